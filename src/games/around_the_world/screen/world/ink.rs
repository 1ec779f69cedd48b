//! How everything on the map looks in this look.

use crate::draw::theme::{Ground, Look, Paint, Role, Signs, Theme};
use crate::engine::Seat;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::point::Kind;
use crate::games::around_the_world::screen::roles::{PUBLIC_GOAL, paint};
use ratatui::style::{Color, Modifier, Style};

/// Theme and signs, with what the map makes of them.
#[derive(Clone, Copy)]
pub(in crate::games::around_the_world::screen) struct Ink {
    pub look: Look,
}

impl Ink {
    pub fn of(look: Look) -> Self {
        Self { look }
    }

    /// Whether lines are signs of ASCII instead of dots.
    pub fn is_ascii(self) -> bool {
        self.look.signs == Signs::Ascii
    }

    /// Whether arrows bear the letters of their expeditions, since their colours may not be
    /// told apart.
    pub fn letters_arrows(self) -> bool {
        matches!(self.look.theme, Theme::Mono | Theme::Safe)
    }

    /// Whether land shows between everything else.
    pub fn stipples_land(self) -> bool {
        !self.is_ascii() && matches!(self.look.theme, Theme::Plain | Theme::Safe)
    }

    /// What lies behind everything, if that has colours of its own.
    pub fn ground(self, is_land: bool) -> Option<(Color, Color)> {
        let ground = if is_land { Ground::Land } else { Ground::Sea };
        let style = self.look.theme.ground(ground);
        style.bg.zip(style.fg)
    }

    pub fn style(self, role: Role) -> Style {
        self.look.style(role)
    }

    fn bold(self, role: Role) -> Style {
        self.style(role).add_modifier(Modifier::BOLD)
    }

    /// A line that nobody has taken.
    pub fn free(self) -> Style {
        self.style(Role::Faint)
    }

    /// A line that the expedition may take; its name, its tag.
    pub fn open(self, colour: Colour) -> Style {
        self.bold(Role::Light(paint(colour)))
    }

    /// A line that the expedition has taken.
    pub fn taken(self, colour: Colour, light: bool) -> Style {
        // The terminals' own blue is lost on black.
        if light || colour == Colour::Blue {
            self.style(Role::Light(paint(colour)))
        } else {
            self.style(Role::Paint(paint(colour)))
        }
    }

    /// A way that is being looked at; one's own goals.
    pub fn strong(self) -> Style {
        self.bold(Role::Text)
    }

    /// Public goals.
    pub fn public(self) -> Style {
        self.bold(PUBLIC_GOAL)
    }

    /// Where an expedition stands.
    pub fn tip(self, colour: Colour) -> Style {
        self.style(Role::Flag(paint(colour)))
    }

    pub fn seat(self, seat: Seat) -> Style {
        self.style(Role::Seat(seat.index()))
    }

    /// What a point is.
    pub fn kind(self, kind: Kind) -> (char, Style) {
        let (unicode, ascii, style) = match kind {
            Kind::Rose => ('◎', '@', self.strong()),
            Kind::Site => ('•', 'o', self.style(Role::Paint(Paint::Green))),
            Kind::Square => ('▣', '#', self.style(Role::Paint(Paint::Cyan))),
            Kind::Star => ('*', '*', self.style(Role::Paint(Paint::Magenta))),
        };
        (self.pick(unicode, ascii), style)
    }

    pub fn shape(self, seat: Seat) -> char {
        self.look.signs.seat(seat.index(), true).chars().next().unwrap_or(' ')
    }

    pub fn pick(self, unicode: char, ascii: char) -> char {
        if self.is_ascii() { ascii } else { unicode }
    }
}
