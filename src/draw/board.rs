//! What a game brings to the screen: its board, drawn from one seat's view, with the places where
//! its decisions lie.
//!
//! A place is anything on the table that a cursor can rest on. A decision lies on one place, or on
//! a way of several: a worker here, a hex there. Places are known by names of the game's own; one
//! that is not drawn anywhere stands in the list of choices.

use super::theme::{Look, Role};
use crate::engine::Seat;
use crate::lang::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use serde_json::Value;

/// How to draw: words, look, what can be chosen and what is.
#[derive(Clone, Copy)]
pub struct Brush<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// Theme and signs.
    pub look: Look,
    /// The places that lead to a legal decision, behind those already chosen.
    pub open: &'a [String],
    /// The places already chosen: the first steps of a way.
    pub way: &'a [String],
    /// The place that the cursor rests on.
    pub cursor: Option<&'a str>,
    /// What is in the middle, and how large.
    pub camera: Camera,
}

impl Brush<'_> {
    /// Whether this place leads to a legal decision now.
    pub fn is_legal(&self, place: &str) -> bool {
        self.open.iter().any(|open| open == place)
    }

    /// Whether the cursor rests on this place.
    pub fn is_chosen(&self, place: &str) -> bool {
        self.cursor == Some(place)
    }

    /// How a target looks: chosen, to be chosen, or as it is.
    pub fn mark(&self, place: &str, otherwise: Role) -> Role {
        match (self.is_chosen(place), self.is_legal(place)) {
            (true, _) => Role::Cursor,
            (false, true) => Role::Target,
            (false, false) => otherwise,
        }
    }
}

/// A place on the screen. One that leads to nothing legal may lie there too: resting on it says
/// what it is, or why not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The place.
    pub place: String,
    /// Where it is.
    pub area: Rect,
}

impl Spot {
    /// A place there.
    pub fn new(place: impl Into<String>, area: Rect) -> Self {
        Self { place: place.into(), area }
    }

    /// What is left of it above what covers it from below.
    #[must_use]
    pub fn above(self, cover: Rect) -> Self {
        if self.area.intersection(cover).is_empty() {
            return self;
        }
        let height = cover.y.saturating_sub(self.area.y);
        Self { area: Rect { height, ..self.area }, ..self }
    }
}

/// What a board keeps from frame to frame, while the table itself is drawn anew.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Camera {
    /// What is in the middle, in the board's own measure.
    pub middle: Option<(i32, i32)>,
    /// How large: which of the board's sizes, from 0.
    pub size: u8,
}

/// How the screen is shared between the board and what stands beside and below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shares {
    /// Columns for the seats and the log, frame included.
    pub side: u16,
    /// Rows for the hand and the preview, frame included.
    pub bottom: u16,
}

impl Shares {
    /// The usual columns beside the board; below it so many rows on a small screen, and so many
    /// on a large one.
    pub fn below(screen: Size, (small, large): (u16, u16)) -> Self {
        let side = if screen.width >= 120 { 40 } else { 24 };
        let bottom = if screen.height >= 36 { large } else { small };
        Self { side, bottom }
    }
}

/// Who lays out the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// The board has its place, and everything else its own.
    Shared(Shares),
    /// The board has the whole screen, and puts everything else where it likes.
    Whole,
}

/// A turn as a line of the log: all that came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What sort of line it is.
    pub line: TurnLine,
    /// What was done and what came of it.
    pub text: String,
    /// How many events are told by then, from the first one on.
    pub until: usize,
}

/// A line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnLine {
    /// A round begins, or an expedition.
    Heading,
    /// A seat's turn; its shape and name stand before it.
    Of(Seat),
    /// What touches everybody.
    All,
}

/// A sign on the table, and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// As it is drawn there.
    pub sign: Line<'static>,
    /// What it says.
    pub meaning: String,
}

/// What stands around a board; one that has the whole screen puts each where it likes, or not.
pub trait Panels {
    /// The line on top: game, how far, what ends it, whose turn.
    fn top(&self, area: Rect, buffer: &mut Buffer);
    /// The seats with what is known of them; says where they end.
    fn seats(&self, area: Rect, buffer: &mut Buffer) -> u16;
    /// What happened last.
    fn log(&self, area: Rect, buffer: &mut Buffer);
    /// The turns so far, a line each.
    fn turns(&self) -> &[Turn];
    /// What a seat's player is called.
    fn called(&self, seat: Seat) -> String;
    /// The game, and where in the match we are.
    fn heading(&self) -> String;
    /// What must be done, as a sentence.
    fn prompt(&self) -> String;
    /// What is told now and as what, for a board that tells it in its own way.
    fn telling(&self) -> Option<(String, Role)>;
    /// Whether that stays until something is mended: then it must not cover what can be chosen.
    fn is_troubled(&self) -> bool;
    /// What can be chosen and has no place among these.
    fn choices(&self, drawn: &[Spot], area: Rect, buffer: &mut Buffer) -> Vec<Spot>;
    /// What the player must be told; otherwise what the cursor rests on. It may take more lines
    /// than the last: what it covers is said, since nothing under it can be seen.
    fn told(&self, area: Rect, buffer: &mut Buffer) -> Rect;
    /// Whether something is looked for: then nothing but what was found can be chosen.
    fn finds(&self) -> bool;
    /// The keys, in as many lines as there are.
    fn keys(&self, area: Rect, buffer: &mut Buffer);
}

/// One game's table as some eyes see it, ready to be drawn.
pub trait Board {
    /// How the screen is shared.
    fn layout(&self, screen: Size) -> Layout {
        Layout::Shared(Shares::below(screen, (8, 9)))
    }
    /// What ends it, for the top line.
    fn status(&self, words: &Words) -> String;
    /// What the seat to act must do, as a sentence without its name.
    fn prompt(&self, words: &Words) -> String;
    /// What can be done now and what to think of, in a few sentences: the first chapter of the
    /// rules, while they are looked up at the table.
    fn advice(&self, words: &Words) -> String;
    /// The board.
    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot>;
    /// Whether these eyes' seat has just got something that only it may see, and looks at it
    /// before the keyboard is passed.
    fn lingers(&self) -> bool {
        false
    }
    /// Where the board lies while the keyboard is passed below it, if all look at it then.
    fn while_passed(&self, _screen: Rect) -> Option<Rect> {
        None
    }
    /// The board there, for all eyes; nothing can be chosen on it.
    fn draw_passed(&self, brush: Brush<'_>, _panels: &dyn Panels, area: Rect, buffer: &mut Buffer) {
        self.draw(brush, area, buffer);
    }
    /// What one decision has laid open for all, as its events: whether the board shows it itself,
    /// where it lies, until all have seen it.
    fn lay_open(&mut self, _events: &[Value]) -> bool {
        false
    }
    /// The whole screen, for a board that has asked for it.
    fn draw_whole(
        &self,
        brush: Brush<'_>,
        _panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        self.draw(brush, area, buffer)
    }
    /// What has happened, over the table, for a board that draws it itself: the events of one
    /// moment; says whether it has drawn it.
    fn draw_moment(
        &self,
        _events: &[Value],
        _brush: Brush<'_>,
        _panels: &dyn Panels,
        _area: Rect,
        _buffer: &mut Buffer,
    ) -> bool {
        false
    }
    /// The eyes' own hand, or what they choose from.
    fn hand(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot>;
    /// How a seat's things look around this board: a game takes the colours that its own leave
    /// free.
    fn seat_role(&self, index: usize) -> Role {
        Role::Seat(index)
    }
    /// What is known of a seat, in a few lines of this width; the first follows its name.
    fn seat(&self, seat: Seat, width: u16, brush: Brush<'_>) -> Vec<Line<'static>>;

    /// The places that a decision lies on, one after the other; most lie on one, which bears
    /// their own name. There may be several ways to the same decision.
    fn ways(&self, decision: &str) -> Vec<Vec<String>> {
        vec![vec![decision.to_owned()]]
    }
    /// The decision that Enter means on this place behind those already chosen, legal or not; the
    /// others of this place are further along their ways.
    fn meant(&self, _way: &[String], place: &str) -> Option<String> {
        Some(place.to_owned())
    }
    /// Whether what comes behind this place is always shown, though only one thing is left.
    fn opens(&self, _place: &str) -> bool {
        false
    }
    /// Why nothing can be done on this place behind those already chosen, where that is no
    /// matter of one decision.
    fn why_not(&self, _way: &[String], _place: &str, _words: &Words) -> Option<String> {
        None
    }
    /// Where the cursor begins, with these places before it and that one left behind, when
    /// something new is asked; otherwise it is the first that leads on.
    fn start(&self, _way: &[String], _before: Option<&str>) -> Option<String> {
        None
    }
    /// The places that Tab goes round, in order; otherwise all that lead on.
    fn rounds(&self, _way: &[String], _cursor: Option<&str>) -> Vec<String> {
        Vec::new()
    }
    /// The letter that goes to this place at once, or to the one behind the cursor.
    fn letter(&self, _place: &str) -> Option<char> {
        None
    }
    /// Where this letter moves the cursor, if it means something else on this board behind the
    /// places already chosen.
    fn jump(&self, _letter: char, _way: &[String], _cursor: Option<&str>) -> Option<String> {
        None
    }
    /// How the board looks after this letter, if it changes that and nothing else.
    fn look(&self, _letter: char, _camera: Camera) -> Option<Camera> {
        None
    }
    /// The places that bear letters though they may lead nowhere: then the letter says why not.
    fn lettered(&self) -> Vec<String> {
        Vec::new()
    }
    /// Whether the places that bear letters stand on the board beside them, so that the key line
    /// need not name them.
    fn shows_letters(&self) -> bool {
        false
    }
    /// The letters that mean something else on this board now, and what they do.
    fn jumps(&self, _words: &Words) -> Vec<(char, String)> {
        Vec::new()
    }
    /// Where an arrow goes from this place, where it is not simply what lies nearest.
    fn steer(&self, _way: &[String], _from: &str, _arrow: (i32, i32)) -> Option<String> {
        None
    }
    /// Every sign of this table, as it is drawn on it.
    fn legend(&self, _brush: Brush<'_>) -> Vec<Sign> {
        Vec::new()
    }
    /// What a place is called in a list, where it is no decision of its own.
    fn name(&self, _place: &str, _words: &Words) -> Option<String> {
        None
    }
    /// Every place that can be looked for by its name, though nothing can be done there.
    fn places(&self, _words: &Words) -> Vec<(String, String)> {
        Vec::new()
    }
    /// What a place has to say of itself, whatever can be done there.
    fn tell(&self, _place: &str, _words: &Words) -> Option<String> {
        None
    }
    /// The place that bears this number, with the cursor here behind those already chosen: a card
    /// of the hand, an area, an amount, so many of what is chosen.
    fn numbered(&self, _number: u32, _way: &[String], _cursor: Option<&str>) -> Option<String> {
        None
    }
    /// Whether numbers are amounts, of several digits, and stay as they are typed.
    fn amounts(&self) -> bool {
        false
    }
    /// In how many sizes it can be drawn.
    fn sizes(&self) -> u8 {
        1
    }
    /// Where to look from, now that the cursor is there.
    fn aim(&self, camera: Camera, _cursor: Option<&str>, _screen: Size) -> Camera {
        camera
    }

    /// What a decision costs, gives and leads to.
    fn preview(&self, decision: &str, words: &Words) -> String;
    /// What to ask before a decision that cannot be taken back and that nobody takes lightly.
    fn question(&self, _decision: &str, _words: &Words) -> Option<String> {
        None
    }
    /// Whose things are decided about, if they are not one's own.
    fn concerns(&self) -> Option<Seat> {
        None
    }
    /// What else belongs under the result: how somebody did who is not ranked.
    fn afterword(&self, _words: &Words) -> Option<String> {
        None
    }
    /// How the result came about, seat by seat: a table under the places.
    fn sheet(&self, _words: &Words) -> Option<Reveal> {
        None
    }
    /// Whether every decision stands in the list, wherever else it lies.
    fn lists_all(&self) -> bool {
        false
    }
    /// The decision that ends what the seat does, where it can go on or stop.
    fn end(&self) -> Option<String> {
        None
    }
}

/// Something that everybody looks at together before the match goes on: bids laid open, an
/// expedition scored.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reveal {
    /// What it is.
    pub title: String,
    /// What the columns are; the first stands over the names.
    pub head: Vec<String>,
    /// A row for each seat, in the order that matters.
    pub rows: Vec<RevealRow>,
    /// What came of it, a sentence each.
    pub notes: Vec<String>,
}

/// One seat's row of a reveal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RevealRow {
    /// The seat.
    pub seat: Seat,
    /// A cell for each column.
    pub cells: Vec<String>,
    /// What a bar shows below them, if there is something to compare: one part after the other.
    pub bars: Vec<i32>,
}

/// The spot nearest to this one in a direction: of those that lie behind its edge, one in the
/// same row or column before any other.
pub fn nearest<'a>(
    spots: impl Iterator<Item = &'a Spot>,
    from: Rect,
    (dx, dy): (i32, i32),
) -> Option<&'a Spot> {
    let middle = |start: u16, length: u16| 2 * i32::from(start) + i32::from(length);
    let distance = |spot: &Spot| {
        let across =
            (middle(spot.area.x, spot.area.width) - middle(from.x, from.width)) * dx.signum();
        // A cell is about twice as high as wide.
        let down = 2 * (middle(spot.area.y, spot.area.height) - middle(from.y, from.height));
        if dy == 0 {
            (across, down.abs())
        } else {
            let aside = middle(spot.area.x, spot.area.width) - middle(from.x, from.width);
            (down * dy.signum(), aside.abs())
        }
    };
    let behind = |area: Rect| match (dx, dy) {
        (1.., _) => area.x >= from.right(),
        (..=-1, _) => area.right() <= from.x,
        (_, 1..) => area.y >= from.bottom(),
        _ => area.bottom() <= from.y,
    };
    let aligned = |area: Rect| {
        if dy == 0 {
            area.y < from.bottom() && from.y < area.bottom()
        } else {
            area.x < from.right() && from.x < area.right()
        }
    };
    let rank = |spot: &&Spot| {
        let (ahead, aside) = distance(spot);
        (!behind(spot.area), !aligned(spot.area), ahead + 3 * aside)
    };
    spots.filter(|spot| distance(spot).0 > 0).min_by_key(rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_to_what_lies_there() {
        let spot = |name: &str, x, y| Spot::new(name, Rect::new(x, y, 3, 1));
        let spots = [spot("a", 0, 0), spot("b", 10, 0), spot("c", 10, 4), spot("d", 1, 4)];
        let from = |index: usize, way| {
            nearest(spots.iter(), spots[index].area, way).map(|spot| spot.place.as_str())
        };
        assert_eq!(from(0, (1, 0)), Some("b"));
        assert_eq!(from(0, (0, 1)), Some("d"));
        assert_eq!(from(2, (-1, 0)), Some("d"));
        assert_eq!(from(2, (0, -1)), Some("b"));
        assert_eq!(from(0, (-1, 0)), None);
    }

    #[test]
    fn arrows_stay_in_the_row_and_leave_what_they_are_in() {
        let spots = [
            Spot::new("first", Rect::new(0, 0, 8, 1)),
            Spot::new("second", Rect::new(30, 0, 8, 1)),
            Spot::new("below", Rect::new(4, 2, 8, 1)),
            Spot::new("box", Rect::new(0, 5, 20, 5)),
            Spot::new("its foot", Rect::new(2, 9, 18, 1)),
            Spot::new("next box", Rect::new(20, 5, 20, 5)),
        ];
        let from = |name: &str, way| {
            let here = spots.iter().find(|spot| spot.place == name).unwrap();
            let others = spots.iter().filter(|spot| spot.place != name);
            nearest(others, here.area, way).map(|spot| spot.place.as_str())
        };
        assert_eq!(from("first", (1, 0)), Some("second"), "not what is nearer, but below");
        assert_eq!(from("first", (0, 1)), Some("below"));
        assert_eq!(from("box", (1, 0)), Some("next box"), "not what lies within");
        assert_eq!(from("box", (0, 1)), Some("its foot"));
        assert_eq!(from("its foot", (0, -1)), Some("below"));
    }
}
