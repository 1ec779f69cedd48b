//! EX-5: the strength of teams.

use super::position::{card, cards, position, shipped};
use crate::engine::Eyes;
use crate::games::explora::{Destination, Event, Team};

fn strength(list: &str, destination: Destination) -> u8 {
    let team: Team = cards(list).into_iter().collect();
    team.strength(shipped(), shipped().symbols(destination))
}

/// EX-5.1: each card counts as often as the expedition shows its type.
#[test]
fn strength_is_the_sum_over_symbols() {
    use Destination::{Agartha, Atlantis, Avalon, Eldorado, Mu, Thule};
    let team = "tomb-reader sea-wolves dog-sledge";
    assert_eq!(strength(team, Avalon), 3 + 4 + 2);
    assert_eq!(strength(team, Agartha), 2 * 3 + 2);
    assert_eq!(strength(team, Eldorado), 3 + 2 * 4);
    assert_eq!(strength(team, Mu), 2 * 4 + 2);
    assert_eq!(strength(team, Atlantis), 3 + 2 * 2);
    assert_eq!(strength(team, Thule), 4 + 2 * 2);
    assert_eq!(strength("iron-countess", Mu), 0, "a type that it does not show counts nothing");
    assert_eq!(strength("pathfinder mountaineers submarine", Avalon), 12);
    let alone = ["iron-countess", "jetpack", "banker"].map(|name| shipped().strength(card(name)));
    assert_eq!(alone, [4, 2, 0]);
}

/// EX-5.1, the rulebook's example: on Shangri-La the transport does not count, and the team has
/// strength 10.
#[test]
fn on_shangri_la_a_transport_does_not_count() {
    for transport in ["", "penny-farthing", "airship"] {
        let team = format!("rune-scholar mountaineers {transport}");
        assert_eq!(strength(&team, Destination::ShangriLa), 10);
    }
}

/// EX-5.2: strengths are open to all, and told when they change.
#[test]
fn strengths_are_public() {
    let mut table = position(2)
        .market("sea-wolves porters banker")
        .team(1, 1, "lost-poet")
        .team(1, 2, "porters")
        .table();
    table.bids(&[3, 0]).does(1, "take sea-wolves").does(1, "join 1");
    table.told_of(&[super::position::strength(1, 1, 5)]);
    for view in [table.seen(), table.seen_by(2)] {
        let teams = view.seats[0].teams;
        assert_eq!((teams[0].strength, teams[1].strength), (5, 2));
        assert_eq!((teams[0].pay, teams[1].pay), (4, 2));
    }
    // The same strength as before is no news.
    table.does(2, "take porters").does(2, "sell");
    let mut table =
        position(2).market("cook-and-sons lost-poet banker").team(1, 1, "porters").table();
    table.bids(&[3, 0]).does(1, "take cook-and-sons").does(1, "join 1");
    let told = |event: &Event| matches!(event, Event::Strength { .. });
    assert!(!table.heard(Eyes::Table).iter().any(told));
}

/// EX-5.2: they are recomputed when the active expedition changes, for every team.
#[test]
fn strengths_follow_the_expedition() {
    let mut table = position(2)
        .expeditions("avalon thule")
        .team(1, 1, "airship")
        .team(2, 1, "lost-poet porters")
        .team(2, 2, "sea-wolves")
        .called();
    table.does(1, "go none").does(2, "go none");
    table.told_of(&[
        Event::Active { number: 2, expedition: Destination::Thule },
        super::position::strength(1, 1, 8),
        super::position::strength(2, 1, 2),
    ]);
    assert_eq!((table.strength(1, 1), table.strength(2, 1), table.strength(2, 2)), (8, 2, 4));
}
