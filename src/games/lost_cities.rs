//! Lost Cities 2, the board game: cards lead figures along five paths, the first steps cost
//! points, the far ones are worth many. Rules are cited by number, as in `LC-2.3`.

pub mod action;
pub mod card;
pub mod components;
pub mod event;
mod expedition;
mod facts;
pub mod figure;
pub mod hand;
mod log;
pub mod options;
mod phrase;
mod reveal;
mod screen;
mod setup;
mod state;
#[cfg(test)]
mod tests;
pub mod token;
mod turn;
mod turns;
pub mod view;
mod words;

pub use action::Action;
pub use card::{Card, Colour, PerColour};
pub use components::Components;
pub use event::{Ending, Event, Refusal};
pub use figure::{Explorer, Figure};
pub use options::{First, Length, Options, Order};
pub use state::{Chips, LostCities, Stage};
pub use token::Token;
pub use view::{Discards, SeatView, View};

use crate::engine::{
    Census, Chance, Eyes, Game, Happening, Manner, NotPlayable, Placing, Points, Round, Seat,
    SeatCount, SeatSet, Standings,
};

impl Game for LostCities {
    const ID: &'static str = "lost-cities";
    const RULES: u32 = 1;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn setup(
        components: &'static Components,
        options: &Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        Self::laid_out(components, *options, seats, at)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::NOBODY,
            _ => SeatSet::only(self.turn),
        }
    }

    /// Every decision is taken with a hand of cards in sight.
    fn manner(&self) -> Manner {
        Manner::Privately
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn {
            self.list(out);
        }
    }

    #[inline]
    fn apply(
        &mut self,
        _seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        self.take(action, at)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn imagine(components: &'static Components, view: &View, chance: &mut impl Chance) -> Self {
        Self::imagined(components, view, chance)
    }

    /// Cards can be discarded and taken for a while, but a seat that chooses at random draws
    /// soon enough: the longest of 36,000 random expeditions took 921 decisions.
    fn longest(&self) -> usize {
        2_500 * usize::from(self.expeditions())
    }

    fn round(&self) -> Round {
        Round { now: self.expedition.into(), of: Some(self.expeditions().into()) }
    }

    /// Until the game is over chips are hidden from the others (LC-3.3), and what is still on
    /// the way counts for nobody.
    fn standings(&self, eyes: Eyes) -> Standings {
        if self.stage == Stage::Over {
            return Standings::of(&self.scores());
        }
        let row = |seat: Seat| {
            let chips = &self.sides[seat.index()].chips;
            let known = |points: i32| eyes.are_of(seat).then_some(points);
            Placing {
                seat,
                place: None,
                total: known(chips.total()),
                points: vec![
                    Points::new("tokens", known(chips.tokens)),
                    Points::new("paths", known(chips.paths)),
                ],
            }
        };
        Standings { rows: self.seats.seats().map(row).collect(), tie_break: None }
    }

    /// Every kind of card, then artefact tokens, arrows and points tokens.
    fn census(&self, count: &mut Census) {
        const TOKENS: usize = Colour::ALL.len() * (Card::HIGHEST as usize + 1);
        let piles = self.piles.iter().flat_map(|pile| pile.iter());
        let rows = self.sides.iter().flat_map(|side| &side.rows);
        let rows = rows.flat_map(|row| row.iter());
        let lying = self.deck.iter().chain(self.set_aside.iter());
        for card in lying.chain(piles).chain(rows) {
            count.add(card.number(), 1);
        }
        for card in self.sides.iter().flat_map(|side| side.hand.cards()) {
            count.add(card.number(), 1);
        }
        count.add(TOKENS, i32::from(self.exchanged + self.artefacts_in_sight()));
        for token in self.tokens.iter().flatten().flatten() {
            match token {
                Token::Artefact => {}
                Token::Arrow => count.add(TOKENS + 1, 1),
                Token::Points(points) => count.add(TOKENS + 2 + usize::from(*points), 1),
            }
        }
    }
}
