//! The district tiles: what they do, and how many hands they show.

use super::dice::Rolls;
use serde::{Deserialize, Serialize};

/// How many tiles each district has.
pub const TILES: usize = 3;

/// The tiles of one district, by their letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "letters say what they are")]
pub struct Tiles {
    pub a: Tile,
    pub b: Tile,
    pub c: Tile,
}

impl Tiles {
    /// The tile of this letter.
    #[inline]
    pub fn get(&self, letter: Letter) -> &Tile {
        match letter {
            Letter::A => &self.a,
            Letter::B => &self.b,
            Letter::C => &self.c,
        }
    }
}

/// Which of a district's three tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "letters say what they are")]
pub enum Letter {
    A,
    B,
    C,
}

impl Letter {
    /// All three.
    pub const ALL: [Self; TILES] = [Self::A, Self::B, Self::C];

    /// Its name, as in the component file.
    pub const fn name(self) -> &'static str {
        ["a", "b", "c"][self as usize]
    }
}

/// A tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// How far it moves the clock's hand when the last die lies here (AT-6.1).
    pub hands: u8,
    /// What a visit does (AT-3.4).
    pub effect: Effect,
}

/// What a visit does. *Here* is the district visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Roll for another resource from here (AT-4.1, AT-4.11).
    OneMore {
        /// The numbers that give it.
        on: Rolls,
    },
    /// Swap a resource here with one on another district (AT-4.2).
    Swap,
    /// Roll to roll again and visit that area (AT-4.3).
    VisitAgain {
        /// The numbers that lead on.
        on: Rolls,
    },
    /// Roll for a resource from another district (AT-4.4).
    FromAnother {
        /// The numbers that give it.
        on: Rolls,
    },
    /// Move a resource from here to the Black Market (AT-4.5).
    ToMarket,
    /// Another resource from here, if this is that die of the round (AT-4.6).
    OnDie {
        /// Which die of the round.
        die: u8,
    },
    /// Roll to move the clock's hand (AT-4.7).
    ClockHand {
        /// The numbers that move it.
        on: Rolls,
        /// How far.
        steps: u8,
    },
    /// Move a resource from the Black Market to another district (AT-4.8).
    MarketToAnother,
    /// Lay a die at another area (AT-4.9).
    ChangeDie,
    /// Move the submarine (AT-4.10).
    Submarine,
    /// Move a resource from here to another district (AT-4.12).
    ToAnother,
    /// Roll for a resource from the Black Market (AT-4.13).
    FromMarket {
        /// The numbers that give it.
        on: Rolls,
    },
}

impl Effect {
    /// Its name, as in component files and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OneMore { .. } => "one_more",
            Self::Swap => "swap",
            Self::VisitAgain { .. } => "visit_again",
            Self::FromAnother { .. } => "from_another",
            Self::ToMarket => "to_market",
            Self::OnDie { .. } => "on_die",
            Self::ClockHand { .. } => "clock_hand",
            Self::MarketToAnother => "market_to_another",
            Self::ChangeDie => "change_die",
            Self::Submarine => "submarine",
            Self::ToAnother => "to_another",
            Self::FromMarket { .. } => "from_market",
        }
    }

    /// The numbers of the die that make it happen, if it is rolled for.
    pub const fn rolls(self) -> Option<Rolls> {
        match self {
            Self::OneMore { on }
            | Self::VisitAgain { on }
            | Self::FromAnother { on }
            | Self::ClockHand { on, .. }
            | Self::FromMarket { on } => Some(on),
            _ => None,
        }
    }
}
