//! The table of Explora in words alone, until it is drawn: every decision stands in the list.

use super::action::Action;
use super::components::Components;
use super::outlook::Outcome;
use super::state::Stage;
use super::view::View;
use super::words::{card, place};
use crate::engine::Seat;
use crate::lang::Words;
use crate::say;
use crate::ui::board::{Board, Brush, Spot};
use crate::ui::theme::Role;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// What some eyes see, with the numbers of the box.
pub struct Picture {
    pub(super) rules: &'static Components,
    pub(super) view: View,
}

impl Picture {
    fn preview_bid(&self, bid: u16, words: &Words) -> String {
        let money = self.view.own().and_then(|own| own.money).unwrap_or(0);
        say!(words, "ex-preview-bid", left = money.saturating_sub(bid))
    }

    fn preview_place(&self, how: Action, words: &Words) -> Option<String> {
        let Stage::Use { card: used, .. } = self.view.stage else { return None };
        let seat = self.view.eyes.seat()?;
        let outcome = self.view.outcome(self.rules, seat, used, how)?;
        let Outcome { team, out, strength, strength_then, .. } = outcome;
        let (team, now, then) = (team.number(), strength.to_string(), strength_then.to_string());
        let pay = outcome.pay_then;
        Some(match out {
            None => {
                say!(words, "ex-preview-join", team = team, now = now, then = then, pay = pay)
            }
            Some(out) => {
                let out = card(out, words);
                say!(
                    words,
                    "ex-preview-join-out",
                    team = team,
                    now = now,
                    then = then,
                    pay = pay,
                    out = out
                )
            }
        })
    }

    fn preview_sell(&self, words: &Words) -> Option<String> {
        let Stage::Use { card, .. } = self.view.stage else { return None };
        let money = self.view.price(self.rules, self.view.eyes.seat()?, card);
        Some(say!(words, "ex-preview-sell", money = money))
    }

    fn preview_take(&self, taken: super::Card, words: &Words) -> Option<String> {
        let money = self.view.price(self.rules, self.view.eyes.seat()?, taken);
        let strength = self.rules.strength(taken);
        let kind = match taken.what() {
            super::What::Member(kind) => kind.name(),
            super::What::Patron => "patron",
            super::What::Jetpack => "jetpack",
            super::What::RiskyMove => "risky-move",
            super::What::LongWatch => "long-watch",
            super::What::Cartographer => "cartographer",
        };
        Some(say!(words, "ex-preview-take", kind = kind, strength = strength, money = money))
    }

    fn preview_go(&self, teams: super::Teams, words: &Words) -> Option<String> {
        let seat = self.view.eyes.seat()?;
        let own = self.view.own()?;
        let mut money = 0u16;
        let mut artefacts = 0u16;
        for team in teams.iter() {
            money += u16::from(own.teams[team.index()].pay);
            artefacts += u16::from(self.view.artefact(self.rules, seat));
        }
        Some(say!(words, "ex-preview-go", money = money, artefacts = artefacts))
    }

    fn preview_lose(&self, lost: super::Card, words: &Words) -> Option<String> {
        let Stage::Lose { owner, team } = self.view.stage else { return None };
        let then = self.view.without(self.rules, owner, team, lost)?;
        let now = self.view.seat(owner)?.teams[team.index()].strength;
        let (now, then) = (now.to_string(), then.to_string());
        Some(say!(words, "ex-preview-lose", team = team.number(), now = now, then = then))
    }
}

impl Board for Picture {
    fn status(&self, words: &Words) -> String {
        let view = &self.view;
        say!(
            words,
            "ex-status",
            place = place(view.destination(), words),
            round = view.round,
            count = view.cartographers,
            needed = self.rules.cartographers.needed,
            deck = view.deck
        )
    }

    fn prompt(&self, words: &Words) -> String {
        match self.view.stage {
            Stage::Opening => say!(words, "ex-prompt-opening"),
            Stage::Bid => say!(words, "ex-prompt-bid"),
            Stage::Pick => say!(words, "ex-prompt-pick"),
            Stage::Use { card: used, drawn: false } => {
                say!(words, "ex-prompt-use", card = card(used, words))
            }
            Stage::Use { card: used, drawn: true } => {
                say!(words, "ex-prompt-drawn", card = card(used, words))
            }
            Stage::Send => say!(words, "ex-prompt-send"),
            Stage::Claim => say!(words, "ex-prompt-claim"),
            Stage::Lose { team, .. } => say!(words, "ex-prompt-lose", team = team.number()),
            Stage::Over => say!(words, "ex-prompt-over"),
        }
    }

    fn draw(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn hand(&self, _: Brush<'_>, _: Rect, _: &mut Buffer) -> Vec<Spot> {
        Vec::new()
    }

    fn seat(&self, seat: Seat, brush: Brush<'_>) -> Vec<Line<'static>> {
        let Some(side) = self.view.seat(seat) else { return Vec::new() };
        let signs = brush.look.signs;
        let hidden = || signs.pick("··", "..").to_owned();
        let money = side.money.map_or_else(hidden, |money| money.to_string());
        let [first, second] = side.teams.map(|team| team.strength);
        let place = self.view.scale.place(seat) + 1;
        let place = if self.view.stage == Stage::Opening { 0 } else { place };
        let facts = say!(brush.words, "ex-seat", place = place, money = money);
        let teams = say!(brush.words, "ex-seat-teams", first = first, second = second);
        let style = brush.look.style(Role::Text);
        vec![Line::styled(facts, style), Line::styled(teams, style)]
    }

    fn preview(&self, decision: &str, words: &Words) -> String {
        let Ok(action) = decision.parse() else { return String::new() };
        let preview = match action {
            Action::Bid(bid) => Some(self.preview_bid(bid, words)),
            Action::Take(card) => self.preview_take(card, words),
            Action::Join(_) | Action::Found | Action::Replace(..) => {
                self.preview_place(action, words)
            }
            Action::Play => match self.view.stage {
                Stage::Use { card: super::Card::RISKY_MOVE, .. } => {
                    Some(say!(words, "ex-preview-risk"))
                }
                _ => Some(say!(words, "ex-preview-watch")),
            },
            Action::Sell => self.preview_sell(words),
            Action::Go(teams) => self.preview_go(teams, words),
            Action::Claim(team) => Some(say!(words, "ex-preview-claim", team = team.number())),
            Action::Lose(card) => self.preview_lose(card, words),
        };
        preview.unwrap_or_default()
    }
}
