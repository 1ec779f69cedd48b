//! What must be decided, what to think of, what a decision costs and leads to.

use super::Picture;
use super::choosing::Step;
use super::place::Place;
use crate::draw::board::{Reveal, RevealRow};
use crate::engine::Seat;
use crate::games::tikal::action::{Action, Party};
use crate::games::tikal::hex::Hex;
use crate::games::tikal::phrase::{self, any};
use crate::games::tikal::state::{Paid, Tikal};
use crate::games::tikal::tile::{Kind, Terrain, Tile, Turn};
use crate::games::tikal::view::{HexView, SideView};
use crate::lang::Words;
use crate::say;

/// How scoring rounds are numbered.
const ROMAN: [&str; 4] = ["I", "II", "III", "IV"];

impl Picture {
    /// What the seat on turn must do.
    pub(super) fn prompted(&self, words: &Words) -> String {
        let asked = self.view.stage.asks().name();
        say!(words, "tk-prompt", asked = asked, points = self.view.points)
    }

    /// What can be done now and what to think of.
    pub(super) fn advise(&self, words: &Words) -> String {
        let stage = self.view.stage.asks().name();
        let mode = if self.is_auction() { "auction" } else { "basic" };
        let points = self.components.action_points;
        say!(words, "tk-advice", stage = stage, points = points, mode = mode)
    }

    /// A tile in a few words: what it is, with its number.
    pub(super) fn tile_told(&self, tile: Tile, words: &Words) -> String {
        let kind = self.components.terrain(tile).kind;
        format!("{}: {}", tile.letter(), phrase::kind(kind, words))
    }

    /// What a place is called in lists.
    pub(super) fn named(&self, place: Place, words: &Words) -> Option<String> {
        match place {
            Place::Hex(hex) => Some(titled(hex, self.view.hex(hex)?, words)),
            Place::Act(act) => Some(say!(words, "tk-act-key", act = act.name().replace(' ', "-"))),
            Place::Take(seat, treasure) => {
                let name = phrase::treasure(treasure, words);
                Some(say!(words, "tk-take", seat = seat.number(), treasure = name))
            }
            Place::Give(treasure) => {
                Some(say!(words, "tk-give", treasure = phrase::one(treasure, words)))
            }
            Place::Tile(tile) => Some(self.tile_told(tile, words)),
            Place::Decision(Action::Pass) => Some(say!(words, "tk-key-pass")),
            Place::Walk(..) | Place::Party(_) | Place::Decision(_) => None,
        }
    }

    /// What a place has to say of itself.
    pub(super) fn told_of(&self, place: Place, words: &Words) -> Option<String> {
        match place {
            Place::Tile(tile) | Place::Decision(Action::Choose(tile)) => {
                let Terrain { kind, .. } = self.components.terrain(tile);
                let what = self.tile_told(tile, words);
                let volcano = if kind == Kind::Volcano { "yes" } else { "no" };
                Some(say!(words, "tk-tile-told", tile = what, volcano = volcano))
            }
            _ => None,
        }
    }

    /// What a decision costs, gives and leads to, a line each.
    pub(super) fn previewed(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Lay(hex, turn) => self.lay_previewed(hex, turn, words),
            Action::Bid(bid) => {
                let have = self.view.turn.and_then(|seat| self.view.side(seat));
                let have = have.map_or(0, |side| side.total);
                say!(words, "tk-preview-bid", left = have - i32::from(bid))
            }
            Action::Pass => say!(words, "tk-preview-pass"),
            Action::Choose(tile) => self.tile_told(tile, words),
            Action::End => {
                let left = self.view.points;
                say!(words, "tk-preview-end", any = any(left), points = left)
            }
            Action::Enter(..)
            | Action::Move(..)
            | Action::Dig(_)
            | Action::Exchange(..)
            | Action::Camp(_)
            | Action::Guard(_) => self.spent_previewed(action, words),
        }
    }

    fn spent_previewed(&self, action: Action, words: &Words) -> String {
        let (Some(seat), Ok(after)) = (self.view.turn, self.table.tried(action)) else {
            return String::new();
        };
        let mut lines = Vec::new();
        if let Action::Move(from, to, _) = action {
            lines.push(route_told(&self.table.route(seat, Some(from), to), words));
        }
        if let Action::Enter(to, _) = action {
            lines.push(route_told(&self.table.route(seat, None, to), words));
        }
        let (cost, left) = (self.view.points - after.points, after.points);
        lines.push(match party_of(action) {
            Some(party) => {
                let (count, each) = (party.figures(), cost / party.figures());
                say!(words, "tk-preview-walk", count = count, each = each, cost = cost, left = left)
            }
            None => say!(words, "tk-preview-cost", cost = cost, left = left),
        });
        lines.extend(self.lead_told(action, &after, words));
        if let Some(gain) = self.gain(action) {
            let now = i32::from(self.table.pays_now(seat).total());
            lines.push(say!(words, "tk-preview-now", before = now, after = now + gain));
        }
        lines.join("\n")
    }

    /// Who will lead at the temples that are left or come to, if that changes.
    fn lead_told(&self, action: Action, after: &Tikal, words: &Words) -> Vec<String> {
        let hexes = match action {
            Action::Move(from, to, _) => vec![from, to],
            Action::Enter(hex, _) => vec![hex],
            _ => Vec::new(),
        };
        let told = |hex: Hex| {
            let (was, will) = (self.table.controls(hex), after.controls(hex));
            (was != will).then(|| {
                let who = match will {
                    None => "nobody",
                    Some(seat) if Some(seat) == self.view.turn => "you",
                    Some(_) => "another",
                };
                let (hex, seat) = (hex.to_string(), will.map_or(0, Seat::number));
                say!(words, "tk-preview-leads", hex = hex, who = who, seat = seat)
            })
        };
        hexes.into_iter().filter_map(told).collect()
    }

    /// What a tile joins when it is laid like this, and what a new worker would pay to get there.
    fn lay_previewed(&self, hex: Hex, turn: Turn, words: &Words) -> String {
        let Some(tile) = self.view.in_hand else { return String::new() };
        let Terrain { kind, stones } = self.components.terrain(tile);
        let stones = stones.turned(turn);
        let mut lines = Vec::new();
        if kind == Kind::Volcano {
            return say!(words, "tk-preview-volcano");
        }
        let (mut roads, mut walls) = (Vec::new(), Vec::new());
        for (side, there) in hex.neighbours() {
            let Some(seen) = self.view.hex(there).filter(|seen| seen.kind != Kind::Volcano) else {
                continue;
            };
            match stones.on(side) + seen.stones.on(side.opposite()) {
                0 => walls.push(there.to_string()),
                cost => roads.push(say!(words, "tk-road", hex = there.to_string(), cost = cost)),
            }
        }
        lines.push(say!(words, "tk-roads", roads = roads.join(", ")));
        if !walls.is_empty() {
            lines.push(say!(words, "tk-walls", walls = walls.join(", ")));
        }
        if let (Some(seat), Ok(after)) = (self.view.turn, self.table.tried(Action::Lay(hex, turn)))
        {
            lines.push(say!(words, "tk-preview-in", cost = after.way_in(seat, hex)));
        }
        lines.join("\n")
    }

    /// What is asked before it is done: a guard takes figures out of the game; ending loses points
    /// that could still be spent.
    pub(super) fn asked(&self, action: Action, words: &Words) -> Option<String> {
        let seat = self.view.turn?;
        match action {
            Action::End => {
                let can = self.legal.iter().any(|action| *action != Action::End);
                can.then(|| say!(words, "tk-sure-end", points = self.view.points))
            }
            Action::Guard(hex) => {
                let workers = self.table.workers(seat, hex);
                let leader = match (self.table.has_leader(seat, hex), workers) {
                    (false, _) => "no",
                    (true, 0) => "guards",
                    (true, _) => "goes",
                };
                let gone = workers.saturating_sub(1);
                let hex = hex.to_string();
                let any = any(gone);
                Some(say!(
                    words,
                    "tk-sure-guard",
                    hex = hex,
                    any = any,
                    workers = gone,
                    leader = leader
                ))
            }
            _ => None,
        }
    }

    /// What each scoring round paid each seat, what for, and what bids cost.
    pub(super) fn rounds_sheet(&self, words: &Words) -> Reveal {
        let rounds = self.components.volcanoes() + 1;
        let called = |round: usize| {
            let last = if round == rounds { "yes" } else { "no" };
            say!(words, "tk-round", last = last, number = ROMAN[(round - 1).min(ROMAN.len() - 1)])
        };
        let mut head = vec![say!(words, "tk-sheet")];
        head.extend((1..=rounds).map(called));
        let short = |name: &str| say!(words, "tk-sheet-column", name = name);
        head.extend(["temples", "treasures"].map(short));
        if self.is_auction() {
            head.extend(["purse", "bids"].map(short));
        }
        let row = |(index, side): (usize, &SideView)| {
            let paid = |round: usize| side.scored.get(round).copied().unwrap_or_default();
            let bars: Vec<i32> = (0..rounds).map(|round| paid(round).total().into()).collect();
            let sum = |part: fn(&Paid) -> u16| side.scored.iter().map(part).sum::<u16>();
            let mut cells: Vec<String> = bars.iter().map(i32::to_string).collect();
            cells.push(sum(|paid| paid.temples).to_string());
            cells.push(sum(|paid| paid.treasures).to_string());
            if self.is_auction() {
                cells.push(side.purse.to_string());
                cells.push(format!("-{}", side.bids));
            }
            RevealRow { seat: Seat::at(index), cells, bars }
        };
        let rows = self.view.seats.iter().take(Seat::MOST).enumerate().map(row);
        Reveal { title: String::new(), head, rows: rows.collect(), notes: Vec::new() }
    }

    /// What is being chosen, over the list.
    pub(super) fn step_told(&self, step: Step, words: &Words) -> Option<String> {
        match step {
            Step::Move(hex) => Some(say!(words, "tk-step-move", hex = hex.to_string())),
            Step::Fetch(hex) => Some(say!(words, "tk-step-fetch", hex = hex.to_string())),
            Step::Several(hex) => Some(say!(words, "tk-step-several", hex = hex.to_string())),
            Step::Take => Some(say!(words, "tk-step-take")),
            Step::Give(_, treasure) => {
                Some(say!(words, "tk-step-give", treasure = phrase::treasure(treasure, words)))
            }
            Step::Lay => {
                let tile = self.view.in_hand.map(|tile| self.tile_told(tile, words));
                Some(say!(words, "tk-step-lay", tile = tile.unwrap_or_default()))
            }
            Step::Choose => Some(say!(words, "tk-step-choose")),
            Step::Bid => Some(say!(words, "tk-step-bid")),
            Step::Target | Step::Act(_) | Step::Over => None,
        }
    }
}

/// A hex by its name and what is there.
pub(super) fn titled(hex: Hex, seen: &HexView, words: &Words) -> String {
    let number = match seen.kind {
        Kind::Temple(_) => seen.level,
        Kind::Ruin(_) => seen.treasures,
        Kind::Base | Kind::Clearing | Kind::Volcano => 0,
    };
    let kind = say!(words, "tk-kind", kind = seen.kind.name(), number = number);
    format!("{hex} {kind}")
}

/// The hexes of a way, one after the other.
fn route_told(route: &[Hex], words: &Words) -> String {
    let names: Vec<String> = route.iter().map(Hex::to_string).collect();
    say!(words, "tk-preview-route", route = names.join("→"))
}

/// The figures that a decision moves.
fn party_of(action: Action) -> Option<Party> {
    match action {
        Action::Enter(_, party) | Action::Move(_, _, party) => Some(party),
        _ => None,
    }
}
