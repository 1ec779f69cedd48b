//! The districts and the Black Market, drawn: tile, stack, resources, dice, submarine.

use super::clock::icon_sign;
use super::{Picture, die, letter, paint};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, put, shortened, wrap};
use crate::draw::theme::{Role, Signs};
use crate::games::atlandice::action::Action;
use crate::games::atlandice::district::{Area, District};
use crate::games::atlandice::event::Event;
use crate::games::atlandice::phrase;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::tile::TILES;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// Round the Black Market, as on the board: from the top left, clockwise.
const ROUND: [[Area; 3]; 2] =
    [[Area::Jewellers, Area::Library, Area::Inn], [Area::Forge, Area::Market, Area::Workshop]];
/// Dice beyond so many are counted.
const MOST_DRAWN: u8 = 4;

impl Picture {
    pub(super) fn draw_areas(
        &self,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let (width, height) = (area.width / 3, (area.height / 2).min(12));
        let mut spots = Vec::new();
        for (row, areas) in (0u16..).zip(ROUND) {
            for (column, there) in (0u16..).zip(areas) {
                let (x, y) = (area.x + column * width, area.y + row * height);
                let place = Rect::new(x, y, width, height);
                spots.extend(self.draw_area(there, place, brush, buffer));
            }
        }
        spots
    }

    /// What choosing an area means now.
    pub(super) fn decision(&self, area: Area) -> Option<Action> {
        let district = area.district();
        match self.view.stage {
            Stage::Die => Some(Action::Die(area)),
            Stage::TakeFrom => district.map(Action::From),
            Stage::SwapWith { .. } => district.map(Action::With),
            Stage::MoveTo { .. } => district.map(Action::To),
            Stage::Change => Some(Action::Change(area)),
            Stage::ChangeInto { .. } => Some(Action::Into(area)),
            Stage::Submarine => Some(Action::Submarine(area)),
            _ => None,
        }
    }

    /// What choosing a resource on an area means now.
    fn decision_on(&self, area: Area, resource: Resource) -> Option<Action> {
        match self.view.stage {
            Stage::Take { from, .. } if from == area => Some(Action::Take(resource)),
            Stage::Swap if self.view.visit == Some(area) => Some(Action::Swap(resource)),
            Stage::SwapFor { there, .. } if there.area() == area => Some(Action::For(resource)),
            Stage::Move { from, .. } if from == area => Some(Action::Move(resource)),
            _ => None,
        }
    }

    fn draw_area(
        &self,
        area: Area,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let decision = self.decision(area).map(|action| action.to_string());
        let legal = decision.as_deref().is_some_and(|decision| brush.is_legal(decision));
        let own = area.district().map_or(Role::Text, |district| paint(district.resource()));
        // The cursor changes the name alone: a slow line need not draw the whole frame.
        let name = decision.as_deref().map_or(own, |decision| brush.mark(decision, own));
        let frame = if legal { Role::Target } else { own };
        self.draw_frame(area, place, (frame, name), brush, buffer);
        let inside = Rect::new(
            place.x + 1,
            place.y + 1,
            place.width.saturating_sub(2),
            place.height.saturating_sub(2),
        );
        let foot = inside.bottom().saturating_sub(1);
        for (y, line) in (inside.y..foot.saturating_sub(1)).zip(self.effect(area, inside, brush)) {
            put(buffer, inside, inside.x, y, &line, brush.look.style(Role::Text));
        }
        spots.extend(self.draw_stock(
            area,
            Rect { y: foot.saturating_sub(1), ..inside },
            brush,
            buffer,
        ));
        self.draw_gate(area, Rect { y: foot, ..inside }, brush, buffer);
        if let Some(decision) = decision {
            // Its foot is a place of its own.
            spots.push(Spot::new(
                decision,
                Rect { height: place.height.saturating_sub(1), ..place },
            ));
        }
        let neutral = Action::DieNeutral(area).to_string();
        if self.view.stage == Stage::Die && brush.is_legal(&neutral) {
            let text = say!(brush.words, "at-for-neutral");
            let y = place.bottom().saturating_sub(1);
            let role = brush.mark(&neutral, Role::Text);
            put(buffer, place, place.x + 2, y, &text, brush.look.style(role));
            spots.push(Spot::new(neutral, Rect::new(place.x + 2, y, columns(&text), 1)));
        }
        spots
    }

    /// The frame with number, name, and how many tiles are left.
    fn draw_frame(
        &self,
        area: Area,
        place: Rect,
        (frame, name): (Role, Role),
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let signs = brush.look.signs;
        let [tl, tr, bl, br, across, down] = match (signs, frame == Role::Target) {
            (Signs::Unicode, true) => ["╔", "╗", "╚", "╝", "═", "║"],
            (Signs::Unicode, false) => ["╭", "╮", "╰", "╯", "─", "│"],
            (Signs::Ascii, true) => ["#", "#", "#", "#", "=", "#"],
            (Signs::Ascii, false) => ["+", "+", "+", "+", "-", "|"],
        };
        let style = brush.look.style(frame).remove_modifier(Modifier::UNDERLINED);
        let name = brush.look.style(name).add_modifier(Modifier::BOLD);
        let line = across.repeat(usize::from(place.width.saturating_sub(2)));
        put(buffer, place, place.x, place.y, &format!("{tl}{line}{tr}"), style);
        for y in place.y + 1..place.bottom().saturating_sub(1) {
            put(buffer, place, place.x, y, down, style);
            put(buffer, place, place.right().saturating_sub(1), y, down, style);
        }
        let foot = place.bottom().saturating_sub(1);
        put(buffer, place, place.x, foot, &format!("{bl}{line}{br}"), style);
        let tiles = area.district().map_or(0, |district| {
            let seen = &self.view.districts[district];
            seen.covered + u8::from(seen.tile.is_some())
        });
        if area.district().is_some() {
            // The water rises with every tile that is gone.
            let gone = TILES.saturating_sub(usize::from(tiles));
            let water = usize::from(place.width.saturating_sub(2)) * gone / TILES;
            let water = signs.pick("≈", "~").repeat(water);
            put(buffer, place, place.x + 1, foot, &water, brush.look.style(Role::Quiet));
        }
        let stack = signs.pick("▤", "t").repeat(tiles.into());
        let x = place.right().saturating_sub(1 + columns(&stack));
        put(buffer, place, x, place.y, &stack, style);
        let title = format!("{} {}", area.number(), phrase::area(area, brush.words));
        let title = shortened(&title, usize::from(x.saturating_sub(place.x + 1)));
        put(buffer, place, place.x + 1, place.y, &title, name);
    }

    /// What a visit does, in as many words as there is room for.
    fn effect(&self, area: Area, inside: Rect, brush: Brush<'_>) -> Vec<String> {
        let width = usize::from(inside.width);
        let words = brush.words;
        let Some(district) = area.district() else {
            return wrap(&say!(words, "at-market-none"), width);
        };
        let Some(tile) = self.view.districts[district].tile else {
            let water = brush.look.signs.pick("≈", "~").repeat(width);
            let sunk = say!(words, "at-sunk");
            return [water.clone(), sunk]
                .into_iter()
                .chain(std::iter::repeat_n(water, 20))
                .collect();
        };
        let whole = wrap(&phrase::effect(tile.tile.effect, words), width);
        if whole.len() <= usize::from(inside.height.saturating_sub(2)) {
            return whole;
        }
        wrap(&phrase::effect_short(tile.tile.effect, words), width)
    }

    fn draw_stock(
        &self,
        area: Area,
        line: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let stock = self.view.stock(area);
        let mut spots = Vec::new();
        let mut x = line.x;
        let own = area.district().filter(|district| self.view.districts[*district].tile.is_some());
        let own = own.map(District::resource);
        // Its own kind is what an emptied district is scored by: it is always told.
        let shown = |resource: &Resource| stock[*resource] > 0 || own == Some(*resource);
        let told = |named: bool| {
            let text = move |resource: Resource| {
                let count = stock[resource];
                if named {
                    format!("{} {count}", phrase::most(resource, brush.words))
                } else {
                    format!("{}{count}", letter(resource, brush.words))
                }
            };
            let texts = Resource::ALL.into_iter().filter(shown).map(|it| (it, text(it)));
            texts.collect::<Vec<_>>()
        };
        // By their names, if all of them fit.
        let names = told(true);
        let cells: u16 = names.iter().map(|(_, text)| columns(text) + 2).sum();
        let texts = if cells <= line.width + 2 { names } else { told(false) };
        for (resource, text) in texts {
            let decision = self.decision_on(area, resource).map(|action| action.to_string());
            let role = decision
                .as_deref()
                .map_or(paint(resource), |decision| brush.mark(decision, paint(resource)));
            put(buffer, line, x, line.y, &text, brush.look.style(role));
            let width = columns(&text);
            if let Some(decision) = decision {
                spots.push(Spot::new(decision, Rect::new(x, line.y, width, 1)));
            }
            x += width + 1;
        }
        if stock.is_empty() && own.is_none() {
            let none = brush.look.signs.pick("–", "-");
            put(buffer, line, x, line.y, none, brush.look.style(Role::Quiet));
        }
        spots
    }

    /// The dice at the gate, the submarine, and how far a die left here would move the hand.
    fn draw_gate(&self, area: Area, line: Rect, brush: Brush<'_>, buffer: &mut Buffer) {
        let signs = brush.look.signs;
        let (count, shown) = (self.view.dice(area), die(area, signs));
        let dice = match count {
            0..=MOST_DRAWN => shown.repeat(count.into()),
            more => format!("{shown}{}{more}", signs.pick("×", "x")),
        };
        put(buffer, line, line.x, line.y, &dice, brush.look.style(Role::Title));
        if self.view.submarine == area {
            let fresh = self.news.iter().any(|event| matches!(event, Event::SubmarineMoved { .. }));
            let role = if fresh { Role::Fresh } else { Role::Text };
            let sign = say!(brush.words, "at-submarine-sign");
            let x = line.x + columns(&dice) + u16::from(count > 0);
            put(buffer, line, x, line.y, &sign, brush.look.style(role));
        }
        let (Some(hands), Some(stop)) = (self.view.hands(area), self.view.stop(area)) else {
            return;
        };
        let icon = stop.icon.map_or(String::new(), |icon| icon_sign(icon, brush));
        let (hand, to) = (signs.pick("◷", "@"), signs.pick("→", ">"));
        let text = format!("{hand}{hands}{to}{}{icon}", stop.place);
        let x = line.right().saturating_sub(columns(&text));
        put(buffer, line, x, line.y, &text, brush.look.style(Role::Quiet));
    }
}
