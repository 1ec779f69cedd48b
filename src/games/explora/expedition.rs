//! EX-6: an expedition, from the choice of teams to their losses; EX-7: the end of the game.

use super::action::Action;
use super::card::Card;
use super::components::MOST_SEATS;
use super::event::{Event, Going, Refusal};
use super::state::{Explora, Stage};
use super::team::{TEAMS, Teams, Which};
use crate::engine::{Chance, Happening, Score, Seat, SeatSet};
use crate::games::list::List;

/// The teams on an expedition.
type Party = List<Going, { MOST_SEATS * TEAMS }>;

impl Explora {
    /// EX-6.1, EX-6.2: everybody who has a team to send chooses in secret.
    pub(super) fn call_expedition(&mut self, at: &mut impl Happening<Event>) {
        let (number, expedition) = (self.active + 1, self.destination());
        let cartographers = self.cartographers;
        at.tell(Event::Called { number, expedition, cartographers });
        self.stage = Stage::Send;
        self.waiting = SeatSet::NOBODY;
        for seat in self.seats.seats() {
            if self.ready(seat).is_empty() {
                self.side_mut(seat).sent = Some(Teams::NONE);
            } else {
                self.waiting = self.waiting.with(seat);
            }
        }
        if self.waiting.is_empty() {
            self.set_out(at);
        }
    }

    #[inline]
    pub(super) fn list_teams(&self, seat: Seat, out: &mut Vec<Action>) {
        let ready = self.ready(seat);
        out.extend(Teams::ALL.into_iter().filter(|teams| teams.within(ready)).map(Action::Go));
    }

    /// EX-6.2: a seat seals its choice; the last one reveals them all.
    pub(super) fn go(
        &mut self,
        seat: Seat,
        teams: Teams,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let ready = self.ready(seat);
        if let Some(team) = teams.iter().find(|&team| !ready.has(team)) {
            let there = !self.team(seat, team).is_empty();
            return Err(if there { Refusal::TooWeak { team } } else { Refusal::NoTeam { team } });
        }
        self.side_mut(seat).sent = Some(teams);
        self.waiting = self.waiting.without(seat);
        let open = Event::Chose { seat, teams: None };
        at.whisper(SeatSet::only(seat), Event::Chose { seat, teams: Some(teams) }, open);
        if self.waiting.is_empty() {
            self.set_out(at);
        }
        Ok(())
    }

    /// EX-6.2, EX-6.3: the choices are revealed, and each team that goes is paid.
    fn set_out(&mut self, at: &mut impl Happening<Event>) {
        at.reveal(SeatSet::EVERYBODY);
        let party = self.party();
        for going in party.iter() {
            self.pay_out(going.seat, going.pay);
        }
        at.tell(Event::Went { teams: party });
        self.give_card(&party, at);
    }

    /// The teams that go, by their owners' places on the scale.
    #[inline]
    fn party(&self) -> Party {
        let mut party = Party::default();
        for seat in self.scale.seats() {
            for team in self.side(seat).sent.unwrap_or_default().iter() {
                let strength = self.strength(seat, team);
                party.push(Going { seat, team, strength, pay: self.rules.pay(strength) });
            }
        }
        party
    }

    /// EX-6.4: the strongest team takes the card; of equal ones that of the seat higher on the
    /// scale; of one seat's two the one it chooses.
    fn give_card(&mut self, party: &Party, at: &mut impl Happening<Event>) {
        let most = party.iter().map(|going| going.strength).max();
        let mut strongest = party.iter().filter(|going| Some(going.strength) == most);
        let Some(&Going { seat, team, .. }) = strongest.next() else {
            self.winners.push(None);
            at.tell(Event::Unclaimed { expedition: self.destination() });
            self.come_home(at);
            return;
        };
        let both = strongest.next().is_some_and(|other| other.seat == seat);
        // EX-6.9: without losses to come, nothing hangs on which of the two it is.
        if both && !self.is_last() {
            self.stage = Stage::Claim;
            self.waiting = SeatSet::only(seat);
        } else {
            self.win(seat, team, at);
        }
    }

    /// The card is a team's: of two equal ones the seat may choose either.
    pub(super) fn win(&mut self, seat: Seat, team: Which, at: &mut impl Happening<Event>) {
        self.winners.push(Some(seat));
        self.strongest = Some((seat, team));
        at.tell(Event::Won { seat, team, expedition: self.destination() });
        self.come_home(at);
    }

    /// EX-6.5: artefacts by the place on the scale. Then losses; EX-6.9: but not at the end.
    fn come_home(&mut self, at: &mut impl Happening<Event>) {
        let markers = self.scale.0.into_iter().zip(self.rules.artefacts.points).enumerate();
        for (place, (marker, points)) in markers {
            let Some(seat) = marker.filter(|_| points > 0) else { continue };
            for team in self.side(seat).sent.unwrap_or_default().iter() {
                self.side_mut(seat).artefacts[place] += 1;
                at.tell(Event::Artefact { seat, team, points });
            }
        }
        if self.is_last() {
            self.end_game(at);
            return;
        }
        for side in &mut self.sides {
            side.losing = side.sent.unwrap_or_default();
        }
        self.waiting = SeatSet::NOBODY;
        self.next_loss(at);
    }

    /// Whether this is the last expedition of the match.
    #[inline]
    fn is_last(&self) -> bool {
        usize::from(self.active) + 1 >= self.row.len()
    }

    /// EX-6.8: the winning team first, then by the owners' places, first team before second.
    fn next_loser(&self) -> Option<(Seat, Which)> {
        let losing = |seat: Seat, team: Which| self.side(seat).losing.has(team);
        let strongest = self.strongest.filter(|&(seat, team)| losing(seat, team));
        strongest.or_else(|| {
            let mut teams =
                self.scale.seats().flat_map(|seat| Which::BOTH.map(move |team| (seat, team)));
            teams.find(|&(seat, team)| losing(seat, team))
        })
    }

    /// EX-6.6: the next team loses a card. Its owner chooses; for the winning team the opponent
    /// highest on the scale. What leaves no choice is done unasked.
    fn next_loss(&mut self, at: &mut impl Happening<Event>) {
        while let Some((owner, team)) = self.next_loser() {
            let cards = self.team(owner, team).different_cards();
            if let [card] = cards[..] {
                self.lose_card(owner, team, card, None, at);
                continue;
            }
            let won = self.strongest == Some((owner, team));
            let opponent = self.scale.seats().find(|&seat| seat != owner);
            let chooser = if won { opponent.unwrap_or(owner) } else { owner };
            if self.waiting != SeatSet::only(chooser) {
                at.commit();
            }
            self.stage = Stage::Lose { owner, team };
            self.waiting = SeatSet::only(chooser);
            return;
        }
        self.next_expedition(at);
    }

    #[inline]
    pub(super) fn list_losses(&self, owner: Seat, team: Which, out: &mut Vec<Action>) {
        let cards = self.team(owner, team).different_cards();
        out.extend(cards.iter().map(|&card| Action::Lose(card)));
    }

    /// A seat has chosen what a team loses.
    pub(super) fn lose(
        &mut self,
        seat: Seat,
        (owner, team): (Seat, Which),
        card: Card,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if !self.team(owner, team).has(card) {
            return Err(Refusal::NotInTeam { card });
        }
        self.lose_card(owner, team, card, Some(seat), at);
        self.next_loss(at);
        Ok(())
    }

    fn lose_card(
        &mut self,
        seat: Seat,
        team: Which,
        card: Card,
        by: Option<Seat>,
        at: &mut impl Happening<Event>,
    ) {
        let before = self.strength(seat, team);
        let side = self.side_mut(seat);
        side.losing = side.losing.without(team);
        side.teams[team.index()].lose(card);
        let gone = side.teams[team.index()].is_empty();
        self.discard.push(card);
        at.tell(Event::Lost { seat, team, card, by });
        if gone {
            at.tell(Event::Disbanded { seat, team });
        } else {
            self.tell_strength(seat, team, before, at);
        }
    }

    /// EX-6.7: deck, discards and cartographers make a new deck; the next expedition is active.
    fn next_expedition(&mut self, at: &mut impl Happening<Event>) {
        let discarded = self.discard;
        self.deck.extend(discarded.iter().copied());
        self.discard.clear();
        self.deck.extend((0..self.cartographers).map(|_| Card::CARTOGRAPHER));
        self.cartographers = 0;
        at.chance().shuffle(&mut self.deck);
        let before =
            self.sides.map(|side| side.teams.map(|team| team.strength(self.rules, self.symbols())));
        self.active += 1;
        at.tell(Event::Active { number: self.active + 1, expedition: self.destination() });
        for seat in self.seats.seats() {
            for team in Which::BOTH {
                self.tell_strength(seat, team, before[seat.index()][team.index()], at);
            }
        }
        self.begin_round(at);
    }

    /// EX-7.1: all money is shown, and points are counted.
    fn end_game(&mut self, at: &mut impl Happening<Event>) {
        self.stage = Stage::Over;
        self.waiting = SeatSet::NOBODY;
        at.reveal(SeatSet::EVERYBODY);
        for seat in self.seats.seats() {
            let [expeditions, artefacts, money] = self.points(seat);
            let total = expeditions + artefacts + money;
            at.tell(Event::Result { seat, expeditions, artefacts, money, total });
        }
    }

    /// EX-7.1: a seat's points for expedition cards, artefacts and money.
    pub(super) fn points(&self, seat: Seat) -> [i32; 3] {
        let (side, rules) = (self.side(seat), self.rules);
        let won = self.winners.iter().filter(|&&winner| winner == Some(seat));
        let expeditions = won.map(|_| i32::from(rules.points.expedition)).sum();
        let artefacts = side.artefacts.iter().zip(rules.artefacts.points);
        let artefacts = artefacts.map(|(&count, points)| i32::from(count) * i32::from(points));
        // What is bid is as good as paid.
        let money = i32::from(side.money) - i32::from(side.bid.unwrap_or(0));
        [expeditions, artefacts.sum(), money * i32::from(rules.points.money)]
    }

    /// EX-7.2: the scores of a finished game; ties go to the higher place on the scale.
    pub(super) fn scores(&self) -> Vec<Score> {
        let score = |seat: Seat| {
            let [expeditions, artefacts, money] = self.points(seat);
            let place = i32::try_from(self.scale.place(seat)).unwrap_or(i32::MAX);
            Score {
                seat,
                points: vec![
                    ("expeditions", expeditions),
                    ("artefacts", artefacts),
                    ("money", money),
                ],
                ties: vec![("initiative", -place)],
            }
        };
        self.seats.seats().map(score).collect()
    }
}
