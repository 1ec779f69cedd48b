//! TK-5: camps.

use super::position::{Position, hex, position, seat};
use crate::games::tikal::{Event, Refusal};

fn clearing() -> Position {
    position(2).clearing("c4", "000000").workers(1, "c4", 1)
}

/// TK-5.1: five points, on a clearing with a worker of one's own and no camp; two a seat.
#[test]
fn a_camp_is_set_up_on_a_clearing() {
    let mut table = clearing().clearing("d4", "000001").workers(1, "b4", 1).table();
    table.costs("camp c4", 5);
    table.told(&[Event::Camped { seat: seat(1), hex: hex("c4") }]);
    assert!(!table.is_final);
    assert_eq!((table.hex("c4").camp, table.side(1).camps), (Some(seat(1)), 1));
    table.refused("camp c4", Refusal::HasCamp { hex: hex("c4") });
    table.refused("camp d4", Refusal::Nobody { hex: hex("d4") });
    // TK-5.2: the printed clearing is one, too.
    table.costs("camp b4", 5);
    assert_eq!(table.side(1).camps, 0);
    clearing().points(4).table().too_dear("camp c4", 5);
    let both = clearing().camp(1, "b4").clearing("d4", "000001").camp(1, "d4");
    both.table().refused("camp c4", Refusal::NoCampLeft);
    let others = clearing().camp(2, "c4");
    others.table().refused("camp c4", Refusal::HasCamp { hex: hex("c4") });
}

/// TK-5.1: on a ruin only when its treasures are all gone; TK-5.3: in the turn of the last dig,
/// too, and whoever else stands there.
#[test]
fn a_camp_is_set_up_in_an_empty_ruin() {
    let ruin = position(2).ruin("c4", "000000", "jade mask").workers(1, "c4", 2);
    let mut table = ruin.workers(2, "c4", 5).points(11).table();
    table.refused("camp c4", Refusal::TreasuresLeft { hex: hex("c4") });
    table.does("dig c4").refused("camp c4", Refusal::TreasuresLeft { hex: hex("c4") });
    table.does("dig c4, camp c4");
    assert_eq!(table.hex("c4").camp, Some(seat(1)));
}

/// TK-5.2: the leader suffices; nowhere else. Camps never move or come off.
#[test]
fn camps_stand_on_clearings_and_ruins_only() {
    let mut leader = position(2).clearing("c4", "000000").leader(1, "c4").table();
    leader.does("camp c4");
    assert!(leader.choices().iter().all(|choice| !choice.starts_with("camp")));
    leader.refused("camp c4", Refusal::HasCamp { hex: hex("c4") });
    let everywhere = position(2).temple("c4", 3, "000000").volcanoes("c5");
    let everywhere = everywhere.workers(1, "a4", 1).workers(1, "a5", 1).workers(1, "c4", 1);
    let mut table = everywhere.guard(1, "c4").table();
    for name in ["a4", "a5", "c4"] {
        table.refused(&format!("camp {name}"), Refusal::NoCampSite { hex: hex(name) });
    }
    table.refused("camp c5", Refusal::Volcano { hex: hex("c5") });
    table.refused("camp c3", Refusal::Unexplored { hex: hex("c3") });
    assert!(table.offered("camp").is_empty());
}
