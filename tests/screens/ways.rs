//! Choosing in steps, anywhere; deciding off turn; and what comes from elsewhere.

use crate::pegs;
use crate::shell::{Shell, has, has_not};
use crate::{PLAIN, SMALL};
use incognita::engine::{Eyes, Objection, Seat, SeatSet, Snapshot, Table};
use incognita::games::values_read;
use incognita::lang::Lang;
use incognita::running::Pulse;
use incognita::store::{Saves, StoreFault};
use incognita::ui::app::{App, Effect};
use incognita::ui::command::Command::{
    self, Back, Click, Digit, Down, Find, Left, Letter, Right, Take, Zoom,
};
use incognita::ui::host::{Here, Host};
use incognita::ui::layer::Room;
use incognita::ui::picture;
use incognita::ui::table::TableScreen;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::time::Duration;
use tempfile::TempDir;

/// Pegs on a screen, with the first hand open.
struct Pegs {
    app: App,
    _folder: TempDir,
}

impl Pegs {
    fn new(seed: u64) -> Self {
        let folder = TempDir::new().unwrap();
        let host = Here::begin(pegs::table(seed), &folder.path().join("match.ron"));
        let shelf = pegs::shelf();
        let words = shelf.words(Lang::English);
        let room = Room::new(shelf, words, PLAIN, Saves::at(folder.path().to_owned()));
        let mut pegs = Self {
            app: App::new(room, Box::new(TableScreen::new(Box::new(host)))),
            _folder: folder,
        };
        pegs.does(&[Take]);
        pegs
    }

    fn shown(&mut self) -> String {
        picture::text(&picture::draw(&mut self.app, SMALL))
    }

    fn does(&mut self, commands: &[Command]) -> String {
        for command in commands {
            self.app.step(*command);
            self.shown();
        }
        self.shown()
    }
}

#[test]
fn enter_narrows_and_esc_widens() {
    let mut pegs = Pegs::new(1);
    has(&pegs.shown(), ">a2");
    // The list stands in the eighth line; the key line tells of the letters too.
    let list = |screen: &str| screen.lines().nth(8).unwrap().trim().to_owned();
    assert_eq!(list(&pegs.shown()), "");
    assert_eq!(list(&pegs.does(&[Take])), "m move a peg    d dig here");
    has(&pegs.does(&[Take]), ">b0");
    has(&pegs.shown(), "+c1");
    assert_eq!(list(&pegs.does(&[Back])), "m move a peg    d dig here");
    let again = pegs.does(&[Back]);
    has(&again, ">a2");
    assert_eq!(list(&again), "");
    // To the verbs, to the second of them: one is left there, and Enter takes it.
    pegs.does(&[Take, Right, Take]);
    has(&pegs.shown(), "Pass the keyboard to Boris");
}

#[test]
fn letters_act_at_once_and_go_where_the_board_says() {
    let mut pegs = Pegs::new(1);
    has(&pegs.shown(), "g to Gamma · m move a peg");
    let help = pegs.does(&[Command::Help]);
    for offered in ["to Gamma", "move a peg", "dig here"] {
        has(&help, offered);
    }
    pegs.does(&[Back]);
    has(&pegs.does(&[Letter('g')]), ">c1");
    has(&pegs.does(&[Letter('m')]), ">a2");
    has(&pegs.does(&[Back, Back]), ">c1");
    pegs.does(&[Letter('d')]);
    has(&pegs.shown(), "Pass the keyboard to Boris");
}

/// The cursor may rest where nothing can be done; what is there is told, and why not.
#[test]
fn the_cursor_rests_on_whatever_has_something_to_say() {
    let mut pegs = Pegs::new(1);
    let beta = pegs.does(&[Right]);
    has(&beta, ">b0");
    has(&beta, "Beta has 0 pegs.");
    has(&pegs.does(&[Digit(3)]), "Gamma has 1 pegs.");
    has(&pegs.does(&[Left]), "Beta has 0 pegs.");
    has(&pegs.does(&[Take]), "No pegs there.");
    // Going round stops only where something can be done.
    has(&pegs.does(&[Command::Next]), ">a2");
    has(&pegs.does(&[Command::Next]), ">c1");
    // A place is found by its name, though nothing can be done there.
    pegs.does(&[Find]);
    let letters: Vec<Command> = "beta".chars().map(Command::Type).collect();
    has(&pegs.does(&letters), "Beta");
    has(&pegs.does(&[Take]), ">b0");
}

#[test]
fn a_board_has_the_screen_and_keeps_its_camera() {
    let mut pegs = Pegs::new(1);
    let small = pegs.shown();
    has(&small, "middle Some((0, 0))");
    let large = pegs.does(&[Zoom]);
    assert!(large.find("c1") > small.find("c1"), "{large}");
    pegs.does(&[Digit(3), Letter('d')]);
    let next = pegs.does(&[Take]);
    has(&next, "Boris: move or dig");
    assert_eq!(next.find("c1"), large.find("c1"), "as large as before:\n{next}");
}

#[test]
fn the_first_click_goes_there_and_the_second_takes() {
    let mut pegs = Pegs::new(1);
    has(&pegs.does(&[Click(19, 2)]), ">c1");
    has(&pegs.does(&[Click(19, 2)]), "    d dig here");
    pegs.does(&[Back]);
    // Where the cursor stands already, the first click is still the first.
    has_not(&pegs.does(&[Click(19, 2)]), "    d dig here");
    // What is not in sight cannot be clicked.
    has(&pegs.does(&[Click(70, 2), Click(70, 2)]), ">c1");
    // The keys that are shown can.
    let shown = pegs.shown();
    let line = shown.lines().nth(23).unwrap();
    let column = line[..line.find("help").unwrap()].chars().count();
    has(&pegs.does(&[Click(u16::try_from(column).unwrap(), 23)]), "Ctrl+L");
}

/// Off turn: everybody who may is asked alike, the hand is opened by a handover, and the keyboard
/// goes back. Whether the card fits shows in nothing that is offered.
#[test]
fn who_decides_off_turn_says_who_it_is() {
    let offered = |seed: u64| {
        let mut pegs = Pegs::new(seed);
        let before = pegs.does(&[Command::Claim]);
        has(&before, "nothing to decide off turn");
        pegs.does(&[Letter('d')]);
        let handover = pegs.shown();
        has(&handover, "Pass the keyboard to Boris");
        has(&handover, "! decide off turn");
        // The question is asked wherever the key is offered.
        has(&pegs.does(&[Command::Claim]), "Who decides off turn? 1 Anna");
        has_not(&pegs.does(&[Back]), "Who decides off turn?");
        let asked = pegs.does(&[Take, Command::Claim]);
        has(&asked, "Who decides off turn? 1 Anna");
        has(&pegs.does(&[Digit(2)]), "There is nothing to decide off turn now");
        assert_eq!(pegs.app.step(Command::Claim), Effect::Draw);
        assert_eq!(pegs.app.step(Digit(1)), Effect::Cover, "Boris's hand is closed");
        has(&pegs.shown(), "Pass the keyboard to Anna");
        let shown = [asked, handover].map(|text| text.replace(char::is_numeric, "#"));
        let anna = pegs.does(&[Take]);
        has(&anna, "Anna: decide off turn");
        has(&anna, "<cry>");
        let back = pegs.does(&[Back]);
        has(&back, "Pass the keyboard to Boris");
        pegs.does(&[Command::Claim, Digit(1), Take]);
        let effect = pegs.app.step(Take);
        assert_eq!(effect, Effect::Cover);
        has(&pegs.shown(), "Pass the keyboard to Boris");
        has(&pegs.does(&[Take, Command::Claim]), "nothing to decide off turn");
        shown
    };
    let first = offered(1);
    for seed in 2..8 {
        assert_eq!(offered(seed), first, "seed {seed}");
    }
}

/// Counts the snapshots that are asked for.
struct Counted {
    host: Here,
    snapshots: Rc<Cell<usize>>,
}

impl Host for Counted {
    fn here(&self) -> SeatSet {
        self.host.here()
    }
    fn pulse(&self) -> Pulse {
        self.host.pulse()
    }
    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        self.snapshots.set(self.snapshots.get() + 1);
        self.host.snapshot(eyes, since)
    }
    fn decide(&mut self, seat: Seat, state: u64, decision: &str) -> Result<(), Objection> {
        self.host.decide(seat, state, decision)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        self.host.undo(seat)
    }
    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection> {
        self.host.restart_turn(seat)
    }
    fn last_open(&self) -> Option<Seat> {
        self.host.last_open()
    }
    fn news_from(&self, seat: Seat) -> usize {
        self.host.news_from(seat)
    }
    fn course(&self) -> Vec<Vec<Option<i32>>> {
        self.host.course()
    }
    fn replay(&self) -> Option<Box<dyn Table>> {
        self.host.replay()
    }
    fn trouble(&self) -> Option<&StoreFault> {
        self.host.trouble()
    }
}

/// A sealed bid: one snapshot for each change, none and nothing read for a cursor key or a frame.
#[test]
fn one_snapshot_for_each_change() {
    let table = crate::games::played("explora", 3, 7, |_| true);
    let folder = TempDir::new().unwrap();
    let host = Here::begin(table, &folder.path().join("match.ron"));
    let snapshots = Rc::new(Cell::new(0));
    let counted = Counted { host, snapshots: Rc::clone(&snapshots) };
    let screen = TableScreen::new(Box::new(counted));
    let mut shell = Shell::watching(screen, PLAIN);
    let taken = |shell: &mut Shell, command: Command| {
        let before = (snapshots.get(), values_read());
        shell.app.step(command);
        shell.shown();
        shell.shown();
        (snapshots.get() - before.0, values_read() > before.1)
    };
    for seat in 0..3 {
        assert_eq!(taken(&mut shell, Take), (1, true), "the hand of seat {seat} is opened");
        for key in [Right, Left, Down, Digit(1), Right, Command::Next, Command::Back] {
            assert_eq!(taken(&mut shell, key), (0, false), "{key:?}");
        }
        assert_eq!(taken(&mut shell, Take), (1, true), "seat {seat} bids");
    }
    has(&shell.shown(), "go on");
}

/// A bot thinks in a thread of its own and wakes the screen; a terminal with a single seat keeps
/// that seat's eyes meanwhile.
#[test]
fn what_comes_from_elsewhere_wakes_the_screen() {
    let (ring, rung) = channel();
    let bell = Arc::new(move || ring.send(()).unwrap_or_default());
    let mut shell = Shell::ringing(crate::shell::against_a_bot(), bell);
    let hand = shell.shown();
    has(&hand, "discard it: ");
    // A card, a figure, the deck: then it is the bot's turn.
    shell.does(&[Take, Take, Take]);
    let waits = shell.shown();
    has_not(&waits, "Pass the keyboard");
    has(&waits, "your hand");
    while !shell.shown().contains("discard it: ") {
        rung.recv_timeout(Duration::from_secs(20)).expect("the bell is rung");
        assert_ne!(shell.app.hear(), Effect::Leave);
    }
    assert!(shell.saved().decisions() >= 4, "what the bot did is on disk");
}

/// Whoever comes back finds no hand, and nothing that was told to it.
#[test]
fn what_was_told_to_a_hand_is_gone_with_it() {
    let mut shell = Shell::of(crate::games::played("explora", 3, 7, |_| true));
    shell.does(&[Take, Digit(7), Digit(3)]);
    has(&shell.does(&[Take]), "You cannot bid 73 M£: you have 10 M£.");
    shell.app.hide();
    let closed = shell.shown();
    has(&closed, "Pass the keyboard to Anna");
    has_not(&closed, "10 M£");
    // What lies in one's own hand is closed too while others decide before all eyes.
    let alone = |seat: usize| {
        let mut player = crate::shell::person(["Anna", "Boris", "Vera"][seat]);
        player.bot = (seat > 0).then(|| "random".to_owned());
        player
    };
    let shelf = incognita::games::Shelf::new(None);
    let game = shelf.find("explora").unwrap();
    let players = (0..3).map(alone).collect();
    let seed = incognita::engine::Seed(3);
    let table = game.fresh(players, &incognita::engine::Choices::new(), seed).unwrap();
    let mut shell = Shell::of(table);
    let picks = shell.does(&[Take, Take]);
    has(&picks, "● Anna  10 M£");
    shell.app.hide();
    has_not(&shell.shown(), "10 M£");
}

/// A closed hand is nobody's to play on: what was not sealed is not taken back from outside.
#[test]
fn nobody_takes_back_what_lies_in_a_closed_hand() {
    let mut shell = Shell::of(crate::games::played("lost-cities", 2, 3, |_| true));
    shell.does(&[Take, Take]);
    let taken = shell.saved().decisions();
    assert_eq!(shell.app.step(Command::Hide), Effect::Cover);
    has_not(&shell.shown(), "u ");
    has(&shell.does(&[Command::Undo]), "nothing to take back");
    assert_eq!(shell.saved().decisions(), taken);
    shell.does(&[Take, Command::Undo]);
    assert_eq!(shell.saved().decisions(), taken - 1, "its owner can");
}

/// What is told instead of what can be chosen cannot be clicked through.
#[test]
fn nothing_is_clicked_through_what_is_told() {
    let sends = |table: &dyn incognita::engine::Table| {
        let legal = table.to_act().first().map(|seat| table.legal(seat)).unwrap_or_default();
        legal.iter().any(|decision| decision == "send scientist")
    };
    let mut shell = Shell::of(crate::games::played("lost-cities", 2, 3, sends));
    let rests = shell.does(&[Take]);
    let row = rests.lines().position(|line| line.starts_with(" s the scientist")).unwrap();
    let scientist = Click(5, u16::try_from(row).unwrap());
    let told = shell.does(&[Command::Claim]);
    assert!(!told.lines().nth(row).unwrap().contains("scientist"), "{told}");
    let cursor = shell.cursor();
    shell.does(&[scientist]);
    let rested = shell.cursor();
    shell.does(&[scientist]);
    assert_ne!(rested, cursor, "what was told is gone");
    assert_ne!(shell.cursor(), rested, "in sight again, it goes there");
}
