//! EX-6.9, EX-7: the last expedition and the end of the game.

use super::position::{Position, Table, artefact, cards, position, seat, won};
use crate::engine::{Eyes, Game, Round};
use crate::games::explora::{Destination, Event};

/// The last expedition: the fourth of four.
fn last() -> Position {
    position(2).expeditions("iram mu thule avalon").active(4).scale("2 - 1 -")
}

fn result(table: &Table, number: u8) -> (i32, i32, i32, i32) {
    let found = table.heard(Eyes::Table).into_iter().find_map(|event| match event {
        Event::Result { seat: of, expeditions, artefacts, money, total } if of == seat(number) => {
            Some((expeditions, artefacts, money, total))
        }
        _ => None,
    });
    found.expect("a result")
}

/// EX-6.9: after the fourth expedition nobody loses anything, and nothing is shuffled.
#[test]
fn the_last_expedition_has_no_losses() {
    let mut table = last()
        .team(1, 1, "sea-wolves lost-poet")
        .team(2, 1, "porters dog-sledge")
        .discards("banker")
        .called();
    table.does(1, "go 1").does(2, "go 1");
    assert!(table.is_over());
    table.told_of(&[won(1, 1, Destination::Avalon), artefact(2, 1, 6), artefact(1, 1, 2)]);
    assert_eq!(table.team(1, 1), cards("lost-poet sea-wolves"));
    assert_eq!((table.discards(), table.seen().cartographers), (cards("banker"), 3));
    assert_eq!(table.seen().active, 4);
}

/// EX-6.4, EX-6.9: at the end nothing hangs on which of two equal teams wins: nobody is asked.
#[test]
fn the_last_own_tie_needs_no_choice() {
    let mut table = last().team(1, 1, "sea-wolves").team(1, 2, "airship").called();
    table.does(1, "go both").told_of(&[won(1, 1, Destination::Avalon)]);
    assert!(table.is_over());
}

/// EX-7.1: 10 for each expedition card, the artefacts' values, 1 for each M£.
#[test]
fn cards_artefacts_and_money_count() {
    let mut table = last()
        .team(1, 1, "sea-wolves")
        .artefacts(1, [1, 2, 0, 0])
        .artefacts(2, [0, 0, 3, 0])
        .money(2, 0)
        .called();
    table.does(1, "go 1");
    assert_eq!(result(&table, 1), (10, 6 + 8 + 2, 15, 41));
    assert_eq!(result(&table, 2), (0, 6, 0, 6));
    let standings = table.game.standings(Eyes::Table);
    let places: Vec<_> = standings.rows.iter().map(|row| (row.place, row.total)).collect();
    assert_eq!(places, [(Some(1), Some(41)), (Some(2), Some(6))]);
    assert_eq!(standings.tie_break, None);
    // All money is shown at the end.
    assert_eq!(table.seen().seats[0].money, Some(15));
    assert_eq!(table.seen_by(1).seats[1].money, Some(0));
}

/// EX-7.1: what a seat would have now is reckoned in the same way; of others' money nothing is
/// told (EX-1.4).
#[test]
fn points_are_reckoned_on_the_way() {
    let mut table = last().artefacts(1, [1, 2, 0, 0]).money(1, 5).table();
    table.game.winners = [Some(seat(1)), None, Some(seat(2))].into_iter().collect();
    let own = table.game.standings(Eyes::Seat(seat(1)));
    assert_eq!((own.rows[0].total, own.rows[1].total), (Some(10 + 6 + 8 + 5), None));
    assert_eq!(table.game.round(), Round { now: 4, of: Some(4) });
    // What an M£ is worth stands in the component file.
    let table = last().money(1, 5).changed_box("10, money: 1)", "10, money: 3)").table();
    assert_eq!(table.game.standings(Eyes::Seat(seat(1))).rows[0].total, Some(15));
}

/// EX-7.2: with equal points the higher place on the scale wins.
#[test]
fn a_tie_is_broken_by_the_scale() {
    for (scale, places) in [("2 - 1 -", [2, 1]), ("- 1 2 -", [1, 2])] {
        let table = last().scale(scale).called();
        assert!(table.is_over(), "nobody could go");
        let standings = table.game.standings(Eyes::Table);
        let placed: Vec<_> = standings.rows.iter().filter_map(|row| row.place).collect();
        assert_eq!(placed, places);
        assert_eq!(standings.tie_break.as_deref(), Some("initiative"));
    }
}

/// EX-7.1: the game ends after the fourth expedition, and not before.
#[test]
fn four_expeditions_end_the_game() {
    for seats in 2..=4 {
        let table = super::secrets::played_out(seats, 7);
        assert!(table.is_over());
        assert_eq!((table.seen().winners.len(), table.seen().active), (4, 4));
    }
}

/// How long a match is, played at random: the rounds, on average.
#[test]
fn a_match_takes_about_twenty_rounds() {
    for seats in 2..=4 {
        let rounds = |seed| u32::from(super::secrets::played_out(seats, seed).seen().round);
        let average = f64::from((0..300).map(rounds).sum::<u32>()) / 300.0;
        println!("{seats} seats: {average:.1} rounds");
        assert!((15.0..25.0).contains(&average), "{seats} seats: {average}");
    }
}
