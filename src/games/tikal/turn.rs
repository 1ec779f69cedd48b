//! TK-2: turns follow each other; decisions are listed and taken.

use super::action::Action;
use super::event::{Asked, Event, Refusal};
use super::hex::Hex;
use super::options::Mode;
use super::state::{Stage, Tikal};
use super::tile::{Kind, Tile};
use crate::engine::{Happening, Seat, SeatSet};

impl Tikal {
    /// An ordinary turn of the basic game, or the next auction, with whatever it reveals; after
    /// the last tile the last scoring (TK-7.4).
    pub(super) fn go_on(&mut self, next: Seat, at: &mut impl Happening<Event>) {
        if self.is_out_of_tiles() {
            self.begin_scoring(next, true, at);
        } else if self.options.mode == Mode::Auction {
            self.go_on_auctioning(at);
        } else {
            self.draw(next, at);
        }
    }

    /// TK-2.1: the seat reveals the top tile.
    pub(super) fn draw(&mut self, seat: Seat, at: &mut impl Happening<Event>) {
        let Some(tile) = self.stack.pop() else { return };
        self.turn = seat;
        let kind = self.rules.terrain(tile).kind;
        at.tell(Event::Drawn { seat, tile, kind });
        at.reveal(SeatSet::EVERYBODY);
        self.receive(tile, at);
    }

    /// The seat on turn has a tile to lay. A volcano waits for a scoring round (TK-7.1).
    pub(super) fn receive(&mut self, tile: Tile, at: &mut impl Happening<Event>) {
        (self.in_hand, self.layer) = (Some(tile), self.turn);
        if self.rules.terrain(tile).kind == Kind::Volcano {
            self.volcanoes += 1;
            at.commit();
            self.begin_scoring(self.turn, false, at);
        } else {
            self.begin_laying(at);
        }
    }

    /// TK-2.4: a tile without a place leaves the game.
    pub(super) fn begin_laying(&mut self, at: &mut impl Happening<Event>) {
        self.stage = Stage::Lay;
        self.points = 0;
        let Some(tile) = self.in_hand.filter(|tile| !self.has_place(*tile)) else { return };
        self.in_hand = None;
        self.lost.push(tile);
        self.laid += 1;
        let kind = self.rules.terrain(tile).kind;
        at.tell(Event::NoPlace { seat: self.turn, tile, kind });
        self.begin_spending();
    }

    /// TK-2.1, TK-4.6: action points anew, and nothing dug with them yet.
    pub(super) fn begin_spending(&mut self) {
        self.stage = Stage::Spend;
        self.points = self.rules.action_points;
        self.ground.iter_mut().for_each(|ground| ground.dug = 0);
    }

    /// TK-2.8: the points that are left are lost. What follows, follows at once.
    fn end(&mut self, at: &mut impl Happening<Event>) {
        at.commit();
        match self.scoring {
            Some(round) => self.score(round, at),
            None => self.go_on(self.seats.left_of(self.turn), at),
        }
    }

    /// Every legal decision of the seat on turn.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        let seat = self.turn;
        match self.stage {
            Stage::Bid => self.list_bids(out),
            Stage::Choose => self.list_tiles(out),
            Stage::Lay => {
                if let Some(tile) = self.in_hand {
                    self.list_places(tile, out);
                }
            }
            Stage::Spend => {
                self.list_digs(seat, out);
                self.list_entering(seat, out);
                self.list_moves(seat, out);
                self.list_camps(seat, out);
                self.list_guards(seat, out);
                self.list_exchanges(seat, out);
                out.push(Action::End);
            }
            Stage::Over => {}
        }
    }

    /// Takes a decision of the seat on turn, or says why not and changes nothing.
    pub(super) fn take(
        &mut self,
        action: Action,
        at: &mut impl Happening<Event>,
    ) -> Result<(), Refusal> {
        let what = self.stage.asks();
        if action.belongs_to() != what {
            return Err(Refusal::First { what });
        }
        match action {
            Action::Bid(bid) => self.bid(bid, at),
            Action::Pass => self.pass(at),
            Action::Choose(tile) => self.choose(tile, at),
            Action::Lay(hex, turn) => self.lay(hex, turn, at),
            Action::Enter(hex, party) => self.enter(hex, party, at),
            Action::Move(from, to, party) => self.walk((from, to), party, at),
            Action::Dig(hex) => self.dig(hex, at),
            Action::Exchange(other, taken, given) => self.exchange(other, taken, given, at),
            Action::Camp(hex) => self.set_up_camp(hex, at),
            Action::Guard(hex) => self.guard(hex, at),
            Action::End => {
                self.end(at);
                Ok(())
            }
        }
    }

    /// The hexes where a seat has figures.
    pub(super) fn manned_by(&self, seat: Seat) -> impl Iterator<Item = Hex> {
        self.manned[seat.index()].iter()
    }
}

impl Action {
    /// When it is decided.
    const fn belongs_to(self) -> Asked {
        match self {
            Self::Bid(_) | Self::Pass => Asked::Bid,
            Self::Choose(_) => Asked::Choose,
            Self::Lay(..) => Asked::Lay,
            Self::Enter(..)
            | Self::Move(..)
            | Self::Dig(_)
            | Self::Exchange(..)
            | Self::Camp(_)
            | Self::Guard(_)
            | Self::End => Asked::Spend,
        }
    }
}
