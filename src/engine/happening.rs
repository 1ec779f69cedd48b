//! Where a decision reports what it did: events with who may know them, and what it revealed.

use super::chance::Chance;
use super::seat::{Eyes, SeatSet};
use serde::{Deserialize, Serialize};

/// What `apply` is handed: chance to draw from, ears to tell events to. Playouts hand in
/// [`Quiet`], which keeps nothing and costs nothing.
pub trait Happening<E> {
    /// The chance to draw from. Whoever draws has revealed something ([`Happening::reveal`]).
    fn chance(&mut self) -> &mut impl Chance;

    /// Something happened that everybody sees.
    fn tell(&mut self, event: E);

    /// Something happened that looks one way to `knowing` seats and another to everybody else.
    fn whisper(&mut self, knowing: SeatSet, secret: E, open: E);

    /// These seats now know something that they did not: a card drawn, a die rolled, bids
    /// opened. The decision can no longer be undone.
    fn reveal(&mut self, to: SeatSet);

    /// The decision can no longer be undone, though nothing new is known: the turn passed on.
    fn commit(&mut self);
}

/// A happening that nobody records.
pub struct Quiet<C>(pub C);

impl<C: Chance, E> Happening<E> for Quiet<C> {
    #[inline]
    fn chance(&mut self) -> &mut impl Chance {
        &mut self.0
    }
    #[inline]
    fn tell(&mut self, _: E) {}
    #[inline]
    fn whisper(&mut self, _: SeatSet, _: E, _: E) {}
    #[inline]
    fn reveal(&mut self, _: SeatSet) {}
    #[inline]
    fn commit(&mut self) {}
}

/// An event as it was told: what everybody sees, and what those who know more see instead.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told<E> {
    /// What everybody sees.
    pub open: E,
    /// What some see instead, and who they are.
    pub secret: Option<(SeatSet, E)>,
}

impl<E> Told<E> {
    /// The event as these eyes saw it.
    pub fn to(&self, eyes: Eyes) -> &E {
        match (&self.secret, eyes) {
            (Some((knowing, secret)), Eyes::Seat(seat)) if knowing.has(seat) => secret,
            _ => &self.open,
        }
    }
}

/// A happening that is written down: the events told, who learnt something, and whether the
/// decision can still be undone.
pub struct Witness<'a, C, E> {
    chance: Watched<'a, C>,
    told: &'a mut Vec<Told<E>>,
    /// The seats that learnt something.
    pub revealed: SeatSet,
    committed: bool,
}

impl<'a, C: Chance, E> Witness<'a, C, E> {
    /// A witness of one decision (or of a setup) that draws from this chance and writes the
    /// events behind those already told.
    pub fn new(chance: &'a mut C, told: &'a mut Vec<Told<E>>) -> Self {
        Self {
            chance: Watched { chance, drawn: false },
            told,
            revealed: SeatSet::NOBODY,
            committed: false,
        }
    }

    /// Whether chance was drawn from.
    pub fn drew(&self) -> bool {
        self.chance.drawn
    }

    /// Whether the decision can no longer be undone: the one bit of the undo policy. Drawing
    /// from chance alone makes it so, even if a game should forget to say it.
    pub fn is_final(&self) -> bool {
        self.committed || !self.revealed.is_empty() || self.chance.drawn
    }
}

impl<C: Chance, E> Happening<E> for Witness<'_, C, E> {
    fn chance(&mut self) -> &mut impl Chance {
        &mut self.chance
    }
    fn tell(&mut self, event: E) {
        self.told.push(Told { open: event, secret: None });
    }
    fn whisper(&mut self, knowing: SeatSet, secret: E, open: E) {
        self.told.push(Told { open, secret: Some((knowing, secret)) });
    }
    fn reveal(&mut self, to: SeatSet) {
        self.revealed = self.revealed.and(to);
    }
    fn commit(&mut self) {
        self.committed = true;
    }
}

/// Chance that remembers whether anybody drew from it.
struct Watched<'a, C> {
    chance: &'a mut C,
    drawn: bool,
}

impl<C: Chance> Chance for Watched<'_, C> {
    fn word(&mut self) -> u32 {
        self.drawn = true;
        self.chance.word()
    }
    fn below(&mut self, n: u32) -> u32 {
        self.drawn = true;
        self.chance.below(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Scripted, Seat};

    /// What a witness of this has written down.
    fn witnessed(
        act: impl FnOnce(&mut Witness<'_, Scripted, u8>),
    ) -> (Vec<Told<u8>>, SeatSet, bool, bool) {
        let (mut chance, mut told) = (Scripted::new([4, 5]), Vec::new());
        let mut at = Witness::new(&mut chance, &mut told);
        act(&mut at);
        let (revealed, drew, is_final) = (at.revealed, at.drew(), at.is_final());
        (told, revealed, drew, is_final)
    }

    #[test]
    fn some_know_more_than_all() {
        let [anna, boris] = [0, 1].map(Seat::at);
        let (told, ..) = witnessed(|at| {
            at.tell(1);
            at.whisper(SeatSet::only(anna), 2, 3);
        });
        let heard = |eyes| told.iter().map(|told| *told.to(eyes)).collect::<Vec<_>>();
        assert_eq!(heard(Eyes::Seat(anna)), [1, 2]);
        assert_eq!(heard(Eyes::Seat(boris)), [1, 3]);
        assert_eq!(heard(Eyes::Table), [1, 3]);
    }

    /// Telling alone can be undone; what was committed, revealed or drawn cannot.
    #[test]
    fn what_is_final() {
        let quiet = (SeatSet::NOBODY, false, false);
        let after = |act: fn(&mut Witness<'_, Scripted, u8>)| {
            let (_, revealed, drew, is_final) = witnessed(act);
            (revealed, drew, is_final)
        };
        assert_eq!(after(|at| at.tell(1)), quiet);
        assert_eq!(after(|at| at.commit()), (SeatSet::NOBODY, false, true));
        let both: SeatSet = [0, 2].map(Seat::at).into_iter().collect();
        let revealed = after(|at| {
            at.reveal(SeatSet::only(Seat::at(0)));
            at.reveal(SeatSet::only(Seat::at(2)));
        });
        assert_eq!(revealed, (both, false, true));
        let drawn = (SeatSet::NOBODY, true, true);
        assert_eq!(after(|at| assert_eq!(at.chance().below(6), 4)), drawn);
        assert_eq!(after(|at| assert_eq!(at.chance().word(), 4)), drawn);
    }
}
