//! What must be decided now, what to think of, and what a decision leads to.

use super::Picture;
use crate::games::explora::action::Action;
use crate::games::explora::card::{Card, What};
use crate::games::explora::outlook::Outcome;
use crate::games::explora::phrase;
use crate::games::explora::state::Stage;
use crate::games::explora::team::Teams;
use crate::lang::Words;
use crate::say;

impl Picture {
    /// What the seat to act must decide.
    pub(super) fn prompted(&self, words: &Words) -> String {
        match self.view.stage {
            Stage::Opening => say!(words, "ex-prompt-opening"),
            Stage::Bid => say!(words, "ex-prompt-bid"),
            Stage::Pick => say!(words, "ex-prompt-pick"),
            Stage::Use { card, drawn: false } => {
                say!(words, "ex-prompt-use", card = phrase::card(card, words))
            }
            Stage::Use { card, drawn: true } => {
                say!(words, "ex-prompt-drawn", card = phrase::card(card, words))
            }
            Stage::Send => say!(words, "ex-prompt-send"),
            Stage::Claim => say!(words, "ex-prompt-claim"),
            Stage::Lose { team, .. } => say!(words, "ex-prompt-lose", team = team.number()),
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
        format!("{advice} {when}\n\n{}", say!(words, "ex-signs"))
    }

    /// What this decision costs, gives and leads to.
    pub(super) fn foretell(&self, action: Action, words: &Words) -> Option<String> {
        match action {
            Action::Bid(bid) => {
                let money = self.view.own().and_then(|own| own.money).unwrap_or(0);
                let left = money.saturating_sub(bid);
                Some(match self.view.stage {
                    Stage::Opening => say!(words, "ex-preview-start-bid", left = left),
                    _ => say!(words, "ex-preview-bid", left = left),
                })
            }
            Action::Take(card) => Some(self.foretell_take(card, words)),
            Action::Join(_) | Action::Found | Action::Replace(..) => {
                self.foretell_place(action, words)
            }
            Action::Play => match self.view.stage {
                Stage::Use { card: Card::RISKY_MOVE, .. } => Some(say!(words, "ex-preview-risk")),
                _ => Some(say!(words, "ex-preview-watch")),
            },
            Action::Sell => {
                let Stage::Use { card, .. } = self.view.stage else { return None };
                let money = self.view.price(self.rules, self.actor()?, card);
                Some(say!(words, "ex-preview-sell", money = money))
            }
            Action::Go(teams) => self.foretell_go(teams, words),
            Action::Claim(team) => Some(say!(words, "ex-preview-claim", team = team.number())),
            Action::Lose(card) => self.foretell_lose(card, words),
        }
    }

    /// The strength that a card would make, before it is placed.
    fn foretell_place(&self, how: Action, words: &Words) -> Option<String> {
        let Stage::Use { card, .. } = self.view.stage else { return None };
        let outcome = self.view.outcome(self.rules, self.actor()?, card, how)?;
        let Outcome { team, out, strength, strength_then, pay_then: pay, .. } = outcome;
        let (team, now, then) = (team.number(), strength.to_string(), strength_then.to_string());
        Some(match out {
            None => {
                say!(words, "ex-preview-join", team = team, now = now, then = then, pay = pay)
            }
            Some(out) => say!(
                words,
                "ex-preview-join-out",
                team = team,
                now = now,
                then = then,
                pay = pay,
                out = phrase::card(out, words)
            ),
        })
    }

    pub(super) fn foretell_take(&self, taken: Card, words: &Words) -> String {
        let money = match self.actor() {
            Some(seat) => self.view.price(self.rules, seat, taken),
            None => self.rules.price(taken),
        };
        let strength = self.rules.strength(taken);
        let kind = match taken.what() {
            What::Member(kind) => kind.name(),
            What::Patron => "patron",
            What::Jetpack => "jetpack",
            What::RiskyMove => "risky-move",
            What::LongWatch => "long-watch",
            What::Cartographer => "cartographer",
        };
        say!(words, "ex-preview-take", kind = kind, strength = strength, money = money)
    }

    /// What teams would earn, and whether they would take the card if all others went.
    fn foretell_go(&self, teams: Teams, words: &Words) -> Option<String> {
        let seat = self.view.eyes.seat()?;
        let own = self.view.own()?;
        let mut money = 0u16;
        let mut artefacts = 0u16;
        for team in teams.iter() {
            money += u16::from(own.teams[team.index()].pay);
            artefacts += u16::from(self.view.artefact(self.rules, seat));
        }
        let favourite = self.view.favourite();
        let strength = favourite
            .and_then(|(seat, team)| Some(self.view.seat(seat)?.teams[team.index()].strength));
        let mut sent = teams.iter().map(|team| own.teams[team.index()].strength);
        let leader = match favourite {
            Some((it, _)) if it == seat && sent.any(|sent| Some(sent) == strength) => "own",
            Some((it, _)) if it == seat => "left",
            _ => "rival",
        };
        Some(say!(
            words,
            "ex-preview-go",
            money = money,
            artefacts = artefacts,
            leader = leader,
            strength = strength.unwrap_or(0)
        ))
    }

    /// What the team would be worth on the next expedition: this one is over.
    fn foretell_lose(&self, lost: Card, words: &Words) -> Option<String> {
        let Stage::Lose { owner, team } = self.view.stage else { return None };
        let next = *self.view.expeditions.get(usize::from(self.view.active))?;
        let symbols = self.rules.symbols(next);
        let whole = self.view.seat(owner)?.teams[team.index()].team();
        let mut rest = whole;
        rest.lose(lost);
        let now = whole.strength(self.rules, symbols).to_string();
        let then = rest.strength(self.rules, symbols).to_string();
        let place = phrase::place(next, words);
        Some(say!(words, "ex-preview-lose", place = place, now = now, then = then))
    }
}
