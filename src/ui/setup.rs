//! Before a match: who plays, and by which variants.

use super::command::{Command, Offer};
use super::host::Here;
use super::layer::{Layer, Outcome, Room};
use super::listing::heading;
use super::table::TableScreen;
use crate::bots::Level;
use crate::draw::picture::Points;
use crate::draw::text::{put, put_last, shortened, wrap};
use crate::draw::theme::Role;
use crate::engine::{Choices, Name, Player, Seed, Variant};
use crate::games::GameBox;
use crate::lang::Words;
use crate::say;
use crate::store::Moment;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// The page on which a match is set up. Enter starts it as it is.
pub struct SetupPage {
    game: &'static str,
    variants: &'static [Variant],
    least: usize,
    most: usize,
    seats: usize,
    names: Vec<String>,
    /// How well the bots play; none where a person sits.
    bots: Vec<Option<Level>>,
    values: Vec<usize>,
    /// What chance starts from, in digits; nothing for any.
    seed: String,
    chosen: usize,
    /// Whether something was typed since the cursor came to its row: what stood there before is
    /// replaced by the first letter.
    typed: bool,
}

/// What a row of the page is about.
enum Row {
    Start,
    Seats,
    Name(usize),
    Variant(usize),
    Seed,
}

/// A form as wide as this is read with pleasure.
const WIDEST: u16 = 112;
/// The card beside it.
const CARD: u16 = 26;
const CARD_HEIGHT: u16 = 18;
/// The columns of names, and of values with their marks.
const NAME: u16 = 24;
const VALUE: u16 = 34;
/// The largest seed has so many digits.
const LONGEST_SEED: usize = 20;

/// Whether seeds are written with this letter: as numbers, or as saves show them.
fn is_of_a_seed(letter: char) -> bool {
    letter.is_ascii_hexdigit() || letter == 'x'
}

/// What somebody is called who has said nothing.
fn nameless(seat: usize, words: &Words) -> String {
    say!(words, "player-number", number = seat + 1)
}

impl SetupPage {
    /// With the names used last, and the defaults of the game.
    pub fn new(id: &str, room: &Room) -> Self {
        let game = room.shelf.find(id).or_else(|| room.shelf.games().next());
        let range = game.and_then(|game| game.seats().ok()).unwrap_or(2..=2);
        let name = |seat: usize| {
            let last = room.settings.names.get(seat).filter(|name| !name.is_empty()).cloned();
            last.unwrap_or_else(|| nameless(seat, &room.words))
        };
        let variants = game.map_or(&[][..], |game| game.variants());
        let page = Self {
            game: game.map_or("", |game| game.id()),
            variants,
            least: *range.start(),
            most: *range.end(),
            seats: *range.start(),
            names: (0..*range.end()).map(name).collect(),
            bots: vec![None; *range.end()],
            values: vec![0; variants.len()],
            seed: String::new(),
            chosen: 0,
            typed: false,
        };
        // The last row starts the match; Enter does on any.
        Self { chosen: page.rows() - 1, ..page }
    }

    fn rows(&self) -> usize {
        3 + self.seats + self.variants.len()
    }

    fn row(&self, index: usize) -> Row {
        let first_variant = 1 + self.seats;
        match index {
            0 => Row::Seats,
            _ if index < first_variant => Row::Name(index - 1),
            _ if index < first_variant + self.variants.len() => Row::Variant(index - first_variant),
            _ if index + 2 == self.rows() => Row::Seed,
            _ => Row::Start,
        }
    }

    fn go(&mut self, row: usize) {
        (self.chosen, self.typed) = (row, false);
    }

    fn turn(&mut self, by: isize, room: &Room) {
        let round =
            |now: usize, count: usize| now.wrapping_add_signed(by).wrapping_add(count) % count;
        match self.row(self.chosen) {
            Row::Start | Row::Seed => {}
            Row::Seats => {
                let count = self.most - self.least + 1;
                // The cursor is above the names: it stays where it is.
                self.seats = self.least + round(self.seats - self.least, count);
                for index in 0..self.values.len() {
                    if !self.fits(room) {
                        self.values[index] = 0;
                    }
                }
            }
            Row::Name(seat) => {
                // A person, then the levels of bots.
                let now = Level::ALL.iter().position(|level| self.bots[seat] == Some(*level));
                let next = round(now.map_or(0, |index| index + 1), Level::ALL.len() + 1);
                self.bots[seat] = next.checked_sub(1).map(|index| Level::ALL[index]);
            }
            Row::Variant(index) => {
                let count = self.variants[index].values.len();
                // Who is not there cannot begin: only what this table can choose is offered.
                for _ in 0..count {
                    self.values[index] = round(self.values[index], count);
                    if self.fits(room) {
                        break;
                    }
                }
            }
        }
    }

    /// Whether so many can play with these variants, whatever they are called.
    fn fits(&self, room: &Room) -> bool {
        let name = |seat: usize| Name::new(&format!("player {seat}")).ok();
        let player = |seat| name(seat).map(Player::person);
        let players = (0..self.seats).filter_map(player).collect();
        let game = room.shelf.find(self.game);
        game.is_some_and(|game| game.fresh(players, &self.choices(), Seed(0)).is_ok())
    }

    fn choices(&self) -> Choices {
        let choice = |(variant, value): (&Variant, &usize)| {
            (variant.name.to_owned(), variant.values[*value].to_owned())
        };
        self.variants.iter().zip(&self.values).map(choice).collect()
    }

    fn start(&self, room: &mut Room) -> Outcome {
        match self.lay_out(room) {
            Ok(screen) => {
                // Only names that somebody has typed are remembered.
                let own = |(seat, name): (usize, &String)| {
                    let typed = *name != nameless(seat, &room.words);
                    if typed { name.clone() } else { String::new() }
                };
                room.settings.names =
                    self.names[..self.seats].iter().enumerate().map(own).collect();
                room.keep_settings();
                Outcome::Become(Box::new(screen))
            }
            Err(why) => {
                room.notice = Some(why);
                Outcome::Stay
            }
        }
    }

    fn lay_out(&self, room: &Room) -> Result<TableScreen, String> {
        let words = &room.words;
        let game = room.shelf.find(self.game).ok_or_else(|| self.game.to_owned())?;
        let player = |seat: usize| {
            let name = Name::new(&self.names[seat]).map_err(|fault| fault.tell(words))?;
            Ok(Player { name, bot: self.bots[seat].map(|level| level.to_string()) })
        };
        let players: Vec<Player> = (0..self.seats).map(player).collect::<Result<_, String>>()?;
        let path = room.saves.fresh_path(self.game, &players, Moment::now());
        let seed = match self.seed.as_str() {
            "" => Seed::fresh(),
            text => text.parse().map_err(|_| say!(words, "seed-wrong", seed = text))?,
        };
        let table = game.fresh(players, &self.choices(), seed);
        let table = table.map_err(|why| why.tell(game, words))?;
        Ok(TableScreen::new(Box::new(Here::begin(table, &path))))
    }
}

impl SetupPage {
    /// What a row is called, what stands there, and what is said beside it.
    fn told(&self, index: usize, game: &dyn GameBox, room: &Room) -> (String, String, String) {
        let words = &room.words;
        let chosen = index == self.chosen;
        match self.row(index) {
            Row::Seats => {
                let counts = (self.least..=self.most).map(|count| count.to_string());
                let counts = counts.collect::<Vec<_>>().join(" ");
                (say!(words, "setup-seats"), self.seats.to_string(), counts)
            }
            Row::Name(seat) => {
                let caret = if chosen && self.bots[seat].is_none() { "_" } else { "" };
                let name =
                    format!("{} {}{caret}", room.look.signs.seat(seat, true), self.names[seat]);
                (name, who(self.bots[seat], words), String::new())
            }
            Row::Variant(i) => {
                let variant = self.variants[i];
                let value = game.variant(variant.name, Some(variant.values[self.values[i]]), words);
                let (now, of) = (self.values[i] + 1, variant.values.len());
                let beside = say!(words, "setup-of", now = now, of = of);
                (game.variant(variant.name, None, words), value, beside)
            }
            Row::Seed => {
                let caret = if chosen { "_" } else { "" };
                let any = self.seed.is_empty() && !chosen;
                let seed = if any { say!(words, "setup-seed-any") } else { self.seed.clone() };
                (say!(words, "setup-seed"), format!("{seed}{caret}"), String::new())
            }
            Row::Start => {
                (say!(words, "setup-start"), String::new(), say!(words, "setup-anywhere"))
            }
        }
    }

    /// The rows, with what can be changed between marks; says where they end.
    fn draw_rows(&self, game: &dyn GameBox, area: Rect, buffer: &mut Buffer, room: &Room) -> u16 {
        let (words, signs) = (&room.words, room.look.signs);
        let mut y = area.y;
        let label = NAME.min(area.width / 2);
        let value_width = area.width.saturating_sub(label + 12).min(VALUE);
        for index in 0..self.rows() {
            let row = self.row(index);
            let head = match row {
                Row::Seats => Some("setup-who"),
                Row::Variant(0) => Some("setup-how"),
                Row::Seed if self.variants.is_empty() => Some("setup-how"),
                _ => None,
            };
            if let Some(head) = head {
                heading(area, y + u16::from(index > 0), &say!(words, head), "", buffer, room);
                y += 1 + u16::from(index > 0);
            }
            y += u16::from(matches!(row, Row::Start));
            let (name, value, beside) = self.told(index, game, room);
            let chosen = index == self.chosen;
            let mark = if chosen { signs.pick("▸", ">") } else { " " };
            let role = match row {
                Row::Name(seat) => Role::Seat(seat),
                Row::Start => Role::Title,
                _ => Role::Text,
            };
            let line = Rect { y, height: 1, ..area };
            put(buffer, line, line.x, y, mark, room.style(Role::Title));
            let name = shortened(&name, usize::from(label) - 3);
            put(buffer, line, line.x + 2, y, &name, room.style(role));
            let x = line.x + label;
            let mut end = x;
            if !matches!(row, Row::Start) {
                let value = shortened(&value, usize::from(value_width).saturating_sub(4));
                let (left, right) = (signs.pick("◂", "<"), signs.pick("▸", ">"));
                let middle = usize::from(value_width).saturating_sub(4);
                let text = match row {
                    // What is typed is no choice among others.
                    Row::Seed => format!("  {value}"),
                    _ => format!("{left} {value:^middle$} {right}"),
                };
                put(buffer, line, x, y, &text, room.style(Role::Text));
                end = x + value_width;
            }
            put(buffer, line, end + 1, y, &beside, room.style(Role::Quiet));
            if chosen {
                buffer.set_style(line.intersection(buffer.area), room.style(Role::Cursor));
            }
            y += 1;
        }
        y
    }

    /// The row under the cursor in a sentence, with all that it can be.
    fn draw_values(&self, game: &dyn GameBox, area: Rect, buffer: &mut Buffer, room: &Room) {
        let words = &room.words;
        let bracketed = |text: String, is: bool| if is { format!("[{text}]") } else { text };
        let (title, values) = match self.row(self.chosen) {
            Row::Seats | Row::Start => (String::new(), say!(words, "setup-hint")),
            Row::Seed => (say!(words, "setup-seed"), say!(words, "setup-seed-about")),
            Row::Name(seat) => {
                let all = [None].into_iter().chain(Level::ALL.iter().copied().map(Some));
                let all = all.map(|bot| bracketed(who(bot, words), bot == self.bots[seat]));
                (self.names[seat].clone(), all.collect::<Vec<_>>().join(" · "))
            }
            Row::Variant(i) => {
                let variant = self.variants[i];
                let value = |(at, value): (usize, &&str)| {
                    let text = game.variant(variant.name, Some(value), words);
                    bracketed(text, at == self.values[i])
                };
                let all: Vec<String> = variant.values.iter().enumerate().map(value).collect();
                (game.variant(variant.name, None, words), all.join(" · "))
            }
        };
        let mut y = area.y;
        if !title.is_empty() {
            heading(area, y, &shortened(&title, usize::from(area.width) - 6), "", buffer, room);
            y += 1;
        }
        for (y, line) in (y..).zip(wrap(&values, usize::from(area.width).saturating_sub(4))) {
            put(buffer, area, area.x + 2, y, &line, room.style(Role::Quiet));
        }
    }
}

/// Who sits there.
fn who(bot: Option<Level>, words: &Words) -> String {
    match bot {
        None => say!(words, "setup-person"),
        Some(Level::Random) => say!(words, "setup-bot-random"),
        Some(Level::Varied) => say!(words, "setup-bot-varied"),
    }
}

/// The game: its picture, how long it takes, what it is about.
fn draw_card(game: &dyn GameBox, area: Rect, buffer: &mut Buffer, room: &Room) {
    let panel = room.panel("");
    let inner = panel.inner(area);
    panel.render(area, buffer);
    Points(game.picture()).draw(room.look, Rect { height: inner.height.min(6), ..inner }, buffer);
    let text = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let length = game.length(&room.words);
    put(buffer, text, text.x, text.y + 7, &length, room.style(Role::Price).not_bold());
    let about = wrap(&game.about(&room.words), text.width.into());
    for (y, line) in (text.y + 8..text.bottom()).zip(about) {
        put(buffer, text, text.x, y, &line, room.style(Role::Quiet));
    }
}

impl Layer for SetupPage {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let words = &room.words;
        let Some(game) = room.shelf.find(self.game) else { return };
        let buffer = frame.buffer_mut();
        let title = format!(" {} · {} ", game.title(words), say!(words, "menu-new"));
        let inner = room.page(title, &self.offers(), area, buffer);
        // A form keeps its width.
        let width = inner.width.min(WIDEST);
        let inner = Rect { x: inner.x + (inner.width - width) / 2, width, ..inner };
        let form = Rect { width: width.saturating_sub(CARD + 1), ..inner };
        let y = self.draw_rows(game, form, buffer, room);
        self.draw_values(game, Rect { y: y + 1, ..form }, buffer, room);
        let card = Rect { x: form.right() + 1, y: inner.y + 1, width: CARD, height: CARD_HEIGHT };
        draw_card(game, card, buffer, room);
        if let Some(notice) = &room.notice {
            let place = Rect { x: inner.x + 2, width: inner.width - 4, ..inner };
            put_last(buffer, place, notice, room.style(Role::Warning));
        }
    }

    fn offers(&self) -> Vec<Offer> {
        vec![
            Command::Up.offer(),
            Command::Take.called("key-start"),
            Command::Back.offer(),
            Offer { keys: "F1".to_owned(), ..Command::Help.offer() },
        ]
    }

    fn step(&mut self, command: Command, room: &mut Room) -> Outcome {
        let rows = self.rows();
        match command {
            Command::Up | Command::Previous => self.go((self.chosen + rows - 1) % rows),
            Command::Down | Command::Next => self.go((self.chosen + 1) % rows),
            Command::Left => self.turn(-1, room),
            Command::Right => self.turn(1, room),
            Command::Take => return self.start(room),
            Command::Back | Command::Quit => return Outcome::Close,
            Command::Type(letter) => {
                match self.row(self.chosen) {
                    Row::Name(seat) => {
                        // Whoever types has a name of their own.
                        if !std::mem::replace(&mut self.typed, true) {
                            self.names[seat].clear();
                        }
                        if self.names[seat].chars().count() < Name::WIDEST {
                            self.names[seat].push(letter);
                        }
                    }
                    Row::Seed if is_of_a_seed(letter) && self.seed.len() < LONGEST_SEED => {
                        self.seed.push(letter);
                    }
                    _ => {}
                }
            }
            Command::Erase => match self.row(self.chosen) {
                Row::Name(seat) => {
                    self.typed = true;
                    self.names[seat].pop();
                }
                Row::Seed => drop(self.seed.pop()),
                _ => {}
            },
            Command::Clear => match self.row(self.chosen) {
                Row::Name(seat) => self.names[seat].clear(),
                Row::Seed => self.seed.clear(),
                _ => {}
            },
            _ => return Outcome::Through,
        }
        Outcome::Stay
    }

    fn takes_text(&self) -> bool {
        matches!(self.row(self.chosen), Row::Name(_) | Row::Seed)
    }
}
