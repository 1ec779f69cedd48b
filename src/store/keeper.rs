//! A match that is being played, and its file.

use super::fault::{Attempt, StoreFault, Trouble};
use super::lock::Lock;
use super::moment::Moment;
use super::sheet::{self, Sheet};
use crate::disk::{self, Draft, Links, Sharing, Unread};
use crate::engine::Table;
use crate::engine::components::Fingerprint;
use crate::lang::Words;
use crate::say;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Keeps a match on disk while it is played: nobody else can open it meanwhile.
#[derive(Debug)]
pub struct Keeper {
    path: PathBuf,
    /// Not there while the folder cannot be written to.
    lock: Option<Lock>,
    started: Moment,
    /// The file as we last had it in hand; nothing before it was first written.
    written: Option<Written>,
    behind: bool,
}

/// A save as it was read or written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Written {
    pub text: Fingerprint,
    /// Who shares it; nothing for a file of our own making.
    pub sharing: Option<Sharing>,
}

/// Where a match was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saved {
    /// In its file.
    InPlace,
    /// In a new file beside it, where the match goes on: somebody else has changed the old one,
    /// and both are kept.
    Beside {
        /// The file as somebody else left it.
        left: PathBuf,
        /// Ours.
        now: PathBuf,
    },
}

impl Saved {
    /// What the player must be told of it, if anything.
    pub fn tell(&self, words: &Words) -> Option<String> {
        let Self::Beside { left, now } = self else { return None };
        let (left, now) = (disk::shown(left), disk::shown(now));
        Some(say!(words, "store-saved-beside", left = left, now = now))
    }
}

/// What stands under the name of our save.
enum There {
    /// What we last wrote or read.
    Ours(Sharing),
    /// Something else, be it not even a file.
    Theirs,
    /// Nothing.
    Gone,
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
    /// to, until it can. What others share must stay theirs: else it is refused now, and not
    /// after it was played.
    pub(super) fn resume(
        path: &Path,
        lock: Option<Lock>,
        started: Moment,
        written: Written,
    ) -> Result<Self, StoreFault> {
        if let (Some(_), Some(sharing)) = (&lock, written.sharing) {
            let stays = |draft: Draft| draft.share(sharing).is_ok();
            // A draft that cannot be made now is for saving to tell.
            let stays = Draft::begin(path).map_or(true, stays);
            if !stays || !sharing.can_be_replaced_in(disk::folder(path)) {
                return Err(Trouble::Shared.with(path));
            }
        }
        Ok(Self { path: path.to_owned(), lock, started, written: Some(written), behind: false })
    }

    /// Writes the match as it is now. If that fails the old file stays, and play can go on: the
    /// next call writes all that this one could not.
    pub fn save(&mut self, table: &dyn Table, now: Moment) -> Result<Saved, StoreFault> {
        self.behind = true;
        let text = Sheet::of(table, self.started, now).text();
        let text = text.map_err(|why| self.cannot(&io::Error::other(why)))?;
        self.keep(&text)
    }

    /// Writes this text, into our file if it is still ours, else beside it.
    fn keep(&mut self, text: &str) -> Result<Saved, StoreFault> {
        if text.len() as u64 > sheet::MOST {
            return Err(Trouble::Outgrown.with(&self.path));
        }
        let saved = if self.lock_again()? && self.write(text)? {
            Saved::InPlace
        } else {
            self.write_beside(text)?
        };
        disk::sync_folder(disk::folder(&self.path)).map_err(|why| self.cannot(&why))?;
        self.behind = false;
        Ok(saved)
    }

    /// Sees to the lock; whether we have it. Somebody else may have opened the match while
    /// nothing kept them from it.
    fn lock_again(&mut self) -> Result<bool, StoreFault> {
        if self.lock.as_ref().is_some_and(Lock::holds) {
            return Ok(true);
        }
        self.lock = None;
        if self.written.is_none() {
            let folder = disk::folder(&self.path);
            let made = disk::make_folder(folder);
            made.map_err(|why| Trouble::io(Attempt::MakeFolder, &why).with(folder))?;
        }
        match Lock::take(&self.path, self.sharing()) {
            Err(StoreFault { what: Trouble::InUse, .. }) if self.written.is_some() => Ok(false),
            taken => {
                self.lock = Some(taken?);
                Ok(true)
            }
        }
    }

    /// Writes our file anew; or not, if what is there now is not what we left there. That is
    /// looked at last: the new file only needs its name by then.
    fn write(&mut self, text: &str) -> Result<bool, StoreFault> {
        let draft = self.draft(&self.path, text)?;
        let Some(written) = self.written else {
            let named = draft.name_fresh();
            named.map_err(|why| match why.kind() {
                ErrorKind::AlreadyExists => Trouble::Exists.with(&self.path),
                _ => self.cannot(&why),
            })?;
            self.note(text, None);
            return Ok(true);
        };
        let sharing = match self.there(written)? {
            There::Theirs => return Ok(false),
            There::Gone => match draft.name_fresh() {
                Err(why) if why.kind() == ErrorKind::AlreadyExists => return Ok(false),
                named => {
                    named.map_err(|why| self.cannot(&why))?;
                    written.sharing
                }
            },
            There::Ours(sharing) => {
                draft.share(sharing).map_err(|_| Trouble::Shared.with(&self.path))?;
                draft.replace().map_err(|why| self.cannot(&why))?;
                Some(sharing)
            }
        };
        self.note(text, sharing);
        Ok(true)
    }

    /// Writes a file of our own beside the one that is somebody else's now, and goes on there.
    fn write_beside(&mut self, text: &str) -> Result<Saved, StoreFault> {
        let free = |path: &PathBuf| !disk::exists(path);
        for now in disk::numbered(&self.path).skip(1).filter(free) {
            let lock = match Lock::take(&now, self.sharing()) {
                Err(StoreFault { what: Trouble::InUse, .. }) => continue,
                taken => taken?,
            };
            match self.draft(&now, text)?.name_fresh() {
                Err(why) if why.kind() == ErrorKind::AlreadyExists => continue,
                named => named.map_err(|why| Trouble::io(Attempt::Save, &why).with(&now))?,
            }
            self.lock = Some(lock);
            let left = std::mem::replace(&mut self.path, now.clone());
            self.note(text, self.sharing());
            return Ok(Saved::Beside { left, now });
        }
        Err(Trouble::Exists.with(&self.path))
    }

    /// The text beside this file, safe on disk, and shared as ours is.
    fn draft(&self, path: &Path, text: &str) -> Result<Draft, StoreFault> {
        let failed = |why: io::Error| Trouble::io(Attempt::Save, &why).with(path);
        let mut draft = Draft::begin(path).map_err(failed)?;
        if let Some(sharing) = self.sharing() {
            draft.share(sharing).map_err(|_| Trouble::Shared.with(path))?;
        }
        draft.fill(text).map_err(failed)?;
        Ok(draft)
    }

    /// What stands under our name.
    fn there(&self, written: Written) -> Result<There, StoreFault> {
        let read = disk::read(&self.path, Links::Refused, sheet::MOST);
        Ok(match read {
            Ok((text, about)) if Fingerprint::of(&text) == written.text => {
                There::Ours(Sharing::of(&about))
            }
            Err(Unread::System { kind: ErrorKind::NotFound, .. }) => There::Gone,
            Err(why @ Unread::System { kind, .. }) if kind != ErrorKind::PermissionDenied => {
                return Err(Trouble::unread(Attempt::Save, why).with(&self.path));
            }
            _ => There::Theirs,
        })
    }

    fn note(&mut self, text: &str, sharing: Option<Sharing>) {
        self.written = Some(Written { text: Fingerprint::of(text), sharing });
    }

    fn sharing(&self) -> Option<Sharing> {
        self.written?.sharing
    }

    fn cannot(&self, why: &io::Error) -> StoreFault {
        Trouble::io(Attempt::Save, why).with(&self.path)
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_could_not_be_read_again_is_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let mut keeper = Keeper::unsaved(&path, Moment::at(0));
        let most = usize::try_from(sheet::MOST).unwrap();
        keeper.keep(&"x".repeat(most)).unwrap();
        let fault = keeper.keep(&"x".repeat(most + 1)).unwrap_err();
        assert_eq!(fault.what, Trouble::Outgrown);
        assert_eq!(fs::metadata(&path).unwrap().len(), sheet::MOST);
        assert_eq!(keeper.keep("less"), Ok(Saved::InPlace));
        assert_eq!(fs::read(&path).unwrap(), b"less");
    }
}
