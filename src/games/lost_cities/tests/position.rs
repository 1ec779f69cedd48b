//! Positions in a player's words, and a table on which decisions are taken and checked.

use crate::engine::{Kit, NotPlayable, SeatCount, Seed, Seeded};
use crate::games::Boxed;
use crate::games::lost_cities::{
    Card, Colour, Components, Ending, Event, Explorer, Figure, Length, LostCities, Options, Order,
    PerColour, Stage, Token,
};
use crate::games::testing;
pub use crate::games::testing::seat;
use std::sync::LazyLock;

static SHIPPED: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", LostCities::COMPONENTS).expect("it is ours"));

/// The numbers of the shipped component file.
pub fn shipped() -> &'static Components {
    SHIPPED.components()
}

/// The cards of a list: `red-4 blue-0`.
pub fn cards(list: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().unwrap_or_else(|()| panic!("no card: {word}"));
    list.split_whitespace().map(card).collect()
}

/// An empty table for so many, seat 1 on turn, with some cards to draw.
pub fn position(seats: usize) -> Position {
    let seats = SeatCount::new(seats).expect("a table for so many");
    let empty = LostCities::bare(shipped(), Options::default(), seats);
    Position(empty).deck("yellow-9 yellow-10 blue-9 blue-10")
}

/// A position in the making. Cards that are not named need not exist.
pub struct Position(LostCities);

impl Position {
    /// A seat holds these cards.
    pub fn hand(mut self, number: u8, held: &str) -> Self {
        self.side(number).hand = cards(held).into_iter().collect();
        self
    }

    /// A seat has played these cards, all of one colour, the first first.
    pub fn row(mut self, number: u8, played: &str) -> Self {
        for card in cards(played) {
            self.side(number).rows[card.colour().index()].push(card);
        }
        self
    }

    /// A seat's adventurer stands on this step.
    pub fn adventurer(self, number: u8, colour: Colour, step: u8) -> Self {
        self.figure(number, colour, step, Figure::Adventurer)
    }

    /// A seat's scientist stands on this step.
    pub fn scientist(self, number: u8, colour: Colour, step: u8) -> Self {
        self.figure(number, colour, step, Figure::Scientist)
    }

    fn figure(mut self, number: u8, colour: Colour, step: u8, figure: Figure) -> Self {
        self.side(number).explorers[colour.index()] = Some(Explorer { figure, step });
        self
    }

    /// A token lies on this step.
    pub fn token(mut self, colour: Colour, step: u8, token: Token) -> Self {
        self.0.tokens[colour.index()][usize::from(step) - 1] = Some(token);
        self
    }

    /// The deck, the first card to be drawn first.
    pub fn deck(mut self, list: &str) -> Self {
        self.0.deck = crate::games::lost_cities::card::Pile::EMPTY;
        self.0.deck.extend(cards(list).into_iter().rev());
        self
    }

    /// Cards in the box, unseen.
    pub fn set_aside(mut self, list: &str) -> Self {
        self.0.set_aside.extend(cards(list));
        self
    }

    /// Discards, each on the pile of its colour, the last on top.
    pub fn discards(mut self, list: &str) -> Self {
        for card in cards(list) {
            self.0.piles[card.colour().index()].push(card);
        }
        self
    }

    /// A seat has so many points in chips.
    pub fn chips(mut self, number: u8, points: i32) -> Self {
        self.side(number).chips.tokens = points;
        self
    }

    /// A seat has found so many artefacts in this expedition.
    pub fn artefact_tokens(mut self, number: u8, count: u8) -> Self {
        self.side(number).artefact_tokens = count;
        self
    }

    /// A seat has so many artefacts from earlier expeditions.
    pub fn artefact_chips(mut self, number: u8, count: u8) -> Self {
        self.side(number).artefact_chips = count;
        self
    }

    /// Which expedition it is.
    pub fn expedition(mut self, expedition: u8) -> Self {
        self.0.expedition = expedition;
        self
    }

    /// The short game.
    pub fn short(mut self) -> Self {
        self.0.options.length = Length::Short;
        self
    }

    /// Up or down.
    pub fn either(mut self) -> Self {
        self.0.options.order = Order::Either;
        self
    }

    /// Another box: the shipped component file with one thing changed.
    pub fn changed_box(mut self, from: &str, to: &str) -> Self {
        assert!(LostCities::COMPONENTS.contains(from), "{from}");
        let text = LostCities::COMPONENTS.replace(from, to);
        let kit = Kit::<Components>::read("components.ron", &text).expect("a box to play with");
        self.0.rules = kit.components();
        self
    }

    /// Whose turn it is.
    pub fn turn(mut self, number: u8) -> Self {
        self.0.turn = seat(number);
        self
    }

    /// The table in this position. A figure whose cards are not told of came with a 0, and
    /// those behind the bridge have crossed it.
    pub fn table(mut self) -> Table {
        let bridge = self.0.rules.bridge;
        for side in &mut self.0.sides {
            for colour in Colour::ALL {
                let row = &mut side.rows[colour.index()];
                let Some(explorer) = side.explorers[colour.index()] else {
                    assert!(row.is_empty(), "a row without a figure on {colour}");
                    continue;
                };
                if row.is_empty() {
                    row.push(Card::new(colour, 0));
                }
                self.0.crossed += u8::from(explorer.step > bridge);
            }
        }
        Table::of(self.0, Seeded::new(Seed(1)))
    }

    fn side(&mut self, number: u8) -> &mut crate::games::lost_cities::state::Side {
        &mut self.0.sides[seat(number).index()]
    }
}

/// A fresh match of so many, its chance grown from this seed.
pub fn fresh(seats: usize, options: Options, seed: u64) -> Result<Table, NotPlayable> {
    Table::fresh(shipped(), seats, &options, Seeded::new(Seed(seed)))
}

/// A match in progress.
pub type Table = testing::Table<LostCities>;

impl Table {
    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        self.seen().turn.map_or(0, crate::engine::Seat::number)
    }

    /// Where in its turn the seat is.
    pub fn stage(&self) -> Stage {
        self.seen().stage
    }

    /// The step on which the seat's figure stands.
    pub fn step(&self, number: u8, colour: Colour) -> Option<u8> {
        let explorer = self.seen().seats[seat(number).index()].explorers[colour];
        explorer.map(|explorer| explorer.step)
    }

    /// The cards that the seat holds.
    pub fn hand(&self, number: u8) -> Vec<Card> {
        let own = self.seen_by(number).seats.swap_remove(seat(number).index());
        own.hand.expect("own eyes see it")
    }

    /// The points that the seat has in chips.
    pub fn points(&self, number: u8) -> i32 {
        let own = self.seen_by(number).seats.swap_remove(seat(number).index());
        own.chips.expect("own eyes see them").total()
    }

    /// The artefacts that the seat has found in this expedition, and in earlier ones.
    pub fn artefacts(&self, number: u8) -> (u8, u8) {
        let side = &self.seen().seats[seat(number).index()];
        (side.artefact_tokens, side.artefact_chips)
    }
}

/// `seat` plays `card`.
pub fn played(number: u8, card: &str) -> Event {
    let (seat, card) = (seat(number), cards(card)[0]);
    Event::Played { seat, card }
}

/// `seat` discards `card`.
pub fn discarded(number: u8, card: &str) -> Event {
    let (seat, card) = (seat(number), cards(card)[0]);
    Event::Discarded { seat, card }
}

/// `seat` sets a figure on the first step of a path.
pub fn sent(number: u8, colour: Colour, figure: Figure) -> Event {
    let seat = seat(number);
    Event::Sent { seat, colour, figure }
}

/// `seat` comes to a step.
pub fn moved(number: u8, colour: Colour, step: u8) -> Event {
    let seat = seat(number);
    Event::Moved { seat, colour, step }
}

/// `seat` crosses the bridge, as the n-th of all.
pub fn crossed(number: u8, colour: Colour, crossed: u8) -> Event {
    let seat = seat(number);
    Event::Crossed { seat, colour, crossed }
}

/// `seat` plays on at the end of a path.
pub fn at_end(number: u8, colour: Colour) -> Event {
    let seat = seat(number);
    Event::AtEnd { seat, colour }
}

/// `seat` finds a token.
pub fn found(number: u8, token: Token) -> Event {
    let seat = seat(number);
    match token {
        Token::Artefact => Event::FoundArtefact { seat },
        Token::Arrow => Event::FoundArrow { seat },
        Token::Points(points) => Event::FoundPoints { seat, points },
    }
}

/// `seat` has nobody to move.
pub fn step_lost(number: u8) -> Event {
    Event::StepLost { seat: seat(number) }
}

/// `seat` takes a card from the discards.
pub fn took(number: u8, card: &str) -> Event {
    let (seat, card) = (seat(number), cards(card)[0]);
    Event::Took { seat, card }
}

/// The first expedition is over.
pub fn ended(by: Ending) -> Event {
    Event::Ended { expedition: 1, by }
}

/// The figures of `seat` on these paths are worth so much.
pub fn scored(number: u8, figures: &[(Colour, i32)]) -> Event {
    let worth =
        |colour| figures.iter().find(|(path, _)| *path == colour).map(|(_, points)| *points);
    let points = figures.iter().map(|(_, points)| points).sum();
    Event::Scored { seat: seat(number), paths: PerColour::of(worth), points }
}

/// An expedition sets out, and `seat` begins.
pub fn began(expedition: u8, number: u8) -> Event {
    let first = seat(number);
    Event::Began { expedition, first }
}
