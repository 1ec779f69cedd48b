//! What happens in a match, and why a decision is refused.

use super::action::Party;
use super::components::MOST_SEATS;
use super::hex::Hex;
use super::tile::{Kind, Tile, Turn};
use super::treasure::Treasure;
use crate::engine::Seat;
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// Something that happened; `seat` did it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "hexes, tiles, seats and points say what they are")]
pub enum Event {
    /// The match begins with this seat, with so many victory points each (TK-1.5).
    Began { seat: Seat, purse: u16 },
    /// The seat revealed the next tile (TK-2.1).
    Drawn { seat: Seat, tile: Tile, kind: Kind },
    /// There was no place for the tile: it leaves the game (TK-2.4).
    NoPlace { seat: Seat, tile: Tile, kind: Kind },
    /// The tile was laid; a ruin got so many treasures (TK-2.5).
    Laid { seat: Seat, tile: Tile, kind: Kind, hex: Hex, turn: Turn, treasures: u8 },
    /// New figures came from the supply.
    Entered { seat: Seat, hex: Hex, workers: u8, leader: bool, points: u8 },
    /// Figures went from one hex to another.
    Moved { seat: Seat, from: Hex, to: Hex, workers: u8, leader: bool, points: u8 },
    /// A temple's next level was uncovered.
    Uncovered { seat: Seat, hex: Hex, level: u8 },
    /// A treasure was dug up; so many are left there.
    Found { seat: Seat, hex: Hex, treasure: Treasure, left: u8 },
    /// Two treasures changed hands.
    Exchanged { seat: Seat, other: Seat, taken: Treasure, given: Treasure },
    /// A camp was set up.
    Camped { seat: Seat, hex: Hex },
    /// A guard was left on a temple; so many workers left the game with it, or the leader.
    Guarded { seat: Seat, hex: Hex, level: u8, workers: u8, leader: bool },
    /// A scoring round begins with this seat: the first, second … (TK-7.1), or the last (TK-7.4).
    ScoringBegan { seat: Seat, number: u8, last: bool },
    /// The seat scored temples and treasures, and has so many points now (TK-7.2).
    Scored { seat: Seat, temples: u16, treasures: u16, total: i32 },
    /// A round of auctions begins; these tiles are on offer, and this seat bids first (TK-8.1).
    Offered { round: u8, seat: Seat, tiles: List<Tile, MOST_SEATS> },
    /// A bid.
    Bid { seat: Seat, bid: u16 },
    /// The seat left this auction.
    Passed { seat: Seat },
    /// The seat may choose a tile, for so many points (TK-8.2, TK-8.3).
    Won { seat: Seat, paid: u16 },
    /// The seat took a tile of the offer; the last one comes without a choice (TK-8.12).
    Chosen { seat: Seat, tile: Tile, kind: Kind, last: bool },
    /// A result.
    Result { seat: Seat, total: i32 },
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "hexes, points and treasures say what they are")]
pub enum Refusal {
    /// Something else is to be decided now.
    First { what: Asked },
    /// A bid must be higher (TK-8.2, TK-8.9).
    BidTooLow { least: u16 },
    /// Nobody bids more than he has (TK-8.8).
    BidTooHigh { most: u16 },
    /// That tile is not on offer.
    NotOffered { tile: Tile },
    /// A tile or a terrain lies there already.
    Explored { hex: Hex },
    /// No explored hex lies next to it (TK-2.2).
    Apart { hex: Hex },
    /// Laid like this, no stone joins it to a neighbour (TK-2.2).
    NoRoad { hex: Hex },
    /// Turned like this it looks as if turned otherwise: that is how to say it (TK-1.6).
    LooksLike { turn: Turn },
    /// The volcano would cut empty hexes off (TK-2.6).
    Seals { hex: Hex },
    /// Nobody goes into the jungle.
    Unexplored { hex: Hex },
    /// Nobody goes to a volcano (TK-2.3).
    Volcano { hex: Hex },
    /// Too few of one's workers are there.
    FewWorkers { hex: Hex, workers: u8 },
    /// Too few workers are left in the supply.
    FewInSupply { workers: u8 },
    /// The leader is not there.
    NoLeader { hex: Hex },
    /// The leader is not in the supply.
    LeaderIsOut,
    /// They are there already.
    SameHex,
    /// No road leads there.
    NoWay { hex: Hex },
    /// It costs more action points than are left.
    TooDear { cost: u16, left: u8 },
    /// Neither a temple nor a ruin.
    NothingToDig { hex: Hex },
    /// The temple is guarded (TK-6.2).
    IsGuarded { hex: Hex },
    /// That level has run out, or there is none so high (TK-4.1).
    NoLevel { level: u8 },
    /// All its treasures have been dug up.
    DugOut { hex: Hex },
    /// None of one's workers is there.
    Nobody { hex: Hex },
    /// As much has been dug there in this turn as the workers there, or the rules, allow
    /// (TK-4.2, TK-4.3).
    EnoughDug { hex: Hex, dug: u8 },
    /// Two treasures of one kind are no exchange (TK-4.8).
    SameKind,
    /// Nobody exchanges with himself.
    Yourself,
    /// One has none of that kind.
    NotYours { treasure: Treasure },
    /// They have none of that kind.
    NotTheirs { other: Seat, treasure: Treasure },
    /// A pair or three of a kind stay with their owner: one's own (TK-4.4).
    YourSet { treasure: Treasure },
    /// Or theirs (TK-4.4).
    TheirSet { other: Seat, treasure: Treasure },
    /// A camp wants a clearing, or a ruin without treasures (TK-5.1).
    NoCampSite { hex: Hex },
    /// There are still treasures in that ruin (TK-5.1).
    TreasuresLeft { hex: Hex },
    /// A camp stands there already (TK-5.1).
    HasCamp { hex: Hex },
    /// Both camps have been set up (TK-5.1).
    NoCampLeft,
    /// Only temples are guarded.
    NoTemple { hex: Hex },
    /// Both guards have been left (TK-6.2).
    NoGuardLeft,
    /// Others weigh as much there, or more (TK-6.1).
    NotControlled { hex: Hex },
}

/// What a stage asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the decisions")]
pub enum Asked {
    Bid,
    Choose,
    Lay,
    Spend,
    Nothing,
}

impl Asked {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Choose => "choose",
            Self::Lay => "lay",
            Self::Spend => "spend",
            Self::Nothing => "nothing",
        }
    }
}

impl Event {
    /// Figures came from the supply.
    pub(super) fn entered(seat: Seat, hex: Hex, party: Party, points: u8) -> Self {
        let (workers, leader) = (party.workers(), party.has_leader());
        Self::Entered { seat, hex, workers, leader, points }
    }

    /// Figures went from one hex to another.
    pub(super) fn moved(seat: Seat, (from, to): (Hex, Hex), party: Party, points: u8) -> Self {
        let (workers, leader) = (party.workers(), party.has_leader());
        Self::Moved { seat, from, to, workers, leader, points }
    }
}
