//! Playing without a screen: `new`, `moves`, `do`, `undo`, and looking at it.

use crate::{Place, Ran};
use serde_json::Value;
use std::collections::BTreeSet;

/// The same match, apart from its dates.
fn undated(save: &[u8]) -> Vec<String> {
    let text = std::str::from_utf8(save).unwrap();
    let dated =
        |line: &&str| !["started:", "saved:"].contains(&line.trim().split(' ').next().unwrap());
    text.lines().filter(dated).map(str::to_owned).collect()
}

#[test]
fn a_whole_match() {
    let place = Place::with_match();
    place.play_out("a.ron");
    let count = place.decisions("a.ron");
    assert!(count > 50);
    assert_eq!(place.ok(&["check", "a.ron"]), format!("a.ron: good, {count} decisions.\n"));
    assert_eq!(place.json(&["moves", "a.ron", "--json"]), Value::Array(Vec::new()));

    let log = place.ok(&["log", "a.ron"]);
    assert!(log.starts_with("Expedition 1 sets out; Anna begins.\nAnna plays "), "{log}");
    assert!(log.contains("\nExpedition 1 is over: "), "{log}");
    assert!(log.trim_end().lines().next_back().unwrap().starts_with("Boris ends with "), "{log}");
    assert!(log.lines().all(|line| line.ends_with('.')), "{log}");
    let russian = place.ok(&["log", "a.ron", "--lang", "ru"]);
    assert_eq!(russian.lines().count(), log.lines().count());
    assert!(russian.contains("\nBoris: итог — "), "{russian}");

    let end = place.json(&["show", "a.ron", "--json"]);
    assert_eq!((&end["to_act"], &end["view"]["stage"]), (&Value::Array(vec![]), &"over".into()));
    let rows = end["standings"]["rows"].as_array().unwrap();
    assert!(
        rows.iter().any(|row| row["place"] == 1) && rows.iter().all(|row| row["total"].is_i64())
    );
    let start = place.json(&["show", "a.ron", "--json", "--at", "0"]);
    assert_eq!((&start["decisions"], &start["to_act"][0]), (&0.into(), &1.into()));
    assert!(place.ok(&["show", "a.ron"]).starts_with("(\n    game: \"lost-cities\",\n"));
    assert!(place.ok(&["--saves", ".", "saves"]).contains("  over "));

    assert_eq!(place.fails(3, &["do", "a.ron", "#1"]), "The match is over.");
    place.fails(3, &["do", "a.ron", "--seat", "1", "draw"]);
    place.fails(3, &["undo", "a.ron"]);
}

#[test]
fn the_same_seed_makes_the_same_match() {
    let place = Place::with_match();
    let seats = ["Anna", "Boris", "Chip:bot=random"];
    let (one, two) = ("one.ron", "two.ron");
    for save in [one, two] {
        place.new_match(save, &seats);
        for _ in 0..10 {
            place.ok(&["do", save, "#1"]);
        }
    }
    assert_eq!(undated(&place.bytes(one)), undated(&place.bytes(two)));
    // A seed can be given as saves and `sim` show it.
    let named = ["--set", "length=short", "--set", "first=1", "--seat", "Anna", "--seat", "Boris"];
    for seed in ["0x7", "0000000000000007"] {
        let save = format!("{seed}.ron");
        let new = ["new", "lost-cities", "--save", &save, "--seed", seed];
        place.ok(&[&new[..], &named].concat());
        assert_eq!(undated(&place.bytes(&save)), undated(&place.bytes("a.ron")), "{seed}");
    }
    let set = ["--set", "length=short", "--set", "first=1", "--seat", "Anna", "--seat", "Boris"];
    place.ok(&[&["new", "lost-cities", "--save", "other.ron", "--seed", "8"], &set[..]].concat());
    let moves = |save: &str| place.ok(&["moves", save, "--seat", "1"]);
    assert_ne!(moves("a.ron"), moves("other.ron"));
}

#[test]
fn moves_by_number_name_and_meaning() {
    let place = Place::with_match();
    let own = ["moves", "a.ron", "--seat", "1"];
    let text = place.ok(&own);
    let rows = place.json(&[&own[..], &["--json"]].concat());
    let rows = rows.as_array().unwrap();
    assert_eq!(text.lines().count(), rows.len());
    for (index, (line, row)) in text.lines().zip(rows).enumerate() {
        assert_eq!((&row["seat"], &row["number"]), (&1.into(), &(index + 1).into()));
        assert_eq!(row["must"], true);
        let (decision, means) = (row["decision"].as_str().unwrap(), row["means"].as_str().unwrap());
        assert!(line.starts_with(&format!("1  #{} ", index + 1)), "{line}");
        assert!(line.contains(decision) && line.ends_with(means), "{line}");
    }
    // The columns stand under each other.
    let start = |line: &str| line.find("play ").or_else(|| line.find("discard "));
    assert_eq!(text.lines().map(start).collect::<BTreeSet<_>>().len(), 1, "{text}");
    assert!(place.ok(&[&own[..], &["--lang", "ru"]].concat()).contains("  сыграть: "));
    assert_eq!(place.ok(&["moves", "a.ron", "--seat", "2"]), "");
}

/// Without a seat only what lies open is listed: nobody's hand, nobody's money.
#[test]
fn moves_that_are_not_for_all_eyes_need_a_seat() {
    let place = Place::with_match();
    let told = place.fails(2, &["moves", "a.ron"]);
    assert!(told.starts_with("Who must decide: 1 (Anna). ") && told.contains("--seat"), "{told}");
    place.ok(&["new", "explora", "--save", "e.ron", "--seed", "7", "--seat", "A", "--seat", "B"]);
    let told = place.fails(2, &["moves", "e.ron", "--json"]);
    assert!(told.starts_with("Who must decide: 1 (A), 2 (B). "), "{told}");
    let told = place.fails(2, &["moves", "e.ron", "--lang", "ru"]);
    assert!(told.starts_with("Решают: 1 (A), 2 (B). "), "{told}");
    // Cards are picked before all eyes.
    place.ok(&["do", "e.ron", "1: bid 1", "2: bid 0"]);
    let rows = place.json(&["moves", "e.ron", "--json"]);
    assert!(rows.as_array().unwrap().iter().all(|row| row["seat"] == 1 && row["must"] == true));
    assert_eq!(place.json(&["moves", "e.ron", "--seat", "1", "--json"]), rows);
}

/// As many ways to say it as people try.
#[test]
fn decisions_as_numbers_quoted_or_in_words() {
    let first = |place: &Place| {
        let rows = place.json(&["moves", "a.ron", "--seat", "1", "--json"]);
        rows[0]["decision"].as_str().unwrap().to_owned()
    };
    let told = {
        let place = Place::with_match();
        let play = first(&place);
        assert!(play.starts_with("play "));
        let (verb, card) = play.split_once(' ').unwrap();
        let ways: [&[&str]; 7] = [
            &["#1", "#1", "#1"],
            &["1", "1", "draw"],
            &[&play, "send adventurer", "draw"],
            &[verb, card, "send", "adventurer", "draw"],
            &[&play, "send", "adventurer", "#1"],
            &["--seat", "1", "#1", "#1", "#1"],
            &["--", "#1", "#1", "#1"],
        ];
        ways.map(|way| {
            let place = Place::with_match();
            let told = place.ok(&[&["do", "a.ron"], way].concat());
            (told, undated(&place.bytes("a.ron")))
        })
    };
    for way in &told {
        assert_eq!(way, &told[0]);
    }
    // The one who decided sees what it drew.
    let (told, _) = &told[0];
    assert_eq!(told.lines().count(), 3);
    assert!(!told.contains("draws a card") && told.contains("\nAnna draws "), "{told}");
}

#[test]
fn what_nobody_has_seen_can_be_taken_back() {
    let place = Place::with_match();
    let fresh = undated(&place.bytes("a.ron"));
    place.ok(&["do", "a.ron", "#1", "#2"]);
    assert_eq!(place.ok(&["undo", "a.ron"]), "Taken back: the last decision of Anna.\n");
    assert!(place.ok(&["undo", "a.ron", "--lang", "ru"]).contains("Anna"));
    assert_eq!(undated(&place.bytes("a.ron")), fresh);
    place.ok(&["do", "a.ron", "#1", "#1", "draw"]);
    let drawn = place.bytes("a.ron");
    let told = place.fails(3, &["undo", "a.ron"]);
    assert!(told.starts_with("The last decision cannot be taken back: "), "{told}");
    assert_eq!(place.bytes("a.ron"), drawn);
}

/// The cards of a hand, if these eyes see it.
fn hand(shown: &Value, seat: usize) -> Option<Vec<String>> {
    let hand = shown["view"]["seats"][seat]["hand"].as_array()?;
    Some(hand.iter().map(|card| card.as_str().unwrap().to_owned()).collect())
}

#[test]
fn eyes_see_their_own_hand_only() {
    let place = Place::with_match();
    for _ in 0..12 {
        place.ok(&["do", "a.ron", "#1"]);
    }
    let show = |eyes: &str| place.json(&["show", "a.ron", "--json", "--as", eyes]);
    let seats = [show("1"), show("2")];
    for (own, shown) in seats.iter().enumerate() {
        assert_eq!(shown["eyes"]["seat"], own + 1);
        assert_eq!(hand(shown, own).unwrap().len(), shown["view"]["seats"][own]["cards"]);
        assert_eq!(hand(shown, 1 - own), None);
        assert!(shown["view"]["seats"][1 - own]["chips"].is_null());
        for told in shown["events"].as_array().unwrap() {
            let event = &told["event"];
            if event["event"] == "drew" {
                assert_eq!(event["card"].is_string(), event["seat"] == own + 1, "{told}");
            }
        }
    }
    let table = show("table");
    assert_eq!((hand(&table, 0), hand(&table, 1)), (None, None));
    assert!(
        table["events"]
            .as_array()
            .unwrap()
            .iter()
            .all(|told| { told["event"]["event"] != "drew" || told["event"]["card"].is_null() })
    );
    assert_eq!(place.json(&["show", "a.ron", "--json"]), table);
    assert_eq!(show("anna"), seats[0]);
    // In the log, too.
    let log = |eyes: &str| place.ok(&["log", "a.ron", "--as", eyes]);
    assert!(log("table").contains("Anna draws a card."));
    assert!(
        !log("Anna").contains("Anna draws a card.") && log("Anna").contains("Boris draws a card.")
    );
}

#[test]
fn bots_decide_by_themselves() {
    let place = Place::new();
    place.new_match("mixed.ron", &["Chip:bot=random", "Anna"]);
    let shown = place.json(&["show", "mixed.ron", "--json"]);
    assert_eq!((&shown["to_act"][0], &shown["players"][0]["bot"]), (&2.into(), &"random".into()));
    assert!(shown["decisions"].as_u64() > Some(0));
    let told = place.ok(&["do", "mixed.ron", "#1", "#1", "draw"]);
    assert!(told.contains("Anna draws ") && told.contains("\nChip "), "{told}");
    place.fails(3, &["do", "mixed.ron", "--seat", "1", "draw"]);

    place.new_match("bots.ron", &["Chip:bot=random", "Dale:bot=random"]);
    let shown = place.json(&["show", "bots.ron", "--json"]);
    assert_eq!(shown["view"]["stage"], "over");
    place.ok(&["check", "mixed.ron", "bots.ron"]);
}

#[test]
fn nothing_is_written_by_looking() {
    let place = Place::with_match();
    let before = place.bytes("a.ron");
    for args in [&["show"][..], &["moves", "--seat", "1"], &["log"], &["check"]] {
        let args = &[args, &["a.ron"]].concat();
        let ran = Ran::of(&place.command(args).output().unwrap());
        assert_eq!(ran.code, Some(0));
    }
    assert_eq!(place.bytes("a.ron"), before);
    assert_eq!(std::fs::read_dir(place.path("")).unwrap().count(), 1);
}
