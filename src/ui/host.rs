//! The table that the screens talk to: a seat's snapshot out, a decision in. Whether it is in
//! this process is its own affair.

use crate::bots;
use crate::engine::{Eyes, Objection, Seat, SeatSet, Snapshot, Table};
use crate::store::{self, Keeper, Moment, StoreFault};
use std::path::PathBuf;

/// A table somewhere.
pub trait Host {
    /// The seats that sit at this terminal.
    fn here(&self) -> SeatSet;
    /// All that these eyes may know, with the events told since so many decisions.
    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot;
    /// Takes a decision, or says why not.
    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Objection>;
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
    fn trouble(&self) -> Option<&StoreFault>;
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

/// A table in this process, with its save.
pub struct Here {
    table: Box<dyn Table>,
    path: PathBuf,
    keeper: Option<Keeper>,
    trouble: Option<StoreFault>,
}

impl Here {
    /// A fresh match, to be saved under this path.
    pub fn fresh(table: Box<dyn Table>, path: PathBuf) -> Self {
        let mut here = Self { table, path, keeper: None, trouble: None };
        bots::play(here.table.as_mut());
        here.save();
        here
    }

    /// A match that was opened.
    pub fn resumed(table: Box<dyn Table>, keeper: Keeper) -> Self {
        let path = keeper.path().to_owned();
        Self { table, path, keeper: Some(keeper), trouble: None }
    }

    /// Writes the match. A full disk or a missing folder is told, and tried again next time.
    fn save(&mut self) {
        let now = Moment::now();
        let saved = match &mut self.keeper {
            Some(keeper) => keeper.save(self.table.as_ref(), now),
            None => {
                let made = store::create(&self.path, self.table.as_ref(), now);
                made.map(|keeper| self.keeper = Some(keeper))
            }
        };
        self.trouble = saved.err();
    }
}

impl Host for Here {
    fn here(&self) -> SeatSet {
        people(self.table.as_ref())
    }

    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        self.table.snapshot(eyes, since)
    }

    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Objection> {
        self.table.decide(seat, decision)?;
        bots::play(self.table.as_mut());
        self.save();
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        self.table.undo(seat)?;
        self.save();
        Ok(())
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection> {
        self.table.restart_turn(seat)?;
        self.save();
        Ok(())
    }

    fn last_open(&self) -> Option<Seat> {
        self.table.last_open()
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

    fn trouble(&self) -> Option<&StoreFault> {
        self.trouble.as_ref()
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

    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        self.table.snapshot(eyes, since)
    }

    fn decide(&mut self, seat: Seat, _decision: &str) -> Result<(), Objection> {
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

    fn trouble(&self) -> Option<&StoreFault> {
        None
    }
}
