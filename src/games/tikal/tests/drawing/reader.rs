//! Reads a drawn board: knows where the cells of a hex are and what the signs mean, and nothing
//! of how they come to be drawn.

use crate::draw::theme::{Look, Role, Signs};
use crate::engine::Seat;
use crate::games::tikal::hex::{Hex, Side};
use crate::games::tikal::screen::hexes::{Chip, Marks};
use crate::games::tikal::tile::{Kind, Stones};
use crate::games::tikal::view::{HexView, View};
use crate::lang::Words;
use crate::say;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::collections::BTreeSet;

type Read<T = ()> = Result<T, String>;

/// A drawn board.
pub struct Reader<'a> {
    buffer: &'a Buffer,
    look: Look,
    words: &'a Words,
    /// Rows and columns of a hex.
    pitch: u16,
    width: u16,
}

/// What has been read at least once: else it has not been tried.
#[derive(Default)]
pub struct Seen(BTreeSet<String>);

impl Seen {
    fn note(&mut self, what: impl Into<String>) {
        self.0.insert(what.into());
    }

    /// Every sign has been met.
    pub fn all_there(&self) {
        let sums = (1..=6).map(|sum| format!("road {sum}"));
        let stones = (1..=3).map(|count| format!("stones {count}"));
        let levels = (1..=10).map(|level| format!("level {level}"));
        let others = ["guard", "camp", "dug out", "left out", "on the floor", "bare", "place"];
        let others = others.into_iter().map(str::to_owned);
        for what in sums.chain(stones).chain(levels).chain(others) {
            assert!(self.0.contains(&what), "no {what} among {:?}", self.0);
        }
    }
}

/// What lies on a hex: what the eyes see, or the tile that is being laid.
#[derive(Clone, Copy)]
struct There<'a> {
    kind: Kind,
    stones: Stones,
    seen: Option<&'a HexView>,
    treasures: u8,
}

fn there<'a>(hex: Hex, view: &'a View, marks: &Marks) -> Option<There<'a>> {
    if let Some(seen) = view.hex(hex) {
        let HexView { kind, stones, treasures, .. } = *seen;
        return Some(There { kind, stones, seen: Some(seen), treasures });
    }
    let (_, tile) = marks.ghost.filter(|(ghost, _)| *ghost == hex)?;
    // TK-2.5: as long as there are any.
    let treasures = tile.kind.number().min(view.treasures);
    Some(There { kind: tile.kind, stones: tile.stones, seen: None, treasures })
}

/// Nothing, or the reason why it is not what it should be.
#[expect(clippy::needless_pass_by_value, reason = "said where it is asked, as in `assert_eq`")]
fn equal<T: PartialEq + std::fmt::Debug>(hex: Hex, what: &str, is: T, should: T) -> Read {
    if is == should {
        Ok(())
    } else {
        Err(format!("{hex}: {what} is {is:?}, should be {should:?}"))
    }
}

/// A text of one seat's figures: shape, workers, leader.
fn figures_text(signs: Signs, seat: Seat, workers: u8, leader: bool) -> String {
    let mut text = signs.seat(seat.index(), true).to_owned();
    if workers > 0 {
        text += &workers.to_string();
    }
    if leader { text + signs.pick("★", "*") } else { text }
}

/// The name of a column or row that stands in a border.
fn name(hex: Hex, side: Side, cells: &[(u16, u16)]) -> Option<((u16, u16), String)> {
    let name = hex.to_string();
    match side {
        Side::North if hex.row() == 0 => Some((cells[(cells.len() - 1) / 2], name[..1].to_owned())),
        Side::NorthWest if hex.column() == 0 => {
            Some((cells[cells.len() - 1], name[1..].to_owned()))
        }
        _ => None,
    }
}

impl<'a> Reader<'a> {
    /// A screen as large as the buffer.
    pub fn new(buffer: &'a Buffer, look: Look, words: &'a Words) -> Self {
        let (pitch, width) = match (buffer.area.width, buffer.area.height) {
            (80, 24) => (4, 6),
            (100, 30) => (4, 7),
            (100, 36) => (6, 7),
            (120, 36) => (6, 10),
            (140, 45) => (6, 12),
            (110, 48) => (8, 8),
            (160, 48) => (8, 14),
            (120, 57) => (10, 9),
            (200, 60) => (10, 19),
            (300, 100) => (10, 20),
            other => panic!("no board of {other:?}"),
        };
        Self { buffer, look, words, pitch, width }
    }

    /// Whether a cell belongs to the board: to a hex, or to its walls.
    pub fn is_on_board(&self, x: u16, y: u16) -> bool {
        Hex::all().any(|hex| {
            let walls = Side::ALL.into_iter().flat_map(|side| self.border(hex, side));
            let inside = (1..self.pitch).flat_map(|row| self.inner(hex, row));
            walls.chain(inside).any(|cell| cell == (x, y))
        })
    }

    fn corner(&self, hex: Hex) -> (u16, u16) {
        let (x, y) = (u16::try_from(hex.column()).unwrap(), u16::try_from(hex.row()).unwrap());
        let lower = if x % 2 == 1 { self.pitch / 2 } else { 0 };
        // The top line is above the board.
        (x * self.width, 1 + y * self.pitch + lower)
    }

    /// The cells of a border, from the west or from above.
    fn border(&self, hex: Hex, side: Side) -> Vec<(u16, u16)> {
        let ((left, top), (p, w)) = (self.corner(hex), (self.pitch, self.width));
        let s = p / 2;
        match side {
            Side::North => (left + s..left + w).map(|x| (x, top)).collect(),
            Side::South => (left + s..left + w).map(|x| (x, top + p)).collect(),
            Side::NorthWest => (1..=s).map(|i| (left + s - i, top + i)).collect(),
            Side::NorthEast => (1..=s).map(|i| (left + w + i - 1, top + i)).collect(),
            Side::SouthWest => (1..=s).map(|i| (left + i - 1, top + s + i)).collect(),
            Side::SouthEast => (1..=s).map(|i| (left + w + s - i, top + s + i)).collect(),
        }
    }

    /// The cells of an inner row, from 1.
    fn inner(&self, hex: Hex, row: u16) -> Vec<(u16, u16)> {
        let ((left, top), s) = (self.corner(hex), self.pitch / 2);
        let k = row.min(self.pitch + 1 - row);
        let first = left + s + 1 - k;
        (first..first + self.width + 2 * k - s - 2).map(|x| (x, top + row)).collect()
    }

    fn cell(&self, at: (u16, u16)) -> &Cell {
        self.buffer.cell(at).expect("on the screen")
    }

    fn text(&self, cells: &[(u16, u16)]) -> String {
        cells.iter().map(|at| self.cell(*at).symbol()).collect()
    }

    fn signs(&self) -> Signs {
        self.look.signs
    }

    /// Whether everything on the board is what lies there and what is marked.
    pub fn compare(&self, view: &View, marks: &Marks, met: &mut Seen) -> Read {
        for hex in Hex::all() {
            let there = |hex: Hex| there(hex, view, marks);
            let chip = marks.chips.iter().find(|(on, _)| *on == hex).map(|(_, chip)| *chip);
            let on_floor = match there(hex) {
                Some(here) => self.read_place(hex, here, chip, met)?,
                None => self.read_jungle(hex, marks, met)?,
            };
            for side in Side::ALL {
                let beyond = hex.beyond(side);
                let chip = chip.filter(|_| on_floor && side == Side::South);
                let other = beyond.and_then(there);
                self.read_border((hex, side), (there(hex), other), chip, marks, met)?;
            }
        }
        Ok(())
    }

    // Borders.

    fn read_border(
        &self,
        (hex, side): (Hex, Side),
        (here, there): (Option<There<'_>>, Option<There<'_>>),
        chip: Option<Chip>,
        marks: &Marks,
        met: &mut Seen,
    ) -> Read {
        let beyond = hex.beyond(side);
        let volcano = [here, there].iter().flatten().any(|hex| hex.kind == Kind::Volcano);
        let on = |there: Option<There<'_>>, side| there.map_or(0, |there| there.stones.on(side));
        let sum = on(here, side) + on(there, side.opposite());
        let road = here.is_some() && there.is_some() && !volcano && sum > 0;
        let stones = beyond.is_some() && here.is_some() != there.is_some() && sum > 0;
        let mut cells = self.border(hex, side);
        let flat = matches!(side, Side::North | Side::South);
        let middle = if flat { (cells.len() - 1) / 2 } else { cells.len() / 2 };
        let middle = cells[middle];
        let name = name(hex, side, &cells);
        let count = cells.len();
        // What else may stand in it: a name, a mark of change, the chip of the hex above.
        let mark = self.floor_mark(hex, side, &cells, marks);
        let floor = self.floor_chip(hex, side, &cells);
        if side == Side::South {
            equal(
                hex,
                "chip on the floor",
                floor.is_empty(),
                chip.is_none_or(|chip| chip_text(chip).len() > count - count.div_ceil(2)),
            )?;
        }
        let what = format!("{side:?}");
        if let Some((at, text)) = &name {
            equal(hex, "name", self.cell(*at).symbol(), text.as_str())?;
        }
        cells.retain(|at| !floor.contains(at) && Some(*at) != mark);
        let signs: Vec<&Cell> = cells.iter().map(|at| self.cell(*at)).collect();
        let named = |at: &(u16, u16)| name.as_ref().is_some_and(|(there, _)| there == at);
        let digits: Vec<_> = cells
            .iter()
            .filter(|at| !named(at))
            .filter_map(|at| {
                let digit = self.cell(*at).symbol().parse::<u8>().ok()?;
                Some((*at, digit))
            })
            .collect();
        let expected = if road { vec![(middle, sum)] } else { Vec::new() };
        equal(hex, &what, &digits, &expected)?;
        let dots = if self.pitch == 4 {
            let sign = self.cell(middle).symbol();
            let all = [self.signs().pick("·", "."), ":", self.signs().pick("∴", "%")];
            let dots = all.iter().position(|dots| *dots == sign && !named(&middle));
            dots.map_or(0, |dots| dots + 1)
        } else {
            let stone = self.signs().pick("•", "o");
            signs.iter().filter(|cell| cell.symbol() == stone).count()
        };
        equal(hex, &what, dots, if stones { sum.into() } else { 0 })?;
        if road {
            met.note(format!("road {sum}"));
        }
        if stones {
            met.note(format!("stones {sum}"));
        }
        let is_cursor = |hex| marks.cursor == Some(hex);
        let beside = is_cursor(hex) || beyond.is_some_and(is_cursor);
        // Small hexes have their ring above and below.
        let flat = matches!(side, Side::North | Side::South);
        let small = self.pitch == 4;
        let ringed = beside && (!small || flat);
        for at in cells.iter().filter(|at| !named(at)) {
            let special = road && *at == middle || stones && self.is_stone(*at, middle);
            if !special {
                self.read_wall(hex, side, *at, (road, middle, ringed))?;
            }
        }
        if road {
            self.read_emphasis((hex, beyond), middle, beside && !small, marks)?;
        }
        self.read_colour((hex, beyond), &cells, (road, middle), ringed, marks)
    }

    fn is_stone(&self, at: (u16, u16), middle: (u16, u16)) -> bool {
        if self.pitch == 4 {
            return at == middle;
        }
        self.cell(at).symbol() == self.signs().pick("•", "o")
    }

    /// Where a change is marked in this border, if it should be.
    fn floor_mark(
        &self,
        hex: Hex,
        side: Side,
        cells: &[(u16, u16)],
        marks: &Marks,
    ) -> Option<(u16, u16)> {
        let above = match side {
            Side::South => Some(hex),
            Side::North => hex.beyond(Side::North),
            _ => None,
        }?;
        let sign = self.signs().pick("‹", "'");
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        let marked = [first, last].into_iter().find(|at| self.cell(*at).symbol() == sign);
        marked.filter(|_| marks.fresh.has(above))
    }

    /// The cells of a chip in this border: reversed ones at its end.
    fn floor_chip(&self, hex: Hex, side: Side, cells: &[(u16, u16)]) -> Vec<(u16, u16)> {
        let has_chip = self.pitch == 4
            && match side {
                Side::South => true,
                Side::North => hex.row() > 0,
                _ => false,
            };
        let after = &cells[(cells.len() - 1) / 2 + 1..];
        let reversed = |at: &&(u16, u16)| self.is_reversed(**at);
        let is_chip = |at: &(u16, u16)| {
            self.cell(*at).symbol().chars().all(|c| c.is_ascii_digit() || "=+-".contains(c))
        };
        let chip = after.iter().rev().take_while(reversed).copied();
        let chip: Vec<_> = chip.take_while(is_chip).collect();
        if has_chip { chip } else { Vec::new() }
    }

    fn is_reversed(&self, at: (u16, u16)) -> bool {
        self.cell(at).modifier.contains(Modifier::REVERSED)
    }

    /// A cell with nothing but wall, or ring; beside a digit it may be open.
    fn read_wall(
        &self,
        hex: Hex,
        side: Side,
        at: (u16, u16),
        (road, middle, ringed): (bool, (u16, u16), bool),
    ) -> Read {
        let signs = self.signs();
        let (wall, ring) = match side {
            Side::North | Side::South => (signs.pick("▁", "_"), signs.pick("▄", "#")),
            Side::NorthEast | Side::SouthWest => (signs.pick("╲", "\\"), signs.pick("█", "#")),
            Side::NorthWest | Side::SouthEast => (signs.pick("╱", "/"), signs.pick("█", "#")),
        };
        let beside = self.pitch > 4 && at.1 == middle.1 && at.0.abs_diff(middle.0) == 1;
        let open = road && beside && matches!(side, Side::North | Side::South);
        let expected = match (ringed, open) {
            (true, _) => ring,
            (false, true) => " ",
            (false, false) => wall,
        };
        equal(hex, &format!("{side:?} at {at:?}"), self.cell(at).symbol(), expected)
    }

    /// The digits of a chosen way, and those that a tile would make, are reversed; in the ring
    /// all are.
    fn read_emphasis(
        &self,
        (hex, beyond): (Hex, Option<Hex>),
        at: (u16, u16),
        ringed: bool,
        marks: &Marks,
    ) -> Read {
        let beyond = beyond.expect("a road leads somewhere");
        let on_way =
            marks.route.windows(2).any(|step| step.contains(&hex) && step.contains(&beyond));
        let joined = marks.ghost.is_some_and(|(ghost, _)| ghost == hex || ghost == beyond);
        let out = on_way || joined;
        let cell = self.cell(at);
        equal(hex, "emphasis", self.is_reversed(at), out || ringed)?;
        let price = self.look.style(Role::Price).fg.unwrap_or(Color::Reset);
        let bold = cell.modifier.contains(Modifier::BOLD);
        let is_price = cell.fg == price && bold;
        equal(hex, "colour of the way", is_price, out || !ringed)
    }

    /// The walls of a marked hex have its colour.
    fn read_colour(
        &self,
        (hex, beyond): (Hex, Option<Hex>),
        cells: &[(u16, u16)],
        (road, middle): (bool, (u16, u16)),
        ringed: bool,
        marks: &Marks,
    ) -> Read {
        let both = [Some(hex), beyond];
        let lit = marks.lit.iter().filter(|(lit, _)| both.contains(&Some(*lit)));
        let lit = lit.map(|(_, seat)| Role::Seat(seat.index()));
        let source = marks.source.filter(|source| both.contains(&Some(*source)));
        let mut roles: Vec<Role> = lit.chain(source.map(|_| Role::Target)).collect();
        if roles.is_empty() {
            roles = vec![Role::Text, Role::Faint];
        }
        let colour = |role: &Role| self.look.style(*role).fg.unwrap_or(Color::Reset);
        let colours: Vec<_> = roles.iter().map(colour).collect();
        let ring = [colour(&Role::Ring)];
        let walls = ["▁", "╱", "╲", "_", "/", "\\", "▄", "█", "#"];
        let mut walls = cells
            .iter()
            .filter(|at| !(road && **at == middle))
            .filter(|at| walls.contains(&self.cell(**at).symbol()));
        let expected = if ringed { &ring[..] } else { &colours[..] };
        let other = walls.find(|at| !expected.contains(&self.cell(**at).fg));
        equal(hex, "colour of a wall", other, None)
    }

    // Inside.

    fn read_jungle(&self, hex: Hex, marks: &Marks, met: &mut Seen) -> Read<bool> {
        let rows = (1..self.pitch).map(|row| self.text(&self.inner(hex, row)));
        let rows: Vec<String> = rows.collect();
        let all = rows.concat();
        if marks.targets.has(hex) {
            met.note("place");
            equal(hex, "place", all.trim(), "+")?;
            let middle = &rows[usize::from(self.pitch / 2) - 1];
            equal(hex, "place", middle.trim(), "+")?;
            return Ok(false);
        }
        match self.signs() {
            Signs::Unicode => equal(hex, "jungle", all.trim_matches('░'), "")?,
            Signs::Ascii => {
                equal(hex, "jungle", all.trim_matches([' ', ':']), "")?;
                for row in &rows {
                    // Every third cell, row by row.
                    let cells: Vec<bool> = row.chars().map(|c| c == ':').collect();
                    let thin = cells
                        .windows(3)
                        .all(|three| three.iter().filter(|grows| **grows).count() == 1);
                    equal(hex, "jungle", thin, true)?;
                }
            }
        }
        Ok(false)
    }

    /// Says whether the chip has no place but the floor.
    fn read_place(
        &self,
        hex: Hex,
        there: There<'_>,
        chip: Option<Chip>,
        met: &mut Seen,
    ) -> Read<bool> {
        if there.kind == Kind::Volcano {
            for row in 1..self.pitch {
                let text = self.text(&self.inner(hex, row));
                equal(hex, "volcano", text.trim_matches([' ', '^']), "")?;
                let peaks: Vec<bool> = text.chars().map(|c| c == '^').collect();
                let every_second = peaks.windows(2).all(|two| two[0] != two[1]);
                equal(hex, "volcano", every_second, true)?;
            }
            return Ok(false);
        }
        let foot = if self.pitch == 4 { 1 } else { self.pitch / 2 - 1 };
        self.read_terrain(hex, there, foot, met)?;
        let seen = there.seen;
        let figures = seen.map_or(Vec::new(), |seen| {
            let all = seen.workers.iter().enumerate().map(|(index, workers)| {
                (Seat::at(index), *workers, seen.leaders.has(Seat::at(index)))
            });
            all.filter(|(_, workers, leader)| *workers > 0 || *leader).collect()
        });
        self.read_figures(hex, &figures, chip, met)
    }

    fn read_terrain(&self, hex: Hex, there: There<'_>, foot: u16, met: &mut Seen) -> Read {
        let signs = self.signs();
        let rows = (1..=foot).map(|row| self.text(&self.inner(hex, row)).trim().to_owned());
        let rows: Vec<String> = rows.filter(|row| !row.is_empty()).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let seen = there.seen;
        for row in 1..=foot {
            // A shape beside the digit of a border would be taken for that many figures.
            let cells = self.inner(hex, row);
            let (x, y) = cells[cells.len() - 1];
            let shape = (0..4).any(|seat| signs.seat(seat, true) == self.cell((x, y)).symbol());
            let digit = self.cell((x + 1, y)).symbol().parse::<u8>().is_ok();
            equal(hex, "owner beside a digit", shape && digit, false)?;
        }
        if let Kind::Temple(number) = there.kind {
            return self.read_temple(hex, &rows, seen, number, met);
        }
        let (last, above) = rows.split_last().ok_or_else(|| format!("{hex}: nothing there"))?;
        let name = match there.kind {
            Kind::Ruin(_) => say!(self.words, "tk-board-ruin"),
            _ => say!(self.words, "tk-board-clearing"),
        };
        // Half a word says nothing.
        let fits = name.chars().count() <= self.inner(hex, foot - 1).len();
        let named = self.pitch >= 8 && there.kind != Kind::Base && fits;
        equal(hex, "name", above.concat(), if named { name } else { String::new() })?;
        if let Some(camp) = seen.and_then(|seen| seen.camp) {
            met.note("camp");
            let expected = signs.pick("⌂", "n").to_owned() + signs.seat(camp.index(), true);
            return equal(hex, "camp", *last, expected.as_str());
        }
        match there.kind {
            Kind::Base => equal(hex, "base", *last, say!(self.words, "tk-board-base").as_str()),
            Kind::Ruin(masks) => {
                let full = last.matches(signs.pick("◈", "$")).count();
                let dug = last.matches(signs.pick("·", ".")).count();
                if full == 0 {
                    met.note("dug out");
                }
                equal(hex, "treasures", full, there.treasures.into())?;
                equal(
                    hex,
                    "masks",
                    (full + dug, last.chars().count()),
                    (masks.into(), masks.into()),
                )
            }
            _ => equal(hex, "clearing", *last, "\" \""),
        }
    }

    fn read_temple(
        &self,
        hex: Hex,
        rows: &[&str],
        seen: Option<&HexView>,
        number: u8,
        met: &mut Seen,
    ) -> Read {
        let signs = self.signs();
        let level = seen.map_or(number, |seen| seen.level);
        let (guard, owner) = seen.map_or((None, None), |seen| (seen.guard, seen.controlled_by));
        let all = rows.concat().replace(' ', "");
        let digits: String = all.chars().filter(char::is_ascii_digit).collect();
        equal(hex, "level", digits.parse(), Ok(level))?;
        met.note(format!("level {level}"));
        equal(hex, "guard", all.matches(signs.pick("⚑", "!")).count(), guard.is_some().into())?;
        if guard.is_some() {
            met.note("guard");
        }
        let seats = (0..4).map(Seat::at);
        let shown: Vec<Seat> =
            seats.filter(|seat| all.contains(signs.seat(seat.index(), true))).collect();
        equal(hex, "owner", shown, owner.into_iter().collect())?;
        let [head, .., foot] = [rows.first(), rows.last()].map(|row| *row.unwrap_or(&""));
        // In narrow hexes the owner stands beside the top, in the others beside the foot.
        let shape = owner.map_or("", |owner| signs.seat(owner.index(), true));
        let close = self.pitch == 4 || !shape.is_empty() && !foot.ends_with(shape);
        equal(hex, "owner", if close { head } else { foot }.ends_with(shape), true)?;
        let steps = match (self.pitch, level) {
            (4, _) | (_, 1..=3) => 1,
            (6, _) | (_, 4..=6) => 2,
            _ => 3,
        };
        equal(hex, "steps", rows.len(), steps)?;
        let flag = signs.pick("⚑", "!");
        let known = |c: char| {
            c.is_ascii_digit()
                || "▟█▙[=]⚑!".contains(c)
                || (0..4).any(|seat| signs.seat(seat, true).contains(c))
        };
        equal(hex, "temple", all.trim_matches(known), "")?;
        let (west, stone, east) =
            (signs.pick("▟", "["), signs.pick("█", "="), signs.pick("▙", "]"));
        // Each step is two cells wider than what stands on it.
        let width = digits.len() + 2;
        for (row, step) in rows.iter().zip(0..) {
            let cells = width + 2 * step;
            // Where there is no room beside it, a flag takes the place of its side.
            let flagged = step == 0 && guard.is_some() && row.starts_with(flag);
            let first = if flagged { flag } else { west };
            let inside = if step == 0 { digits.clone() } else { stone.repeat(cells - 2) };
            let begin = first.to_owned() + &inside;
            equal(hex, "step", row.starts_with(&begin), true)?;
            let may_lack = step == 0 && owner.is_some() && digits.len() > 1;
            equal(hex, "side", row.contains(east) || may_lack, true)?;
        }
        let at = (1..self.pitch)
            .flat_map(|row| self.inner(hex, row))
            .find(|at| self.cell(*at).symbol().parse::<u8>().is_ok());
        let reversed = at.is_some_and(|at| self.is_reversed(at));
        equal(hex, "number in reverse", reversed, true)?;
        let role = owner.map(|seat| Role::Seat(seat.index()));
        let colour = role.and_then(|role| self.look.style(role).fg);
        let is = at.map(|at| self.cell(at).fg);
        equal(hex, "colour of the temple", colour.is_none() || is == colour, true)
    }

    /// Figures in seat order, whole; the chip. Says whether it must be on the floor.
    fn read_figures(
        &self,
        hex: Hex,
        expected: &[(Seat, u8, bool)],
        chip: Option<Chip>,
        met: &mut Seen,
    ) -> Read<bool> {
        let signs = self.signs();
        let first = if self.pitch == 4 { 2 } else { self.pitch / 2 };
        let mut chip_shown = String::new();
        let mut rows = Vec::new();
        for row in first..self.pitch {
            let mut text = String::new();
            for at in self.inner(hex, row) {
                let cell = self.cell(at);
                if self.is_reversed(at) && row == self.pitch - 1 {
                    chip_shown += cell.symbol();
                } else {
                    text += cell.symbol();
                }
            }
            rows.push(text);
        }
        let texts: Vec<String> = expected
            .iter()
            .map(|(seat, workers, leader)| figures_text(signs, *seat, *workers, *leader))
            .collect();
        let more = signs.pick("…", "~");
        let shown = rows.concat().replace(' ', "");
        let whole = texts.concat();
        let left_out = shown != whole && shown.ends_with(more);
        if left_out {
            met.note("left out");
            let shown = shown.trim_end_matches(more);
            let prefix = (0..texts.len()).any(|count| texts[..count].concat() == shown);
            equal(hex, "figures that fit", prefix, true)?;
            equal(hex, "room for all", self.have_room(&texts, 0), false)?;
        } else {
            equal(hex, "figures", &shown, &whole)?;
        }
        // Each seat whole in one row.
        let whole = rows.iter().all(|row| {
            let row = row.replace([' ', '…', '~'], "");
            (0..=texts.len())
                .any(|from| (from..=texts.len()).any(|to| texts[from..to].concat() == row))
        });
        equal(hex, "each whole", whole, true)?;
        self.read_seat_colours(hex, expected, left_out)?;
        let Some(chip) = chip else {
            equal(hex, "chip", chip_shown.as_str(), "")?;
            return Ok(false);
        };
        let text = chip_text(chip);
        if !chip_shown.is_empty() {
            equal(hex, "chip", chip_shown.trim(), text.as_str())?;
            return Ok(false);
        }
        met.note("on the floor");
        if text.chars().all(|c| c.is_ascii_digit()) {
            met.note("bare");
        }
        let cells = text.chars().count();
        let bare = usize::from(text.chars().all(|c| c.is_ascii_digit()));
        equal(hex, "room for the chip", self.have_room(&texts, cells + bare), false)?;
        let floor = self.border(hex, Side::South);
        let end = &floor[(floor.len() - cells).min(floor.len())..];
        let fits = cells <= floor.len() / 2;
        if fits {
            equal(hex, "chip on the floor", self.text(end), text)?;
        }
        Ok(true)
    }

    /// Whether figures fit in the two rows of the smallest hex, with so many cells kept free in
    /// the second.
    fn have_room(&self, texts: &[String], kept: usize) -> bool {
        let cells = |texts: &[String]| texts.concat().chars().count();
        let room = usize::from(self.width);
        self.pitch == 4
            && (0..=texts.len()).any(|count| {
                cells(&texts[..count]) <= room && cells(&texts[count..]) + kept <= room
            })
    }

    fn read_seat_colours(&self, hex: Hex, expected: &[(Seat, u8, bool)], left_out: bool) -> Read {
        let first = if self.pitch == 4 { 2 } else { self.pitch / 2 };
        let mut own = None;
        let mut seats = expected.iter().map(|(seat, ..)| *seat);
        for at in (first..self.pitch).flat_map(|row| self.inner(hex, row)) {
            let cell = self.cell(at);
            let sign = cell.symbol();
            if sign == " " || self.is_reversed(at) || left_out && "…~".contains(sign) {
                continue;
            }
            if (0..4).any(|seat| self.signs().seat(seat, true) == sign) {
                own = seats.next();
            }
            let role = own.map(|seat| Role::Seat(seat.index()));
            let colour = role.and_then(|role| self.look.style(role).fg).unwrap_or(Color::Reset);
            equal(hex, "colour of a seat", cell.fg, colour)?;
        }
        Ok(())
    }
}

/// What a chip says.
fn chip_text(chip: Chip) -> String {
    match chip {
        Chip::Reach(points @ 0..=9) => format!("={points}"),
        Chip::Reach(points) => points.to_string(),
        Chip::Lead(lead) => format!("{lead:+}"),
    }
}
