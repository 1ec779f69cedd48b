//! What some eyes see of the table: all but the order of the tiles in the stack and what the
//! treasures are that lie face down.

use super::components::{LOWEST_LEVEL, MOST_LEVEL, MOST_MASKS, MOST_SCORINGS};
use super::hex::Hex;
use super::options::Options;
use super::state::{Auction, Leader, Paid, Scoring, Stage, Tikal};
use super::tile::{Kind, Letter, MOST_TILES, Stones, Tile, Turn};
use super::treasure::Treasure;
use crate::engine::{Chance, Eyes, Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table as some eyes see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The variants chosen.
    pub options: Options,
    /// Whose turn it is; nobody's once the game is over.
    pub turn: Option<Seat>,
    /// What that seat must decide.
    pub stage: Stage,
    /// Action points left.
    pub points: u8,
    /// The tile to be laid: drawn, chosen, or a volcano that waits for the end of a scoring.
    pub in_hand: Option<Tile>,
    /// Who lays it.
    pub layer: Option<Seat>,
    /// How many tiles are in the stack.
    pub stack: u8,
    /// The letter on top of it (TK-1.2).
    pub next: Option<Letter>,
    /// How many tiles have been laid or have left the game.
    pub laid: u8,
    /// Tiles that had no place (TK-2.4).
    pub lost: Vec<Tile>,
    /// How many of the volcanoes have been revealed.
    pub volcanoes: u8,
    /// The explored hexes.
    pub hexes: BTreeMap<Hex, HexView>,
    /// Levels in the supply, by their number (TK-1.4).
    pub levels: BTreeMap<u8, u8>,
    /// Treasures face down beside the board.
    pub treasures: u8,
    /// What each seat has.
    pub seats: Vec<SideView>,
    /// The scoring round in progress (TK-7).
    pub scoring: Option<Scoring>,
    /// The round of auctions in progress (TK-8).
    pub auction: Option<Auction>,
}

/// An explored hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HexView {
    /// What it is, as it was laid.
    pub kind: Kind,
    /// The tile; none where it is printed on the board.
    pub tile: Option<Tile>,
    /// How that tile is turned.
    pub turn: Turn,
    /// The stones on its sides, as it lies.
    pub stones: Stones,
    /// The number that a temple shows now; 0 elsewhere.
    pub level: u8,
    /// The treasures still face down in a ruin.
    pub treasures: u8,
    /// Whose guard is on the temple.
    pub guard: Option<Seat>,
    /// Whose camp stands there.
    pub camp: Option<Seat>,
    /// Workers of each seat.
    pub workers: Vec<u8>,
    /// The seats whose leader is there.
    pub leaders: SeatSet,
    /// Who controls or guards the temple (TK-6.1).
    pub controlled_by: Option<Seat>,
    /// What has been dug there in these action points (TK-4.2, TK-4.6).
    pub dug: u8,
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideView {
    /// Workers in the supply.
    pub workers: u8,
    /// Workers that have left the game, guards not among them.
    pub gone: u8,
    /// Where the leader is.
    pub leader: Leader,
    /// Camps not yet set up.
    pub camps: u8,
    /// Guards not yet left.
    pub guards: u8,
    /// How many treasures of each kind.
    pub treasures: BTreeMap<Treasure, u8>,
    /// Victory points.
    pub total: i32,
    /// What it started with (TK-8.1).
    pub purse: u16,
    /// What it has paid for bids.
    pub bids: u16,
    /// What each scoring round paid so far.
    pub scored: Vec<Paid>,
    /// What a scoring would pay at this moment.
    pub now: Paid,
}

impl View {
    /// The hex as it is now; none while it is jungle.
    pub fn hex(&self, hex: Hex) -> Option<&HexView> {
        self.hexes.get(&hex)
    }

    /// What a seat has.
    pub fn side(&self, seat: Seat) -> Option<&SideView> {
        self.seats.get(seat.index())
    }

    /// The seats at the table.
    pub fn seat_count(&self) -> SeatCount {
        let seats = self.seats.len().clamp(1, super::components::MOST_SEATS);
        SeatCount::new(seats).unwrap_or(SeatCount::MOST)
    }
}

impl Tikal {
    pub(super) fn seen_by(&self, eyes: Eyes) -> View {
        let going_on = self.stage != Stage::Over;
        let levels = (0..).zip(self.levels);
        View {
            eyes,
            options: self.options,
            turn: going_on.then_some(self.turn),
            stage: self.stage,
            points: self.points,
            in_hand: self.in_hand,
            layer: going_on.then_some(self.layer),
            stack: self.stack.count(),
            next: self.stack.last().map(|tile| tile.letter()),
            laid: self.laid,
            lost: self.lost.to_vec(),
            volcanoes: self.volcanoes,
            hexes: self.explored.iter().map(|hex| (hex, self.hex_seen(hex))).collect(),
            levels: levels.filter(|(number, _)| *number >= LOWEST_LEVEL).collect(),
            treasures: self.treasures.count(),
            seats: self.seats.seats().map(|seat| self.side_seen(seat)).collect(),
            scoring: self.scoring,
            auction: self.auction,
        }
    }

    fn hex_seen(&self, hex: Hex) -> HexView {
        let ground = self.at(hex);
        let seats = self.seats.seats();
        HexView {
            kind: ground.kind,
            tile: ground.tile,
            turn: ground.turn,
            stones: ground.stones,
            level: ground.level,
            treasures: ground.treasures.count(),
            guard: ground.guard,
            camp: ground.camp,
            workers: ground.workers[..self.seats.get()].to_vec(),
            leaders: seats.filter(|seat| self.has_leader(*seat, hex)).collect(),
            controlled_by: self.controls(hex),
            dug: ground.dug,
        }
    }

    fn side_seen(&self, seat: Seat) -> SideView {
        let side = self.side(seat);
        let treasures = Treasure::ALL.into_iter().zip(side.treasures);
        SideView {
            workers: side.workers,
            gone: side.gone,
            leader: side.leader,
            camps: side.camps,
            guards: side.guards,
            treasures: treasures.filter(|(_, count)| *count > 0).collect(),
            total: side.total(),
            purse: side.purse,
            bids: side.bids,
            scored: side.scored.to_vec(),
            now: self.pays_now(seat),
        }
    }

    /// A table that looks like this: the stack is shuffled within its letters, and so are the
    /// treasures that lie face down.
    pub fn imagined(
        rules: &'static super::Components,
        view: &View,
        chance: &mut impl Chance,
    ) -> Self {
        let seats = view.seat_count();
        let mut table = Self::bare(rules, view.options, seats);
        let seated = |seat: &Seat| seats.has(*seat);
        table.turn = view.turn.filter(seated).unwrap_or(table.turn);
        table.stage = view.stage;
        table.points = view.points;
        table.in_hand = view.in_hand;
        table.layer = view.layer.filter(seated).unwrap_or(table.layer);
        table.lost = view.lost.iter().copied().take(MOST_TILES).collect();
        (table.laid, table.volcanoes) = (view.laid, view.volcanoes);
        (table.scoring, table.auction) = (view.scoring, view.auction);
        for (&number, &count) in &view.levels {
            if let Some(level) = table.levels.get_mut(usize::from(number)) {
                *level = count;
            }
        }
        table.imagine_stack(view, chance);
        table.imagine_sides(view);
        table.imagine_board(view, chance);
        table
    }

    /// Every tile that lies nowhere else is in the stack.
    fn imagine_stack(&mut self, view: &View, chance: &mut impl Chance) {
        let laid = view.hexes.values().filter_map(|hex| hex.tile);
        let offered = view.auction.iter().flat_map(|auction| auction.left.iter().copied());
        let elsewhere: Vec<Tile> =
            laid.chain(offered).chain(view.in_hand).chain(view.lost.iter().copied()).collect();
        let rest = self.rules.every_tile().filter(|tile| !elsewhere.contains(tile));
        let rest: Vec<Tile> = rest.take(view.stack.into()).collect();
        self.stack_up(&rest, chance);
    }

    fn imagine_sides(&mut self, view: &View) {
        let most = view.seats.iter().map(|side| side.scored.len()).max().unwrap_or(0);
        let begun = view.scoring.map_or(most, |scoring| usize::from(scoring.number));
        self.scorings = u8::try_from(begun).unwrap_or(u8::MAX);
        for (side, seen) in self.sides.iter_mut().zip(&view.seats) {
            side.workers = seen.workers.min(self.rules.workers);
            side.gone = seen.gone;
            side.leader = seen.leader;
            (side.camps, side.guards) = (seen.camps, seen.guards);
            side.treasures = Treasure::ALL.map(|kind| *seen.treasures.get(&kind).unwrap_or(&0));
            (side.purse, side.bids) = (seen.purse, seen.bids);
            side.scored = seen.scored.iter().copied().take(MOST_SCORINGS).collect();
        }
    }

    fn imagine_board(&mut self, view: &View, chance: &mut impl Chance) {
        for kind in Treasure::ALL {
            let each = self.sides.iter().map(|side| side.treasures[kind.index()]);
            let hidden = each.fold(self.rules.treasures.each, u8::saturating_sub);
            self.treasures.extend(std::iter::repeat_n(kind, hidden.into()));
        }
        chance.shuffle(&mut self.treasures);
        let rules = self.rules;
        for (&hex, seen) in &view.hexes {
            if let Some(tile) = seen.tile {
                self.put_down(tile, hex, seen.turn);
            }
            for _ in 0..usize::from(seen.treasures).min(MOST_MASKS) {
                if let Some(treasure) = self.treasures.pop() {
                    self.at_mut(hex).treasures.push(treasure);
                }
            }
            let ground = self.at_mut(hex);
            (ground.level, ground.dug) = (seen.level.min(MOST_LEVEL), seen.dug);
            (ground.guard, ground.camp) = (seen.guard, seen.camp);
            for (own, seen) in ground.workers.iter_mut().zip(&seen.workers) {
                *own = (*seen).min(rules.workers);
            }
            for seat in self.seats.seats() {
                self.note_figures(seat, hex);
            }
        }
        self.find_camps();
    }
}
