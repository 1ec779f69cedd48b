//! The game in words: titles, decisions, events and refusals in the reader's language.

use super::components::Components;
use super::event::{Event, Refusal};
use super::facts;
use super::log::Teller;
use super::phrase::{card, teams_key};
use super::screen::Picture;
use super::{Action, Explora, View, reveal};
use crate::draw::board::{Board, Reveal};
use crate::engine::{Player, Round};
use crate::games::Boxed;
use crate::lang::{Lang, Words};
use crate::say;

impl Boxed for Explora {
    const COMPONENTS: &'static str = include_str!("../../../assets/games/explora/components.ron");

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
        Teller { players, words }.tell(event)
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

    fn board(rules: &'static Components, view: View, news: Vec<Event>) -> Box<dyn Board> {
        Box::new(Picture { rules, view, news })
    }

    fn reveal(events: &[Event], players: &[Player], words: &Words) -> Option<Reveal> {
        reveal::of(events, players, words)
    }
}

#[cfg(test)]
mod tests {
    use super::super::phrase::place;
    use super::super::{Card, Destination, List, Scale, SeatBid, Teams, Which};
    use super::*;
    use crate::engine::Seat;
    use crate::games::Shelf;
    use crate::games::explora::event::Going;
    use unicode_width::UnicodeWidthStr;

    fn page(lang: Lang) -> String {
        let shelf = Shelf::new(None);
        let game = shelf.find("explora").expect("it is on the shelf");
        game.rules_page(lang).expect("our component file is fine")
    }

    #[test]
    fn the_tables_of_the_rules_pages_are_filled_in() {
        for lang in Lang::ALL {
            let page = page(lang);
            for row in ["| 1–3 | 4–6 | 7–9 | 10+ |", "| 2 | 4 | 8 | 12 |", "| 6 | 4 | 2 | 0 |"]
            {
                assert!(page.contains(row), "{lang}: {row}");
            }
        }
    }

    /// A card on a narrow screen has two lines of ten cells for its name; no two look the same.
    #[test]
    fn names_of_cards_are_short_and_different() {
        let shelf = Shelf::new(None);
        for lang in Lang::ALL {
            let words = shelf.words(lang);
            // Cartographers never come to the market.
            let cards = Card::every().filter(|c| *c != Card::CARTOGRAPHER);
            let cards = cards.map(|c| card(c, &words));
            let places = Destination::ALL.into_iter().map(|d| place(d, &words));
            let names: Vec<String> = cards.chain(places).collect();
            for (i, name) in names.iter().enumerate() {
                let lines = crate::draw::text::wrap(name, 10);
                assert!(lines.len() <= 2 && lines.iter().all(|l| l.width() <= 10), "{name}");
                assert!(!names[..i].contains(name), "twice: {name}");
            }
        }
    }

    /// One of each event and of each way to tell it.
    fn every_event() -> Vec<Event> {
        let (seat, other) = (Seat::at(0), Seat::at(1));
        let (team, card, out) = (Which::First, Card::JETPACK, Some(Card::default()));
        let expedition = Destination::Mu;
        let bids: List<SeatBid, 4> = [SeatBid { seat, bid: 4 }].into_iter().collect();
        let going = Going { seat, team, strength: 7, pay: 8 };
        let mut events = vec![
            Event::LaidOut { expeditions: [expedition].into_iter().collect() },
            Event::StartBid { seat, bid: None },
            Event::StartBid { seat, bid: Some(3) },
            Event::StartBids { bids },
            Event::LinedUp { scale: Scale([None, Some(seat), None, None]) },
            Event::Fee { seat, money: 2 },
            Event::Round { round: 3 },
            Event::Charted { cartographers: 2 },
            Event::Reshuffled { cards: 21 },
            Event::Market { cards: [card].into_iter().collect() },
            Event::Market { cards: List::default() },
            Event::Bid { seat, bid: None },
            Event::Bid { seat, bid: Some(3) },
            Event::Bids { order: bids },
        ];
        for past in [None, Some(other)] {
            events.push(Event::Forward { seat, place: 2, past });
            events.push(Event::Back { seat, place: 2, past });
        }
        events.extend([
            Event::Took { seat, card },
            Event::NothingLeft { seat },
            Event::Sold { seat, card, money: 3 },
            Event::Patron { seat, card: Card::PATRONS[0], money: 5 },
            Event::Joined { seat, team, card, out: None },
            Event::Joined { seat, team, card, out },
            Event::Founded { seat, team, card },
            Event::Strength { seat, team, strength: 7 },
            Event::Drew { seat, card },
            Event::DrewNothing { seat },
            Event::Watched { seat },
            Event::Leftover { card },
            Event::Paid { money: 7 },
            Event::Called { number: 1, expedition, cartographers: 3 },
            Event::Chose { seat, teams: None },
            Event::Went { teams: List::default() },
            Event::Went { teams: [going].into_iter().collect() },
            Event::Won { seat, team, expedition },
            Event::Unclaimed { expedition },
            Event::Artefact { seat, team, points: 6 },
            Event::Lost { seat, team, card, by: None },
            Event::Lost { seat, team, card, by: Some(other) },
            Event::Disbanded { seat, team },
            Event::Active { number: 2, expedition },
            Event::Result { seat, expeditions: 20, artefacts: 8, money: 13, total: 41 },
        ]);
        let chosen = Teams::ALL.map(|teams| Event::Chose { seat, teams: Some(teams) });
        events.extend(chosen);
        events
    }

    /// One of each refusal.
    fn every_refusal() -> Vec<Refusal> {
        let (card, team) = (Card::JETPACK, Which::Second);
        vec![
            Refusal::BidNow,
            Refusal::TakeNow,
            Refusal::UseNow { card },
            Refusal::ChooseNow,
            Refusal::ClaimNow,
            Refusal::LoseNow,
            Refusal::TooMuch { bid: 9, money: 4 },
            Refusal::NotOnMarket { card },
            Refusal::NoTeam { team },
            Refusal::Full { team },
            Refusal::TwoTeams,
            Refusal::CannotSell { card },
            Refusal::NoMember { card },
            Refusal::OnlyJetpack { card },
            Refusal::JoinsTeam { card },
            Refusal::NotInTeam { card },
            Refusal::TooWeak { team },
        ]
    }

    /// Each has a sentence of its own, and in Russian no word of it is left in English.
    #[test]
    fn every_event_and_refusal_is_a_sentence() {
        let shelf = Shelf::new(None);
        let player = |name| Player::person(crate::engine::Name::new(name).unwrap());
        let players = [player("Имя"), player("Дина")];
        for lang in Lang::ALL {
            let words = shelf.words(lang);
            let events = every_event().into_iter();
            let events = events.map(|event| Explora::event(&event, &players, &words));
            let refusals = every_refusal().into_iter();
            let refusals = refusals.map(|refusal| Explora::refusal(&refusal, &words));
            let told: Vec<String> = events.chain(refusals).collect();
            for (i, line) in told.iter().enumerate() {
                assert!(line.ends_with('.') && !line.contains(['{', '}', '$']), "{line}");
                assert!(!told[..i].contains(line), "twice: {line}");
                // The places of the scale are Roman numerals in every language.
                let latin = line.contains(|c: char| c.is_ascii_alphabetic() && !"IV".contains(c));
                assert_eq!(latin, lang == Lang::English, "{line}");
            }
        }
    }
}
