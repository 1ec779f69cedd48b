//! One match, one incognita: a lock on a hidden file beside the save. (A lock on the save
//! itself would go with the old file each time a new one takes its name.)

use super::disk;
use super::fault::{Attempt, StoreFault, Trouble};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// The right to write a save. The system takes it back when we die, whatever we die of; a file
/// left behind by then is in nobody's way.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// How often the file may vanish under our hands, each time because somebody else closed
    /// the match just then.
    const TRIES: usize = 100;

    /// Locks this save, if nobody else has.
    pub fn take(save: &Path) -> Result<Self, StoreFault> {
        let path = disk::hidden(save, "lock")?;
        for _ in 0..Self::TRIES {
            let mut how = OpenOptions::new();
            how.read(true).write(true).create(true).mode(0o600);
            let opened = disk::open(&path, &mut how, Attempt::Lock);
            let (file, _) = opened.map_err(|what| what.with(&path))?;
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => return Err(Trouble::InUse.with(save)),
                Err(TryLockError::Error(why)) => {
                    return Err(Trouble::io(Attempt::Lock, &why).with(&path));
                }
                Ok(()) => {}
            }
            // The file may have been removed between opening and locking it: then what we have
            // locked is no longer what others look at.
            let path = path.clone();
            let lock = Self { file, path };
            if lock.holds() {
                return Ok(lock);
            }
        }
        Err(Trouble::InUse.with(save))
    }

    /// Whether others would still meet this very file.
    pub fn holds(&self) -> bool {
        let ours = self.file.metadata();
        let there = self.path.symlink_metadata();
        let file = |about: &fs::Metadata| (about.dev(), about.ino());
        matches!((ours, there), (Ok(ours), Ok(there)) if file(&ours) == file(&there))
    }
}

impl Drop for Lock {
    /// Removed while still locked, and only if it is ours: nobody loses a lock to this.
    fn drop(&mut self) {
        if self.holds() {
            // If it stays, it is in nobody's way.
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_for_one() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        let lock = Lock::take(&save).unwrap();
        assert_eq!(Lock::take(&save).unwrap_err().what, Trouble::InUse);
        // The refused one took nothing away.
        assert!(lock.holds());
        let other = File::open(folder.path().join(".a.ron.lock")).unwrap();
        assert!(matches!(other.try_lock(), Err(TryLockError::WouldBlock)));
        drop(lock);
        assert!(!disk::exists(&folder.path().join(".a.ron.lock")));
        Lock::take(&save).unwrap();
    }

    #[test]
    fn a_lock_whose_file_is_gone_takes_no_other_away() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        let lost = Lock::take(&save).unwrap();
        fs::remove_file(&lost.path).unwrap();
        let lock = Lock::take(&save).unwrap();
        drop(lost);
        assert!(lock.holds());
    }

    #[test]
    fn a_link_in_its_place_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        std::os::unix::fs::symlink("elsewhere", folder.path().join(".a.ron.lock")).unwrap();
        assert_eq!(Lock::take(&save).unwrap_err().what, Trouble::Link);
        assert!(!disk::exists(&folder.path().join("elsewhere")));
    }

    /// Many at once: never do two have it.
    #[test]
    fn taking_and_leaving_is_no_race() {
        use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        let (inside, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..2_000 {
                        if let Ok(_lock) = Lock::take(&save) {
                            assert_eq!(inside.fetch_add(1, SeqCst), 0);
                            taken.fetch_add(1, SeqCst);
                            inside.fetch_sub(1, SeqCst);
                        }
                    }
                });
            }
        });
        assert!(taken.load(SeqCst) > 0);
        Lock::take(&save).unwrap();
    }
}
