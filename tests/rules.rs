//! The numbered rules of `docs/rules`: what the code cites is there, and what is there is tested.

use incognita::games::Shelf;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below this folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            found.push(path);
        }
    }
}

/// The rule that a text begins with: two capitals, a chapter, and mostly a number in it.
fn rule_at(text: &str) -> Option<&str> {
    let (letters, rest) = text.split_at_checked(2)?;
    let rest = rest.strip_prefix('-')?;
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let chapter = digits(rest);
    let number = rest[chapter..].strip_prefix('.').map_or(0, digits);
    let end = 3 + chapter + if number > 0 { 1 + number } else { 0 };
    let capitals = letters.bytes().all(|byte| byte.is_ascii_uppercase());
    (capitals && chapter > 0).then(|| &text[..end])
}

/// The rules that a text cites.
fn cited(text: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if !before.is_alphanumeric() {
            found.extend(rule_at(&text[at..]));
        }
        before = letter;
    }
    found
}

/// The rules that a page of `docs/rules` holds, by number.
fn rules(page: &str) -> BTreeSet<&str> {
    page.lines().filter_map(|line| rule_at(line.strip_prefix("- ")?)).collect()
}

/// The page of each game on the shelf.
fn pages() -> BTreeMap<String, String> {
    let page = |id: &str| {
        let path = root().join(format!("docs/rules/{id}.md"));
        std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()))
    };
    let shelf = Shelf::new(None);
    shelf.games().map(|game| (game.id().to_owned(), page(game.id()))).collect()
}

/// What is tested: a file of tests as a whole, of others what stands below their code.
fn tests_in(path: &Path, text: &str) -> String {
    let all = path.components().any(|part| part.as_os_str() == "tests");
    if all {
        text.to_owned()
    } else {
        text.split_once("#[cfg(test)]").map_or("", |(_, tests)| tests).to_owned()
    }
}

#[test]
fn citations_are_found() {
    let found = cited("// LC-2.3, (LC-4): not XLC-1.1, not lc-1.1, LC-x; AT-10.12.");
    assert_eq!(found, ["AT-10.12", "LC-2.3", "LC-4"].into());
    assert_eq!(rules("- LC-1.1 Cards\n  LC-1.2\n- LC-1.3 more"), ["LC-1.1", "LC-1.3"].into());
}

#[test]
fn every_rule_cited_exists_and_every_rule_is_tested() {
    let pages = pages();
    let all: BTreeSet<&str> = pages.values().flat_map(|page| rules(page)).collect();
    let chapters: BTreeSet<&str> = all.iter().filter_map(|rule| rule.split('.').next()).collect();
    for (id, page) in &pages {
        assert!(rules(page).len() > 20, "{id} has too few rules to be whole");
        let unknown: Vec<_> = cited(page)
            .into_iter()
            .filter(|rule| !all.contains(rule) && !chapters.contains(rule))
            .collect();
        assert!(unknown.is_empty(), "docs/rules/{id}.md cites {unknown:?}");
    }
    let mut files = Vec::new();
    rust_files(&root().join("src"), &mut files);
    rust_files(&root().join("tests"), &mut files);
    let mut tested = BTreeSet::new();
    for path in files.iter().filter(|path| !path.ends_with("tests/rules.rs")) {
        let text = std::fs::read_to_string(path).unwrap();
        for rule in cited(&text) {
            let known = all.contains(rule) || chapters.contains(rule);
            assert!(known, "{} cites {rule}, which is no rule", path.display());
        }
        let path = path.strip_prefix(root()).unwrap();
        tested.extend(cited(&tests_in(path, &text)).into_iter().map(str::to_owned));
    }
    let untested: Vec<_> = all.iter().filter(|rule| !tested.contains(**rule)).collect();
    assert!(untested.is_empty(), "no test cites {untested:?}");
}
