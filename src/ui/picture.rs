//! Screens without a terminal: drawn into memory, then told as text or as an SVG picture.

use super::app::App;
use crate::draw::text::width_of;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier};
use std::fmt::Write;

/// The screen as a terminal of this size would show it.
pub fn draw(app: &mut App, size: Size) -> Buffer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(size.width, size.height));
    let Ok(drawn) = terminal.draw(|frame| app.draw(frame));
    drawn.buffer.clone()
}

/// The signs of a screen, a line each, without the blanks at their ends.
pub fn text(screen: &Buffer) -> String {
    let mut text = String::new();
    for row in rows(screen) {
        let line: String = row.iter().map(|placed| placed.cell.symbol()).collect();
        text = text + line.trim_end() + "\n";
    }
    text
}

/// A cell that shows something, with the column it begins in and the columns it takes.
#[derive(Clone, Copy)]
struct Placed<'a> {
    cell: &'a Cell,
    column: usize,
    columns: usize,
}

/// The cells of each row; what a wide sign covers is not one of them.
fn rows(screen: &Buffer) -> impl Iterator<Item = Vec<Placed<'_>>> {
    screen.content.chunks(usize::from(screen.area.width).max(1)).map(|row| {
        let (mut placed, mut column) = (Vec::new(), 0);
        while let Some(cell) = row.get(column) {
            let columns = width_of(cell.symbol()).max(1);
            placed.push(Placed { cell, column, columns });
            column += columns;
        }
        placed
    })
}

/// A cell of the picture, in its own units. A line of text is as high as a cell, so that frames
/// close.
const CELL: (usize, usize) = (9, 18);
const FONT: usize = 15;
const BASELINE: usize = 14;
/// Free space on all sides.
const MARGIN: usize = 9;

/// What is not coloured otherwise.
const INK: Rgb = Rgb(0xdc, 0xd8, 0xcc);
const GROUND: Rgb = Rgb(0x17, 0x19, 0x1d);

/// The screen as a picture. Every run of one style stands at its own place and has its own
/// length, whatever font there is.
pub fn svg(screen: &Buffer, title: &str) -> String {
    let width = usize::from(screen.area.width) * CELL.0 + 2 * MARGIN;
    let height = usize::from(screen.area.height) * CELL.1 + 2 * MARGIN;
    let title = escaped(title);
    let mut grounds = String::new();
    let mut lines = String::new();
    let mut texts = String::new();
    for (row, cells) in rows(screen).enumerate() {
        let top = MARGIN + row * CELL.1;
        for run in cells.chunk_by(|one, next| Ink::of(one.cell) == Ink::of(next.cell)) {
            put_ground(run, top, &mut grounds);
            for run in run.chunk_by(|one, next| {
                is_letter(*one) && is_letter(*next) || one.cell.symbol() == next.cell.symbol()
            }) {
                match run.first().and_then(|first| arms(first.cell.symbol())) {
                    Some(arms) => put_lines(run, arms, top, &mut lines),
                    None => put_text(run, top, &mut texts),
                }
            }
        }
    }
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">
<title>{title}</title>
<rect width="{width}" height="{height}" rx="6" fill="{GROUND}"/>
<g shape-rendering="crispEdges">
{grounds}</g>
<g fill="none" shape-rendering="crispEdges">
{lines}</g>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="{FONT}">
{texts}</g>
</svg>
"#
    )
}

/// Where a run begins, and how long it is.
fn extent(run: &[Placed<'_>]) -> (usize, usize) {
    let x = MARGIN + run.first().map_or(0, |first| first.column) * CELL.0;
    (x, run.iter().map(|placed| placed.columns).sum::<usize>() * CELL.0)
}

fn put_ground(run: &[Placed<'_>], top: usize, grounds: &mut String) {
    let Some(ink) = run.first().map(|first| Ink::of(first.cell)) else { return };
    if ink.ground != GROUND {
        let ((x, width), height) = (extent(run), CELL.1);
        let (ground, y) = (ink.ground, top);
        let _ = writeln!(
            grounds,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{ground}"/>"#
        );
    }
}

fn put_text(run: &[Placed<'_>], top: usize, texts: &mut String) {
    let Some(ink) = run.first().map(|first| Ink::of(first.cell)) else { return };
    let text: String = run.iter().map(|placed| placed.cell.symbol()).collect();
    if text.trim().is_empty() && !ink.underlined {
        return;
    }
    let ((x, length), y) = (extent(run), top + BASELINE);
    let weight = if ink.bold { r#" font-weight="bold""# } else { "" };
    let line = if ink.underlined { r#" text-decoration="underline""# } else { "" };
    let (colour, text) = (ink.colour, escaped(&text));
    let _ = writeln!(
        texts,
        r#"<text x="{x}" y="{y}" textLength="{length}" lengthAdjust="spacingAndGlyphs" fill="{colour}"{weight}{line} xml:space="preserve">{text}</text>"#
    );
}

/// Which ways a sign of box drawing goes from its middle: left, right, up, down. Fonts leave gaps
/// between such signs, so they are drawn as lines.
fn arms(symbol: &str) -> Option<[bool; 4]> {
    let arms = match symbol {
        "─" => "lr",
        "│" => "ud",
        "╭" | "┌" => "rd",
        "╮" | "┐" => "ld",
        "╰" | "└" => "ru",
        "╯" | "┘" => "lu",
        "├" => "rud",
        "┤" => "lud",
        "┬" => "lrd",
        "┴" => "lru",
        "┼" => "lrud",
        _ => return None,
    };
    Some(['l', 'r', 'u', 'd'].map(|arm| arms.contains(arm)))
}

/// A run of one such sign: a line through all that goes left or right, and each one's way up or
/// down.
fn put_lines(
    run: &[Placed<'_>],
    [left, right, up, down]: [bool; 4],
    top: usize,
    lines: &mut String,
) {
    let Some(ink) = run.first().map(|first| Ink::of(first.cell)) else { return };
    let ((x, length), colour) = (extent(run), ink.colour);
    let (half_width, half_height) = (CELL.0 / 2, CELL.1 / 2);
    let middle = top + half_height;
    let mut way = String::new();
    if left || right {
        let from = if left { x } else { x + half_width };
        let to = x + length - if right { 0 } else { CELL.0 - half_width };
        let _ = write!(way, "M{from} {middle}H{to}");
    }
    if up || down {
        let from = if up { top } else { middle };
        let to = if down { top + CELL.1 } else { middle };
        for placed in run {
            let x = MARGIN + placed.column * CELL.0 + half_width;
            let _ = write!(way, "M{x} {from}V{to}");
        }
    }
    let _ = writeln!(lines, r#"<path d="{way}" stroke="{colour}"/>"#);
}

/// Letters are equally wide in a font for terminals; drawn signs may come from another one, so
/// each of those has a place of its own.
fn is_letter(placed: Placed<'_>) -> bool {
    let letter = |c: char| c.is_ascii() || c.is_alphabetic();
    placed.columns == 1 && placed.cell.symbol().chars().all(letter)
}

fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            // XML has no way to say them.
            c if c.is_control() => safe.push('\u{fffd}'),
            c => safe.push(c),
        }
    }
    safe
}

/// How a cell looks when nothing is left to the terminal.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ink {
    colour: Rgb,
    ground: Rgb,
    bold: bool,
    underlined: bool,
}

impl Ink {
    fn of(cell: &Cell) -> Self {
        let has = |modifier| cell.modifier.contains(modifier);
        let mut colour = Rgb::of(cell.fg).unwrap_or(INK);
        let mut ground = Rgb::of(cell.bg).unwrap_or(GROUND);
        if has(Modifier::DIM) {
            colour = colour.towards(ground);
        }
        if has(Modifier::REVERSED) {
            (colour, ground) = (ground, colour);
        }
        let (bold, underlined) = (has(Modifier::BOLD), has(Modifier::UNDERLINED));
        Self { colour, ground, bold, underlined }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Rgb(u8, u8, u8);

impl Rgb {
    /// None is the terminal's own.
    fn of(colour: Color) -> Option<Self> {
        let named = |index: usize| Some(NAMED[index]);
        match colour {
            Color::Reset => None,
            Color::Black => named(0),
            Color::Red => named(1),
            Color::Green => named(2),
            Color::Yellow => named(3),
            Color::Blue => named(4),
            Color::Magenta => named(5),
            Color::Cyan => named(6),
            Color::Gray => named(7),
            Color::DarkGray => named(8),
            Color::LightRed => named(9),
            Color::LightGreen => named(10),
            Color::LightYellow => named(11),
            Color::LightBlue => named(12),
            Color::LightMagenta => named(13),
            Color::LightCyan => named(14),
            Color::White => named(15),
            Color::Rgb(red, green, blue) => Some(Self(red, green, blue)),
            Color::Indexed(index) => Some(Self::indexed(index)),
        }
    }

    /// The 256 colours: sixteen with names, a cube of six by six by six, and greys.
    fn indexed(index: u8) -> Self {
        const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
        match index {
            0..16 => NAMED[usize::from(index)],
            16..232 => {
                let [red, green, blue] = [36, 6, 1].map(|by| usize::from((index - 16) / by % 6));
                Self(STEPS[red], STEPS[green], STEPS[blue])
            }
            232.. => {
                let grey = 8 + 10 * (index - 232);
                Self(grey, grey, grey)
            }
        }
    }

    /// A third of the way to another colour.
    fn towards(self, other: Self) -> Self {
        let mixed = |a: u8, b: u8| u8::try_from((2 * u16::from(a) + u16::from(b)) / 3).unwrap_or(a);
        Self(mixed(self.0, other.0), mixed(self.1, other.1), mixed(self.2, other.2))
    }
}

impl std::fmt::Display for Rgb {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// The sixteen colours with names, in the terminals' order.
const NAMED: [Rgb; 16] = [
    Rgb(0x2a, 0x2d, 0x33),
    Rgb(0xc9, 0x4f, 0x4f),
    Rgb(0x5f, 0xa8, 0x5f),
    Rgb(0xc9, 0xa2, 0x3f),
    Rgb(0x4f, 0x7f, 0xcf),
    Rgb(0xa8, 0x6f, 0xc0),
    Rgb(0x4f, 0xa8, 0xa8),
    Rgb(0xb8, 0xb4, 0xa8),
    Rgb(0x74, 0x72, 0x6c),
    Rgb(0xee, 0x70, 0x68),
    Rgb(0x8f, 0xd0, 0x7a),
    Rgb(0xf2, 0xd0, 0x68),
    Rgb(0x7f, 0xae, 0xf0),
    Rgb(0xd0, 0x98, 0xe4),
    Rgb(0x7f, 0xdc, 0xd8),
    Rgb(0xf2, 0xee, 0xe4),
];

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Style;

    #[test]
    fn wide_signs_take_their_columns_once() {
        let mut screen = Buffer::empty(ratatui::layout::Rect::new(0, 0, 6, 2));
        screen.set_string(0, 0, "王a<b", Style::new().add_modifier(Modifier::REVERSED));
        assert_eq!(text(&screen), "王a<b\n\n");
        let picture = svg(&screen, "a & b");
        assert!(picture.contains("<title>a &amp; b</title>"), "{picture}");
        assert!(picture.contains(r#"x="27" y="23" textLength="27""#), "{picture}");
        assert!(picture.contains(">a&lt;b</text>"), "{picture}");
        assert!(picture.contains(r#"<rect x="9" y="9" width="45""#), "{picture}");
    }

    #[test]
    fn the_256_colours() {
        assert_eq!(Rgb::indexed(208), Rgb(255, 135, 0));
        assert_eq!(Rgb::indexed(255), Rgb(238, 238, 238));
        assert_eq!(Rgb::indexed(9), NAMED[9]);
        assert_eq!(Rgb(255, 0, 0).to_string(), "#ff0000");
    }
}
