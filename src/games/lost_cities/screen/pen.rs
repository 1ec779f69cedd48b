//! Writes on the table: roles of its things, and its signs where only plain letters can be shown.

use crate::draw::board::Brush;
use crate::draw::text::{columns, put};
use crate::draw::theme::{Look, Paint, Role, Signs};
use crate::draw::tile;
use crate::games::lost_cities::card::Colour;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A path's colour.
pub(super) const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Yellow => Paint::Yellow,
        Colour::Blue => Paint::Blue,
        Colour::White => Paint::White,
        Colour::Green => Paint::Green,
        Colour::Red => Paint::Red,
    }
}

/// Its line and its bare cards.
pub(super) const fn line(colour: Colour) -> Role {
    Role::Light(paint(colour))
}

/// Its name and its tiles.
pub(super) const fn plate(colour: Colour) -> Role {
    Role::Flag(paint(colour))
}

/// What is lost, and what is won.
pub(super) const fn gain(points: i32) -> Role {
    match points {
        ..0 => Role::Light(Paint::Red),
        0 => Role::Text,
        _ => Role::Light(Paint::Green),
    }
}

/// A number with its sign.
pub(in crate::games::lost_cities) fn signed(points: i32) -> String {
    match points {
        ..0 => format!("−{}", points.unsigned_abs()),
        0 => "0".to_owned(),
        _ => format!("+{points}"),
    }
}

/// Writes in an area, with a look.
pub(super) struct Pen<'a> {
    pub area: Rect,
    pub look: Look,
    pub buffer: &'a mut Buffer,
}

impl<'a> Pen<'a> {
    pub fn new(area: Rect, brush: Brush<'_>, buffer: &'a mut Buffer) -> Self {
        Self { area, look: brush.look, buffer }
    }

    /// Writes a text; says where it ends.
    pub fn put(&mut self, x: u16, y: u16, text: &str, role: Role) -> u16 {
        self.put_styled(x, y, text, self.look.style(role))
    }

    pub fn put_styled(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let text = self.plain(text);
        put(self.buffer, self.area, x, y, &text, style);
        x.saturating_add(columns(&text))
    }

    /// A tile with a text in its middle.
    pub fn tile(&mut self, place: Rect, text: &str, role: Role) {
        let text = self.plain(text);
        tile::tile(self.buffer, self.area, place, &text, self.look.style(role));
    }

    /// The same as an outline.
    pub fn outline(&mut self, place: Rect, text: &str, role: Role) {
        let (signs, style) = (self.look.signs, self.look.style(role));
        tile::outline(self.buffer, self.area, place, text, signs, style);
    }

    pub fn signs(&self) -> Signs {
        self.look.signs
    }

    /// The signs of this table in plain letters, cell by cell.
    pub fn plain(&self, text: &str) -> String {
        if self.look.signs == Signs::Unicode {
            return text.to_owned();
        }
        let sign = |sign: char| match sign {
            '◈' => '$',
            '»' | '▸' | '→' => '>',
            '║' => '|',
            '━' => '=',
            '─' | '−' | '–' | '·' => '-',
            '•' => '*',
            '▐' => '[',
            '▌' => ']',
            '▮' => '#',
            '▯' | '…' => '.',
            '×' => 'x',
            '●' => 'A',
            '▲' => 'B',
            '■' => 'C',
            '◆' => 'D',
            other => other,
        };
        text.chars().map(sign).collect()
    }
}
