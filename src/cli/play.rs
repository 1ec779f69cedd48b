//! Playing without a screen: `new`, `moves`, `undo`.

use super::args::{Moves, New, Undo};
use super::{Answer, Desk, Failure, columns, json};
use crate::engine::{Choices, Manner, Name, Player, Seat, SeatSet, Seed, Table};
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

/// A decision that a seat can take, and whether the match waits for it.
struct Row {
    seat: Seat,
    number: usize,
    decision: String,
    must: bool,
}

/// Every legal decision, a line each: seat, number, decision, what it means, and whether it is
/// off turn.
pub fn moves(desk: &Desk, moves: &Moves) -> Answer {
    let (game, table) = desk.look(&moves.save)?;
    let seats = match moves.seat {
        Some(number) => SeatSet::only(seat_numbered(desk, table.as_ref(), number)?),
        None => open_to_all(desk, table.as_ref())?,
    };
    let must = table.to_act();
    let rows = seats.iter().flat_map(|seat| {
        let row = move |(number, decision)| Row { seat, number, decision, must: must.has(seat) };
        (1..).zip(table.legal(seat)).map(row)
    });
    if moves.json {
        let row = |row: Row| {
            let Row { seat, number, decision, must } = row;
            let means = game.decision(&decision, &desk.words);
            json!({"seat": seat, "number": number, "decision": decision, "means": means,
                "must": must})
        };
        return Ok(json(&rows.map(row).collect::<Vec<_>>()));
    }
    let row = |row: Row| {
        let means = game.decision(&row.decision, &desk.words);
        let off_turn = if row.must { String::new() } else { say!(&desk.words, "moves-off-turn") };
        [row.seat.to_string(), format!("#{}", row.number), row.decision, means, off_turn]
    };
    Ok(columns(&rows.map(row).collect::<Vec<_>>()))
}

/// The seats whose decisions everybody may see: all while they are taken openly, and those that
/// are offered something off turn. The others must be asked for.
fn open_to_all(desk: &Desk, table: &dyn Table) -> Result<SeatSet, Failure> {
    let (must, may) = (table.to_act(), table.may_act());
    if table.manner() == Manner::Openly || must.is_empty() {
        return Ok(must.and(may));
    }
    let whose = say!(&desk.words, "usage-whose-moves", seats = named(table, must));
    let offered = may.iter().filter(|seat| !must.has(*seat)).collect::<SeatSet>();
    if offered.is_empty() {
        return Err(Failure::Usage(whose));
    }
    desk.remark(&whose);
    Ok(offered)
}

/// These seats, with their players: `1 (Anna), 2 (Boris)`.
pub fn named(table: &dyn Table, seats: SeatSet) -> String {
    let named = |seat: Seat| {
        let player = table.players().get(seat.index());
        player.map_or_else(|| seat.to_string(), |player| format!("{seat} ({})", player.name))
    };
    seats.iter().map(named).collect::<Vec<_>>().join(", ")
}

/// Opens a match to go on with it, with its bots.
pub fn open(desk: &Desk, save: &OsStr) -> Result<Running, Failure> {
    let path = desk.saves.resolve(save);
    let running = Running::open(&path, &desk.shelf);
    let mut running = running.map_err(|fault| desk.cannot(&fault))?;
    running.play_bots();
    kept(desk, &mut running)?;
    Ok(running)
}

/// Whether what was decided is on disk; where, if not where it was, is said.
pub fn kept(desk: &Desk, running: &mut Running) -> Result<(), Failure> {
    if let Some(news) = running.beside().and_then(|saved| saved.tell(&desk.words)) {
        desk.complain(&news);
        running.was_told();
    }
    let Some(fault) = running.trouble() else { return Ok(()) };
    let why = fault.tell(&desk.shelf, &desk.words);
    Err(Failure::Cannot(say!(&desk.words, "not-kept", why = why)))
}

/// The seat that people call by this number, if it is at this table.
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
        // Whoever decided last is told why not.
        (None, None, _) => {
            let last = running.table().record().decisions.last().map(|(seat, _)| *seat);
            last.unwrap_or(Seat::at(0))
        }
        (None, ..) => {
            let seats = named(running.table(), may);
            return Err(Failure::Usage(say!(words, "usage-which-seat", seats = seats)));
        }
    };
    let game = desk.game(running.table().game())?;
    let undone = running.undo(seat);
    let players = running.table().players();
    undone.map_err(|why| Failure::Refused(why.tell(game, players, words)))?;
    running.play_bots();
    kept(desk, &mut running)?;
    Ok(say!(words, "undone", name = Player::called(running.table().players(), seat, words)))
}
