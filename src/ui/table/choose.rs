//! Choosing on the board: steering from target to target, going round them, digits and clicks.

use super::{Find, Hold, TableScreen};
use crate::draw::board::{Spot, nearest};
use crate::say;
use crate::ui::command::Command;
use crate::ui::layer::{Outcome, Room};

/// Nobody types more than this.
const MOST_TYPED: u32 = 9_999;

impl TableScreen {
    /// What the one who decides makes of a command.
    pub(super) fn step_turn(&mut self, command: Command, room: &mut Room) -> Outcome {
        let typed = self.typed.take();
        if !matches!(command, Command::Take | Command::Click(..)) {
            self.asked = None;
        }
        match command {
            Command::Up => self.steer((0, -1)),
            Command::Down => self.steer((0, 1)),
            Command::Left => self.steer((-1, 0)),
            Command::Right => self.steer((1, 0)),
            Command::Next => self.round(1),
            Command::Previous => self.round(-1),
            Command::Digit(digit) => self.digit(digit, typed),
            Command::Erase => {
                if let Some(typed) = typed {
                    self.type_amount(typed / 10);
                }
            }
            Command::Take => {
                if let Some(decision) = self.cursor.clone() {
                    return self.decide(&decision, room);
                }
            }
            Command::End => match self.board.as_ref().and_then(|board| board.end()) {
                Some(decision) => return self.decide(&decision, room),
                None => room.notice = Some(say!(&room.words, "no-end-now")),
            },
            Command::Back => self.keep_cursor(),
            Command::Find => {
                let lying = self.spots.iter().map(|spot| spot.decision.clone()).collect();
                self.find = Some(Find { typed: String::new(), lying });
            }
            Command::Click(column, row) => return self.click(column, row, room),
            Command::Undo | Command::Restart => {
                if let Some(seat) = self.hold.seat() {
                    self.take_back(seat, command == Command::Restart, room);
                }
            }
            Command::Hide if self.secret => {
                self.close();
                self.hold = Hold::Closed;
                return Outcome::Cover;
            }
            _ => {}
        }
        Outcome::Stay
    }

    fn legal_spots(&self) -> Vec<Spot> {
        self.spots.iter().filter(|spot| self.seen.legal.contains(&spot.decision)).cloned().collect()
    }

    fn steer(&mut self, way: (i32, i32)) {
        let spots = self.legal_spots();
        let here = spots.iter().find(|spot| Some(&spot.decision) == self.cursor.as_ref());
        let next = match here {
            // Two equal cards are one decision: the other one is no step.
            Some(here) => {
                let others = spots.iter().filter(|spot| spot.decision != here.decision);
                nearest(others, here.area, way)
            }
            None => spots.first(),
        };
        if let Some(spot) = next {
            self.cursor = Some(spot.decision.clone());
        }
    }

    /// Goes round all there is to choose from, in the order of the screen.
    fn round(&mut self, by: isize) {
        let mut spots: Vec<String> = Vec::new();
        for spot in self.legal_spots() {
            if !spots.contains(&spot.decision) {
                spots.push(spot.decision);
            }
        }
        let at = spots.iter().position(|decision| Some(decision) == self.cursor.as_ref());
        if !spots.is_empty() {
            let count = spots.len();
            let next = at.map_or(0, |at| at.wrapping_add_signed(by).wrapping_add(count) % count);
            self.cursor = Some(spots.swap_remove(next));
        }
    }

    /// Digits typed one after the other are an amount, or a number of the list. An amount that
    /// is too much stays as it was typed, and is refused: nobody bids less by a slip.
    fn digit(&mut self, digit: u8, before: Option<u32>) {
        let longer = before.map_or(0, |typed| typed.saturating_mul(10)) + u32::from(digit);
        if self.type_amount(longer.min(MOST_TYPED)) {
            return;
        }
        let numbered = usize::from(digit).checked_sub(1).and_then(|at| self.listed.get(at));
        if let Some(decision) = numbered {
            self.cursor = Some(decision.clone());
        }
    }

    /// The cursor goes to this amount, where amounts are chosen.
    fn type_amount(&mut self, number: u32) -> bool {
        let amount = self.board.as_ref().and_then(|board| board.amount(number));
        let Some(decision) = amount else { return false };
        (self.cursor, self.typed) = (Some(decision), Some(number));
        true
    }

    pub(super) fn click(&mut self, column: u16, row: u16, room: &mut Room) -> Outcome {
        let hit = |spot: &&Spot| spot.area.contains((column, row).into());
        let under: Vec<&Spot> = self.spots.iter().filter(hit).collect();
        let legal = |spot: &&&Spot| self.seen.legal.contains(&spot.decision);
        let Some(spot) = under.iter().find(legal).or(under.first()) else { return Outcome::Stay };
        let decision = spot.decision.clone();
        self.decide(&decision, room)
    }
}
