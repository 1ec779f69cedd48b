//! What one pair of eyes sees of the table, and the tables that it could be.

use super::card::{Card, What};
use super::components::{Components, MOST_EXPEDITIONS, MOST_MARKET, MOST_SEATS};
use super::destination::Destination;
use super::member::Kind;
use super::options::Options;
use super::scale::Scale;
use super::state::{Explora, Pick, Pile, Side, Stage};
use super::team::{TEAMS, Team, Teams, Which};
use crate::engine::{Chance, Eyes, Seat, SeatCount, SeatSet};
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// The table as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The variants agreed on.
    pub options: Options,
    /// Which round of the match, from 1; 0 before the first.
    pub round: u16,
    /// What must be decided.
    pub stage: Stage,
    /// Who must still decide it: those who have not bid yet, the seat that picks.
    pub waiting: SeatSet,
    /// The expeditions of the match, in their order.
    pub expeditions: List<Destination, MOST_EXPEDITIONS>,
    /// Which of them is active, from 1.
    pub active: u8,
    /// Who won those that are over; nothing where nobody went.
    pub winners: List<Option<Seat>, MOST_EXPEDITIONS>,
    /// The markers on the scale, from place I; nothing for an unused one.
    pub scale: Scale,
    /// The cards on the market.
    pub market: List<Card, MOST_MARKET>,
    /// How many cards the deck has left.
    pub deck: u8,
    /// The discards, the last on top.
    pub discard: Pile,
    /// How many cartographers lie in the cartography area.
    pub cartographers: u8,
    /// Risky moves in play: the card they drew is not dealt with yet.
    pub risked: u8,
    /// The picking order, with the bids and what each has taken: from the reveal to the end of
    /// the round, and of the expedition after it.
    pub order: List<Pick, MOST_SEATS>,
    /// How many of them have had their pick.
    pub picked: u8,
    /// The team that took the expedition card, while losses are chosen.
    pub strongest: Option<(Seat, Which)>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
}

/// What some eyes see of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// The patron on its screen.
    pub patron: Card,
    /// Its money, what it has bid included: for its own eyes, and for all once the game is over.
    pub money: Option<u16>,
    /// Its bid that is not paid yet: for its own eyes, and for all once the bids are revealed.
    pub bid: Option<u16>,
    /// Its two teams; one without cards is none.
    pub teams: [TeamView; TEAMS],
    /// The teams it sends on the expedition: for its own eyes, and for all once it is revealed.
    pub sent: Option<Teams>,
    /// Those of them that must still lose a card.
    pub losing: Teams,
    /// How many artefacts it has from each place of the scale, from the first.
    pub artefacts: [u8; MOST_SEATS],
    /// The expedition cards it has won.
    pub expeditions: List<Destination, MOST_EXPEDITIONS>,
}

/// A team as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct TeamView {
    /// Its cards: explorer, crew, transport, then jetpacks.
    pub cards: List<TeamCard, { Kind::ALL.len() }>,
    /// Its strength on the active expedition.
    pub strength: u8,
    /// What it would earn there.
    pub pay: u8,
}

/// A card in a team, and what it counts as now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "cards and kinds say what they are")]
pub struct TeamCard {
    pub card: Card,
    pub kind: Kind,
}

impl TeamView {
    /// The team itself, to be reckoned with.
    pub fn team(&self) -> Team {
        self.cards.iter().map(|card| card.card).collect()
    }
}

impl Explora {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        View {
            eyes,
            options: self.options,
            round: self.round,
            stage: self.stage,
            waiting: self.waiting,
            expeditions: self.row,
            active: self.active + 1,
            winners: self.winners,
            scale: self.scale,
            market: self.market,
            deck: self.deck.count(),
            discard: self.discard,
            cartographers: self.cartographers,
            risked: self.risked,
            order: self.order,
            picked: self.picked,
            strongest: self.strongest,
            seats: self.seats.seats().map(|seat| self.seat_seen_by(seat, eyes)).collect(),
        }
    }

    fn seat_seen_by(&self, seat: Seat, eyes: Eyes) -> SeatView {
        let side = self.side(seat);
        let own = eyes.are_of(seat);
        let bids_open = !self.stage.is_bidding();
        let teams_open = self.stage != Stage::Send;
        let won = self.row.iter().zip(self.winners.iter()).filter(|&(_, &w)| w == Some(seat));
        SeatView {
            patron: Card::patron_of(seat).unwrap_or_default(),
            money: (own || self.stage == Stage::Over).then_some(side.money),
            bid: side.bid.filter(|_| own || bids_open),
            teams: side.teams.map(|team| self.team_seen(team)),
            sent: side.sent.filter(|_| own || teams_open),
            losing: side.losing,
            artefacts: side.artefacts,
            expeditions: won.map(|(&destination, _)| destination).collect(),
        }
    }

    fn team_seen(&self, team: Team) -> TeamView {
        let symbols = self.symbols();
        let strength = team.strength(self.rules, symbols);
        let mut jetpacks = team.jetpack_kinds(symbols).iter().copied().collect::<Vec<_>>();
        jetpacks.reverse();
        let cards = team.cards();
        let shown = cards.iter().map(|&card| {
            let kind = match card.what() {
                What::Member(kind) => kind,
                _ => jetpacks.pop().unwrap_or_default(),
            };
            TeamCard { card, kind }
        });
        TeamView { cards: shown.collect(), strength, pay: self.rules.pay(strength) }
    }

    /// A table that looks like this. Nobody holds cards in secret, so the deck is what is not
    /// seen, in some order; other seats' money and sealed decisions are what they may be.
    pub(super) fn imagined(
        rules: &'static Components,
        view: &View,
        chance: &mut impl Chance,
    ) -> Self {
        let seats = SeatCount::new(view.seats.len()).unwrap_or(SeatCount::MOST);
        let mut table = Self::bare(rules, view.options, seats);
        table.round = view.round;
        table.stage = view.stage;
        table.waiting = view.waiting;
        table.row = view.expeditions;
        table.active = view.active.saturating_sub(1);
        table.winners = view.winners;
        table.scale = view.scale;
        table.market = view.market;
        table.discard = view.discard;
        table.cartographers = view.cartographers;
        table.risked = view.risked;
        table.order = view.order;
        table.picked = view.picked;
        table.strongest = view.strongest;
        table.deck.extend(view.unseen_cards(rules));
        chance.shuffle(&mut table.deck);
        for (seat, seen) in seats.seats().zip(&view.seats) {
            let side = table.side_mut(seat);
            side.teams = seen.teams.map(|team| team.team());
            side.losing = seen.losing;
            side.artefacts = seen.artefacts;
            let ready = table.ready(seat);
            let side = table.side_mut(seat);
            side.sent = seen.sent.or_else(|| view.some_teams(seat, ready, chance));
            view.imagine_money(seat, seen, rules, side, chance);
        }
        let money: i32 = table.sides.iter().map(|side| i32::from(side.money)).sum();
        table.bank = -money;
        table
    }
}

impl View {
    /// The cards that lie nowhere in sight: the deck.
    pub(super) fn unseen_cards(&self, rules: &Components) -> Vec<Card> {
        let mut seen = [0u8; Card::KINDS];
        let teams = self.seats.iter().flat_map(|seat| &seat.teams);
        let in_teams = teams.flat_map(|team| team.cards.iter().map(|card| card.card));
        let in_use = match self.stage {
            Stage::Use { card, .. } => Some(card),
            _ => None,
        };
        let lying = self.market.iter().chain(self.discard.iter()).copied();
        for card in lying.chain(in_teams).chain(in_use) {
            seen[card.number()] += 1;
        }
        seen[Card::CARTOGRAPHER.number()] += self.cartographers;
        seen[Card::RISKY_MOVE.number()] += self.risked;
        let mut cards: Vec<Card> = rules.every_card().collect();
        cards.retain(|card| {
            let seen = &mut seen[card.number()];
            let hidden = *seen == 0;
            *seen = seen.saturating_sub(1);
            hidden
        });
        cards
    }

    /// Whether this seat has decided in secret, and these eyes do not know what.
    fn has_sealed(&self, seat: Seat) -> bool {
        !self.eyes.are_of(seat) && !self.waiting.has(seat)
    }

    /// Teams that a seat may have chosen.
    fn some_teams(&self, seat: Seat, ready: Teams, chance: &mut impl Chance) -> Option<Teams> {
        let sealed = self.stage == Stage::Send && self.has_sealed(seat);
        let chosen = |_: &Which| chance.below(2) == 0;
        sealed.then(|| ready.iter().filter(chosen).collect())
    }

    /// Money that a seat may have, with its bid in it. Before the first bids are open everybody
    /// has what everybody got (EX-1.4); later nobody remembers exactly.
    fn imagine_money(
        &self,
        seat: Seat,
        seen: &SeatView,
        rules: &Components,
        side: &mut Side,
        chance: &mut impl Chance,
    ) {
        let start = u16::from(rules.money);
        let bidding = self.stage.is_bidding();
        side.money = match seen.money {
            Some(money) => money,
            None if self.stage == Stage::Opening => start,
            None => seen.bid.unwrap_or(0) + some(2 * start, chance),
        };
        side.bid = seen.bid;
        if bidding && self.has_sealed(seat) {
            side.bid = Some(some(side.money, chance));
        }
    }
}

/// Something from nothing to this much.
fn some(most: u16, chance: &mut impl Chance) -> u16 {
    u16::try_from(chance.below(u32::from(most) + 1)).unwrap_or(most)
}
