//! Events as lines of the log, in the reader's language.

use super::card::Colour;
use super::event::{Ending, Event};
use super::figure::Figure;
use super::phrase::card;
use crate::engine::{Player, Seat};
use crate::lang::Words;
use crate::say;

/// An event, as a line of the log.
pub(super) fn told(event: &Event, players: &[Player], words: &Words) -> String {
    let name = |seat: Seat| Player::called(players, seat, words);
    match *event {
        Event::Began { expedition, first } => {
            say!(words, "lc-began", expedition = expedition, name = name(first))
        }
        Event::Played { seat, card: c } => {
            say!(words, "lc-played", name = name(seat), card = card(c, words))
        }
        Event::Discarded { seat, card: c } => {
            say!(words, "lc-discarded", name = name(seat), card = card(c, words))
        }
        Event::Sent { seat, colour, figure } => {
            let (colour, figure) = (Colour::name(colour), Figure::name(figure));
            say!(words, "lc-sent", name = name(seat), figure = figure, colour = colour)
        }
        Event::Moved { seat, colour, step } => {
            let colour = Colour::name(colour);
            say!(words, "lc-moved", name = name(seat), colour = colour, step = step)
        }
        Event::Crossed { seat, colour, crossed } => {
            let colour = Colour::name(colour);
            say!(words, "lc-crossed", name = name(seat), colour = colour, crossed = crossed)
        }
        Event::AtEnd { seat, colour } => {
            say!(words, "lc-at-end", name = name(seat), colour = Colour::name(colour))
        }
        Event::FoundArtefact { seat } => say!(words, "lc-found-artefact", name = name(seat)),
        Event::FoundPoints { seat, points } => {
            say!(words, "lc-found-points", name = name(seat), points = points)
        }
        Event::FoundArrow { seat } => say!(words, "lc-found-arrow", name = name(seat)),
        Event::StepLost { seat } => say!(words, "lc-step-lost", name = name(seat)),
        Event::Stayed { seat } => say!(words, "lc-stayed", name = name(seat)),
        Event::Drew { seat, card: Some(c) } => {
            say!(words, "lc-drew-card", name = name(seat), card = card(c, words))
        }
        Event::Drew { seat, card: None } => say!(words, "lc-drew", name = name(seat)),
        Event::Took { seat, card: c } => {
            say!(words, "lc-took", name = name(seat), card = card(c, words))
        }
        Event::Ended { expedition, by: Ending::Bridge } => {
            say!(words, "lc-ended-bridge", expedition = expedition)
        }
        Event::Ended { expedition, by: Ending::Deck } => {
            say!(words, "lc-ended-deck", expedition = expedition)
        }
        Event::Scored { seat, points, .. } => {
            say!(words, "lc-scored", name = name(seat), points = points)
        }
        Event::Valued { seat, artefacts, points } => {
            say!(words, "lc-valued", name = name(seat), artefacts = artefacts, points = points)
        }
        Event::Result { seat, total } => {
            say!(words, "lc-result", name = name(seat), total = total)
        }
    }
}
