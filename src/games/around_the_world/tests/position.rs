//! Positions in a player's words, and a table on which decisions are taken and checked.

use crate::engine::{Kit, NotPlayable, Scripted, SeatCount, SeatSet};
use crate::games::Boxed as _;
use crate::games::around_the_world::map::{Map, Node};
use crate::games::around_the_world::state::{Card, InDeck};
use crate::games::around_the_world::{
    AroundTheWorld, Claims, Colour, Components, Event, First, Options, Point, Refusal, SeatView,
    Stage,
};
use crate::games::testing;
pub use crate::games::testing::seat;
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

static KIT: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", AroundTheWorld::COMPONENTS).expect("it is ours"));

/// The shipped component file.
pub fn shipped() -> &'static Components {
    KIT.components()
}

/// The shipped component file with these changes: a box of one's own.
pub fn own_box(changes: &[(&str, &str)]) -> &'static Components {
    let text = changes.iter().fold(AroundTheWorld::COMPONENTS.to_owned(), |text, (from, to)| {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text.replace(from, to)
    });
    Kit::<Components>::read("components.ron", &text).expect("a box to play with").components()
}

pub fn point(name: &str) -> Point {
    name.parse().unwrap_or_else(|()| panic!("no point: {name}"))
}

/// Points as a list: `rome petra`.
pub fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(point).collect()
}

fn node(map: &Map, name: &str) -> Node {
    map.find(point(name)).unwrap_or_else(|| panic!("not on the map: {name}"))
}

/// A table for so many, with nothing on it but the map: the first turn is seat 1's, and each seat
/// has its tickets. Cards that are not named are nowhere.
pub fn position(seats: usize) -> Position {
    position_in(shipped(), seats)
}

/// The same with another box.
pub fn position_in(components: &'static Components, seats: usize) -> Position {
    let seats = SeatCount::new(seats).expect("a table for so many");
    let mut table = AroundTheWorld::bare(components, Options::default(), seats);
    for site in table.map.sites() {
        table.lay_card(site, Card::None);
    }
    for seat in seats.seats() {
        table.side_mut(seat).to_lay = 0;
    }
    (table.stage, table.round) = (Stage::Arrow, 1);
    Position { table }
}

/// A position in the making. What is not named need not exist.
#[derive(Clone)]
pub struct Position {
    table: AroundTheWorld,
}

impl Position {
    fn nodes(&self, names: &str) -> Vec<Node> {
        names.split_whitespace().map(|name| node(self.table.map, name)).collect()
    }

    /// Everybody watches for their own goals.
    pub fn declared(mut self) -> Self {
        self.table.options.claims = Claims::Declared;
        self
    }

    /// A seat holds these cards.
    pub fn hand(mut self, number: u8, names: &str) -> Self {
        for site in self.nodes(names) {
            self.table.take_in_hand(seat(number), site);
        }
        self
    }

    /// Cards lie open before a seat.
    pub fn open(mut self, number: u8, names: &str) -> Self {
        for site in self.nodes(names) {
            self.table.lay_card(site, Card::Open(seat(number)));
            self.table.side_mut(seat(number)).open.push(site);
        }
        self
    }

    /// A seat's tokens lie on these sites.
    pub fn tokens(mut self, number: u8, names: &str) -> Self {
        for site in self.nodes(names) {
            self.table.tokens[site.index()] = Some(seat(number));
            self.table.side_mut(seat(number)).on_map += 1;
        }
        self
    }

    /// A seat has taken so many tokens onto cards.
    pub fn taken(mut self, number: u8, tokens: u8) -> Self {
        self.table.side_mut(seat(number)).taken = tokens;
        self
    }

    /// A seat has so many tickets.
    pub fn tickets(mut self, number: u8, tickets: u8) -> Self {
        self.table.side_mut(seat(number)).tickets = tickets;
        self
    }

    /// So many tickets are in the supply.
    pub fn supply(mut self, tickets: u8) -> Self {
        self.table.tickets = tickets;
        self
    }

    /// The public goals.
    pub fn goals(mut self, names: &str) -> Self {
        for site in self.nodes(names) {
            self.table.lay_card(site, Card::Goal);
            self.table.goals.push(site);
        }
        self
    }

    /// The deck, its top first.
    pub fn deck(mut self, names: &str) -> Self {
        for site in self.nodes(names).into_iter().rev() {
            self.table.lay_card(site, Card::Deck);
            self.table.deck.push(InDeck { site, known: SeatSet::NOBODY });
        }
        self
    }

    /// An expedition has gone this way: `rose rome santorini`; where it went on from another point
    /// after a loop stands a comma.
    pub fn route(mut self, colour: Colour, way: &str) -> Self {
        let map = self.table.map;
        for part in way.split(", ") {
            let nodes = self.nodes(part);
            for step in nodes.windows(2) {
                let route = &mut self.table.routes[colour.index()];
                assert!(route.has(step[0]), "{part} does not begin on the route");
                let leads = |way: &crate::games::around_the_world::map::Way| way.to == step[1];
                let way = route.free_ways(map, step[0]).find(leads);
                route.lay(step[0], way.unwrap_or_else(|| panic!("no line: {part}")));
                self.table.laid += 1;
            }
        }
        self
    }

    /// One more arrow of a colour, wherever its expedition is.
    pub fn arrow(mut self, colour: Colour, from: &str, to: &str) -> Self {
        let map = self.table.map;
        let (from, to) = (node(map, from), node(map, to));
        let way = map.ways(from).iter().find(|way| way.to == to).expect("a line");
        self.table.routes[colour.index()].lay(from, *way);
        self
    }

    /// A colour has so many arrows that do not lie on the map.
    pub fn left(mut self, colour: Colour, arrows: u8) -> Self {
        self.table.routes[colour.index()].left = arrows;
        self
    }

    /// No colour has an arrow left.
    pub fn none_left(self) -> Self {
        Colour::ALL.into_iter().fold(self, |position, colour| position.left(colour, 0))
    }

    /// So many arrows have been laid in all.
    pub fn laid(mut self, arrows: u16) -> Self {
        self.table.laid = arrows;
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, number: u8) -> Self {
        self.table.turn = seat(number);
        self
    }

    /// Who began.
    pub fn first(mut self, number: u8) -> Self {
        self.table.first = seat(number);
        self
    }

    /// The end has been set off.
    pub fn ending(mut self) -> Self {
        self.table.ending = true;
        self
    }

    /// Each seat has still so many tokens to lay on key places.
    pub fn keys(mut self, tokens: u8) -> Self {
        (self.table.stage, self.table.round) = (Stage::Key, 0);
        for seat in self.table.seats.seats() {
            self.table.side_mut(seat).to_lay = tokens;
        }
        self
    }

    /// The table in this position.
    pub fn table(self) -> Table {
        Table(testing::Table::of(self.table, Scripted::default()))
    }
}

/// The options with this seat to begin; 0 is anybody.
pub fn begins(number: u8) -> Options {
    let first = [First::Random, First::One, First::Two, First::Three];
    let first = first.into_iter().chain([First::Four, First::Five, First::Six]);
    Options { first: first.into_iter().nth(number.into()).expect("a seat"), ..Options::default() }
}

/// A fresh match of so many; chance draws these numbers.
pub fn fresh(
    seats: usize,
    options: Options,
    draws: impl IntoIterator<Item = u32>,
) -> Result<Table, NotPlayable> {
    testing::Table::fresh(shipped(), seats, &options, Scripted::new(draws)).map(Table)
}

/// A fresh match with this seat to begin. These cards lie on top of the shuffled deck, before any
/// is dealt; the others follow in the order of the component file.
pub fn dealt(components: &'static Components, seats: usize, first: u8, top: &str) -> Table {
    let map = components.map();
    let mut deck: Vec<Node> = map.sites().collect();
    let top: Vec<Node> = top.split_whitespace().map(|name| node(map, name)).collect();
    let mut wanted: Vec<Node> = deck.iter().copied().filter(|site| !top.contains(site)).collect();
    wanted.reverse();
    wanted.extend(top.into_iter().rev());
    // What chance must say so that the deck comes out like that.
    let mut draws = Vec::new();
    for last in (1..deck.len()).rev() {
        let from = deck.iter().position(|site| *site == wanted[last]).expect("each card is once");
        deck.swap(last, from);
        draws.push(u32::try_from(from).expect("a small deck"));
    }
    let chance = Scripted::new(draws);
    let table = testing::Table::fresh(components, seats, &begins(first), chance);
    table.map_or_else(|fault| panic!("{fault:?}"), Table)
}

/// A match in progress. One seat is on turn, and decides; others may claim.
pub struct Table(testing::Table<AroundTheWorld, Scripted>);

impl Deref for Table {
    type Target = testing::Table<AroundTheWorld, Scripted>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Table {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Table {
    /// Another table in the same position.
    pub fn again(&self) -> Self {
        Self(testing::Table::of(self.game.clone(), Scripted::default()))
    }

    /// The seat on turn takes decisions, one after the other: `lay red rose rome, end`.
    pub fn does(&mut self, decisions: &str) -> &mut Self {
        for decision in decisions.split(", ") {
            let number = self.turn();
            self.0.does(number, decision);
        }
        self
    }

    /// A seat claims, whoever is on turn.
    pub fn claims(&mut self, number: u8) -> &mut Self {
        self.0.does(number, "claim");
        self
    }

    /// The decision of the seat on turn is refused for this reason.
    pub fn refused(&mut self, decision: &str, why: Refusal) -> &mut Self {
        let number = self.turn();
        self.0.refused(number, decision, why);
        self
    }

    /// Everything that a seat may decide now.
    pub fn choices_of(&self, number: u8) -> Vec<String> {
        self.0.choices(number)
    }

    /// The decision of any seat is refused for this reason.
    pub fn refused_of(&mut self, number: u8, decision: &str, why: Refusal) -> &mut Self {
        self.0.refused(number, decision, why);
        self
    }

    /// Everything that the seat on turn may decide now.
    pub fn choices(&self) -> Vec<String> {
        self.0.choices(self.turn())
    }

    /// The decisions on offer that begin like this.
    pub fn offered(&self, start: &str) -> Vec<String> {
        self.choices().into_iter().filter(|choice| choice.starts_with(start)).collect()
    }

    /// The seats that may claim.
    pub fn claimants(&self) -> Vec<u8> {
        let seats = (1..=u8::try_from(self.seen().seats.len()).expect("a few")).collect::<Vec<_>>();
        seats.into_iter().filter(|n| self.0.choices(*n).iter().any(|c| c == "claim")).collect()
    }

    /// What these eyes were told of the last decision.
    pub fn heard_by(&self, eyes: crate::engine::Eyes) -> Vec<Event> {
        self.0.heard(eyes)
    }

    /// What everybody was told of the last decision.
    pub fn heard(&self) -> Vec<Event> {
        self.0.heard(crate::engine::Eyes::Table)
    }

    /// Whether everybody was told this.
    pub fn has_told(&self, event: &Event) -> bool {
        self.heard().contains(event)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        self.seen().turn.map_or(0, crate::engine::Seat::number)
    }

    /// What is to be decided.
    pub fn stage(&self) -> Stage {
        self.seen().stage
    }

    /// What all see of a seat.
    pub fn side(&self, number: u8) -> SeatView {
        self.seen().seats[usize::from(number) - 1].clone()
    }

    /// What a seat holds.
    pub fn hand(&self, number: u8) -> Vec<Point> {
        let own = self.seen_by(number).seats[usize::from(number) - 1].hand.clone();
        own.expect("everybody sees their own")
    }

    /// The tickets of each seat.
    pub fn tickets(&self) -> Vec<u8> {
        self.seen().seats.iter().map(|seat| seat.tickets).collect()
    }

    /// The points of each seat.
    pub fn totals(&self) -> Vec<i32> {
        self.seen().seats.iter().map(|seat| seat.total).collect()
    }

    /// Where an expedition is.
    pub fn tip(&self, colour: Colour) -> Point {
        self.seen().tip(colour).unwrap_or_else(|| point("rose"))
    }

    /// The deck, its top first: nobody sees it.
    pub fn deck(&self) -> Vec<Point> {
        self.game.deck.iter().rev().map(|card| self.game.map.point(card.site)).collect()
    }
}
