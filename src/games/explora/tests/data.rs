//! The shipped component file holds the numbers of the box.

use super::position::{card, shipped};
use crate::games::explora::Destination::{
    self, Agartha, Atlantis, Avalon, Eldorado, Iram, Kalahari, Mu, ShangriLa, Thule,
};
use crate::games::explora::{Card, Kind, What};

/// Eight of each kind, two of each strength, and a price for each.
#[test]
fn members_are_as_in_the_box() {
    for kind in Kind::ALL {
        let members = Card::every().filter(|card| card.what() == What::Member(kind));
        let worth: Vec<_> =
            members.map(|card| (shipped().strength(card), shipped().price(card))).collect();
        let two = |strength, price| [(strength, price); 2];
        assert_eq!(worth, [two(1, 3), two(2, 2), two(3, 2), two(4, 1)].concat());
    }
}

/// EX-1.3: 8 + 8 + 8 members, 8 patrons, 12 specials, 7 cartographers.
#[test]
fn the_other_cards_are_as_in_the_box() {
    let rules = shipped();
    assert_eq!(Card::PATRONS.map(|patron| rules.copies(patron)), [2; 4]);
    assert_eq!((rules.patrons.pay, rules.patrons.own_pay), (5, 7));
    for special in ["jetpack", "risky-move", "long-watch"] {
        assert_eq!((rules.copies(card(special)), rules.price(card(special))), (4, 3));
    }
    assert_eq!((rules.cartographers.copies, rules.cartographers.needed), (7, 3));
    assert_eq!(rules.jetpack.strength, 2);
    assert_eq!(rules.every_card().count(), 51);
}

/// Three symbols on each of the nine expeditions.
#[test]
fn every_expedition_has_three_symbols() {
    let of = |destination| {
        let symbols = shipped().symbols(destination);
        [symbols.explorer, symbols.crew, symbols.transport]
    };
    for destination in Destination::ALL {
        assert_eq!(of(destination).iter().sum::<u8>(), 3, "{destination:?}");
    }
    assert!([Avalon, Kalahari, Iram].iter().all(|&easy| of(easy) == [1, 1, 1]));
    assert_eq!([of(ShangriLa), of(Agartha), of(Eldorado)], [[2, 1, 0], [2, 0, 1], [1, 2, 0]]);
    assert_eq!([of(Mu), of(Atlantis), of(Thule)], [[0, 2, 1], [1, 0, 2], [0, 1, 2]]);
}

/// Money, market, pay, artefacts and points.
#[test]
fn the_board_is_as_printed() {
    let rules = shipped();
    assert_eq!((rules.seats, rules.money), ((2, 4), 11));
    assert_eq!(rules.fees, [2, 1]);
    assert_eq!([2, 3, 4].map(|seats| rules.market(seats)), [3, 3, 4]);
    assert_eq!(rules.expeditions, 4);
    assert_eq!(rules.first_game, [Avalon, Kalahari, Iram]);
    assert_eq!((rules.artefacts.points, rules.artefacts.copies), ([6, 4, 2, 0], 8));
    assert_eq!((rules.points.expedition, rules.points.money), (10, 1));
}
