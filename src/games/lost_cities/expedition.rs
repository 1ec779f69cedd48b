//! Expeditions: setting out, coming home, and the end of the game (LC-1, LC-4, LC-5).

use super::card::{Colour, Pile};
use super::components::Components;
use super::event::{Ending, Event};
use super::hand::Hand;
use super::options::{First, Options};
use super::state::{Chips, LostCities, Side, Stage};
use super::token::Token;
use crate::engine::{Chance, Happening, NotPlayable, Score, Seat, SeatCount, SeatSet};

impl LostCities {
    /// A fresh match: the first expedition is laid out.
    pub(super) fn first_expedition(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut table = Self::bare(rules, options, seats);
        table.turn = table.first_seat(at.chance())?;
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

    /// LC-1.7.
    fn first_seat(&self, chance: &mut impl Chance) -> Result<Seat, NotPlayable> {
        let (index, value) = match self.options.first {
            First::Random => (chance.index(self.seats.get()), "random"),
            First::One => (0, "1"),
            First::Two => (1, "2"),
            First::Three => (2, "3"),
            First::Four => (3, "4"),
        };
        let seat = Seat::at(index);
        let name = "first";
        self.seats.has(seat).then_some(seat).ok_or(NotPlayable::Choice { name, value })
    }

    /// Lays out tokens and cards, and lets the seat on turn begin.
    fn set_out_expedition(&mut self, at: &mut impl Happening<Event>) {
        self.crossed = 0;
        self.closed = None;
        self.stage = Stage::Play;
        self.lay_tokens(at.chance());
        self.deal(at.chance());
        at.tell(Event::Began { expedition: self.expedition, first: self.turn });
        at.reveal(SeatSet::EVERYBODY);
    }

    /// LC-1.3: the tokens are shuffled and laid face up on their spaces.
    fn lay_tokens(&mut self, chance: &mut impl Chance) {
        let mut spaces = [None; 5 * super::components::MOST_STEPS];
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
    fn deal(&mut self, chance: &mut impl Chance) {
        self.piles = [Pile::EMPTY; 5];
        self.deck = Pile::EMPTY;
        self.deck.extend(self.rules.every_card());
        chance.shuffle(self.deck.cards_mut());
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

    /// LC-4.3 to LC-4.6: scores the expedition and sets out the next, or ends the game.
    pub(super) fn end_expedition(&mut self, by: Ending, at: &mut impl Happening<Event>) {
        let expedition = self.expedition;
        at.tell(Event::Ended { expedition, by });
        for seat in self.seats.seats() {
            let side = &mut self.sides[seat.index()];
            let points = side.on_paths(self.rules);
            side.chips.paths += side.chips.payable(points);
            let paths = side.worth(self.rules);
            at.tell(Event::Scored { seat, paths, points });
            // LC-4.4: tokens are changed for chips, which are kept.
            side.artefact_chips += side.artefact_tokens;
            self.exchanged += side.artefact_tokens;
            side.artefact_tokens = 0;
        }
        if expedition == self.expeditions() {
            self.end_game(at);
        } else {
            self.exchanged = 0;
            self.expedition += 1;
            self.turn = self.seats.left_of(self.turn);
            self.set_out_expedition(at);
        }
    }

    /// LC-5.1.
    fn end_game(&mut self, at: &mut impl Happening<Event>) {
        let course = self.rules.course(&self.options);
        for seat in self.seats.seats() {
            let side = &mut self.sides[seat.index()];
            let artefacts = side.artefact_chips;
            let points = course.artefacts_worth(artefacts);
            side.chips.artefacts = side.chips.payable(points);
            at.tell(Event::Valued { seat, artefacts, points });
        }
        for seat in self.seats.seats() {
            let total = self.sides[seat.index()].chips.total();
            at.tell(Event::Result { seat, total });
        }
        self.stage = Stage::Over;
        at.reveal(SeatSet::EVERYBODY);
    }

    /// LC-5.2: the scores of a finished game.
    pub(super) fn scores(&self) -> Vec<Score> {
        let score = |seat: Seat| {
            let side = &self.sides[seat.index()];
            let Chips { tokens, paths, artefacts } = side.chips;
            Score {
                seat,
                points: vec![("tokens", tokens), ("paths", paths), ("artefacts", artefacts)],
                ties: vec![("artefact-chips", side.artefact_chips.into())],
            }
        };
        self.seats.seats().map(score).collect()
    }
}
