//! What each cell of the map shows, before it comes onto the screen.

use super::super::chart::{At, Bit, Class, Slope};
use super::World;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use ratatui::style::{Color, Modifier, Style};

/// What lines a cell belongs to: the strongest of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub(super) enum Strength {
    #[default]
    None,
    /// Nobody has taken it.
    Free,
    /// An expedition may take it now.
    Open,
    /// An arrow lies on it.
    Taken,
    /// It leads to where one looks.
    Way,
}

/// What stands in a cell and may not be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Kept {
    #[default]
    No,
    /// The head or the letter of an arrow.
    Head,
    /// A point with its brackets and letters.
    Point,
    Tag,
    Name,
}

#[derive(Clone, Copy)]
pub(super) struct Cell {
    pub strength: Strength,
    pub kept: Kept,
    /// Braille.
    dots: u8,
    sign: Option<char>,
    style: Style,
}

const EMPTY: Cell =
    Cell { strength: Strength::None, kept: Kept::No, dots: 0, sign: None, style: Style::new() };

pub(super) struct Sheet {
    size: Size,
    cells: Vec<Cell>,
}

impl Sheet {
    pub fn new(size: Size) -> Self {
        Self { size, cells: vec![EMPTY; usize::from(size.width) * usize::from(size.height)] }
    }

    fn index(&self, (x, y): At) -> Option<usize> {
        let within =
            |at: i32, length: u16| usize::try_from(at).ok().filter(|at| *at < length.into());
        Some(
            within(y, self.size.height)? * usize::from(self.size.width)
                + within(x, self.size.width)?,
        )
    }

    pub fn at(&self, at: At) -> Option<&Cell> {
        self.cells.get(self.index(at)?)
    }

    fn at_mut(&mut self, at: At) -> Option<&mut Cell> {
        let index = self.index(at)?;
        self.cells.get_mut(index)
    }

    /// What may not be hidden there; nothing outside of the map.
    pub fn kept(&self, at: At) -> Option<Kept> {
        self.at(at).map(|cell| cell.kept)
    }

    /// A piece of a line; the strongest has the cell.
    pub fn line(
        &mut self,
        bit: &Bit,
        strength: Strength,
        dots: u8,
        sign: Option<char>,
        style: Style,
    ) {
        let Some(cell) = self.at_mut(bit.at) else { return };
        if cell.strength > strength || cell.kept != Kept::No {
            return;
        }
        let shared = if cell.strength == strength { cell.dots } else { 0 };
        (cell.strength, cell.dots) = (strength, shared | dots);
        (cell.sign, cell.style) = (sign, style);
    }

    /// Dots and signs give way to this.
    pub fn put(&mut self, at: At, sign: char, style: Style, kept: Kept) {
        let Some(cell) = self.at_mut(at) else { return };
        (cell.sign, cell.style, cell.kept) = (Some(sign), style, kept);
    }

    /// What stands in a cell.
    pub fn sign(&self, at: At) -> Option<char> {
        self.at(at).and_then(|cell| cell.sign)
    }

    /// A name stands there, or no longer.
    pub fn keep(&mut self, at: At, is_name: bool) {
        if let Some(cell) = self.at_mut(at) {
            cell.kept = if is_name { Kept::Name } else { Kept::No };
        }
    }

    /// Everything comes onto the screen.
    pub fn paint(&self, world: &World<'_>, buffer: &mut Buffer) {
        let ascii = world.ink.is_ascii();
        let stipple = (world.ink.stipples_land() && world.chart.class > Class::Small)
            .then(|| world.ink.free());
        let mut rest = self.cells.iter();
        for y in 0..self.size.height {
            for x in 0..self.size.width {
                let Some(cell) = rest.next() else { return };
                let is_land = world.chart.is_land((x.into(), y.into()));
                let (mut sign, mut style) = match (cell.sign, cell.dots) {
                    (Some(sign), _) => (sign, cell.style),
                    (None, 0) => (' ', Style::new()),
                    (None, dots) if !ascii => {
                        (char::from_u32(0x2800 + u32::from(dots)).unwrap_or(' '), cell.style)
                    }
                    (None, _) => (' ', Style::new()),
                };
                if let (' ', true, Some(stippled)) = (sign, is_land, stipple) {
                    (sign, style) = ('░', stippled);
                }
                // What lies outside is nobody's.
                let (column, row) =
                    (world.area.x.saturating_add(x), world.area.y.saturating_add(y));
                if x >= world.area.width || y >= world.area.height {
                    continue;
                }
                let Some(shown) = buffer.cell_mut((column, row)) else { continue };
                shown.set_char(sign);
                let style = grounded(style, world.ink.ground(is_land));
                shown.fg = style.fg.unwrap_or(Color::Reset);
                shown.bg = style.bg.unwrap_or(Color::Reset);
                shown.modifier = style.add_modifier;
            }
        }
    }
}

/// A style on a ground that has colours of its own.
pub(super) fn grounded(style: Style, ground: Option<(Color, Color)>) -> Style {
    let Some((behind, ink)) = ground else { return style };
    Style { bg: style.bg.or(Some(behind)), fg: style.fg.or(Some(ink)), ..style }
}

/// The sign of a line without Braille.
pub(super) const fn sign(slope: Slope) -> char {
    match slope {
        Slope::Flat => '-',
        Slope::Steep => '|',
        Slope::Rising => '/',
        Slope::Falling => '\\',
    }
}

/// What the cursor rests on, and what would go.
pub(super) fn reversed(style: Style) -> Style {
    style.add_modifier(Modifier::REVERSED | Modifier::BOLD)
}
