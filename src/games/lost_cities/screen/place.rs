//! The places of the table that a cursor can rest on, and the ways of places that decisions lie on.

use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::Card;
use std::fmt;

/// A place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A card of the hand: `card red-4`.
    Card(Card),
    /// … to be discarded.
    Discard,
    /// A decision of its own.
    Decision(Action),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Discard => f.write_str("discard"),
            Self::Decision(action) => action.fmt(f),
        }
    }
}

impl Place {
    /// The place that is written like this.
    pub fn read(text: &str) -> Option<Self> {
        if text == "discard" {
            return Some(Self::Discard);
        }
        if let Some(card) = text.strip_prefix("card ") {
            return card.parse().ok().map(Self::Card);
        }
        text.parse().ok().map(Self::Decision)
    }
}

/// The way on which a decision lies: a card plays itself, and is discarded from where it is.
pub(super) fn way(action: Action) -> Vec<String> {
    let way = match action {
        Action::Play(card) => vec![Place::Card(card)],
        Action::Discard(card) => vec![Place::Card(card), Place::Discard],
        Action::Send(_) | Action::Move(_) | Action::Stay | Action::Draw | Action::Take(_) => {
            vec![Place::Decision(action)]
        }
    };
    way.iter().map(Place::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_reads_back() {
        for text in ["card red-4", "discard", "draw", "take blue", "move white", "send scientist"] {
            assert_eq!(Place::read(text).map(|place| place.to_string()).as_deref(), Some(text));
        }
        for wrong in ["", "card", "card red", "discards", "red-4"] {
            assert_eq!(Place::read(wrong), None, "{wrong}");
        }
    }
}
