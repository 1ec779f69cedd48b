//! The six columns: number plates in the water, names, dice, goods, what a visit does, and where
//! the last die left there would lead.

use super::Picture;
use super::clock::icon_role;
use super::plan::{Grade, Plan};
use super::{bar, letter, paint};
use crate::draw::board::{Brush, Spot};
use crate::draw::dice::Die;
use crate::draw::text::{columns, put, width_of, wrap};
use crate::draw::theme::{Paint, Role, Signs};
use crate::games::atlandice::action::Action;
use crate::games::atlandice::district::Area;
use crate::games::atlandice::phrase;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// So few goods on a district are soon gone.
const FEW: u16 = 2;
/// At most so many types stand in a row of letters.
const LETTERS: u16 = 3;
/// At most so many types have a row of words each in the narrower columns.
const WORDED: usize = 3;

/// One of an area's goods: where, how it is told, which and how many.
struct Good {
    place: Rect,
    text: String,
    resource: Resource,
    count: u8,
}

impl Picture {
    /// All columns, and the names of their rows at the left.
    pub(super) fn draw_areas(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        Self::draw_labels(plan, brush, buffer);
        let mut spots = Vec::new();
        let chosen = self.area_at(brush.cursor);
        for area in Area::ALL {
            self.draw_water(plan, area, brush, buffer);
            let name = Self::column_name(plan, area, brush);
            let width = usize::from(plan.column.saturating_sub(1));
            let (text, role) = if chosen == Some(area) {
                (format!("{name:<width$}"), Role::Cursor)
            } else {
                (name, Role::Title)
            };
            let place = plan.within(area, Rect { y: plan.names, height: 1, ..plan.screen });
            put(buffer, place, place.x, place.y, &text, brush.look.style(role));
            self.draw_dice(plan, area, brush, buffer);
            let goods = self.draw_goods(plan, area, brush, buffer);
            self.draw_visit(plan, area, brush, buffer);
            self.draw_last(plan, area, brush, buffer);
            spots.extend(goods);
            if let Some(action) = self.area_chosen(area, brush.way) {
                spots.push(Spot::new(action.to_string(), plan.column(area)));
            }
        }
        if let Some(area) = chosen {
            draw_bars(plan, area, brush, buffer);
        }
        spots
    }

    /// A short name, a full one where there is room for it.
    fn column_name(plan: &Plan, area: Area, brush: Brush<'_>) -> String {
        let full = phrase::area(area, brush.words);
        if width_of(&full) < usize::from(plan.column) && plan.grade > Grade::Short {
            return full;
        }
        phrase::short(area, brush.words)
    }

    fn draw_labels(plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let words = brush.words;
        let area = Rect { width: plan.label.saturating_sub(1), ..plan.screen };
        let middle = plan.dice.y + plan.dice.height / 2;
        let labels = [
            (middle, say!(words, "at-row-dice")),
            (plan.goods.y, say!(words, "at-row-goods")),
            (plan.visit.y, say!(words, "at-row-visit")),
            (plan.last, say!(words, "at-row-last")),
        ];
        for (y, text) in labels {
            put(buffer, area, area.x + 1, y, &text, brush.look.style(Role::Quiet));
        }
    }

    /// Waves, the plate with the area's number, the submarine.
    fn draw_water(&self, plan: &Plan, area: Area, brush: Brush<'_>, buffer: &mut Buffer) {
        let (look, signs) = (brush.look, brush.look.signs);
        let there = plan.within(area, plan.water);
        // The last cell belongs to the water, too, where no bar stands.
        let whole = Rect { width: there.width + 1, ..there }.intersection(plan.screen);
        let waves = signs.pick("≈", "~").repeat(whole.width.into());
        for y in whole.y..whole.bottom() {
            put(buffer, whole, whole.x, y, &waves, look.style(Role::Water));
        }
        let action = self.area_chosen(area, brush.way);
        let open = action.is_some_and(|action| brush.is_legal(&action.to_string()));
        let style = if open { look.plate(Role::Target) } else { look.style(Role::Water) };
        let style = if open { style } else { style.add_modifier(Modifier::DIM) };
        put(buffer, there, there.x, there.y, &format!(" {} ", area.number()), style);
        let ghost = Self::sails_to(brush) == Some(area);
        if self.view.submarine == area || ghost {
            let text = submarine(plan.grade, signs);
            let x = there.right().saturating_sub(columns(text) + 1);
            let style = look.style(if ghost { Role::Water } else { Role::Afloat });
            put(buffer, there, x, there.y, text, style);
        }
    }

    /// Where the submarine would go.
    fn sails_to(brush: Brush<'_>) -> Option<Area> {
        match brush.cursor?.parse() {
            Ok(Action::Submarine(area)) if brush.is_legal(brush.cursor?) => Some(area),
            _ => None,
        }
    }

    /// The dice at an area, with the one that would be laid elsewhere already there.
    fn dice_shown(&self, area: Area, brush: Brush<'_>) -> u8 {
        let dice = self.view.dice(area);
        let Stage::ChangeInto { die } = self.view.stage else { return dice };
        let into = match brush.cursor.map(str::parse) {
            Some(Ok(Action::Into(to))) if to != die => Some(to),
            _ => None,
        };
        match into {
            Some(to) if to == area => dice.saturating_add(1),
            Some(_) if die == area => dice.saturating_sub(1),
            _ => dice,
        }
    }

    fn draw_dice(&self, plan: &Plan, area: Area, brush: Brush<'_>, buffer: &mut Buffer) {
        let place = plan.within(area, plan.dice);
        let count = self.dice_shown(area, brush);
        let middle = place.y + place.height / 2;
        if count == 0 {
            let none = brush.look.signs.pick("–", "-");
            put(buffer, place, place.x, middle, none, brush.look.style(Role::Quiet));
            return;
        }
        let die = if plan.grade == Grade::Large { Die::Large } else { Die::Small };
        let width = die.cells().width + 1;
        // One is drawn, or as many as leave room for how many there are.
        let times = format!("{}{count}", brush.look.signs.pick("×", "x"));
        let room = place.width.saturating_sub(columns(&times));
        let most = match plan.grade {
            Grade::Short => 1,
            Grade::Words | Grade::Large => 2,
            Grade::Rows => 3,
        };
        let all = u16::from(count) * width <= place.width + 1 && u16::from(count) <= most;
        let drawn = if all { count.into() } else { most.min(room / width).max(1) };
        for index in 0..drawn {
            let at = (place.x + index * width, place.y);
            die.draw(area.number(), at, place, buffer, brush.look);
        }
        if !all {
            let x = place.x + drawn * width + u16::from(plan.grade == Grade::Short);
            put(buffer, place, x, middle, &times, brush.look.style(Role::Title));
        }
    }

    /// The types that lie on an area, its own first.
    fn goods(&self, area: Area) -> Vec<(Resource, u8)> {
        let stock = self.view.stock(area);
        let own = area.district().map(super::super::district::District::resource);
        let mut kinds: Vec<_> = stock.kinds().map(|kind| (kind, stock[kind])).collect();
        kinds.sort_by_key(|(kind, _)| Some(*kind) != own);
        kinds
    }

    fn draw_goods(
        &self,
        plan: &Plan,
        area: Area,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let rows = plan.within(area, plan.goods);
        let goods = self.goods(area);
        if goods.is_empty() {
            let drowned = self.tiles_left(area) == 0;
            let text = if drowned {
                say!(brush.words, "at-drowned")
            } else {
                brush.look.signs.pick("–", "-").to_owned()
            };
            put(buffer, rows, rows.x, rows.y, &text, brush.look.style(Role::Quiet));
            return Vec::new();
        }
        let few = area.district().is_some() && self.view.stock(area).total() <= FEW;
        let mut spots = Vec::new();
        let laid = laid_out(plan, &goods, rows, brush);
        let bars = laid.iter().map(|good| good.place.width + 1).max().unwrap_or(0).max(BAR);
        for good in laid {
            let place = self.good_place(area, good.resource);
            let held = self.held_back() == Some((area, good.resource));
            let chosen = held || place.as_deref().is_some_and(|place| brush.is_chosen(place));
            let open = place.as_deref().is_some_and(|place| brush.is_legal(place));
            self.draw_good(area, &good, (chosen, open, few), brush, buffer);
            if plan.grade >= Grade::Rows {
                draw_bar(plan, &good, bars, rows, brush, buffer);
            }
            spots.extend(place.map(|place| Spot::new(place, good.place)));
        }
        spots
    }

    fn draw_good(
        &self,
        area: Area,
        good: &Good,
        (chosen, open, few): (bool, bool, bool),
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let look = brush.look;
        let Good { place, text, resource, count } = good;
        let kind = look.style(paint(*resource));
        let style = match (chosen, open) {
            (true, _) => look.style(Role::Cursor),
            (false, true) => kind.add_modifier(Modifier::UNDERLINED | Modifier::BOLD),
            (false, false) => kind,
        };
        put(buffer, *place, place.x, place.y, text, style);
        let number = count.to_string();
        if let Some(at) = text.find(&number).filter(|_| !chosen) {
            let at = columns(&text[..at]);
            let number_style = self.number_style(area, *resource, few, kind, brush);
            put(buffer, *place, place.x + at, place.y, &number, number_style);
        }
    }

    /// What is nearly gone alarms; what has changed is underlined.
    fn number_style(
        &self,
        area: Area,
        resource: Resource,
        few: bool,
        kind: Style,
        brush: Brush<'_>,
    ) -> Style {
        let alarm = brush.look.style(Role::Light(Paint::Red)).add_modifier(Modifier::BOLD);
        let style = if few { alarm } else { kind.add_modifier(Modifier::BOLD) };
        let open = self.good_place(area, resource).is_some_and(|place| brush.is_legal(&place));
        let fresh = self.fresh.contains(&(area, resource));
        if fresh || open { style.add_modifier(Modifier::UNDERLINED) } else { style }
    }

    fn draw_visit(&self, plan: &Plan, area: Area, brush: Brush<'_>, buffer: &mut Buffer) {
        let place = plan.within(area, plan.visit);
        if self.tiles_left(area) == 0 {
            return;
        }
        let tile = area.district().and_then(|district| self.view.districts[district].tile);
        let effect = tile.map(|tile| tile.tile.effect);
        let text = if plan.grade == Grade::Short {
            phrase::effect_cell(effect, brush.words)
        } else {
            phrase::effect_brief(effect, brush.words)
        };
        let role = if effect.is_some() { Role::Text } else { Role::Quiet };
        for (y, line) in (place.y..place.bottom()).zip(wrap(&text, place.width.into())) {
            put(buffer, place, place.x, y, &line, brush.look.style(role));
        }
    }

    /// The hands of an area, and what they lead to.
    fn draw_last(&self, plan: &Plan, area: Area, brush: Brush<'_>, buffer: &mut Buffer) {
        let place = plan.within(area, Rect { y: plan.last, height: 1, ..plan.screen });
        let (Some(hands), Some(stop)) = (self.view.hands(area), self.view.stop(area)) else {
            return;
        };
        let wide = plan.grade > Grade::Short;
        let hands = brush.look.signs.pick("›", ">").repeat(hands.into());
        let role = icon_role(stop.icon, stop.place >= self.view.clock.track.end);
        let name = self.stop_name(stop.place, brush);
        let gap = if wide { " " } else { "" };
        let mut x = place.x;
        let number = format!(" {}", stop.place);
        let pieces = [
            (hands + gap, Role::Title),
            (name, role),
            (if wide { number } else { String::new() }, Role::Quiet),
        ];
        for (text, role) in pieces {
            put(buffer, place, x, place.y, &text, brush.look.style(role));
            x += columns(&text);
        }
    }
}

/// A screen of this width has a fast line.
const WIDE: u16 = 100;
/// Where bars begin behind the words of a row.
const BAR: u16 = 12;

/// Each type's place and text: words, a row each or two a row, if all of them fit; otherwise
/// letters in rows of three.
fn laid_out(plan: &Plan, goods: &[(Resource, u8)], rows: Rect, brush: Brush<'_>) -> Vec<Good> {
    let word = |(kind, count): &(Resource, u8)| phrase::goods(*kind, *count, brush.words);
    let good = |text: String, (kind, count): (Resource, u8), x: u16, y: u16| {
        let place = Rect::new(rows.x + x, rows.y + y, columns(&text), 1);
        Good { place: place.intersection(rows), text, resource: kind, count }
    };
    let two = plan.grade == Grade::Words && goods.len() > WORDED;
    let mut goods = goods.to_vec();
    if two && goods.len() % 2 == 1 {
        // The longest has the last row for itself.
        let longest = (0..goods.len()).max_by_key(|at| width_of(&word(&goods[*at])));
        if let Some(longest) = longest {
            goods[longest..].rotate_left(1);
        }
    }
    let in_row = if two { 2 } else { 1 };
    let fits = |row: &[(Resource, u8)]| {
        let cells: usize = row.iter().map(|it| width_of(&word(it)) + 1).sum();
        cells <= usize::from(rows.width) + 1
    };
    let mut all: Vec<Good> = Vec::new();
    if plan.grade > Grade::Short && goods.chunks(in_row).all(fits) {
        for (y, row) in (0u16..).zip(goods.chunks(in_row)) {
            let half = rows.width.div_ceil(2);
            let mut x = 0;
            for it in row {
                let text = word(it);
                let width = columns(&text);
                x = if x > 0 && half + width <= rows.width { x.max(half) } else { x };
                all.push(good(text, *it, x, y));
                x += width + 1;
            }
        }
    } else {
        let (mut x, mut y, mut in_row) = (0, 0, 0);
        for it in &goods {
            let text = format!("{}{}", letter(it.0, brush.words), it.1);
            let width = columns(&text);
            let full = in_row == LETTERS || x + width > rows.width;
            if full && x > 0 {
                (x, y, in_row) = (0, y + 1, 0);
            }
            all.push(good(text, *it, x, y));
            (x, in_row) = (x + width + 1, in_row + 1);
        }
    }
    all.retain(|good| !good.place.is_empty());
    all
}

/// How many there are, behind the words of a row.
fn draw_bar(
    plan: &Plan,
    good: &Good,
    from: u16,
    rows: Rect,
    brush: Brush<'_>,
    buffer: &mut Buffer,
) {
    let cube = usize::from(plan.grade == Grade::Large);
    let units = bar(good.count.into(), rows.width.saturating_sub(from), cube, brush.look.signs);
    let style = brush.look.style(paint(good.resource));
    put(buffer, rows, rows.x + from, good.place.y, &units, style);
}

/// The submarine.
pub(super) fn submarine(grade: Grade, signs: Signs) -> &'static str {
    match (signs, grade) {
        (Signs::Ascii, _) => "<##>",
        (Signs::Unicode, Grade::Short) => "◖▟▙◗",
        (Signs::Unicode, _) => "◖██▟▙██◗",
    }
}

/// Bars on both sides of the column that the cursor is in.
fn draw_bars(plan: &Plan, area: Area, brush: Brush<'_>, buffer: &mut Buffer) {
    let whole = plan.column(area);
    // On a small screen, which may be at the end of a slow line, they stand beside the dice only.
    let small = plan.screen.width < WIDE;
    let column = if small { plan.within(area, plan.dice) } else { whole };
    let sign = brush.look.signs.pick("┃", "#");
    let style = brush.look.style(Role::Ring);
    for y in column.y..column.bottom() {
        for x in [column.x.saturating_sub(1), column.right()] {
            put(buffer, plan.screen, x, y, sign, style);
        }
    }
}
