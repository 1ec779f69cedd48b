//! What all look at together, as a box over the table: a roll beside the column where it was
//! rolled, a district that is empty, a check of the clock.

use super::Picture;
use super::plan::Plan;
use super::sides::{role_of, shape_of};
use super::{bar, paint};
use crate::draw::board::{Brush, Panels};
use crate::draw::dice::Die;
use crate::draw::text::{columns, put, shortened, width_of, wrap};
use crate::draw::theme::{Paint, Role, Signs};
use crate::games::atlandice::action::Action;
use crate::games::atlandice::dice::Rolls;
use crate::games::atlandice::district::{Area, District};
use crate::games::atlandice::event::{Event, Taking};
use crate::games::atlandice::phrase;
use crate::games::atlandice::reveal;
use crate::games::atlandice::tile::Effect;
use crate::games::atlandice::who::Who;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use serde_json::Value;

/// The cells inside a roll's box, and where its sentence begins.
const ROLL: (usize, usize) = (38, 7);
const BESIDE_DIE: u16 = 15;
/// The cells inside the box of a scoring.
const SCORING: usize = 62;

/// A roll for an effect: where, by whom, what was rolled, and what came of it.
struct Roll<'a> {
    area: Area,
    who: Who,
    number: u8,
    success: bool,
    after: &'a [Event],
}

fn roll_in(events: &[Event]) -> Option<Roll<'_>> {
    let (at, (who, number, success)) =
        events.iter().enumerate().find_map(|(at, event)| match *event {
            Event::Rolled { who, roll, success } => Some((at, (who, roll, success))),
            _ => None,
        })?;
    let area = events[..at].iter().rev().find_map(|event| match *event {
        Event::DieTaken { area, .. } | Event::LedOn { area, .. } => Some(area),
        Event::Took { from, reason: Taking::Visit | Taking::Submarine, .. } => Some(from),
        _ => None,
    })?;
    Some(Roll { area, who, number, success, after: &events[at + 1..] })
}

impl Picture {
    pub(super) fn draw_what_happened(
        &self,
        events: &[Value],
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> bool {
        let read = |event: &Value| serde_json::from_value::<Event>(event.clone()).ok();
        let Some(events) = events.iter().map(read).collect::<Option<Vec<Event>>>() else {
            return false;
        };
        let emptied = events.iter().find_map(|event| match event {
            Event::Emptied { district } => Some(*district),
            _ => None,
        });
        let check = events.iter().any(|event| matches!(event, Event::Checked { .. }));
        let roll = roll_in(&events);
        if roll.is_none() && emptied.is_none() && !check {
            return false;
        }
        let plan = Plan::of(area, brush.look.signs);
        let there = roll.as_ref().map(|roll| Action::Die(roll.area).to_string());
        let lit = Brush { cursor: there.as_deref(), ..brush };
        self.draw_above(&plan, lit, panels, buffer);
        if let Some(log) = plan.log.filter(|log| log.x > plan.screen.x) {
            self.draw_turns(log, brush, panels, buffer);
        }
        let keys =
            Rect { x: plan.keys.x + 1, width: plan.keys.width.saturating_sub(2), ..plan.keys };
        panels.keys(keys, buffer);
        match (roll, emptied) {
            (Some(roll), _) => self.draw_roll(&roll, &plan, brush, panels, buffer),
            (None, Some(district)) => {
                self.draw_emptied(district, &events, &plan, brush, panels, buffer);
            }
            (None, None) => Self::draw_check(&events, &plan, brush, panels, buffer),
        }
        true
    }

    /// What was rolled for: the effect of the tile that lies there, or of the one that was won
    /// since.
    fn effect_of(&self, roll: &Roll<'_>) -> Option<Effect> {
        let district = roll.area.district()?;
        let seen = &self.view.districts[district];
        let gone = seen.past.iter().rev().map(|past| past.letter);
        let letters = seen.tile.map(|tile| tile.letter).into_iter().chain(gone);
        let tiles = &self.rules.districts[district];
        let mut effects = letters.map(|letter| tiles.get(letter).effect);
        let fits = |rolls: Rolls| rolls.has(roll.number) == roll.success;
        effects.find(|effect| effect.rolls().is_some_and(fits))
    }

    /// What came of it, as far as it is known yet.
    fn outcome(&self, roll: &Roll<'_>, brush: Brush<'_>) -> String {
        let words = brush.words;
        if !roll.success {
            return say!(words, "at-roll-nothing");
        }
        let told = roll.after.iter().find_map(|event| match *event {
            Event::Took { resource, from, reason: Taking::Effect, .. } => {
                let (what, from) = (phrase::noun(resource, words), phrase::from(from, words));
                Some(say!(words, "at-roll-took", what = what, from = from))
            }
            Event::HandMoved { from, to, by: None } => {
                Some(say!(words, "at-roll-hand", from = from, to = to))
            }
            Event::LedOn { roll, area, .. } => {
                Some(say!(words, "at-roll-on", roll = roll, area = phrase::the(area, words)))
            }
            _ => None,
        });
        match (told, self.effect_of(roll)) {
            (Some(told), _) => told,
            (None, Some(Effect::VisitAgain { .. })) => say!(words, "at-roll-again"),
            (None, _) => self.prompt_now(brush),
        }
    }

    fn prompt_now(&self, brush: Brush<'_>) -> String {
        let mut prompt = self.prompted(brush.words).chars().collect::<Vec<_>>();
        if let Some(first) = prompt.first_mut() {
            *first = first.to_uppercase().next().unwrap_or(*first);
        }
        prompt.into_iter().collect::<String>() + "."
    }

    fn draw_roll(
        &self,
        roll: &Roll<'_>,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let (words, look) = (brush.words, brush.look);
        let name = Self::called(roll.who, panels, brush);
        let at = phrase::at(roll.area, words);
        let title = say!(words, "at-roll-title", name = name, at = at);
        let foot = say!(words, "at-moment-foot");
        let near = Some(roll.area);
        let frame = role_of(roll.who);
        let inner = draw_box((&title, &foot), ROLL, frame, near, plan, brush, buffer);
        Die::Large.draw(roll.number, (inner.x + 3, inner.y + 1), inner, buffer, look);
        let beside = Rect {
            x: inner.x + BESIDE_DIE,
            width: inner.width.saturating_sub(BESIDE_DIE),
            ..inner
        };
        let success = if roll.success { "yes" } else { "no" };
        let number = phrase::number(roll.number, words);
        let head = say!(words, "at-roll-head", number = number, success = success);
        let role = if roll.success { Role::Light(Paint::Green) } else { Role::Title };
        let style = look.style(role).add_modifier(Modifier::BOLD);
        put(buffer, beside, beside.x, beside.y + 1, &head, style);
        let text = self.outcome(roll, brush);
        let lines = wrap(&text, usize::from(beside.width.saturating_sub(1)));
        for (y, line) in (beside.y + 2..beside.y + 5).zip(lines) {
            put(buffer, beside, beside.x, y, &line, look.style(Role::Text));
        }
        if let Some(wanted) = self.effect_of(roll).and_then(Effect::rolls) {
            draw_faces(roll.number, wanted, beside, brush, buffer);
        }
    }

    /// Who placed, and what came up.
    fn draw_emptied(
        &self,
        district: District,
        events: &[Event],
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let words = brush.words;
        let area = phrase::area(district.area(), words);
        let title = say!(words, "at-reveal-title", area = area);
        let foot = say!(words, "at-moment-foot");
        let placed: Vec<(Who, u8, String)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::TileWon { who, held, .. } => {
                    let points = self.rules.points.tile;
                    Some((who, held, say!(words, "at-takes-tile", points = points)))
                }
                Event::Placed { who, held, place, points, .. } => {
                    let place = phrase::place(place);
                    Some((who, held, say!(words, "at-takes-place", place = place, points = points)))
                }
                _ => None,
            })
            .collect();
        let called = |who| Self::called(who, panels, brush);
        let mut notes = reveal::notes(events, &called, words);
        let left = self.tiles_left(district.area());
        if left > 0 {
            notes.push(say!(
                words,
                "at-sinks",
                area = phrase::area(district.area(), words),
                left = left
            ));
        }
        let width = SCORING.min(usize::from(plan.screen.width.saturating_sub(6)));
        let lines: Vec<String> = notes.iter().flat_map(|note| wrap(note, width - 2)).collect();
        let resource = district.resource();
        let question = say!(words, "at-who-most", resource = phrase::most(resource, words));
        let rows = placed.len() + usize::from(!placed.is_empty());
        let size = (width, lines.len() + rows + 2);
        let inner = draw_box((&title, &foot), size, Role::Price, None, plan, brush, buffer);
        let mut y = inner.y + 1;
        if !placed.is_empty() {
            let style = brush.look.style(paint(resource)).add_modifier(Modifier::BOLD);
            put(buffer, inner, inner.x + 1, y, &question, style);
            y += 1;
        }
        for (who, held, told) in placed {
            let row = Rect { y, height: 1, ..inner };
            Self::draw_row((who, held, &told), row, brush, panels, buffer);
            y += 1;
        }
        for (y, line) in (y..inner.bottom()).zip(lines) {
            put(buffer, inner, inner.x + 1, y, &line, brush.look.style(Role::Text));
        }
    }

    /// Somebody, how many, a bar, what for.
    fn draw_row(
        (who, held, told): (Who, u8, &str),
        row: Rect,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let look = brush.look;
        let name = shortened(&Self::called(who, panels, brush), 10);
        let role = role_of(who);
        let text = format!("{} {name}", shape_of(who, brush));
        put(buffer, row, row.x + 2, row.y, &text, look.style(role));
        let count = format!("{held:>2}");
        put(buffer, row, row.x + 15, row.y, &count, look.style(Role::Title));
        let x = row.right().saturating_sub(columns(told) + 1);
        let room = x.saturating_sub(row.x + 19);
        let units = bar(held.into(), room, 2, look.signs);
        put(buffer, row, row.x + 18, row.y, &units, look.style(role));
        put(buffer, row, x, row.y, told, look.style(Role::Title));
    }

    /// A check: who has most gets a point.
    fn draw_check(
        events: &[Event],
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let words = brush.words;
        let notes = reveal::check_notes(events, words);
        let width = SCORING.min(usize::from(plan.screen.width.saturating_sub(6)));
        let lines: Vec<String> = notes.iter().flat_map(|note| wrap(note, width - 2)).collect();
        let won: Vec<(Who, u8)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::CheckWon { who, points } => Some((who, points)),
                _ => None,
            })
            .collect();
        let most = events.iter().find_map(|event| match *event {
            Event::Checked { most, .. } => u8::try_from(most).ok(),
            _ => None,
        });
        let (title, foot) = (say!(words, "at-check-title"), say!(words, "at-moment-foot"));
        let size = (width, lines.len() + won.len() + 2);
        let inner = draw_box((&title, &foot), size, Role::Price, None, plan, brush, buffer);
        let mut y = inner.y + 1;
        for line in lines {
            put(buffer, inner, inner.x + 1, y, &line, brush.look.style(Role::Text));
            y += 1;
        }
        for (who, points) in won {
            let row = Rect { y, height: 1, ..inner };
            let told = format!("+{points}");
            Self::draw_row((who, most.unwrap_or(0), &told), row, brush, panels, buffer);
            y += 1;
        }
    }
}

/// All faces: the one rolled on a plate, those that do marked from below.
fn draw_faces(rolled: u8, wanted: Rolls, area: Rect, brush: Brush<'_>, buffer: &mut Buffer) {
    let look = brush.look;
    let y = area.y + 5;
    for (index, face) in (0u16..).zip(Area::ALL.map(Area::number)) {
        let x = area.x + index * 3;
        let style = match (face == rolled, wanted.has(face)) {
            (true, _) => look.plate(Role::Light(Paint::Yellow)),
            (false, true) => look.style(Role::Title),
            (false, false) => look.style(Role::Quiet),
        };
        put(buffer, area, x, y, &format!(" {face} "), style);
        if wanted.has(face) {
            let mark = look.signs.pick("▔", "^");
            put(buffer, area, x + 1, y + 1, mark, look.style(Role::Light(Paint::Green)));
        }
    }
}

/// Where a box stands beside a column: at its right, if there is room, or at its left; narrower,
/// where neither has room enough.
fn beside(column: Rect, width: u16, screen: Rect) -> (u16, u16) {
    let right = screen.right().saturating_sub(column.right() + 1);
    let left = column.x.saturating_sub(screen.x + 1);
    if right >= width || right > left {
        (column.right() + 1, width.min(right))
    } else {
        let width = width.min(left);
        (column.x - 1 - width, width)
    }
}

/// A box with a heavy frame over the table, its title above and its key below: beside an area's
/// column, or in the middle below the city. What is inside it is left.
pub(super) fn draw_box(
    (title, foot): (&str, &str),
    (width, height): (usize, usize),
    frame: Role,
    near: Option<Area>,
    plan: &Plan,
    brush: Brush<'_>,
    buffer: &mut Buffer,
) -> Rect {
    let screen = plan.screen;
    let cells = |count: usize, most: u16| u16::try_from(count + 2).unwrap_or(most).min(most);
    let (width, height) = (cells(width, screen.width), cells(height, screen.height));
    let (x, width) = match near.map(|area| plan.column(area)) {
        Some(column) => beside(column, width, screen),
        None => (screen.x + (screen.width - width) / 2, width),
    };
    let bottom = screen.bottom().saturating_sub(height);
    let place = Rect::new(x, plan.names.min(bottom), width, height).intersection(screen);
    let look = brush.look;
    let plain = look.signs == Signs::Ascii;
    let [line, side, corners] =
        if plain { ["-", "|", "++++"] } else { ["━", "┃", "┏┓┗┛"] };
    let corners: Vec<char> = corners.chars().collect();
    let style = look.style(frame);
    let across = line.repeat(usize::from(place.width.saturating_sub(2)));
    let inner_width = usize::from(place.width.saturating_sub(2));
    for (index, y) in (place.y..place.bottom()).enumerate() {
        let last = index + 1 == usize::from(place.height);
        let text = match (index, last) {
            (0, _) => format!("{}{across}{}", corners[0], corners[1]),
            (_, true) => format!("{}{across}{}", corners[2], corners[3]),
            _ => format!("{side}{}{side}", " ".repeat(inner_width)),
        };
        put(buffer, place, place.x, y, &text, style);
        if index > 0 && !last {
            let inside = " ".repeat(inner_width);
            put(buffer, place, place.x + 1, y, &inside, Style::new());
        }
    }
    let room = usize::from(place.width.saturating_sub(6));
    let title = format!(" {} ", shortened(title, room));
    put(buffer, place, place.x + 2, place.y, &title, look.style(Role::Title));
    if width_of(foot) <= room {
        let y = place.bottom().saturating_sub(1);
        put(buffer, place, place.x + 2, y, &format!(" {foot} "), look.style(Role::Text));
    }
    Rect::new(
        place.x + 1,
        place.y + 1,
        place.width.saturating_sub(2),
        place.height.saturating_sub(2),
    )
}
