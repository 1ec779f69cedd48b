//! All tiles of the city in a box over the table: the open one of each district, those below it,
//! and who has won those above.

use super::Picture;
use super::moment::draw_box;
use super::plan::Plan;
use super::sides::{role_of, shape_of};
use crate::draw::board::Brush;
use crate::draw::text::{put, width_of};
use crate::draw::theme::Role;
use crate::games::atlandice::district::District;
use crate::games::atlandice::phrase;
use crate::games::atlandice::tile::Letter;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A line of the box: what stands before it, in which role, what the tile is, in which role.
type Row = (String, Role, String, Role);

impl Picture {
    pub(super) fn draw_tiles(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let words = brush.words;
        let rows: Vec<Row> =
            District::ALL.into_iter().flat_map(|district| self.tiles_of(district, brush)).collect();
        let before = rows.iter().map(|row| width_of(&row.0)).max().unwrap_or(0);
        let widest = rows.iter().map(|row| width_of(&row.2)).max().unwrap_or(0);
        let size = (before + widest + 4, rows.len());
        let foot = say!(words, "at-tiles-foot");
        let title = say!(words, "at-tiles-title");
        let inner = draw_box((&title, &foot), size, Role::Frame, None, plan, brush, buffer);
        for (y, (lead, role, text, text_role)) in (inner.y..inner.bottom()).zip(rows) {
            let look = brush.look;
            put(buffer, inner, inner.x + 1, y, &lead, look.style(role));
            let x = inner.x + 2 + u16::try_from(before).unwrap_or(0);
            let place = Rect { width: inner.width.saturating_sub(1), ..inner };
            put(buffer, place, x, y, &text, look.style(text_role));
        }
    }

    fn tiles_of(&self, district: District, brush: Brush<'_>) -> Vec<Row> {
        let words = brush.words;
        let seen = &self.view.districts[district];
        let name =
            format!("{} {}", district.area().number(), phrase::short(district.area(), words));
        let told =
            |letter: Letter| phrase::tile(*self.rules.districts[district].get(letter), words);
        let mut rows: Vec<Row> = Vec::new();
        if let Some(tile) = &seen.tile {
            rows.push((name.clone(), Role::Title, told(tile.letter), Role::Text));
        }
        let gone: Vec<Letter> = seen.past.iter().map(|past| past.letter).collect();
        let open = seen.tile.map(|tile| tile.letter);
        for letter in Letter::ALL {
            if open != Some(letter) && !gone.contains(&letter) {
                let below = say!(words, "at-tile-below");
                rows.push((format!("  {below}"), Role::Quiet, told(letter), Role::Quiet));
            }
        }
        for past in seen.past.iter().rev() {
            let who = past.winner.map_or_else(String::new, |who| shape_of(who, brush).to_owned());
            let role = past.winner.map_or(Role::Quiet, role_of);
            let lead = format!("  {who} {}", say!(words, "at-tile-won-by"));
            let lead = if rows.is_empty() { format!("{name}{lead}") } else { lead };
            rows.push((lead, role, told(past.letter), Role::Faint));
        }
        rows
    }
}
