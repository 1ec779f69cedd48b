//! TK-3: figures come from the supply and go from hex to hex. A whole walk is one decision, by
//! the cheapest way.

use super::action::{Action, Party};
use super::event::{Event, Refusal};
use super::hex::{HEXES, Hex, HexSet};
use super::state::{Leader, Tikal};
use super::ways::NO_WAY;
use crate::engine::{Happening, Seat};

impl Tikal {
    /// Every party that could come from the supply, and where to.
    pub(super) fn list_entering(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = self.side(seat);
        let leader = side.leader == Leader::Supply;
        if side.workers == 0 && !leader {
            return;
        }
        let ways = self.ways_in(seat);
        self.each_walk(&ways, side.workers, leader, |goals, party| {
            out.extend(goals.iter().map(|hex| Action::Enter(hex, party)));
        });
    }

    /// Every party that could go from somewhere to somewhere else.
    pub(super) fn list_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        for from in self.manned[seat.index()] {
            let (workers, leader) = (self.workers(seat, from), self.has_leader(seat, from));
            let mut ways = self.ways_from(seat, from);
            ways[from.index()] = NO_WAY;
            self.each_walk(&ways, workers, leader, |goals, party| {
                out.extend(goals.iter().map(|to| Action::Move(from, to, party)));
            });
        }
    }

    /// The parties out of these figures, and where each can afford to go, if these are the ways of
    /// one figure.
    #[inline]
    fn each_walk(
        &self,
        ways: &[u8; HEXES],
        workers: u8,
        leader: bool,
        mut list: impl FnMut(HexSet, Party),
    ) {
        let (mut goals, mut within) = (HexSet::NONE, 0);
        for party in Party::every(workers, leader, self.points) {
            let most = self.points / party.figures();
            // Large parties mostly come as far as those before them.
            if most != within {
                (goals, within) = (HexSet::within(ways, most), most);
            }
            list(goals, party);
        }
    }

    /// TK-3.1: figures come from the supply, or the reason why not.
    pub(super) fn enter(
        &mut self,
        hex: Hex,
        party: Party,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        self.check_ground(hex)?;
        let side = self.side(seat);
        if party.workers() > side.workers {
            return Err(Refusal::FewInSupply { workers: side.workers });
        }
        if party.has_leader() && side.leader != Leader::Supply {
            return Err(Refusal::LeaderIsOut);
        }
        let points = self.price(hex, self.way_in(seat, hex), party)?;
        self.points -= points;
        self.side_mut(seat).workers -= party.workers();
        self.arrive(seat, hex, party);
        at.tell(Event::entered(seat, hex, party, points));
        Ok(())
    }

    /// TK-3.5: figures go from one hex to another, or the reason why not.
    pub(super) fn walk(
        &mut self,
        (from, to): (Hex, Hex),
        party: Party,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        self.check_ground(from)?;
        self.check_ground(to)?;
        if from == to {
            return Err(Refusal::SameHex);
        }
        let workers = self.workers(seat, from);
        if party.workers() > workers {
            return Err(Refusal::FewWorkers { hex: from, workers });
        }
        if party.has_leader() && !self.has_leader(seat, from) {
            return Err(Refusal::NoLeader { hex: from });
        }
        let points = self.price(to, self.way(seat, from, to), party)?;
        self.points -= points;
        self.at_mut(from).workers[seat.index()] -= party.workers();
        self.arrive(seat, to, party);
        self.note_figures(seat, from);
        at.tell(Event::moved(seat, (from, to), party, points));
        Ok(())
    }

    fn arrive(&mut self, seat: Seat, hex: Hex, party: Party) {
        self.at_mut(hex).workers[seat.index()] += party.workers();
        if party.has_leader() {
            self.side_mut(seat).leader = Leader::On(hex);
        }
        self.note_figures(seat, hex);
    }

    /// TK-2.3: figures stand on explored hexes that are no volcanoes.
    #[inline]
    pub(super) fn check_ground(&self, hex: Hex) -> Result<(), Refusal> {
        if !self.explored.has(hex) {
            return Err(Refusal::Unexplored { hex });
        }
        if !self.open.has(hex) {
            return Err(Refusal::Volcano { hex });
        }
        Ok(())
    }

    /// What a party pays for this way, if it can.
    fn price(&self, hex: Hex, way: u8, party: Party) -> Result<u8, Refusal> {
        if way == NO_WAY {
            return Err(Refusal::NoWay { hex });
        }
        let cost = u16::from(way) * u16::from(party.figures());
        self.afford(cost)
    }

    /// That many action points, if they are left.
    #[inline]
    pub(super) fn afford(&self, cost: impl Into<u16>) -> Result<u8, Refusal> {
        let (cost, left) = (cost.into(), self.points);
        let points = u8::try_from(cost).ok().filter(|points| *points <= left);
        points.ok_or(Refusal::TooDear { cost, left })
    }
}
