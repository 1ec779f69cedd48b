//! A turn: play one card, resolve what the figure finds, take one card (LC-2, LC-3).

use super::action::Action;
use super::card::{Card, Colour};
use super::event::{Ending, Event, Refusal};
use super::figure::{Explorer, Figure};
use super::state::{LostCities, Stage};
use super::token::Token;
use crate::engine::{Happening, SeatSet};

impl LostCities {
    /// Every legal decision of the seat on turn.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        let side = self.side();
        match self.stage {
            Stage::Play => {
                out.reserve(2 * usize::from(self.rules.hand));
                let any_left = side.any_left(self.rules);
                for colour in Colour::ALL {
                    if side.explorers[colour.index()].is_some() || any_left {
                        let held = side.hand.values(colour);
                        let fit = side.fitting(self.options.order, colour, held);
                        out.extend(fit.map(|value| Action::Play(Card::new(colour, value))));
                    }
                }
                for colour in Colour::ALL {
                    let held = side.hand.values(colour);
                    out.extend(held.map(|value| Action::Discard(Card::new(colour, value))));
                }
            }
            Stage::Send(_) => {
                let left = |&kind: &Figure| side.left(self.rules, kind) > 0;
                out.extend(Figure::ALL.into_iter().filter(left).map(Action::Send));
            }
            Stage::Move { except } => {
                for colour in Colour::ALL {
                    if Some(colour) != except && side.can_move(self.rules, colour) {
                        out.push(Action::Move(colour));
                    }
                }
                out.push(Action::Stay);
            }
            Stage::Take => {
                out.push(Action::Draw);
                for colour in Colour::ALL {
                    if Some(colour) != self.closed && !self.piles[colour.index()].is_empty() {
                        out.push(Action::Take(colour));
                    }
                }
            }
            Stage::Over => {}
        }
    }

    /// Takes a decision of the seat on turn.
    pub(super) fn take(
        &mut self,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Play, Action::Play(card)) => self.play(card, at),
            (Stage::Play, Action::Discard(card)) => self.discard(card, at),
            (Stage::Send(colour), Action::Send(figure)) => self.send(colour, figure, at),
            (Stage::Move { except }, Action::Move(colour)) => self.step_on(colour, except, at),
            (Stage::Move { .. }, Action::Stay) => {
                at.tell(Event::Stayed { seat: self.turn });
                self.stage = Stage::Take;
                Ok(())
            }
            (Stage::Take, Action::Draw) => {
                self.draw(at);
                Ok(())
            }
            (Stage::Take, Action::Take(colour)) => self.take_discarded(colour, at),
            (Stage::Play | Stage::Over, _) => Err(Refusal::PlayFirst),
            (Stage::Send(_), _) => Err(Refusal::SendFirst),
            (Stage::Move { .. }, _) => Err(Refusal::MoveFirst),
            (Stage::Take, _) => Err(Refusal::TakeNow),
        }
    }

    /// LC-2.1 starts a path, LC-2.3 goes on along it, LC-2.5 plays on at its end.
    fn play(&mut self, card: Card, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        let (seat, rules, colour) = (self.turn, self.rules, card.colour());
        self.may_play(card)?;
        let side = self.side_mut();
        side.hand.remove(card);
        side.rows[colour.index()].push(card);
        at.tell(Event::Played { seat, card });
        match side.explorers[colour.index()] {
            None => {
                let mut kinds = Figure::ALL.into_iter().filter(|&k| side.left(rules, k) > 0);
                match (kinds.next(), kinds.next()) {
                    (Some(only), None) => self.set_out(colour, only, at),
                    _ => self.stage = Stage::Send(colour),
                }
            }
            Some(explorer) if explorer.step == rules.last_step() => {
                at.tell(Event::AtEnd { seat, colour });
                self.offer_step(Some(colour), at);
            }
            Some(_) => self.advance(colour, at),
        }
        Ok(())
    }

    fn may_play(&self, card: Card) -> Result<(), Refusal> {
        let (side, colour) = (self.side(), card.colour());
        if !side.hand.has(card) {
            return Err(Refusal::NotHeld { card });
        }
        let mut fit = side.fitting(self.options.order, colour, side.hand.values(colour));
        if !fit.any(|value| value == card.value()) {
            let last = side.rows[colour.index()].last().map_or(0, |card| card.value());
            return Err(if card.value() < last {
                Refusal::TooLow { card, last }
            } else {
                Refusal::TooHigh { card, last }
            });
        }
        let new_path = side.explorers[colour.index()].is_none();
        if new_path && !side.any_left(self.rules) {
            return Err(Refusal::NoFigureLeft);
        }
        Ok(())
    }

    /// LC-2.4.
    fn discard(&mut self, card: Card, at: &mut impl Happening<Event>) -> Result<(), Refusal> {
        if !self.side_mut().hand.remove(card) {
            return Err(Refusal::NotHeld { card });
        }
        self.piles[card.colour().index()].push(card);
        self.closed = Some(card.colour());
        at.tell(Event::Discarded { seat: self.turn, card });
        self.stage = Stage::Take;
        Ok(())
    }

    fn send(
        &mut self,
        colour: Colour,
        figure: Figure,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if self.side().left(self.rules, figure) == 0 {
            return Err(Refusal::KindGone { figure });
        }
        self.set_out(colour, figure, at);
        Ok(())
    }

    /// Sets a figure on the first step of a path (LC-2.1).
    fn set_out(&mut self, colour: Colour, figure: Figure, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        self.side_mut().explorers[colour.index()] = Some(Explorer { figure, step: 1 });
        at.tell(Event::Sent { seat, colour, figure });
        self.arrive(colour, 1, at);
    }

    /// A step that an arrow or the end of another path gives (LC-2.5, LC-3.4).
    fn step_on(
        &mut self,
        colour: Colour,
        except: Option<Colour>,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        if self.side().explorers[colour.index()].is_none() {
            return Err(Refusal::NobodyThere { colour });
        }
        if Some(colour) == except || !self.side().can_move(self.rules, colour) {
            return Err(Refusal::AtEnd { colour });
        }
        let side = self.side_mut();
        if let Some(explorer) = side.explorers[colour.index()] {
            side.steps_freely(colour, explorer.step + 1);
        }
        self.advance(colour, at);
        Ok(())
    }

    /// Moves a figure one step; over the bridge it may end the expedition (LC-4.1).
    fn advance(&mut self, colour: Colour, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        let Some(explorer) = &mut self.side_mut().explorers[colour.index()] else {
            return;
        };
        explorer.step += 1;
        let step = explorer.step;
        at.tell(Event::Moved { seat, colour, step });
        if step == self.rules.bridge + 1 {
            self.crossed += 1;
            let crossed = self.crossed;
            at.tell(Event::Crossed { seat, colour, crossed });
            if crossed == self.rules.crossings {
                self.end_expedition(Ending::Bridge, at);
                return;
            }
        }
        self.arrive(colour, step, at);
    }

    /// Resolves the token of the space that a figure has come to (LC-3.1).
    fn arrive(&mut self, colour: Colour, step: u8, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        let space = &mut self.tokens[colour.index()][usize::from(step) - 1];
        self.stage = Stage::Take;
        match *space {
            Some(Token::Artefact) => {
                *space = None;
                self.side_mut().artefact_tokens += 1;
                at.tell(Event::FoundArtefact { seat });
            }
            Some(Token::Points(points)) => {
                self.side_mut().chips.tokens += i32::from(points);
                at.tell(Event::FoundPoints { seat, points });
            }
            Some(Token::Arrow) => {
                at.tell(Event::FoundArrow { seat });
                self.offer_step(None, at);
            }
            None => {}
        }
    }

    /// Lets the seat move a figure; with none to move the step is lost (LC-2.5, LC-3.5).
    fn offer_step(&mut self, except: Option<Colour>, at: &mut impl Happening<Event>) {
        if self.any_can_move(except) {
            self.stage = Stage::Move { except };
        } else {
            at.tell(Event::StepLost { seat: self.turn });
            self.stage = Stage::Take;
        }
    }

    /// LC-2.6; the last card ends the expedition (LC-4.2).
    fn draw(&mut self, at: &mut impl Happening<Event>) {
        let seat = self.turn;
        if let Some(card) = self.deck.pop() {
            self.side_mut().hand.add(card);
            let only = SeatSet::only(seat);
            let open = Event::Drew { seat, card: None };
            at.whisper(only, Event::Drew { seat, card: Some(card) }, open);
            at.reveal(only);
        }
        if self.deck.is_empty() {
            self.end_expedition(Ending::Deck, at);
        } else {
            self.pass_on(at);
        }
    }

    /// LC-2.6: the pile discarded to in this turn is closed.
    fn take_discarded(
        &mut self,
        colour: Colour,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        if self.closed == Some(colour) {
            return Err(Refusal::PileClosed { colour });
        }
        let pile = &mut self.piles[colour.index()];
        let card = pile.pop().ok_or(Refusal::NoPile { colour })?;
        if !pile.is_empty() {
            // Only the top card lies open (LC-2.4): the one below is news.
            at.reveal(SeatSet::EVERYBODY);
        }
        self.side_mut().hand.add(card);
        at.tell(Event::Took { seat, card });
        self.pass_on(at);
        Ok(())
    }

    /// LC-2.7.
    fn pass_on(&mut self, at: &mut impl Happening<Event>) {
        self.turn = self.seats.left_of(self.turn);
        self.stage = Stage::Play;
        self.closed = None;
        at.commit();
    }
}
