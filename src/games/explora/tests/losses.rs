//! EX-6.6 to EX-6.8: losses, and the way to the next expedition.

use super::position::{Table, card, cards, lost, position, scale, seat, strength, team, won};
use crate::engine::Eyes;
use crate::games::explora::{Destination, Event, Refusal, Stage};

/// EX-6.6: the owner chooses, but for the winning team the opponent highest on the scale, who
/// need not have sent a team (EX-6.8).
#[test]
fn an_opponent_chooses_the_winners_loss() {
    let mut table = position(3)
        .scale("3 2 1 -")
        .team(1, 1, "sea-wolves lost-poet")
        .team(2, 1, "porters dog-sledge")
        .called();
    table.does(1, "go 1").does(2, "go 1");
    assert_eq!(table.to_act(), [3], "seat 3 has no team at all");
    assert_eq!(table.seen().stage, Stage::Lose { owner: seat(1), team: team(1) });
    assert_eq!(table.choices(3), ["lose lost-poet", "lose sea-wolves"]);
    table.refused(3, "lose porters", Refusal::NotInTeam { card: card("porters") });
    table.refused(3, "bid 1", Refusal::LoseNow);
    table.does(3, "lose sea-wolves");
    table.told(&[lost(1, 1, "sea-wolves", 3), strength(1, 1, 1)]);
    assert!(table.is_final, "somebody else goes on");
    assert_eq!(
        (table.to_act(), table.choices(2)),
        (vec![2], vec!["lose porters".to_owned(), "lose dog-sledge".into()])
    );
    table.does(2, "lose porters").told_of(&[lost(2, 1, "porters", 2)]);
    assert_eq!((table.team(1, 1), table.team(2, 1)), (cards("lost-poet"), cards("dog-sledge")));
    assert_eq!(table.seen().active, 2);
}

/// EX-6.6, the rulebook's note: if the winner itself is highest, the next one chooses.
#[test]
fn the_next_on_the_scale_chooses_for_the_highest() {
    let mut table = position(3).scale("1 - 3 2").team(1, 1, "sea-wolves lost-poet").called();
    table.does(1, "go 1").told_of(&[won(1, 1, Destination::Avalon)]);
    assert_eq!(table.to_act(), [3], "an unused marker never chooses");
}

/// EX-6.6: a team without cards is gone; a one-card team loses it unasked (EX-6.8).
#[test]
fn a_team_without_cards_is_gone() {
    let mut table = position(2).team(1, 1, "sea-wolves").team(2, 1, "porters").called();
    table.does(1, "go 1").does(2, "go 1");
    let gone = |number| Event::Disbanded { seat: seat(number), team: team(1) };
    table.told_of(&[lost(1, 1, "sea-wolves", 0), gone(1), lost(2, 1, "porters", 0), gone(2)]);
    assert_eq!((table.team(1, 1), table.seen().stage), (vec![], Stage::Bid));
}

/// EX-6.6: jetpacks are lost like members; several of the same leave no choice.
#[test]
fn jetpacks_are_lost_like_members() {
    let mut table =
        position(2).team(1, 1, "jetpack jetpack").team(2, 1, "porters jetpack jetpack").called();
    table.does(1, "go 1").does(2, "go 1");
    // 6 against 4: seat 2 wins, and seat 1 chooses what it loses.
    assert_eq!(table.choices(1), ["lose porters", "lose jetpack"]);
    table.does(1, "lose jetpack");
    table.told_of(&[lost(2, 1, "jetpack", 1), lost(1, 1, "jetpack", 0)]);
    assert_eq!((table.team(1, 1), table.team(2, 1)), (cards("jetpack"), cards("porters jetpack")));
}

fn four_teams() -> Table {
    let mut table = position(2)
        .scale("2 1 - -")
        .team(1, 1, "cabin-boys penny-farthing")
        .team(1, 2, "sea-wolves lost-poet")
        .team(2, 1, "porters dog-sledge")
        .team(2, 2, "pub-singers barrel-raft")
        .called();
    table.does(1, "go both").does(2, "go both");
    table
}

/// EX-6.8: the winning team first, then by the owners' places, first team before second, each
/// seen before the next.
#[test]
fn losses_have_an_order() {
    let mut table = four_teams();
    let losing = |table: &Table| match table.seen().stage {
        Stage::Lose { owner, team } => (owner.number(), team.number(), table.to_act()[0]),
        other => panic!("{other:?}"),
    };
    assert_eq!(losing(&table), (1, 2, 2));
    table.does(2, "lose lost-poet");
    assert_eq!(losing(&table), (2, 1, 2));
    assert_eq!(table.team(1, 2), cards("sea-wolves"));
    table.does(2, "lose porters");
    assert_eq!(losing(&table), (2, 2, 2));
    table.does(2, "lose barrel-raft");
    assert!(table.is_final);
    assert_eq!(losing(&table), (1, 1, 1));
    table.does(1, "lose cabin-boys");
    assert_eq!((table.seen().stage, table.seen().active), (Stage::Bid, 2));
    assert_eq!(table.team(1, 1), cards("penny-farthing"));
}

/// EX-6.8: reveal, pay, card, artefacts, losses.
#[test]
fn an_expedition_has_an_order() {
    let table = four_teams();
    let heard = table.heard(Eyes::Table);
    let names: Vec<_> = heard
        .iter()
        .filter_map(|event| match event {
            Event::Chose { .. } => Some("choice"),
            Event::Went { .. } => Some("reveal and pay"),
            Event::Won { .. } => Some("card"),
            Event::Artefact { .. } => Some("artefact"),
            _ => None,
        })
        .collect();
    let artefacts = ["artefact"; 4];
    assert_eq!(names, [&["choice", "reveal and pay", "card"][..], &artefacts].concat());
    assert_eq!(table.money(1), 11 + 2 + 4, "paid before anything is lost");
}

/// EX-6.7: deck, discards and cartographers are shuffled into a new deck; the next expedition
/// becomes active, and a new round begins. Teams stay.
#[test]
fn the_next_expedition_begins_with_a_new_deck() {
    let mut table = position(2)
        .deck("banker duchess")
        .discards("curator jetpack")
        .team(1, 1, "sea-wolves lost-poet")
        .called();
    table.does(1, "go 1").does(2, "lose lost-poet");
    table.told_of(&[
        Event::Active { number: 2, expedition: Destination::Kalahari },
        Event::Round { round: 2 },
    ]);
    let view = table.seen();
    assert_eq!((view.active, view.destination()), (2, Destination::Kalahari));
    assert_eq!((view.discard.len(), view.stage), (0, Stage::Bid));
    let mut all: Vec<_> = view.market.iter().chain(table.game.deck.iter()).copied().collect();
    all.extend((0..view.cartographers).map(|_| card("cartographer")));
    all.sort_unstable();
    let mut expected =
        cards("banker duchess curator jetpack lost-poet cartographer cartographer cartographer");
    expected.sort_unstable();
    assert_eq!(all, expected);
    assert_eq!((table.team(1, 1), table.scale()), (cards("sea-wolves"), scale("- - 1 2")));
    assert!(view.seats.iter().all(|seat| seat.sent.is_none()));
}
