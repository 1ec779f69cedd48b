//! What lies in the middle, drawn: the expeditions, the market, the scale.

use super::{Picture, letter, paint, paint_card};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{cut, put, width_of, wrap};
use crate::draw::theme::{Role, Signs};
use crate::games::explora::action::Action;
use crate::games::explora::card::{Card, What};
use crate::games::explora::destination::Destination;
use crate::games::explora::event::Event;
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::scale::PLACES;
use crate::games::explora::state::Stage;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// A card of the market takes so many cells, and so many lines.
const CARD: u16 = 13;
const CARD_HEIGHT: u16 = 5;

impl Picture {
    /// The expeditions of the match side by side: who won them, the active one, those to come.
    pub(super) fn draw_expeditions(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) {
        let count = u16::try_from(self.view.expeditions.len()).unwrap_or(1).max(1);
        let pitch = area.width / count;
        for (number, destination) in (1..).zip(self.view.expeditions.iter()) {
            let x = area.x + (number - 1) * pitch;
            let active = number == u16::from(self.view.active);
            let place = Rect { x, width: pitch.saturating_sub(1), ..area };
            self.draw_expedition(*destination, number, active, place, brush, buffer);
        }
    }

    fn draw_expedition(
        &self,
        destination: Destination,
        number: u16,
        active: bool,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let signs = brush.look.signs;
        let winner = self.view.winners.get(usize::from(number) - 1).copied();
        let over = winner.is_some();
        let mark = match winner {
            Some(Some(seat)) => signs.seat(seat.index(), true),
            Some(None) => signs.pick("×", "x"),
            None if active => signs.pick("▸", ">"),
            None => " ",
        };
        let mark_role = match winner {
            Some(Some(seat)) => Role::Seat(seat.index()),
            _ => Role::Title,
        };
        put(buffer, place, place.x, place.y, mark, brush.look.style(mark_role));
        let role = match (active, over) {
            (true, _) => Role::Title,
            (_, true) => Role::Quiet,
            _ => Role::Text,
        };
        let name = phrase::place(destination, brush.words);
        put(buffer, place, place.x + 2, place.y, &name, brush.look.style(role));
        let mut x = place.x + 2;
        for kind in Kind::ALL {
            for _ in 0..self.rules.symbols(destination)[kind] {
                let mut style = brush.look.style(if over { Role::Quiet } else { paint(kind) });
                if active {
                    style = style.add_modifier(Modifier::BOLD);
                }
                put(buffer, place, x, place.y + 1, &letter(kind, brush.words), style);
                x += 2;
            }
        }
    }

    pub(super) fn draw_market(
        &self,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let pitch = (area.width / 4).clamp(CARD, CARD + 4);
        let mut x = area.x;
        for (number, card) in (1..).zip(self.view.market.iter()) {
            let place = Rect { x, width: pitch - 1, height: CARD_HEIGHT, ..area };
            // A market of another box may be longer: what does not fit stands in the list.
            if place.right() > area.right() {
                break;
            }
            let decision = Action::Take(*card).to_string();
            self.draw_card(*card, &decision, place, brush, buffer);
            if self.view.stage == Stage::Pick {
                let style = brush.look.style(Role::Title);
                put(buffer, place, x + 1, place.y, &format!("{number}"), style);
            }
            spots.push(Spot::new(decision, place));
            x += pitch;
        }
        if let Stage::Use { card, .. } = self.view.stage {
            // What is being dealt with lies apart.
            let place = Rect { x, width: pitch - 1, height: CARD_HEIGHT, ..area };
            self.draw_card(card, "", place, brush, buffer);
            let held = say!(brush.words, "ex-market-held");
            put(buffer, place, x + 1, area.y, &held, brush.look.style(Role::Title));
        } else if self.view.market.is_empty() && self.view.stage != Stage::Opening {
            let text = say!(brush.words, "ex-market-sold-out");
            put(buffer, area, area.x + 2, area.y + 2, &text, brush.look.style(Role::Quiet));
        }
        spots
    }

    /// A card with its name, what it is, its strength and its price.
    fn draw_card(
        &self,
        card: Card,
        decision: &str,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) {
        let painted = brush.look.style(paint_card(card));
        // The cursor changes the name alone: a slow line need not draw the whole card.
        let legal = brush.is_legal(decision);
        let frame = brush.look.style(if legal { Role::Target } else { paint_card(card) });
        let frame = frame.remove_modifier(Modifier::UNDERLINED);
        let inside = usize::from(place.width - 2);
        let [corners, across, down] = match brush.look.signs {
            Signs::Unicode if legal => ["╔╗╚╝", "═", "║"],
            Signs::Unicode => ["╭╮╰╯", "─", "│"],
            Signs::Ascii if legal => ["####", "=", "#"],
            Signs::Ascii => ["++++", "-", "|"],
        };
        let corner = |n: usize| corners.chars().nth(n).unwrap_or(' ');
        let line = across.repeat(inside);
        put(buffer, place, place.x, place.y, &format!("{}{line}{}", corner(0), corner(1)), frame);
        let foot = place.y + place.height - 1;
        put(buffer, place, place.x, foot, &format!("{}{line}{}", corner(2), corner(3)), frame);
        for y in place.y + 1..foot {
            put(buffer, place, place.x, y, down, frame);
            put(buffer, place, place.right() - 1, y, down, frame);
        }
        let name = phrase::card(card, brush.words);
        let role = if brush.is_chosen(decision) { Role::Cursor } else { paint_card(card) };
        let bold = brush.look.style(role).add_modifier(Modifier::BOLD);
        for (y, line) in (place.y + 1..place.y + 3).zip(wrap(&name, inside)) {
            put(buffer, place, place.x + 1, y, &cut(&line, inside), bold);
        }
        let y = place.y + 3;
        put(buffer, place, place.x + 1, y, &self.card_sign(card, brush), painted);
        let price = match self.actor() {
            Some(seat) => self.view.price(self.rules, seat, card),
            None => self.rules.price(card),
        };
        let price = say!(brush.words, "ex-price", money = price);
        let x = place.right() - 1 - u16::try_from(width_of(&price)).unwrap_or(0);
        put(buffer, place, x, y, &price, brush.look.style(Role::Text));
    }

    /// What a card is, in a few signs: a kind and a strength, or its special.
    fn card_sign(&self, card: Card, brush: Brush<'_>) -> String {
        match card.what() {
            What::Member(kind) => {
                format!("{} {}", letter(kind, brush.words), self.rules.strength(card))
            }
            What::Jetpack => format!("* {}", self.rules.strength(card)),
            What::RiskyMove => "?".to_owned(),
            What::LongWatch => brush.look.signs.pick("↑ I", "^ I").to_owned(),
            What::Patron | What::Cartographer => String::new(),
        }
    }

    /// The scale with its artefacts, and how near the expedition is.
    pub(super) fn draw_scale(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) {
        let signs = brush.look.signs;
        let pitch = area.width / u16::try_from(PLACES.len()).unwrap_or(1);
        let moved = |seat| {
            self.news.iter().any(|event| match *event {
                Event::Forward { seat: it, past, .. } | Event::Back { seat: it, past, .. } => {
                    it == seat || past == Some(seat)
                }
                Event::Watched { seat: it } => it == seat,
                _ => false,
            })
        };
        let places = self.view.scale.0.iter().zip(&self.rules.artefacts.points).zip(PLACES);
        for (number, ((marker, points), place)) in (0u16..).zip(places) {
            let x = area.x + number * pitch;
            let head = format!("{place} {}{points}", signs.pick("◈", "a"));
            put(buffer, area, x, area.y, &head, brush.look.style(Role::Text));
            let x = x + u16::try_from(width_of(&head)).unwrap_or(0) + 1;
            match marker {
                Some(seat) if self.view.stage != Stage::Opening => {
                    let shape = signs.seat(seat.index(), true);
                    let style = brush.look.style(Role::Seat(seat.index()));
                    put(buffer, area, x, area.y, shape, style.add_modifier(Modifier::BOLD));
                    if moved(*seat) {
                        let sign = signs.pick("‹", "<");
                        put(buffer, area, x + 1, area.y, sign, brush.look.style(Role::Fresh));
                    }
                }
                _ => put(
                    buffer,
                    area,
                    x,
                    area.y,
                    signs.pick("·", "."),
                    brush.look.style(Role::Quiet),
                ),
            }
        }
        let (count, needed) = (self.view.cartographers, self.rules.cartographers.needed);
        let full = signs.pick("▣", "#").repeat(count.min(needed).into());
        let empty = signs.pick("□", ".").repeat(needed.saturating_sub(count).into());
        let more = if count > needed { format!(" {count}") } else { String::new() };
        let text = say!(brush.words, "ex-cartographers", signs = format!("{full}{empty}{more}"));
        put(buffer, area, area.x, area.y + 1, &text, brush.look.style(Role::Text));
        let x = area.x + u16::try_from(width_of(&text)).unwrap_or(0) + 2;
        let kinds = Kind::ALL.map(|kind| {
            let name = say!(brush.words, "ex-kind", kind = kind.name());
            format!("{} {name}", letter(kind, brush.words))
        });
        let key = kinds.join("  ");
        put(buffer, area, x, area.y + 1, &key, brush.look.style(Role::Quiet));
    }
}
