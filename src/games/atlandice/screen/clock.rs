//! The clock, drawn: its places with their icons, and the hand on its way to the end.

use super::{Picture, letter, paint};
use crate::draw::board::Brush;
use crate::draw::text::put;
use crate::draw::theme::Role;
use crate::games::atlandice::clock::Icon;
use crate::games::atlandice::event::Event;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The sign of an icon: a resource's letter, all resources, or a donation.
pub(super) fn icon_sign(icon: Icon, brush: Brush<'_>) -> String {
    match icon {
        Icon::Check(resource) => letter(resource, brush.words),
        Icon::CheckAll => brush.look.signs.pick("Σ", "A").to_owned(),
        Icon::Donation => brush.look.signs.pick("♥", "D").to_owned(),
    }
}

impl Picture {
    pub(super) fn draw_clock(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) {
        let signs = brush.look.signs;
        let (hand, track) = (self.view.clock.hand, &self.view.clock.track);
        let pitch = (area.width / (u16::from(track.end) + 1)).clamp(1, 4);
        let from = self.news.iter().find_map(|event| match event {
            Event::HandMoved { from, .. } => Some(*from),
            _ => None,
        });
        // A track that is longer than the board is seen around the hand.
        let fits = u8::try_from(area.width / pitch).unwrap_or(u8::MAX).max(1);
        let start = hand.saturating_sub(fits / 2).min((track.end + 1).saturating_sub(fits));
        for place in start..=track.end {
            let x = area.x + u16::from(place - start) * pitch;
            let icon = track.icons.get(&place).copied();
            let sign = match icon {
                Some(icon) => icon_sign(icon, brush),
                None if place == track.end => signs.pick("×", "#").to_owned(),
                None => signs.pick("·", ".").to_owned(),
            };
            let role = match icon {
                // What the hand has passed is over.
                _ if place < hand => Role::Quiet,
                Some(Icon::Check(resource)) => paint(resource),
                _ => Role::Text,
            };
            put(buffer, area, x, area.y, &sign, brush.look.style(role));
            let line = if place < hand {
                if from.is_some_and(|from| place >= from) {
                    signs.pick("═", "=")
                } else {
                    signs.pick("─", "-")
                }
            } else {
                " "
            };
            let role = if place < hand { Role::Fresh } else { Role::Quiet };
            let line = line.repeat(pitch.into());
            put(buffer, area, x, area.y + 1, &line, brush.look.style(role));
        }
        let x = area.x + u16::from(hand - start) * pitch;
        put(buffer, area, x, area.y + 1, signs.pick("↑", "^"), brush.look.style(Role::Title));
        let key = say!(
            brush.words,
            "at-clock-key",
            all = icon_sign(Icon::CheckAll, brush),
            donation = icon_sign(Icon::Donation, brush),
            hand = signs.pick("◷", "@")
        );
        put(buffer, area, area.x, area.y + 2, &key, brush.look.style(Role::Quiet));
    }
}
