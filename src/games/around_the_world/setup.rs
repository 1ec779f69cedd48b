//! AW-1: cards are dealt, goals are revealed, tokens go to key places.

use super::colour::Colour;
use super::components::{Components, MOST_POINTS, MOST_SEATS};
use super::event::{Event, Refusal};
use super::map::Node;
use super::options::Options;
use super::point::Point;
use super::state::{AroundTheWorld, Card, InDeck, Route, Side, Stage};
use crate::engine::{Chance, GameOptions, Happening, NotPlayable, Seat, SeatCount, SeatSet};
use crate::games::list::List;

impl AroundTheWorld {
    /// A fresh match: the first seat lays its first token.
    pub(super) fn laid_out(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut table = Self::bare(rules, options, seats);
        // AW-1.7.
        let first = options.first_seat(seats, at.chance())?;
        (table.first, table.turn) = (first, first);
        let sites = table.map.sites();
        table.deck.extend(sites.map(|site| InDeck { site, known: SeatSet::NOBODY }));
        at.chance().shuffle(&mut table.deck);
        at.tell(Event::Began { seat: first, cards: rules.hand_of(seats.get()) });
        table.deal();
        for seat in table.clockwise() {
            table.exchange_near(seat, at);
        }
        for _ in 0..rules.goals {
            table.reveal_first_goal(at);
        }
        table.find_key_layer(at);
        Ok(table)
    }

    /// A table with nothing on it: no card has been dealt, and none is in the deck.
    pub(super) fn bare(rules: &'static Components, options: Options, seats: SeatCount) -> Self {
        let map = rules.map();
        let tickets = &rules.tickets;
        let side = Side { to_lay: rules.keys, tickets: tickets.each, ..Side::EMPTY };
        let dealt = u8::try_from(seats.get()).unwrap_or(u8::MAX).saturating_mul(tickets.each);
        let mut table = Self {
            rules,
            map,
            options,
            seats,
            first: Seat::at(0),
            turn: Seat::at(0),
            stage: Stage::Key,
            round: 0,
            arrow_laid: false,
            loop_due: None,
            squares_due: 0,
            tickets_used: 0,
            tickets: tickets.all.saturating_sub(dealt),
            laid: 0,
            ending: false,
            claim: None,
            routes: [Route::from_rose(map.rose(), rules.arrows); Colour::ALL.len()],
            deck: List::default(),
            goals: List::default(),
            drawn: List::default(),
            cards: [Card::None; MOST_POINTS],
            tokens: [None; MOST_POINTS],
            sides: [side; MOST_SEATS],
        };
        for site in map.sites() {
            table.lay_card(site, Card::Deck);
        }
        table
    }

    /// AW-1.2.
    fn deal(&mut self) {
        let cards = self.rules.hand_of(self.seats.get());
        for seat in self.clockwise() {
            for _ in 0..cards {
                if let Some(site) = self.draw_card() {
                    self.take_in_hand(seat, site);
                }
            }
        }
    }

    /// AW-1.6: a hand has a far site for each of its tokens, as long as the deck has any (AW-1.9).
    fn exchange_near(&mut self, seat: Seat, at: &mut impl Happening<Event>) {
        let keys = usize::from(self.rules.keys);
        loop {
            let hand = self.side(seat).hand;
            let near = hand.iter().position(|site| !self.map.is_far(*site));
            let far = hand.iter().filter(|site| self.map.is_far(**site)).count();
            let Some(near) = near.filter(|_| far < keys && self.deck_has_far()) else { return };
            let given = self.side_mut(seat).hand.remove(near);
            self.put_under(given, SeatSet::only(seat));
            if let Some(site) = self.draw_card() {
                self.take_in_hand(seat, site);
            }
            at.tell(Event::Redealt { seat });
        }
    }

    /// AW-1.3: a goal that is too near goes under the deck, unless all are (AW-1.9).
    fn reveal_first_goal(&mut self, at: &mut impl Happening<Event>) {
        while let Some(site) = self.draw_card() {
            if self.map.is_far(site) || !self.deck_has_far() {
                return self.lay_goal(site, at);
            }
            self.put_under(site, SeatSet::EVERYBODY);
            at.tell(Event::TooNear { site: self.map.point(site) });
        }
    }

    fn deck_has_far(&self) -> bool {
        self.deck.iter().any(|card| self.map.is_far(card.site))
    }

    pub(super) fn take_in_hand(&mut self, seat: Seat, site: Node) {
        self.lay_card(site, Card::Hand(seat));
        self.side_mut(seat).hand.push(site);
    }

    /// The seats, from the first one on.
    fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let next = move |seat: &Seat| Some(seats.left_of(*seat));
        std::iter::successors(Some(self.first), next).take(seats.get())
    }

    /// The sites where a seat can lay a token (AW-1.5, AW-1.8).
    #[inline]
    pub(super) fn key_places(&self, seat: Seat) -> impl Iterator<Item = Node> {
        let hand = self.side(seat).hand;
        let fits = |site: Node| self.map.is_far(site) && self.tokens[site.index()].is_none();
        (0..hand.len()).map(move |index| hand[index]).filter(move |site| fits(*site))
    }

    /// AW-1.5.
    pub(super) fn lay_key(
        &mut self,
        point: Point,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        let site = self.map.find(point).ok_or(Refusal::NoSuchPoint { point })?;
        if !self.side(seat).hand.contains(&site) {
            return Err(Refusal::NotHeld { site: point });
        }
        if !self.map.is_far(site) {
            return Err(Refusal::NearRose { site: point });
        }
        if self.tokens[site.index()].is_some() {
            return Err(Refusal::KeyThere { site: point });
        }
        self.tokens[site.index()] = Some(seat);
        let side = self.side_mut(seat);
        side.to_lay -= 1;
        side.on_map += 1;
        // Everybody learns that this card is in the hand.
        at.reveal(SeatSet::EVERYBODY);
        at.tell(Event::Keyed { seat, site: point });
        self.turn = self.seats.left_of(seat);
        self.find_key_layer(at);
        Ok(())
    }

    /// Finds the next seat that has a token to lay and a site for it (AW-1.9); when there is none,
    /// the turns begin. Who has only one such site is asked all the same: else everybody would see
    /// what the rest of the hand is not.
    fn find_key_layer(&mut self, at: &mut impl Happening<Event>) {
        let next = |seat: &Seat| Some(self.seats.left_of(*seat));
        let mut round = std::iter::successors(Some(self.turn), next).take(self.seats.get());
        let can = |seat: &Seat| self.side(*seat).to_lay > 0;
        match round.find(|seat| can(seat) && self.key_places(*seat).next().is_some()) {
            Some(seat) => self.turn = seat,
            None => self.begin_turns(at),
        }
    }

    fn begin_turns(&mut self, at: &mut impl Happening<Event>) {
        self.round = 1;
        self.turn = self.first;
        self.begin_turn(at);
    }
}
