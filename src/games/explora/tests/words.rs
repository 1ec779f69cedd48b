//! The rules pages, the names and the sentences: complete, in both languages.

use crate::engine::Seat;
use crate::games::explora::event::Going;
use crate::games::explora::{
    Card, Destination, Event, Explora, Refusal, Scale, SeatBid, Teams, Which, phrase,
};
use crate::games::list::List;
use crate::games::{Shelf, testing};
use crate::lang::Lang;
use unicode_width::UnicodeWidthStr;

#[test]
fn the_tables_of_the_rules_pages_are_filled_in() {
    testing::rules_pages_have::<Explora>(&[
        "| 1–3 | 4–6 | 7–9 | 10+ |",
        "| 2 | 4 | 8 | 12 |",
        "| 6 | 4 | 2 | 0 |",
    ]);
}

/// A card on a narrow screen has two lines of ten cells for its name; no two look the same.
#[test]
fn names_of_cards_are_short_and_different() {
    let shelf = Shelf::new(None);
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        // Cartographers never come to the market.
        let cards = Card::every().filter(|c| *c != Card::CARTOGRAPHER);
        let cards = cards.map(|c| phrase::card(c, &words));
        let places = Destination::ALL.into_iter().map(|d| phrase::place(d, &words));
        let names: Vec<String> = cards.chain(places).collect();
        for (i, name) in names.iter().enumerate() {
            let lines = crate::draw::text::wrap(name, 10);
            assert!(lines.len() <= 2 && lines.iter().all(|l| l.width() <= 10), "{name}");
            assert!(!names[..i].contains(name), "twice: {name}");
        }
    }
}

/// One of each event and of each way to tell it.
fn every_event() -> Vec<Event> {
    let (seat, other) = (Seat::at(0), Seat::at(1));
    let (team, card, out) = (Which::First, Card::JETPACK, Some(Card::default()));
    let expedition = Destination::Mu;
    let bids: List<SeatBid, 4> = [SeatBid { seat, bid: 4 }].into_iter().collect();
    let going = Going { seat, team, strength: 7, pay: 8 };
    let mut events = vec![
        Event::LaidOut { expeditions: [expedition].into_iter().collect() },
        Event::StartBid { seat, bid: None },
        Event::StartBid { seat, bid: Some(3) },
        Event::StartBids { bids },
        Event::LinedUp { scale: Scale([None, Some(seat), None, None]) },
        Event::Fee { seat, money: 2 },
        Event::Round { round: 3 },
        Event::Charted { cartographers: 2 },
        Event::Reshuffled { cards: 21 },
        Event::Market { cards: [card].into_iter().collect() },
        Event::Market { cards: List::default() },
        Event::Bid { seat, bid: None },
        Event::Bid { seat, bid: Some(3) },
        Event::Bids { order: bids },
    ];
    for past in [None, Some(other)] {
        events.push(Event::Forward { seat, place: 2, past });
        events.push(Event::Back { seat, place: 2, past });
    }
    events.extend([
        Event::Took { seat, card },
        Event::NothingLeft { seat },
        Event::Sold { seat, card, money: 3 },
        Event::Patron { seat, card: Card::PATRONS[0], money: 5 },
        Event::Joined { seat, team, card, out: None },
        Event::Joined { seat, team, card, out },
        Event::Founded { seat, team, card },
        Event::Strength { seat, team, strength: 7 },
        Event::Drew { seat, card },
        Event::DrewNothing { seat },
        Event::Watched { seat },
        Event::Leftover { card },
        Event::Paid { money: 7 },
        Event::Called { number: 1, expedition, cartographers: 3 },
        Event::Chose { seat, teams: None },
        Event::Went { teams: List::default() },
        Event::Went { teams: [going].into_iter().collect() },
        Event::Won { seat, team, expedition },
        Event::Unclaimed { expedition },
        Event::Artefact { seat, team, points: 6 },
        Event::Lost { seat, team, card, by: None },
        Event::Lost { seat, team, card, by: Some(other) },
        Event::Disbanded { seat, team },
        Event::Active { number: 2, expedition },
        Event::Result { seat, expeditions: 20, artefacts: 8, money: 13, total: 41 },
    ]);
    let chosen = Teams::ALL.map(|teams| Event::Chose { seat, teams: Some(teams) });
    events.extend(chosen);
    events
}

/// One of each refusal.
fn every_refusal() -> Vec<Refusal> {
    let (card, team) = (Card::JETPACK, Which::Second);
    vec![
        Refusal::BidNow,
        Refusal::TakeNow,
        Refusal::UseNow { card },
        Refusal::ChooseNow,
        Refusal::ClaimNow,
        Refusal::LoseNow,
        Refusal::TooMuch { bid: 9, money: 4 },
        Refusal::NotOnMarket { card },
        Refusal::NoTeam { team },
        Refusal::Full { team },
        Refusal::TwoTeams,
        Refusal::CannotSell { card },
        Refusal::NoMember { card },
        Refusal::OnlyJetpack { card },
        Refusal::JoinsTeam { card },
        Refusal::NotInTeam { card },
        Refusal::TooWeak { team },
    ]
}

/// The places of the scale are Roman numerals in every language.
#[test]
fn every_event_and_refusal_is_a_sentence() {
    testing::every_one_is_a_sentence::<Explora>(&every_event(), &every_refusal(), "IV");
}
