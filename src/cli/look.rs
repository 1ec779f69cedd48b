//! Looking at a match: `show`, `log`, `check`.

use super::args::{Log, Looks, Show};
use super::play::seat_numbered;
use super::{Answer, Desk, Failure, Outcome, json, screen};
use crate::engine::{Eyes, Name, Table};
use crate::games::GameBox;
use crate::lang::printable;
use crate::say;
use crate::store;
use crate::ui::app::App;
use crate::ui::host::Still;
use crate::ui::picture;
use crate::ui::table::TableScreen;
use ratatui::layout::Size;
use std::ffi::{OsStr, OsString};
use std::fmt::Write;

impl Desk {
    /// Opens a match to look at it.
    pub(super) fn look(&self, save: &OsStr) -> Result<(&dyn GameBox, Box<dyn Table>), Failure> {
        let path = self.saves.resolve(save);
        let table = store::read(&path, &self.shelf).map_err(|fault| self.cannot(&fault))?;
        Ok((self.game(table.game())?, table))
    }

    /// `table`, a seat's number, or a player's name.
    fn eyes(&self, table: &dyn Table, text: &str) -> Result<Eyes, Failure> {
        if text.eq_ignore_ascii_case(Name::TABLE) {
            return Ok(Eyes::Table);
        }
        if let Ok(number) = text.parse() {
            return seat_numbered(self, table, number).map(Eyes::Seat);
        }
        // No two players differ by case alone.
        let called = |name: &str| name.to_lowercase() == text.trim().to_lowercase();
        let named = table.players().iter().position(|p| called(p.name.as_str()));
        let seat = named.and_then(|index| crate::engine::SeatCount::MOST.seats().nth(index));
        let nobody = || Failure::Usage(say!(&self.words, "usage-no-eyes", eyes = text));
        seat.map(Eyes::Seat).ok_or_else(nobody)
    }
}

/// The match and the eyes asked for, at the time asked for.
fn scene(desk: &Desk, show: &Show) -> Result<(Box<dyn Table>, Eyes), Failure> {
    let (_, mut table) = desk.look(&show.save)?;
    let eyes = desk.eyes(table.as_ref(), &show.eyes)?;
    if let Some(at) = show.at {
        table = table.rewound(within(desk, table.as_ref(), at)?);
    }
    Ok((table, eyes))
}

/// This many decisions, if so many have been taken.
fn within(desk: &Desk, table: &dyn Table, decisions: usize) -> Result<usize, Failure> {
    let most = table.decisions();
    let beyond = || say!(&desk.words, "usage-beyond-end", at = decisions, most = most);
    if decisions > most { Err(Failure::Usage(beyond())) } else { Ok(decisions) }
}

/// All that a pair of eyes may know, as data.
pub fn show(desk: &Desk, show: &Show) -> Answer {
    let (table, eyes) = scene(desk, show)?;
    let since = match show.since {
        Some(since) => within(desk, table.as_ref(), since)? + 1,
        None => 0,
    };
    let snapshot = table.snapshot(eyes, since);
    if show.json {
        return Ok(json(&snapshot));
    }
    let pretty = ron::ser::PrettyConfig::new().depth_limit(4);
    Ok(ron::ser::to_string_pretty(&snapshot, pretty).unwrap_or_default())
}

/// The screen as it would be drawn for these eyes.
pub fn picture(desk: Desk, show: &Show, looks: &Looks) -> Answer {
    let asked = show.screen.as_deref().unwrap_or_default();
    let size = size(asked).ok_or_else(|| {
        let (low, high) = (SMALLEST, LARGEST);
        Failure::Usage(say!(
            &desk.words,
            "usage-bad-size",
            value = printable(asked),
            low = format!("{}x{}", low.width, low.height),
            high = format!("{}x{}", high.width, high.height)
        ))
    })?;
    let (table, eyes) = scene(&desk, show)?;
    let title = desk.game(table.game())?.title(&desk.words);
    let room = screen::room_for_pictures(desk, looks)?;
    let layer = TableScreen::seen_by(Box::new(Still::new(table)), eyes);
    let drawn = picture::draw(&mut App::new(room, Box::new(layer)), size);
    Ok(if show.svg { picture::svg(&drawn, &title) } else { picture::text(&drawn) })
}

/// The sizes that a picture can have.
const SMALLEST: Size = Size::new(20, 5);
const LARGEST: Size = Size::new(500, 200);

/// A size as people write it: 80x24.
fn size(text: &str) -> Option<Size> {
    let number = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u16>().ok().filter(|_| digits)
    };
    let (width, height) = text.split_once('x')?;
    let size = Size::new(number(width)?, number(height)?);
    let fits = (SMALLEST.width..=LARGEST.width).contains(&size.width)
        && (SMALLEST.height..=LARGEST.height).contains(&size.height);
    fits.then_some(size)
}

/// What happened, in words.
pub fn log(desk: &Desk, log: &Log) -> Answer {
    let (game, table) = desk.look(&log.save)?;
    let eyes = desk.eyes(table.as_ref(), &log.eyes)?;
    Ok(lines(desk, game, table.as_ref(), eyes, 0))
}

/// The log as these eyes saw it, from what was told after so many decisions on.
pub fn lines(
    desk: &Desk,
    game: &dyn GameBox,
    table: &dyn Table,
    eyes: Eyes,
    since: usize,
) -> String {
    let snapshot = table.snapshot(eyes, since);
    let events = snapshot.events.iter();
    let lines = events.map(|e| game.event(&e.event, &snapshot.players, &desk.words) + "\n");
    lines.collect()
}

/// Plays saves again, whole; says of each whether it is good.
pub fn check(desk: &Desk, saves: &[OsString]) -> Outcome {
    let mut good = String::new();
    let mut bad = Vec::new();
    for save in saves {
        match desk.look(save) {
            Ok((_, table)) => {
                let file = printable(&save.to_string_lossy());
                let count = table.decisions();
                let line = say!(&desk.words, "save-is-good", file = file, count = count);
                let _ = writeln!(good, "{line}");
            }
            Err(Failure::Cannot(why) | Failure::Usage(why) | Failure::Refused(why)) => {
                bad.push(why);
            }
        }
    }
    let last = bad.pop();
    for why in &bad {
        desk.complain(why);
    }
    Outcome { text: good, kept: false, failure: last.map(Failure::Cannot) }
}
