//! Matches on disk: one readable file each, written anew after every decision, and played again
//! and checked in full whenever it is opened.

mod disk;
mod fault;
mod keeper;
mod lock;
mod moment;
mod saves;
mod sheet;

pub use fault::{Attempt, StoreFault, Trouble};
pub use keeper::Keeper;
pub use moment::Moment;
pub use saves::{Listed, Saves};
pub use sheet::{Head, Summary};

use crate::engine::Table;
use crate::engine::components::Fingerprint;
use crate::games::Shelf;
use sheet::Sheet;
use std::path::Path;

/// Puts a fresh match into a new file, and keeps it there. Whatever already has that name stays.
pub fn create(path: &Path, table: &dyn Table, now: Moment) -> Result<Keeper, StoreFault> {
    Keeper::create(path, table, now)
}

/// Opens a match to go on with it: nobody else can until the keeper is gone.
pub fn open(path: &Path, shelf: &Shelf) -> Result<(Box<dyn Table>, Keeper), StoreFault> {
    // Looked at before it is locked: no lock is left beside what is not a save.
    load(path, shelf)?;
    let lock = match lock::Lock::take(path) {
        // A folder that cannot be written to, now: saving says so, and tries again.
        Err(StoreFault { what: Trouble::System { .. }, .. }) => None,
        taken => Some(taken?),
    };
    let (table, head, written) = load(path, shelf)?;
    Ok((table, Keeper::resume(path, lock, head.started, written)))
}

/// Opens a match only to look at it.
pub fn read(path: &Path, shelf: &Shelf) -> Result<Box<dyn Table>, StoreFault> {
    load(path, shelf).map(|(table, ..)| table)
}

/// Reads a save and plays it again; every decision, and what the head says, is checked.
fn load(path: &Path, shelf: &Shelf) -> Result<(Box<dyn Table>, Head, Fingerprint), StoreFault> {
    let replayed = || {
        let text = disk::read(path)?;
        let label = sheet::label(&text)?;
        let unknown = || Trouble::UnknownGame(label.game.clone());
        let game = shelf.find(&label.game).ok_or_else(unknown)?;
        let (record, head) = Sheet::parse(&text)?.unseal()?;
        let table = game.open(&record).map_err(|why| {
            let (game, why) = (record.game.clone(), Box::new(why));
            Trouble::CannotOpen { game, why }
        })?;
        if head != Head::of(table.as_ref(), head.started, head.saved) {
            return Err(Trouble::HeadDiffers);
        }
        Ok((table, head, Fingerprint::of(&text)))
    };
    replayed().map_err(|what| what.with(path))
}
