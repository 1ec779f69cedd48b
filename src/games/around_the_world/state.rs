//! The table: everything that lies on it, open or face down.

use super::colour::Colour;
use super::components::{
    Components, MOST_ARROWS, MOST_DRAWN, MOST_GOALS, MOST_IN_HAND, MOST_POINTS, MOST_SEATS,
    MOST_SITES,
};
use super::event::Asked;
use super::map::{LineNumber, Map, Node, Way};
use super::options::Options;
use super::point::Point;
use crate::engine::{Seat, SeatCount, SeatSet};
use crate::games::list::List;
use serde::{Deserialize, Serialize};

/// A match of Around the World Expedition.
#[derive(Clone)]
pub struct AroundTheWorld {
    pub(super) rules: &'static Components,
    pub(super) map: &'static Map,
    pub(super) options: Options,
    pub(super) seats: SeatCount,
    /// Who began: rounds are counted by it (AW-6.1).
    pub(super) first: Seat,
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    /// Which round of turns, from 1; 0 while tokens are laid on key places.
    pub(super) round: u16,
    /// Whether the arrow of the turn has been laid (AW-2.1).
    pub(super) arrow_laid: bool,
    /// The expedition that has closed a loop whose arrow is due (AW-5.1).
    pub(super) loop_due: Option<Colour>,
    /// How many arrows of squares are due (AW-3.4).
    pub(super) squares_due: u8,
    /// Tickets used in this turn.
    pub(super) tickets_used: u8,
    /// Tickets in the supply.
    pub(super) tickets: u8,
    /// Arrows laid in all, removed ones counted (AW-6.5).
    pub(super) laid: u16,
    /// Whether the end has been set off (AW-6.1).
    pub(super) ending: bool,
    pub(super) claim: Option<Claim>,
    pub(super) routes: [Route; 3],
    /// The deck; its top is the last.
    pub(super) deck: List<InDeck, MOST_SITES>,
    /// The public goals.
    pub(super) goals: List<Node, MOST_GOALS>,
    /// What has been drawn and not yet kept or put back.
    pub(super) drawn: List<Node, MOST_DRAWN>,
    /// Where each site's card is.
    pub(super) cards: [Card; MOST_POINTS],
    /// Whose token lies on each site.
    pub(super) tokens: [Option<Seat>; MOST_POINTS],
    pub(super) sides: [Side; MOST_SEATS],
}

/// Where the card of a site is; other points have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Card {
    None,
    Deck,
    Drawn,
    Hand(Seat),
    Goal,
    Open(Seat),
}

/// A card in the deck, and who knows that it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct InDeck {
    pub site: Node,
    pub known: SeatSet,
}

/// A site just reached whose card may be in somebody's hand (AW-3.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claim {
    /// The site.
    pub site: Point,
    /// The seats that can still claim its card.
    pub waiting: SeatSet,
}

/// What a seat has.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub hand: List<Node, MOST_IN_HAND>,
    /// The cards laid open before it, in that order.
    pub open: List<Node, MOST_SITES>,
    /// Tokens not laid yet.
    pub to_lay: u8,
    /// Its tokens on the map.
    pub on_map: u8,
    /// Its tokens taken back onto cards.
    pub taken: u8,
    pub tickets: u8,
    /// How often it has changed a card, whether one was kept or not.
    pub changes: u8,
}

impl Side {
    /// Nothing at all.
    pub const EMPTY: Self = Self {
        hand: List::blank(Node::FIRST),
        open: List::blank(Node::FIRST),
        to_lay: 0,
        on_map: 0,
        taken: 0,
        tickets: 0,
        changes: 0,
    };

    /// Points by what they are for (AW-6.2): open cards and tokens taken, less the cards still in
    /// the hand and the tokens still on the map.
    pub fn points(&self) -> [(&'static str, i32); 4] {
        let count = |things: u8| i32::from(things);
        [
            ("cards", count(self.open.count())),
            ("tokens", count(self.taken)),
            ("hand", -count(self.hand.count())),
            ("left", -count(self.on_map)),
        ]
    }

    /// All together.
    pub fn total(&self) -> i32 {
        self.points().iter().map(|(_, points)| points).sum()
    }
}

/// The route of an expedition: its arrows, from the rose on.
#[derive(Clone, Copy)]
pub(super) struct Route {
    pub arrows: List<Arrow, MOST_ARROWS>,
    /// Arrows not on the map.
    pub left: u8,
    used: Bits<4>,
    visited: Bits<3>,
}

/// An arrow on the map.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Arrow {
    pub from: Node,
    pub to: Node,
    pub line: LineNumber,
    /// Whether it came to a point already on the route (AW-5.1).
    pub closes: bool,
}

impl Route {
    /// Not begun, with so many arrows to lay.
    pub fn from_rose(rose: Node, left: u8) -> Self {
        let mut visited = Bits::NONE;
        visited.set(rose.index(), true);
        Self { arrows: List::default(), left, used: Bits::NONE, visited }
    }

    /// Where its last arrow points to; the rose, if there is none.
    #[inline]
    pub fn tip(&self, map: &Map) -> Node {
        self.arrows.last().map_or(map.rose(), |arrow| arrow.to)
    }

    /// Whether none of its arrows lies on this line (AW-2.3).
    #[inline]
    pub fn is_free(&self, line: LineNumber) -> bool {
        !self.used.has(line.into())
    }

    /// Whether the expedition has been there.
    #[inline]
    pub fn has(&self, node: Node) -> bool {
        self.visited.has(node.index())
    }

    /// The ways that it could take from a point.
    #[inline]
    pub fn free_ways(&self, map: &'static Map, from: Node) -> impl Iterator<Item = Way> {
        map.ways(from).iter().copied().filter(|way| self.is_free(way.line))
    }

    /// Every point of it, once.
    #[inline]
    pub fn points(&self) -> impl Iterator<Item = Node> {
        self.visited.all().map(Node::at)
    }

    /// Lays an arrow; it closes a loop if it comes to a point of the route.
    #[inline]
    pub fn lay(&mut self, from: Node, way: Way) -> bool {
        let closes = self.has(way.to);
        self.arrows.push(Arrow { from, to: way.to, line: way.line, closes });
        self.used.set(way.line.into(), true);
        self.visited.set(way.to.index(), true);
        self.left -= 1;
        closes
    }

    /// Takes the last arrow away: its line is free again (AW-2.8).
    pub fn take_back(&mut self) -> Option<Arrow> {
        let arrow = self.arrows.pop()?;
        self.used.set(arrow.line.into(), false);
        if !arrow.closes {
            self.visited.set(arrow.to.index(), false);
        }
        self.left += 1;
        Some(arrow)
    }
}

/// A set of small numbers.
#[derive(Clone, Copy)]
struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Bits<WORDS> {
    const NONE: Self = Self([0; WORDS]);

    #[inline]
    fn has(&self, index: usize) -> bool {
        self.0[index / 64] & (1 << (index % 64)) != 0
    }

    #[inline]
    fn set(&mut self, index: usize, is: bool) {
        let bit = 1 << (index % 64);
        if is {
            self.0[index / 64] |= bit;
        } else {
            self.0[index / 64] &= !bit;
        }
    }

    #[inline]
    fn all(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let next = |bits: &u64| Some(bits & (bits - 1)).filter(|left| *left != 0);
            let left = std::iter::successors(Some(bits).filter(|bits| *bits != 0), next);
            left.map(move |bits| word * 64 + bits.trailing_zeros() as usize)
        })
    }
}

/// What is to be decided by the seat on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// A token is laid on a key place (AW-1.5).
    Key,
    /// The arrow of the turn, or a ticket before it (AW-2.1).
    Arrow,
    /// The arrow of a loop that this expedition has closed (AW-5.1).
    Loop(Colour),
    /// The arrow of a square (AW-3.4).
    Square,
    /// Tickets after the arrow, or the end of the turn (AW-2.1).
    Tickets,
    /// What to make of the cards drawn (AW-4.3).
    Change,
    /// The game is over.
    Over,
}

impl Stage {
    /// What it asks for.
    pub const fn asks(self) -> Asked {
        match self {
            Self::Key => Asked::Key,
            Self::Arrow => Asked::Arrow,
            Self::Loop(_) => Asked::Loop,
            Self::Square => Asked::Square,
            Self::Tickets => Asked::Tickets,
            Self::Change => Asked::Change,
            Self::Over => Asked::Nothing,
        }
    }
}

impl AroundTheWorld {
    #[inline]
    pub(super) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    #[inline]
    pub(super) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub(super) fn route(&self, colour: Colour) -> &Route {
        &self.routes[colour.index()]
    }

    #[inline]
    pub(super) fn card(&self, node: Node) -> Card {
        self.cards[node.index()]
    }

    #[inline]
    pub(super) fn lay_card(&mut self, node: Node, card: Card) {
        self.cards[node.index()] = card;
    }

    /// Puts a card under the deck; these seats know that it lies there.
    pub(super) fn put_under(&mut self, site: Node, known: SeatSet) {
        self.lay_card(site, Card::Deck);
        self.deck.push(InDeck { site, known });
        self.deck.rotate_right(1);
    }

    /// Takes the deck's top card.
    pub(super) fn draw_card(&mut self) -> Option<Node> {
        self.deck.pop().map(|card| card.site)
    }

    /// The seats that hold cards: everybody sees which they are.
    pub(super) fn with_cards(&self) -> SeatSet {
        self.seats.seats().filter(|seat| !self.side(*seat).hand.is_empty()).collect()
    }
}
