//! Files that are no good saves: each is refused for what it is, and left as it is.

use super::{inside, saved};
use incognita::engine::{Chance, Swift, Table};
use incognita::games::{CannotOpen, Shelf};
use incognita::lang::Lang;
use incognita::store::{self, Attempt, Listed, Saves, StoreFault, Trouble};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

fn trouble(path: &Path, shelf: &Shelf) -> Trouble {
    let read = store::read(path, shelf).err().expect("it is no good save");
    let opened = store::open(path, shelf).err().expect("it is no good save");
    assert_eq!(read, opened);
    assert_eq!(read.file, path);
    read.what
}

/// What happens to these bytes as a save; they stay as they are.
fn reading(path: &Path, bytes: &[u8], shelf: &Shelf) -> Result<Box<dyn Table>, StoreFault> {
    fs::write(path, bytes).unwrap();
    let read = store::read(path, shelf);
    assert!(fs::read(path).unwrap() == bytes);
    read
}

#[test]
fn a_file_cut_anywhere_is_refused() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(saved(folder.path(), "a.ron", 25)).unwrap();
    let path = folder.path().join("cut.ron");
    for end in 0..whole.len() {
        let read = reading(&path, &whole[..end], &shelf);
        if end == whole.len() - 1 {
            // Only the last line's end is missing, and with it nothing.
            assert!(read.is_ok());
            continue;
        }
        let what = read.err().expect("it is cut").what;
        let expected = match end {
            0 => vec![Trouble::Empty],
            // Before the first field nothing tells that it was a save, and inside a letter of
            // more than one byte it is no text.
            1..12 => vec![Trouble::NotASave],
            _ => vec![Trouble::CutShort, Trouble::NotText],
        };
        assert!(expected.contains(&what), "{end}: {what:?}");
    }
}

#[test]
fn a_changed_byte_never_changes_a_match() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let good = saved(folder.path(), "a.ron", 60);
    let whole = fs::read(&good).unwrap();
    let record = store::read(&good, &shelf).unwrap().record();
    let path = folder.path().join("flipped.ron");
    let mut chance = Swift(77);
    let mut refused = 0;
    for round in 0..6_000 {
        let mut bytes = whole.clone();
        for _ in 0..=round % 3 {
            let at = chance.index(bytes.len());
            match chance.below(4) {
                0 => bytes[at] ^= 1 << chance.below(8),
                1 => bytes[at] = b"\"(),[]{}:0919 \n"[chance.index(15)],
                2 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b' ' + u8::try_from(chance.below(95)).unwrap()),
            }
        }
        match reading(&path, &bytes, &shelf) {
            Ok(table) => assert!(table.record() == record),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 4_000, "{refused}");
}

#[test]
fn any_bytes_at_all_do_no_harm() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    let mut chance = Swift(5);
    for length in 0..300 {
        let bytes: Vec<_> = (0..length).map(|_| chance.word().to_le_bytes()[0]).collect();
        assert!(reading(&path, &bytes, &shelf).is_err());
    }
    for bracket in ["(", "[", "{", "Some(", "#![", "/*", "r#", "\"", "-"] {
        let text = "(\n    format: 1,\n    game: ".to_owned() + &bracket.repeat(200_000) + "\n)";
        assert!(reading(&path, text.as_bytes(), &shelf).is_err());
    }
}

/// The save with one piece of its text exchanged.
fn edited(folder: &Path, from: &str, to: &str) -> PathBuf {
    let text = fs::read_to_string(saved(folder, "edited.ron", 20)).unwrap();
    assert_eq!(text.matches(from).count(), 1, "{from} in {text}");
    let path = folder.join("edited.ron");
    fs::write(&path, text.replace(from, to)).unwrap();
    path
}

#[test]
fn every_edit_is_noticed() {
    let shelf = Shelf::new(None);
    let told = |from: &str, to: &str| {
        let folder = tempfile::tempdir().unwrap();
        let path = edited(folder.path(), from, to);
        let before = fs::read(&path).unwrap();
        let what = trouble(&path, &shelf);
        assert!(fs::read(&path).unwrap() == before);
        assert_eq!(inside(folder.path()), ["edited.ron"]);
        what
    };
    assert_eq!(told("seed: \"0", "seed: \"1"), Trouble::Edited);
    assert_eq!(told("    rules: 1", "    rules: 2"), Trouble::Edited);
    assert_eq!(told("components: \"", "components: \"0"), Trouble::Edited);
    assert_eq!(told("name: \"Boris\"", "name: \"Bob\""), Trouble::Edited);
    assert_eq!(told("    seal: \"", "    seal: \"0"), Trouble::Edited);
    assert_eq!(told("    decisions: [", "    decisions: [(1, \"stay\"),"), Trouble::Edited);
    assert_eq!(told("over: false", "over: true"), Trouble::HeadDiffers);
    assert_eq!(told("round: (now: 1", "round: (now: 2"), Trouble::HeadDiffers);
    assert_eq!(told("format: 1", "format: 2"), Trouble::Newer(2));
    let other = told("game: \"lost-cities\"", "game: \"go\"");
    assert_eq!(other, Trouble::UnknownGame("go".into()));
    for (from, to) in [
        ("seed: \"0", "seed: \""),
        ("name: \"Boris\"", "name: \"\\u{1b}\""),
        ("2026-11-18T07:30:00Z", "2026-11-31T07:30:00Z"),
        ("    seal: \"", "    surplus: 1,\n    seal: \""),
        ("    rules: 1,\n", ""),
        ("    rules: 1,", "    rules: 1, rules: 1,"),
    ] {
        let what = told(from, to);
        assert!(matches!(what, Trouble::Damaged { .. }), "{to}: {what:?}");
    }
}

/// A head can be anybody's work: what no table can have is refused before a list prints it.
#[test]
fn a_head_that_no_match_can_have_is_refused() {
    let shelf = Shelf::new(None);
    let many = |item: &str| format!("{item}, ").repeat(50_000);
    let player = "(name: \"Zoe\")";
    let cases = [
        ("to_act: [".to_owned(), format!("to_act: [{}", many("\"Boris\""))),
        ("to_act: [".to_owned(), "to_act: [\"Zoe\", ".to_owned()),
        ("to_act: [".to_owned(), "to_act: [], was: [".to_owned()),
        ("scores: [".to_owned(), format!("scores: [{}", many("(\"Boris\", Some(1))"))),
        ("scores: [".to_owned(), "scores: [(\"Zoe\", None), ".to_owned()),
        ("    players: [".to_owned(), format!("    players: [{}", many(player))),
        ("    players: [".to_owned(), format!("    players: [{player}, ")),
        ("(name: \"Boris\"".to_owned(), format!("(name: \"Boris\", bot: Some(\"{}\")", many("b"))),
        ("(name: \"Boris\"".to_owned(), "(name: \"Boris\", bot: Some(\"\\u{1b}\")".to_owned()),
        ("game: \"".to_owned(), format!("game: \"{}", "a".repeat(99))),
        ("over: false".to_owned(), "over: true".to_owned()),
    ];
    for (from, to) in cases {
        let folder = tempfile::tempdir().unwrap();
        let path = edited(folder.path(), &from, &to);
        let listed = Saves::at(folder.path().to_owned()).list().unwrap();
        let [Listed { summary: Err(fault), .. }] = listed.as_slice() else {
            panic!("{from}: {listed:?}");
        };
        assert!(store::read(&path, &shelf).is_err(), "{from}");
        for lang in Lang::ALL {
            assert!(fault.tell(&shelf, &shelf.words(lang)).len() < 2_000, "{from}");
        }
    }
}

#[test]
fn what_people_may_edit_stays_readable() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = edited(folder.path(), "    seed:", "\n // a note\n seed  :");
    assert!(store::read(&path, &shelf).is_ok());
}

#[test]
fn other_components_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), "a.ron", 5);
    let assets = folder.path().join("games/lost-cities");
    fs::create_dir_all(&assets).unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/lost-cities");
    let text = fs::read_to_string(ours.join("components.ron")).unwrap();
    let number = text.find("points: ").unwrap();
    let changed = text[..number].to_owned() + &text[number..].replacen("5,", "6,", 1);
    assert_ne!(changed, text);
    fs::write(assets.join("components.ron"), changed).unwrap();
    let what = trouble(&path, &Shelf::new(Some(folder.path())));
    let Trouble::CannotOpen { why, .. } = what else {
        panic!("{what:?}");
    };
    assert!(matches!(*why, CannotOpen::OtherComponents { .. }), "{why:?}");
}

#[test]
fn what_is_no_file_is_told_apart() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let good = saved(folder.path(), "good.ron", 5);

    let missing = trouble(&at("missing.ron"), &shelf);
    assert!(matches!(
        missing,
        Trouble::System { doing: Attempt::Read, kind: std::io::ErrorKind::NotFound, .. }
    ));
    // Through a file there is no way, not even for root.
    let through = trouble(&good.join("a.ron"), &shelf);
    assert!(matches!(through, Trouble::System { .. }));

    symlink(&good, at("link.ron")).unwrap();
    symlink("nowhere", at("dangling.ron")).unwrap();
    fs::create_dir(at("folder.ron")).unwrap();
    let socket = std::os::unix::net::UnixListener::bind(at("socket.ron")).unwrap();
    rustix::fs::mknodat(
        rustix::fs::CWD,
        at("pipe.ron"),
        rustix::fs::FileType::Fifo,
        rustix::fs::Mode::RUSR,
        0,
    )
    .unwrap();
    assert_eq!(trouble(&at("link.ron"), &shelf), Trouble::Link);
    assert_eq!(trouble(&at("dangling.ron"), &shelf), Trouble::Link);
    assert_eq!(trouble(&at("folder.ron"), &shelf), Trouble::NotAFile);
    assert_eq!(trouble(&at("socket.ron"), &shelf), Trouble::NotAFile);
    assert_eq!(trouble(&at("pipe.ron"), &shelf), Trouble::NotAFile);
    assert_eq!(trouble(Path::new("/dev/zero"), &shelf), Trouble::NotAFile);
    drop(socket);

    fs::File::create(at("huge.ron")).and_then(|file| file.set_len(1 << 40)).unwrap();
    fs::write(at("largest.ron"), vec![b' '; 4 << 20]).unwrap();
    fs::write(at("latin.ron"), b"(\n format: 1, // \xe9\n)").unwrap();
    let text = fs::read_to_string(&good).unwrap();
    fs::write(at("marked.ron"), "\u{feff}".to_owned() + &text).unwrap();
    fs::write(at("foreign.ron"), "(seats: (2, 4), points: [1, 2])").unwrap();
    assert_eq!(trouble(&at("huge.ron"), &shelf), Trouble::TooLarge);
    assert_eq!(trouble(&at("largest.ron"), &shelf), Trouble::Empty);
    assert_eq!(trouble(&at("latin.ron"), &shelf), Trouble::NotText);
    assert_eq!(trouble(&at("marked.ron"), &shelf), Trouble::ByteOrderMark);
    assert_eq!(trouble(&at("foreign.ron"), &shelf), Trouble::NotASave);
    assert!(inside(folder.path()).iter().all(|n| !n.starts_with('.')));
}
