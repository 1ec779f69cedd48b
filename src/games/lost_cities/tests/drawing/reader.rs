//! Reads a drawn table: knows where the cells of a band are and what the signs mean, and nothing of
//! how they come to be drawn.

use crate::draw::theme::{Look, Signs};
use crate::games::lost_cities::Chips;
use crate::games::lost_cities::{Colour, Components, Figure, SeatView, Stage, Token, View};
use ratatui::buffer::Buffer;
use std::collections::BTreeSet;

type Read<T = ()> = Result<T, String>;

/// A drawn table, and where things are on one of its size.
pub struct Reader<'a> {
    buffer: &'a Buffer,
    look: Look,
    band: u16,
    name: u16,
    step: u16,
    bridge: u16,
    hand: u16,
    tall: bool,
    /// Where points, artefacts and figures stand in a seat's line.
    columns: [u16; 3],
}

/// What has been read at least once: else it has not been tried.
#[derive(Default)]
pub struct Seen(BTreeSet<&'static str>);

impl Seen {
    fn note(&mut self, what: &'static str) {
        self.0.insert(what);
    }

    pub fn all_there(&self) {
        for what in ["fan", "mates", "free step", "over the bridge", "over", "rows of keys", "own"]
        {
            assert!(self.0.contains(what), "no {what} among {:?}", self.0);
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "said where it is asked, as in `assert_eq`")]
fn equal<T: PartialEq + std::fmt::Debug>(what: &str, is: T, should: T) -> Read {
    if is == should { Ok(()) } else { Err(format!("{what} is {is:?}, should be {should:?}")) }
}

impl<'a> Reader<'a> {
    pub fn new(buffer: &'a Buffer, look: Look) -> Self {
        let ((band, tall), (name, step, bridge, hand), columns) =
            match (buffer.area.width, buffer.area.height) {
                (80, 24) => ((3, false), (9, 5, 2, 64), [11, 19, 33]),
                (100, 30) => ((4, false), (9, 7, 2, 82), [12, 21, 39]),
                (120, 36) => ((5, false), (10, 8, 3, 96), [14, 24, 45]),
                (160, 45) => ((7, true), (12, 10, 3, 116), [16, 29, 54]),
                (200, 60) => ((9, true), (13, 11, 5, 129), [18, 34, 64]),
                other => panic!("no table of {other:?}"),
            };
        Self { buffer, look, band, name, step, bridge, hand, tall, columns }
    }

    fn signs(&self) -> Signs {
        self.look.signs
    }

    /// The signs of a row between two columns.
    fn text(&self, y: u16, from: u16, to: u16) -> String {
        (from..to).map(|x| self.buffer.cell((x, y)).map_or("", |cell| cell.symbol())).collect()
    }

    fn number(&self, y: u16, from: u16, to: u16) -> Option<i32> {
        let text = self.text(y, from, to).replace('−', "-");
        let text = text.trim_start();
        let end = text.find(|c: char| !c.is_ascii_digit() && !"+-".contains(c));
        text[..end.unwrap_or(text.len())].parse().ok()
    }

    fn cell(&self, step: u8) -> u16 {
        let over = if step > 6 { self.bridge } else { 0 };
        self.name + u16::from(step - 1) * self.step + over
    }

    fn end(&self) -> u16 {
        self.cell(9) + self.step
    }

    fn top(&self, colour: Colour) -> u16 {
        2 + u16::try_from(colour.index()).unwrap() * self.band
    }

    fn track(&self, colour: Colour) -> u16 {
        self.top(colour) + u16::from(self.tall)
    }

    fn lane(&self, colour: Colour, seat: usize, seats: usize) -> u16 {
        let seat = u16::try_from(seat).unwrap();
        let first = self.top(colour) + if self.tall { 3 } else { 1 };
        let own = self.own_lanes(seats);
        let lane = match (own, seats) {
            (true, _) => seat,
            (false, 3) => seat.div_ceil(2),
            _ => seat / 2,
        };
        first + lane
    }

    fn own_lanes(&self, seats: usize) -> bool {
        usize::from(self.band - if self.tall { 3 } else { 1 }) >= seats
    }

    /// Whether everything that can be read is what the eyes see.
    pub fn compare(&self, view: &View, rules: &Components, seen: &mut Seen) -> Read {
        for colour in Colour::ALL {
            self.read_tokens(colour, view, seen)?;
            self.read_figures(colour, view, seen)?;
            self.read_pile(colour, view)?;
            self.read_hand(colour, view, seen)?;
        }
        self.read_seats(view, rules, seen)
    }

    fn read_tokens(&self, colour: Colour, view: &View, seen: &mut Seen) -> Read {
        for (step, token) in (1..).zip(&view.tokens[colour]) {
            let middle = self.cell(step) + self.step / 2;
            let rows = if self.tall {
                self.top(colour)..self.top(colour) + 3
            } else {
                self.track(colour)..self.track(colour) + 1
            };
            let shown: String =
                rows.map(|y| self.text(y, middle - self.step.min(5) / 2, middle + 3)).collect();
            let sign = match token {
                None => self.signs().pick("•", "*").to_owned(),
                Some(Token::Artefact) => self.signs().pick("◈", "$").to_owned(),
                Some(Token::Arrow) => self.signs().pick("»", ">").to_owned(),
                Some(Token::Points(points)) => format!("+{points}"),
            };
            let what = format!("{colour} {step}: {sign:?} in {shown:?}");
            equal(&what, shown.contains(&sign), true)?;
            let others = ["◈", "»", "•", "+5", "+10", "+15"];
            let others = others.iter().filter(|other| **other != sign);
            let other = others.filter(|other| shown.contains(**other));
            // A bonus step beside an empty one may be seen at its edge.
            equal(&what, other.filter(|_| self.step > 7).count(), 0)?;
        }
        if view.crossed > 0 {
            seen.note("over the bridge");
        }
        Ok(())
    }

    /// Every figure with the last card of its row on its step, and no others; in lanes of their
    /// own every card under the step that it led to.
    fn read_figures(&self, colour: Colour, view: &View, seen: &mut Seen) -> Read {
        let seats = view.seats.len();
        let own_lanes = self.own_lanes(seats);
        let gap = if own_lanes && self.step >= 8 { " " } else { "" };
        let mut expected = 0;
        for (seat, side) in view.seats.iter().enumerate() {
            let Some(explorer) = side.explorers[colour] else { continue };
            expected += 1;
            let shape = self.signs().seat(seat, explorer.figure == Figure::Scientist);
            let last = side.rows[colour].last().map_or(String::new(), |c| c.value().to_string());
            let y = self.lane(colour, seat, seats);
            let x = self.cell(explorer.step);
            let near = self.text(y, x - 1, x + self.step);
            let text = format!("{shape}{gap}{last}");
            let at = near.find(&text).ok_or_else(|| format!("{colour}: no {text} in {near:?}"))?;
            let behind = near[at + text.len()..].chars().next();
            let longer = behind.is_some_and(|c| c.is_ascii_digit());
            equal("a longer number", longer, false)?;
            if own_lanes {
                self.read_cards((colour, seat), side, explorer.step, y, seen)?;
            } else if view
                .seats
                .iter()
                .filter(|other| other.explorers[colour].is_some_and(|it| it.step == explorer.step))
                .count()
                > 1
            {
                seen.note("mates");
            }
        }
        let rows = self.top(colour) + 1..self.top(colour) + self.band;
        let all: String = rows.map(|y| self.text(y, self.name - 1, self.end())).collect();
        let shapes =
            (0..4).flat_map(|seat| [true, false].map(|full| self.signs().seat(seat, full)));
        // Words tell what is not in sight, and tokens have names: letters are not counted there.
        let found: usize = shapes.map(|shape| all.matches(shape).count()).sum();
        if self.signs() == Signs::Unicode {
            equal(&format!("figures on {colour}"), found, expected)?;
        }
        Ok(())
    }

    fn read_cards(
        &self,
        (colour, seat): (Colour, usize),
        side: &SeatView,
        to: u8,
        y: u16,
        seen: &mut Seen,
    ) -> Read {
        let mut cards = side.rows[colour].iter();
        for step in 1..to {
            let middle = self.cell(step) + self.step / 2;
            let free = side.free_steps[colour].contains(&step);
            let card = if free { None } else { cards.next() };
            let shown = self.text(y, middle - 1, middle + 1);
            let expected = match card {
                Some(card) => card.value().to_string(),
                None => self.signs().pick("»", ">").to_owned(),
            };
            if card.is_none() {
                seen.note("free step");
            }
            let what = format!("{colour} {step} of seat {}", seat + 1);
            equal(&what, shown.trim(), expected.as_str())?;
        }
        Ok(())
    }

    fn read_pile(&self, colour: Colour, view: &View) -> Read {
        let rows = self.top(colour)..self.top(colour) + self.band;
        let text: String =
            rows.map(|y| self.text(y, self.end() + 1, self.hand - 1) + " ").collect();
        let plain = |c: char| if c.is_ascii_digit() { c } else { ' ' };
        let numbers: String = text.chars().map(plain).collect();
        let numbers: Vec<u8> = numbers.split_whitespace().filter_map(|n| n.parse().ok()).collect();
        let pile = &view.piles[colour];
        let Some(top) = pile.top else { return equal("an empty pile", numbers, vec![]) };
        // The key that takes it may stand before it.
        let ends = numbers.ends_with(&[top.value(), pile.cards]);
        equal(&format!("{colour} pile {numbers:?}, {} of {}", top.value(), pile.cards), ends, true)
    }

    fn read_hand(&self, colour: Colour, view: &View, seen: &mut Seen) -> Read {
        let own = view.eyes.seat().and_then(|seat| view.seats[seat.index()].hand.as_ref());
        let cards: Vec<u8> = own.map_or(Vec::new(), |hand| {
            let own = hand.iter().filter(|card| card.colour() == colour);
            own.map(|card| card.value()).collect()
        });
        let small = self.band < 5;
        let right = self.hand + if self.band < 5 { 16 } else { 4 * self.step.max(6) };
        let plain = |c: char| if c.is_ascii_digit() { c } else { ' ' };
        let numbers = |y: u16, from: u16| -> Vec<u8> {
            let text = self.text(y, from, right.min(self.buffer.area.width));
            let text: String = text.chars().map(plain).collect();
            text.split_whitespace().filter_map(|n| n.parse().ok()).collect()
        };
        let y = self.top(colour);
        if cards.len() > 4 && small {
            seen.note("rows of keys");
            let rows: Vec<u8> = (y..y + 3).flat_map(|y| numbers(y, self.hand)).collect();
            let tiles: Vec<u8> = match view.stage {
                Stage::Play => rows.chunks(2).filter_map(|pair| pair.get(1).copied()).collect(),
                _ => rows,
            };
            return equal(&format!("{colour} hand"), tiles, cards);
        }
        if cards.len() > 4 {
            seen.note("fan");
            let y = y + u16::from(self.band >= 5 && self.tall);
            let row = [y, y + 1].map(|y| numbers(y, self.hand - 3));
            let shown =
                row.iter().any(|row| row.len() >= cards.len() && row[..cards.len()] == cards);
            return equal(&format!("{colour} fan {row:?} {cards:?}"), shown, true);
        }
        let row = if small { y } else { y + 1 };
        let shown = numbers(row, self.hand);
        equal(&format!("{colour} hand"), &shown[..cards.len().min(shown.len())], &cards[..])
    }

    fn read_seats(&self, view: &View, rules: &Components, seen: &mut Seen) -> Read {
        let course = rules.course(&view.options);
        let over = view.stage == Stage::Over;
        for (y, side) in (3 + 5 * self.band..).zip(&view.seats) {
            let [points, artefacts, figures] = self.columns;
            let total = side.chips.map(Chips::total);
            equal("points", self.number(y, points, points + 4), total)?;
            let held = side.artefact_tokens + side.artefact_chips;
            equal("artefacts", self.number(y, artefacts + 1, artefacts + 3), Some(held.into()))?;
            let x = artefacts + 2 + u16::from(held > 9);
            let worth = course.artefacts_worth(held);
            equal("what artefacts are worth", self.number(y, x, x + 5), Some(worth))?;
            if over {
                seen.note("over");
                let all = self.text(y, figures, figures + 40).replace('−', "-");
                let sum = all
                    .split("= ")
                    .nth(1)
                    .and_then(|sum| sum.split_whitespace().next().and_then(|sum| sum.parse().ok()));
                equal("figures", sum, Some(side.on_paths))?;
                continue;
            }
            equal("figures now", self.number(y, figures, figures + 4), Some(side.on_paths))?;
            if let Some(total) = total {
                seen.note("own");
                let text = self.text(y, figures, figures + 12);
                let then = (total + side.on_paths).max(0).to_string();
                equal("own total", text.trim_end().ends_with(&then), true)?;
            }
        }
        Ok(())
    }
}
