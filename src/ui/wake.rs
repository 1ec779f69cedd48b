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
    os::fd::{AsFd, OwnedFd},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, atomic::AtomicBool},
    thread,
};

use crossterm::event::KeyEvent;
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
    termios::{QueueSelector, tcflush},
};
use signal_hook::{
    consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGWINCH},
    flag,
    iterator::Signals,
};

use super::host::Bell;
use keys::Keys;

/// How long the rest of a sequence may take; after that Escape is just Escape.
const SEQUENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 25_000_000 };
/// Shorter than anybody needs to see that the screen has changed.
const SILENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 5_000_000 };
/// So that a line that never falls silent does not hold us.
const MOST_FLUSHES: usize = 100;
const AT_ONCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 0 };
/// What a shell reports of a program ended by SIGTERM.
const TERMINATED: i32 = 128 + SIGTERM;

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
    /// We were stopped, and run again; the terminal was somebody else's meanwhile.
    Continue,
    /// Something has changed from elsewhere.
    News,
    /// We are asked to end, or nobody is there any more.
    Leave,
}

impl Wake {
    fn typed(self) -> bool {
        matches!(self, Self::Key(_) | Self::Click { .. })
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
        let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGCONT, SIGWINCH])?;
        thread::Builder::new().name("signals".into()).spawn({
            let desk = Arc::clone(&desk);
            move || {
                for signal in signals.forever() {
                    desk.put(match signal {
                        SIGWINCH => Wake::Resize,
                        SIGCONT => Wake::Continue,
                        _ => Wake::Leave,
                    });
                }
            }
        })?;

        thread::Builder::new().name("keys".into()).spawn({
            let (desk, tty) = (Arc::clone(&desk), Arc::clone(&tty));
            move || {
                while desk.listen(&tty).is_ok() {}
                desk.put(Wake::Leave);
            }
        })?;
        Ok(Self { desk, tty })
    }

    /// What to ring when something has changed from elsewhere.
    pub fn bell(&self) -> Bell {
        let desk = Arc::clone(&self.desk);
        Arc::new(move || desk.put(Wake::News))
    }

    /// The next one; waits for it.
    pub fn next(&self) -> Wake {
        let mut inbox = self.desk.inbox();
        loop {
            match inbox.wakes.pop_front() {
                Some(wake) => return wake,
                None => {
                    inbox = self.desk.filled.wait(inbox).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
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
        inbox.wakes.retain(|wake| !wake.typed());
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
        let Inbox { wakes, keys } = &mut *inbox;
        if !came {
            keys.settle(|wake| wakes.push_back(wake));
        } else if await_input(tty, Some(&AT_ONCE))? {
            // Asked once more, now that nobody can drain: a read must not wait, we hold the desk.
            let mut bytes = [0; 1024];
            match rustix::io::read(tty, &mut bytes) {
                Ok(0) => return Err(Errno::IO),
                Ok(count) => keys.feed(&bytes[..count], |wake| wakes.push_back(wake)),
                Err(Errno::INTR | Errno::AGAIN) => {}
                Err(error) => return Err(error),
            }
        }
        drop(inbox);
        self.filled.notify_one();
        Ok(())
    }
}

impl Inbox {
    fn put(&mut self, wake: Wake) {
        // In a storm of sizes only the last one counts.
        if wake.typed() || self.wakes.back() != Some(&wake) {
            self.wakes.push_back(wake);
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
