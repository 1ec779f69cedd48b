//! The table on the screen: what is drawn is read back, cell by cell, and is what lies there.

mod reader;

use super::position::shipped;
use crate::draw::board::{Board, Brush, Camera, Panels, Spot, Turn};
use crate::draw::theme::{Look, Role, Signs, Theme};
use crate::engine::{Chance, Eyes, Game, Seat, Seeded, Swift};
use crate::games::Boxed as _;
use crate::games::lost_cities::screen::Picture;
use crate::games::lost_cities::{First, Length, LostCities, Options, Order, View};
use crate::games::testing::Table;
use crate::lang::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use reader::Reader;

const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 36), (160, 45), (200, 60)];

/// What stands around the board, as far as this board asks for it.
struct Around;

impl Panels for Around {
    fn top(&self, _: Rect, _: &mut Buffer) {}
    fn seats(&self, area: Rect, _: &mut Buffer) -> u16 {
        area.y
    }
    fn log(&self, _: Rect, _: &mut Buffer) {}
    fn turns(&self) -> &[Turn] {
        &[]
    }
    fn called(&self, seat: Seat) -> String {
        format!("Seat{}", seat.number())
    }
    fn heading(&self) -> String {
        "Lost Cities".to_owned()
    }
    fn prompt(&self) -> String {
        "decide".to_owned()
    }
    fn telling(&self) -> Option<(String, Role)> {
        Some(("told".to_owned(), Role::Text))
    }
    fn is_troubled(&self) -> bool {
        false
    }
    fn choices(&self, _: &[Spot], _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }
    fn told(&self, area: Rect, _: &mut Buffer) -> Rect {
        Rect { height: 0, ..area }
    }
    fn finds(&self) -> bool {
        false
    }
    fn keys(&self, _: Rect, _: &mut Buffer) {}
}

/// A table somewhere on its way, as the one on turn or as everybody sees it; what can be decided.
fn somewhere(number: u64, chance: &mut Swift) -> (View, Vec<String>) {
    let order = if number.is_multiple_of(3) { Order::Either } else { Order::Ascending };
    // Some are played to their end.
    let whole = number % 16 == 7;
    let length = if whole { Length::Short } else { Length::Full };
    let options = Options { length, order, first: First::One };
    let seats = 2 + usize::try_from(number % 3).unwrap();
    let mut table = Table::<LostCities, Seeded>::fresh(
        shipped(),
        seats,
        &options,
        Seeded::new(crate::engine::Seed(number)),
    )
    .expect("a match");
    let decisions = if whole { usize::MAX } else { chance.index(260) };
    for _ in 0..decisions {
        let Some(&seat) = table.to_act().first() else { break };
        let choices = table.choices(seat);
        // Playing comes first and staying last: so figures come far.
        let most =
            if choices[0].starts_with("play") { choices.len().div_ceil(3) } else { choices.len() };
        let choice = choices[chance.index(most)].clone();
        table.does(seat, &choice);
    }
    let on_turn = table.to_act().first().copied().filter(|_| number % 5 != 4);
    match on_turn {
        Some(seat) => (table.seen_by(seat), table.choices(seat)),
        None => (table.game.view(Eyes::Table), Vec::new()),
    }
}

/// The whole screen, with the cursor on the first or the last of what can be chosen.
fn drawn(
    view: &View,
    legal: &[String],
    (columns, rows): (u16, u16),
    (words, look, last): (&Words, Look, bool),
) -> (Buffer, Vec<Spot>, Vec<String>) {
    let picture = Picture::new(shipped(), view.clone(), Vec::new());
    let mut open: Vec<String> =
        legal.iter().filter_map(|it| picture.ways(it).swap_remove(0).into_iter().next()).collect();
    open.dedup();
    let cursor = if last { open.last().cloned() } else { open.first().cloned() };
    let brush = Brush {
        words,
        look,
        open: &open,
        way: &[],
        cursor: cursor.as_deref(),
        camera: Camera::default(),
    };
    let screen = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(screen);
    let spots = picture.draw_whole(brush, &Around, screen, &mut buffer);
    (buffer, spots, open)
}

fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width).max(1));
    let line = |cells: &[ratatui::buffer::Cell]| {
        cells.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n"
    };
    lines.map(line).collect()
}

fn words(lang: Lang) -> Words {
    Words::new(lang, [LostCities::texts(lang)])
}

/// Random tables at five sizes, read back; every other one in plain letters.
#[test]
fn no_picture_is_wrong() {
    let languages = Lang::ALL.map(words);
    let (mut chance, mut seen) = (Swift(11), reader::Seen::default());
    for number in 0..160_u64 {
        let (view, legal) = somewhere(number, &mut chance);
        let at = usize::try_from(number).unwrap();
        let signs = if at / 2 % 2 == 0 { Signs::Unicode } else { Signs::Ascii };
        let look = Look { theme: Theme::ALL[at % 4], signs };
        for words in &languages {
            for size in SIZES {
                let (buffer, ..) = drawn(&view, &legal, size, (words, look, at % 2 == 0));
                let read = Reader::new(&buffer, look).compare(&view, shipped(), &mut seen);
                assert_eq!(read, Ok(()), "{number} at {size:?}\n{}", text(&buffer));
            }
        }
    }
    seen.all_there();
}

/// Whatever can be chosen has its place on the screen.
#[test]
fn everything_that_can_be_chosen_is_drawn() {
    let words = words(Lang::English);
    let mut chance = Swift(5);
    for number in 0..120 {
        let (view, legal) = somewhere(number, &mut chance);
        for size in SIZES {
            let (buffer, spots, open) =
                drawn(&view, &legal, size, (&words, Look::default(), false));
            for place in open {
                let spot = spots.iter().find(|spot| spot.place == place);
                let there = spot.is_some_and(|spot| {
                    let inside = spot.area.intersection(buffer.area);
                    inside.positions().any(|at| buffer[at].symbol().trim() != "")
                });
                assert!(there, "{number}: {place} at {size:?}\n{}", text(&buffer));
            }
        }
    }
}

/// The sizes between, and screens that are larger or smaller than any.
#[test]
fn every_size_is_drawn() {
    let words = words(Lang::Russian);
    let mut chance = Swift(3);
    for number in 0..6 {
        let (view, legal) = somewhere(number, &mut chance);
        for columns in [0, 1, 5, 20, 79, 80, 91, 100, 119, 149, 170, 189, 300] {
            for rows in [0, 1, 2, 10, 23, 24, 27, 31, 39, 50, 59, 100] {
                let (buffer, ..) =
                    drawn(&view, &legal, (columns, rows), (&words, Look::default(), false));
                assert_eq!(buffer.area.as_size(), (columns, rows).into());
            }
        }
    }
}

/// Whatever figure, card or number is changed, the reader notices.
#[test]
fn a_wrong_picture_is_noticed() {
    let words = words(Lang::English);
    let (view, legal) = somewhere(37, &mut Swift(2));
    for size in SIZES {
        let look = Look::default();
        let (mut buffer, ..) = drawn(&view, &legal, size, (&words, look, false));
        let mut noticed = 0;
        for at in 0..buffer.content.len() {
            let was = buffer.content[at].clone();
            let (_, y) = buffer.pos_of(at);
            let matters = "●▲■◆○△□◇◈»".contains(was.symbol()) && y > 1;
            let other = if was.symbol() == "●" { "◆" } else { "●" };
            if !matters || was.symbol() == " " {
                continue;
            }
            buffer.content[at].set_symbol(other);
            let read =
                Reader::new(&buffer, look).compare(&view, shipped(), &mut reader::Seen::default());
            noticed += usize::from(read.is_err());
            buffer.content[at] = was;
        }
        assert!(noticed > 25, "{noticed} at {size:?}\n{}", text(&buffer));
    }
}

/// What others may not see is not on what all look at while the keyboard is passed.
#[test]
fn the_public_table_shows_no_hand() {
    let words = words(Lang::English);
    let mut chance = Swift(9);
    for number in 0..40 {
        let (view, _) = somewhere(5 * number + 4, &mut chance);
        let picture = Picture::new(shipped(), view, Vec::new());
        let brush = Brush {
            words: &words,
            look: Look::default(),
            open: &[],
            way: &[],
            cursor: None,
            camera: Camera::default(),
        };
        for (columns, rows) in SIZES {
            let screen = Rect::new(0, 0, columns, rows);
            let mut buffer = Buffer::empty(screen);
            let place = picture.while_passed(screen).expect("all look at it");
            assert!(rows - place.height >= 7, "the strip has room");
            picture.draw(brush, place, &mut buffer);
            let shown = text(&buffer);
            for secret in ["your hand", "≥", "any", "["] {
                assert!(!shown.contains(secret), "{secret}\n{shown}");
            }
        }
    }
}
