//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::phrase::{card, teams_key};
use super::screen::Picture;
use super::{Action, Explora, View, facts, log, reveal, turns};
use crate::draw::board::{Board, Reveal, Turn};
use crate::engine::{Player, Round};
use crate::games::Boxed;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for Explora {
    const COMPONENTS: &'static str = include_str!("../../../assets/games/explora/components.ron");
    const PICTURE: &'static str = include_str!("../../../assets/games/explora/picture.txt");

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/explora/en.ftl"),
            Lang::Russian => include_str!("../../../assets/games/explora/ru.ftl"),
        }
    }

    fn rules_page(lang: Lang) -> &'static str {
        match lang {
            Lang::English => include_str!("../../../assets/games/explora/rules.en.md"),
            Lang::Russian => include_str!("../../../assets/games/explora/rules.ru.md"),
        }
    }

    fn facts(components: &Components) -> Vec<(&'static str, String)> {
        facts::of(components)
    }

    fn title(words: &Words) -> String {
        say!(words, "ex-title")
    }

    fn about(words: &Words) -> String {
        say!(words, "ex-about")
    }

    fn length(words: &Words) -> String {
        say!(words, "ex-length")
    }

    fn variant(name: &str, value: Option<&str>, words: &Words) -> String {
        match value {
            None => say!(words, "ex-variant", name = name),
            Some(value) => say!(words, "ex-choice", choice = format!("{name}-{value}")),
        }
    }

    fn progress(round: Round, words: &Words) -> String {
        say!(words, "ex-progress", now = round.now, of = round.of.unwrap_or(round.now))
    }

    fn decision(action: &Action, words: &Words) -> String {
        match *action {
            Action::Bid(money) => say!(words, "ex-decide-bid", money = money),
            Action::Take(c) => say!(words, "ex-decide-take", card = card(c, words)),
            Action::Join(team) => say!(words, "ex-decide-join", team = team.number()),
            Action::Found => say!(words, "ex-decide-found"),
            Action::Replace(team, c) => {
                say!(words, "ex-decide-replace", team = team.number(), card = card(c, words))
            }
            Action::Play => say!(words, "ex-decide-play"),
            Action::Sell => say!(words, "ex-decide-sell"),
            Action::Go(teams) => say!(words, "ex-decide-go", teams = teams_key(teams)),
            Action::Claim(team) => say!(words, "ex-decide-claim", team = team.number()),
            Action::Lose(c) => say!(words, "ex-decide-lose", card = card(c, words)),
        }
    }

    fn event(event: &Event, players: &[Player], words: &Words) -> String {
        log::told(event, players, words)
    }

    fn refusal(refusal: &Refusal, words: &Words) -> String {
        match *refusal {
            Refusal::BidNow => say!(words, "ex-no-bid-now"),
            Refusal::TakeNow => say!(words, "ex-no-take-now"),
            Refusal::UseNow { card: c } => say!(words, "ex-no-use-now", card = card(c, words)),
            Refusal::ChooseNow => say!(words, "ex-no-choose-now"),
            Refusal::ClaimNow => say!(words, "ex-no-claim-now"),
            Refusal::LoseNow => say!(words, "ex-no-lose-now"),
            Refusal::TooMuch { bid, money } => {
                say!(words, "ex-no-too-much", bid = bid, money = money)
            }
            Refusal::NotOnMarket { card: c } => {
                say!(words, "ex-no-not-on-market", card = card(c, words))
            }
            Refusal::NoTeam { team } => say!(words, "ex-no-team", team = team.number()),
            Refusal::Full { team } => say!(words, "ex-no-full", team = team.number()),
            Refusal::TwoTeams => say!(words, "ex-no-two-teams"),
            Refusal::CannotSell { card: c } => {
                say!(words, "ex-no-cannot-sell", card = card(c, words))
            }
            Refusal::NoMember { card: c } => say!(words, "ex-no-member", card = card(c, words)),
            Refusal::OnlyJetpack { card: c } => {
                say!(words, "ex-no-only-jetpack", card = card(c, words))
            }
            Refusal::JoinsTeam { card: c } => {
                say!(words, "ex-no-joins-team", card = card(c, words))
            }
            Refusal::NotInTeam { card: c } => {
                say!(words, "ex-no-not-in-team", card = card(c, words))
            }
            Refusal::TooWeak { team } => say!(words, "ex-no-too-weak", team = team.number()),
        }
    }

    fn category(name: &str, words: &Words) -> String {
        say!(words, "ex-category", name = name)
    }

    fn board(rules: &'static Components, view: View, _: Vec<Event>) -> Box<dyn Board> {
        Box::new(Picture::new(rules, view))
    }

    fn turns(events: &[Event], players: &[Player], words: &Words) -> Vec<Turn> {
        turns::told(events, players, words)
    }

    fn reveal(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
        reveal::of(events, players, words)
    }
}
