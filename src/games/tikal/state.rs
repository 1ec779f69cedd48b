//! The table: everything that lies on it, open or face down.

use super::components::{Components, MOST_LEVEL, MOST_MASKS, MOST_SCORINGS, MOST_SEATS};
use super::event::Asked;
use super::hex::{HEXES, Hex, HexSet};
use super::options::Options;
use super::tile::{Kind, MOST_TILES, Stones, Tile, Turn};
use super::treasure::{KINDS, MOST_TREASURES, Treasure};
use super::ways::Ways;
use crate::engine::{Seat, SeatCount, SeatSet};
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// A match of Tikal.
#[derive(Clone)]
pub struct Tikal {
    pub(super) rules: &'static Components,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    /// Action points left.
    pub(super) points: u8,
    /// The stack; its top is the last.
    pub(super) stack: List<Tile, MOST_TILES>,
    /// The tile to be laid.
    pub(super) in_hand: Option<Tile>,
    /// Who lays it; who laid the last one.
    pub(super) layer: Seat,
    /// Tiles that had no place (TK-2.4).
    pub(super) lost: List<Tile, MOST_TILES>,
    /// Tiles laid or lost.
    pub(super) laid: u8,
    /// Volcanoes revealed so far.
    pub(super) volcanoes: u8,
    /// The explored hexes.
    pub(super) explored: HexSet,
    /// Those of them that can be entered: all but volcanoes.
    pub(super) open: HexSet,
    /// Those with a temple, and those with a ruin.
    pub(super) temples: HexSet,
    pub(super) ruins: HexSet,
    pub(super) ground: [Ground; HEXES],
    /// What it costs to go from hex to hex.
    pub(super) ways: Ways,
    /// The hexes where a seat has figures.
    pub(super) manned: [HexSet; MOST_SEATS],
    /// Levels in the supply, by their number.
    pub(super) levels: [u8; MOST_LEVEL as usize + 1],
    /// Treasures face down beside the board; the next is the last.
    pub(super) treasures: List<Treasure, MOST_TREASURES>,
    pub(super) sides: [Side; MOST_SEATS],
    pub(super) scoring: Option<Scoring>,
    /// How many scoring rounds have begun.
    pub(super) scorings: u8,
    pub(super) auction: Option<Auction>,
}

/// A hex, once it is explored.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub kind: Kind,
    /// The tile; none where it is printed on the board.
    pub tile: Option<Tile>,
    pub turn: Turn,
    /// The stones on its sides, as it lies.
    pub stones: Stones,
    /// The number that a temple shows.
    pub level: u8,
    /// The treasures of a ruin; the next one is the last.
    pub treasures: List<Treasure, MOST_MASKS>,
    pub guard: Option<Seat>,
    pub camp: Option<Seat>,
    pub workers: [u8; MOST_SEATS],
    /// What has been dug here in these action points (TK-4.6).
    pub dug: u8,
}

impl Ground {
    /// Jungle.
    pub const JUNGLE: Self = Self {
        kind: Kind::Clearing,
        tile: None,
        turn: Turn::by(0),
        stones: Stones::NONE,
        level: 0,
        treasures: List::blank(Treasure::Mask),
        guard: None,
        camp: None,
        workers: [0; MOST_SEATS],
        dug: 0,
    };
}

/// What a seat has.
#[derive(Clone, Copy)]
pub(super) struct Side {
    /// Workers in the supply.
    pub workers: u8,
    /// Workers that have left the game, guards not among them.
    pub gone: u8,
    pub leader: Leader,
    /// Camps not yet set up.
    pub camps: u8,
    /// Guards not yet left.
    pub guards: u8,
    pub treasures: [u8; KINDS],
    /// What it started with.
    pub purse: u16,
    /// What it has paid for bids.
    pub bids: u16,
    pub scored: List<Paid, MOST_SCORINGS>,
}

/// Where a leader is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Leader {
    /// Not yet on the board.
    #[default]
    Supply,
    /// On this hex.
    On(Hex),
    /// On guard at this temple, for good (TK-6.2).
    Guards(Hex),
    /// Gone with the workers of a guarded temple (TK-6.4).
    Gone,
}

/// What a scoring pays: for temples and for treasures (TK-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "what for says what it is")]
pub struct Paid {
    pub temples: u16,
    pub treasures: u16,
}

impl Paid {
    /// Both together.
    #[inline]
    pub const fn total(self) -> u16 {
        self.temples + self.treasures
    }
}

/// A scoring round: each seat spends its action points and scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scoring {
    /// The first, the second …
    pub number: u8,
    /// Whether it is that of the end (TK-7.4).
    pub last: bool,
    /// Who scores first.
    pub first: Seat,
    /// How many have scored.
    pub done: u8,
}

/// A round of auctions (TK-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Which round, from 1.
    pub round: u8,
    /// The tiles revealed for this round.
    pub tiles: List<Tile, MOST_SEATS>,
    /// Those that nobody has taken.
    pub left: List<Tile, MOST_SEATS>,
    /// The seats that have not taken a tile in this round.
    pub waiting: SeatSet,
    /// Those of them that are still in this auction.
    pub bidders: SeatSet,
    /// Who bid first in it.
    pub opener: Seat,
    /// What each seat has bid last in it.
    pub bids: [Option<u16>; MOST_SEATS],
    /// The highest bid, and whose it is.
    pub best: Option<(Seat, u16)>,
    /// Who passed first in it (TK-8.3).
    pub first_passed: Option<Seat>,
}

/// What is to be decided by the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A bid for the first choice (TK-8.2).
    Bid,
    /// Which tile to take (TK-8.2).
    Choose,
    /// Where to lay the tile (TK-2.2).
    Lay,
    /// What to spend action points on (TK-2.1).
    Spend,
    /// The game is over.
    Over,
}

impl Stage {
    /// What it asks for.
    pub const fn asks(self) -> Asked {
        match self {
            Self::Bid => Asked::Bid,
            Self::Choose => Asked::Choose,
            Self::Lay => Asked::Lay,
            Self::Spend => Asked::Spend,
            Self::Over => Asked::Nothing,
        }
    }
}

impl Side {
    /// Nothing at all.
    pub const EMPTY: Self = Self {
        workers: 0,
        gone: 0,
        leader: Leader::Supply,
        camps: 0,
        guards: 0,
        treasures: [0; KINDS],
        purse: 0,
        bids: 0,
        scored: List::blank(Paid { temples: 0, treasures: 0 }),
    };

    /// Victory points.
    pub fn total(&self) -> i32 {
        let scored: i32 = self.scored.iter().map(|paid| i32::from(paid.total())).sum();
        i32::from(self.purse) + scored - i32::from(self.bids)
    }
}

impl Tikal {
    /// What lies on a hex.
    #[inline]
    pub(super) fn at(&self, hex: Hex) -> &Ground {
        &self.ground[hex.index()]
    }

    #[inline]
    pub(super) fn at_mut(&mut self, hex: Hex) -> &mut Ground {
        &mut self.ground[hex.index()]
    }

    #[inline]
    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// A seat's workers on a hex.
    #[inline]
    pub(super) fn workers(&self, seat: Seat, hex: Hex) -> u8 {
        self.at(hex).workers[seat.index()]
    }

    /// Whether a seat's leader is on a hex.
    #[inline]
    pub(super) fn has_leader(&self, seat: Seat, hex: Hex) -> bool {
        self.side(seat).leader == Leader::On(hex)
    }

    /// A seat's figures on a hex: the leader is a worker too (TK-4.5).
    #[inline]
    pub(super) fn figures(&self, seat: Seat, hex: Hex) -> u8 {
        self.workers(seat, hex) + u8::from(self.has_leader(seat, hex))
    }

    /// Notes whether a seat has figures on a hex.
    #[inline]
    pub(super) fn note_figures(&mut self, seat: Seat, hex: Hex) {
        if self.figures(seat, hex) > 0 {
            self.manned[seat.index()].insert(hex);
        } else {
            self.manned[seat.index()].remove(hex);
        }
    }

    /// The seats from this one on, clockwise (TK-1.6).
    #[inline]
    pub(super) fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let next = move |seat: &Seat| Some(seats.left_of(*seat));
        std::iter::successors(Some(first), next).take(seats.get())
    }
}
