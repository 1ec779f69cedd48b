//! The strip at the bottom: who must do what, the bid or the list, what the cursor rests on, the
//! keys.

use super::ink::{self, Piece, of_seat, shape};
use super::opened::Opened;
use super::place::Place;
use super::plan::Plan;
use super::rows::put_pieces;
use super::{Picture, Scene};
use crate::draw::board::{Brush, Panels, Spot};
use crate::draw::text::{columns, put, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::games::explora::action::Action;
use crate::games::explora::event::SeatBid;
use crate::games::explora::phrase;
use crate::games::explora::state::Stage;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// The lines of the strip as it is; a longer list takes one more.
const LINES: usize = 3;

impl Picture {
    /// Whether the list needs a line more than there is.
    pub(super) fn needs_more(&self, scene: &Scene<'_>) -> bool {
        let stage = matches!(self.view.stage, Stage::Use { .. } | Stage::Lose { .. });
        stage && !scene.brush.open.is_empty() && self.entries(scene.brush.words).len() > LINES
    }

    pub(super) fn draw_strip(
        &self,
        scene: &Scene<'_>,
        panels: &dyn Panels,
        plan: &Plan,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let area = plan.strip;
        if area.height == 0 {
            return Vec::new();
        }
        let keys = Rect {
            y: area.bottom() - 1,
            height: 1,
            x: area.x + 1,
            width: area.width.saturating_sub(1),
        };
        panels.keys(keys, buffer);
        let rule = Rect { height: 1, ..area };
        let heading = self.heading(scene, panels);
        ink::rule(&heading, rule, (area.x + 1, area.y), scene.brush.look, buffer);
        let inner = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(3),
            height: area.height.saturating_sub(2),
        };
        if panels.finds() {
            let spots = panels.choices(&[], inner, buffer);
            let told = panels.told(inner, buffer);
            return spots.into_iter().map(|spot| spot.above(told)).collect();
        }
        if self.opened.is_some() {
            self.draw_opened(scene, inner, buffer);
            return Vec::new();
        }
        let spots = match self.view.stage {
            Stage::Opening | Stage::Bid => self.draw_bid(scene, inner, buffer),
            Stage::Pick => {
                self.draw_order(scene, inner, buffer);
                Vec::new()
            }
            _ if scene.brush.open.is_empty() => Vec::new(),
            Stage::Send => self.draw_sendings(scene, inner, buffer),
            _ => self.draw_entries(scene, inner, buffer),
        };
        let told = panels.told(inner, buffer);
        spots.into_iter().map(|spot| spot.above(told)).collect()
    }

    /// Whose decision it is, and which.
    fn heading(&self, scene: &Scene<'_>, panels: &dyn Panels) -> Vec<Piece> {
        let Brush { words, look, .. } = scene.brush;
        let title = look.style(Role::Title);
        if let Some(opened) = &self.opened {
            let text = match opened {
                Opened::Bids { .. } => say!(words, "ex-opened-bids", round = self.view.round),
                Opened::Starting { .. } => say!(words, "ex-opened-starting"),
                Opened::Party { destination, .. } => {
                    say!(words, "ex-opened-party", place = phrase::place(*destination, words))
                }
                Opened::Risk { .. } => say!(words, "ex-opened-risk"),
            };
            return vec![(format!(" {text} "), title)];
        }
        let seat = self.me().filter(|_| !panels.finds());
        let Some(seat) = seat.filter(|_| self.view.stage != Stage::Over) else {
            return vec![(format!(" {} ", panels.prompt()), title)];
        };
        let style = of_seat(seat, look).add_modifier(Modifier::BOLD);
        let prompt = self.prompted(words);
        let mut pieces =
            vec![(format!(" {} {}, {prompt} ", shape(seat, look), scene.called(seat)), style)];
        if let Stage::Lose { owner, .. } = self.view.stage
            && owner != seat
        {
            let whose = format!("{} {} ", shape(owner, look), scene.called(owner));
            pieces.push((whose, of_seat(owner, look)));
        }
        pieces
    }

    /// How much is bid, of how much, and what is left.
    fn draw_bid(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let Brush { words, look, .. } = scene.brush;
        let Some(money) = self.view.own().and_then(|own| own.money) else { return Vec::new() };
        if scene.brush.open.is_empty() {
            return Vec::new();
        }
        let chosen = match scene.brush.cursor.and_then(Place::read) {
            Some(Place::Decision(Action::Bid(bid))) => Some(bid),
            _ => None,
        };
        if let Some(bid) = chosen {
            self.bid.set(Some(bid));
        }
        let bid = self.bid.get().unwrap_or(0);
        let decision = |bid: u16| Action::Bid(bid).to_string();
        let mut spots = Vec::new();
        let mut x = area.x;
        let [less, more] = [look.signs.pick("◂", "<"), look.signs.pick("▸", ">")];
        put(buffer, area, x, area.y, less, look.style(Role::Text));
        if let Some(fewer) = bid.checked_sub(1) {
            spots.push(Spot::new(decision(fewer), Rect::new(x, area.y, 2, 1)));
        }
        x += 2;
        let text = format!("{bid:^5}");
        let role = if chosen.is_some() { Role::Cursor } else { Role::Title };
        put(buffer, area, x, area.y, &text, look.style(role));
        spots.insert(0, Spot::new(decision(bid), Rect::new(x, area.y, columns(&text), 1)));
        x += columns(&text) + 1;
        put(buffer, area, x, area.y, more, look.style(Role::Text));
        if bid < money {
            spots.push(Spot::new(decision(bid + 1), Rect::new(x, area.y, 1, 1)));
        }
        x += 2;
        let of = say!(words, "ex-bid-of", money = money);
        put(buffer, area, x, area.y, &of, look.style(Role::Text));
        x += columns(&of) + 2;
        let left = say!(words, "ex-bid-keep", money = money.saturating_sub(bid));
        let room = area.right().saturating_sub(x + columns(&left) + 2);
        // A row of coins as long as there is room for: with more money none of it is shown.
        if money <= room {
            let full = ink::coin(look.signs);
            let empty = look.signs.pick("▱", ".");
            let paid = bid.min(money);
            let coins = [
                (full.repeat(paid.into()), look.style(Role::Price)),
                (empty.repeat((money - paid).into()), look.style(Role::Quiet)),
            ];
            put_pieces(&coins, area, x, area.y, buffer);
            for coin in 1..=money {
                if coin != bid && coin != bid + 1 && coin + 1 != bid {
                    spots.push(Spot::new(decision(coin), Rect::new(x + coin - 1, area.y, 1, 1)));
                }
            }
            x += money + 2;
        }
        if bid <= money {
            put(buffer, area, x, area.y, &left, look.style(Role::Text));
        }
        spots
    }

    /// Who picks when.
    fn draw_order(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let picks = self.view.order.iter().map(|pick| SeatBid { seat: pick.seat, bid: pick.bid });
        let order: Vec<SeatBid> = picks.collect();
        let now = usize::from(self.view.picked);
        let pieces = order_told(scene, &order, Some(now), usize::from(area.width));
        ink::write(&pieces, area, (area.x, area.y), buffer);
    }

    /// What was laid open, in words.
    fn draw_opened(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let look = scene.brush.look;
        let mut y = area.y;
        if let Some(order) = self.bids() {
            let pieces = order_told(scene, order, None, usize::from(area.width));
            ink::write(&pieces, area, (area.x, y), buffer);
            y += 1;
        }
        let lines = self.notes(scene).into_iter().flat_map(|it| wrap(&it, area.width.into()));
        for (y, line) in (y..area.bottom()).zip(lines) {
            put(buffer, area, area.x, y, &line, look.style(Role::Text));
        }
    }

    /// The choices of teams side by side.
    fn draw_sendings(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let look = scene.brush.look;
        let mut spots = Vec::new();
        let mut x = area.x;
        for entry in self.entries(scene.brush.words) {
            let place = entry.action.to_string();
            let role = scene.brush.mark(&place, Role::Text);
            let text = format!(" {} ", entry.told);
            put(buffer, area, x, area.y, &text, look.style(role));
            let width = columns(&text);
            spots.push(Spot::new(place, Rect::new(x, area.y, width, 1).intersection(area)));
            x += width + 2;
        }
        spots
    }

    /// The list, the best first.
    fn draw_entries(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let look = scene.brush.look;
        let entries = self.entries(scene.brush.words);
        let two = entries.len() > usize::from(area.height);
        let rows = if two { entries.len().div_ceil(2) } else { entries.len() };
        let width = if two { area.width / 2 } else { area.width.min(72) };
        let most = entries.iter().map(|entry| width_of(&entry.told)).max().unwrap_or(0);
        let mut spots = Vec::new();
        for (at, entry) in entries.iter().enumerate() {
            let (column, row) = (at / rows.max(1), at % rows.max(1));
            let x = area.x + u16::try_from(column).unwrap_or(0) * width;
            let y = area.y + u16::try_from(row).unwrap_or(0);
            let place = entry.action.to_string();
            let chosen = scene.brush.is_chosen(&place);
            let role = if chosen { Role::Cursor } else { Role::Text };
            let mark = if chosen { look.signs.pick("▸", ">") } else { " " };
            let letter = entry.letter.unwrap_or(' ');
            let cells = usize::from(width.saturating_sub(1));
            let head = format!("{mark}{letter}  ");
            let comes = if two { &entry.comes_in_short } else { &entry.comes };
            let room = cells.saturating_sub(width_of(&head) + width_of(comes) + 2);
            let told = shortened(&entry.told, room);
            let pad = most.min(room).saturating_sub(width_of(&told));
            let text = format!("{head}{told}{}  {comes}", " ".repeat(pad));
            let line = Rect::new(x, y, width.saturating_sub(1), 1).intersection(area);
            put(buffer, line, x, y, &text, look.style(role));
            if !chosen {
                put(
                    buffer,
                    line,
                    x + 1,
                    y,
                    &letter.to_string(),
                    look.style(Role::Target).remove_modifier(Modifier::UNDERLINED),
                );
            }
            spots.push(Spot::new(place, line));
        }
        spots
    }
}

/// The order of picking in shapes, with the bids.
fn order_told(scene: &Scene<'_>, order: &[SeatBid], now: Option<usize>, room: usize) -> Vec<Piece> {
    let Brush { words, look, .. } = scene.brush;
    let each = room / order.len().max(1);
    let mut pieces = Vec::new();
    for (number, bid) in order.iter().enumerate() {
        let money = say!(words, "ex-seat-money", money = bid.bid.to_string());
        let name = shortened(&scene.called(bid.seat), each.saturating_sub(width_of(&money) + 8));
        let style = of_seat(bid.seat, look);
        let style = match now {
            Some(now) if number < now => look.style(Role::Quiet),
            Some(now) if number == now => style.add_modifier(Modifier::BOLD),
            _ => style,
        };
        let mark = if now == Some(number) { look.signs.pick("▸", ">") } else { "" };
        pieces.push((format!("{mark}{} ", number + 1), look.style(Role::Quiet)));
        pieces.push((format!("{} {name} ", shape(bid.seat, look)), style));
        pieces.push((format!("{money}   "), look.style(Role::Price)));
    }
    pieces
}
