//! Whole random matches written down as text, with what everybody sees at each step; kept in the
//! repository, read in reviews, compared here. Made anew by
//! `INCOGNITA_REMAKE=1 cargo test --test playthroughs`.
//!
//! A step shows the decision, then what it changed for everybody, then what each seat sees
//! otherwise than the table does. So a seat's view is the table's with its own lines laid over.

use incognita::bots::Level;
use incognita::engine::{
    Chance, Choices, Eyes, Game, Name, Player, Seat, SeatCount, Seed, Snapshot, Swift, Table,
};
use incognita::games::{GameBox, Shelf};
use incognita::lang::{Lang, Words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

type Lines = BTreeMap<String, String>;

/// Data as lines: the way to each value, and the value.
fn flatten(path: &str, value: &Value, lines: &mut Lines) {
    let inner =
        |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| flatten(&inner(name), value, lines));
        }
        Value::Array(items) if items.iter().any(Value::is_object) => {
            let numbered = (1..).zip(items);
            numbered.for_each(|(n, item)| flatten(&inner(&format!("{n}")), item, lines));
        }
        Value::Array(items) => {
            let text = |item: &Value| item.as_str().map_or_else(|| item.to_string(), str::to_owned);
            let items: Vec<_> = items.iter().map(text).collect();
            lines.insert(path.to_owned(), format!("[{}]", items.join(" ")));
        }
        Value::String(text) => drop(lines.insert(path.to_owned(), text.clone())),
        other => drop(lines.insert(path.to_owned(), other.to_string())),
    }
}

/// All that these eyes see, as lines.
fn seen(snapshot: &Snapshot) -> Lines {
    let mut lines = Lines::new();
    flatten("", &snapshot.view, &mut lines);
    lines.remove("eyes");
    flatten("standings", &serde_json::to_value(&snapshot.standings).unwrap(), &mut lines);
    flatten("to-act", &serde_json::to_value(snapshot.to_act).unwrap(), &mut lines);
    if !snapshot.may_act.is_empty() {
        flatten("may-act", &serde_json::to_value(snapshot.may_act).unwrap(), &mut lines);
    }
    lines
}

/// The lines that are new or changed, and those that are gone.
fn changes<'a>(before: &'a Lines, now: &'a Lines) -> impl Iterator<Item = (&'a String, &'a str)> {
    let changed = now.iter().filter(|(path, value)| before.get(*path) != Some(value));
    let gone = before.keys().filter(|path| !now.contains_key(*path));
    changed.map(|(path, value)| (path, value.as_str())).chain(gone.map(|path| (path, "gone")))
}

struct Writer<'a> {
    game: &'a dyn GameBox,
    words: &'a Words,
    seats: SeatCount,
    text: String,
    table: Lines,
    /// What each seat sees otherwise than the table does.
    own: Vec<Lines>,
}

impl Writer<'_> {
    /// Writes what was told and what changed since so many decisions.
    fn look(&mut self, match_: &dyn Table, since: usize) {
        let open = match_.snapshot(Eyes::Table, since);
        for happened in &open.events {
            let line = self.game.event(&happened.event, &open.players, self.words);
            let _ = writeln!(self.text, "  {line}");
        }
        let table = seen(&open);
        for (path, value) in changes(&self.table, &table) {
            let _ = writeln!(self.text, "    {path} = {value}");
        }
        for seat in self.seats.seats() {
            let own = match_.snapshot(Eyes::Seat(seat), since);
            for (happened, open) in own.events.iter().zip(&open.events) {
                if happened != open {
                    let line = self.game.event(&happened.event, &own.players, self.words);
                    let _ = writeln!(self.text, "  seat {seat} | {line}");
                }
            }
            let mut lines = seen(&own);
            lines.retain(|path, value| table.get(path) != Some(value));
            for (path, value) in changes(&self.own[seat.index()], &lines) {
                let _ = writeln!(self.text, "    seat {seat} | {path} = {value}");
            }
            self.own[seat.index()] = lines;
        }
        self.table = table;
    }
}

fn playthrough(
    game: &dyn GameBox,
    words: &Words,
    (seats, choices): (usize, &Choices),
    level: Level,
) -> String {
    let names = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"];
    let players = names[..seats].iter().map(|name| Player::person(Name::new(name).unwrap()));
    let seed = Seed(1_000 + seats as u64);
    let mut match_ = game.fresh(players.collect(), choices, seed).unwrap();
    let mut writer = Writer {
        game,
        words,
        seats: SeatCount::new(seats).unwrap(),
        text: format!("{} · {seats} seats · random decisions\n", game.title(words)),
        table: Lines::new(),
        own: vec![Lines::new(); seats],
    };
    writer.look(match_.as_ref(), 0);
    let mut chance = Swift(seats as u64);
    while !match_.to_act().is_empty() {
        // Now and then somebody decides off turn.
        let off_turn = !match_.may_act().is_empty() && chance.below(3) == 0;
        let acting = if off_turn { match_.may_act() } else { match_.to_act() };
        let acting: Vec<Seat> = acting.iter().collect();
        let seat = acting[chance.index(acting.len())];
        let legal = match_.legal(seat);
        let decision = level.choose(&legal, &mut chance).unwrap().clone();
        let (number, count) = (match_.decisions() + 1, legal.len());
        let _ = writeln!(writer.text, "\n{number}. seat {seat}: {decision} (1 of {count})");
        match_.decide(seat, &decision).unwrap();
        writer.look(match_.as_ref(), number);
    }
    writer.text
}

/// The playthroughs of a game, one for each number of seats, are as they are kept.
fn compare(id: &str) {
    // In a random match of Tikal hardly anything but walks is decided, around the world nothing
    // but arrows.
    let many_alike = ["tikal", "around-the-world"].contains(&id);
    let level = if many_alike { Level::Varied } else { Level::Random };
    let shelf = Shelf::new(None);
    let game = shelf.find(id).unwrap();
    for seats in game.seats().unwrap() {
        compare_one(game, &format!("{id}-{seats}"), (seats, &Choices::new()), level);
    }
}

/// The variants that change what is decided.
#[test]
fn variants() {
    let shelf = Shelf::new(None);
    for (id, name, value) in
        [("tikal", "mode", "auction"), ("around-the-world", "claims", "declared")]
    {
        let choices = [(name.to_owned(), value.to_owned())].into();
        let game = shelf.find(id).unwrap();
        compare_one(game, &format!("{id}-3-{value}"), (3, &choices), Level::Varied);
    }
}

fn compare_one(game: &dyn GameBox, name: &str, table: (usize, &Choices), level: Level) {
    let words = Shelf::new(None).words(Lang::English);
    let now = playthrough(game, &words, table, level);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("INCOGNITA_REMAKE").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (kept, now)) in (1..).zip(kept.lines().zip(now.lines())) {
        assert_eq!(kept, now, "{}, line {number}", path.display());
    }
    assert_eq!(kept.len(), now.len(), "{}", path.display());
}

/// A test for each game of the list, under its name.
macro_rules! play_through {
    ($($module:ident::$Game:ident,)+) => {
        $(
            #[test]
            fn $module() {
                compare(incognita::games::$module::$Game::ID);
            }
        )+
    };
}
incognita::every_game!(play_through);
