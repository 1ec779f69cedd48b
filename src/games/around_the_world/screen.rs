//! The table on the screen.

pub(super) mod chart;
pub(super) mod names;
pub(super) mod scene;
pub(super) mod world;

use super::components::Components;
use super::event::Event;
use super::view::View;
use crate::draw::board::{Board, Brush, Spot};
use crate::engine::Seat;
use crate::lang::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// The table as some eyes see it, ready to be drawn.
pub(super) struct Picture {
    pub(super) components: &'static Components,
    pub(super) view: View,
    pub(super) news: Vec<Event>,
}

impl Picture {
    pub(super) fn new(components: &'static Components, view: View, news: Vec<Event>) -> Self {
        Self { components, view, news }
    }
}

impl Board for Picture {
    fn status(&self, _: &Words) -> String {
        String::new()
    }
    fn prompt(&self, _: &Words) -> String {
        String::new()
    }
    fn advice(&self, _: &Words) -> String {
        String::new()
    }
    fn draw(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        let _ = (self.components, &self.view, &self.news);
        Vec::new()
    }
    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }
    fn seat(&self, _: Seat, _: u16, _: Brush<'_>) -> Vec<Line<'static>> {
        Vec::new()
    }
    fn preview(&self, _: &str, _: &Words) -> String {
        String::new()
    }
}
