//! A tiny game for the tests of the front: pegs in three holes are moved and dug for, which takes
//! a way of places; and who is not on turn may cry out once, whatever its hidden card is.

use incognita::draw::board::{Board, Brush, Camera, Layout, Panels, Reveal, Spot};
use incognita::draw::text::put;
use incognita::draw::theme::Role;
use incognita::engine::{
    Census, Chance, Choices, Components, Eyes, Game, Happening, Manner, NotPlayable, Player, Round,
    Score, Seat, SeatCount, SeatSet, Seed, Standings, Table, Wrong,
};
use incognita::games::{Boxed, GameBox, Shelf};
use incognita::lang::{Lang, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

const HOLES: [&str; 3] = ["a", "b", "c"];
const NAMES: [&str; 3] = ["Alpha", "Beta", "Gamma"];
const TURNS: u8 = 6;

#[derive(Serialize, Deserialize)]
pub struct Box3 {}

impl Components for Box3 {
    fn seats(&self) -> RangeInclusive<usize> {
        2..=3
    }
    fn check(&self) -> Result<(), Wrong> {
        Ok(())
    }
}

incognita::options! {
    /// None to speak of.
    pub struct Options {
        /// The only way.
        way: Way { Usual = "usual" },
    }
}

#[derive(Clone)]
pub struct Pegs {
    seats: SeatCount,
    turns: u8,
    holes: [u8; 3],
    dug: Option<u8>,
    cards: [u8; 3],
    cried: SeatSet,
    points: [i32; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Move(u8, u8),
    Dig(u8),
    Cry,
}

fn hole(text: &str) -> Option<u8> {
    HOLES.iter().position(|hole| *hole == text).and_then(|at| u8::try_from(at).ok())
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hole = |at: &u8| HOLES[usize::from(*at)];
        match self {
            Self::Move(from, to) => write!(f, "move {} {}", hole(from), hole(to)),
            Self::Dig(at) => write!(f, "dig {}", hole(at)),
            Self::Cry => f.write_str("cry"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words.as_slice() {
            ["move", from, to] => Self::Move(hole(from).ok_or(())?, hole(to).ok_or(())?),
            ["dig", at] => Self::Dig(hole(at).ok_or(())?),
            ["cry"] => Self::Cry,
            _ => return Err(()),
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Done(Seat),
    Cried(Seat),
    Scored(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    eyes: Eyes,
    seats: usize,
    turns: u8,
    holes: [u8; 3],
    dug: Option<u8>,
    card: Option<u8>,
    cried: SeatSet,
    points: [i32; 3],
}

impl Pegs {
    fn turn(&self) -> Seat {
        Seat::at(usize::from(TURNS - self.turns) % self.seats.get())
    }
}

impl Game for Pegs {
    const ID: &'static str = "pegs";
    const RULES: u32 = 1;
    type Components = Box3;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = ();

    fn setup(
        _: &'static Box3,
        _: &Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let cards = [(); 3].map(|()| u8::try_from(at.chance().below(3)).unwrap());
        let cried = SeatSet::EVERYBODY;
        let (dug, points) = (None, [0; 3]);
        Ok(Self { seats, turns: TURNS, holes: [2, 0, 1], dug, cards, cried, points })
    }

    fn to_act(&self) -> SeatSet {
        if self.turns == 0 { SeatSet::NOBODY } else { SeatSet::only(self.turn()) }
    }

    fn may_act(&self) -> SeatSet {
        let over = self.turns == 0;
        let others = self.seats.seats().filter(|seat| !over && *seat != self.turn());
        others.filter(|seat| !self.cried.has(*seat)).collect()
    }

    fn manner(&self) -> Manner {
        Manner::Privately
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.may_act().has(seat) {
            out.push(Action::Cry);
        }
        if self.to_act().has(seat) {
            let full = (0..3).filter(|at| self.holes[usize::from(*at)] > 0);
            for from in full {
                let to = (0..3).filter(|to| *to != from);
                out.extend(to.map(|to| Action::Move(from, to)));
                out.push(Action::Dig(from));
            }
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), ()> {
        let mut legal = Vec::new();
        self.actions(seat, &mut legal);
        if !legal.contains(&action) {
            return Err(());
        }
        match action {
            Action::Cry => {
                self.cried = self.cried.with(seat);
                if self.dug == Some(self.cards[seat.index()]) {
                    self.points[seat.index()] += 1;
                    at.tell(Event::Scored(seat));
                } else {
                    at.tell(Event::Cried(seat));
                }
                at.reveal(SeatSet::EVERYBODY);
                return Ok(());
            }
            Action::Move(from, to) => {
                self.holes[usize::from(from)] -= 1;
                self.holes[usize::from(to)] += 1;
            }
            Action::Dig(hole) => (self.dug, self.cried) = (Some(hole), SeatSet::NOBODY),
        }
        at.tell(Event::Done(seat));
        at.commit();
        self.turns -= 1;
        Ok(())
    }

    fn view(&self, eyes: Eyes) -> View {
        View {
            eyes,
            seats: self.seats.get(),
            turns: self.turns,
            holes: self.holes,
            dug: self.dug,
            card: eyes.seat().map(|seat| self.cards[seat.index()]),
            cried: self.cried,
            points: self.points,
        }
    }

    fn imagine(_: &'static Box3, view: &View, chance: &mut impl Chance) -> Self {
        let mut cards = [(); 3].map(|()| u8::try_from(chance.below(3)).unwrap());
        if let (Some(seat), Some(card)) = (view.eyes.seat(), view.card) {
            cards[seat.index()] = card;
        }
        Self {
            seats: SeatCount::new(view.seats).unwrap(),
            turns: view.turns,
            holes: view.holes,
            dug: view.dug,
            cards,
            cried: view.cried,
            points: view.points,
        }
    }

    fn longest(&self) -> usize {
        40
    }

    fn round(&self) -> Round {
        Round { now: u16::from(TURNS - self.turns) + 1, of: None }
    }

    fn standings(&self, _: Eyes) -> Standings {
        let score = |seat: Seat| Score {
            seat,
            points: vec![("cries", self.points[seat.index()])],
            ties: vec![],
        };
        Standings::of(&self.seats.seats().map(score).collect::<Vec<_>>())
    }

    fn census(&self, _: &mut Census) {}
}

impl Boxed for Pegs {
    const COMPONENTS: &'static str = "()";
    const PICTURE: &'static str = "";
    fn texts(_: Lang) -> &'static str {
        ""
    }
    fn rules_page(_: Lang) -> &'static str {
        "# Pegs"
    }
    fn facts(_: &Box3) -> Vec<(&'static str, String)> {
        Vec::new()
    }
    fn title(_: &Words) -> String {
        "Pegs".into()
    }
    fn about(_: &Words) -> String {
        "Three holes.".into()
    }
    fn length(_: &Words) -> String {
        "1 min".into()
    }
    fn variant(name: &str, _: Option<&str>, _: &Words) -> String {
        name.into()
    }
    fn progress(round: Round, _: &Words) -> String {
        format!("turn {}", round.now)
    }
    fn decision(action: &Action, _: &Words) -> String {
        format!("<{action}>")
    }
    fn event(event: &Event, _: &[Player], _: &Words) -> String {
        format!("{event:?}.")
    }
    fn refusal((): &(), _: &Words) -> String {
        "No pegs there.".into()
    }
    fn category(name: &str, _: &Words) -> String {
        name.into()
    }
    fn board(_: &'static Box3, view: View, _: Vec<Event>) -> Box<dyn Board> {
        Box::new(Table3(view))
    }
    fn reveal(_: &[Event], _: &[Player], _: &Words) -> Option<Reveal> {
        None
    }
}

struct Table3(View);

impl Board for Table3 {
    fn layout(&self, _: Size) -> Layout {
        Layout::Whole
    }
    fn status(&self, _: &Words) -> String {
        String::new()
    }
    fn prompt(&self, _: &Words) -> String {
        "move or dig".into()
    }
    fn advice(&self, _: &Words) -> String {
        String::new()
    }
    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let pitch = if brush.camera.size == 0 { 8 } else { 16 };
        let mut spots = vec![Spot::new("nowhere", Rect::new(70, 2, 2, 1))];
        for (x, (name, pegs)) in (0u16..).zip(HOLES.iter().zip(self.0.holes)) {
            let mark = match (brush.is_chosen(name), brush.is_legal(name)) {
                (true, _) => '>',
                (false, true) => '+',
                (false, false) => ' ',
            };
            let place = Rect::new(area.x + 2 + x * pitch, area.y + 2, 5, 1);
            let text = format!("{mark}{name}{pegs}");
            put(buffer, area, place.x, place.y, &text, brush.look.style(Role::Text));
            spots.push(Spot::new(*name, place));
        }
        let card = self.0.card.map_or("no card".into(), |card| format!("card {card}"));
        let text = format!("{card} middle {:?}", brush.camera.middle);
        put(buffer, area, area.x + 2, area.y + 4, &text, brush.look.style(Role::Text));
        spots
    }
    fn draw_whole(
        &self,
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let line = |y: u16| Rect { y: area.y + y, height: 1, ..area };
        panels.top(line(0), buffer);
        let mut spots = self.draw(brush, area, buffer);
        put(buffer, area, 0, 6, &panels.prompt(), brush.look.style(Role::Text));
        let listed = panels.choices(&spots, Rect { height: 2, ..line(8) }, buffer);
        spots.extend(listed);
        panels.told(line(11), buffer);
        panels.seats(Rect { height: 6, ..line(13) }, buffer);
        panels.log(Rect { height: 3, ..line(19) }, buffer);
        panels.keys(line(23), buffer);
        spots
    }
    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }
    fn seat(&self, seat: Seat, _: u16, _: Brush<'_>) -> Vec<Line<'static>> {
        vec![Line::from(self.0.points[seat.index()].to_string())]
    }
    fn ways(&self, decision: &str) -> Vec<Vec<String>> {
        let words = decision.split(' ').collect::<Vec<_>>();
        let way: &[&str] = match words.as_slice() {
            ["move", from, to] => &[from, "move", to],
            ["dig", at] => &[at, "dig"],
            other => other,
        };
        vec![way.iter().map(|place| String::from(*place)).collect()]
    }
    /// An empty hole refuses to be dug; a full one leaves a choice.
    fn meant(&self, _: &[String], place: &str) -> Option<String> {
        let at = hole(place).filter(|at| self.0.holes[usize::from(*at)] == 0)?;
        Some(Action::Dig(at).to_string())
    }
    fn letter(&self, place: &str) -> Option<char> {
        match place {
            "move" => Some('m'),
            "dig" => Some('d'),
            _ => None,
        }
    }
    fn jump(&self, letter: char, _: &[String], _: Option<&str>) -> Option<String> {
        (letter == 'g').then(|| "c".to_owned())
    }
    fn jumps(&self, _: &Words) -> Vec<(char, String)> {
        vec![('g', "to Gamma".to_owned())]
    }
    fn name(&self, place: &str, _: &Words) -> Option<String> {
        match place {
            "move" => Some("move a peg".into()),
            "dig" => Some("dig here".into()),
            _ => hole(place).map(|at| NAMES[usize::from(at)].to_owned()),
        }
    }
    fn places(&self, _: &Words) -> Vec<(String, String)> {
        HOLES.iter().zip(NAMES).map(|(hole, name)| ((*hole).into(), name.into())).collect()
    }
    fn tell(&self, place: &str, _: &Words) -> Option<String> {
        let at = hole(place).map(usize::from)?;
        Some(format!("{} has {} pegs.", NAMES[at], self.0.holes[at]))
    }
    fn numbered(&self, number: u32, _: &[String], _: Option<&str>) -> Option<String> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        HOLES.get(at).map(|hole| String::from(*hole))
    }
    fn sizes(&self) -> u8 {
        2
    }
    fn aim(&self, camera: Camera, cursor: Option<&str>, _: Size) -> Camera {
        let middle = cursor.and_then(hole).map(|at| (i32::from(at), 0));
        Camera { middle: middle.or(camera.middle), ..camera }
    }
    fn preview(&self, decision: &str, _: &Words) -> String {
        format!("you would {decision}")
    }
}

/// A shelf with this game alone.
pub fn shelf() -> Shelf {
    Shelf::of(vec![Shelf::boxed::<Pegs>(None)])
}

/// A match of two.
pub fn table(seed: u64) -> Box<dyn Table> {
    let shelf = shelf();
    let game: &dyn GameBox = shelf.find("pegs").unwrap();
    let players = ["Anna", "Boris"].map(crate::shell::person).to_vec();
    game.fresh(players, &Choices::new(), Seed(seed)).unwrap()
}
