//! What is marked on the board beyond what lies there: where one is, what can be reached and for
//! how much, what has changed.

use super::Picture;
use super::choosing::{Step, focus};
use super::hexes::{Chip, Marks, draw_board};
use super::place::{Act, Place};
use super::plan::Plan;
use crate::draw::board::{Brush, Spot};
use crate::engine::Seat;
use crate::games::tikal::action::Action;
use crate::games::tikal::event::Event;
use crate::games::tikal::hex::{Hex, HexSet};
use crate::games::tikal::tile::{Kind, Terrain, Tile};
use crate::games::tikal::ways::NO_WAY;
use ratatui::buffer::Buffer;

impl Picture {
    /// Draws the board; its hexes are places.
    pub(super) fn draw_jungle(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let marks = self.marks(brush);
        draw_board(&self.view, plan, &marks, brush, buffer);
        let step = self.step(brush.way);
        let stops = self.stops(step);
        let place = |hex: Hex| match step {
            Step::Lay if stops.has(hex) => self.lay_at(hex, brush.cursor),
            Step::Move(_) | Step::Fetch(_) if stops.has(hex) => {
                let wanted = brush.cursor.and_then(Place::read).and_then(Place::party);
                // The cursor keeps what was typed, also where it cannot be.
                let here = brush.cursor.and_then(Place::read).filter(|it| it.hex() == Some(hex));
                here.or_else(|| self.walk_at(step, hex, wanted))
            }
            _ => self.view.hex(hex).map(|_| Place::Hex(hex)),
        };
        let spot = |hex: Hex| Some(Spot::new(place(hex)?.to_string(), plan.hex(hex)));
        Hex::all().filter_map(spot).collect()
    }

    fn marks(&self, brush: Brush<'_>) -> Marks {
        let step = self.step(brush.way);
        let cursor = brush.cursor.and_then(Place::read);
        let mut marks = Marks { fresh: self.fresh(), ..Marks::default() };
        if brush.open.is_empty() {
            marks.lit = self.lit();
            marks.cursor = focus(brush.way, brush.cursor);
            return marks;
        }
        match step {
            Step::Lay => {
                marks.targets = self.stops(step);
                if let Some(Place::Decision(Action::Lay(hex, turn))) = cursor
                    && let Some(tile) = self.view.in_hand
                {
                    let Terrain { kind, stones } = self.components.terrain(tile);
                    marks.ghost = Some((hex, Terrain { kind, stones: stones.turned(turn) }));
                }
            }
            Step::Bid | Step::Choose => {
                let Some(Place::Tile(tile) | Place::Decision(Action::Choose(tile))) = cursor else {
                    return marks;
                };
                marks.targets = self.could_lie(tile);
                return marks;
            }
            Step::Move(here) | Step::Fetch(here) => {
                marks.source = Some(here);
                marks.chips = self.chips(step, cursor);
                if let Some(Place::Walk(there, _)) = cursor {
                    marks.route = self.walk_route(step, there);
                }
            }
            Step::Act(hex) | Step::Several(hex) => {
                let new = matches!(
                    cursor,
                    Some(Place::Party(_) | Place::Act(Act::New | Act::Leader | Act::Several))
                );
                if let (true, Some(seat)) = (new, self.view.turn) {
                    marks.route = self.table.route(seat, None, hex);
                }
            }
            Step::Target | Step::Take | Step::Give(..) | Step::Over => {
                marks.chips = self.overlay(brush.camera.size);
                marks.lit = self.lit();
            }
        }
        marks.cursor = focus(brush.way, brush.cursor);
        marks
    }

    /// The way of a walk between the hex of the step and this one.
    pub(super) fn walk_route(&self, step: Step, there: Hex) -> Vec<Hex> {
        let Some(seat) = self.view.turn else { return Vec::new() };
        match step {
            Step::Move(here) => self.table.route(seat, Some(here), there),
            Step::Fetch(here) => self.table.route(seat, Some(there), here),
            _ => Vec::new(),
        }
    }

    /// What the chosen figures pay from hex to hex.
    fn chips(&self, step: Step, cursor: Option<Place>) -> Vec<(Hex, Chip)> {
        let Some(seat) = self.view.turn else { return Vec::new() };
        let wanted = cursor.and_then(Place::party);
        let chip = |hex: Hex| {
            let Some(Place::Walk(_, party)) = self.walk_at(step, hex, wanted) else { return None };
            let way = match step {
                Step::Fetch(here) => self.table.way(seat, hex, here),
                Step::Move(here) => self.table.way(seat, here, hex),
                _ => return None,
            };
            // As many as were chosen, or none of these figures' business.
            let all = wanted.is_none_or(|wanted| wanted.figures() == party.figures());
            all.then(|| (hex, Chip::Reach(way.saturating_mul(party.figures()))))
        };
        self.stops(step).iter().filter_map(chip).collect()
    }

    /// Chips over the whole board, as one likes to look at it.
    fn overlay(&self, look: u8) -> Vec<(Hex, Chip)> {
        let Some(seat) = self.view.turn else { return Vec::new() };
        match look {
            1 => {
                let cost = |hex: Hex| {
                    let way = self.table.way_in(seat, hex);
                    (way != NO_WAY).then_some((hex, Chip::Reach(way)))
                };
                let open = self.view.hexes.iter().filter(|(_, seen)| seen.kind != Kind::Volcano);
                open.filter_map(|(hex, _)| cost(*hex)).collect()
            }
            2 => self.table.temples().filter_map(|hex| Some((hex, self.lead(hex)?))).collect(),
            _ => Vec::new(),
        }
    }

    /// By how much somebody leads at a temple that nobody guards.
    fn lead(&self, hex: Hex) -> Option<Chip> {
        let seats = self.view.seat_count().seats();
        let mut weights: Vec<u8> = seats.map(|seat| self.table.weight(seat, hex)).collect();
        weights.sort_unstable_by(|one, other| other.cmp(one));
        let lead = weights.first()? - weights.get(1)?;
        let guarded = self.view.hex(hex)?.guard.is_some();
        (lead > 0 && !guarded).then_some(Chip::Lead(lead.into()))
    }

    /// Where a tile on offer could lie.
    fn could_lie(&self, tile: Tile) -> HexSet {
        let mut places = Vec::new();
        self.table.list_places(tile, &mut places);
        let hex = |action: Action| match action {
            Action::Lay(hex, _) => Some(hex),
            _ => None,
        };
        places.into_iter().filter_map(hex).collect()
    }

    /// What others have changed since these eyes last looked.
    fn fresh(&self) -> HexSet {
        // Who is on turn knows what he has done himself.
        let by_another = |seat: Seat, hex: Hex| (Some(seat) != self.view.turn).then_some(hex);
        let changed = |event: &Event| match *event {
            Event::Laid { seat, hex, .. }
            | Event::Entered { seat, hex, .. }
            | Event::Moved { seat, to: hex, .. }
            | Event::Uncovered { seat, hex, .. }
            | Event::Found { seat, hex, .. }
            | Event::Camped { seat, hex }
            | Event::Guarded { seat, hex, .. } => by_another(seat, hex),
            Event::Began { .. }
            | Event::Drawn { .. }
            | Event::NoPlace { .. }
            | Event::Exchanged { .. }
            | Event::ScoringBegan { .. }
            | Event::Scored { .. }
            | Event::Offered { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Won { .. }
            | Event::Chosen { .. }
            | Event::Result { .. } => None,
        };
        self.news.iter().filter_map(changed).collect()
    }

    /// The temples that have just paid, as long as nobody has done anything since.
    fn lit(&self) -> Vec<(Hex, Seat)> {
        let Some(Event::Scored { seat, .. }) =
            self.news.iter().rev().find(|event| !matches!(event, Event::Result { .. }))
        else {
            return Vec::new();
        };
        self.table.temples_of(*seat).iter().map(|hex| (hex, *seat)).collect()
    }
}
