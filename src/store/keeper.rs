//! A match that is being played, and its file.

use super::disk::{self, Naming};
use super::fault::{Attempt, StoreFault, Trouble};
use super::lock::Lock;
use super::moment::Moment;
use super::sheet::Sheet;
use crate::engine::Table;
use std::io;
use std::path::{Path, PathBuf};

/// Keeps a match on disk while it is played: nobody else can open it meanwhile.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    lock: Lock,
    started: Moment,
    behind: bool,
}

impl Keeper {
    /// Puts a fresh match into a new file.
    pub(super) fn create(path: &Path, table: &dyn Table, now: Moment) -> Result<Self, StoreFault> {
        if disk::exists(path) {
            return Err(Trouble::Exists.with(path));
        }
        disk::make_folder(disk::folder(path))?;
        let keeper = Self::resume(path, Lock::take(path)?, now);
        keeper.write(table, now, Naming::Fresh)?;
        Ok(keeper)
    }

    /// Goes on with a match that was just read.
    pub(super) fn resume(path: &Path, lock: Lock, started: Moment) -> Self {
        Self { path: path.to_owned(), lock, started, behind: false }
    }

    /// Writes the match as it is now. If that fails the old file stays, and play can go on: the
    /// next call writes all that this one could not.
    pub fn save(&mut self, table: &dyn Table, now: Moment) -> Result<(), StoreFault> {
        self.behind = true;
        if !self.lock.holds() {
            // Somebody tidied our lock away, or the folder with it.
            self.lock = Lock::take(&self.path)?;
        }
        self.write(table, now, Naming::Replace)?;
        self.behind = false;
        Ok(())
    }

    fn write(&self, table: &dyn Table, now: Moment, naming: Naming) -> Result<(), StoreFault> {
        let text = Sheet::of(table, self.started, now).text();
        let text = text
            .map_err(|why| Trouble::io(Attempt::Save, &io::Error::other(why)).with(&self.path))?;
        disk::write(&self.path, &text, naming)
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
