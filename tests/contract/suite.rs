//! The one suite that every game must pass, written once over `Game`.

use incognita::bots::Level;
use incognita::engine::happening::Witness;
use incognita::engine::{
    Census, Chance, Eyes, Game, Kit, Manner, Match, Name, Player, Refused, Round, Seat, SeatCount,
    SeatSet, Seed, Setup, Standings, Swift, Table,
};

/// A promise that a game did not keep.
#[derive(Debug)]
pub struct Breach {
    pub promise: Promise,
    pub what: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promise {
    /// What is listed is accepted.
    ListedIsAccepted,
    /// What is not listed is refused, and changes nothing.
    UnlistedIsRefused,
    /// Every random match ends in time.
    Ends,
    /// Nothing is created or lost.
    NothingIsLost,
    /// The same setup, seed and decisions make the same match; saved and resumed at any step.
    PlaysAgain,
    /// What was taken back is as if it had never been.
    UndoRestores,
    /// A view can be imagined back into a state that looks the same.
    ViewsAreImaginable,
    /// What a seat cannot know changes nothing that it sees, hears or may decide.
    SecretsAreKept,
    /// Places are given when the match is over, not before.
    Standings,
}

/// A game in the suite.
pub trait Subject: Game {
    /// Decisions that could be written down, legal or not: all of them, or in a game with very
    /// many those that are legal now and a handful of others.
    fn conceivable(&self, chance: &mut Swift) -> Vec<Self::Action>;

    /// Whether these options fit a table of so many; those that do not are refused at setup.
    fn fits(_options: &Self::Options, _seats: usize) -> bool {
        true
    }

    /// Of the matches of each table so many are looked at closely, for each level of bots: as many
    /// as a game can afford.
    const CLOSELY: u64 = 3;
}

/// What to play and how closely to look.
pub struct Trial<G: Game> {
    pub kit: &'static Kit<G::Components>,
    pub options: G::Options,
    pub seats: usize,
    /// So many matches: the levels of bots take turns in playing one.
    pub matches: u64,
    /// So many of each level are looked at closely at every step; the others at a few.
    pub closely: u64,
}

/// What was played.
#[derive(Default, Debug)]
pub struct Played {
    pub matches: u64,
    pub decisions: u64,
    pub longest: usize,
    pub close_looks: u64,
}

type Kept = Result<(), Breach>;

fn breach(promise: Promise, what: impl Into<String>) -> Breach {
    let what = what.into();
    Breach { promise, what }
}

macro_rules! keep {
    ($promise:ident, $held:expr, $($what:tt)+) => {
        if !$held {
            return Err(breach(Promise::$promise, format!($($what)+)));
        }
    };
}

/// Plays the matches of a trial, all on one thread.
pub fn run<G: Subject>(trial: &Trial<G>) -> Result<Played, Breach> {
    let mut played = Played::default();
    for number in 0..trial.matches {
        let context = |b: Breach| Breach {
            what: format!(
                "{:?}, {} seats, {}, seed {number}: {}",
                trial.options,
                trial.seats,
                level(number),
                b.what
            ),
            ..b
        };
        let mut course = Course::new(trial, number);
        course.play(&mut played).map_err(context)?;
    }
    Ok(played)
}

/// The levels of bots take turns.
fn level(number: u64) -> Level {
    Level::ALL[usize::try_from(number).unwrap() % Level::ALL.len()]
}

/// So many people.
pub fn players(count: usize) -> Vec<Player> {
    let name = |i: usize| Name::new(&format!("player {}", i + 1)).unwrap();
    (0..count).map(|i| Player::person(name(i))).collect()
}

/// A match with given players.
pub fn fresh<G: Game>(
    kit: &'static Kit<G::Components>,
    options: G::Options,
    seats: usize,
    seed: u64,
) -> Match<G> {
    let setup = Setup { players: players(seats), options, seed: Seed(seed) };
    Match::new(kit, setup).unwrap_or_else(|fault| panic!("{options:?}: {fault:?}"))
}

/// One match on its way through the suite.
struct Course<G: Subject> {
    played: Match<G>,
    seats: SeatCount,
    level: Level,
    closely: bool,
    chance: Swift,
    components: Census,
}

/// All that some eyes know of a state.
type Sight<G> = (<G as Game>::View, Standings, Round);

impl<G: Subject> Course<G> {
    fn new(trial: &Trial<G>, seed: u64) -> Self {
        let played = fresh::<G>(trial.kit, trial.options, trial.seats, seed);
        let mut components = Census::default();
        played.state().census(&mut components);
        let levels = Level::ALL.len() as u64;
        Self {
            seats: SeatCount::new(trial.seats).unwrap(),
            level: level(seed),
            closely: seed / levels < trial.closely,
            chance: Swift(seed ^ 0x005e_a7ed),
            components,
            played,
        }
    }

    fn play(&mut self, tally: &mut Played) -> Kept {
        let mut legal = Vec::new();
        while !self.played.to_act().is_empty() {
            let seat = self.next_to_act();
            legal.clear();
            self.played.state().actions(seat, &mut legal);
            let choice = self.level.choose(&legal, &mut self.chance);
            keep!(ListedIsAccepted, choice.is_some(), "seat {seat} is to act but may do nothing");
            let Some(&action) = choice else { continue };
            // A few close looks in most matches, wherever they fall.
            if self.closely || self.chance.below(1_000) == 0 {
                tally.close_looks += 1;
                self.look_closely(seat, action)?;
            }
            self.step(seat, action)?;
        }
        self.at_the_end()?;
        let decisions = self.played.decisions().len();
        tally.matches += 1;
        tally.decisions += decisions as u64;
        tally.longest = tally.longest.max(decisions);
        Ok(())
    }

    /// Whoever of those who decide at the same time: the order must not matter. Now and then
    /// somebody decides off turn.
    fn next_to_act(&mut self) -> Seat {
        let state = self.played.state();
        let off_turn = !state.may_act().is_empty() && self.chance.below(4) == 0;
        let seats = if off_turn { state.may_act() } else { state.to_act() };
        let seats: Vec<Seat> = seats.iter().collect();
        seats[self.chance.index(seats.len())]
    }

    fn step(&mut self, seat: Seat, action: G::Action) -> Kept {
        let taken = self.played.decide(seat, action);
        keep!(ListedIsAccepted, taken.is_ok(), "{action} is listed, but refused: {taken:?}");
        let decisions = self.played.decisions().len();
        let most = self.played.state().longest();
        keep!(Ends, decisions <= most, "over {most} decisions");
        if self.closely || decisions.is_multiple_of(8) {
            let mut now = Census::default();
            self.played.state().census(&mut now);
            let lost = self.components.difference(&now);
            keep!(NothingIsLost, lost.is_none(), "after {action}: component, was, is: {lost:?}");
        }
        Ok(())
    }

    fn look_closely(&mut self, seat: Seat, action: G::Action) -> Kept {
        self.the_rest_is_refused()?;
        self.strangers_are_refused(action)?;
        // Playing again from the start is dear: not at every step of a match looked at throughout.
        if !self.closely || self.chance.below(32) == 0 {
            self.resumes_the_same()?;
        }
        if !self.closely || self.chance.below(4) == 0 {
            self.undoes(seat, action)?;
        }
        for eyes in self.all_eyes() {
            self.can_be_imagined(eyes)?;
            self.keeps_secrets(eyes, seat, action)?;
            self.keeps_seals(eyes, seat)?;
        }
        let rows = self.played.state().standings(Eyes::Table).rows;
        let early = rows.iter().any(|row| row.place.is_some());
        keep!(Standings, !early, "a place before the end");
        Ok(())
    }

    fn all_eyes(&self) -> Vec<Eyes> {
        let seats = self.seats.seats().map(Eyes::Seat);
        seats.chain([Eyes::Table]).collect()
    }

    fn sight(state: &G, eyes: Eyes) -> Sight<G> {
        (state.view(eyes), state.standings(eyes), state.round())
    }

    fn sights(&self, state: &G) -> Vec<Sight<G>> {
        self.all_eyes().into_iter().map(|eyes| Self::sight(state, eyes)).collect()
    }

    /// Everything conceivable is accepted if listed, and otherwise refused without a trace.
    fn the_rest_is_refused(&mut self) -> Kept {
        let before = self.played.state().clone();
        let conceivable = before.conceivable(&mut self.chance);
        let seen = self.sights(&before);
        for seat in self.seats.seats() {
            let mut legal = Vec::new();
            before.actions(seat, &mut legal);
            let (must, may) = (before.to_act().has(seat), before.may_act().has(seat));
            keep!(ListedIsAccepted, !(must && may), "seat {seat} must and may decide");
            if !must && !may {
                keep!(ListedIsAccepted, legal.is_empty(), "seat {seat} is listed out of turn");
                continue;
            }
            keep!(ListedIsAccepted, !legal.is_empty(), "seat {seat} is offered nothing");
            for (i, action) in legal.iter().enumerate() {
                let twice = legal[..i].contains(action);
                keep!(ListedIsAccepted, !twice, "{action} is listed twice");
                let known = conceivable.contains(action);
                keep!(ListedIsAccepted, known, "{action} is not conceivable");
                let read = action.to_string().parse().ok();
                keep!(PlaysAgain, read == Some(*action), "{action} does not read back");
            }
            for &action in &conceivable {
                let listed = legal.contains(&action);
                let mut state = before.clone();
                let mut told = Vec::new();
                let mut chance = Swift(1);
                let mut at = Witness::new(&mut chance, &mut told);
                let accepted = state.apply(seat, action, &mut at).is_ok();
                let (drew, is_final) = (at.drew(), at.is_final());
                if listed {
                    keep!(ListedIsAccepted, accepted, "{action} is listed, but refused");
                    continue;
                }
                keep!(UnlistedIsRefused, !accepted, "{action} is not listed, but accepted");
                let quiet = told.is_empty() && !drew && !is_final;
                keep!(UnlistedIsRefused, quiet, "{action} is refused, but something happened");
                // Views are dear: of the many refusals a few are compared.
                if self.chance.below(16) == 0 {
                    let same = self.sights(&state) == seen;
                    keep!(UnlistedIsRefused, same, "{action} is refused, but changed the state");
                }
            }
        }
        Ok(())
    }

    /// A seat that is not to act is refused by the match.
    fn strangers_are_refused(&mut self, action: G::Action) -> Kept {
        let acting = self.played.acting();
        let before = self.sights(self.played.state());
        for seat in (0..Seat::MOST).map(Seat::at).filter(|&seat| !acting.has(seat)) {
            let refused = matches!(self.played.decide(seat, action), Err(Refused::NotToAct(_)));
            keep!(UnlistedIsRefused, refused, "seat {seat} may decide out of turn");
        }
        let same = before == self.sights(self.played.state());
        keep!(UnlistedIsRefused, same, "a stranger changed the state");
        Ok(())
    }

    /// What a save holds, played again from the start, is the same match.
    fn resumes_the_same(&self) -> Kept {
        let record = self.played.record();
        let resumed = Match::<G>::new(self.played.kit(), self.played.setup().clone());
        let mut resumed = resumed.unwrap_or_else(|fault| panic!("{fault:?}"));
        for (seat, decision) in &record.decisions {
            let again = Table::decide(&mut resumed, *seat, decision);
            keep!(PlaysAgain, again.is_ok(), "{decision} is refused the second time: {again:?}");
        }
        let same = self.sights(self.played.state()) == self.sights(resumed.state());
        keep!(PlaysAgain, same, "played again it looks different");
        for eyes in self.all_eyes() {
            let same = self.played.events(eyes, 0).eq(resumed.events(eyes, 0));
            keep!(PlaysAgain, same, "played again it sounds different");
        }
        Ok(())
    }

    /// A decision that can be taken back leaves no trace, for anybody.
    fn undoes(&mut self, seat: Seat, action: G::Action) -> Kept {
        let before = self.sights(self.played.state());
        let decided = self.played.decisions().len();
        let heard: Vec<_> = self.played.events(Eyes::Seat(seat), 0).map(|e| e.1.clone()).collect();
        let could: SeatSet = self.seats.seats().filter(|&s| self.played.can_undo(s)).collect();
        let (told, revealed) = Self::witnessed(self.played.state(), seat, action);
        let taken = self.played.decide(seat, action);
        keep!(ListedIsAccepted, taken.is_ok(), "{action} is listed, but refused: {taken:?}");
        if self.played.can_undo(seat) {
            keep!(UndoRestores, revealed.is_empty(), "{action} shows something, but can be undone");
            let strangers = self.seats.seats().filter(|&s| s != seat && !could.has(s));
            for other in strangers.collect::<Vec<_>>() {
                let refused = self.played.undo(other).is_err();
                keep!(UndoRestores, refused, "seat {other} may undo what seat {seat} did");
            }
            let undone = self.played.undo(seat).is_ok();
            keep!(UndoRestores, undone, "{action} can be undone, but is not");
        } else {
            let refused = self.played.undo(seat).is_err();
            keep!(UndoRestores, refused, "{action} cannot be undone, but is");
            self.played = self.played.rewound(decided);
        }
        let same = before == self.sights(self.played.state());
        keep!(UndoRestores, same, "{action} leaves a trace ({told} events)");
        let events = self.played.events(Eyes::Seat(seat), 0).map(|e| e.1);
        keep!(UndoRestores, events.eq(&heard), "{action} leaves a trace in the log");
        let count = self.played.decisions().len();
        keep!(UndoRestores, count == decided, "{count} decisions, not {decided}");
        Ok(())
    }

    fn witnessed(state: &G, seat: Seat, action: G::Action) -> (usize, SeatSet) {
        let mut told = Vec::new();
        let mut chance = Swift(1);
        let mut at = Witness::new(&mut chance, &mut told);
        let _ = state.clone().apply(seat, action, &mut at);
        let revealed = at.revealed;
        (told.len(), revealed)
    }

    fn imagine(&mut self, eyes: Eyes) -> (G::View, G) {
        let view = self.played.state().view(eyes);
        let state = G::imagine(self.played.kit().components(), &view, &mut self.chance);
        (view, state)
    }

    fn can_be_imagined(&mut self, eyes: Eyes) -> Kept {
        let (view, imagined) = self.imagine(eyes);
        let looks = imagined.view(eyes);
        keep!(ViewsAreImaginable, looks == view, "{eyes:?}:\n{view:?}\nimagined:\n{looks:?}");
        let stand = |state: &G| (state.standings(eyes), state.round());
        let same = stand(&imagined) == stand(self.played.state());
        keep!(SecretsAreKept, same, "{eyes:?}: the standings tell more than the view");
        let waited = |state: &G| (state.to_act(), state.may_act(), state.manner());
        let (real, there) = (waited(self.played.state()), waited(&imagined));
        keep!(ViewsAreImaginable, real == there, "{eyes:?}: others are to act: {there:?}");
        let mut count = Census::default();
        imagined.census(&mut count);
        let lost = self.components.difference(&count);
        keep!(ViewsAreImaginable, lost.is_none(), "{eyes:?}: component, was, is: {lost:?}");
        let text = serde_json::to_string(&view).unwrap();
        let read = serde_json::from_str(&text).ok();
        keep!(ViewsAreImaginable, read == Some(view), "{eyes:?}: {text} does not read back");
        Ok(())
    }

    /// The real table and one that these eyes could take for it: the same decision looks and
    /// sounds the same, unless it reveals something to these very eyes.
    fn keeps_secrets(&mut self, eyes: Eyes, seat: Seat, action: G::Action) -> Kept {
        let (_, mut imagined) = self.imagine(eyes);
        let mut real = self.played.state().clone();
        for whose in self.seats.seats().filter(|&seat| Self::lists_openly(&real, eyes, seat)) {
            let list = |state: &G| {
                let mut legal = Vec::new();
                state.actions(whose, &mut legal);
                legal
            };
            let same = list(&real) == list(&imagined);
            keep!(SecretsAreKept, same, "{eyes:?}: seat {whose} is offered something else");
        }
        let (mut here, mut there) = (Vec::new(), Vec::new());
        let (mut chance, mut same_chance) = (Swift(5), Swift(5));
        let mut at = Witness::new(&mut chance, &mut here);
        let mut at_imagined = Witness::new(&mut same_chance, &mut there);
        let accepted = real.apply(seat, action, &mut at).is_ok();
        keep!(ListedIsAccepted, accepted, "{action} is listed, but refused");
        if imagined.apply(seat, action, &mut at_imagined).is_err() {
            let own = eyes.are_of(seat);
            keep!(SecretsAreKept, !own, "{eyes:?}: {action} would be refused elsewhere");
            // Somebody else's decision, out of secrets that are different there.
            return Ok(());
        }
        if self.learns(eyes, at.revealed) || self.learns(eyes, at_imagined.revealed) {
            return Ok(());
        }
        let heard = here.iter().map(|told| told.to(eyes));
        let same = heard.eq(there.iter().map(|told| told.to(eyes)));
        keep!(SecretsAreKept, same, "{eyes:?}: {action} sounds different: {here:?} / {there:?}");
        let same = Self::sight(&real, eyes) == Self::sight(&imagined, eyes);
        keep!(SecretsAreKept, same, "{eyes:?}: {action} looks different");
        Ok(())
    }

    /// Whether these eyes may know what that seat can decide: their own; what is decided before
    /// all eyes; and what is offered off turn, which is the same whatever anybody hides.
    fn lists_openly(state: &G, eyes: Eyes, seat: Seat) -> bool {
        let openly = state.manner() == Manner::Openly && state.to_act().has(seat);
        eyes.are_of(seat) || openly || state.may_act().has(seat)
    }

    /// Where decisions are sealed, nobody can tell what another has decided until it is revealed.
    fn keeps_seals(&self, eyes: Eyes, seat: Seat) -> Kept {
        let state = self.played.state();
        let sealed = state.manner() == Manner::Sealed && state.to_act().has(seat);
        if !sealed || eyes.are_of(seat) {
            return Ok(());
        }
        let mut legal = Vec::new();
        self.played.state().actions(seat, &mut legal);
        let mut first = None;
        for action in legal {
            let mut state = self.played.state().clone();
            let (mut told, mut chance) = (Vec::new(), Swift(5));
            let mut at = Witness::new(&mut chance, &mut told);
            let accepted = state.apply(seat, action, &mut at).is_ok();
            let revealed = at.revealed;
            keep!(ListedIsAccepted, accepted, "{action} is listed, but refused");
            if self.learns(eyes, revealed) {
                continue;
            }
            let heard: Vec<_> = told.iter().map(|told| told.to(eyes).clone()).collect();
            let now = (Self::sight(&state, eyes), heard);
            let same = *first.get_or_insert(now.clone()) == now;
            keep!(SecretsAreKept, same, "{eyes:?}: {action} can be told from other decisions");
        }
        Ok(())
    }

    /// Whether these eyes are among those who learnt something.
    fn learns(&self, eyes: Eyes, revealed: SeatSet) -> bool {
        match eyes {
            Eyes::Seat(seat) => revealed.has(seat),
            Eyes::Table => self.seats.seats().all(|seat| revealed.has(seat)),
        }
    }

    fn at_the_end(&mut self) -> Kept {
        self.resumes_the_same()?;
        let again = self.played.rewound(self.played.decisions().len());
        let same = self.sights(self.played.state()) == self.sights(again.state());
        keep!(PlaysAgain, same, "rewound to its end it looks different");
        for eyes in self.all_eyes() {
            self.can_be_imagined(eyes)?;
        }
        let nobody = self.played.acting().is_empty();
        keep!(Ends, nobody, "somebody may decide after the end");
        let conceivable = self.played.state().clone().conceivable(&mut self.chance);
        for action in conceivable {
            let refused = matches!(self.played.decide(Seat::at(0), action), Err(Refused::Over));
            keep!(UnlistedIsRefused, refused, "{action} is accepted after the end");
        }
        let standings = self.played.state().standings(Eyes::Table);
        let placed = standings.rows.iter().all(|row| row.place.is_some() && row.total.is_some());
        keep!(Standings, placed, "no place at the end");
        keep!(Standings, standings.winners().next().is_some(), "nobody has won");
        for row in &standings.rows {
            let sum = row.points.iter().filter_map(|p| p.points).sum();
            keep!(Standings, row.total == Some(sum), "the categories do not add up: {row:?}");
        }
        Ok(())
    }
}
