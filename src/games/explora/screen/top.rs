//! The first line, and the expeditions of the match.

use super::ink::{self, Piece, of_seat, shape};
use super::place::Place;
use super::plan::column;
use super::{Picture, Scene};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, put, shortened};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::destination::Destination;
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::team::Which;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::widgets::{Block, Widget};

impl Picture {
    /// Which game, how far, what calls the next expedition; whose turn it is.
    pub(super) fn draw_top(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Brush { words, look, .. } = scene.brush;
        let dot = look.signs.pick(" · ", " - ");
        let style = |role| look.style(role);
        let number = (self.view.active, self.view.expeditions.len());
        let expedition = say!(words, "ex-top-expedition", now = number.0, of = number.1);
        let mut pieces: Vec<Piece> = vec![
            (format!(" {}", say!(words, "ex-title")), style(Role::Title)),
            (format!("{dot}{expedition}{dot}"), style(Role::Text)),
        ];
        let status = self.status_told(words);
        // What calls the expedition stands out.
        let called = self.view.cartographers >= self.rules.cartographers.needed;
        let at = status.rfind('·').map_or(0, |at| at + '·'.len_utf8());
        let role = if called { Role::Price } else { Role::Text };
        pieces.push((status[..at].to_owned(), style(Role::Text)));
        pieces.push((status[at..].to_owned(), style(role)));
        let end = ink::write(&pieces, area, (area.x, area.y), buffer);
        let who = self.who(scene, usize::from(area.right().saturating_sub(end + 2)));
        let width = u16::try_from(ink::width_of(&who)).unwrap_or(0);
        let x = area.right().saturating_sub(width + 1).max(end);
        ink::write(&who, area, (x, area.y), buffer);
    }

    /// Whose turn it is, in so many cells.
    fn who(&self, scene: &Scene<'_>, room: usize) -> Vec<Piece> {
        let look = scene.brush.look;
        if let Some(seat) = self.me() {
            let name = shortened(&scene.called(seat), room.saturating_sub(2));
            let style = of_seat(seat, look).add_modifier(Modifier::BOLD);
            return vec![(format!("{} {name}", shape(seat, look)), style)];
        }
        let shapes = self.view.waiting.iter().filter(|seat| self.view.seat(*seat).is_some());
        shapes.map(|seat| (format!("{} ", shape(seat, look)), of_seat(seat, look))).collect()
    }

    /// The expeditions side by side: who won them, the one that is held next, those to come.
    pub(super) fn draw_expeditions(
        &self,
        scene: &Scene<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let count = self.view.expeditions.len();
        let mut spots = Vec::new();
        for (number, destination) in self.view.expeditions.iter().enumerate() {
            let place = column(area, number, count);
            if area.height >= 3 {
                self.draw_framed(scene, number, *destination, place, buffer);
            } else {
                let x = if number == 0 { place.x + 1 } else { place.x };
                self.draw_expedition(scene, number, *destination, Rect { x, ..place }, buffer);
            }
            spots.push(Spot::new(Place::Expedition(number).to_string(), place));
        }
        spots
    }

    fn is_active(&self, number: usize) -> bool {
        let over = self.view.winners.len();
        number == over && number + 1 == usize::from(self.view.active)
    }

    /// Name, then its symbols, or who has won it.
    fn draw_expedition(
        &self,
        scene: &Scene<'_>,
        number: usize,
        destination: Destination,
        place: Rect,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let name = phrase::place(destination, words);
        let active = self.is_active(number);
        let over = self.view.winners.get(number).is_some();
        let chosen = scene.brush.is_chosen(&Place::Expedition(number).to_string());
        let role = match (chosen, active, over) {
            (true, ..) => Role::Cursor,
            (_, true, _) => Role::Title,
            _ => Role::Quiet,
        };
        let mut style = look.style(role);
        if active {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let mark = if active { look.signs.pick("▸", ">") } else { "" };
        let mut pieces: Vec<Piece> =
            vec![(mark.to_owned(), look.style(Role::Title)), (name, style), (" ".into(), style)];
        pieces.truncate(2);
        pieces.push((" ".into(), look.style(Role::Text)));
        pieces.extend(self.outcome_of(scene, number, destination));
        ink::write(&pieces, place, (place.x, place.y), buffer);
    }

    /// Who won it, or how often each kind counts there.
    fn outcome_of(&self, scene: &Scene<'_>, number: usize, destination: Destination) -> Vec<Piece> {
        let Brush { words, look, .. } = scene.brush;
        let active = self.is_active(number);
        match self.view.winners.get(number) {
            Some(Some(seat)) => {
                let style = of_seat(*seat, look).add_modifier(Modifier::BOLD);
                vec![(format!("{}{}", ink::flag(look.signs), shape(*seat, look)), style)]
            }
            Some(None) => vec![(look.signs.pick("–", "-").to_owned(), look.style(Role::Quiet))],
            None => {
                let mut pieces = Vec::new();
                for kind in Kind::ALL {
                    for _ in 0..self.rules.symbols(destination)[kind] {
                        let letter = ink::letter(kind, words, look.signs);
                        let style = if active {
                            ink::chip_of_kind(kind, look)
                        } else {
                            ink::tint_of_kind(kind, look)
                        };
                        pieces.push((letter, style));
                        pieces.push((" ".to_owned(), look.style(Role::Text)));
                    }
                }
                pieces
            }
        }
    }

    /// The same in a frame, with when it is held; with more rows, what counts in words and who is
    /// strongest there.
    fn draw_framed(
        &self,
        scene: &Scene<'_>,
        number: usize,
        destination: Destination,
        place: Rect,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let active = self.is_active(number);
        let role = if active { Role::Text } else { Role::Frame };
        Block::bordered()
            .border_set(look.signs.border())
            .border_style(look.style(role))
            .render(place, buffer);
        let inner = Rect {
            x: place.x + 2,
            y: place.y + 1,
            width: place.width.saturating_sub(4),
            height: place.height - 2,
        };
        self.draw_expedition(scene, number, destination, inner, buffer);
        let last = number + 1 == self.view.expeditions.len();
        let winner = self.view.winners.get(number);
        let when = match (winner, active, last) {
            (Some(Some(seat)), ..) => scene.called(*seat),
            (Some(None), ..) => say!(words, "ex-when", when = "nobody"),
            (None, true, _) => say!(words, "ex-when", when = "now"),
            (None, _, true) => say!(words, "ex-when", when = "last"),
            (None, ..) if number == usize::from(self.view.active) => {
                say!(words, "ex-when", when = "next")
            }
            (None, ..) => String::new(),
        };
        let when = shortened(&when, 8);
        let style = match winner {
            Some(Some(seat)) => of_seat(*seat, look),
            _ => look.style(if active { Role::Title } else { Role::Quiet }),
        };
        let x = inner.right().saturating_sub(columns(&when));
        put(buffer, inner, x, inner.y, &when, style);
        if inner.height >= 2 && winner.is_none() {
            let kinds = self.kinds_told(destination, words);
            put(buffer, inner, inner.x, inner.y + 1, &kinds, look.style(Role::Quiet));
        }
        if inner.height >= 3 && winner.is_none() {
            let mut pieces = vec![(say!(words, "ex-there") + " ", look.style(Role::Quiet))];
            for seat in self.seats_in_order() {
                let text = format!("{}{} ", shape(seat, look), self.best_there(seat, destination));
                pieces.push((text, of_seat(seat, look)));
            }
            ink::write(&pieces, inner, (inner.x, inner.y + 2), buffer);
        }
    }

    /// The strongest of a seat's teams on that expedition.
    pub(super) fn best_there(&self, seat: Seat, destination: Destination) -> u8 {
        let symbols = self.rules.symbols(destination);
        let strength = |which: Which| {
            let team = self.view.seat(seat)?.teams[which.index()].team();
            Some(team.strength(self.rules, symbols))
        };
        Which::BOTH.into_iter().filter_map(strength).max().unwrap_or(0)
    }
}
