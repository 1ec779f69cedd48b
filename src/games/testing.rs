//! What the tests of every game share: changed boxes that must be refused, and rules pages that
//! must be complete.

use super::{Boxed, Shelf};
use crate::engine::components::{Fault, Kit, Misfit, Unusable, Wrong};
use crate::lang::Lang;

/// The shipped component file with this changed is refused: that field, for that reason, and the
/// line of the change is named.
pub fn refused<G: Boxed>(from: &str, to: &str, field: &str, fault: Fault) {
    let shipped = G::COMPONENTS;
    assert_eq!(shipped.matches(from).count(), 1, "{from}");
    let line = shipped[..shipped.find(from).unwrap()].lines().count();
    let what = Misfit::Value(Wrong::new(field, fault));
    let expected = Unusable { file: "x.ron".into(), line, what };
    let found = Kit::<G::Components>::read("x.ron", &shipped.replace(from, to)).err();
    assert_eq!(found, Some(expected), "{from} → {to}");
}

/// A number that lies outside its range.
pub fn range(low: i64, high: i64, is: i64) -> Fault {
    Fault::Range { low, high, is }
}

/// How deep each heading of a page is, in order: its shape without its words.
fn headings(page: &str) -> Vec<usize> {
    let depth = |line: &str| line.chars().take_while(|&c| c == '#').count();
    page.lines().map(depth).filter(|&depth| depth > 0).collect()
}

/// The rules pages have the same chapters in both languages; every number is filled in, and none
/// is dead weight; tables apart, lines fit a narrow terminal before and after.
fn rules_pages_are_complete<G: Boxed>() {
    let shelf = Shelf::new(None);
    let game = shelf.find(G::ID).expect("it is on the shelf");
    let pages = Lang::ALL.map(|lang| game.rules_page(lang).expect("our component file is fine"));
    assert_eq!(headings(&pages[0]), headings(&pages[1]));
    assert!(headings(&pages[0]).len() > 8);
    let kit = Kit::<G::Components>::read("x.ron", G::COMPONENTS).expect("it is ours");
    let facts = G::facts(kit.components());
    for (lang, page) in Lang::ALL.into_iter().zip(&pages) {
        let raw = G::rules_page(lang);
        assert!(!page.contains(['{', '}']), "{lang}: {page}");
        for (name, value) in &facts {
            assert!(raw.contains(&format!("{{{name}}}")) && !value.is_empty(), "{lang}: {name}");
        }
        for line in raw.lines().chain(page.lines()).filter(|line| !line.starts_with('|')) {
            assert!(line.chars().count() <= 78, "{lang}: {line}");
        }
    }
}

#[test]
fn rules_pages() {
    rules_pages_are_complete::<super::lost_cities::LostCities>();
    rules_pages_are_complete::<super::explora::Explora>();
    rules_pages_are_complete::<super::atlandice::Atlandice>();
}
