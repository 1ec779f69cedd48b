//! EX-3: secret bids, the picking order, and what it does to the scale.

use super::action::Action;
use super::event::{Event, Refusal, SeatBid};
use super::state::{Explora, Pick, Stage};
use crate::engine::{Happening, Seat, SeatSet};
use crate::games::list::List;
use std::cmp::Reverse;

impl Explora {
    /// EX-3.1: nothing up to all its money. A seat that has none is asked, too: whoever is not
    /// asked would show an empty purse.
    #[inline]
    pub(super) fn list_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..=self.side(seat).money).map(Action::Bid));
    }

    /// A seat seals its bid; the last one opens them all.
    #[inline]
    pub(super) fn bid(
        &mut self,
        seat: Seat,
        bid: u16,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let side = self.side_mut(seat);
        let money = side.money;
        if bid > money {
            return Err(Refusal::TooMuch { bid, money });
        }
        side.bid = Some(bid);
        self.waiting = self.waiting.without(seat);
        let only = SeatSet::only(seat);
        if self.stage == Stage::Opening {
            let secret = Event::StartBid { seat, bid: Some(bid) };
            at.whisper(only, secret, Event::StartBid { seat, bid: None });
            if self.waiting.is_empty() {
                self.open_starting_bids(at);
            }
        } else {
            at.whisper(only, Event::Bid { seat, bid: Some(bid) }, Event::Bid { seat, bid: None });
            if self.waiting.is_empty() {
                self.open_bids(at);
            }
        }
        Ok(())
    }

    /// EX-3.1, EX-3.2: all bids are revealed; the higher is first, ties by the scale.
    fn open_bids(&mut self, at: &mut impl Happening<Event>) {
        at.reveal(SeatSet::EVERYBODY);
        let bid_of = |seat: Seat| self.side(seat).bid.unwrap_or(0);
        let by_scale = self.scale.seats();
        self.order = by_scale.map(|seat| Pick { seat, bid: bid_of(seat), card: None }).collect();
        // Sorting leaves equal bids in the scale's order.
        self.order.sort_by_key(|pick| Reverse(pick.bid));
        let order: List<SeatBid, _> =
            self.order.iter().map(|&Pick { seat, bid, .. }| SeatBid { seat, bid }).collect();
        at.tell(Event::Bids { order });
        self.move_markers(at);
        self.next_pick(at);
    }

    /// EX-3.3: first the highest bid moves forward, then the lowest back. The picking order
    /// stays as it is.
    fn move_markers(&mut self, at: &mut impl Happening<Event>) {
        let (Some(&first), Some(&last)) = (self.order.first(), self.order.last()) else { return };
        if let Some((place, past)) = self.scale.forward(first.seat) {
            at.tell(Event::Forward { seat: first.seat, place: from_one(place), past });
        }
        if let Some((place, past)) = self.scale.back(last.seat) {
            at.tell(Event::Back { seat: last.seat, place: from_one(place), past });
        }
    }

    /// EX-3.4: the bids are paid at the end of the round.
    pub(super) fn pay_bids(&mut self, at: &mut impl Happening<Event>) {
        let mut money = 0;
        for seat in self.seats.seats() {
            let bid = self.side_mut(seat).bid.take().unwrap_or(0);
            money += u32::from(self.pay_in(seat, bid));
        }
        at.tell(Event::Paid { money });
    }
}

/// A place on the scale as people count it.
fn from_one(place: usize) -> u8 {
    u8::try_from(place + 1).unwrap_or(u8::MAX)
}
