//! Choosing on the table: what leads where, what digits and letters mean.

use super::Picture;
use super::place::Place;
use crate::draw::board::Brush;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::{Card, Colour};
use crate::games::lost_cities::figure::Figure;
use crate::games::lost_cities::state::Stage;

/// What is marked on the table while something is decided.
pub(super) struct Marks {
    /// Whether these eyes decide now.
    pub decides: bool,
    /// Whether a card is played or discarded, or one taken.
    pub plays: bool,
    pub takes: bool,
    /// The card that the cursor rests on.
    pub card: Option<Card>,
    /// The step that it would lead to.
    pub target: Option<(Colour, u8)>,
    /// The steps that figures can move to.
    pub moves: Vec<(Colour, u8)>,
}

impl Picture {
    pub(super) fn marks(&self, brush: Brush<'_>) -> Marks {
        let decides = !brush.open.is_empty();
        let card = match brush.cursor.and_then(Place::read) {
            Some(Place::Card(card)) => Some(card),
            _ => None,
        };
        let target = card.filter(|card| self.fits(*card));
        Marks {
            decides,
            plays: decides && self.view.stage == Stage::Play,
            takes: decides && self.view.stage == Stage::Take,
            card,
            target: target.and_then(|card| self.destination(Action::Play(card))),
            moves: self.moves(brush),
        }
    }

    /// The decision that Enter means on a place behind those.
    pub(super) fn meaning(way: &[String], place: Place) -> Option<Action> {
        let before = way.first().and_then(|place| Place::read(place));
        match (before, place) {
            (_, Place::Card(card)) => Some(Action::Play(card)),
            (Some(Place::Card(card)), Place::Discard) => Some(Action::Discard(card)),
            (_, Place::Decision(action)) => Some(action),
            (_, Place::Discard) => None,
        }
    }

    /// Cards of the hand from the left, paths from above, the deck by nought.
    pub(super) fn counted(&self, number: u32) -> Option<Place> {
        let at = usize::try_from(number).ok()?.checked_sub(1);
        let colour = at.and_then(|at| Colour::ALL.get(at)).copied();
        let action = match self.view.stage {
            Stage::Play => {
                return Some(Place::Card(*self.own()?.hand.as_ref()?.get(at?)?));
            }
            Stage::Move { .. } => Action::Move(colour?),
            Stage::Take if number == 0 => Action::Draw,
            Stage::Take => Action::Take(colour?),
            Stage::Send(_) | Stage::Over => return None,
        };
        Some(Place::Decision(action))
    }

    /// The places that have letters now.
    pub(super) fn with_letters(&self) -> Vec<Place> {
        let send = |figure| Place::Decision(Action::Send(figure));
        match self.view.stage {
            Stage::Play => vec![Place::Discard],
            Stage::Send(_) => vec![send(Figure::Adventurer), send(Figure::Scientist)],
            Stage::Move { .. } => vec![Place::Decision(Action::Stay)],
            Stage::Take | Stage::Over => Vec::new(),
        }
    }
}

/// The letter of a place.
pub(super) const fn letter(place: Place) -> Option<char> {
    match place {
        Place::Discard => Some('d'),
        Place::Decision(Action::Send(Figure::Adventurer)) => Some('a'),
        Place::Decision(Action::Send(Figure::Scientist) | Action::Stay) => Some('s'),
        Place::Card(_) | Place::Decision(_) => None,
    }
}
