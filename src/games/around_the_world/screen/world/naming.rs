//! Names beside their points, where they hide nothing that matters.

use super::super::chart::{At, Class};
use super::super::scene::Mark;
use super::World;
use super::points::Group;
use super::sheet::{Kept, Sheet, Strength, grounded};
use crate::draw::text::{columns, cut, put};
use crate::draw::theme::Role;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::components::Half;
use crate::games::around_the_world::map::Node;
use crate::games::around_the_world::point::Kind;
use ratatui::buffer::Buffer;
use ratatui::style::Style;

/// What it costs to hide a free line's cell, in hundredths.
const ON_FREE: u32 = 55;
/// A taken line's, for names that must be read first, and for the others.
const ON_TAKEN: [u32; 2] = [400, 800];
/// The head of an arrow, for a name that must be there.
const ON_HEAD: u32 = 1200;
/// To touch another name or a tag.
const TOUCHING: u32 = 600;
/// To touch a point that bears another name.
const BESIDE: u32 = 100;
/// To stand above or below.
const ASIDE: u32 = 200;
/// Each shorter text; the first letters alone.
const SHORTER: u32 = 300;
/// How many letters that is.
const LETTERS: usize = 5;
/// To cover another name, where this one must be there.
const ON_NAME: u32 = 300;

/// Who is named first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rank {
    Tip,
    Goal,
    Target,
    Token,
    Site,
    Rose,
}

impl Rank {
    /// What a name may cost.
    const fn limit(self) -> u32 {
        match self {
            Self::Tip => 6000,
            Self::Goal => 3000,
            Self::Target => 1400,
            Self::Token => 900,
            Self::Site | Self::Rose => 700,
        }
    }

    /// Whether it may hide a taken line at a price.
    const fn is_first(self) -> bool {
        matches!(self, Self::Tip | Self::Goal | Self::Target)
    }
}

/// A name and its place.
#[derive(Clone)]
pub(super) struct Written {
    /// Where its point stands.
    of: At,
    at: At,
    cells: i32,
    text: String,
    style: Style,
}

impl Written {
    /// Whether the two have a cell in common.
    fn meets(&self, other: &Self) -> bool {
        let ends = |name: &Self| (name.at.0, name.at.0 + name.cells);
        let ((start, end), (from, to)) = (ends(self), ends(other));
        self.at.1 == other.at.1 && start < to && from < end
    }
}

/// Finds places for the names; where they stand depends on nothing that the cursor changes.
pub(super) fn names(world: &World<'_>, sheet: &mut Sheet, groups: &[Group]) -> Vec<Written> {
    let mut targets = vec![false; world.scene.marks.len()];
    for target in &world.scene.targets {
        if let Some(is) = targets.get_mut(target.to.index()) {
            *is = true;
        }
    }
    let rank = |group: &Group| {
        let is_target = targets.get(group.node.index()) == Some(&true);
        rank(world, group.node, is_target).map(|rank| (rank, *group))
    };
    let mut wanted: Vec<(Rank, Group)> = groups.iter().filter_map(rank).collect();
    wanted.sort_by_key(|(rank, _)| *rank);
    let mut written = Vec::new();
    for (rank, group) in wanted {
        let found = find(world, sheet, &group, rank, false);
        if let Some(name) = found {
            keep(sheet, &name, true);
            written.push(name);
        }
    }
    written
}

/// Those that must be there while one looks at their points; what they cover goes.
pub(super) fn with_called(
    world: &World<'_>,
    sheet: &mut Sheet,
    groups: &[Group],
    mut written: Vec<Written>,
) -> Vec<Written> {
    for group in groups {
        let mark = mark(world, group.node);
        if !(mark.named || mark.lit) || written.iter().any(|name| name.of == group.at) {
            continue;
        }
        let Some(name) = find(world, sheet, group, Rank::Tip, true) else { continue };
        written.retain(|other| {
            let stays = !other.meets(&name);
            if !stays {
                keep(sheet, other, false);
            }
            stays
        });
        keep(sheet, &name, true);
        written.push(name);
    }
    written
}

/// Which names are wanted at all. A small map has room for those that matter now.
fn rank(world: &World<'_>, node: Node, is_target: bool) -> Option<Rank> {
    let mark = mark(world, node);
    let all = world.chart.class > Class::Small;
    if world.scene.tips.contains(&node) {
        Some(Rank::Tip)
    } else if mark.own || mark.public {
        Some(Rank::Goal)
    } else if is_target {
        Some(Rank::Target)
    } else if all && mark.token.is_some() {
        Some(Rank::Token)
    } else if all && world.map.kind(node) == Kind::Site {
        Some(Rank::Site)
    } else {
        (all && world.map.kind(node) == Kind::Rose).then_some(Rank::Rose)
    }
}

fn mark(world: &World<'_>, node: Node) -> Mark {
    world.scene.marks.get(node.index()).copied().unwrap_or_default()
}

/// How a point's name looks.
fn style(world: &World<'_>, node: Node) -> Style {
    let (mark, ink) = (mark(world, node), world.ink);
    let tips = &world.scene.tips;
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| tips[colour.index()] == node) {
        ink.open(colour)
    } else if mark.own {
        ink.strong()
    } else if mark.public {
        ink.public()
    } else if let Some(seat) = mark.token {
        ink.seat(seat)
    } else if world.scene.targets.iter().any(|target| target.to == node) {
        ink.style(Role::Text)
    } else {
        ink.style(Role::Quiet)
    }
}

/// A point's texts, from the longest to the shortest, each with what it costs.
fn texts(world: &World<'_>, node: Node) -> Vec<(String, u32)> {
    let most = match world.chart.class {
        Class::Small | Class::Middle => 0,
        Class::Large => 13,
        Class::Huge => 17,
    };
    let (full, short) = (world.names.full(node), world.names.short(node));
    let letter = |colour: Option<Colour>| colour.map(|colour| world.letter(colour).to_string());
    let away = mark(world, node)
        .away
        .map(|(lines, colour)| format!(" {lines}{}", letter(colour).unwrap_or_default()));
    let mut texts: Vec<(String, u32)> = Vec::new();
    let mut cost = 0;
    let mut add = |text: String, more: u32| {
        if texts.last().is_none_or(|(before, _)| *before != text) {
            cost += if texts.is_empty() { 0 } else { SHORTER };
            texts.push((text, cost + more));
        }
    };
    let fits = usize::from(columns(full)) <= most;
    if let Some(away) = away {
        if fits {
            add(format!("{full}{away}"), 0);
        }
        add(format!("{short}{away}"), 0);
    } else if fits {
        add(full.to_owned(), 0);
    }
    add(short.to_owned(), 0);
    add(cut(short, LETTERS).trim_end().to_owned(), SHORTER);
    texts
}

/// The cheapest place for a name, if it is worth it.
fn find(
    world: &World<'_>,
    sheet: &Sheet,
    group: &Group,
    rank: Rank,
    called: bool,
) -> Option<Written> {
    let side = world.chart.place(group.node).map_or(Half::Neither, |place| place.side);
    let mut best: Option<(u32, At, i32, String)> = None;
    let mut limit = if called { u32::MAX } else { rank.limit() + 1 };
    for (text, cost) in texts(world, group.node) {
        if cost >= limit {
            break;
        }
        let cells = i32::from(columns(&text));
        let mut found = None;
        let y = group.at.1;
        let beside = [(group.right + 1, y), (group.left - cells, y)];
        let beside = if side == Half::Left { [beside[1], beside[0]] } else { beside };
        for at in beside {
            let view = View { sheet, group, rank, called };
            if let Some(cost) = view.cost(at, cells, cost, limit) {
                (limit, found) = (cost, Some(at));
            }
        }
        for y in [y - 1, y + 1] {
            // As nearly in the middle as there is room.
            for aside in 0..cells {
                let half = (aside + 1) / 2;
                let aside = if aside % 2 == 0 { half } else { -half };
                let at = (group.at.0 - cells / 2 + aside, y);
                let spans = at.0 <= group.at.0 && group.at.0 < at.0 + cells;
                let view = View { sheet, group, rank, called };
                if spans && let Some(cost) = view.cost(at, cells, cost + ASIDE, limit) {
                    (limit, found) = (cost, Some(at));
                }
            }
        }
        if let Some(at) = found {
            best = Some((limit, at, cells, text));
        }
    }
    let (_, at, cells, text) = best?;
    Some(Written { of: group.at, at, cells, text, style: style(world, group.node) })
}

/// What a name is to be laid on.
struct View<'a> {
    sheet: &'a Sheet,
    group: &'a Group,
    rank: Rank,
    called: bool,
}

impl View<'_> {
    /// What it costs to stand there, if it is below a limit and nothing forbids it.
    fn cost(&self, (x, y): At, cells: i32, start: u32, limit: u32) -> Option<u32> {
        let mut cost = start;
        for x in x..x + cells {
            let cell = self.sheet.at((x, y))?;
            cost += match (cell.kept, cell.strength) {
                (Kept::Name, _) if self.called => ON_NAME,
                (Kept::Head, _) if self.called => ON_HEAD,
                (Kept::Point | Kept::Tag | Kept::Name | Kept::Head, _) => return None,
                (_, Strength::Taken | Strength::Way) => {
                    ON_TAKEN[usize::from(!self.rank.is_first())]
                }
                (_, Strength::Free | Strength::Open) => ON_FREE,
                (_, Strength::None) => 0,
            };
            if cost >= limit {
                return None;
            }
        }
        for beside in [x - 1, x + cells] {
            let own =
                y == self.group.at.1 && (self.group.left..=self.group.right).contains(&beside);
            cost += match self.sheet.kept((beside, y)) {
                Some(Kept::Name | Kept::Tag) => TOUCHING,
                Some(Kept::Point) if !own => BESIDE,
                _ => 0,
            };
        }
        (cost < limit).then_some(cost)
    }
}

fn keep(sheet: &mut Sheet, name: &Written, is_name: bool) {
    for x in name.at.0..name.at.0 + name.cells {
        sheet.keep((x, name.at.1), is_name);
    }
}

/// Writes the names over what they hide.
pub(super) fn write(world: &World<'_>, written: &[Written], buffer: &mut Buffer) {
    for name in written {
        let Some(rect) = world.rect(name.at.0, name.at.0 + name.cells - 1, name.at.1) else {
            continue;
        };
        // A name may lie on land and on sea.
        put(buffer, rect, rect.x, rect.y, &name.text, name.style);
        for x in 0..rect.width {
            let at = (name.at.0 + i32::from(x), name.at.1);
            let ground = world.ink.ground(world.chart.is_land(at));
            if let (Some(cell), Some(_)) = (buffer.cell_mut((rect.x + x, rect.y)), ground) {
                let style = grounded(name.style, ground);
                cell.set_style(style);
            }
        }
    }
}
