//! EX-1: components and setup.

use super::position::{card, fresh, fresh_of, patron, position, scale, seat, shipped};
use crate::engine::{Census, Eyes, Game, Kit, Seat};
use crate::games::Boxed;
use crate::games::explora::{
    Card, Components, Destination, Event, Explora, FirstGame, Initiative, Options, SeatBid, Stage,
};
use std::collections::BTreeSet;

const BY_BIDS: Options = Options { initiative: Initiative::Bids, first_game: FirstGame::Any };

/// EX-1.1: each seat has a screen with a patron of its own, and no team yet.
#[test]
fn each_seat_has_a_screen_with_a_patron() {
    for seats in 2..=4 {
        let view = fresh(seats, Options::default(), 1).seen();
        let patrons: BTreeSet<_> = view.seats.iter().map(|seat| seat.patron).collect();
        assert_eq!(patrons.len(), seats);
        assert!(patrons.iter().all(|patron| Card::PATRONS.contains(patron)));
        assert!(view.seats.iter().flat_map(|s| &s.teams).all(|team| team.cards.is_empty()));
        let on_scale: BTreeSet<_> = view.scale.seats().collect();
        assert_eq!(on_scale.len(), seats);
    }
}

/// EX-1.2: four of the nine, each once, open from the start; any of them can come first.
#[test]
fn four_expeditions_are_laid_out() {
    let mut firsts = BTreeSet::new();
    for seed in 0..200 {
        let table = fresh(3, Options::default(), seed);
        let view = table.seen();
        let row: BTreeSet<_> = view.expeditions.iter().copied().collect();
        assert_eq!((row.len(), view.expeditions.len(), view.active), (4, 4, 1));
        assert_eq!(view.destination(), view.expeditions[0]);
        table.told_of(&[Event::LaidOut { expeditions: view.expeditions }]);
        firsts.insert(view.expeditions[0]);
    }
    assert_eq!(firsts.len(), Destination::ALL.len());
}

/// EX-1.2: a first game starts at Avalon, Kalahari or Iram; the others are as they come.
#[test]
fn a_first_game_starts_with_an_easy_expedition() {
    let options = Options { first_game: FirstGame::Easy, ..Options::default() };
    let (mut firsts, mut others) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..200 {
        let row = fresh(2, options, seed).seen().expeditions;
        assert_eq!(row.iter().collect::<BTreeSet<_>>().len(), 4);
        firsts.insert(row[0]);
        others.extend(row[1..].iter().copied());
    }
    let easy = [Destination::Avalon, Destination::Kalahari, Destination::Iram];
    assert_eq!(firsts, easy.into());
    assert_eq!(others.len(), Destination::ALL.len());
    // Two of the other eight are easy as well, and come as often as that.
    let second = |seed: u64| fresh(2, options, seed).seen().expeditions[1];
    let often = (0..2000).filter(|seed| easy.contains(&second(*seed))).count();
    assert!((400..600).contains(&often), "{often} of 2000");
}

/// EX-1.3: 51 cards, all in the deck but those already turned up.
#[test]
fn the_deck_has_all_other_cards() {
    let all: Vec<Card> = shipped().every_card().collect();
    assert_eq!(all.len(), 51);
    let table = fresh(4, Options::default(), 1);
    let game = &table.game;
    let mut cards: Vec<Card> = game.deck.iter().chain(game.market.iter()).copied().collect();
    cards.extend((0..game.cartographers).map(|_| Card::CARTOGRAPHER));
    cards.sort_unstable();
    assert_eq!(cards, all);
    let other = fresh(4, Options::default(), 2);
    assert_ne!(other.game.deck, game.deck, "shuffled");
}

/// EX-1.1, EX-1.3, EX-1.4: the count that watches over matches knows every card, every marker
/// and all money, each kind by itself.
#[test]
fn everything_in_the_box_is_counted() {
    let mut table = fresh(3, Options::default(), 1);
    let mut whole = Census::default();
    for (number, card) in Card::every().enumerate() {
        whole.add(number, shipped().copies(card).into());
    }
    // Three seats and a marker that nobody uses.
    for marker in [0, 1, 2, Seat::MOST] {
        whole.add(Card::KINDS + marker, 1);
    }
    let mut count = Census::default();
    table.game.census(&mut count);
    assert_eq!(count.difference(&whole), None);
    // M£ that come from nowhere are noticed.
    table.game.bank += 3;
    whole.add(Card::KINDS + Seat::MOST + 1, 3);
    count.clear();
    table.game.census(&mut count);
    assert_eq!(count.difference(&whole), None);
}

/// In a round a seat decides four times at most, on an expedition as well; there are four
/// expeditions (EX-1.2), before each of which all 51 cards may be turned up.
#[test]
fn a_match_has_its_bound() {
    let table = fresh(3, Options::default(), 1);
    assert_eq!(table.game.longest(), 3 * (1 + 4 * (4 * 51 + 4)));
}

/// EX-1.4: 11 M£ each, hidden from the others.
#[test]
fn everybody_gets_hidden_money() {
    let table = fresh(3, BY_BIDS, 1);
    for number in 1..=3 {
        assert_eq!(table.money(number), 11);
        let view = table.seen_by(number);
        let hidden = view.seats.iter().filter(|seat| seat.money.is_none()).count();
        assert_eq!(hidden, 2);
    }
    assert!(table.seen().seats.iter().all(|seat| seat.money.is_none()));
}

/// EX-1.5: by lot every order comes up, and nobody is asked.
#[test]
fn the_starting_order_is_drawn_by_lot() {
    let mut orders = BTreeSet::new();
    for seed in 0..100 {
        let table = fresh(3, Options::default(), seed);
        assert_eq!(table.seen().stage, Stage::Bid);
        let order: Vec<_> = table.scale().seats().collect();
        orders.insert(order);
    }
    assert_eq!(orders.len(), 6);
}

/// EX-1.5: secret bids, revealed at once; the highest is first, all are paid; EX-1.7 is due as
/// well.
#[test]
fn the_starting_order_can_be_bid_for() {
    let mut table = fresh(4, BY_BIDS, 1);
    assert_eq!((table.seen().stage, table.to_act()), (Stage::Opening, vec![1, 2, 3, 4]));
    assert_eq!(table.choices(1).len(), 12, "nothing up to all 11");
    table.does(1, "bid 2").does(3, "bid 0").does(4, "bid 5");
    table.told(&[Event::StartBid { seat: seat(4), bid: None }]);
    let own = table.heard(Eyes::Seat(seat(4)));
    assert_eq!(own, [Event::StartBid { seat: seat(4), bid: Some(5) }]);
    assert!(!table.is_final);
    table.does(2, "bid 11");
    assert!(table.is_final);
    let bid = |number, bid| SeatBid { seat: seat(number), bid };
    let bids = [bid(2, 11), bid(4, 5), bid(1, 2), bid(3, 0)];
    table.told_of(&[
        Event::StartBids { bids: bids.into_iter().collect() },
        Event::LinedUp { scale: scale("2 4 1 3") },
        // It has nothing left to pay with.
        Event::Fee { seat: seat(2), money: 0 },
        Event::Fee { seat: seat(4), money: 1 },
        Event::Round { round: 1 },
    ]);
    assert_eq!([1, 2, 3, 4].map(|number| table.money(number)), [9, 0, 11, 5]);
    assert_eq!((table.seen().stage, table.to_act()), (Stage::Bid, vec![1, 2, 3, 4]));
}

/// EX-1.5: equal starting bids are put in any order; the scale has none to go by yet.
#[test]
fn equal_starting_bids_are_broken_at_random() {
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let mut table = fresh(3, BY_BIDS, seed);
        table.bids(&[4, 4, 7]);
        let order: Vec<_> = table.scale().seats().map(Seat::number).collect();
        assert_eq!(order[0], 3);
        orders.insert(order);
    }
    assert_eq!(orders, [vec![3, 1, 2], vec![3, 2, 1]].into());
}

/// EX-1.6: unused markers stand on the first places.
#[test]
fn unused_markers_stand_first() {
    let mut table = fresh(2, BY_BIDS, 1);
    table.bids(&[1, 3]);
    table.told_of(&[Event::LinedUp { scale: scale("- - 2 1") }]);
    let mut table = fresh(3, BY_BIDS, 1);
    table.bids(&[1, 3, 2]);
    table.told_of(&[Event::LinedUp { scale: scale("- 2 3 1") }]);
    let scale = fresh(2, Options::default(), 1).scale().0;
    assert_eq!((scale[0], scale[1]), (None, None));
    assert!(scale[2].is_some() && scale[3].is_some());
}

/// EX-1.7: the first two of the real seats pay, whatever stands before them.
#[test]
fn the_first_two_seats_pay() {
    for seats in 2..=4 {
        let table = fresh(seats, Options::default(), 5);
        let order: Vec<u8> = table.scale().seats().map(Seat::number).collect();
        let money: Vec<u16> = order.iter().map(|&number| table.money(number)).collect();
        assert_eq!(money, [&[9, 10][..], &[11, 11][..seats - 2]].concat());
        table.told_of(&[
            Event::Fee { seat: seat(order[0]), money: 2 },
            Event::Fee { seat: seat(order[1]), money: 1 },
        ]);
    }
}

/// EX-1.7: as far as it has it.
#[test]
fn nobody_pays_more_than_it_has() {
    let text = Explora::COMPONENTS.replace("money: 11,", "money: 1,");
    let kit = Kit::<Components>::read("poor.ron", &text).unwrap();
    let table = fresh_of(kit.components(), 3, Options::default(), 5);
    let order: Vec<u8> = table.scale().seats().map(Seat::number).collect();
    let money: Vec<u16> = order.iter().map(|&number| table.money(number)).collect();
    assert_eq!(money, [0, 0, 1]);
    table.told_of(&[Event::Fee { seat: seat(order[0]), money: 1 }]);
}

/// EX-1.8: however much it pays, the bank can go on: what it is short of is only counted.
#[test]
fn the_bank_never_runs_out() {
    let mut table = position(2).money(1, 1_000).money(2, 900).table();
    assert!(table.game.bank < -300, "more than the 158 M£ of the coins in a box");
    table.bids(&[0, 0]).does(1, "take banker");
    assert_eq!(table.money(1), 1_007);
}

/// EX-1.9: with two seats, the Press baron and the Curator are on no screen.
#[test]
fn a_patron_on_nobodys_screen_pays_the_usual() {
    let market = "press-baron curator orchid-hunter";
    let mut table = position(2).market(market).table();
    table.bids(&[3, 1]);
    table.does(1, "take press-baron");
    table.told_of(&[patron(1, "press-baron", 5)]);
    table.does(2, "take curator");
    table.told_of(&[patron(2, "curator", 5)]);
    assert_eq!(table.seen().seats[0].patron, card("banker"));
    assert_eq!(table.seen().seats[1].patron, card("duchess"));
}

/// The order in which starting bids are made changes nothing.
#[test]
fn starting_bids_can_be_made_in_any_order() {
    let mut there = fresh(3, BY_BIDS, 9);
    there.does(1, "bid 3").does(2, "bid 3").does(3, "bid 1");
    let mut back = fresh(3, BY_BIDS, 9);
    back.does(3, "bid 1").does(2, "bid 3").does(1, "bid 3");
    for eyes in [Eyes::Table, Eyes::Seat(seat(1)), Eyes::Seat(seat(3))] {
        assert_eq!(there.game.view(eyes), back.game.view(eyes));
    }
}
