//! The decisions of the game, and how they are written.

use super::hex::Hex;
use super::tile::{Tile, Turn};
use super::treasure::Treasure;
use crate::engine::Seat;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Bid so many victory points: `bid 3` (TK-8.2).
    Bid(u16),
    /// Leave this auction: `pass` (TK-8.2).
    Pass,
    /// Take one of the tiles on offer: `choose C2` (TK-8.2).
    Choose(Tile),
    /// Lay the tile there, turned so many sides: `lay g5 2` (TK-2.2).
    Lay(Hex, Turn),
    /// New figures come from the supply to a hex, by the cheapest way: `enter c4 2 leader`
    /// (TK-3.1, TK-3.5).
    Enter(Hex, Party),
    /// Figures go from one hex to another, by the cheapest way: `move c4 e4 2` (TK-3.5).
    Move(Hex, Hex, Party),
    /// Dig a level of a temple or a treasure out of a ruin: `dig c4` (TK-4.1, TK-4.3).
    Dig(Hex),
    /// Exchange a treasure: `exchange 3 jade mask` takes the jade of seat 3 for one's own mask
    /// (TK-4.4).
    Exchange(Seat, Treasure, Treasure),
    /// Set up a camp: `camp c4` (TK-5.1).
    Camp(Hex),
    /// Leave a guard on a temple: `guard c4` (TK-6.2).
    Guard(Hex),
    /// End these action points: `end` (TK-2.8).
    End,
}

/// Figures that go together: workers, the leader, or both; never nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Party {
    workers: u8,
    leader: bool,
}

impl Party {
    /// So many workers, perhaps with the leader.
    #[inline]
    pub const fn of(workers: u8, leader: bool) -> Option<Self> {
        if workers == 0 && !leader { None } else { Some(Self { workers, leader }) }
    }

    /// Every party of so many figures at most, out of so many workers and perhaps the leader; those
    /// without him first.
    #[inline]
    pub fn every(workers: u8, leader: bool, most: u8) -> impl Iterator<Item = Self> {
        let alone = 1..workers.min(most).saturating_add(1);
        // He takes one of the places.
        let beside = workers.min(most.saturating_sub(1)).saturating_add(1);
        let with_him = if leader && most > 0 { 0..beside } else { 0..0 };
        let alone = alone.map(|workers| Self { workers, leader: false });
        alone.chain(with_him.map(|workers| Self { workers, leader: true }))
    }

    /// The workers in it.
    #[inline]
    pub const fn workers(self) -> u8 {
        self.workers
    }

    /// Whether the leader goes with them.
    #[inline]
    pub const fn has_leader(self) -> bool {
        self.leader
    }

    /// How many figures they are.
    #[inline]
    pub const fn figures(self) -> u8 {
        self.workers.saturating_add(self.leader as u8)
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.workers, self.leader) {
            (0, _) => f.write_str("leader"),
            (workers, false) => workers.fmt(f),
            (workers, true) => write!(f, "{workers} leader"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(bid) => write!(f, "bid {bid}"),
            Self::Pass => f.write_str("pass"),
            Self::Choose(tile) => write!(f, "choose {tile}"),
            Self::Lay(hex, turn) => write!(f, "lay {hex} {turn}"),
            Self::Enter(hex, party) => write!(f, "enter {hex} {party}"),
            Self::Move(from, to, party) => write!(f, "move {from} {to} {party}"),
            Self::Dig(hex) => write!(f, "dig {hex}"),
            Self::Exchange(seat, taken, given) => write!(f, "exchange {seat} {taken} {given}"),
            Self::Camp(hex) => write!(f, "camp {hex}"),
            Self::Guard(hex) => write!(f, "guard {hex}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The next word, as what it must be.
fn word<T: FromStr>(words: &mut SplitWhitespace<'_>) -> Result<T, ()> {
    words.next().ok_or(())?.parse().map_err(|_| ())
}

/// Some workers, the leader, or both: whatever words are left.
fn party(words: &mut SplitWhitespace<'_>) -> Result<Party, ()> {
    let first = words.next().ok_or(())?;
    let second = words.next();
    let (workers, leader) = match (first, second) {
        ("leader", None) => (0, true),
        (workers, None) => (workers.parse().map_err(|_| ())?, false),
        (workers, Some("leader")) => (workers.parse().map_err(|_| ())?, true),
        _ => return Err(()),
    };
    // Nobody with the leader is the leader: one way to write it.
    Party::of(workers, leader).filter(|_| workers > 0 || first == "leader").ok_or(())
}

impl FromStr for Party {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let party = party(&mut words)?;
        if words.next().is_some() { Err(()) } else { Ok(party) }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let action = match words.next().ok_or(())? {
            "bid" => Self::Bid(word(&mut words)?),
            "pass" => Self::Pass,
            "choose" => Self::Choose(word(&mut words)?),
            "lay" => Self::Lay(word(&mut words)?, word(&mut words)?),
            "enter" => Self::Enter(word(&mut words)?, party(&mut words)?),
            "move" => Self::Move(word(&mut words)?, word(&mut words)?, party(&mut words)?),
            "dig" => Self::Dig(word(&mut words)?),
            "exchange" => {
                let seat = Seat::numbered(word(&mut words)?).ok_or(())?;
                Self::Exchange(seat, word(&mut words)?, word(&mut words)?)
            }
            "camp" => Self::Camp(word(&mut words)?),
            "guard" => Self::Guard(word(&mut words)?),
            "end" => Self::End,
            _ => return Err(()),
        };
        // One way to write each decision: no word too many, no sign before a number.
        let stale = words.next().is_some() || text.contains(['+', '-']);
        if stale { Err(()) } else { Ok(action) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_reads_back() {
        let decisions = [
            "bid 1",
            "bid 20",
            "pass",
            "choose C2",
            "lay g5 2",
            "enter c4 1",
            "enter c4 leader",
            "enter c4 2 leader",
            "move c4 e4 3",
            "move c4 e4 leader",
            "move c4 e4 12 leader",
            "dig c4",
            "exchange 3 jade mask",
            "camp b4",
            "guard c4",
            "end",
        ];
        for decision in decisions {
            assert_eq!(decision.parse::<Action>().unwrap().to_string(), decision);
        }
        let wrong = [
            "",
            "bid",
            "bid +3",
            "bid -3",
            "pass 1",
            "choose c4",
            "lay g5",
            "lay g5 6",
            "enter c4",
            "enter c4 0",
            "enter c4 0 leader",
            "enter c4 leader 2",
            "enter c4 1 leader 2",
            "move c4 1",
            "move c4 e4",
            "dig",
            "dig c9",
            "exchange 0 jade mask",
            "exchange 3 jade",
            "exchange 3 jade gold",
            "camp",
            "end now",
        ];
        for wrong in wrong {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
