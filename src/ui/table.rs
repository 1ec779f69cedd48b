//! The table on the screen: whose secrets lie open, what is chosen, what is taken, and the
//! keyboard passed from hand to hand.

mod beside;
mod choose;
mod find;
mod handover;
mod offers;
mod reveal;
mod score;
mod turn;

use super::command::{Command, Offer};
use super::host::Host;
use super::layer::{Layer, Outcome, Room};
use super::replay::Replay;
use crate::draw::board::{Board, Spot};
use crate::engine::{Eyes, Seat, Snapshot};
use crate::games::GameBox;
use crate::say;
use ratatui::Frame;
use serde_json::Value;
use std::collections::VecDeque;

/// A match on the screen, for all who sit at this keyboard.
pub struct TableScreen {
    host: Box<dyn Host>,
    /// Who has the keyboard, and what lies open before everybody's eyes.
    hold: Hold,
    /// Something is in sight that only the one who decides may know.
    secret: bool,
    /// What the open eyes see, with the events of late.
    seen: Snapshot,
    /// What happened after so many decisions is new to them.
    news_from: usize,
    /// The board of what is seen, once it was needed.
    board: Option<Box<dyn Board>>,
    /// The decisions as they were last drawn, legal or not.
    spots: Vec<Spot>,
    /// Those without a place on the board, as they were last numbered.
    listed: Vec<String>,
    cursor: Option<String>,
    /// What was asked about: done again, it is meant.
    asked: Option<Asked>,
    /// The digits typed one after the other.
    typed: Option<u32>,
    /// The words that a decision is looked for by.
    find: Option<Find>,
    /// What everybody must still look at, as the events of one decision each.
    reveals: VecDeque<Vec<Value>>,
    score: bool,
    /// Every seat's points over time, once the match is over.
    course: Vec<Vec<Option<i32>>>,
    /// Somebody looks on: the keyboard goes to nobody.
    watched: bool,
}

/// Who has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    /// Nobody: it is being passed on.
    Nobody,
    /// Nobody: the hand was closed on purpose, and stays so until it is opened.
    Closed,
    /// This seat, with its secrets in sight.
    Secretly(Seat),
    /// This seat; its decision needs no secrets, and all look at what lies open to everybody.
    Openly(Seat),
}

impl Hold {
    /// The seat that decides.
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Secretly(seat) | Self::Openly(seat) => Some(seat),
            Self::Nobody | Self::Closed => None,
        }
    }

    fn is_open_to_all(self) -> bool {
        matches!(self, Self::Openly(_))
    }
}

/// What was asked about.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    /// A decision that nobody takes lightly.
    Decision(String),
    /// Leaving a match that is not on disk.
    Leaving,
}

/// A decision is looked for.
struct Find {
    /// The words typed so far.
    typed: String,
    /// What lay on the table, legal or not.
    lying: Vec<String>,
}

/// What the screen is there for at this moment.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Everybody looks at what was laid open.
    Reveal,
    /// The seat whose secrets are open decides.
    Turn,
    /// The keyboard goes to this seat.
    Handover(Seat),
    /// The match is over.
    Over,
    /// What lies open to everybody, while somebody decides elsewhere.
    Watch,
}

/// The log beside the board goes back so many decisions at most.
const LATELY: usize = 30;

impl TableScreen {
    /// The screen of a table.
    pub fn new(host: Box<dyn Host>) -> Self {
        let seen = host.snapshot(Eyes::Table, usize::MAX);
        let mut screen = Self {
            score: seen.to_act.is_empty(),
            host,
            hold: Hold::Nobody,
            secret: false,
            seen,
            news_from: usize::MAX,
            board: None,
            spots: Vec::new(),
            listed: Vec::new(),
            cursor: None,
            asked: None,
            typed: None,
            find: None,
            reveals: VecDeque::new(),
            course: Vec::new(),
            watched: false,
        };
        screen.look();
        screen
    }

    /// The table as these eyes see it: a seat on its turn with its hand open, anybody else only
    /// what lies open to all.
    pub fn seen_by(host: Box<dyn Host>, eyes: Eyes) -> Self {
        let mut screen = Self::new(host);
        screen.watched = true;
        if let Some(seat) = eyes.seat().filter(|seat| screen.seen.to_act.has(*seat)) {
            screen.hold = Hold::Secretly(seat);
        }
        screen.look();
        screen
    }

    /// The table as these eyes saw it in the middle of a match that is stepped through, with
    /// what happened after so many decisions marked as new.
    pub(super) fn recalled(host: Box<dyn Host>, eyes: Eyes, news_from: usize) -> Self {
        let mut screen = Self::new(host);
        screen.watched = true;
        screen.score = false;
        screen.look_with(eyes, news_from);
        // Nothing is chosen here: it has been decided long ago.
        screen.seen.legal.clear();
        screen.cursor = None;
        screen
    }

    fn game<'a>(&self, room: &'a Room) -> Option<&'a dyn GameBox> {
        room.shelf.find(&self.seen.game)
    }

    fn mode(&self) -> Mode {
        let to_act = self.seen.to_act;
        let here = self.host.here();
        if !self.reveals.is_empty() {
            Mode::Reveal
        } else if to_act.is_empty() {
            Mode::Over
        } else if self.hold.seat().is_some_and(|seat| to_act.has(seat) && here.has(seat)) {
            Mode::Turn
        } else {
            match to_act.iter().find(|seat| here.has(*seat) && !self.watched) {
                Some(seat) => Mode::Handover(seat),
                None => Mode::Watch,
            }
        }
    }

    /// Looks again, with the eyes that are open now.
    fn look(&mut self) {
        let news_from = self.hold.seat().map_or(usize::MAX, |seat| self.host.news_from(seat));
        let eyes = match self.hold {
            Hold::Secretly(seat) => Eyes::Seat(seat),
            _ => Eyes::Table,
        };
        self.look_with(eyes, news_from);
    }

    fn look_with(&mut self, eyes: Eyes, news_from: usize) {
        let lately = self.seen.decisions.saturating_sub(LATELY);
        self.seen = self.host.snapshot(eyes, lately.min(news_from));
        if let Hold::Openly(seat) = self.hold {
            let own = self.host.snapshot(Eyes::Seat(seat), usize::MAX);
            (self.seen.legal, self.seen.can_undo) = (own.legal, own.can_undo);
        }
        self.news_from = news_from;
        self.board = None;
        (self.asked, self.typed, self.find) = (None, None, None);
        self.keep_cursor();
        if self.seen.to_act.is_empty() && self.course.is_empty() {
            self.course = self.host.course();
        }
    }

    /// The board of what is seen.
    fn lay_out(&mut self, room: &Room) {
        if self.board.is_none() {
            let game = room.shelf.find(&self.seen.game);
            self.board = game.and_then(|game| game.board(&self.seen, self.news_from));
            self.secret = game.is_some_and(|game| !game.decides_openly(&self.seen));
        }
    }

    /// The cursor stands on something that can be chosen.
    fn keep_cursor(&mut self) {
        if !self.cursor.as_ref().is_some_and(|chosen| self.seen.legal.contains(chosen)) {
            self.cursor = self.seen.legal.first().cloned();
        }
    }

    /// Whether what lies open could be seen by somebody whom it does not concern.
    fn is_shared(&self) -> bool {
        self.host.here().len() > 1
    }

    fn decides_openly(&self, room: &Room) -> bool {
        self.game(room).is_some_and(|game| game.decides_openly(&self.seen))
    }

    /// Goes on without passing the keyboard, if nobody's secrets are needed or nobody else could
    /// see them.
    fn settle(&mut self, room: &Room) {
        if let Mode::Handover(seat) = self.mode()
            && self.hold != Hold::Closed
        {
            self.hold = match (self.is_shared(), self.decides_openly(room)) {
                (false, _) => Hold::Secretly(seat),
                (true, true) => Hold::Openly(seat),
                (true, false) => return,
            };
            self.look();
        }
    }

    /// Nobody's secrets are in sight any more.
    fn close(&mut self) {
        self.hold = Hold::Nobody;
        self.look();
    }

    /// Takes a decision. One that nobody takes lightly is asked about first.
    fn decide(&mut self, decision: &str, room: &mut Room) -> Outcome {
        let Some(seat) = self.hold.seat() else { return Outcome::Stay };
        let legal = self.seen.legal.iter().any(|legal| legal == decision);
        let asked = Asked::Decision(decision.to_owned());
        if legal && self.asked.as_ref() != Some(&asked) {
            let board = self.board.as_ref();
            if board.is_some_and(|board| board.question(decision, &room.words).is_some()) {
                self.cursor = Some(decision.to_owned());
                self.asked = Some(asked);
                return Outcome::Stay;
            }
        }
        let before = self.seen.decisions;
        match self.host.decide(seat, decision) {
            Ok(()) => {
                self.note_reveals(before, room);
                self.after_decision(seat, room)
            }
            Err(why) => {
                if let Some(game) = self.game(room) {
                    room.notice = Some(why.tell(game, &self.seen.players, &room.words));
                }
                Outcome::Stay
            }
        }
    }

    fn after_decision(&mut self, seat: Seat, room: &Room) -> Outcome {
        self.look();
        let revealed = !self.reveals.is_empty() && self.is_shared();
        let as_before =
            !self.is_shared() || self.hold.is_open_to_all() == self.decides_openly(room);
        if self.seen.to_act.has(seat) && as_before && !revealed {
            return Outcome::Stay;
        }
        let was_open_to_all = self.hold.is_open_to_all();
        self.close();
        self.score = self.seen.to_act.is_empty();
        self.settle(room);
        // A hand that was open is closed; and no key typed ahead opens the next one.
        if was_open_to_all { self.guarded() } else { Outcome::Cover }
    }

    /// Keys typed ahead are not meant for what must be opened or looked at deliberately.
    fn guarded(&self) -> Outcome {
        match self.mode() {
            Mode::Handover(_) | Mode::Reveal => Outcome::Cover,
            _ => Outcome::Stay,
        }
    }

    fn take_back(&mut self, seat: Seat, all: bool, room: &mut Room) {
        let undone = if all { self.host.restart_turn(seat) } else { self.host.undo(seat) };
        if let (Err(why), Some(game)) = (undone, self.game(room)) {
            room.notice = Some(why.tell(game, &self.seen.players, &room.words));
        }
        self.look();
    }

    /// Who decided last in secret at this keyboard and may still think again.
    fn may_unseal(&self) -> Option<Seat> {
        self.host.last_open().filter(|seat| self.host.here().has(*seat))
    }
}

impl Layer for TableScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        self.lay_out(room);
        let offers = self.offers();
        match self.mode() {
            Mode::Reveal => self.draw_reveal(&offers, frame, room),
            Mode::Handover(seat) => self.draw_handover(seat, &offers, frame, room),
            Mode::Over if self.score => self.draw_score(&offers, frame, room),
            Mode::Turn | Mode::Watch | Mode::Over => {
                self.draw_table(None, &offers, frame, room);
            }
        }
    }

    fn offers(&self) -> Vec<Offer> {
        self.offered()
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        if self.find.is_some() {
            return self.step_find(command, room);
        }
        if self.asked == Some(Asked::Leaving) && command != Command::Quit {
            self.asked = None;
        }
        match command {
            Command::Quit => {
                if self.host.trouble().is_none() || self.asked == Some(Asked::Leaving) {
                    return Outcome::Close;
                }
                self.asked = Some(Asked::Leaving);
                room.notice = Some(say!(&room.words, "leave-unsaved"));
                return Outcome::Stay;
            }
            Command::Log => return self.log(room),
            Command::Rules => return self.rules(room),
            Command::Help | Command::Settings | Command::Interrupt => return Outcome::Through,
            _ => {}
        }
        match (self.mode(), command) {
            (Mode::Reveal, Command::Take | Command::Back | Command::Click(..)) => {
                self.reveals.pop_front();
                self.settle(room);
                return self.guarded();
            }
            // A deliberate key: the second half of a double click is none.
            (Mode::Handover(seat), Command::Take) => {
                self.hold = Hold::Secretly(seat);
                self.cursor = None;
                self.look();
            }
            (Mode::Handover(_), Command::Undo) => match self.may_unseal() {
                Some(seat) => {
                    self.take_back(seat, false, room);
                }
                None => room.notice = Some(say!(&room.words, "nothing-to-undo")),
            },
            (Mode::Over, Command::Take) => self.score = !self.score,
            (Mode::Over, Command::Back) => self.score = false,
            (Mode::Over, Command::Again) if !self.watched => return self.again(room),
            (Mode::Over, Command::Replay) => {
                if let Some(table) = self.host.replay() {
                    return Outcome::Open(Box::new(Replay::new(table)));
                }
            }
            (Mode::Turn, command) => return self.step_turn(command, room),
            _ => {}
        }
        Outcome::Stay
    }

    fn takes_text(&self) -> bool {
        self.find.is_some()
    }

    fn refresh(&mut self, room: &Room) {
        self.settle(room);
    }
}
