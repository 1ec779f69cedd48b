//! TK-8: the right to choose a tile is auctioned.

use super::action::Action;
use super::components::MOST_SEATS;
use super::event::{Event, Refusal};
use super::state::{Auction, Stage, Tikal};
use super::tile::Tile;
use crate::engine::{Happening, Seat, SeatSet};
use crate::games::list::List;

impl Tikal {
    /// TK-8.1: as many tiles as seats are revealed, and this seat opens the first auction.
    pub(super) fn begin_offer(&mut self, opener: Seat, at: &mut impl Happening<Event>) {
        let mut tiles = List::default();
        // TK-8.7: fewer, if the stack has no more.
        for _ in 0..self.seats.get() {
            tiles.extend(self.stack.pop());
        }
        let round = self.auction.map_or(0, |auction| auction.round) + 1;
        let waiting: SeatSet = self.seats.seats().collect();
        self.auction = Some(Auction {
            round,
            tiles,
            left: tiles,
            waiting,
            bidders: waiting,
            opener,
            bids: [None; MOST_SEATS],
            best: None,
            first_passed: None,
        });
        at.tell(Event::Offered { round, seat: opener, tiles });
        at.reveal(SeatSet::EVERYBODY);
        self.begin_auction(opener, at);
    }

    /// TK-8.4: an auction for the next tile, opened by the first seat from this one on that has
    /// none yet. The last seat of the round takes the last tile for nothing.
    fn begin_auction(&mut self, from: Seat, at: &mut impl Happening<Event>) {
        let Some(mut auction) = self.auction else { return };
        let waiting = auction.waiting;
        let Some(opener) = self.clockwise_from(from).find(|seat| waiting.has(*seat)) else {
            return;
        };
        self.turn = opener;
        auction.bidders = waiting;
        auction.opener = opener;
        auction.bids = [None; MOST_SEATS];
        (auction.best, auction.first_passed) = (None, None);
        self.auction = Some(auction);
        if waiting.len() == 1 {
            self.choose_from(opener, at);
        } else {
            self.stage = Stage::Bid;
        }
    }

    /// The least that may be bid, and the most (TK-8.2, TK-8.8, TK-8.9).
    pub(super) fn bids(&self, auction: &Auction, seat: Seat) -> (u16, u16) {
        let least = auction.best.map_or(0, |(_, bid)| bid).saturating_add(1);
        let most = u16::try_from(self.side(seat).total()).unwrap_or(0);
        (least, most)
    }

    /// Every bid, and passing (TK-8.12).
    pub(super) fn list_bids(&self, out: &mut Vec<Action>) {
        let Some(auction) = &self.auction else { return };
        let (least, most) = self.bids(auction, self.turn);
        out.push(Action::Pass);
        out.extend((least..=most).map(Action::Bid));
    }

    /// TK-8.2: a bid, or the reason why not.
    pub(super) fn bid(&mut self, bid: u16, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        let seat = self.turn;
        let Some(mut auction) = self.auction else {
            return Err(Refusal::First { what: self.stage.asks() });
        };
        let (least, most) = self.bids(&auction, seat);
        if bid > most {
            return Err(Refusal::BidTooHigh { most });
        }
        if bid < least {
            return Err(Refusal::BidTooLow { least });
        }
        auction.best = Some((seat, bid));
        auction.bids[seat.index()] = Some(bid);
        at.tell(Event::Bid { seat, bid });
        self.go_round(auction, at);
        Ok(())
    }

    /// TK-8.2, TK-8.11: the seat leaves this auction.
    pub(super) fn pass(&mut self, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        let seat = self.turn;
        let Some(mut auction) = self.auction else {
            return Err(Refusal::First { what: self.stage.asks() });
        };
        auction.bidders = auction.bidders.without(seat);
        auction.first_passed = auction.first_passed.or(Some(seat));
        at.tell(Event::Passed { seat });
        self.go_round(auction, at);
        Ok(())
    }

    /// The next seat still in it bids, or the auction is over.
    fn go_round(&mut self, auction: Auction, at: &mut impl Happening<Event>) {
        self.auction = Some(auction);
        at.commit();
        let Auction { bidders, best, first_passed, .. } = auction;
        let winner = match (best, first_passed) {
            // TK-8.11: nobody outbids himself.
            (Some((seat, bid)), _) if bidders == SeatSet::only(seat) => Some((seat, bid)),
            // TK-8.3.
            (None, Some(seat)) if bidders.is_empty() => Some((seat, 0)),
            _ => None,
        };
        if let Some((seat, paid)) = winner {
            self.side_mut(seat).bids += paid;
            at.tell(Event::Won { seat, paid });
            self.choose_from(seat, at);
            return;
        }
        let next = self.clockwise_from(self.seats.left_of(self.turn));
        self.turn = next.into_iter().find(|seat| bidders.has(*seat)).unwrap_or(self.turn);
    }

    /// TK-8.10: the seat takes a tile; the last one without a choice (TK-8.12).
    fn choose_from(&mut self, seat: Seat, at: &mut impl Happening<Event>) {
        self.turn = seat;
        match self.auction.as_ref().map(|auction| &auction.left[..]) {
            Some(&[last]) => self.take_tile(last, true, at),
            _ => self.stage = Stage::Choose,
        }
    }

    /// Every tile that can be chosen.
    pub(super) fn list_tiles(&self, out: &mut Vec<Action>) {
        let left = self.auction.iter().flat_map(|auction| auction.left.iter());
        out.extend(left.copied().map(Action::Choose));
    }

    /// TK-8.2: the tile is taken, or the reason why not.
    pub(super) fn choose(
        &mut self,
        tile: Tile,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if !self.auction.is_some_and(|auction| auction.left.contains(&tile)) {
            return Err(Refusal::NotOffered { tile });
        }
        self.take_tile(tile, false, at);
        Ok(())
    }

    fn take_tile(&mut self, tile: Tile, last: bool, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        if let Some(auction) = &mut self.auction {
            if let Some(index) = auction.left.iter().position(|left| *left == tile) {
                auction.left.remove(index);
            }
            // It is out of this round's auctions.
            auction.waiting = auction.waiting.without(seat);
        }
        let kind = self.rules.terrain(tile).kind;
        at.tell(Event::Chosen { seat, tile, kind, last });
        self.receive(tile, at);
    }

    /// TK-8.4, TK-8.5: after a turn the next auction begins, or the next round.
    pub(super) fn go_on_auctioning(&mut self, at: &mut impl Happening<Event>) {
        let left = self.seats.left_of(self.layer);
        match &self.auction {
            Some(auction) if !auction.left.is_empty() => self.begin_auction(left, at),
            _ => self.begin_offer(left, at),
        }
    }

    /// Whether no tile is left, neither in the stack nor on offer.
    pub(super) fn is_out_of_tiles(&self) -> bool {
        let on_offer = self.auction.is_some_and(|auction| !auction.left.is_empty());
        self.stack.is_empty() && !on_offer
    }
}
