//! What can go wrong with games and matches, in the reader's words.

use super::{CannotOpen, GameBox, opening};
use crate::bots::Level;
use crate::engine::components::{Fault, Misfit, Unusable, Wrong};
use crate::engine::options::NotOffered;
use crate::engine::{NameFault, NotPlayable, Objection, Player, Seat};
use crate::lang::{Words, printable};
use crate::say;

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
            Self::Late => say!(words, "too-late"),
            Self::Unknown(text) => say!(words, "unknown-decision", decision = text.as_str()),
            Self::Rule(rule) => game.refusal(rule, words),
            Self::NothingToUndo => say!(words, "nothing-to-undo"),
            Self::Shown => say!(words, "undo-shown"),
            Self::Passed => say!(words, "undo-passed"),
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
                let why = opening::unread(*kind, why).why(words);
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
            Fault::NoSuch { name } => {
                say!(words, "component-no-such", field = field, name = name.as_str())
            }
            Fault::Twice { name } => {
                say!(words, "component-twice", field = field, name = name.as_str())
            }
            Fault::Apart { name } => {
                say!(words, "component-apart", field = field, name = name.as_str())
            }
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
            Self::Misleading(name) => say!(words, "name-misleading", name = name.as_str()),
            Self::Taken(name) => say!(words, "name-taken", name = name.as_str()),
        }
    }
}
