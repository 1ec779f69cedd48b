//! What lies beside the table: the log, the rules, and another match when this one is over.

use super::{Mode, TableScreen};
use crate::engine::{Eyes, Seed};
use crate::say;
use crate::store::Moment;
use crate::ui::host::Here;
use crate::ui::layer::{Outcome, Room};
use crate::ui::pages::Page;

impl TableScreen {
    /// Each event that everybody knows of, told after so many decisions or more: how many it was
    /// told after, and a line.
    pub(super) fn lines(&self, since: usize, room: &Room) -> Vec<(usize, String)> {
        let seen = self.host.snapshot(Eyes::Table, since);
        let Some(game) = self.game(room) else { return Vec::new() };
        let line = |event| game.event(event, &seen.players, &room.words);
        seen.events.iter().map(|happened| (happened.after, line(&happened.event))).collect()
    }

    /// The log; what is new to the one who holds the keyboard stands out.
    pub(in crate::ui) fn log(&self, room: &Room) -> Outcome {
        let seat = self.hold.seat().or(match self.mode() {
            Mode::Handover(seat) => Some(seat),
            _ => None,
        });
        let old = seat.map_or(usize::MAX, |seat| self.host.news_from(seat));
        let lines = self.lines(0, room);
        let fresh = lines.iter().position(|(after, _)| *after > old).unwrap_or(lines.len());
        let lines = lines.into_iter().map(|(_, line)| line).collect();
        Outcome::Open(Box::new(Page::log(say!(&room.words, "log-title"), lines, fresh)))
    }

    pub(in crate::ui) fn rules(&self, room: &Room) -> Outcome {
        let Some(game) = self.game(room) else { return Outcome::Stay };
        let words = &room.words;
        let advice = match (self.mode(), &self.board) {
            (Mode::Turn, Some(board)) => {
                format!("# {}\n\n{}\n\n", say!(words, "rules-now"), board.advice(words))
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
            Ok(table) => Outcome::Become(Box::new(Self::new(Box::new(Here::fresh(table, path))))),
            Err(why) => {
                room.notice = Some(why.tell(game, &room.words));
                Outcome::Stay
            }
        }
    }
}
