//! The log in turns: a line says which card was played, what came of it, and what was taken.

use super::card::Colour;
use super::event::{Ending, Event};
use super::phrase;
use crate::draw::board::{Turn, TurnLine};
use crate::engine::Seat;
use crate::lang::Words;
use crate::say;

/// The turn that is being told.
struct Telling<'a> {
    words: &'a Words,
    turns: Vec<Turn>,
    /// Whose turn, and its parts so far.
    seat: Option<Seat>,
    parts: Vec<String>,
    /// The path that was spoken of last: it need not be named again.
    path: Option<Colour>,
    until: usize,
}

/// A line each. What goes on from before the first event is left out: its card is not known.
pub(super) fn told(events: &[Event], words: &Words) -> Vec<Turn> {
    let mut telling =
        Telling { words, turns: Vec::new(), seat: None, parts: Vec::new(), path: None, until: 0 };
    for event in events {
        telling.hear(event);
        telling.until += 1;
    }
    telling.close();
    telling.turns
}

impl Telling<'_> {
    fn hear(&mut self, event: &Event) {
        let words = self.words;
        match *event {
            Event::Began { expedition, .. } => {
                let text = say!(words, "lc-turns-heading", expedition = expedition);
                self.line(TurnLine::Heading, text);
            }
            Event::Played { seat, card } => {
                self.begin(seat, format!("{}:", phrase::card(card, words)));
                self.path = Some(card.colour());
            }
            Event::Discarded { seat, card } => {
                let text = say!(words, "lc-turn-discard", card = phrase::card(card, words));
                self.begin(seat, text);
            }
            Event::Sent { figure, .. } => {
                self.part(say!(words, "lc-turn-sent", figure = figure.name()));
            }
            Event::Moved { colour, step, .. } => {
                let named = self.path.replace(colour) == Some(colour);
                let colour = phrase::colour(colour, words);
                let text = say!(words, "lc-turn-step", step = step);
                self.part(if named { text } else { format!("{colour}: {text}") });
            }
            Event::Crossed { .. } => self.join(" ║"),
            Event::AtEnd { .. } => self.part(say!(words, "lc-turn-end")),
            Event::FoundArtefact { .. } => self.join(" ◈"),
            Event::FoundPoints { points, .. } => self.join(&format!(" +{points}")),
            Event::FoundArrow { .. } => self.join(" »"),
            Event::StepLost { .. } => self.part(say!(words, "lc-turn-lost")),
            Event::Stayed { .. } => self.part(say!(words, "lc-turn-stayed")),
            Event::Drew { card, .. } => {
                let card = card.map(|card| phrase::card(card, words));
                let known = if card.is_some() { "yes" } else { "no" };
                let card = card.unwrap_or_default();
                self.taken(&say!(words, "lc-turn-drew", known = known, card = card));
            }
            Event::Took { card, .. } => {
                self.taken(&say!(words, "lc-turn-took", card = phrase::card(card, words)));
            }
            Event::Ended { expedition, by } => {
                let by = match by {
                    Ending::Bridge => "bridge",
                    Ending::Deck => "deck",
                };
                let text = say!(words, "lc-turn-over", expedition = expedition, by = by);
                self.line(TurnLine::All, text);
            }
            Event::Scored { seat, points, .. } => {
                let text = say!(words, "lc-turn-scored", points = super::screen::signed(points));
                self.line(TurnLine::Of(seat), text);
            }
            Event::Valued { seat, artefacts, points } => {
                let points = super::screen::signed(points);
                let text = say!(words, "lc-turn-valued", artefacts = artefacts, points = points);
                self.line(TurnLine::Of(seat), text);
            }
            Event::Result { seat, total } => {
                self.line(TurnLine::Of(seat), say!(words, "lc-turn-result", total = total));
            }
        }
    }

    /// A line of its own, behind the turn before it.
    fn line(&mut self, line: TurnLine, text: String) {
        self.close();
        self.turns.push(Turn { line, text, until: self.until + 1 });
    }

    fn begin(&mut self, seat: Seat, text: String) {
        self.close();
        (self.seat, self.parts, self.path) = (Some(seat), vec![text], None);
    }

    fn part(&mut self, text: String) {
        self.parts.push(text);
    }

    /// What belongs to the part before it.
    fn join(&mut self, text: &str) {
        if let Some(last) = self.parts.last_mut() {
            *last += text;
        }
    }

    fn taken(&mut self, text: &str) {
        self.join(&format!("; {text}"));
    }

    fn close(&mut self) {
        let parts = std::mem::take(&mut self.parts);
        let Some(seat) = self.seat.take() else { return };
        let mut text = String::new();
        for part in parts {
            match text.chars().last() {
                None => {}
                Some(':') => text.push(' '),
                Some(_) => text += ", ",
            }
            text += &part;
        }
        // Nothing has come of the card yet.
        let text = text.trim_end_matches(':').to_owned();
        self.turns.push(Turn { line: TurnLine::Of(seat), text, until: self.until });
    }
}
