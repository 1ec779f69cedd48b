//! One match, one incognita: a lock on a hidden file beside the save. (A lock on the save
//! itself would go with the old file each time a new one takes its name.)

use super::fault::{Attempt, StoreFault, Trouble};
use super::sheet;
use crate::disk::{self, Draft, Links, Sharing, Unread};
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The right to write a save. The system takes it back when we die, whatever we die of; a file
/// left behind by then is in nobody's way, and swept up.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// The ending of its hidden name.
    const ENDING: &str = "lock";
    /// How often the file may vanish under our hands, each time because somebody else closed
    /// the match just then.
    const TRIES: usize = 100;
    /// Somebody who only sweeps up, or just ends, has a lock for a moment: how often we look
    /// again, and after how long.
    const PATIENCE: (usize, Duration) = (20, Duration::from_millis(5));

    /// Locks this save, if nobody else has; and sweeps up around it. Whoever may read the save
    /// may use its lock too.
    pub fn take(save: &Path, sharing: Option<Sharing>) -> Result<Self, StoreFault> {
        let (times, pause) = Self::PATIENCE;
        for _ in 0..times {
            match Self::try_take(save, sharing) {
                Err(StoreFault { what: Trouble::InUse, .. }) => std::thread::sleep(pause),
                taken => {
                    sweep(disk::folder(save));
                    return taken;
                }
            }
        }
        Err(Trouble::InUse.with(save))
    }

    fn try_take(save: &Path, sharing: Option<Sharing>) -> Result<Self, StoreFault> {
        let path = disk::hidden(save, Self::ENDING);
        let path = path.ok_or_else(|| Trouble::NotAFile.with(save))?;
        for _ in 0..Self::TRIES {
            let Some(file) = Self::file(&path, sharing)? else { continue };
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

    /// The file to be locked: the one that is there, or one that we make; neither, if somebody
    /// else is faster.
    fn file(path: &Path, sharing: Option<Sharing>) -> Result<Option<File>, StoreFault> {
        let failed = |why| Trouble::unread(Attempt::Lock, why).with(path);
        // Reading is enough to lock it, and is what a group may always do.
        match disk::open(path, OpenOptions::new().read(true), Links::Refused) {
            Err(Unread::System { kind: ErrorKind::NotFound, .. }) => {}
            there => return there.map(|(file, _)| Some(file)).map_err(failed),
        }
        let mut how = OpenOptions::new();
        how.read(true).write(true).create_new(true).mode(0o600);
        match disk::open(path, &mut how, Links::Refused) {
            Err(Unread::System { kind: ErrorKind::AlreadyExists, .. }) => Ok(None),
            Err(why) => Err(failed(why)),
            Ok((file, _)) => {
                // If not, it is ours alone while we play, and gone afterwards.
                let _ = sharing.map(|sharing| sharing.give(&file));
                Ok(Some(file))
            }
        }
    }

    /// Whether others would still meet this very file.
    pub fn holds(&self) -> bool {
        let ours = self.file.metadata();
        let there = self.path.symlink_metadata();
        let file = |about: &Metadata| (about.dev(), about.ino());
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

/// Removes the locks and drafts that killed ones left in this folder: nothing that somebody
/// still holds, and nothing that only has such a name. What cannot be removed stays.
pub(super) fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let of = |ending| disk::unhidden(&name, ending).map(|save| folder.join(save));
        let Some(save) = of(Lock::ENDING).or_else(|| of(Draft::ENDING)) else { continue };
        if save.extension().is_some_and(|ending| ending == sheet::ENDING) {
            sweep_one(&save);
        }
    }
}

fn sweep_one(save: &Path) {
    let open = |path: &Path| disk::open(path, OpenOptions::new().read(true), Links::Refused);
    // Our locks are empty. A foreign one is not ours to hold.
    let lock = disk::hidden(save, Lock::ENDING).map(|path| open(&path));
    match lock {
        Some(Ok((_, about))) if about.len() == 0 => {}
        Some(Err(Unread::System { kind: ErrorKind::NotFound, .. })) => {}
        _ => return,
    }
    // With the lock goes its file.
    let Ok(_lock) = Lock::try_take(save, None) else { return };
    let Some(draft) = disk::hidden(save, Draft::ENDING) else { return };
    let mut start = Vec::new();
    let read = open(&draft).map(|(file, _)| file.take(64).read_to_end(&mut start));
    if matches!(read, Ok(Ok(_))) && sheet::may_begin(&start) {
        let _ = fs::remove_file(&draft);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_for_one() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        let lock = Lock::try_take(&save, None).unwrap();
        assert_eq!(Lock::try_take(&save, None).unwrap_err().what, Trouble::InUse);
        // The refused one took nothing away.
        assert!(lock.holds());
        let other = File::open(folder.path().join(".a.ron.lock")).unwrap();
        assert!(matches!(other.try_lock(), Err(TryLockError::WouldBlock)));
        drop(lock);
        assert!(!disk::exists(&folder.path().join(".a.ron.lock")));
        Lock::try_take(&save, None).unwrap();
    }

    #[test]
    fn a_lock_whose_file_is_gone_takes_no_other_away() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        let lost = Lock::try_take(&save, None).unwrap();
        fs::remove_file(&lost.path).unwrap();
        let lock = Lock::try_take(&save, None).unwrap();
        drop(lost);
        assert!(lock.holds());
    }

    #[test]
    fn a_link_in_its_place_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("a.ron");
        std::os::unix::fs::symlink("elsewhere", folder.path().join(".a.ron.lock")).unwrap();
        assert_eq!(Lock::try_take(&save, None).unwrap_err().what, Trouble::Link);
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
                        if let Ok(_lock) = Lock::try_take(&save, None) {
                            assert_eq!(inside.fetch_add(1, SeqCst), 0);
                            taken.fetch_add(1, SeqCst);
                            inside.fetch_sub(1, SeqCst);
                        }
                    }
                });
            }
        });
        assert!(taken.load(SeqCst) > 0);
        Lock::try_take(&save, None).unwrap();
    }
}
