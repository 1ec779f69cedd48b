//! The decisions of the seat on turn: which are legal, and what takes them.

use super::action::Action;
use super::district::Area;
use super::event::{Event, Refusal};
use super::state::{Atlandice, Stage};
use super::who::Who;
use crate::engine::Happening;

impl Atlandice {
    /// Every legal decision of the seat on turn.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        let stock = |area: Area| self.stocks[area.index()];
        match self.stage {
            Stage::Die => {
                let lying = || Area::ALL.into_iter().filter(|area| self.dice[area.index()] > 0);
                if self.may_keep() {
                    out.extend(lying().map(Action::Die));
                }
                if self.may_hand_over() {
                    out.extend(lying().map(Action::DieNeutral));
                }
            }
            Stage::Take { from, .. } => out.extend(stock(from).kinds().map(Action::Take)),
            Stage::TakeFrom => out.extend(self.others_with_resources().map(Action::From)),
            Stage::Swap => {
                let here = self.visit.unwrap_or(Area::Market);
                out.extend(stock(here).kinds().map(Action::Swap));
            }
            Stage::SwapWith { .. } => out.extend(self.others_with_resources().map(Action::With)),
            Stage::SwapFor { there, .. } => {
                out.extend(stock(there.area()).kinds().map(Action::For));
            }
            Stage::Move { from, .. } => out.extend(stock(from).kinds().map(Action::Move)),
            Stage::MoveTo { .. } => out.extend(self.others().map(Action::To)),
            Stage::Change => {
                let lying = Area::ALL.into_iter().filter(|area| self.dice[area.index()] > 0);
                out.extend(lying.map(Action::Change));
            }
            Stage::ChangeInto { die } => out.extend(self.elsewhere(die).map(Action::Into)),
            Stage::Submarine => out.extend(self.elsewhere(self.submarine).map(Action::Submarine)),
            Stage::Donate { given } => {
                if self.may_give(given) {
                    let held = self.sides[self.turn.index()].stock;
                    out.extend(held.kinds().map(Action::Give));
                }
                if given.is_multiple_of(self.rules.donation.resources) {
                    out.push(Action::Done);
                }
            }
            Stage::Clock | Stage::Over => {}
        }
    }

    /// Takes a decision of the seat on turn, and goes on until the next one.
    pub(super) fn take(
        &mut self,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let step = match (self.stage, action) {
            (Stage::Die, Action::Die(area)) => self.choose_die(area, Who::Seat(self.turn), at),
            (Stage::Die, Action::DieNeutral(area)) => self.choose_die(area, Who::Neutral, at),
            (Stage::Take { from, reason }, Action::Take(resource)) => {
                self.choose_resource(resource, from, reason, at)
            }
            (Stage::TakeFrom, Action::From(district)) => self.choose_from(district, at),
            (Stage::Swap, Action::Swap(given)) => self.choose_swap(given, at),
            (Stage::SwapWith { given }, Action::With(there)) => {
                self.choose_swap_with(given, there, at)
            }
            (Stage::SwapFor { given, there }, Action::For(taken)) => {
                self.choose_swap_for(given, there, taken, at)
            }
            (Stage::Move { from, to_market }, Action::Move(resource)) => {
                self.choose_moved(resource, from, to_market, at)
            }
            (Stage::MoveTo { from, resource }, Action::To(to)) => {
                self.choose_destination(resource, from, to, at)
            }
            (Stage::Change, Action::Change(die)) => self.choose_change(die, at),
            (Stage::ChangeInto { die }, Action::Into(to)) => self.choose_into(die, to, at),
            (Stage::Submarine, Action::Submarine(to)) => self.choose_dive(to, at),
            (Stage::Donate { given }, Action::Give(resource)) => self.give(resource, given, at),
            (Stage::Donate { given }, Action::Done) => self.end_donation(given, at),
            (stage, _) => Err(Refusal::First { what: stage.asks() }),
        }?;
        self.go_on(step, at);
        Ok(())
    }
}
