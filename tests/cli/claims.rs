//! Who must and who may, by commands: the test's own game of sealed cards, with claims off turn.

#[allow(dead_code, reason = "the suite breaks its promises, we do not")]
#[path = "../contract/sealed.rs"]
mod sealed;

use crate::Place;
use incognita::cli::{Reply, answer_with};
use incognita::draw::board::Board;
use incognita::engine::{Player, Round};
use incognita::games::{Boxed, Shelf};
use incognita::lang::{Lang, Words};
use incognita::store::Saves;
use sealed::{Action, Deck, Event, HONEST, Refusal, Sealed, View};
use serde_json::{Value, json};

type Game = Sealed<HONEST>;

impl Boxed for Game {
    const PICTURE: &'static str = "";
    const COMPONENTS: &'static str = "(cards: 14, hand: 4)";

    fn texts(_: Lang) -> &'static str {
        ""
    }
    fn rules_page(_: Lang) -> &'static str {
        "# Sealed"
    }
    fn facts(_: &Deck) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    fn title(_: &Words) -> String {
        "Sealed".to_owned()
    }
    fn length(_: &Words) -> String {
        String::new()
    }
    fn about(_: &Words) -> String {
        String::new()
    }
    fn variant(name: &str, _: Option<&str>, _: &Words) -> String {
        name.to_owned()
    }
    fn progress(round: Round, _: &Words) -> String {
        format!("round {}", round.now)
    }
    fn decision(action: &Action, _: &Words) -> String {
        format!("to {action}")
    }
    fn event(event: &Event, _: &[Player], _: &Words) -> String {
        format!("{event:?}")
    }
    fn refusal(refusal: &Refusal, _: &Words) -> String {
        format!("{refusal:?}.")
    }
    fn category(name: &str, _: &Words) -> String {
        name.to_owned()
    }
    fn board(_: &'static Deck, _: View, _: Vec<Event>) -> Box<dyn Board> {
        unreachable!("no command draws it")
    }
}

/// A table for three, with claims.
struct Claims(Place);

impl Claims {
    fn new(seed: u64) -> Self {
        let claims = Self(Place::new());
        let seed = seed.to_string();
        let seats = ["--seat", "Anna", "--seat", "Boris", "--seat", "Vera"];
        let new = ["new", "sealed", "--save", "s.ron", "--set", "claims=once", "--seed", &seed];
        claims.ok(&[&new[..], &seats].concat());
        claims
    }

    fn run(&self, args: &[&str]) -> Reply {
        let folder = self.0.path("");
        let save = folder.join("s.ron").display().to_string();
        let args = args.iter().map(|arg| if *arg == "s.ron" { save.as_str() } else { arg });
        let args = ["incognita", "--lang", "en"].into_iter().chain(args).map(Into::into);
        answer_with(Shelf::of(vec![Shelf::boxed::<Game>(None)]), Saves::at(folder), args)
    }

    fn ok(&self, args: &[&str]) -> String {
        let reply = self.run(args);
        assert_eq!((reply.code, reply.err.as_str()), (0, ""), "{args:?}");
        reply.out
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.ok(&[args, &["--json"]].concat())).unwrap()
    }

    /// Whether Anna's claim would score: she knows, and the tester.
    fn can_score(seed: u64) -> bool {
        let claims = Self::new(seed);
        claims.ok(&["do", "s.ron", "1:#1"]);
        claims.ok(&["do", "s.ron", "--seat", "1", "claim"]).contains("Scored")
    }
}

#[test]
fn a_claim_off_turn_is_taken_while_others_must_seal() {
    let claims = Claims::new(3);
    let reply = claims.run(&["moves", "s.ron"]);
    assert_eq!((reply.code, reply.out.as_str()), (2, ""));
    assert!(reply.err.contains("1 (Anna), 2 (Boris), 3 (Vera)"), "{}", reply.err);
    claims.ok(&["do", "s.ron", "1:#1"]);

    let shown = claims.json(&["show", "s.ron"]);
    assert_eq!((&shown["to_act"], &shown["may_act"]), (&json!([2, 3]), &json!([1])));
    assert_eq!(shown["manner"], "sealed");
    // The offer is for all eyes, what the others hold is not.
    let reply = claims.run(&["moves", "s.ron"]);
    assert_eq!((reply.code, reply.out.as_str()), (0, "1  #1  claim  to claim  off turn\n"));
    assert!(reply.err.contains("2 (Boris), 3 (Vera)"), "{}", reply.err);
    let own = claims.json(&["moves", "s.ron", "--seat", "1"]);
    let claim = json!({"seat": 1, "number": 1, "decision": "claim", "means": "to claim",
        "must": false});
    assert_eq!(own, json!([claim]));
    let must = claims.json(&["moves", "s.ron", "--seat", "2"]);
    assert!(must.as_array().unwrap().iter().all(|row| row["must"] == true));

    // Who must cannot claim; who may does not have to be waited for.
    assert_eq!(claims.run(&["do", "s.ron", "--seat", "2", "claim"]).code, 3);
    let told = claims.json(&["do", "s.ron", "--seat", "1", "claim"]);
    assert_eq!(told["taken"], json!([{"number": 2, "seat": 1, "decision": "claim"}]));
    assert_eq!((&told["state"]["to_act"], &told["state"]["may_act"]), (&json!([2, 3]), &json!([])));
    let reply = claims.run(&["do", "s.ron", "--seat", "1", "claim"]);
    assert_eq!((reply.code, reply.err.contains("not Anna's turn")), (3, true), "{}", reply.err);
    claims.ok(&["do", "s.ron", "2:#1", "3:#1"]);
    assert_eq!(claims.json(&["show", "s.ron"])["round"]["now"], 2);
}

/// Somebody who could score and somebody who could not: until it is done they look the same to
/// all others, and what was sealed stays so though a claim has shown something.
#[test]
fn nobody_is_told_who_could_score() {
    let seed = |scores: bool| (0..200).find(|&seed| Claims::can_score(seed) == scores).unwrap();
    let tables = [seed(true), seed(false)].map(Claims::new);
    for claims in &tables {
        claims.ok(&["do", "s.ron", "1:#1"]);
    }
    let listed = tables.each_ref().map(|claims| {
        let all = claims.run(&["moves", "s.ron", "--json"]);
        (all.code, all.out, all.err, claims.ok(&["moves", "s.ron", "--seat", "1"]))
    });
    assert_eq!(listed[0], listed[1]);
    let offered = tables.each_ref().map(|claims| {
        let shown = claims.json(&["show", "s.ron", "--as", "1"]);
        (shown["legal"].clone(), shown["may_act"].clone(), shown["can_undo"].clone())
    });
    assert_eq!(offered[0], offered[1]);
    for (claims, scores) in tables.iter().zip([true, false]) {
        claims.ok(&["do", "s.ron", "1: claim"]);
        let shown = claims.json(&["show", "s.ron", "--as", "2"]);
        let event = shown["events"].as_array().unwrap().last().unwrap()["event"].clone();
        assert_eq!(event.get("Scored").is_some(), scores, "{event}");
        assert_eq!(event.get("Cried").is_some(), !scores, "{event}");
        // The cry is heard, the card under it is not seen.
        assert!(shown["taken"][0]["decision"].is_null(), "{}", shown["taken"]);
        assert_eq!(shown["taken"][1]["decision"], "claim");
        claims.ok(&["do", "s.ron", "2:#1", "3:#1"]);
        let shown = claims.json(&["show", "s.ron"]);
        let known = shown["taken"].as_array().unwrap().iter();
        assert_eq!(known.filter(|taken| taken["decision"].is_string()).count(), 4);
    }
}

/// Every claim that is offered, to the end of the match.
#[test]
fn a_whole_match_with_claims() {
    let claims = Claims::new(5);
    let mut claimed = 0;
    loop {
        let shown = claims.json(&["show", "s.ron"]);
        if shown["to_act"] == json!([]) {
            break;
        }
        let (must, may) = (shown["to_act"][0].as_u64(), shown["may_act"][0].as_u64());
        claimed += usize::from(may.is_some());
        let decision = match may {
            Some(seat) => format!("{seat}: claim"),
            None => format!("{}:#1", must.unwrap()),
        };
        claims.ok(&["do", "s.ron", &decision]);
    }
    assert!(claimed >= 4, "{claimed}");
    assert_eq!(claims.run(&["do", "s.ron", "1: claim"]).code, 3);
    assert_eq!(claims.ok(&["moves", "s.ron"]), "");
    claims.ok(&["check", "s.ron"]);
}
