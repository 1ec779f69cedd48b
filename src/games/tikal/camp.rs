//! TK-5: camps.

use super::action::Action;
use super::event::{Event, Refusal};
use super::hex::Hex;
use super::state::Tikal;
use super::tile::Kind;
use crate::engine::{Happening, Seat};

impl Tikal {
    /// Every camp that could be set up now.
    pub(super) fn list_camps(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.points < self.rules.costs.camp || self.side(seat).camps == 0 {
            return;
        }
        let manned = self.manned[seat.index()].without(self.temples);
        let sites = manned.iter().filter(|hex| self.check_camp(seat, *hex).is_ok());
        out.extend(sites.map(Action::Camp));
    }

    fn check_camp(&self, seat: Seat, hex: Hex) -> Result<u8, Refusal> {
        self.check_ground(hex)?;
        let ground = self.at(hex);
        match ground.kind {
            Kind::Clearing => {}
            Kind::Ruin(_) if ground.treasures.is_empty() => {}
            Kind::Ruin(_) => return Err(Refusal::TreasuresLeft { hex }),
            // TK-5.2.
            Kind::Base | Kind::Temple(_) | Kind::Volcano => {
                return Err(Refusal::NoCampSite { hex });
            }
        }
        if ground.camp.is_some() {
            return Err(Refusal::HasCamp { hex });
        }
        if self.figures(seat, hex) == 0 {
            return Err(Refusal::Nobody { hex });
        }
        if self.side(seat).camps == 0 {
            return Err(Refusal::NoCampLeft);
        }
        self.afford(self.rules.costs.camp)
    }

    /// TK-5.1: sets up a camp, or says why not. It serves at once (TK-3.6).
    pub(super) fn set_up_camp(
        &mut self,
        hex: Hex,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        self.points -= self.check_camp(seat, hex)?;
        self.side_mut(seat).camps -= 1;
        self.at_mut(hex).camp = Some(seat);
        self.find_camps();
        at.tell(Event::Camped { seat, hex });
        Ok(())
    }
}
