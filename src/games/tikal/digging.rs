//! TK-4: levels are uncovered, treasures dug up and exchanged.

use super::action::Action;
use super::components::MOST_LEVEL;
use super::event::{Event, Refusal};
use super::hex::Hex;
use super::state::Tikal;
use super::tile::Kind;
use super::treasure::Treasure;
use crate::engine::{Happening, Seat, SeatSet};

/// What a dig would bring to light.
enum Find {
    Level(u8),
    Treasure,
}

impl Tikal {
    /// Every dig that is possible now.
    pub(super) fn list_digs(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.points < self.rules.costs.level.min(self.rules.costs.treasure) {
            return;
        }
        for hex in self.manned[seat.index()].and(self.temples.or(self.ruins)) {
            if self.check_dig(seat, hex).is_ok() {
                out.push(Action::Dig(hex));
            }
        }
    }

    fn check_dig(&self, seat: Seat, hex: Hex) -> Result<(Find, u8), Refusal> {
        self.check_ground(hex)?;
        let ground = self.at(hex);
        let (find, cost) = match ground.kind {
            Kind::Temple(_) if ground.guard.is_some() => return Err(Refusal::IsGuarded { hex }),
            Kind::Temple(_) => {
                // TK-4.1, TK-4.9.
                let level = ground.level + 1;
                if level > MOST_LEVEL || self.levels[usize::from(level)] == 0 {
                    return Err(Refusal::NoLevel { level });
                }
                (Find::Level(level), self.rules.costs.level)
            }
            Kind::Ruin(_) if ground.treasures.is_empty() => return Err(Refusal::DugOut { hex }),
            Kind::Ruin(_) => (Find::Treasure, self.rules.costs.treasure),
            Kind::Base | Kind::Clearing | Kind::Volcano => {
                return Err(Refusal::NothingToDig { hex });
            }
        };
        let figures = self.figures(seat, hex);
        if figures == 0 {
            return Err(Refusal::Nobody { hex });
        }
        // TK-4.5, TK-4.6.
        if ground.dug >= self.rules.digs.min(figures) {
            return Err(Refusal::EnoughDug { hex, dug: ground.dug });
        }
        Ok((find, self.afford(cost)?))
    }

    /// TK-4.1, TK-4.3: digs a level or a treasure, or says why not.
    pub(super) fn dig(&mut self, hex: Hex, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        let seat = self.turn;
        let (find, cost) = self.check_dig(seat, hex)?;
        self.points -= cost;
        self.at_mut(hex).dug += 1;
        match find {
            Find::Level(level) => {
                self.levels[usize::from(level)] -= 1;
                self.at_mut(hex).level = level;
                at.tell(Event::Uncovered { seat, hex, level });
            }
            Find::Treasure => {
                let ground = self.at_mut(hex);
                let Some(treasure) = ground.treasures.pop() else { return Ok(()) };
                let left = ground.treasures.count();
                self.side_mut(seat).treasures[treasure.index()] += 1;
                at.tell(Event::Found { seat, hex, treasure, left });
                at.reveal(SeatSet::EVERYBODY);
            }
        }
        Ok(())
    }

    /// How many of a kind a seat has.
    #[inline]
    pub(super) fn holds(&self, seat: Seat, treasure: Treasure) -> u8 {
        self.side(seat).treasures[treasure.index()]
    }

    /// TK-4.4, TK-4.8: every exchange of singles.
    pub(super) fn list_exchanges(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.points < self.rules.costs.exchange {
            return;
        }
        let single = |seat, kind: &Treasure| self.holds(seat, *kind) == 1;
        for other in self.seats.seats().filter(|other| *other != seat) {
            for taken in Treasure::ALL.into_iter().filter(|kind| single(other, kind)) {
                let own = Treasure::ALL.into_iter().filter(|kind| single(seat, kind));
                let given = own.filter(|given| *given != taken);
                out.extend(given.map(|given| Action::Exchange(other, taken, given)));
            }
        }
    }

    /// TK-4.4: takes a treasure for one's own, or says why not.
    pub(super) fn exchange(
        &mut self,
        other: Seat,
        taken: Treasure,
        given: Treasure,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        if other == seat {
            return Err(Refusal::Yourself);
        }
        match self.holds(seat, given) {
            0 => return Err(Refusal::NotYours { treasure: given }),
            1 => {}
            _ => return Err(Refusal::YourSet { treasure: given }),
        }
        match if self.seats.has(other) { self.holds(other, taken) } else { 0 } {
            0 => return Err(Refusal::NotTheirs { other, treasure: taken }),
            1 => {}
            _ => return Err(Refusal::TheirSet { other, treasure: taken }),
        }
        if taken == given {
            return Err(Refusal::SameKind);
        }
        self.points -= self.afford(self.rules.costs.exchange)?;
        for (gets, loses, treasure) in [(seat, other, taken), (other, seat, given)] {
            self.side_mut(gets).treasures[treasure.index()] += 1;
            self.side_mut(loses).treasures[treasure.index()] -= 1;
        }
        at.tell(Event::Exchanged { seat, other, taken, given });
        Ok(())
    }
}
