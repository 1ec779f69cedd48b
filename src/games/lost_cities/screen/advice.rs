//! What must be decided now, what to think of, what a decision leads to, and what to ask twice.

use super::Picture;
use crate::games::lost_cities::action::Action;
use crate::games::lost_cities::card::{Card, Colour};
use crate::games::lost_cities::figure::{Explorer, Figure};
use crate::games::lost_cities::phrase;
use crate::games::lost_cities::state::Stage;
use crate::games::lost_cities::token::Token;
use crate::lang::Words;
use crate::say;

impl Picture {
    /// What the seat to act must decide.
    pub(super) fn prompted(&self, words: &Words) -> String {
        say!(words, "lc-prompt", stage = self.stage_name())
    }

    fn stage_name(&self) -> &'static str {
        match self.view.stage {
            Stage::Play => "play",
            Stage::Send(_) => "send",
            Stage::Move { except: None } => "arrow",
            Stage::Move { except: Some(_) } => "end",
            Stage::Take => "take",
            Stage::Over => "over",
        }
    }

    pub(super) fn advise(&self, words: &Words) -> String {
        say!(
            words,
            "lc-advice",
            stage = self.stage_name(),
            crossed = self.view.crossed,
            of = self.rules.crossings,
            deck = self.view.deck,
            times = self.rules.figures.scientist_counts
        )
    }

    /// What this decision costs, gives and leads to.
    pub(super) fn foretell(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Play(card) => self.foretell_play(card, words),
            Action::Discard(card) => {
                say!(words, "lc-preview-discard", colour = phrase::colour(card.colour(), words))
            }
            Action::Send(Figure::Scientist) => {
                say!(words, "lc-preview-scientist", times = self.rules.figures.scientist_counts)
            }
            Action::Send(Figure::Adventurer) => say!(words, "lc-preview-adventurer"),
            Action::Move(colour) => match self.own().and_then(|own| own.explorers[colour]) {
                Some(explorer) => self.foretell_step(colour, explorer, words),
                None => String::new(),
            },
            Action::Stay => say!(words, "lc-preview-stay"),
            Action::Draw => say!(words, "lc-preview-draw", cards = self.view.deck),
            Action::Take(colour) => {
                let top = self.view.piles[colour].top.map(|top| phrase::card(top, words));
                say!(words, "lc-preview-take", card = top.unwrap_or_default())
            }
        }
    }

    fn foretell_play(&self, card: Card, words: &Words) -> String {
        let colour = card.colour();
        let name = phrase::colour(colour, words);
        let Some(own) = self.own() else { return String::new() };
        match own.explorers[colour] {
            None => {
                let points = self.rules.worth(Figure::Adventurer, 1);
                let advised = self.view.advised_start(colour);
                let lower = advised.filter(|advised| advised.value() < card.value());
                match lower {
                    Some(lower) => say!(
                        words,
                        "lc-preview-start-high",
                        colour = name,
                        points = points,
                        lowest = lower.value()
                    ),
                    None => say!(words, "lc-preview-start", colour = name, points = points),
                }
            }
            Some(explorer) if explorer.step == self.rules.last_step() => {
                say!(words, "lc-preview-end", colour = name)
            }
            Some(explorer) => self.foretell_step(colour, explorer, words),
        }
    }

    fn foretell_step(&self, colour: Colour, explorer: Explorer, words: &Words) -> String {
        let step = explorer.step + 1;
        let now = self.rules.worth(explorer.figure, explorer.step);
        let then = self.rules.worth(explorer.figure, step);
        let token = self.view.tokens[colour].get(usize::from(step) - 1).copied().flatten();
        // The move that ends the expedition finds nothing any more (LC-4.1).
        let last = self.ends(step);
        let (token, points) = match token.filter(|_| !last) {
            None => ("none", 0),
            Some(Token::Artefact) => ("artefact", 0),
            Some(Token::Arrow) => ("arrow", 0),
            Some(Token::Points(points)) => ("points", points),
        };
        let bridge = match step == self.rules.bridge + 1 {
            true if last => "last",
            true => "yes",
            false => "no",
        };
        say!(
            words,
            "lc-preview-step",
            colour = phrase::colour(colour, words),
            step = step,
            now = now.to_string(),
            then = then.to_string(),
            token = token,
            points = points,
            bridge = bridge
        )
    }

    /// Whether a figure that comes to this step is the last one over the bridge (LC-4.1).
    fn ends(&self, step: u8) -> bool {
        step == self.rules.bridge + 1 && self.view.crossed + 1 == self.rules.crossings
    }

    /// What ends the expedition is asked about once (LC-4.1, LC-4.2).
    pub(super) fn doubt(&self, action: Action, words: &Words) -> Option<String> {
        match self.destination(action) {
            Some((_, step)) if self.ends(step) => {
                Some(say!(words, "lc-ask-bridge", of = self.rules.crossings))
            }
            _ if action == Action::Draw && self.view.deck == 1 => Some(say!(words, "lc-ask-deck")),
            _ => None,
        }
    }
}
