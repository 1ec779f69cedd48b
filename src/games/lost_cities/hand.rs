//! A hand of cards, as bits: what can be laid is a mask and a few shifts.

use super::card::{Card, Colour};

/// The cards a seat holds. For each colour two bits a value count its copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand([u32; Colour::ALL.len()]);

/// Some values of one colour, each once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values(u32);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self([0; Colour::ALL.len()]);

    /// The most copies of one card that two bits can count.
    pub const MOST_COPIES: u8 = 3;

    /// Takes a card up.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.colour().index()] += 1 << (2 * card.value());
    }

    /// Lays a card down, if it is there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.has(card);
        if held {
            self.0[card.colour().index()] -= 1 << (2 * card.value());
        }
        held
    }

    /// Whether the card is there.
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.copies(card) > 0
    }

    #[inline]
    fn copies(&self, card: Card) -> u32 {
        self.0[card.colour().index()] >> (2 * card.value()) & 0b11
    }

    /// The values held of this colour.
    #[inline]
    pub fn values(&self, colour: Colour) -> Values {
        let bits = self.0[colour.index()];
        Values((bits | bits >> 1) & 0x5555_5555)
    }

    /// Every card, copies included, by colour and value.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let kinds = Colour::ALL
            .into_iter()
            .flat_map(|colour| self.values(colour).map(move |value| Card::new(colour, value)));
        kinds.flat_map(|card| (0..self.copies(card)).map(move |_| card))
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        let count =
            |bits: &u32| (bits & 0x5555_5555).count_ones() + 2 * (bits & 0xaaaa_aaaa).count_ones();
        u8::try_from(self.0.iter().map(count).sum::<u32>()).unwrap_or(u8::MAX)
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        *self == Self::EMPTY
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl Values {
    /// Those that are this or higher.
    #[inline]
    #[must_use]
    pub fn from(self, value: u8) -> Self {
        Self(self.0 & (u32::MAX << (2 * value)))
    }

    /// Those that are this or lower.
    #[inline]
    #[must_use]
    pub fn up_to(self, value: u8) -> Self {
        Self(self.0 & (u32::MAX >> (30 - 2 * value)))
    }
}

#[expect(clippy::copy_iterator, reason = "a mask: copies are what it is for")]
impl Iterator for Values {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 30")]
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_copies() {
        let red = |value| Card::new(Colour::Red, value);
        let mut hand: Hand = [red(15), red(4), red(4), red(0)].into_iter().collect();
        assert_eq!(hand.len(), 4);
        assert_eq!(hand.cards().collect::<Vec<_>>(), [red(0), red(4), red(4), red(15)]);
        let values = hand.values(Colour::Red);
        assert_eq!(values.collect::<Vec<_>>(), [0, 4, 15]);
        assert_eq!(values.from(4).collect::<Vec<_>>(), [4, 15]);
        assert_eq!(values.up_to(4).collect::<Vec<_>>(), [0, 4]);
        assert_eq!(values.up_to(15), values);
        assert!(hand.remove(red(4)) && hand.remove(red(4)) && !hand.remove(red(4)));
        assert_eq!(hand.len(), 2);
        let three: Hand = [red(4); Hand::MOST_COPIES as usize].into_iter().collect();
        assert_eq!((three.len(), three.values(Colour::Red).collect::<Vec<_>>()), (3, vec![4]));
        assert!(Hand::EMPTY.is_empty() && !hand.is_empty());
    }
}
