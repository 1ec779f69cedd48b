//! Pieces of sentences: figures, tiles, treasures and directions in the reader's language, in the
//! form that the sentence needs.

use super::action::Party;
use super::tile::{Kind, Turn};
use super::treasure::Treasure;
use crate::lang::Words;
use crate::say;

/// Figures that are sent somewhere: *2 workers and the leader*.
pub fn party(party: Party, words: &Words) -> String {
    let who = match (party.workers(), party.has_leader()) {
        (0, _) => "leader",
        (1, false) => "worker",
        (1, true) => "worker-and-leader",
        (_, false) => "workers",
        (_, true) => "workers-and-leader",
    };
    say!(words, "tk-party", who = who, workers = party.workers())
}

/// What a tile is: *temple 4*.
pub fn kind(kind: Kind, words: &Words) -> String {
    say!(words, "tk-kind", kind = kind.name(), number = kind.number())
}

/// What a tile is that is laid: *a clearing*.
pub fn laid(kind: Kind, words: &Words) -> String {
    say!(words, "tk-kind-laid", kind = kind.name(), number = kind.number())
}

/// A treasure by its bare name: *mask*.
pub fn treasure(treasure: Treasure, words: &Words) -> String {
    say!(words, "tk-treasure", treasure = treasure.name())
}

/// A treasure that is given or taken: *a mask*.
pub fn one(treasure: Treasure, words: &Words) -> String {
    say!(words, "tk-treasure-one", treasure = treasure.name())
}

/// A treasure that somebody has none of: *no mask*.
pub fn none_of(treasure: Treasure, words: &Words) -> String {
    say!(words, "tk-treasure-none", treasure = treasure.name())
}

/// Where a tile's first stones look: *the south-east*.
pub fn direction(turn: Turn, words: &Words) -> String {
    const SIDES: [&str; 6] =
        ["north", "north-east", "south-east", "south", "south-west", "north-west"];
    let side = SIDES[usize::from(turn.sides()) % SIDES.len()];
    say!(words, "tk-direction", side = side)
}

/// Whether there is any, in texts.
pub fn any(count: u8) -> &'static str {
    if count == 0 { "no" } else { "yes" }
}
