//! The menu: the games on the shelf, the matches that wait, settings.

use super::command::Command;
use super::host::Here;
use super::layer::{Layer, Outcome, Room, cut, put, width_of, wrap};
use super::pages::Page;
use super::settings_page::SettingsPage;
use super::setup::SetupPage;
use super::table::TableScreen;
use super::theme::Role;
use crate::engine::Name;
use crate::games::GameBox;
use crate::say;
use crate::store::{self, Listed};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// The first screen.
pub struct Menu {
    chosen: usize,
    games: Vec<&'static str>,
    saves: Vec<Listed>,
    /// Where each row was drawn last, for clicks.
    places: Vec<Rect>,
}

/// How many waiting matches the menu shows.
const MOST_SAVES: usize = 8;

impl Menu {
    /// The menu as things stand.
    pub fn new(room: &Room) -> Self {
        let games = room.shelf.games().map(GameBox::id).collect();
        let mut menu = Self { chosen: 0, games, saves: Vec::new(), places: Vec::new() };
        menu.refresh(room);
        menu
    }

    fn rows(&self) -> usize {
        self.games.len() + self.saves.len() + 2
    }

    fn row(&self, index: usize, room: &Room) -> (String, String) {
        let words = &room.words;
        let saves = self.games.len();
        if let Some(game) = self.games.get(index).and_then(|id| room.shelf.find(id)) {
            let seats = game.seats().map(|range| {
                let (low, high) = range.into_inner();
                say!(words, "seats-range", low = low, high = high)
            });
            (format!("{}  {}", game.title(words), seats.unwrap_or_default()), game.about(words))
        } else if let Some(save) = self.saves.get(index.wrapping_sub(saves)) {
            match &save.summary {
                Ok(summary) => {
                    let names = summary.players.iter().map(|player| player.name.as_str());
                    let names = names.collect::<Vec<_>>().join(", ");
                    let game = room.shelf.find(&summary.game);
                    let title = game.map_or(summary.game.clone(), |game| game.title(words));
                    let progress = game.map(|game| game.progress(summary.head.round, words));
                    let turn = summary.head.to_act.iter().map(Name::as_str);
                    let turn = turn.collect::<Vec<_>>().join(", ");
                    let turn = say!(words, "to-act", names = turn);
                    let date = summary.head.saved.to_string().replace('T', " ").replace('Z', "");
                    let about = format!("{}, {turn}, {date}", progress.unwrap_or_default());
                    (format!("{title}: {names}"), about)
                }
                Err(fault) => (save.name(), fault.tell(&room.shelf, words)),
            }
        } else if index == saves + self.saves.len() {
            (say!(words, "settings-title"), String::new())
        } else {
            (say!(words, "menu-quit"), String::new())
        }
    }

    fn take(&mut self, room: &mut Room) -> Outcome {
        let saves = self.games.len();
        if let Some(id) = self.games.get(self.chosen) {
            return Outcome::Open(Box::new(SetupPage::new(id, room)));
        }
        if let Some(save) = self.saves.get(self.chosen - saves) {
            return match store::open(&save.path, &room.shelf) {
                Ok((table, keeper)) => {
                    let host = Here::resumed(table, keeper);
                    Outcome::Open(Box::new(TableScreen::new(Box::new(host))))
                }
                Err(fault) => {
                    room.notice = Some(fault.tell(&room.shelf, &room.words));
                    Outcome::Stay
                }
            };
        }
        if self.chosen == saves + self.saves.len() {
            Outcome::Open(Box::new(SettingsPage::default()))
        } else {
            Outcome::Leave
        }
    }
}

impl Layer for Menu {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let words = &room.words;
        let keys = room.key_line(&self.commands(), area.width);
        let panel = room.panel(" incognita ").title_bottom(format!(" {keys} "));
        let inner = panel.inner(area);
        let buffer = frame.buffer_mut();
        panel.render(area, buffer);
        let x = inner.x + 3;
        put(buffer, inner, x, inner.y + 1, &say!(words, "menu-motto"), room.style(Role::Quiet));
        let mut y = inner.y + 3;
        self.places.clear();
        for index in 0..self.rows() {
            if index == self.games.len() && !self.saves.is_empty() {
                y += 1;
                put(buffer, inner, x, y, &say!(words, "menu-resume"), room.style(Role::Quiet));
                y += 1;
            } else if index == self.games.len() + self.saves.len() {
                y += 1;
            }
            let (name, about) = self.row(index, room);
            let chosen = index == self.chosen;
            let mark = if chosen { room.look.signs.pick("▸ ", "> ") } else { "  " };
            let role = if chosen { Role::Cursor } else { Role::Text };
            let name = cut(&format!("{mark}{name} "), usize::from(inner.width) - 8);
            put(buffer, inner, x, y, &name, room.style(role));
            self.places.push(Rect::new(x, y, u16::try_from(width_of(&name)).unwrap_or(1), 1));
            y += 1;
            for line in wrap(&about, usize::from(inner.width) - 10).iter().filter(|l| !l.is_empty())
            {
                put(buffer, inner, x + 4, y, line, room.style(Role::Quiet));
                y += 1;
            }
        }
        if let Some(notice) = &room.notice {
            put(buffer, inner, x, inner.bottom() - 1, notice, room.style(Role::Warning));
        }
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Up,
            Command::Take,
            Command::Rules,
            Command::Settings,
            Command::Help,
            Command::Quit,
        ]
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        let rows = self.rows();
        match command {
            Command::Up | Command::Previous => self.chosen = (self.chosen + rows - 1) % rows,
            Command::Down | Command::Next => self.chosen = (self.chosen + 1) % rows,
            Command::Pick(n) if usize::from(n) <= rows => self.chosen = usize::from(n) - 1,
            Command::Take => return self.take(room),
            Command::Click(column, row) => {
                let hit = |place: &Rect| place.contains((column, row).into());
                if let Some(index) = self.places.iter().position(hit) {
                    self.chosen = index;
                    return self.take(room);
                }
            }
            Command::Rules => {
                let id = self.games.get(self.chosen).or(self.games.first());
                if let Some(game) = id.and_then(|id| room.shelf.find(id)) {
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
        let waiting = |save: &Listed| save.summary.as_ref().is_ok_and(|summary| !summary.head.over);
        let saves = room.saves.list().unwrap_or_default();
        self.saves = saves.into_iter().filter(waiting).take(MOST_SAVES).collect();
        self.chosen = self.chosen.min(self.rows() - 1);
    }
}
