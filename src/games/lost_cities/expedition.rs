//! Expeditions: setting out, coming home, and the end of the game (LC-4, LC-5).

use super::event::{Ending, Event};
use super::state::{Chips, LostCities, Stage};
use crate::engine::{Happening, Score, Seat, SeatSet};

impl LostCities {
    /// Lays out tokens and cards, and lets the seat on turn begin.
    pub(super) fn set_out_expedition(&mut self, at: &mut impl Happening<Event>) {
        self.crossed = 0;
        self.closed = None;
        self.stage = Stage::Play;
        self.lay_tokens(at.chance());
        self.deal(at.chance());
        at.tell(Event::Began { expedition: self.expedition, first: self.turn });
        at.reveal(SeatSet::EVERYBODY);
    }

    /// LC-4.3 to LC-4.6: scores the expedition and sets out the next, or ends the game.
    pub(super) fn end_expedition(&mut self, by: Ending, at: &mut impl Happening<Event>) {
        let expedition = self.expedition;
        at.tell(Event::Ended { expedition, by });
        for seat in self.seats.seats() {
            let side = &mut self.sides[seat.index()];
            let points = side.on_paths(self.rules);
            side.chips.paths += side.chips.payable(points);
            let paths = side.worth(self.rules);
            at.tell(Event::Scored { seat, paths, points });
            // LC-4.4: tokens are changed for chips, which are kept.
            side.artefact_chips += side.artefact_tokens;
            self.exchanged += side.artefact_tokens;
            side.artefact_tokens = 0;
        }
        if expedition == self.expeditions() {
            self.end_game(at);
        } else {
            self.exchanged = 0;
            self.expedition += 1;
            self.turn = self.seats.left_of(self.turn);
            self.set_out_expedition(at);
        }
    }

    /// LC-5.1.
    fn end_game(&mut self, at: &mut impl Happening<Event>) {
        let course = self.rules.course(&self.options);
        for seat in self.seats.seats() {
            let side = &mut self.sides[seat.index()];
            let artefacts = side.artefact_chips;
            let points = course.artefacts_worth(artefacts);
            side.chips.artefacts = side.chips.payable(points);
            at.tell(Event::Valued { seat, artefacts, points });
        }
        for seat in self.seats.seats() {
            let total = self.sides[seat.index()].chips.total();
            at.tell(Event::Result { seat, total });
        }
        self.stage = Stage::Over;
        at.reveal(SeatSet::EVERYBODY);
    }

    /// LC-5.2: the scores of a finished game.
    pub(super) fn scores(&self) -> Vec<Score> {
        let score = |seat: Seat| {
            let side = &self.sides[seat.index()];
            let Chips { tokens, paths, artefacts } = side.chips;
            Score {
                seat,
                points: vec![("tokens", tokens), ("paths", paths), ("artefacts", artefacts)],
                ties: vec![("artefact-chips", side.artefact_chips.into())],
            }
        };
        self.seats.seats().map(score).collect()
    }
}
