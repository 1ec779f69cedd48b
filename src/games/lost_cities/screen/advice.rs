//! What must be decided now, what to think of, what a decision does to oneself and to the next
//! seat, and what to ask twice.

use super::Picture;
use super::pen::signed;
use crate::draw::theme::Signs;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::{Card, Colour};
use crate::games::lost_cities::figure::{Explorer, Figure};
use crate::games::lost_cities::options::Order;
use crate::games::lost_cities::phrase;
use crate::games::lost_cities::state::Stage;
use crate::games::lost_cities::token::Token;
use crate::games::lost_cities::view::SeatView;
use crate::lang::Words;
use crate::say;
use std::cmp::Ordering;

/// What becomes of a figure that goes a step.
struct Step {
    to: u8,
    now: i32,
    then: i32,
    figure: Figure,
    /// The token that lies there, unless the expedition ends with this step (LC-4.1).
    token: Option<Token>,
    ends: bool,
}

impl Picture {
    /// What the seat to act must decide.
    pub(super) fn prompted(&self, words: &Words) -> String {
        say!(words, "lc-prompt", stage = self.stage_name())
    }

    fn stage_name(&self) -> &'static str {
        match self.view.stage {
            Stage::Play => "play",
            Stage::Send(_) => "send",
            Stage::Move { except: None } => "arrow",
            Stage::Move { except: Some(_) } => "end",
            Stage::Take => "take",
            Stage::Over => "over",
        }
    }

    pub(super) fn advise(&self, words: &Words) -> String {
        say!(
            words,
            "lc-advice",
            stage = self.stage_name(),
            crossed = self.view.crossed,
            of = self.rules.crossings,
            deck = self.view.deck,
            times = self.rules.figures.scientist_counts
        )
    }

    /// What this decision costs, gives and leads to.
    pub(super) fn foretell(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Play(card) => self.foretell_play(card, words),
            Action::Discard(card) => {
                self.foretell_discard(card, &say!(words, "lc-next-seat"), words)
            }
            Action::Send(figure) => {
                let points = signed(self.rules.worth(figure, 1));
                let times = self.rules.figures.scientist_counts;
                say!(
                    words,
                    "lc-preview-send",
                    figure = figure.name(),
                    points = points,
                    times = times
                )
            }
            Action::Move(colour) => {
                let head = phrase::colour(colour, words);
                let explorer = self.own().and_then(|own| own.explorers[colour]);
                explorer.map_or(String::new(), |it| self.foretell_step(&head, colour, it, words))
            }
            Action::Stay => say!(words, "lc-preview-stay"),
            Action::Draw => say!(words, "lc-preview-draw", cards = self.view.deck),
            Action::Take(colour) => self.foretell_take(colour, words),
        }
    }

    fn foretell_play(&self, card: Card, words: &Words) -> String {
        let colour = card.colour();
        let head = say!(words, "lc-act-play", card = phrase::card(card, words));
        let Some(own) = self.own() else { return String::new() };
        match own.explorers[colour] {
            None => {
                let points = signed(self.rules.worth(Figure::Adventurer, 1));
                let advised = self.view.advised_start(colour);
                let lower = advised.filter(|advised| advised.value() < card.value());
                let (low, lowest) = lower.map_or(("no", 0), |lower| ("yes", lower.value()));
                say!(
                    words,
                    "lc-preview-start",
                    head = head,
                    points = points,
                    low = low,
                    lowest = lowest
                )
            }
            Some(explorer) if explorer.step == self.rules.last_step() => {
                say!(words, "lc-preview-end", head = head)
            }
            Some(explorer) => self.foretell_step(&head, colour, explorer, words),
        }
    }

    fn step(&self, colour: Colour, explorer: Explorer) -> Step {
        let (to, figure) = (explorer.step + 1, explorer.figure);
        let token = self.view.tokens[colour].get(usize::from(explorer.step)).copied().flatten();
        let ends = self.ends(to);
        Step {
            to,
            now: self.rules.worth(figure, explorer.step),
            then: self.rules.worth(figure, to),
            figure,
            token: token.filter(|_| !ends),
            ends,
        }
    }

    fn foretell_step(
        &self,
        head: &str,
        colour: Colour,
        explorer: Explorer,
        words: &Words,
    ) -> String {
        let step = self.step(colour, explorer);
        let bridge = match step.to == self.rules.bridge + 1 {
            true if step.ends => "last",
            true => "yes",
            false => "no",
        };
        let found = self.finds(step.token, words);
        say!(
            words,
            "lc-preview-step",
            head = head,
            step = step.to,
            now = signed(step.now),
            then = signed(step.then),
            figure = step.figure.name(),
            times = self.rules.figures.scientist_counts,
            bridge = bridge,
            finds = if found.is_empty() { "no" } else { "yes" },
            found = found
        )
    }

    /// What a figure that arrives finds; of an artefact, what it makes all of them worth.
    fn finds(&self, token: Option<Token>, words: &Words) -> String {
        match token {
            None => String::new(),
            Some(Token::Arrow) => say!(words, "lc-finds-arrow"),
            Some(Token::Points(points)) => say!(words, "lc-finds-points", points = points),
            Some(Token::Artefact) => {
                let held = self.own().map_or(0, |own| own.artefact_tokens + own.artefact_chips);
                let course = self.rules.course(&self.view.options);
                let worth = |held: u8| signed(course.artefacts_worth(held));
                let (now, then) = (worth(held), worth(held + 1));
                say!(words, "lc-finds-artefact", number = held + 1, now = now, then = then)
            }
        }
    }

    /// What the next seat could do with a card that is laid off.
    pub(super) fn foretell_discard(&self, card: Card, name: &str, words: &Words) -> String {
        let next = self.next_seat().and_then(|seat| self.view.seats.get(seat.index()));
        let Some(next) = next else { return String::new() };
        let last = next.rows[card.colour()].last().map(|last| last.value());
        let could = match (self.fits_on(card, next), last) {
            (true, None) => "start",
            (true, Some(_)) => "play",
            (false, None) => "nobody",
            (false, Some(_)) => "beyond",
        };
        let last = last.unwrap_or(0);
        say!(words, "lc-preview-discard", name = name, could = could, last = last)
    }

    fn foretell_take(&self, colour: Colour, words: &Words) -> String {
        let Some(top) = self.view.piles[colour].top else { return String::new() };
        let begun = self.own().is_some_and(|own| own.explorers[colour].is_some());
        let fits = match (self.fits(top), begun) {
            (true, true) => "row",
            (true, false) => "start",
            (false, _) => "no",
        };
        say!(words, "lc-preview-take", card = phrase::card(top, words), fits = fits)
    }

    /// What a card that was just taken will do.
    pub(super) fn drawn_told(&self, words: &Words) -> Option<String> {
        let card = self.drawn()?;
        let begun = self.own()?.explorers[card.colour()].is_some();
        let fits = match (self.fits(card), begun) {
            (true, true) => "row",
            (true, false) => "start",
            (false, _) => "no",
        };
        Some(say!(words, "lc-drawn", card = phrase::card(card, words), fits = fits))
    }

    /// What a card of the hand would do, in two short lines; whether it could be played.
    pub(super) fn effect(&self, card: Card, width: u16, words: &Words) -> (Vec<String>, bool) {
        let colour = card.colour();
        let Some(own) = self.own() else { return (Vec::new(), false) };
        if !self.fits(card) {
            let last = own.rows[colour].last().map(|last| last.value());
            let why =
                last.map_or("nobody", |last| if card.value() < last { "low" } else { "high" });
            return (vec![say!(words, "lc-effect-no", why = why, last = last.unwrap_or(0))], false);
        }
        let room = room_of(width);
        let name = if room == "wide" { phrase::card(card, words) + " → " } else { String::new() };
        match own.explorers[colour] {
            None => {
                let points = signed(self.rules.worth(Figure::Adventurer, 1));
                (vec![name + &say!(words, "lc-effect-start", points = points)], true)
            }
            Some(explorer) if explorer.step == self.rules.last_step() => {
                (vec![name + &say!(words, "lc-effect-end")], true)
            }
            Some(explorer) => {
                let step = self.step(colour, explorer);
                let (now, then) = (signed(step.now), signed(step.then));
                let to = step.to;
                let told =
                    say!(words, "lc-effect-step", room = room, step = to, now = now, then = then);
                let found = match (self.finds(step.token, words), step.token) {
                    (found, _) if found.is_empty() => say!(words, "lc-effect-nothing"),
                    // What all of them are worth then has no room.
                    (_, Some(Token::Artefact)) if room == "narrow" => {
                        format!("◈ {}", say!(words, "lc-sign-artefact"))
                    }
                    (found, _) => found,
                };
                (vec![name + &told, found], true)
            }
        }
    }

    /// Whether a card fits on a seat's row (LC-2.3, LC-6.1), or could begin one.
    pub(super) fn fits_on(&self, card: Card, side: &SeatView) -> bool {
        let row = &side.rows[card.colour()];
        let (Some(first), Some(last)) = (row.first(), row.last()) else {
            return !self.waiting(side).is_empty();
        };
        match (self.view.options.order, last.value().cmp(&first.value())) {
            (Order::Ascending, _) | (Order::Either, Ordering::Greater) => {
                card.value() >= last.value()
            }
            (Order::Either, Ordering::Less) => card.value() <= last.value(),
            (Order::Either, Ordering::Equal) => true,
        }
    }

    /// Whether a figure that comes to this step is the last one over the bridge (LC-4.1).
    fn ends(&self, step: u8) -> bool {
        step == self.rules.bridge + 1 && self.view.crossed + 1 == self.rules.crossings
    }

    /// What ends the expedition is asked about once, with what it would bring everybody (LC-4.1,
    /// LC-4.2).
    pub(super) fn doubt(&self, action: Action, words: &Words) -> Option<String> {
        match self.destination(action) {
            Some((colour, step)) if self.ends(step) => {
                let explorer = self.own()?.explorers[colour]?;
                let step = self.step(colour, explorer);
                let points = self.points_then(step.then - step.now);
                Some(say!(words, "lc-ask-bridge", of = self.rules.crossings, points = points))
            }
            _ if matches!(action, Action::Draw) && self.view.deck == 1 => {
                Some(say!(words, "lc-ask-deck", points = self.points_then(0)))
            }
            _ => None,
        }
    }

    /// What everybody's figures would score, with so much more for one's own.
    fn points_then(&self, more: i32) -> String {
        let points = self.view.seats.iter().enumerate().map(|(index, side)| {
            let own = self.view.eyes.seat().is_some_and(|seat| seat.index() == index);
            let points = side.on_paths + if own { more } else { 0 };
            format!("{} {}", Signs::Unicode.seat(index, true), signed(points))
        });
        points.collect::<Vec<_>>().join("  ")
    }
}

/// Whether there is room for words beside the hand.
pub(super) const fn room_of(width: u16) -> &'static str {
    if width > 30 { "wide" } else { "narrow" }
}
