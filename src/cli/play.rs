//! Playing without a screen: `new`, `moves`, `do`, `undo`.

use super::args::{Decide, Moves, New, Undo};
use super::{Answer, Desk, Failure, columns, json};
use crate::engine::{Choices, Eyes, Name, Objection, Player, Seat, SeatSet, Seed, Table};
use crate::games::GameBox;
use crate::running::Running;
use crate::say;
use crate::store::Moment;
use serde_json::json;
use std::ffi::OsStr;

/// A fresh match in a new file; the answer is the file.
pub fn new(desk: &Desk, new: &New) -> Answer {
    let game = desk.game(&new.game)?;
    let players = players(desk, game, &new.seats)?;
    let choices = choices(desk, &new.choices)?;
    let seed = new.seed.unwrap_or_else(Seed::fresh);
    let path = match &new.save {
        Some(path) => path.clone(),
        None => desk.saves.fresh_path(game.id(), &players, Moment::now()),
    };
    let table = game.fresh(players, &choices, seed);
    let table = table.map_err(|why| desk.not_open(game, &why))?;
    Running::create(table, &path).map_err(|fault| desk.cannot(&fault))?;
    Ok(crate::disk::shown(&path))
}

/// `NAME` or `NAME:bot=LEVEL`; without any, as many as the game needs at least.
pub fn players(desk: &Desk, game: &dyn GameBox, seats: &[String]) -> Result<Vec<Player>, Failure> {
    let words = &desk.words;
    if seats.is_empty() {
        let range = game.seats().map_err(|fault| Failure::Cannot(fault.tell(words)))?;
        let name = |i: usize| Name::new(&say!(words, "player-number", number = i + 1));
        let players = (0..*range.start()).map(|i| name(i).map(Player::person));
        let players: Result<_, _> = players.collect();
        return players.map_err(|fault| Failure::Cannot(fault.tell(words)));
    }
    let player = |seat: &String| {
        let (name, bot) = match seat.rsplit_once(":bot=") {
            Some((name, level)) => (name, Some(level.to_owned())),
            None => (seat.as_str(), None),
        };
        let name = Name::new(name).map_err(|fault| Failure::Usage(fault.tell(words)))?;
        Ok(Player { name, bot })
    };
    seats.iter().map(player).collect()
}

/// `OPTION=VALUE`, each once.
pub fn choices(desk: &Desk, given: &[String]) -> Result<Choices, Failure> {
    let mut choices = Choices::new();
    for choice in given {
        let words = &desk.words;
        let Some((name, value)) = choice.split_once('=') else {
            return Err(Failure::Usage(say!(words, "usage-not-a-choice", given = choice.as_str())));
        };
        if choices.insert(name.to_owned(), value.to_owned()).is_some() {
            return Err(Failure::Usage(say!(words, "usage-twice", arg = name)));
        }
    }
    Ok(choices)
}

/// Every legal decision, a line each: seat, number, decision, and what it means.
pub fn moves(desk: &Desk, moves: &Moves) -> Answer {
    let (game, table) = desk.look(&moves.save)?;
    let seats = match moves.seat {
        Some(number) => SeatSet::only(seat_numbered(desk, table.as_ref(), number)?),
        None => table.to_act(),
    };
    let mut rows = Vec::new();
    for seat in seats.iter() {
        for (index, decision) in table.legal(seat).into_iter().enumerate() {
            rows.push((seat, index + 1, decision));
        }
    }
    if moves.json {
        let row = |(seat, number, decision): &(Seat, usize, String)| {
            let means = game.decision(decision, &desk.words);
            json!({"seat": seat, "number": number, "decision": decision, "means": means})
        };
        return Ok(json(&rows.iter().map(row).collect::<Vec<_>>()));
    }
    let row = |(seat, number, decision): &(Seat, usize, String)| {
        let means = game.decision(decision, &desk.words);
        [seat.to_string(), format!("#{number}"), decision.clone(), means]
    };
    Ok(columns(&rows.iter().map(row).collect::<Vec<_>>()))
}

/// Takes decisions, all or none; the answer is what happened, as the one who decided saw it.
pub fn decide(desk: &Desk, decide: &Decide) -> Answer {
    let mut running = open(desk, &decide.save)?;
    let game = desk.game(running.table().game())?;
    let before = running.table().decisions();
    let asked = decide.seat.map(|number| seat_numbered(desk, running.table(), number));
    let asked = asked.transpose()?;
    let mut eyes = Eyes::Table;
    let mut rest = decide.decisions.as_slice();
    while !rest.is_empty() {
        let seat = acting_seat(desk, running.table(), asked)?;
        let (decision, used) = next_decision(game, running.table(), seat, rest);
        let decided = running.decide(seat, running.pulse().state, &decision);
        let players = running.table().players();
        decided.map_err(|why| refused(desk, game, players, &decision, &why))?;
        running.play_bots();
        eyes = Eyes::Seat(seat);
        rest = &rest[used..];
    }
    kept(desk, &running)?;
    Ok(super::look::lines(desk, game, running.table(), eyes, before + 1))
}

/// Opens a match to go on with it, with its bots.
fn open(desk: &Desk, save: &OsStr) -> Result<Running, Failure> {
    let path = desk.saves.resolve(save);
    let running = Running::open(&path, &desk.shelf);
    let mut running = running.map_err(|fault| desk.cannot(&fault))?;
    running.play_bots();
    Ok(running)
}

/// Whether what was decided is on disk; where, if not where it was, is said.
fn kept(desk: &Desk, running: &Running) -> Result<(), Failure> {
    if let Some(news) = running.beside().and_then(|saved| saved.tell(&desk.words)) {
        super::complain(&news, &desk.words);
    }
    running.trouble().map_or(Ok(()), |fault| Err(desk.cannot(fault)))
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

/// The decision that the next words mean, and how many they are: `#3`, a decision in one
/// argument, or its words as arguments of their own.
fn next_decision(
    game: &dyn GameBox,
    table: &dyn Table,
    seat: Seat,
    words: &[String],
) -> (String, usize) {
    let first = &words[0];
    let number = first.strip_prefix('#').unwrap_or(first).parse::<usize>();
    let numbered = number.ok().and_then(|n| table.legal(seat).into_iter().nth(n.checked_sub(1)?));
    if let Some(decision) = numbered {
        return (decision, 1);
    }
    // The longest that is a decision: `move a b` is not `move a` and something else.
    let joined = (1..=words.len()).rev().map(|count| (words[..count].join(" "), count));
    let known = joined.into_iter().find(|(text, _)| game.knows(text));
    // Where a decision that is none ends, nobody can say.
    known.unwrap_or_else(|| (words.join(" "), words.len()))
}

/// Who decides: the seat asked for, if it must, or the only one that must.
fn acting_seat(desk: &Desk, table: &dyn Table, asked: Option<Seat>) -> Result<Seat, Failure> {
    let words = &desk.words;
    let to_act = table.to_act();
    match (asked, to_act.first(), to_act.len()) {
        (_, None, _) => Err(Failure::Refused(say!(words, "match-is-over"))),
        (Some(seat), ..) if !to_act.has(seat) => {
            let name = Player::called(table.players(), seat, words);
            Err(Failure::Refused(say!(words, "not-your-turn", name = name)))
        }
        (Some(seat), ..) | (None, Some(seat), 1) => Ok(seat),
        (None, ..) => Err(Failure::Usage(say!(words, "usage-which-seat"))),
    }
}

pub fn seat_numbered(desk: &Desk, table: &dyn Table, number: u8) -> Result<Seat, Failure> {
    let seats = table.players().len();
    let seat = Seat::numbered(number).filter(|seat| seat.index() < seats);
    let none = || Failure::Usage(say!(&desk.words, "usage-no-seat", seat = number, seats = seats));
    seat.ok_or_else(none)
}

/// Takes a seat's last decision back. What it was is not said: it may have been a secret.
pub fn undo(desk: &Desk, undo: &Undo) -> Answer {
    let mut running = open(desk, &undo.save)?;
    let words = &desk.words;
    let may = running.table().may_undo();
    let seat = match (undo.seat, may.first(), may.len()) {
        (Some(number), ..) => seat_numbered(desk, running.table(), number)?,
        (None, Some(seat), 1) => seat,
        (None, None, _) => return Err(Failure::Refused(say!(words, "nothing-to-undo"))),
        (None, ..) => return Err(Failure::Usage(say!(words, "usage-which-seat"))),
    };
    let game = desk.game(running.table().game())?;
    let undone = running.undo(seat);
    let players = running.table().players();
    undone.map_err(|why| Failure::Refused(why.tell(game, players, words)))?;
    running.play_bots();
    kept(desk, &running)?;
    Ok(say!(words, "undone", name = Player::called(running.table().players(), seat, words)))
}
