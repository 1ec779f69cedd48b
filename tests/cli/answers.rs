//! The ordinary answer of every command.

use crate::{Place, Ran};
use std::fs::OpenOptions;
use std::process::Stdio;

const COMMANDS: [&str; 13] = [
    "new",
    "moves",
    "do",
    "undo",
    "show",
    "log",
    "check",
    "saves",
    "sim",
    "rules",
    "games",
    "completions",
    "man",
];

#[test]
fn every_command_explains_itself_in_both_languages() {
    let place = Place::new();
    for lang in ["en", "ru"] {
        let all = place.ok(&["--help", "--lang", lang]);
        assert!(
            all.contains(" 4 ")
                && all.contains(if lang == "en" { "kept" } else { "сохранено" })
        );
        for command in COMMANDS {
            assert!(all.contains(&format!("\n  {command} ")), "{all}");
            let help = place.ok(&[command, "--help", "--lang", lang]);
            let (usage, example) = match lang {
                "en" => ("\nUsage: ", "\n\nExample: incognita "),
                _ => ("\nИспользование: ", "\n\nПример: incognita "),
            };
            let usage = format!("{usage}incognita {command} ");
            assert!(help.contains(&usage) && help.contains(example), "{help}");
            assert!(!help.contains("\n\n\n") && !help.contains("cli-"), "{help}");
            // What clap would say by itself.
            let english = ["OPTIONS", "GAME", "SAVE>", "DIR", "LANG>", "possible", "default"];
            assert!(lang == "en" || !english.iter().any(|word| help.contains(word)), "{help}");
        }
    }
    assert_eq!(place.ok(&["--version"]), format!("incognita {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_language_is_asked_for_or_that_of_the_locale() {
    let place = Place::new();
    let title = |locale: &str, args: &[&str]| {
        let output = place.command(args).env("LANG", locale).output().unwrap();
        Ran::of(&output).out.lines().next().unwrap().to_owned()
    };
    assert!(title("ru_RU.UTF-8", &["games"]).contains("Затерянные города"));
    assert!(title("de_DE.UTF-8", &["games"]).contains("Lost Cities"));
    assert!(title("ru_RU.UTF-8", &["games", "--lang=en"]).contains("Lost Cities"));
    assert!(title("C", &["--lang", "ru", "games"]).contains("Затерянные города"));
}

#[test]
fn games_and_their_options() {
    let place = Place::new();
    let text = place.ok(&["games"]);
    assert!(text.starts_with("lost-cities  Lost Cities 2  2–4 players\n"), "{text}");
    for part in ["--set length=…", "* full ", "  short "] {
        assert!(text.contains(part), "{text}");
    }
    let games = place.json(&["games", "--json"]);
    assert_eq!(games[0]["id"], "lost-cities");
    assert_eq!((&games[0]["seats"]["low"], &games[0]["seats"]["high"]), (&2.into(), &4.into()));
    assert_eq!(games[0]["options"][0]["default"], "full");
}

#[test]
fn rules_in_both_languages() {
    let place = Place::new();
    let (english, russian) =
        (place.ok(&["rules", "lost-cities"]), place.ok(&["rules", "lost-cities", "--lang", "ru"]));
    assert!(english.starts_with("# Lost Cities 2\n"), "{english}");
    assert!(russian.starts_with("# Затерянные города"), "{russian}");
    for page in [english, russian] {
        assert!(page.len() > 2_000 && !page.contains('{'), "{page}");
    }
}

#[test]
fn completions_for_every_shell_and_a_manual_page() {
    let place = Place::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = place.ok(&["completions", shell]);
        assert!(script.contains("incognita") && script.contains("undo"), "{shell}");
    }
    for (lang, heading) in [("en", ".SH NAME\n"), ("ru", ".SH ИМЯ\n")] {
        let page = place.ok(&["man", "--lang", lang]);
        assert!(page.contains(".TH incognita 1") && page.contains(heading), "{page}");
        let codes = if lang == "en" { "Exit codes: 0 " } else { "Коды возврата: 0 " };
        assert!(page.contains(codes), "{page}");
        for command in COMMANDS {
            assert!(page.contains(&format!("\n.SS incognita {command} ")), "{page}");
        }
    }
}

#[test]
fn a_match_without_a_name_goes_to_the_folder_of_the_saves() {
    let place = Place::new();
    assert_eq!(place.ok(&["saves"]), "");
    let own = place.ok(&["new", "lost-cities"]);
    let home = place.path("home/.local/share/incognita/saves/lost-cities-");
    assert!(own.starts_with(home.to_str().unwrap()), "{own}");
    assert!(own.ends_with("-player1-player2.ron\n"), "{own}");
    std::fs::create_dir(place.path("saves")).unwrap();
    assert_eq!(place.ok(&["saves"]), "");
    let here = place.ok(&["new", "lost-cities", "--seat", "Аня", "--seat", "B", "--lang", "ru"]);
    assert!(here.starts_with(place.path("saves").to_str().unwrap()), "{here}");
    let listed = place.json(&["saves", "--json"]);
    let name = listed[0]["name"].as_str().unwrap();
    assert!(name.ends_with("-аня-b"), "{name}");
    let good = place.ok(&["check", name]);
    assert_eq!(good, format!("{name}: good, 0 decisions.\n"));
}

#[test]
fn saves_newest_first_and_what_is_wrong_last() {
    let place = Place::with_match();
    std::fs::write(place.path("broken.ron"), "(format: 1,").unwrap();
    std::fs::write(place.path("notes.txt"), "not a save").unwrap();
    place.new_match("b b.ron", &["Анна", "Chip:bot=random"]);
    let text = place.ok(&["--saves", ".", "saves"]);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(lines[..2].iter().all(|line| line.contains("  Lost Cities 2  ")), "{text}");
    assert!(text.contains("Anna, Boris") && text.contains("to act: Anna  2"), "{text}");
    assert!(text.contains("Анна, Chip"), "{text}");
    assert_eq!(lines[2], "./broken.ron is cut short: its end is missing.");
    let listed = place.json(&["--saves", ".", "saves", "--json"]);
    assert_eq!(listed.as_array().unwrap().len(), 3);
    assert_eq!(listed[2]["name"], "broken");
    assert!(listed[2]["error"].is_string() && listed[2].get("game").is_none());
}

/// Names of files can be anybody's: a terminal must not obey them.
#[test]
fn odd_names_of_files() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let place = Place::with_match();
    let names = [&b"a b.ron"[..], "Ёлка.ron".as_bytes(), b"\x1b[2J\n.ron", b"\xff.ron", b"#1"];
    for name in names.map(OsStr::from_bytes) {
        std::fs::copy(place.path("a.ron"), place.path(name)).unwrap();
        let output = place.command(&["check"]).arg(name).output().unwrap();
        let ran = Ran::of(&output);
        assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 1), "{name:?}");
        assert!(!ran.out.contains('\x1b'), "{name:?}");
    }
    std::fs::copy(place.path("a.ron"), place.path("-a.ron")).unwrap();
    place.ok(&["check", "--", "-a.ron"]);
    let listed = place.ok(&["--saves", ".", "saves"]);
    assert!(listed.lines().count() == 6 && !listed.contains('\x1b'), "{listed}");
}

#[test]
fn sim_prints_the_same_bytes_for_the_same_arguments() {
    let place = Place::new();
    let sim = |args: &[&str]| {
        let all = [&["sim", "lost-cities", "--games", "6", "--set", "length=short"], args].concat();
        let ran = place.run(&all);
        // The speed goes to standard error.
        assert_eq!((ran.code, ran.err.lines().count()), (Some(0), 1), "{args:?}");
        ran.out
    };
    for seats in ["2", "3", "4"] {
        let text = sim(&["--seats", seats]);
        assert!(text.starts_with("6 matches, ") && text.contains("seat 2 (random): "), "{text}");
        assert_eq!(sim(&["--seats", seats]), text);
        assert_eq!(sim(&["--seats", seats, "--jobs", "2"]), text);
        assert_ne!(sim(&["--seats", seats, "--seed", "2"]), text);
        let data = sim(&["--seats", seats, "--json"]);
        assert_eq!(sim(&["--seats", seats, "--json", "--jobs", "2"]), data);
        let data: serde_json::Value = serde_json::from_str(&data).unwrap();
        assert_eq!(data["players"].as_array().unwrap().len().to_string(), seats);
        assert_eq!((&data["matches"], data.get("seconds")), (&6.into(), None));
    }
    let varied = sim(&["--bots", "random,varied"]);
    assert!(varied.contains("seat 1 (random): ") && varied.contains("seat 2 (varied): "));
    assert_eq!(sim(&["--bots", "random,varied", "--jobs", "2"]), varied);
    assert_ne!(sim(&["--bots", "varied"]), varied);
    let timed: serde_json::Value = serde_json::from_str(&sim(&["--json", "--timed"])).unwrap();
    assert!(timed["seconds"].is_number());
    assert!(sim(&["--lang", "ru"]).contains(" партий, "));
}

#[test]
fn a_reader_who_has_had_enough_is_no_failure() {
    let place = Place::with_match();
    for args in
        [&["rules", "lost-cities"][..], &["moves", "a.ron", "--seat", "1"], &["--help"], &["man"]]
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let child = place.command(args).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        let ran = Ran::of(&child.wait_with_output().unwrap());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn an_answer_that_cannot_be_written_is_a_failure() {
    let place = Place::new();
    for (lang, told) in [("en", "the disk is full."), ("ru", "на диске нет места.")]
    {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = place.command(&["rules", "lost-cities", "--lang", lang]);
        let output = command.stdout(full).output().unwrap();
        let told_so = Ran::of(&output).sentence(1, lang);
        assert!(told_so.ends_with(told), "{told_so}");
    }
}
