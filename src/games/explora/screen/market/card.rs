//! One card of the market: a title on its colour, what it does, what it is worth, its price.

use super::Slot;
use crate::draw::board::Brush;
use crate::draw::text::{columns, put, shortened, width_of, wrap};
use crate::draw::theme::{Role, Signs};
use crate::engine::Seat;
use crate::games::explora::card::{Card, What};
use crate::games::explora::phrase;
use crate::games::explora::scale::PLACES;
use crate::games::explora::screen::ink::{self, Piece, of_seat, shape};
use crate::games::explora::screen::worth::{Worth, more_pay};
use crate::games::explora::screen::{Picture, Scene};
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// A card as wide as this has room for whole sentences, and a line for each seat.
const WIDE: u16 = 27;
/// A card as wide as this says its kind in words.
const NAMED: u16 = 28;
/// The least lines for whole sentences.
const SENTENCES: usize = 4;

impl Picture {
    pub(super) fn draw_slot(
        &self,
        scene: &Scene<'_>,
        slot: Slot,
        place: Rect,
        buffer: &mut Buffer,
    ) {
        if place.height < 2 || place.width < 4 {
            return;
        }
        let look = scene.brush.look;
        let card = slot.card();
        let quiet = matches!(slot, Slot::Taken(..));
        let frame = if quiet { look.style(Role::Frame) } else { ink::tint(card, look) };
        let frame = frame.remove_modifier(Modifier::BOLD);
        draw_sides(place, frame, look.signs, buffer);
        self.draw_title(scene, slot, Rect { height: 1, ..place }, buffer);
        let inner = Rect {
            x: place.x + 2,
            y: place.y + 1,
            width: place.width - 4,
            height: place.height - 2,
        };
        match slot {
            Slot::Taken(_, seat, bid) => draw_taker(scene, seat, bid, inner, buffer),
            _ => self.draw_inside(scene, slot, inner, buffer),
        }
        let foot = match slot {
            Slot::Open(card, _) if card.what() != What::Patron => {
                say!(scene.brush.words, "ex-foot-sell", money = self.rules.price(card))
            }
            Slot::Held(_, true) | Slot::Drawn(_) => say!(scene.brush.words, "ex-foot-drawn"),
            Slot::Held(_, false) => say!(scene.brush.words, "ex-foot-held"),
            _ => String::new(),
        };
        if !foot.is_empty() {
            let foot = shortened(&format!(" {foot} "), usize::from(place.width.saturating_sub(3)));
            put(buffer, place, place.x + 2, place.bottom() - 1, &foot, look.style(Role::Text));
        }
    }

    /// Number and name, and what it is, over the whole width: the card's edge.
    fn draw_title(&self, scene: &Scene<'_>, slot: Slot, place: Rect, buffer: &mut Buffer) {
        let look = scene.brush.look;
        let (card, width) = (slot.card(), usize::from(place.width));
        let chosen = scene.brush.is_chosen(&slot.place().to_string());
        let style = match slot {
            _ if chosen => look.style(Role::Cursor),
            Slot::Taken(..) => look.style(Role::Quiet).add_modifier(Modifier::UNDERLINED),
            _ => ink::chip(card, look).add_modifier(Modifier::BOLD),
        };
        let mark = if chosen { look.signs.pick("▸", ">") } else { " " };
        let number = match slot {
            Slot::Open(_, number) => number.to_string(),
            _ => String::new(),
        };
        let named = place.width >= NAMED;
        let lead = if named || chosen || number.is_empty() {
            format!("{mark}{number} ")
        } else {
            format!("{number} ")
        };
        let titled = |in_words: bool| {
            let what = self.sort_told(scene, card, in_words);
            let room = width.saturating_sub(width_of(&lead) + width_of(&what) + 1);
            (shortened_name(card, room, scene), what)
        };
        // A kind in words is not worth a part of the name.
        let (name, what) = titled(named);
        let (name, what) = if name.ends_with('…') { titled(false) } else { (name, what) };
        let gap = width.saturating_sub(width_of(&lead) + width_of(&name) + width_of(&what));
        let end = usize::from(gap > 1);
        let title = format!("{lead}{name}{}{what}{}", " ".repeat(gap - end), " ".repeat(end));
        put(buffer, place, place.x, place.y, &title, style);
        if chosen {
            // A card may be reversed without being chosen: its number is then not.
            put(buffer, place, place.x, place.y, lead.trim_end(), look.style(Role::Title));
        }
    }

    /// What sort of card it is, with its strength.
    fn sort_told(&self, scene: &Scene<'_>, card: Card, in_words: bool) -> String {
        let Brush { words, look, .. } = scene.brush;
        let strength = self.rules.strength(card);
        match card.what() {
            What::Member(kind) if in_words => {
                format!("{} {strength}", say!(words, "ex-kind", kind = kind.name()))
            }
            What::Jetpack if in_words => format!("{} {strength}", say!(words, "ex-special")),
            What::Member(_) | What::Jetpack => {
                format!("{}{strength}", ink::letter_of(card, words, look.signs))
            }
            What::RiskyMove | What::LongWatch if in_words => say!(words, "ex-special"),
            What::Patron if in_words => say!(words, "ex-patron-sort"),
            _ => String::new(),
        }
    }

    /// What it does above, what it is worth below.
    fn draw_inside(&self, scene: &Scene<'_>, slot: Slot, inner: Rect, buffer: &mut Buffer) {
        let card = slot.card();
        let wide =
            inner.width + 4 >= WIDE && usize::from(inner.height) >= self.view.seats.len() + 3;
        let worth = match slot {
            Slot::Drawn(_) => Vec::new(),
            _ if wide => self.worth_in_lines(scene, slot, inner.width),
            _ => self.worth_in_short(scene, slot, inner.width),
        };
        let lines = u16::try_from(worth.len()).unwrap_or(0).min(inner.height);
        let above = inner.height - lines;
        let text = self.text_of(scene, card, (inner.width, usize::from(above)));
        let bottom = inner.y + above;
        for (y, (line, style)) in (inner.y..bottom).zip(text) {
            put(buffer, inner, inner.x, y, &line, style);
        }
        for (y, pieces) in (bottom..inner.bottom()).zip(worth) {
            ink::write(&pieces, inner, (inner.x, y), buffer);
        }
    }

    /// What it does, in as many words as there is room for.
    fn text_of(
        &self,
        scene: &Scene<'_>,
        card: Card,
        (width, lines): (u16, usize),
    ) -> Vec<(String, Style)> {
        let (words, look) = (scene.brush.words, scene.brush.look);
        let width = usize::from(width);
        let plain = look.style(Role::Text);
        let mut text: Vec<(String, Style)> = Vec::new();
        if let What::Member(kind) = card.what() {
            let symbols = self.view.symbols(self.rules)[kind];
            let strength = self.rules.strength(card);
            let name = say!(words, "ex-kind", kind = kind.name());
            let total = strength.saturating_mul(symbols);
            let sum = format!("{strength}×{symbols} = {total}");
            let line = format!("{name} {sum}");
            let lines = if width_of(&line) <= width { vec![line] } else { vec![name, sum] };
            let style = ink::tint_of_kind(kind, look).add_modifier(Modifier::BOLD);
            text.extend(lines.into_iter().map(|line| (line, style)));
        }
        let full = wrap(&self.rule_of(scene, card, true), width);
        let fits = text.len() + full.len() <= lines && lines >= SENTENCES;
        let rule = if fits { full } else { wrap(&self.rule_of(scene, card, false), width) };
        let style = if text.is_empty() { plain } else { look.style(Role::Quiet) };
        text.extend(rule.into_iter().map(|line| (line, style)));
        text.truncate(lines);
        text
    }

    /// A card's rule, whole or in a few words.
    pub(in crate::games::explora::screen) fn rule_of(
        &self,
        scene: &Scene<'_>,
        card: Card,
        whole: bool,
    ) -> String {
        let words = scene.brush.words;
        let length = if whole { "whole" } else { "short" };
        let strength = self.rules.strength(card);
        match card.what() {
            What::Member(kind) if whole => say!(words, "ex-rule-member", kind = kind.name()),
            What::Member(_) | What::Cartographer => String::new(),
            What::Jetpack => say!(words, "ex-rule-jetpack", length = length, strength = strength),
            What::LongWatch => say!(words, "ex-rule-watch", length = length, place = PLACES[0]),
            What::RiskyMove => say!(words, "ex-rule-risk", length = length),
            What::Patron => {
                let patrons = &self.rules.patrons;
                let at_table = (0..self.view.seats.len()).map(Seat::at);
                let own = at_table.into_iter().find(|seat| Card::patron_of(*seat) == Some(card));
                let whose = own.map_or(String::new(), |seat| {
                    format!("{} {}", shape(seat, scene.brush.look), scene.called(seat))
                });
                let length = if own.is_none() { "nobody" } else { length };
                let (pay, most) = (patrons.pay, patrons.own_pay);
                say!(words, "ex-rule-patron", length = length, pay = pay, most = most, name = whose)
            }
        }
    }

    /// A line for each seat, the one that decides first.
    fn worth_in_lines(&self, scene: &Scene<'_>, slot: Slot, width: u16) -> Vec<Vec<Piece>> {
        if slot.card() == Card::RISKY_MOVE {
            return self.deck_in_lines(scene, width);
        }
        let look = scene.brush.look;
        let names = self.seats_in_order().map(|seat| width_of(&scene.called(seat))).max();
        let room = usize::from(width).saturating_sub(20).max(5);
        let pad = names.unwrap_or(0).min(room);
        let lines = |room: usize| -> Vec<Vec<Piece>> {
            let line = |seat: Seat| {
                let name = shortened(&scene.called(seat), pad);
                let gap = " ".repeat(pad - width_of(&name));
                let name = format!("{} {name}{gap} ", shape(seat, look));
                let mut pieces = vec![(name, of_seat(seat, look))];
                pieces.extend(self.worth_told(scene, seat, slot.card(), room));
                pieces
            };
            self.seats_mine_first().map(line).collect()
        };
        // In all lines alike.
        let long = lines(usize::MAX);
        let fits = long.iter().all(|line| ink::width_of(line) <= usize::from(width));
        if fits { long } else { lines(0) }
    }

    /// What it is worth to a seat, in so many cells.
    fn worth_told(&self, scene: &Scene<'_>, seat: Seat, card: Card, room: usize) -> Vec<Piece> {
        let Brush { words, look, .. } = scene.brush;
        let own = self.me() == Some(seat);
        let style = if own { look.style(Role::Title) } else { look.style(Role::Text) };
        let top = PLACES[0];
        let piece = |text: String| vec![(text, style)];
        match self.worth(seat, card) {
            Some(Worth::Team(it)) if it.strength_then <= it.strength => {
                piece(say!(words, "ex-worth-nothing"))
            }
            Some(Worth::Team(it)) => {
                let arrow = look.signs.pick("→", ">");
                let change = format!("{}: {} {arrow} {}", it.team, it.strength, it.strength_then);
                let more = more_pay(&it);
                let pay = if more > 0 {
                    format!(" {}", say!(words, "ex-more", money = more))
                } else {
                    String::new()
                };
                let long = say!(words, "ex-worth-team", team = change.as_str());
                let fits = width_of(&long) + width_of(&pay) <= room;
                let text = if fits { long } else { change };
                vec![(text, style), (pay, look.style(Role::Price).remove_modifier(Modifier::BOLD))]
            }
            Some(Worth::Top(0)) => piece(say!(words, "ex-worth-stays", place = top)),
            Some(Worth::Top(place)) => {
                let arrow = look.signs.pick("→", ">");
                piece(format!("{} {arrow} {top}", PLACES.get(place).copied().unwrap_or_default()))
            }
            Some(Worth::Money(money)) => piece(say!(words, "ex-worth-money", money = money)),
            Some(Worth::Unknown) | None => Vec::new(),
        }
    }

    /// Who decides on a line of its own, the others together on another.
    fn worth_in_short(&self, scene: &Scene<'_>, slot: Slot, width: u16) -> Vec<Vec<Piece>> {
        if slot.card() == Card::RISKY_MOVE {
            return self.deck_in_lines(scene, width);
        }
        let (words, look) = (scene.brush.words, scene.brush.look);
        let me = self.me();
        let mut lines = Vec::new();
        if let Some(seat) = me {
            let own = self.view.eyes.are_of(seat);
            let shape = shape(seat, look);
            let head = match self.worth(seat, slot.card()) {
                Some(Worth::Team(it)) if it.strength_then > it.strength => shape.to_owned(),
                _ if own => String::new(),
                _ => format!("{shape} "),
            };
            let head = if own { format!("{} {head}", say!(words, "ex-you")) } else { head };
            let room = usize::from(width).saturating_sub(width_of(&head));
            let style = of_seat(seat, look).add_modifier(Modifier::BOLD);
            let mut pieces = vec![(head, style)];
            let worth = self.worth_told(scene, seat, slot.card(), room.min(8));
            pieces.extend(worth.into_iter().take(1).map(|(text, _)| (text, style)));
            lines.push(pieces);
        }
        let others: Vec<Piece> = self
            .seats_in_order()
            .filter(|seat| Some(*seat) != me)
            .map(|seat| (self.worth_in_signs(scene, seat, slot.card()), of_seat(seat, look)))
            .collect();
        lines.extend(in_lines(others, usize::from(width)));
        lines
    }

    /// What it is worth to a seat, in a few cells.
    fn worth_in_signs(&self, scene: &Scene<'_>, seat: Seat, card: Card) -> String {
        let look = scene.brush.look;
        let shape = shape(seat, look);
        match self.worth(seat, card) {
            Some(Worth::Team(it)) => {
                let rise = i16::from(it.strength_then) - i16::from(it.strength);
                if rise > 0 { format!("{shape}+{rise}") } else { format!("{shape}0") }
            }
            Some(Worth::Top(place)) => {
                format!("{shape}{}", PLACES.get(place).copied().unwrap_or_default())
            }
            Some(Worth::Money(money)) => format!("{shape}+{money}"),
            Some(Worth::Unknown) | None => String::new(),
        }
    }

    /// What could be turned up.
    fn deck_in_lines(&self, scene: &Scene<'_>, width: u16) -> Vec<Vec<Piece>> {
        let (words, look) = (scene.brush.words, scene.brush.look);
        let counts = self.deck_counts();
        let mut pieces = vec![(say!(words, "ex-deck-holds"), look.style(Role::Quiet))];
        for (sort, count, card) in counts {
            let text = match card.what() {
                What::Member(kind) => format!("{}{count}", ink::letter(kind, words, look.signs)),
                _ => format!("{}{count}", say!(words, "ex-sort-short", sort = sort)),
            };
            pieces.push((text, ink::tint(card, look)));
        }
        in_lines(pieces, usize::from(width))
    }
}

/// Pieces with blanks between them, in as many lines as they take; without, where that saves one.
fn in_lines(pieces: Vec<Piece>, width: usize) -> Vec<Vec<Piece>> {
    let cells: usize = pieces.iter().map(|(text, _)| width_of(text)).sum();
    let tight = cells <= width && cells + pieces.len().saturating_sub(1) > width;
    let mut lines: Vec<Vec<Piece>> = vec![Vec::new()];
    for piece in pieces {
        let gap = usize::from(!tight);
        let line = lines.last().map_or(0, |line| ink::width_of(line));
        if line > 0 && line + gap + width_of(&piece.0) > width {
            lines.push(Vec::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() && gap > 0 {
                line.push((" ".to_owned(), Style::new()));
            }
            line.push(piece);
        }
    }
    lines
}

/// A card's name in so many cells: shorter by its own words, and cut only then.
fn shortened_name(card: Card, room: usize, scene: &Scene<'_>) -> String {
    let words = scene.brush.words;
    let whole = phrase::card(card, words);
    if width_of(&whole) <= room {
        return whole;
    }
    shortened(&phrase::short_card(card, words), room)
}

/// The sides and the foot of a card; its title closes it above.
pub(super) fn draw_sides(place: Rect, style: Style, signs: Signs, buffer: &mut Buffer) {
    let [left, across, right, down] = match signs {
        Signs::Unicode => ["╰", "─", "╯", "│"],
        Signs::Ascii => ["+", "-", "+", "|"],
    };
    for y in place.y + 1..place.bottom() - 1 {
        put(buffer, place, place.x, y, down, style);
        put(buffer, place, place.right() - 1, y, down, style);
    }
    let line = across.repeat(usize::from(place.width.saturating_sub(2)));
    let foot = format!("{left}{line}{right}");
    debug_assert_eq!(columns(&foot), place.width, "a foot as wide as its card");
    put(buffer, place, place.x, place.bottom() - 1, &foot, style);
}

/// Who has taken it, and for how much.
fn draw_taker(scene: &Scene<'_>, seat: Seat, bid: u16, inner: Rect, buffer: &mut Buffer) {
    let look = scene.brush.look;
    let name = shortened(&scene.called(seat), usize::from(inner.width.saturating_sub(2)));
    let text = format!("{} {name}", shape(seat, look));
    put(buffer, inner, inner.x, inner.y, &text, of_seat(seat, look));
    let paid = say!(scene.brush.words, "ex-taken-for", money = bid);
    put(buffer, inner, inner.x, inner.y + 1, &paid, look.style(Role::Quiet));
}
