//! What everybody looks at together: bids side by side, an expedition's result.

use super::TableScreen;
use super::panels::Around;
use crate::draw::board::{Brush, Camera, Reveal};
use crate::draw::text::{put, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;
use std::cell::RefCell;

/// The cells of a name.
const NAME: usize = 18;

impl TableScreen {
    /// What has been laid open for all since these eyes last looked, as the events of one
    /// decision each.
    pub(super) fn unseen_reveals(&self, room: &Room) -> Vec<Vec<Value>> {
        let Some(game) = self.game(room) else { return Vec::new() };
        let unseen = self.seen.events.iter().filter(|happened| happened.after > self.shown);
        let unseen: Vec<_> = unseen.collect();
        let by_decision = unseen.chunk_by(|one, next| one.after == next.after);
        let events = by_decision.flat_map(|told| {
            let events: Vec<Value> = told.iter().map(|it| it.event.clone()).collect();
            game.moments(&events)
        });
        let shown =
            |events: &Vec<Value>| game.reveal(events, &self.seen.players, &room.words).is_some();
        events.filter(shown).collect()
    }

    pub(super) fn draw_reveal(&self, offers: &[Offer], frame: &mut Frame<'_>, room: &Room) {
        let (Some(game), Some(scene)) = (self.game(room), &self.scene) else { return };
        let Some(reveal) = &scene.reveal else { return };
        let area = frame.area();
        if self.draw_over_table(offers, frame, room) {
            return;
        }
        let words = &room.words;
        let dot = room.look.signs.pick("·", "-");
        let title = format!(" {} {dot} {} ", game.title(words), reveal.title);
        let buffer = frame.buffer_mut();
        let inner = room.page(title, offers, area, buffer);
        let inner = Rect { x: inner.x + 4, width: inner.width.saturating_sub(8), ..inner };
        let mut y = self.draw_rows(reveal, inner, buffer, room) + 1;
        for note in &reveal.notes {
            for line in wrap(note, inner.width.into()) {
                put(buffer, inner, inner.x, y, &line, room.style(Role::Text));
                y += 1;
            }
        }
    }

    /// The same over the table, where the board does that itself; nothing can be chosen there.
    fn draw_over_table(&self, offers: &[Offer], frame: &mut Frame<'_>, room: &Room) -> bool {
        let (Some(game), Some(scene)) = (self.game(room), &self.scene) else { return false };
        let Some(events) = self.reveals.front() else { return false };
        let brush = Brush {
            words: &room.words,
            look: room.look,
            open: &[],
            way: &[],
            cursor: None,
            camera: Camera::default(),
        };
        let (board, listed) = (scene.board.as_ref(), RefCell::default());
        let (log, turns) = (scene.log.as_slice(), scene.turns.as_slice());
        let around = Around {
            screen: self,
            board,
            log,
            turns,
            game,
            brush,
            offers,
            room,
            listed,
            title: None,
        };
        let area = frame.area();
        board.draw_moment(events, brush, &around, area, frame.buffer_mut())
    }

    /// The table of a reveal; says where it ends.
    pub(super) fn draw_rows(
        &self,
        reveal: &Reveal,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> u16 {
        let columns = reveal.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        // A bar of several parts: the first columns say which is which.
        let parts = reveal.rows.iter().map(|row| row.bars.len()).max().unwrap_or(0);
        let key = |(index, text): (usize, &String)| {
            let several = parts > 1 && index > 0 && index <= parts;
            let part = room.look.signs.part(index.saturating_sub(1), parts);
            if several { format!("{part} {text}") } else { text.clone() }
        };
        let head: Vec<String> = reveal.head.iter().enumerate().map(key).collect();
        let width = |column: usize| {
            let cells = reveal.rows.iter().filter_map(|row| row.cells.get(column));
            let all = cells.chain(head.get(column + 1));
            all.map(|cell| width_of(cell)).max().unwrap_or(0) + 2
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let mut y = area.y + 2;
        let put_cells = |buffer: &mut Buffer, y: u16, cells: &[String], role: Role| {
            let mut x = usize::from(area.x) + NAME + 3;
            for (cell, width) in cells.iter().zip(&widths) {
                let right = x + width - width_of(cell);
                let at = u16::try_from(right).unwrap_or(u16::MAX);
                put(buffer, area, at, y, cell, room.style(role));
                x += width;
            }
        };
        if let Some((first, rest)) = head.split_first() {
            put(buffer, area, area.x, y, first, room.style(Role::Quiet));
            put_cells(buffer, y, rest, Role::Quiet);
            y += 2;
        }
        let bars = reveal.rows.iter().filter(|row| !row.bars.is_empty());
        let scale = Scale::of(bars.map(|row| row.bars.iter().sum()));
        // A row, its bar below it, and some air, where there is room for all that.
        let each = if scale.is_some() { 3 } else { 2 };
        let spread = usize::from(area.height) > each * reveal.rows.len() + reveal.notes.len() + 5;
        for row in &reveal.rows {
            let index = row.seat.index();
            let player = self.seen.players.get(index).map_or("", |player| player.name.as_str());
            let name = format!("{} {}", room.look.signs.seat(index, true), shortened(player, NAME));
            put(buffer, area, area.x, y, &name, self.seat_style(index, room));
            put_cells(buffer, y, &row.cells, Role::Text);
            y += 1;
            if let (false, Some(scale), true) = (row.bars.is_empty(), &scale, spread) {
                let place = Rect { x: area.x + 2, y, width: area.width - 4, height: 1 };
                scale.draw(&row.bars, place, buffer, room, self.seat_style(index, room));
                y += 1;
            }
            y += u16::from(spread);
        }
        y
    }
}

/// Bars with a common zero.
struct Scale {
    low: i32,
    high: i32,
}

impl Scale {
    fn of(values: impl Iterator<Item = i32> + Clone) -> Option<Self> {
        let low = values.clone().min()?.min(0);
        let high = values.max()?.max(0);
        (low < high).then_some(Self { low, high })
    }

    fn draw(&self, parts: &[i32], place: Rect, buffer: &mut Buffer, room: &Room, seat: Style) {
        let at = |value: i32| {
            let share = i64::from(value - self.low) * i64::from(place.width.saturating_sub(1));
            let cells = share / i64::from(self.high - self.low);
            place.x + u16::try_from(cells).unwrap_or(0)
        };
        let zero = at(0);
        let mut so_far = 0;
        // Nothing has no cell, or it would take one from the part before it.
        for (index, part) in parts.iter().enumerate().filter(|(_, part)| **part != 0) {
            let (start, end) = (at(so_far), at(so_far + part));
            let texture = room.look.signs.part(index, parts.len());
            for x in start.min(end)..=start.max(end) {
                put(buffer, place, x, place.y, texture, seat);
            }
            so_far += part;
        }
        let mark = room.look.signs.pick("│", "|");
        put(buffer, place, zero, place.y, mark, room.style(Role::Frame));
    }
}
