//! The city: a building for each district, a third lower in the water for every tile that is gone.

use super::Picture;
use super::plan::Plan;
use crate::draw::board::Brush;
use crate::draw::text::{columns, put};
use crate::draw::theme::{Role, Signs};
use crate::games::atlandice::district::Area;
use crate::games::atlandice::tile::TILES;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Buildings of three rows: what is left of one are its upper rows.
const LOW: [[&str; 3]; 6] = [
    ["   ▗▟▙▖   ", "  ▟████▙  ", "  █▪██▪█  "],
    [" ▗▄▟██▙▄▖ ", "  ▌▐▌▐▌▐  ", " ▟▙▟▙▟▙▟▙ "],
    ["    ▟▙ ▐▌ ", "  ▗▟██▙█▌ ", "  ▐▪██▪█▌ "],
    ["  ▟▌▟▌▟▌  ", "  ██████▐▌", "  █▪█▪█▪█▌"],
    [" ▐▌  ▄▄   ", " ▐▙▄▟██▙  ", " ▐█▪██▪█▌ "],
    ["          ", "  ▟▙  ▟▙  ", " ▟▛▜▄▄▛▜▙ "],
];

/// The same in plain letters.
const PLAIN: [[&str; 3]; 6] = [
    ["   .--.   ", "  /    \\  ", "  |o__o|  "],
    ["  _.--._  ", " /______\\ ", "  | || |  "],
    ["    /\\ || ", "   /  \\|| ", "  |o__o_| "],
    ["  /|/|/|  ", "  |_|_|_| ", "  |o_o_o| "],
    [" ||  __   ", " || /  \\  ", " ||_|oo|_ "],
    ["          ", "  /\\  /\\  ", " /__\\/__\\ "],
];

/// Buildings of six rows.
const MIDDLE: [[&str; 6]; 6] = [
    [
        "     ▗▖     ",
        "    ▟██▙    ",
        "  ▗██████▖  ",
        "  ████████  ",
        " ▐██▪██▪██▌ ",
        " ▐████████▌ ",
    ],
    [
        "    ▗▟▙▖    ",
        " ▗▟██████▙▖ ",
        "▀▀▀▀▀▀▀▀▀▀▀▀",
        " ▐▌ ▐▌▐▌ ▐▌ ",
        " ▐▌▪▐▌▐▌▪▐▌ ",
        "▄▟▙▄▟▙▟▙▄▟▙▄",
    ],
    [
        "     ▗▖  ▐▌ ",
        "   ▗▟██▙▖▐▌ ",
        " ▗▟██████▙█ ",
        " ▐█▪████▪█▌ ",
        " ▐████████▌ ",
        " ▐█▪█▌▐█▪█▌ ",
    ],
    [
        " ▗▖  ▗▖  ▗▖▐▌",
        "▗█▌ ▗█▌ ▗█▌▐▌",
        "██▌ ██▌ ██▌▐▌",
        "█████████████",
        "██▪██▪██▪████",
        "█████████████",
    ],
    [
        " ░▒         ",
        " ▐▌   ▗▄▖   ",
        " ▐▌ ▗▟███▙▖ ",
        " ▐▙▄███████ ",
        " ▐███▪██▪██ ",
        " ▐█████▌▐██ ",
    ],
    [
        "              ",
        "              ",
        "   ▟▙    ▟▙   ",
        "  ▟██▙  ▟██▙  ",
        " ▝▛▀▀▜▘▝▛▀▀▜▘ ",
        "▄▟▄▄▄▟▄▄▟▄▄▄▟▄",
    ],
];

/// Buildings of nine rows.
const HIGH: [[&str; 9]; 6] = [
    [
        "      ▐▌      ",
        "      ▐▌      ",
        "    ▗▟██▙▖    ",
        "   ▟██████▙   ",
        "  ▟████████▙  ",
        "  ██████████  ",
        " ▐██▪█▌▐█▪██▌ ",
        " ▐██████████▌ ",
        " ▐██▪█▌▐█▪██▌ ",
    ],
    [
        "       ▗▟▙▖       ",
        "     ▗▟████▙▖     ",
        "   ▗▟████████▙▖   ",
        " ▐██████████████▌ ",
        "  ▐▌ ▐▌ ▐▌ ▐▌ ▐▌  ",
        "  ▐▌ ▐▌▪▐▌▪▐▌ ▐▌  ",
        "  ▐▌ ▐▌ ▐▌ ▐▌ ▐▌  ",
        "  ▐▌▪▐▌ ▐▌ ▐▌▪▐▌  ",
        "▄▄▟▙▄▟▙▄▟▙▄▟▙▄▟▙▄▄",
    ],
    [
        "      ▟▙    ▐▌ ",
        "     ▟██▙   ▐▌ ",
        "   ▗▟████▙▖ ▐▌ ",
        "  ▗████████▖▐▌ ",
        " ▗▟█████████▙█ ",
        " ▐██▪████▪███▌ ",
        " ▐███████████▌ ",
        " ▐████▌▐█████▌ ",
        " ▐██▪█▌▐██▪██▌ ",
    ],
    [
        "   ▟▌   ▟▌   ▟▌ ▐▌",
        "  ▟█▌  ▟█▌  ▟█▌ ▐▌",
        " ▟██▌ ▟██▌ ▟██▌ ▐▌",
        "▐███▌▐███▌▐███▌ ▐▌",
        "▐█████████████████",
        "▐██▪██▪██▪██▪█████",
        "▐█████████████████",
        "▐██▪██▪██▪████▌▐██",
        "▐█████████████▌▐██",
    ],
    [
        " ░▒             ",
        "  ░▒            ",
        "  ▐▌    ▄▄▄     ",
        "  ▐▌  ▗▟███▙▖   ",
        "  ▐▌ ▟███████▙  ",
        "  ▐██████████▌  ",
        "  ▐██▪██▪██▪█▌  ",
        "  ▐██████████▌  ",
        "  ▐█▪██▌▐██▪█▌  ",
    ],
    [
        "                    ",
        "                    ",
        "                    ",
        "                    ",
        "    ▟▙        ▟▙    ",
        "   ▟██▙      ▟██▙   ",
        "  ▟████▙    ▟████▙  ",
        "  ▐▛▀▀▜▌    ▐▛▀▀▜▌  ",
        "▄▄▟▄▄▄▄▙▄▄▄▄▟▄▄▄▄▙▄▄",
    ],
];

/// The rows of an area's building.
fn building(area: Area, rows: u16, signs: Signs) -> &'static [&'static str] {
    let index = area.index();
    match (signs, rows) {
        (Signs::Ascii, _) => &PLAIN[index],
        (Signs::Unicode, ..6) => &LOW[index],
        (Signs::Unicode, 6..9) => &MIDDLE[index],
        (Signs::Unicode, 9..) => &HIGH[index],
    }
}

impl Picture {
    /// How many tiles an area has left, the open one included; the Black Market floats.
    pub(super) fn tiles_left(&self, area: Area) -> u16 {
        let all = u16::try_from(TILES).unwrap_or(u16::MAX);
        let Some(district) = area.district() else { return all };
        let seen = &self.view.districts[district];
        seen.tile.map_or(0, |_| u16::from(seen.covered) + 1)
    }

    pub(super) fn draw_city(&self, plan: &Plan, brush: Brush<'_>, buffer: &mut Buffer) {
        let rows = plan.city;
        let each = rows.height / u16::try_from(TILES).unwrap_or(1);
        for area in Area::ALL {
            let above = (self.tiles_left(area) * each).min(rows.height);
            let shown = building(area, rows.height, brush.look.signs).iter();
            let top = rows.bottom() - above;
            for (y, line) in (top..rows.bottom()).zip(shown) {
                Self::draw_stones(plan, (area, y, line), brush, buffer);
            }
        }
        Self::draw_scale(plan, each, brush, buffer);
    }

    fn draw_stones(
        plan: &Plan,
        (area, y, line): (Area, u16, &str),
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let place = plan.within(area, Rect { y, height: 1, ..plan.city });
        let x = place.x + place.width.saturating_sub(columns(line)) / 2;
        let stone = if area == Area::Market {
            Role::Paint(crate::draw::theme::Paint::Yellow)
        } else {
            Role::Stone
        };
        for (x, sign) in (x..).zip(line.chars()).filter(|(_, sign)| *sign != ' ') {
            let lit = sign == '▪';
            let role = if lit { Role::Window } else { stone };
            let mut cell = [0; 4];
            put(buffer, place, x, y, sign.encode_utf8(&mut cell), brush.look.style(role));
        }
    }

    /// How many tiles are left, at the left.
    fn draw_scale(plan: &Plan, each: u16, brush: Brush<'_>, buffer: &mut Buffer) {
        let (words, signs) = (brush.words, brush.look.signs);
        let labels = Rect { width: plan.label, ..plan.city };
        for left in 1..=u16::try_from(TILES).unwrap_or(0) {
            let y = plan.city.bottom().saturating_sub(left * each);
            let top = usize::from(left) == TILES;
            let name = if top { say!(words, "at-row-tiles") } else { String::new() };
            let text = format!("{name} {left} {}", signs.pick("─", "-"));
            let x = labels.right().saturating_sub(columns(&text));
            put(buffer, labels, x.max(labels.x), y, &text, brush.look.style(Role::Quiet));
        }
    }
}
