//! TK-1: the board, the stack and what each seat gets.

use super::components::{Components, MOST_LEVEL, MOST_SEATS};
use super::event::Event;
use super::hex::{HEXES, HexSet};
use super::options::{Mode, Options};
use super::state::{Ground, Side, Stage, Tikal};
use super::tile::Tile;
use super::treasure::Treasure;
use super::ways::Ways;
use crate::engine::{Chance, GameOptions, Happening, NotPlayable, Seat, SeatCount};
use crate::games::list::List;

impl Tikal {
    /// A fresh match: the first tile, or the first offer, lies open.
    pub(super) fn laid_out(
        rules: &'static Components,
        options: Options,
        seats: SeatCount,
        at: &mut impl Happening<Event>,
    ) -> Result<Self, NotPlayable> {
        let mut table = Self::bare(rules, options, seats);
        // TK-1.5, TK-8.5.
        let first = options.first_seat(seats, at.chance())?;
        let tiles: Vec<Tile> = rules.every_tile().collect();
        table.stack_up(&tiles, at.chance());
        // TK-1.3.
        for _ in 0..rules.treasures.each {
            table.treasures.extend(Treasure::ALL);
        }
        at.chance().shuffle(&mut table.treasures);
        at.tell(Event::Began { seat: first, purse: table.sides[0].purse });
        if options.mode == Mode::Auction {
            table.begin_offer(first, at);
        } else {
            table.draw(first, at);
        }
        Ok(table)
    }

    /// The board as it is printed; nothing else lies on it, and nothing is in the stack.
    pub(super) fn bare(rules: &'static Components, options: Options, seats: SeatCount) -> Self {
        let mut levels = [0; MOST_LEVEL as usize + 1];
        for (number, count) in (0..).zip(&mut levels) {
            *count = rules.levels_of(number);
        }
        let purse = if options.mode == Mode::Auction { rules.purse } else { 0 };
        let side = Side {
            workers: rules.workers,
            camps: rules.camps,
            guards: rules.guards,
            purse,
            ..Side::EMPTY
        };
        let mut table = Self {
            rules,
            options,
            seats,
            turn: Seat::at(0),
            stage: Stage::Lay,
            points: 0,
            stack: List::default(),
            in_hand: None,
            layer: Seat::at(0),
            lost: List::default(),
            laid: 0,
            volcanoes: 0,
            explored: HexSet::NONE,
            open: HexSet::NONE,
            temples: HexSet::NONE,
            ruins: HexSet::NONE,
            ground: [Ground::JUNGLE; HEXES],
            ways: Ways::NONE,
            manned: [HexSet::NONE; MOST_SEATS],
            levels,
            treasures: List::default(),
            sides: [side; MOST_SEATS],
            scoring: None,
            scorings: 0,
            auction: None,
        };
        // TK-1.1.
        for (&hex, &terrain) in &rules.board {
            table.explore(hex, terrain);
        }
        table
    }

    /// TK-1.2: these tiles, shuffled within each letter, the first letters on top.
    pub(super) fn stack_up(&mut self, tiles: &[Tile], chance: &mut impl Chance) {
        self.stack = tiles.iter().copied().collect();
        self.stack.sort_unstable();
        for letter in self.stack.chunk_by_mut(|one, next| one.letter() == next.letter()) {
            chance.shuffle(letter);
        }
        self.stack.reverse();
    }
}
