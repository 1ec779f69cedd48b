//! AW-5: an expedition that comes back to its own route.

use super::position::{Position, point, points, position, seat};
use crate::games::around_the_world::{Asked, Colour, Due, Event, Refusal, Stage};
use Colour::{Blue, Red, Yellow};

/// Nobody lays the last card of a hand.
fn two() -> Position {
    position(2).hand(1, "uluru").hand(2, "kakadu rome").deck("nazca manaus")
}

fn looped(colour: Colour, at: &str) -> Event {
    Event::Loop { seat: seat(1), colour, at: point(at) }
}

/// The worked example of the rules pages: rose, Rome, Santorini, Bran Castle, and back to Rome.
fn nearly() -> Position {
    two().route(Yellow, "rose rome santorini bran-castle")
}

/// AW-5.1: first the arrival, then one more arrow of that expedition from any point of its route,
/// with its arrival. AW-5.2: from there it goes on.
#[test]
fn a_loop_gives_an_arrow_from_anywhere_on_the_route() {
    let mut table = nearly().table();
    table.does("lay yellow bran-castle rome");
    let claimed = Event::Claimed { seat: seat(2), site: point("rome"), token: false };
    table.told_of(&[claimed, looped(Yellow, "rome")]);
    assert_eq!(table.stage(), Stage::Loop(Yellow));
    let mut from: Vec<_> =
        table.choices().iter().map(|c| c.split(' ').nth(2).unwrap().to_owned()).collect();
    from.sort();
    assert_eq!(from.iter().filter(|name| *name == "rose").count(), 5);
    from.dedup();
    assert_eq!(
        (table.choices().len(), from),
        (8, ["bran-castle", "rose", "santorini"].map(Into::into).to_vec())
    );
    let off = Refusal::OffRoute { colour: Yellow, point: point("petra") };
    table.refused("lay yellow petra babylon", off);
    let (from, to) = (point("rome"), point("bran-castle"));
    table.refused("lay yellow rome bran-castle", Refusal::LineTaken { colour: Yellow, from, to });
    table.refused("lay yellow rome petra", Refusal::NoLine { from, to: point("petra") });
    let nowhere = Refusal::NoSuchPoint { point: point("atlantis") };
    table.refused("lay yellow atlantis petra", nowhere);
    table.does("lay yellow santorini petra");
    let laid = Event::Laid {
        seat: seat(1),
        colour: Yellow,
        from: point("santorini"),
        to: point("petra"),
        due: Due::Loop,
    };
    table.told(&[laid]);
    assert_eq!(
        (table.tip(Yellow), table.stage(), table.turn()),
        (point("petra"), Stage::Tickets, 1)
    );
    table.does("end");
    assert_eq!(table.offered("lay yellow").len(), 2, "from Petra");
    // Another colour's route makes no loop.
    let mut blue = nearly().route(Blue, "rose eastern-europe bran-castle").table();
    blue.does("lay blue bran-castle rome");
    assert_eq!(blue.stage(), Stage::Tickets);
}

/// AW-5.1: the loop's arrow has its arrival, a star as well as a square.
#[test]
fn the_arrow_of_a_loop_arrives() {
    let mut table = two().route(Red, "rose kizhi sergiev-posad eastern-europe").table();
    table.does("lay red eastern-europe rose, lay red kizhi northern-urals");
    assert_eq!((table.tickets(), table.stage()), (vec![4, 3], Stage::Tickets));
    let mut table = nearly().table();
    table.does("lay yellow bran-castle rome, lay yellow rose eastern-europe");
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Square, 1));
}

/// AW-5.1: a square closed in a loop gives both, the loop's arrow first.
#[test]
fn a_loop_on_a_square_gives_two_arrows() {
    let way = "rose eastern-europe bran-castle rome rose, rose kizhi sergiev-posad";
    let mut table = two().route(Red, way).table();
    table.does("lay red sergiev-posad eastern-europe");
    assert_eq!(table.stage(), Stage::Loop(Red));
    assert!(table.offered("lay blue").is_empty());
    table.does("lay red rose lofoten");
    assert_eq!(table.stage(), Stage::Square);
    assert_eq!(table.offered("lay red").len(), 2, "the square's goes on from the new tip");
    assert_eq!(table.offered("lay blue").len(), 6);
    table.does("lay blue rose rome");
    assert_eq!(table.stage(), Stage::Tickets);
}

/// AW-5.1, AW-5.6: the rose is part of every route.
#[test]
fn a_loop_closes_on_the_rose() {
    let mut table = two().route(Red, "rose giants-causeway").table();
    table.does("lay red giants-causeway mont-saint-michel, end");
    table.does("lay red mont-saint-michel rose");
    let at = point("rose");
    table.told_of(&[Event::Loop { seat: seat(2), colour: Red, at }]);
    assert_eq!(table.stage(), Stage::Loop(Red));
    assert_eq!(table.choices().len(), 4 + 1 + 1);
}

/// AW-5.2: loops may follow each other, by the arrow of a loop, a square or a ticket.
#[test]
fn several_loops_in_a_turn() {
    let mut table = two().route(Yellow, "rose rome santorini bran-castle eastern-europe").table();
    table.does("lay yellow eastern-europe rose");
    assert_eq!(table.stage(), Stage::Loop(Yellow));
    // AW-5.6: a free line between two points of the route is two decisions.
    let both = ["lay yellow rome bran-castle", "lay yellow bran-castle rome"];
    assert!(both.iter().all(|lay| table.choices().iter().any(|choice| choice == lay)));
    table.does(both[0]);
    table.told_of(&[looped(Yellow, "bran-castle")]);
    assert_eq!(table.stage(), Stage::Loop(Yellow));
    table.does("lay yellow rose kizhi");
    assert_eq!(table.stage(), Stage::Tickets);
    table.does("extra yellow kizhi sergiev-posad, extra yellow sergiev-posad eastern-europe");
    table.told_of(&[Event::Square { seat: seat(1) }, looped(Yellow, "eastern-europe")]);
    table.does("lay yellow eastern-europe caspian-sea");
    assert_eq!(table.stage(), Stage::Square);
}

/// AW-2.5, AW-5.1: over the edge and back to the other half of a star closes a loop; its arrow may
/// begin on either edge.
#[test]
fn a_loop_closes_over_the_edge() {
    let pacific =
        "rose kizhi sergiev-posad putorana altai lake-baikal lena-pillars wrangel bering-sea";
    let way = format!("{pacific} katmai gulf-of-alaska klondike");
    let mut table = two().route(Red, &way).table();
    table.does("lay red klondike bering-sea");
    table.told_of(&[Event::Ticket { seat: seat(1) }, looped(Red, "bering-sea")]);
    assert_eq!((table.stage(), table.tickets()), (Stage::Loop(Red), vec![4, 3]));
    assert!(
        table.offered("lay red bering-sea").contains(&"lay red bering-sea kamchatka".to_owned())
    );
    // From the other side: Kermadec and the Central Pacific, by Bora Bora.
    let around = format!(
        "{pacific} katmai gulf-of-alaska mauna-kea central-pacific nan-madol great-barrier-reef \
         tasman-sea kermadec"
    );
    let mut table = two().route(Blue, &around).table();
    table.does("lay blue kermadec bora-bora, end, lay blue bora-bora central-pacific");
    let at = point("central-pacific");
    table.told_of(&[Event::Loop { seat: seat(2), colour: Blue, at }]);
    let from_star = table.offered("lay blue central-pacific");
    assert_eq!(from_star, ["lay blue central-pacific marquesas-rise"]);
    let mut from_kermadec = table.offered("lay blue kermadec");
    from_kermadec.sort();
    let expected = ["lay blue kermadec milford-sound", "lay blue kermadec south-pacific"];
    assert_eq!(from_kermadec, expected, "on both edges");
}

/// AW-5.3, AW-5.5: a removal that brings an expedition back to an arrow that had closed a loop
/// closes it again: arrival, then an arrow from anywhere, for the seat that removed.
#[test]
fn a_removal_opens_a_loop_again() {
    let way = "rose rome santorini bran-castle rome, santorini petra";
    let start = || two().goals("petra").route(Yellow, way);
    let mut table = start().turn(2).table();
    table.does("remove yellow");
    let (from, to, tip) = (point("santorini"), point("petra"), point("rome"));
    table.told(&[
        Event::Removed { seat: seat(2), colour: Yellow, from, to, tip },
        Event::Claimed { seat: seat(2), site: tip, token: false },
        Event::Loop { seat: seat(2), colour: Yellow, at: tip },
    ]);
    assert_eq!((table.turn(), table.stage()), (2, Stage::Loop(Yellow)));
    assert_eq!(table.choices().len(), 8, "the same as when it was closed");
    // The line that was left may be taken again, and its arrival counts.
    table.does("lay yellow santorini petra");
    table.told_of(&[Event::Took { seat: seat(2), site: to }]);
    // It was not the turn's.
    assert_eq!(table.stage(), Stage::Arrow);
    // Two steps back: before the loop had closed.
    let mut table = two().route(Yellow, way).table();
    table.does("remove yellow, lay yellow santorini petra, remove yellow");
    assert_eq!(table.stage(), Stage::Loop(Yellow));
    // The closing arrow itself: no loop is left, and Rome is still on the route.
    let mut table = two().route(Yellow, "rose rome santorini bran-castle rome").table();
    table.does("remove yellow");
    assert_eq!((table.tip(Yellow), table.stage()), (point("bran-castle"), Stage::Arrow));
    table.does("lay yellow bran-castle rome");
    assert_eq!(table.stage(), Stage::Loop(Yellow));
}

/// AW-5.1, AW-5.5: a point is on the route as long as an arrow touches it.
#[test]
fn removed_points_leave_the_route() {
    let mut table = two().route(Yellow, "rose rome santorini bran-castle").table();
    table.does("remove yellow, remove yellow, lay yellow rome bran-castle");
    assert_eq!(table.turn(), 2, "Bran Castle had left the route");
    table.does("lay yellow bran-castle santorini");
    assert_eq!(table.stage(), Stage::Tickets, "and so had Santorini");
    table.does("end, lay yellow santorini rome");
    assert_eq!(table.stage(), Stage::Loop(Yellow));
}

/// AW-5.3: on a square both arrows are due again.
#[test]
fn a_loop_on_a_square_opens_again_with_both() {
    let way = "rose eastern-europe bran-castle rome rose, rose kizhi sergiev-posad eastern-europe, kizhi barents-sea";
    let mut table = two().route(Red, way).table();
    table.does("remove red");
    table.told_of(&[Event::Square { seat: seat(1) }, looped(Red, "eastern-europe")]);
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Loop(Red), 1));
}

/// AW-5.4: without an arrow of its colour it lapses; what else is due stays.
#[test]
fn a_loop_lapses_without_an_arrow() {
    let mut table = nearly().left(Yellow, 1).table();
    table.does("lay yellow bran-castle rome");
    let lapsed = Event::LoopLapsed { seat: seat(1), colour: Yellow };
    table.told_of(&[looped(Yellow, "rome"), lapsed.clone()]);
    assert_eq!((table.stage(), table.turn()), (Stage::Tickets, 1));
    assert!(table.offered("extra yellow").is_empty());
    let way = "rose eastern-europe bran-castle rome rose, rose kizhi sergiev-posad";
    let mut square = two().route(Red, way).left(Red, 1).table();
    square.does("lay red sergiev-posad eastern-europe");
    square.told_of(&[
        looped(Red, "eastern-europe"),
        Event::LoopLapsed { seat: seat(1), colour: Red },
    ]);
    assert_eq!(square.stage(), Stage::Square);
    // Without a free line: only on a map of one's own.
    let mut position = nearly();
    for from in ["giants-causeway", "mont-saint-michel", "lofoten", "kizhi", "eastern-europe"] {
        position = position.arrow(Yellow, from, "rose");
    }
    for from in ["leptis-magna", "petra"] {
        position = position.arrow(Yellow, from, "santorini");
    }
    let mut table = position.arrow(Yellow, "eastern-europe", "bran-castle").table();
    table.does("lay yellow bran-castle rome");
    assert!(table.has_told(&lapsed));
    assert_eq!(points("rome"), [table.tip(Yellow)]);
}

/// AW-5.6: the loop's arrow must be laid, and no other; a loop opened again on the rose gives its
/// arrow.
#[test]
fn the_arrow_of_a_loop_must_be_laid() {
    let mut table = nearly().table();
    table.does("lay yellow bran-castle rome");
    for other in ["end", "change", "remove yellow", "extra red rose rome"] {
        table.refused(other, Refusal::First { what: Asked::Loop });
    }
    table.refused("lay red rose rome", Refusal::LoopFirst { colour: Yellow });
    let mut rose =
        two().route(Blue, "rose eastern-europe bran-castle rome rose, rose kizhi").table();
    rose.does("remove blue");
    let (from, to) = (point("rose"), point("kizhi"));
    let removed = Event::Removed { seat: seat(1), colour: Blue, from, to, tip: from };
    rose.told(&[removed, looped(Blue, "rose")]);
    assert_eq!(rose.stage(), Stage::Loop(Blue));
    // Not so on the rose from which nothing was laid.
    let mut rose = two().route(Blue, "rose kizhi").table();
    rose.does("remove blue");
    assert_eq!(rose.stage(), Stage::Arrow);
}
