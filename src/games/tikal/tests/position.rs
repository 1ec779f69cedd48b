//! Positions in a player's words, and a table on which decisions are taken and checked.

use crate::engine::{Kit, NotPlayable, Quiet, Scripted, SeatCount, SeatSet, Swift};
use crate::games::Boxed as _;
use crate::games::testing;
pub use crate::games::testing::seat;
use crate::games::tikal::{
    Components, Event, Hex, HexView, Kind, Leader, Mode, Options, Paid, Refusal, SideView, Stage,
    Stones, Terrain, Tikal, Tile, Treasure, Turn,
};
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

static KIT: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", Tikal::COMPONENTS).expect("it is ours"));

/// The numbers of the shipped component file.
pub fn shipped() -> &'static Components {
    KIT.components()
}

/// The shipped component file with these tiles alone: `A: [(kind: volcano, stones: "000000")]`.
pub fn with_tiles(tiles: &str) -> &'static Components {
    let (before, _) = Tikal::COMPONENTS.split_once("tiles: {").expect("there are tiles");
    let text = format!("{before}tiles: {{{tiles}}})");
    Kit::<Components>::read("components.ron", &text).expect("a box to play with").components()
}

pub fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_else(|()| panic!("no hex: {name}"))
}

pub fn tile(name: &str) -> Tile {
    name.parse().unwrap_or_else(|()| panic!("no tile: {name}"))
}

/// Tiles as a list: `A1 B6`.
pub fn tiles(names: &str) -> Vec<Tile> {
    names.split_whitespace().map(tile).collect()
}

/// Treasures as a list: `jade jade mask`.
pub fn treasures(names: &str) -> Vec<Treasure> {
    let treasure = |name: &str| name.parse().unwrap_or_else(|()| panic!("no treasure: {name}"));
    names.split_whitespace().map(treasure).collect()
}

pub fn stones(digits: &str) -> Stones {
    digits.to_owned().try_into().expect("stones on six sides")
}

/// A table for so many, the board as it is printed; seat 1 has ten points to spend. The stack is
/// empty, and so is the pile of treasures.
pub fn position(seats: usize) -> Position {
    position_in(shipped(), seats, Mode::Basic)
}

/// The same in the auction game.
pub fn auction(seats: usize) -> Position {
    position_in(shipped(), seats, Mode::Auction)
}

/// The same with another box.
pub fn position_in(components: &'static Components, seats: usize, mode: Mode) -> Position {
    let seats = SeatCount::new(seats).expect("a table for so many");
    let mut table = Tikal::bare(components, Options { mode, ..Options::default() }, seats);
    table.begin_spending();
    Position { table, offers: None }
}

/// A position in the making. What is not named need not exist.
#[derive(Clone)]
pub struct Position {
    table: Tikal,
    offers: Option<u8>,
}

impl Position {
    /// A tile of the box lies there, turned so many sides. No treasures lie on it.
    pub fn tile(mut self, name: &str, at: &str, turn: u8) -> Self {
        self.table.put_down(tile(name), hex(at), Turn::by(turn));
        self
    }

    /// A terrain that no box needs to have.
    pub fn terrain(mut self, kind: Kind, at: &str, digits: &str) -> Self {
        self.table.explore(hex(at), Terrain { kind, stones: stones(digits) });
        self
    }

    pub fn clearing(self, at: &str, digits: &str) -> Self {
        self.terrain(Kind::Clearing, at, digits)
    }

    pub fn temple(self, at: &str, level: u8, digits: &str) -> Self {
        self.terrain(Kind::Temple(level), at, digits)
    }

    /// A ruin and the treasures in it; the first is dug up first.
    pub fn ruin(mut self, at: &str, digits: &str, names: &str) -> Self {
        self = self.terrain(Kind::Ruin(4), at, digits);
        let list = treasures(names).into_iter().rev();
        self.table.at_mut(hex(at)).treasures.extend(list);
        self
    }

    /// Volcanoes lie there: `g1 g2`.
    pub fn volcanoes(self, names: &str) -> Self {
        let volcano = |here: Self, at| here.terrain(Kind::Volcano, at, "000000");
        names.split_whitespace().fold(self, volcano)
    }

    /// All is explored but these hexes: clearings with a stone on each side lie on the others.
    pub fn all_but(mut self, names: &str) -> Self {
        let left: Vec<Hex> = names.split_whitespace().map(hex).collect();
        for at in Hex::all().filter(|hex| !left.contains(hex)) {
            if !self.table.explored.has(at) {
                self = self.clearing(&at.to_string(), "111111");
            }
        }
        self
    }

    /// A seat's workers came from the supply to a hex.
    pub fn workers(mut self, number: u8, at: &str, count: u8) -> Self {
        let (seat, hex) = (seat(number), hex(at));
        self.table.side_mut(seat).workers -= count;
        self.table.at_mut(hex).workers[seat.index()] += count;
        self.table.note_figures(seat, hex);
        self
    }

    /// A seat's leader is there.
    pub fn leader(mut self, number: u8, at: &str) -> Self {
        let (seat, hex) = (seat(number), hex(at));
        self.table.side_mut(seat).leader = Leader::On(hex);
        self.table.note_figures(seat, hex);
        self
    }

    /// A seat has so many workers in the supply.
    pub fn supply(mut self, number: u8, workers: u8) -> Self {
        self.table.side_mut(seat(number)).workers = workers;
        self
    }

    pub fn camp(mut self, number: u8, at: &str) -> Self {
        self.table.side_mut(seat(number)).camps -= 1;
        self.table.at_mut(hex(at)).camp = Some(seat(number));
        self.table.find_camps();
        self
    }

    /// A seat's worker guards a temple.
    pub fn guard(mut self, number: u8, at: &str) -> Self {
        let side = self.table.side_mut(seat(number));
        side.guards -= 1;
        side.workers -= 1;
        self.table.at_mut(hex(at)).guard = Some(seat(number));
        self
    }

    /// A temple has been dug up to this number.
    pub fn level(mut self, at: &str, level: u8) -> Self {
        self.table.at_mut(hex(at)).level = level;
        self
    }

    /// So many levels of this number are left.
    pub fn levels_left(mut self, number: usize, count: u8) -> Self {
        self.table.levels[number] = count;
        self
    }

    /// A seat has these treasures.
    pub fn holds(mut self, number: u8, names: &str) -> Self {
        let held = &mut self.table.side_mut(seat(number)).treasures;
        *held = Default::default();
        for treasure in treasures(names) {
            held[treasure.index()] += 1;
        }
        self
    }

    /// These treasures lie face down beside the board; the first is dealt first.
    pub fn pile(mut self, names: &str) -> Self {
        self.table.treasures = treasures(names).into_iter().rev().collect();
        self
    }

    /// A scoring has paid a seat for temples and for treasures.
    pub fn scored(mut self, number: u8, temples: u16, treasures: u16) -> Self {
        self.table.side_mut(seat(number)).scored.push(Paid { temples, treasures });
        self
    }

    /// A seat has paid so much for tiles.
    pub fn bids(mut self, number: u8, paid: u16) -> Self {
        self.table.side_mut(seat(number)).bids = paid;
        self
    }

    /// The stack, its top first: `A1 B6`.
    pub fn stack(mut self, names: &str) -> Self {
        self.table.stack = tiles(names).into_iter().rev().collect();
        self
    }

    /// So many action points are left.
    pub fn points(mut self, points: u8) -> Self {
        self.table.points = points;
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, number: u8) -> Self {
        self.table.turn = seat(number);
        self.table.layer = seat(number);
        self
    }

    /// The seat on turn has this tile to lay.
    pub fn lays(mut self, name: &str) -> Self {
        self.table.in_hand = Some(tile(name));
        self.table.stage = Stage::Lay;
        self.table.points = 0;
        self
    }

    /// The next round of auctions begins, and this seat opens.
    pub fn offers(mut self, opener: u8) -> Self {
        self.offers = Some(opener);
        self
    }

    /// The table in this position.
    pub fn table(self) -> Table {
        let Self { table: mut game, offers } = self;
        if let Some(opener) = offers {
            game.begin_offer(seat(opener), &mut Quiet(Swift(0)));
        }
        Table(testing::Table::of(game, Scripted::default()))
    }
}

/// A fresh match of so many; chance draws these numbers.
pub fn fresh(
    seats: usize,
    options: Options,
    draws: impl IntoIterator<Item = u32>,
) -> Result<Table, NotPlayable> {
    testing::Table::fresh(shipped(), seats, &options, Scripted::new(draws)).map(Table)
}

/// A fresh match with another box.
pub fn fresh_in(components: &'static Components, seats: usize, options: Options) -> Table {
    let table = testing::Table::fresh(components, seats, &options, Scripted::default());
    table.map_or_else(|fault| panic!("{fault:?}"), Table)
}

/// A match in progress. One seat is on turn, and decides.
pub struct Table(testing::Table<Tikal, Scripted>);

impl Deref for Table {
    type Target = testing::Table<Tikal, Scripted>;
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

    /// The seat on turn takes decisions, one after the other: `dig c4, dig c4, end`.
    pub fn does(&mut self, decisions: &str) -> &mut Self {
        for decision in decisions.split(", ") {
            let number = self.turn();
            self.0.does(number, decision);
        }
        self
    }

    /// The decision of the seat on turn is refused for this reason.
    pub fn refused(&mut self, decision: &str, why: Refusal) -> &mut Self {
        let number = self.turn();
        self.0.refused(number, decision, why);
        self
    }

    /// The decision costs so many action points.
    pub fn costs(&mut self, decision: &str, points: u8) -> &mut Self {
        let before = self.left();
        self.does(decision);
        assert_eq!(before - self.left(), points, "{decision}");
        self
    }

    /// It cannot be done: so many points are wanted, and not left.
    pub fn too_dear(&mut self, decision: &str, cost: u16) -> &mut Self {
        let left = self.left();
        self.refused(decision, Refusal::TooDear { cost, left })
    }

    /// Lays the tile somewhere, if there is one to lay, and ends the turn.
    pub fn lays_and_ends(&mut self) -> &mut Self {
        if self.stage() == Stage::Lay {
            let first = self.choices().remove(0);
            self.does(&first);
        }
        self.does("end")
    }

    /// Everything that the seat on turn may decide now.
    pub fn choices(&self) -> Vec<String> {
        self.0.choices(self.turn())
    }

    /// The decisions on offer that begin like this.
    pub fn offered(&self, start: &str) -> Vec<String> {
        self.choices().into_iter().filter(|choice| choice.starts_with(start)).collect()
    }

    /// What everybody was told of the last decision.
    pub fn heard(&self) -> Vec<Event> {
        self.0.heard(crate::engine::Eyes::Table)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        self.seen().turn.map_or(0, crate::engine::Seat::number)
    }

    /// What is to be decided.
    pub fn stage(&self) -> Stage {
        self.seen().stage
    }

    /// Action points left.
    pub fn left(&self) -> u8 {
        self.seen().points
    }

    /// An explored hex.
    pub fn hex(&self, name: &str) -> HexView {
        self.seen().hex(hex(name)).unwrap_or_else(|| panic!("{name} is jungle")).clone()
    }

    /// What a seat has.
    pub fn side(&self, number: u8) -> SideView {
        self.seen().side(seat(number)).expect("a seat at this table").clone()
    }

    /// What a seat has dug up, in the order of the kinds.
    pub fn treasures(&self, number: u8) -> Vec<Treasure> {
        let held = self.side(number).treasures;
        held.into_iter().flat_map(|(kind, count)| vec![kind; count.into()]).collect()
    }

    /// The victory points of each seat.
    pub fn totals(&self) -> Vec<i32> {
        self.seen().seats.iter().map(|side| side.total).collect()
    }

    /// The seats still in the auction.
    pub fn bidders(&self) -> SeatSet {
        self.seen().auction.map_or(SeatSet::NOBODY, |auction| auction.bidders)
    }
}
