//! What a decision would lead to: reckoned from a view, for screens and bots.

use super::action::Action;
use super::card::{Card, What};
use super::components::Components;
use super::destination::Destination;
use super::member::PerKind;
use super::team::{Team, Which};
use super::view::{SeatView, View};
use crate::engine::Seat;

/// What becomes of a team when a card finds its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Which team.
    pub team: Which,
    /// The team as it would be.
    pub then: Team,
    /// The card that makes room.
    pub out: Option<Card>,
    /// Its strength now.
    pub strength: u8,
    /// Its strength then.
    pub strength_then: u8,
    /// What it would earn now.
    pub pay: u8,
    /// What it would earn then.
    pub pay_then: u8,
}

impl View {
    /// The active expedition.
    pub fn destination(&self) -> Destination {
        let active = usize::from(self.active).saturating_sub(1);
        self.expeditions.get(active).copied().unwrap_or_default()
    }

    /// How often each kind of member counts now.
    pub fn symbols<'a>(&self, rules: &'a Components) -> &'a PerKind<u8> {
        rules.symbols(self.destination())
    }

    /// A seat, if it is at the table.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    /// The seat whose eyes look.
    pub fn own(&self) -> Option<&SeatView> {
        self.seat(self.eyes.seat()?)
    }

    /// The team that would take the expedition card if all went now; of one seat's two equal
    /// ones the first (EX-6.4).
    pub fn favourite(&self) -> Option<(Seat, Which)> {
        let mut best: Option<(u8, Seat, Which)> = None;
        for seat in self.scale.seats() {
            for team in Which::BOTH {
                let strength = self.seat(seat)?.teams[team.index()].strength;
                if strength > best.map_or(0, |(most, ..)| most) {
                    best = Some((strength, seat, team));
                }
            }
        }
        best.map(|(_, seat, team)| (seat, team))
    }

    /// The points of the artefact that each of a seat's teams would bring home now (EX-6.5).
    pub fn artefact(&self, rules: &Components, seat: Seat) -> u8 {
        rules.artefacts.points.get(self.scale.place(seat)).copied().unwrap_or(0)
    }

    /// The M£ that a seat gets for selling a card (EX-4.3, EX-4.5).
    pub fn price(&self, rules: &Components, seat: Seat, card: Card) -> u8 {
        match card.what() {
            What::Patron if Card::patron_of(seat) == Some(card) => rules.patrons.own_pay,
            _ => rules.price(card),
        }
    }

    /// What becomes of a seat's team if this card joins it, founds it, or takes another's place
    /// there. Nothing if that cannot be.
    pub fn outcome(
        &self,
        rules: &Components,
        seat: Seat,
        card: Card,
        how: Action,
    ) -> Option<Outcome> {
        let side = self.seat(seat)?;
        let team_of = |team: Which| side.teams[team.index()].team();
        let (team, out) = match how {
            Action::Join(team) if !team_of(team).is_empty() => (team, None),
            Action::Found => (Which::BOTH.into_iter().find(|&t| team_of(t).is_empty())?, None),
            Action::Replace(team, out) if card == Card::JETPACK => (team, Some(out)),
            _ => return None,
        };
        let mut then = team_of(team);
        if let Some(out) = out {
            if !then.has(out) {
                return None;
            }
            then.lose(out);
        }
        let out = if then.takes(card) { then.join(card).or(out) } else { return None };
        let symbols = self.symbols(rules);
        let (strength, strength_then) =
            (side.teams[team.index()].strength, then.strength(rules, symbols));
        let (pay, pay_then) = (rules.pay(strength), rules.pay(strength_then));
        Some(Outcome { team, then, out, strength, strength_then, pay, pay_then })
    }

    /// The strength that a team would have left without a card.
    pub fn without(&self, rules: &Components, seat: Seat, team: Which, card: Card) -> Option<u8> {
        let mut then = self.seat(seat)?.teams[team.index()].team();
        if !then.has(card) {
            return None;
        }
        then.lose(card);
        Some(then.strength(rules, self.symbols(rules)))
    }
}
