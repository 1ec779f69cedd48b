//! The three expeditions, each of a colour.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The colour of an expedition; all seats move all three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "colours say what they are")]
pub enum Colour {
    Yellow,
    Red,
    Blue,
}

impl Colour {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Yellow, Self::Red, Self::Blue];

    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in commands, saves and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|colour| colour.name() == name).ok_or(())
    }
}

/// One thing for each expedition.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "colours say what they are")]
pub struct PerColour<T> {
    pub yellow: T,
    pub red: T,
    pub blue: T,
}

impl<T> PerColour<T> {
    /// What this makes of each.
    pub fn of(mut make: impl FnMut(Colour) -> T) -> Self {
        let [yellow, red, blue] = Colour::ALL.map(&mut make);
        Self { yellow, red, blue }
    }
}

impl<T> Index<Colour> for PerColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::Yellow => &self.yellow,
            Colour::Red => &self.red,
            Colour::Blue => &self.blue,
        }
    }
}

impl<T> IndexMut<Colour> for PerColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
        }
    }
}
