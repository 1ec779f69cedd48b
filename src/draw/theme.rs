//! Colours and signs by role. Screens ask for a role; nobody else names a colour.

use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use serde::{Deserialize, Serialize};

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// The terminal's own sixteen colours.
    #[default]
    Plain,
    /// No colours: bold, dim, reversed, underlined.
    Mono,
    /// Colours that are told apart by people who do not see all of them.
    Safe,
    /// Colours of our own, for terminals that can show them.
    Rich,
}

/// What something is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Ordinary text.
    Text,
    /// What is less important.
    Quiet,
    /// Headings, and whose turn it is.
    Title,
    /// Frames around panels.
    Frame,
    /// A legal target.
    Target,
    /// The chosen target.
    Cursor,
    /// What the player must be told.
    Warning,
    /// What changed last.
    Fresh,
    /// The ring round a place of the board that the cursor rests on.
    Ring,
    /// What something costs.
    Price,
    /// What may be overlooked, since something beside it says the same.
    Faint,
    /// A seat's things, by its index.
    Seat(usize),
    /// The same where the game's own colours leave only magenta and cyan free.
    Cool(usize),
    /// Signs on a ground of that colour.
    Chip(usize),
    /// A token: the same on whatever it lies.
    Plate,
    /// A colour of the game itself.
    Paint(Paint),
    /// The same where it must not be overlooked.
    Light(Paint),
    /// Signs on a ground of that colour.
    Flag(Paint),
    /// The pips of a die on its white side; both colours are set, whatever the terminal's are.
    Pips,
    /// Waves on water.
    Water,
    /// What floats in the water.
    Afloat,
    /// A building's stone.
    Stone,
    /// A lit window in it.
    Window,
}

/// Colours that games name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "colours say what they are")]
pub enum Paint {
    Yellow,
    Blue,
    White,
    Green,
    Red,
    Cyan,
    Magenta,
}

/// What a board is covered with, one sort of place beside another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "grounds say what they are")]
pub enum Ground {
    Earth,
    Sand,
    Meadow,
    Stone,
    Lava,
    Thicket,
    Sea,
    Land,
}

impl Theme {
    /// All of them, as the settings go round.
    pub const ALL: [Self; 4] = [Self::Plain, Self::Mono, Self::Safe, Self::Rich];

    /// Its name, as on the command line and in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Mono => "mono",
            Self::Safe => "safe",
            Self::Rich => "rich",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// How a role looks.
    pub fn style(self, role: Role) -> Style {
        let base = match role {
            Role::Quiet | Role::Faint | Role::Water if self == Self::Mono => {
                Style::new().add_modifier(Modifier::DIM)
            }
            Role::Target => Style::new().add_modifier(Modifier::UNDERLINED | Modifier::BOLD),
            Role::Cursor => Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
            Role::Warning => Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Role::Flag(_) | Role::Chip(_) | Role::Plate if self == Self::Mono => {
                Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
            }
            // What is white on a dark terminal is black on a light one: its own ground, reversed.
            Role::Flag(Paint::White) if self == Self::Plain => {
                Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED)
            }
            Role::Pips if self == Self::Mono => Style::new().add_modifier(Modifier::REVERSED),
            Role::Title
            | Role::Fresh
            | Role::Price
            | Role::Flag(_)
            | Role::Chip(_)
            | Role::Plate
            | Role::Afloat => Style::new().add_modifier(Modifier::BOLD),
            _ => Style::new(),
        };
        let base = match self.behind(role) {
            Some(colour) => base.bg(colour),
            None => base,
        };
        if let Some(ground) = self.under(role) {
            // Not reversed: what the terminal's own ground looks like is not known.
            return base.fg(self.upon(role)).bg(ground);
        }
        match self.colour(role) {
            Some(colour) => base.fg(colour),
            None => base,
        }
    }

    /// How a ground looks behind what lies on it, with the colour of what grows there. Only our
    /// own colours tell all of them apart; elsewhere signs must.
    pub const fn ground(self, ground: Ground) -> Style {
        let green = Style::new().fg(Color::Green).add_modifier(Modifier::DIM);
        match (self, ground) {
            (Self::Rich, ground) => {
                let (behind, sign) = GROUNDS[ground as usize];
                Style::new().bg(behind).fg(sign)
            }
            (Self::Plain, Ground::Lava) => Style::new().bg(Color::Red).fg(Color::LightYellow),
            (Self::Safe, Ground::Lava) => {
                Style::new().bg(Color::Indexed(88)).fg(Color::Indexed(227))
            }
            (Self::Plain, Ground::Thicket) => green,
            (Self::Safe, Ground::Thicket) => Style::new().fg(Color::Indexed(29)),
            (Self::Mono, Ground::Thicket) => Style::new().add_modifier(Modifier::DIM),
            (Self::Mono, Ground::Lava)
            | (
                Self::Plain | Self::Safe | Self::Mono,
                Ground::Earth
                | Ground::Sand
                | Ground::Meadow
                | Ground::Stone
                | Ground::Sea
                | Ground::Land,
            ) => Style::new(),
        }
    }

    /// How what lies under a box looks: there, and no more than that.
    pub fn dimmed(self) -> Style {
        self.style(Role::Quiet)
    }

    /// What a box lies on, where colours are our own.
    pub const fn sheet(self) -> Option<Color> {
        match self {
            Self::Rich => Some(Color::Indexed(235)),
            Self::Plain | Self::Mono | Self::Safe => None,
        }
    }

    /// The ground that a role brings along.
    fn behind(self, role: Role) -> Option<Color> {
        let [plain, safe, rich] = match role {
            Role::Pips => [Color::White, Color::Indexed(255), Color::Indexed(255)],
            Role::Water | Role::Afloat => {
                [Color::Blue, Color::Indexed(18), Color::Rgb(0x14, 0x3a, 0x63)]
            }
            Role::Window => [Color::DarkGray, Color::Indexed(245), STONE],
            _ => return None,
        };
        self.chosen([plain, safe, rich])
    }

    fn chosen(self, [plain, safe, rich]: [Color; 3]) -> Option<Color> {
        match self {
            Self::Mono => None,
            Self::Plain => Some(plain),
            Self::Safe => Some(safe),
            Self::Rich => Some(rich),
        }
    }

    /// The ground of what is written on one.
    fn under(self, role: Role) -> Option<Color> {
        match role {
            Role::Flag(Paint::White) if self == Self::Plain => None,
            Role::Flag(paint) => self.colour(Role::Light(paint)),
            Role::Chip(index) => self.colour(Role::Cool(index)),
            Role::Plate => self.colour(Role::Plate),
            _ => None,
        }
    }

    /// What can be read on that ground: the darker two of sixteen colours want white.
    const fn upon(self, role: Role) -> Color {
        match (self, role) {
            (Self::Plain, Role::Chip(index)) if index % COOL.len() >= 2 => Color::White,
            _ => Color::Black,
        }
    }

    fn colour(self, role: Role) -> Option<Color> {
        let [plain, safe, rich] = match role {
            Role::Text | Role::Cursor => return None,
            // Titles stand on frames, and must not take their colour.
            Role::Title => [Color::Reset; 3],
            Role::Quiet => [Color::DarkGray, Color::Gray, Color::Indexed(246)],
            Role::Frame => [Color::DarkGray, Color::DarkGray, Color::Indexed(240)],
            // What moves with the cursor is an index: half the bytes of red, green and blue.
            Role::Target => [Color::Cyan, Color::Cyan, Color::Indexed(80)],
            Role::Warning => [Color::LightYellow, Color::LightYellow, Color::Indexed(221)],
            Role::Fresh => [Color::LightCyan, Color::LightCyan, Color::Indexed(151)],
            Role::Ring => [Color::White, Color::Indexed(231), Color::Indexed(231)],
            Role::Price => [Color::LightYellow, Color::Indexed(227), Color::Indexed(221)],
            Role::Faint => [Color::DarkGray, Color::Indexed(243), Color::Indexed(241)],
            Role::Seat(index) => SEATS[index % SEATS.len()],
            Role::Cool(index) | Role::Chip(index) => COOL[index % COOL.len()],
            Role::Plate => [Color::Gray, Color::Indexed(252), Color::Indexed(251)],
            Role::Paint(paint) => PAINTS[paint as usize],
            Role::Light(paint) | Role::Flag(paint) => LIGHTS[paint as usize],
            Role::Pips => [Color::Black, Color::Indexed(16), Color::Indexed(16)],
            Role::Water => [Color::LightBlue, Color::Indexed(75), Color::Indexed(75)],
            Role::Afloat | Role::Window => {
                [Color::LightYellow, Color::Indexed(227), Color::Indexed(221)]
            }
            Role::Stone => [Color::DarkGray, Color::Indexed(245), STONE],
        };
        self.chosen([plain, safe, rich])
    }
}

/// Rich: what buildings are of.
const STONE: Color = Color::Rgb(0x98, 0x8c, 0x7a);

/// For each seat: plain, safe (Okabe and Ito's set, as near as names come), rich.
const SEATS: [[Color; 3]; 6] = [
    [Color::LightRed, Color::Indexed(208), Color::Indexed(203)],
    [Color::LightBlue, Color::Indexed(74), Color::Indexed(74)],
    [Color::LightGreen, Color::Indexed(36), Color::Indexed(113)],
    [Color::LightMagenta, Color::Indexed(175), Color::Indexed(176)],
    [Color::LightCyan, Color::Indexed(227), Color::Indexed(80)],
    [Color::White, Color::Indexed(252), Color::Indexed(253)],
];

/// The same for games that need the other colours themselves: four at most play these.
const COOL: [[Color; 3]; 4] = [
    [Color::LightMagenta, Color::Indexed(182), Color::Indexed(176)],
    [Color::LightCyan, Color::Indexed(123), Color::Indexed(80)],
    [Color::Magenta, Color::Indexed(133), Color::Indexed(141)],
    [Color::Cyan, Color::Indexed(37), Color::Indexed(180)],
];

/// For each paint: plain, safe, rich.
const PAINTS: [[Color; 3]; 7] = [
    [Color::Yellow, Color::Indexed(227), Color::Indexed(179)],
    [Color::Blue, Color::Indexed(33), Color::Indexed(68)],
    [Color::White, Color::Indexed(255), Color::Indexed(255)],
    [Color::Green, Color::Indexed(36), Color::Indexed(71)],
    [Color::Red, Color::Indexed(166), Color::Indexed(167)],
    [Color::Cyan, Color::Indexed(38), Color::Indexed(37)],
    [Color::Magenta, Color::Indexed(175), Color::Indexed(133)],
];

/// The same, lighter. They move with the cursor: an index is half the bytes of red, green and
/// blue.
const LIGHTS: [[Color; 3]; 7] = [
    [Color::LightYellow, Color::Indexed(228), Color::Indexed(227)],
    [Color::LightBlue, Color::Indexed(75), Color::Indexed(75)],
    [Color::Reset, Color::Indexed(231), Color::Indexed(231)],
    [Color::LightGreen, Color::Indexed(79), Color::Indexed(114)],
    [Color::LightRed, Color::Indexed(208), Color::Indexed(203)],
    [Color::LightCyan, Color::Indexed(123), Color::Indexed(80)],
    [Color::LightMagenta, Color::Indexed(182), Color::Indexed(176)],
];

/// For each ground, rich: behind everything, and what grows there.
const GROUNDS: [(Color, Color); 8] = [
    (Color::Rgb(0x2d, 0x26, 0x20), Color::Rgb(0x5a, 0x4d, 0x40)),
    (Color::Rgb(0x33, 0x2a, 0x17), Color::Rgb(0x66, 0x55, 0x30)),
    (Color::Rgb(0x1b, 0x2c, 0x1b), Color::Rgb(0x6d, 0xb3, 0x6d)),
    (Color::Rgb(0x2c, 0x2d, 0x30), Color::Rgb(0x60, 0x62, 0x68)),
    (Color::Rgb(0x5a, 0x17, 0x12), Color::Rgb(0xe0, 0x9a, 0x3c)),
    (Color::Rgb(0x0d, 0x1a, 0x10), Color::Rgb(0x27, 0x4a, 0x2c)),
    (Color::Rgb(0x0d, 0x14, 0x1c), Color::Indexed(253)),
    (Color::Rgb(0x26, 0x2a, 0x22), Color::Indexed(253)),
];

/// The signs that things are drawn with: box drawing and geometric shapes, or plain ASCII.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Signs {
    /// Whatever Unicode has, one cell wide.
    #[default]
    Unicode,
    /// Only what every terminal has.
    Ascii,
}

impl Signs {
    /// One of two signs.
    pub const fn pick<'a>(self, unicode: &'a str, ascii: &'a str) -> &'a str {
        match self {
            Self::Unicode => unicode,
            Self::Ascii => ascii,
        }
    }

    /// The shape of a seat, full or hollow; in ASCII its letter, upper or lower case.
    pub const fn seat(self, index: usize, full: bool) -> &'static str {
        let shapes = match (self, full) {
            (Self::Unicode, true) => ["●", "▲", "■", "◆", "★", "♣"],
            (Self::Unicode, false) => ["○", "△", "□", "◇", "☆", "♧"],
            (Self::Ascii, true) => ["A", "B", "C", "D", "E", "F"],
            (Self::Ascii, false) => ["a", "b", "c", "d", "e", "f"],
        };
        shapes[index % shapes.len()]
    }

    /// A part of a bar that consists of so many: told apart without colours.
    pub const fn part(self, index: usize, of: usize) -> &'static str {
        if of < 2 {
            return self.pick("━", "=");
        }
        let parts = match self {
            Self::Unicode => ["█", "▓", "▒", "░", "═"],
            Self::Ascii => ["#", "=", "+", "-", ":"],
        };
        parts[index % parts.len()]
    }

    /// What boxes are framed with that lie over something else.
    pub const fn heavy_border(self) -> border::Set<'static> {
        match self {
            Self::Unicode => border::THICK,
            Self::Ascii => self.border(),
        }
    }

    /// What frames are drawn with.
    pub const fn border(self) -> border::Set<'static> {
        match self {
            Self::Unicode => border::ROUNDED,
            Self::Ascii => border::Set {
                top_left: "+",
                top_right: "+",
                bottom_left: "+",
                bottom_right: "+",
                vertical_left: "|",
                vertical_right: "|",
                horizontal_top: "-",
                horizontal_bottom: "-",
            },
        }
    }
}

/// Theme and signs together: how everything looks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The signs.
    pub signs: Signs,
}

impl Look {
    /// How a role looks.
    pub fn style(self, role: Role) -> Style {
        self.theme.style(role)
    }

    /// Dark signs on a plate of this role's colour. Not reversed, where there are colours: what
    /// the terminal's own ground looks like is not known.
    pub fn plate(self, role: Role) -> Style {
        let bare = Style::new().add_modifier(Modifier::BOLD);
        match self.style(role).fg {
            Some(colour) => bare.fg(Color::Black).bg(colour),
            None => bare.add_modifier(Modifier::REVERSED),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    const GROUND: [Ground; 8] = [
        Ground::Earth,
        Ground::Sand,
        Ground::Meadow,
        Ground::Stone,
        Ground::Lava,
        Ground::Thicket,
        Ground::Sea,
        Ground::Land,
    ];

    /// Sixteen colours are too bright for grounds: only what alarms has one.
    #[test]
    fn grounds_are_for_colours_of_our_own() {
        for ground in GROUND {
            let behind = [Theme::Plain, Theme::Safe].map(|theme| theme.ground(ground).bg);
            let alarms = ground == Ground::Lava;
            assert_eq!(behind.map(|colour| colour.is_some()), [alarms; 2], "{ground:?}");
            let others = GROUND.into_iter().filter(|other| *other != ground);
            let rich = |ground| Theme::Rich.ground(ground).bg.expect("a colour");
            assert!(!others.map(rich).any(|colour| colour == rich(ground)), "{ground:?}");
        }
    }

    #[test]
    fn every_sign_takes_one_cell() {
        for signs in [Signs::Unicode, Signs::Ascii] {
            for seat in 0..6 {
                assert_eq!(signs.seat(seat, true).width(), 1);
                assert_eq!(signs.seat(seat, false).width(), 1);
            }
        }
    }

    #[test]
    fn mono_has_no_colours_but_shows_the_cursor() {
        for role in [
            Role::Text,
            Role::Cursor,
            Role::Target,
            Role::Ring,
            Role::Price,
            Role::Faint,
            Role::Seat(2),
            Role::Paint(Paint::Red),
            Role::Light(Paint::Red),
            Role::Flag(Paint::Red),
            Role::Cool(1),
            Role::Chip(3),
            Role::Plate,
        ] {
            let style = Theme::Mono.style(role);
            assert_eq!((style.fg, style.bg), (None, None));
        }
        for ground in GROUND {
            let style = Theme::Mono.ground(ground);
            assert_eq!((style.fg, style.bg), (None, None), "{ground:?}");
        }
        for role in [Role::Cursor, Role::Flag(Paint::Red), Role::Chip(0), Role::Plate] {
            assert!(Theme::Mono.style(role).add_modifier.contains(Modifier::REVERSED), "{role:?}");
        }
    }
}
