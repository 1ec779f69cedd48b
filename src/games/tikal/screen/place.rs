//! The places of the table that a cursor can rest on, and the ways of places that decisions lie on.

use crate::engine::Seat;
use crate::games::tikal::action::{Action, Party};
use crate::games::tikal::hex::Hex;
use crate::games::tikal::tile::Tile;
use crate::games::tikal::treasure::Treasure;
use std::fmt;

/// Something to do on a hex, or at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// A new worker comes here.
    New,
    /// The leader comes here.
    Leader,
    /// Several new figures come here at once.
    Several,
    /// Figures come here from another hex.
    Fetch,
    /// Figures go from here to another hex.
    Move,
    /// A level or a treasure is dug here.
    Dig,
    /// A camp is set up here.
    Camp,
    /// A guard is left here.
    Guard,
    /// Treasures are exchanged.
    Exchange,
    /// The action points end.
    End,
}

impl Act {
    /// In the order of the list.
    pub const ALL: [Self; 10] = [
        Self::New,
        Self::Leader,
        Self::Several,
        Self::Fetch,
        Self::Move,
        Self::Dig,
        Self::Camp,
        Self::Guard,
        Self::Exchange,
        Self::End,
    ];

    /// Its name as a place.
    pub const fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Leader => "new leader",
            Self::Several => "several",
            Self::Fetch => "fetch",
            Self::Move => "move",
            Self::Dig => "dig",
            Self::Camp => "camp",
            Self::Guard => "guard",
            Self::Exchange => "exchange",
            Self::End => "end",
        }
    }

    /// Its key.
    pub const fn letter(self) -> char {
        match self {
            Self::New => 'n',
            Self::Leader => 'N',
            Self::Several => '+',
            Self::Fetch => 'f',
            Self::Move => 'm',
            Self::Dig => 'd',
            Self::Camp => 'c',
            Self::Guard => 'g',
            Self::Exchange => 'x',
            Self::End => 'e',
        }
    }

    /// Whether it is done on some hex.
    pub const fn has_hex(self) -> bool {
        !matches!(self, Self::Exchange | Self::End)
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.name() == name)
    }
}

/// A place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A hex: `c4`.
    Hex(Hex),
    /// Something to do: `dig`.
    Act(Act),
    /// The other hex of a walk, and who goes: `e4 2 leader`.
    Walk(Hex, Party),
    /// New figures: `2 leader`.
    Party(Party),
    /// What is taken from whom: `take 3 jade`.
    Take(Seat, Treasure),
    /// What is given for it: `give mask`.
    Give(Treasure),
    /// A tile on offer, to be looked at: `tile C2`.
    Tile(Tile),
    /// A decision of its own.
    Decision(Action),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hex(hex) => hex.fmt(f),
            Self::Act(act) => f.write_str(act.name()),
            Self::Walk(hex, party) => write!(f, "{hex} {party}"),
            Self::Party(party) => party.fmt(f),
            Self::Take(seat, treasure) => write!(f, "take {seat} {treasure}"),
            Self::Give(treasure) => write!(f, "give {treasure}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Decision(action) => action.fmt(f),
        }
    }
}

impl Place {
    /// The place that is written like this.
    pub fn read(text: &str) -> Option<Self> {
        if let Ok(hex) = text.parse() {
            return Some(Self::Hex(hex));
        }
        if let Some(act) = Act::named(text) {
            return Some(Self::Act(act));
        }
        if let Ok(action) = text.parse() {
            return Some(Self::Decision(action));
        }
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        match first {
            "take" => {
                let (seat, treasure) = rest.split_once(' ')?;
                let seat = Seat::numbered(seat.parse().ok()?)?;
                Some(Self::Take(seat, treasure.parse().ok()?))
            }
            "give" => Some(Self::Give(rest.parse().ok()?)),
            "tile" => Some(Self::Tile(rest.parse().ok()?)),
            _ => match first.parse() {
                Ok(hex) => Some(Self::Walk(hex, rest.parse().ok()?)),
                Err(()) => Some(Self::Party(text.parse().ok()?)),
            },
        }
    }

    /// The hex that it lies on.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Self::Hex(hex) | Self::Walk(hex, _) | Self::Decision(Action::Lay(hex, _)) => Some(hex),
            _ => None,
        }
    }

    /// The figures that it names.
    pub fn party(self) -> Option<Party> {
        match self {
            Self::Walk(_, party) | Self::Party(party) => Some(party),
            _ => None,
        }
    }
}

/// The ways that a decision lies on.
pub(super) fn ways(action: Action) -> Vec<Vec<String>> {
    let (hex, act) = (Place::Hex, Place::Act);
    let ways: Vec<Vec<Place>> = match action {
        Action::Enter(to, party) => {
            let several = vec![hex(to), act(Act::Several), Place::Party(party)];
            match (party.workers(), party.has_leader()) {
                (1, false) => vec![vec![hex(to), act(Act::New)], several],
                (0, true) => vec![vec![hex(to), act(Act::Leader)], several],
                _ => vec![several],
            }
        }
        // Figures are sent from here, or fetched to there.
        Action::Move(from, to, party) => vec![
            vec![hex(from), act(Act::Move), Place::Walk(to, party)],
            vec![hex(to), act(Act::Fetch), Place::Walk(from, party)],
        ],
        Action::Dig(at) => vec![vec![hex(at), act(Act::Dig)]],
        Action::Camp(at) => vec![vec![hex(at), act(Act::Camp)]],
        Action::Guard(at) => vec![vec![hex(at), act(Act::Guard)]],
        Action::Exchange(seat, taken, given) => {
            vec![vec![act(Act::Exchange), Place::Take(seat, taken), Place::Give(given)]]
        }
        Action::End => vec![vec![act(Act::End)]],
        Action::Bid(_) | Action::Pass | Action::Choose(_) | Action::Lay(..) => {
            vec![vec![Place::Decision(action)]]
        }
    };
    let written = |way: Vec<Place>| way.iter().map(Place::to_string).collect();
    ways.into_iter().map(written).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_reads_back() {
        let mut texts = vec!["c4", "e4 2 leader", "e4 leader", "2", "2 leader", "take 3 jade"];
        texts.extend(["give mask", "tile C2", "lay g5 2", "bid 3", "pass", "choose C2"]);
        texts.extend(Act::ALL.map(Act::name));
        for text in texts {
            assert_eq!(Place::read(text).map(|place| place.to_string()).as_deref(), Some(text));
        }
        for wrong in ["", "c9", "c4 0", "take 3", "give", "tile c4", "nowhere"] {
            assert_eq!(Place::read(wrong), None, "{wrong}");
        }
    }

    /// Every letter stands for one thing.
    #[test]
    fn letters_are_told_apart() {
        for (index, act) in Act::ALL.iter().enumerate() {
            assert!(Act::ALL[..index].iter().all(|other| other.letter() != act.letter()));
        }
    }
}
