//! Seats at the table, sets of them, and the eyes that look at it.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table. People count seats from 1, and so do saves and JSON; arrays count
/// from 0 ([`Seat::index`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 6;

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If no game has that many seats: the caller's mistake, never a player's.
    pub const fn at(index: usize) -> Self {
        assert!(index < Self::MOST);
        #[expect(clippy::cast_possible_truncation, reason = "checked above")]
        Self(index as u8)
    }

    /// The seat that people call by this number, counted from 1.
    pub fn numbered(number: u8) -> Option<Self> {
        (1..=Self::MOST).contains(&usize::from(number)).then(|| Self(number - 1))
    }

    /// Its place in an array.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people call it by.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::numbered(number).ok_or_else(|| format!("no seat {number}"))
    }
}

/// How many sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SeatCount(u8);

impl SeatCount {
    /// The largest table there is.
    #[expect(clippy::cast_possible_truncation, reason = "a single digit")]
    pub const MOST: Self = Self(Seat::MOST as u8);

    /// A table for this many, at least one and at most [`Seat::MOST`].
    pub fn new(count: usize) -> Option<Self> {
        let count = u8::try_from(count).ok()?;
        (1..=Seat::MOST).contains(&usize::from(count)).then_some(Self(count))
    }

    /// The number itself.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// Every seat, in clockwise order from the first.
    pub fn seats(self) -> impl ExactSizeIterator<Item = Seat> + DoubleEndedIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// The seat to the left of this one: clockwise.
    #[inline]
    pub const fn left_of(self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next >= self.0 { 0 } else { next })
    }

    /// Whether that seat is at this table.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

/// Some of the seats. In saves and JSON a list of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// Everybody, whatever the size of the table.
    pub const EVERYBODY: Self = Self((1 << Seat::MOST) - 1);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is among them.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These and that seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These without that seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// One after the other, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MOST).map(Seat::at).filter(move |&s| self.has(s))
    }

    /// The lowest of them.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 8")]
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NOBODY, Self::with)
    }
}

/// Whose eyes look at the table: what they may see is a game's `View`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Eyes {
    /// A player: the table and this seat's own secrets.
    Seat(Seat),
    /// A passer-by: only what lies open.
    Table,
}

impl Eyes {
    /// The seat whose eyes they are.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Table => None,
        }
    }

    /// Whether these are the seat's own eyes.
    pub fn are_of(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_from_one() {
        let seat = Seat::at(2);
        assert_eq!(seat.to_string(), "3");
        assert_eq!(serde_json::to_string(&seat).unwrap(), "3");
        assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), seat);
        assert!(serde_json::from_str::<Seat>("0").is_err());
        assert!(serde_json::from_str::<Seat>("7").is_err());
    }

    #[test]
    fn the_left_of_the_last_is_the_first() {
        let three = SeatCount::new(3).unwrap();
        let round: Vec<_> = three.seats().map(|s| three.left_of(s).index()).collect();
        assert_eq!(round, [1, 2, 0]);
        assert_eq!(three.get(), 3);
        assert_eq!([0, 2, 3].map(|index| three.has(Seat::at(index))), [true, true, false]);
        assert_eq!(SeatCount::new(0), None);
        assert_eq!(SeatCount::new(7), None);
    }

    #[test]
    fn sets_are_lists_in_json() {
        let set: SeatSet = [Seat::at(3), Seat::at(0)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
        assert_eq!(serde_json::from_str::<SeatSet>("[4,1]").unwrap(), set);
        assert_eq!(set.first(), Some(Seat::at(0)));
        assert_eq!(set.without(Seat::at(0)).len(), 1);
        assert!(SeatSet::EVERYBODY.has(Seat::at(Seat::MOST - 1)));
    }

    #[test]
    fn seats_come_and_go() {
        let [first, third, fourth] = [0, 2, 3].map(Seat::at);
        let (both, alone) = (SeatSet::only(first).with(third), SeatSet::only(third));
        assert_eq!((both.len(), both.is_empty(), SeatSet::NOBODY.is_empty()), (2, false, true));
        assert_eq!([first, third, fourth].map(|seat| both.has(seat)), [true, true, false]);
        assert_eq!(both.with(third), both, "twice is once");
        assert_eq!((both.without(first), both.without(fourth)), (alone, both));
        assert_eq!((alone.and(both), SeatSet::only(first).and(alone)), (both, both));
        assert_eq!(SeatSet::EVERYBODY.len(), Seat::MOST);
    }

    #[test]
    fn eyes_are_of_one_seat_or_of_nobody() {
        let [anna, boris] = [0, 1].map(Seat::at);
        assert_eq!((Eyes::Seat(anna).seat(), Eyes::Table.seat()), (Some(anna), None));
        let own = [Eyes::Seat(anna), Eyes::Seat(boris), Eyes::Table].map(|eyes| eyes.are_of(anna));
        assert_eq!(own, [true, false, false]);
    }
}
