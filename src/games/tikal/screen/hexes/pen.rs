//! Writes signs on cells. Each frame writes thousands of them, so no text is made for any.

use super::signs::DIGITS;
use crate::draw::theme::{Look, Role};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Style};

/// A hand that writes on cells; what lies outside them is not written.
pub(super) struct Pen<'a> {
    buffer: &'a mut Buffer,
    /// Theme and signs.
    pub look: Look,
}

impl<'a> Pen<'a> {
    pub fn new(buffer: &'a mut Buffer, look: Look) -> Self {
        Self { buffer, look }
    }

    /// How a role looks.
    pub fn style(&self, role: Role) -> Style {
        self.look.style(role)
    }

    /// The cell there, if it is on the screen.
    pub fn cell(&mut self, (x, y): (u16, u16)) -> Option<&mut Cell> {
        self.buffer.cell_mut((x, y))
    }

    /// A sign on whatever ground there is, in this style and no other.
    pub fn put(&mut self, at: (u16, u16), sign: &str, style: Style) {
        let Some(cell) = self.cell(at) else { return };
        cell.set_symbol(sign);
        cell.fg = style.fg.unwrap_or(Color::Reset);
        if let Some(ground) = style.bg {
            cell.bg = ground;
        }
        cell.modifier = style.add_modifier;
    }

    /// Signs beside each other; says how many cells they took.
    pub fn put_all<'b>(
        &mut self,
        (x, y): (u16, u16),
        signs: impl IntoIterator<Item = &'b str>,
        style: Style,
    ) -> u16 {
        let mut end = x;
        for sign in signs {
            self.put((end, y), sign, style);
            end += 1;
        }
        end - x
    }

    /// A number; says how many cells it took.
    pub fn number(&mut self, at: (u16, u16), number: u16, style: Style) -> u16 {
        self.put_all(at, digits(number), style)
    }
}

/// The digits of a number; none of ours has four.
pub(super) fn digits(number: u16) -> impl Iterator<Item = &'static str> {
    [100, 10, 1].into_iter().filter(move |unit| number >= *unit || *unit == 1).map(move |unit| {
        let digit = usize::from(number / unit % 10);
        DIGITS[digit]
    })
}

/// The cells that a number takes.
pub(super) const fn width(number: u16) -> u16 {
    match number {
        0..10 => 1,
        10..100 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_wide_as_their_digits() {
        for number in [0, 7, 10, 42, 100, 999] {
            let text: String = digits(number).collect();
            assert_eq!(text, number.to_string());
            assert_eq!(text.len(), usize::from(width(number)));
        }
    }
}
