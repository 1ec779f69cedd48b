//! What is hidden: nothing but the order of the covered tiles, and that from all.

use super::position::{position, shipped};
use crate::engine::{Eyes, Game, Swift};
use crate::games::atlandice::{Atlandice, District, Letter};

/// AT-1.1: tables that differ in covered tiles look the same, and are imagined alike.
#[test]
fn covered_tiles_stay_covered() {
    let table = position(3).dice("inn library forge").table();
    let mut other = table.game.clone();
    other.stacks[1].letters.swap(1, 2);
    assert_eq!(other.view(Eyes::Table), table.seen());
    let imagine = |chance| Atlandice::imagined(table.game.rules, &table.seen(), &mut Swift(chance));
    let orders: Vec<_> = (0..20).map(|n| imagine(n).stacks[1].letters).collect();
    assert!(orders.iter().any(|order| *order != orders[0]));
    assert!(orders.iter().all(|order| order[0] == Letter::A));
}

/// What lies open is imagined as it lies: dice taken, tiles gone, a tile that has held nothing yet
/// (AT-5.5).
#[test]
fn an_imagined_table_looks_the_same() {
    let start = position(3).gone(District::Forge, 1).never_held(District::Inn);
    let seen = start.dice("inn library forge").table().seen();
    let imagined = Atlandice::imagined(shipped(), &seen, &mut Swift(1));
    assert_eq!(imagined.view(Eyes::Table), seen);
}
