//! A match: setup, seed and decisions; and all that is computed from them.

use super::chance::{Seed, Seeded};
use super::components::{Components, Kit};
use super::game::{Game, Manner, NotPlayable};
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
    /// There is nothing that this seat could take back: it has decided nothing yet.
    NothingToUndo,
    /// It cannot take its last decision back: that has shown somebody something.
    Shown,
    /// It cannot take its last decision back: the turn has passed on, or others have acted since.
    Passed,
}

/// A decision that was taken.
#[derive(Clone, Copy, Debug)]
struct Taken<A> {
    seat: Seat,
    action: A,
    /// It showed somebody something, or passed the turn on: it cannot be taken back.
    is_final: bool,
    /// It showed somebody something.
    shows: bool,
    /// Nobody else had to decide then.
    alone: bool,
    /// How many events had been told after it.
    told: usize,
    /// The seats that know what was decided.
    known: SeatSet,
}

impl<A> Taken<A> {
    /// Whether these eyes know what was decided. A passer-by knows what everybody does.
    fn is_known_to(&self, eyes: Eyes) -> bool {
        match eyes {
            Eyes::Seat(seat) => self.known.has(seat),
            Eyes::Table => self.known == SeatSet::EVERYBODY,
        }
    }
}

/// A match of one game.
pub struct Match<G: Game> {
    kit: &'static Kit<G::Components>,
    setup: Setup<G::Options>,
    state: G,
    chance: Seeded,
    taken: Vec<Taken<G::Action>>,
    /// Which of them are sealed together with those that others must still seal.
    sealing: Vec<usize>,
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
        let (taken, sealing, told_at_setup) = (Vec::new(), Vec::new(), told.len());
        Ok(Self { kit, setup, state, chance, taken, sealing, told, told_at_setup })
    }

    /// Takes a decision, or says why not and changes nothing.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let must = self.state.to_act();
        if must.is_empty() {
            return Err(Refused::Over);
        }
        if !self.acting().has(seat) {
            return Err(Refused::NotToAct(seat));
        }
        // What is decided off turn is cried out.
        let sealed = self.state.manner() == Manner::Sealed && must.has(seat);
        let before = self.told.len();
        let mut at = Witness::new(&mut self.chance, &mut self.told);
        let applied = self.state.apply(seat, action, &mut at);
        let (is_final, revealed) = (at.is_final(), at.revealed);
        let shows = at.drew() || !revealed.is_empty();
        let alone = must.len() == 1 && must.has(seat);
        if let Err(why) = applied {
            self.told.truncate(before);
            return Err(Refused::Rule(why));
        }
        let known = if sealed { SeatSet::only(seat) } else { SeatSet::EVERYBODY };
        let told = self.told.len();
        self.taken.push(Taken { seat, action, is_final, shows, alone, told, known });
        if sealed {
            self.note_sealed(must, revealed);
        }
        Ok(())
    }

    /// The last decision was sealed, when these seats had to. If it was the last of those sealed
    /// together, and something was shown then, they are what was shown.
    fn note_sealed(&mut self, must: SeatSet, revealed: SeatSet) {
        self.sealing.push(self.taken.len() - 1);
        let left = self.state.to_act();
        let others_seal = self.state.manner() == Manner::Sealed && !left.is_empty();
        if others_seal && left.and(must) == must {
            return;
        }
        for index in self.sealing.drain(..) {
            let taken = &mut self.taken[index];
            taken.known = taken.known.and(revealed);
        }
    }

    /// The decisions that this seat can still take back, the last first: its own since anything
    /// was shown, the turn passed on, or another seat acted on its own turn. Where several decide
    /// at the same time, what the others have decided meanwhile stays.
    fn open_decisions(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let open =
            move |taken: &Taken<G::Action>| !taken.is_final && (taken.seat == seat || !taken.alone);
        let since = self.taken.iter().enumerate().rev().take_while(move |(_, it)| open(it));
        since.filter(move |(_, taken)| taken.seat == seat).map(|(index, _)| index)
    }

    /// Who decided last, if that can still be taken back.
    pub fn last_open(&self) -> Option<Seat> {
        self.taken.last().filter(|taken| !taken.is_final).map(|taken| taken.seat)
    }

    /// Whether this seat can take its last decision back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.open_decisions(seat).next().is_some()
    }

    /// Takes this seat's last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        self.take_back(seat, &self.open_decisions(seat).take(1).collect::<Vec<_>>())
    }

    /// Takes back all that this seat still can.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), Refused<G::Refusal>> {
        self.take_back(seat, &self.open_decisions(seat).collect::<Vec<_>>())
    }

    /// Why this seat cannot take its last decision back.
    fn closed(&self, seat: Seat) -> Refused<G::Refusal> {
        match self.taken.iter().rfind(|taken| taken.seat == seat) {
            None => Refused::NothingToUndo,
            Some(own) if own.shows => Refused::Shown,
            Some(_) => Refused::Passed,
        }
    }

    fn take_back(&mut self, seat: Seat, back: &[usize]) -> Result<(), Refused<G::Refusal>> {
        if back.is_empty() {
            return Err(self.closed(seat));
        }
        let kept = self.taken.iter().enumerate().filter(|(index, _)| !back.contains(index));
        // Others' decisions may lean on what is taken back; then it has to stay.
        let again = self.played_again(kept.map(|(_, taken)| taken));
        *self = again.map_err(|_| Refused::Passed)?;
        Ok(())
    }

    fn played_again<'a>(
        &'a self,
        decisions: impl Iterator<Item = &'a Taken<G::Action>>,
    ) -> Result<Self, Refused<G::Refusal>> {
        let mut again = Self::new(self.kit, self.setup.clone())
            .expect("a setup that worked once works again: games are deterministic");
        for taken in decisions {
            again.decide(taken.seat, taken.action)?;
        }
        Ok(again)
    }

    /// The match as it was after so many decisions: played again from the start.
    #[must_use]
    pub fn rewound(&self, decisions: usize) -> Self {
        let past = self.played_again(self.taken.iter().take(decisions));
        past.unwrap_or_else(|_| panic!("what was accepted once is accepted again"))
    }

    /// Up to how many decisions everything is old to this seat: all but the last of its turn
    /// before, whose outcome (a card drawn) it has not seen yet, since the turn passed on with it.
    pub fn news_from(&self, seat: Seat) -> usize {
        let own = |taken: &&Taken<G::Action>| taken.seat == seat;
        let now = self.taken.iter().rev().take_while(own).count();
        let before = &self.taken[..self.taken.len() - now];
        before.iter().rposition(|taken| own(&taken)).unwrap_or(0)
    }

    /// Every seat's points after the setup and after each decision, as itself knew them.
    pub fn course(&self) -> Vec<Vec<Option<i32>>> {
        let totals = |state: &G| {
            let own = |index: usize| {
                let seat = Seat::at(index);
                let rows = state.standings(Eyes::Seat(seat)).rows;
                rows.iter().find(|row| row.seat == seat).and_then(|row| row.total)
            };
            (0..self.setup.players.len()).map(own).collect::<Vec<_>>()
        };
        let mut again = self.rewound(0);
        let mut course = vec![totals(&again.state)];
        for taken in &self.taken {
            if again.decide(taken.seat, taken.action).is_err() {
                break;
            }
            course.push(totals(&again.state));
        }
        course
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

    /// The seats that must or may decide now.
    pub fn acting(&self) -> SeatSet {
        self.state.to_act().and(self.state.may_act())
    }

    /// The decisions taken, in order.
    pub fn decisions(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> {
        self.taken.iter().map(|taken| (taken.seat, taken.action))
    }

    /// The decisions taken from this number on, counted from 1, each with its number; what was
    /// decided only where these eyes know it.
    pub fn decisions_known(
        &self,
        eyes: Eyes,
        from: usize,
    ) -> impl Iterator<Item = (usize, Seat, Option<G::Action>)> {
        let numbered = (1..).zip(&self.taken).skip(from.saturating_sub(1));
        numbered.map(move |(number, taken)| {
            (number, taken.seat, taken.is_known_to(eyes).then_some(taken.action))
        })
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
