//! The figures that explore the paths.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A figure's kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Figure {
    /// Counts its step's value.
    Adventurer,
    /// Counts its step's value several times, the bad ones too (LC-4.3).
    Scientist,
}

impl Figure {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Adventurer, Self::Scientist];

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Adventurer => "adventurer",
            Self::Scientist => "scientist",
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Figure {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|f| f.name() == name).ok_or(())
    }
}

/// A figure on a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explorer {
    /// What it is.
    pub figure: Figure,
    /// The step it stands on, from 1.
    pub step: u8,
}
