//! The table: everything that lies on it, open or hidden.

use super::components::{Components, MOST_DICE, PerSeats};
use super::dice::Drafted;
use super::district::{Area, District};
use super::event::{Asked, Taking};
use super::options::Options;
use super::resource::{Resource, Stock};
use super::tile::{Letter, TILES, Tile};
use super::who::Who;
use crate::engine::{Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};

/// A match of Atlandice.
#[derive(Clone)]
pub struct Atlandice {
    pub(super) rules: &'static Components,
    /// The numbers for this many seats.
    pub(super) table: &'static PerSeats,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    /// Which round, from 1.
    pub(super) round: u8,
    /// Who has the first player's token.
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    /// The area being visited.
    pub(super) visit: Option<Area>,
    /// For whom the seat on turn decides: itself, or the neutral player (AT-9.3).
    pub(super) who: Who,
    /// What was rolled last for an effect, since the last die was taken.
    pub(super) last_roll: Option<u8>,
    pub(super) stacks: [Stack; 5],
    /// Resources on each area.
    pub(super) stocks: [Stock; 6],
    /// Dice at each area.
    pub(super) dice: [u8; 6],
    pub(super) submarine: Area,
    /// The place of the clock's hand.
    pub(super) hand: u8,
    /// What lies before each seat and the neutral player.
    pub(super) sides: [Side; Who::MOST],
    /// The dice taken in this round, in order.
    pub(super) drafted: [Drafted; MOST_DICE],
    /// How many of them there are.
    pub(super) drafts: u8,
    /// The seats that have given the neutral player its die of this round (AT-9.2).
    pub(super) given: SeatSet,
    /// Resources that are out of the game.
    pub(super) out: Stock,
}

/// The tiles of a district: a stack of which only the top one lies open.
#[derive(Clone, Copy)]
pub(super) struct Stack {
    /// From the first top to the bottom.
    pub letters: [Letter; TILES],
    /// Which of them lies on top; none if all have gone.
    pub top: u8,
    /// Who took those that have gone; nobody if a tile left the game.
    pub takers: [Option<Who>; TILES],
    /// Whether the open tile has held a resource (AT-5.5).
    pub has_held: bool,
}

/// What lies before a seat, or before the neutral player.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub stock: Stock,
    pub points: Points,
}

/// Victory points by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Points {
    /// From district tiles (AT-8.2).
    pub tiles: i32,
    /// From places in emptied districts that won no tile (AT-5.2).
    pub places: i32,
    /// From checks (AT-6.3).
    pub checks: i32,
    /// From donations (AT-6.4).
    pub donations: i32,
    /// From the final scoring (AT-8.1).
    pub majorities: i32,
}

impl Points {
    /// All together.
    pub fn total(self) -> i32 {
        self.tiles + self.places + self.checks + self.donations + self.majorities
    }

    /// Each category by its name.
    pub fn by_category(self) -> [(&'static str, i32); 5] {
        [
            ("tiles", self.tiles),
            ("places", self.places),
            ("checks", self.checks),
            ("donations", self.donations),
            ("majorities", self.majorities),
        ]
    }
}

/// What is to be decided by the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Which die to take (AT-3.1).
    Die,
    /// Which resource to take.
    Take {
        /// From where.
        from: Area,
        /// Why.
        reason: Taking,
    },
    /// Which other district to take a resource from (AT-4.4).
    TakeFrom,
    /// Which resource here to swap (AT-4.2).
    Swap,
    /// With which district.
    SwapWith {
        /// The resource here.
        given: Resource,
    },
    /// For which resource there.
    SwapFor {
        /// The resource here.
        given: Resource,
        /// The other district.
        there: District,
    },
    /// Which resource to move (AT-4.5, AT-4.8, AT-4.12).
    Move {
        /// From where.
        from: Area,
        /// Whether it goes to the Black Market; otherwise the district is chosen next.
        to_market: bool,
    },
    /// To which district.
    MoveTo {
        /// From where.
        from: Area,
        /// The resource.
        resource: Resource,
    },
    /// Which die to change (AT-4.9).
    Change,
    /// Where to lay it.
    ChangeInto {
        /// Where it lies.
        die: Area,
    },
    /// Where the submarine goes (AT-4.10).
    Submarine,
    /// Nothing: the clock's hand moves (AT-6.1).
    Clock,
    /// What to donate (AT-6.4).
    Donate {
        /// How many resources have been given.
        given: u8,
    },
    /// The game is over.
    Over,
}

impl Stage {
    /// What it asks for.
    pub const fn asks(self) -> Asked {
        match self {
            Self::Die => Asked::Die,
            Self::Take { .. } => Asked::Take,
            Self::TakeFrom => Asked::From,
            Self::Swap => Asked::Swap,
            Self::SwapWith { .. } => Asked::With,
            Self::SwapFor { .. } => Asked::For,
            Self::Move { .. } => Asked::Move,
            Self::MoveTo { .. } => Asked::To,
            Self::Change => Asked::Change,
            Self::ChangeInto { .. } => Asked::Into,
            Self::Submarine => Asked::Submarine,
            Self::Donate { .. } => Asked::Give,
            Self::Clock | Self::Over => Asked::Nothing,
        }
    }
}

impl Stack {
    /// The three tiles in their order, nothing held yet.
    pub const FRESH: Self =
        Self { letters: Letter::ALL, top: 0, takers: [None; TILES], has_held: false };

    /// The open tile; none once all have gone.
    #[inline]
    pub fn letter(&self) -> Option<Letter> {
        self.letters.get(usize::from(self.top)).copied()
    }

    /// Those that have gone, in order, and who took each.
    pub fn past(&self) -> impl Iterator<Item = (Letter, Option<Who>)> {
        let all = self.letters.into_iter().zip(self.takers);
        all.take(self.top.into())
    }
}

impl Side {
    /// Nothing yet.
    pub const EMPTY: Self = Self {
        stock: Stock::EMPTY,
        points: Points { tiles: 0, places: 0, checks: 0, donations: 0, majorities: 0 },
    };
}

impl Atlandice {
    /// Everybody who collects and scores: the seats, then the neutral player (AT-9.4).
    #[inline]
    pub(super) fn everyone(&self) -> impl Iterator<Item = Who> + use<> {
        let neutral = self.table.neutral.then_some(Who::Neutral);
        self.seats.seats().map(Who::Seat).chain(neutral)
    }

    /// The open tile of a district; none once it has run out.
    #[inline]
    pub(super) fn tile(&self, district: District) -> Option<&'static Tile> {
        let letter = self.stacks[district.index()].letter()?;
        Some(self.rules.districts[district].get(letter))
    }

    /// Whether a district still has a tile (AT-5.7).
    #[inline]
    pub(super) fn is_open(&self, district: District) -> bool {
        usize::from(self.stacks[district.index()].top) < TILES
    }

    /// Whether something can be laid or go there: the Black Market, or a district with a tile.
    #[inline]
    pub(super) fn is_open_area(&self, area: Area) -> bool {
        area.district().is_none_or(|district| self.is_open(district))
    }

    /// The area that a number of the die means: a closed district's means the Black Market
    /// (AT-2.2, AT-4.3).
    #[inline]
    pub(super) fn meant(&self, rolled: Area) -> Area {
        if self.is_open_area(rolled) { rolled } else { Area::Market }
    }

    /// The open districts but the one visited, in order.
    #[inline]
    pub(super) fn others(&self) -> impl Iterator<Item = District> {
        let here = self.visit.and_then(Area::district);
        District::ALL.into_iter().filter(move |&d| Some(d) != here && self.is_open(d))
    }

    /// Lays resources on an area.
    #[inline]
    pub(super) fn lay(&mut self, area: Area, resource: Resource, count: u8) {
        self.stocks[area.index()][resource] += count;
        if let (Some(district), true) = (area.district(), count > 0) {
            self.stacks[district.index()].has_held = true;
        }
    }

    /// The dice taken in this round.
    pub(super) fn drafted(&self) -> &[Drafted] {
        &self.drafted[..usize::from(self.drafts)]
    }
}
