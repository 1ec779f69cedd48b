//! Event tokens along the paths.

use serde::{Deserialize, Serialize};

/// An event token, resolved by a figure that arrives on its space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// Goes to the one who comes first (LC-3.2).
    Artefact,
    /// Moves any figure one step on (LC-3.4).
    Arrow,
    /// Gives points to everyone who comes (LC-3.3).
    Points(u8),
}
