//! TK-2: a turn, and where tiles are laid.

use super::position::{hex, position, seat, stones, tile, treasures};
use crate::games::tikal::{Asked, Event, Kind, Refusal, Stage, Turn};

/// TK-2.1, TK-2.8: a tile, then ten points; those that are left are lost.
#[test]
fn a_turn_is_a_tile_and_ten_points() {
    let mut table = position(2).stack("A6 A1").points(3).table();
    table.does("end");
    let drawn = Event::Drawn { seat: seat(2), tile: tile("A6"), kind: Kind::Clearing };
    table.told(&[drawn]);
    assert!(table.is_final, "the tile has been seen");
    assert_eq!((table.turn(), table.stage(), table.left()), (2, Stage::Lay, 0));
    assert_eq!(table.seen().in_hand, Some(tile("A6")));
    table.does("lay c4 0");
    assert!(!table.is_final);
    assert_eq!((table.turn(), table.stage(), table.left()), (2, Stage::Spend, 10));
    table.does("enter a5 1, end");
    assert_eq!((table.turn(), table.left()), (1, 0));
    table.does("lay c5 0");
    assert_eq!(table.left(), 10, "nine are lost");
}

/// TK-2.8: laying comes first and cannot be declined; points end by `end` alone.
#[test]
fn a_tile_is_laid_before_points_are_spent() {
    let mut table = position(2).stack("A6").table();
    table.does("end");
    assert!(table.choices().iter().all(|choice| choice.starts_with("lay ")));
    let first = Refusal::First { what: Asked::Lay };
    table.refused("end", first).refused("enter a5 1", first);
    table.does("lay c4 0").refused("lay c5 0", Refusal::First { what: Asked::Spend });
    table.does("enter a5 10");
    assert_eq!((table.turn(), table.left(), table.choices()), (2, 0, vec!["end".to_owned()]));
}

/// TK-2.2: next to an explored hex, not on one, and not anywhere else.
#[test]
fn a_tile_is_laid_next_to_an_explored_hex() {
    let mut table = position(2).lays("A6").table();
    // On each of these hexes the board's own stones join it however it is turned.
    for hex in ["a3", "b3", "c4", "c5"] {
        assert_eq!(table.offered(&format!("lay {hex}")).len(), 6, "{hex}");
    }
    assert_eq!(table.choices().len(), 4 * 6);
    table.refused("lay a5 0", Refusal::Explored { hex: hex("a5") });
    table.refused("lay c3 0", Refusal::Apart { hex: hex("c3") });
    table.does("lay c4 2");
    let hex = hex("c4");
    let (kind, turn) = (Kind::Clearing, Turn::by(2));
    table.told(&[Event::Laid { seat: seat(1), tile: tile("A6"), kind, hex, turn, treasures: 0 }]);
    let laid = table.hex("c4");
    assert_eq!((laid.tile, laid.turn, laid.kind), (Some(tile("A6")), turn, kind));
    assert_eq!((laid.stones, table.seen().laid), (stones("001101"), 1));
}

/// TK-2.2: a stone must lie on a border that it shares, on this side of it or on the other.
#[test]
fn a_tile_is_joined_by_a_stone() {
    // c4 has no stones: what is laid on d3 must bring one towards it, to the south-west.
    let bare = position(2).clearing("c4", "000000").lays("A1");
    let mut table = bare.table();
    assert_eq!(table.offered("lay d3"), ["lay d3 3", "lay d3 4"]);
    table.refused("lay d3 0", Refusal::NoRoad { hex: hex("d3") });
    // A stone of the neighbour alone will do too; so will a stone from either of two neighbours.
    let stone = position(2).clearing("c4", "010000").lays("A1").table();
    assert_eq!(stone.offered("lay d3").len(), 6);
    let two = position(2).clearing("c4", "000000").clearing("d4", "000000").lays("A1").table();
    assert_eq!(two.offered("lay d3"), ["lay d3 2", "lay d3 3", "lay d3 4"]);
}

/// TK-2.2, TK-3.2: its own stones and the neighbour's count together.
#[test]
fn stones_from_both_sides_make_the_road() {
    let mut table = position(2).lays("C1").table();
    table.does("lay c4 4");
    assert_eq!(table.game.crossing(hex("c4"), hex("b4")), Some(3 + 1));
    assert_eq!(table.game.crossing(hex("b4"), hex("c4")), Some(4));
    table.costs("enter c4 1", 1 + 1 + 4);
}

/// TK-1.6: turns that look alike are one decision, the smallest.
#[test]
fn what_looks_alike_is_offered_once() {
    let count = |name: &str| position(2).lays(name).table().offered("lay c4").len();
    assert_eq!([count("A1"), count("A3"), count("D4"), count("B6")], [6, 6, 2, 1]);
    let mut table = position(2).lays("D4").table();
    table.refused("lay c4 4", Refusal::LooksLike { turn: Turn::by(0) });
    table.refused("lay c4 3", Refusal::LooksLike { turn: Turn::by(1) });
    let mut volcano = position(2).lays("B6").table();
    volcano.refused("lay c4 5", Refusal::LooksLike { turn: Turn::by(0) });
}

/// TK-2.3: a volcano needs no stones, only an explored neighbour; nobody enters it, and its
/// borders are not crossed whatever stones lie there.
#[test]
fn nobody_goes_to_a_volcano() {
    let without = position(2).clearing("c4", "000000").clearing("d3", "111111");
    let mut table = without.lays("B6").table();
    assert_eq!(table.choices().len(), "a3 b3 c3 c5 d2 d4 e3 e4".split(' ').count());
    table.refused("lay h1 0", Refusal::Apart { hex: hex("h1") });
    table.does("lay d4 0");
    table.refused("enter d4 1", Refusal::Volcano { hex: hex("d4") });
    assert_eq!(table.left(), 10);

    // The way past it: b4 has a stone towards c4, d3 has one too.
    let ring = |middle: Kind| {
        let position = position(2).terrain(middle, "c4", "000000");
        position.clearing("d3", "111111").workers(1, "b4", 1).workers(1, "d3", 1).table()
    };
    ring(Kind::Clearing).costs("move b4 d3 1", 2);
    let mut table = ring(Kind::Volcano);
    table.refused("move b4 d3 1", Refusal::NoWay { hex: hex("d3") });
    table.refused("move b4 c4 1", Refusal::Volcano { hex: hex("c4") });
    table.refused("move c4 b4 1", Refusal::Volcano { hex: hex("c4") });
    assert_eq!(table.game.crossing(hex("d3"), hex("c4")), None);
}

/// TK-2.4: a tile without a place leaves the game, counts as laid, and the seat still has its
/// points.
#[test]
fn a_tile_without_a_place_leaves_the_game() {
    let walled = position(2).volcanoes("g1 g2 h2").all_but("h1").turn(2).stack("C1 C2");
    let mut table = walled.table();
    table.does("end");
    let lost = |number, name, level| {
        let (seat, tile, kind) = (seat(number), tile(name), Kind::Temple(level));
        [Event::Drawn { seat, tile, kind }, Event::NoPlace { seat, tile, kind }]
    };
    table.told(&lost(1, "C1", 3));
    assert_eq!((table.turn(), table.stage(), table.left()), (1, Stage::Spend, 10));
    assert_eq!(
        (table.seen().laid, table.seen().lost, table.seen().in_hand),
        (1, vec![tile("C1")], None)
    );
    table.does("end");
    table.told(&lost(2, "C2", 4));
    assert_eq!(table.seen().laid, 2);
    // TK-7.4: it was the last one.
    table.does("end");
    let began = Event::ScoringBegan { seat: seat(1), number: 1, last: true };
    table.told(&[began]);
}

/// TK-2.5: a ruin gets as many treasures as it shows masks, as long as there are any.
#[test]
fn a_ruin_gets_a_treasure_for_each_mask() {
    let pile = "jade mask disc vase blade";
    for (name, pile, there, left) in [
        ("A4", pile, 4, 1),
        ("C3", pile, 3, 2),
        ("E3", pile, 2, 3),
        ("A4", "jade", 1, 0),
        ("A4", "", 0, 0),
    ] {
        let mut table = position(2).pile(pile).lays(name).table();
        table.does("lay c4 0");
        assert_eq!((table.hex("c4").treasures, table.seen().treasures), (there, left), "{name}");
        assert!(matches!(table.heard()[..], [Event::Laid { treasures, .. }] if treasures == there));
        assert!(!table.is_final, "nobody knows what they are");
    }
    let mut clearing = position(2).pile(pile).lays("A6").table();
    clearing.does("lay c4 0");
    assert_eq!((clearing.hex("c4").treasures, clearing.seen().treasures), (0, 5));
}

/// TK-2.9: which treasures they are is fixed then; they are dug in the order dealt.
#[test]
fn treasures_are_dug_in_the_order_dealt() {
    let pile = position(2).pile("jade mask disc vase blade").workers(1, "b4", 2).lays("A4");
    let mut table = pile.table();
    table.does("lay c4 0, move b4 c4 2");
    let before = table.left();
    table.does("dig c4");
    assert_eq!(table.treasures(1), treasures("jade"));
    assert_eq!((table.left(), table.hex("c4").treasures), (before - 3, 3));
    let next = |table: &super::position::Table| table.game.at(hex("c4")).treasures.to_vec();
    assert_eq!(next(&table), treasures("vase disc mask"), "the next is the last");
}

/// TK-2.6: a volcano does not cut empty hexes off.
#[test]
fn a_volcano_seals_no_pocket() {
    // Only h3 touches what can be entered: whatever lies behind the volcano would be lost.
    let mut table = position(2).volcanoes("g1 g2 g3").all_but("h1 h2 h3").lays("B6").table();
    assert_eq!(table.choices(), ["lay h1 0"]);
    table.refused("lay h2 0", Refusal::Seals { hex: hex("h2") });
    table.refused("lay h3 0", Refusal::Seals { hex: hex("h3") });
    table.does("lay h1 0");
    assert_eq!(table.hex("h1").kind, Kind::Volcano);
    // If every place cuts something off, any place next to an explored hex will do.
    let sealed = position(2).volcanoes("g1 g2 g3 h3").all_but("h1 h2").lays("B6").table();
    assert_eq!(sealed.choices(), ["lay h1 0", "lay h2 0"]);
    // The last empty hex cuts off nothing.
    let last = position(2).all_but("d3").lays("B6").table();
    assert_eq!(last.choices(), ["lay d3 0"]);
    // Two ways out: one may be closed.
    let two = position(2).volcanoes("g1 g2").all_but("h1 h2 h3").lays("B6").table();
    assert_eq!(two.choices(), ["lay h1 0", "lay h3 0"]);
}

/// TK-2.7: a volcano may lie next to volcanoes only; no other tile may, and stones towards a
/// volcano join nothing.
#[test]
fn a_volcano_joins_nothing_but_volcanoes() {
    let pocket = || position(2).volcanoes("g1 g2").all_but("h1 h2");
    let mut table = pocket().lays("D4").table();
    assert_eq!(table.choices(), ["lay h2 0", "lay h2 1"]);
    // Stones towards the volcanoes in the south-west and the north-west.
    table.refused("lay h1 0", Refusal::NoRoad { hex: hex("h1") });
    table.refused("lay h1 1", Refusal::NoRoad { hex: hex("h1") });
    let volcano = pocket().lays("D5").table();
    assert!(volcano.choices().contains(&"lay h1 0".to_owned()));
    // Such a place is one, also if there is no other.
    let walled = position(2).volcanoes("g1 g2 h2").all_but("h1").turn(2).stack("D5");
    let mut last = walled.table();
    last.does("end").does("end").does("end");
    assert_eq!((last.stage(), last.choices()), (Stage::Lay, vec!["lay h1 0".to_owned()]));
}
