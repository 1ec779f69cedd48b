//! AW-4: tickets lay one more arrow, remove one, or change a card.

use super::action::Action;
use super::colour::Colour;
use super::event::{Change, Drawn, Event, Refusal};
use super::map::Node;
use super::point::Point;
use super::state::{AroundTheWorld, Card, Stage};
use crate::engine::{Happening, SeatSet};

impl AroundTheWorld {
    /// Why no ticket can be used at all: the seat has none, or has used enough (AW-2.1).
    #[inline]
    pub(super) fn refuses_ticket(&self) -> Option<Refusal> {
        let most = self.rules.tickets.turn;
        if self.side(self.turn).tickets == 0 {
            Some(Refusal::NoTicket)
        } else if self.tickets_used >= most {
            Some(Refusal::TicketsUsed { most })
        } else {
            None
        }
    }

    pub(super) fn may_use_ticket(&self) -> Result<(), Refusal> {
        self.refuses_ticket().map_or(Ok(()), Err)
    }

    /// A ticket goes to the supply before its effect (AW-4.7). Whatever could be claimed has been
    /// missed (AW-3.9).
    pub(super) fn use_ticket(&mut self) {
        let seat = self.turn;
        self.claim = None;
        self.side_mut(seat).tickets -= 1;
        self.tickets += 1;
        self.tickets_used += 1;
    }

    /// What tickets can do before and after the arrow of the turn (AW-4.6).
    pub(super) fn list_tickets(&self, out: &mut Vec<Action>) {
        if self.refuses_ticket().is_some() {
            return;
        }
        let begun = |colour: &Colour| !self.route(*colour).arrows.is_empty();
        out.extend(Colour::ALL.into_iter().filter(begun).map(Action::Remove));
        if self.may_change().is_ok() {
            out.push(Action::Change);
        }
    }

    /// Whether a ticket could do anything now (AW-4.7).
    #[inline]
    pub(super) fn any_ticket_helps(&self) -> bool {
        let begun = || self.routes.iter().any(|route| !route.arrows.is_empty());
        let extra = || self.arrow_laid && self.can_lay();
        self.refuses_ticket().is_none() && (begun() || self.may_change().is_ok() || extra())
    }

    /// AW-4.2: the last arrow of an expedition goes back, and its new tip takes effect as if it had
    /// just come there; a loop that the arrow there had closed is closed again (AW-5.3, AW-5.5).
    pub(super) fn remove(
        &mut self,
        colour: Colour,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        self.may_use_ticket()?;
        let seat = self.turn;
        let route = &mut self.routes[colour.index()];
        let arrow = route.take_back().ok_or(Refusal::NotBegun { colour })?;
        let last = route.arrows.last().copied();
        self.use_ticket();
        let [from, to] = [arrow.from, arrow.to].map(|node| self.map.point(node));
        let tip = self.map.point(self.route(colour).tip(self.map));
        at.tell(Event::Removed { seat, colour, from, to, tip });
        if let Some(last) = last {
            self.arrive(colour, last.to, last.closes, at);
        }
        Ok(())
    }

    /// AW-4.4, AW-4.5.
    #[inline]
    fn may_change(&self) -> Result<(), Refusal> {
        if self.side(self.turn).hand.is_empty() {
            return Err(Refusal::HandEmpty);
        }
        if self.deck.is_empty() {
            return Err(Refusal::DeckEmpty);
        }
        Ok(())
    }

    /// AW-4.3: cards are drawn, as many as there are (AW-4.4).
    pub(super) fn draw_to_change(&mut self, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        self.may_use_ticket()?;
        self.may_change()?;
        let seat = self.turn;
        self.use_ticket();
        for _ in 0..self.rules.tickets.draw {
            if let Some(site) = self.draw_card() {
                self.lay_card(site, Card::Drawn);
                self.drawn.push(site);
            }
        }
        let side = self.side_mut(seat);
        side.changes = side.changes.saturating_add(1);
        let count = self.drawn.count();
        let sites: Drawn = self.drawn.iter().map(|site| self.map.point(*site)).collect();
        let only = SeatSet::only(seat);
        let drew = |sites| Event::Drew { seat, count, sites };
        at.whisper(only, drew(Some(sites)), drew(None));
        at.reveal(only);
        self.stage = Stage::Change;
        Ok(())
    }

    pub(super) fn list_change(&self, out: &mut Vec<Action>) {
        let hand = &self.side(self.turn).hand;
        for &kept in self.drawn.iter() {
            let kept = self.map.point(kept);
            out.extend(hand.iter().map(|&given| Action::Keep(kept, self.map.point(given))));
        }
        out.push(Action::Return);
    }

    /// One of the cards drawn comes into the hand; the others go under the deck, and below them
    /// one of the hand (AW-4.3, AW-4.5). A token of its site stays where it is.
    pub(super) fn keep(
        &mut self,
        kept: Point,
        given: Point,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        let place = |cards: &[Node], point: Point| {
            cards.iter().position(|site| self.map.point(*site) == point)
        };
        let drawn = place(&self.drawn, kept).ok_or(Refusal::NotDrawn { site: kept })?;
        let held = place(&self.side(seat).hand, given).ok_or(Refusal::NotHeld { site: given })?;
        let kept_site = self.drawn.remove(drawn);
        let given_site = self.side_mut(seat).hand.remove(held);
        self.put_drawn_under();
        self.put_under(given_site, SeatSet::only(seat));
        self.take_in_hand(seat, kept_site);
        self.tell_change(Change::Kept { kept, given }, at);
        Ok(())
    }

    /// AW-4.3: all that was drawn goes under the deck, in the order drawn (AW-4.5).
    pub(super) fn put_back(&mut self, at: &mut impl Happening<Event>) {
        self.put_drawn_under();
        self.tell_change(Change::Returned, at);
    }

    fn put_drawn_under(&mut self) {
        let drawn = std::mem::take(&mut self.drawn);
        for &site in drawn.iter() {
            self.put_under(site, SeatSet::only(self.turn));
        }
    }

    /// Others learn only that it was done (AW-4.7).
    fn tell_change(&mut self, change: Change, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        let told = |change| Event::Changed { seat, change };
        at.whisper(SeatSet::only(seat), told(Some(change)), told(None));
        self.stage = if self.arrow_laid { Stage::Tickets } else { Stage::Arrow };
    }
}
