//! Players without hands. They know what their seat knows, and nothing else.

use crate::engine::{Chance, Eyes, Seat, Seed, Seeded, Snapshot, Table};
use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal decision, each as likely as the others.
    Random,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::Random];

    /// Its name, as on the command line and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// What a bot of this level chooses.
    pub fn choose<'a, A>(self, legal: &'a [A], chance: &mut impl Chance) -> Option<&'a A> {
        match self {
            Self::Random => legal.get(chance.index(legal.len())),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or(())
    }
}

/// What a bot has to think about: its seat's snapshot and some chance, never the match. It can
/// be thought about anywhere, in a thread of its own too.
pub struct Thought {
    seat: Seat,
    level: Level,
    state: u64,
    seen: Snapshot,
    chance: Seeded,
}

/// What a bot has decided, and in which state of the match it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The bot's seat.
    pub seat: Seat,
    /// The state that it was asked in.
    pub state: u64,
    /// What it decided.
    pub decision: String,
}

impl Thought {
    /// Thinks it through.
    pub fn decide(mut self) -> Option<Answer> {
        let decision = self.level.choose(&self.seen.legal, &mut self.chance)?;
        Some(Answer { seat: self.seat, state: self.state, decision: decision.clone() })
    }
}

/// What the next bot at this table has to think about, if one must decide in this state.
pub fn ask(table: &dyn Table, state: u64) -> Option<Thought> {
    let level = |seat: Seat| table.players().get(seat.index())?.bot.as_ref()?.parse().ok();
    let (seat, level) = table.to_act().iter().find_map(|seat| Some((seat, level(seat)?)))?;
    // A stream for each decision: what a bot does next does not depend on when it is asked.
    let number = table.decisions() as u64;
    let chance = Seeded::new(Seed(!table.seed().0 ^ number.rotate_left(32)));
    let seen = table.snapshot(Eyes::Seat(seat), table.decisions());
    Some(Thought { seat, level, state, seen, chance })
}
