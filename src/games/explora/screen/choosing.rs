//! What can be chosen besides the cards of the market, as entries with letters; where the cursor
//! begins and goes.

use super::Picture;
use super::place::Place;
use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::card::Card;
use crate::games::explora::phrase;
use crate::games::explora::state::Stage;
use crate::games::explora::team::{Teams, Which};
use crate::lang::Words;
use crate::say;

/// An entry of the list in the strip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub action: Action,
    /// The letter that takes it.
    pub letter: Option<char>,
    /// What it is, and what comes of it.
    pub told: String,
    pub comes: String,
    /// The same where there is less room.
    pub comes_in_short: String,
}

impl Picture {
    /// The decisions of a list, the best first.
    pub(super) fn entries(&self, words: &Words) -> Vec<Entry> {
        if self.opened.is_some() {
            return Vec::new();
        }
        let actions: Vec<Action> = match self.view.stage {
            Stage::Use { card, drawn } => self.ways_to_use(card, drawn),
            Stage::Claim => Which::BOTH.map(Action::Claim).into(),
            Stage::Lose { owner, team } => self.losses(owner, team),
            Stage::Send => self.sendings(),
            _ => Vec::new(),
        };
        let lettered = self.view.stage != Stage::Send;
        let letters = ('a'..='r').map(Some).filter(|_| lettered).chain(std::iter::repeat(None));
        let entry = |(action, letter): (Action, Option<char>)| Entry {
            action,
            letter: if action == Action::Sell { Some('s') } else { letter },
            told: self.entry_told(action, words),
            comes: self.entry_comes(action, "long", words),
            comes_in_short: self.entry_comes(action, "short", words),
        };
        actions.into_iter().zip(letters).map(entry).collect()
    }

    /// The uses of a card, the best first; then its sale.
    fn ways_to_use(&self, card: Card, drawn: bool) -> Vec<Action> {
        let Some(seat) = self.actor() else { return Vec::new() };
        let uses = self.uses(seat, card);
        let mut ways: Vec<Action> = uses.into_iter().map(|(action, _)| action).collect();
        if ways.is_empty() {
            ways.push(Action::Play);
        }
        ways.extend((!drawn).then_some(Action::Sell));
        ways
    }

    fn losses(&self, owner: Seat, team: Which) -> Vec<Action> {
        let Some(side) = self.view.seat(owner) else { return Vec::new() };
        let cards = side.teams[team.index()].team().different_cards();
        cards.iter().map(|card| Action::Lose(*card)).collect()
    }

    /// The choices of teams that these eyes have.
    fn sendings(&self) -> Vec<Action> {
        let Some(side) = self.view.own() else { return Vec::new() };
        let ready: Teams =
            Which::BOTH.into_iter().filter(|it| side.teams[it.index()].strength > 0).collect();
        Teams::ALL.into_iter().filter(|teams| teams.within(ready)).map(Action::Go).collect()
    }

    fn entry_told(&self, action: Action, words: &Words) -> String {
        match action {
            Action::Join(team) => {
                let out = self.outcome_of_use(action).and_then(|outcome| outcome.out);
                out.map_or_else(
                    || say!(words, "ex-decide-join", team = team.number()),
                    |out| {
                        let card = phrase::card(out, words);
                        say!(words, "ex-decide-replace", team = team.number(), card = card)
                    },
                )
            }
            Action::Found => say!(words, "ex-decide-found"),
            Action::Replace(team, out) => {
                let card = phrase::card(out, words);
                say!(words, "ex-decide-replace", team = team.number(), card = card)
            }
            Action::Play => say!(words, "ex-decide-play"),
            Action::Sell => say!(words, "ex-decide-sell"),
            Action::Go(teams) => {
                say!(words, "ex-decide-go", teams = phrase::teams_key(teams))
            }
            Action::Claim(team) => say!(words, "ex-decide-claim", team = team.number()),
            Action::Lose(card) => say!(words, "ex-decide-lose", card = phrase::card(card, words)),
            Action::Take(card) => say!(words, "ex-decide-take", card = phrase::card(card, words)),
            Action::Bid(money) => say!(words, "ex-decide-bid", money = money),
        }
    }

    pub(super) fn outcome_of_use(
        &self,
        action: Action,
    ) -> Option<crate::games::explora::outlook::Outcome> {
        let Stage::Use { card, .. } = self.view.stage else { return None };
        self.view.outcome(self.rules, self.actor()?, card, action)
    }

    /// What comes of it, in a few words.
    fn entry_comes(&self, action: Action, length: &'static str, words: &Words) -> String {
        match action {
            Action::Join(_) | Action::Found | Action::Replace(..) => {
                let Some(it) = self.outcome_of_use(action) else { return String::new() };
                let (now, then) = (it.strength, it.strength_then);
                say!(
                    words,
                    "ex-comes-strength",
                    length = length,
                    now = now,
                    then = then,
                    pay = it.pay_then
                )
            }
            Action::Sell => {
                let Stage::Use { card, .. } = self.view.stage else { return String::new() };
                let money = self.actor().map_or(0, |seat| self.view.price(self.rules, seat, card));
                say!(words, "ex-worth-money", money = money)
            }
            Action::Lose(card) => self.loss_comes(card, words),
            _ => String::new(),
        }
    }

    /// The strength that would be left on the next expedition: this one is over.
    fn loss_comes(&self, lost: Card, words: &Words) -> String {
        let Stage::Lose { owner, team } = self.view.stage else { return String::new() };
        let next = self.view.expeditions.get(usize::from(self.view.active));
        let (Some(next), Some(side)) = (next, self.view.seat(owner)) else { return String::new() };
        let symbols = self.rules.symbols(*next);
        let whole = side.teams[team.index()].team();
        let mut rest = whole;
        rest.lose(lost);
        let now = whole.strength(self.rules, symbols);
        let then = rest.strength(self.rules, symbols);
        say!(words, "ex-comes-loss", place = phrase::place(*next, words), now = now, then = then)
    }

    /// Where the cursor begins: on the bid that it left, or on the best use.
    pub(super) fn begin(&self) -> Option<String> {
        if self.view.stage.is_bidding() {
            return Some(Action::Bid(self.bid.get().unwrap_or(0)).to_string());
        }
        self.first_entry().map(|action| action.to_string())
    }

    fn first_entry(&self) -> Option<Action> {
        match self.view.stage {
            Stage::Use { card, drawn } => self.ways_to_use(card, drawn).first().copied(),
            Stage::Lose { owner, team } => self.losses(owner, team).first().copied(),
            Stage::Send => self.sendings().first().copied(),
            _ => None,
        }
    }

    /// What Tab goes round while one bids: the bid, then all that lies on the table.
    pub(super) fn circle(&self) -> Vec<Place> {
        if !self.view.stage.is_bidding() || self.opened.is_some() {
            return Vec::new();
        }
        let mut places = vec![Place::Decision(Action::Bid(self.bid.get().unwrap_or(0)))];
        for card in self.view.market.iter() {
            let place = Place::Decision(Action::Take(*card));
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places.extend((0..self.view.expeditions.len()).map(Place::Expedition));
        for seat in self.seats_in_order() {
            places.extend(Which::BOTH.map(|team| Place::Team(seat, team)));
        }
        places.push(Place::Discards);
        places
    }

    /// The place of a number: a bid, a card of the market, an entry, a team that goes or stays.
    pub(super) fn counted(&self, number: u32, cursor: Option<&str>) -> Option<Action> {
        let at = usize::try_from(number).ok()?.checked_sub(1);
        match self.view.stage {
            Stage::Opening | Stage::Bid => u16::try_from(number).ok().map(Action::Bid),
            Stage::Pick => self.view.market.get(at?).copied().map(Action::Take),
            Stage::Use { card, drawn } => self.ways_to_use(card, drawn).get(at?).copied(),
            Stage::Lose { owner, team } => self.losses(owner, team).get(at?).copied(),
            Stage::Claim => Which::BOTH.get(at?).copied().map(Action::Claim),
            Stage::Send => {
                let team = Which::BOTH.get(at?).copied()?;
                let sent = match cursor.and_then(Place::read) {
                    Some(Place::Decision(Action::Go(teams))) => teams,
                    _ => Teams::NONE,
                };
                let other = if sent.has(team) { sent.without(team) } else { sent.with(team) };
                self.sendings().into_iter().find(|action| *action == Action::Go(other))
            }
            Stage::Over => None,
        }
    }

    /// A bid more or less; up and down a list, whose columns lie side by side.
    pub(super) fn steered(&self, from: &str, (across, down): (i32, i32)) -> Option<Action> {
        let Some(Place::Decision(action)) = Place::read(from) else { return None };
        if let Action::Bid(bid) = action {
            let most = self.view.own()?.money.unwrap_or(0);
            let next = i32::from(bid).checked_add(across)?;
            let next = u16::try_from(next).ok().filter(|next| across != 0 && *next <= most)?;
            return Some(Action::Bid(next));
        }
        if let Action::Go(_) = action {
            let all = self.sendings();
            let at = all.iter().position(|it| *it == action)?;
            let next = at.checked_add_signed(isize::try_from(across + down).ok()?)?;
            return all.get(next).copied().filter(|_| down == 0);
        }
        None
    }

    /// The letter of an entry.
    pub(super) fn letter_at(&self, place: Place) -> Option<char> {
        let Place::Decision(action) = place else { return None };
        if action == Action::Sell {
            return Some('s');
        }
        let at = self.lettered_places().iter().position(|it| *it == action)?;
        ('a'..='r').nth(at)
    }

    /// The entries that bear letters.
    pub(super) fn lettered_places(&self) -> Vec<Action> {
        match self.view.stage {
            Stage::Use { card, drawn } => self.ways_to_use(card, drawn),
            Stage::Claim => Which::BOTH.map(Action::Claim).into(),
            Stage::Lose { owner, team } => self.losses(owner, team),
            _ => Vec::new(),
        }
    }
}
