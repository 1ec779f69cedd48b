//! The auction beside the board: the tiles on offer, who has bid what, what is at stake.

use super::Picture;
use super::aside::Column;
use super::hexes::draw_tile;
use super::place::Place;
use crate::draw::board::Spot;
use crate::draw::text::put;
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::tikal::action::Action;
use crate::games::tikal::state::Stage;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Rows and columns of a tile on offer; the next one lies half a tile lower.
const SMALL: (u16, u16) = (4, 6);
const LARGE: (u16, u16) = (6, 9);
/// So many lines show the tiles larger, where they fit.
const TALL: u16 = 24;

impl Picture {
    pub(super) fn draw_auction(&self, column: &mut Column<'_>, buffer: &mut Buffer) -> Vec<Spot> {
        let brush = column.brush;
        let words = brush.words;
        let Some(auction) = self.view.auction else { return Vec::new() };
        let title = match self.view.stage {
            Stage::Choose => say!(words, "tk-step-choose"),
            _ => say!(words, "tk-auction", left = auction.left.len()),
        };
        column.heading(&title, buffer);
        let tiles = u16::try_from(auction.tiles.len()).unwrap_or(0);
        let breadth = tiles * (LARGE.1 + 1) + LARGE.0 / 2 - 1;
        let large = column.area.width >= breadth && column.has(TALL);
        let (pitch, width) = if large { LARGE } else { SMALL };
        let mut spots = Vec::new();
        let top = column.area;
        for (index, (number, &tile)) in (1u8..).zip(auction.tiles.iter()).enumerate() {
            let down = if index % 2 == 0 { 0 } else { pitch / 2 };
            let x = top.x + u16::try_from(index).unwrap_or(0) * (width + 1);
            let area = Rect::new(x, top.y + down, width + pitch / 2, pitch + 1);
            let taken = !auction.left.contains(&tile);
            let place = match self.view.stage {
                Stage::Choose => Place::Decision(Action::Choose(tile)),
                _ => Place::Tile(tile),
            };
            let place = place.to_string();
            let terrain = self.components.terrain(tile);
            if area.bottom() <= top.bottom() {
                let look = (taken, brush.is_chosen(&place));
                draw_tile(terrain, area, number, look, brush, buffer);
                if !taken {
                    spots.push(Spot::new(place, area));
                }
            }
        }
        column.skip(pitch + pitch / 2 + 2);
        if self.view.stage == Stage::Bid && !brush.open.is_empty() {
            spots.extend(self.draw_bid(column, buffer));
        }
        spots
    }

    /// What a seat does in the auction that is going on: its bid, or that it is out.
    pub(super) fn bid_told(&self, seat: Seat, words: &Words) -> Option<String> {
        let auction = self.view.auction?;
        let bidding = match self.view.stage {
            Stage::Bid => true,
            Stage::Choose => false,
            Stage::Lay | Stage::Spend | Stage::Over => return None,
        };
        let bid = auction.bids.get(seat.index()).copied().flatten();
        let best = auction.best.is_some_and(|(best, _)| best == seat);
        let state = if !auction.waiting.has(seat) {
            "played"
        } else if !auction.bidders.has(seat) {
            "out"
        } else if bidding && self.view.turn == Some(seat) {
            "turn"
        } else if best {
            "best"
        } else if bid.is_some() {
            "bid"
        } else {
            "waits"
        };
        Some(say!(words, "tk-bidder", state = state, bid = bid.unwrap_or(0)))
    }

    /// The bid in the cursor's hand, and passing.
    fn draw_bid(&self, column: &mut Column<'_>, buffer: &mut Buffer) -> Vec<Spot> {
        let brush = column.brush;
        let chosen = match brush.cursor.and_then(Place::read) {
            Some(Place::Decision(Action::Bid(bid))) => Some(bid),
            _ => None,
        };
        let own = |seat: Seat| self.view.side(seat).map_or(0, |side| side.total);
        let have = self.view.turn.map_or(0, own);
        let mut spots = Vec::new();
        let line = column.line();
        let least = self.legal.iter().find_map(|action| match action {
            Action::Bid(bid) => Some(*bid),
            _ => None,
        });
        if let Some(bid) = chosen.or(least) {
            let place = Action::Bid(bid).to_string();
            let text = say!(brush.words, "tk-your-bid", bid = bid, have = have);
            let role = brush.mark(&place, Role::Text);
            put(buffer, line, line.x + 1, line.y, &text, brush.look.style(role));
            spots.push(Spot::new(place, line));
        }
        let line = column.line();
        let place = Action::Pass.to_string();
        let text = say!(brush.words, "tk-pass");
        let role = brush.mark(&place, Role::Text);
        put(buffer, line, line.x + 1, line.y, &text, brush.look.style(role));
        spots.push(Spot::new(place, line));
        spots
    }
}
