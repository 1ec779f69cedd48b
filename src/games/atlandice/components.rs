//! The numbers of the game, from its component file.

use super::clock::Track;
use super::district::{Area, District, PerDistrict};
use super::tile::{Effect, Letter, Tiles};
use crate::engine::SeatCount;
use crate::engine::components::{Components as Checked, Wrong};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most seats.
pub const MOST_SEATS: usize = 4;
/// The most dice that a seat takes in a round.
const MOST_EACH: u8 = 4;
/// The most dice that are taken in a round.
pub const MOST_DICE: usize = MOST_SEATS * MOST_EACH as usize;
/// The most resources of a kind: all of them together are counted in a byte.
const MOST_RESOURCES: u8 = 50;
/// The longest track: every round goes on by a place at least, and rounds are counted in a byte.
const MOST_PLACES: u8 = 99;

/// What is in the box.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The least and the most that can play.
    pub seats: (u8, u8),
    /// How many resources of each kind (AT-1.2).
    pub resources: u8,
    /// What depends on the number of seats.
    pub tables: BTreeMap<u8, PerSeats>,
    /// The Black Market.
    pub market: Market,
    /// Where the submarine starts (AT-1.4).
    pub submarine: Area,
    /// The tiles (AT-1.1).
    pub districts: PerDistrict<Tiles>,
    /// The clock.
    pub clock: Track,
    /// Victory points.
    pub points: Worth,
    /// What a donation is worth (AT-6.4).
    pub donation: Donation,
}

/// What depends on the number of seats.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PerSeats {
    /// Resources on each district at first (AT-1.2).
    pub on_district: u8,
    /// The dice (AT-1.3).
    pub dice: u8,
    /// The dice that each seat takes in a round (AT-3.1, AT-9.2).
    pub each: u8,
    /// Whether there is a neutral player (AT-9.1).
    pub neutral: bool,
}

/// The Black Market.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Market {
    /// Resources of each kind on it, at first and when it is filled up (AT-1.2, AT-5.3).
    pub stock: u8,
    /// The hands it shows (AT-6.1).
    pub hands: u8,
}

/// Victory points.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Worth {
    /// For a district tile (AT-5.2, AT-8.2).
    pub tile: u8,
    /// For the first place, where it wins no tile (AT-5.2, AT-8.1).
    pub first: u8,
    /// For the second place (AT-5.2, AT-8.1).
    pub second: u8,
    /// For a check (AT-6.3).
    pub check: u8,
}

/// What a donation is worth.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Donation {
    /// So many resources …
    pub resources: u8,
    /// … for so many points.
    pub points: u8,
}

impl Components {
    /// The numbers for a table of so many.
    pub(super) fn table(&self, seats: SeatCount) -> &PerSeats {
        const NONE: PerSeats = PerSeats { on_district: 0, dice: 0, each: 0, neutral: false };
        let count = u8::try_from(seats.get()).unwrap_or(u8::MAX);
        // There is one for every number of seats that can play, checked on load.
        self.tables.get(&count).unwrap_or(&NONE)
    }
}

impl Checked for Components {
    fn seats(&self) -> RangeInclusive<usize> {
        usize::from(self.seats.0)..=usize::from(self.seats.1)
    }

    fn check(&self) -> Result<(), Wrong> {
        let (low, high) = self.seats;
        Wrong::unless_within("seats", low, (2, MOST_SEATS))?;
        Wrong::unless_within("seats", high, (low, MOST_SEATS))?;
        Wrong::unless_within("resources", self.resources, (2, MOST_RESOURCES))?;
        Wrong::unless_within("market.stock", self.market.stock, (0, self.resources - 1))?;
        Wrong::unless_within("market.hands", self.market.hands, (1, MOST_PLACES))?;
        self.check_tables()?;
        self.check_tiles()?;
        self.check_clock()?;
        let Worth { tile, first, second, check } = self.points;
        for (field, points) in
            [("tile", tile), ("first", first), ("second", second), ("check", check)]
        {
            Wrong::unless_within(format!("points.{field}"), points, (0, 99))?;
        }
        Wrong::unless_within("donation.resources", self.donation.resources, (1, 9))?;
        Wrong::unless_within("donation.points", self.donation.points, (0, 99))
    }
}

impl Components {
    /// Every number of seats has its table, resources suffice, and one die is left over.
    fn check_tables(&self) -> Result<(), Wrong> {
        let (low, high) = self.seats;
        for (&seats, table) in &self.tables {
            Wrong::unless_within(format!("tables.{seats}"), seats, self.seats)?;
            let field = |name: &str| format!("tables.{seats}.{name}");
            let most = self.resources - self.market.stock;
            Wrong::unless_within(field("on_district"), table.on_district, (1, most))?;
            // With a neutral player everybody keeps a die besides the one it gives (AT-9.2).
            let least = if table.neutral { 2 } else { 1 };
            Wrong::unless_within(field("each"), table.each, (least, MOST_EACH))?;
            let dice = usize::from(table.each) * usize::from(seats) + 1;
            Wrong::unless_total(field("dice"), table.dice.into(), dice)?;
        }
        Wrong::unless_total("tables", self.tables.len(), usize::from(high - low) + 1)
    }

    /// Every tile moves the hand, so that every match ends.
    fn check_tiles(&self) -> Result<(), Wrong> {
        for district in District::ALL {
            for letter in Letter::ALL {
                let tile = self.districts[district].get(letter);
                let field = |name| format!("districts.{district}.{}.{name}", letter.name());
                Wrong::unless_within(field("hands"), tile.hands, (1, MOST_PLACES))?;
                if let Some(rolls) = tile.effect.rolls() {
                    Wrong::unless_within(field("on"), rolls.numbers().count(), (1, 6))?;
                }
                match tile.effect {
                    Effect::OnDie { die } => {
                        Wrong::unless_within(field("die"), die, (1, MOST_DICE))?;
                    }
                    Effect::ClockHand { steps, .. } => {
                        Wrong::unless_within(field("steps"), steps, (1, MOST_PLACES))?;
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Icons stand between the start and the end of the track.
    fn check_clock(&self) -> Result<(), Wrong> {
        let end = self.clock.end;
        Wrong::unless_within("clock.end", end, (1, MOST_PLACES))?;
        for &place in self.clock.icons.keys() {
            Wrong::unless_within(format!("clock.icons.{place}"), place, (1, end - 1))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::components::{Fault, Kit, Misfit, Unusable};
    use crate::games::Boxed;
    use crate::games::atlandice::Atlandice;
    use crate::games::testing::{self, range};

    const SHIPPED: &str = Atlandice::COMPONENTS;

    fn read(text: &str) -> Result<&'static Kit<Components>, Unusable> {
        Kit::read("x.ron", text)
    }

    fn refused(from: &str, to: &str, field: &str, fault: Fault) {
        testing::refused::<Atlandice>(from, to, field, fault);
    }

    #[test]
    fn the_shipped_file_is_accepted() {
        assert!(read(SHIPPED).is_ok());
    }

    #[test]
    fn as_many_can_play_as_there_is_room_for() {
        refused("(2, 4)", "(1, 4)", "seats", range(2, 4, 1));
        refused("(2, 4)", "(2, 5)", "seats", range(2, 4, 5));
        refused("(2, 4)", "(4, 3)", "seats", range(4, 4, 3));
    }

    #[test]
    fn resources_suffice() {
        refused("resources: 12", "resources: 1", "resources", range(2, 50, 1));
        refused("resources: 12", "resources: 51", "resources", range(2, 50, 51));
        refused("stock: 3", "stock: 12", "market.stock", range(0, 11, 12));
        let (two, four) = ("2: (on_district: 7", "4: (on_district: 9");
        refused(two, "2: (on_district: 0", "tables.2.on_district", range(1, 9, 0));
        refused(four, "4: (on_district: 10", "tables.4.on_district", range(1, 9, 10));
    }

    #[test]
    fn every_number_of_seats_has_its_dice() {
        let three = "3: (on_district: 7, dice: 7, each: 2,";
        let short = "3: (on_district: 7, dice: 6, each: 2,";
        refused(three, short, "tables.3.dice", Fault::Total { should: 7, is: 6 });
        let many = "3: (on_district: 7, dice: 16, each: 5,";
        refused(three, many, "tables.3.each", range(1, 4, 5));
        let other = "5: (on_district: 7, dice: 7, each: 2,";
        refused(three, other, "tables.5", range(2, 4, 5));
        let line = "        3: (on_district: 7, dice: 7, each: 2, neutral: false),\n";
        let found = read(&SHIPPED.replace(line, "")).err().map(|unusable| unusable.what);
        let total = Fault::Total { should: 3, is: 2 };
        assert_eq!(found, Some(Misfit::Value(Wrong::new("tables", total))));
        // A box for two alone needs one table.
        let four = "        4: (on_district: 9, dice: 9, each: 2, neutral: false),\n";
        let two = SHIPPED.replace(line, "").replace(four, "").replace("(2, 4)", "(2, 2)");
        assert!(read(&two).is_ok());
    }

    #[test]
    fn every_area_moves_the_hand() {
        refused("hands: 2)", "hands: 0)", "market.hands", range(1, 99, 0));
        let field = "districts.jewellers.b.hands";
        let (from, to) = ("hands: 1, effect: swap", "hands: 0, effect: swap");
        refused(from, to, field, range(1, 99, 0));
        let field = "districts.forge.c.hands";
        let (from, to) = ("hands: 3, effect: from_market", "hands: 100, effect: from_market");
        refused(from, to, field, range(1, 99, 100));
        refused("steps: 1", "steps: 0", "districts.inn.a.steps", range(1, 99, 0));
        refused("die: 2", "die: 0", "districts.library.c.die", range(1, 16, 0));
    }

    #[test]
    fn icons_stand_on_the_track() {
        refused("end: 22", "end: 0", "clock.end", range(1, 99, 0));
        refused("end: 22", "end: 100", "clock.end", range(1, 99, 100));
        refused("21: check(swords)", "22: check(swords)", "clock.icons.22", range(1, 21, 22));
        refused("2: check(gems)", "0: check(gems)", "clock.icons.0", range(1, 21, 0));
    }

    #[test]
    fn points_are_small_numbers() {
        refused("tile: 3", "tile: 100", "points.tile", range(0, 99, 100));
        refused("first: 3", "first: 100", "points.first", range(0, 99, 100));
        refused("second: 1", "second: 100", "points.second", range(0, 99, 100));
        refused("check: 1", "check: 100", "points.check", range(0, 99, 100));
        let bundle = "donation.resources";
        refused("resources: 2", "resources: 0", bundle, range(1, 9, 0));
        refused("resources: 2, points: 1", "resources: 2, points: 100", "donation.points", {
            range(0, 99, 100)
        });
    }

    /// What has no meaning is told with its line: a number that no die has, a place that is none,
    /// a word that is none of ours.
    #[test]
    fn a_wrong_form_is_refused() {
        let wrong = [
            ("on: [1, 3, 5]", "on: [1, 3, 7]"),
            ("submarine: workshop", "submarine: harbour"),
            ("effect: swap", "effect: trade"),
            ("check(gems),\n            4", "check(gold),\n            4"),
            ("end: 22", "ends: 22"),
        ];
        for (from, to) in wrong {
            let at = SHIPPED.find(from).unwrap_or_else(|| panic!("{from}"));
            let line = SHIPPED[..at].lines().count();
            let unusable = read(&SHIPPED.replacen(from, to, 1)).err().expect(to);
            assert_eq!((unusable.file.as_str(), unusable.line), ("x.ron", line), "{to}");
            assert!(matches!(unusable.what, Misfit::Form(_)), "{to}");
        }
    }
}
