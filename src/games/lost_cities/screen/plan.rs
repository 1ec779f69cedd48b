//! Who stands where: five bands from the left to the right, and below them the seats, what the
//! keys do, and whatever else there is room for.

use crate::games::lost_cities::card::Colour;
use crate::games::lost_cities::components::Components;
use ratatui::layout::Rect;

/// How large the pieces are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Class {
    Small,
    Medium,
    Large,
    Huge,
}

/// So many tiles of the hand have room beside one another.
pub(super) const TILES: u16 = 4;
/// The rows above the bands: the line on top, what the steps are worth.
const HEAD: u16 = 2;
/// The widest step, and the narrowest that a token has room on.
const STEPS: (u16, u16) = (3, 11);
/// The highest band.
const HIGHEST: u16 = 9;

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub area: Rect,
    /// How wide names and columns are.
    pub wide: Class,
    /// How large tiles are.
    pub tiles: Class,
    /// The rows of a band.
    pub band: u16,
    /// Whether tokens are tiles of three rows.
    pub tall: bool,
    /// The columns of the name, of a step, of the bridge, of the discards.
    pub name: u16,
    pub step: u16,
    pub bridge: u16,
    pub discard: u16,
    /// Whether every seat has a lane of its own.
    pub own_lanes: bool,
    /// What lies below the bands.
    pub below: Below,
    seats: u16,
    steps: u16,
    bridge_after: u16,
}

/// The rows below the bands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Below {
    /// The rule with the headings, and the seats under it.
    pub rule: Rect,
    pub seats: Rect,
    /// The artefact track, on one row or on four.
    pub track: Rect,
    /// What the keys do with what is chosen.
    pub acts: Rect,
    /// The signs, and the keys.
    pub signs: Rect,
    pub keys: Rect,
}

impl Class {
    const fn of_width(width: u16) -> Self {
        match width {
            0..110 => Self::Small,
            110..150 => Self::Medium,
            150..190 => Self::Large,
            _ => Self::Huge,
        }
    }

    const fn of_band(rows: u16) -> Self {
        match rows {
            0..5 => Self::Small,
            5..7 => Self::Medium,
            7..9 => Self::Large,
            _ => Self::Huge,
        }
    }

    /// The columns and rows of a card.
    pub const fn tile(self) -> (u16, u16) {
        match self {
            Self::Small => (3, 1),
            Self::Medium => (5, 3),
            Self::Large => (6, 4),
            Self::Huge => (7, 5),
        }
    }

    /// The columns beside the hand, where it is told what each card would do.
    const fn told(self) -> u16 {
        match self {
            Self::Small | Self::Medium => 0,
            Self::Large => 16,
            Self::Huge => 33,
        }
    }
}

impl Plan {
    /// For so many seats.
    pub fn of(area: Rect, seats: usize, rules: &Components) -> Self {
        let seats = u16::try_from(seats).unwrap_or(u16::MAX);
        let steps = u16::from(rules.last_step()).max(1);
        let band = (area.height.saturating_sub(9) / 5).clamp(2, HIGHEST);
        let wide = Class::of_width(area.width);
        let tiles = wide.min(Class::of_band(band));
        let (name, bridge, discard) = match wide {
            Class::Small => (9, 2, 7),
            Class::Medium => (10, 3, 9),
            Class::Large => (12, 3, 9),
            Class::Huge => (13, 5, 10),
        };
        let others = name + bridge + discard + gap(wide) + TILES * (tiles.tile().0 + 1);
        let left = area.width.saturating_sub(others + wide.told());
        let step = (left / steps).clamp(STEPS.0, STEPS.1);
        let tall = tiles >= Class::Large && step >= 8;
        let lanes = band.saturating_sub(if tall { 3 } else { 1 });
        Self {
            area,
            wide,
            tiles,
            band,
            tall,
            name,
            step,
            bridge,
            discard,
            own_lanes: seats <= lanes,
            below: Below::of(area, seats, HEAD + 5 * band),
            seats,
            steps,
            bridge_after: u16::from(rules.bridge),
        }
    }

    /// The rows of the line on top and of the head above the bands.
    pub fn head(&self) -> u16 {
        self.area.y + HEAD - 1
    }

    /// The first row behind the bands.
    pub fn foot(&self) -> u16 {
        self.band_of(Colour::Red) + self.band
    }

    /// The first row of a path's band.
    pub fn band_of(&self, colour: Colour) -> u16 {
        let index = u16::try_from(colour.index()).unwrap_or(0);
        self.area.y + HEAD + index * self.band
    }

    /// The row of its line.
    pub fn track(&self, colour: Colour) -> u16 {
        self.band_of(colour) + u16::from(self.tall)
    }

    /// The first row of its lanes.
    pub fn lanes(&self, colour: Colour) -> u16 {
        self.band_of(colour) + if self.tall { 3 } else { 1 }
    }

    /// The row of a seat on it: two may share one.
    pub fn lane(&self, colour: Colour, seat: usize) -> u16 {
        let seat = u16::try_from(seat).unwrap_or(0);
        // The first of three has a lane of its own.
        let lane = if self.own_lanes { seat } else { (seat + 4 - self.seats.min(4)) / 2 };
        self.lanes(colour) + lane
    }

    /// A row of the band that no lane takes.
    pub fn free_row(&self, colour: Colour) -> Option<u16> {
        let row = self.lanes(colour) + self.seats;
        (self.own_lanes && row < self.band_of(colour) + self.band).then_some(row)
    }

    /// Where the line of a path begins, and where it ends.
    pub fn line(&self) -> (u16, u16) {
        let left = self.area.x + self.name;
        (left, left + self.steps * self.step + self.bridge)
    }

    /// The columns of a step.
    pub fn cell(&self, step: u8) -> (u16, u16) {
        let before = u16::from(step.max(1)) - 1;
        let over = if before >= self.bridge_after { self.bridge } else { 0 };
        (self.line().0 + before * self.step + over, self.step)
    }

    /// The middle of a step.
    pub fn middle(&self, step: u8) -> u16 {
        self.cell(step).0 + self.step / 2
    }

    /// The column of the bridge.
    pub fn bridge(&self) -> u16 {
        self.line().0 + self.bridge_after * self.step + (self.bridge - 1) / 2
    }

    /// The tile of a discard pile.
    pub fn pile(&self, colour: Colour) -> Rect {
        let (width, height) = self.tiles.tile();
        let indent = if self.wide == Class::Small { 1 } else { 2 };
        Rect::new(self.line().1 + indent, self.tile_row(colour), width, height)
    }

    /// The place of the hand beside a band, and of what is told beside that.
    pub fn hand(&self, colour: Colour) -> Rect {
        let x = self.line().1 + self.discard + gap(self.wide);
        let width = (TILES * (self.tiles.tile().0 + 1)).min(self.area.right().saturating_sub(x));
        Rect::new(x, self.band_of(colour), width, self.band)
    }

    /// Beside the hand it is told what each card would do.
    pub fn told(&self, colour: Colour) -> Option<Rect> {
        let hand = self.hand(colour);
        let x = hand.right() + 1;
        let width = self.area.right().saturating_sub(x);
        (width >= Class::Large.told() - 1).then_some(Rect { x, width, ..hand })
    }

    /// The first row of a tile in a band.
    pub fn tile_row(&self, colour: Colour) -> u16 {
        self.band_of(colour)
    }
}

impl Below {
    fn of(area: Rect, seats: u16, above: u16) -> Self {
        let mut y = area.y + above;
        let left = area.height.saturating_sub(above + 1 + seats);
        let wide = Class::of_width(area.width);
        // On a wide screen both keys share a line, if the track needs it.
        let acts = if wide >= Class::Large && left == 3 { 1 } else { left.min(2) };
        let left = left - acts;
        let keys = left.min(1);
        let left = left - keys;
        let track = match left {
            _ if wide == Class::Small => 0,
            5.. if wide >= Class::Large => 5,
            rows => rows.min(1),
        };
        let signs = (left - track).min(1);
        let mut rows = |height: u16| {
            let rect = Rect { y, height, ..area }.intersection(area);
            y += height;
            rect
        };
        let (rule, all, track) = (rows(1), rows(seats), rows(track));
        let foot = |from: u16, height: u16| {
            let y = area.bottom().saturating_sub(from).max(area.y);
            Rect { y, height, ..area }.intersection(area)
        };
        Self {
            rule,
            seats: all,
            track,
            acts: foot(acts + keys + signs, acts),
            signs: foot(keys + signs, signs),
            keys: indented(foot(keys, keys)),
        }
    }
}

fn indented(area: Rect) -> Rect {
    Rect { x: area.x + area.width.min(1), width: area.width.saturating_sub(1), ..area }
}

/// The columns between discards and hand.
fn gap(wide: Class) -> u16 {
    if wide == Class::Small { 1 } else { 2 }
}
