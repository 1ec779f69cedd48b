//! How a line runs from cell to cell, in dots of which a cell has two by four.

use super::{At, index_in};
use crate::games::around_the_world::map::Node;
use ratatui::layout::Size;

/// A line as it is drawn, from the west or from above; without the cells of points.
#[derive(Default)]
pub(in crate::games::around_the_world) struct Stroke {
    /// Its cells.
    pub bits: Vec<Bit>,
    /// The cells of its points.
    pub ends: [At; 2],
    /// The first of its points.
    pub first: Node,
}

/// One cell of a line.
#[derive(Clone, Copy)]
pub(in crate::games::around_the_world) struct Bit {
    /// The cell.
    pub at: At,
    /// Its dots as a bit set in Braille's order: two of three, every second, all.
    pub dots: [u8; 3],
    /// How it runs there.
    pub slope: Slope,
    /// No other line runs through this cell.
    pub alone: bool,
}

/// How a line runs through a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::around_the_world) enum Slope {
    Flat,
    Steep,
    Rising,
    Falling,
}

/// Braille's dots, row by row.
const DOTS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];
/// A cell's middle in dots.
const MIDDLE: At = (1, 2);

impl Stroke {
    /// From one cell to the other; the first belongs to this point. A cell is left out that is
    /// not free for lines.
    pub fn between(from: At, to: At, first: Node, free: impl Fn(At) -> bool) -> Self {
        let [start, end] =
            [from.min(to), from.max(to)].map(|(x, y)| (2 * x + MIDDLE.0, 4 * y + MIDDLE.1));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let steps = dx.abs().max(dy.abs());
        let mut bits: Vec<Bit> = Vec::new();
        let (mut low, mut high) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
        for step in 0..=steps {
            let along = |length: i32| (2 * length * step + steps).div_euclid(2 * steps.max(1));
            let dot = (start.0 + along(dx), start.1 + along(dy));
            let at = (dot.0.div_euclid(2), dot.1.div_euclid(4));
            if !free(at) {
                continue;
            }
            if bits.last().is_none_or(|bit| bit.at != at) {
                bits.push(Bit { at, dots: [0; 3], slope: Slope::Flat, alone: true });
                (low, high) = (dot, dot);
            }
            low = (low.0.min(dot.0), low.1.min(dot.1));
            high = (high.0.max(dot.0), high.1.max(dot.1));
            let Some(bit) = bits.last_mut() else { continue };
            let sign = dot_of(dot);
            let shown = [step % 3 != 2, step % 2 == 0, true];
            for (dots, shown) in bit.dots.iter_mut().zip(shown) {
                *dots |= if shown { sign } else { 0 };
            }
            bit.slope = slope((high.0 - low.0, high.1 - low.1), (dx, dy));
        }
        Self { bits, ends: [from, to], first }
    }

    /// Moves it, and leaves out what does not fit.
    pub fn move_by(&mut self, moved: impl Fn(At) -> At, fits: impl Fn(At) -> bool) {
        self.ends = self.ends.map(&moved);
        self.bits.retain_mut(|bit| {
            bit.at = moved(bit.at);
            fits(bit.at)
        });
    }

    /// Which way it leads from this point on.
    pub fn heading(&self, from: Node) -> Heading {
        let [mut start, mut end] = self.ends;
        if from != self.first {
            (start, end) = (end, start);
        }
        // A row is about as high as two columns are wide.
        let (dx, dy) = (end.0 - start.0, 2 * (end.1 - start.1));
        match (dx.abs() >= dy.abs(), dx >= 0, dy >= 0) {
            (true, true, _) => Heading::East,
            (true, false, _) => Heading::West,
            (false, _, true) => Heading::South,
            (false, _, false) => Heading::North,
        }
    }
}

/// Which way an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::around_the_world) enum Heading {
    East,
    South,
    West,
    North,
}

/// The bit of a dot in its cell.
fn dot_of((x, y): At) -> u8 {
    let column = usize::from(x.rem_euclid(2) == 1);
    let row = usize::try_from(y.rem_euclid(4)).unwrap_or(0);
    DOTS[row % 4][column]
}

/// How dots run that reach so far in a cell, of a line that reaches so far in all.
fn slope((across, down): At, (dx, dy): At) -> Slope {
    if down <= 1 && 2 * dy.abs() <= dx.abs().max(1) * 2 && dx != 0 && (across > 0 || down == 0) {
        Slope::Flat
    } else if across == 0 && dx.abs() <= dy.abs() {
        Slope::Steep
    } else if (dx >= 0) == (dy >= 0) {
        Slope::Falling
    } else {
        Slope::Rising
    }
}

/// Finds the cells that belong to one line alone.
pub(super) fn find_alone(strokes: &mut [Stroke], size: Size) {
    let mut lines = vec![0_u8; usize::from(size.width) * usize::from(size.height)];
    for bit in strokes.iter().flat_map(|stroke| &stroke.bits) {
        if let Some(count) = index_in(size, bit.at).and_then(|index| lines.get_mut(index)) {
            *count = count.saturating_add(1);
        }
    }
    for bit in strokes.iter_mut().flat_map(|stroke| &mut stroke.bits) {
        let count = index_in(size, bit.at).and_then(|index| lines.get(index));
        bit.alone = count == Some(&1);
    }
}
