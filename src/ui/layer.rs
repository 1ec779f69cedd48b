//! Screens on a stack: the top one is drawn alone, and hears a command first.

use super::command::{Command, Offer};
use super::host::Bell;
use super::settings::{Settings, Surroundings};
use crate::draw::board::Sign;
use crate::draw::text::{columns, put, width_of};
use crate::draw::theme::{Look, Role, Signs};
use crate::games::Shelf;
use crate::lang::Words;
use crate::store::Saves;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Instant;

/// A column narrower than this has no room for every word.
const NARROW: u16 = 40;

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
    /// Wakes the screen when something has changed from elsewhere, once there is one to wake.
    pub bell: Option<Bell>,
    /// What a click on these places of the last frame asks for.
    pub hot: RefCell<Vec<(Rect, Command)>>,
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
    /// Whether it is a box over what is below, which stays in sight.
    fn is_box(&self) -> bool {
        false
    }
    /// Every sign of the table, as it is drawn there, and what to think of now, if this is one.
    fn legend(&self, _room: &Room) -> (Vec<Sign>, String) {
        (Vec::new(), String::new())
    }
    /// The commands that mean something here: the key line and the help page show them.
    fn offers(&self) -> Vec<Offer>;
    /// Hears a command.
    fn step(&mut self, command: Command, room: &mut Room) -> Outcome;
    /// Whether letters are text now.
    fn takes_text(&self) -> bool {
        false
    }
    /// Whether this letter means something of its own here, now.
    fn claims_letter(&self, _letter: char) -> bool {
        false
    }
    /// It comes to the top: what it shows may have changed meanwhile.
    fn refresh(&mut self, _room: &Room) {}
    /// The bell was rung: something has changed from elsewhere.
    fn hear(&mut self, _room: &mut Room) -> Outcome {
        Outcome::Stay
    }
    /// It is drawn at this moment; says when it changes though nobody does anything.
    fn drawn_at(&mut self, _now: Instant) -> Option<Instant> {
        None
    }
    /// Something was typed or clicked at this moment; says whether that comes too early to be
    /// meant.
    fn typed_at(&mut self, _now: Instant) -> bool {
        false
    }
    /// Closes an open hand; says whether there was one.
    fn hide(&mut self) -> bool {
        false
    }
    /// Why something would be lost if the program ended now, if it would.
    fn would_lose(&self, _room: &Room) -> Option<String> {
        None
    }
}

impl Room {
    /// A room without a player's own settings.
    pub fn new(shelf: Shelf, words: Words, look: Look, saves: Saves) -> Self {
        Self {
            shelf,
            words,
            look,
            settings: Settings::default(),
            settings_path: None,
            surroundings: Surroundings::default(),
            saves,
            notice: None,
            bell: None,
            hot: RefCell::default(),
        }
    }

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

    /// The frame of a whole screen or window: its title above, its keys below. What is inside it
    /// is left.
    pub fn page<'a>(
        &self,
        title: impl Into<Line<'a>>,
        offers: &[Offer],
        area: Rect,
        buffer: &mut Buffer,
    ) -> Rect {
        self.page_of(self.panel(title), offers, area, buffer)
    }

    fn page_of(&self, panel: Block<'_>, offers: &[Offer], area: Rect, buffer: &mut Buffer) -> Rect {
        let inner = panel.inner(area);
        panel.render(area, buffer);
        let foot = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        // Corners and blanks stand around them.
        let keys = Rect { x: foot.x + 2, width: foot.width.saturating_sub(4), ..foot };
        let end = self.draw_keys(offers, keys, buffer);
        for x in [keys.x.saturating_sub(1), end] {
            put(buffer, foot, x, foot.y, " ", self.style(Role::Text));
        }
        inner
    }

    /// A box in the middle, with room for a text of this size: framed heavily, for what lies under
    /// it stays in sight. What is inside it is left.
    pub fn boxed<'a>(
        &self,
        title: impl Into<Line<'a>>,
        offers: &[Offer],
        (width, height): (u16, u16),
        buffer: &mut Buffer,
    ) -> Rect {
        let all = buffer.area;
        let (width, height) = (all.width.min(width + 4), all.height.min(height + 2));
        let (x, y) = (all.x + (all.width - width) / 2, all.y + (all.height - height) / 2);
        let area = Rect::new(x, y, width, height);
        Clear.render(area, buffer);
        let panel = self.panel(title).border_set(self.look.signs.heavy_border());
        let inner = self.page_of(panel, offers, area, buffer);
        Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
    }

    /// A strip for one seat, framed heavily in its colour; what is inside it is left.
    pub fn strip<'a>(
        &self,
        title: impl Into<Line<'a>>,
        role: Role,
        offers: &[Offer],
        area: Rect,
        buffer: &mut Buffer,
    ) -> Rect {
        let panel = self.panel(title).border_set(self.look.signs.heavy_border());
        let panel = panel.border_style(self.style(role).not_bold());
        self.page_of(panel, offers, area, buffer)
    }

    /// Lays a ground of its own under a box and its frame, once all of it is drawn.
    pub fn lay_ground(&self, inner: Rect, buffer: &mut Buffer) {
        let Some(sheet) = self.look.theme.sheet() else { return };
        let area = inner.outer(Margin::new(2, 1)).intersection(buffer.area);
        for at in area.positions() {
            if let Some(cell) = buffer.cell_mut(at).filter(|cell| cell.bg == Color::Reset) {
                cell.bg = sheet;
            }
        }
    }

    /// What is drawn so far, as it looks under a box.
    pub fn dim(&self, buffer: &mut Buffer) {
        let style = Style::reset().patch(self.look.theme.dimmed());
        let area = buffer.area;
        buffer.set_style(area, style);
        self.hot.borrow_mut().clear();
    }

    /// The keys of a screen, as many as fit in the lines of this place, each of which can be
    /// clicked; says where the last line ends.
    pub fn draw_keys(&self, offers: &[Offer], area: Rect, buffer: &mut Buffer) -> u16 {
        let separator = self.look.signs.pick(" · ", " | ");
        let style = self.style(Role::Text).not_bold();
        let mut x = area.x;
        for (y, line) in (area.y..area.bottom()).zip(self.key_lines(offers, area)) {
            x = area.x;
            for (index, (text, offer)) in line.into_iter().enumerate() {
                if index > 0 {
                    put(buffer, area, x, y, separator, style);
                    x += columns(separator);
                }
                put(buffer, area, x, y, &text, style);
                if offer.hot {
                    let place = Rect::new(x, y, columns(&text), 1);
                    self.hot.borrow_mut().push((place, offer.command));
                }
                x += columns(&text);
            }
        }
        x
    }

    /// Keeps the settings; if that fails, it is a notice and no more.
    pub fn keep_settings(&mut self) {
        let Some(path) = &self.settings_path else { return };
        if let Err(why) = self.settings.save(path) {
            self.notice = Some(why.tell(path, &self.shelf, &self.words));
        }
    }

    /// The keys that fit into so many lines; help and the way out always do.
    fn key_lines<'a>(&self, offers: &'a [Offer], area: Rect) -> Vec<Vec<(String, &'a Offer)>> {
        // In a narrow column what everybody knows, or learns from the help, goes without words.
        let known =
            |offer: &Offer| matches!(offer.command, Command::Up | Command::Take | Command::Quit);
        let shown = |offer: &'a Offer| {
            let keys = self.keys(offer.keys.split(' ').next().unwrap_or_default());
            if area.width < NARROW && known(offer) {
                return (keys, offer);
            }
            (format!("{keys} {}", offer.told(&self.words)), offer)
        };
        let always = |offer: &&Offer| matches!(offer.command, Command::Help | Command::Quit);
        let named = offers.iter().filter(|offer| !offer.on_board);
        let (last, first): (Vec<&'a Offer>, Vec<&'a Offer>) = named.partition(always);
        let last: Vec<_> = last.into_iter().map(shown).collect();
        let mut keys: Vec<(String, &Offer)> = Vec::new();
        for next in first.into_iter().map(shown) {
            let whole = keys.iter().chain([&next]).chain(&last);
            if self.starts_of_lines(whole, area.width).len() <= usize::from(area.height) {
                keys.push(next);
            }
        }
        keys.extend(last);
        let mut starts = self.starts_of_lines(keys.iter(), area.width);
        let mut lines = Vec::new();
        while let Some(start) = starts.pop() {
            lines.push(keys.split_off(start));
        }
        lines.reverse();
        lines
    }

    /// Where each line of these keys begins.
    fn starts_of_lines<'a>(
        &self,
        keys: impl Iterator<Item = &'a (String, &'a Offer)>,
        width: u16,
    ) -> Vec<usize> {
        let separator = width_of(self.look.signs.pick(" · ", " | "));
        let (mut starts, mut used) = (vec![0], 0);
        for (index, (text, _)) in keys.enumerate() {
            let more = width_of(text) + if used > 0 { separator } else { 0 };
            if used > 0 && used + more > usize::from(width) {
                starts.push(index);
                used = width_of(text);
            } else {
                used += more;
            }
        }
        starts
    }

    /// Keys as this terminal can show them.
    pub fn keys(&self, keys: &str) -> String {
        match self.look.signs {
            Signs::Unicode => keys.to_owned(),
            Signs::Ascii => keys.replace("←↑↓→", "arrows").replace('–', "-"),
        }
    }
}
