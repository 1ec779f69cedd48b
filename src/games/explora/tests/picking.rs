//! EX-4.1 to EX-4.5, EX-4.8, EX-4.9, EX-4.11: taking cards, using and selling them.

use super::position::{
    card, cards, founded, joined, patron, position, scale, seat, sold, strength, took,
};
use crate::games::explora::{Event, Refusal, Stage};

/// EX-4.1: in order, each seat takes one card and uses it before the next one takes one.
#[test]
fn seats_pick_in_order() {
    let market = "lost-poet cabin-boys airship";
    let mut table = position(3).market(market).table();
    table.bids(&[1, 3, 2]);
    assert_eq!(table.to_act(), [2]);
    assert_eq!(table.choices(2), ["take lost-poet", "take cabin-boys", "take airship"]);
    table.refused(2, "take jetpack", Refusal::NotOnMarket { card: card("jetpack") });
    table.refused(2, "sell", Refusal::TakeNow);
    table.does(2, "take airship").told(&[took(2, "airship")]);
    assert!(!table.is_final, "another card can be taken instead");
    let stage = Stage::Use { card: card("airship"), drawn: false };
    assert_eq!((table.seen().stage, table.to_act()), (stage, vec![2]));
    table.refused(2, "take lost-poet", Refusal::UseNow { card: card("airship") });
    table.does(2, "found");
    assert!(table.is_final, "the turn has passed on");
    assert_eq!(table.to_act(), [3]);
    assert_eq!(table.choices(3), ["take lost-poet", "take cabin-boys"]);
    let taken: Vec<_> = table.seen().order.iter().map(|pick| pick.card).collect();
    assert_eq!(taken, [Some(card("airship")), None, None]);
}

/// EX-4.1: equal cards are one choice.
#[test]
fn equal_cards_are_one_choice() {
    let mut table = position(4).market("jetpack airship jetpack jetpack").table();
    table.bids(&[3, 2, 1, 0]);
    assert_eq!(table.choices(1), ["take jetpack", "take airship"]);
    table.does(1, "take airship").does(1, "sell");
    // Nothing but jetpacks is left: there is nothing to choose.
    table.told_of(&[took(2, "jetpack")]);
    assert_eq!(table.seen().market.len(), 2);
}

/// EX-4.2: of two seats the second takes one of the two left, the last card is discarded.
#[test]
fn with_two_seats_the_last_card_is_discarded() {
    let mut table = position(2).market("lost-poet curator airship").table();
    table.bids(&[0, 1]);
    table.does(2, "take curator");
    assert_eq!(table.choices(1), ["take lost-poet", "take airship"]);
    table.does(1, "take airship").does(1, "sell");
    table.told_of(&[Event::Leftover { card: card("lost-poet") }, Event::Round { round: 2 }]);
    assert_eq!(table.discards(), cards("curator airship lost-poet"));
}

/// EX-4.3: a card is sold for the money printed on it, and has no effect.
#[test]
fn a_card_can_be_sold() {
    let prices = [("lost-poet", 3), ("porters", 2), ("mule-drivers", 2), ("submarine", 1)];
    for (name, price) in
        prices.into_iter().chain([("jetpack", 3), ("risky-move", 3), ("long-watch", 3)])
    {
        let mut table = position(2).market(&format!("{name} banker curator")).table();
        table.bids(&[1, 0]).does(1, &format!("take {name}")).does(1, "sell");
        table.told_of(&[sold(1, name, price)]);
        assert_eq!(table.money(1), 11 + u16::from(price), "{name}");
        assert_eq!(table.discards(), cards(name));
        assert_eq!(table.scale(), scale("- 1 - 2"), "the bid's move, and no other");
        assert_eq!(table.seen().deck, 8);
    }
}

/// EX-4.4: a member founds a team, joins one, or founds a second; never a third.
#[test]
fn a_member_joins_or_founds() {
    let market = "lost-poet cabin-boys banker";
    let mut table = position(2).market(market).table();
    table.bids(&[1, 0]).does(1, "take lost-poet");
    assert_eq!(table.choices(1), ["found", "sell"]);
    table.refused(1, "join 1", Refusal::NoTeam { team: super::position::team(1) });
    table.does(1, "found");
    table.told_of(&[founded(1, 1, "lost-poet"), strength(1, 1, 1)]);
    assert_eq!(table.team(1, 1), cards("lost-poet"));

    let mut table = position(2).market(market).team(1, 1, "lost-poet").table();
    table.bids(&[1, 0]).does(1, "take cabin-boys");
    assert_eq!(table.choices(1), ["join 1", "found", "sell"]);
    table.does(1, "join 1");
    table.told_of(&[joined(1, 1, "cabin-boys", ""), strength(1, 1, 2)]);
    assert_eq!(table.team(1, 1), cards("lost-poet cabin-boys"));

    let start = position(2).market(market).team(1, 1, "lost-poet").team(1, 2, "airship");
    let mut table = start.table();
    table.bids(&[1, 0]).does(1, "take cabin-boys");
    assert_eq!(table.choices(1), ["join 1", "join 2", "sell"]);
    table.refused(1, "found", Refusal::TwoTeams);
    table.refused(1, "replace 1 lost-poet", Refusal::OnlyJetpack { card: card("cabin-boys") });
    table.refused(1, "play", Refusal::JoinsTeam { card: card("cabin-boys") });
    table.does(1, "join 2");
    assert_eq!(table.team(1, 2), cards("cabin-boys airship"));
    assert_eq!(table.team(1, 1), cards("lost-poet"), "cards never move between teams");
}

/// EX-4.4: the card of the same type makes room, in a full team and in any other, without pay.
#[test]
fn a_member_takes_the_place_of_its_kind() {
    for rest in ["", "cabin-boys", "cabin-boys airship"] {
        let team = format!("lost-poet {rest}");
        let mut table =
            position(2).market("iron-countess banker curator").team(1, 1, &team).table();
        table.bids(&[0, 0]).does(1, "take iron-countess").does(1, "join 1");
        table.told_of(&[joined(1, 1, "iron-countess", "lost-poet")]);
        assert_eq!(table.team(1, 1), cards(&format!("iron-countess {rest}")));
        assert_eq!(table.discards(), cards("lost-poet"));
        assert_eq!(table.money(1), 11);
    }
}

/// EX-4.4: a second team may stand alone, after the first is gone; founding fills the gap.
#[test]
fn a_new_team_takes_the_free_number() {
    let mut table = position(2).market("lost-poet banker curator").team(1, 2, "airship").table();
    table.bids(&[1, 0]).does(1, "take lost-poet");
    assert_eq!(table.choices(1), ["join 2", "found", "sell"]);
    table.does(1, "found").told_of(&[founded(1, 1, "lost-poet")]);
}

/// EX-4.5: 5 M£, or 7 for the seat whose screen shows that patron; there is nothing to choose.
#[test]
fn a_patron_pays_at_once() {
    let mut table = position(4).market("banker duchess press-baron curator").table();
    table.bids(&[3, 2, 1, 0]);
    table.does(1, "take duchess").told_of(&[took(1, "duchess"), patron(1, "duchess", 5)]);
    assert_eq!(table.to_act(), [2], "nobody was asked whether to sell it");
    table.does(2, "take banker").told_of(&[patron(2, "banker", 5)]);
    table.does(3, "take press-baron");
    table.told_of(&[patron(3, "press-baron", 7), took(4, "curator"), patron(4, "curator", 7)]);
    assert_eq!([1, 2, 3, 4].map(|number| table.money(number)), [13, 14, 17, 18]);
}

/// EX-4.8: to place I; all that were ahead move one back and keep their order. The picking
/// order of this round stays (EX-3.3).
#[test]
fn a_long_watch_leads_to_the_top() {
    let market = "long-watch banker lost-poet airship";
    let mut table = position(4).scale("1 2 3 4").market(market).table();
    table.bids(&[3, 2, 1, 9]);
    // 4 has moved past 3, who then was the lowest and could not go further back.
    assert_eq!((table.scale(), table.order()), (scale("1 2 4 3"), vec![4, 1, 2, 3]));
    table.does(4, "take long-watch");
    assert_eq!(table.choices(4), ["play", "sell"]);
    table.refused(4, "join 1", Refusal::NoMember { card: card("long-watch") });
    table.refused(4, "found", Refusal::NoMember { card: card("long-watch") });
    table.does(4, "play").told(&[Event::Watched { seat: seat(4) }]);
    assert_eq!((table.scale(), table.order()), (scale("4 1 2 3"), vec![4, 1, 2, 3]));
    assert_eq!(table.discards(), cards("long-watch"));
    assert_eq!(table.money(4), 11);
}

/// EX-3.2, EX-3.3, EX-4.8: among equal bids the scale decided at the reveal; a long watch in the
/// middle of the round changes nothing of it.
#[test]
fn a_long_watch_does_not_change_the_order_among_equal_bids() {
    let market = "banker long-watch lost-poet airship";
    let mut table = position(4).scale("1 2 3 4").market(market).table();
    table.bids(&[2, 2, 2, 2]);
    assert_eq!(table.order(), [1, 2, 3, 4]);
    table.does(1, "take banker").does(2, "take long-watch").does(2, "play");
    assert_eq!(table.scale(), scale("2 1 3 4"));
    assert_eq!((table.order(), table.to_act()), (vec![1, 2, 3, 4], vec![3]));
}

/// EX-4.8: unused markers move back like any other; those behind stay.
#[test]
fn a_long_watch_passes_unused_markers() {
    let market = "long-watch banker curator";
    let mut table = position(2).scale("- - 1 2").market(market).table();
    table.bids(&[1, 3]).does(2, "take long-watch").does(2, "play");
    // The bid had brought seat 2 to place III.
    assert_eq!(table.scale(), scale("2 - - 1"));
}

/// EX-4.9: a played or sold card lies face up on the discards.
#[test]
fn used_cards_are_discarded_face_up() {
    let market = "long-watch airship curator";
    let mut table = position(2).market(market).table();
    table.bids(&[2, 1]).does(1, "take long-watch").does(1, "play");
    table.does(2, "take airship");
    assert_eq!(table.discards(), cards("long-watch"), "a card in use is not discarded yet");
    table.does(2, "sell");
    assert_eq!(table.seen_by(1).discard[..], cards("long-watch airship curator"));
}

/// EX-4.11: a seat must take a card; there is no passing.
#[test]
fn nobody_can_pass() {
    let mut table = position(2).market("lost-poet airship banker").table();
    table.bids(&[1, 0]);
    let takes = |choice: &String| choice.starts_with("take ");
    assert!(table.choices(1).iter().all(takes));
    table.does(1, "take airship").does(1, "sell");
    assert_eq!(table.choices(2), ["take lost-poet", "take banker"]);
}
