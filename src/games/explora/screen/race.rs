//! The race of the teams: a bar for each strength, lines where the pay rises; and the bids in its
//! place while they lie open.

use super::ink::{self, Piece, of_seat};
use super::opened::Opened;
use super::plan::{Columns, Plan};
use super::rows::put_pieces;
use super::{Picture, Scene};
use crate::draw::bar::{Part, draw_bar};
use crate::draw::board::Brush;
use crate::draw::text::{columns, put};
use crate::draw::theme::Role;
use crate::engine::Seat;
use crate::games::explora::event::SeatBid;
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::scale::{PLACES, Scale};
use crate::games::explora::team::Which;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// From here on there is room for what a strength earns behind the bar.
const ROOMY: u16 = 5;
/// A heading as wide as this says pay in words.
const ROOMY_HEADING: u16 = 120;

impl Picture {
    /// The greatest strength that a team can have on an expedition of this match.
    pub(super) fn strongest_possible(&self) -> u8 {
        let best = self.rules.members.0.iter().map(|member| member.strength).max().unwrap_or(0);
        let best = best.max(self.rules.jetpack.strength);
        let of = |destination| {
            let symbols = self.rules.symbols(destination);
            let each = Kind::ALL.map(|kind| symbols[kind].saturating_mul(best));
            each.into_iter().fold(0, u8::saturating_add)
        };
        self.view.expeditions.iter().map(|destination| of(*destination)).max().unwrap_or(1).max(1)
    }

    /// The pay above its lines; while bids lie open, what stands there instead.
    pub(super) fn draw_race_heading(
        &self,
        scene: &Scene<'_>,
        plan: &Plan,
        at: &Columns,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let y = plan.heading.y;
        if self.bids().is_some() {
            let text = format!(" {} ", say!(words, "ex-head-bids"));
            put(buffer, plan.heading, at.race, y, &text, look.style(Role::Title));
            return;
        }
        let mut free = 0;
        for line in &self.rules.earnings {
            let x = line_at(at, line.from) + 1;
            let (from, money) = (line.from, line.money);
            let long = say!(words, "ex-pay-line", length = "long", from = from, money = money);
            let short = say!(words, "ex-pay-line", length = "short", from = from, money = money);
            let text = if plan.heading.width >= ROOMY_HEADING { long } else { short };
            if x >= free {
                put(buffer, plan.heading, x, y, &format!("{text} "), look.style(Role::Price));
                free = x + columns(&text) + 1;
            }
        }
    }

    pub(super) fn draw_race(
        &self,
        scene: &Scene<'_>,
        plan: &Plan,
        at: &Columns,
        buffer: &mut Buffer,
    ) {
        if let Some(order) = self.bids() {
            self.draw_bids(scene, plan, at, order, buffer);
            return;
        }
        let look = scene.brush.look;
        for row in self.rows(plan).iter().filter(|row| row.seat.is_some()) {
            for line in &self.rules.earnings {
                let x = line_at(at, line.from);
                for y in row.area.y..row.area.bottom() {
                    let dots = look.signs.pick("┊", ":");
                    put(buffer, row.area, x, y, dots, look.style(Role::Frame));
                }
            }
            let Some(seat) = row.seat else { continue };
            for which in Which::BOTH {
                let offset = plan.rows * u16::from(which == Which::Second);
                let thick = plan.rows.min(2) - u16::from(plan.rows == 2);
                let area = Rect { y: row.area.y + offset, height: thick, ..row.area };
                self.draw_strength(scene, seat, which, area.intersection(row.area), at, buffer);
            }
        }
    }

    /// A team's bar; what stays at home is drawn lighter.
    fn draw_strength(
        &self,
        scene: &Scene<'_>,
        seat: Seat,
        which: Which,
        area: Rect,
        at: &Columns,
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        let Some(seen) = self.team_of(seat, which) else { return };
        if seen.cards.is_empty() || area.height == 0 {
            return;
        }
        let quiet = look.style(Role::Quiet);
        if seen.strength == 0 {
            let place = phrase::place(self.view.destination(), words);
            let told = say!(words, "ex-counts-nothing", place = place);
            let line = self.rules.earnings.first().map_or(at.race, |line| line_at(at, line.from));
            put(
                buffer,
                area,
                line.saturating_sub(1).max(at.race),
                area.y,
                "0",
                look.style(Role::Title),
            );
            put(buffer, area, line + 1, area.y, &told, quiet);
            return;
        }
        let stays = self.stays(scene, seat, which);
        let sign = if stays { look.signs.pick("░", ":") } else { look.signs.pick("█", "#") };
        let cells = u16::from(seen.strength) * at.point;
        let part = Part { cells, sign, style: of_seat(seat, look).remove_modifier(Modifier::BOLD) };
        let x = draw_bar(
            &[part],
            Rect { x: at.race, width: area.right().saturating_sub(at.race), ..area },
            buffer,
        );
        let style = of_seat(seat, look).add_modifier(Modifier::BOLD);
        let mut pieces: Vec<Piece> = vec![(format!(" {}", seen.strength), style)];
        if self.leads(seat, which) {
            pieces.push((format!(" {}", ink::flag(look.signs)), look.style(Role::Price)));
        }
        if stays {
            pieces.push((format!(" {}", say!(words, "ex-stays")), quiet));
        } else if at.point >= ROOMY {
            let pay = say!(words, "ex-seat-money", money = seen.pay.to_string());
            pieces.push((format!(" = {pay}"), quiet));
        }
        put_pieces(&pieces, area, x, area.y, buffer);
    }

    /// Whether this team would take the expedition card now, or has taken it.
    fn leads(&self, seat: Seat, which: Which) -> bool {
        let leads = match &self.opened {
            Some(Opened::Party { teams, .. }) => {
                teams.iter().find(|it| it.won).map(|it| (it.seat, it.which))
            }
            _ => self.view.strongest.or_else(|| self.view.favourite()),
        };
        leads == Some((seat, which))
    }

    /// Whether this team does not go on the expedition that is being held.
    fn stays(&self, scene: &Scene<'_>, seat: Seat, which: Which) -> bool {
        if let Some(sent) = self.sent_by_cursor(scene).filter(|_| self.view.eyes.are_of(seat)) {
            return !sent.has(which);
        }
        if let Some((_, teams)) = self.party() {
            let member = teams.iter().find(|it| (it.seat, it.which) == (seat, which));
            return member.is_none_or(|member| member.goes == Some(false));
        }
        false
    }

    /// The bids that lie open.
    pub(super) fn bids(&self) -> Option<&[SeatBid]> {
        match &self.opened {
            Some(Opened::Bids { order, .. } | Opened::Starting { order }) => Some(order),
            _ => None,
        }
    }

    /// Each seat's bid in its row, and below it what it comes to.
    fn draw_bids(
        &self,
        scene: &Scene<'_>,
        plan: &Plan,
        at: &Columns,
        order: &[SeatBid],
        buffer: &mut Buffer,
    ) {
        let Brush { words, look, .. } = scene.brush;
        for row in self.rows(plan) {
            let Some(seat) = row.seat else { continue };
            let Some(pick) = order.iter().position(|bid| bid.seat == seat) else { continue };
            let bid = order[pick].bid;
            let money = say!(words, "ex-seat-money", money = bid.to_string());
            let chip = ink::chip_of_seat(seat, look);
            let right = row.area.right();
            let room = usize::from(right.saturating_sub(at.race + columns(&money) + 3));
            let coins = ink::coin(look.signs).repeat(usize::from(bid).min(room));
            let pieces =
                [(format!(" {money} "), chip), (format!(" {coins}"), look.style(Role::Price))];
            put_pieces(&pieces, row.area, at.race, row.area.y, buffer);
            let told = self.pick_told(scene, order, pick);
            let moved = self.moved_told(scene, seat);
            let gap = if told.is_empty() || moved.is_empty() { "" } else { "  " };
            let line = format!(" {told}{gap}{moved}");
            put_pieces(
                &[(line, look.style(Role::Text))],
                row.area,
                at.race,
                row.area.y + 1,
                buffer,
            );
        }
    }

    /// When a seat picks, and why not later, where somebody bid the same.
    fn pick_told(&self, scene: &Scene<'_>, order: &[SeatBid], pick: usize) -> String {
        const NTH: [&str; 4] = ["first", "second", "third", "fourth"];
        let words = scene.brush.words;
        if matches!(self.opened, Some(Opened::Starting { .. })) {
            let place = self.view.scale.place(order[pick].seat);
            return PLACES
                .get(place)
                .map_or_else(String::new, |place| say!(words, "ex-bid-starts", place = *place));
        }
        let nth = NTH.get(pick).copied().unwrap_or("fourth");
        let told = say!(words, "ex-bid-picks", nth = nth);
        let told = match pick {
            0 => format!("{told}, {}", say!(words, "ex-bid-end", end = "highest")),
            last if last + 1 == order.len() => {
                format!("{told}, {}", say!(words, "ex-bid-end", end = "lowest"))
            }
            _ => told,
        };
        let next = order.get(pick + 1).filter(|next| next.bid == order[pick].bid);
        next.map_or(told.clone(), |next| {
            format!("{told}, {}", say!(words, "ex-bid-before", name = scene.called(next.seat)))
        })
    }

    /// How a marker moves.
    fn moved_told(&self, scene: &Scene<'_>, seat: Seat) -> String {
        let Some(Opened::Bids { order, before }) = &self.opened else { return String::new() };
        let look = scene.brush.look;
        let (from, to) = (before.place(seat), after(*before, order).place(seat));
        let name = PLACES.get(to).copied().unwrap_or_default();
        match from.cmp(&to) {
            std::cmp::Ordering::Greater => format!("{} {name}", look.signs.pick("↑", "^")),
            std::cmp::Ordering::Less => format!("{} {name}", look.signs.pick("↓", "v")),
            std::cmp::Ordering::Equal => String::new(),
        }
    }
}

/// The column of the line for a strength: a bar so long just covers it.
fn line_at(at: &Columns, strength: u8) -> u16 {
    at.race + (u16::from(strength) * at.point).saturating_sub(1)
}

/// The scale as these bids make it; what came after them does not count.
fn after(mut scale: Scale, order: &[SeatBid]) -> Scale {
    if let (Some(first), Some(last)) = (order.first(), order.last()) {
        scale.forward(first.seat);
        scale.back(last.seat);
    }
    scale
}
