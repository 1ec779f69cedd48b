//! Choosing on the map: which expedition the keys speak of, what digits and letters mean, what the
//! cursor goes round.

use super::Picture;
use super::distance::Reach;
use super::place::Place;
use crate::games::around_the_world::action::Action;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::{Node, Way};
use crate::games::around_the_world::point::Point;
use crate::games::around_the_world::state::Stage;

/// The keys of the cards of a hand, in order; nobody holds more.
pub(super) const CARD_KEYS: [char; 15] =
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '=', '[', ']', '\\'];

/// A step that an expedition could take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub colour: Colour,
    pub from: Node,
    pub way: Way,
    /// Its number, from 1, clockwise from the north.
    pub number: u8,
}

impl Picture {
    /// The steps of an expedition from a point.
    pub(super) fn steps_from(&self, colour: Colour, from: Node) -> impl Iterator<Item = Step> {
        let route = self.table.route(colour);
        let ways = route.free_ways(self.map, from).filter(|_| route.left > 0);
        (1..).zip(ways).map(move |(number, way)| Step { colour, from, way, number })
    }

    /// The steps of an expedition from where it stands; while a loop's arrow of its colour is due,
    /// from where that would begin.
    pub(super) fn steps(&self, colour: Colour, cursor: Option<&str>) -> Vec<Step> {
        let tip = self.table.route(colour).tip(self.map);
        let start = self.start_of_loop(cursor).filter(|_| self.loop_due() == Some(colour));
        self.steps_from(colour, start.unwrap_or(tip)).collect()
    }

    /// The expedition whose loop is to be gone on from.
    pub(super) fn loop_due(&self) -> Option<Colour> {
        match self.view.stage {
            Stage::Loop(colour) => Some(colour),
            _ => None,
        }
    }

    /// Where the arrow of a loop would begin: where the cursor says, or where the loop was closed,
    /// or the nearest point before it on the route that has a line left.
    pub(super) fn start_of_loop(&self, cursor: Option<&str>) -> Option<Node> {
        let due = self.loop_due()?;
        let chosen = match cursor.and_then(Place::read) {
            Some(Place::Decision(Action::Lay(_, from, _))) => self.map.find(from),
            // The way to a place that is looked at.
            Some(Place::At(point)) => self
                .map
                .find(point)
                .and_then(|node| self.reach.get(due.index())?.first(node))
                .map(|(from, _)| from),
            _ => None,
        };
        let starts = self.starts_of_loop();
        chosen.filter(|node| starts.contains(node)).or(starts.first().copied())
    }

    /// The points of the route from which a loop's arrow can be laid, from its end backwards.
    pub(super) fn starts_of_loop(&self) -> Vec<Node> {
        let Some(colour) = self.loop_due() else { return Vec::new() };
        let route = self.table.route(colour);
        let back = route.arrows.iter().rev().flat_map(|arrow| [arrow.to, arrow.from]);
        let mut starts: Vec<Node> = Vec::new();
        for node in back {
            if !starts.contains(&node) && self.steps_from(colour, node).next().is_some() {
                starts.push(node);
            }
        }
        starts
    }

    /// Whether arrows are chosen behind these places: those that are due, or that of a ticket.
    pub(super) fn lays(&self, way: &[String]) -> Option<fn(Colour, Point, Point) -> Action> {
        match (self.view.stage, way) {
            (Stage::Arrow | Stage::Square | Stage::Loop(_), []) => Some(Action::Lay),
            (Stage::Tickets, [_]) => Some(Action::Extra),
            (Stage::Tickets, [_, arrow]) if arrow == "arrow" => Some(Action::Extra),
            _ => None,
        }
    }

    /// The decision to take this step.
    pub(super) fn step_taken(&self, step: Step, lay: fn(Colour, Point, Point) -> Action) -> Action {
        lay(step.colour, self.map.point(step.from), self.map.point(step.way.to))
    }

    /// The expedition that the keys speak of: that of the cursor, of the nearest goal under it, or
    /// the first that has arrows.
    pub(super) fn focus(&self, cursor: Option<&str>) -> Colour {
        if let Some(colour) = self.loop_due() {
            return colour;
        }
        let of_cursor = match cursor.and_then(Place::read) {
            Some(Place::Decision(
                Action::Lay(colour, ..) | Action::Extra(colour, ..) | Action::Remove(colour),
            )) => Some(colour),
            Some(Place::At(point)) => self
                .map
                .find(point)
                .and_then(|node| self.nearest(node, None).map(|reach| reach.colour)),
            _ => None,
        };
        let first = || self.first_step().map(|step| step.colour);
        of_cursor.or_else(first).unwrap_or(Colour::Yellow)
    }

    /// The expedition that is nearest to a point; of several that in focus, or the first.
    pub(super) fn nearest(&self, node: Node, focus: Option<Colour>) -> Option<&Reach> {
        let near = self.reach.iter().filter(|reach| reach.arrows(node).is_some());
        let own = |reach: &&Reach| (reach.arrows(node), Some(reach.colour) != focus);
        near.min_by_key(own)
    }

    /// The step that leads to the nearest goal of these eyes, or else the first there is: the
    /// cursor begins there.
    fn first_step(&self) -> Option<Step> {
        let goals = self.goals().into_iter().filter_map(|goal| {
            let reach = self.nearest(goal.node, None)?;
            Some((reach.arrows(goal.node)?, !goal.own, reach, goal.node))
        });
        let best = goals.min_by_key(|(arrows, public, ..)| (*arrows, *public));
        let towards = best.and_then(|(_, _, reach, node)| {
            let (from, way) = reach.first(node)?;
            self.steps_from(reach.colour, from).find(|step| step.way == way)
        });
        let any = || {
            let steps = Colour::ALL.into_iter().flat_map(|colour| self.steps(colour, None));
            steps.into_iter().next()
        };
        towards.or_else(any)
    }

    /// Where the cursor begins.
    pub(super) fn begin(&self, way: &[String], before: Option<&str>) -> Option<Place> {
        // What a ticket is for comes first.
        if let Some(lay) = self.lays(way).filter(|_| way.len() != 1) {
            let step = match self.loop_due() {
                Some(colour) => {
                    let first = self.first_step().filter(|step| step.colour == colour);
                    let start = self.start_of_loop(None)?;
                    first
                        .filter(|step| step.from == start)
                        .or_else(|| self.steps_from(colour, start).next())
                }
                None => self.first_step(),
            };
            let end = self.can_end().then_some(Place::Decision(Action::End));
            return step.map(|step| Place::Decision(self.step_taken(step, lay))).or(end);
        }
        match (self.view.stage, way) {
            (Stage::Arrow, [_]) => Some(Place::Remove),
            (Stage::Tickets, [_]) => Some(Place::Arrow),
            (Stage::Arrow | Stage::Tickets, [_, remove]) if remove == "remove" => {
                Some(Place::Decision(Action::Remove(self.focus(before))))
            }
            (Stage::Tickets, []) => Some(Place::Decision(Action::End)),
            _ => None,
        }
    }

    /// Where a digit goes: to a step of the expedition in focus, to what a ticket can do, to a card.
    pub(super) fn counted(
        &self,
        number: u32,
        way: &[String],
        cursor: Option<&str>,
    ) -> Option<Place> {
        let index = usize::try_from(number).ok()?;
        let place = cursor.and_then(Place::read);
        let on_map = matches!(place, Some(Place::Decision(Action::Extra(..) | Action::Remove(_))));
        match self.view.stage {
            Stage::Key => self
                .card_of(if index == 0 { 10 } else { index })
                .map(|point| Place::Decision(Action::Key(point))),
            Stage::Change => match way {
                [] => match self.drawn().get(index.checked_sub(1)?) {
                    Some(site) => Some(Place::Take(*site)),
                    None => {
                        (index == self.drawn().len() + 1).then_some(Place::Decision(Action::Return))
                    }
                },
                _ => self.card_of(if index == 0 { 10 } else { index }).map(Place::Give),
            },
            Stage::Arrow | Stage::Tickets if way.len() == 1 && !on_map => match index {
                1 => {
                    let step = self.number_in_focus(1, &["ticket".to_owned()], cursor);
                    // Where it is too early it says so.
                    step.or(Some(Place::Arrow))
                }
                2 => Some(Place::Decision(Action::Remove(self.focus(cursor)))),
                3 => Some(Place::Decision(Action::Change)),
                _ => None,
            },
            _ => self.number_in_focus(index, way, cursor),
        }
    }

    fn number_in_focus(&self, index: usize, way: &[String], cursor: Option<&str>) -> Option<Place> {
        let lay = self.lays(way)?;
        let steps = self.steps(self.focus(cursor), cursor);
        let step = steps.into_iter().find(|step| usize::from(step.number) == index)?;
        Some(Place::Decision(self.step_taken(step, lay)))
    }

    /// The cards drawn, for the eyes that drew them.
    pub(super) fn drawn(&self) -> &[Point] {
        self.view.drawn.as_deref().unwrap_or_default()
    }

    /// The card of the own hand with this number, from 1.
    fn card_of(&self, number: usize) -> Option<Point> {
        self.hand().get(number.checked_sub(1)?).copied()
    }

    /// The own hand.
    pub(super) fn hand(&self) -> &[Point] {
        self.view.own().and_then(|seat| seat.hand.as_deref()).unwrap_or_default()
    }

    /// The expedition of a letter: that of its colour, on a Latin and on a Russian keyboard.
    fn expedition(letter: char) -> Option<Colour> {
        match letter {
            'y' | ';' | 'ж' => Some(Colour::Yellow),
            'r' | 'к' => Some(Colour::Red),
            'b' | 'c' | 'с' => Some(Colour::Blue),
            _ => None,
        }
    }

    /// Where a letter moves the cursor.
    pub(super) fn jumped(
        &self,
        letter: char,
        way: &[String],
        cursor: Option<&str>,
    ) -> Option<Place> {
        if letter == 'g' {
            return self.next_goal(cursor);
        }
        if let Some(place) = self.card_letter(letter, way) {
            return Some(place);
        }
        let colour = Self::expedition(letter)?;
        let place = cursor.and_then(Place::read);
        let removes = matches!(place, Some(Place::Remove | Place::Decision(Action::Remove(_))))
            || way.last().is_some_and(|last| last == "remove");
        if removes && !way.is_empty() {
            return Some(Place::Decision(Action::Remove(colour)));
        }
        let lay = self.lays(way)?;
        let steps = self.steps(colour, cursor);
        // The way to a goal that is looked at is not left.
        let towards = match place {
            Some(Place::At(point)) => self.map.find(point).and_then(|node| {
                let reach = self.reach.iter().find(|reach| reach.colour == colour)?;
                reach.first(node)
            }),
            _ => None,
        };
        let step = steps.iter().find(|step| towards == Some((step.from, step.way)));
        let step = step.or(steps.first())?;
        Some(Place::Decision(self.step_taken(*step, lay)))
    }

    /// Cards beyond the tenth have signs for their numbers.
    fn card_letter(&self, letter: char, way: &[String]) -> Option<Place> {
        let number = CARD_KEYS.iter().position(|key| *key == letter).filter(|at| *at >= 10)? + 1;
        let point = self.card_of(number)?;
        match (self.view.stage, way) {
            (Stage::Key, []) => Some(Place::Decision(Action::Key(point))),
            (Stage::Change, [_]) => Some(Place::Give(point)),
            _ => None,
        }
    }

    /// The goal behind that under the cursor, the nearest first.
    fn next_goal(&self, cursor: Option<&str>) -> Option<Place> {
        let goals = self.goals();
        let here = match cursor.and_then(Place::read) {
            Some(Place::At(point)) => goals.iter().position(|goal| goal.point == point),
            _ => None,
        };
        let next = here.map_or(0, |at| (at + 1) % goals.len().max(1));
        goals.get(next).map(|goal| Place::At(goal.point))
    }

    /// What Tab goes round: with a loop's arrow due the points where it can begin, under a ticket
    /// what it is for; otherwise all that can be done.
    pub(super) fn circle(&self, way: &[String], cursor: Option<&str>) -> Vec<Place> {
        if let Some(colour) = self.loop_due() {
            let first = |start: &Node| {
                let own = self.start_of_loop(cursor) == Some(*start);
                let here = cursor.and_then(Place::read).filter(|_| own);
                here.or_else(|| {
                    let step = self.steps_from(colour, *start).next()?;
                    Some(Place::Decision(self.step_taken(step, Action::Lay)))
                })
            };
            return self.starts_of_loop().iter().filter_map(first).collect();
        }
        let tickets = matches!(self.view.stage, Stage::Arrow | Stage::Tickets) && way.len() == 1;
        if tickets {
            let arrow = (self.view.stage == Stage::Tickets).then_some(Place::Arrow);
            let rest = [Place::Remove, Place::Decision(Action::Change)];
            return arrow.into_iter().chain(rest).collect();
        }
        if let Some(lay) = self.lays(way) {
            let steps = Colour::ALL.into_iter().flat_map(|colour| self.steps(colour, cursor));
            let steps = steps.map(|step| Place::Decision(self.step_taken(step, lay)));
            // Behind the arrows, what else can be done.
            let ticket = self.view.stage == Stage::Arrow && self.table.any_ticket_helps();
            let ticket = ticket.then_some(Place::Ticket);
            let waiting = self.view.turn.zip(self.view.claim);
            let claim = waiting.filter(|(seat, claim)| claim.waiting.has(*seat));
            let claim = claim.map(|_| Place::Decision(Action::Claim));
            // AW-2.6: nothing may be left but to end the turn.
            let end = self.view.stage == Stage::Arrow && self.can_end();
            let end = end.then_some(Place::Decision(Action::End));
            return steps.chain(ticket).chain(claim).chain(end).collect();
        }
        Vec::new()
    }

    /// Whether the turn can end now (AW-2.6, AW-2.7).
    pub(super) fn can_end(&self) -> bool {
        let asks = matches!(self.view.stage, Stage::Arrow | Stage::Tickets);
        asks && self.view.turn.is_some() && self.table.may_end()
    }

    /// The decision that Enter means on a place.
    pub(super) fn meaning(&self, way: &[String], place: Place) -> Option<Action> {
        match place {
            Place::Decision(action) => Some(action),
            // A point that one can go to means going there, from the tip that the tag says.
            Place::At(point) => {
                let lay = self.lays(way)?;
                let node = self.map.find(point)?;
                let colours = std::iter::once(self.focus(Some(&place.to_string())));
                let cursor = place.to_string();
                let steps =
                    colours.chain(Colour::ALL).flat_map(|colour| self.steps(colour, Some(&cursor)));
                let step = steps.into_iter().find(|step| step.way.to == node)?;
                Some(self.step_taken(step, lay))
            }
            Place::Ticket | Place::Arrow | Place::Remove | Place::Take(_) | Place::Give(_) => None,
        }
    }
}
