//! The numbers of the game, from its component file.

use super::card::{Card, What};
use super::destination::{Destination, Symbols};
use super::member::{FIELDS, Kind, MEMBERS, Members, PerKind};
use super::team::TEAMS;
use crate::engine::components::{Components as Checked, Fault, Wrong};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most seats, and the places of the scale.
pub const MOST_SEATS: usize = 4;
/// The most cards that the deck has room for.
pub const MOST_CARDS: usize = 72;
/// The most cards on the market.
pub const MOST_MARKET: usize = 8;
/// The most expeditions of a match: there are no more cards.
pub const MOST_EXPEDITIONS: usize = Destination::ALL.len();
/// The most that money of one kind can come to, so that a seat's money can be counted.
const MOST_MONEY: u8 = 50;
/// The most that a strength or a number of symbols can be, so that a team's can be counted.
const STRONGEST: u8 = 9;

/// What is in the box.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The least and the most that can play.
    pub seats: (u8, u8),
    /// M£ of each seat at the start (EX-1.4).
    pub money: u8,
    /// What the first seats on the scale pay then (EX-1.7).
    pub fees: Vec<u8>,
    /// Cards on the market, by the number of seats (EX-2.1).
    pub market: BTreeMap<u8, u8>,
    /// What each member is worth.
    pub members: Members,
    /// The patrons (EX-4.5).
    pub patrons: Patrons,
    /// The jetpacks (EX-4.7).
    pub jetpack: Jetpacks,
    /// The risky moves (EX-4.6).
    pub risky_move: Special,
    /// The long watches (EX-4.8).
    pub long_watch: Special,
    /// The cartographers (EX-6.1).
    pub cartographers: Cartographers,
    /// The symbols of each expedition card.
    pub destinations: Symbols,
    /// How many expeditions a match has (EX-1.2).
    pub expeditions: u8,
    /// Where a first game starts (EX-1.2).
    pub first_game: Vec<Destination>,
    /// What a team that goes earns, from which strength on (EX-6.3).
    pub earnings: Vec<Pay>,
    /// The artefacts (EX-6.5).
    pub artefacts: Artefacts,
    /// What counts at the end (EX-7.1).
    pub points: Points,
}

/// The patrons: as many of each of the four.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Patrons {
    /// How many of each.
    pub copies: u8,
    /// M£ for anybody.
    pub pay: u8,
    /// M£ for the seat whose screen shows the patron.
    pub own_pay: u8,
}

/// The jetpacks.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Jetpacks {
    /// How many.
    pub copies: u8,
    /// M£ when sold.
    pub price: u8,
    /// Strength in a team.
    pub strength: u8,
}

/// Special cards of one kind.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Special {
    /// How many.
    pub copies: u8,
    /// M£ when sold.
    pub price: u8,
}

/// The cartographers.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Cartographers {
    /// How many.
    pub copies: u8,
    /// How many on the table call the expedition.
    pub needed: u8,
}

/// A line of the pay table.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// From this strength on.
    pub from: u8,
    /// M£.
    pub money: u8,
}

/// The artefacts.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Artefacts {
    /// Points by the place on the scale; 0 is no artefact.
    pub points: [u8; MOST_SEATS],
    /// How many of each there are.
    pub copies: u8,
}

/// Points at the end.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// For an expedition card.
    pub expedition: u8,
    /// For each M£.
    pub money: u8,
}

impl Components {
    /// The strength of a card in a team, before symbols.
    #[inline]
    pub fn strength(&self, card: Card) -> u8 {
        match card.what() {
            What::Member(_) => self.members.0[card.number()].strength,
            What::Jetpack => self.jetpack.strength,
            _ => 0,
        }
    }

    /// What a card is sold for; a patron for anybody (EX-4.3, EX-4.5).
    #[inline]
    pub fn price(&self, card: Card) -> u8 {
        match card.what() {
            What::Member(_) => self.members.0[card.number()].price,
            What::Patron => self.patrons.pay,
            What::Jetpack => self.jetpack.price,
            What::RiskyMove => self.risky_move.price,
            What::LongWatch => self.long_watch.price,
            What::Cartographer => 0,
        }
    }

    /// How often the kinds of member count on that expedition.
    #[inline]
    pub fn symbols(&self, destination: Destination) -> &PerKind<u8> {
        &self.destinations.0[destination as usize]
    }

    /// What a team of this strength earns if it goes (EX-6.3).
    #[inline]
    pub fn pay(&self, strength: u8) -> u8 {
        let reached = self.earnings.iter().rev().find(|line| line.from <= strength);
        reached.map_or(0, |line| line.money)
    }

    /// How many of this card there are.
    pub fn copies(&self, card: Card) -> u8 {
        match card.what() {
            What::Member(_) => 1,
            What::Patron => self.patrons.copies,
            What::Jetpack => self.jetpack.copies,
            What::RiskyMove => self.risky_move.copies,
            What::LongWatch => self.long_watch.copies,
            What::Cartographer => self.cartographers.copies,
        }
    }

    /// Every resource card in the box (EX-1.3).
    #[inline]
    pub fn every_card(&self) -> impl Iterator<Item = Card> {
        Card::every().flat_map(|card| (0..self.copies(card)).map(move |_| card))
    }

    /// How many cards the market has with so many seats (EX-2.1).
    #[inline]
    pub fn market(&self, seats: usize) -> usize {
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        self.market.get(&seats).copied().unwrap_or(1).into()
    }
}

impl Checked for Components {
    fn seats(&self) -> RangeInclusive<usize> {
        usize::from(self.seats.0)..=usize::from(self.seats.1)
    }

    fn check(&self) -> Result<(), Wrong> {
        Wrong::unless_within("seats", self.seats.0, (2, MOST_SEATS))?;
        Wrong::unless_within("seats", self.seats.1, (self.seats.0, MOST_SEATS))?;
        Wrong::unless_within("money", self.money, (0, 99))?;
        Wrong::unless_within("fees", self.fees.len(), (0, MOST_SEATS))?;
        for &fee in &self.fees {
            Wrong::unless_within("fees", fee, (0, MOST_MONEY))?;
        }
        for (&seats, &cards) in &self.market {
            Wrong::unless_within("market", seats, self.seats)?;
            Wrong::unless_within("market", cards, (1, MOST_MARKET))?;
        }
        let tables = usize::from(self.seats.1 - self.seats.0) + 1;
        Wrong::unless_total("market", self.market.len(), tables)?;
        self.check_cards()?;
        self.check_expeditions()
    }
}

impl Components {
    /// What is sold has a price that can be counted; the deck has room for all cards, and
    /// expeditions will be called.
    fn check_cards(&self) -> Result<(), Wrong> {
        for (field, worth) in FIELDS.iter().zip(&self.members.0) {
            let (strength, price) = (worth.strength, worth.price);
            Wrong::unless_within(format!("members.{field}.strength"), strength, (0, STRONGEST))?;
            Wrong::unless_within(format!("members.{field}.price"), price, (0, MOST_MONEY))?;
        }
        Wrong::unless_within("patrons.pay", self.patrons.pay, (0, MOST_MONEY))?;
        Wrong::unless_within("patrons.own_pay", self.patrons.own_pay, (0, MOST_MONEY))?;
        Wrong::unless_within("jetpack.strength", self.jetpack.strength, (0, STRONGEST))?;
        let mut room = MOST_CARDS - MEMBERS;
        let patrons = Card::PATRONS.len();
        for (field, copies, each) in [
            ("cartographers", self.cartographers.copies, 1),
            ("patrons", self.patrons.copies, patrons),
            ("jetpack", self.jetpack.copies, 1),
            ("risky_move", self.risky_move.copies, 1),
            ("long_watch", self.long_watch.copies, 1),
        ] {
            let copies = usize::from(copies);
            let least = usize::from(field == "cartographers");
            Wrong::unless_within(format!("{field}.copies"), copies, (least, room / each))?;
            room -= copies * each;
        }
        let needed = self.cartographers.needed;
        Wrong::unless_within("cartographers.needed", needed, (1, self.cartographers.copies))?;
        for (field, price) in [
            ("jetpack", self.jetpack.price),
            ("risky_move", self.risky_move.price),
            ("long_watch", self.long_watch.price),
        ] {
            Wrong::unless_within(format!("{field}.price"), price, (0, MOST_MONEY))?;
        }
        Ok(())
    }

    /// Strengths and pay can be counted, and artefacts never run out (EX-6.5).
    fn check_expeditions(&self) -> Result<(), Wrong> {
        for destination in Destination::ALL {
            for kind in Kind::ALL {
                let symbols = self.symbols(destination)[kind];
                let field = format!("destinations.{}.{}", destination.field(), kind.name());
                Wrong::unless_within(field, symbols, (0, STRONGEST))?;
            }
        }
        Wrong::unless_within("expeditions", self.expeditions, (1, MOST_EXPEDITIONS))?;
        Wrong::unless_within("first_game", self.first_game.len(), (1, MOST_EXPEDITIONS))?;
        Wrong::unless_within("earnings", self.earnings.len(), (1, 100))?;
        for line in &self.earnings {
            Wrong::unless_within("earnings", line.money, (0, MOST_MONEY))?;
        }
        if !self.earnings.is_sorted_by(|a, b| a.from < b.from) {
            return Err(Wrong::new("earnings", Fault::NotRising));
        }
        // A seat may have the same place in every expedition, with all its teams.
        let most = usize::from(self.expeditions) * TEAMS;
        Wrong::unless_within("artefacts.copies", self.artefacts.copies, (most, u8::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::components::{Kit, Misfit, Unusable};
    use crate::games::Boxed;
    use crate::games::explora::Explora;
    use crate::games::testing::{self, range};

    const SHIPPED: &str = Explora::COMPONENTS;

    fn read(text: &str) -> Result<&'static Kit<Components>, Unusable> {
        Kit::read("x.ron", text)
    }

    fn refused(from: &str, to: &str, field: &str, fault: Fault) {
        testing::refused::<Explora>(from, to, field, fault);
    }

    #[test]
    fn the_shipped_file_is_accepted() {
        assert!(read(SHIPPED).is_ok());
    }

    #[test]
    fn as_many_can_play_as_there_is_room_for() {
        refused("(2, 4)", "(1, 4)", "seats", range(2, 4, 1));
        refused("(2, 4)", "(2, 5)", "seats", range(2, 4, 5));
        refused("(2, 4)", "(3, 2)", "seats", range(3, 4, 2));
    }

    #[test]
    fn money_can_be_counted() {
        refused("money: 11", "money: 100", "money", range(0, 99, 100));
        refused("[2, 1]", "[2, 51]", "fees", range(0, 50, 51));
        refused("[2, 1]", "[1, 1, 1, 1, 1]", "fees", range(0, 4, 5));
        refused(" pay: 5", " pay: 51", "patrons.pay", range(0, 50, 51));
        refused("own_pay: 7", "own_pay: 51", "patrons.own_pay", range(0, 50, 51));
        let from = "lost_poet: (strength: 1, price: 3)";
        let field = "members.lost_poet.price";
        refused(from, "lost_poet: (strength: 1, price: 51)", field, range(0, 50, 51));
        let (from, to) = ("price: 3, strength: 2", "price: 60, strength: 2");
        refused(from, to, "jetpack.price", range(0, 50, 60));
        let (from, to) = ("risky_move: (copies: 4, price: 3", "risky_move: (copies: 4, price: 99");
        refused(from, to, "risky_move.price", range(0, 50, 99));
    }

    #[test]
    fn every_table_has_a_market() {
        refused("{2: 3, 3: 3, 4: 4}", "{2: 3, 3: 0, 4: 4}", "market", range(1, 8, 0));
        refused("{2: 3, 3: 3, 4: 4}", "{2: 3, 3: 9, 4: 4}", "market", range(1, 8, 9));
        refused("{2: 3, 3: 3, 4: 4}", "{2: 3, 3: 3, 5: 4}", "market", range(2, 4, 5));
        let missing = Fault::Total { should: 3, is: 2 };
        refused("{2: 3, 3: 3, 4: 4}", "{2: 3, 4: 4}", "market", missing);
        // A box for two alone needs one market.
        let two = SHIPPED.replace("seats: (2, 4)", "seats: (2, 2)");
        assert!(read(&two.replace("{2: 3, 3: 3, 4: 4}", "{2: 3}")).is_ok());
    }

    #[test]
    fn strengths_can_be_counted() {
        let from = "sea_wolves: (strength: 4";
        let field = "members.sea_wolves.strength";
        refused(from, "sea_wolves: (strength: 10", field, range(0, 9, 10));
        refused(
            "price: 3, strength: 2",
            "price: 3, strength: 10",
            "jetpack.strength",
            range(0, 9, 10),
        );
        let (from, to) = ("thule: (explorer: 0, crew: 1", "thule: (explorer: 0, crew: 10");
        refused(from, to, "destinations.thule.crew", range(0, 9, 10));
    }

    /// 72 cards have room, 24 of them are members.
    #[test]
    fn the_deck_has_room_for_all_cards() {
        let (from, cards) = ("(copies: 7, needed: 3)", "cartographers.copies");
        refused(from, "(copies: 49, needed: 3)", cards, range(1, 48, 49));
        refused(from, "(copies: 0, needed: 3)", cards, range(1, 48, 0));
        refused("(copies: 2, pay", "(copies: 11, pay", "patrons.copies", range(0, 10, 11));
        let (from, to) = ("long_watch: (copies: 4", "long_watch: (copies: 26");
        refused(from, to, "long_watch.copies", range(0, 25, 26));
        assert!(read(&SHIPPED.replace(from, "long_watch: (copies: 25")).is_ok());
    }

    #[test]
    fn an_expedition_can_be_called() {
        let field = "cartographers.needed";
        refused("needed: 3", "needed: 0", field, range(1, 7, 0));
        refused("needed: 3", "needed: 8", field, range(1, 7, 8));
        refused("expeditions: 4", "expeditions: 0", "expeditions", range(1, 9, 0));
        refused("expeditions: 4", "expeditions: 10", "expeditions", range(1, 9, 10));
        let from = r#"["avalon", "kalahari", "iram"]"#;
        refused(from, "[]", "first_game", range(1, 9, 0));
    }

    #[test]
    fn rewards_are_in_order() {
        let from = "(from: 4, money: 4),";
        let line = SHIPPED[..SHIPPED.find("    earnings: [").unwrap()].lines().count() + 1;
        for (to, fault) in [
            ("(from: 4, money: 51),", range(0, 50, 51)),
            ("(from: 1, money: 4),", Fault::NotRising),
        ] {
            let found = read(&SHIPPED.replace(from, to)).err().unwrap();
            assert_eq!(found.what, Misfit::Value(Wrong::new("earnings", fault)));
            assert_eq!(found.line, line, "the table as a whole");
        }
        refused("copies: 8", "copies: 7", "artefacts.copies", range(8, 255, 7));
    }

    /// A name that is none of ours is not read over, and none may be missing.
    #[test]
    fn every_name_is_known_and_there() {
        for (from, to) in [
            ("money: 11", "cash: 11"),
            ("lost_poet:", "lost_pet:"),
            ("shangri_la:", "shangrila:"),
            ("\"iram\"", "\"irem\""),
        ] {
            let found = read(&SHIPPED.replace(from, to)).err().unwrap();
            let line = SHIPPED[..SHIPPED.find(from).unwrap()].lines().count();
            assert_eq!(found.line, line, "{to}");
            assert!(matches!(found.what, Misfit::Form(_)), "{to}");
        }
        let without = SHIPPED.replace("airship: (strength: 4, price: 1),", "");
        assert!(matches!(read(&without).err().unwrap().what, Misfit::Form(_)));
    }
}
