//! What everybody looks at together: a district that is scored, and what comes up below it; and
//! the final scoring, kind by kind.

use super::Atlandice;
use super::event::Event;
use super::phrase;
use super::resource::Resource;
use super::who::Who;
use crate::draw::board::{Reveal, RevealRow};
use crate::engine::{Player, Seat};
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;
use std::cmp::Reverse;

/// The final scoring (AT-8.1), or that of emptied districts (AT-5.1), if there was any.
pub(super) fn of(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
    if events.iter().any(|event| matches!(event, Event::TimeUp { .. })) {
        return Some(at_the_end(events, players, words));
    }
    let first = events.iter().find_map(|event| match event {
        Event::Emptied { district } => Some(*district),
        _ => None,
    })?;
    let rows = events.iter().filter_map(|event| match *event {
        Event::TileWon { who: Who::Seat(seat), district, held, .. } => {
            let won = say!(words, "at-reveal-tile");
            Some((seat, district.resource(), held, won))
        }
        Event::Placed { who: Who::Seat(seat), resource, held, points, .. } => {
            let won = say!(words, "at-points", points = points);
            Some((seat, resource, held, won))
        }
        _ => None,
    });
    let mut rows: Vec<_> = rows.collect();
    // District by district, the best first.
    rows.sort_by_key(|(_, resource, held, _)| (*resource, Reverse(*held)));
    let rows = rows.into_iter().map(|(seat, resource, held, won)| RevealRow {
        seat,
        cells: vec![phrase::most(resource, words), held.to_string(), won],
        // The neutral player has no row: bars without it would tell a lie.
        bars: Vec::new(),
    });
    let told = events.iter().filter(|event| {
        matches!(
            event,
            Event::TileWon { who: Who::Neutral, .. }
                | Event::Placed { who: Who::Neutral, .. }
                | Event::TileLost { .. }
                | Event::GivenBack { .. }
                | Event::Revealed { .. }
                | Event::Closed { .. }
        )
    });
    let area = phrase::area(first.area(), words);
    Some(Reveal {
        title: say!(words, "at-reveal-title", area = area),
        head: Vec::new(),
        rows: rows.collect(),
        notes: told.map(|event| Atlandice::event(event, players, words)).collect(),
    })
}

/// For every seat what each kind brought, and all its points together, the best first.
fn at_the_end(events: &[Event], players: &[Player], words: &Words) -> Reveal {
    let majority = |seat: Seat, kind: Resource| {
        let told = events.iter().find_map(|event| match *event {
            Event::Majority { who: Who::Seat(it), resource, held, points, .. }
                if (it, resource) == (seat, kind) =>
            {
                Some(say!(words, "at-final-cell", held = held, points = points))
            }
            _ => None,
        });
        told.unwrap_or_else(|| "·".to_owned())
    };
    let results = events.iter().filter_map(|event| match *event {
        Event::Result { who: Who::Seat(seat), total } => Some((seat, total)),
        _ => None,
    });
    let mut results: Vec<(Seat, i32)> = results.collect();
    results.sort_by_key(|(_, total)| Reverse(*total));
    let rows = results.into_iter().map(|(seat, total)| {
        let kinds = Resource::ALL.map(|kind| majority(seat, kind));
        let total_told = say!(words, "at-points", points = total);
        RevealRow {
            seat,
            cells: kinds.into_iter().chain([total_told]).collect(),
            bars: vec![total],
        }
    });
    let kinds = Resource::ALL.map(|kind| say!(words, "at-final-kind", resource = kind.name()));
    let told = events.iter().filter(|event| {
        matches!(
            event,
            Event::TimeUp { .. }
                | Event::Majority { who: Who::Neutral, .. }
                | Event::Result { who: Who::Neutral, .. }
        )
    });
    let notes = [say!(words, "at-final-note")];
    Reveal {
        title: say!(words, "at-final-title"),
        head: std::iter::once(String::new())
            .chain(kinds)
            .chain([say!(words, "at-final-total")])
            .collect(),
        rows: rows.collect(),
        notes: told.map(|event| Atlandice::event(event, players, words)).chain(notes).collect(),
    }
}
