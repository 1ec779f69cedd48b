//! Screens drawn without a terminal, kept as text and compared. Made anew by
//! `INCOGNITA_REMAKE=1 cargo test --test screens`, to be read in the diff.

mod games;
mod pegs;
mod shell;
mod ways;

use incognita::draw::theme::{Look, Role, Signs, Theme};
use incognita::engine::{
    Chance, Eyes, Name, Objection, Player, Seat, SeatSet, Seed, Snapshot, Swift, Table,
};
use incognita::games::Shelf;
use incognita::lang::Lang;
use incognita::running::Pulse;
use incognita::store::Saves;
use incognita::ui::app::App;
use incognita::ui::command::Command;
use incognita::ui::host::{Host, Still};
use incognita::ui::layer::{Layer, Room};
use incognita::ui::menu::Menu;
use incognita::ui::picture;
use incognita::ui::table::TableScreen;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use ratatui::style::Modifier;
use std::path::Path;

const SMALL: Size = Size::new(80, 24);
const LARGE: Size = Size::new(120, 36);
const PLAIN: Look = Look { theme: Theme::Plain, signs: Signs::Unicode };
const MONO: Look = Look { theme: Theme::Mono, signs: Signs::Unicode };
const ASCII: Look = Look { theme: Theme::Mono, signs: Signs::Ascii };

/// Always the same match of three, some forty decisions on, when a card is to be played.
fn table() -> Box<dyn Table> {
    let shelf = Shelf::new(None);
    let game = shelf.find("lost-cities").unwrap();
    let names = ["Anna", "Борис", "V<&>ra"];
    let players = names.map(|name| Player::person(Name::new(name).unwrap()));
    let choices = [("first".to_owned(), "1".to_owned())].into();
    let mut table = game.fresh(players.into(), &choices, Seed(5)).unwrap();
    let mut chance = Swift(5);
    loop {
        let seat = table.to_act().first().unwrap();
        let legal = table.legal(seat);
        if table.decisions() >= 40 && legal.iter().any(|decision| decision.starts_with("play")) {
            return table;
        }
        table.decide(seat, &legal[chance.index(legal.len())]).unwrap();
    }
}

fn room(lang: Lang, look: Look) -> Room {
    let shelf = Shelf::new(None);
    let words = shelf.words(lang);
    Room::new(shelf, words, look, Saves::at("nowhere".into()))
}

fn app(layer: impl Layer + 'static, lang: Lang, look: Look) -> App {
    App::new(room(lang, look), Box::new(layer))
}

fn seen_by(eyes: Eyes) -> TableScreen {
    TableScreen::seen_by(Box::new(Still::new(table())), eyes)
}

fn to_act() -> Seat {
    table().to_act().first().unwrap()
}

fn own_turn() -> TableScreen {
    seen_by(Eyes::Seat(to_act()))
}

fn screen(layer: impl Layer + 'static, lang: Lang, look: Look, size: Size) -> Buffer {
    picture::draw(&mut app(layer, lang, look), size)
}

/// The screen is as it is kept.
fn compare(name: &str, screen: &Buffer) {
    let now = picture::text(screen);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens/kept");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("INCOGNITA_REMAKE").is_some() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&path, &now).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == now, "{} is otherwise now:\n{now}", path.display());
    assert_eq!(now.lines().count(), usize::from(screen.area.height));
}

#[test]
fn own_turns() {
    for (name, lang, look, size) in [
        ("turn-80x24-en", Lang::English, PLAIN, SMALL),
        ("turn-80x24-ru", Lang::Russian, PLAIN, SMALL),
        ("turn-80x24-ascii", Lang::English, ASCII, SMALL),
        ("turn-120x36-en", Lang::English, PLAIN, LARGE),
        ("turn-120x36-ru", Lang::Russian, PLAIN, LARGE),
    ] {
        compare(name, &screen(own_turn(), lang, look, size));
    }
}

#[test]
fn what_everybody_sees() {
    for (name, lang, size) in [
        ("table-80x24-en", Lang::English, SMALL),
        ("table-80x24-ru", Lang::Russian, SMALL),
        ("table-120x36-en", Lang::English, LARGE),
    ] {
        compare(name, &screen(seen_by(Eyes::Table), lang, PLAIN, size));
    }
}

#[test]
fn the_menu_and_the_handover() {
    let menu = Menu::new(&room(Lang::English, PLAIN));
    compare("menu-80x24-en", &screen(menu, Lang::English, PLAIN, SMALL));
    let handover = || TableScreen::new(Box::new(Still::new(table())));
    compare("handover-80x24-en", &screen(handover(), Lang::English, PLAIN, SMALL));
    compare("handover-80x24-ru", &screen(handover(), Lang::Russian, PLAIN, SMALL));
    // Whoever takes the keyboard sees what `seen_by` shows.
    let mut app = app(handover(), Lang::English, PLAIN);
    app.step(Command::Take);
    let taken = picture::draw(&mut app, SMALL);
    assert_eq!(taken, screen(own_turn(), Lang::English, PLAIN, SMALL));
}

#[test]
fn too_small() {
    let size = Size::new(79, 23);
    compare("too-small-en", &screen(own_turn(), Lang::English, PLAIN, size));
    compare("too-small-ru", &screen(own_turn(), Lang::Russian, PLAIN, size));
    for (width, height) in [(1, 1), (20, 5), (79, 24), (80, 23)] {
        let text =
            picture::text(&screen(own_turn(), Lang::English, PLAIN, Size::new(width, height)));
        assert!(width < 20 || text.starts_with("incognita needs"), "{text}");
    }
}

#[test]
fn ascii_is_ascii() {
    for (eyes, size) in [(Eyes::Seat(to_act()), SMALL), (Eyes::Table, LARGE)] {
        let text = picture::text(&screen(seen_by(eyes), Lang::English, ASCII, size));
        let ours = text.replace("Борис", "");
        assert!(ours.is_ascii(), "{ours}");
    }
}

/// The cells with this modifier, from left to right and down.
fn marked(screen: &Buffer, modifier: Modifier) -> Vec<usize> {
    let has = |index: &usize| screen.content[*index].modifier.contains(modifier);
    (0..screen.content.len()).filter(has).collect()
}

#[test]
fn without_colours_the_cursor_is_seen() {
    for size in [SMALL, LARGE] {
        let mut app = app(own_turn(), Lang::English, MONO);
        let mut seen = Vec::new();
        for _ in 0..3 {
            let screen = picture::draw(&mut app, size);
            let none = ratatui::style::Color::Reset;
            assert!(screen.content.iter().all(|cell| (cell.fg, cell.bg) == (none, none)));
            let cursor = marked(&screen, Modifier::REVERSED);
            assert!(!cursor.is_empty(), "the cursor is seen");
            assert!(!seen.contains(&cursor), "the cursor moves");
            seen.push(cursor);
            app.step(Command::Next);
        }
        let open = screen(seen_by(Eyes::Table), Lang::English, MONO, size);
        assert!(!picture::text(&open).contains('['), "there is nothing to choose");
    }
}

#[test]
fn figures_have_the_colours_of_their_seats() {
    let seen = table().snapshot(Eyes::Table, 0);
    let seats = seen.view["seats"].as_array().unwrap();
    for look in [PLAIN, Look { theme: Theme::Safe, ..PLAIN }, Look { theme: Theme::Rich, ..PLAIN }]
    {
        let screen = screen(own_turn(), Lang::English, look, SMALL);
        for (index, seat) in seats.iter().enumerate() {
            let signs = [true, false].map(|full| look.signs.seat(index, full));
            let colour = look.style(Role::Cool(index)).fg.unwrap();
            // One's own stand on it.
            let coloured = |cell: &&ratatui::buffer::Cell| {
                signs.contains(&cell.symbol()) && [cell.fg, cell.bg].contains(&colour)
            };
            let explorers = seat["explorers"].as_object().unwrap().values();
            let explorers = explorers.filter(|explorer| !explorer.is_null()).count();
            let shown = screen.content.iter().filter(coloured).count();
            // Its figures, and the one beside its name.
            assert!(shown > explorers, "seat {index}: {shown} for {explorers}");
        }
    }
}

/// A match that shows its secrets to nobody who asks.
struct Discreet(Still);

impl Host for Discreet {
    fn here(&self) -> SeatSet {
        self.0.here()
    }
    fn last_open(&self) -> Option<Seat> {
        self.0.last_open()
    }
    fn news_from(&self, seat: Seat) -> usize {
        self.0.news_from(seat)
    }
    fn course(&self) -> Vec<Vec<Option<i32>>> {
        self.0.course()
    }
    fn replay(&self) -> Option<Box<dyn Table>> {
        self.0.replay()
    }
    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        assert_eq!(eyes, Eyes::Table, "only what lies open is asked for");
        self.0.snapshot(eyes, since)
    }
    fn pulse(&self) -> Pulse {
        self.0.pulse()
    }
    fn decide(&mut self, seat: Seat, state: u64, decision: &str) -> Result<(), Objection> {
        self.0.decide(seat, state, decision)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        self.0.undo(seat)
    }
    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection> {
        self.0.restart_turn(seat)
    }
}

/// How many cards of this seat's hand are in the text under the heading of hands, and how many it
/// has.
fn cards_shown(text: &str, seat: Seat) -> (usize, usize) {
    let seen = table().snapshot(Eyes::Seat(seat), 0);
    let hand = seen.view["seats"][seat.index()]["hand"].as_array().unwrap().clone();
    let head = text.lines().nth(1).and_then(|line| {
        let before = line.split("your hand").next().filter(|before| *before != line)?;
        Some(before.chars().count())
    });
    let Some(head) = head else { return (0, hand.len()) };
    let below = text.lines().skip(2).map(|line| line.chars().skip(head).collect::<String>());
    let below = below.collect::<Vec<_>>().join(" ").replace(|c: char| !c.is_ascii_digit(), " ");
    let shown = hand.iter().filter(|card| {
        let value = card.as_str().unwrap().rsplit('-').next().unwrap();
        below.split_whitespace().any(|word| word == value)
    });
    (shown.count(), hand.len())
}

#[test]
fn a_hand_is_shown_to_its_owner_on_its_turn_and_to_nobody_else() {
    let everyone: Vec<Seat> = (0..3).map(Seat::at).collect();
    for size in [SMALL, LARGE] {
        let own = picture::text(&screen(own_turn(), Lang::English, PLAIN, size));
        let (shown, hand) = cards_shown(&own, to_act());
        assert_eq!(shown, hand, "{own}");
        let others = everyone.iter().filter(|seat| **seat != to_act());
        for eyes in others.map(|seat| Eyes::Seat(*seat)).chain([Eyes::Table]) {
            let host = Discreet(Still::new(table()));
            let layer = TableScreen::seen_by(Box::new(host), eyes);
            let text = picture::text(&screen(layer, Lang::English, PLAIN, size));
            for seat in &everyone {
                assert_eq!(cards_shown(&text, *seat).0, 0, "{text}");
            }
        }
    }
}

/// The texts of a picture; every tag is closed in its turn.
fn texts_of(svg: &str) -> Vec<String> {
    let (mut open, mut texts) = (Vec::new(), Vec::new());
    for part in svg.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{part}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        for entity in text.split('&').skip(1) {
            let name = entity.split(';').next().unwrap();
            assert!(["amp", "lt", "gt", "quot"].contains(&name), "{text}");
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
            texts.push(text.to_owned());
        }
    }
    assert_eq!(open, [""; 0]);
    texts
}

#[test]
fn a_picture_is_whole_and_always_the_same() {
    for look in [PLAIN, MONO, ASCII, Look { theme: Theme::Safe, ..PLAIN }] {
        let drawn = || {
            let screen = screen(own_turn(), Lang::English, look, SMALL);
            picture::svg(&screen, "Lost <Cities> & 2")
        };
        let svg = drawn();
        let texts = texts_of(&svg);
        assert_eq!(svg, drawn());
        assert!(texts.contains(&"Lost &lt;Cities&gt; &amp; 2".to_owned()));
        assert!(texts.iter().any(|text| text.contains("V&lt;&amp;&gt;ra")), "{texts:?}");
        assert!(svg.contains(r#"font-weight="bold""#));
        // The whole ground, and at least the cursor's.
        assert!(svg.matches("<rect ").count() >= 2);
    }
}

#[test]
fn pictures_by_command() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_incognita"));
        for name in ["LANG", "LC_ALL", "LC_MESSAGES", "INCOGNITA_SAVES"] {
            command.env_remove(name);
        }
        command.env("HOME", folder.path()).current_dir(folder.path()).args(args);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{args:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let seats = ["--seat", "Anna", "--seat", "Boris", "--set", "first=1", "--seed", "5"];
    run(&[&["new", "lost-cities", "--save", "a.ron"][..], &seats].concat());
    let show = |rest: &[&str]| run(&[&["show", "a.ron", "--screen"][..], rest].concat());
    let table = show(&["80x24"]);
    assert_eq!(table.lines().count(), 24);
    assert_eq!(table, show(&["80x24", "--as", "table"]));
    assert_eq!(table, show(&["80x24", "--as", "Boris"]), "it is not his turn");
    let own = show(&["80x24", "--as", "Anna"]);
    assert_ne!(table, own);
    assert!(show(&["80x24", "--as", "1", "--lang", "ru"]).contains("Затерянные города"));
    assert!(show(&["80x24", "--as", "1", "--ascii"]).is_ascii());
    assert!(show(&["79x24"]).contains("79×24"));
    assert_eq!(show(&["500x200"]).lines().count(), 200);
    let rich = show(&["120x36", "--svg", "--as", "1"]);
    assert!(texts_of(&rich).iter().any(|text| text == "Lost Cities 2"));
    assert_eq!(rich, show(&["120x36", "--svg", "--as", "1", "--theme", "rich"]));
    assert_ne!(rich, show(&["120x36", "--svg", "--as", "1", "--mono"]));
    run(&["do", "a.ron", "#1"]);
    assert_eq!(own, show(&["80x24", "--as", "1", "--at", "0"]));
}
