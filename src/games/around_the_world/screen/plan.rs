//! Who stands where: the world in full width, lists and seats below it.

use ratatui::layout::Rect;

/// The areas of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub top: Rect,
    pub map: Rect,
    pub below: Below,
    pub keys: Rect,
}

/// What is below the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Below {
    /// Row by row: the next steps, the goals side by side, prompt and preview, the seats.
    Rows { steps: Rect, goals: Rect, told: Rect, seats: Rect },
    /// Column by column, with a rule above that bears their titles: the next steps with prompt and
    /// preview below them, the goals, the seats with the log.
    Columns { rule: Rect, steps: Rect, told: Rect, goals: Rect, side: Rect },
}

/// So many goals stand in a row of a small screen.
pub(super) const GOALS_IN_A_ROW: usize = 5;
/// Prompt and what is told have so many rows in columns, if the steps leave them.
const TOLD: u16 = 6;

/// What there is to list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Needs {
    /// So many goals.
    pub goals: usize,
    /// So many steps of one expedition.
    pub steps: u16,
}

impl Plan {
    /// For so much to list.
    pub fn of(screen: Rect, needs: Needs) -> Self {
        let bottom = screen.bottom();
        let rows = |y: u16, height: u16| Rect { y, height, ..screen }.intersection(screen);
        let top = rows(screen.y, 1);
        let keys = rows(bottom.saturating_sub(1), 1);
        let under = match (screen.width, screen.height) {
            (200.., 60..) => 18,
            (160.., 45..) => 15,
            (120.., 36..) => 14,
            _ => 11,
        };
        let map = rows(screen.y + 1, screen.height.saturating_sub(under));
        let y = map.bottom();
        let below = if under == 11 {
            // Prompt and what is told have the rows that the goals leave; with many of them they
            // share one.
            let goals = needs.goals.div_ceil(GOALS_IN_A_ROW).clamp(1, 4);
            let goals = u16::try_from(goals).unwrap_or(4);
            Below::Rows {
                steps: rows(y, 3),
                goals: rows(y + 3, goals),
                told: rows(y + 3 + goals, 5 - goals),
                seats: rows(y + 8, 1),
            }
        } else {
            let height = under - 3;
            let part = |from: u16, to: u16, y: u16, height: u16| {
                let [from, to] = [from, to].map(|share| share_of(screen.width, share));
                Rect { x: screen.x + from, width: to - from, y, height }.intersection(screen)
            };
            // A row for the expedition above its steps.
            let told = (height - height.min(needs.steps + 1)).clamp(3, TOLD);
            Below::Columns {
                rule: rows(y, 1),
                steps: part(0, 46, y + 1, height - told),
                told: part(0, 46, y + 1 + height - told, told),
                goals: part(46, 76, y + 1, height),
                side: part(76, 100, y + 1, height),
            }
        };
        Self { top, map, below, keys }
    }
}

/// So many hundredths of a width.
fn share_of(width: u16, hundredths: u16) -> u16 {
    u16::try_from(u32::from(width) * u32::from(hundredths) / 100).unwrap_or(width)
}
