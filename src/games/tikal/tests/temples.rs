//! TK-6: who controls a temple, and guards.

use super::position::{Position, hex, position, seat};
use crate::games::tikal::{Event, Leader, Refusal};

/// A temple of level 5 on c4.
fn temple(seats: usize) -> Position {
    position(seats).temple("c4", 5, "000000")
}

/// TK-6.1: more weight than each other seat; the leader weighs three; a tie is nobody's.
#[test]
fn the_heaviest_controls_a_temple() {
    let workers = |weights: [u8; 4]| {
        let each = (1..).zip(weights);
        each.fold(temple(4), |temple, (number, count)| temple.workers(number, "c4", count))
    };
    let controls = |position: Position| {
        let table = position.table();
        assert_eq!(table.hex("c4").controlled_by, table.game.controls(hex("c4")));
        table.hex("c4").controlled_by.map(crate::engine::Seat::number)
    };
    for (weights, winner) in [
        ([0, 0, 0, 0], None),
        ([1, 0, 0, 0], Some(1)),
        ([2, 3, 0, 0], Some(2)),
        ([2, 2, 0, 0], None),
        ([2, 2, 3, 0], Some(3)),
        ([3, 2, 3, 1], None),
        ([1, 2, 2, 3], Some(4)),
    ] {
        assert_eq!(controls(workers(weights)), winner, "{weights:?}");
    }
    assert_eq!(controls(workers([2, 1, 0, 0]).leader(2, "c4")), Some(2), "a worker and three");
    assert_eq!(controls(workers([3, 0, 0, 0]).leader(2, "c4")), None, "three against three");
    assert_eq!(controls(workers([4, 0, 0, 0]).leader(2, "c4")), Some(1));
    // Nowhere else is there anything to control.
    let table = position(2).workers(1, "b4", 3).workers(1, "a5", 2).table();
    assert_eq!((table.hex("b4").controlled_by, table.hex("a5").controlled_by), (None, None));
}

/// TK-6.1: a guarded temple is its guard's owner's, whoever stands there, and nobody guards it
/// again.
#[test]
fn a_guard_outweighs_everybody() {
    let mut table = temple(2).guard(2, "c4").workers(1, "c4", 5).leader(1, "c4").table();
    assert_eq!(table.hex("c4").controlled_by, Some(seat(2)));
    table.refused("guard c4", Refusal::IsGuarded { hex: hex("c4") });
    table.refused("dig c4", Refusal::IsGuarded { hex: hex("c4") });
    let pays = [1, 2].map(|number| table.side(number).now.temples);
    assert_eq!(pays, [0, 5]);
}

/// TK-6.2: five points: a worker becomes the guard for good, all other own workers there leave
/// the game, others' stay; two guards a seat.
#[test]
fn a_guard_is_left_and_the_rest_leaves_the_game() {
    let position = temple(2).workers(1, "c4", 3).workers(2, "c4", 1).workers(1, "b4", 1);
    let mut table = position.table();
    table.costs("guard c4", 5);
    let (seat, hex, level) = (seat(1), hex("c4"), 5);
    table.told(&[Event::Guarded { seat, hex, level, workers: 2, leader: false }]);
    assert!(!table.is_final);
    let temple = table.hex("c4");
    assert_eq!((temple.guard, temple.workers), (Some(seat), vec![0, 1]));
    assert_eq!((table.side(1).gone, table.side(1).guards, table.side(1).workers), (2, 1, 14));
    assert!(table.offered("move c4").is_empty());
    table.refused("move c4 b4 1", Refusal::FewWorkers { hex, workers: 0 });
    assert_eq!(table.offered("move b4 a5"), ["move b4 a5 1"]);
}

/// TK-6.2: why a temple cannot be guarded.
#[test]
fn not_every_temple_can_be_guarded() {
    let mut empty = temple(2).workers(2, "c4", 1).table();
    empty.refused("guard c4", Refusal::Nobody { hex: hex("c4") });
    let mut tie = temple(2).workers(1, "c4", 1).workers(2, "c4", 1).table();
    tie.refused("guard c4", Refusal::NotControlled { hex: hex("c4") });
    let mut weak = temple(2).workers(1, "c4", 2).leader(2, "c4").table();
    weak.refused("guard c4", Refusal::NotControlled { hex: hex("c4") });
    temple(2).workers(1, "c4", 1).points(4).table().too_dear("guard c4", 5);
    let used_up = temple(2).guard(1, "a4").guard(1, "b5").workers(1, "c4", 1);
    let mut table = used_up.table();
    table.refused("guard c4", Refusal::NoGuardLeft);
    assert!(table.offered("guard").is_empty());
    let mut nowhere = position(2).workers(1, "b4", 1).volcanoes("c4").table();
    nowhere.refused("guard b4", Refusal::NoTemple { hex: hex("b4") });
    nowhere.refused("guard c4", Refusal::Volcano { hex: hex("c4") });
    nowhere.refused("guard c5", Refusal::Unexplored { hex: hex("c5") });
    assert!(nowhere.offered("guard").is_empty());
}

/// TK-6.2: no more levels, and two guards in one turn use them up.
#[test]
fn guards_are_used_up() {
    let two = position(2).workers(1, "a4", 1).workers(1, "b5", 1);
    let mut table = two.temple("c4", 3, "000000").table();
    table.does("guard a4, guard b5");
    assert_eq!((table.side(1).guards, table.left(), table.side(1).gone), (0, 0, 0));
    let mut dug = temple(2).guard(1, "c4").workers(1, "c4", 2).table();
    dug.refused("dig c4", Refusal::IsGuarded { hex: hex("c4") });
}

/// TK-6.3: it scores for its owner whoever stands there, and is walked through like a clearing.
#[test]
fn a_guarded_temple_is_a_clearing_to_walk_through() {
    let path = temple(2).guard(2, "c4").clearing("d4", "000001").workers(1, "b4", 2);
    let mut table = path.workers(2, "c4", 1).table();
    table.costs("move b4 d4 1", 2).costs("move b4 c4 1", 1);
    assert_eq!(table.hex("c4").workers, [1, 1]);
    assert_eq!([1, 2].map(|number| table.side(number).now.temples), [0, 5]);
}

/// TK-6.4: a leader who stands there with a worker leaves the game with the rest.
#[test]
fn the_leader_leaves_with_the_rest() {
    let mut table = temple(2).workers(1, "c4", 2).leader(1, "c4").table();
    table.does("guard c4");
    let (seat, hex, level) = (seat(1), hex("c4"), 5);
    table.told(&[Event::Guarded { seat, hex, level, workers: 1, leader: true }]);
    assert_eq!((table.side(1).leader, table.side(1).gone), (Leader::Gone, 1));
    assert!(table.hex("c4").leaders.is_empty());
    let mut elsewhere = temple(2).workers(1, "c4", 2).leader(1, "b4").table();
    elsewhere.does("guard c4");
    assert_eq!(elsewhere.side(1).leader, Leader::On(super::position::hex("b4")));
}

/// TK-6.6: one decision a temple; the leader is the guard only where no worker stands.
#[test]
fn the_leader_guards_alone() {
    let mut table = temple(2).leader(1, "c4").workers(2, "c4", 2).table();
    assert_eq!(table.offered("guard"), ["guard c4"]);
    table.does("guard c4");
    let (seat, hex, level) = (seat(1), hex("c4"), 5);
    table.told(&[Event::Guarded { seat, hex, level, workers: 0, leader: true }]);
    assert_eq!((table.side(1).leader, table.side(1).gone), (Leader::Guards(hex), 0));
    assert_eq!(table.hex("c4").guard, Some(seat));
    table.refused("move c4 b4 leader", Refusal::NoLeader { hex });
    let both = temple(2).leader(1, "c4").workers(1, "c4", 1).table();
    assert_eq!(both.offered("guard"), ["guard c4"]);
}

/// TK-6.5: a temple with no next number can still be guarded; the guard digs and walks no more.
#[test]
fn a_finished_temple_is_guarded() {
    let mut table = temple(2).level("c4", 10).workers(1, "c4", 1).table();
    table.refused("dig c4", Refusal::NoLevel { level: 11 });
    table.does("guard c4");
    table.refused("dig c4", Refusal::IsGuarded { hex: hex("c4") });
    assert!(table.offered("dig").is_empty() && table.offered("move").is_empty());
    // Nor does it count as a worker to those who come later.
    let mut run_out = temple(2).levels_left(6, 0).workers(1, "c4", 1).table();
    run_out.does("guard c4");
}

/// TK-6.7: in any ten points, of a scoring and at the end, also after digging there.
#[test]
fn guards_are_left_in_scorings_too() {
    let volcano = temple(2).workers(1, "c4", 2).workers(2, "b5", 1).stack("B6");
    let mut table = volcano.table();
    table.does("end").does("dig b5, guard b5, end").does("dig c4, guard c4, end");
    assert_eq!(table.totals(), [6, 2]);
    assert_eq!(table.side(1).gone, 1);
    let mut last = temple(2).workers(1, "c4", 2).table();
    last.does("end, end, dig c4, dig c4, guard c4, end");
    assert_eq!(last.totals(), [7, 0]);
}
