//! Tikal: expeditions lay out the jungle tile by tile, and spend action points to dig temples and
//! treasures out of it. Rules are cited by number, as in `TK-3.2`.

pub mod action;
mod auction;
mod camp;
pub mod components;
mod digging;
pub mod event;
mod facts;
pub mod hex;
mod laying;
mod log;
mod moving;
pub mod options;
mod phrase;
mod scoring;
mod screen;
mod setup;
mod state;
mod temple;
#[cfg(test)]
mod tests;
pub mod tile;
pub mod treasure;
mod turn;
mod turns;
pub mod view;
mod ways;
mod words;

pub use action::{Action, Party};
pub use components::Components;
pub use event::{Asked, Event, Refusal};
pub use hex::{Hex, HexSet, Side};
pub use options::{First, Mode, Options};
pub use state::{Auction, Leader, Paid, Scoring, Stage, Tikal};
pub use tile::{Kind, Letter, Stones, Terrain, Tile, Turn};
pub use treasure::Treasure;
pub use view::{HexView, SideView, View};

use crate::engine::{
    self, Census, Chance, Eyes, Game, Happening, Manner, NotPlayable, Placing, Round, Seat,
    SeatCount, SeatSet, Standings,
};
use components::{LOWEST_LEVEL, MOST_LEVEL};

impl Game for Tikal {
    const ID: &'static str = "tikal";
    const RULES: u32 = 1;

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

    /// Everything that is done costs a point at least. A bid is higher than the one before, and
    /// nobody bids more than he has; what there is to have is bounded by the temples.
    fn longest(&self) -> usize {
        let tiles = self.rules.tile_count();
        let turns = tiles + (self.rules.volcanoes() + 1) * self.seats.get();
        let spent = turns * (usize::from(self.rules.action_points) + 2);
        let bids = match self.options.mode {
            Mode::Basic => 0,
            Mode::Auction => tiles * BIDS,
        };
        spent + bids
    }

    /// Tiles are counted as they come into play.
    fn round(&self) -> Round {
        let coming = self.in_hand.is_some() || matches!(self.stage, Stage::Bid | Stage::Choose);
        let now = u16::from(self.laid) + u16::from(coming);
        Round { now, of: u16::try_from(self.rules.tile_count()).ok() }
    }

    /// All points lie open.
    fn standings(&self, _: Eyes) -> Standings {
        if self.stage == Stage::Over {
            return Standings::of(&self.scores());
        }
        let row = |seat: Seat| {
            let side = self.side(seat);
            let category = |(name, points)| engine::Points::new(name, Some(points));
            Placing {
                seat,
                place: None,
                total: Some(side.total()),
                points: self.points_of(seat).map(category).collect(),
            }
        };
        Standings { rows: self.seats.seats().map(row).collect(), tie_break: None }
    }

    /// Tiles, levels, treasures; each seat's workers, camps and guards.
    fn census(&self, count: &mut Census) {
        const TILES: usize = Treasure::ALL.len() + MOST_LEVEL as usize + 1;
        const SEATS: usize = TILES + Letter::ALL.len() * tile::MOST_OF_A_LETTER;
        let in_ruins = self.ground.iter().flat_map(|ground| ground.treasures.iter());
        for treasure in self.treasures.iter().chain(in_ruins) {
            count.add(treasure.index(), 1);
        }
        for side in &self.sides {
            for treasure in Treasure::ALL {
                count.add(treasure.index(), side.treasures[treasure.index()].into());
            }
        }
        for level in LOWEST_LEVEL..=MOST_LEVEL {
            let on_temples = self.temples().filter(|hex| {
                let ground = self.at(*hex);
                ground.kind.number() < level && level <= ground.level
            });
            let all = i32::from(self.levels[usize::from(level)]) + count_of(on_temples);
            count.add(Treasure::ALL.len() + usize::from(level), all);
        }
        let laid = self.explored.iter().filter_map(|hex| self.at(hex).tile);
        let offered = self.auction.iter().flat_map(|auction| auction.left.iter().copied());
        let tiles = laid.chain(offered).chain(self.stack.iter().copied()).chain(self.in_hand);
        for tile in tiles.chain(self.lost.iter().copied()) {
            count.add(TILES + tile.letter() as usize * tile::MOST_OF_A_LETTER + tile.index(), 1);
        }
        for seat in self.seats.seats() {
            let side = self.side(seat);
            let first = SEATS + 4 * seat.index();
            let guards = self.open.iter().filter(|hex| self.at(*hex).guard == Some(seat));
            let by_workers = guards.clone().filter(|hex| side.leader != Leader::Guards(*hex));
            let standing: i32 =
                self.open.iter().map(|hex| i32::from(self.workers(seat, hex))).sum();
            let off = i32::from(side.workers) + i32::from(side.gone);
            count.add(first, standing + off + count_of(by_workers));
            count.add(first + 1, i32::from(side.guards) + count_of(guards));
            let camps = self.open.iter().filter(|hex| self.at(*hex).camp == Some(seat));
            count.add(first + 2, i32::from(side.camps) + count_of(camps));
            let leader = match side.leader {
                Leader::Supply | Leader::Gone => true,
                Leader::On(hex) => self.open.has(hex),
                Leader::Guards(hex) => self.at(hex).guard == Some(seat),
            };
            count.add(first + 3, leader.into());
        }
    }
}

/// So many decisions an auction takes at most, if bids are random: each rises towards what the
/// bidder has.
const BIDS: usize = 200;

fn count_of(things: impl Iterator) -> i32 {
    i32::try_from(things.count()).unwrap_or(i32::MAX)
}
