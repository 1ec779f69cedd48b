//! Pieces of sentences: points and colours in the reader's language.

use super::colour::Colour;
use super::point::Point;
use crate::lang::Words;
use crate::say;

/// A point by its name; one that we have no name for is called as in its component file.
pub fn point(point: Point, words: &Words) -> String {
    say!(words, "aw-point", point = point.to_string())
}

/// The same in nine cells at most.
pub fn short(point: Point, words: &Words) -> String {
    say!(words, "aw-short", point = point.to_string())
}

/// A line about a site.
pub fn line(point: Point, words: &Words) -> String {
    say!(words, "aw-line", point = point.to_string())
}

/// An expedition by its bare colour.
pub fn colour(colour: Colour, words: &Words) -> String {
    say!(words, "aw-colour", colour = colour.name())
}

/// The letter of an expedition, small: that of its lines.
pub fn letter(colour: Colour, words: &Words) -> String {
    say!(words, "aw-letter", colour = colour.name())
}
