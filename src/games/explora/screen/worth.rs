//! What a card would do for a seat: all of it is public, and all that a bidder asks.

use super::Picture;
use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::card::{Card, What};
use crate::games::explora::outlook::Outcome;
use crate::games::explora::scale::PLACES;
use crate::games::explora::team::Which;
use std::cmp::Reverse;

/// What becomes of a seat that takes a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Worth {
    /// Its best use in a team.
    Team(Outcome),
    /// From this place to the top of the scale.
    Top(usize),
    /// So much money.
    Money(u8),
    /// Nobody knows: a card of the deck.
    Unknown,
}

impl Picture {
    /// Every use of a card in a seat's teams with what comes of it, the best first: the greatest
    /// rise on the active expedition, then the most pay, then the team that was weaker.
    pub(super) fn uses(&self, seat: Seat, card: Card) -> Vec<(Action, Outcome)> {
        let Some(side) = self.view.seat(seat) else { return Vec::new() };
        let join = Which::BOTH.map(Action::Join);
        let instead = Which::BOTH.into_iter().flat_map(|team| {
            let cards = side.teams[team.index()].team().different_cards();
            let cards: Vec<Card> = cards.iter().copied().collect();
            cards.into_iter().map(move |out| Action::Replace(team, out))
        });
        let all = join.into_iter().chain([Action::Found]).chain(instead);
        let outcome = |how| Some((how, self.view.outcome(self.rules, seat, card, how)?));
        let mut uses: Vec<(Action, Outcome)> = all.filter_map(outcome).collect();
        let rank = |(_, it): &(Action, Outcome)| {
            let rise = i16::from(it.strength_then) - i16::from(it.strength);
            (Reverse(rise), Reverse(more_pay(it)), it.strength)
        };
        uses.sort_by_key(rank);
        uses
    }

    /// What this card is worth to a seat.
    pub(super) fn worth(&self, seat: Seat, card: Card) -> Option<Worth> {
        match card.what() {
            What::Member(_) | What::Jetpack => {
                self.uses(seat, card).first().map(|(_, outcome)| Worth::Team(*outcome))
            }
            What::LongWatch => {
                let place = self.view.scale.place(seat);
                (place < PLACES.len()).then_some(Worth::Top(place))
            }
            What::Patron => Some(Worth::Money(self.view.price(self.rules, seat, card))),
            What::RiskyMove => Some(Worth::Unknown),
            What::Cartographer => None,
        }
    }
}

/// The M£ more that the team would earn.
pub(super) fn more_pay(outcome: &Outcome) -> i16 {
    i16::from(outcome.pay_then) - i16::from(outcome.pay)
}
