//! The clock: its track and icons, and phase III of a round (AT-6).

use super::district::Area;
use super::event::{Event, Refusal};
use super::resource::Resource;
use super::round::Step;
use super::state::{Atlandice, Stage};
use super::who::Who;
use crate::engine::Happening;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The track that the hand moves along, from 0 to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// The last place.
    pub end: u8,
    /// The places with an icon.
    pub icons: BTreeMap<u8, Icon>,
}

impl Track {
    /// Where the hand comes to from this place by so many steps: never past the end.
    #[inline]
    pub fn after(&self, hand: u8, steps: u8) -> u8 {
        hand.saturating_add(steps).min(self.end)
    }
}

/// What happens when the hand stops on a place (AT-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    /// Whoever has most of this resource gets a point (AT-6.3).
    Check(Resource),
    /// Whoever has most resources of all kinds together gets a point (AT-6.3).
    CheckAll,
    /// Resources may be given away for points (AT-6.4).
    Donation,
}

impl Atlandice {
    /// The hands shown at an area now (AT-6.1, AT-6.6).
    pub(super) fn hands(&self, area: Area) -> u8 {
        let tile = area.district().and_then(|district| self.tile(district));
        tile.map_or(self.rules.market.hands, |tile| tile.hands)
    }

    /// AT-6.1: the die left over moves the hand. AT-6.6: at the end nothing moves it.
    pub(super) fn move_hand(&mut self, at: &mut impl Happening<Event>) -> Step {
        self.stage = Stage::Clock;
        let left = Area::ALL.into_iter().find(|area| self.dice[area.index()] > 0);
        let track = &self.rules.clock;
        let (Some(area), true) = (left, self.hand < track.end) else {
            return Step::EndRound;
        };
        let from = self.hand;
        self.hand = track.after(from, self.hands(area));
        at.tell(Event::HandMoved { from, to: self.hand, by: Some(area) });
        // AT-6.2: only where it stops.
        match track.icons.get(&self.hand) {
            None => Step::EndRound,
            Some(Icon::Check(resource)) => self.check(Some(*resource), at),
            Some(Icon::CheckAll) => self.check(None, at),
            Some(Icon::Donation) => {
                at.tell(Event::DonationBegan);
                Step::Donor(self.first)
            }
        }
    }

    /// AT-6.3: of one resource, or of all together.
    fn check(&mut self, resource: Option<Resource>, at: &mut impl Happening<Event>) -> Step {
        let amount = |table: &Self, who: Who| {
            let stock = &table.sides[who.index()].stock;
            resource.map_or_else(|| stock.total(), |resource| stock[resource].into())
        };
        let most = self.everyone().map(|who| amount(self, who)).max().unwrap_or(0);
        at.tell(Event::Checked { resource, most });
        let points = self.rules.points.check;
        // Nobody scores with zero.
        for who in self.everyone().filter(|_| most > 0) {
            if amount(self, who) == most {
                self.sides[who.index()].points.checks += i32::from(points);
                at.tell(Event::CheckWon { who, points });
            }
        }
        Step::EndRound
    }

    /// AT-6.4: this seat may donate, if it has enough; otherwise the next one.
    pub(super) fn ask_donor(&mut self, at: &mut impl Happening<Event>) -> Step {
        let held = self.sides[self.turn.index()].stock.total();
        if held < self.rules.donation.resources.into() {
            at.tell(Event::CannotDonate { seat: self.turn });
            return self.next_donor();
        }
        self.stage = Stage::Donate { given: 0 };
        Step::Wait
    }

    fn next_donor(&mut self) -> Step {
        let next = self.seats.left_of(self.turn);
        if next == self.first { Step::EndRound } else { Step::Donor(next) }
    }

    /// Whether the seat on turn can give another resource: it must be able to complete what it
    /// begins (AT-6.7).
    #[inline]
    pub(super) fn may_give(&self, given: u8) -> bool {
        let held = self.sides[self.turn.index()].stock.total();
        let bundle = self.rules.donation.resources;
        held >= u16::from(bundle - given % bundle)
    }

    /// AT-6.4: a resource goes to the district of its kind. The last of a bundle goes by itself
    /// if there is but one kind to choose.
    pub(super) fn give(
        &mut self,
        resource: Resource,
        given: u8,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        if self.sides[self.turn.index()].stock[resource] == 0 {
            return Err(Refusal::NotHeld { resource });
        }
        if !self.may_give(given) {
            return Err(Refusal::TooFew { needed: self.rules.donation.resources });
        }
        let (mut next, mut given) = (Some(resource), given);
        while let Some(resource) = next {
            self.sides[self.turn.index()].stock[resource] -= 1;
            self.lay(resource.district().area(), resource, 1);
            given += 1;
            at.tell(Event::Gave { seat: self.turn, resource });
            let begun = !given.is_multiple_of(self.rules.donation.resources);
            let held = self.sides[self.turn.index()].stock;
            let mut kinds = held.kinds();
            next = kinds.next().filter(|_| begun && kinds.next().is_none());
        }
        self.stage = Stage::Donate { given };
        Ok(Step::Wait)
    }

    /// AT-6.7: once, and whole bundles only.
    pub(super) fn end_donation(
        &mut self,
        given: u8,
        at: &mut impl Happening<Event>,
    ) -> Result<Step, Refusal> {
        let donation = &self.rules.donation;
        if !given.is_multiple_of(donation.resources) {
            return Err(Refusal::Unpaired { bundle: donation.resources });
        }
        let points = u16::from(given / donation.resources) * u16::from(donation.points);
        self.sides[self.turn.index()].points.donations += i32::from(points);
        at.tell(Event::Donated { seat: self.turn, given, points });
        self.stage = Stage::Clock;
        Ok(self.next_donor())
    }
}
