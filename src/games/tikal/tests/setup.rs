//! TK-1: setup.

use super::position::{fresh, hex, position, seat, shipped};
use crate::engine::{GameOptions, NotPlayable, Quiet, SeatCount, Swift};
use crate::games::tikal::{
    Event, First, Kind, Leader, Letter, Mode, Options, Stage, Tikal, Tile, Treasure,
};
use std::collections::{BTreeMap, BTreeSet};

/// A fresh match with chance like this.
fn laid_out(seed: u64, mode: Mode) -> Tikal {
    let options = Options { mode, ..Options::default() };
    let seats = SeatCount::new(3).unwrap();
    let table = Tikal::laid_out(shipped(), options, seats, &mut Quiet(Swift(seed)));
    table.unwrap_or_else(|fault| panic!("{fault:?}"))
}

/// The stack from its top, with the tile that has been drawn.
fn stack(table: &Tikal) -> Vec<Tile> {
    let drawn = table.in_hand.into_iter();
    drawn.chain(table.stack.iter().rev().copied()).collect()
}

/// TK-1.1: four hexes are explored, with these roads between them.
#[test]
fn the_board_has_four_explored_hexes() {
    let table = position(2).table();
    let seen = table.seen();
    let hexes: Vec<_> = seen.hexes.iter().map(|(hex, seen)| (hex.to_string(), seen.kind)).collect();
    let expected = [
        ("a4", Kind::Temple(1)),
        ("a5", Kind::Base),
        ("b4", Kind::Clearing),
        ("b5", Kind::Temple(1)),
    ];
    assert_eq!(hexes, expected.map(|(name, kind)| (name.to_owned(), kind)));
    assert!(seen.hexes.values().all(|hex| hex.tile.is_none()));
    assert_eq!([table.hex("a4").level, table.hex("b4").level, table.hex("b5").level], [1, 0, 1]);
    let crossing = |from, to| table.game.crossing(hex(from), hex(to));
    assert_eq!([crossing("a5", "a4"), crossing("a5", "b4")], [Some(2), Some(1)]);
    assert_eq!(crossing("b5", "a5"), Some(2));
    assert_eq!([crossing("b4", "a4"), crossing("b4", "b5")], [None, None]);
}

/// TK-1.2: shuffled within each letter, A on top.
#[test]
fn the_stack_is_sorted_by_letters_and_shuffled_within_each() {
    let stacks: Vec<_> = (0..30).map(|seed| stack(&laid_out(seed, Mode::Basic))).collect();
    for stack in &stacks {
        assert_eq!((stack.len(), stack.iter().collect::<BTreeSet<_>>().len()), (36, 36));
        assert!(stack.is_sorted_by_key(|tile| tile.letter()), "{stack:?}");
    }
    for letter in Letter::ALL {
        let of_letter = |stack: &Vec<Tile>| -> Vec<Tile> {
            stack.iter().copied().filter(|tile| tile.letter() == letter).collect()
        };
        let orders: BTreeSet<_> = stacks.iter().map(of_letter).collect();
        assert!(orders.len() > 5, "{letter}: {orders:?}");
    }
}

/// TK-1.3: three of each of eight kinds, shuffled, face down.
#[test]
fn the_treasures_are_shuffled() {
    let piles: Vec<_> = (0..3).map(|seed| laid_out(seed, Mode::Basic).treasures).collect();
    for pile in &piles {
        let count = |kind| pile.iter().filter(|treasure| **treasure == kind).count();
        assert_eq!(Treasure::ALL.map(count), [3; 8]);
    }
    assert!(piles[0] != piles[1] && piles[1] != piles[2]);
    assert_eq!(position(2).pile("jade mask").table().seen().treasures, 2, "nobody sees which");
}

/// TK-1.4: 48 levels.
#[test]
fn there_are_48_levels() {
    let levels = fresh(2, Options::default(), []).unwrap().seen().levels;
    let expected = [(2, 3), (3, 6), (4, 9), (5, 11), (6, 8), (7, 5), (8, 3), (9, 2), (10, 1)];
    assert_eq!(levels, BTreeMap::from(expected));
    assert_eq!(levels.values().sum::<u8>(), 48);
}

/// TK-1.5: what each seat gets; 20 points in the auction game, 0 in the basic game.
#[test]
fn each_seat_has_its_figures() {
    for (mode, total) in [(Mode::Basic, 0), (Mode::Auction, 20)] {
        let table = fresh(4, Options { mode, ..Options::default() }, []).unwrap();
        assert_eq!(table.totals(), [total; 4]);
        for number in 1..=4 {
            let side = table.side(number);
            assert_eq!((side.workers, side.leader), (18, Leader::Supply));
            assert_eq!((side.camps, side.guards, side.gone), (2, 2, 0));
            assert!(side.treasures.is_empty() && side.scored.is_empty());
        }
        assert!(table.is_final, "a tile has been revealed");
    }
}

/// TK-1.5, TK-8.5: anybody begins, each as likely, or whoever was agreed on.
#[test]
fn the_first_player_is_random() {
    for mode in [Mode::Basic, Mode::Auction] {
        let options = Options { mode, ..Options::default() };
        for drawn in 0..4 {
            let table = fresh(4, options, [drawn]).unwrap();
            assert_eq!(u32::from(table.turn()), drawn + 1);
            let purse = if mode == Mode::Auction { 20 } else { 0 };
            let began = Event::Began { seat: seat(table.turn()), purse };
            assert_eq!(table.heard().first(), Some(&began));
        }
        for (first, number) in [(First::One, 1), (First::Two, 2), (First::Three, 3)] {
            let table = fresh(3, Options { first, ..options }, [0]).unwrap();
            assert_eq!(table.turn(), number);
        }
    }
    let fourth = fresh(3, Options { first: First::Four, ..Options::default() }, []);
    assert_eq!(fourth.err(), Some(NotPlayable::Choice { name: "first", value: "4" }));
    assert_eq!(Options::every().len(), 2 * 5);
}

/// TK-1.6: the left is the next seat number, after the last the first.
#[test]
fn turns_go_clockwise() {
    let mut table = fresh(3, Options { first: First::Two, ..Options::default() }, []).unwrap();
    let mut turns = Vec::new();
    for _ in 0..5 {
        turns.push(table.turn());
        assert_eq!(table.stage(), Stage::Lay);
        table.lays_and_ends();
    }
    assert_eq!(turns, [2, 3, 1, 2, 3]);
}
