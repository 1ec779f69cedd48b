//! LC-2: a turn, play one card, then take one card.

use super::position::{
    at_end, cards, discarded, found, moved, played, position, seat, sent, step_lost, took,
};
use crate::engine::Game;
use crate::games::lost_cities::{Card, Colour::*, Event, Figure, Refusal, Stage, Token};

fn card(text: &str) -> Card {
    cards(text)[0]
}

/// LC-2.1: a card of a new colour, then a figure of one's choice on its first step.
#[test]
fn a_path_is_started_with_a_card_and_a_figure() {
    let mut table = position(2).hand(1, "red-4 blue-0").table();
    table.does(1, "play red-4").told(&[played(1, "red-4")]);
    assert_eq!(table.stage(), Stage::Send(Red));
    assert_eq!(table.choices(1), ["send adventurer", "send scientist"]);
    table.refused(1, "draw", Refusal::SendFirst);
    table.refused(1, "move red", Refusal::SendFirst);
    table.does(1, "send scientist");
    table.told(&[sent(1, Red, Figure::Scientist)]);
    assert_eq!(table.step(1, Red), Some(1));
    assert_eq!(table.seen().seats[0].rows.red, cards("red-4"));
    assert_eq!(table.stage(), Stage::Take);
}

/// LC-2.1: the second card on a path moves the figure there; a second one never comes to it.
#[test]
fn a_seat_has_one_figure_on_a_path() {
    let mut table = position(2).hand(1, "red-4").adventurer(1, Red, 1).table();
    table.does(1, "play red-4");
    table.told(&[played(1, "red-4"), moved(1, Red, 2)]);
    assert_eq!(table.stage(), Stage::Take);
    let figures = table.game.sides[0].explorers.iter().flatten().count();
    assert_eq!(figures, 1);
}

/// LC-2.1: a figure on the board is not free for another path. With one kind gone nothing is
/// asked; if it were, the gone one would be refused.
#[test]
fn a_kind_that_is_on_the_board_cannot_be_sent() {
    let mut table = position(2).hand(1, "red-4").scientist(1, Green, 1).table();
    table.does(1, "play red-4");
    table.told(&[played(1, "red-4"), sent(1, Red, Figure::Adventurer)]);

    let mut table = position(2).scientist(1, Green, 1).table();
    table.game.stage = Stage::Send(Red);
    let figure = Figure::Scientist;
    table.refused(1, "send scientist", Refusal::KindGone { figure });
}

/// LC-2.1: several seats may be on the same path, and share a step.
#[test]
fn seats_share_paths_and_steps() {
    let mut table = position(3)
        .hand(2, "blue-3")
        .adventurer(1, Blue, 2)
        .adventurer(2, Blue, 1)
        .adventurer(3, Blue, 2)
        .turn(2)
        .table();
    table.does(2, "play blue-3");
    let steps = [1, 2, 3].map(|number| table.step(number, Blue));
    assert_eq!(steps, [Some(2); 3]);
}

/// LC-2.1: cards that others played on a path do not bind.
#[test]
fn each_seat_has_rows_of_its_own() {
    let mut table = position(2).hand(1, "red-2").row(2, "red-9").adventurer(2, Red, 1).table();
    table.does(1, "play red-2").does(1, "send adventurer");
    assert_eq!(table.seen().seats[1].rows.red, cards("red-9"));
}

/// LC-2.2, ruling: the lowest card of a colour is advice; a higher one may be played.
#[test]
fn the_lowest_card_is_advised_not_imposed() {
    let mut table = position(2).hand(1, "red-7 red-4 blue-0 green-6").table();
    let own = table.seen_by(1);
    assert_eq!(own.advised_start(Red), Some(card("red-4")));
    assert_eq!(own.advised_start(Blue), Some(card("blue-0")));
    assert_eq!(own.advised_start(White), None);
    assert_eq!(table.seen_by(2).advised_start(Red), None);
    assert_eq!(table.seen().advised_start(Red), None);
    table.does(1, "play red-7").does(1, "send adventurer");
    assert_eq!(table.seen_by(1).advised_start(Red), None);
}

/// LC-2.3: the same value or higher, and the figure goes one step.
#[test]
fn a_path_goes_on_with_the_same_value_or_higher() {
    for value in 0..=10 {
        let next = format!("red-{value}");
        let mut table =
            position(2).hand(1, &next).row(1, "red-2 red-4").adventurer(1, Red, 2).table();
        let play = format!("play {next}");
        if value < 4 {
            let (card, last) = (card(&next), 4);
            table.refused(1, &play, Refusal::TooLow { card, last });
        } else {
            table.does(1, &play);
            table.told(&[played(1, &next), moved(1, Red, 3)]);
            assert_eq!(table.step(1, Red), Some(3));
        }
    }
}

/// LC-2.3, the rulebook's example: after a red 4 and a red 7 a red 3 must be discarded.
#[test]
fn after_red_4_and_red_7_a_red_3_must_be_discarded() {
    let mut table =
        position(2).hand(1, "red-3").row(1, "red-4 red-7").adventurer(1, Red, 2).table();
    let (card, last) = (card("red-3"), 7);
    table.refused(1, "play red-3", Refusal::TooLow { card, last });
    assert_eq!(table.choices(1), ["discard red-3"]);
    table.does(1, "discard red-3");
    assert_eq!(table.step(1, Red), Some(2));
}

/// LC-2.3: the card must be held, and both copies may be.
#[test]
fn only_cards_held_are_played_each_copy_once() {
    let mut table =
        position(2).hand(1, "red-4 red-4").adventurer(1, Red, 1).hand(2, "blue-1").table();
    let not_held = |text: &str| Refusal::NotHeld { card: card(text) };
    table.refused(1, "play red-5", not_held("red-5"));
    table.refused(1, "discard blue-1", not_held("blue-1"));
    assert_eq!(table.choices(1), ["play red-4", "discard red-4"]);

    table.does(1, "play red-4");
    assert_eq!(table.hand(1), cards("red-4"));
    table.does(1, "draw");
    table.does(2, "discard blue-1").does(2, "draw");
    table.does(1, "play red-4");
    assert_eq!(table.step(1, Red), Some(3));
    assert_eq!(table.seen().seats[0].rows.red, cards("red-0 red-4 red-4"));
}

/// LC-2.4: on the pile of its colour, and only the top lies open.
#[test]
fn a_discard_lies_on_the_pile_of_its_colour() {
    let mut table = position(2).hand(1, "red-4").discards("red-9 blue-2").table();
    table.does(1, "discard red-4").told(&[discarded(1, "red-4")]);
    let piles = table.seen().piles;
    assert_eq!((piles.red.top, piles.red.cards), (Some(card("red-4")), 2));
    assert_eq!((piles.blue.top, piles.blue.cards), (Some(card("blue-2")), 1));
    assert_eq!((piles.green.top, piles.green.cards), (None, 0));
    assert!(table.seen().seats[0].rows.red.is_empty());
    let json = serde_json::to_string(&table.seen()).unwrap();
    assert!(!json.contains("red-9"), "{json}");
}

/// LC-2.5: at the end of a path a valid card moves another figure.
#[test]
fn at_the_end_of_a_path_another_figure_moves() {
    let mut table = position(2)
        .hand(1, "red-8")
        .row(1, "red-7")
        .adventurer(1, Red, 9)
        .adventurer(1, Blue, 3)
        .scientist(1, White, 1)
        .token(Red, 9, Token::Points(15))
        .table();
    table.does(1, "play red-8");
    table.told(&[played(1, "red-8"), at_end(1, Red)]);
    let except = Some(Red);
    assert_eq!(table.stage(), Stage::Move { except });
    assert_eq!(table.choices(1), ["move blue", "move white", "stay"]);
    table.refused(1, "move red", Refusal::AtEnd { colour: Red });
    table.refused(1, "move green", Refusal::NobodyThere { colour: Green });
    table.refused(1, "draw", Refusal::MoveFirst);
    table.does(1, "move white").told(&[moved(1, White, 2)]);
    assert_eq!((table.step(1, Red), table.step(1, White)), (Some(9), Some(2)));
    assert_eq!(table.stage(), Stage::Take);
    assert_eq!(table.points(1), 0);
}

/// LC-2.5: the card must be valid, and the figure must have stood there before.
#[test]
fn a_bonus_step_needs_a_valid_card_and_a_figure_at_the_end() {
    let mut table = position(2)
        .hand(1, "red-6 green-1")
        .row(1, "red-7")
        .adventurer(1, Red, 9)
        .adventurer(1, Green, 8)
        .table();
    let (card, last) = (card("red-6"), 7);
    table.refused(1, "play red-6", Refusal::TooLow { card, last });
    table.does(1, "play green-1");
    table.told(&[played(1, "green-1"), moved(1, Green, 9)]);
    assert_eq!(table.stage(), Stage::Take);
}

/// LC-2.5: it may be declined.
#[test]
fn a_bonus_step_may_be_declined() {
    let mut table =
        position(2).hand(1, "red-8").adventurer(1, Red, 9).adventurer(1, Blue, 3).table();
    table.does(1, "play red-8").does(1, "stay");
    table.told(&[Event::Stayed { seat: seat(1) }]);
    assert_eq!(table.step(1, Blue), Some(3));
    assert_eq!(table.stage(), Stage::Take);
}

/// LC-2.5: with no other figure, or none that can move, the card is played all the same.
#[test]
fn a_bonus_step_without_a_figure_to_move_is_lost() {
    let alone = position(2).hand(1, "red-8").adventurer(1, Red, 9);
    let both_at_the_end = position(2)
        .hand(1, "red-8")
        .adventurer(1, Red, 9)
        .scientist(1, Blue, 9)
        // Not one's own.
        .adventurer(2, Green, 3);
    for start in [alone, both_at_the_end] {
        let mut table = start.table();
        table.does(1, "play red-8");
        table.told(&[played(1, "red-8"), at_end(1, Red), step_lost(1)]);
        assert_eq!(table.stage(), Stage::Take);
        assert_eq!(table.seen().seats[0].rows.red, cards("red-0 red-8"));
    }
}

/// LC-2.5 with LC-3.4: the bonus step comes to an arrow, which moves the same figure again.
#[test]
fn a_bonus_step_resolves_tokens() {
    let mut table = position(2)
        .hand(1, "red-8")
        .adventurer(1, Red, 9)
        .adventurer(1, White, 1)
        .token(White, 2, Token::Arrow)
        .token(White, 3, Token::Artefact)
        .table();
    table.does(1, "play red-8").does(1, "move white");
    table.told(&[moved(1, White, 2), found(1, Token::Arrow)]);
    assert_eq!(table.choices(1), ["move white", "stay"]);
    table.does(1, "move white");
    table.told(&[moved(1, White, 3), found(1, Token::Artefact)]);
    assert_eq!(table.artefacts(1), (1, 0));
}

/// LC-2.6: the deck's top card, or the top card of any pile.
#[test]
fn a_card_is_taken_from_the_deck_or_from_a_pile() {
    let start =
        || position(2).hand(1, "red-4").discards("blue-2 blue-5 green-1").deck("white-1 white-2");
    let mut table = start().table();
    table.does(1, "discard red-4");
    assert_eq!(table.choices(1), ["draw", "take blue", "take green"]);
    table.refused(1, "take yellow", Refusal::NoPile { colour: Yellow });
    table.does(1, "draw");
    assert_eq!((table.hand(1), table.seen().deck), (cards("white-1"), 1));

    let mut table = start().table();
    table.does(1, "discard red-4").does(1, "take blue");
    table.told(&[took(1, "blue-5")]);
    assert_eq!((table.hand(1), table.seen().deck), (cards("blue-5"), 2));
    assert_eq!(table.seen().piles.blue.top, Some(card("blue-2")));
}

/// LC-2.6: the pile discarded to is closed, even for the card below; after a card that was
/// played none is.
#[test]
fn the_pile_discarded_to_is_closed_for_the_turn() {
    let start =
        || position(2).hand(1, "red-4").hand(2, "blue-1").discards("red-9").adventurer(1, Red, 1);
    let mut table = start().table();
    table.does(1, "discard red-4");
    assert_eq!(table.seen().closed, Some(Red));
    table.refused(1, "take red", Refusal::PileClosed { colour: Red });
    table.does(1, "draw");
    // Only for the turn: the neighbour may have it.
    assert_eq!(table.seen().closed, None);
    table.does(2, "discard blue-1").does(2, "take red");
    table.told(&[took(2, "red-4")]);

    let mut table = start().table();
    table.does(1, "play red-4").does(1, "take red");
    table.told(&[took(1, "red-9")]);
}

/// LC-2.6, ruling: own earlier discards may be taken.
#[test]
fn an_own_earlier_discard_may_be_taken() {
    let mut table = position(2).hand(1, "red-4 green-1").hand(2, "blue-1").table();
    table.does(1, "discard red-4").does(1, "draw");
    table.does(2, "discard blue-1").does(2, "draw");
    table.does(1, "discard green-1").does(1, "take red");
    table.told(&[took(1, "red-4")]);
}

/// LC-2.7: one card goes, one comes, and the turn passes clockwise.
#[test]
fn the_hand_is_full_again_and_the_turn_passes_clockwise() {
    let hand = "red-0 red-1 red-2 red-3 red-4 red-5 red-6 red-7";
    let mut table = position(3).hand(1, hand).hand(2, hand).hand(3, hand).turn(2).table();
    for number in [2, 3, 1, 2] {
        assert_eq!(table.turn(), number);
        let lowest = table.hand(number)[0];
        table.does(number, &format!("discard {lowest}"));
        assert_eq!(table.hand(number).len(), 7);
        assert_eq!(table.game.to_act().iter().count(), 1);
        if table.seen().deck > 1 {
            table.does(number, "draw");
            assert_eq!(table.hand(number).len(), 8);
            assert!(table.is_final);
        }
    }
}

/// LC-2.7: no passing, and everything in its order.
#[test]
fn a_turn_plays_first_and_takes_then() {
    let mut table =
        position(2).hand(1, "red-4 red-5").adventurer(1, Red, 1).discards("blue-1").table();
    for early in ["draw", "take blue", "stay", "move red", "send adventurer"] {
        table.refused(1, early, Refusal::PlayFirst);
    }
    assert!(table.choices(2).is_empty());
    table.does(1, "play red-4");
    for late in ["play red-5", "discard red-5", "stay", "move red", "send adventurer"] {
        table.refused(1, late, Refusal::TakeNow);
    }
    assert_eq!(table.choices(1), ["draw", "take blue"]);
}
