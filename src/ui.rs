//! The screens, and the terminal below them.

pub mod app;
pub mod command;
pub mod help;
pub mod host;
pub mod layer;
pub mod listing;
pub mod log;
pub mod markdown;
pub mod menu;
pub mod pages;
pub mod picture;
pub mod replay;
pub mod saves_page;
pub mod settings;
pub mod settings_page;
pub mod setup;
pub mod table;
pub mod terminal;
pub mod wake;
pub mod when;

use app::{App, Effect};
use command::Command;
use layer::{Layer, Room};
use std::io;
use std::time::Instant;
use terminal::{Stopped, Terminal};
use wake::{Wake, Wakes};

/// How the screens came to an end.
pub enum Ended {
    /// The player left. Every decision is on disk already by then, or the player was asked.
    Left,
    /// This signal ended the program, or the line was dropped, which counts as a hang-up.
    Killed {
        /// The number of the signal.
        signal: i32,
        /// A sentence on what is lost by it, if something is.
        lost: Option<String>,
    },
}

/// Runs the screens until the player leaves or the program is ended; the terminal is given back.
pub fn run(room: Room, first: Box<dyn Layer>) -> io::Result<Ended> {
    // First the signals, so that none meets a terminal that nobody would give back.
    let wakes = Wakes::start()?;
    let mut app = App::new(Room { bell: Some(wakes.bell()), ..room }, first);
    let mut terminal = Terminal::open(app.mouse())?;
    loop {
        terminal.set_mouse(app.mouse())?;
        let due = if wakes.are_waiting() {
            // More was typed already: a key needs to know where things lie, nobody needs to see.
            terminal.lay_out(|frame| app.draw(frame));
            None
        } else {
            let due = app.drawn_at(Instant::now());
            terminal.draw(|frame| app.draw(frame))?;
            due
        };
        let wake = wakes.next(due);
        if wake.is_typed() {
            app.typed_at(Instant::now());
        }
        let effect = match wake {
            Wake::Key(key) => app.key(key),
            Wake::Click { column, row } => app.step(Command::Click(column, row)),
            // A size that came and went again has left the screen in pieces all the same.
            Wake::Resize => Effect::Redraw,
            Wake::Stop => {
                app.hide();
                terminal.suspend(Stopped::Alone)?;
                Effect::Draw
            }
            Wake::News => app.hear(),
            Wake::Continue => {
                app.hide();
                terminal.resume()?;
                Effect::Redraw
            }
            Wake::Due => Effect::Draw,
            Wake::Leave(signal) => return Ok(Ended::Killed { signal, lost: app.would_lose() }),
        };
        match effect {
            Effect::Draw => {}
            Effect::Cover => {
                terminal.clear()?;
                wakes.drain();
            }
            Effect::Redraw => terminal.clear()?,
            Effect::Suspend => {
                // Somebody else may sit there when we come back.
                app.hide();
                terminal.suspend(Stopped::WithTheJob)?;
            }
            Effect::Leave => return Ok(Ended::Left),
        }
    }
}
