//! EX-4.6, EX-4.10: risky moves, and what they turn up.

use super::position::{
    Table, card, cards, drew, founded, joined, patron, position, scale, seat, team, took,
};
use crate::games::explora::{Event, Refusal, Stage};

/// Seat 1 plays a risky move that turns up the first card of this deck.
fn risked(deck: &str, discards: &str) -> Table {
    let market = "risky-move lost-poet airship";
    let mut table = position(2).market(market).deck(deck).discards(discards).table();
    table.bids(&[1, 0]).does(1, "take risky-move");
    assert_eq!(table.choices(1), ["play", "sell"]);
    table.does(1, "play");
    assert!(table.is_final, "a card has been shown");
    table
}

/// EX-4.6: a member must join a team, it cannot be sold; EX-4.10: it may found one.
#[test]
fn a_member_drawn_must_find_a_team() {
    let market = "risky-move lost-poet airship";
    let start = position(2).market(market).deck("sea-wolves").team(1, 2, "cabin-boys airship");
    let mut table = start.table();
    table.bids(&[1, 0]).does(1, "take risky-move").does(1, "play");
    table.told(&[drew(1, "sea-wolves")]);
    assert_eq!(table.seen().stage, Stage::Use { card: card("sea-wolves"), drawn: true });
    assert_eq!(table.choices(1), ["join 2", "found"]);
    table.refused(1, "sell", Refusal::CannotSell { card: card("sea-wolves") });
    assert_eq!((table.discards(), table.seen().risked), (vec![], 1));
    table.does(1, "join 2");
    table.told_of(&[joined(1, 2, "sea-wolves", "cabin-boys")]);
    // EX-4.10: the risky move is discarded after the card it drew has been dealt with.
    assert_eq!(table.discards(), cards("cabin-boys risky-move"));
}

/// EX-4.6: without a team there is nothing to choose: the member founds one.
#[test]
fn a_member_drawn_founds_the_first_team_unasked() {
    let table = risked("sea-wolves", "");
    table.told_of(&[drew(1, "sea-wolves"), founded(1, 1, "sea-wolves")]);
    assert_eq!((table.team(1, 1), table.to_act()), (cards("sea-wolves"), vec![2]));
    assert_eq!(table.discards(), cards("risky-move"));
}

/// EX-4.6: a patron is the one card that brings money, the own one more.
#[test]
fn a_patron_drawn_pays() {
    let table = risked("banker", "");
    table.told_of(&[drew(1, "banker"), patron(1, "banker", 7)]);
    assert_eq!((table.money(1), table.discards()), (18, cards("banker risky-move")));
    let table = risked("duchess", "");
    table.told_of(&[patron(1, "duchess", 5)]);
}

/// EX-4.6: a cartographer goes to the cartography area, with no further card.
#[test]
fn a_cartographer_drawn_is_charted() {
    let table = risked("cartographer porters", "");
    table.told(&[drew(1, "cartographer"), Event::Charted { cartographers: 1 }]);
    assert_eq!((table.seen().cartographers, table.seen().deck), (1, 1));
    assert_eq!((table.discards(), table.to_act()), (cards("risky-move"), vec![2]));
    assert_eq!(table.team(1, 1), []);
}

/// EX-4.6: a long watch takes effect unasked.
#[test]
fn a_long_watch_drawn_is_played() {
    let table = risked("long-watch", "");
    table.told_of(&[drew(1, "long-watch"), Event::Watched { seat: seat(1) }]);
    assert_eq!(table.scale(), scale("1 - - 2"));
    assert_eq!(table.discards(), cards("long-watch risky-move"));
}

/// EX-4.6: a jetpack drawn joins a team; it cannot be sold.
#[test]
fn a_jetpack_drawn_joins() {
    let market = "risky-move lost-poet airship";
    let mut table =
        position(2).market(market).deck("jetpack").team(1, 1, "cabin-boys airship").table();
    table.bids(&[1, 0]).does(1, "take risky-move").does(1, "play");
    let all = ["join 1", "found", "replace 1 cabin-boys", "replace 1 airship"];
    assert_eq!(table.choices(1), all);
    table.refused(1, "play", Refusal::JoinsTeam { card: card("jetpack") });
    table.does(1, "join 1");
    assert_eq!(table.team(1, 1), cards("cabin-boys airship jetpack"));
    let table = risked("jetpack", "");
    table.told_of(&[drew(1, "jetpack"), founded(1, 1, "jetpack")]);
}

/// EX-4.6, EX-4.10: risky after risky after risky; all of them wait for the last card.
#[test]
fn risky_moves_chain() {
    let market = "risky-move lost-poet airship";
    let deck = "risky-move risky-move porters cabin-boys";
    let mut table = position(2).market(market).deck(deck).team(1, 1, "lost-poet").table();
    table.bids(&[1, 0]).does(1, "take risky-move").does(1, "play");
    table.told(&[drew(1, "risky-move"), drew(1, "risky-move"), drew(1, "porters")]);
    assert_eq!((table.seen().risked, table.discards()), (3, vec![]));
    table.does(1, "join 1");
    assert_eq!(table.discards(), cards("risky-move risky-move risky-move"));
    assert_eq!((table.seen().risked, table.seen().deck), (0, 1));
}

/// EX-4.6, EX-4.10: the deck runs out in the middle of a chain. The discards become the deck;
/// the risky moves on their way are not among them, so they cannot turn up themselves.
#[test]
fn the_deck_runs_out_in_the_middle_of_a_chain() {
    let mut table = risked("risky-move", "banker");
    table.told(&[
        drew(1, "risky-move"),
        Event::Reshuffled { cards: 1 },
        drew(1, "banker"),
        patron(1, "banker", 7),
    ]);
    assert_eq!(table.discards(), cards("banker risky-move risky-move"));
    assert_eq!(table.seen().deck, 0);
    // The next round begins with a deck of these three and what was not taken.
    table.does(2, "take airship").does(2, "sell");
    table.told_of(&[Event::Reshuffled { cards: 5 }]);
}

/// EX-4.6: nothing left anywhere: no effect.
#[test]
fn a_risky_move_without_cards_has_no_effect() {
    let table = risked("", "");
    table.told(&[Event::DrewNothing { seat: seat(1) }]);
    assert_eq!((table.discards(), table.to_act()), (cards("risky-move"), vec![2]));
    let table = risked("risky-move", "");
    table.told(&[drew(1, "risky-move"), Event::DrewNothing { seat: seat(1) }]);
    assert_eq!(table.discards(), cards("risky-move risky-move"));
}

/// EX-4.6: a cartographer turned up by the last risky move of the round calls the expedition.
#[test]
fn a_cartographer_drawn_can_call_the_expedition() {
    let market = "risky-move risky-move lost-poet";
    let mut table =
        position(2).market(market).deck("cartographer").cartographers(2).team(2, 1, "airship");
    table = table.money(1, 11);
    let mut table = table.table();
    table.bids(&[1, 0]).does(1, "take lost-poet").does(1, "sell");
    table.told_of(&[took(2, "risky-move")]);
    table.does(2, "play");
    assert_eq!(table.seen().stage, Stage::Send);
    assert_eq!(
        (table.to_act(), table.choices(2)),
        (vec![2], vec!["go 1".into(), "go none".into()])
    );
    table.refused(2, "go 2", Refusal::NoTeam { team: team(2) });
}

/// EX-4.10: everybody sees the card drawn.
#[test]
fn the_card_drawn_is_seen_by_all() {
    let market = "risky-move lost-poet airship";
    let mut table = position(3).market(market).deck("porters").team(1, 1, "airship").table();
    table.bids(&[2, 1, 0]).does(1, "take risky-move").does(1, "play");
    let drawn = Stage::Use { card: card("porters"), drawn: true };
    assert!([1, 2, 3].iter().all(|&number| table.seen_by(number).stage == drawn));
    assert_eq!(table.seen().stage, drawn);
}
