//! Others who come to the same folder: what they changed is not overwritten, what they left is
//! swept up, and nothing else is touched.

use super::{EARLY, fresh, inside, saved, step};
use incognita::engine::{Swift, Table};
use incognita::games::Shelf;
use incognita::lang::Lang;
use incognita::store::{self, Keeper, Moment, Saved, Saves, Trouble};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

fn go_on(table: &mut dyn Table, keeper: &mut Keeper) -> Saved {
    assert!(step(table, &mut Swift(2)));
    keeper.save(table, Moment::at(EARLY + 10)).unwrap()
}

/// What somebody does to a save while we play it.
type Change = fn(&Path);

/// Whatever takes the save's place while we play stays there; ours goes on beside it, locked.
#[test]
fn what_somebody_else_put_there_stays() {
    let shelf = Shelf::new(None);
    let changes: [(&str, Change); 6] = [
        ("edited", |path| fs::write(path, fs::read_to_string(path).unwrap() + "\n").unwrap()),
        ("another", |path| fs::write(path, "dear diary").unwrap()),
        ("no text", |path| fs::write(path, b"\xff").unwrap()),
        ("a folder", |path| {
            fs::remove_file(path).unwrap();
            fs::create_dir(path).unwrap();
        }),
        ("a link", |path| {
            fs::rename(path, path.with_file_name("moved")).unwrap();
            symlink("moved", path).unwrap();
        }),
        ("huge", |path| {
            fs::File::create(path).and_then(|file| file.set_len(1 << 40)).unwrap();
        }),
    ];
    for (what, change) in changes {
        let folder = tempfile::tempdir().unwrap();
        let path = saved(folder.path(), "a.ron", 3);
        fs::write(folder.path().join("a-2.ron"), "taken").unwrap();
        let (mut table, mut keeper) = store::open(&path, &shelf).unwrap();
        assert_eq!(go_on(table.as_mut(), &mut keeper), Saved::InPlace);
        change(&path);
        let about = |path: &Path| {
            let about = path.symlink_metadata().unwrap();
            (about.file_type(), about.len(), about.modified().unwrap())
        };
        let before = about(&path);
        let ours = folder.path().join("a-3.ron");
        let beside = Saved::Beside { left: path.clone(), now: ours.clone() };
        assert_eq!(go_on(table.as_mut(), &mut keeper), beside, "{what}");
        assert_eq!(about(&path), before, "{what}");
        assert_eq!(fs::read(folder.path().join("a-2.ron")).unwrap(), b"taken");
        assert_eq!((keeper.path(), keeper.is_behind()), (ours.as_path(), false));
        assert_eq!(store::read(&ours, &shelf).unwrap().decisions(), 5, "{what}");
        // Play goes on there, and nobody else can.
        assert_eq!(go_on(table.as_mut(), &mut keeper), Saved::InPlace);
        assert_eq!(store::open(&ours, &shelf).err().unwrap().what, Trouble::InUse);
        drop(keeper);
        assert_eq!(store::read(&ours, &shelf).unwrap().decisions(), 6, "{what}");
        let hidden = inside(folder.path()).into_iter().filter(|name| name.starts_with('.'));
        assert_eq!(hidden.count(), 0, "{what}");
        for lang in Lang::ALL {
            let told = beside.tell(&shelf.words(lang)).unwrap();
            assert!(told.contains("a.ron") && told.contains("a-3.ron"), "{told}");
        }
    }
}

/// A file that only lies there anew, with the same bytes, is still ours; so is one that is gone.
#[test]
fn the_same_bytes_are_no_change() {
    let shelf = Shelf::new(None);
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), "a.ron", 3);
    let (mut table, mut keeper) = store::open(&path, &shelf).unwrap();
    let bytes = fs::read(&path).unwrap();
    fs::remove_file(&path).unwrap();
    fs::write(&path, bytes).unwrap();
    assert_eq!(go_on(table.as_mut(), &mut keeper), Saved::InPlace);
    fs::remove_file(&path).unwrap();
    assert_eq!(go_on(table.as_mut(), &mut keeper), Saved::InPlace);
    drop(keeper);
    assert_eq!(inside(folder.path()), ["a.ron"]);
}

/// Our lock was taken away, and somebody else has the match open: neither loses anything,
/// whether or not they have decided something yet.
#[test]
fn two_who_have_it_open_part_ways() {
    let shelf = Shelf::new(None);
    for they_decide_first in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let path = saved(folder.path(), "a.ron", 3);
        let (mut ours, mut keeper) = store::open(&path, &shelf).unwrap();
        fs::remove_file(folder.path().join(".a.ron.lock")).unwrap();
        let (mut theirs, mut other) = store::open(&path, &shelf).unwrap();
        if they_decide_first {
            assert_eq!(go_on(theirs.as_mut(), &mut other), Saved::InPlace);
        }
        assert!(matches!(go_on(ours.as_mut(), &mut keeper), Saved::Beside { .. }));
        assert_eq!(go_on(theirs.as_mut(), &mut other), Saved::InPlace);
        assert_eq!(go_on(ours.as_mut(), &mut keeper), Saved::InPlace);
        let decisions = |path: &Path| store::read(path, &shelf).unwrap().decisions();
        assert_eq!(decisions(&path), theirs.decisions());
        assert_eq!(decisions(&folder.path().join("a-2.ron")), ours.decisions());
    }
}

/// What a killed one leaves behind is gone after the next list, and after the next match that is
/// made or opened there; what only looks like it stays, and what somebody holds.
#[test]
fn leftovers_are_swept_up_and_nothing_else() {
    let shelf = Shelf::new(None);
    let ways: [fn(&Path, &Shelf); 3] = [
        |folder, _| drop(Saves::at(folder.to_owned()).list().unwrap()),
        |folder, shelf| drop(store::open(&folder.join("a.ron"), shelf).unwrap()),
        |folder, shelf| {
            let path = folder.join("made.ron");
            drop(store::create(&path, fresh(shelf, 1).as_ref(), Moment::at(EARLY)).unwrap());
            fs::remove_file(path).unwrap();
        },
    ];
    for way in ways {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let whole = fs::read_to_string(saved(folder.path(), "a.ron", 3)).unwrap();
        for lock in ["a", "b", "gone"] {
            fs::write(at(&format!(".{lock}.ron.lock")), "").unwrap();
        }
        for (draft, length) in [("b", whole.len()), ("c", 0), ("d", 9), ("gone", 99)] {
            fs::write(at(&format!(".{draft}.ron.new")), &whole[..length]).unwrap();
        }
        let stays = [
            ".held.ron.lock",
            ".held.ron.new",
            ".link.ron.new",
            ".note.ron.new",
            ".package.lock",
            ".theirs.ron.lock",
            ".theirs.ron.new",
            "a.ron",
            "b.ron.new",
        ];
        for (name, text) in [
            (".held.ron.lock", ""),
            (".held.ron.new", &whole),
            (".note.ron.new", "(note: 1)"),
            (".package.lock", ""),
            (".theirs.ron.lock", "pid 7"),
            (".theirs.ron.new", &whole),
            ("b.ron.new", &whole),
        ] {
            fs::write(at(name), text).unwrap();
        }
        symlink("a.ron", at(".link.ron.new")).unwrap();
        let held = fs::File::open(at(".held.ron.lock")).unwrap();
        held.lock().unwrap();
        way(folder.path(), &shelf);
        assert_eq!(inside(folder.path()), stays);
        assert!(store::read(&at("a.ron"), &shelf).is_ok());
    }
}
