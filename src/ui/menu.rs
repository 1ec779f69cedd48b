//! The menu: the games on the shelf, the matches that wait, settings.

use super::command::{Command, Offer};
use super::layer::{Layer, Outcome, Room};
use super::pages::Page;
use super::saves_page::{SavesPage, described, resume};
use super::settings_page::SettingsPage;
use super::setup::SetupPage;
use crate::draw::text::{cut, put, put_last, width_of, wrap};
use crate::draw::theme::Role;
use crate::games::GameBox;
use crate::say;
use crate::store::Listed;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::ops::RangeInclusive;

/// The first screen.
pub struct Menu {
    /// The chosen row, once anything was looked at.
    chosen: Option<usize>,
    games: Vec<&'static str>,
    /// The matches that wait, as many as are shown.
    saves: Vec<Listed>,
    /// Where each row was drawn last, for clicks.
    places: Vec<Rect>,
}

/// What a row of the menu is.
enum Row<'a> {
    Game(&'static str),
    Save(&'a Listed),
    Saves,
    Settings,
    Leave,
}

/// How many waiting matches the menu shows; the others are on a page of their own.
const MOST_SAVES: usize = 4;
/// The seats stand here, behind the names of the games.
const SEATS: u16 = 30;
/// The compass stands here, where there is room for it.
const COMPASS: u16 = 27;

impl Menu {
    /// The menu as things stand.
    pub fn new(room: &Room) -> Self {
        let games: Vec<_> = room.shelf.games().map(GameBox::id).collect();
        Self { chosen: None, games, saves: Vec::new(), places: Vec::new() }
    }

    /// The chosen row; at first the game that was played last, or the first one.
    fn chosen(&self) -> usize {
        self.chosen.unwrap_or(0)
    }

    fn rows(&self) -> Vec<Row<'_>> {
        let games = self.games.iter().map(|id| Row::Game(id));
        let saves = self.saves.iter().map(Row::Save);
        games.chain(saves).chain([Row::Saves, Row::Settings, Row::Leave]).collect()
    }

    /// A row's name, what stands beside it, and what is said of it when it is chosen.
    fn told(row: &Row<'_>, room: &Room) -> (String, String, String) {
        let words = &room.words;
        let plain = |name: String| (name, String::new(), String::new());
        match row {
            Row::Game(id) => {
                let Some(game) = room.shelf.find(id) else { return plain(String::new()) };
                match game.seats().map(RangeInclusive::into_inner) {
                    Ok((low, high)) => {
                        let seats = say!(words, "seats-range", low = low, high = high);
                        (game.title(words), seats, game.about(words))
                    }
                    Err(fault) => (game.title(words), String::new(), fault.tell(words)),
                }
            }
            Row::Save(save) => {
                let (name, about) = described(save, room);
                (name, String::new(), about)
            }
            Row::Saves => plain(say!(words, "menu-saves")),
            Row::Settings => plain(say!(words, "settings-title")),
            Row::Leave => plain(say!(words, "menu-quit")),
        }
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

    /// Something to look at: which way is it?
    fn draw_compass(area: Rect, buffer: &mut Buffer, room: &Room) {
        let drawn = room.look.signs.pick(
            "     ▲     \n  ╲  │  ╱  \n   ╲ │ ╱   \n◄────◇────►\n   ╱ │ ╲   \n  ╱  │  ╲  \n     ▼     ",
            "     ^     \n  \\  |  /  \n   \\ | /   \n<----o---->\n   / | \\   \n  /  |  \\  \n     v     ",
        );
        let (x, y) = (area.right().saturating_sub(COMPASS), area.y + 2);
        for (y, line) in (y..).zip(drawn.lines()) {
            put(buffer, area, x + 6, y, line, room.style(Role::Frame));
        }
        let points = say!(&room.words, "compass");
        let places = [(x + 11, y - 1), (x + 19, y + 3), (x + 11, y + 7), (x + 3, y + 3)];
        for (point, (x, y)) in points.split_whitespace().zip(places) {
            put(buffer, area, x, y, point, room.style(Role::Title));
        }
    }
}

impl Layer for Menu {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let words = &room.words;
        let buffer = frame.buffer_mut();
        let inner = room.page(" incognita ", &self.offers(), area, buffer);
        Self::draw_compass(inner, buffer, room);
        let x = inner.x + 3;
        put(buffer, inner, x, inner.y + 1, &say!(words, "menu-motto"), room.style(Role::Quiet));
        let mut y = inner.y + 3;
        let mut places = Vec::new();
        for (index, row) in self.rows().iter().enumerate() {
            if index == self.games.len() && matches!(row, Row::Save(_)) {
                y += 1;
                put(buffer, inner, x, y, &say!(words, "menu-resume"), room.style(Role::Quiet));
                y += 1;
            } else if matches!(row, Row::Saves) {
                y += 1;
            }
            let (name, beside, about) = Self::told(row, room);
            let chosen = index == self.chosen();
            let mark = if chosen { room.look.signs.pick("▸ ", "> ") } else { "  " };
            let role = if chosen { Role::Cursor } else { Role::Text };
            let name = cut(&format!("{mark}{name} "), usize::from(inner.width) - 8);
            put(buffer, inner, x, y, &name, room.style(role));
            put(buffer, inner, x + SEATS, y, &beside, room.style(Role::Quiet));
            places.push(Rect::new(x, y, u16::try_from(width_of(&name)).unwrap_or(1), 1));
            y += 1;
            if chosen {
                let lines = wrap(&about, usize::from(inner.width) - 6);
                let from = inner.bottom().saturating_sub(3);
                for (y, line) in (from..).zip(lines) {
                    put(buffer, inner, x, y, &line, room.style(Role::Text));
                }
            }
        }
        self.places = places;
        if let Some(notice) = &room.notice {
            put_last(
                buffer,
                Rect { x, width: inner.width - 6, ..inner },
                notice,
                room.style(Role::Warning),
            );
        }
    }

    fn offers(&self) -> Vec<Offer> {
        use Command as C;
        let mut offers = vec![C::Up.offer(), C::Take.offer()];
        if matches!(self.rows().get(self.chosen()), Some(Row::Game(_) | Row::Save(_))) {
            offers.push(C::Rules.offer());
        }
        offers.extend([C::Settings, C::Help].map(C::offer));
        offers.push(C::Quit.called("menu-quit-key"));
        offers
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        let rows = self.rows().len();
        match command {
            Command::Up | Command::Previous => {
                self.chosen = Some((self.chosen() + rows - 1) % rows);
            }
            Command::Down | Command::Next => self.chosen = Some((self.chosen() + 1) % rows),
            Command::First => self.chosen = Some(0),
            Command::Last => self.chosen = Some(rows - 1),
            Command::Digit(n @ 1..) if usize::from(n) <= rows => {
                self.chosen = Some(usize::from(n) - 1);
            }
            Command::Take => return self.take(room),
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
            Command::Quit => return Outcome::Leave,
            _ => return Outcome::Through,
        }
        Outcome::Stay
    }

    fn refresh(&mut self, room: &Room) {
        let saves = room.saves.list().unwrap_or_default();
        let last = saves.first().and_then(|save| save.summary.as_ref().ok());
        let last = last.and_then(|last| self.games.iter().position(|id| *id == last.game));
        self.saves = saves.into_iter().filter(Listed::waits).take(MOST_SAVES).collect();
        // Who comes back probably wants the game that was played last.
        let chosen = self.chosen.or(last).unwrap_or(0);
        self.chosen = Some(chosen.min(self.rows().len() - 1));
    }
}
