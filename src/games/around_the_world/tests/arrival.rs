//! AW-3: what an expedition finds where it arrives, under `automatic`.

use super::position::{Position, Table, point, points, position, seat};
use crate::games::around_the_world::{Asked, Colour, Due, Event, Refusal, Stage};
use Colour::{Blue, Red, Yellow};

fn claimed(number: u8, site: &str, token: bool) -> Event {
    Event::Claimed { seat: seat(number), site: point(site), token }
}

fn took(number: u8, site: &str) -> Event {
    Event::Took { seat: seat(number), site: point(site) }
}

/// Hands so that nobody lays the last card, and a deck.
fn three() -> Position {
    let hands = position(3).hand(1, "uluru rome").hand(2, "kakadu santorini").hand(3, "rio petra");
    hands.deck("nazca manaus odzala")
}

/// AW-3.1, AW-3.2: the card is laid open by whoever holds it, on turn or not, and their token is
/// taken onto it.
#[test]
fn a_personal_goal_is_laid_open() {
    let mut table = three().tokens(2, "santorini").table();
    table.does("lay red rose rome");
    table.told_of(&[claimed(1, "rome", false)]);
    assert_eq!((table.hand(1), table.side(1).open), (points("uluru"), points("rome")));
    assert_eq!((table.side(1).taken, table.totals()), (0, vec![1 - 1, -2 - 1, -2]));
    table.does("extra red rome santorini");
    table.told_of(&[claimed(2, "santorini", true)]);
    let side = table.side(2);
    assert_eq!((side.open, side.taken, side.tokens), (points("santorini"), 1, Vec::new()));
    assert_eq!((side.cards, table.totals()), (1, vec![0, 1 + 1 - 1, -2]));
    // A second arrival finds nothing.
    table.does("remove red, lay red rome santorini");
    assert!(table.heard().iter().all(|event| !matches!(event, Event::Claimed { .. })));
}

/// AW-3.1: somebody else's token stays, as does one whose card is elsewhere.
#[test]
fn tokens_of_others_stay() {
    let mut table = three().tokens(2, "rome").tokens(1, "santorini petra").table();
    table.does("lay red rose rome");
    table.told_of(&[claimed(1, "rome", false)]);
    assert_eq!((table.side(2).tokens, table.side(1).taken), (points("rome"), 0));
    table.does("extra red rome santorini, extra red santorini petra");
    assert_eq!([1, 2, 3].map(|n| table.side(n).taken), [0; 3]);
    let mut left = table.side(1).tokens;
    left.sort_by_key(ToString::to_string);
    assert_eq!(left, points("petra santorini"));
    // Nobody's card: the token lies on.
    let mut deck = position(2).hand(1, "uluru").deck("rome").tokens(1, "rome").table();
    deck.does("lay red rose rome");
    assert_eq!(deck.side(1).tokens, points("rome"));
}

/// AW-3.3, AW-3.8, AW-3.12: the seat on turn takes a public goal and no token; a new one is
/// revealed, however near.
#[test]
fn a_public_goal_is_taken() {
    let start = || three().goals("kizhi babylon").tokens(1, "kizhi").tokens(2, "kizhi");
    let mut table = position(2).hand(1, "uluru").goals("kizhi babylon").deck("lofoten nazca");
    table = table.tokens(1, "kizhi");
    let mut table = table.table();
    table.does("lay red rose kizhi");
    table.told_of(&[took(1, "kizhi"), Event::Revealed { site: point("lofoten") }]);
    assert_eq!(table.side(1).open, points("kizhi"));
    assert_eq!((table.side(1).tokens, table.side(1).taken), (points("kizhi"), 0));
    assert_eq!(table.seen().goals, points("babylon lofoten"));
    assert_eq!((table.deck(), table.side(1).cards), (points("nazca"), 1));
    let mut table = start().table();
    table.does("lay red rose kizhi");
    assert_eq!(table.side(1).open, points("kizhi"));
    assert!(table.side(2).open.is_empty());
    assert!(table.is_final, "a card came to light");
}

/// AW-3.3: without a deck none is revealed; a goal revealed where an expedition stands is not
/// reached by that.
#[test]
fn a_public_goal_counts_on_arrival_only() {
    let mut table = position(2).hand(1, "uluru").goals("kizhi babylon").table();
    table.does("lay red rose kizhi");
    assert_eq!(table.seen().goals, points("babylon"));
    assert!(table.heard().iter().all(|event| !matches!(event, Event::Revealed { .. })));
    let here = position(2).hand(1, "uluru").goals("kizhi").deck("lofoten nazca");
    let mut table = here.route(Blue, "rose lofoten").table();
    table.does("lay red rose kizhi, end");
    assert_eq!((table.seen().goals, table.side(1).open), (points("lofoten"), points("kizhi")));
    // Somebody else comes there.
    table.does("lay yellow rose lofoten");
    table.told_of(&[took(2, "lofoten"), Event::Revealed { site: point("nazca") }]);
}

/// AW-3.8: who removes has brought the expedition to where it is now.
#[test]
fn a_removal_takes_what_is_there() {
    let there = || three().goals("kizhi").route(Red, "rose kizhi northern-urals").supply(0);
    let mut table = there().turn(2).table();
    table.does("remove red");
    table.told_of(&[took(2, "kizhi")]);
    assert_eq!((table.side(2).open, table.side(1).open), (points("kizhi"), Vec::new()));
    // Personal goals are their holders'.
    let mut table = three().route(Red, "rose rome santorini").turn(3).table();
    table.does("remove red");
    table.told_of(&[claimed(1, "rome", false)]);
}

/// AW-3.4: one more arrow of any colour, with its arrival.
#[test]
fn a_square_gives_an_arrow() {
    let mut table = three().route(Blue, "rose kizhi").table();
    table.does("lay red rose eastern-europe");
    table.told_of(&[Event::Square { seat: seat(1) }]);
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Square, 1));
    assert_eq!((table.offered("lay red").len(), table.offered("lay blue").len()), (3, 3));
    assert_eq!(table.offered("lay yellow").len(), 6);
    table.does("lay blue kizhi northern-urals");
    table.told_of(&[Event::Ticket { seat: seat(1) }]);
    assert_eq!((table.stage(), table.seen().squares_due, table.turn()), (Stage::Tickets, 0, 1));
    assert_eq!(table.tickets(), [4, 3, 3]);
    // From square to square.
    table.does("extra blue northern-urals kara-sea, lay yellow rose eastern-europe");
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Square, 1));
}

/// AW-3.5: a ticket out of the supply, if there is one; spent tickets go back there.
#[test]
fn a_star_gives_a_ticket() {
    let star = || three().route(Red, "rose kizhi").supply(1);
    let mut table = star().table();
    table.does("lay red kizhi northern-urals");
    table.told_of(&[Event::Ticket { seat: seat(1) }]);
    assert_eq!((table.tickets(), table.seen().tickets), (vec![4, 3, 3], 0));
    table.does("end, lay blue rose lofoten, extra blue lofoten barents-sea");
    assert_eq!((table.tickets(), table.seen().tickets), (vec![4, 3, 3], 0), "its own, back");
    let mut table = star().supply(0).table();
    table.does("lay red kizhi northern-urals");
    table.told_of(&[Event::NoTicket { seat: seat(1) }]);
    assert_eq!(table.tickets(), [3, 3, 3]);
}

/// AW-3.6: the rose does nothing; neither does a site whose card lies open.
#[test]
fn the_rose_does_nothing() {
    let mut table = three().route(Red, "rose rome bran-castle eastern-europe").table();
    table.does("lay red eastern-europe rose");
    let at = point("rose");
    table.told(&[
        Event::Laid {
            seat: seat(1),
            colour: Red,
            from: point("eastern-europe"),
            to: at,
            due: Due::Turn,
        },
        Event::Loop { seat: seat(1), colour: Red, at },
    ]);
    assert!(!table.is_final);
    let mut table = three().open(3, "kizhi").table();
    table.does("lay red rose kizhi");
    assert_eq!(table.heard().len(), 1);
}

/// AW-3.7: first the effect, then the loop's arrow, then squares'; these add up, and tickets and
/// the end wait.
#[test]
fn what_is_due_is_laid_in_order() {
    let way = "rose eastern-europe bran-castle rome rose, rose kizhi sergiev-posad";
    let mut table = three().route(Red, way).table();
    table.does("lay red sergiev-posad eastern-europe");
    table.told_of(&[
        Event::Square { seat: seat(1) },
        Event::Loop { seat: seat(1), colour: Red, at: point("eastern-europe") },
    ]);
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Loop(Red), 1));
    table.refused("lay blue rose rome", Refusal::LoopFirst { colour: Red });
    table.refused("change", Refusal::First { what: Asked::Loop });
    // The loop's arrow to another square: two are due now.
    table.does("lay red sergiev-posad west-siberia");
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Square, 2));
    table.does("lay yellow rose rome");
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Square, 1));
    table.refused("end", Refusal::First { what: Asked::Square });
    table.does("lay yellow rome santorini");
    assert_eq!(table.stage(), Stage::Tickets);
}

/// AW-3.7: a square's arrow lapses when no colour can lay one, all that are due together; one
/// colour is enough to keep it. AW-3.14: a lapsed one does not come back.
#[test]
fn a_square_lapses_when_nothing_can_be_laid() {
    let last = || {
        let routes = three().route(Yellow, "rose kizhi").route(Red, "rose rome bran-castle");
        routes.none_left().left(Red, 1)
    };
    let mut table = last().table();
    table.does("lay red bran-castle eastern-europe");
    let lapsed = Event::SquareLapsed { seat: seat(1) };
    assert!(table.has_told(&lapsed));
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Tickets, 0));
    table.does("remove yellow");
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Tickets, 0), "AW-3.14");
    // Two of them.
    let way = "rose eastern-europe bran-castle rome rose, rose kizhi sergiev-posad";
    let mut table = three().route(Red, way).none_left().left(Red, 2).table();
    table.does("lay red sergiev-posad eastern-europe, lay red sergiev-posad west-siberia");
    assert_eq!(table.heard().iter().filter(|event| **event == lapsed).count(), 1);
    assert_eq!((table.stage(), table.seen().squares_due), (Stage::Tickets, 0));
    let mut table = last().left(Yellow, 1).table();
    table.does("lay red bran-castle eastern-europe");
    assert_eq!(table.stage(), Stage::Square);
    assert_eq!(table.choices().len(), 3);
}

/// AW-3.14: what was won stays, whatever is removed.
#[test]
fn what_was_won_stays() {
    let mut table = three().goals("kizhi").tokens(1, "rome").table();
    table.does("lay red rose rome, remove red");
    let side = table.side(1);
    assert_eq!((side.open, side.taken, table.tip(Red)), (points("rome"), 1, point("rose")));
    table.does("end, lay red rose kizhi, remove red");
    assert_eq!(table.side(2).open, points("kizhi"));
    // A ticket, too.
    let mut table = three().route(Red, "rose kizhi").table();
    table.does("lay red kizhi northern-urals, remove red");
    assert_eq!(table.tickets(), [3, 3, 3]);
}

/// AW-3.11: nobody claims a public goal, whatever was agreed on.
#[test]
fn public_goals_need_no_claim() {
    for declared in [false, true] {
        let mut position = three().goals("kizhi");
        if declared {
            position = position.declared();
        }
        let mut table: Table = position.table();
        table.does("lay red rose kizhi");
        table.told_of(&[took(1, "kizhi")]);
        assert!(table.claimants().is_empty());
    }
}
