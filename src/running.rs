//! A match that is being played: the table, its bots and its save belong together, whoever plays
//! it: screens, commands, a table shared by several terminals.

use crate::bots::{self, Answer, Thought};
use crate::engine::{Eyes, Manner, Objection, Seat, SeatSet, Snapshot, Table};
use crate::games::Shelf;
use crate::store::{self, Keeper, Moment, Saved, StoreFault};
use std::path::Path;

/// A match, those of its players who are bots, and the file that it is kept in.
pub struct Running {
    table: Box<dyn Table>,
    keeper: Keeper,
    trouble: Option<StoreFault>,
    /// That the match goes on in another file, until the player was told.
    beside: Option<Saved>,
    /// How many decisions were on disk when we last wrote or read it.
    kept: usize,
    /// Grows with every change, and is never the same twice: the count of decisions is, after
    /// one was taken back.
    state: u64,
    /// What each seat was last asked.
    questions: Vec<Question>,
}

/// What a seat can decide, and since when.
#[derive(Clone, PartialEq, Eq, Default)]
struct Question {
    legal: Vec<String>,
    asked: u64,
}

/// Who is waited for, and how: what everybody knows without looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// Which state of the match it is: a decision says in which one it was made.
    pub state: u64,
    /// How many decisions have been taken.
    pub decisions: usize,
    /// The seats that must decide now; none when the match is over.
    pub to_act: SeatSet,
    /// The seats that may decide beside them, off turn.
    pub may_act: SeatSet,
    /// How those who must decide do it.
    pub manner: Manner,
}

impl Pulse {
    /// How it stands at this table.
    pub fn of(table: &dyn Table, state: u64) -> Self {
        Self {
            state,
            decisions: table.decisions(),
            to_act: table.to_act(),
            may_act: table.may_act(),
            manner: table.manner(),
        }
    }

    /// The seats that must or may decide.
    pub fn acting(self) -> SeatSet {
        self.to_act.and(self.may_act)
    }

    /// Whether the match is over.
    pub fn is_over(self) -> bool {
        self.to_act.is_empty()
    }
}

impl Running {
    /// A fresh match in a new file, or why there is none.
    pub fn create(table: Box<dyn Table>, path: &Path) -> Result<Self, StoreFault> {
        let mut running = Self::begin(table, path);
        if let Some(fault) = running.trouble.take() {
            return Err(fault);
        }
        running.play_bots();
        Ok(running)
    }

    /// A fresh match, to be kept in this file. If that cannot be, it is played all the same, and
    /// tried again after each decision.
    pub fn begin(table: Box<dyn Table>, path: &Path) -> Self {
        let mut running = Self::of(table, Keeper::unsaved(path, Moment::now()));
        running.save();
        running
    }

    /// Goes on with the match in this file.
    pub fn open(path: &Path, shelf: &Shelf) -> Result<Self, StoreFault> {
        let (table, keeper) = store::open(path, shelf)?;
        Ok(Self::of(table, keeper))
    }

    fn of(table: Box<dyn Table>, keeper: Keeper) -> Self {
        let questions = vec![Question::default(); table.players().len()];
        let kept = table.decisions();
        let mut running =
            Self { table, keeper, trouble: None, beside: None, kept, state: 0, questions };
        running.note_change(None);
        running
    }

    /// The match itself, to be looked at.
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The file that it is kept in.
    pub fn path(&self) -> &Path {
        self.keeper.path()
    }

    /// Why the match is not on disk, if it is not.
    pub fn trouble(&self) -> Option<&StoreFault> {
        self.trouble.as_ref()
    }

    /// That the match goes on beside its file, if somebody else has changed that.
    pub fn beside(&self) -> Option<&Saved> {
        self.beside.as_ref()
    }

    /// The player has seen it.
    pub fn was_told(&mut self) {
        self.beside = None;
    }

    /// How many decisions are on disk: all of them while there is no trouble.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// Who is waited for, and how.
    pub fn pulse(&self) -> Pulse {
        Pulse::of(self.table.as_ref(), self.state)
    }

    /// All that these eyes may know, with the events told since so many decisions.
    pub fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        self.table.snapshot(eyes, since)
    }

    /// Takes a decision that was made in this state of the match, and keeps it; or says why not.
    /// It is not too late just because others have decided meanwhile, only if the seat has been
    /// asked something else since.
    pub fn decide(&mut self, seat: Seat, state: u64, decision: &str) -> Result<(), Objection> {
        let question = self.questions.get(seat.index());
        if question.is_some_and(|question| state < question.asked) {
            return Err(Objection::Late);
        }
        self.table.decide(seat, decision)?;
        self.note_change(Some(seat));
        self.save();
        Ok(())
    }

    /// Takes the seat's last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        self.table.undo(seat)?;
        self.note_change(Some(seat));
        self.save();
        Ok(())
    }

    /// Takes back all that the seat still can.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection> {
        self.table.restart_turn(seat)?;
        self.note_change(Some(seat));
        self.save();
        Ok(())
    }

    /// What the next bot to decide has to think about; nothing while people must.
    pub fn ask_bot(&self) -> Option<Thought> {
        bots::ask(self.table.as_ref(), self.state)
    }

    /// Whether people may decide something that ends when the next bot decides.
    pub fn people_may(&self) -> bool {
        let players = self.table.players();
        let person = |seat: Seat| players.get(seat.index()).is_some_and(|p| p.bot.is_none());
        let must = self.table.to_act();
        self.table.may_act().iter().any(person) && !must.is_empty() && !must.iter().any(person)
    }

    /// Takes what a bot has thought.
    pub fn hear_bot(&mut self, answer: &Answer) -> Result<(), Objection> {
        self.decide(answer.seat, answer.state, &answer.decision)
    }

    /// Lets the bots decide, one after the other, until a person must or the match is over. What
    /// they decided is kept all at once.
    pub fn play_bots(&mut self) {
        let before = self.state;
        while let Some(answer) = self.ask_bot().and_then(Thought::decide) {
            if self.table.decide(answer.seat, &answer.decision).is_err() {
                break;
            }
            self.note_change(Some(answer.seat));
        }
        if self.state > before {
            self.save();
        }
    }

    /// Something has changed, by this seat's doing.
    fn note_change(&mut self, by: Option<Seat>) {
        self.state += 1;
        for (index, question) in self.questions.iter_mut().enumerate() {
            let seat = Seat::at(index);
            let legal = self.table.legal(seat);
            if legal != question.legal || by == Some(seat) {
                *question = Question { legal, asked: self.state };
            }
        }
    }

    /// Writes the match. A full disk or a missing folder is told, and tried again next time.
    fn save(&mut self) {
        match self.keeper.save(self.table.as_ref(), Moment::now()) {
            Err(fault) => self.trouble = Some(fault),
            Ok(saved) => {
                self.trouble = None;
                self.kept = self.table.decisions();
                self.beside = self.beside.take().or(Some(saved).filter(|s| *s != Saved::InPlace));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Choices, Name, Player, Seed};

    fn explora(bots: [bool; 3]) -> Box<dyn Table> {
        let shelf = Shelf::new(None);
        let player = |(name, bot): (&str, bool)| Player {
            bot: bot.then(|| "random".to_owned()),
            ..Player::person(Name::new(name).unwrap())
        };
        let players = ["Anna", "Boris", "Vera"].into_iter().zip(bots).map(player).collect();
        shelf.find("explora").unwrap().fresh(players, &Choices::new(), Seed(3)).unwrap()
    }

    fn begun(bots: [bool; 3]) -> (Running, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let running = Running::begin(explora(bots), &folder.path().join("match.ron"));
        (running, folder)
    }

    /// What others decide meanwhile makes nobody late; what oneself decided, or was asked anew,
    /// does.
    #[test]
    fn a_decision_says_in_which_state_it_was_made() {
        let (mut running, _folder) = begun([false; 3]);
        let [anna, boris, vera] = [0, 1, 2].map(Seat::at);
        let before = running.pulse().state;
        running.decide(anna, before, "bid 1").unwrap();
        assert_eq!(running.decide(anna, before, "bid 2"), Err(Objection::Late), "a double key");
        running.decide(boris, before, "bid 0").unwrap();
        running.undo(boris).unwrap();
        assert_eq!(running.decide(boris, before, "bid 1"), Err(Objection::Late), "undone since");
        let now = running.pulse().state;
        running.decide(boris, now, "bid 1").unwrap();
        running.decide(vera, before, "bid 0").unwrap();
        let picker = running.pulse().to_act.first().unwrap();
        let stale = running.decide(picker, now, &running.table().legal(picker)[0].clone());
        assert_eq!(stale, Err(Objection::Late), "the cards were not to be picked then");
    }

    /// Bots decide once each; what they have decided is not asked again when a match is opened.
    #[test]
    fn bots_decide_whenever_they_must() {
        let (mut running, folder) = begun([false, true, true]);
        assert_eq!(running.table().decisions(), 0, "nobody has let them yet");
        running.play_bots();
        let sealed = running.table().decisions();
        assert_eq!((sealed, running.pulse().to_act), (2, SeatSet::only(Seat::at(0))));
        drop(running);
        let path = folder.path().join("match.ron");
        let shelf = Shelf::new(None);
        let mut again = Running::open(&path, &shelf).unwrap();
        again.play_bots();
        assert_eq!(again.table().decisions(), sealed, "they had decided already");
        // A bot's answer to what is no longer asked is not taken.
        let (mut fresh, _folder) = begun([false, true, true]);
        let answer = fresh.ask_bot().and_then(Thought::decide).expect("a bot must bid");
        fresh.hear_bot(&answer).unwrap();
        assert_eq!(fresh.hear_bot(&answer), Err(Objection::Late));
    }
}
