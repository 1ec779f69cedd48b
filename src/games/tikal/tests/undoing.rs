//! What can be taken back, and what cannot: whatever showed something new, or passed the turn on.

use super::position::{auction, position};
use crate::games::tikal::Stage;

/// TK-2.2, TK-3.5, TK-4.1, TK-4.4, TK-5.1, TK-6.2: nothing new is known, and the turn goes on.
#[test]
fn what_shows_nothing_can_be_taken_back() {
    let place = |name| position(2).lays(name).pile("jade mask vase shell").table();
    for name in ["A6", "A1", "A4"] {
        assert!(!place(name).does("lay c4 0").is_final, "{name}");
    }
    let all = position(2).temple("c4", 4, "000000").workers(1, "c4", 2).workers(1, "b4", 1);
    let mut table = all.holds(1, "jade").holds(2, "disc").points(30).table();
    let decisions =
        ["enter a5 1", "move a5 c4 1", "dig c4", "exchange 2 disc jade", "camp b4", "guard c4"];
    for decision in decisions {
        assert!(!table.does(decision).is_final, "{decision}");
    }
    // A volcano laid, too: that it came was known.
    let mut volcano = position(2).lays("B6").table();
    assert!(!volcano.does("lay c4 0").is_final);
}

/// TK-4.3, TK-2.8: a treasure has been seen, the turn has passed on, the match is over.
#[test]
fn what_was_seen_stays_seen() {
    let mut dug = position(2).ruin("c4", "000000", "jade").workers(1, "c4", 1).table();
    assert!(dug.does("dig c4").is_final);
    assert!(position(2).stack("A6").table().does("end").is_final);
    // A scoring passes on without anything new.
    let mut last = position(2).table();
    for _ in 0..3 {
        assert!(last.does("end").is_final);
    }
    assert_eq!(last.stage(), Stage::Over);
}

/// TK-8.2: a bid and a pass stand; a tile chosen can be put back, but not a volcano.
#[test]
fn a_bid_stands_and_a_choice_does_not() {
    let mut table = auction(2).stack("A1 B6").offers(1).table();
    assert!(table.does("bid 1").is_final);
    assert!(table.does("pass").is_final);
    let mut other = table.again();
    assert!(!table.does("choose A1").is_final);
    assert!(!table.does("lay c4 0").is_final);
    assert!(other.does("choose B6").is_final);
}
