//! Before a match: who plays, and by which variants.

use super::command::{Command, Offer};
use super::host::Here;
use super::layer::{Layer, Outcome, Room};
use super::table::TableScreen;
use crate::bots::Level;
use crate::draw::text::{put, put_last, wrap};
use crate::draw::theme::Role;
use crate::engine::{Choices, Name, Player, Seed, Variant};
use crate::lang::Words;
use crate::say;
use crate::store::Moment;
use ratatui::Frame;
use ratatui::layout::Rect;

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
}

/// What a row of the page is about.
enum Row {
    Start,
    Seats,
    Name(usize),
    Variant(usize),
    Seed,
}

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
        Self {
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
        }
    }

    fn rows(&self) -> usize {
        3 + self.seats + self.variants.len()
    }

    fn row(&self, index: usize) -> Row {
        match index {
            0 => Row::Start,
            1 => Row::Seats,
            _ if index < 2 + self.seats => Row::Name(index - 2),
            _ if index + 1 < self.rows() => Row::Variant(index - 2 - self.seats),
            _ => Row::Seed,
        }
    }

    fn turn(&mut self, by: isize, room: &Room) {
        let round =
            |now: usize, count: usize| now.wrapping_add_signed(by).wrapping_add(count) % count;
        match self.row(self.chosen) {
            Row::Start | Row::Seed => {}
            Row::Seats => {
                let count = self.most - self.least + 1;
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

impl Layer for SetupPage {
    fn draw(&mut self, frame: &mut Frame<'_>, room: &Room) {
        let area = frame.area();
        let words = &room.words;
        let Some(game) = room.shelf.find(self.game) else { return };
        let buffer = frame.buffer_mut();
        let inner = room.page(format!(" {} ", game.title(words)), &self.offers(), area, buffer);
        let mut y = inner.y + 1;
        for index in 0..self.rows() {
            let (name, value, about) = match self.row(index) {
                Row::Start => (String::new(), say!(words, "setup-start"), String::new()),
                Row::Seats => (say!(words, "setup-seats"), self.seats.to_string(), String::new()),
                Row::Name(seat) => {
                    let shape = room.look.signs.seat(seat, true);
                    let about = match self.bots[seat] {
                        None => say!(words, "setup-person"),
                        Some(Level::Random) => say!(words, "setup-bot-random"),
                        Some(Level::Varied) => say!(words, "setup-bot-varied"),
                    };
                    let typed = index == self.chosen && self.bots[seat].is_none();
                    let caret = if typed { "_" } else { "" };
                    (format!("{shape} {}", seat + 1), format!("{}{caret}", self.names[seat]), about)
                }
                Row::Variant(i) => {
                    let variant = self.variants[i];
                    let value = variant.values[self.values[i]];
                    let value = game.variant(variant.name, Some(value), words);
                    (game.variant(variant.name, None, words), value, String::new())
                }
                Row::Seed => {
                    let caret = if index == self.chosen { "_" } else { "" };
                    let about = say!(words, "setup-seed-about");
                    (say!(words, "setup-seed"), format!("{}{caret}", self.seed), about)
                }
            };
            let role = if index == self.chosen { Role::Cursor } else { Role::Text };
            let name_role = match self.row(index) {
                Row::Name(seat) => Role::Seat(seat),
                _ => Role::Text,
            };
            let left = inner.x + 3;
            // A variant's name is a phrase: it has a line of its own.
            let (x, below) = match self.row(index) {
                Row::Start => (left, 0),
                Row::Seats | Row::Name(_) | Row::Seed => (left + 12, 0),
                Row::Variant(_) => (left + 2, 1),
            };
            put(buffer, inner, left, y, &name, room.style(name_role));
            put(buffer, inner, x, y + below, &format!(" {value} "), room.style(role));
            let about_x = x + if below == 1 { 13 } else { 24 };
            put(buffer, inner, about_x, y + below, &about, room.style(Role::Quiet));
            let gap = u16::from(matches!(self.row(index), Row::Start) || index == 1 + self.seats);
            y += 1 + below + gap;
        }
        let hint = say!(words, "setup-hint");
        for (y, line) in (inner.bottom() - 3..).zip(wrap(&hint, usize::from(inner.width) - 6)) {
            put(buffer, inner, inner.x + 3, y, &line, room.style(Role::Quiet));
        }
        if let Some(notice) = &room.notice {
            put_last(
                buffer,
                Rect { x: inner.x + 3, width: inner.width - 6, ..inner },
                notice,
                room.style(Role::Warning),
            );
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
            Command::Up | Command::Previous => self.chosen = (self.chosen + rows - 1) % rows,
            Command::Down | Command::Next => self.chosen = (self.chosen + 1) % rows,
            Command::Left => self.turn(-1, room),
            Command::Right => self.turn(1, room),
            Command::Take => return self.start(room),
            Command::Back | Command::Quit => return Outcome::Close,
            Command::Type(letter) => {
                match self.row(self.chosen) {
                    Row::Name(seat) => {
                        // Whoever types has a name of their own.
                        if self.names[seat] == nameless(seat, &room.words) {
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
                Row::Name(seat) => drop(self.names[seat].pop()),
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
