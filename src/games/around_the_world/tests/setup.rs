//! AW-1: dealing, the first goals, and key places.

use super::position::{
    Table, begins, dealt, fresh, own_box, point, points, position, seat, shipped,
};
use crate::engine::{Game as _, GameOptions as _, NotPlayable, Quiet, SeatCount, Swift};
use crate::games::around_the_world::{
    AroundTheWorld, Claims, Colour, Event, First, Options, Point, Refusal, Stage,
};
use std::collections::BTreeSet;

/// The ten sites nearer than three lines.
const NEAR: &str = "alhambra bran-castle caspian-sea giants-causeway kizhi lofoten \
                    mont-saint-michel rome santorini sergiev-posad";

fn laid_out(seed: u64, seats: usize) -> AroundTheWorld {
    let seats = SeatCount::new(seats).unwrap();
    AroundTheWorld::setup(shipped(), &Options::default(), seats, &mut Quiet(Swift(seed))).unwrap()
}

fn names(game: &AroundTheWorld, nodes: &[crate::games::around_the_world::Node]) -> Vec<Point> {
    nodes.iter().map(|node| game.map.point(*node)).collect()
}

/// AW-1.2: 12 cards for two or three, 9 for more; each card is in one place.
#[test]
fn cards_are_shuffled_and_dealt() {
    for (seats, cards) in [(2, 12), (3, 12), (4, 9), (5, 9), (6, 9)] {
        let game = laid_out(5, seats);
        let hands: Vec<_> =
            game.seats.seats().map(|seat| names(&game, &game.side(seat).hand)).collect();
        assert!(hands.iter().all(|hand| hand.len() == cards), "{seats}");
        let mut all: BTreeSet<_> = hands.into_iter().flatten().collect();
        all.extend(names(&game, &game.goals));
        all.extend(game.deck.iter().map(|card| game.map.point(card.site)));
        assert_eq!((all.len(), game.deck.len()), (80, 80 - 6 - seats * cards));
        let mut table = fresh(seats, begins(1), []).unwrap();
        table.told_of(&[Event::Began { seat: seat(1), cards: u8::try_from(cards).unwrap() }]);
        // Nobody sees another's.
        assert!(table.seen().seats.iter().all(|seat| seat.hand.is_none()));
        assert_eq!(table.hand(2).len(), cards);
        assert!(table.seen_by(1).seats[1].hand.is_none());
        table.told.clear();
    }
    let hands: BTreeSet<_> = (0..20)
        .map(|seed| format!("{:?}", names(&laid_out(seed, 2), &laid_out(seed, 2).sides[0].hand)))
        .collect();
    assert_eq!(hands.len(), 20);
}

/// AW-1.3: six goals; a near one goes under the deck, and all know that it lies there.
#[test]
fn near_goals_go_under_the_deck() {
    // Two hands, then the deck.
    let far = "nazca manaus odzala rio lencois petra babylon harappa ajanta lhasa angkor altai \
               uluru kakadu komodo sepik banaue";
    let more = "shibam samarkand djenne okavango baobabs tassili teide";
    let top =
        format!("{far} {more} rome uyuni kizhi iguazu valdes klondike niagara churchill baffin");
    let table = dealt(shipped(), 2, 1, &top);
    let goals = points("uyuni iguazu valdes klondike niagara churchill");
    assert_eq!(table.seen().goals, goals);
    let deck = table.deck();
    assert_eq!((deck[0], &deck[deck.len() - 2..]), (point("baffin"), &points("rome kizhi")[..]));
    table.told_of(&[
        Event::TooNear { site: point("rome") },
        Event::Revealed { site: point("uyuni") },
        Event::TooNear { site: point("kizhi") },
        Event::Revealed { site: point("iguazu") },
    ]);
    let known: Vec<_> = table.seen().under.iter().map(|u| (u.site, u.above, u.open)).collect();
    let last = u8::try_from(deck.len()).unwrap();
    assert_eq!(known, [(point("rome"), last - 2, true), (point("kizhi"), last - 1, true)]);
    assert_eq!(table.seen_by(2).under, table.seen().under);
}

/// AW-1.4: four tokens and three tickets for each, the other tickets in the supply.
#[test]
fn each_seat_has_its_tokens_and_tickets() {
    for seats in 2..=6 {
        let table = fresh(seats, begins(1), []).unwrap();
        let seen = table.seen();
        assert!(seen.seats.iter().all(|seat| seat.to_lay == 4 && seat.tickets == 3));
        assert!(seen.seats.iter().all(|seat| seat.tokens.is_empty() && seat.taken == 0));
        assert_eq!(usize::from(seen.tickets), 40 - 3 * seats);
        assert!(Colour::ALL.iter().all(|colour| seen.routes[*colour].is_empty()));
        assert_eq!(seen.laid, 0);
        assert!(Colour::ALL.iter().all(|colour| table.game.route(*colour).left == 45));
    }
}

/// AW-1.5: one at a time, clockwise from the first player, on far sites of one's own cards.
#[test]
fn tokens_go_to_key_places() {
    let hands = position(3).hand(1, "rome uluru rio").hand(2, "nazca petra").hand(3, "altai lhasa");
    let mut table = hands.keys(2).first(2).turn(2).table();
    assert_eq!(table.choices(), ["key nazca", "key petra"]);
    table.refused("key uluru", Refusal::NotHeld { site: point("uluru") });
    table.refused("key atlantis", Refusal::NoSuchPoint { point: point("atlantis") });
    table.refused(
        "lay red rose rome",
        Refusal::First { what: crate::games::around_the_world::Asked::Key },
    );
    table.does("key petra");
    table.told(&[Event::Keyed { seat: seat(2), site: point("petra") }]);
    assert!(table.is_final, "all know that the card is there");
    assert_eq!((table.side(2).tokens, table.side(2).to_lay), (points("petra"), 1));
    assert_eq!(table.turn(), 3);
    table.does("key altai");
    assert_eq!(
        (table.turn(), table.choices()),
        (1, vec!["key uluru".to_owned(), "key rio".to_owned()])
    );
    table.refused("key rome", Refusal::NearRose { site: point("rome") });
    table.does("key rio");
    // AW-1.8: another site.
    assert_eq!(
        (table.turn(), table.choices()),
        (2, vec!["key nazca".to_owned()]),
        "asked though it is the only one"
    );
    table.refused("key petra", Refusal::KeyThere { site: point("petra") });
    table.does("key nazca, key lhasa, key uluru");
    assert_eq!((table.turn(), table.stage(), table.seen().round), (2, Stage::Arrow, 1));
    assert!(table.seen().seats.iter().all(|seat| seat.tokens.len() == 2 && seat.to_lay == 0));
    assert_eq!(table.totals(), [-3 - 2, -2 - 2, -2 - 2]);
}

/// AW-1.5: three lines are far enough, two are not.
#[test]
fn a_key_place_is_three_lines_from_the_rose() {
    let map = shipped().map();
    let near: Vec<_> =
        map.sites().filter(|site| !map.is_far(*site)).map(|n| map.point(n).to_string()).collect();
    let mut expected: Vec<_> = NEAR.split_whitespace().collect();
    expected.sort_unstable();
    let mut near = near;
    near.sort();
    assert_eq!(near, expected);
    let lines = |name: &str| map.lines_to_rose(map.find(point(name)).unwrap());
    assert_eq!(
        ["rose", "rome", "santorini", "petra"].map(lines),
        [Some(0), Some(1), Some(2), Some(3)]
    );
}

/// Four seats of nine cards each; seat 2 begins, and is dealt first.
fn short_hand() -> Table {
    let first = "rome kizhi uluru lofoten rio alhambra santorini nazca bran-castle";
    let rest = "manaus odzala lencois petra babylon harappa ajanta lhasa angkor \
                altai kakadu komodo sepik banaue shibam samarkand djenne okavango \
                baobabs tassili teide uyuni iguazu valdes klondike niagara churchill";
    dealt(shipped(), 4, 2, &format!("{first} {rest} sergiev-posad baffin"))
}

/// AW-1.6, AW-1.8: a hand with fewer than four far sites changes its first near card for the top
/// one, again and again, before the goals are revealed; all see that, and not which.
#[test]
fn a_hand_of_near_sites_is_exchanged() {
    let table = short_hand();
    // Rome for Sergiev Posad, which is near as well, then Kizhi for Baffin.
    let hand =
        points("uluru lofoten rio alhambra santorini nazca bran-castle sergiev-posad baffin");
    assert_eq!(table.hand(2), hand);
    let deck = table.deck();
    assert_eq!(&deck[deck.len() - 2..], points("rome kizhi"));
    let redealt = Event::Redealt { seat: seat(2) };
    let heard = table.heard();
    assert_eq!(heard.iter().filter(|event| **event == redealt).count(), 2);
    let place = |event: &Event| heard.iter().position(|other| other == event);
    let goal = heard.iter().position(|event| matches!(event, Event::Revealed { .. }));
    assert!(place(&redealt) < goal, "before the goals");
    // Only the seat itself knows what lies there.
    let known: Vec<_> =
        table.seen_by(2).under.iter().map(|under| (under.site, under.open)).collect();
    assert_eq!(known, [(point("rome"), false), (point("kizhi"), false)]);
    assert!(table.seen().under.is_empty() && table.seen_by(1).under.is_empty());
    assert_eq!(table.turn(), 2);
    assert_eq!(table.choices(), ["key uluru", "key rio", "key nazca", "key baffin"]);
    // Four far sites are enough.
    let enough =
        dealt(shipped(), 4, 1, "rome kizhi uluru lofoten rio alhambra nazca manaus santorini");
    assert!(!enough.has_told(&Event::Redealt { seat: seat(1) }));
}

/// AW-1.6: seat by seat, from the one that begins.
#[test]
fn hands_are_exchanged_seat_by_seat() {
    let near: Vec<_> = NEAR.split_whitespace().collect();
    let far = "manaus odzala lencois petra babylon harappa ajanta lhasa angkor \
               altai kakadu komodo sepik banaue shibam samarkand djenne okavango";
    let far: Vec<_> = far.split_whitespace().collect();
    let hands = [
        [&far[..9]].concat(),
        [&far[9..18]].concat(),
        [&near[..6], &["rio", "nazca", "uluru"]].concat(),
        "teide uyuni iguazu valdes klondike niagara churchill baffin tassili".split(' ').collect(),
    ];
    let order = [0, 1, 2, 3].map(|n| hands[n].join(" ")).join(" ");
    let table = dealt(shipped(), 4, 1, &format!("{order} baobabs"));
    assert_eq!(
        table.heard()[..2],
        [Event::Began { seat: seat(1), cards: 9 }, Event::Redealt { seat: seat(3) }]
    );
    assert_eq!(table.hand(3).last(), Some(&point("baobabs")));
    assert_eq!(table.hand(3)[0], point(near[1]));
    assert_eq!(table.turn(), 1);
}

/// AW-1.7: anybody begins, each as likely, or whoever was agreed on.
#[test]
fn the_first_player_is_random() {
    for claims in [Claims::Automatic, Claims::Declared] {
        for drawn in 0..6 {
            let table = fresh(6, Options { claims, ..Options::default() }, [drawn]).unwrap();
            assert_eq!(u32::from(table.turn()), drawn + 1);
            assert_eq!(u32::from(table.seen().first.number()), drawn + 1);
            let began = Event::Began { seat: seat(table.turn()), cards: 9 };
            assert_eq!(table.heard().first(), Some(&began));
        }
    }
    for number in 1..=6 {
        assert_eq!(fresh(6, begins(number), [0]).unwrap().turn(), number);
    }
    let fourth = fresh(3, Options { first: First::Four, ..Options::default() }, []);
    assert_eq!(fourth.err(), Some(NotPlayable::Choice { name: "first", value: "4" }));
    assert_eq!(Options::every().len(), 2 * 7);
}

/// AW-1.9: a box in which the deck has no far site left: a near goal stays, a hand stays, and who
/// has no site for a token lays none.
#[test]
fn without_far_sites_near_ones_stay() {
    // Seven lines are far: 38 sites are. Twelve cards for each of six, and eight left.
    let rules = own_box(&[("near: 3,", "near: 7,"), ("6: 9}", "6: 12}")]);
    let map = rules.map();
    let (far, near): (Vec<_>, Vec<_>) = map.sites().partition(|site| map.is_far(*site));
    assert_eq!((far.len(), near.len()), (38, 42));
    let name = |node: &crate::games::around_the_world::Node| map.point(*node).to_string();
    // Seats 1 to 3 have 12 far sites each, seat 4 the last two, seats 5 and 6 and the deck none.
    let order: Vec<_> = far.iter().chain(&near).map(name).collect();
    let mut table = dealt(rules, 6, 1, &order.join(" "));
    assert!(
        table
            .heard()
            .iter()
            .all(|event| !matches!(event, Event::Redealt { .. } | Event::TooNear { .. }))
    );
    assert_eq!(table.seen().goals.len(), 6);
    let mut layers = Vec::new();
    while table.stage() == Stage::Key {
        layers.push(table.turn());
        let key = table.choices().remove(0);
        table.does(&key);
    }
    assert_eq!(layers, [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 1, 2, 3]);
    assert_eq!([4, 5, 6].map(|n| table.side(n).to_lay), [2, 4, 4]);
    assert_eq!(table.totals(), [-16, -16, -16, -14, -12, -12], "what was not laid costs nothing");
    assert_eq!((table.turn(), table.stage()), (1, Stage::Arrow));
    // One far site is left: it is the goal that is turned up in the end, and then none.
    let mut order = order;
    let last = order.remove(37);
    order.push(last.clone());
    let table = dealt(rules, 6, 1, &order.join(" "));
    assert!(table.heard().contains(&Event::Redealt { seat: seat(4) }), "it went there");
    assert!(table.hand(4).contains(&point(&last)));
}

/// AW-1.9: goals are exchanged only as long as the deck has a far one.
#[test]
fn the_last_far_goal_is_found() {
    let rules = own_box(&[("near: 3,", "near: 7,"), ("6: 9}", "6: 12}")]);
    let map = rules.map();
    let (mut far, near): (Vec<_>, Vec<_>) = map.sites().partition(|site| map.is_far(*site));
    let name = |node: &crate::games::around_the_world::Node| map.point(*node).to_string();
    let last = far.pop().unwrap();
    // Four of them for each of six, so that no hand is exchanged; the rest where it may be.
    let mut order = Vec::new();
    let (mut far, mut near) = (far.into_iter(), near.into_iter());
    for seats in 0..6 {
        let of_hand = if seats == 0 { 12 } else { 5 };
        order.extend(far.by_ref().take(of_hand));
        order.extend(near.by_ref().take(12 - of_hand));
    }
    assert_eq!((order.len(), far.next()), (72, None));
    order.extend(near);
    order.push(last);
    let names: Vec<_> = order.iter().map(name).collect();
    let table = dealt(rules, 6, 1, &names.join(" "));
    let told = table.heard();
    let near = told.iter().filter(|event| matches!(event, Event::TooNear { .. })).count();
    assert_eq!((near, table.seen().goals[0]), (7, map.point(last)));
    assert_eq!(table.seen().goals.len(), 6);
}
