//! The resource cards: members, patrons, specials and cartographers (EX-1.3).

use super::member::{Kind, MEMBERS, NAMES};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A resource card. Members are known by name; of patrons, specials and cartographers there are
/// several of each, and nothing tells them apart. Written `orchid-hunter`, `jetpack`, `banker`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A member of a team.
    Member(Kind),
    /// A patron: money (EX-4.5).
    Patron,
    /// A jetpack: a member of any kind (EX-4.7).
    Jetpack,
    /// A risky move: the deck's top card, unseen (EX-4.6).
    RiskyMove,
    /// A long watch: to the top of the scale (EX-4.8).
    LongWatch,
    /// A cartographer: brings the expedition nearer (EX-2.2).
    Cartographer,
}

/// Cards that are not members, behind those in number.
const OTHERS: [&str; 8] = [
    "banker",
    "duchess",
    "press-baron",
    "curator",
    "jetpack",
    "risky-move",
    "long-watch",
    "cartographer",
];

#[expect(clippy::cast_possible_truncation, reason = "a few dozen cards")]
const fn numbered(number: usize) -> Card {
    Card(number as u8)
}

impl Card {
    /// How many kinds of card there are.
    pub const KINDS: usize = MEMBERS + OTHERS.len();
    /// The four patrons, in the order of the seats whose screens show them.
    pub const PATRONS: [Self; 4] =
        [numbered(MEMBERS), numbered(MEMBERS + 1), numbered(MEMBERS + 2), numbered(MEMBERS + 3)];
    /// The jetpack.
    pub const JETPACK: Self = numbered(MEMBERS + 4);
    /// The risky move.
    pub const RISKY_MOVE: Self = numbered(MEMBERS + 5);
    /// The long watch.
    pub const LONG_WATCH: Self = numbered(MEMBERS + 6);
    /// The cartographer.
    pub const CARTOGRAPHER: Self = numbered(MEMBERS + 7);

    /// Every kind of card, members first.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..Self::KINDS).map(numbered)
    }

    /// The patron on this seat's screen (EX-1.1).
    #[inline]
    pub fn patron_of(seat: Seat) -> Option<Self> {
        Self::PATRONS.get(seat.index()).copied()
    }

    /// A number of its own for each kind of card; members come first.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    #[inline]
    pub const fn what(self) -> What {
        const EACH: usize = MEMBERS / Kind::ALL.len();
        const PATRONS_END: usize = MEMBERS + 4;
        match self.number() {
            member @ 0..MEMBERS => What::Member(Kind::ALL[member / EACH]),
            MEMBERS..PATRONS_END => What::Patron,
            _ if self.0 == Self::JETPACK.0 => What::Jetpack,
            _ if self.0 == Self::RISKY_MOVE.0 => What::RiskyMove,
            _ if self.0 == Self::LONG_WATCH.0 => What::LongWatch,
            _ => What::Cartographer,
        }
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        let number = self.number();
        if number < MEMBERS { NAMES[number] } else { OTHERS[number - MEMBERS] }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::every().find(|card| card.name() == name).ok_or(())
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.name().to_owned()
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map_err(|()| format!("not a card: {text:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back() {
        for card in Card::every() {
            assert_eq!(card.name().parse(), Ok(card));
            assert_eq!(format!("{card:?}"), card.name());
        }
        for wrong in ["", "Jetpack", "jetpack ", "risky move", "orchid_hunter"] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_card_is_what_its_name_says() {
        let what = |name: &str| name.parse::<Card>().unwrap().what();
        assert_eq!(what("lost-poet"), What::Member(Kind::Explorer));
        assert_eq!(what("pathfinder"), What::Member(Kind::Explorer));
        assert_eq!(what("cabin-boys"), What::Member(Kind::Crew));
        assert_eq!(what("submarine"), What::Member(Kind::Transport));
        assert_eq!((what("banker"), what("curator")), (What::Patron, What::Patron));
        assert_eq!(what("jetpack"), What::Jetpack);
        assert_eq!(what("risky-move"), What::RiskyMove);
        assert_eq!(what("long-watch"), What::LongWatch);
        assert_eq!(what("cartographer"), What::Cartographer);
    }
}
