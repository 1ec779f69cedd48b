//! Lines: free, to be taken, taken; the heads of arrows; a way to a goal.

use super::super::chart::{Bit, Heading, Stroke};
use super::super::scene::Lying;
use super::World;
use super::sheet::{Kept, Sheet, Strength, reversed, sign};
use crate::games::around_the_world::colour::Colour;
use ratatui::style::{Modifier, Style};

/// Draws all lines, from the weakest to the strongest.
pub(super) fn draw_lines(world: &World<'_>, sheet: &mut Sheet) {
    let ink = world.ink;
    for stroke in world.chart.strokes() {
        for bit in &stroke.bits {
            let sign = ink.is_ascii().then(|| sign(bit.slope));
            sheet.line(bit, Strength::Free, bit.dots[0], sign, ink.free());
        }
    }
    for target in &world.scene.targets {
        let Some(stroke) = world.chart.stroke(target.line) else { continue };
        for bit in &stroke.bits {
            let sign = ink.is_ascii().then_some(':');
            // One that another expedition has the focus of is drawn over.
            if target.colour != world.scene.focus && is_focused(world, target.line) {
                continue;
            }
            sheet.line(bit, Strength::Open, bit.dots[1], sign, ink.open(target.colour));
        }
    }
    for (stroke, lying) in world.chart.strokes().iter().zip(&world.scene.lines) {
        let colours: Vec<Colour> = colours(lying).collect();
        if colours.is_empty() {
            continue;
        }
        for (index, bit) in stroke.bits.iter().enumerate() {
            let Some(&colour) = colours.get(index % colours.len()) else { continue };
            let sign = ink.is_ascii().then(|| world.letter(colour));
            sheet.line(bit, Strength::Taken, bit.dots[2], sign, style(world, lying, colour, false));
        }
    }
}

/// Whether the focused expedition may take a line.
fn is_focused(world: &World<'_>, line: u8) -> bool {
    let mut targets = world.scene.targets.iter();
    targets.any(|target| target.line == line && target.colour == world.scene.focus)
}

/// The expeditions whose arrows lie on a line.
fn colours(lying: &Lying) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(|colour| lying.arrows[colour.index()].is_some())
}

/// How an arrow looks, or its head.
fn style(world: &World<'_>, lying: &Lying, colour: Colour, is_head: bool) -> Style {
    let Some(pointing) = lying.arrows[colour.index()] else { return Style::new() };
    let style = world.ink.taken(colour, pointing.fresh || is_head && pointing.last);
    if pointing.leaving {
        reversed(style)
    } else if pointing.fresh || is_head {
        style.add_modifier(Modifier::BOLD)
    } else {
        style
    }
}

/// Draws the way to a goal where nothing else stands.
pub(super) fn draw_ways(world: &World<'_>, sheet: &mut Sheet) {
    for (stroke, lying) in world.chart.strokes().iter().zip(&world.scene.lines) {
        if lying.way.is_some() {
            for bit in &stroke.bits {
                let sign = world.ink.is_ascii().then_some('+');
                sheet.line(bit, Strength::Way, bit.dots[2], sign, world.ink.strong());
            }
        }
    }
}

/// Draws a head for every arrow, and a letter before it where colours may not tell enough.
pub(super) fn draw_heads(world: &World<'_>, sheet: &mut Sheet) {
    let mut free = Vec::new();
    for (stroke, lying) in world.chart.strokes().iter().zip(&world.scene.lines) {
        let arrows = colours(lying).count();
        if arrows == 0 {
            continue;
        }
        free.clear();
        free.extend(stroke.bits.iter().filter(|bit| sheet.kept(bit.at) == Some(Kept::No)).copied());
        let shows = shows(world, free.len(), arrows);
        for (number, colour) in colours(lying).enumerate() {
            let Some(index) = place(&free, number, arrows, shows) else { break };
            let Some(pointing) = lying.arrows[colour.index()] else { continue };
            let style = style(world, lying, colour, true);
            let head = head(world, stroke.heading(pointing.from));
            let letter = world.letter(colour);
            // From the later cell on: the earlier one keeps its place.
            let signs = match shows {
                Shows::Heads => [Some(head), None],
                Shows::Letters => [Some(letter), None],
                Shows::Both => [Some(head), Some(letter)],
            };
            for (back, sign) in signs.into_iter().flatten().enumerate() {
                if let Some(index) = index.checked_sub(back)
                    && index < free.len()
                {
                    let bit = free.remove(index);
                    sheet.put(bit.at, sign, style, Kept::Head);
                }
            }
        }
    }
}

/// What an arrow shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    Heads,
    Letters,
    Both,
}

/// What there is room for.
fn shows(world: &World<'_>, cells: usize, arrows: usize) -> Shows {
    // Without Braille the line itself is letters, as long as one of them is left.
    if world.ink.is_ascii() {
        return if cells > arrows { Shows::Heads } else { Shows::Letters };
    }
    match world.ink.letters_arrows() {
        false => Shows::Heads,
        true if cells >= 2 * arrows => Shows::Both,
        true => Shows::Letters,
    }
}

/// The cell for the head of this of so many arrows, as near as possible to where it belongs; of
/// two the later, if there must be one before it. Rather one that no other line runs through.
fn place(free: &[Bit], number: usize, arrows: usize, shows: Shows) -> Option<usize> {
    // Heads before have taken cells away: what is left is shared by the arrows that are left.
    let left = arrows - number;
    let before = usize::from(shows == Shows::Both);
    let wanted =
        if number == 0 { free.len() / (arrows + 1) } else { free.len() - free.len() / (left + 1) };
    let wanted = wanted.min(free.len().saturating_sub(1)).max(before);
    let rank = |(index, bit): &(usize, &Bit)| {
        (2 * index.abs_diff(wanted) + usize::from(!bit.alone), *index)
    };
    let beside = |index: usize| {
        shows != Shows::Both
            || index
                .checked_sub(1)
                .and_then(|before| free.get(before))
                .zip(free.get(index))
                .is_some_and(|(one, other)| {
                    (one.at.0 - other.at.0).abs() <= 1 && (one.at.1 - other.at.1).abs() <= 1
                })
    };
    let bits = free.iter().enumerate();
    bits.filter(|(index, _)| *index >= before && beside(*index))
        .min_by_key(rank)
        .map(|(index, _)| index)
}

fn head(world: &World<'_>, heading: Heading) -> char {
    let (unicode, ascii) = match heading {
        Heading::East => ('→', '>'),
        Heading::South => ('↓', 'v'),
        Heading::West => ('←', '<'),
        Heading::North => ('↑', '^'),
    };
    world.ink.pick(unicode, ascii)
}

/// The middle of a line that can be seen.
pub(super) fn middle(stroke: &Stroke) -> usize {
    stroke.bits.len().saturating_sub(1) / 2
}
