//! A match: setup, seed and decisions; and all that is computed from them.

use super::chance::{Seed, Seeded};
use super::components::{Components, Kit};
use super::game::{Game, NotPlayable};
use super::happening::{Told, Witness};
use super::player::Player;
use super::seat::{Eyes, Seat, SeatCount, SeatSet};

/// What a match starts from.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// The variants chosen.
    pub options: O,
    /// What its chance grows from.
    pub seed: Seed,
}

/// Why a decision was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The match is over.
    Over,
    /// It is not this seat's turn.
    NotToAct(Seat),
    /// The rules say no.
    Rule(R),
    /// There is nothing that this seat could take back.
    NothingToUndo,
}

/// A decision that was taken.
#[derive(Clone, Copy, Debug)]
struct Taken<A> {
    seat: Seat,
    action: A,
    /// It showed somebody something, or passed the turn on: it cannot be taken back.
    is_final: bool,
    /// How many events had been told after it.
    told: usize,
}

/// A match of one game.
pub struct Match<G: Game> {
    kit: &'static Kit<G::Components>,
    setup: Setup<G::Options>,
    state: G,
    chance: Seeded,
    taken: Vec<Taken<G::Action>>,
    told: Vec<Told<G::Event>>,
    told_at_setup: usize,
}

impl<G: Game> Match<G> {
    /// A fresh match.
    pub fn new(
        kit: &'static Kit<G::Components>,
        setup: Setup<G::Options>,
    ) -> Result<Self, NotPlayable> {
        let seats = kit.seats();
        let is = setup.players.len();
        let count = SeatCount::new(is).filter(|_| seats.contains(&is));
        let (low, high) = seats.into_inner();
        let count = count.ok_or(NotPlayable::Seats { low, high, is })?;
        let mut chance = Seeded::new(setup.seed);
        let mut told = Vec::new();
        let mut at = Witness::new(&mut chance, &mut told);
        let state = G::setup(kit.components(), &setup.options, count, &mut at)?;
        Ok(Self { kit, setup, state, chance, taken: Vec::new(), told_at_setup: told.len(), told })
    }

    /// Takes a decision, or says why not and changes nothing.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let to_act = self.state.to_act();
        if to_act.is_empty() {
            return Err(Refused::Over);
        }
        if !to_act.has(seat) {
            return Err(Refused::NotToAct(seat));
        }
        let mut at = Witness::new(&mut self.chance, &mut self.told);
        self.state.apply(seat, action, &mut at).map_err(Refused::Rule)?;
        let is_final = at.is_final();
        self.taken.push(Taken { seat, action, is_final, told: self.told.len() });
        Ok(())
    }

    /// Whether this seat can take its last decision back: nobody has decided since, and it
    /// showed nobody anything.
    pub fn can_undo(&self, seat: Seat) -> bool {
        (self.taken.last()).is_some_and(|last| last.seat == seat && !last.is_final)
    }

    /// Takes this seat's last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        self.take_back(seat, 1)
    }

    /// Takes back all that this seat still can.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        let open = |taken: &&Taken<G::Action>| taken.seat == seat && !taken.is_final;
        self.take_back(seat, self.taken.iter().rev().take_while(open).count())
    }

    fn take_back(&mut self, seat: Seat, steps: usize) -> Result<(), Refused<G::Refusal>> {
        if !self.can_undo(seat) {
            return Err(Refused::NothingToUndo);
        }
        *self = self.rewound(self.taken.len() - steps);
        Ok(())
    }

    /// The match as it was after so many decisions: played again from the start.
    #[must_use]
    pub fn rewound(&self, decisions: usize) -> Self {
        let again = "what was accepted once is accepted again: games are deterministic";
        let mut past = Self::new(self.kit, self.setup.clone()).expect(again);
        for taken in self.taken.iter().take(decisions) {
            let accepted = past.decide(taken.seat, taken.action).is_ok();
            assert!(accepted, "{again}");
        }
        past
    }

    /// What it started from.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// Its components.
    pub fn kit(&self) -> &'static Kit<G::Components> {
        self.kit
    }

    /// The state of the game.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seats that must decide now.
    pub fn to_act(&self) -> SeatSet {
        self.state.to_act()
    }

    /// The decisions taken, in order.
    pub fn decisions(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> {
        self.taken.iter().map(|taken| (taken.seat, taken.action))
    }

    /// The events as these eyes saw them, each with how many decisions had been taken when it
    /// was told; from the one after this many decisions on.
    pub fn events(&self, eyes: Eyes, since: usize) -> impl Iterator<Item = (usize, &G::Event)> {
        let ends = std::iter::once(self.told_at_setup).chain(self.taken.iter().map(|t| t.told));
        let starts = std::iter::once(0).chain(ends.clone());
        let spans = starts.zip(ends).enumerate().skip(since);
        spans.flat_map(move |(after, (start, end))| {
            self.told[start..end].iter().map(move |told| (after, told.to(eyes)))
        })
    }
}
