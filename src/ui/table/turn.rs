//! The table itself, drawn: the board, what stands around it, and the hand with what can be
//! chosen.

use super::TableScreen;
use super::panels::Around;
use crate::draw::board::{Brush, Layout, Panels, Shares, Spot};
use crate::draw::text::shortened;
use crate::ui::command::Offer;
use crate::ui::layer::Room;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Widget};
use std::cell::RefCell;

impl TableScreen {
    /// Draws all that the open eyes see; with a title of its own where nobody is prompted.
    pub(in crate::ui) fn draw_table(
        &mut self,
        title: Option<&str>,
        offers: &[Offer],
        frame: &mut Frame<'_>,
        room: &Room,
    ) {
        self.lay_out(room);
        let (Some(game), Some(scene)) = (self.game(room), self.scene.as_ref()) else { return };
        let (area, board) = (frame.area(), scene.board.as_ref());
        let buffer = frame.buffer_mut();
        let cursor = self.choice.cursor.as_deref();
        let camera = board.aim(self.camera, cursor, area.as_size());
        let brush = Brush {
            words: &room.words,
            look: room.look,
            open: &self.choice.open,
            way: &self.choice.way,
            cursor,
            camera,
        };
        let log = scene.log.as_slice();
        let (turns, listed) = (scene.turns.as_slice(), RefCell::default());
        let around =
            Around { screen: self, board, log, turns, game, brush, title, offers, room, listed };
        let spots = match board.layout(area.as_size()) {
            Layout::Whole => board.draw_whole(brush, &around, area, buffer),
            Layout::Shared(shares) => around.draw_shared(shares, title, area, buffer),
        };
        let listed = around.listed.into_inner();
        let finds = self.choice.finds();
        self.camera = camera;
        // In the list of what was found every entry keeps its number, in sight or not.
        self.spots = spots;
        if !finds {
            self.spots.retain(|spot| is_in_sight(spot, buffer));
            self.choice.listed = listed;
        }
    }
}

/// Nothing can be clicked, or steered to, that is not there to be seen.
fn is_in_sight(spot: &Spot, buffer: &Buffer) -> bool {
    let area = spot.area.intersection(buffer.area);
    let blank = |position| buffer.cell(position).is_none_or(|cell| cell.symbol().trim().is_empty());
    area.positions().any(|position| !blank(position))
}

impl Around<'_> {
    /// The board on the left, seats and log beside it, the hand below.
    fn draw_shared(
        &self,
        shares: Shares,
        title: Option<&str>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let room = self.room;
        self.top(Rect { height: 1, ..area }, buffer);
        let middle = Rect { y: area.y + 1, height: area.height - 1 - shares.bottom, ..area };
        let table = Rect { width: middle.width - shares.side, ..middle };
        let inner = framed(table, room.panel(""), buffer);
        let mut spots = self.board.draw(self.brush, inner, buffer);

        let seats = Rect { x: table.right(), width: shares.side, ..middle };
        let inner = framed(seats, room.panel(""), buffer);
        let y = self.seats(inner, buffer);
        self.log(Rect { y, height: inner.bottom().saturating_sub(y), ..inner }, buffer);

        let hand = Rect { y: middle.bottom(), height: shares.bottom, ..area };
        let title = title.map_or_else(|| format!(" {} ", self.prompt()), str::to_owned);
        let title = shortened(&title, usize::from(hand.width).saturating_sub(2));
        let inner = room.page(title, self.offers, hand, buffer);
        let above = Rect { height: inner.height - 1, ..inner };
        if self.screen.choice.finds() {
            spots.clear();
        } else {
            spots.extend(self.board.hand(self.brush, above, buffer));
        }
        spots.extend(self.choices(&spots, above, buffer));
        let told = self.told(Rect { x: inner.x + 1, width: inner.width - 2, ..inner }, buffer);
        spots.into_iter().map(|spot| spot.above(told)).collect()
    }
}

/// Draws a frame; what is inside it is left.
fn framed(area: Rect, frame: Block<'_>, buffer: &mut Buffer) -> Rect {
    let inner = frame.inner(area);
    frame.render(area, buffer);
    inner
}
