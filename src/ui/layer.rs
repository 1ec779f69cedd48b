//! Screens on a stack: the top one is drawn alone, and hears a command first.

use super::command::{Command, Offer};
use super::settings::{Settings, Surroundings};
use super::theme::{Look, Role, Signs};
use crate::games::Shelf;
use crate::lang::Words;
use crate::say;
use crate::store::Saves;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};
use std::path::PathBuf;

/// What all screens share.
pub struct Room {
    /// The games.
    pub shelf: Shelf,
    /// The reader's language.
    pub words: Words,
    /// Theme and signs.
    pub look: Look,
    /// How the player likes things.
    pub settings: Settings,
    /// Where those are kept.
    pub settings_path: Option<PathBuf>,
    /// What the environment says of the terminal.
    pub surroundings: Surroundings,
    /// Where matches are kept.
    pub saves: Saves,
    /// Something the player must be told, until the next key.
    pub notice: Option<String>,
}

/// What a screen makes of a command.
pub enum Outcome {
    /// Not for this screen: what every screen understands.
    Through,
    /// Done.
    Stay,
    /// This screen closes.
    Close,
    /// Another one opens on top.
    Open(Box<dyn Layer>),
    /// Another one takes this one's place.
    Become(Box<dyn Layer>),
    /// A secret may have been on the screen: clear the terminal, forget keys typed ahead.
    Cover,
    /// Leave the program.
    Leave,
}

/// A screen.
pub trait Layer {
    /// Draws it.
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room);
    /// The commands that mean something here: the key line and the help page show them.
    fn offers(&self) -> Vec<Offer>;
    /// Hears a command.
    fn step(&mut self, command: Command, room: &mut Room) -> Outcome;
    /// Whether letters are text now.
    fn takes_text(&self) -> bool {
        false
    }
    /// It comes to the top: what it shows may have changed meanwhile.
    fn refresh(&mut self, _room: &Room) {}
}

impl Room {
    /// The style of a role.
    pub fn style(&self, role: Role) -> Style {
        self.look.style(role)
    }

    /// A framed panel with a title.
    pub fn panel<'a>(&self, title: impl Into<Line<'a>>) -> Block<'a> {
        Block::bordered()
            .border_set(self.look.signs.border())
            .border_style(self.style(Role::Frame))
            .title(title)
            .title_style(self.style(Role::Title))
    }

    /// The frame of a whole screen or window: its title above, its keys below.
    pub fn page<'a>(&self, title: impl Into<Line<'a>>, offers: &[Offer], width: u16) -> Block<'a> {
        let keys = format!(" {} ", self.key_line(offers, width));
        let style = self.style(Role::Text).not_bold();
        self.panel(title).title_bottom(Line::styled(keys, style))
    }

    /// Keeps the settings; if that fails, it is a notice and no more.
    pub fn keep_settings(&mut self) {
        let kept = self.settings_path.as_ref().map(|path| self.settings.save(path));
        if let Some(Err(why)) = kept {
            let why = self.words.reason(why.kind(), &why.to_string());
            self.notice = Some(say!(&self.words, "settings-not-kept", why = why));
        }
    }

    /// The key line of a screen, as much of it as fits; help and the way out always do.
    pub fn key_line(&self, offers: &[Offer], width: u16) -> String {
        let separator = self.look.signs.pick(" · ", " | ");
        let shown = |offer: &Offer| {
            let keys = offer.keys.split(' ').next().unwrap_or_default();
            format!("{} {}", self.keys(keys), say!(&self.words, offer.text))
        };
        let always = |offer: &&Offer| matches!(offer.command, Command::Help | Command::Quit);
        let (last, first): (Vec<&Offer>, Vec<&Offer>) = offers.iter().partition(always);
        let last: Vec<String> = last.into_iter().map(shown).collect();
        let mut line: Vec<String> = Vec::new();
        for next in first.into_iter().map(shown) {
            let whole = line.iter().chain([&next]).chain(&last);
            let cells: usize = whole.map(|text| width_of(text) + width_of(separator)).sum();
            // Corners and blanks stand around them.
            if cells + 4 > usize::from(width) + width_of(separator) {
                continue;
            }
            line.push(next);
        }
        line.extend(last);
        line.join(separator)
    }

    /// Keys as this terminal can show them.
    pub fn keys(&self, keys: &str) -> String {
        match self.look.signs {
            Signs::Unicode => keys.to_owned(),
            Signs::Ascii => keys.replace("←↑↓→", "arrows").replace('–', "-"),
        }
    }
}

/// The cells that a text takes.
pub fn width_of(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}

/// Writes a text, no further than the area's right edge and only within it.
pub fn put(buffer: &mut Buffer, area: Rect, x: u16, y: u16, text: &str, style: Style) {
    let area = area.intersection(buffer.area);
    if y < area.top() || y >= area.bottom() || x < area.left() || x >= area.right() {
        return;
    }
    // In this style and no other: nothing shines through from what was there.
    let style = Style::reset().patch(style);
    buffer.set_stringn(x, y, text, usize::from(area.right() - x), style);
}

/// Writes what is told on the last line, and on those above it if it is long.
pub fn put_last(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = wrap(text, area.width.into());
    let first = area.bottom().saturating_sub(u16::try_from(lines.len()).unwrap_or(1));
    for (y, line) in (first..area.bottom()).zip(lines) {
        put(buffer, area, area.x, y, &line, style);
    }
}

/// The text cut to so many cells.
pub fn cut(text: &str, width: usize) -> String {
    let mut cells = 0;
    let fits = |c: &char| {
        cells += unicode_width::UnicodeWidthChar::width(*c).unwrap_or(0);
        cells <= width
    };
    text.chars().take_while(fits).collect()
}

/// The text cut to so many cells, with a sign that there was more.
pub fn shortened(text: &str, width: usize) -> String {
    if width_of(text) <= width {
        return text.to_owned();
    }
    cut(text, width.saturating_sub(1)) + "…"
}

/// A text in lines of at most this width, broken between words.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        // What fits stays as it is, columns and all.
        if width_of(paragraph) <= width {
            lines.push(paragraph.to_owned());
            continue;
        }
        let indent: String = paragraph.chars().take_while(|c| *c == ' ').collect();
        let mut line = indent.clone();
        let mut empty = true;
        for word in paragraph.split_whitespace() {
            let gap = usize::from(!empty);
            if !empty && width_of(&line) + gap + width_of(word) > width {
                lines.push(std::mem::replace(&mut line, indent.clone()));
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line += word;
            empty = false;
        }
        lines.push(line);
    }
    lines
}

/// A window in the middle, cleared, at most this large.
pub fn window(frame: &mut Frame<'_>, width: u16, height: u16) -> Rect {
    let area = frame.area();
    let (width, height) = (width.min(area.width), height.min(area.height));
    let (x, y) = ((area.width - width) / 2, (area.height - height) / 2);
    let window = Rect::new(area.x + x, area.y + y, width, height);
    Clear.render(window, frame.buffer_mut());
    window
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_wrapped_between_words() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("  раз два три", 9), ["  раз два", "  три"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(cut("王王王", 5), "王王");
    }
}
