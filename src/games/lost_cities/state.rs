//! The table: everything that lies on it, open or hidden.

use super::card::{Colour, PerColour, Pile};
use super::components::{Components, MOST_CARDS, MOST_OF_COLOUR, MOST_SEATS, MOST_STEPS};
use super::figure::{Explorer, Figure};
use super::hand::{Hand, Values};
use super::options::{Options, Order};
use super::token::Token;
use crate::engine::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// A match of Lost Cities 2.
#[derive(Clone)]
pub struct LostCities {
    pub(super) rules: &'static Components,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    /// Which expedition, from 1.
    pub(super) expedition: u8,
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    /// The pile discarded to in this turn (LC-2.6).
    pub(super) closed: Option<Colour>,
    /// How many figures have crossed the bridge in this expedition.
    pub(super) crossed: u8,
    pub(super) deck: Pile<MOST_CARDS>,
    /// Cards in the box, unseen (LC-1.5).
    pub(super) set_aside: Pile<MOST_CARDS>,
    /// The discard piles.
    pub(super) piles: [Pile<MOST_OF_COLOUR>; 5],
    /// The tokens on each path, by step.
    pub(super) tokens: [[Option<Token>; MOST_STEPS]; 5],
    /// Artefact tokens changed for chips after the last expedition (LC-4.4).
    pub(super) exchanged: u8,
    pub(super) sides: [Side; MOST_SEATS],
}

/// What lies before one seat, and what it hides.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub hand: Hand,
    /// The cards played, by colour.
    pub rows: [Pile<MOST_OF_COLOUR>; 5],
    /// The figures on the paths.
    pub explorers: [Option<Explorer>; 5],
    /// The steps that no card of the path led its figure to, as bits.
    pub free: [u16; 5],
    /// Artefact tokens found in this expedition.
    pub artefact_tokens: u8,
    /// Artefact chips from earlier expeditions.
    pub artefact_chips: u8,
    pub chips: Chips,
}

/// A seat's points so far, by where they come from. Each part is what was really paid or
/// taken, so that they add up to the chips held.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Chips {
    /// From points tokens.
    pub tokens: i32,
    /// From the figures' steps at the end of expeditions.
    pub paths: i32,
    /// From the artefact track, at the end of the game.
    pub artefacts: i32,
}

impl Chips {
    /// All together.
    pub fn total(self) -> i32 {
        self.tokens + self.paths + self.artefacts
    }

    /// What is really paid of these points: nobody falls below zero (LC-4.3, LC-5.1).
    pub(super) fn payable(self, points: i32) -> i32 {
        points.max(-self.total())
    }
}

/// Where in its turn the seat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// It must play or discard a card.
    Play,
    /// It must choose a figure for the path it has started.
    Send(Colour),
    /// It may move a figure one step, but not the one on that path.
    Move {
        /// The path whose end was reached (LC-2.5); an arrow moves any figure.
        except: Option<Colour>,
    },
    /// It must take a card.
    Take,
    /// The game is over.
    Over,
}

impl Side {
    /// Nothing yet.
    pub const EMPTY: Self = Self {
        hand: Hand::EMPTY,
        rows: [Pile::EMPTY; 5],
        explorers: [None; 5],
        free: [0; 5],
        artefact_tokens: 0,
        artefact_chips: 0,
        chips: Chips { tokens: 0, paths: 0, artefacts: 0 },
    };

    /// How many figures of this kind are not on the board.
    #[inline]
    pub fn left(&self, rules: &Components, kind: Figure) -> u8 {
        let out = |e: &&Option<Explorer>| e.is_some_and(|e| e.figure == kind);
        let out = self.explorers.iter().filter(out).count();
        rules.figures(kind) - u8::try_from(out).unwrap_or(u8::MAX)
    }

    /// Whether any figure is left to start a path with.
    #[inline]
    pub fn any_left(&self, rules: &Components) -> bool {
        let out = self.explorers.iter().flatten().count();
        let all = Figure::ALL.map(|kind| usize::from(rules.figures(kind)));
        out < all.into_iter().sum()
    }

    /// Whether the figure on this path can move a step (LC-3.5).
    #[inline]
    pub fn can_move(&self, rules: &Components, colour: Colour) -> bool {
        self.explorers[colour.index()].is_some_and(|e| e.step < rules.last_step())
    }

    /// The figure on this path comes to that step by an arrow, or by another path's end.
    pub fn steps_freely(&mut self, colour: Colour, step: u8) {
        self.free[colour.index()] |= 1 << step;
    }

    /// The steps that it has come to so.
    pub fn free_steps(&self, colour: Colour) -> impl Iterator<Item = u8> {
        let free = self.free[colour.index()];
        (1..=u8::try_from(MOST_STEPS).unwrap_or(u8::MAX)).filter(move |step| free >> step & 1 == 1)
    }

    /// Which of these values fit on the seat's row of this colour (LC-2.3, LC-6.1). A row not
    /// yet begun takes any.
    #[inline]
    pub fn fitting(&self, order: Order, colour: Colour, values: Values) -> Values {
        let row = &self.rows[colour.index()][..];
        let (Some(first), Some(last)) = (row.first(), row.last()) else {
            return values;
        };
        let (first, last) = (first.value(), last.value());
        match order {
            Order::Ascending => values.from(last),
            Order::Either if last > first => values.from(last),
            Order::Either if last < first => values.up_to(last),
            Order::Either => values,
        }
    }

    /// What the figure on each path is worth (LC-4.3).
    pub fn worth(&self, rules: &Components) -> PerColour<Option<i32>> {
        PerColour::of(|colour| {
            let explorer = self.explorers[colour.index()];
            explorer.map(|explorer| rules.worth(explorer.figure, explorer.step))
        })
    }

    /// What the figures on the paths are worth together (LC-4.3).
    pub fn on_paths(&self, rules: &Components) -> i32 {
        let worth = self.worth(rules);
        Colour::ALL.into_iter().filter_map(|colour| worth[colour]).sum()
    }
}

impl LostCities {
    /// The side of the seat whose turn it is.
    #[inline]
    pub(super) fn side(&self) -> &Side {
        &self.sides[self.turn.index()]
    }

    /// The side of the seat whose turn it is.
    #[inline]
    pub(super) fn side_mut(&mut self) -> &mut Side {
        &mut self.sides[self.turn.index()]
    }

    /// Whether a figure of the seat on turn can move, the one on that path excepted.
    pub(super) fn any_can_move(&self, except: Option<Colour>) -> bool {
        let can =
            |&colour: &Colour| Some(colour) != except && self.side().can_move(self.rules, colour);
        Colour::ALL.iter().any(can)
    }

    /// How many expeditions the game has.
    pub(super) fn expeditions(&self) -> u8 {
        self.rules.course(&self.options).expeditions
    }
}
