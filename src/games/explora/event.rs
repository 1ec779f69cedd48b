//! What happens in a match, and why a decision is refused.

use super::card::Card;
use super::components::{MOST_EXPEDITIONS, MOST_MARKET, MOST_SEATS};
use super::destination::Destination;
use super::scale::Scale;
use super::team::{TEAMS, Teams, Which};
use crate::engine::Seat;
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// A seat and its bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "seats and bids say what they are")]
pub struct SeatBid {
    pub seat: Seat,
    pub bid: u16,
}

impl Default for SeatBid {
    fn default() -> Self {
        Self { seat: Seat::at(0), bid: 0 }
    }
}

/// A team on an expedition, with its strength and its pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "seats, teams, strengths and money say what they are")]
pub struct Going {
    pub seat: Seat,
    pub team: Which,
    pub strength: u8,
    pub pay: u8,
}

impl Default for Going {
    fn default() -> Self {
        Self { seat: Seat::at(0), team: Which::First, strength: 0, pay: 0 }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "seats, teams, cards, money and points say what they are")]
pub enum Event {
    /// The expedition cards of this match are laid out, the first one active (EX-1.2).
    LaidOut { expeditions: List<Destination, MOST_EXPEDITIONS> },
    /// A seat has sealed its bid for the starting order; only it knows how much.
    StartBid { seat: Seat, bid: Option<u16> },
    /// The starting bids are revealed and paid, in the order they make (EX-1.5).
    StartBids { bids: List<SeatBid, MOST_SEATS> },
    /// The markers stand on the scale (EX-1.6).
    LinedUp { scale: Scale },
    /// A seat pays for its place at the start (EX-1.7).
    Fee { seat: Seat, money: u16 },
    /// A round begins.
    Round { round: u16 },
    /// A cartographer is turned up, so many lie there now (EX-2.2).
    Charted { cartographers: u8 },
    /// The discards are shuffled into a new deck (EX-2.3).
    Reshuffled { cards: u8 },
    /// The market of this round.
    Market { cards: List<Card, MOST_MARKET> },
    /// A seat has sealed its bid; only it knows how much.
    Bid { seat: Seat, bid: Option<u16> },
    /// The bids are revealed, in picking order (EX-3.2).
    Bids { order: List<SeatBid, MOST_SEATS> },
    /// The highest bid: a marker moves forward to this place, from 1, past another one; without
    /// a seat, an unused one (EX-3.3).
    Forward { seat: Seat, place: u8, past: Option<Seat> },
    /// The lowest bid: a marker moves back (EX-3.3).
    Back { seat: Seat, place: u8, past: Option<Seat> },
    /// A seat takes a card from the market.
    Took { seat: Seat, card: Card },
    /// The market is empty: the seat goes without.
    NothingLeft { seat: Seat },
    /// A seat sells its card (EX-4.3).
    Sold { seat: Seat, card: Card, money: u8 },
    /// A patron pays (EX-4.5).
    Patron { seat: Seat, card: Card, money: u8 },
    /// A card joins a team; another one may have to make room for it (EX-4.4, EX-4.7).
    Joined { seat: Seat, team: Which, card: Card, out: Option<Card> },
    /// A card founds a team.
    Founded { seat: Seat, team: Which, card: Card },
    /// The strength of a team changed (EX-5.2).
    Strength { seat: Seat, team: Which, strength: u8 },
    /// A risky move: the deck's top card (EX-4.6).
    Drew { seat: Seat, card: Card },
    /// A risky move, but there is no card left anywhere.
    DrewNothing { seat: Seat },
    /// A long watch: the seat goes to the top of the scale (EX-4.8).
    Watched { seat: Seat },
    /// A card that nobody took is discarded (EX-4.2).
    Leftover { card: Card },
    /// The bids are paid, so much together (EX-3.4).
    Paid { money: u32 },
    /// An expedition is called (EX-6.1).
    Called { number: u8, expedition: Destination, cartographers: u8 },
    /// A seat has chosen its teams; only it knows which.
    Chose { seat: Seat, teams: Option<Teams> },
    /// The choices are revealed, and the teams paid (EX-6.2, EX-6.3).
    Went { teams: List<Going, { MOST_SEATS * TEAMS }> },
    /// The strongest team takes the expedition card (EX-6.4).
    Won { seat: Seat, team: Which, expedition: Destination },
    /// Nobody went: the card leaves the game (EX-6.4).
    Unclaimed { expedition: Destination },
    /// A team brings an artefact home (EX-6.5).
    Artefact { seat: Seat, team: Which, points: u8 },
    /// A team loses a card, chosen by a seat, or its only one (EX-6.6).
    Lost { seat: Seat, team: Which, card: Card, by: Option<Seat> },
    /// A team without cards is gone.
    Disbanded { seat: Seat, team: Which },
    /// All cards are shuffled, and the next expedition becomes active (EX-6.7).
    Active { number: u8, expedition: Destination },
    /// All money is shown: a seat's points (EX-7.1).
    Result { seat: Seat, expeditions: i32, artefacts: i32, money: i32, total: i32 },
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "cards, teams and money say what they are")]
pub enum Refusal {
    /// Now a bid must be made.
    BidNow,
    /// Now a card must be taken from the market.
    TakeNow,
    /// Now the card taken must be used.
    UseNow { card: Card },
    /// Now teams must be chosen.
    ChooseNow,
    /// Now one of two equal teams must be chosen.
    ClaimNow,
    /// Now the card must be chosen that the team loses.
    LoseNow,
    /// The seat has less than it bids.
    TooMuch { bid: u16, money: u16 },
    /// The market has no such card.
    NotOnMarket { card: Card },
    /// The seat has no such team.
    NoTeam { team: Which },
    /// There is no room in the team: the jetpack must take somebody's place.
    Full { team: Which },
    /// The seat has two teams already.
    TwoTeams,
    /// A card drawn by a risky move cannot be sold.
    CannotSell { card: Card },
    /// This card joins no team.
    NoMember { card: Card },
    /// Only a jetpack takes the place of a card of the seat's choice.
    OnlyJetpack { card: Card },
    /// This card is played by joining a team.
    JoinsTeam { card: Card },
    /// The team does not have this card.
    NotInTeam { card: Card },
    /// A team without strength stays at home.
    TooWeak { team: Which },
}
