//! What everybody looks at together, on the table itself: bids laid open, an expedition that set
//! out, a card that was turned up.

use super::Picture;
use crate::engine::Seat;
use crate::games::explora::card::Card;
use crate::games::explora::destination::Destination;
use crate::games::explora::event::{Event, Going, SeatBid};
use crate::games::explora::scale::Scale;
use crate::games::explora::state::Stage;
use crate::games::explora::team::{Team, Which};
use std::cmp::Reverse;

/// What was laid open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Opened {
    /// The bids for the market in picking order, with the scale as it was before.
    Bids { order: Vec<SeatBid>, before: Scale },
    /// The bids for the starting order.
    Starting { order: Vec<SeatBid> },
    /// The teams that went.
    Party { destination: Destination, teams: Vec<Member> },
    /// Cards of the deck, one after the other.
    Risk { cards: Vec<Card> },
}

/// A team of an expedition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Member {
    pub seat: Seat,
    pub which: Which,
    pub team: Team,
    pub strength: u8,
    pub pay: u8,
    /// What it brought home; nothing where that is not settled, or nothing was found.
    pub artefact: Option<u8>,
    pub won: bool,
    /// Whether it goes; nothing where that is not known.
    pub goes: Option<bool>,
}

impl Picture {
    /// What these events of one decision laid open.
    pub(super) fn opened_by(&self, events: &[Event]) -> Option<Opened> {
        events.iter().enumerate().find_map(|(at, event)| match event {
            Event::Bids { order } => {
                let before = self.scale_before(&events[at..]);
                Some(Opened::Bids { order: order.iter().copied().collect(), before })
            }
            Event::StartBids { bids } => {
                Some(Opened::Starting { order: bids.iter().copied().collect() })
            }
            Event::Went { teams } => Some(self.party_of(teams, &events[at..])),
            Event::Drew { .. } => {
                let cards = events.iter().filter_map(|event| match event {
                    Event::Drew { card, .. } => Some(*card),
                    _ => None,
                });
                Some(Opened::Risk { cards: cards.collect() })
            }
            _ => None,
        })
    }

    /// The scale before what these events did to it.
    fn scale_before(&self, events: &[Event]) -> Scale {
        let mut scale = self.view.scale;
        for event in events.iter().rev() {
            match *event {
                Event::Forward { seat, .. } => drop(scale.back(seat)),
                Event::Back { seat, .. } => drop(scale.forward(seat)),
                _ => {}
            }
        }
        scale
    }

    /// The teams as they went, the strongest first: with the cards that they have lost since.
    fn party_of(&self, went: &[Going], events: &[Event]) -> Opened {
        let mut destination = self.view.destination();
        for event in events {
            if let Event::Won { expedition, .. } | Event::Unclaimed { expedition } = event {
                destination = *expedition;
            }
        }
        let member = |going: &Going| {
            let own = |seat: Seat, team: Which| (seat, team) == (going.seat, going.team);
            let mut team = self
                .view
                .seat(going.seat)
                .map_or_else(Team::default, |side| side.teams[going.team.index()].team());
            let mut artefact = None;
            let mut won = false;
            for event in events {
                match *event {
                    Event::Lost { seat, team: which, card, .. } if own(seat, which) => {
                        team.join(card);
                    }
                    Event::Artefact { seat, team, points } if own(seat, team) => {
                        artefact = Some(points);
                    }
                    Event::Won { seat, team, .. } if own(seat, team) => won = true,
                    _ => {}
                }
            }
            let Going { seat, team: which, strength, pay } = *going;
            Member { seat, which, team, strength, pay, artefact, won, goes: Some(true) }
        };
        let mut teams: Vec<Member> = went.iter().map(member).collect();
        teams.sort_by_key(|member| Reverse(member.strength));
        Opened::Party { destination, teams }
    }

    /// The teams of the expedition that is being held: those that could go, then those that went.
    pub(super) fn party(&self) -> Option<(Destination, Vec<Member>)> {
        if let Some(Opened::Party { destination, teams }) = &self.opened {
            return Some((*destination, teams.clone()));
        }
        let stage = self.view.stage;
        if !matches!(stage, Stage::Send | Stage::Claim | Stage::Lose { .. }) {
            return None;
        }
        let mut teams = Vec::new();
        for seat in self.view.scale.seats() {
            let Some(side) = self.view.seat(seat) else { continue };
            for which in Which::BOTH {
                let seen = side.teams[which.index()];
                let goes = side.sent.map(|sent| sent.has(which));
                let could = stage == Stage::Send && seen.strength > 0;
                if !could && (stage == Stage::Send || goes != Some(true)) || seen.cards.is_empty() {
                    continue;
                }
                teams.push(Member {
                    seat,
                    which,
                    team: seen.team(),
                    strength: seen.strength,
                    pay: seen.pay,
                    artefact: None,
                    won: self.view.strongest == Some((seat, which)),
                    goes,
                });
            }
        }
        teams.sort_by_key(|member| (!member.won, Reverse(member.strength)));
        Some((self.view.destination(), teams))
    }
}
