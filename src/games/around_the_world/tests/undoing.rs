//! What can be taken back, and what cannot: whatever showed something new, or passed the turn on.

use super::position::{Position, position};
use crate::games::around_the_world::Colour;

/// Rome is seat 2's, Santorini in the deck, Kizhi a goal, Petra open before seat 1, Uluru held.
fn two(declared: bool) -> Position {
    let hands = position(2).hand(1, "uluru odzala").hand(2, "rome kakadu").deck("nazca santorini");
    let hands = hands.goals("kizhi").open(1, "petra lofoten").route(Colour::Red, "rose rome");
    if declared { hands.declared() } else { hands }
}

/// AW-7.1: squares, stars, the rose, open cards; removals back to them.
#[test]
fn what_shows_nothing_can_be_taken_back() {
    for declared in [false, true] {
        let mut table = two(declared).table();
        for decision in ["lay blue rose lofoten", "extra blue lofoten barents-sea", "remove blue"] {
            assert!(!table.does(decision).is_final || table.turn() == 2, "{decision}");
        }
        let mut table = two(declared).table();
        assert!(!table.does("lay yellow rose eastern-europe").is_final);
        assert!(!two(declared).table().does("remove red").is_final, "the rose");
    }
}

/// AW-7.1, AW-7.3: an arrival at a site whose card is in a hand or in the deck, under either
/// option, whether anybody lays it open or not.
#[test]
fn arrivals_where_a_goal_may_be_stay() {
    for declared in [false, true] {
        // In the deck; in one's own hand; in somebody's.
        let deck = two(declared).table().does("lay red rome santorini").is_final;
        assert!(deck, "nobody has it, and that is news");
        let own = position(2).hand(1, "rome uluru").hand(2, "kakadu");
        let own = if declared { own.declared() } else { own };
        assert!(own.table().does("lay red rose rome").is_final);
        assert!(two(declared).table().does("lay blue rose rome").is_final);
        // By a removal, too.
        let back = two(declared).route(Colour::Red, "rome bran-castle");
        assert!(back.table().does("remove red").is_final);
        // A public goal turns a card up.
        assert!(two(declared).table().does("lay blue rose kizhi").is_final);
    }
    // Without a deck it turns none up: nothing is new.
    let bare = position(2).hand(1, "uluru").hand(2, "kakadu").goals("kizhi");
    assert!(!bare.table().does("lay blue rose kizhi").is_final);
}

/// AW-7.3: a claim stands, in vain or not.
#[test]
fn a_claim_stands() {
    for number in [1, 2] {
        let mut table = two(true).table();
        table.does("lay blue rose rome");
        assert!(table.claims(number).is_final);
    }
}

/// Cards drawn have been seen; what is made of them has not, until the turn passes on.
#[test]
fn what_was_drawn_stays_drawn() {
    let mut table = two(false).table();
    assert!(table.does("change").is_final);
    let mut kept = table.again();
    assert!(!kept.does("keep nazca uluru").is_final);
    assert!(!table.does("return").is_final);
    assert!(two(false).table().does("lay blue rose lofoten, end").is_final);
    let keys = position(2).hand(1, "uluru").hand(2, "kakadu").keys(1);
    assert!(keys.table().does("key uluru").is_final, "AW-1.5: others have seen it");
}
