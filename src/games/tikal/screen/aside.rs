//! The column beside the board: the seats, the hex under the cursor with what can be done there,
//! what a choice leads to, what happened, the keys.

use super::Picture;
use super::advice::titled;
use super::choosing::{Step, focus};
use super::place::Place;
use super::plan::Plan;
use crate::draw::board::{Brush, Panels, Spot};
use crate::draw::text::{columns, put, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::tikal::action::Action;
use crate::games::tikal::hex::Hex;
use crate::games::tikal::phrase;
use crate::games::tikal::state::Stage;
use crate::games::tikal::tile::Kind;
use crate::games::tikal::treasure::Treasure;
use crate::games::tikal::view::{HexView, View};
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A screen as high as this has room for the levels left.
const TALL: u16 = 34;

/// So many lines below the seats leave room for a third line of keys.
const ROOMY: u16 = 17;

/// The room of a usual title.
const TITLE: usize = 17;

/// Lines of a column, one below the other.
pub(super) struct Column<'a> {
    pub area: Rect,
    pub brush: Brush<'a>,
}

impl Column<'_> {
    /// Whether there is room for so many lines more.
    pub fn has(&self, lines: u16) -> bool {
        self.area.height >= lines
    }

    /// The next line.
    pub fn line(&mut self) -> Rect {
        let line = Rect { height: self.area.height.min(1), ..self.area };
        self.skip(1);
        line
    }

    pub fn skip(&mut self, lines: u16) {
        let lines = lines.min(self.area.height);
        self.area = Rect { y: self.area.y + lines, height: self.area.height - lines, ..self.area };
    }

    /// A heading on a rule.
    pub fn heading(&mut self, title: &str, buffer: &mut Buffer) {
        let (line, look) = (self.line(), self.brush.look);
        if line.height == 0 {
            return;
        }
        let dash = look.signs.pick("─", "-");
        let title = shortened(title, usize::from(line.width).saturating_sub(4));
        // Titles of usual length leave the rule as it is.
        let title = format!("{title:<TITLE$}");
        let rest = usize::from(line.width).saturating_sub(width_of(&title) + 3);
        put(buffer, line, line.x, line.y, dash, look.style(Role::Frame));
        put(buffer, line, line.x + 2, line.y, &title, look.style(Role::Title));
        let x = line.x + 3 + columns(&title);
        put(buffer, line, x, line.y, &dash.repeat(rest), look.style(Role::Frame));
    }

    /// A text, in as many lines as it takes.
    pub fn text(&mut self, text: &str, role: Role, buffer: &mut Buffer) {
        for part in wrap(text, usize::from(self.area.width).saturating_sub(2)) {
            let line = self.line();
            if line.height > 0 {
                put(buffer, line, line.x + 1, line.y, &part, self.brush.look.style(role));
            }
        }
    }

    /// Pieces of different looks on one line.
    pub fn pieces(&mut self, pieces: &[(String, Role)], buffer: &mut Buffer) {
        let line = self.line();
        let mut x = line.x + 1;
        for (text, role) in pieces.iter().filter(|_| line.height > 0) {
            put(buffer, line, x, line.y, text, self.brush.look.style(*role));
            x += columns(text);
        }
    }
}

impl Picture {
    pub(super) fn draw_beside(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let beside = plan.beside;
        let seats = 2 * u16::try_from(self.view.seats.len()).unwrap_or(0);
        let keys = if beside.height >= seats + ROOMY { 3 } else { 2 };
        let foot = Rect { y: beside.bottom().saturating_sub(keys), height: keys, ..beside };
        panels.keys(foot, buffer);
        let y = panels.seats(beside, buffer);
        let middle = Rect { y, height: foot.y.saturating_sub(y), ..beside };
        // What is told stands at the bottom, as many lines as it takes.
        let inner = Rect { x: middle.x + 1, width: middle.width.saturating_sub(1), ..middle };
        let told = panels.told(inner, buffer);
        let free = if told.height > 0 { told.y.saturating_sub(y) } else { middle.height };
        let mut column = Column { area: Rect { height: free, ..middle }, brush };
        let spots = self.draw_middle(&mut column, panels, buffer);
        if plan.beside.height >= TALL && column.has(8) {
            column.skip(1);
            self.draw_levels(&mut column, buffer);
        }
        if let Some(below) = plan.below {
            self.draw_scoring_now(Column { area: below, brush }, panels, buffer);
        } else if column.has(20) {
            column.skip(1);
            let rows = 2 + 3 * u16::try_from(self.view.seats.len()).unwrap_or(0);
            let area = Rect { height: rows.min(column.area.height), ..column.area };
            let used = self.draw_scoring_now(Column { area, brush }, panels, buffer);
            column.skip(used);
        }
        if column.has(1) {
            panels.log(column.area, buffer);
        }
        spots.into_iter().map(|spot| spot.above(told)).collect()
    }

    /// What belongs to the step: lists, the hex, tiles on offer.
    fn draw_middle(
        &self,
        column: &mut Column<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let brush = column.brush;
        if panels.finds() {
            column.heading(&panels.prompt(), buffer);
            let found = panels.choices(&[], column.area, buffer);
            column.skip(column.area.height);
            return found;
        }
        let step = self.step(brush.way);
        let deciding = !brush.open.is_empty();
        let focus = focus(brush.way, brush.cursor);
        if matches!(step, Step::Bid | Step::Choose) {
            return self.draw_auction(column, buffer);
        }
        if let Some(title) = self.step_told(step, brush.words).filter(|_| deciding) {
            column.heading(&title, buffer);
        }
        match step {
            Step::Move(from) | Step::Fetch(from) if deciding => {
                self.draw_party(step, from, column, buffer);
            }
            Step::Several(hex) if deciding => self.draw_party(step, hex, column, buffer),
            Step::Take if deciding => {
                let entry = |(seat, kind): (Seat, Treasure)| {
                    let shape = brush.look.signs.seat(seat.index(), true);
                    let kind_told = phrase::treasure(kind, brush.words);
                    let text = format!("{shape} {}: {kind_told}", panels.called(seat));
                    (Place::Take(seat, kind), text, self.best_gain(seat, kind))
                };
                let entries = self.takes().into_iter().map(entry).collect();
                return draw_entries(entries, column, buffer);
            }
            Step::Give(seat, taken) if deciding => {
                let entry = |kind: Treasure| {
                    let text = phrase::treasure(kind, brush.words);
                    (Place::Give(kind), text, self.gain(Action::Exchange(seat, taken, kind)))
                };
                let entries = self.gives(seat, taken).into_iter().map(entry).collect();
                return draw_entries(entries, column, buffer);
            }
            Step::Lay => self.draw_lay(column, buffer),
            _ => {}
        }
        let Some((hex, seen)) = focus.and_then(|hex| Some((hex, self.view.hex(hex)?))) else {
            return Vec::new();
        };
        column.heading(&titled(hex, seen, brush.words), buffer);
        draw_there(&self.view, seen, column, panels, buffer);
        if deciding && matches!(step, Step::Target | Step::Act(_)) {
            let spots = self.draw_acts(hex, brush, column.area, buffer);
            let rows = self.listed().len() + 2;
            column.skip(u16::try_from(rows).unwrap_or(0));
            return spots;
        }
        Vec::new()
    }

    /// The most that taking this could bring.
    fn best_gain(&self, seat: Seat, taken: Treasure) -> Option<i32> {
        let gives = self.gives(seat, taken).into_iter();
        gives.filter_map(|given| self.gain(Action::Exchange(seat, taken, given))).max()
    }

    /// Who walks: so many of those that could.
    fn draw_party(&self, step: Step, here: Hex, column: &mut Column<'_>, buffer: &mut Buffer) {
        let brush = column.brush;
        let Some(seat) = self.view.turn else { return };
        let party = brush.cursor.and_then(Place::read).and_then(Place::party);
        let from = match step {
            Step::Fetch(_) => brush.cursor.and_then(Place::read).and_then(Place::hex),
            _ => Some(here),
        };
        let all = match step {
            Step::Several(_) => self.view.side(seat).map_or(0, |side| side.workers),
            _ => from.map_or(0, |from| self.table.workers(seat, from)),
        };
        let Some(party) = party else { return };
        let shape = brush.look.signs.seat(seat.index(), true);
        let leader = if party.has_leader() { brush.look.signs.pick("★", "*") } else { "" };
        let chosen = format!("{shape}{}{leader}", party.workers());
        let of = say!(brush.words, "tk-of", all = all);
        column
            .pieces(&[(chosen, Role::Seat(seat.index())), (format!(" {of}"), Role::Text)], buffer);
    }

    /// How many places there are, which turn of how many.
    fn draw_lay(&self, column: &mut Column<'_>, buffer: &mut Buffer) {
        let brush = column.brush;
        let Some(hex) = focus(brush.way, brush.cursor) else { return };
        let places = self.stops(Step::Lay).iter().count();
        let turns: Vec<String> = self
            .legal_places()
            .filter(|(there, _)| *there == hex)
            .map(|(hex, turn)| format!("lay {hex} {turn}"))
            .collect();
        let turn = turns.iter().position(|turn| Some(turn.as_str()) == brush.cursor).unwrap_or(0);
        let text = say!(
            brush.words,
            "tk-lay-counts",
            places = places,
            turn = turn + 1,
            turns = turns.len()
        );
        column.text(&text, Role::Text, buffer);
    }

    /// How many levels of each number are left.
    fn draw_levels(&self, column: &mut Column<'_>, buffer: &mut Buffer) {
        let words = column.brush.words;
        column.heading(&say!(words, "tk-levels"), buffer);
        let levels = self.view.levels.iter().map(|(level, left)| format!("{level}:{left}"));
        let levels: Vec<String> = levels.collect();
        column.text(&levels.join("  "), Role::Text, buffer);
    }

    /// What a scoring would pay each seat at this moment, and for what; says how many lines that
    /// took.
    fn draw_scoring_now(
        &self,
        mut column: Column<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> u16 {
        let (top, words) = (column.area.y, column.brush.words);
        column.heading(&say!(words, "tk-scoring-now"), buffer);
        for seat in self.view.seat_count().seats() {
            let Some(side) = self.view.side(seat) else { continue };
            let shape = column.brush.look.signs.seat(seat.index(), true);
            let temples = self.table.temples_of(seat).iter();
            let temples: Vec<String> =
                temples.map(|hex| format!("{hex} {}", self.table.at(hex).level)).collect();
            let held = side.treasures.iter().map(|(kind, count)| {
                let letter = super::letter(*kind, words);
                format!("{letter}{count}={}", self.components.worth(*count))
            });
            let held: Vec<String> = held.collect();
            let name = panels.called(seat);
            let head = format!("{shape} {} +{}: ", shortened(&name, 12), side.now.total());
            let what = [temples.join(", "), held.join(" ")];
            let what: Vec<String> = what.into_iter().filter(|part| !part.is_empty()).collect();
            let indent = columns(&head);
            let width = usize::from(column.area.width.saturating_sub(indent + 2));
            let mut lines = wrap(&what.join(" + "), width).into_iter();
            let first = lines.next().unwrap_or_default();
            column.pieces(&[(head, Role::Seat(seat.index())), (first, Role::Text)], buffer);
            for line in lines {
                let line = format!("{}{line}", " ".repeat(indent.into()));
                column.pieces(&[(line, Role::Text)], buffer);
            }
        }
        column.area.y - top
    }
}

/// Who is on a hex, and whose it is.
fn draw_there(
    view: &View,
    seen: &HexView,
    column: &mut Column<'_>,
    panels: &dyn Panels,
    buffer: &mut Buffer,
) {
    let brush = column.brush;
    let (words, signs) = (brush.words, brush.look.signs);
    let mut pieces: Vec<(String, Role)> = Vec::new();
    let owner = seen.guard.or(seen.camp).or(seen.controlled_by);
    let whose = match (seen.guard, seen.camp, seen.kind) {
        (Some(_), ..) => "guards",
        (None, Some(_), _) => "camp",
        (None, None, Kind::Temple(_)) => "leads",
        (None, None, Kind::Base | Kind::Ruin(_) | Kind::Clearing | Kind::Volcano) => "none",
    };
    if whose != "none" {
        let name = owner.map_or(String::new(), |seat| panels.called(seat));
        let someone = if owner.is_some() { whose } else { "nobody" };
        let role = owner.map_or(Role::Text, |seat| Role::Seat(seat.index()));
        pieces.push((say!(words, "tk-whose", whose = someone, name = name) + "  ", role));
    }
    for (index, &workers) in seen.workers.iter().enumerate() {
        let leader = seen.leaders.has(Seat::at(index.min(Seat::MOST - 1)));
        if workers > 0 || leader {
            let count = if workers > 0 { workers.to_string() } else { String::new() };
            let star = if leader { signs.pick("★", "*") } else { "" };
            let text = format!("{}{count}{star} ", signs.seat(index, true));
            pieces.push((text, Role::Seat(index)));
        }
    }
    if pieces.is_empty() {
        pieces.push((say!(words, "tk-nobody-there", kind = seen.kind.name()), Role::Quiet));
    }
    let dug = seen.dug;
    if dug > 0 && view.stage == Stage::Spend {
        pieces.push((say!(words, "tk-dug", dug = dug), Role::Quiet));
    }
    column.pieces(&pieces, buffer);
}

/// Entries with their numbers, and how each changes what a scoring would pay now. What does
/// not fit is scrolled: the chosen one is always in sight.
fn draw_entries(
    entries: Vec<(Place, String, Option<i32>)>,
    column: &mut Column<'_>,
    buffer: &mut Buffer,
) -> Vec<Spot> {
    let brush = column.brush;
    let rows = usize::from(column.area.height.min(10));
    let chosen =
        entries.iter().position(|(place, ..)| brush.is_chosen(&place.to_string())).unwrap_or(0);
    let hidden = (chosen + 1).saturating_sub(rows.max(1));
    let mut spots = Vec::new();
    for (index, (place, text, gain)) in entries.into_iter().enumerate().skip(hidden).take(rows) {
        let line = column.line();
        let place = place.to_string();
        let role = brush.mark(&place, Role::Text);
        let number = if index < 9 { (index + 1).to_string() } else { " ".into() };
        let text = format!("{number} {text}");
        let text = shortened(&text, usize::from(line.width).saturating_sub(6));
        put(buffer, line, line.x + 1, line.y, &text, brush.look.style(role));
        if let Some(gain) = gain {
            let gain = format!("{gain:+}");
            let x = line.right().saturating_sub(columns(&gain) + 1);
            put(buffer, line, x, line.y, &gain, brush.look.style(Role::Fresh));
        }
        spots.push(Spot::new(place, line));
    }
    spots
}
