//! How the rows and columns of a screen are shared: the same parts at every size, in the same
//! order, each larger where there is room.

use ratatui::layout::Rect;

/// The rows of the strip at the bottom: a rule, three lines, the keys.
pub(super) const STRIP: u16 = 5;
/// A market card needs so many rows and can use so many.
const CARD: (u16, u16) = (7, 11);
/// The rows of what lies below the teams, where it has a block of its own.
const BLOCK: u16 = 7;
/// A screen as large as this has room for that block.
const LARGE: (u16, u16) = (120, 36);
/// Rows of the expeditions, by the least size of the screen.
const EXPEDITIONS: [(u16, u16, u16); 3] = [(200, 60, 5), (160, 45, 4), (120, 36, 3)];
/// History gets so many rows more before teams get more on a screen that is not that wide.
const HISTORY: u16 = 10;

/// Where everything lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    pub top: Rect,
    pub expeditions: Rect,
    pub market: Rect,
    /// The heading of the seats' rows.
    pub heading: Rect,
    /// The seats' rows, a team below the other.
    pub teams: Rect,
    /// Rows of a team.
    pub rows: u16,
    /// Discards, deck, rounds.
    pub lower: Rect,
    /// The strip at the bottom.
    pub strip: Rect,
}

impl Plan {
    /// For this place, with so many seats and unused markers, and so many rows at the bottom. With
    /// the height of the whole screen, of which the place may be a part.
    pub(super) fn of(area: Rect, screen: u16, (seats, unused): (u16, u16), strip: u16) -> Self {
        let fits =
            |&&(width, height, _): &&(u16, u16, u16)| area.width >= width && screen >= height;
        let expeditions = EXPEDITIONS.iter().find(fits).map_or(1, |&(_, _, rows)| rows);
        let block = area.width >= LARGE.0 && screen >= LARGE.1;
        // Below a board that is looked at while the keyboard is passed there is less room.
        let least = if block { BLOCK.saturating_sub(STRIP.saturating_sub(strip)) } else { 1 };
        let teams = 2 * seats;
        let fixed = 2 + expeditions + unused + strip + least + teams;
        let free = area.height.saturating_sub(fixed);
        let market = free.min(CARD.1);
        let spare = free - market;
        let rows = match area.width {
            200.. if spare >= 2 * teams => 3,
            160.. if spare >= teams => 2,
            _ if spare >= teams + HISTORY => 2,
            _ => 1,
        };
        let mut y = area.y;
        let mut below = |rows: u16| {
            let rows = rows.min(area.bottom().saturating_sub(y));
            let part = Rect { y, height: rows, ..area };
            y += rows;
            part
        };
        Self {
            top: below(1),
            expeditions: below(expeditions),
            market: below(market),
            heading: below(1),
            teams: below(teams * rows + unused),
            rows,
            lower: below(least + spare - teams * (rows - 1)),
            strip: below(strip),
        }
    }

    /// The same with one row more at the bottom, for what lies there gives way.
    #[must_use]
    pub(super) fn with_longer_strip(self) -> Self {
        let row = self.lower.height.min(1);
        let lower = Rect { height: self.lower.height - row, ..self.lower };
        let strip = Rect { y: self.strip.y - row, height: self.strip.height + row, ..self.strip };
        Self { lower, strip, ..self }
    }

    /// What lies below the teams has a block of its own, not only lines.
    pub(super) fn has_block(&self) -> bool {
        self.lower.width >= LARGE.0 && self.lower.height >= BLOCK - 1
    }
}

/// One of so many equal columns.
pub(super) fn column(area: Rect, number: usize, of: usize) -> Rect {
    let of = u16::try_from(of.max(1)).unwrap_or(u16::MAX);
    let pitch = area.width / of;
    let x = area.x + pitch * u16::try_from(number).unwrap_or(0).min(of);
    Rect { x, width: pitch.saturating_sub(1), ..area }.intersection(area)
}

/// The columns of the seats' rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Columns {
    /// A seat's name begins here, and has so many cells.
    pub name: u16,
    pub name_cells: u16,
    /// Its money ends before this one.
    pub money: u16,
    /// A team's number stands here.
    pub team: u16,
    /// A team's cards begin here, each so wide.
    pub cards: u16,
    pub card_cells: u16,
    /// The race begins here, a point so wide.
    pub race: u16,
    pub point: u16,
}

/// The cards of a team.
const CARDS: u16 = 3;
/// The cells behind the longest bar: a strength and a flag; on a wide screen the pay, too.
const TIP: (u16, u16) = (7, 15);

impl Columns {
    /// In this place, with a race up to this strength.
    pub(super) fn of(area: Rect, strongest: u8) -> Self {
        let width = area.width;
        let (team, point, tip) = match width {
            200.. => (36, 5, TIP.1),
            160.. => (28, 4, TIP.0),
            120.. => (21, 3, TIP.0),
            _ => (19, 3, TIP.0),
        };
        let name_cells = team - 13;
        let strongest = u16::from(strongest.max(1));
        let room = width.saturating_sub(team + 2 + 3 * CARDS + tip);
        let point = point.min(room / strongest).max(1);
        let race = width.saturating_sub(strongest * point + tip).max(team + 2 + 3 * CARDS);
        let cards = team + 2;
        let card_cells = (race.saturating_sub(cards + 1) / CARDS).max(3);
        let at = |x: u16| area.x + x;
        Self {
            name: at(6),
            name_cells,
            money: at(team - 2),
            team: at(team),
            cards: at(cards),
            card_cells,
            race: at(race),
            point,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(width: u16, height: u16, seats: u16) -> [u16; 5] {
        let area = Rect::new(0, 0, width, height);
        let plan = Plan::of(area, height, (seats, 4 - seats), STRIP);
        assert_eq!(plan.strip.bottom(), height);
        [
            plan.expeditions.height,
            plan.market.height,
            plan.teams.height,
            plan.rows,
            plan.lower.height,
        ]
    }

    #[test]
    fn every_size_has_its_rows() {
        assert_eq!(rows(80, 24, 4), [1, 7, 8, 1, 1]);
        assert_eq!(rows(80, 24, 3), [1, 8, 7, 1, 1]);
        assert_eq!(rows(80, 24, 2), [1, 9, 6, 1, 1]);
        assert_eq!(rows(100, 30, 4), [1, 11, 8, 1, 3]);
        assert_eq!(rows(120, 36, 4), [3, 11, 8, 1, 7]);
        assert_eq!(rows(160, 45, 4), [4, 11, 16, 2, 7]);
        assert_eq!(rows(200, 60, 4), [5, 11, 24, 3, 13]);
        assert_eq!(rows(80, 60, 4), [1, 11, 16, 2, 25]);
    }

    #[test]
    fn no_place_is_too_small() {
        for height in 0..30 {
            for width in [0, 1, 30, 79] {
                let area = Rect::new(0, 0, width, height);
                let plan = Plan::of(area, height, (4, 0), STRIP).with_longer_strip();
                assert!(plan.strip.bottom() <= height);
                Columns::of(area, 12);
            }
        }
    }
}
