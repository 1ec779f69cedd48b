//! What happens in a match, and why a decision is refused.

use super::colour::Colour;
use super::components::MOST_DRAWN;
use super::point::Point;
use crate::engine::Seat;
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// Something that happened; `seat` did it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "seats, points and colours say what they are")]
pub enum Event {
    /// The match begins with this seat; each has been dealt so many cards (AW-1.2).
    Began { seat: Seat, cards: u8 },
    /// A hand had too few sites far from the rose: a near card was exchanged (AW-1.6).
    Redealt { seat: Seat },
    /// A card turned up that is too near for the first goals, and went under the deck (AW-1.3).
    TooNear { site: Point },
    /// A public goal was revealed (AW-1.3, AW-3.3).
    Revealed { site: Point },
    /// A token was laid on a key place (AW-1.5).
    Keyed { seat: Seat, site: Point },
    /// An arrow was laid.
    Laid { seat: Seat, colour: Colour, from: Point, to: Point, due: Due },
    /// The seat took the card of a public goal (AW-3.3).
    Took { seat: Seat, site: Point },
    /// The seat laid a card of its hand open and, if its token lay there, took that too (AW-3.1).
    Claimed { seat: Seat, site: Point, token: bool },
    /// The seat claimed, and does not hold the card (AW-3.10).
    InVain { seat: Seat, site: Point },
    /// Another arrow is due, for a square (AW-3.4).
    Square { seat: Seat },
    /// A ticket was won (AW-3.5).
    Ticket { seat: Seat },
    /// There was none left.
    NoTicket { seat: Seat },
    /// The expedition has come back to its own route: one more of its arrows is due (AW-5.1).
    Loop { seat: Seat, colour: Colour, at: Point },
    /// The arrow of a loop cannot be laid (AW-5.4).
    LoopLapsed { seat: Seat, colour: Colour },
    /// The arrows of squares cannot be laid (AW-3.7).
    SquareLapsed { seat: Seat },
    /// A ticket was used to remove this arrow; the expedition is back at `tip` (AW-4.2).
    Removed { seat: Seat, colour: Colour, from: Point, to: Point, tip: Point },
    /// A ticket was used to draw so many cards; only the seat knows which (AW-4.3).
    Drew { seat: Seat, count: u8, sites: Option<Drawn> },
    /// What was drawn was put back, or one kept for one of the hand; only the seat knows (AW-4.7).
    Changed { seat: Seat, change: Option<Change> },
    /// The seat could do nothing in its turn (AW-2.6).
    Passed { seat: Seat },
    /// The end is set off: the round is finished (AW-6.1).
    LastRound { seat: Seat, by: Ending },
    /// A result (AW-6.2).
    Result { seat: Seat, total: i32 },
}

/// Cards drawn to change one, in the order drawn.
pub type Drawn = List<Point, MOST_DRAWN>;

/// What was made of the cards drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "cards say what they are")]
pub enum Change {
    /// All of them went under the deck.
    Returned,
    /// One was kept; this one of the hand went under the deck.
    Kept { kept: Point, given: Point },
}

/// Why an arrow is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Due {
    /// It is that of the turn (AW-2.1).
    Turn,
    /// A ticket was used for it (AW-4.1).
    Ticket,
    /// A loop was closed (AW-5.1).
    Loop,
    /// For a square (AW-3.4).
    Square,
}

impl Due {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Ticket => "ticket",
            Self::Loop => "loop",
            Self::Square => "square",
        }
    }
}

/// What sets off the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// The seat has laid open its last card (AW-6.1).
    Hand,
    /// All arrows are on the map (AW-6.1).
    Arrows,
    /// So many have been laid in all that nobody would wait longer (AW-6.5).
    Long,
}

impl Ending {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Arrows => "arrows",
            Self::Long => "long",
        }
    }
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "points and colours say what they are")]
pub enum Refusal {
    /// Something else is to be decided now.
    First { what: Asked },
    /// Others are on turn: nothing but a claim is possible.
    OnlyClaim,
    /// There is nothing to claim, or not for this seat any more (AW-3.10).
    NoClaim,
    /// The map has no such point.
    NoSuchPoint { point: Point },
    /// The seat does not hold this card.
    NotHeld { site: Point },
    /// It lies too near the rose for a key place (AW-1.5).
    NearRose { site: Point },
    /// The seat's token lies there already (AW-1.8).
    KeyThere { site: Point },
    /// The colour's arrows have run out (AW-2.4).
    NoArrow { colour: Colour },
    /// The expedition goes on from another point (AW-2.2).
    NotThere { colour: Colour, tip: Point },
    /// The loop's arrow begins on its route (AW-5.1).
    OffRoute { colour: Colour, point: Point },
    /// A loop's arrow of this colour is due (AW-5.1).
    LoopFirst { colour: Colour },
    /// No line joins them.
    NoLine { from: Point, to: Point },
    /// An arrow of that colour lies on the line (AW-2.3).
    LineTaken { colour: Colour, from: Point, to: Point },
    /// The arrow of the turn comes before those of tickets (AW-4.6).
    TurnFirst,
    /// The seat has no ticket.
    NoTicket,
    /// As many as may be used in a turn have been used (AW-2.1).
    TicketsUsed { most: u8 },
    /// Nothing to remove: the expedition has not begun (AW-4.7).
    NotBegun { colour: Colour },
    /// The deck is empty (AW-4.4).
    DeckEmpty,
    /// The hand is empty (AW-4.5).
    HandEmpty,
    /// That card was not drawn.
    NotDrawn { site: Point },
    /// An arrow must be laid before the turn can end (AW-2.7).
    ArrowFirst,
}

/// What a stage asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the stages")]
pub enum Asked {
    Key,
    Arrow,
    Loop,
    Square,
    Tickets,
    Change,
    Nothing,
}

impl Asked {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Key => "key",
            Self::Arrow => "arrow",
            Self::Loop => "loop",
            Self::Square => "square",
            Self::Tickets => "tickets",
            Self::Change => "change",
            Self::Nothing => "nothing",
        }
    }
}
