//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::phrase::{any, direction, none_of, one, party, treasure};
use super::screen::Picture;
use super::{Action, Tikal, View, facts, log, turns};
use crate::draw::board::{Board, Turn};
use crate::engine::{Player, Round};
use crate::games::Boxed;
use crate::games::turns::in_turns;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for Tikal {
    const COMPONENTS: &'static str = include_str!("../../../assets/games/tikal/components.ron");
    const PICTURE: &'static str = include_str!("../../../assets/games/tikal/picture.txt");
    /// Only the stack and the treasures that lie face down are unknown, to all.
    const HAS_SECRETS: bool = false;

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/tikal/en.ftl"),
            Lang::Russian => include_str!("../../../assets/games/tikal/ru.ftl"),
        }
    }

    fn rules_page(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/tikal/rules.en.md"),
            Lang::Russian => include_str!("../../../assets/games/tikal/rules.ru.md"),
        }
    }

    fn facts(components: &Components) -> Vec<(&'static str, String)> {
        facts::of(components)
    }

    fn title(words: &Words) -> String {
        say!(words, "tk-title")
    }

    fn about(words: &Words) -> String {
        say!(words, "tk-about")
    }

    fn length(words: &Words) -> String {
        say!(words, "tk-length")
    }

    fn variant(name: &str, value: Option<&str>, words: &Words) -> String {
        match value {
            None => say!(words, "tk-variant", name = name),
            Some(value) => say!(words, "tk-choice", choice = format!("{name}-{value}")),
        }
    }

    fn progress(round: Round, words: &Words) -> String {
        say!(words, "tk-progress", now = round.now, of = round.of.unwrap_or(round.now))
    }

    fn decision(action: &Action, words: &Words) -> String {
        match *action {
            Action::Bid(bid) => say!(words, "tk-decide-bid", bid = bid),
            Action::Pass => say!(words, "tk-decide-pass"),
            Action::Choose(tile) => say!(words, "tk-decide-choose", tile = tile.to_string()),
            Action::Lay(hex, turn) => {
                say!(
                    words,
                    "tk-decide-lay",
                    hex = hex.to_string(),
                    direction = direction(turn, words)
                )
            }
            Action::Enter(hex, figures) => {
                say!(words, "tk-decide-enter", party = party(figures, words), hex = hex.to_string())
            }
            Action::Move(from, to, figures) => {
                let party = party(figures, words);
                say!(
                    words,
                    "tk-decide-move",
                    from = from.to_string(),
                    to = to.to_string(),
                    party = party
                )
            }
            Action::Dig(hex) => say!(words, "tk-decide-dig", hex = hex.to_string()),
            Action::Exchange(seat, taken, given) => {
                let (taken, given) = (one(taken, words), one(given, words));
                let seat = seat.number();
                say!(words, "tk-decide-exchange", seat = seat, taken = taken, given = given)
            }
            Action::Camp(hex) => say!(words, "tk-decide-camp", hex = hex.to_string()),
            Action::Guard(hex) => say!(words, "tk-decide-guard", hex = hex.to_string()),
            Action::End => say!(words, "tk-decide-end"),
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
        refused(*refusal, words)
    }

    fn category(name: &str, words: &Words) -> String {
        say!(words, "tk-category", name = name)
    }

    fn board(components: &'static Components, view: View, news: Vec<Event>) -> Box<dyn Board> {
        Box::new(Picture::new(components, view, news))
    }
}

/// Why a decision is not allowed.
fn refused(refusal: Refusal, words: &Words) -> String {
    match refusal {
        Refusal::First { what } => say!(words, "tk-no-first", what = what.name()),
        Refusal::BidTooLow { least } => say!(words, "tk-no-bid-too-low", least = least),
        Refusal::BidTooHigh { most } => say!(words, "tk-no-bid-too-high", most = most),
        Refusal::NotOffered { tile } => say!(words, "tk-no-not-offered", tile = tile.to_string()),
        Refusal::Explored { hex } => say!(words, "tk-no-explored", hex = hex.to_string()),
        Refusal::Apart { hex } => say!(words, "tk-no-apart", hex = hex.to_string()),
        Refusal::NoRoad { hex } => say!(words, "tk-no-road", hex = hex.to_string()),
        Refusal::LooksLike { turn } => {
            say!(words, "tk-no-looks-like", direction = direction(turn, words))
        }
        Refusal::Seals { hex } => say!(words, "tk-no-seals", hex = hex.to_string()),
        Refusal::Unexplored { hex } => say!(words, "tk-no-unexplored", hex = hex.to_string()),
        Refusal::Volcano { hex } => say!(words, "tk-no-volcano", hex = hex.to_string()),
        Refusal::FewWorkers { hex, workers } => {
            say!(
                words,
                "tk-no-few-workers",
                any = any(workers),
                hex = hex.to_string(),
                workers = workers
            )
        }
        Refusal::FewInSupply { workers } => {
            say!(words, "tk-no-few-in-supply", any = any(workers), workers = workers)
        }
        Refusal::NoLeader { hex } => say!(words, "tk-no-leader", hex = hex.to_string()),
        Refusal::LeaderIsOut => say!(words, "tk-no-leader-is-out"),
        Refusal::SameHex => say!(words, "tk-no-same-hex"),
        Refusal::NoWay { hex } => say!(words, "tk-no-way", hex = hex.to_string()),
        Refusal::TooDear { cost, left } => {
            say!(words, "tk-no-too-dear", cost = cost, left = left)
        }
        Refusal::NothingToDig { hex } => say!(words, "tk-no-nothing-to-dig", hex = hex.to_string()),
        Refusal::IsGuarded { hex } => say!(words, "tk-no-is-guarded", hex = hex.to_string()),
        Refusal::NoLevel { level } => say!(words, "tk-no-level", level = level),
        Refusal::DugOut { hex } => say!(words, "tk-no-dug-out", hex = hex.to_string()),
        Refusal::Nobody { hex } => say!(words, "tk-no-nobody", hex = hex.to_string()),
        Refusal::EnoughDug { hex, dug } => {
            say!(words, "tk-no-enough-dug", hex = hex.to_string(), dug = dug)
        }
        Refusal::SameKind => say!(words, "tk-no-same-kind"),
        Refusal::Yourself => say!(words, "tk-no-yourself"),
        Refusal::NotYours { treasure } => {
            say!(words, "tk-no-not-yours", treasure = none_of(treasure, words))
        }
        Refusal::NotTheirs { other, treasure } => {
            let (seat, treasure) = (other.number(), none_of(treasure, words));
            say!(words, "tk-no-not-theirs", seat = seat, treasure = treasure)
        }
        Refusal::YourSet { treasure: t } => {
            say!(words, "tk-no-your-set", treasure = treasure(t, words))
        }
        Refusal::TheirSet { other, treasure: t } => {
            let (seat, treasure) = (other.number(), treasure(t, words));
            say!(words, "tk-no-their-set", seat = seat, treasure = treasure)
        }
        Refusal::NoCampSite { hex } => say!(words, "tk-no-camp-site", hex = hex.to_string()),
        Refusal::TreasuresLeft { hex } => {
            say!(words, "tk-no-treasures-left", hex = hex.to_string())
        }
        Refusal::HasCamp { hex } => say!(words, "tk-no-has-camp", hex = hex.to_string()),
        Refusal::NoCampLeft => say!(words, "tk-no-camp-left"),
        Refusal::NoTemple { hex } => say!(words, "tk-no-temple", hex = hex.to_string()),
        Refusal::NoGuardLeft => say!(words, "tk-no-guard-left"),
        Refusal::NotControlled { hex } => {
            say!(words, "tk-no-not-controlled", hex = hex.to_string())
        }
    }
}
