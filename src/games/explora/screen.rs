//! The table of Explora, drawn: the expeditions, the market, the scale, everybody's teams on the
//! strength track, and one's own money behind the screen.

mod advice;
mod market;
mod purse;
mod teams;

use super::action::Action;
use super::card::{Card, What};
use super::components::Components;
use super::event::Event;
use super::member::Kind;
use super::scale::PLACES;
use super::state::Stage;
use super::view::View;
use crate::draw::board::{Board, Brush, Layout, Shares, Spot};
use crate::draw::theme::{Paint, Role};
use crate::engine::Seat;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

/// What some eyes see, with the numbers of the box and what is new to them.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
    pub(super) news: Vec<Event>,
}

/// Boards of this width have room for names.
const ROOMY: u16 = 70;

fn paint(kind: Kind) -> Role {
    Role::Paint(match kind {
        Kind::Explorer => Paint::Yellow,
        Kind::Crew => Paint::Blue,
        Kind::Transport => Paint::Green,
    })
}

/// The role that a card is drawn in.
fn paint_card(card: Card) -> Role {
    match card.what() {
        What::Member(kind) => paint(kind),
        What::Patron | What::Cartographer => Role::Paint(Paint::White),
        What::Jetpack | What::RiskyMove | What::LongWatch => Role::Paint(Paint::Red),
    }
}

fn letter(kind: Kind, words: &Words) -> String {
    say!(words, "ex-kind-letter", kind = kind.name())
}

impl Picture {
    /// Whose decision is looked at: the eyes', or that of the one who decides before all.
    fn actor(&self) -> Option<Seat> {
        let before_all = !self.view.stage.is_secret();
        self.view.eyes.seat().or_else(|| self.view.waiting.first().filter(|_| before_all))
    }

    /// The bids are open and the market is being picked from.
    fn picking(&self) -> bool {
        matches!(self.view.stage, Stage::Pick | Stage::Use { .. })
    }

    fn place(&self, seat: Seat) -> Option<&'static str> {
        PLACES.get(self.view.scale.place(seat)).copied()
    }
}

impl Board for Picture {
    fn layout(&self, screen: Size) -> Layout {
        Layout::Shared(Shares::below(screen, (6, 8)))
    }

    fn status(&self, words: &Words) -> String {
        let view = &self.view;
        say!(words, "ex-status", round = view.round, deck = view.deck)
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let seats = u16::try_from(self.view.seats.len()).unwrap_or(0);
        // With a line for each team, and air between the parts, the track must still fit.
        let roomy = area.width >= ROOMY && area.height >= 12 + (2 * seats + 1) + 2;
        let mut top = area;
        let mut below = |rows: u16| {
            let part = Rect { height: rows.min(top.height), ..top };
            top = Rect { y: top.y + part.height, height: top.height - part.height, ..top };
            part
        };
        let gap = u16::from(roomy);
        self.draw_expeditions(brush, below(2 + gap), buffer);
        let mut spots = self.draw_market(brush, below(5 + gap), buffer);
        self.draw_scale(brush, below(2 + gap), buffer);
        let rows = if roomy { 2 * seats + 1 } else { seats };
        spots.extend(self.draw_teams(brush, roomy, below(rows), buffer));
        self.draw_track(brush, below(3), buffer);
        spots
    }

    fn hand(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        self.draw_purse(brush, area, buffer)
    }

    /// Place, money as far as it is known, what is won; then the bid, while it matters.
    fn seat(&self, seat: Seat, _width: u16, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.seat(seat) else { return Vec::new() };
        let signs = brush.look.signs;
        let hidden = || signs.pick("··", "..").to_owned();
        let money = side.money.map_or_else(hidden, |money| money.to_string());
        let facts = say!(brush.words, "ex-seat-money", money = money);
        let artefacts = side.artefacts.iter().zip(&self.rules.artefacts.points);
        let artefacts: u16 = artefacts.map(|(n, points)| u16::from(*n) * u16::from(*points)).sum();
        let text = brush.look.style(Role::Text);
        let mut row = vec![
            Span::styled(format!("  {:<4}", self.place(seat).unwrap_or("")), text),
            Span::styled(format!("{}{} ", signs.pick("⚑", "x"), side.expeditions.len()), text),
            Span::styled(format!("{}{artefacts:<3}", signs.pick("◈", "a")), text),
        ];
        if let Some(told) = self.bid_told(seat, brush.words) {
            row.push(Span::styled(told, brush.look.style(Role::Fresh)));
        }
        vec![Line::styled(facts, text), Line::from(row)]
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        let foretold = decision.parse().ok().and_then(|action| self.foretell(action, words));
        foretold.unwrap_or_default()
    }

    fn concerns(&self) -> Option<Seat> {
        match self.view.stage {
            Stage::Lose { owner, .. } => Some(owner),
            _ => None,
        }
    }

    fn lists_all(&self) -> bool {
        matches!(self.view.stage, Stage::Use { .. } | Stage::Claim | Stage::Lose { .. })
    }

    /// A card of the market says what it does, also while it is only bid for.
    fn tell(&self, place: &str, words: &Words) -> Option<String> {
        match place.parse() {
            Ok(Action::Take(card)) if self.view.stage != Stage::Pick => {
                Some(self.foretell_take(card, words))
            }
            _ => None,
        }
    }

    fn amounts(&self) -> bool {
        self.view.stage.is_bidding()
    }

    /// Bids are what they are; the cards of the market are counted from the left.
    fn numbered(&self, number: u32, _: &[String], _: Option<&str>) -> Option<String> {
        if self.amounts() {
            return Some(format!("bid {number}"));
        }
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        let card = self.view.market.get(at).filter(|_| self.view.stage == Stage::Pick)?;
        Some(Action::Take(*card).to_string())
    }

    /// A bid more or a bid less, in sight or not.
    fn steer(&self, _: &[String], from: &str, (across, _): (i32, i32)) -> Option<String> {
        let Ok(Action::Bid(bid)) = from.parse() else { return None };
        let most = self.view.own()?.money.unwrap_or(0);
        let next = i32::from(bid).checked_add(across)?;
        let next = u16::try_from(next).ok().filter(|next| across != 0 && *next <= most)?;
        Some(Action::Bid(next).to_string())
    }
}

impl Picture {
    /// A seat's bid: what it was, or that it lies there.
    fn bid_told(&self, seat: Seat, words: &Words) -> Option<String> {
        let bidding = self.view.stage.is_bidding();
        let side = self.view.seat(seat)?;
        match side.bid {
            Some(bid) if self.picking() || bidding => Some(say!(words, "ex-seat-bid", money = bid)),
            None if bidding && !self.view.waiting.has(seat) => Some(say!(words, "ex-seat-sealed")),
            _ => None,
        }
    }
}
