//! What everybody looks at together: a district that is scored, and what comes up below it.

use super::Atlandice;
use super::event::Event;
use super::phrase;
use super::who::Who;
use crate::engine::Player;
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;
use crate::ui::board::{Reveal, RevealRow};

/// The scoring of emptied districts (AT-5.1), if there were any.
pub(super) fn of(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
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
    rows.sort_by_key(|(_, resource, held, _)| (*resource, std::cmp::Reverse(*held)));
    let rows = rows.into_iter().map(|(seat, resource, held, won)| RevealRow {
        seat,
        cells: vec![phrase::most(resource, words), held.to_string(), won],
        bar: Some(held.into()),
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
