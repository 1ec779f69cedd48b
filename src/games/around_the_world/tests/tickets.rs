//! AW-4: tickets lay one more arrow, remove one, or change a card.

use super::position::{Position, point, points, position, seat};
use crate::engine::Eyes;
use crate::games::around_the_world::{Asked, Change, Colour, Due, Event, Refusal, Stage};
use Colour::{Blue, Red, Yellow};

fn two() -> Position {
    let hands = position(2).hand(1, "uluru odzala petra").hand(2, "kakadu rome");
    hands.deck("nazca manaus rio lencois").goals("santorini")
}

/// AW-4.1: any colour, with its arrival: goals, squares, stars, loops.
#[test]
fn a_ticket_lays_one_more_arrow() {
    let mut table = two().route(Blue, "rose kizhi").table();
    table.does("lay red rose rome");
    assert_eq!(table.offered("extra").len(), 2 + 3 + 6);
    table.does("extra red rome santorini");
    let (from, to) = (point("rome"), point("santorini"));
    let laid = Event::Laid { seat: seat(1), colour: Red, from, to, due: Due::Ticket };
    table.told_of(&[laid, Event::Took { seat: seat(1), site: to }]);
    assert_eq!((table.tickets(), table.seen().tickets), (vec![2, 3], 35));
    table.does("extra blue kizhi northern-urals");
    assert_eq!((table.tickets(), table.turn()), (vec![2, 3], 2), "a star");
    let mut table = two().table();
    table.does("lay red rose rome, extra yellow rose eastern-europe");
    assert_eq!(table.stage(), Stage::Square);
    let mut table = two().route(Red, "rose rome santorini").table();
    table.does("lay red santorini bran-castle, extra red bran-castle rome");
    assert_eq!(table.stage(), Stage::Loop(Red));
}

/// AW-4.6: tickets' arrows come after the turn's; removal and change before or after it.
#[test]
fn the_first_arrow_is_that_of_the_turn() {
    let mut table = two().route(Red, "rose rome").table();
    table.refused("extra red rome santorini", Refusal::TurnFirst);
    assert!(table.offered("extra").is_empty());
    let tickets = |table: &super::position::Table| {
        table.choices().into_iter().filter(|c| c == "change" || c.starts_with("remove")).count()
    };
    assert_eq!(tickets(&table), 2);
    table.does("lay red rome bran-castle");
    assert_eq!(tickets(&table), 2);
    table.refused(
        "extra red rome santorini",
        Refusal::NotThere { colour: Red, tip: point("bran-castle") },
    );
    // The arrow of a square is not the turn's: a ticket's still waits for that.
    let mut square = two().route(Red, "rose eastern-europe caspian-sea").table();
    square.does("remove red, lay red eastern-europe bran-castle");
    square.refused("extra red bran-castle rome", Refusal::TurnFirst);
}

/// AW-4.2: the last arrow of any expedition goes back to the supply, and its new tip takes effect;
/// at the rose there is none.
#[test]
fn a_ticket_removes_the_last_arrow() {
    let mut table =
        two().route(Red, "rose rome").route(Blue, "rose kizhi northern-urals kara-sea").table();
    table.refused("remove yellow", Refusal::NotBegun { colour: Yellow });
    assert_eq!(table.offered("remove"), ["remove red", "remove blue"]);
    table.does("remove red");
    let [from, to] = ["rose", "rome"].map(point);
    table.told(&[Event::Removed { seat: seat(1), colour: Red, from, to, tip: from }]);
    assert_eq!((table.tip(Red), table.tickets(), table.seen().tickets), (from, vec![2, 3], 35));
    assert!(!table.is_final, "nothing has come to light");
    table.refused("remove red", Refusal::NotBegun { colour: Red });
    // Back on a star.
    table.does("remove blue");
    assert_eq!((table.tip(Blue), table.tickets()), (point("northern-urals"), vec![2, 3]));
    assert_eq!(table.seen().laid, 4, "removed ones count");
    // Back on a square.
    let mut table = two().route(Red, "rose eastern-europe caspian-sea").table();
    table.does("remove red");
    table.told_of(&[Event::Square { seat: seat(1) }]);
    assert_eq!(table.stage(), Stage::Square);
    // Back on a site, after the arrow of the turn.
    let mut table = two().route(Red, "rose rome bran-castle").table();
    table.does("lay yellow rose kizhi, remove red");
    table.told_of(&[Event::Claimed { seat: seat(2), site: point("rome"), token: false }]);
    assert_eq!(table.stage(), Stage::Tickets);
}

/// AW-4.3, AW-4.5: two are drawn; one is kept, the other goes under the deck, and below it the
/// card of the hand; the new card is the last of the hand.
#[test]
fn a_card_is_changed() {
    let mut table = two().table();
    table.does("change");
    assert_eq!((table.stage(), table.deck()), (Stage::Change, points("rio lencois")));
    let drawn = table.seen_by(1).drawn.map(|drawn| drawn.to_vec());
    assert_eq!(drawn, Some(points("nazca manaus")));
    let choices = table.choices();
    assert_eq!(choices.len(), 2 * 3 + 1);
    for kept in ["nazca", "manaus"] {
        for given in ["uluru", "odzala", "petra"] {
            assert!(choices.contains(&format!("keep {kept} {given}")));
        }
    }
    assert!(choices.contains(&"return".to_owned()));
    table.refused("keep rio uluru", Refusal::NotDrawn { site: point("rio") });
    table.refused("keep nazca kakadu", Refusal::NotHeld { site: point("kakadu") });
    table.refused("keep nazca manaus", Refusal::NotHeld { site: point("manaus") });
    for other in ["lay red rose rome", "change", "end"] {
        table.refused(other, Refusal::First { what: Asked::Change });
    }
    table.does("keep nazca odzala");
    assert_eq!(table.hand(1), points("uluru petra nazca"));
    assert_eq!(table.deck(), points("rio lencois manaus odzala"));
    assert_eq!(
        (table.stage(), table.tickets(), table.seen().drawn_count),
        (Stage::Arrow, vec![2, 3], 0)
    );
    // What was drawn second may be kept, after the arrow.
    let mut table = two().table();
    table.does("lay red rose kizhi, change, keep manaus uluru");
    assert_eq!(table.deck(), points("rio lencois nazca uluru"));
    assert_eq!(table.stage(), Stage::Tickets);
}

/// AW-4.3, AW-4.5: both are put back, in the order drawn.
#[test]
fn what_was_drawn_may_be_put_back() {
    let mut table = two().table();
    table.does("change, return");
    assert_eq!(table.deck(), points("rio lencois nazca manaus"));
    assert_eq!((table.hand(1), table.tickets()), (points("uluru odzala petra"), vec![2, 3]));
}

/// AW-4.3: the card of a key place may go; its token stays, and is of no use to whoever holds the
/// card then.
#[test]
fn the_token_of_a_changed_card_stays() {
    let start = two().tokens(1, "petra").tokens(2, "rome").route(Red, "rose rome santorini");
    let mut table = start.table();
    table.does("change, keep nazca petra");
    assert_eq!((table.side(1).tokens, table.side(1).taken), (points("petra"), 0));
    table.does("lay red santorini petra");
    assert!(table.heard().iter().all(|event| !matches!(event, Event::Claimed { .. })));
    assert_eq!((table.side(1).tokens, table.totals()[0]), (points("petra"), -3 - 1));
    // A hand may get it: then its own token would count, and this one does not.
    let mut other = two().tokens(2, "nazca").tokens(1, "manaus").route(Red, "rose rome").table();
    other.does("change, keep nazca uluru");
    assert_eq!(other.side(2).tokens, points("nazca"));
}

/// AW-4.4: no deck, no change; a deck of one gives one card. Tickets won may be used at once.
#[test]
fn a_small_deck_gives_what_it_has() {
    let bare = || position(2).hand(1, "uluru odzala").hand(2, "kakadu");
    let mut table = bare().table();
    assert!(table.offered("change").is_empty());
    table.refused("change", Refusal::DeckEmpty);
    let mut table = bare().deck("nazca").table();
    table.does("change");
    let (seat_1, count) = (seat(1), 1);
    table.told(&[Event::Drew { seat: seat_1, count, sites: None }]);
    assert_eq!(table.choices(), ["keep nazca uluru", "keep nazca odzala", "return"]);
    table.does("keep nazca uluru");
    assert_eq!((table.deck(), table.hand(1)), (points("uluru"), points("odzala nazca")));
    let mut one = bare().deck("nazca").table();
    one.does("change, return");
    assert_eq!(one.deck(), points("nazca"));
    // A ticket won in this turn.
    let mut table = bare().tickets(1, 0).route(Red, "rose kizhi").table();
    table.does("lay red kizhi northern-urals, extra red northern-urals kara-sea");
    assert_eq!((table.stage(), table.tickets()), (Stage::Square, vec![0, 3]));
}

/// AW-4.5: nothing to give, nothing to change.
#[test]
fn an_empty_hand_changes_nothing() {
    let mut table = position(2).hand(2, "kakadu").deck("nazca manaus").table();
    assert!(table.offered("change").is_empty());
    table.refused("change", Refusal::HandEmpty);
}

/// AW-4.5, AW-4.7: which cards, and whether any was kept, only the seat itself learns.
#[test]
fn others_learn_only_that_a_change_was_made() {
    let mut table = two().table();
    table.does("change");
    let drew = |sites| Event::Drew { seat: seat(1), count: 2, sites };
    let own = Eyes::Seat(seat(1));
    assert_eq!(table.heard(), [drew(None)]);
    assert_eq!(table.heard_by(Eyes::Seat(seat(2))), [drew(None)]);
    let sites = points("nazca manaus").into_iter().collect();
    assert_eq!(table.heard_by(own), [drew(Some(sites))]);
    assert_eq!((table.seen().drawn, table.seen_by(2).drawn), (None, None));
    let changed = |change| Event::Changed { seat: seat(1), change };
    let (kept, given) = (point("nazca"), point("uluru"));
    for (decision, change) in
        [("keep nazca uluru", Change::Kept { kept, given }), ("return", Change::Returned)]
    {
        let mut table = table.again();
        table.does(decision);
        assert_eq!(table.heard(), [changed(None)]);
        assert_eq!(table.heard_by(Eyes::Seat(seat(2))), [changed(None)]);
        assert_eq!(table.heard_by(own), [changed(Some(change))]);
    }
}

/// AW-4.7: the ticket is in the supply before its effect: a star reached with the last one gives
/// it back.
#[test]
fn a_ticket_is_spent_before_its_effect() {
    let mut table = two().route(Red, "rose rome").route(Blue, "rose kizhi").supply(0).table();
    table.does("lay red rome bran-castle, extra blue kizhi northern-urals");
    assert_eq!((table.tickets(), table.seen().tickets), (vec![3, 3], 0));
    let mut table = two().route(Blue, "rose kizhi northern-urals kara-sea").supply(0).table();
    table.does("remove blue");
    assert_eq!((table.tickets(), table.seen().tickets), (vec![3, 3], 0));
}

/// AW-4.7: a ticket that could do nothing is not asked for: the turn is over.
#[test]
fn a_ticket_without_an_effect_is_not_used() {
    // Nothing to lay, nothing to change; what has been laid can be removed.
    let position = position(2).none_left().left(Red, 1).tickets(2, 0);
    let mut table = position.table();
    table.does("lay red rose kizhi");
    assert_eq!(table.choices(), ["remove red", "end"]);
    // Nothing laid, and no cards: only an arrow.
    let position = super::position::position(2).none_left();
    let mut table = position.left(Red, 1).table();
    assert_eq!(table.choices().len(), 6);
    table.does("lay red rose kizhi");
    assert_eq!(table.turn(), 1);
}
