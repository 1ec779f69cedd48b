//! The terrain tiles: what they are, the stones on their sides, and how they can be turned.

use super::hex::{Side, Sides};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most tiles: a board of 40 hexes has at least the base camp printed on it.
pub const MOST_TILES: usize = 39;
/// The most tiles of one letter.
pub const MOST_OF_A_LETTER: usize = 9;
/// The most stones on a side.
pub const MOST_STONES: u8 = 3;

/// What a hex is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The base camp, from which all set out.
    Base,
    /// A temple that shows this number before anybody digs.
    Temple(u8),
    /// A ruin with so many masks: that many treasures (TK-2.5).
    Ruin(u8),
    /// A clearing.
    Clearing,
    /// A volcano: nobody goes there (TK-2.3).
    Volcano,
}

impl Kind {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Temple(_) => "temple",
            Self::Ruin(_) => "ruin",
            Self::Clearing => "clearing",
            Self::Volcano => "volcano",
        }
    }

    /// The number on it: of a temple, or of a ruin's masks.
    pub const fn number(self) -> u8 {
        match self {
            Self::Temple(number) | Self::Ruin(number) => number,
            Self::Base | Self::Clearing | Self::Volcano => 0,
        }
    }
}

/// A terrain, printed on the board or on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// What it is.
    pub kind: Kind,
    /// The stones on its sides.
    pub stones: Stones,
}

/// The stones on six sides, clockwise from the north: `210000`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Stones([u8; 6]);

impl Stones {
    /// None at all.
    pub const NONE: Self = Self([0; 6]);

    /// Those on this side.
    #[inline]
    pub const fn on(self, side: Side) -> u8 {
        self.0[side.index()]
    }

    /// The sides that have any.
    #[inline]
    pub fn sides(self) -> Sides {
        Side::ALL.into_iter().filter(|side| self.on(*side) > 0).collect()
    }

    /// The same, with what was on the north turned to another side (TK-1.6).
    #[inline]
    #[must_use]
    pub fn turned(self, turn: Turn) -> Self {
        let mut stones = self.0;
        stones.rotate_right(turn.0.into());
        Self(stones)
    }

    /// How many ways there are to turn it that look different; the first ones (TK-1.6).
    pub fn turns(self) -> impl Iterator<Item = Turn> + Clone {
        let different = (1..6).find(|&turn| self.turned(Turn(turn)) == self).unwrap_or(6);
        (0..different).map(Turn)
    }
}

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|stones| stones.fmt(f))
    }
}

impl fmt::Debug for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Stones> for String {
    fn from(stones: Stones) -> Self {
        stones.to_string()
    }
}

impl TryFrom<String> for Stones {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let digit = |byte: &u8| (b'0'..=b'0' + MOST_STONES).contains(byte).then(|| byte - b'0');
        let stones: Option<Vec<u8>> = text.as_bytes().iter().map(digit).collect();
        let stones = stones.and_then(|stones| stones.try_into().ok());
        stones.map(Self).ok_or_else(|| format!("no stones on six sides: {text}"))
    }
}

/// How a tile is turned: its first side looks to the north, or so many sides further clockwise.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct Turn(u8);

impl Turn {
    /// All six.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..6).map(Self)
    }

    /// So many sides clockwise, from 0 to 5.
    pub const fn by(sides: u8) -> Self {
        Self(sides % 6)
    }

    /// How many sides clockwise.
    pub const fn sides(self) -> u8 {
        self.0
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> u8 {
        turn.0
    }
}

impl TryFrom<u8> for Turn {
    type Error = String;
    fn try_from(sides: u8) -> Result<Self, String> {
        if sides < 6 { Ok(Self(sides)) } else { Err(format!("no turn {sides}")) }
    }
}

impl FromStr for Turn {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [digit @ b'0'..=b'5'] => Ok(Self(digit - b'0')),
            _ => Err(()),
        }
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The letter on a tile's back: they come up in this order (TK-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
#[expect(missing_docs, reason = "letters say what they are")]
pub enum Letter {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
}

impl Letter {
    /// All of them, in order.
    pub const ALL: [Self; 7] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G];
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(b'A' + *self as u8).fmt(f)
    }
}

/// A tile of the box, by its letter and its number among those: `C2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tile {
    letter: Letter,
    number: u8,
}

impl Tile {
    /// The tile of this letter and this place in the component file, from 0.
    #[expect(clippy::cast_possible_truncation, reason = "nine of a letter at most")]
    pub const fn at(letter: Letter, index: usize) -> Self {
        assert!(index < MOST_OF_A_LETTER);
        Self { letter, number: index as u8 }
    }

    /// The letter on its back.
    #[inline]
    pub const fn letter(self) -> Letter {
        self.letter
    }

    /// Its place among those of its letter, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.number as usize
    }
}

impl Default for Tile {
    /// Some tile: a filler where none lies.
    fn default() -> Self {
        Self::at(Letter::A, 0)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter, self.number + 1)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        let [letter @ b'A'..=b'G', number @ b'1'..=b'9'] = name.as_bytes() else { return Err(()) };
        Ok(Self { letter: Letter::ALL[usize::from(letter - b'A')], number: number - b'1' })
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> Self {
        tile.to_string()
    }
}

impl TryFrom<String> for Tile {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map_err(|()| format!("no tile {name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stones(text: &str) -> Stones {
        Stones::try_from(text.to_owned()).unwrap()
    }

    /// TK-1.6: turned clockwise, the first digit goes from side to side.
    #[test]
    fn tiles_are_turned_never_mirrored() {
        let turned: Vec<String> =
            Turn::all().map(|turn| stones("210000").turned(turn).to_string()).collect();
        assert_eq!(turned, ["210000", "021000", "002100", "000210", "000021", "100002"]);
        assert_eq!(stones("200010").turned(Turn(2)).on(Side::North), 1);
        assert_eq!(stones("200010").turned(Turn(2)).on(Side::SouthEast), 2);
    }

    /// TK-1.6: what looks alike is one decision.
    #[test]
    fn what_looks_alike_is_one() {
        let turns = |text| stones(text).turns().count();
        assert_eq!(["200100", "101010", "000000", "110110"].map(turns), [6, 2, 1, 3]);
    }

    #[test]
    fn tiles_have_names() {
        for (letter, index) in [(Letter::A, 0), (Letter::G, 8)] {
            let tile = Tile::at(letter, index);
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
        assert_eq!(Tile::at(Letter::C, 1).to_string(), "C2");
        for wrong in ["", "C", "C0", "H1", "c2", "C22"] {
            assert!(wrong.parse::<Tile>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn stones_are_six_digits() {
        for wrong in ["", "21000", "2100000", "400000", "21000x", "２10000"] {
            assert!(Stones::try_from(wrong.to_owned()).is_err(), "{wrong}");
        }
        assert_eq!(String::from(stones("310020")), "310020");
        assert!("6".parse::<Turn>().is_err() && "".parse::<Turn>().is_err());
        assert_eq!("5".parse(), Ok(Turn(5)));
        assert_eq!(serde_json::from_str::<Turn>("5").ok(), Some(Turn(5)));
        assert!(serde_json::from_str::<Turn>("6").is_err());
    }
}
