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
/// The most cards that the box has room for.
pub const MOST_CARDS: usize = 120;
/// The most cards of one colour.
pub const MOST_OF_COLOUR: usize = 24;
/// The most seats.
pub const MOST_SEATS: usize = 4;

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
        let Cards {
            lowest,
            highest,
            copies,
        } = self.cards;
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
            Wrong::unless_within(format!("{field}.expeditions"), course.expeditions, (1, 9))?;
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
        let Cards {
            lowest,
            highest,
            copies,
        } = self.cards;
        Wrong::unless_within("cards.highest", highest, (0, Card::HIGHEST))?;
        Wrong::unless_within("cards.lowest", lowest, (0, highest))?;
        let kinds = usize::from(highest - lowest) + 1;
        let colours = Colour::ALL.len();
        let fit = (MOST_OF_COLOUR / kinds).min(MOST_CARDS / (kinds * colours));
        let most = fit.min(Hand::MOST_COPIES.into());
        Wrong::unless_within("cards.copies", copies, (1, most))?;
        let all = kinds * colours * usize::from(copies);
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
        let Figures {
            adventurers,
            scientists,
            scientist_counts,
        } = self.figures;
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
        let Tokens {
            artefacts,
            arrows,
            points,
        } = &self.tokens;
        let tokens = usize::from(*artefacts) + usize::from(*arrows) + points.len();
        Wrong::unless_total("tokens", tokens, spaces)
    }
}
