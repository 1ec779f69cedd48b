//! Screens drawn without a terminal, kept as text and compared. Made anew by
//! `INCOGNITA_REMAKE=1 cargo test --test screens`, to be read in the diff.

use incognita::engine::{
    Chance, Eyes, Name, Objection, Player, Seat, Seed, Snapshot, Swift, Table,
};
use incognita::games::Shelf;
use incognita::lang::Lang;
use incognita::say;
use incognita::store::{Saves, StoreFault};
use incognita::ui::app::App;
use incognita::ui::command::Command;
use incognita::ui::host::{Host, Still};
use incognita::ui::layer::{Layer, Room};
use incognita::ui::menu::Menu;
use incognita::ui::picture;
use incognita::ui::settings::{Settings, Surroundings};
use incognita::ui::table::TableScreen;
use incognita::ui::theme::{Look, Role, Signs, Theme};
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
    Room {
        words: shelf.words(lang),
        shelf,
        look,
        settings: Settings::default(),
        settings_path: None,
        surroundings: Surroundings::default(),
        saves: Saves::at("nowhere".into()),
        notice: None,
    }
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens");
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
    let ascii = |layer: TableScreen| {
        for size in [SMALL, LARGE] {
            let mut app = app(TableScreen::seen_by(Box::new(Nameless(table())), layer_eyes(&layer)), Lang::English, ASCII);
            let text = picture::text(&picture::draw(&mut app, size));
            assert!(text.is_ascii(), "{text}");
        }
    };
    ascii(own_turn());
}
