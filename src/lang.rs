//! Texts: every word that people read comes from the language files, in Fluent.

use crate::engine::player::is_obeyed;
use crate::say;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use std::fmt;
use std::io::ErrorKind;
use std::str::FromStr;

/// A language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "languages say what they are")]
pub enum Lang {
    English,
    Russian,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Russian];

    /// Its code: `en`, `ru`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
        }
    }

    /// The language that these settings of a locale ask for: the first that is set and not
    /// empty decides, as in every other program.
    pub fn of_locale(settings: impl IntoIterator<Item = Option<String>>) -> Self {
        let set = settings.into_iter().flatten().find(|value| !value.is_empty());
        match set {
            Some(locale) if locale.starts_with("ru") => Self::Russian,
            _ => Self::English,
        }
    }

    /// The texts that belong to no game.
    const fn common(self) -> &'static str {
        match self {
            Self::English => include_str!("../assets/lang/en.ftl"),
            Self::Russian => include_str!("../assets/lang/ru.ftl"),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = ();
    fn from_str(code: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|lang| lang.code() == code).ok_or(())
    }
}

/// The texts of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The texts of this language: the common ones and those of the games.
    pub fn new(lang: Lang, games: impl IntoIterator<Item = &'static str>) -> Self {
        let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap_or_default()]);
        // The marks around inserted words would be seen in a terminal.
        bundle.set_use_isolating(false);
        for text in std::iter::once(lang.common()).chain(games) {
            // What could be read is used; the tests hold our files free of faults.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|read| read.0);
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle }
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message of this key; use [`say!`](crate::say). A key that is missing, which the tests
    /// exclude, is shown itself.
    pub fn message(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|m| m.value()) else {
            return key.to_owned();
        };
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut faults).into_owned()
    }

    /// The system's reason: in our words where we have some.
    pub fn reason(&self, kind: ErrorKind, why: &str) -> String {
        match kind {
            ErrorKind::NotFound => say!(self, "store-why-not-found"),
            ErrorKind::PermissionDenied => say!(self, "store-why-denied"),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say!(self, "store-why-full"),
            ErrorKind::FileTooLarge => say!(self, "store-why-too-large"),
            ErrorKind::NotADirectory => say!(self, "store-why-not-a-folder"),
            ErrorKind::IsADirectory => say!(self, "store-why-a-folder"),
            ErrorKind::InvalidData => say!(self, "store-why-not-text"),
            ErrorKind::InvalidFilename => say!(self, "store-why-bad-name"),
            ErrorKind::AlreadyExists => say!(self, "store-why-exists"),
            ErrorKind::BrokenPipe => say!(self, "store-why-unread"),
            ErrorKind::ReadOnlyFilesystem => say!(self, "store-why-read-only"),
            _ => printable(why),
        }
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A text without anything that a terminal would obey: names of files, and what stands in them,
/// can be anybody's.
pub fn printable(text: &str) -> String {
    text.replace(is_obeyed, "\u{fffd}")
}

/// Words out of a file or from a command line, no more of them than a sentence can take. What is
/// wrong often stands last, so the middle is left out.
pub fn brief(text: &str) -> String {
    shorter(text, 250, 50)
}

/// A line that may quote anything: printable, and no longer than somebody would read.
pub fn line(text: &str) -> String {
    shorter(text, 4_500, 500)
}

fn shorter(text: &str, first: usize, last: usize) -> String {
    let count = text.chars().count();
    if count <= first + last {
        return printable(text);
    }
    let start: String = text.chars().take(first).collect();
    let end: String = text.chars().skip(count - last).collect();
    printable(&format!("{start}…{end}"))
}

/// A message in the reader's language: `say!(words, "key", name = value, …)`. Numbers stay
/// numbers, so that plurals are right; anything else is shown as text.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "messages without arguments")]
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        $crate::lang::Words::message($words, $key, &args)
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_setting_decides() {
        let of = |settings: [&str; 3]| Lang::of_locale(settings.map(|s| Some(s.to_owned())));
        assert_eq!(of(["", "ru_RU.UTF-8", "en_GB"]), Lang::Russian);
        assert_eq!(of(["C", "ru_RU.UTF-8", ""]), Lang::English);
        assert_eq!(Lang::of_locale([None, None]), Lang::English);
    }

    #[test]
    fn long_texts_lose_their_middle() {
        assert_eq!(brief("a\u{1b}b"), "a\u{fffd}b");
        let long = brief(&("я".repeat(9_999) + "end"));
        assert_eq!(long.chars().count(), 301);
        assert!(long.starts_with("яяя") && long.contains("я…я") && long.ends_with("яend"));
    }
}
