//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::phrase::{self, area, at, from, most, one, the, to};
use super::screen::Picture;
use super::{Action, Atlandice, View, facts, reveal};
use crate::draw::board::{Board, Reveal};
use crate::engine::{Player, Round, Seat};
use crate::games::Boxed;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for Atlandice {
    const COMPONENTS: &'static str = include_str!("../../../assets/games/atlandice/components.ron");

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/atlandice/en.ftl"),
            Lang::Russian => include_str!("../../../assets/games/atlandice/ru.ftl"),
        }
    }

    fn rules_page(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/atlandice/rules.en.md"),
            Lang::Russian => include_str!("../../../assets/games/atlandice/rules.ru.md"),
        }
    }

    fn facts(components: &Components) -> Vec<(&'static str, String)> {
        facts::facts(components)
    }

    fn title(words: &Words) -> String {
        say!(words, "at-title")
    }

    fn about(words: &Words) -> String {
        say!(words, "at-about")
    }

    fn variant(name: &str, value: Option<&str>, words: &Words) -> String {
        match value {
            None => say!(words, "at-variant", name = name),
            Some(value) => say!(words, "at-choice", choice = format!("{name}-{value}")),
        }
    }

    fn progress(round: Round, words: &Words) -> String {
        say!(words, "at-round", now = round.now)
    }

    fn decision(action: &Action, words: &Words) -> String {
        match *action {
            Action::Die(a) => say!(words, "at-decide-die", area = the(a, words)),
            Action::DieNeutral(a) => say!(words, "at-decide-die-neutral", area = the(a, words)),
            Action::Take(r) => say!(words, "at-decide-take", resource = one(r, words)),
            Action::From(d) => say!(words, "at-decide-from", from = from(d.area(), words)),
            Action::Swap(r) => say!(words, "at-decide-swap", resource = one(r, words)),
            Action::With(d) => say!(words, "at-decide-with", area = area(d.area(), words)),
            Action::For(r) => say!(words, "at-decide-for", resource = one(r, words)),
            Action::Move(r) => say!(words, "at-decide-move", resource = one(r, words)),
            Action::To(d) => say!(words, "at-decide-to", to = to(d.area(), words)),
            Action::Change(a) => say!(words, "at-decide-change", at = at(a, words)),
            Action::Into(a) => say!(words, "at-decide-into", to = to(a, words)),
            Action::Submarine(a) => say!(words, "at-decide-submarine", to = to(a, words)),
            Action::Give(r) => say!(words, "at-decide-give", resource = one(r, words)),
            Action::Done => say!(words, "at-decide-done"),
        }
    }

    fn event(event: &Event, players: &[Player], words: &Words) -> String {
        let told = told_of_visits(event, players, words);
        told.or_else(|| told_of_scoring(event, players, words)).unwrap_or_default()
    }

    fn refusal(refusal: &Refusal, words: &Words) -> String {
        match *refusal {
            Refusal::First { what } => say!(words, "at-no-first", what = what.name()),
            Refusal::NoDie { area: a } => say!(words, "at-no-die", at = at(a, words)),
            Refusal::NoNeutral => say!(words, "at-no-neutral"),
            Refusal::AlreadyGiven => say!(words, "at-no-given"),
            Refusal::MustGive => say!(words, "at-no-must-give"),
            Refusal::NotThere { area, resource } => {
                let (at, resource) = (at(area, words), most(resource, words));
                say!(words, "at-no-not-there", at = at, resource = resource)
            }
            Refusal::SameDistrict { district } => {
                say!(words, "at-no-same-district", area = area(district.area(), words))
            }
            Refusal::Closed { area: a } => say!(words, "at-no-closed", area = area(a, words)),
            Refusal::NothingThere { district } => {
                say!(words, "at-no-nothing-there", at = at(district.area(), words))
            }
            Refusal::SameArea { area: a } => say!(words, "at-no-same-area", area = area(a, words)),
            Refusal::NotHeld { resource } => {
                say!(words, "at-no-not-held", resource = most(resource, words))
            }
            Refusal::TooFew { needed } => say!(words, "at-no-too-few", needed = needed),
            Refusal::Unpaired { bundle } => say!(words, "at-no-unpaired", bundle = bundle),
        }
    }

    fn category(name: &str, words: &Words) -> String {
        say!(words, "at-category", name = name)
    }

    fn board(rules: &'static Components, view: View, news: Vec<Event>) -> Box<dyn Board> {
        Box::new(Picture { rules, view, news })
    }

    fn reveal(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
        reveal::of(events, players, words)
    }
}

/// An event of dice and visits.
fn told_of_visits(event: &Event, players: &[Player], words: &Words) -> Option<String> {
    let name = |who| phrase::name(who, players, words);
    let called = |seat: Seat| Player::called(players, seat, words);
    Some(match *event {
        Event::Opened { round, first, rolled } => {
            let dice =
                (1..).zip(rolled).flat_map(|(number, count)| (0..count).map(move |_| number));
            let dice: Vec<String> = dice.map(|number: u8| number.to_string()).collect();
            let (name, dice) = (called(first), dice.join(" "));
            say!(words, "at-opened", round = round, name = name, dice = dice)
        }
        Event::Diverted { district, dice } => {
            say!(words, "at-diverted", area = area(district.area(), words), dice = dice)
        }
        Event::DieTaken { seat, who, area: a, .. } => {
            let (name, area) = (called(seat), the(a, words));
            match who {
                super::Who::Seat(_) => say!(words, "at-die-taken", name = name, area = area),
                super::Who::Neutral => say!(words, "at-die-given", name = name, area = area),
            }
        }
        Event::Took { who, resource, from: area, reason } => say!(
            words,
            "at-took",
            reason = reason.name(),
            name = name(who),
            resource = one(resource, words),
            from = from(area, words)
        ),
        Event::FoundNothing { who, area: a } => {
            say!(words, "at-found-nothing", name = name(who), at = at(a, words))
        }
        Event::NoEffect { who, area: a } => {
            say!(words, "at-no-effect", name = name(who), at = at(a, words))
        }
        Event::Rolled { who, roll, success: true } => {
            say!(words, "at-rolled-well", name = name(who), roll = roll)
        }
        Event::Rolled { who, roll, success: false } => {
            say!(words, "at-rolled-ill", name = name(who), roll = roll)
        }
        Event::LedOn { who, roll, area: a } => {
            say!(words, "at-led-on", name = name(who), roll = roll, area = the(a, words))
        }
        Event::Swapped { seat, here, given, there, taken } => say!(
            words,
            "at-swapped",
            name = called(seat),
            given = one(given, words),
            here = from(here, words),
            taken = one(taken, words),
            there = from(there.area(), words)
        ),
        Event::Moved { seat, resource, from: a, to: b } => {
            let (name, resource) = (called(seat), one(resource, words));
            let (from, to) = (from(a, words), to(b, words));
            say!(words, "at-moved", name = name, resource = resource, from = from, to = to)
        }
        Event::DieChanged { seat, from: a, to: b } => {
            let (from, to) = (from(a, words), to(b, words));
            say!(words, "at-die-changed", name = called(seat), from = from, to = to)
        }
        Event::SubmarineMoved { seat: Some(seat), from: a, to: b } => {
            let (from, to) = (from(a, words), to(b, words));
            say!(words, "at-submarine-moved", name = called(seat), from = from, to = to)
        }
        Event::SubmarineMoved { seat: None, to: b, .. } => {
            say!(words, "at-submarine-leaves", to = to(b, words))
        }
        Event::HandMoved { from: a, to: b, by: Some(area) } => {
            let at = at(area, words);
            say!(words, "at-hand-moved", at = at, from = a, to = b)
        }
        Event::HandMoved { from: a, to: b, by: None } => {
            say!(words, "at-hand-pushed", from = a, to = b)
        }
        _ => return None,
    })
}

/// An event of scoring, of the clock or of the end.
fn told_of_scoring(event: &Event, players: &[Player], words: &Words) -> Option<String> {
    let name = |who| phrase::name(who, players, words);
    let called = |seat: Seat| Player::called(players, seat, words);
    Some(match *event {
        Event::Emptied { district } => {
            say!(words, "at-emptied", area = area(district.area(), words))
        }
        Event::TileWon { who, district, held, .. } => {
            let (area, resource) = (from(district.area(), words), most(district.resource(), words));
            let name = name(who);
            say!(words, "at-tile-won", name = name, from = area, resource = resource, held = held)
        }
        Event::TileLost { district, .. } => {
            say!(words, "at-tile-lost", resource = most(district.resource(), words))
        }
        Event::Placed { who, resource, held, place, points } => say!(
            words,
            "at-placed",
            name = name(who),
            resource = most(resource, words),
            held = held,
            place = phrase::place(place),
            points = points
        ),
        Event::GivenBack { resource, market, district } => {
            let (resource, back) = (most(resource, words), market + district);
            let to = (market, district);
            say!(
                words,
                "at-given-back",
                resource = resource,
                back = back,
                market = to.0,
                district = to.1
            )
        }
        Event::Revealed { district, tile, .. } => {
            let (area, tile) = (area(district.area(), words), phrase::tile(tile, words));
            say!(words, "at-revealed", area = area, tile = tile)
        }
        Event::Closed { district, removed } => {
            let (area, resource) = (area(district.area(), words), most(district.resource(), words));
            say!(words, "at-closed", area = area, resource = resource, removed = removed)
        }
        Event::Checked { resource: Some(resource), most: count } => {
            let (resource, any) = (most(resource, words), phrase::any(count));
            say!(words, "at-checked", resource = resource, any = any, most = count)
        }
        Event::Checked { resource: None, most: count } => {
            say!(words, "at-checked-all", any = phrase::any(count), most = count)
        }
        Event::CheckWon { who, points } => {
            say!(words, "at-check-won", name = name(who), points = points)
        }
        Event::DonationBegan => say!(words, "at-donation-began"),
        Event::CannotDonate { seat } => say!(words, "at-cannot-donate", name = called(seat)),
        Event::Gave { seat, resource } => {
            say!(words, "at-gave", name = called(seat), resource = one(resource, words))
        }
        Event::Donated { seat, given: 0, .. } => {
            say!(words, "at-donated-none", name = called(seat))
        }
        Event::Donated { seat, given, points } => {
            say!(words, "at-donated", name = called(seat), given = given, points = points)
        }
        Event::TimeUp { round } => say!(words, "at-time-up", round = round),
        Event::Majority { who, resource, held, place, points } => say!(
            words,
            "at-majority",
            name = name(who),
            resource = most(resource, words),
            held = held,
            place = phrase::place(place),
            points = points
        ),
        Event::Result { who, total } => say!(words, "at-result", name = name(who), total = total),
        _ => return None,
    })
}

#[cfg(test)]
#[path = "tests/words.rs"]
mod tests;
