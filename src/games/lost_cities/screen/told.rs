//! What the keys do with what is chosen, a line each; the line on top; the signs.

use super::pen::Pen;
use super::place::Place;
use super::plan::{Class, Plan};
use super::{Marks, Picture};
use crate::draw::board::{Brush, Panels, Spot};
use crate::draw::text::{columns, put_last, shortened, width_of};
use crate::draw::theme::Role;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::figure::Figure;
use crate::games::lost_cities::state::Stage;
use crate::say;
use ratatui::layout::Rect;

/// The keys need at least so many cells beside what is told.
const KEYS: u16 = 24;

impl Picture {
    /// Game, how far, what ends it; at the right whose turn it is and what must be done.
    pub(super) fn draw_top(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) {
        let (area, y) = (plan.area, plan.area.y);
        let x = pen.put(area.x + 1, y, &panels.heading(), Role::Title);
        let x = pen.put(x, y, " · ", Role::Text);
        let end = self.draw_status((x, y), plan, brush, pen);
        let Some(seat) = self.view.turn else { return };
        let shape = pen.signs().seat(seat.index(), true);
        let space = usize::from(area.right().saturating_sub(end + 2));
        let long = format!("{shape} {}", panels.prompt());
        let short = format!("{shape} {}", panels.called(seat));
        let text = if width_of(&long) <= space { long } else { shortened(&short, space) };
        let x = area.right().saturating_sub(columns(&text) + u16::from(width_of(&text) < space));
        let style = pen.look.style(Role::Cool(seat.index()));
        pen.put_styled(x, y, &text, style.bold());
    }

    /// Cards left, and figures over the bridge as blocks.
    pub(super) fn draw_status(
        &self,
        (x, y): (u16, u16),
        plan: &Plan,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) -> u16 {
        let bridge = if plan.wide == Class::Small { "short" } else { "long" };
        let (full, rest, count) = self.crossed();
        let deck = self.view.deck;
        let text = say!(brush.words, "lc-status", deck = deck, bridge = bridge);
        let x = pen.put(x, y, &format!("{text} ║ "), Role::Text);
        let x = pen.put(x, y, &full, Role::Price);
        let x = pen.put(x, y, &rest, Role::Quiet);
        pen.put(x, y, &count, Role::Text)
    }

    /// The figures over the bridge as blocks, those that are missing, and both as numbers.
    pub(super) fn crossed(&self) -> (String, String, String) {
        let (crossed, of) = (self.view.crossed, self.rules.crossings);
        let full = "▮".repeat(crossed.min(of).into());
        let rest = "▯".repeat(of.saturating_sub(crossed).into());
        (full, rest, format!(" {crossed}/{of}"))
    }

    /// The lines of the keys, and the spots among them.
    pub(super) fn draw_acts(
        &self,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) -> Vec<Spot> {
        let area = plan.below.acts;
        let telling = panels.telling();
        if let Some((text, role @ Role::Warning)) = telling {
            let style = brush.look.style(role);
            let place = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
            let text = pen.plain(&text);
            // What is to be mended takes one line.
            let stays = panels.is_troubled();
            let text = if stays { shortened(&text, place.width.into()) } else { text };
            let covered = put_last(pen.buffer, place, &text, style);
            if covered.y > area.y && (stays || !marks.decides) {
                let above = Rect { height: covered.y - area.y, ..area };
                return self.draw_act_lines(above, (plan, marks), None, brush, panels, pen);
            }
            return Vec::new();
        }
        self.draw_act_lines(area, (plan, marks), telling, brush, panels, pen)
    }

    fn draw_act_lines(
        &self,
        area: Rect,
        (plan, marks): (&Plan, &Marks),
        telling: Option<(String, Role)>,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) -> Vec<Spot> {
        let lines = self.act_lines(marks, brush, panels, telling);
        let shared = area.height == 1 && lines.len() > 1;
        let mut spots = Vec::new();
        let mut end = area.x;
        for (index, line) in (0u16..).zip(&lines) {
            let (x, y) = if shared && index > 0 {
                (end.max(area.x + area.width / 2), area.y)
            } else {
                (area.x + 1, area.y + index)
            };
            if y >= area.bottom() {
                break;
            }
            end = draw_act(line, (x, y), area, brush, pen);
            if let Some(place) = &line.place {
                spots.push(Spot::new(place.clone(), Rect::new(x, y, end.saturating_sub(x), 1)));
            }
        }
        // Where the keys have no line of their own, they end the last one.
        if plan.below.keys.height == 0 && area.height > 0 && !shared {
            let last = if lines.len() < usize::from(area.height) { area.x } else { end };
            let x = (last + 3).max(area.right().saturating_sub(KEYS + 6));
            if x + KEYS <= area.right() {
                let width = area.right() - x;
                let y = area.bottom() - 1;
                panels.keys(Rect { x, y, width, height: 1 }, pen.buffer);
            }
        }
        spots
    }

    fn act_lines(
        &self,
        marks: &Marks,
        brush: Brush<'_>,
        panels: &dyn Panels,
        telling: Option<(String, Role)>,
    ) -> Vec<Act> {
        let words = brush.words;
        let own = |action: Action, key: String, told: bool| {
            let place = Place::Decision(action).to_string();
            let chosen = brush.is_chosen(&place);
            let text = if told { self.foretell(action, words) } else { String::new() };
            Act { key, text, role: Role::Text, chosen, place: Some(place) }
        };
        let hints = telling.is_some();
        let (text, role) = telling.unwrap_or_else(|| (String::new(), Role::Text));
        let enter = Act { key: say!(words, "lc-key-enter"), text, role, chosen: true, place: None };
        match self.view.stage {
            Stage::Send(_) if marks.decides => {
                let kinds = [(Figure::Adventurer, "a"), (Figure::Scientist, "s")];
                let line =
                    |(kind, key): (Figure, &str)| own(Action::Send(kind), key.to_owned(), true);
                kinds.into_iter().map(line).collect()
            }
            Stage::Move { .. } if marks.decides => {
                vec![enter, own(Action::Stay, "s".to_owned(), true)]
            }
            Stage::Play if marks.decides => {
                let name = self.next_seat().map_or(String::new(), |seat| panels.called(seat));
                let name = say!(words, "lc-next-named", name = name);
                let discard = marks
                    .card
                    .filter(|_| hints)
                    .map(|card| Act::plain("d", self.foretell_discard(card, &name, words)));
                std::iter::once(enter).chain(discard).collect()
            }
            Stage::Take if marks.decides => vec![enter],
            _ => {
                let told = self.drawn_told(words).or_else(|| (!hints).then(|| panels.prompt()));
                let told = told.map(|told| Act::plain("", told));
                told.into_iter().chain(hints.then_some(enter)).collect()
            }
        }
    }

    /// What is looked for takes the place of the seats.
    pub(super) fn draw_search(
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) -> Vec<Spot> {
        let (rule, keys) = (plan.below.rule, plan.below.keys);
        pen.put(rule.x, rule.y, &"─".repeat(rule.width.into()), Role::Frame);
        pen.put(rule.x + 1, rule.y, &format!(" {} ", panels.prompt()), Role::Title);
        let bottom = if keys.height == 0 { plan.area.bottom() } else { keys.y };
        let height = bottom.saturating_sub(rule.bottom());
        let found = Rect { y: rule.bottom(), height, ..rule };
        let spots = panels.choices(&[], found, pen.buffer);
        if let Some((text, role)) = panels.telling() {
            let last = Rect { x: found.x + 1, width: found.width.saturating_sub(2), ..found };
            put_last(pen.buffer, last, &pen.plain(&text), brush.look.style(role));
        }
        spots
    }

    /// The signs of the table in a row, where they have one.
    pub(super) fn draw_signs(&self, plan: &Plan, brush: Brush<'_>, pen: &mut Pen<'_>) {
        let area = plan.below.signs;
        if area.height == 0 {
            return;
        }
        let mut x = area.x + 1;
        for (sign, meaning) in self.signs_told(brush) {
            let width = columns(&sign) + columns(&meaning) + 1;
            if x + width > area.right() {
                break;
            }
            let end = pen.put(x, area.y, &sign, Role::Text);
            x = pen.put(end + 1, area.y, &meaning, Role::Quiet) + 2;
        }
    }
}

/// A key and what it does.
struct Act {
    key: String,
    text: String,
    role: Role,
    /// Whether the cursor rests on it, or it is meant anyway.
    chosen: bool,
    place: Option<String>,
}

impl Act {
    fn plain(key: &str, text: String) -> Self {
        Self { key: key.to_owned(), text, role: Role::Text, chosen: true, place: None }
    }
}

fn draw_act(act: &Act, (x, y): (u16, u16), area: Rect, brush: Brush<'_>, pen: &mut Pen<'_>) -> u16 {
    let role = if act.chosen { Role::Cursor } else { Role::Target };
    let key = pen.put(x, y, &act.key, role);
    let from = if act.key.is_empty() { x } else { key + 1 };
    let space = usize::from(area.right().saturating_sub(from));
    let strong = act.chosen && act.place.is_some();
    let style = brush.look.style(if strong { Role::Title } else { act.role });
    pen.put_styled(from, y, &shortened(&act.text, space), style)
}
