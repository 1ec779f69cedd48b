//! The decisions of the game, and how they are written.

use super::colour::Colour;
use super::point::Point;
use std::fmt;
use std::str::{FromStr, SplitWhitespace};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Lay a token on a key place: `key rome` (AW-1.5).
    Key(Point),
    /// Lay an arrow that is due: that of the turn, of a loop or of a square, from the first point
    /// to the second: `lay red rose rome` (AW-2.1, AW-3.4, AW-5.1).
    Lay(Colour, Point, Point),
    /// Use a ticket and lay one more: `extra red rome petra` (AW-4.1).
    Extra(Colour, Point, Point),
    /// Use a ticket and remove an expedition's last arrow: `remove red` (AW-4.2).
    Remove(Colour),
    /// Use a ticket and draw, to change a card: `change` (AW-4.3).
    Change,
    /// Of the cards drawn keep the first for the second, which was in the hand: `keep rome petra`.
    Keep(Point, Point),
    /// Put all that was drawn under the deck: `return` (AW-4.3).
    Return,
    /// Claim the card of the site just reached: `claim` (AW-3.1, AW-3.10).
    Claim,
    /// End the turn: `end` (AW-2.7).
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(site) => write!(f, "key {site}"),
            Self::Lay(colour, from, to) => write!(f, "lay {colour} {from} {to}"),
            Self::Extra(colour, from, to) => write!(f, "extra {colour} {from} {to}"),
            Self::Remove(colour) => write!(f, "remove {colour}"),
            Self::Change => f.write_str("change"),
            Self::Keep(kept, given) => write!(f, "keep {kept} {given}"),
            Self::Return => f.write_str("return"),
            Self::Claim => f.write_str("claim"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The next word, as what it must be.
fn word<T: FromStr>(words: &mut SplitWhitespace<'_>) -> Result<T, ()> {
    words.next().ok_or(())?.parse().map_err(|_| ())
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let from = &mut words;
        let action = match from.next().ok_or(())? {
            "key" => Self::Key(word(from)?),
            "lay" => Self::Lay(word(from)?, word(from)?, word(from)?),
            "extra" => Self::Extra(word(from)?, word(from)?, word(from)?),
            "remove" => Self::Remove(word(from)?),
            "change" => Self::Change,
            "keep" => Self::Keep(word(from)?, word(from)?),
            "return" => Self::Return,
            "claim" => Self::Claim,
            "end" => Self::End,
            _ => return Err(()),
        };
        if words.next().is_some() { Err(()) } else { Ok(action) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_reads_back() {
        let decisions = [
            "key rome",
            "lay red rose rome",
            "extra blue rome petra",
            "remove yellow",
            "change",
            "keep rome petra",
            "return",
            "claim",
            "end",
        ];
        for decision in decisions {
            assert_eq!(decision.parse::<Action>().unwrap().to_string(), decision);
        }
        let wrong = [
            "",
            "key",
            "key Rome",
            "lay red rose",
            "lay green rose rome",
            "lay red rose rome petra",
            "remove",
            "change red",
            "keep rome",
            "claim rome",
            "end now",
        ];
        for wrong in wrong {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
