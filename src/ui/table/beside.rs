//! What lies beside the table: the log, the rules, and another match when this one is over.

use super::{Mode, TableScreen};
use crate::engine::{Eyes, Seed};
use crate::say;
use crate::store::Moment;
use crate::ui::host::Here;
use crate::ui::layer::{Outcome, Room};
use crate::ui::log;
use crate::ui::pages::Page;

impl TableScreen {
    /// The log as everybody knows it, with where it was new to the one who holds the keyboard.
    pub(in crate::ui) fn log(&self, room: &Room) -> Outcome {
        let Some(game) = self.game(room) else { return Outcome::Stay };
        let seen = self.host.snapshot(Eyes::Table, 0);
        let turns = game.turns(&seen.events, &seen.players, &room.words);
        let known = seen.events.iter().filter(|happened| happened.after <= self.news_from).count();
        let known = if self.news_from == 0 { 0 } else { known };
        Outcome::Open(Box::new(log::page(turns, seen.players, known, room)))
    }

    pub(in crate::ui) fn rules(&self, room: &Room) -> Outcome {
        let Some(game) = self.game(room) else { return Outcome::Stay };
        let words = &room.words;
        let advice = match (self.mode(), &self.scene) {
            (Mode::Turn, Some(scene)) => {
                format!("# {}\n\n{}\n\n", say!(words, "rules-now"), scene.board.advice(words))
            }
            _ => String::new(),
        };
        let page = game.rules_page(words.lang()).unwrap_or_default();
        Outcome::Open(Box::new(Page::new(game.title(words), &(advice + &page))))
    }

    /// The same people play the same variants again.
    pub(super) fn again(&self, room: &mut Room) -> Outcome {
        let Some(game) = self.game(room) else { return Outcome::Stay };
        let players = self.seen.players.clone();
        let path = room.saves.fresh_path(game.id(), &players, Moment::now());
        match game.fresh(players, &self.seen.options, Seed::fresh()) {
            Ok(table) => Outcome::Become(Box::new(Self::new(Box::new(Here::begin(table, &path))))),
            Err(why) => {
                room.notice = Some(why.tell(game, &room.words));
                Outcome::Stay
            }
        }
    }
}
