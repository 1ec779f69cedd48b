//! The terminal: taken over, drawn on, and given back on every way out.
//!
//! A frame leaves in one write, wrapped in a synchronized update, and only when it differs from
//! the one before: an idle screen writes no byte.

mod pen;

use std::{
    fs::File,
    io::{self, Write},
    mem,
    os::fd::AsFd,
    panic,
    sync::{
        Once,
        atomic::{AtomicBool, Ordering},
    },
};

use crossterm::{
    cursor::{Hide, MoveTo, Show},
    queue, style,
    terminal::{disable_raw_mode, enable_raw_mode},
};
use ratatui::{
    Frame,
    backend::{Backend, ClearType, CrosstermBackend, WindowSize},
    buffer::Cell,
    layout::{Position, Size},
};
use rustix::{
    event::{PollFd, PollFlags, poll},
    process::{
        Signal, getpgrp, getpid, getsid, kill_current_process_group, kill_process,
        test_kill_process,
    },
    termios::tcgetwinsize,
};

use pen::Pen;

/// The terminal is ours, and must be given back.
static TAKEN: AtomicBool = AtomicBool::new(false);
static HOOK: Once = Once::new();

/// Alternate screen, no cursor, pasted text as keys, nothing on the screen.
const ENTER: &[u8] = b"\x1b[?1049h\x1b[?25l\x1b[?2004l\x1b[0m\x1b[2J\x1b[H";
/// The other way round; what was drawn is wiped first, so that no hand stays in the alternate
/// screen.
const LEAVE: &[u8] = b"\x1b[?2026l\x1b[?1006l\x1b[?1000l\x1b[0m\x1b[2J\x1b[H\x1b[?25h\x1b[?1049l";
/// Screen and scrollback. The scrollback last: some terminals move a wiped screen there.
const WIPE: &[u8] = b"\x1b[0m\x1b[H\x1b[2J\x1b[3J\x1b[H";
/// Clicks, and columns beyond 223. Not motion: over a slow line it is a flood.
const MOUSE_ON: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &[u8] = b"\x1b[?1006l\x1b[?1000l";

const FRAME_BEGINS: &[u8] = b"\x1b[?2026h";
const FRAME_ENDS: &[u8] = b"\x1b[?2026l";

/// What a terminal that does not know its size is taken for.
const UNKNOWN_SIZE: Size = Size::new(80, 24);

/// The terminal, as long as we hold it.
pub struct Terminal {
    screen: ratatui::Terminal<Page>,
    mouse: bool,
}

impl Terminal {
    /// Takes the terminal over. It is given back when this is dropped, on a panic, or by
    /// [`restore`].
    pub fn open(mouse: bool) -> io::Result<Self> {
        let out = output()?;
        // Fails when standard output is no terminal, before anything has been changed.
        tcgetwinsize(&out)?;
        // Under NO_COLOR crossterm would drop reverse and bold too; colours are the theme's matter.
        style::force_color_output(true);
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |panic| {
                restore();
                before(panic);
            }));
        });
        let mut terminal = Self { screen: ratatui::Terminal::new(Page::new(out))?, mouse };
        terminal.enter()?;
        Ok(terminal)
    }

    /// Draws a frame, and writes what differs from the last one.
    pub fn draw(&mut self, frame: impl FnOnce(&mut Frame)) -> io::Result<()> {
        self.screen.draw(frame).map(drop)
    }

    /// Wipes the screen and the scrollback at once, so that no secret stays in the terminal; the
    /// next frame is drawn in full.
    pub fn clear(&mut self) -> io::Result<()> {
        self.forget();
        self.page().send(WIPE)
    }

    /// Asks for clicks, or no longer.
    pub fn set_mouse(&mut self, mouse: bool) -> io::Result<()> {
        if mouse == self.mouse {
            return Ok(());
        }
        self.mouse = mouse;
        self.page().send(if mouse { MOUSE_ON } else { MOUSE_OFF })
    }

    /// Finds out where everything lies, without drawing it.
    pub fn lay_out(&mut self, frame: impl FnOnce(&mut Frame)) {
        frame(&mut self.screen.get_frame());
        self.screen.current_buffer_mut().reset();
    }

    /// Gives the terminal to the shell and stops, as Ctrl+Z does elsewhere; returns when we are in
    /// the foreground again, with an empty screen. To be called from the main thread: only there
    /// is it certain that we stop before going on. Where no shell could wake us play goes on.
    pub fn suspend(&mut self, stopped: Stopped) -> io::Result<()> {
        if !could_be_woken() {
            return Ok(());
        }
        restore();
        match stopped {
            Stopped::WithTheJob => kill_current_process_group(Signal::STOP)?,
            Stopped::Alone => kill_process(getpid(), Signal::STOP)?,
        }
        self.enter()
    }

    /// Takes the terminal over again after somebody else had it; the next frame is drawn in full.
    pub fn resume(&mut self) -> io::Result<()> {
        // Whoever had it may have changed the mode, which crossterm still believes to be raw.
        disable_raw_mode()?;
        self.enter()
    }

    fn enter(&mut self) -> io::Result<()> {
        TAKEN.store(true, Ordering::SeqCst);
        self.forget();
        self.page().cursor_shows = false;
        let mouse = if self.mouse { MOUSE_ON } else { MOUSE_OFF };
        let entered = enable_raw_mode()
            .and_then(|()| self.page().send(ENTER))
            .and_then(|()| self.page().send(mouse));
        if entered.is_err() {
            restore();
        }
        entered
    }

    /// Nothing is on the screen: the next frame is compared with an empty one.
    fn forget(&mut self) {
        // ratatui's own `clear` asks the terminal for its cursor and would wait for the answer.
        self.screen.swap_buffers();
        self.page().position = None;
        self.page().pen.forget();
    }

    fn page(&mut self) -> &mut Page {
        self.screen.backend_mut()
    }
}

/// Who stops when we do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// The whole job, as by Ctrl+Z, or a script that started us would keep the shell waiting.
    WithTheJob,
    /// We alone, as somebody asked us by a signal. The others of the job, if any, were sent their
    /// own.
    Alone,
}

/// Whether a shell is there that made a job of us, and can bring us back. The system asks the same
/// before it heeds a SIGTSTP; but that we catch, to give the terminal back first, and what stops
/// us then cannot be refused.
fn could_be_woken() -> bool {
    let Ok(leader) = getsid(None) else { return false };
    leader != getpgrp() && !matches!(test_kill_process(leader), Err(rustix::io::Errno::SRCH))
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

/// Gives the terminal back, if we have it: mouse off, cursor on, alternate screen left, raw mode
/// off. Errors are of no interest, the terminal may be dead; nothing is printed.
pub fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    if let Ok(out) = output() {
        let _ = write_all(&out, LEAVE);
    }
    let _ = disable_raw_mode();
}

/// Standard output without std's buffer and lock: a panic may come while another thread holds it.
fn output() -> io::Result<File> {
    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}

fn write_all(mut out: &File, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match out.write(bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            // Somebody who shares the terminal made it non-blocking.
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                match poll(&mut [PollFd::new(out, PollFlags::OUT)], None) {
                    Ok(_) | Err(rustix::io::Errno::INTR) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// One frame's bytes, until it is complete. Below ratatui it takes the part of its own backend for
/// crossterm, which writes a few bytes for an unchanged frame too, and flushes in between.
struct Page {
    out: File,
    /// Begins with [`FRAME_BEGINS`].
    frame: Vec<u8>,
    cursor_shows: bool,
    /// Where the cursor is, if we know.
    position: Option<Position>,
    pen: Pen,
}

impl Page {
    fn new(out: File) -> Self {
        Self {
            out,
            frame: FRAME_BEGINS.to_vec(),
            cursor_shows: true,
            position: None,
            pen: Pen::default(),
        }
    }

    /// Writes now, outside of any frame.
    fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        write_all(&self.out, bytes)
    }

    fn measure(&self) -> Size {
        match tcgetwinsize(&self.out) {
            Ok(size) if size.ws_col > 0 && size.ws_row > 0 => Size::new(size.ws_col, size.ws_row),
            _ => UNKNOWN_SIZE,
        }
    }
}

impl Backend for Page {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut content = content.peekable();
        if content.peek().is_none() {
            return Ok(());
        }
        self.position = None;
        let size = self.measure();
        self.pen.draw(content, size, &mut self.frame);
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if !mem::replace(&mut self.cursor_shows, false) {
            return Ok(());
        }
        queue!(self.frame, Hide)
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if mem::replace(&mut self.cursor_shows, true) {
            return Ok(());
        }
        queue!(self.frame, Show)
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.position.unwrap_or_default())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let position = position.into();
        if self.position.replace(position) == Some(position) {
            return Ok(());
        }
        queue!(self.frame, MoveTo(position.x, position.y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.pen.forget();
        CrosstermBackend::new(&mut self.frame).clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.measure())
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.measure(), pixels: Size::default() })
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.frame.len() == FRAME_BEGINS.len() {
            return Ok(());
        }
        self.frame.extend_from_slice(FRAME_ENDS);
        let sent = write_all(&self.out, &self.frame);
        self.frame.truncate(FRAME_BEGINS.len());
        sent
    }
}
