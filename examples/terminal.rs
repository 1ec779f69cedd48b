//! The terminal layer by itself: keys are counted, clicks and sizes shown.
//!
//! `s` shows a secret, `h` hands over, `i` draws again without a change, `t` moves a text cursor,
//! `m` switches the mouse, `p` panics, Ctrl+Z suspends, `q` quits.

use std::io;

use crossterm::event::{KeyCode, KeyModifiers};
use incognita::ui::{
    terminal::{Stopped, Terminal, restore},
    wake::{Wake, Wakes},
};
use ratatui::{
    Frame,
    layout::Rect,
    style::Stylize,
    text::{Line, Text},
};

#[derive(Default)]
struct Demo {
    keys: u32,
    clicked: Option<(u16, u16)>,
    secret: bool,
    handovers: u32,
    typing: bool,
    mouse: bool,
}

fn main() -> io::Result<()> {
    let wakes = Wakes::start()?;
    let mut demo = Demo { mouse: true, ..Demo::default() };
    let mut terminal = Terminal::open(demo.mouse)?;
    loop {
        terminal.draw(|frame| demo.draw(frame))?;
        match wakes.next(None) {
            Wake::Key(key) => match (key.code, key.modifiers) {
                (KeyCode::Char('q'), _) => return Ok(()),
                (KeyCode::Char('p'), _) => panic!("as asked"),
                (KeyCode::Char('z'), KeyModifiers::CONTROL) => {
                    terminal.suspend(Stopped::WithTheJob)?;
                }
                (KeyCode::Char('i'), _) => {}
                (KeyCode::Char('s'), _) => demo.secret = true,
                (KeyCode::Char('t'), _) => demo.typing = !demo.typing,
                (KeyCode::Char('h'), _) => {
                    demo.secret = false;
                    demo.handovers += 1;
                    terminal.clear()?;
                    wakes.drain();
                }
                (KeyCode::Char('m'), _) => {
                    demo.mouse = !demo.mouse;
                    terminal.set_mouse(demo.mouse)?;
                }
                _ => demo.keys += 1,
            },
            Wake::Click { column, row } => demo.clicked = Some((column, row)),
            Wake::News | Wake::Resize | Wake::Due => {}
            Wake::Stop => terminal.suspend(Stopped::Alone)?,
            Wake::Continue => terminal.resume()?,
            Wake::Leave(signal) => {
                restore();
                std::process::exit(128 + signal);
            }
        }
    }
}

impl Demo {
    fn draw(&self, frame: &mut Frame) {
        let area = frame.area();
        let mut lines = vec![
            Line::from(format!("keys {}", self.keys)),
            Line::from(format!("size {}x{}", area.width, area.height)),
            Line::from(format!("handovers {}", self.handovers)),
            Line::from("highlight".yellow().on_blue().reversed()),
        ];
        if let Some((column, row)) = self.clicked {
            lines.push(Line::from(format!("clicked {column},{row}")));
        }
        if self.secret {
            lines.extend((0..40).map(|_| Line::from("the amulet is mine")));
        }
        frame.render_widget(Text::from(lines), area);
        if self.typing {
            frame.set_cursor_position(Rect { y: 1, ..area }.as_position());
        }
    }
}
