//! What can go wrong with a save, and how it is said.

use super::sheet;
use crate::disk::{self, Unread};
use crate::games::{CannotOpen, Shelf};
use crate::lang::{Words, brief};
use crate::say;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A save that cannot be read or written.
#[derive(Clone, PartialEq, Debug)]
pub struct StoreFault {
    /// The file or folder.
    pub file: PathBuf,
    /// What is wrong with it.
    pub what: Trouble,
}

/// What is wrong with a save.
#[derive(Clone, PartialEq, Debug)]
pub enum Trouble {
    /// The system would not do it.
    System {
        /// What we tried.
        doing: Attempt,
        /// Why it could not be, as the system sorts it.
        kind: ErrorKind,
        /// Why it could not be, in the system's words.
        why: String,
    },
    /// A new match never takes the place of a file.
    Exists,
    /// Somebody is playing it.
    InUse,
    /// Others share it, and would lose it to the one who plays it: its group or what they may
    /// do with it could not be kept.
    Shared,
    /// A symbolic link: what it leads to could be anything.
    Link,
    /// A folder, a pipe, a device.
    NotAFile,
    /// Larger than any match.
    TooLarge,
    /// A match that has become larger than what we read.
    Outgrown,
    /// Nothing in it.
    Empty,
    /// Not in UTF-8.
    NotText,
    /// An editor put a byte-order mark before it.
    ByteOrderMark,
    /// Something else altogether.
    NotASave,
    /// In a form that only a newer incognita knows.
    Newer(u32),
    /// Its end is missing.
    CutShort,
    /// Not in the form of a save.
    Damaged {
        /// Where, counted from 1.
        line: usize,
        /// In the parser's words.
        what: String,
    },
    /// A game that we do not have.
    UnknownGame(String),
    /// What makes the match is not what was sealed.
    Edited,
    /// The head tells of another position than the decisions lead to.
    HeadDiffers,
    /// The match cannot be played again.
    CannotOpen {
        /// Which game it is.
        game: String,
        /// What stands in the way.
        why: Box<CannotOpen>,
    },
}

/// What we try to do with a file or folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "attempts say what they are")]
pub enum Attempt {
    Read,
    Save,
    Lock,
    MakeFolder,
    List,
    Move,
}

impl Trouble {
    /// The system's refusal of an attempt.
    pub(super) fn io(doing: Attempt, why: &io::Error) -> Self {
        Self::System { doing, kind: why.kind(), why: why.to_string() }
    }

    /// Why a file is not read, in such an attempt.
    pub(super) fn unread(doing: Attempt, why: Unread) -> Self {
        match why {
            Unread::System { kind, why } => Self::System { doing, kind, why },
            Unread::Link => Self::Link,
            Unread::NotAFile => Self::NotAFile,
            Unread::TooLarge { .. } => Self::TooLarge,
            Unread::NotText => Self::NotText,
        }
    }

    /// This trouble, with the file that has it.
    pub(super) fn with(self, file: &Path) -> StoreFault {
        StoreFault { file: file.to_owned(), what: self }
    }
}

impl StoreFault {
    /// In the reader's words: only why it could not be, where that is what is asked.
    pub fn why(&self, games: &Shelf, words: &Words) -> String {
        match &self.what {
            Trouble::System { kind, why, .. } => words.reason(*kind, why),
            _ => self.tell(games, words).trim_end_matches('.').to_owned(),
        }
    }

    /// In the reader's words: one sentence that names the file.
    pub fn tell(&self, games: &Shelf, words: &Words) -> String {
        let file = disk::shown(&self.file);
        let simple = |key: &str| say!(words, key, file = file.as_str());
        let most = sheet::MOST / (1024 * 1024);
        let sized = |key: &str| say!(words, key, file = file.as_str(), most = most);
        match &self.what {
            Trouble::System { doing, kind, why } => {
                let why = words.reason(*kind, why);
                say!(words, doing.failed(), file = file.as_str(), why = why)
            }
            Trouble::Exists => simple("store-exists"),
            Trouble::InUse => simple("store-in-use"),
            Trouble::Shared => simple("store-shared"),
            Trouble::Link => simple("store-link"),
            Trouble::NotAFile => simple("store-not-a-file"),
            Trouble::TooLarge => sized("store-too-large"),
            Trouble::Outgrown => sized("store-outgrown"),
            Trouble::Empty => simple("store-empty"),
            Trouble::NotText => simple("store-not-text"),
            Trouble::ByteOrderMark => simple("store-byte-order-mark"),
            Trouble::NotASave => simple("store-not-a-save"),
            // Numbers that name something are shown as they are, without thousands marks.
            Trouble::Newer(format) => say!(
                words,
                "store-newer",
                file = file.as_str(),
                format = format.to_string(),
                ours = sheet::FORMAT.to_string()
            ),
            Trouble::CutShort => simple("store-cut-short"),
            Trouble::Damaged { line, what } => say!(
                words,
                "store-damaged",
                file = file.as_str(),
                line = line.to_string(),
                what = brief(what)
            ),
            Trouble::UnknownGame(game) => {
                let game = brief(game);
                say!(words, "store-unknown-game", file = file.as_str(), game = game)
            }
            Trouble::Edited => simple("store-edited"),
            Trouble::HeadDiffers => simple("store-head-differs"),
            Trouble::CannotOpen { game, why } => {
                let why = games.find(game).map(|game| why.tell(game, words));
                let why = brief(&why.unwrap_or_default());
                say!(words, "store-cannot-open", file = file.as_str(), why = why)
            }
        }
    }
}

impl Attempt {
    fn failed(self) -> &'static str {
        match self {
            Self::Read => "store-cannot-read",
            Self::Save => "store-cannot-save",
            Self::Lock => "store-cannot-lock",
            Self::MakeFolder => "store-cannot-make-folder",
            Self::List => "store-cannot-list",
            Self::Move => "store-cannot-move",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{NameFault, Objection, Seat};
    use crate::lang::Lang;

    /// One of each.
    fn troubles() -> Vec<Trouble> {
        let attempts = [
            Attempt::Read,
            Attempt::Save,
            Attempt::Lock,
            Attempt::MakeFolder,
            Attempt::List,
            Attempt::Move,
        ];
        let kinds = [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::TimedOut,
        ];
        let system = |(doing, kind): (Attempt, ErrorKind)| Trouble::io(doing, &kind.into());
        let mut all: Vec<_> = attempts.into_iter().zip(kinds).map(system).collect();
        let game = || "lost-cities".to_owned();
        let bad_decision = CannotOpen::Decision {
            number: 3,
            seat: Seat::at(1),
            decision: "jump\u{1b}[2J".repeat(1_000),
            objection: Objection::Over,
        };
        all.extend([
            Trouble::Exists,
            Trouble::InUse,
            Trouble::Shared,
            Trouble::Link,
            Trouble::NotAFile,
            Trouble::TooLarge,
            Trouble::Outgrown,
            Trouble::Empty,
            Trouble::NotText,
            Trouble::ByteOrderMark,
            Trouble::NotASave,
            Trouble::Newer(12_345),
            Trouble::CutShort,
            Trouble::Damaged { line: 12_345, what: "\u{1b}]0;".into() },
            Trouble::UnknownGame("go".into()),
            Trouble::Edited,
            Trouble::HeadDiffers,
            Trouble::CannotOpen { game: game(), why: Box::new(bad_decision) },
            Trouble::CannotOpen { game: game(), why: Box::new(CannotOpen::Name(NameFault::Empty)) },
        ]);
        all
    }

    #[test]
    fn every_trouble_is_a_sentence_of_its_own_in_every_language() {
        let shelf = Shelf::new(None);
        for lang in Lang::ALL {
            let words = shelf.words(lang);
            let tell =
                |what: Trouble| what.with(Path::new("saves/a\u{1b}b.ron")).tell(&shelf, &words);
            let mut told: Vec<_> = troubles().into_iter().map(tell).collect();
            for text in &told {
                assert!(text.contains("saves/a\u{fffd}b.ron"), "{text}");
                assert!(!text.contains("store-") && !text.contains('$'), "{text}");
                assert!(!text.contains(char::is_control), "{text}");
                assert!(text.len() < 1_500 && text.ends_with(['.', '…']), "{text}");
            }
            let all = told.len();
            told.sort();
            told.dedup();
            assert_eq!(told.len(), all);
        }
    }

    #[test]
    fn numbers_that_name_something_stay_as_they_are() {
        let shelf = Shelf::new(None);
        let words = shelf.words(Lang::English);
        let newer = Trouble::Newer(12_345).with(Path::new("a")).tell(&shelf, &words);
        assert!(newer.contains("12345"), "{newer}");
    }
}
