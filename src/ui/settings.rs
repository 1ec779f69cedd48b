//! How a player likes things: kept in the user's configuration folder.

use crate::disk::{self, Links, Unread};
use crate::draw::theme::{Look, Signs, Theme};
use crate::games::Shelf;
use crate::lang::{Lang, Words, brief};
use crate::say;
use crate::store::{self, StoreFault};
use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; otherwise that of the locale.
    pub lang: Option<String>,
    /// The colours; otherwise what the terminal offers.
    pub theme: Option<Theme>,
    /// The signs; otherwise what the locale can show.
    pub signs: Option<Signs>,
    /// Whether clicks are listened to.
    pub mouse: bool,
    /// Whether previews and advice are shown.
    pub hints: bool,
    /// What opens the next hand.
    pub pass_by: PassBy,
    /// The names last used, by seat.
    pub names: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            theme: None,
            signs: None,
            mouse: true,
            hints: true,
            pass_by: PassBy::default(),
            names: Vec::new(),
        }
    }
}

/// What opens the hand of the seat that the keyboard is passed to.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PassBy {
    /// Enter, after a moment in which nobody typed.
    #[default]
    Enter,
    /// The seat's number: a key of its own, without waiting.
    Number,
    /// Nothing: one person plays all seats, and sees all hands.
    None,
}

impl PassBy {
    /// As it is called in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Enter => "enter",
            Self::Number => "number",
            Self::None => "none",
        }
    }

    /// The next one, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Enter => Self::Number,
            Self::Number => Self::None,
            Self::None => Self::Enter,
        }
    }
}

/// A settings file that cannot be used: it may be somebody's work, so it stays as it is until
/// they mend or remove it.
#[derive(Clone, PartialEq, Debug)]
pub enum Unusable {
    /// It cannot be read.
    Unread(Unread),
    /// It does not have the form of settings.
    Form {
        /// Where, counted from 1.
        line: usize,
        /// In the parser's words.
        what: String,
    },
}

/// Why settings are not kept.
#[derive(Clone, PartialEq, Debug)]
pub enum NotKept {
    /// What is there cannot be read, and is not overwritten.
    Left(Unusable),
    /// It could not be written.
    Unwritten(StoreFault),
}

impl Unusable {
    fn why(&self, words: &Words) -> String {
        match self {
            Self::Unread(why) => why.why(words),
            Self::Form { line, what } => {
                say!(words, "settings-form", line = line.to_string(), what = brief(what))
            }
        }
    }

    /// In the reader's words, with what it means for them.
    pub fn tell(&self, path: &Path, words: &Words) -> String {
        say!(words, "settings-not-read", file = disk::shown(path), why = self.why(words))
    }
}

impl NotKept {
    /// In the reader's words.
    pub fn tell(&self, path: &Path, games: &Shelf, words: &Words) -> String {
        let why = match self {
            Self::Left(unusable) => {
                let (file, why) = (disk::shown(path), unusable.why(words));
                say!(words, "settings-left", file = file, why = why)
            }
            Self::Unwritten(fault) => fault.why(games, words),
        };
        say!(words, "settings-not-kept", why = why)
    }
}

impl Settings {
    /// The bytes of a settings file.
    const MOST: u64 = 64 * 1024;

    /// Where they are kept.
    pub fn path() -> Option<PathBuf> {
        let user = etcetera::choose_base_strategy().ok()?;
        Some(user.config_dir().join("incognita").join("settings.ron"))
    }

    /// Those in this file; the defaults if there is none.
    pub fn load(path: &Path) -> Result<Self, Unusable> {
        use ErrorKind::{NotADirectory, NotFound};
        let text = match disk::read(path, Links::Refused, Self::MOST) {
            Err(Unread::System { kind: NotFound | NotADirectory, .. }) => {
                return Ok(Self::default());
            }
            read => read.map_err(Unusable::Unread)?.0,
        };
        ron::from_str(&text).map_err(|fault| Unusable::Form {
            line: fault.span.start.line,
            what: fault.code.to_string(),
        })
    }

    /// Keeps them in this file, unless what is there is not settings.
    pub fn save(&self, path: &Path) -> Result<(), NotKept> {
        Self::load(path).map_err(NotKept::Left)?;
        // Names and words always have such a form.
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new());
        store::write_text(path, &text.unwrap_or_default()).map_err(NotKept::Unwritten)
    }

    /// The language asked for.
    pub fn lang(&self) -> Option<Lang> {
        self.lang.as_ref()?.parse().ok()
    }

    /// How things look, with what the surroundings say where nothing was chosen.
    pub fn look(&self, surroundings: &Surroundings) -> Look {
        let theme = if surroundings.no_color {
            Theme::Mono
        } else {
            self.theme.unwrap_or(if surroundings.true_color { Theme::Rich } else { Theme::Plain })
        };
        let signs = if surroundings.drawn { Signs::Unicode } else { Signs::Ascii };
        Look { theme, signs: self.signs.unwrap_or(signs) }
    }
}

/// What the environment says of the terminal.
#[derive(Clone, Copy, Default, Debug)]
pub struct Surroundings {
    /// `NO_COLOR` is set.
    pub no_color: bool,
    /// `COLORTERM` promises all colours.
    pub true_color: bool,
    /// Drawn signs can be shown: the locale is UTF-8, and it is not the bare console of Linux,
    /// whose fonts have hardly any.
    pub drawn: bool,
}

impl Surroundings {
    /// Of this process.
    pub fn now() -> Self {
        Self::of(|name| std::env::var(name).ok())
    }

    /// Of an environment with these variables.
    fn of(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        let utf8 = |locale: String| locale.to_lowercase().replace('-', "").contains("utf8");
        let colours =
            set("COLORTERM").is_some_and(|c| c.contains("truecolor") || c.contains("24bit"));
        Self {
            no_color: set("NO_COLOR").is_some(),
            true_color: colours,
            drawn: locale.is_none_or(utf8) && set("TERM").is_none_or(|term| term != "linux"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn some() -> Settings {
        Settings { mouse: false, names: vec!["Анна".into()], ..Settings::default() }
    }

    #[test]
    fn settings_come_back_and_are_for_their_owner() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/settings.ron");
        assert_eq!(Settings::load(&path), Ok(Settings::default()));
        some().save(&path).unwrap();
        some().save(&path).unwrap();
        assert_eq!(Settings::load(&path), Ok(some()));
        let inside = path.parent().unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&path), mode(inside)), (0o600, 0o700));
        assert_eq!(fs::read_dir(inside).unwrap().count(), 1);
    }

    /// What is there and is not settings is told, and stays; once it is gone, settings are kept.
    #[test]
    fn what_cannot_be_read_is_left_as_it_is() {
        let shelf = Shelf::new(None);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        let other = folder.path().join("other");
        fs::write(&other, "(mouse: false)").unwrap();
        let pipe = |path: &Path| {
            use rustix::fs::{CWD, FileType, Mode, mknodat};
            mknodat(CWD, path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        };
        let make: [(&str, &dyn Fn()); 6] = [
            ("line 2", &|| fs::write(&path, "(\n  mouse: maybe,\n)").unwrap()),
            ("UTF-8", &|| fs::write(&path, b"\xff").unwrap()),
            ("64", &|| fs::write(&path, " ".repeat(65 * 1024)).unwrap()),
            ("link", &|| symlink(&other, &path).unwrap()),
            ("ordinary", &|| pipe(&path)),
            ("ordinary", &|| fs::create_dir(&path).unwrap()),
        ];
        for (part, make) in make {
            make();
            let about = || path.symlink_metadata().map(|a| (a.file_type(), a.len())).unwrap();
            let before = about();
            let fault = Settings::load(&path).unwrap_err();
            let english = fault.tell(&path, &shelf.words(Lang::English));
            assert!(english.contains(part) && english.contains("settings.ron"), "{english}");
            let not_kept = some().save(&path).unwrap_err();
            assert_eq!(not_kept, NotKept::Left(fault));
            let russian = not_kept.tell(&path, &shelf, &shelf.words(Lang::Russian));
            assert!(russian.starts_with("Настройки не сохранить: "), "{russian}");
            assert_eq!(about(), before);
            let gone = if path.is_dir() { fs::remove_dir(&path) } else { fs::remove_file(&path) };
            gone.unwrap();
        }
        assert_eq!(fs::read(&other).unwrap(), b"(mouse: false)");
        some().save(&path).unwrap();
        assert_eq!(Settings::load(&path), Ok(some()));
    }

    /// What the environment says, where nothing was chosen.
    #[test]
    fn the_surroundings_decide_how_things_look() {
        let looks = |variables: &[(&str, &str)]| {
            let variable = |name: &str| {
                let found = variables.iter().find(|(is, _)| *is == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            let look = Settings::default().look(&Surroundings::of(variable));
            (look.theme, look.signs)
        };
        let (utf8, xterm) = (("LANG", "ru_RU.UTF-8"), ("TERM", "xterm-256color"));
        assert_eq!(looks(&[]), (Theme::Plain, Signs::Unicode));
        assert_eq!(looks(&[utf8, xterm]), (Theme::Plain, Signs::Unicode));
        assert_eq!(looks(&[("LC_ALL", "C"), utf8, xterm]), (Theme::Plain, Signs::Ascii));
        assert_eq!(looks(&[utf8, ("TERM", "linux")]), (Theme::Plain, Signs::Ascii));
        assert_eq!(looks(&[utf8, xterm, ("COLORTERM", "truecolor")]).0, Theme::Rich);
        assert_eq!(looks(&[utf8, ("COLORTERM", "truecolor"), ("NO_COLOR", "1")]).0, Theme::Mono);
        let console = Surroundings { drawn: false, ..Surroundings::default() };
        let chosen = Settings { signs: Some(Signs::Unicode), ..Settings::default() };
        assert_eq!(chosen.look(&console).signs, Signs::Unicode, "what was chosen stays");
    }
}
