//! The result: places, points by category, what broke a tie, and how the points grew.

use super::TableScreen;
use crate::draw::chart::{self, Line};
use crate::draw::text::{columns, put, put_last, shortened, width_of, wrap};
use crate::draw::theme::Role;
use crate::engine::{Placing, Player, Points, Seat};
use crate::games::GameBox;
use crate::say;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A chart lower than this shows nothing.
const LOWEST_CHART: u16 = 5;
/// The columns of a place with its seat.
const NAME: u16 = 20;
/// And of the sum.
const TOTAL: u16 = 8;
/// A bar shorter than this compares nothing.
const SHORTEST_BAR: u16 = 10;

impl TableScreen {
    pub(super) fn draw_score(&self, offers: &[Offer], frame: &mut Frame<'_>, room: &Room) {
        let Some(game) = self.game(room) else { return };
        let area = frame.area();
        let words = &room.words;
        let dot = room.look.signs.pick("·", "-");
        let title = format!(" {} {dot} {} ", game.title(words), say!(words, "score-title"));
        let buffer = frame.buffer_mut();
        let inner = room.page(title, offers, area, buffer);
        let inner = Rect { x: inner.x + 2, width: inner.width.saturating_sub(4), ..inner };
        let sheet = self.scene.as_ref().and_then(|scene| scene.board.sheet(words));
        let y = self.draw_winner(game, inner, buffer, room) + 1;
        let below = Rect { y, height: inner.bottom().saturating_sub(y), ..inner };
        // A table of the game's own says where the points come from.
        let mut y = self.draw_placings(game, sheet.is_none(), below, buffer, room);
        if let Some(sheet) = sheet {
            let below = Rect { y, height: inner.bottom().saturating_sub(y), ..inner };
            y = self.draw_rows(&sheet, below, buffer, room);
            for note in &sheet.notes {
                put(buffer, inner, inner.x, y, note, room.style(Role::Quiet));
                y += 1;
            }
        }
        if let Some((text, role)) = self.told(room) {
            put_last(buffer, inner, &text, room.style(role));
        }
        let chart = Rect { y: y + 1, height: inner.bottom().saturating_sub(y + 2), ..inner };
        if chart.height >= LOWEST_CHART {
            self.draw_chart(chart, buffer, room);
        }
    }

    /// Who won, and what decided it; says where it ends.
    fn draw_winner(&self, game: &dyn GameBox, area: Rect, buffer: &mut Buffer, room: &Room) -> u16 {
        let (standings, words) = (&self.seen.standings, &room.words);
        let name = |seat: Seat| Player::called(&self.seen.players, seat, words);
        let winners: Vec<Seat> = standings.winners().collect();
        let names: Vec<String> = winners.iter().map(|seat| name(*seat)).collect();
        let total = standings.rows.iter().find(|row| winners.contains(&row.seat));
        let total = total.and_then(|row| row.total).unwrap_or(0);
        let (count, names) = (winners.len(), names.join(", "));
        let won = say!(words, "score-winner", names = names, count = count, points = total);
        let role = match winners.as_slice() {
            [seat] => Role::Seat(seat.index()),
            _ => Role::Title,
        };
        put(buffer, area, area.x, area.y, &won, room.style(role).bold());
        let mut y = area.y + 1;
        let tie = standings.tie_break.as_ref();
        let tie = tie.map(|tie| say!(words, "tie-broken", by = game.category(tie, words)));
        let decided = tie.is_none().then(|| self.decided_by(game, room)).flatten();
        let afterword = self.scene.as_ref().and_then(|scene| scene.board.afterword(words));
        for text in tie.into_iter().chain(decided).chain(afterword) {
            for line in wrap(&text, area.width.into()) {
                put(buffer, area, area.x, y, &line, room.style(Role::Text));
                y += 1;
            }
        }
        y
    }

    /// The category with the largest difference between the first and the second.
    fn decided_by(&self, game: &dyn GameBox, room: &Room) -> Option<String> {
        let rows = &self.seen.standings.rows;
        let placed = |place| {
            let mut of = rows.iter().filter(|row| row.place == Some(place));
            of.next().filter(|_| of.next().is_none())
        };
        let (first, second) = (placed(1)?, placed(2)?);
        let parts = first.points.iter().zip(&second.points);
        let known = parts.filter(|(one, other)| one.category == other.category);
        let ahead = known.filter_map(|(one, other)| {
            let (one_has, other_has) = (one.points?, other.points?);
            Some((one_has - other_has, &one.category, one_has, other_has))
        });
        let most = ahead.max_by_key(|part| part.0).filter(|part| part.0 > 0)?;
        let name = |seat: Seat| Player::called(&self.seen.players, seat, &room.words);
        Some(say!(
            &room.words,
            "score-decided",
            category = game.category(most.1, &room.words),
            first = name(first.seat),
            one = most.2,
            second = name(second.seat),
            other = most.3
        ))
    }

    /// A line for each seat, the winner first, with its points by category: the best of each
    /// stands out. A bar shows them one after the other, where there is room for one.
    fn draw_placings(
        &self,
        game: &dyn GameBox,
        with_parts: bool,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> u16 {
        let rows = &self.seen.standings.rows;
        let mut order: Vec<_> = rows.iter().collect();
        order.sort_by_key(|row| row.place);
        let parts = rows.first().map_or(&[][..], |row| &row.points);
        let parts = if with_parts { parts } else { &[] };
        let of = parts.len();
        let sign = |index| room.look.signs.part(index, of);
        let head = |(index, points): (usize, &Points)| {
            format!("{} {}", sign(index), game.category(&points.category, &room.words))
        };
        let told: Vec<String> = parts.iter().enumerate().map(head).collect();
        let wide = usize::from(area.width.saturating_sub(NAME + TOTAL));
        let fit = told.iter().map(|head| width_of(head) + 2).sum::<usize>() <= wide;
        // Where they do not fit, signs stand over the columns, and what they are below the table.
        let heads: Vec<String> =
            if fit { told.clone() } else { (0..of).map(|index| sign(index).to_owned()).collect() };
        let ends: Vec<u16> = heads
            .iter()
            .scan(area.x + NAME, |x, head| {
                *x += columns(head).max(4) + 2;
                Some(*x)
            })
            .collect();
        let total_end = ends.last().copied().unwrap_or(area.x + NAME) + TOTAL;
        let quiet = room.style(Role::Quiet);
        let right = |buffer: &mut Buffer, y: u16, end: u16, text: &str, style| {
            put(buffer, area, end.saturating_sub(columns(text)), y, text, style);
        };
        for (end, head) in ends.iter().zip(&heads) {
            right(buffer, area.y, *end, head, quiet);
        }
        right(buffer, area.y, total_end, &say!(&room.words, "score-total"), quiet);
        let best = |index: usize| {
            rows.iter().filter_map(|row| row.points.get(index)?.points).max().unwrap_or(0)
        };
        let won = |row: &Placing| -> i32 {
            row.points.iter().map(|part| part.points.unwrap_or(0).max(0)).sum()
        };
        let most = rows.iter().map(won).max().unwrap_or(0);
        let mut y = area.y + 1;
        for row in order {
            let index = row.seat.index();
            let name = Player::called(&self.seen.players, row.seat, &room.words);
            let place = row.place.map(|place| place.to_string()).unwrap_or_default();
            let shape = room.look.signs.seat(index, true);
            let text = format!("{place:>2} {shape} {}", shortened(&name, usize::from(NAME) - 6));
            put(buffer, area, area.x, y, &text, room.style(Role::Seat(index)));
            for (part, (points, end)) in row.points.iter().zip(&ends).enumerate() {
                let known = points.points.unwrap_or(0);
                let role = if known > 0 && known == best(part) { Role::Title } else { Role::Text };
                let text = if known == 0 {
                    room.look.signs.pick("·", "-").into()
                } else {
                    known.to_string()
                };
                right(buffer, y, *end, &text, room.style(role));
            }
            let total = row.total.unwrap_or(0).to_string();
            right(buffer, y, total_end, &total, room.style(Role::Title));
            let place = Rect {
                x: total_end + 2,
                y,
                width: area.right().saturating_sub(total_end + 2),
                height: 1,
            };
            if place.width >= SHORTEST_BAR {
                let parts: Vec<i32> = row.points.iter().map(|it| it.points.unwrap_or(0)).collect();
                draw_bar(&parts, most, place, index, buffer, room);
            }
            y += 1;
        }
        if !fit {
            for line in wrap(&told.join("  "), usize::from(area.width) - 3) {
                put(buffer, area, area.x + 3, y, &line, quiet);
                y += 1;
            }
        }
        y
    }

    /// Everybody's points, from the first decision on the left to the last on the right.
    fn draw_chart(&self, area: Rect, buffer: &mut Buffer, room: &Room) {
        let points = |index: usize| {
            let points = self.course.iter().map(|after| after.get(index).copied().flatten());
            points.collect::<Vec<_>>()
        };
        let players = self.seen.players.iter().enumerate();
        let line = |(seat, player): (usize, &Player)| Line {
            seat,
            name: player.name.as_str().to_owned(),
            points: points(seat),
        };
        let mut lines: Vec<Line> = players.map(line).collect();
        // Who did best is drawn last.
        let place = |seat: usize| {
            let mut rows = self.seen.standings.rows.iter();
            rows.find(|row| row.seat.index() == seat).and_then(|row| row.place)
        };
        lines.sort_by_key(|line| std::cmp::Reverse(place(line.seat)));
        chart::draw(&lines, room.look, area, buffer);
    }
}

/// What was won, part after part; what was lost has no cells.
fn draw_bar(parts: &[i32], most: i32, place: Rect, seat: usize, buffer: &mut Buffer, room: &Room) {
    let all = i64::from(most.max(1));
    let cells = |points: i32| {
        let cells = i64::from(points) * i64::from(place.width) / all;
        u16::try_from(cells).unwrap_or(0)
    };
    let mut so_far = 0;
    for (index, part) in parts.iter().enumerate() {
        let from = cells(so_far);
        so_far += part.max(&0);
        let texture = room.look.signs.part(index, parts.len());
        for x in place.x + from..place.x + cells(so_far) {
            put(buffer, place, x, place.y, texture, room.style(Role::Seat(seat)));
        }
    }
}
