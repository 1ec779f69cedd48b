//! The table: everything that lies on it, open or hidden.

use super::card::Card;
use super::components::{Components, MOST_CARDS, MOST_EXPEDITIONS, MOST_MARKET, MOST_SEATS};
use super::destination::Destination;
use super::member::PerKind;
use super::options::Options;
use super::scale::Scale;
use super::team::{TEAMS, Team, Teams, Which};
use crate::engine::{Seat, SeatCount, SeatSet};
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// Cards one upon the other, the top one last.
pub type Pile = List<Card, MOST_CARDS>;

/// A match of Explora.
#[derive(Clone)]
pub struct Explora {
    pub(super) rules: &'static Components,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    /// The seats that must decide.
    pub(super) waiting: SeatSet,
    pub(super) stage: Stage,
    /// Which round of the match, from 1; 0 before the first.
    pub(super) round: u16,
    /// The expedition cards of the match (EX-1.2).
    pub(super) row: List<Destination, MOST_EXPEDITIONS>,
    /// Which of them is active, from 0.
    pub(super) active: u8,
    /// Who won those that are over.
    pub(super) winners: List<Option<Seat>, MOST_EXPEDITIONS>,
    pub(super) scale: Scale,
    pub(super) deck: Pile,
    pub(super) discard: Pile,
    pub(super) market: List<Card, MOST_MARKET>,
    /// Cartographers in the cartography area.
    pub(super) cartographers: u8,
    /// Risky moves whose drawn card has not been dealt with yet (EX-4.10).
    pub(super) risked: u8,
    /// The picking order with the bids, from the reveal on (EX-3.2).
    pub(super) order: List<Pick, MOST_SEATS>,
    /// How many of them have had their pick.
    pub(super) picked: u8,
    /// The team that took the card of the expedition just held.
    pub(super) strongest: Option<(Seat, Which)>,
    pub(super) sides: [Side; MOST_SEATS],
    /// What the bank has taken in, less what it has paid out (EX-1.8).
    pub(super) bank: i32,
}

/// What lies before one seat, and what it hides behind its screen.
#[derive(Clone, Copy, Default)]
pub(super) struct Side {
    /// All its money, what it has bid included.
    pub money: u16,
    /// Its bid until it is paid.
    pub bid: Option<u16>,
    pub teams: [Team; TEAMS],
    /// The teams it sends on the expedition.
    pub sent: Option<Teams>,
    /// Those of them that must still lose a card (EX-6.6).
    pub losing: Teams,
    /// Its artefacts, by the place on the scale that brought them.
    pub artefacts: [u8; MOST_SEATS],
}

/// A seat's turn to pick: its bid, and the card that it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "seats, bids and cards say what they are")]
pub struct Pick {
    pub seat: Seat,
    pub bid: u16,
    pub card: Option<Card>,
}

impl Default for Pick {
    fn default() -> Self {
        Self { seat: Seat::at(0), bid: 0, card: None }
    }
}

/// Where in the match we are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Everybody bids in secret for the starting order (EX-1.5).
    Opening,
    /// Everybody bids in secret for the cards of the market (EX-3.1).
    Bid,
    /// A seat must take a card (EX-4.1).
    Pick,
    /// A seat must use the card it took, or the one its risky move drew.
    Use {
        /// The card.
        card: Card,
        /// Whether a risky move drew it: then it cannot be sold (EX-4.6).
        drawn: bool,
    },
    /// Everybody chooses in secret which teams go (EX-6.2).
    Send,
    /// A seat chooses which of its two equal teams takes the expedition card (EX-6.4).
    Claim,
    /// A seat chooses the card that this team loses (EX-6.6).
    Lose {
        /// Whose team.
        owner: Seat,
        /// Which of its teams.
        team: Which,
    },
    /// The game is over.
    Over,
}

impl Stage {
    /// Whether everybody bids in secret.
    pub const fn is_bidding(self) -> bool {
        matches!(self, Self::Opening | Self::Bid)
    }

    /// Whether everybody decides in secret and at the same time.
    pub const fn is_secret(self) -> bool {
        self.is_bidding() || matches!(self, Self::Send)
    }
}

impl Explora {
    /// The active expedition.
    #[inline]
    pub(super) fn destination(&self) -> Destination {
        self.row.get(usize::from(self.active)).copied().unwrap_or_default()
    }

    /// How often each kind of member counts now.
    #[inline]
    pub(super) fn symbols(&self) -> &'static PerKind<u8> {
        self.rules.symbols(self.destination())
    }

    #[inline]
    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub(super) fn team(&self, seat: Seat, team: Which) -> &Team {
        &self.side(seat).teams[team.index()]
    }

    #[inline]
    pub(super) fn team_mut(&mut self, seat: Seat, team: Which) -> &mut Team {
        &mut self.side_mut(seat).teams[team.index()]
    }

    /// EX-5.1.
    #[inline]
    pub(super) fn strength(&self, seat: Seat, team: Which) -> u8 {
        self.team(seat, team).strength(self.rules, self.symbols())
    }

    /// The teams that may go: those on the strength track (EX-6.2).
    #[inline]
    pub(super) fn ready(&self, seat: Seat) -> Teams {
        Which::BOTH.into_iter().filter(|&team| self.strength(seat, team) > 0).collect()
    }

    /// The bank pays a seat.
    #[inline]
    pub(super) fn pay_out(&mut self, seat: Seat, money: impl Into<u16>) {
        let money = money.into();
        self.side_mut(seat).money += money;
        self.bank -= i32::from(money);
    }

    /// A seat pays the bank, as far as it can; how much that was.
    #[inline]
    pub(super) fn pay_in(&mut self, seat: Seat, money: impl Into<u16>) -> u16 {
        let side = self.side_mut(seat);
        let paid = money.into().min(side.money);
        side.money -= paid;
        self.bank += i32::from(paid);
        paid
    }

    /// Every seat of this table.
    #[inline]
    pub(super) fn everybody(&self) -> SeatSet {
        self.seats.seats().collect()
    }
}
