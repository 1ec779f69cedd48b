//! TK-3: figures come and go.

use super::position::{Position, Table, hex, position, seat};
use crate::games::tikal::{Event, Kind, Leader, Refusal};

/// TK-3.1: a worker or the leader comes to the base camp or to an own camp for a point.
#[test]
fn figures_come_to_camps() {
    let mut table = position(2).clearing("c4", "000001").camp(1, "c4").camp(2, "b4").table();
    table.costs("enter a5 1", 1).costs("enter c4 1", 1).costs("enter a5 leader", 1);
    assert_eq!((table.hex("a5").workers, table.hex("c4").workers), (vec![1, 0], vec![1, 0]));
    assert_eq!((table.side(1).workers, table.side(1).leader), (16, Leader::On(hex("a5"))));
    // Another's camp is nothing to me: from the base camp a step of one stone leads there.
    table.costs("enter b4 1", 2);
    table.refused("enter c4 leader", Refusal::LeaderIsOut);
}

/// TK-3.1: as many as the supply has, and the leader is one; TK-1.5: eighteen.
#[test]
fn figures_are_used_up() {
    let mut table = position(2).supply(1, 2).leader(1, "a4").table();
    assert_eq!(table.offered("enter a5"), ["enter a5 1", "enter a5 2"]);
    table.refused("enter a5 3", Refusal::FewInSupply { workers: 2 });
    table.refused("enter a5 1 leader", Refusal::LeaderIsOut);
    table.does("enter a5 2");
    assert!(table.offered("enter").is_empty());
    table.refused("enter a5 1", Refusal::FewInSupply { workers: 0 });
    // The other seat has its own.
    let other = position(2).supply(1, 0).leader(1, "a4").turn(2).table();
    assert!(other.choices().contains(&"enter a5 9 leader".to_owned()));
    // Nine workers and the leader, or ten workers: no more than ten points bring.
    assert_eq!(other.offered("enter a5").len(), 10 + 1 + 9);
}

/// TK-3.2: the stones on both sides together; where there is none, no way; a crossing is one
/// whole action.
#[test]
fn a_crossing_costs_the_stones_on_both_sides() {
    for (stones, cost) in
        [("000000", 1), ("000001", 1), ("000010", 2), ("000020", 3), ("000030", 4)]
    {
        let mut table = position(2).clearing("c4", stones).workers(1, "b4", 1).table();
        table.costs("move b4 c4 1", cost);
        table.costs("move c4 b4 1", cost);
    }
    let mut six = position(2).clearing("c4", "030000").clearing("d3", "000030");
    six = six.workers(1, "c4", 2);
    six.clone().table().costs("move c4 d3 1", 6);
    let mut table = six.points(5).table();
    table.too_dear("move c4 d3 1", 6);
    assert_eq!(table.left(), 5, "no part of it");
    // Neighbours without a stone between them.
    let mut table = position(2).clearing("c4", "000000").clearing("d3", "111101");
    table = table.workers(1, "c4", 1);
    let mut table = table.table();
    table.refused("move c4 d3 1", Refusal::NoWay { hex: hex("d3") });
    table.refused("enter d3 1", Refusal::NoWay { hex: hex("d3") });
    // And the two temples of the board are reached from the base camp alone.
    let mut board = position(2).workers(1, "b4", 1).table();
    board.costs("move b4 a4 1", 1 + 2);
}

/// TK-3.2: the rulebook's picture: three stones straight on, or two round by another temple.
#[test]
fn the_way_round_may_be_cheaper() {
    let position = position(2).temple("c4", 3, "020000").temple("d3", 4, "000010");
    let round = position.temple("c3", 4, "001100").workers(1, "c4", 1);
    let mut table = round.table();
    assert_eq!(table.game.crossing(hex("c4"), hex("d3")), Some(3));
    assert_eq!(table.game.crossing(hex("c4"), hex("c3")), Some(1));
    table.costs("move c4 d3 1", 2);
    assert_eq!(table.game.route(seat(1), Some(hex("c4")), hex("d3")), ["c4", "c3", "d3"].map(hex));
}

/// Two far pairs of hexes that no road leads to: c1 with d1, a stone apart, and h5 with g5, two.
fn far_camps() -> Position {
    let far = position(2).clearing("c1", "001000").clearing("d1", "000000");
    far.clearing("h5", "000000").clearing("g5", "002000")
}

/// TK-3.3: for a point between the base camp and own camps; not to others' camps.
#[test]
fn camps_are_a_point_apart() {
    let camps = far_camps().camp(1, "c1").camp(1, "h5").workers(1, "c1", 2).workers(2, "a5", 1);
    let mut table = camps.clone().table();
    table.costs("move c1 h5 1", 1).costs("move h5 a5 1", 1).costs("move a5 c1 1", 1);
    let mut other = camps.turn(2).table();
    other.refused("move a5 c1 1", Refusal::NoWay { hex: hex("c1") });
    other.refused("enter h5 1", Refusal::NoWay { hex: hex("h5") });
}

/// TK-3.4: others' workers, camps and guarded temples never block, nor cost.
#[test]
fn nobody_blocks_the_way() {
    let path = || {
        let path = position(2).clearing("c4", "001000").temple("d4", 2, "001000");
        path.clearing("e5", "000000").workers(1, "b4", 1)
    };
    path().table().costs("move b4 e5 1", 3);
    let crowded = path().camp(2, "c4").guard(2, "d4").workers(2, "c4", 9).leader(2, "d4");
    let mut table = crowded.table();
    table.costs("move b4 d4 1", 2).costs("move d4 e5 1", 1).costs("move e5 c4 1", 2);
}

/// TK-3.5: so many figures from here to there, each by the cheapest way: over several hexes and
/// through camps.
#[test]
fn a_walk_is_one_decision() {
    let path = position(2).clearing("c4", "010000").clearing("d3", "100000");
    let path = path.clearing("d2", "000000").workers(1, "b4", 3).leader(1, "b4");
    let mut table = path.table();
    table.costs("move b4 d2 1 leader", 2 * 3);
    let (seat, from, to) = (seat(1), hex("b4"), hex("d2"));
    table.told(&[Event::Moved { seat, from, to, workers: 1, leader: true, points: 6 }]);
    assert!(!table.is_final);
    assert_eq!((table.hex("d2").workers[0], table.side(1).leader), (1, Leader::On(to)));
    assert_eq!((table.hex("b4").workers[0], table.hex("c4").workers[0]), (2, 0));
    table.too_dear("move b4 d2 2", 6).costs("move b4 d2 1", 3);
    // From the supply: a point, and the way from the camp.
    let mut table = position(2).clearing("c4", "000000").table();
    table.costs("enter c4 2 leader", 3 * (1 + 1 + 1));
    let (seat, hex) = (seat, hex("c4"));
    table.told(&[Event::Entered { seat, hex, workers: 2, leader: true, points: 9 }]);
    assert_eq!((table.side(1).workers, table.hex("c4").workers[0]), (16, 2));
}

/// TK-3.5: by road to a camp, a point to the next, by road from there, if that is cheapest.
#[test]
fn a_walk_may_go_through_camps() {
    let far = far_camps().workers(1, "d1", 2).camp(1, "c1").camp(1, "h5");
    let mut table = far.table();
    // d1–c1 a stone, c1–h5 a point, h5–g5 two stones.
    table.costs("move d1 g5 1", 1 + 1 + 2);
    let route = table.game.route(seat(1), Some(hex("d1")), hex("g5"));
    assert_eq!(route, ["d1", "c1", "h5", "g5"].map(hex));
    table.costs("enter d1 1", 1 + 1);
    assert_eq!(table.game.route(seat(1), None, hex("d1")), ["c1", "d1"].map(hex));
    // Without the camps there is no way at all.
    let mut table = far_camps().workers(1, "d1", 2).table();
    table.refused("move d1 g5 1", Refusal::NoWay { hex: hex("g5") });
}

/// TK-3.5: each reason why a walk is no walk.
#[test]
fn not_everybody_can_walk_everywhere() {
    let mut table = position(2).workers(1, "a4", 1).leader(1, "b5").workers(2, "a5", 1).table();
    table.refused("move a4 a4 1", Refusal::SameHex);
    table.refused("move a4 a5 2", Refusal::FewWorkers { hex: hex("a4"), workers: 1 });
    table.refused("move a5 a4 1", Refusal::FewWorkers { hex: hex("a5"), workers: 0 });
    table.refused("move a4 a5 leader", Refusal::NoLeader { hex: hex("a4") });
    table.refused("move a4 a3 1", Refusal::Unexplored { hex: hex("a3") });
    table.refused("move a3 a4 1", Refusal::Unexplored { hex: hex("a3") });
    table.refused("enter a3 1", Refusal::Unexplored { hex: hex("a3") });
    table.too_dear("enter a5 11", 11);
    table.does("enter a5 9").too_dear("move a4 a5 1", 2).does("enter a5 1");
    assert!(table.offered("move").is_empty());
}

/// TK-3.6: a camp set up in this turn serves in this turn, and needs nobody in it; who stands on
/// its hex, or on the base, is in the camp, however he came.
#[test]
fn a_camp_serves_at_once() {
    let far = position(2).clearing("c4", "010000").clearing("d3", "010000");
    let mut table = far.clearing("e3", "000000").workers(1, "e3", 1).table();
    table.does("camp e3").costs("move e3 a5 1", 1);
    assert_eq!(table.hex("e3").workers, [0, 0], "nobody is left in it");
    table.costs("enter e3 1", 1).costs("move e3 b4 1", 1 + 1);
    // He who walked to the base camp is in it.
    let walked = position(2).clearing("c4", "000000").camp(1, "c4").workers(1, "a4", 1);
    walked.table().costs("move a4 a5 1", 2).costs("move a5 c4 1", 1);
}

/// TK-3.7: no figure ever goes back to the supply: not by any decision, guards and their company
/// included.
#[test]
fn nobody_goes_back_to_the_supply() {
    let temple = position(2).temple("c4", 3, "000000").workers(1, "c4", 3).leader(1, "c4");
    let mut table = temple.table();
    table.does("guard c4");
    assert_eq!((table.side(1).workers, table.side(1).leader), (15, Leader::Gone));
    assert_eq!(table.side(1).gone, 2);
    table.refused("enter a5 leader", Refusal::LeaderIsOut);
    assert!(table.offered("enter a5").iter().all(|choice| !choice.contains("leader")));
    let mut back = position(2).workers(1, "b4", 1).table();
    back.does("move b4 a5 1");
    assert_eq!(back.side(1).workers, 17, "the base camp is no supply");
}

/// The rulebook's first turn: the leader digs a treasure; two workers come, one of them goes on.
#[test]
fn the_first_turn_of_the_rulebook() {
    let pile = "jade mask disc vase blade shell";
    let mut table = position(2).stack("A6 A1").pile(pile).lays("A4").table();
    table.does("lay b3 0");
    assert_eq!((table.hex("b3").kind, table.hex("b3").treasures), (Kind::Ruin(4), 4));
    // One point, and two stones to the ruin.
    table.costs("enter b3 leader", 1 + 2).costs("dig b3", 3);
    table.refused("dig b3", Refusal::EnoughDug { hex: hex("b3"), dug: 1 });
    table.costs("enter a5 2", 2).costs("move a5 a4 1", 2);
    assert_eq!((table.left(), table.hex("b3").treasures), (0, 3));
    assert_eq!((table.hex("a5").workers[0], table.hex("a4").workers[0]), (1, 1));
    second_turn(table.does("end"));
}

/// The second: two workers to a temple, and two levels of it.
fn second_turn(table: &mut Table) {
    assert_eq!(table.turn(), 2);
    table.does("lay c4 0").costs("enter a5 2", 2).costs("move a5 b5 2", 4);
    table.costs("dig b5", 2).costs("dig b5", 2);
    assert_eq!((table.left(), table.hex("b5").level), (0, 3));
    // As one decision it costs the same.
    let mut table = position(2).table();
    table.costs("enter b5 2", 6).costs("dig b5", 2).costs("dig b5", 2);
}
