//! What is not asked for rightly, or cannot be: one sentence, and the right exit code.

use crate::{Place, Ran};
use std::fs;
use std::os::unix::fs::symlink;

#[test]
fn wrong_usage() {
    let place = Place::with_match();
    let cases: &[(&[&str], &str)] = &[
        (&["shwo", "a.ron"], "There is no command \"shwo\". Did you mean show?"),
        (&["games", "--jsn"], "Unknown argument \"--jsn\". Did you mean --json?"),
        (&["games", "--lang"], "--lang <LANG> needs a value."),
        (&["games", "--lang", "de"], "there are: en, ru."),
        (&["games", "--json", "--json"], "--json can be given only once."),
        (&["games", "--assets", "nowhere"], "There is no folder nowhere"),
        (&["new", "lost-citys"], "Did you mean lost-cities?"),
        (&["rules"], "Something is missing: <GAME>."),
        (&["do", "a.ron"], "Something is missing: <DECISION>."),
        (&["check"], "Something is missing: <SAVE>."),
        (
            &["new", "lost-cities", "--seed", "x"],
            "“x” is no seed: a whole number, or 16 hexadecimal",
        ),
        (&["sim", "lost-cities", "--seed", "99999999999999999999"], "is no seed"),
        (&["new", "lost-cities", "--seat", "A"], "is for 2 to 4 players, not 1."),
        (&["new", "lost-cities", "--seat", "A", "--seat", "a"], "Two players are called \"a\""),
        (&["new", "lost-cities", "--seat", "\u{1b}[2J"], "control characters"),
        (&["new", "lost-cities", "--seat", "1", "--seat", "B"], "\"1\" cannot be a name"),
        (&["new", "lost-cities", "--seat", "A", "--seat", "Table:bot=random"], "\"Table\" cannot"),
        (&["new", "lost-cities", "--seat", " "], "at least one visible character"),
        (&["new", "lost-cities", "--seat", "123456789012345678901"], "at most 20 columns"),
        (
            &["new", "lost-cities", "--seat", "A", "--seat", "B:bot=deep"],
            "There is no bot \"deep\"",
        ),
        (&["new", "lost-cities", "--set", "size=1"], "there are: length, order, first."),
        (&["new", "lost-cities", "--set", "length=1"], "it can be: full, short."),
        (&["new", "lost-cities", "--set", "length"], "not of the form OPTION=VALUE."),
        (&["new", "lost-cities", "--set", "first=4"], "first=4 is not possible."),
        (
            &["new", "lost-cities", "--set", "first=1", "--set", "first=2"],
            "first can be given only once.",
        ),
        (&["moves", "a.ron", "--seat", "3"], "There is no seat 3 at this table of 2."),
        (&["do", "a.ron", "--seat", "0", "draw"], "There is no seat 0"),
        (&["do", "a.ron", "3: draw"], "There is no seat 3 at this table of 2."),
        (&["show", "a.ron", "--as", "Chip"], "\"Chip\" is no seat"),
        (&["log", "a.ron", "--as", "9"], "There is no seat 9"),
        (&["show", "a.ron", "--screen", "0x0"], "\"0x0\" is no size of a screen"),
        (&["show", "a.ron", "--screen", "9999x9999"], "from 20x5 to 500x200."),
        (&["show", "a.ron", "--screen", "19x5"], "is no size"),
        (&["show", "a.ron", "--screen", "80"], "is no size"),
        (&["show", "a.ron", "--screen", "axb"], "is no size"),
        (&["show", "a.ron", "--screen", "+80x24"], "is no size"),
        (&["show", "a.ron", "--screen", ""], "is no size"),
        (&["show", "a.ron", "--screen"], "--screen <WxH> needs a value."),
        (&["show", "a.ron", "--svg"], "Something is missing: --screen <WxH>."),
        (&["show", "a.ron", "--screen", "80x24", "--json"], "do not go together."),
        (&["show", "a.ron", "--screen", "80x24", "--theme", "x"], "there are: plain, mono,"),
        (&["show", "a.ron", "--at", "1"], "There is no decision 1: the match has 0."),
        (&["sim", "lost-cities", "--seats", "9"], "is for 2 to 4 players, not 9."),
        (&["sim", "lost-cities", "--games", "0"], "\"0\" does not fit --games <N>"),
        (&["sim", "lost-cities", "--jobs", "100000"], "\"100000\" does not fit --jobs <N>"),
        (&["sim", "lost-cities", "--bots", "deep"], "There is no bot \"deep\""),
        (&["sim", "lost-cities", "--bots", "random,random", "--seats", "3"], "2 bots do not fit"),
        (&["sim", "lost-cities", "--timed"], "Something is missing: --json."),
        (&["completions", "tcsh"], "there are: bash, "),
    ];
    for (args, part) in cases {
        let told = place.fails(2, args);
        assert!(told.contains(part), "{args:?}: {told}");
    }
    // Nothing was made on the way.
    let names = fs::read_dir(place.path("")).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(names.collect::<Vec<_>>(), ["a.ron"]);
}

#[test]
fn failures_in_russian() {
    let place = Place::with_match();
    let cases: &[(i32, &[&str], &str)] = &[
        (1, &[], "Для этого нужен терминал"),
        (1, &["play", "lost-cities"], "Для этого нужен терминал"),
        (2, &["show", "a.ron", "--screen", "80"], "«80» — не размер экрана"),
        (2, &["show", "a.ron", "--screen", "80x24", "--json"], "вместе не указывают."),
        (2, &["do"], "Чего-то не хватает: <ПАРТИЯ>"),
        (2, &["new", "go"], "Значение «go» не подходит: <ИГРА>; есть: lost-cities, explora, "),
        (2, &["new", "lost-cities", "--set", "x=y"], "Нет настройки «x»"),
        (2, &["new", "lost-cities", "--seat", "2"], "«2» не может быть именем"),
        (2, &["moves", "a.ron"], "Решают: 1 (Anna). "),
        (1, &["show", "nowhere.ron"], "nowhere.ron: такого файла или папки нет."),
        (1, &["new", "lost-cities", "--save", "a.ron"], "a.ron уже существует"),
        (3, &["do", "a.ron", "draw"], "draw: Сначала сыграйте или сбросьте карту."),
        (3, &["do", "a.ron", "прыг"], "«прыг» — такого решения нет"),
        (3, &["undo", "a.ron"], "Отменить нечего"),
    ];
    for (code, args, part) in cases {
        let told = place.fails(*code, &[&["--lang", "ru"], *args].concat());
        assert!(told.contains(part), "{args:?}: {told}");
    }
}

#[test]
fn what_is_no_save() {
    let place = Place::with_match();
    let good = String::from_utf8(place.bytes("a.ron")).unwrap();
    let write = |name: &str, text: &str| fs::write(place.path(name), text).unwrap();
    write("empty.ron", "");
    write("other.ron", "hello");
    write("short.ron", &good[..good.len() / 2]);
    write("edited.ron", &good.replace("Anna", "Annn"));
    write("newer.ron", &good.replace("format: 1", "format: 2"));
    write("game.ron", &good.replace("lost-cities", "go"));
    write("head.ron", &good.replace("over: false", "over: true"));
    write("form.ron", &good.replace("seed:", "sead:"));
    fs::create_dir(place.path("folder.ron")).unwrap();
    std::os::unix::fs::symlink("a.ron", place.path("link.ron")).unwrap();
    let cases = [
        ("./nowhere.ron", "there is no such file or folder."),
        ("empty.ron", "is empty."),
        ("other.ron", "is not a match saved by incognita."),
        ("short.ron", "is cut short"),
        ("edited.ron", "its seal does not fit the match."),
        ("newer.ron", "in format 2"),
        ("game.ron", "a match of \"go\""),
        ("head.ron", "its head does not fit the match."),
        ("form.ron", "is damaged in line "),
        ("./folder.ron", "is not an ordinary file."),
        ("link.ron", "is a symbolic link"),
    ];
    for (save, part) in cases {
        let commands: [&[&str]; 5] = [
            &["check", save],
            &["show", save],
            &["moves", save],
            &["do", save, "#1"],
            &["undo", save],
        ];
        for args in commands {
            let told = place.fails(1, args);
            assert!(told.contains(part) && told.contains(save), "{args:?}: {told}");
        }
    }
    // Of several, each is told: the good ones as the answer, the others as failures.
    let ran = place.run(&["check", "a.ron", "empty.ron", "other.ron"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), "a.ron: good, 0 decisions.\n"));
    assert_eq!(ran.err.lines().filter(|line| line.starts_with("incognita: ")).count(), 2);
    // Nobody left a lock beside what is no save.
    let hidden = fs::read_dir(place.path("")).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(hidden.filter(|name| name.to_string_lossy().starts_with('.')).count(), 0);
}

#[test]
fn a_new_match_takes_nobodys_place() {
    let place = Place::with_match();
    let before = place.bytes("a.ron");
    let told = place.fails(1, &["new", "lost-cities", "--save", "a.ron"]);
    assert!(told.starts_with("a.ron already exists"), "{told}");
    assert_eq!(place.bytes("a.ron"), before);
    let told = place.fails(1, &["new", "lost-cities", "--save", "a.ron/b.ron"]);
    assert!(
        told.starts_with("The folder a.ron cannot be made: something else has this name."),
        "{told}"
    );
    place.fails(1, &["new", "lost-cities", "--save", "folder/"]);
    place.fails(1, &["new", "lost-cities", "--save", ".."]);
    place.fails(1, &["new", "lost-cities", "--save", &"x".repeat(300)]);
}

#[test]
fn other_components() {
    let place = Place::with_match();
    let inside = place.path("assets/games/lost-cities");
    fs::create_dir_all(&inside).unwrap();
    let with = |from: &str, to: &str| {
        let text = include_str!("../../assets/games/lost-cities/components.ron");
        assert!(text.contains(from));
        fs::write(inside.join("components.ron"), text.replace(from, to)).unwrap();
    };
    // Layout and comments change nothing.
    with("// Lost Cities 2", "// My own Lost Cities 2");
    place.ok(&["check", "a.ron", "--assets", "assets"]);

    with("hand: 8", "hand: 6");
    place.ok(&["new", "lost-cities", "--save", "six.ron", "--assets", "assets"]);
    place.ok(&["check", "six.ron", "--assets=assets"]);
    let told = place.fails(1, &["do", "six.ron", "#1"]);
    assert!(told.contains("it was made with other components"), "{told}");
    assert!(told.ends_with("give the folder with the right ones by --assets."), "{told}");
    let told = place.fails(1, &["show", "a.ron", "--assets", "assets", "--lang", "ru"]);
    assert!(told.contains("партия записана с другими компонентами"), "{told}");
    let shown = place.json(&["show", "six.ron", "--json", "--as", "1", "--assets", "assets"]);
    assert_eq!(shown["view"]["seats"][0]["hand"].as_array().unwrap().len(), 6);

    let file = "assets/games/lost-cities/components.ron";
    for (from, to, line, part) in [
        ("hand: 8", "hand: 99", 7, "hand must be from 1 to 27, but is 99."),
        ("hand: 8", "hand 8", 7, "(Expected colon)."),
        ("bridge: 6,", "brigde: 6,", 16, "brigde"),
    ] {
        with(from, to);
        for args in [&["rules", "lost-cities"], &["new", "lost-cities"], &["sim", "lost-cities"]] {
            let told = place.fails(1, &[&args[..], &["--assets", "assets"]].concat());
            let at = format!("{file}, line {line}: ");
            assert!(told.starts_with(&at) && told.contains(part), "{args:?}: {told}");
        }
    }
}

/// What is no component file is told as what it is; the other games are there all the same.
#[test]
fn one_bad_component_file_spoils_one_game() {
    let place = Place::with_match();
    let inside = place.path("assets/games/lost-cities");
    fs::create_dir_all(&inside).unwrap();
    let path = inside.join("components.ron");
    let ours = include_str!("../../assets/games/lost-cities/components.ron");
    let pipe = || {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        mknodat(CWD, &path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    };
    let cases: [(&str, &dyn Fn()); 7] = [
        ("it is not text in UTF-8.", &|| fs::write(&path, b"\xff").unwrap()),
        ("it is larger than 1024 KiB.", &|| fs::write(&path, " ".repeat(1 << 21)).unwrap()),
        ("it is not an ordinary file.", &pipe),
        ("it is not an ordinary file.", &|| fs::create_dir(&path).unwrap()),
        ("it is not an ordinary file.", &|| symlink("/dev/zero", &path).unwrap()),
        ("there is no such file or folder.", &|| symlink("nowhere", &path).unwrap()),
        ("there is no such file or folder.", &|| symlink("components.ron", &path).unwrap()),
    ];
    for (why, make) in cases {
        make();
        let told = place.fails(1, &["new", "lost-cities", "--assets", "assets"]);
        let file = "assets/games/lost-cities/components.ron";
        assert_eq!(told, format!("{file} cannot be read: {why}"));
        let text = place.ok(&["games", "--assets", "assets"]);
        assert!(
            text.contains(&told) && text.contains("explora") && text.contains("--set"),
            "{text}"
        );
        let games = place.json(&["games", "--json", "--assets", "assets"]);
        assert_eq!(games[0]["error"], told.as_str());
        assert!(games[0]["seats"].is_null() && games[1]["error"].is_null());
        assert_eq!(
            (&games[0]["id"], &games[1]["seats"]["low"]),
            (&"lost-cities".into(), &2.into())
        );
        let gone = if path.is_dir() { fs::remove_dir(&path) } else { fs::remove_file(&path) };
        gone.unwrap();
    }
    // A link to a good one is as good as it.
    fs::write(place.path("mine.ron"), ours).unwrap();
    symlink(place.path("mine.ron"), &path).unwrap();
    place.ok(&["check", "a.ron", "--assets", "assets"]);
}

/// Whatever is quoted back: a terminal only shows it, and it is never a flood.
#[test]
fn nothing_that_was_typed_is_obeyed() {
    let place = Place::with_match();
    let bad = "x\u{1b}]0;y\u{7}\u{202e}\n\u{7f}z";
    let long = "я".repeat(30_000);
    let named = format!("{bad}=1");
    let at = format!("./{bad}.ron");
    for bad in [bad, &long] {
        let cases: [&[&str]; 34] = [
            &[bad],
            &["games", bad],
            &["games", "--lang", bad],
            &["games", "--theme", bad],
            &["games", "--assets", bad],
            &["saves", "--saves", bad],
            &["saves", "--json", "--saves", bad],
            &["saves", "--json", bad],
            &["play", bad],
            &["resume", bad],
            &["replay", bad],
            &["rules", bad],
            &["man", bad],
            &["completions", bad],
            &["new", bad],
            &["new", "lost-cities", "--seat", bad],
            &["new", "lost-cities", "--seat", "A", "--seat", &format!("B:bot={bad}")],
            &["new", "lost-cities", "--seed", bad],
            &["new", "lost-cities", "--set", bad],
            &["new", "lost-cities", "--set", &named],
            &["new", "lost-cities", "--set", &format!("length={bad}")],
            &["new", "lost-cities", "--set", &named, "--set", &named],
            &["moves", bad],
            &["moves", "a.ron", "--seat", bad],
            &["do", bad, "#1"],
            &["do", "a.ron", bad],
            &["undo", "a.ron", "--seat", bad],
            &["show", "a.ron", "--as", bad],
            &["show", "a.ron", "--screen", bad],
            &["show", "a.ron", "--screen", "80x24", "--theme", bad],
            &["log", "a.ron", "--as", bad],
            &["check", bad, bad],
            &["sim", "lost-cities", "--bots", bad],
            &["sim", "lost-cities", "--jobs", bad],
        ];
        for args in cases {
            shown(&place.run(args), args);
        }
    }
    // A save of such a name can be made, listed and played.
    let here = ["--saves", "."];
    for args in [
        &["new", "lost-cities", "--save", &at][..],
        &["check", &at],
        &["moves", &at, "--seat", "1"],
        &["saves"],
        &["saves", "--json"],
    ] {
        let ran = place.run(&[args, &here].concat());
        shown(&ran, args);
        assert_eq!(ran.code, Some(0), "{args:?}: {}", ran.err);
    }
    let listed = place.json(&["saves", "--json", "--saves", "."]);
    let name = |save: &serde_json::Value| save["file"] == at.as_str();
    assert!(listed.as_array().unwrap().iter().any(name), "{listed}");
}

/// Nothing here but what a terminal shows.
fn shown(ran: &Ran, args: &[&str]) {
    let obeyed = |c: char| c != '\n' && (c.is_control() || c == '\u{202e}');
    for text in [&ran.out, &ran.err] {
        assert!(!text.contains(obeyed), "{args:?}: {text:?}");
        assert!(text.chars().count() < 40_000, "{args:?}");
    }
    if ran.code != Some(0) {
        let lines = ran.err.lines().all(|line| line.starts_with("incognita: "));
        assert!(lines && ran.err.len() < 25_000, "{args:?}: {:?}", ran.err);
    }
}

#[test]
fn without_a_home() {
    let place = Place::with_match();
    let mut command = place.command(&["check", "a.ron"]);
    let ran = Ran::of(&command.env_remove("HOME").output().unwrap());
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "a.ron: good, 0 decisions.\n"));
}
