//! AW-2: a turn is an arrow, with tickets before or after it; loops and squares give more.

use super::action::Action;
use super::colour::Colour;
use super::event::{Due, Ending, Event, Refusal};
use super::map::{Node, Way};
use super::options::Claims;
use super::point::Point;
use super::state::{AroundTheWorld, Stage};
use crate::engine::{Happening, Seat, SeatSet};

impl AroundTheWorld {
    /// Every legal decision of this seat.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.turn {
            match self.stage {
                Stage::Key => {
                    let places = self.key_places(seat).map(|site| self.map.point(site));
                    out.extend(places.map(Action::Key));
                }
                Stage::Loop(colour) => self.list_loop(colour, out),
                Stage::Arrow | Stage::Square => self.list_arrows(Action::Lay, out),
                Stage::Tickets => {
                    if self.refuses_ticket().is_none() {
                        self.list_arrows(Action::Extra, out);
                    }
                }
                Stage::Change => self.list_change(out),
                Stage::Over => {}
            }
            if matches!(self.stage, Stage::Arrow | Stage::Tickets) {
                self.list_tickets(out);
                if self.may_end() {
                    out.push(Action::End);
                }
            }
        }
        if self.claim.is_some_and(|claim| claim.waiting.has(seat)) {
            out.push(Action::Claim);
        }
    }

    fn list_arrows(&self, lay: fn(Colour, Point, Point) -> Action, out: &mut Vec<Action>) {
        for colour in Colour::ALL {
            let route = self.route(colour);
            if route.left > 0 {
                self.list_from(colour, route.tip(self.map), lay, out);
            }
        }
    }

    fn list_loop(&self, colour: Colour, out: &mut Vec<Action>) {
        for from in self.route(colour).points() {
            self.list_from(colour, from, Action::Lay, out);
        }
    }

    #[inline]
    fn list_from(
        &self,
        colour: Colour,
        from: Node,
        lay: fn(Colour, Point, Point) -> Action,
        out: &mut Vec<Action>,
    ) {
        let (point, ways) = (self.map.point(from), self.route(colour).free_ways(self.map, from));
        out.extend(ways.map(|way| lay(colour, point, self.map.point(way.to))));
    }

    /// Takes a decision of this seat.
    pub(super) fn take(
        &mut self,
        seat: Seat,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if action == Action::Claim {
            return self.claim_card(seat, at);
        }
        if seat != self.turn {
            return Err(Refusal::OnlyClaim);
        }
        match (self.stage, action) {
            (Stage::Key, Action::Key(site)) => return self.lay_key(site, at),
            (Stage::Arrow, Action::Lay(colour, from, to)) => {
                let way = self.may_lay(colour, from, to)?;
                self.arrow_laid = true;
                self.lay(colour, way, Due::Turn, at);
            }
            (Stage::Square, Action::Lay(colour, from, to)) => {
                let way = self.may_lay(colour, from, to)?;
                self.squares_due -= 1;
                self.lay(colour, way, Due::Square, at);
            }
            (Stage::Loop(due), Action::Lay(colour, from, to)) => {
                let way = self.may_lay_for_loop(due, (colour, from, to))?;
                self.loop_due = None;
                self.lay(colour, way, Due::Loop, at);
            }
            (Stage::Arrow, Action::Extra(..)) => return Err(Refusal::TurnFirst),
            (Stage::Tickets, Action::Extra(colour, from, to)) => {
                self.may_use_ticket()?;
                let way = self.may_lay(colour, from, to)?;
                self.use_ticket();
                self.lay(colour, way, Due::Ticket, at);
            }
            (Stage::Arrow | Stage::Tickets, Action::Remove(colour)) => self.remove(colour, at)?,
            (Stage::Arrow | Stage::Tickets, Action::Change) => self.draw_to_change(at)?,
            (Stage::Change, Action::Keep(kept, given)) => self.keep(kept, given, at)?,
            (Stage::Change, Action::Return) => self.put_back(at),
            (Stage::Arrow | Stage::Tickets, Action::End) => {
                if !self.may_end() {
                    return Err(Refusal::ArrowFirst);
                }
                self.end_turn(at);
            }
            (stage, _) => return Err(Refusal::First { what: stage.asks() }),
        }
        if matches!(action, Action::Keep(..) | Action::Return) {
            self.go_on_quietly(at);
        } else {
            self.go_on(at);
        }
        Ok(())
    }

    /// Where an expedition may go on (AW-2.2, AW-2.3, AW-2.4).
    fn may_lay(&self, colour: Colour, from: Point, to: Point) -> Result<(Node, Way), Refusal> {
        let tip = self.route(colour).tip(self.map);
        if self.route(colour).left == 0 {
            return Err(Refusal::NoArrow { colour });
        }
        if self.map.point(tip) != from {
            return Err(Refusal::NotThere { colour, tip: self.map.point(tip) });
        }
        self.way(colour, tip, to)
    }

    /// AW-5.1: the loop's arrow is of its colour, and begins anywhere on its route.
    fn may_lay_for_loop(
        &self,
        due: Colour,
        (colour, from, to): (Colour, Point, Point),
    ) -> Result<(Node, Way), Refusal> {
        if colour != due {
            return Err(Refusal::LoopFirst { colour: due });
        }
        let node = self.map.find(from).ok_or(Refusal::NoSuchPoint { point: from })?;
        if !self.route(colour).has(node) {
            return Err(Refusal::OffRoute { colour, point: from });
        }
        self.way(colour, node, to)
    }

    /// The way from one point to another, if a line joins them that the colour has not used.
    fn way(&self, colour: Colour, from: Node, to: Point) -> Result<(Node, Way), Refusal> {
        let start = self.map.point(from);
        let leads = |way: &&Way| self.map.point(way.to) == to;
        let way = self.map.ways(from).iter().find(leads);
        let way = *way.ok_or(Refusal::NoLine { from: start, to })?;
        if !self.route(colour).is_free(way.line) {
            return Err(Refusal::LineTaken { colour, from: start, to });
        }
        Ok((from, way))
    }

    /// Lays an arrow, with its arrival.
    fn lay(
        &mut self,
        colour: Colour,
        (from, way): (Node, Way),
        due: Due,
        at: &mut impl Happening<Event>,
    ) {
        let seat = self.turn;
        // Whatever was to be claimed has been missed (AW-3.9).
        self.claim = None;
        let closes = self.routes[colour.index()].lay(from, way);
        self.laid += 1;
        let (from, to) = (self.map.point(from), self.map.point(way.to));
        at.tell(Event::Laid { seat, colour, from, to, due });
        if self.routes.iter().all(|route| route.left == 0) {
            self.set_off_end(seat, Ending::Arrows, at);
        } else if self.laid >= self.rules.most_laid {
            self.set_off_end(seat, Ending::Long, at);
        }
        self.arrive(colour, way.to, closes, at);
    }

    /// AW-6.1, AW-6.4: once set off, it is not undone.
    pub(super) fn set_off_end(&mut self, seat: Seat, by: Ending, at: &mut impl Happening<Event>) {
        if !self.ending {
            self.ending = true;
            at.tell(Event::LastRound { seat, by });
        }
    }

    /// Goes on to the next thing to decide. What is due comes first, loops before squares (AW-3.7);
    /// what is the only thing possible is done (AW-2.9), but not while somebody may still claim
    /// (AW-3.13).
    pub(super) fn go_on(&mut self, at: &mut impl Happening<Event>) {
        while let Some((colour, step)) = self.go_on_quietly(at) {
            self.lay_due(colour, step, at);
        }
    }

    /// The same as far as no arrow is laid by itself; the one that would be is given. After a
    /// change it is not: what comes to light with a sealed decision shows it, too (AW-2.9, AW-4.7).
    fn go_on_quietly(&mut self, at: &mut impl Happening<Event>) -> Option<(Colour, (Node, Way))> {
        while matches!(self.stage, Stage::Arrow | Stage::Tickets | Stage::Loop(_) | Stage::Square) {
            self.stage = self.next_stage(at);
            if self.claim.is_some() {
                return None;
            }
            match self.only_choice() {
                Choice::Several => return None,
                Choice::Nothing => self.end_turn(at),
                Choice::Only(colour, step) => return Some((colour, step)),
            }
        }
        None
    }

    /// Lays the arrow that must be laid and can go to one place only.
    fn lay_due(&mut self, colour: Colour, step: (Node, Way), at: &mut impl Happening<Event>) {
        let due = match self.stage {
            Stage::Loop(_) => {
                self.loop_due = None;
                Due::Loop
            }
            Stage::Square => {
                self.squares_due -= 1;
                Due::Square
            }
            _ => {
                self.arrow_laid = true;
                Due::Turn
            }
        };
        self.lay(colour, step, due, at);
    }

    fn next_stage(&mut self, at: &mut impl Happening<Event>) -> Stage {
        let seat = self.turn;
        if let Some(colour) = self.loop_due {
            if self.steps_of_loop(colour).next().is_some() {
                return Stage::Loop(colour);
            }
            // AW-5.4.
            self.loop_due = None;
            at.tell(Event::LoopLapsed { seat, colour });
        }
        if self.squares_due > 0 {
            if self.steps().next().is_some() {
                return Stage::Square;
            }
            // AW-3.7.
            self.squares_due = 0;
            at.tell(Event::SquareLapsed { seat });
        }
        if self.arrow_laid { Stage::Tickets } else { Stage::Arrow }
    }

    /// Every step of an expedition from its tip.
    #[inline]
    fn steps(&self) -> impl Iterator<Item = (Colour, (Node, Way))> {
        let left = |colour: &Colour| self.route(*colour).left > 0;
        Colour::ALL.into_iter().filter(left).flat_map(move |colour| {
            let route = self.route(colour);
            let tip = route.tip(self.map);
            route.free_ways(self.map, tip).map(move |way| (colour, (tip, way)))
        })
    }

    /// Every step that a loop's arrow can take (AW-5.1); none, if its colour has run out (AW-5.4).
    #[inline]
    fn steps_of_loop(&self, colour: Colour) -> impl Iterator<Item = (Colour, (Node, Way))> {
        let route = self.route(colour);
        let points = route.points().take(if route.left > 0 { usize::MAX } else { 0 });
        points.flat_map(move |from| {
            route.free_ways(self.map, from).map(move |way| (colour, (from, way)))
        })
    }

    /// What is left to choose.
    #[inline]
    fn only_choice(&self) -> Choice {
        let only = |steps: &mut dyn Iterator<Item = (Colour, (Node, Way))>| match (
            steps.next(),
            steps.next(),
        ) {
            (Some((colour, step)), None) => Choice::Only(colour, step),
            _ => Choice::Several,
        };
        match self.stage {
            Stage::Loop(colour) => only(&mut self.steps_of_loop(colour)),
            Stage::Square => only(&mut self.steps()),
            _ if self.any_ticket_helps() => Choice::Several,
            Stage::Tickets => Choice::Nothing,
            _ if self.steps().next().is_none() => Choice::Nothing,
            _ => only(&mut self.steps()),
        }
    }

    /// AW-2.6, AW-2.7: the arrow of the turn has been laid, or none can be.
    #[inline]
    pub(super) fn may_end(&self) -> bool {
        self.arrow_laid || self.steps().next().is_none()
    }

    /// Whether any arrow can be laid from a tip.
    #[inline]
    pub(super) fn can_lay(&self) -> bool {
        self.steps().next().is_some()
    }

    pub(super) fn begin_turn(&mut self, at: &mut impl Happening<Event>) {
        self.stage = Stage::Arrow;
        self.arrow_laid = false;
        self.tickets_used = 0;
        self.go_on(at);
    }

    /// The turn passes on; a round that has been set off as the last ends the game (AW-6.1, AW-6.6).
    fn end_turn(&mut self, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        if !self.arrow_laid {
            at.tell(Event::Passed { seat });
        }
        self.claim = None;
        self.turn = self.seats.left_of(seat);
        at.commit();
        if self.turn == self.first {
            if self.ending {
                return self.finish(at);
            }
            self.round += 1;
        }
        self.stage = Stage::Arrow;
        self.arrow_laid = false;
        self.tickets_used = 0;
    }

    /// AW-6.2, AW-6.6: hands are laid open.
    fn finish(&mut self, at: &mut impl Happening<Event>) {
        self.stage = Stage::Over;
        at.reveal(SeatSet::EVERYBODY);
        for seat in self.seats.seats() {
            at.tell(Event::Result { seat, total: self.side(seat).total() });
        }
    }

    /// Whether everybody must watch for their own goals (AW-3.2).
    #[inline]
    pub(super) fn claims_are_declared(&self) -> bool {
        self.options.claims == Claims::Declared
    }
}

/// What is left to choose.
enum Choice {
    Several,
    /// This arrow must be laid.
    Only(Colour, (Node, Way)),
    /// The turn is over.
    Nothing,
}
