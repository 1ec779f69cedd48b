//! A second referee: the rules once more, as plainly as they are written, over lists and maps that
//! are searched anew each time. It follows whole matches and must agree at every decision.

use super::position::shipped;
use crate::bots::Level;
use crate::engine::{Chance as _, Eyes, Game, Quiet, Seat, SeatCount, Swift};
use crate::games::around_the_world::{Action, AroundTheWorld, Claims, Kind, Options, Stage};
use std::collections::{BTreeMap, BTreeSet};

const COLOURS: [&str; 3] = ["yellow", "red", "blue"];

/// An arrow: from where, and to where.
type Arrow = (String, String);

/// A site where a card may be claimed, and who has not tried yet.
type Open = (String, BTreeSet<usize>);

#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "as plain as the rules are written")]
struct Referee {
    declared: bool,
    kinds: BTreeMap<String, Kind>,
    neighbours: BTreeMap<String, Vec<String>>,
    near: BTreeSet<String>,
    first: usize,
    turn: usize,
    round: usize,
    keys: bool,
    over: bool,
    ending: bool,
    hands: Vec<Vec<String>>,
    open: Vec<Vec<String>>,
    to_lay: Vec<usize>,
    taken: Vec<usize>,
    tickets: Vec<usize>,
    supply: usize,
    /// The top first.
    deck: Vec<String>,
    goals: Vec<String>,
    drawn: Vec<String>,
    /// Whose token lies where.
    tokens: BTreeMap<String, usize>,
    arrows: [Vec<Arrow>; 3],
    in_supply: [usize; 3],
    laid: usize,
    /// In this turn.
    has_laid: bool,
    used: usize,
    loops: Vec<usize>,
    squares: usize,
    claim: Option<Open>,
}

impl Referee {
    /// Begins with this deal. What was dealt is checked by the tests of the setup.
    fn of(game: &AroundTheWorld) -> Self {
        let rules = game.rules;
        let mut own = Self { declared: game.options.claims == Claims::Declared, ..Self::default() };
        for (name, lying) in &rules.points {
            own.kinds.insert(name.to_string(), lying.kind);
        }
        for line in &rules.lines {
            let (one, other) = (line.0.to_string(), line.1.to_string());
            own.neighbours.entry(one.clone()).or_default().push(other.clone());
            own.neighbours.entry(other).or_default().push(one);
        }
        // AW-1.5: nearer than three lines, step by step.
        let mut reached: BTreeSet<String> = ["rose".to_owned()].into();
        for _ in 1..3 {
            let next: Vec<_> = reached.iter().flat_map(|at| own.neighbours[at].clone()).collect();
            reached.extend(next);
        }
        own.near = reached;
        let seats = game.seats.get();
        let seen = game.view(Eyes::Table);
        let names = |nodes: &[super::super::Node]| -> Vec<String> {
            nodes.iter().map(|node| game.map.point(*node).to_string()).collect()
        };
        own.first = seen.first.index();
        own.turn = own.first;
        own.keys = true;
        own.hands = game.seats.seats().map(|seat| names(&game.side(seat).hand)).collect();
        own.open = vec![Vec::new(); seats];
        own.to_lay = vec![4; seats];
        own.taken = vec![0; seats];
        own.tickets = vec![3; seats];
        own.supply = 40 - 3 * seats;
        own.goals = names(&game.goals);
        own.deck = game.deck.iter().rev().map(|c| game.map.point(c.site).to_string()).collect();
        own.in_supply = [45; 3];
        own
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn tip(&self, colour: usize) -> String {
        self.arrows[colour].last().map_or("rose".to_owned(), |arrow| arrow.1.clone())
    }

    /// The points that the first so many arrows of a colour touch; the rose always.
    fn touched(&self, colour: usize, arrows: usize) -> BTreeSet<String> {
        let arrows = self.arrows[colour].iter().take(arrows);
        let ends = arrows.flat_map(|(from, to)| [from.clone(), to.clone()]);
        ends.chain(["rose".to_owned()]).collect()
    }

    /// Where an arrow of a colour could go from a point (AW-2.3, AW-2.4).
    fn free(&self, colour: usize, from: &str) -> Vec<String> {
        if self.in_supply[colour] == 0 {
            return Vec::new();
        }
        let lies = |to: &String| {
            self.arrows[colour]
                .iter()
                .any(|(a, b)| (a == from && b == to) || (b == from && a == to))
        };
        self.neighbours[from].iter().filter(|to| !lies(to)).cloned().collect()
    }

    fn steps(&self, word: &str) -> Vec<String> {
        let mut steps = Vec::new();
        for (colour, name) in COLOURS.iter().enumerate() {
            let from = self.tip(colour);
            steps.extend(
                self.free(colour, &from).iter().map(|to| format!("{word} {name} {from} {to}")),
            );
        }
        steps
    }

    /// The arrows that a loop of this colour could be left by (AW-5.1).
    fn ways_out(&self, colour: usize) -> Vec<String> {
        let (mut ways, name) = (Vec::new(), COLOURS[colour]);
        for from in self.touched(colour, usize::MAX) {
            ways.extend(
                self.free(colour, &from).iter().map(|to| format!("lay {name} {from} {to}")),
            );
        }
        ways
    }

    /// What a seat may decide.
    fn decisions(&self, seat: usize) -> BTreeSet<String> {
        let mut all = Vec::new();
        if seat == self.turn && !self.over {
            all = self.of_turn();
        }
        if self.claim.as_ref().is_some_and(|(_, waiting)| waiting.contains(&seat)) {
            all.push("claim".to_owned());
        }
        all.into_iter().collect()
    }

    fn of_turn(&self) -> Vec<String> {
        let hand = &self.hands[self.turn];
        if self.keys {
            return self.key_places(self.turn).map(|site| format!("key {site}")).collect();
        }
        if !self.drawn.is_empty() {
            let keeps = self.drawn.iter().flat_map(|kept| hand.iter().map(move |g| (kept, g)));
            let keeps = keeps.map(|(kept, given)| format!("keep {kept} {given}"));
            return keeps.chain(["return".to_owned()]).collect();
        }
        if let Some(colour) = self.loops.first() {
            return self.ways_out(*colour);
        }
        let steps = self.steps("lay");
        if self.squares > 0 {
            return steps;
        }
        let may_end = self.has_laid || steps.is_empty();
        let mut all = if self.has_laid { Vec::new() } else { steps };
        if self.tickets[self.turn] > 0 && self.used < 2 {
            if self.has_laid {
                all.extend(self.steps("extra"));
            }
            for colour in (0..3).filter(|colour| !self.arrows[*colour].is_empty()) {
                all.push(format!("remove {}", COLOURS[colour]));
            }
            if !hand.is_empty() && !self.deck.is_empty() {
                all.push("change".to_owned());
            }
        }
        if may_end {
            all.push("end".to_owned());
        }
        all
    }

    fn key_places(&self, seat: usize) -> impl Iterator<Item = &String> {
        let free = |site: &&String| !self.near.contains(*site) && !self.tokens.contains_key(*site);
        self.hands[seat].iter().filter(free)
    }

    /// A seat decides; then all that is the only thing possible happens (AW-2.9, AW-3.13).
    fn decide(&mut self, seat: usize, decision: &str) {
        self.take(seat, decision);
        let quiet = decision == "return" || decision.starts_with("keep");
        loop {
            self.lapse();
            if self.over || self.keys || !self.drawn.is_empty() || self.claim.is_some() {
                return;
            }
            let all = self.of_turn();
            match all.as_slice() {
                [only] if only == "end" || !quiet => {
                    let only = only.clone();
                    self.take(self.turn, &only);
                }
                _ => return,
            }
        }
    }

    /// What is due and cannot be laid is lost (AW-3.7, AW-5.4).
    fn lapse(&mut self) {
        if self.loops.first().is_some_and(|colour| self.ways_out(*colour).is_empty()) {
            self.loops.clear();
        }
        if self.loops.is_empty() && self.steps("lay").is_empty() {
            self.squares = 0;
        }
    }

    fn take(&mut self, seat: usize, decision: &str) {
        let words: Vec<&str> = decision.split(' ').collect();
        let colour = || COLOURS.iter().position(|name| *name == words[1]).expect("a colour");
        if decision == "claim" {
            return self.claimed(seat);
        }
        self.claim = None;
        match words[0] {
            "key" => {
                self.tokens.insert(words[1].to_owned(), seat);
                self.to_lay[seat] -= 1;
                self.turn = (self.turn + 1) % self.seats();
                if self.to_lay.iter().all(|left| *left == 0) {
                    (self.keys, self.turn, self.round) = (false, self.first, 1);
                }
            }
            "lay" => {
                if !self.loops.is_empty() {
                    self.loops.clear();
                } else if self.squares > 0 {
                    self.squares -= 1;
                } else {
                    self.has_laid = true;
                }
                self.lay(colour(), words[2], words[3]);
            }
            "extra" => {
                self.pay();
                self.lay(colour(), words[2], words[3]);
            }
            "remove" => {
                self.pay();
                let colour = colour();
                self.arrows[colour].pop();
                self.in_supply[colour] += 1;
                if !self.arrows[colour].is_empty() {
                    self.arrive(colour);
                }
            }
            "change" => {
                self.pay();
                let count = self.deck.len().min(2);
                self.drawn = self.deck.drain(..count).collect();
            }
            "keep" => {
                self.drawn.retain(|card| card != words[1]);
                self.deck.append(&mut self.drawn);
                self.hands[seat].retain(|card| card != words[2]);
                self.deck.push(words[2].to_owned());
                self.hands[seat].push(words[1].to_owned());
            }
            "return" => self.deck.append(&mut self.drawn),
            "end" => {
                (self.has_laid, self.used) = (false, 0);
                self.turn = (self.turn + 1) % self.seats();
                if self.turn == self.first {
                    self.over = self.ending;
                    self.round += usize::from(!self.over);
                }
            }
            other => panic!("{other}"),
        }
    }

    fn pay(&mut self) {
        self.tickets[self.turn] -= 1;
        self.supply += 1;
        self.used += 1;
    }

    fn lay(&mut self, colour: usize, from: &str, to: &str) {
        self.arrows[colour].push((from.to_owned(), to.to_owned()));
        self.in_supply[colour] -= 1;
        self.laid += 1;
        self.ending |= self.in_supply == [0; 3] || self.laid >= 200;
        self.arrive(colour);
    }

    /// The effect of the point where the last arrow of a colour ends, and its loop.
    fn arrive(&mut self, colour: usize) {
        let at = self.tip(colour);
        match self.kinds[&at] {
            Kind::Rose => {}
            Kind::Square => self.squares += 1,
            Kind::Star => {
                let won = self.supply.min(1);
                self.supply -= won;
                self.tickets[self.turn] += won;
            }
            Kind::Site => self.arrive_at_site(&at),
        }
        let last = self.arrows[colour].len() - 1;
        if self.touched(colour, last).contains(&at) {
            self.loops.push(colour);
        }
    }

    fn arrive_at_site(&mut self, site: &String) {
        if self.goals.contains(site) {
            self.goals.retain(|goal| goal != site);
            self.open[self.turn].push(site.clone());
            if !self.deck.is_empty() {
                self.goals.push(self.deck.remove(0));
            }
        } else if self.open.iter().any(|open| open.contains(site)) {
        } else if self.declared {
            let with_cards = |seat: &usize| !self.hands[*seat].is_empty();
            let waiting: BTreeSet<usize> = (0..self.seats()).filter(with_cards).collect();
            self.claim = Some((site.clone(), waiting)).filter(|claim| !claim.1.is_empty());
        } else if let Some(seat) = (0..self.seats()).find(|n| self.hands[*n].contains(site)) {
            self.lay_open(seat, site);
        }
    }

    fn claimed(&mut self, seat: usize) {
        let Some((site, mut waiting)) = self.claim.take() else { panic!("no claim") };
        waiting.remove(&seat);
        if self.hands[seat].contains(&site) {
            self.lay_open(seat, &site);
        } else if !waiting.is_empty() {
            self.claim = Some((site, waiting));
        }
    }

    fn lay_open(&mut self, seat: usize, site: &String) {
        self.hands[seat].retain(|card| card != site);
        self.open[seat].push(site.clone());
        if self.tokens.get(site) == Some(&seat) {
            self.tokens.remove(site);
            self.taken[seat] += 1;
        }
        self.ending |= self.hands[seat].is_empty();
    }

    /// The points of a seat (AW-6.2).
    fn points(&self, seat: usize) -> i32 {
        let left = self.tokens.values().filter(|owner| **owner == seat).count();
        let count = |things: usize| i32::try_from(things).expect("a few");
        count(self.open[seat].len() + self.taken[seat]) - count(self.hands[seat].len() + left)
    }
}

/// Both say the same of this table.
fn agree(own: &Referee, game: &AroundTheWorld, after: &str) {
    let seen = game.view(Eyes::Table);
    assert_eq!((own.over, own.ending), (game.stage == Stage::Over, seen.ending), "{after}");
    let may: BTreeSet<_> = game.to_act().and(game.may_act()).iter().map(Seat::index).collect();
    for seat in 0..own.seats() {
        let mut actions = Vec::new();
        if !own.over {
            game.actions(Seat::at(seat), &mut actions);
        }
        let listed: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
        assert_eq!(listed.len(), actions.len(), "each once");
        assert_eq!(own.decisions(seat), listed, "{after}: seat {seat}");
        assert_eq!(may.contains(&seat), !listed.is_empty(), "{after}: seat {seat}");
        let side = &seen.seats[seat];
        let names = |nodes: &[super::super::Node]| -> Vec<String> {
            nodes.iter().map(|node| game.map.point(*node).to_string()).collect()
        };
        assert_eq!(own.hands[seat], names(&game.side(Seat::at(seat)).hand), "{after}");
        assert_eq!(own.open[seat], names(&game.side(Seat::at(seat)).open), "{after}");
        let theirs = [side.tickets, side.taken, side.to_lay].map(usize::from);
        assert_eq!([own.tickets[seat], own.taken[seat], own.to_lay[seat]], theirs, "{after}");
        assert_eq!(own.points(seat), side.total, "{after}");
    }
    for (colour, arrows) in
        [&seen.routes.yellow, &seen.routes.red, &seen.routes.blue].iter().enumerate()
    {
        let arrows: Vec<_> =
            arrows.iter().map(|a| (a.from.to_string(), a.to.to_string())).collect();
        assert_eq!(own.arrows[colour], arrows, "{after}");
    }
    let tokens: BTreeMap<_, _> = (0..own.seats())
        .flat_map(|n| seen.seats[n].tokens.iter().map(move |site| (site.to_string(), n)))
        .collect();
    assert_eq!(own.tokens, tokens, "{after}");
    let goals: Vec<_> = seen.goals.iter().map(ToString::to_string).collect();
    assert_eq!(own.goals, goals, "{after}");
    let deck: Vec<_> = game.deck.iter().rev().map(|c| game.map.point(c.site).to_string()).collect();
    assert_eq!(own.deck, deck, "{after}");
    let numbers = [own.supply, own.laid, own.round, own.squares, own.used];
    let theirs: [usize; 4] =
        [seen.tickets.into(), seen.laid.into(), seen.round.into(), seen.squares_due.into()];
    assert_eq!(numbers[..4], theirs, "{after}");
    assert!(own.over || own.turn == seen.turn.expect("somebody's").index(), "{after}");
    assert!(own.over || numbers[4] == usize::from(seen.tickets_used), "{after}");
}

/// The places by points, then tickets (AW-6.3): one more than those who are better.
fn places(own: &Referee) -> Vec<u8> {
    let worth = |seat: usize| (own.points(seat), own.tickets[seat]);
    let better = |seat: usize| (0..own.seats()).filter(|n| worth(*n) > worth(seat)).count();
    (0..own.seats()).map(|seat| u8::try_from(better(seat) + 1).expect("a few")).collect()
}

/// Who plays a match that both follow: what leads to loops, or to goals, hardly comes by chance.
#[derive(Clone, Copy)]
enum Plays {
    As(Level),
    Back,
    Goals,
}

impl Plays {
    const ALL: [Self; 4] =
        [Self::As(Level::Random), Self::As(Level::Varied), Self::Back, Self::Goals];

    fn wants(self, own: &Referee, decision: &str) -> bool {
        let words: Vec<&str> = decision.split(' ').collect();
        let colour = words.get(1).and_then(|word| COLOURS.iter().position(|name| name == word));
        match (self, words.as_slice(), colour) {
            (Self::Back, ["remove" | "claim", ..], _) | (Self::Goals, ["claim"], _) => true,
            (Self::Back, [_, _, _, to], Some(colour)) => {
                own.touched(colour, usize::MAX).contains(*to)
            }
            (Self::Goals, [_, _, _, to], _) => {
                own.hands.iter().any(|hand| hand.iter().any(|site| site == to))
            }
            _ => false,
        }
    }

    fn choose(self, own: &Referee, legal: &[Action], chance: &mut Swift) -> Action {
        if let Self::As(level) = self {
            return *level.choose(legal, chance).expect("something to decide");
        }
        let wanted = |action: &&Action| self.wants(own, &action.to_string());
        let wanted: Vec<Action> = legal.iter().filter(wanted).copied().collect();
        let from = if wanted.is_empty() || chance.below(6) == 0 { legal } else { &wanted };
        from[chance.index(from.len())]
    }
}

/// How many arrows were laid, and whether a hand was emptied, in a match that both followed.
fn followed(seed: u64, seats: usize, options: Options, plays: Plays) -> (usize, bool) {
    let (mut at, mut chance) = (Quiet(Swift(seed)), Swift(!seed));
    let count = SeatCount::new(seats).expect("a table for so many");
    let mut game = AroundTheWorld::setup(shipped(), &options, count, &mut at).expect("it fits");
    let mut own = Referee::of(&game);
    agree(&own, &game, "the deal");
    let mut decisions = 0;
    while !own.over {
        let acting: Vec<Seat> = game.to_act().and(game.may_act()).iter().collect();
        let seat = acting[chance.index(acting.len())];
        let mut legal = Vec::new();
        game.actions(seat, &mut legal);
        let action = plays.choose(&own, &legal, &mut chance);
        let decision = action.to_string();
        assert_eq!(game.apply(seat, action, &mut at), Ok(()), "{decision}");
        own.decide(seat.index(), &decision);
        agree(&own, &game, &format!("match {seed}, {seats} seats, {decisions}: {seat} {decision}"));
        decisions += 1;
    }
    let standings = game.standings(Eyes::Table);
    let theirs: Vec<u8> = standings.rows.iter().map(|row| row.place.expect("it is over")).collect();
    assert_eq!(places(&own), theirs);
    (own.laid, own.hands.iter().any(Vec::is_empty))
}

/// AW-1.5 to AW-6.6: two referees agree, decision by decision.
#[test]
fn another_referee_agrees() {
    let (mut arrows, mut hands) = (0, 0);
    for number in 0..240 {
        let seats = 2 + number % 5;
        let claims = [Claims::Automatic, Claims::Declared][number / 5 % 2];
        let options = Options { claims, ..Options::default() };
        let plays = Plays::ALL[number / 10 % Plays::ALL.len()];
        let (laid, emptied) = followed(number as u64, seats, options, plays);
        hands += usize::from(emptied);
        arrows += usize::from(laid >= 135);
    }
    assert!(hands > 20 && arrows > 20, "{hands} hands, {arrows} times the arrows");
}
