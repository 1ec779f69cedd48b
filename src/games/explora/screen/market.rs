//! The market: what each card is, what it does, and what it is worth to whom.

mod card;
mod party;

use super::opened::Opened;
use super::place::Place;
use super::plan::column;
use super::{Picture, Scene};
use crate::draw::board::Spot;
use crate::draw::text::{put, wrap};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::card::Card;
use crate::games::explora::state::Stage;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What lies in a place of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// A card that can be taken, with its number.
    Open(Card, usize),
    /// The card that is being used, perhaps drawn from the deck.
    Held(Card, bool),
    /// A card that was turned up and has had its effect.
    Drawn(Card),
    /// A card that a seat has taken, for this bid.
    Taken(Card, Seat, u16),
}

impl Slot {
    pub(super) const fn card(self) -> Card {
        match self {
            Self::Open(card, _)
            | Self::Held(card, _)
            | Self::Drawn(card)
            | Self::Taken(card, ..) => card,
        }
    }

    /// Where the cursor rests on it.
    pub(super) fn place(self) -> Place {
        match self {
            Self::Open(card, _) => Place::Decision(Action::Take(card)),
            other => Place::Card(other.card()),
        }
    }
}

impl Picture {
    /// The cards of the round: those still there, the one that is being used, those taken.
    pub(super) fn slots(&self) -> Vec<Slot> {
        let cards = self.view.market.iter().zip(1..);
        let mut slots: Vec<Slot> = cards.map(|(card, number)| Slot::Open(*card, number)).collect();
        let picked = usize::from(self.view.picked);
        match (&self.opened, self.view.stage) {
            (Some(Opened::Risk { cards }), _) => {
                slots.extend(cards.last().map(|card| Slot::Drawn(*card)));
            }
            (_, Stage::Use { card, drawn }) => slots.push(Slot::Held(card, drawn)),
            _ => {}
        }
        if matches!(self.view.stage, Stage::Pick | Stage::Use { .. }) {
            let taken = self.view.order.iter().take(picked);
            slots.extend(
                taken.filter_map(|pick| Some(Slot::Taken(pick.card?, pick.seat, pick.bid))),
            );
        }
        slots
    }

    pub(super) fn draw_market(
        &self,
        scene: &Scene<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        if self.view.stage == Stage::Over && self.opened.is_none() {
            self.draw_result(scene, area, buffer);
            return Vec::new();
        }
        if let Some((destination, teams)) = self.party() {
            return self.draw_party(scene, destination, &teams, area, buffer);
        }
        let slots = self.slots();
        if slots.is_empty() {
            let opening = self.view.stage == Stage::Opening;
            let text = if opening {
                let fee = |place: usize| self.rules.fees.get(place).copied().unwrap_or(0);
                say!(scene.brush.words, "ex-market-opening", first = fee(0), second = fee(1))
            } else {
                say!(scene.brush.words, "ex-market-sold-out")
            };
            let lines = wrap(&text, usize::from(area.width.saturating_sub(4)));
            for (y, line) in (area.y + 1..area.bottom()).zip(lines) {
                put(buffer, area, area.x + 2, y, &line, scene.brush.look.style(Role::Text));
            }
            return Vec::new();
        }
        let of = self.rules.market(self.view.seats.len()).max(slots.len());
        let mut spots = Vec::new();
        for (number, slot) in slots.into_iter().enumerate() {
            let place = column(area, number, of);
            self.draw_slot(scene, slot, place, buffer);
            spots.push(Spot::new(slot.place().to_string(), place));
        }
        spots
    }
}
