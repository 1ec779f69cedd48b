//! What must be decided, what a decision gives and leads to, what a place is.

use super::Picture;
use super::choosing::Step;
use super::place::Place;
use crate::draw::text::{width_of, wrap};
use crate::games::around_the_world::action::Action;
use crate::games::around_the_world::colour::Colour;
use crate::games::around_the_world::map::Node;
use crate::games::around_the_world::options::Claims;
use crate::games::around_the_world::phrase;
use crate::games::around_the_world::point::{Kind, Point};
use crate::games::around_the_world::state::Stage;
use crate::lang::Words;
use crate::say;

impl Picture {
    /// What the seat on turn must do.
    pub(super) fn prompted(&self, words: &Words) -> String {
        let asked = self.view.stage.asks().name();
        let colour = self.loop_due().map_or("none", Colour::name);
        let seat = self.view.turn.and_then(|seat| self.view.seats.get(seat.index()));
        let to_lay = seat.map_or(0, |seat| seat.to_lay);
        say!(words, "aw-prompt", asked = asked, colour = colour, left = to_lay)
    }

    /// What can be done now and what to think of.
    pub(super) fn advise(&self, words: &Words) -> String {
        let asked = self.view.stage.asks().name();
        let claims = match self.view.options.claims {
            Claims::Automatic => "automatic",
            Claims::Declared => "declared",
        };
        let near = self.components.near;
        let most = self.components.tickets.turn;
        let advice = say!(words, "aw-advice", asked = asked, near = near, most = most);
        let claims = say!(words, "aw-advice-claims", claims = claims);
        format!("{advice}\n\n{claims}")
    }

    /// What a decision gives and leads to.
    pub(super) fn previewed(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Lay(colour, from, to) | Action::Extra(colour, from, to) => {
                self.step_previewed(action, (colour, from, to), words)
            }
            Action::Remove(colour) => self.removal_previewed(colour, words),
            Action::Key(site) => say!(words, "aw-preview-key", site = phrase::point(site, words)),
            Action::Change => {
                say!(words, "aw-preview-change", count = self.components.tickets.draw)
            }
            Action::Keep(kept, given) => {
                let (kept, given) = (phrase::point(kept, words), phrase::point(given, words));
                say!(words, "aw-preview-keep", kept = kept, given = given)
            }
            Action::Return => say!(words, "aw-preview-return"),
            Action::Claim => {
                let held = self.view.claim.is_some_and(|open| self.hand().contains(&open.site));
                say!(words, "aw-preview-claim", held = if held { "yes" } else { "no" })
            }
            Action::End => say!(words, "aw-preview-end"),
        }
    }

    /// Effect first, then where it leads.
    fn step_previewed(
        &self,
        action: Action,
        (colour, from, to): (Colour, Point, Point),
        words: &Words,
    ) -> String {
        let (Some(start), Some(node)) = (self.map.find(from), self.map.find(to)) else {
            return String::new();
        };
        let due = match (self.view.stage, action) {
            (_, Action::Extra(..)) => "ticket",
            (Stage::Square, _) => "square",
            (Stage::Loop(_), _) => "loop",
            _ => "turn",
        };
        let name = phrase::point(to, words);
        let step = say!(words, "aw-preview-lay", colour = colour.name(), to = name, due = due);
        let mut effects = vec![self.effect(node, words)];
        if self.table.route(colour).has(node) {
            effects.push(say!(words, "aw-effect-loop"));
        }
        effects.retain(|effect| !effect.is_empty());
        let effect =
            if effects.is_empty() { step } else { format!("{step}: {}", effects.join(", ")) };
        let Some(onward) = self.onward(colour, (start, node), words) else { return effect };
        let (width, rows) = self.room.get();
        let (width, rows) = (usize::from(width), usize::from(rows));
        // A row of its own, where there is room; nothing has been drawn yet if there is no width.
        let apart = || wrap(&effect, width).len() + wrap(&onward, width).len();
        if width_of(&effect) + width_of(&onward) + 2 <= width && rows < 2 {
            format!("{effect}; {onward}")
        } else if width == 0 || apart() <= rows {
            format!("{effect}\n{onward}")
        } else {
            effect
        }
    }

    /// What an arrival gives the one who brought the expedition there.
    fn effect(&self, node: Node, words: &Words) -> String {
        let point = self.map.point(node);
        let tickets = if self.view.tickets == 0 { "none" } else { "some" };
        let effect = match self.map.kind(node) {
            Kind::Rose => return String::new(),
            Kind::Square => "square",
            Kind::Star if tickets == "none" => "star-none",
            Kind::Star => "star",
            Kind::Site if self.view.goals.contains(&point) => "public",
            Kind::Site if self.hand().contains(&point) => {
                let own = self.view.own().is_some_and(|seat| seat.tokens.contains(&point));
                let declared = self.view.options.claims == Claims::Declared;
                match (own, declared) {
                    (true, false) => "own-token",
                    (false, false) => "own",
                    (true, true) => "own-token-declared",
                    (false, true) => "own-declared",
                }
            }
            Kind::Site if self.view.seats.iter().any(|seat| seat.open.contains(&point)) => {
                "reached"
            }
            Kind::Site => match self.view.token(point) {
                Some(seat) if self.view.eyes.seat() == Some(seat) => "own-left",
                Some(_) => "others",
                None => "nothing",
            },
        };
        say!(words, "aw-effect", effect = effect)
    }

    /// Where an expedition could go on from there.
    fn onward(&self, colour: Colour, (from, node): (Node, Node), words: &Words) -> Option<String> {
        if self.table.route(colour).left <= 1 || self.table.route(colour).has(node) {
            return None;
        }
        let back = |step: &Step| step.way.to == from;
        let steps: Vec<Step> = self.steps_from(colour, node).filter(|step| !back(step)).collect();
        let told: Vec<String> =
            steps.iter().map(|step| self.point_told(step.way.to, words)).collect();
        if told.is_empty() {
            return Some(say!(words, "aw-onward-none"));
        }
        Some(say!(words, "aw-onward", points = told.join(", ")))
    }

    /// Which arrow would go, and where the expedition would be then.
    fn removal_previewed(&self, colour: Colour, words: &Words) -> String {
        let arrows = &self.table.route(colour).arrows;
        let Some(last) = arrows.last() else {
            return say!(words, "aw-no-not-begun", colour = colour.name());
        };
        let before = arrows.len().checked_sub(2).and_then(|index| arrows.get(index));
        let tip = before.map_or(self.map.rose(), |arrow| arrow.to);
        let (gone, tip_name) = (
            phrase::point(self.map.point(last.to), words),
            phrase::point(self.map.point(tip), words),
        );
        let told =
            say!(words, "aw-preview-remove", colour = colour.name(), gone = gone, tip = tip_name);
        let mut effects = vec![before.map_or(String::new(), |_| self.effect(tip, words))];
        if before.is_some_and(|arrow| arrow.closes) {
            effects.push(say!(words, "aw-effect-loop"));
        }
        effects.retain(|effect| !effect.is_empty());
        if effects.is_empty() { told } else { format!("{told}: {}", effects.join(", ")) }
    }

    /// Why a place leads nowhere, where that is no matter of one decision.
    pub(super) fn why_closed(&self, way: &[String], place: Place, words: &Words) -> Option<String> {
        let turn = matches!(self.view.stage, Stage::Arrow | Stage::Tickets);
        match place {
            Place::Arrow if self.view.stage == Stage::Arrow => {
                Some(say!(words, "aw-no-turn-first"))
            }
            Place::Ticket if turn => {
                let refusal = self.table.refuses_ticket();
                let none = || say!(words, "aw-no-ticket-use");
                let none = || (!self.table.any_ticket_helps()).then(none);
                refusal.map(|why| super::super::words::refused(&why, words)).or_else(none)
            }
            Place::Remove if turn && !way.is_empty() => {
                let begun = |colour| !self.table.route(colour).arrows.is_empty();
                let any = Colour::ALL.into_iter().any(begun);
                (!any).then(|| say!(words, "aw-nothing-to-remove"))
            }
            _ => None,
        }
    }

    /// What a place is called in a list.
    pub(super) fn named(place: Place, words: &Words) -> Option<String> {
        match place {
            Place::At(point) => Some(phrase::point(point, words)),
            Place::Ticket => Some(say!(words, "aw-use-ticket")),
            Place::Arrow => Some(say!(words, "aw-ticket-arrow")),
            Place::Remove => Some(say!(words, "aw-ticket-remove")),
            Place::Take(point) => Some(say!(words, "aw-keep", site = phrase::point(point, words))),
            Place::Give(point) => Some(say!(words, "aw-give", site = phrase::point(point, words))),
            Place::Decision(_) => None,
        }
    }

    /// The nearest way to a point: how many arrows, the tag of the first, and all that it leads to.
    fn way_told(&self, node: Node, words: &Words) -> String {
        let name = phrase::point(self.map.point(node), words);
        let way = self.nearest(node, None).and_then(|reach| {
            let mut steps: Vec<_> = reach.way(node).collect();
            steps.reverse();
            let (from, way) = *steps.first()?;
            let step = self.steps_from(reach.colour, from).find(|step| step.way == way)?;
            Some((step, steps))
        });
        let Some((step, steps)) = way else {
            return say!(words, "aw-way-none", name = name);
        };
        let tag = format!("{}{}", phrase::letter(step.colour, words), step.number);
        let points: Vec<String> =
            steps.iter().map(|(_, way)| self.point_told(way.to, words)).collect();
        let (arrows, points) = (steps.len(), points.join(", "));
        say!(words, "aw-way-there", name = name, arrows = arrows, tag = tag, points = points)
    }

    /// A point's short name with what comes of going there.
    fn point_told(&self, node: Node, words: &Words) -> String {
        let (name, point) = (self.names(words).short(node), self.map.point(node));
        match self.map.kind(node) {
            Kind::Square => format!("{name} +"),
            Kind::Star => format!("{name} *"),
            _ if self.hand().contains(&point) => format!("[{name}]"),
            _ if self.view.goals.contains(&point) => format!("({name})"),
            _ => name.to_owned(),
        }
    }

    /// What a place has to say of itself.
    pub(super) fn told_of(&self, place: Place, words: &Words) -> Option<String> {
        match place {
            Place::At(point) => Some(self.way_told(self.map.find(point)?, words)),
            Place::Ticket => Some(say!(words, "aw-preview-ticket")),
            Place::Arrow => Some(say!(words, "aw-preview-extra")),
            Place::Remove => Some(say!(words, "aw-preview-removing")),
            Place::Take(_) => Some(say!(words, "aw-preview-take")),
            Place::Give(_) | Place::Decision(_) => None,
        }
    }
}
