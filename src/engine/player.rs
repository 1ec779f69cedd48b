//! Who sits on a seat.

use serde::{Deserialize, Serialize};
use std::fmt;
use unicode_width::UnicodeWidthStr;

/// A player's name: something to show, without anything that could move a cursor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Name(String);

/// Why a text cannot be a player's name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameFault {
    /// Nothing to see in it.
    Empty,
    /// Wider than a panel has room for.
    TooLong {
        /// The cells it may take at most.
        most: usize,
    },
    /// A character that a terminal would obey instead of showing it.
    Unprintable,
    /// Another seat has it.
    Taken(Name),
    /// It would be taken for a seat's number, or for the table.
    Misleading(Name),
}

/// Whether a terminal would obey this character instead of showing it, or lets it turn the text
/// around it.
pub fn is_obeyed(c: char) -> bool {
    let unseen = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    c.is_control() || unseen
}

impl Name {
    /// The cells that a name may take at most.
    pub const WIDEST: usize = 20;
    /// The characters, those without width included.
    const LONGEST: usize = 40;

    /// This text as a new player's name, without the spaces around it.
    pub fn new(text: &str) -> Result<Self, NameFault> {
        let name = Self::shown(text)?;
        if name.means_a_seat() { Err(NameFault::Misleading(name)) } else { Ok(name) }
    }

    /// Whether it is what seats and the table are called by where eyes are named.
    fn means_a_seat(&self) -> bool {
        let number = self.0.strip_prefix(['+', '-']).unwrap_or(&self.0);
        let numbered = number.bytes().all(|byte| byte.is_ascii_digit());
        numbered || self.0.eq_ignore_ascii_case(Self::TABLE)
    }

    /// What the eyes of a passer-by are called in commands.
    pub const TABLE: &str = "table";

    /// This text as a name, whatever it could be taken for.
    fn shown(text: &str) -> Result<Self, NameFault> {
        let text = text.trim();
        if text.contains(is_obeyed) {
            Err(NameFault::Unprintable)
        } else if text.width() == 0 {
            Err(NameFault::Empty)
        } else if text.width() > Self::WIDEST || text.chars().count() > Self::LONGEST {
            let most = Self::WIDEST;
            Err(NameFault::TooLong { most })
        } else {
            Ok(Self(text.to_owned()))
        }
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        // Names of matches made before are what they are.
        Self::shown(&text).map_err(|fault| format!("not a name: {text:?} ({fault:?})"))
    }
}

/// Who sits on a seat: a person, or a bot of some level.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// What the others call it.
    pub name: Name,
    /// The bot's level; a person has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Player {
    /// A person of this name.
    pub fn person(name: Name) -> Self {
        Self { name, bot: None }
    }

    /// Two players of one name could not be told apart in a log.
    pub fn told_apart(players: &[Self]) -> Result<(), NameFault> {
        let same = |a: &Self, b: &Self| a.name.0.to_lowercase() == b.name.0.to_lowercase();
        for (i, player) in players.iter().enumerate() {
            if players[..i].iter().any(|other| same(other, player)) {
                return Err(NameFault::Taken(player.name.clone()));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_not_obeyed() {
        let name = Name::new(" Аня ").unwrap();
        assert_eq!((name.as_str(), name.to_string()), ("Аня", "Аня".to_owned()));
        assert_eq!(serde_json::to_string(&name).unwrap(), "\"Аня\"");
        assert_eq!(Name::new("  "), Err(NameFault::Empty));
        assert_eq!(Name::new("\u{1b}[2J"), Err(NameFault::Unprintable));
        assert_eq!(Name::new("a\u{202e}b"), Err(NameFault::Unprintable));
        assert_eq!(Name::new("\u{301}"), Err(NameFault::Empty));
        assert_eq!(Name::new(&"я".repeat(21)), Err(NameFault::TooLong { most: 20 }));
        assert!(Name::new(&"王".repeat(11)).is_err());
        assert!(Name::new(&format!("a{}", "\u{301}".repeat(40))).is_err());
        assert!(serde_json::from_str::<Name>("\"\\u0007\"").is_err());
    }

    #[test]
    fn nobody_is_called_like_a_seat_or_the_table() {
        for text in ["1", "02", "+3", "-4", "99999", "table", " Table "] {
            let refused = Name::new(text);
            assert!(matches!(refused, Err(NameFault::Misleading(_))), "{text}: {refused:?}");
            assert!(Name::try_from(text.to_owned()).is_ok(), "{text}");
        }
        for text in ["1a", "player 1", "tables", "٣", "1.0"] {
            assert!(Name::new(text).is_ok(), "{text}");
        }
    }

    #[test]
    fn two_of_one_name_are_refused() {
        let table = |names: [&str; 2]| names.map(|n| Player::person(Name::new(n).unwrap()));
        assert_eq!(Player::told_apart(&table(["Anna", "Boris"])), Ok(()));
        assert!(Player::told_apart(&table(["Анна", "анна"])).is_err());
    }
}
