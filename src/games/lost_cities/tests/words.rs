//! The rules pages and the sentences: complete, in both languages.

use crate::engine::Seat;
use crate::games::lost_cities::{
    Card, Colour, Ending, Event, Figure, LostCities, PerColour, Refusal,
};
use crate::games::testing;

/// A number of each table: the last step and both tracks.
#[test]
fn the_tables_of_the_rules_pages_are_filled_in() {
    testing::rules_pages_have::<LostCities>(&[
        "| 35 | 50 |",
        "| 120 | 150 |",
        "| −20 | −15 | 10 |",
    ]);
}

/// One of each event; the compiler asks for a new one here.
fn every_event() -> Vec<Event> {
    let (seat, colour, card) = (Seat::at(0), Colour::Red, Card::new(Colour::Blue, 7));
    let known = |event: &Event| match event {
        Event::Began { .. }
        | Event::Played { .. }
        | Event::Discarded { .. }
        | Event::Sent { .. }
        | Event::Moved { .. }
        | Event::Crossed { .. }
        | Event::AtEnd { .. }
        | Event::FoundArtefact { .. }
        | Event::FoundPoints { .. }
        | Event::FoundArrow { .. }
        | Event::StepLost { .. }
        | Event::Stayed { .. }
        | Event::Drew { .. }
        | Event::Took { .. }
        | Event::Ended { .. }
        | Event::Scored { .. }
        | Event::Valued { .. }
        | Event::Result { .. } => true,
    };
    let events = vec![
        Event::Began { expedition: 1, first: seat },
        Event::Played { seat, card },
        Event::Discarded { seat, card },
        Event::Sent { seat, colour, figure: Figure::Scientist },
        Event::Sent { seat, colour, figure: Figure::Adventurer },
        Event::Moved { seat, colour, step: 4 },
        Event::Crossed { seat, colour, crossed: 2 },
        Event::AtEnd { seat, colour },
        Event::FoundArtefact { seat },
        Event::FoundPoints { seat, points: 15 },
        Event::FoundArrow { seat },
        Event::StepLost { seat },
        Event::Stayed { seat },
        Event::Drew { seat, card: Some(card) },
        Event::Drew { seat, card: None },
        Event::Took { seat, card },
        Event::Ended { expedition: 1, by: Ending::Bridge },
        Event::Ended { expedition: 1, by: Ending::Deck },
        Event::Scored { seat, paths: PerColour::of(|_| None), points: -15 },
        Event::Valued { seat, artefacts: 2, points: 10 },
        Event::Result { seat, total: 41 },
    ];
    assert!(events.iter().all(known));
    events
}

/// One of each refusal.
fn every_refusal() -> Vec<Refusal> {
    let (colour, card) = (Colour::Red, Card::new(Colour::Blue, 7));
    vec![
        Refusal::PlayFirst,
        Refusal::SendFirst,
        Refusal::MoveFirst,
        Refusal::TakeNow,
        Refusal::NotHeld { card },
        Refusal::TooLow { card, last: 9 },
        Refusal::TooHigh { card, last: 3 },
        Refusal::NoFigureLeft,
        Refusal::KindGone { figure: Figure::Scientist },
        Refusal::KindGone { figure: Figure::Adventurer },
        Refusal::NobodyThere { colour },
        Refusal::AtEnd { colour },
        Refusal::NoPile { colour },
        Refusal::PileClosed { colour },
    ]
}

#[test]
fn every_event_and_refusal_is_a_sentence() {
    testing::every_one_is_a_sentence::<LostCities>(&every_event(), &every_refusal(), "");
}

/// LC-4.3, LC-4.5: what everybody's figures are worth, step by step and together; chips stay
/// hidden as long as there is another expedition.
#[test]
fn the_end_of_an_expedition_is_laid_open() {
    let told = |events: &[Event]| testing::revealed::<LostCities>(events);
    let mut paths = PerColour::default();
    (paths[Colour::Yellow], paths[Colour::Red]) = (Some(-20), Some(35));
    let scored = Event::Scored { seat: testing::seat(2), paths, points: 15 };
    let ended = Event::Ended { expedition: 2, by: Ending::Bridge };
    let began = Event::Began { expedition: 3, first: testing::seat(1) };
    let shown = [
        "the end of expedition 2",
        " | yellow | blue | white | green | red | points",
        "2: -20 | · | · | · | 35 | 15 = 15",
        "Expedition 2 is over: enough figures have crossed the bridge.",
        "Points are paid or taken in chips; nobody falls below zero.",
    ];
    assert_eq!(told(&[ended.clone(), scored.clone()]), shown);
    let hidden = "Chips stay face down until the end.";
    assert_eq!(told(&[ended, scored.clone(), began.clone()]), [&shown[..], &[hidden]].concat());
    assert_eq!(told(&[scored, began]), <[String; 0]>::default());
}
