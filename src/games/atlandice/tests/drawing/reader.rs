//! Reads a drawn table: knows where the columns are and what the signs mean, and nothing of how
//! they come to be drawn.

use crate::draw::theme::{Look, Signs};
use crate::games::atlandice::district::Area;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::view::{SideView, View};
use crate::games::atlandice::who::Who;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;

type Read<T = ()> = Result<T, String>;

/// A drawn table.
pub struct Reader<'a> {
    buffer: &'a Buffer,
    look: Look,
    words: &'a Words,
    label: u16,
    column: u16,
}

/// Nothing, or the reason why it is not what it should be.
#[expect(clippy::needless_pass_by_value, reason = "said where it is asked, as in `assert_eq`")]
fn equal<T: PartialEq + std::fmt::Debug>(what: &str, is: T, should: T) -> Read {
    if is == should { Ok(()) } else { Err(format!("{what} is {is:?}, should be {should:?}")) }
}

impl<'a> Reader<'a> {
    pub fn new(buffer: &'a Buffer, look: Look, words: &'a Words) -> Self {
        let width = buffer.area.width;
        let column = (width - 14 - (width - 80) / 10) / 6;
        Self { buffer, look, words, label: width - 6 * column, column }
    }

    pub fn compare(&self, view: &View) -> Read {
        for area in Area::ALL {
            self.tower(area, view)?;
            self.water(area, view)?;
            self.dice(area, view)?;
            self.goods(area, view)?;
        }
        for (who, side) in view.everyone() {
            self.side(who, side, view)?;
        }
        self.clock(view)?;
        self.gaps()
    }

    fn sign(&self, x: u16, y: u16) -> &str {
        self.buffer.cell((x, y)).map_or("", |cell| cell.symbol())
    }

    fn text(&self, x: u16, width: u16, y: u16) -> String {
        (x..x + width).map(|x| self.sign(x, y)).collect()
    }

    fn x_of(&self, area: Area) -> u16 {
        self.label + (u16::from(area.number()) - 1) * self.column
    }

    /// The text of an area's column in a row, without its last cell.
    fn cell(&self, area: Area, y: u16) -> String {
        self.text(self.x_of(area), self.column - 1, y)
    }

    /// The row whose name begins like this.
    fn row(&self, name: &str) -> Read<u16> {
        let rows = self.buffer.area.top()..self.buffer.area.bottom();
        let named = |y: &u16| self.text(1, self.label - 1, *y).trim_start().starts_with(name);
        rows.clone().skip(1).find(named).ok_or_else(|| format!("no row {name:?}"))
    }

    /// The row of the number plates: the first one of water.
    fn surface(&self) -> Read<u16> {
        let wave = self.look.signs.pick("≈", "~");
        let rows = self.buffer.area.top()..self.buffer.area.bottom();
        let wet = |y: &u16| self.cell(Area::Market, *y).contains(wave);
        rows.clone().find(wet).ok_or_else(|| "no water".to_owned())
    }

    fn tower(&self, area: Area, view: &View) -> Read {
        let Some(district) = area.district() else { return Ok(()) };
        let surface = self.surface()?;
        let each = (surface - 1) / 3;
        let stones = (1..surface).filter(|y| !self.cell(area, *y).trim().is_empty()).count();
        let seen = &view.districts[district];
        let left = seen.tile.map_or(0, |_| seen.covered + 1);
        equal(&format!("tower of {area}"), stones, usize::from(left) * usize::from(each))
    }

    fn water(&self, area: Area, view: &View) -> Read {
        let row = self.cell(area, self.surface()?);
        let number = area.number().to_string();
        equal("plate", &row[..3], format!(" {number} ").as_str())?;
        let there = row.contains(self.look.signs.pick("◖", "<"));
        equal(&format!("submarine at {area}"), there, view.submarine == area)
    }

    /// Pips on the first die, dice drawn, and how many are said to be there.
    fn dice(&self, area: Area, view: &View) -> Read {
        let top = self.surface()? + 1;
        let bottom = self.row(&say!(self.words, "at-row-goods"))?;
        let pip = self.look.signs.pick("●", "o");
        let rows: Vec<String> = (top..bottom).map(|y| self.cell(area, y)).collect();
        let name_row = usize::from(rows.len() > 8) + 1;
        let rows = &rows[name_row.min(rows.len())..];
        let pips: usize = rows.iter().map(|row| row.matches(pip).count()).sum();
        let number = usize::from(area.number());
        let times = self.look.signs.pick("×", "x");
        let said = rows.iter().find_map(|row| {
            let (_, after) = row.split_once(times)?;
            after.trim().parse::<u8>().ok()
        });
        let whole = pips.is_multiple_of(number);
        let drawn = u8::try_from(pips / number).unwrap_or(u8::MAX);
        equal(&format!("whole dice at {area}"), whole, true)?;
        equal(&format!("dice at {area}"), said.unwrap_or(drawn), view.dice(area))
    }

    fn goods(&self, area: Area, view: &View) -> Read {
        let top = self.row(&say!(self.words, "at-row-goods"))?;
        let bottom = self.row(&say!(self.words, "at-row-visit"))?;
        let all: Vec<String> = (top..bottom).map(|y| self.cell(area, y)).collect();
        let all = all.join(" ").replace(self.look.signs.pick("▆", "#"), " ");
        let mut left = format!(" {} ", all.split_whitespace().collect::<Vec<_>>().join(" "));
        let stock = view.stock(area);
        for resource in stock.kinds() {
            let count = stock[resource];
            let letter = say!(self.words, "at-resource-letter", resource = resource.name());
            let word = say!(self.words, "at-goods", resource = resource.name(), count = count);
            let forms = [format!(" {letter}{count} "), format!(" {word} ")];
            let found = forms.iter().find(|form| left.contains(*form)).cloned();
            let Some(form) = found else {
                return Err(format!("no {count} {resource} at {area} in {all:?}"));
            };
            left = left.replacen(&form, " ", 1);
        }
        let drowned = say!(self.words, "at-drowned");
        let rest = left.replace(&drowned, "");
        let rest = rest.replace(self.look.signs.pick("–", "-"), "");
        equal(&format!("more goods at {area}"), rest.trim(), "")
    }

    fn side(&self, who: Who, side: &SideView, view: &View) -> Read {
        let shape = match who {
            Who::Seat(seat) => self.look.signs.seat(seat.index(), true),
            Who::Neutral => self.look.signs.pick("○", "N"),
        };
        let header = self.header()?;
        let bottom = self.row(&self.clock_label(view))?;
        let row = (header + 1..bottom).find(|y| self.sign(1, *y) == shape);
        let Some(y) = row else { return Err(format!("no row of {who:?}")) };
        let label = self.text(0, self.label - 1, y);
        let points = label.split_whitespace().last().unwrap_or_default().to_owned();
        let total = points.split('+').next().unwrap_or_default().to_owned();
        equal(&format!("points of {who:?}"), total, side.total.to_string())?;
        for resource in Resource::ALL {
            let cell = self.cell(resource.district().area(), y);
            let mut parts = cell.split_whitespace();
            let count = parts.next().unwrap_or_default();
            let none = self.look.signs.pick("·", ".");
            let held = if count == none { 0 } else { count.parse().unwrap_or(u8::MAX) };
            equal(&format!("{resource} of {who:?}"), held, side.stock[resource])?;
            let open = view.districts[resource.district()].tile.is_some() && view.turn.is_some();
            let place = view.podium(resource).place(held).filter(|_| open);
            let plus = parts.find(|part| part.starts_with('+')).map(str::to_owned);
            let should = place.map(|place| if place == 1 { "+3" } else { "+1" }.to_owned());
            equal(&format!("worth of {resource} of {who:?}"), plus, should)?;
        }
        // Who gives has the word for an end there.
        if matches!(view.stage, Stage::Donate { .. }) && view.deciding_for == Some(who) {
            return Ok(());
        }
        let last = self.text(self.x_of(Area::Market), self.column, y);
        let dice: Vec<String> =
            last.split('[').skip(1).map(|part| part.chars().take(1).collect()).collect();
        let should: Vec<String> = side.dice.iter().map(|die| die.number().to_string()).collect();
        equal(&format!("dice of {who:?}"), dice, should)?;
        let all = last.split_whitespace().next().map(str::to_owned);
        equal(&format!("sum of {who:?}"), all, Some(side.stock.total().to_string()))
    }

    /// The header stands on a rule.
    fn header(&self) -> Read<u16> {
        let name = say!(self.words, "at-row-points");
        let rows = self.buffer.area.top()..self.buffer.area.bottom();
        let named = |y: &u16| self.text(0, self.label, *y).contains(&name);
        rows.clone().find(named).ok_or_else(|| "no header".to_owned())
    }

    fn clock_label(&self, view: &View) -> String {
        let (hand, end) = (view.clock.hand, view.clock.track.end);
        say!(self.words, "at-row-clock", hand = hand, end = end)
    }

    /// Where the hand is, on the track and in words.
    pub fn clock(&self, view: &View) -> Read {
        self.row(&self.clock_label(view))?;
        let y = self.row(&say!(self.words, "at-row-hand"))?;
        let sign = self.look.signs.pick("┻", "^");
        let x = (0..self.buffer.area.width).find(|x| self.sign(*x, y) == sign);
        let Some(x) = x else { return Err("no hand".to_owned()) };
        let width = self.buffer.area.width - self.label;
        let pitch = (width / u16::from(view.clock.track.end)).clamp(3, 7);
        let place = if x < self.label { 0 } else { (x - self.label) / pitch + 1 };
        equal("hand", place, view.clock.hand.into())
    }

    /// The last cell of a column stays empty: no text runs into its neighbour.
    fn gaps(&self) -> Read {
        let top = self.surface()? + 1;
        let bottom = self.header()?;
        for area in Area::ALL {
            let x = self.x_of(area) + self.column - 1;
            for y in top + u16::from(self.wet(top)) + 1..bottom {
                equal(&format!("cell {x}, {y} behind {area}"), self.sign(x, y), " ")?;
            }
        }
        Ok(())
    }

    fn wet(&self, y: u16) -> bool {
        let wave = if self.look.signs == Signs::Unicode { "≈" } else { "~" };
        self.cell(Area::Market, y).contains(wave)
    }
}
