//! AW-6: what sets off the end, and what it is worth.

use super::position::{Position, point, points, position, seat};
use crate::engine::{Eyes, Game as _};
use crate::games::around_the_world::{Colour, Ending, Event, Stage};
use Colour::{Blue, Red, Yellow};

fn last_round(number: u8, by: Ending) -> Event {
    Event::LastRound { seat: seat(number), by }
}

/// Three seats without tickets; seat 2 began.
fn three() -> Position {
    let hands = position(3).hand(1, "uluru").hand(2, "kakadu").hand(3, "rio");
    hands.tickets(1, 0).tickets(2, 0).tickets(3, 0).first(2).turn(2)
}

/// AW-6.1: the round is finished, counted from the seat that began.
#[test]
fn the_round_is_finished_to_equal_turns() {
    // The first of the round lays its last card: all others have their turns.
    let mut table = three().hand(2, "").route(Red, "rose rome").table();
    table.does("lay red rome santorini");
    assert!(!table.seen().ending);
    let start = || {
        let seats = position(3).hand(1, "uluru").hand(2, "rome").hand(3, "rio");
        seats.tickets(1, 0).tickets(2, 0).tickets(3, 0).first(2)
    };
    let mut table = start().turn(2).table();
    table.does("lay red rose rome");
    table.told_of(&[last_round(2, Ending::Hand)]);
    assert_eq!((table.turn(), table.stage()), (3, Stage::Arrow));
    table.does("lay red rome santorini");
    assert_eq!(table.turn(), 1);
    table.does("lay red santorini petra");
    assert_eq!(table.stage(), Stage::Over);
    // The last of the round: it is over at once, though seat 1 has the lowest number.
    let mut table = start().turn(1).table();
    table.does("lay red rose rome");
    table.told_of(&[last_round(2, Ending::Hand)]);
    assert_eq!(table.stage(), Stage::Over);
}

/// AW-6.1, AW-6.6: the last card may be laid in another seat's turn; the round is that turn's.
#[test]
fn the_last_card_is_laid_in_another_seats_turn() {
    let seats = position(3).hand(1, "uluru").hand(2, "rome").hand(3, "rio").first(2);
    let mut table = seats.turn(3).tickets(1, 0).tickets(2, 0).tickets(3, 1).table();
    table.does("lay red rose rome");
    table.told_of(&[last_round(2, Ending::Hand)]);
    assert_eq!((table.turn(), table.seen().ending), (3, true), "tickets go on");
    table.does("extra red rome santorini");
    assert_eq!(table.turn(), 1);
    table.does("lay red santorini petra");
    assert_eq!(table.stage(), Stage::Over, "seat 2 has had its turn");
}

/// AW-6.1: rounds are counted, and do not end before that.
#[test]
fn rounds_go_on() {
    let mut table = three().table();
    for (turn, round) in [(2, 1), (3, 1), (1, 1), (2, 2), (3, 2), (1, 2), (2, 3)] {
        assert_eq!((table.turn(), table.seen().round), (turn, round));
        let lay = table.offered("lay").into_iter().find(|lay| {
            [
                "rose rome",
                "rome santorini",
                "santorini petra",
                "petra babylon",
                "babylon shibam",
                "shibam lalibela",
            ]
            .iter()
            .any(|way| lay == &format!("lay red {way}"))
        });
        if let Some(lay) = lay {
            table.does(&lay);
        }
    }
    assert!(!table.seen().ending);
}

/// AW-6.1, AW-6.6: all arrows on the map, of all three colours; what is due and tickets go on.
#[test]
fn the_end_comes_with_the_last_arrow() {
    let nearly = || three().left(Yellow, 0).left(Blue, 0).left(Red, 1);
    let mut table = nearly().turn(1).table();
    table.does("lay red rose kizhi");
    table.told_of(&[last_round(1, Ending::Arrows)]);
    assert_eq!(table.stage(), Stage::Over);
    let mut one_more = nearly().left(Blue, 1).turn(1).table();
    one_more.does("lay red rose kizhi");
    assert!(!one_more.seen().ending);
    assert_eq!(one_more.turn(), 2);
    let mut table = nearly().tickets(1, 2).tickets(2, 1).turn(1).table();
    table.does("lay red rose eastern-europe");
    let (ended, lapsed) = (last_round(1, Ending::Arrows), Event::SquareLapsed { seat: seat(1) });
    table.told_of(&[ended, lapsed]);
    assert_eq!((table.turn(), table.stage()), (1, Stage::Tickets));
    table.does("remove red, extra red rose rome");
    assert_eq!(table.stage(), Stage::Over);
}

/// AW-6.4: a removal does not undo it; nor is it set off twice. A seat without cards plays on.
#[test]
fn the_end_is_not_undone() {
    let nearly = three().left(Yellow, 0).left(Blue, 0).left(Red, 1).tickets(2, 1).tickets(3, 1);
    let mut table = nearly.table();
    table.does("lay red rose kizhi, remove red");
    assert!(table.seen().ending);
    assert_eq!((table.turn(), table.tip(Red)), (3, point("rose")));
    table.does("lay red rose lofoten");
    assert!(table.heard().iter().all(|event| !matches!(event, Event::LastRound { .. })));
    table.does("end");
    assert_eq!(table.stage(), Stage::Over);
    // Without cards, on turn as any other.
    let empty = position(2).hand(1, "uluru").hand(2, "rome").tickets(1, 0).tickets(2, 1);
    let mut table = empty.table();
    table.does("lay red rose rome");
    assert_eq!((table.turn(), table.side(2).cards), (2, 0));
    assert_eq!(table.offered("lay").len(), 14);
    table.does("lay red rome santorini, extra red santorini petra");
    assert_eq!(table.stage(), Stage::Over);
}

/// AW-6.5: 200 arrows laid in all, removed ones counted.
#[test]
fn stalling_ends_after_two_hundred_arrows() {
    let mut table = three().laid(198).tickets(2, 2).table();
    table.does("lay red rose kizhi");
    assert!(!table.seen().ending);
    table.does("remove red");
    assert_eq!(table.seen().laid, 199, "laid once, removed or not");
    table.does("extra blue rose kizhi");
    table.told_of(&[last_round(2, Ending::Long)]);
    assert_eq!((table.seen().laid, table.turn(), table.stage()), (200, 3, Stage::Arrow));
    table.does("lay red rose rome, lay red rome santorini");
    assert_eq!(table.stage(), Stage::Over);
    // Any arrow counts, a square's as well.
    let mut square = three().laid(198).table();
    square.does("lay red rose eastern-europe, lay blue rose rome");
    square.told_of(&[last_round(2, Ending::Long)]);
    // Over the mark while the round is finished: nothing more happens.
    assert_eq!(three().laid(199).table().does("lay red rose kizhi").seen().laid, 200);
}

/// AW-6.2: a point for each card laid open and each own token taken, one less for each card of the
/// hand and each own token on the map.
#[test]
fn points_are_counted() {
    let seats = position(2).open(1, "uluru rio nazca").taken(1, 2).hand(1, "odzala petra");
    let seats = seats.tokens(1, "petra").hand(2, "kakadu").tokens(2, "kakadu komodo");
    let mut table = seats.tickets(1, 0).tickets(2, 0).table();
    assert_eq!(table.totals(), [3 + 2 - 2 - 1, -1 - 2]);
    let row = table.game.standings(Eyes::Table).rows[0].clone();
    let by: Vec<_> = row.points.iter().map(|points| (&*points.category, points.points)).collect();
    let expected = [("cards", 3), ("tokens", 2), ("hand", -2), ("left", -1)];
    assert_eq!(by, expected.map(|(name, points)| (name, Some(points))));
    assert_eq!((row.total, row.place), (Some(2), None));
    table.game.ending = true;
    table.does("lay red rose kizhi, lay red kizhi sergiev-posad");
    let result = |number, total| Event::Result { seat: seat(number), total };
    table.told_of(&[result(1, 2), result(2, -3)]);
}

/// Two seats at the end: so many cards open, and so many tickets.
fn ended(open: [&str; 3], tickets: [u8; 3]) -> Vec<(Option<u8>, Option<i32>)> {
    let mut position = position(3).ending().turn(3).none_left();
    for (number, (open, tickets)) in (1..).zip(open.into_iter().zip(tickets)) {
        position = position.open(number, open).tickets(number, tickets);
    }
    let mut table = position.left(Red, 1).table();
    table.does("lay red rose giants-causeway");
    if table.stage() != Stage::Over {
        table.does("end");
    }
    let standings = table.game.standings(Eyes::Table);
    standings.rows.iter().map(|row| (row.place, row.total)).collect()
}

/// AW-6.3, AW-6.6: points, then tickets, then shared; lower places likewise.
#[test]
fn ties_are_broken_by_tickets() {
    let places = |open, tickets| {
        ended(open, tickets).into_iter().map(|row| row.0.unwrap_or(0)).collect::<Vec<_>>()
    };
    assert_eq!(places(["rio", "uluru nazca", ""], [9, 0, 9]), [2, 1, 3]);
    assert_eq!(places(["rio", "uluru", ""], [1, 2, 9]), [2, 1, 3]);
    assert_eq!(places(["rio", "uluru", ""], [2, 2, 9]), [1, 1, 3]);
    assert_eq!(places(["rio nazca", "uluru", "petra"], [0, 2, 3]), [1, 3, 2]);
    assert_eq!(places(["rio nazca", "uluru", "petra"], [0, 3, 3]), [1, 2, 2]);
}

/// AW-6.6: at the end all hands lie open.
#[test]
fn hands_are_open_at_the_end() {
    let mut table = three().ending().turn(1).route(Red, "rose rome").table();
    assert!(table.seen().seats.iter().all(|seat| seat.hand.is_none()));
    table.does("lay red rome santorini");
    assert_eq!(table.stage(), Stage::Over);
    let hands: Vec<_> =
        table.seen().seats.into_iter().map(|seat| seat.hand.unwrap_or_default()).collect();
    assert_eq!(hands, [points("uluru"), points("kakadu"), points("rio")]);
    assert!(table.game.to_act().is_empty() && table.game.may_act().is_empty());
}
