//! TK-8: the auction game.

use super::position::{Position, Table, auction, fresh, position_in, seat, shipped, tile, tiles};
use super::position::{fresh_in, with_tiles};
use crate::engine::Seat;
use crate::games::tikal::{Asked, Event, First, Kind, Mode, Options, Refusal, Stage};

fn bid(number: u8, bid: u16) -> Event {
    Event::Bid { seat: seat(number), bid }
}

fn won(number: u8, paid: u16) -> Event {
    Event::Won { seat: seat(number), paid }
}

/// Four tiles for four seats; this one opens.
fn four(opener: u8) -> Position {
    auction(4).stack("A1 A2 A3 A4 A5 A6 B1 B2").offers(opener)
}

/// The tiles on offer.
fn left(table: &Table) -> Vec<crate::games::tikal::Tile> {
    table.seen().auction.map_or(Vec::new(), |auction| auction.left.to_vec())
}

fn round(table: &Table) -> u8 {
    table.seen().auction.map_or(0, |auction| auction.round)
}

/// TK-8.1: twenty points, and as many tiles as seats.
#[test]
fn each_round_offers_as_many_tiles_as_seats() {
    for seats in 2..=4 {
        let options = Options { mode: Mode::Auction, first: First::Two };
        let table = fresh(seats, options, []).unwrap();
        assert_eq!(table.totals(), vec![20; seats]);
        assert_eq!((table.turn(), table.stage(), round(&table)), (2, Stage::Bid, 1));
        let tiles = left(&table);
        assert_eq!((tiles.len(), usize::from(table.seen().stack)), (seats, 36 - seats));
        let tiles = tiles.into_iter().collect();
        table.told_of(&[Event::Offered { round: 1, seat: seat(2), tiles }]);
    }
}

/// The rulebook's example: Andrey, Anastasia, Sergey and Maria are seats 1 to 4. TK-8.2: each bids
/// higher or passes; the last one pays. TK-8.4: the next is opened left of the one that played.
/// TK-8.5: and the next round left of the last one.
#[test]
fn the_auction_of_the_rulebook() {
    let mut table = four(1).table();
    table.does("bid 1");
    table.told(&[bid(1, 1)]);
    assert!(table.is_final, "a bid stands");
    table.does("bid 2").does("pass");
    table.told(&[Event::Passed { seat: seat(3) }]);
    table.does("bid 3").does("bid 4").does("bid 5").does("pass").does("pass");
    table.told(&[Event::Passed { seat: seat(1) }, won(2, 5)]);
    assert_eq!(table.totals(), [20, 15, 20, 20]);
    assert_eq!((table.turn(), table.stage()), (2, Stage::Choose));
    table.does("choose A3").lays_and_ends();
    assert_eq!((table.turn(), table.stage()), (3, Stage::Bid));

    table.does("bid 1, bid 3, pass, pass");
    table.told(&[Event::Passed { seat: seat(3) }, won(4, 3)]);
    assert_eq!(table.totals(), [20, 15, 20, 17]);
    table.does("choose A1").lays_and_ends();

    assert_eq!(table.turn(), 1);
    table.does("bid 2, bid 4, pass");
    assert_eq!(table.totals(), [20, 15, 16, 17]);
    table.does("choose A2").lays_and_ends();

    // Andrey takes what is left, for nothing and without a choice.
    let (seat_1, tile, kind) = (seat(1), tile("A4"), Kind::Ruin(4));
    table.told(&[Event::Chosen { seat: seat_1, tile, kind, last: true }]);
    assert_eq!((table.turn(), table.stage(), table.totals()[0]), (1, Stage::Lay, 20));
    assert!(left(&table).is_empty());
    table.lays_and_ends();
    let tiles = tiles("A5 A6 B1 B2").into_iter().collect();
    table.told(&[Event::Offered { round: 2, seat: seat(2), tiles }]);
    assert_eq!((table.turn(), table.stage(), round(&table)), (2, Stage::Bid, 2));
}

/// TK-8.2: the winner chooses, lays, has ten points, and is out of this round's auctions.
#[test]
fn the_winner_is_out_of_the_round() {
    let mut table = four(1).table();
    table.does("bid 1, pass, pass, pass");
    table.refused("bid 2", Refusal::First { what: Asked::Choose });
    table.does("choose A6".replace("A6", "A2").as_str());
    let (seat_1, tile, kind) = (seat(1), tile("A2"), Kind::Temple(2));
    table.told(&[Event::Chosen { seat: seat_1, tile, kind, last: false }]);
    assert!(!table.is_final, "another tile may be chosen yet");
    assert_eq!(left(&table), tiles("A1 A3 A4"));
    assert_eq!((table.stage(), table.seen().in_hand), (Stage::Lay, Some(tile)));
    table.refused("bid 2", Refusal::First { what: Asked::Lay });
    table.does("lay c4 0");
    assert_eq!(table.left(), 10);
    table.refused("choose A1", Refusal::First { what: Asked::Spend });
    table.does("end");
    assert_eq!(table.bidders().iter().map(Seat::number).collect::<Vec<_>>(), [2, 3, 4]);
    // Bidding goes round the other three, and never comes to seat 1.
    let mut turns = Vec::new();
    for number in 1..=6 {
        turns.push(table.turn());
        table.does(&format!("bid {number}"));
    }
    assert_eq!(turns, [2, 3, 4, 2, 3, 4]);
}

/// TK-8.3: if all pass, the first to have passed chooses for nothing.
#[test]
fn if_all_pass_the_first_to_pass_chooses() {
    let mut table = four(3).table();
    table.does("pass, pass, pass, pass");
    table.told(&[Event::Passed { seat: seat(2) }, won(3, 0)]);
    assert_eq!((table.turn(), table.stage(), table.totals()), (3, Stage::Choose, vec![20; 4]));
    // TK-8.10: any tile left.
    assert_eq!(table.choices(), ["choose A1", "choose A2", "choose A3", "choose A4"]);
    table.refused("choose A5", Refusal::NotOffered { tile: tile("A5") });
    table.does("choose A4").lays_and_ends();
    assert_eq!(table.turn(), 4);
}

/// TK-8.10: whoever wins by a bid may choose any tile left, too; a tile that has gone has gone.
#[test]
fn any_tile_left_may_be_chosen() {
    let mut table = four(1).table();
    table.does("bid 1, pass, pass, pass, choose A3").lays_and_ends();
    table.does("pass, bid 7, pass");
    assert_eq!(
        (table.turn(), table.choices()),
        (3, tiles("A1 A2 A4").iter().map(|tile| format!("choose {tile}")).collect())
    );
    table.refused("choose A3", Refusal::NotOffered { tile: tile("A3") });
}

/// TK-8.4: the next seat that is still in the round opens, whoever else sits to the left; the last
/// seat pays nothing.
#[test]
fn the_next_still_in_the_round_opens() {
    let mut table = four(1).table();
    // Seat 2 wins, then seat 1: left of it is 2, who is out.
    table.does("pass, bid 1, pass, pass, choose A1").lays_and_ends();
    assert_eq!(table.turn(), 3);
    table.does("pass, pass, bid 1, choose A2").lays_and_ends();
    assert_eq!(table.turn(), 3);
    table.does("bid 1, pass, choose A3").lays_and_ends();
    assert_eq!((table.turn(), table.stage()), (4, Stage::Lay));
    assert_eq!(table.totals(), [19, 19, 19, 20]);
    // TK-8.5: left of the last to have played is seat 1.
    table.lays_and_ends();
    assert_eq!((table.turn(), table.stage()), (1, Stage::Bid));
    assert_eq!(table.bidders().len(), 4);
}

/// TK-8.6: a volcano chosen starts a scoring from its taker; then he lays it and takes his turn;
/// then the auctions go on. TK-8.13: all take part, those that have played too.
#[test]
fn a_volcano_in_the_auction() {
    let mut table = auction(3).stack("A1 B6 A2 A3 A4 A5").offers(1).workers(1, "a4", 1).table();
    table.does("bid 1, pass, pass, choose A1").lays_and_ends();
    table.does("bid 2, pass");
    assert_eq!((table.turn(), table.stage()), (2, Stage::Choose));
    table.does("choose B6");
    let (seat_2, tile) = (seat(2), tile("B6"));
    let began = Event::ScoringBegan { seat: seat_2, number: 1, last: false };
    table.told(&[Event::Chosen { seat: seat_2, tile, kind: Kind::Volcano, last: false }, began]);
    assert!(table.is_final, "a scoring has begun");
    assert_eq!((table.turn(), table.stage(), table.left()), (2, Stage::Spend, 10));
    table.does("end").does("end");
    assert_eq!((table.turn(), table.left()), (1, 10), "seat 1 has played, and scores all the same");
    table.does("end");
    assert_eq!((table.turn(), table.stage(), table.totals()), (2, Stage::Lay, vec![20, 18, 20]));
    table.does("lay c5 0");
    assert_eq!((table.stage(), table.left()), (Stage::Spend, 10));
    table.does("end");
    // Seat 3 takes the last tile; the round after it is opened by seat 1.
    assert_eq!((table.turn(), table.seen().in_hand), (3, Some(super::position::tile("A2"))));
    table.lays_and_ends();
    assert_eq!((table.turn(), table.stage()), (1, Stage::Bid));
}

/// TK-8.13: the next auction is opened left of the volcano's taker, also if the last seat of the
/// round took it.
#[test]
fn the_last_of_the_round_takes_a_volcano() {
    let mut table = auction(2).stack("A1 B6 A2 A3").offers(1).table();
    table.does("pass, bid 4, choose A1").lays_and_ends();
    // Seat 1 has no choice: the volcano, at once.
    assert_eq!((table.turn(), table.stage(), table.seen().volcanoes), (1, Stage::Spend, 1));
    table.does("end").does("end").does("lay c5 0");
    assert_eq!(table.turn(), 1);
    table.does("end");
    assert_eq!((table.turn(), table.stage(), round(&table)), (2, Stage::Bid, 2));
}

/// TK-8.7: a stack too short for all: only as many seats as tiles get one, and then the end.
#[test]
fn the_last_round_may_be_short() {
    let five = with_tiles(
        "A: [(kind: clearing, stones: \"110100\"), (kind: clearing, stones: \"110100\"),
             (kind: clearing, stones: \"110100\"), (kind: clearing, stones: \"110100\"),
             (kind: clearing, stones: \"110100\")]",
    );
    let options = Options { mode: Mode::Auction, first: First::One };
    let mut table = fresh_in(five, 3, options);
    for winner in [1, 2] {
        assert_eq!(table.turn(), winner);
        table.does("bid 1");
        while table.stage() == Stage::Bid {
            table.does("pass");
        }
        let first = table.choices().remove(0);
        table.does(&first).lays_and_ends();
    }
    table.lays_and_ends();
    assert_eq!((round(&table), left(&table).len(), table.seen().stack), (2, 2, 0));
    // Three bid for two tiles.
    assert_eq!((table.turn(), table.bidders().len()), (1, 3));
    table.does("bid 1, pass, pass");
    let first = table.choices().remove(0);
    table.does(&first).lays_and_ends();
    // Two bid for the last tile, which comes without a choice; the loser gets none.
    assert_eq!((table.turn(), table.bidders().len(), table.stage()), (2, 2, Stage::Bid));
    table.does("bid 3, pass");
    table.told_of(&[won(2, 3)]);
    assert_eq!((table.turn(), table.stage()), (2, Stage::Lay));
    table.lays_and_ends();
    table.told(&[Event::ScoringBegan { seat: seat(3), number: 1, last: true }]);
    assert_eq!(table.totals(), [18, 16, 20]);
}

/// TK-8.7: 36 tiles come out even for 2, 3 and 4 seats.
#[test]
fn no_round_is_short_with_36_tiles() {
    assert!((2..=4).all(|seats| shipped().tile_count().is_multiple_of(seats)));
}

/// TK-8.8: nobody bids more than he has; TK-8.9: nor less than one, nor no more than the last.
#[test]
fn bids_rise_up_to_what_one_has() {
    let mut table = auction(2).stack("A1 A2").bids(1, 17).bids(2, 15).offers(1).table();
    assert_eq!(table.choices(), ["pass", "bid 1", "bid 2", "bid 3"]);
    table.refused("bid 4", Refusal::BidTooHigh { most: 3 });
    table.refused("bid 0", Refusal::BidTooLow { least: 1 });
    table.does("bid 3");
    assert_eq!(table.choices(), ["pass", "bid 4", "bid 5"]);
    table.refused("bid 3", Refusal::BidTooLow { least: 4 });
    table.refused("bid 2", Refusal::BidTooLow { least: 4 });
    table.refused("bid 6", Refusal::BidTooHigh { most: 5 });
    // TK-8.12: seat 1 cannot bid higher, and decides so.
    table.does("bid 5");
    assert_eq!((table.turn(), table.choices()), (1, vec!["pass".to_owned()]));
    table.refused("bid 6", Refusal::BidTooHigh { most: 3 });
    // What a scoring has paid can be bid.
    let rich = auction(2).stack("A1 A2").scored(1, 4, 6).offers(1).table();
    assert_eq!(rich.choices().last().map(String::as_str), Some("bid 30"));
}

/// TK-8.9: the last one may still bid when all others have passed without a bid, and then pays; or
/// pass. A seat without points can only pass.
#[test]
fn the_last_to_speak_may_bid_or_pass() {
    let mut table = four(1).table();
    table.does("pass, pass, pass");
    assert_eq!((table.turn(), table.stage(), table.choices().len()), (4, Stage::Bid, 1 + 20));
    table.does("bid 2");
    table.told(&[bid(4, 2), won(4, 2)]);
    assert_eq!((table.turn(), table.stage(), table.totals()[3]), (4, Stage::Choose, 18));
    let poor = auction(2).stack("A1 A2").bids(1, 20).offers(1).table();
    assert_eq!(poor.choices(), ["pass"]);
}

/// TK-8.11: bidding goes round until all but the highest bidder have passed; nobody outbids
/// himself; passing is for this auction only; the bid is paid before a scoring.
#[test]
fn bidding_goes_round() {
    let mut table = four(2).table();
    table.does("bid 1, bid 2, pass, bid 3");
    assert_eq!(table.turn(), 2, "seat 4 has passed, and seat 1 does not outbid himself");
    table.does("bid 4, bid 5, pass, pass");
    assert_eq!((table.turn(), table.stage(), table.totals()[2]), (3, Stage::Choose, 15));
    table.does("choose A1").lays_and_ends();
    // Seat 4 passed before, and opens now.
    assert_eq!((table.turn(), table.stage()), (4, Stage::Bid));
    let mut scoring = auction(2).stack("B6 A1").workers(1, "a4", 1).offers(1).table();
    scoring.does("bid 5, pass");
    assert_eq!(scoring.totals(), [15, 20], "paid before the choice");
    scoring.does("choose B6, end");
    assert_eq!(scoring.totals(), [15 + 1, 20]);
    let purse = scoring.side(1);
    assert_eq!((purse.purse, purse.bids), (20, 5));
}

/// TK-8.12: the last tile of a round comes without a choice.
#[test]
fn the_last_tile_comes_by_itself() {
    let mut table = auction(2).stack("A1 A2 A3 A4").offers(1).table();
    table.does("bid 1, pass, choose A2").lays_and_ends();
    let (seat, tile, kind) = (seat(2), tile("A1"), Kind::Temple(1));
    table.told(&[Event::Chosen { seat, tile, kind, last: true }]);
    assert_eq!((table.turn(), table.stage(), table.seen().in_hand), (2, Stage::Lay, Some(tile)));
    table.refused("pass", Refusal::First { what: Asked::Lay });
    // In the basic game there is nothing to bid for.
    let mut basic = position_in(shipped(), 2, Mode::Basic).table();
    basic.refused("bid 1", Refusal::First { what: Asked::Spend });
}
