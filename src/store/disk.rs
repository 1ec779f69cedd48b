//! Files of people who share a machine: read without trusting what a name leads to, written so
//! that either the old one or the new one is there, whole.

use super::fault::{Attempt, StoreFault, Trouble};
use rustix::fs::OFlags;
use rustix::io::Errno;
use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// No match comes near this size.
pub(super) const MOST_MIB: u64 = 4;
const MOST: u64 = MOST_MIB * 1024 * 1024;

/// Opens an ordinary file, never what a link points to, and never waiting for a pipe.
pub(super) fn open(
    path: &Path,
    how: &mut OpenOptions,
    doing: Attempt,
) -> Result<(File, fs::Metadata), Trouble> {
    let careful = OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY;
    let flags = careful.bits().cast_signed();
    let opened = how.custom_flags(flags).open(path).and_then(|file| {
        let about = file.metadata()?;
        Ok((file, about))
    });
    let (file, about) = opened.map_err(|why| match Errno::from_io_error(&why) {
        Some(Errno::LOOP) => Trouble::Link,
        Some(Errno::NXIO) => Trouble::NotAFile,
        _ => Trouble::io(doing, &why),
    })?;
    if about.is_file() { Ok((file, about)) } else { Err(Trouble::NotAFile) }
}

/// The text of a save.
pub(super) fn read(path: &Path) -> Result<String, Trouble> {
    let (file, about) = open(path, OpenOptions::new().read(true), Attempt::Read)?;
    if about.len() > MOST {
        return Err(Trouble::TooLarge);
    }
    // It could grow while it is read.
    let mut bytes = Vec::new();
    let read = file.take(MOST + 1).read_to_end(&mut bytes);
    read.map_err(|why| Trouble::io(Attempt::Read, &why))?;
    if bytes.len() as u64 > MOST {
        return Err(Trouble::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| Trouble::NotText)
}

/// Whether anything at all has this name, be it a link into nowhere.
pub(super) fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// The folder that a path stands in.
pub(super) fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The hidden file that belongs to a save: `.NAME.ron.lock`.
pub(super) fn hidden(save: &Path, ending: &str) -> Result<PathBuf, StoreFault> {
    let name = save.file_name();
    let name = name.ok_or_else(|| Trouble::NotAFile.with(save))?;
    let mut hidden = OsString::from(".");
    hidden.push(name);
    hidden.push(".");
    hidden.push(ending);
    Ok(save.with_file_name(hidden))
}

/// Makes the folder, and those above it, for nobody else to look into.
pub(super) fn make_folder(folder: &Path) -> Result<(), StoreFault> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|why| Trouble::io(Attempt::MakeFolder, &why).with(folder))
}

/// How a new file takes its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// It stands in for the one that has it.
    Replace,
    /// Nothing may have it yet.
    Fresh,
}

/// Writes a whole file beside this one, and gives it the name when it is safely on disk. The
/// caller holds the lock, so a file left beside is ours, from a match that was killed.
pub(super) fn write(path: &Path, text: &str, naming: Naming) -> Result<(), StoreFault> {
    let beside = hidden(path, "new")?;
    let written = write_beside(&beside, text).and_then(|()| match naming {
        Naming::Replace => fs::rename(&beside, path),
        Naming::Fresh => name_fresh(&beside, path),
    });
    if let Err(why) = written {
        // Best effort: the next attempt removes it too.
        let _ = fs::remove_file(&beside);
        return Err(match why.kind() {
            ErrorKind::AlreadyExists if naming == Naming::Fresh => Trouble::Exists,
            _ => Trouble::io(Attempt::Save, &why),
        }
        .with(path));
    }
    let synced = sync_folder(folder(path));
    synced.map_err(|why| Trouble::io(Attempt::Save, &why).with(path))
}

fn write_beside(beside: &Path, text: &str) -> io::Result<()> {
    match fs::remove_file(beside) {
        Err(why) if why.kind() != ErrorKind::NotFound => return Err(why),
        _ => {}
    }
    // A fresh file: a link laid in the way is an error, not a place to write to.
    let mut how = OpenOptions::new();
    let mut file = how.write(true).create_new(true).mode(0o600).open(beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Renaming would replace a file that came into being since we looked; a second name does not.
fn name_fresh(beside: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(beside, path) {
        Ok(()) => fs::remove_file(beside),
        Err(_) if exists(path) => Err(ErrorKind::AlreadyExists.into()),
        // Some file systems know no second names.
        Err(_) => fs::rename(beside, path),
    }
}

/// A new name is safe only once its folder is on disk. Some file systems cannot do that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        Err(why) if why.kind() == ErrorKind::InvalidInput => Ok(()),
        synced => synced,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    #[test]
    fn a_fresh_name_is_never_taken_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        symlink("nowhere", &path).unwrap();
        let fault = write(&path, "new", Naming::Fresh).unwrap_err();
        assert_eq!(fault.what, Trouble::Exists);
        fs::remove_file(&path).unwrap();
        fs::write(&path, "old").unwrap();
        assert!(write(&path, "new", Naming::Fresh).is_err());
        assert_eq!(fs::read(&path).unwrap(), b"old");
        write(&path, "new", Naming::Replace).unwrap();
        assert_eq!(read(&path).unwrap(), "new");
        let mode = path.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        // Nothing but the save is left in the folder.
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_link_laid_in_the_way_is_not_written_through() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("a.ron"), folder.path().join("other"));
        fs::write(&other, "other").unwrap();
        symlink(&other, folder.path().join(".a.ron.new")).unwrap();
        write(&path, "new", Naming::Replace).unwrap();
        assert_eq!(fs::read(&other).unwrap(), b"other");
        assert_eq!(read(&path).unwrap(), "new");
    }

    #[test]
    fn the_folder_of_a_bare_name_is_here() {
        assert_eq!(folder(Path::new("a.ron")), Path::new("."));
        assert_eq!(folder(Path::new("b/a.ron")), Path::new("b"));
        let lock = hidden(Path::new("b/a.ron"), "lock").unwrap();
        assert_eq!(lock, Path::new("b/.a.ron.lock"));
        assert!(hidden(Path::new("b/.."), "lock").is_err());
    }
}
