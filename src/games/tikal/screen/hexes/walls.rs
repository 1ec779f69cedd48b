//! Borders, the names of columns and rows in them, and the ring of the cursor.

use super::super::plan::{Border as Cells, Outline, Way};
use super::land::Border;
use super::pen::Pen;
use super::signs::{self, DIGITS};
use crate::draw::theme::{Paint, Role, Theme};
use crate::games::tikal::hex::{Hex, Side};
use ratatui::style::{Modifier, Style};

/// Draws a border; one that stands out has its number on a bright ground, and `wall` is a colour
/// of its own for its cells.
pub(super) fn draw(
    pen: &mut Pen<'_>,
    cells: Cells,
    border: Border,
    out: bool,
    wall: Option<Style>,
) {
    let role = match border {
        Border::Closed | Border::Stones(_) => Role::Text,
        Border::Jungle | Border::Road(_) => Role::Faint,
    };
    let style = wall.unwrap_or_else(|| pen.style(role));
    let sign = signs::wall(pen.look.signs, cells.way);
    for cell in cells.cells() {
        pen.put(cell, sign, style);
    }
    match border {
        Border::Jungle | Border::Closed => {}
        Border::Road(cost) => draw_number(pen, cells, cost, out),
        Border::Stones(count) => draw_stones(pen, cells, count),
    }
}

fn draw_number(pen: &mut Pen<'_>, cells: Cells, cost: u8, out: bool) {
    let mut style = pen.style(Role::Price);
    if out {
        style = style.add_modifier(Modifier::REVERSED);
    }
    let middle = cells.middle();
    // A wall leads the eye past its digit: it is opened where there is room.
    if cells.roomy && cells.way == Way::Flat {
        pen.put(cells.cell(middle - 1), " ", Style::new());
        pen.put(cells.cell(middle + 1), " ", Style::new());
    }
    let digit = DIGITS.get(usize::from(cost)).copied().unwrap_or_default();
    pen.put(cells.cell(middle), digit, style);
}

fn draw_stones(pen: &mut Pen<'_>, cells: Cells, count: u8) {
    let (style, signs) = (pen.style(Role::Paint(Paint::Yellow)), pen.look.signs);
    if !cells.roomy {
        pen.put(cells.cell(cells.middle()), signs::stones(signs, count), style);
        return;
    }
    let first = cells.middle().saturating_sub(u16::from(count) / 2);
    for index in first..(first + u16::from(count)).min(cells.len()) {
        pen.put(cells.cell(index), signs::stone(signs), style);
    }
}

/// The letter of a column in its uppermost walls, the number of a row in the first column's: no
/// road ever leads there.
pub(super) fn draw_name(pen: &mut Pen<'_>, outline: Outline, hex: Hex) {
    const LETTERS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let style = pen.style(Role::Quiet);
    if hex.row() == 0 {
        let top = outline.border(Side::North);
        let letter = LETTERS.get(hex.column()).copied().unwrap_or_default();
        pen.put(top.cell(top.middle()), letter, style);
    }
    if hex.column() == 0 {
        let slope = outline.border(Side::NorthWest);
        let digit = DIGITS.get(hex.row() + 1).copied().unwrap_or_default();
        pen.put(slope.cell(slope.len() - 1), digit, style);
    }
}

/// The ring: in place of the walls, and round whatever stands in them.
pub(super) fn draw_ring(pen: &mut Pen<'_>, outline: Outline) {
    let style = pen.style(Role::Ring);
    let signs = pen.look.signs;
    for side in Side::ALL {
        let cells = outline.border(side);
        // Small hexes are marked above and below: a slow line draws half as much, and the numbers
        // in the walls stay as they are.
        if !cells.roomy && cells.way != Way::Flat {
            continue;
        }
        let (wall, ring) = (signs::wall(signs, cells.way), signs::ring(signs, cells.way));
        for at in cells.cells() {
            let Some(cell) = pen.cell(at) else { continue };
            if cell.modifier.contains(Modifier::REVERSED) {
                // A chosen way, or points to get here: they stand out already.
                continue;
            }
            if cell.symbol() == wall || cell.symbol() == " " {
                pen.put(at, ring, style);
            } else if cells.roomy {
                cell.fg = style.fg.unwrap_or_default();
                cell.modifier = Modifier::REVERSED;
            }
        }
    }
}

/// The colour of a wall that is marked as a whole; without colours it is bold.
pub(super) fn marked(pen: &Pen<'_>, role: Role) -> Style {
    let style = pen.style(role).remove_modifier(Modifier::UNDERLINED);
    if pen.look.theme == Theme::Mono { style.add_modifier(Modifier::BOLD) } else { style }
}
