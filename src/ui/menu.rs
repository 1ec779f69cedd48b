//! The menu: the games on the shelf, the matches that wait and those that are over, settings.

mod cards;

use super::command::{Command, Offer};
use super::layer::{Layer, Outcome, Room};
use super::listing::{self, Clock, Place, heading};
use super::pages::Page;
use super::saves_page::{SavesPage, resume};
use super::settings_page::SettingsPage;
use super::setup::SetupPage;
use crate::draw::text::{columns, put, put_last};
use crate::draw::theme::Role;
use crate::games::GameBox;
use crate::say;
use crate::store::Listed;
use cards::Shape;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The first screen.
pub struct Menu {
    /// The chosen row, once anything was looked at.
    chosen: Option<usize>,
    games: Vec<&'static str>,
    /// The matches that wait, and those that are over, the newest first.
    waiting: Vec<Listed>,
    over: Vec<Listed>,
    /// As many of those that wait were shown last.
    shown: usize,
    clock: Clock,
    /// Where each row was drawn last, for clicks.
    places: Vec<Rect>,
}

/// What a row of the menu is.
#[derive(Clone, Copy)]
enum Row<'a> {
    Game(&'static str),
    Save(&'a Listed),
    Saves,
    Settings,
    Leave,
}

/// Who left a match so few seconds ago wants to go on with it.
const JUST_NOW: u64 = 3_600;
/// A small menu shows so many matches that wait.
const FEW: usize = 4;
/// A large one this many at most.
const MANY: usize = 7;

impl Menu {
    /// The menu as things stand.
    pub fn new(room: &Room) -> Self {
        let games: Vec<_> = room.shelf.games().map(GameBox::id).collect();
        let (waiting, over, places) = (Vec::new(), Vec::new(), Vec::new());
        Self { chosen: None, games, waiting, over, shown: FEW, clock: Clock::here(), places }
    }

    /// The chosen row; at first the game that was played last, or the first one.
    fn chosen(&self) -> usize {
        self.chosen.unwrap_or(0).min(self.rows().len() - 1)
    }

    fn rows(&self) -> Vec<Row<'_>> {
        let games = self.games.iter().map(|id| Row::Game(id));
        let saves = self.waiting.iter().take(self.shown).map(Row::Save);
        games.chain(saves).chain([Row::Saves, Row::Settings, Row::Leave]).collect()
    }

    fn take(&mut self, room: &mut Room) -> Outcome {
        match self.rows().get(self.chosen()) {
            Some(Row::Game(id)) => Outcome::Open(Box::new(SetupPage::new(id, room))),
            Some(Row::Save(save)) => resume(save, room),
            Some(Row::Saves) => Outcome::Open(Box::<SavesPage>::default()),
            Some(Row::Settings) => Outcome::Open(Box::<SettingsPage>::default()),
            Some(Row::Leave) => Outcome::Leave,
            None => Outcome::Stay,
        }
    }

    /// One row up or down; from the cards below each other it is the row below them.
    fn go(&mut self, down: bool) {
        let (rows, chosen) = (self.rows().len(), self.chosen());
        self.chosen = Some(if down { (chosen + 1) % rows } else { (chosen + rows - 1) % rows });
    }

    /// Over the games, which lie side by side, and on.
    fn step_over(&mut self, down: bool) {
        let cards = self.places.first().is_some_and(|first| first.height > 1);
        let (games, chosen) = (self.games.len(), self.chosen());
        match (cards, down) {
            (true, true) if chosen < games => self.chosen = Some(games),
            (true, false) if chosen < games => self.chosen = Some(self.rows().len() - 1),
            _ => self.go(down),
        }
    }

    /// Matches that wait, those that are over, and what else there is: as far as there is room.
    fn draw_lists(&mut self, area: Rect, from: u16, buffer: &mut Buffer, room: &Room) {
        let words = &room.words;
        let wide = area.width >= 110;
        let side = if wide { 30 } else { 0 };
        let left = Rect { width: area.width - side - u16::from(wide) * 2, ..area };
        let mut y = from;
        let bottom = area.bottom();
        let most = if wide { MANY } else { FEW };
        self.shown = most.min(self.waiting.len());
        let first = self.games.len();
        if self.shown > 0 {
            heading(left, y, &say!(words, "menu-resume"), "", buffer, room);
            y += 1;
            for (index, save) in self.waiting.iter().take(self.shown).enumerate() {
                let place = Rect { y, height: 1, ..left };
                let chosen = self.chosen() == first + index;
                listing::draw(save, &self.clock, Place { area: place, chosen }, buffer, room);
                self.places.push(place);
                y += 1;
            }
        }
        let hidden = self.waiting.len() - self.shown;
        let over = self.over.len();
        if !wide && hidden + over > 0 {
            let text = say!(words, "menu-more", waiting = hidden, over = over);
            put(buffer, left, left.x + 2, y, &text, room.style(Role::Quiet));
            y += 1;
        }
        y += 1;
        if wide {
            self.draw_also(
                Rect { x: left.right() + 2, width: side, ..area },
                from,
                false,
                buffer,
                room,
            );
            let fit = usize::from(bottom.saturating_sub(y + 1));
            if over > 0 && fit > 0 {
                heading(left, y, &say!(words, "menu-over"), &say!(words, "menu-all"), buffer, room);
                for (y, save) in (y + 1..bottom).zip(self.over.iter().take(fit)) {
                    let place = Place { area: Rect { y, height: 1, ..left }, chosen: false };
                    listing::draw(save, &self.clock, place, buffer, room);
                }
            }
        } else {
            self.draw_also(left, y.min(bottom.saturating_sub(3)), true, buffer, room);
        }
    }

    /// What there is beside matches, each with its letter; two in a line where lines are few.
    fn draw_also(&mut self, area: Rect, y: u16, beside: bool, buffer: &mut Buffer, room: &Room) {
        let words = &room.words;
        heading(area, y, &say!(words, "menu-also"), "", buffer, room);
        let first = self.games.len() + self.shown;
        let all = self.waiting.len() + self.over.len();
        let saves = format!("{} {all}", say!(words, "menu-saves"));
        let names = [saves, say!(words, "menu-settings"), say!(words, "menu-quit")];
        let (mut x, mut row) = (area.x, y + 1);
        for (index, (letter, name)) in ['m', 's', 'q'].into_iter().zip(names).enumerate() {
            let chosen = self.chosen() == first + index;
            let mark = if chosen { room.look.signs.pick("▸ ", "> ") } else { "  " };
            let width = 5 + columns(&name);
            let place = Rect { x, y: row, width, height: 1 };
            put(
                buffer,
                area,
                x,
                row,
                &format!("{mark}{letter} "),
                room.style(Role::Target).not_underlined(),
            );
            put(buffer, area, x + 4, row, &format!("{name} "), room.style(Role::Text));
            if chosen {
                buffer.set_style(place.intersection(buffer.area), room.style(Role::Cursor));
            }
            self.places.push(place);
            if beside {
                x += width + 1;
            } else {
                row += 1;
            }
        }
    }
}

impl Layer for Menu {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let (screen, words) = (frame.area(), &room.words);
        let buffer = frame.buffer_mut();
        self.places.clear();
        let shape = Shape::of(screen, self.games.len());
        let area = shape.inside(screen);
        put(buffer, area, area.x + 1, area.y, "incognita", room.style(Role::Title));
        let motto = say!(words, "menu-motto");
        put(buffer, area, area.x + 12, area.y, &motto, room.style(Role::Quiet));
        let middle = Rect { y: area.y + 1, height: area.height - 2, ..area };
        let y = self.draw_games(shape, middle, buffer, room);
        let lists = Rect { width: shape.lists(middle), ..middle };
        self.draw_lists(lists, y, buffer, room);
        let foot = Rect { y: area.bottom() - 1, height: 1, x: area.x + 1, width: area.width - 2 };
        room.draw_keys(&self.offers(), foot, buffer);
        if let Some(notice) = &room.notice {
            let place = Rect { x: area.x + 2, width: area.width - 4, ..middle };
            put_last(buffer, place, notice, room.style(Role::Warning));
        }
    }

    fn offers(&self) -> Vec<Offer> {
        use Command as C;
        let mut offers = vec![
            C::Up.offer(),
            C::Take.offer(),
            Offer { hot: false, ..Offer::of(C::Digit(1), "1–5", "key-game") },
        ];
        if matches!(self.rows().get(self.chosen()), Some(Row::Game(_) | Row::Save(_))) {
            offers.push(C::Rules.offer());
        }
        offers.extend([C::Settings, C::Help].map(C::offer));
        offers.push(C::Quit.called("menu-quit-key"));
        offers
    }

    fn claims_letter(&self, letter: char) -> bool {
        matches!(letter, 'm' | 'q')
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        let rows = self.rows().len();
        match command {
            Command::Up => self.step_over(false),
            Command::Down => self.step_over(true),
            Command::Left | Command::Previous => self.go(false),
            Command::Right | Command::Next => self.go(true),
            Command::First => self.chosen = Some(0),
            Command::Last => self.chosen = Some(rows - 1),
            Command::Digit(n @ 1..) if usize::from(n) <= self.games.len() => {
                self.chosen = Some(usize::from(n) - 1);
            }
            Command::Take => return self.take(room),
            Command::Letter('m') => return Outcome::Open(Box::<SavesPage>::default()),
            Command::Letter('q') | Command::Quit => return Outcome::Leave,
            Command::Click(column, row) => {
                let hit = |place: &Rect| place.contains((column, row).into());
                if let Some(index) = self.places.iter().position(hit) {
                    self.chosen = Some(index);
                    return self.take(room);
                }
            }
            Command::Rules => {
                let id = match self.rows().get(self.chosen()) {
                    Some(Row::Game(id)) => Some((*id).to_owned()),
                    Some(Row::Save(save)) => {
                        save.summary.as_ref().ok().map(|summary| summary.game.clone())
                    }
                    _ => None,
                };
                if let Some(game) = id.and_then(|id| room.shelf.find(&id)) {
                    let page = game.rules_page(room.words.lang()).unwrap_or_default();
                    return Outcome::Open(Box::new(Page::new(game.title(&room.words), &page)));
                }
            }
            _ => return Outcome::Through,
        }
        Outcome::Stay
    }

    fn refresh(&mut self, room: &Room) {
        self.clock = Clock::here();
        let saves = room.saves.list().unwrap_or_default();
        let newest = saves.first().and_then(|save| save.summary.as_ref().ok());
        let game = newest.and_then(|last| self.games.iter().position(|id| *id == last.game));
        let fresh = newest.filter(|newest| !newest.head.over);
        let fresh = fresh.filter(|newest| self.clock.is_within(newest.head.saved, JUST_NOW));
        let first = fresh.map(|_| self.games.len());
        let (waiting, over) = saves.into_iter().partition(Listed::waits);
        (self.waiting, self.over) = (waiting, over);
        self.over.retain(|save| save.summary.is_ok());
        self.shown = FEW.min(self.waiting.len());
        // Who comes back wants the match just left, or the game that was played last.
        let chosen = self.chosen.or(first).or(game).unwrap_or(0);
        self.chosen = Some(chosen.min(self.rows().len() - 1));
    }
}
