//! What a view says beforehand is what comes of it.

use super::position::{card, cards, position, seat, shipped, team};
use crate::engine::{Chance, Eyes, Game, Swift};
use crate::games::explora::{Action, Options, Outcome, Stage};

/// EX-5.1, EX-6.3: the strength and the pay that a card would make.
#[test]
fn a_card_makes_a_team_stronger() {
    let mut table = position(2)
        .expeditions("shangri-la mu")
        .market("iron-countess jetpack banker")
        .team(1, 1, "lost-poet porters")
        .table();
    table.bids(&[1, 0]);
    let view = table.seen_by(1);
    let outcome = |card: &str, how: &str| {
        let card = super::position::card(card);
        view.outcome(shipped(), seat(1), card, how.parse().unwrap())
    };
    let joined = outcome("iron-countess", "join 1").unwrap();
    let expected = Outcome {
        team: team(1),
        then: cards("iron-countess porters").into_iter().collect(),
        out: Some(card("lost-poet")),
        strength: 4,
        strength_then: 10,
        pay: 4,
        pay_then: 12,
    };
    assert_eq!(joined, expected);
    assert_eq!(outcome("iron-countess", "found").unwrap().strength_then, 8);
    assert_eq!(outcome("jetpack", "join 1").unwrap().strength_then, 4);
    assert_eq!(outcome("jetpack", "replace 1 lost-poet").unwrap().strength_then, 6);
    assert_eq!(outcome("iron-countess", "join 2"), None);
    assert_eq!(outcome("iron-countess", "replace 1 porters"), None);
    assert_eq!(outcome("iron-countess", "sell"), None);
    assert_eq!(view.without(shipped(), seat(1), team(1), card("lost-poet")), Some(2));
    assert_eq!(view.price(shipped(), seat(1), card("banker")), 7);
    assert_eq!(view.price(shipped(), seat(2), card("banker")), 5);
}

/// EX-6.4: who would take the card now, and EX-6.5: what a team would bring home.
#[test]
fn the_favourite_is_known() {
    let view =
        position(3).scale("3 - 1 2").team(1, 2, "sea-wolves").team(2, 1, "airship").table().seen();
    assert_eq!(view.favourite(), Some((seat(1), team(2))));
    assert_eq!([1, 2, 3].map(|n| view.artefact(shipped(), seat(n))), [2, 0, 6]);
    assert_eq!(position(2).table().seen().favourite(), None);
    assert_eq!(view.own(), None);
    let second = position(3).money(2, 4).table().seen_by(2);
    assert_eq!(second.own().and_then(|own| own.money), Some(4));
}

/// In whole matches every outcome foretold comes true.
#[test]
fn what_is_foretold_comes_true() {
    let mut foretold = 0;
    for seed in 0..30 {
        let mut table = super::position::fresh(3, Options::default(), seed);
        let mut chance = Swift(seed);
        while let Some(&number) = table.to_act().first() {
            let choices = table.choices(number);
            let decision = &choices[chance.index(choices.len())];
            let view = table.game.view(Eyes::Seat(seat(number)));
            let action: Action = decision.parse().unwrap();
            let outcome = match view.stage {
                Stage::Use { card, .. } => view.outcome(shipped(), seat(number), card, action),
                _ => None,
            };
            let places = matches!(action, Action::Join(_) | Action::Found | Action::Replace(..));
            assert_eq!(outcome.is_some(), places, "{decision}");
            let before = table.seen().active;
            table.does(number, decision);
            if let Some(outcome) = outcome.filter(|_| table.seen().active == before) {
                let now = table.own(number).teams[outcome.team.index()];
                assert_eq!(now.team(), outcome.then);
                assert_eq!((now.strength, now.pay), (outcome.strength_then, outcome.pay_then));
                foretold += 1;
            }
        }
    }
    assert!(foretold > 100, "{foretold}");
}
