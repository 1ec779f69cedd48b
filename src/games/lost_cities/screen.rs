//! The table on the screen: five bands, one a path, with everything of that colour in it; the
//! seats below them, a line each.

mod advice;
mod bands;
mod choosing;
mod closing;
mod hand;
mod lanes;
mod legend;
mod pen;
mod place;
pub(super) mod plan;
mod seats;
mod told;

use super::action::Action;
use super::components::Components;
use super::event::Event;
use super::state::Stage;
use super::view::{SeatView, View};
use super::{LostCities, phrase};
use crate::draw::board::{Board, Brush, Layout, Panels, Sign, Spot};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;
use choosing::Marks;
use pen::Pen;
pub(super) use pen::signed;
use place::Place;
use plan::Plan;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

/// What some eyes see, with the numbers of the box and what is new to them.
pub(super) struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
    pub(super) news: Vec<Event>,
    /// Whether an expedition has ended and is looked at as it was; by what.
    closing: bool,
    ended: Option<Event>,
}

impl Picture {
    pub(super) fn new(rules: &'static Components, view: View, news: Vec<Event>) -> Self {
        let closing = view.stage == Stage::Over;
        Self { rules, view, news, closing, ended: None }
    }

    fn own(&self) -> Option<&SeatView> {
        self.view.seats.get(self.view.eyes.seat()?.index())
    }

    fn expeditions(&self) -> u8 {
        self.rules.course(&self.view.options).expeditions
    }

    fn plan(&self, area: Rect) -> Plan {
        Plan::of(area, self.view.seats.len(), self.rules)
    }
}

impl Board for Picture {
    fn layout(&self, _: Size) -> Layout {
        Layout::Whole
    }

    fn status(&self, words: &Words) -> String {
        let text = say!(words, "lc-status", deck = self.view.deck, bridge = "short");
        let (full, rest, count) = self.crossed();
        format!("{text} ║ {full}{rest}{count}")
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    /// The bands alone, as all see them.
    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let plan = self.plan(Rect { height: buffer.area.height, ..area });
        let mut pen = Pen::new(area, brush, buffer);
        let marks = self.marks(brush);
        self.draw_status((plan.area.x + 1, plan.area.y), &plan, brush, &mut pen);
        let mut spots = self.draw_bands(&plan, &marks, brush, &mut pen);
        spots.extend(self.draw_piles(&plan, &marks, brush, &mut pen));
        spots
    }

    fn lingers(&self) -> bool {
        self.drew_unseen()
    }

    /// Strip and bands share the screen.
    fn while_passed(&self, screen: Rect) -> Option<Rect> {
        let foot = self.plan(screen).foot();
        Some(Rect { height: foot.saturating_sub(screen.y).min(screen.height), ..screen })
    }

    fn draw_whole(
        &self,
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let plan = self.plan(area);
        let marks = self.marks(brush);
        let mut pen = Pen::new(area, brush, buffer);
        self.draw_top(&plan, brush, panels, &mut pen);
        let mut spots = self.draw_bands(&plan, &marks, brush, &mut pen);
        if self.ended.is_some() {
            self.draw_scores(&plan, brush, &mut pen);
            panels.keys(plan.below.keys, pen.buffer);
            self.draw_seats(&plan, brush, panels, &mut pen);
            self.draw_ending(&plan, brush, panels, &mut pen);
            return Vec::new();
        }
        spots.extend(self.draw_piles(&plan, &marks, brush, &mut pen));
        spots.extend(self.draw_cards_held(&plan, &marks, brush, &mut pen));
        panels.keys(plan.below.keys, pen.buffer);
        if panels.finds() {
            return Self::draw_search(&plan, brush, panels, &mut pen);
        }
        self.draw_seats(&plan, brush, panels, &mut pen);
        spots.extend(self.draw_acts(&plan, &marks, brush, panels, &mut pen));
        self.draw_signs(&plan, brush, &mut pen);
        spots
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat_role(&self, index: usize) -> Role {
        Role::Cool(index)
    }

    fn seat(&self, seat: Seat, _: u16, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let points = side.chips.map_or("?".to_owned(), |chips| chips.total().to_string());
        vec![Line::from(Span::styled(points, brush.look.style(Role::Text)))]
    }

    fn ways(&self, decision: &str) -> Vec<Vec<String>> {
        let own = || vec![decision.to_owned()];
        vec![decision.parse().map_or_else(|()| own(), place::way)]
    }

    fn meant(&self, way: &[String], place: &str) -> Option<String> {
        Some(Self::meaning(way, Place::read(place)?)?.to_string())
    }

    fn letter(&self, place: &str) -> Option<char> {
        choosing::letter(Place::read(place)?)
    }

    fn lettered(&self) -> Vec<String> {
        self.with_letters().iter().map(Place::to_string).collect()
    }

    /// They stand before what they do.
    fn shows_letters(&self) -> bool {
        true
    }

    fn legend(&self, brush: Brush<'_>) -> Vec<Sign> {
        self.every_sign(brush)
    }

    fn name(&self, place: &str, words: &Words) -> Option<String> {
        match Place::read(place)? {
            Place::Discard => Some(say!(words, "lc-hand-discard")),
            // One that can be played stands in every list as what playing it is called.
            Place::Card(card) if self.fits(card) => Some(phrase::card(card, words)),
            Place::Card(card) => Some(LostCities::decision(&Action::Play(card), words)),
            Place::Decision(action) => Some(LostCities::decision(&action, words)),
        }
    }

    fn numbered(&self, number: u32, _: &[String], _: Option<&str>) -> Option<String> {
        Some(self.counted(number)?.to_string())
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        decision.parse().map_or_else(|()| String::new(), |action| self.foretell(action, words))
    }

    fn question(&self, decision: &str, words: &Words) -> Option<String> {
        self.doubt(decision.parse().ok()?, words)
    }

    fn end(&self) -> Option<String> {
        matches!(self.view.stage, Stage::Move { .. }).then(|| Action::Stay.to_string())
    }
}
