//! A program in a terminal of its own, as a person has it: keys in, a screen out.
//!
//! Nothing here sleeps. A test waits until the screen shows what it should, or fails with what it
//! shows instead.

use std::{
    ffi::OsStr,
    fmt::Write as _,
    fs::{self, File},
    io::{Read, Write},
    num::NonZeroU16,
    os::unix::fs::OpenOptionsExt,
    path::Path,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use portable_pty::{CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::{
    fs::OFlags,
    process::{Pid, Signal, kill_process, kill_process_group},
    termios::{OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr},
};
use vt100::{Parser, Screen};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
const SCROLLBACK: usize = 1000;

const FRAME_BEGINS: &[u8] = b"\x1b[?2026h";
const FRAME_ENDS: &[u8] = b"\x1b[?2026l";
const ALTERNATE: [&[u8]; 2] = [b"\x1b[?1049h", b"\x1b[?1049l"];

pub const ENTER: &str = "\r";
/// To be waited for: with a key right behind it, it is Alt and that key.
pub const ESC: &str = "\x1b";
pub const TAB: &str = "\t";
pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const LEFT: &str = "\x1b[D";
pub const F1: &str = "\x1bOP";

/// What Ctrl and a letter send.
pub fn ctrl(letter: char) -> String {
    let code = u8::try_from(letter.to_ascii_lowercase()).expect("a Latin letter") - b'a' + 1;
    char::from(code).into()
}

/// What a left click sends; column and row from 0.
pub fn click(column: u16, row: u16) -> String {
    let (column, row) = (column + 1, row + 1);
    format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m")
}

/// A running program and its terminal.
pub struct Session {
    watch: Arc<Watch>,
    pid: Pid,
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    reader: Option<JoinHandle<()>>,
}

#[derive(Clone, Copy)]
pub struct Size {
    pub rows: u16,
    pub cols: u16,
}

/// What is known of the program, and a bell that rings when there is more.
struct Watch {
    seen: Mutex<Seen>,
    news: Condvar,
}

struct Seen {
    terminal: Parser,
    /// A terminal that has no alternate screen: all that is drawn goes where it scrolls away.
    simple: Parser,
    /// Bytes of a sequence or frame that has not come in full.
    partial: Vec<u8>,
    /// Bytes since the mark.
    bytes: usize,
    /// The test closes the terminal.
    closing: bool,
    exit: Option<ExitStatus>,
}

impl Session {
    /// Starts a program in a terminal of this size. `TERM` is set, and the variables that change
    /// the screens are unset unless `env` has them.
    pub fn spawn<A: AsRef<OsStr>>(
        program: impl AsRef<OsStr>,
        args: impl IntoIterator<Item = A>,
        env: &[(&str, &str)],
        size: Size,
        cwd: &Path,
    ) -> Self {
        let pair = native_pty_system().openpty(size.into()).expect("a pty");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.cwd(cwd);
        for name in ["NO_COLOR", "COLORTERM", "LC_ALL", "LC_MESSAGES", "LANGUAGE"] {
            command.env_remove(name);
        }
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("RUST_BACKTRACE", "0");
        for (name, value) in env {
            command.env(name, value);
        }

        let watch = Arc::new(Watch {
            seen: Mutex::new(Seen {
                terminal: parser(size),
                simple: parser(size),
                partial: Vec::new(),
                bytes: 0,
                closing: false,
                exit: None,
            }),
            news: Condvar::new(),
        });
        let mut child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let pid = child.process_id().and_then(|pid| i32::try_from(pid).ok());
        let pid = pid.and_then(Pid::from_raw).expect("a process id");

        let output = pair.master.try_clone_reader().expect("the terminal's output");
        let reader = thread::spawn({
            let watch = Arc::clone(&watch);
            move || watch.read(output)
        });
        thread::spawn({
            let watch = Arc::clone(&watch);
            move || {
                let exit = child.wait().expect("our child");
                watch.seen().exit = Some(exit);
                watch.news.notify_all();
            }
        });
        let writer = Some(pair.master.take_writer().expect("the terminal's input"));
        Self { watch, pid, master: Some(pair.master), writer, reader: Some(reader) }
    }

    /// Types.
    pub fn keys(&mut self, keys: &str) {
        let writer = self.writer.as_mut().expect("an open terminal");
        writer.write_all(keys.as_bytes()).expect("a terminal that listens");
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    pub fn wait_for(&self, shown: impl Fn(&Screen) -> bool) {
        let seen = self.watch.wait(|seen| shown(seen.terminal.screen()));
        if let Err(seen) = seen {
            panic!("waited in vain; the screen shows\n{}", seen.picture());
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub fn wait_for_text(&self, text: &str) {
        let seen = self.watch.wait(|seen| seen.terminal.screen().contents().contains(text));
        if let Err(seen) = seen {
            panic!("waited in vain for {text:?}; the screen shows\n{}", seen.picture());
        }
    }

    /// Looks at the screen as it is now.
    pub fn look<T>(&self, at: impl FnOnce(&Screen) -> T) -> T {
        at(self.watch.seen().terminal.screen())
    }

    /// The screen as it is now.
    pub fn screen_text(&self) -> String {
        self.look(Screen::contents)
    }

    /// All that can be found in the terminal, scrollback included, and in one without an
    /// alternate screen besides.
    pub fn all_text(&self) -> String {
        let mut seen = self.watch.seen();
        let mut text = everything(&mut seen.terminal);
        text += &everything(&mut seen.simple);
        text
    }

    /// Begins to count bytes.
    pub fn mark(&self) {
        self.watch.seen().bytes = 0;
    }

    /// Bytes that the program has written since the mark.
    pub fn raw_bytes(&self) -> usize {
        self.watch.seen().bytes
    }

    /// Gives the terminal another size.
    pub fn resize(&self, size: Size) {
        let mut seen = self.watch.seen();
        // The emulator first: the program may answer at once.
        let (rows, cols) = size.nonzero();
        seen.terminal.set_size(rows, cols);
        seen.simple.set_size(rows, cols);
        drop(seen);
        let master = self.master.as_ref().expect("an open terminal");
        master.resize(size.into()).expect("a terminal of another size");
    }

    /// Sends a signal to the program.
    pub fn signal(&self, signal: Signal) {
        kill_process(self.pid, signal).expect("a process to send it to");
    }

    /// The program's process.
    pub fn pid(&self) -> Pid {
        self.pid
    }

    /// The process group that has the terminal: under a shell, the job in front.
    pub fn foreground(&self) -> Pid {
        let leader = self.master.as_ref().and_then(|master| master.process_group_leader());
        leader.and_then(Pid::from_raw).expect("a job in the foreground")
    }

    /// Hangs up, as a dropped line does.
    pub fn close_master(&mut self) {
        let Some(master) = self.master.take() else { return };
        // Every handle on the master must go. The reader is in the middle of a read, so the
        // terminal gets a byte from behind; and the writer would send an end of file, which a
        // dropped line does not.
        let name = master.tty_name().expect("a terminal with a name");
        let flags = i32::try_from(OFlags::NOCTTY.bits()).expect("a flag");
        let behind = File::options().read(true).write(true).custom_flags(flags).open(name);
        if let Ok(mut behind) = behind {
            self.watch.seen().closing = true;
            let mut modes = tcgetattr(&behind).expect("modes");
            modes.special_codes[SpecialCodeIndex::VEOF] = 0;
            tcsetattr(&behind, OptionalActions::Now, &modes).expect("other modes");
            behind.write_all(b" ").expect("a byte");
            self.reader.take().map(JoinHandle::join);
        }
        drop(self.writer.take());
    }

    /// Waits until the program has ended.
    #[track_caller]
    pub fn wait_exit(&self) -> ExitStatus {
        match self.watch.wait(|seen| seen.exit.is_some()) {
            Ok(seen) => seen.exit.clone().expect("it has ended"),
            Err(seen) => panic!("the program goes on; the screen shows\n{}", seen.picture()),
        }
    }

    /// Waits until the program has ended and all that it wrote has arrived.
    #[track_caller]
    pub fn wait_end(&mut self) -> ExitStatus {
        let exit = self.wait_exit();
        // A terminal without a program reads as an error, which ends the reader.
        self.reader.take().map(JoinHandle::join);
        exit
    }

    /// Whether the program runs.
    pub fn is_alive(&self) -> bool {
        self.watch.seen().exit.is_none()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if !self.is_alive() {
            return;
        }
        if let Some(leader) = self.master.as_ref().and_then(|master| master.process_group_leader())
        {
            let _ = Pid::from_raw(leader).map(|leader| kill_process_group(leader, Signal::KILL));
        }
        let _ = kill_process(self.pid, Signal::KILL);
    }
}

/// The letter by which the system names a process's state: `R`, `S`, `T`…
pub fn state(pid: Pid) -> Option<char> {
    let stat = fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).ok()?;
    stat.rsplit_once(") ")?.1.chars().next()
}

impl Watch {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(
        &self,
        enough: impl Fn(&Seen) -> bool,
    ) -> Result<MutexGuard<'_, Seen>, MutexGuard<'_, Seen>> {
        let deadline = Instant::now() + PATIENCE;
        let mut seen = self.seen();
        while !enough(&seen) {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(seen);
            }
            seen = self.news.wait_timeout(seen, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        Ok(seen)
    }

    fn read(&self, mut output: Box<dyn Read + Send>) {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = output.read(&mut bytes) {
            let mut seen = self.seen();
            if seen.closing {
                return;
            }
            seen.take(&bytes[..count]);
            self.news.notify_all();
        }
        let mut seen = self.seen();
        let rest = std::mem::take(&mut seen.partial);
        seen.show(&rest);
        self.news.notify_all();
    }
}

impl Seen {
    fn take(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len();
        self.partial.extend_from_slice(bytes);
        let rest = self.partial.split_off(complete(&self.partial));
        let whole = std::mem::replace(&mut self.partial, rest);
        self.show(&whole);
    }

    fn show(&mut self, bytes: &[u8]) {
        self.terminal.process(bytes);
        let mut rest = bytes;
        while let Some((at, switch)) =
            ALTERNATE.iter().filter_map(|switch| Some((find(rest, switch)?, switch))).min()
        {
            self.simple.process(&rest[..at]);
            rest = &rest[at + switch.len()..];
        }
        self.simple.process(rest);
    }

    /// The screen in a frame, for a test that has failed.
    fn picture(&self) -> String {
        let screen = self.terminal.screen();
        let (rows, cols) = screen.size();
        let mut picture = String::new();
        for row in screen.rows(0, cols.get()) {
            let _ = writeln!(picture, "│{row}");
        }
        let exit = self.exit.as_ref().map_or_else(|| "running".into(), ToString::to_string);
        let _ = write!(picture, "└ {cols}×{rows}, {exit}");
        if !self.partial.is_empty() {
            let _ = write!(picture, ", and a part: {:?}", String::from_utf8_lossy(&self.partial));
        }
        picture
    }
}

/// How many bytes can be shown: no half of a sequence, and no half of a frame.
fn complete(bytes: &[u8]) -> usize {
    let whole = match bytes.iter().rposition(|&byte| byte == 0x1b) {
        Some(at) => match &bytes[at + 1..] {
            [] => at,
            [b'[', rest @ ..] if !rest.iter().any(|byte| (0x40..0x7f).contains(byte)) => at,
            _ => bytes.len(),
        },
        None => bytes.len(),
    };
    let begun = bytes[..whole].windows(FRAME_BEGINS.len()).rposition(|part| part == FRAME_BEGINS);
    begun.filter(|&at| find(&bytes[at..whole], FRAME_ENDS).is_none()).unwrap_or(whole)
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

fn parser(size: Size) -> Parser {
    let (rows, cols) = size.nonzero();
    Parser::new(rows, cols, SCROLLBACK)
}

/// Scrollback and screen, line by line.
fn everything(parser: &mut Parser) -> String {
    let screen = parser.screen_mut();
    let cols = screen.size().1.get();
    let mut text = String::new();
    for back in (1..=screen.scrollback_len()).rev() {
        screen.set_scrollback(back);
        text.extend(screen.rows(0, cols).next());
        text.push('\n');
    }
    screen.set_scrollback(0);
    for row in screen.rows(0, cols) {
        text.push_str(&row);
        text.push('\n');
    }
    text
}

impl Size {
    fn nonzero(self) -> (NonZeroU16, NonZeroU16) {
        let size = |number| NonZeroU16::new(number).expect("a terminal has at least one cell");
        (size(self.rows), size(self.cols))
    }
}

impl From<Size> for PtySize {
    fn from(Size { rows, cols }: Size) -> Self {
        Self { rows, cols, pixel_width: 0, pixel_height: 0 }
    }
}
