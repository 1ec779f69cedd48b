//! The end of the match: a bar a seat, parts for expedition cards, artefacts and money.

use super::ink::{self, of_seat, shape};
use super::rows::put_pieces;
use super::{Picture, Scene};
use crate::draw::bar::{Part, cells, draw_bar};
use crate::draw::board::Brush;
use crate::draw::text::{shortened, width_of};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::phrase;
use crate::games::explora::view::SeatView;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// The cells before a bar: place, shape, name, points.
const HEAD: u16 = 20;

impl Picture {
    /// A seat's points: expedition cards, artefacts, money.
    pub(super) fn points(&self, side: &SeatView) -> [u32; 3] {
        let points = &self.rules.points;
        let cards =
            u32::try_from(side.expeditions.len()).unwrap_or(0) * u32::from(points.expedition);
        let kinds = side.artefacts.iter().zip(&self.rules.artefacts.points);
        let artefacts = kinds.map(|(count, points)| u32::from(*count) * u32::from(*points)).sum();
        let money = u32::from(side.money.unwrap_or(0))
            - u32::from(side.bid.unwrap_or(0)).min(side.money.unwrap_or(0).into());
        [cards, artefacts, money * u32::from(points.money)]
    }

    pub(super) fn draw_result(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Brush { words, look, .. } = scene.brush;
        let total = |seat: &Seat| {
            self.view.seat(*seat).map_or(0, |side| self.points(side).iter().sum::<u32>())
        };
        let mut seats: Vec<Seat> = self.seats_in_order().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(total(seat)));
        let most = seats.first().map_or(0, total);
        let tied = seats.windows(2).any(|pair| total(&pair[0]) == total(&pair[1]));
        let signs = look.signs;
        let [cards, found, coins] = ["█", "▓", "▒"].map(str::to_owned);
        let [cards, found, coins] =
            [signs.pick(&cards, "#"), signs.pick(&found, "="), signs.pick(&coins, "-")];
        let parts = say!(words, "ex-result-parts", cards = cards, artefacts = found, money = coins);
        let mut title = vec![(format!(" {parts} "), look.style(Role::Title))];
        if tied {
            title.push((format!(" {} ", say!(words, "ex-result-tie")), look.style(Role::Quiet)));
        }
        ink::rule(&title, area, (area.x + 1, area.y), look, buffer);
        let each = if usize::from(area.height) > 2 * seats.len() { 2 } else { 1 };
        let mut y = area.y + 1;
        for (place, seat) in seats.iter().enumerate() {
            let Some(side) = self.view.seat(*seat) else { continue };
            if y >= area.bottom() {
                break;
            }
            let points = self.points(side);
            let style = of_seat(*seat, look);
            let name = shortened(&scene.called(*seat), 9);
            let pad = " ".repeat(9 - width_of(&name).min(9));
            let head =
                format!(" {} {} {name}{pad} {:>4} ", place + 1, shape(*seat, look), total(seat));
            put_pieces(&[(head, style.add_modifier(Modifier::BOLD))], area, area.x, y, buffer);
            let told = points_told(scene, side, points);
            let room = area.width.saturating_sub(HEAD + 2);
            let beside = u16::try_from(width_of(&told)).unwrap_or(room) + 2;
            let wide = if each == 2 { room } else { room.saturating_sub(beside) };
            let part = |(amount, sign): (u32, &'static str)| Part {
                cells: cells(amount, most, wide),
                sign,
                style,
            };
            let signs = [signs.pick("█", "#"), signs.pick("▓", "="), signs.pick("▒", "-")];
            let parts: Vec<Part<'_>> = points.into_iter().zip(signs).map(part).collect();
            let bar = Rect { x: area.x + HEAD, y, width: room, height: 1 }.intersection(area);
            let end = draw_bar(&parts, bar, buffer);
            let (x, line) = if each == 2 { (area.x + HEAD, y + 1) } else { (end + 2, y) };
            if line < area.bottom() {
                put_pieces(&[(told, look.style(Role::Quiet))], area, x, line, buffer);
            }
            y += each;
        }
    }
}

/// Where the points come from.
fn points_told(scene: &Scene<'_>, side: &SeatView, points: [u32; 3]) -> String {
    let Brush { words, look, .. } = scene.brush;
    let [cards, artefacts, money] = points;
    let names = side.expeditions.iter().map(|it| phrase::place(*it, words));
    let names = names.collect::<Vec<_>>().join(", ");
    let head = if names.is_empty() {
        String::new()
    } else {
        format!("{} {names} {cards}   ", ink::flag(look.signs))
    };
    let money = say!(words, "ex-result-money", money = money);
    format!("{head}{} {artefacts}   {money}", ink::artefact(look.signs))
}
