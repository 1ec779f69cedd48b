//! One's own money behind the screen, and what can be bid of it.

use super::Picture;
use crate::games::explora::action::Action;
use crate::games::explora::state::Stage;
use crate::games::explora::words::card as card_name;
use crate::say;
use crate::ui::board::{Brush, Spot};
use crate::ui::layer::put;
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A bid takes so many cells.
const BID: u16 = 4;

impl Picture {
    pub(super) fn draw_purse(
        &self,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let bidding = matches!(self.view.stage, Stage::Opening | Stage::Bid);
        let Some(own) = self.view.own().filter(|_| bidding) else { return Vec::new() };
        let money = own.money.unwrap_or(0);
        let patron = card_name(own.patron, brush.words);
        let text = say!(brush.words, "ex-purse", money = money, patron = patron);
        put(buffer, area, area.x + 1, area.y, &text, brush.look.style(Role::Text));
        let mut spots = Vec::new();
        let a_line = ((area.width - 2) / BID).max(1);
        for bid in 0..=money {
            let decision = Action::Bid(bid).to_string();
            if !brush.is_legal(&decision) {
                break;
            }
            let (x, y) = (area.x + 1 + bid % a_line * BID, area.y + 1 + bid / a_line);
            if y >= area.bottom() {
                break;
            }
            let role = Self::mark(brush, &decision, Role::Text);
            put(buffer, area, x, y, &format!("{bid:^3}"), brush.look.style(role));
            spots.push(Spot::new(decision, Rect::new(x, y, BID - 1, 1)));
        }
        spots
    }
}
