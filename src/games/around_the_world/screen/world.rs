//! The world, drawn.

use crate::draw::theme::{Paint, Role};
use crate::games::around_the_world::colour::Colour;

pub(super) fn expedition(colour: Colour) -> Role {
    Role::Paint(match colour {
        Colour::Yellow => Paint::Yellow,
        Colour::Red => Paint::Red,
        Colour::Blue => Paint::Blue,
    })
}
pub(super) fn badge(colour: Colour) -> Role {
    expedition(colour)
}
pub(super) fn tag(colour: Colour) -> Role {
    expedition(colour)
}
pub(super) fn own_goal() -> Role {
    Role::Title
}
pub(super) fn public_goal() -> Role {
    Role::Fresh
}
