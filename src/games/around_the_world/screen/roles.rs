//! What the things of this game are on the screen, for the lists; the map has them in its ink.

use crate::draw::theme::{Paint, Role};
use crate::games::around_the_world::colour::Colour;

/// An expedition's own colour.
pub(super) const fn paint(colour: Colour) -> Paint {
    match colour {
        Colour::Yellow => Paint::Yellow,
        Colour::Red => Paint::Red,
        Colour::Blue => Paint::Blue,
    }
}

/// An expedition's name, and the tags of its lines.
pub(super) const fn expedition(colour: Colour) -> Role {
    Role::Light(paint(colour))
}

/// Its letter, where it stands.
pub(super) const fn badge(colour: Colour) -> Role {
    Role::Flag(paint(colour))
}

/// A goal of one's own.
pub(super) const OWN_GOAL: Role = Role::Title;

/// A public goal.
pub(super) const PUBLIC_GOAL: Role = Role::Light(Paint::Cyan);
