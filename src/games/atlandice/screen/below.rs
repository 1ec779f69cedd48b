//! The line on top and what stands at the bottom: what is told of a choice, all choices in a line
//! each, the turns so far, the keys.

use super::Picture;
use super::plan::{Grade, Plan};
use super::sides::{role_of, shape_of};
use crate::draw::board::{Brush, Panels, Spot, Turn, TurnLine};
use crate::draw::text::{columns, put, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::atlandice::action::Action;
use crate::games::atlandice::phrase;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::who::Who;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What is chosen among is listed where so many rows are left for what is told of it.
const TOLD: usize = 6;

impl Picture {
    /// Game, round, who opened the gates; at the right whose turn it is and what is asked.
    pub(super) fn draw_top(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let (words, look) = (brush.words, brush.look);
        let row = Rect { height: plan.screen.height.min(1), ..plan.screen };
        let right = self.asked(brush, panels);
        let x = row.right().saturating_sub(columns(&right) + 1);
        let role = self.view.deciding_for.map_or(Role::Title, role_of);
        let title = format!(" {}", say!(words, "at-title"));
        let dot = look.signs.pick("·", "-");
        let began = panels.called(self.view.first);
        let long = plan.grade > Grade::Short;
        let round = say!(
            words,
            "at-top-round",
            round = self.view.round,
            name = began,
            long = if long { "yes" } else { "no" }
        );
        let left = format!(" {dot} {round}");
        put(buffer, row, row.x, row.y, &title, look.style(Role::Title));
        let after = row.x + columns(&title);
        let room = usize::from(x.saturating_sub(after + 1));
        put(buffer, row, after, row.y, &shortened(&left, room), look.style(Role::Quiet));
        put(buffer, row, x, row.y, &right, look.style(role));
    }

    /// Who must do what, as a sentence; what is looked for.
    fn asked(&self, brush: Brush<'_>, panels: &dyn Panels) -> String {
        if panels.finds() {
            return panels.prompt();
        }
        let Some(seat) = self.view.turn else { return panels.prompt() };
        let shape = shape_of(Who::Seat(seat), brush);
        let told = self.asked_of(&panels.called(seat), brush);
        let neutral = self.view.deciding_for == Some(Who::Neutral)
            || self.must_give
            || brush.way.first().is_some_and(|place| place == super::NEUTRAL);
        if neutral {
            return format!("{shape} {}", say!(brush.words, "at-top-neutral", asked = told));
        }
        format!("{shape} {told}")
    }

    fn asked_of(&self, name: &str, brush: Brush<'_>) -> String {
        let words = brush.words;
        let seat = self.view.turn.unwrap_or(self.view.first);
        let taken = self.view.drafted.iter().filter(|die| die.seat == seat).count();
        let seats = crate::engine::SeatCount::new(self.view.seats.len());
        let each = seats.map_or(0, |seats| self.rules.table(seats).each);
        let at = match self.view.stage {
            Stage::Take { from, .. } | Stage::Move { from, .. } => phrase::from(from, words),
            _ => String::new(),
        };
        let asked = self.view.stage.asks().name();
        say!(words, "at-top", asked = asked, name = name, number = taken + 1, of = each, at = at)
    }

    /// What was found, over the columns.
    pub(super) fn draw_found(plan: &Plan, panels: &dyn Panels, buffer: &mut Buffer) -> Vec<Spot> {
        let bottom = plan.header;
        let area = Rect { y: plan.names, height: bottom.saturating_sub(plan.names), ..plan.screen };
        for y in area.y..area.bottom() {
            let blank = " ".repeat(area.width.into());
            put(buffer, area, area.x, y, &blank, ratatui::style::Style::new());
        }
        panels.choices(&[], area, buffer)
    }

    /// Everything below the clock; says what it covers above.
    pub(super) fn draw_below(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Rect {
        let keys =
            Rect { x: plan.keys.x + 1, width: plan.keys.width.saturating_sub(2), ..plan.keys };
        panels.keys(keys, buffer);
        Self::draw_rules(plan, brush, panels, buffer);
        if let Some(log) = plan.log {
            let indent = u16::from(log.x == plan.screen.x);
            let width = log.width.saturating_sub(1 + indent);
            let log = Rect { x: log.x + indent, width, ..log };
            self.draw_turns(log, brush, panels, buffer);
        }
        if let Some(standing) = plan.standing {
            self.draw_if_it_ended(standing, brush, panels, buffer);
        }
        self.draw_told(plan, brush, panels, buffer)
    }

    /// The rules with the titles of what is below.
    fn draw_rules(plan: &Plan, brush: Brush<'_>, panels: &dyn Panels, buffer: &mut Buffer) {
        let Some(y) = plan.rule else { return };
        let (words, look) = (brush.words, brush.look);
        let row = Rect { y, height: 1, ..plan.screen };
        let dash = look.signs.pick("─", "-").repeat(row.width.into());
        put(buffer, row, row.x, row.y, &dash, look.style(Role::Frame));
        let below = plan.grade > Grade::Short;
        let told = below.then(|| (plan.told, panels.prompt()));
        let log = plan.log.map(|log| (log, say!(words, "at-lately")));
        let standing = plan.standing.map(|at| (at, say!(words, "at-if-it-ended")));
        for (at, title) in told.into_iter().chain(log).chain(standing) {
            let left = at.x == plan.screen.x;
            let x = at.x + u16::from(left);
            let title = shortened(&title, usize::from(at.width.saturating_sub(4)));
            let title = if left { format!(" {title} ") } else { format!("{title} ") };
            put(buffer, row, x, row.y, &title, look.style(Role::Title));
        }
    }

    /// What is told of the choice: on a small screen the two lines below the clock, above what
    /// was told of the last one; on a larger one from the top of its place.
    fn draw_told(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Rect {
        let place = plan.told;
        let inner = Rect { x: place.x + 1, width: place.width.saturating_sub(2), ..place };
        if inner.is_empty() {
            return Rect::ZERO;
        }
        let ample = plan.grade > Grade::Short;
        self.room.set((inner.width, ample));
        // What needs more lines than there are takes them from above.
        let above = Rect { y: plan.screen.y, height: inner.bottom() - plan.screen.y, ..inner };
        let mut sheet = Buffer::empty(above);
        let told = panels.told(above, &mut sheet);
        if told.height == 0 {
            if !ample && brush.cursor.is_none() {
                self.draw_turns(inner, brush, panels, buffer);
            }
            return Rect::ZERO;
        }
        let top = if ample {
            let listed = self.list_choices(plan, told.height, brush, buffer);
            (inner.y + listed).min(inner.bottom().saturating_sub(told.height))
        } else {
            inner.y.min(inner.bottom().saturating_sub(told.height))
        };
        let there = Rect { y: top, ..told };
        for (y, row) in (there.y..).zip(told.rows()) {
            for x in row.x..row.right() {
                if let (Some(to), Some(from)) = (buffer.cell_mut((x, y)), sheet.cell((x, row.y))) {
                    *to = from.clone();
                }
            }
        }
        Self::light_up(there, brush, buffer);
        there
    }

    /// What brings points stands out in what is told.
    fn light_up(told: Rect, brush: Brush<'_>, buffer: &mut Buffer) {
        let style = brush.look.style(Role::Light(crate::draw::theme::Paint::Green));
        for row in told.rows() {
            let mut inside = false;
            for x in row.x..row.right() {
                let Some(cell) = buffer.cell_mut((x, row.y)) else { continue };
                let sign = cell.symbol();
                let digit = sign.chars().all(|sign| sign.is_ascii_digit());
                inside = sign == "+" || inside && digit;
                if inside && cell.modifier.is_empty() {
                    cell.set_style(style);
                }
            }
        }
    }

    /// A line for each choice, above what is told of it; says how many rows that takes.
    fn list_choices(&self, plan: &Plan, told: u16, brush: Brush<'_>, buffer: &mut Buffer) -> u16 {
        let place = plan.told;
        let areas: Vec<_> = self
            .places_open(brush.way)
            .into_iter()
            .filter_map(|place| Some((self.area_at(Some(&place))?, place)))
            .collect();
        let visits = self.view.stage == Stage::Die && !brush.open.is_empty();
        let rows = u16::try_from(areas.len()).unwrap_or(u16::MAX);
        let needed = rows + 1 + told.max(u16::try_from(TOLD).unwrap_or(0));
        if plan.grade < Grade::Rows || !visits || needed > place.height {
            return 0;
        }
        for (y, (area, of)) in (place.y..).zip(areas) {
            let chosen = brush.is_chosen(&of);
            let look = brush.look;
            let mark = if chosen { look.signs.pick("▸", ">") } else { " " };
            put(buffer, place, place.x + 1, y, mark, look.style(Role::Title));
            let plate = format!(" {} ", area.number());
            put(buffer, place, place.x + 2, y, &plate, look.plate(Role::Target));
            let Ok(action) = of.parse::<Action>() else { continue };
            let text = self.foretell_line(action, brush.words);
            let text = shortened(&text, usize::from(place.width.saturating_sub(8)));
            let role = if chosen { Role::Title } else { Role::Text };
            put(buffer, place, place.x + 6, y, &text, look.style(role));
        }
        rows + 1
    }

    /// The last turns, as many as there is room for.
    pub(super) fn draw_turns(
        &self,
        area: Rect,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let turns = panels.turns();
        let told = turns.last().map_or(0, |turn| turn.until);
        let old = told.saturating_sub(self.news.len());
        let mut y = area.bottom();
        for turn in turns.iter().rev() {
            let lead = self.lead(turn, brush, panels);
            let width = usize::from(area.width).saturating_sub(width_of(&lead.0));
            let lines = wrap(&turn.text, width.max(1));
            let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
            if area.y + height > y {
                break;
            }
            y -= height;
            let fresh = turn.until > old || self.news.is_empty();
            let style = match turn.line {
                TurnLine::Of(_) if fresh => brush.look.style(Role::Text),
                TurnLine::All if fresh => brush.look.style(Role::Price),
                _ => brush.look.style(Role::Quiet),
            };
            put(buffer, area, area.x, y, &lead.0, brush.look.style(lead.1));
            for (row, line) in (y..).zip(lines) {
                put(buffer, area, area.x + columns(&lead.0), row, &line, style);
            }
        }
        // From above, where there are not enough of them yet.
        let empty = y.saturating_sub(area.y);
        if empty > 0 && y < area.bottom() {
            lift(area, empty, buffer);
        }
    }

    /// What stands before a turn: whose it was.
    fn lead(&self, turn: &Turn, brush: Brush<'_>, panels: &dyn Panels) -> (String, Role) {
        let TurnLine::Of(seat) = turn.line else { return (String::new(), Role::Text) };
        let names = (0..self.view.seats.len()).map(|index| panels.called(Seat::at(index)));
        let widest = names.map(|name| width_of(&name)).max().unwrap_or(0).min(10);
        let name = shortened(&panels.called(seat), widest);
        let shape = brush.look.signs.seat(seat.index(), true);
        let pad = " ".repeat(widest.saturating_sub(width_of(&name)) + 1);
        (format!("{shape} {name}{pad}"), Role::Seat(seat.index()))
    }
}

/// Moves what stands in an area up by so many rows.
fn lift(area: Rect, by: u16, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    for y in area.y..area.bottom() {
        for x in area.x..area.right() {
            let below = (y + by < area.bottom()).then(|| buffer.cell((x, y + by)).cloned());
            if let Some(cell) = buffer.cell_mut((x, y)) {
                *cell = below.flatten().unwrap_or_default();
            }
        }
    }
}
