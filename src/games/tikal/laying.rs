//! TK-2: where a tile may be laid, and what comes of it.

use super::Action;
use super::event::{Event, Refusal};
use super::hex::{Hex, HexSet, Sides};
use super::state::{Ground, Tikal};
use super::tile::{Kind, Terrain, Tile, Turn};
use crate::engine::Happening;
use crate::games::list::List;

/// The borders of a hex with explored hexes that are no volcanoes (TK-2.7), and those of them with
/// a stone on the other side.
struct Borders {
    open: Sides,
    stones: Sides,
}

impl Borders {
    /// TK-2.2: whether a stone, on either side of a border, joins a tile with stones on these sides
    /// to such a neighbour.
    #[inline]
    fn join(&self, sides: Sides) -> bool {
        !self.stones.is_empty() || sides.meet(self.open)
    }
}

impl Tikal {
    /// TK-2.2, TK-2.3: the hexes that a tile could be laid on, if only it is turned rightly.
    #[inline]
    fn edge(&self) -> HexSet {
        self.explored.around().without(self.explored)
    }

    /// Every way to lay a tile.
    pub(super) fn list_places(&self, tile: Tile, out: &mut Vec<Action>) {
        self.each_place(tile, |hex, turn| out.push(Action::Lay(hex, turn)));
    }

    /// Whether there is a place for a tile at all (TK-2.4): a volcano needs an explored neighbour;
    /// any other tile has a stone, and can be turned so that it looks to one that can be entered.
    pub(super) fn has_place(&self, tile: Tile) -> bool {
        let volcano = self.rules.terrain(tile).kind == Kind::Volcano;
        let joined = if volcano { HexSet::ALL } else { self.open.around() };
        !self.edge().and(joined).is_empty()
    }

    fn each_place(&self, tile: Tile, mut place: impl FnMut(Hex, Turn)) {
        let terrain = self.rules.terrain(tile);
        if terrain.kind == Kind::Volcano {
            // A volcano looks the same however it is turned (TK-1.6).
            let strict = self.edge().iter().any(|hex| !self.seals(hex));
            let fits = |hex: &Hex| !strict || !self.seals(*hex);
            self.edge().iter().filter(fits).for_each(|hex| place(hex, Turn::by(0)));
            return;
        }
        let mut turns = List::<_, 6>::blank((Turn::by(0), Sides::NONE));
        let look = |turn| (turn, terrain.stones.turned(turn).sides());
        turns.extend(terrain.stones.turns().map(look));
        for hex in self.edge() {
            let borders = self.borders(hex);
            let fit = turns.iter().filter(|(_, sides)| borders.join(*sides));
            fit.for_each(|(turn, _)| place(hex, *turn));
        }
    }

    /// What lies around an empty hex.
    #[inline]
    fn borders(&self, hex: Hex) -> Borders {
        let mut borders = Borders { open: Sides::NONE, stones: Sides::NONE };
        for (side, there) in hex.neighbours().filter(|(_, there)| self.open.has(*there)) {
            borders.open.insert(side);
            if self.at(there).stones.on(side.opposite()) > 0 {
                borders.stones.insert(side);
            }
        }
        borders
    }

    /// TK-2.6: whether a volcano here would cut off empty hexes from all explored ones that can be
    /// entered.
    fn seals(&self, hex: Hex) -> bool {
        let mut empty = HexSet::ALL.without(self.explored);
        empty.remove(hex);
        let beside = self.open.around().and(empty);
        beside.spread_over(empty) != empty
    }

    /// Why a tile may not be laid like this.
    fn check_place(&self, tile: Tile, hex: Hex, turn: Turn) -> Result<(), Refusal> {
        let Terrain { kind, stones } = self.rules.terrain(tile);
        if self.explored.has(hex) {
            return Err(Refusal::Explored { hex });
        }
        if !self.edge().has(hex) {
            return Err(Refusal::Apart { hex });
        }
        // TK-1.6: of turns that look alike the smallest is meant.
        let turned = stones.turned(turn);
        if let Some(turn) =
            stones.turns().find(|other| *other < turn && stones.turned(*other) == turned)
        {
            return Err(Refusal::LooksLike { turn });
        }
        if kind == Kind::Volcano {
            let strict = || self.edge().iter().any(|hex| !self.seals(hex));
            let sealed = self.seals(hex) && strict();
            return if sealed { Err(Refusal::Seals { hex }) } else { Ok(()) };
        }
        if self.borders(hex).join(turned.sides()) { Ok(()) } else { Err(Refusal::NoRoad { hex }) }
    }

    /// TK-2.2: lays the tile in hand, or says why not.
    pub(super) fn lay(
        &mut self,
        hex: Hex,
        turn: Turn,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let Some(tile) = self.in_hand else {
            return Err(Refusal::First { what: self.stage.asks() });
        };
        self.check_place(tile, hex, turn)?;
        self.in_hand = None;
        self.put_down(tile, hex, turn);
        let kind = self.at(hex).kind;
        // TK-2.5, TK-2.9: which treasures these are is fixed now, and nobody knows.
        let masks = if let Kind::Ruin(masks) = kind { masks } else { 0 };
        for _ in 0..masks {
            if let Some(treasure) = self.treasures.pop() {
                self.at_mut(hex).treasures.push(treasure);
            }
        }
        // The first dealt is dug up first.
        self.at_mut(hex).treasures.reverse();
        let treasures = self.at(hex).treasures.count();
        at.tell(Event::Laid { seat: self.turn, tile, kind, hex, turn, treasures });
        self.laid += 1;
        self.begin_spending();
        Ok(())
    }

    /// A tile lies there, and roads lead to it.
    pub(super) fn put_down(&mut self, tile: Tile, hex: Hex, turn: Turn) {
        let Terrain { kind, stones } = self.rules.terrain(tile);
        self.explore(hex, Terrain { kind, stones: stones.turned(turn) });
        self.at_mut(hex).tile = Some(tile);
        self.at_mut(hex).turn = turn;
    }

    /// A hex is explored: this is there.
    pub(super) fn explore(&mut self, hex: Hex, terrain: Terrain) {
        let Terrain { kind, stones } = terrain;
        let level = if let Kind::Temple(level) = kind { level } else { 0 };
        *self.at_mut(hex) = Ground { kind, stones, level, ..Ground::JUNGLE };
        self.explored.insert(hex);
        if kind != Kind::Volcano {
            self.open.insert(hex);
        }
        match kind {
            Kind::Temple(_) => self.temples.insert(hex),
            Kind::Ruin(_) => self.ruins.insert(hex),
            Kind::Base | Kind::Clearing | Kind::Volcano => {}
        }
        self.join_roads(hex);
    }
}
