//! LC-1: the table is laid for an expedition.

use super::card::{Colour, Pile};
use super::components::{Components, MOST_STEPS};
use super::event::Event;
use super::hand::Hand;
use super::options::Options;
use super::state::{LostCities, Side, Stage};
use super::token::Token;
use crate::engine::{Chance, GameOptions, Happening, NotPlayable, Seat, SeatCount};

impl LostCities {
    /// A fresh match: the first expedition is laid out.
    pub(super) fn laid_out(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut table = Self::bare(rules, options, seats);
        // LC-1.7.
        table.turn = options.first_seat(seats, at.chance())?;
        table.set_out_expedition(at);
        Ok(table)
    }

    /// A table with nothing on it.
    pub(super) fn bare(rules: &'static Components, options: Options, seats: SeatCount) -> Self {
        Self {
            rules,
            options,
            seats,
            expedition: 1,
            turn: Seat::at(0),
            stage: Stage::Play,
            closed: None,
            crossed: 0,
            deck: Pile::EMPTY,
            set_aside: Pile::EMPTY,
            piles: [Pile::EMPTY; 5],
            tokens: Default::default(),
            exchanged: 0,
            sides: [Side::EMPTY; _],
        }
    }

    /// LC-1.3: the tokens are shuffled and laid face up on their spaces.
    pub(super) fn lay_tokens(&mut self, chance: &mut impl Chance) {
        let mut spaces = [None; 5 * MOST_STEPS];
        let kinds = &self.rules.tokens;
        let artefacts = (0..kinds.artefacts).map(|_| Token::Artefact);
        let arrows = (0..kinds.arrows).map(|_| Token::Arrow);
        let points = kinds.points.iter().map(|&points| Token::Points(points));
        let mut count = 0;
        for token in artefacts.chain(arrows).chain(points) {
            spaces[count] = Some(token);
            count += 1;
        }
        chance.shuffle(&mut spaces[..count]);
        let mut shuffled = spaces.into_iter();
        self.tokens = Default::default();
        for colour in Colour::ALL {
            for &step in &self.rules.spaces[colour] {
                let token = shuffled.next().flatten();
                self.tokens[colour.index()][usize::from(step) - 1] = token;
            }
        }
    }

    /// LC-1.4, LC-1.5: all cards are shuffled; some may go back to the box; each seat has its
    /// hand, the rest is the deck.
    pub(super) fn deal(&mut self, chance: &mut impl Chance) {
        self.piles = [Pile::EMPTY; 5];
        self.deck = Pile::EMPTY;
        self.deck.extend(self.rules.every_card());
        chance.shuffle(&mut self.deck);
        self.set_aside = Pile::EMPTY;
        for _ in 0..self.rules.set_aside(self.seats.get()) {
            self.set_aside.extend(self.deck.pop());
        }
        for seat in self.seats.seats() {
            let dealt = (0..self.rules.hand).filter_map(|_| self.deck.pop());
            let hand: Hand = dealt.collect();
            let side = &mut self.sides[seat.index()];
            *side = Side {
                hand,
                artefact_chips: side.artefact_chips,
                chips: side.chips,
                ..Side::EMPTY
            };
        }
    }
}
