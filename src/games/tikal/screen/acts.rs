//! What can be done on a hex: the list beside the board, with costs and what they bring.

use super::Picture;
use super::choosing::Step;
use super::place::{Act, Place};
use crate::draw::board::{Brush, Spot};
use crate::draw::text::{columns, put, shortened};
use crate::draw::theme::{Paint, Role};
use crate::engine::Quiet;
use crate::engine::Swift;
use crate::games::tikal::action::Action;
use crate::games::tikal::components::MOST_LEVEL;
use crate::games::tikal::event::Refusal;
use crate::games::tikal::hex::Hex;
use crate::games::tikal::state::{Leader, Tikal};
use crate::games::tikal::tile::Kind;
use crate::games::tikal::ways::NO_WAY;
use crate::lang::Words;
use crate::say;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

impl Tikal {
    /// The table after a decision, or why it is not allowed.
    pub(super) fn tried(&self, action: Action) -> Result<Self, Refusal> {
        let mut after = self.clone();
        after.take(action, &mut Quiet(Swift(0))).map(|()| after)
    }
}

impl Picture {
    /// What stands in the list of a hex. Every line keeps its place, so that the eye finds it, and
    /// a slow line has little to draw anew.
    pub(super) fn listed(&self) -> Vec<Act> {
        let side = self.view.turn.and_then(|seat| self.view.side(seat));
        let has_leader = side.is_some_and(|side| side.leader == Leader::Supply);
        let has = |act: &Act| match act {
            Act::New | Act::Fetch | Act::Move | Act::Dig | Act::Camp | Act::Guard => true,
            Act::Leader => has_leader,
            Act::Several | Act::Exchange | Act::End => false,
        };
        Act::ALL.into_iter().filter(has).collect()
    }

    /// What something on the list is called on this hex.
    fn labelled(&self, hex: Hex, act: Act, words: &Words) -> String {
        let level = self.view.hex(hex).map_or(0, |seen| seen.level);
        if act == Act::Dig && level > 0 {
            if level >= MOST_LEVEL {
                return say!(words, "tk-act-finished");
            }
            let next = level + 1;
            let left = self.view.levels.get(&next).copied().unwrap_or(0);
            return say!(words, "tk-act-level", level = level, next = next, left = left);
        }
        say!(words, "tk-act", act = act.name().replace(' ', "-"))
    }

    /// What it costs, a plus behind it where more can be paid.
    fn costs(&self, hex: Hex, act: Act) -> String {
        let Some(seat) = self.view.turn else { return String::new() };
        let costs = &self.components.costs;
        let one = |cost: u8| if cost == NO_WAY { "–".to_owned() } else { cost.to_string() };
        let walks = |step| {
            let walk = |(there, _)| match step {
                Step::Fetch(_) => self.table.way(seat, there, hex),
                _ => self.table.way(seat, hex, there),
            };
            let least = self.walks(step).into_iter().map(walk).min();
            least.map_or("–".to_owned(), |least| format!("{least}+"))
        };
        match act {
            Act::New | Act::Leader => one(self.table.way_in(seat, hex)),
            Act::Several => format!("{}+", one(self.table.way_in(seat, hex))),
            Act::Fetch => walks(Step::Fetch(hex)),
            Act::Move => walks(Step::Move(hex)),
            Act::Dig if matches!(self.view.hex(hex).map(|seen| seen.kind), Some(Kind::Ruin(_))) => {
                one(costs.treasure)
            }
            Act::Dig => one(costs.level),
            Act::Camp => one(costs.camp),
            Act::Guard => one(costs.guard),
            Act::Exchange => one(costs.exchange),
            Act::End => String::new(),
        }
    }

    /// How a decision changes what a scoring would pay the seat on turn now. Nobody knows that of a
    /// treasure still in the ground.
    pub(super) fn gain(&self, action: Action) -> Option<i32> {
        let seat = self.view.turn?;
        let unknown = match action {
            Action::Dig(hex) => matches!(self.view.hex(hex)?.kind, Kind::Ruin(_)),
            Action::End => true,
            _ => false,
        };
        let after = self.table.tried(action).ok().filter(|_| !unknown)?;
        let (before, after) = (self.table.pays_now(seat), after.pays_now(seat));
        Some(i32::from(after.total()) - i32::from(before.total()))
    }

    /// The list: letters, what they do here, what it costs and brings. What cannot be done is dim.
    pub(super) fn draw_acts(
        &self,
        hex: Hex,
        brush: Brush<'_>,
        area: Rect,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let in_list = matches!(self.step(brush.way), Step::Act(_));
        let acts = self.listed().into_iter().chain([Act::Exchange, Act::End]);
        for (y, act) in (area.y..area.bottom()).zip(acts) {
            let line = Rect { y, height: 1, ..area };
            let open = self.is_open(hex, act);
            let chosen = in_list && brush.is_chosen(act.name());
            self.draw_act((hex, act), (open, chosen), brush, line, buffer);
            if act.has_hex() && in_list {
                spots.push(Spot::new(act.name(), line));
            }
        }
        spots
    }

    fn draw_act(
        &self,
        (hex, act): (Hex, Act),
        (open, chosen): (bool, bool),
        brush: Brush<'_>,
        line: Rect,
        buffer: &mut Buffer,
    ) {
        let role = if chosen { Role::Cursor } else { Role::Text };
        let style = |role| brush.look.style(role);
        if chosen {
            let blank = " ".repeat(line.width.saturating_sub(2).into());
            put(buffer, line, line.x + 1, line.y, &blank, style(Role::Cursor));
        }
        let key = match (chosen, open) {
            (true, _) => role,
            (false, true) => Role::Title,
            (false, false) => Role::Quiet,
        };
        put(buffer, line, line.x + 1, line.y, &act.letter().to_string(), style(key));
        // What cannot be done has no price.
        let cost = if open { self.costs(hex, act) } else { String::new() };
        let gain = self.gain_of(hex, act);
        let gain = gain.filter(|gain| open && *gain != 0).map(|gain| format!("{gain:+}"));
        let right = line.right().saturating_sub(7);
        let label = self.labelled(hex, act, brush.words);
        let label = shortened(&label, usize::from(right.saturating_sub(line.x + 4)));
        put(buffer, line, line.x + 3, line.y, &label, style(role));
        let cost = brush.look.signs.pick(&cost, &cost.replace('–', "-")).to_owned();
        let dear = if chosen { role } else { Role::Paint(Paint::Yellow) };
        put(buffer, line, right, line.y, &cost, style(dear));
        if let Some(gain) = gain {
            let role = if chosen { role } else { Role::Fresh };
            let x = line.right().saturating_sub(columns(&gain) + 1);
            put(buffer, line, x, line.y, &gain, style(role));
        }
    }

    fn gain_of(&self, hex: Hex, act: Act) -> Option<i32> {
        let action = self.meaning(&[hex.to_string()], Place::Act(act))?;
        self.gain(action)
    }
}
