//! LC-6: up or down.

use super::position::{at_end, cards, played, position};
use crate::games::lost_cities::{Card, Colour::*, Refusal};

fn card(text: &str) -> Card {
    cards(text)[0]
}

/// The values of red that fit on this row, and how the others are refused.
fn fitting(row: &str) -> Vec<u8> {
    let fits = |value: &u8| {
        let mut table = position(2)
            .either()
            .hand(1, &format!("red-{value}"))
            .row(1, row)
            .adventurer(1, Red, 2)
            .table();
        let play = format!("play red-{value}");
        let offered = table.choices(1).contains(&play);
        if offered {
            table.does(1, &play);
        } else {
            let (card, last) = (Card::new(Red, *value), cards(row).pop().unwrap().value());
            let why = if *value < last {
                Refusal::TooLow { card, last }
            } else {
                Refusal::TooHigh { card, last }
            };
            table.refused(1, &play, why);
        }
        offered
    };
    (0..=10).filter(fits).collect()
}

/// LC-6.1: the first card of another value sets the direction.
#[test]
fn the_first_different_card_sets_the_direction() {
    let any: Vec<u8> = (0..=10).collect();
    assert_eq!(fitting("red-5"), any);
    assert_eq!(fitting("red-4 red-6"), [6, 7, 8, 9, 10]);
    assert_eq!(fitting("red-6 red-4"), [0, 1, 2, 3, 4]);
    assert_eq!(fitting("red-6 red-4 red-4"), [0, 1, 2, 3, 4]);
}

/// LC-6.1: equal cards set none.
#[test]
fn equal_cards_set_no_direction() {
    assert_eq!(fitting("red-5 red-5").len(), 11);
    assert_eq!(fitting("red-5 red-5 red-9"), [9, 10]);
    assert_eq!(fitting("red-5 red-5 red-2"), [0, 1, 2]);
}

/// LC-6.1: each path on its own, and each seat.
#[test]
fn each_path_and_each_seat_has_its_direction() {
    let mut table = position(2)
        .either()
        .hand(1, "red-3 red-9 blue-3 blue-9")
        .hand(2, "red-8 red-2")
        .row(1, "red-7 red-5")
        .adventurer(1, Red, 2)
        .row(1, "blue-4 blue-5")
        .adventurer(1, Blue, 2)
        .row(2, "red-6 red-7")
        .adventurer(2, Red, 2)
        .table();
    let too_high = Refusal::TooHigh { card: card("red-9"), last: 5 };
    let too_low = Refusal::TooLow { card: card("blue-3"), last: 5 };
    table.refused(1, "play red-9", too_high);
    table.refused(1, "play blue-3", too_low);
    table.does(1, "play red-3").does(1, "draw");
    table.does(2, "play red-8");
}

/// LC-6.1: without the variant a lower card never fits.
#[test]
fn without_the_variant_paths_go_up() {
    let mut table = position(2).hand(1, "red-3").row(1, "red-5").adventurer(1, Red, 1).table();
    let (card, last) = (card("red-3"), 5);
    table.refused(1, "play red-3", Refusal::TooLow { card, last });
}

/// LC-6.2: no card is advised.
#[test]
fn no_card_is_advised_with_up_or_down() {
    let held = "red-3 red-7 blue-1";
    let either = position(2).either().hand(1, held).table();
    assert_eq!(either.seen_by(1).advised_start(Red), None);
    let ascending = position(2).hand(1, held).table();
    assert_eq!(ascending.seen_by(1).advised_start(Red), Some(card("red-3")));
}

/// LC-6.2: at the end of a path a card must fit the direction, or sets it.
#[test]
fn at_the_end_of_a_path_the_direction_holds() {
    let at_the_end = |row: &str, held: &str| {
        position(2)
            .either()
            .hand(1, held)
            .hand(2, "green-1")
            .row(1, row)
            .adventurer(1, Red, 9)
            .adventurer(1, Blue, 1)
            .table()
    };
    let mut down = at_the_end("red-9 red-4", "red-5 red-3");
    let (five, last) = (card("red-5"), 4);
    down.refused(1, "play red-5", Refusal::TooHigh { card: five, last });
    down.does(1, "play red-3");
    down.told(&[played(1, "red-3"), at_end(1, Red)]);

    let mut unset = at_the_end("red-5 red-5", "red-2 red-6");
    unset.does(1, "play red-2").does(1, "move blue").does(1, "draw");
    unset.does(2, "discard green-1").does(2, "draw");
    let (six, last) = (card("red-6"), 2);
    unset.refused(1, "play red-6", Refusal::TooHigh { card: six, last });
}
