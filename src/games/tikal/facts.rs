//! The numbers that the rules pages speak of.

use super::components::{Components, LOWEST_LEVEL, MOST_LEVEL};
use super::tile::{Kind, Letter};
use super::treasure::Treasure;

type Fact = (&'static str, String);

/// The names of each letter's row.
const LETTERS: [&str; Letter::ALL.len()] =
    ["tiles-a", "tiles-b", "tiles-c", "tiles-d", "tiles-e", "tiles-f", "tiles-g"];

/// Stands where there is nothing to tell.
const NOTHING: &str = "–";

/// Each number by the name that the pages have for it; rows of tables as their cells.
pub(super) fn of(components: &Components) -> Vec<Fact> {
    let Components { costs, treasures, .. } = components;
    let (one, two, three) = treasures.worth;
    let mut facts = vec![
        ("seats", format!("{}–{}", components.seats.0, components.seats.1)),
        ("base", printed(components, |kind| kind == Kind::Base)),
        ("first-temples", printed(components, |kind| matches!(kind, Kind::Temple(_)))),
        ("first-clearings", printed(components, |kind| kind == Kind::Clearing)),
        ("points", components.action_points.to_string()),
        ("enter", costs.enter.to_string()),
        ("between-camps", costs.between_camps.to_string()),
        ("level", costs.level.to_string()),
        ("treasure", costs.treasure.to_string()),
        ("exchange", costs.exchange.to_string()),
        ("camp", costs.camp.to_string()),
        ("guard", costs.guard.to_string()),
        ("workers", components.workers.to_string()),
        ("camps", components.camps.to_string()),
        ("guards", components.guards.to_string()),
        ("leader", components.leader.to_string()),
        ("digs", components.digs.to_string()),
        ("purse", components.purse.to_string()),
        ("treasures", components.treasure_count().to_string()),
        ("kinds", Treasure::ALL.len().to_string()),
        ("each", treasures.each.to_string()),
        ("one", one.to_string()),
        ("two", two.to_string()),
        ("three", three.to_string()),
        ("tiles", components.tile_count().to_string()),
        ("volcanoes", components.volcanoes().to_string()),
        ("volcano-letters", letters_of_volcanoes(components)),
        (
            "level-count",
            components.levels.values().map(|count| u32::from(*count)).sum::<u32>().to_string(),
        ),
        ("levels", levels(components)),
        ("temple-tiles", named(components, |kind| matches!(kind, Kind::Temple(_)))),
        ("ruin-tiles", named(components, |kind| matches!(kind, Kind::Ruin(_)))),
        ("clearing-tiles", named(components, |kind| kind == Kind::Clearing)),
        ("volcano-tiles", named(components, |kind| kind == Kind::Volcano)),
    ];
    let rows = Letter::ALL.into_iter().zip(LETTERS);
    facts.extend(rows.map(|(letter, name)| (name, row(components, letter))));
    facts
}

/// Where this is printed on the board.
fn printed(components: &Components, of: fn(Kind) -> bool) -> String {
    let hexes = components.board.iter().filter(|(_, terrain)| of(terrain.kind));
    told(hexes.map(|(hex, _)| hex.to_string()))
}

/// The levels that can be dug, and how many there are of each: a Markdown table of two lines.
fn levels(components: &Components) -> String {
    let line = |cell: fn(&Components, u8) -> String| {
        let cells: Vec<_> =
            (LOWEST_LEVEL..=MOST_LEVEL).map(|level| cell(components, level)).collect();
        format!("| {} |", cells.join(" | "))
    };
    let counts = line(|components, level| components.levels_of(level).to_string());
    [line(|_, level| level.to_string()), line(|_, _| "--:".into()), counts].join("\n")
}

/// What there is of a letter: the numbers of its temples and ruins, how many clearings and
/// volcanoes.
fn row(components: &Components, letter: Letter) -> String {
    let kinds = || components.tiles.get(&letter).into_iter().flatten().map(|terrain| terrain.kind);
    let numbers =
        |of: fn(&Kind) -> bool| told(kinds().filter(of).map(|kind| kind.number().to_string()));
    let count = |of: Kind| kinds().filter(|kind| *kind == of).count().to_string();
    let temples = numbers(|kind| matches!(kind, Kind::Temple(_)));
    let ruins = numbers(|kind| matches!(kind, Kind::Ruin(_)));
    [temples, ruins, count(Kind::Clearing), count(Kind::Volcano)].join(" | ")
}

/// Every tile of a kind by its name, with its number and its stones.
fn named(components: &Components, of: fn(Kind) -> bool) -> String {
    let tiles = components.every_tile().map(|tile| (tile, components.terrain(tile)));
    let tiles = tiles.filter(|(_, terrain)| of(terrain.kind));
    let named = tiles.map(|(tile, terrain)| match terrain.kind {
        Kind::Temple(number) | Kind::Ruin(number) => {
            format!("{tile}({number}):{}", terrain.stones)
        }
        Kind::Base | Kind::Clearing => format!("{tile}:{}", terrain.stones),
        Kind::Volcano => tile.to_string(),
    });
    told(named)
}

/// The letters that volcanoes come up with.
fn letters_of_volcanoes(components: &Components) -> String {
    let has_one = |letter: &Letter| {
        let tiles = components.tiles.get(letter);
        tiles.is_some_and(|tiles| tiles.iter().any(|terrain| terrain.kind == Kind::Volcano))
    };
    told(Letter::ALL.into_iter().filter(has_one).map(|letter| letter.to_string()))
}

/// A list; something stands there even if it is empty.
fn told(list: impl Iterator<Item = String>) -> String {
    let list: Vec<String> = list.collect();
    if list.is_empty() { NOTHING.to_owned() } else { list.join(", ") }
}
