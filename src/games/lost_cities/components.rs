//! The numbers of the game, from its component file.

use super::card::{Card, Colour, PerColour};
use super::figure::Figure;
use super::hand::Hand;
use super::options::{Length, Options};
use crate::engine::components::{Components as Checked, Fault, Wrong};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most steps that a path has room for.
pub const MOST_STEPS: usize = 12;
/// The most cards of one colour.
pub const MOST_OF_COLOUR: usize = 24;
/// The most cards that the box has room for.
pub const MOST_CARDS: usize = Colour::ALL.len() * MOST_OF_COLOUR;
/// The most seats.
pub const MOST_SEATS: usize = 4;
/// The most expeditions of a game.
const MOST_EXPEDITIONS: u8 = 9;

/// What is in the box.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The least and the most that can play.
    pub seats: (u8, u8),
    /// The cards (LC-1.1).
    pub cards: Cards,
    /// How many cards a seat holds (LC-1.4).
    pub hand: u8,
    /// Cards that go back to the box unseen, by the number of seats (LC-1.5).
    pub set_aside: BTreeMap<u8, u8>,
    /// The figures of each seat (LC-1.2).
    pub figures: Figures,
    /// What a figure on each step is worth, from step 1.
    pub steps: Vec<i16>,
    /// The bridge lies behind this step.
    pub bridge: u8,
    /// So many figures over the bridge end an expedition (LC-4.1).
    pub crossings: u8,
    /// The event tokens (LC-1.3).
    pub tokens: Tokens,
    /// The steps with a space for a token.
    pub spaces: PerColour<Vec<u8>>,
    /// The full game (LC-1.6).
    pub full: Course,
    /// The short game (LC-1.6).
    pub short: Course,
}

/// The cards of one colour.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// The lowest value.
    pub lowest: u8,
    /// The highest value.
    pub highest: u8,
    /// How many there are of each.
    pub copies: u8,
}

/// The figures of one seat.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// How many adventurers.
    pub adventurers: u8,
    /// How many scientists.
    pub scientists: u8,
    /// How many times a scientist counts its step.
    pub scientist_counts: u8,
}

/// The event tokens.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// How many artefacts.
    pub artefacts: u8,
    /// How many arrows.
    pub arrows: u8,
    /// The points, one number a token.
    pub points: Vec<u8>,
}

/// How long a game lasts and what artefacts are worth in the end.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// How many expeditions.
    pub expeditions: u8,
    /// Points for 0, 1, 2 … artefacts; more than the track shows count as its last.
    pub track: Vec<i16>,
}

impl Components {
    /// The step at the end of each path.
    #[inline]
    pub fn last_step(&self) -> u8 {
        // At most MOST_STEPS, checked on load.
        u8::try_from(self.steps.len()).unwrap_or(u8::MAX)
    }

    /// What this figure is worth on that step (LC-4.3).
    pub fn worth(&self, figure: Figure, step: u8) -> i32 {
        let value = self.steps.get(usize::from(step).wrapping_sub(1));
        let times = match figure {
            Figure::Adventurer => 1,
            Figure::Scientist => i32::from(self.figures.scientist_counts),
        };
        times * value.copied().map_or(0, i32::from)
    }

    /// How many figures of this kind a seat has.
    #[inline]
    pub fn figures(&self, kind: Figure) -> u8 {
        match kind {
            Figure::Adventurer => self.figures.adventurers,
            Figure::Scientist => self.figures.scientists,
        }
    }

    /// How long a game with these options lasts.
    pub fn course(&self, options: &Options) -> &Course {
        match options.length {
            Length::Full => &self.full,
            Length::Short => &self.short,
        }
    }

    /// Every card in the box.
    pub fn every_card(&self) -> impl Iterator<Item = Card> {
        let Cards { lowest, highest, copies } = self.cards;
        Colour::ALL.into_iter().flat_map(move |colour| {
            let values = lowest..=highest;
            values.flat_map(move |value| (0..copies).map(move |_| Card::new(colour, value)))
        })
    }

    /// How many cards go back to the box unseen with so many seats (LC-1.5).
    pub fn set_aside(&self, seats: usize) -> u8 {
        let seats = u8::try_from(seats).unwrap_or(u8::MAX);
        self.set_aside.get(&seats).copied().unwrap_or(0)
    }
}

impl Course {
    /// The next number of artefacts from this one on that is worth much more than the one before
    /// it: more than the track gives for one on the whole.
    pub fn next_jump(&self, artefacts: u8) -> Option<u8> {
        let (first, last) = (i32::from(*self.track.first()?), i32::from(*self.track.last()?));
        let steps = i32::try_from(self.track.len()).ok()? - 1;
        let jump = |count: &u8| {
            let gain = self.artefacts_worth(*count) - self.artefacts_worth(*count - 1);
            gain * steps > last - first
        };
        let most = u8::try_from(self.track.len()).ok()?;
        (artefacts.saturating_add(1)..most).find(jump)
    }

    /// What so many artefacts are worth (LC-5.1).
    pub fn artefacts_worth(&self, artefacts: u8) -> i32 {
        let past_the_end = self.track.last();
        let place = self.track.get(usize::from(artefacts));
        i32::from(*place.or(past_the_end).unwrap_or(&0))
    }
}

impl Checked for Components {
    fn seats(&self) -> RangeInclusive<usize> {
        usize::from(self.seats.0)..=usize::from(self.seats.1)
    }

    fn check(&self) -> Result<(), Wrong> {
        Wrong::unless_within("seats", self.seats.0, (2, MOST_SEATS))?;
        Wrong::unless_within("seats", self.seats.1, (self.seats.0, MOST_SEATS))?;
        self.check_cards()?;
        self.check_paths()?;
        for (field, course) in [("full", &self.full), ("short", &self.short)] {
            let expeditions = format!("{field}.expeditions");
            Wrong::unless_within(expeditions, course.expeditions, (1, MOST_EXPEDITIONS))?;
            let track = format!("{field}.track");
            Wrong::unless_within(&track, course.track.len(), (1, 100))?;
            for &points in &course.track {
                Wrong::unless_within(&track, points, (-999, 999))?;
            }
        }
        Ok(())
    }
}

impl Components {
    /// Cards must fit their places, and every hand must be dealt with a deck left over.
    fn check_cards(&self) -> Result<(), Wrong> {
        let Cards { lowest, highest, copies } = self.cards;
        Wrong::unless_within("cards.highest", highest, (0, Card::HIGHEST))?;
        Wrong::unless_within("cards.lowest", lowest, (0, highest))?;
        let kinds = usize::from(highest - lowest) + 1;
        let most = (MOST_OF_COLOUR / kinds).min(Hand::MOST_COPIES.into());
        Wrong::unless_within("cards.copies", copies, (1, most))?;
        let all = kinds * Colour::ALL.len() * usize::from(copies);
        let hand = usize::from(self.hand);
        Wrong::unless_within("hand", hand, (1, (all - 1) / usize::from(self.seats.1)))?;
        for (&seats, &cards) in &self.set_aside {
            Wrong::unless_within("set_aside", seats, self.seats)?;
            Wrong::unless_within("set_aside", cards, (0, all - 1 - usize::from(seats) * hand))?;
        }
        Ok(())
    }

    /// Every token has its space, every step and the bridge lie on the path.
    fn check_paths(&self) -> Result<(), Wrong> {
        let Figures { adventurers, scientists, scientist_counts } = self.figures;
        Wrong::unless_within("figures.adventurers", adventurers, (0, 9))?;
        let least = u8::from(adventurers == 0);
        Wrong::unless_within("figures.scientists", scientists, (least, 9))?;
        Wrong::unless_within("figures.scientist_counts", scientist_counts, (1, 9))?;
        let steps = self.steps.len();
        Wrong::unless_within("steps", steps, (2, MOST_STEPS))?;
        for &points in &self.steps {
            Wrong::unless_within("steps", points, (-999, 999))?;
        }
        Wrong::unless_within("bridge", self.bridge, (1, steps - 1))?;
        Wrong::unless_within("crossings", self.crossings, (1, 99))?;
        for colour in Colour::ALL {
            let field = format!("spaces.{colour}");
            let spaces = &self.spaces[colour];
            for &step in spaces {
                Wrong::unless_within(&field, step, (1, steps))?;
            }
            if !spaces.is_sorted_by(|a, b| a < b) {
                return Err(Wrong::new(&field, Fault::NotRising));
            }
        }
        let spaces = Colour::ALL.iter().map(|&c| self.spaces[c].len()).sum();
        let Tokens { artefacts, arrows, points } = &self.tokens;
        // One seat may find them all, in every expedition, and its chips are counted in a byte.
        let countable = u8::MAX / MOST_EXPEDITIONS;
        Wrong::unless_within("tokens.artefacts", *artefacts, (0, countable))?;
        let tokens = usize::from(*artefacts) + usize::from(*arrows) + points.len();
        Wrong::unless_total("tokens", tokens, spaces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::components::{Kit, Misfit, Unusable};
    use crate::games::Boxed;
    use crate::games::lost_cities::LostCities;
    use crate::games::testing::{self, range};

    const SHIPPED: &str = LostCities::COMPONENTS;

    fn read(text: &str) -> Result<&'static Kit<Components>, Unusable> {
        Kit::read("x.ron", text)
    }

    fn refused(from: &str, to: &str, field: &str, fault: Fault) {
        testing::refused::<LostCities>(from, to, field, fault);
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
    fn cards_fit_their_places() {
        let highest = "cards.highest";
        refused("highest: 10", "highest: 16", highest, range(0, 15, 16));
        refused("lowest: 0", "lowest: 11", "cards.lowest", range(0, 10, 11));
        refused("copies: 2", "copies: 0", "cards.copies", range(1, 2, 0));
        refused("copies: 2", "copies: 3", "cards.copies", range(1, 2, 3));
        // Nine values instead of eleven: two of each still fit.
        assert!(read(&SHIPPED.replace("lowest: 0", "lowest: 2")).is_ok());
    }

    /// A deck must be left: 110 cards for four are 27 each and some over.
    #[test]
    fn hands_leave_a_deck() {
        refused("hand: 8", "hand: 0", "hand", range(1, 27, 0));
        refused("hand: 8", "hand: 28", "hand", range(1, 27, 28));
        refused("{2: 30}", "{2: 94}", "set_aside", range(0, 93, 94));
        refused("{2: 30}", "{5: 30}", "set_aside", range(2, 4, 5));
        assert!(read(&SHIPPED.replace("{2: 30}", "{2: 93}")).is_ok());
        // 40 cards are four hands of 10, and then nothing would be left to draw.
        let few = SHIPPED.replace("highest: 10", "highest: 3").replace("hand: 8", "hand: 10");
        let what = read(&few).err().map(|unusable| unusable.what);
        assert_eq!(what, Some(Misfit::Value(Wrong::new("hand", range(1, 9, 10)))));
    }

    #[test]
    fn every_seat_has_figures() {
        let none = "adventurers: 0, scientists: 0";
        let both = "adventurers: 4, scientists: 1";
        refused(both, none, "figures.scientists", range(1, 9, 0));
        let many = "figures.adventurers";
        refused("adventurers: 4", "adventurers: 10", many, range(0, 9, 10));
        let counts = "figures.scientist_counts";
        let (from, to) = ("scientist_counts: 2", "scientist_counts: 0");
        refused(from, to, counts, range(1, 9, 0));
    }

    #[test]
    fn steps_and_bridge_lie_on_the_path() {
        let steps = "[-20, -15, -10, 5, 10, 15, 30, 35, 50]";
        refused(steps, "[5]", "steps", range(2, 12, 1));
        let long = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]";
        refused(steps, long, "steps", range(2, 12, 13));
        refused("35, 50]", "35, 1000]", "steps", range(-999, 999, 1000));
        refused("bridge: 6", "bridge: 9", "bridge", range(1, 8, 9));
        refused("bridge: 6", "bridge: 0", "bridge", range(1, 8, 0));
        refused("crossings: 5", "crossings: 0", "crossings", range(1, 99, 0));
    }

    #[test]
    fn every_token_has_one_space() {
        let total = |is| Fault::Total { should: 25, is };
        refused("artefacts: 9", "artefacts: 10", "tokens", total(26));
        refused("arrows: 9", "arrows: 8", "tokens", total(24));
        let (field, uncountable) = ("tokens.artefacts", range(0, 28, 29));
        refused("artefacts: 9", "artefacts: 29", field, uncountable);
        refused("15, 15])", "15])", "tokens", total(24));
        let (red, blue) = ("red: [3, 4, 6, 7, 9]", "blue: [2, 4, 6, 7, 9]");
        let more = Fault::Total { should: 24, is: 25 };
        let found = read(&SHIPPED.replace(red, "red: [3, 4, 6, 7]")).err();
        let what = found.map(|unusable| unusable.what);
        assert_eq!(what, Some(Misfit::Value(Wrong::new("tokens", more))));
        let past = "red: [3, 4, 6, 7, 10]";
        refused(red, past, "spaces.red", range(1, 9, 10));
        let before = "blue: [0, 4, 6, 7, 9]";
        refused(blue, before, "spaces.blue", range(1, 9, 0));
        let falling = "blue: [4, 2, 6, 7, 9]";
        refused(blue, falling, "spaces.blue", Fault::NotRising);
        let twice = "red: [3, 3, 6, 7, 9]";
        refused(red, twice, "spaces.red", Fault::NotRising);
    }

    #[test]
    fn a_game_has_expeditions_and_a_track() {
        let (field, none) = ("full.expeditions", range(1, 9, 0));
        refused("expeditions: 3", "expeditions: 0", field, none);
        let (field, many) = ("short.expeditions", range(1, 9, 10));
        refused("expeditions: 1", "expeditions: 10", field, many);
        let short = "[-20, -15, 10, 15, 30, 50]";
        refused(short, "[]", "short.track", range(1, 100, 0));
        let (field, low) = ("full.track", range(-999, 999, -1000));
        refused("[-50, -45", "[-1000, -45", field, low);
    }

    /// A word that is none of ours is not read over.
    #[test]
    fn an_unknown_field_is_refused() {
        let unusable = read(&SHIPPED.replace("hand: 8", "hands: 8")).err().unwrap();
        let line = SHIPPED[..SHIPPED.find("hand: 8").unwrap()].lines().count();
        assert_eq!((unusable.file.as_str(), unusable.line), ("x.ron", line));
        assert!(matches!(unusable.what, Misfit::Form(_)));
    }
}
