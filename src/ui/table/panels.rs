//! What stands around the board: the line on top, seats, log, choices, what is told, keys. In its
//! usual place, or wherever a board that has the whole screen puts it.

use super::{Asked, Mode, TableScreen};
use crate::draw::board::{Board, Brush, Panels, Spot, Turn};
use crate::draw::text::{put, put_last, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::{Player, Seat};
use crate::games::GameBox;
use crate::say;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::cell::RefCell;

/// All that the panels are drawn from.
pub(super) struct Around<'a> {
    pub screen: &'a TableScreen,
    pub board: &'a dyn Board,
    pub log: &'a [(usize, String)],
    pub turns: &'a [Turn],
    pub game: &'a dyn GameBox,
    pub brush: Brush<'a>,
    /// What stands there instead of what must be done, where nobody is prompted.
    pub title: Option<&'a str>,
    pub offers: &'a [Offer],
    pub room: &'a Room,
    /// What stands in the list, as it is numbered.
    pub listed: RefCell<Vec<String>>,
}

/// An entry of a list: what it is called, and how it stands there.
pub(super) struct Entry {
    pub place: String,
    pub text: String,
    pub role: Role,
}

impl Panels for Around<'_> {
    fn top(&self, area: Rect, buffer: &mut Buffer) {
        let (words, signs) = (&self.room.words, self.room.look.signs);
        let seen = &self.screen.seen;
        let dot = signs.pick(" · ", " - ");
        let progress = self.game.progress(seen.round, words);
        let left = format!(" {}", self.heading());
        let acting: Vec<Seat> = seen.to_act.iter().collect();
        let who = match acting.as_slice() {
            [] => String::new(),
            [seat] => {
                let name = Player::called(&seen.players, *seat, words);
                format!("{dot}{} {name} ", signs.seat(seat.index(), true))
            }
            several => {
                let shapes = several.iter().map(|seat| signs.seat(seat.index(), true));
                format!("{dot}{} ", shapes.collect::<Vec<_>>().join(" "))
            }
        };
        let right = format!("{}{who}", self.board.status(words));
        // Where both do not fit, everybody still knows which game it is.
        let fits = width_of(&left) + width_of(&right) < usize::from(area.width);
        let left = if fits { left } else { format!(" {progress}") };
        put(buffer, area, area.x, area.y, &left, self.room.style(Role::Title));
        let x = area.right().saturating_sub(u16::try_from(width_of(&right)).unwrap_or(0));
        put(buffer, area, x, area.y, &right, self.room.style(Role::Text));
    }

    fn seats(&self, area: Rect, buffer: &mut Buffer) -> u16 {
        let seen = &self.screen.seen;
        let signs = self.room.look.signs;
        let mut y = area.y;
        for (index, player) in seen.players.iter().enumerate() {
            let seat = Seat::at(index);
            let mark = if seen.to_act.has(seat) { signs.pick("▸", ">") } else { " " };
            let lines = self.board.seat(seat, area.width, self.brush);
            let facts = lines.first().map_or(0, ratatui::text::Line::width);
            let space = usize::from(area.width).saturating_sub(facts + 3);
            let name = shortened(player.name.as_str(), space);
            put(buffer, area, area.x, y, mark, self.room.style(Role::Title));
            let text = format!("{} {name}", signs.seat(index, true));
            put(buffer, area, area.x + 1, y, &text, self.screen.seat_style(index, self.room));
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

    /// As many whole events as there is room for; news stands out.
    fn log(&self, area: Rect, buffer: &mut Buffer) {
        // Where there is hardly room for anything, what happened last goes without a title.
        let title = u16::from(area.height > 2);
        let room = self.room;
        let width = usize::from(area.width);
        let space = usize::from(area.height - title);
        let mut tail: Vec<(String, Role)> = Vec::new();
        for (after, line) in self.log.iter().rev() {
            let fresh = *after > self.screen.news_from;
            let role = if fresh { Role::Text } else { Role::Quiet };
            let wrapped = wrap(line, width);
            if tail.len() + wrapped.len() > space {
                break;
            }
            tail.splice(0..0, wrapped.into_iter().map(|line| (line, role)));
        }
        if title > 0 {
            let text = format!("{} ", say!(&room.words, "log-title"));
            let dash = room.look.signs.pick("─", "-");
            let rule = dash.repeat(width.saturating_sub(width_of(&text)));
            put(buffer, area, area.x, area.y, &(text + &rule), room.style(Role::Frame));
        }
        for (y, (line, role)) in (area.y + title..area.bottom()).zip(&tail) {
            put(buffer, area, area.x, y, line, room.style(*role));
        }
    }

    fn turns(&self) -> &[Turn] {
        self.turns
    }

    fn called(&self, seat: Seat) -> String {
        Player::called(&self.screen.seen.players, seat, &self.room.words)
    }

    fn finds(&self) -> bool {
        self.screen.choice.finds()
    }

    fn heading(&self) -> String {
        let (words, seen) = (&self.room.words, self.screen.looked_at());
        let dot = self.room.look.signs.pick(" · ", " - ");
        format!("{}{dot}{}", self.game.title(words), self.game.progress(seen.round, words))
    }

    fn telling(&self) -> Option<(String, Role)> {
        let parting = || {
            let parts = self.screen.mode() == Mode::Parting;
            parts.then(|| (say!(&self.room.words, "parting"), Role::Text))
        };
        self.screen.told(self.room).or_else(parting).or_else(|| self.about_cursor())
    }

    fn is_troubled(&self) -> bool {
        self.room.notice.is_none() && self.screen.host.trouble().is_some()
    }

    fn prompt(&self) -> String {
        let (screen, words) = (self.screen, &self.room.words);
        let seen = &screen.seen;
        if let Some(find) = &screen.choice.find {
            return format!("{} {}_", say!(words, "find-title"), find.typed);
        }
        if let Some(title) = self.title {
            return title.trim().to_owned();
        }
        let name = |seat: Seat| self.called(seat);
        let Some(seat) = screen.deciding().or(seen.to_act.first()) else {
            return say!(words, "match-is-over");
        };
        if !seen.to_act.has(seat) {
            return format!("{}: {}", name(seat), say!(words, "claim-prompt"));
        }
        let other = self.board.concerns().filter(|other| *other != seat);
        let other = other.map_or(String::new(), |other| {
            let shape = self.room.look.signs.seat(other.index(), true);
            format!(" ({shape} {})", name(other))
        });
        let typed = screen.choice.typed.map_or(String::new(), |typed| format!(" {typed}_"));
        format!("{}: {}{other}{typed}", name(seat), self.board.prompt(words))
    }

    fn choices(&self, drawn: &[Spot], area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let (screen, words) = (self.screen, &self.room.words);
        if let Some(find) = &screen.choice.find {
            let found = screen.found(self.game, self.room);
            if found.is_empty() {
                let none = say!(words, "find-nothing");
                put(buffer, area, area.x + 1, area.y, &none, self.room.style(Role::Quiet));
            }
            let entries = found.into_iter().enumerate().map(|(at, (what, text))| {
                let (place, role) = match what {
                    super::find::Found::Decision(decision) => (decision, Role::Target),
                    super::find::Found::Place(place) => (place, Role::Quiet),
                };
                let role = if at == find.chosen { Role::Cursor } else { role };
                Entry { place, text, role }
            });
            return draw_list(&entries.collect::<Vec<_>>(), find.chosen, area, buffer, self.brush);
        }
        let entries: Vec<Entry> = (1..)
            .zip(screen.unplaced(self.board, drawn))
            .map(|(number, place)| {
                let chosen = self.brush.is_chosen(&place);
                let role = if chosen { Role::Cursor } else { Role::Target };
                let text = self.board.name(&place, words);
                let text = text.unwrap_or_else(|| self.game.decision(&place, words));
                let key = self.board.letter(&place).map(|letter| letter.to_string());
                let key = key.or((number < 10).then(|| number.to_string()));
                let text = key.map_or(text.clone(), |key| format!("{key} {text}"));
                Entry { place, text, role }
            })
            .collect();
        *self.listed.borrow_mut() = entries.iter().map(|entry| entry.place.clone()).collect();
        let chosen = entries.iter().position(|entry| self.brush.is_chosen(&entry.place));
        draw_list(&entries, chosen.unwrap_or(0), area, buffer, self.brush)
    }

    fn told(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        let Some((text, role)) = self.telling() else {
            return Rect::ZERO;
        };
        // What stands there until it is mended must not cover what can be chosen.
        let text = if self.is_troubled() { shortened(&text, area.width.into()) } else { text };
        put_last(buffer, area, &text, self.room.style(role))
    }

    fn keys(&self, area: Rect, buffer: &mut Buffer) {
        self.room.draw_keys(self.offers, area, buffer);
    }
}

impl Around<'_> {
    /// A question that waits for its answer; otherwise what the cursor rests on.
    fn about_cursor(&self) -> Option<(String, Role)> {
        let (screen, words) = (self.screen, &self.room.words);
        if let Some(Asked::Decision(decision)) = &screen.asked
            && let Some(question) = self.board.question(decision, words)
        {
            return Some((say!(words, "sure-question", question = question), Role::Warning));
        }
        if !self.room.settings.hints {
            return None;
        }
        let place = match &screen.choice.find {
            Some(find) => {
                screen.found(self.game, self.room).get(find.chosen).map(|it| match &it.0 {
                    super::find::Found::Decision(place) | super::find::Found::Place(place) => {
                        place.clone()
                    }
                })
            }
            None => screen.choice.cursor.clone(),
        }?;
        if let Some(told) = self.board.tell(&place, words) {
            return Some((told, Role::Text));
        }
        if let Some(why) = screen.refusal_at(&place, self.room) {
            return Some((why, Role::Quiet));
        }
        let decision = screen.decision_at(&place).or_else(|| {
            let legal = screen.seen.legal.contains(&place);
            legal.then(|| place.clone())
        })?;
        Some((self.board.preview(&decision, words), Role::Text))
    }
}

impl TableScreen {
    /// What the player must be told before anything else: with nothing else to say, why the
    /// match is not on disk, or not where it was.
    pub(super) fn told(&self, room: &Room) -> Option<(String, Role)> {
        let trouble = || {
            let why = self.host.trouble()?.tell(&room.shelf, &room.words);
            Some(say!(&room.words, "not-saved", why = why))
        };
        let beside = || self.host.beside()?.tell(&room.words);
        let claimant = || (self.asked == Some(Asked::Claimant)).then(|| self.claimants_told(room));
        let told = room.notice.clone().or_else(claimant).or_else(trouble).or_else(beside)?;
        Some((told, Role::Warning))
    }

    fn claimants_told(&self, room: &Room) -> String {
        let name = |seat: Seat| {
            format!("{} {}", seat.number(), Player::called(&self.seen.players, seat, &room.words))
        };
        let names: Vec<String> = self.claimants().iter().map(name).collect();
        say!(&room.words, "who-claims", names = names.join(", "))
    }

    /// What can be chosen and has no place among these; all of it, where the board wants that.
    pub(super) fn unplaced(&self, board: &dyn Board, drawn: &[Spot]) -> Vec<String> {
        let all = board.lists_all() && self.choice.way.is_empty();
        let open = self.choice.open.iter();
        let listed = |place: &&String| all || drawn.iter().all(|spot| spot.place != **place);
        open.filter(listed).cloned().collect()
    }
}

/// Entries side by side, with air between the lines if there is room for it. What does not fit
/// is scrolled: the chosen one is always in sight.
fn draw_list(
    entries: &[Entry],
    chosen: usize,
    area: Rect,
    buffer: &mut Buffer,
    brush: Brush<'_>,
) -> Vec<Spot> {
    let texts: Vec<String> = entries.iter().map(|entry| format!(" {} ", entry.text)).collect();
    let mut places = Vec::new();
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
    let row = places.get(chosen).map_or(area.y, |place| place.y);
    let up = (row + 1).saturating_sub(area.bottom());
    let mut listed = Vec::new();
    for ((entry, text), place) in entries.iter().zip(&texts).zip(places) {
        let in_sight = place.y >= area.y + up && place.y - up < area.bottom();
        let place = Rect { y: place.y.saturating_sub(up), ..place };
        if in_sight {
            put(buffer, area, place.x, place.y, text, brush.look.style(entry.role));
        }
        // What is scrolled away keeps its place in the order, but none on the screen.
        let place = if in_sight { place } else { Rect::ZERO };
        listed.push(Spot::new(entry.place.clone(), place));
    }
    listed
}
