//! Every match that was ever played here: those that wait are gone on with, those that are over
//! are looked at again, and a file that is none says why.

use super::command::{Command, Offer};
use super::host::Here;
use super::layer::{Layer, Outcome, Room};
use super::listing::{self, Clock, Place, heading, turn_told};
use super::replay::Replay;
use super::table::TableScreen;
use crate::draw::text::{put, put_last, shortened};
use crate::draw::theme::Role;
use crate::say;
use crate::store::{self, Listed, StoreFault};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::PathBuf;

/// The list of all saves, those that wait first, the newest of each first.
pub struct SavesPage {
    saves: Vec<Listed>,
    /// Those that are shown: what is looked for is in them.
    shown: Vec<usize>,
    chosen: usize,
    top: usize,
    clock: Clock,
    find: Option<String>,
    typing: bool,
    /// Whether it has been asked if the chosen one should go.
    asked: bool,
    /// What was thrown away, to be brought back: where it lies, and where it lay.
    thrown: Vec<(PathBuf, PathBuf)>,
    /// Where the rows were drawn last, for clicks: each with the entry it shows.
    rows: Vec<(Rect, usize)>,
}

impl Default for SavesPage {
    fn default() -> Self {
        Self {
            saves: Vec::new(),
            shown: Vec::new(),
            chosen: 0,
            top: 0,
            clock: Clock::here(),
            find: None,
            typing: false,
            asked: false,
            thrown: Vec::new(),
            rows: Vec::new(),
        }
    }
}

/// A line of the list.
enum Row {
    Heading(&'static str),
    Entry(usize),
}

/// Goes on with a match, or says why not.
pub fn resume(save: &Listed, room: &mut Room) -> Outcome {
    match Here::open(&save.path, &room.shelf) {
        Ok(host) => Outcome::Open(Box::new(TableScreen::new(Box::new(host)))),
        Err(fault) => refused(&fault, room),
    }
}

/// Steps through a match, or says why not.
fn replay(save: &Listed, room: &mut Room) -> Outcome {
    match store::read(&save.path, &room.shelf) {
        Ok(table) => Outcome::Open(Box::new(Replay::new(table))),
        Err(fault) => refused(&fault, room),
    }
}

fn refused(fault: &StoreFault, room: &mut Room) -> Outcome {
    room.notice = Some(fault.tell(&room.shelf, &room.words));
    Outcome::Stay
}

/// All that can be looked for in a match: its game, its players, its file.
fn said_of(save: &Listed, room: &Room) -> String {
    let mut said = vec![save.name()];
    if let Ok(summary) = &save.summary {
        said.extend(room.shelf.find(&summary.game).map(|game| game.title(&room.words)));
        said.extend(summary.players.iter().map(|player| player.name.as_str().to_owned()));
    }
    said.join(" ").to_lowercase()
}

impl SavesPage {
    fn chosen(&self) -> Option<&Listed> {
        self.shown.get(self.chosen).and_then(|index| self.saves.get(*index))
    }

    fn go(&mut self, by: isize) {
        let last = self.shown.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(by).min(last);
    }

    /// To the first match of the other group.
    fn go_group(&mut self) {
        let waits = |at: &usize| self.saves[self.shown[*at]].waits();
        let here = self.chosen().is_some_and(Listed::waits);
        let other = (0..self.shown.len()).find(|at| waits(at) != here);
        self.chosen = other.unwrap_or(self.chosen);
    }

    /// The matches in which all words are found that are looked for.
    fn sift(&mut self, room: &Room) {
        let words = self.find.as_deref().unwrap_or_default().to_lowercase();
        let fits = |index: &usize| {
            let said = said_of(&self.saves[*index], room);
            words.split_whitespace().all(|word| said.contains(word))
        };
        self.shown = (0..self.saves.len()).filter(fits).collect();
        self.go(0);
    }

    fn lines(&self) -> Vec<Row> {
        let mut lines = Vec::new();
        let mut group = None;
        for (at, index) in self.shown.iter().enumerate() {
            let waits = self.saves[*index].waits();
            if group != Some(waits) {
                group = Some(waits);
                lines.push(Row::Heading(if waits { "saves-waiting" } else { "menu-over" }));
            }
            lines.push(Row::Entry(at));
        }
        lines
    }

    /// The chosen match goes where it can be brought back from.
    fn throw_away(&mut self, room: &mut Room) {
        let Some(path) = self.chosen().map(|save| save.path.clone()) else { return };
        match room.saves.throw_away(&path) {
            Ok(there) => {
                self.thrown.push((there, path));
                room.notice = Some(say!(&room.words, "saves-deleted"));
            }
            Err(fault) => drop(refused(&fault, room)),
        }
        self.refresh(room);
    }

    fn bring_back(&mut self, room: &mut Room) {
        let Some((there, path)) = self.thrown.pop() else {
            room.notice = Some(say!(&room.words, "nothing-to-undo"));
            return;
        };
        if let Err(fault) = room.saves.bring_back(&there, &path) {
            refused(&fault, room);
        }
        self.refresh(room);
    }

    fn step_find(&mut self, command: Command, room: &mut Room) -> Outcome {
        let typed = self.find.get_or_insert_default();
        match command {
            Command::Type(letter) => typed.push(letter),
            Command::Erase => drop(typed.pop()),
            Command::Clear => typed.clear(),
            Command::Take => self.typing = false,
            Command::Back => (self.typing, self.find) = (false, None),
            Command::Up => self.go(-1),
            Command::Down => self.go(1),
            Command::Interrupt => return Outcome::Through,
            _ => return Outcome::Stay,
        }
        self.sift(room);
        Outcome::Stay
    }

    fn draw_list(&mut self, area: Rect, buffer: &mut Buffer, room: &Room) {
        self.rows.clear();
        let lines = self.lines();
        let is_chosen = |line: &Row| matches!(line, Row::Entry(at) if *at == self.chosen);
        let chosen = lines.iter().position(is_chosen).unwrap_or(0);
        let fit = usize::from(area.height);
        // The heading of the first match of a group stays in sight above it.
        let above = chosen.saturating_sub(usize::from(chosen > 0));
        self.top = self.top.min(above).max((chosen + 1).saturating_sub(fit));
        for (y, line) in (area.y..area.bottom()).zip(lines.iter().skip(self.top)) {
            match line {
                Row::Heading(title) => {
                    heading(area, y, &say!(&room.words, title), "", buffer, room);
                }
                Row::Entry(at) => {
                    let place = Rect { y, height: 1, ..area };
                    let chosen = *at == self.chosen;
                    let save = &self.saves[self.shown[*at]];
                    let at_row = Place { area: place, chosen };
                    listing::draw(save, &self.clock, at_row, buffer, room);
                    self.rows.push((place, *at));
                }
            }
        }
        let below = lines.len().saturating_sub(self.top + fit);
        if below > 0 {
            let more = format!(" {} ", say!(&room.words, "saves-more", count = below));
            let x = area.right().saturating_sub(2 + crate::draw::text::columns(&more));
            put(
                buffer,
                Rect { height: area.height + 1, ..area },
                x,
                area.bottom(),
                &more,
                room.style(Role::Quiet),
            );
        }
    }

    /// What else there is to say of the chosen match: its file, its beginning, whose turn it is.
    fn draw_chosen(&self, area: Rect, buffer: &mut Buffer, room: &Room) {
        let Some(save) = self.chosen() else { return };
        let told = match &save.summary {
            Ok(summary) => {
                let begun = self.clock.said(summary.head.started, room);
                let begun = say!(&room.words, "saves-begun", when = begun);
                [save.name(), begun, turn_told(summary, room)].join(" · ")
            }
            Err(fault) => fault.tell(&room.shelf, &room.words),
        };
        let told = shortened(&told, area.width.into());
        put(buffer, area, area.x, area.y, &told, room.style(Role::Quiet));
    }
}

impl Layer for SavesPage {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let (area, words) = (frame.area(), &room.words);
        let buffer = frame.buffer_mut();
        let title = match &self.find {
            Some(typed) => {
                let mark = if self.typing { "_" } else { "" };
                format!(" {} / {typed}{mark} ", say!(words, "menu-saves"))
            }
            None => {
                let matches = self.saves.iter().filter(|save| save.summary.is_ok()).count();
                format!(" {} ", say!(words, "saves-title", count = matches))
            }
        };
        let inner = room.page(title, &self.offers(), area, buffer);
        let list = Rect { height: inner.height.saturating_sub(3), ..inner };
        self.draw_list(list, buffer, room);
        if self.saves.is_empty() {
            let text = say!(words, "no-saves");
            put(buffer, inner, inner.x + 2, inner.y + 1, &text, room.style(Role::Quiet));
        }
        let foot = Rect { x: inner.x + 2, width: inner.width - 4, ..inner };
        let last = Rect { y: foot.bottom() - 1, height: 1, ..foot };
        let told = self.asked || room.notice.is_some();
        if !told {
            self.draw_chosen(last, buffer, room);
        }
        if self.asked {
            let name = self.chosen().map(|save| said(save, room)).unwrap_or_default();
            let question = say!(words, "saves-delete-question", name = name);
            put_last(buffer, foot, &question, room.style(Role::Warning));
        } else if let Some(notice) = &room.notice {
            put_last(buffer, foot, notice, room.style(Role::Warning));
        }
    }

    fn offers(&self) -> Vec<Offer> {
        use Command as C;
        if self.typing {
            return vec![C::Up.offer(), C::Take.called("key-on"), C::Back.offer()];
        }
        if self.asked {
            return vec![C::Take.called("key-yes"), C::Back.offer()];
        }
        let mut offers = vec![C::Up.offer(), C::Take.called("key-resume")];
        if self.chosen().is_some() {
            offers.push(Offer::of(C::Letter('d'), "d", "key-delete"));
        }
        offers.extend([C::Replay, C::Find].map(C::offer));
        if !self.thrown.is_empty() {
            offers.push(C::Undo.offer());
        }
        offers.extend([C::Next.called("key-group"), C::Help.offer(), C::Quit.called("key-back")]);
        offers
    }

    fn takes_text(&self) -> bool {
        self.typing
    }

    fn claims_letter(&self, letter: char) -> bool {
        letter == 'd'
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        if self.typing {
            return self.step_find(command, room);
        }
        if std::mem::take(&mut self.asked) {
            match command {
                Command::Take => self.throw_away(room),
                Command::Interrupt => return Outcome::Through,
                _ => {}
            }
            return Outcome::Stay;
        }
        let page = isize::try_from(self.rows.len().max(1)).unwrap_or(1);
        match command {
            Command::Up => self.go(-1),
            Command::Down => self.go(1),
            Command::Next | Command::Previous => self.go_group(),
            Command::PageUp => self.go(-page),
            Command::PageDown => self.go(page),
            Command::First => self.chosen = 0,
            Command::Last => self.go(isize::MAX),
            // One that is over opens at its result.
            Command::Take => {
                return self.chosen().cloned().map_or(Outcome::Stay, |save| resume(&save, room));
            }
            Command::Replay => {
                if let Some(save) = self.chosen().cloned() {
                    return replay(&save, room);
                }
            }
            Command::Letter('d') => self.asked = self.chosen().is_some(),
            Command::Undo => self.bring_back(room),
            Command::Find => (self.typing, self.find) = (true, Some(String::new())),
            Command::Click(column, row) => {
                let hit = |(place, _): &&(Rect, usize)| place.contains((column, row).into());
                if let Some((_, at)) = self.rows.iter().find(hit) {
                    // A first click goes there, a second one opens it.
                    if std::mem::replace(&mut self.chosen, *at) == *at {
                        return self
                            .chosen()
                            .cloned()
                            .map_or(Outcome::Stay, |save| resume(&save, room));
                    }
                }
            }
            Command::Back if self.find.is_some() => {
                self.find = None;
                self.sift(room);
            }
            Command::Back | Command::Quit => return Outcome::Close,
            Command::Interrupt | Command::Help | Command::Settings => return Outcome::Through,
            _ => {}
        }
        Outcome::Stay
    }

    fn refresh(&mut self, room: &Room) {
        self.clock = Clock::here();
        let saves = room.saves.list().unwrap_or_default();
        let (waiting, over): (Vec<_>, Vec<_>) = saves.into_iter().partition(Listed::waits);
        self.saves = waiting.into_iter().chain(over).collect();
        self.sift(room);
    }
}

/// Which match that is, for a question.
fn said(save: &Listed, room: &Room) -> String {
    let Ok(summary) = &save.summary else { return save.name() };
    let game = room.shelf.find(&summary.game);
    let title = game.map_or(summary.game.clone(), |game| game.title(&room.words));
    let names: Vec<&str> = summary.players.iter().map(|player| player.name.as_str()).collect();
    format!("{title}, {}", names.join(", "))
}
