//! The program with a screen: a stack of layers, and the loop that wakes them.

use super::command::Command;
use super::layer::{Layer, Outcome, Room, put, wrap};
use super::pages::{Confirm, Page};
use super::settings_page::SettingsPage;
use super::theme::{Role, Signs};
use crate::say;
use crossterm::event::KeyEvent;
use ratatui::Frame;

/// The smallest screen that everything fits on.
pub const SMALLEST: (u16, u16) = (80, 24);

/// All layers, and what they share.
pub struct App {
    room: Room,
    layers: Vec<Box<dyn Layer>>,
}

/// What stands for a sign that texts have and not every terminal.
fn plain(sign: &str) -> Option<&'static str> {
    Some(match sign {
        "–" | "—" | "·" | "−" => "-",
        "×" => "x",
        "→" => ">",
        "←" => "<",
        "↑" => "^",
        "↓" => "v",
        "…" => ".",
        "’" | "‘" => "'",
        "“" | "”" | "«" | "»" => "\"",
        _ => return None,
    })
}

/// What the terminal must do after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Draw.
    Draw,
    /// Clear everything, scrollback too, forget keys typed ahead, then draw.
    Cover,
    /// Draw every cell anew.
    Redraw,
    /// Go to the background.
    Suspend,
    /// Leave.
    Leave,
}

impl App {
    /// An app that starts with this layer.
    pub fn new(room: Room, first: Box<dyn Layer>) -> Self {
        Self { room, layers: vec![first] }
    }

    /// Whether clicks are listened to.
    pub fn mouse(&self) -> bool {
        self.room.settings.mouse
    }

    /// Draws all that is visible.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            self.draw_too_small(frame);
        } else {
            let below = self.layers.iter().rposition(|layer| !layer.is_overlay()).unwrap_or(0);
            for layer in &mut self.layers[below..] {
                layer.draw(frame, &self.room);
            }
        }
        if self.room.look.signs == Signs::Ascii {
            for cell in &mut frame.buffer_mut().content {
                if let Some(plain) = plain(cell.symbol()) {
                    cell.set_symbol(plain);
                }
            }
        }
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let (width, height) = SMALLEST;
        let text = say!(
            &self.room.words,
            "too-small",
            width = width,
            height = height,
            now_width = area.width,
            now_height = area.height
        );
        for (y, line) in (area.y..).zip(wrap(&text, area.width.into())) {
            put(frame.buffer_mut(), area, area.x, y, &line, self.room.style(Role::Text));
        }
    }

    /// Hears a key.
    pub fn key(&mut self, key: KeyEvent) -> Effect {
        let in_text = self.layers.last().is_some_and(|layer| layer.takes_text());
        match Command::of(key, in_text) {
            Some(command) => self.step(command),
            None => Effect::Draw,
        }
    }

    /// Hears a command.
    pub fn step(&mut self, command: Command) -> Effect {
        self.room.notice = None;
        match command {
            Command::Redraw => return Effect::Redraw,
            Command::Suspend => return Effect::Suspend,
            _ => {}
        }
        for index in (0..self.layers.len()).rev() {
            match self.layers[index].step(command, &mut self.room) {
                Outcome::Through if index > 0 && self.layers[index].is_overlay() => {}
                Outcome::Through => return self.common(command),
                Outcome::Stay => break,
                Outcome::Close => return self.close(index),
                Outcome::Open(layer) => return self.open(layer),
                Outcome::Become(layer) => {
                    self.layers.truncate(index);
                    self.layers.push(layer);
                    break;
                }
                Outcome::Cover => return Effect::Cover,
                Outcome::Leave => return Effect::Leave,
            }
        }
        for layer in &mut self.layers {
            layer.refresh(&self.room);
        }
        Effect::Draw
    }

    fn open(&mut self, layer: Box<dyn Layer>) -> Effect {
        let overlay = layer.is_overlay();
        self.layers.push(layer);
        for layer in &mut self.layers {
            layer.refresh(&self.room);
        }
        Self::uncovered(overlay)
    }

    fn close(&mut self, index: usize) -> Effect {
        let overlay = self.layers.remove(index).is_overlay();
        for layer in &mut self.layers {
            layer.refresh(&self.room);
        }
        if self.layers.is_empty() { Effect::Leave } else { Self::uncovered(overlay) }
    }

    /// A hand may have been on the screen that a whole page now takes the place of: nothing of it
    /// stays in the terminal.
    fn uncovered(overlay: bool) -> Effect {
        if overlay { Effect::Draw } else { Effect::Redraw }
    }

    /// What every screen understands.
    fn common(&mut self, command: Command) -> Effect {
        let words = &self.room.words;
        match command {
            Command::Help => {
                let known = self.layers.iter().flat_map(|layer| layer.commands());
                let page = Page::help(&known.collect::<Vec<_>>(), &self.room);
                return self.open(Box::new(page));
            }
            Command::Settings => self.layers.push(Box::new(SettingsPage::default())),
            Command::Interrupt => {
                // Twice leaves: the question itself is answered by asking again.
                let question = say!(words, "leave-question");
                self.layers.push(Box::new(Confirm::new(question, Outcome::Leave)));
            }
            _ => {}
        }
        Effect::Draw
    }
}
