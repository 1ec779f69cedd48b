//! The narrow front of a match: a seat's snapshot out, a decision in. Screens, saves, commands
//! and other terminals use it without knowing the game.

use super::chance::{Seed, Swift};
use super::game::{Game, Manner, Round};
use super::happening::Quiet;
use super::options::{Choices, GameOptions};
use super::play::{Match, Refused};
use super::player::Player;
use super::seat::{Eyes, Seat, SeatSet};
use super::standings::Standings;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::str::FromStr;

/// All that one pair of eyes may know of a match, in a form that can go anywhere.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// The game's name.
    pub game: String,
    /// Whose eyes.
    pub eyes: Eyes,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// The variants chosen.
    pub options: Choices,
    /// How many decisions have been taken.
    pub decisions: usize,
    /// How far the match has come.
    pub round: Round,
    /// The seats that must decide now; none when the match is over.
    pub to_act: SeatSet,
    /// The seats that may decide beside them, off turn.
    pub may_act: SeatSet,
    /// How those who must decide do it.
    pub manner: Manner,
    /// Every legal decision of the seat that these eyes decide for.
    pub legal: Vec<String>,
    /// Whether that seat can take its last decision back.
    pub can_undo: bool,
    /// The table as these eyes see it: the game's `View`.
    pub view: Value,
    /// The decisions taken, as far as these eyes may know them.
    pub taken: Vec<Decided>,
    /// What happened, as these eyes saw it.
    pub events: Vec<Happened>,
    /// How the seats stand, as far as these eyes may know.
    pub standings: Standings,
}

impl Snapshot {
    /// The seat that these eyes decide for: their own or, while one seat decides before all
    /// eyes, that one.
    pub fn decider(&self) -> Option<Seat> {
        decider(self.eyes, self.to_act, self.manner)
    }
}

fn decider(eyes: Eyes, to_act: SeatSet, manner: Manner) -> Option<Seat> {
    let openly = manner == Manner::Openly && to_act.len() == 1;
    eyes.seat().or_else(|| to_act.first().filter(|_| openly))
}

/// A decision in a snapshot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decided {
    /// Which one, from 1: the events told `after` so many are what came of it.
    pub number: usize,
    /// Whose.
    pub seat: Seat,
    /// What was decided; nothing while it is sealed from these eyes.
    pub decision: Option<String>,
}

/// An event in a snapshot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Happened {
    /// How many decisions had been taken when it was told: 0 for the setup.
    pub after: usize,
    /// The game's event.
    pub event: Value,
}

/// What a match is made of: enough to play it again, and all that a save needs.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its components.
    pub components: String,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// The variants chosen.
    pub options: Choices,
    /// What its chance grows from.
    pub seed: Seed,
    /// The decisions taken, in order, as text.
    pub decisions: Vec<(Seat, String)>,
}

/// Why a decision was not taken, without knowing the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Objection {
    /// The match is over.
    Over,
    /// It is not this seat's turn.
    NotToAct(Seat),
    /// It was meant for a table that has changed since.
    Late,
    /// This text is no decision of the game.
    Unknown(String),
    /// The rules say no: the game's `Refusal`.
    Rule(Value),
    /// There is nothing that the seat could take back: it has decided nothing yet.
    NothingToUndo,
    /// Its last decision has shown somebody something.
    Shown,
    /// The turn has passed on, or others have acted since.
    Passed,
}

/// A match in progress, whatever the game.
pub trait Table: Send {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// Who plays, in seat order.
    fn players(&self) -> &[Player];
    /// The seats that must decide now; none when the match is over.
    fn to_act(&self) -> SeatSet;
    /// The seats that may decide beside them, off turn.
    fn may_act(&self) -> SeatSet;
    /// How those who must decide do it.
    fn manner(&self) -> Manner;
    /// How many decisions have been taken.
    fn decisions(&self) -> usize;
    /// Every legal decision of this seat, as text.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// All that these eyes may know; of what was decided and told only the decision of this
    /// number, the later ones, and what came of them.
    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot;
    /// Takes a decision, or says why not and changes nothing.
    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Objection>;
    /// The seats that could take their last decision back.
    fn may_undo(&self) -> SeatSet;
    /// Takes this seat's last decision back.
    fn undo(&mut self, seat: Seat) -> Result<(), Objection>;
    /// Takes back all that this seat still can.
    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection>;
    /// What this seat would gain by off turn, as far as it can know: a claim that brings it points
    /// on whatever table it could be looking at.
    fn gainful(&self, seat: Seat) -> Option<String>;
    /// Who decided last, if that can still be taken back.
    fn last_open(&self) -> Option<Seat>;
    /// Up to how many decisions everything is old to this seat; what happened after them is news.
    fn news_from(&self, seat: Seat) -> usize;
    /// Every seat's points after each decision; nothing before the match is over, since they may
    /// be secret.
    fn course(&self) -> Vec<Vec<Option<i32>>>;
    /// The match as it was after so many decisions.
    fn rewound(&self, decisions: usize) -> Box<dyn Table>;
    /// What its chance grows from: the table's own secret, for its bots and its save.
    fn seed(&self) -> Seed;
    /// What it is made of.
    fn record(&self) -> Record;
}

/// Views, events and refusals are plain data: they always have a JSON form.
fn plain(data: &impl Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

impl<R: Serialize> From<Refused<R>> for Objection {
    fn from(refused: Refused<R>) -> Self {
        match refused {
            Refused::Over => Self::Over,
            Refused::NotToAct(seat) => Self::NotToAct(seat),
            Refused::Rule(rule) => Self::Rule(plain(&rule)),
            Refused::NothingToUndo => Self::NothingToUndo,
            Refused::Shown => Self::Shown,
            Refused::Passed => Self::Passed,
        }
    }
}

impl<G: Game> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> &[Player] {
        &self.setup().players
    }

    fn to_act(&self) -> SeatSet {
        Match::to_act(self)
    }

    fn may_act(&self) -> SeatSet {
        self.state().may_act()
    }

    fn manner(&self) -> Manner {
        self.state().manner()
    }

    fn decisions(&self) -> usize {
        Match::decisions(self).len()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        if self.acting().has(seat) {
            self.state().actions(seat, &mut actions);
        }
        actions.iter().map(G::Action::to_string).collect()
    }

    fn snapshot(&self, eyes: Eyes, since: usize) -> Snapshot {
        let (to_act, manner) = (Match::to_act(self), self.state().manner());
        let decider = decider(eyes, to_act, manner);
        let decided = |(number, seat, action): (usize, Seat, Option<G::Action>)| {
            let decision = action.map(|action| action.to_string());
            Decided { number, seat, decision }
        };
        let happened = |(after, event): (usize, &G::Event)| Happened { after, event: plain(event) };
        Snapshot {
            game: G::ID.to_owned(),
            eyes,
            players: self.setup().players.clone(),
            options: self.setup().options.choices(),
            decisions: Match::decisions(self).len(),
            round: self.state().round(),
            to_act,
            may_act: self.state().may_act(),
            manner,
            legal: decider.map(|seat| self.legal(seat)).unwrap_or_default(),
            can_undo: decider.is_some_and(|seat| self.can_undo(seat)),
            view: plain(&self.state().view(eyes)),
            taken: self.decisions_known(eyes, since).map(decided).collect(),
            events: self.events(eyes, since).map(happened).collect(),
            standings: self.state().standings(eyes),
        }
    }

    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Objection> {
        let action = G::Action::from_str(decision.trim())
            .map_err(|_| Objection::Unknown(decision.to_owned()))?;
        Ok(Match::decide(self, seat, action)?)
    }

    fn may_undo(&self) -> SeatSet {
        let seats = (0..self.setup().players.len()).map(Seat::at);
        seats.filter(|&seat| self.can_undo(seat)).collect()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        Ok(Match::undo(self, seat)?)
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<(), Objection> {
        Ok(Match::restart_turn(self, seat)?)
    }

    fn gainful(&self, seat: Seat) -> Option<String> {
        let eyes = Eyes::Seat(seat);
        if !self.state().may_act().has(seat) {
            return None;
        }
        let components = self.kit().components();
        let imagined = G::imagine(components, &self.state().view(eyes), &mut Swift(0));
        let points = |state: &G| {
            let rows = state.standings(eyes).rows;
            rows.into_iter().find(|row| row.seat == seat).and_then(|row| row.total)
        };
        let now = points(&imagined);
        let gains = |action: &G::Action| {
            let mut tried = imagined.clone();
            tried.apply(seat, *action, &mut Quiet(Swift(0))).is_ok() && points(&tried) > now
        };
        let mut actions = Vec::new();
        imagined.actions(seat, &mut actions);
        actions.into_iter().find(gains).map(|action| action.to_string())
    }

    fn last_open(&self) -> Option<Seat> {
        Match::last_open(self)
    }

    fn news_from(&self, seat: Seat) -> usize {
        Match::news_from(self, seat)
    }

    fn course(&self) -> Vec<Vec<Option<i32>>> {
        if Match::to_act(self).is_empty() { Match::course(self) } else { Vec::new() }
    }

    fn rewound(&self, decisions: usize) -> Box<dyn Table> {
        Box::new(Match::rewound(self, decisions))
    }

    fn seed(&self) -> Seed {
        self.setup().seed
    }

    fn record(&self) -> Record {
        let setup = self.setup();
        Record {
            game: G::ID.to_owned(),
            rules: G::RULES,
            components: self.kit().fingerprint().to_string(),
            players: setup.players.clone(),
            options: setup.options.choices(),
            seed: setup.seed,
            decisions: (Match::decisions(self))
                .map(|(seat, action)| (seat, action.to_string()))
                .collect(),
        }
    }
}
