//! The hexes of the board, their six sides, and who lies next to whom (the rules' Data section).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The columns, `a` to `h`; every second one lies half a hex lower.
pub const COLUMNS: usize = 8;
/// The rows, `1` to `5`.
pub const ROWS: usize = 5;
const COLUMN_NAMES: [char; COLUMNS] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/// All hexes.
pub const HEXES: usize = COLUMNS * ROWS;

/// A hex of the board, named as on a chessboard: `c4` (TK-1.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex(u8);

impl Hex {
    /// The hex with this index: column by column, each from the top.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are 40")]
    pub const fn at(index: usize) -> Self {
        assert!(index < HEXES);
        Self(index as u8)
    }

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..HEXES).map(Self::at)
    }

    /// Its column, from 0.
    pub const fn column(self) -> usize {
        self.index() / ROWS
    }

    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.index() % ROWS
    }

    /// The hex in this column and row, if the board has it.
    pub fn placed(column: usize, row: usize) -> Option<Self> {
        (column < COLUMNS && row < ROWS).then(|| Self::at(column * ROWS + row))
    }

    /// The hex beyond this side, if the board goes on there.
    #[inline]
    pub const fn beyond(self, side: Side) -> Option<Self> {
        let there = NEIGHBOURS[self.index()][side as usize];
        if there == NONE { None } else { Some(Self(there)) }
    }

    /// Its sides and the hexes beyond them.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = (Side, Self)> {
        Side::ALL.into_iter().filter_map(move |side| Some((side, self.beyond(side)?)))
    }

    /// The hexes next to it.
    #[inline]
    pub const fn around(self) -> HexSet {
        AROUND[self.index()]
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = COLUMN_NAMES[self.column()];
        write!(f, "{column}{}", self.row() + 1)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        let [column @ b'a'..=b'h', row @ b'1'..=b'5'] = name.as_bytes() else { return Err(()) };
        Self::placed(usize::from(column - b'a'), usize::from(row - b'1')).ok_or(())
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> Self {
        hex.to_string()
    }
}

impl TryFrom<String> for Hex {
    type Error = String;
    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map_err(|()| format!("no hex {name}"))
    }
}

/// A side of a hex, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Side {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
}

impl Side {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::North,
        Self::NorthEast,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The same border, seen from the other hex.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

/// Some of the sides of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sides(u8);

impl Sides {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Puts a side among them.
    #[inline]
    pub const fn insert(&mut self, side: Side) {
        self.0 |= 1 << side.index();
    }

    /// Whether any side is in both.
    #[inline]
    pub const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Side> for Sides {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        let mut set = Self::NONE;
        sides.into_iter().for_each(|side| set.insert(side));
        set
    }
}

const NONE: u8 = u8::MAX;
const NEIGHBOURS: [[u8; 6]; HEXES] = neighbours();
const AROUND: [HexSet; HEXES] = around();

/// Columns with an odd number lie half a hex lower.
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]
const fn neighbours() -> [[u8; 6]; HEXES] {
    const EVEN: [(isize, isize); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)];
    const ODD: [(isize, isize); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];
    let mut all = [[NONE; 6]; HEXES];
    let mut index = 0;
    while index < HEXES {
        let (x, y) = ((index / ROWS) as isize, (index % ROWS) as isize);
        let mut side = 0;
        while side < 6 {
            let (dx, dy) = if x % 2 == 0 { EVEN[side] } else { ODD[side] };
            let (x, y) = (x + dx, y + dy);
            if x >= 0 && x < COLUMNS as isize && y >= 0 && y < ROWS as isize {
                all[index][side] = (x as usize * ROWS + y as usize) as u8;
            }
            side += 1;
        }
        index += 1;
    }
    all
}

const fn around() -> [HexSet; HEXES] {
    let mut all = [HexSet::NONE; HEXES];
    let mut index = 0;
    while index < HEXES {
        let mut side = 0;
        while side < 6 {
            let there = NEIGHBOURS[index][side];
            if there != NONE {
                all[index] = HexSet(all[index].0 | 1 << there);
            }
            side += 1;
        }
        index += 1;
    }
    all
}

/// The lowest and the highest bit of each of eight bytes.
const LOWEST: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = LOWEST << 7;
/// Brings the lowest bits of eight bytes together in the highest byte of a product.
const TOGETHER: u64 = 0x0102_0408_1020_4080;
const _: () = assert!(HEXES.is_multiple_of(8));

/// Some of the hexes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HexSet(u64);

impl HexSet {
    /// None of them.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << HEXES) - 1);

    /// Those of which a number, by their index, is so much at most; 126 is the most there is to ask.
    #[inline]
    pub fn within(numbers: &[u8; HEXES], most: u8) -> Self {
        // Eight at a time: a byte's highest bit is set where its number is more.
        let least_more = u64::from(most.min(126) + 1) * LOWEST;
        let (eights, _) = numbers.as_chunks::<8>();
        let bits = |eight: &[u8; 8]| {
            let eight = u64::from_le_bytes(*eight);
            let more = ((eight | HIGHEST) - least_more) | eight;
            ((!more & HIGHEST) >> 7).wrapping_mul(TOGETHER) >> 56
        };
        Self(eights.iter().rev().fold(0, |all, eight| all << 8 | bits(eight)))
    }

    /// Whether the hex is among them.
    #[inline]
    pub const fn has(self, hex: Hex) -> bool {
        self.0 & 1 << hex.0 != 0
    }

    /// Puts a hex among them.
    #[inline]
    pub const fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    /// Takes a hex out of them.
    #[inline]
    pub const fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// One after the other, in the order of their names.
    #[inline]
    pub const fn iter(self) -> Hexes {
        Hexes(self.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those next to any of these, these themselves perhaps among them.
    #[inline]
    #[must_use]
    pub fn around(self) -> Self {
        self.iter().fold(Self::NONE, |all, hex| all.or(hex.around()))
    }

    /// These and all that can be reached from them over hexes of the other set.
    #[must_use]
    pub fn spread_over(self, ground: Self) -> Self {
        let (mut reached, mut edge) = (self, self);
        while !edge.is_empty() {
            edge = edge.around().and(ground).without(reached);
            reached = reached.or(edge);
        }
        reached
    }
}

/// Hexes of a set, one after the other.
#[derive(Clone)]
pub struct Hexes(u64);

impl Iterator for Hexes {
    type Item = Hex;
    #[inline]
    fn next(&mut self) -> Option<Hex> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Hex::at(first))
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = Hexes;
    #[inline]
    fn into_iter(self) -> Hexes {
        self.iter()
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for hex in Hex::all() {
            assert_eq!(hex.to_string().parse(), Ok(hex));
        }
        assert_eq!("c4".parse(), Ok(Hex::placed(2, 3).unwrap()));
        for wrong in ["", "c", "c0", "c6", "i1", "C4", "c44", "4c"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }

    /// The neighbours of the rules' Data section, north first.
    #[test]
    fn columns_are_shifted() {
        let named = |name: &str| -> Vec<String> {
            let hex: Hex = name.parse().unwrap();
            let beyond = |side| hex.beyond(side).map_or("-".into(), |hex| hex.to_string());
            Side::ALL.into_iter().map(beyond).collect()
        };
        assert_eq!(named("c3"), ["c2", "d2", "d3", "c4", "b3", "b2"]);
        assert_eq!(named("d3"), ["d2", "e3", "e4", "d4", "c4", "c3"]);
        assert_eq!(named("a5"), ["a4", "b4", "b5", "-", "-", "-"]);
    }

    #[test]
    fn a_border_is_the_same_from_both_sides() {
        for hex in Hex::all() {
            for (side, there) in hex.neighbours() {
                assert_eq!(there.beyond(side.opposite()), Some(hex), "{hex} {side:?}");
                assert!(hex.around().has(there) && there.around().has(hex));
            }
        }
    }

    #[test]
    fn sets_spread() {
        let set = |names: &str| -> HexSet {
            names.split_whitespace().map(|name| name.parse::<Hex>().unwrap()).collect()
        };
        let ground = set("a2 a3 b3 h1 h2");
        assert_eq!(set("a1").spread_over(ground), set("a1 a2 a3 b3"));
        assert_eq!(HexSet::ALL.iter().count(), HEXES);
        for most in [0, 1, 7, 30, 125, 126] {
            let numbers: [u8; HEXES] =
                std::array::from_fn(|index| u8::try_from(index * 97 % 256).unwrap());
            let within = Hex::all().filter(|hex| numbers[hex.index()] <= most);
            assert_eq!(HexSet::within(&numbers, most), within.collect());
        }
        let mut some = set("a1 h5");
        some.remove("a1".parse().unwrap());
        assert_eq!(some, set("h5"));
    }
}
