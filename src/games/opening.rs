//! Opening a box and laying out a match, and what can go wrong with that.

use super::Boxed;
use crate::bots::Level;
use crate::disk::{self, Links, Unread};
use crate::engine::components::{Fingerprint, Kit, Misfit, Unusable};
use crate::engine::options::NotOffered;
use crate::engine::{NameFault, NotPlayable, Objection, Player, Record, Seat, Table};
use std::io::ErrorKind;
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
    let ours = || Kit::read(&inside.display().to_string(), G::COMPONENTS);
    let Some(path) = assets.map(|folder| folder.join(&inside)) else {
        return ours();
    };
    let file = path.display().to_string();
    // The folder was asked for, so its files may be links; no pipe is waited for all the same.
    match disk::read(&path, Links::Followed, MOST) {
        Ok((text, _)) => Kit::read(&file, &text),
        // A link into nowhere was meant to be something.
        Err(Unread::System { kind: ErrorKind::NotFound, .. }) if !disk::exists(&path) => ours(),
        Err(why) => Err(Unusable { file, line: 1, what: unreadable(why) }),
    }
}

/// The bytes of a component file.
const MOST: u64 = 1024 * 1024;

/// Why a component file is not read, by the kinds that the engine knows.
fn unreadable(why: Unread) -> Misfit {
    let (kind, why) = match why {
        Unread::System { kind, why } => (kind, why),
        Unread::Link => (ErrorKind::NotFound, String::new()),
        Unread::NotAFile => (ErrorKind::InvalidInput, String::new()),
        Unread::TooLarge { .. } => (ErrorKind::FileTooLarge, String::new()),
        Unread::NotText => (ErrorKind::InvalidData, String::new()),
    };
    Misfit::Unreadable { kind, why }
}

/// And back: the same, to be told.
pub(super) fn unread(kind: ErrorKind, why: &str) -> Unread {
    match kind {
        ErrorKind::InvalidInput => Unread::NotAFile,
        ErrorKind::FileTooLarge => Unread::TooLarge { most: MOST },
        ErrorKind::InvalidData => Unread::NotText,
        _ => Unread::System { kind, why: why.to_owned() },
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
