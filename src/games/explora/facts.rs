//! The numbers that the rules pages speak of.

use super::components::Components;
use super::destination::Destination;
use super::member::{Kind, NAMES};

/// Each number by the name that the pages have for it; a row of a table as its cells.
pub(super) fn of(components: &Components) -> Vec<(&'static str, String)> {
    let fee = |place: usize| components.fees.get(place).copied().unwrap_or(0).to_string();
    let mut facts = vec![
        ("seats", format!("{}–{}", components.seats.0, components.seats.1)),
        ("money", components.money.to_string()),
        ("fee-1", fee(0)),
        ("fee-2", fee(1)),
        ("market-2", components.market(2).to_string()),
        ("market-3", components.market(3).to_string()),
        ("market-4", components.market(4).to_string()),
        ("cards", components.every_card().count().to_string()),
        ("patron-copies", components.patrons.copies.to_string()),
        ("patron-pay", components.patrons.pay.to_string()),
        ("patron-own", components.patrons.own_pay.to_string()),
        ("jetpacks", components.jetpack.copies.to_string()),
        ("jetpack-strength", components.jetpack.strength.to_string()),
        ("jetpack-price", components.jetpack.price.to_string()),
        ("risky-moves", components.risky_move.copies.to_string()),
        ("risky-move-price", components.risky_move.price.to_string()),
        ("long-watches", components.long_watch.copies.to_string()),
        ("long-watch-price", components.long_watch.price.to_string()),
        ("cartographers", components.cartographers.copies.to_string()),
        ("needed", components.cartographers.needed.to_string()),
        ("expeditions", components.expeditions.to_string()),
        ("destinations", Destination::ALL.len().to_string()),
        ("pay", pay(components)),
        ("artefacts", artefacts(components)),
        ("artefact-copies", components.artefacts.copies.to_string()),
        ("expedition-points", components.points.expedition.to_string()),
        ("money-points", components.points.money.to_string()),
    ];
    for (name, worth) in NAMES.iter().zip(&components.members.0) {
        facts.push((name, format!("{} | {}", worth.strength, worth.price)));
    }
    for destination in Destination::ALL {
        let symbols = Kind::ALL.map(|kind| components.symbols(destination)[kind].to_string());
        facts.push((destination.name(), symbols.join(" | ")));
    }
    facts
}

/// A Markdown table of two lines.
fn table(head: Vec<String>, body: Vec<String>) -> String {
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let rule = body.iter().map(|_| "--:".to_owned()).collect();
    [row(head), row(rule), row(body)].join("\n")
}

/// Strengths, and the M£ for each.
fn pay(components: &Components) -> String {
    let lines = &components.earnings;
    let nexts = lines.iter().skip(1).map(|line| Some(line.from)).chain([None]);
    let strengths = lines.iter().zip(nexts).map(|(line, next)| match next.map(|n| n - 1) {
        Some(last) if last > line.from => format!("{}–{last}", line.from),
        Some(_) => line.from.to_string(),
        None => format!("{}+", line.from),
    });
    table(strengths.collect(), lines.iter().map(|line| line.money.to_string()).collect())
}

/// Places of the scale, and the points of the artefact for each.
fn artefacts(components: &Components) -> String {
    let places = ["I", "II", "III", "IV"].map(str::to_owned);
    table(places.into(), components.artefacts.points.iter().map(u8::to_string).collect())
}
