//! Cards and their colours; piles and rows of them.

use crate::games::list::List;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A colour: of a card, of the path it leads along, of the pile it is discarded to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "colours say what they are")]
pub enum Colour {
    Yellow,
    Blue,
    White,
    Green,
    Red,
}

impl Colour {
    /// All five, in the order in which they lie on the table.
    pub const ALL: [Self; 5] = [Self::Yellow, Self::Blue, Self::White, Self::Green, Self::Red];

    /// Its place in an array.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name, as in decisions and saves.
    pub const fn name(self) -> &'static str {
        ["yellow", "blue", "white", "green", "red"][self as usize]
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
        Self::ALL.into_iter().find(|c| c.name() == name).ok_or(())
    }
}

/// One of something for each colour; in files and JSON with the colours' names.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "colours say what they are")]
pub struct PerColour<T> {
    pub yellow: T,
    pub blue: T,
    pub white: T,
    pub green: T,
    pub red: T,
}

impl<T> PerColour<T> {
    /// What the function makes of each colour.
    pub fn of(mut make: impl FnMut(Colour) -> T) -> Self {
        Self {
            yellow: make(Colour::Yellow),
            blue: make(Colour::Blue),
            white: make(Colour::White),
            green: make(Colour::Green),
            red: make(Colour::Red),
        }
    }
}

impl<T> Index<Colour> for PerColour<T> {
    type Output = T;
    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::Yellow => &self.yellow,
            Colour::Blue => &self.blue,
            Colour::White => &self.white,
            Colour::Green => &self.green,
            Colour::Red => &self.red,
        }
    }
}

impl<T> IndexMut<Colour> for PerColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::Blue => &mut self.blue,
            Colour::White => &mut self.white,
            Colour::Green => &mut self.green,
            Colour::Red => &mut self.red,
        }
    }
}

/// A card: a colour and a value. Written `red-4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Card(u8);

impl Card {
    /// The highest value that a component file can give a card.
    pub const HIGHEST: u8 = 15;

    /// The card of this colour and value.
    #[inline]
    pub const fn new(colour: Colour, value: u8) -> Self {
        assert!(value <= Self::HIGHEST);
        Self((colour as u8) << 4 | value)
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize >> 4]
    }

    /// Its value.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 & 0b1111
    }

    /// A number of its own for each kind of card.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour(), self.value())
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let (colour, value) = text.split_once('-').ok_or(())?;
        let number: u8 = value.parse().map_err(|_| ())?;
        // One way to write each: no "+4", no "04".
        if number > Self::HIGHEST || number.to_string() != value {
            return Err(());
        }
        Ok(Self::new(colour.parse()?, number))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        text.parse().map_err(|()| format!("not a card: {text:?}"))
    }
}

/// Cards one upon the other, with room for `N`: the deck, a discard pile, a row before a seat.
pub type Pile<const N: usize> = List<Card, N>;

impl<const N: usize> Pile<N> {
    /// No cards.
    pub const EMPTY: Self = Self::blank(Card::new(Colour::Yellow, 0));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_one_way_to_be_written() {
        let card = Card::new(Colour::Red, 10);
        assert_eq!(card.to_string(), "red-10");
        assert_eq!("red-10".parse(), Ok(card));
        assert_eq!("red-15".parse(), Ok(Card::new(Colour::Red, Card::HIGHEST)));
        for wrong in ["red-010", "red-+1", "red", "red-16", "Red-1", "red-1 ", ""] {
            assert!(wrong.parse::<Card>().is_err(), "{wrong}");
        }
    }
}
