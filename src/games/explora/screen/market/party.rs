//! The teams of an expedition in the market's place: what they are worth there, what they bring
//! home.

use super::card::draw_sides;
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{put, shortened, width_of};
use crate::draw::theme::{Look, Role};
use crate::games::explora::card::{Card, What};
use crate::games::explora::destination::Destination;
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::screen::ink::{self, of_seat, shape};
use crate::games::explora::screen::opened::Member;
use crate::games::explora::screen::place::Place;
use crate::games::explora::screen::plan::column;
use crate::games::explora::screen::{Picture, Scene};
use crate::games::explora::view::TeamCard;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// So many teams stand side by side.
const ACROSS: usize = 4;

impl Picture {
    /// Up to four in a row, more in two rows.
    pub(super) fn draw_party(
        &self,
        scene: &Scene<'_>,
        destination: Destination,
        teams: &[Member],
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        if teams.is_empty() {
            let text = say!(scene.brush.words, "ex-party-nobody");
            put(buffer, area, area.x + 2, area.y + 1, &text, scene.brush.look.style(Role::Text));
        }
        let rows: Vec<&[Member]> = teams.chunks(ACROSS).collect();
        let height = area.height / u16::try_from(rows.len().max(1)).unwrap_or(1);
        let mut spots = Vec::new();
        let mut y = area.y;
        for (index, row) in rows.iter().enumerate() {
            let last = index + 1 == rows.len();
            let height = if last { area.bottom().saturating_sub(y) } else { height };
            let line = Rect { y, height, ..area };
            for (number, member) in row.iter().enumerate() {
                let place = column(line, number, ACROSS);
                self.draw_member(scene, destination, member, place, buffer);
                let team = Place::Team(member.seat, member.which);
                spots.push(Spot::new(team.to_string(), place));
            }
            y += height;
        }
        spots
    }

    fn draw_member(
        &self,
        scene: &Scene<'_>,
        destination: Destination,
        member: &Member,
        place: Rect,
        buffer: &mut Buffer,
    ) {
        if place.height < 2 || place.width < 8 {
            return;
        }
        let Brush { words, look, .. } = scene.brush;
        let stays = member.goes == Some(false) || self.stays_by_cursor(scene, member);
        let style = if stays { look.style(Role::Quiet) } else { of_seat(member.seat, look) };
        draw_sides(place, style, look.signs, buffer);
        let chosen = scene.brush.is_chosen(&Place::Team(member.seat, member.which).to_string());
        let edge = match (chosen, stays) {
            (true, _) => look.style(Role::Cursor),
            (_, true) => style.add_modifier(Modifier::REVERSED),
            _ => ink::chip_of_seat(member.seat, look),
        };
        draw_head(scene, member, Rect { height: 1, ..place }, edge, buffer);
        let inner = Rect {
            x: place.x + 2,
            y: place.y + 1,
            width: place.width - 4,
            height: place.height - 2,
        };
        let below = self.brought_told(scene, member, stays);
        let lines = u16::try_from(below.len()).unwrap_or(0);
        let symbols = self.rules.symbols(destination);
        let kinds = member.team.jetpack_kinds(symbols);
        let cards = cards_of(member, kinds.iter().copied().collect());
        let above = inner.height.saturating_sub(lines);
        if usize::from(above) >= cards.len() {
            for (y, card) in (inner.y..inner.bottom()).zip(&cards) {
                let times = format!(" ×{}", symbols[card.kind]);
                let room = usize::from(inner.width).saturating_sub(width_of(&times));
                let name = self.card_told(scene, card.card, look);
                let name = format!("{:<room$}", shortened(&name, room));
                put(buffer, inner, inner.x, y, &name, ink::chip(card.card, look));
                let x = inner.right().saturating_sub(u16::try_from(width_of(&times)).unwrap_or(0));
                put(buffer, inner, x, y, &times, look.style(Role::Quiet));
            }
        } else {
            let mut x = inner.x;
            for card in &cards {
                let text = self.card_in_short(card.card, words, look.signs);
                put(buffer, inner, x, inner.y, &text, ink::chip(card.card, look));
                x += u16::try_from(width_of(&text) + 1).unwrap_or(1);
            }
        }
        let first = inner.bottom().saturating_sub(lines).max(inner.y + 1);
        for (y, (text, style)) in (first..inner.bottom()).zip(below) {
            put(buffer, inner, inner.x, y, &text, style);
        }
        if member.won {
            let foot = format!(" {} {} ", ink::flag(look.signs), phrase::place(destination, words));
            let foot = shortened(&foot, usize::from(place.width.saturating_sub(4)));
            let x = place.x + 2;
            put(buffer, place, x, place.bottom() - 1, &foot, look.style(Role::Price));
        }
    }

    /// Whether the cursor rests on a choice that leaves this team at home.
    fn stays_by_cursor(&self, scene: &Scene<'_>, member: &Member) -> bool {
        let sent = self.sent_by_cursor(scene);
        sent.is_some_and(|teams| self.view.eyes.are_of(member.seat) && !teams.has(member.which))
    }

    /// What a team earns, finds or loses.
    fn brought_told(
        &self,
        scene: &Scene<'_>,
        member: &Member,
        stays: bool,
    ) -> Vec<(String, Style)> {
        let Brush { words, look, .. } = scene.brush;
        if stays {
            return vec![(say!(words, "ex-stays"), look.style(Role::Quiet))];
        }
        let losing = self.view.seat(member.seat).is_some_and(|side| side.losing.has(member.which));
        let bold = look.style(Role::Title);
        if self.is_losing() {
            let text =
                if losing { say!(words, "ex-must-lose") } else { say!(words, "ex-has-lost") };
            return vec![(text, if losing { bold } else { look.style(Role::Quiet) })];
        }
        let mut told = vec![(say!(words, "ex-earns", money = member.pay), bold)];
        let points = if self.opened.is_some() {
            member.artefact
        } else {
            Some(self.view.artefact(self.rules, member.seat)).filter(|points| *points > 0)
        };
        let sign = ink::artefact(look.signs);
        told.push(points.map_or_else(
            || (say!(words, "ex-no-artefact"), look.style(Role::Quiet)),
            |points| (format!("{} {sign}{points}", say!(words, "ex-artefact-word")), bold),
        ));
        told
    }

    /// A card of a team with its name.
    pub(in crate::games::explora::screen) fn card_told(
        &self,
        scene: &Scene<'_>,
        card: Card,
        look: Look,
    ) -> String {
        let words = scene.brush.words;
        format!("{} {}", self.card_in_short(card, words, look.signs), phrase::card(card, words))
    }
}

/// Whose team it is and how strong, over the whole width.
fn draw_head(scene: &Scene<'_>, member: &Member, place: Rect, style: Style, buffer: &mut Buffer) {
    let (words, look) = (scene.brush.words, scene.brush.look);
    let strength = format!("{} ", member.strength);
    let room = usize::from(place.width).saturating_sub(width_of(&strength) + 3);
    let name = scene.called(member.seat);
    let whole = say!(words, "ex-team-of", name = name.as_str(), team = member.which.number());
    let title = if width_of(&whole) <= room {
        whole
    } else {
        format!("{} {}", shortened(&name, room.saturating_sub(2)), member.which)
    };
    let gap = room.saturating_sub(width_of(&title));
    let text = format!("{} {title}{}{strength}", shape(member.seat, look), " ".repeat(gap + 1));
    put(buffer, place, place.x, place.y, &text, style.add_modifier(Modifier::BOLD));
}

fn cards_of(member: &Member, mut jetpacks: Vec<Kind>) -> Vec<TeamCard> {
    jetpacks.reverse();
    let cards = member.team.cards();
    let card = |card: &Card| {
        let kind = match card.what() {
            What::Member(kind) => kind,
            _ => jetpacks.pop().unwrap_or_default(),
        };
        TeamCard { card: *card, kind }
    };
    cards.iter().map(card).collect()
}
