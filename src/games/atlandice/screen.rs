//! The table of Atlandice, drawn: the districts round the Black Market, the dice at their gates,
//! and the clock that runs down.

mod advice;
mod areas;
mod clock;

use super::action::Action;
use super::components::Components;
use super::district::Area;
use super::event::Event;
use super::resource::{Resource, Stock};
use super::state::Stage;
use super::view::{SideView, View};
use super::who::Who;
use crate::draw::board::{Board, Brush, Layout, Shares, Spot};
use crate::draw::text::{put, width_of};
use crate::draw::theme::{Paint, Role, Signs};
use crate::engine::Seat;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

/// What some eyes see, with the numbers of the box and what is new to them.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
    pub(super) news: Vec<Event>,
}

fn paint(resource: Resource) -> Role {
    Role::Paint(match resource {
        Resource::Gems => Paint::Red,
        Resource::Books => Paint::Blue,
        Resource::Supplies => Paint::Yellow,
        Resource::Tools => Paint::Green,
        Resource::Swords => Paint::White,
    })
}

fn letter(resource: Resource, words: &Words) -> String {
    say!(words, "at-resource-letter", resource = resource.name())
}

/// A die that shows the number of an area.
fn die(area: Area, signs: Signs) -> &'static str {
    let index = area.index();
    match signs {
        Signs::Unicode => ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"][index],
        Signs::Ascii => ["1", "2", "3", "4", "5", "6"][index],
    }
}

impl Picture {
    /// What somebody has of each kind; a star where nobody has more.
    fn stock_told(&self, stock: Stock, brush: Brush<'_>) -> Line<'static> {
        let mut spans = vec![Span::raw(" ")];
        for resource in Resource::ALL {
            let count = stock[resource];
            let leads = count > 0 && self.view.podium(resource).place(count) == Some(1);
            let star = if leads { brush.look.signs.pick("★", "*") } else { " " };
            let text = format!("{}{count}{star}", letter(resource, brush.words));
            let role = if count == 0 { Role::Quiet } else { paint(resource) };
            spans.push(Span::styled(format!("{text:<4}"), brush.look.style(role)));
        }
        Line::from(spans)
    }
}

/// The first player's token, the dice that somebody has taken, the neutral player's die still
/// owed, the points.
fn facts(side: &SideView, first: bool, owes: bool, brush: Brush<'_>) -> Line<'static> {
    let signs = brush.look.signs;
    let dice: String = side.dice.iter().map(|area| die(*area, signs)).collect();
    let owed = if owes { say!(brush.words, "at-owes") } else { String::new() };
    let tiles = signs.pick("▤", "t").to_owned() + &side.tiles.len().to_string();
    let points = say!(brush.words, "at-points", points = side.total);
    let text = brush.look.style(Role::Text);
    let token = if first { signs.pick("»", ">") } else { "" };
    Line::from(vec![
        Span::styled(format!(" {token}"), brush.look.style(Role::Title)),
        Span::styled(format!("{dice} "), brush.look.style(Role::Fresh)),
        Span::styled(owed, brush.look.style(Role::Quiet)),
        Span::styled(format!(" {tiles} {points}"), text),
    ])
}

impl Board for Picture {
    fn layout(&self, screen: Size) -> Layout {
        Layout::Shared(Shares::below(screen, (6, 8)))
    }

    fn status(&self, words: &Words) -> String {
        let (hand, end) = (self.view.clock.hand, self.view.clock.track.end);
        say!(words, "at-status", hand = hand, end = end)
    }

    fn prompt(&self, words: &Words) -> String {
        self.prompted(words)
    }

    fn advice(&self, words: &Words) -> String {
        self.advise(words)
    }

    fn draw(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let clock = 3;
        let above = Rect { height: area.height.saturating_sub(clock), ..area };
        let spots = self.draw_areas(brush, above, buffer);
        self.draw_clock(brush, Rect { y: above.bottom(), height: clock, ..area }, buffer);
        spots
    }

    /// What was rolled last, by whom, and whether it was of use.
    fn hand(&self, brush: Brush<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        // Only of the visit that is being made, or was made last.
        let visit =
            self.news.iter().rev().take_while(|event| !matches!(event, Event::DieTaken { .. }));
        let rolled = visit.into_iter().find_map(|event| match *event {
            Event::Rolled { who, roll, success } => Some((who, roll, success)),
            _ => None,
        });
        // Where there is much to choose from, the list has the room.
        let rolled = rolled.filter(|_| !self.lists_all());
        let Some((who, roll, success)) = rolled else { return Vec::new() };
        let signs = brush.look.signs;
        let Some(shown) = usize::from(roll).checked_sub(1).and_then(|at| Area::ALL.get(at)) else {
            return Vec::new();
        };
        let (shape, role) = match who {
            Who::Seat(seat) => (signs.seat(seat.index(), true), Role::Seat(seat.index())),
            Who::Neutral => (signs.pick("☆", "n"), Role::Text),
        };
        let outcome = if success { "yes" } else { "no" };
        let text = say!(brush.words, "at-rolled", die = die(*shown, signs), outcome = outcome);
        let text = format!("{shape} {text}");
        let x = area.right().saturating_sub(u16::try_from(width_of(&text)).unwrap_or(0) + 1);
        put(buffer, area, x, area.y, &text, brush.look.style(role));
        Vec::new()
    }

    fn seat(&self, seat: Seat, width: u16, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.seats.get(seat.index()) else { return Vec::new() };
        let owes = self.view.may_hand_over(seat);
        let first = self.view.first == seat;
        let mut lines = vec![facts(side, first, owes, brush), self.stock_told(side.stock, brush)];
        // The neutral player sits behind the last seat.
        if let Some(neutral) = &self.view.neutral
            && seat.index() + 1 == self.view.seats.len()
        {
            let name = say!(brush.words, "at-neutral-short");
            let name = format!("{} {name}", brush.look.signs.pick("☆", "n"));
            let facts = facts(neutral, false, false, brush);
            let gap = usize::from(width).saturating_sub(1 + width_of(&name) + facts.width());
            let mut line = vec![Span::styled(name, brush.look.style(Role::Text))];
            line.push(Span::raw(" ".repeat(gap)));
            line.extend(facts.spans);
            lines.extend([Line::from(line), self.stock_told(neutral.stock, brush)]);
        }
        lines
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        decision.parse().map_or_else(|()| String::new(), |action| self.foretell(action, words))
    }

    /// Areas bear the numbers of their dice.
    fn numbered(&self, number: u32, _: &[String], _: Option<&str>) -> Option<String> {
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        self.decision(*Area::ALL.get(at)?).map(|action| action.to_string())
    }

    /// Resources are chosen by their names too; areas on the board.
    fn lists_all(&self) -> bool {
        matches!(
            self.view.stage,
            Stage::Take { .. }
                | Stage::Swap
                | Stage::SwapFor { .. }
                | Stage::Move { .. }
                | Stage::Donate { .. }
        )
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

impl Picture {
    /// Whoever the decision is for.
    fn deciding(&self) -> Option<&SideView> {
        self.view.side(self.view.deciding_for?)
    }
}
