//! LC-4.3 and LC-5: what the paths and the artefacts are worth, and who wins.

use super::position::{Position, Table, fresh, position, scored, seat};
use crate::engine::{Eyes, Game, Seat};
use crate::games::lost_cities::{Colour::*, Event, Options};

/// Seat 1 draws the deck's last card.
fn last_card_is_drawn(start: Position) -> Table {
    let mut table = start.hand(1, "yellow-1").deck("yellow-2").turn(1).table();
    table.does(1, "discard yellow-1").does(1, "draw");
    table
}

/// Totals, seat by seat, and the winners.
fn result(table: &Table) -> (Vec<i32>, Vec<u8>, Option<String>) {
    let standings = table.game.standings(Eyes::Table);
    let totals = standings.rows.iter().map(|row| row.total.unwrap());
    let winners = standings.winners().map(Seat::number);
    (totals.collect(), winners.collect(), standings.tie_break.clone())
}

/// LC-4.3: each step's value for an adventurer, twice as much for the scientist.
#[test]
fn figures_are_worth_their_steps() {
    let worth = [-20, -15, -10, 5, 10, 15, 30, 35, 50];
    for (step, worth) in (1..).zip(worth) {
        let table = last_card_is_drawn(
            position(2)
                .chips(1, 100)
                .chips(2, 100)
                .adventurer(1, Red, step)
                .scientist(2, Red, step),
        );
        let heard = table.heard(Eyes::Table);
        assert!(heard.contains(&scored(1, &[(Red, worth)])), "{step}");
        assert!(heard.contains(&scored(2, &[(Red, 2 * worth)])), "{step}");
        assert_eq!(table.points(1), 100 + worth);
        assert_eq!(table.points(2), 100 + 2 * worth);
    }
}

/// LC-4.3, ruling: figures are added up first; then nobody falls below zero.
#[test]
fn nobody_falls_below_zero_by_the_sum_of_the_figures() {
    let table = last_card_is_drawn(
        position(3)
            .chips(1, 30)
            .scientist(1, Red, 1)
            .adventurer(1, Blue, 1)
            .adventurer(1, White, 9)
            .chips(2, 5)
            .adventurer(2, Red, 1)
            .scientist(3, Green, 3),
    );
    // −40 − 20 + 50 of 30 chips: one by one it would have been more.
    assert_eq!(table.points(1), 20);
    assert_eq!((table.points(2), table.points(3)), (0, 0));
    assert!(table.heard(Eyes::Table).contains(&scored(2, &[(Red, -20)])));
}

/// LC-4.3: what could not be paid is forgotten, not owed: it weighs on no later points.
#[test]
fn a_debt_is_not_carried_over() {
    let table = last_card_is_drawn(position(2).chips(1, 15).scientist(1, Red, 1));
    let chips = table.seen_by(1).seats[0].chips.unwrap();
    assert_eq!((chips.tokens, chips.paths, chips.total()), (15, -15, 0));
}

/// LC-5.1: the large track after three expeditions, tokens of the last one included.
#[test]
fn artefacts_score_by_the_large_track() {
    let track = [-50, -45, -40, -10, -5, 0, 30, 35, 40, 70, 75, 80, 110, 115, 120, 150, 150, 150];
    for (artefacts, worth) in (0..).zip(track) {
        let tokens = artefacts.min(2);
        let table = last_card_is_drawn(
            position(2)
                .expedition(3)
                .chips(1, 200)
                .artefact_tokens(1, tokens)
                .artefact_chips(1, artefacts - tokens),
        );
        let valued = Event::Valued { seat: seat(1), artefacts, points: worth };
        assert!(table.heard(Eyes::Table).contains(&valued), "{artefacts}");
        assert_eq!(table.points(1), 200 + worth, "{artefacts}");
        // LC-4.4: changed, not counted twice.
        assert_eq!(table.artefacts(1), (0, artefacts));
    }
}

/// LC-5.1: the small track in the short game.
#[test]
fn artefacts_score_by_the_small_track() {
    for (artefacts, worth) in (0..).zip([-20, -15, 10, 15, 30, 50, 50, 50, 50, 50]) {
        let start = position(2).short().chips(1, 200);
        let table = last_card_is_drawn(start.artefact_tokens(1, artefacts));
        assert_eq!(table.points(1), 200 + worth, "{artefacts}");
    }
}

/// LC-5.1: not before the end.
#[test]
fn artefacts_score_nothing_between_expeditions() {
    let table = last_card_is_drawn(position(2).expedition(2).chips(1, 70).artefact_chips(1, 9));
    assert_eq!(table.points(1), 70);
}

/// LC-5.1, ruling: few artefacts take no more than there is, after the paths were paid.
#[test]
fn few_artefacts_take_no_more_than_there_is() {
    let table = last_card_is_drawn(
        position(3)
            .expedition(3)
            .chips(1, 10)
            .chips(2, 60)
            .adventurer(2, Red, 1)
            .adventurer(3, Red, 9)
            .artefact_chips(3, 2),
    );
    assert_eq!(result(&table).0, [0, 0, 10]);
    let valued = Event::Valued { seat: seat(1), artefacts: 0, points: -50 };
    assert!(table.heard(Eyes::Table).contains(&valued));
    let total = |number, total| Event::Result { seat: seat(number), total };
    let heard = table.heard(Eyes::Table);
    assert_eq!(heard[heard.len() - 3..], [total(1, 0), total(2, 0), total(3, 10)]);
}

/// LC-5.2: most points win, and where they come from is told.
#[test]
fn most_points_win() {
    let table = last_card_is_drawn(
        position(3)
            .expedition(3)
            .chips(1, 100)
            .artefact_chips(1, 5)
            .chips(2, 90)
            .adventurer(2, Red, 6)
            .artefact_chips(2, 5)
            .artefact_chips(3, 9),
    );
    assert_eq!(result(&table), (vec![100, 105, 70], vec![2], None));
    let second = &table.game.standings(Eyes::Table).rows[1];
    let parts: Vec<_> =
        second.points.iter().map(|part| (part.category.as_str(), part.points.unwrap())).collect();
    assert_eq!(parts, [("tokens", 90), ("paths", 15), ("artefacts", 0)]);
}

/// LC-5.2: a tie goes to more artefact chips.
#[test]
fn a_tie_goes_to_more_artefacts() {
    let start = position(3).expedition(3).chips(1, 135).artefact_chips(1, 5);
    let start = start.chips(2, 100).artefact_chips(2, 7);
    let table = last_card_is_drawn(start.chips(3, 10).artefact_chips(3, 8));
    let by = Some("artefact-chips".to_owned());
    assert_eq!(result(&table), (vec![135, 135, 50], vec![2], by));
}

/// LC-5.2, ruling: still tied, the victory is shared.
#[test]
fn still_tied_the_victory_is_shared() {
    let start = position(3).expedition(3).chips(1, 100).artefact_chips(1, 6);
    let start = start.chips(2, 10).artefact_chips(2, 6);
    let table = last_card_is_drawn(start.chips(3, 100).artefact_chips(3, 6));
    assert_eq!(result(&table), (vec![130, 40, 130], vec![1, 3], None));
}

/// LC-5.2: nobody has won before the end.
#[test]
fn there_are_no_places_before_the_end() {
    let table = fresh(2, Options::default(), 1).unwrap();
    let standings = table.game.standings(Eyes::Table);
    assert_eq!(standings.winners().count(), 0);
}
