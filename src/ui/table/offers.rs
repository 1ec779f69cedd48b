//! What can be asked for at the table, moment by moment: the key line and the help page show it.

use super::choose::Meaning;
use super::{Asked, Mode, Scene, TableScreen};
use crate::ui::command::{Command, Offer};

impl TableScreen {
    /// The commands that mean something at this moment.
    pub(super) fn offered(&self) -> Vec<Offer> {
        use Command as C;
        if self.choice.finds() {
            return vec![C::Up.offer(), C::Take.offer(), C::Back.offer()];
        }
        if self.asked == Some(Asked::Claimant) {
            return vec![C::Digit(1).called("key-seat"), C::Back.offer()];
        }
        let claim = (!self.claimants().is_empty()).then(|| C::Claim.offer());
        match self.mode() {
            Mode::Reveal => {
                let rest = [C::Log, C::Rules, C::Settings, C::Help, C::Quit].map(C::offer);
                [C::Take.called("key-on")].into_iter().chain(rest).collect()
            }
            Mode::Turn => self.offered_on_turn(claim),
            Mode::Parting => {
                let rest = [C::Hide, C::Log, C::Rules, C::Settings, C::Help, C::Quit].map(C::offer);
                [C::Take.called("key-pass")].into_iter().chain(claim).chain(rest).collect()
            }
            Mode::Handover(seat) => self.offered_in_passing(seat, claim),
            Mode::Over => {
                let other = if self.score { "key-table" } else { "key-score" };
                let again = (!self.watched).then(|| C::Again.offer());
                let rest = [C::Replay, C::Log, C::Rules, C::Help, C::Quit].map(C::offer);
                [C::Take.called(other)].into_iter().chain(again).chain(rest).collect()
            }
            Mode::Watch if self.is_at_hand() => self.offered_on_turn(claim),
            Mode::Watch => {
                let rest = [C::Log, C::Rules, C::Help, C::Quit].map(C::offer);
                claim.into_iter().chain(rest).collect()
            }
        }
    }

    /// Whether a hand lies open that could be closed.
    fn hides(&self, scene: &Scene) -> bool {
        self.is_at_hand() && scene.secrets
    }

    /// What the one who decides can ask for; what the board gives a letter comes early.
    fn offered_on_turn(&self, claim: Option<Offer>) -> Vec<Offer> {
        use Command as C;
        let mut offers = vec![C::Up.offer()];
        if self.mode() == Mode::Turn {
            offers.push(C::Take.offer());
        }
        let Some(scene) = &self.scene else { return offers };
        let (way, cursor) = (&self.choice.way, self.choice.cursor.as_deref());
        let numbered = (0..10).any(|number| scene.board.numbered(number, way, cursor).is_some());
        let numbered = numbered || !self.choice.listed.is_empty();
        if !way.is_empty() {
            offers.extend(numbered.then(|| C::Digit(1).offer()));
            offers.push(C::Back.offer());
        }
        if scene.board.end().is_some() {
            offers.push(C::End.offer());
        }
        if self.may_undo() {
            offers.push(C::Undo.offer());
        }
        for (letter, called) in &scene.letters {
            let on_board = scene.shown.contains(letter);
            let meaning = self.meaning_of(*letter);
            let means = meaning.is_some_and(|meaning| !matches!(meaning, Meaning::Closed(..)));
            // What the board shows beside its letter is always there to be read of.
            if means || on_board {
                offers.push(Offer { on_board, ..Offer::letter(*letter, called.clone()) });
            }
        }
        if self.hides(scene) {
            offers.push(C::Hide.offer());
        }
        offers.extend(claim);
        offers.extend([C::Log, C::Rules, C::Find, C::Next].map(C::offer));
        if scene.board.sizes() > 1 {
            offers.push(C::Zoom.offer());
        }
        if self.may_undo() {
            offers.push(C::Restart.offer());
        }
        if numbered && way.is_empty() {
            offers.push(C::Digit(1).offer());
        }
        offers.extend([C::Settings, C::Help, C::Quit].map(C::offer));
        offers
    }
}
