//! The decisions of the game, and how they are written.

use super::card::{Card, Colour};
use super::figure::Figure;
use std::fmt;
use std::str::FromStr;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play a card to start a path or to go on along it: `play red-4`.
    Play(Card),
    /// Lay a card on the discard pile of its colour: `discard red-4`.
    Discard(Card),
    /// Send a figure of this kind along the path just started: `send scientist`.
    Send(Figure),
    /// Move the figure on this path one step: `move red`.
    Move(Colour),
    /// Leave all figures where they are: `stay`.
    Stay,
    /// Draw the deck's top card: `draw`.
    Draw,
    /// Take the top card of this discard pile: `take red`.
    Take(Colour),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Send(figure) => write!(f, "send {figure}"),
            Self::Move(colour) => write!(f, "move {colour}"),
            Self::Stay => f.write_str("stay"),
            Self::Draw => f.write_str("draw"),
            Self::Take(colour) => write!(f, "take {colour}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split_whitespace();
        let action = match (words.next().ok_or(())?, words.next()) {
            ("play", Some(card)) => Self::Play(card.parse()?),
            ("discard", Some(card)) => Self::Discard(card.parse()?),
            ("send", Some(figure)) => Self::Send(figure.parse()?),
            ("move", Some(colour)) => Self::Move(colour.parse()?),
            ("stay", None) => Self::Stay,
            ("draw", None) => Self::Draw,
            ("take", Some(colour)) => Self::Take(colour.parse()?),
            _ => return Err(()),
        };
        words.next().is_none().then_some(action).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_reads_back() {
        let card = Card::new(Colour::White, 0);
        let actions = [
            Action::Play(card),
            Action::Discard(card),
            Action::Send(Figure::Scientist),
            Action::Move(Colour::Blue),
            Action::Stay,
            Action::Draw,
            Action::Take(Colour::Green),
        ];
        for action in actions {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for wrong in ["", "play", "play red", "stay now", "take red red", "drawn"] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
