//! What stands inside a hex: its ground, its terrain, the figures, the chip.

use super::Chip;
use super::figures::{Figures, Sharing, draw_row};
use super::land::Place;
use super::pen::{self, Pen};
use super::signs;
use crate::draw::text::{columns, cut};
use crate::draw::theme::{Ground, Paint, Role, Signs};
use crate::engine::Seat;
use crate::games::tikal::screen::plan::{Outline, ROOMY, Run};
use crate::games::tikal::tile::Kind;
use crate::lang::Words;
use crate::say;
use ratatui::style::{Modifier, Style};

/// From here on there is room for the name of what a hex is.
const NAMED: u16 = 8;

/// The words on the board, said once for all hexes.
pub(super) struct Names {
    base: String,
    clearing: String,
    ruin: String,
}

impl Names {
    pub fn of(words: &Words) -> Self {
        Self {
            base: say!(words, "tk-board-base"),
            clearing: say!(words, "tk-board-clearing"),
            ruin: say!(words, "tk-board-ruin"),
        }
    }

    /// What stands above the sign of a terrain, if that does not say it clearly enough.
    fn above(&self, kind: Kind) -> Option<&str> {
        match kind {
            Kind::Clearing => Some(&self.clearing),
            Kind::Ruin(_) => Some(&self.ruin),
            Kind::Base | Kind::Temple(_) | Kind::Volcano => None,
        }
    }
}

/// The ground of what lies there; of the jungle, if nothing does.
pub(super) fn ground(kind: Option<Kind>) -> Ground {
    match kind {
        None => Ground::Thicket,
        Some(Kind::Base) => Ground::Stone,
        Some(Kind::Temple(_)) => Ground::Earth,
        Some(Kind::Ruin(_)) => Ground::Sand,
        Some(Kind::Clearing) => Ground::Meadow,
        Some(Kind::Volcano) => Ground::Lava,
    }
}

/// Covers a hex with its ground, the floor row under its southern wall included.
pub(super) fn cover(pen: &mut Pen<'_>, outline: Outline, ground: Ground) {
    let Some(behind) = pen.look.theme.ground(ground).bg else { return };
    for run in outline.rows().chain([outline.row(outline.pitch)]) {
        for x in run.x..run.x + run.width {
            if let Some(cell) = pen.cell((x, run.y)) {
                cell.bg = behind;
            }
        }
    }
}

/// Fills the jungle; where a tile may be laid it is cleared.
pub(super) fn draw_jungle(pen: &mut Pen<'_>, outline: Outline, place: bool) {
    let (theme, signs) = (pen.look.theme, pen.look.signs);
    if place {
        // Not bold: many come and go with the tile.
        let style = pen.style(Role::Target).remove_modifier(Modifier::UNDERLINED | Modifier::BOLD);
        let row = outline.row(outline.slant());
        pen.put((centre(row, 1), row.y), signs::PLACE, style);
        return;
    }
    let (style, sign) = (theme.ground(Ground::Thicket), signs::thicket(signs));
    for (number, run) in (1..).zip(outline.rows()) {
        for x in run.x..run.x + run.width {
            // In plain letters thin, or nothing else would be seen.
            let third = (x - outline.left + 2 * number) % 3 == 1;
            if signs == Signs::Unicode || third {
                pen.put((x, run.y), sign, style);
            }
        }
    }
}

/// Draws all that stands on an explored hex. The chip may have had to go to the floor row: says
/// whether it did.
pub(super) fn draw_place(
    pen: &mut Pen<'_>,
    outline: Outline,
    place: &Place<'_>,
    chip: Option<Chip>,
    names: &Names,
) -> bool {
    let inside = Inside { outline, place };
    inside.draw_terrain(pen, names);
    let figures = place.seen.map(Figures::on).unwrap_or_default();
    if outline.pitch < ROOMY {
        return inside.draw_close(pen, &figures, chip);
    }
    inside.draw_loose(pen, &figures);
    if let Some(chip) = chip {
        let row = outline.row(outline.pitch - 1);
        draw_chip(pen, (centre(row, chip.width() + 2), row.y), chip, true);
    }
    false
}

/// An explored hex and its cells.
struct Inside<'a> {
    outline: Outline,
    place: &'a Place<'a>,
}

impl Inside<'_> {
    fn is_roomy(&self) -> bool {
        self.outline.pitch >= ROOMY
    }

    /// The row that signs of terrain stand on.
    fn foot(&self) -> u16 {
        if self.is_roomy() { self.outline.slant() - 1 } else { 1 }
    }

    fn draw_terrain(&self, pen: &mut Pen<'_>, names: &Names) {
        let Place { kind, seen, treasures, .. } = *self.place;
        let row = self.outline.row(self.foot());
        if let Some(name) = names.above(kind).filter(|_| self.outline.pitch >= NAMED) {
            let row = self.outline.row(self.foot() - 1);
            // Half a word says nothing.
            let name = if columns(name) <= row.width { name } else { "" };
            draw_word(pen, row, name, pen.style(Role::Quiet));
        }
        if let Some(seat) = seen.and_then(|seen| seen.camp) {
            let signs = [signs::camp(pen.look.signs), pen.look.signs.seat(seat.index(), true)];
            pen.put_all((centre(row, 2), row.y), signs, pen.style(Role::Seat(seat.index())));
            return;
        }
        match kind {
            Kind::Base => draw_word(pen, row, &names.base, pen.style(Role::Title)),
            Kind::Temple(number) => {
                let level = seen.map_or(number, |seen| seen.level);
                self.draw_temple(pen, level);
            }
            Kind::Ruin(masks) => draw_ruin(pen, row, treasures, masks),
            Kind::Clearing => {
                let style = Style { bg: None, ..pen.look.theme.ground(Ground::Meadow) };
                let style = style.patch(pen.style(Role::Paint(Paint::Green)));
                pen.put_all((centre(row, 3), row.y), signs::CLEARING, style);
            }
            Kind::Volcano => self.draw_volcano(pen),
        }
    }

    fn draw_volcano(&self, pen: &mut Pen<'_>) {
        let style = Style { bg: None, ..pen.look.theme.ground(Ground::Lava) };
        for (number, run) in (1..).zip(self.outline.rows()) {
            let first = run.x + u16::from(number <= self.outline.slant());
            for x in (first..run.x + run.width).step_by(2) {
                pen.put((x, run.y), signs::PEAK, style);
            }
        }
    }

    /// A temple with its number; higher ones have more steps where there is room. Who guards it
    /// or controls it stands right of its foot, a flag right of its top.
    fn draw_temple(&self, pen: &mut Pen<'_>, level: u8) {
        let seen = self.place.seen;
        let owner = seen.and_then(|seen| seen.controlled_by);
        let guarded = seen.is_some_and(|seen| seen.guard.is_some());
        let style = owner_style(pen, owner);
        let [west, stone, east] = signs::temple(pen.look.signs);
        let flag = signs::flag(pen.look.signs);
        let width = pen::width(level.into()) + 2;
        let (top, foot) = (self.foot() + 1 - self.steps(level), self.foot());
        let (head, last) = (self.outline.row(top), self.outline.row(foot));
        let (x, steps) = (centre(self.outline.row(1), width), foot - top);
        let end = x + width;
        // A shape beside the digit of a border would be taken for that many figures: then flag and
        // owner stand at the top, where the sides of the temple give way to them.
        let flagged = u16::from(guarded && steps == 0);
        let shape_at = end + steps + flagged;
        let close = !self.is_roomy() || shape_at + 1 >= last.x + last.width;
        pen.put((x, head.y), if guarded && close { flag } else { west }, style);
        pen.number((x + 1, head.y), level.into(), style.add_modifier(Modifier::REVERSED));
        pen.put((end - 1, head.y), east, style);
        if guarded && !close {
            pen.put((end, head.y), flag, style);
        }
        for step in 1..=steps {
            let y = self.outline.row(top + step).y;
            pen.put((x - step, y), west, style);
            (x - step + 1..end + step - 1).for_each(|x| pen.put((x, y), stone, style));
            pen.put((end + step - 1, y), east, style);
        }
        let Some(seat) = owner else { return };
        let shape = pen.look.signs.seat(seat.index(), true);
        if close {
            pen.put((end.min(head.x + head.width - 1), head.y), shape, style);
        } else {
            let airy = self.outline.pitch >= NAMED && shape_at + 2 < last.x + last.width;
            pen.put((shape_at + u16::from(airy), last.y), shape, style);
        }
    }

    /// How many steps a temple has.
    fn steps(&self, level: u8) -> u16 {
        let steps = match level {
            0..4 => 1,
            4..7 => 2,
            7.. => 3,
        };
        steps.min(self.foot())
    }

    /// Figures and chip in the smallest hex; says whether the chip is on the floor.
    fn draw_close(&self, pen: &mut Pen<'_>, figures: &[Figures], chip: Option<Chip>) -> bool {
        let (above, below) = (self.outline.row(2), self.outline.row(3));
        // A bare number would be taken for one more digit of what stands before it.
        let wanted = chip.map(|chip| chip.width() + u16::from(chip.is_bare()));
        let sharing = Sharing::close(figures, above.width, wanted);
        let (first, rest) = figures.split_at(sharing.seats.0);
        let (second, left_out) = rest.split_at(sharing.seats.1);
        draw_row(pen, first, 0, false, ((above.x, above.y), above.width));
        let Some(chip) = chip else {
            let more = !left_out.is_empty();
            draw_row(pen, second, 0, more, ((below.x, below.y), below.width));
            return false;
        };
        if sharing.chip {
            let room = below.width.saturating_sub(chip.width() + 1);
            draw_row(pen, second, 0, false, ((below.x, below.y), room));
            draw_chip(pen, (below.x + below.width - chip.width(), below.y), chip, false);
            return false;
        }
        draw_row(pen, second, 0, !left_out.is_empty(), ((below.x, below.y), below.width));
        let floor = self.outline.row(self.outline.pitch);
        // The digit of the border stands in the floor row too.
        let free = floor.width / 2;
        if chip.width() <= free {
            draw_chip(pen, (floor.x + floor.width - chip.width(), floor.y), chip, false);
        }
        true
    }

    fn draw_loose(&self, pen: &mut Pen<'_>, figures: &[Figures]) {
        let outline = self.outline;
        let number = if outline.pitch < NAMED { outline.slant() } else { outline.slant() + 1 };
        let (one, two) = (outline.row(number), outline.row(number + 1));
        let sharing = Sharing::loose(figures, (one.width, two.width));
        let (first, rest) = figures.split_at(sharing.seats.0);
        let (second, left_out) = rest.split_at(sharing.seats.1);
        draw_row(pen, first, sharing.gap, false, ((one.x, one.y), one.width));
        let more = !left_out.is_empty();
        draw_row(pen, second, sharing.gap, more, ((two.x, two.y), two.width));
    }
}

impl Chip {
    /// Whether it is a number without a sign before it.
    fn is_bare(self) -> bool {
        self.sign().is_none()
    }

    fn sign(self) -> Option<&'static str> {
        match self {
            Self::Reach(points) => (points < 10).then_some("="),
            Self::Lead(lead) => Some(if lead < 0 { "-" } else { "+" }),
        }
    }

    fn number(self) -> u16 {
        match self {
            Self::Reach(points) => points.into(),
            Self::Lead(lead) => lead.unsigned_abs(),
        }
    }

    fn width(self) -> u16 {
        pen::width(self.number()) + u16::from(!self.is_bare())
    }
}

/// A chip, with blanks around its number where there is room for them.
fn draw_chip(pen: &mut Pen<'_>, (mut x, y): (u16, u16), chip: Chip, padded: bool) {
    let style = pen.style(Role::Target).remove_modifier(Modifier::UNDERLINED);
    let style = style.add_modifier(Modifier::REVERSED);
    let blank = padded.then_some(" ");
    x += pen.put_all((x, y), blank.into_iter().chain(chip.sign()), style);
    x += pen.number((x, y), chip.number(), style);
    pen.put_all((x, y), blank, style);
}

/// The colour of whose it is; of nobody's, bright.
fn owner_style(pen: &Pen<'_>, owner: Option<Seat>) -> Style {
    match owner {
        Some(seat) => pen.style(Role::Seat(seat.index())),
        None => pen.style(Role::Paint(Paint::White)),
    }
    .add_modifier(Modifier::BOLD)
}

/// A ruin: a sign for each mask on it, hollow where its treasure is gone.
fn draw_ruin(pen: &mut Pen<'_>, row: Run, treasures: u8, masks: u8) {
    let signs = pen.look.signs;
    let gone = masks.saturating_sub(treasures);
    let (full, dug) = (usize::from(treasures), usize::from(gone));
    let x = centre(row, u16::from(treasures + gone));
    let style = pen.style(Role::Paint(Paint::Yellow));
    let full = std::iter::repeat_n(signs::treasure(signs), full);
    let x = x + pen.put_all((x, row.y), full, style);
    let dug = std::iter::repeat_n(signs::dug(signs), dug);
    pen.put_all((x, row.y), dug, pen.style(Role::Quiet));
}

/// A word in the middle of a row.
fn draw_word(pen: &mut Pen<'_>, row: Run, word: &str, style: Style) {
    let word = cut(word, row.width.into());
    let letters = word.char_indices().map(|(at, letter)| &word[at..at + letter.len_utf8()]);
    pen.put_all((centre(row, columns(&word)), row.y), letters, style);
}

/// A number in the middle of the row below the middle: what a tile in a list is called by. It
/// stands out where the ground is loud.
pub(super) fn draw_key(pen: &mut Pen<'_>, outline: Outline, number: u8, out: bool) {
    let row = outline.row(outline.slant() + 1);
    let mut style = pen.style(Role::Target).remove_modifier(Modifier::UNDERLINED);
    if out {
        style = style.add_modifier(Modifier::REVERSED);
    }
    let x = centre(row, pen::width(number.into()));
    pen.number((x, row.y), number.into(), style);
}

/// Where so many cells begin that stand in the middle of a row.
fn centre(row: Run, cells: u16) -> u16 {
    row.x + row.width.saturating_sub(cells) / 2
}
