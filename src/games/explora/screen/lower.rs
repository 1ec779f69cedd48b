//! What lies below the teams: the discards, what must still be in the deck, the rounds so far.

use super::ink::{self, Piece};
use super::place::Place;
use super::plan::Plan;
use super::rows::put_pieces;
use super::{Picture, Scene};
use crate::draw::board::{Brush, Spot, TurnLine};
use crate::draw::text::{cut, shortened, width_of};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::card::{Card, What};
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The cards that are no members, by sort.
const SORTS: [&str; 6] =
    ["risky-move", "jetpack", "long-watch", "patron", "cartographer", "member"];
/// The cells of a sort's name.
const SORT: usize = 13;

impl Picture {
    pub(super) fn draw_lower(
        &self,
        scene: &Scene<'_>,
        plan: &Plan,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let area = plan.lower;
        if area.height == 0 {
            return Vec::new();
        }
        if !plan.has_block() {
            let line = Rect { height: 1, ..area };
            self.draw_discards_line(scene, line, buffer);
            let rest = Rect { y: area.y + 1, height: area.height - 1, ..area };
            self.draw_rounds(scene, rest, rest.height >= 3, buffer);
            return vec![Spot::new(Place::Discards.to_string(), line)];
        }
        let third = area.width * 3 / 10;
        let legend = u16::from(area.height >= 7);
        let block = Rect { height: area.height - legend, ..area };
        let discards = Rect { width: third - 1, ..block };
        let deck = Rect { x: area.x + third, width: third - 1, ..block };
        let rounds = Rect { x: area.x + 2 * third, width: area.width - 2 * third, ..block };
        let words = scene.brush.words;
        let lying: Vec<Card> = self.view.discard.iter().copied().collect();
        let title = say!(words, "ex-discards", count = lying.len());
        self.draw_pile(scene, &title, Place::Discards, &lying, discards, buffer);
        let unseen = self.view.unseen_cards(self.rules);
        let charts = unseen.iter().filter(|card| **card == Card::CARTOGRAPHER).count();
        let title = say!(words, "ex-still-in-deck", count = unseen.len(), cartographers = charts);
        self.draw_pile(scene, &title, Place::Deck, &unseen, deck, buffer);
        self.draw_rounds(scene, rounds, true, buffer);
        if legend > 0 {
            self.draw_legend_line(scene, Rect { y: block.bottom(), height: 1, ..area }, buffer);
        }
        vec![
            Spot::new(Place::Discards.to_string(), discards),
            Spot::new(Place::Deck.to_string(), deck),
        ]
    }

    fn draw_legend_line(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Brush { words, look, .. } = scene.brush;
        let points = self.rules.points.expedition;
        let parts = [
            format!("{} {}", ink::flag(look.signs), say!(words, "ex-sign-flag", points = points)),
            format!("{} {}", ink::artefact(look.signs), say!(words, "ex-sign-artefact")),
            say!(words, "ex-sign-line"),
        ];
        let mut text = String::new();
        for part in parts {
            if width_of(&text) + width_of(&part) + 3 < usize::from(area.width) {
                text = text + "  " + &part;
            }
        }
        put_pieces(&[(text, look.style(Role::Quiet))], area, area.x, area.y, buffer);
    }

    /// All of them in a line: strengths by kind, then the others by name, or by sort.
    fn draw_discards_line(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
        let Brush { words, look, .. } = scene.brush;
        let lying: Vec<Card> = self.view.discard.iter().copied().collect();
        let chosen = scene.brush.is_chosen(&Place::Discards.to_string());
        let role = if chosen { Role::Cursor } else { Role::Title };
        let title = say!(words, "ex-discards", count = lying.len());
        let head = vec![(" ".to_owned(), look.style(Role::Text)), (title, look.style(role))];
        for names in [true, false] {
            let mut pieces = head.clone();
            for kind in Kind::ALL {
                let strengths = self.strengths(&lying, kind);
                if strengths.is_empty() {
                    continue;
                }
                let digits: String = strengths.iter().map(u8::to_string).collect();
                let letter = ink::letter(kind, words, look.signs);
                pieces.push((format!("  {letter}"), ink::tint_of_kind(kind, look)));
                pieces.push((format!(" {digits}"), look.style(Role::Text)));
            }
            for (text, card) in others(scene, &lying, names) {
                pieces.push((format!("  {text}"), ink::tint(card, look)));
            }
            if !names || ink::width_of(&pieces) <= usize::from(area.width) {
                put_pieces(&pieces, area, area.x, area.y, buffer);
                return;
            }
        }
    }

    /// The strengths of the members of a kind, the weakest first.
    fn strengths(&self, cards: &[Card], kind: Kind) -> Vec<u8> {
        let members = cards.iter().filter(|card| card.what() == What::Member(kind));
        let mut strengths: Vec<u8> = members.map(|card| self.rules.strength(*card)).collect();
        strengths.sort_unstable();
        strengths
    }

    /// A pile by sort, a line each.
    fn draw_pile(
        &self,
        scene: &Scene<'_>,
        title: &str,
        place: Place,
        cards: &[Card],
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let chosen = scene.brush.is_chosen(&place.to_string());
        let role = if chosen { Role::Cursor } else { Role::Title };
        let heading = [(format!(" {title} "), look.style(role))];
        ink::rule(&heading, area, (area.x, area.y), look, buffer);
        let mut y = area.y + 1;
        for kind in Kind::ALL {
            let name = say!(words, "ex-kind", kind = kind.name());
            let name = format!(" {:<SORT$} ", shortened(&name, SORT));
            let mut pieces: Vec<Piece> = vec![(name, ink::tint_of_kind(kind, look))];
            let strengths = self.strengths(cards, kind);
            // Tiles where there is room, digits where there is not.
            let wide = 4 * strengths.len() + SORT + 2 <= usize::from(area.width);
            for strength in strengths {
                let tile = if wide { format!(" {strength} ") } else { strength.to_string() };
                pieces.push((tile, ink::chip_of_kind(kind, look)));
                pieces.push((" ".to_owned(), look.style(Role::Text)));
            }
            if y < area.bottom() {
                put_pieces(&pieces, area, area.x, y, buffer);
            }
            y += 1;
        }
        let specials = [Card::JETPACK, Card::RISKY_MOVE, Card::LONG_WATCH];
        for (name, sorts) in [
            (say!(words, "ex-special"), &specials[..]),
            (say!(words, "ex-patron-sort"), &Card::PATRONS[..]),
        ] {
            let there = sorts.iter().filter_map(|sort| {
                let count = cards.iter().filter(|card| *card == sort).count();
                let name = phrase::short_card(*sort, words);
                match count {
                    0 => None,
                    1 => Some(name),
                    _ => Some(format!("{name} ×{count}")),
                }
            });
            let there = there.collect::<Vec<_>>().join(", ");
            let all = cards.iter().filter(|card| sorts.contains(card)).count();
            let fits = width_of(&there) + SORT + 2 <= usize::from(area.width);
            let there = if fits { there } else { format!("{all}: {there}") };
            let name = format!(" {:<SORT$} ", shortened(&name, SORT));
            let pieces = [(name, ink::tint(sorts[0], look)), (there, look.style(Role::Text))];
            if y < area.bottom() {
                put_pieces(&pieces, area, area.x, y, buffer);
            }
            y += 1;
        }
    }

    /// What the deck still holds, by sort.
    pub(super) fn deck_counts(&self) -> Vec<(&'static str, usize, Card)> {
        let unseen = self.view.unseen_cards(self.rules);
        let mut counts = Vec::new();
        for kind in Kind::ALL {
            let there = unseen.iter().filter(|card| card.what() == What::Member(kind));
            let first = unseen.iter().find(|card| card.what() == What::Member(kind));
            counts.extend(first.map(|card| ("member", there.count(), *card)));
        }
        for sort in SORTS {
            let is = |card: &&Card| sort_of(**card) == sort && sort != "member";
            let first = unseen.iter().find(is);
            counts.extend(first.map(|card| (sort, unseen.iter().filter(is).count(), *card)));
        }
        counts
    }

    /// A round in a line, the last one on top.
    fn draw_rounds(&self, scene: &Scene<'_>, area: Rect, titled: bool, buffer: &mut Buffer) {
        let Brush { words, look, .. } = scene.brush;
        let mut y = area.y;
        if titled && area.height > 0 {
            let title = format!(" {} ", say!(words, "ex-rounds"));
            ink::rule(&[(title, look.style(Role::Title))], area, (area.x + 1, y), look, buffer);
            y += 1;
        }
        for (number, turns) in self.rounds_told(scene).iter().take(usize::from(area.bottom() - y)) {
            let head = format!("{number:>4}  ");
            let room = usize::from(area.width).saturating_sub(width_of(&head) + 2 * turns.len());
            let most = longest_that_fits(turns, room);
            let mut pieces = vec![(head, look.style(Role::Title))];
            for (seat, text) in turns {
                let text = cut(text, most);
                pieces.push((ink::shape(*seat, look).to_owned(), ink::of_seat(*seat, look)));
                pieces.push((format!("{text} "), look.style(Role::Quiet)));
            }
            put_pieces(&pieces, area, area.x, y, buffer);
            y += 1;
        }
    }

    /// The rounds that are known of, the last one first: who took what, in picking order.
    fn rounds_told(&self, scene: &Scene<'_>) -> Vec<(u16, Vec<(Seat, String)>)> {
        let mut rounds: Vec<Vec<(Seat, String)>> = Vec::new();
        let mut number = self.view.round;
        let mut told = Vec::new();
        let turns = scene.panels.map_or(&[][..], |panels| panels.turns());
        for turn in turns.iter().rev() {
            match turn.line {
                TurnLine::Heading => {
                    rounds.push(std::mem::take(&mut told));
                }
                TurnLine::Of(seat) => {
                    let text = turn.text.split(';').next().unwrap_or_default();
                    told.insert(0, (seat, text.to_owned()));
                }
                TurnLine::All => {}
            }
        }
        let mut all = Vec::new();
        for round in rounds {
            if !round.is_empty() {
                all.push((number, round));
            }
            number = number.saturating_sub(1);
        }
        all
    }
}

/// The most cells for each of these texts, so that all together have so much room.
fn longest_that_fits(turns: &[(Seat, String)], room: usize) -> usize {
    let all = |most: usize| turns.iter().map(|(_, text)| width_of(text).min(most)).sum::<usize>();
    (1..=room.max(1)).rev().find(|most| all(*most) <= room).unwrap_or(1)
}

/// The sort of a card, as texts choose by it.
pub(super) const fn sort_of(card: Card) -> &'static str {
    match card.what() {
        What::Member(_) => "member",
        What::Patron => "patron",
        What::Jetpack => "jetpack",
        What::RiskyMove => "risky-move",
        What::LongWatch => "long-watch",
        What::Cartographer => "cartographer",
    }
}

/// How many there are of the other cards: specials by name, or all of them together.
fn others(scene: &Scene<'_>, cards: &[Card], by_name: bool) -> Vec<(String, Card)> {
    let words = scene.brush.words;
    let count = |wanted: &dyn Fn(Card) -> bool| cards.iter().filter(|card| wanted(**card)).count();
    let mut told = Vec::new();
    let specials = [Card::JETPACK, Card::RISKY_MOVE, Card::LONG_WATCH];
    if by_name {
        for special in specials {
            let there = count(&|card| card == special);
            if there > 0 {
                told.push((format!("{} {there}", phrase::short_card(special, words)), special));
            }
        }
    } else {
        let there = count(&|card| specials.contains(&card));
        if there > 0 {
            told.push((format!("{} {there}", say!(words, "ex-specials")), Card::JETPACK));
        }
    }
    let patrons = count(&|card| card.what() == What::Patron);
    if patrons > 0 {
        told.push((format!("{} {patrons}", say!(words, "ex-patrons")), Card::PATRONS[0]));
    }
    told
}
