//! Windows over the table: pages of text to scroll, and questions.

use super::command::{BINDINGS, Command, Offer};
use super::layer::{Layer, Outcome, Room, window};
use super::markdown::laid_out;
use crate::draw::text::{put, width_of, wrap};
use crate::draw::theme::Role;
use crate::say;
use ratatui::Frame;
use std::mem::discriminant;

/// A page of text: help, log, rules.
pub struct Page {
    title: String,
    text: Text,
    top: usize,
    /// What fits, as last drawn.
    height: usize,
    lines: usize,
    /// The lines that are headings, to be gone to.
    headings: Vec<usize>,
}

/// What stands on a page.
enum Text {
    /// Chapters in Markdown.
    Rules(String),
    /// Lines, each with whether it stands out.
    Lines(Vec<(String, bool)>),
}

impl Page {
    /// A page of this text in Markdown.
    pub fn new(title: String, text: &str) -> Self {
        Self::of(title, Text::Rules(text.to_owned()), 0)
    }

    /// A page opened at its end, with the lines from `fresh` on standing out.
    pub fn log(title: String, lines: Vec<String>, fresh: usize) -> Self {
        let text = lines.into_iter().enumerate().map(|(i, line)| (line, i >= fresh));
        Self::of(title, Text::Lines(text.collect()), usize::MAX)
    }

    fn of(title: String, text: Text, top: usize) -> Self {
        Self { title, text, top, height: 1, lines: 0, headings: Vec::new() }
    }

    /// The keys of a screen and what they do there, with those that work everywhere.
    pub fn help(known: &[Offer], room: &Room) -> Self {
        let shown = BINDINGS.iter().filter_map(|binding| {
            let command = binding.keys.first()?.1;
            let everywhere = matches!(
                command,
                Command::Help
                    | Command::Redraw
                    | Command::Suspend
                    | Command::Settings
                    | Command::Interrupt
            );
            // Any digit stands for all of them.
            let same = |offer: &&Offer| discriminant(&offer.command) == discriminant(&command);
            let here = known.iter().find(same).cloned();
            here.or_else(|| everywhere.then(|| command.offer()))
        });
        let letters = known.iter().filter(|offer| matches!(offer.command, Command::Letter(_)));
        let lines = letters.cloned().chain(shown).map(|offer| {
            let keys = room.keys(&offer.keys);
            let gap = 14usize.saturating_sub(width_of(&keys));
            (format!("  {keys}{} {}", " ".repeat(gap), offer.told(&room.words)), false)
        });
        Self::of(say!(&room.words, "help-title"), Text::Lines(lines.collect()), 0)
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
        let last = self.lines.saturating_sub(self.height);
        self.top = self.top.min(last).saturating_add_signed(by).min(last);
    }
}

impl Layer for Page {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let window = window(frame, area.width.min(90), area.height.saturating_sub(2));
        let inner =
            room.page(format!(" {} ", self.title), &self.offers(), window, frame.buffer_mut());
        let width = usize::from(inner.width.saturating_sub(2));
        let lines = match &self.text {
            Text::Rules(text) => laid_out(text, width),
            Text::Lines(lines) => {
                let wrapped = |(line, fresh): &(String, bool)| {
                    let lines = wrap(line, width).into_iter();
                    lines.map(|line| (line, *fresh)).collect::<Vec<_>>()
                };
                lines.iter().flat_map(wrapped).collect()
            }
        };
        let heading = |(at, line): (usize, &(String, bool))| line.1.then_some(at);
        self.headings = match self.text {
            Text::Rules(_) => lines.iter().enumerate().filter_map(heading).collect(),
            Text::Lines(_) => Vec::new(),
        };
        self.lines = lines.len();
        self.height = inner.height.into();
        self.scroll(0);
        for (y, (line, stands_out)) in (inner.y..inner.bottom()).zip(lines.iter().skip(self.top)) {
            let role = if *stands_out { Role::Title } else { Role::Text };
            put(frame.buffer_mut(), inner, inner.x + 1, y, line, room.style(role));
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let mut offers = vec![Command::Up.called("key-page"), Command::PageDown.offer()];
        if matches!(self.text, Text::Rules(_)) {
            offers.push(Command::Next.called("key-chapter"));
        }
        offers.extend([Command::Back, Command::First].map(Command::offer));
        offers
    }

    fn step(&mut self, command: Command, _: &mut Room) -> Outcome {
        let page = isize::try_from(self.height).unwrap_or(1);
        match command {
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
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let lines = wrap(&self.question, 50);
        let height = u16::try_from(lines.len()).unwrap_or(1) + 4;
        let window = window(frame, 56, height);
        let inner = room.page("", &self.offers(), window, frame.buffer_mut());
        for (y, line) in (inner.y + 1..).zip(lines) {
            put(frame.buffer_mut(), inner, inner.x + 2, y, &line, room.style(Role::Title));
        }
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
