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

/// On the narrowest screen a card's title has 14 cells for its name. What is longer has a shorter
/// one; no two look the same.
#[test]
fn names_of_cards_are_short_and_different() {
    let shelf = Shelf::new(None);
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        // Cartographers never come to the market.
        let cards = Card::every().filter(|c| *c != Card::CARTOGRAPHER);
        let cards = cards.map(|c| (phrase::card(c, &words), phrase::short_card(c, &words)));
        let places = Destination::ALL.into_iter().map(|d| phrase::place(d, &words));
        let names: Vec<_> = cards.chain(places.map(|place| (place.clone(), place))).collect();
        for (i, (name, short)) in names.iter().enumerate() {
            assert!(short.width() <= 14 && short.width() <= name.width(), "{name}");
            assert!(name == short || i >= 24, "a member has its whole name: {name}");
            assert!(names[..i].iter().all(|other| other.0 != *name && other.1 != *short), "{name}");
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

/// EX-6.3, EX-6.4, EX-6.8: teams that go lie side by side, the strongest first, with what each
/// earns; what they bring home stands there once it is settled who wins.
#[test]
fn teams_that_go_are_laid_open() {
    let going = |number: u8, team: Which, strength: u8, pay: u8| {
        let seat = testing::seat(number);
        Going { seat, team, strength, pay }
    };
    let (first, second) = (Which::First, Which::Second);
    let went = |teams: &[Going]| Event::Went { teams: teams.iter().copied().collect() };
    let told = |events: &[Event]| testing::revealed::<Explora>(events);
    let expedition = Destination::Mu;
    let won = Event::Won { seat: testing::seat(2), team: first, expedition };
    let found = Event::Artefact { seat: testing::seat(2), team: first, points: 6 };
    let teams = [going(1, first, 2, 2), going(2, first, 7, 8), going(1, second, 4, 4)];
    assert_eq!(
        told(&[went(&teams), won.clone(), found]),
        [
            "the expedition",
            " | team | strength | earns | artefact",
            "2: 1 | 7 | 8£ | 6 = 7",
            "1: 2 | 4 | 4£ | – = 4",
            "1: 1 | 2 | 2£ | – = 2",
            "Boris wins the expedition card Mu with team 1.",
        ]
    );
    // The seat with both of the strongest has not said yet which of them wins.
    let own = told(&[went(&[going(1, first, 4, 4), going(1, second, 4, 4)])]);
    let rows = ["1: 1 | 4 | 4£ = 4", "1: 2 | 4 | 4£ = 4"];
    assert_eq!(own[1..], [&[" | team | strength | earns | "], &rows[..]].concat());
    let tied = told(&[went(&[going(3, first, 4, 4), going(1, second, 4, 4)]), won]);
    assert!(tied[4].starts_with("Equal strength:"), "{tied:?}");
    let nobody = told(&[went(&[]), Event::Unclaimed { expedition }]);
    assert_eq!(
        nobody[2..],
        ["Nobody goes on the expedition.", "The expedition card Mu leaves the game."]
    );
}

/// EX-3.2, EX-4.10: a card turned up for a risky move is seen by all, with what became of it, but
/// not what the next one does.
#[test]
fn bids_and_risks_are_laid_open() {
    let seat = testing::seat;
    let told = |events: &[Event]| testing::revealed::<Explora>(events);
    let bids = |bids: [(u8, u16); 2]| {
        let bid = |(number, bid)| SeatBid { seat: seat(number), bid };
        Event::Bids { order: bids.into_iter().map(bid).collect() }
    };
    let forward = Event::Forward { seat: seat(2), place: 1, past: None };
    let open = told(&[bids([(2, 4), (1, 4)]), forward.clone()]);
    assert_eq!(open[..5], ["the bids", " | bid", "2: 4£ = 4", "1: 4£ = 4", "Boris picks first."]);
    assert!(open[5].starts_with("Equal bids:") && open.len() == 7, "{open:?}");
    assert_eq!(told(&[bids([(2, 4), (1, 3)])]).len(), 5);
    let start: List<SeatBid, 4> = [SeatBid { seat: seat(1), bid: 3 }].into_iter().collect();
    let fee = Event::Fee { seat: seat(1), money: 2 };
    let lined = told(&[Event::StartBids { bids: start }, fee, forward]);
    assert_eq!(lined[..3], ["the bids for the starting order", " | bid", "1: 3£ = 3"]);
    assert_eq!(lined.len(), 4, "{lined:?}");
    let (card, team) = (Card::JETPACK, Which::First);
    let played = Event::Founded { seat: seat(1), team, card };
    let before = Event::Took { seat: seat(1), card };
    let drew = Event::Drew { seat: seat(1), card };
    let risk =
        told(&[before.clone(), drew, played.clone(), Event::Leftover { card }, played.clone()]);
    assert_eq!(risk.len(), 4, "{risk:?}");
    assert!(risk[2].contains("turns up") && risk[3].contains("founds team"), "{risk:?}");
    assert_eq!(told(&[before, played]), <[String; 0]>::default());
}
