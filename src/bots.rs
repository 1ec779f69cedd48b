//! Players without hands. They know what their seat knows, and nothing else.

use crate::engine::{Chance, Seat, Table};
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
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or(())
    }
}

/// The next seat to act that a bot holds, and its level.
pub fn next_bot(table: &dyn Table) -> Option<(Seat, Level)> {
    let level = |seat: Seat| {
        table
            .players()
            .get(seat.index())?
            .bot
            .as_ref()?
            .parse()
            .ok()
    };
    table
        .to_act()
        .iter()
        .find_map(|seat| Some((seat, level(seat)?)))
}
