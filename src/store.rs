//! Matches on disk: one readable file each, written anew after every decision, and played again
//! and checked in full whenever it is opened.

mod fault;
mod keeper;
mod lock;
mod moment;
mod saves;
mod sheet;
mod zone;

pub use fault::{Attempt, StoreFault, Trouble};
pub use keeper::{Keeper, Saved};
pub use moment::Moment;
pub use saves::{Listed, Saves};
pub use sheet::{Head, Summary};
pub use zone::Zone;

use crate::disk::{self, Draft, Links, Sharing};
use crate::engine::Table;
use crate::engine::components::Fingerprint;
use crate::games::Shelf;
use keeper::Written;
use sheet::Sheet;
use std::fs::OpenOptions;
use std::path::Path;

/// Puts a fresh match into a new file, and keeps it there. Whatever already has that name stays.
pub fn create(path: &Path, table: &dyn Table, now: Moment) -> Result<Keeper, StoreFault> {
    Keeper::create(path, table, now)
}

/// Opens a match to go on with it: nobody else can until the keeper is gone.
pub fn open(path: &Path, shelf: &Shelf) -> Result<(Box<dyn Table>, Keeper), StoreFault> {
    // No lock is made beside what is not even a file; beside another one it goes again.
    let found = disk::open(path, OpenOptions::new().read(true), Links::Refused);
    let (_, about) = found.map_err(|why| Trouble::unread(Attempt::Read, why).with(path))?;
    let lock = match lock::Lock::take(path, Some(Sharing::of(&about))) {
        // A folder that cannot be written to, now: saving says so, and tries again.
        Err(StoreFault { what: Trouble::System { .. }, .. }) => None,
        taken => Some(taken?),
    };
    let (table, head, written) = load(path, shelf)?;
    let keeper = Keeper::resume(path, lock, head.started, written)?;
    Ok((table, keeper))
}

/// Opens a match only to look at it.
pub fn read(path: &Path, shelf: &Shelf) -> Result<Box<dyn Table>, StoreFault> {
    load(path, shelf).map(|(table, ..)| table)
}

/// Reads a save and plays it again; every decision, and what the head says, is checked.
fn load(path: &Path, shelf: &Shelf) -> Result<(Box<dyn Table>, Head, Written), StoreFault> {
    let replayed = || {
        let (text, about) = sheet::read(path)?;
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
        let written = Written { text: Fingerprint::of(&text), sharing: Some(Sharing::of(&about)) };
        Ok((table, head, written))
    };
    replayed().map_err(|what| what.with(path))
}

/// Writes a small file that is no match, for our own eyes, with the same care: whole or not at
/// all, and never through a link.
pub fn write_text(path: &Path, text: &str) -> Result<(), StoreFault> {
    let folder = disk::folder(path);
    let made = disk::make_folder(folder);
    made.map_err(|why| Trouble::io(Attempt::MakeFolder, &why).with(folder))?;
    let _lock = lock::Lock::take(path, None)?;
    let written = || {
        let mut draft = Draft::begin(path)?;
        draft.fill(text)?;
        draft.replace()?;
        disk::sync_folder(folder)
    };
    written().map_err(|why| Trouble::io(Attempt::Save, &why).with(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Choices, Name, Player, Seed};

    #[test]
    fn a_save_is_read_once() {
        let shelf = Shelf::new(None);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let players = ["Anna", "Boris"].map(|name| Player::person(Name::new(name).unwrap()));
        let game = shelf.find("lost-cities").unwrap();
        let table = game.fresh(players.to_vec(), &Choices::new(), Seed(1)).unwrap();
        drop(create(&path, table.as_ref(), Moment::at(0)).unwrap());
        let before = sheet::READ.get();
        open(&path, &shelf).unwrap();
        assert_eq!(sheet::READ.get(), before + 1);
    }
}
