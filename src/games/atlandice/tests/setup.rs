//! AT-1 and AT-2: the table is laid, the gates open.

use super::position::{fresh, position, seat, stock, who};
use crate::engine::{Census, Chance, Game, NotPlayable, Seed, Seeded};
use crate::games::atlandice::{
    Area, District, District::*, Event, First, Letter, Options, Resource, Stock,
};

fn words(seed: u64) -> Vec<u32> {
    let mut chance = Seeded::new(Seed(seed));
    (0..100).map(|_| chance.below(6)).collect()
}

/// AT-1.1: three tiles in any order, the top one open.
#[test]
fn stacks_are_shuffled_and_only_the_top_is_seen() {
    let open = |seed| {
        let seen = fresh(3, Options::default(), words(seed)).unwrap().seen();
        assert!(District::ALL.iter().all(|&d| seen.districts[d].covered == 2));
        District::ALL.map(|d| seen.districts[d].tile.unwrap().letter.name())
    };
    let seen: Vec<_> = (0..200).map(open).collect();
    for (index, district) in District::ALL.into_iter().enumerate() {
        for letter in Letter::ALL {
            assert!(seen.iter().any(|open| open[index] == letter.name()), "{district}");
        }
    }
}

/// AT-1.2, AT-1.3, AT-1.4: resources, dice, submarine and hand.
#[test]
fn the_table_is_laid_by_the_number_of_seats() {
    for (seats, here, dice, out) in [(2, 7, 7, 2), (3, 7, 7, 2), (4, 9, 9, 0)] {
        let table = fresh(seats, Options::default(), words(5)).unwrap();
        let seen = table.seen();
        assert_eq!(seen.market.stock, Stock::of_each(3));
        for district in District::ALL {
            let mut own = Stock::EMPTY;
            own[district.resource()] = here;
            assert_eq!(seen.districts[district].stock, own);
        }
        assert_eq!(seen.out, Stock::of_each(out));
        assert_eq!(Area::ALL.iter().map(|&area| seen.dice(area)).sum::<u8>(), dice);
        assert_eq!((seen.submarine, seen.clock.hand, seen.round), (Area::Workshop, 0, 1));
        assert!(seen.seats.iter().all(|side| side.stock.is_empty() && side.total == 0));
        assert_eq!(seen.neutral.is_some(), seats == 2);
        assert!(table.is_final);
    }
}

/// AT-1.4: anybody may begin, or the one agreed on.
#[test]
fn the_first_player_is_drawn_by_lot_or_agreed_on() {
    let begins = |draw| fresh(4, Options::default(), std::iter::once(draw).chain(words(3)));
    let begun = (0..4).map(|draw| begins(draw).unwrap().seen().first.number());
    assert_eq!(begun.collect::<Vec<_>>(), [1, 2, 3, 4]);
    for (number, first) in (1..).zip([First::One, First::Two, First::Three, First::Four]) {
        let seen = fresh(4, Options { first }, words(3)).unwrap().seen();
        assert_eq!((seen.first.number(), seen.turn), (number, Some(seen.first)));
    }
    let (name, value) = ("first", "3");
    let refused = fresh(2, Options { first: First::Three }, words(3)).err();
    assert_eq!(refused, Some(NotPlayable::Choice { name, value }));
}

/// AT-2.1: each die lies at the area of its number, a six at the Black Market.
#[test]
fn dice_open_the_areas_of_their_numbers() {
    let shuffles = [0; 10];
    let dice = [0, 1, 1, 2, 4, 5, 5];
    let draws = shuffles.into_iter().chain(dice);
    let table = fresh(3, Options { first: First::Two }, draws).unwrap();
    let seen = table.seen();
    assert_eq!(Area::ALL.map(|area| seen.dice(area)), [1, 2, 1, 0, 1, 2]);
    let rolled = [1, 2, 1, 0, 1, 2];
    table.told(&[Event::Opened { round: 1, first: seat(2), rolled }]);
    assert_eq!((seen.turn, seen.deciding_for), (Some(seat(2)), Some(who(2))));
}

/// AT-2.2: the dice of a district without tiles go to the Black Market.
#[test]
fn dice_of_a_closed_district_go_to_the_black_market() {
    let closed = || position(3).gone(Library, 3).on(Area::Market, "gems books");
    let mut table = closed().dice("market forge").table();
    table.rolls(&[2, 2, 1, 3, 4, 5, 6]).does("die market").does("take gems");
    let seen = table.seen();
    assert_eq!(seen.round, 2);
    assert_eq!(Area::ALL.map(|area| seen.dice(area)), [1, 0, 1, 1, 1, 3]);
    assert!(table.heard().contains(&Event::Diverted { district: Library, dice: 2 }));
    table.refused("die library", super::super::Refusal::NoDie { area: Area::Library });
    assert_eq!(table.held(3), stock("gems"));
    assert_eq!(table.on(Area::Market)[Resource::Books], 1);

    // Where no die lies, none goes.
    let mut none = closed().dice("market forge").table();
    none.rolls(&[1, 1, 1, 3, 4, 5, 6]).does("die market").does("take gems");
    assert!(!none.heard().iter().any(|event| matches!(event, Event::Diverted { .. })));
}

/// AT-1.1 to AT-1.3: the count that watches over matches knows every resource, die and tile of
/// the box, each kind by itself.
#[test]
fn everything_in_the_box_is_counted() {
    for (seats, dice) in [(2, 7), (3, 7), (4, 9)] {
        let mut whole = Census::default();
        let resources = (0..5).map(|kind| (kind, 12));
        let tiles = (6..21).map(|tile| (tile, 1));
        for (component, copies) in resources.chain([(5, dice)]).chain(tiles) {
            whole.add(component, copies);
        }
        let mut count = Census::default();
        fresh(seats, Options::default(), words(5)).unwrap().game.census(&mut count);
        assert_eq!(count.difference(&whole), None);
    }
}

/// Within 22 rounds (AT-6.1), each with its nine dice and, at worst, a donation of all there is,
/// every match of four has ended.
#[test]
fn a_match_has_its_bound() {
    let table = fresh(4, Options::default(), words(5)).unwrap();
    assert_eq!(table.game.longest(), 22 * (9 * 16 + 5 * 12 + 4));
}
