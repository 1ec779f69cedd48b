//! The table that the screens talk to: a seat's snapshot out, a decision in. Whether it is in
//! this process is its own affair.

use crate::bots::{Answer, Thought};
use crate::engine::{Eyes, Objection, Seat, SeatSet, Snapshot, Table};
use crate::games::Shelf;
use crate::running::{Pulse, Running};
use crate::store::{Saved, StoreFault};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Rung when something has changed from elsewhere: it wakes the screen, as a key does.
pub type Bell = Arc<dyn Fn() + Send + Sync>;

/// A table somewhere.
pub trait Host {
    /// The seats that sit at this terminal.
    fn here(&self) -> SeatSet;
    /// Who is waited for, and how; costs next to nothing.
    fn pulse(&self) -> Pulse;
    /// All that these eyes may know, with the events told since so many decisions.
    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot;
    /// Takes a decision made in this state of the match, or says why not.
    fn decide(&mut self, seat: Seat, state: u64, decision: &str) -> Result<(), Objection>;
    /// Takes the seat's last decision back.
    fn undo(&mut self, seat: Seat) -> Result<(), Objection>;
    /// Takes back all that the seat still can.
    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection>;
    /// Who decided last, if that can still be taken back.
    fn last_open(&self) -> Option<Seat>;
    /// Up to how many decisions everything is old to this seat.
    fn news_from(&self, seat: Seat) -> usize;
    /// Every seat's points after each decision, once the match is over.
    fn course(&self) -> Vec<Vec<Option<i32>>>;
    /// The whole match to be stepped through, once it is over: until then it has secrets.
    fn replay(&self) -> Option<Box<dyn Table>>;
    /// Why the match is not on disk, if it is not.
    fn trouble(&self) -> Option<&StoreFault> {
        None
    }
    /// That the match goes on in another file, until the next decision.
    fn beside(&self) -> Option<&Saved> {
        None
    }
    /// Somebody looks at it now: whatever comes from elsewhere rings this bell. Without one it
    /// has come before this returns.
    fn attend(&mut self, _bell: Option<Bell>) {}
    /// The bell was rung: takes in what has come.
    fn hear(&mut self) {}
    /// Somebody is about to decide off turn: bots wait until that is done.
    fn wait_for_people(&mut self, _wait: bool) {}
}

/// The seats of a table at which people sit.
fn people(table: &dyn Table) -> SeatSet {
    let people = table.players().iter().enumerate().filter(|(_, player)| player.bot.is_none());
    people.map(|(index, _)| Seat::at(index)).collect()
}

/// The whole match, if it has no secrets any more.
fn finished(table: &dyn Table) -> Option<Box<dyn Table>> {
    table.to_act().is_empty().then(|| table.rewound(table.decisions()))
}

/// A table in this process, with its bots and its save.
pub struct Here {
    running: Running,
    bell: Option<Bell>,
    /// Where the bot that thinks now will leave its answer.
    thinking: Option<Receiver<Option<Answer>>>,
    /// Somebody is about to decide off turn.
    waiting: bool,
}

/// So long a bot leaves people to claim something, whoever could.
const CLAIM_TIME: Duration = Duration::from_secs(4);

/// Rings when it is dropped.
struct Ring(Bell);

impl Drop for Ring {
    fn drop(&mut self) {
        (self.0)();
    }
}

impl Here {
    /// A fresh match, to be kept in this file.
    pub fn begin(table: Box<dyn Table>, path: &Path) -> Self {
        Self::with(Running::begin(table, path))
    }

    /// Goes on with the match in this file.
    pub fn open(path: &Path, shelf: &Shelf) -> Result<Self, StoreFault> {
        Running::open(path, shelf).map(Self::with)
    }

    fn with(running: Running) -> Self {
        Self { running, bell: None, thinking: None, waiting: false }
    }

    /// Bots think in a thread of their own, so that the screen stays awake. Where nobody hears a
    /// bell, or no thread can be had, they are waited for.
    fn let_bots_think(&mut self) {
        if self.thinking.is_some() {
            return;
        }
        let Some(bell) = self.bell.clone() else {
            return self.running.play_bots();
        };
        let Some(thought) = self.running.ask_bot() else { return };
        let patience = if self.running.people_may() { CLAIM_TIME } else { Duration::ZERO };
        let (answers, thinking) = channel();
        let ring = Ring(bell);
        let think = move || {
            // Rung last, whatever becomes of the thought.
            let _ring = ring;
            thread::sleep(patience);
            // Nobody listens any more when the match was left meanwhile.
            let _ = answers.send(Thought::decide(thought));
        };
        match thread::Builder::new().name("bot".into()).spawn(think) {
            Ok(_) => self.thinking = Some(thinking),
            Err(_) => self.running.play_bots(),
        }
    }

    /// Somebody does something; what was told before is old then, and the bots go on.
    fn and_on(
        &mut self,
        does: impl FnOnce(&mut Running) -> Result<(), Objection>,
    ) -> Result<(), Objection> {
        let told = self.running.beside().cloned();
        does(&mut self.running)?;
        if self.running.beside() == told.as_ref() {
            self.running.was_told();
        }
        self.let_bots_think();
        Ok(())
    }
}

impl Host for Here {
    fn here(&self) -> SeatSet {
        people(self.running.table())
    }

    fn pulse(&self) -> Pulse {
        self.running.pulse()
    }

    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        self.running.snapshot(eyes, since)
    }

    fn decide(&mut self, seat: Seat, state: u64, decision: &str) -> Result<(), Objection> {
        self.and_on(|running| running.decide(seat, state, decision))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        self.and_on(|running| running.undo(seat))
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection> {
        self.and_on(|running| running.restart_turn(seat))
    }

    fn last_open(&self) -> Option<Seat> {
        self.running.table().last_open()
    }

    fn news_from(&self, seat: Seat) -> usize {
        self.running.table().news_from(seat)
    }

    fn course(&self) -> Vec<Vec<Option<i32>>> {
        self.running.table().course()
    }

    fn replay(&self) -> Option<Box<dyn Table>> {
        finished(self.running.table())
    }

    fn trouble(&self) -> Option<&StoreFault> {
        self.running.trouble()
    }

    fn beside(&self) -> Option<&Saved> {
        self.running.beside()
    }

    fn attend(&mut self, bell: Option<Bell>) {
        self.bell = bell;
        self.let_bots_think();
    }

    fn wait_for_people(&mut self, wait: bool) {
        let waited = std::mem::replace(&mut self.waiting, wait);
        if let (true, false, Some(bell)) = (waited, wait, &self.bell) {
            // What was answered meanwhile is heard now.
            bell();
        }
    }

    fn hear(&mut self) {
        if self.waiting {
            return;
        }
        match self.thinking.as_ref().map(Receiver::try_recv) {
            None | Some(Err(TryRecvError::Empty)) => {}
            Some(Ok(Some(answer))) => {
                self.thinking = None;
                // What was answered too late is asked again.
                match self.running.hear_bot(&answer) {
                    Ok(()) | Err(Objection::Late) => self.let_bots_think(),
                    Err(_) => {}
                }
            }
            Some(Ok(None)) => self.thinking = None,
            // The panic has given the terminal back already: there is nothing to go on with.
            Some(Err(TryRecvError::Disconnected)) => panic!("a bot's thought broke off"),
        }
    }
}

/// A match that is only looked at: nothing is decided, nothing is written.
pub struct Still {
    table: Box<dyn Table>,
}

impl Still {
    /// The match as it stands.
    pub fn new(table: Box<dyn Table>) -> Self {
        Self { table }
    }
}

impl Host for Still {
    fn here(&self) -> SeatSet {
        people(self.table.as_ref())
    }

    fn pulse(&self) -> Pulse {
        Pulse::of(self.table.as_ref(), 0)
    }

    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        self.table.snapshot(eyes, since)
    }

    fn decide(&mut self, seat: Seat, _state: u64, _decision: &str) -> Result<(), Objection> {
        Err(Objection::NotToAct(seat))
    }

    fn undo(&mut self, _seat: Seat) -> Result<(), Objection> {
        Err(Objection::NothingToUndo)
    }

    fn restart_turn(&mut self, _seat: Seat) -> Result<(), Objection> {
        Err(Objection::NothingToUndo)
    }

    fn last_open(&self) -> Option<Seat> {
        None
    }

    fn news_from(&self, seat: Seat) -> usize {
        self.table.news_from(seat)
    }

    fn course(&self) -> Vec<Vec<Option<i32>>> {
        self.table.course()
    }

    fn replay(&self) -> Option<Box<dyn Table>> {
        finished(self.table.as_ref())
    }
}
