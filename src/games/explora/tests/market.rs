//! EX-2: the market.

use super::position::{card, cards, position};
use crate::games::explora::Event;

/// EX-2.1: three cards for two and three seats, four for four.
#[test]
fn the_market_fits_the_table() {
    for (seats, size) in [(2, 3), (3, 3), (4, 4)] {
        let table = position(seats).market("").new_round();
        assert_eq!(table.seen().market.len(), size);
        assert_eq!(table.seen().market[0], card("porters"), "from the top of the deck");
        let shown = Event::Market { cards: table.seen().market };
        table.told(&[Event::Round { round: 2 }, shown]);
        assert_eq!(usize::from(table.seen().deck), 8 - size);
    }
}

/// EX-2.2: a cartographer goes to the cartography area, and the next card takes its place.
#[test]
fn a_cartographer_is_replaced() {
    let deck = "porters cartographer airship cartographer cartographer jetpack duchess";
    let table = position(2).market("").deck(deck).cartographers(1).new_round();
    assert_eq!(table.seen().market[..], cards("porters airship jetpack"));
    assert_eq!((table.seen().cartographers, table.seen().deck), (4, 1));
    let charted = |cartographers| Event::Charted { cartographers };
    table.told_of(&[charted(2), charted(3), charted(4)]);
}

/// EX-2.3: the discards become the deck in the middle of laying out.
#[test]
fn an_empty_deck_is_made_of_the_discards() {
    let discards = "banker duchess curator jetpack";
    let table = position(3).market("").deck("porters").discards(discards).new_round();
    table.told_of(&[Event::Reshuffled { cards: 4 }]);
    assert_eq!(table.seen().market[0], card("porters"));
    assert_eq!((table.seen().market.len(), table.seen().deck), (3, 2));
    assert_eq!(table.discards(), []);
    let mut all: Vec<_> = table.seen().market[1..].to_vec();
    all.extend(table.game.deck.iter());
    all.sort_unstable();
    assert_eq!(all, cards(discards));
}

/// EX-2.3: with nothing left anywhere the market stays smaller; the last in the order goes
/// without a card.
#[test]
fn without_cards_the_market_stays_smaller() {
    let mut table = position(3).market("").deck("airship cartographer banker").new_round();
    assert_eq!(table.seen().market[..], cards("airship banker"));
    table.bids(&[3, 2, 1]).does(1, "take airship").does(1, "found");
    // The second takes the last card unasked; for the third there is none.
    table.told_of(&[
        super::position::took(2, "banker"),
        Event::NothingLeft { seat: super::position::seat(3) },
        Event::Paid { money: 6 },
    ]);
}

/// EX-2.3: an empty market is bid for all the same, and the round ends at once.
#[test]
fn an_empty_market_is_nobodys() {
    let mut table = position(2).market("").deck("cartographer").new_round();
    table.told_of(&[Event::Market { cards: cards("").into_iter().collect() }]);
    table.bids(&[4, 1]);
    assert_eq!((table.money(1), table.money(2)), (7, 10));
    assert_eq!(table.seen().round, 3);
}

/// EX-2.1, EX-4.2: in another box the market may be larger; all that nobody takes is discarded.
#[test]
fn a_larger_market_leaves_more() {
    let deck = "banker duchess curator lost-poet airship porters";
    let start = position(2).changed_box("{2: 3,", "{2: 5,").market("").deck(deck);
    let mut table = start.new_round();
    assert_eq!(table.seen().market.len(), 5);
    table.bids(&[1, 0]).does(1, "take banker").does(2, "take duchess");
    let left = |name: &str| Event::Leftover { card: card(name) };
    table.told_of(&[left("curator"), left("lost-poet"), left("airship")]);
}
