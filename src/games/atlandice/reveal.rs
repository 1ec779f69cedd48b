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

/// One after the other: a roll with what came of it, each emptied district, the clock, the end.
pub(super) fn moments(events: &[Event]) -> Vec<usize> {
    let mut starts = vec![0];
    let (mut rolled, mut led_on) = (false, None);
    for (index, event) in events.iter().enumerate() {
        if matches!(event, Event::LedOn { .. }) {
            led_on = Some(index);
        }
        let again = matches!(event, Event::Rolled { .. }) && std::mem::replace(&mut rolled, true);
        if again {
            // It was rolled where the roll before has led to.
            starts.extend(led_on.take().or(Some(index)));
            continue;
        }
        let begins = matches!(
            event,
            Event::Emptied { .. }
                | Event::HandMoved { by: Some(_), .. }
                | Event::TimeUp { .. }
                | Event::Opened { .. }
        );
        if begins && index > 0 {
            starts.push(index);
        }
    }
    starts
}

/// A roll, the scoring of an emptied district (AT-5.1), a check (AT-6.3), or the final scoring
/// (AT-8.1), if there was any. A bot's roll that brings nothing is no more than a line of the log.
pub(super) fn of(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
    let called = |who| phrase::name(who, players, words);
    for event in events {
        let (title, notes) = match *event {
            Event::TimeUp { .. } => return Some(at_the_end(events, players, words)),
            Event::Emptied { district } => {
                let area = phrase::area(district.area(), words);
                (say!(words, "at-reveal-title", area = area), notes(events, &called, words))
            }
            Event::Checked { .. } => (say!(words, "at-check-title"), check_notes(events, words)),
            Event::Rolled { who, roll, success } => {
                if !success && is_bot(who, players) {
                    continue;
                }
                let number = phrase::number(roll, words);
                let success = if success { "yes" } else { "no" };
                (say!(words, "at-roll-head", number = number, success = success), Vec::new())
            }
            _ => continue,
        };
        return Some(Reveal { title, notes, ..Reveal::default() });
    }
    None
}

fn is_bot(who: Who, players: &[Player]) -> bool {
    let Who::Seat(seat) = who else { return false };
    players.get(seat.index()).is_some_and(|player| player.bot.is_some())
}

/// What an emptied district leaves behind: ties in words, what goes back, what comes up.
pub(super) fn notes(
    events: &[Event],
    called: &dyn Fn(Who) -> String,
    words: &Words,
) -> Vec<String> {
    let mut notes = Vec::new();
    let winner = events.iter().find_map(|event| match *event {
        Event::TileWon { who, .. } => Some(who),
        _ => None,
    });
    let level = events.iter().filter_map(|event| match *event {
        Event::Placed { who, place: 1, .. } => Some(called(who)),
        _ => None,
    });
    let level: Vec<String> = level.collect();
    if let (Some(winner), false) = (winner, level.is_empty()) {
        let (winner, others) = (called(winner), level.join(", "));
        notes.push(say!(words, "at-tie", winner = winner, others = others));
    }
    notes.extend(events.iter().filter_map(|event| match *event {
        Event::TileLost { district, .. } => {
            Some(say!(words, "at-tile-lost", resource = phrase::most(district.resource(), words)))
        }
        Event::GivenBack { resource, to_market, to_district } => Some(say!(
            words,
            "at-given-back",
            resource = phrase::most(resource, words),
            market = to_market,
            district = to_district
        )),
        Event::Revealed { district, tile, .. } => {
            let (area, tile) = (phrase::area(district.area(), words), phrase::tile(tile, words));
            Some(say!(words, "at-revealed", area = area, tile = tile))
        }
        Event::Closed { district, .. } => Some(say!(
            words,
            "at-closed",
            area = phrase::area(district.area(), words),
            resource = phrase::most(district.resource(), words)
        )),
        _ => None,
    }));
    notes
}

/// Where the hand has stopped, and what is checked there.
pub(super) fn check_notes(events: &[Event], words: &Words) -> Vec<String> {
    let told = events.iter().filter_map(|event| match *event {
        Event::HandMoved { from, to, by: Some(area) } => {
            let at = phrase::at(area, words);
            Some(say!(words, "at-hand-moved", at = at, from = from, to = to))
        }
        Event::Checked { resource, most } => {
            let any = phrase::any(most);
            Some(match resource {
                Some(it) => {
                    say!(words, "at-checked", resource = phrase::most(it, words), any = any)
                }
                None => say!(words, "at-checked-all", any = any),
            })
        }
        _ => None,
    });
    told.collect()
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
