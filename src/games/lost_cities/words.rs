//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::phrase::card;
use super::screen::Picture;
use super::{Action, LostCities, View, facts, log, reveal, turns};
use crate::draw::board::{Board, Reveal, Turn};
use crate::engine::{Player, Round};
use crate::games::Boxed;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for LostCities {
    const COMPONENTS: &'static str =
        include_str!("../../../assets/games/lost-cities/components.ron");
    const PICTURE: &'static str = include_str!("../../../assets/games/lost-cities/picture.txt");

    const LINGERS: bool = true;

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/lost-cities/en.ftl"),
            Lang::Russian => include_str!("../../../assets/games/lost-cities/ru.ftl"),
        }
    }

    fn rules_page(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/lost-cities/rules.en.md"),
            Lang::Russian => include_str!("../../../assets/games/lost-cities/rules.ru.md"),
        }
    }

    fn facts(components: &Components) -> Vec<(&'static str, String)> {
        facts::of(components)
    }

    fn title(words: &Words) -> String {
        say!(words, "lc-title")
    }

    fn about(words: &Words) -> String {
        say!(words, "lc-about")
    }

    fn length(words: &Words) -> String {
        say!(words, "lc-length")
    }

    fn variant(name: &str, value: Option<&str>, words: &Words) -> String {
        match value {
            None => say!(words, "lc-variant", name = name),
            Some(value) => say!(words, "lc-choice", choice = format!("{name}-{value}")),
        }
    }

    fn progress(round: Round, words: &Words) -> String {
        say!(words, "lc-round", now = round.now, of = round.of.unwrap_or(round.now))
    }

    fn decision(action: &Action, words: &Words) -> String {
        match *action {
            Action::Play(c) => say!(words, "lc-decide-play", card = card(c, words)),
            Action::Discard(c) => say!(words, "lc-decide-discard", card = card(c, words)),
            Action::Send(f) => say!(words, "lc-decide-send", figure = f.name()),
            Action::Move(c) => say!(words, "lc-decide-move", colour = c.name()),
            Action::Stay => say!(words, "lc-decide-stay"),
            Action::Draw => say!(words, "lc-decide-draw"),
            Action::Take(c) => say!(words, "lc-decide-take", colour = c.name()),
        }
    }

    fn event(event: &Event, players: &[Player], words: &Words) -> String {
        log::told(event, players, words)
    }

    fn turns(events: &[Event], _: &[Player], words: &Words) -> Vec<Turn> {
        turns::told(events, words)
    }

    fn refusal(refusal: &Refusal, words: &Words) -> String {
        match *refusal {
            Refusal::PlayFirst => say!(words, "lc-no-play-first"),
            Refusal::SendFirst => say!(words, "lc-no-send-first"),
            Refusal::MoveFirst => say!(words, "lc-no-move-first"),
            Refusal::TakeNow => say!(words, "lc-no-take-now"),
            Refusal::NotHeld { card: c } => say!(words, "lc-no-not-held", card = card(c, words)),
            Refusal::TooLow { card: c, last } => {
                say!(words, "lc-no-too-low", card = card(c, words), last = last)
            }
            Refusal::TooHigh { card: c, last } => {
                say!(words, "lc-no-too-high", card = card(c, words), last = last)
            }
            Refusal::NoFigureLeft => say!(words, "lc-no-figure-left"),
            Refusal::KindGone { figure } => say!(words, "lc-no-kind-gone", figure = figure.name()),
            Refusal::NobodyThere { colour } => {
                say!(words, "lc-no-nobody-there", colour = colour.name())
            }
            Refusal::AtEnd { colour } => say!(words, "lc-no-at-end", colour = colour.name()),
            Refusal::NoPile { colour } => say!(words, "lc-no-pile", colour = colour.name()),
            Refusal::PileClosed { colour } => {
                say!(words, "lc-no-pile-closed", colour = colour.name())
            }
        }
    }

    fn category(name: &str, words: &Words) -> String {
        say!(words, "lc-category", name = name)
    }

    fn board(rules: &'static Components, view: View, mut news: Vec<Event>) -> Box<dyn Board> {
        // What happened in an expedition that is over has left no trace on the paths.
        let began = news.iter().rposition(|event| matches!(event, Event::Began { .. }));
        news.drain(..began.map_or(0, |at| at + 1));
        Box::new(Picture::new(rules, view, news))
    }

    fn closing(
        rules: &'static Components,
        before: View,
        events: &[Event],
    ) -> Option<Box<dyn Board>> {
        Some(Box::new(Picture::closing(rules, before, events)?))
    }

    fn reveal(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
        reveal::of(events, players, words)
    }
}
