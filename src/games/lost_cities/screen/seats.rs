//! The seats, a line each: points, artefacts with what they are worth now, figures where they
//! stand, figures that wait, the last turn. Where there is room, more turns and the artefact track.

use super::Picture;
use super::pen::{Pen, gain, signed};
use super::plan::{Class, Plan};
use crate::draw::board::{Brush, Panels, Turn, TurnLine};
use crate::draw::text::{columns, cut, shortened, width_of};
use crate::draw::theme::{Role, Signs};
use crate::engine::Seat;
use crate::games::lost_cities::card::Colour;
use crate::games::lost_cities::figure::Figure;
use crate::games::lost_cities::phrase;
use crate::games::lost_cities::view::SeatView;
use crate::lang::Words;
use crate::say;

/// Where the columns of the seats' lines begin, at these widths.
const COLUMNS: [(u16, [u16; 5]); 3] =
    [(80, [11, 19, 33, 45, 54]), (120, [14, 24, 45, 60, 74]), (200, [18, 34, 64, 90, 112])];

/// The columns of a line: points, artefacts, figures now, waiting, turns.
#[derive(Clone, Copy)]
struct Columns {
    points: u16,
    artefacts: u16,
    figures: u16,
    waiting: u16,
    turns: u16,
}

impl Columns {
    /// Between two of the known widths they lie between.
    fn of(width: u16) -> Self {
        let pair = COLUMNS.windows(2).find(|pair| width <= pair[1].0);
        let pair = pair.unwrap_or(&COLUMNS[1..]);
        let ((low, from), (high, to)) = (pair[0], pair[1]);
        let share = u32::from(width.clamp(low, high) - low);
        let at = |index: usize| {
            let way = u32::from(to[index] - from[index]) * share / u32::from(high - low);
            from[index] + u16::try_from(way).unwrap_or(0)
        };
        let [points, artefacts, figures, waiting, turns] = [0, 1, 2, 3, 4].map(at);
        Self { points, artefacts, figures, waiting, turns }
    }
}

impl Picture {
    pub(super) fn draw_seats(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) {
        let columns = Columns::of(plan.area.width);
        self.draw_headings(plan, columns, brush, pen);
        let area = plan.below.seats;
        for (index, side) in self.view.seats.iter().enumerate().take(Seat::MOST) {
            let y = area.y + u16::try_from(index).unwrap_or(0);
            if y < area.bottom() {
                let name = panels.called(Seat::at(index));
                self.draw_seat((Seat::at(index), side, &name), y, columns, plan, brush, pen);
            }
        }
        if plan.wide == Class::Small && self.closing {
            // The sums take their place.
        } else if plan.wide == Class::Small {
            self.draw_last_turns(plan, columns, brush, panels.turns(), pen);
        } else {
            self.draw_turns(plan, columns, brush, panels, pen);
        }
        self.draw_track(plan, brush, pen);
    }

    /// The headings are the legend.
    fn draw_headings(&self, plan: &Plan, columns: Columns, brush: Brush<'_>, pen: &mut Pen<'_>) {
        let (words, rule) = (brush.words, plan.below.rule);
        pen.put(rule.x, rule.y, &"─".repeat(rule.width.into()), Role::Frame);
        let turns = if plan.wide == Class::Small { "last" } else { "all" };
        let ends = if self.closing { "closing" } else { "now" };
        let headings = [
            (2, say!(words, "lc-head-seats")),
            (columns.points, say!(words, "lc-head-points")),
            (columns.artefacts, format!("◈ {}", say!(words, "lc-head-artefacts"))),
            (columns.figures, say!(words, "lc-head-figures", when = ends)),
            (columns.waiting, say!(words, "lc-head-waiting")),
            (columns.turns, say!(words, "lc-head-turns", which = turns)),
        ];
        for (x, text) in headings {
            let last = x == columns.turns && plan.wide == Class::Small;
            let skipped = self.closing && (x == columns.waiting || last);
            if !skipped {
                pen.put(rule.x + x - 1, rule.y, &format!(" {text} "), Role::Title);
            }
        }
    }

    fn draw_seat(
        &self,
        (seat, side, name): (Seat, &SeatView, &str),
        y: u16,
        columns: Columns,
        plan: &Plan,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) {
        let x = plan.area.x;
        let (index, role) = (seat.index(), Role::Cool(seat.index()));
        if self.view.turn == Some(seat) && !self.closing {
            pen.put(x, y, "▸", role);
        }
        let space = usize::from(columns.points.saturating_sub(4));
        let shape = pen.signs().seat(index, true);
        pen.put(x + 1, y, &format!("{shape} {}", shortened(name, space)), role);
        let (points, known) = match side.chips {
            Some(chips) => (chips.total().to_string(), Role::Title),
            None => ("?".to_owned(), Role::Quiet),
        };
        pen.put(x + columns.points, y, &points, known);
        self.draw_artefacts(side, (x + columns.artefacts, y), plan, brush, pen);
        self.draw_figures_now(side, (x + columns.figures, y), pen);
        if self.closing {
            return;
        }
        let waiting = self.waiting(side);
        let shapes =
            waiting.iter().map(|kind| pen.look.signs.seat(index, *kind == Figure::Scientist));
        let shapes: String = shapes.collect();
        let shapes = if shapes.is_empty() { "–".to_owned() } else { shapes };
        pen.put(x + columns.waiting, y, &shapes, role);
    }

    /// How many, what they are worth now, and how many more would be worth a lot more.
    fn draw_artefacts(
        &self,
        side: &SeatView,
        (x, y): (u16, u16),
        plan: &Plan,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) {
        let course = self.rules.course(&self.view.options);
        let held = side.artefact_tokens.saturating_add(side.artefact_chips);
        let worth = course.artefacts_worth(held);
        let end = pen.put(x, y, &format!("◈{held} "), Role::Text);
        pen.put_styled(end, y, &signed(worth), pen.look.style(gain(worth)).bold());
        if plan.wide > Class::Small
            && let Some(next) = course.next_jump(held)
        {
            let points = signed(course.artefacts_worth(next));
            let text = say!(brush.words, "lc-more", more = next - held, points = points);
            pen.put(x + 8, y, &text, Role::Quiet);
        }
    }

    /// What the figures are worth where they stand; for one's own eyes, what one would have then.
    fn draw_figures_now(&self, side: &SeatView, (x, y): (u16, u16), pen: &mut Pen<'_>) {
        let bold = |pen: &Pen<'_>, points: i32| pen.look.style(gain(points)).bold();
        if self.closing {
            let mut x = x;
            let parts: Vec<_> = Colour::ALL.iter().filter_map(|c| side.explorers[*c]).collect();
            for explorer in parts {
                let points = self.rules.worth(explorer.figure, explorer.step);
                x = pen.put(x, y, &signed(points), Role::Text) + 1;
            }
            let x = pen.put(x, y, "= ", Role::Text);
            pen.put_styled(x, y, &signed(side.on_paths), bold(pen, side.on_paths));
            return;
        }
        let text = format!("{:>3}", signed(side.on_paths));
        let style = bold(pen, side.on_paths);
        let end = pen.put_styled(x, y, &text, style);
        if let Some(chips) = side.chips.filter(|_| self.view.turn.is_some()) {
            let total = (chips.total() + side.on_paths).max(0);
            pen.put(end, y, &format!(" → {total}"), Role::Text);
        }
    }

    /// Each seat's last turn on its own line.
    fn draw_last_turns(
        &self,
        plan: &Plan,
        columns: Columns,
        brush: Brush<'_>,
        turns: &[Turn],
        pen: &mut Pen<'_>,
    ) {
        let area = plan.below.seats;
        let x = area.x + columns.turns;
        let space = usize::from(area.right().saturating_sub(x));
        for index in 0..self.view.seats.len().min(Seat::MOST) {
            let of = TurnLine::Of(Seat::at(index));
            let Some(turn) = turns.iter().rev().find(|turn| turn.line == of) else { continue };
            let text = brief(&turn.text, space, brush);
            let y = area.y + u16::try_from(index).unwrap_or(0);
            pen.put(x, y, &text, Role::Text);
        }
    }

    /// The last turns, the newest on top; those before one's own are quiet.
    fn draw_turns(
        &self,
        plan: &Plan,
        columns: Columns,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) {
        let (from, to) = (plan.below.seats.y, plan.below.acts.y);
        let x = plan.area.x + columns.turns;
        let space = usize::from(plan.area.right().saturating_sub(x));
        let names = if plan.wide >= Class::Large { 10 } else { 6 };
        let turns = panels.turns().iter().rev().filter(|turn| !turn.text.is_empty());
        for ((y, turn), number) in (from..to).zip(turns).zip(0..) {
            let role = if number < self.view.seats.len() { Role::Text } else { Role::Quiet };
            match turn.line {
                TurnLine::Of(seat) => {
                    let shape = pen.signs().seat(seat.index(), true);
                    pen.put(x, y, shape, Role::Cool(seat.index()));
                    pen.put(x + 2, y, &shortened(&panels.called(seat), names), role);
                    let told = usize::from(x) + names + 3;
                    let text = brief(&turn.text, space.saturating_sub(names + 3), brush);
                    pen.put(u16::try_from(told).unwrap_or(u16::MAX), y, &text, role);
                }
                TurnLine::Heading | TurnLine::All => {
                    pen.put(x, y, &shortened(&turn.text, space), Role::Quiet);
                }
            }
        }
    }

    /// What artefacts are worth, with every seat where it is: on one row, or on four.
    fn draw_track(&self, plan: &Plan, brush: Brush<'_>, pen: &mut Pen<'_>) {
        let area = plan.below.track;
        let course = self.rules.course(&self.view.options);
        let held = |side: &SeatView| {
            let held = usize::from(side.artefact_tokens) + usize::from(side.artefact_chips);
            held.min(course.track.len().saturating_sub(1))
        };
        if area.height == 0 {
            return;
        }
        let room = Columns::of(plan.area.width).turns.saturating_sub(2);
        if area.height < 5 {
            let mut x = pen.put(area.x + 1, area.y, "◈", Role::Text);
            for (count, points) in course.track.iter().enumerate() {
                x += 1;
                let there = (0..).zip(&self.view.seats).filter(|(_, side)| held(side) == count);
                let shapes: Vec<usize> = there.map(|(index, _)| index).collect();
                let text = points.to_string().replace('-', "−");
                let needed = columns(&text) + u16::try_from(shapes.len()).unwrap_or(0);
                if x + needed > area.x + room {
                    return;
                }
                for index in shapes {
                    x = pen.put(x, area.y, pen.look.signs.seat(index, true), Role::Cool(index));
                }
                x = pen.put(x, area.y, &text, gain((*points).into()));
            }
            return;
        }
        let title = say!(brush.words, "lc-head-track", expeditions = self.expeditions());
        pen.put(area.x + 1, area.y + 1, &title, Role::Title);
        let pitch =
            (room.saturating_sub(2) / u16::try_from(course.track.len()).unwrap_or(1)).min(7);
        let last = course.track.len().saturating_sub(1);
        for (count, points) in course.track.iter().enumerate() {
            let x = area.x + 2 + u16::try_from(count).unwrap_or(0) * pitch;
            let more = if count == last { "+" } else { "" };
            pen.put(x, area.y + 2, &format!("{count}{more}"), Role::Quiet);
            let points = i32::from(*points);
            pen.put(x, area.y + 3, &signed(points), gain(points));
            let there = (0..).zip(&self.view.seats).filter(|(_, side)| held(side) == count);
            let there: Vec<usize> = there.map(|(index, _)| index).collect();
            for (x, index) in (x..).zip(there) {
                pen.put(x, area.y + 4, pen.look.signs.seat(index, true), Role::Cool(index));
            }
        }
    }
}

/// A turn in so many cells: as it is, with letters for colours, or without what was taken.
fn brief(text: &str, space: usize, brush: Brush<'_>) -> String {
    if width_of(text) <= space {
        return text.to_owned();
    }
    let short = lettered(text, brush);
    if width_of(&short) <= space {
        return short;
    }
    let whole = short.rfind("; ").map(|at| &short[..at]);
    whole.filter(|whole| width_of(whole) <= space).map_or_else(|| cut(&short, space), str::to_owned)
}

/// Cards by the letter of their colour; letters alone are seats where only they can be shown.
fn lettered(text: &str, brush: Brush<'_>) -> String {
    let words: &Words = brush.words;
    Colour::ALL.into_iter().fold(text.to_owned(), |text, colour| {
        let letter = match brush.look.signs {
            Signs::Unicode => say!(words, "lc-colour-letter", colour = colour.name()),
            Signs::Ascii => cut(&phrase::colour(colour, words), 3) + " ",
        };
        let name = phrase::card_colour(colour, words);
        text.replace(&name, &letter)
    })
}
