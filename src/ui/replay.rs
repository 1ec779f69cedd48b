//! A match stepped through, forward and back: any save, any moment.

use super::command::{Command, Offer};
use super::host::Still;
use super::layer::{Layer, Outcome, Room};
use super::table::TableScreen;
use crate::engine::{Eyes, Seat, Table};
use crate::say;
use ratatui::Frame;

/// A match that is looked at from its beginning.
pub struct Replay {
    whole: Box<dyn Table>,
    /// How many decisions have been taken in what is shown.
    at: usize,
    eyes: Eyes,
    screen: TableScreen,
    /// After how many decisions the board passes to another seat.
    turns: Vec<usize>,
}

impl Replay {
    /// From the first decision on, with the eyes of a passer-by.
    pub fn new(whole: Box<dyn Table>) -> Self {
        let decisions = whole.record().decisions;
        let passed = |at: &usize| {
            *at == decisions.len() || decisions[*at].0 != decisions[at.saturating_sub(1)].0
        };
        let turns = (0..=decisions.len()).filter(|at| *at == 0 || passed(at)).collect();
        let screen = Self::screen(whole.as_ref(), 0, Eyes::Table);
        Self { whole, at: 0, eyes: Eyes::Table, screen, turns }
    }

    fn screen(whole: &dyn Table, at: usize, eyes: Eyes) -> TableScreen {
        let host = Still::new(whole.rewound(at));
        TableScreen::recalled(Box::new(host), eyes, at.saturating_sub(1))
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.whole.decisions());
        self.screen = Self::screen(self.whole.as_ref(), self.at, self.eyes);
    }

    /// To the beginning of the next turn, or of the one before.
    fn go_turn(&mut self, forward: bool) {
        let next = if forward {
            self.turns.iter().find(|turn| **turn > self.at)
        } else {
            self.turns.iter().rev().find(|turn| **turn < self.at)
        };
        if let Some(at) = next {
            self.go(*at);
        }
    }

    /// Whoever played may look at it with other eyes; before the end that would be cheating.
    fn look_as_next(&mut self, room: &mut Room) {
        if !self.whole.to_act().is_empty() {
            room.notice = Some(say!(&room.words, "replay-secrets"));
            return;
        }
        let next = self.eyes.seat().map_or(0, |seat| seat.index() + 1);
        let seated = next < self.whole.players().len();
        self.eyes = if seated { Eyes::Seat(Seat::at(next)) } else { Eyes::Table };
        self.go(self.at);
    }
}

impl Layer for Replay {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let (at, of) = (self.at, self.whole.decisions());
        let whose = match self.eyes {
            Eyes::Table => say!(&room.words, "replay-table"),
            Eyes::Seat(seat) => self.whole.players()[seat.index()].name.to_string(),
        };
        let title = say!(&room.words, "replay-title", at = at, of = of, whose = whose);
        let title = format!(" {title} ");
        self.screen.draw_table(Some(&title), &self.offers(), frame, room);
    }

    fn offers(&self) -> Vec<Offer> {
        use Command as C;
        let mut offers = vec![C::Up.called("key-step"), C::First.offer()];
        if self.whole.to_act().is_empty() {
            offers.push(C::Next.called("key-eyes"));
        }
        offers.extend([C::Log, C::Rules, C::Help].map(C::offer));
        offers.push(C::Quit.called("key-back"));
        offers
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        match command {
            Command::Right | Command::Take => self.go(self.at + 1),
            Command::Left => self.go(self.at.saturating_sub(1)),
            Command::Down | Command::PageDown => self.go_turn(true),
            Command::Up | Command::PageUp => self.go_turn(false),
            Command::First => self.go(0),
            Command::Last => self.go(usize::MAX),
            Command::Next => self.look_as_next(room),
            Command::Log => return self.screen.log(room),
            Command::Rules => return self.screen.rules(room),
            Command::Back | Command::Quit => return Outcome::Close,
            _ => return Outcome::Through,
        }
        Outcome::Stay
    }
}
