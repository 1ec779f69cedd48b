//! AW-2: a turn is an arrow, with tickets before or after it.

use super::position::{Position, point, position, seat};
use crate::games::around_the_world::{Asked, Colour, Due, Event, Refusal, Stage};
use Colour::{Blue, Red, Yellow};

fn laid(number: u8, colour: Colour, from: &str, to: &str, due: Due) -> Event {
    let (from, to) = (point(from), point(to));
    Event::Laid { seat: seat(number), colour, from, to, due }
}

/// Two seats that hold cards far away, and a deck: tickets always help.
fn two() -> Position {
    position(2).hand(1, "uluru").hand(2, "kakadu").deck("nazca manaus odzala")
}

/// AW-2.1, AW-2.7: one arrow must be laid, tickets may be used before and after it, two at most;
/// what a ticket lays is not that arrow.
#[test]
fn a_turn_is_an_arrow_and_up_to_two_tickets() {
    let mut table = two().table();
    assert_eq!((table.offered("lay").len(), table.offered("extra").len()), (18, 0));
    assert!(table.offered("end").is_empty());
    table.refused("end", Refusal::ArrowFirst);
    table.does("lay red rose rome");
    table.told(&[laid(1, Red, "rose", "rome", Due::Turn)]);
    assert_eq!((table.turn(), table.stage()), (1, Stage::Tickets));
    table.refused("lay red rome santorini", Refusal::First { what: Asked::Tickets });
    table.does("extra red rome santorini");
    assert_eq!(table.turn(), 1, "one ticket may still be used");
    table.does("end");
    assert_eq!((table.turn(), table.stage()), (2, Stage::Arrow));
    assert!(!table.heard().contains(&Event::Passed { seat: seat(1) }));
    // Both before it: then the arrow ends the turn.
    table.does("change, return, remove red");
    for ticket in ["change", "remove red"] {
        table.refused(ticket, Refusal::TicketsUsed { most: 2 });
    }
    table.refused("end", Refusal::ArrowFirst);
    table.does("lay red rome bran-castle");
    assert_eq!((table.turn(), table.tickets()), (1, vec![2, 1]));
    // Both after it; in the next turn they may be used again.
    table.does("lay blue rose rome, extra blue rome santorini, extra blue santorini petra");
    assert_eq!((table.turn(), table.tickets()), (2, vec![0, 1]));
}

/// AW-2.1, AW-4.7: no ticket, nothing to use.
#[test]
fn who_has_no_ticket_uses_none() {
    let mut table = two().tickets(1, 0).route(Red, "rose rome").table();
    assert_eq!(table.choices().len(), 6 + 2 + 6);
    table.refused("remove red", Refusal::NoTicket).refused("change", Refusal::NoTicket);
    // And the turn ends with the arrow.
    table.does("lay red rome santorini");
    assert_eq!(table.turn(), 2);
    // A last ticket used up.
    let mut table = two().tickets(1, 1).table();
    table.does("change, return").refused("change", Refusal::NoTicket);
}

/// AW-2.2: from the rose, or from the tip.
#[test]
fn an_expedition_goes_on_from_its_tip() {
    let mut table = two().route(Red, "rose rome santorini").table();
    let from_rose: Vec<_> =
        ["giants-causeway", "mont-saint-michel", "rome", "lofoten", "kizhi", "eastern-europe"]
            .into();
    for colour in ["yellow", "blue"] {
        for to in &from_rose {
            assert!(table.offered("lay").contains(&format!("lay {colour} rose {to}")), "{to}");
        }
    }
    let mut on = table.offered("lay red");
    on.sort();
    let expected = ["bran-castle", "leptis-magna", "petra"];
    assert_eq!(on, expected.map(|to| format!("lay red santorini {to}")));
    let tip = point("santorini");
    table.refused("lay red rose kizhi", Refusal::NotThere { colour: Red, tip });
    table.refused("lay red rome bran-castle", Refusal::NotThere { colour: Red, tip });
    let rose = point("rose");
    table.refused("lay blue rome santorini", Refusal::NotThere { colour: Blue, tip: rose });
    let nowhere = Refusal::NoLine { from: tip, to: point("babylon") };
    table.refused("lay red santorini babylon", nowhere);
    table.refused(
        "lay red santorini atlantis",
        Refusal::NoLine { from: tip, to: point("atlantis") },
    );
    table.does("lay red santorini petra");
    assert_eq!(table.tip(Red), point("petra"));
}

/// AW-2.3: no line bears two arrows of a colour, in whichever direction; two colours may share it.
#[test]
fn a_line_bears_one_arrow_of_a_colour() {
    let mut table = two().route(Red, "rose rome").table();
    let (from, to) = (point("rome"), point("rose"));
    table.refused("lay red rome rose", Refusal::LineTaken { colour: Red, from, to });
    // The same direction: back on the rose after a loop.
    let looped = two().route(Red, "rose rome bran-castle eastern-europe");
    let mut looped = looped.table();
    looped.does("lay red eastern-europe rose");
    let (from, to) = (point("rose"), point("rome"));
    looped.refused("lay red rose rome", Refusal::LineTaken { colour: Red, from, to });
    table.does("lay blue rose rome, end, lay yellow rose eastern-europe, lay yellow eastern-europe bran-castle");
    table.does("end, lay yellow bran-castle rome, extra yellow rome rose");
    assert_eq!(table.tip(Yellow), point("rose"), "against both of the others");
}

/// AW-2.4: a colour without arrows is over.
#[test]
fn a_colour_runs_out() {
    let mut table = two().route(Red, "rose rome").left(Red, 1).table();
    table.does("lay red rome santorini, end");
    assert!(table.offered("lay red").is_empty());
    table.refused("lay red santorini petra", Refusal::NoArrow { colour: Red });
    assert_eq!(table.offered("lay").len(), 12);
    // AW-2.4, AW-2.8: a removed arrow comes back, its line is free, and the colour goes on.
    table.does("remove red, lay red rome santorini");
    assert_eq!(table.tip(Red), point("santorini"));
    table.does("end, remove red");
    assert!(table.offered("lay").contains(&"lay red rome bran-castle".to_owned()));
}

/// AW-2.8: the line of a removed arrow is free for another direction, too.
#[test]
fn a_removed_arrow_frees_its_line() {
    let mut table = two().route(Red, "rose rome santorini bran-castle").table();
    table.does("remove red, remove red");
    table.does("lay red rome bran-castle, lay red bran-castle santorini");
    assert_eq!(table.tip(Red), point("santorini"));
    assert_eq!(table.seen().routes.red.len(), 3);
}

/// Red has come to the half star at the right edge.
fn at_the_edge() -> Position {
    let way = "rose kizhi sergiev-posad putorana altai lake-baikal lena-pillars wrangel bering-sea";
    two().route(Red, way)
}

/// AW-2.5: an edge pair is one star; the expedition goes on from either half.
#[test]
fn half_stars_are_one() {
    let mut table = at_the_edge().table();
    let mut ways = table.offered("lay red");
    ways.sort();
    let ways: Vec<_> = ways.iter().filter_map(|lay| lay.split(' ').nth(3)).collect();
    assert_eq!(ways, ["kamchatka", "katmai", "klondike"], "both edges, but not back");
    // Over the edge and back to the other half: one line on each side is still free.
    table.does("lay red bering-sea katmai, end, lay red katmai gulf-of-alaska");
    table.does("lay red gulf-of-alaska klondike, end");
    table.does("lay red klondike bering-sea");
    let (seat, at) = (seat(1), point("bering-sea"));
    table.told_of(&[Event::Ticket { seat }, Event::Loop { seat, colour: Red, at }]);
    assert_eq!(table.stage(), Stage::Loop(Red));
    let back = table.offered("lay red bering-sea");
    assert_eq!(back, ["lay red bering-sea kamchatka"], "the other edge");
}

/// AW-2.6: who can lay nothing passes; with a ticket and an arrow to remove there is a choice, and
/// what is removed must be laid again.
#[test]
fn who_can_lay_nothing_passes() {
    let all = || two().route(Red, "rose rome").none_left().left(Red, 1);
    let mut table = all().tickets(1, 0).tickets(2, 0).table();
    table.does("lay red rome santorini");
    let passed = Event::Passed { seat: seat(2) };
    assert!(table.has_told(&passed) && table.stage() == Stage::Over);
    let mut table = all().tickets(1, 0).table();
    table.does("lay red rome santorini");
    assert_eq!(
        (table.turn(), table.choices()),
        (2, ["remove red", "change", "end"].map(Into::into).to_vec())
    );
    let mut passing = table.again();
    passing.does("end");
    assert!(passing.has_told(&passed));
    table.does("remove red").refused("end", Refusal::ArrowFirst);
    table.does("lay red rome bran-castle");
    assert!(!table.has_told(&passed));
    assert_eq!(table.tip(Red), point("bran-castle"));
    // A card changed is no arrow.
    let mut table = all().tickets(1, 0).table();
    table.does("lay red rome santorini, change, return, end");
    assert!(table.has_told(&passed));
}

/// AW-2.7: neither a square's nor a loop's arrow is the one of the turn, nor can the turn end
/// while one of them is due.
#[test]
fn the_end_waits_for_what_is_due() {
    let mut table =
        two().route(Red, "rose rome santorini petra").route(Blue, "rose rome bran-castle").table();
    table.does("lay blue bran-castle eastern-europe");
    assert_eq!(table.stage(), Stage::Square);
    for other in ["end", "change", "remove red", "extra red petra babylon"] {
        table.refused(other, Refusal::First { what: Asked::Square });
    }
    table.does("lay red petra babylon");
    assert_eq!(table.stage(), Stage::Tickets);
    // A square reached by a removal, before the turn's arrow.
    let square = two().route(Blue, "rose eastern-europe caspian-sea").table();
    let mut table = square;
    table.does("remove blue");
    assert_eq!(table.stage(), Stage::Square);
    table.does("lay blue eastern-europe bran-castle");
    assert_eq!(table.stage(), Stage::Arrow, "that was not the turn's");
    table.refused("end", Refusal::ArrowFirst);
    // A loop opened again before it.
    let loops = two().route(Red, "rose rome santorini bran-castle rome, santorini petra").table();
    let mut table = loops;
    table.does("remove red, lay red santorini leptis-magna");
    assert_eq!(table.stage(), Stage::Arrow);
    table.refused("end", Refusal::ArrowFirst);
}

/// Red has come to the northern Urals, from where one way leads on; yellow is over.
fn one_way() -> Position {
    position(2)
        .hand(1, "uluru")
        .hand(2, "kakadu")
        .left(Yellow, 0)
        .route(Red, "rose kizhi northern-urals")
}

/// AW-2.9: the arrow of the turn with one place to go, unless a ticket could be used instead.
#[test]
fn a_turn_with_one_way_is_taken() {
    let position = || {
        position(2).hand(1, "uluru").hand(2, "kakadu").left(Yellow, 0).left(Blue, 0).tickets(1, 0)
    };
    let mut table = position().tickets(2, 0).route(Red, "rose kizhi").supply(0).table();
    table.does("lay red kizhi northern-urals");
    table.told(&[
        laid(1, Red, "kizhi", "northern-urals", Due::Turn),
        Event::NoTicket { seat: seat(1) },
        laid(2, Red, "northern-urals", "kara-sea", Due::Turn),
        Event::Square { seat: seat(2) },
    ]);
    assert_eq!((table.turn(), table.stage()), (2, Stage::Square), "two ways");
    table.does("lay red kara-sea putorana");
    assert_eq!(table.turn(), 1, "nothing was left but the end");
    let mut table = position().tickets(2, 1).route(Red, "rose kizhi").supply(0).table();
    table.does("lay red kizhi northern-urals");
    let choices = ["lay red northern-urals kara-sea", "remove red"].map(String::from);
    assert_eq!((table.turn(), table.choices()), (2, choices.to_vec()));
}

/// AW-2.9: the arrow of a square with one place to go.
#[test]
fn a_square_with_one_way_is_left() {
    let square = || one_way().route(Blue, "rose rome bran-castle");
    let mut table = square().left(Blue, 1).table();
    table.does("lay blue bran-castle eastern-europe");
    let on = laid(1, Red, "northern-urals", "kara-sea", Due::Square);
    assert!(table.has_told(&on));
    let mut table = square().left(Blue, 2).table();
    table.does("lay blue bran-castle eastern-europe");
    assert_eq!(table.choices().len(), 4);
}

/// AW-2.9: the arrow of a loop with one place to go, wherever it begins; on our map there is
/// always another.
#[test]
fn a_loop_with_one_way_is_left() {
    let mut position = position(2).hand(1, "uluru").route(Red, "rose rome santorini bran-castle");
    let blocked = ["giants-causeway", "mont-saint-michel", "lofoten", "kizhi", "eastern-europe"];
    for from in blocked {
        position = position.arrow(Red, from, "rose");
    }
    position = position.arrow(Red, "leptis-magna", "santorini");
    let position = position.arrow(Red, "eastern-europe", "bran-castle");
    let mut table = position.table();
    table.does("lay red bran-castle rome");
    assert!(table.has_told(&laid(1, Red, "santorini", "petra", Due::Loop)));
    assert_eq!((table.tip(Red), table.stage()), (point("petra"), Stage::Tickets));
}

/// AW-2.9: nothing is laid by itself in the same breath as a card is changed: what comes to light
/// then would show what was changed.
#[test]
fn nothing_is_laid_by_itself_after_a_change() {
    let one = one_way().left(Blue, 0).tickets(1, 1).tickets(2, 0).deck("nazca manaus");
    let mut table = one.table();
    table.does("change, keep nazca uluru");
    assert_eq!(table.choices(), ["lay red northern-urals kara-sea"]);
    assert!(!table.is_final, "nothing has come to light");
    // The turn ends by itself, but the next seat's only arrow is not laid.
    let hands = position(2).hand(1, "uluru").hand(2, "kakadu").left(Yellow, 0).left(Blue, 0);
    let hands = hands.tickets(1, 1).tickets(2, 0).supply(0).deck("nazca manaus");
    let mut table = hands.route(Red, "rose kizhi").table();
    table.does("lay red kizhi northern-urals, change, return");
    assert_eq!((table.turn(), table.stage()), (2, Stage::Arrow));
    assert_eq!(table.choices(), ["lay red northern-urals kara-sea"]);
}
