//! Matches among bots: many of them, checked as they go, counted.

use super::{Boxed, CannotOpen};
use crate::bots::Level;
use crate::engine::{
    Census, Chance, Choices, Eyes, Game, GameOptions, Kit, Match, Name, Player, Seat, SeatSet,
    Seed, Seeded, Setup,
};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// What to play.
pub struct Plan {
    /// The bots, in seat order.
    pub bots: Vec<Level>,
    /// The variants.
    pub choices: Choices,
    /// How many matches.
    pub matches: u64,
    /// The first match grows from this seed, the next from the one after it, and so on.
    pub seed: Seed,
    /// On how many threads.
    pub jobs: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// How many matches were played.
    pub matches: u64,
    /// How many decisions they took.
    pub decisions: u64,
    /// The decisions of the shortest match.
    pub shortest: u64,
    /// The decisions of the longest match.
    pub longest: u64,
    /// The fewest and the most rounds of a match, as the game counts them.
    pub rounds: (u16, u16),
    /// For each seat.
    pub seats: Vec<SeatTally>,
}

/// What came of it for one seat.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct SeatTally {
    /// Matches won; a shared victory counts for each who shares it.
    pub wins: u64,
    /// All its points together.
    pub points: i64,
}

impl Tally {
    fn new(seats: usize) -> Self {
        Self {
            matches: 0,
            decisions: 0,
            shortest: u64::MAX,
            longest: 0,
            rounds: (u16::MAX, 0),
            seats: vec![SeatTally::default(); seats],
        }
    }

    fn add<G: Game>(&mut self, played: &Match<G>) {
        let decisions = played.decisions().len() as u64;
        self.matches += 1;
        self.decisions += decisions;
        self.shortest = self.shortest.min(decisions);
        self.longest = self.longest.max(decisions);
        let round = played.state().round().now;
        self.rounds = (self.rounds.0.min(round), self.rounds.1.max(round));
        let standings = played.state().standings(Eyes::Table);
        let winners: SeatSet = standings.winners().collect();
        for row in &standings.rows {
            let seat = &mut self.seats[row.seat.index()];
            seat.wins += u64::from(winners.has(row.seat));
            seat.points += i64::from(row.total.unwrap_or(0));
        }
    }

    fn merge(&mut self, other: &Self) {
        self.matches += other.matches;
        self.decisions += other.decisions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        let ((least, most), (low, high)) = (self.rounds, other.rounds);
        self.rounds = (least.min(low), most.max(high));
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.wins += more.wins;
            seat.points += more.points;
        }
    }
}

/// Plays the matches, spread over the threads: each takes the next one when it is done with the
/// last. The sum does not depend on how they are spread, nor on how many threads there are; those
/// that the system does not give are done without.
pub(super) fn run<G: Boxed>(
    kit: &'static Kit<G::Components>,
    plan: &Plan,
) -> Result<Tally, CannotOpen> {
    let options = G::Options::chosen(&plan.choices)?;
    let next = AtomicU64::new(0);
    let share = || {
        let mut tally = Tally::new(plan.bots.len());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.matches {
                return Ok(tally);
            }
            let seed = Seed(plan.seed.0.wrapping_add(number));
            let played = play_out::<G>(kit, options, &plan.bots, seed);
            tally.add(&played.map_err(|why| (number, why))?);
        }
    };
    let shares: Vec<Result<Tally, (u64, CannotOpen)>> = std::thread::scope(|scope| {
        let more = (1..plan.jobs).map(|_| thread::Builder::new().spawn_scoped(scope, share));
        let threads: Vec<_> = more.map_while(Result::ok).collect();
        let own = share();
        let joined = threads.into_iter().map(|thread| match thread.join() {
            Ok(tally) => tally,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        std::iter::once(own).chain(joined).collect()
    });
    sum(Tally::new(plan.bots.len()), shares)
}

/// All shares together; of several failures that of the first match, whoever played it.
fn sum(
    mut tally: Tally,
    shares: Vec<Result<Tally, (u64, CannotOpen)>>,
) -> Result<Tally, CannotOpen> {
    let mut failures = Vec::new();
    for share in shares {
        match share {
            Ok(share) => tally.merge(&share),
            Err(failure) => failures.push(failure),
        }
    }
    let first = failures.into_iter().min_by_key(|(number, _)| *number);
    first.map_or(Ok(tally), |(_, why)| Err(why))
}

/// Plays one match to its end: a whole [`Match`], with its events, that could be saved and
/// replayed. Checks that what is listed is accepted, that it ends in time, and that no
/// component is lost.
fn play_out<G: Boxed>(
    kit: &'static Kit<G::Components>,
    options: G::Options,
    bots: &[Level],
    seed: Seed,
) -> Result<Match<G>, CannotOpen> {
    let broken = |what: String| CannotOpen::Broken(format!("{} {what}", G::ID));
    let name = |i: usize| Name::new(&format!("player {}", i + 1)).map(Player::person);
    let players = (0..bots.len()).map(name).collect::<Result<_, _>>()?;
    let setup = Setup { players, options, seed };
    let mut played = Match::<G>::new(kit, setup)?;
    // The bots' own chance: another stream than the match's.
    let mut chance = Seeded::new(Seed(!seed.0));
    let (mut before, mut now) = (Census::default(), Census::default());
    played.state().census(&mut before);
    let mut legal = Vec::new();
    while let Some(first) = played.to_act().first() {
        let seat = next_to_act(first, played.state().may_act(), &mut chance);
        legal.clear();
        played.state().actions(seat, &mut legal);
        let level = bots.get(seat.index()).copied().unwrap_or(Level::Random);
        let Some(&action) = level.choose(&legal, &mut chance) else {
            return Err(broken(format!("lists nothing for seat {seat}")));
        };
        if let Err(refused) = played.decide(seat, action) {
            return Err(broken(format!("lists {action} and refuses it: {refused:?}")));
        }
        let most = played.state().longest();
        if played.decisions().len() > most {
            return Err(broken(format!("takes over {most} decisions")));
        }
        if played.decisions().len() % CENSUS_EVERY == 0 || played.to_act().is_empty() {
            now.clear();
            played.state().census(&mut now);
            if let Some((component, was, is)) = before.difference(&now) {
                return Err(broken(format!("had {was} of component {component}, has {is}")));
            }
        }
    }
    Ok(played)
}

/// Who decides next: the first that must or, now and then, one that may.
fn next_to_act(must: Seat, may: SeatSet, chance: &mut impl Chance) -> Seat {
    if may.is_empty() || chance.below(4) > 0 {
        return must;
    }
    let nth = chance.index(may.len());
    may.iter().nth(nth).unwrap_or(must)
}

/// A census costs more than a decision: it is taken now and then, and at the end.
const CENSUS_EVERY: usize = 16;
