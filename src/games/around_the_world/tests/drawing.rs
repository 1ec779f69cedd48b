//! The table on the screen: what is drawn is read back, cell by cell, and is what lies there.

pub mod positions;
mod reader;

use crate::draw::board::{Board as _, Brush, Camera, Panels, Spot, Turn};
use crate::draw::theme::{Look, Role, Signs, Theme};
use crate::engine::Seat;
use crate::games::Boxed as _;
use crate::games::around_the_world::AroundTheWorld;
use crate::games::around_the_world::screen::Picture;
use crate::lang::{Lang, Words};
use positions::{Position, position, shipped};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Rect, Size};
use reader::{Reader, Seen};

/// The smallest screen of each class.
const SIZES: [Size; 4] =
    [Size::new(80, 24), Size::new(120, 36), Size::new(160, 45), Size::new(200, 60)];

/// The rest of the screen, left empty: names, and nothing to be told.
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
        format!("Name{}", seat.number())
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
        String::new()
    }
    fn choices(&self, _: &[Spot], _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }
    fn told(&self, area: Rect, _: &mut Buffer) -> Rect {
        Rect { y: area.bottom(), height: 0, ..area }
    }
    fn finds(&self) -> bool {
        false
    }
    fn keys(&self, _: Rect, _: &mut Buffer) {}
}

/// The signs of a screen, a line each.
fn text(buffer: &Buffer) -> String {
    let lines = buffer.content.chunks(usize::from(buffer.area.width).max(1));
    let line = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>() + "\n";
    lines.map(line).collect()
}

fn words(lang: Lang) -> Words {
    Words::new(lang, [AroundTheWorld::texts(lang)])
}

/// A position on a screen: where the cursor rests first, or a few keys further on.
struct Drawn {
    buffer: Buffer,
    cursor: Option<String>,
}

fn drawn(at: &Position, size: Size, steps: usize, look: Look, words: &Words) -> Drawn {
    let picture = Picture::new(shipped(), at.view.clone(), Vec::new());
    let ways = at.legal.iter().flat_map(|action| picture.ways(&action.to_string()));
    let open: Vec<String> = ways.filter_map(|way| way.first().cloned()).collect();
    let mut cursor = picture.start(&[], None);
    for _ in 0..steps {
        let round = picture.rounds(&[], cursor.as_deref());
        let here = round.iter().position(|place| Some(place) == cursor.as_ref());
        let next = here.map_or(0, |at| at + 1) % round.len().max(1);
        cursor = round.get(next).cloned().or(cursor);
    }
    let brush = Brush {
        words,
        look,
        open: &open,
        way: &[],
        cursor: cursor.as_deref(),
        camera: Camera::default(),
    };
    let area = Rect::new(0, 0, size.width, size.height);
    let mut buffer = Buffer::empty(area);
    picture.draw_whole(brush, &Around, area, &mut buffer);
    Drawn { buffer, cursor }
}

/// Every look that is told apart by signs or colours.
const LOOKS: [Look; 5] = [
    Look { theme: Theme::Plain, signs: Signs::Unicode },
    Look { theme: Theme::Rich, signs: Signs::Unicode },
    Look { theme: Theme::Mono, signs: Signs::Ascii },
    Look { theme: Theme::Safe, signs: Signs::Unicode },
    Look { theme: Theme::Mono, signs: Signs::Unicode },
];

/// Random positions at all sizes in both languages, drawn and read back.
#[test]
fn no_picture_is_wrong() {
    let languages = Lang::ALL.map(words);
    let mut seen = Seen::default();
    for number in 0..200 {
        let at = position(number);
        let index = usize::try_from(number).expect("a small one");
        let look = LOOKS[index % LOOKS.len()];
        for size in SIZES {
            for words in &languages {
                let drawn = drawn(&at, size, index % 4, look, words);
                let reader =
                    Reader::new(&drawn.buffer, &at.view, drawn.cursor.as_deref(), look, words);
                let read = reader.compare(&at, &mut seen);
                let shown = || text(&drawn.buffer);
                assert_eq!(read, Ok(()), "{number} at {size}, {look:?}\n{}", shown());
            }
        }
    }
    seen.all_there();
}

/// Whatever sign of the map is changed, the reader notices.
#[test]
fn a_wrong_picture_is_noticed() {
    let words = words(Lang::English);
    let at = (0..200).map(position).find(|at| !at.legal.is_empty()).expect("one to decide in");
    for look in [LOOKS[0], LOOKS[2]] {
        for (size, every) in SIZES.into_iter().zip([3, 7, 17, 31]) {
            let mut drawn = drawn(&at, size, 0, look, &words);
            let cursor = drawn.cursor.clone();
            let map = usize::from(size.width) * usize::from(size.height - 18);
            let read = |buffer: &Buffer| {
                let reader = Reader::new(buffer, &at.view, cursor.as_deref(), look, &words);
                reader.compare(&at, &mut Seen::default())
            };
            let (mut tried, mut noticed) = (0, 0);
            for index in (usize::from(size.width)..map).step_by(every) {
                let was = drawn.buffer.content[index].clone();
                let matters =
                    |sign: &str| !matches!(sign, " " | "░" | "-" | "|" | "/" | "\\" | ":");
                let is_line =
                    was.symbol().chars().any(|c| (0x2800..0x2900).contains(&u32::from(c)));
                if !matters(was.symbol()) || is_line {
                    continue;
                }
                drawn.buffer.content[index].set_symbol("~");
                tried += 1;
                noticed += usize::from(read(&drawn.buffer).is_err());
                drawn.buffer.content[index] = was;
            }
            assert_eq!(noticed, tried, "{size}");
            assert!(tried > 20, "{tried} at {size}");
        }
    }
}
