//! The hand, drawn: each card with a place above it (play) and one below (discard).

use super::{Picture, paint};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{put, width_of};
use crate::draw::theme::Role;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::Card;
use crate::games::lost_cities::event::Event;
use crate::games::lost_cities::state::Stage;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// A card's cells, and those from one card to the next.
const CARD: u16 = 6;
const PITCH: u16 = 8;

impl Picture {
    pub(super) fn draw_hand(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let Some(hand) = self.own().and_then(|own| own.hand.as_ref()) else { return Vec::new() };
        let choosing = self.view.stage == Stage::Play
            && self.view.turn.is_some_and(|seat| self.view.eyes.are_of(seat));
        let play = say!(brush.words, "lc-hand-play");
        let discard = say!(brush.words, "lc-hand-discard");
        let label = u16::try_from(width_of(&play).max(width_of(&discard))).unwrap_or(0) + 2;
        let (above, below) = (area.y, area.y + 4);
        if choosing {
            put(buffer, area, area.x + 1, above, &play, brush.look.style(Role::Quiet));
            put(buffer, area, area.x + 1, below, &discard, brush.look.style(Role::Quiet));
        }
        let signs = brush.look.signs;
        let mut spots = Vec::new();
        for (index, card) in (0u16..).zip(hand) {
            let x = area.x + 1 + label + index * PITCH;
            self.draw_card(*card, choosing, Rect::new(x, above + 1, PITCH, 3), brush, buffer);
            if !choosing {
                continue;
            }
            for (action, y, sign) in [
                (Action::Play(*card), above, signs.pick("▲", "^")),
                (Action::Discard(*card), below, signs.pick("▼", "v")),
            ] {
                let decision = action.to_string();
                let legal = brush.is_legal(&decision);
                let role = brush.mark(&decision, Role::Quiet);
                let shown = if legal { sign } else { signs.pick("·", ".") };
                // The digit that picks the card stands above it.
                let digit = if y == above { (index + 1).to_string() } else { " ".to_owned() };
                put(buffer, area, x, y, &format!("{digit} {shown}  "), brush.look.style(role));
                // The card plays itself; its lower edge discards it.
                let (top, rows) = if y == above { (y, 3) } else { (y - 1, 2) };
                spots.push(Spot::new(decision, Rect::new(x, top, CARD, rows)));
            }
        }
        spots
    }

    /// A card with its colour's letter and its value; a star beside the one to start with
    /// (LC-2.2).
    fn draw_card(
        &self,
        card: Card,
        choosing: bool,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let style = brush.look.style(paint(card.colour()));
        let letter = say!(brush.words, "lc-colour-letter", colour = card.colour().name());
        let [top, side, foot] = match brush.look.signs {
            crate::draw::theme::Signs::Unicode => ["╭────╮", "│", "╰────╯"],
            crate::draw::theme::Signs::Ascii => ["+----+", "|", "+----+"],
        };
        put(buffer, place, place.x, place.y, top, style);
        put(buffer, place, place.x, place.y + 1, side, style);
        let shown = format!("{letter} {:>2}", card.value());
        let bold = style.add_modifier(Modifier::BOLD);
        put(buffer, place, place.x + 1, place.y + 1, &shown, bold);
        put(buffer, place, place.x + CARD - 1, place.y + 1, side, style);
        put(buffer, place, place.x, place.y + 2, foot, style);
        let drawn =
            |event: &Event| matches!(event, Event::Drew { card: Some(it), .. } if *it == card);
        if self.news.iter().any(drawn) {
            let style = brush.look.style(Role::Fresh);
            put(buffer, place, place.x + CARD, place.y, "+", style);
        }
        let advised = self.view.advised_start(card.colour()) == Some(card);
        if advised && choosing {
            put(buffer, place, place.x + CARD, place.y + 1, "*", style);
        }
    }
}
