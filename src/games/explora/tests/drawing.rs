//! The table on the screen: what is drawn is read back, and is what lies there.

mod reader;

use super::position::shipped;
use crate::draw::board::{Board, Brush, Camera, Panels, Spot, Turn};
use crate::draw::theme::{Look, Role, Signs, Theme};
use crate::engine::{Chance, Eyes, Game, Quiet, Seat, SeatCount, Swift};
use crate::games::Boxed as _;
use crate::games::explora::event::{Event, SeatBid};
use crate::games::explora::{Explora, FirstGame, Initiative, Options, Scale, Stage, View};
use crate::lang::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use reader::{Reader, Seen};

/// Who sits there.
pub const NAMES: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

const SIZES: [(u16, u16); 8] =
    [(80, 24), (100, 30), (120, 36), (160, 45), (200, 60), (97, 41), (140, 50), (300, 100)];

/// What stands around the table is not looked at here.
struct Bare;

impl Panels for Bare {
    fn top(&self, _: Rect, _: &mut Buffer) {}
    fn seats(&self, area: Rect, _: &mut Buffer) -> u16 {
        area.y
    }
    fn log(&self, _: Rect, _: &mut Buffer) {}
    fn turns(&self) -> &[Turn] {
        &[]
    }
    fn called(&self, seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
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
    fn told(&self, _: Rect, _: &mut Buffer) -> Rect {
        Rect::ZERO
    }
    fn finds(&self) -> bool {
        false
    }
    fn keys(&self, _: Rect, _: &mut Buffer) {}
}

/// A match of two to four played at random for a while, as somebody sees it.
fn position(number: u64) -> View {
    let mut chance = Swift(500 + number);
    let seats = SeatCount::new(2 + chance.index(3)).expect("a table");
    let initiative = if chance.below(3) == 0 { Initiative::Bids } else { Initiative::Random };
    let options = Options { initiative, first_game: FirstGame::default() };
    let mut at = Quiet(Swift(number));
    let mut game = Explora::setup(shipped(), &options, seats, &mut at).expect("a match");
    let mut legal = Vec::new();
    let most = if chance.below(4) == 0 { 400 } else { 120 };
    for _ in 0..chance.index(most) {
        let Some(seat) = game.to_act().first() else { break };
        legal.clear();
        game.actions(seat, &mut legal);
        let action = legal[chance.index(legal.len())];
        assert!(game.apply(seat, action, &mut at).is_ok(), "what is listed is accepted");
    }
    let eyes = match chance.index(seats.get() + 1) {
        0 => Eyes::Table,
        index => Eyes::Seat(Seat::at(index - 1)),
    };
    game.view(eyes)
}

fn words(lang: Lang) -> Words {
    Words::new(lang, [Explora::texts(lang)])
}

fn brush(words: &Words, look: Look) -> Brush<'_> {
    Brush { words, look, open: &[], way: &[], cursor: None, camera: Camera::default() }
}

fn drawn(board: &dyn Board, (columns, rows): (u16, u16), brush: Brush<'_>) -> Buffer {
    let screen = Rect::new(0, 0, columns, rows);
    let mut buffer = Buffer::empty(screen);
    board.draw_whole(brush, &Bare, screen, &mut buffer);
    buffer
}

/// Random positions at every size in every theme, in both languages and in plain letters.
#[test]
fn no_picture_is_wrong() {
    let languages = Lang::ALL.map(words);
    let mut seen = Seen::default();
    for number in 0..400 {
        let view = position(number);
        let at = usize::try_from(number).expect("few");
        let signs = if at / 2 % 2 == 0 { Signs::Unicode } else { Signs::Ascii };
        let look = Look { theme: Theme::ALL[at % 4], signs };
        let words = &languages[at / 4 % 2];
        let board = Explora::board(shipped(), view.clone(), Vec::new());
        for size in SIZES {
            let buffer = drawn(board.as_ref(), size, brush(words, look));
            let reader = Reader::new(&buffer, look, words);
            let read = reader.compare(&view, &mut seen);
            assert_eq!(read, Ok(()), "{number} at {size:?}\n{}", reader.text());
        }
    }
    seen.all_there();
}

/// Bids that lie open stand in the seats' rows, which stand as they stood before.
#[test]
fn bids_are_read_from_the_rows() {
    let languages = Lang::ALL.map(words);
    let mut tried = 0;
    for number in 0..400 {
        let view = position(number);
        if view.stage != Stage::Pick || view.picked > 0 {
            continue;
        }
        let order = view.order.iter().map(|pick| SeatBid { seat: pick.seat, bid: pick.bid });
        let order: Vec<SeatBid> = order.collect();
        let mut before: Scale = view.scale;
        let mut events = vec![Event::Bids { order: order.iter().copied().collect() }];
        // Whoever bid least has moved back, and whoever bid most moved forward before that.
        let (first, last) = (order[0].seat, order[order.len() - 1].seat);
        if view.scale.place(last) > 0 {
            before.forward(last);
            events.push(Event::Back { seat: last, place: 0, past: None });
        }
        if before.place(first) < 3 {
            before.back(first);
            events.insert(1, Event::Forward { seat: first, place: 0, past: None });
        }
        let events: Vec<_> = events.iter().map(|it| serde_json::to_value(it).unwrap()).collect();
        let mut board = Explora::board(shipped(), view.clone(), Vec::new());
        assert!(board.lay_open(&events));
        for (words, size) in languages.iter().zip([(80, 24), (120, 36)]) {
            let buffer = drawn(board.as_ref(), size, brush(words, Look::default()));
            let reader = Reader::new(&buffer, Look::default(), words);
            let bids: Vec<(Seat, u16)> = order.iter().map(|bid| (bid.seat, bid.bid)).collect();
            assert_eq!(reader.bids(before), Ok(bids), "{number}\n{}", reader.text());
        }
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
}

/// A reveal can be drawn at any moment, and screens of any size.
#[test]
fn every_size_is_drawn() {
    let languages = Lang::ALL.map(words);
    for number in 0..60 {
        let view = position(number);
        let board = Explora::board(shipped(), view, Vec::new());
        for size in [(0, 0), (1, 1), (20, 5), (79, 24), (80, 23), (60, 40), (500, 200)] {
            let words = &languages[usize::from(number % 2 == 0)];
            drawn(board.as_ref(), size, brush(words, Look::default()));
            let place = Rect::new(0, 0, size.0, size.1);
            let mut buffer = Buffer::empty(place);
            let above = board.while_passed(place).expect("all look at it");
            board.draw_passed(brush(words, Look::default()), &Bare, above, &mut buffer);
        }
    }
}

/// Every sign that the table is drawn with is told, as it looks there.
#[test]
fn every_sign_is_told() {
    for words in Lang::ALL.map(words) {
        let board = Explora::board(shipped(), position(3), Vec::new());
        for signs in [Signs::Unicode, Signs::Ascii] {
            let look = Look { theme: Theme::Plain, signs };
            let legend = board.legend(brush(&words, look));
            let told: String = legend.iter().map(|sign| sign.sign.to_string()).collect();
            for sign in [("⚑", "!"), ("◈", "*"), ("█", "#"), ("░", ":"), ("▰", "#"), ("▸", ">")]
            {
                assert!(told.contains(signs.pick(sign.0, sign.1)), "{sign:?} in {told}");
            }
            assert!(legend.iter().all(|sign| !sign.meaning.starts_with("ex-")));
        }
    }
}
