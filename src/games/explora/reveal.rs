//! What is laid open for all at once: the bids, and the teams that go.

use super::Explora;
use super::event::{Event, Going, SeatBid};
use crate::draw::board::{Reveal, RevealRow};
use crate::engine::Player;
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;
use std::cmp::Reverse;

/// The bids side by side with the order they make, or the teams of an expedition with what they
/// earn; nothing if nothing secret was opened.
pub(super) fn of(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
    let told = |event: &Event| Explora::event(event, players, words);
    events.iter().find_map(|event| match event {
        Event::Bids { order } => {
            let moves = events
                .iter()
                .filter(|event| matches!(event, Event::Forward { .. } | Event::Back { .. }));
            let first = order.first().map(|first| {
                let name = Player::called(players, first.seat, words);
                say!(words, "ex-reveal-first", name = name)
            });
            let equal = order.windows(2).any(|pair| pair[0].bid == pair[1].bid);
            let equal = equal.then(|| say!(words, "ex-reveal-equal"));
            Some(Reveal {
                title: say!(words, "ex-reveal-bids"),
                notes: first.into_iter().chain(equal).chain(moves.map(told)).collect(),
                ..bids(order, words)
            })
        }
        Event::StartBids { bids: order } => {
            let after = |event: &&Event| matches!(event, Event::LinedUp { .. } | Event::Fee { .. });
            Some(Reveal {
                title: say!(words, "ex-reveal-start-bids"),
                notes: events.iter().filter(after).map(told).collect(),
                ..bids(order, words)
            })
        }
        Event::Went { teams } => {
            let came =
                |event: &&Event| matches!(event, Event::Won { .. } | Event::Unclaimed { .. });
            let mut strongest: Vec<&Going> = teams.iter().collect();
            strongest.sort_by_key(|going| Reverse(going.strength));
            let artefact = |going: &Going| {
                let found = events.iter().find_map(|event| match *event {
                    Event::Artefact { seat, team, points }
                        if (seat, team) == (going.seat, going.team) =>
                    {
                        Some(points.to_string())
                    }
                    _ => None,
                });
                found.unwrap_or_else(|| "–".to_owned())
            };
            // While a seat must still say which of its equal teams has won, nothing is given yet.
            let settled = events.iter().any(|event| came(&event));
            let rows = strongest.iter().map(|going| {
                let pay = say!(words, "ex-price", money = going.pay);
                let cells = [going.team.to_string(), going.strength.to_string(), pay];
                let given = settled.then(|| artefact(going));
                RevealRow {
                    seat: going.seat,
                    cells: cells.into_iter().chain(given).collect(),
                    bars: vec![going.strength.into()],
                }
            });
            let nobody = teams.is_empty().then(|| told(event));
            let tied = matches!(strongest.as_slice(), [first, second, ..]
                if first.strength == second.strength && first.seat != second.seat);
            let tied = tied.then(|| say!(words, "ex-reveal-tied"));
            Some(Reveal {
                title: say!(words, "ex-reveal-went"),
                head: vec![
                    String::new(),
                    say!(words, "ex-reveal-team"),
                    say!(words, "ex-reveal-strength"),
                    say!(words, "ex-reveal-pay"),
                    if settled { say!(words, "ex-reveal-artefact") } else { String::new() },
                ],
                rows: rows.collect(),
                notes: nobody
                    .into_iter()
                    .chain(tied)
                    .chain(events.iter().filter(came).map(told))
                    .collect(),
            })
        }
        // The deck's top card, before all eyes. One that its owner must find a place for lies on
        // the table as long as that takes.
        Event::Drew { .. } if !matches!(events.last(), Some(Event::Drew { .. })) => {
            let from = events.iter().skip_while(|event| !matches!(event, Event::Drew { .. }));
            Some(Reveal {
                title: say!(words, "ex-reveal-risk"),
                notes: from.take_while(|event| !is_of_others(event)).map(told).collect(),
                ..Reveal::default()
            })
        }
        _ => None,
    })
}

/// What happens next in the round, when the card that was turned up is dealt with.
fn is_of_others(event: &Event) -> bool {
    matches!(
        event,
        Event::Took { .. }
            | Event::NothingLeft { .. }
            | Event::Leftover { .. }
            | Event::Paid { .. }
    )
}

fn bids(order: &[SeatBid], words: &Words) -> Reveal {
    let row = |bid: &SeatBid| RevealRow {
        seat: bid.seat,
        cells: vec![say!(words, "ex-price", money = bid.bid)],
        bars: vec![bid.bid.into()],
    };
    Reveal {
        head: vec![String::new(), say!(words, "ex-reveal-bid")],
        rows: order.iter().map(row).collect(),
        ..Reveal::default()
    }
}
