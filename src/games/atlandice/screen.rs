//! The table of Atlandice, drawn: a sinking city above six columns, in each all that has to do
//! with one area; below them who has what, the clock, and what is told of a choice.

mod advice;
mod areas;
mod below;
mod choosing;
mod city;
mod clock;
mod foretell;
mod legend;
mod moment;
pub(super) mod plan;
mod sides;
mod tiles;

use super::action::Action;
use super::components::Components;
use super::district::Area;
use super::event::Event;
use super::resource::Resource;
use super::state::{Atlandice, Stage};
use super::view::View;
use crate::draw::board::{Board, Brush, Camera, Layout, Panels, Sign, Spot};
use crate::draw::text::{shortened, wrap};
use crate::draw::theme::{Paint, Role, Signs};
use crate::engine::{Seat, Swift};
use crate::lang::Words;
use crate::say;
use plan::Plan;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::Line;
use serde_json::Value;
use std::cell::{Cell, RefCell};

/// What some eyes see, with the numbers of the box and what is new to them.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
    pub(super) news: Vec<Event>,
    /// What the seat on turn may decide.
    legal: Vec<Action>,
    /// Whether its next die belongs to the neutral player (AT-9.2).
    must_give: bool,
    /// Which goods have changed since these eyes last looked.
    fresh: Vec<(Area, Resource)>,
    /// What the seats are called, as they were last drawn.
    names: RefCell<Vec<String>>,
    /// How many cells a line of what is told may take, and whether there are more than two.
    room: Cell<(u16, bool)>,
}

/// So many lines of a small screen are for what is told of a choice.
const LINES: usize = 2;
/// The place that stands for taking a die for the neutral player.
pub(super) const NEUTRAL: &str = "neutral";

/// The colour of a resource; none is a seat's.
fn paint(resource: Resource) -> Role {
    match resource {
        Resource::Gems => Role::Light(Paint::Cyan),
        Resource::Books => Role::Light(Paint::Yellow),
        Resource::Supplies => Role::Paint(Paint::Yellow),
        Resource::Tools => Role::Light(Paint::White),
        Resource::Swords => Role::Paint(Paint::Cyan),
    }
}

fn letter(resource: Resource, words: &Words) -> String {
    say!(words, "at-resource-letter", resource = resource.name())
}

/// So many as a bar of this room: cubes of so many cells with gaps where all fit, or a cell each,
/// or none: a bar that is cut short tells a lie.
fn bar(count: usize, room: u16, cube: usize, signs: Signs) -> String {
    let (unit, room) = (signs.pick("▆", "#"), usize::from(room));
    if cube > 0 && count * (cube + 1) <= room + 1 {
        return vec![unit.repeat(cube); count].join(" ");
    }
    if count > room { String::new() } else { unit.repeat(count) }
}

impl Picture {
    /// This view, with the news in it.
    pub(super) fn new(rules: &'static Components, mut view: View, news: Vec<Event>) -> Self {
        // Seats are asked for by their number: they must be at the table.
        view.seats.truncate(Seat::MOST);
        let at_table = |seat: &Seat| seat.index() < view.seats.len();
        view.turn = view.turn.filter(at_table);
        let table = Atlandice::imagined(rules, &view, &mut Swift(0));
        let mut legal = Vec::new();
        if view.turn.is_some() {
            table.list(&mut legal);
        }
        let must_give = !table.may_keep();
        let fresh = news.iter().flat_map(changed).collect();
        let (names, room) = (RefCell::default(), Cell::new((80, true)));
        Self { rules, view, news, legal, must_give, fresh, names, room }
    }

    /// The whole table; what stands at its bottom is another matter.
    fn draw_above(
        &self,
        plan: &Plan,
        brush: Brush<'_>,
        panels: &dyn Panels,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let seats = (0..self.view.seats.len()).map(|index| panels.called(Seat::at(index)));
        *self.names.borrow_mut() = seats.collect();
        self.draw_top(plan, brush, panels, buffer);
        self.draw_city(plan, brush, buffer);
        let mut spots = self.draw_areas(plan, brush, buffer);
        spots.extend(self.draw_sides(plan, brush, panels, buffer));
        self.draw_clock(plan, brush, buffer);
        spots
    }
}

/// The goods that an event has changed.
fn changed(event: &Event) -> Vec<(Area, Resource)> {
    match *event {
        Event::Took { resource, from, .. } => vec![(from, resource)],
        Event::Swapped { here, given, there, taken, .. } => {
            [given, taken].into_iter().flat_map(|it| [(here, it), (there.area(), it)]).collect()
        }
        Event::Moved { resource, from, to, .. } => vec![(from, resource), (to, resource)],
        Event::Gave { resource, .. } => vec![(resource.district().area(), resource)],
        Event::GivenBack { resource, .. } => {
            vec![(resource.district().area(), resource), (Area::Market, resource)]
        }
        _ => Vec::new(),
    }
}

impl Board for Picture {
    fn layout(&self, _: Size) -> Layout {
        Layout::Whole
    }

    fn status(&self, words: &Words) -> String {
        let (hand, end) = (self.view.clock.hand, self.view.clock.track.end);
        say!(words, "at-row-clock", hand = hand, end = end)
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let plan = Plan::of(area, brush.look.signs);
        self.draw_city(&plan, brush, buffer);
        self.draw_areas(&plan, brush, buffer)
    }

    fn draw_whole(
        &self,
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let plan = Plan::of(area, brush.look.signs);
        let mut spots = self.draw_above(&plan, brush, panels, buffer);
        if panels.finds() {
            spots = Self::draw_found(&plan, panels, buffer);
        }
        let covered = self.draw_below(&plan, brush, panels, buffer);
        if brush.camera.size > 0 {
            self.draw_tiles(&plan, brush, buffer);
        }
        spots.into_iter().map(|spot| spot.above(covered)).collect()
    }

    fn draw_moment(
        &self,
        events: &[Value],
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> bool {
        self.draw_what_happened(events, brush, panels, area, buffer)
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat(&self, _: Seat, _: u16, _: Brush<'_>) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// A die for the neutral player is taken behind the word that it is for it.
    fn ways(&self, decision: &str) -> Vec<Vec<String>> {
        let neutral = matches!(decision.parse(), Ok(Action::DieNeutral(_)));
        let word = (neutral && !self.must_give).then(|| NEUTRAL.to_owned());
        vec![word.into_iter().chain([decision.to_owned()]).collect()]
    }

    fn meant(&self, _: &[String], place: &str) -> Option<String> {
        (place != NEUTRAL).then(|| place.to_owned())
    }

    fn opens(&self, place: &str) -> bool {
        place == NEUTRAL
    }

    fn start(&self, way: &[String], before: Option<&str>) -> Option<String> {
        self.begin(way, before)
    }

    fn rounds(&self, way: &[String], _: Option<&str>) -> Vec<String> {
        self.places_open(way)
    }

    fn letter(&self, place: &str) -> Option<char> {
        (place == NEUTRAL).then_some('n')
    }

    fn look(&self, letter: char, camera: Camera) -> Option<Camera> {
        (letter == 't').then(|| Camera { size: 1 - camera.size.min(1), ..camera })
    }

    fn jumps(&self, words: &Words) -> Vec<(char, String)> {
        vec![('t', say!(words, "at-key-tiles"))]
    }

    fn steer(&self, way: &[String], from: &str, arrow: (i32, i32)) -> Option<String> {
        self.steered(way, from, arrow)
    }

    fn legend(&self, brush: Brush<'_>) -> Vec<Sign> {
        self.signs_told(brush)
    }

    fn name(&self, place: &str, words: &Words) -> Option<String> {
        (place == NEUTRAL).then(|| say!(words, "at-for-neutral"))
    }

    fn tell(&self, place: &str, words: &Words) -> Option<String> {
        (place == NEUTRAL).then(|| say!(words, "at-preview-for-neutral"))
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        let told = decision.parse().map(|action| self.foretell(action, words)).unwrap_or_default();
        let (width, ample) = self.room.get();
        if ample {
            return told;
        }
        // A third line would hide the clock.
        let lines: Vec<String> = wrap(&told, width.into());
        let fits = lines.len() <= LINES;
        let cut = told.lines().map(|line| shortened(line, width.into()));
        if fits { told } else { cut.collect::<Vec<_>>().join("\n") }
    }

    /// A digit is a column: an area, or its resource.
    fn numbered(&self, number: u32, way: &[String], _: Option<&str>) -> Option<String> {
        self.counted(number, way)
    }

    fn afterword(&self, words: &Words) -> Option<String> {
        let neutral = self.view.neutral.as_ref()?;
        Some(say!(words, "at-neutral-result", points = neutral.total))
    }

    fn end(&self) -> Option<String> {
        let donates = matches!(self.view.stage, Stage::Donate { .. });
        donates.then(|| Action::Done.to_string())
    }
}
