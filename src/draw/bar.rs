//! Bars: so many cells of one thing after the other, as thick as their place is high.

use super::text::put;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A part of a bar: its cells, what they are filled with, and how they look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part<'a> {
    /// How many cells it takes.
    pub cells: u16,
    /// What fills each of them; one cell wide.
    pub sign: &'a str,
    /// How it looks.
    pub style: Style,
}

/// Draws the parts one after the other from the left of their place, in each of its rows and no
/// further than its right edge; says in which column they end.
pub fn draw_bar(parts: &[Part<'_>], place: Rect, buffer: &mut Buffer) -> u16 {
    let mut x = place.x;
    for part in parts {
        let cells = part.cells.min(place.right().saturating_sub(x));
        let filled = part.sign.repeat(cells.into());
        for y in place.y..place.bottom() {
            put(buffer, place, x, y, &filled, part.style);
        }
        x += cells;
    }
    x
}

/// The cells that an amount takes where so much is as wide as the place. What is there has a cell.
pub fn cells(amount: u32, most: u32, width: u16) -> u16 {
    if most == 0 || amount == 0 {
        return 0;
    }
    let cells = u64::from(amount.min(most)) * u64::from(width) / u64::from(most);
    u16::try_from(cells).unwrap_or(width).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other_and_stay_in_their_place() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 3));
        let part = |cells, sign| Part { cells, sign, style: Style::new() };
        let place = Rect::new(1, 1, 6, 2);
        assert_eq!(draw_bar(&[part(2, "#"), part(0, "x"), part(1, "=")], place, &mut buffer), 4);
        let rows = |buffer: &Buffer| -> Vec<String> {
            let rows = buffer.content.chunks(8);
            rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect()).collect()
        };
        assert_eq!(rows(&buffer), ["        ", " ##=    ", " ##=    "]);
        assert_eq!(draw_bar(&[part(90, "#")], place, &mut buffer), 7);
        assert_eq!(rows(&buffer)[1], " ###### ");
    }

    #[test]
    fn amounts_share_the_width() {
        assert_eq!(
            [0, 1, 50, 99, 100, 200].map(|amount| cells(amount, 100, 10)),
            [0, 1, 5, 9, 10, 10]
        );
        assert_eq!(cells(3, 0, 10), 0);
    }
}
