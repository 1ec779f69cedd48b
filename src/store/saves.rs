//! The folder of saves: where it is, what is in it, and how a new one is called.

use super::fault::{Attempt, StoreFault, Trouble};
use super::lock::{self, Lock};
use super::moment::Moment;
use super::sheet::{self, ENDING, Summary};
use crate::disk;
use crate::engine::Player;
use etcetera::BaseStrategy;
use std::cmp::Reverse;
use std::ffi::OsStr;
use std::fs;
use std::fs::DirBuilder;
use std::io::ErrorKind;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Component, Path, PathBuf};

/// A folder of saves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saves(PathBuf);

/// A file in the folder, and what it tells; or why it does not.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// What its head says. Nothing of it is checked against the match.
    pub summary: Result<Summary, StoreFault>,
}

impl Listed {
    /// Whether it can be gone on with.
    pub fn waits(&self) -> bool {
        self.summary.as_ref().is_ok_and(|summary| !summary.head.over)
    }

    /// The name by which the save can be asked for.
    pub fn name(&self) -> String {
        let name = self.path.file_stem().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }
}

impl Saves {
    /// How long a name may get that we choose. (With what stands around it, a lock's name must
    /// not be longer than the 255 bytes that file systems take.)
    const LONGEST: usize = 100;
    /// Where saves lie that were thrown away.
    const DELETED: &str = "deleted";

    /// This folder. It need not exist yet.
    pub fn at(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// The folder asked for by option or environment; else `saves` in the working folder, if
    /// there is one; else the user's own.
    pub fn choose(option: Option<&Path>, environment: Option<&OsStr>, working: &Path) -> Self {
        let given = |path: &&Path| !path.as_os_str().is_empty();
        let environment = environment.map(Path::new).filter(given);
        let here = working.join("saves");
        match option.filter(given).or(environment) {
            Some(folder) => Self(folder.to_owned()),
            None if here.is_dir() => Self(here),
            // Who has no home plays here.
            None => Self(
                etcetera::choose_base_strategy()
                    .map_or(here, |user| user.data_dir().join("incognita").join("saves")),
            ),
        }
    }

    /// The file that somebody means by this: a path, or a name in this folder, with or without
    /// its ending.
    pub fn resolve(&self, name: impl AsRef<OsStr>) -> PathBuf {
        let name = name.as_ref();
        let given = PathBuf::from(name);
        let bare = matches!(
            given.components().collect::<Vec<_>>().as_slice(),
            [Component::Normal(only)] if *only == name
        );
        if !bare {
            return given;
        }
        let inside = self.0.join(name);
        let mut whole = inside.clone().into_os_string();
        whole.push(".");
        whole.push(ENDING);
        let whole = PathBuf::from(whole);
        let ended = inside.extension() == Some(OsStr::new(ENDING));
        let otherwise = if ended { inside.clone() } else { whole.clone() };
        let is_there = |path: &PathBuf| disk::exists(path) && !path.is_dir();
        let found = [given, inside, whole].into_iter().find(is_there);
        found.unwrap_or(otherwise)
    }

    /// Every save, the newest first, and after them those that cannot be read. Without a folder
    /// there are none.
    pub fn list(&self) -> Result<Vec<Listed>, StoreFault> {
        let unlisted = |why| Trouble::io(Attempt::List, &why).with(&self.0);
        let entries = match fs::read_dir(&self.0) {
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(unlisted)?,
        };
        lock::sweep(&self.0);
        let mut listed = Vec::new();
        for entry in entries {
            let path = entry.map_err(unlisted)?.path();
            let name = path.file_name().unwrap_or_default();
            let is_hidden = name.as_encoded_bytes().starts_with(b".");
            if is_hidden || path.extension() != Some(OsStr::new(ENDING)) {
                continue;
            }
            let summary = sheet::read(&path).and_then(|(text, _)| sheet::summary(&text));
            let summary = summary.map_err(|what| what.with(&path));
            listed.push(Listed { path, summary });
        }
        listed.sort_by_cached_key(|save| {
            let saved = save.summary.as_ref().ok().map(|summary| summary.head.saved);
            (Reverse(saved), save.path.clone())
        });
        Ok(listed)
    }

    /// Puts a save away into a folder beside it, from where it can be brought back; says where it
    /// lies now. One that is played is left alone.
    pub fn throw_away(&self, path: &Path) -> Result<PathBuf, StoreFault> {
        let _lock = Lock::take(path, None)?;
        let folder = disk::folder(path).join(Self::DELETED);
        let there = fs::symlink_metadata(&folder);
        match there.map(|about| about.is_dir()) {
            Ok(true) => {}
            // Whatever else has that name is not ours to write into.
            Ok(false) => return Err(Trouble::NotAFile.with(&folder)),
            Err(_) => DirBuilder::new()
                .mode(0o700)
                .create(&folder)
                .map_err(|why| Trouble::io(Attempt::MakeFolder, &why).with(&folder))?,
        }
        Self::moved(path, &folder.join(path.file_name().unwrap_or_default()))
    }

    /// Brings back what was put away, under its old name if that is still free.
    pub fn bring_back(&self, there: &Path, path: &Path) -> Result<PathBuf, StoreFault> {
        Self::moved(there, path)
    }

    fn moved(from: &Path, to: &Path) -> Result<PathBuf, StoreFault> {
        let failed = |why| Trouble::io(Attempt::Move, &why).with(from);
        for to in disk::numbered(to) {
            // A link is made only where nothing is: what somebody else has put there stays.
            match fs::hard_link(from, &to) {
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                linked => {
                    linked.map_err(failed)?;
                    fs::remove_file(from).map_err(failed)?;
                    return Ok(to);
                }
            }
        }
        Err(Trouble::Exists.with(to))
    }

    /// A path that nothing has yet, for a match of this game among these players:
    /// `GAME-YYYYMMDD-HHMMSS-names.ron`.
    pub fn fresh_path(&self, game: &str, players: &[Player], now: Moment) -> PathBuf {
        let mut name = format!("{game}-{}", now.compact());
        for player in players {
            let lower = player.name.as_str().to_lowercase();
            let kept: String = lower.chars().filter(|c| c.is_alphanumeric()).collect();
            if !kept.is_empty() {
                name = name + "-" + &kept;
            }
        }
        let room = Self::LONGEST - ENDING.len() - 1;
        while name.len() > room || name.ends_with('-') {
            name.pop();
        }
        let path = self.0.join(format!("{name}.{ENDING}"));
        let free = disk::numbered(&path).find(|path| !disk::exists(path));
        free.unwrap_or(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Name;

    fn players(names: &[&str]) -> Vec<Player> {
        let player = |name: &&str| Player::person(Name::new(name).unwrap());
        names.iter().map(player).collect()
    }

    #[test]
    fn new_files_are_called_by_game_time_and_players() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::at(folder.path().to_owned());
        let name = |names: &[&str]| {
            let now = Moment::at(1_794_987_000);
            let path = saves.fresh_path("tikal", &players(names), now);
            assert_eq!(path.parent(), Some(folder.path()));
            path.file_name().unwrap().to_str().unwrap().to_owned()
        };
        let first = name(&["Анна-Мария", "Mr. O'Neill", "../.."]);
        assert_eq!(first, "tikal-20261118-073000-аннамария-mroneill.ron");
        assert_eq!(name(&["!", "?"]), "tikal-20261118-073000.ron");
        for expected in ["x", "x-2", "x-3"] {
            let fresh = name(&["X"]);
            assert_eq!(fresh, format!("tikal-20261118-073000-{expected}.ron"));
            fs::write(folder.path().join(fresh), "").unwrap();
        }
        let long: Vec<_> = (0..6).map(|i| "Я".repeat(19) + &i.to_string()).collect();
        let long: Vec<_> = long.iter().map(String::as_str).collect();
        let name = name(&long);
        assert!((98..=100).contains(&name.len()), "{name}");
        assert!(name.ends_with("я.ron"), "{name}");
    }

    #[test]
    fn what_is_thrown_away_can_be_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::at(folder.path().to_owned());
        let path = folder.path().join("one.ron");
        fs::write(&path, "1").unwrap();
        let there = saves.throw_away(&path).unwrap();
        assert!(!path.exists() && there.starts_with(folder.path().join("deleted")));
        assert!(saves.list().unwrap().is_empty());
        // Somebody has taken the name meanwhile, here and there.
        fs::write(&path, "2").unwrap();
        let second = saves.throw_away(&path).unwrap();
        assert_eq!(fs::read_to_string(&there).unwrap(), "1");
        fs::write(&path, "3").unwrap();
        let back = saves.bring_back(&second, &path).unwrap();
        assert_eq!(back, folder.path().join("one-2.ron"));
        assert_eq!(fs::read_to_string(&back).unwrap(), "2");
        assert_eq!(fs::read_to_string(&path).unwrap(), "3");
        // A match that is played stays where it is.
        let played = Lock::take(&path, None).unwrap();
        assert!(matches!(saves.throw_away(&path), Err(StoreFault { what: Trouble::InUse, .. })));
        drop(played);
        // Something else of that name is not written into.
        fs::remove_dir_all(folder.path().join("deleted")).unwrap();
        std::os::unix::fs::symlink("/tmp", folder.path().join("deleted")).unwrap();
        assert!(saves.throw_away(&path).is_err() && path.exists());
    }

    #[test]
    fn the_folder_is_the_one_asked_for_or_the_one_here_or_the_users() {
        let working = tempfile::tempdir().unwrap();
        let here = working.path().join("saves");
        let (option, environment) = (Path::new("by-option"), OsStr::new("by-env"));
        let choose = |option, environment| Saves::choose(option, environment, working.path()).0;
        assert_eq!(choose(Some(option), Some(environment)), option);
        assert_eq!(choose(None, Some(environment)), Path::new("by-env"));
        let user = etcetera::choose_base_strategy().unwrap().data_dir();
        let user = user.join("incognita/saves");
        assert_eq!(choose(None, None), user);
        assert_eq!(choose(None, Some(OsStr::new(""))), user);
        fs::write(&here, "a file is no folder").unwrap();
        assert_eq!(choose(None, None), user);
        fs::remove_file(&here).unwrap();
        fs::create_dir(&here).unwrap();
        assert_eq!(choose(None, None), here);
        assert_eq!(choose(None, Some(environment)), Path::new("by-env"));
    }

    #[test]
    fn a_save_is_asked_for_by_path_or_name() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::at(folder.path().to_owned());
        let inside = |name: &str| folder.path().join(name);
        fs::write(inside("a.ron"), "").unwrap();
        fs::write(inside("b"), "").unwrap();
        fs::create_dir(inside("c")).unwrap();
        fs::write(inside("c.ron"), "").unwrap();
        for (asked, file) in [
            ("a", "a.ron"),
            ("a.ron", "a.ron"),
            ("b", "b"),
            ("c", "c.ron"),
            ("none", "none.ron"),
            ("none.ron", "none.ron"),
            ("none.2", "none.2.ron"),
        ] {
            assert_eq!(saves.resolve(asked), inside(file), "{asked}");
        }
        for path in ["./a", "x/a.ron", "/a", "..", ".", "a/", "", "Cargo.toml"] {
            assert_eq!(saves.resolve(path), Path::new(path), "{path}");
        }
    }
}
