//! How things look on this table: seats, sorts of cards, and lines written piece by piece.

use crate::draw::text::{columns, put};
use crate::draw::theme::{Look, Paint, Role, Signs};
use crate::engine::Seat;
use crate::games::explora::card::{Card, What};
use crate::games::explora::member::Kind;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The palette of the seats.
pub(super) const fn seat_role(seat: Seat) -> Role {
    Role::Cool(seat.index())
}

/// How what stands on a seat's colour looks.
pub(super) fn chip_of_seat(seat: Seat, look: Look) -> Style {
    look.style(Role::Chip(seat.index()))
}

/// How a seat's things look.
pub(super) fn of_seat(seat: Seat, look: Look) -> Style {
    look.style(seat_role(seat))
}

/// A seat's shape.
pub(super) const fn shape(seat: Seat, look: Look) -> &'static str {
    look.signs.seat(seat.index(), true)
}

const fn hue(kind: Kind) -> Paint {
    match kind {
        Kind::Explorer => Paint::Yellow,
        Kind::Crew => Paint::Green,
        Kind::Transport => Paint::Blue,
    }
}

/// The colour of a card; a patron is as white as the terminal's own letters.
const fn hue_of(card: Card) -> Option<Paint> {
    match card.what() {
        What::Member(kind) => Some(hue(kind)),
        What::Jetpack | What::RiskyMove | What::LongWatch => Some(Paint::Red),
        What::Patron | What::Cartographer => None,
    }
}

/// A card's colour as its ground.
pub(super) fn chip(card: Card, look: Look) -> Style {
    let plain = Style::new().add_modifier(Modifier::REVERSED);
    hue_of(card).map_or(plain, |paint| look.style(Role::Flag(paint)))
}

/// A card's colour as its ink.
pub(super) fn tint(card: Card, look: Look) -> Style {
    look.style(hue_of(card).map_or(Role::Text, Role::Light))
}

/// A kind's colour as its ground.
pub(super) fn chip_of_kind(kind: Kind, look: Look) -> Style {
    look.style(Role::Flag(hue(kind)))
}

/// A kind's colour as its ink.
pub(super) fn tint_of_kind(kind: Kind, look: Look) -> Style {
    look.style(Role::Light(hue(kind)))
}

/// A kind's letter; where seats are letters, a small one.
pub(super) fn letter(kind: Kind, words: &Words, signs: Signs) -> String {
    small(say!(words, "ex-kind-letter", kind = kind.name()), signs)
}

/// A card in a team: its letter and, with the strength, what it adds.
pub(super) fn letter_of(card: Card, words: &Words, signs: Signs) -> String {
    match card.what() {
        What::Member(kind) => letter(kind, words, signs),
        _ => small(say!(words, "ex-jetpack-letter"), signs),
    }
}

fn small(letter: String, signs: Signs) -> String {
    match signs {
        Signs::Unicode => letter,
        Signs::Ascii => letter.to_lowercase(),
    }
}

/// The sign of an expedition card.
pub(super) const fn flag(signs: Signs) -> &'static str {
    signs.pick("⚑", "!")
}

/// The sign of an artefact.
pub(super) const fn artefact(signs: Signs) -> &'static str {
    signs.pick("◈", "*")
}

/// The sign of money in a bid.
pub(super) const fn coin(signs: Signs) -> &'static str {
    signs.pick("▰", "#")
}

/// A piece of a line, and how it looks.
pub(super) type Piece = (String, Style);

/// Writes pieces one after the other; says where they end.
pub(super) fn write(pieces: &[Piece], area: Rect, (x, y): (u16, u16), buffer: &mut Buffer) -> u16 {
    let mut x = x;
    for (text, style) in pieces {
        put(buffer, area, x, y, text, *style);
        x = x.saturating_add(columns(text));
    }
    x
}

/// The cells that pieces take.
pub(super) fn width_of(pieces: &[Piece]) -> usize {
    pieces.iter().map(|(text, _)| crate::draw::text::width_of(text)).sum()
}

/// A rule across a place, with a heading on it from this column on.
pub(super) fn rule(
    heading: &[Piece],
    area: Rect,
    (x, y): (u16, u16),
    look: Look,
    buffer: &mut Buffer,
) {
    let dash = look.signs.pick("─", "-").repeat(area.width.into());
    put(buffer, area, area.x, y, &dash, look.style(Role::Frame));
    write(heading, area, (x, y), buffer);
}
