//! The five bands: what the steps are worth, names and what may be played, the lines with their
//! tokens, the bridge across them.

use super::pen::{Pen, gain, line, plate, signed};
use super::plan::{Class, Plan};
use super::{Marks, Picture};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, shortened};
use crate::draw::theme::{Role, Signs};
use crate::engine::Seat;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::Colour;
use crate::games::lost_cities::figure::Figure;
use crate::games::lost_cities::options::Order;
use crate::games::lost_cities::phrase;
use crate::games::lost_cities::state::Stage;
use crate::games::lost_cities::token::Token;
use crate::games::lost_cities::view::SeatView;
use crate::say;
use ratatui::layout::Rect;
use std::cmp::Ordering;

impl Picture {
    /// All that lies on the table between hand and names.
    pub(super) fn draw_bands(
        &self,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) -> Vec<Spot> {
        for step in 1..=self.rules.last_step() {
            let points = self.rules.worth(Figure::Adventurer, step);
            pen.put(plan.middle(step) - 1, plan.head(), &signed(points), gain(points));
        }
        let mut spots = Vec::new();
        for colour in Colour::ALL {
            self.draw_name(colour, plan, marks, brush, pen);
            self.draw_line(colour, plan, pen);
        }
        for y in plan.head()..plan.foot() {
            pen.put(plan.bridge(), y, "║", Role::Frame);
        }
        for colour in Colour::ALL {
            for step in 1..=self.rules.last_step() {
                spots.extend(self.draw_step(colour, step, plan, marks, brush, pen));
            }
            self.draw_lanes(colour, plan, brush, pen);
            self.draw_unseen(colour, plan, brush, pen);
        }
        spots
    }

    /// The name with its digit where that is a key, and what may be played there.
    fn draw_name(
        &self,
        colour: Colour,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) {
        let (x, y) = (plan.area.x, plan.track(colour));
        let place =
            Rect::new(x, plan.band_of(colour), plan.name - 1, if plan.tall { 3 } else { 1 });
        pen.tile(place, "", plate(colour));
        pen.put(x + 1, y, &phrase::colour(colour, brush.words), plate(colour));
        if marks.moves.iter().any(|(moved, _)| *moved == colour) {
            pen.put(x, y, &(colour.index() + 1).to_string(), Role::Cursor);
        }
        if let (Some(seat), Some(own)) = (self.view.eyes.seat(), self.own()) {
            let role = Role::Cool(seat.index());
            let fits = self.fitting(colour, own, brush);
            pen.put(x + 1, plan.lanes(colour), &fits, role);
        }
        if plan.own_lanes {
            for (index, side) in self.view.seats.iter().enumerate() {
                let role = match side.explorers[colour] {
                    Some(_) => Role::Cool(index),
                    None => Role::Faint,
                };
                let shape = pen.signs().seat(index, true);
                pen.put(x + plan.name - 2, plan.lane(colour, index), shape, role);
            }
        }
    }

    /// What fits on a seat's row: `≥7`, anything, or nothing any more.
    fn fitting(&self, colour: Colour, side: &SeatView, brush: Brush<'_>) -> String {
        let (least, most) = match brush.look.signs {
            Signs::Unicode => ("≥", "≤"),
            Signs::Ascii => ("+", "-"),
        };
        let bound = |sign: &str, value: u8| match brush.look.signs {
            Signs::Unicode => format!("{sign}{value}"),
            Signs::Ascii => format!("{value}{sign}"),
        };
        let row = &side.rows[colour];
        let (Some(first), Some(last)) = (row.first(), row.last()) else {
            let none = self.waiting(side).is_empty() && side.explorers[colour].is_none();
            return if none { "–".into() } else { say!(brush.words, "lc-any") };
        };
        match (self.view.options.order, last.value().cmp(&first.value())) {
            (Order::Ascending, _) | (Order::Either, Ordering::Greater) => {
                bound(least, last.value())
            }
            (Order::Either, Ordering::Less) => bound(most, last.value()),
            (Order::Either, Ordering::Equal) => say!(brush.words, "lc-any"),
        }
    }

    /// The line, heavy where one's own figure has been.
    fn draw_line(&self, colour: Colour, plan: &Plan, pen: &mut Pen<'_>) {
        let own = self.own().and_then(|own| own.explorers[colour]);
        let (left, right) = plan.line();
        let been = own.map_or(left, |own| {
            let (x, width) = plan.cell(own.step.min(self.rules.last_step()));
            x + width
        });
        for x in left..right {
            let sign = if x < been { "━" } else { "─" };
            pen.put(x, plan.track(colour), sign, line(colour));
        }
    }

    /// A step: its token, marked where something leads there.
    fn draw_step(
        &self,
        colour: Colour,
        step: u8,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) -> Option<Spot> {
        let token = self.view.tokens[colour].get(usize::from(step) - 1).copied().flatten();
        let open = marks.moves.contains(&(colour, step));
        let place = Action::Move(colour).to_string();
        let chosen = marks.target == Some((colour, step)) || open && brush.is_chosen(&place);
        let role = match (chosen, open, token) {
            (true, ..) => Role::Cursor,
            (_, true, None) => Role::Target,
            (_, _, Some(_)) => Role::Plate,
            (_, _, None) => line(colour),
        };
        let (middle, y) = (plan.middle(step), plan.track(colour));
        let marked = chosen || open;
        if plan.tall && token.is_some() {
            Self::draw_tall(token, step, (colour, marked), plan, (brush, role), pen);
        } else {
            let sign = sign_of(token);
            match (token, marked) {
                (_, true) => {
                    let text = format!("[{}]", sign.trim());
                    let x = middle + 1 - columns(&text) / 2;
                    let x = if text.chars().count() > 3 { x - 1 } else { x };
                    pen.put(x.max(plan.cell(step).0), y, &text, role);
                }
                (Some(_), false) => {
                    pen.put(middle - 1, y, &sign, role);
                }
                (None, false) => {
                    pen.put(middle, y, "•", role);
                }
            }
        }
        let (x, width) = plan.cell(step);
        open.then(|| Spot::new(place, Rect::new(x, y, width, 1)))
    }

    /// A token as a tile of three rows, with its name where there is room.
    fn draw_tall(
        token: Option<Token>,
        step: u8,
        (colour, marked): (Colour, bool),
        plan: &Plan,
        (brush, role): (Brush<'_>, Role),
        pen: &mut Pen<'_>,
    ) {
        let width = if plan.step >= 11 { 9 } else { 5 };
        let x = plan.middle(step) - width / 2;
        let place = Rect::new(x, plan.band_of(colour), width, 3);
        let name = match token {
            Some(Token::Artefact) => say!(brush.words, "lc-sign-artefact"),
            Some(Token::Arrow) => say!(brush.words, "lc-sign-arrow"),
            _ => String::new(),
        };
        let sign = sign_of(token);
        let sign = if marked { format!("[{}]", sign.trim()) } else { sign.trim().to_owned() };
        if name.is_empty() || columns(&name) > width {
            return pen.tile(place, &sign, role);
        }
        pen.tile(place, &name, role);
        let above = Rect { height: 1, ..place };
        pen.tile(above, &sign, role);
    }

    /// The cards of the colour that these eyes do not see: what may still come.
    fn draw_unseen(&self, colour: Colour, plan: &Plan, brush: Brush<'_>, pen: &mut Pen<'_>) {
        let Some(y) = plan.free_row(colour).filter(|_| plan.wide > Class::Small) else { return };
        let cards = self.view.unseen_of(colour, self.rules);
        let values: Vec<String> = cards.iter().map(|card| card.value().to_string()).collect();
        let text = say!(brush.words, "lc-unseen", cards = values.join(" "));
        let (left, right) = plan.line();
        let text = shortened(&text, usize::from(right - left - 2));
        pen.put(left + 2, y, &text, Role::Quiet);
    }

    /// What still waits to be sent out: the scientist full, adventurers hollow.
    pub(super) fn waiting(&self, side: &SeatView) -> Vec<Figure> {
        let mut waiting = Vec::new();
        for kind in [Figure::Scientist, Figure::Adventurer] {
            let out = Colour::ALL.iter().filter_map(|c| side.explorers[*c]);
            let out = out.filter(|explorer| explorer.figure == kind).count();
            let left = usize::from(self.rules.figures(kind)).saturating_sub(out);
            waiting.extend(std::iter::repeat_n(kind, left));
        }
        waiting
    }

    /// The step that the choice leads a figure to.
    pub(super) fn destination(&self, action: Action) -> Option<(Colour, u8)> {
        let colour = match action {
            Action::Play(card) => card.colour(),
            Action::Move(colour) => colour,
            _ => return None,
        };
        let step = self.own()?.explorers[colour].map_or(0, |explorer| explorer.step) + 1;
        (step <= self.rules.last_step()).then_some((colour, step))
    }

    /// Where figures can move now, one's own.
    pub(super) fn moves(&self, brush: Brush<'_>) -> Vec<(Colour, u8)> {
        let Stage::Move { .. } = self.view.stage else { return Vec::new() };
        let legal = |colour: &Colour| brush.is_legal(&Action::Move(*colour).to_string());
        let step = |colour: Colour| self.destination(Action::Move(colour));
        Colour::ALL.into_iter().filter(legal).filter_map(step).collect()
    }

    /// The seat that comes next.
    pub(super) fn next_seat(&self) -> Option<Seat> {
        let count = self.view.seats.len().clamp(1, Seat::MOST);
        Some(Seat::at((self.view.turn?.index() + 1) % count))
    }
}

/// A token in three cells; an empty step has none.
fn sign_of(token: Option<Token>) -> String {
    match token {
        None => "•".to_owned(),
        Some(Token::Artefact) => " ◈ ".to_owned(),
        Some(Token::Arrow) => " » ".to_owned(),
        Some(Token::Points(points)) => format!("{:>3}", format!("+{points}")),
    }
}
