//! What is taken and played: the discard piles at the ends of the paths, the deck above them, the
//! hand in the bands of its colours, and what each card would do.

use super::advice::room_of;
use super::pen::{Pen, line, plate};
use super::place::Place;
use super::plan::{Class, Plan, TILES};
use super::{Marks, Picture};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, shortened};
use crate::draw::theme::Role;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::{Card, Colour};
use crate::games::lost_cities::event::Event;
use crate::games::lost_cities::state::Stage;
use crate::say;
use ratatui::layout::Rect;

/// A card of the hand, where it lies.
#[derive(Clone, Copy)]
struct Held {
    card: Card,
    /// Its key, from 1.
    number: usize,
    /// Whether it is the first of equal ones: the cursor rests on that.
    first: bool,
}

impl Picture {
    /// The headings of these columns, the piles and the deck.
    pub(super) fn draw_piles(
        &self,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let small = plan.wide == Class::Small;
        let x = if small { plan.line().1 } else { plan.pile(Colour::Yellow).x };
        if marks.takes {
            let place = Place::Decision(Action::Draw).to_string();
            let text = say!(brush.words, "lc-deck-key");
            let role = if brush.is_chosen(&place) { Role::Cursor } else { Role::Target };
            pen.put(x, plan.head(), &text, role);
            spots.push(Spot::new(place, Rect::new(x, plan.head(), columns(&text), 1)));
        } else {
            pen.put(x, plan.head(), &say!(brush.words, "lc-head-discard"), Role::Title);
        }
        for colour in Colour::ALL {
            spots.extend(self.draw_pile(colour, plan, marks, brush, pen));
        }
        spots
    }

    fn draw_pile(
        &self,
        colour: Colour,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) -> Option<Spot> {
        let (place, pile) = (plan.pile(colour), &self.view.piles[colour]);
        let decision = Place::Decision(Action::Take(colour)).to_string();
        let legal = marks.takes && brush.is_legal(&decision);
        let closed = marks.takes && self.view.closed == Some(colour);
        let Some(top) = pile.top else {
            let text = if plan.tiles == Class::Small { "–" } else { "" };
            pen.outline(place, text, Role::Faint);
            return None;
        };
        let value = top.value().to_string();
        let text = match (legal, closed) {
            (true, _) => format!("[{value}]"),
            (_, true) => format!("({value})"),
            _ => value,
        };
        let role = if legal && brush.is_chosen(&decision) { Role::Cursor } else { plate(colour) };
        if closed && plan.tiles == Class::Small {
            pen.put(place.x, place.y, &text, line(colour));
        } else if closed {
            pen.outline(place, &text, line(colour));
        } else {
            pen.tile(Rect { width: place.width.max(columns(&text)), ..place }, &text, role);
        }
        let count = say!(brush.words, "lc-pile-of", cards = pile.cards);
        let x = pen.put(place.x, place.bottom(), &count, Role::Quiet);
        if closed {
            pen.put(x + 1, place.bottom(), "×", Role::Quiet);
        }
        if legal {
            let key = (colour.index() + 1).to_string();
            pen.put(place.x.saturating_sub(1), place.y, &key, Role::Cursor);
        }
        (legal || closed).then(|| Spot::new(decision, place))
    }

    /// One's own hand, with its keys while a card is chosen.
    pub(super) fn draw_cards_held(
        &self,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) -> Vec<Spot> {
        if self.own().and_then(|own| own.hand.as_ref()).is_none() {
            return Vec::new();
        }
        let head = plan.hand(Colour::Yellow);
        pen.put(head.x, plan.head(), &say!(brush.words, "lc-head-hand"), Role::Title);
        let mut spots = Vec::new();
        for colour in Colour::ALL {
            let held = self.held(colour);
            let places = places_of(held.len(), colour, plan);
            for (held, place) in held.iter().zip(&places) {
                self.draw_held(*held, *place, plan, marks, brush, pen);
                if marks.plays {
                    spots.push(Spot::new(Place::Card(held.card).to_string(), place.seen));
                }
            }
            if let Some(area) = plan.told(colour) {
                self.draw_effects(&held, area, marks, brush, pen);
            }
        }
        if let Some(area) = plan.told(Colour::Yellow).filter(|_| marks.plays) {
            let head = say!(brush.words, "lc-head-effects", room = room_of(area.width));
            let head = shortened(&head, area.width.into());
            pen.put(area.x, plan.head(), &head, Role::Title);
        }
        spots
    }

    /// The cards of a colour with their numbers in the hand.
    fn held(&self, colour: Colour) -> Vec<Held> {
        let hand = self.own().and_then(|own| own.hand.as_ref());
        let mut before = None;
        let all = (1..).zip(hand.into_iter().flatten());
        let own = all.filter(|(_, card)| card.colour() == colour);
        own.map(|(number, card)| {
            let first = before.replace(*card) != Some(*card);
            Held { card: *card, number, first }
        })
        .collect()
    }

    fn draw_held(
        &self,
        held: Held,
        place: Lying,
        plan: &Plan,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) {
        let (card, colour) = (held.card, held.card.colour());
        let chosen = held.first && marks.plays && marks.card == Some(card);
        let (value, playable) = (card.value().to_string(), self.fits(card));
        if plan.tiles == Class::Small {
            let (text, role) = match (chosen, playable) {
                (true, _) => (format!("[{value}]"), Role::Cursor),
                (_, true) => (format!("[{value}]"), plate(colour)),
                _ => (format!(" {value} "), line(colour)),
            };
            pen.put(place.tile.x, place.tile.y, &text, role);
        } else {
            draw_tile(&value, playable, place, colour, pen);
            if chosen {
                // White beside white would be a wider card.
                let ring = if colour == Colour::White { Role::Target } else { Role::Ring };
                for y in place.tile.y..place.tile.bottom() {
                    pen.put(place.tile.x - 1, y, "▐", ring);
                    pen.put(place.tile.right(), y, "▌", ring);
                }
            }
        }
        let (x, y) = place.key;
        if marks.plays {
            let role = if chosen { Role::Cursor } else { Role::Title };
            pen.put(x, y, &held.number.to_string(), role);
        } else if held.first && self.drawn() == Some(card) {
            let text = say!(brush.words, "lc-new");
            pen.put(x.saturating_sub(columns(&text) / 2), y, &text, Role::Fresh);
        }
    }

    /// What each card would do, beside it.
    fn draw_effects(
        &self,
        held: &[Held],
        area: Rect,
        marks: &Marks,
        brush: Brush<'_>,
        pen: &mut Pen<'_>,
    ) {
        if !marks.plays {
            return;
        }
        let mut rows = area.y..area.bottom();
        let each = if held.len() > usize::from(area.height / 2) { 1 } else { 2 };
        for held in held {
            let (told, playable) = self.effect(held.card, area.width, brush.words);
            let role = if playable { Role::Text } else { Role::Quiet };
            let lines = told.iter().take(each);
            for (index, text) in lines.enumerate() {
                let Some(y) = rows.next() else { return };
                if index == 0 {
                    let chosen = marks.card == Some(held.card) && held.first;
                    let key = if chosen { Role::Cursor } else { Role::Title };
                    pen.put(area.x, y, &held.number.to_string(), key);
                }
                let text = shortened(text, usize::from(area.width.saturating_sub(2)));
                pen.put(area.x + 2, y, &text, role);
            }
        }
    }

    /// Whether a card of the hand could be played now, or would fit if it could.
    pub(super) fn fits(&self, card: Card) -> bool {
        self.own().is_some_and(|own| self.fits_on(card, own))
    }

    /// The card that these eyes' seat drew or took last, after its turn.
    pub(super) fn drawn(&self) -> Option<Card> {
        match self.last_taken()? {
            Event::Drew { card, .. } => *card,
            Event::Took { card, .. } => Some(*card),
            _ => None,
        }
    }

    /// Whether that was a card that nobody else has seen.
    pub(super) fn drew_unseen(&self) -> bool {
        matches!(self.last_taken(), Some(Event::Drew { card: Some(_), .. }))
    }

    fn last_taken(&self) -> Option<&Event> {
        let eyes = self.view.eyes.seat()?;
        let on_turn = self.view.turn == Some(eyes) || self.view.stage == Stage::Over;
        let own = |event: &&Event| match event {
            Event::Drew { seat, .. } | Event::Took { seat, .. } => *seat == eyes,
            _ => false,
        };
        self.news.iter().rev().find(own).filter(|_| !on_turn)
    }
}

/// Where a card lies: its tile, what of it is seen, its key.
#[derive(Clone, Copy)]
struct Lying {
    tile: Rect,
    seen: Rect,
    key: (u16, u16),
}

/// Side by side; more than fit lie like a fan or, where they are small, in the rows of the band.
fn places_of(count: usize, colour: Colour, plan: &Plan) -> Vec<Lying> {
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    let (width, height) = plan.tiles.tile();
    let hand = plan.hand(colour);
    let y = plan.tile_row(colour);
    let small = plan.tiles == Class::Small;
    let lying = |index: u16| {
        if small && count > TILES {
            let (x, y) = (hand.x + index % 3 * (width + 2), y + index / 3);
            let tile = Rect::new(x + 1, y, width, 1);
            return Lying { tile, seen: tile, key: (x, y) };
        }
        let pitch = if count > TILES { 3 } else { width + 1 };
        // A fan of a whole hand begins a little before its column.
        let all = pitch * count.saturating_sub(1) + width;
        let x = hand.x.min(plan.area.right().saturating_sub(all)) + index * pitch;
        let tile = Rect::new(x, y, width, height);
        let seen = if index + 1 < count { Rect { width: pitch.min(width), ..tile } } else { tile };
        Lying { tile, seen, key: (x + seen.width.min(width) / 2, tile.bottom()) }
    };
    (0..count).map(lying).collect()
}

fn draw_tile(value: &str, playable: bool, place: Lying, colour: Colour, pen: &mut Pen<'_>) {
    let role = if playable { plate(colour) } else { line(colour) };
    let (tile, covered) = (place.tile, place.seen.width < place.tile.width);
    if playable {
        pen.tile(tile, "", role);
    } else {
        pen.outline(tile, "", role);
    }
    if tile.height > 3 || covered {
        // As on a card: in two corners, or in the one that a fan shows.
        pen.put(tile.x + 1, tile.y + 1, value, role);
        if !covered {
            let x = tile.right() - 1 - columns(value);
            pen.put(x, tile.bottom() - 2, value, role);
        }
    } else {
        let middle = Rect { y: tile.y + 1, height: 1, x: tile.x + 1, width: tile.width - 2 };
        pen.tile(middle, value, role);
    }
    if covered && playable {
        for y in tile.y..tile.bottom() {
            pen.put(tile.x, y, pen.signs().pick("▏", "|"), role);
        }
    }
}
