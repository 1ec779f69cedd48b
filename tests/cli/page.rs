//! `docs/show-json.md` names all that can occur: it cannot go out of date.

use crate::Place;
use incognita::bots;
use incognita::engine::{Choices, Eyes, Name, Player, SeatCount, Seed, Table};
use incognita::games::Shelf;
use incognita::games::around_the_world::{self, Colour};
use incognita::games::atlandice::{self, Area, Resource};
use incognita::games::explora;
use incognita::games::lost_cities::{Event, Stage, Token};
use incognita::games::tikal::{self, Hex, Treasure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Every word that stands in the page's backticks.
fn documented() -> BTreeSet<String> {
    let page = include_str!("../../docs/show-json.md");
    let code = page.split('`').skip(1).step_by(2);
    let words =
        code.flat_map(|code| code.split(|c: char| !(c.is_alphanumeric() || "_-".contains(c))));
    words.map(str::to_owned).collect()
}

fn keys(data: &Value, found: &mut BTreeSet<String>) {
    match data {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

/// All names that a kind of data has, as serde tells them to whoever gives a wrong one.
fn kinds<T: DeserializeOwned>(wrong: Value) -> Vec<String> {
    let fault = serde_json::from_value::<T>(wrong).err().unwrap().to_string();
    fault.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

fn assert_documented(names: impl IntoIterator<Item = String>) {
    let page = documented();
    let missing: Vec<_> = names.into_iter().filter(|name| !page.contains(name)).collect();
    assert!(missing.is_empty(), "docs/show-json.md does not tell of {missing:?}");
}

#[test]
fn every_field_of_show_is_documented() {
    let place = Place::new();
    place.new_match("a.ron", &["A:bot=random", "B:bot=random", "C:bot=random"]);
    let mut found = BTreeSet::new();
    for eyes in ["table", "1", "2", "3"] {
        keys(&place.json(&["show", "a.ron", "--json", "--as", eyes]), &mut found);
    }
    // And at every moment of the match.
    let table = incognita::store::read(&place.path("a.ron"), &Shelf::new(None)).unwrap();
    for at in 0..table.decisions() {
        let then = table.rewound(at);
        let seats = SeatCount::new(3).unwrap().seats().map(Eyes::Seat);
        for eyes in seats.chain([Eyes::Table]) {
            keys(&serde_json::to_value(then.snapshot(eyes, at)).unwrap(), &mut found);
        }
    }
    for name in ["bot", "can_undo", "send", "except", "hand", "by", "points", "artefacts"] {
        assert!(found.contains(name), "{name}");
    }
    found.insert("tie_break".into());
    assert_documented(found);
}

/// What every game of the list shows of itself, at every moment of a match of the fewest and of
/// the most, and every kind of event that it knows.
#[test]
fn every_game_is_documented() {
    macro_rules! documented {
        ($($module:ident::$Game:ident,)+) => {
            $(assert_documented(names_of::<incognita::games::$module::$Game>());)+
        };
    }
    incognita::every_game!(documented);
}

fn names_of<G: incognita::engine::Game>() -> BTreeSet<String> {
    use incognita::engine::{Chance, Name, Player, Seed, Swift};
    let shelf = Shelf::new(None);
    let game = shelf.find(G::ID).unwrap();
    let (mut found, seats) = (BTreeSet::new(), game.seats().unwrap());
    for count in [*seats.start(), *seats.end()] {
        let players = (1..=count).map(|n| Player::person(Name::new(&format!("P{n}")).unwrap()));
        let mut table = game.fresh(players.collect(), &[].into(), Seed(7)).unwrap();
        let mut chance = Swift(7);
        loop {
            let seats = SeatCount::new(count).unwrap().seats().map(Eyes::Seat);
            for eyes in seats.chain([Eyes::Table]) {
                let seen = table.snapshot(eyes, table.decisions());
                keys(&seen.view, &mut found);
                seen.events.iter().for_each(|happened| keys(&happened.event, &mut found));
            }
            let Some(seat) = table.to_act().first() else { break };
            let legal = table.legal(seat);
            table.decide(seat, &legal[chance.index(legal.len())]).unwrap();
        }
    }
    let events = kinds::<G::Event>(json!({"event": "?"}));
    assert!(events.len() > 5, "{}: {events:?}", G::ID);
    // The places of a track are numbers; hexes have names as on a chessboard.
    found.retain(|name| name.parse::<u8>().is_err() && name.parse::<Hex>().is_err());
    found.into_iter().chain(events).collect()
}

/// Explora at every moment of a match, as every pair of eyes sees it.
#[test]
fn every_field_of_explora_is_documented() {
    let place = Place::new();
    let seats = ["--seat", "A:bot=random", "--seat", "B:bot=random", "--seat", "C:bot=random"];
    let new = ["new", "explora", "--save", "e.ron", "--seed", "7", "--set", "initiative=bids"];
    place.ok(&[&new[..], &seats].concat());
    let table = incognita::store::read(&place.path("e.ron"), &Shelf::new(None)).unwrap();
    let mut found = BTreeSet::new();
    for at in 0..=table.decisions() {
        let then = table.rewound(at);
        let seats = SeatCount::new(3).unwrap().seats().map(Eyes::Seat);
        for eyes in seats.chain([Eyes::Table]) {
            keys(&serde_json::to_value(then.snapshot(eyes, at)).unwrap(), &mut found);
        }
    }
    for name in ["use", "drawn", "lose", "owner", "sent", "pay", "kind", "past", "patron"] {
        assert!(found.contains(name), "{name}");
    }
    let events = kinds::<explora::Event>(json!({"event": "?"}));
    assert!(events.len() >= 35 && events.contains(&"unclaimed".to_owned()), "{events:?}");
    let stages = kinds::<explora::Stage>(json!("?"));
    assert!(stages.contains(&"claim".to_owned()));
    let cards = explora::Card::every().skip(explora::member::MEMBERS).map(|c| c.name().into());
    let places = explora::Destination::ALL.map(|place| place.name().to_owned());
    assert_documented(found.into_iter().chain(events).chain(stages).chain(cards).chain(places));
}

/// Atlandice at every moment of a match, with a neutral player and without.
#[test]
fn every_field_of_atlandice_is_documented() {
    let place = Place::new();
    let mut found = BTreeSet::new();
    for count in [2, 3] {
        let save = format!("{count}.ron");
        let seats = ["--seat", "A:bot=random", "--seat", "B:bot=random", "--seat", "C:bot=random"];
        let new = ["new", "atlandice", "--save", &save, "--seed", "7"];
        place.ok(&[&new[..], &seats[..2 * count]].concat());
        let table = incognita::store::read(&place.path(&save), &Shelf::new(None)).unwrap();
        for at in 0..=table.decisions() {
            let then = table.rewound(at);
            let seats = SeatCount::new(count).unwrap().seats().map(Eyes::Seat);
            for eyes in seats.chain([Eyes::Table]) {
                keys(&serde_json::to_value(then.snapshot(eyes, at)).unwrap(), &mut found);
            }
        }
    }
    for name in ["deciding_for", "drafted", "to-district", "steps", "icons", "past", "given"] {
        assert!(found.contains(name), "{name}");
    }
    // The places of the icons on the clock are numbers.
    found.retain(|name| name.parse::<u8>().is_err());
    let events = kinds::<atlandice::Event>(json!({"event": "?"}));
    assert!(events.len() >= 29 && events.contains(&"time-up".to_owned()), "{events:?}");
    let stages = kinds::<atlandice::Stage>(json!("?"));
    assert!(stages.contains(&"swap_for".to_owned()), "{stages:?}");
    let effects = kinds::<atlandice::Effect>(json!("?"));
    assert!(effects.contains(&"market_to_another".to_owned()), "{effects:?}");
    let names = Area::ALL.map(|area| serde_json::to_value(area).unwrap());
    let more = Resource::ALL.map(|resource| serde_json::to_value(resource).unwrap());
    let names = names.into_iter().chain(more).map(|name| name.as_str().unwrap().to_owned());
    assert_documented(found.into_iter().chain(events).chain(stages).chain(effects).chain(names));
}

/// Tikal at every moment of a match, with an auction and without.
#[test]
fn every_field_of_tikal_is_documented() {
    let place = Place::new();
    let mut found = BTreeSet::new();
    for mode in ["basic", "auction"] {
        let (save, mode_is) = (format!("{mode}.ron"), format!("mode={mode}"));
        let seats = ["--seat", "A:bot=random", "--seat", "B:bot=random"];
        let new = ["new", "tikal", "--save", &save, "--seed", "7", "--set", &mode_is];
        place.ok(&[&new[..], &seats].concat());
        let table = incognita::store::read(&place.path(&save), &Shelf::new(None)).unwrap();
        for at in 0..=table.decisions() {
            let then = table.rewound(at);
            keys(&serde_json::to_value(then.snapshot(Eyes::Table, at)).unwrap(), &mut found);
        }
    }
    for name in ["in_hand", "controlled_by", "first_passed", "number", "done", "now", "on"] {
        assert!(found.contains(name), "{name}");
    }
    found.retain(|name| name.parse::<u8>().is_err() && name.parse::<Hex>().is_err());
    let events = kinds::<tikal::Event>(json!({"event": "?"}));
    assert!(events.len() >= 19 && events.contains(&"scoring-began".to_owned()), "{events:?}");
    let stages = kinds::<tikal::Stage>(json!("?"));
    assert!(stages.contains(&"spend".to_owned()), "{stages:?}");
    let (kinds_of_hex, leaders) =
        (kinds::<tikal::Kind>(json!("?")), kinds::<tikal::Leader>(json!("?")));
    assert!(kinds_of_hex.contains(&"ruin".to_owned()) && leaders.contains(&"gone".to_owned()));
    let treasures = Treasure::ALL.map(|treasure| treasure.name().to_owned());
    let names = events.into_iter().chain(stages).chain(kinds_of_hex).chain(leaders);
    assert_documented(found.into_iter().chain(names).chain(treasures));
}

/// Around the World at every moment of a match, as every pair of eyes sees it, with claims by the
/// game and by the players.
#[test]
fn every_field_of_around_the_world_is_documented() {
    let place = Place::new();
    let mut found = BTreeSet::new();
    for claims in ["automatic", "declared"] {
        let (save, claims_are) = (format!("{claims}.ron"), format!("claims={claims}"));
        let seats = ["--seat", "A:bot=varied", "--seat", "B:bot=varied"];
        let new = ["new", "around-the-world", "--save", &save, "--seed", "7", "--set", &claims_are];
        place.ok(&[&new[..], &seats].concat());
        let table = incognita::store::read(&place.path(&save), &Shelf::new(None)).unwrap();
        for at in 0..=table.decisions() {
            let then = table.rewound(at);
            let seats = SeatCount::new(2).unwrap().seats().map(Eyes::Seat);
            for eyes in seats.chain([Eyes::Table]) {
                keys(&serde_json::to_value(then.snapshot(eyes, at)).unwrap(), &mut found);
            }
        }
    }
    for name in ["under", "above", "drawn_count", "waiting", "squares_due", "kept", "tip", "loop"] {
        assert!(found.contains(name), "{name}");
    }
    let events = kinds::<around_the_world::Event>(json!({"event": "?"}));
    assert!(events.len() >= 21 && events.contains(&"square-lapsed".to_owned()), "{events:?}");
    let stages = kinds::<around_the_world::Stage>(json!("?"));
    assert!(stages.contains(&"change".to_owned()), "{stages:?}");
    let dues = kinds::<around_the_world::Due>(json!("?"));
    let endings = kinds::<around_the_world::Ending>(json!("?"));
    let changes = kinds::<around_the_world::Change>(json!("?"));
    assert!(dues.len() == 4 && endings.len() == 3 && changes.len() == 2);
    let colours = Colour::ALL.map(|colour| colour.name().to_owned());
    let names = events.into_iter().chain(stages).chain(dues).chain(endings).chain(changes);
    assert_documented(found.into_iter().chain(names).chain(colours));
}

/// An event, and the decisions that bring it.
type Brought = (&'static str, &'static [&'static str]);

/// What nobody decided, though it is what somebody else would decide, is on the page.
#[test]
fn what_happens_by_itself_is_documented() {
    let games: [(&str, &[Brought]); 4] = [
        (
            "lost-cities",
            &[
                ("played", &["play"]),
                ("discarded", &["discard"]),
                ("sent", &["send"]),
                ("stayed", &["stay"]),
                ("drew", &["draw"]),
                ("took", &["take"]),
            ],
        ),
        (
            "explora",
            &[
                ("bid", &["bid"]),
                ("took", &["take"]),
                ("sold", &["sell"]),
                ("joined", &["join", "replace"]),
                ("founded", &["found"]),
                ("chose", &["go"]),
                ("won", &["claim"]),
                ("lost", &["lose"]),
            ],
        ),
        (
            "atlandice",
            &[
                ("die-taken", &["die"]),
                ("took", &["take"]),
                ("swapped", &["for"]),
                ("moved", &["move", "to"]),
                ("die-changed", &["into"]),
                ("submarine-moved", &["submarine"]),
                ("gave", &["give"]),
                ("donated", &["done"]),
            ],
        ),
        (
            "around-the-world",
            &[
                ("keyed", &["key"]),
                ("laid", &["lay", "extra"]),
                ("claimed", &["claim"]),
                ("removed", &["remove"]),
                ("drew", &["change"]),
                ("changed", &["keep", "return"]),
                ("passed", &["end"]),
            ],
        ),
    ];
    let page = include_str!("../../docs/show-json.md");
    let told = page.split("\nBy themselves: ").skip(1).map(|part| part.split('.').next().unwrap());
    // In the basic game of Tikal, the fourth on the page, nothing does.
    let told = told.enumerate().filter(|(number, _)| *number != 3).map(|(_, told)| told);
    let shelf = Shelf::new(None);
    for ((game, kinds), told) in games.into_iter().zip(told) {
        let listed = |event: &str| told.contains(&format!("`{event}`"));
        let mut alone = BTreeSet::new();
        for seed in 0..12 {
            let table = played_out(&shelf, game, seed);
            for (event, decision) in by_decision(table.as_ref()) {
                let decisions = kinds.iter().find(|(kind, _)| *kind == event);
                let verb = decision.split(' ').next().unwrap_or_default();
                let decided = decisions.is_none_or(|(_, verbs)| verbs.contains(&verb));
                if !decided {
                    alone.insert(event);
                }
            }
        }
        // Some are too rare to meet, as a die that can only be laid at one area.
        let missing: Vec<_> = alone.iter().filter(|kind| !listed(kind)).collect();
        assert!(!alone.is_empty() && missing.is_empty(), "{game}: {missing:?}");
    }
}

/// A match among bots.
fn played_out(shelf: &Shelf, game: &str, seed: u64) -> Box<dyn Table> {
    let game = shelf.find(game).unwrap();
    let player = |name| Player { bot: Some("random".into()), ..Player::person(name) };
    let players = ["A", "B"].map(|name| player(Name::new(name).unwrap())).to_vec();
    let mut table = game.fresh(players, &Choices::new(), Seed(seed)).unwrap();
    while let Some(answer) = bots::ask(table.as_ref(), 0).and_then(bots::Thought::decide) {
        table.decide(answer.seat, &answer.decision).unwrap();
    }
    table
}

/// Every event since the setup, with the decision that it came of: once for one that the decision
/// names, then again as what followed by itself.
fn by_decision(table: &dyn Table) -> Vec<(String, String)> {
    let seen = table.snapshot(Eyes::Table, 1);
    // What is sealed for good is known to who decided it.
    let own = |seat| table.snapshot(Eyes::Seat(seat), 1).taken;
    let takers: Vec<_> = seen.taken.iter().map(|taken| taken.seat).collect();
    let seats: BTreeSet<_> = takers.iter().copied().collect();
    let known: BTreeMap<_, _> = seats.into_iter().map(|seat| (seat, own(seat))).collect();
    let decision = |after: usize| known[&takers[after - 1]][after - 1].decision.clone().unwrap();
    let mut used = BTreeSet::new();
    let mut events = Vec::new();
    for happened in &seen.events {
        let event = happened.event["event"].as_str().unwrap().to_owned();
        // A second of the same kind is not what was decided.
        let again = !used.insert((happened.after, event.clone()));
        let decision = if again { String::new() } else { decision(happened.after) };
        events.push((event, decision));
    }
    events
}

#[test]
fn every_kind_of_event_stage_and_token_is_documented() {
    let events = kinds::<Event>(json!({"event": "?"}));
    assert!(events.len() >= 18 && events.contains(&"step-lost".to_owned()), "{events:?}");
    let (stages, tokens) = (kinds::<Stage>(json!("?")), kinds::<Token>(json!("?")));
    assert!(stages.contains(&"over".to_owned()) && tokens.contains(&"arrow".to_owned()));
    assert_documented(events.into_iter().chain(stages).chain(tokens));
}

#[test]
fn every_field_of_the_other_commands_is_documented() {
    let place = Place::with_match();
    std::fs::write(place.path("broken.ron"), "").unwrap();
    let mut found = BTreeSet::new();
    for args in [&["moves", "a.ron", "--seat", "1"][..], &["saves", "--saves", "."], &["games"]] {
        keys(&place.json(&[args, &["--json"]].concat()), &mut found);
    }
    let stopped = place.run(&["do", "a.ron", "--json", "#1", "jump"]);
    keys(&serde_json::from_str(&stopped.out).unwrap(), &mut found);
    let sim = place.run(&["sim", "lost-cities", "--json", "--timed", "--set", "length=short"]);
    keys(&serde_json::from_str(&sim.out).unwrap(), &mut found);
    for name in
        ["means", "must", "stopped", "state", "error", "scores", "default", "seconds", "wins"]
    {
        assert!(found.contains(name), "{name}");
    }
    assert_documented(found);
}
