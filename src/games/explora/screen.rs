//! The table of Explora, drawn: expeditions and market above, below them the seats in the order
//! of the scale, each with its teams in the race, then what is left, and the strip at the bottom.

mod advice;
mod choosing;
mod ink;
mod legend;
mod lower;
mod market;
mod notes;
mod opened;
mod place;
mod plan;
mod race;
mod result;
mod rows;
mod strip;
mod tell;
mod top;
mod worth;

use super::action::Action;
use super::components::Components;
use super::event::Event;
use super::state::Stage;
use super::team::Teams;
use super::view::View;
use crate::draw::board::{Board, Brush, Layout, Panels, Sign, Spot};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::lang::Words;
use opened::Opened;
use place::Place;
use plan::{Plan, STRIP};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use serde_json::Value;
use std::cell::Cell;

/// The rows of the strip while the keyboard is passed, on a low screen and on a high one.
const PASSED: (u16, u16) = (6, 8);
/// A screen as high as this is a high one.
const HIGH: u16 = 30;

/// What some eyes see, with the numbers of the box.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
    /// What all look at together now.
    opened: Option<Opened>,
    /// The events that laid it open.
    told: Vec<Event>,
    /// The bid that the cursor rested on last: it looks around and comes back.
    bid: Cell<Option<u16>>,
}

/// How the table is drawn this time, and who sits at it.
struct Scene<'a> {
    brush: Brush<'a>,
    panels: Option<&'a dyn Panels>,
}

impl Scene<'_> {
    /// What a seat's player is called.
    fn called(&self, seat: Seat) -> String {
        self.panels.map_or_else(String::new, |panels| panels.called(seat))
    }
}

impl Picture {
    pub(super) fn new(rules: &'static Components, mut view: View) -> Self {
        // Seats are asked for by their number: they must be at the table.
        let seats = view.seats.len();
        view.waiting = view.waiting.iter().filter(|seat| seat.index() < seats).collect();
        Self { rules, view, opened: None, told: Vec::new(), bid: Cell::new(None) }
    }

    /// Whose decision is looked at: the eyes', or that of the one who decides before all.
    fn actor(&self) -> Option<Seat> {
        let before_all = !self.view.stage.is_secret();
        self.view.eyes.seat().or_else(|| self.view.waiting.first().filter(|_| before_all))
    }

    /// For whom worth is reckoned: who decides now, as far as that is to be known.
    fn me(&self) -> Option<Seat> {
        if self.opened.is_some() || self.view.stage == Stage::Over {
            return None;
        }
        if self.view.stage.is_secret() {
            return self.view.eyes.seat().filter(|seat| self.view.seat(*seat).is_some());
        }
        self.view.waiting.first()
    }

    /// Losses of an expedition are being chosen.
    fn is_losing(&self) -> bool {
        matches!(self.view.stage, Stage::Lose { .. }) && self.opened.is_none()
    }

    /// The teams that go by the choice that the cursor rests on.
    fn sent_by_cursor(&self, scene: &Scene<'_>) -> Option<Teams> {
        match scene.brush.cursor.and_then(Place::read) {
            Some(Place::Decision(Action::Go(teams))) if self.opened.is_none() => Some(teams),
            _ => None,
        }
    }

    fn plan(&self, area: Rect, screen: u16, strip: u16) -> Plan {
        let count = |seats: usize| u16::try_from(seats).unwrap_or(0);
        let seats = self.view.seats.len();
        let unused = self.view.scale.0.len().saturating_sub(seats);
        Plan::of(area, screen, (count(seats), count(unused)), strip)
    }

    /// All that lies on the table.
    fn draw_table(&self, scene: &Scene<'_>, plan: &Plan, buffer: &mut Buffer) -> Vec<Spot> {
        self.draw_top(scene, plan.top, buffer);
        let mut spots = self.draw_market(scene, plan.market, buffer);
        spots.extend(self.draw_expeditions(scene, plan.expeditions, buffer));
        spots.extend(self.draw_rows(scene, plan, buffer));
        spots.extend(self.draw_lower(scene, plan, buffer));
        spots
    }

    /// The table while the keyboard is passed below it.
    fn draw_public(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let plan = self.plan(area, buffer.area.height, 0);
        self.draw_table(scene, &plan, buffer)
    }
}

impl Board for Picture {
    fn layout(&self, _: Size) -> Layout {
        Layout::Whole
    }

    fn status(&self, words: &Words) -> String {
        self.status_told(words)
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        self.draw_public(&Scene { brush, panels: None }, area, buffer)
    }

    fn while_passed(&self, screen: Rect) -> Option<Rect> {
        let strip = if screen.height < HIGH { PASSED.0 } else { PASSED.1 };
        Some(Rect { height: screen.height.saturating_sub(strip), ..screen })
    }

    fn draw_passed(&self, brush: Brush<'_>, panels: &dyn Panels, area: Rect, buffer: &mut Buffer) {
        self.draw_public(&Scene { brush, panels: Some(panels) }, area, buffer);
    }

    fn lay_open(&mut self, events: &[Value]) -> bool {
        let events: Option<Vec<Event>> = events.iter().map(crate::games::read).collect();
        self.told = events.unwrap_or_default();
        self.opened = self.opened_by(&self.told);
        self.opened.is_some()
    }

    fn draw_whole(
        &self,
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let looks = self.opened.is_some();
        let brush =
            if looks { Brush { open: &[], way: &[], cursor: None, ..brush } } else { brush };
        let scene = Scene { brush, panels: Some(panels) };
        let mut plan = self.plan(area, area.height, STRIP);
        if self.needs_more(&scene) {
            plan = plan.with_longer_strip();
        }
        let mut spots = self.draw_table(&scene, &plan, buffer);
        if panels.finds() || looks {
            spots.clear();
        }
        // What is chosen in the strip comes before what can be looked at.
        let mut all = self.draw_strip(&scene, panels, &plan, buffer);
        all.extend(spots);
        all
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat_role(&self, index: usize) -> Role {
        ink::seat_role(Seat::at(index))
    }

    fn seat(&self, _: Seat, _: u16, _: Brush<'_>) -> Vec<Line<'static>> {
        Vec::new()
    }

    fn start(&self, _: &[String], _: Option<&str>) -> Option<String> {
        self.begin()
    }

    fn rounds(&self, _: &[String], _: Option<&str>) -> Vec<String> {
        self.circle().iter().map(Place::to_string).collect()
    }

    fn letter(&self, place: &str) -> Option<char> {
        self.letter_at(Place::read(place)?)
    }

    fn lettered(&self) -> Vec<String> {
        self.lettered_places().iter().map(Action::to_string).collect()
    }

    fn shows_letters(&self) -> bool {
        true
    }

    fn steer(&self, _: &[String], from: &str, arrow: (i32, i32)) -> Option<String> {
        self.steered(from, arrow).map(|action| action.to_string())
    }

    fn legend(&self, brush: Brush<'_>) -> Vec<Sign> {
        self.signs(brush)
    }

    fn name(&self, place: &str, words: &Words) -> Option<String> {
        self.named(Place::read(place)?, words)
    }

    fn tell(&self, place: &str, words: &Words) -> Option<String> {
        self.told_of(Place::read(place)?, words)
    }

    fn numbered(&self, number: u32, _: &[String], cursor: Option<&str>) -> Option<String> {
        self.counted(number, cursor).map(|action| action.to_string())
    }

    fn amounts(&self) -> bool {
        self.view.stage.is_bidding()
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        let foretold = decision.parse().ok().and_then(|action| self.foretell(action, words));
        foretold.unwrap_or_default()
    }

    fn concerns(&self) -> Option<Seat> {
        match self.view.stage {
            Stage::Lose { owner, .. } => Some(owner),
            _ => None,
        }
    }
}
