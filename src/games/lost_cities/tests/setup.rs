//! LC-1: components and setup.

use super::position::{began, fresh, played, position, sent};
use crate::engine::{Census, Eyes, Game, NotPlayable, Round};
use crate::games::lost_cities::{
    Card, Colour, Colour::*, Figure, First, Length, Options, Refusal, Token,
};

/// Every card of the table, wherever it lies, sorted.
fn every_card(game: &crate::games::lost_cities::LostCities) -> Vec<Card> {
    let lying = game.deck.iter().chain(game.set_aside.iter());
    let held = game.sides.iter().flat_map(|side| side.hand.cards());
    let mut all: Vec<Card> = lying.copied().chain(held).collect();
    all.sort_unstable();
    all
}

/// LC-1.1.
#[test]
fn there_are_two_of_each_value_in_five_colours() {
    let both = |colour, value| [Card::new(colour, value); 2];
    let values = |colour| (0..=10).flat_map(move |value| both(colour, value));
    let all: Vec<Card> = [Yellow, Blue, White, Green, Red].into_iter().flat_map(values).collect();
    assert_eq!(all.len(), 110);
    for seats in 2..=4 {
        let table = fresh(seats, Options::default(), 1).unwrap();
        assert_eq!(every_card(&table.game), all);
    }
}

/// LC-1.1, LC-1.3: the count that watches over matches knows every card and token of the box,
/// each kind by itself.
#[test]
fn everything_in_the_wholeis_counted() {
    let mut whole = Census::default();
    for (place, value) in (0..5).flat_map(|place| (0..=10).map(move |value| (place, value))) {
        whole.add(16 * place + value, 2);
    }
    // Artefacts, arrows, then points.
    for (component, count) in [(80, 9), (81, 9), (87, 2), (92, 3), (97, 2)] {
        whole.add(component, count);
    }
    for seats in 2..=4 {
        let mut count = Census::default();
        fresh(seats, Options::default(), 1).unwrap().game.census(&mut count);
        assert_eq!(count.difference(&whole), None);
    }
}

/// LC-1.2: with the scientist out, the other four are adventurers and need no choice.
#[test]
fn a_seat_has_four_adventurers() {
    let start = || position(2).scientist(1, Yellow, 1);
    let mut table = start().hand(1, "red-1").table();
    table.does(1, "play red-1");
    table.told(&[played(1, "red-1"), sent(1, Red, Figure::Adventurer)]);
    let mut table = start()
        .adventurer(1, Blue, 1)
        .adventurer(1, White, 1)
        .adventurer(1, Green, 1)
        .hand(1, "red-1")
        .table();
    table.does(1, "play red-1");
    table.told(&[played(1, "red-1"), sent(1, Red, Figure::Adventurer)]);
}

/// LC-1.2: after four adventurers only the scientist is left.
#[test]
fn the_fifth_figure_is_the_scientist() {
    let mut table = position(2)
        .hand(1, "green-1 red-1")
        .adventurer(1, Yellow, 1)
        .adventurer(1, Blue, 1)
        .adventurer(1, White, 1)
        .hand(2, "red-1")
        .table();
    table.does(1, "play green-1");
    assert_eq!(table.choices(1), ["send adventurer", "send scientist"]);
    table.does(1, "send adventurer").does(1, "draw");
    table.does(2, "discard red-1").does(2, "draw");
    table.does(1, "play red-1");
    let red = table.seen().seats[0].explorers.red.unwrap();
    assert_eq!((red.figure, red.step), (Figure::Scientist, 1));
}

/// LC-1.2: with fewer figures than paths, a new path may have to wait for ever.
#[test]
fn without_a_figure_no_path_is_started() {
    let mut table = position(2)
        .changed_box("adventurers: 4", "adventurers: 1")
        .hand(1, "red-1 blue-1")
        .adventurer(1, Yellow, 2)
        .scientist(1, Blue, 1)
        .table();
    table.refused(1, "play red-1", Refusal::NoFigureLeft);
    assert_eq!(table.choices(1), ["play blue-1", "discard blue-1", "discard red-1"]);
}

/// LC-1.3: nine artefacts, nine arrows, seven points tokens, on the marked spaces and nowhere
/// else, and not always on the same.
#[test]
fn tokens_lie_shuffled_on_their_spaces() {
    let spaces = |colour| match colour {
        Yellow => [3, 5, 6, 7, 9],
        Blue => [2, 4, 6, 7, 9],
        White => [2, 3, 5, 7, 9],
        Green => [2, 4, 5, 7, 9],
        Red => [3, 4, 6, 7, 9],
    };
    let mut layouts = Vec::new();
    for seed in 0..10 {
        let seen = fresh(3, Options::default(), seed).unwrap().seen();
        let mut points = Vec::new();
        let (mut artefacts, mut arrows) = (0, 0);
        for colour in Colour::ALL {
            assert_eq!(seen.tokens[colour].len(), 9);
            for (step, token) in (1..).zip(&seen.tokens[colour]) {
                assert_eq!(token.is_some(), spaces(colour).contains(&step), "{colour} {step}");
                match token {
                    Some(Token::Artefact) => artefacts += 1,
                    Some(Token::Arrow) => arrows += 1,
                    Some(Token::Points(value)) => points.push(*value),
                    None => {}
                }
            }
        }
        points.sort_unstable();
        assert_eq!((artefacts, arrows), (9, 9));
        assert_eq!(points, [5, 5, 10, 10, 10, 15, 15]);
        layouts.push(seen.tokens);
    }
    assert!(layouts.iter().any(|layout| *layout != layouts[0]));
}

/// LC-1.4, LC-1.5: eight cards each, the rest is the deck; of two players' cards thirty are in
/// the box.
#[test]
fn eight_cards_are_dealt_and_the_rest_is_the_deck() {
    for (seats, deck, set_aside) in [(2, 64, 30), (3, 86, 0), (4, 78, 0)] {
        let table = fresh(seats, Options::default(), 7).unwrap();
        let seen = table.seen();
        assert_eq!(seen.deck, deck);
        assert_eq!(table.game.set_aside.count(), set_aside);
        assert!(seen.seats.iter().all(|seat| seat.cards == 8));
        assert_eq!(table.hand(1).len(), 8);
        assert_eq!(table.hand(2).len(), 8);
    }
    let hands = (0..10).map(|seed| fresh(2, Options::default(), seed).unwrap().hand(1));
    let hands: Vec<_> = hands.collect();
    assert!(hands.iter().any(|hand| *hand != hands[0]));
}

/// LC-1.5, ruling: for each expedition anew, out of all 110 cards.
#[test]
fn two_players_set_thirty_cards_aside_anew() {
    let mut table =
        position(2).hand(1, "red-1").set_aside("green-1 green-2 green-3").deck("red-2").table();
    let before = table.game.set_aside.to_vec();
    table.does(1, "discard red-1").does(1, "draw");
    assert_eq!(table.seen().expedition, 2);
    assert_eq!(table.game.set_aside.len(), 30);
    assert_ne!(table.game.set_aside[..3], before);
    assert_eq!(table.seen().deck, 64);
    let all = every_card(&table.game);
    assert_eq!(all, every_card(&fresh(2, Options::default(), 3).unwrap().game));
}

/// LC-1.6: three expeditions, or one.
#[test]
fn the_full_game_is_three_expeditions_the_short_one() {
    let last_card = || position(2).hand(1, "red-1").deck("red-2");
    let round = |now, of| Round { now, of: Some(of) };

    for expedition in [1, 2] {
        let mut table = last_card().expedition(expedition).table();
        assert_eq!(table.game.round(), round(expedition.into(), 3));
        table.does(1, "discard red-1").does(1, "draw");
        assert!(!table.game.to_act().is_empty());
        assert_eq!(table.game.round(), round((expedition + 1).into(), 3));
    }
    let mut third = last_card().expedition(3).table();
    third.does(1, "discard red-1").does(1, "draw");
    assert!(third.game.to_act().is_empty());

    let mut short = last_card().short().table();
    assert_eq!(short.game.round(), round(1, 1));
    short.does(1, "discard red-1").does(1, "draw");
    assert!(short.game.to_act().is_empty());
    assert_eq!(Options::default().length, Length::Full);
    // Three take three times as long.
    let (full, short) = (position(2).table(), position(2).short().table());
    assert_eq!(full.game.longest(), 3 * short.game.longest());
}

/// LC-1.7: by lot, or the seat agreed on.
#[test]
fn anybody_may_begin_or_the_one_agreed_on() {
    let begins = |seed| fresh(4, Options::default(), seed).unwrap().turn();
    let begun: std::collections::BTreeSet<u8> = (0..40).map(begins).collect();
    assert_eq!(begun.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);

    let agreed = [First::One, First::Two, First::Three, First::Four];
    for (number, first) in (1..).zip(agreed) {
        let options = Options { first, ..Options::default() };
        let table = fresh(4, options, 5).unwrap();
        assert_eq!(table.turn(), number);
        table.told(&[began(1, number)]);
    }
}

/// LC-1.7: nobody sits there.
#[test]
fn a_seat_that_is_not_at_the_table_cannot_begin() {
    let options = Options { first: First::Three, ..Options::default() };
    let (name, value) = ("first", "3");
    let refused = fresh(2, options, 1).err();
    assert_eq!(refused, Some(NotPlayable::Choice { name, value }));
    assert!(fresh(3, options, 1).is_ok());
}

/// LC-1.8, ruling: more than all the chips that a box could hold.
#[test]
fn chips_never_run_out() {
    let mut table = position(2)
        .chips(1, 100_000)
        .hand(1, "red-1")
        .adventurer(1, Red, 2)
        .token(Red, 3, Token::Points(15))
        .table();
    table.does(1, "play red-1");
    assert_eq!(table.points(1), 100_015);
}

/// The setup shows everybody something, and nothing of it can be undone.
#[test]
fn nobody_holds_anything_yet() {
    let table = fresh(3, Options::default(), 1).unwrap();
    assert!(table.is_final);
    for side in table.game.view(Eyes::Table).seats {
        assert_eq!((side.artefact_tokens, side.artefact_chips), (0, 0));
        assert!(
            Colour::ALL.iter().all(|&c| side.rows[c].is_empty() && side.explorers[c].is_none())
        );
    }
    assert_eq!(table.points(1), 0);
}
