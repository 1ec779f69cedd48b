//! The tags of the arrows that can be laid, each on its line: `y1`.

use super::super::chart::{At, Stroke};
use super::super::scene::Target;
use super::World;
use super::arrows::middle;
use super::sheet::{Kept, Sheet};
use crate::draw::board::Spot;
use crate::games::around_the_world::map::LineNumber;
use ratatui::style::Modifier;

/// Draws a tag on each line that can be taken. Where it stands depends on the lines, not on who
/// may take them and who is asked.
pub(super) fn draw_tags(world: &World<'_>, sheet: &mut Sheet, spots: &mut Vec<Spot>) {
    for (line, (x, y)) in places(world, sheet) {
        let Some(target) = shown(world, line) else { continue };
        draw_tag(world, sheet, target, (x, y));
        if let Some(rect) = world.rect(x, x + 1, y) {
            spots.push(Spot::new(target.place.clone(), rect));
        }
    }
}

/// Where the tags stand.
fn places(world: &World<'_>, sheet: &Sheet) -> Vec<(LineNumber, At)> {
    let mut lines: Vec<(usize, LineNumber)> = Vec::new();
    for target in &world.scene.targets {
        let cells = world.chart.stroke(target.line).map_or(0, |stroke| stroke.bits.len());
        lines.push((cells, target.line));
    }
    // Short ones have the least choice.
    lines.sort_unstable();
    lines.dedup();
    let mut lines: Vec<LineNumber> = lines.into_iter().map(|(_, line)| line).collect();
    let mut placed: Vec<(LineNumber, At)> = Vec::new();
    for _ in 0..=lines.len() {
        placed.clear();
        let mut without = None;
        for (index, line) in lines.iter().enumerate() {
            let stroke = world.chart.stroke(*line);
            match stroke.and_then(|stroke| place(stroke, sheet, &placed)) {
                Some(at) => placed.push((*line, at)),
                None => without = without.or(Some(index)),
            }
        }
        // One that others have left no room goes first, and they find another place.
        match without {
            Some(index) if index > 0 => lines[..=index].rotate_right(1),
            _ => break,
        }
    }
    placed
}

/// The one of a line's arrows that its tag speaks of: what the cursor rests on, else that of the
/// focused expedition.
fn shown<'a>(world: &World<'a>, line: LineNumber) -> Option<&'a Target> {
    let here = world.scene.targets.iter().filter(|target| target.line == line);
    here.min_by_key(|target| (!target.chosen, target.colour != world.scene.focus))
}

/// Two cells in a row, one of them the line's, or beside it where that has no room.
fn place(stroke: &Stroke, sheet: &Sheet, placed: &[(LineNumber, At)]) -> Option<At> {
    best_of(stroke, sheet, placed, &[0]).or_else(|| best_of(stroke, sheet, placed, &[-1, 1]))
}

/// The place nearest to a line's middle, so many rows from it; rather with nothing beside it, and
/// rather not on the head of an arrow.
fn best_of(
    stroke: &Stroke,
    sheet: &Sheet,
    placed: &[(LineNumber, At)],
    rows: &[i32],
) -> Option<At> {
    let wanted = middle(stroke);
    let mut best: Option<(usize, At)> = None;
    let bits = stroke.bits.iter().enumerate();
    for (index, (column, y)) in bits
        .flat_map(|(index, bit)| rows.iter().map(move |row| (index, (bit.at.0, bit.at.1 + row))))
    {
        for x in [column, column - 1] {
            let tagged = |x: i32| {
                let mut tags = placed.iter();
                tags.any(|(_, (start, row))| *row == y && (*start..=start + 1).contains(&x))
            };
            let kept = |x: i32| if tagged(x) { Some(Kept::Tag) } else { sheet.kept((x, y)) };
            let free = |kept: Option<Kept>| matches!(kept, Some(Kept::No | Kept::Head));
            if !(free(kept(x)) && free(kept(x + 1))) {
                continue;
            }
            let heads = [x, x + 1].into_iter().filter(|x| kept(*x) == Some(Kept::Head)).count();
            let beside = [x - 1, x + 2].into_iter();
            let crowded = beside.filter(|x| kept(*x).is_some_and(|kept| !free(Some(kept)))).count();
            let cost = 2 * index.abs_diff(wanted) + 5 * crowded + 9 * heads;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, (x, y)));
            }
        }
    }
    best.map(|(_, at)| at)
}

fn draw_tag(world: &World<'_>, sheet: &mut Sheet, target: &Target, (x, y): At) {
    let style = if target.chosen {
        world.ink.tip(target.colour)
    } else if target.colour == world.scene.focus && world.ink.ground(true).is_none() {
        // On a ground of its own each sign costs three times the bytes on the line: there the
        // list alone says which expedition the keys speak of.
        world.ink.open(target.colour).add_modifier(Modifier::UNDERLINED)
    } else {
        world.ink.open(target.colour)
    };
    let digit = char::from_digit(target.number.into(), 10).unwrap_or('+');
    sheet.put((x, y), world.letter(target.colour), style, Kept::Tag);
    sheet.put((x + 1, y), digit, style, Kept::Tag);
}
