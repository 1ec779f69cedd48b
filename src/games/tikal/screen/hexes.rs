//! The jungle of hexes on the screen: grounds, borders, what lies inside, and what is marked.
//!
//! A border that can be crossed bears its sum; one without a digit is a wall. Stones towards the
//! jungle are dots, never digits.

mod figures;
mod inside;
mod land;
mod pen;
pub(super) mod signs;
mod walls;

use super::plan::{Outline, Plan};
use crate::draw::board::Brush;
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::tikal::hex::{Hex, HexSet, Side};
use crate::games::tikal::tile::{Kind, Terrain};
use crate::games::tikal::view::View;
use inside::Names;
use land::{Border, Land, Place};
use pen::Pen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

/// What is marked on the board beyond what lies there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::games::tikal) struct Marks {
    /// The hex that the cursor rests on: a ring.
    pub cursor: Option<Hex>,
    /// Where a tile may be laid.
    pub targets: HexSet,
    /// The tile that is being laid, turned as it would lie.
    pub ghost: Option<(Hex, Terrain)>,
    /// A number for a hex.
    pub chips: Vec<(Hex, Chip)>,
    /// The hexes of a chosen way: the borders crossed stand out.
    pub route: Vec<Hex>,
    /// Where a move begins.
    pub source: Option<Hex>,
    /// What has changed since these eyes last looked.
    pub fresh: HexSet,
    /// The temples that have just paid, and whom.
    pub lit: Vec<(Hex, Seat)>,
}

/// A number for a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::games::tikal) enum Chip {
    /// Points to get there: `=6`, and `10` from ten on.
    Reach(u8),
    /// What a seat's figures outweigh the next one's by: `+2`, `-1`.
    Lead(i16),
}

/// Draws the board of this plan.
pub(in crate::games::tikal) fn draw_board(
    view: &View,
    plan: &Plan,
    marks: &Marks,
    brush: Brush<'_>,
    buffer: &mut Buffer,
) {
    let land = Land::of(view, marks.ghost);
    let names = Names::of(brush.words);
    let mut pen = Pen::new(buffer, brush.look);
    for hex in Hex::all() {
        let kind = land.at(hex).map(|place| place.kind);
        inside::cover(&mut pen, plan.outline(hex), inside::ground(kind));
    }
    for hex in Hex::all() {
        draw_borders(&mut pen, plan, &land, marks, hex);
    }
    for hex in Hex::all() {
        draw_inside(&mut pen, plan, &land, (marks, &names), hex);
    }
    for hex in Hex::all() {
        walls::draw_name(&mut pen, plan.outline(hex), hex);
    }
    if let Some(hex) = marks.cursor {
        walls::draw_ring(&mut pen, plan.outline(hex));
    }
}

/// Each border once: a hex draws its northern ones, and those behind which the board ends.
fn draw_borders(pen: &mut Pen<'_>, plan: &Plan, land: &Land<'_>, marks: &Marks, hex: Hex) {
    let outline = plan.outline(hex);
    for side in Side::ALL {
        let beyond = hex.beyond(side);
        let northern = match side {
            Side::North | Side::NorthEast | Side::NorthWest => true,
            Side::South | Side::SouthEast | Side::SouthWest => false,
        };
        if northern || beyond.is_none() {
            let out = beyond.is_some_and(|beyond| marks.joins(hex, beyond));
            let role = marks.wall(hex).or_else(|| marks.wall(beyond?));
            let wall = role.map(|role| walls::marked(pen, role));
            walls::draw(pen, outline.border(side), land.border(hex, side), out, wall);
        }
    }
}

/// What lies on a hex, and whether that has changed.
fn draw_inside(
    pen: &mut Pen<'_>,
    plan: &Plan,
    land: &Land<'_>,
    (marks, names): (&Marks, &Names),
    hex: Hex,
) {
    let outline = plan.outline(hex);
    let Some(place) = land.at(hex) else {
        inside::draw_jungle(pen, outline, marks.targets.has(hex));
        return;
    };
    let chip = marks.chips.iter().find(|(there, _)| *there == hex).map(|(_, chip)| *chip);
    let floored = inside::draw_place(pen, outline, place, chip, names);
    if marks.fresh.has(hex) {
        let floor = outline.border(Side::South);
        let at = if floored { 0 } else { floor.len() - 1 };
        pen.put(floor.cell(at), signs::fresh(pen.look.signs), pen.style(Role::Fresh));
    }
}

impl Marks {
    /// Whether the border between two hexes stands out: a chosen way crosses it, or the tile that
    /// is being laid would make a road of it.
    fn joins(&self, one: Hex, other: Hex) -> bool {
        let is_ghost = |hex| self.ghost.is_some_and(|(there, _)| there == hex);
        let both = |step: &[Hex]| step == [one, other] || step == [other, one];
        is_ghost(one) || is_ghost(other) || self.route.windows(2).any(both)
    }

    /// The colour of all walls of a hex, if they have one.
    fn wall(&self, hex: Hex) -> Option<Role> {
        let lit = self.lit.iter().find(|(there, _)| *there == hex);
        let lit = lit.map(|(_, seat)| Role::Seat(seat.index()));
        lit.or_else(|| (self.source == Some(hex)).then_some(Role::Target))
    }
}

/// Draws a tile that lies beside the board, with its number in a list. Its area is as high and
/// wide as the hex with its walls; cells at the corners stay as they are.
pub(in crate::games::tikal) fn draw_tile(
    terrain: Terrain,
    area: Rect,
    number: u8,
    (dim, chosen): (bool, bool),
    brush: Brush<'_>,
    buffer: &mut Buffer,
) {
    let Terrain { kind, stones } = terrain;
    let outline = Outline::filling(area);
    let mut pen = Pen::new(buffer, brush.look);
    inside::cover(&mut pen, outline, inside::ground(Some(kind)));
    for side in Side::ALL {
        let border = match stones.on(side) {
            0 => Border::Closed,
            count => Border::Stones(count),
        };
        walls::draw(&mut pen, outline.border(side), border, false, None);
    }
    let treasures = if let Kind::Ruin(masks) = kind { masks } else { 0 };
    let place = Place { kind, stones, seen: None, treasures };
    inside::draw_place(&mut pen, outline, &place, None, &Names::of(brush.words));
    inside::draw_key(&mut pen, outline, number, kind == Kind::Volcano);
    if dim {
        fade(&mut pen, outline);
    }
    if chosen {
        walls::draw_ring(&mut pen, outline);
    }
}

/// Takes the colours from a hex: it is out of reach.
fn fade(pen: &mut Pen<'_>, outline: Outline) {
    let style = pen.style(Role::Faint);
    let rows = outline.rows().flat_map(|run| (run.x..run.x + run.width).map(move |x| (x, run.y)));
    let walls = Side::ALL.into_iter().flat_map(|side| outline.border(side).cells());
    for at in rows.chain(walls) {
        if let Some(cell) = pen.cell(at) {
            (cell.fg, cell.bg) = (style.fg.unwrap_or_default(), Color::Reset);
            cell.modifier = cell.modifier & Modifier::REVERSED | style.add_modifier;
        }
    }
}
