//! What the tests of every game share: a table on which decisions are taken and checked, changed
//! boxes that must be refused, sentences and rules pages that must be complete.

use super::{Boxed, Shelf};
use crate::draw::board::RevealRow;
use crate::engine::components::{Fault, Kit, Misfit, Unusable, Wrong};
use crate::engine::happening::Witness;
use crate::engine::{Chance, Eyes, Game, Name, NotPlayable, Player, Seat, SeatCount, Seeded, Told};
use crate::lang::Lang;

/// The seat that people call by this number.
pub fn seat(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat's number")
}

/// A match in progress, and what was told of its last decision.
pub struct Table<G: Game, C = Seeded> {
    pub game: G,
    pub chance: C,
    pub told: Vec<Told<G::Event>>,
    /// Whether the last decision could no longer be undone.
    pub is_final: bool,
}

impl<G: Game, C: Chance> Table<G, C> {
    /// This position; chance will do this.
    pub fn of(game: G, chance: C) -> Self {
        Self { game, chance, told: Vec::new(), is_final: false }
    }

    /// A fresh match of so many.
    pub fn fresh(
        components: &'static G::Components,
        seats: usize,
        options: &G::Options,
        mut chance: C,
    ) -> Result<Self, NotPlayable> {
        let seats = SeatCount::new(seats).expect("a table for so many");
        let mut told = Vec::new();
        let mut at = Witness::new(&mut chance, &mut told);
        let game = G::setup(components, options, seats, &mut at)?;
        let is_final = at.is_final();
        Ok(Self { game, chance, told, is_final })
    }

    /// The seat takes a decision, which is among those offered, and is not refused.
    pub fn does(&mut self, number: u8, decision: &str) -> &mut Self {
        assert!(self.acting().contains(&number), "{number} is not to act: {decision}");
        let choices = self.choices(number);
        assert!(choices.iter().any(|choice| choice == decision), "{decision}: {choices:?}");
        self.told.clear();
        let mut at = Witness::new(&mut self.chance, &mut self.told);
        let taken = self.game.apply(seat(number), action::<G>(decision), &mut at);
        self.is_final = at.is_final();
        assert!(taken.is_ok(), "{decision}: {taken:?}");
        self
    }

    /// The decision is refused for this reason, was not offered, and changes nothing.
    pub fn refused(&mut self, number: u8, decision: &str, why: G::Refusal) -> &mut Self
    where
        G::Refusal: PartialEq,
        G::Event: PartialEq,
    {
        assert!(self.acting().contains(&number), "{number} is not to act: {decision}");
        let choices = self.choices(number);
        assert!(!choices.iter().any(|choice| choice == decision), "{decision} is offered");
        let before = self.every_view();
        let mut told = Vec::new();
        let mut at = Witness::new(&mut self.chance, &mut told);
        let refused = self.game.apply(seat(number), action::<G>(decision), &mut at);
        assert!(!at.is_final(), "{decision}");
        assert_eq!(refused, Err(why), "{decision}");
        assert!(told.is_empty(), "{decision}");
        assert_eq!(self.every_view(), before, "{decision}");
        self
    }

    /// The seats that must decide, by number.
    pub fn to_act(&self) -> Vec<u8> {
        self.game.to_act().iter().map(Seat::number).collect()
    }

    /// Those and the seats that may decide off turn.
    pub fn acting(&self) -> Vec<u8> {
        self.game.to_act().and(self.game.may_act()).iter().map(Seat::number).collect()
    }

    /// Everything that the seat may decide now.
    pub fn choices(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat(number), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// Everybody was told this of the last decision, and nothing else.
    pub fn told(&self, events: &[G::Event])
    where
        G::Event: PartialEq,
    {
        assert_eq!(self.heard(Eyes::Table), events);
    }

    /// Among other things, everybody was told this, in this order.
    pub fn told_of(&self, events: &[G::Event])
    where
        G::Event: PartialEq,
    {
        let heard = self.heard(Eyes::Table);
        let mut rest = heard.iter();
        for event in events {
            assert!(rest.any(|other| other == event), "{event:?} is not in {heard:?}");
        }
    }

    /// What these eyes were told of the last decision.
    pub fn heard(&self, eyes: Eyes) -> Vec<G::Event> {
        self.told.iter().map(|told| told.to(eyes).clone()).collect()
    }

    /// The table as the seat sees it.
    pub fn seen_by(&self, number: u8) -> G::View {
        self.game.view(Eyes::Seat(seat(number)))
    }

    /// The table as a passer-by sees it.
    pub fn seen(&self) -> G::View {
        self.game.view(Eyes::Table)
    }

    fn every_view(&self) -> Vec<G::View> {
        let rows = self.game.standings(Eyes::Table).rows;
        let eyes = rows.iter().map(|row| Eyes::Seat(row.seat)).chain([Eyes::Table]);
        eyes.map(|eyes| self.game.view(eyes)).collect()
    }
}

fn action<G: Game>(decision: &str) -> G::Action {
    decision.parse().unwrap_or_else(|_| panic!("no decision: {decision}"))
}

/// Each event and each refusal is a sentence of its own, and in Russian no word of it is left in
/// English; these letters may stand in every language.
pub fn every_one_is_a_sentence<G: Boxed>(
    events: &[G::Event],
    refusals: &[G::Refusal],
    letters: &str,
) {
    let shelf = Shelf::new(None);
    let players = ["Имя", "Дина"].map(|name| Player::person(Name::new(name).expect("a name")));
    for lang in Lang::ALL {
        let words = shelf.words(lang);
        let events = events.iter().map(|event| G::event(event, &players, &words));
        let refusals = refusals.iter().map(|refusal| G::refusal(refusal, &words));
        let told: Vec<String> = events.chain(refusals).collect();
        for (i, line) in told.iter().enumerate() {
            assert!(line.ends_with('.') && !line.contains(['{', '}', '$']), "{line}");
            assert!(!told[..i].contains(line), "twice: {line}");
            let latin = line.contains(|c: char| c.is_ascii_alphabetic() && !letters.contains(c));
            assert_eq!(latin, lang == Lang::English, "{line}");
        }
    }
}

/// What all look at together after these events, in English: title, head, rows with their seats
/// and bars, and notes, a line each. Nothing, if nothing was laid open.
pub fn revealed<G: Boxed>(events: &[G::Event]) -> Vec<String> {
    let names = ["Anna", "Boris", "Vera"].map(|name| Name::new(name).expect("a name"));
    let words = Shelf::new(None).words(Lang::English);
    let Some(reveal) = G::reveal(events, &names.map(Player::person), &words) else {
        return Vec::new();
    };
    let row = |row: RevealRow| {
        let bars = row.bars.iter().map(|bar| format!(" = {bar}"));
        let bar: String = bars.collect();
        format!("{}: {}{bar}", row.seat, row.cells.join(" | "))
    };
    let head = reveal.head.join(" | ");
    let rows = reveal.rows.into_iter().map(row);
    [reveal.title, head].into_iter().chain(rows).chain(reveal.notes).collect()
}

/// The rules pages have these rows, in both languages.
pub fn rules_pages_have<G: Boxed>(rows: &[&str]) {
    let shelf = Shelf::new(None);
    let game = shelf.find(G::ID).expect("it is on the shelf");
    for lang in Lang::ALL {
        let page = game.rules_page(lang).expect("our component file is fine");
        for row in rows {
            assert!(page.contains(row), "{lang}: {row}");
        }
    }
}

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
    macro_rules! complete {
        ($($module:ident::$Game:ident,)+) => {
            $(rules_pages_are_complete::<super::$module::$Game>();)+
        };
    }
    crate::every_game!(complete);
}
