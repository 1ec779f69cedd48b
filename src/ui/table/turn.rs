//! The table itself: top line, board, seats, log, and the hand with what can be chosen.

use super::{Asked, TableScreen};
use crate::draw::board::{Board, Brush, Spot};
use crate::draw::text::{put, put_last, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::GameBox;
use crate::say;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};

impl TableScreen {
    /// Draws all that the open eyes see; with a title of its own where nobody is prompted.
    pub(in crate::ui) fn draw_table(
        &mut self,
        title: Option<&str>,
        offers: &[Offer],
        frame: &mut Frame<'_>,
        room: &Room,
    ) {
        self.lay_out(room);
        let Some(game) = self.game(room) else { return };
        let Some(board) = self.board.take() else { return };
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let brush = Brush {
            words: &room.words,
            look: room.look,
            legal: &self.seen.legal,
            cursor: self.cursor.as_deref(),
        };
        let shares = board.shares(area.as_size());
        self.draw_top(board.as_ref(), Rect { height: 1, ..area }, buffer, room);
        let middle = Rect { y: area.y + 1, height: area.height - 1 - shares.bottom, ..area };
        let table = Rect { width: middle.width - shares.side, ..middle };
        let inner = framed(table, room.panel(""), buffer);
        let mut spots = board.draw(brush, inner, buffer);

        let seats = Rect { x: table.right(), width: shares.side, ..middle };
        let inner = framed(seats, room.panel(""), buffer);
        let y = self.draw_seats(board.as_ref(), brush, inner, buffer, room);
        self.draw_log(Rect { y, height: inner.bottom().saturating_sub(y), ..inner }, buffer, room);

        let hand = Rect { y: middle.bottom(), height: shares.bottom, ..area };
        let title = title.map_or_else(|| self.prompt(board.as_ref(), room), str::to_owned);
        let title = shortened(&title, usize::from(hand.width).saturating_sub(2));
        let panel = room.page(title, offers, hand.width);
        let inner = framed(hand, panel, buffer);
        let above = Rect { height: inner.height - 1, ..inner };
        let listed = if self.find.is_some() {
            let found = self.found(game, room);
            if found.is_empty() {
                let none = say!(&room.words, "find-nothing");
                put(buffer, above, above.x + 1, above.y, &none, room.style(Role::Quiet));
            }
            draw_list(&found, false, brush, game, above, buffer)
        } else {
            spots.extend(board.hand(brush, above, buffer));
            let all = board.lists_all();
            let listed =
                |decision: &&String| all || spots.iter().all(|spot| spot.decision != **decision);
            let rest: Vec<String> = self.seen.legal.iter().filter(listed).cloned().collect();
            draw_list(&rest, true, brush, game, above, buffer)
        };
        let asked = || {
            let Some(Asked::Decision(decision)) = &self.asked else { return None };
            let question = board.question(decision, &room.words)?;
            let text = say!(&room.words, "sure-question", question = question);
            Some((text, Role::Warning))
        };
        let preview = || {
            let chosen = self.cursor.as_ref().filter(|_| room.settings.hints)?;
            if self.seen.legal.contains(chosen) {
                Some((board.preview(chosen, &room.words), Role::Text))
            } else {
                Some((say!(&room.words, "not-legal-now"), Role::Quiet))
            }
        };
        let told = self.told(room).or_else(asked).or_else(preview);
        if let Some((text, role)) = told {
            put_last(
                buffer,
                Rect { x: inner.x + 1, width: inner.width - 2, ..inner },
                &text,
                room.style(role),
            );
        }
        if self.find.is_none() {
            self.listed = listed.iter().map(|spot| spot.decision.clone()).collect();
            spots.extend(listed);
        } else {
            spots = listed;
        }
        (self.spots, self.board) = (spots, Some(board));
    }

    /// What the player must be told before anything else: with nothing else to say, why the
    /// match is not on disk.
    pub(super) fn told(&self, room: &Room) -> Option<(String, Role)> {
        let trouble = || {
            let why = self.host.trouble()?.tell(&room.shelf, &room.words);
            Some(say!(&room.words, "not-saved", why = why))
        };
        let told = room.notice.clone().or_else(trouble)?;
        Some((told, Role::Warning))
    }

    fn draw_top(&self, board: &dyn Board, area: Rect, buffer: &mut Buffer, room: &Room) {
        let words = &room.words;
        let Some(game) = self.game(room) else { return };
        let signs = room.look.signs;
        let dot = signs.pick(" · ", " - ");
        let progress = game.progress(self.seen.round, words);
        let left = format!(" {}{dot}{progress}", game.title(words));
        let acting: Vec<Seat> = self.seen.to_act.iter().collect();
        let who = match acting.as_slice() {
            [] => String::new(),
            [seat] => {
                let name = &self.seen.players[seat.index()].name;
                format!("{dot}{} {name} ", signs.seat(seat.index(), true))
            }
            several => {
                let shapes = several.iter().map(|seat| signs.seat(seat.index(), true));
                format!("{dot}{} ", shapes.collect::<Vec<_>>().join(" "))
            }
        };
        let right = format!("{}{who}", board.status(words));
        // Where both do not fit, everybody still knows which game it is.
        let fits = width_of(&left) + width_of(&right) < usize::from(area.width);
        let left = if fits { left } else { format!(" {progress}") };
        put(buffer, area, area.x, area.y, &left, room.style(Role::Title));
        let x = area.right().saturating_sub(u16::try_from(width_of(&right)).unwrap_or(0));
        put(buffer, area, x, area.y, &right, room.style(Role::Text));
    }

    fn draw_seats(
        &self,
        board: &dyn Board,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> u16 {
        let mut y = area.y;
        for (index, player) in self.seen.players.iter().enumerate() {
            let seat = Seat::at(index);
            let signs = room.look.signs;
            let mark = if self.seen.to_act.has(seat) { signs.pick("▸", ">") } else { " " };
            let lines = board.seat(seat, area.width, brush);
            let facts = lines.first().map_or(0, ratatui::text::Line::width);
            let space = usize::from(area.width).saturating_sub(facts + 3);
            let name = shortened(player.name.as_str(), space);
            put(buffer, area, area.x, y, mark, room.style(Role::Title));
            let text = format!("{} {name}", signs.seat(index, true));
            put(buffer, area, area.x + 1, y, &text, room.style(Role::Seat(index)));
            for (i, line) in lines.iter().enumerate() {
                let x = if i == 0 {
                    area.right().saturating_sub(u16::try_from(line.width()).unwrap_or(0))
                } else {
                    area.x + 1
                };
                if y < area.bottom() {
                    buffer.set_line(x, y, line, area.right().saturating_sub(x));
                }
                y += 1;
            }
        }
        y
    }

    fn prompt(&self, board: &dyn Board, room: &Room) -> String {
        if let Some(super::Find { typed, .. }) = &self.find {
            return format!(" {} {typed}_ ", say!(&room.words, "find-title"));
        }
        match self
            .hold
            .seat()
            .filter(|seat| self.seen.to_act.has(*seat))
            .or(self.seen.to_act.first())
        {
            Some(seat) => {
                let name = |seat: Seat| self.seen.players[seat.index()].name.as_str();
                let other = board.concerns().filter(|other| *other != seat);
                let other = other.map_or(String::new(), |other| {
                    let shape = room.look.signs.seat(other.index(), true);
                    format!(" ({shape} {})", name(other))
                });
                let typed = self.typed.map_or(String::new(), |typed| format!(" {typed}_"));
                format!(" {}: {}{other}{typed} ", name(seat), board.prompt(&room.words))
            }
            None => format!(" {} ", say!(&room.words, "match-is-over")),
        }
    }

    /// What happened last: as many whole events as there is room for; news stands out.
    fn draw_log(&self, area: Rect, buffer: &mut Buffer, room: &Room) {
        if area.height < 2 {
            return;
        }
        let Some(game) = self.game(room) else { return };
        let width = usize::from(area.width);
        let space = usize::from(area.height - 1);
        let mut tail: Vec<(String, Role)> = Vec::new();
        for happened in self.seen.events.iter().rev() {
            let role = if happened.after > self.news_from { Role::Text } else { Role::Quiet };
            let line = game.event(&happened.event, &self.seen.players, &room.words);
            let wrapped = wrap(&line, width);
            if tail.len() + wrapped.len() > space {
                break;
            }
            tail.splice(0..0, wrapped.into_iter().map(|line| (line, role)));
        }
        let title = format!("{} ", say!(&room.words, "log-title"));
        let rule = room.look.signs.pick("─", "-").repeat(width.saturating_sub(width_of(&title)));
        put(buffer, area, area.x, area.y, &(title + &rule), room.style(Role::Frame));
        for (y, (line, role)) in (area.y + 1..area.bottom()).zip(&tail) {
            put(buffer, area, area.x, y, line, room.style(*role));
        }
    }
}

/// Draws a frame; what is inside it is left.
fn framed(area: Rect, frame: Block<'_>, buffer: &mut Buffer) -> Rect {
    let inner = frame.inner(area);
    frame.render(area, buffer);
    inner
}

/// Decisions in words, side by side; numbered where a digit picks them.
fn draw_list(
    decisions: &[String],
    numbered: bool,
    brush: Brush<'_>,
    game: &dyn GameBox,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<Spot> {
    let text = |(number, decision): (usize, &String)| {
        let words = game.decision(decision, brush.words);
        if numbered && number < 10 { format!(" {number} {words} ") } else { format!(" {words} ") }
    };
    let texts: Vec<String> = (1..).zip(decisions).map(text).collect();
    let mut places = Vec::new();
    // With air between the lines, if there is room for it.
    for gap in [2, 1] {
        places.clear();
        let (mut x, mut y) = (area.x + 1, area.y);
        for text in &texts {
            let width = u16::try_from(width_of(text)).unwrap_or(1).min(area.width);
            if x + width > area.right() && x > area.x + 1 {
                (x, y) = (area.x + 1, y + gap);
            }
            places.push(Rect::new(x, y, width, 1));
            x += width + 2;
        }
        if places.iter().all(|place| place.y < area.bottom()) {
            break;
        }
    }
    // What does not fit is scrolled: the cursor is always in sight.
    let chosen = decisions.iter().position(|decision| brush.is_chosen(decision));
    let row = chosen.and_then(|at| places.get(at)).map_or(area.y, |place| place.y);
    let up = (row + 1).saturating_sub(area.bottom());
    let mut listed = Vec::new();
    for ((decision, text), place) in decisions.iter().zip(&texts).zip(places) {
        if place.y < area.y + up || place.y - up >= area.bottom() {
            continue;
        }
        let place = Rect { y: place.y - up, ..place };
        let role = match (brush.is_chosen(decision), brush.is_legal(decision)) {
            (true, _) => Role::Cursor,
            (false, true) => Role::Target,
            (false, false) => Role::Quiet,
        };
        put(buffer, area, place.x, place.y, text, brush.look.style(role));
        listed.push(Spot::new(decision.clone(), place));
    }
    listed
}
