//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::phrase::{colour, point};
use super::screen::Picture;
use super::{Action, AroundTheWorld, View, facts, log, turns};
use crate::draw::board::{Board, Turn};
use crate::engine::{Player, Round};
use crate::games::Boxed;
use crate::games::turns::in_turns;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for AroundTheWorld {
    const COMPONENTS: &'static str =
        include_str!("../../../assets/games/around-the-world/components.ron");
    const PICTURE: &'static str =
        include_str!("../../../assets/games/around-the-world/picture.txt");

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/around-the-world/en.ftl"),
            Lang::Russian => include_str!("../../../assets/games/around-the-world/ru.ftl"),
        }
    }

    fn rules_page(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/around-the-world/rules.en.md"),
            Lang::Russian => include_str!("../../../assets/games/around-the-world/rules.ru.md"),
        }
    }

    fn facts(components: &Components) -> Vec<(&'static str, String)> {
        facts::of(components)
    }

    fn title(words: &Words) -> String {
        say!(words, "aw-title")
    }

    fn short(words: &Words) -> String {
        say!(words, "aw-title-short")
    }

    fn about(words: &Words) -> String {
        say!(words, "aw-about")
    }

    fn length(words: &Words) -> String {
        say!(words, "aw-length")
    }

    fn variant(name: &str, value: Option<&str>, words: &Words) -> String {
        match value {
            None => say!(words, "aw-variant", name = name),
            Some(value) => say!(words, "aw-choice", choice = format!("{name}-{value}")),
        }
    }

    fn progress(round: Round, words: &Words) -> String {
        say!(words, "aw-round", now = round.now)
    }

    fn decision(action: &Action, words: &Words) -> String {
        match *action {
            Action::Key(site) => say!(words, "aw-decide-key", site = point(site, words)),
            Action::Lay(c, from, to) => {
                let (from, to) = (point(from, words), point(to, words));
                say!(words, "aw-decide-lay", colour = c.name(), from = from, to = to)
            }
            Action::Extra(c, from, to) => {
                let (from, to) = (point(from, words), point(to, words));
                say!(words, "aw-decide-extra", colour = c.name(), from = from, to = to)
            }
            Action::Remove(c) => say!(words, "aw-decide-remove", colour = c.name()),
            Action::Change => say!(words, "aw-decide-change"),
            Action::Keep(kept, given) => {
                let (kept, given) = (point(kept, words), point(given, words));
                say!(words, "aw-decide-keep", kept = kept, given = given)
            }
            Action::Return => say!(words, "aw-decide-return"),
            Action::Claim => say!(words, "aw-decide-claim"),
            Action::End => say!(words, "aw-decide-end"),
        }
    }

    fn event(event: &Event, players: &[Player], words: &Words) -> String {
        log::told(event, players, words)
    }

    fn turns(events: &[Event], players: &[Player], words: &Words) -> Vec<Turn> {
        let told = |event: &Event| log::told(event, players, words);
        in_turns(events, players, words, turns::part, told)
    }

    fn refusal(refusal: &Refusal, words: &Words) -> String {
        refused(refusal, words)
    }

    fn category(name: &str, words: &Words) -> String {
        say!(words, "aw-category", name = name)
    }

    fn board(rules: &'static Components, view: View, news: Vec<Event>) -> Box<dyn Board> {
        Box::new(Picture::new(rules, view, news))
    }
}

/// Why a decision is not allowed.
pub(super) fn refused(refusal: &Refusal, words: &Words) -> String {
    match *refusal {
        Refusal::First { what } => say!(words, "aw-no-first", what = what.name()),
        Refusal::OnlyClaim => say!(words, "aw-no-only-claim"),
        Refusal::NoClaim => say!(words, "aw-no-claim"),
        Refusal::NoSuchPoint { point } => {
            say!(words, "aw-no-such-point", point = point.to_string())
        }
        Refusal::NotHeld { site } => say!(words, "aw-no-not-held", site = point(site, words)),
        Refusal::NearRose { site } => say!(words, "aw-no-near", site = point(site, words)),
        Refusal::KeyThere { site } => say!(words, "aw-no-key-there", site = point(site, words)),
        Refusal::NoArrow { colour: c } => say!(words, "aw-no-arrow", colour = c.name()),
        Refusal::NotThere { colour: c, tip } => {
            let (which, tip) = (colour(c, words), point(tip, words));
            say!(words, "aw-no-not-there", colour = which, tip = tip)
        }
        Refusal::OffRoute { colour: c, point: p } => {
            say!(words, "aw-no-off-route", colour = c.name(), point = point(p, words))
        }
        Refusal::LoopFirst { colour: c } => {
            say!(words, "aw-no-loop-first", colour = c.name())
        }
        Refusal::NoLine { from, to } => {
            say!(words, "aw-no-line", from = point(from, words), to = point(to, words))
        }
        Refusal::LineTaken { colour: c, from, to } => {
            let (from, to) = (point(from, words), point(to, words));
            say!(words, "aw-no-line-taken", colour = c.name(), from = from, to = to)
        }
        Refusal::TurnFirst => say!(words, "aw-no-turn-first"),
        Refusal::NoTicket => say!(words, "aw-no-ticket"),
        Refusal::TicketsUsed { most } => say!(words, "aw-no-tickets-used", most = most),
        Refusal::NotBegun { colour: c } => say!(words, "aw-no-not-begun", colour = c.name()),
        Refusal::DeckEmpty => say!(words, "aw-no-deck"),
        Refusal::HandEmpty => say!(words, "aw-no-hand"),
        Refusal::NotDrawn { site } => say!(words, "aw-no-not-drawn", site = point(site, words)),
        Refusal::ArrowFirst => say!(words, "aw-no-arrow-first"),
    }
}
