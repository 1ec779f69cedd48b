//! One's own money behind the screen, and what can be bid of it.

use super::Picture;
use crate::draw::board::{Brush, Spot};
use crate::draw::text::put;
use crate::draw::theme::Role;
use crate::games::explora::action::Action;
use crate::games::explora::phrase;
use crate::say;
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
        let bidding = self.view.stage.is_bidding();
        let Some(own) = self.view.own().filter(|_| bidding) else { return Vec::new() };
        let money = own.money.unwrap_or(0);
        let patron = phrase::card(own.patron, brush.words);
        let text = say!(brush.words, "ex-purse", money = money, patron = patron);
        put(buffer, area, area.x + 1, area.y, &text, brush.look.style(Role::Text));
        let a_line = (area.width.saturating_sub(2) / BID).max(1);
        let lines = area.height.saturating_sub(1).max(1);
        let chosen = match brush.cursor.and_then(|chosen| chosen.parse().ok()) {
            Some(Action::Bid(bid)) => bid.min(money),
            _ => 0,
        };
        // So many that they do not fit are scrolled: the chosen one is always in sight.
        let top = (chosen / a_line + 1).saturating_sub(lines) * a_line;
        let shown = top..top.saturating_add(a_line * lines).min(money.saturating_add(1));
        let mut spots = Vec::new();
        for bid in shown {
            let decision = Action::Bid(bid).to_string();
            let at = bid - top;
            let (x, y) = (area.x + 1 + at % a_line * BID, area.y + 1 + at / a_line);
            let role = brush.mark(&decision, Role::Text);
            put(buffer, area, x, y, &format!("{bid:^3}"), brush.look.style(role));
            spots.push(Spot::new(decision, Rect::new(x, y, BID - 1, 1)));
        }
        spots
    }
}
