//! The language files: both complete, every message used and every used message there, plurals
//! right, nothing left untranslated.

use fluent_syntax::ast::VariantKey;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use incognita::engine::{Chance, Eyes, Seed, Swift};
use incognita::games::Shelf;
use incognita::lang::{Lang, Words};
use incognita::say;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What a message is made of, as far as it can be compared.
#[derive(Default, Debug)]
struct Shape {
    arguments: BTreeSet<String>,
    /// For each selector: what it looks at, and the names of its variants.
    selectors: Vec<(String, BTreeSet<String>)>,
}

fn files(lang: Lang) -> Vec<(String, &'static str)> {
    let common = match lang {
        Lang::English => include_str!("../assets/lang/en.ftl"),
        Lang::Russian => include_str!("../assets/lang/ru.ftl"),
    };
    let shelf = Shelf::new(None);
    let games = shelf.games().map(|game| (game.id().to_owned(), game.texts(lang)));
    std::iter::once(("common".to_owned(), common)).chain(games).collect()
}

fn messages(text: &str) -> BTreeMap<String, Shape> {
    let resource: Resource<&str> = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, faults)| panic!("the file is not right: {faults:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let mut shape = Shape::default();
                let pattern = message.value.as_ref().expect("a message has a value");
                walk(pattern, &mut shape);
                let twice = messages.insert(message.id.name.to_owned(), shape);
                assert!(twice.is_none(), "{} is there twice", message.id.name);
            }
            Entry::Junk { content } => panic!("not a message: {content}"),
            _ => {}
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, shape: &mut Shape) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => walk_inline(inline, shape),
            Expression::Select { selector, variants } => {
                walk_inline(selector, shape);
                let InlineExpression::VariableReference { id } = selector else { continue };
                let name = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                let names = variants.iter().map(|variant| name(&variant.key)).collect();
                shape.selectors.push((id.name.to_owned(), names));
                for variant in variants {
                    walk(&variant.value, shape);
                }
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, shape: &mut Shape) {
    match inline {
        InlineExpression::VariableReference { id } => {
            shape.arguments.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => walk_inline(inline, shape),
            Expression::Select { .. } => panic!("a selector within braces within braces"),
        },
        _ => {}
    }
}

fn is_plural(variants: &BTreeSet<String>) -> bool {
    ["one", "few", "many", "other"].iter().any(|form| variants.contains(*form))
}

#[test]
fn both_languages_are_complete() {
    for ((file, english), (_, russian)) in files(Lang::English).iter().zip(files(Lang::Russian)) {
        let (english, russian) = (messages(english), messages(russian));
        let keys = |m: &BTreeMap<String, Shape>| m.keys().cloned().collect::<Vec<_>>();
        assert_eq!(keys(&english), keys(&russian), "{file}");
        for (key, shape) in &english {
            let other = &russian[key];
            assert_eq!(shape.arguments, other.arguments, "{file}: {key}");
            // What is chosen by name (a colour, an option) must be chosen in both.
            let named = |shape: &Shape| {
                let named = shape.selectors.iter().filter(|(_, names)| !is_plural(names));
                named.cloned().collect::<BTreeSet<_>>()
            };
            assert_eq!(named(shape), named(other), "{file}: {key}");
        }
    }
}

#[test]
fn counted_things_have_every_form_of_their_language() {
    for lang in Lang::ALL {
        let forms: BTreeSet<String> = match lang {
            Lang::English => ["one", "other"].map(str::to_owned).into(),
            Lang::Russian => ["one", "few", "many"].map(str::to_owned).into(),
        };
        for (file, text) in files(lang) {
            for (key, shape) in messages(text) {
                for (name, variants) in shape.selectors.iter().filter(|(_, v)| is_plural(v)) {
                    assert_eq!(*variants, forms, "{lang} {file}: {key}, ${name}");
                }
            }
        }
    }
}

#[test]
fn plurals_are_right() {
    let shelf = Shelf::new(None);
    let found = |lang, n: u8| say!(&shelf.words(lang), "lc-found-points", name = "X", points = n);
    let russian = |n| found(Lang::Russian, n).replace("X находит ", "");
    assert_eq!([1, 2, 5, 21].map(russian), ["1 очко.", "2 очка.", "5 очков.", "21 очко."]);
    assert_eq!([11, 12, 14, 22].map(russian), ["11 очков.", "12 очков.", "14 очков.", "22 очка."]);
    let english = |n| found(Lang::English, n).replace("X finds ", "");
    assert_eq!([1, 2, 5, 21].map(english), ["1 point.", "2 points.", "5 points.", "21 points."]);
    let over = |n: u8| {
        let words = shelf.words(Lang::Russian);
        let text = say!(&words, "lc-crossed", name = "X", colour = "red", crossed = n);
        text.rsplit(' ').next().unwrap().to_owned()
    };
    assert_eq!([1, 2, 5, 21].map(over), ["фигурка.", "фигурки.", "фигурок.", "фигурка."]);
}

/// A use of a message in the source: its key and the arguments it is given.
fn uses(source: &str) -> Vec<(String, BTreeSet<String>)> {
    let calls = source.match_indices("say!(").map(|(at, call)| &source[at + call.len()..]);
    calls.filter_map(arguments_of_call).collect()
}

/// `words, "key", name = value, …)`: commas and signs of the outermost level separate.
fn arguments_of_call(call: &str) -> Option<(String, BTreeSet<String>)> {
    let (mut depth, mut in_text, mut parts, mut part) = (0, false, Vec::new(), String::new());
    for c in call.chars() {
        match c {
            '"' => in_text = !in_text,
            _ if in_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push(c);
    }
    parts.push(part);
    let key = parts.get(1)?.trim().strip_prefix('"')?.strip_suffix('"')?.to_owned();
    let name = |part: &String| Some(part.split_once('=')?.0.trim().to_owned());
    Some((key, parts[2..].iter().filter_map(name).collect()))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_message_used_exists_and_every_message_is_used() {
    let texts = files(Lang::English);
    let known: BTreeMap<String, Shape> =
        texts.into_iter().flat_map(|(_, text)| messages(text)).collect();
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths);
    let (mut used, mut all) = (BTreeSet::new(), String::new());
    for path in paths {
        let source = std::fs::read_to_string(&path).unwrap();
        all += &source;
        for (key, arguments) in uses(&source) {
            if key == "key" {
                continue; // the example in the macro's own words
            }
            let file = path.display();
            let shape = known.get(&key).unwrap_or_else(|| panic!("{file}: no message {key}"));
            assert_eq!(shape.arguments, arguments, "{file}: {key}");
            used.insert(key);
        }
    }
    assert!(used.len() > 100, "the sources were read: {}", used.len());
    // Some keys are chosen first and said later; help is looked up by the names of commands and
    // arguments, and the next test asks for it.
    let idle = |key: &&String| {
        !used.contains(*key) && !key.starts_with("cli-") && !all.contains(&format!("\"{key}\""))
    };
    let idle: Vec<_> = known.keys().filter(idle).collect();
    assert!(idle.is_empty(), "nobody uses {idle:?}");
}

fn run(args: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_incognita");
    let output = std::process::Command::new(program).args(args).output().unwrap();
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn all_help_is_explained_in_both_languages() {
    let mut seen = String::new();
    for lang in Lang::ALL {
        let top = run(&["--help", "--lang", lang.code()]);
        let commands = top.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
        let commands: Vec<_> =
            commands.filter(|c| !c.is_empty() && !c.starts_with('-')).map(str::to_owned).collect();
        assert!(commands.len() >= 13, "{commands:?}");
        seen += &top;
        for command in commands {
            let help = run(&[command.as_str(), "--help", "--lang", lang.code()]);
            assert!(!help.contains("cli-"), "{help}");
            seen += &help;
        }
        assert!(!top.contains("cli-"), "{top}");
    }
    // And nothing is explained that does not exist.
    let shelf = Shelf::new(None);
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        for key in messages(files(lang)[0].1).keys().filter(|key| key.starts_with("cli-")) {
            let text = say!(&words, key);
            let shown = seen.contains(text.trim_end_matches(':')) || key == "cli-error";
            assert!(shown, "{lang}: no help shows {key}");
        }
    }
}

/// A whole match in words, in both languages: nothing missing, nothing left over.
#[test]
fn every_event_and_decision_can_be_told() {
    let shelf = Shelf::new(None);
    for game in shelf.games() {
        let words = Lang::ALL.map(|lang| shelf.words(lang));
        let seats = game.seats().unwrap();
        for count in seats {
            let players = (1..=count).map(|n| format!("P{n}")).collect::<Vec<_>>();
            let players = players.iter().map(|name| {
                incognita::engine::Player::person(incognita::engine::Name::new(name).unwrap())
            });
            let mut table = game.fresh(players.collect(), &[].into(), Seed(count as u64)).unwrap();
            let mut chance = Swift(3);
            while let Some(seat) = table.to_act().first() {
                let legal = table.legal(seat);
                for decision in &legal {
                    for words in &words {
                        told(&game.decision(decision, words), words);
                    }
                }
                let decision = &legal[chance.index(legal.len())];
                table.decide(seat, decision).unwrap();
            }
            let seen = table.snapshot(Eyes::Table, 0);
            for happened in &seen.events {
                for words in &words {
                    told(&game.event(&happened.event, &seen.players, words), words);
                }
            }
            for points in seen.standings.rows.iter().flat_map(|row| &row.points) {
                for words in &words {
                    told(&game.category(&points.category, words), words);
                }
            }
        }
        for words in &words {
            told(&game.title(words), words);
            told(&game.about(words), words);
            for variant in game.variants() {
                told(&game.variant(variant.name, None, words), words);
                let means = |value: &&str| game.variant(variant.name, Some(value), words);
                let meanings: BTreeSet<_> = variant.values.iter().map(means).collect();
                assert_eq!(meanings.len(), variant.values.len(), "each value has its own words");
            }
        }
    }
}

fn told(text: &str, words: &Words) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{text}");
    let russian = text.chars().any(|c| ('а'..='я').contains(&c));
    assert_eq!(russian, words.lang() == Lang::Russian, "{text}");
}
