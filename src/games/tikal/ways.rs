//! TK-3: what it costs to go from hex to hex, by roads and between camps. Worked out anew only
//! when a tile is laid or a camp set up.

use super::components::MOST_SEATS;
use super::hex::{HEXES, Hex};
use super::state::Tikal;
use crate::engine::Seat;

/// No way: dearer than any turn can pay.
pub(super) const NO_WAY: u8 = u8::MAX;

/// The cheapest roads from hex to hex, and from each hex to a seat's nearest camp.
#[derive(Clone)]
pub(super) struct Ways {
    /// By roads alone; the same there and back.
    roads: [[u8; HEXES]; HEXES],
    /// By roads, to the nearest of base and own camps.
    near: [[u8; HEXES]; MOST_SEATS],
}

impl Ways {
    /// Nothing is explored.
    pub const NONE: Self =
        Self { roads: [[NO_WAY; HEXES]; HEXES], near: [[NO_WAY; HEXES]; MOST_SEATS] };

    /// By roads alone.
    #[inline]
    pub fn road(&self, from: Hex, to: Hex) -> u8 {
        self.roads[from.index()][to.index()]
    }

    /// From here to a seat's nearest camp, or the base.
    #[inline]
    pub fn near(&self, seat: Seat, hex: Hex) -> u8 {
        self.near[seat.index()][hex.index()]
    }

    /// A new hex lies on the board, so dear from each of its neighbours.
    fn join(&mut self, new: Hex, borders: impl Iterator<Item = (Hex, u8)>) {
        let mut from_new = [NO_WAY; HEXES];
        for (beside, cost) in borders {
            for (here, there) in from_new.iter_mut().zip(self.roads[beside.index()]) {
                *here = (*here).min(there.saturating_add(cost));
            }
        }
        from_new[new.index()] = 0;
        self.roads[new.index()] = from_new;
        for (row, to_new) in self.roads.iter_mut().zip(from_new) {
            if to_new == NO_WAY {
                continue;
            }
            row[new.index()] = to_new;
            for (way, on) in row.iter_mut().zip(from_new) {
                *way = (*way).min(to_new.saturating_add(on));
            }
        }
    }
}

impl Tikal {
    /// TK-3.2: what it costs to cross the border between two hexes, if they are neighbours: the
    /// stones on both sides of it. Nobody crosses where there is none, or to a volcano (TK-2.3).
    #[inline]
    pub(super) fn crossing(&self, from: Hex, to: Hex) -> Option<u8> {
        let (side, _) = from.neighbours().find(|(_, there)| *there == to)?;
        if !self.open.has(from) || !self.open.has(to) {
            return None;
        }
        let stones = self.at(from).stones.on(side) + self.at(to).stones.on(side.opposite());
        (stones > 0).then_some(stones)
    }

    /// A hex has just been explored: roads lead there.
    pub(super) fn join_roads(&mut self, new: Hex) {
        if !self.open.has(new) {
            return;
        }
        let mut borders = [(new, 0); 6];
        let mut count = 0;
        for (_, there) in new.neighbours() {
            if let Some(cost) = self.crossing(new, there) {
                borders[count] = (there, cost);
                count += 1;
            }
        }
        self.ways.join(new, borders[..count].iter().copied());
        self.find_camps();
    }

    /// TK-3.3, TK-3.6: how far it is to the nearest camp, for each seat.
    pub(super) fn find_camps(&mut self) {
        let base = self.rules.base();
        for seat in self.seats.seats() {
            let mut near = self.ways.roads[base.index()];
            for camp in self.open.iter().filter(|hex| self.at(*hex).camp == Some(seat)) {
                for (near, road) in near.iter_mut().zip(self.ways.roads[camp.index()]) {
                    *near = (*near).min(road);
                }
            }
            self.ways.near[seat.index()] = near;
        }
    }

    /// TK-3.5: what one figure of a seat pays to go there, over roads and camps.
    #[inline]
    pub(super) fn way(&self, seat: Seat, from: Hex, to: Hex) -> u8 {
        let (here, there) = (self.ways.near(seat, from), self.ways.near(seat, to));
        let between = self.rules.costs.between_camps;
        let by_camps = here.saturating_add(between).saturating_add(there);
        self.ways.road(from, to).min(by_camps)
    }

    /// TK-3.5: the same from there to each hex.
    #[inline]
    pub(super) fn ways_from(&self, seat: Seat, from: Hex) -> [u8; HEXES] {
        let out = self.ways.near(seat, from).saturating_add(self.rules.costs.between_camps);
        let mut ways = self.ways.roads[from.index()];
        for (way, back) in ways.iter_mut().zip(self.ways.near[seat.index()]) {
            *way = (*way).min(out.saturating_add(back));
        }
        ways
    }

    /// TK-3.1, TK-3.5: what one figure pays from the supply to each hex.
    #[inline]
    pub(super) fn ways_in(&self, seat: Seat) -> [u8; HEXES] {
        self.ways.near[seat.index()].map(|near| near.saturating_add(self.rules.costs.enter))
    }

    /// TK-3.1, TK-3.5: what one figure pays from the supply to there.
    #[inline]
    pub(super) fn way_in(&self, seat: Seat, to: Hex) -> u8 {
        self.ways.near(seat, to).saturating_add(self.rules.costs.enter)
    }

    /// The hexes of a cheapest way, for display: of two neighbours in it that have no road to each
    /// other, both are camps. From the supply it begins at a camp.
    pub fn route(&self, seat: Seat, from: Option<Hex>, to: Hex) -> Vec<Hex> {
        let Some(from) = from else {
            let camp = self.nearest_camp(seat, to);
            return camp.map_or(Vec::new(), |camp| self.road_route(camp, to));
        };
        if self.ways.road(from, to) <= self.way(seat, from, to) {
            return self.road_route(from, to);
        }
        let camps = (self.nearest_camp(seat, from), self.nearest_camp(seat, to));
        let (Some(out), Some(back)) = camps else { return Vec::new() };
        let mut route = self.road_route(from, out);
        route.extend(self.road_route(back, to));
        route
    }

    /// The camp of a seat that is nearest by road, the base being everybody's.
    fn nearest_camp(&self, seat: Seat, hex: Hex) -> Option<Hex> {
        let near = self.ways.near(seat, hex);
        let is_camp = |camp: &Hex| self.is_camp(seat, *camp);
        let nearest =
            self.open.iter().filter(is_camp).find(|camp| self.ways.road(*camp, hex) == near);
        nearest.filter(|_| near != NO_WAY)
    }

    /// TK-3.6: whether figures of a seat that stand here are in a camp.
    #[inline]
    pub(super) fn is_camp(&self, seat: Seat, hex: Hex) -> bool {
        self.at(hex).camp == Some(seat) || hex == self.rules.base()
    }

    /// A cheapest way by roads alone.
    fn road_route(&self, from: Hex, to: Hex) -> Vec<Hex> {
        let mut route = vec![from];
        let mut here = from;
        while here != to {
            let left = self.ways.road(here, to);
            let on = here.neighbours().map(|(_, there)| there).find(|there| {
                let cost = self.crossing(here, *there);
                cost.is_some_and(|cost| self.ways.road(*there, to).checked_add(cost) == Some(left))
            });
            let Some(on) = on else { break };
            route.push(on);
            here = on;
        }
        route
    }
}
