//! The program with a screen: a stack of layers, and the loop that wakes them.

use super::command::{Command, Key};
use super::help;
use super::layer::{Layer, Outcome, Room};
use super::pages::Confirm;
use super::settings_page::SettingsPage;
use crate::draw::text::{put, wrap};
use crate::draw::theme::{Role, Signs};
use crate::say;
use crossterm::event::KeyEvent;
use ratatui::Frame;
use std::time::Instant;

/// The smallest screen that everything fits on.
pub const SMALLEST: (u16, u16) = (80, 24);

/// All layers, and what they share.
pub struct App {
    room: Room,
    layers: Vec<Box<dyn Layer>>,
    /// Nothing but a sentence was drawn last.
    too_small: bool,
    /// What was typed last came too early to be meant.
    too_early: bool,
}

/// What stands for a sign that texts have and not every terminal.
fn plain(sign: &str) -> Option<&'static str> {
    Some(match sign {
        "–" | "—" | "·" | "−" => "-",
        "×" | "⚑" => "x",
        "£" => "$",
        "★" => "!",
        "◈" => "a",
        "→" | "▸" => ">",
        "←" | "‹" | "◂" => "<",
        "▮" => "#",
        "↑" => "^",
        "↓" => "v",
        "…" | "▯" => ".",
        "’" | "‘" | "╵" => "'",
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
    pub fn new(room: Room, mut first: Box<dyn Layer>) -> Self {
        first.refresh(&room);
        Self { room, layers: vec![first], too_small: false, too_early: false }
    }

    /// Whether clicks are listened to.
    pub fn mouse(&self) -> bool {
        self.room.settings.mouse
    }

    /// Draws all that is visible.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.room.hot.borrow_mut().clear();
        self.too_small = area.width < SMALLEST.0 || area.height < SMALLEST.1;
        if self.too_small {
            self.draw_too_small(frame);
        } else {
            self.draw_layers(frame);
        }
        if self.room.look.signs == Signs::Ascii {
            for cell in &mut frame.buffer_mut().content {
                if let Some(plain) = plain(cell.symbol()) {
                    cell.set_symbol(plain);
                }
            }
        }
    }

    /// The screen on top; under a box the one that it lies over.
    fn draw_layers(&mut self, frame: &mut Frame<'_>) {
        let whole = self.layers.iter().rposition(|layer| !layer.is_box()).unwrap_or(0);
        for (at, layer) in self.layers.iter_mut().enumerate().skip(whole) {
            if at > whole {
                self.room.dim(frame.buffer_mut());
            }
            layer.draw(frame, &self.room);
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

    /// The frame is drawn at this moment; says when the next one is due though nobody does
    /// anything. Where this and [`Self::typed_at`] are never called no clock runs, and nothing
    /// waits.
    pub fn drawn_at(&mut self, now: Instant) -> Option<Instant> {
        self.layers.last_mut()?.drawn_at(now)
    }

    /// The key or click that comes next was made at this moment. Layers below wait for a moment
    /// without any, too.
    pub fn typed_at(&mut self, now: Instant) {
        self.too_early = false;
        for layer in &mut self.layers {
            self.too_early = layer.typed_at(now);
        }
    }

    /// Closes every open hand. Pages over it go too: they may tell of it.
    pub fn hide(&mut self) {
        // What was told last may have been told to that hand alone.
        self.room.notice = None;
        let Some(at) = self.layers.iter_mut().position(|layer| layer.hide()) else { return };
        self.layers.truncate(at + 1);
    }

    /// What would be lost if the program ended now, if anything would.
    pub fn would_lose(&self) -> Option<String> {
        let why = self.unsaved()?;
        Some(say!(&self.room.words, "ended-unsaved", why = why))
    }

    fn unsaved(&self) -> Option<String> {
        self.layers.iter().rev().find_map(|layer| layer.would_lose(&self.room))
    }

    /// Hears a key.
    pub fn key(&mut self, key: KeyEvent) -> Effect {
        let top = self.layers.last();
        let in_text = top.is_some_and(|layer| layer.takes_text());
        if let (Key::Sign(sign), false) = (Key::pressed(key), in_text)
            && top.is_some_and(|layer| layer.claims_letter(sign))
        {
            return self.step(Command::Letter(sign));
        }
        match Command::of(key, in_text) {
            Some(command) => self.step(command),
            None => Effect::Draw,
        }
    }

    /// Hears a command.
    pub fn step(&mut self, command: Command) -> Effect {
        self.room.notice = None;
        let too_early = std::mem::take(&mut self.too_early);
        match command {
            Command::Redraw => return Effect::Redraw,
            Command::Suspend => return Effect::Suspend,
            Command::Interrupt => {}
            _ if too_early => return Effect::Draw,
            Command::Quit => {}
            // Nobody decides what cannot be seen.
            _ if self.too_small => return Effect::Draw,
            _ => {}
        }
        // The keys that are shown can be clicked.
        let command = match command {
            Command::Click(column, row) => self.hot(column, row).unwrap_or(command),
            _ => command,
        };
        let Some(top) = self.layers.last_mut() else { return Effect::Leave };
        let outcome = top.step(command, &mut self.room);
        self.follow(outcome, command)
    }

    /// Something has changed from elsewhere: every screen of the stack takes it in, and the one
    /// on top says what is to be done about it.
    pub fn hear(&mut self) -> Effect {
        let Some((top, below)) = self.layers.split_last_mut() else { return Effect::Leave };
        let mut covers = false;
        for layer in below {
            // What lies under a box is in sight: a hand may have been closed there.
            covers |= matches!(layer.hear(&mut self.room), Outcome::Cover);
        }
        let outcome = match top.hear(&mut self.room) {
            Outcome::Stay if covers => Outcome::Cover,
            outcome => outcome,
        };
        if matches!(outcome, Outcome::Cover) {
            self.room.notice = None;
        }
        self.follow(outcome, Command::Redraw)
    }

    fn hot(&self, column: u16, row: u16) -> Option<Command> {
        let hot = self.room.hot.borrow();
        let hit = hot.iter().find(|(area, _)| area.contains((column, row).into()));
        hit.map(|(_, command)| *command)
    }

    fn follow(&mut self, outcome: Outcome, command: Command) -> Effect {
        match outcome {
            Outcome::Through => self.common(command),
            Outcome::Stay => Effect::Draw,
            Outcome::Close => self.close(),
            Outcome::Open(layer) => self.open(layer),
            Outcome::Become(layer) => {
                self.layers.pop();
                self.open(layer)
            }
            Outcome::Cover => Effect::Cover,
            Outcome::Leave => Effect::Leave,
        }
    }

    fn open(&mut self, layer: Box<dyn Layer>) -> Effect {
        self.layers.push(layer);
        self.uncovered()
    }

    fn close(&mut self) -> Effect {
        self.layers.pop();
        self.uncovered()
    }

    /// Another layer is on top. A hand may have been on the screen that it takes the place of:
    /// nothing of it stays in the terminal.
    fn uncovered(&mut self) -> Effect {
        match self.layers.last_mut() {
            Some(top) => {
                top.refresh(&self.room);
                Effect::Redraw
            }
            None => Effect::Leave,
        }
    }

    /// What every screen understands.
    fn common(&mut self, command: Command) -> Effect {
        let words = &self.room.words;
        match command {
            Command::Help => {
                let known = self.layers.last().map(|layer| layer.offers()).unwrap_or_default();
                let legend = self.layers.last().map(|layer| layer.legend(&self.room));
                let page = help::page(&known, legend.unwrap_or_default(), &self.room);
                self.open(Box::new(page))
            }
            Command::Settings => self.open(Box::new(SettingsPage::default())),
            Command::Interrupt => {
                // Twice leaves: the question itself is answered by asking again.
                let question = match self.unsaved() {
                    Some(why) => say!(words, "leave-question-unsaved", why = why),
                    None => say!(words, "leave-question"),
                };
                self.open(Box::new(Confirm::new(question, Outcome::Leave)))
            }
            _ => Effect::Draw,
        }
    }
}
