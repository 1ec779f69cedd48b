//! Files of people who share a machine: read without trusting what a name leads to, written so
//! that either the old one or the new one is there, whole.

use crate::lang::{Words, printable};
use crate::say;
use rustix::fs::OFlags;
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::fs::{self, DirBuilder, File, Metadata, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::{
    DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown as give,
};
use std::path::{Path, PathBuf};

/// What becomes of a symbolic link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Links {
    /// What it leads to could be anything.
    Refused,
    /// Whoever named the file may name it so.
    Followed,
}

/// Why a file is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The system would not do it.
    System {
        /// Why it could not be, as the system sorts it.
        kind: ErrorKind,
        /// Why it could not be, in the system's words.
        why: String,
    },
    /// A symbolic link.
    Link,
    /// A folder, a pipe, a device.
    NotAFile,
    /// Larger than such a file can be.
    TooLarge {
        /// The bytes it may have.
        most: u64,
    },
    /// Not in UTF-8.
    NotText,
}

impl From<&io::Error> for Unread {
    fn from(why: &io::Error) -> Self {
        match Errno::from_io_error(why) {
            Some(Errno::LOOP) => Self::Link,
            // A pipe or a device with nobody at its other end.
            Some(Errno::NXIO) => Self::NotAFile,
            _ => Self::System { kind: why.kind(), why: why.to_string() },
        }
    }
}

impl Unread {
    /// In the reader's words: what stands behind "cannot be read:".
    pub fn why(&self, words: &Words) -> String {
        match self {
            Self::System { kind, why } => words.reason(*kind, why),
            Self::Link => say!(words, "store-why-link"),
            Self::NotAFile => say!(words, "store-why-not-a-file"),
            Self::TooLarge { most } => say!(words, "store-why-larger", most = most / 1024),
            Self::NotText => say!(words, "store-why-not-text"),
        }
    }
}

/// Opens an ordinary file, never waiting for a pipe.
pub fn open(path: &Path, how: &mut OpenOptions, links: Links) -> Result<(File, Metadata), Unread> {
    let careful = OFlags::NONBLOCK | OFlags::NOCTTY;
    let flags = match links {
        Links::Refused => careful | OFlags::NOFOLLOW,
        Links::Followed => careful,
    };
    let opened = how.custom_flags(flags.bits().cast_signed()).open(path).and_then(|file| {
        let about = file.metadata()?;
        Ok((file, about))
    });
    let (file, about) = opened.map_err(|why| Unread::from(&why))?;
    if about.is_file() { Ok((file, about)) } else { Err(Unread::NotAFile) }
}

/// The text of a file of at most so many bytes, and what the system says of it.
pub fn read(path: &Path, links: Links, most: u64) -> Result<(String, Metadata), Unread> {
    let (file, about) = open(path, OpenOptions::new().read(true), links)?;
    if about.len() > most {
        return Err(Unread::TooLarge { most });
    }
    // It could grow while it is read.
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(|why| Unread::from(&why))?;
    if bytes.len() as u64 > most {
        return Err(Unread::TooLarge { most });
    }
    String::from_utf8(bytes).map(|text| (text, about)).map_err(|_| Unread::NotText)
}

/// Whether anything at all has this name, be it a link into nowhere.
pub fn exists(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// The folder that a path stands in.
pub fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// The hidden file that belongs to a file: `.NAME.ron.lock`. What has no name has none.
pub fn hidden(path: &Path, ending: &str) -> Option<PathBuf> {
    let mut hidden = OsString::from(".");
    hidden.push(path.file_name()?);
    hidden.push(".");
    hidden.push(ending);
    Some(path.with_file_name(hidden))
}

/// This path, and then others beside it that differ by a number: `NAME.ron`, `NAME-2.ron`, …
pub fn numbered(path: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let first = std::iter::once(path.to_owned());
    let path = path.to_owned();
    first.chain((2..u32::MAX).map(move |number| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{number}"));
        if let Some(ending) = path.extension() {
            name.push(".");
            name.push(ending);
        }
        path.with_file_name(name)
    }))
}

/// Makes the folder, and those above it, for nobody else to look into.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

/// A new name is safe only once its folder is on disk. Some file systems cannot do that.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    match File::open(folder)?.sync_all() {
        Err(why) if why.kind() == ErrorKind::InvalidInput => Ok(()),
        synced => synced,
    }
}

/// Whose a file is, and who may do what with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sharing {
    owner: u32,
    group: u32,
    mode: u32,
}

impl Sharing {
    /// That of a file.
    pub fn of(about: &Metadata) -> Self {
        Self { owner: about.uid(), group: about.gid(), mode: about.mode() & 0o777 }
    }

    /// Makes this file as shared as that one. Only a superuser can give it to its owner; anybody
    /// else becomes the owner, and then the old one must still get at it by its group.
    pub fn give(self, file: &File) -> io::Result<()> {
        let now = Self::of(&file.metadata()?);
        if now.owner != self.owner && give(file, Some(self.owner), None).is_err() {
            let by_group = self.mode & 0o040 != 0;
            by_group.then_some(()).ok_or(ErrorKind::PermissionDenied)?;
        }
        if now.group != self.group {
            give(file, None, Some(self.group))?;
        }
        // Last: until its group is right, nobody else looks into it.
        if now.mode != self.mode {
            file.set_permissions(Permissions::from_mode(self.mode))?;
        }
        Ok(())
    }

    /// Whether we may take such a file's name away in this folder: where everybody may make
    /// files (`/tmp`), only its owner may.
    pub fn can_be_replaced_in(self, folder: &Path) -> bool {
        const STICKY: u32 = 0o1000;
        let us = rustix::process::geteuid().as_raw();
        let open_to_us = |about: Metadata| about.mode() & STICKY == 0 || about.uid() == us;
        us == 0 || us == self.owner || fs::metadata(folder).is_ok_and(open_to_us)
    }
}

/// A whole new file under a hidden name beside the one whose name it is to get; given up, it is
/// gone again. Whoever makes one holds the lock: a draft found there is from somebody killed.
#[derive(Debug)]
pub struct Draft {
    file: File,
    beside: PathBuf,
    path: PathBuf,
}

impl Draft {
    /// The ending of its hidden name.
    pub const ENDING: &str = "new";

    /// An empty one, for our own eyes.
    pub fn begin(path: &Path) -> io::Result<Self> {
        let beside = hidden(path, Self::ENDING).ok_or(ErrorKind::InvalidFilename)?;
        match fs::remove_file(&beside) {
            Err(why) if why.kind() != ErrorKind::NotFound => return Err(why),
            _ => {}
        }
        // A fresh file: a link laid in the way is an error, not a place to write to.
        let mut how = OpenOptions::new();
        let file = how.write(true).create_new(true).mode(0o600).open(&beside)?;
        Ok(Self { file, beside, path: path.to_owned() })
    }

    /// Shares it like this.
    pub fn share(&self, like: Sharing) -> io::Result<()> {
        like.give(&self.file)
    }

    /// Writes the text, safely on disk.
    pub fn fill(&mut self, text: &str) -> io::Result<()> {
        self.file.write_all(text.as_bytes())?;
        self.file.sync_all()
    }

    /// It stands in for the file that has the name.
    pub fn replace(self) -> io::Result<()> {
        fs::rename(&self.beside, &self.path)
    }

    /// It gets the name if nothing has it. Renaming would replace a file that came into being
    /// since we looked; a second name does not.
    pub fn name_fresh(self) -> io::Result<()> {
        match fs::hard_link(&self.beside, &self.path) {
            Ok(()) => Ok(()),
            Err(_) if exists(&self.path) => Err(ErrorKind::AlreadyExists.into()),
            // Some file systems know no second names.
            Err(_) => fs::rename(&self.beside, &self.path),
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Renamed, it is not there any more; what stays is swept up.
        let _ = fs::remove_file(&self.beside);
    }
}

/// The file that this hidden one belonged to, if its name has this form.
pub fn unhidden(name: &OsStr, ending: &str) -> Option<OsString> {
    let name = name.to_str()?.strip_prefix('.')?;
    let name = name.strip_suffix(ending)?.strip_suffix('.')?;
    (!name.is_empty()).then(|| name.into())
}

/// A path as it is shown.
pub fn shown(path: &Path) -> String {
    printable(&path.to_string_lossy())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    fn read(path: &Path) -> String {
        super::read(path, Links::Refused, 100).unwrap().0
    }

    fn draft(path: &Path, text: &str) -> Draft {
        let mut draft = Draft::begin(path).unwrap();
        draft.fill(text).unwrap();
        draft
    }

    #[test]
    fn a_fresh_name_is_never_taken_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        symlink("nowhere", &path).unwrap();
        let fault = draft(&path, "new").name_fresh().unwrap_err();
        assert_eq!(fault.kind(), ErrorKind::AlreadyExists);
        fs::remove_file(&path).unwrap();
        fs::write(&path, "old").unwrap();
        assert!(draft(&path, "new").name_fresh().is_err());
        assert_eq!(read(&path), "old");
        draft(&path, "new").replace().unwrap();
        assert_eq!(read(&path), "new");
        let mode = path.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        // Nothing but the save is left in the folder.
        drop(draft(&path, "given up"));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_link_laid_in_the_way_is_not_written_through() {
        let folder = tempfile::tempdir().unwrap();
        let (path, other) = (folder.path().join("a.ron"), folder.path().join("other"));
        fs::write(&other, "other").unwrap();
        symlink(&other, folder.path().join(".a.ron.new")).unwrap();
        draft(&path, "new").replace().unwrap();
        assert_eq!((read(&other), read(&path)), ("other".into(), "new".into()));
    }

    #[test]
    fn a_link_is_followed_only_where_it_may_be() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "text").unwrap();
        symlink(&file, &link).unwrap();
        assert_eq!(super::read(&link, Links::Refused, 9).unwrap_err(), Unread::Link);
        assert_eq!(super::read(&link, Links::Followed, 9).unwrap().0, "text");
        assert_eq!(
            super::read(&link, Links::Followed, 3).unwrap_err(),
            Unread::TooLarge { most: 3 }
        );
    }

    #[test]
    fn names_of_hidden_files_go_there_and_back() {
        assert_eq!(folder(Path::new("a.ron")), Path::new("."));
        assert_eq!(folder(Path::new("b/a.ron")), Path::new("b"));
        let lock = hidden(Path::new("b/a.ron"), "lock").unwrap();
        assert_eq!(lock, Path::new("b/.a.ron.lock"));
        assert!(hidden(Path::new("b/.."), "lock").is_none());
        let back = |name: &str| unhidden(OsStr::new(name), "lock");
        assert_eq!(back(".a.ron.lock"), Some("a.ron".into()));
        for other in ["a.ron.lock", ".lock", "..lock", ".a.ron.new", ".a.ronlock"] {
            assert_eq!(back(other), None, "{other}");
        }
    }

    #[test]
    fn names_are_numbered_before_their_ending() {
        let names = |path: &str| -> Vec<PathBuf> { numbered(Path::new(path)).take(3).collect() };
        assert_eq!(
            names("x/a.b.ron"),
            ["x/a.b.ron", "x/a.b-2.ron", "x/a.b-3.ron"].map(PathBuf::from)
        );
        assert_eq!(names("a"), ["a", "a-2", "a-3"].map(PathBuf::from));
    }
}
