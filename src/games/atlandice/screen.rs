//! The table of Atlandice for the screen: for now its words, not yet its picture.

use super::action::Action;
use super::components::Components;
use super::phrase;
use super::resource::Resource;
use super::view::View;
use super::{Area, Atlandice};
use crate::engine::Seat;
use crate::games::Boxed;
use crate::lang::Words;
use crate::say;
use crate::ui::board::{Board, Brush, Spot};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// What some eyes see, with the numbers of the box.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
}

impl Picture {
    /// What a visit does, and how far a die left there would move the hand.
    fn visit(&self, area: Area, words: &Words) -> String {
        let hands = self.view.hands(area).unwrap_or(self.rules.market.hands);
        let tile = area.district().and_then(|district| self.view.districts[district].tile);
        let effect = tile.map_or_else(
            || say!(words, "at-market-effect"),
            |tile| phrase::effect(tile.tile.effect, words),
        );
        say!(words, "at-preview-die", effect = effect, hands = hands)
    }
}

impl Board for Picture {
    fn status(&self, words: &Words) -> String {
        let (hand, end) = (self.view.clock.hand, self.view.clock.track.end);
        say!(words, "at-status", hand = hand, end = end)
    }

    fn prompt(&self, words: &Words) -> String {
        phrase::prompt(&self.view, words)
    }

    fn draw(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat(&self, seat: Seat, brush: Brush<'_>) -> Vec<Line<'static>> {
        let words = brush.words;
        let Some(side) = self.view.seats.get(seat.index()) else {
            return Vec::new();
        };
        let tiles = side.tiles.len();
        let points = say!(words, "at-seat-points", points = side.total, tiles = tiles);
        let one = |resource: Resource| {
            let letter = say!(words, "at-resource-letter", resource = resource.name());
            format!("{letter}{}", side.stock[resource])
        };
        vec![Line::from(points), Line::from(Resource::ALL.map(one).join(" "))]
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        match decision.parse() {
            Ok(Action::Die(area) | Action::DieNeutral(area)) => self.visit(area, words),
            Ok(action) => Atlandice::decision(&action, words),
            Err(()) => String::new(),
        }
    }
}
