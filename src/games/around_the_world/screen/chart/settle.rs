//! A map that nobody has drawn for so many cells: its points near where they lie in the world,
//! each in a cell of its own.

use super::{At, Place};
use crate::games::around_the_world::components::{Components, Half, Line};
use crate::games::around_the_world::map::Node;
use ratatui::layout::Size;

/// Columns between points of one row: what stands beside a point then hides none.
const APART: i32 = 3;
/// How often what is crowded moves once more.
const ROUNDS: usize = 6;
/// How much worse a fault is than a cell of distance.
const FAULT: i32 = 40;

/// Where the points stand.
pub(super) fn places(rules: &Components, size: Size) -> Vec<Place> {
    let wanted = wanted(rules, size);
    let mut world = World::new(rules, size, &wanted);
    // Edge pairs first: they have no choice of columns.
    for pairs in [true, false] {
        for (point, at) in wanted.iter().enumerate() {
            if world.pairs[point] == pairs {
                let cell = world.nearest(point, *at);
                world.put(point, cell);
            }
        }
    }
    world.spread(&wanted);
    let place = |point: usize| {
        let at = world.at[point];
        let right = world.pairs[point].then_some((i32::from(size.width) - 1, at.1));
        Place { at, right, side: Half::Neither }
    };
    (0..wanted.len()).map(place).collect()
}

/// Between a point's true place and its rank among all points: the crowded parts of the world
/// get room, the oceans shrink. The fewer cells there are, the more.
fn wanted(rules: &Components, size: Size) -> Vec<At> {
    let ranks = |degrees: Vec<f32>| {
        let mut order: Vec<usize> = (0..degrees.len()).collect();
        order.sort_by(|one, other| degrees[*one].total_cmp(&degrees[*other]));
        let (low, high) = (order.first().copied(), order.last().copied());
        let end = |index: Option<usize>| index.map_or(0.0, |index| degrees[index]);
        let (low, high) = (end(low), end(high));
        let mut parts = vec![(0.0, 0.0); degrees.len()];
        for (rank, point) in order.iter().enumerate() {
            let whole = part(rank, order.len());
            let true_place = (degrees[*point] - low) / (high - low).max(1.0);
            parts[*point] = (true_place, whole);
        }
        parts
    };
    let east = ranks(rules.points.values().map(|lying| lying.east).collect());
    let south = ranks(rules.points.values().map(|lying| -lying.north).collect());
    let mixture = (40.0 / f32::from(size.width.max(1))).clamp(0.15, 0.5);
    let cell = |(place, rank): (f32, f32), cells: u16| {
        let share = (place + (rank - place) * mixture).clamp(0.0, 1.0);
        #[expect(clippy::cast_possible_truncation, reason = "a share of a screen's cells")]
        let cell = (share * f32::from(cells)).round() as i32;
        cell
    };
    let (columns, rows) = (size.width.saturating_sub(3), size.height.saturating_sub(1));
    east.iter().zip(&south).map(|(x, y)| (1 + cell(*x, columns), cell(*y, rows))).collect()
}

#[expect(clippy::cast_precision_loss, reason = "fewer than 256 points")]
fn part(rank: usize, of: usize) -> f32 {
    rank as f32 / of.saturating_sub(1).max(1) as f32
}

struct World {
    size: At,
    pairs: Vec<bool>,
    at: Vec<At>,
    /// Which rows' cells are taken, row by row.
    taken: Vec<bool>,
    /// The lines, by the numbers of their points, and whether they lead to a right half.
    lines: Vec<(usize, usize, bool)>,
    /// The lines of each point.
    around: Vec<Vec<usize>>,
}

impl World {
    fn new(rules: &Components, size: Size, wanted: &[At]) -> Self {
        let number = |point| rules.map().find(point).map(Node::index);
        let line = |line: &Line| Some((number(line.0)?, number(line.1)?, line.2 == Half::Right));
        let lines: Vec<_> = rules.lines.iter().filter_map(line).collect();
        let mut around = vec![Vec::new(); wanted.len()];
        for (index, (one, other, _)) in lines.iter().enumerate() {
            around[*one].push(index);
            around[*other].push(index);
        }
        let size = (i32::from(size.width), i32::from(size.height));
        let cells = usize::try_from(size.0 * size.1).unwrap_or(0);
        Self {
            size,
            pairs: rules.points.values().map(|lying| lying.pair).collect(),
            at: wanted.to_vec(),
            taken: vec![false; cells],
            lines,
            around,
        }
    }

    fn index(&self, (x, y): At) -> Option<usize> {
        let within = (0..self.size.0).contains(&x) && (0..self.size.1).contains(&y);
        within.then(|| usize::try_from(y * self.size.0 + x).ok()).flatten()
    }

    fn is_taken(&self, at: At) -> bool {
        self.index(at).is_some_and(|index| self.taken[index])
    }

    fn mark(&mut self, point: usize, taken: bool) {
        let (x, y) = self.at[point];
        let right = self.pairs[point].then_some((self.size.0 - 1, y));
        for at in [Some((x, y)), right].into_iter().flatten() {
            if let Some(index) = self.index(at) {
                self.taken[index] = taken;
            }
        }
    }

    fn put(&mut self, point: usize, at: At) {
        self.at[point] = at;
        self.mark(point, true);
    }

    /// Whether a point may stand there, so far from others of its row.
    fn has_room(&self, point: usize, (x, y): At, apart: i32) -> bool {
        let inside = if self.pairs[point] { x == 0 } else { (1..self.size.0 - 1).contains(&x) };
        let free = |x: i32| (1 - apart..apart).all(|aside| !self.is_taken((x + aside, y)));
        let right = !self.pairs[point] || free(self.size.0 - 1);
        inside && (0..self.size.1).contains(&y) && free(x) && right
    }

    /// The free cell nearest to this one, as far from others of its row as there is room.
    fn nearest(&self, point: usize, wanted: At) -> At {
        let wanted = if self.pairs[point] { (0, wanted.1) } else { wanted };
        let near = |(x, y): At| (x - wanted.0).pow(2) + 4 * (y - wanted.1).pow(2);
        for apart in (1..=APART).rev() {
            for (across, down) in [(8, 4), self.size] {
                let (left, top) = ((wanted.0 - across).max(0), (wanted.1 - down).max(0));
                let right = (wanted.0 + across + 1).min(self.size.0);
                let bottom = (wanted.1 + down + 1).min(self.size.1);
                let cells = (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y)));
                let free = cells.filter(|at| self.has_room(point, *at, apart));
                if let Some(at) = free.min_by_key(|at| near(*at)) {
                    return at;
                }
            }
        }
        // More points than cells.
        wanted
    }

    /// Points that lines run through, or whose lines have no cell, look for a better place.
    fn spread(&mut self, wanted: &[At]) {
        for _ in 0..ROUNDS {
            let mut moved = false;
            for (point, wanted) in wanted.iter().enumerate() {
                let (is, faults) = (self.at[point], self.faults(point));
                if faults == 0 {
                    continue;
                }
                let cost = |at: At, faults: i32| {
                    let aside = (at.0 - wanted.0).abs() + 2 * (at.1 - wanted.1).abs();
                    faults * FAULT + aside
                };
                let across = if self.pairs[point] { 0 } else { 7 };
                self.mark(point, false);
                let (mut best, mut least) = (is, cost(is, faults));
                for y in is.1 - 3..=is.1 + 3 {
                    for x in is.0 - across..=is.0 + across {
                        if cost((x, y), 0) < least && self.has_room(point, (x, y), APART) {
                            self.at[point] = (x, y);
                            let cost = cost((x, y), self.faults(point));
                            if cost < least {
                                (best, least) = ((x, y), cost);
                            }
                        }
                    }
                }
                moved |= best != is;
                self.put(point, best);
            }
            if !moved {
                return;
            }
        }
    }

    /// How many lines run through this point, how many others those of its own run through, and
    /// how many of those have no cell between their ends.
    fn faults(&self, point: usize) -> i32 {
        let mut faults = 0;
        let here = self.at[point];
        for (index, (one, other, _)) in self.lines.iter().enumerate() {
            if *one != point && *other != point {
                faults += i32::from(self.runs_through(index, here));
            }
        }
        for line in &self.around[point] {
            let (from, to) = self.ends(*line);
            faults += i32::from((from.0 - to.0).abs() < APART && (from.1 - to.1).abs() < 2);
            let (one, other, _) = self.lines[*line];
            for (index, at) in self.at.iter().enumerate() {
                if index != one && index != other {
                    faults += i32::from(self.runs_through(*line, *at));
                }
            }
        }
        faults
    }

    fn ends(&self, line: usize) -> (At, At) {
        let (one, other, right) = self.lines[line];
        let end = |point: usize| {
            let (x, y) = self.at[point];
            if right && self.pairs[point] { (self.size.0 - 1, y) } else { (x, y) }
        };
        (end(one), end(other))
    }

    /// Whether a line comes as near to a cell's middle as its edge.
    fn runs_through(&self, line: usize, (x, y): At) -> bool {
        let (from, to) = self.ends(line);
        if x < from.0.min(to.0)
            || x > from.0.max(to.0)
            || y < from.1.min(to.1)
            || y > from.1.max(to.1)
        {
            return false;
        }
        // In units of half a column: a row counts as two columns.
        let ((dx, dy), (px, py)) =
            ((to.0 - from.0, 2 * (to.1 - from.1)), (x - from.0, 2 * (y - from.1)));
        let aside = i64::from((dx * py - dy * px).abs());
        let length = i64::from(dx * dx + dy * dy);
        // Nearer than nine tenths of a column.
        100 * aside * aside < 81 * length
    }
}
