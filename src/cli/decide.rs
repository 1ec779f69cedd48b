//! Deciding without a screen: `do`.
//!
//! Each decision is on disk before anything is told of what it brought, and stays there whatever
//! becomes of the next: nobody can try out what lies hidden.

use super::args::Decide;
use super::play::{kept, named, open, seat_numbered};
use super::{Desk, Failure, Outcome, json};
use crate::engine::{Eyes, Objection, Player, Seat, SeatSet, Table};
use crate::games::GameBox;
use crate::running::Running;
use crate::say;
use serde_json::{Value, json};

/// A decision that somebody asks for.
struct Asked {
    /// Whose, if it says so.
    seat: Option<Seat>,
    /// As it was given: its words, or its number.
    text: String,
}

/// How far the decisions asked for have come.
struct Progress {
    asked: usize,
    taken: usize,
    /// Who took them.
    seats: SeatSet,
    stopped: Option<Failure>,
}

/// Takes decisions, until one is refused; the answer is what happened.
pub fn decide(desk: &Desk, decide: &Decide) -> Result<Outcome, Failure> {
    let mut running = open(desk, &decide.save)?;
    let game = desk.game(running.table().game())?;
    let seat = decide.seat.map(|number| seat_numbered(desk, running.table(), number));
    let seat = seat.transpose()?;
    let asked = read(desk, game, running.table(), &decide.decisions)?;
    let before = running.kept();
    let progress = take_all(desk, game, &mut running, seat, &asked);
    // Nothing that is not kept is told.
    let known = (running.trouble()).map(|_| running.table().rewound(running.kept()));
    let table = known.as_deref().unwrap_or(running.table());
    let text = if !progress.has_something_to_tell() {
        String::new()
    } else if decide.json {
        data(table, &progress, before + 1)
    } else {
        super::look::lines(desk, game, table, progress.eyes(), before + 1)
    };
    let kept = progress.taken > 0;
    Ok(Outcome { text, kept, failure: progress.failure(desk) })
}

impl Progress {
    /// Whether there is an answer: not if it was asked for wrongly, or nothing could be kept.
    fn has_something_to_tell(&self) -> bool {
        self.taken > 0 || matches!(self.stopped, Some(Failure::Refused(_)))
    }

    /// The eyes of the one who decided; of several, what all of them may know.
    fn eyes(&self) -> Eyes {
        match (self.seats.first(), self.seats.len()) {
            (Some(seat), 1) => Eyes::Seat(seat),
            _ => Eyes::Table,
        }
    }

    /// Why it stopped, and how far it came.
    fn failure(self, desk: &Desk) -> Option<Failure> {
        let (taken, asked) = (self.taken, self.asked);
        let far = |why: String| match asked {
            1 => why,
            _ => say!(&desk.words, "do-stopped", taken = taken, asked = asked, why = why),
        };
        Some(match self.stopped? {
            Failure::Cannot(why) => Failure::Cannot(far(why)),
            Failure::Usage(why) if taken == 0 => Failure::Usage(why),
            // What has begun was asked for rightly.
            Failure::Usage(why) | Failure::Refused(why) => Failure::Refused(far(why)),
        })
    }
}

/// Takes one after the other, as far as it goes. Bots decide in between.
fn take_all(
    desk: &Desk,
    game: &dyn GameBox,
    running: &mut Running,
    seat: Option<Seat>,
    asked: &[Asked],
) -> Progress {
    let mut progress =
        Progress { asked: asked.len(), taken: 0, seats: SeatSet::NOBODY, stopped: None };
    for next in asked {
        let taken = take(desk, game, running, next.seat.or(seat), &next.text);
        let went_on = taken.and_then(|seat| {
            progress.taken += 1;
            progress.seats = progress.seats.with(seat);
            running.play_bots();
            kept(desk, running)
        });
        if let Err(failure) = went_on {
            progress.stopped = Some(failure);
            break;
        }
    }
    progress
}

/// Takes a decision and keeps it; whose it was.
fn take(
    desk: &Desk,
    game: &dyn GameBox,
    running: &mut Running,
    seat: Option<Seat>,
    text: &str,
) -> Result<Seat, Failure> {
    let seat = acting_seat(desk, running.table(), seat)?;
    let numbered = number(text).and_then(|n| running.table().legal(seat).into_iter().nth(n));
    let decision = numbered.as_deref().unwrap_or(text);
    let decided = running.decide(seat, running.pulse().state, decision);
    decided.map_err(|why| refused(desk, game, running.table().players(), decision, &why))?;
    kept(desk, running)?;
    Ok(seat)
}

/// `#3` or `3`, counted from 0.
fn number(text: &str) -> Option<usize> {
    text.strip_prefix('#').unwrap_or(text).parse::<usize>().ok()?.checked_sub(1)
}

/// Why a decision is not taken, and which one.
fn refused(
    desk: &Desk,
    game: &dyn GameBox,
    players: &[Player],
    decision: &str,
    why: &Objection,
) -> Failure {
    let told = why.tell(game, players, &desk.words);
    Failure::Refused(match why {
        Objection::Unknown(_) => say!(&desk.words, "refused-unknown", decision = decision),
        _ => say!(&desk.words, "refused", decision = decision, why = told),
    })
}

/// Who decides: the seat asked for, if it must or may, or the only one that must.
fn acting_seat(desk: &Desk, table: &dyn Table, asked: Option<Seat>) -> Result<Seat, Failure> {
    let words = &desk.words;
    let (must, may) = (table.to_act(), table.may_act());
    match (asked, must.first(), must.len()) {
        (_, None, _) => Err(Failure::Refused(say!(words, "match-is-over"))),
        (Some(seat), ..) if !must.and(may).has(seat) => {
            let name = Player::called(table.players(), seat, words);
            Err(Failure::Refused(say!(words, "not-your-turn", name = name)))
        }
        (Some(seat), ..) | (None, Some(seat), 1) => Ok(seat),
        (None, ..) => {
            let seats = named(table, must);
            Err(Failure::Usage(say!(words, "usage-which-seat", seats = seats)))
        }
    }
}

/// No decision of any game has more words behind its first.
const MOST_WORDS: usize = 8;

/// What is asked for: decisions in one argument each, their words as arguments of their own, or
/// numbers; each with its seat before it if it likes (`2: bid 4`).
fn read(
    desk: &Desk,
    game: &dyn GameBox,
    table: &dyn Table,
    given: &[String],
) -> Result<Vec<Asked>, Failure> {
    let mut asked = Vec::new();
    let mut rest = given;
    while let [first, after @ ..] = rest {
        let (seat, first) = match seat_before(first) {
            Some((number, text)) => (Some(seat_numbered(desk, table, number)?), text),
            None => (None, first.as_str()),
        };
        let (text, used) = next_decision(game, first, after);
        asked.push(Asked { seat, text });
        rest = &after[used..];
    }
    Ok(asked)
}

/// The number of the seat that stands before a decision, and the rest.
fn seat_before(word: &str) -> Option<(u8, &str)> {
    let (number, rest) = word.split_once(':')?;
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| (number.parse().unwrap_or(u8::MAX), rest.trim()))
}

/// The decision that begins with this word, and how many of those after it belong to it. None
/// behind the next that names its seat does.
fn next_decision(game: &dyn GameBox, first: &str, after: &[String]) -> (String, usize) {
    if number(first).is_some() {
        return (first.to_owned(), 0);
    }
    // With a seat alone before it, a number may stand by itself.
    if let (true, Some(next)) =
        (first.is_empty(), after.first().filter(|next| number(next).is_some()))
    {
        return (next.clone(), 1);
    }
    let own = || after.iter().take_while(|word| seat_before(word).is_none());
    let joined = |count: usize| {
        let words = std::iter::once(first).chain(own().take(count).map(String::as_str));
        words.collect::<Vec<_>>().join(" ").trim().to_owned()
    };
    // The longest that is a decision: `move a b` is not `move a` and something else.
    let most = own().take(MOST_WORDS).count();
    let known = (0..=most).rev().map(|count| (joined(count), count));
    let known = known.into_iter().find(|(text, _)| game.knows(text));
    // Where a decision that is none ends, nobody can say.
    known.unwrap_or_else(|| (joined(most), own().count()))
}

/// What came of it: what was taken, what happened, and how it stands now.
fn data(table: &dyn Table, progress: &Progress, since: usize) -> String {
    let seen = table.snapshot(progress.eyes(), since);
    let mut state = serde_json::to_value(seen).unwrap_or_default();
    let mut told = |list: &str| state.as_object_mut().and_then(|state| state.remove(list));
    let (taken, events) = (told("taken"), told("events"));
    let mut data = json!({"taken": taken, "events": events, "state": state});
    if let Some(Failure::Cannot(why) | Failure::Usage(why) | Failure::Refused(why)) =
        &progress.stopped
    {
        data["stopped"] = Value::from(why.as_str());
    }
    json(&data)
}
