//! What happens in a match, and why a decision is refused.

use super::district::{Area, District};
use super::resource::Resource;
use super::tile::{Letter, Tile};
use super::who::Who;
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// Something that happened. `who` receives and scores; `seat` decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[expect(missing_docs, reason = "areas, resources, seats and points say what they are")]
pub enum Event {
    /// A round begins: so many dice show 1, 2, 3, 4, 5 and 6 (AT-2.1).
    Opened { round: u8, first: Seat, rolled: [u8; 6] },
    /// Dice of a district that has run out of tiles go to the Black Market (AT-2.2, AT-5.4).
    Diverted { district: District, dice: u8 },
    /// A die was taken: the n-th of the one it is for.
    DieTaken { seat: Seat, who: Who, area: Area, die: u8 },
    /// A resource was taken, and why.
    Took { who: Who, resource: Resource, from: Area, reason: Taking },
    /// There was nothing to take.
    FoundNothing { who: Who, area: Area },
    /// The area's effect could not be carried out (AT-3.4).
    NoEffect { who: Who, area: Area },
    /// The die just taken was rolled for an effect.
    Rolled { who: Who, roll: u8, success: bool },
    /// The die was rolled again and leads to this area (AT-4.3).
    LedOn { who: Who, roll: u8, area: Area },
    /// Two resources changed places (AT-4.2).
    Swapped { seat: Seat, here: Area, given: Resource, there: District, taken: Resource },
    /// A resource was moved.
    Moved { seat: Seat, resource: Resource, from: Area, to: Area },
    /// A die was laid elsewhere (AT-4.9).
    DieChanged { seat: Seat, from: Area, to: Area },
    /// The submarine went elsewhere; by itself if its district has run out of tiles (AT-5.6).
    SubmarineMoved { seat: Option<Seat>, from: Area, to: Area },
    /// The clock's hand moved, by a die left there or by an effect.
    HandMoved { from: u8, to: u8, by: Option<Area> },
    /// A district has no resources left: its kind is scored (AT-5.1).
    Emptied { district: District },
    /// The one with most takes the tile (AT-5.2).
    TileWon { who: Who, district: District, letter: Letter, held: u8 },
    /// Nobody has any: the tile leaves the game (AT-5.2).
    TileLost { district: District, letter: Letter },
    /// Points for a place that wins no tile (AT-5.2).
    Placed { who: Who, resource: Resource, held: u8, place: u8, points: u8 },
    /// All gave their resources of this kind back: so many to the Black Market, the rest to the
    /// district (AT-5.3).
    GivenBack { resource: Resource, to_market: u8, to_district: u8 },
    /// A new tile is shown.
    Revealed { district: District, letter: Letter, tile: Tile },
    /// The district's tiles are gone: so many resources of its kind leave the game (AT-5.4).
    Closed { district: District, removed: u8 },
    /// The hand has stopped on a check: who has most of it, or of all (AT-6.3)?
    Checked { resource: Option<Resource>, most: u16 },
    /// Points from a check.
    CheckWon { who: Who, points: u8 },
    /// The hand has stopped on a donation (AT-6.4).
    DonationBegan,
    /// The seat has too little to donate.
    CannotDonate { seat: Seat },
    /// A resource was donated, and lies on its district.
    Gave { seat: Seat, resource: Resource },
    /// The seat's donation is over.
    Donated { seat: Seat, given: u8, points: u16 },
    /// The clock has run down: final scoring (AT-6.5).
    TimeUp { round: u8 },
    /// Points of the final scoring (AT-8.1).
    Majority { who: Who, resource: Resource, held: u8, place: u8, points: u8 },
    /// A result.
    Result { who: Who, total: i32 },
}

/// Why a resource is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Taking {
    /// For visiting the area (AT-3.2).
    Visit,
    /// Because the submarine is there (AT-3.3).
    Submarine,
    /// By the area's effect (AT-3.4).
    Effect,
}

impl Taking {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Visit => "visit",
            Self::Submarine => "submarine",
            Self::Effect => "effect",
        }
    }
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "areas and resources say what they are")]
pub enum Refusal {
    /// Something else is to be decided now.
    First { what: Asked },
    /// No die lies there (AT-3.5).
    NoDie { area: Area },
    /// There is no neutral player at this table (AT-9.1).
    NoNeutral,
    /// The seat has given the neutral player its die of this round (AT-9.2).
    AlreadyGiven,
    /// The seat's last die of the round belongs to the neutral player (AT-9.2).
    MustGive,
    /// There is no such resource there.
    NotThere { area: Area, resource: Resource },
    /// It must be another district than the one visited.
    SameDistrict { district: District },
    /// The district has run out of tiles (AT-5.7).
    Closed { area: Area },
    /// Nothing lies on that district.
    NothingThere { district: District },
    /// The die, or the submarine, is there already.
    SameArea { area: Area },
    /// The seat has no such resource.
    NotHeld { resource: Resource },
    /// Too few are left to make up another point (AT-6.7).
    TooFew { needed: u8 },
    /// What was begun must be completed (AT-6.7).
    Unpaired { bundle: u8 },
}

/// What a stage asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the decisions")]
pub enum Asked {
    Die,
    Take,
    From,
    Swap,
    With,
    For,
    Move,
    To,
    Change,
    Into,
    Submarine,
    Give,
    Nothing,
}

impl Asked {
    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Die => "die",
            Self::Take => "take",
            Self::From => "from",
            Self::Swap => "swap",
            Self::With => "with",
            Self::For => "for",
            Self::Move => "move",
            Self::To => "to",
            Self::Change => "change",
            Self::Into => "into",
            Self::Submarine => "submarine",
            Self::Give => "give",
            Self::Nothing => "nothing",
        }
    }
}
