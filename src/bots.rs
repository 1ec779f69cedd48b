//! Players without hands. They know what their seat knows, and nothing else.

use crate::engine::{Chance, Eyes, Seat, Seed, Seeded, Snapshot, Table};
use std::fmt::{self, Display, Write};
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal decision, each as likely as the others.
    Random,
    /// First what kind of thing to do, each kind as likely as the others, then any decision of
    /// that kind: what can be done in few ways is done as often as what can be done in many.
    Varied,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Random, Self::Varied];

    /// Its name, as on the command line and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Varied => "varied",
        }
    }

    /// What a bot of this level chooses. Asks for no memory.
    pub fn choose<'a, A: Display>(self, legal: &'a [A], chance: &mut impl Chance) -> Option<&'a A> {
        match self {
            Self::Random => legal.get(chance.index(legal.len())),
            Self::Varied => {
                let kinds = Kinds::of(legal);
                let kind = chance.index(kinds.len);
                let mut alike = legal.iter().filter(|a| kinds.index(Word::of(*a)) == kind);
                alike.nth(chance.index(kinds.counts[kind]))
            }
        }
    }
}

/// The first word of a decision: what kind of decision it is. Of a long word its beginning.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Word {
    letters: [u8; Self::LONGEST],
    len: usize,
}

impl Word {
    const LONGEST: usize = 14;
    const NONE: Self = Self { letters: [0; Self::LONGEST], len: 0 };

    fn of(decision: &impl Display) -> Self {
        let mut word = Self::NONE;
        // It stops writing where the word ends, and calls that an error.
        let _ = write!(word, "{decision}");
        word
    }
}

impl Write for Word {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for &letter in text.as_bytes() {
            let place = self.letters.get_mut(self.len).filter(|_| letter != b' ');
            *place.ok_or(fmt::Error)? = letter;
            self.len += 1;
        }
        Ok(())
    }
}

/// The kinds of decisions on offer, in the order in which they come up, and how many there are of
/// each.
struct Kinds {
    words: [Word; Self::MOST],
    counts: [usize; Self::MOST],
    len: usize,
}

impl Kinds {
    /// More than any game has; the last would take in all that are more.
    const MOST: usize = 16;

    fn of(legal: &[impl Display]) -> Self {
        let (words, counts) = ([Word::NONE; Self::MOST], [0; Self::MOST]);
        let mut kinds = Self { words, counts, len: 0 };
        for decision in legal {
            let word = Word::of(decision);
            let index = kinds.index(word);
            if index == kinds.len {
                kinds.words[index] = word;
                kinds.len += 1;
            }
            kinds.counts[index] += 1;
        }
        kinds
    }

    /// Which kind a word stands for; a new one, if it is none of them.
    fn index(&self, word: Word) -> usize {
        let known = self.words[..self.len].iter().position(|other| *other == word);
        known.unwrap_or(self.len).min(Self::MOST - 1)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ();
    fn from_str(name: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|level| level.name() == name).ok_or(())
    }
}

/// What a bot has to think about: its seat's snapshot and some chance, never the match. It can
/// be thought about anywhere, in a thread of its own too.
pub struct Thought {
    seat: Seat,
    level: Level,
    state: u64,
    seen: Snapshot,
    chance: Seeded,
}

/// What a bot has decided, and in which state of the match it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The bot's seat.
    pub seat: Seat,
    /// The state that it was asked in.
    pub state: u64,
    /// What it decided.
    pub decision: String,
}

impl Thought {
    /// Thinks it through.
    pub fn decide(mut self) -> Option<Answer> {
        let decision = self.level.choose(&self.seen.legal, &mut self.chance)?;
        Some(Answer { seat: self.seat, state: self.state, decision: decision.clone() })
    }
}

/// What the next bot at this table has to think about, if one must decide in this state, or has
/// something to gain off turn.
pub fn ask(table: &dyn Table, state: u64) -> Option<Thought> {
    let level = |seat: Seat| table.players().get(seat.index())?.bot.as_ref()?.parse().ok();
    let thought = |(seat, level): (Seat, Level)| {
        // A stream for each decision: what a bot does next does not depend on when it is asked.
        let number = table.decisions() as u64;
        let chance = Seeded::new(Seed(!table.seed().0 ^ number.rotate_left(32)));
        let seen = table.snapshot(Eyes::Seat(seat), table.decisions());
        Thought { seat, level, state, seen, chance }
    };
    // Whoever must decide ends what others may.
    let gains = table.may_act().iter().find_map(|seat| {
        let level = level(seat)?;
        let claim = table.gainful(seat)?;
        let mut thought = thought((seat, level));
        thought.seen.legal = vec![claim];
        Some(thought)
    });
    let must = || table.to_act().iter().find_map(|seat| Some((seat, level(seat)?)));
    gains.or_else(|| must().map(thought))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Scripted, Swift};

    /// What the level chooses out of these, if chance draws so.
    fn chosen<'a>(level: Level, legal: &[&'a str], draws: &[u32]) -> Option<&'a str> {
        level.choose(legal, &mut Scripted::new(draws.iter().copied())).copied()
    }

    #[test]
    fn a_kind_is_picked_first() {
        let legal = ["go a1", "dig a1", "go a2", "end", "go a3", "dig b2", "goes far away"];
        assert_eq!(chosen(Level::Random, &legal, &[4]), Some("go a3"));
        for (kind, which, decision) in [
            (0, 0, "go a1"),
            (0, 2, "go a3"),
            (1, 0, "dig a1"),
            (1, 1, "dig b2"),
            (2, 0, "end"),
            (3, 0, "goes far away"),
        ] {
            assert_eq!(chosen(Level::Varied, &legal, &[kind, which]), Some(decision));
        }
        for level in Level::ALL {
            assert_eq!(chosen(level, &[], &[0, 0]), None);
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }

    #[test]
    fn each_kind_is_as_likely() {
        let many: Vec<String> = (0..90).map(|n| format!("bid {n}")).collect();
        let legal: Vec<&str> = many.iter().map(String::as_str).chain(["pass"]).collect();
        let mut chance = Swift(1);
        let mut pass = || Level::Varied.choose(&legal, &mut chance) == Some(&"pass");
        let passes = (0..1_000).filter(|_| pass()).count();
        assert!((450..550).contains(&passes), "{passes}");
    }

    /// Words that are longer, and kinds that are more, than there is room for can be chosen all
    /// the same.
    #[test]
    fn everything_can_be_chosen() {
        let mut legal: Vec<String> = (0..40).map(|n| format!("word{n} x")).collect();
        legal.extend(["a-very-very-long-word 1", "a-very-very-long-word 2"].map(str::to_owned));
        let mut chance = Swift(1);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..5_000 {
            seen.insert(Level::Varied.choose(&legal, &mut chance).unwrap());
        }
        assert_eq!(seen.len(), legal.len());
    }
}
