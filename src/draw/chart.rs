//! Lines over the course of a match: one for each seat, in dots of Braille, with marks at round
//! numbers.

use super::text::{columns, put, shortened};
use super::theme::{Look, Role, Signs};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::cmp::Reverse;

/// A seat's line.
pub struct Line {
    /// The seat's index.
    pub seat: usize,
    /// What stands at its end: a name.
    pub name: String,
    /// Its points after each decision, where they are known.
    pub points: Vec<Option<i32>>,
}

/// The numbers beside a chart, the axis included.
const NUMBERS: u16 = 7;
/// Names at the ends take so many cells at most.
const NAMES: usize = 16;
/// So many marks are enough to read it by.
const MARKS: std::ops::RangeInclusive<i32> = 3..=8;
/// Dots of a cell, across and down.
const DOTS: (usize, usize) = (2, 4);

/// What numbers a chart goes between, and the step of its marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scale {
    low: i32,
    high: i32,
    step: i32,
}

impl Scale {
    /// As far as it goes.
    const MOST: i32 = 100_000_000;

    /// Round numbers around these: the step of which rows are divided most evenly, and most of
    /// them are used.
    fn of(low: i32, high: i32, rows: u16) -> Self {
        // No game counts so far; a damaged save may.
        let (low, high) = (low.max(-Self::MOST), high.min(Self::MOST));
        let steps = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
        let around = |step: i32| {
            let low = low.div_euclid(step) * step;
            let high = high.saturating_add(step - 1).div_euclid(step) * step;
            Self { low, high: high.max(low + step), step }
        };
        let rows = i32::from(rows).max(2) - 1;
        let marks = |scale: &Self| (scale.high - scale.low) / scale.step;
        let fits = |scale: &Self| MARKS.contains(&marks(scale)) && marks(scale) <= rows;
        // Whole rows between marks, and as many of them as there are between the numbers.
        let used = |scale: &Self| {
            let rows = i64::from((rows / marks(scale)) * marks(scale));
            Reverse(rows * i64::from(high - low) * 100 / i64::from(scale.high - scale.low))
        };
        let known = steps.clone().map(around).filter(fits).min_by_key(used);
        known.unwrap_or_else(|| {
            let wide = steps.map(around).find(|scale| marks(scale) <= rows.min(8));
            wide.unwrap_or(Self { low, high: high.max(low + 1), step: high.max(low + 1) - low })
        })
    }

    /// How many dots above the lowest a number lies, of so many.
    fn dot(self, points: i32, dots: usize) -> usize {
        let up = i64::from(points.clamp(self.low, self.high) - self.low);
        let all = i64::from(self.high - self.low).max(1);
        let last = i64::try_from(dots.saturating_sub(1)).unwrap_or(0);
        usize::try_from((up * last + all / 2) / all).unwrap_or(0)
    }
}

/// A cell's dots, and the seats whose lines they are of.
#[derive(Clone, Copy, Default)]
struct Dots {
    dots: u8,
    seats: u8,
}

/// Draws the chart; later lines add their dots to those of earlier ones.
pub fn draw(lines: &[Line], look: Look, area: Rect, buffer: &mut Buffer) {
    let points = || lines.iter().flat_map(|line| line.points.iter().flatten().copied());
    let (Some(low), Some(high)) = (points().min(), points().max()) else { return };
    let names = lines.iter().map(|line| columns(&end(line, look))).max().unwrap_or(0);
    if low == high || area.height < 4 || area.width < NUMBERS + names + 12 {
        return;
    }
    let plot = Rect { x: area.x + NUMBERS, width: area.width - NUMBERS - names - 1, ..area };
    let scale = Scale::of(low.min(0), high.max(0), plot.height);
    draw_marks(scale, area, plot, look, buffer);
    let (across, down) = (usize::from(plot.width) * DOTS.0, usize::from(plot.height) * DOTS.1);
    let mut cells = vec![Dots::default(); usize::from(plot.width) * usize::from(plot.height)];
    for line in lines {
        let at = |x: usize| {
            let last = line.points.len().saturating_sub(1);
            let index = x * last / (across - 1).max(1);
            let known = line.points.get(..=index)?.iter().rev().flatten().next()?;
            Some(down - 1 - scale.dot(*known, down))
        };
        let mut before = at(0);
        for x in 0..across {
            let Some(y) = at(x) else { continue };
            let from = before.unwrap_or(y);
            for y in from.min(y)..=from.max(y) {
                let cell = &mut cells[y / DOTS.1 * usize::from(plot.width) + x / DOTS.0];
                cell.dots |= dot(x % DOTS.0, y % DOTS.1);
                cell.seats |= 1 << line.seat;
            }
            before = Some(y);
        }
    }
    for (index, cell) in cells.iter().enumerate().filter(|(_, cell)| cell.seats != 0) {
        let width = usize::from(plot.width);
        let (x, y) = (index % width, index / width);
        // Where lines share a cell its colours alternate along them.
        let seats: Vec<usize> = (0..8).filter(|seat| cell.seats & (1 << seat) != 0).collect();
        let seat = seats[(x + y) % seats.len()];
        let sign = match look.signs {
            Signs::Unicode => braille(cell.dots).to_string(),
            Signs::Ascii if x % 8 == 0 => look.signs.seat(seat, true).to_owned(),
            Signs::Ascii => ".".to_owned(),
        };
        let at = (plot.x + place(x), plot.y + place(y));
        put(buffer, plot, at.0, at.1, &sign, look.style(Role::Seat(seat)));
    }
    draw_ends(lines, scale, plot, names, look, buffer);
}

fn place(cells: usize) -> u16 {
    u16::try_from(cells).unwrap_or(u16::MAX)
}

/// The bit of a dot in a cell of Braille.
const fn dot(x: usize, y: usize) -> u8 {
    match (x, y) {
        (0, 3) => 0x40,
        (1, 3) => 0x80,
        (0, y) => 1 << y,
        (_, y) => 8 << y,
    }
}

fn braille(dots: u8) -> char {
    char::from_u32(0x2800 + u32::from(dots)).unwrap_or(' ')
}

/// Round numbers with a dotted line each; at zero, where there is less, the line is whole.
fn draw_marks(scale: Scale, area: Rect, plot: Rect, look: Look, buffer: &mut Buffer) {
    let rows = usize::from(plot.height);
    for y in plot.y..plot.bottom() {
        put(buffer, area, plot.x - 1, y, look.signs.pick("│", "|"), look.style(Role::Frame));
    }
    let mut mark = scale.low;
    while mark <= scale.high {
        let y = plot.y + place(rows - 1 - scale.dot(mark, rows));
        let text = format!("{mark:>5} ");
        put(buffer, area, area.x, y, &text, look.style(Role::Quiet));
        put(buffer, area, plot.x - 1, y, look.signs.pick("┤", "+"), look.style(Role::Frame));
        let whole = mark == 0 && scale.low < 0;
        for x in (plot.x..plot.right()).filter(|x| whole || (x - plot.x) % 2 == 1) {
            let sign = if whole { look.signs.pick("─", "-") } else { look.signs.pick("·", ".") };
            put(buffer, plot, x, y, sign, look.style(Role::Faint));
        }
        mark = mark.saturating_add(scale.step);
    }
}

/// What stands at a line's end: shape, name, points.
fn end(line: &Line, look: Look) -> String {
    let points = line.points.iter().rev().flatten().next();
    let points = points.map_or(String::new(), |points| format!(" {points}"));
    let name = shortened(&line.name, NAMES - 4);
    format!("{} {name}{points}", look.signs.seat(line.seat, true))
}

/// Names at the ends of lines, moved apart.
fn draw_ends(
    lines: &[Line],
    scale: Scale,
    plot: Rect,
    names: u16,
    look: Look,
    buffer: &mut Buffer,
) {
    let rows = usize::from(plot.height);
    let last = |line: &Line| line.points.iter().rev().flatten().next().copied().unwrap_or(0);
    let mut order: Vec<&Line> = lines.iter().collect();
    order.sort_by_key(|line| Reverse(last(line)));
    let mut taken: Vec<usize> = Vec::new();
    for line in order {
        let wanted = rows - 1 - scale.dot(last(line), rows);
        let below = taken.last().map_or(0, |row| row + 1);
        taken.push(wanted.max(below));
    }
    // What was pushed over the lower edge pushes the others up.
    let mut lowest = rows;
    for row in taken.iter_mut().rev() {
        lowest = lowest.saturating_sub(1);
        *row = (*row).min(lowest);
        lowest = *row;
    }
    let mut order: Vec<&Line> = lines.iter().collect();
    order.sort_by_key(|line| Reverse(last(line)));
    let area = Rect { x: plot.right() + 1, width: names, ..plot };
    for (line, row) in order.into_iter().zip(taken) {
        let style = look.style(Role::Seat(line.seat));
        put(buffer, area, area.x, plot.y + place(row), &end(line, look), style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::theme::Theme;

    #[test]
    fn marks_are_round_numbers() {
        let scale = |low, high, rows| {
            let scale = Scale::of(low, high, rows);
            (scale.low, scale.high, scale.step)
        };
        assert_eq!(scale(0, 16, 13), (0, 20, 5));
        assert_eq!(scale(-45, 285, 12), (-50, 300, 50));
        for (low, high, rows) in [(0, 7, 5), (-3, 2, 6), (0, 1_000_000, 30), (-Scale::MOST, 0, 9)] {
            let scale = Scale::of(low, high, rows);
            assert!(scale.low <= low && scale.high >= high, "{scale:?}");
            assert!((scale.high - scale.low) / scale.step < i32::from(rows), "{scale:?}");
        }
    }

    #[test]
    fn lines_begin_and_end_where_their_points_are() {
        let line = |seat, name: &str, points: &[i32]| Line {
            seat,
            name: name.to_owned(),
            points: points.iter().copied().map(Some).collect(),
        };
        let lines = [line(0, "Anna", &[0, 5, 20]), line(1, "Boris", &[0, 0, 20])];
        for (signs, first) in [(Signs::Unicode, "⡀"), (Signs::Ascii, "A")] {
            let area = Rect::new(0, 0, 60, 9);
            let mut buffer = Buffer::empty(area);
            let look = Look { theme: Theme::Plain, signs };
            draw(&lines, look, area, &mut buffer);
            let rows: Vec<String> = buffer
                .content
                .chunks(60)
                .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect())
                .collect();
            assert!(rows[0].contains("   20 ") && rows[0].contains("Anna 20"), "{rows:#?}");
            assert!(rows[1].contains("Boris 20"), "moved apart: {rows:#?}");
            assert!(rows[8].contains("    0 "), "{rows:#?}");
            let begins = buffer.cell((7, 8)).expect("a cell").symbol();
            assert!(begins == first || !begins.trim().is_empty(), "{begins}");
        }
    }

    #[test]
    fn no_size_and_no_points_are_too_small() {
        let points = [vec![], vec![None], vec![Some(3)], vec![Some(i32::MIN), Some(i32::MAX)]];
        for points in points {
            for (width, height) in [(0, 0), (10, 3), (40, 4), (200, 60)] {
                let area = Rect::new(0, 0, width, height);
                let mut buffer = Buffer::empty(area);
                let line = Line { seat: 5, name: "Анна".into(), points: points.clone() };
                draw(&[line], Look::default(), area, &mut buffer);
            }
        }
    }
}
