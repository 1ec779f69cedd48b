//! Positions in a player's words, and a table on which decisions are taken and checked.

use crate::engine::happening::Witness;
use crate::engine::{Game, Kit, Seat, SeatCount, SeatSet, Seed, Seeded};
use crate::games::Boxed;
use crate::games::explora::{
    Card, Components, Destination, Event, Explora, Options, Scale, SeatView, Stage, Which,
};
use crate::games::testing;
pub use crate::games::testing::seat;
use std::sync::LazyLock;

static SHIPPED: LazyLock<&'static Kit<Components>> =
    LazyLock::new(|| Kit::read("components.ron", Explora::COMPONENTS).expect("it is ours"));

/// The numbers of the shipped component file.
pub fn shipped() -> &'static Components {
    SHIPPED.components()
}

/// The team that people call by this number.
pub fn team(number: u8) -> Which {
    Which::try_from(number).expect("a team's number")
}

/// The cards of a list: `airship jetpack`.
pub fn cards(list: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().unwrap_or_else(|()| panic!("no card: {word}"));
    list.split_whitespace().map(card).collect()
}

/// A card.
pub fn card(name: &str) -> Card {
    cards(name)[0]
}

/// A scale: seats by number, `-` for an unused marker.
pub fn scale(list: &str) -> Scale {
    let mut markers = list.split_whitespace().map(|word| word.parse().ok().map(seat));
    let scale = Scale(std::array::from_fn(|_| markers.next().expect("four places")));
    assert_eq!(markers.next(), None, "four places");
    scale
}

/// A table for so many before their bids: seats in order on the scale, all with 11 M£, an
/// expedition on which each kind counts once, and some cards to turn up.
pub fn position(seats: usize) -> Position {
    let count = SeatCount::new(seats).expect("a table for so many");
    let mut table = Explora::bare(shipped(), Options::default(), count);
    table.scale = Scale::lined_up(count.seats());
    table.round = 1;
    let position = Position(table)
        .expeditions("avalon kalahari iram mu")
        .market("banker duchess press-baron curator")
        .deck("porters cabin-boys porters pub-singers porters mule-drivers porters sea-wolves");
    (1..=count.get()).fold(position, |position, n| position.money(u8::try_from(n).unwrap(), 11))
}

/// A position in the making. Cards that are not named need not exist.
pub struct Position(Explora);

impl Position {
    /// A seat has so much money.
    pub fn money(mut self, number: u8, money: u16) -> Self {
        self.0.sides[seat(number).index()].money = money;
        self
    }

    /// A seat has a team of these cards.
    pub fn team(mut self, number: u8, which: u8, list: &str) -> Self {
        let team: crate::games::explora::Team = cards(list).into_iter().collect();
        assert_eq!(team.len(), cards(list).len(), "one of each kind: {list}");
        self.0.sides[seat(number).index()].teams[self::team(which).index()] = team;
        self
    }

    /// The expeditions of the match, the active one first.
    pub fn expeditions(mut self, list: &str) -> Self {
        self.0.row.clear();
        let named = |name: &str| name.parse::<Destination>().expect("an expedition");
        self.0.row.extend(list.split_whitespace().map(named));
        self
    }

    /// Which of the expeditions is active, from 1; on those before it nobody went.
    pub fn active(mut self, number: u8) -> Self {
        self.0.active = number - 1;
        self.0.winners = (1..number).map(|_| None).collect();
        self
    }

    /// The cards on the market.
    pub fn market(mut self, list: &str) -> Self {
        self.0.market.clear();
        self.0.market.extend(cards(list));
        self
    }

    /// The deck, the first card to be drawn first.
    pub fn deck(mut self, list: &str) -> Self {
        self.0.deck.clear();
        self.0.deck.extend(cards(list).into_iter().rev());
        self
    }

    /// The discards, the last on top.
    pub fn discards(mut self, list: &str) -> Self {
        self.0.discard.clear();
        self.0.discard.extend(cards(list));
        self
    }

    /// The markers on the scale.
    pub fn scale(mut self, list: &str) -> Self {
        self.0.scale = scale(list);
        self
    }

    /// So many cartographers have been turned up.
    pub fn cartographers(mut self, count: u8) -> Self {
        self.0.cartographers = count;
        self
    }

    /// A seat has so many artefacts from each place.
    pub fn artefacts(mut self, number: u8, artefacts: [u8; 4]) -> Self {
        self.0.sides[seat(number).index()].artefacts = artefacts;
        self
    }

    /// Another box: the shipped component file with one thing changed.
    pub fn changed_box(mut self, from: &str, to: &str) -> Self {
        assert!(Explora::COMPONENTS.contains(from), "{from}");
        let text = Explora::COMPONENTS.replace(from, to);
        let kit = Kit::<Components>::read("components.ron", &text).expect("a box to play with");
        self.0.rules = kit.components();
        self
    }

    /// The table, with everybody to bid.
    pub fn table(mut self) -> Table {
        self.0.stage = Stage::Bid;
        self.0.waiting = self.0.everybody();
        self.seated(|_, _| {})
    }

    /// The table, with the next round to come.
    pub fn new_round(self) -> Table {
        self.seated(|game, at| game.begin_round(at))
    }

    /// The table, with an expedition called by three cartographers.
    pub fn called(mut self) -> Table {
        self.0.market.clear();
        self.0.cartographers = 3;
        self.seated(|game, at| game.call_expedition(at))
    }

    fn seated(mut self, act: impl FnOnce(&mut Explora, &mut Witness<'_, Seeded, Event>)) -> Table {
        let money: i32 = self.0.sides.iter().map(|side| i32::from(side.money)).sum();
        self.0.bank = -money;
        let (mut chance, mut told) = (Seeded::new(Seed(1)), Vec::new());
        act(&mut self.0, &mut Witness::new(&mut chance, &mut told));
        Table { told, ..Table::of(self.0, chance) }
    }
}

/// A fresh match of so many, its chance grown from this seed.
pub fn fresh(seats: usize, options: Options, seed: u64) -> Table {
    fresh_of(shipped(), seats, options, seed)
}

/// A fresh match with another box.
pub fn fresh_of(rules: &'static Components, seats: usize, options: Options, seed: u64) -> Table {
    Table::fresh(rules, seats, &options, Seeded::new(Seed(seed))).expect("a table")
}

/// A match in progress.
pub type Table = testing::Table<Explora>;

impl Table {
    /// What the seats have is what the bank has given them, and nobody has bid what it has not.
    pub fn books_agree(&self) {
        let money: i32 = self.game.sides.iter().map(|side| i32::from(side.money)).sum();
        assert_eq!(money + self.game.bank, 0);
        let covered = self.game.sides.iter().all(|side| side.bid.unwrap_or(0) <= side.money);
        assert!(covered, "somebody has bid too much");
    }

    /// All seats bid, in seat order.
    pub fn bids(&mut self, bids: &[u16]) -> &mut Self {
        for (number, bid) in (1..).zip(bids) {
            self.does(number, &format!("bid {bid}")).books_agree();
        }
        self
    }

    /// What the seat itself sees of its own.
    pub fn own(&self, number: u8) -> SeatView {
        self.seen_by(number).seats.swap_remove(seat(number).index())
    }

    /// The money of the seat, what it has bid included.
    pub fn money(&self, number: u8) -> u16 {
        self.own(number).money.expect("own eyes see it")
    }

    /// The cards of a team.
    pub fn team(&self, number: u8, which: u8) -> Vec<Card> {
        let team = self.own(number).teams[team(which).index()];
        team.cards.iter().map(|card| card.card).collect()
    }

    /// The strength of a team.
    pub fn strength(&self, number: u8, which: u8) -> u8 {
        self.own(number).teams[team(which).index()].strength
    }

    /// The discards, the last on top.
    pub fn discards(&self) -> Vec<Card> {
        self.seen().discard.to_vec()
    }

    /// Who stands where on the scale.
    pub fn scale(&self) -> Scale {
        self.seen().scale
    }

    /// The order in which seats pick.
    pub fn order(&self) -> Vec<u8> {
        self.seen().order.iter().map(|pick| pick.seat.number()).collect()
    }

    /// Nobody has anything to decide any more.
    pub fn is_over(&self) -> bool {
        self.game.to_act() == SeatSet::NOBODY && self.seen().stage == Stage::Over
    }
}

/// `seat` takes a card.
pub fn took(number: u8, name: &str) -> Event {
    Event::Took { seat: seat(number), card: card(name) }
}

/// `seat` sells a card.
pub fn sold(number: u8, name: &str, money: u8) -> Event {
    Event::Sold { seat: seat(number), card: card(name), money }
}

/// A patron pays `seat`.
pub fn patron(number: u8, name: &str, money: u8) -> Event {
    Event::Patron { seat: seat(number), card: card(name), money }
}

/// A card of `seat` joins a team, where another one may make room.
pub fn joined(number: u8, which: u8, name: &str, out: &str) -> Event {
    let out = cards(out).pop();
    Event::Joined { seat: seat(number), team: team(which), card: card(name), out }
}

/// `seat` founds a team.
pub fn founded(number: u8, which: u8, name: &str) -> Event {
    Event::Founded { seat: seat(number), team: team(which), card: card(name) }
}

/// A team's strength is now this.
pub fn strength(number: u8, which: u8, strength: u8) -> Event {
    Event::Strength { seat: seat(number), team: team(which), strength }
}

/// A risky move turns up a card.
pub fn drew(number: u8, name: &str) -> Event {
    Event::Drew { seat: seat(number), card: card(name) }
}

/// A team wins the expedition card.
pub fn won(number: u8, which: u8, expedition: Destination) -> Event {
    Event::Won { seat: seat(number), team: team(which), expedition }
}

/// A team brings an artefact home.
pub fn artefact(number: u8, which: u8, points: u8) -> Event {
    Event::Artefact { seat: seat(number), team: team(which), points }
}

/// A team loses a card, chosen by a seat (0: by nobody).
pub fn lost(number: u8, which: u8, name: &str, by: u8) -> Event {
    let by = Seat::numbered(by);
    Event::Lost { seat: seat(number), team: team(which), card: card(name), by }
}
