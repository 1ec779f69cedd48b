//! The rules pages and the sentences: complete, in both languages.

use super::position::shipped;
use crate::draw::text::{width_of, wrap};
use crate::engine::Seat;
use crate::games::atlandice::{
    Area, Asked, Atlandice, District, Effect, Event, Letter, Refusal, Resource, Rolls, Taking,
    Tile, Who, phrase,
};
use crate::games::{Shelf, testing};
use crate::lang::Lang;
use serde_json::json;

fn every_effect() -> Vec<Effect> {
    let on: Rolls = serde_json::from_value(json!([1, 3, 5])).unwrap();
    vec![
        Effect::OneMore { on },
        Effect::Swap,
        Effect::VisitAgain { on },
        Effect::FromAnother { on },
        Effect::ToMarket,
        Effect::OnDie { die: 2 },
        Effect::ClockHand { on, steps: 1 },
        Effect::MarketToAnother,
        Effect::ChangeDie,
        Effect::Submarine,
        Effect::ToAnother,
        Effect::FromMarket { on },
    ]
}

/// Each effect has a sentence; the shipped ones fit the cells of a small screen and of a larger.
#[test]
fn every_effect_is_told_in_short_and_in_full() {
    let shelf = Shelf::new(None);
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        let tiles = District::ALL.into_iter().flat_map(|district| {
            Letter::ALL.map(|letter| Some(shipped().districts[district].get(letter).effect))
        });
        for effect in tiles.chain([None]) {
            let told = [
                (phrase::effect_cell(effect, &words), (10, 2)),
                (phrase::effect_brief(effect, &words), (16, 3)),
                (phrase::effect_brief(effect, &words), (22, 2)),
            ];
            for (text, (width, rows)) in told {
                let lines = wrap(&text, width);
                let fits = lines.iter().all(|line| width_of(line) <= width);
                assert!(fits && lines.len() <= rows, "{lines:?}");
            }
        }
        let all = every_effect().into_iter().map(Some).chain([None]);
        let told: Vec<_> = all.map(|effect| phrase::effect(effect, &words)).collect();
        for (i, line) in told.iter().enumerate() {
            assert!(line.ends_with('.') && !line.contains(['{', '$', '_']), "{line}");
            assert!(width_of(line) <= 78, "{line}");
            assert!(!told[..i].contains(line), "twice: {line}");
        }
        for area in Area::ALL {
            assert!(width_of(&phrase::short(area, &words)) <= 10);
        }
    }
}

/// One of each event; the compiler asks for a new one here.
fn every_event() -> Vec<Event> {
    let (seat, who, district) = (Seat::at(0), Who::Seat(Seat::at(0)), District::Library);
    let (resource, from, to) = (Resource::Books, Area::Library, Area::Market);
    let (letter, tile) = (Letter::B, Tile { hands: 3, effect: Effect::ToMarket });
    let known = |event: &Event| match event {
        Event::Opened { .. }
        | Event::Diverted { .. }
        | Event::DieTaken { .. }
        | Event::Took { .. }
        | Event::FoundNothing { .. }
        | Event::NoEffect { .. }
        | Event::Rolled { .. }
        | Event::LedOn { .. }
        | Event::Swapped { .. }
        | Event::Moved { .. }
        | Event::DieChanged { .. }
        | Event::SubmarineMoved { .. }
        | Event::HandMoved { .. }
        | Event::Emptied { .. }
        | Event::TileWon { .. }
        | Event::TileLost { .. }
        | Event::Placed { .. }
        | Event::GivenBack { .. }
        | Event::Revealed { .. }
        | Event::Closed { .. }
        | Event::Checked { .. }
        | Event::CheckWon { .. }
        | Event::DonationBegan
        | Event::CannotDonate { .. }
        | Event::Gave { .. }
        | Event::Donated { .. }
        | Event::TimeUp { .. }
        | Event::Majority { .. }
        | Event::Result { .. } => true,
    };
    let taking = [Taking::Visit, Taking::Submarine, Taking::Effect];
    let taken = taking.map(|reason| Event::Took { who, resource, from, reason });
    let mut events = vec![
        Event::Opened { round: 1, first: seat, rolled: [1, 2, 0, 0, 3, 1] },
        Event::Diverted { district, dice: 2 },
        Event::DieTaken { seat, who, area: from, die: 1 },
        Event::DieTaken { seat, who: Who::Neutral, area: from, die: 1 },
        Event::FoundNothing { who, area: from },
        Event::NoEffect { who, area: from },
        Event::Rolled { who, roll: 5, success: true },
        Event::Rolled { who, roll: 5, success: false },
        Event::LedOn { who, roll: 6, area: to },
        Event::Swapped {
            seat,
            here: from,
            given: resource,
            there: District::Forge,
            taken: resource,
        },
        Event::Moved { seat, resource, from, to },
        Event::DieChanged { seat, from, to },
        Event::SubmarineMoved { seat: Some(seat), from, to },
        Event::SubmarineMoved { seat: None, from, to },
        Event::HandMoved { from: 1, to: 2, by: Some(to) },
        Event::HandMoved { from: 1, to: 2, by: None },
        Event::Emptied { district },
        Event::TileWon { who, district, letter, held: 3 },
        Event::TileLost { district, letter },
        Event::GivenBack { resource, to_market: 2, to_district: 5 },
        Event::Revealed { district, letter, tile },
        Event::Closed { district, removed: 12 },
        Event::Checked { resource: Some(resource), most: 2 },
        Event::Checked { resource: Some(resource), most: 0 },
        Event::Checked { resource: None, most: 9 },
        Event::Checked { resource: None, most: 0 },
        Event::CheckWon { who, points: 1 },
        Event::DonationBegan,
        Event::CannotDonate { seat },
        Event::Gave { seat, resource },
        Event::Donated { seat, given: 4, points: 2 },
        Event::Donated { seat, given: 0, points: 0 },
        Event::TimeUp { round: 10 },
        Event::Result { who, total: 21 },
        Event::Result { who: Who::Neutral, total: 21 },
    ];
    for place in [1, 2] {
        events.push(Event::Placed { who, resource, held: 2, place, points: 1 });
        events.push(Event::Majority { who, resource, held: 2, place, points: 3 });
    }
    events.extend(taken);
    assert!(events.iter().all(known));
    events
}

/// One of each refusal.
fn every_refusal() -> Vec<Refusal> {
    let (area, resource, district) = (Area::Library, Resource::Books, District::Inn);
    let asked = [
        Asked::Die,
        Asked::Take,
        Asked::From,
        Asked::Swap,
        Asked::With,
        Asked::For,
        Asked::Move,
        Asked::To,
        Asked::Change,
        Asked::Into,
        Asked::Submarine,
        Asked::Give,
        Asked::Nothing,
    ];
    let mut refusals = vec![
        Refusal::NoDie { area },
        Refusal::NoNeutral,
        Refusal::AlreadyGiven,
        Refusal::MustGive,
        Refusal::NotThere { area, resource },
        Refusal::SameDistrict { district },
        Refusal::Closed { area },
        Refusal::NothingThere { district },
        Refusal::SameArea { area },
        Refusal::NotHeld { resource },
        Refusal::TooFew { needed: 2 },
        Refusal::Unpaired { bundle: 2 },
    ];
    refusals.extend(asked.map(|what| Refusal::First { what }));
    refusals
}

#[test]
fn every_event_and_refusal_is_a_sentence() {
    testing::every_one_is_a_sentence::<Atlandice>(&every_event(), &every_refusal(), "");
}

/// AT-5.1, AT-5.2, AT-5.3: what comes of an emptied district; who has placed is drawn.
#[test]
fn an_emptied_district_is_laid_open() {
    let (district, resource) = (District::Library, District::Library.resource());
    let [anna, boris] = [1, 2].map(|number| Who::Seat(testing::seat(number)));
    let placed = |who| Event::Placed { who, resource, held: 2, place: 2, points: 1 };
    let letter = Letter::A;
    let told = testing::revealed::<Atlandice>(&[
        Event::DieTaken { seat: testing::seat(1), who: anna, area: Area::Library, die: 1 },
        Event::Emptied { district },
        placed(anna),
        Event::TileWon { who: boris, district, letter, held: 5 },
        placed(Who::Neutral),
        Event::GivenBack { resource, to_market: 2, to_district: 5 },
        Event::Closed { district, removed: 12 },
    ]);
    assert_eq!(told[..2], ["Library is empty", ""]);
    assert_eq!(told.len(), 4, "what was given back, the end: {told:?}");
}

/// AT-8.1, AT-8.2: what each kind brings every seat, and all its points together, the best first;
/// the neutral player (AT-9.5) is only told of.
#[test]
fn the_final_scoring_is_laid_open() {
    let resource = Resource::ALL[0];
    let majority =
        |who, held, place, points| Event::Majority { who, resource, held, place, points };
    let [anna, boris] = [1, 2].map(|number| Who::Seat(testing::seat(number)));
    let told = testing::revealed::<Atlandice>(&[
        majority(boris, 4, 1, 3),
        majority(Who::Neutral, 2, 2, 1),
        majority(anna, 1, 2, 1),
        Event::TimeUp { round: 9 },
        Event::Result { who: anna, total: 5 },
        Event::Result { who: boris, total: 9 },
        Event::Result { who: Who::Neutral, total: 7 },
    ]);
    let [title, head, rows @ ..] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!((title.as_str(), head.matches(" | ").count()), ("the final scoring", 6));
    assert_eq!(rows[..2], ["2: 4→3 | · | · | · | · | 9p = 9", "1: 1→1 | · | · | · | · | 5p = 5"]);
    // When time is up, what the neutral player has, and what the numbers are.
    assert_eq!(rows.len(), 6, "{rows:?}");
}
