//! Finding a decision by its words, where there are too many to steer through.

use super::TableScreen;
use crate::draw::board::nearest;
use crate::games::GameBox;
use crate::ui::command::Command;
use crate::ui::layer::{Outcome, Room};

/// What somebody typed and what stands on the screen are compared like this.
fn folded(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}

impl TableScreen {
    /// Every decision with all the words typed: the legal ones, then those that only lie there.
    pub(super) fn found(&self, game: &dyn GameBox, room: &Room) -> Vec<String> {
        let Some(find) = &self.find else { return Vec::new() };
        let typed = folded(&find.typed);
        let fits = |decision: &&String| {
            let words = folded(&game.decision(decision, &room.words));
            typed.split_whitespace().all(|word| words.contains(word))
        };
        let mut found: Vec<String> = Vec::new();
        for decision in self.seen.legal.iter().chain(&find.lying).filter(fits) {
            if !found.contains(decision) {
                found.push(decision.clone());
            }
        }
        found
    }

    pub(super) fn step_find(&mut self, command: Command, room: &mut Room) -> Outcome {
        let Some(find) = &mut self.find else { return Outcome::Stay };
        match command {
            Command::Type(letter) if !letter.is_control() => find.typed.push(letter),
            Command::Erase => drop(find.typed.pop()),
            Command::Up => self.steer_among_found((0, -1)),
            Command::Down => self.steer_among_found((0, 1)),
            Command::Left | Command::Previous => self.go_among_found(-1, room),
            Command::Right | Command::Next => self.go_among_found(1, room),
            Command::Take => {
                self.go_among_found(0, room);
                if let Some(decision) = self.cursor.clone() {
                    return self.decide(&decision, room);
                }
            }
            Command::Back => {
                self.find = None;
                self.keep_cursor();
            }
            Command::Click(column, row) => return self.click(column, row, room),
            Command::Interrupt => return Outcome::Through,
            _ => {}
        }
        if matches!(command, Command::Type(_) | Command::Erase) {
            self.asked = None;
            self.go_among_found(0, room);
        }
        Outcome::Stay
    }

    /// To what stands above or below in the list, as it was drawn.
    fn steer_among_found(&mut self, way: (i32, i32)) {
        let here = self.spots.iter().find(|spot| Some(&spot.decision) == self.cursor.as_ref());
        let next = here.and_then(|here| nearest(self.spots.iter(), here.area, way));
        if let Some(spot) = next {
            self.cursor = Some(spot.decision.clone());
        }
    }

    /// The cursor stands on something that was found; so many further.
    fn go_among_found(&mut self, by: isize, room: &Room) {
        let Some(game) = self.game(room) else { return };
        let found = self.found(game, room);
        let at = found.iter().position(|decision| Some(decision) == self.cursor.as_ref());
        let next = match (at, found.len()) {
            (_, 0) => None,
            (None, _) => found.first(),
            (Some(at), count) => found.get(at.wrapping_add_signed(by).wrapping_add(count) % count),
        };
        self.cursor = next.cloned();
    }
}
