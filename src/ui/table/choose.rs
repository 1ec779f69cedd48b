//! Choosing on the table: steering from place to place, going round what can be done, letters,
//! digits and clicks. Where a decision lies on a way of places, Enter narrows and Esc widens.

use super::find::Find;
use super::{Asked, Mode, TableScreen};
use crate::draw::board::{Camera, Spot, nearest};
use crate::say;
use crate::ui::command::Command;
use crate::ui::layer::{Outcome, Room};

/// Nobody types more than this.
const MOST_TYPED: u32 = 9_999;

/// What is chosen, step by step.
#[derive(Default)]
pub(super) struct Choice {
    /// The places chosen already: the first steps of a way.
    pub way: Vec<String>,
    /// For each step towards it: the way before, and where the cursor rested.
    trail: Vec<(Vec<String>, Option<String>)>,
    /// The place that the cursor rests on.
    pub cursor: Option<String>,
    /// The places that lead on from there to a legal decision, each once.
    pub open: Vec<String>,
    /// Those without a place on the board, as they were last numbered.
    pub listed: Vec<String>,
    /// The digits typed one after the other.
    pub typed: Option<u32>,
    /// The place that was clicked last: clicked again, it is meant.
    clicked: Option<String>,
    /// The words that something is looked for by.
    pub find: Option<Find>,
    /// The cursor has been where something can be chosen, since something new was asked.
    settled: bool,
}

/// What a letter means at this moment.
pub(super) enum Meaning {
    /// The way so far, and this place behind it.
    Go(Vec<String>, String),
    /// The cursor goes there.
    Jump(String),
    /// The board looks like this.
    Look(Camera),
    /// This place behind that way, which leads nowhere.
    Closed(Vec<String>, String),
}

impl Choice {
    /// Something else is asked: what was chosen so far means nothing any more. The cursor stays
    /// where it can.
    pub fn begin_again(&mut self) {
        self.settled = false;
        self.way.clear();
        self.trail.clear();
        (self.typed, self.clicked) = (None, None);
        self.find = None;
    }

    pub fn finds(&self) -> bool {
        self.find.is_some()
    }

    /// What is open now, and a cursor that rests on something; aloof, it waits to be moved there.
    pub fn settle(
        &mut self,
        ways: &[(String, Vec<String>)],
        start: impl Fn(&[String], Option<&str>) -> Option<String>,
        aloof: bool,
    ) {
        self.open = next_places(ways, &self.way);
        let rests = self.cursor.as_ref().is_some_and(|cursor| self.open.contains(cursor));
        if !std::mem::replace(&mut self.settled, true) && !rests {
            let first = || self.open.first().cloned();
            let start = start(&self.way, self.cursor.as_deref()).or_else(first);
            self.cursor = start.filter(|_| !aloof && !self.open.is_empty());
        }
    }
}

/// The places that lead on from this way to some decision, each once, in the order of the list.
fn next_places(ways: &[(String, Vec<String>)], way: &[String]) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for (_, whole) in ways.iter().filter(|(_, whole)| whole.starts_with(way)) {
        if let Some(next) = whole.get(way.len())
            && !places.contains(next)
        {
            places.push(next.clone());
        }
    }
    places
}

impl TableScreen {
    /// What the one who decides makes of a command.
    pub(super) fn step_turn(&mut self, command: Command, room: &mut Room) -> Outcome {
        let typed = self.choice.typed.take();
        if !matches!(command, Command::Click(..)) {
            self.choice.clicked = None;
        }
        let questioned = matches!(self.asked, Some(Asked::Decision(_)));
        let asks = matches!(command, Command::Take | Command::Click(..) | Command::End);
        if !asks && !matches!(command, Command::Letter(_)) {
            self.asked = None;
        }
        match command {
            Command::Up => self.steer((0, -1)),
            Command::Down => self.steer((0, 1)),
            Command::Left => self.steer((-1, 0)),
            Command::Right => self.steer((1, 0)),
            Command::Next => self.round(1),
            Command::Previous => self.round(-1),
            Command::Digit(digit) => self.digit(digit, typed),
            Command::Erase => {
                if let Some(typed) = typed {
                    self.type_number(typed / 10);
                }
            }
            Command::Letter(letter) => return self.letter(letter, room),
            Command::Take => return self.take(room),
            Command::End => match self.scene.as_ref().and_then(|scene| scene.board.end()) {
                Some(decision) => return self.decide(&decision, room),
                None => {
                    self.asked = None;
                    room.notice = Some(say!(&room.words, "no-end-now"));
                }
            },
            // That was the answer: no.
            Command::Back if questioned => {}
            Command::Back => return self.widen(room),
            Command::Zoom => self.zoom(),
            Command::Find => self.choice.find = Some(Find::among(&self.spots)),
            Command::Click(column, row) => return self.click(column, row, room),
            Command::Undo | Command::Restart => {
                if let Some(seat) = self.undoes() {
                    return self.take_back(seat, command == Command::Restart, room);
                }
            }
            Command::Hide => return self.close_hand(),
            _ => {}
        }
        Outcome::Stay
    }

    /// The legal decisions that lie on this way, or go on behind it.
    fn along(&self, way: &[String]) -> Vec<&(String, Vec<String>)> {
        let ways = self.scene.as_ref().map_or(&[][..], |scene| &scene.ways);
        ways.iter().filter(|(_, whole)| whole.starts_with(way)).collect()
    }

    /// The decision that Enter takes here, where it takes one; what is meant here but may not be
    /// done comes first ([`Self::refusal_at`]).
    pub(super) fn decision_at(&self, place: &str) -> Option<String> {
        let board = &self.scene.as_ref()?.board;
        let mut way = self.choice.way.clone();
        way.push(place.to_owned());
        let there = self.along(&way);
        let meant = board.meant(&self.choice.way, place);
        if let Some((decision, _)) = there.iter().find(|(d, _)| Some(d) == meant.as_ref()) {
            return Some(decision.clone());
        }
        match there.as_slice() {
            [(only, whole)] if whole.len() == way.len() || !board.opens(place) => {
                Some(only.clone())
            }
            several => {
                let mut ends = several.iter().filter(|(_, whole)| whole.len() == way.len());
                let end = ends.next().filter(|_| ends.next().is_none());
                end.map(|(decision, _)| decision.clone())
            }
        }
    }

    /// Why what Enter means at this place may not be done.
    pub(super) fn refusal_at(&self, place: &str, room: &Room) -> Option<String> {
        self.refusal_behind(&self.choice.way, place, room)
    }

    fn refusal_behind(&self, way: &[String], place: &str, room: &Room) -> Option<String> {
        let scene = self.scene.as_ref()?;
        if let Some(why) = scene.board.why_not(way, place, &room.words) {
            return Some(why);
        }
        let meant = scene.board.meant(way, place);
        let meant = meant.filter(|meant| !self.seen.legal.contains(meant))?;
        scene.trial.as_ref()?.refusal(&meant, &room.words)
    }

    /// Enter: takes what is left, narrows what is not, or says why not.
    fn take(&mut self, room: &mut Room) -> Outcome {
        // What was asked about is meant, whichever key asked for it.
        if let Some(Asked::Decision(decision)) = self.asked.clone() {
            return self.decide(&decision, room);
        }
        let Some(place) = self.choice.cursor.clone() else { return Outcome::Stay };
        if self.mode() != Mode::Turn {
            return Outcome::Stay;
        }
        if let Some(why) = self.refusal_at(&place, room) {
            room.notice = Some(why);
            return Outcome::Stay;
        }
        self.go(self.choice.way.clone(), place, room)
    }

    /// Takes the decision at the end of this way, or goes on from there.
    fn go(&mut self, way: Vec<String>, place: String, room: &mut Room) -> Outcome {
        let before = (std::mem::replace(&mut self.choice.way, way), self.choice.cursor.clone());
        if let Some(decision) = self.decision_at(&place) {
            return self.decide(&decision, room);
        }
        let mut way = self.choice.way.clone();
        way.push(place);
        if !self.along(&way).is_empty() {
            self.asked = None;
            self.choice.trail.push(before);
            self.narrow(way);
        }
        Outcome::Stay
    }

    fn narrow(&mut self, way: Vec<String>) {
        (self.choice.way, self.choice.settled) = (way, false);
        if let Some(scene) = &self.scene {
            let start = |way: &[String], before: Option<&str>| scene.board.start(way, before);
            self.choice.settle(&scene.ways, start, false);
        }
    }

    /// Esc: the last step of the way is taken back; off turn the keyboard goes back.
    fn widen(&mut self, room: &mut Room) -> Outcome {
        if let Some((way, cursor)) = self.choice.trail.pop() {
            self.choice.cursor = cursor;
            self.narrow(way);
        } else if self.claims.take().is_some() {
            return self.changed(room);
        } else {
            self.narrow(Vec::new());
        }
        Outcome::Stay
    }

    /// What this letter means: a place that leads on from here, from behind the cursor or from the
    /// beginning, or one that the board goes to.
    pub(super) fn meaning_of(&self, letter: char) -> Option<Meaning> {
        let scene = self.scene.as_ref()?;
        let bears = |place: &&String| scene.board.letter(place) == Some(letter);
        if let Some(place) = self.choice.open.iter().find(bears) {
            return Some(Meaning::Go(self.choice.way.clone(), place.clone()));
        }
        let cursor = self.choice.cursor.as_ref();
        if let Some(cursor) = cursor {
            let mut way = self.choice.way.clone();
            way.push(cursor.clone());
            let behind = next_places(&scene.ways, &way);
            if let Some(place) = behind.iter().find(bears) {
                return Some(Meaning::Go(way, place.clone()));
            }
        }
        // What lies on no way but its own is at hand everywhere.
        if let Some(place) = next_places(&scene.ways, &[]).iter().find(bears) {
            return Some(Meaning::Go(Vec::new(), place.clone()));
        }
        if let Some(there) = scene.board.jump(letter, &self.choice.way, cursor.map(String::as_str))
        {
            return Some(Meaning::Jump(there));
        }
        if let Some(camera) = scene.board.look(letter, self.camera) {
            return Some(Meaning::Look(camera));
        }
        let place = scene.board.lettered().into_iter().find(|place| bears(&place))?;
        let mut way = self.choice.way.clone();
        if way.is_empty() {
            way.extend(cursor.cloned());
        }
        Some(Meaning::Closed(way, place))
    }

    fn letter(&mut self, letter: char, room: &mut Room) -> Outcome {
        // The same letter means what was asked about; any other lets it go.
        let asked = self.asked.take();
        match self.meaning_of(letter) {
            Some(Meaning::Go(way, place)) => {
                self.asked = asked;
                let before = self.choice.way.clone();
                let outcome = self.go(way, place, room);
                // A question about it is asked where one was.
                if self.asked.is_some() {
                    self.choice.way = before;
                }
                return outcome;
            }
            Some(Meaning::Jump(place)) => self.choice.cursor = Some(place),
            Some(Meaning::Look(camera)) => self.camera = camera,
            Some(Meaning::Closed(way, place)) => {
                room.notice = self.refusal_behind(&way, &place, room);
            }
            None => {}
        }
        Outcome::Stay
    }

    /// Arrows go to whatever has something to say, legal or not.
    fn steer(&mut self, way: (i32, i32)) {
        let Some(cursor) = self.choice.cursor.clone() else {
            self.choice.cursor = self.spots.first().map(|spot| spot.place.clone());
            return;
        };
        let board = self.scene.as_ref().map(|scene| &scene.board);
        let own = board.and_then(|board| board.steer(&self.choice.way, &cursor, way));
        let here = self.spots.iter().find(|spot| spot.place == cursor);
        let next = own.or_else(|| match here {
            // Two equal cards are one place: the other one is no step.
            Some(here) => {
                let others = self.spots.iter().filter(|spot| spot.place != here.place);
                nearest(others, here.area, way).map(|spot| spot.place.clone())
            }
            None => self.spots.first().map(|spot| spot.place.clone()),
        });
        if let Some(place) = next {
            self.choice.cursor = Some(place);
        }
    }

    /// Goes round all that can be chosen, in the order of the screen.
    fn round(&mut self, by: isize) {
        let board = self.scene.as_ref().map(|scene| &scene.board);
        let cursor = self.choice.cursor.as_deref();
        let own = board.map_or(Vec::new(), |board| board.rounds(&self.choice.way, cursor));
        let mut places: Vec<&String> = own.iter().collect();
        let all = own.is_empty();
        let drawn = self.spots.iter().map(|spot| &spot.place);
        let drawn = drawn.filter(|place| self.choice.open.contains(place));
        for place in drawn.chain(&self.choice.open).filter(|_| all) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        let at = places.iter().position(|place| Some(*place) == self.choice.cursor.as_ref());
        if !places.is_empty() {
            let count = places.len();
            let next = at.map_or(0, |at| at.wrapping_add_signed(by).wrapping_add(count) % count);
            self.choice.cursor = Some(places[next].clone());
        }
    }

    /// Digits pick what bears a number, or one of the list; typed one after the other they are an
    /// amount. One that is too much stays as it was typed, and is refused: nobody bids less by a
    /// slip.
    fn digit(&mut self, digit: u8, before: Option<u32>) {
        let longer = before.map_or(0, |typed| typed.saturating_mul(10)) + u32::from(digit);
        if self.type_number(longer.min(MOST_TYPED)) || self.type_number(digit.into()) {
            return;
        }
        let numbered = usize::from(digit).checked_sub(1).and_then(|at| self.choice.listed.get(at));
        if let Some(place) = numbered {
            self.choice.cursor = Some(place.clone());
        }
    }

    /// The cursor goes to what bears this number.
    fn type_number(&mut self, number: u32) -> bool {
        let Some(board) = self.scene.as_ref().map(|scene| &scene.board) else { return false };
        let cursor = self.choice.cursor.as_deref();
        let Some(place) = board.numbered(number, &self.choice.way, cursor) else { return false };
        self.choice.typed = board.amounts().then_some(number);
        self.choice.cursor = Some(place);
        true
    }

    fn zoom(&mut self) {
        let sizes = self.scene.as_ref().map_or(1, |scene| scene.board.sizes().max(1));
        self.camera.size = (self.camera.size + 1) % sizes;
    }

    /// The first click goes there, a second one takes it.
    pub(super) fn click(&mut self, column: u16, row: u16, room: &mut Room) -> Outcome {
        let hit = |spot: &&Spot| spot.area.contains((column, row).into());
        let under: Vec<&Spot> = self.spots.iter().filter(hit).collect();
        let legal = |spot: &&&Spot| self.choice.open.contains(&spot.place);
        let Some(spot) = under.iter().find(legal).or(under.first()) else { return Outcome::Stay };
        let place = spot.place.clone();
        let again = self.choice.cursor.as_ref() == Some(&place);
        if again && self.choice.clicked.replace(place.clone()).as_ref() == Some(&place) {
            return self.take(room);
        }
        if !again {
            self.asked = None;
        }
        (self.choice.cursor, self.choice.clicked) = (Some(place.clone()), Some(place));
        Outcome::Stay
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(list: &[(&str, &[&str])]) -> Vec<(String, Vec<String>)> {
        let own = |(decision, way): &(&str, &[&str])| {
            (String::from(*decision), way.iter().map(|place| String::from(*place)).collect())
        };
        list.iter().map(own).collect()
    }

    /// A board that does not mind where the cursor begins.
    fn anywhere(_: &[String], _: Option<&str>) -> Option<String> {
        None
    }

    /// A worker here, a hex there: each step leaves what can still follow.
    #[test]
    fn a_way_is_narrowed_and_widened() {
        let ways = ways(&[
            ("move a b", &["a", "move", "b"]),
            ("move a c", &["a", "move", "c"]),
            ("dig a", &["a", "dig"]),
            ("end", &["end"]),
        ]);
        let mut choice = Choice::default();
        choice.settle(&ways, anywhere, false);
        assert_eq!(choice.open, ["a", "end"]);
        assert_eq!(choice.cursor.as_deref(), Some("a"));
        choice.way = vec!["a".into()];
        choice.settle(&ways, anywhere, false);
        assert_eq!(choice.open, ["move", "dig"]);
        choice.way.push("move".into());
        choice.settle(&ways, anywhere, false);
        assert_eq!(choice.open, ["b", "c"]);
        choice.way.push("b".into());
        choice.settle(&ways, anywhere, false);
        assert!(choice.open.is_empty());
    }

    /// What others do meanwhile leaves the cursor where it rests; a new question does not.
    #[test]
    fn the_cursor_stays_until_something_else_is_asked() {
        let ways = ways(&[("a", &["a"]), ("b", &["b"])]);
        let mut choice = Choice::default();
        choice.settle(&ways, anywhere, false);
        choice.cursor = Some("a bare card".into());
        choice.settle(&ways, anywhere, false);
        assert_eq!(choice.cursor.as_deref(), Some("a bare card"));
        choice.begin_again();
        choice.settle(&ways, anywhere, false);
        assert_eq!(choice.cursor.as_deref(), Some("a"));
        choice.cursor = Some("b".into());
        choice.begin_again();
        choice.settle(&ways, anywhere, false);
        assert_eq!(choice.cursor.as_deref(), Some("b"), "it stays where it can");
        choice.cursor = None;
        choice.begin_again();
        choice.settle(&ways, anywhere, true);
        assert_eq!(choice.cursor, None, "off turn nothing is chosen by itself");
    }
}
