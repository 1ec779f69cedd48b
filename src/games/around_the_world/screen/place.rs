//! The places of the table that a cursor can rest on, and the ways of places that decisions lie on.

use crate::games::around_the_world::action::Action;
use crate::games::around_the_world::point::Point;
use std::fmt;

/// A place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// A point of the map: `at rome`.
    At(Point),
    /// A ticket is used: what for comes behind it.
    Ticket,
    /// … to lay one more arrow.
    Arrow,
    /// … to remove one.
    Remove,
    /// One of the cards drawn, to be kept: `take petra`.
    Take(Point),
    /// The card of the hand that goes for it: `give rome`.
    Give(Point),
    /// A decision of its own.
    Decision(Action),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(point) => write!(f, "at {point}"),
            Self::Ticket => f.write_str("ticket"),
            Self::Arrow => f.write_str("arrow"),
            Self::Remove => f.write_str("remove"),
            Self::Take(point) => write!(f, "take {point}"),
            Self::Give(point) => write!(f, "give {point}"),
            Self::Decision(action) => action.fmt(f),
        }
    }
}

impl Place {
    /// The place that is written like this.
    pub fn read(text: &str) -> Option<Self> {
        match text {
            "ticket" => return Some(Self::Ticket),
            "arrow" => return Some(Self::Arrow),
            "remove" => return Some(Self::Remove),
            _ => {}
        }
        if let Ok(action) = text.parse() {
            return Some(Self::Decision(action));
        }
        let (kind, point) = text.split_once(' ')?;
        let point = point.parse().ok()?;
        match kind {
            "at" => Some(Self::At(point)),
            "take" => Some(Self::Take(point)),
            "give" => Some(Self::Give(point)),
            _ => None,
        }
    }
}

/// The ways on which a decision lies. What tickets do lies behind the ticket, by name and at once.
pub(super) fn ways(action: Action) -> Vec<Vec<String>> {
    let decision = Place::Decision(action);
    let ways = match action {
        Action::Extra(..) => {
            vec![vec![Place::Ticket, Place::Arrow, decision], vec![Place::Ticket, decision]]
        }
        Action::Remove(_) => {
            vec![vec![Place::Ticket, Place::Remove, decision], vec![Place::Ticket, decision]]
        }
        Action::Change => vec![vec![Place::Ticket, decision]],
        Action::Keep(kept, given) => vec![vec![Place::Take(kept), Place::Give(given)]],
        Action::Key(_) | Action::Lay(..) | Action::Return | Action::Claim | Action::End => {
            vec![vec![decision]]
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
        let texts = [
            "at rome",
            "ticket",
            "arrow",
            "remove",
            "remove red",
            "take petra",
            "give rome",
            "lay red rose rome",
            "extra blue rome petra",
            "key rome",
            "change",
            "return",
            "claim",
            "end",
        ];
        for text in texts {
            assert_eq!(Place::read(text).map(|place| place.to_string()).as_deref(), Some(text));
        }
        for wrong in ["", "at", "at Rome", "take", "give", "nowhere rome", "tickets"] {
            assert_eq!(Place::read(wrong), None, "{wrong}");
        }
    }
}
