//! Who has come how far: figures with their last card and, where every seat has a lane of its own,
//! every card under the step that it led to.

use super::Picture;
use super::pen::{Pen, line, plate};
use super::plan::{Class, Plan};
use crate::draw::board::Brush;
use crate::draw::text::columns;
use crate::draw::theme::Role;
use crate::games::lost_cities::card::{Card, Colour};
use crate::games::lost_cities::figure::{Explorer, Figure};
use crate::games::lost_cities::view::SeatView;
use ratatui::layout::Rect;

/// A figure where it is drawn.
struct Standing {
    seat: usize,
    step: u8,
    /// Its shape with the last card of its row.
    text: String,
    /// Whether it is one's own: a chip.
    own: bool,
}

impl Picture {
    pub(super) fn draw_lanes(
        &self,
        colour: Colour,
        plan: &Plan,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) {
        let mut standing = Vec::new();
        for (seat, side) in self.view.seats.iter().enumerate() {
            let Some(explorer) = side.explorers[colour] else { continue };
            if plan.own_lanes {
                self.draw_cards((colour, seat), side, explorer, plan, pen);
            }
            standing.push(self.standing((colour, seat), side, explorer, plan, brush));
        }
        for figure in &standing {
            let (y, step) = (plan.lane(colour, figure.seat), figure.step);
            let mates = || {
                let same =
                    |other: &&Standing| plan.lane(colour, other.seat) == y && other.step == step;
                standing.iter().filter(same)
            };
            let all: u16 = mates().map(|mate| columns(&mate.text)).sum();
            let before = mates().take_while(|mate| mate.seat != figure.seat);
            let before: u16 = before.map(|mate| columns(&mate.text)).sum();
            let x = if plan.own_lanes {
                plan.middle(step) - 1
            } else {
                // Two of three cells each run over into the step before.
                let (x, width) = plan.cell(step);
                if mates().count() == 1 { x + 1 } else { (x + width).saturating_sub(all).min(x) }
            };
            draw_figure(figure, (x + before, y), plan, pen);
        }
    }

    fn standing(
        &self,
        (colour, seat): (Colour, usize),
        side: &SeatView,
        explorer: Explorer,
        plan: &Plan,
        brush: Brush<'_>,
    ) -> Standing {
        let full = explorer.figure == Figure::Scientist;
        let shape = brush.look.signs.seat(seat, full);
        let last = side.rows[colour].last().map_or(String::new(), |last| last.value().to_string());
        let gap = if plan.own_lanes && plan.step >= 8 { " " } else { "" };
        let own = self.view.eyes.seat().is_some_and(|eyes| eyes.index() == seat);
        let step = explorer.step.clamp(1, self.rules.last_step());
        Standing { seat, step, text: format!("{shape}{gap}{last}"), own: own && !self.closing }
    }

    /// The cards of a row under the steps that they led to, joined by dots; a step that none led
    /// to has the sign of an arrow.
    fn draw_cards(
        &self,
        (colour, seat): (Colour, usize),
        side: &SeatView,
        explorer: Explorer,
        plan: &Plan,
        pen: &mut Pen<'_>,
    ) {
        let y = plan.lane(colour, seat);
        let mut last = None;
        for (step, card) in (1..explorer.step).zip(led(side, colour, explorer.step)) {
            let middle = plan.middle(step);
            if let Some(from) = last {
                dots((from, middle), y, plan, pen);
            }
            match card {
                None => {
                    pen.put(middle, y, "»", Role::Quiet);
                }
                Some(card) if plan.tiles >= Class::Large => {
                    pen.tile(
                        Rect::new(middle - 1, y, 3, 1),
                        &card.value().to_string(),
                        plate(colour),
                    );
                }
                Some(card) => {
                    let value = format!("{:>2}", card.value());
                    pen.put(middle - 1, y, &value, line(colour));
                }
            }
            last = Some(middle);
        }
        if let Some(from) = last {
            let to = plan.middle(explorer.step.min(self.rules.last_step()));
            dots((from, to - 1), y, plan, pen);
        }
    }
}

/// For each step before this one, the card that led to it.
fn led(side: &SeatView, colour: Colour, step: u8) -> impl Iterator<Item = Option<Card>> {
    let free = &side.free_steps[colour];
    let mut cards = side.rows[colour].iter().copied();
    (1..step).map(move |step| if free.contains(&step) { None } else { cards.next() })
}

/// What lies between two cards.
fn dots((from, to): (u16, u16), y: u16, plan: &Plan, pen: &mut Pen<'_>) {
    for x in (from + 2..to.saturating_sub(1)).filter(|x| *x != plan.bridge()) {
        pen.put(x, y, pen.signs().pick("·", "."), Role::Faint);
    }
}

fn draw_figure(figure: &Standing, (x, y): (u16, u16), plan: &Plan, pen: &mut Pen<'_>) {
    if !figure.own {
        pen.put_styled(x, y, &figure.text, pen.look.style(Role::Cool(figure.seat)).bold());
        return;
    }
    let role = Role::Chip(figure.seat);
    if plan.own_lanes && plan.step >= 8 {
        pen.put(x - 1, y, &format!(" {} ", figure.text), role);
    } else {
        pen.put(x, y, &figure.text, role);
    }
}
