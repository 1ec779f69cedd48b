//! The initiative scale: one marker on each place, the unused ones among them (EX-1.6, EX-3.3).

use super::components::MOST_SEATS;
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// The places of the scale, as they are printed.
pub const PLACES: [&str; MOST_SEATS] = ["I", "II", "III", "IV"];

/// The markers from place I down; nothing for the marker of a seat that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Scale(pub [Option<Seat>; MOST_SEATS]);

impl Scale {
    /// EX-1.6: unused markers on the first places, then the seats in their order.
    pub fn lined_up(order: impl DoubleEndedIterator<Item = Seat>) -> Self {
        let mut places = [None; MOST_SEATS];
        for (place, seat) in places.iter_mut().rev().zip(order.rev()) {
            *place = Some(seat);
        }
        Self(places)
    }

    /// The seats, the highest first.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().flatten().copied()
    }

    /// A seat's place, from 0; behind all if it has none.
    #[inline]
    pub fn place(&self, seat: Seat) -> usize {
        self.0.iter().position(|&marker| marker == Some(seat)).unwrap_or(MOST_SEATS)
    }

    /// EX-3.3: a seat swaps with the marker before it. Where it stands now and whom it passed;
    /// nothing at the scale's end.
    #[inline]
    pub fn forward(&mut self, seat: Seat) -> Option<(usize, Option<Seat>)> {
        let place = self.place(seat);
        let to = place.checked_sub(1)?;
        self.swap(place, to)
    }

    /// EX-3.3: a seat swaps with the marker behind it.
    #[inline]
    pub fn back(&mut self, seat: Seat) -> Option<(usize, Option<Seat>)> {
        let place = self.place(seat);
        self.swap(place, place + 1)
    }

    #[inline]
    fn swap(&mut self, from: usize, to: usize) -> Option<(usize, Option<Seat>)> {
        if from.max(to) >= MOST_SEATS {
            return None;
        }
        let passed = self.0[to];
        self.0.swap(from, to);
        Some((to, passed))
    }

    /// EX-4.8: a seat goes to place I; those before it move one back.
    #[inline]
    pub fn to_the_top(&mut self, seat: Seat) {
        let place = self.place(seat).min(MOST_SEATS - 1);
        self.0[..=place].rotate_right(1);
    }
}
