//! Every match that was ever played here: those that wait are gone on with, those that are over
//! are looked at again, and a file that is none says why.

use super::command::{Command, Offer};
use super::host::Here;
use super::layer::{Layer, Outcome, Room};
use super::replay::Replay;
use super::table::TableScreen;
use crate::draw::text::{cut, put, put_last, shortened};
use crate::draw::theme::Role;
use crate::engine::Name;
use crate::say;
use crate::store::{self, Listed};
use ratatui::Frame;
use ratatui::layout::Rect;

/// The list of all saves, the newest first.
#[derive(Default)]
pub struct SavesPage {
    saves: Vec<Listed>,
    chosen: usize,
    top: usize,
    /// Where the rows were drawn last, for clicks.
    rows: Rect,
}

/// A save in two phrases: which match it is, and how it stands.
pub fn described(save: &Listed, room: &Room) -> (String, String) {
    let words = &room.words;
    let summary = match &save.summary {
        Ok(summary) => summary,
        Err(fault) => return (save.name(), fault.tell(&room.shelf, words)),
    };
    let names = |names: Vec<&str>| names.join(", ");
    let players = names(summary.players.iter().map(|player| player.name.as_str()).collect());
    let game = room.shelf.find(&summary.game);
    let title = game.map_or(summary.game.clone(), |game| game.title(words));
    let progress = game.map(|game| game.progress(summary.head.round, words));
    let turn = if summary.head.over {
        say!(words, "is-over")
    } else {
        let to_act = names(summary.head.to_act.iter().map(Name::as_str).collect());
        say!(words, "to-act", names = to_act)
    };
    let date = summary.head.saved.to_string().replace('T', " ").replace('Z', " UTC");
    let about: Vec<String> = progress.into_iter().chain([date, turn]).collect();
    (format!("{title}: {players}"), about.join(", "))
}

/// Goes on with a match, or says why not.
pub fn resume(save: &Listed, room: &mut Room) -> Outcome {
    match Here::open(&save.path, &room.shelf) {
        Ok(host) => Outcome::Open(Box::new(TableScreen::new(Box::new(host)))),
        Err(fault) => {
            room.notice = Some(fault.tell(&room.shelf, &room.words));
            Outcome::Stay
        }
    }
}

/// Steps through a match, or says why not.
fn replay(save: &Listed, room: &mut Room) -> Outcome {
    match store::read(&save.path, &room.shelf) {
        Ok(table) => Outcome::Open(Box::new(Replay::new(table))),
        Err(fault) => {
            room.notice = Some(fault.tell(&room.shelf, &room.words));
            Outcome::Stay
        }
    }
}

impl SavesPage {
    fn take(&self, room: &mut Room) -> Outcome {
        match self.saves.get(self.chosen) {
            // One that is over opens at its result.
            Some(save) => resume(save, room),
            None => Outcome::Stay,
        }
    }

    fn go(&mut self, by: isize) {
        let last = self.saves.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(by).min(last);
    }
}

impl Layer for SavesPage {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let words = &room.words;
        let matches = self.saves.iter().filter(|save| save.summary.is_ok()).count();
        let title = format!(" {} ", say!(words, "saves-title", count = matches));
        let buffer = frame.buffer_mut();
        let inner = room.page(title, &self.offers(), area, buffer);
        self.rows =
            Rect { y: inner.y + 1, height: inner.height.saturating_sub(4) / 2 * 2, ..inner };
        let fit = usize::from(self.rows.height / 2);
        self.top = self.top.clamp((self.chosen + 1).saturating_sub(fit), self.chosen);
        for (row, (index, save)) in
            (0u16..).zip(self.saves.iter().enumerate().skip(self.top).take(fit))
        {
            let (name, about) = described(save, room);
            let chosen = index == self.chosen;
            let mark = if chosen { room.look.signs.pick("▸ ", "> ") } else { "  " };
            let role = if chosen { Role::Cursor } else { Role::Text };
            let name = cut(&format!("{mark}{name} "), usize::from(inner.width) - 4);
            let y = self.rows.y + 2 * row;
            put(buffer, inner, inner.x + 2, y, &name, room.style(role));
            let about = shortened(&about, usize::from(inner.width).saturating_sub(7));
            put(buffer, inner, inner.x + 6, y + 1, &about, room.style(Role::Quiet));
        }
        if self.saves.is_empty() {
            let text = say!(words, "no-saves");
            put(buffer, inner, inner.x + 4, inner.y + 1, &text, room.style(Role::Quiet));
        }
        if let Some(notice) = &room.notice {
            put_last(
                buffer,
                Rect { x: inner.x + 2, width: inner.width - 4, ..inner },
                notice,
                room.style(Role::Warning),
            );
        }
    }

    fn offers(&self) -> Vec<Offer> {
        use Command as C;
        let rest = [C::Replay, C::PageDown, C::Help].map(C::offer);
        let mut offers = vec![C::Up.offer(), C::Take.called("key-resume")];
        offers.extend(rest);
        offers.push(C::Quit.called("key-back"));
        offers
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        let page = isize::try_from(self.rows.height / 2).unwrap_or(1);
        match command {
            Command::Up | Command::Previous => self.go(-1),
            Command::Down | Command::Next => self.go(1),
            Command::PageUp => self.go(-page),
            Command::PageDown => self.go(page),
            Command::First => self.chosen = 0,
            Command::Last => self.go(isize::MAX),
            Command::Take => return self.take(room),
            Command::Replay => {
                if let Some(save) = self.saves.get(self.chosen) {
                    return replay(save, room);
                }
            }
            Command::Click(column, row) if self.rows.contains((column, row).into()) => {
                let index = self.top + usize::from((row - self.rows.y) / 2);
                if index < self.saves.len() {
                    self.chosen = index;
                    return self.take(room);
                }
            }
            Command::Back | Command::Quit => return Outcome::Close,
            Command::Interrupt | Command::Help | Command::Settings => return Outcome::Through,
            _ => {}
        }
        Outcome::Stay
    }

    fn refresh(&mut self, room: &Room) {
        self.saves = room.saves.list().unwrap_or_default();
        self.go(0);
    }
}
