//! The numbers that the rules pages speak of.

use super::components::{Components, Course};
use std::fmt::Display;

type Fact = (&'static str, String);

pub(super) fn of(components: &Components) -> Vec<Fact> {
    let every_card = components.every_card().count();
    vec![
        ("seats", format!("{}–{}", components.seats.0, components.seats.1)),
        ("cards", every_card.to_string()),
        ("copies", components.cards.copies.to_string()),
        ("lowest", components.cards.lowest.to_string()),
        ("highest", components.cards.highest.to_string()),
        ("hand", components.hand.to_string()),
        ("set-aside", components.set_aside(2).to_string()),
        ("adventurers", components.figures.adventurers.to_string()),
        ("scientists", components.figures.scientists.to_string()),
        ("scientist-counts", components.figures.scientist_counts.to_string()),
        ("last-step", components.last_step().to_string()),
        ("bridge", components.bridge.to_string()),
        ("behind-bridge", (components.bridge + 1).to_string()),
        ("crossings", components.crossings.to_string()),
        ("artefacts", components.tokens.artefacts.to_string()),
        ("arrows", components.tokens.arrows.to_string()),
        ("points", list(&components.tokens.points)),
        ("points-tokens", components.tokens.points.len().to_string()),
        ("steps", table(1, &components.steps)),
        ("full-expeditions", components.full.expeditions.to_string()),
        ("short-expeditions", components.short.expeditions.to_string()),
        ("full-track", track(&components.full)),
        ("short-track", track(&components.short)),
    ]
}

fn list(numbers: &[impl Display]) -> String {
    let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

/// A Markdown table of two lines: numbers from `first` on, and what belongs to each.
fn table(first: usize, values: &[i16]) -> String {
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let head = (first..first + values.len()).map(|n| n.to_string()).collect();
    let rule = values.iter().map(|_| "--:".to_owned()).collect();
    let body = values.iter().map(|n| n.to_string().replace('-', "−")).collect();
    [row(head), row(rule), row(body)].join("\n")
}

fn track(course: &Course) -> String {
    table(0, &course.track)
}
