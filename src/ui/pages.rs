//! Boxes over the table: pages of text to scroll, and questions.

use super::command::{Command, Offer};
use super::layer::{Layer, Outcome, Room};
use super::markdown::laid_out;
use crate::draw::text::{columns, put, wrap};
use crate::draw::theme::Role;
use crate::say;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// What stands on a page; it is laid out anew when the room for it changes.
pub trait Text {
    /// The lines, none of them wider than this; those that can be gone to are headings.
    fn lines(&self, width: usize, room: &Room) -> Vec<(Line<'static>, bool)>;
    /// No wider than this is it read with pleasure.
    fn widest(&self, _screen: u16) -> u16 {
        86
    }
    /// Whether it has chapters, and is long enough to look for words in it.
    fn is_book(&self) -> bool {
        false
    }
    /// Hears a key of its own; says whether it did.
    fn step(&mut self, _command: Command) -> bool {
        false
    }
    /// What its own keys do.
    fn offers(&self) -> Vec<Offer> {
        Vec::new()
    }
}

/// A page of text: help, log, rules.
pub struct Page {
    title: String,
    text: Box<dyn Text>,
    top: usize,
    /// What fits, as last drawn.
    height: usize,
    /// The lines as last drawn, to be looked through.
    plain: Vec<String>,
    /// The lines that are headings, to be gone to.
    headings: Vec<usize>,
    /// What is looked for.
    find: Find,
}

/// Words that are looked for on a page.
#[derive(Default)]
struct Find {
    typed: String,
    typing: bool,
}

/// Chapters in Markdown.
struct Book(String);

impl Text for Book {
    fn lines(&self, width: usize, room: &Room) -> Vec<(Line<'static>, bool)> {
        let styled = |(line, heading): (String, bool)| {
            let role = if heading { Role::Title } else { Role::Text };
            (Line::styled(line, room.style(role)), heading)
        };
        laid_out(&self.0, width).into_iter().map(styled).collect()
    }

    fn is_book(&self) -> bool {
        true
    }
}

impl Page {
    /// A page of this text in Markdown.
    pub fn new(title: String, text: &str) -> Self {
        Self::of(title, Box::new(Book(text.to_owned())))
    }

    /// A page of any text, opened at its beginning.
    pub fn of(title: String, text: Box<dyn Text>) -> Self {
        let (plain, headings) = (Vec::new(), Vec::new());
        Self { title, text, top: 0, height: 1, plain, headings, find: Find::default() }
    }

    /// The same page, opened at its end.
    #[must_use]
    pub fn from_end(self) -> Self {
        Self { top: usize::MAX, ..self }
    }

    /// To the heading below the first line shown, or to the one above it.
    fn go_chapter(&mut self, forward: bool) {
        let next = if forward {
            self.headings.iter().find(|heading| **heading > self.top)
        } else {
            self.headings.iter().rev().find(|heading| **heading < self.top)
        };
        self.top = next.copied().unwrap_or(if forward { self.top } else { 0 });
    }

    fn scroll(&mut self, by: isize) {
        let last = self.plain.len().saturating_sub(self.height);
        self.top = self.top.min(last).saturating_add_signed(by).min(last);
    }

    /// To the next line with what is looked for, this one included or not, and round the end.
    fn go_found(&mut self, after: usize, room: &mut Room) {
        let typed = self.find.typed.to_lowercase();
        if typed.is_empty() {
            return;
        }
        let found = |line: &usize| self.plain[*line].to_lowercase().contains(&typed);
        let mut lines = (after..self.plain.len()).chain(0..after.min(self.plain.len()));
        match lines.find(found) {
            Some(line) => self.top = line,
            None => room.notice = Some(say!(&room.words, "find-nothing")),
        }
    }

    /// While words are typed that are looked for.
    fn step_find(&mut self, command: Command, room: &mut Room) -> Outcome {
        match command {
            Command::Type(letter) => self.find.typed.push(letter),
            Command::Erase => drop(self.find.typed.pop()),
            Command::Clear => self.find.typed.clear(),
            Command::Take => {
                self.find.typing = false;
                return Outcome::Stay;
            }
            Command::Interrupt => return Outcome::Through,
            Command::Back => {
                self.find = Find::default();
                return Outcome::Stay;
            }
            _ => return Outcome::Stay,
        }
        self.go_found(self.top, room);
        Outcome::Stay
    }

    fn draw_lines(
        &self,
        lines: &[(Line<'static>, bool)],
        inner: Rect,
        room: &Room,
        buffer: &mut Buffer,
    ) {
        let typed = self.find.typed.to_lowercase();
        let rows = (inner.y..inner.bottom()).zip(lines.iter().zip(&self.plain).skip(self.top));
        for (y, ((line, _), plain)) in rows {
            buffer.set_line(inner.x, y, line, inner.width);
            if typed.is_empty() {
                continue;
            }
            // Lower case may be longer than upper case: then nothing stands out.
            if let Some(at) = plain.to_lowercase().find(&typed)
                && let Some(before) = plain.get(..at)
                && let Some(found) = plain.get(at..at + typed.len())
            {
                let style = room.style(Role::Cursor);
                put(buffer, inner, inner.x + columns(before), y, found, style);
            }
        }
    }
}

impl Layer for Page {
    fn is_box(&self) -> bool {
        true
    }

    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let width = self.text.widest(area.width).min(area.width.saturating_sub(6));
        let lines = self.text.lines(width.into(), room);
        self.plain = lines.iter().map(|(line, _)| line.to_string()).collect();
        let heading = |(at, line): (usize, &(Line<'_>, bool))| line.1.then_some(at);
        self.headings = lines.iter().enumerate().filter_map(heading).collect();
        let title = if self.find.typing || !self.find.typed.is_empty() {
            let mark = if self.find.typing { "_" } else { "" };
            format!(" {} / {}{mark} ", self.title, self.find.typed)
        } else {
            format!(" {} ", self.title)
        };
        let height =
            u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height.saturating_sub(4));
        let buffer = frame.buffer_mut();
        let inner = room.boxed(title, &self.offers(), (width, height), buffer);
        self.height = inner.height.into();
        self.scroll(0);
        self.draw_lines(&lines, inner, room, buffer);
        if let Some(notice) = &room.notice {
            let y = inner.bottom().saturating_sub(1);
            put(buffer, inner, inner.x, y, notice, room.style(Role::Warning));
        }
        room.lay_ground(inner, buffer);
    }

    fn offers(&self) -> Vec<Offer> {
        if self.find.typing {
            return vec![Command::Take.called("key-on"), Command::Back.offer()];
        }
        let mut offers = vec![Command::Up.called("key-page")];
        if self.text.is_book() {
            offers.extend([Command::Next.called("key-chapter"), Command::Find.offer()]);
        }
        offers.extend(self.text.offers());
        offers.extend([Command::Back, Command::First].map(Command::offer));
        offers
    }

    fn takes_text(&self) -> bool {
        self.find.typing
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        if self.find.typing {
            return self.step_find(command, room);
        }
        if self.text.step(command) {
            self.top = usize::MAX;
            return Outcome::Stay;
        }
        let page = isize::try_from(self.height).unwrap_or(1);
        let looks = !self.find.typed.is_empty();
        match command {
            Command::Find if self.text.is_book() => {
                self.find = Find { typing: true, ..Find::default() };
            }
            Command::Take | Command::Next if looks => self.go_found(self.top + 1, room),
            Command::Back if looks => self.find = Find::default(),
            Command::Up => self.scroll(-1),
            Command::Down => self.scroll(1),
            Command::PageUp => self.scroll(-page),
            Command::PageDown | Command::Take => self.scroll(page),
            Command::First => self.top = 0,
            Command::Last => self.top = usize::MAX,
            Command::Next | Command::Right => self.go_chapter(true),
            Command::Previous | Command::Left => self.go_chapter(false),
            Command::Back | Command::Quit | Command::Help | Command::Log | Command::Rules => {
                return Outcome::Close;
            }
            Command::Interrupt => return Outcome::Through,
            _ => {}
        }
        Outcome::Stay
    }
}

/// A question that is answered with yes or no.
pub struct Confirm {
    question: String,
    answer: Option<Outcome>,
}

impl Confirm {
    /// Asks; on yes, this happens.
    pub fn new(question: String, answer: Outcome) -> Self {
        Self { question, answer: Some(answer) }
    }
}

impl Layer for Confirm {
    fn is_box(&self) -> bool {
        true
    }

    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let lines = wrap(&self.question, 50);
        let height = u16::try_from(lines.len()).unwrap_or(1) + 2;
        let buffer = frame.buffer_mut();
        let inner = room.boxed("", &self.offers(), (52, height), buffer);
        for (y, line) in (inner.y + 1..).zip(lines) {
            put(buffer, inner, inner.x + 1, y, &line, room.style(Role::Title));
        }
        room.lay_ground(inner, buffer);
    }

    fn offers(&self) -> Vec<Offer> {
        vec![Command::Take.called("key-yes"), Command::Back.offer()]
    }

    fn step(&mut self, command: Command, _: &mut Room) -> Outcome {
        match command {
            Command::Take | Command::Interrupt => self.answer.take().unwrap_or(Outcome::Close),
            Command::Back | Command::Quit => Outcome::Close,
            _ => Outcome::Stay,
        }
    }
}
