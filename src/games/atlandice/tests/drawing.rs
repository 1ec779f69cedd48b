//! The table on the screen: what is drawn is read back, cell by cell, and is what lies there.

mod positions;
mod reader;

use super::position::shipped;
use crate::draw::board::{Board, Brush, Camera, Panels, Spot, Turn, TurnLine};
use crate::draw::theme::{Look, Role, Signs, Theme};
use crate::engine::{Seat, Swift};
use crate::games::Boxed as _;
use crate::games::atlandice::screen::Picture;
use crate::games::atlandice::view::View;
use crate::games::atlandice::{Action, Area, Atlandice};
use crate::lang::{Lang, Words};
use positions::{crowded, positions};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use reader::Reader;

const SIZES: [(u16, u16); 9] = [
    (80, 24),
    (100, 30),
    (120, 36),
    (120, 30),
    (140, 40),
    (160, 45),
    (200, 60),
    (200, 24),
    (80, 60),
];

const NAMES: [&str; 4] = ["Anna", "Александра-Мария", "V", "Gleb"];

/// What stands around the board, with nothing in it.
struct Bare<'a> {
    turns: Vec<Turn>,
    picture: &'a Picture,
    brush: Brush<'a>,
}

impl Panels for Bare<'_> {
    fn top(&self, _: Rect, _: &mut Buffer) {}
    fn seats(&self, area: Rect, _: &mut Buffer) -> u16 {
        area.y
    }
    fn log(&self, _: Rect, _: &mut Buffer) {}
    fn turns(&self) -> &[Turn] {
        &self.turns
    }
    fn called(&self, seat: Seat) -> String {
        NAMES[seat.index() % NAMES.len()].to_owned()
    }
    fn heading(&self) -> String {
        String::new()
    }
    fn telling(&self) -> Option<(String, Role)> {
        None
    }
    fn is_troubled(&self) -> bool {
        false
    }
    fn prompt(&self) -> String {
        "Anna: choose".to_owned()
    }
    fn choices(&self, _: &[Spot], _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }
    fn told(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        let told = |cursor: &str| self.picture.preview(cursor, self.brush.words);
        let Some(told) = self.brush.cursor.map(told).filter(|told| !told.is_empty()) else {
            return Rect::ZERO;
        };
        crate::draw::text::put_last(buffer, area, &told, ratatui::style::Style::new())
    }
    fn finds(&self) -> bool {
        false
    }
    fn keys(&self, _: Rect, _: &mut Buffer) {}
}

fn words(lang: Lang) -> Words {
    Words::new(lang, [Atlandice::texts(lang)])
}

fn brush<'a>(words: &'a Words, look: Look, cursor: Option<&'a str>) -> Brush<'a> {
    Brush { words, look, open: &[], way: &[], cursor, camera: Camera::default() }
}

/// The table on a screen of this size.
fn drawn(view: &View, (columns, rows): (u16, u16), brush: Brush<'_>) -> Buffer {
    let screen = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(screen);
    let picture = Picture::new(shipped(), view.clone(), Vec::new());
    let line = TurnLine::Of(Seat::at(0));
    let turns = vec![Turn { line, text: "a gem; rolls 5, nothing".to_owned(), until: 1 }; 30];
    let bare = Bare { turns, picture: &picture, brush };
    picture.draw_whole(brush, &bare, screen, &mut buffer);
    buffer
}

fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width).max(1));
    let line = |cells: &[ratatui::buffer::Cell]| {
        let line: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    };
    lines.map(line).collect()
}

/// Random positions at every size, in both languages, every look: all that lies there can be
/// read from the screen.
#[test]
fn no_picture_is_wrong() {
    let languages = Lang::ALL.map(words);
    let mut chance = Swift(7);
    for (number, view) in positions(240).enumerate() {
        let view = if number % 2 == 0 { view } else { crowded(view, &mut chance) };
        let signs = if number / 2 % 2 == 0 { Signs::Unicode } else { Signs::Ascii };
        let look = Look { theme: Theme::ALL[number % 4], signs };
        let words = &languages[number / 4 % 2];
        for size in SIZES {
            let buffer = drawn(&view, size, brush(words, look, None));
            let read = Reader::new(&buffer, look, words).compare(&view);
            assert_eq!(read, Ok(()), "{number} at {size:?}\n{}", text(&buffer));
        }
    }
}

/// What is told of a choice stays in its two lines: nothing above is covered.
#[test]
fn every_preview_has_room() {
    let languages = Lang::ALL.map(words);
    for (number, view) in positions(120).enumerate() {
        let words = &languages[number % 2];
        for area in Area::ALL {
            let cursor = Action::Die(area).to_string();
            for size in [(80, 24), (100, 30), (120, 36), (200, 60)] {
                let brush = brush(words, Look::default(), Some(&cursor));
                let buffer = drawn(&view, size, brush);
                let reader = Reader::new(&buffer, Look::default(), words);
                assert_eq!(reader.clock(&view), Ok(()), "{size:?}\n{}", text(&buffer));
            }
        }
    }
}

/// A wrong number anywhere is noticed.
#[test]
fn a_wrong_picture_is_noticed() {
    let words = words(Lang::English);
    let view = positions(30).last().expect("a position");
    for signs in [Signs::Unicode, Signs::Ascii] {
        let look = Look { theme: Theme::Plain, signs };
        let buffer = drawn(&view, (80, 24), brush(&words, look, None));
        let mut other = view.clone();
        other.clock.hand = if view.clock.hand == 5 { 6 } else { 5 };
        let reader = Reader::new(&buffer, look, &words);
        assert!(reader.compare(&other).is_err());
        for area in Area::ALL {
            let mut other = view.clone();
            match area.district() {
                Some(district) => other.districts[district].dice += 1,
                None => other.market.dice += 1,
            }
            assert!(reader.compare(&other).is_err(), "{area}");
        }
        for (index, _) in view.seats.iter().enumerate() {
            let mut other = view.clone();
            other.seats[index].total += 1;
            assert!(reader.compare(&other).is_err());
            let mut other = view.clone();
            other.seats[index].stock[crate::games::atlandice::Resource::Tools] += 1;
            assert!(reader.compare(&other).is_err());
        }
    }
}

/// Screens that are larger or smaller than any.
#[test]
fn every_size_is_drawn() {
    let languages = Lang::ALL.map(words);
    for (number, view) in positions(12).enumerate() {
        let words = &languages[number % 2];
        for size in [(0, 0), (1, 1), (20, 5), (79, 24), (80, 23), (60, 40), (13, 90), (300, 100)] {
            for cursor in [None, Some("die forge"), Some("give gems"), Some("take tools")] {
                drawn(&view, size, brush(words, Look::default(), cursor));
            }
        }
    }
}
