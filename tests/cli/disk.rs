//! Others at the same save, a full disk, a sudden end: no match is ever lost.

use crate::{Place, Ran};
use incognita::engine::{Chance, Swift};
use incognita::games::Shelf;
use incognita::store;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Stdio};

#[test]
fn a_match_that_is_being_played_elsewhere_can_only_be_looked_at() {
    let place = Place::with_match();
    let before = place.bytes("a.ron");
    let (_table, keeper) = store::open(&place.path("a.ron"), &Shelf::new(None)).unwrap();
    for args in [&["do", "a.ron", "#1"][..], &["undo", "a.ron"]] {
        let told = place.fails(1, args);
        assert_eq!(told, "a.ron is open in another incognita: close it there first.");
    }
    let told = place.fails(1, &["do", "a.ron", "#1", "--lang", "ru"]);
    assert!(told.starts_with("a.ron открыт в другой incognita"), "{told}");
    for args in
        [&["show", "a.ron"][..], &["moves", "a.ron"], &["log", "a.ron"], &["check", "a.ron"]]
    {
        place.ok(args);
    }
    assert_eq!(place.bytes("a.ron"), before);
    drop(keeper);
    place.ok(&["do", "a.ron", "#1"]);
}

#[test]
fn a_full_disk_costs_nothing() {
    let place = Place::with_match();
    place.ok(&["do", "a.ron", "#1"]);
    let before = place.bytes("a.ron");
    let full = |args: &[&str]| {
        let mut command = place.prepared("bash");
        command.args(["-c", "ulimit -f 0; trap '' XFSZ; exec \"$0\" \"$@\""]);
        command.arg(env!("CARGO_BIN_EXE_incognita")).args(args);
        Ran::of(&command.output().unwrap()).sentence(1, &format!("{args:?}"))
    };
    for args in [&["do", "a.ron", "#1"][..], &["undo", "a.ron"]] {
        assert!(full(args).starts_with("a.ron cannot be saved: "), "{args:?}");
        assert_eq!(place.bytes("a.ron"), before);
    }
    let told = full(&["new", "lost-cities", "--save", "b.ron", "--lang", "ru"]);
    assert!(told.starts_with("Не удалось сохранить b.ron: файлы такого размера"), "{told}");
    // Nothing is left beside it, and play goes on.
    assert_eq!(fs::read_dir(place.path("")).unwrap().count(), 1);
    place.ok(&["do", "a.ron", "#1"]);
    assert_eq!(place.decisions("a.ron"), 2);
}

/// How often a child can be asked whether it is done, until it is, or until so many times.
fn asked(child: &mut Child, most: u64) -> u64 {
    (0..most).find(|_| child.try_wait().unwrap().is_some()).unwrap_or(most)
}

/// Killed at any moment, the save is good and nothing that was told is forgotten.
#[test]
fn a_sudden_end_costs_at_most_the_decision_that_was_being_taken() {
    let place = Place::new();
    let shelf = Shelf::new(None);
    let mut matches = 0;
    let mut next_match = || {
        matches += 1;
        let name = format!("{matches}.ron");
        place.new_match(&name, &["Anna", "Boris", "Clara", "Dora"]);
        name
    };
    let start = |save: &str| {
        let mut command = place.command(&["do", save, "#1"]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
    };
    let mut save = next_match();
    let mut usual: Vec<u64> = (0..9)
        .map(|_| {
            let mut child = start(&save);
            let asked = asked(&mut child, u64::MAX);
            assert!(child.wait().unwrap().success());
            asked
        })
        .collect();
    usual.sort_unstable();
    let most = u32::try_from(usual[4] * 2).unwrap_or(u32::MAX);

    let mut chance = Swift(7);
    let (mut killed, mut finished) = (0, 0);
    for _ in 0..200 {
        let mut table = store::read(&place.path(&save), &shelf).unwrap();
        if table.to_act().is_empty() {
            save = next_match();
            table = store::read(&place.path(&save), &shelf).unwrap();
        }
        let before = table.decisions();
        let mut child = start(&save);
        asked(&mut child, chance.below(most + 1).into());
        child.kill().unwrap();
        let ended = child.wait().unwrap();
        let after = store::read(&place.path(&save), &shelf).map(|table| table.decisions());
        let after = after.unwrap_or_else(|fault| panic!("{fault:?}"));
        if ended.signal() == Some(9) {
            killed += 1;
            assert!((before..=before + 1).contains(&after));
        } else {
            finished += 1;
            assert!(ended.success(), "{ended}");
            assert_eq!(after, before + 1);
        }
    }
    assert!(killed > 0 && finished > 0, "{killed} killed, {finished} finished");
    // What the killed ones left behind is in nobody's way.
    place.ok(&["check", &save]);
    place.new_match("last.ron", &["Anna", "Boris"]);
    place.ok(&["do", "last.ron", "#1"]);
}
