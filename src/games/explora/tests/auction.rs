//! EX-3: bids, picking order, the scale.

use super::position::{position, scale, seat};
use crate::engine::{Eyes, Game};
use crate::games::explora::{Event, Refusal, SeatBid, Stage};

/// EX-3.1: nothing up to everything.
#[test]
fn a_seat_bids_what_it_has() {
    let mut table = position(2).money(1, 3).money(2, 0).table();
    assert_eq!(table.choices(1), ["bid 0", "bid 1", "bid 2", "bid 3"]);
    assert_eq!(table.choices(2), ["bid 0"], "an empty purse is asked, too: it stays a secret");
    table.refused(1, "bid 4", Refusal::TooMuch { bid: 4, money: 3 });
    table.refused(1, "take banker", Refusal::BidNow);
    table.bids(&[3, 0]);
    assert_eq!(table.seen().stage, Stage::Pick);
}

/// EX-3.1: all bid at the same time, in secret; the last bid reveals them all.
#[test]
fn bids_are_secret_until_all_are_made() {
    let mut table = position(3).table();
    assert_eq!(table.to_act(), [1, 2, 3]);
    table.does(2, "bid 7");
    assert_eq!(table.to_act(), [1, 3]);
    table.told(&[Event::Bid { seat: seat(2), bid: None }]);
    let own = table.heard(Eyes::Seat(seat(2)));
    assert_eq!(own, [Event::Bid { seat: seat(2), bid: Some(7) }]);
    assert!(!table.is_final, "it can be taken back");
    assert_eq!(table.own(2).bid, Some(7));
    assert_eq!(table.seen_by(1).seats[1].bid, None);
    assert!(table.seen().order.is_empty());
    table.does(1, "bid 3").does(3, "bid 9");
    assert!(table.is_final);
    let bid = |number, bid| SeatBid { seat: seat(number), bid };
    let order = [bid(3, 9), bid(2, 7), bid(1, 3)].into_iter().collect();
    table.told_of(&[Event::Bids { order }]);
    let bids: Vec<_> = table.seen().seats.iter().map(|seat| seat.bid).collect();
    assert_eq!(bids, [Some(3), Some(7), Some(9)]);
}

/// EX-3.1: who bids first changes nothing.
#[test]
fn the_order_of_bidding_does_not_matter() {
    let mut there = position(3).table();
    there.does(1, "bid 2").does(2, "bid 2").does(3, "bid 5");
    let mut back = position(3).table();
    back.does(3, "bid 5").does(2, "bid 2").does(1, "bid 2");
    for eyes in [Eyes::Table, Eyes::Seat(seat(1)), Eyes::Seat(seat(2))] {
        assert_eq!(there.game.view(eyes), back.game.view(eyes));
    }
}

/// EX-3.2: higher bids first, equal ones by the scale.
#[test]
fn equal_bids_pick_by_the_scale() {
    let mut table = position(4).scale("3 1 4 2").table();
    table.bids(&[2, 5, 2, 2]);
    assert_eq!(table.order(), [2, 3, 1, 4]);
    let mut table = position(4).scale("3 1 4 2").table();
    table.bids(&[0, 0, 0, 0]);
    assert_eq!(table.order(), [3, 1, 4, 2]);
}

/// EX-3.2: the order is fixed at the reveal: the moves of EX-3.3 do not change it.
#[test]
fn the_order_is_fixed_at_the_reveal() {
    let market = "banker curator duchess";
    let mut table = position(3).scale("1 - 2 3").market(market).table();
    table.bids(&[1, 4, 4]);
    // Seat 2 moves forward, seat 1 back; nothing of it matters for this round.
    assert_eq!(table.order(), [2, 3, 1]);
    table.does(2, "take banker").does(3, "take curator");
    assert!(table.order().is_empty(), "the round is over: the last card was taken unasked");
}

/// EX-3.3: first the highest goes forward, then the lowest goes back, from where it stands then.
#[test]
fn the_highest_moves_first() {
    let mut table = position(4).scale("1 2 3 4").table();
    table.bids(&[0, 3, 1, 1]);
    table.told_of(&[
        Event::Forward { seat: seat(2), place: 1, past: Some(seat(1)) },
        Event::Back { seat: seat(1), place: 3, past: Some(seat(3)) },
    ]);
    assert_eq!(table.scale(), scale("2 3 1 4"));
}

/// EX-3.3: at the ends of the scale nobody moves.
#[test]
fn nobody_leaves_the_scale() {
    let mut table = position(4).scale("1 2 3 4").table();
    table.bids(&[3, 2, 2, 0]);
    assert_eq!(table.scale(), scale("1 2 3 4"));
    let moves = |event: &Event| matches!(event, Event::Forward { .. } | Event::Back { .. });
    assert!(!table.heard(Eyes::Table).iter().any(moves));
}

/// EX-3.3: of equal bids, the seat higher on the scale counts as the higher bid.
#[test]
fn among_equal_bids_the_scale_decides_who_moves() {
    let mut table = position(4).scale("1 2 3 4").table();
    table.bids(&[0, 5, 5, 0]);
    // 2 is the highest bid, 4 the lowest, and has nowhere to go.
    assert_eq!(table.scale(), scale("2 1 3 4"));
    let mut table = position(4).scale("1 2 3 4").table();
    table.bids(&[4, 0, 0, 9]);
    // 4 passes 3, and 3 is the lower of the two lowest: it stands at the end already.
    assert_eq!(table.order(), [4, 1, 2, 3]);
    assert_eq!(table.scale(), scale("1 2 4 3"));
}

/// EX-3.3: unused markers are swapped with like any other.
#[test]
fn unused_markers_are_passed() {
    let mut table = position(2).scale("- - 1 2").table();
    table.bids(&[3, 1]);
    table.told_of(&[Event::Forward { seat: seat(1), place: 2, past: None }]);
    assert_eq!(table.scale(), scale("- 1 - 2"));
    let mut table = position(2).scale("1 - 2 -").table();
    table.bids(&[0, 6]);
    table.told_of(&[
        Event::Forward { seat: seat(2), place: 2, past: None },
        Event::Back { seat: seat(1), place: 2, past: Some(seat(2)) },
    ]);
    assert_eq!(table.scale(), scale("2 1 - -"), "they swap a second time");
}

/// EX-3.4: bids are paid at the end of the round, not before; a bid of all one's money stands
/// whatever one earns meanwhile.
#[test]
fn bids_are_paid_at_the_end_of_the_round() {
    let market = "orchid-hunter banker curator";
    let mut table = position(2).market(market).money(1, 5).table();
    table.bids(&[5, 2]);
    table.does(1, "take orchid-hunter");
    assert_eq!((table.money(1), table.own(1).bid), (5, Some(5)), "committed, not yet paid");
    let own = table.game.standings(Eyes::Seat(seat(1))).rows.swap_remove(0);
    assert_eq!(own.total, Some(0), "what is committed counts for nothing else");
    table.does(1, "sell");
    assert_eq!((table.money(1), table.money(2)), (7, 11));
    table.does(2, "take banker");
    table.told_of(&[Event::Paid { money: 7 }, Event::Round { round: 2 }]);
    assert_eq!((table.money(1), table.money(2)), (2, 14));
    assert_eq!((table.own(1).bid, table.own(2).bid), (None, None));
}
