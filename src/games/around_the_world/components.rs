//! The numbers of the game and its map, from its component file.

use super::map::Map;
use super::point::{Kind, Point};
use crate::engine::components::{Components as Checked, Fault, Wrong};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// The most seats.
pub const MOST_SEATS: usize = 6;
/// The most points of a map.
pub const MOST_POINTS: usize = 192;
/// The most sites, and so the most cards.
pub const MOST_SITES: usize = 120;
/// The most lines.
pub const MOST_LINES: usize = 255;
/// The most lines at a point: a digit goes to each.
pub const MOST_AT_A_POINT: usize = 9;
/// The most arrows of a colour.
pub const MOST_ARROWS: usize = 60;
/// The most cards in a hand.
pub const MOST_IN_HAND: usize = 15;
/// The most public goals.
pub const MOST_GOALS: usize = 9;
/// The most tokens that a seat lays on key places.
pub const MOST_KEYS: usize = 6;
/// The most cards drawn to change one.
pub const MOST_DRAWN: usize = 3;
/// The least sites that are not near the rose (AW-7.2).
const LEAST_FAR: usize = 30;

/// What is in the box.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The least and the most that can play.
    pub seats: (u8, u8),
    /// Cards dealt to each seat, by how many play (AW-1.2).
    pub hand: BTreeMap<u8, u8>,
    /// Public goals (AW-1.3).
    pub goals: u8,
    /// Tokens that each seat lays on key places (AW-1.5).
    pub keys: u8,
    /// A site with fewer lines to the rose is near it (AW-1.3).
    pub near: u8,
    /// Arrows of each colour.
    pub arrows: u8,
    /// So many arrows laid in all set off the end (AW-6.5).
    pub most_laid: u16,
    /// The tickets.
    pub tickets: Tickets,
    /// Where the map begins and ends, in degrees east.
    pub edges: (f32, f32),
    /// The points of the map (AW-1.1).
    pub points: BTreeMap<Point, Lying>,
    /// The lines between them.
    pub lines: Vec<Line>,
    /// How the map is drawn at several sizes, from the smallest on; no matter of the rules, and
    /// none of the fingerprint.
    #[serde(default, skip_serializing)]
    pub drawings: Vec<Drawing>,
    /// The map, worked out when it is first needed.
    #[serde(skip)]
    pub(super) map: OnceLock<Map>,
}

/// The tickets.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Tickets {
    /// For each seat (AW-1.4).
    pub each: u8,
    /// In all.
    pub all: u8,
    /// How many may be used in a turn (AW-2.1).
    pub turn: u8,
    /// Cards drawn to change one (AW-4.3).
    pub draw: u8,
}

/// A point, and where it lies.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// What it is.
    pub kind: Kind,
    /// Degrees east; west of the zero meridian negative.
    pub east: f32,
    /// Degrees north; south of the equator negative.
    pub north: f32,
    /// Whether it lies on both edges of the map, half on each (AW-2.5).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pair: bool,
}

/// A line between two points; where one is an edge pair, it goes to this half.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Line(pub Point, pub Point, #[serde(default)] pub Half);

/// An edge of the map, or neither.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "they say what they are")]
pub enum Half {
    #[default]
    Neither,
    Left,
    Right,
}

/// How the map is drawn on so many cells.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    /// The smallest screen that it is for: columns and rows.
    pub screen: (u16, u16),
    /// The cells of the map: columns and rows.
    pub cells: (u16, u16),
    /// Where each point stands: column, row, and on which side its name has room first.
    pub points: BTreeMap<Point, (u16, u16, Half)>,
    /// A row of cells each: `#` is land.
    pub land: Vec<String>,
}

impl Components {
    /// The map, as the rules need it.
    #[inline]
    pub fn map(&self) -> &Map {
        self.map.get_or_init(|| Map::of(self))
    }

    /// How many cards a seat is dealt where so many play (AW-1.2).
    pub fn hand_of(&self, seats: usize) -> u8 {
        let dealt = u8::try_from(seats).ok().and_then(|seats| self.hand.get(&seats));
        // Checked on load for every number of seats.
        dealt.copied().unwrap_or(0)
    }
}

impl Checked for Components {
    fn seats(&self) -> RangeInclusive<usize> {
        usize::from(self.seats.0)..=usize::from(self.seats.1)
    }

    fn check(&self) -> Result<(), Wrong> {
        let (low, high) = self.seats;
        Wrong::unless_within("seats", low, (2, MOST_SEATS))?;
        Wrong::unless_within("seats", high, (low, MOST_SEATS))?;
        Wrong::unless_within("goals", self.goals, (1, MOST_GOALS))?;
        Wrong::unless_within("keys", self.keys, (0, MOST_KEYS))?;
        Wrong::unless_within("near", self.near, (1, 9))?;
        Wrong::unless_within("arrows", self.arrows, (1, MOST_ARROWS))?;
        Wrong::unless_within("most_laid", self.most_laid, (1, 999))?;
        let Tickets { each, all, turn, draw } = self.tickets;
        Wrong::unless_within("tickets.each", each, (0, 9))?;
        Wrong::unless_within("tickets.all", all, (each * high, 99))?;
        Wrong::unless_within("tickets.turn", turn, (0, 9))?;
        Wrong::unless_within("tickets.draw", draw, (1, MOST_DRAWN))?;
        self.check_points()?;
        self.check_lines()?;
        self.check_map()?;
        self.check_hands()?;
        (1..)
            .zip(&self.drawings)
            .try_for_each(|(number, drawing)| self.check_drawing(number, drawing))
    }
}

impl Components {
    fn check_points(&self) -> Result<(), Wrong> {
        Wrong::unless_within("points", self.points.len(), (1, MOST_POINTS))?;
        let (west, east) = self.edges;
        within("edges", west, (-360.0, 360.0))?;
        within("edges", east, (west + 1.0, 720.0))?;
        let count = |kind| self.points.values().filter(|lying| lying.kind == kind).count();
        Wrong::unless_total("points", count(Kind::Rose), 1)?;
        Wrong::unless_within("points", count(Kind::Site), (LEAST_FAR, MOST_SITES))?;
        for (point, lying) in &self.points {
            within(format!("points.{point}.east"), lying.east, (west, east))?;
            within(format!("points.{point}.north"), lying.north, (-90.0, 90.0))?;
        }
        Ok(())
    }

    /// Lines join points that there are, no two of them the same (AW-7.2). One to an edge pair says
    /// to which half.
    fn check_lines(&self) -> Result<(), Wrong> {
        // More than a colour has arrows: it never runs out of lines before (AW-7.2).
        Wrong::unless_within("lines", self.lines.len(), (u32::from(self.arrows) + 1, MOST_LINES))?;
        let mut joined = BTreeSet::new();
        let mut at_points = BTreeMap::new();
        for line in &self.lines {
            let Line(one, other, half) = *line;
            for end in [one, other] {
                if !self.points.contains_key(&end) {
                    return Err(Wrong::new("lines", Fault::NoSuch { name: end.to_string() }));
                }
                *at_points.entry(end).or_insert(0_usize) += 1;
            }
            let both = format!("{one} {other}");
            if one == other || !joined.insert((one.min(other), one.max(other))) {
                return Err(Wrong::new("lines", Fault::Twice { name: both }));
            }
            let pairs = [one, other].iter().filter(|end| self.points[end].pair).count();
            let said = usize::from(half != Half::Neither);
            if pairs > 1 || said != pairs {
                return Err(Wrong::new("lines", Fault::NoSuch { name: both }));
            }
        }
        for point in self.points.keys() {
            let lines = at_points.get(point).copied().unwrap_or(0);
            Wrong::unless_within(format!("points.{point}"), lines, (2, MOST_AT_A_POINT))?;
        }
        Ok(())
    }

    /// Every point can be reached, and enough sites lie far from the rose (AW-7.2).
    fn check_map(&self) -> Result<(), Wrong> {
        let map = Map::of(self);
        if let Some(apart) = map.all().find(|node| map.lines_to_rose(*node).is_none()) {
            let name = map.point(apart).to_string();
            return Err(Wrong::new("lines", Fault::Apart { name }));
        }
        let far = map.sites().filter(|site| map.is_far(*site)).count();
        Wrong::unless_within("points", far, (LEAST_FAR, MOST_SITES))
    }

    /// Hands and goals can be dealt, whoever plays.
    fn check_hands(&self) -> Result<(), Wrong> {
        let sites = self.map().sites().count();
        for seats in self.seats.0..=self.seats.1 {
            let dealt = self.hand.get(&seats).copied().unwrap_or(0);
            let field = format!("hand.{seats}");
            Wrong::unless_within(&field, dealt, (self.keys.max(1), MOST_IN_HAND))?;
            let goals = sites.saturating_sub(usize::from(self.goals));
            Wrong::unless_within(&field, usize::from(dealt), (1, goals / usize::from(seats)))?;
        }
        Ok(())
    }

    /// Every point has a cell of its own; an edge pair stands in the first column, and no other
    /// point in the first or last.
    fn check_drawing(&self, number: usize, drawing: &Drawing) -> Result<(), Wrong> {
        let field = |name: &str| format!("drawings.{name}");
        let (width, height) = drawing.cells;
        Wrong::unless_within(field("cells"), width, (20, 400))?;
        Wrong::unless_within(field("cells"), height, (5, 200))?;
        Wrong::unless_within(field("screen"), drawing.screen.0, (width, 400))?;
        Wrong::unless_within(field("screen"), drawing.screen.1, (height, 200))?;
        let before = number.checked_sub(2).and_then(|before| self.drawings.get(before));
        if before.is_some_and(|before| before.screen >= drawing.screen) {
            return Err(Wrong::new(field("screen"), Fault::NotRising));
        }
        let mut taken = BTreeSet::new();
        for (point, lying) in &self.points {
            let Some(&(x, y, _)) = drawing.points.get(point) else {
                return Err(Wrong::new(field("points"), Fault::NoSuch { name: point.to_string() }));
            };
            let field = format!("drawings.points.{point}");
            // The first and the last column are for pairs: one half in each.
            let columns = if lying.pair { (0, 0) } else { (1, width - 2) };
            Wrong::unless_within(&field, x, columns)?;
            Wrong::unless_within(&field, y, (0, height - 1))?;
            if !taken.insert((x, y)) {
                return Err(Wrong::new(field, Fault::Twice { name: point.to_string() }));
            }
        }
        Wrong::unless_total(field("points"), drawing.points.len(), self.points.len())?;
        Wrong::unless_total(field("land"), drawing.land.len(), height.into())?;
        for row in &drawing.land {
            let cells = row.bytes().filter(|cell| matches!(cell, b'#' | b'.')).count();
            Wrong::unless_total(field("land"), cells, width.into())?;
            Wrong::unless_total(field("land"), row.len(), width.into())?;
        }
        Ok(())
    }
}

/// A number of degrees, whole ones in the complaint.
fn within(field: impl std::fmt::Display, is: f32, (low, high): (f32, f32)) -> Result<(), Wrong> {
    if (low..=high).contains(&is) {
        return Ok(());
    }
    #[expect(clippy::cast_possible_truncation, reason = "told, not reckoned with")]
    let [low, high, is] = [low, high, is].map(|degrees| degrees as i64);
    Err(Wrong::new(field, Fault::Range { low, high, is }))
}
