//! What happens in a match, and why a decision is refused.

use super::card::{Card, Colour, PerColour};
use super::figure::Figure;
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "seats, cards, colours and points say what they are")]
pub enum Event {
    /// An expedition sets out.
    Began { expedition: u8, first: Seat },
    /// A card was played on a path.
    Played { seat: Seat, card: Card },
    /// A card was laid on the discard pile of its colour.
    Discarded { seat: Seat, card: Card },
    /// A figure was set on a path's first step.
    Sent { seat: Seat, colour: Colour, figure: Figure },
    /// A figure moved on to this step.
    Moved { seat: Seat, colour: Colour, step: u8 },
    /// A figure crossed the bridge, the n-th of all.
    Crossed { seat: Seat, colour: Colour, crossed: u8 },
    /// A card was played on a path whose end the figure has reached: another one may move.
    AtEnd { seat: Seat, colour: Colour },
    /// A figure found an artefact.
    FoundArtefact { seat: Seat },
    /// A figure found points.
    FoundPoints { seat: Seat, points: u8 },
    /// A figure found an arrow: any of the seat's may move.
    FoundArrow { seat: Seat },
    /// No figure could move: the step is lost.
    StepLost { seat: Seat },
    /// The seat left its figures where they are.
    Stayed { seat: Seat },
    /// A card was drawn; only the one who drew it knows which.
    Drew { seat: Seat, card: Option<Card> },
    /// The top card of a discard pile was taken.
    Took { seat: Seat, card: Card },
    /// The expedition is over.
    Ended { expedition: u8, by: Ending },
    /// What a seat's figures are worth on their steps, one by one and together.
    Scored { seat: Seat, paths: PerColour<Option<i32>>, points: i32 },
    /// What a seat's artefacts are worth at the end of the game.
    Valued { seat: Seat, artefacts: u8, points: i32 },
    /// All chips are turned over: a seat's result.
    Result { seat: Seat, total: i32 },
}

/// What ends an expedition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Enough figures have crossed the bridge (LC-4.1).
    Bridge,
    /// The deck's last card has been taken (LC-4.2).
    Deck,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "cards and colours say what they are")]
pub enum Refusal {
    /// First a card must be played or discarded.
    PlayFirst,
    /// First a figure must be chosen for the new path.
    SendFirst,
    /// First a figure must move, or stay.
    MoveFirst,
    /// A card has been played: now one must be taken.
    TakeNow,
    /// The seat does not hold this card.
    NotHeld { card: Card },
    /// The path has gone beyond this card's value.
    TooLow { card: Card, last: u8 },
    /// The path goes down and has passed this card's value.
    TooHigh { card: Card, last: u8 },
    /// All figures are on their way: no new path can be started.
    NoFigureLeft,
    /// No figure of this kind is left.
    KindGone { figure: Figure },
    /// The seat has no figure on that path.
    NobodyThere { colour: Colour },
    /// The figure stands at the path's end.
    AtEnd { colour: Colour },
    /// The discard pile is empty.
    NoPile { colour: Colour },
    /// The pile discarded to in this turn is closed for it.
    PileClosed { colour: Colour },
}
