//! The numbers of the game, from its component file.

use super::hex::{HEXES, Hex, HexSet, Side};
use super::tile::{Kind, Letter, MOST_OF_A_LETTER, MOST_TILES, Stones, Terrain, Tile};
use super::treasure::{MOST_OF_A_KIND, Treasure};
use crate::engine::components::{Components as Checked, Fault, Wrong};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// The most seats.
pub const MOST_SEATS: usize = 4;
/// The highest level of a temple.
pub const MOST_LEVEL: u8 = 10;
/// The lowest level that is dug: a temple shows a number from the beginning.
pub const LOWEST_LEVEL: u8 = 2;
/// The most volcanoes.
pub const MOST_VOLCANOES: usize = 3;
/// The most scoring rounds: one for each volcano, and the last (TK-7.1, TK-7.4).
pub const MOST_SCORINGS: usize = MOST_VOLCANOES + 1;
/// The most masks on a ruin.
pub const MOST_MASKS: usize = 4;
/// The most action points: decisions of a turn are counted by them.
const MOST_POINTS: u8 = 30;
/// The most workers of a seat.
const MOST_WORKERS: u8 = 30;

/// What is in the box.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// The least and the most that can play.
    pub seats: (u8, u8),
    /// Action points in a turn (TK-2.1).
    pub action_points: u8,
    /// What they buy.
    pub costs: Costs,
    /// Workers of each seat, beside the leader (TK-1.5).
    pub workers: u8,
    /// Camps of each seat (TK-5.1).
    pub camps: u8,
    /// Guards of each seat (TK-6.2).
    pub guards: u8,
    /// The workers that the leader weighs as much as (TK-6.1).
    pub leader: u8,
    /// What can be dug on one hex in a turn (TK-4.2, TK-4.3).
    pub digs: u8,
    /// Victory points at the start of the auction game (TK-8.1).
    pub purse: u16,
    /// The treasures (TK-1.3).
    pub treasures: Treasures,
    /// How many levels there are of each number (TK-1.4).
    pub levels: BTreeMap<u8, u8>,
    /// What is printed on the board (TK-1.1).
    pub board: BTreeMap<Hex, Terrain>,
    /// The tiles (TK-1.2).
    pub tiles: BTreeMap<Letter, Vec<Terrain>>,
}

/// What action points buy.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// A figure from the supply (TK-3.1).
    pub enter: u8,
    /// A walk between two camps (TK-3.3).
    pub between_camps: u8,
    /// A level of a temple (TK-4.1).
    pub level: u8,
    /// A treasure (TK-4.3).
    pub treasure: u8,
    /// An exchange of treasures (TK-4.4).
    pub exchange: u8,
    /// A camp (TK-5.1).
    pub camp: u8,
    /// A guard (TK-6.2).
    pub guard: u8,
}

/// The treasures.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Treasures {
    /// How many of each kind.
    pub each: u8,
    /// What one, two and three of a kind are worth (TK-7.2).
    pub worth: (u8, u8, u8),
}

impl Components {
    /// A tile's terrain.
    #[inline]
    pub fn terrain(&self, tile: Tile) -> Terrain {
        let all = self.tiles.get(&tile.letter()).and_then(|tiles| tiles.get(tile.index()));
        // Tiles of a match come out of this box; a volcano is what nobody could use.
        all.copied().unwrap_or(Terrain { kind: Kind::Volcano, stones: Stones::default() })
    }

    /// Every tile, letter by letter.
    pub fn every_tile(&self) -> impl Iterator<Item = Tile> {
        let of_letter = |(&letter, tiles): (&Letter, &Vec<Terrain>)| {
            (0..tiles.len()).map(move |index| Tile::at(letter, index))
        };
        self.tiles.iter().flat_map(of_letter)
    }

    /// How many tiles there are.
    pub fn tile_count(&self) -> usize {
        self.tiles.values().map(Vec::len).sum()
    }

    /// How many of a letter lie in a stack of so many with that letter on top (TK-1.2).
    pub fn left_of(&self, letter: Letter, stack: usize) -> usize {
        let behind = self.tiles.range(letter..).skip(1).map(|(_, tiles)| tiles.len());
        stack.saturating_sub(behind.sum())
    }

    /// How many of them are volcanoes (TK-7.3).
    pub fn volcanoes(&self) -> usize {
        let all = self.tiles.values().flatten();
        all.filter(|terrain| terrain.kind == Kind::Volcano).count()
    }

    /// The hex of the base camp.
    pub fn base(&self) -> Hex {
        let base = self.board.iter().find(|(_, terrain)| terrain.kind == Kind::Base);
        // There is one, checked on load.
        base.map_or(Hex::default(), |(hex, _)| *hex)
    }

    /// How many levels there are of this number.
    pub fn levels_of(&self, level: u8) -> u8 {
        self.levels.get(&level).copied().unwrap_or(0)
    }

    /// How many treasures there are.
    pub fn treasure_count(&self) -> usize {
        usize::from(self.treasures.each) * Treasure::ALL.len()
    }

    /// What so many treasures of a kind are worth (TK-7.2).
    #[inline]
    pub fn worth(&self, of_a_kind: u8) -> u16 {
        let (one, two, three) = self.treasures.worth;
        [0, one, two, three][usize::from(of_a_kind).min(MOST_OF_A_KIND)].into()
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
        Wrong::unless_within("action_points", self.action_points, (1, MOST_POINTS))?;
        self.check_costs()?;
        Wrong::unless_within("workers", self.workers, (1, MOST_WORKERS))?;
        Wrong::unless_within("camps", self.camps, (0, 9))?;
        Wrong::unless_within("guards", self.guards, (0, 9))?;
        Wrong::unless_within("leader", self.leader, (1, 9))?;
        Wrong::unless_within("digs", self.digs, (1, 9))?;
        Wrong::unless_within("purse", self.purse, (0, 99))?;
        Wrong::unless_within("treasures.each", self.treasures.each, (0, MOST_OF_A_KIND))?;
        let (one, two, three) = self.treasures.worth;
        for worth in [one, two, three] {
            Wrong::unless_within("treasures.worth", worth, (0, 99))?;
        }
        for (&level, &count) in &self.levels {
            Wrong::unless_within("levels", level, (LOWEST_LEVEL, MOST_LEVEL))?;
            Wrong::unless_within(format!("levels.{level}"), count, (0, 99))?;
        }
        self.check_board()?;
        self.check_tiles()
    }
}

impl Components {
    /// Everything costs something: a turn has no more decisions than points.
    fn check_costs(&self) -> Result<(), Wrong> {
        let Costs { enter, between_camps, level, treasure, exchange, camp, guard } = self.costs;
        let costs = [
            ("enter", enter),
            ("between_camps", between_camps),
            ("level", level),
            ("treasure", treasure),
            ("exchange", exchange),
            ("camp", camp),
            ("guard", guard),
        ];
        costs.into_iter().try_for_each(|(name, cost)| {
            Wrong::unless_within(format!("costs.{name}"), cost, (1, MOST_POINTS))
        })
    }

    /// One base camp, and no volcano; the first tile finds an empty hex next to what is printed.
    fn check_board(&self) -> Result<(), Wrong> {
        let bases = self.board.values().filter(|terrain| terrain.kind == Kind::Base).count();
        Wrong::unless_total("board", bases, 1)?;
        for (hex, terrain) in &self.board {
            let field = format!("board.{hex}");
            check_kind(&field, terrain.kind)?;
            let volcanoes = u8::from(terrain.kind == Kind::Volcano);
            Wrong::unless_within(&field, volcanoes, (0, 0))?;
        }
        let printed: HexSet = self.board.keys().copied().collect();
        let beside = printed.around().without(printed).iter().count();
        Wrong::unless_within("board", beside, (1, HEXES))
    }

    /// There is a hex for each tile; each but a volcano has a stone, so that it can be joined. Masks
    /// for which there are no treasures are fine (TK-2.5).
    fn check_tiles(&self) -> Result<(), Wrong> {
        let free = HEXES - self.board.len();
        Wrong::unless_within("tiles", self.tile_count(), (1, free.min(MOST_TILES)))?;
        Wrong::unless_within("tiles", self.volcanoes(), (0, MOST_VOLCANOES))?;
        for (letter, tiles) in &self.tiles {
            let field = format!("tiles.{letter}");
            Wrong::unless_within(&field, tiles.len(), (0, MOST_OF_A_LETTER))?;
            for (number, terrain) in (1..).zip(tiles) {
                let field = format!("{field}.{number}");
                check_kind(&field, terrain.kind)?;
                if terrain.kind == Kind::Base {
                    return Err(Wrong::new(&field, Fault::Total { should: 0, is: 1 }));
                }
                let stones: u8 = Side::ALL.map(|side| terrain.stones.on(side)).iter().sum();
                let range = if terrain.kind == Kind::Volcano { (0, 0) } else { (1, 18) };
                Wrong::unless_within(&field, stones, range)?;
            }
        }
        Ok(())
    }
}

/// A temple's number is one of the levels, a ruin's masks have room.
fn check_kind(field: &str, kind: Kind) -> Result<(), Wrong> {
    match kind {
        Kind::Temple(level) => Wrong::unless_within(field, level, (1, MOST_LEVEL)),
        Kind::Ruin(masks) => Wrong::unless_within(field, masks, (0, MOST_MASKS)),
        Kind::Base | Kind::Clearing | Kind::Volcano => Ok(()),
    }
}
