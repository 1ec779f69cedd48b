//! The log in turns: a line for each die taken, with all that came of it; headings for rounds;
//! what touches everybody in lines of its own.

use super::event::Event;
use super::phrase::{self, area, most, noun, short};
use super::who::Who;
use crate::draw::board::{Turn, TurnLine};
use crate::engine::{Player, Seat};
use crate::lang::Words;
use crate::say;

/// Lines that grow as long as events belong to them.
struct Lines<'a> {
    players: &'a [Player],
    words: &'a Words,
    done: Vec<Turn>,
    /// The line that what comes next belongs to: what it begins with, and its parts.
    open: Option<(TurnLine, String, Vec<String>)>,
}

pub(super) fn of(events: &[Event], players: &[Player], words: &Words) -> Vec<Turn> {
    let mut lines = Lines { players, words, done: Vec::new(), open: None };
    for (index, event) in events.iter().enumerate() {
        lines.hear(event, index);
    }
    lines.close(events.len());
    lines.done
}

impl Lines<'_> {
    fn name(&self, who: Who) -> String {
        phrase::name(who, self.players, self.words)
    }

    /// Whoever decides, as far as that is known: one who receives may be the neutral player.
    fn begin(&mut self, line: TurnLine, head: String, index: usize) {
        self.close(index);
        self.open = Some((line, head, Vec::new()));
    }

    fn close(&mut self, until: usize) {
        let Some((line, head, parts)) = self.open.take() else { return };
        let parts = parts.join("; ");
        let text = match (head.is_empty(), parts.is_empty()) {
            (_, true) => head,
            (true, false) => parts,
            (false, false) => say!(self.words, "at-turn", head = head, parts = parts),
        };
        self.done.push(Turn { line, text, until });
    }

    fn add(&mut self, part: String, index: usize) {
        match &mut self.open {
            Some((.., parts)) => parts.push(part),
            // Its beginning was before what is told.
            None => self.begin(TurnLine::All, part, index),
        }
    }

    fn hear(&mut self, event: &Event, index: usize) {
        let words = self.words;
        match *event {
            Event::Opened { round, first, rolled } => self.opened(round, first, rolled, index),
            Event::DieTaken { seat, who, area, .. } => {
                let neutral = if who == Who::Neutral { "yes" } else { "no" };
                let head =
                    say!(words, "at-turn-visit", area = short(area, words), neutral = neutral);
                self.begin(TurnLine::Of(seat), head, index);
            }
            Event::HandMoved { from, to, by: Some(at) } => {
                let at = phrase::at(at, words);
                let head = say!(words, "at-turn-clock", at = at, from = from, to = to);
                self.begin(TurnLine::All, head, index);
            }
            Event::Emptied { district } => {
                let head = say!(words, "at-turn-emptied", area = area(district.area(), words));
                self.begin(TurnLine::All, head, index);
            }
            Event::TimeUp { .. } => {
                self.begin(TurnLine::All, say!(words, "at-turn-time-up"), index);
            }
            Event::Donated { seat, given, points } => {
                let head = say!(words, "at-turn-gift", given = given, points = points);
                self.begin(TurnLine::Of(seat), head, index);
            }
            // What is given is told together, once it is all.
            Event::Gave { .. } | Event::CannotDonate { .. } | Event::Result { .. } => {}
            _ => {
                if let Some(part) = self.part(event) {
                    self.add(part, index);
                }
            }
        }
    }

    fn opened(&mut self, round: u8, first: Seat, rolled: [u8; 6], index: usize) {
        let numbers = (1u8..).zip(rolled);
        let dice = numbers.flat_map(|(number, count)| (0..count).map(move |_| number.to_string()));
        let dice: Vec<String> = dice.collect();
        let name = self.name(Who::Seat(first));
        let dice = dice.join(" ");
        let head = say!(self.words, "at-turn-round", round = round, name = name, dice = dice);
        self.begin(TurnLine::Heading, head, index);
    }

    /// What belongs to the line before.
    fn part(&self, event: &Event) -> Option<String> {
        let words = self.words;
        Some(match *event {
            Event::Took { resource, from, reason, .. } => {
                let (what, from) = (phrase::goods_one(resource, words), short(from, words));
                say!(words, "at-part-took", what = what, from = from, reason = reason.name())
            }
            Event::FoundNothing { .. } => say!(words, "at-part-nothing"),
            Event::NoEffect { .. } => say!(words, "at-part-no-effect"),
            Event::Rolled { roll, success, .. } => {
                let success = if success { "yes" } else { "no" };
                say!(words, "at-part-rolled", roll = roll, success = success)
            }
            Event::LedOn { roll, area, .. } => {
                say!(words, "at-part-led-on", roll = roll, area = short(area, words))
            }
            Event::Swapped { given, there, taken, .. } => {
                let (given, taken) =
                    (phrase::goods_one(given, words), phrase::goods_one(taken, words));
                let there = short(there.area(), words);
                say!(words, "at-part-swapped", given = given, taken = taken, there = there)
            }
            Event::Moved { resource, to, .. } => {
                let what = phrase::goods_one(resource, words);
                say!(words, "at-part-moved", what = what, to = short(to, words))
            }
            Event::DieChanged { from, to, .. } => {
                say!(words, "at-part-die", from = short(from, words), to = short(to, words))
            }
            Event::SubmarineMoved { to, .. } => {
                say!(words, "at-part-submarine", to = short(to, words))
            }
            Event::HandMoved { from, to, .. } => {
                say!(words, "at-part-hand", from = from, to = to)
            }
            _ => return self.part_for_all(event),
        })
    }

    /// The same of what touches everybody.
    fn part_for_all(&self, event: &Event) -> Option<String> {
        let words = self.words;
        Some(match *event {
            Event::Diverted { district, dice } => {
                say!(words, "at-part-diverted", area = short(district.area(), words), dice = dice)
            }
            Event::TileWon { who, held, .. } => {
                say!(words, "at-part-tile", name = self.name(who), held = held)
            }
            Event::TileLost { .. } => say!(words, "at-part-tile-lost"),
            Event::Placed { who, points, .. } | Event::CheckWon { who, points } => {
                say!(words, "at-part-points", name = self.name(who), points = points)
            }
            Event::Revealed { tile, .. } => {
                let tile = phrase::effect_brief(Some(tile.effect), words);
                say!(words, "at-part-revealed", tile = tile)
            }
            Event::Closed { .. } => say!(words, "at-part-closed"),
            Event::Checked { resource, .. } => {
                let kind =
                    resource.map_or_else(|| say!(words, "at-all-kinds"), |it| most(it, words));
                say!(words, "at-part-checked", resource = kind)
            }
            Event::DonationBegan => say!(words, "at-part-gifts"),
            Event::Majority { who, resource, points, .. } => {
                let (name, what) = (self.name(who), noun(resource, words));
                say!(words, "at-part-majority", name = name, what = what, points = points)
            }
            _ => return None,
        })
    }
}
