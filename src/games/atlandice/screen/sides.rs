//! Who has what: a row for each seat and the neutral player, each type in the column of its
//! district, with what it would bring if it were scored now.

use super::plan::{Grade, Plan, SIDES};
use super::{NEUTRAL, Picture, bar, letter, paint};
use crate::draw::board::{Brush, Panels, Spot};
use crate::draw::text::{columns, put, shortened};
use crate::draw::theme::{Paint, Role};
use crate::engine::Seat;
use crate::games::atlandice::action::Action;
use crate::games::atlandice::district::Area;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::view::SideView;
use crate::games::atlandice::who::Who;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// The cells from the sum of all resources to the dice taken.
const DICE: u16 = 5;

/// The role of somebody's things.
pub(super) fn role_of(who: Who) -> Role {
    match who {
        Who::Seat(seat) => Role::Seat(seat.index()),
        Who::Neutral => Role::Text,
    }
}

/// The shape of somebody.
pub(super) fn shape_of(who: Who, brush: Brush<'_>) -> &'static str {
    match who {
        Who::Seat(seat) => brush.look.signs.seat(seat.index(), true),
        Who::Neutral => brush.look.signs.pick("○", "N"),
    }
}

impl Picture {
    pub(super) fn draw_sides(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        Self::draw_header(plan, brush, buffer);
        let mut spots = Vec::new();
        let mut used = 0;
        for (index, (who, side)) in (0u16..).zip(self.view.everyone()) {
            let y = plan.seats.y + index * plan.each;
            let row = Rect { y, height: plan.each, ..plan.seats }.intersection(plan.seats);
            if row.is_empty() {
                break;
            }
            used = index + 1;
            let name = Self::called(who, panels, brush);
            self.draw_name(plan, (who, side), &name, row, brush, buffer);
            if who == Who::Neutral && brush.is_legal(NEUTRAL) {
                let place = Rect { width: plan.label, height: 1, ..row };
                spots.push(Spot::new(NEUTRAL, place));
            }
            for resource in Resource::ALL {
                let cell = plan.within(resource.district().area(), Rect { height: 1, ..row });
                self.draw_cell(plan, (who, side), resource, cell, brush, buffer);
                if self.gives(who) {
                    spots.push(Spot::new(Action::Give(resource).to_string(), cell));
                }
            }
            let last = plan.within(Area::Market, Rect { height: 1, ..row });
            if self.gives(who) {
                spots.push(Self::draw_done(last, brush, buffer));
            } else {
                draw_dice_taken(side, last, brush, buffer);
            }
            if plan.each > 1 {
                Self::draw_more(plan, side, row, brush, buffer);
            }
        }
        self.draw_spare(plan, used, brush, panels, buffer);
        spots
    }

    /// Whether this is the one who gives for points.
    fn gives(&self, who: Who) -> bool {
        matches!(self.view.stage, Stage::Donate { .. }) && self.view.deciding_for == Some(who)
    }

    pub(super) fn called(who: Who, panels: &dyn Panels, brush: Brush<'_>) -> String {
        match who {
            Who::Seat(seat) => panels.called(seat),
            Who::Neutral => say!(brush.words, "at-neutral-short"),
        }
    }

    /// The names of the columns: each type in its own colour, all of them together, dice.
    fn draw_header(plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let (words, look) = (brush.words, brush.look);
        let row = Rect { y: plan.header, height: 1, ..plan.screen };
        let dash = look.signs.pick("─", "-").repeat(row.width.into());
        put(buffer, row, row.x, row.y, &dash, look.style(Role::Frame));
        let labels = Rect { width: plan.label, ..row };
        let text = format!(" {} ", say!(words, "at-row-points"));
        put(buffer, labels, row.x + 1, row.y, &text, look.style(Role::Title));
        for resource in Resource::ALL {
            let cell = plan.within(resource.district().area(), row);
            let cell = Rect { width: cell.width + 1, ..cell };
            let name = say!(words, "at-kind-short", resource = resource.name());
            let style = look.style(paint(resource)).add_modifier(Modifier::BOLD);
            let text = format!("{} {name} ", letter(resource, words));
            put(buffer, cell, cell.x, row.y, &text, style);
        }
        let cell = plan.within(Area::Market, row);
        let all = format!("{} ", say!(words, "at-all"));
        put(buffer, cell, cell.x, row.y, &all, look.style(Role::Title));
        let dice = format!("{} ", say!(words, "at-row-dice"));
        let x = cell.x + DICE.max(columns(&all));
        put(buffer, cell, x, row.y, &dice, look.style(Role::Title));
    }

    /// Who it is, whether it is on turn, its points and what an end now would add.
    fn draw_name(
        &self,
        plan: &Plan,
        (who, side): (Who, &SideView),
        name: &str,
        row: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let look = brush.look;
        let label = Rect { width: plan.label.saturating_sub(1), height: 1, ..row };
        let (total, more) = (side.total.to_string(), format!("+{}", self.if_it_ended(who)));
        let x = label.right().saturating_sub(columns(&total) + columns(&more));
        put(buffer, label, x, row.y, &total, look.style(Role::Title));
        let more_style = look.style(Role::Light(Paint::Green));
        put(buffer, label, x + columns(&total), row.y, &more, more_style);
        if self.view.deciding_for == Some(who) {
            put(buffer, label, row.x, row.y, look.signs.pick("▸", ">"), look.style(Role::Title));
        }
        let room = usize::from(x.saturating_sub(row.x + 4));
        let text = format!("{} {}", shape_of(who, brush), shortened(name, room));
        let role = role_of(who);
        let role = if who == Who::Neutral { brush.mark(NEUTRAL, role) } else { role };
        put(buffer, label, row.x + 1, row.y, &text, look.style(role));
    }

    /// How many of a type somebody has, and what that would bring now.
    fn draw_cell(
        &self,
        plan: &Plan,
        (who, side): (Who, &SideView),
        resource: Resource,
        cell: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let look = brush.look;
        let held = side.stock[resource];
        let place = self.place_now(resource, held);
        let given = Action::Give(resource).to_string();
        let chosen = self.gives(who) && brush.is_chosen(&given);
        let text = if held == 0 { look.signs.pick("·", ".").to_owned() } else { held.to_string() };
        let role = match (chosen, held, place) {
            (true, ..) => Role::Cursor,
            (false, 0, _) => Role::Quiet,
            (false, _, Some(1)) => Role::Title,
            _ => Role::Text,
        };
        put(buffer, cell, cell.x, cell.y, &text, look.style(role));
        let mut x = cell.x + columns(&text) + 1;
        let points = self.worth_of(place).filter(|_| place.is_some());
        let plus = points.map(|points| format!("+{points}")).unwrap_or_default();
        if plan.grade > Grade::Short && held > 0 {
            let room = cell.right().saturating_sub(x + columns(&plus) + 1);
            let cube = if plan.grade >= Grade::Rows { 2 } else { 0 };
            let units = bar(held.into(), room, cube, look.signs);
            put(buffer, cell, x, cell.y, &units, look.style(role_of(who)));
            x += columns(&units) + 1;
        }
        let style = match place {
            Some(1) => look.plate(role_of(who)),
            _ => look.style(role_of(who)),
        };
        let style = if matches!(who, Who::Neutral) && place == Some(1) {
            look.style(Role::Text).add_modifier(Modifier::REVERSED)
        } else {
            style
        };
        put(buffer, cell, x, cell.y, &plus, style);
    }

    /// Where the one who gives says that this was all.
    fn draw_done(cell: Rect, brush: Brush<'_>, buffer: &mut Buffer) -> Spot {
        let place = Action::Done.to_string();
        let role = brush.mark(&place, Role::Quiet);
        let text = format!("0 {}", say!(brush.words, "at-done"));
        put(buffer, cell, cell.x, cell.y, &text, brush.look.style(role));
        let width = columns(&text).min(cell.width);
        Spot::new(place, Rect { width, ..cell })
    }

    /// Where a row of tiles and other points has room.
    fn draw_more(plan: &Plan, side: &SideView, row: Rect, brush: Brush<'_>, buffer: &mut Buffer) {
        let tiles = side.tiles.len();
        let other = side.total - side.points.tiles;
        let text = say!(brush.words, "at-tiles-more", tiles = tiles, other = other);
        let place = Rect { width: plan.label, ..row };
        put(buffer, place, row.x + 3, row.y + 1, &text, brush.look.style(Role::Quiet));
    }

    /// Rows that no seat needs tell what happened last.
    fn draw_spare(
        &self,
        plan: &Plan,
        used: u16,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let spare = SIDES.saturating_sub(used) * plan.each;
        let y = plan.seats.bottom().saturating_sub(spare);
        let rows = Rect { x: plan.seats.x + 1, y, height: spare, ..plan.seats };
        let rows = rows.intersection(plan.seats);
        if plan.log.is_none() {
            self.draw_turns(rows, brush, panels, buffer);
        }
    }

    /// What the final scoring would add if it came now.
    pub(super) fn if_it_ended(&self, who: Who) -> u32 {
        let Some(side) = self.view.side(who) else { return 0 };
        let points = Resource::ALL.map(|resource| {
            let place = self.place_now(resource, side.stock[resource]);
            self.worth_of(place).map_or(0, u32::from)
        });
        points.into_iter().sum()
    }

    /// The place of somebody who has so many, if the type were scored now.
    pub(super) fn place_now(&self, resource: Resource, held: u8) -> Option<u8> {
        let open = self.view.districts[resource.district()].tile.is_some();
        let going_on = self.view.stage != Stage::Over;
        self.view.podium(resource).place(held).filter(|_| open && going_on)
    }

    /// The points of a place (AT-5.2, AT-8.1).
    pub(super) fn worth_of(&self, place: Option<u8>) -> Option<u8> {
        match place {
            Some(1) => Some(self.rules.points.first),
            Some(_) => Some(self.rules.points.second),
            None => None,
        }
    }

    /// The seats by what they would have if the match ended now, the best first.
    pub(super) fn draw_if_it_ended(
        &self,
        area: Rect,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) {
        let look = brush.look;
        let mut rows: Vec<(Seat, i32, i32)> = Vec::new();
        for (who, side) in self.view.everyone() {
            if let Who::Seat(seat) = who {
                let more = i32::try_from(self.if_it_ended(who)).unwrap_or(0);
                rows.push((seat, side.total, more));
            }
        }
        rows.sort_by_key(|(_, now, more)| std::cmp::Reverse(now + more));
        let most = rows.iter().map(|(_, now, more)| now + more).max().unwrap_or(0).max(1);
        let names = rows.iter().map(|(seat, ..)| columns(&panels.called(*seat))).max();
        let beside = area.x + names.unwrap_or(0).min(area.width / 2) + 4;
        for (y, (seat, now, more)) in (area.y..area.bottom()).step_by(3).zip(rows) {
            let role = Role::Seat(seat.index());
            let name = format!("{} {}", look.signs.seat(seat.index(), true), panels.called(seat));
            let name = shortened(&name, usize::from(beside.saturating_sub(area.x + 1)));
            put(buffer, area, area.x, y, &name, look.style(role));
            let sum = format!("{now} + {more} = ");
            put(buffer, area, beside, y, &sum, look.style(Role::Quiet));
            let total = (now + more).to_string();
            put(buffer, area, beside + columns(&sum), y, &total, look.style(Role::Title));
            let cells = |points: i32| {
                let cells = points.max(0) * i32::from(area.width.saturating_sub(2)) / most;
                usize::try_from(cells).unwrap_or(0)
            };
            let full = look.signs.pick("█", "#").repeat(cells(now));
            let rest = cells(now + more).saturating_sub(cells(now));
            let rest = look.signs.pick("░", ".").repeat(rest);
            if y + 1 < area.bottom() {
                put(buffer, area, area.x, y + 1, &(full + &rest), look.style(role));
            }
        }
    }
}

/// All that somebody has together, and the dice that it has taken in this round.
fn draw_dice_taken(side: &SideView, cell: Rect, brush: Brush<'_>, buffer: &mut Buffer) {
    let look = brush.look;
    let all = side.stock.total().to_string();
    put(buffer, cell, cell.x, cell.y, &all, look.style(Role::Text));
    let dice: Vec<String> = side.dice.iter().map(|area| format!("[{}]", area.number())).collect();
    let dice = dice.concat();
    let wider = Rect { width: cell.width + 1, ..cell };
    put(buffer, wider, cell.x + DICE, cell.y, &dice, look.style(Role::Title));
}
