//! Who collects resources: a seat, or the neutral player of a table for two (AT-9).

use super::components::MOST_SEATS;
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// Somebody who collects resources and scores. In JSON as eyes are: `{"seat": 2}`, `"neutral"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// The player on this seat.
    Seat(Seat),
    /// The neutral player: collects and scores, but cannot win.
    Neutral,
}

impl Who {
    /// So many can collect at most.
    pub const MOST: usize = MOST_SEATS + 1;

    /// Their place in an array; the neutral player's is the last.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => MOST_SEATS,
        }
    }
}
