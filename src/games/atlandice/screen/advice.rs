//! What must be decided now, and what to think of.

use super::{Picture, letter};
use crate::games::atlandice::event::Asked;
use crate::games::atlandice::phrase;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::who::Who;
use crate::lang::Words;
use crate::say;

impl Picture {
    /// What the seat on turn must decide, and for whom.
    pub(super) fn prompted(&self, words: &Words) -> String {
        let asked = match self.view.stage {
            Stage::Take { from: area, reason } => {
                let from = phrase::from(area, words);
                say!(words, "at-prompt-take", reason = reason.name(), from = from)
            }
            Stage::Donate { .. } => {
                let (resources, points) =
                    (self.rules.donation.resources, self.rules.donation.points);
                say!(words, "at-prompt-give", resources = resources, points = points)
            }
            Stage::SwapWith { given } => {
                say!(words, "at-prompt-with", resource = phrase::one(given, words))
            }
            Stage::SwapFor { given, .. } => {
                say!(words, "at-prompt-for", resource = phrase::one(given, words))
            }
            Stage::MoveTo { resource, .. } => {
                say!(words, "at-prompt-to", resource = phrase::one(resource, words))
            }
            stage => say!(words, "at-prompt", asked = stage.asks().name()),
        };
        let neutral =
            self.view.deciding_for == Some(Who::Neutral) && self.view.stage.asks() != Asked::Die;
        if neutral { say!(words, "at-prompt-neutral", asked = asked) } else { asked }
    }

    pub(super) fn advise(&self, words: &Words) -> String {
        let stage = match self.view.stage {
            Stage::Die => "die",
            Stage::Take { .. } => "take",
            Stage::Donate { .. } => "donate",
            Stage::Submarine => "submarine",
            Stage::Over | Stage::Clock => "over",
            _ => "effect",
        };
        let neutral = if self.view.neutral.is_some() { "yes" } else { "no" };
        let donation = &self.rules.donation;
        let letters = Resource::ALL.map(|resource| {
            let name = say!(words, "at-resource-kind", resource = resource.name());
            format!("{} {name}", letter(resource, words))
        });
        say!(
            words,
            "at-advice",
            letters = letters.join(", "),
            stage = stage,
            neutral = neutral,
            resources = donation.resources,
            points = donation.points
        )
    }
}
