//! Choosing on the board: what leads where, where arrows, Tab, letters and digits go.

use super::Picture;
use super::place::{Act, Place};
use crate::engine::Seat;
use crate::games::tikal::action::{Action, Party};
use crate::games::tikal::event::Refusal;
use crate::games::tikal::hex::{Hex, HexSet};
use crate::games::tikal::state::Stage;
use crate::games::tikal::tile::{Tile, Turn};
use crate::games::tikal::treasure::Treasure;
use crate::games::tikal::ways::NO_WAY;
use crate::games::{Boxed, tikal::Tikal};
use crate::lang::Words;
use crate::say;

/// What is being chosen, as far as it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// A bid, or a look at a tile.
    Bid,
    /// A tile.
    Choose,
    /// A place for the tile.
    Lay,
    /// A hex where something shall happen.
    Target,
    /// What shall happen on this hex.
    Act(Hex),
    /// Where figures go from here.
    Move(Hex),
    /// From where figures come to here.
    Fetch(Hex),
    /// How many new figures come here.
    Several(Hex),
    /// What is taken in exchange.
    Take,
    /// What is given for it.
    Give(Seat, Treasure),
    /// Nothing more.
    Over,
}

/// These texts as places.
fn read(way: &[String]) -> Vec<Option<Place>> {
    way.iter().map(|place| Place::read(place)).collect()
}

/// The hex that the cursor is on, or that is being acted on.
pub(super) fn focus(way: &[String], cursor: Option<&str>) -> Option<Hex> {
    let here = cursor.and_then(Place::read).and_then(Place::hex);
    here.or_else(|| way.iter().rev().find_map(|place| Place::read(place)?.hex()))
}

impl Picture {
    /// What is being chosen behind these places.
    pub(super) fn step(&self, way: &[String]) -> Step {
        match self.view.stage {
            Stage::Bid => Step::Bid,
            Stage::Choose => Step::Choose,
            Stage::Lay => Step::Lay,
            Stage::Over => Step::Over,
            Stage::Spend => match read(way).as_slice() {
                [Some(Place::Hex(hex))] => Step::Act(*hex),
                [Some(Place::Hex(hex)), Some(Place::Act(Act::Move))] => Step::Move(*hex),
                [Some(Place::Hex(hex)), Some(Place::Act(Act::Fetch))] => Step::Fetch(*hex),
                [Some(Place::Hex(hex)), Some(Place::Act(Act::Several))] => Step::Several(*hex),
                [Some(Place::Act(Act::Exchange))] => Step::Take,
                [_, Some(Place::Take(seat, treasure))] => Step::Give(*seat, *treasure),
                _ => Step::Target,
            },
        }
    }

    /// The decision that this place means behind those, legal or not.
    pub(super) fn meaning(&self, way: &[String], place: Place) -> Option<Action> {
        match (self.step(way), place) {
            (_, Place::Decision(action)) => Some(action),
            (Step::Act(hex), Place::Act(act)) => match act {
                Act::New => Some(Action::Enter(hex, Party::of(1, false)?)),
                Act::Leader => Some(Action::Enter(hex, Party::of(0, true)?)),
                Act::Dig => Some(Action::Dig(hex)),
                Act::Camp => Some(Action::Camp(hex)),
                Act::Guard => Some(Action::Guard(hex)),
                Act::Several | Act::Fetch | Act::Move | Act::Exchange | Act::End => None,
            },
            (Step::Move(from), Place::Walk(to, party))
            | (Step::Fetch(to), Place::Walk(from, party)) => Some(Action::Move(from, to, party)),
            (Step::Several(hex), Place::Party(party)) => Some(Action::Enter(hex, party)),
            (Step::Give(seat, taken), Place::Give(given)) => {
                Some(Action::Exchange(seat, taken, given))
            }
            (_, Place::Act(Act::End)) => Some(Action::End),
            _ => None,
        }
    }

    pub(super) fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// The walks of a step, as they are written for it: to where, or from where, and who.
    pub(super) fn walks(&self, step: Step) -> Vec<(Hex, Party)> {
        let walk = |action: &Action| match (step, *action) {
            (Step::Move(here), Action::Move(from, to, party)) if from == here => Some((to, party)),
            (Step::Fetch(here), Action::Move(from, to, party)) if to == here => Some((from, party)),
            _ => None,
        };
        self.legal.iter().filter_map(walk).collect()
    }

    /// The new figures that could come to a hex.
    pub(super) fn parties(&self, hex: Hex) -> Vec<Party> {
        let party = |action: &Action| match *action {
            Action::Enter(to, party) if to == hex => Some(party),
            _ => None,
        };
        self.legal.iter().filter_map(party).collect()
    }

    /// Whether something on the list can be done on this hex.
    pub(super) fn is_open(&self, hex: Hex, act: Act) -> bool {
        match act {
            Act::Move => !self.walks(Step::Move(hex)).is_empty(),
            Act::Fetch => !self.walks(Step::Fetch(hex)).is_empty(),
            Act::Several => self.parties(hex).len() > 1,
            Act::Exchange => self.legal.iter().any(|it| matches!(it, Action::Exchange(..))),
            Act::End => self.is_legal(Action::End),
            Act::New | Act::Leader | Act::Dig | Act::Camp | Act::Guard => {
                let way = [hex.to_string()];
                self.meaning(&way, Place::Act(act)).is_some_and(|action| self.is_legal(action))
            }
        }
    }

    /// Why something on the list cannot be done, where that is no matter of one decision.
    pub(super) fn why_closed(&self, way: &[String], place: Place, words: &Words) -> Option<String> {
        let Place::Act(act) = place else { return None };
        if self.view.stage != Stage::Spend {
            return None;
        }
        let seat = self.view.turn?;
        let refused = |why: Refusal| Some(Tikal::refusal(&why, words));
        let left = self.view.points;
        let hex = way.iter().find_map(|place| Place::read(place)?.hex());
        let dear = |cost: u8| match hex {
            Some(hex) if cost == NO_WAY => refused(Refusal::NoWay { hex }),
            _ => refused(Refusal::TooDear { cost: cost.into(), left }),
        };
        if act.has_hex() {
            let Some(hex) = hex else { return Some(say!(words, "tk-no-hex")) };
            if self.is_open(hex, act) {
                return None;
            }
            if let Err(why) = self.table.check_ground(hex) {
                return refused(why);
            }
            return match act {
                Act::Move if self.table.figures(seat, hex) == 0 => refused(Refusal::Nobody { hex }),
                Act::Move => dear(self.cheapest(Hex::all().map(|to| (hex, to)))),
                Act::Fetch => {
                    let others = self.table.manned_by(seat).filter(|from| *from != hex);
                    let others: Vec<Hex> = others.collect();
                    if others.is_empty() {
                        return Some(say!(words, "tk-no-fetch"));
                    }
                    dear(self.cheapest(others.into_iter().map(|from| (from, hex))))
                }
                Act::Several => {
                    let two = Action::Enter(hex, Party::of(2, false)?);
                    self.table.tried(two).err().and_then(refused)
                }
                // One decision each: the rules say why not. The last two need no hex.
                Act::New
                | Act::Leader
                | Act::Dig
                | Act::Camp
                | Act::Guard
                | Act::Exchange
                | Act::End => None,
            };
        }
        if act != Act::Exchange || self.legal.iter().any(|it| matches!(it, Action::Exchange(..))) {
            return None;
        }
        let single = |seat| Treasure::ALL.into_iter().any(|kind| self.table.holds(seat, kind) == 1);
        if !single(seat) {
            return Some(say!(words, "tk-no-single-own"));
        }
        let mut others = self.view.seat_count().seats().filter(|other| *other != seat);
        if !others.any(single) {
            return Some(say!(words, "tk-no-single-theirs"));
        }
        if left < self.components.costs.exchange {
            return dear(self.components.costs.exchange);
        }
        Some(say!(words, "tk-no-other-kind"))
    }

    /// What the cheapest of these walks costs one figure.
    fn cheapest(&self, walks: impl Iterator<Item = (Hex, Hex)>) -> u8 {
        let Some(seat) = self.view.turn else { return NO_WAY };
        let cost = |(from, to): (Hex, Hex)| self.table.way(seat, from, to);
        walks.filter(|(from, to)| from != to).map(cost).min().unwrap_or(NO_WAY)
    }

    /// The hexes that the cursor goes to in this step.
    pub(super) fn stops(&self, step: Step) -> HexSet {
        match step {
            Step::Lay => self.legal_places().map(|(hex, _)| hex).collect(),
            Step::Target | Step::Over => self.view.hexes.keys().copied().collect(),
            Step::Move(_) | Step::Fetch(_) => self.walks(step).iter().map(|walk| walk.0).collect(),
            Step::Act(_)
            | Step::Several(_)
            | Step::Take
            | Step::Give(..)
            | Step::Bid
            | Step::Choose => HexSet::NONE,
        }
    }

    /// Where the tile may be laid, and how it may be turned there.
    pub(super) fn legal_places(&self) -> impl Iterator<Item = (Hex, Turn)> {
        self.legal.iter().filter_map(|action| match *action {
            Action::Lay(hex, turn) => Some((hex, turn)),
            _ => None,
        })
    }

    /// How the tile lies in the cursor's hand.
    fn turn_at(cursor: Option<&str>) -> Option<Turn> {
        match Place::read(cursor?)? {
            Place::Decision(Action::Lay(_, turn)) => Some(turn),
            _ => None,
        }
    }

    /// The tile laid on this hex: turned as it was, if it may lie like that.
    pub(super) fn lay_at(&self, hex: Hex, cursor: Option<&str>) -> Option<Place> {
        let kept = Self::turn_at(cursor).unwrap_or_default();
        let turns = || self.legal_places().filter(|(there, _)| *there == hex).map(|place| place.1);
        let turn = turns().find(|turn| *turn == kept).or_else(|| turns().next())?;
        Some(Place::Decision(Action::Lay(hex, turn)))
    }

    /// The tile turned once more, through what may lie there.
    fn turned(&self, cursor: Option<&str>, clockwise: bool) -> Option<Place> {
        let Place::Decision(Action::Lay(hex, now)) = Place::read(cursor?)? else { return None };
        let turns: Vec<Turn> =
            self.legal_places().filter(|(there, _)| *there == hex).map(|(_, turn)| turn).collect();
        let at = turns.iter().position(|turn| *turn == now)?;
        let next = if clockwise { at + 1 } else { at + turns.len() - 1 };
        Some(Place::Decision(Action::Lay(hex, turns[next % turns.len()])))
    }

    /// A walk to or from this hex, with as many as were chosen, if that can be.
    pub(super) fn walk_at(&self, step: Step, hex: Hex, wanted: Option<Party>) -> Option<Place> {
        let mut parties: Vec<Party> =
            self.walks(step).into_iter().filter(|walk| walk.0 == hex).map(|walk| walk.1).collect();
        let wanted = wanted.or(Party::of(1, false))?;
        let far = |party: &Party| {
            let other_leader = party.has_leader() != wanted.has_leader();
            (party.workers().abs_diff(wanted.workers()), other_leader)
        };
        parties.sort_by_key(far);
        parties.first().map(|party| Place::Walk(hex, *party))
    }

    fn place_at(&self, step: Step, hex: Hex, cursor: Option<&str>) -> Option<Place> {
        match step {
            Step::Lay => self.lay_at(hex, cursor),
            Step::Move(_) | Step::Fetch(_) => {
                let wanted = cursor.and_then(Place::read).and_then(Place::party);
                self.walk_at(step, hex, wanted)
            }
            Step::Bid
            | Step::Choose
            | Step::Target
            | Step::Act(_)
            | Step::Several(_)
            | Step::Take
            | Step::Give(..)
            | Step::Over => Some(Place::Hex(hex)),
        }
    }

    /// Where the cursor begins.
    pub(super) fn begin(&self, way: &[String], before: Option<&str>) -> Option<Place> {
        let before_hex = before.and_then(Place::read).and_then(Place::hex);
        let step = self.step(way);
        match step {
            Step::Lay | Step::Move(_) | Step::Fetch(_) => {
                let from = before_hex.or_else(|| focus(way, None));
                let from = from.unwrap_or_else(|| self.components.base());
                let stops = self.stops(step).iter();
                let nearest = stops.min_by_key(|hex| (distance(from, *hex), *hex))?;
                self.place_at(step, nearest, if step == Step::Lay { before } else { None })
            }
            Step::Target => {
                let seat = self.view.turn?;
                let own = || self.table.manned_by(seat).next();
                let hex = before_hex.or_else(|| focus(way, None)).or_else(own);
                Some(Place::Hex(hex.unwrap_or_else(|| self.components.base())))
            }
            Step::Act(hex) => {
                let mut acts = self.listed().into_iter();
                acts.find(|act| self.is_open(hex, *act)).map(Place::Act)
            }
            Step::Several(hex) => {
                let mut parties = self.parties(hex);
                parties.sort_by_key(|party| (party.workers().abs_diff(2), party.has_leader()));
                parties.first().copied().map(Place::Party)
            }
            Step::Bid => {
                let least = self.legal.iter().find(|action| matches!(action, Action::Bid(_)));
                least.or(self.legal.first()).copied().map(Place::Decision)
            }
            Step::Choose | Step::Take | Step::Give(..) | Step::Over => None,
        }
    }

    /// What Tab goes round.
    pub(super) fn circle(&self, way: &[String], cursor: Option<&str>) -> Vec<Place> {
        let step = self.step(way);
        match step {
            Step::Lay | Step::Move(_) | Step::Fetch(_) => {
                let stops = self.stops(step).iter();
                stops.filter_map(|hex| self.place_at(step, hex, cursor)).collect()
            }
            Step::Target => {
                let own = self.view.turn.map(|seat| self.table.manned_by(seat).map(Place::Hex));
                own.into_iter().flatten().collect()
            }
            Step::Act(_)
            | Step::Several(_)
            | Step::Take
            | Step::Give(..)
            | Step::Bid
            | Step::Choose
            | Step::Over => Vec::new(),
        }
    }

    /// Where an arrow goes.
    pub(super) fn steered(
        &self,
        way: &[String],
        from: &str,
        (across, down): (i32, i32),
    ) -> Option<Place> {
        let step = self.step(way);
        let by = if down == 0 { across } else { down };
        match step {
            Step::Lay | Step::Target | Step::Move(_) | Step::Fetch(_) | Step::Over => {
                let here = focus(way, Some(from)).unwrap_or_else(|| self.components.base());
                let next = toward(here, (across, down), self.stops(step));
                let next = next.and_then(|next| self.place_at(step, next, Some(from)));
                // At the edge it stays where it is.
                next.or_else(|| Place::read(from))
            }
            Step::Act(_) if down != 0 => {
                let acts: Vec<Place> = self.listed().into_iter().map(Place::Act).collect();
                beside(&acts, Place::read(from)?, by)
            }
            Step::Several(hex) => {
                let parties: Vec<Place> = self.parties(hex).into_iter().map(Place::Party).collect();
                beside(&parties, Place::read(from)?, by)
            }
            Step::Bid if down != 0 => {
                let bids = self.legal.iter().filter(|action| matches!(action, Action::Bid(_)));
                let bids: Vec<Place> = bids.copied().map(Place::Decision).collect();
                // Up is more.
                beside(&bids, Place::read(from)?, -by).or(bids.first().copied())
            }
            Step::Bid => {
                let tiles: Vec<Place> = self.offered().into_iter().map(Place::Tile).collect();
                let edge = if by > 0 { tiles.first() } else { tiles.last() };
                beside(&tiles, Place::read(from)?, by).or(edge.copied())
            }
            Step::Choose => {
                let chosen = |tile| Place::Decision(Action::Choose(tile));
                let tiles: Vec<Place> = self.offered().into_iter().map(chosen).collect();
                beside(&tiles, Place::read(from)?, by).or(tiles.first().copied())
            }
            Step::Take => {
                let takes = self.takes().into_iter().map(|(seat, kind)| Place::Take(seat, kind));
                beside(&takes.collect::<Vec<_>>(), Place::read(from)?, by)
            }
            Step::Give(seat, taken) => {
                let gives = self.gives(seat, taken).into_iter().map(Place::Give);
                beside(&gives.collect::<Vec<_>>(), Place::read(from)?, by)
            }
            Step::Act(_) => Place::read(from),
        }
    }

    /// What can be taken in exchange, and from whom.
    pub(super) fn takes(&self) -> Vec<(Seat, Treasure)> {
        let mut takes = Vec::new();
        for action in &self.legal {
            if let Action::Exchange(seat, taken, _) = *action
                && !takes.contains(&(seat, taken))
            {
                takes.push((seat, taken));
            }
        }
        takes
    }

    /// What can be given for it.
    pub(super) fn gives(&self, other: Seat, kind: Treasure) -> Vec<Treasure> {
        let given = |action: &Action| match *action {
            Action::Exchange(seat, taken, given) if (seat, taken) == (other, kind) => Some(given),
            _ => None,
        };
        self.legal.iter().filter_map(given).collect()
    }

    /// The tiles that nobody has taken yet.
    pub(super) fn offered(&self) -> Vec<Tile> {
        self.view.auction.map_or(Vec::new(), |auction| auction.left.to_vec())
    }

    /// Where a digit goes.
    pub(super) fn counted(
        &self,
        number: u32,
        way: &[String],
        cursor: Option<&str>,
    ) -> Option<Place> {
        // Ten have no digit of their own.
        let count = u8::try_from(if number == 0 { 10 } else { number }).ok()?;
        let party = |now: Party| Party::of(count, now.has_leader());
        match (self.step(way), cursor.and_then(Place::read)) {
            (Step::Move(_) | Step::Fetch(_), Some(Place::Walk(hex, now))) => {
                Some(Place::Walk(hex, party(now)?))
            }
            (Step::Several(_), Some(Place::Party(now))) => Some(Place::Party(party(now)?)),
            (Step::Take, _) => {
                let nth = usize::from(count).checked_sub(1)?;
                self.takes().get(nth).map(|(seat, kind)| Place::Take(*seat, *kind))
            }
            (Step::Give(seat, taken), _) => {
                let nth = usize::from(count).checked_sub(1)?;
                self.gives(seat, taken).get(nth).copied().map(Place::Give)
            }
            (Step::Bid, _) => {
                u16::try_from(number).ok().map(|bid| Place::Decision(Action::Bid(bid)))
            }
            (Step::Choose, _) => {
                let auction = self.view.auction?;
                let tile = auction.tiles.get(usize::from(count).checked_sub(1)?)?;
                auction.left.contains(tile).then_some(Place::Decision(Action::Choose(*tile)))
            }
            _ => None,
        }
    }

    /// Where a letter goes that is no place's own.
    pub(super) fn jumped(
        &self,
        letter: char,
        way: &[String],
        cursor: Option<&str>,
    ) -> Option<Place> {
        let step = self.step(way);
        match (step, letter) {
            (Step::Lay, 'r' | '.') => self.turned(cursor, true),
            (Step::Lay, ',') => self.turned(cursor, false),
            (Step::Move(_) | Step::Fetch(_), '*') => {
                let Place::Walk(hex, now) = Place::read(cursor?)? else { return None };
                let walks = self.walks(step).into_iter().filter(|walk| walk.0 == hex);
                let parties: Vec<Party> = walks.map(|walk| walk.1).collect();
                with_leader(now, &parties).map(|party| Place::Walk(hex, party))
            }
            (Step::Several(hex), '*') => {
                let now = Place::read(cursor?)?.party()?;
                with_leader(now, &self.parties(hex)).map(Place::Party)
            }
            _ => None,
        }
    }
}

/// The leader goes with them, then alone, then not.
fn with_leader(now: Party, parties: &[Party]) -> Option<Party> {
    let also = Party::of(now.workers(), true).filter(|_| !now.has_leader());
    let alone = Party::of(0, true).filter(|_| now.workers() > 0);
    let without = Party::of(now.workers().max(1), false).filter(|_| now.has_leader());
    let mut next = [also, alone, without].into_iter().flatten();
    next.find(|party| parties.contains(party))
}

/// The neighbour of an entry in a list; its ends are ends.
fn beside(list: &[Place], from: Place, by: i32) -> Option<Place> {
    let at = list.iter().position(|place| *place == from)?;
    let next = at.checked_add_signed(if by > 0 { 1 } else { -1 });
    next.and_then(|next| list.get(next)).or(list.get(at)).copied()
}

/// Where a hex lies, in columns and half hexes.
fn middle(hex: Hex) -> (i32, i32) {
    let (column, row) = (hex.column(), hex.row());
    let half = |number: usize| i32::try_from(number).unwrap_or(0);
    (half(column), half(2 * row + column % 2))
}

/// How many steps it is from hex to hex.
pub(super) fn distance(one: Hex, other: Hex) -> i32 {
    let ((x, y), (u, v)) = (middle(one), middle(other));
    let (across, down) = ((u - x).abs(), (v - y).abs());
    across + (down - across).max(0) / 2
}

/// The hex that an arrow leads to. Left and right keep the row, up and down the column, as long
/// as there is one; else it is the nearest in that quarter, or at least on that side.
fn toward(from: Hex, (across, down): (i32, i32), stops: HexSet) -> Option<Hex> {
    let (x, y) = middle(from);
    let ahead = |hex: &Hex| {
        let (u, v) = middle(*hex);
        // A column is as wide as two halves are high.
        let (dx, dy) = (2 * (u - x), v - y);
        if down == 0 { (dx * across, dy.abs()) } else { (dy * down, dx.abs()) }
    };
    let straight = |hex: &Hex| {
        if down == 0 { hex.row() == from.row() } else { hex.column() == from.column() }
    };
    let rank = |hex: &Hex| {
        let (ahead, aside) = ahead(hex);
        let beside = straight(hex) && ahead <= 2;
        (!beside, aside > ahead, distance(from, *hex), !straight(hex), aside, *hex)
    };
    stops.iter().filter(|hex| ahead(hex).0 > 0).min_by_key(rank)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(name: &str) -> Hex {
        name.parse().unwrap()
    }

    #[test]
    fn arrows_keep_row_and_column() {
        let go = |from, arrow| toward(hex(from), arrow, HexSet::ALL).map(|hex| hex.to_string());
        assert_eq!(go("c3", (1, 0)).as_deref(), Some("d3"));
        assert_eq!(go("d3", (1, 0)).as_deref(), Some("e3"));
        assert_eq!(go("d3", (-1, 0)).as_deref(), Some("c3"));
        assert_eq!(go("d3", (0, 1)).as_deref(), Some("d4"));
        assert_eq!(go("a1", (0, -1)), None);
        assert_eq!(go("h3", (1, 0)), None);
    }

    /// From every hex of any handful every other can be reached.
    #[test]
    fn every_stop_is_reached_by_arrows() {
        use crate::engine::{Chance, Swift};
        let mut chance = Swift(5);
        for _ in 0..300 {
            let count = 2 + chance.index(12);
            let stops: HexSet = (0..count).map(|_| Hex::at(chance.index(40))).collect();
            for start in stops {
                let mut reached: HexSet = [start].into_iter().collect();
                let mut edge = vec![start];
                while let Some(here) = edge.pop() {
                    for arrow in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                        if let Some(next) = toward(here, arrow, stops)
                            && !reached.has(next)
                        {
                            reached.insert(next);
                            edge.push(next);
                        }
                    }
                }
                assert_eq!(reached, stops);
            }
        }
    }

    #[test]
    fn steps_are_counted() {
        assert_eq!(distance(hex("c3"), hex("c3")), 0);
        assert_eq!(distance(hex("c3"), hex("d3")), 1);
        assert_eq!(distance(hex("c3"), hex("d2")), 1);
        assert_eq!(distance(hex("c3"), hex("c5")), 2);
        assert_eq!(distance(hex("a5"), hex("c4")), 2);
    }
}
