//! TK-7: scoring rounds, and how the match ends.

use super::event::Event;
use super::hex::{Hex, HexSet};
use super::options::Mode;
use super::state::{Paid, Scoring, Side, Stage, Tikal};
use crate::engine::{Happening, Score, Seat};

impl Tikal {
    /// The temples on the board.
    pub(super) fn temples(&self) -> impl Iterator<Item = Hex> {
        self.temples.iter()
    }

    /// TK-7.2: the temples that would pay a seat at this moment.
    pub(super) fn temples_of(&self, seat: Seat) -> HexSet {
        self.temples().filter(|hex| self.controls(*hex) == Some(seat)).collect()
    }

    /// TK-7.2: what a scoring would pay a seat at this moment.
    pub(super) fn pays_now(&self, seat: Seat) -> Paid {
        let temples = self.temples_of(seat).iter().map(|hex| u16::from(self.at(hex).level)).sum();
        let held = self.side(seat).treasures;
        let treasures = held.into_iter().map(|count| self.rules.worth(count)).sum();
        Paid { temples, treasures }
    }

    /// TK-7.1, TK-7.4: a scoring round begins with this seat.
    pub(super) fn begin_scoring(
        &mut self,
        first: Seat,
        last: bool,
        at: &mut impl Happening<Event>,
    ) {
        self.scorings += 1;
        let number = self.scorings;
        self.scoring = Some(Scoring { number, last, first, done: 0 });
        at.tell(Event::ScoringBegan { seat: first, number, last });
        self.turn = first;
        self.begin_spending();
    }

    /// TK-7.7: the seat on turn has spent its points, and scores. Then the next one does, or the
    /// round is over.
    pub(super) fn score(&mut self, mut round: Scoring, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        let paid = self.pays_now(seat);
        let side = self.side_mut(seat);
        side.scored.push(paid);
        let total = side.total();
        let Paid { temples, treasures } = paid;
        at.tell(Event::Scored { seat, temples, treasures, total });
        round.done += 1;
        if usize::from(round.done) < self.seats.get() {
            self.scoring = Some(round);
            self.turn = self.seats.left_of(seat);
            self.begin_spending();
            return;
        }
        self.scoring = None;
        if round.last {
            self.finish(at);
        } else {
            // The volcano's owner lays it, and takes an ordinary turn.
            self.turn = self.layer;
            self.begin_laying(at);
        }
    }

    fn finish(&mut self, at: &mut impl Happening<Event>) {
        self.stage = Stage::Over;
        self.points = 0;
        for seat in self.seats.seats() {
            at.tell(Event::Result { seat, total: self.side(seat).total() });
        }
    }

    /// TK-7.5: the highest temple that a seat controls or guards.
    fn highest_temple(&self, seat: Seat) -> u8 {
        let levels = self.temples_of(seat).iter().map(|hex| self.at(hex).level);
        levels.max().unwrap_or(0)
    }

    /// A seat's victory points by where they come from; nobody bids in the basic game.
    pub(super) fn points_of(&self, seat: Seat) -> impl Iterator<Item = (&'static str, i32)> {
        let auctioned = self.options.mode == Mode::Auction;
        let all = self.side(seat).by_category().into_iter();
        all.filter(move |(name, _)| auctioned || !matches!(*name, "purse" | "bids"))
    }

    /// What each seat has, and what breaks a tie (TK-7.5, TK-7.8).
    pub(super) fn scores(&self) -> Vec<Score> {
        let score = |seat: Seat| {
            let treasures: u8 = self.side(seat).treasures.iter().sum();
            let ties =
                vec![("highest", self.highest_temple(seat).into()), ("most", treasures.into())];
            Score { seat, points: self.points_of(seat).collect(), ties }
        };
        self.seats.seats().map(score).collect()
    }
}

impl Side {
    /// Victory points by where they come from.
    pub(super) fn by_category(&self) -> [(&'static str, i32); 4] {
        let sum =
            |part: fn(&Paid) -> u16| self.scored.iter().map(|paid| i32::from(part(paid))).sum();
        [
            ("temples", sum(|paid| paid.temples)),
            ("treasures", sum(|paid| paid.treasures)),
            ("purse", self.purse.into()),
            ("bids", -i32::from(self.bids)),
        ]
    }
}
