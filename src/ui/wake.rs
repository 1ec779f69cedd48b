//! What wakes the screens: keys, clicks, a new size, being continued, and having to leave.
//!
//! We read the terminal ourselves. crossterm 0.29 spins for ever on a dead line, waits inside an
//! unfinished sequence, and forgets a key that comes together with a new size; and what it has
//! read ahead cannot be taken back at a handover.

mod keys;

use std::{
    collections::VecDeque,
    fs::File,
    io::{self, IsTerminal},
    mem,
    os::fd::{AsFd, OwnedFd},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    thread,
    time::{Duration, Instant},
};

use crossterm::event::KeyEvent;
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
    termios::{QueueSelector, tcflush},
};
use signal_hook::{
    consts::{
        SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGIO, SIGPROF, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1,
        SIGUSR2, SIGVTALRM, SIGWINCH, SIGXCPU,
    },
    flag,
    iterator::Signals,
};

use super::command::Command;
use super::host::Bell;
use keys::Keys;

/// How long the rest of a sequence may take; after that Escape is just Escape.
const SEQUENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 25_000_000 };
/// Shorter than anybody needs to see that the screen has changed.
const SILENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 5_000_000 };
/// So that a line that never falls silent does not hold us, nor a signal that comes meanwhile.
const MOST_FLUSHES: usize = 20;
/// More keys than anybody types ahead. What is pasted beyond that is dropped: it would keep the
/// screens busy, and whoever wants to stop them waiting.
const MOST_TYPED: usize = 256;
const AT_ONCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 0 };
/// What a shell reports of a program ended by SIGTERM.
const TERMINATED: i32 = 128 + SIGTERM;
/// The signals that would end us where we stand, with the terminal still ours. Not among them are
/// faults of our own, SIGPIPE, which every Rust program ignores, and SIGXFSZ, which
/// [`crate::cli::run`] takes care of.
const ENDING: [i32; 11] = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO,
];
/// Those of one system only.
#[cfg(target_os = "linux")]
const ENDING_HERE: [i32; 2] =
    [rustix::process::Signal::POWER.as_raw(), rustix::process::Signal::STKFLT.as_raw()];
#[cfg(not(target_os = "linux"))]
const ENDING_HERE: [i32; 0] = [];

/// A reason to look at the screen again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wake {
    /// A key went down, or repeats.
    Key(KeyEvent),
    /// The left button went down.
    Click {
        /// From the left, from 0.
        column: u16,
        /// From the top, from 0.
        row: u16,
    },
    /// The terminal has another size.
    Resize,
    /// We are asked to stop for a while.
    Stop,
    /// We were stopped, and run again; the terminal was somebody else's meanwhile.
    Continue,
    /// Something has changed from elsewhere.
    News,
    /// The moment has come that was waited for.
    Due,
    /// This signal asks us to end; a dropped line counts as a hang-up.
    Leave(i32),
}

impl Wake {
    /// Whether somebody did this with a key or a button.
    pub fn is_typed(self) -> bool {
        matches!(self, Self::Key(_) | Self::Click { .. })
    }

    /// Whether it asks to get out, and must not wait behind what was typed by mistake.
    fn is_way_out(self) -> bool {
        let Self::Key(key) = self else { return false };
        matches!(Command::of(key, false), Some(Command::Interrupt | Command::Suspend))
    }
}

/// Everything that wakes the screens, one after the other.
pub struct Wakes {
    desk: Arc<Desk>,
    tty: Arc<OwnedFd>,
}

/// Where the threads lay down what came in.
#[derive(Default)]
struct Desk {
    inbox: Mutex<Inbox>,
    filled: Condvar,
}

#[derive(Default)]
struct Inbox {
    /// The signal that ends us: it goes before everything else.
    leave: Option<i32>,
    wakes: VecDeque<Wake>,
    keys: Keys,
}

impl Wakes {
    /// Starts to listen.
    pub fn start() -> io::Result<Self> {
        let desk = Arc::new(Desk::default());
        let tty = Arc::new(tty()?);

        // If a stuck terminal holds us in the middle of a frame, the second SIGTERM ends us.
        let asked = Arc::new(AtomicBool::new(false));
        flag::register_conditional_shutdown(SIGTERM, TERMINATED, Arc::clone(&asked))?;
        flag::register(SIGTERM, asked)?;
        let others = [SIGTSTP, SIGCONT, SIGWINCH];
        let mut signals = Signals::new(ENDING.iter().chain(&ENDING_HERE).chain(&others))?;
        thread::Builder::new().name("signals".into()).spawn({
            let desk = Arc::clone(&desk);
            move || {
                for signal in signals.forever() {
                    desk.put(match signal {
                        SIGWINCH => Wake::Resize,
                        SIGTSTP => Wake::Stop,
                        SIGCONT => Wake::Continue,
                        ending => Wake::Leave(ending),
                    });
                }
            }
        })?;

        thread::Builder::new().name("keys".into()).spawn({
            let (desk, tty) = (Arc::clone(&desk), Arc::clone(&tty));
            move || {
                while desk.listen(&tty).is_ok() {}
                desk.put(Wake::Leave(SIGHUP));
            }
        })?;
        Ok(Self { desk, tty })
    }

    /// What to ring when something has changed from elsewhere.
    pub fn bell(&self) -> Bell {
        let desk = Arc::clone(&self.desk);
        Arc::new(move || desk.put(Wake::News))
    }

    /// The next one; waits for it, if need be until that moment.
    pub fn next(&self, due: Option<Instant>) -> Wake {
        let mut inbox = self.desk.inbox();
        loop {
            if let Some(wake) = inbox.take() {
                return wake;
            }
            let filled = &self.desk.filled;
            inbox = match due.map(|due| due.saturating_duration_since(Instant::now())) {
                None => filled.wait(inbox).unwrap_or_else(PoisonError::into_inner),
                Some(Duration::ZERO) => return Wake::Due,
                Some(left) => {
                    filled.wait_timeout(inbox, left).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Whether the next one is there already.
    pub fn are_waiting(&self) -> bool {
        let inbox = self.desk.inbox();
        inbox.leave.is_some() || !inbox.wakes.is_empty()
    }

    /// Throws away what was typed and clicked until now, read or not. What was pasted or held down
    /// may still be on its way: it waits for a moment of silence.
    pub fn drain(&self) {
        let mut inbox = self.desk.inbox();
        for _ in 0..MOST_FLUSHES {
            // A terminal that cannot be flushed is dead, and will say so.
            let _ = tcflush(&*self.tty, QueueSelector::IFlush);
            if !matches!(await_input(&self.tty, Some(&SILENCE)), Ok(true)) {
                break;
            }
        }
        inbox.keys = Keys::default();
        inbox.wakes.retain(|wake| !wake.is_typed());
    }
}

impl Desk {
    fn inbox(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, wake: Wake) {
        self.inbox().put(wake);
        self.filled.notify_one();
    }

    /// Waits for the terminal and takes what it sends; an error means that it is gone.
    fn listen(&self, tty: &OwnedFd) -> Result<(), Errno> {
        let unfinished = self.inbox().keys.unfinished();
        let came = await_input(tty, unfinished.then_some(&SEQUENCE))?;

        let mut inbox = self.inbox();
        let mut keys = mem::take(&mut inbox.keys);
        if !came {
            keys.settle(|wake| inbox.put(wake));
        } else if await_input(tty, Some(&AT_ONCE))? {
            // Asked once more, now that nobody can drain: a read must not wait, we hold the desk.
            let mut bytes = [0; 1024];
            match rustix::io::read(tty, &mut bytes) {
                Ok(0) => return Err(Errno::IO),
                Ok(count) => keys.feed(&bytes[..count], |wake| inbox.put(wake)),
                Err(Errno::INTR | Errno::AGAIN) => {}
                Err(error) => return Err(error),
            }
        }
        inbox.keys = keys;
        drop(inbox);
        self.filled.notify_one();
        Ok(())
    }
}

impl Inbox {
    fn take(&mut self) -> Option<Wake> {
        self.leave.take().map(Wake::Leave).or_else(|| self.wakes.pop_front())
    }

    fn put(&mut self, wake: Wake) {
        match wake {
            Wake::Leave(signal) => self.leave = self.leave.or(Some(signal)),
            wake if wake.is_typed() => {
                if self.wakes.len() >= MOST_TYPED && wake.is_way_out() {
                    self.wakes.retain(|wake| !wake.is_typed());
                }
                if self.wakes.len() < MOST_TYPED {
                    self.wakes.push_back(wake);
                }
            }
            // In a storm of sizes only the last one counts.
            wake if self.wakes.back() == Some(&wake) => {}
            wake => self.wakes.push_back(wake),
        }
    }
}

/// The terminal that people type at, also when standard input comes from elsewhere.
fn tty() -> io::Result<OwnedFd> {
    let stdin = io::stdin();
    if stdin.is_terminal() {
        stdin.as_fd().try_clone_to_owned()
    } else {
        File::open("/dev/tty").map(OwnedFd::from)
    }
}

/// Whether there is something to read, within the time given; an error if the line is dead.
fn await_input(tty: &OwnedFd, time: Option<&Timespec>) -> Result<bool, Errno> {
    let mut fds = [PollFd::new(tty, PollFlags::IN)];
    loop {
        match poll(&mut fds, time) {
            Ok(0) => return Ok(false),
            Ok(_)
                if fds[0].revents().contains(PollFlags::IN)
                    && !fds[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) =>
            {
                return Ok(true);
            }
            Ok(_) => return Err(Errno::IO),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crossterm::event::{KeyCode, KeyModifiers};

    const CTRL_C: Wake = Wake::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    const X: Wake = Wake::Key(KeyEvent::new(KeyCode::Char('x'), KeyModifiers::NONE));

    fn filled(wakes: impl IntoIterator<Item = Wake>) -> Inbox {
        let mut inbox = Inbox::default();
        wakes.into_iter().for_each(|wake| inbox.put(wake));
        inbox
    }

    fn taken(mut inbox: Inbox) -> Vec<Wake> {
        std::iter::from_fn(|| inbox.take()).collect()
    }

    #[test]
    fn leaving_goes_first() {
        let wakes = [X, Wake::Resize, Wake::Leave(SIGTERM), X, Wake::Leave(SIGINT)];
        assert_eq!(taken(filled(wakes)), [Wake::Leave(SIGTERM), X, Wake::Resize, X]);
    }

    #[test]
    fn a_flood_is_dropped_and_ctrl_c_comes_through_it() {
        let flood = || std::iter::repeat_n(X, 100_000);
        assert_eq!(taken(filled(flood())).len(), MOST_TYPED);
        let sizes = flood().chain([Wake::Resize]).chain(flood());
        assert_eq!(taken(filled(sizes)).last(), Some(&Wake::Resize));
        let stopped = flood().chain([Wake::Resize, CTRL_C, CTRL_C, X]);
        assert_eq!(taken(filled(stopped)), [Wake::Resize, CTRL_C, CTRL_C, X]);
        // Without a flood everything keeps its turn.
        assert_eq!(taken(filled([X, CTRL_C, X])), [X, CTRL_C, X]);
    }

    #[test]
    fn a_storm_of_sizes_is_one() {
        assert_eq!(taken(filled([Wake::Resize; 1000])), [Wake::Resize]);
    }
}
