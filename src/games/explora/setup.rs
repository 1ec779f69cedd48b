//! EX-1: the table is laid out, and the seats line up on the scale.

use super::components::{Components, MOST_SEATS};
use super::destination::Destination;
use super::event::{Event, SeatBid};
use super::options::{FirstGame, Initiative, Options};
use super::scale::Scale;
use super::state::{Explora, Stage};
use crate::engine::{Chance, Happening, SeatCount, SeatSet};
use crate::games::list::List;
use std::cmp::Reverse;

/// Seats in an order that bids have made.
type Order = List<SeatBid, MOST_SEATS>;

impl Explora {
    /// A fresh match: everything is laid out, and the first bids are due.
    pub(super) fn laid_out(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Self {
        let mut table = Self::bare(rules, options, seats);
        table.lay_expeditions(at.chance());
        at.tell(Event::LaidOut { expeditions: table.row });
        // EX-1.3.
        table.deck.extend(rules.every_card());
        at.chance().shuffle(&mut table.deck);
        // EX-1.4, EX-1.8.
        for seat in seats.seats() {
            table.pay_out(seat, rules.money);
        }
        // EX-1.5.
        match options.initiative {
            Initiative::Random => {
                let mut order: Order = seats.seats().map(|seat| SeatBid { seat, bid: 0 }).collect();
                at.chance().shuffle(&mut order);
                table.line_up(&order, at);
            }
            Initiative::Bids => {
                table.stage = Stage::Opening;
                table.waiting = table.everybody();
            }
        }
        table
    }

    /// A table with nothing on it.
    pub(super) fn bare(rules: &'static Components, options: Options, seats: SeatCount) -> Self {
        Self {
            rules,
            options,
            seats,
            waiting: SeatSet::NOBODY,
            stage: Stage::Bid,
            round: 0,
            row: List::default(),
            active: 0,
            winners: List::default(),
            scale: Scale::default(),
            deck: List::default(),
            discard: List::default(),
            market: List::default(),
            cartographers: 0,
            risked: 0,
            order: List::default(),
            picked: 0,
            strongest: None,
            sides: Default::default(),
            bank: 0,
        }
    }

    /// EX-1.2: some of the expedition cards, the first one active; the rest leave the game.
    fn lay_expeditions(&mut self, chance: &mut impl Chance) {
        let mut cards = Destination::ALL;
        chance.shuffle(&mut cards);
        if self.options.first_game == FirstGame::Easy {
            // One of the easy ones is drawn, and the others stay as they come.
            let easy = &self.rules.first_game;
            let drawn = easy.get(chance.index(easy.len()));
            let first = cards.iter().position(|card| Some(card) == drawn).unwrap_or(0);
            cards.swap(0, first);
        }
        self.row.extend(cards.into_iter().take(self.rules.expeditions.into()));
    }

    /// EX-1.5: the last starting bid reveals them all. The highest is first, ties are broken at
    /// random, all are paid.
    pub(super) fn open_starting_bids(&mut self, at: &mut impl Happening<Event>) {
        at.reveal(SeatSet::EVERYBODY);
        let mut bids = Order::default();
        for seat in self.seats.seats() {
            let bid = self.side_mut(seat).bid.take().unwrap_or(0);
            self.pay_in(seat, bid);
            bids.push(SeatBid { seat, bid });
        }
        // Sorting leaves equal bids in the order that chance has given them.
        at.chance().shuffle(&mut bids);
        bids.sort_by_key(|bid| Reverse(bid.bid));
        at.tell(Event::StartBids { bids });
        self.line_up(&bids, at);
    }

    /// EX-1.6, EX-1.7: the markers stand in this order; the first seats pay for it, as far as
    /// they can.
    fn line_up(&mut self, order: &[SeatBid], at: &mut impl Happening<Event>) {
        self.scale = Scale::lined_up(order.iter().map(|bid| bid.seat));
        at.tell(Event::LinedUp { scale: self.scale });
        let rules = self.rules;
        for (&SeatBid { seat, .. }, &fee) in order.iter().zip(&rules.fees) {
            let money = self.pay_in(seat, fee);
            at.tell(Event::Fee { seat, money });
        }
        self.begin_round(at);
    }
}
