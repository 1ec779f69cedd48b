//! The table on the screen: whose secrets lie open, what is chosen, what is taken, and the
//! keyboard passed from hand to hand.

mod beside;
mod choose;
mod find;
mod handover;
mod hold;
mod offers;
mod panels;
mod reveal;
mod score;
mod turn;

use super::command::{Command, Offer};
use super::host::Host;
use super::layer::{Layer, Outcome, Room};
use super::replay::Replay;
use crate::draw::board::{Board, Brush, Camera, Reveal, Sign, Spot, Turn};
use crate::draw::theme::Role;
use crate::engine::{Eyes, Manner, Seat, Snapshot};
use crate::games::{GameBox, Trial};
use crate::lang::Lang;
use crate::running::Pulse;
use crate::say;
use choose::Choice;
use handover::Passing;
use hold::{Hold, Mode};
use ratatui::Frame;
use ratatui::style::Style;
use serde_json::Value;
use std::collections::VecDeque;
use std::time::Instant;

/// A match on the screen, for all who sit at this keyboard.
pub struct TableScreen {
    host: Box<dyn Host>,
    /// Who is waited for, as it was when we looked last.
    pulse: Pulse,
    /// Who has the keyboard, and what lies open before everybody's eyes.
    hold: Hold,
    /// Who has asked for the keyboard to decide off turn.
    claims: Option<Seat>,
    /// How it goes to the next one.
    passing: Passing,
    /// What the open eyes see, with the events of late.
    seen: Snapshot,
    /// What happened after so many decisions is new to them.
    news_from: usize,
    /// What is seen, read and put into words, once it was needed.
    scene: Option<Scene>,
    /// What is chosen, step by step.
    choice: Choice,
    /// The places as they were last drawn, legal or not.
    spots: Vec<Spot>,
    camera: Camera,
    /// What was asked about: done again, it is meant.
    asked: Option<Asked>,
    /// What happened up to so many decisions has been laid before these eyes.
    shown: usize,
    /// What everybody must still look at, as the events of one decision each.
    reveals: VecDeque<Vec<Value>>,
    /// The table as it was before what they tell of.
    before: Option<Snapshot>,
    score: bool,
    /// Every seat's points over time, once the match is over.
    course: Vec<Vec<Option<i32>>>,
    /// Somebody looks on: the keyboard goes to nobody.
    watched: bool,
}

/// What is seen, ready to be drawn: read out of a snapshot once, not for each frame.
struct Scene {
    board: Box<dyn Board>,
    /// Each event of the snapshot: how many decisions it was told after, and a line.
    log: Vec<(usize, String)>,
    /// The same in turns.
    turns: Vec<Turn>,
    /// What everybody looks at now.
    reveal: Option<Reveal>,
    /// Whether the board shows it itself.
    on_board: bool,
    /// Whether it is looked at on the table as it was.
    closing: bool,
    /// Why something may not be decided.
    trial: Option<Box<dyn Trial>>,
    /// The legal decisions, each with the places that it lies on.
    ways: Vec<(String, Vec<String>)>,
    /// Whether seats hide anything in this game.
    secrets: bool,
    /// The letters that the board gives its places, and what these are called.
    letters: Vec<(char, String)>,
    /// Those of them that stand on the board beside their places.
    shown: Vec<char>,
    /// The language that all this is told in.
    lang: Lang,
}

/// What was asked about.
#[derive(Clone, PartialEq, Eq)]
enum Asked {
    /// A decision that nobody takes lightly.
    Decision(String),
    /// Leaving a match that is not on disk.
    Leaving,
    /// Who it is that decides off turn.
    Claimant,
}

/// What is told beside the board goes back so many decisions at most: ten rounds of a game in
/// which everybody bids, takes and uses.
const LATELY: usize = 120;

impl TableScreen {
    /// The screen of a table.
    pub fn new(host: Box<dyn Host>) -> Self {
        Self::seen_with(host, Eyes::Table, false)
    }

    /// The table as these eyes see it: a seat on its turn with its hand open, anybody else only
    /// what lies open to all.
    pub fn seen_by(host: Box<dyn Host>, eyes: Eyes) -> Self {
        let acting = host.pulse().acting();
        let eyes = eyes.seat().filter(|seat| acting.has(*seat)).map_or(Eyes::Table, Eyes::Seat);
        Self::seen_with(host, eyes, true)
    }

    fn seen_with(host: Box<dyn Host>, eyes: Eyes, watched: bool) -> Self {
        let pulse = host.pulse();
        let hold = eyes.seat().map_or(Hold::Nobody, Hold::Secretly);
        let mut screen = Self {
            score: pulse.is_over(),
            seen: host.snapshot(eyes, usize::MAX),
            host,
            pulse,
            hold,
            claims: None,
            passing: Passing::default(),
            news_from: usize::MAX,
            scene: None,
            choice: Choice::default(),
            spots: Vec::new(),
            camera: Camera::default(),
            asked: None,
            shown: pulse.decisions,
            reveals: VecDeque::new(),
            before: None,
            course: Vec::new(),
            watched,
        };
        screen.catch_up();
        screen
    }

    /// The table as these eyes saw it in the middle of a match that is stepped through, with
    /// what happened after so many decisions marked as new.
    pub(super) fn recalled(host: Box<dyn Host>, eyes: Eyes, news_from: usize) -> Self {
        let mut screen = Self::seen_with(host, Eyes::Table, true);
        screen.score = false;
        screen.look_with(eyes, news_from);
        // Nothing is chosen here: it has been decided long ago.
        screen.seen.legal.clear();
        screen
    }

    fn game<'a>(&self, room: &'a Room) -> Option<&'a dyn GameBox> {
        room.shelf.find(&self.seen.game)
    }

    /// How a seat's things look at this table.
    fn seat_style(&self, index: usize, room: &Room) -> Style {
        let board = self.scene.as_ref().map(|scene| &scene.board);
        room.style(board.map_or(Role::Seat(index), |board| board.seat_role(index)))
    }

    /// Looks again, with the eyes that are open now: one snapshot, whatever has changed.
    fn look(&mut self) {
        let seat = self.eyes().seat().or(self.hold.seat()).or(match self.mode() {
            Mode::Handover(seat) => Some(seat),
            _ => None,
        });
        let news_from = seat.map_or(usize::MAX, |seat| self.host.news_from(seat));
        self.look_with(self.eyes(), news_from);
    }

    fn look_with(&mut self, eyes: Eyes, news_from: usize) {
        let lately = self.pulse.decisions.saturating_sub(LATELY);
        let (eyes_before, decider) = (self.seen.eyes, self.seen.decider());
        let legal = std::mem::take(&mut self.seen.legal);
        let since = lately.min(news_from).min(self.shown + 1);
        self.seen = self.host.snapshot(eyes, since);
        self.news_from = news_from;
        self.scene = None;
        // Where one player's cursor rested means nothing to the next, and may tell too much.
        let another = (eyes_before, decider) != (eyes, self.seen.decider());
        if another {
            self.choice.cursor = None;
            self.camera.middle = None;
        }
        // Who is in the middle of choosing is not disturbed by what others do.
        if another || legal != self.seen.legal {
            self.choice.begin_again();
            self.asked = None;
        }
        if self.pulse.is_over() && self.course.is_empty() {
            self.course = self.host.course();
        }
    }

    /// What is seen, read and put into words.
    fn lay_out(&mut self, room: &Room) {
        // Under the settings another language may have been chosen.
        let lang = room.words.lang();
        if self.scene.as_ref().is_some_and(|scene| scene.lang == lang) {
            return;
        }
        let Some(game) = self.game(room) else { return };
        let closing = self.closing(game);
        let is_closing = closing.is_some();
        let Some(mut board) = closing.or_else(|| game.board(&self.seen, self.news_from)) else {
            return;
        };
        let on_board = self.reveals.front().is_some_and(|events| board.lay_open(events));
        let line = |event| game.event(event, &self.seen.players, &room.words);
        let told = self.seen.events.iter();
        let log = told.map(|happened| (happened.after, line(&happened.event))).collect();
        let turns = game.turns(&self.seen.events, &self.seen.players, &room.words);
        let reveal = self.reveals.front();
        let reveal = reveal.and_then(|e| game.reveal(e, &self.seen.players, &room.words));
        let decides = !self.seen.legal.is_empty();
        let trial = decides.then(|| game.trial(&self.seen)).flatten();
        let ways = self.seen.legal.iter();
        let each = |d: &String| board.ways(d).into_iter().map(|way| (d.clone(), way)).collect();
        let ways: Vec<_> = ways.flat_map::<Vec<_>, _>(each).collect();
        let mut letters = board.jumps(&room.words);
        let shown = board.lettered().into_iter().filter(|_| board.shows_letters());
        let shown: Vec<String> = shown.collect();
        for place in shown.iter().chain(ways.iter().flat_map(|(_, way)| way)) {
            if let Some(letter) = board.letter(place)
                && letters.iter().all(|(known, _)| *known != letter)
            {
                letters.push((letter, board.name(place, &room.words).unwrap_or_default()));
            }
        }
        let shown = shown.iter().filter_map(|place| board.letter(place)).collect();
        let secrets = game.has_secrets();
        let scene = Scene {
            board,
            log,
            turns,
            reveal,
            on_board: on_board || is_closing,
            closing: is_closing,
            trial,
            ways,
            secrets,
            letters,
            shown,
            lang,
        };
        // Nobody decides off turn by an Enter too many: one goes there first.
        let only_may = self.seen.decider().is_some_and(|seat| !self.seen.to_act.has(seat));
        let start = |way: &[String], before: Option<&str>| scene.board.start(way, before);
        self.choice.settle(&scene.ways, start, only_may && self.claims.is_none());
        self.scene = Some(scene);
    }

    /// The table on which something that was laid open is looked at, where the game has one.
    fn closing(&self, game: &dyn GameBox) -> Option<Box<dyn Board>> {
        let before = self.before.as_ref().filter(|_| self.mode() == Mode::Reveal)?;
        let since = self.seen.events.iter().filter(|told| told.after > before.decisions);
        let events: Vec<Value> = since.map(|told| told.event.clone()).collect();
        game.closing(before, &events)
    }

    /// What is on the screen: the table, or the one that something was laid open on.
    fn looked_at(&self) -> &Snapshot {
        let closing = self.scene.as_ref().is_some_and(|scene| scene.closing);
        self.before.as_ref().filter(|_| closing).unwrap_or(&self.seen)
    }

    /// Something has changed: whose turn is it, what do they see, what must all look at?
    fn catch_up(&mut self) {
        if self.claims.is_none() && self.asked != Some(Asked::Claimant) {
            self.host.wait_for_people(false);
        }
        self.pulse = self.host.pulse();
        self.shown = self.shown.min(self.pulse.decisions);
        // What may no longer be decided off turn is not asked about any more.
        self.claims = self.claims.filter(|seat| self.pulse.acting().has(*seat));
        self.hold = self.next_hold();
        self.look();
    }

    /// The same, with what everybody must see; and what the terminal has to do about it.
    fn changed(&mut self, room: &Room) -> Outcome {
        let (before, was_over) = (self.hold, self.pulse.is_over());
        let seen = self.seen.clone();
        self.catch_up();
        if self.unseen_reveals(room).is_empty() && self.parts(before, room) {
            self.shown = self.pulse.decisions;
            return Outcome::Stay;
        }
        let secretly = matches!(self.hold, Hold::Secretly(_));
        if secretly && self.is_passed() && !self.unseen_reveals(room).is_empty() {
            // All look at it together: no hand lies beside it, and what is told is what all know.
            self.hold = Hold::Nobody;
            self.look();
        }
        let unseen = self.unseen_reveals(room);
        if !unseen.is_empty() && self.reveals.is_empty() {
            self.before = Some(seen);
        }
        self.reveals.extend(unseen);
        self.shown = self.pulse.decisions;
        if self.pulse.is_over() && !was_over {
            self.score = true;
        }
        // A hand that was open is closed; and no key typed ahead opens the next one.
        let hand_closed = matches!(before, Hold::Secretly(_)) && before != self.hold;
        if hand_closed && self.is_passed() { Outcome::Cover } else { self.guarded() }
    }

    /// Keys typed ahead are not meant for what must be opened or looked at deliberately.
    fn guarded(&self) -> Outcome {
        match self.mode() {
            Mode::Handover(_) | Mode::Reveal => Outcome::Cover,
            _ => Outcome::Stay,
        }
    }

    /// Takes a decision. One that nobody takes lightly is asked about first.
    fn decide(&mut self, decision: &str, room: &mut Room) -> Outcome {
        let Some(seat) = self.deciding() else { return Outcome::Stay };
        let asked = Asked::Decision(decision.to_owned());
        if self.asked.as_ref() != Some(&asked) {
            let board = self.scene.as_ref().map(|scene| &scene.board);
            if board.is_some_and(|board| board.question(decision, &room.words).is_some()) {
                self.asked = Some(asked);
                return Outcome::Stay;
            }
        }
        match self.host.decide(seat, self.pulse.state, decision) {
            Ok(()) => {
                self.claims = None;
                self.choice.begin_again();
                self.asked = None;
                self.changed(room)
            }
            Err(why) => {
                if let Some(game) = self.game(room) {
                    room.notice = Some(why.tell(game, &self.seen.players, &room.words));
                }
                // What was refused as too late was chosen at another table than this one.
                if self.host.pulse().state == self.pulse.state {
                    Outcome::Stay
                } else {
                    self.changed(room)
                }
            }
        }
    }

    fn take_back(&mut self, seat: Seat, all: bool, room: &mut Room) -> Outcome {
        let undone = if all { self.host.restart_turn(seat) } else { self.host.undo(seat) };
        if let (Err(why), Some(game)) = (&undone, self.game(room)) {
            room.notice = Some(why.tell(game, &self.seen.players, &room.words));
        }
        if undone.is_ok() { self.changed(room) } else { Outcome::Stay }
    }

    /// Who takes back: whoever decides, or, where all see the same table, whoever decided last.
    fn undoes(&self) -> Option<Seat> {
        let deciding = self.deciding().or(self.alone());
        let openly = self.pulse.manner == Manner::Openly && self.alone().is_none();
        let last = self.seen.taken.last().map(|taken| taken.seat);
        let last = last.filter(|seat| openly && self.host.here().has(*seat));
        deciding.and(last).filter(|_| !self.seen.can_undo).or(deciding)
    }

    /// Whether something can be taken back at this keyboard.
    fn may_undo(&self) -> bool {
        self.seen.can_undo || self.undoes().is_some_and(|seat| self.host.last_open() == Some(seat))
    }

    /// Who decided last in secret at this keyboard and may still think again.
    fn may_unseal(&self) -> Option<Seat> {
        let sealed = self.pulse.manner == Manner::Sealed && self.claims.is_none();
        let own = |seat: &Seat| self.host.here().has(*seat) && !self.pulse.to_act.has(*seat);
        self.host.last_open().filter(own).filter(|_| sealed)
    }
}

impl Layer for TableScreen {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        self.lay_out(room);
        let offers = self.offers();
        match self.mode() {
            Mode::Reveal if self.scene.as_ref().is_some_and(|scene| scene.on_board) => {
                self.draw_table(None, &offers, frame, room);
            }
            Mode::Reveal => self.draw_reveal(&offers, frame, room),
            Mode::Handover(seat) => self.draw_handover(seat, &offers, frame, room),
            Mode::Over if self.score => self.draw_score(&offers, frame, room),
            Mode::Turn | Mode::Parting | Mode::Watch | Mode::Over => {
                self.draw_table(None, &offers, frame, room);
            }
        }
    }

    fn offers(&self) -> Vec<Offer> {
        self.offered()
    }

    fn legend(&self, room: &Room) -> (Vec<Sign>, String) {
        let Some(scene) = &self.scene else { return <_>::default() };
        let brush = Brush {
            words: &room.words,
            look: room.look,
            open: &[],
            way: &[],
            cursor: None,
            camera: Camera::default(),
        };
        let advice = match self.mode() {
            Mode::Turn => scene.board.advice(&room.words),
            Mode::Reveal | Mode::Parting | Mode::Handover(_) | Mode::Over | Mode::Watch => {
                String::new()
            }
        };
        (scene.board.legend(brush), advice)
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        self.lay_out(room);
        if self.choice.finds() {
            return self.step_find(command, room);
        }
        if self.asked == Some(Asked::Claimant) {
            return self.step_claim(command, room);
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
            Command::Claim if self.mode() != Mode::Reveal => return self.ask_claimant(room),
            _ => {}
        }
        match (self.mode(), command) {
            (Mode::Reveal, Command::Take | Command::Back | Command::Click(..)) => {
                self.reveals.pop_front();
                self.scene = None;
                return self.guarded();
            }
            // A deliberate key: the second half of a double click is none.
            (Mode::Handover(seat), command) if self.passing.opens(seat, command) => {
                self.hold = Hold::Secretly(seat);
                self.look();
            }
            (Mode::Parting, Command::Take) => return self.part(),
            (Mode::Parting, Command::Hide) => return self.close_hand(),
            (Mode::Handover(_), Command::Back) if self.claims.is_some() => {
                self.claims = None;
                return self.changed(room);
            }
            (Mode::Handover(_), Command::Undo) => match self.may_unseal() {
                Some(seat) => return self.take_back(seat, false, room),
                None => room.notice = Some(say!(&room.words, "no-undo-now")),
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
            (Mode::Watch, command) if self.is_at_hand() => return self.step_turn(command, room),
            _ => {}
        }
        Outcome::Stay
    }

    fn takes_text(&self) -> bool {
        self.choice.finds()
    }

    fn claims_letter(&self, letter: char) -> bool {
        let at_hand = match self.mode() {
            Mode::Turn => true,
            Mode::Watch => self.is_at_hand(),
            Mode::Reveal | Mode::Parting | Mode::Handover(_) | Mode::Over => false,
        };
        at_hand && self.meaning_of(letter).is_some()
    }

    /// The look or the language may be another, and the table need not have waited.
    fn refresh(&mut self, room: &Room) {
        self.host.attend(room.bell.clone());
        self.scene = None;
        let passed_otherwise = self.passing.is_now_by(room.settings.pass_by);
        if passed_otherwise || self.host.pulse() != self.pulse {
            // Nothing was in sight while something else was on top: there is nothing to cover.
            let _ = self.changed(room);
        }
    }

    fn hear(&mut self, room: &mut Room) -> Outcome {
        self.host.hear();
        if self.host.pulse() == self.pulse { Outcome::Stay } else { self.changed(room) }
    }

    fn drawn_at(&mut self, now: Instant) -> Option<Instant> {
        self.goes_on(now)
    }

    fn typed_at(&mut self, now: Instant) -> bool {
        self.is_too_early(now)
    }

    fn hide(&mut self) -> bool {
        let open = self.is_at_hand() && !self.watched;
        if open {
            self.close_hand();
        }
        open
    }

    fn would_lose(&self, room: &Room) -> Option<String> {
        self.host.trouble().map(|fault| fault.tell(&room.shelf, &room.words))
    }
}
