//! Atlandice: dice open the gates of a sinking city, its districts are plundered, and whoever has
//! most when one is empty is paid. Rules are cited by number, as in `AT-3.2`.

pub mod action;
pub mod clock;
pub mod components;
pub mod dice;
pub mod district;
mod effect;
pub mod event;
mod facts;
mod log;
pub mod options;
mod phrase;
pub mod resource;
mod reveal;
mod round;
pub mod scoring;
mod screen;
mod setup;
mod state;
#[cfg(test)]
mod tests;
pub mod tile;
mod turn;
mod turns;
pub mod view;
mod visit;
pub mod who;
mod words;

pub use action::Action;
pub use clock::{Icon, Track};
pub use components::Components;
pub use dice::{Drafted, Rolls};
pub use district::{Area, District, PerDistrict};
pub use event::{Asked, Event, Refusal, Taking};
pub use options::{First, Options};
pub use resource::{Resource, Stock};
pub use scoring::Podium;
pub use state::{Atlandice, Points, Stage};
pub use tile::{Effect, Letter, Tile};
pub use view::{DistrictView, SideView, Stop, View};
pub use who::Who;

use crate::engine::{
    self, Census, Chance, Eyes, Game, Happening, Manner, NotPlayable, Placing, Round, Seat,
    SeatCount, SeatSet, Standings,
};

impl Game for Atlandice {
    const ID: &'static str = "atlandice";
    const RULES: u32 = 2;

    type Components = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn setup(
        components: &'static Components,
        options: &Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        Self::laid_out(components, *options, seats, at)
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::NOBODY,
            _ => SeatSet::only(self.turn),
        }
    }

    /// Nobody hides anything.
    fn manner(&self) -> Manner {
        Manner::Openly
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn {
            self.list(out);
        }
    }

    #[inline]
    fn apply(
        &mut self,
        _seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        self.take(action, at)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn imagine(components: &'static Components, view: &View, chance: &mut impl Chance) -> Self {
        Self::imagined(components, view, chance)
    }

    /// Every round moves the hand a place at least. A die leads to a handful of decisions, a
    /// chain of visits to some more; and whatever there is may be donated.
    fn longest(&self) -> usize {
        let a_visit = 16;
        let visits = usize::from(self.table.dice) * a_visit;
        let donations = usize::from(self.rules.resources) * Resource::ALL.len() + self.seats.get();
        usize::from(self.rules.clock.end) * (visits + donations)
    }

    fn round(&self) -> engine::Round {
        Round { now: self.round.into(), of: None }
    }

    /// All points lie open.
    fn standings(&self, _: Eyes) -> Standings {
        if self.stage == Stage::Over {
            return Standings::of(&self.scores());
        }
        let row = |seat: Seat| {
            let points = self.sides[seat.index()].points;
            let category = |(name, points)| engine::Points::new(name, Some(points));
            Placing {
                seat,
                place: None,
                total: Some(points.total()),
                points: points.by_category().into_iter().map(category).collect(),
            }
        };
        Standings { rows: self.seats.seats().map(row).collect(), tie_break: None }
    }

    /// Every kind of resource, the dice, every tile.
    fn census(&self, count: &mut Census) {
        const DICE: usize = Resource::ALL.len();
        let before_all = self.sides.iter().map(|side| side.stock);
        let stocks = self.stocks.iter().copied().chain(before_all).chain([self.out]);
        for stock in stocks {
            for resource in Resource::ALL {
                count.add(resource.index(), stock[resource].into());
            }
        }
        count.add(DICE, self.dice.iter().copied().map(i32::from).sum());
        count.add(DICE, self.drafts.into());
        for (index, stack) in self.stacks.iter().enumerate() {
            for letter in stack.letters {
                count.add(DICE + 1 + index * Letter::ALL.len() + letter as usize, 1);
            }
        }
    }
}
