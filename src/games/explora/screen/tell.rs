//! What the things on the table have to say of themselves, where the cursor rests on them.

use super::Picture;
use super::place::Place;
use crate::engine::Seat;
use crate::games::explora::action::Action;
use crate::games::explora::phrase;
use crate::games::explora::state::Stage;
use crate::games::explora::team::Which;
use crate::lang::Words;
use crate::say;

impl Picture {
    /// What a place has to say; decisions say what they lead to.
    pub(super) fn told_of(&self, place: Place, words: &Words) -> Option<String> {
        match place {
            Place::Decision(Action::Take(card)) if self.view.stage != Stage::Pick => {
                Some(self.foretell_take(card, words))
            }
            Place::Decision(_) => None,
            Place::Card(card) => {
                Some(say!(words, "ex-tell-card", card = phrase::card(card, words)))
            }
            Place::Expedition(number) => self.tell_expedition(number, words),
            Place::Team(seat, which) => self.tell_team(seat, which, words),
            Place::Discards => Some(say!(words, "ex-tell-discards")),
            Place::Deck => Some(say!(words, "ex-tell-deck")),
        }
    }

    fn tell_expedition(&self, number: usize, words: &Words) -> Option<String> {
        let destination = *self.view.expeditions.get(number)?;
        let name = phrase::place(destination, words);
        let kinds = self.kinds_told(destination, words);
        let counts = say!(words, "ex-tell-expedition", place = name.as_str(), kinds = kinds);
        let Some(seat) = self.me() else { return Some(counts) };
        let symbols = self.rules.symbols(destination);
        let strength = |which: Which| {
            let team = self.view.seat(seat).map(|side| side.teams[which.index()].team());
            team.map_or(0, |team| team.strength(self.rules, symbols))
        };
        let [first, second] = Which::BOTH.map(strength);
        let there = say!(words, "ex-tell-there", first = first, second = second);
        Some(format!("{counts}\n{there}"))
    }

    fn tell_team(&self, seat: Seat, which: Which, words: &Words) -> Option<String> {
        let seen = self.team_of(seat, which)?;
        let place = phrase::place(self.view.destination(), words);
        if seen.cards.is_empty() {
            return Some(say!(words, "ex-tell-no-team"));
        }
        let sum = self.sum_told(&seen, words);
        let (strength, pay) = (seen.strength, seen.pay);
        Some(say!(words, "ex-tell-team", place = place, sum = sum, strength = strength, pay = pay))
    }

    /// What a place is called, where it is no decision.
    pub(super) fn named(&self, place: Place, words: &Words) -> Option<String> {
        match place {
            Place::Decision(Action::Take(card)) if self.view.stage != Stage::Pick => {
                Some(phrase::card(card, words))
            }
            Place::Decision(_) => None,
            Place::Card(card) => Some(phrase::card(card, words)),
            Place::Expedition(number) => {
                self.view.expeditions.get(number).map(|it| phrase::place(*it, words))
            }
            Place::Team(seat, which) => {
                Some(say!(words, "ex-name-team", seat = seat.number(), team = which.number()))
            }
            Place::Discards => Some(say!(words, "ex-discards", count = self.view.discard.len())),
            Place::Deck => Some(say!(words, "ex-name-deck")),
        }
    }
}
