//! The rules pages and the sentences: complete, in both languages.

use crate::engine::{Eyes, Name, Player, Seat, Seed};
use crate::games::tikal::{Asked, Event, Hex, Kind, Letter, Refusal, Tikal, Tile, Treasure, Turn};
use crate::games::{Shelf, testing};
use crate::lang::Lang;

fn people<const SEATS: usize>(names: [&str; SEATS]) -> [Player; SEATS] {
    names.map(|name| Player::person(Name::new(name).expect("a name")))
}

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// One of each event, and of each way to tell it; the compiler asks for a new one here.
fn every_event() -> Vec<Event> {
    let (seat, other, tile) = (Seat::at(0), Seat::at(1), Tile::at(Letter::C, 1));
    let (hex, from, to, turn) = (hex("c4"), hex("c4"), hex("e4"), Turn::by(2));
    let (taken, given, treasure) = (Treasure::Jade, Treasure::Mask, Treasure::Disc);
    let known = |event: &Event| match event {
        Event::Began { .. }
        | Event::Drawn { .. }
        | Event::NoPlace { .. }
        | Event::Laid { .. }
        | Event::Entered { .. }
        | Event::Moved { .. }
        | Event::Uncovered { .. }
        | Event::Found { .. }
        | Event::Exchanged { .. }
        | Event::Camped { .. }
        | Event::Guarded { .. }
        | Event::ScoringBegan { .. }
        | Event::Scored { .. }
        | Event::Offered { .. }
        | Event::Bid { .. }
        | Event::Passed { .. }
        | Event::Won { .. }
        | Event::Chosen { .. }
        | Event::Result { .. } => true,
    };
    let mut events = vec![
        Event::Began { seat, purse: 0 },
        Event::Began { seat, purse: 20 },
        Event::Uncovered { seat, hex, level: 5 },
        Event::Found { seat, hex, treasure, left: 2 },
        Event::Found { seat, hex, treasure, left: 0 },
        Event::Exchanged { seat, other, taken, given },
        Event::Camped { seat, hex },
        Event::ScoringBegan { seat, number: 2, last: false },
        Event::ScoringBegan { seat, number: 4, last: true },
        Event::Scored { seat, temples: 14, treasures: 7, total: 73 },
        Event::Offered {
            round: 3,
            seat,
            tiles: [tile, Tile::at(Letter::D, 4)].into_iter().collect(),
        },
        Event::Bid { seat, bid: 3 },
        Event::Passed { seat },
        Event::Won { seat, paid: 5 },
        Event::Won { seat, paid: 0 },
        Event::Result { seat, total: 73 },
    ];
    let kinds = [Kind::Temple(4), Kind::Ruin(3), Kind::Clearing, Kind::Volcano];
    for kind in kinds {
        events.push(Event::Drawn { seat, tile, kind });
        events.push(Event::NoPlace { seat, tile, kind });
        events.push(Event::Laid { seat, tile, kind, hex, turn, treasures: kind.number() });
        events.push(Event::Chosen { seat, tile, kind, last: false });
        events.push(Event::Chosen { seat, tile, kind, last: true });
    }
    for (workers, leader) in [(1, false), (2, false), (0, true), (1, true), (2, true)] {
        events.push(Event::Entered { seat, hex, workers, leader, points: 4 });
        events.push(Event::Moved { seat, from, to, workers, leader, points: 4 });
    }
    for (workers, leader) in [(0, false), (2, false), (0, true), (2, true)] {
        events.push(Event::Guarded { seat, hex, level: 7, workers, leader });
    }
    assert!(events.iter().all(known));
    events
}

/// One of each refusal; the compiler asks for a new one here.
fn every_refusal() -> Vec<Refusal> {
    let (hex, other, treasure) = (hex("c4"), Seat::at(1), Treasure::Disc);
    let known = |refusal: &Refusal| match refusal {
        Refusal::First { .. }
        | Refusal::BidTooLow { .. }
        | Refusal::BidTooHigh { .. }
        | Refusal::NotOffered { .. }
        | Refusal::Explored { .. }
        | Refusal::Apart { .. }
        | Refusal::NoRoad { .. }
        | Refusal::LooksLike { .. }
        | Refusal::Seals { .. }
        | Refusal::Unexplored { .. }
        | Refusal::Volcano { .. }
        | Refusal::FewWorkers { .. }
        | Refusal::FewInSupply { .. }
        | Refusal::NoLeader { .. }
        | Refusal::LeaderIsOut
        | Refusal::SameHex
        | Refusal::NoWay { .. }
        | Refusal::TooDear { .. }
        | Refusal::NothingToDig { .. }
        | Refusal::IsGuarded { .. }
        | Refusal::NoLevel { .. }
        | Refusal::DugOut { .. }
        | Refusal::Nobody { .. }
        | Refusal::EnoughDug { .. }
        | Refusal::SameKind
        | Refusal::Yourself
        | Refusal::NotYours { .. }
        | Refusal::NotTheirs { .. }
        | Refusal::YourSet { .. }
        | Refusal::TheirSet { .. }
        | Refusal::NoCampSite { .. }
        | Refusal::TreasuresLeft { .. }
        | Refusal::HasCamp { .. }
        | Refusal::NoCampLeft
        | Refusal::NoTemple { .. }
        | Refusal::NoGuardLeft
        | Refusal::NotControlled { .. } => true,
    };
    let asked = [Asked::Bid, Asked::Choose, Asked::Lay, Asked::Spend, Asked::Nothing];
    let mut refusals = vec![
        Refusal::BidTooLow { least: 4 },
        Refusal::BidTooHigh { most: 3 },
        Refusal::BidTooHigh { most: 0 },
        Refusal::NotOffered { tile: Tile::at(Letter::C, 1) },
        Refusal::Explored { hex },
        Refusal::Apart { hex },
        Refusal::NoRoad { hex },
        Refusal::LooksLike { turn: Turn::by(0) },
        Refusal::Seals { hex },
        Refusal::Unexplored { hex },
        Refusal::Volcano { hex },
        Refusal::FewWorkers { hex, workers: 0 },
        Refusal::FewWorkers { hex, workers: 1 },
        Refusal::FewInSupply { workers: 0 },
        Refusal::FewInSupply { workers: 2 },
        Refusal::NoLeader { hex },
        Refusal::LeaderIsOut,
        Refusal::SameHex,
        Refusal::NoWay { hex },
        Refusal::TooDear { cost: 12, left: 10 },
        Refusal::NothingToDig { hex },
        Refusal::IsGuarded { hex },
        Refusal::NoLevel { level: 8 },
        Refusal::DugOut { hex },
        Refusal::Nobody { hex },
        Refusal::EnoughDug { hex, dug: 1 },
        Refusal::SameKind,
        Refusal::Yourself,
        Refusal::NotYours { treasure },
        Refusal::NotTheirs { other, treasure },
        Refusal::YourSet { treasure },
        Refusal::TheirSet { other, treasure },
        Refusal::NoCampSite { hex },
        Refusal::TreasuresLeft { hex },
        Refusal::HasCamp { hex },
        Refusal::NoCampLeft,
        Refusal::NoTemple { hex },
        Refusal::NoGuardLeft,
        Refusal::NotControlled { hex },
    ];
    refusals.extend(asked.map(|what| Refusal::First { what }));
    assert!(refusals.iter().all(known));
    refusals
}

/// Hexes and tiles have the same names in every language (TK-1.6).
#[test]
fn every_event_and_refusal_is_a_sentence() {
    testing::every_one_is_a_sentence::<Tikal>(&every_event(), &every_refusal(), "abcdefghABCDEFG");
}

fn decisions_told(lang: Lang, decisions: &[(&str, &str)]) {
    let shelf = Shelf::new(None);
    let (game, words) = (shelf.find("tikal").unwrap(), shelf.words(lang));
    for (decision, told) in decisions {
        assert!(game.knows(decision), "{decision}");
        assert_eq!(game.decision(decision, &words), *told);
    }
}

/// TK-1.6: a turned tile is told by where its first stones look.
#[test]
fn decisions_are_told() {
    decisions_told(
        Lang::English,
        &[
            ("bid 3", "bid 3 VP"),
            ("pass", "pass"),
            ("choose C2", "choose tile C2"),
            ("lay g5 2", "lay the tile on g5, turned to the south-east"),
            ("enter c4 1", "bring a worker to c4"),
            ("enter c4 leader", "bring the leader to c4"),
            ("enter c4 2 leader", "bring 2 workers and the leader to c4"),
            ("move c4 e4 2", "go from c4 to e4 with 2 workers"),
            ("move c4 e4 1 leader", "go from c4 to e4 with a worker and the leader"),
            ("dig c4", "dig on c4"),
            ("exchange 3 jade mask", "take a jade from seat 3 for a mask"),
            ("camp b4", "set up a camp on b4"),
            ("guard c4", "leave a guard on c4"),
            ("end", "end the turn"),
        ],
    );
    decisions_told(
        Lang::Russian,
        &[
            ("bid 3", "поставить 3 ПО"),
            ("pass", "пас"),
            ("choose C2", "выбрать жетон C2"),
            ("lay g5 0", "положить жетон на g5, повернув на север"),
            ("lay g5 4", "положить жетон на g5, повернув на юго-запад"),
            ("enter c4 1", "привести исследователя на c4"),
            ("enter c4 5", "привести 5 исследователей на c4"),
            ("enter c4 2 leader", "привести 2 исследователей и лидера на c4"),
            ("move c4 e4 21", "перевести 21 исследователя с c4 на e4"),
            ("dig c4", "копать на c4"),
            ("exchange 3 shell vase", "взять раковину у игрока 3, отдать вазу"),
            ("camp b4", "разбить лагерь на b4"),
            ("guard c4", "поставить смотрителя на c4"),
            ("end", "закончить ход"),
        ],
    );
}

/// The log stands in a column 29 wide: what happens most takes one line or two there.
#[test]
fn the_log_is_short() {
    let shelf = Shelf::new(None);
    let players = ["Vera", "Anna"]
        .map(|name| crate::engine::Player::person(crate::engine::Name::new(name).expect("a name")));
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        for event in every_event() {
            let value = serde_json::to_value(&event).unwrap();
            let told = shelf.find("tikal").unwrap().event(&value, &players, &words);
            let lines = crate::draw::text::wrap(&told, 29).len();
            assert!(lines <= 3, "{told}");
        }
    }
    let told = |event: &Event| {
        let value = serde_json::to_value(event).unwrap();
        shelf.find("tikal").unwrap().event(&value, &players, &shelf.words(Lang::English))
    };
    let (seat, hex) = (Seat::at(0), hex("c4"));
    assert_eq!(told(&Event::Uncovered { seat, hex, level: 5 }), "Vera digs c4: level 5.");
    let found = Event::Found { seat, hex, treasure: Treasure::Disc, left: 1 };
    assert_eq!(told(&found), "Vera takes a treasure: disc.");
    let entered = Event::Entered { seat, hex, workers: 2, leader: false, points: 4 };
    assert_eq!(told(&entered), "Vera brings 2 workers to c4.");
}

#[test]
fn the_tables_of_the_rules_pages_are_filled_in() {
    testing::rules_pages_have::<Tikal>(&[
        "| A | 1, 2, 2 | 4, 4 | 1 | 0 |",
        "| D | 5, 5 | 3 | 1 | 1 |",
        "| 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |",
        "| 3 | 6 | 9 | 11 | 8 | 5 | 3 | 2 | 1 |",
        "C1(3):300000, C2(4):200010",
        "| B6, D5, F5 |",
    ]);
}

/// The first two turns that the rules pages tell of: the same costs, and nothing is left.
#[test]
fn the_first_turns_of_the_rules_pages_can_be_played() {
    let shelf = Shelf::new(None);
    let game = shelf.find("tikal").unwrap();
    let options = [("first".to_owned(), "1".to_owned())].into();
    let turned_up = |table: &dyn crate::engine::Table| {
        table.snapshot(Eyes::Table, 0).view["in_hand"].as_str().map(str::to_owned)
    };
    let played = (0..500).map(Seed).find_map(|seed| {
        let players = people(["Anna", "Boris"]).to_vec();
        let mut table = game.fresh(players, &options, seed).unwrap();
        if turned_up(table.as_ref()).as_deref() != Some("A4") {
            return None;
        }
        let anna = ["lay b3 0", "enter b3 leader", "dig b3", "enter b5 1", "enter a5 1", "end"];
        for decision in anna {
            table.decide(Seat::at(0), decision).unwrap();
        }
        (turned_up(table.as_ref()).as_deref() == Some("A6")).then_some(table)
    });
    let mut table = played.expect("tiles come in this order now and then");
    let seen = table.snapshot(Eyes::Table, 0).view;
    assert_eq!(seen["hexes"]["b3"]["treasures"], 3);
    assert_eq!(seen["hexes"]["b5"]["workers"][0], 1);
    let boris = Seat::at(1);
    let place = table.legal(boris)[0].clone();
    for decision in [&*place, "enter a4 2", "dig a4", "dig a4"] {
        table.decide(boris, decision).unwrap();
    }
    let seen = table.snapshot(Eyes::Table, 0).view;
    assert_eq!((&seen["points"], &seen["hexes"]["a4"]["level"]), (&0.into(), &3.into()));
    assert_eq!(seen["hexes"]["a4"]["controlled_by"], 2);
}
