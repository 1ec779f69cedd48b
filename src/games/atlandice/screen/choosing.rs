//! What can be chosen where: an area, one of its goods, something of one's own.

use super::{NEUTRAL, Picture};
use crate::games::atlandice::action::Action;
use crate::games::atlandice::district::Area;
use crate::games::atlandice::resource::Resource;
use crate::games::atlandice::state::Stage;
use crate::games::atlandice::who::Who;

impl Picture {
    /// What choosing an area means now, behind these places.
    pub(super) fn area_chosen(&self, area: Area, way: &[String]) -> Option<Action> {
        let district = area.district();
        match self.view.stage {
            Stage::Die if self.must_give || way.first().is_some_and(|it| it == NEUTRAL) => {
                Some(Action::DieNeutral(area))
            }
            Stage::Die => Some(Action::Die(area)),
            Stage::TakeFrom => district.map(Action::From),
            Stage::SwapWith { .. } => district.map(Action::With),
            Stage::MoveTo { .. } => district.map(Action::To),
            Stage::Change => Some(Action::Change(area)),
            Stage::ChangeInto { .. } => Some(Action::Into(area)),
            Stage::Submarine => Some(Action::Submarine(area)),
            _ => None,
        }
    }

    /// The place of a resource on an area.
    pub(super) fn good_place(&self, area: Area, resource: Resource) -> Option<String> {
        let action = match self.view.stage {
            Stage::Take { from, .. } if from == area => Action::Take(resource),
            Stage::Swap if self.view.visit == Some(area) => Action::Swap(resource),
            Stage::SwapFor { there, .. } if there.area() == area => Action::For(resource),
            Stage::Move { from, .. } if from == area => Action::Move(resource),
            _ => return None,
        };
        Some(action.to_string())
    }

    /// What a choice among resources means now.
    fn resource_chosen(&self, resource: Resource) -> Option<Action> {
        match self.view.stage {
            Stage::Take { .. } => Some(Action::Take(resource)),
            Stage::Swap => Some(Action::Swap(resource)),
            Stage::SwapFor { .. } => Some(Action::For(resource)),
            Stage::Move { .. } => Some(Action::Move(resource)),
            Stage::Donate { .. } => Some(Action::Give(resource)),
            _ => None,
        }
    }

    /// What was chosen before, and is about to be swapped or moved.
    pub(super) fn held_back(&self) -> Option<(Area, Resource)> {
        match self.view.stage {
            Stage::SwapWith { given } | Stage::SwapFor { given, .. } => {
                Some((self.view.visit?, given))
            }
            Stage::MoveTo { from, resource } => Some((from, resource)),
            _ => None,
        }
    }

    /// The area that a place speaks of; the one whose goods are chosen from.
    pub(super) fn area_at(&self, cursor: Option<&str>) -> Option<Area> {
        let action: Action = cursor?.parse().ok()?;
        match action {
            Action::Die(area)
            | Action::DieNeutral(area)
            | Action::Change(area)
            | Action::Into(area)
            | Action::Submarine(area) => Some(area),
            Action::From(district) | Action::With(district) | Action::To(district) => {
                Some(district.area())
            }
            Action::Take(_) | Action::Swap(_) | Action::For(_) | Action::Move(_) => {
                match self.view.stage {
                    Stage::Take { from, .. } | Stage::Move { from, .. } => Some(from),
                    Stage::Swap => self.view.visit,
                    Stage::SwapFor { there, .. } => Some(there.area()),
                    _ => None,
                }
            }
            Action::Give(_) | Action::Done => None,
        }
    }

    /// All places there are, in the order of the columns, legal or not.
    fn places(&self, way: &[String]) -> Vec<String> {
        let areas = Area::ALL.into_iter().filter_map(|area| self.area_chosen(area, way));
        let kinds = Resource::ALL.into_iter().filter_map(|kind| self.resource_chosen(kind));
        let done = matches!(self.view.stage, Stage::Donate { .. }).then_some(Action::Done);
        areas.chain(kinds).chain(done).map(|action| action.to_string()).collect()
    }

    /// Those of them that lead to something.
    pub(super) fn places_open(&self, way: &[String]) -> Vec<String> {
        let legal: Vec<String> = self.legal.iter().map(Action::to_string).collect();
        let mut places = self.places(way);
        places.retain(|place| legal.contains(place));
        places
    }

    /// From column to column, over those that lead nowhere; up and down where types stand below
    /// each other.
    pub(super) fn steered(
        &self,
        way: &[String],
        from: &str,
        (dx, dy): (i32, i32),
    ) -> Option<String> {
        let places = self.places(way);
        let here = places.iter().position(|place| place == from)?;
        let open = self.places_open(way);
        let on_columns = self.area_chosen(Area::Market, way).is_some()
            || self.area_chosen(Area::Inn, way).is_some();
        let step = if on_columns { dx } else { dx + dy };
        let leads = |place: &&String| open.contains(*place);
        let next = match step.signum() {
            1 => places.iter().skip(here + 1).find(leads),
            -1 => places.iter().take(here).rev().find(leads),
            _ => None,
        };
        Some(next.map_or_else(|| from.to_owned(), Clone::clone))
    }

    /// The column with this number; 0 gives no more.
    pub(super) fn counted(&self, number: u32, way: &[String]) -> Option<String> {
        let donates = matches!(self.view.stage, Stage::Donate { .. });
        if number == 0 {
            return donates.then(|| Action::Done.to_string());
        }
        let at = usize::try_from(number).ok()?.checked_sub(1)?;
        let area = *Area::ALL.get(at)?;
        if let Some(action) = self.area_chosen(area, way) {
            return Some(action.to_string());
        }
        let resource = *Resource::ALL.get(at)?;
        self.resource_chosen(resource).map(|action| action.to_string())
    }

    /// The cursor begins on the type that brings most.
    pub(super) fn begin(&self, way: &[String], before: Option<&str>) -> Option<String> {
        let open = self.places_open(way);
        if let Some(area) = before.and_then(|place| self.area_at(Some(place))) {
            // Behind a word of its own the same area is meant.
            let same = self.area_chosen(area, way).map(|action| action.to_string());
            if let Some(same) = same.filter(|same| open.contains(same)) {
                return Some(same);
            }
        }
        if let Stage::Take { from, .. } = self.view.stage {
            let best = self.best_of(from)?;
            return Some(Action::Take(best).to_string());
        }
        open.first().cloned()
    }

    /// Whoever the decision is for.
    pub(super) fn deciding(&self) -> Who {
        self.view.deciding_for.unwrap_or(Who::Neutral)
    }
}
