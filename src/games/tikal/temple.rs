//! TK-6: who controls a temple, and guards.

use super::action::Action;
use super::event::{Event, Refusal};
use super::hex::Hex;
use super::state::{Leader, Tikal};
use crate::engine::{Happening, Seat};

impl Tikal {
    /// TK-6.1: what a seat's figures weigh on a hex.
    #[inline]
    pub(super) fn weight(&self, seat: Seat, hex: Hex) -> u8 {
        let leader = if self.has_leader(seat, hex) { self.rules.leader } else { 0 };
        self.workers(seat, hex) + leader
    }

    /// TK-6.1, TK-6.3: whose temple it is. A guard's, whoever stands there; else his whose figures
    /// outweigh each other seat's.
    pub(super) fn controls(&self, hex: Hex) -> Option<Seat> {
        let ground = self.at(hex);
        if !self.temples.has(hex) {
            return None;
        }
        if ground.guard.is_some() {
            return ground.guard;
        }
        let (mut best, mut most) = (None, 0);
        for seat in self.seats.seats() {
            match self.weight(seat, hex) {
                weight if weight > most => (best, most) = (Some(seat), weight),
                weight if weight == most => best = None,
                _ => {}
            }
        }
        best
    }

    /// Every temple that could be guarded now.
    pub(super) fn list_guards(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.points < self.rules.costs.guard || self.side(seat).guards == 0 {
            return;
        }
        let manned = self.manned[seat.index()].and(self.temples);
        let temples = manned.iter().filter(|hex| self.check_guard(seat, *hex).is_ok());
        out.extend(temples.map(Action::Guard));
    }

    fn check_guard(&self, seat: Seat, hex: Hex) -> Result<u8, Refusal> {
        self.check_ground(hex)?;
        let ground = self.at(hex);
        if !self.temples.has(hex) {
            return Err(Refusal::NoTemple { hex });
        }
        if ground.guard.is_some() {
            return Err(Refusal::IsGuarded { hex });
        }
        if self.figures(seat, hex) == 0 {
            return Err(Refusal::Nobody { hex });
        }
        if self.controls(hex) != Some(seat) {
            return Err(Refusal::NotControlled { hex });
        }
        if self.side(seat).guards == 0 {
            return Err(Refusal::NoGuardLeft);
        }
        self.afford(self.rules.costs.guard)
    }

    /// TK-6.2, TK-6.6: a worker becomes the guard, or the leader if nobody else is there; all other
    /// own figures there leave the game. Or the reason why not.
    pub(super) fn guard(
        &mut self,
        hex: Hex,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        self.points -= self.check_guard(seat, hex)?;
        let workers = self.workers(seat, hex);
        let leader = self.has_leader(seat, hex);
        let gone = workers.saturating_sub(1);
        let ground = self.at_mut(hex);
        ground.guard = Some(seat);
        ground.workers[seat.index()] = 0;
        let level = ground.level;
        let side = self.side_mut(seat);
        side.guards -= 1;
        side.gone += gone;
        if leader {
            // TK-6.4.
            side.leader = if workers == 0 { Leader::Guards(hex) } else { Leader::Gone };
        }
        self.note_figures(seat, hex);
        at.tell(Event::Guarded { seat, hex, level, workers: gone, leader });
        Ok(())
    }
}
