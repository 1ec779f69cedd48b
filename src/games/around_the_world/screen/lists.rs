//! The lists below the map: where each expedition can go next, how far the goals are, what the
//! seats have.

use super::choosing::{CARD_KEYS, Step};
use super::place::Place;
use super::plan::{Below, GOALS_IN_A_ROW, Plan};
use super::roles;
use super::{Goal, Picture};
use crate::draw::board::{Brush, Panels, Spot};
use crate::draw::text::{columns, cut, put, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::around_the_world::action::Action;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::Node;
use crate::games::around_the_world::phrase;
use crate::games::around_the_world::point::{Kind, Point};
use crate::games::around_the_world::state::Stage;
use crate::games::around_the_world::view::SeatView;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The most cells of a short name.
const SHORT: usize = 9;
/// The cells for where an expedition is, and for its arrows.
const TIP: u16 = 17;
/// A column as wide as this has room for words beside the numbers of a seat.
const WORDY: u16 = 46;

/// A seat's shape before a name; a letter does not touch it.
fn shape(seat: usize, brush: Brush<'_>) -> String {
    let signs = brush.look.signs;
    format!("{}{}", signs.seat(seat, true), signs.pick("", ":"))
}

/// One row of cells, written from the left to the right.
struct Row<'a> {
    area: Rect,
    x: u16,
    brush: Brush<'a>,
}

impl<'a> Row<'a> {
    fn new(area: Rect, y: u16, brush: Brush<'a>) -> Self {
        let area = Rect { y, height: 1, ..area }.intersection(area);
        Self { area, x: area.x, brush }
    }

    /// Writes a piece; says where it stands.
    fn piece(&mut self, text: &str, role: Role, buffer: &mut Buffer) -> Rect {
        let text = cut(text, usize::from(self.left()));
        let width = columns(&text);
        put(buffer, self.area, self.x, self.area.y, &text, self.brush.look.style(role));
        let there = Rect { x: self.x, width, ..self.area };
        self.x += width;
        there
    }

    fn left(&self) -> u16 {
        if self.area.height == 0 { 0 } else { self.area.right().saturating_sub(self.x) }
    }

    /// On from this column.
    fn to(&mut self, x: u16) {
        self.x = self.x.max(x).min(self.area.right());
    }
}

impl Picture {
    /// Everything below the map.
    pub(super) fn draw_below(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        panels.keys(plan.keys, buffer);
        let mut spots = Vec::new();
        match plan.below {
            Below::Rows { steps, goals, told, seats } => {
                let (covered, chosen) = self.draw_told(told, brush, panels, buffer);
                spots.extend(chosen);
                let above = |area: Rect| {
                    let bottom = area.bottom().min(covered.y);
                    Rect { height: bottom.saturating_sub(area.y), ..area }
                };
                if panels.finds() {
                    return panels.choices(&[], above(steps.union(goals)), buffer);
                }
                spots.extend(match self.looked_at(brush) {
                    // There is no room for both.
                    Some(node) => {
                        self.draw_card(node, steps, brush, panels, buffer);
                        Vec::new()
                    }
                    None => self.draw_steps_in_rows(steps, brush, buffer),
                });
                spots.extend(self.draw_goals(above(goals), GOALS_IN_A_ROW, brush, buffer));
                self.draw_seats_in_a_row(seats, brush, panels, buffer);
            }
            Below::Columns { rule, steps, told, goals, side } => {
                self.draw_rule(rule, &[steps, goals, side], brush, buffer);
                let (covered, chosen) = self.draw_told(told, brush, panels, buffer);
                spots.extend(chosen);
                let y = panels.seats(Rect { x: side.x, width: side.width, ..side }, buffer);
                let log = Rect { y, height: side.bottom().saturating_sub(y), ..side };
                panels.log(log, buffer);
                if panels.finds() {
                    let area = Rect { width: goals.right() - steps.x, ..steps };
                    return panels.choices(&[], area, buffer);
                }
                let looked_at = self.looked_at(brush);
                match looked_at {
                    Some(node) if self.lays_keys() => {
                        self.draw_card(node, steps, brush, panels, buffer);
                    }
                    Some(node) => {
                        let height = covered.y.saturating_sub(told.y + 1);
                        let card = Rect { y: told.y + 1, height, ..told };
                        self.draw_card(node, card, brush, panels, buffer);
                    }
                    None => {}
                }
                if looked_at.is_none() || !self.lays_keys() {
                    spots.extend(self.draw_steps_in_columns(steps, brush, buffer));
                }
                spots.extend(self.draw_goals(goals, 2, brush, buffer));
            }
        }
        spots
    }

    /// The prompt, what the choice is among where it is neither on the map nor among the goals,
    /// and what is told of it: that comes first, if there is no room for all. What it covers is
    /// said.
    fn draw_told(
        &self,
        area: Rect,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> (Rect, Vec<Spot>) {
        let must = self.chooses_entry(brush);
        // With many goals the last of them make room for what one must choose among.
        let more = if must { 2_u16.saturating_sub(area.height) } else { 0 };
        let (y, height) = (area.y.saturating_sub(more), area.height + more);
        let inner = Rect { x: area.x + 1, y, width: area.width.saturating_sub(2), height };
        let below = |rows: u16| {
            let rows = rows.min(inner.height);
            Rect { y: inner.y + rows, height: inner.height - rows, ..inner }
        };
        let chooses = !brush.open.is_empty() && !panels.finds();
        let entries = if chooses { self.entries(brush) } else { Vec::new() };
        // Where one must choose among them they have a row, if need be that of the prompt.
        let prompted = !must || inner.height > 2;
        let most = if !must && inner.height < 2 {
            // A long sentence may take the last row of the goals, too.
            Rect { y: inner.y.saturating_sub(1), height: inner.height + 1, ..inner }
        } else {
            inner
        };
        self.room.set((most.width, inner.height.saturating_sub(1).max(1)));
        let covered = panels.told(most, buffer);
        let covered = if covered.height == 0 { below(inner.height) } else { covered };
        let mut spots = Vec::new();
        let row = |y: u16| Row::new(inner, y, brush);
        let free = covered.y.saturating_sub(inner.y);
        let mut left = inner.width;
        if must {
            let y = inner.y + u16::from(prompted);
            if y < covered.y {
                Self::draw_entries(&entries, row(y), buffer, &mut spots);
            }
        } else if free > 1 && !entries.is_empty() {
            Self::draw_entries(&entries, row(inner.y + 1), buffer, &mut spots);
        } else if free == 1 {
            // At the right end of the row of the prompt.
            let zoom = Self::zoom_told(area, brush);
            let texts = entries.iter().map(|(key, _, text)| width_of(text) + key.len_utf8() + 3);
            let all = texts.sum::<usize>() + width_of(&zoom);
            let mut row = row(inner.y);
            row.to(inner.right().saturating_sub(u16::try_from(all).unwrap_or(u16::MAX)));
            left = row.x.saturating_sub(inner.x + 1);
            let end = Self::draw_entries(&entries, row, buffer, &mut spots);
            put(buffer, inner, end, inner.y, &zoom, brush.look.style(Role::Quiet));
        }
        if prompted && free > 0 {
            let text = shortened(&panels.prompt(), left.into());
            put(buffer, inner, inner.x, inner.y, &text, brush.look.style(Role::Title));
        }
        (if more > 0 { inner } else { covered }, spots)
    }

    /// Whether what is to be chosen now is listed beside the prompt.
    fn chooses_entry(&self, brush: Brush<'_>) -> bool {
        if brush.open.is_empty() {
            return false;
        }
        match (self.view.stage, brush.way) {
            (Stage::Arrow | Stage::Tickets, [ticket]) if ticket == "ticket" => {
                matches!(
                    brush.cursor.and_then(Place::read),
                    None | Some(Place::Arrow | Place::Remove | Place::Decision(Action::Change))
                )
            }
            (Stage::Change, []) => true,
            _ => false,
        }
    }

    fn draw_entries(
        entries: &[(char, Place, String)],
        mut row: Row<'_>,
        buffer: &mut Buffer,
        spots: &mut Vec<Spot>,
    ) -> u16 {
        for (key, place, text) in entries {
            let place = place.to_string();
            let role = row.brush.mark(&place, Role::Quiet);
            spots.push(Spot::new(place, row.piece(&format!("{key} {text}"), role, buffer)));
            row.to(row.x + 2);
        }
        row.x
    }

    /// Which key enlarges a small map, for the row of the prompt: the line of keys has no room.
    fn zoom_told(area: Rect, brush: Brush<'_>) -> String {
        if area.height > 3 {
            return String::new();
        }
        let now = if brush.camera.size == 0 { "whole" } else { "part" };
        say!(brush.words, "aw-zoom", now = now)
    }

    /// What a ticket is for, what was drawn, what may be claimed: its key, the place, the words.
    fn entries(&self, brush: Brush<'_>) -> Vec<(char, Place, String)> {
        let words = brush.words;
        let mut entries = Vec::new();
        match (self.view.stage, brush.way) {
            (Stage::Arrow | Stage::Tickets, [_]) if self.chooses_entry(brush) => {
                let uses = [
                    ('1', Place::Arrow, say!(words, "aw-ticket-arrow")),
                    ('2', Place::Remove, say!(words, "aw-ticket-remove")),
                    ('3', Place::Decision(Action::Change), say!(words, "aw-ticket-change")),
                ];
                entries.extend(uses);
            }
            (Stage::Arrow | Stage::Tickets, []) => {
                let can = brush.is_legal("ticket");
                entries.extend(can.then(|| ('t', Place::Ticket, say!(words, "aw-use-ticket"))));
                let end = Place::Decision(Action::End);
                let can = brush.is_legal(&end.to_string());
                entries.extend(can.then(|| ('e', end, say!(words, "aw-decide-end"))));
            }
            (Stage::Change, []) => {
                for (key, site) in CARD_KEYS.into_iter().zip(self.drawn()) {
                    let name = self.with_distance(*site, words);
                    let told = say!(words, "aw-keep", site = name);
                    entries.push((key, Place::Take(*site), told));
                }
                let key = CARD_KEYS.get(self.drawn().len()).copied().unwrap_or('0');
                entries.push((key, Place::Decision(Action::Return), say!(words, "aw-put-back")));
            }
            _ => {}
        }
        let claim = Place::Decision(Action::Claim);
        if brush.is_legal(&claim.to_string())
            && let Some(open) = &self.view.claim
        {
            let site = phrase::point(open.site, words);
            entries.push(('m', claim, say!(words, "aw-claim-it", site = site)));
        }
        entries
    }

    /// A site and how far it is: *Petra (y2 3)*.
    fn with_distance(&self, site: Point, words: &crate::lang::Words) -> String {
        let name = phrase::point(site, words);
        let away = self.map.find(site).and_then(|node| self.away(node, None, words));
        away.map_or(name.clone(), |(tag, arrows)| format!("{name} {tag} {arrows}"))
    }

    /// The first step to a point as its tag, and how many arrows it takes.
    fn away(
        &self,
        node: Node,
        cursor: Option<&str>,
        words: &crate::lang::Words,
    ) -> Option<(String, u8)> {
        let focus = Some(self.focus(cursor));
        let start = self.start_of_loop(cursor);
        let reach = self.nearest(node, focus)?;
        let (from, way) = reach.first(node)?;
        let step = self.steps_from(reach.colour, from).find(|step| step.way == way)?;
        let letter = phrase::letter(reach.colour, words);
        // From elsewhere on a loop's route the numbers of the lines are others.
        let elsewhere = self.loop_due() == Some(reach.colour) && start.is_some_and(|at| at != from);
        let tag = if elsewhere { format!("{letter} ") } else { format!("{letter}{}", step.number) };
        Some((tag, reach.arrows(node)?))
    }

    /// The titles of the columns on one rule.
    fn draw_rule(&self, rule: Rect, parts: &[Rect], brush: Brush<'_>, buffer: &mut Buffer) {
        let words = brush.words;
        let dash = brush.look.signs.pick("─", "-");
        let line = dash.repeat(rule.width.into());
        put(buffer, rule, rule.x, rule.y, &line, brush.look.style(Role::Frame));
        let goals = match (self.view.stage, self.view.own()) {
            (Stage::Key, Some(_)) => "keys",
            (Stage::Over, _) => "over",
            _ => "goals",
        };
        let titles = [
            say!(words, if self.lays_keys() { "aw-title-place" } else { "aw-title-steps" }),
            say!(words, "aw-title-goals", what = goals),
            Self::seats_title(parts.last().map_or(0, |side| side.width), brush),
        ];
        for (part, title) in parts.iter().zip(titles) {
            let title = format!(" {title} ");
            put(buffer, rule, part.x + 1, rule.y, &title, brush.look.style(Role::Title));
        }
    }

    /// What the signs in the seats' lines mean, where these have no words.
    fn seats_title(width: u16, brush: Brush<'_>) -> String {
        let (words, signs) = (brush.words, brush.look.signs);
        if width >= WORDY {
            return say!(words, "aw-title-seats");
        }
        let (card, ticket) = (signs.pick("▯", "c"), signs.pick("▭", "t"));
        say!(words, "aw-title-seats-signs", card = card, ticket = ticket)
    }

    /// The place that the cursor rests on, if that is none of the lists' arrows.
    fn looked_at(&self, brush: Brush<'_>) -> Option<Node> {
        match brush.cursor.and_then(Place::read)? {
            Place::At(point) | Place::Take(point) | Place::Give(point) => self.map.find(point),
            Place::Decision(Action::Key(site)) => self.map.find(site),
            Place::Ticket | Place::Arrow | Place::Remove | Place::Decision(_) => None,
        }
    }

    /// A place in three rows: its name and whose goal and token it has, a line about it, how far it
    /// lies from each expedition.
    fn draw_card(
        &self,
        node: Node,
        area: Rect,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let (words, point) = (brush.words, self.map.point(node));
        let mut row = Row::new(area, area.y, brush);
        row.to(area.x + 1);
        row.piece(self.names(words).full(node), Role::Title, buffer);
        let kind = self.map.kind(node);
        if kind != Kind::Site {
            let told = say!(words, "aw-kind", kind = kind.name());
            row.piece(&format!(": {told}"), Role::Text, buffer);
        }
        let owner = self.view.seats.iter().position(|seat| seat.open.contains(&point));
        let state = if self.view.goals.contains(&point) {
            Some(say!(words, "aw-is-public"))
        } else if self.hand().contains(&point) {
            Some(say!(words, "aw-is-yours"))
        } else {
            owner
                .filter(|index| *index < Seat::MOST)
                .map(|index| say!(words, "aw-is-reached", name = panels.called(Seat::at(index))))
        };
        if let Some(state) = state {
            row.piece(&format!(" · {state}"), Role::Text, buffer);
        }
        if let Some(seat) = self.view.token(point) {
            let shape = brush.look.signs.seat(seat.index(), true);
            let text = format!(" · {shape} {}", panels.called(seat));
            row.piece(&text, Role::Seat(seat.index()), buffer);
        }
        let mut y = area.y + 1;
        let about = phrase::line(point, words);
        let rows = usize::from(area.height.saturating_sub(2));
        for line in wrap(&about, usize::from(area.width.saturating_sub(2))).iter().take(rows) {
            put(buffer, area, area.x + 1, y, line, brush.look.style(Role::Text));
            y += 1;
        }
        let mut row = Row::new(area, y.min(area.bottom().saturating_sub(1)), brush);
        row.to(area.x + 1);
        if self.view.stage == Stage::Key {
            // All three stand at the rose.
            let lines = self.map.lines_to_rose(node).unwrap_or(0);
            row.piece(&say!(words, "aw-from-rose", lines = lines), Role::Text, buffer);
            return;
        }
        for reach in &self.reach {
            let name = phrase::colour(reach.colour, words);
            let far = match reach.arrows(node) {
                Some(arrows) => say!(words, "aw-so-far", colour = name, arrows = arrows),
                None if self.table.route(reach.colour).tip(self.map) == node => {
                    say!(words, "aw-is-there", colour = name)
                }
                None => say!(words, "aw-no-way", colour = name),
            };
            row.piece(&far, roles::expedition(reach.colour), buffer);
            row.to(row.x + 3);
        }
    }

    /// Where each expedition stands and can go next, in a row each.
    fn draw_steps_in_rows(&self, area: Rect, brush: Brush<'_>, buffer: &mut Buffer) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (y, colour) in (area.top()..area.bottom()).zip(Colour::ALL) {
            self.draw_steps_across(colour, Row::new(area, y, brush), buffer, &mut spots);
        }
        spots
    }

    /// The same in a column each.
    fn draw_steps_in_columns(
        &self,
        area: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let width = area.width / 3;
        for (index, colour) in (0..).zip(Colour::ALL) {
            let column = Rect { x: area.x + index * width, width, ..area };
            self.draw_steps_down(colour, column, brush, buffer, &mut spots);
        }
        spots
    }

    fn draw_steps_down(
        &self,
        colour: Colour,
        area: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
        spots: &mut Vec<Spot>,
    ) {
        self.draw_tip(colour, &mut Row::new(area, area.y, brush), buffer);
        let steps = self.steps(colour, brush.cursor);
        if steps.is_empty() {
            let text = self.no_steps(colour, brush);
            let lines = wrap(&text, usize::from(area.width.saturating_sub(2)));
            for (y, line) in (area.y + 1..area.bottom()).zip(lines) {
                put(buffer, area, area.x + 1, y, &line, brush.look.style(Role::Quiet));
            }
        }
        for (y, step) in (area.y + 1..area.bottom()).zip(steps) {
            let mut row = Row::new(area, y, brush);
            row.to(area.x + 1);
            let room = usize::from(area.width.saturating_sub(8));
            self.draw_step(step, room, &mut row, buffer, spots);
        }
    }

    fn draw_steps_across(
        &self,
        colour: Colour,
        mut row: Row<'_>,
        buffer: &mut Buffer,
        spots: &mut Vec<Spot>,
    ) {
        /// The steps begin in this column.
        const STEPS: u16 = 22;
        self.draw_tip(colour, &mut row, buffer);
        row.to(row.area.x + STEPS);
        let steps = self.steps(colour, row.brush.cursor);
        if steps.is_empty() {
            row.piece(&self.no_steps(colour, row.brush), Role::Quiet, buffer);
        }
        // Full names, or else short ones, cut evenly as far as need be.
        let (left, brush) = (usize::from(row.left()), row.brush);
        let mut rooms = [(usize::MAX, 2), (SHORT, 2)]
            .into_iter()
            .chain((1..=SHORT).rev().map(|most| (most, 1)));
        let fits =
            |(most, gap): &(usize, usize)| self.width_across(&steps, *most, *gap, brush) <= left;
        let (room, gap) = rooms.find(fits).unwrap_or((1, 1));
        for step in steps {
            self.draw_step(step, room, &mut row, buffer, spots);
            row.piece(&" ".repeat(gap), Role::Text, buffer);
        }
    }

    /// How many cells these steps take side by side, with names of so many cells at most.
    fn width_across(&self, steps: &[Step], most: usize, gap: usize, brush: Brush<'_>) -> usize {
        let width = |step: &Step| {
            let (name, effect, _) = self.step_told(*step, most, brush);
            // A tag before it.
            3 + width_of(&name) + width_of(&effect) + gap
        };
        steps.iter().map(width).sum::<usize>().saturating_sub(gap)
    }

    /// Why an expedition goes nowhere.
    fn no_steps(&self, colour: Colour, brush: Brush<'_>) -> String {
        let over = if self.table.route(colour).left == 0 { "over" } else { "stuck" };
        say!(brush.words, "aw-no-steps", why = over)
    }

    /// The expedition's letter, where it stands, and how many of its arrows lie.
    fn draw_tip(&self, colour: Colour, row: &mut Row<'_>, buffer: &mut Buffer) {
        let (brush, words) = (row.brush, row.brush.words);
        let focus = self.focus(brush.cursor) == colour && !brush.open.is_empty();
        let mark = if focus { brush.look.signs.pick("▸", ">") } else { " " };
        row.piece(mark, Role::Title, buffer);
        let letter = phrase::letter(colour, words).to_uppercase();
        row.piece(&format!(" {letter} "), roles::badge(colour), buffer);
        let route = self.table.route(colour);
        // A loop's arrow begins where its letter stands.
        let start = self.start_of_loop(brush.cursor).filter(|_| self.loop_due() == Some(colour));
        let tip = start.unwrap_or(route.tip(self.map));
        let names = self.names(words);
        let (laid, all) = (route.arrows.len(), self.components.arrows);
        let space = usize::from(row.left().min(TIP));
        let fits = |name: &str, count: &str| width_of(name) + width_of(count) + 2 <= space;
        // Of a narrow column the arrows in all go first.
        let (whole, bare) = (format!("{laid}/{all}"), laid.to_string());
        let (full, short) = (names.full(tip), names.short(tip));
        let mut texts = [(full, &whole), (short, &whole), (short, &bare)].into_iter();
        let (name, count) = texts.find(|(name, count)| fits(name, count)).unwrap_or((short, &bare));
        let name = cut(name, space.saturating_sub(width_of(count) + 2));
        row.piece(&format!(" {name}"), roles::expedition(colour), buffer);
        row.piece(&format!(" {count}"), Role::Quiet, buffer);
    }

    /// A step: its tag, where it leads, what it gives.
    fn draw_step(
        &self,
        step: Step,
        room: usize,
        row: &mut Row<'_>,
        buffer: &mut Buffer,
        spots: &mut Vec<Spot>,
    ) {
        let (brush, words) = (row.brush, row.brush.words);
        let lay = self.lays(brush.way).unwrap_or(Action::Lay);
        let place = Place::Decision(self.step_taken(step, lay)).to_string();
        let chosen = brush.is_chosen(&place);
        let letter = phrase::letter(step.colour, words);
        let tag = if chosen {
            Role::Cursor
        } else if brush.is_legal(&place) || brush.open.is_empty() {
            roles::expedition(step.colour)
        } else {
            // Not now: another expedition's arrow is due, or a ticket must come first.
            Role::Quiet
        };
        let from = row.piece(&format!("{letter}{}", step.number), tag, buffer);
        row.piece(" ", Role::Text, buffer);
        let (text, effect, role) = self.step_told(step, room, brush);
        let role = if chosen { Role::Cursor } else { role };
        let to = row.piece(&text, role, buffer);
        let to = to.union(row.piece(&effect, Role::Text, buffer));
        if brush.is_legal(&place) {
            spots.push(Spot::new(place, from.union(to)));
        }
    }

    /// Where a step leads, what that gives, and how it looks, with so many cells for the name.
    fn step_told(&self, step: Step, room: usize, brush: Brush<'_>) -> (String, String, Role) {
        let node = step.way.to;
        let point = self.map.point(node);
        let names = self.names(brush.words);
        let full = names.full(node);
        let name = if width_of(full) <= room { full } else { names.short(node) };
        let name = cut(name, room);
        let (text, role) = if self.hand().contains(&point) {
            (format!("[{name}]"), roles::OWN_GOAL)
        } else if self.view.goals.contains(&point) {
            (format!("({name})"), roles::PUBLIC_GOAL)
        } else {
            (name, Role::Text)
        };
        let effect = match self.map.kind(node) {
            Kind::Square => " +",
            Kind::Star => " *",
            Kind::Site | Kind::Rose => "",
        };
        let closes = self.table.route(step.colour).has(node);
        let closes = if closes { brush.look.signs.pick(" ∞", " &") } else { "" };
        (text, format!("{effect}{closes}"), role)
    }

    /// The goals with their first step and how many arrows away they are, row by row.
    fn draw_goals(
        &self,
        area: Rect,
        across: usize,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let goals = self.goals();
        let rows = usize::from(area.height).max(1);
        // In columns they stand one below the other.
        let down = across < GOALS_IN_A_ROW;
        let across_needed = if down { goals.len().div_ceil(rows).clamp(1, 3) } else { across };
        let across = if down { across.max(across_needed) } else { across };
        let width = area.width / u16::try_from(across).unwrap_or(1).max(1);
        let mut spots = Vec::new();
        for (index, goal) in goals.iter().enumerate() {
            let (column, line) =
                if down { (index / rows, index % rows) } else { (index % across, index / across) };
            let (Ok(column), Ok(line)) = (u16::try_from(column), u16::try_from(line)) else {
                break;
            };
            if usize::from(column) >= across || line >= area.height {
                break;
            }
            let cell = Rect {
                x: area.x + column * width,
                y: area.y + line,
                width: width.saturating_sub(1),
                height: 1,
            };
            spots.push(self.draw_goal(goal, index, cell, brush, buffer));
        }
        spots
    }

    fn draw_goal(
        &self,
        goal: &Goal,
        index: usize,
        cell: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Spot {
        let words = brush.words;
        let mut row = Row::new(cell, cell.y, brush);
        let mut place = Place::At(goal.point);
        let keyed = self.lists_hand() && goal.own && self.view.stage != Stage::Key
            || self.view.stage == Stage::Key && self.decides() && goal.own;
        if keyed {
            let decision = match self.view.stage {
                Stage::Key => Place::Decision(Action::Key(goal.point)),
                _ => Place::Give(goal.point),
            };
            if brush.is_legal(&decision.to_string()) {
                place = decision;
                let key = CARD_KEYS.get(index).copied().unwrap_or(' ');
                row.piece(&key.to_string(), Role::Target, buffer);
            } else {
                row.piece(" ", Role::Text, buffer);
            }
        }
        let place = place.to_string();
        let chosen = brush.is_chosen(&place);
        let (open, close, role) =
            if goal.own { ("[", "]", roles::OWN_GOAL) } else { ("(", ")", roles::PUBLIC_GOAL) };
        let role = if chosen { Role::Cursor } else { role };
        let away = self.away(goal.node, brush.cursor, words);
        // Tag and arrows behind the name.
        let digits = away.as_ref().map_or(1, |(_, arrows)| arrows.to_string().len());
        let tail = if self.view.stage == Stage::Key { 3 } else { 3 + digits };
        let room = usize::from(row.left()).saturating_sub(tail);
        row.piece(open, role, buffer);
        let mut space = room.saturating_sub(2);
        if let Some(seat) = self.view.token(goal.point) {
            let shape = shape(seat.index(), brush);
            row.piece(&shape, if chosen { role } else { Role::Seat(seat.index()) }, buffer);
            space = space.saturating_sub(width_of(&shape));
        }
        let names = self.names(words);
        let full = names.full(goal.node);
        let name = if width_of(full) <= space { full } else { names.short(goal.node) };
        row.piece(&cut(name, space), role, buffer);
        row.piece(close, role, buffer);
        row.to(cell.x + u16::try_from(room + usize::from(keyed)).unwrap_or(0));
        match away {
            Some((_, arrows)) if self.view.stage == Stage::Key => {
                row.piece(&format!(" {arrows}"), Role::Quiet, buffer);
            }
            Some((tag, arrows)) => {
                let colour = self.nearest(goal.node, Some(self.focus(brush.cursor)));
                let role = colour.map_or(Role::Text, |reach| roles::expedition(reach.colour));
                row.piece(&tag, role, buffer);
                row.piece(&format!(" {arrows}"), Role::Text, buffer);
            }
            None => {
                row.piece(brush.look.signs.pick("–", "-"), Role::Quiet, buffer);
            }
        }
        Spot::new(place, cell)
    }

    /// The seats side by side, each with as many cells as the others.
    fn draw_seats_in_a_row(
        &self,
        area: Rect,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let count = u16::try_from(self.view.seats.len()).unwrap_or(1).max(1);
        let width = area.width / count;
        for (index, seen) in self.view.seats.iter().enumerate() {
            let seat = Seat::at(index);
            let x = area.x + u16::try_from(index).unwrap_or(0) * width;
            let cell = Rect { x, width, height: area.height.min(1), ..area };
            let mut row = Row::new(cell, cell.y, brush);
            let turn = self.view.turn == Some(seat);
            let mark = if turn { brush.look.signs.pick("▸", ">") } else { " " };
            if width >= 16 || turn {
                row.piece(mark, Role::Title, buffer);
            }
            let line = belongings(seat, seen, width, brush);
            let shape = shape(index, brush);
            let space = usize::from(row.left()).saturating_sub(line.width() + 1 + width_of(&shape));
            let name = format!("{shape}{}", cut(&panels.called(seat), space.min(12)));
            row.piece(&name, Role::Seat(index), buffer);
            if width >= 14 {
                row.piece(" ", Role::Text, buffer);
            }
            if row.area.height > 0 {
                buffer.set_line(row.x, row.area.y, &line, row.left());
            }
        }
    }
}

/// Points, cards in the hand, tickets, tokens still on the map.
pub(super) fn belongings(
    seat: Seat,
    seen: &SeatView,
    width: u16,
    brush: Brush<'_>,
) -> Line<'static> {
    let (words, look) = (brush.words, brush.look);
    let signs = look.signs;
    let tokens = seen.tokens.len() + usize::from(seen.to_lay);
    let total = format!("{:+}", seen.total);
    let total = if seen.total == 0 { "0".to_owned() } else { total };
    let shape = signs.seat(seat.index(), true);
    let rest = if width >= WORDY {
        let (cards, tickets) = (seen.cards, seen.tickets);
        say!(words, "aw-belongings", cards = cards, tickets = tickets, tokens = tokens)
    } else {
        let (card, ticket) = (signs.pick("▯", "c"), signs.pick("▭", "t"));
        let gap = if width < 14 { "" } else { " " };
        format!("{card}{}{gap}{ticket}{}{gap}{shape}{tokens}", seen.cards, seen.tickets)
    };
    let gap = if width < 14 { "" } else { " " };
    Line::from(vec![
        Span::styled(total, look.style(Role::Title)),
        Span::styled(format!("{gap}{rest}"), look.style(Role::Text)),
    ])
}
