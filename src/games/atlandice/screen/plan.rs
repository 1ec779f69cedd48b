//! Who stands where: six columns for the areas, and everything that has to do with an area in its
//! own; below them the seats, the clock, and what is told.

use crate::draw::theme::Signs;
use crate::games::atlandice::district::Area;
use ratatui::layout::Rect;

/// A column of this width has room for words; of this for a row a type; of this for large dice.
const WORDS: u16 = 17;
const ROWS: u16 = 23;
const LARGE: u16 = 27;
/// Seats and, in a match of two, the neutral player: the screen keeps a row for each of four.
pub(super) const SIDES: u16 = 4;

/// How much a column has room for, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::games::atlandice) enum Grade {
    /// Letters and numbers.
    Short,
    /// Words.
    Words,
    /// A row for every type, with a bar.
    Rows,
    /// Large dice, and two rows a seat.
    Large,
}

/// The areas of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::games::atlandice) struct Plan {
    pub grade: Grade,
    pub screen: Rect,
    /// The names of the rows are so wide, each column so wide; its last cell stays empty.
    pub label: u16,
    pub column: u16,
    pub city: Rect,
    pub water: Rect,
    pub names: u16,
    pub dice: Rect,
    pub goods: Rect,
    pub visit: Rect,
    pub last: u16,
    pub header: u16,
    pub seats: Rect,
    /// Rows that each seat has.
    pub each: u16,
    pub clock: u16,
    pub numbers: Option<u16>,
    pub hand: u16,
    /// The rule above what is told, where there is one.
    pub rule: Option<u16>,
    /// What is told of the choice, and where all choices are listed with it.
    pub told: Rect,
    pub log: Option<Rect>,
    pub standing: Option<Rect>,
    pub keys: Rect,
}

/// Rows handed out from above.
struct Rows {
    screen: Rect,
    y: u16,
}

impl Rows {
    fn take(&mut self, height: u16) -> Rect {
        let y = self.y.min(self.screen.bottom());
        self.y = y.saturating_add(height).min(self.screen.bottom());
        Rect { y, height: self.y - y, ..self.screen }
    }

    fn line(&mut self) -> u16 {
        self.take(1).y
    }
}

impl Plan {
    pub fn of(screen: Rect, signs: Signs) -> Self {
        let Rect { width, height, .. } = screen;
        let wider = width.saturating_sub(80) / 10;
        let column = width.saturating_sub(14 + wider) / 6;
        let grade = match (column, height) {
            (LARGE.., 58..) => Grade::Large,
            (ROWS.., 43..) => Grade::Rows,
            (WORDS.., 30..) => Grade::Words,
            _ => Grade::Short,
        };
        let by_grade = |rows: [u16; 4]| rows[grade as usize];
        let air = u16::from(grade == Grade::Large);
        let city = match (column, height) {
            // Plain letters have small towers only.
            _ if signs == Signs::Ascii => 3,
            (ROWS.., 43..) => 9,
            (14.., 35..) => 6,
            _ => 3,
        };
        let each = by_grade([1, 1, 1, 2]);
        let mut rows = Rows { screen, y: screen.y.saturating_add(1) };
        let city = rows.take(city);
        let water = rows.take(by_grade([1, 1, 1, 2]));
        let names = rows.line();
        rows.take(air);
        let dice = rows.take(by_grade([3, 3, 3, 5]));
        rows.take(air);
        let goods = rows.take(by_grade([2, 3, 5, 5]));
        rows.take(air);
        let visit = rows.take(by_grade([2, 3, 2, 2]));
        rows.take(air);
        let last = rows.line();
        let header = rows.line();
        let seats = rows.take(SIDES * each);
        rows.take(air);
        let clock = rows.line();
        let numbers = (grade > Grade::Short).then(|| rows.line());
        let hand = rows.line();
        rows.take(air);
        let label = width.saturating_sub(6 * column);
        let mut plan = Self {
            grade,
            screen,
            label,
            column,
            city,
            water,
            names,
            dice,
            goods,
            visit,
            last,
            header,
            seats,
            each,
            clock,
            numbers,
            hand,
            rule: None,
            told: Rect::ZERO,
            log: None,
            standing: None,
            keys: Rect { y: screen.bottom().saturating_sub(1), height: height.min(1), ..screen },
        };
        plan.share_bottom(rows);
        plan
    }

    /// What is left above the keys: two lines of preview, and below them what there is room for.
    fn share_bottom(&mut self, mut rows: Rows) {
        rows.screen.height = rows.screen.height.saturating_sub(1);
        let left = rows.screen.bottom().saturating_sub(rows.y);
        if self.grade == Grade::Short {
            self.told = rows.take(2);
            if left > 3 {
                self.rule = Some(rows.line());
                self.log = Some(rows.take(left));
            }
            return;
        }
        self.rule = Some(rows.line());
        let below = rows.take(left);
        let from = |column: u16| below.x + self.label + column * self.column;
        let part = |x: u16, right: u16| {
            let x = x.min(right);
            Rect { x, width: right - x, ..below }
        };
        let large = self.grade == Grade::Large;
        let middle = if large { from(2) } else { from(3) };
        self.told = part(below.x, middle);
        let right = if large { from(4) } else { below.right() };
        self.log = Some(part(middle, right));
        self.standing = large.then(|| part(right, below.right()));
    }

    /// The column of an area, from the water to what the last die there does.
    pub fn column(&self, area: Area) -> Rect {
        let x = self.x_of(area);
        let bottom = self.last.saturating_add(1);
        let width = self.column.saturating_sub(1);
        let there = Rect::new(x, self.water.y, width, bottom.saturating_sub(self.water.y));
        there.intersection(self.screen)
    }

    /// Where an area's column begins.
    pub fn x_of(&self, area: Area) -> u16 {
        let number = u16::from(area.number()) - 1;
        self.screen.x + self.label + number * self.column
    }

    /// The part of these rows that lies in an area's column.
    pub fn within(&self, area: Area, rows: Rect) -> Rect {
        let width = self.column.saturating_sub(1);
        Rect { x: self.x_of(area), width, ..rows }.intersection(self.screen)
    }
}
