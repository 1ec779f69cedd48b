//! The numbers that the rules pages speak of.

use super::clock::Icon;
use super::components::Components;
use super::district::District;
use super::resource::Resource;
use super::tile::{Effect, Letter};
use crate::engine::SeatCount;

type Fact = (&'static str, String);

/// The names of each tile's hands.
const HANDS: [[&str; 3]; 5] = [
    ["jewellers-a", "jewellers-b", "jewellers-c"],
    ["library-a", "library-b", "library-c"],
    ["inn-a", "inn-b", "inn-c"],
    ["workshop-a", "workshop-b", "workshop-c"],
    ["forge-a", "forge-b", "forge-c"],
];

/// The names of what is rolled for.
const ROLLS: [(&str, District, Letter); 6] = [
    ("jewellers-a-on", District::Jewellers, Letter::A),
    ("jewellers-c-on", District::Jewellers, Letter::C),
    ("library-a-on", District::Library, Letter::A),
    ("inn-a-on", District::Inn, Letter::A),
    ("forge-a-on", District::Forge, Letter::A),
    ("forge-c-on", District::Forge, Letter::C),
];

/// The names of the facts that depend on the number of seats.
const TABLES: [(usize, [&str; 3]); 3] = [
    (2, ["on-district-2", "dice-2", "each-2"]),
    (3, ["on-district-3", "dice-3", "each-3"]),
    (4, ["on-district-4", "dice-4", "each-4"]),
];

/// Where icons stand, by the names of the facts.
const ICONS: [(&str, Icon); 7] = [
    ("check-gems", Icon::Check(Resource::Gems)),
    ("check-books", Icon::Check(Resource::Books)),
    ("check-supplies", Icon::Check(Resource::Supplies)),
    ("check-tools", Icon::Check(Resource::Tools)),
    ("check-swords", Icon::Check(Resource::Swords)),
    ("check-all", Icon::CheckAll),
    ("donations", Icon::Donation),
];

pub(super) fn of(components: &Components) -> Vec<Fact> {
    let points = &components.points;
    let mut facts = vec![
        ("seats", format!("{}–{}", components.seats.0, components.seats.1)),
        ("resources", components.resources.to_string()),
        ("market-stock", components.market.stock.to_string()),
        ("market-hands", components.market.hands.to_string()),
        ("end", components.clock.end.to_string()),
        ("tile", points.tile.to_string()),
        ("first", points.first.to_string()),
        ("second", points.second.to_string()),
        ("check", points.check.to_string()),
        ("bundle", components.donation.resources.to_string()),
        ("bundle-points", components.donation.points.to_string()),
    ];
    facts.extend(tables(components));
    facts.extend(tiles(components));
    facts.extend(ICONS.into_iter().map(|(name, icon)| (name, places(components, icon))));
    facts
}

fn tables(components: &Components) -> impl Iterator<Item = Fact> {
    TABLES.into_iter().flat_map(|(seats, [on_district, dice, each])| {
        let table = components.table(SeatCount::new(seats).unwrap_or(SeatCount::MOST));
        let numbers = [(on_district, table.on_district), (dice, table.dice), (each, table.each)];
        numbers.map(|(name, number)| (name, number.to_string()))
    })
}

fn tiles(components: &Components) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (district, names) in District::ALL.into_iter().zip(HANDS) {
        for (letter, name) in Letter::ALL.into_iter().zip(names) {
            let tile = components.districts[district].get(letter);
            facts.push((name, tile.hands.to_string()));
        }
    }
    let tiles = || {
        District::ALL.into_iter().flat_map(|district| {
            Letter::ALL.map(|letter| components.districts[district].get(letter).effect)
        })
    };
    // A box without such a tile has no such number.
    let which = tiles().find_map(|effect| match effect {
        Effect::OnDie { die } => Some(die),
        _ => None,
    });
    let steps = tiles().find_map(|effect| match effect {
        Effect::ClockHand { steps, .. } => Some(steps),
        _ => None,
    });
    let told = |number: Option<u8>| number.map_or("–".to_owned(), |number| number.to_string());
    facts.extend([("which-die", told(which)), ("steps", told(steps))]);
    facts.extend(ROLLS.into_iter().map(|(name, district, letter)| {
        let rolls = components.districts[district].get(letter).effect.rolls();
        (name, rolls.map(|rolls| rolls.to_string()).unwrap_or_default())
    }));
    facts
}

fn places(components: &Components, icon: Icon) -> String {
    let icons = components.clock.icons.iter().filter(|(_, there)| **there == icon);
    icons.map(|(place, _)| place.to_string()).collect::<Vec<_>>().join(", ")
}
