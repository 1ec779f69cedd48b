//! TK-7: scoring rounds, and the end.

use super::position::{Position, Table, hex, position, seat, shipped, tile, with_tiles};
use super::position::{auction, fresh_in};
use crate::engine::{Eyes, Game};
use crate::games::tikal::{Asked, Event, First, Kind, Letter, Options, Paid, Refusal, Stage, Tile};

/// Whose turn it is, what is to be decided, and the points left.
fn now(table: &Table) -> (u8, Stage, u8) {
    (table.turn(), table.stage(), table.left())
}

fn scored(number: u8, temples: u16, treasures: u16, total: i32) -> Event {
    Event::Scored { seat: seat(number), temples, treasures, total }
}

/// TK-7.1: a volcano interrupts play: from its owner clockwise each seat spends ten points and
/// scores; then the volcano is laid, and an ordinary turn taken. TK-7.7: each scores with its
/// `end`; the volcano lies aside, and nothing else is laid or revealed.
#[test]
fn a_volcano_starts_a_scoring() {
    let temples = position(3).workers(1, "a4", 1).workers(3, "b5", 1).holds(2, "jade");
    let mut table = temples.stack("B6 A6 A1").table();
    table.does("end");
    let drawn = Event::Drawn { seat: seat(2), tile: tile("B6"), kind: Kind::Volcano };
    let began = Event::ScoringBegan { seat: seat(2), number: 1, last: false };
    table.told(&[drawn, began]);
    assert_eq!(now(&table), (2, Stage::Spend, 10));
    table.refused("lay c5 0", Refusal::First { what: Asked::Spend });
    let seen = table.seen();
    assert_eq!((seen.in_hand, seen.layer, seen.volcanoes), (Some(tile("B6")), Some(seat(2)), 1));
    let scoring = seen.scoring.expect("a scoring");
    assert_eq!((scoring.number, scoring.last, scoring.first, scoring.done), (1, false, seat(2), 0));
    table.does("enter a5 1").does("end");
    table.told(&[scored(2, 0, 1, 1)]);
    assert!(table.is_final);
    assert_eq!((now(&table), table.seen().stack), ((3, Stage::Spend, 10), 2));
    table.does("end");
    table.told(&[scored(3, 1, 0, 1)]);
    assert_eq!((now(&table), table.seen().hexes.len()), ((1, Stage::Spend, 10), 4));
    table.does("end");
    table.told(&[scored(1, 1, 0, 1)]);
    assert_eq!((now(&table), table.seen().scoring), ((2, Stage::Lay, 0), None));
    table.does("lay c5 0");
    assert_eq!(now(&table), (2, Stage::Spend, 10));
    table.does("end");
    assert_eq!((now(&table), table.seen().in_hand), ((3, Stage::Lay, 0), Some(tile("A6"))));
}

/// TK-7.2: the top number of each temple controlled or guarded; 1, 3, 6 for treasures of a kind.
#[test]
fn temples_and_treasures_pay() {
    let pays = |position: Position| position.table().side(1).now;
    let paid = |temples, treasures| Paid { temples, treasures };
    assert_eq!(pays(position(2)), paid(0, 0));
    let temples = position(2).temple("c4", 3, "000000").level("c4", 7).workers(1, "c4", 1);
    let temples = temples.temple("d4", 2, "000001").level("d4", 4).guard(1, "d4");
    let tie = temples.clone().workers(1, "a4", 1).workers(2, "a4", 1);
    assert_eq!(pays(temples), paid(7 + 4, 0));
    assert_eq!(pays(tie), paid(7 + 4, 0), "a tie pays nobody");
    for (held, worth) in [
        ("jade", 1),
        ("jade jade", 3),
        ("jade jade jade", 6),
        ("jade mask", 2),
        ("jade jade jade mask mask vase", 6 + 3 + 1),
    ] {
        assert_eq!(pays(position(2).holds(1, held)), paid(0, worth), "{held}");
    }
    // Each scoring pays anew, and both parts count.
    let mut table = position(2).workers(1, "a4", 1).holds(1, "jade jade").scored(1, 5, 2).table();
    table.does("end, end, end");
    assert_eq!(table.totals(), [5 + 2 + 1 + 3, 0]);
    assert_eq!(table.side(1).scored, [paid(5, 2), paid(1, 3)]);
}

/// TK-7.3: three volcanoes, in B, D and F.
#[test]
fn there_are_three_volcanoes() {
    let volcanoes =
        shipped().every_tile().filter(|tile| shipped().terrain(*tile).kind == Kind::Volcano);
    let letters: Vec<_> = volcanoes.map(Tile::letter).collect();
    assert_eq!(letters, [Letter::B, Letter::D, Letter::F]);
}

/// TK-7.4: after the turn of the last tile each seat, from the left of its player, spends ten
/// points and scores; he does so last.
#[test]
fn the_end_begins_left_of_the_last_tile() {
    let mut table = position(3).turn(2).lays("G4").workers(2, "a4", 1).holds(1, "jade").table();
    table.does("lay c4 0");
    assert_eq!(now(&table), (2, Stage::Spend, 10), "an ordinary turn");
    table.does("end");
    table.told(&[Event::ScoringBegan { seat: seat(3), number: 1, last: true }]);
    assert_eq!(table.totals(), [0, 0, 0]);
    assert_eq!(now(&table), (3, Stage::Spend, 10));
    table.does("end");
    assert_eq!(now(&table), (1, Stage::Spend, 10));
    table.does("end");
    assert_eq!(now(&table), (2, Stage::Spend, 10));
    table.does("enter a4 1, end");
    let result = |number, total| Event::Result { seat: seat(number), total };
    table.told(&[scored(2, 1, 0, 1), result(1, 1), result(2, 1), result(3, 0)]);
    assert_eq!((table.stage(), table.to_act(), table.turn()), (Stage::Over, vec![], 0));
    assert!(table.is_final);
}

/// TK-7.4: if the last tile is a volcano, its scoring comes first, then the end.
#[test]
fn the_last_tile_may_be_a_volcano() {
    let one = with_tiles("B: [(kind: volcano, stones: \"000000\")]");
    let mut table = fresh_in(one, 2, Options { first: First::Two, ..Options::default() });
    assert_eq!(now(&table), (2, Stage::Spend, 10));
    table.does("enter a4 1, end").does("end").does("lay c5 0, end");
    table.told(&[Event::ScoringBegan { seat: seat(1), number: 2, last: true }]);
    table.does("end, end");
    assert_eq!((table.stage(), table.totals()), (Stage::Over, vec![0, 2]));
}

/// The scores when seat 1 ends the match: points, places, and what broke a tie.
fn over(position: Position) -> (Vec<u8>, Option<String>) {
    let mut table = position.table();
    let seats = table.totals().len();
    table.does("end");
    for _ in 0..seats {
        assert_eq!(table.stage(), Stage::Spend);
        table.does("end");
    }
    let standings = table.game.standings(Eyes::Table);
    let places = standings.rows.iter().map(|row| row.place.expect("it is over")).collect();
    (places, standings.tie_break)
}

/// TK-7.5: most points win.
#[test]
fn most_points_win() {
    let points = position(3).scored(1, 3, 0).scored(2, 0, 4).scored(3, 1, 1);
    assert_eq!(over(points), (vec![2, 1, 3], None));
    // What was paid for tiles is gone; the purse counts.
    let bids = auction(2).scored(1, 5, 0).scored(2, 5, 0).bids(1, 1);
    let mut table = bids.table();
    assert_eq!(table.totals(), [24, 25]);
    table.does("end, end, end");
    let row = &table.game.standings(Eyes::Table).rows[0];
    let points: Vec<_> = row
        .points
        .iter()
        .map(|points| (points.category.as_str(), points.points.unwrap()))
        .collect();
    assert_eq!(points, [("temples", 5), ("treasures", 0), ("purse", 20), ("bids", -1)]);
    assert_eq!((row.total, row.place), (Some(24), Some(2)));
}

/// TK-7.5: of equal points the highest temple that each controls or guards at the end decides,
/// then the number of treasures. TK-7.8: for all places; equal in all three they share it; no
/// temple counts nothing.
#[test]
fn ties_are_broken() {
    let temple = |p: Position, at, level: u8| p.temple(at, level, "000000");
    // A five and a one against a four and a two: six points each.
    let heights = temple(temple(position(2), "c4", 5), "c3", 4);
    let heights = temple(heights.workers(1, "c4", 1).workers(1, "a4", 1), "d3", 2);
    let heights = heights.workers(2, "c3", 1).workers(2, "d3", 1);
    assert_eq!(over(heights), (vec![1, 2], Some("highest".into())));
    // A guard counts as well.
    let guard = temple(temple(position(2), "c4", 5), "c3", 4).guard(1, "c3").workers(2, "c4", 1);
    assert_eq!(over(guard.scored(1, 1, 0)), (vec![2, 1], Some("highest".into())));
    // Treasures count, not what they are worth: two kinds against a pair with three points.
    let treasures = position(2).holds(1, "jade jade").holds(2, "mask disc vase");
    assert_eq!(over(treasures), (vec![2, 1], Some("most".into())));
    // The highest temple comes before treasures, and no temple is lower than any.
    let both = position(2).workers(1, "a4", 1).holds(2, "jade");
    assert_eq!(over(both), (vec![1, 2], Some("highest".into())));
    // Equal in all: shared, and the third place is not the second.
    assert_eq!(over(position(3).scored(1, 2, 0).scored(2, 2, 0)), (vec![1, 1, 3], None));
    // TK-7.8: the second place is told apart in the same way.
    let second = position(3).scored(3, 9, 0).workers(1, "a4", 1).holds(2, "jade");
    assert_eq!(over(second), (vec![2, 3, 1], None));
}

/// TK-7.5: the highest temple is that of the end, not of one's own scoring.
#[test]
fn ties_are_broken_as_things_stand_at_the_end() {
    let mut table = position(2).workers(2, "a4", 1).scored(1, 1, 0).table();
    // Seat 2 scores a4 first; then seat 1 takes it away, without scoring more than that.
    table.does("end, end");
    assert_eq!(table.totals(), [1, 1]);
    table.does("enter a4 1, end");
    let standings = table.game.standings(Eyes::Table);
    let places: Vec<_> = standings.rows.iter().map(|row| row.place).collect();
    assert_eq!((places, standings.tie_break), (vec![Some(1), Some(1)], None));
}

/// TK-7.6: control is looked at when each seat has spent its own points: one temple may pay
/// several seats.
#[test]
fn a_temple_may_pay_several_seats() {
    let mut table = position(3).temple("c4", 6, "000000").stack("B6 A1").table();
    table.does("end");
    // Each brings more than the one before.
    table.does("enter c4 1, end").does("enter c4 2, end").does("enter c4 3, end");
    assert_eq!(table.totals(), [6, 6, 6]);
    assert_eq!(table.hex("c4").controlled_by, Some(seat(1)));
    assert_eq!(table.game.controls(hex("c4")), Some(seat(1)));
    // Whoever scored before has what he has: nothing is looked at again.
    assert_eq!([1, 2, 3].map(|number| table.side(number).scored.len()), [1, 1, 1]);
}

/// TK-7.7: as long as the match goes on there are no places, and everybody sees all points.
#[test]
fn points_lie_open() {
    let table = position(2).scored(1, 4, 1).table();
    let standings = table.game.standings(Eyes::Seat(seat(2)));
    let rows: Vec<_> = standings.rows.iter().map(|row| (row.total, row.place)).collect();
    assert_eq!((rows, standings.tie_break), (vec![(Some(5), None), (Some(0), None)], None));
}
