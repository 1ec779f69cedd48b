//! AT-6 and AT-7: the clock, checks and donations, the next first player.

use super::position::{Position, position, seat, stock, who};
use crate::games::atlandice::{
    Area::*, Asked, District, Event, Icon, Letter, Refusal, Resource, Stage, Stop,
};

/// What the dice of the next round show.
const NEXT: [u32; 7] = [1, 2, 3, 4, 5, 6, 1];

/// Seat 3 takes the last die of the round, two books or one; the other lies where it is said.
fn last_die(left: &str) -> Position {
    let dice = format!("library {left}");
    position(3).tile(District::Library, Letter::C).submarine(Forge).dice(&dice)
}

/// AT-6.1, AT-6.4: the rulebook's example. The workshop's three hands lead to a donation.
#[test]
fn example_three_hands_onto_a_donation() {
    let table = last_die("workshop").tile(District::Workshop, Letter::C).hand(1);
    let mut table = table.holds(1, "gems gems").table();
    assert_eq!(table.seen().stop(Workshop), Some(Stop { place: 4, icon: Some(Icon::Donation) }));
    table.does("die library");
    assert!(table.heard().contains(&Event::HandMoved { from: 1, to: 4, by: Some(Workshop) }));
    assert!(table.heard().contains(&Event::DonationBegan));
    assert_eq!((table.stage(), table.turn()), (Stage::Donate { given: 0 }, 1));
}

/// AT-6.1: each area's hands; the Black Market's two. Never past the end.
#[test]
fn the_die_left_over_moves_the_hand() {
    for (left, letter, place) in [("workshop", Letter::A, 13), ("workshop", Letter::B, 14)] {
        let table = last_die(left).tile(District::Workshop, letter).hand(12);
        let mut table = table.table();
        table.rolls(&NEXT).does("die library");
        assert_eq!(table.seen().clock.hand, place);
    }
    let mut market = last_die("market").hand(12).table();
    market.rolls(&NEXT).does("die library");
    assert_eq!(market.seen().clock.hand, 14);
    let end = last_die("inn").tile(District::Inn, Letter::C).hand(20).table();
    assert_eq!(end.seen().stop(Inn), Some(Stop { place: 22, icon: None }));
}

/// AT-6.2: a place that the hand passes has no effect.
#[test]
fn only_where_the_hand_stops() {
    let mut table = last_die("market").hand(1).holds(1, "gems").table();
    table.rolls(&NEXT).does("die library");
    assert_eq!((table.seen().clock.hand, table.points()), (3, vec![0, 0, 0]));
}

/// AT-6.3: most of the resource gets a point, ties all; nothing is given back.
#[test]
fn a_check_pays_whoever_has_most() {
    let cases =
        [("gems gems", "gems", [1, 0, 0]), ("gems", "gems", [1, 1, 0]), ("", "", [0, 0, 0])];
    for (one, two, points) in cases {
        let mut table = last_die("market").holds(1, one).holds(2, two).table();
        table.rolls(&NEXT).does("die library");
        assert_eq!(table.points(), points, "{one} / {two}");
        assert_eq!(table.held(1), stock(one));
        let most = u16::try_from(one.split_whitespace().count()).unwrap();
        let resource = Some(Resource::Gems);
        assert!(table.heard().contains(&Event::Checked { resource, most }));
    }
}

/// AT-6.3: of all resources together.
#[test]
fn a_check_of_all_resources_counts_them_together() {
    let table = last_die("market").hand(5);
    let mut table = table.holds(1, "gems books tools swords").holds(2, "gems gems gems").table();
    table.rolls(&NEXT).does("die library");
    assert_eq!(table.seen().clock.hand, 7);
    assert_eq!(table.points(), [1, 0, 0]);
    assert!(table.heard().contains(&Event::Checked { resource: None, most: 4 }));
}

/// AT-6.4, AT-6.7: from the first player clockwise, two for a point, kinds mixed; they go to
/// their districts.
#[test]
fn donations_go_round() {
    let table = last_die("market").first(2).hand(8).submarine(Forge);
    let mut table = table
        .holds(2, "gems books swords")
        .holds(3, "tools")
        .holds(1, "gems gems gems gems")
        .never_held(District::Forge)
        .table();
    // Seat 1 takes the last die, and two books; seat 3 has too little.
    table.does("die library");
    assert_eq!((table.turn(), table.seen().clock.hand), (2, 10));
    assert_eq!(table.choices(), ["give gems", "give books", "give swords", "done"]);
    table.refused("give tools", Refusal::NotHeld { resource: Resource::Tools });
    table.refused("die inn", Refusal::First { what: Asked::Give });
    table.does("give books");
    assert_eq!(table.choices(), ["give gems", "give swords"]);
    table.refused("done", Refusal::Unpaired { bundle: 2 });
    assert!(!table.is_final);
    table.does("give swords");
    assert_eq!((table.on(Forge), table.points()), (stock("swords"), vec![0, 0, 0]));
    assert_eq!(table.choices(), ["done"]);
    table.refused("give gems", Refusal::TooFew { needed: 2 });
    assert!(!table.is_final);
    table.does("done");
    assert!(!table.is_final, "until the next seat acts");
    table.told(&[
        Event::Donated { seat: seat(2), given: 2, points: 1 },
        Event::CannotDonate { seat: seat(3) },
    ]);
    assert_eq!((table.turn(), table.points()), (1, vec![0, 1, 0]));
    // The second of a pair goes by itself where there is but one kind left.
    table.does("give gems").does("give books").does("give gems").does("give gems");
    assert_eq!(table.stage(), Stage::Donate { given: 4 });
    table.does("give books");
    table.told(&[
        Event::Gave { seat: seat(1), resource: Resource::Books },
        Event::Gave { seat: seat(1), resource: Resource::Gems },
    ]);
    table.rolls(&NEXT).does("done");
    assert_eq!(table.points(), [3, 1, 0]);
    assert_eq!(table.seen().seats[0].points.donations, 3);
    assert_eq!(table.seen().round, 2);
}

/// AT-6.4: what a pair is worth stands in the component file.
#[test]
fn a_box_may_pay_more_for_a_donation() {
    let table = last_die("market").hand(8).holds(1, "gems gems gems gems");
    let table = table.changed_box("resources: 2, points: 1", "resources: 2, points: 3");
    let mut table = table.table();
    table.does("die library").does("give gems").does("give gems").does("done");
    assert_eq!(table.points()[0], 6);
}

/// AT-6.4: nobody has to donate, and points never run out (AT-6.7).
#[test]
fn a_donation_may_be_declined() {
    let mut table = last_die("market").hand(8).holds(1, "gems gems").points(1, 1_000).table();
    table.does("die library").does("done");
    assert_eq!(table.heard()[0], Event::Donated { seat: seat(1), given: 0, points: 0 });
    assert_eq!((table.held(1), table.turn()), (stock("gems gems"), 3));
    table.does("give books").rolls(&NEXT).does("done");
    assert_eq!(table.points(), [1_000, 0, 1]);
}

/// AT-6.5: at the end of the track the game ends.
#[test]
fn the_end_of_the_track_ends_the_game() {
    let mut table = last_die("market").hand(20).table();
    table.does("die library");
    assert_eq!((table.stage(), table.seen().clock.hand), (Stage::Over, 22));
    assert!(table.heard().contains(&Event::TimeUp { round: 1 }));
    let mut before = last_die("market").hand(19).table();
    before.rolls(&NEXT).does("die library");
    assert_eq!((before.stage(), before.seen().round), (Stage::Die, 2));
}

/// AT-6.6: the tile that is open now counts, even a new one; dice of a closed district count at
/// the Black Market.
#[test]
fn a_new_tile_moves_the_hand() {
    // The last book is taken from tile a (two hands); below it lies b (three hands).
    let table = position(3).submarine(Forge).on(Library, "books").hand(2).dice("library library");
    let mut table = table.table();
    table.game.go_on(
        crate::games::atlandice::round::Step::NextDie,
        &mut crate::engine::Quiet(crate::engine::Swift(1)),
    );
    assert_eq!(table.seen().clock.hand, 5);
    let closed = position(3).gone(District::Library, 2).submarine(Forge).on(Library, "books");
    let closed = closed.tile(District::Library, Letter::C).on(Market, "gems").hand(0);
    let mut closed = closed.holds(1, "gems").dice("library library").table();
    closed.game.go_on(
        crate::games::atlandice::round::Step::NextDie,
        &mut crate::engine::Quiet(crate::engine::Swift(1)),
    );
    // One hand on that tile, two on the Black Market: a check of gems.
    assert_eq!((closed.seen().clock.hand, closed.points()[0]), (2, 1));
}

/// AT-6.6: a hand that is at the end already stays there, and the game ends.
#[test]
fn a_hand_at_the_end_moves_no_more() {
    let mut table = last_die("market").hand(22).table();
    table.does("die library");
    let moved = table.heard().iter().any(|event| matches!(event, Event::HandMoved { .. }));
    assert!(!moved);
    assert_eq!(table.stage(), Stage::Over);
}

/// AT-7.1: the token passes clockwise.
#[test]
fn the_token_passes_clockwise() {
    for (first, next) in [(1, 2), (2, 3), (3, 1)] {
        let mut table = last_die("market").hand(4).first(first).table();
        table.rolls(&NEXT).does("die library");
        let seen = table.seen();
        assert_eq!((seen.first, seen.turn), (seat(next), Some(seat(next))));
        assert_eq!(seen.deciding_for, Some(who(next)));
        let rolled = [2, 1, 1, 1, 1, 1];
        assert!(table.heard().contains(&Event::Opened { round: 2, first: seat(next), rolled }));
    }
}
