//! The keyboard passed on: only public things, and a deliberate key.

use super::TableScreen;
use crate::draw::text::{put, put_last, wrap};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::say;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::Frame;
use ratatui::layout::Rect;

impl TableScreen {
    /// Whose turn it is, and what happened since its last one.
    pub(super) fn draw_handover(
        &self,
        seat: Seat,
        offers: &[Offer],
        frame: &mut Frame<'_>,
        room: &Room,
    ) {
        let words = &room.words;
        let area = frame.area();
        let name = self.seen.players[seat.index()].name.as_str();
        let title = self.game(room).map_or(String::new(), |game| {
            let dot = room.look.signs.pick("·", "-");
            format!(" {} {dot} {} ", game.title(words), game.progress(self.seen.round, words))
        });
        let buffer = frame.buffer_mut();
        let inner = room.page(title, offers, area, buffer);
        let shape = room.look.signs.seat(seat.index(), true);
        let text = format!("{shape}  {}", say!(words, "handover", name = name));
        put(buffer, inner, inner.x + 4, inner.y + 2, &text, room.style(Role::Seat(seat.index())));
        let text = say!(words, "handover-key", name = name);
        put(buffer, inner, inner.x + 7, inner.y + 4, &text, room.style(Role::Text));
        // Before a seat's first turn there is nothing that it has seen already.
        let (since, title) = match self.news_from {
            0 => (0, say!(words, "since-the-start")),
            old => (old + 1, say!(words, "since-your-turn")),
        };
        let width = usize::from(inner.width) - 10;
        let log = self.scene.as_ref().map_or(&[][..], |scene| &scene.log);
        let news = log.iter().filter(|(after, _)| *after >= since);
        let lines: Vec<String> = news.flat_map(|(_, line)| wrap(line, width)).collect();
        let space = usize::from(inner.height.saturating_sub(9));
        if !lines.is_empty() {
            put(buffer, inner, inner.x + 7, inner.y + 6, &title, room.style(Role::Quiet));
        }
        let more = lines.len() > space;
        let tail = lines.iter().skip((lines.len() + usize::from(more)).saturating_sub(space));
        let more = more.then(|| "…".to_owned());
        for (y, line) in (inner.y + 7..inner.bottom()).zip(more.iter().chain(tail)) {
            put(buffer, inner, inner.x + 7, y, line, room.style(Role::Text));
        }
        if let Some((text, role)) = self.told(room) {
            put_last(
                buffer,
                Rect { x: inner.x + 7, width: inner.width - 10, ..inner },
                &text,
                room.style(role),
            );
        }
    }
}
