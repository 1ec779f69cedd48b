//! What is hidden from other seats: money, bids, chosen teams, the deck; and what is not.

use super::position::{Table, cards, fresh, position, seat, shipped};
use crate::engine::{Census, Chance, Eyes, Game, Swift};
use crate::games::explora::{Explora, Initiative, Options, Stage};
use std::collections::BTreeSet;

/// A match played at random to its end. At every step the books agree: what the seats have is
/// what the bank has given them, and all cards are there.
pub fn played_out(seats: usize, seed: u64) -> Table {
    let options = Options { initiative: Initiative::Bids, ..Options::default() };
    let mut table = fresh(seats, options, seed);
    let mut chance = Swift(seed);
    let census = |table: &Table| {
        let mut count = Census::default();
        table.game.census(&mut count);
        count
    };
    let before = census(&table);
    while !table.is_over() {
        let to_act = table.to_act();
        let number = to_act[chance.index(to_act.len())];
        let choices = table.choices(number);
        table.does(number, &choices[chance.index(choices.len())]).books_agree();
        assert_eq!(before.difference(&census(&table)), None);
    }
    table
}

/// The ledger of the bank agrees with everybody's money, at every step of whole matches
/// (EX-1.8, EX-3.4).
#[test]
fn the_books_agree_at_every_step() {
    for seed in 0..40 {
        for seats in 2..=4 {
            played_out(seats, seed);
        }
    }
}

/// Money and the deck look the same to others, whatever they are.
#[test]
fn what_is_hidden_looks_the_same_whatever_it_is() {
    let one = position(3).money(1, 30).deck("airship porters").table();
    let other = position(3).money(1, 2).deck("porters airship").table();
    assert_eq!(one.seen_by(2), other.seen_by(2));
    assert_eq!(one.seen(), other.seen());
    assert_ne!(one.seen_by(1), other.seen_by(1));
    for eyes in [Eyes::Table, Eyes::Seat(seat(2))] {
        assert_eq!(one.game.standings(eyes), other.game.standings(eyes));
    }
}

/// A bid and a choice of teams are for the seat's own eyes until all are made.
#[test]
fn a_sealed_decision_is_nobody_elses() {
    let (mut one, mut other) = (position(3).table(), position(3).table());
    one.does(1, "bid 0");
    other.does(1, "bid 9");
    assert_eq!((one.seen(), one.seen_by(2)), (other.seen(), other.seen_by(2)));
    assert_eq!(one.game.standings(Eyes::Table), other.game.standings(Eyes::Table));
    assert_eq!((one.own(1).bid, other.own(1).bid), (Some(0), Some(9)));
    let start = || position(2).team(1, 1, "airship").team(2, 1, "porters").called();
    let (mut one, mut other) = (start(), start());
    one.does(1, "go none");
    other.does(1, "go 1");
    assert_eq!((one.seen(), one.seen_by(2)), (other.seen(), other.seen_by(2)));
    assert_ne!(one.own(1).sent, other.own(1).sent);
}

/// Teams, strengths, scale, market, discards, cards and artefacts won lie open, by our ruling
/// with what they are worth.
#[test]
fn what_lies_open_is_seen_by_all() {
    let table = position(3)
        .team(1, 1, "airship jetpack")
        .artefacts(1, [1, 0, 2, 0])
        .discards("curator banker")
        .table();
    for seen in [table.seen(), table.seen_by(1), table.seen_by(2)] {
        assert_eq!((seen.seats[0].teams[0].strength, seen.seats[0].artefacts), (6, [1, 0, 2, 0]));
        assert_eq!((&seen.discard[..], seen.deck), (&cards("curator banker")[..], 8));
        assert_eq!(seen.market.len(), 4);
    }
    let rows = table.game.standings(Eyes::Table).rows;
    let known: Vec<_> = rows[0].points.iter().map(|points| points.points).collect();
    assert_eq!((known, rows[0].total), (vec![Some(0), Some(10), None], None));
}

/// What a seat is told it can bid, it can; and what others have sealed can be afforded there.
#[test]
fn an_imagined_table_looks_the_same() {
    for seed in 0..20 {
        let options = Options { initiative: Initiative::Bids, ..Options::default() };
        let mut table = fresh(4, options, seed);
        let mut chance = Swift(seed);
        for _ in 0..40 {
            for eyes in [Eyes::Table, Eyes::Seat(seat(1)), Eyes::Seat(seat(3))] {
                let view = table.game.view(eyes);
                let imagined = Explora::imagine(shipped(), &view, &mut chance);
                assert_eq!(imagined.view(eyes), view);
                let covered = imagined.sides.iter().all(|s| s.bid.unwrap_or(0) <= s.money);
                assert!(covered, "a bid that cannot be paid");
                if view.stage == Stage::Opening {
                    assert!(imagined.sides.iter().all(|side| side.money == 11));
                }
            }
            let Some(&number) = table.to_act().last() else { break };
            let choices = table.choices(number);
            table.does(number, &choices[chance.index(choices.len())]);
        }
    }
}

/// What is imagined could be so: who has sealed a bid has some bid (EX-3.1), who has sealed its
/// teams some of them (EX-6.2), and nobody else has; money is anything that seems likely.
#[test]
fn what_is_imagined_could_be_so() {
    let mut table = position(3).table();
    table.does(2, "bid 4");
    let view = table.seen_by(1);
    let (mut money, mut bids) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..2_000 {
        let [own, sealed, waiting, ..] = Explora::imagine(shipped(), &view, &mut Swift(seed)).sides;
        assert_eq!((own.money, own.bid, waiting.bid), (11, None, None));
        money.insert(sealed.money);
        bids.insert(sealed.bid.expect("it is sealed"));
    }
    assert!(money.iter().copied().eq(0..=22) && bids.len() > 15, "{money:?} {bids:?}");

    let start = position(3).team(1, 1, "airship").team(3, 1, "porters");
    let mut table = start.team(2, 1, "sea-wolves").team(2, 2, "dog-sledge").called();
    table.does(2, "go both");
    let view = table.seen_by(1);
    let mut sent = BTreeSet::new();
    for seed in 0..100 {
        let [own, sealed, waiting, ..] = Explora::imagine(shipped(), &view, &mut Swift(seed)).sides;
        assert_eq!((own.sent, waiting.sent), (None, None));
        sent.insert(sealed.sent.expect("it is sealed").name());
    }
    assert_eq!(sent.len(), 4, "{sent:?}");
}

/// EX-1.5, EX-3.1, EX-6.2: when everybody decides in secret.
#[test]
fn bids_and_chosen_teams_are_secret() {
    let secret = [Stage::Opening, Stage::Bid, Stage::Send];
    assert!(secret.iter().all(|stage| stage.is_secret()));
    assert!(![Stage::Pick, Stage::Claim, Stage::Over].iter().any(|stage| stage.is_secret()));
}
