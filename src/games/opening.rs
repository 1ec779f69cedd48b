//! Opening a box and laying out a match: what can go wrong, and how it is said.

use super::{Boxed, GameBox};
use crate::bots::Level;
use crate::engine::components::{Fault, Fingerprint, Kit, Misfit, Unusable, Wrong};
use crate::engine::options::NotOffered;
use crate::engine::{NameFault, NotPlayable, Objection, Player, Record, Seat, Table};
use crate::lang::{Words, printable};
use crate::say;
use std::path::Path;

/// Why a match cannot be laid out, or not played again.
#[derive(Clone, PartialEq, Debug)]
pub enum CannotOpen {
    /// The component file is wrong.
    Components(Unusable),
    /// So many cannot play, or not with these variants.
    NotPlayable(NotPlayable),
    /// The game has no such variant.
    NotOffered(NotOffered),
    /// A name that cannot be.
    Name(NameFault),
    /// No bot of this level.
    NoSuchBot(String),
    /// Made under other rules.
    OtherRules {
        /// Those of the record.
        record: u32,
        /// Ours.
        ours: u32,
    },
    /// Made with other components.
    OtherComponents {
        /// The fingerprint in the record.
        record: String,
        /// That of the components now.
        ours: Fingerprint,
    },
    /// A decision that the rules refuse.
    Decision {
        /// Which one, from 1.
        number: usize,
        /// Whose.
        seat: Seat,
        /// What was decided.
        decision: String,
        /// Why it cannot be.
        objection: Objection,
    },
    /// A match among bots that did not do what games promise; in the developers' words.
    Broken(String),
}

impl From<Unusable> for CannotOpen {
    fn from(fault: Unusable) -> Self {
        Self::Components(fault)
    }
}

impl From<NotPlayable> for CannotOpen {
    fn from(fault: NotPlayable) -> Self {
        Self::NotPlayable(fault)
    }
}

impl From<NotOffered> for CannotOpen {
    fn from(fault: NotOffered) -> Self {
        Self::NotOffered(fault)
    }
}

impl From<NameFault> for CannotOpen {
    fn from(fault: NameFault) -> Self {
        Self::Name(fault)
    }
}

/// Reads a game's component file: the folder's, or the one in the binary.
pub(super) fn load_kit<G: Boxed>(
    assets: Option<&Path>,
) -> Result<&'static Kit<G::Components>, Unusable> {
    let inside = Path::new("games").join(G::ID).join("components.ron");
    let outside = assets.map(|folder| folder.join(&inside));
    let Some(path) = outside.filter(|path| path.exists()) else {
        return Kit::read(&inside.display().to_string(), G::COMPONENTS);
    };
    let file = path.display().to_string();
    match std::fs::read_to_string(&path) {
        Ok(text) => Kit::read(&file, &text),
        Err(fault) => {
            let what = Misfit::Unreadable { kind: fault.kind(), why: fault.to_string() };
            Err(Unusable { file, line: 1, what })
        }
    }
}

/// Whether a record was made with our rules and components.
pub(super) fn check_edition<G: Boxed>(
    kit: &Kit<G::Components>,
    record: &Record,
) -> Result<(), CannotOpen> {
    if record.rules != G::RULES {
        let (record, ours) = (record.rules, G::RULES);
        return Err(CannotOpen::OtherRules { record, ours });
    }
    let ours = kit.fingerprint();
    if record.components != ours.to_string() {
        let record = record.components.clone();
        return Err(CannotOpen::OtherComponents { record, ours });
    }
    Ok(())
}

/// Whether these can sit down together: names that differ, bots that exist.
pub(super) fn check_players(players: &[Player]) -> Result<(), CannotOpen> {
    Player::told_apart(players)?;
    let mut bots = players.iter().filter_map(|player| player.bot.as_ref());
    match bots.find(|bot| bot.parse::<Level>().is_err()) {
        Some(bot) => Err(CannotOpen::NoSuchBot(bot.clone())),
        None => Ok(()),
    }
}

/// Takes every decision of a record.
pub(super) fn play_again(table: &mut dyn Table, record: &Record) -> Result<(), CannotOpen> {
    for (index, (seat, decision)) in record.decisions.iter().enumerate() {
        table.decide(*seat, decision).map_err(|objection| CannotOpen::Decision {
            number: index + 1,
            seat: *seat,
            decision: decision.clone(),
            objection,
        })?;
    }
    Ok(())
}

impl CannotOpen {
    /// In the reader's words.
    pub fn tell(&self, game: &dyn GameBox, words: &Words) -> String {
        match self {
            Self::Components(fault) => fault.tell(words),
            Self::NotPlayable(NotPlayable::Seats { low, high, is }) => {
                let game = game.title(words);
                say!(words, "cannot-open-seats", game = game, low = *low, high = *high, is = *is)
            }
            Self::NotPlayable(NotPlayable::Choice { name, value }) => {
                say!(words, "cannot-open-choice", name = *name, value = *value)
            }
            Self::NotOffered(NotOffered::Name(name)) => {
                let offered: Vec<_> = game.variants().iter().map(|v| v.name).collect();
                let offered = offered.join(", ");
                say!(words, "no-such-option", name = name.as_str(), offered = offered)
            }
            Self::NotOffered(NotOffered::Value { variant, value }) => {
                let offered = variant.values.join(", ");
                let (name, value) = (variant.name, value.as_str());
                say!(words, "no-such-value", name = name, value = value, offered = offered)
            }
            Self::Name(fault) => fault.tell(words),
            Self::NoSuchBot(level) => {
                let offered = Level::ALL.map(Level::name).join(", ");
                say!(words, "no-such-bot", level = level.as_str(), offered = offered)
            }
            Self::OtherRules { record, ours } => {
                say!(words, "other-rules", record = *record, ours = *ours)
            }
            Self::OtherComponents { record, ours } => {
                let (record, ours) = (record.as_str(), ours.to_string());
                say!(words, "other-components", record = record, ours = ours)
            }
            Self::Decision { number, seat, decision, objection } => {
                let why = objection.tell(game, &[], words);
                let (seat, decision) = (seat.number(), decision.as_str());
                say!(
                    words,
                    "bad-decision",
                    number = *number,
                    seat = seat,
                    decision = decision,
                    why = why
                )
            }
            Self::Broken(what) => say!(words, "broken-promise", what = what.as_str()),
        }
    }
}

impl Objection {
    /// In the reader's words.
    pub fn tell(&self, game: &dyn GameBox, players: &[Player], words: &Words) -> String {
        match self {
            Self::Over => say!(words, "match-is-over"),
            Self::NotToAct(seat) => {
                let name = Player::called(players, *seat, words);
                say!(words, "not-your-turn", name = name)
            }
            Self::Unknown(text) => say!(words, "unknown-decision", decision = text.as_str()),
            Self::Rule(rule) => game.refusal(rule, words),
            Self::NothingToUndo => say!(words, "nothing-to-undo"),
        }
    }
}

impl Unusable {
    /// In the reader's words: the file, the line and what is wrong there.
    pub fn tell(&self, words: &Words) -> String {
        let file = printable(&self.file);
        let what = match &self.what {
            Misfit::Form(form) => {
                let form = printable(form);
                say!(words, "component-form", what = form.trim_end_matches('.'))
            }
            Misfit::Value(wrong) => wrong.tell(words),
            Misfit::Unreadable { kind, why } => {
                let why = words.reason(*kind, why);
                return say!(words, "store-cannot-read", file = file, why = why);
            }
        };
        // The number of a line is a name, not a count.
        say!(words, "bad-components", file = file, line = self.line.to_string(), what = what)
    }
}

impl Wrong {
    fn tell(&self, words: &Words) -> String {
        let field = self.field.as_str();
        // Numbers as text: they are quoted from a file, not counted.
        let text = i64::to_string;
        match &self.fault {
            Fault::Range { low, high, is } => {
                let (low, high, is) = (text(low), text(high), text(is));
                say!(words, "component-range", field = field, low = low, high = high, is = is)
            }
            Fault::Total { should, is } => {
                let (should, is) = (text(should), text(is));
                say!(words, "component-total", field = field, should = should, is = is)
            }
            Fault::NotRising => say!(words, "component-not-rising", field = field),
        }
    }
}

impl Player {
    /// What the player on this seat is called.
    pub fn called(players: &[Self], seat: Seat, words: &Words) -> String {
        let number = || say!(words, "seat-number", seat = seat.number());
        let player = players.get(seat.index());
        player.map_or_else(number, |player| player.name.to_string())
    }
}

impl NameFault {
    /// In the reader's words.
    pub fn tell(&self, words: &Words) -> String {
        match self {
            Self::Empty => say!(words, "name-empty"),
            Self::TooLong { most } => say!(words, "name-too-long", most = *most),
            Self::Unprintable => say!(words, "name-unprintable"),
            Self::Taken(name) => say!(words, "name-taken", name = name.as_str()),
        }
    }
}
