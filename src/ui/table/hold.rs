//! Who has the keyboard, and with whose eyes the table is looked at.

use super::{Asked, Manner, TableScreen};
use crate::engine::{Eyes, Seat, SeatSet};
use crate::say;
use crate::ui::command::Command;
use crate::ui::layer::{Outcome, Room};

/// Who has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// Nobody: it is being passed on.
    Nobody,
    /// Nobody: the hand was closed on purpose, and stays so until it is opened.
    Closed,
    /// This seat, with its secrets in sight.
    Secretly(Seat),
    /// This seat; its decision needs no secrets, and all look at what lies open to everybody.
    Openly(Seat),
}

impl Hold {
    /// The seat that decides.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Secretly(seat) | Self::Openly(seat) => Some(seat),
            Self::Nobody | Self::Closed => None,
        }
    }
}

/// What the screen is there for at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Everybody looks at what was laid open.
    Reveal,
    /// Somebody at this keyboard decides.
    Turn,
    /// The keyboard goes to this seat.
    Handover(Seat),
    /// The match is over.
    Over,
    /// The table, while somebody decides elsewhere.
    Watch,
}

impl TableScreen {
    pub(super) fn mode(&self) -> Mode {
        if !self.reveals.is_empty() {
            return Mode::Reveal;
        }
        if self.pulse.is_over() {
            return Mode::Over;
        }
        if self.deciding().is_some() {
            return Mode::Turn;
        }
        let closed = self.alone().filter(|_| self.hold == Hold::Closed);
        match self.claims.or(self.waited_for()).or(closed) {
            Some(seat) if !self.watched => Mode::Handover(seat),
            _ => Mode::Watch,
        }
    }

    /// The first seat at this keyboard that the match waits for.
    fn waited_for(&self) -> Option<Seat> {
        self.pulse.to_act.iter().find(|seat| self.host.here().has(*seat))
    }

    /// The seat that decides at this keyboard now.
    pub(super) fn deciding(&self) -> Option<Seat> {
        let can = self.pulse.acting();
        self.hold.seat().filter(|seat| can.has(*seat) && self.host.here().has(*seat))
    }

    /// The only seat at this terminal: nobody else could see its secrets.
    pub(super) fn alone(&self) -> Option<Seat> {
        let here = self.host.here();
        here.first().filter(|_| here.len() == 1 && !self.watched)
    }

    /// Whether what lies open could be seen by somebody whom it does not concern.
    pub(super) fn is_shared(&self) -> bool {
        self.alone().is_none()
    }

    /// Whether the keyboard is passed from hand to hand, so that nobody sees another's secrets.
    pub(super) fn is_passed(&self) -> bool {
        self.is_shared() && self.passing.is_needed()
    }

    /// Whose eyes are open. A terminal with a single seat keeps that seat's, also while others
    /// decide.
    pub(super) fn eyes(&self) -> Eyes {
        match self.hold {
            Hold::Secretly(seat) => Eyes::Seat(seat),
            Hold::Closed => Eyes::Table,
            Hold::Nobody | Hold::Openly(_) => self.alone().map_or(Eyes::Table, Eyes::Seat),
        }
    }

    /// Whether a hand lies open though it is not its turn.
    pub(super) fn is_at_hand(&self) -> bool {
        self.eyes() != Eyes::Table
    }

    /// Who has the keyboard now that something has changed.
    pub(super) fn next_hold(&self) -> Hold {
        let (acting, openly) = (self.pulse.acting(), self.pulse.manner == Manner::Openly);
        if self.watched {
            return self.hold;
        }
        if let Some(seat) = self.alone() {
            return match self.hold {
                Hold::Closed => Hold::Closed,
                _ if acting.has(seat) => Hold::Secretly(seat),
                _ => Hold::Nobody,
            };
        }
        if let Some(seat) = self.claims.filter(|seat| acting.has(*seat)) {
            let kept = self.hold == Hold::Secretly(seat) || !self.is_passed();
            return if kept { Hold::Secretly(seat) } else { Hold::Nobody };
        }
        let must: SeatSet = self.pulse.to_act;
        match (self.hold, self.waited_for()) {
            // Nobody's secrets are needed: all look at the same table.
            (_, Some(seat)) if openly && must.len() == 1 => Hold::Openly(seat),
            (Hold::Secretly(seat), _) if must.has(seat) => self.hold,
            (Hold::Closed, _) => Hold::Closed,
            // One person plays all seats.
            (_, Some(seat)) if !self.is_passed() => Hold::Secretly(seat),
            _ => Hold::Nobody,
        }
    }

    /// The seats at this keyboard that could decide off turn; they must say who they are.
    pub(super) fn claimants(&self) -> SeatSet {
        let here = self.host.here();
        let may = self.pulse.may_act.iter().filter(|seat| here.has(*seat) && self.is_shared());
        may.filter(|_| !self.watched).collect()
    }

    /// Whether anything on the table may be hidden from anybody.
    fn has_secrets(&self) -> bool {
        self.scene.as_ref().is_none_or(|scene| scene.secrets)
    }

    /// Somebody wants to decide off turn. Everybody who may is asked alike: that somebody could
    /// use it is not to be seen.
    pub(super) fn ask_claimant(&mut self, room: &mut Room) -> Outcome {
        if self.claimants().is_empty() {
            room.notice = Some(say!(&room.words, "nothing-to-claim"));
        } else {
            self.asked = Some(Asked::Claimant);
            self.host.wait_for_people(true);
        }
        Outcome::Stay
    }

    /// A seat's number says who it is; anything else takes the question back.
    pub(super) fn step_claim(&mut self, command: Command, room: &mut Room) -> Outcome {
        self.asked = None;
        self.host.wait_for_people(self.claims.is_some());
        if command == Command::Interrupt {
            return Outcome::Through;
        }
        let Command::Digit(number) = command else { return Outcome::Stay };
        let seat = Seat::numbered(number).filter(|seat| self.claimants().has(*seat));
        if seat.is_none() {
            room.notice = Some(say!(&room.words, "nothing-to-claim"));
            return Outcome::Stay;
        }
        self.claims = seat;
        self.host.wait_for_people(seat.is_some());
        self.changed(room)
    }

    /// The hand is closed on purpose, or because the terminal was somebody else's meanwhile.
    pub(super) fn close_hand(&mut self) -> Outcome {
        // Where nobody hides anything there is nothing to close.
        if !self.has_secrets() || !matches!(self.hold, Hold::Secretly(_)) && !self.is_at_hand() {
            return Outcome::Stay;
        }
        self.hold = Hold::Closed;
        self.look();
        Outcome::Cover
    }
}
