//! `do`: what is decided is kept, and nothing is told that is not.

use crate::{Place, Ran};
use serde_json::Value;
use std::fs::OpenOptions;
use std::process::Stdio;

/// A batch goes as far as it goes, and stays there: nothing can be tried out for free.
#[test]
fn a_batch_is_answered_as_far_as_it_is_kept() {
    let cases: [(&[&str], usize, usize, &str); 9] = [
        (&["#1", "#1", "take red"], 2, 3, "take red: The red discard pile is empty."),
        (&["#1", "draw"], 1, 2, "draw: Choose a figure for the new path first."),
        (&["#1", "#1", "draw", "jump"], 3, 4, "\"jump\" is not a decision"),
        (&["#1", "jump", "#1"], 1, 2, "\"jump #1\" is not a decision"),
        (&["play", "purple-4"], 0, 1, "\"play purple-4\" is not a decision"),
        (&["#99"], 0, 1, "\"#99\" is not a decision"),
        (&["0"], 0, 1, "\"0\" is not a decision"),
        (&["--seat", "2", "draw"], 0, 1, "It is not Boris's turn."),
        (&["--seat", "1", "#1", "#1", "draw", "#1"], 3, 4, "It is not Anna's turn."),
    ];
    for (decisions, taken, asked, part) in cases {
        let place = Place::with_match();
        let ran = place.run(&[&["do", "a.ron"], decisions].concat());
        assert_eq!(ran.out.lines().count(), taken, "{decisions:?}: {}", ran.out);
        let told = ran.complaint(3, part);
        assert!(told.contains(part), "{decisions:?}: {told}");
        let far = format!("{taken} of {asked} decisions taken and kept; then it stopped. ");
        assert_eq!(told.starts_with(&far), asked > 1, "{told}");
        assert_eq!(place.decisions("a.ron"), taken as u64, "{decisions:?}");
        place.ok(&["check", "a.ron"]);
    }
    let place = Place::with_match();
    let told = place.run(&["do", "a.ron", "#1", "draw", "--lang", "ru"]).complaint(3, "ru");
    assert!(
        told.starts_with("Принято и сохранено решений: 1 из 2, дальше — нет. draw: "),
        "{told}"
    );
}

/// However many words are given, and whatever they say.
#[test]
fn a_flood_of_words_is_one_decision_that_is_none() {
    let place = Place::with_match();
    let mut flood = vec!["do", "a.ron"];
    flood.resize(20_002, "play");
    let told = place.fails(3, &flood);
    assert!(told.len() < 300 && told.contains("is not a decision"), "{}", told.len());
    assert_eq!(place.decisions("a.ron"), 0);
}

fn explora(place: &Place, seats: &[&str]) {
    let new = ["new", "explora", "--save", "e.ron", "--seed", "7"];
    let seats = seats.iter().flat_map(|name| ["--seat", name]);
    place.ok(&new.into_iter().chain(seats).collect::<Vec<_>>());
}

/// Sealed bids in one call: each names its seat.
#[test]
fn a_decision_may_name_its_seat() {
    let ways: [&[&str]; 6] = [
        &["1: bid 3", "2: bid 2", "3: bid 0"],
        &["1:bid 3", "3:bid 0", "2:bid 2"],
        &["1:", "bid", "3", "2:", "bid", "2", "3:", "bid", "0"],
        &["1:bid", "3", "2:bid", "2", "3:bid", "0"],
        &["3:#1", "2: #3", "1:", "4"],
        &["--seat", "2", "bid 2", "1: bid 3", "3: bid 0"],
    ];
    for way in ways {
        let place = Place::new();
        explora(&place, &["A", "B", "C"]);
        place.ok(&[&["do", "e.ron"], way].concat());
        let shown = place.json(&["show", "e.ron", "--json"]);
        let bids = [0, 1, 2].map(|seat| shown["view"]["seats"][seat]["bid"].as_u64());
        assert_eq!(bids, [Some(3), Some(2), Some(0)], "{way:?}");
    }
    let place = Place::new();
    explora(&place, &["A", "B", "C"]);
    for (code, args, part) in [
        (2, &["4: bid 1"][..], "There is no seat 4 at this table of 3."),
        (2, &["1: bid 1", "999: bid 1"], "There is no seat 255"),
        (2, &["bid 1"], "Several seats can: 1 (A), 2 (B), 3 (C)."),
        (3, &["1:"], "\"\" is not a decision"),
        (3, &["1: 2: bid 1"], "\"2: bid 1\" is not a decision"),
    ] {
        let told = place.fails(code, &[&["do", "e.ron"], args].concat());
        assert!(told.contains(part), "{args:?}: {told}");
    }
    assert_eq!(place.decisions("e.ron"), 0);
    // Once something was decided, a missing seat stops it like a refusal.
    let told = place.run(&["do", "e.ron", "1: bid 1", "bid 1"]).complaint(3, "no seat");
    assert!(told.starts_with("1 of 2 ") && told.contains("2 (B), 3 (C)"), "{told}");
    assert_eq!(place.decisions("e.ron"), 1);
}

#[test]
fn as_json_with_the_state_after_it() {
    let place = Place::with_match();
    let told = place.json(&["do", "a.ron", "--json", "#1", "#1", "draw"]);
    let numbers = |told: &Value| -> Vec<u64> {
        told["taken"].as_array().unwrap().iter().map(|t| t["number"].as_u64().unwrap()).collect()
    };
    assert_eq!(numbers(&told), [1, 2, 3]);
    assert_eq!(
        (&told["taken"][2]["decision"], &told["taken"][2]["seat"]),
        (&"draw".into(), &1.into())
    );
    let events = told["events"].as_array().unwrap();
    assert_eq!(events.last().unwrap()["event"]["event"], "drew");
    assert!(events.last().unwrap()["event"]["card"].is_string(), "she sees her own card");
    let mut shown = place.json(&["show", "a.ron", "--as", "1", "--json", "--since", "0"]);
    assert_eq!((&shown["taken"], &shown["events"]), (&told["taken"], &told["events"]));
    for list in ["taken", "events"] {
        shown.as_object_mut().unwrap().remove(list);
    }
    assert_eq!(told["state"], shown);
    assert!(told.get("stopped").is_none());

    // Refused: how far it came, and why it stopped.
    let ran = place.run(&["do", "a.ron", "--json", "#1", "draw"]);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(numbers(&told), [4]);
    assert_eq!(told["stopped"], "draw: Choose a figure for the new path first.");
    assert!(ran.complaint(3, "stopped").starts_with("1 of 2 "));
    let ran = place.run(&["do", "a.ron", "--json", "jump"]);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(numbers(&told).is_empty() && told["stopped"].is_string(), "{told}");
    assert_eq!((told["state"]["decisions"].as_u64(), ran.code), (Some(4), Some(3)));

    // What several seats decided is told as all of them may know it.
    let place = Place::new();
    explora(&place, &["A", "B", "C"]);
    let told = place.json(&["do", "e.ron", "--json", "1: bid 1", "2: bid 2"]);
    assert_eq!(told["state"]["eyes"], "table");
    assert!(told["taken"].as_array().unwrap().iter().all(|taken| taken["decision"].is_null()));
    let told = place.json(&["do", "e.ron", "--json", "3: bid 0"]);
    assert_eq!(told["state"]["eyes"]["seat"], 3);
}

/// Somewhere that takes no answer: a full disk, a reader who has gone.
fn deaf() -> [Stdio; 2] {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    [OpenOptions::new().write(true).open("/dev/full").unwrap().into(), writer.into()]
}

/// What is done is done, and says so: a retry must not decide twice.
#[test]
fn an_answer_that_is_lost_undoes_nothing() {
    let place = Place::with_match();
    place.ok(&["do", "a.ron", "#1"]);
    for (turn, stdout) in deaf().into_iter().enumerate() {
        let run = |args: &[&str], stdout: Stdio| {
            Ran::of(&place.command(args).stdout(stdout).stderr(Stdio::piped()).output().unwrap())
        };
        let ran = run(&["do", "a.ron", "#1"], stdout);
        let told = ran.complaint(4, "do");
        assert!(told.starts_with("It is done and kept, but the answer could"), "{told}");
        assert!(!told.contains("os error"), "the system's words: {told}");
        assert_eq!(place.decisions("a.ron"), 2);
        let [full, pipe] = deaf();
        let stdout = if turn == 0 { full } else { pipe };
        let told = run(&["undo", "a.ron", "--lang", "ru"], stdout).complaint(4, "undo");
        assert!(told.starts_with("Всё сделано и сохранено, но"), "{told}");
        assert_eq!(place.decisions("a.ron"), 1);
        let [full, pipe] = deaf();
        let stdout = if turn == 0 { full } else { pipe };
        let save = format!("n{turn}.ron");
        run(&["new", "lost-cities", "--save", &save], stdout).complaint(4, "new");
        assert_eq!(place.decisions(&save), 0);
        // A batch that was refused on its way is that first of all.
        let [full, pipe] = deaf();
        let stdout = if turn == 0 { full } else { pipe };
        let ran = run(&["do", &save, "--seat", "9", "#1"], stdout);
        assert_eq!(ran.code, Some(2));
    }
    let [full, _] = deaf();
    let output = place.command(&["do", "a.ron", "#1", "take red"]).stdout(full).output().unwrap();
    let ran = Ran::of(&output);
    assert_eq!((ran.code, ran.err.lines().count()), (Some(3), 2), "{}", ran.err);
    assert_eq!(place.decisions("a.ron"), 2);
}

/// A disk that is full shows nothing of what would have come.
#[test]
fn what_cannot_be_kept_is_not_told() {
    let place = Place::with_match();
    place.ok(&["do", "a.ron", "#1", "#1"]);
    let before = place.bytes("a.ron");
    for json in [&[][..], &["--json"]] {
        let mut command = place.prepared("bash");
        command.args(["-c", "ulimit -f 0; trap '' XFSZ; exec \"$0\" \"$@\""]);
        command.arg(env!("CARGO_BIN_EXE_incognita")).args(["do", "a.ron", "draw"]).args(json);
        let told = Ran::of(&command.output().unwrap()).sentence(1, "draw");
        assert!(told.starts_with("a.ron cannot be saved: "), "{told}");
        assert!(told.ends_with(" It is not kept."), "{told}");
        assert_eq!(place.bytes("a.ron"), before);
    }
}
