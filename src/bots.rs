//! Players without hands. They know what their seat knows, and nothing else.

use crate::engine::{Chance, Eyes, Seat, Seed, Seeded, Table};
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

/// Lets the bots at this table decide until a person must, or the match is over. This is the
/// table's side: a bot gets its seat's snapshot and some chance, never the match.
pub fn play(table: &mut dyn Table) {
    if table.players().iter().all(|player| player.bot.is_none()) {
        return;
    }
    let seed = table.record().seed.0;
    while let Some((seat, level)) = next_bot(table) {
        // A stream for each decision: what a bot does next does not depend on when it is asked.
        let number = table.decisions() as u64;
        let mut chance = Seeded::new(Seed(!seed ^ number.rotate_left(32)));
        let seen = table.snapshot(Eyes::Seat(seat), table.decisions());
        let decided = level.choose(&seen.legal, &mut chance);
        if decided.is_none_or(|decision| table.decide(seat, decision).is_err()) {
            return;
        }
    }
}

fn next_bot(table: &dyn Table) -> Option<(Seat, Level)> {
    let level = |seat: Seat| table.players().get(seat.index())?.bot.as_ref()?.parse().ok();
    table.to_act().iter().find_map(|seat| Some((seat, level(seat)?)))
}
