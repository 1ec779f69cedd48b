//! Dice drawn as dice: pips on a white side, in two sizes.

use super::text::put;
use super::theme::{Look, Role, Signs};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

/// How large a die is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Die {
    /// Five cells wide, three high.
    Small,
    /// Nine cells wide, five high.
    Large,
}

/// Where pips lie on a side: columns and rows from the left and from above, 0 to 2.
const PIPS: [&[(u16, u16)]; 6] = [
    &[(1, 1)],
    &[(0, 0), (2, 2)],
    &[(0, 0), (1, 1), (2, 2)],
    &[(0, 0), (2, 0), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (1, 1), (0, 2), (2, 2)],
    &[(0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)],
];

impl Die {
    /// The cells that it takes.
    pub const fn cells(self) -> Size {
        match self {
            Self::Small => Size::new(5, 3),
            Self::Large => Size::new(9, 5),
        }
    }

    /// Where the pips of this number are, from the corner of the die; none, if no die shows it.
    pub fn pips(self, number: u8) -> impl Iterator<Item = (u16, u16)> {
        let side = usize::from(number).checked_sub(1).and_then(|index| PIPS.get(index));
        let (first, step, above) = match self {
            Self::Small => (1, 1, 0),
            Self::Large => (2, 2, 1),
        };
        let there = side.copied().unwrap_or_default().iter();
        there.map(move |(column, row)| (first + step * column, above + row))
    }

    /// Draws it with this number on top, as far as it lies within the area. In plain letters its
    /// sides are bars: a white side alone may not be seen there.
    pub fn draw(self, number: u8, (x, y): (u16, u16), area: Rect, buffer: &mut Buffer, look: Look) {
        let Size { width, height } = self.cells();
        let plain = look.signs == Signs::Ascii;
        let style = look.style(if plain { Role::Title } else { Role::Pips });
        let row = if plain {
            format!("|{}|", " ".repeat(usize::from(width) - 2))
        } else {
            " ".repeat(width.into())
        };
        for row_y in y..y.saturating_add(height) {
            put(buffer, area, x, row_y, &row, style);
        }
        for (column, row) in self.pips(number) {
            put(buffer, area, x + column, y + row, look.signs.pick("●", "o"), style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::theme::Theme;

    fn drawn(die: Die, number: u8, signs: Signs) -> Vec<String> {
        let area = Rect::new(0, 0, 9, 5);
        let mut buffer = Buffer::empty(area);
        die.draw(number, (0, 0), area, &mut buffer, Look { theme: Theme::Mono, signs });
        let rows = buffer.content.chunks(9).take(die.cells().height.into());
        let text = |cells: &[ratatui::buffer::Cell]| {
            cells[..die.cells().width.into()].iter().map(ratatui::buffer::Cell::symbol).collect()
        };
        rows.map(text).collect()
    }

    #[test]
    fn every_side_has_its_pips() {
        for number in 0..=9 {
            for die in [Die::Small, Die::Large] {
                let shown = drawn(die, number, Signs::Unicode).concat();
                let pips = shown.chars().filter(|sign| *sign == '●').count();
                assert_eq!(pips, if number > 6 { 0 } else { number.into() }, "{shown}");
            }
        }
        assert_eq!(drawn(Die::Small, 2, Signs::Unicode), [" ●   ", "     ", "   ● "]);
        assert_eq!(drawn(Die::Small, 5, Signs::Ascii), ["|o o|", "| o |", "|o o|"]);
        let five = ["         ", "  ●   ●  ", "    ●    ", "  ●   ●  ", "         "];
        assert_eq!(drawn(Die::Large, 5, Signs::Unicode), five);
    }
}
