//! Pieces of sentences: areas, resources, effects and people in the reader's language, in the
//! form that the sentence needs.

use super::district::Area;
use super::resource::Resource;
use super::tile::{Effect, Tile};
use super::who::Who;
use crate::engine::Player;
use crate::lang::Words;
use crate::say;

/// An area by its bare name.
pub fn area(area: Area, words: &Words) -> String {
    say!(words, "at-area", area = area.name())
}

/// An area by a name of at most ten cells.
pub fn short(area: Area, words: &Words) -> String {
    say!(words, "at-area-short", area = area.name())
}

/// A resource by itself, at the beginning of what is told of it: *Book*.
pub fn noun(resource: Resource, words: &Words) -> String {
    say!(words, "at-resource-noun", resource = resource.name())
}

/// One of a kind in a list of what came of something: *book*.
pub fn goods_one(resource: Resource, words: &Words) -> String {
    say!(words, "at-resource-bare", resource = resource.name())
}

/// So many of a kind: *2 books*.
pub fn goods(resource: Resource, count: u8, words: &Words) -> String {
    say!(words, "at-goods", resource = resource.name(), count = count)
}

/// The number of a die as a word, at the beginning of a sentence.
pub fn number(number: u8, words: &Words) -> String {
    say!(words, "at-number", number = number)
}

/// An area that something is done to: *the Library*.
pub fn the(area: Area, words: &Words) -> String {
    say!(words, "at-area-the", area = area.name())
}

/// Where something is: *at the Library*.
pub fn at(area: Area, words: &Words) -> String {
    say!(words, "at-area-at", area = area.name())
}

/// Where something comes from: *from the Library*.
pub fn from(area: Area, words: &Words) -> String {
    say!(words, "at-area-from", area = area.name())
}

/// Where something goes: *to the Library*.
pub fn to(area: Area, words: &Words) -> String {
    say!(words, "at-area-to", area = area.name())
}

/// A resource that is taken: *a book*.
pub fn one(resource: Resource, words: &Words) -> String {
    say!(words, "at-resource-one", resource = resource.name())
}

/// A kind of resource that somebody has most of: *books*.
pub fn most(resource: Resource, words: &Words) -> String {
    say!(words, "at-resource-most", resource = resource.name())
}

/// Somebody who collects.
pub fn name(who: Who, players: &[Player], words: &Words) -> String {
    match who {
        Who::Seat(seat) => Player::called(players, seat, words),
        Who::Neutral => say!(words, "at-neutral"),
    }
}

/// What a visit does beyond its resource, in a sentence; nothing at the Black Market.
pub fn effect(effect: Option<Effect>, words: &Words) -> String {
    effect_told("at-then", effect, words)
}

/// What a visit does, in two lines of ten cells.
pub fn effect_cell(effect: Option<Effect>, words: &Words) -> String {
    effect_told("at-effect-cell", effect, words)
}

/// What a visit does, in three lines of sixteen cells.
pub fn effect_brief(effect: Option<Effect>, words: &Words) -> String {
    effect_told("at-effect-brief", effect, words)
}

fn effect_told(key: &'static str, effect: Option<Effect>, words: &Words) -> String {
    let (on, die, steps) = effect.map_or((String::new(), 0, 0), numbers);
    let name = effect.map_or("none", Effect::name);
    say!(words, key, effect = name, on = on, die = die, steps = steps)
}

/// The numbers of an effect: what must be rolled, which die, how many steps.
fn numbers(effect: Effect) -> (String, u8, u8) {
    let on = effect.rolls().map(|rolls| rolls.to_string()).unwrap_or_default();
    match effect {
        Effect::OnDie { die } => (on, die, 0),
        Effect::ClockHand { steps, .. } => (on, 0, steps),
        _ => (on, 0, 0),
    }
}

/// A tile: its hands, and its effect in a few words.
pub fn tile(tile: Tile, words: &Words) -> String {
    let effect = effect_brief(Some(tile.effect), words);
    say!(words, "at-tile", hands = tile.hands, effect = effect)
}

/// The name of a place in texts.
pub fn place(place: u8) -> &'static str {
    if place == 1 { "first" } else { "second" }
}

/// Whether there is any, in texts.
pub fn any(count: u16) -> &'static str {
    if count == 0 { "no" } else { "yes" }
}
