//! The log: a line a turn, rounds as headings, and where one's own last turn was.

use super::command::{Command, Offer};
use super::layer::Room;
use super::pages::{Page, Text};
use crate::draw::board::{Turn, TurnLine};
use crate::draw::text::{width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::{Player, Seat};
use crate::say;
use ratatui::text::{Line, Span};

/// What stands on the log's page.
struct Log {
    turns: Vec<Turn>,
    players: Vec<Player>,
    /// So many events were known at one's own last turn.
    known: usize,
    /// Only this seat's turns.
    only: Option<Seat>,
}

/// The log's page, opened where it ends; so many events were known already.
pub fn page(turns: Vec<Turn>, players: Vec<Player>, known: usize, room: &Room) -> Page {
    let log = Log { turns, players, known, only: None };
    Page::of(say!(&room.words, "log-title"), Box::new(log)).from_end()
}

/// A turn in lines of at most this width: seat and name stand before what is told, and what does
/// not fit goes on below.
pub fn told(turn: &Turn, players: &[Player], width: usize, room: &Room) -> Vec<Line<'static>> {
    let (before, role) = match turn.line {
        TurnLine::Heading => (String::new(), Role::Title),
        TurnLine::All => ("  ".to_owned(), Role::Price),
        TurnLine::Of(seat) => {
            let shape = room.look.signs.seat(seat.index(), true);
            let name = Player::called(players, seat, &room.words);
            (format!("  {shape} {name} "), Role::Text)
        }
    };
    let indent = if before.is_empty() { 0 } else { 4 };
    let style = room.style(role);
    // A line that begins with blanks is broken with as many below.
    let whole = " ".repeat(width_of(&before)) + &turn.text;
    let mut lines = Vec::new();
    for text in wrap(&whole, width) {
        let line = match (lines.is_empty(), turn.line) {
            (true, TurnLine::Of(seat)) => Line::from(vec![
                Span::styled(before.clone(), room.style(Role::Seat(seat.index()))),
                Span::styled(text.trim_start().to_owned(), style),
            ]),
            (true, _) => Line::styled(text, style),
            (false, _) => Line::styled(" ".repeat(indent) + text.trim_start(), style),
        };
        lines.push(line);
    }
    lines
}

impl Text for Log {
    fn widest(&self, screen: u16) -> u16 {
        if screen >= 120 { 100 } else { 74 }
    }

    fn lines(&self, width: usize, room: &Room) -> Vec<(Line<'static>, bool)> {
        let mut lines: Vec<(Line<'static>, bool)> = Vec::new();
        let mut divided = self.known == 0;
        let ours = |turn: &&Turn| match (self.only, turn.line) {
            (Some(only), TurnLine::Of(seat)) => only == seat,
            (Some(_), TurnLine::All) => false,
            _ => true,
        };
        for turn in self.turns.iter().filter(ours) {
            if !divided && turn.until > self.known {
                divided = true;
                lines.push((divider(width, room), false));
            }
            let is_heading = turn.line == TurnLine::Heading;
            let told = told(turn, &self.players, width, room).into_iter();
            lines.extend(told.map(|line| (line, is_heading)));
        }
        lines
    }

    fn step(&mut self, command: Command) -> bool {
        let Command::Digit(number) = command else { return false };
        let seat = Seat::numbered(number).filter(|seat| seat.index() < self.players.len());
        self.only = seat.filter(|seat| self.only != Some(*seat));
        seat.is_some() || number == 0
    }

    fn offers(&self) -> Vec<Offer> {
        vec![Command::Digit(1).called("key-log-seat")]
    }
}

fn divider(width: usize, room: &Room) -> Line<'static> {
    let dash = room.look.signs.pick("─", "-");
    let text = format!("{dash}{dash} {} ", say!(&room.words, "log-since"));
    let rest = dash.repeat(width.saturating_sub(width_of(&text)));
    Line::styled(text + &rest, room.style(Role::Frame))
}
