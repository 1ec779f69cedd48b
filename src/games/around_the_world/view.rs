//! What one pair of eyes sees of the table, and the tables that it could be.

use super::colour::{Colour, PerColour};
use super::components::{Components, MOST_DRAWN, MOST_GOALS, MOST_IN_HAND, MOST_SITES};
use super::event::Drawn;
use super::map::{Map, Node, Way};
use super::options::Options;
use super::point::{Kind, Point};
use super::state::{AroundTheWorld, Card, Claim, InDeck, Route, Side, Stage};
use crate::engine::{Chance, Eyes, Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};

/// The table as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The variants agreed on.
    pub options: Options,
    /// Which round of turns, from 1; 0 while tokens are laid on key places.
    pub round: u16,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
    /// What that seat must decide.
    pub stage: Stage,
    /// Whether the arrow of the turn has been laid.
    pub arrow_laid: bool,
    /// How many arrows of squares are due.
    pub squares_due: u8,
    /// How many tickets have been used in this turn.
    pub tickets_used: u8,
    /// The tickets in the supply.
    pub tickets: u8,
    /// How many arrows have been laid in all, removed ones counted.
    pub laid: u16,
    /// Whether this is the last round.
    pub ending: bool,
    /// What can be claimed now, and by whom.
    pub claim: Option<Claim>,
    /// The arrows of each expedition, from the rose on.
    pub routes: PerColour<Vec<ArrowView>>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The public goals.
    pub goals: Vec<Point>,
    /// What was drawn to change a card: for the eyes of the seat that drew.
    pub drawn: Option<Drawn>,
    /// How many cards were drawn.
    pub drawn_count: u8,
    /// The cards in the deck whose place these eyes know, from the top.
    pub under: Vec<Under>,
    /// What each seat has.
    pub seats: Vec<SeatView>,
}

/// An arrow on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ArrowView {
    /// Where it begins.
    pub from: Point,
    /// Where it points to.
    pub to: Point,
}

/// A card in the deck that some eyes know of (AW-7.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Under {
    /// The card.
    pub site: Point,
    /// How many cards lie above it.
    pub above: u8,
    /// Whether everybody knows it.
    pub open: bool,
}

/// What some eyes see of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards it holds.
    pub cards: u8,
    /// The cards it holds: for its own eyes, and for all once the game is over.
    pub hand: Option<Vec<Point>>,
    /// The cards laid open before it, in that order.
    pub open: Vec<Point>,
    /// Where its tokens lie.
    pub tokens: Vec<Point>,
    /// Tokens that it has still to lay on key places.
    pub to_lay: u8,
    /// Tokens taken back onto cards.
    pub taken: u8,
    /// Its tickets.
    pub tickets: u8,
    /// How often it has drawn to change a card.
    pub changes: u8,
    /// Its points as it stands (AW-6.2).
    pub total: i32,
}

impl AroundTheWorld {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let point = |node: Node| self.map.point(node);
        let over = self.stage == Stage::Over;
        let arrows = |colour: Colour| {
            let arrows = self.route(colour).arrows;
            arrows.iter().map(|a| ArrowView { from: point(a.from), to: point(a.to) }).collect()
        };
        let known = |card: &InDeck| match eyes.seat() {
            Some(seat) => card.known.has(seat),
            None => card.known == SeatSet::EVERYBODY,
        };
        let from_top = (0..).zip(self.deck.iter().rev());
        let under = |(above, card): (u8, &InDeck)| Under {
            site: point(card.site),
            above,
            open: card.known == SeatSet::EVERYBODY,
        };
        let drawn = || self.drawn.iter().map(|site| point(*site)).collect();
        let draws = self.stage == Stage::Change;
        View {
            eyes,
            options: self.options,
            round: self.round,
            first: self.first,
            turn: (!over).then_some(self.turn),
            stage: self.stage,
            arrow_laid: self.arrow_laid,
            squares_due: self.squares_due,
            tickets_used: self.tickets_used,
            tickets: self.tickets,
            laid: self.laid,
            ending: self.ending,
            claim: self.claim,
            routes: PerColour::of(arrows),
            deck: self.deck.count(),
            goals: self.goals.iter().map(|goal| point(*goal)).collect(),
            drawn: (draws && eyes.are_of(self.turn)).then(drawn),
            drawn_count: self.drawn.count(),
            under: from_top.filter(|(_, card)| known(card)).map(under).collect(),
            seats: self.seats.seats().map(|seat| self.seat_seen_by(seat, eyes)).collect(),
        }
    }

    fn seat_seen_by(&self, seat: Seat, eyes: Eyes) -> SeatView {
        let side = self.side(seat);
        let open = eyes.are_of(seat) || self.stage == Stage::Over;
        let points = |nodes: &[Node]| nodes.iter().map(|node| self.map.point(*node)).collect();
        let tokens = self.map.sites().filter(|site| self.tokens[site.index()] == Some(seat));
        SeatView {
            cards: side.hand.count(),
            hand: open.then(|| points(&side.hand)),
            open: points(&side.open),
            tokens: tokens.map(|site| self.map.point(site)).collect(),
            to_lay: side.to_lay,
            taken: side.taken,
            tickets: side.tickets,
            changes: side.changes,
            total: side.total(),
        }
    }

    /// A table that looks like this: what the eyes cannot see is shuffled among the hands and the
    /// places of the deck where it may be.
    pub(super) fn imagined(
        rules: &'static Components,
        view: &View,
        chance: &mut impl Chance,
    ) -> Self {
        let seats = SeatCount::new(view.seats.len()).unwrap_or(SeatCount::MOST);
        let mut table = Self::bare(rules, view.options, seats);
        table.round = view.round;
        table.first = view.first;
        table.turn = view.turn.unwrap_or(view.first);
        table.stage = view.stage;
        table.arrow_laid = view.arrow_laid;
        table.squares_due = view.squares_due;
        table.tickets_used = view.tickets_used;
        table.tickets = view.tickets;
        table.laid = view.laid;
        table.ending = view.ending;
        table.claim = view.claim;
        if let Stage::Loop(colour) = view.stage {
            table.loop_due = Some(colour);
        }
        for colour in Colour::ALL {
            table.routes[colour.index()] = view.route(colour, table.map, rules.arrows);
        }
        for (seat, seen) in seats.seats().zip(&view.seats) {
            table.lay_out(seat, seen);
        }
        for goal in table.found(&view.goals, MOST_GOALS) {
            table.lay_card(goal, Card::Goal);
            table.goals.push(goal);
        }
        table.imagine_hidden(view, chance);
        table
    }

    /// The sites of these names, those that the map has, no more than fit into a hand, a deck, a
    /// row: a view may come from elsewhere.
    fn found(&self, points: &[Point], most: usize) -> Vec<Node> {
        let sites = points.iter().filter_map(|point| self.map.find(*point));
        sites.filter(|node| self.map.kind(*node) == Kind::Site).take(most).collect()
    }

    /// What lies open before a seat, and on the map.
    fn lay_out(&mut self, seat: Seat, seen: &SeatView) {
        *self.side_mut(seat) = Side {
            to_lay: seen.to_lay,
            taken: seen.taken,
            tickets: seen.tickets,
            changes: seen.changes,
            ..Side::EMPTY
        };
        for site in self.found(&seen.open, MOST_SITES) {
            self.lay_card(site, Card::Open(seat));
            self.side_mut(seat).open.push(site);
        }
        for site in self.found(&seen.tokens, MOST_SITES) {
            self.tokens[site.index()] = Some(seat);
            self.side_mut(seat).on_map += 1;
        }
        for site in self.found(seen.hand.as_deref().unwrap_or_default(), MOST_IN_HAND) {
            self.take_in_hand(seat, site);
        }
    }

    /// Hands, what was drawn, and the deck.
    fn imagine_hidden(&mut self, view: &View, chance: &mut impl Chance) {
        let drawn = view.drawn.unwrap_or_default();
        for site in self.found(&drawn, MOST_DRAWN) {
            self.lay_card(site, Card::Drawn);
            self.drawn.push(site);
        }
        // What these eyes know to lie in the deck lies where they know it.
        let deck = usize::from(view.deck).min(MOST_SITES);
        let mut places = vec![None; deck];
        let mut unseen: Vec<Node> =
            self.map.sites().filter(|site| self.card(*site) == Card::Deck).collect();
        for under in &view.under {
            let place = deck.checked_sub(usize::from(under.above) + 1);
            let (Some(site), Some(place)) = (self.map.find(under.site), place) else { continue };
            let seat = view.eyes.seat().map_or(SeatSet::NOBODY, SeatSet::only);
            let known = if under.open { SeatSet::EVERYBODY } else { seat };
            places[place] = Some(InDeck { site, known });
            unseen.retain(|other| *other != site);
        }
        chance.shuffle(&mut unseen);
        for (seat, seen) in self.seats.seats().zip(&view.seats) {
            if seen.hand.is_none() {
                self.imagine_hand(seat, seen, &mut unseen);
            }
        }
        for _ in self.drawn.len()..usize::from(view.drawn_count) {
            if let Some(site) = unseen.pop() {
                self.lay_card(site, Card::Drawn);
                self.drawn.push(site);
            }
        }
        let mut unseen = unseen.into_iter().map(|site| InDeck { site, known: SeatSet::NOBODY });
        self.deck.extend(places.into_iter().filter_map(|place| place.or_else(|| unseen.next())));
    }

    /// Somebody else's hand: the cards of its key places, as long as it has changed none, and of
    /// the places that it will still find, then any.
    fn imagine_hand(&mut self, seat: Seat, seen: &SeatView, unseen: &mut Vec<Node>) {
        let cards = usize::from(seen.cards).min(MOST_IN_HAND);
        if seen.changes == 0 {
            for site in self.found(&seen.tokens, MOST_SITES) {
                if unseen.contains(&site) && self.side(seat).hand.len() < cards {
                    unseen.retain(|other| *other != site);
                    self.take_in_hand(seat, site);
                }
            }
        }
        let to_lay = if self.stage == Stage::Key { seen.to_lay } else { 0 };
        for wanted in 0..cards.saturating_sub(self.side(seat).hand.len()) {
            let far = |site: &Node| wanted >= usize::from(to_lay) || self.map.is_far(*site);
            let Some(index) = unseen.iter().rposition(far).or(unseen.len().checked_sub(1)) else {
                return;
            };
            let site = unseen.swap_remove(index);
            self.take_in_hand(seat, site);
        }
    }
}

impl View {
    /// An expedition's route, as its arrows lie.
    fn route(&self, colour: Colour, map: &'static Map, arrows: u8) -> Route {
        let mut route = Route::from_rose(map.rose(), arrows);
        for arrow in &self.routes[colour] {
            let Some(from) = map.find(arrow.from) else { break };
            let leads = |way: &&Way| map.point(way.to) == arrow.to;
            let Some(way) = map.ways(from).iter().find(leads) else { break };
            if route.left == 0 {
                break;
            }
            route.lay(from, *way);
        }
        route
    }

    /// Where an expedition's last arrow points to; nothing, if it has not left the rose.
    pub fn tip(&self, colour: Colour) -> Option<Point> {
        self.routes[colour].last().map(|arrow| arrow.to)
    }

    /// The seat that these eyes belong to.
    pub fn own(&self) -> Option<&SeatView> {
        self.seats.get(self.eyes.seat()?.index())
    }

    /// Whose token lies on a site.
    pub fn token(&self, site: Point) -> Option<Seat> {
        let index = self.seats.iter().position(|seat| seat.tokens.contains(&site))?;
        Some(Seat::at(index))
    }
}
