//! Opening a box and laying out a match, and what can go wrong with that.

use super::Boxed;
use crate::bots::Level;
use crate::engine::components::{Fingerprint, Kit, Misfit, Unusable};
use crate::engine::options::NotOffered;
use crate::engine::{NameFault, NotPlayable, Objection, Player, Record, Seat, Table};
use std::io::{self, ErrorKind};
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
    match read_some(&path) {
        Ok(text) => Kit::read(&file, &text),
        Err(fault) if fault.kind() == ErrorKind::NotFound => ours(),
        Err(fault) => {
            let what = Misfit::Unreadable { kind: fault.kind(), why: fault.to_string() };
            Err(Unusable { file, line: 1, what })
        }
    }
}

/// The text of an ordinary file of a sensible size: no pipe to wait for, no disk's worth.
fn read_some(path: &Path) -> io::Result<String> {
    const MOST: u64 = 1024 * 1024;
    let about = std::fs::metadata(path)?;
    if !about.is_file() {
        return Err(ErrorKind::InvalidInput.into());
    }
    if about.len() > MOST {
        return Err(ErrorKind::FileTooLarge.into());
    }
    std::fs::read_to_string(path)
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
