//! EX-2: a round begins, and the market is laid out.

use super::card::{Card, What};
use super::event::Event;
use super::state::{Explora, Stage};
use crate::engine::{Chance, Happening, SeatSet};

impl Explora {
    /// The next round: a new market, and everybody bids.
    pub(super) fn begin_round(&mut self, at: &mut impl Happening<Event>) {
        self.round += 1;
        self.order.clear();
        self.picked = 0;
        self.strongest = None;
        for side in &mut self.sides {
            side.sent = None;
        }
        at.tell(Event::Round { round: self.round });
        self.lay_market(at);
        self.stage = Stage::Bid;
        self.waiting = self.everybody();
        at.reveal(SeatSet::EVERYBODY);
    }

    /// EX-2.1: one card after the other until there are enough. EX-2.2: a cartographer is not
    /// one of them.
    fn lay_market(&mut self, at: &mut impl Happening<Event>) {
        let size = self.rules.market(self.seats.get());
        while self.market.len() < size {
            match self.draw(at) {
                Some(card) if card.what() == What::Cartographer => self.chart(at),
                Some(card) => self.market.push(card),
                None => break,
            }
        }
        at.tell(Event::Market { cards: self.market });
    }

    /// The deck's top card. EX-2.3: an empty deck is made anew of the discards; with none of
    /// either there is no card.
    pub(super) fn draw(&mut self, at: &mut impl Happening<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck = self.discard;
            self.discard.clear();
            at.chance().shuffle(&mut self.deck);
            at.tell(Event::Reshuffled { cards: self.deck.count() });
        }
        self.deck.pop()
    }

    /// EX-2.2: a cartographer goes to the cartography area.
    pub(super) fn chart(&mut self, at: &mut impl Happening<Event>) {
        self.cartographers += 1;
        at.tell(Event::Charted { cartographers: self.cartographers });
    }
}
