//! EX-6.1 to EX-6.5: an expedition is called, teams go, rewards come home.

use super::position::{Table, artefact, cards, position, seat, team, won};
use crate::engine::Eyes;
use crate::games::explora::{Destination, Event, Going, Refusal, Stage, Teams};

fn going(number: u8, which: u8, strength: u8, pay: u8) -> Going {
    Going { seat: seat(number), team: team(which), strength, pay }
}

fn went(teams: &[Going]) -> Event {
    Event::Went { teams: teams.iter().copied().collect() }
}

/// EX-6.1: three cartographers at the end of a round; not two, and not before its end.
#[test]
fn three_cartographers_call_the_expedition() {
    for (cartographers, called) in [(2, false), (3, true), (4, true), (7, true)] {
        let start = position(2).cartographers(cartographers).team(1, 1, "airship");
        let mut table = start.market("banker duchess curator").table();
        table.bids(&[1, 0]).does(1, "take banker");
        assert_eq!(table.seen().stage, Stage::Pick, "the round is played to its end");
        table.does(2, "take duchess");
        let call = Event::Called { number: 1, expedition: Destination::Avalon, cartographers };
        assert_eq!(table.heard(Eyes::Table).contains(&call), called, "{cartographers}");
        assert_eq!(table.seen().stage == Stage::Send, called, "{cartographers}");
        // Bids are paid before (EX-3.4): money earned does not come too late to be shown.
        assert_eq!((table.money(1), table.money(2)), (17, 18));
    }
}

/// EX-6.1: four and more at once, in one market.
#[test]
fn more_cartographers_than_needed_call_one_expedition() {
    let deck = "cartographer cartographer cartographer cartographer cartographer banker duchess \
                curator cartographer";
    let mut table = position(2).market("").deck(deck).team(1, 1, "airship").new_round();
    assert_eq!(table.seen().cartographers, 5);
    table.bids(&[0, 0]).does(1, "take banker").does(2, "take duchess").does(1, "go none");
    // All six are in the deck again, with the three patrons; then the next market is laid out.
    assert_eq!(table.seen().active, 2);
    let view = table.seen();
    let cards = view.market.len() + usize::from(view.deck) + usize::from(view.cartographers);
    assert_eq!(cards, 9);
}

/// EX-6.2: none, one or both; in secret, at the same time, revealed together.
#[test]
fn teams_are_chosen_in_secret() {
    let mut table = position(3)
        .team(1, 1, "airship")
        .team(1, 2, "lost-poet")
        .team(2, 2, "porters")
        .team(3, 1, "sea-wolves")
        .called();
    assert_eq!(table.to_act(), [1, 2, 3]);
    assert_eq!(table.choices(1), ["go both", "go 1", "go 2", "go none"]);
    assert_eq!(table.choices(2), ["go 2", "go none"]);
    assert_eq!(table.choices(3), ["go 1", "go none"]);
    table.refused(2, "go both", Refusal::NoTeam { team: team(1) });
    table.refused(2, "bid 0", Refusal::ChooseNow);
    table.does(2, "go 2");
    table.told(&[Event::Chose { seat: seat(2), teams: None }]);
    let own = table.heard(Eyes::Seat(seat(2)));
    assert_eq!(own, [Event::Chose { seat: seat(2), teams: Some("2".parse().unwrap()) }]);
    assert!(!table.is_final, "it can be taken back");
    assert_eq!((table.to_act(), table.seen().seats[1].sent), (vec![1, 3], None));
    assert_eq!(table.own(2).sent, Some("2".parse().unwrap()));
    table.does(3, "go none").does(1, "go both");
    assert!(table.is_final);
    table.told_of(&[went(&[going(1, 1, 4, 4), going(1, 2, 1, 2), going(2, 2, 2, 2)])]);
}

/// EX-6.2: a team of strength 0 cannot go; a seat with nothing to choose is not asked.
#[test]
fn a_team_without_strength_stays_at_home() {
    let start = || position(3).expeditions("shangri-la mu").team(1, 1, "airship");
    let mut table = start().team(1, 2, "lost-poet").team(2, 1, "submarine").called();
    assert_eq!(table.to_act(), [1]);
    assert_eq!(table.choices(1), ["go 2", "go none"]);
    table.refused(1, "go 1", Refusal::TooWeak { team: team(1) });
    table.refused(1, "go both", Refusal::TooWeak { team: team(1) });
    table.does(1, "go 2").told_of(&[went(&[going(1, 2, 2, 2)])]);
    // Nobody has anything to choose: nobody is asked, and nobody goes.
    let table = start().called();
    table.told_of(&[
        went(&[]),
        Event::Unclaimed { expedition: Destination::ShangriLa },
        Event::Active { number: 2, expedition: Destination::Mu },
    ]);
    assert_eq!((table.seen().stage, table.seen().active), (Stage::Bid, 2));
}

/// EX-6.2: who chooses first changes nothing.
#[test]
fn the_order_of_choosing_does_not_matter() {
    let start = || position(2).team(1, 1, "airship porters").team(2, 1, "sea-wolves").called();
    let (mut there, mut back) = (start(), start());
    there.does(1, "go 1").does(2, "go 1");
    back.does(2, "go 1").does(1, "go 1");
    assert_eq!((there.seen(), there.seen_by(1)), (back.seen(), back.seen_by(1)));
}

/// EX-6.3: pay by strength, for each team that goes.
#[test]
fn each_team_is_paid_by_its_strength() {
    use super::position::shipped;
    let pay: Vec<u8> = (0..=13).map(|strength| shipped().pay(strength)).collect();
    assert_eq!(pay, [0, 2, 2, 2, 4, 4, 4, 8, 8, 8, 12, 12, 12, 12]);
    let mut table = position(2)
        .team(1, 1, "iron-countess sea-wolves airship")
        .team(1, 2, "tomb-reader mule-drivers penny-farthing")
        .team(2, 1, "lost-poet porters dog-sledge")
        .called();
    table.does(1, "go both").does(2, "go 1");
    table.told_of(&[went(&[going(1, 1, 12, 12), going(1, 2, 7, 8), going(2, 1, 5, 4)])]);
    assert_eq!((table.money(1), table.money(2)), (11 + 12 + 8, 11 + 4));
}

/// EX-6.3: what stays at home earns nothing.
#[test]
fn a_team_at_home_earns_nothing() {
    let mut table = position(2).team(1, 1, "iron-countess").team(2, 1, "porters").called();
    table.does(1, "go none").does(2, "go 1");
    table.told_of(&[went(&[going(2, 1, 2, 2)]), won(2, 1, Destination::Avalon)]);
    assert_eq!((table.money(1), table.money(2)), (11, 13));
    assert_eq!(table.own(1).artefacts, [0; 4]);
    assert_eq!(table.team(1, 1), cards("iron-countess"), "and loses nothing");
}

/// EX-6.4: the strongest team takes the card, wherever its owner stands.
#[test]
fn the_strongest_team_takes_the_card() {
    let mut table = position(3)
        .team(1, 1, "porters")
        .team(2, 1, "sea-wolves lost-poet")
        .team(3, 2, "sea-wolves airship")
        .called();
    table.does(1, "go 1").does(2, "go 1").does(3, "go 2");
    table.told_of(&[won(3, 2, Destination::Avalon)]);
    assert_eq!(table.seen().seats[2].expeditions[..], [Destination::Avalon]);
    assert_eq!(table.seen().winners[..], [Some(seat(3))]);
}

/// EX-6.4: between seats the higher place on the scale decides.
#[test]
fn a_tie_goes_to_the_higher_place() {
    for (scale, winner) in [("- 1 2 3", 2), ("3 2 - 1", 3)] {
        let mut table = position(3)
            .scale(scale)
            .team(1, 1, "porters")
            .team(2, 1, "sea-wolves")
            .team(3, 1, "airship")
            .called();
        table.does(1, "go 1").does(2, "go 1").does(3, "go 1");
        table.told_of(&[won(winner, 1, Destination::Avalon)]);
    }
}

fn own_tie() -> Table {
    let mut table = position(3)
        .scale("- 2 1 3")
        .team(1, 1, "sea-wolves lost-poet")
        .team(1, 2, "airship lost-poet")
        .team(2, 1, "porters dog-sledge")
        .team(3, 1, "iron-countess cabin-boys")
        .called();
    table.does(1, "go both").does(2, "go 1").does(3, "go 1");
    table
}

/// EX-6.4: between two teams of one seat that seat chooses, and it beats a lower seat's equal
/// team; the pay has come before (EX-6.8).
#[test]
fn a_seat_chooses_between_its_own_equal_teams() {
    let mut table = own_tie();
    assert_eq!((table.seen().stage, table.to_act()), (Stage::Claim, vec![1]));
    assert_eq!(table.choices(1), ["claim 1", "claim 2"]);
    table.refused(1, "go both", Refusal::ClaimNow);
    assert_eq!((table.money(1), table.own(1).artefacts), (11 + 8, [0; 4]));
    table.does(1, "claim 2");
    table.told_of(&[won(1, 2, Destination::Avalon), artefact(2, 1, 4), artefact(1, 1, 2)]);
    let (owner, which) = (seat(1), team(2));
    assert_eq!(table.seen().stage, Stage::Lose { owner, team: which });
    assert_eq!(table.to_act(), [2], "the opponent highest on the scale chooses its loss");
    let mut table = own_tie();
    table.does(1, "claim 1").told_of(&[won(1, 1, Destination::Avalon)]);
}

/// EX-6.4: equal to both of them, but higher on the scale: there is nothing to choose.
#[test]
fn a_higher_seat_beats_two_equal_teams() {
    let mut table = position(2)
        .scale("2 - - 1")
        .team(1, 1, "sea-wolves")
        .team(1, 2, "airship")
        .team(2, 1, "iron-countess")
        .called();
    table.does(1, "go both").does(2, "go 1").told_of(&[won(2, 1, Destination::Avalon)]);
}

/// EX-6.4: nobody goes: the card leaves the game, nobody loses anything.
#[test]
fn without_teams_the_card_leaves_the_game() {
    let mut table = position(2).team(1, 1, "sea-wolves").team(2, 1, "iron-countess").called();
    table.does(1, "go none").does(2, "go none");
    table.told_of(&[went(&[]), Event::Unclaimed { expedition: Destination::Avalon }]);
    let view = table.seen();
    assert_eq!((&view.winners[..], view.active), (&[None][..], 2));
    assert!(view.seats.iter().all(|seat| seat.expeditions.is_empty()));
    assert_eq!((table.team(1, 1), table.team(2, 1)), (cards("sea-wolves"), cards("iron-countess")));
}

/// EX-6.5: an artefact for each team that goes, by its owner's place: 6, 4, 2 or none.
#[test]
fn artefacts_go_by_the_place_on_the_scale() {
    let mut table = position(4)
        .scale("3 1 4 2")
        .team(1, 1, "sea-wolves")
        .team(1, 2, "lost-poet")
        .team(2, 1, "airship porters")
        .team(3, 2, "mule-drivers")
        .team(4, 1, "cabin-boys")
        .called();
    table.does(1, "go both").does(2, "go 1").does(3, "go 2").does(4, "go none");
    let heard = table.heard(Eyes::Table);
    let given = heard.iter().filter(|event| matches!(event, Event::Artefact { .. }));
    let expected = [artefact(3, 2, 6), artefact(1, 1, 4), artefact(1, 2, 4)];
    assert_eq!(given.cloned().collect::<Vec<_>>(), expected);
    assert_eq!(table.seen().seats[0].artefacts, [0, 2, 0, 0]);
    assert_eq!(table.seen().seats[1].artefacts, [0; 4], "place IV finds nothing");
}

/// EX-6.5: eight of each are always enough: a seat gets at most two in each of four expeditions.
#[test]
fn artefacts_never_run_out() {
    let rules = super::position::shipped();
    assert_eq!(rules.artefacts.copies, 2 * rules.expeditions);
    let mut table = position(2)
        .scale("1 2 - -")
        .artefacts(1, [6, 0, 0, 0])
        .team(1, 1, "sea-wolves")
        .team(1, 2, "airship lost-poet")
        .called();
    table.does(1, "go both");
    assert_eq!(table.own(1).artefacts, [8, 0, 0, 0]);
    assert_eq!(table.own(1).sent, Some("both".parse().unwrap()));
}

/// EX-6.2: no team, one of them, or both.
#[test]
fn some_of_two_teams() {
    let [first, second] = [1, 2].map(team);
    let both = Teams::NONE.with(first).with(second);
    assert_eq!(both.with(first), both, "twice is once");
    assert_eq!((both.without(first), both.to_string()), (Teams::NONE.with(second), "both".into()));
    assert_eq!(Teams::ALL.map(|teams| format!("{teams:?}")), ["both", "1", "2", "none"]);
}
