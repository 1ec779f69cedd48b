//! Positions in a player's words, and a table on which decisions are taken and checked.

use crate::engine::{Eyes, Kit, NotPlayable, Scripted, Seat, SeatCount};
use crate::games::Boxed;
use crate::games::atlandice::{
    Area, Atlandice, Components, District, Drafted, Event, Letter, Options, Refusal, Resource,
    Stage, Stock, Taking, Who,
};
use crate::games::testing;
pub use crate::games::testing::seat;
use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

static SHIPPED: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", Atlandice::COMPONENTS).expect("it is ours"));

/// The numbers of the shipped component file.
pub fn shipped() -> &'static Components {
    SHIPPED.components()
}

/// The player on that seat.
pub fn who(number: u8) -> Who {
    Who::Seat(seat(number))
}

/// A stock as a list: `gems gems books`.
pub fn stock(list: &str) -> Stock {
    let mut stock = Stock::EMPTY;
    for word in list.split_whitespace() {
        let resource: Resource = word.parse().unwrap_or_else(|()| panic!("no resource: {word}"));
        stock[resource] += 1;
    }
    stock
}

fn area(name: &str) -> Area {
    name.parse().unwrap_or_else(|()| panic!("no area: {name}"))
}

/// A table for so many as at the start, each district with its tile `a`; seat 1 has the token.
/// No dice lie anywhere yet.
pub fn position(seats: usize) -> Position {
    let seats = SeatCount::new(seats).expect("a table for so many");
    let mut table = Atlandice::bare(shipped(), Options::default(), seats);
    table.stocks[Area::Market.index()] = Stock::of_each(3);
    for district in District::ALL {
        table.lay(district.area(), district.resource(), table.table.on_district);
    }
    Position { table, given: Vec::new() }
}

/// A position in the making. Resources that are not named need not exist.
pub struct Position {
    table: Atlandice,
    given: Vec<u8>,
}

impl Position {
    /// These dice have not been taken: `library library inn`. The others have.
    pub fn dice(mut self, areas: &str) -> Self {
        for name in areas.split_whitespace() {
            self.table.dice[area(name).index()] += 1;
        }
        self
    }

    /// The open tile of a district.
    pub fn tile(mut self, district: District, letter: Letter) -> Self {
        let stack = &mut self.table.stacks[district.index()];
        let top = usize::from(stack.top);
        let at = stack.letters.iter().position(|l| *l == letter).expect("one of three");
        assert!(at >= top, "that tile has gone");
        stack.letters.swap(at, top);
        self
    }

    /// So many tiles of a district have gone, to nobody; with all three it is closed.
    pub fn gone(mut self, district: District, tiles: u8) -> Self {
        let stack = &mut self.table.stacks[district.index()];
        stack.top = tiles;
        if tiles == 3 {
            self.table.stocks[district.index()] = Stock::EMPTY;
        }
        self
    }

    /// These resources lie on an area, and no others.
    pub fn on(mut self, area: Area, list: &str) -> Self {
        self.table.stocks[area.index()] = stock(list);
        self
    }

    /// Nothing lies on a new tile, and nothing has.
    pub fn never_held(mut self, district: District) -> Self {
        self.table.stocks[district.index()] = Stock::EMPTY;
        self.table.stacks[district.index()].has_held = false;
        self
    }

    /// A seat has these resources.
    pub fn holds(mut self, number: u8, list: &str) -> Self {
        self.table.sides[seat(number).index()].stock = stock(list);
        self
    }

    /// The neutral player has these resources.
    pub fn neutral_holds(mut self, list: &str) -> Self {
        self.table.sides[Who::Neutral.index()].stock = stock(list);
        self
    }

    /// The first of the dice that this seat has taken went to the neutral player.
    pub fn given(mut self, number: u8) -> Self {
        self.given.push(number);
        self
    }

    /// A seat has so many points from checks.
    pub fn points(mut self, number: u8, points: i32) -> Self {
        self.table.sides[seat(number).index()].points.checks = points;
        self
    }

    /// Where the clock's hand stands.
    pub fn hand(mut self, place: u8) -> Self {
        self.table.hand = place;
        self
    }

    /// Where the submarine is.
    pub fn submarine(mut self, area: Area) -> Self {
        self.table.submarine = area;
        self
    }

    /// Another box: the shipped component file with one thing changed.
    pub fn changed_box(mut self, from: &str, to: &str) -> Self {
        assert!(Atlandice::COMPONENTS.contains(from), "{from}");
        let text = Atlandice::COMPONENTS.replace(from, to);
        let kit = Kit::<Components>::read("components.ron", &text).expect("a box to play with");
        self.table.rules = kit.components();
        self
    }

    /// Who has the token.
    pub fn first(mut self, number: u8) -> Self {
        self.table.first = seat(number);
        self
    }

    /// The table in this position: the dice that do not lie anywhere have been taken in turn
    /// from the Black Market, and the next seat is to choose one.
    pub fn table(self) -> Table {
        let Self { table: mut game, given } = self;
        let lying: u8 = game.dice.iter().sum();
        let taken = usize::from(game.table.dice - lying);
        for index in 0..taken {
            let seat = Seat::at((game.first.index() + index) % game.seats.get());
            let gives = given.contains(&seat.number()) && !game.given.has(seat);
            let who = if gives { Who::Neutral } else { Who::Seat(seat) };
            if gives {
                game.given = game.given.with(seat);
            }
            game.drafted[index] = Drafted { seat, who, area: Area::Market };
            game.drafts += 1;
        }
        game.turn = Seat::at((game.first.index() + taken) % game.seats.get());
        game.who = Who::Seat(game.turn);
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

/// A match in progress. One seat is on turn, and decides.
pub struct Table(testing::Table<Atlandice, Scripted>);

impl Deref for Table {
    type Target = testing::Table<Atlandice, Scripted>;
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
    /// The dice will show these numbers.
    pub fn rolls(&mut self, numbers: &[u32]) -> &mut Self {
        self.chance = Scripted::new(numbers.iter().map(|number| number - 1));
        self
    }

    /// The seat on turn takes a decision.
    pub fn does(&mut self, decision: &str) -> &mut Self {
        let number = self.turn();
        self.0.does(number, decision);
        self
    }

    /// The decision of the seat on turn is refused for this reason.
    pub fn refused(&mut self, decision: &str, why: Refusal) -> &mut Self {
        let number = self.turn();
        self.0.refused(number, decision, why);
        self
    }

    /// Everything that the seat on turn may decide now.
    pub fn choices(&self) -> Vec<String> {
        self.0.choices(self.turn())
    }

    /// What everybody was told of the last decision.
    pub fn heard(&self) -> Vec<Event> {
        self.0.heard(Eyes::Table)
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        self.seen().turn.map_or(0, crate::engine::Seat::number)
    }

    /// What is to be decided.
    pub fn stage(&self) -> Stage {
        self.seen().stage
    }

    /// What a seat has.
    pub fn held(&self, number: u8) -> Stock {
        self.seen().seats[seat(number).index()].stock
    }

    /// What lies on an area.
    pub fn on(&self, area: Area) -> Stock {
        self.seen().stock(area)
    }

    /// The points of each seat.
    pub fn points(&self) -> Vec<i32> {
        self.seen().seats.iter().map(|side| side.total).collect()
    }
}

/// A resource was taken.
pub fn took(who: Who, resource: Resource, from: Area, reason: Taking) -> Event {
    Event::Took { who, resource, from, reason }
}
