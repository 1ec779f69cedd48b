//! The help: what keys mean at this very moment and everywhere, and every sign of the table.

use super::command::{BINDINGS, Command, Offer};
use super::layer::Room;
use super::pages::{Page, Text};
use crate::draw::board::Sign;
use crate::draw::text::wrap;
use crate::draw::theme::Role;
use crate::say;
use ratatui::text::{Line, Span};
use std::mem::discriminant;

/// The column of keys.
const KEYS: usize = 32;
/// Keys stand in so many cells, and signs too.
const SIGN: usize = 9;
/// Between columns.
const GAP: usize = 2;
/// A page as wide as this has a third column.
const WIDE: usize = 110;
/// Two columns need so many cells.
const TWO: usize = 70;

/// What stands on the help page.
struct Help {
    /// The keys of this moment, and those of everywhere: each with what it does.
    now: Vec<(String, String)>,
    everywhere: Vec<(String, String)>,
    mouse: bool,
    legend: Vec<Sign>,
    advice: String,
}

/// Whether a key means the same on every screen.
fn is_everywhere(command: Command) -> bool {
    matches!(
        command,
        Command::Help
            | Command::Redraw
            | Command::Suspend
            | Command::Settings
            | Command::Interrupt
            | Command::Log
            | Command::Rules
            | Command::Find
            | Command::Back
            | Command::Quit
    )
}

/// The help page of a screen where these commands mean something, with the signs of its table and
/// what to think of.
pub fn page(known: &[Offer], (legend, advice): (Vec<Sign>, String), room: &Room) -> Page {
    let told = |offer: &Offer| (room.keys(&offer.keys), offer.told(&room.words));
    let letters = known.iter().filter(|offer| matches!(offer.command, Command::Letter(_)));
    let mut now: Vec<_> = letters.map(told).collect();
    let mut everywhere = Vec::new();
    for binding in BINDINGS {
        let Some((_, command)) = binding.keys.first() else { continue };
        // Any digit stands for all of them.
        let same = |offer: &&Offer| discriminant(&offer.command) == discriminant(command);
        let always = matches!(
            command,
            Command::Help
                | Command::Redraw
                | Command::Suspend
                | Command::Settings
                | Command::Interrupt
        );
        let offer = known.iter().find(same).cloned();
        let Some(offer) = offer.or_else(|| always.then(|| command.offer())) else { continue };
        let section = if is_everywhere(*command) { &mut everywhere } else { &mut now };
        section.push(told(&offer));
    }
    let mouse = room.settings.mouse;
    let help = Help { now, everywhere, mouse, legend, advice };
    Page::of(say!(&room.words, "help-title"), Box::new(help))
}

impl Help {
    fn keys(&self, width: usize, room: &Room) -> Vec<Line<'static>> {
        let words = &room.words;
        let mut lines = Vec::new();
        let sections = [("help-now", &self.now), ("help-everywhere", &self.everywhere)];
        for (title, keys) in sections {
            lines.push(heading(&say!(words, title), room));
            for (key, does) in keys {
                let key = Span::styled(format!(" {key:<SIGN$} "), room.style(Role::Title));
                lines.extend(beside(&Line::from(key), does, SIGN + 2, width, room));
            }
            lines.push(Line::default());
        }
        if self.mouse {
            lines.push(heading(&say!(words, "help-mouse"), room));
            for line in wrap(&say!(words, "help-mouse-told"), width.saturating_sub(1)) {
                lines.push(Line::styled(format!(" {line}"), room.style(Role::Text)));
            }
        }
        lines
    }

    fn signs(&self, width: usize, room: &Room) -> Vec<Line<'static>> {
        if self.legend.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![heading(&say!(&room.words, "help-signs"), room)];
        let widest = self.legend.iter().map(|sign| sign.sign.width()).max().unwrap_or(0);
        let indent = widest.min(width / 3) + 3;
        for Sign { sign, meaning } in &self.legend {
            let gap = indent.saturating_sub(sign.width() + 1);
            let mut spans = vec![Span::raw(" ")];
            spans.extend(sign.spans.iter().cloned());
            spans.push(Span::raw(" ".repeat(gap)));
            lines.extend(beside(&Line::from(spans), meaning, indent, width, room));
        }
        lines
    }

    fn thoughts(&self, width: usize, room: &Room) -> Vec<Line<'static>> {
        if self.advice.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![heading(&say!(&room.words, "rules-now"), room)];
        let told = wrap(&self.advice, width).into_iter();
        lines.extend(told.map(|line| Line::styled(line, room.style(Role::Text))));
        lines
    }
}

impl Text for Help {
    fn widest(&self, screen: u16) -> u16 {
        match (self.legend.is_empty(), screen) {
            (true, _) => 46,
            (false, ..=119) => 76,
            (false, _) => 132,
        }
    }

    fn lines(&self, width: usize, room: &Room) -> Vec<(Line<'static>, bool)> {
        let signs = |width| self.signs(width, room);
        let lines = if self.legend.is_empty() || width < TWO {
            let mut lines = self.keys(width, room);
            lines.push(Line::default());
            lines.extend(signs(width));
            lines
        } else {
            let rest = width - KEYS - GAP;
            let keys = self.keys(KEYS, room);
            if width < WIDE || self.advice.is_empty() {
                side_by_side(&[(keys, KEYS), (signs(rest), rest)])
            } else {
                let half = (rest - GAP) / 2;
                let columns =
                    [(keys, KEYS), (signs(half), half), (self.thoughts(half, room), half)];
                side_by_side(&columns)
            }
        };
        lines.into_iter().map(|line| (line, false)).collect()
    }
}

fn heading(text: &str, room: &Room) -> Line<'static> {
    Line::styled(text.to_owned(), room.style(Role::Title))
}

/// What something means, beside it; what does not fit goes on below, indented as far.
fn beside(
    first: &Line<'static>,
    text: &str,
    indent: usize,
    width: usize,
    room: &Room,
) -> Vec<Line<'static>> {
    let style = room.style(Role::Text);
    let mut lines = Vec::new();
    for line in wrap(text, width.saturating_sub(indent).max(1)) {
        if lines.is_empty() {
            let mut spans = first.spans.clone();
            let gap = indent.saturating_sub(first.width());
            spans.push(Span::styled(" ".repeat(gap) + &line, style));
            lines.push(Line::from(spans));
        } else {
            lines.push(Line::styled(" ".repeat(indent) + &line, style));
        }
    }
    lines
}

/// Columns of these widths.
fn side_by_side(columns: &[(Vec<Line<'static>>, usize)]) -> Vec<Line<'static>> {
    let rows = columns.iter().map(|(lines, _)| lines.len()).max().unwrap_or(0);
    let row = |at: usize| {
        let mut spans: Vec<Span<'static>> = Vec::new();
        for (lines, width) in columns {
            let line = lines.get(at);
            let used: usize = line.map_or(0, Line::width);
            spans.extend(line.into_iter().flat_map(styled_spans));
            spans.push(Span::raw(" ".repeat((width + GAP).saturating_sub(used))));
        }
        Line::from(spans)
    };
    (0..rows).map(row).collect()
}

/// The pieces of a line, each with the line's style in its own.
fn styled_spans(line: &Line<'static>) -> Vec<Span<'static>> {
    let style = line.style;
    line.spans.iter().map(|span| span.clone().style(style.patch(span.style))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::text::width_of;

    #[test]
    fn columns_stand_side_by_side() {
        let lines =
            |texts: &[&str]| texts.iter().map(|text| Line::raw((*text).to_owned())).collect();
        let columns = vec![(lines(&["a", "bc"]), 3), (lines(&["д"]), 2)];
        let rows: Vec<String> = side_by_side(&columns).iter().map(Line::to_string).collect();
        assert_eq!(rows, ["a    д   ", "bc       "]);
        assert!(rows.iter().all(|row| width_of(row) == 9));
    }
}
