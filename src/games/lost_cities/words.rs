//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::card::Colour;
use super::components::{Components, Course};
use super::event::{Ending, Event, Refusal};
use super::figure::Figure;
use super::phrase::card;
use super::screen::Picture;
use super::{Action, LostCities, View, reveal};
use crate::draw::board::{Board, Reveal};
use crate::engine::{Player, Round, Seat};
use crate::games::Boxed;
use crate::lang::{Lang, Words};
use crate::say;
use std::fmt::Display;

impl Boxed for LostCities {
    const COMPONENTS: &'static str =
        include_str!("../../../assets/games/lost-cities/components.ron");

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

    fn title(words: &Words) -> String {
        say!(words, "lc-title")
    }

    fn about(words: &Words) -> String {
        say!(words, "lc-about")
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
        let name = |seat: Seat| Player::called(players, seat, words);
        match *event {
            Event::Began { expedition, first } => {
                say!(words, "lc-began", expedition = expedition, name = name(first))
            }
            Event::Played { seat, card: c } => {
                say!(words, "lc-played", name = name(seat), card = card(c, words))
            }
            Event::Discarded { seat, card: c } => {
                say!(words, "lc-discarded", name = name(seat), card = card(c, words))
            }
            Event::Sent { seat, colour, figure } => {
                let (colour, figure) = (Colour::name(colour), Figure::name(figure));
                say!(words, "lc-sent", name = name(seat), figure = figure, colour = colour)
            }
            Event::Moved { seat, colour, step } => {
                let colour = Colour::name(colour);
                say!(words, "lc-moved", name = name(seat), colour = colour, step = step)
            }
            Event::Crossed { seat, colour, crossed } => {
                let colour = Colour::name(colour);
                say!(words, "lc-crossed", name = name(seat), colour = colour, crossed = crossed)
            }
            Event::AtEnd { seat, colour } => {
                say!(words, "lc-at-end", name = name(seat), colour = Colour::name(colour))
            }
            Event::FoundArtefact { seat } => say!(words, "lc-found-artefact", name = name(seat)),
            Event::FoundPoints { seat, points } => {
                say!(words, "lc-found-points", name = name(seat), points = points)
            }
            Event::FoundArrow { seat } => say!(words, "lc-found-arrow", name = name(seat)),
            Event::StepLost { seat } => say!(words, "lc-step-lost", name = name(seat)),
            Event::Stayed { seat } => say!(words, "lc-stayed", name = name(seat)),
            Event::Drew { seat, card: Some(c) } => {
                say!(words, "lc-drew-card", name = name(seat), card = card(c, words))
            }
            Event::Drew { seat, card: None } => say!(words, "lc-drew", name = name(seat)),
            Event::Took { seat, card: c } => {
                say!(words, "lc-took", name = name(seat), card = card(c, words))
            }
            Event::Ended { expedition, by: Ending::Bridge } => {
                say!(words, "lc-ended-bridge", expedition = expedition)
            }
            Event::Ended { expedition, by: Ending::Deck } => {
                say!(words, "lc-ended-deck", expedition = expedition)
            }
            Event::Scored { seat, points, .. } => {
                say!(words, "lc-scored", name = name(seat), points = points)
            }
            Event::Valued { seat, artefacts, points } => {
                say!(words, "lc-valued", name = name(seat), artefacts = artefacts, points = points)
            }
            Event::Result { seat, total } => {
                say!(words, "lc-result", name = name(seat), total = total)
            }
        }
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
        Box::new(Picture { rules, view, news })
    }

    fn reveal(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
        reveal::of(events, players, words)
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Shelf;
    use crate::games::lost_cities::{Card, PerColour};

    fn page(lang: Lang) -> String {
        let shelf = Shelf::new(None);
        let game = shelf.find("lost-cities").expect("it is on the shelf");
        game.rules_page(lang).expect("our component file is fine")
    }

    #[test]
    fn the_tables_of_the_rules_pages_are_filled_in() {
        for lang in Lang::ALL {
            let page = page(lang);
            // A number of each table: the last step and both tracks.
            for row in ["| 35 | 50 |", "| 120 | 150 |", "| −20 | −15 | 10 |"] {
                assert!(page.contains(row), "{lang}: {row}");
            }
        }
    }

    /// One of each event; the compiler asks for a new one here.
    fn every_event() -> Vec<Event> {
        let (seat, colour, card) = (Seat::at(0), Colour::Red, Card::new(Colour::Blue, 7));
        let known = |event: &Event| match event {
            Event::Began { .. }
            | Event::Played { .. }
            | Event::Discarded { .. }
            | Event::Sent { .. }
            | Event::Moved { .. }
            | Event::Crossed { .. }
            | Event::AtEnd { .. }
            | Event::FoundArtefact { .. }
            | Event::FoundPoints { .. }
            | Event::FoundArrow { .. }
            | Event::StepLost { .. }
            | Event::Stayed { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Ended { .. }
            | Event::Scored { .. }
            | Event::Valued { .. }
            | Event::Result { .. } => true,
        };
        let events = vec![
            Event::Began { expedition: 1, first: seat },
            Event::Played { seat, card },
            Event::Discarded { seat, card },
            Event::Sent { seat, colour, figure: Figure::Scientist },
            Event::Sent { seat, colour, figure: Figure::Adventurer },
            Event::Moved { seat, colour, step: 4 },
            Event::Crossed { seat, colour, crossed: 2 },
            Event::AtEnd { seat, colour },
            Event::FoundArtefact { seat },
            Event::FoundPoints { seat, points: 15 },
            Event::FoundArrow { seat },
            Event::StepLost { seat },
            Event::Stayed { seat },
            Event::Drew { seat, card: Some(card) },
            Event::Drew { seat, card: None },
            Event::Took { seat, card },
            Event::Ended { expedition: 1, by: Ending::Bridge },
            Event::Ended { expedition: 1, by: Ending::Deck },
            Event::Scored { seat, paths: PerColour::of(|_| None), points: -15 },
            Event::Valued { seat, artefacts: 2, points: 10 },
            Event::Result { seat, total: 41 },
        ];
        assert!(events.iter().all(known));
        events
    }

    /// One of each refusal.
    fn every_refusal() -> Vec<Refusal> {
        let (colour, card) = (Colour::Red, Card::new(Colour::Blue, 7));
        vec![
            Refusal::PlayFirst,
            Refusal::SendFirst,
            Refusal::MoveFirst,
            Refusal::TakeNow,
            Refusal::NotHeld { card },
            Refusal::TooLow { card, last: 9 },
            Refusal::TooHigh { card, last: 3 },
            Refusal::NoFigureLeft,
            Refusal::KindGone { figure: Figure::Scientist },
            Refusal::KindGone { figure: Figure::Adventurer },
            Refusal::NobodyThere { colour },
            Refusal::AtEnd { colour },
            Refusal::NoPile { colour },
            Refusal::PileClosed { colour },
        ]
    }

    /// Each has a sentence of its own, and in Russian no word of it is left in English.
    #[test]
    fn every_event_and_refusal_is_a_sentence() {
        let shelf = Shelf::new(None);
        let players = [Player::person(crate::engine::Name::new("Имя").unwrap())];
        for lang in Lang::ALL {
            let words = shelf.words(lang);
            let events = every_event().into_iter();
            let events = events.map(|event| LostCities::event(&event, &players, &words));
            let refusals = every_refusal().into_iter();
            let refusals = refusals.map(|refusal| LostCities::refusal(&refusal, &words));
            let told: Vec<String> = events.chain(refusals).collect();
            for (i, line) in told.iter().enumerate() {
                assert!(line.ends_with('.') && !line.contains(['{', '}', '$']), "{line}");
                assert!(!told[..i].contains(line), "twice: {line}");
                let latin = line.contains(|c: char| c.is_ascii_alphabetic());
                assert_eq!(latin, lang == Lang::English, "{line}");
            }
        }
    }
}
