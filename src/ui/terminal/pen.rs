//! Cells as few bytes: short gaps are written again rather than jumped over, and a change of style
//! is one sequence.

use std::io::Write as _;

use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Rect, Size},
    style::{Color, Modifier},
};
use unicode_width::UnicodeWidthStr;

/// A gap that costs no more than the jump over it.
const SHORT: usize = 5;
/// As many rows down take fewer bytes as line feeds.
const FEED: u16 = 4;
/// So few changes that it pays to look for the best order.
const FEW: usize = 40;
/// As many side by side are tried in another place of that order.
const TOGETHER: usize = 4;
/// What shows on a space too.
const ON_SPACES: Modifier =
    Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

/// What is on the screen, and how to write on it.
#[derive(Default)]
pub struct Pen {
    shown: Buffer,
}

/// How a cell looks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Ink {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

/// Cells side by side that are written with one ink.
struct Run {
    x: u16,
    y: u16,
    end: u16,
    ink: Ink,
    /// Nothing but spaces, so that other inks do as well.
    blank: bool,
    text: String,
}

impl Pen {
    /// The screen is empty, or of another size.
    pub fn forget(&mut self) {
        self.shown = Buffer::default();
    }

    /// Writes these cells. Before and after, the terminal's own style is on.
    pub fn draw<'a>(
        &mut self,
        cells: impl Iterator<Item = (u16, u16, &'a Cell)>,
        size: Size,
        out: &mut Vec<u8>,
    ) {
        let area = Rect::new(0, 0, size.width, size.height);
        if self.shown.area != area {
            self.shown = Buffer::empty(area);
        }
        let mut runs: Vec<Run> = Vec::new();
        for (x, y, cell) in cells {
            if let Some(run) = runs.last_mut().filter(|run| run.y == y && run.end < x) {
                let gap = (run.end..x).filter_map(|x| self.shown.cell((x, y)));
                let fits = |cell: &Cell| cell.symbol().width() == 1 && run.ink.does_for(cell);
                let bytes: usize = gap.clone().map(|cell| cell.symbol().len()).sum();
                if bytes <= SHORT && gap.clone().all(fits) {
                    let gap: Vec<&Cell> = gap.collect();
                    for cell in gap {
                        run.push(cell);
                    }
                }
            }
            match runs.last_mut() {
                Some(run) if (run.end, run.y) == (x, y) && run.takes(cell) => run.push(cell),
                _ => runs.push(Run::new(x, y, cell)),
            }
            if let Some(known) = self.shown.cell_mut((x, y)) {
                known.clone_from(cell);
            }
        }
        let mut bytes = encoded(&runs, size);
        if runs.len() <= FEW {
            // The same ink together.
            let inks: Vec<Ink> = runs.iter().map(|run| run.ink).collect();
            runs.sort_by_key(|run| inks.iter().position(|ink| *ink == run.ink));
            let sorted = encoded(&runs, size);
            if sorted.len() < bytes.len() {
                bytes = sorted;
            }
            let best = encoded(&in_best_order(runs, size), size);
            if best.len() < bytes.len() {
                bytes = best;
            }
        }
        out.extend_from_slice(&bytes);
    }
}

impl Run {
    fn new(x: u16, y: u16, cell: &Cell) -> Self {
        let ink = Ink::of(cell);
        let mut run = Self { x, y, end: x, ink, blank: true, text: String::new() };
        run.push(cell);
        run
    }

    /// Where the terminal stands once it is written; behind the last column terminals differ.
    fn leaves_at(&self, size: Size) -> Option<(u16, u16)> {
        (self.end < size.width).then_some((self.end, self.y))
    }

    fn takes(&self, cell: &Cell) -> bool {
        self.ink.does_for(cell) || self.blank && Ink::of(cell).does_for_space(self.ink)
    }

    fn push(&mut self, cell: &Cell) {
        if self.blank && cell.symbol() != " " {
            self.ink = Ink::of(cell);
            self.blank = false;
        }
        self.text += cell.symbol();
        self.end += u16::try_from(cell.symbol().width()).unwrap_or(1).max(1);
    }
}

/// Always that one next which takes the fewest bytes to get to and to begin; then a few of them
/// go elsewhere, as long as that saves any.
fn in_best_order(runs: Vec<Run>, size: Size) -> Vec<Run> {
    let links = Links::between(&runs, size);
    let mut order = Vec::with_capacity(runs.len());
    let mut left: Vec<usize> = (0..runs.len()).collect();
    let mut last = None;
    while let Some(at) = (0..left.len()).min_by_key(|at| links.bytes(last, Some(left[*at]))) {
        let next = left.remove(at);
        last = Some(next);
        order.push(next);
    }
    while moves_some(&mut order, &links) {}
    let mut runs: Vec<Option<Run>> = runs.into_iter().map(Some).collect();
    order.into_iter().filter_map(|index| runs[index].take()).collect()
}

/// Moves runs that follow one another to another place, if some move saves bytes.
fn moves_some(order: &mut [usize], links: &Links) -> bool {
    let at = |order: &[usize], index: usize| order.get(index).copied();
    let before = |order: &[usize], index: usize| index.checked_sub(1).map(|index| order[index]);
    for length in 1..=TOGETHER.min(order.len()) {
        for start in 0..=order.len() - length {
            let end = start + length;
            let (first, last) = (at(order, start), at(order, end - 1));
            let (left, right) = (before(order, start), at(order, end));
            let gone = links.bytes(left, first) + links.bytes(last, right);
            let closed = links.bytes(left, right);
            for to in (0..=order.len()).filter(|to| *to < start || *to > end) {
                let (left, right) = (before(order, to), at(order, to));
                let opened = links.bytes(left, first) + links.bytes(last, right);
                if closed + opened < gone + links.bytes(left, right) {
                    let (low, middle, high) =
                        if to < start { (to, start, end) } else { (start, end, to) };
                    order[low..high].rotate_left(middle - low);
                    return true;
                }
            }
        }
    }
    false
}

/// How many bytes it takes from the end of each run to the beginning of each other; before the
/// first and behind the last is the terminal's own style.
struct Links {
    bytes: Vec<usize>,
    runs: usize,
}

impl Links {
    fn between(runs: &[Run], size: Size) -> Self {
        let all = || runs.iter().map(Some).chain([None]);
        let mut spare = Vec::new();
        let mut bytes = |from: Option<&Run>, to: Option<&Run>| {
            spare.clear();
            let mut ink = from.map_or(Ink::default(), |run| run.ink);
            match to {
                Some(to) => {
                    jump(from.and_then(|run| run.leaves_at(size)), (to.x, to.y), &mut spare);
                    if !(to.blank && ink.does_for_space(to.ink)) {
                        to.ink.change(&mut ink, &mut spare);
                    }
                }
                None => Ink::default().change(&mut ink, &mut spare),
            }
            spare.len()
        };
        let pairs = all().flat_map(|from| all().map(move |to| (from, to)));
        Self { bytes: pairs.map(|(from, to)| bytes(from, to)).collect(), runs: runs.len() }
    }

    fn bytes(&self, from: Option<usize>, to: Option<usize>) -> usize {
        let (from, to) = (from.unwrap_or(self.runs), to.unwrap_or(self.runs));
        self.bytes[from * (self.runs + 1) + to]
    }
}

fn encoded(runs: &[Run], size: Size) -> Vec<u8> {
    let mut out = Vec::new();
    let mut ink = Ink::default();
    let mut at = None;
    for run in runs {
        jump(at, (run.x, run.y), &mut out);
        if !(run.blank && ink.does_for_space(run.ink)) {
            run.ink.change(&mut ink, &mut out);
        }
        out.extend_from_slice(run.text.as_bytes());
        at = run.leaves_at(size);
    }
    Ink::default().change(&mut ink, &mut out);
    out
}

/// From there to here, the shortest way: along the row, a few rows up or down, or straight there.
fn jump(from: Option<(u16, u16)>, (x, y): (u16, u16), out: &mut Vec<u8>) {
    let straight = format!("\x1b[{};{}H", y + 1, x + 1);
    let Some((at, row)) = from else {
        out.extend_from_slice(straight.as_bytes());
        return;
    };
    let along = match (x.checked_sub(at), at.saturating_sub(x)) {
        (Some(0), _) => String::new(),
        (Some(1), _) => "\x1b[C".to_owned(),
        (Some(right), _) => format!("\x1b[{right}C"),
        (None, left @ 1..=3) => "\x08".repeat(left.into()),
        (None, left) => format!("\x1b[{left}D"),
    };
    // A line feed stays in its column: the terminal does nothing of its own. Where it shows some
    // sign wider than we think the whole board is askew anyway: that is what plain signs are for.
    let rows = match (y.checked_sub(row), row.saturating_sub(y)) {
        (Some(down @ 0..=FEED), _) => "\n".repeat(down.into()),
        (Some(down), _) => format!("\x1b[{down}B"),
        (None, 1) => "\x1b[A".to_owned(),
        (None, up) => format!("\x1b[{up}A"),
    };
    let steps = format!("{rows}{along}");
    out.extend_from_slice(if steps.len() < straight.len() { &steps } else { &straight }.as_bytes());
}

impl Ink {
    fn of(cell: &Cell) -> Self {
        Self { fg: cell.fg, bg: cell.bg, modifier: cell.modifier }
    }

    /// Whether a cell written with this ink looks as it should.
    fn does_for(self, cell: &Cell) -> bool {
        let own = Self::of(cell);
        self == own || cell.symbol() == " " && self.does_for_space(own)
    }

    /// Whether a space of another ink can be written with this one.
    fn does_for_space(self, other: Self) -> bool {
        self.bg == other.bg && !(self.modifier | other.modifier).intersects(ON_SPACES)
    }

    /// Goes over to this one.
    fn change(self, from: &mut Self, out: &mut Vec<u8>) {
        let mut before = std::mem::replace(from, self);
        if self == before {
            return;
        }
        if self == Self::default() {
            out.extend_from_slice(b"\x1b[m");
            return;
        }
        let mut codes = Vec::new();
        if !self.modifier.contains(before.modifier) {
            codes.push("0".to_owned());
            before = Self::default();
        }
        let fresh = self.modifier - before.modifier;
        codes.extend((1..).zip(MODIFIERS).filter(|(_, m)| fresh.contains(*m)).map(|(code, _)| {
            let code: u8 = code;
            code.to_string()
        }));
        if self.fg != before.fg {
            codes.push(colour(self.fg, 30));
        }
        if self.bg != before.bg {
            codes.push(colour(self.bg, 40));
        }
        push(out, format_args!("\x1b[{}m", codes.join(";")));
    }
}

/// In the order of their codes, from 1.
const MODIFIERS: [Modifier; 9] = [
    Modifier::BOLD,
    Modifier::DIM,
    Modifier::ITALIC,
    Modifier::UNDERLINED,
    Modifier::SLOW_BLINK,
    Modifier::RAPID_BLINK,
    Modifier::REVERSED,
    Modifier::HIDDEN,
    Modifier::CROSSED_OUT,
];

/// The code of a colour; `base` is 30 for letters, 40 for what is behind them.
fn colour(colour: Color, base: u8) -> String {
    let code = match colour {
        Color::Reset => 9,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 60,
        Color::LightRed => 61,
        Color::LightGreen => 62,
        Color::LightYellow => 63,
        Color::LightBlue => 64,
        Color::LightMagenta => 65,
        Color::LightCyan => 66,
        Color::White => 67,
        Color::Indexed(index) => return format!("{};5;{index}", base + 8),
        Color::Rgb(red, green, blue) => return format!("{};2;{red};{green};{blue}", base + 8),
    };
    (base + code).to_string()
}

fn push(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("memory takes all");
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Style;
    use std::num::NonZero;

    fn written(pen: &mut Pen, cells: &[(u16, u16, &str, Style)]) -> String {
        let cells = cells.iter().map(|(x, y, symbol, style)| {
            let mut cell = Cell::default();
            cell.set_symbol(symbol).set_style(*style);
            (*x, *y, cell)
        });
        let cells: Vec<_> = cells.collect();
        let mut out = Vec::new();
        let size = Size::new(80, 24);
        pen.draw(cells.iter().map(|(x, y, cell)| (*x, *y, cell)), size, &mut out);
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn short_gaps_are_written_and_long_ones_jumped() {
        let mut pen = Pen::default();
        let plain = Style::new();
        let text = [(0, 0, "a", plain), (1, 0, "b", plain), (2, 0, "c", plain)];
        assert_eq!(written(&mut pen, &text), "\x1b[1;1Habc");
        assert_eq!(written(&mut pen, &[(0, 0, "x", plain), (2, 0, "y", plain)]), "\x1b[1;1Hxby");
        let far = [(0, 0, "a", plain), (40, 0, "b", plain), (3, 1, "c", plain)];
        assert_eq!(written(&mut pen, &far), "\x1b[1;1Ha\x1b[39Cb\x1b[2;4Hc");
    }

    #[test]
    fn a_style_is_one_sequence_and_ends() {
        let mut pen = Pen::default();
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let red = bold.fg(Color::LightRed);
        let text = [(0, 0, "a", bold), (1, 0, "b", red), (2, 0, "c", Style::new().fg(Color::Red))];
        assert_eq!(written(&mut pen, &text), "\x1b[1;1H\x1b[1ma\x1b[91mb\x1b[0;31mc\x1b[m");
    }

    /// Whatever the order, the screen is what was to be drawn.
    #[test]
    fn every_order_draws_the_same() {
        let mut chance = crate::engine::Swift(3);
        for (columns, rows) in [(80, 24), (200, 120)] {
            let lines = |count: u16| NonZero::new(count).unwrap();
            let mut terminal = vt100::Parser::new(lines(rows), lines(columns), 0);
            let (mut pen, size) = (Pen::default(), Size::new(columns, rows));
            for _ in 0..200 {
                use crate::engine::Chance as _;
                let mut place = |of: u16| u16::try_from(chance.index(of.into())).unwrap();
                let mut cells: Vec<(u16, u16)> =
                    (0..30).map(|_| (place(columns), place(rows))).collect();
                cells.sort_by_key(|(x, y)| (*y, *x));
                cells.dedup();
                let colours = [Color::Reset, Color::Red, Color::Indexed(208), Color::LightBlue];
                let cells = cells.into_iter().map(|at| {
                    let mut cell = Cell::default();
                    cell.set_symbol(["a", "╲", " ", "Ж"][usize::from(place(4))]);
                    cell.fg = colours[usize::from(place(4))];
                    (at, cell)
                });
                let cells: Vec<_> = cells.collect();
                let mut out = Vec::new();
                pen.draw(cells.iter().map(|((x, y), cell)| (*x, *y, cell)), size, &mut out);
                terminal.process(&out);
                for ((x, y), cell) in cells {
                    let shown = terminal.screen().cell(y, x).unwrap();
                    let symbol = if shown.contents().is_empty() { " " } else { shown.contents() };
                    assert_eq!(symbol, cell.symbol(), "at {x}, {y}");
                    let fg = match shown.fgcolor() {
                        vt100::Color::Default => Color::Reset,
                        vt100::Color::Idx(1) => Color::Red,
                        vt100::Color::Idx(12) => Color::LightBlue,
                        vt100::Color::Idx(index) => Color::Indexed(index),
                        vt100::Color::Rgb(..) => unreachable!("none was drawn"),
                    };
                    assert!(symbol == " " || fg == cell.fg, "{fg:?} at {x}, {y}");
                }
            }
        }
    }

    #[test]
    fn a_gap_with_a_wide_letter_is_jumped_over() {
        let mut pen = Pen::default();
        let plain = Style::new();
        let wide = [(0, 0, "a", plain), (1, 0, "王", plain), (3, 0, "b", plain)];
        assert_eq!(written(&mut pen, &wide), "\x1b[1;1Ha王b");
        let around = [(0, 0, "x", plain), (3, 0, "y", plain)];
        assert_eq!(written(&mut pen, &around), "\x1b[1;1Hx\x1b[2Cy");
        assert_eq!(
            written(&mut pen, &[(79, 0, "e", plain), (0, 1, "f", plain)]),
            "\x1b[1;80He\x1b[2;1Hf"
        );
    }
}
