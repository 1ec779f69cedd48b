//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::phrase::{area, at, from, most, one, the, to};
use super::screen::Picture;
use super::{Action, Atlandice, View, facts, log, reveal, turns};
use crate::draw::board::{Board, Reveal, Turn};
use crate::engine::{Player, Round};
use crate::games::Boxed;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for Atlandice {
    const COMPONENTS: &'static str = include_str!("../../../assets/games/atlandice/components.ron");
    const PICTURE: &'static str = include_str!("../../../assets/games/atlandice/picture.txt");
    /// Only the order of the covered tiles is unknown, to all.
    const HAS_SECRETS: bool = false;

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
        facts::of(components)
    }

    fn title(words: &Words) -> String {
        say!(words, "at-title")
    }

    fn about(words: &Words) -> String {
        say!(words, "at-about")
    }

    fn length(words: &Words) -> String {
        say!(words, "at-length")
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
        log::told(event, players, words)
    }

    fn turns(events: &[Event], players: &[Player], words: &Words) -> Vec<Turn> {
        turns::of(events, players, words)
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
        Box::new(Picture::new(rules, view, news))
    }

    fn moments(events: &[Event]) -> Vec<usize> {
        reveal::moments(events)
    }

    fn reveal(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
        reveal::of(events, players, words)
    }
}
