//! What the screens do with what players ask for, in commands, not keys: before, command, after.

use crate::{ASCII, PLAIN, SMALL, compare, room, table};
use incognita::draw::theme::Look;
use incognita::engine::{Chance, Eyes, Name, Player, Seed, Swift, Table};
use incognita::games::Shelf;
use incognita::lang::Lang;
use incognita::store::{self, Moment, Saves};
use incognita::ui::app::{App, Effect};
use incognita::ui::command::Command;
use incognita::ui::host::{Bell, Here, Still};
use incognita::ui::layer::{Layer, Room};
use incognita::ui::menu::Menu;
use incognita::ui::picture;
use incognita::ui::replay::Replay;
use incognita::ui::saves_page::SavesPage;
use incognita::ui::setup::SetupPage;
use incognita::ui::table::TableScreen;
use ratatui::layout::Size;
use ratatui::style::Modifier;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The screens over a folder of their own.
pub struct Shell {
    pub app: App,
    folder: TempDir,
}

impl Shell {
    fn new(first: impl FnOnce(&TempDir) -> Box<dyn Layer>) -> Self {
        let folder = TempDir::new().unwrap();
        let first = first(&folder);
        let mut room = room(Lang::English, PLAIN);
        room.saves = Saves::at(folder.path().to_owned());
        Self { app: App::new(room, first), folder }
    }

    /// A match as it stands, going on here, at its handover.
    pub fn of(table: Box<dyn Table>) -> Self {
        Self::new(|folder| {
            let host = Here::begin(table, &folder.path().join("match.ron"));
            Box::new(TableScreen::new(Box::new(host)))
        })
    }

    /// The same, with a bell that is rung when something comes from elsewhere.
    pub fn ringing(table: Box<dyn Table>, bell: Bell) -> Self {
        let folder = TempDir::new().unwrap();
        let host = Here::begin(table, &folder.path().join("match.ron"));
        let room = Room { bell: Some(bell), ..room(Lang::English, PLAIN) };
        Self { app: App::new(room, Box::new(TableScreen::new(Box::new(host)))), folder }
    }

    /// A table that is only looked at.
    pub fn watching(screen: TableScreen, look: Look) -> Self {
        let folder = TempDir::new().unwrap();
        Self { app: App::new(room(Lang::English, look), Box::new(screen)), folder }
    }

    /// Where the cursor is drawn.
    pub fn cursor(&mut self) -> Vec<usize> {
        let screen = picture::draw(&mut self.app, SMALL);
        let cursor = |index: &usize| screen.content[*index].modifier.contains(Modifier::REVERSED);
        (0..screen.content.len()).filter(cursor).collect()
    }

    /// The text of the screen.
    pub fn shown(&mut self) -> String {
        picture::text(&picture::draw(&mut self.app, SMALL))
    }

    /// Hears these commands one after the other, drawing after each as the program does.
    pub fn does(&mut self, commands: &[Command]) -> String {
        for command in commands {
            self.app.step(*command);
            self.shown();
        }
        self.shown()
    }

    pub fn types(&mut self, text: &str) -> String {
        let letters: Vec<_> = text.chars().map(Command::Type).collect();
        self.does(&letters)
    }

    /// The match on disk.
    pub fn saved(&self) -> Box<dyn Table> {
        let shelf = Shelf::new(None);
        let path = self.folder.path().join("match.ron");
        incognita::store::read(&path, &shelf).unwrap_or_else(|fault| panic!("{fault:?}"))
    }
}

pub fn has(screen: &str, text: &str) {
    assert!(screen.contains(text), "no {text:?} in\n{screen}");
}

pub fn has_not(screen: &str, text: &str) {
    assert!(!screen.contains(text), "{text:?} in\n{screen}");
}

pub fn person(name: &str) -> Player {
    Player::person(Name::new(name).unwrap())
}

/// A match of Lost Cities 2.
fn lost_cities(players: [Player; 2], length: &str) -> Box<dyn Table> {
    let shelf = Shelf::new(None);
    let set = [("first", "1"), ("length", length)];
    let choices = set.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    shelf.find("lost-cities").unwrap().fresh(players.into(), &choices, Seed(11)).unwrap()
}

pub fn against_a_bot() -> Box<dyn Table> {
    let bot = Player { bot: Some("random".into()), ..person("Boris") };
    lost_cities([person("Anna"), bot], "short")
}

/// A short match of two, played at random until this holds.
fn played_until(stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    play_on(lost_cities([person("Anna"), person("Boris")], "short"), stop)
}

/// A full one.
fn played_until_full(stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    play_on(lost_cities([person("Anna"), person("Boris")], "full"), stop)
}

fn play_on(mut table: Box<dyn Table>, stop: impl Fn(&dyn Table) -> bool) -> Box<dyn Table> {
    let mut chance = Swift(11);
    while !stop(table.as_ref()) {
        let seat = table.to_act().first().expect("it comes to that");
        let legal = table.legal(seat);
        table.decide(seat, &legal[chance.index(legal.len())]).unwrap();
    }
    table
}

fn deck(table: &dyn Table) -> u64 {
    table.snapshot(Eyes::Table, 0).view["deck"].as_u64().unwrap()
}

/// The last card of the deck may be drawn next.
fn before_the_last_card() -> Box<dyn Table> {
    played_until(|table| {
        let legal = table.to_act().first().map(|seat| table.legal(seat)).unwrap_or_default();
        deck(table) == 1 && legal.first().is_some_and(|decision| decision == "draw")
    })
}

#[test]
fn what_ends_an_expedition_is_asked_about_once() {
    let mut shell = Shell::of(before_the_last_card());
    let before = shell.saved().decisions();
    let asked = shell.does(&[Command::Take, Command::Take]);
    has(&asked, "ends the expedition");
    has(&asked, "Enter: yes");
    // Another thought, and it is asked again.
    let moved = shell.does(&[Command::Next]);
    has_not(&moved, "Enter: yes");
    let asked = shell.does(&[Command::Previous, Command::Take]);
    has(&asked, "Enter: yes");
    assert_eq!(shell.saved().decisions(), before);
    let ended = shell.does(&[Command::Take]);
    has(&ended, "Expedition 1 is over");
    assert_eq!(shell.saved().decisions(), before + 1);
}

/// From the reveal to the result, the table, the replay, and another match.
#[test]
fn the_end_of_a_match() {
    let mut shell = Shell::of(before_the_last_card());
    shell.does(&[Command::Take, Command::Take, Command::Take]);
    compare("reveal-80x24-en", &picture::draw(&mut shell.app, SMALL));
    let score = shell.does(&[Command::Take]);
    has(&score, "The result");
    compare("score-80x24-en", &picture::draw(&mut shell.app, SMALL));
    let board = shell.does(&[Command::Take]);
    has(&board, "The match is over");
    has(&shell.does(&[Command::Take]), "The result");
    let replay = shell.does(&[Command::Replay]);
    has(&replay, "decision 0 of");
    let back = shell.does(&[Command::Quit]);
    has(&back, "The result");
    let again = shell.does(&[Command::Again]);
    has(&again, "Pass the keyboard to Anna");
    let saves = Saves::at(shell.folder.path().to_owned()).list().unwrap();
    assert_eq!(saves.len(), 2, "the match that is over, and a new one");
    let fresh = saves.iter().find_map(|save| save.summary.as_ref().ok().filter(|s| !s.head.over));
    let names: Vec<_> = fresh.unwrap().players.iter().map(|p| p.name.to_string()).collect();
    assert_eq!(names, ["Anna", "Boris"]);
}

/// While something is laid open for all to see, no hand lies open; and no key typed ahead passes
/// over it, or opens the next hand behind it.
#[test]
fn a_reveal_is_seen_by_all_and_shows_no_hand() {
    let mut shell = Shell::of(before_the_last_card());
    shell.does(&[Command::Take, Command::Take]);
    assert_eq!(shell.app.step(Command::Take), Effect::Cover);
    let reveal = shell.shown();
    has(&reveal, "Expedition 1 is over");
    has_not(&reveal, "your hand");
    let full = played_until_full(|table| table.snapshot(Eyes::Table, 0).round.now == 2);
    let before = full.rewound(full.decisions() - 1);
    let mut shell = Shell::of(before);
    shell.does(&[Command::Take]);
    let legal = full.record().decisions.last().unwrap().1.clone();
    assert_eq!(legal, "draw", "the deck ran out");
    shell.does(&[Command::Take, Command::Take]);
    has(&shell.shown(), "Expedition 1 is over");
    has(&shell.shown(), "nobody falls below zero");
    assert_eq!(shell.app.step(Command::Take), Effect::Cover);
    has(&shell.shown(), "Pass the keyboard");
    // The new board bears no traces of the old one.
    let board = shell.does(&[Command::Take]);
    has(&board, "expedition 2 of 3");
    has_not(&board, "═");
}

/// At a handover a moment without a key must pass, and the bar must be seen to be gone.
#[test]
fn a_handover_has_a_quiet_time() {
    let start = Instant::now();
    let at = |millis| start + Duration::from_millis(millis);
    let mut shell = Shell::of(table());
    assert_eq!(shell.app.drawn_at(at(0)), Some(at(225)));
    compare("handover-begins-80x24-en", &picture::draw(&mut shell.app, SMALL));
    assert_eq!(shell.app.drawn_at(at(500)), Some(at(675)));
    has(&shell.shown(), "████████████░░░░░░░░░░░░  a moment");
    let early = [Command::Take, Command::Log, Command::Quit, Command::Undo, Command::Click(9, 9)];
    for command in early {
        shell.app.drawn_at(at(899));
        shell.app.typed_at(at(899));
        has(&shell.does(&[command]), "░░░░  a moment");
    }
    // What always works.
    shell.app.typed_at(at(900));
    assert_eq!(shell.app.step(Command::Redraw), Effect::Redraw);
    shell.app.typed_at(at(900));
    assert_eq!(shell.app.step(Command::Suspend), Effect::Suspend);
    shell.app.typed_at(at(900));
    has(&shell.does(&[Command::Interrupt]), "Leave?");
    shell.app.typed_at(at(1500));
    shell.app.step(Command::Back);
    assert_eq!(shell.app.drawn_at(at(1600)), Some(at(1725)), "that was a key too");
    // Then the screen is idle, and a key is heard.
    assert_eq!(shell.app.drawn_at(at(2400)), None);
    has(&shell.shown(), "press Enter when nobody else is looking");
    shell.app.typed_at(at(2401));
    has(&shell.does(&[Command::Take]), "discard it: ");
    assert_eq!(shell.app.drawn_at(at(2402)), None);
    // Closed and passed once more, it is quiet once more, in plain signs too.
    shell.app.typed_at(at(2403));
    shell.app.step(Command::Hide);
    shell.app.typed_at(at(2404));
    has(&shell.does(&[Command::Take]), "Pass the keyboard");
    let mut plain = Shell::watching(TableScreen::new(Box::new(Still::new(table()))), ASCII);
    plain.app.drawn_at(at(0));
    plain.app.drawn_at(at(300));
    has(&plain.shown(), "######..................  a moment");
}

/// A key that goes on from what everybody looked at does not open a hand either.
#[test]
fn behind_a_reveal_there_is_a_quiet_time_too() {
    let start = Instant::now();
    let full = played_until_full(|table| table.snapshot(Eyes::Table, 0).round.now == 2);
    let mut shell = Shell::of(full.rewound(full.decisions() - 1));
    shell.does(&[Command::Take, Command::Take, Command::Take]);
    has(&shell.shown(), "Expedition 1 is over");
    for tap in 1..=10 {
        shell.app.drawn_at(start + Duration::from_millis(30 * tap));
        shell.app.typed_at(start + Duration::from_millis(30 * tap));
        shell.does(&[Command::Take]);
    }
    has(&shell.shown(), "Pass the keyboard");
}

/// What the keyboard is passed by is a setting, and holds from the next moment on.
#[test]
fn the_keyboard_is_passed_as_the_settings_say() {
    let mut shell = Shell::of(table());
    let name = "V<&>ra";
    has(&shell.shown(), &format!("{name}: press Enter"));
    let to_pass_by = [Command::Settings, Command::Up];
    has(&shell.does(&to_pass_by), "Enter, after a moment");
    has(&shell.does(&[Command::Take]), "the seat's number");
    has(&shell.does(&[Command::Back]), &format!("{name}: press 3"));
    has(&shell.does(&[Command::Help]), "  3         open");
    has(&shell.does(&[Command::Back, Command::Take]), "Pass the keyboard");
    has(&shell.does(&[Command::Digit(3)]), "discard it: ");
    shell.does(&[Command::Hide]);
    shell.does(&to_pass_by);
    has(&shell.does(&[Command::Take]), "nothing: I play all seats");
    // A hand that was closed on purpose stays so.
    has(&shell.does(&[Command::Back]), &format!("{name}: press Enter"));
    let mut alone = Shell::of(table());
    alone.does(&to_pass_by);
    has(&alone.does(&[Command::Take, Command::Take, Command::Back]), "discard it: ");
}

/// Whoever comes back to the terminal finds no hand, and no page that tells of one.
#[test]
fn hands_are_closed_for_whoever_comes_back() {
    for over_it in [&[][..], &[Command::Log], &[Command::Rules], &[Command::Find]] {
        let mut shell = Shell::of(table());
        shell.does(&[Command::Take]);
        shell.does(over_it);
        shell.app.hide();
        has(&shell.shown(), "Pass the keyboard");
        has(&shell.does(&[Command::Take]), "discard it: ");
    }
    // Also where nobody else plays.
    let mut alone = Shell::of(against_a_bot());
    has(&alone.shown(), "discard it: ");
    alone.app.hide();
    has(&alone.shown(), "Pass the keyboard");
}

#[test]
fn nobody_decides_what_cannot_be_seen() {
    let mut shell = Shell::of(table());
    shell.does(&[Command::Take]);
    let before = shell.saved().decisions();
    let small = Size::new(79, 23);
    picture::draw(&mut shell.app, small);
    for command in [Command::Take, Command::Right, Command::Take, Command::Click(20, 18)] {
        shell.app.step(command);
        picture::draw(&mut shell.app, small);
    }
    assert_eq!(shell.saved().decisions(), before);
    has(&shell.shown(), "discard it: ");
}

#[test]
fn a_hand_opens_by_a_deliberate_key() {
    let mut shell = Shell::of(table());
    has(&shell.does(&[Command::Click(10, 10)]), "Pass the keyboard");
    has(&shell.does(&[Command::Take]), "discard it: ");
    // Closed, it stays closed, also among bots where nobody else could see it.
    let mut alone = Shell::of(against_a_bot());
    has(&alone.shown(), "discard it: ");
    has(&alone.does(&[Command::Hide]), "Pass the keyboard");
    has(&alone.does(&[Command::Help, Command::Back]), "Pass the keyboard");
    has(&alone.does(&[Command::Take]), "discard it: ");
}

/// What was asked about stays in sight as long as it is asked.
#[test]
fn a_question_stays_until_it_is_answered() {
    let mut shell = Shell::of(before_the_last_card());
    shell.does(&[Command::Take, Command::Take]);
    has(&shell.does(&[Command::Click(0, 0)]), "Enter: yes");
    has_not(&shell.does(&[Command::Left]), "Enter: yes");
}

/// What becomes possible is offered in the same frame.
#[test]
fn what_can_be_ended_says_so_at_once() {
    let moving = played_until_full(|table| {
        let legal = table.to_act().first().map(|seat| table.legal(seat)).unwrap_or_default();
        legal.iter().any(|decision| decision == "stay")
    });
    let before = moving.rewound(moving.decisions() - 1);
    let last = moving.record().decisions.last().unwrap().1.clone();
    let mut shell = Shell::of(before);
    shell.does(&[Command::Take, Command::Find]);
    let shelf = Shelf::new(None);
    let words = shelf.words(Lang::English);
    let told = shelf.find("lost-cities").unwrap().decision(&last, &words);
    shell.types(&told);
    shell.app.step(Command::Take);
    let first_frame = shell.shown();
    has(&first_frame, " s move nobody");
    let ended = shell.does(&[Command::End]);
    has(&ended, "nobody moved");
}

/// Settings that cannot be kept are a warning, and hold as long as the program runs.
#[test]
fn settings_that_cannot_be_kept_are_a_warning() {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    std::fs::write(&in_the_way, "").unwrap();
    let mut room = room(Lang::English, PLAIN);
    room.settings_path = Some(in_the_way.join("settings.ron"));
    let menu = Menu::new(&room);
    let mut shell = Shell { app: App::new(room, Box::new(menu)), folder };
    let warned = shell.does(&[Command::Settings, Command::Take]);
    has(&warned, "Настройки не сохранить: ");
    has(&shell.does(&[Command::Back]), "большие экспедиции");
}

/// A match that cannot be saved says so, and is not left by a slip.
#[test]
fn an_unsaved_match_is_not_left_by_a_slip() {
    let mut shell = Shell::new(|folder| {
        let nowhere = folder.path().join("file");
        std::fs::write(&nowhere, "").unwrap();
        let host = Here::begin(table(), &nowhere.join("match.ron"));
        Box::new(TableScreen::new(Box::new(host)))
    });
    has(&shell.shown(), "This match is not being saved.");
    has(&shell.app.would_lose().unwrap(), "ended before the match could be saved. The folder ");
    has(&shell.does(&[Command::Quit]), "Q again leaves");
    has(&shell.does(&[Command::Take]), "your hand");
    has(&shell.does(&[Command::Quit]), "Q again leaves");
    assert_eq!(shell.app.step(Command::Quit), Effect::Leave);
}

#[test]
fn a_decision_is_found_by_its_words() {
    let mut shell = Shell::of(table());
    shell.does(&[Command::Take, Command::Find]);
    let none = shell.types("discard blue xyz");
    has(&none, "find: discard blue xyz_");
    shell.does(&[Command::Erase; 4]);
    let found = shell.types(" 5");
    has(&found, "find: discard blue 5_");
    let before = shell.app.step(Command::Take);
    assert_eq!(before, Effect::Draw);
    has(&shell.shown(), "[0 deck]");
    has(&shell.shown(), "laid off blue 5");
    assert!(shell.saved().record().decisions.last().unwrap().1 == "discard blue-5");
}

/// Also in the list of what was found a first click only goes there; and what is pasted into it
/// comes to an end.
#[test]
fn what_is_found_is_taken_by_a_second_click() {
    let mut shell = Shell::of(table());
    shell.does(&[Command::Take, Command::Find]);
    let found = shell.types("discard blue 5");
    let before = shell.saved().decisions();
    let (row, line) =
        (0..).zip(found.lines()).find(|(_, it)| it.starts_with("  discard blue 5")).unwrap();
    let column = line[..line.find("discard blue 5").unwrap()].chars().count();
    let click = Command::Click(column.try_into().unwrap(), row);
    has(&shell.does(&[click]), "find: discard blue 5_");
    has(&shell.does(&[Command::Right, click]), "find: discard blue 5_");
    assert_eq!(shell.saved().decisions(), before);
    has_not(&shell.does(&[click]), "find:");
    assert_eq!(shell.saved().decisions(), before + 1);
    shell.does(&[Command::Find]);
    let pasted = shell.types(&"я".repeat(500));
    assert_eq!(pasted.matches('я').count(), 60, "{pasted}");
}

/// What lies there and is not legal can be looked for too, and says why it is not.
#[test]
fn what_is_not_legal_says_why() {
    let mut shell = Shell::of(table());
    shell.does(&[Command::Take, Command::Find]);
    shell.types("play white 5");
    let refused = shell.does(&[Command::Take]);
    has(&refused, "Too low (white 5): this path is at 8");
    let closed = shell.does(&[Command::Back]);
    has_not(&closed, "find:");
    // The same by a click on the card.
    let text = shell.shown();
    let (row, line) = (0..).zip(text.lines()).find(|(_, line)| line.starts_with(" white")).unwrap();
    let column = line.chars().collect::<Vec<_>>().iter().rposition(|c| *c == '5').unwrap();
    let clicked = shell.does(&[Command::Click(column.try_into().unwrap(), row)]);
    has(&clicked, "Too low (white 5)");
}

#[test]
fn rules_begin_with_what_can_be_done_now() {
    let mut shell = Shell::of(table());
    shell.does(&[Command::Take]);
    let rules = shell.does(&[Command::Rules]);
    has(&rules, "What can I do now?");
    has(&rules, "Play a card to start a path");
    let chapter = shell.does(&[Command::Next]);
    has_not(&chapter, "What can I do now?");
    let back = shell.does(&[Command::Previous]);
    has(&back, "What can I do now?");
    let hand = shell.does(&[Command::Back]);
    has(&hand, "discard it: ");
}

#[test]
fn help_shows_what_the_screen_offers() {
    let mut shell = Shell::of(table());
    let passing = shell.does(&[Command::Help]);
    has(&passing, " Enter     open");
    has_not(&passing, " / f       find");
    shell.does(&[Command::Back, Command::Take]);
    let playing = shell.does(&[Command::Help]);
    has(&playing, " / f       find");
    has_not(&playing, " Enter     open");
}

#[test]
fn letters_choose_a_figure() {
    let mut shell = Shell::of(table_of_two());
    shell.does(&[Command::Take, Command::Take]);
    let sending = shell.shown();
    has(&sending, " a an adventurer, −20 for now: its step counts as it is");
    has(&sending, " s the scientist, −40 for now: its step counts ×2, losses too");
    // Neither has a number.
    let cursor = shell.cursor();
    shell.does(&[Command::Digit(2)]);
    assert_eq!(shell.cursor(), cursor);
    shell.does(&[Command::Down]);
    assert_ne!(shell.cursor(), cursor);
    has(&shell.does(&[Command::Letter('s')]), "starts, scientist");
}

#[test]
fn a_match_is_stepped_through() {
    let whole = table();
    let (last, seats) = (whole.decisions(), whole.record().decisions);
    let mut shell = Shell::new(|_| Box::new(Replay::new(whole)));
    has(&shell.shown(), &format!("decision 0 of {last}"));
    has(&shell.does(&[Command::Right]), "decision 1 of");
    // To the next turn: the first decision of another seat.
    let turn = seats.iter().position(|(seat, _)| *seat != seats[0].0).unwrap();
    has(&shell.does(&[Command::Down]), &format!("decision {turn} of"));
    has(&shell.does(&[Command::Up]), "decision 0 of");
    has(&shell.does(&[Command::Left]), "decision 0 of");
    let end = shell.does(&[Command::Last]);
    has(&end, &format!("decision {last} of {last}"));
    compare("replay-80x24-en", &picture::draw(&mut shell.app, SMALL));
    has(&shell.does(&[Command::Right]), &format!("decision {last} of"));
    // It is not over: nobody's hand is looked into.
    has(&shell.does(&[Command::Next]), "secrets stay secret");
    has(&shell.shown(), "seen by everybody");
}

#[test]
fn a_finished_match_is_looked_at_with_other_eyes() {
    let whole = played_until(|table| table.to_act().is_empty());
    let mut shell = Shell::new(|_| Box::new(Replay::new(whole)));
    let own = shell.does(&[Command::Right, Command::Next]);
    has(&own, "seen by Anna");
    has(&own, "your hand");
    has(&shell.does(&[Command::Next]), "seen by Boris");
    has(&shell.does(&[Command::Next]), "seen by everybody");
}

#[test]
fn all_matches_are_listed_and_opened() {
    let mut shell = Shell::new(|folder| {
        let keep = |name: &str, table: Box<dyn Table>, seconds| {
            let path = folder.path().join(name);
            store::create(&path, table.as_ref(), Moment::at(seconds)).unwrap();
        };
        keep("over.ron", played_until(|table| table.to_act().is_empty()), 1);
        keep("waits.ron", table_of_two(), 2);
        std::fs::write(folder.path().join("broken.ron"), "(match").unwrap();
        Box::<SavesPage>::default()
    });
    let list = shell.shown();
    has(&list, "2 matches");
    let row = |text: &str| list.lines().position(|line| line.contains(text)).unwrap();
    assert!(row("expedition 1 of 1") < row("─ over"), "what waits comes first");
    assert!(row("Anna 50") < row("is not a match"), "what is none stands last and says why");
    has(&list, "waits · begun 1 January 1970 · to act: Anna");
    has(&shell.does(&[Command::Last, Command::Take]), "broken.ron is not a match");
    has(&shell.does(&[Command::First, Command::Take]), "Pass the keyboard");
    has(&shell.does(&[Command::Quit, Command::Down, Command::Take]), "The result");
    has(&shell.does(&[Command::Quit, Command::Replay]), "decision 0 of");
}

/// A match is thrown away after a question, and comes back; what is looked for is sifted.
#[test]
fn matches_are_found_thrown_away_and_brought_back() {
    let mut shell = Shell::new(|folder| {
        for name in ["one.ron", "two.ron"] {
            store::create(&folder.path().join(name), table_of_two().as_ref(), Moment::at(1))
                .unwrap();
        }
        Box::<SavesPage>::default()
    });
    has(&shell.shown(), "2 matches");
    shell.does(&[Command::Find]);
    shell.types("anna two");
    let found = shell.shown();
    has(&found, "two · begun");
    has_not(&found, "one · begun");
    shell.does(&[Command::Take, Command::Letter('d')]);
    has(&shell.shown(), "Delete Lost Cities 2, Anna, Boris?");
    has(&shell.does(&[Command::Back]), "two · begun");
    has(&shell.does(&[Command::Letter('d'), Command::Take]), "u brings it back");
    has(&shell.does(&[Command::Back]), "one · begun");
    has(&shell.does(&[Command::Undo]), "2 matches");
}

fn table_of_two() -> Box<dyn Table> {
    played_until(|table| table.decisions() == 0)
}

/// The menu begins with the game that was played last, and offers what waits.
#[test]
fn the_menu_offers_what_waits() {
    let mut shell = Shell::new(|folder| {
        drop(Here::begin(table_of_two(), &folder.path().join("waits.ron")));
        let mut room = room(Lang::English, PLAIN);
        room.saves = Saves::at(folder.path().to_owned());
        Box::new(Menu::new(&room))
    });
    let menu = shell.shown();
    has(&menu, "go on playing");
    has(&menu, "▸ Lost Cities 2         ●▲");
    has(&menu, "just now");
    has(&menu, "to act: Anna");
    has(&shell.does(&[Command::Digit(1)]), "▸ 1 Lost Cities 2");
    shell.does(&[Command::Digit(5), Command::Down]);
    has(&shell.does(&[Command::Take]), "Pass the keyboard to Anna");
}

/// A number for chance makes the same match.
#[test]
fn a_match_is_set_up_with_a_number() {
    let hand = || {
        let mut shell = Shell::new(|_| Box::new(Menu::new(&room(Lang::English, PLAIN))));
        shell.does(&[Command::Take, Command::Up]);
        shell.types("1z2");
        has(&shell.shown(), " 12_ ");
        // As saves show it; what is no seed is not taken for any.
        shell.types("ab");
        has(&shell.does(&[Command::Take]), "“12ab” is no seed");
        shell.does(&[Command::Clear]);
        shell.types("00000000000000ab");
        shell.does(&[Command::Take]);
        let handover = shell.shown();
        has(&handover, "Pass the keyboard");
        shell.does(&[Command::Take])
    };
    assert_eq!(hand(), hand());
}

#[test]
fn undo_at_the_table() {
    let mut shell = Shell::of(table());
    shell.does(&[Command::Take]);
    let before = shell.shown();
    shell.does(&[Command::Take]);
    let sending = shell.shown();
    assert_ne!(before, sending);
    has(&sending, "u undo");
    let undone = shell.does(&[Command::Undo]);
    assert_eq!(before, undone);
    has(&shell.does(&[Command::Undo]), "cannot be taken back: it has shown");
    // Ending what cannot be ended says so.
    has(&shell.does(&[Command::End]), "nothing to end");
}

/// A screen that is only looked at takes nothing and writes nothing.
#[test]
fn looking_on_decides_nothing() {
    let seat = table().to_act().first().unwrap();
    let screen = TableScreen::seen_by(Box::new(Still::new(table())), Eyes::Seat(seat));
    let mut shell = Shell::new(|_| Box::new(screen));
    let before = shell.shown();
    has(&shell.does(&[Command::Take]), "It is not");
    let moved_away_and_back = shell.does(&[Command::Next, Command::Previous]);
    assert_eq!(before, moved_away_and_back);
}

/// On a name left and right let a bot play, of one level or another, and a person again; only a
/// person's name is typed.
#[test]
fn a_bot_is_chosen_by_its_level() {
    let (person, random, varied) = ("[a person]", "[bot, at random]", "[bot, a bit of all]");
    let page = SetupPage::new("lost-cities", &room(Lang::English, PLAIN));
    let mut shell = Shell::new(|_| Box::new(page));
    has(&shell.does(&[Command::Down, Command::Down]), person);
    for about in [random, varied, person] {
        has(&shell.does(&[Command::Right]), about);
    }
    for about in [varied, random, person] {
        has(&shell.does(&[Command::Left]), about);
    }
    // The match that begins has it.
    shell.does(&[Command::Right, Command::Right, Command::Up, Command::Up, Command::Take]);
    let saves: Vec<_> = std::fs::read_dir(shell.folder.path()).unwrap().flatten().collect();
    let save = saves.iter().find(|save| save.path().extension().is_some_and(|e| e == "ron"));
    let text = std::fs::read_to_string(save.expect("a save").path()).unwrap();
    has(&text, "bot: Some(\"varied\")");
}
