//! EX-4.7: jetpacks.

use super::position::{Table, card, cards, founded, joined, position, shipped, strength, team};
use crate::games::explora::{Kind, PerKind, Refusal, Team};

/// Seat 1 has taken a jetpack and has this team.
fn with_jetpack(list: &str) -> Table {
    let mut table = position(2).market("jetpack banker curator").team(1, 1, list).table();
    table.bids(&[1, 0]).does(1, "take jetpack");
    table
}

/// EX-4.7: it founds a team, with strength 2.
#[test]
fn a_jetpack_founds_a_team() {
    let mut table = with_jetpack("");
    assert_eq!(table.choices(1), ["found", "sell"]);
    table.does(1, "found").told_of(&[founded(1, 1, "jetpack"), strength(1, 1, 2)]);
    assert_eq!(table.discards(), [], "in a team it is not discarded");
}

/// EX-4.7: it is added to a team of one or two, or takes the place of any card, also when the
/// team is not full.
#[test]
fn a_jetpack_joins_or_takes_a_place() {
    let mut table = with_jetpack("lost-poet airship");
    let all = ["join 1", "found", "replace 1 lost-poet", "replace 1 airship", "sell"];
    assert_eq!(table.choices(1), all);
    table.refused(1, "replace 1 porters", Refusal::NotInTeam { card: card("porters") });
    table.refused(1, "replace 2 airship", Refusal::NoTeam { team: team(2) });
    table.does(1, "replace 1 airship");
    table.told_of(&[joined(1, 1, "jetpack", "airship"), strength(1, 1, 3)]);
    assert_eq!(table.team(1, 1), cards("lost-poet jetpack"));
    assert_eq!(table.discards(), cards("airship"));
    let mut table = with_jetpack("lost-poet airship");
    table.does(1, "join 1").told_of(&[joined(1, 1, "jetpack", "")]);
    assert_eq!(table.team(1, 1), cards("lost-poet airship jetpack"));
}

/// EX-4.7: in a full team somebody must make room.
#[test]
fn a_full_team_must_make_room() {
    let mut table = with_jetpack("lost-poet porters airship");
    let all = ["found", "replace 1 lost-poet", "replace 1 porters", "replace 1 airship", "sell"];
    assert_eq!(table.choices(1), all);
    table.refused(1, "join 1", Refusal::Full { team: team(1) });
    table.does(1, "replace 1 lost-poet");
    assert_eq!(table.strength(1, 1), 2 + 4 + 2);
}

/// EX-4.7: a jetpack may even take another one's place; two of them are one choice.
#[test]
fn a_jetpack_may_take_a_jetpacks_place() {
    let mut table = with_jetpack("jetpack jetpack airship");
    assert_eq!(table.choices(1), ["found", "replace 1 airship", "replace 1 jetpack", "sell"]);
    table.does(1, "replace 1 jetpack");
    assert_eq!(table.team(1, 1), cards("airship jetpack jetpack"));
    assert_eq!(table.discards(), cards("jetpack"));
}

/// EX-4.7: a later member replaces the member of its type, not the jetpack.
#[test]
fn a_member_replaces_its_own_kind_first() {
    let mut table = position(2)
        .market("iron-countess banker curator")
        .team(1, 1, "lost-poet porters jetpack")
        .table();
    table.bids(&[1, 0]).does(1, "take iron-countess").does(1, "join 1");
    table.told_of(&[joined(1, 1, "iron-countess", "lost-poet")]);
    assert_eq!(table.team(1, 1), cards("iron-countess porters jetpack"));
}

/// EX-4.7: with none of its type and the team full, a jetpack makes room.
#[test]
fn a_jetpack_makes_room_for_a_member() {
    for (before, after) in [
        ("porters airship jetpack", "iron-countess porters airship"),
        ("porters jetpack jetpack", "iron-countess porters jetpack"),
        ("jetpack jetpack jetpack", "iron-countess jetpack jetpack"),
    ] {
        let market = "iron-countess banker curator";
        let mut table = position(2).market(market).team(1, 1, before).table();
        table.bids(&[1, 0]).does(1, "take iron-countess").does(1, "join 1");
        table.told_of(&[joined(1, 1, "iron-countess", "jetpack")]);
        assert_eq!(table.team(1, 1), cards(after));
        assert_eq!(table.discards(), cards("jetpack"));
    }
}

/// EX-4.7: where there is room the jetpack changes its type, and nobody is discarded.
#[test]
fn a_jetpack_steps_aside_where_there_is_room() {
    let mut table = position(2)
        .market("iron-countess banker curator")
        .expeditions("shangri-la mu")
        .team(1, 1, "porters jetpack")
        .table();
    let kinds = |table: &Table| {
        let cards = table.own(1).teams[0].cards;
        cards.iter().map(|card| card.kind).collect::<Vec<_>>()
    };
    // The explorer counts twice there: the jetpack is one.
    assert_eq!((kinds(&table), table.strength(1, 1)), (vec![Kind::Crew, Kind::Explorer], 2 + 4));
    table.bids(&[1, 0]).does(1, "take iron-countess").does(1, "join 1");
    table.told_of(&[joined(1, 1, "iron-countess", ""), strength(1, 1, 8 + 2)]);
    assert_eq!(kinds(&table), [Kind::Explorer, Kind::Crew, Kind::Transport]);
}

fn reckoned(list: &str, explorer: u8, crew: u8, transport: u8) -> (u8, Vec<Kind>) {
    let team: Team = cards(list).into_iter().collect();
    let symbols = PerKind { explorer, crew, transport };
    (team.strength(shipped(), &symbols), team.jetpack_kinds(&symbols).to_vec())
}

/// EX-4.7: several jetpacks count as the types that make the team strongest together.
#[test]
fn several_jetpacks_are_spread_for_the_best() {
    use Kind::{Crew, Explorer, Transport};
    assert_eq!(reckoned("jetpack", 1, 2, 0), (4, vec![Crew]));
    assert_eq!(reckoned("jetpack jetpack", 1, 2, 0), (6, vec![Crew, Explorer]));
    assert_eq!(reckoned("jetpack jetpack", 0, 1, 2), (6, vec![Transport, Crew]));
    assert_eq!(reckoned("jetpack jetpack jetpack", 0, 1, 2), (6, vec![Transport, Crew, Explorer]));
    // The crew's place is taken: what is left free counts, however little.
    assert_eq!(reckoned("cabin-boys jetpack", 1, 2, 0), (4, vec![Explorer]));
    assert_eq!(reckoned("cabin-boys jetpack jetpack", 0, 2, 1), (4, vec![Transport, Explorer]));
    assert_eq!(reckoned("lost-poet airship jetpack", 1, 0, 2), (9, vec![Crew]));
}

/// EX-4.7: it changes its type with the active expedition, at no cost.
#[test]
fn a_jetpack_changes_its_type_with_the_expedition() {
    let mut table = position(2)
        .expeditions("shangri-la thule")
        .team(1, 1, "jetpack")
        .team(2, 1, "airship")
        .called();
    let kind = |table: &Table| table.own(1).teams[0].cards[0].kind;
    assert_eq!((kind(&table), table.strength(1, 1)), (Kind::Explorer, 4));
    // On Shangri-La the airship does not count: only seat 1 is asked.
    assert_eq!(table.to_act(), [1]);
    table.does(1, "go none");
    table.told_of(&[strength(2, 1, 8)]);
    assert_eq!((kind(&table), table.strength(1, 1)), (Kind::Transport, 4));
}

/// EX-4.7: a jetpack is in a team only where one has joined.
#[test]
fn a_team_without_jetpacks_has_none() {
    let has = |list: &str| cards(list).into_iter().collect::<Team>().has(card("jetpack"));
    assert!(has("airship jetpack") && !has("airship"));
}
