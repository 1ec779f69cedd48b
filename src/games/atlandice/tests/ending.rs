//! AT-8: the final scoring; and what is true of all matches.

use super::position::{position, shipped, who};
use crate::engine::{Census, Chance, Eyes, Game, Quiet, SeatCount, Swift};
use crate::games::atlandice::{
    Area::*, Atlandice, District, Event, Letter, Options, Resource, Stage,
};

/// Seat 3 takes the last die of the game, and a book.
fn last_die() -> super::position::Position {
    position(3).tile(District::Library, Letter::B).submarine(Forge).hand(20).dice("library market")
}

/// AT-8.1: most 3, second 1, with the ties of an emptied district; nobody places with zero.
#[test]
fn majorities_are_paid_at_the_end() {
    let table = last_die();
    let mut table = table
        .holds(1, "gems gems supplies tools swords")
        .holds(2, "gems supplies tools")
        .holds(3, "gems supplies supplies tools tools swords")
        .table();
    table.does("die library");
    assert_eq!(table.stage(), Stage::Over);
    // Gems 2 1 1, books 0 0 1, supplies 1 1 2, tools 1 1 2, swords 1 0 1.
    assert_eq!(table.points(), [3 + 1 + 1 + 3, 1 + 1 + 1, 1 + 3 + 3 + 3 + 3]);
    let (resource, held) = (Resource::Swords, 1);
    let tied = |seat| Event::Majority { who: who(seat), resource, held, place: 1, points: 3 };
    assert!(table.heard().contains(&tied(1)) && table.heard().contains(&tied(3)));
    assert!(table.seen().seats[0].points.majorities == 8);
}

/// AT-8.1, AT-5.4: a kind that is out of the game is not scored.
#[test]
fn a_closed_district_is_not_scored() {
    let mut table = last_die().gone(District::Jewellers, 3).holds(1, "gems").table();
    table.does("die library");
    let gems = |event: &Event| matches!(event, Event::Majority { resource: Resource::Gems, .. });
    assert!(!table.heard().iter().any(gems));
    assert_eq!(table.points(), [0, 0, 3]);
}

/// AT-8.2, AT-8.3: tiles and points gathered count; all tied leaders win.
#[test]
fn most_points_win_together() {
    let mut table = last_die().points(1, 3).points(2, 2).table();
    table.does("die library");
    let standings = table.game.standings(Eyes::Table);
    assert_eq!(standings.winners().map(crate::engine::Seat::number).collect::<Vec<_>>(), [1, 3]);
    assert_eq!(standings.rows[1].place, Some(3));
    assert_eq!(standings.tie_break, None);

    let tile = last_die().on(Library, "books").holds(2, "books books").points(2, 1);
    let mut tile = tile.table();
    tile.does("die library");
    let row = &tile.game.standings(Eyes::Table).rows[1];
    let tiles = row.points.iter().find(|points| points.category == "tiles");
    assert_eq!((row.total, tiles.and_then(|points| points.points)), (Some(4), Some(3)));
}

/// Plays a random match to its end; every resource is somewhere at every step. How many rounds
/// it took.
fn random_match(seats: SeatCount, at: &mut Quiet<Swift>, chance: &mut Swift) -> u16 {
    let game = Atlandice::setup(shipped(), &Options::default(), seats, at);
    let mut game = game.unwrap_or_else(|fault| panic!("{fault:?}"));
    let (mut legal, mut before, mut now) = (Vec::new(), Census::default(), Census::default());
    game.census(&mut before);
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.actions(seat, &mut legal);
        let taken = game.apply(seat, legal[chance.index(legal.len())], at);
        assert_eq!(taken, Ok(()));
        now.clear();
        game.census(&mut now);
        assert_eq!(before.difference(&now), None);
    }
    game.round().now
}

/// A random match lasts 6 to 16 rounds, mostly 8 to 12. Of 30,000 for each table all did with
/// two seats, all but 1 with three and all but 16 with four (5 or 17 rounds), so that one in a
/// thousand may fall outside.
#[test]
fn matches_are_neither_short_nor_long() {
    for count in 2..=4 {
        let seats = SeatCount::new(count).unwrap();
        let (mut at, mut chance) = (Quiet(Swift(count as u64)), Swift(7));
        let rounds: Vec<u16> =
            (0..1_000).map(|_| random_match(seats, &mut at, &mut chance)).collect();
        let within = |low, high| rounds.iter().filter(|n| (low..=high).contains(*n)).count();
        assert!(within(6, 16) >= 999, "{count} seats: {}", within(6, 16));
        assert_eq!(within(5, 17), 1_000, "{count} seats");
        assert!(within(8, 12) >= 800, "{count} seats: {}", within(8, 12));
    }
}
