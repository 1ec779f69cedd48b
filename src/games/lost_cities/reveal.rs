//! What everybody looks at together: the end of an expedition.

use super::LostCities;
use super::card::Colour;
use super::event::Event;
use super::phrase;
use crate::draw::board::{Reveal, RevealRow};
use crate::engine::Player;
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;

/// What every figure is worth where it stands (LC-4.3), if an expedition has ended.
pub(super) fn of(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
    let (ended, expedition) = events.iter().find_map(|event| match event {
        Event::Ended { expedition, .. } => Some((event, *expedition)),
        _ => None,
    })?;
    let rows = events.iter().filter_map(|event| match event {
        Event::Scored { seat, paths, points } => {
            let cell =
                |colour: Colour| paths[colour].map_or("·".to_owned(), |points| points.to_string());
            let cells = Colour::ALL.map(cell).into_iter().chain([points.to_string()]);
            Some(RevealRow { seat: *seat, cells: cells.collect(), bars: vec![*points] })
        }
        _ => None,
    });
    let colours = Colour::ALL.map(|colour| phrase::colour(colour, words));
    let ends = [say!(words, "lc-reveal-points")];
    let goes_on = events.iter().any(|event| matches!(event, Event::Began { .. }));
    let hidden = goes_on.then(|| say!(words, "lc-reveal-hidden"));
    let told = [LostCities::event(ended, players, words), say!(words, "lc-reveal-note")];
    Some(Reveal {
        title: say!(words, "lc-reveal-title", expedition = expedition),
        head: std::iter::once(String::new()).chain(colours).chain(ends).collect(),
        rows: rows.collect(),
        notes: told.into_iter().chain(hidden).collect(),
    })
}
