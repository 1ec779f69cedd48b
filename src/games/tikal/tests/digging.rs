//! TK-4: levels, treasures, and exchanging them.

use super::position::{Position, Table, hex, position, seat, treasures};
use crate::games::tikal::{Event, Kind, Refusal, Treasure};

/// A temple of level 4 on c4, next to the clearing.
fn temple() -> Position {
    position(2).temple("c4", 4, "000000")
}

/// A ruin on c4 with four treasures.
fn ruin() -> Position {
    position(2).ruin("c4", "000000", "jade mask disc vase")
}

fn enough(at: &str, dug: u8) -> Refusal {
    Refusal::EnoughDug { hex: hex(at), dug }
}

/// TK-4.1: two points uncover the next number, out of the supply.
#[test]
fn the_next_level_comes_from_the_supply() {
    let mut table = temple().workers(1, "c4", 2).table();
    table.costs("dig c4", 2);
    table.told(&[Event::Uncovered { seat: seat(1), hex: hex("c4"), level: 5 }]);
    assert!(!table.is_final);
    assert_eq!((table.hex("c4").level, table.hex("c4").kind), (5, Kind::Temple(4)));
    assert_eq!((table.seen().levels[&5], table.seen().levels[&4]), (10, 9));
    table.costs("dig c4", 2);
    assert_eq!((table.hex("c4").level, table.seen().levels[&6]), (6, 7));
    temple().workers(1, "c4", 1).points(1).table().too_dear("dig c4", 2);
}

/// TK-4.1, TK-4.9: a number that has run out finishes the temple; it is looked for at each dig.
#[test]
fn levels_run_out() {
    let last = temple().levels_left(5, 1).temple("d4", 4, "000001").workers(1, "c4", 2);
    let mut table = last.workers(1, "d4", 1).table();
    table.does("dig c4").refused("dig d4", Refusal::NoLevel { level: 5 });
    table.does("dig c4");
    assert_eq!((table.hex("c4").level, table.seen().levels[&5]), (6, 0), "it goes on above it");
    // There is nothing above ten.
    let mut ten = temple().level("c4", 10).workers(1, "c4", 1).table();
    ten.refused("dig c4", Refusal::NoLevel { level: 11 });
    let mut nine = temple().level("c4", 9).workers(1, "c4", 2).table();
    nine.does("dig c4").refused("dig c4", Refusal::NoLevel { level: 11 });
}

/// TK-4.2: two levels a turn for one temple at most, one for each worker there; others' do not
/// help. Different temples in one turn are fine.
#[test]
fn each_level_needs_a_worker_there() {
    let mut one = temple().workers(1, "c4", 1).workers(2, "c4", 5).table();
    one.does("dig c4").refused("dig c4", enough("c4", 1));
    let many = temple().temple("d4", 2, "000001").workers(1, "c4", 5).workers(1, "d4", 2);
    let mut table = many.table();
    table.does("dig c4, dig c4").refused("dig c4", enough("c4", 2));
    table.does("dig d4, dig d4").refused("dig d4", enough("d4", 2));
    assert_eq!((table.hex("c4").level, table.hex("d4").level, table.left()), (6, 4, 2));
    temple().table().refused("dig c4", Refusal::Nobody { hex: hex("c4") });
}

/// TK-4.3: three points dig up the top treasure, open before the finder.
#[test]
fn a_treasure_is_dug_up() {
    let mut table = ruin().workers(1, "c4", 3).table();
    table.costs("dig c4", 3);
    let (treasure, left) = (Treasure::Jade, 3);
    table.told(&[Event::Found { seat: seat(1), hex: hex("c4"), treasure, left }]);
    assert!(table.is_final, "everybody has seen it");
    assert_eq!((table.treasures(1), table.hex("c4").treasures), (treasures("jade"), 3));
    table.costs("dig c4", 3).refused("dig c4", enough("c4", 2));
    assert_eq!(table.treasures(1), treasures("mask jade"));
    let mut one = ruin().workers(1, "c4", 1).table();
    one.does("dig c4").refused("dig c4", enough("c4", 1));
    ruin().workers(1, "c4", 1).points(2).table().too_dear("dig c4", 3);
    ruin().workers(2, "c4", 1).table().refused("dig c4", Refusal::Nobody { hex: hex("c4") });
    let mut last = position(2).ruin("c4", "000000", "jade").workers(1, "c4", 2).table();
    last.does("dig c4").refused("dig c4", Refusal::DugOut { hex: hex("c4") });
}

/// TK-4.3: nothing is dug elsewhere.
#[test]
fn only_temples_and_ruins_are_dug() {
    let mut table = position(2).volcanoes("c4").workers(1, "a5", 1).workers(1, "b4", 1).table();
    for name in ["a5", "b4"] {
        table.refused(&format!("dig {name}"), Refusal::NothingToDig { hex: hex(name) });
    }
    table.refused("dig c4", Refusal::Volcano { hex: hex("c4") });
    table.refused("dig c5", Refusal::Unexplored { hex: hex("c5") });
    assert!(table.offered("dig").is_empty());
}

/// TK-4.5: who has dug may walk on and dig elsewhere; what counts is who is there now. The leader
/// is one of them, and nobody needs to outweigh anybody.
#[test]
fn a_digger_may_walk_on() {
    let walk = temple().temple("d4", 2, "000001").workers(1, "c4", 1).workers(2, "c4", 5);
    let mut table = walk.clearing("b3", "000000").table();
    table.does("dig c4").refused("dig c4", enough("c4", 1));
    // A second worker: one more level.
    table.does("enter c4 1, dig c4").refused("dig c4", enough("c4", 2));
    let walk = temple().temple("d4", 2, "000001").leader(1, "c4").workers(1, "c4", 1);
    let mut table = walk.table();
    table.does("dig c4, dig c4, move c4 d4 1, dig d4").refused("dig d4", enough("d4", 1));
    table.does("move c4 d4 leader, dig d4");
    assert_eq!((table.hex("c4").level, table.hex("d4").level), (6, 4));
}

/// TK-4.9: digs stay counted for the tile when the digger leaves, or another comes.
#[test]
fn digs_are_counted_for_the_tile() {
    let walk = || temple().workers(1, "c4", 1).workers(1, "b4", 1);
    let mut table = walk().table();
    table.does("dig c4, move c4 b4 1, move b4 c4 1").refused("dig c4", enough("c4", 1));
    // The other one is one worker there now, too.
    let mut table = walk().table();
    table.does("dig c4, move c4 b4 1, move b4 c4 1");
    assert_eq!(table.hex("c4").dug, 1);
    table.does("move b4 c4 1, dig c4").refused("dig c4", enough("c4", 2));
}

/// TK-4.6: ten points are a turn of their own for these limits, those of a scoring included.
#[test]
fn each_ten_points_dig_anew() {
    let scoring = position(2).temple("c4", 2, "000000").stack("B6 A6 A1");
    let scoring = scoring.workers(1, "c4", 2).workers(2, "c4", 2);
    let mut table = scoring.table();
    table.does("dig c4, dig c4, end");
    assert_eq!((table.turn(), table.hex("c4").dug), (2, 0));
    // The volcano: seat 2 scores, then seat 1, then seat 2 has an ordinary turn.
    table.does("dig c4, end, dig c4");
    table.does("end, lay b3 0, dig c4, dig c4").refused("dig c4", enough("c4", 2));
    assert_eq!(table.hex("c4").level, 8);
}

/// TK-4.7: the limit of two is for one ruin: three treasures out of two ruins in one turn.
#[test]
fn two_ruins_give_three_treasures() {
    let two = ruin().ruin("d4", "000001", "blade shell").workers(1, "c4", 2).workers(1, "d4", 2);
    let mut table = two.table();
    table.does("dig c4, dig c4, dig d4");
    assert_eq!((table.treasures(1), table.left()), (treasures("mask jade blade"), 1));
}

/// Seat 1 has a jade, a pair of masks; seat 2 a disc, a jade, three vases; seat 3 a shell.
fn holders() -> Table {
    let position = position(3).holds(1, "jade mask mask blade").holds(3, "shell");
    position.holds(2, "disc jade vase vase vase").table()
}

/// TK-4.4: three points take a single treasure for one's own single; nobody can refuse, no worker
/// is needed, and there is no limit but the points.
#[test]
fn treasures_are_exchanged() {
    let mut table = holders();
    table.costs("exchange 2 disc jade", 3);
    let (seat, other) = (seat(1), seat(2));
    let (taken, given) = (Treasure::Disc, Treasure::Jade);
    table.told(&[Event::Exchanged { seat, other, taken, given }]);
    assert!(!table.is_final);
    assert_eq!(table.treasures(1), treasures("mask mask blade disc"));
    assert_eq!(table.treasures(2), treasures("jade jade vase vase vase"));
    table.costs("exchange 3 shell blade", 3).costs("exchange 3 blade shell", 3);
    table.too_dear("exchange 3 shell blade", 3);
    assert!(table.offered("exchange").is_empty());
}

/// TK-4.4: pairs and threes stay with their owners, on both sides.
#[test]
fn sets_are_not_exchanged() {
    let mut table = holders();
    let offered = [
        "exchange 2 jade blade",
        "exchange 2 disc jade",
        "exchange 2 disc blade",
        "exchange 3 shell jade",
        "exchange 3 shell blade",
    ];
    assert_eq!(table.offered("exchange"), offered);
    table.refused("exchange 2 disc mask", Refusal::YourSet { treasure: Treasure::Mask });
    let treasure = Treasure::Vase;
    table.refused("exchange 2 vase jade", Refusal::TheirSet { other: seat(2), treasure });
    table.refused("exchange 3 shell disc", Refusal::NotYours { treasure: Treasure::Disc });
    let treasure = Treasure::Blade;
    table.refused("exchange 3 blade jade", Refusal::NotTheirs { other: seat(3), treasure });
    table.refused("exchange 4 blade jade", Refusal::NotTheirs { other: seat(4), treasure });
    table.refused("exchange 1 blade jade", Refusal::Yourself);
    let mut three = position(2).holds(1, "jade jade jade").holds(2, "disc").table();
    three.refused("exchange 2 disc jade", Refusal::YourSet { treasure: Treasure::Jade });
    let mut pair = position(2).holds(1, "jade").holds(2, "disc disc").table();
    let treasure = Treasure::Disc;
    pair.refused("exchange 2 disc jade", Refusal::TheirSet { other: seat(2), treasure });
}

/// TK-4.8: two different kinds; singles are judged at each exchange, so that what was just got
/// may be passed on, and a new pair may not. Who has no singles is left alone.
#[test]
fn singles_are_judged_at_each_exchange() {
    let mut table = holders();
    table.refused("exchange 2 jade jade", Refusal::SameKind);
    let mut passed_on = position(3).holds(1, "jade").holds(2, "disc").holds(3, "shell").table();
    passed_on.does("exchange 2 disc jade, exchange 3 shell disc");
    assert_eq!([1, 2, 3].map(|n| passed_on.treasures(n)), ["shell", "jade", "disc"].map(treasures));
    let mut paired = position(2).holds(1, "jade disc").holds(2, "disc vase").table();
    paired.does("exchange 2 disc jade");
    paired.refused("exchange 2 jade disc", Refusal::YourSet { treasure: Treasure::Disc });
    let sets = position(2).holds(1, "jade jade").holds(2, "disc vase").table();
    assert!(sets.offered("exchange").is_empty());
    let nothing = position(2).holds(1, "jade").table();
    assert!(nothing.offered("exchange").is_empty());
}
