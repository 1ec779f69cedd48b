//! Pieces of sentences: cards, expeditions and teams in the reader's language.

use super::card::Card;
use super::destination::Destination;
use super::team::Teams;
use crate::lang::Words;
use crate::say;

/// A card's name.
pub fn card(card: Card, words: &Words) -> String {
    say!(words, "ex-card", card = card.name())
}

/// A card's name where there is little room.
pub fn short_card(card: Card, words: &Words) -> String {
    match card {
        Card::JETPACK | Card::RISKY_MOVE | Card::LONG_WATCH => {
            say!(words, "ex-short-card", card = card.name())
        }
        _ => self::card(card, words),
    }
}

/// An expedition's name.
pub fn place(destination: Destination, words: &Words) -> String {
    say!(words, "ex-expedition", name = destination.name())
}

/// A choice of teams, as texts choose by it: a number alone is no name there.
pub fn teams_key(teams: Teams) -> &'static str {
    match teams.name() {
        "1" => "first",
        "2" => "second",
        other => other,
    }
}
