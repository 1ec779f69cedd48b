//! The table of Lost Cities 2, drawn: five paths with the bridge across them, discard piles at
//! their ends, the hand below.

mod advice;
mod hand;
mod paths;

use super::action::Action;
use super::card::{Card, Colour};
use super::components::Components;
use super::event::Event;
use super::figure::Figure;
use super::options::Order;
use super::state::Stage;
use super::view::{SeatView, View};
use crate::draw::board::{Board, Brush, Spot};
use crate::draw::theme::{Paint, Role};
use crate::engine::Seat;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::cmp::Ordering;

/// What some eyes see, with the numbers of the box and what is new to them.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
    pub(super) news: Vec<Event>,
}

fn paint(colour: Colour) -> Role {
    Role::Paint(match colour {
        Colour::Yellow => Paint::Yellow,
        Colour::Blue => Paint::Blue,
        Colour::White => Paint::White,
        Colour::Green => Paint::Green,
        Colour::Red => Paint::Red,
    })
}

impl Picture {
    fn own(&self) -> Option<&SeatView> {
        self.view.seats.get(self.view.eyes.seat()?.index())
    }

    /// The step that this decision leads a figure to.
    fn destination(&self, action: Action) -> Option<(Colour, u8)> {
        let colour = match action {
            Action::Play(card) => card.colour(),
            Action::Move(colour) => colour,
            _ => return None,
        };
        let step = self.own()?.explorers[colour].map_or(0, |explorer| explorer.step) + 1;
        (step <= self.rules.last_step()).then_some((colour, step))
    }

    /// Which way a row goes, where it may go either way (LC-6.1).
    fn direction(&self, row: &[Card], brush: Brush<'_>) -> &'static str {
        let (Order::Either, Some(first), Some(last)) =
            (self.view.options.order, row.first(), row.last())
        else {
            return "";
        };
        match last.value().cmp(&first.value()) {
            Ordering::Greater => brush.look.signs.pick("↑", "^"),
            Ordering::Less => brush.look.signs.pick("↓", "v"),
            Ordering::Equal => "",
        }
    }

    /// The figures that a seat can still send out: the scientist full, adventurers hollow.
    fn reserve(&self, seat: usize, side: &SeatView, brush: Brush<'_>) -> String {
        let shapes = |kind: Figure| {
            let out = Colour::ALL.iter().filter_map(|c| side.explorers[*c]);
            let out = out.filter(|explorer| explorer.figure == kind).count();
            let left = usize::from(self.rules.figures(kind)).saturating_sub(out);
            brush.look.signs.seat(seat, kind == Figure::Scientist).repeat(left)
        };
        shapes(Figure::Scientist) + &shapes(Figure::Adventurer)
    }
}

impl Board for Picture {
    fn status(&self, words: &Words) -> String {
        let (crossed, of) = (self.view.crossed, self.rules.crossings);
        say!(words, "lc-status", crossed = crossed, of = of, deck = self.view.deck)
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        self.draw_paths(brush, area, buffer)
    }

    fn hand(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        self.draw_hand(brush, area, buffer)
    }

    fn seat(&self, seat: Seat, width: u16, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let signs = brush.look.signs;
        let artefacts = side.artefact_tokens + side.artefact_chips;
        let chips = side
            .chips
            .map_or_else(|| signs.pick("··", "..").to_owned(), |chips| chips.total().to_string());
        let facts = format!("{chips:>4} {}{artefacts:<2}", signs.pick("◈", "$"));
        let mut row = Vec::new();
        for colour in Colour::ALL {
            let last = side.rows[colour].last().map(|card| card.value().to_string());
            let last = last.unwrap_or_else(|| signs.pick("·", ".").to_owned());
            let last = last + self.direction(&side.rows[colour], brush);
            row.push(Span::styled(format!("{last:>3}"), brush.look.style(paint(colour))));
        }
        let worth = format!(" {}{:>4}", signs.pick("Σ", "="), side.on_paths);
        row.push(Span::styled(worth, brush.look.style(Role::Text)));
        if width > 30 {
            let reserve = format!("   {}", self.reserve(seat.index(), side, brush));
            row.push(Span::styled(reserve, brush.look.style(Role::Seat(seat.index()))));
        }
        vec![Line::styled(facts, brush.look.style(Role::Text)), Line::from(row)]
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        decision.parse().map_or_else(|()| String::new(), |action| self.foretell(action, words))
    }

    fn question(&self, decision: &str, words: &Words) -> Option<String> {
        self.doubt(decision.parse().ok()?, words)
    }

    /// Cards of the hand from the left, paths from above, the deck last.
    fn numbered(&self, number: u32, _: &[String], _: Option<&str>) -> Option<String> {
        let at = usize::try_from(number).ok()?.checked_sub(1);
        let colour = at.and_then(|at| Colour::ALL.get(at)).copied();
        let action = match self.view.stage {
            Stage::Play => Action::Play(*self.own()?.hand.as_ref()?.get(at?)?),
            Stage::Move { .. } => Action::Move(colour?),
            Stage::Take if number == 0 => Action::Draw,
            Stage::Take => Action::Take(colour?),
            Stage::Send(_) | Stage::Over => return None,
        };
        Some(action.to_string())
    }

    /// `d` goes from a card to its discarding, and back.
    fn jump(&self, letter: char, _: &[String], cursor: Option<&str>) -> Option<String> {
        let action = match (letter, cursor?.parse().ok()?) {
            ('d', Action::Play(card)) => Action::Discard(card),
            ('d', Action::Discard(card)) => Action::Play(card),
            _ => return None,
        };
        Some(action.to_string())
    }

    fn jumps(&self, words: &Words) -> Vec<(char, String)> {
        let plays = self.view.stage == Stage::Play;
        plays.then(|| ('d', say!(words, "lc-hand-discard"))).into_iter().collect()
    }

    fn end(&self) -> Option<String> {
        matches!(self.view.stage, Stage::Move { .. }).then(|| Action::Stay.to_string())
    }
}
