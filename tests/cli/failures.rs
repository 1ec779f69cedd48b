//! What is not asked for rightly, or cannot be: one sentence, and the right exit code.

use crate::{Place, Ran};
use std::fs;

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
        (&["new", "lost-cities", "--seed", "x"], "\"x\" does not fit --seed <N>"),
        (&["new", "lost-cities", "--seat", "A"], "is for 2 to 4 players, not 1."),
        (&["new", "lost-cities", "--seat", "A", "--seat", "a"], "Two players are called \"a\""),
        (&["new", "lost-cities", "--seat", "\u{1b}[2J"], "control characters"),
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
        (2, &["new", "tikal"], "Значение «tikal» не подходит: <ИГРА>; есть: lost-cities"),
        (2, &["new", "lost-cities", "--set", "x=y"], "Нет настройки «x»"),
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
        ("head.ron", "its head does not fit the decisions."),
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
    assert!(told.starts_with("The folder a.ron cannot be made: "), "{told}");
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
        for args in [&["games"][..], &["new", "lost-cities"], &["sim", "lost-cities"]] {
            let told = place.fails(1, &[args, &["--assets", "assets"]].concat());
            let at = format!("{file}, line {line}: ");
            assert!(told.starts_with(&at) && told.contains(part), "{args:?}: {told}");
        }
    }
    fs::write(inside.join("components.ron"), b"\xff").unwrap();
    let told = place.fails(1, &["games", "--assets", "assets"]);
    assert_eq!(told, format!("{file} cannot be read: it is not text in UTF-8."));
}

#[test]
fn without_a_home() {
    let place = Place::with_match();
    let mut command = place.command(&["check", "a.ron"]);
    let ran = Ran::of(&command.env_remove("HOME").output().unwrap());
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "a.ron: good, 0 decisions.\n"));
}
