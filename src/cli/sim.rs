//! Matches among bots: `sim`.

use super::{Answer, Desk, Failure, json};
use crate::bots::Level;
use crate::engine::NotPlayable;
use crate::games::{CannotOpen, Plan, Tally};
use crate::say;
use serde_json::{Value, json};
use std::fmt::Write;
use std::time::Instant;

/// Plays matches and counts; the speed goes to standard error.
pub fn sim(desk: &Desk, asked: &super::args::Sim) -> Answer {
    let words = &desk.words;
    let game = desk.game(&asked.game)?;
    let bots = bots(desk, game, asked)?;
    let choices = super::play::choices(desk, &asked.choices)?;
    let plan =
        Plan { bots, choices, matches: asked.games, seed: asked.seed, jobs: asked.jobs.into() };
    let start = Instant::now();
    let tally = game.sim(&plan).map_err(|why| desk.not_open(game, &why))?;
    let seconds = start.elapsed().as_secs_f64();
    let speed = say!(
        words,
        "sim-speed",
        decisions = rate(tally.decisions, seconds),
        matches = rate(tally.matches, seconds)
    );
    desk.remark(&speed);
    Ok(if asked.json {
        let mut data = data(game.id(), &plan, &tally);
        if asked.timed {
            data["seconds"] = json!(seconds);
        }
        json(&data)
    } else {
        table(desk, &plan, &tally)
    })
}

/// One level for every seat, or the same for all.
fn bots(
    desk: &Desk,
    game: &dyn crate::games::GameBox,
    asked: &super::args::Sim,
) -> Result<Vec<Level>, Failure> {
    let words = &desk.words;
    let level = |name: &String| {
        let unknown = |()| desk.not_open(game, &CannotOpen::NoSuchBot(name.clone()));
        name.parse().map_err(unknown)
    };
    let levels: Vec<Level> = asked.bots.iter().map(level).collect::<Result<_, _>>()?;
    let range = game.seats().map_err(|fault| Failure::Cannot(fault.tell(words)))?;
    let several = Some(levels.len()).filter(|&n| n > 1);
    let seats = asked.seats.or(several).unwrap_or(*range.start());
    if !range.contains(&seats) {
        let (low, high) = range.into_inner();
        let why = NotPlayable::Seats { low, high, is: seats };
        return Err(desk.not_open(game, &why.into()));
    }
    match levels.as_slice() {
        [] => Ok(vec![Level::Random; seats]),
        [one] => Ok(vec![*one; seats]),
        each if each.len() == seats => Ok(levels),
        each => {
            let why = say!(words, "usage-bots-seats", bots = each.len(), seats = seats);
            Err(Failure::Usage(why))
        }
    }
}

/// So many a second, rounded to a whole number.
fn rate(count: u64, seconds: f64) -> u64 {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a speed for people"
    )]
    {
        (count as f64 / seconds.max(1e-9)).round() as u64
    }
}

fn data(game: &str, plan: &Plan, tally: &Tally) -> Value {
    let players =
        plan.bots.iter().zip(&tally.seats).map(
            |(bot, seat)| json!({"bot": bot.name(), "wins": seat.wins, "points": seat.points}),
        );
    json!({
        "game": game,
        "seats": plan.bots.len(),
        "options": plan.choices,
        "seed": String::from(plan.seed),
        "matches": tally.matches,
        "decisions": tally.decisions,
        "shortest": tally.shortest,
        "longest": tally.longest,
        "rounds": [tally.rounds.0, tally.rounds.1],
        "players": players.collect::<Vec<_>>(),
    })
}

fn table(desk: &Desk, plan: &Plan, tally: &Tally) -> String {
    let words = &desk.words;
    let (matches, decisions) = (tally.matches, tally.decisions);
    let (shortest, longest) = (tally.shortest, tally.longest);
    let mut text = say!(
        words,
        "sim-total",
        matches = matches,
        decisions = decisions,
        shortest = shortest,
        longest = longest,
        least = tally.rounds.0,
        most = tally.rounds.1
    );
    text.push('\n');
    for ((number, bot), seat) in (1..).zip(&plan.bots).zip(&tally.seats) {
        // Tenths without floating point: the same bytes on every machine.
        let tenths = seat.points * 10 / i64::try_from(matches.max(1)).unwrap_or(i64::MAX);
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, tenth) = ((tenths / 10).abs().to_string(), (tenths % 10).abs().to_string());
        let average = say!(words, "decimal", sign = sign, whole = whole, tenth = tenth);
        let bot = bot.name();
        let line =
            say!(words, "sim-seat", seat = number, bot = bot, wins = seat.wins, average = average);
        let _ = writeln!(text, "{line}");
    }
    text
}
