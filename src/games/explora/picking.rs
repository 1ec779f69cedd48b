//! EX-4: each seat takes a card in turn, and uses or sells it.

use super::action::Action;
use super::card::{Card, What};
use super::event::{Event, Refusal};
use super::state::{Explora, Stage};
use super::team::Which;
use crate::engine::{Happening, Seat, SeatSet};

impl Explora {
    /// EX-4.1: any card of the market; several of the same are one choice.
    #[inline]
    pub(super) fn list_picks(&self, out: &mut Vec<Action>) {
        let market = &self.market[..];
        let first = |&(i, card): &(usize, &Card)| !market[..i].contains(card);
        out.extend(market.iter().enumerate().filter(first).map(|(_, &card)| Action::Take(card)));
    }

    /// What can be done with a card (EX-4.3, EX-4.4, EX-4.6 to EX-4.8).
    #[inline]
    pub(super) fn list_uses(&self, seat: Seat, card: Card, drawn: bool, out: &mut Vec<Action>) {
        let teams = &self.side(seat).teams;
        match card.what() {
            What::Member(_) | What::Jetpack => {
                for team in Which::BOTH {
                    let to = &teams[team.index()];
                    if !to.is_empty() && to.takes(card) {
                        out.push(Action::Join(team));
                    }
                }
                if self.free_team(seat).is_some() {
                    out.push(Action::Found);
                }
                if card == Card::JETPACK {
                    for team in Which::BOTH {
                        let cards = teams[team.index()].different_cards();
                        out.extend(cards.iter().map(|&card| Action::Replace(team, card)));
                    }
                }
            }
            _ => out.push(Action::Play),
        }
        if !drawn {
            out.push(Action::Sell);
        }
    }

    /// The next seat in the picking order must take a card. EX-4.11: as long as the market has
    /// one; the last one is taken unasked.
    pub(super) fn next_pick(&mut self, at: &mut impl Happening<Event>) {
        at.commit();
        let Some(&pick) = self.order.get(usize::from(self.picked)) else {
            self.end_round(at);
            return;
        };
        let seat = pick.seat;
        self.waiting = SeatSet::only(seat);
        match self.market.first().copied() {
            None => {
                at.tell(Event::NothingLeft { seat });
                self.picked += 1;
                self.next_pick(at);
            }
            Some(card) if self.market.iter().all(|&other| other == card) => {
                self.take_up(seat, 0, at);
            }
            Some(_) => self.stage = Stage::Pick,
        }
    }

    /// EX-4.1.
    pub(super) fn take(
        &mut self,
        seat: Seat,
        card: Card,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let index = self.market.iter().position(|&other| other == card);
        self.take_up(seat, index.ok_or(Refusal::NotOnMarket { card })?, at);
        Ok(())
    }

    fn take_up(&mut self, seat: Seat, index: usize, at: &mut impl Happening<Event>) {
        let card = self.market.remove(index);
        if let Some(pick) = self.order.get_mut(usize::from(self.picked)) {
            pick.card = Some(card);
        }
        at.tell(Event::Took { seat, card });
        match card.what() {
            What::Patron => self.patronise(seat, card, at),
            _ => self.stage = Stage::Use { card, drawn: false },
        }
    }

    /// EX-4.3.
    pub(super) fn sell(
        &mut self,
        seat: Seat,
        card: Card,
        drawn: bool,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if drawn {
            return Err(Refusal::CannotSell { card });
        }
        let money = self.rules.price(card);
        self.pay_out(seat, money);
        at.tell(Event::Sold { seat, card, money });
        self.discard_used(card, at);
        Ok(())
    }

    /// EX-4.5: selling and playing are the same. EX-1.9: a patron on nobody's screen pays what
    /// it pays anybody.
    fn patronise(&mut self, seat: Seat, card: Card, at: &mut impl Happening<Event>) {
        let own = Card::patron_of(seat) == Some(card);
        let patrons = &self.rules.patrons;
        let money = if own { patrons.own_pay } else { patrons.pay };
        self.pay_out(seat, money);
        at.tell(Event::Patron { seat, card, money });
        self.discard_used(card, at);
    }

    /// EX-4.4: a member joins a team; EX-4.7: so does a jetpack, where there is room.
    pub(super) fn join(
        &mut self,
        seat: Seat,
        card: Card,
        team: Which,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let to = self.team(seat, team);
        if !matches!(card.what(), What::Member(_) | What::Jetpack) {
            return Err(Refusal::NoMember { card });
        } else if to.is_empty() {
            return Err(Refusal::NoTeam { team });
        } else if !to.takes(card) {
            return Err(Refusal::Full { team });
        }
        let before = self.strength(seat, team);
        let out = self.team_mut(seat, team).join(card);
        at.tell(Event::Joined { seat, team, card, out });
        self.settle_in(seat, team, before, out, at);
        Ok(())
    }

    /// EX-4.7: a jetpack takes the place of any card of a team.
    pub(super) fn replace(
        &mut self,
        seat: Seat,
        card: Card,
        (team, out): (Which, Card),
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let to = self.team(seat, team);
        if card != Card::JETPACK {
            return Err(Refusal::OnlyJetpack { card });
        } else if to.is_empty() {
            return Err(Refusal::NoTeam { team });
        } else if !to.has(out) {
            return Err(Refusal::NotInTeam { card: out });
        }
        let before = self.strength(seat, team);
        let to = self.team_mut(seat, team);
        to.lose(out);
        to.join(card);
        at.tell(Event::Joined { seat, team, card, out: Some(out) });
        self.settle_in(seat, team, before, Some(out), at);
        Ok(())
    }

    /// EX-4.4: a card founds a team, as long as the seat has fewer than two.
    pub(super) fn found(
        &mut self,
        seat: Seat,
        card: Card,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if !matches!(card.what(), What::Member(_) | What::Jetpack) {
            return Err(Refusal::NoMember { card });
        }
        let team = self.free_team(seat).ok_or(Refusal::TwoTeams)?;
        self.team_mut(seat, team).join(card);
        at.tell(Event::Founded { seat, team, card });
        self.settle_in(seat, team, 0, None, at);
        Ok(())
    }

    /// The team that a seat would found next.
    #[inline]
    fn free_team(&self, seat: Seat) -> Option<Which> {
        Which::BOTH.into_iter().find(|&team| self.team(seat, team).is_empty())
    }

    /// The card that made room is discarded without pay (EX-4.4); the strength is told (EX-5.2).
    fn settle_in(
        &mut self,
        seat: Seat,
        team: Which,
        before: u8,
        out: Option<Card>,
        at: &mut impl Happening<Event>,
    ) {
        self.tell_strength(seat, team, before, at);
        self.discard.extend(out);
        self.used(at);
    }

    /// EX-5.2: tells the strength of a team if it is no longer what it was.
    #[inline]
    pub(super) fn tell_strength(
        &self,
        seat: Seat,
        team: Which,
        before: u8,
        at: &mut impl Happening<Event>,
    ) {
        let strength = self.strength(seat, team);
        if strength != before {
            at.tell(Event::Strength { seat, team, strength });
        }
    }

    /// EX-4.6, EX-4.8: a special from the market is played.
    pub(super) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        match card.what() {
            What::RiskyMove => self.risk(seat, at),
            What::LongWatch => self.watch(seat, at),
            _ => return Err(Refusal::JoinsTeam { card }),
        }
        Ok(())
    }

    /// EX-4.6: the deck's top card is played at once, and cannot be sold. EX-4.10: everybody
    /// sees it, and the risky move waits until it has been dealt with.
    fn risk(&mut self, seat: Seat, at: &mut impl Happening<Event>) {
        at.reveal(SeatSet::EVERYBODY);
        self.risked += 1;
        let Some(card) = self.draw(at) else {
            at.tell(Event::DrewNothing { seat });
            self.used(at);
            return;
        };
        at.tell(Event::Drew { seat, card });
        match card.what() {
            What::Cartographer => {
                self.chart(at);
                self.used(at);
            }
            What::Patron => self.patronise(seat, card, at),
            What::RiskyMove => self.risk(seat, at),
            What::LongWatch => self.watch(seat, at),
            What::Member(_) | What::Jetpack => {
                self.stage = Stage::Use { card, drawn: true };
                if self.side(seat).teams.iter().all(super::team::Team::is_empty) {
                    // It can only found a team.
                    let _ = self.found(seat, card, at);
                }
            }
        }
    }

    /// EX-4.8.
    fn watch(&mut self, seat: Seat, at: &mut impl Happening<Event>) {
        self.scale.to_the_top(seat);
        at.tell(Event::Watched { seat });
        self.discard_used(Card::LONG_WATCH, at);
    }

    /// EX-4.9: a played or sold card goes to the discards.
    fn discard_used(&mut self, card: Card, at: &mut impl Happening<Event>) {
        self.discard.push(card);
        self.used(at);
    }

    /// The card has been dealt with; now the risky moves that led to it are discarded (EX-4.10),
    /// and the next seat picks.
    fn used(&mut self, at: &mut impl Happening<Event>) {
        for _ in 0..self.risked {
            self.discard.push(Card::RISKY_MOVE);
        }
        self.risked = 0;
        self.picked += 1;
        self.next_pick(at);
    }

    /// The end of a round: what nobody took is discarded (EX-4.2), bids are paid (EX-3.4), and
    /// with enough cartographers an expedition is called (EX-6.1).
    fn end_round(&mut self, at: &mut impl Happening<Event>) {
        for &card in self.market.iter() {
            self.discard.push(card);
            at.tell(Event::Leftover { card });
        }
        self.market.clear();
        self.pay_bids(at);
        if self.cartographers >= self.rules.cartographers.needed {
            self.call_expedition(at);
        } else {
            self.begin_round(at);
        }
    }
}
