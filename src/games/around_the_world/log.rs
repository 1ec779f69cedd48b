//! Events as lines of the log, in the reader's language.

use super::event::{Change, Event};
use super::phrase::point;
use crate::engine::{Player, Seat};
use crate::lang::Words;
use crate::say;

/// An event, as a line of the log.
pub(super) fn told(event: &Event, players: &[Player], words: &Words) -> String {
    let name = |seat: Seat| Player::called(players, seat, words);
    match event {
        Event::Began { seat, cards } => {
            say!(words, "aw-began", name = name(*seat), cards = *cards)
        }
        Event::Redealt { seat } => say!(words, "aw-redealt", name = name(*seat)),
        Event::TooNear { site } => say!(words, "aw-too-near", site = point(*site, words)),
        Event::Revealed { site } => say!(words, "aw-revealed", site = point(*site, words)),
        Event::Keyed { seat, site } => {
            say!(words, "aw-keyed", name = name(*seat), site = point(*site, words))
        }
        Event::Laid { seat, colour, to, due, .. } => say!(
            words,
            "aw-laid",
            name = name(*seat),
            colour = colour.name(),
            to = point(*to, words),
            due = due.name()
        ),
        Event::Took { seat, site } => {
            say!(words, "aw-took", name = name(*seat), site = point(*site, words))
        }
        Event::Claimed { seat, site, token } => {
            let token = if *token { "yes" } else { "no" };
            let site = point(*site, words);
            say!(words, "aw-claimed", name = name(*seat), site = site, token = token)
        }
        Event::InVain { seat, site } => {
            say!(words, "aw-in-vain", name = name(*seat), site = point(*site, words))
        }
        Event::Square { seat } => say!(words, "aw-square", name = name(*seat)),
        Event::Ticket { seat } => say!(words, "aw-ticket", name = name(*seat)),
        Event::NoTicket { seat } => say!(words, "aw-ticket-none", name = name(*seat)),
        Event::Loop { seat, colour, at } => say!(
            words,
            "aw-loop",
            name = name(*seat),
            colour = colour.name(),
            point = point(*at, words)
        ),
        Event::LoopLapsed { seat, colour } => {
            say!(words, "aw-loop-lapsed", name = name(*seat), colour = colour.name())
        }
        Event::SquareLapsed { seat } => say!(words, "aw-square-lapsed", name = name(*seat)),
        Event::Removed { seat, colour, to, tip, .. } => say!(
            words,
            "aw-removed",
            name = name(*seat),
            colour = colour.name(),
            to = point(*to, words),
            tip = point(*tip, words)
        ),
        Event::Drew { seat, sites: Some(sites), .. } => {
            let sites: Vec<_> = sites.iter().map(|site| point(*site, words)).collect();
            say!(words, "aw-drew-cards", name = name(*seat), sites = sites.join(", "))
        }
        Event::Drew { seat, count, sites: None } => {
            say!(words, "aw-drew", name = name(*seat), count = *count)
        }
        Event::Changed { seat, change: Some(Change::Kept { kept, given }) } => say!(
            words,
            "aw-kept",
            name = name(*seat),
            kept = point(*kept, words),
            given = point(*given, words)
        ),
        Event::Changed { seat, change: Some(Change::Returned) } => {
            say!(words, "aw-returned", name = name(*seat))
        }
        Event::Changed { seat, change: None } => say!(words, "aw-changed", name = name(*seat)),
        Event::Passed { seat } => say!(words, "aw-passed", name = name(*seat)),
        Event::LastRound { seat, by } => {
            say!(words, "aw-last-round", name = name(*seat), by = by.name())
        }
        Event::Result { seat, total } => {
            say!(words, "aw-result", name = name(*seat), total = *total)
        }
    }
}
