//! Where the cursor can rest: on decisions, and on what lies on the table.

use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::card::Card;
use crate::games::explora::team::Which;
use std::fmt;

/// A place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A decision; taking a card from the market is the card that lies there.
    Decision(Action),
    /// A card that was taken already, or is about to be used: `at card jetpack`.
    Card(Card),
    /// An expedition of the row, from 0: `at expedition 2`.
    Expedition(usize),
    /// A seat's team: `at team 1 2`.
    Team(Seat, Which),
    /// What lies open in the discards: `at discards`.
    Discards,
    /// What must still be in the deck: `at deck`.
    Deck,
}

impl Place {
    pub(super) fn read(text: &str) -> Option<Self> {
        let Some(rest) = text.strip_prefix("at ") else {
            return text.parse().ok().map(Self::Decision);
        };
        let mut words = rest.split(' ');
        let place = match (words.next()?, words.next(), words.next()) {
            ("card", Some(card), None) => Self::Card(card.parse().ok()?),
            ("expedition", Some(number), None) => Self::Expedition(number.parse().ok()?),
            ("team", Some(seat), Some(team)) => {
                Self::Team(Seat::numbered(seat.parse().ok()?)?, team.parse().ok()?)
            }
            ("discards", None, None) => Self::Discards,
            ("deck", None, None) => Self::Deck,
            _ => return None,
        };
        Some(place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decision(action) => action.fmt(f),
            Self::Card(card) => write!(f, "at card {card}"),
            Self::Expedition(number) => write!(f, "at expedition {number}"),
            Self::Team(seat, team) => write!(f, "at team {} {team}", seat.number()),
            Self::Discards => f.write_str("at discards"),
            Self::Deck => f.write_str("at deck"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_read_back() {
        for place in [
            Place::Decision(Action::Bid(7)),
            Place::Card(Card::JETPACK),
            Place::Expedition(3),
            Place::Team(Seat::at(1), Which::Second),
            Place::Discards,
            Place::Deck,
        ] {
            assert_eq!(Place::read(&place.to_string()), Some(place));
        }
        assert_eq!(["at team 1", "at sea", "at", "nothing"].map(Place::read), [None; 4]);
    }
}
