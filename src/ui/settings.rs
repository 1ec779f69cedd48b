//! How a player likes things: kept in the user's configuration folder.

use crate::draw::theme::{Look, Signs, Theme};
use crate::lang::Lang;
use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use std::io;
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
    /// The names last used, by seat.
    pub names: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self { lang: None, theme: None, signs: None, mouse: true, hints: true, names: Vec::new() }
    }
}

impl Settings {
    /// Where they are kept.
    pub fn path() -> Option<PathBuf> {
        let user = etcetera::choose_base_strategy().ok()?;
        Some(user.config_dir().join("incognita").join("settings.ron"))
    }

    /// Those in this file; the defaults if there is none, or none that can be read.
    pub fn load(path: &Path) -> Self {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        ron::from_str(&text).unwrap_or_default()
    }

    /// Keeps them in this file.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::new());
        let text = text.map_err(io::Error::other)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = path.with_extension("ron.new");
        std::fs::write(&beside, text)?;
        std::fs::rename(beside, path)
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
        let signs = if surroundings.utf8 { Signs::Unicode } else { Signs::Ascii };
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
    /// The locale is UTF-8.
    pub utf8: bool,
}

impl Surroundings {
    /// Of this process.
    pub fn now() -> Self {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        let utf8 = |locale: String| locale.to_lowercase().replace('-', "").contains("utf8");
        let colours =
            set("COLORTERM").is_some_and(|c| c.contains("truecolor") || c.contains("24bit"));
        Self {
            no_color: set("NO_COLOR").is_some(),
            true_color: colours,
            utf8: locale.is_none_or(utf8),
        }
    }
}
