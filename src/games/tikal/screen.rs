//! The table on the screen: the jungle on the left, whole at every size, and everything else in
//! a column beside it.

mod acts;
mod advice;
mod aside;
mod auction;
mod choosing;
pub(super) mod hexes;
mod legend;
mod marks;
mod place;
pub(super) mod plan;

use super::action::Action;
use super::components::Components;
use super::event::Event;
use super::options::Mode;
use super::state::{Leader, Stage, Tikal};
use super::treasure::Treasure;
use super::view::{SideView, View};
use crate::draw::board::{Board, Brush, Camera, Layout, Panels, Reveal, Sign, Spot};
use crate::draw::theme::{Paint, Role};
use crate::engine::{Seat, Swift};
use crate::lang::Words;
use crate::say;
use place::{Act, Place, ways};
use plan::Plan;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

/// A column as wide as this has room for where points come from.
const WIDE: u16 = 34;
/// How the board can be looked at: bare, with what a new worker costs everywhere, with who leads
/// by how much.
const LOOKS: u8 = 3;

/// The table as some eyes see it, ready to be drawn.
pub(super) struct Picture {
    pub(super) components: &'static Components,
    pub(super) view: View,
    /// What happened since these eyes last looked.
    pub(super) news: Vec<Event>,
    /// A table that looks like this: the rules are asked of it. What lies face down there means
    /// nothing, and is not looked at.
    table: Tikal,
    /// What the seat on turn may decide.
    legal: Vec<Action>,
}

impl Picture {
    /// This view, with the news in it.
    pub(super) fn new(components: &'static Components, mut view: View, news: Vec<Event>) -> Self {
        // The rules are asked about this seat: it must be one at the table.
        let seats = view.seat_count();
        view.turn = view.turn.filter(|seat| seats.has(*seat));
        let table = Tikal::imagined(components, &view, &mut Swift(0));
        let mut legal = Vec::new();
        table.list(&mut legal);
        Self { components, view, news, table, legal }
    }
}

/// A treasure's letter.
fn letter(treasure: Treasure, words: &Words) -> String {
    say!(words, "tk-treasure-letter", treasure = treasure.name())
}

/// What a seat has: workers, the leader, camps and guards to come, treasures by kind.
fn belongings(seat: Seat, side: &SideView, brush: Brush<'_>) -> Line<'static> {
    let (signs, look) = (brush.look.signs, brush.look);
    let leader = if side.leader == Leader::Supply { signs.pick("★", "*") } else { "" };
    let shape = signs.seat(seat.index(), true);
    let held = side.treasures.iter().map(|(kind, count)| {
        let letter = letter(*kind, brush.words);
        if *count > 1 { format!(" {letter}{count}") } else { format!(" {letter}") }
    });
    let pieces =
        format!(" {}{} {}{}", signs.pick("⌂", "n"), side.camps, signs.pick("⚑", "!"), side.guards);
    Line::from(vec![
        Span::styled(
            format!("  {shape}{}{leader}", side.workers),
            look.style(Role::Seat(seat.index())),
        ),
        Span::styled(pieces, look.style(Role::Text)),
        Span::styled(
            format!(" {}", held.collect::<String>()),
            look.style(Role::Paint(Paint::Yellow)),
        ),
    ])
}

impl Board for Picture {
    fn layout(&self, _: Size) -> Layout {
        Layout::Whole
    }

    fn status(&self, words: &Words) -> String {
        let View { volcanoes, points, scoring, .. } = &self.view;
        let of = self.components.volcanoes();
        let next = self.view.next.map_or(String::new(), |letter| letter.to_string());
        let stack = if next.is_empty() { "empty" } else { "next" };
        let letter_left = |letter| self.components.left_of(letter, self.view.stack.into());
        let table = say!(
            words,
            "tk-status",
            stack = stack,
            next = next,
            left = self.view.next.map_or(0, letter_left),
            volcanoes = volcanoes,
            of = of
        );
        let spending = self.view.stage == Stage::Spend;
        let spent = usize::from(self.components.action_points.saturating_sub(*points));
        let left = usize::from(*points);
        let points = if spending {
            let blocks = format!("{}{}", "▮".repeat(left), "▯".repeat(spent));
            say!(words, "tk-status-points", blocks = blocks, points = points)
        } else {
            String::new()
        };
        // A scoring round takes the place of what lies on the stack.
        let table = scoring.map_or(table, |round| {
            let of = self.components.volcanoes() + 1;
            say!(words, "tk-status-scoring", number = round.number, of = of)
        });
        if points.is_empty() { table } else { format!("{table} · {points}") }
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let plan = Plan::of(area);
        self.draw_jungle(&plan, brush, buffer)
    }

    fn draw_whole(
        &self,
        brush: Brush<'_>,
        panels: &dyn Panels,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let plan = Plan::of(area);
        panels.top(Rect { height: 1, ..area }, buffer);
        let mut spots = self.draw_jungle(&plan, brush, buffer);
        if panels.finds() {
            spots.clear();
        }
        spots.extend(self.draw_beside(&plan, brush, panels, buffer));
        spots
    }

    fn legend(&self, brush: Brush<'_>) -> Vec<Sign> {
        Self::signs_told(brush)
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat(&self, seat: Seat, width: u16, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.side(seat) else { return Vec::new() };
        let now = side.now;
        let told = if let Some(bid) = self.bid_told(seat, brush.words) {
            bid
        } else if width >= WIDE {
            say!(
                brush.words,
                "tk-now-parts",
                now = now.total(),
                temples = now.temples,
                treasures = now.treasures
            )
        } else {
            say!(brush.words, "tk-now", now = now.total())
        };
        let points = Line::from(vec![
            Span::styled(side.total.to_string(), brush.look.style(Role::Title)),
            Span::styled(format!(" {told} "), brush.look.style(Role::Quiet)),
        ]);
        vec![points, belongings(seat, side, brush)]
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
        matches!(Place::read(place), Some(Place::Act(_) | Place::Take(..)))
    }

    fn start(&self, way: &[String], before: Option<&str>) -> Option<String> {
        self.begin(way, before).map(|place| place.to_string())
    }

    fn rounds(&self, way: &[String], cursor: Option<&str>) -> Vec<String> {
        self.circle(way, cursor).iter().map(Place::to_string).collect()
    }

    fn letter(&self, place: &str) -> Option<char> {
        match Place::read(place)? {
            // Its key is everybody's.
            Place::Act(Act::End) => None,
            Place::Act(act) => Some(act.letter()),
            Place::Decision(Action::Pass) => Some('p'),
            _ => None,
        }
    }

    fn lettered(&self) -> Vec<String> {
        let acts = Act::ALL.into_iter().filter(|_| self.view.stage == Stage::Spend);
        acts.map(|act| act.name().to_owned()).collect()
    }

    fn shows_letters(&self) -> bool {
        self.view.stage == Stage::Spend
    }

    fn jump(&self, letter: char, way: &[String], cursor: Option<&str>) -> Option<String> {
        self.jumped(letter, way, cursor).map(|place| place.to_string())
    }

    fn jumps(&self, words: &Words) -> Vec<(char, String)> {
        match self.view.stage {
            Stage::Lay => vec![('r', say!(words, "tk-key-turn"))],
            Stage::Spend => {
                vec![('*', say!(words, "tk-key-leader")), ('o', say!(words, "tk-key-look"))]
            }
            Stage::Bid | Stage::Choose | Stage::Over => Vec::new(),
        }
    }

    fn look(&self, letter: char, camera: Camera) -> Option<Camera> {
        let turns = letter == 'o' && self.view.stage == Stage::Spend;
        turns.then(|| Camera { size: (camera.size + 1) % LOOKS, ..camera })
    }

    fn steer(&self, way: &[String], from: &str, arrow: (i32, i32)) -> Option<String> {
        self.steered(way, from, arrow).map(|place| place.to_string())
    }

    fn name(&self, place: &str, words: &Words) -> Option<String> {
        self.named(Place::read(place)?, words)
    }

    fn places(&self, words: &Words) -> Vec<(String, String)> {
        let hexes = self.view.hexes.iter();
        hexes.map(|(hex, seen)| (hex.to_string(), advice::titled(*hex, seen, words))).collect()
    }

    fn numbered(&self, number: u32, way: &[String], cursor: Option<&str>) -> Option<String> {
        self.counted(number, way, cursor).map(|place| place.to_string())
    }

    fn amounts(&self) -> bool {
        self.view.stage == Stage::Bid
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        decision.parse().map_or_else(|()| String::new(), |action| self.previewed(action, words))
    }

    fn tell(&self, place: &str, words: &Words) -> Option<String> {
        self.told_of(Place::read(place)?, words)
    }

    fn question(&self, decision: &str, words: &Words) -> Option<String> {
        self.asked(decision.parse().ok()?, words)
    }

    fn end(&self) -> Option<String> {
        (self.view.stage == Stage::Spend).then(|| Action::End.to_string())
    }

    fn sheet(&self, words: &Words) -> Option<Reveal> {
        (self.view.stage == Stage::Over).then(|| self.rounds_sheet(words))
    }
}

impl Picture {
    /// The places that lead on behind these to some decision.
    #[cfg(test)]
    pub(super) fn ways_open(&self, way: &[String]) -> Vec<String> {
        let all = self.legal.iter().flat_map(|action| ways(*action));
        let behind = all.filter(|whole| whole.starts_with(way));
        let next = behind.filter_map(|whole| whole.get(way.len()).cloned());
        next.collect::<std::collections::BTreeSet<_>>().into_iter().collect()
    }

    /// Whether tiles are auctioned.
    fn is_auction(&self) -> bool {
        self.view.options.mode == Mode::Auction
    }
}
