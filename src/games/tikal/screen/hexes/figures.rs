//! The figures of the seats inside a hex: each seat's whole, in seat order, as many in a row as
//! there is room for.

use super::pen::{self, Pen, digits};
use super::signs;
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::tikal::view::HexView;

/// One seat's figures on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Figures {
    seat: Seat,
    workers: u8,
    leader: bool,
}

impl Figures {
    /// Those of every seat that has some there.
    pub fn on(seen: &HexView) -> Vec<Self> {
        let each = seen.workers.iter().take(Seat::MOST).enumerate().map(|(index, &workers)| {
            let seat = Seat::at(index);
            Self { seat, workers, leader: seen.leaders.has(seat) }
        });
        each.filter(|figures| figures.workers > 0 || figures.leader).collect()
    }

    /// Their cells: the shape, how many workers, the leader.
    pub fn width(self) -> u16 {
        let workers = if self.workers > 0 { pen::width(self.workers.into()) } else { 0 };
        1 + workers + u16::from(self.leader)
    }

    fn draw(self, pen: &mut Pen<'_>, (x, y): (u16, u16)) {
        let (signs, style) = (pen.look.signs, pen.style(Role::Seat(self.seat.index())));
        let shape = signs.seat(self.seat.index(), true);
        let workers = digits(self.workers.into()).filter(|_| self.workers > 0);
        let leader = self.leader.then_some(signs::leader(signs));
        pen.put_all((x, y), [shape].into_iter().chain(workers).chain(leader), style);
    }
}

/// The cells of some figures in a row, with blanks between them.
fn row_width(figures: &[Figures], gap: u16) -> u16 {
    let cells: u16 = figures.iter().map(|each| each.width()).sum();
    let between = figures.len().saturating_sub(1);
    cells + gap * u16::try_from(between).unwrap_or(0)
}

/// How many of the first ones fit in a row.
fn fitting(figures: &[Figures], room: u16, gap: u16) -> usize {
    let fits = |count: &usize| row_width(&figures[..*count], gap) <= room;
    (0..=figures.len()).rev().find(fits).unwrap_or(0)
}

/// How figures share two rows, and whether the chip stands in the second of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sharing {
    /// How many seats stand in the first row, and how many in the second.
    pub seats: (usize, usize),
    /// Blanks between them.
    pub gap: u16,
    /// Whether the chip has room beside the second row.
    pub chip: bool,
}

impl Sharing {
    /// In the smallest hexes: two rows of this room, the first between two borders that may bear
    /// digits, with a chip of so many cells at the end of the second. Room is taken in this order:
    /// the blanks at the ends of the first row, the eastern one last, where a number would touch
    /// a digit; then the chip's; then seats are left out.
    pub fn close(figures: &[Figures], room: u16, chip: Option<u16>) -> Self {
        for beside in [true, false] {
            let taken = if beside { chip.unwrap_or(0) } else { 0 };
            for blanks in [2, 1, 0] {
                let first = fitting(figures, room.saturating_sub(blanks), 0);
                let rest = &figures[first..];
                if row_width(rest, 0) + taken <= room {
                    let seats = (first, rest.len());
                    return Self { seats, gap: 0, chip: beside && chip.is_some() };
                }
            }
        }
        let first = fitting(figures, room, 0);
        let second = fitting(&figures[first..], room.saturating_sub(1), 0);
        Self { seats: (first, second), gap: 0, chip: false }
    }

    /// In larger hexes: two rows of their own, with blanks between the seats and at the ends
    /// while there is room.
    pub fn loose(figures: &[Figures], (one, two): (u16, u16)) -> Self {
        let mut last = Self { seats: (0, 0), gap: 0, chip: false };
        for (gap, blanks) in [(1, 2), (1, 0), (0, 0)] {
            let first = fitting(figures, one.saturating_sub(blanks), gap);
            let second = fitting(&figures[first..], two.saturating_sub(blanks), gap);
            last = Self { seats: (first, second), gap, chip: false };
            if first + second == figures.len() {
                break;
            }
        }
        last
    }
}

/// Draws some figures in the middle of these cells, and a sign if others are left out.
pub(super) fn draw_row(
    pen: &mut Pen<'_>,
    figures: &[Figures],
    gap: u16,
    more: bool,
    ((x, y), room): ((u16, u16), u16),
) {
    let width = row_width(figures, gap) + u16::from(more);
    let mut x = x + room.saturating_sub(width) / 2;
    for each in figures {
        each.draw(pen, (x, y));
        x += each.width() + gap;
    }
    if more {
        pen.put((x, y), signs::more(pen.look.signs), pen.style(Role::Text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(each: &[(u8, bool)]) -> Vec<Figures> {
        let each = each.iter().enumerate();
        each.map(|(seat, &(workers, leader))| Figures { seat: Seat::at(seat), workers, leader })
            .collect()
    }

    /// Room, the figures as (workers, leader), the chip's cells; seats in each row, and whether
    /// the chip stands there.
    #[test]
    fn room_is_taken_in_an_order() {
        let shared = |each: &[(u8, bool)], chip| {
            let Sharing { seats, chip, .. } = Sharing::close(&figures(each), 6, chip);
            (seats, chip)
        };
        let (one, led) = ((1, false), (1, true));
        // Two seats, two rows, the ends of the first one blank.
        assert_eq!(shared(&[one, one], None), ((2, 0), false));
        assert_eq!(shared(&[one, one, one, one], None), ((2, 2), false));
        assert_eq!(shared(&[led, one], None), ((1, 1), false));
        // The ends.
        assert_eq!(shared(&[one, led, one, one], None), ((2, 2), false));
        assert_eq!(shared(&[led, led, led, led], None), ((2, 2), false));
        assert_eq!(shared(&[one, one, one, one], Some(2)), ((2, 2), true));
        // The chip.
        assert_eq!(shared(&[led, led, led, led], Some(2)), ((2, 2), false));
        // Who does not fit.
        assert_eq!(shared(&[(12, true), (12, true), one, one], None), ((1, 1), false));
        assert_eq!(shared(&[(12, true), one, one, one], None), ((1, 3), false));
    }

    #[test]
    fn larger_hexes_leave_blanks() {
        let led = figures(&[(1, true); 4]);
        assert_eq!(Sharing::loose(&led, (11, 11)).seats, (2, 2));
        assert_eq!(Sharing::loose(&led, (22, 20)).seats, (4, 0));
        let many = figures(&[(12, true); 4]);
        let sharing = Sharing::loose(&many, (8, 8));
        assert_eq!((sharing.seats, sharing.gap), ((2, 2), 0));
    }
}
