//! The window in which a player says how things should look.

use super::command::{Command, Offer};
use super::layer::{Layer, Outcome, Room};
use crate::draw::text::{put, put_last};
use crate::draw::theme::{Role, Signs, Theme};
use crate::lang::Lang;
use crate::say;
use ratatui::Frame;
use ratatui::layout::Rect;

/// Language, theme, signs, mouse, hints, what the keyboard is passed by.
#[derive(Default)]
pub struct SettingsPage {
    chosen: usize,
}

const ROWS: usize = 6;

impl SettingsPage {
    fn rows(room: &Room) -> [(String, String); ROWS] {
        let words = &room.words;
        let on = |on: bool| if on { say!(words, "setting-on") } else { say!(words, "setting-off") };
        let signs = match room.look.signs {
            Signs::Unicode => "unicode",
            Signs::Ascii => "ascii",
        };
        [
            (say!(words, "setting-lang"), say!(words, "language-name")),
            (
                say!(words, "setting-theme"),
                say!(words, "theme-name", theme = room.look.theme.name()),
            ),
            (say!(words, "setting-signs"), say!(words, "signs-name", signs = signs)),
            (say!(words, "setting-mouse"), on(room.settings.mouse)),
            (say!(words, "setting-hints"), on(room.settings.hints)),
            (
                say!(words, "setting-pass"),
                say!(words, "pass-name", pass = room.settings.pass_by.name()),
            ),
        ]
    }

    fn change(&self, room: &mut Room) {
        match self.chosen {
            0 => {
                let lang = match room.words.lang() {
                    Lang::English => Lang::Russian,
                    Lang::Russian => Lang::English,
                };
                room.settings.lang = Some(lang.code().to_owned());
                room.words = room.shelf.words(lang);
            }
            1 => {
                let at = Theme::ALL.iter().position(|theme| *theme == room.look.theme);
                let theme = Theme::ALL[(at.unwrap_or(0) + 1) % Theme::ALL.len()];
                room.settings.theme = Some(theme);
                room.look.theme = theme;
            }
            2 => {
                let signs = match room.look.signs {
                    Signs::Unicode => Signs::Ascii,
                    Signs::Ascii => Signs::Unicode,
                };
                room.settings.signs = Some(signs);
                room.look.signs = signs;
            }
            3 => room.settings.mouse = !room.settings.mouse,
            4 => room.settings.hints = !room.settings.hints,
            _ => room.settings.pass_by = room.settings.pass_by.next(),
        }
        room.keep_settings();
    }
}

impl Layer for SettingsPage {
    fn is_box(&self) -> bool {
        true
    }

    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let title = format!(" {} ", say!(&room.words, "settings-title"));
        let inner = room.boxed(title, &self.offers(), (56, 10), frame.buffer_mut());
        for (index, (y, (name, value))) in (inner.y + 1..).zip(Self::rows(room)).enumerate() {
            let role = if index == self.chosen { Role::Cursor } else { Role::Text };
            let buffer = frame.buffer_mut();
            put(buffer, inner, inner.x + 2, y, &name, room.style(Role::Text));
            put(buffer, inner, inner.x + 24, y, &format!(" {value} "), room.style(role));
        }
        if let Some(notice) = &room.notice {
            let place = Rect { x: inner.x + 1, width: inner.width - 2, ..inner };
            put_last(frame.buffer_mut(), place, notice, room.style(Role::Warning));
        }
        room.lay_ground(inner, frame.buffer_mut());
    }

    fn offers(&self) -> Vec<Offer> {
        vec![Command::Up.offer(), Command::Take.called("key-change"), Command::Back.offer()]
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        match command {
            Command::Up | Command::Previous => self.chosen = (self.chosen + ROWS - 1) % ROWS,
            Command::Down | Command::Next => self.chosen = (self.chosen + 1) % ROWS,
            Command::Take | Command::Left | Command::Right => self.change(room),
            Command::Back | Command::Settings | Command::Quit => return Outcome::Close,
            Command::Interrupt => return Outcome::Through,
            _ => {}
        }
        Outcome::Stay
    }
}
