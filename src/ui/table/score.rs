//! The result: places, points by category, what broke a tie, and how the points grew.

use super::TableScreen;
use crate::draw::text::{cut, put, put_last, width_of, wrap};
use crate::draw::theme::Role;
use crate::games::GameBox;
use crate::say;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A chart lower than this shows nothing.
const LOWEST_CHART: u16 = 5;
/// The numbers beside a chart stand here.
const NUMBERS: u16 = 6;
/// A line of the chart shows its seat's shape once in so many columns.
const SHAPES: usize = 12;

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
        // A table says where the points come from.
        let mut y = self.draw_placings(game, sheet.is_none(), inner, buffer, room);
        let tie = self.seen.standings.tie_break.as_ref();
        let tie = tie.map(|tie| say!(words, "tie-broken", by = game.category(tie, words)));
        let afterword = self.scene.as_ref().and_then(|scene| scene.board.afterword(words));
        for text in tie.into_iter().chain(afterword) {
            for line in wrap(&text, inner.width.into()) {
                put(buffer, inner, inner.x, y, &line, room.style(Role::Text));
                y += 1;
            }
        }
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

    /// A line for each seat, the winner first, with its points by category.
    fn draw_placings(
        &self,
        game: &dyn GameBox,
        with_parts: bool,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> u16 {
        let standings = &self.seen.standings;
        let mut order: Vec<_> = standings.rows.iter().collect();
        order.sort_by_key(|row| row.place);
        let names = standings.winners().map(|seat| self.seen.players[seat.index()].name.as_str());
        let names: Vec<&str> = names.collect();
        let count = names.len();
        let won = say!(&room.words, "score-winner", names = names.join(", "), count = count);
        put(buffer, area, area.x, area.y + 1, &won, room.style(Role::Title));
        let mut y = area.y + 3;
        for row in order {
            let index = row.seat.index();
            let name = self.seen.players[index].name.as_str();
            let place = row.place.map(|place| place.to_string()).unwrap_or_default();
            let shape = room.look.signs.seat(index, true);
            let text = format!("{place}. {shape} {}", cut(name, 18));
            put(buffer, area, area.x, y, &text, room.style(Role::Seat(index)));
            let text = format!("{:>5}", row.total.unwrap_or(0));
            put(buffer, area, area.x + 24, y, &text, room.style(Role::Title));
            let parts = row.points.iter().map(|points| {
                let category = game.category(&points.category, &room.words);
                format!("{category} {}", points.points.unwrap_or(0))
            });
            let parts = parts.collect::<Vec<_>>().join(", ");
            let parts = if with_parts { parts } else { String::new() };
            y += u16::from(!with_parts);
            for line in wrap(&parts, usize::from(area.width) - 31) {
                put(buffer, area, area.x + 31, y, &line, room.style(Role::Quiet));
                y += 1;
            }
        }
        y
    }

    /// Everybody's points, from the first decision on the left to the last on the right.
    fn draw_chart(&self, area: Rect, buffer: &mut Buffer, room: &Room) {
        let points = || self.course.iter().flatten().flatten().copied();
        let (Some(low), Some(high)) = (points().min(), points().max()) else { return };
        if low == high {
            return;
        }
        let plot = Rect { x: area.x + NUMBERS, width: area.width - NUMBERS, ..area };
        let row = |points: i32| {
            let down = i64::from(high - points) * i64::from(plot.height - 1);
            plot.y + u16::try_from(down / i64::from(high - low)).unwrap_or(0)
        };
        let zero = (low < 0 && high > 0).then_some(0);
        let zero = zero.filter(|zero| ![row(low), row(high)].contains(&row(*zero)));
        for mark in [Some(low), zero, Some(high)].into_iter().flatten() {
            let text = mark.to_string();
            let indent = usize::from(NUMBERS - 1).saturating_sub(width_of(&text));
            let x = area.x + u16::try_from(indent).unwrap_or(0);
            put(buffer, area, x, row(mark), &text, room.style(Role::Quiet));
        }
        for y in plot.y..plot.bottom() {
            let line = room.look.signs.pick("│", "|");
            put(buffer, plot, plot.x, y, line, room.style(Role::Frame));
        }
        let last = self.course.len().saturating_sub(1);
        let columns = usize::from(plot.width.saturating_sub(2));
        // Who did best is drawn last, over all others.
        let mut order: Vec<usize> = (0..self.seen.players.len()).collect();
        let place = |index: usize| {
            let mut rows = self.seen.standings.rows.iter();
            rows.find(|row| row.seat.index() == index).and_then(|row| row.place)
        };
        order.sort_by_key(|index| std::cmp::Reverse(place(*index)));
        // Lines first, and upon them the shapes: without colours they are told apart too.
        for shapes in [false, true] {
            for column in 0..=columns {
                let at = column * last / columns.max(1);
                let x = plot.x + 1 + u16::try_from(column).unwrap_or(0);
                for &index in &order {
                    let points = self.course[at].get(index).copied().flatten();
                    let signs = room.look.signs;
                    let sign = match (shapes, column == columns, column % SHAPES == index) {
                        (false, ..) => signs.pick("∙", "."),
                        (true, true, _) => signs.seat(index, true),
                        (true, false, true) => signs.seat(index, false),
                        (true, false, false) => continue,
                    };
                    if let Some(points) = points {
                        put(buffer, plot, x, row(points), sign, room.style(Role::Seat(index)));
                    }
                }
            }
        }
    }
}
