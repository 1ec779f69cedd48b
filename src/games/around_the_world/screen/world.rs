//! The map on the screen: lines of dots, points, arrows, tags of what can be laid, and as many
//! names as have room.

mod arrows;
pub(super) mod ink;
mod naming;
mod points;
mod sheet;
mod tags;

use super::chart::Chart;
use super::names::Names;
use super::scene::Scene;
use crate::draw::board::Spot;
use crate::draw::theme::Look;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::Map;
use crate::games::around_the_world::phrase;
use crate::lang::Words;
use ink::Ink;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use sheet::Sheet;

/// What a map is drawn from.
struct World<'a> {
    scene: &'a Scene,
    map: &'a Map,
    chart: &'a Chart,
    names: &'a Names,
    ink: Ink,
    /// The letters of the expeditions, small and large.
    letters: [[char; 2]; 3],
    area: Rect,
}

/// Draws the map; says where its points and what can be laid lie.
#[expect(clippy::too_many_arguments, reason = "all that a picture needs, and where it goes")]
pub(in crate::games::around_the_world) fn draw(
    scene: &Scene,
    map: &Map,
    chart: &Chart,
    names: &Names,
    words: &Words,
    look: Look,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<Spot> {
    let letters = Colour::ALL.map(|colour| {
        let letter = phrase::letter(colour, words).chars().next().unwrap_or('?');
        [letter, letter.to_uppercase().next().unwrap_or(letter)]
    });
    let world = World { scene, map, chart, names, ink: Ink::of(look), letters, area };
    let mut sheet = Sheet::new(chart.size);
    let mut spots = Vec::new();
    arrows::draw_lines(&world, &mut sheet);
    let groups = points::draw_points(&world, &mut sheet, &mut spots);
    arrows::draw_heads(&world, &mut sheet);
    tags::draw_tags(&world, &mut sheet, &mut spots);
    let written = naming::names(&world, &mut sheet, &groups);
    // Names lie where they lay, whatever way is looked at.
    arrows::draw_ways(&world, &mut sheet);
    let written = naming::with_called(&world, &mut sheet, &groups, written);
    sheet.paint(&world, buffer);
    naming::write(&world, &written, buffer);
    spots
}

impl World<'_> {
    /// What there is between these cells of a row, on the screen.
    fn rect(&self, left: i32, right: i32, y: i32) -> Option<Rect> {
        let width = u16::try_from(right - left + 1).ok()?;
        let (x, y) = (u16::try_from(left).ok()?, u16::try_from(y).ok()?);
        let x = self.area.x.checked_add(x)?;
        let rect = Rect::new(x, self.area.y.checked_add(y)?, width, 1).intersection(self.area);
        (!rect.is_empty()).then_some(rect)
    }

    /// The letter of an expedition, small: that of its lines.
    fn letter(&self, colour: Colour) -> char {
        self.letters[colour.index()][0]
    }

    /// The same, large: that of its tip.
    fn capital(&self, colour: Colour) -> char {
        self.letters[colour.index()][1]
    }
}
