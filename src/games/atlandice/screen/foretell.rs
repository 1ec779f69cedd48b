//! What a decision does to the one who takes it: how many it has then, against whom, what that
//! would bring, what follows.

use super::Picture;
use crate::draw::text::width_of;
use crate::games::Boxed;
use crate::games::atlandice::action::Action;
use crate::games::atlandice::district::{Area, District};
use crate::games::atlandice::event::Taking;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::scoring::Podium;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::who::Who;
use crate::games::atlandice::{Atlandice, phrase};
use crate::lang::Words;
use crate::say;

/// A change of what somebody has of a kind.
#[derive(Clone, Copy)]
struct Change {
    resource: Resource,
    now: u8,
    then: u8,
}

impl Picture {
    /// What this decision costs, gives and leads to.
    pub(super) fn foretell(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Die(area) | Action::DieNeutral(area) => {
                self.foretell_visit(area, action, words)
            }
            Action::Take(resource) => match self.view.stage {
                Stage::Take { from, .. } => self.foretell_gain(resource, from, words),
                _ => String::new(),
            },
            Action::From(district) => match self.best_of(district.area()) {
                Some(best) => {
                    let (name, gain) = (
                        phrase::short(district.area(), words),
                        self.foretell_gain(best, district.area(), words),
                    );
                    format!("{} {name}  {gain}", district.area().number())
                }
                None => self.lying(district.area(), words),
            },
            Action::Give(resource) => self.foretell_gift(resource, words),
            Action::Submarine(area) => {
                say!(words, "at-preview-submarine", area = phrase::the(area, words))
            }
            Action::Into(area) => say!(words, "at-preview-into", at = phrase::at(area, words)),
            Action::To(district) | Action::With(district) => self.lying(district.area(), words),
            Action::Done => {
                let given = match self.view.stage {
                    Stage::Donate { given } => given,
                    _ => 0,
                };
                say!(words, "at-preview-done", given = given, points = self.points_for(given))
            }
            _ => Atlandice::decision(&action, words),
        }
    }

    /// What lies there, kind by kind.
    fn lying(&self, area: Area, words: &Words) -> String {
        let stock = self.view.stock(area);
        let goods: Vec<String> =
            stock.kinds().map(|kind| phrase::goods(kind, stock[kind], words)).collect();
        let at = phrase::at(area, words);
        if goods.is_empty() {
            return say!(words, "at-preview-bare", at = at);
        }
        say!(words, "at-preview-there", at = at, goods = goods.join(", "))
    }

    /// The points for so many resources given away (AT-6.7).
    fn points_for(&self, given: u8) -> u16 {
        let donation = &self.rules.donation;
        u16::from(given) / u16::from(donation.resources.max(1)) * u16::from(donation.points)
    }

    /// The first and the second place in a kind, once the one who decides has so many.
    fn podium_then(&self, Change { resource, then, .. }: Change) -> Podium {
        let held = |(who, stock): (Who, u8)| if who == self.deciding() { then } else { stock };
        let all = self.view.everyone().map(|(who, side)| (who, side.stock[resource]));
        Podium::of(all.map(held))
    }

    fn held(&self, resource: Resource) -> u8 {
        self.view.side(self.deciding()).map_or(0, |side| side.stock[resource])
    }

    fn change(&self, resource: Resource, by: u8) -> Change {
        let now = self.held(resource);
        Change { resource, now, then: now.saturating_add(by) }
    }

    /// The place that somebody has then, if the kind can still be scored.
    fn place_then(&self, change: Change) -> Option<u8> {
        let open = self.view.districts[change.resource.district()].tile.is_some();
        self.podium_then(change).place(change.then).filter(|_| open)
    }

    /// Whether others are level with the one who decides at the top.
    fn is_level(&self, change: Change) -> bool {
        let others = self.view.everyone().filter(|(who, _)| *who != self.deciding());
        let level = others.filter(|(_, side)| side.stock[change.resource] == change.then);
        level.count() > 0
    }

    /// The kind on an area that brings most, scored now; among equals one's own strongest.
    pub(super) fn best_of(&self, area: Area) -> Option<Resource> {
        let points = |place: Option<u8>| self.worth_of(place).unwrap_or(0);
        let value = |kind: &Resource| {
            let change = self.change(*kind, 1);
            let then = points(self.place_then(change));
            let now = points(self.place_now(*kind, change.now));
            (then.saturating_sub(now), then, change.then, std::cmp::Reverse(kind.index()))
        };
        self.view.stock(area).kinds().max_by_key(value)
    }

    /// Whom a sentence speaks of, in texts.
    fn addressed(&self) -> &'static str {
        if self.deciding() == Who::Neutral { "neutral" } else { "you" }
    }

    /// Where that leaves the one who decides.
    fn standing(&self, change: Change, words: &Words) -> String {
        let (before, after) =
            (self.place_now(change.resource, change.now), self.place_then(change));
        let stand = match (before, after) {
            (_, Some(1)) if self.is_level(change) => "level",
            (Some(1), Some(1)) => "stays-first",
            (_, Some(1)) => "first",
            (Some(1), Some(_)) => "second-then",
            (Some(_), Some(_)) => "stays-second",
            (None, Some(_)) => "second",
            (Some(_), None) => "lost",
            (None, None) => "none",
        };
        let points = self.worth_of(after).unwrap_or(0);
        say!(words, "at-stand", stand = stand, who = self.addressed(), points = points)
    }

    /// How many one would have, against the most that anybody has, and what that would bring.
    fn gain(&self, change: Change, words: &Words) -> String {
        let others = self.view.everyone().filter(|(who, _)| *who != self.deciding());
        let most = others.map(|(_, side)| side.stock[change.resource]).max().unwrap_or(0);
        say!(
            words,
            "at-gain",
            what = phrase::noun(change.resource, words),
            who = self.addressed(),
            now = change.now,
            then = change.then,
            most = most,
            stand = self.standing(change, words)
        )
    }

    /// One resource taken from there, and what comes of it if it was the last.
    fn foretell_gain(&self, resource: Resource, from: Area, words: &Words) -> String {
        let change = self.change(resource, 1);
        let gain = self.gain(change, words);
        let last = from.district().filter(|_| self.view.stock(from).total() == 1);
        match last {
            Some(district) => format!("{gain}\n{}", self.emptied(district, Some(change), words)),
            None => match self.effect_to_come(words) {
                Some(effect) => format!("{gain}\n{effect}"),
                None => gain,
            },
        }
    }

    /// What the area visited does next, as long as that has not begun.
    fn effect_to_come(&self, words: &Words) -> Option<String> {
        let begun = matches!(self.view.stage, Stage::Take { reason: Taking::Effect, .. });
        let district = self.view.visit?.district().filter(|_| !begun)?;
        let tile = self.view.districts[district].tile?;
        Some(phrase::effect(Some(tile.tile.effect), words))
    }

    /// Who would place in an emptied district.
    fn emptied(&self, district: District, change: Option<Change>, words: &Words) -> String {
        let resource = district.resource();
        let change = change.filter(|change| change.resource == resource);
        let change = change.unwrap_or_else(|| self.change(resource, 0));
        let podium = self.podium_then(change);
        let placed = self.view.everyone().filter_map(|(who, side)| {
            let own = who == self.deciding();
            let held = if own { change.then } else { side.stock[resource] };
            let points = self.worth_of(podium.place(held))?;
            Some((std::cmp::Reverse(points), format!("{} +{points}", self.named(who, own, words))))
        });
        let mut placed: Vec<_> = placed.collect();
        placed.sort_by_key(|(points, _)| *points);
        let scores: Vec<String> = placed.into_iter().map(|(_, told)| told).collect();
        let any = if scores.is_empty() { "no" } else { "yes" };
        let (area, resource) =
            (phrase::area(district.area(), words), phrase::most(resource, words));
        let scores = scores.join(", ");
        say!(words, "at-empties", area = area, resource = resource, any = any, scores = scores)
    }

    /// Somebody, as the one who decides calls them.
    fn named(&self, who: Who, own: bool, words: &Words) -> String {
        match who {
            Who::Neutral => say!(words, "at-neutral-short"),
            Who::Seat(_) if own => say!(words, "at-you"),
            Who::Seat(seat) => {
                let names = self.names.borrow();
                let number = || say!(words, "at-seat", number = seat.number());
                names.get(seat.index()).cloned().unwrap_or_else(number)
            }
        }
    }

    fn deciding_in(&self, action: Action) -> Who {
        match action {
            Action::DieNeutral(_) => Who::Neutral,
            _ => self.deciding(),
        }
    }

    /// What a visit gives and does, in two lines or, where there is room, a line for each part.
    fn foretell_visit(&self, area: Area, action: Action, words: &Words) -> String {
        // Another is asked about: as it would decide.
        if self.deciding_in(action) != self.deciding() {
            return self.for_another(self.deciding_in(action)).foretell_visit(area, action, words);
        }
        let (width, ample) = self.room.get();
        let head = format!("{} {}", area.number(), phrase::short(area, words));
        let gain = self.visit_gain(area, words);
        let submarine = self.submarine_gives(area, ample, words);
        let empties = self.visit_empties(area, words);
        let tile = area.district().and_then(|district| self.view.districts[district].tile);
        let effect = phrase::effect(tile.map(|tile| tile.tile.effect), words);
        if ample {
            let mut lines = vec![format!("{head}  {gain}"), submarine, effect];
            lines.push(empties.unwrap_or_else(|| self.left_then(area, words)));
            lines.retain(|line| !line.is_empty());
            return lines.join("\n");
        }
        let first = format!("{head}  {gain}");
        let both = format!("{first} {submarine}");
        let fits = width_of(&both) <= usize::from(width);
        let first = if fits { both.trim_end().to_owned() } else { first };
        format!("{first}\n{}", empties.unwrap_or(effect))
    }

    /// The same table, with somebody else deciding.
    fn for_another(&self, who: Who) -> Self {
        let mut view = self.view.clone();
        view.deciding_for = Some(who);
        let other = Self::new(self.rules, view, Vec::new());
        other.names.replace(self.names.borrow().clone());
        other.room.set(self.room.get());
        other
    }

    fn visit_gain(&self, area: Area, words: &Words) -> String {
        match self.best_of(area) {
            None => say!(words, "at-preview-nothing"),
            Some(best) => self.gain(self.change(best, 1), words),
        }
    }

    fn submarine_gives(&self, area: Area, ample: bool, words: &Words) -> String {
        let more = self.view.stock(area).total() > 1;
        if self.view.submarine != area || !more {
            return String::new();
        }
        say!(words, "at-preview-double", ample = if ample { "yes" } else { "no" })
    }

    /// How many are sure to be taken on a visit.
    fn sure(&self, area: Area) -> u16 {
        if self.view.submarine == area { 2 } else { 1 }
    }

    fn visit_empties(&self, area: Area, words: &Words) -> Option<String> {
        let district = area.district()?;
        let stock = self.view.stock(area);
        let own = stock[district.resource()];
        let empties = !stock.is_empty() && stock.total() <= self.sure(area);
        empties.then(|| {
            let change = self.change(district.resource(), own);
            self.emptied(district, Some(change), words)
        })
    }

    /// What is left of an area behind the visit.
    fn left_then(&self, area: Area, words: &Words) -> String {
        let Some(_) = area.district() else { return String::new() };
        let all = self.view.stock(area).total();
        let left = all.saturating_sub(self.sure(area));
        if all == 0 {
            return String::new();
        }
        say!(words, "at-preview-left", left = left, tiles = self.tiles_left(area))
    }

    /// A visit in one line of a list.
    pub(super) fn foretell_line(&self, action: Action, words: &Words) -> String {
        let (Action::Die(area) | Action::DieNeutral(area)) = action else {
            return String::new();
        };
        if self.deciding_in(action) != self.deciding() {
            return self.for_another(self.deciding_in(action)).foretell_line(action, words);
        }
        let tile = area.district().and_then(|district| self.view.districts[district].tile);
        let effect = phrase::effect_cell(tile.map(|tile| tile.tile.effect), words);
        let name = phrase::short(area, words);
        let gain = self.best_of(area).map(|best| {
            let change = self.change(best, 1);
            let stand = self.standing(change, words);
            let what = phrase::goods_one(best, words);
            let (now, then) = (change.now, change.then);
            say!(words, "at-line-gain", what = what, now = now, then = then, stand = stand)
        });
        let gain = gain.unwrap_or_else(|| say!(words, "at-line-nothing"));
        say!(words, "at-line", area = name, gain = gain, effect = effect)
    }

    /// What a gift leaves, and who has most then.
    fn foretell_gift(&self, resource: Resource, words: &Words) -> String {
        let given = match self.view.stage {
            Stage::Donate { given } => given,
            _ => 0,
        };
        let now = self.held(resource);
        let change = Change { resource, now, then: now.saturating_sub(1) };
        let bundle = self.rules.donation.resources.max(1);
        let whole = (given + 1).next_multiple_of(bundle);
        say!(
            words,
            "at-preview-give",
            given = whole,
            points = self.points_for(whole),
            what = phrase::noun(resource, words),
            now = now,
            then = change.then,
            stand = self.standing(change, words)
        )
    }
}
