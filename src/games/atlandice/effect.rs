//! What a visit does beyond its resource (AT-4). What cannot be carried out is skipped, and no
//! die is rolled for it (AT-3.4, AT-3.8).

use super::dice;
use super::dice::Rolls;
use super::district::{Area, District};
use super::event::{Event, Refusal, Taking};
use super::resource::{Choice, Resource};
use super::round::Step;
use super::state::{Atlandice, Stage};
use super::tile::Effect;
use crate::engine::{Happening, SeatSet};

impl Atlandice {
    /// Carries out the effect of the area visited.
    pub(super) fn effect(&mut self, at: &mut impl Happening<Event>) -> Step {
        let here = self.visit.unwrap_or(Area::Market);
        // AT-4.14: the Black Market has none.
        let Some(tile) = here.district().and_then(|district| self.tile(district)) else {
            return Step::Leave;
        };
        match tile.effect {
            Effect::OneMore { on } => self.one_more(here, on, at),
            Effect::Swap => self.swap(here, at),
            Effect::VisitAgain { on } => self.visit_again(on, at),
            Effect::FromAnother { on } => self.another_gives(on, at),
            Effect::ToMarket => self.move_one(here, true, at),
            Effect::OnDie { die } => self.on_die(here, die, at),
            Effect::ClockHand { on, steps } => self.clock_hand(on, steps, at),
            Effect::MarketToAnother => self.move_one(Area::Market, false, at),
            Effect::ChangeDie => self.change_die(at),
            Effect::Submarine => self.move_submarine(at),
            Effect::ToAnother => self.move_one(here, false, at),
            Effect::FromMarket { on } => self.one_more(Area::Market, on, at),
        }
    }

    /// AT-3.4: it cannot be carried out.
    fn skip(&self, at: &mut impl Happening<Event>) -> Step {
        if let Some(area) = self.visit {
            at.tell(Event::NoEffect { who: self.who, area });
        }
        Step::Leave
    }

    /// Rolls the die just taken: is it one of these numbers?
    fn roll_for(&mut self, on: Rolls, at: &mut impl Happening<Event>) -> bool {
        let roll = dice::roll(at.chance()).number();
        let success = on.has(roll);
        self.last_roll = Some(roll);
        at.tell(Event::Rolled { who: self.who, roll, success });
        at.reveal(SeatSet::EVERYBODY);
        success
    }

    /// AT-4.1, AT-4.11 from here; AT-4.13 from the Black Market.
    fn one_more(&mut self, from: Area, on: Rolls, at: &mut impl Happening<Event>) -> Step {
        if self.stocks[from.index()].is_empty() {
            return self.skip(at);
        }
        if !self.roll_for(on, at) {
            return Step::Leave;
        }
        self.offer(from, Taking::Effect, at)
    }

    /// AT-4.3, AT-4.16: the same die, rolled again, opens an area.
    fn visit_again(&mut self, on: Rolls, at: &mut impl Happening<Event>) -> Step {
        if !self.roll_for(on, at) {
            return Step::Leave;
        }
        let rolled = dice::roll(at.chance());
        let (roll, area) = (rolled.number(), self.meant(rolled));
        self.last_roll = Some(roll);
        at.tell(Event::LedOn { who: self.who, roll, area });
        Step::Visit(area)
    }

    /// The other districts with something on them, in order.
    #[inline]
    pub(super) fn others_with_resources(&self) -> impl Iterator<Item = District> {
        self.others().filter(|district| !self.stocks[district.index()].is_empty())
    }

    /// AT-4.4.
    fn another_gives(&mut self, on: Rolls, at: &mut impl Happening<Event>) -> Step {
        let choice = Choice::among(self.others_with_resources());
        if choice == Choice::Nothing {
            return self.skip(at);
        }
        if !self.roll_for(on, at) {
            return Step::Leave;
        }
        if let Choice::Only(district) = choice {
            return self.offer(district.area(), Taking::Effect, at);
        }
        self.stage = Stage::TakeFrom;
        Step::Wait
    }

    /// The district to take from, or to swap with, is chosen: another one, with something on it.
    pub(super) fn choose_from(
        &mut self,
        district: District,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_be_another(district)?;
        self.must_hold_something(district)?;
        Ok(self.offer(district.area(), Taking::Effect, at))
    }

    /// AT-4.15, AT-5.7: another district, and one that has a tile.
    fn must_be_another(&self, district: District) -> Result<(), Refusal> {
        if self.visit == Some(district.area()) {
            return Err(Refusal::SameDistrict { district });
        }
        self.must_be_open(district.area())
    }

    fn must_be_open(&self, area: Area) -> Result<(), Refusal> {
        if self.is_open_area(area) { Ok(()) } else { Err(Refusal::Closed { area }) }
    }

    fn must_hold_something(&self, district: District) -> Result<(), Refusal> {
        if self.stocks[district.index()].is_empty() {
            return Err(Refusal::NothingThere { district });
        }
        Ok(())
    }

    fn must_lie_there(&self, area: Area, resource: Resource) -> Result<(), Refusal> {
        if self.stocks[area.index()][resource] == 0 {
            return Err(Refusal::NotThere { area, resource });
        }
        Ok(())
    }

    /// AT-4.2: a resource here, a district, a resource there; of one kind, too (AT-4.17).
    fn swap(&mut self, here: Area, at: &mut impl Happening<Event>) -> Step {
        if self.others_with_resources().next().is_none() {
            return self.skip(at);
        }
        match self.stocks[here.index()].choice() {
            Choice::Nothing => self.skip(at),
            Choice::Only(given) => self.swap_with_whom(given, at),
            Choice::Several => {
                self.stage = Stage::Swap;
                Step::Wait
            }
        }
    }

    pub(super) fn choose_swap(
        &mut self,
        given: Resource,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_lie_there(self.visit.unwrap_or(Area::Market), given)?;
        Ok(self.swap_with_whom(given, at))
    }

    fn swap_with_whom(&mut self, given: Resource, at: &mut impl Happening<Event>) -> Step {
        if let Choice::Only(there) = Choice::among(self.others_with_resources()) {
            return self.swap_for_what(given, there, at);
        }
        self.stage = Stage::SwapWith { given };
        Step::Wait
    }

    pub(super) fn choose_swap_with(
        &mut self,
        given: Resource,
        there: District,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_be_another(there)?;
        self.must_hold_something(there)?;
        Ok(self.swap_for_what(given, there, at))
    }

    fn swap_for_what(
        &mut self,
        given: Resource,
        there: District,
        at: &mut impl Happening<Event>,
    ) -> Step {
        if let Choice::Only(taken) = self.stocks[there.index()].choice() {
            return self.swap_these(given, there, taken, at);
        }
        self.stage = Stage::SwapFor { given, there };
        Step::Wait
    }

    pub(super) fn choose_swap_for(
        &mut self,
        given: Resource,
        there: District,
        taken: Resource,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_lie_there(there.area(), taken)?;
        Ok(self.swap_these(given, there, taken, at))
    }

    fn swap_these(
        &mut self,
        given: Resource,
        there: District,
        taken: Resource,
        at: &mut impl Happening<Event>,
    ) -> Step {
        let here = self.visit.unwrap_or(Area::Market);
        self.stocks[here.index()][given] -= 1;
        self.stocks[there.index()][taken] -= 1;
        self.lay(here, taken, 1);
        self.lay(there.area(), given, 1);
        at.tell(Event::Swapped { seat: self.turn, here, given, there, taken });
        Step::Leave
    }

    /// AT-4.5 from here to the Black Market, AT-4.8 from there to another district, AT-4.12 from
    /// here to another district.
    fn move_one(&mut self, from: Area, to_market: bool, at: &mut impl Happening<Event>) -> Step {
        if !to_market && self.others().next().is_none() {
            return self.skip(at);
        }
        match self.stocks[from.index()].choice() {
            Choice::Nothing => self.skip(at),
            Choice::Only(resource) => self.move_where(resource, from, to_market, at),
            Choice::Several => {
                self.stage = Stage::Move { from, to_market };
                Step::Wait
            }
        }
    }

    pub(super) fn choose_moved(
        &mut self,
        resource: Resource,
        from: Area,
        to_market: bool,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_lie_there(from, resource)?;
        Ok(self.move_where(resource, from, to_market, at))
    }

    fn move_where(
        &mut self,
        resource: Resource,
        from: Area,
        to_market: bool,
        at: &mut impl Happening<Event>,
    ) -> Step {
        if to_market {
            return self.move_this(resource, from, Area::Market, at);
        }
        if let Choice::Only(to) = Choice::among(self.others()) {
            return self.move_this(resource, from, to.area(), at);
        }
        self.stage = Stage::MoveTo { from, resource };
        Step::Wait
    }

    pub(super) fn choose_destination(
        &mut self,
        resource: Resource,
        from: Area,
        to: District,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_be_another(to)?;
        Ok(self.move_this(resource, from, to.area(), at))
    }

    fn move_this(
        &mut self,
        resource: Resource,
        from: Area,
        to: Area,
        at: &mut impl Happening<Event>,
    ) -> Step {
        self.stocks[from.index()][resource] -= 1;
        self.lay(to, resource, 1);
        at.tell(Event::Moved { seat: self.turn, resource, from, to });
        Step::Leave
    }

    /// AT-4.6, AT-4.16: the dice that the seat has taken count, for whomever (AT-9.3).
    fn on_die(&mut self, here: Area, die: u8, at: &mut impl Happening<Event>) -> Step {
        if self.taken() != die || self.stocks[here.index()].is_empty() {
            return self.skip(at);
        }
        self.offer(here, Taking::Effect, at)
    }

    /// AT-4.7: without the effect of the place it comes to.
    fn clock_hand(&mut self, on: Rolls, steps: u8, at: &mut impl Happening<Event>) -> Step {
        let from = self.hand;
        let to = self.rules.clock.after(from, steps);
        if to == from {
            return self.skip(at);
        }
        if self.roll_for(on, at) {
            self.hand = to;
            at.tell(Event::HandMoved { from, to, by: None });
        }
        Step::Leave
    }

    /// AT-4.9: a die that nobody has taken.
    fn change_die(&mut self, at: &mut impl Happening<Event>) -> Step {
        let lying = Area::ALL.into_iter().filter(|area| self.dice[area.index()] > 0);
        match Choice::among(lying) {
            Choice::Nothing => self.skip(at),
            Choice::Only(die) => self.change_into_what(die, at),
            Choice::Several => {
                self.stage = Stage::Change;
                Step::Wait
            }
        }
    }

    pub(super) fn choose_change(
        &mut self,
        die: Area,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        if self.dice[die.index()] == 0 {
            return Err(Refusal::NoDie { area: die });
        }
        Ok(self.change_into_what(die, at))
    }

    /// The areas that a die or the submarine can go to from this one (AT-5.7).
    #[inline]
    pub(super) fn elsewhere(&self, than: Area) -> impl Iterator<Item = Area> {
        Area::ALL.into_iter().filter(move |&area| area != than && self.is_open_area(area))
    }

    fn change_into_what(&mut self, die: Area, at: &mut impl Happening<Event>) -> Step {
        match Choice::among(self.elsewhere(die)) {
            Choice::Nothing => self.skip(at),
            Choice::Only(to) => self.lay_die(die, to, at),
            Choice::Several => {
                self.stage = Stage::ChangeInto { die };
                Step::Wait
            }
        }
    }

    pub(super) fn choose_into(
        &mut self,
        die: Area,
        to: Area,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_be_elsewhere(die, to)?;
        Ok(self.lay_die(die, to, at))
    }

    fn must_be_elsewhere(&self, than: Area, area: Area) -> Result<(), Refusal> {
        if area == than {
            return Err(Refusal::SameArea { area });
        }
        self.must_be_open(area)
    }

    fn lay_die(&mut self, from: Area, to: Area, at: &mut impl Happening<Event>) -> Step {
        self.dice[from.index()] -= 1;
        self.dice[to.index()] += 1;
        at.tell(Event::DieChanged { seat: self.turn, from, to });
        Step::Leave
    }

    /// AT-4.10.
    fn move_submarine(&mut self, at: &mut impl Happening<Event>) -> Step {
        match Choice::among(self.elsewhere(self.submarine)) {
            Choice::Nothing => self.skip(at),
            Choice::Only(to) => self.dive(to, at),
            Choice::Several => {
                self.stage = Stage::Submarine;
                Step::Wait
            }
        }
    }

    pub(super) fn choose_dive(
        &mut self,
        to: Area,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        self.must_be_elsewhere(self.submarine, to)?;
        Ok(self.dive(to, at))
    }

    fn dive(&mut self, to: Area, at: &mut impl Happening<Event>) -> Step {
        let (seat, from) = (Some(self.turn), self.submarine);
        self.submarine = to;
        at.tell(Event::SubmarineMoved { seat, from, to });
        Step::Leave
    }
}
