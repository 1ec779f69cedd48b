//! The game itself, as people play it: keys in, a screen out, and a save on disk.

use std::{collections::BTreeSet, path::PathBuf};

use incognita::draw::board::{Board, Layout};
use incognita::{
    engine::{Eyes, Manner, Seat, Table},
    games::{
        GameBox, Shelf,
        lost_cities::{Card, Colour, View},
    },
    lang::Lang,
    store::{self, Saves},
};
use rustix::process::Signal;
use tempfile::TempDir;
use vt100::{Color, Screen};

use crate::harness::{DOWN, ENTER, ESC, F1, LEFT, RIGHT, Session, Size, TAB, UP, ctrl};

pub const USUAL: Size = Size { rows: 24, cols: 80 };
const LARGE: Size = Size { rows: 36, cols: 120 };
const PROGRAM: &str = env!("CARGO_BIN_EXE_incognita");

const MENU: &str = "great expeditions at one keyboard";
pub const PASS: &str = "Pass the keyboard to";
pub const PASS_ANNA: &str = "Pass the keyboard to Anna";
pub const PASS_BORIS: &str = "Pass the keyboard to Boris";
/// The quiet time of a handover is over.
pub const OPEN: &str = "press Enter when nobody else is looking";
pub const PLAY: &str = "discard it: ";
pub const SEND: &str = "an adventurer,";
pub const TAKE: &str = "[0 deck]";
const STAY: &str = " s move nobody";
/// What stands there while a card that was drawn is looked at.
pub const DREW: &str = "closes the hand";
pub const LEAVE: &str = "Leave?";
/// Only the page of the log says so.
pub const LOG: &str = "one seat only";
/// Part of every question.
const SURE: &str = "Esc:";

/// A home of its own: settings and saves.
pub struct Home {
    folder: TempDir,
    shelf: Shelf,
}

impl Home {
    pub fn new() -> Self {
        Self { folder: TempDir::new().expect("a folder"), shelf: Shelf::new(None) }
    }

    /// One in whose settings this is what the keyboard is passed by.
    pub fn passing_by(key: &str) -> Self {
        let home = Self::new();
        let folder = home.folder.path().join("incognita");
        std::fs::create_dir(&folder).expect("a folder");
        let settings = format!("(pass_by: {key})");
        std::fs::write(folder.join("settings.ron"), settings).expect("settings");
        home
    }

    fn saves(&self) -> PathBuf {
        self.folder.path().join("saves")
    }

    fn path(&self) -> &str {
        self.folder.path().to_str().expect("a path in UTF-8")
    }

    /// Any program, with this home.
    pub fn spawn(&self, program: &str, args: &[&str], env: &[(&str, &str)], size: Size) -> Session {
        let saves = self.saves();
        let mut all = vec![
            ("HOME", self.path()),
            ("XDG_CONFIG_HOME", self.path()),
            ("XDG_DATA_HOME", self.path()),
            ("XDG_STATE_HOME", self.path()),
            ("XDG_CACHE_HOME", self.path()),
            ("LANG", "en_US.UTF-8"),
            ("GAME", PROGRAM),
            ("SAVES", saves.to_str().expect("a path in UTF-8")),
        ];
        all.extend(env);
        Session::spawn(program, args, &all, size, self.folder.path())
    }

    /// The game, with these arguments.
    pub fn run(&self, args: &[&str], env: &[(&str, &str)], size: Size) -> Session {
        let saves = self.saves();
        let mut all = vec!["--saves", saves.to_str().expect("a path in UTF-8")];
        all.extend(args);
        self.spawn(PROGRAM, &all, env, size)
    }

    fn menu(&self) -> Session {
        let session = self.run(&[], &[], USUAL);
        session.wait_for_text(MENU);
        session
    }

    /// A short match of Anna and Boris, at Anna's first handover.
    pub fn begun(&self, looks: &[&str], env: &[(&str, &str)], size: Size) -> Session {
        let match_ = ["play", "lost-cities", "--seat", "Anna", "--seat", "Boris", "--seed", "7"];
        let variants = ["--set", "length=short", "--set", "first=1"];
        self.run(&[&match_[..], &variants, looks].concat(), env, size)
    }

    /// The same with Anna's hand open.
    pub fn opened(&self, size: Size) -> Session {
        let mut session = self.begun(&[], &[], size);
        session.wait_for_text(PASS_ANNA);
        session.wait_for_text(OPEN);
        session.keys(ENTER);
        session.wait_for_text(PLAY);
        session
    }

    fn resumed(&self) -> Session {
        self.run(&["resume"], &[], USUAL)
    }

    /// The only save, played again and found good.
    pub fn table(&self) -> Box<dyn Table> {
        let saves = Saves::at(self.saves()).list().expect("a folder of saves");
        assert_eq!(saves.len(), 1, "one save");
        match store::read(&saves[0].path, &self.shelf) {
            Ok(table) => table,
            Err(fault) => panic!("a bad save: {fault:?}"),
        }
    }

    /// A seat's hand.
    pub fn hand(&self, seat: u8) -> Vec<Card> {
        let seat = seat_of(seat);
        let view = self.table().snapshot(Eyes::Seat(seat), 0).view;
        let view: View = serde_json::from_value(view).expect("a view of Lost Cities");
        view.seats[seat.index()].hand.clone().expect("one's own hand")
    }
}

fn seat_of(number: u8) -> Seat {
    Seat::numbered(number).expect("a seat")
}

/// The cards in the bands of their colours, at the right of them, as the small screen shows them.
fn cards_shown(screen: &Screen) -> Vec<Card> {
    let bands = (2u16..).step_by(3).zip(Colour::ALL);
    let cards = bands.flat_map(|(row, colour)| {
        let cells = (63..80).filter_map(|col| screen.cell(row, col));
        let text: String =
            cells.map(|cell| cell.contents().chars().next().unwrap_or(' ')).collect();
        let text = text.replace(['[', ']'], " ");
        let values = text.split_whitespace().map(|word| word.parse().expect("a value"));
        values.map(|value| Card::new(colour, value)).collect::<Vec<_>>()
    });
    cards.collect()
}

/// This hand and no other.
#[track_caller]
pub fn shows_all(session: &Session, hand: &[Card]) {
    let open = |screen: &Screen| screen.contents().contains("your hand");
    session.wait_for(|screen| open(screen) && cards_shown(screen) == hand);
}

/// No hand, neither on the screen nor in what has scrolled away.
#[track_caller]
pub fn shows_none(session: &Session, _: &[Card]) {
    let text = session.all_text();
    for heading in ["discard your hand", "deck]your hand"] {
        assert!(!text.contains(heading), "a hand is left in\n{text}");
    }
}

/// From the open hand to the other's handover, with whatever is offered first.
#[track_caller]
pub fn finish_turn(session: &mut Session, next: &str) {
    for (from, to) in [(PLAY, [SEND, TAKE]), (SEND, [TAKE, TAKE])] {
        if session.screen_text().contains(from) {
            session.keys(ENTER);
            session.wait_for(|screen| to.iter().any(|text| screen.contents().contains(text)));
        }
    }
    session.keys(ENTER);
    session.wait_for(|screen| [DREW, next].iter().any(|text| screen.contents().contains(text)));
    if session.screen_text().contains(DREW) {
        session.keys(ENTER);
    }
    session.wait_for_text(next);
}

/// The screen, row by row: how a row came to be full does not matter.
pub fn picture(screen: &Screen) -> String {
    let rows = screen.rows(0, screen.size().1.get());
    rows.map(|row| row.trim_end().to_owned() + "\n").collect()
}

/// Makes a terminal without an alternate screen scroll the open hand away: it is wiped there too.
#[track_caller]
fn scroll_away(session: &Session, hand: &[Card]) {
    shows_all(session, hand);
    session.resize(Size { rows: 2, cols: 80 });
    session.wait_for_text("80×2");
    shows_none(session, hand);
    session.resize(USUAL);
    session.wait_for_text(PLAY);
    shows_all(session, hand);
}

/// Where the screen is reversed.
fn reversed(screen: &Screen) -> BTreeSet<(u16, u16)> {
    cells(screen).filter(|at| screen.cell(at.0, at.1).is_some_and(vt100::Cell::inverse)).collect()
}

fn coloured(screen: &Screen) -> bool {
    let plain =
        |cell: &vt100::Cell| (cell.fgcolor(), cell.bgcolor()) == (Color::Default, Color::Default);
    !cells(screen).all(|at| screen.cell(at.0, at.1).is_none_or(plain))
}

fn cells(screen: &Screen) -> impl Iterator<Item = (u16, u16)> + use<> {
    let (rows, cols) = screen.size();
    (0..rows.get()).flat_map(move |row| (0..cols.get()).map(move |col| (row, col)))
}

/// Takes a decision by looking for its words: where decisions lie on ways of places, that works
/// for all of them. Says whether something was laid open by it, and looked at.
fn take_by_words(
    session: &mut Session,
    table: &mut dyn Table,
    board: &dyn Board,
    words: &incognita::lang::Words,
) -> bool {
    let shelf = Shelf::new(None);
    let game = shelf.find(table.game()).expect("the game");
    let seat = table.to_act().first().expect("somebody decides");
    session.wait_for_text(&board.status(words));
    let legal = table.legal(seat);
    let told: Vec<String> =
        legal.iter().map(|decision| game.decision(decision, words).to_lowercase()).collect();
    let wanted = &told[table.decisions() * 7 % told.len()];
    // The first one with all these words is found first.
    let has_all = |text: &&String| wanted.split_whitespace().all(|word| text.contains(word));
    let found = told.iter().position(|text| has_all(&text)).expect("it is among them");
    session.keys(&format!("/{wanted}{ENTER}"));
    if board.question(&legal[found], words).is_some() {
        session.wait_for_text(SURE);
        session.keys(ENTER);
    }
    table.decide(seat, &legal[found]).expect("a legal decision");
    let after = table.snapshot(Eyes::Seat(seat), table.decisions());
    let lingers = game.board(&after, table.decisions() - 1).is_some_and(|board| board.lingers());
    // What only this seat has seen is looked at before the keyboard is passed.
    if lingers && !table.to_act().has(seat) {
        session.wait_for_text(DREW);
        session.keys(ENTER);
    }
    look_at_reveal(session, table, game, words)
}

/// Whatever was laid open, one thing after the other, is looked at and put away.
fn look_at_reveal(
    session: &mut Session,
    table: &dyn Table,
    game: &dyn GameBox,
    words: &incognita::lang::Words,
) -> bool {
    let after = table.snapshot(Eyes::Table, table.decisions());
    let events: Vec<_> = after.events.iter().map(|happened| happened.event.clone()).collect();
    let mut any = false;
    for moment in game.moments(&events) {
        if game.reveal(&moment, table.players(), words).is_some() {
            any = true;
            session.wait_for_text("go on");
            // The next one may have the same title.
            let before = session.look(picture);
            session.keys(ENTER);
            session.wait_for(|screen| picture(screen) != before);
        }
    }
    any
}

/// Plays the only match by keys to its end, the keyboard passed by numbers, looking at every
/// prompt and everything laid open; the same match beside it says what must be on the screen.
fn play_to_the_end(home: &Home, session: &mut Session) -> Box<dyn Table> {
    let mut table = home.table();
    let words = home.shelf.words(Lang::English);
    let game = home.shelf.find(table.game()).expect("the game");
    let (mut open, mut cursor) = (None, String::new());
    while let Some(seat) = table.to_act().first() {
        let openly = table.manner() == Manner::Openly;
        let name = table.players()[seat.index()].name.clone();
        if !openly && open != Some(seat) {
            session.wait_for_text(&format!("{PASS} {name}"));
            session.keys(&seat.number().to_string());
            open = Some(seat);
            cursor.clear();
        }
        let seen = table.snapshot(Eyes::Seat(seat), 0);
        let board = game.board(&seen, 0).expect("a board");
        if board.layout(ratatui::layout::Size::new(USUAL.cols, USUAL.rows)) == Layout::Whole {
            if take_by_words(session, table.as_mut(), board.as_ref(), &words) {
                open = None;
            }
            continue;
        }
        session.wait_for_text(&format!("{name}: {}", board.prompt(&words)));
        if !seen.legal.contains(&cursor) {
            cursor.clone_from(&seen.legal[0]);
        }
        // Amounts are typed: another one each time.
        let amount = u32::try_from(table.decisions() % 4).expect("small");
        if let Some(decision) = board
            .numbered(amount, &[], None)
            .filter(|_| board.amounts())
            .filter(|it| seen.legal.contains(it))
        {
            session.keys(&amount.to_string());
            cursor = decision;
        }
        table.decide(seat, &cursor).expect("a legal decision");
        session.keys(ENTER);
        // What nobody takes lightly is asked about once.
        if board.question(&cursor, &words).is_some() {
            session.wait_for_text(SURE);
            session.keys(ENTER);
        }
        let after = table.snapshot(Eyes::Table, table.decisions());
        let events: Vec<_> = after.events.iter().map(|happened| happened.event.clone()).collect();
        let reveal = game.reveal(&events, table.players(), &words);
        if let Some(reveal) = &reveal {
            session.wait_for_text(&reveal.title);
            session.wait_for_text("go on");
            session.keys(ENTER);
        }
        let as_before = openly == (after.manner == Manner::Openly);
        if reveal.is_some() || !as_before || !table.to_act().has(seat) {
            open = None;
            cursor.clear();
        }
    }
    session.wait_for_text("The result");
    table
}

#[test]
fn a_whole_match_from_the_menu_to_the_score() {
    let home = Home::passing_by("number");
    let mut session = home.menu();
    session.keys(ENTER);
    session.wait_for_text("Enter starts");
    session.keys(&DOWN.repeat(4));
    session.keys(RIGHT);
    session.wait_for_text("the short game");
    session.keys(ENTER);
    session.wait_for_text(PASS);
    assert_eq!(home.table().snapshot(Eyes::Table, 0).options["length"], "short");
    let table = play_to_the_end(&home, &mut session);
    session.wait_for(|screen| {
        let text = screen.contents();
        text.contains(" total ") && text.contains("Player 1") && text.contains("Player 2")
    });
    let saved = home.table();
    assert_eq!(saved.record().decisions, table.record().decisions);
    assert!(saved.to_act().is_empty(), "over");
    let standings = saved.snapshot(Eyes::Table, 0).standings;
    for row in standings.rows {
        let total = row.total.expect("a total at the end").to_string();
        assert!(session.screen_text().contains(&total), "{total}");
    }
    session.keys("Q");
    session.wait_for_text(MENU);
    assert!(!session.screen_text().contains("go on playing"), "it is over");
    session.keys("Q");
    assert!(session.wait_end().success());
}

/// Every other game, by keys, from its first prompt to its result.
#[test]
fn whole_matches_of_the_other_games() {
    let shelf = Shelf::new(None);
    let games = shelf.games().map(GameBox::id).filter(|id| *id != "lost-cities");
    let tables = games.flat_map(|game| [(game, 2, ""), (game, 3, "")]);
    let variants = [("tikal", 3, "mode=auction"), ("around-the-world", 4, "claims=declared")];
    for (game, seats, variant) in tables.chain(variants) {
        let home = Home::passing_by("number");
        let names = &["Anna", "Boris", "Vera", "Gleb"][..seats];
        let mut args = vec!["play", game, "--seed", "3"];
        args.extend(names.iter().flat_map(|name| ["--seat", *name]));
        args.extend(["--set", variant].into_iter().filter(|_| !variant.is_empty()));
        let mut session = home.run(&args, &[], USUAL);
        session.wait_for(|screen| names.iter().any(|name| screen.contents().contains(name)));
        let table = play_to_the_end(&home, &mut session);
        assert_eq!(home.table().record().decisions, table.record().decisions);
        session.keys("Q");
        assert!(session.wait_end().success());
    }
}

#[test]
fn six_keys_to_the_first_card() {
    let home = Home::new();
    let mut session = home.menu();
    let mut keys = 0;
    for shown in ["Enter starts", OPEN, PLAY] {
        session.keys(ENTER);
        session.wait_for_text(shown);
        keys += 1;
    }
    session.keys(ENTER);
    session.wait_for(|screen| !screen.contents().contains(PLAY));
    keys += 1;
    assert!(keys <= 6);
    let decisions = home.table().record().decisions;
    assert!(decisions.len() == 1 && decisions[0].1.starts_with("play"), "{decisions:?}");
}

/// A card, playing it, the deck, drawing from it, the keyboard passed.
#[test]
fn a_plain_turn_takes_five_keys() {
    let home = Home::new();
    let copy = home.folder.path().join("middle.ron");
    let middle = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/lost-cities.ron");
    std::fs::copy(middle, &copy).expect("a copy");
    let mut session = home.run(&["resume", copy.to_str().expect("a path")], &[], USUAL);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    let before = store::read(&copy, &home.shelf).expect("a save").decisions();
    for (key, shown) in [
        ("5", "play red 6"),
        (ENTER, TAKE),
        ("0", "draw an unknown card"),
        (ENTER, DREW),
        (ENTER, PASS),
    ] {
        session.keys(key);
        session.wait_for_text(shown);
    }
    let after = store::read(&copy, &home.shelf).expect("a save");
    let taken: Vec<_> = after.record().decisions.drain(before..).map(|(_, it)| it).collect();
    assert_eq!(taken, ["play red-6", "draw"]);
}

#[test]
fn a_handover_leaves_nothing_of_a_hand() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let before = home.hand(1);
    shows_all(&session, &before);
    session.resize(USUAL);
    session.wait_for_text(PLAY);
    scroll_away(&session, &before);
    finish_turn(&mut session, PASS_BORIS);
    let after = home.hand(1);
    shows_none(&session, &before);
    shows_none(&session, &after);
    shows_none(&session, &home.hand(2));

    // What was drawn is told to Anna only.
    let text = session.all_text();
    assert!(text.contains("Anna draws a card"), "{text}");
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    shows_all(&session, &home.hand(2));
}

#[test]
fn a_closed_hand_is_closed() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let hand = home.hand(1);
    scroll_away(&session, &hand);
    session.keys("x");
    session.wait_for_text(PASS_ANNA);
    shows_none(&session, &hand);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    shows_all(&session, &hand);
}

/// A page lies over the table; what it covered is there again when it closes.
#[test]
fn pages_lie_over_the_table() {
    for (key, shown, back) in [("L", LOG, ESC), ("R", "Five paths", "Q"), (F1, "Everywhere", ESC)] {
        let home = Home::new();
        let mut session = home.opened(USUAL);
        let screen = session.look(picture);
        session.keys(key);
        session.wait_for_text(shown);
        session
            .look(|now| assert!(now.contents().contains("Lost Cities 2 ·"), "it stays in sight"));
        session.keys(back);
        session.wait_for(|now| picture(now) == screen);
        shows_all(&session, &home.hand(1));
    }
}

#[test]
fn keys_typed_ahead_do_not_open_the_next_hand() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    session.keys(ENTER);
    session.wait_for_text(TAKE);
    session.keys(&ENTER.repeat(30));
    session.wait_for_text(PASS_BORIS);
    // A key that comes after all the others.
    session.wait_for_text(OPEN);
    session.keys("L");
    session.wait_for_text(LOG);
    session.keys(ESC);
    session.wait_for(|screen| !screen.contents().contains(LOG));
    session.wait_for_text(PASS_BORIS);
    shows_none(&session, &home.hand(2));
    assert_eq!(home.table().decisions(), 3);
}

#[test]
fn leaving_and_going_on() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    session.keys("Q");
    assert!(session.wait_end().success());

    let mut session = home.menu();
    // The match that was just left is chosen.
    session.wait_for_text("just now");
    session.keys(ENTER);
    session.wait_for_text(PASS_ANNA);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    let hand = home.hand(1);
    shows_all(&session, &hand);
    session.keys("Q");
    session.wait_for_text(MENU);
    shows_none(&session, &hand);
    session.keys("Q");
    assert!(session.wait_end().success());
    shows_none(&session, &hand);

    let mut session = home.resumed();
    session.wait_for_text(PASS_ANNA);
    shows_none(&session, &hand);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    shows_all(&session, &hand);
    assert_eq!(home.table().decisions(), 1);
}

#[test]
fn leaving_the_table_for_the_menu_wipes_the_hand() {
    let home = Home::new();
    let mut session = home.run(&[], &[], USUAL);
    session.wait_for_text(MENU);
    session.keys(ENTER);
    session.wait_for_text("Enter starts");
    // A number for chance: some hands are laid out otherwise than the test reads them.
    session.keys(UP);
    session.keys("7");
    session.wait_for_text("7_");
    for shown in [OPEN, PLAY] {
        session.keys(ENTER);
        session.wait_for_text(shown);
    }
    let hand = home.hand(if session.screen_text().contains("▸● Player") { 1 } else { 2 });
    scroll_away(&session, &hand);
    session.keys("Q");
    session.wait_for_text(MENU);
    shows_none(&session, &hand);
}

#[test]
fn killed_in_the_middle_of_a_turn() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    session.signal(Signal::KILL);
    assert!(!session.wait_exit().success());
    assert_eq!(home.table().decisions(), 1);

    let mut session = home.resumed();
    session.wait_for_text(PASS_ANNA);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    shows_all(&session, &home.hand(1));
    finish_turn(&mut session, PASS_BORIS);
    assert_eq!(home.table().decisions(), 3);
}

#[test]
fn a_dropped_line_loses_nothing() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    session.close_master();
    session.wait_exit();
    assert_eq!(home.table().decisions(), 1);

    let mut session = home.resumed();
    session.wait_for_text(PASS_ANNA);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    // The lock went with the process that died.
    session.keys(ENTER);
    session.wait_for_text(TAKE);
    assert_eq!(home.table().decisions(), 2);
}

#[test]
fn a_dropped_line_under_a_shell_that_ignores_it() {
    let home = Home::new();
    let script = r#"trap "" HUP; "$GAME" --saves "$SAVES" play lost-cities; exit 7"#;
    let mut session = home.spawn("sh", &["-c", script], &[], USUAL);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    session.keys(ENTER);
    session.wait_for_text(SEND);
    session.close_master();
    assert_eq!(session.wait_exit().exit_code(), 7);
    assert_eq!(home.table().decisions(), 1);
}

#[test]
fn undo_and_restart() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let (screen, hand) = (session.look(picture), home.hand(1));
    session.keys(ENTER);
    session.wait_for_text(SEND);
    session.keys("u");
    session.wait_for_text(PLAY);
    shows_all(&session, &hand);
    assert_eq!(session.look(picture), screen);
    assert_eq!(home.table().decisions(), 0);

    session.keys(ENTER);
    session.wait_for_text(SEND);
    session.keys(ENTER);
    session.wait_for_text(TAKE);
    session.keys("U");
    session.wait_for_text(PLAY);
    assert_eq!(session.look(picture), screen);
    assert_eq!(home.hand(1), hand);
    assert_eq!(home.table().decisions(), 0);
}

#[test]
fn too_small_and_large_again() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let screen = session.look(picture);
    session.resize(Size { rows: 23, cols: 79 });
    session.wait_for_text("79×23");
    assert!(!session.screen_text().contains(PLAY));
    session.resize(USUAL);
    session.wait_for(|now| picture(now) == screen);

    session.resize(Size { rows: 1, cols: 1 });
    session.wait_for(|now| now.contents().chars().count() == 1);
    session.resize(USUAL);
    session.wait_for(|now| picture(now) == screen);
    session.keys(ENTER);
    session.wait_for_text(SEND);
}

#[test]
fn a_storm_of_sizes_ends_with_the_table() {
    let home = Home::new();
    let session = home.opened(USUAL);
    let screen = session.look(picture);
    let mut word = 7_u32;
    let mut upto = |most: u32| {
        word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u16::try_from((word >> 16) % most + 1).expect("a small number")
    };
    for _ in 0..30 {
        for _ in 0..5 {
            session.resize(Size { rows: upto(60), cols: upto(200) });
        }
        session.resize(Size { rows: 1, cols: 1 });
        session.resize(USUAL);
        session.wait_for(|now| picture(now) == screen);
    }
}

#[test]
fn russian_by_locale_and_layout() {
    let home = Home::new();
    let mut session = home.begun(&[], &[("LANG", "ru_RU.UTF-8")], USUAL);
    session.wait_for_text("Передайте клавиатуру");
    session.wait_for_text("нажмите Enter");
    session.keys(ENTER);
    session.wait_for(|screen| !screen.contents().contains("Передайте"));
    let table = session.look(picture);
    assert!(!table.contains("play or discard") && table.contains("Anna"), "{table}");
    session.keys(ENTER);
    session.wait_for(|screen| picture(screen) != table);
    session.keys("г");
    session.wait_for(|screen| picture(screen) == table);
    // The log, and back with the key of Q.
    session.keys("Д");
    session.wait_for_text("что было");
    session.wait_for(|screen| picture(screen) != table);
    session.keys("Й");
    session.wait_for(|screen| picture(screen) == table);
    // Rules, hide.
    session.keys("К");
    session.wait_for(|screen| picture(screen) != table);
    session.keys("К");
    session.wait_for(|screen| picture(screen) == table);
    session.keys("ч");
    session.wait_for_text("Передайте клавиатуру");
    session.wait_for_text("нажмите Enter");
    session.keys("Й");
    assert!(session.wait_end().success());
}

#[test]
fn the_language_changes_in_the_middle_of_a_match() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    finish_turn(&mut session, PASS_BORIS);
    session.wait_for_text(OPEN);
    session.keys(ENTER);
    session.wait_for_text(PLAY);
    assert!(session.screen_text().contains("starts"));
    session.keys("S");
    session.wait_for_text("Settings");
    session.keys(ENTER);
    session.wait_for_text("Настройки");
    session.keys(ESC);
    session.wait_for(|screen| !screen.contents().contains("Настройки"));
    session.wait_for_text("сбросить: следующий");
    let text = session.look(picture);
    let latin = |word: &&str| text.contains(*word);
    assert_eq!([PLAY, "starts", "step", "deck", "discard"].iter().find(|word| latin(word)), None);
    session.keys("L");
    session.wait_for_text("только один игрок");
    let log = session.screen_text();
    assert!(!log.contains("sets out") && log.contains("Anna"), "{log}");
    session.keys(ESC);
    session.wait_for(|screen| picture(screen) == text);
    session.keys("Q");
    assert!(session.wait_end().success());
    // And is kept.
    let session = home.run(&[], &[], USUAL);
    session.wait_for_text("большие экспедиции");
}

#[test]
fn names_in_cyrillic() {
    let home = Home::new();
    let mut session = home.run(&[], &[("LANG", "ru_RU.UTF-8")], USUAL);
    session.wait_for_text("большие экспедиции");
    session.keys(ENTER);
    session.wait_for_text("Enter — начать");
    for name in ["Гульчатай", "Щукин"] {
        session.keys(DOWN);
        if name == "Гульчатай" {
            session.keys(DOWN);
        }
        // What is typed takes the place of what stood there.
        session.keys(name);
        session.wait_for_text(name);
    }
    session.keys(ENTER);
    session.wait_for_text("Передайте клавиатуру");
    let names: Vec<String> = home.table().players().iter().map(|p| p.name.to_string()).collect();
    assert_eq!(names, ["Гульчатай", "Щукин"]);
    session.wait_for_text("нажмите Enter");
    session.keys(ENTER);
    // As much of them as there is room for.
    session.wait_for(|screen| {
        let text = screen.contents();
        !text.contains("Передайте") && ["Гульч", "Щукин"].iter().all(|name| text.contains(name))
    });
}

#[test]
fn without_colours_the_cursor_is_seen() {
    for (looks, env) in [(&[][..], &[("NO_COLOR", "1")][..]), (&["--mono"][..], &[][..])] {
        let home = Home::new();
        let session = home.run(looks, env, USUAL);
        session.wait_for_text(MENU);
        session.look(|screen| assert!(!reversed(screen).is_empty() && !coloured(screen)));
        drop(session);

        let mut session = home.begun(looks, env, USUAL);
        session.wait_for_text(PASS_ANNA);
        session.wait_for_text(OPEN);
        session.keys(ENTER);
        session.wait_for_text(PLAY);
        session.look(|screen| assert!(!coloured(screen)));
        let before = session.look(reversed);
        assert!(!before.is_empty());
        session.keys(RIGHT);
        session.wait_for(|screen| !reversed(screen).is_empty() && reversed(screen) != before);
    }
    // With colours there are some.
    let home = Home::new();
    let session = home.opened(USUAL);
    assert!(session.look(coloured));
}

#[test]
fn plain_signs_are_ascii() {
    let home = Home::passing_by("number");
    let ascii = |session: &Session| {
        let text = session.screen_text();
        let strange: String = text.chars().filter(|c| !c.is_ascii()).collect();
        assert!(strange.is_empty(), "{strange:?} in\n{text}");
    };
    let session = home.run(&["--ascii"], &[], USUAL);
    session.wait_for_text(MENU);
    ascii(&session);
    drop(session);

    let mut session = home.begun(&["--ascii"], &[], USUAL);
    for turn in 0..12 {
        let (seat, next) = if turn % 2 == 0 { ("1", PASS_BORIS) } else { ("2", PASS_ANNA) };
        session.wait_for_text(PASS);
        ascii(&session);
        session.keys(seat);
        session.wait_for_text(PLAY);
        ascii(&session);
        let before = session.look(reversed);
        session.keys(TAB);
        session.wait_for(|screen| reversed(screen) != before);
        ascii(&session);
        session.keys("\x1b[Z");
        session.wait_for(|screen| reversed(screen) == before);
        for (from, key) in [(PLAY, ENTER), (SEND, ENTER), (STAY, "s")] {
            let text = session.screen_text();
            if text.contains(from) {
                session.keys(if text.contains("Too low") { "d" } else { key });
                session.wait_for(|screen| {
                    let text = screen.contents();
                    let next = [SEND, STAY, TAKE].iter().any(|next| text.contains(next));
                    next && !text.contains(from)
                });
                ascii(&session);
            }
        }
        session.keys(ENTER);
        session.wait_for_text(DREW);
        ascii(&session);
        session.keys(ENTER);
        session.wait_for_text(next);
    }
    session.keys("?");
    session.wait_for(|screen| !screen.contents().contains(PASS));
    ascii(&session);
    session.keys(ESC);
    session.wait_for_text(PASS);
    session.resize(Size { rows: 20, cols: 70 });
    session.wait_for_text("70x20");
    ascii(&session);
}

#[test]
fn interrupting_asks_and_twice_leaves() {
    let home = Home::new();
    let mut session = home.opened(USUAL);
    let screen = session.look(picture);
    session.keys(&ctrl('c'));
    session.wait_for_text(LEAVE);
    session.keys(ESC);
    session.wait_for(|now| picture(now) == screen);
    // Over a page too.
    session.keys("L");
    session.wait_for_text(LOG);
    session.keys(&ctrl('c'));
    session.wait_for_text(LEAVE);
    session.keys(ESC);
    session.wait_for(|now| !now.contents().contains(LEAVE));
    session.keys(ESC);
    session.wait_for(|now| picture(now) == screen);
    session.keys(&ctrl('c').repeat(2));
    assert!(session.wait_end().success());
    shows_none(&session, &home.hand(1));

    let mut session = home.menu();
    session.keys(&ctrl('c'));
    session.wait_for_text(LEAVE);
    session.keys(&ctrl('c'));
    assert!(session.wait_end().success());
}

/// How many bytes each of these keys writes; each must move the cursor.
fn bytes_of_moves(session: &mut Session, keys: &[&str]) -> Vec<usize> {
    let shown = |screen: &Screen| (screen.contents(), reversed(screen));
    let mut moves = Vec::new();
    for key in keys {
        let before = session.look(shown);
        session.mark();
        session.keys(key);
        session.wait_for(|screen| shown(screen) != before);
        moves.push(session.raw_bytes());
    }
    moves
}

#[test]
fn a_cursor_move_writes_little_and_idling_nothing() {
    // Arrows may have nowhere to go: which cards lie there is chance.
    let keys = [TAB, TAB, TAB, "\x1b[Z", TAB, TAB, TAB];
    let middle = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/lost-cities.ron");
    let mut told = Vec::new();
    for (lang, size) in [("en_US", USUAL), ("en_US", LARGE), ("ru_RU", USUAL), ("ru_RU", LARGE)] {
        for (looks, fresh) in
            [(&[][..], true), (&["--theme", "rich"], true), (&["--theme", "rich"], false)]
        {
            let home = Home::new();
            let lang = [("LANG", format!("{lang}.UTF-8"))];
            let lang = lang.each_ref().map(|(name, value)| (*name, value.as_str()));
            let mut session = if fresh {
                home.begun(looks, &lang, size)
            } else {
                let copy = home.folder.path().join("middle.ron");
                std::fs::copy(middle, &copy).expect("a copy");
                home.run(
                    &[looks, &["resume", copy.to_str().expect("a path")]].concat(),
                    &lang,
                    size,
                )
            };
            let open = |text: &str| text.contains("press Enter") || text.contains("нажмите Enter");
            session.wait_for(|screen| open(&screen.contents()));
            session.keys(ENTER);
            // Whole, down to its last line.
            let drawn = |text: &str| text.contains("? help") || text.contains("? справка");
            let asked = |text: &str| text.contains(PLAY) || text.contains("сбросить: ");
            session.wait_for(|screen| {
                let text = screen.contents();
                asked(&text) && drawn(&text) && !reversed(screen).is_empty()
            });
            let moves = bytes_of_moves(&mut session, &keys);
            told.push(format!("{lang:?} {}x{} {looks:?} {fresh}: {moves:?}", size.cols, size.rows));

            let there = bytes_of_moves(&mut session, &[TAB]);
            bytes_of_moves(&mut session, &["\x1b[Z"]);
            // Keys that mean nothing.
            let before = session.look(reversed);
            session.mark();
            session.keys(&"w".repeat(50));
            session.keys(TAB);
            session.wait_for(|screen| reversed(screen) != before);
            assert_eq!(session.raw_bytes(), there[0], "idle screens write nothing");
            assert!(moves.iter().all(|bytes| *bytes <= 400), "{told:#?}");
        }
    }
    println!("{told:#?}");
}

/// The other games' tables are as light on a slow line.
#[test]
fn cursor_moves_of_the_other_games() {
    let mut told = Vec::new();
    for (game, keys) in [
        ("explora", [RIGHT, RIGHT, LEFT, TAB]),
        ("atlandice", [RIGHT, RIGHT, LEFT, TAB]),
        ("tikal", [RIGHT, "r", LEFT, TAB]),
    ] {
        for lang in ["en_US.UTF-8", "ru_RU.UTF-8"] {
            let home = Home::new();
            let match_ = ["play", game, "--seat", "Anna", "--seat", "B:bot=random", "--seed", "7"];
            let mut session = home.run(&match_, &[("LANG", lang)], USUAL);
            session.wait_for_text(if game == "explora" { "● Anna, " } else { "▸● Anna" });
            let moves = bytes_of_moves(&mut session, &keys);
            told.push(format!("{game} {lang}: {moves:?}"));
            // A tile that is laid takes its roads along; where a preview of two lines changes with
            // the cursor, that is what it costs.
            let most = match game {
                "tikal" => 250,
                "atlandice" | "explora" => 400,
                _ => 200,
            };
            assert!(moves.iter().all(|bytes| *bytes <= most), "{told:#?}");
        }
    }
    println!("{told:#?}");
}

/// Late in a match of Tikal a ring moves, and with it all that can be done on the hex.
#[test]
fn a_ring_on_the_board_of_hexes_is_light() {
    let late = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/tikal.ron");
    let mut told = Vec::new();
    for lang in ["en_US.UTF-8", "ru_RU.UTF-8"] {
        let home = Home::new();
        let copy = home.folder.path().join("late.ron");
        std::fs::copy(late, &copy).expect("a copy");
        let path = copy.to_str().expect("a path");
        let mut session = home.run(&["resume", path], &[("LANG", lang)], USUAL);
        session.wait_for_text("26");
        let keys = [RIGHT, RIGHT, UP, UP, RIGHT, DOWN, LEFT, TAB, RIGHT, UP, DOWN, DOWN];
        let moves = bytes_of_moves(&mut session, &keys);
        told.push(format!("{lang}: {moves:?}"));
        assert!(moves.iter().all(|bytes| *bytes <= 250), "{told:#?}");
    }
    println!("{told:#?}");
}

/// Where nobody hides anything the key that closes a hand closes nothing.
#[test]
fn an_open_table_is_not_closed() {
    let home = Home::new();
    let args = ["play", "tikal", "--seat", "Anna", "--seat", "B:bot=random", "--seed", "3"];
    let auction = ["--set", "mode=auction", "--set", "first=1"];
    let mut session = home.run(&[&args[..], &auction].concat(), &[], USUAL);
    session.wait_for_text("VP would be left");
    session.keys("x");
    session.keys("?");
    session.wait_for_text("Everywhere");
    session.keys("\x1b");
    session.wait_for_text("VP would be left");
}

/// A tile laid, two new workers two steps away, a level dug: the length of a way costs no keys.
#[test]
fn thirteen_keys_lay_a_tile_bring_two_and_dig() {
    let home = Home::new();
    let args = ["play", "tikal", "--seat", "Anna", "--seat", "Boris", "--set", "first=1"];
    let mut session = home.run(&[&args[..], &["--seed", "4"]].concat(), &[], USUAL);
    session.wait_for_text("lay A");
    let mut keys = 0;
    let mut press = |session: &mut Session, pressed: &[&str], shown: &str| {
        for key in pressed {
            session.keys(key);
            keys += 1;
        }
        session.wait_for_text(shown);
    };
    press(&mut session, &[RIGHT, "r", ",", ENTER], "fetch workers here");
    press(&mut session, &["n", "n", "d", "e"], "Esc:");
    press(&mut session, &["e"], "Boris turns up");
    assert!(keys <= 13, "{keys}");
    let decisions: Vec<String> =
        home.table().record().decisions.iter().map(|(_, decision)| decision.clone()).collect();
    assert_eq!(decisions.len(), 5, "{decisions:?}");
    assert!(decisions[0].starts_with("lay") && decisions[3].starts_with("dig"), "{decisions:?}");
}

/// A line of the expedition in focus is its number and Enter; of another its letter comes first.
#[test]
fn two_keys_lay_an_arrow_and_three_another() {
    let picture = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/around-the-world.ron");
    for (keys, laid) in [(&["2", ENTER][..], "lay red"), (&["b", "1", ENTER], "lay blue")] {
        let home = Home::new();
        let copy = home.folder.path().join("middle.ron");
        std::fs::copy(picture, &copy).expect("a copy");
        let path = copy.to_str().expect("a path");
        let mut session = home.run(&["resume", path], &[], USUAL);
        session.wait_for_text("press Enter");
        session.keys(ENTER);
        session.wait_for_text("lay an arrow");
        for key in keys {
            session.keys(key);
        }
        let shelf = incognita::games::Shelf::new(None);
        let before = incognita::store::read(std::path::Path::new(picture), &shelf);
        let before = before.unwrap_or_else(|_| panic!("ours")).decisions();
        let decided = || {
            let table = incognita::store::read(&copy, &shelf);
            let table = table.unwrap_or_else(|_| panic!("it can be read"));
            table.record().decisions.get(before).map(|(_, decision)| decision.clone())
        };
        let start = std::time::Instant::now();
        while decided().is_none() {
            assert!(start.elapsed().as_secs() < 10, "{}", session.look(Screen::contents));
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        let decision = decided().expect("it is decided");
        assert!(decision.starts_with(laid), "{keys:?}: {decision}");
    }
}

/// Over the map of the world, early and late, a cursor takes tag, point and what is told along.
#[test]
fn a_cursor_on_the_map_of_the_world_is_light() {
    let middle = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/pictures/around-the-world.ron");
    let mut told = Vec::new();
    // A Russian letter has two bytes.
    for (lang, most) in [("en_US.UTF-8", 430), ("ru_RU.UTF-8", 530)] {
        for theme in ["plain", "rich"] {
            for fresh in [true, false] {
                let home = Home::new();
                let copy = home.folder.path().join("middle.ron");
                std::fs::copy(middle, &copy).expect("a copy");
                let path = copy.to_str().expect("a path");
                let seats = ["--seat", "Anna", "--seat", "B:bot=random", "--seed", "7"];
                let play = [&["play", "around-the-world"], &seats[..], &["--set", "first=1"]];
                let args = if fresh { play.concat() } else { vec!["resume", path] };
                let args = [&["--theme", theme], &args[..]].concat();
                let mut session = home.run(&args, &[("LANG", lang)], USUAL);
                if !fresh {
                    session.wait_for(|screen| screen.contents().contains("Enter"));
                    session.keys(ENTER);
                }
                session.wait_for(|screen| !reversed(screen).is_empty());
                session.wait_for_text("▸●Anna");
                let keys: &[&str] = if fresh {
                    &[TAB, RIGHT, TAB, TAB, LEFT]
                } else {
                    &[TAB, TAB, TAB, "y", "b", TAB, "r", TAB]
                };
                let moves = bytes_of_moves(&mut session, keys);
                told.push(format!("{lang} {theme} {fresh}: {moves:?}"));
                assert!(moves.iter().all(|bytes| *bytes <= most), "{told:#?}");
            }
        }
    }
    println!("{told:#?}");
}
