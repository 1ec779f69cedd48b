//! Explora: cards auctioned in secret bids make teams, teams go on expeditions, and a place on
//! the initiative scale is worth as much as strength. Rules are cited by number, as in `EX-3.2`.

pub mod action;
mod auction;
pub mod card;
pub mod components;
pub mod destination;
pub mod event;
mod expedition;
mod facts;
mod log;
mod market;
pub mod member;
pub mod options;
pub mod outlook;
mod phrase;
mod picking;
mod reveal;
pub mod scale;
mod screen;
mod setup;
mod state;
pub mod team;
#[cfg(test)]
mod tests;
mod turns;
pub mod view;
mod words;

pub use action::Action;
pub use card::{Card, What};
pub use components::Components;
pub use destination::Destination;
pub use event::{Event, Going, Refusal, SeatBid};
pub use member::{Kind, PerKind};
pub use options::{FirstGame, Initiative, Options};
pub use outlook::Outcome;
pub use scale::Scale;
pub use state::{Explora, Pick, Stage};
pub use team::{Team, Teams, Which};
pub use view::{SeatView, TeamCard, TeamView, View};

use crate::engine::{
    Census, Chance, Eyes, Game, Happening, Manner, NotPlayable, Placing, Points, Round, Seat,
    SeatCount, SeatSet, Standings,
};

impl Game for Explora {
    const ID: &'static str = "explora";
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
        Ok(Self::laid_out(components, *options, seats, at))
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.waiting
    }

    /// Bids and teams are chosen in secret; cards are picked, used and lost before all eyes.
    fn manner(&self) -> Manner {
        if self.stage.is_secret() { Manner::Sealed } else { Manner::Openly }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.waiting.has(seat) {
            return;
        }
        match self.stage {
            Stage::Opening | Stage::Bid => self.list_bids(seat, out),
            Stage::Pick => self.list_picks(out),
            Stage::Use { card, drawn } => self.list_uses(seat, card, drawn, out),
            Stage::Send => self.list_teams(seat, out),
            Stage::Claim => out.extend(Which::BOTH.map(Action::Claim)),
            Stage::Lose { owner, team } => self.list_losses(owner, team, out),
            Stage::Over => {}
        }
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Opening | Stage::Bid, Action::Bid(bid)) => self.bid(seat, bid, at),
            (Stage::Pick, Action::Take(card)) => self.take(seat, card, at),
            (Stage::Use { card, .. }, Action::Join(team)) => self.join(seat, card, team, at),
            (Stage::Use { card, .. }, Action::Found) => self.found(seat, card, at),
            (Stage::Use { card, .. }, Action::Replace(team, out)) => {
                self.replace(seat, card, (team, out), at)
            }
            (Stage::Use { card, .. }, Action::Play) => self.play(seat, card, at),
            (Stage::Use { card, drawn }, Action::Sell) => self.sell(seat, card, drawn, at),
            (Stage::Send, Action::Go(teams)) => self.go(seat, teams, at),
            (Stage::Claim, Action::Claim(team)) => {
                self.win(seat, team, at);
                Ok(())
            }
            (Stage::Lose { owner, team }, Action::Lose(card)) => {
                self.lose(seat, (owner, team), card, at)
            }
            (Stage::Opening | Stage::Bid | Stage::Over, _) => Err(Refusal::BidNow),
            (Stage::Pick, _) => Err(Refusal::TakeNow),
            (Stage::Use { card, .. }, _) => Err(Refusal::UseNow { card }),
            (Stage::Send, _) => Err(Refusal::ChooseNow),
            (Stage::Claim, _) => Err(Refusal::ClaimNow),
            (Stage::Lose { .. }, _) => Err(Refusal::LoseNow),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        self.seen_by(eyes)
    }

    fn imagine(components: &'static Components, view: &View, chance: &mut impl Chance) -> Self {
        Self::imagined(components, view, chance)
    }

    /// Every round turns up a card, and when all have been turned up an expedition is called. In
    /// a round a seat bids, takes a card, plays it and finds a place for the one it draws; on an
    /// expedition it chooses teams, claims the card and chooses a loss for two of them.
    fn longest(&self) -> usize {
        let expeditions = usize::from(self.rules.expeditions);
        let cards = self.rules.every_card().count();
        self.seats.get() * (1 + expeditions * (4 * cards + 4))
    }

    fn round(&self) -> Round {
        Round { now: u16::from(self.active) + 1, of: u16::try_from(self.row.len()).ok() }
    }

    /// Until the game is over money is hidden from the others (EX-1.4); cards and artefacts are
    /// not.
    fn standings(&self, eyes: Eyes) -> Standings {
        if self.stage == Stage::Over {
            return Standings::of(&self.scores());
        }
        let row = |seat: Seat| {
            let [expeditions, artefacts, money] = self.points(seat);
            let own = eyes.are_of(seat);
            Placing {
                seat,
                place: None,
                total: own.then_some(expeditions + artefacts + money),
                points: vec![
                    Points::new("expeditions", Some(expeditions)),
                    Points::new("artefacts", Some(artefacts)),
                    Points::new("money", own.then_some(money)),
                ],
            }
        };
        Standings { rows: self.seats.seats().map(row).collect(), tie_break: None }
    }

    /// Every kind of card, then markers, and money: what the seats have and what the bank has
    /// given them come to nothing.
    fn census(&self, count: &mut Census) {
        let piles = self.deck.iter().chain(self.discard.iter()).chain(self.market.iter());
        let in_use = match self.stage {
            Stage::Use { card, .. } => Some(card),
            _ => None,
        };
        for card in piles.copied().chain(in_use) {
            count.add(card.number(), 1);
        }
        for team in self.sides.iter().flat_map(|side| &side.teams) {
            for card in team.cards().iter() {
                count.add(card.number(), 1);
            }
        }
        count.add(Card::CARTOGRAPHER.number(), self.cartographers.into());
        count.add(Card::RISKY_MOVE.number(), self.risked.into());
        // Until the starting bids are open, the markers lie beside the scale.
        let scale = match self.stage {
            Stage::Opening => Scale::lined_up(self.seats.seats()),
            _ => self.scale,
        };
        for marker in scale.0 {
            count.add(Card::KINDS + marker.map_or(Seat::MOST, Seat::index), 1);
        }
        let money: i32 = self.sides.iter().map(|side| i32::from(side.money)).sum();
        count.add(Card::KINDS + Seat::MOST + 1, money + self.bank);
    }
}
