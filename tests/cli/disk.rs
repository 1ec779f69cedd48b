//! Others at the same save, a full disk, a sudden end: no match is ever lost.

use crate::{Place, Ran};
use incognita::engine::{Chance, Swift};
use incognita::games::Shelf;
use incognita::store;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::process::{Child, Command, Stdio};

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
    for args in [&["show"][..], &["moves", "--seat", "1"], &["log"], &["check"]] {
        let args = &[args, &["a.ron"]].concat();
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
        command.args(["-c", "ulimit -f 0; exec \"$0\" \"$@\""]);
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
    // What the killed ones left behind is in nobody's way, and goes with the next one.
    place.ok(&["check", &save]);
    place.new_match("last.ron", &["Anna", "Boris"]);
    place.ok(&["do", "last.ron", "#1"]);
    let names = fs::read_dir(place.path("")).unwrap().map(|entry| entry.unwrap().file_name());
    let hidden: Vec<_> = names.filter(|name| name.to_string_lossy().starts_with('.')).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// Threads that the system does not give are done without, and the sum is the same.
#[test]
fn fewer_threads_count_the_same() {
    let place = Place::new();
    let sim = ["sim", "lost-cities", "--games", "40", "--json", "--jobs"];
    let alone = place.run(&[&sim[..], &["1"]].concat()).out;
    // The limit counts all processes of a user, and does not hold a superuser.
    for (limit, jobs) in [("1", "8"), ("3", "200")] {
        let mut command = place.prepared("bash");
        command.args(["-c", "ulimit -u \"$0\"; exec \"$@\"", limit]);
        command.arg(env!("CARGO_BIN_EXE_incognita")).args(sim).arg(jobs).current_dir("/");
        if is_root() {
            command.uid(64_017);
        }
        let ran = Ran::of(&command.output().unwrap());
        assert_eq!((ran.code, ran.out == alone), (Some(0), true), "{}", ran.err);
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
    }
}

/// Somebody of this user and these groups, the first one being their own.
fn somebody(place: &Place, user: u32, groups: &[u32], args: &[&str]) -> Ran {
    let mut command = place.prepared("setpriv");
    let list: Vec<_> = groups.iter().map(ToString::to_string).collect();
    command.arg(format!("--reuid={user}")).arg(format!("--regid={}", groups[0]));
    command.arg(format!("--groups={}", list.join(",")));
    command.arg(env!("CARGO_BIN_EXE_incognita")).args(args);
    Ran::of(&command.output().unwrap())
}

/// A folder of friends: whoever of them plays, the match stays everybody's.
#[test]
fn a_shared_match_stays_shared() {
    const FRIENDS: u32 = 64_100;
    let (anna, boris, carol) = (64_101, 64_102, 64_103);
    let able = Command::new("setpriv").arg("--version").output().is_ok();
    if !is_root() || !able {
        eprintln!("skipped: only a superuser with setpriv can be several people");
        return;
    }
    for set_group in [0, 0o2000] {
        let place = Place::with_match();
        let (folder, save) = (place.path(""), place.path("a.ron"));
        let mode = |path: &std::path::Path, mode| {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        };
        chown(&folder, Some(anna), Some(FRIENDS)).unwrap();
        mode(&folder, 0o777 | set_group);
        chown(&save, Some(anna), Some(FRIENDS)).unwrap();
        mode(&save, 0o664);
        let about = || {
            let about = save.metadata().unwrap();
            (about.gid(), about.mode() & 0o777)
        };
        for (user, decisions) in [(anna, 1), (boris, 2), (anna, 3)] {
            // One that was killed left its lock, which the others can use.
            let lock = place.path(".a.ron.lock");
            fs::write(&lock, "").unwrap();
            chown(&lock, Some(anna), Some(FRIENDS)).unwrap();
            mode(&lock, 0o660);
            let ran = somebody(&place, user, &[user, FRIENDS], &["do", "a.ron", "#1"]);
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{user}");
            assert_eq!(about(), (FRIENDS, 0o664), "{user}");
            assert_eq!(place.decisions("a.ron"), decisions);
            assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        }
        // Somebody who is not of the group would take it away from them, unless the folder
        // gives all its files to the group.
        let before = place.bytes("a.ron");
        let ran = somebody(&place, carol, &[carol], &["do", "a.ron", "#1"]);
        if set_group == 0 {
            let told = ran.sentence(1, "carol");
            assert!(told.starts_with("a.ron is shared with others"), "{told}");
            assert_eq!(place.bytes("a.ron"), before);
        } else {
            assert_eq!((ran.code, place.bytes("a.ron") == before), (Some(0), false));
        }
        assert_eq!(about(), (FRIENDS, 0o664));
        // Looking is free.
        assert_eq!(somebody(&place, carol, &[carol], &["show", "a.ron"]).code, Some(0));
        // Where only owners may take a name away, the others cannot play.
        mode(&folder, 0o1777);
        chown(&folder, Some(carol), None).unwrap();
        let ran = somebody(&place, boris, &[boris, FRIENDS], &["do", "a.ron", "#1"]);
        ran.sentence(1, "boris in a sticky folder");
        // A superuser leaves it to its owner.
        chown(&save, Some(anna), None).unwrap();
        mode(&save, 0o600);
        place.ok(&["do", "a.ron", "#1"]);
        assert_eq!((save.metadata().unwrap().uid(), about()), (anna, (FRIENDS, 0o600)));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}

/// A head that names the same player a hundred thousand times is a sentence in the list.
#[test]
fn one_bad_head_does_not_flood_the_list() {
    let place = Place::with_match();
    let good = String::from_utf8(place.bytes("a.ron")).unwrap();
    let many = format!("to_act: [{}", "\"Anna\", ".repeat(100_000));
    fs::write(place.path("bad.ron"), good.replace("to_act: [", &many)).unwrap();
    for args in [&["saves", "--saves", "."][..], &["saves", "--json", "--saves", "."]] {
        let listed = place.ok(args);
        assert!(listed.len() < 3_000 && listed.contains("does not fit the match"), "{listed}");
    }
}
