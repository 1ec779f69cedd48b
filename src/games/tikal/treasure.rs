//! The treasures: eight kinds, a few of each (TK-1.3). The names are ours.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many kinds there are.
pub const KINDS: usize = 8;
/// The most of one kind.
pub const MOST_OF_A_KIND: usize = 3;
/// The most treasures that there can be.
pub const MOST_TREASURES: usize = KINDS * MOST_OF_A_KIND;

/// A treasure, by its kind.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the kinds say what they are")]
pub enum Treasure {
    #[default]
    Mask,
    Jade,
    Idol,
    Blade,
    Disc,
    Shell,
    Vase,
    Feather,
}

impl Treasure {
    /// Every kind.
    pub const ALL: [Self; KINDS] = [
        Self::Mask,
        Self::Jade,
        Self::Idol,
        Self::Blade,
        Self::Disc,
        Self::Shell,
        Self::Vase,
        Self::Feather,
    ];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        ["mask", "jade", "idol", "blade", "disc", "shell", "vase", "feather"][self as usize]
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Treasure {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or(())
    }
}
