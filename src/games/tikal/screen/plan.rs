//! How large the hexes are drawn on a screen, where each cell of theirs lies, and what room is
//! left beside and below the board.

use crate::games::tikal::hex::{COLUMNS, Hex, ROWS, Side};
use ratatui::layout::Rect;

/// Rows that a hex can take, the most first.
const PITCHES: [u16; 4] = [10, 8, 6, 4];
/// From here on hexes have room for more than what must be told.
pub(super) const ROOMY: u16 = 6;
/// The widths of a screen from which the seats get the wider column.
const WIDE: u16 = 100;
/// The least columns for what stands beside the board, on a narrow screen and on a wide one.
const BESIDE: (u16, u16) = (28, 36);
/// The least cells on the top of a hex: a temple with its owner.
const LEAST_TOP: u16 = 4;
/// The least rows below the board that are of use.
const LEAST_BELOW: u16 = 6;

/// Which pieces fit on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::tikal) struct Plan {
    /// Rows from a hex to the one below it; always even.
    pub pitch: u16,
    /// Columns from a hex to the next.
    pub width: u16,
    /// Where the board lies.
    pub board: Rect,
    /// What is left beside it.
    pub beside: Rect,
    /// What is left below it, if that is of use.
    pub below: Option<Rect>,
}

impl Plan {
    /// For this screen, whose first row is that of the top line.
    pub fn of(screen: Rect) -> Self {
        let smallest = PITCHES[PITCHES.len() - 1];
        let fitting = PITCHES.into_iter().find_map(|pitch| Some((pitch, width(screen, pitch)?)));
        // On a screen that is too small for any, the board is cut off.
        let (pitch, width) = fitting.unwrap_or((smallest, smallest / 2 + LEAST_TOP));
        let size = (count(COLUMNS) * width + pitch / 2, height(pitch));
        let top = screen.y.saturating_add(1);
        let board = Rect::new(screen.x, top, size.0, size.1).intersection(screen);
        let x = board.right().saturating_add(1).min(screen.right());
        let beside = Rect::new(x, top, screen.right() - x, screen.bottom().saturating_sub(top));
        let rest = screen.bottom().saturating_sub(board.bottom());
        let below = Rect::new(board.x, board.bottom(), board.width, rest);
        Self { pitch, width, board, beside, below: (rest >= LEAST_BELOW).then_some(below) }
    }

    /// Where a hex can be clicked on: cells inside it, and a wall of it on either side.
    pub fn hex(&self, hex: Hex) -> Rect {
        let outline = self.outline(hex);
        let top = outline.row(1);
        let area = Rect::new(top.x - 1, top.y, top.width + 2, self.pitch - 1);
        area.intersection(self.board)
    }

    /// Where a hex is drawn.
    pub(super) fn outline(&self, hex: Hex) -> Outline {
        let (column, row) = (count(hex.column()), count(hex.row()));
        let left = self.board.x + column * self.width;
        let top = self.board.y + row * self.pitch + column % 2 * (self.pitch / 2);
        Outline { left, top, pitch: self.pitch, width: self.width }
    }
}

/// The rows of a board with hexes of this pitch.
fn height(pitch: u16) -> u16 {
    (2 * count(ROWS) + 1) * (pitch / 2) + 1
}

/// The columns from hex to hex that this screen has room for, if hexes of this pitch fit at all.
fn width(screen: Rect, pitch: u16) -> Option<u16> {
    let slant = pitch / 2;
    let beside = if screen.width < WIDE { BESIDE.0 } else { BESIDE.1 };
    let free = screen.width.checked_sub(beside + 1 + slant)?;
    let width = (free / count(COLUMNS)).min(2 * pitch);
    let fits = screen.height > height(pitch) && width >= slant + LEAST_TOP;
    fits.then_some(width)
}

#[expect(clippy::cast_possible_truncation, reason = "columns and rows of the board")]
const fn count(of: usize) -> u16 {
    of as u16
}

/// A hex on the screen: a corner, and how large it is. A wall lies on the floor of a row, a slope
/// runs from corner to corner of its cells, so both hexes at a border have the same cells for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outline {
    /// The column of its westernmost cells.
    pub left: u16,
    /// The row of its northern wall.
    pub top: u16,
    /// Rows to the southern wall.
    pub pitch: u16,
    /// Columns to the next hex.
    pub width: u16,
}

impl Outline {
    /// The hex that fills this area.
    pub fn filling(area: Rect) -> Self {
        let pitch = area.height.saturating_sub(1).max(LEAST_TOP) & !1;
        let width = area.width.saturating_sub(pitch / 2).max(pitch / 2 + LEAST_TOP);
        Self { left: area.x, top: area.y, pitch, width }
    }

    /// The rows of each slope.
    pub const fn slant(self) -> u16 {
        self.pitch / 2
    }

    /// An inner row, counted from 1; the last, `pitch`, is the floor, where the southern wall is.
    pub fn row(self, number: u16) -> Run {
        let deep = number.min(self.pitch + 1 - number);
        let x = self.left + self.slant() + 1 - deep;
        Run { x, y: self.top + number, width: self.width + 2 * deep - self.slant() - 2 }
    }

    /// Its inner rows, without the floor.
    pub fn rows(self) -> impl Iterator<Item = Run> {
        (1..self.pitch).map(move |number| self.row(number))
    }

    /// The cells of a border.
    pub fn border(self, side: Side) -> Border {
        let (left, top, slant) = (self.left, self.top, self.slant());
        let (x, y, way) = match side {
            Side::North => (left + slant, top, Way::Flat),
            Side::NorthEast => (left + self.width, top + 1, Way::Falling),
            Side::SouthEast => (left + self.width + slant - 1, top + slant + 1, Way::Rising),
            Side::South => (left + slant, top + self.pitch, Way::Flat),
            Side::SouthWest => (left, top + slant + 1, Way::Falling),
            Side::NorthWest => (left + slant - 1, top + 1, Way::Rising),
        };
        let cells = if way == Way::Flat { self.width - slant } else { slant };
        Border { x, y, way, cells, roomy: self.pitch >= ROOMY }
    }
}

/// Cells beside each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Run {
    /// The first of them.
    pub x: u16,
    /// Their row.
    pub y: u16,
    /// How many they are.
    pub width: u16,
}

/// How a border runs, from the west or from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// On the floor of a row.
    Flat,
    /// Down to the west.
    Rising,
    /// Down to the east.
    Falling,
}

/// The cells between two hexes, from the west or from above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Border {
    x: u16,
    y: u16,
    /// How it runs.
    pub way: Way,
    cells: u16,
    /// Whether there is room for one sign a stone.
    pub roomy: bool,
}

impl Border {
    /// One of its cells.
    pub fn cell(self, index: u16) -> (u16, u16) {
        match self.way {
            Way::Flat => (self.x + index, self.y),
            Way::Rising => (self.x.saturating_sub(index), self.y + index),
            Way::Falling => (self.x + index, self.y + index),
        }
    }

    /// All of them.
    pub fn cells(self) -> impl Iterator<Item = (u16, u16)> {
        (0..self.cells).map(move |index| self.cell(index))
    }

    /// How many they are.
    pub fn len(self) -> u16 {
        self.cells
    }

    /// Which of them bears the number: in the small hexes the lower cell of a slope, so that only
    /// the second row inside has a neighbour to be mistaken for.
    pub fn middle(self) -> u16 {
        match self.way {
            Way::Flat => (self.cells - 1) / 2,
            Way::Rising | Way::Falling => self.cells / 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(columns: u16, rows: u16) -> Plan {
        Plan::of(Rect::new(0, 0, columns, rows))
    }

    /// Terminal, hex, rows inside it, board, the column beside it, the rows below it.
    #[test]
    fn the_sizes_of_the_usual_terminals() {
        let sizes = [
            ((80, 24), (4, 6), vec![4, 6, 6], (50, 23), 29, None),
            ((100, 30), (4, 7), vec![5, 7, 7], (58, 23), 41, Some(6)),
            ((120, 36), (6, 10), vec![7, 9, 11, 11, 9], (83, 34), 36, None),
            ((140, 45), (6, 12), vec![9, 11, 13, 13, 11], (99, 34), 40, Some(10)),
            ((160, 48), (8, 14), vec![10, 12, 14, 16, 16, 14, 12], (116, 45), 43, None),
            ((200, 60), (10, 19), vec![14, 16, 18, 20, 22, 22, 20, 18, 16], (157, 56), 42, None),
        ];
        for ((columns, rows), hex, inside, board, beside, below) in sizes {
            let plan = plan(columns, rows);
            assert_eq!((plan.pitch, plan.width), hex, "{columns}x{rows}");
            let widths = plan.outline(Hex::default()).rows().map(|row| row.width);
            assert_eq!(widths.collect::<Vec<_>>(), inside, "{columns}x{rows}");
            assert_eq!((plan.board.x, plan.board.y), (0, 1), "{columns}x{rows}");
            assert_eq!((plan.board.width, plan.board.height), board, "{columns}x{rows}");
            assert_eq!((plan.beside.width, plan.beside.height), (beside, rows - 1));
            assert_eq!(plan.below.map(|below| below.height), below, "{columns}x{rows}");
        }
    }

    /// What lies on the screen does not overlap, and no hex leaves the board.
    #[test]
    fn every_screen_is_shared_without_overlap() {
        for columns in 1..260 {
            for rows in 1..90 {
                let screen = Rect::new(3, 2, columns, rows);
                let plan = Plan::of(screen);
                let Plan { board, beside, .. } = plan;
                assert!(board.intersection(beside).is_empty(), "{columns}x{rows}");
                for area in [Some(board), Some(beside), plan.below].into_iter().flatten() {
                    assert_eq!(area.intersection(screen), area, "{columns}x{rows}");
                }
                if columns < 80 || rows < 24 {
                    continue;
                }
                let last = plan.outline(Hex::at(39));
                assert_eq!(last.top + last.pitch + 1, board.bottom(), "{columns}x{rows}");
                assert_eq!(
                    last.border(Side::NorthEast).cells().max().unwrap().0 + 1,
                    board.right()
                );
                assert!(beside.width >= 28, "{columns}x{rows}");
            }
        }
    }

    /// Both hexes of a border find it, and its number, in the same cells.
    #[test]
    fn a_border_lies_in_the_same_cells_from_both_sides() {
        for (columns, rows) in [(80, 24), (100, 30), (120, 36), (160, 48), (200, 60)] {
            let plan = plan(columns, rows);
            for hex in Hex::all() {
                for (side, there) in hex.neighbours() {
                    let from_here = plan.outline(hex).border(side);
                    assert_eq!(from_here, plan.outline(there).border(side.opposite()));
                }
            }
        }
    }

    /// A click lands on one hex, inside it or on its walls.
    #[test]
    fn hot_areas_are_apart_and_at_home() {
        for (columns, rows) in [(80, 24), (100, 30), (120, 36), (160, 48), (200, 60)] {
            let plan = plan(columns, rows);
            for hex in Hex::all() {
                let area = plan.hex(hex);
                assert!(!area.is_empty());
                for other in Hex::all().filter(|other| *other != hex) {
                    let inside = plan.outline(other).rows();
                    let cells =
                        |row: Run| (row.x..row.x + row.width).map(move |x| (x, row.y).into());
                    assert!(!inside.flat_map(cells).any(|cell| area.contains(cell)));
                    assert!(plan.hex(other).intersection(area).is_empty());
                }
            }
        }
    }
}
