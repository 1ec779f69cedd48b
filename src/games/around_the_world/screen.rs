//! The table on the screen: the world in full width, and below it the lists that do the arithmetic.

mod advice;
pub(super) mod chart;
mod choosing;
mod distance;
mod legend;
mod lists;
pub(super) mod names;
mod place;
mod plan;
mod roles;
pub(super) mod scene;
pub(super) mod world;

use super::action::Action;
use super::colour::Colour;
use super::components::Components;
use super::event::Event;
use super::map::{Map, Node};
use super::phrase;
use super::point::Point;
use super::state::{AroundTheWorld, Stage};
use super::view::View;
use crate::draw::board::{Board, Brush, Layout, Panels, Sign, Spot};
use crate::engine::{Seat, Swift};
use crate::lang::Words;
use crate::say;
use chart::Chart;
use distance::Reach;
use names::Names;
use place::{Place, ways};
use plan::{Needs, Plan};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use scene::{Scene, Target};
use std::cell::{Cell, OnceCell};

/// The table as some eyes see it, ready to be drawn.
pub(super) struct Picture {
    pub(super) components: &'static Components,
    pub(super) map: &'static Map,
    pub(super) view: View,
    /// What happened since these eyes last looked.
    pub(super) news: Vec<Event>,
    /// A table that looks like this: the rules are asked of it. What lies face down there means
    /// nothing, and is not looked at.
    table: AroundTheWorld,
    /// How far everything lies from each expedition.
    reach: Vec<Reach>,
    names: OnceCell<Names>,
    /// How many cells and rows what is told may take.
    room: Cell<(u16, u16)>,
}

/// A goal of the list.
#[derive(Clone, Copy, Debug)]
struct Goal {
    point: Point,
    node: Node,
    /// Whether it is one of these eyes' own, or public.
    own: bool,
}

impl Picture {
    pub(super) fn new(components: &'static Components, mut view: View, news: Vec<Event>) -> Self {
        // Seats are asked for by their number: they must be at the table.
        view.seats.truncate(Seat::MOST);
        let at_table = |seat: &Seat| seat.index() < view.seats.len();
        view.turn = view.turn.filter(at_table);
        let map = components.map();
        let table = AroundTheWorld::imagined(components, &view, &mut Swift(0));
        let reach = |colour: Colour| {
            let route = table.route(colour);
            // A loop's arrow begins anywhere on its route.
            if view.stage == Stage::Loop(colour) {
                Reach::of(colour, route, map, route.points())
            } else {
                Reach::of(colour, route, map, std::iter::once(route.tip(map)))
            }
        };
        let reach = Colour::ALL.map(reach).into();
        Self {
            components,
            map,
            view,
            news,
            table,
            reach,
            names: OnceCell::new(),
            room: Cell::default(),
        }
    }

    /// What the points are called; another language is looked up anew.
    fn names(&self, words: &Words) -> &Names {
        self.names.get_or_init(|| Names::of(self.map, words))
    }

    /// The goals of these eyes and the public ones, the nearest first.
    fn goals(&self) -> Vec<Goal> {
        let own = self.hand().iter().map(|point| (*point, true));
        let public = self.view.goals.iter().map(|point| (*point, false));
        let found = own
            .chain(public)
            .filter_map(|(point, own)| Some(Goal { point, node: self.map.find(point)?, own }));
        let mut goals: Vec<Goal> = found.collect();
        if !self.lists_hand() {
            let arrows = |goal: &Goal| {
                let reach = self.nearest(goal.node, None);
                reach.and_then(|reach| reach.arrows(goal.node)).unwrap_or(u8::MAX)
            };
            goals.sort_by_key(arrows);
        }
        goals
    }

    /// What there is to list, wherever the cursor goes.
    fn needs(&self) -> Needs {
        let most = |colour: Colour| {
            let from = match self.loop_due() {
                Some(due) if due == colour => self.starts_of_loop(),
                _ => vec![self.table.route(colour).tip(self.map)],
            };
            from.into_iter().map(|node| self.steps_from(colour, node).count()).max()
        };
        let steps = Colour::ALL.into_iter().filter_map(most).max().unwrap_or(0);
        // Where none is taken yet, a place stands instead of them.
        let steps = if self.lays_keys() { 0 } else { steps };
        Needs { goals: self.goals().len(), steps: u16::try_from(steps).unwrap_or(u16::MAX) }
    }

    /// Whether these eyes choose key places now.
    fn lays_keys(&self) -> bool {
        self.view.stage == Stage::Key && self.decides()
    }

    /// Whether cards of the hand are chosen by their keys: they stand in the order of the hand.
    fn lists_hand(&self) -> bool {
        matches!(self.view.stage, Stage::Key | Stage::Change) && self.decides()
    }

    /// Whether these are the eyes of the seat on turn.
    fn decides(&self) -> bool {
        self.view.turn.is_some_and(|seat| self.view.eyes.are_of(seat))
    }

    /// What there is to draw on the map, with this chosen.
    pub(super) fn scene(&self, brush: Brush<'_>) -> Scene {
        let mut scene = Scene::of(&self.view, self.map);
        let cursor = brush.cursor;
        scene.focus = self.focus(cursor);
        scene.start = self.start_of_loop(cursor);
        let deciding = !brush.open.is_empty();
        if let Some(lay) = self.lays(brush.way).filter(|_| deciding) {
            let due = |colour: &Colour| self.loop_due().is_none_or(|due| due == *colour);
            for step in
                Colour::ALL.into_iter().filter(due).flat_map(|colour| self.steps(colour, cursor))
            {
                let place = self.step_taken(step, lay).to_string();
                scene.targets.push(Target {
                    line: step.way.line,
                    from: step.from,
                    to: step.way.to,
                    colour: step.colour,
                    number: step.number,
                    chosen: cursor == Some(place.as_str()),
                    place,
                });
            }
        }
        let set_out = self.view.stage != Stage::Key;
        for goal in self.goals() {
            let mark = &mut scene.marks[goal.node.index()];
            mark.away = self
                .nearest(goal.node, Some(scene.focus))
                .and_then(|reach| Some((reach.arrows(goal.node)?, Some(reach.colour))))
                .map(|(arrows, colour)| (arrows, colour.filter(|_| set_out)));
        }
        if self.view.stage == Stage::Key && self.decides() {
            for (point, key) in self.hand().iter().zip(choosing::CARD_KEYS) {
                let place = Place::Decision(Action::Key(*point)).to_string();
                let Some(node) = self.map.find(*point).filter(|_| brush.is_legal(&place)) else {
                    continue;
                };
                scene.marks[node.index()].key = Some(key);
            }
        }
        self.light(&mut scene, brush);
        self.freshen(&mut scene);
        scene
    }

    /// What the cursor rests on, and where it leads.
    fn light(&self, scene: &mut Scene, brush: Brush<'_>) {
        let lit = match brush.cursor.and_then(Place::read) {
            Some(Place::At(point) | Place::Take(point) | Place::Give(point)) => point,
            Some(Place::Decision(
                Action::Lay(_, _, to) | Action::Extra(_, _, to) | Action::Key(to),
            )) => to,
            Some(Place::Decision(Action::Remove(colour))) => {
                for lying in &mut scene.lines {
                    let arrow = lying.arrows[colour.index()].as_mut();
                    if let Some(arrow) = arrow.filter(|arrow| arrow.last) {
                        arrow.leaving = true;
                    }
                }
                return;
            }
            _ => return,
        };
        let Some(node) = self.map.find(lit) else { return };
        scene.marks[node.index()].lit = true;
        scene.marks[node.index()].named = true;
        let Some(Place::At(_)) = brush.cursor.and_then(Place::read) else { return };
        if let Some(reach) = self.nearest(node, Some(scene.focus)) {
            for (_, way) in reach.way(node) {
                scene.lines[usize::from(way.line)].way = Some(reach.colour);
            }
        }
    }

    /// The arrows that were laid since these eyes last looked.
    fn freshen(&self, scene: &mut Scene) {
        for event in &self.news {
            let Event::Laid { colour, from, to, .. } = event else { continue };
            let (Some(from), Some(to)) = (self.map.find(*from), self.map.find(*to)) else {
                continue;
            };
            let way = self.map.ways(from).iter().find(|way| way.to == to);
            let lying = way.and_then(|way| scene.lines.get_mut(usize::from(way.line)));
            let arrow = lying.and_then(|lying| lying.arrows[colour.index()].as_mut());
            if let Some(arrow) = arrow.filter(|arrow| arrow.from == from) {
                arrow.fresh = true;
            }
        }
    }
}

impl Picture {
    /// The map; enlarged, the part of it around what is chosen.
    fn draw_map(
        &self,
        brush: Brush<'_>,
        screen: Size,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let scene = self.scene(brush);
        let cells = area.as_size();
        let chart = if brush.camera.size == 0 {
            Chart::of(self.components, screen, cells)
        } else {
            let looked_at = match brush.cursor.and_then(Place::read) {
                Some(Place::At(point)) => self.map.find(point),
                _ => scene.start,
            };
            let middle = looked_at.unwrap_or(scene.tips[scene.focus.index()]);
            Chart::window(self.components, screen, cells, middle)
        };
        let (names, words) = (self.names(brush.words), brush.words);
        world::draw(&scene, self.map, &chart, names, words, brush.look, area, buffer)
    }
}

impl Board for Picture {
    fn layout(&self, _: Size) -> Layout {
        Layout::Whole
    }

    fn status(&self, words: &Words) -> String {
        let last = if self.view.ending { "yes" } else { "no" };
        let (deck, tickets) = (self.view.deck, self.view.tickets);
        say!(words, "aw-status", deck = deck, tickets = tickets, last = last)
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        self.draw_map(brush, buffer.area.as_size(), area, buffer)
    }

    /// The map, without anybody's goals; ten rows are left.
    fn while_passed(&self, screen: Rect) -> Option<Rect> {
        let plan = Plan::of(screen, Needs::default());
        Some(Rect { y: screen.y, height: plan.map.height, ..plan.map })
    }

    fn draw_whole(
        &self,
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let plan = Plan::of(area, self.needs());
        panels.top(plan.top, buffer);
        let mut spots = self.draw_map(brush, area.as_size(), plan.map, buffer);
        if panels.finds() {
            spots.clear();
        }
        spots.extend(self.draw_below(&plan, brush, panels, buffer));
        spots
    }

    fn legend(&self, brush: Brush<'_>) -> Vec<Sign> {
        Self::signs_told(brush)
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat(&self, seat: Seat, width: u16, brush: Brush<'_>) -> Vec<Line<'static>> {
        let seen = self.view.seats.get(seat.index());
        seen.map_or_else(Vec::new, |seen| vec![lists::belongings(seat, seen, width, brush)])
    }

    fn ways(&self, decision: &str) -> Vec<Vec<String>> {
        decision.parse().map_or_else(|()| vec![vec![decision.to_owned()]], ways)
    }

    fn meant(&self, way: &[String], place: &str) -> Option<String> {
        let action = self.meaning(way, Place::read(place)?)?;
        Some(action.to_string())
    }

    fn why_not(&self, way: &[String], place: &str, words: &Words) -> Option<String> {
        self.why_closed(way, Place::read(place)?, words)
    }

    fn opens(&self, place: &str) -> bool {
        matches!(Place::read(place), Some(Place::Ticket | Place::Arrow | Place::Remove))
    }

    fn start(&self, way: &[String], before: Option<&str>) -> Option<String> {
        self.begin(way, before).map(|place| place.to_string())
    }

    fn rounds(&self, way: &[String], cursor: Option<&str>) -> Vec<String> {
        self.circle(way, cursor).iter().map(Place::to_string).collect()
    }

    fn letter(&self, place: &str) -> Option<char> {
        match Place::read(place)? {
            Place::Ticket => Some('t'),
            Place::Decision(Action::Claim) => Some('m'),
            _ => None,
        }
    }

    fn lettered(&self) -> Vec<String> {
        let on_turn = matches!(self.view.stage, Stage::Arrow | Stage::Tickets);
        let ticket = on_turn.then(|| Place::Ticket.to_string());
        ticket.into_iter().collect()
    }

    fn jump(&self, letter: char, way: &[String], cursor: Option<&str>) -> Option<String> {
        self.jumped(letter, way, cursor).map(|place| place.to_string())
    }

    fn jumps(&self, words: &Words) -> Vec<(char, String)> {
        let goals = ('g', say!(words, "aw-key-goals"));
        if matches!(self.view.stage, Stage::Key | Stage::Change | Stage::Over) {
            return vec![goals];
        }
        // One entry for all three, and for the digits behind them.
        let first = phrase::letter(Colour::ALL[0], words).chars().next();
        let lines = first.map(|letter| (letter, say!(words, "aw-key-lines")));
        lines.into_iter().chain([goals]).collect()
    }

    fn name(&self, place: &str, words: &Words) -> Option<String> {
        Self::named(Place::read(place)?, words)
    }

    fn places(&self, words: &Words) -> Vec<(String, String)> {
        let place = |node: Node| {
            let point = self.map.point(node);
            (Place::At(point).to_string(), phrase::point(point, words))
        };
        self.map.all().map(place).collect()
    }

    fn numbered(&self, number: u32, way: &[String], cursor: Option<&str>) -> Option<String> {
        self.counted(number, way, cursor).map(|place| place.to_string())
    }

    fn sizes(&self) -> u8 {
        2
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        decision.parse().map_or_else(|()| String::new(), |action| self.previewed(action, words))
    }

    fn tell(&self, place: &str, words: &Words) -> Option<String> {
        self.told_of(Place::read(place)?, words)
    }

    fn question(&self, _: &str, _: &Words) -> Option<String> {
        None
    }

    fn end(&self) -> Option<String> {
        self.can_end().then(|| Action::End.to_string())
    }
}
