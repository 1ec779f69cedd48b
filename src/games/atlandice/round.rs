//! Setting up, and the course of a round: gates, visits, clock, the next first player
//! (AT-1, AT-2, AT-7).

use super::components::Components;
use super::dice;
use super::district::{Area, District};
use super::event::Event;
use super::options::{First, Options};
use super::resource::Stock;
use super::state::{Atlandice, Stage};
use super::who::Who;
use crate::engine::{Chance, Happening, NotPlayable, Seat, SeatCount, SeatSet};

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
    /// A fresh match: the table is laid and the first dice are rolled.
    pub(super) fn first_round(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut table = Self::bare(rules, options, seats);
        table.first = table.first_seat(at.chance())?;
        table.lay_out(at.chance());
        table.open_gates(at);
        table.go_on(Step::NextDie, at);
        Ok(table)
    }

    /// AT-1.4.
    fn first_seat(&self, chance: &mut impl Chance) -> Result<Seat, NotPlayable> {
        let (index, value) = match self.options.first {
            First::Random => (chance.index(self.seats.get()), "random"),
            First::One => (0, "1"),
            First::Two => (1, "2"),
            First::Three => (2, "3"),
            First::Four => (3, "4"),
        };
        let seat = Seat::at(index);
        let name = "first";
        self.seats.has(seat).then_some(seat).ok_or(NotPlayable::Choice { name, value })
    }

    /// AT-1.1, AT-1.2: the stacks are shuffled, resources laid on the Black Market and the
    /// districts; the rest is out of the game.
    fn lay_out(&mut self, chance: &mut impl Chance) {
        let (all, market) = (self.rules.resources, self.rules.market.stock);
        let here = self.table.on_district;
        self.stocks[Area::Market.index()] = Stock::of_each(market);
        self.out = Stock::of_each(all - market - here);
        for district in District::ALL {
            chance.shuffle(&mut self.stacks[district.index()].letters);
            self.lay(district.area(), district.resource(), here);
        }
    }

    /// AT-2.1: all dice are rolled and laid at their areas. AT-2.2: those of a district that has
    /// run out of tiles go to the Black Market.
    fn open_gates(&mut self, at: &mut impl Happening<Event>) {
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
