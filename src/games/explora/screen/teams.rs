//! Everybody's teams, drawn: their cards, their strengths, the strength track.

use super::{Picture, letter, paint};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{put, width_of};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::card::Card;
use crate::games::explora::event::Event;
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::state::Stage;
use crate::games::explora::team::Which;
use crate::games::explora::view::{TeamCard, TeamView};
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// What stands behind the cards of a team: strength and pay.
const FACTS: u16 = 8;
/// The cards of a team take so many cells at most, names included.
const WIDEST: u16 = 66;

impl Picture {
    /// A line for each seat with both its teams, or where there is room a line for each team.
    pub(super) fn draw_teams(
        &self,
        brush: Brush<'_>,
        roomy: bool,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (index, side) in self.view.seats.iter().enumerate() {
            let seat = Seat::at(index);
            for team in Which::BOTH {
                let (row, second) = (u16::try_from(index).unwrap_or(0), team.index() == 1);
                let place = if roomy {
                    Rect { y: area.y + 2 * row + u16::from(second), height: 1, ..area }
                } else {
                    let half = area.width / 2;
                    let x = area.x + if second { half } else { 0 };
                    Rect { x, y: area.y + row, width: half, height: 1 }
                };
                let seen = &side.teams[team.index()];
                spots.extend(self.draw_team(seat, team, seen, roomy, place, brush, buffer));
            }
        }
        spots
    }

    #[expect(clippy::too_many_arguments, reason = "a team, its place, and how to draw it")]
    fn draw_team(
        &self,
        seat: Seat,
        team: Which,
        seen: &TeamView,
        roomy: bool,
        place: Rect,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let signs = brush.look.signs;
        let whole = self.decision_on_team(seat, team, seen);
        let role = whole.as_ref().map_or(Role::Seat(seat.index()), |decision| {
            brush.mark(decision, Role::Seat(seat.index()))
        });
        let shape =
            if roomy || team == Which::First { signs.seat(seat.index(), true) } else { " " };
        put(buffer, place, place.x, place.y, shape, brush.look.style(Role::Seat(seat.index())));
        let label = say!(brush.words, "ex-team", team = team.number());
        put(buffer, place, place.x + 2, place.y, &label, brush.look.style(role));
        let mut x = place.x + 3 + u16::try_from(width_of(&label)).unwrap_or(0);
        if let Some(decision) = whole {
            spots.push(Spot::new(decision, Rect { width: x - place.x, ..place }));
        }
        let end = place.right().saturating_sub(FACTS + 1).min(place.x + WIDEST);
        for card in seen.cards.iter() {
            let shown = self.card_shown(*card, roomy, brush);
            let decision = self.decision_on_card(seat, team, card.card);
            let role = brush.mark(decision.as_deref().unwrap_or(""), paint(card.kind));
            let cells = Rect { width: end.saturating_sub(x), x, ..place };
            put(buffer, cells, x, place.y, &shown, brush.look.style(role));
            let width = u16::try_from(width_of(&shown)).unwrap_or(1);
            if let Some(decision) = decision {
                spots.push(Spot::new(decision, Rect { x, width, ..place }));
            }
            x += width + 1;
        }
        if seen.cards.is_empty() {
            put(buffer, place, x, place.y, signs.pick("–", "-"), brush.look.style(Role::Quiet));
        } else {
            let fresh = self.news.iter().any(|event| {
                matches!(event, Event::Strength { seat: it, team: which, .. }
                    if (*it, *which) == (seat, team))
            });
            let leads = self.view.strongest.or(self.view.favourite()) == Some((seat, team));
            let mark = if leads { signs.pick("★", "!") } else { " " };
            let pay = say!(brush.words, "ex-price", money = seen.pay);
            let facts = format!("{mark}{:>2} {pay:>4}", seen.strength);
            let role = if fresh { Role::Fresh } else { Role::Text };
            let mut style = brush.look.style(role);
            if leads {
                style = style.add_modifier(Modifier::BOLD);
            }
            put(buffer, place, end, place.y, &facts, style);
        }
        spots
    }

    /// A card of a team: its kind and strength, a star for a jetpack; with its name, where there
    /// is room.
    fn card_shown(&self, card: TeamCard, roomy: bool, brush: Brush<'_>) -> String {
        let strength = self.rules.strength(card.card);
        let star = if card.card == Card::JETPACK { "*" } else { "" };
        let short = format!("{}{strength}{star}", letter(card.kind, brush.words));
        if roomy { format!("{short} {}", phrase::card(card.card, brush.words)) } else { short }
    }

    /// What choosing a team as a whole means now.
    fn decision_on_team(&self, seat: Seat, team: Which, seen: &TeamView) -> Option<String> {
        if self.actor() != Some(seat) {
            return None;
        }
        let action = match self.view.stage {
            Stage::Use { .. } if !seen.cards.is_empty() => Action::Join(team),
            Stage::Use { card, .. } => {
                let founds = self.view.outcome(self.rules, seat, card, Action::Found)?;
                (founds.team == team).then_some(Action::Found)?
            }
            Stage::Claim => Action::Claim(team),
            _ => return None,
        };
        Some(action.to_string())
    }

    /// What choosing a card in a team means now.
    fn decision_on_card(&self, seat: Seat, team: Which, card: Card) -> Option<String> {
        match self.view.stage {
            Stage::Use { card: Card::JETPACK, .. } if self.actor() == Some(seat) => {
                Some(Action::Replace(team, card).to_string())
            }
            Stage::Lose { owner, team: losing } if (owner, losing) == (seat, team) => {
                Some(Action::Lose(card).to_string())
            }
            _ => None,
        }
    }

    /// The strength track: a number for each strength, and above it the teams that have it.
    pub(super) fn draw_track(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) {
        let symbols = self.view.symbols(self.rules);
        let best = self.rules.members.0.iter().map(|member| member.strength).max().unwrap_or(0);
        let best = best.max(self.rules.jetpack.strength);
        let last = Kind::ALL.map(|kind| symbols[kind].saturating_mul(best));
        let last = last.into_iter().fold(0, u8::saturating_add);
        let pitch = (area.width / (u16::from(last) + 1)).clamp(3, 8);
        let line = area.bottom().saturating_sub(1);
        for strength in 0..=last {
            let x = area.x + u16::from(strength) * pitch;
            let role = if strength == 0 { Role::Quiet } else { Role::Text };
            let pays = self.rules.pay(strength) != self.rules.pay(strength.saturating_sub(1));
            let mark = if pays { brush.look.signs.pick("╵", "'") } else { " " };
            put(buffer, area, x, line, &format!("{mark}{strength}"), brush.look.style(role));
            let there = self.teams_of(strength);
            let (above, wide) = (line.saturating_sub(1), usize::from(pitch - 1));
            // One team with its number; several as their seats' shapes, as many as there is room.
            let with_number = |(seat, team): &(usize, Which)| {
                (*seat, format!("{}{team}", brush.look.signs.seat(*seat, true)))
            };
            let shape =
                |(seat, _): &(usize, Which)| (*seat, brush.look.signs.seat(*seat, true).to_owned());
            let numbered = there.len() * 2 <= wide;
            let more = !numbered && there.len() > wide;
            let fit = if more { wide - 1 } else { there.len() };
            let mut x = x;
            for team in there.iter().take(fit) {
                let (seat, token) = if numbered { with_number(team) } else { shape(team) };
                put(buffer, area, x, above, &token, brush.look.style(Role::Seat(seat)));
                x += u16::try_from(width_of(&token)).unwrap_or(1);
            }
            if more {
                put(buffer, area, x, above, "+", brush.look.style(Role::Text));
            }
        }
    }

    /// The teams of this strength that stand on the track.
    fn teams_of(&self, strength: u8) -> Vec<(usize, Which)> {
        let sides = self.view.seats.iter().enumerate();
        let teams = sides.flat_map(|(index, side)| Which::BOTH.map(|team| (index, side, team)));
        let there = teams.filter(|(_, side, team)| {
            strength > 0 && side.teams[team.index()].strength == strength
        });
        there.map(|(index, _, team)| (index, team)).collect()
    }
}
