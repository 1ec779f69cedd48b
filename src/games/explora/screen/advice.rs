//! What must be decided now, what to think of, and what a decision leads to.

use super::Picture;
use super::ink;
use super::worth::Worth;
use crate::draw::theme::Signs;
use crate::games::explora::action::Action;
use crate::games::explora::card::{Card, What};
use crate::games::explora::destination::Destination;
use crate::games::explora::member::Kind;
use crate::games::explora::phrase;
use crate::games::explora::scale::PLACES;
use crate::games::explora::state::Stage;
use crate::games::explora::team::Teams;
use crate::lang::Words;
use crate::say;

impl Picture {
    /// How far the round is, and how near the expedition.
    pub(super) fn status_told(&self, words: &Words) -> String {
        let (count, needed) = (self.view.cartographers, self.rules.cartographers.needed);
        let full = "▮".repeat(count.min(needed).into());
        let empty = "▯".repeat(needed.saturating_sub(count).into());
        say!(
            words,
            "ex-status",
            round = self.view.round,
            deck = self.view.deck,
            signs = format!("{full}{empty}"),
            count = count,
            needed = needed
        )
    }

    /// What the seat to act must decide.
    pub(super) fn prompted(&self, words: &Words) -> String {
        match self.view.stage {
            Stage::Opening => say!(words, "ex-prompt-opening"),
            Stage::Bid => say!(words, "ex-prompt-bid"),
            Stage::Pick => {
                let (number, of) = (self.view.picked + 1, self.view.order.len());
                say!(words, "ex-prompt-pick", number = number, of = of)
            }
            Stage::Use { card, drawn: false } => {
                let number = self.view.picked + 1;
                say!(words, "ex-prompt-use", number = number, card = phrase::card(card, words))
            }
            Stage::Use { card, drawn: true } => {
                say!(words, "ex-prompt-drawn", card = phrase::card(card, words))
            }
            Stage::Send => say!(words, "ex-prompt-send"),
            Stage::Claim => say!(words, "ex-prompt-claim"),
            Stage::Lose { owner, team } => {
                let whose = if self.actor() == Some(owner) { "own" } else { "theirs" };
                say!(words, "ex-prompt-lose", whose = whose, team = team.number())
            }
            Stage::Over => say!(words, "ex-prompt-over"),
        }
    }

    pub(super) fn advise(&self, words: &Words) -> String {
        let stage = match self.view.stage {
            Stage::Opening => "opening",
            Stage::Bid => "bid",
            Stage::Pick => "pick",
            Stage::Use { .. } => "use",
            Stage::Send => "send",
            Stage::Claim => "claim",
            Stage::Lose { .. } => "lose",
            Stage::Over => "over",
        };
        let advice = say!(words, "ex-advice", stage = stage);
        if self.view.stage == Stage::Over {
            return advice;
        }
        let when = say!(words, "ex-advice-when", needed = self.rules.cartographers.needed);
        format!("{advice} {when}")
    }

    /// What this decision costs, gives and leads to. What stands beside it in a list is not said
    /// again.
    pub(super) fn foretell(&self, action: Action, words: &Words) -> Option<String> {
        match action {
            Action::Bid(bid) if self.view.stage == Stage::Opening => {
                Some(self.foretell_start(bid, words))
            }
            Action::Bid(bid) => self.foretell_bid(bid, words),
            Action::Take(card) => Some(self.foretell_take(card, words)),
            Action::Play => match self.view.stage {
                Stage::Use { card: Card::RISKY_MOVE, .. } => Some(say!(words, "ex-preview-risk")),
                _ => Some(say!(words, "ex-preview-watch", place = PLACES[0])),
            },
            Action::Go(teams) => self.foretell_go(teams, words),
            Action::Claim(team) => Some(say!(words, "ex-preview-claim", team = team.number())),
            Action::Join(_)
            | Action::Found
            | Action::Replace(..)
            | Action::Sell
            | Action::Lose(_) => None,
        }
    }

    fn foretell_start(&self, bid: u16, words: &Words) -> String {
        let fee = |place: usize| self.rules.fees.get(place).copied().unwrap_or(0);
        let tie = say!(words, "ex-preview-start-tie", bid = bid);
        let fees = say!(words, "ex-preview-start", first = fee(0), second = fee(1));
        format!("{tie}\n{fees}")
    }

    /// Whom this bid beats on a tie, and what the highest and the lowest do on the scale.
    fn foretell_bid(&self, bid: u16, words: &Words) -> Option<String> {
        let seat = self.view.eyes.seat()?;
        let order: Vec<_> = self.view.scale.seats().collect();
        let at = order.iter().position(|it| *it == seat)?;
        let rank = match at {
            0 => "first",
            at if at + 1 == order.len() => "last",
            _ => "middle",
        };
        let place = self.view.scale.place(seat);
        let name = |place: usize| PLACES.get(place).copied().unwrap_or_default();
        let tie = say!(words, "ex-preview-tie", rank = rank, place = name(place), bid = bid);
        let up = if place == 0 { "stay" } else { "move" };
        let down = if place + 1 == PLACES.len() { "stay" } else { "move" };
        let highest =
            say!(words, "ex-preview-highest", moves = up, place = name(place.saturating_sub(1)));
        let below = if down == "stay" { name(place) } else { name(place + 1) };
        let lowest = say!(words, "ex-preview-lowest", moves = down, place = below);
        Some(format!("{tie}\n{highest} {lowest}"))
    }

    /// What taking this card would mean: its best use, and the second best; what it is sold for.
    pub(super) fn foretell_take(&self, taken: Card, words: &Words) -> String {
        let seat = self.actor();
        let money =
            seat.map_or(self.rules.price(taken), |seat| self.view.price(self.rules, seat, taken));
        match taken.what() {
            What::Member(_) | What::Jetpack => {
                let uses = seat.map(|seat| self.uses(seat, taken)).unwrap_or_default();
                let told = uses.iter().take(2).map(|(action, it)| {
                    let what = use_told(*action, it.out, words);
                    let (now, then) = (it.strength, it.strength_then);
                    let comes = say!(
                        words,
                        "ex-comes-strength",
                        length = "long",
                        now = now,
                        then = then,
                        pay = it.pay_then
                    );
                    format!("{what}, {comes}")
                });
                let told = told.collect::<Vec<_>>().join(&format!(" {} ", say!(words, "ex-or")));
                let sold = say!(words, "ex-or-sold", money = money);
                let card = phrase::card(taken, words);
                if told.is_empty() {
                    format!("{card}. {sold}")
                } else {
                    format!("{card}: {told}. {sold}")
                }
            }
            What::Patron => say!(words, "ex-preview-patron", money = money),
            What::RiskyMove => {
                format!(
                    "{} {}",
                    say!(words, "ex-preview-risk"),
                    say!(words, "ex-or-sold", money = money)
                )
            }
            What::LongWatch => {
                let watch = match seat.and_then(|seat| self.worth(seat, taken)) {
                    Some(Worth::Top(0)) => say!(words, "ex-preview-watch-stay", place = PLACES[0]),
                    _ => say!(words, "ex-preview-watch", place = PLACES[0]),
                };
                format!("{watch} {}", say!(words, "ex-or-sold", money = money))
            }
            What::Cartographer => String::new(),
        }
    }

    /// What teams would earn, and whether they would take the card if all others went.
    fn foretell_go(&self, teams: Teams, words: &Words) -> Option<String> {
        let seat = self.view.eyes.seat()?;
        let own = self.view.own()?;
        let (mut money, mut artefacts) = (0u16, 0u16);
        for team in teams.iter() {
            money += u16::from(own.teams[team.index()].pay);
            artefacts += u16::from(self.view.artefact(self.rules, seat));
        }
        let favourite = self.view.favourite();
        let strength = favourite
            .and_then(|(seat, team)| Some(self.view.seat(seat)?.teams[team.index()].strength));
        let mut sent = teams.iter().map(|team| own.teams[team.index()].strength);
        let leader = match favourite {
            _ if teams.is_empty() => "nobody",
            Some((it, _)) if it == seat && sent.any(|sent| Some(sent) == strength) => "own",
            Some((it, _)) if it == seat => "left",
            _ => "rival",
        };
        let found = if artefacts == 0 { "none" } else { "some" };
        let gets =
            say!(words, "ex-preview-go", found = found, money = money, artefacts = artefacts);
        let leads =
            say!(words, "ex-preview-leads", leader = leader, strength = strength.unwrap_or(0));
        Some(format!("{gets}\n{leads}"))
    }

    /// What an expedition shows, in words.
    pub(super) fn kinds_told(&self, destination: Destination, words: &Words) -> String {
        let symbols = self.rules.symbols(destination);
        let kinds = Kind::ALL.into_iter().filter(|kind| symbols[*kind] > 0);
        let told = kinds.map(|kind| {
            let name = say!(words, "ex-kind", kind = kind.name());
            if symbols[kind] > 1 { format!("{}× {name}", symbols[kind]) } else { name }
        });
        told.collect::<Vec<_>>().join(" + ")
    }

    /// A team's strength as a sum, card by card.
    pub(super) fn sum_told(
        &self,
        seen: &crate::games::explora::view::TeamView,
        words: &Words,
    ) -> String {
        let symbols = self.view.symbols(self.rules);
        let each = seen.cards.iter().map(|card| {
            let letter = ink::letter_of(card.card, words, Signs::Unicode);
            format!("{letter}{} ×{}", self.rules.strength(card.card), symbols[card.kind])
        });
        each.collect::<Vec<_>>().join(" + ")
    }
}

fn use_told(action: Action, out: Option<Card>, words: &Words) -> String {
    match (action, out) {
        (Action::Join(team) | Action::Replace(team, _), Some(out)) => {
            let card = phrase::card(out, words);
            say!(words, "ex-decide-replace", team = team.number(), card = card)
        }
        (Action::Join(team), None) => say!(words, "ex-decide-join", team = team.number()),
        _ => say!(words, "ex-decide-found"),
    }
}
