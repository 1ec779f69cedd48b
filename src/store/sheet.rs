//! What stands in a save, from top to bottom, and the seal under it.

use super::fault::{Attempt, Trouble};
use super::moment::Moment;
use crate::disk::{self, Links};
use crate::engine::components::Fingerprint;
use crate::engine::{Choices, Eyes, Name, Player, Record, Round, Seat, Seed, Table};
use serde::{Deserialize, Serialize};
use std::fs::Metadata;
use std::path::Path;

/// The version of the form that we write.
pub(super) const FORMAT: u32 = 1;
/// The ending of a save's name.
pub(super) const ENDING: &str = "ron";
/// The bytes of a save: no match comes near so many.
pub(super) const MOST: u64 = 4 * 1024 * 1024;
/// The letters of the names that games and bots have.
const LONGEST_NAME: usize = 40;

/// What is read first: enough to know whether the rest can be.
#[derive(Deserialize)]
pub(super) struct Label {
    format: u32,
    /// The game's name.
    pub game: String,
}

/// How a match stands, for people and lists: computed from the match, open to everybody at the
/// table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// How far it has come.
    pub round: Round,
    /// Who must decide now; nobody when it is over.
    pub to_act: Vec<Name>,
    /// Everybody's points, in seat order; unknown while a part of them is hidden.
    pub scores: Vec<(Name, Option<i32>)>,
    /// Whether it is over.
    pub over: bool,
    /// When its file was made.
    pub started: Moment,
    /// When its file was last written.
    pub saved: Moment,
}

/// What a list tells of a save.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// How the match stands.
    pub head: Head,
}

/// The whole save.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sheet {
    format: u32,
    game: String,
    rules: u32,
    components: String,
    head: Head,
    players: Vec<Player>,
    options: Choices,
    seed: Seed,
    decisions: Vec<(Seat, String)>,
    seal: String,
}

impl Head {
    /// Whether it can be told of a match among these: everybody has a score, and only who plays
    /// is on turn. A list shows it before anything is played again.
    fn fits(&self, players: &[Player]) -> bool {
        let of_seats = (1..=Seat::MOST).contains(&players.len());
        let named = |player: &Player| player.bot.as_ref().is_none_or(|bot| is_a_name(bot));
        let scored = self.scores.iter().map(|(name, _)| name);
        let mut rest = players.iter().map(|player| &player.name);
        of_seats
            && players.iter().all(named)
            && scored.eq(players.iter().map(|player| &player.name))
            && self.over == self.to_act.is_empty()
            // In seat order, and so nobody twice.
            && self.to_act.iter().all(|name| rest.any(|player| player == name))
    }

    /// How this match stands.
    pub(super) fn of(table: &dyn Table, started: Moment, saved: Moment) -> Self {
        let seen = table.snapshot(Eyes::Table, table.decisions());
        let name = |seat: Seat| Some(seen.players.get(seat.index())?.name.clone());
        let scores = seen.standings.rows.iter();
        Self {
            round: seen.round,
            to_act: seen.to_act.iter().filter_map(name).collect(),
            scores: scores.filter_map(|row| Some((name(row.seat)?, row.total))).collect(),
            over: seen.to_act.is_empty(),
            started,
            saved,
        }
    }
}

impl Sheet {
    /// This match on a sheet of its own, sealed.
    pub fn of(table: &dyn Table, started: Moment, saved: Moment) -> Self {
        Self::sealed(table.record(), Head::of(table, started, saved))
    }

    fn sealed(record: Record, head: Head) -> Self {
        Self {
            format: FORMAT,
            seal: seal(&record),
            game: record.game,
            rules: record.rules,
            components: record.components,
            head,
            players: record.players,
            options: record.options,
            seed: record.seed,
            decisions: record.decisions,
        }
    }

    /// As it is written: a field a line, and a line for each player and decision.
    pub fn text(&self) -> Result<String, ron::Error> {
        let form = ron::ser::PrettyConfig::new().new_line("\n").depth_limit(2);
        Ok(ron::ser::to_string_pretty(self, form)? + "\n")
    }

    /// Reads a text whose label is in order.
    pub fn parse(text: &str) -> Result<Self, Trouble> {
        ron::from_str(text).map_err(|fault| misread(text, &fault))
    }

    /// What makes the match, and what the head says of it; if nothing was changed.
    pub fn unseal(self) -> Result<(Record, Head), Trouble> {
        let record = Record {
            game: self.game,
            rules: self.rules,
            components: self.components,
            players: self.players,
            options: self.options,
            seed: self.seed,
            decisions: self.decisions,
        };
        if self.seal != seal(&record) {
            Err(Trouble::Edited)
        } else if !self.head.fits(&record.players) {
            Err(Trouble::HeadDiffers)
        } else {
            Ok((record, self.head))
        }
    }
}

/// A fingerprint of all that makes a match. It is taken of a JSON text, which will be the same
/// in every release, whatever becomes of the layout of saves.
fn seal(record: &Record) -> String {
    let all = (
        (&record.game, record.rules, &record.components),
        (&record.players, &record.options, record.seed),
        &record.decisions,
    );
    // Strings, numbers and lists of them always have a JSON form.
    let text = serde_json::to_string(&all).unwrap_or_default();
    Fingerprint::of(&text).to_string()
}

/// Reads only which form and which game it is, so that a newer form is told as such and not as
/// damage.
pub(super) fn label(text: &str) -> Result<Label, Trouble> {
    if text.starts_with('\u{feff}') {
        return Err(Trouble::ByteOrderMark);
    }
    if text.trim().is_empty() {
        return Err(Trouble::Empty);
    }
    let label: Label = ron::from_str(text).map_err(|fault| misread(text, &fault))?;
    match label.format {
        0 => Err(Trouble::NotASave),
        FORMAT if !is_a_name(&label.game) => Err(Trouble::NotASave),
        FORMAT => Ok(label),
        newer => Err(Trouble::Newer(newer)),
    }
}

/// Reads what a list tells.
pub(super) fn summary(text: &str) -> Result<Summary, Trouble> {
    label(text)?;
    let read: Summary = ron::from_str(text).map_err(|fault| misread(text, &fault))?;
    if read.head.fits(&read.players) { Ok(read) } else { Err(Trouble::HeadDiffers) }
}

/// Whether a game or a bot could be called so.
fn is_a_name(text: &str) -> bool {
    let letter = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    text.len() <= LONGEST_NAME && text.bytes().all(letter)
}

/// The text of a save, and what the system says of its file.
pub(super) fn read(path: &Path) -> Result<(String, Metadata), Trouble> {
    #[cfg(test)]
    READ.with(|read| read.set(read.get() + 1));
    let read = disk::read(path, Links::Refused, MOST);
    read.map_err(|why| Trouble::unread(Attempt::Read, why))
}

#[cfg(test)]
thread_local! {
    /// How many saves were read.
    pub(super) static READ: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// Whether a sheet, whole or cut short, can begin so.
pub(super) fn may_begin(bytes: &[u8]) -> bool {
    let opening = format!("(\n    format: {FORMAT},");
    opening.bytes().zip(bytes).all(|(ours, theirs)| ours == *theirs)
}

/// What a text is that could not be read as a save.
fn misread(text: &str, fault: &ron::error::SpannedError) -> Trouble {
    let opening = text.trim_start().strip_prefix('(').map(str::trim_start);
    let ours = opening.is_some_and(|field| field.starts_with("format"));
    if !ours {
        Trouble::NotASave
    } else if !text.trim_end().ends_with("\n)") {
        // The last line of a whole sheet is a bracket at its margin.
        Trouble::CutShort
    } else {
        Trouble::Damaged { line: fault.span.start.line, what: fault.code.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Swift;
    use crate::games::{CannotOpen, Shelf};

    fn some_match(shelf: &Shelf) -> Box<dyn Table> {
        let names = ["Анна", "Boris \"Bo\""].map(|name| Name::new(name).unwrap());
        let players = names.map(Player::person).to_vec();
        let game = shelf.find("lost-cities").unwrap();
        let mut table = game.fresh(players, &Choices::new(), Seed(5)).unwrap();
        let mut chance = Swift(5);
        for _ in 0..40 {
            let seat = table.to_act().first().unwrap();
            let legal = table.legal(seat);
            let level = crate::bots::Level::Random;
            let choice = level.choose(&legal, &mut chance).unwrap();
            table.decide(seat, choice).unwrap();
        }
        table
    }

    fn sheet(table: &dyn Table) -> Sheet {
        Sheet::of(table, Moment::at(0), Moment::at(90))
    }

    #[test]
    fn a_sheet_can_be_read_by_people() {
        let shelf = Shelf::new(None);
        let text = sheet(some_match(&shelf).as_ref()).text().unwrap();
        let lines: Vec<_> = text.lines().map(str::trim).collect();
        assert_eq!(lines[..3], ["(", "format: 1,", "game: \"lost-cities\","], "{text}");
        for line in [
            "started: \"1970-01-01T00:00:00Z\",",
            "saved: \"1970-01-01T00:01:30Z\",",
            "seed: \"0000000000000005\",",
        ] {
            assert!(lines.contains(&line), "{text}");
        }
        let decisions = lines.iter().filter(|l| l.starts_with("(1, \"")).count();
        assert!(decisions > 10 && text.contains("name: \"Анна\""), "{text}");
        assert!(text.ends_with("\n)\n"));
    }

    #[test]
    fn a_sheet_reads_back() {
        let shelf = Shelf::new(None);
        let table = some_match(&shelf);
        let text = sheet(table.as_ref()).text().unwrap();
        let (record, head) = Sheet::parse(&text).unwrap().unseal().unwrap();
        assert_eq!(record, table.record());
        assert_eq!(head.saved, Moment::at(90));
        let summary = summary(&text).unwrap();
        assert_eq!((summary.players, summary.head), (record.players, head));
    }

    /// Saves of every release lean on it.
    #[test]
    fn the_seal_is_frozen() {
        let record = Record {
            game: "lost-cities".into(),
            rules: 1,
            components: "0123456789abcdef".into(),
            players: vec![Player::person(Name::new("Анна").unwrap())],
            options: [("order".to_owned(), "fixed".to_owned())].into(),
            seed: Seed(7),
            decisions: vec![(Seat::at(0), "play red-4".into())],
        };
        assert_eq!(seal(&record), "227633615e93eecb");
    }

    #[test]
    fn other_rules_are_told_as_such() {
        let shelf = Shelf::new(None);
        let table = some_match(&shelf);
        let mut record = table.record();
        record.rules += 1;
        let head = Head::of(table.as_ref(), Moment::at(0), Moment::at(0));
        let text = Sheet::sealed(record, head).text().unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("other.ron");
        std::fs::write(&path, text).unwrap();
        let fault = crate::store::read(&path, &shelf).err().unwrap();
        let Trouble::CannotOpen { why, .. } = fault.what else {
            panic!("{fault:?}");
        };
        assert!(matches!(*why, CannotOpen::OtherRules { .. }), "{why:?}");
    }

    #[test]
    fn what_is_no_save_is_told_apart() {
        let told = |text: &str| label(text).err().unwrap();
        assert_eq!(told(""), Trouble::Empty);
        assert_eq!(told(" \n"), Trouble::Empty);
        assert_eq!(told("\u{feff}(\n)"), Trouble::ByteOrderMark);
        assert_eq!(told("hello"), Trouble::NotASave);
        assert_eq!(told("(seats: (2, 4))"), Trouble::NotASave);
        assert_eq!(told("(format: 0, game: \"tikal\",\n)"), Trouble::NotASave);
        assert_eq!(told("(format: 1, game: \"\u{1b}[2J\",\n)"), Trouble::NotASave);
        assert_eq!(told("(format: 9, game: \"go\", then: {},\n)"), Trouble::Newer(9));
        assert_eq!(told("(format: 1, game: \"ti"), Trouble::CutShort);
        let damaged = told("(\nformat: 1,\ngame: tikal,\n)");
        assert!(matches!(damaged, Trouble::Damaged { line: 3, .. }), "{damaged:?}");
        let deep = format!("(\nformat: 1, deep: {}\n)", "[".repeat(100_000));
        assert!(matches!(told(&deep), Trouble::Damaged { .. }));
    }
}
