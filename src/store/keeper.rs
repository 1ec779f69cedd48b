//! A match that is being played, and its file.

use super::disk::{self, Naming};
use super::fault::{Attempt, StoreFault, Trouble};
use super::lock::Lock;
use super::moment::Moment;
use super::sheet::Sheet;
use crate::engine::Table;
use crate::engine::components::Fingerprint;
use std::io;
use std::path::{Path, PathBuf};

/// Keeps a match on disk while it is played: nobody else can open it meanwhile.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    /// Not there while the folder cannot be written to.
    lock: Option<Lock>,
    started: Moment,
    /// What the file held when we last had it in hand; nothing before it was first written.
    written: Option<Fingerprint>,
    behind: bool,
}

impl Keeper {
    /// Puts a fresh match into a new file.
    pub(super) fn create(path: &Path, table: &dyn Table, now: Moment) -> Result<Self, StoreFault> {
        if disk::exists(path) {
            return Err(Trouble::Exists.with(path));
        }
        let mut keeper = Self::unsaved(path, now);
        keeper.save(table, now)?;
        Ok(keeper)
    }

    /// For a fresh match that could not be put into a file yet: the next save tries again.
    pub fn unsaved(path: &Path, started: Moment) -> Self {
        Self { path: path.to_owned(), lock: None, started, written: None, behind: true }
    }

    /// Goes on with a match that was just read; without a lock if its folder cannot be written
    /// to, until it can.
    pub(super) fn resume(
        path: &Path,
        lock: Option<Lock>,
        started: Moment,
        written: Fingerprint,
    ) -> Self {
        Self { path: path.to_owned(), lock, started, written: Some(written), behind: false }
    }

    /// Writes the match as it is now. If that fails the old file stays, and play can go on: the
    /// next call writes all that this one could not.
    pub fn save(&mut self, table: &dyn Table, now: Moment) -> Result<(), StoreFault> {
        self.behind = true;
        if !self.lock.as_ref().is_some_and(Lock::holds) {
            self.lock = None;
            self.lock = Some(self.lock_again()?);
        }
        let text = Sheet::of(table, self.started, now).text();
        let text = text
            .map_err(|why| Trouble::io(Attempt::Save, &io::Error::other(why)).with(&self.path))?;
        let naming = if self.written.is_some() { Naming::Replace } else { Naming::Fresh };
        disk::write(&self.path, &text, naming)?;
        self.written = Some(Fingerprint::of(&text));
        self.behind = false;
        Ok(())
    }

    /// While nobody held the lock, somebody else may have gone on with the match: then theirs
    /// stays.
    fn lock_again(&self) -> Result<Lock, StoreFault> {
        if self.written.is_none() {
            disk::make_folder(disk::folder(&self.path))?;
        }
        let lock = Lock::take(&self.path)?;
        if let (Some(written), true) = (self.written, disk::exists(&self.path)) {
            let there = disk::read(&self.path).map_err(|what| what.with(&self.path))?;
            if Fingerprint::of(&there) != written {
                return Err(Trouble::WentOnElsewhere.with(&self.path));
            }
        }
        Ok(lock)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the file lacks what has been decided since: the last attempt to write it failed.
    pub fn is_behind(&self) -> bool {
        self.behind
    }
}
