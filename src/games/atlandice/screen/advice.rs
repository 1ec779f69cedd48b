//! What must be decided now, what to think of, and what a decision leads to.

use super::{Picture, letter};
use crate::games::Boxed;
use crate::games::atlandice::action::Action;
use crate::games::atlandice::district::Area;
use crate::games::atlandice::event::Asked;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::tile::Effect;
use crate::games::atlandice::who::Who;
use crate::games::atlandice::{Atlandice, phrase};
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
            Stage::Donate { given } => {
                let (resources, points) =
                    (self.rules.donation.resources, self.rules.donation.points);
                say!(words, "at-prompt-give", resources = resources, points = points, given = given)
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

    /// What this decision costs, gives and leads to.
    pub(super) fn foretell(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Die(area) => self.foretell_visit(area, words),
            Action::DieNeutral(area) => {
                let visit = self.foretell_visit(area, words);
                say!(words, "at-preview-neutral", visit = visit)
            }
            Action::Take(resource) => {
                let from = match self.view.stage {
                    Stage::Take { from, .. } => Some(from),
                    _ => None,
                };
                self.foretell_gain(resource, from, words)
            }
            Action::Give(resource) => {
                let held = self.deciding().map_or(0, |side| side.stock[resource]);
                let left = held.saturating_sub(1);
                let resource = phrase::most(resource, words);
                say!(words, "at-preview-give", resource = resource, left = left)
            }
            Action::Submarine(area) => {
                say!(words, "at-preview-submarine", area = phrase::the(area, words))
            }
            Action::Into(area) => {
                let (effect, at) = (self.effect_told(area, words), phrase::at(area, words));
                say!(words, "at-preview-into", at = at, effect = effect)
            }
            Action::To(district) | Action::With(district) | Action::From(district) => {
                let left = self.view.districts[district].stock.total();
                let at = phrase::at(district.area(), words);
                say!(words, "at-preview-there", at = at, count = left)
            }
            Action::Done => {
                let given = match self.view.stage {
                    Stage::Donate { given } => u16::from(given),
                    _ => 0,
                };
                let donation = &self.rules.donation;
                let points =
                    given / u16::from(donation.resources.max(1)) * u16::from(donation.points);
                say!(words, "at-preview-done", given = given, points = points)
            }
            _ => Atlandice::decision(&action, words),
        }
    }

    fn effect_told(&self, area: Area, words: &Words) -> String {
        let tile = area.district().and_then(|district| self.view.districts[district].tile);
        tile.map_or_else(
            || say!(words, "at-market-effect"),
            |tile| phrase::effect(tile.tile.effect, words),
        )
    }

    /// What a visit gives and does, and whether it is sure to empty the district.
    fn foretell_visit(&self, area: Area, words: &Words) -> String {
        let effect = self.effect_told(area, words);
        let takes = if self.view.submarine == area { 2 } else { 1 };
        let left = self.view.stock(area).total();
        let gain = match left.min(takes) {
            0 => "none",
            1 => "single",
            _ => "double",
        };
        let tile = area.district().and_then(|district| self.view.districts[district].tile);
        // Some effects carry one more away, whatever is rolled.
        let carries = tile
            .is_some_and(|tile| matches!(tile.tile.effect, Effect::ToMarket | Effect::ToAnother));
        let sure = takes + u16::from(carries);
        let scored = area.district().filter(|_| left > 0 && left <= sure);
        let scored = scored.map(|district| phrase::most(district.resource(), words));
        let emptied = if scored.is_some() { "yes" } else { "no" };
        say!(
            words,
            "at-preview-visit",
            gain = gain,
            effect = effect,
            emptied = emptied,
            resource = scored.unwrap_or_default()
        )
    }

    /// How many one would have, against the most that anybody has; and whether the district is
    /// emptied.
    fn foretell_gain(&self, resource: Resource, from: Option<Area>, words: &Words) -> String {
        let own = self.deciding().map_or(0, |side| side.stock[resource]);
        let others = self.view.everyone().filter(|(who, _)| Some(*who) != self.view.deciding_for);
        let most = others.map(|(_, side)| side.stock[resource]).max().unwrap_or(0);
        let last =
            from.filter(|area| area.district().is_some() && self.view.stock(*area).total() == 1);
        let emptied = if last.is_some() { "yes" } else { "no" };
        let resource = phrase::most(resource, words);
        say!(
            words,
            "at-preview-gain",
            resource = resource,
            now = own,
            then = own.saturating_add(1),
            most = most,
            emptied = emptied
        )
    }
}
