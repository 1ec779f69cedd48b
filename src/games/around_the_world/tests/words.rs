//! The rules pages and the sentences: complete, in both languages.

use super::position::{point, points, shipped};
use crate::engine::{Name, Player, Seat};
use crate::games::around_the_world::{
    AroundTheWorld, Asked, Change, Colour, Due, Ending, Event, Refusal,
};
use crate::games::{Shelf, testing};
use crate::lang::Lang;
use std::collections::BTreeSet;

/// One of each event, and of each way to tell it; the compiler asks for a new one here.
fn every_event() -> Vec<Event> {
    let (seat, site) = (Seat::at(0), point("rome"));
    let (from, to, tip) = (point("rome"), point("petra"), point("rose"));
    let known = |event: &Event| match event {
        Event::Began { .. }
        | Event::Redealt { .. }
        | Event::TooNear { .. }
        | Event::Revealed { .. }
        | Event::Keyed { .. }
        | Event::Laid { .. }
        | Event::Took { .. }
        | Event::Claimed { .. }
        | Event::InVain { .. }
        | Event::Square { .. }
        | Event::Ticket { .. }
        | Event::NoTicket { .. }
        | Event::Loop { .. }
        | Event::LoopLapsed { .. }
        | Event::SquareLapsed { .. }
        | Event::Removed { .. }
        | Event::Drew { .. }
        | Event::Changed { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::Result { .. } => true,
    };
    let mut events = vec![
        Event::Began { seat, cards: 12 },
        Event::Redealt { seat },
        Event::TooNear { site },
        Event::Revealed { site },
        Event::Keyed { seat, site },
        Event::Took { seat, site },
        Event::Claimed { seat, site, token: true },
        Event::Claimed { seat, site, token: false },
        Event::InVain { seat, site },
        Event::Square { seat },
        Event::Ticket { seat },
        Event::NoTicket { seat },
        Event::SquareLapsed { seat },
        Event::Drew { seat, count: 2, sites: None },
        Event::Drew { seat, count: 1, sites: None },
        Event::Drew { seat, count: 2, sites: Some(points("rome petra").into_iter().collect()) },
        Event::Changed { seat, change: None },
        Event::Changed { seat, change: Some(Change::Returned) },
        Event::Changed { seat, change: Some(Change::Kept { kept: from, given: to }) },
        Event::Passed { seat },
        Event::Result { seat, total: 14 },
    ];
    for colour in Colour::ALL {
        let dues = [Due::Turn, Due::Ticket, Due::Loop, Due::Square];
        events.extend(dues.map(|due| Event::Laid { seat, colour, from, to, due }));
        events.push(Event::Loop { seat, colour, at: site });
        events.push(Event::LoopLapsed { seat, colour });
        events.push(Event::Removed { seat, colour, from, to, tip });
    }
    let endings = [Ending::Hand, Ending::Arrows, Ending::Long];
    events.extend(endings.map(|by| Event::LastRound { seat, by }));
    assert!(events.iter().all(known));
    events
}

/// One of each refusal; the compiler asks for a new one here.
fn every_refusal() -> Vec<Refusal> {
    let (site, from, to) = (point("rome"), point("rome"), point("petra"));
    let known = |refusal: &Refusal| match refusal {
        Refusal::First { .. }
        | Refusal::OnlyClaim
        | Refusal::NoClaim
        | Refusal::NoSuchPoint { .. }
        | Refusal::NotHeld { .. }
        | Refusal::NearRose { .. }
        | Refusal::KeyThere { .. }
        | Refusal::NoArrow { .. }
        | Refusal::NotThere { .. }
        | Refusal::OffRoute { .. }
        | Refusal::LoopFirst { .. }
        | Refusal::NoLine { .. }
        | Refusal::LineTaken { .. }
        | Refusal::TurnFirst
        | Refusal::NoTicket
        | Refusal::TicketsUsed { .. }
        | Refusal::NotBegun { .. }
        | Refusal::DeckEmpty
        | Refusal::HandEmpty
        | Refusal::NotDrawn { .. }
        | Refusal::ArrowFirst => true,
    };
    let mut refusals = vec![
        Refusal::OnlyClaim,
        Refusal::NoClaim,
        Refusal::NotHeld { site },
        Refusal::NearRose { site },
        Refusal::KeyThere { site },
        Refusal::NoLine { from, to },
        Refusal::TurnFirst,
        Refusal::NoTicket,
        Refusal::TicketsUsed { most: 2 },
        Refusal::DeckEmpty,
        Refusal::HandEmpty,
        Refusal::NotDrawn { site },
        Refusal::ArrowFirst,
    ];
    for colour in Colour::ALL {
        refusals.extend([
            Refusal::NoArrow { colour },
            Refusal::NotThere { colour, tip: site },
            Refusal::OffRoute { colour, point: site },
            Refusal::LoopFirst { colour },
            Refusal::LineTaken { colour, from, to },
            Refusal::NotBegun { colour },
        ]);
    }
    let asked = [Asked::Key, Asked::Arrow, Asked::Loop, Asked::Square, Asked::Tickets];
    let asked = asked.into_iter().chain([Asked::Change, Asked::Nothing]);
    refusals.extend(asked.map(|what| Refusal::First { what }));
    assert!(refusals.iter().all(known));
    refusals
}

#[test]
fn every_event_and_refusal_is_a_sentence() {
    testing::every_one_is_a_sentence::<AroundTheWorld>(&every_event(), &every_refusal(), "");
    // What no map has is called as it was typed.
    let nowhere = Refusal::NoSuchPoint { point: point("atlantis") };
    let shelf = Shelf::new(None);
    for lang in Lang::ALL {
        let told = <AroundTheWorld as crate::games::Boxed>::refusal(&nowhere, &shelf.words(lang));
        assert!(told.contains("atlantis") && told.ends_with('.'), "{told}");
    }
}

/// AW-1.1: every point has a name of its own in each language, short enough for the map, and each
/// site a line about it.
#[test]
fn every_point_has_a_name() {
    let shelf = Shelf::new(None);
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        let (mut names, mut shorts) = (BTreeSet::new(), BTreeSet::new());
        for (name, lying) in &shipped().points {
            let long = super::super::phrase::point(*name, &words);
            let short = super::super::phrase::short(*name, &words);
            assert_ne!(long, name.to_string(), "{lang}");
            assert!(short.chars().count() <= 9, "{short}");
            assert!(names.insert(long.clone()) && shorts.insert(short.clone()), "{long} {short}");
            if lying.kind == crate::games::around_the_world::Kind::Site {
                let line = super::super::phrase::line(*name, &words);
                assert!(line.chars().count() > 15, "{name}: {line}");
            }
        }
    }
}

fn decisions_told(lang: Lang, decisions: &[(&str, &str)]) {
    let shelf = Shelf::new(None);
    let (game, words) = (shelf.find("around-the-world").unwrap(), shelf.words(lang));
    for (decision, told) in decisions {
        assert!(game.knows(decision), "{decision}");
        assert_eq!(game.decision(decision, &words), *told);
    }
}

#[test]
fn decisions_are_told() {
    decisions_told(
        Lang::English,
        &[
            ("key rome", "lay a token on Rome"),
            ("lay red rome petra", "red from Rome to Petra"),
            ("extra blue rome petra", "a ticket: blue from Rome to Petra"),
            ("remove yellow", "a ticket: remove the last yellow arrow"),
            ("change", "a ticket: draw, to change a card"),
            ("keep rome petra", "keep Rome, give up Petra"),
            ("return", "put what was drawn under the deck"),
            ("claim", "claim the card"),
            ("end", "end the turn"),
        ],
    );
    decisions_told(
        Lang::Russian,
        &[
            ("key rome", "положить жетон: Рим"),
            ("lay red rose rome", "красная: Роза ветров → Рим"),
            ("extra blue rome petra", "билет, синяя: Рим → Петра"),
            ("remove yellow", "билет: убрать последнюю жёлтую стрелку"),
            ("keep rome petra", "оставить Рим, отдать Петра"),
            ("claim", "объявить свою карту"),
        ],
    );
}

/// The log stands in a column 29 wide: an event takes three lines there at most.
#[test]
fn the_log_is_short() {
    let shelf = Shelf::new(None);
    let players = ["Vera", "Anna"].map(|name| Player::person(Name::new(name).expect("a name")));
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        for event in every_event() {
            let value = serde_json::to_value(&event).unwrap();
            let told = shelf.find("around-the-world").unwrap().event(&value, &players, &words);
            let lines = crate::draw::text::wrap(&told, 29).len();
            assert!(lines <= 4, "{told}");
        }
    }
}

#[test]
fn the_tables_of_the_rules_pages_are_filled_in() {
    testing::rules_pages_have::<AroundTheWorld>(&[
        "| 2 | 3 | 4 | 5 | 6 |",
        "| 12 | 12 | 9 | 9 | 9 |",
    ]);
}
