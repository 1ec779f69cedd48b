//! The board on the screen: what is drawn is read back, cell by cell, and is what lies there.

mod late;
pub mod positions;
mod reader;

use crate::draw::board::{Brush, Camera};
use crate::draw::theme::{Look, Role, Signs, Theme};
use crate::engine::Swift;
use crate::games::Boxed as _;
use crate::games::tikal::Tikal;
use crate::games::tikal::hex::HexSet;
use crate::games::tikal::screen::hexes::{Chip, Marks, draw_board, draw_tile};
use crate::games::tikal::screen::plan::Plan;
use crate::games::tikal::tests::position::{hex, stones};
use crate::games::tikal::tile::{Kind, Terrain};
use crate::games::tikal::view::View;
use crate::lang::{Lang, Words};
use late::late;
use positions::{crowded, marks, positions};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use reader::Reader;

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 36), (200, 60)];

fn words(lang: Lang) -> Words {
    Words::new(lang, [Tikal::texts(lang)])
}

fn brush(words: &Words, look: Look) -> Brush<'_> {
    Brush { words, look, open: &[], way: &[], cursor: None, camera: Camera::default() }
}

/// The board on a screen of this size.
fn drawn(view: &View, marks: &Marks, (columns, rows): (u16, u16), brush: Brush<'_>) -> Buffer {
    let screen = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(screen);
    draw_board(view, &Plan::of(screen), marks, brush, &mut buffer);
    buffer
}

/// The signs of a screen, a line each, without the blanks at their ends.
fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width).max(1));
    let line = |cells: &[ratatui::buffer::Cell]| {
        let line: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    };
    lines.map(line).collect()
}

/// A late position for four, as it was found by drawing.
#[test]
fn the_late_position_looks_as_it_was_found() {
    let words = words(Lang::English);
    let look = Look { theme: Theme::Plain, signs: Signs::Unicode };
    let marks = Marks {
        cursor: Some(hex("c4")),
        fresh: ["f2", "g3"].map(hex).into_iter().collect(),
        ..Marks::default()
    };
    let buffer = drawn(&late(), &marks, (80, 24), brush(&words, look));
    let shown = text(&buffer);
    assert_eq!(shown.trim_start_matches('\n'), late::SMALL, "\n{shown}");
}

/// Random positions at three sizes, drawn with random marks and read back; every other one in
/// plain letters, every other one after much has come together on it.
#[test]
fn no_picture_is_wrong() {
    let languages = Lang::ALL.map(words);
    let mut chance = Swift(7);
    let mut seen = reader::Seen::default();
    for (number, view) in positions(500).enumerate() {
        let view = if number % 2 == 0 { view } else { crowded(view, &mut chance) };
        let signs = if number / 2 % 2 == 0 { Signs::Unicode } else { Signs::Ascii };
        let look = Look { theme: Theme::ALL[number % 4], signs };
        let words = &languages[number / 4 % 2];
        let marks = marks(&view, &mut chance);
        for size in SIZES {
            let buffer = drawn(&view, &marks, size, brush(words, look));
            let reader = Reader::new(&buffer, look, words);
            let read = reader.compare(&view, &marks, &mut seen);
            assert_eq!(read, Ok(()), "{number} at {size:?}\n{marks:?}\n{}", text(&buffer));
        }
    }
    seen.all_there();
}

/// The sizes between, and screens that are larger or smaller than any.
#[test]
fn every_size_is_drawn() {
    let languages = Lang::ALL.map(words);
    let (mut chance, mut seen) = (Swift(3), reader::Seen::default());
    let sizes = [(100, 30), (100, 36), (140, 45), (110, 48), (160, 48), (120, 57), (300, 100)];
    for (number, view) in positions(20).enumerate() {
        let words = &languages[number % 2];
        let view = crowded(view, &mut chance);
        let marks = marks(&view, &mut chance);
        for size in sizes {
            let look = Look::default();
            let buffer = drawn(&view, &marks, size, brush(words, look));
            let read = Reader::new(&buffer, look, words).compare(&view, &marks, &mut seen);
            assert_eq!(read, Ok(()), "{size:?}\n{marks:?}\n{}", text(&buffer));
        }
        for size in [(0, 0), (1, 1), (20, 5), (79, 24), (80, 23), (60, 40)] {
            drawn(&view, &marks, size, brush(words, Look::default()));
        }
    }
}

/// Whatever sign of the board is changed, the reader notices.
#[test]
fn a_wrong_picture_is_noticed() {
    let words = words(Lang::English);
    let marks = Marks {
        cursor: Some(hex("c4")),
        chips: vec![(hex("e4"), Chip::Reach(8)), (hex("c2"), Chip::Reach(10))],
        targets: [hex("g1"), hex("f5")].into_iter().collect(),
        fresh: HexSet::from_iter([hex("f2")]),
        ..Marks::default()
    };
    for signs in [Signs::Unicode, Signs::Ascii] {
        let look = Look { theme: Theme::Plain, signs };
        // On the larger boards the same signs stand in more cells: not each of them is tried.
        for (size, every) in SIZES.into_iter().zip([1, 5, 17]) {
            let mut buffer = drawn(&late(), &marks, size, brush(&words, look));
            for at in (0..buffer.content.len()).step_by(every) {
                let was = buffer.content[at].clone();
                for other in [" ", "2", signs.seat(1, true), signs.pick("╱", "/")] {
                    if was.symbol() == other || was.symbol() == " " && other != "2" {
                        continue;
                    }
                    buffer.content[at].set_symbol(other);
                    let reader = Reader::new(&buffer, look, &words);
                    let read = reader.compare(&late(), &marks, &mut reader::Seen::default());
                    let (x, y) = buffer.pos_of(at);
                    let ours = reader.is_on_board(x, y);
                    assert!(read.is_err() || !ours, "{other:?} at {x}, {y}\n{}", text(&buffer));
                    buffer.content[at] = was.clone();
                }
            }
        }
    }
}

/// A tile beside the board: its stones as dots, what it is, its number; the corners stay free for
/// the tiles next to it.
#[test]
fn tiles_of_an_offer_are_hexes_too() {
    let words = words(Lang::English);
    let tile = |number: u8, kind, digits: &str, (columns, rows), dim, look| {
        let area = Rect::new(1, 1, columns, rows);
        let mut buffer = Buffer::empty(Rect::new(0, 0, columns + 1, rows + 1));
        buffer.set_string(1, 1, "x", ratatui::style::Style::new());
        let terrain = Terrain { kind, stones: stones(digits) };
        draw_tile(terrain, area, number, dim, brush(&words, look), &mut buffer);
        buffer
    };
    let look = Look::default();
    let small = tile(1, Kind::Ruin(2), "200100", (8, 5), (false, false), look);
    assert_eq!(text(&small), "\n x ▁:▁▁\n  ╱ ◈◈ ╲\n ╱      ╲\n ╲  1   ╱\n  ╲▁·▁▁╱\n");
    let temple = tile(3, Kind::Temple(4), "300000", (8, 5), (false, false), look);
    assert_eq!(text(&temple), "\n x ▁∴▁▁\n  ╱▟4▙ ╲\n ╱      ╲\n ╲  3   ╱\n  ╲▁▁▁▁╱\n");
    let large = tile(2, Kind::Clearing, "020010", (11, 7), (false, false), look);
    let lines = [
        "",
        " x  ▁▁▁▁▁",
        "   ╱     •",
        "  ╱  \" \"  •",
        " ╱         ╲",
        " ╲    2    ╱",
        "  •       ╱",
        "   ╲▁▁▁▁▁╱",
    ];
    assert_eq!(text(&large), lines.join("\n") + "\n");
    let ascii = Look { signs: Signs::Ascii, theme: Theme::Mono };
    let volcano = tile(4, Kind::Volcano, "000000", (8, 5), (true, false), ascii);
    assert_eq!(text(&volcano), "\n x ____\n  / ^ ^\\\n / ^ ^ ^\\\n \\^ 4 ^ /\n  \\____/\n");
    let faint = Theme::Mono.style(Role::Faint).add_modifier;
    assert!(
        volcano
            .content
            .iter()
            .filter(|cell| cell.symbol() == "^")
            .all(|cell| { cell.modifier == faint })
    );
}
