//! Tiles: cards, tokens and plates as small areas of one colour with a text in the middle, and
//! cards that are there and cannot be used as outlines.

use super::text::{columns, put};
use super::theme::Signs;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Fills a place with its style.
pub fn fill(buffer: &mut Buffer, area: Rect, place: Rect, style: Style) {
    let blank = " ".repeat(place.width.into());
    for y in place.y..place.bottom() {
        put(buffer, area, place.x, y, &blank, style);
    }
}

/// Writes a text in the middle of a place.
pub fn centre(buffer: &mut Buffer, area: Rect, place: Rect, text: &str, style: Style) {
    let x = place.x + place.width.saturating_sub(columns(text)) / 2;
    let y = place.y + place.height.saturating_sub(1) / 2;
    put(buffer, area.intersection(place), x, y, text, style);
}

/// A tile with a text in its middle.
pub fn tile(buffer: &mut Buffer, area: Rect, place: Rect, text: &str, style: Style) {
    fill(buffer, area, place, style);
    centre(buffer, area, place, text, style);
}

/// The outline of a tile, with a text in its middle.
pub fn outline(
    buffer: &mut Buffer,
    area: Rect,
    place: Rect,
    text: &str,
    signs: Signs,
    style: Style,
) {
    if place.width < 2 || place.height < 2 {
        return centre(buffer, area, place, text, style);
    }
    let line = signs.pick("─", "-").repeat(usize::from(place.width - 2));
    let corners = match signs {
        Signs::Unicode => ["┌", "┐", "└", "┘"],
        Signs::Ascii => ["+"; 4],
    };
    let (left, right, foot) = (place.x, place.right() - 1, place.bottom() - 1);
    put(buffer, area, left, place.y, &format!("{}{line}{}", corners[0], corners[1]), style);
    for y in place.y + 1..foot {
        put(buffer, area, left, y, signs.pick("│", "|"), style);
        put(buffer, area, right, y, signs.pick("│", "|"), style);
    }
    put(buffer, area, left, foot, &format!("{}{line}{}", corners[2], corners[3]), style);
    let inner = Rect { x: left + 1, width: place.width - 2, ..place };
    centre(buffer, area, inner, text, style);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(draw: impl Fn(&mut Buffer, Rect)) -> Vec<String> {
        let area = Rect::new(0, 0, 7, 4);
        let mut buffer = Buffer::empty(area);
        draw(&mut buffer, area);
        let line = |cells: &[ratatui::buffer::Cell]| {
            cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>()
        };
        buffer.content.chunks(7).map(line).collect()
    }

    #[test]
    fn tiles_stay_in_their_place() {
        let place = Rect::new(1, 0, 5, 3);
        let solid = drawn(|buffer, area| tile(buffer, area, place, "10", Style::new()));
        assert_eq!(solid, ["       ", "  10   ", "       ", "       "]);
        let hollow =
            drawn(|buffer, area| outline(buffer, area, place, "7", Signs::Unicode, Style::new()));
        assert_eq!(hollow, [" ┌───┐ ", " │ 7 │ ", " └───┘ ", "       "]);
        let outside = Rect::new(5, 3, 9, 9);
        let cut =
            drawn(|buffer, area| outline(buffer, area, outside, "", Signs::Ascii, Style::new()));
        assert_eq!(cut[3], "     +-");
    }
}
