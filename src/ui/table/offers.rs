//! What can be asked for at the table, moment by moment: the key line and the help page show it.

use super::{Mode, TableScreen};
use crate::ui::command::{Command, Offer};

impl TableScreen {
    /// The commands that mean something at this moment.
    pub(super) fn offered(&self) -> Vec<Offer> {
        use Command as C;
        if self.find.is_some() {
            return vec![C::Up.offer(), C::Take.offer(), C::Back.offer()];
        }
        match self.mode() {
            Mode::Reveal => vec![C::Take.called("key-on"), C::Help.offer(), C::Quit.offer()],
            Mode::Turn => {
                let mut offers = vec![C::Up.offer(), C::Take.offer()];
                if self.board.as_ref().and_then(|board| board.end()).is_some() {
                    offers.push(C::End.offer());
                }
                if self.seen.can_undo {
                    offers.push(C::Undo.offer());
                }
                if self.secret {
                    offers.push(C::Hide.offer());
                }
                offers.extend([C::Log, C::Rules, C::Find, C::Next].map(C::offer));
                if self.seen.can_undo {
                    offers.push(C::Restart.offer());
                }
                let amounts = self.board.as_ref().is_some_and(|board| board.amount(0).is_some());
                if amounts || !self.listed.is_empty() {
                    offers.push(C::Digit(1).offer());
                }
                offers.extend([C::Settings, C::Help, C::Quit].map(C::offer));
                offers
            }
            Mode::Handover(_) => {
                let mut offers = vec![C::Take.called("key-open")];
                if self.may_unseal().is_some() {
                    offers.push(C::Undo.called("key-unseal"));
                }
                offers.extend([C::Log, C::Rules, C::Settings, C::Help, C::Quit].map(C::offer));
                offers
            }
            Mode::Over => {
                let other = if self.score { "key-table" } else { "key-score" };
                let again = (!self.watched).then(|| C::Again.offer());
                let rest = [C::Replay, C::Log, C::Help, C::Quit].map(C::offer);
                [C::Take.called(other)].into_iter().chain(again).chain(rest).collect()
            }
            Mode::Watch => [C::Log, C::Rules, C::Help, C::Quit].map(C::offer).to_vec(),
        }
    }
}
