//! The seats in the order of the scale, each with what it has won and its two teams.

use super::ink::{self, Piece, of_seat, shape};
use super::opened::Opened;
use super::place::Place;
use super::plan::{Columns, Plan};
use super::{Picture, Scene};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, put, shortened, width_of};
use crate::draw::theme::{Role, Signs};
use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::card::Card;
use crate::games::explora::scale::{PLACES, Scale};
use crate::games::explora::state::Stage;
use crate::games::explora::team::Which;
use crate::games::explora::view::{SeatView, TeamView};
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// So many cells a card have room for its name.
const NAMED: u16 = 9;

/// A row of the scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// The place, from 0; none before the starting order is known.
    pub place: Option<usize>,
    pub seat: Option<Seat>,
    /// Where it is drawn.
    pub area: Rect,
}

impl Picture {
    /// The scale as it is shown: while bids lie open as it was before them.
    pub(super) fn shown_scale(&self) -> Scale {
        match &self.opened {
            Some(Opened::Bids { before, .. }) => *before,
            _ => self.view.scale,
        }
    }

    /// The seats from the highest place down; before there is an order, as they sit.
    pub(super) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let scale: Vec<Seat> = self.shown_scale().seats().collect();
        let seats = (0..self.view.seats.len()).map(Seat::at);
        let rest: Vec<Seat> = seats.filter(|seat| !scale.contains(seat)).collect();
        let count = self.view.seats.len();
        scale.into_iter().chain(rest).filter(move |seat| seat.index() < count)
    }

    /// The same, who decides before the others.
    pub(super) fn seats_mine_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me();
        let rest: Vec<Seat> = self.seats_in_order().filter(|seat| Some(*seat) != me).collect();
        me.into_iter().chain(rest)
    }

    /// The rows, with unused markers where they stand.
    pub(super) fn rows(&self, plan: &Plan) -> Vec<Row> {
        let scale = self.shown_scale();
        let known = scale.seats().next().is_some();
        let mut rows: Vec<(Option<usize>, Option<Seat>)> = if known {
            scale.0.iter().enumerate().map(|(place, seat)| (Some(place), *seat)).collect()
        } else {
            self.seats_in_order().map(|seat| (None, Some(seat))).collect()
        };
        rows.retain(|(_, seat)| seat.is_none_or(|seat| self.view.seat(seat).is_some()));
        let mut y = plan.teams.y;
        let row = |(place, seat): (Option<usize>, Option<Seat>)| {
            let height = if seat.is_some() { 2 * plan.rows } else { 1 };
            let area = Rect { y, height, ..plan.teams }.intersection(plan.teams);
            y += height;
            Row { place, seat, area }
        };
        rows.into_iter().map(row).collect()
    }

    /// The columns of the rows: the longest bar of any expedition of the match fits.
    pub(super) fn columns(&self, plan: &Plan) -> Columns {
        Columns::of(plan.teams, self.strongest_possible())
    }

    pub(super) fn draw_rows(
        &self,
        scene: &Scene<'_>,
        plan: &Plan,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let at = self.columns(plan);
        self.draw_heading(scene, plan, &at, buffer);
        let mut spots = Vec::new();
        for row in self.rows(plan) {
            match row.seat {
                Some(seat) => {
                    self.draw_seat(scene, plan, row, seat, &at, buffer);
                    for which in Which::BOTH {
                        let offset = plan.rows * u16::from(which == Which::Second);
                        let area = Rect { y: row.area.y + offset, height: plan.rows, ..row.area };
                        let area = area.intersection(row.area);
                        spots.extend(self.draw_team(scene, seat, which, area, &at, buffer));
                    }
                }
                None => {
                    let place = row.place.and_then(|place| PLACES.get(place).copied());
                    let text = format!(
                        "{:>3} {}",
                        place.unwrap_or(""),
                        say!(scene.brush.words, "ex-unused")
                    );
                    let style = scene.brush.look.style(Role::Quiet);
                    put(buffer, row.area, row.area.x, row.area.y, &text, style);
                }
            }
        }
        self.draw_race(scene, plan, &at, buffer);
        spots
    }

    fn draw_heading(&self, scene: &Scene<'_>, plan: &Plan, at: &Columns, buffer: &mut Buffer) {
        let Brush { words, look, .. } = scene.brush;
        let title = look.style(Role::Title);
        let (sign, flag) = (ink::artefact(look.signs), ink::flag(look.signs));
        let (scale, won) = (say!(words, "ex-head-scale"), say!(words, "ex-head-won"));
        let left = format!("{scale} {sign} {won} {flag} {sign} ");
        let (x, y) = (plan.heading.x, plan.heading.y);
        ink::rule(&[(left, title)], plan.heading, (x, y), look, buffer);
        let teams = format!(" {} ", say!(words, "ex-head-teams"));
        put(buffer, plan.heading, at.team, y, &teams, title);
        self.draw_race_heading(scene, plan, at, buffer);
    }

    /// Place, name, money; then what its place brings and what it has won; with more rows, what
    /// it would get if all went now.
    fn draw_seat(
        &self,
        scene: &Scene<'_>,
        plan: &Plan,
        row: Row,
        seat: Seat,
        at: &Columns,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let Some(side) = self.view.seat(seat) else { return };
        let area = Rect { width: at.team.saturating_sub(row.area.x), ..row.area };
        let place = row.place.and_then(|place| PLACES.get(place).copied());
        put(
            buffer,
            area,
            area.x,
            area.y,
            &format!("{:>3}", place.unwrap_or("")),
            look.style(Role::Title),
        );
        let mut style = of_seat(seat, look).add_modifier(Modifier::BOLD);
        if self.view.eyes.are_of(seat) && self.me() == Some(seat) {
            style = ink::chip_of_seat(seat, look);
        }
        let name = shortened(&scene.called(seat), at.name_cells.into());
        let text = format!("{} {name}", shape(seat, look));
        put(buffer, area, at.name - 2, area.y, &text, style);
        self.draw_money(scene, seat, side, at, area, buffer);
        let won = self.won_told(side, look.signs);
        let artefact = self.rules.artefacts.points.get(row.place.unwrap_or(usize::MAX));
        let brings = match artefact {
            Some(points) if *points > 0 => format!("{}{points}", ink::artefact(look.signs)),
            Some(_) => format!(" {}", look.signs.pick("–", "-")),
            None => String::new(),
        };
        let quiet = look.style(Role::Quiet);
        let fresh = self.opened.as_ref().is_some_and(|opened| match opened {
            Opened::Party { teams, .. } => {
                teams.iter().any(|it| it.seat == seat && (it.won || it.artefact.is_some()))
            }
            _ => false,
        });
        let style = if fresh { look.style(Role::Fresh) } else { quiet };
        let (parts, total) = won;
        let line = [
            (format!("{brings:<4}"), look.style(Role::Text)),
            (parts, style),
            (total, if fresh { style } else { look.style(Role::Title) }),
        ];
        ink::write(&line, area, (area.x, area.y + 1), buffer);
        if plan.rows >= 2 {
            let all = self.if_all_go(seat, side, row.place, look.signs, words);
            let told = say!(words, "ex-if-all-go");
            put(buffer, area, at.name - 2, area.y + 2, &told, quiet);
            put(buffer, area, at.name - 2, area.y + 3, &all, quiet);
        }
    }

    fn draw_money(
        &self,
        scene: &Scene<'_>,
        seat: Seat,
        side: &SeatView,
        at: &Columns,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let amount = side.money.map_or_else(|| "?".to_owned(), |money| money.to_string());
        let text = say!(words, "ex-seat-money", money = amount);
        let role = if side.money.is_some() { Role::Title } else { Role::Quiet };
        let x = at.money.saturating_sub(columns(&text));
        put(buffer, area, x, area.y, &text, look.style(role));
        let sealed = self.view.stage.is_secret() && !self.view.waiting.has(seat);
        if sealed && self.opened.is_none() {
            put(buffer, area, at.money, area.y, ink::coin(look.signs), look.style(Role::Price));
        }
    }

    /// Expedition cards and artefacts, and their points together.
    fn won_told(&self, side: &SeatView, signs: Signs) -> (String, String) {
        let cards = side.expeditions.len();
        let kinds = side.artefacts.iter().zip(&self.rules.artefacts.points);
        let each: Vec<u8> = kinds
            .flat_map(|(count, points)| std::iter::repeat_n(*points, usize::from(*count)))
            .collect();
        let sum: u32 = each.iter().map(|points| u32::from(*points)).sum();
        let parts: Vec<String> = each.iter().map(u8::to_string).collect();
        let parts =
            if parts.len() > 2 || parts.is_empty() { sum.to_string() } else { parts.join("+") };
        let cards_worth =
            u32::try_from(cards).unwrap_or(0) * u32::from(self.rules.points.expedition);
        let text = format!("{}{cards} {}{parts} ", ink::flag(signs), ink::artefact(signs));
        (text, format!("={}", cards_worth + sum))
    }

    /// What a seat would get if every team went now.
    fn if_all_go(
        &self,
        seat: Seat,
        side: &SeatView,
        place: Option<usize>,
        signs: Signs,
        words: &Words,
    ) -> String {
        let going = side.teams.iter().filter(|team| team.strength > 0);
        let (mut money, mut count) = (0u16, 0u16);
        for team in going {
            money += u16::from(team.pay);
            count += 1;
        }
        let points = place.and_then(|place| self.rules.artefacts.points.get(place));
        let found = count * u16::from(points.copied().unwrap_or(0));
        let wins = self.view.favourite().is_some_and(|(it, _)| it == seat);
        let flag = if wins { format!(" {}", ink::flag(signs)) } else { String::new() };
        let money = say!(words, "ex-worth-money", money = money);
        format!("{money} {}{found}{flag}", ink::artefact(signs))
    }

    /// A team: its number and its cards, with names where there is room.
    fn draw_team(
        &self,
        scene: &Scene<'_>,
        seat: Seat,
        which: Which,
        area: Rect,
        at: &Columns,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let Brush { words, look, .. } = scene.brush;
        let Some(seen) = self.view.seat(seat).map(|side| side.teams[which.index()]) else {
            return Vec::new();
        };
        let mut spots = Vec::new();
        let whole = self.decision_on_team(seat, which);
        let looked = Place::Team(seat, which).to_string();
        let place = whole.unwrap_or(looked);
        let role = scene.brush.mark(&place, ink::seat_role(seat));
        put(
            buffer,
            area,
            at.team,
            area.y,
            &which.to_string(),
            look.style(role).add_modifier(Modifier::BOLD),
        );
        let width = at.race.saturating_sub(at.team + 1);
        spots.push(Spot::new(
            place,
            Rect { x: at.team, width, height: 1, ..area }.intersection(area),
        ));
        if seen.cards.is_empty() {
            let none = if at.card_cells >= NAMED {
                say!(words, "ex-no-team-yet")
            } else {
                look.signs.pick("–", "-").to_owned()
            };
            put(buffer, area, at.cards, area.y, &none, look.style(Role::Quiet));
            return spots;
        }
        let mut x = at.cards;
        for card in seen.cards.iter() {
            let lost = self.decision_on_card(seat, which, card.card);
            let chosen = lost.as_deref().is_some_and(|place| scene.brush.is_chosen(place));
            let style = if chosen { look.style(Role::Cursor) } else { ink::chip(card.card, look) };
            let named = at.card_cells >= NAMED;
            let cells = if named { at.card_cells - 1 } else { 2 };
            let text = if named {
                let name = self.card_told(scene, card.card, look);
                format!("{:<width$}", shortened(&name, cells.into()), width = usize::from(cells))
            } else {
                self.card_in_short(card.card, words, look.signs)
            };
            let cells = columns(&text);
            put(buffer, area, x, area.y, &text, style);
            if named && area.height >= 2 {
                let symbols = self.view.symbols(self.rules)[card.kind];
                let kind = say!(words, "ex-kind", kind = card.kind.name());
                let told = format!("{kind} ×{symbols}");
                let told = format!(
                    "{:<width$}",
                    shortened(&told, cells.into()),
                    width = usize::from(cells)
                );
                // As a part of the card where teams are that far from each other.
                let style = if area.height >= 3 {
                    style.remove_modifier(Modifier::BOLD)
                } else {
                    look.style(Role::Quiet)
                };
                put(buffer, area, x, area.y + 1, &told, style);
            }
            if let Some(decision) = lost {
                let spot = Rect { x, width: cells, height: 1, ..area };
                spots.insert(0, Spot::new(decision, spot.intersection(area)));
            }
            x += cells + 1;
        }
        spots
    }

    /// A card by its letter and its strength.
    pub(super) fn card_in_short(&self, card: Card, words: &Words, signs: Signs) -> String {
        let letter = ink::letter_of(card, words, signs);
        format!("{letter}{}", self.rules.strength(card))
    }

    /// What choosing a team as a whole means now.
    fn decision_on_team(&self, seat: Seat, which: Which) -> Option<String> {
        let claims = self.view.stage == Stage::Claim && self.actor() == Some(seat);
        (claims && self.opened.is_none()).then(|| Action::Claim(which).to_string())
    }

    /// What choosing a card in a team means now.
    fn decision_on_card(&self, seat: Seat, which: Which, card: Card) -> Option<String> {
        match self.view.stage {
            Stage::Lose { owner, team } if (owner, team) == (seat, which) => {
                self.opened.is_none().then(|| Action::Lose(card).to_string())
            }
            _ => None,
        }
    }

    /// Whether these teams are the same as they were, as far as the race goes.
    pub(super) fn team_of(&self, seat: Seat, which: Which) -> Option<TeamView> {
        Some(self.view.seat(seat)?.teams[which.index()])
    }
}

/// Pieces that begin in a column, cut at the right edge of a place.
pub(super) fn put_pieces(pieces: &[Piece], area: Rect, x: u16, y: u16, buffer: &mut Buffer) {
    let mut room = usize::from(area.right().saturating_sub(x));
    let mut at = x;
    for (text, style) in pieces {
        let text = shortened(text, room);
        put(buffer, area, at, y, &text, *style);
        room -= width_of(&text).min(room);
        at += columns(&text);
    }
}
