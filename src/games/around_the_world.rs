//! Around the World Expedition: three expeditions that everybody moves, and goals that are mostly
//! secret. Rules are cited by number, as in `AW-3.2`.

pub mod action;
mod arrival;
pub mod colour;
pub mod components;
pub mod event;
mod facts;
mod log;
pub mod map;
pub mod options;
mod phrase;
pub mod point;
mod screen;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod tickets;
mod turn;
mod turns;
pub mod view;
mod words;

pub use action::Action;
pub use colour::{Colour, PerColour};
pub use components::Components;
pub use event::{Asked, Change, Drawn, Due, Ending, Event, Refusal};
pub use map::{Map, Node};
pub use options::{Claims, First, Options};
pub use point::{Kind, Point};
pub use state::{AroundTheWorld, Claim, Stage};
pub use view::{ArrowView, SeatView, Under, View};

use crate::engine::{
    Census, Chance, Eyes, Game, Happening, Manner, NotPlayable, Placing, Points, Round, Score,
    Seat, SeatCount, SeatSet, Standings,
};
use state::Card;

impl Game for AroundTheWorld {
    const ID: &'static str = "around-the-world";
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

    /// Who holds cards may claim, whoever holds the one that lies there (AW-3.10).
    #[inline]
    fn may_act(&self) -> SeatSet {
        let open = |claim: state::Claim| claim.waiting.without(self.turn);
        self.claim.filter(|_| self.stage != Stage::Over).map_or(SeatSet::NOBODY, open)
    }

    /// Every decision is taken with a hand of goals in sight; what is made of the cards drawn
    /// nobody else learns (AW-4.5, AW-4.7).
    fn manner(&self) -> Manner {
        if self.stage == Stage::Change { Manner::Sealed } else { Manner::Privately }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        self.take(seat, action, at)
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn imagine(components: &'static Components, view: &View, chance: &mut impl Chance) -> Self {
        Self::imagined(components, view, chance)
    }

    /// After so many arrows the end is set off (AW-6.5); in what is left of the round all others
    /// may still be laid. For each there may be a claim of every seat, tickets and what to make of
    /// the cards drawn, and the end of the turn.
    fn longest(&self) -> usize {
        let rules = self.rules;
        let arrows = usize::from(rules.most_laid) + Colour::ALL.len() * usize::from(rules.arrows);
        let each = 2 + self.seats.get() * 2 + 2 * usize::from(rules.tickets.turn);
        (arrows + self.seats.get()) * each + usize::from(rules.keys) * self.seats.get()
    }

    fn round(&self) -> Round {
        Round { now: self.round.max(1), of: None }
    }

    /// All points lie open: who holds how many cards is no secret.
    fn standings(&self, _: Eyes) -> Standings {
        let seats = self.seats.seats();
        if self.stage == Stage::Over {
            let score = |seat| {
                let side = self.side(seat);
                let ties = vec![("tickets", side.tickets.into())];
                Score { seat, points: side.points().to_vec(), ties }
            };
            return Standings::of(&seats.map(score).collect::<Vec<_>>());
        }
        let row = |seat: Seat| {
            let side = self.side(seat);
            let points = side.points().map(|(name, points)| Points::new(name, Some(points)));
            Placing { seat, place: None, total: Some(side.total()), points: points.to_vec() }
        };
        Standings { rows: seats.map(row).collect(), tie_break: None }
    }

    /// Every card, each seat's tokens, tickets, and the arrows of each colour.
    fn census(&self, count: &mut Census) {
        const SEATS: usize = components::MOST_POINTS;
        const TICKETS: usize = SEATS + components::MOST_SEATS;
        let in_deck = self.deck.iter().map(|card| (card.site, Card::Deck));
        let drawn = self.drawn.iter().map(|site| (*site, Card::Drawn));
        let goals = self.goals.iter().map(|site| (*site, Card::Goal));
        let held = self.seats.seats().flat_map(|seat| {
            let side = self.side(seat);
            let hand = side.hand.iter().map(move |site| (*site, Card::Hand(seat)));
            hand.chain(side.open.iter().map(move |site| (*site, Card::Open(seat))))
        });
        for (site, card) in in_deck.chain(drawn).chain(goals).chain(held) {
            // Where it lies, and where the map says it lies.
            count.add(site.index(), i32::from(self.card(site) == card));
        }
        for seat in self.seats.seats() {
            let side = self.side(seat);
            let on_map = self.tokens.iter().filter(|token| **token == Some(seat)).count();
            let own = side.taken + side.to_lay + u8::try_from(on_map).unwrap_or(u8::MAX);
            count.add(SEATS + seat.index(), own.into());
            count.add(TICKETS, side.tickets.into());
        }
        count.add(TICKETS, self.tickets.into());
        for colour in Colour::ALL {
            let route = self.route(colour);
            let all = i32::from(route.left + route.arrows.count());
            count.add(TICKETS + 1 + colour.index(), all);
        }
    }
}
