//! `taken`: who has decided what, as far as some eyes may know it.

use crate::Place;
use serde_json::{Value, json};

fn taken(place: &Place, save: &str, eyes: &str) -> Vec<Value> {
    let shown = place.json(&["show", save, "--json", "--as", eyes]);
    let taken = shown["taken"].as_array().unwrap().clone();
    let numbers = taken.iter().map(|taken| taken["number"].as_u64().unwrap());
    assert!(numbers.eq(1..=shown["decisions"].as_u64().unwrap()));
    taken
}

/// A bid is its seat's own until all are open; then it is everybody's.
#[test]
fn a_sealed_bid_is_known_when_it_is_revealed() {
    let place = Place::new();
    let seats = ["--seat", "A", "--seat", "B", "--seat", "C"];
    let new = ["new", "explora", "--save", "e.ron", "--seed", "7"];
    place.ok(&[&new[..], &seats].concat());
    place.ok(&["do", "e.ron", "2: bid 4"]);
    place.ok(&["do", "e.ron", "1: bid 3"]);
    let sealed = |seat: u8| json!({"number": 3 - seat, "seat": seat, "decision": null});
    let own = |seat: u8, bid: &str| json!({"number": 3 - seat, "seat": seat, "decision": bid});
    assert_eq!(taken(&place, "e.ron", "1"), [sealed(2), own(1, "bid 3")]);
    assert_eq!(taken(&place, "e.ron", "2"), [own(2, "bid 4"), sealed(1)]);
    for eyes in ["3", "table"] {
        assert_eq!(taken(&place, "e.ron", eyes), [sealed(2), sealed(1)]);
    }
    let all = place.ok(&["show", "e.ron", "--json"]);
    assert!(!all.contains("bid 4") && !all.contains("bid 3"), "{all}");
    place.ok(&["do", "e.ron", "3: bid 0"]);
    let open = json!({"number": 3, "seat": 3, "decision": "bid 0"});
    for eyes in ["1", "2", "3", "table"] {
        let open = [own(2, "bid 4"), own(1, "bid 3"), open.clone()];
        assert_eq!(taken(&place, "e.ron", eyes), open);
        // Looked at as it was before, it is a secret again.
        let then = place.json(&["show", "e.ron", "--json", "--as", eyes, "--at", "2"]);
        assert_eq!(then["taken"][0]["decision"].is_string(), eyes == "2");
    }
    // The next round is sealed anew.
    while place.run(&["moves", "e.ron"]).code == Some(0) {
        place.ok(&["do", "e.ron", "#1"]);
    }
    assert!(place.decisions("e.ron") > 3);
    assert!(taken(&place, "e.ron", "table").iter().all(|taken| taken["decision"].is_string()));
    place.ok(&["do", "e.ron", "1:#1"]);
    assert!(taken(&place, "e.ron", "table").last().unwrap()["decision"].is_null());
    assert!(taken(&place, "e.ron", "1").last().unwrap()["decision"].is_string());
}

/// What is played from a hand lies open; the card that is drawn is nowhere in the decision.
#[test]
fn a_played_card_is_known_and_a_drawn_one_is_not() {
    let place = Place::with_match();
    place.ok(&["do", "a.ron", "play yellow-0", "send adventurer", "draw"]);
    let own = place.json(&["show", "a.ron", "--json", "--as", "1"]);
    let drawn = own["events"].as_array().unwrap().last().unwrap()["event"]["card"].clone();
    let drawn = drawn.as_str().unwrap();
    for eyes in ["1", "2", "table"] {
        let known: Vec<_> = taken(&place, "a.ron", eyes);
        let known: Vec<_> = known.iter().map(|taken| taken["decision"].as_str().unwrap()).collect();
        assert_eq!(known, ["play yellow-0", "send adventurer", "draw"]);
        let all = place.ok(&["show", "a.ron", "--json", "--as", eyes]);
        assert_eq!(all.contains(&format!("\"{drawn}\"")), eyes == "1", "{drawn}");
    }
}

/// Only what is new.
#[test]
fn since_so_many_decisions() {
    let place = Place::with_match();
    place.ok(&["do", "a.ron", "#1", "#1", "draw"]);
    let whole = place.json(&["show", "a.ron", "--json"]);
    for since in 0..=3 {
        let shown = place.json(&["show", "a.ron", "--json", "--since", &since.to_string()]);
        let later = |list: &str, field: &str| -> Vec<Value> {
            let all = whole[list].as_array().unwrap().iter();
            all.filter(|entry| entry[field].as_u64().unwrap() > since).cloned().collect()
        };
        assert_eq!(shown["taken"], Value::from(later("taken", "number")));
        assert_eq!(shown["events"], Value::from(later("events", "after")));
        assert_eq!(shown["view"], whole["view"]);
    }
    let told = place.fails(2, &["show", "a.ron", "--json", "--since", "4"]);
    assert!(told.contains("There is no decision 4: the match has 3."), "{told}");
    let told = place.fails(2, &["show", "a.ron", "--since", "1", "--screen", "80x24"]);
    assert!(told.contains("do not go together"), "{told}");
}

/// What is over is nobody's turn.
#[test]
fn at_the_end_nobody_is_on_turn() {
    let place = Place::new();
    for game in ["lost-cities", "explora", "atlandice"] {
        let save = format!("{game}.ron");
        let seats = ["--seat", "A:bot=random", "--seat", "B:bot=random"];
        place.ok(&[&["new", game, "--save", &save, "--seed", "7"], &seats[..]].concat());
        let end = place.json(&["show", &save, "--json"]);
        assert_eq!((&end["to_act"], &end["view"]["stage"]), (&json!([]), &"over".into()));
        for field in ["turn", "deciding_for"] {
            assert!(end["view"][field].is_null(), "{game}: {field}");
        }
        assert!(end["view"]["waiting"].is_null() || end["view"]["waiting"] == json!([]));
        // And all that was sealed has been opened.
        assert!(taken(&place, &save, "table").iter().all(|taken| taken["decision"].is_string()));
    }
}
