//! The map as the rules need it: who is joined to whom, and how far everything lies from the rose.

use super::components::{Components, Half, Line};
use super::point::{Kind, Point};
use std::collections::VecDeque;

/// A point by its number: its place in the component file, by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Node(u8);

impl Node {
    /// The first.
    pub(super) const FIRST: Self = Self(0);

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[expect(clippy::cast_possible_truncation, reason = "checked on load: fewer than 256")]
    pub(super) const fn at(index: usize) -> Self {
        Self(index as u8)
    }
}

/// A line by its number: its place in the component file.
pub type LineNumber = u8;

/// A way out of a point: the line, and the point at its other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The line.
    pub line: LineNumber,
    /// Where it leads.
    pub to: Node,
}

/// The map.
#[derive(Debug)]
pub struct Map {
    points: Vec<Charted>,
    lines: Vec<Line>,
    /// The ways out of each point, one point after the other.
    ways: Vec<Way>,
    rose: Node,
    near: u8,
}

#[derive(Debug)]
struct Charted {
    point: Point,
    kind: Kind,
    /// Where its ways begin; they end where those of the next begin.
    ways: u16,
    /// The fewest lines to the rose, if any lead there.
    lines_to_rose: Option<u8>,
}

impl Map {
    /// The map of a box whose points and lines have been checked.
    pub(super) fn of(rules: &Components) -> Self {
        let number = |point: &Point| rules.points.keys().position(|other| other == point);
        let mut around: Vec<Vec<(f32, Way)>> = vec![Vec::new(); rules.points.len()];
        for (line, joins) in rules.lines.iter().enumerate() {
            let (Some(one), Some(other)) = (number(&joins.0), number(&joins.1)) else {
                continue;
            };
            for (from, to) in [(one, other), (other, one)] {
                let bearing = bearing(rules, joins, from == one);
                #[expect(clippy::cast_possible_truncation, reason = "at most 255 lines")]
                around[from].push((bearing, Way { line: line as u8, to: Node::at(to) }));
            }
        }
        let mut map = Self {
            points: Vec::new(),
            lines: rules.lines.clone(),
            ways: Vec::new(),
            rose: Node::default(),
            near: rules.near,
        };
        for ((&point, lying), mut around) in rules.points.iter().zip(around) {
            // Clockwise from the north: that is how they are numbered for the keys.
            around.sort_by(|one, other| one.0.total_cmp(&other.0));
            if lying.kind == Kind::Rose {
                map.rose = Node::at(map.points.len());
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most 510")]
            let ways = map.ways.len() as u16;
            map.points.push(Charted { point, kind: lying.kind, ways, lines_to_rose: None });
            map.ways.extend(around.into_iter().map(|(_, way)| way));
        }
        map.measure();
        map
    }

    /// How far each point lies from the rose.
    fn measure(&mut self) {
        let mut next = VecDeque::from([(self.rose, 0)]);
        while let Some((node, lines)) = next.pop_front() {
            let Some(charted) = self.points.get_mut(node.index()) else { continue };
            if charted.lines_to_rose.is_none() {
                charted.lines_to_rose = Some(lines);
                next.extend(self.ways(node).iter().map(|way| (way.to, lines.saturating_add(1))));
            }
        }
    }

    /// Every point.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Node> + DoubleEndedIterator + Clone + use<> {
        (0..self.points.len()).map(Node::at)
    }

    /// Every site.
    pub fn sites(&self) -> impl Iterator<Item = Node> + Clone {
        self.all().filter(|node| self.kind(*node) == Kind::Site)
    }

    /// The rose.
    #[inline]
    pub fn rose(&self) -> Node {
        self.rose
    }

    /// A point's name.
    #[inline]
    pub fn point(&self, node: Node) -> Point {
        self.points[node.index()].point
    }

    /// What a point is.
    #[inline]
    pub fn kind(&self, node: Node) -> Kind {
        self.points[node.index()].kind
    }

    /// The point of this name, if the map has it.
    pub fn find(&self, point: Point) -> Option<Node> {
        let found = self.points.binary_search_by(|charted| charted.point.cmp(&point));
        found.ok().map(Node::at)
    }

    /// The ways out of a point, clockwise from the north.
    #[inline]
    pub fn ways(&self, node: Node) -> &[Way] {
        let start = usize::from(self.points[node.index()].ways);
        let next = self.points.get(node.index() + 1);
        &self.ways[start..next.map_or(self.ways.len(), |next| usize::from(next.ways))]
    }

    /// The lines, in the order of their numbers.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The fewest lines from a point to the rose; none if no way leads there, which no map has
    /// that was checked.
    pub fn lines_to_rose(&self, node: Node) -> Option<u8> {
        self.points[node.index()].lines_to_rose
    }

    /// Whether a point is not near the rose (AW-1.3, AW-1.5).
    pub fn is_far(&self, node: Node) -> bool {
        self.lines_to_rose(node).is_some_and(|lines| lines >= self.near)
    }
}

/// Where a line leads from one of its ends, as an angle clockwise from the north. A degree of
/// longitude counts as much as one of latitude: so the map is drawn.
fn bearing(rules: &Components, line: &Line, from_first: bool) -> f32 {
    let (west, east) = rules.edges;
    let place = |point: &Point| {
        let lying = &rules.points[point];
        let x = match (lying.pair, line.2) {
            (true, Half::Left) => west,
            (true, Half::Right) => east,
            _ => lying.east,
        };
        (x, lying.north)
    };
    let (mut from, mut to) = (place(&line.0), place(&line.1));
    if !from_first {
        (from, to) = (to, from);
    }
    let angle = (to.0 - from.0).atan2(to.1 - from.1);
    if angle < 0.0 { angle + std::f32::consts::TAU } else { angle }
}
