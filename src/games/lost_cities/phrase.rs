//! Pieces of sentences: cards and colours in the reader's language.

use super::card::{Card, Colour};
use crate::lang::Words;
use crate::say;

/// A card by its colour and value.
pub fn card(card: Card, words: &Words) -> String {
    let (colour, value) = (card.colour().name(), card.value());
    say!(words, "lc-card", colour = colour, value = value)
}

/// A card's colour as it stands before its value, blank included.
pub fn card_colour(colour: Colour, words: &Words) -> String {
    say!(words, "lc-card", colour = colour.name(), value = "")
}

/// A colour by its bare name.
pub fn colour(colour: Colour, words: &Words) -> String {
    say!(words, "lc-colour", colour = colour.name())
}
