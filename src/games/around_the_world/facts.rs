//! The numbers that the rules pages speak of.

use super::colour::Colour;
use super::components::Components;
use super::point::Kind;

type Fact = (&'static str, String);

/// Each number by the name that the pages have for it.
pub(super) fn of(components: &Components) -> Vec<Fact> {
    let count = |kind| components.points.values().filter(|lying| lying.kind == kind).count();
    let pairs = components.points.values().filter(|lying| lying.pair).count();
    let tickets = &components.tickets;
    let arrows = usize::from(components.arrows);
    vec![
        ("seats", format!("{}–{}", components.seats.0, components.seats.1)),
        ("sites", count(Kind::Site).to_string()),
        ("squares", count(Kind::Square).to_string()),
        ("stars", count(Kind::Star).to_string()),
        ("pairs", pairs.to_string()),
        ("goals", components.goals.to_string()),
        ("keys", components.keys.to_string()),
        ("near", components.near.to_string()),
        ("arrows", arrows.to_string()),
        ("all-arrows", (arrows * Colour::ALL.len()).to_string()),
        ("most-laid", components.most_laid.to_string()),
        ("tickets", tickets.each.to_string()),
        ("all-tickets", tickets.all.to_string()),
        ("tickets-turn", tickets.turn.to_string()),
        ("draw", tickets.draw.to_string()),
        ("hands", hands(components)),
    ]
}

/// How many cards each seat is dealt, by how many play: a Markdown table of two lines.
fn hands(components: &Components) -> String {
    let (low, high) = components.seats;
    let row = |cell: &dyn Fn(u8) -> String| {
        let cells: Vec<_> = (low..=high).map(cell).collect();
        format!("| {} |", cells.join(" | "))
    };
    let dealt = |seats: u8| components.hand_of(seats.into()).to_string();
    [row(&|seats| seats.to_string()), row(&|_| "--:".to_owned()), row(&dealt)].join("\n")
}
