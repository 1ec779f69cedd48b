//! The games of the menu: five cards in a row, or a list with one card beside it.

use super::{Menu, Row};
use crate::draw::picture::Points;
use crate::draw::text::{columns, put, shortened, wrap};
use crate::draw::theme::Role;
use crate::games::GameBox;
use crate::say;
use crate::ui::layer::Room;
use crate::ui::listing::{heading, turn_told};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// The rows of a picture, and of one twice as large.
const PICTURE: u16 = 6;
/// The columns of the list beside one card.
const LIST: u16 = 46;

/// How the games lie.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// A list, and one card beside it.
    List,
    /// A row of cards, each so wide, with pictures twice as large or not.
    Cards { width: u16, large: bool },
}

impl Shape {
    /// The largest that fits.
    pub fn of(screen: Rect, games: usize) -> Self {
        let games = u16::try_from(games).unwrap_or(u16::MAX).max(1);
        let width = (screen.width.min(200) / games).saturating_sub(1);
        match (screen.width, screen.height) {
            (196.., 50..) => Self::Cards { width: width.min(38), large: true },
            (120.., 36..) => Self::Cards { width: width.min(30), large: false },
            _ => Self::List,
        }
    }

    /// The part of the screen that is used: lines too long to be read are none.
    pub fn inside(self, screen: Rect) -> Rect {
        let width = if self == Self::List { screen.width.min(112) } else { screen.width.min(200) };
        Rect { x: screen.x + (screen.width - width) / 2, width, ..screen }
    }

    /// The columns of the lists below, or beside the card.
    pub fn lists(self, area: Rect) -> u16 {
        match self {
            Self::List => LIST.max(area.width.saturating_sub(34)),
            Self::Cards { .. } => area.width,
        }
    }
}

impl Menu {
    /// Draws the games; says where what comes below them begins.
    pub(super) fn draw_games(
        &mut self,
        shape: Shape,
        area: Rect,
        buffer: &mut Buffer,
        room: &Room,
    ) -> u16 {
        match shape {
            Shape::Cards { width, large } => {
                let height = if large { 2 * PICTURE + 9 } else { PICTURE + 11 };
                let whole = (width + 1) * u16::try_from(self.games.len()).unwrap_or(1);
                let first = area.x + area.width.saturating_sub(whole) / 2;
                for (index, id) in self.games.clone().into_iter().enumerate() {
                    let x = first + (width + 1) * u16::try_from(index).unwrap_or(0);
                    let place = Rect { x, y: area.y + 1, width, height };
                    let key = Some(index + 1);
                    draw_game(id, (key, true), place, index == self.chosen(), buffer, room);
                    self.places.push(place);
                }
                area.y + height + 2
            }
            Shape::List => {
                let left = Rect { width: shape.lists(area), ..area };
                heading(left, area.y + 1, &say!(&room.words, "menu-new"), "", buffer, room);
                let mut y = area.y + 2;
                for (index, id) in self.games.clone().into_iter().enumerate() {
                    let place = Rect { y, height: 1, ..left };
                    self.draw_line(id, index, place, buffer, room);
                    self.places.push(place);
                    y += 1;
                }
                let x = left.right() + 1;
                let card = Rect { x, width: area.right().saturating_sub(x), ..area };
                self.draw_beside(card, buffer, room);
                y + 1
            }
        }
    }

    /// A game as a line of the list.
    fn draw_line(&self, id: &str, index: usize, area: Rect, buffer: &mut Buffer, room: &Room) {
        let Some(game) = room.shelf.find(id) else { return };
        let chosen = index == self.chosen();
        let mark = if chosen { room.look.signs.pick("▸", ">") } else { " " };
        let key = room.style(Role::Target).not_underlined();
        put(buffer, area, area.x, area.y, &format!("{mark} {} ", index + 1), key);
        let players = players(game, room);
        let x = area.right().saturating_sub(columns(&players) + 1);
        let title = shortened(&game.short(&room.words), usize::from(x.saturating_sub(area.x + 5)));
        put(buffer, area, area.x + 4, area.y, &title, room.style(Role::Title));
        put(buffer, area, x, area.y, &players, room.style(Role::Quiet));
        if chosen {
            buffer.set_style(area.intersection(buffer.area), room.style(Role::Cursor));
        }
    }

    /// What the cursor is on: a game, or a match that waits.
    fn draw_beside(&self, area: Rect, buffer: &mut Buffer, room: &Room) {
        match self.rows().get(self.chosen()) {
            Some(Row::Game(id)) => draw_game(id, (None, true), area, true, buffer, room),
            Some(Row::Save(save)) => {
                let Ok(summary) = &save.summary else { return };
                draw_game(&summary.game, (None, false), area, true, buffer, room);
                let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(4), ..area };
                let mut y = area
                    .bottom()
                    .saturating_sub(3 + u16::try_from(summary.players.len()).unwrap_or(0));
                for (index, player) in summary.players.iter().enumerate() {
                    let points = summary.head.scores.get(index).and_then(|(_, points)| *points);
                    let points = points.map_or("?".to_owned(), |points| points.to_string());
                    let shape = room.look.signs.seat(index, true);
                    let name =
                        shortened(player.name.as_str(), usize::from(inner.width).saturating_sub(8));
                    let text = format!("{shape} {name}");
                    put(buffer, inner, inner.x, y, &text, room.style(Role::Seat(index)));
                    let x = inner.right().saturating_sub(columns(&points));
                    put(buffer, inner, x, y, &points, room.style(Role::Title));
                    y += 1;
                }
                let turn = shortened(&turn_told(summary, room), inner.width.into());
                put(buffer, inner, inner.x, y, &turn, room.style(Role::Text));
            }
            _ => {
                let id = self.games.first().copied().unwrap_or_default();
                draw_game(id, (None, true), area, false, buffer, room);
            }
        }
    }
}

/// For how many a game is, and how long it takes; why its box cannot be opened, if so.
fn players(game: &dyn GameBox, room: &Room) -> String {
    match game.seats() {
        Ok(seats) => {
            let words = &room.words;
            let seats = say!(words, "seats-range", low = *seats.start(), high = *seats.end());
            format!("{seats}, {}", game.length(words))
        }
        Err(fault) => fault.tell(&room.words),
    }
}

/// A game as a card: its picture, for how many it is and how long it takes, what it is about.
fn draw_game(
    id: &str,
    (key, with_about): (Option<usize>, bool),
    area: Rect,
    chosen: bool,
    buffer: &mut Buffer,
    room: &Room,
) {
    let Some(game) = room.shelf.find(id) else { return };
    let mut panel = room.panel("");
    if chosen {
        panel = panel.border_set(room.look.signs.heavy_border());
        panel = panel.border_style(room.style(Role::Ring));
    }
    let inner = panel.inner(area);
    panel.render(area, buffer);
    let large = area.width >= 38 && area.height >= 2 * PICTURE + 9;
    let height = if large { 2 * PICTURE } else { PICTURE };
    let picture = Rect { height, ..inner };
    Points(game.picture()).draw(room.look, picture, buffer);
    let mut y = picture.bottom() + u16::from(!large);
    let text = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
    let mut x = text.x;
    if let Some(key) = key {
        let role = if chosen { Role::Cursor } else { Role::Target };
        put(buffer, text, x, y, &format!(" {key} "), room.style(role).not_underlined());
        x += 4;
    }
    put(buffer, text, x, y, &game.short(&room.words), room.style(Role::Title));
    y += 1;
    put(buffer, text, text.x, y, &players(game, room), room.style(Role::Price).not_bold());
    let role = if chosen { Role::Text } else { Role::Quiet };
    let about = if with_about { game.about(&room.words) } else { String::new() };
    for (y, line) in (y + 1..inner.bottom()).zip(wrap(&about, usize::from(text.width) - 1)) {
        put(buffer, text, text.x, y, &line, room.style(role));
    }
}
