//! The course of a round: gates, visits, clock, the next first player (AT-2, AT-7).

use super::dice;
use super::district::{Area, District};
use super::event::Event;
use super::state::{Atlandice, Stage};
use super::who::Who;
use crate::engine::{Happening, Seat, SeatSet};

/// What comes next, as far as nobody is asked.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// Somebody must decide.
    Wait,
    /// The next die is taken, if any is left to take.
    NextDie,
    /// An area is visited (AT-3.2).
    Visit(Area),
    /// The submarine, if it is there, gives one more (AT-3.3).
    Submarine,
    /// The area's effect is carried out (AT-3.4).
    Effect,
    /// The visit is over (AT-5.1).
    Leave,
    /// The clock's hand moves (AT-6.1).
    Clock,
    /// This seat may donate (AT-6.4).
    Donor(Seat),
    /// The round is over (AT-6.5, AT-7.1).
    EndRound,
}

impl Atlandice {
    /// AT-2.1: all dice are rolled and laid at their areas. AT-2.2: those of a district that has
    /// run out of tiles go to the Black Market.
    pub(super) fn open_gates(&mut self, at: &mut impl Happening<Event>) {
        let mut rolled = [0; 6];
        for _ in 0..self.table.dice {
            rolled[dice::roll(at.chance()).index()] += 1;
        }
        at.tell(Event::Opened { round: self.round, first: self.first, rolled });
        at.reveal(SeatSet::EVERYBODY);
        self.dice = rolled;
        for district in District::ALL {
            self.divert_dice(district, at);
        }
        self.turn = self.first;
        self.who = Who::Seat(self.turn);
        self.drafts = 0;
        self.given = SeatSet::NOBODY;
    }

    /// Dice at a closed district go to the Black Market (AT-2.2, AT-5.4).
    pub(super) fn divert_dice(&mut self, district: District, at: &mut impl Happening<Event>) {
        let dice = self.dice[district.index()];
        if dice > 0 && !self.is_open(district) {
            self.dice[district.index()] = 0;
            self.dice[Area::Market.index()] += dice;
            at.tell(Event::Diverted { district, dice });
        }
    }

    /// Goes on by itself until somebody must decide, or the game is over.
    #[inline]
    pub(super) fn go_on(&mut self, mut step: Step, at: &mut impl Happening<Event>) {
        loop {
            step = match step {
                Step::Wait => return,
                Step::NextDie => self.next_die(at),
                Step::Visit(area) => self.enter(area, at),
                Step::Submarine => self.submarine_gives(at),
                Step::Effect => self.effect(at),
                Step::Leave => self.leave(at),
                Step::Clock => self.move_hand(at),
                Step::Donor(seat) => {
                    self.turn = seat;
                    self.who = Who::Seat(seat);
                    self.ask_donor(at)
                }
                Step::EndRound => self.end_round(at),
            }
        }
    }

    /// AT-6.5: at the end of the track the game ends. AT-7.1: otherwise the token passes
    /// clockwise, and the gates open again.
    fn end_round(&mut self, at: &mut impl Happening<Event>) -> Step {
        if self.hand >= self.rules.clock.end {
            self.turn = self.first;
            self.who = Who::Seat(self.turn);
            self.end_game(at);
            self.stage = Stage::Over;
            return Step::Wait;
        }
        self.first = self.seats.left_of(self.first);
        self.round += 1;
        self.open_gates(at);
        Step::NextDie
    }
}
