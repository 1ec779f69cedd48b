//! The end of an expedition, on the table as it was: what each figure scores stands beside its path.

use super::Picture;
use super::pen::{Pen, gain, signed};
use super::plan::{Class, Plan};
use crate::draw::board::{Brush, Panels};
use crate::draw::text::{columns, wrap};
use crate::draw::theme::Role;
use crate::engine::{Eyes, Seat};
use crate::games::lost_cities::card::Colour;
use crate::games::lost_cities::components::Components;
use crate::games::lost_cities::event::{Ending, Event};
use crate::games::lost_cities::figure::{Explorer, Figure};
use crate::games::lost_cities::state::Stage;
use crate::games::lost_cities::token::Token;
use crate::games::lost_cities::view::{SeatView, View};
use crate::say;
use ratatui::layout::Rect;

/// So many points are a cell of a bar.
const A_CELL: u32 = 5;

impl Picture {
    /// The table before these events with what they did to it, if an expedition ends with them.
    pub(in crate::games::lost_cities) fn closing(
        rules: &'static Components,
        mut view: View,
        events: &[Event],
    ) -> Option<Self> {
        let ends = |event: &Event| matches!(event, Event::Ended { .. });
        let last = events.iter().position(ends)?;
        for event in &events[..last] {
            view.hear(event);
        }
        view.close(rules);
        let ended = Some(events[last].clone());
        Some(Self { rules, view, news: Vec::new(), closing: true, ended })
    }

    /// What each figure scores, in its lane; with a bar where there is room.
    pub(super) fn draw_scores(&self, plan: &Plan, brush: Brush<'_>, pen: &mut Pen<'_>) {
        let x = plan.line().1 + 1;
        let heading = say!(brush.words, "lc-head-points");
        pen.put(x + 1, plan.head(), &heading, Role::Title);
        for colour in Colour::ALL {
            for (seat, side) in self.view.seats.iter().enumerate() {
                let explorer = side.explorers[colour];
                if plan.own_lanes {
                    let y = plan.lane(colour, seat);
                    self.draw_score((seat, explorer), (x, y), plan, pen);
                } else {
                    let (row, beside) = (seat / 2, seat % 2);
                    let y = plan.track(colour) + u16::try_from(row).unwrap_or(0);
                    let x = x + if beside == 1 { 12 } else { 0 };
                    self.draw_score((seat, explorer), (x, y), plan, pen);
                }
            }
        }
    }

    fn draw_score(
        &self,
        (seat, explorer): (usize, Option<Explorer>),
        (x, y): (u16, u16),
        plan: &Plan,
        pen: &mut Pen<'_>,
    ) {
        let Some(Explorer { figure, step }) = explorer else {
            let shape = pen.signs().seat(seat, true);
            pen.put(x, y, &format!("{shape} –"), Role::Faint);
            return;
        };
        let shape = pen.signs().seat(seat, figure == Figure::Scientist);
        let end = pen.put(x, y, &format!("{shape} "), Role::Cool(seat));
        let points = self.rules.worth(figure, step);
        let once = self.rules.worth(Figure::Adventurer, step);
        let times = self.rules.figures.scientist_counts;
        let end = match figure {
            Figure::Scientist => {
                let once = signed(once).replace('+', "");
                pen.put(end, y, &format!("{times}×{once}="), Role::Text)
            }
            Figure::Adventurer => end,
        };
        pen.put(end, y, &signed(points), gain(points));
        let from = x + 15;
        if plan.own_lanes && plan.wide > Class::Small && points != 0 {
            let sign = pen.signs();
            let block = if points < 0 { sign.pick("░", ".") } else { sign.pick("█", "#") };
            let cells = usize::try_from(points.unsigned_abs().div_ceil(A_CELL)).unwrap_or(0);
            pen.put(from, y, &block.repeat(cells), Role::Cool(seat));
        }
    }

    /// By what it ended, and who gains most.
    pub(super) fn draw_ending(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        pen: &mut Pen<'_>,
    ) {
        let words = brush.words;
        let Some(Event::Ended { expedition, by }) = &self.ended else { return };
        let over = match by {
            Ending::Bridge => say!(words, "lc-ended-bridge", expedition = *expedition),
            Ending::Deck => say!(words, "lc-ended-deck", expedition = *expedition),
        };
        let most = self.view.seats.iter().map(|side| side.on_paths).max().unwrap_or(0);
        let best = (0..).zip(&self.view.seats).filter(|(_, side)| side.on_paths == most);
        let names: Vec<String> =
            best.take(Seat::MOST).map(|(index, _)| panels.called(Seat::at(index))).collect();
        let (names, points) = (names.join(", "), signed(most));
        let most = say!(words, "lc-most", names = names, points = points);
        let area = plan.below.acts;
        let first = format!("{over} {most}");
        let width = usize::from(area.width.saturating_sub(2));
        let note = say!(words, "lc-reveal-note");
        let lines = wrap(&first, width).into_iter().chain(wrap(&note, width));
        for (y, line) in (area.y..area.bottom()).zip(lines) {
            pen.put(area.x + 1, y, &line, Role::Text);
        }
        if plan.below.keys.height == 0 {
            let y = area.bottom().saturating_sub(1);
            let space = area.width.saturating_sub(columns(&note) + 4).min(30);
            if space >= 24 {
                let x = area.right() - space;
                panels.keys(Rect { x, y, width: space, height: 1 }, pen.buffer);
            }
        }
    }
}

impl View {
    /// The table after this event, as far as all may know it.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Played { seat, card } => {
                if let Some(side) = self.seats.get_mut(seat.index()) {
                    side.rows[card.colour()].push(card);
                }
            }
            Event::Discarded { card, .. } => {
                let pile = &mut self.piles[card.colour()];
                (pile.top, pile.cards) = (Some(card), pile.cards.saturating_add(1));
            }
            Event::Sent { seat, colour, figure } => {
                if let Some(side) = self.seats.get_mut(seat.index()) {
                    side.explorers[colour] = Some(Explorer { figure, step: 1 });
                }
            }
            Event::Moved { seat, colour, step } => self.moved(seat, colour, step),
            Event::Crossed { crossed, .. } => self.crossed = crossed,
            Event::FoundArtefact { seat } => self.took_artefact(seat),
            Event::Drew { .. } => self.deck = self.deck.saturating_sub(1),
            Event::Took { card, .. } => {
                let pile = &mut self.piles[card.colour()];
                (pile.top, pile.cards) = (None, pile.cards.saturating_sub(1));
            }
            _ => {}
        }
    }

    fn moved(&mut self, seat: Seat, colour: Colour, step: u8) {
        let Some(side) = self.seats.get_mut(seat.index()) else { return };
        let Some(explorer) = &mut side.explorers[colour] else { return };
        explorer.step = step;
        // With no card left over for it the step was free.
        let free = side.free_steps[colour].len();
        let led = usize::from(step).saturating_sub(free);
        if led > side.rows[colour].len() {
            side.free_steps[colour].push(step);
        }
    }

    /// The token lies where one of the seat's figures stands.
    fn took_artefact(&mut self, seat: Seat) {
        let Some(side) = self.seats.get_mut(seat.index()) else { return };
        side.artefact_tokens = side.artefact_tokens.saturating_add(1);
        for colour in Colour::ALL {
            let Some(explorer) = side.explorers[colour] else { continue };
            let there = self.tokens[colour].get_mut(usize::from(explorer.step).wrapping_sub(1));
            if let Some(token) = there.filter(|token| **token == Some(Token::Artefact)) {
                *token = None;
                return;
            }
        }
    }

    /// Nobody's turn any more, and nobody's secrets.
    fn close(&mut self, rules: &Components) {
        (self.eyes, self.turn, self.stage) = (Eyes::Table, None, Stage::Play);
        for side in &mut self.seats {
            (side.hand, side.chips) = (None, None);
            side.on_paths = worth(side, rules);
        }
    }
}

fn worth(side: &SeatView, rules: &Components) -> i32 {
    let figures = Colour::ALL.into_iter().filter_map(|colour| side.explorers[colour]);
    figures.map(|explorer| rules.worth(explorer.figure, explorer.step)).sum()
}
