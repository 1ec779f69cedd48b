//! The component file: the shipped one against the rules' Data section, wrong ones, and any that
//! can be played with.

use super::position::{hex, shipped, with_tiles};
use crate::bots::Level;
use crate::engine::components::{Fault, Misfit, Wrong};
use crate::engine::{Census, Chance, Components as _, Game, Kit, Quiet, SeatCount, Swift};
use crate::games::Boxed as _;
use crate::games::testing::{range, refused};
use crate::games::tikal::{Components, First, Hex, Kind, Letter, Mode, Options, Tikal, Tile};

fn box_with(from: &str, to: &str, field: &str, fault: Fault) {
    refused::<Tikal>(from, to, field, fault);
}

/// TK-1.1: the board of the Data section.
#[test]
fn the_board_is_as_printed() {
    let board: Vec<_> = shipped()
        .board
        .iter()
        .map(|(hex, terrain)| (hex.to_string(), terrain.kind, terrain.stones.to_string()))
        .collect();
    let row = |hex: &str, kind, stones: &str| (hex.to_owned(), kind, stones.to_owned());
    let expected = [
        row("a4", Kind::Temple(1), "110100"),
        row("a5", Kind::Base, "111000"),
        row("b4", Kind::Clearing, "111000"),
        row("b5", Kind::Temple(1), "010001"),
    ];
    assert_eq!(board, expected);
    assert_eq!(shipped().base(), hex("a5"));
}

/// TK-1.2: the 36 tiles of the Data section. TK-7.3: three of them volcanoes.
#[test]
fn the_tiles_are_those_of_the_box() {
    use Kind::{Clearing, Ruin, Temple, Volcano};
    let letters: [&[(Kind, &str)]; 7] = [
        &[
            (Temple(1), "210000"),
            (Temple(2), "201000"),
            (Temple(2), "200100"),
            (Ruin(4), "201000"),
            (Ruin(4), "200010"),
            (Clearing, "110100"),
        ],
        &[
            (Temple(2), "200010"),
            (Temple(3), "200100"),
            (Ruin(4), "200001"),
            (Clearing, "210000"),
            (Clearing, "201000"),
            (Volcano, "000000"),
        ],
        &[
            (Temple(3), "300000"),
            (Temple(4), "200010"),
            (Ruin(3), "300000"),
            (Clearing, "300000"),
            (Clearing, "110100"),
        ],
        &[
            (Temple(5), "200100"),
            (Temple(5), "300000"),
            (Ruin(3), "300000"),
            (Clearing, "101010"),
            (Volcano, "000000"),
        ],
        &[
            (Temple(5), "300000"),
            (Temple(6), "300000"),
            (Ruin(2), "200001"),
            (Clearing, "200100"),
            (Clearing, "200100"),
        ],
        &[
            (Temple(4), "300000"),
            (Temple(4), "210000"),
            (Ruin(2), "200100"),
            (Clearing, "200100"),
            (Volcano, "000000"),
        ],
        &[(Temple(3), "201000"), (Temple(3), "200001"), (Ruin(2), "300000"), (Clearing, "200100")],
    ];
    let mut expected = Vec::new();
    for (letter, tiles) in Letter::ALL.into_iter().zip(letters) {
        for (index, (kind, stones)) in tiles.iter().enumerate() {
            expected.push((Tile::at(letter, index), *kind, (*stones).to_owned()));
        }
    }
    let shown = |tile| {
        let terrain = shipped().terrain(tile);
        (tile, terrain.kind, terrain.stones.to_string())
    };
    let tiles: Vec<_> = shipped().every_tile().map(shown).collect();
    assert_eq!(tiles, expected);
    let count = |of: fn(&Kind) -> bool| tiles.iter().filter(|(_, kind, _)| of(kind)).count();
    assert_eq!(count(|kind| matches!(kind, Temple(_))), 15);
    assert_eq!(count(|kind| matches!(kind, Clearing)), 10);
    assert_eq!(count(|kind| matches!(kind, Volcano)), 3);
    let masks = tiles.iter().map(|(_, kind, _)| if let Ruin(masks) = kind { *masks } else { 0 });
    assert_eq!((count(|kind| matches!(kind, Ruin(_))), masks.sum::<u8>()), (8, 24));
    assert_eq!((shipped().tile_count(), shipped().treasure_count()), (36, 24));
}

/// TK-1.4, TK-1.5, TK-2.1, TK-3.1, TK-3.3, TK-4.1, TK-4.2, TK-4.3, TK-4.4, TK-5.1, TK-6.1, TK-6.2,
/// TK-7.2, TK-8.1: the numbers.
#[test]
fn the_numbers_are_those_of_the_rules() {
    let rules = shipped();
    assert_eq!((rules.seats(), rules.action_points), (2..=4, 10));
    let costs = &rules.costs;
    assert_eq!([costs.enter, costs.between_camps, costs.level], [1, 1, 2]);
    assert_eq!([costs.treasure, costs.exchange, costs.camp, costs.guard], [3, 3, 5, 5]);
    assert_eq!([rules.workers, rules.camps, rules.guards, rules.leader], [18, 2, 2, 3]);
    assert_eq!((rules.digs, rules.purse, rules.treasures.each), (2, 20, 3));
    assert_eq!([0, 1, 2, 3].map(|count| rules.worth(count)), [0, 1, 3, 6]);
    assert_eq!((2..=10).map(|level| rules.levels_of(level)).sum::<u8>(), 48);
}

#[test]
fn numbers_stay_in_their_ranges() {
    box_with("seats: (2, 4)", "seats: (1, 4)", "seats", range(2, 4, 1));
    box_with("seats: (2, 4)", "seats: (2, 5)", "seats", range(2, 4, 5));
    box_with("seats: (2, 4)", "seats: (3, 2)", "seats", range(3, 4, 2));
    for (is, wrong) in [("action_points: 0,", 0), ("action_points: 31,", 31)] {
        box_with("action_points: 10,", is, "action_points", range(1, 30, wrong));
    }
    let costs = [
        ("(enter", 1),
        (" between_camps", 1),
        (" level", 2),
        (" treasure", 3),
        (" exchange", 3),
        (" camp", 5),
        (" guard", 5),
    ];
    for (name, cost) in costs {
        let field = format!("costs.{}", name.trim_start_matches(['(', ' ']));
        for wrong in [0, 31] {
            let (from, to) = (format!("{name}: {cost}"), format!("{name}: {wrong}"));
            box_with(&from, &to, &field, range(1, 30, wrong));
        }
    }
    box_with("workers: 18,", "workers: 0,", "workers", range(1, 30, 0));
    box_with("workers: 18,", "workers: 31,", "workers", range(1, 30, 31));
    box_with("camps: 2,", "camps: 10,", "camps", range(0, 9, 10));
    box_with("guards: 2,", "guards: 10,", "guards", range(0, 9, 10));
    box_with("leader: 3,", "leader: 0,", "leader", range(1, 9, 0));
    box_with("digs: 2,", "digs: 0,", "digs", range(1, 9, 0));
    box_with("purse: 20,", "purse: 100,", "purse", range(0, 99, 100));
    box_with("(each: 3,", "(each: 4,", "treasures.each", range(0, 3, 4));
    box_with("worth: (1, 3, 6)", "worth: (1, 3, 100)", "treasures.worth", range(0, 99, 100));
    box_with("{2: 3,", "{1: 3,", "levels", range(2, 10, 1));
    box_with("10: 1}", "11: 1}", "levels", range(2, 10, 11));
    box_with("10: 1}", "10: 100}", "levels.10", range(0, 99, 100));
}

/// What is wrong with the shipped file once this is changed in it.
fn wrong(changes: &[(&str, &str)]) -> (String, Fault) {
    let text = changes.iter().fold(Tikal::COMPONENTS.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from}");
        text.replace(from, to)
    });
    match Kit::<Components>::read("x.ron", &text).err().map(|unusable| unusable.what) {
        Some(Misfit::Value(Wrong { field, fault })) => (field, fault),
        other => panic!("{changes:?}: {other:?}"),
    }
}

/// TK-1.1: one base camp, no volcano, and an empty hex next to what is printed.
#[test]
fn a_board_has_a_base_and_a_way_out() {
    let total = |is| Fault::Total { should: 1, is };
    assert_eq!(wrong(&[("(kind: base,", "(kind: clearing,")]), ("board".into(), total(0)));
    let second = "board: { \"h1\": (kind: base, stones: \"000000\"),";
    box_with("board: {", second, "board", total(2));
    box_with("\"b4\": (kind: clearing", "\"b4\": (kind: volcano", "board.b4", range(0, 0, 1));
    box_with("\"b5\": (kind: temple(1)", "\"b5\": (kind: temple(0)", "board.b5", range(1, 10, 0));
    box_with("\"b5\": (kind: temple(1)", "\"b5\": (kind: temple(11)", "board.b5", range(1, 10, 11));
    box_with("\"b5\": (kind: temple(1)", "\"b5\": (kind: ruin(5)", "board.b5", range(0, 4, 5));
    let printed = |hex: Hex| format!("\"{hex}\": (kind: clearing, stones: \"111111\"),");
    let others = Hex::all().filter(|hex| !shipped().board.contains_key(hex));
    let whole: String = others.map(printed).collect();
    let full = format!("board: {{ {whole}");
    box_with("board: {", &full, "board", range(1, 40, 0));
}

/// What is wrong with the shipped file if these are its tiles.
fn wrong_tiles(tiles: &str) -> (String, Fault) {
    let (before, all) = Tikal::COMPONENTS.split_once("tiles: {").expect("there are tiles");
    wrong(&[(&format!("{before}tiles: {{{all}"), &format!("{before}tiles: {{{tiles}}})"))])
}

/// TK-1.2: no more tiles than hexes, of a letter, or volcanoes; each but a volcano with a stone.
#[test]
fn tiles_fit_the_board() {
    let clearing = "(kind: clearing, stones: \"100000\"),";
    let volcano = "(kind: volcano, stones: \"000000\"),";
    let letter = |letter, tile: &str, count| format!("{letter}: [{}],", tile.repeat(count));
    assert_eq!(wrong_tiles(""), ("tiles".into(), range(1, 36, 0)));
    let most: String = ["A", "B", "C", "D"].map(|name| letter(name, clearing, 9)).concat();
    let _ = with_tiles(&most);
    let more = most + &letter("E", clearing, 1);
    assert_eq!(wrong_tiles(&more), ("tiles".into(), range(1, 36, 37)));
    assert_eq!(wrong_tiles(&letter("A", volcano, 4)), ("tiles".into(), range(0, 3, 4)));
    assert_eq!(wrong_tiles(&letter("B", clearing, 10)), ("tiles.B".into(), range(0, 9, 10)));
    let first = "A: [\n            (kind: temple(1), stones: \"210000\"),";
    let base = "A: [(kind: base, stones: \"100000\"),";
    box_with(first, base, "tiles.A.1", Fault::Total { should: 0, is: 1 });
    let second = |tile: &str| wrong_tiles(&format!("C: [{clearing}{tile}]"));
    let of_second = |fault| ("tiles.C.2".to_owned(), fault);
    let tile = |kind, stones| second(&format!("(kind: {kind}, stones: \"{stones}\")"));
    assert_eq!(tile("clearing", "000000"), of_second(range(1, 18, 0)));
    assert_eq!(tile("volcano", "000001"), of_second(range(0, 0, 1)));
    assert_eq!(tile("temple(0)", "100000"), of_second(range(1, 10, 0)));
    assert_eq!(tile("temple(11)", "100000"), of_second(range(1, 10, 11)));
    assert_eq!(tile("ruin(5)", "100000"), of_second(range(0, 4, 5)));
}

/// A box of any numbers, as wild as the checks let pass, or a little wilder.
fn any_box(chance: &mut Swift) -> String {
    let mut one = |low: u32, high: u32| match chance.below(4) {
        0 => low,
        1 => high,
        _ => low + chance.below(high - low + 1),
    };
    let costs = ["enter", "between_camps", "level", "treasure", "exchange", "camp", "guard"];
    let costs: Vec<_> = costs.into_iter().map(|name| format!("{name}: {}", one(1, 6))).collect();
    let levels: Vec<_> = (2..=10).map(|level| format!("{level}: {}", one(0, 12))).collect();
    let numbers = format!(
        "seats: (2, 4), action_points: {}, costs: ({}), workers: {}, camps: {}, guards: {}, \
         leader: {}, digs: {}, purse: {}, treasures: (each: {}, worth: ({}, {}, {})), \
         levels: {{{}}}",
        one(1, 30),
        costs.join(", "),
        one(1, 30),
        one(0, 9),
        one(0, 9),
        one(1, 9),
        one(1, 9),
        one(0, 99),
        one(0, 3),
        one(0, 99),
        one(0, 99),
        one(0, 99),
        levels.join(", "),
    );
    let mut hexes: Vec<Hex> = Hex::all().collect();
    let printed = one(1, 12) as usize;
    let most = one(1, 40 - u32::try_from(printed).unwrap()).min(39);
    let mut terrain = |base: bool, volcanoes: bool| {
        let (kind, least) = match chance.below(10) {
            _ if base => ("base".to_owned(), 0),
            0..4 => (format!("temple({})", 1 + chance.below(10)), 1),
            4..7 => (format!("ruin({})", chance.below(5)), 1),
            7 if volcanoes => ("volcano".to_owned(), 0),
            _ => ("clearing".to_owned(), 1),
        };
        let sparse = 1 + chance.below(6);
        let mut stones: Vec<u32> =
            (0..6).map(|_| if chance.below(sparse) == 0 { chance.below(4) } else { 0 }).collect();
        stones[0] = stones[0].max(least);
        if kind == "volcano" {
            stones.fill(0);
        }
        let stones: String = stones.iter().map(ToString::to_string).collect();
        format!("(kind: {kind}, stones: \"{stones}\")")
    };
    let board: Vec<_> = (0..printed).map(|n| terrain(n == 0, false)).collect();
    let tiles: Vec<_> = (0..most).map(|_| terrain(false, true)).collect();
    chance.shuffle(&mut hexes);
    let board: Vec<_> =
        hexes.iter().zip(board).map(|(hex, terrain)| format!("\"{hex}\": {terrain}")).collect();
    let letters = Letter::ALL.into_iter().zip(tiles.chunks(tiles.len().div_ceil(7).max(1)));
    let tiles: Vec<_> =
        letters.map(|(letter, tiles)| format!("{letter}: [{}]", tiles.join(", "))).collect();
    format!("({numbers}, board: {{{}}}, tiles: {{{}}})", board.join(", "), tiles.join(", "))
}

/// Plays a match with this box to its end: what is listed is accepted, nothing is lost, and it ends
/// in time, with every tile on the board or without a place.
fn plays(rules: &'static Components, mode: Mode, seats: usize, level: Level, seed: u64) {
    let (mut at, mut chance) = (Quiet(Swift(seed)), Swift(!seed));
    let options = Options { mode, first: First::Random };
    let seats = SeatCount::new(seats).unwrap();
    let game = Tikal::setup(rules, &options, seats, &mut at);
    let mut game = game.unwrap_or_else(|fault| panic!("{fault:?}"));
    let (mut before, mut now, mut legal) = (Census::default(), Census::default(), Vec::new());
    game.census(&mut before);
    let mut decisions = 0;
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.actions(seat, &mut legal);
        let action = *level.choose(&legal, &mut chance).expect("something to decide");
        assert_eq!(game.apply(seat, action, &mut at), Ok(()), "{action}");
        decisions += 1;
        assert!(decisions <= game.longest());
        now.clear();
        game.census(&mut now);
        assert_eq!(before.difference(&now), None, "{action}");
    }
    let view = game.view(crate::engine::Eyes::Table);
    assert_eq!(usize::from(view.laid), rules.tile_count());
    let laid = view.hexes.values().filter(|hex| hex.tile.is_some()).count();
    assert_eq!(laid + view.lost.len(), rules.tile_count());
}

/// Whatever passes the checks can be played with, in both games, to the end.
#[test]
fn every_box_that_passes_can_be_played() {
    let mut passed = 0;
    for seed in 0..150 {
        let mut chance = Swift(seed);
        let text = any_box(&mut chance);
        let Ok(kit) = Kit::<Components>::read("x.ron", &text) else { continue };
        passed += 1;
        for mode in [Mode::Basic, Mode::Auction] {
            for level in Level::ALL {
                plays(kit.components(), mode, 2 + chance.index(3), level, seed);
            }
        }
    }
    assert!(passed > 50, "{passed}");
}
