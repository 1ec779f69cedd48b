//! LC-4: the end of an expedition, but for its scores.

use super::position::{
    Position, Table, began, cards, crossed, ended, found, moved, played, position, scored, seat,
};
use crate::engine::{Eyes, Game};
use crate::games::lost_cities::{Colour, Colour::*, Ending, Event, Stage, Token};

/// Four figures are over the bridge, two of them on one path; seat 1 has a figure before it.
fn four_are_over() -> Position {
    position(3)
        .adventurer(1, Red, 6)
        .adventurer(1, Blue, 7)
        .adventurer(2, Blue, 8)
        .adventurer(3, White, 7)
        .scientist(3, Green, 9)
}

fn is_over(table: &Table) -> bool {
    table.game.to_act().is_empty()
}

/// LC-4.1: the fifth figure over the bridge, whosever they are, ends the expedition at once.
#[test]
fn the_fifth_figure_over_the_bridge_ends_the_expedition() {
    let mut table = four_are_over().hand(1, "red-4").table();
    assert_eq!(table.seen().crossed, 4);
    table.does(1, "play red-4");
    table.told(&[
        played(1, "red-4"),
        moved(1, Red, 7),
        crossed(1, Red, 5),
        ended(Ending::Bridge),
        scored(1, &[(Red, 30), (Blue, 30)]),
        scored(2, &[(Blue, 35)]),
        scored(3, &[(White, 30), (Green, 100)]),
        began(2, 2),
    ]);
    assert!(table.is_final);
}

/// LC-4.1: the fourth does not, and neither does a step behind the bridge or up to it.
#[test]
fn four_figures_over_the_bridge_end_nothing() {
    let mut table = position(2)
        .hand(1, "red-4")
        .adventurer(1, Red, 6)
        .adventurer(1, Blue, 7)
        .adventurer(2, Blue, 7)
        .adventurer(2, White, 9)
        .token(Red, 7, Token::Points(10))
        .table();
    table.does(1, "play red-4");
    table.told(&[
        played(1, "red-4"),
        moved(1, Red, 7),
        crossed(1, Red, 4),
        found(1, Token::Points(10)),
    ]);

    let mut table = four_are_over().hand(1, "blue-4").table();
    table.does(1, "play blue-4");
    table.told(&[played(1, "blue-4"), moved(1, Blue, 8)]);
    assert_eq!((table.seen().crossed, table.stage()), (4, Stage::Take));

    let mut table = four_are_over().adventurer(1, Red, 5).hand(1, "red-4").table();
    table.does(1, "play red-4");
    table.told(&[played(1, "red-4"), moved(1, Red, 6)]);
}

/// LC-4.1: the token that the last move lands on is not resolved.
#[test]
fn the_move_that_ends_it_finds_nothing() {
    for token in [Token::Artefact, Token::Points(15), Token::Arrow] {
        let mut table = four_are_over().short().hand(1, "red-4").token(Red, 7, token).table();
        table.does(1, "play red-4");
        assert!(is_over(&table));
        assert_eq!(table.artefacts(1), (0, 0));
        assert_eq!(table.seen().tokens.red[6], Some(token));
        assert!(!table.heard(Eyes::Table).contains(&found(1, token)));
        let chips = table.seen().seats[0].chips.unwrap();
        assert_eq!((chips.tokens, chips.paths), (0, 60));
    }
}

/// LC-4.2: the deck's last card ends it at once.
#[test]
fn the_last_card_of_the_deck_ends_the_expedition() {
    let mut table = position(2).hand(1, "red-4 red-5").adventurer(1, Red, 4).deck("blue-1").table();
    table.does(1, "play red-4").does(1, "draw");
    let drew = Event::Drew { seat: seat(1), card: None };
    table.told(&[drew, ended(Ending::Deck), scored(1, &[(Red, 10)]), scored(2, &[]), began(2, 2)]);
}

/// LC-4.2: a card from a pile does not, however few the deck has.
#[test]
fn a_deck_with_a_card_left_ends_nothing() {
    let mut table =
        position(2).hand(1, "red-4").hand(2, "red-5").discards("blue-1").deck("green-1").table();
    table.does(1, "discard red-4").does(1, "take blue");
    assert_eq!((table.turn(), table.seen().expedition), (2, 1));
    let mut table = position(2).hand(1, "red-4").deck("blue-1 blue-2").table();
    table.does(1, "discard red-4").does(1, "draw");
    assert_eq!((table.turn(), table.seen().expedition), (2, 1));
}

/// LC-4.4: figures and cards come home, artefact tokens become chips, which are kept.
#[test]
fn artefact_tokens_become_chips() {
    let mut table = four_are_over()
        .hand(1, "red-4")
        .artefact_tokens(1, 2)
        .artefact_chips(1, 3)
        .artefact_tokens(3, 1)
        .chips(2, 25)
        .table();
    assert_eq!(table.artefacts(1), (2, 3));
    table.does(1, "play red-4");
    let artefacts = [1, 2, 3].map(|number| table.artefacts(number));
    assert_eq!(artefacts, [(0, 5), (0, 0), (0, 1)]);
    assert_eq!(table.points(2), 60);
    for side in table.seen().seats {
        for colour in Colour::ALL {
            assert_eq!(side.explorers[colour], None);
            assert_eq!(side.rows[colour], []);
        }
        assert_eq!(side.on_paths, 0);
    }
}

/// LC-4.5: all tokens are laid anew, those found included, and all cards are dealt again.
#[test]
fn the_next_expedition_is_laid_out_anew() {
    let mut table = four_are_over()
        .hand(1, "red-4")
        .hand(2, "red-9")
        .discards("blue-1 blue-2")
        .artefact_tokens(1, 2)
        .token(Yellow, 1, Token::Arrow)
        .table();
    table.does(1, "play red-4");
    let seen = table.seen();
    assert_eq!((seen.expedition, seen.stage), (2, Stage::Play));
    assert_eq!((seen.crossed, seen.closed), (0, None));
    assert_eq!(seen.deck, 110 - 3 * 8);
    assert!(seen.seats.iter().all(|side| side.cards == 8));
    let tokens: Vec<_> =
        Colour::ALL.iter().flat_map(|&colour| seen.tokens[colour].iter().flatten()).collect();
    assert_eq!(tokens.len(), 25);
    let artefacts = tokens.iter().filter(|token| ***token == Token::Artefact);
    assert_eq!(artefacts.count(), 9);
    assert_eq!(seen.tokens.yellow[0], None);
    assert!(Colour::ALL.iter().all(|&colour| seen.piles[colour].cards == 0));
}

/// LC-4.5: it starts left of the one that made the last turn, whichever way it ended.
#[test]
fn the_left_neighbour_of_the_last_turn_begins() {
    for (last, next) in [(1, 2), (2, 3), (3, 1)] {
        let mut by_bridge =
            four_are_over().hand(last, "yellow-4").adventurer(last, Yellow, 6).turn(last).table();
        by_bridge.does(last, "play yellow-4");
        assert_eq!((by_bridge.seen().expedition, by_bridge.turn()), (2, next));

        let mut by_deck = position(3).hand(last, "red-1").deck("red-2").turn(last).table();
        by_deck.does(last, "discard red-1").does(last, "draw");
        assert_eq!((by_deck.seen().expedition, by_deck.turn()), (2, next));
        assert_eq!(by_deck.seen().closed, None);
    }
}

/// LC-4.6: an arrow step crosses the bridge like any other; the chain ends there, its earlier
/// steps stand, and no card is taken.
#[test]
fn a_chain_over_the_bridge_ends_in_the_middle() {
    let mut table = position(2)
        .short()
        .hand(1, "red-4 green-1")
        .chips(1, 10)
        .adventurer(1, Red, 2)
        .adventurer(1, Blue, 5)
        .adventurer(1, White, 7)
        .adventurer(2, White, 7)
        .adventurer(2, Green, 8)
        .scientist(2, Red, 7)
        .token(Red, 3, Token::Arrow)
        .token(Blue, 6, Token::Arrow)
        .token(Blue, 7, Token::Arrow)
        .deck("yellow-1 yellow-2")
        .table();
    table.does(1, "play red-4").does(1, "move blue");
    table.told(&[moved(1, Blue, 6), found(1, Token::Arrow)]);
    table.does(1, "move blue");
    let heard = table.heard(Eyes::Table);
    assert_eq!(
        heard[..4],
        [
            moved(1, Blue, 7),
            crossed(1, Blue, 5),
            ended(Ending::Bridge),
            scored(1, &[(Red, -10), (Blue, 30), (White, 30)]),
        ]
    );
    assert!(is_over(&table));
    assert!(table.choices(1).is_empty());
    assert_eq!(table.step(1, Red), Some(3));
    assert_eq!(table.seen().deck, 2);
    assert_eq!(table.hand(1), cards("green-1"));
    let chips = table.seen().seats[0].chips.unwrap();
    assert_eq!((chips.tokens, chips.paths), (10, 50));
}

/// LC-4.6: so does a bonus step of LC-2.5.
#[test]
fn a_bonus_step_over_the_bridge_ends_the_expedition() {
    let mut table = four_are_over()
        .hand(3, "green-4")
        .adventurer(3, Red, 6)
        .token(Red, 7, Token::Artefact)
        .turn(3)
        .table();
    table.does(3, "play green-4").does(3, "move red");
    let heard = table.heard(Eyes::Table);
    assert_eq!(heard[..3], [moved(3, Red, 7), crossed(3, Red, 5), ended(Ending::Bridge)]);
    assert_eq!(heard.last(), Some(&began(2, 1)));
    assert_eq!(table.artefacts(3), (0, 0));
}
