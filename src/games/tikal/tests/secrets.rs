//! What is hidden: the order of the stack within its letters, and what lies face down.

use super::position::{Position, hex, position, shipped, tiles, treasures};
use crate::bots::Level;
use crate::engine::{Chance, Eyes, Game, GameOptions, Quiet, SeatCount, Swift};
use crate::games::tikal::{Leader, Options, Stage, Tikal, Treasure};

fn imagined(table: &Tikal, seed: u64) -> Tikal {
    Tikal::imagined(table.rules, &table.view(Eyes::Table), &mut Swift(seed))
}

/// A match in its course: tiles A and B have gone, C is on top.
fn middle() -> Position {
    let laid = position(3).tile("A1", "c4", 1).tile("A4", "b3", 0).tile("B6", "c5", 0);
    laid.lays("C3").holds(1, "jade mask").holds(2, "jade")
}

/// TK-1.2: the letters stay in their order, within each nobody knows. Tiles that lie open are not
/// in the stack.
#[test]
fn the_stack_is_imagined_within_its_letters() {
    let rest = "A2 A3 A5 A6 B1 B2 B3 B4 B5 C1 C2 C4 C5 D1 D2 D3 D4 D5 E1 E2 E3 E4 E5 F1 F2 F3 F4 F5 G1 G2 G3 G4";
    let table = middle().stack(rest).table().game.clone();
    let mut orders = Vec::new();
    for seed in 0..20 {
        let stack: Vec<_> = imagined(&table, seed).stack.iter().rev().copied().collect();
        assert!(stack.is_sorted_by_key(|tile| tile.letter()), "{stack:?}");
        let mut sorted = stack.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, tiles(rest));
        orders.push(stack);
    }
    assert!((1..20).any(|n| orders[n] != orders[0]));
}

/// TK-2.9: tables that differ in what lies face down look the same.
#[test]
fn what_lies_face_down_is_not_seen() {
    let seen = |ruin: &str, pile: &str, stack: &str| {
        let position = position(2).ruin("c4", "000000", ruin).pile(pile).stack(stack);
        position.table().seen()
    };
    let one = seen("jade mask", "disc vase", "A1 A2 B1");
    assert_eq!(one, seen("disc shell", "mask mask", "A2 A1 B3"));
    assert_ne!(one, seen("jade mask", "disc vase", "B1 B2 B3"), "the letter on top is seen");
}

/// TK-1.3, TK-2.9: a treasure that somebody holds lies nowhere else; the others may lie in any
/// ruin, or in the pile.
#[test]
fn open_treasures_are_not_imagined_twice() {
    // All jade is out, two masks, and one vase.
    let held = position(2).holds(1, "jade jade mask mask").holds(2, "jade vase");
    let mut position = held.ruin("c4", "000000", "mask disc shell idol");
    let rest =
        "vase vase disc disc shell shell idol idol blade blade blade feather feather feather";
    position = position.pile(rest);
    let table = position.table().game.clone();
    let mut tops = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let imagined = imagined(&table, seed);
        let ruin = imagined.at(hex("c4")).treasures;
        assert_eq!((ruin.len(), imagined.treasures.len()), (4, 14));
        let hidden: Vec<_> = ruin.iter().chain(imagined.treasures.iter()).copied().collect();
        let count = |kind| hidden.iter().filter(|treasure| **treasure == kind).count();
        let left = [1, 0, 3, 3, 3, 3, 2, 3];
        assert_eq!(Treasure::ALL.map(count), left, "{hidden:?}");
        tops.extend(ruin.last().copied());
    }
    let all: std::collections::BTreeSet<_> =
        treasures("mask idol blade disc shell vase feather").into_iter().collect();
    assert_eq!(tops, all);
}

/// What is imagined from a view looks like it to the same eyes, counts the same, and is asked the
/// same, whatever has happened: guards, camps, scorings, tiles without a place.
#[test]
fn an_imagined_table_looks_the_same() {
    let start = middle().workers(1, "b3", 2).leader(2, "c4").camp(1, "b4").guard(2, "a4");
    let start = start.scored(1, 3, 1).scored(2, 0, 2).scored(3, 0, 0).level("c4", 4);
    // All that nobody holds lies face down.
    let pile = "jade mask mask idol idol idol blade blade blade disc disc disc shell shell shell \
                vase vase vase feather feather feather";
    let mut table = start.pile(pile).table().game.clone();
    table.side_mut(super::position::seat(3)).leader = Leader::Guards(hex("b5"));
    table.lost.push(super::position::tile("A2"));
    assert_eq!(imagined(&table, 1).view(Eyes::Table), table.view(Eyes::Table));
}

/// The same in matches of all kinds of decisions; and the roads are those of the table.
#[test]
fn tables_in_play_are_imagined_as_they_are() {
    for (number, options) in (0..).zip(Options::every().into_iter().cycle().take(30)) {
        let seats = SeatCount::new(2 + number % 3).unwrap();
        let mut at = Quiet(Swift(number as u64));
        let Ok(mut game) = Tikal::setup(shipped(), &options, seats, &mut at) else { continue };
        let (mut legal, mut chance) = (Vec::new(), Swift(9));
        let list = |game: &Tikal, legal: &mut Vec<_>| {
            legal.clear();
            game.actions(game.turn, legal);
        };
        while game.stage != Stage::Over {
            list(&game, &mut legal);
            if chance.below(8) == 0 {
                let other = imagined(&game, number as u64);
                assert_eq!(other.view(Eyes::Table), game.view(Eyes::Table));
                assert_eq!((other.scorings, other.to_act()), (game.scorings, game.to_act()));
                let mut offered = Vec::new();
                list(&other, &mut offered);
                assert_eq!(offered, legal);
            }
            let action = *Level::Varied.choose(&legal, &mut chance).unwrap();
            assert_eq!(game.apply(game.turn, action, &mut at), Ok(()));
        }
        assert_eq!(imagined(&game, 1).view(Eyes::Table), game.view(Eyes::Table));
    }
}
