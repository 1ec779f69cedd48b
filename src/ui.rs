//! The screens, and the terminal below them.

pub mod app;
pub mod command;
pub mod host;
pub mod layer;
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

use app::{App, Effect};
use command::Command;
use layer::{Layer, Room};
use std::io;
use terminal::Terminal;
use wake::{Wake, Wakes};

/// Runs the screens until the player leaves. Every decision is on disk already by then.
pub fn run(room: Room, first: Box<dyn Layer>) -> io::Result<()> {
    let mut app = App::new(room, first);
    let mut terminal = Terminal::open(app.mouse())?;
    let wakes = Wakes::start()?;
    app.listen(wakes.bell());
    loop {
        terminal.set_mouse(app.mouse())?;
        terminal.draw(|frame| app.draw(frame))?;
        let effect = match wakes.next() {
            Wake::Key(key) => app.key(key),
            Wake::Click { column, row } => app.step(Command::Click(column, row)),
            // A size that came and went again has left the screen in pieces all the same.
            Wake::Resize => Effect::Redraw,
            Wake::Continue => {
                terminal.resume()?;
                Effect::Draw
            }
            Wake::News => app.hear(),
            Wake::Leave => Effect::Leave,
        };
        match effect {
            Effect::Draw => {}
            Effect::Cover => {
                terminal.clear()?;
                wakes.drain();
            }
            Effect::Redraw => terminal.clear()?,
            Effect::Suspend => terminal.suspend()?,
            Effect::Leave => return Ok(()),
        }
    }
}
