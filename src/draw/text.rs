//! Texts on cells: how wide they are, cut, broken into lines, and written without leaving their
//! place.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The cells that a text takes.
pub fn width_of(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}

/// The same as a number of columns.
pub fn columns(text: &str) -> u16 {
    u16::try_from(width_of(text)).unwrap_or(u16::MAX)
}

/// Writes a text, no further than the area's right edge and only within it.
pub fn put(buffer: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    let area = area.intersection(buffer.area);
    if y < area.top() || y >= area.bottom() || x < area.left() || x >= area.right() {
        return;
    }
    // In this style and no other: nothing shines through from what was there.
    let style = Style::reset().patch(style);
    buffer.set_stringn(x, y, text, usize::from(area.right() - x), style);
}

/// Writes what is told on the last line, and on those above it if it is long; says what it covers.
pub fn put_last(buffer: &mut Buffer, area: Rect, text: &str, style: Style) -> Rect {
    let lines = wrap(text, area.width.into());
    let first = area.bottom().saturating_sub(u16::try_from(lines.len()).unwrap_or(1));
    for (y, line) in (first..area.bottom()).zip(lines) {
        put(buffer, area, area.x, y, &line, style);
    }
    Rect { y: first, height: area.bottom() - first, ..area }
}

/// The text cut to so many cells.
pub fn cut(text: &str, width: usize) -> String {
    let mut cells = 0;
    let fits = |c: &char| {
        cells += unicode_width::UnicodeWidthChar::width(*c).unwrap_or(0);
        cells <= width
    };
    text.chars().take_while(fits).collect()
}

/// The text cut to so many cells, with a sign that there was more.
pub fn shortened(text: &str, width: usize) -> String {
    if width_of(text) <= width {
        return text.to_owned();
    }
    cut(text, width.saturating_sub(1)) + "…"
}

/// A text in lines of at most this width, broken between words.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        // What fits stays as it is, columns and all.
        if width_of(paragraph) <= width {
            lines.push(paragraph.to_owned());
            continue;
        }
        let indent: String = paragraph.chars().take_while(|c| *c == ' ').collect();
        let mut line = indent.clone();
        let mut empty = true;
        for word in paragraph.split_whitespace() {
            let gap = usize::from(!empty);
            if !empty && width_of(&line) + gap + width_of(word) > width {
                lines.push(std::mem::replace(&mut line, indent.clone()));
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line += word;
            empty = false;
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_wrapped_between_words() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("  раз два три", 9), ["  раз два", "  три"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(cut("王王王", 5), "王王");
    }
}
