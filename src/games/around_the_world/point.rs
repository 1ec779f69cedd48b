//! The points of the map by name: the rose, sites, squares and stars.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A point of the map, known by its name in the component file: `rome`. The letters are packed
/// into a number, so that decisions stay small and need no map to be read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Point(u128);

/// The letters of names, in the order of their codes from 1.
const LETTERS: &[u8; 37] = b"-0123456789abcdefghijklmnopqrstuvwxyz";
const CODES: u128 = LETTERS.len() as u128 + 1;

impl Point {
    /// The longest name.
    pub const LONGEST: usize = 24;
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = [0; Self::LONGEST];
        let (mut rest, mut start) = (self.0, name.len());
        while rest > 0 && start > 0 {
            start -= 1;
            let code = (rest % CODES) as usize;
            // A name has no code 0: it is read letter by letter.
            name[start] = LETTERS[code.saturating_sub(1)];
            rest /= CODES;
        }
        f.write_str(str::from_utf8(&name[start..]).unwrap_or_default())
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Point {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        if name.is_empty() || name.len() > Self::LONGEST {
            return Err(());
        }
        let code = |letter| LETTERS.iter().position(|&other| other == letter);
        let add = |all, letter| code(letter).map(|code| all * CODES + code as u128 + 1);
        name.bytes().try_fold(0, add).map(Self).ok_or(())
    }
}

impl From<Point> for String {
    fn from(point: Point) -> Self {
        point.to_string()
    }
}

impl TryFrom<String> for Point {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map_err(|()| format!("no name of a point: {name:?}"))
    }
}

/// What a point is (AW-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The compass rose, where all expeditions set out.
    Rose,
    /// A green site, of which there is a card.
    Site,
    /// A blue square: one more arrow (AW-3.4).
    Square,
    /// A red star: a ticket (AW-3.5).
    Star,
}

impl Kind {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rose => "rose",
            Self::Site => "site",
            Self::Square => "square",
            Self::Star => "star",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back() {
        let longest = "z".repeat(Point::LONGEST);
        for name in ["rome", "a", "-", "lanse-aux-meadows", "b01", "0", &longest] {
            assert_eq!(name.parse::<Point>().unwrap().to_string(), name);
        }
        for wrong in ["", "Rome", "lanse aux", "rome_", "Рим", &format!("{longest}z")] {
            assert!(wrong.parse::<Point>().is_err(), "{wrong}");
        }
        let json = serde_json::to_string(&"rome".parse::<Point>().unwrap()).unwrap();
        assert_eq!(json, "\"rome\"");
        assert!(serde_json::from_str::<Point>("\"Rome\"").is_err());
    }
}
