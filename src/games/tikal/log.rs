//! Events as lines of the log, in the reader's language: short ones, for they stand in a narrow
//! column.

use super::action::Party;
use super::event::Event;
use super::hex::Hex;
use super::phrase::{kind, laid, one, party, treasure};
use super::tile::{Kind, Tile};
use crate::engine::{Player, Seat};
use crate::lang::Words;
use crate::say;

/// An event, as a line of the log.
#[expect(clippy::too_many_lines, reason = "an arm for each event, and none is forgotten")]
pub(super) fn told(event: &Event, players: &[Player], words: &Words) -> String {
    let name = |seat: Seat| Player::called(players, seat, words);
    match *event {
        Event::Began { seat, purse: 0 } => say!(words, "tk-began", name = name(seat)),
        Event::Began { seat, purse } => {
            say!(words, "tk-began-with", name = name(seat), purse = purse)
        }
        Event::Drawn { seat, tile, kind: k } => {
            say!(
                words,
                "tk-drawn",
                name = name(seat),
                tile = tile.to_string(),
                kind = kind(k, words)
            )
        }
        Event::NoPlace { seat, tile, kind: k } => {
            say!(
                words,
                "tk-no-place",
                name = name(seat),
                tile = tile.to_string(),
                kind = kind(k, words)
            )
        }
        Event::Laid { seat, kind: k @ Kind::Ruin(_), hex, treasures, .. } => {
            let (name, kind) = (name(seat), laid(k, words));
            say!(
                words,
                "tk-laid-ruin",
                name = name,
                kind = kind,
                hex = hex.to_string(),
                treasures = treasures
            )
        }
        Event::Laid { seat, kind: k, hex, .. } => {
            say!(words, "tk-laid", name = name(seat), kind = laid(k, words), hex = hex.to_string())
        }
        Event::Entered { seat, hex, workers, leader, .. } => {
            let party = figures(workers, leader, words);
            say!(words, "tk-entered", name = name(seat), party = party, hex = hex.to_string())
        }
        Event::Moved { seat, from, to, workers, leader, .. } => {
            let party = figures(workers, leader, words);
            say!(
                words,
                "tk-moved",
                name = name(seat),
                party = party,
                from = from.to_string(),
                to = to.to_string()
            )
        }
        Event::Uncovered { seat, hex, level } => {
            say!(words, "tk-uncovered", name = name(seat), hex = hex.to_string(), level = level)
        }
        Event::Found { seat, hex, treasure: t, left: 0 } => {
            let treasure = treasure(t, words);
            say!(
                words,
                "tk-found-last",
                name = name(seat),
                hex = hex.to_string(),
                treasure = treasure
            )
        }
        Event::Found { seat, treasure: t, .. } => {
            say!(words, "tk-found", name = name(seat), treasure = treasure(t, words))
        }
        Event::Exchanged { seat, other, taken, given } => {
            let (name, other) = (name(seat), name(other));
            let (taken, given) = (one(taken, words), one(given, words));
            say!(words, "tk-exchanged", name = name, other = other, taken = taken, given = given)
        }
        Event::Camped { seat, hex } => {
            say!(words, "tk-camped", name = name(seat), hex = hex.to_string())
        }
        Event::Guarded { seat, hex, level, workers, leader } => {
            guarded(&name(seat), hex, level, (workers, leader), words)
        }
        Event::ScoringBegan { seat, last: true, .. } => {
            say!(words, "tk-last-scoring", name = name(seat))
        }
        Event::ScoringBegan { seat, number, last: false } => {
            say!(words, "tk-scoring", name = name(seat), number = number)
        }
        Event::Scored { seat, temples, treasures, total } => say!(
            words,
            "tk-scored",
            name = name(seat),
            points = u32::from(temples) + u32::from(treasures),
            temples = temples,
            treasures = treasures,
            total = total
        ),
        Event::Offered { round, seat, ref tiles } => {
            let tiles = tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(", ");
            say!(words, "tk-offered", round = round, name = name(seat), tiles = tiles)
        }
        Event::Bid { seat, bid } => say!(words, "tk-bid", name = name(seat), bid = bid),
        Event::Passed { seat } => say!(words, "tk-passed", name = name(seat)),
        Event::Won { seat, paid: 0 } => say!(words, "tk-won-free", name = name(seat)),
        Event::Won { seat, paid } => say!(words, "tk-won", name = name(seat), paid = paid),
        Event::Chosen { seat, tile, kind: k, last } => {
            let (name, kind) = (name(seat), kind(k, words));
            if last {
                say!(words, "tk-chosen-last", name = name, tile = tile.to_string(), kind = kind)
            } else {
                say!(words, "tk-chosen", name = name, tile = tile.to_string(), kind = kind)
            }
        }
        Event::Result { seat, total } => {
            say!(words, "tk-result", name = name(seat), total = total)
        }
    }
}

/// Figures that go somewhere, as an event has them.
fn figures(workers: u8, leader: bool, words: &Words) -> String {
    Party::of(workers, leader).map_or_else(String::new, |figures| party(figures, words))
}

/// TK-6.2, TK-6.4: a guard, and who is out of play for it.
fn guarded(
    name: &str,
    hex: Hex,
    level: u8,
    (workers, leader): (u8, bool),
    words: &Words,
) -> String {
    let out = match (workers, leader) {
        (0, false) => "nobody",
        (0, true) => "leader",
        (_, false) => "workers",
        (_, true) => "workers-and-leader",
    };
    let told = say!(words, "tk-guarded", name = name, hex = hex.to_string(), level = level);
    told + &say!(words, "tk-guarded-out", out = out, workers = workers)
}
