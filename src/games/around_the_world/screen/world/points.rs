//! Points with their brackets and keys, tokens, and the letters of the expeditions beside them.

use super::super::chart::At;
use super::super::scene::Mark;
use super::World;
use super::sheet::{Kept, Sheet, reversed};
use crate::draw::board::Spot;
use crate::draw::theme::Role;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::Node;
use ratatui::style::Style;

/// A point with all that stands beside it in its row.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub node: Node,
    pub at: At,
    pub left: i32,
    pub right: i32,
}

/// Draws all points; says what stands beside each.
pub(super) fn draw_points(
    world: &World<'_>,
    sheet: &mut Sheet,
    spots: &mut Vec<Spot>,
) -> Vec<Group> {
    let mut groups = Vec::new();
    for node in world.map.all() {
        let mark = world.scene.marks.get(node.index()).copied().unwrap_or_default();
        for at in world.chart.seen(node) {
            groups.push(draw_point(world, sheet, node, at, mark));
        }
    }
    let mut beyond = Vec::new();
    for colour in Colour::ALL {
        let node = stands(world, colour);
        let mut is_seen = false;
        for group in groups.iter_mut().filter(|group| group.node == node) {
            draw_letter(world, sheet, group, colour);
            is_seen = true;
        }
        if !is_seen {
            beyond.push(colour);
        }
    }
    for colour in beyond {
        draw_beyond(world, sheet, colour);
    }
    for group in &groups {
        if let Some(rect) = world.rect(group.left, group.right, group.at.1) {
            spots.push(Spot::new(format!("at {}", world.map.point(group.node)), rect));
        }
    }
    groups
}

/// Where the letter of an expedition stands: where it is, or where its loop's arrow would begin.
fn stands(world: &World<'_>, colour: Colour) -> Node {
    let start = world.scene.start.filter(|_| colour == world.scene.focus);
    start.unwrap_or(world.scene.tips[colour.index()])
}

/// The expeditions at a point.
fn tips(world: &World<'_>, node: Node) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(move |colour| stands(world, *colour) == node)
}

fn draw_point(
    world: &World<'_>,
    sheet: &mut Sheet,
    node: Node,
    at @ (x, y): At,
    mark: Mark,
) -> Group {
    let ink = world.ink;
    let (mut sign, mut style) = ink.kind(world.map.kind(node));
    // Brackets touch the point: what stands there is never hidden.
    let brackets = match mark {
        Mark { own: true, .. } => Some((['[', ']'], ink.strong())),
        Mark { public: true, .. } => Some((['(', ')'], ink.public())),
        Mark { key: Some(_), .. } => Some((['[', ']'], ink.style(Role::Target))),
        _ => None,
    };
    if let Some((_, goal)) = brackets {
        style = goal;
    }
    if let Some(seat) = mark.token {
        (sign, style) = (ink.shape(seat), ink.seat(seat));
    }
    if let Some(key) = mark.key {
        (sign, style) = (key, ink.style(Role::Target));
    }
    if let Some(colour) = tips(world, node).next() {
        style = ink.tip(colour);
    } else if mark.lit {
        style = reversed(style);
    }
    sheet.put(at, sign, style, Kept::Point);
    let (mut left, mut right) = (x, x);
    if let Some((signs, style)) = brackets {
        let style = if mark.lit { reversed(style) } else { style };
        for (x, sign) in [x - 1, x + 1].into_iter().zip(signs) {
            if world.chart.contains((x, y)) && world.chart.point_at((x, y)).is_none() {
                sheet.put((x, y), sign, style, Kept::Point);
                (left, right) = (left.min(x), right.max(x));
            }
        }
    }
    Group { node, at, left, right }
}

/// The letter of an expedition beside its point; of a goal it takes a bracket's cell.
fn draw_letter(world: &World<'_>, sheet: &mut Sheet, group: &mut Group, colour: Colour) {
    let (x, y) = group.at;
    let style = world.ink.tip(colour);
    let is_lettered = |x: i32, sheet: &Sheet| {
        sheet.sign((x, y)).is_some_and(|sign| world.letters.iter().any(|letter| letter[1] == sign))
    };
    // To the right, letter by letter, then to the left; never onto what belongs to others.
    for step in [1, -1] {
        let mut here = x + step;
        while (group.left..=group.right).contains(&here) && is_lettered(here, sheet) {
            here += step;
        }
        let own = (group.left..=group.right).contains(&here);
        let free = sheet.kept((here, y)) == Some(Kept::No);
        if own || free {
            sheet.put((here, y), world.capital(colour), style, Kept::Point);
            (group.left, group.right) = (group.left.min(here), group.right.max(here));
            return;
        }
    }
}

/// The letter of an expedition that stands outside of a window, at the nearest edge, and the way
/// to it: `Y→`.
fn draw_beyond(world: &World<'_>, sheet: &mut Sheet, colour: Colour) {
    let Some(place) = world.chart.place(stands(world, colour)) else { return };
    let (width, height) = (i32::from(world.chart.size.width), i32::from(world.chart.size.height));
    if width < 2 || height < 1 {
        return;
    }
    // Of an edge pair the half that is nearer.
    let outside = |(x, y): At| {
        let aside = |at: i32, length: i32| (-at).max(at - length + 1).max(0);
        aside(x, width).max(2 * aside(y, height))
    };
    let Some((x, y)) = place.all().min_by_key(|at| outside(*at)) else { return };
    let letter = world.capital(colour);
    let (signs, sideways) = match (x, y) {
        (..0, _) => ([world.ink.pick('←', '<'), letter], false),
        (x, _) if x >= width => ([letter, world.ink.pick('→', '>')], false),
        (_, ..0) => ([letter, world.ink.pick('↑', '^')], true),
        _ => ([letter, world.ink.pick('↓', 'v')], true),
    };
    let (x, y) = (x.clamp(0, width - 2), y.clamp(0, height - 1));
    // Along the edge, no further than there is room.
    let along = (0..width.max(height)).flat_map(|aside| [aside, -aside]);
    let cells = along.map(|aside| if sideways { (x + aside, y) } else { (x, y + aside) });
    let free = |at: At| sheet.kept(at) == Some(Kept::No);
    let found = cells.into_iter().find(|(x, y)| free((*x, *y)) && free((*x + 1, *y)));
    if let Some((x, y)) = found {
        let style: Style = world.ink.tip(colour);
        for (x, sign) in [x, x + 1].into_iter().zip(signs) {
            sheet.put((x, y), sign, style, Kept::Point);
        }
    }
}
