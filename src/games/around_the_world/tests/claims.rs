//! AW-3 under `declared`: everybody watches for their own goals.

use super::position::{Position, point, points, position, seat};
use crate::engine::Game as _;
use crate::games::around_the_world::{Colour, Due, Event, Refusal, Stage};
use Colour::{Blue, Red, Yellow};

/// Rome is seat 2's, Santorini nobody's; seat 3 has no cards.
fn three() -> Position {
    let hands = position(3).declared().hand(1, "uluru odzala").hand(2, "rome kakadu");
    hands.tokens(2, "rome").deck("nazca manaus santorini bran-castle").open(3, "petra")
}

fn in_vain(number: u8, site: &str) -> Event {
    Event::InVain { seat: seat(number), site: point(site) }
}

/// AW-3.1, AW-3.2, AW-3.10: nothing happens unless the seat says so, off turn too; then the card
/// is laid open and the token taken.
#[test]
fn a_goal_is_claimed_off_turn() {
    let mut table = three().table();
    table.does("lay red rose rome");
    assert!(table.heard().iter().all(|event| !matches!(event, Event::Claimed { .. })));
    assert_eq!((table.side(2).cards, table.claimants()), (2, vec![1, 2]));
    assert_eq!(table.to_act(), [1]);
    table.claims(2);
    table.told(&[Event::Claimed { seat: seat(2), site: point("rome"), token: true }]);
    assert_eq!((table.side(2).open, table.side(2).taken), (points("rome"), 1));
    // It is over for all.
    assert!(table.claimants().is_empty() && table.seen().claim.is_none());
    assert_eq!((table.turn(), table.stage()), (1, Stage::Tickets));
}

/// AW-3.10: every seat with cards is offered one claim, whoever holds the card, if anybody does;
/// in vain it changes nothing, and is offered no more.
#[test]
fn everybody_with_cards_is_offered_the_same() {
    for site in ["rome", "bran-castle"] {
        let mut table = three().route(Blue, "rose eastern-europe").table();
        let from = if site == "rome" { "red rose" } else { "blue eastern-europe" };
        table.does(&format!("lay {from} {site}"));
        assert_eq!(table.claimants(), [1, 2], "{site}");
        assert_eq!(table.game.may_act().iter().collect::<Vec<_>>(), [seat(2)], "{site}");
        assert_eq!(table.choices_of(2), ["claim"]);
        assert!(table.choices_of(3).is_empty(), "it has no cards");
        let before = (table.totals(), table.deck(), table.stage());
        table.claims(1);
        table.told(&[in_vain(1, site)]);
        assert_eq!((table.totals(), table.deck(), table.stage()), before);
        assert_eq!(table.claimants(), [2], "once");
        table.refused("claim", Refusal::NoClaim);
        table.claims(2);
        let told = table.heard();
        assert_eq!(told == [in_vain(2, site)], site == "bran-castle", "{told:?}");
        assert!(table.claimants().is_empty() && table.seen().claim.is_none());
    }
}

/// AW-3.10: no claim where all see that there is nothing to claim: a public goal, an open card.
#[test]
fn nothing_is_offered_for_cards_that_lie_open() {
    let mut table = three().goals("kizhi").route(Red, "rose rome santorini").table();
    table.does("lay red santorini petra");
    assert!(table.claimants().is_empty() && table.seen().claim.is_none());
    table.does("extra yellow rose kizhi");
    assert!(table.claimants().is_empty() && table.side(1).open == points("kizhi"));
    // Squares, stars and the rose.
    let mut table = three().table();
    table.does("lay red rose eastern-europe");
    assert!(table.claimants().is_empty());
    // Nobody has cards.
    let mut table = position(2).declared().deck("rome nazca").table();
    table.does("lay red rose rome");
    assert!(table.claimants().is_empty() && table.seen().claim.is_none());
}

/// AW-3.1: who is not on turn can do nothing else.
#[test]
fn off_turn_there_are_only_claims() {
    let mut table = three().table();
    table.does("lay red rose rome");
    let on_turn = table.choices();
    for decision in on_turn.iter().filter(|decision| *decision != "claim") {
        table.again().refused_of(2, decision, Refusal::OnlyClaim);
    }
}

/// AW-3.9, AW-3.2: the next decision of the seat on turn ends the time; then another arrival is
/// needed.
#[test]
fn the_time_to_claim_ends_with_the_next_decision() {
    for next in ["extra red rome santorini", "remove red", "change", "end"] {
        let mut table = three().table();
        table.does("lay red rose rome");
        let site = table.seen().claim.map(|claim| claim.site);
        assert_eq!(site, Some(point("rome")));
        table.does(next);
        let now = table.seen().claim.map(|claim| claim.site);
        let santorini = (next == "extra red rome santorini").then(|| point("santorini"));
        assert_eq!(now, santorini, "{next}");
        assert_eq!(table.side(2).open, []);
    }
    // Santorini is claimed now, and Rome is not.
    let mut table = three().table();
    table.does("lay red rose rome, extra red rome santorini").claims(2);
    table.told(&[in_vain(2, "santorini")]);
    // Back to Rome: an arrival.
    table.does("remove red").claims(2);
    assert_eq!(table.side(2).open, points("rome"));
    // An arrow that is due ends it as well.
    let mut square = three().route(Blue, "rose kizhi").table();
    square.does("lay blue kizhi sergiev-posad");
    let mut loops = three().route(Red, "rose rome santorini bran-castle").table();
    loops.does("lay red bran-castle rome");
    assert_eq!((loops.claimants(), loops.stage()), (vec![1, 2], Stage::Loop(Red)));
    loops.does("lay red santorini petra");
    assert!(loops.claimants().is_empty());
}

/// AW-3.13: while somebody may claim, nothing happens by itself, neither the end of the turn nor
/// a single possibility; as soon as nobody may, it does.
#[test]
fn nothing_is_taken_by_itself_while_a_claim_is_open() {
    let bare = || three().tickets(1, 0).tickets(2, 0).tickets(3, 0);
    let mut table = bare().table();
    table.does("lay red rose rome");
    assert_eq!((table.turn(), table.choices()), (1, vec!["end".to_owned(), "claim".to_owned()]));
    table.claims(1);
    assert_eq!((table.turn(), table.choices()), (1, vec!["end".to_owned()]), "seat 2 may still");
    table.claims(2);
    assert_eq!(table.turn(), 2, "now it has ended");
    // The same if nobody holds the card: the wait tells nothing.
    let mut table = bare().table();
    table.does("lay red rose kizhi");
    assert_eq!(table.turn(), 2, "Kizhi is nowhere");
    let mut table = bare().route(Red, "rose rome").table();
    table.does("lay red rome santorini");
    assert_eq!((table.turn(), table.claimants()), (1, vec![1, 2]));
    // A loop's arrow with one way waits, too; a public goal does not.
    let mut position = bare().route(Red, "rose rome santorini bran-castle");
    for from in ["giants-causeway", "mont-saint-michel", "lofoten", "kizhi", "eastern-europe"] {
        position = position.arrow(Red, from, "rose");
    }
    position = position.arrow(Red, "leptis-magna", "santorini");
    let mut table = position.arrow(Red, "eastern-europe", "bran-castle").table();
    table.does("lay red bran-castle rome");
    assert_eq!(table.choices(), ["lay red santorini petra", "claim"]);
    table.claims(2);
    let on = Event::Laid {
        seat: seat(1),
        colour: Red,
        from: point("santorini"),
        to: point("petra"),
        due: Due::Loop,
    };
    assert!(table.has_told(&on));
}

/// AW-3.13: whoever waits for claims sees the same, whether anybody holds the card or not.
#[test]
fn the_wait_is_the_same_whoever_holds_the_card() {
    let offers = |holder: u8, site: &str| {
        let other = if site == "rome" { "santorini" } else { "rome" };
        let hands = position(3).declared().deck("nazca").deck(site);
        let hands = hands.hand(3, "rio").hand(2, "kakadu").hand(1, "uluru");
        let position = if holder == 0 { hands } else { hands.hand(holder, other) };
        let mut table = position.table();
        table.does("lay red rose rome");
        let offered: Vec<_> = (1..=3).map(|number| table.choices_of(number)).collect();
        (table.game.to_act(), table.game.may_act(), offered, table.heard(), table.is_final)
    };
    let _ = Yellow;
    assert_eq!(offers(0, "rome"), offers(2, "santorini"));
    assert_eq!(offers(0, "rome"), offers(1, "santorini"));
}

/// AW-6.1, AW-6.6: the last card may be claimed in somebody else's turn.
#[test]
fn the_last_card_claimed_sets_off_the_end() {
    let mut table = position(2).declared().hand(1, "uluru").hand(2, "rome").table();
    table.does("lay red rose rome").claims(2);
    let by = crate::games::around_the_world::Ending::Hand;
    assert!(table.has_told(&Event::LastRound { seat: seat(2), by }));
    assert!(table.seen().ending && table.turn() == 1);
    table.does("end, lay red rome santorini, end");
    assert_eq!(table.stage(), Stage::Over);
}
