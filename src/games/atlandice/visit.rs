//! Phase II: taking dice and visiting areas (AT-3), for oneself or for the neutral player (AT-9).

use super::dice::Drafted;
use super::district::Area;
use super::event::{Event, Refusal, Taking};
use super::resource::{Choice, Resource};
use super::round::Step;
use super::state::{Atlandice, Stage};
use super::who::Who;
use crate::engine::Happening;

impl Atlandice {
    /// AT-3.1: the seat on turn takes a die, until all have theirs and one is left.
    pub(super) fn next_die(&mut self, at: &mut impl Happening<Event>) -> Step {
        if usize::from(self.drafts) == usize::from(self.table.each) * self.seats.get() {
            return Step::Clock;
        }
        self.stage = Stage::Die;
        let areas = Area::ALL.into_iter().filter(|area| self.dice[area.index()] > 0);
        match (Choice::among(areas), self.may_keep(), self.may_hand_over()) {
            (Choice::Only(area), true, false) => self.draft(area, Who::Seat(self.turn), at),
            (Choice::Only(area), false, true) => self.draft(area, Who::Neutral, at),
            _ => Step::Wait,
        }
    }

    /// Whether the seat on turn may keep the die that it takes: not if it is its last one and
    /// the neutral player has none of it yet (AT-9.2).
    #[inline]
    pub(super) fn may_keep(&self) -> bool {
        !self.may_hand_over() || self.taken() + 1 < self.table.each
    }

    /// How many dice the seat on turn has taken in this round, given ones included (AT-9.3).
    #[inline]
    pub(super) fn taken(&self) -> u8 {
        self.dice_taken(|die| die.seat == self.turn)
    }

    /// How many of the dice taken in this round are such.
    #[inline]
    fn dice_taken(&self, such: impl Fn(&Drafted) -> bool) -> u8 {
        self.drafted().iter().map(|die| u8::from(such(die))).sum()
    }

    /// Whether it may take a die for the neutral player: one in each round (AT-9.2).
    #[inline]
    pub(super) fn may_hand_over(&self) -> bool {
        self.table.neutral && !self.given.has(self.turn)
    }

    /// A die is chosen, and for whom (AT-9.5).
    pub(super) fn choose_die(
        &mut self,
        area: Area,
        who: Who,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        match who {
            Who::Neutral if !self.table.neutral => return Err(Refusal::NoNeutral),
            Who::Neutral if !self.may_hand_over() => return Err(Refusal::AlreadyGiven),
            Who::Seat(_) if !self.may_keep() => return Err(Refusal::MustGive),
            _ => {}
        }
        // AT-3.5.
        if self.dice[area.index()] == 0 {
            return Err(Refusal::NoDie { area });
        }
        Ok(self.draft(area, who, at))
    }

    fn draft(&mut self, area: Area, who: Who, at: &mut impl Happening<Event>) -> Step {
        let seat = self.turn;
        self.dice[area.index()] -= 1;
        if let Some(place) = self.drafted.get_mut(usize::from(self.drafts)) {
            *place = Drafted { seat, who, area };
        }
        self.drafts += 1;
        if who == Who::Neutral {
            self.given = self.given.with(seat);
        }
        self.who = who;
        self.last_roll = None;
        let die = self.dice_taken(|die| die.who == who);
        at.tell(Event::DieTaken { seat, who, area, die });
        Step::Visit(area)
    }

    /// AT-3.2, AT-3.6: one resource of any kind there; with none, nothing.
    pub(super) fn enter(&mut self, area: Area, at: &mut impl Happening<Event>) -> Step {
        self.visit = Some(area);
        if self.stocks[area.index()].is_empty() {
            at.tell(Event::FoundNothing { who: self.who, area });
            return Step::Effect;
        }
        self.offer(area, Taking::Visit, at)
    }

    /// AT-3.3: one more, if any is left.
    pub(super) fn submarine_gives(&mut self, at: &mut impl Happening<Event>) -> Step {
        match self.visit {
            Some(area) if area == self.submarine => self.offer(area, Taking::Submarine, at),
            _ => Step::Effect,
        }
    }

    /// A resource is taken from there (AT-3.7): the seat chooses among the kinds.
    #[inline]
    pub(super) fn offer(
        &mut self,
        from: Area,
        reason: Taking,
        at: &mut impl Happening<Event>,
    ) -> Step {
        match self.stocks[from.index()].choice() {
            Choice::Nothing => Self::after(reason),
            Choice::Only(resource) => self.collect(resource, from, reason, at),
            Choice::Several => {
                self.stage = Stage::Take { from, reason };
                Step::Wait
            }
        }
    }

    /// A resource is chosen.
    pub(super) fn choose_resource(
        &mut self,
        resource: Resource,
        from: Area,
        reason: Taking,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        if self.stocks[from.index()][resource] == 0 {
            return Err(Refusal::NotThere { area: from, resource });
        }
        Ok(self.collect(resource, from, reason, at))
    }

    fn collect(
        &mut self,
        resource: Resource,
        from: Area,
        reason: Taking,
        at: &mut impl Happening<Event>,
    ) -> Step {
        let who = self.who;
        self.stocks[from.index()][resource] -= 1;
        self.sides[who.index()].stock[resource] += 1;
        at.tell(Event::Took { who, resource, from, reason });
        Self::after(reason)
    }

    fn after(reason: Taking) -> Step {
        match reason {
            Taking::Visit => Step::Submarine,
            Taking::Submarine => Step::Effect,
            Taking::Effect => Step::Leave,
        }
    }

    /// The visit is over, with all that it led to: emptied districts are scored (AT-5.1), and
    /// the next seat is on turn. Until that acts, a visit that showed nothing can be taken back.
    pub(super) fn leave(&mut self, at: &mut impl Happening<Event>) -> Step {
        self.visit = None;
        self.score_emptied(at);
        self.turn = self.seats.left_of(self.turn);
        self.who = Who::Seat(self.turn);
        Step::NextDie
    }
}
