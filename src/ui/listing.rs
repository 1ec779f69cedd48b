//! Matches in lists: a line each, seats by shape and name.

use super::layer::Room;
use super::when::said;
use crate::draw::text::{columns, cut, put, shortened, width_of};
use crate::draw::theme::Role;
use crate::engine::{Name, Seat};
use crate::say;
use crate::store::{Listed, Moment, Summary, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The columns of a game's title.
const TITLE: u16 = 23;
/// A line as wide as this has room for names.
const NAMED: u16 = 64;
/// And one as wide as this for how far the match is.
const TOLD: u16 = 76;
/// The columns of where a match is.
const WHERE: u16 = 18;

/// A heading on a rule, with something at its end.
pub fn heading(area: Rect, y: u16, text: &str, beside: &str, buffer: &mut Buffer, room: &Room) {
    let dash = room.look.signs.pick("─", "-");
    let rule = dash.repeat(area.width.into());
    put(buffer, area, area.x, y, &rule, room.style(Role::Frame));
    let text = format!(" {text} ");
    put(buffer, area, area.x + 1, y, &text, room.style(Role::Title));
    if !beside.is_empty() {
        let beside = format!(" {beside} ");
        let x = area.right().saturating_sub(columns(&beside) + 2);
        put(buffer, area, x, y, &beside, room.style(Role::Target).not_underlined());
    }
}

/// Where a line stands, and whether the cursor is on it.
#[derive(Clone, Copy)]
pub struct Place {
    /// One row.
    pub area: Rect,
    /// Whether the cursor is on it.
    pub chosen: bool,
}

/// How time is told in a list: now, and here.
#[derive(Clone, Debug)]
pub struct Clock {
    now: Moment,
    zone: Zone,
}

impl Clock {
    /// As it is.
    pub fn here() -> Self {
        Self { now: Moment::now(), zone: Zone::local() }
    }

    /// At that moment, and in the world's time.
    pub fn at(now: Moment) -> Self {
        Self { now, zone: Zone::default() }
    }

    /// Whether something was less than so many seconds ago.
    pub fn is_within(&self, then: Moment, seconds: u64) -> bool {
        let passed = self.now.seconds().checked_sub(then.seconds());
        passed.is_some_and(|passed| passed < seconds)
    }

    /// When that was.
    pub fn said(&self, then: Moment, room: &Room) -> String {
        said(then, self.now, &self.zone, &room.words)
    }
}

/// A match as a line: game, seats, how far or who won, when.
pub fn draw(save: &Listed, clock: &Clock, place: Place, buffer: &mut Buffer, room: &Room) {
    let Place { area, chosen } = place;
    let mark = if chosen { room.look.signs.pick("▸ ", "> ") } else { "  " };
    match &save.summary {
        Ok(summary) => {
            let when = clock.said(summary.head.saved, room);
            let x = area.right().saturating_sub(columns(&when) + 1);
            put(buffer, area, x, area.y, &when, room.style(Role::Quiet));
            let left = Rect { width: x.saturating_sub(area.x + 1), ..area };
            let title = room.shelf.find(&summary.game);
            let title = title.map_or(summary.game.clone(), |game| game.short(&room.words));
            let title = format!("{mark}{}", shortened(&title, usize::from(TITLE) - 2));
            put(buffer, left, area.x, area.y, &title, room.style(Role::Title));
            let about =
                Rect { x: area.x + TITLE + 1, width: left.width.saturating_sub(TITLE + 1), ..left };
            draw_seats(summary, area.width, about, buffer, room);
        }
        Err(fault) => {
            let text = format!("{mark}{}: {}", save.name(), fault.tell(&room.shelf, &room.words));
            let text = shortened(&text, area.width.into());
            put(buffer, area, area.x, area.y, &text, room.style(Role::Quiet));
        }
    }
    if chosen {
        buffer.set_style(area.intersection(buffer.area), room.style(Role::Cursor));
    }
}

/// The seats in their order, and how far the match is; one that is over begins with its winner,
/// and everybody's points.
fn draw_seats(summary: &Summary, whole: u16, area: Rect, buffer: &mut Buffer, room: &Room) {
    let (head, signs) = (&summary.head, room.look.signs);
    let points = |index: usize| head.scores.get(index).and_then(|(_, points)| *points);
    let mut order: Vec<usize> = (0..summary.players.len()).collect();
    if head.over {
        order.sort_by_key(|index| std::cmp::Reverse(points(*index)));
    }
    let named = whole >= NAMED;
    let told = (!head.over && whole >= TOLD).then(|| progress(summary, room)).flatten();
    let width = area.width.saturating_sub(told.as_ref().map_or(0, |_| WHERE + 1));
    // Shapes are kept, and names shortened evenly.
    let each = usize::from(width) / order.len().max(1);
    let mut x = area.x;
    for index in order {
        let Some(player) = summary.players.get(index) else { continue };
        let beside = points(index).filter(|_| head.over && named);
        let beside = beside.map_or(String::new(), |points| format!(" {points}"));
        let room_for = each.saturating_sub(width_of(&beside) + 2);
        let name = if named { shortened(player.name.as_str(), room_for) } else { String::new() };
        let text = format!("{}{name}", signs.seat(index, true));
        let style = room.style(Role::Seat(Seat::at(index).index()));
        put(buffer, area, x, area.y, &text, style);
        x += columns(&text);
        put(buffer, area, x, area.y, &beside, room.style(Role::Text));
        x += columns(&beside) + u16::from(named);
    }
    if let Some(told) = told {
        let x = area.right().saturating_sub(WHERE);
        let told = cut(&told, WHERE.into());
        put(buffer, area, x, area.y, &told, room.style(Role::Text));
    }
}

fn progress(summary: &Summary, room: &Room) -> Option<String> {
    let game = room.shelf.find(&summary.game)?;
    Some(game.progress(summary.head.round, &room.words))
}

/// Whose turn it is in a match that waits.
pub fn turn_told(summary: &Summary, room: &Room) -> String {
    if summary.head.over {
        return say!(&room.words, "is-over");
    }
    let names: Vec<&str> = summary.head.to_act.iter().map(Name::as_str).collect();
    say!(&room.words, "to-act", names = names.join(", "))
}
