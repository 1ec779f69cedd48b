//! The decisions of the game, and how they are written.

use super::district::{Area, District};
use super::resource::Resource;
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take a die and visit that area: `die library`.
    Die(Area),
    /// Take a die for the neutral player: `die library neutral`.
    DieNeutral(Area),
    /// Take a resource from the area at hand: `take gems`.
    Take(Resource),
    /// The district to take a resource from: `from forge`.
    From(District),
    /// The resource here that is swapped: `swap gems`.
    Swap(Resource),
    /// The district to swap with: `with forge`.
    With(District),
    /// The resource there that is swapped: `for swords`.
    For(Resource),
    /// The resource that is moved: `move gems`.
    Move(Resource),
    /// The district that it is moved to: `to forge`.
    To(District),
    /// The die that is changed, by where it lies: `change forge`.
    Change(Area),
    /// The area that it is laid at: `into inn`.
    Into(Area),
    /// Where the submarine goes: `submarine forge`.
    Submarine(Area),
    /// Donate a resource: `give books`.
    Give(Resource),
    /// Donate no more: `done`.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(area) => write!(f, "die {area}"),
            Self::DieNeutral(area) => write!(f, "die {area} neutral"),
            Self::Take(resource) => write!(f, "take {resource}"),
            Self::From(district) => write!(f, "from {district}"),
            Self::Swap(resource) => write!(f, "swap {resource}"),
            Self::With(district) => write!(f, "with {district}"),
            Self::For(resource) => write!(f, "for {resource}"),
            Self::Move(resource) => write!(f, "move {resource}"),
            Self::To(district) => write!(f, "to {district}"),
            Self::Change(area) => write!(f, "change {area}"),
            Self::Into(area) => write!(f, "into {area}"),
            Self::Submarine(area) => write!(f, "submarine {area}"),
            Self::Give(resource) => write!(f, "give {resource}"),
            Self::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let words = (words.next().ok_or(())?, words.next(), words.next(), words.next());
        Ok(match words {
            ("die", Some(area), None, _) => Self::Die(area.parse()?),
            ("die", Some(area), Some("neutral"), None) => Self::DieNeutral(area.parse()?),
            ("take", Some(resource), None, _) => Self::Take(resource.parse()?),
            ("from", Some(district), None, _) => Self::From(district.parse()?),
            ("swap", Some(resource), None, _) => Self::Swap(resource.parse()?),
            ("with", Some(district), None, _) => Self::With(district.parse()?),
            ("for", Some(resource), None, _) => Self::For(resource.parse()?),
            ("move", Some(resource), None, _) => Self::Move(resource.parse()?),
            ("to", Some(district), None, _) => Self::To(district.parse()?),
            ("change", Some(area), None, _) => Self::Change(area.parse()?),
            ("into", Some(area), None, _) => Self::Into(area.parse()?),
            ("submarine", Some(area), None, _) => Self::Submarine(area.parse()?),
            ("give", Some(resource), None, _) => Self::Give(resource.parse()?),
            ("done", None, ..) => Self::Done,
            _ => return Err(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_reads_back() {
        let actions = [
            Action::Die(Area::Library),
            Action::DieNeutral(Area::Market),
            Action::Take(Resource::Gems),
            Action::From(District::Forge),
            Action::Swap(Resource::Books),
            Action::With(District::Inn),
            Action::For(Resource::Swords),
            Action::Move(Resource::Tools),
            Action::To(District::Library),
            Action::Change(Area::Market),
            Action::Into(Area::Inn),
            Action::Submarine(Area::Workshop),
            Action::Give(Resource::Supplies),
            Action::Done,
        ];
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        let wrong =
            ["", "die", "die gems", "die inn me", "die inn neutral 2", "to market", "done 1"];
        for wrong in wrong {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
