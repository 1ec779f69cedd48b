//! Saves on a real disk: what is written comes back, and nothing that stands in a file, or in
//! its way, does harm.

#[path = "store/damage.rs"]
mod damage;
#[path = "store/others.rs"]
mod others;

use incognita::bots::Level;
use incognita::engine::{Chance, Choices, Name, Player, Seat, Seed, Swift, Table};
use incognita::games::Shelf;
use incognita::store::{self, Attempt, Moment, Saved, Saves, Trouble};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

const EARLY: u64 = 1_794_987_000;

fn fresh(shelf: &Shelf, seed: u64) -> Box<dyn Table> {
    let names = ["Анна", "Boris"].map(|name| Name::new(name).unwrap());
    let players = names.map(Player::person).to_vec();
    let game = shelf.find("lost-cities").unwrap();
    game.fresh(players, &Choices::new(), Seed(seed)).unwrap()
}

/// Takes one random decision; whether the match went on.
fn step(table: &mut dyn Table, chance: &mut impl Chance) -> bool {
    let Some(seat) = table.to_act().first() else {
        return false;
    };
    let legal = table.legal(seat);
    let choice = Level::Random.choose(&legal, chance).unwrap();
    table.decide(seat, choice).unwrap();
    true
}

/// A match of so many decisions in a file of this name, closed again.
fn saved(folder: &Path, name: &str, decisions: usize) -> PathBuf {
    let shelf = Shelf::new(None);
    let path = folder.join(name);
    let mut table = fresh(&shelf, 11);
    let mut keeper = store::create(&path, table.as_ref(), Moment::at(EARLY)).unwrap();
    let mut chance = Swift(11);
    (0..decisions).for_each(|_| assert!(step(table.as_mut(), &mut chance)));
    keeper.save(table.as_ref(), Moment::at(EARLY + decisions as u64)).unwrap();
    path
}

/// The names of all that is in a folder.
fn inside(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_match_comes_back_to_its_end() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new/folder/a.ron");
    let mut table = fresh(&shelf, 3);
    let mut keeper = store::create(&path, table.as_ref(), Moment::at(EARLY)).unwrap();
    let (mut chance, mut steps) = (Swift(3), 0);
    while step(table.as_mut(), &mut chance) {
        steps += 1;
        // Every step would say no more, and keeps a slow disk busy.
        if steps % 5 == 0 || table.to_act().is_empty() {
            keeper.save(table.as_ref(), Moment::at(EARLY)).unwrap();
            let again = store::read(&path, &shelf).unwrap();
            assert_eq!(again.record(), table.record());
        }
    }
    assert!(steps > 50 && !keeper.is_behind());
    assert_eq!(keeper.path(), path);
    let parent = path.parent().unwrap();
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&path), mode(parent)), (0o600, 0o700));
    drop(keeper);
    assert_eq!(inside(parent), ["a.ron"]);
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), "a.ron", 30);
    let (mut table, mut keeper) = store::open(&path, &shelf).unwrap();
    assert_eq!(table.decisions(), 30);
    step(table.as_mut(), &mut Swift(1));
    keeper.save(table.as_ref(), Moment::at(EARLY + 3_600)).unwrap();
    let listed = Saves::at(folder.path().to_owned()).list().unwrap();
    let head = listed[0].summary.clone().unwrap().head;
    assert_eq!(head.started, Moment::at(EARLY));
    assert_eq!(head.saved, Moment::at(EARLY + 3_600));
    assert_eq!(store::read(&path, &shelf).unwrap().decisions(), 31);
}

#[test]
fn one_match_is_open_once() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), "a.ron", 5);
    let lock = folder.path().join(".a.ron.lock");
    // Left by somebody who was killed.
    fs::write(&lock, "").unwrap();
    let (_, keeper) = store::open(&path, &shelf).unwrap();
    let again = store::open(&path, &shelf).err().unwrap();
    assert_eq!((again.what, again.file), (Trouble::InUse, path.clone()));
    // By another way there it is the same file.
    let detour = folder.path().join("..").join(folder.path().file_name().unwrap());
    let again = store::open(&detour.join("a.ron"), &shelf).err().unwrap();
    assert_eq!(again.what, Trouble::InUse);
    // Looking is free.
    assert!(store::read(&path, &shelf).is_ok());
    drop(keeper);
    assert_eq!(inside(folder.path()), ["a.ron"]);
    assert!(store::open(&path, &shelf).is_ok());
    // Somebody else's lock, on a handle that is not ours.
    let file = fs::File::create(&lock).unwrap();
    file.lock().unwrap();
    assert_eq!(trouble_of_open(&path, &shelf), Trouble::InUse);
    drop(file);
    assert!(store::open(&path, &shelf).is_ok());
}

fn trouble_of_open(path: &Path, shelf: &Shelf) -> Trouble {
    store::open(path, shelf).err().unwrap().what
}

#[test]
fn a_new_match_overwrites_nothing() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    fs::write(&path, "dear diary").unwrap();
    let table = fresh(&shelf, 1);
    let refused = store::create(&path, table.as_ref(), Moment::at(EARLY));
    assert_eq!(refused.unwrap_err().what, Trouble::Exists);
    assert_eq!(fs::read(&path).unwrap(), b"dear diary");
    assert_eq!(inside(folder.path()), ["a.ron"]);
    let nowhere = path.join("b.ron");
    let refused = store::create(&nowhere, table.as_ref(), Moment::at(EARLY));
    assert!(matches!(
        refused.unwrap_err().what,
        Trouble::System { doing: Attempt::MakeFolder, .. }
    ));
    assert!(store::create(Path::new("/"), table.as_ref(), Moment::at(EARLY)).is_err());
}

#[test]
fn a_failed_write_keeps_the_old_file_and_is_made_up_for() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let (here, away) = (folder.path().join("here"), folder.path().join("away"));
    let path = saved(&here, "a.ron", 5);
    let (mut table, mut keeper) = store::open(&path, &shelf).unwrap();
    let old = fs::read(&path).unwrap();
    let mut chance = Swift(2);
    let mut go_on = |keeper: &mut store::Keeper| {
        step(table.as_mut(), &mut chance);
        let saved = keeper.save(table.as_ref(), Moment::at(EARLY));
        assert_eq!(keeper.is_behind(), saved.is_err());
        (saved, table.decisions())
    };

    // Something that cannot be removed stands where the new file is to be written.
    let beside = here.join(".a.ron.new");
    fs::create_dir_all(beside.join("full")).unwrap();
    assert!(go_on(&mut keeper).0.is_err());
    assert_eq!(fs::read(&path).unwrap(), old);
    fs::remove_dir_all(&beside).unwrap();

    // The folder goes away, and comes back.
    fs::rename(&here, &away).unwrap();
    assert!(go_on(&mut keeper).0.is_err());
    fs::write(&here, "a file in the folder's place").unwrap();
    assert!(go_on(&mut keeper).0.is_err());
    fs::remove_file(&here).unwrap();
    assert_eq!(fs::read(away.join("a.ron")).unwrap(), old);
    fs::rename(&away, &here).unwrap();
    assert_eq!(store::read(&path, &shelf).unwrap().decisions(), 5);

    // A file left beside by somebody who was killed is no obstacle.
    fs::write(&beside, "(format: 1, ga").unwrap();
    let (saved, decisions) = go_on(&mut keeper);
    assert_eq!((saved, decisions), (Ok(Saved::InPlace), 9));
    assert_eq!(store::read(&path, &shelf).unwrap().decisions(), 9);

    // A folder that is made anew gets the match, and the lock.
    fs::remove_dir_all(&here).unwrap();
    fs::create_dir(&here).unwrap();
    assert_eq!(go_on(&mut keeper).0, Ok(Saved::InPlace));
    assert_eq!(inside(&here), [".a.ron.lock", "a.ron"]);
    assert_eq!(trouble_of_open(&path, &shelf), Trouble::InUse);
    drop(keeper);
    assert_eq!(inside(&here), ["a.ron"]);
}

#[test]
fn a_list_has_the_good_and_the_bad() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let saves = Saves::at(folder.path().join("none"));
    assert_eq!(saves.list().unwrap(), []);
    let saves = Saves::at(folder.path().to_owned());
    saved(folder.path(), "old.ron", 4);
    saved(folder.path(), "new.ron", 50);
    saved(folder.path(), "also-old.ron", 4);
    saved(folder.path(), "not-ours.txt", 4);
    saved(folder.path(), ".hidden.ron", 4);
    fs::write(folder.path().join("README.md"), "hello").unwrap();
    fs::write(folder.path().join("bad.ron"), "hello").unwrap();
    fs::create_dir(folder.path().join("folder.ron")).unwrap();
    symlink("old.ron", folder.path().join("link.ron")).unwrap();
    let (table, _keeper) = store::open(&folder.path().join("new.ron"), &shelf).unwrap();
    let listed = saves.list().unwrap();
    let names: Vec<_> = listed.iter().map(store::Listed::name).collect();
    assert_eq!(names, ["new", "also-old", "old", "bad", "folder", "link"]);
    let told: Vec<_> = listed.iter().map(|save| save.summary.is_ok()).collect();
    assert_eq!(told, [true, true, true, false, false, false]);
    let bad = listed[3].summary.clone().unwrap_err();
    assert_eq!(bad.file, listed[3].path);
    assert_eq!(bad.what, Trouble::NotASave);

    let summary = listed[0].summary.clone().unwrap();
    assert_eq!(summary.game, "lost-cities");
    assert_eq!(summary.players, table.players());
    let seat: Seat = table.to_act().first().unwrap();
    let player = &table.players()[seat.index()];
    assert_eq!(summary.head.to_act.as_slice(), std::slice::from_ref(&player.name));
    assert!(!summary.head.over);
    assert_eq!(summary.head.scores.len(), 2);
    assert_eq!(saves.resolve("new"), listed[0].path);

    let file = Saves::at(folder.path().join("README.md"));
    let fault = file.list().unwrap_err();
    assert!(matches!(fault.what, Trouble::System { doing: Attempt::List, .. }));
}

#[test]
fn a_list_with_a_bad_file_for_every_cut() {
    let folder = tempfile::tempdir().unwrap();
    let whole = fs::read(saved(folder.path(), "a.ron", 3)).unwrap();
    for end in 0..whole.len() - 1 {
        fs::write(folder.path().join("cut.ron"), &whole[..end]).unwrap();
        let listed = Saves::at(folder.path().to_owned()).list().unwrap();
        assert!(listed[0].summary.is_ok() && listed[1].summary.is_err());
    }
}

/// A folder where no lock can be made (permissions do not stop a superuser, a long name does): the
/// match opens and can be played; saving says why not, until it can.
#[test]
fn a_match_in_a_closed_folder_can_be_played() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), "a.ron", 3);
    // A name so long that there is no room for the lock's own.
    let long = folder.path().join(format!("{}.ron", "n".repeat(250)));
    fs::rename(&path, &long).unwrap();
    let (mut table, mut keeper) = store::open(&long, &shelf).unwrap();
    assert!(step(table.as_mut(), &mut Swift(1)));
    let fault = keeper.save(table.as_ref(), Moment::at(EARLY + 9)).unwrap_err();
    assert!(matches!(fault.what, Trouble::System { doing: Attempt::Lock, .. }), "{fault:?}");
    assert!(keeper.is_behind());
}

/// A fresh match that finds no folder is kept in memory and saved once there is one.
#[test]
fn a_fresh_match_is_saved_as_soon_as_it_can_be() {
    let folder = tempfile::tempdir().unwrap();
    let in_the_way = folder.path().join("saves");
    fs::write(&in_the_way, "not a folder").unwrap();
    let path = in_the_way.join("a.ron");
    let shelf = Shelf::new(None);
    let mut table = fresh(&shelf, 4);
    assert!(store::create(&path, table.as_ref(), Moment::at(EARLY)).is_err());
    let mut keeper = store::Keeper::unsaved(&path, Moment::at(EARLY));
    step(table.as_mut(), &mut Swift(1));
    assert!(keeper.save(table.as_ref(), Moment::at(EARLY + 1)).is_err() && keeper.is_behind());
    fs::remove_file(&in_the_way).unwrap();
    keeper.save(table.as_ref(), Moment::at(EARLY + 2)).unwrap();
    assert!(!keeper.is_behind());
    assert_eq!(store::read(&path, &shelf).unwrap().decisions(), 1);
}
