//! AW-3, AW-5: what an expedition finds where it arrives, and the loops it closes.

use super::colour::Colour;
use super::event::{Ending, Event, Refusal};
use super::map::Node;
use super::point::Kind;
use super::state::{AroundTheWorld, Card, Claim};
use crate::engine::{Happening, Seat, SeatSet};

impl AroundTheWorld {
    /// An expedition has come to a point: first the point's effect, then the loop (AW-3.7, AW-5.1).
    pub(super) fn arrive(
        &mut self,
        colour: Colour,
        node: Node,
        closes: bool,
        at: &mut impl Happening<Event>,
    ) {
        let seat = self.turn;
        match self.map.kind(node) {
            // AW-3.6.
            Kind::Rose => {}
            Kind::Site => self.arrive_at_site(node, at),
            Kind::Square => {
                // AW-3.4.
                self.squares_due += 1;
                at.tell(Event::Square { seat });
            }
            Kind::Star => self.win_ticket(at),
        }
        if closes {
            self.loop_due = Some(colour);
            at.tell(Event::Loop { seat, colour, at: self.map.point(node) });
        }
    }

    fn arrive_at_site(&mut self, node: Node, at: &mut impl Happening<Event>) {
        match self.card(node) {
            Card::Goal => self.take_goal(node, at),
            Card::Open(_) | Card::None => {}
            card => {
                // Whether somebody lays the card open or not: it is news (AW-7.1, AW-7.3).
                at.reveal(SeatSet::EVERYBODY);
                if self.claims_are_declared() {
                    let (site, waiting) = (self.map.point(node), self.with_cards());
                    self.claim = Some(Claim { site, waiting }).filter(|c| !c.waiting.is_empty());
                } else if let Card::Hand(holder) = card {
                    self.lay_open(holder, node, at);
                }
            }
        }
    }

    /// AW-3.3, AW-3.11: the seat that brought the expedition there takes the card (AW-3.8), but no
    /// token (AW-3.12); a new goal is revealed, wherever it lies.
    fn take_goal(&mut self, node: Node, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        self.lay_card(node, Card::Open(seat));
        self.side_mut(seat).open.push(node);
        at.tell(Event::Took { seat, site: self.map.point(node) });
        if let Some(index) = self.goals.iter().position(|goal| *goal == node) {
            self.goals.remove(index);
        }
        if let Some(site) = self.draw_card() {
            self.lay_goal(site, at);
        }
    }

    /// A goal is revealed.
    pub(super) fn lay_goal(&mut self, site: Node, at: &mut impl Happening<Event>) {
        self.lay_card(site, Card::Goal);
        self.goals.push(site);
        at.reveal(SeatSet::EVERYBODY);
        at.tell(Event::Revealed { site: self.map.point(site) });
    }

    /// AW-3.5.
    fn win_ticket(&mut self, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        if self.tickets == 0 {
            at.tell(Event::NoTicket { seat });
            return;
        }
        self.tickets -= 1;
        self.side_mut(seat).tickets += 1;
        at.tell(Event::Ticket { seat });
    }

    /// AW-3.10: who holds the card lays it open; who does not has reached for it in vain.
    pub(super) fn claim_card(
        &mut self,
        seat: Seat,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let claim = self.claim.as_mut().filter(|claim| claim.waiting.has(seat));
        let claim = claim.ok_or(Refusal::NoClaim)?;
        claim.waiting = claim.waiting.without(seat);
        let (site, waiting) = (claim.site, claim.waiting);
        match self.map.find(site) {
            Some(node) if self.card(node) == Card::Hand(seat) => {
                self.claim = None;
                self.lay_open(seat, node, at);
            }
            _ => {
                at.tell(Event::InVain { seat, site });
                if waiting.is_empty() {
                    self.claim = None;
                }
            }
        }
        // What others have seen is not taken back.
        at.commit();
        self.go_on(at);
        Ok(())
    }

    /// AW-3.1: the card is laid open, and the seat's own token there is taken onto it.
    fn lay_open(&mut self, seat: Seat, node: Node, at: &mut impl Happening<Event>) {
        self.lay_card(node, Card::Open(seat));
        let token = self.tokens[node.index()] == Some(seat);
        if token {
            self.tokens[node.index()] = None;
        }
        let side = self.side_mut(seat);
        if let Some(index) = side.hand.iter().position(|card| *card == node) {
            side.hand.remove(index);
        }
        side.open.push(node);
        side.on_map -= u8::from(token);
        side.taken += u8::from(token);
        let is_last = side.hand.is_empty();
        at.reveal(SeatSet::EVERYBODY);
        at.tell(Event::Claimed { seat, site: self.map.point(node), token });
        if is_last {
            self.set_off_end(seat, Ending::Hand, at);
        }
    }
}
