//! Where everything on the map stands, for so many cells: worked out once, and kept.

mod settle;
mod stroke;

use crate::games::around_the_world::components::{Components, Drawing, Half, Line};
use crate::games::around_the_world::map::{LineNumber, Node};
use ratatui::layout::Size;
use std::cell::RefCell;
use std::rc::Rc;
pub(in crate::games::around_the_world) use stroke::{Bit, Heading, Slope, Stroke};

/// A column and a row of the map.
pub(in crate::games::around_the_world) type At = (i32, i32);

/// How large a screen is: what has room on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::games::around_the_world) enum Class {
    Small,
    Middle,
    Large,
    Huge,
}

impl Class {
    /// All of them, each with the smallest screen that it is for.
    const FROM: [(Self, Size); 4] = [
        (Self::Small, Size::new(0, 0)),
        (Self::Middle, Size::new(120, 36)),
        (Self::Large, Size::new(160, 45)),
        (Self::Huge, Size::new(200, 60)),
    ];

    /// That of a screen.
    pub fn of(screen: Size) -> Self {
        let fits = |(class, least): (Self, Size)| fits(least, screen).then_some(class);
        Self::FROM.into_iter().filter_map(fits).next_back().unwrap_or(Self::Small)
    }

    /// The next larger one.
    fn next(self) -> Self {
        match self {
            Self::Small => Self::Middle,
            Self::Middle => Self::Large,
            Self::Large | Self::Huge => Self::Huge,
        }
    }
}

/// Whether this has room there.
const fn fits(inner: Size, outer: Size) -> bool {
    inner.width <= outer.width && inner.height <= outer.height
}

/// The map, laid out on so many cells.
pub(in crate::games::around_the_world) struct Chart {
    /// What else has room.
    pub class: Class,
    /// Its cells.
    pub size: Size,
    /// Where each point stands, by its number.
    places: Vec<Place>,
    /// How each line runs, by its number.
    strokes: Vec<Stroke>,
    /// Which cells are land, row by row; none if nobody has drawn it.
    land: Vec<bool>,
    /// Which point stands in each cell, row by row.
    points: Vec<Option<Node>>,
}

/// Where a point stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::around_the_world) struct Place {
    /// Its cell, which may lie outside of a window.
    pub at: At,
    /// Of an edge pair: that of its right half.
    pub right: Option<At>,
    /// On which side its name has room first.
    pub side: Half,
}

impl Place {
    /// Its cell, or both its cells.
    pub fn all(self) -> impl Iterator<Item = At> {
        [Some(self.at), self.right].into_iter().flatten()
    }
}

thread_local! {
    /// The charts asked for last: a table on a screen asks for the same again and again.
    static KEPT: RefCell<Vec<(Key, Rc<Chart>)>> = const { RefCell::new(Vec::new()) };
}

/// How many charts are kept: that of the table, the enlarged one, and those before a resize.
const KEPT_CHARTS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    rules: usize,
    screen: Size,
    cells: Size,
    around: Option<Node>,
}

impl Chart {
    /// The whole map on so many cells of this screen.
    pub fn of(rules: &'static Components, screen: Size, cells: Size) -> Rc<Self> {
        let key = Key { rules: std::ptr::from_ref(rules) as usize, screen, cells, around: None };
        kept(key, || Self::laid_out(rules, Class::of(screen), best(rules, screen, cells), cells))
    }

    /// So many cells of the map as it is drawn on the next larger screen, with this point in the
    /// middle as far as the map's edges allow.
    pub fn window(rules: &'static Components, screen: Size, cells: Size, around: Node) -> Rc<Self> {
        let key =
            Key { rules: std::ptr::from_ref(rules) as usize, screen, cells, around: Some(around) };
        kept(key, || {
            let now = best(rules, screen, cells).map_or(cells, cells_of);
            let larger = |drawing: &&Drawing| {
                let drawn = cells_of(drawing);
                fits(now, drawn) && fits(cells, drawn) && drawn != now && drawn != cells
            };
            let drawing = rules.drawings.iter().find(larger);
            // Where nobody has drawn it larger, it is half as large again.
            let half_more = |length: u16| length.saturating_add(length / 2);
            let whole = drawing
                .map_or(Size::new(half_more(cells.width), half_more(cells.height)), cells_of);
            Self::laid_out(rules, Class::of(screen).next(), drawing, whole).cut_out(around, cells)
        })
    }

    fn laid_out(rules: &Components, class: Class, drawing: Option<&Drawing>, size: Size) -> Self {
        let drawn = drawing.map(|drawing| drawn(rules, drawing, size));
        let places = match drawn {
            // Stretched to fewer cells than it has, or a few more, two points may meet.
            Some(places) if are_apart(&places) => places,
            _ => settle::places(rules, size),
        };
        let land = drawing.map_or_else(Vec::new, |drawing| land(drawing, size));
        let mut chart = Self { class, size, places, strokes: Vec::new(), land, points: Vec::new() };
        chart.points = vec![None; usize::from(size.width) * usize::from(size.height)];
        for (node, place) in rules.map().all().zip(&chart.places) {
            for at in place.all() {
                if let Some(index) = index_in(size, at) {
                    chart.points[index] = Some(node);
                }
            }
        }
        chart.strokes =
            rules.map().lines().iter().map(|line| chart.stroke_of(rules, line)).collect();
        stroke::find_alone(&mut chart.strokes, size);
        chart
    }

    fn stroke_of(&self, rules: &Components, line: &Line) -> Stroke {
        let Line(one, other, half) = *line;
        let map = rules.map();
        let place = |point| map.find(point).and_then(|node| self.places.get(node.index()));
        let at = |place: &Place| place.right.filter(|_| half == Half::Right).unwrap_or(place.at);
        let (Some(from), Some(to)) = (place(one), place(other)) else { return Stroke::default() };
        let free = |at: At| self.contains(at) && self.point_at(at).is_none();
        Stroke::between(at(from), at(to), map.find(one).unwrap_or_default(), free)
    }

    /// The part of it around a point.
    fn cut_out(mut self, around: Node, size: Size) -> Self {
        let (whole, middle) = (self.size, self.middle(around));
        let start = |middle: i32, length: u16, whole: u16| {
            let (length, whole) = (i32::from(length), i32::from(whole));
            (middle - length / 2).clamp(0, (whole - length).max(0))
        };
        let left = start(middle.0, size.width, whole.width);
        let top = start(middle.1, size.height, whole.height);
        let moved = |(x, y): At| (x - left, y - top);
        for place in &mut self.places {
            place.at = moved(place.at);
            place.right = place.right.map(moved);
        }
        for stroke in &mut self.strokes {
            stroke.move_by(moved, |at| index_in(size, at).is_some());
        }
        let cells = || {
            (0..i32::from(size.height))
                .flat_map(|y| (0..i32::from(size.width)).map(move |x| (x, y)))
        };
        let was = |(x, y): At| index_in(whole, (x + left, y + top));
        let land = |at| was(at).and_then(|index| self.land.get(index)).copied().unwrap_or(false);
        let point = |at| was(at).and_then(|index| *self.points.get(index)?);
        let (land, points) = (cells().map(land).collect(), cells().map(point).collect());
        Self { size, land, points, ..self }
    }

    /// Of an edge pair the half that more lines lead to.
    fn middle(&self, node: Node) -> At {
        let Some(place) = self.places.get(node.index()) else { return (0, 0) };
        let ends = |at: At| self.strokes.iter().filter(|stroke| stroke.ends.contains(&at)).count();
        place.all().max_by_key(|at| ends(*at)).unwrap_or(place.at)
    }

    /// Where a point stands.
    pub fn place(&self, node: Node) -> Option<Place> {
        self.places.get(node.index()).copied()
    }

    /// The cells of a point that can be seen.
    pub fn seen(&self, node: Node) -> impl Iterator<Item = At> {
        let all = self.place(node).into_iter().flat_map(Place::all);
        all.filter(|at| self.contains(*at))
    }

    /// How a line runs.
    pub fn stroke(&self, line: LineNumber) -> Option<&Stroke> {
        self.strokes.get(usize::from(line))
    }

    /// How all lines run.
    pub fn strokes(&self) -> &[Stroke] {
        &self.strokes
    }

    /// Whether a cell is land.
    pub fn is_land(&self, at: At) -> bool {
        self.index(at).and_then(|index| self.land.get(index)).copied().unwrap_or(false)
    }

    /// Which point stands there.
    pub fn point_at(&self, at: At) -> Option<Node> {
        self.index(at).and_then(|index| *self.points.get(index)?)
    }

    /// Whether there is such a cell.
    pub fn contains(&self, at: At) -> bool {
        self.index(at).is_some()
    }

    /// The number of a cell, row by row.
    pub fn index(&self, at: At) -> Option<usize> {
        index_in(self.size, at)
    }
}

/// What was asked for before, or is worked out now.
fn kept(key: Key, work_out: impl FnOnce() -> Chart) -> Rc<Chart> {
    let found = KEPT.with_borrow(|kept| {
        let found = kept.iter().find(|(other, _)| *other == key);
        found.map(|(_, chart)| Rc::clone(chart))
    });
    found.unwrap_or_else(|| {
        let chart = Rc::new(work_out());
        KEPT.with_borrow_mut(|kept| {
            kept.truncate(KEPT_CHARTS - 1);
            kept.insert(0, (key, Rc::clone(&chart)));
        });
        chart
    })
}

fn cells_of(drawing: &Drawing) -> Size {
    Size::new(drawing.cells.0, drawing.cells.1)
}

/// The largest drawing that has room.
fn best(rules: &Components, screen: Size, cells: Size) -> Option<&Drawing> {
    let has_room = |drawing: &&Drawing| {
        let least = Size::new(drawing.screen.0, drawing.screen.1);
        fits(least, screen) && fits(cells_of(drawing), cells)
    };
    rules.drawings.iter().rfind(has_room)
}

/// The points where a drawing has them, stretched to so many cells.
fn drawn(rules: &Components, drawing: &Drawing, size: Size) -> Vec<Place> {
    let (width, height) = drawing.cells;
    let place = |(point, lying): (_, &crate::games::around_the_world::components::Lying)| {
        let &(x, y, side) = drawing.points.get(point).unwrap_or(&(0, 0, Half::Neither));
        let at = (stretched(x, width, size.width), stretched(y, height, size.height));
        let right = lying.pair.then(|| (i32::from(size.width) - 1, at.1));
        Place { at, right, side }
    };
    rules.points.iter().map(place).collect()
}

/// The nearest cell of so many to this one of others.
fn stretched(cell: u16, of: u16, to: u16) -> i32 {
    let (of, to) = (i32::from(of.max(2)) - 1, i32::from(to.max(1)) - 1);
    (2 * i32::from(cell) * to + of) / (2 * of)
}

/// Whether every point has a cell of its own.
fn are_apart(places: &[Place]) -> bool {
    let mut cells: Vec<At> = places.iter().flat_map(|place| place.all()).collect();
    let count = cells.len();
    cells.sort_unstable();
    cells.dedup();
    cells.len() == count
}

fn land(drawing: &Drawing, size: Size) -> Vec<bool> {
    let (width, height) = drawing.cells;
    // Each cell is that of the drawing which lies there.
    let from = |cell: u16, of: u16, to: u16| usize::try_from(stretched(cell, to, of)).unwrap_or(0);
    let row = |y: u16| {
        let row = drawing.land.get(from(y, height, size.height)).map_or("", String::as_str);
        let is_land = move |x| row.as_bytes().get(from(x, width, size.width)) == Some(&b'#');
        (0..size.width).map(is_land)
    };
    (0..size.height).flat_map(row).collect()
}

fn index_in(size: Size, (x, y): At) -> Option<usize> {
    let within = |at: i32, length: u16| usize::try_from(at).ok().filter(|at| *at < length.into());
    Some(within(y, size.height)? * usize::from(size.width) + within(x, size.width)?)
}
