//! What is hidden from other seats: hands, deck, chips; and what is not.

use super::position::{Position, cards, fresh, position, seat, shipped};
use crate::engine::{Eyes, Game, SeatSet, Swift};
use crate::games::lost_cities::{Chips, Colour::*, Event, LostCities, Options, Token};

/// The same to all but seat 1, whatever is hidden.
fn table_with(hand: &str, deck: &str, chips: i32, below: &str, in_box: &str) -> Position {
    position(2)
        .hand(1, hand)
        .hand(2, "green-5")
        .deck(deck)
        .set_aside(in_box)
        .chips(1, chips)
        .discards(below)
        .discards("red-4")
        .row(1, "blue-1 blue-3")
        .adventurer(1, Blue, 2)
        .token(Blue, 4, Token::Arrow)
        .artefact_tokens(1, 2)
        .artefact_chips(1, 3)
}

/// Hands, deck, box, chips and buried discards have no place in other seats' views.
#[test]
fn what_is_hidden_looks_the_same_whatever_it_is() {
    let one = table_with("red-8 blue-9", "white-1 white-2", 5, "red-1", "green-1").table();
    let other = table_with("white-2 white-1", "red-8 red-1", 95, "red-9", "blue-9").table();
    assert_eq!(one.seen_by(2), other.seen_by(2));
    assert_eq!(one.seen(), other.seen());
    assert_ne!(one.seen_by(1), other.seen_by(1));
    assert_eq!(one.game.standings(Eyes::Table), other.game.standings(Eyes::Table));
    let theirs = Eyes::Seat(seat(2));
    assert_eq!(one.game.standings(theirs), other.game.standings(theirs));

    let json = serde_json::to_string(&[one.seen_by(2), one.seen()]).unwrap();
    for hidden in ["red-8", "blue-9", "white-1", "white-2", "red-1", "green-1"] {
        assert!(!json.contains(hidden), "{hidden} in {json}");
    }
}

/// A seat sees its own hand and chips, but neither the deck nor the box.
#[test]
fn a_seat_sees_its_own_and_no_more() {
    let table = table_with("red-8 blue-9", "white-1 white-2", 5, "red-1", "green-1").table();
    assert_eq!(table.hand(1), cards("blue-9 red-8"));
    assert_eq!(table.points(1), 5);
    let own = &table.game.standings(Eyes::Seat(seat(1))).rows;
    assert_eq!((own[0].total, own[1].total), (Some(5), None));
    let json = serde_json::to_string(&table.seen_by(1)).unwrap();
    for hidden in ["white-1", "white-2", "red-1\"", "green-1", "green-5"] {
        assert!(!json.contains(hidden), "{hidden} in {json}");
    }
}

/// Paths, rows, discard tops, tokens, artefacts, hand and deck sizes lie open; so does, by our
/// ruling, how high the discard piles are.
#[test]
fn what_lies_open_is_seen_by_all() {
    let table = table_with("red-8 blue-9", "white-1 white-2", 5, "red-1", "green-1").table();
    for seen in [table.seen(), table.seen_by(1), table.seen_by(2)] {
        let first = &seen.seats[0];
        assert_eq!(first.rows.blue, cards("blue-1 blue-3"));
        assert_eq!(first.explorers.blue.map(|explorer| explorer.step), Some(2));
        assert_eq!((first.artefact_tokens, first.artefact_chips), (2, 3));
        assert_eq!((first.cards, seen.seats[1].cards, seen.deck), (2, 1, 2));
        assert_eq!((seen.piles.red.top, seen.piles.red.cards), (Some(cards("red-4")[0]), 2));
        assert_eq!(seen.tokens.blue[3], Some(Token::Arrow));
    }
}

/// Only the one who draws learns the card; one taken from a pile is known to all.
#[test]
fn a_drawn_card_is_whispered() {
    let start = || position(3).hand(1, "red-1").discards("blue-7").deck("white-3 white-4");
    let drew = |card: &str| Event::Drew { seat: seat(1), card: cards(card).pop() };
    let mut table = start().table();
    table.does(1, "discard red-1").does(1, "draw");
    assert_eq!(table.heard(Eyes::Seat(seat(1))), [drew("white-3")]);
    for eyes in [Eyes::Table, Eyes::Seat(seat(2)), Eyes::Seat(seat(3))] {
        assert_eq!(table.heard(eyes), [drew("")]);
    }
    let mut table = start().table();
    table.does(1, "discard red-1").does(1, "take blue");
    let took = Event::Took { seat: seat(1), card: cards("blue-7")[0] };
    table.told(&[took]);
}

/// At the end of the game all chips are turned over (LC-3.3); hands stay hidden.
#[test]
fn chips_are_turned_over_at_the_end() {
    let start = position(2).hand(1, "red-1").hand(2, "green-2").chips(2, 40);
    let mut table = start.short().deck("white-3").table();
    table.does(1, "discard red-1").does(1, "draw");
    let seen = table.seen();
    assert_eq!(seen.seats[1].chips.map(Chips::total), Some(20));
    assert_eq!(seen.seats[1].hand, None);
    assert_eq!(table.game.to_act(), SeatSet::NOBODY);
}

/// A bot that imagines the table from a view sees the same view again.
#[test]
fn an_imagined_table_looks_the_same() {
    let table = fresh(3, Options::default(), 4).unwrap();
    for eyes in [Eyes::Table, Eyes::Seat(seat(1)), Eyes::Seat(seat(3))] {
        let view = table.game.view(eyes);
        let mut chance = Swift(9);
        let imagined = LostCities::imagine(shipped(), &view, &mut chance);
        assert_eq!(imagined.view(eyes), view);
    }
}

/// What a bot imagines could be so: points tokens that the others' figures came by are in their
/// chips (LC-3.3), earlier expeditions gave no less than nothing and no more than five figures
/// at the end of their paths, and under a discard lie discards of its colour (LC-2.4).
#[test]
fn what_is_imagined_could_be_so() {
    let open = |expedition| {
        let start = position(2).expedition(expedition).adventurer(2, Red, 4);
        let passed = start.token(Red, 3, Token::Points(15)).token(Red, 4, Token::Points(5));
        let ahead = passed.token(Red, 5, Token::Points(10)).token(Red, 2, Token::Artefact);
        ahead.discards("blue-1 blue-8 blue-3").table().seen_by(1)
    };
    let imagined = |expedition, seed| {
        let table = LostCities::imagine(shipped(), &open(expedition), &mut Swift(seed));
        assert!(table.piles[Blue.index()].iter().all(|card| card.colour() == Blue));
        assert_eq!(table.piles[Blue.index()].len(), 3);
        table.sides[1].chips
    };
    let chips = |tokens, paths| Chips { tokens, paths, artefacts: 0 };
    assert_eq!(imagined(1, 1), chips(20, 0));
    let earlier: Vec<i32> = (0..3_000).map(|seed| imagined(3, seed).paths).collect();
    assert_eq!((earlier.iter().min(), earlier.iter().max()), (Some(&0), Some(&500)));
}
