//! The five paths, drawn: steps with their tokens, the figures on them, the bridge, and where
//! there is room the cards that led there.

use super::{Picture, paint};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, put, width_of};
use crate::draw::theme::Role;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::{Card, Colour};
use crate::games::lost_cities::event::Event;
use crate::games::lost_cities::figure::{Explorer, Figure};
use crate::games::lost_cities::phrase;
use crate::games::lost_cities::token::Token;
use crate::games::lost_cities::view::SeatView;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Where things lie on the board, for the room there is.
struct Plan {
    area: Rect,
    /// Where the first step is.
    left: u16,
    /// A step's width, and a path's height.
    cell: u16,
    path: u16,
}

/// The names of the paths stand here.
const LABEL: u16 = 9;
/// The bridge takes this much.
const BRIDGE: u16 = 2;
/// The discard piles stand here.
const PILE: u16 = 6;
/// Paths of this height have room for the rows of cards, and for steps in boxes.
const WITH_ROWS: u16 = 4;
const WITH_BOXES: u16 = 6;

impl Plan {
    fn new(area: Rect, steps: usize) -> Self {
        let steps = u16::try_from(steps).unwrap_or(u16::MAX);
        let cell = (area.width.saturating_sub(LABEL + BRIDGE + PILE) / steps).clamp(3, 14);
        let path = (area.height.saturating_sub(2) / 5).clamp(2, WITH_BOXES + 1);
        Self { area, left: area.x + LABEL, cell, path }
    }

    /// The place of a step (from 1) on a path.
    fn step(&self, colour: Colour, step: u8, bridge: u8) -> Rect {
        let over = if step > bridge { BRIDGE } else { 0 };
        let x = self.left + u16::from(step - 1) * self.cell + over;
        Rect::new(x, self.row(colour), self.cell, if self.boxes() { 4 } else { 2 })
    }

    fn row(&self, colour: Colour) -> u16 {
        let index = u16::try_from(colour.index()).unwrap_or(0);
        self.area.y + 1 + index * self.path
    }

    /// The line on which a path's road and tokens are.
    fn road(&self, colour: Colour) -> u16 {
        self.row(colour) + u16::from(self.boxes())
    }

    fn boxes(&self) -> bool {
        self.path >= WITH_BOXES && self.cell > 5
    }

    fn pile(&self, colour: Colour, steps: usize) -> Rect {
        let steps = u16::try_from(steps).unwrap_or(u16::MAX);
        Rect::new(self.left + steps * self.cell + BRIDGE + 1, self.road(colour), PILE - 1, 2)
    }
}

impl Picture {
    pub(super) fn draw_paths(
        &self,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let plan = Plan::new(area, self.rules.steps.len());
        self.draw_head(&plan, brush, buffer);
        let mut spots = Vec::new();
        for colour in Colour::ALL {
            spots.extend(self.draw_path(colour, &plan, brush, buffer));
        }
        spots.extend(self.draw_foot(&plan, brush, buffer));
        spots
    }

    fn draw_head(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let area = plan.area;
        for (step, points) in (1..).zip(&self.rules.steps) {
            let place = plan.step(Colour::Yellow, step, self.rules.bridge);
            let points = points.to_string();
            let x = place.x + plan.cell.saturating_sub(columns(&points)) / 2;
            put(buffer, area, x, area.y, &points, brush.look.style(Role::Quiet));
        }
        let x = plan.step(Colour::Yellow, self.rules.bridge, self.rules.bridge).right();
        for y in area.y..area.y + 1 + 5 * plan.path {
            put(buffer, area, x, y, brush.look.signs.pick("╫", "#"), brush.look.style(Role::Frame));
        }
    }

    fn draw_path(
        &self,
        colour: Colour,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let (area, y) = (plan.area, plan.road(colour));
        let name = format!("{} {}", colour.index() + 1, phrase::colour(colour, brush.words));
        let painted = brush.look.style(paint(colour)).add_modifier(Modifier::BOLD);
        put(buffer, area, area.x, y, &name, painted);
        if plan.path < WITH_ROWS {
            if let Some(own) = self.own() {
                let row = row_end(&own.rows[colour], LABEL - 1, brush);
                put(buffer, area, area.x, y + 1, &row, brush.look.style(paint(colour)));
            }
        } else {
            self.draw_rows(colour, plan, brush, buffer);
        }
        self.draw_road(colour, plan, brush, buffer);
        let mut spots = Vec::new();
        for (step, token) in (1..).zip(&self.view.tokens[colour]) {
            spots.extend(self.draw_step(colour, step, *token, plan, brush, buffer));
        }
        spots.push(self.draw_pile(colour, plan, brush, buffer));
        spots
    }

    /// A step with its token and the figures on it; a spot if a figure can be moved there.
    fn draw_step(
        &self,
        colour: Colour,
        step: u8,
        token: Option<Token>,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Option<Spot> {
        let (area, y) = (plan.area, plan.road(colour));
        let place = plan.step(colour, step, self.rules.bridge);
        let explorer = self.own().and_then(|own| own.explorers[colour]);
        let decision = Action::Move(colour).to_string();
        let target = brush.is_legal(&decision) && explorer.is_some_and(|e| e.step + 1 == step);
        if plan.boxes() {
            draw_box(place, Self::road(colour, brush), brush, buffer);
        }
        let sign = token_sign(token, brush);
        // A mark must fit its step: the sign before the points makes room for it.
        let shown = if target { format!("[{}]", sign.trim_start_matches('+')) } else { sign };
        let style = if target && brush.is_chosen(&decision) {
            brush.look.style(Role::Cursor)
        } else if target {
            brush.look.style(Role::Target)
        } else if token.is_none() {
            Self::road(colour, brush)
        } else {
            brush.look.style(paint(colour))
        };
        let x = place.x + plan.cell.saturating_sub(columns(&shown)) / 2;
        put(buffer, area, x, y, &shown, style);
        self.draw_figures(colour, step, Rect { y: y + 1, height: 1, ..place }, brush, buffer);
        let chosen = brush.cursor.and_then(|chosen| chosen.parse().ok());
        if chosen.and_then(|action| self.destination(action)) == Some((colour, step)) {
            // Where the chosen card would lead: one cell, beside whoever stands there.
            let mark = brush.look.signs.pick("↑", "^");
            let x = place.x + u16::from(plan.boxes());
            put(buffer, area, x, y + 1, mark, brush.look.style(Role::Fresh));
        }
        target.then(|| Spot::new(decision, place))
    }

    /// A path itself looks like its colour, faded.
    fn road(colour: Colour, brush: Brush<'_>) -> Style {
        brush.look.style(paint(colour)).add_modifier(Modifier::DIM)
    }

    /// The line that the steps of a path lie on; where somebody came along lately it is double.
    fn draw_road(&self, colour: Colour, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let style = Self::road(colour, brush);
        let y = plan.road(colour);
        let middle = |step: u8| plan.step(colour, step, self.rules.bridge).x + plan.cell / 2;
        let bridge = plan.step(colour, self.rules.bridge, self.rules.bridge).right();
        for x in (middle(1)..middle(self.rules.last_step())).filter(|x| *x != bridge) {
            put(buffer, plan.area, x, y, brush.look.signs.pick("─", "-"), style);
        }
        for event in &self.news {
            let (seat, step) = match *event {
                Event::Moved { seat, colour: there, step } if there == colour => (seat, step),
                Event::Sent { seat, colour: there, .. } if there == colour => (seat, 1),
                _ => continue,
            };
            let from = if step > 1 { middle(step - 1) + 1 } else { plan.left };
            let style = brush.look.style(Role::Seat(seat.index()));
            for x in (from..middle(step)).filter(|x| *x != bridge) {
                put(buffer, plan.area, x, y, brush.look.signs.pick("═", "="), style);
            }
        }
    }

    fn draw_figures(
        &self,
        colour: Colour,
        step: u8,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let here = |seat: &SeatView| seat.explorers[colour].filter(|e| e.step == step);
        let there: Vec<(usize, Explorer)> = (self.view.seats.iter().enumerate())
            .filter_map(|(index, seat)| Some((index, here(seat)?)))
            .collect();
        let width = u16::try_from(there.len()).unwrap_or(0);
        let x = place.x + place.width.saturating_sub(width) / 2;
        for (x, (index, explorer)) in (x..).zip(there) {
            // The scientist weighs double: a full shape, in ASCII a capital letter.
            let full = explorer.figure == Figure::Scientist;
            let style = brush.look.style(Role::Seat(index)).add_modifier(Modifier::BOLD);
            put(buffer, place, x, place.y, brush.look.signs.seat(index, full), style);
        }
    }

    /// Everybody's cards along this path, two seats a line.
    fn draw_rows(&self, colour: Colour, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let bridge = plan.step(colour, self.rules.bridge, self.rules.bridge).right();
        let end = plan.pile(colour, self.rules.steps.len()).right();
        // On this side of the bridge, and beyond it.
        let places = [(plan.left, bridge - 1), (bridge + BRIDGE, end)];
        let y = plan.row(colour) + if plan.boxes() { 4 } else { 2 };
        for (index, side) in (0u16..).zip(&self.view.seats) {
            let seat = usize::from(index);
            let (x, end) = places[seat % 2];
            // In brackets, like the cards they are: nobody takes it for a figure.
            let head = format!("{}[", brush.look.signs.seat(seat, true));
            let row = row_end(&side.rows[colour], end.saturating_sub(x + 3), brush);
            if row.is_empty() {
                continue;
            }
            let y = y + index / 2;
            put(buffer, plan.area, x, y, &head, brush.look.style(Role::Seat(seat)));
            put(buffer, plan.area, x + 2, y, &row, brush.look.style(paint(colour)));
            let close = x + 2 + columns(&row);
            put(buffer, plan.area, close, y, "]", brush.look.style(Role::Seat(seat)));
        }
    }

    fn draw_pile(
        &self,
        colour: Colour,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Spot {
        let place = plan.pile(colour, self.rules.steps.len());
        let pile = &self.view.piles[colour];
        let decision = Action::Take(colour).to_string();
        let fresh = |event: &Event| matches!(event, Event::Discarded { card, .. } if Some(*card) == pile.top);
        let shown = match pile.top {
            None => brush.look.signs.pick("──", "--").to_owned(),
            Some(card) if brush.is_legal(&decision) => format!("[{}]", card.value()),
            Some(card) if self.news.iter().any(fresh) => {
                format!("{}{}", brush.look.signs.pick("›", ">"), card.value())
            }
            Some(card) => format!(" {} ", card.value()),
        };
        let role = if brush.is_chosen(&decision) {
            Role::Cursor
        } else if pile.top.is_none() {
            Role::Quiet
        } else {
            paint(colour)
        };
        put(buffer, plan.area, place.x, place.y, &shown, brush.look.style(role));
        if pile.cards > 1 {
            let under = format!("({})", pile.cards);
            put(buffer, plan.area, place.x, place.y + 1, &under, brush.look.style(Role::Quiet));
        }
        Spot::new(decision, place)
    }

    fn draw_foot(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) -> Vec<Spot> {
        let area = plan.area;
        let y = plan.row(Colour::Red) + plan.path;
        let decision = Action::Draw.to_string();
        let deck = format!("0 {}", say!(brush.words, "lc-deck", cards = self.view.deck));
        let legal = brush.is_legal(&decision);
        let shown = if legal { format!("[{deck}]") } else { format!(" {deck} ") };
        let role = if brush.is_chosen(&decision) {
            Role::Cursor
        } else if legal {
            Role::Target
        } else {
            Role::Text
        };
        put(buffer, area, area.x, y, &shown, brush.look.style(role));
        let width = columns(&shown);
        let signs = brush.look.signs;
        let key = format!(
            "{} {}  {} {}  + {}",
            signs.pick("◈", "$"),
            say!(brush.words, "lc-sign-artefact"),
            signs.pick("»", ">"),
            say!(brush.words, "lc-sign-arrow"),
            say!(brush.words, "lc-sign-points"),
        );
        put(buffer, area, area.x + width + 2, y, &key, brush.look.style(Role::Quiet));
        let key = say!(
            brush.words,
            "lc-sign-others",
            full = signs.seat(0, true),
            hollow = signs.seat(0, false),
            sum = signs.pick("Σ", "=")
        );
        put(buffer, area, area.x + 1, y + 1, &key, brush.look.style(Role::Quiet));
        vec![Spot::new(decision, Rect::new(area.x, y, width, 1))]
    }
}

fn token_sign(token: Option<Token>, brush: Brush<'_>) -> String {
    match token {
        None => brush.look.signs.pick("·", ".").to_owned(),
        Some(Token::Artefact) => brush.look.signs.pick("◈", "$").to_owned(),
        Some(Token::Arrow) => brush.look.signs.pick("»", ">").to_owned(),
        Some(Token::Points(points)) => format!("+{points}"),
    }
}

/// As much of a row's end as there is room for.
fn row_end(row: &[Card], width: u16, brush: Brush<'_>) -> String {
    let values: Vec<String> = row.iter().map(|card| card.value().to_string()).collect();
    let whole = values.join(" ");
    if width_of(&whole) <= usize::from(width) {
        return whole;
    }
    let more = brush.look.signs.pick("…", "..");
    let end = |from: usize| format!("{more}{}", values[from..].join(" "));
    let ends = (1..=values.len()).map(end);
    ends.into_iter().find(|end| width_of(end) <= usize::from(width)).unwrap_or_default()
}

fn draw_box(place: Rect, style: Style, brush: Brush<'_>, buffer: &mut Buffer) {
    let signs = brush.look.signs;
    let inside = usize::from(place.width.saturating_sub(3));
    let line = signs.pick("─", "-").repeat(inside);
    let (tl, tr) = (signs.pick("╭", "+"), signs.pick("╮", "+"));
    let (bl, br) = (signs.pick("╰", "+"), signs.pick("╯", "+"));
    put(buffer, place, place.x, place.y, &format!("{tl}{line}{tr}"), style);
    for y in [place.y + 1, place.y + 2] {
        put(buffer, place, place.x, y, signs.pick("│", "|"), style);
        put(buffer, place, place.x + 1, y, &" ".repeat(inside), style);
        put(buffer, place, place.right() - 2, y, signs.pick("│", "|"), style);
    }
    put(buffer, place, place.x, place.y + 3, &format!("{bl}{line}{br}"), style);
}
