//! The shelf: every game in its box, reached without knowing which one it is.

pub mod around_the_world;
pub mod atlandice;
pub mod explora;
mod faults;
pub mod list;
pub mod lost_cities;
mod opening;
mod sim;
#[cfg(test)]
mod testing;
pub mod tikal;
mod turns;

pub use opening::CannotOpen;
pub use sim::{Plan, Tally};

use crate::draw::board::{Board, Reveal, Turn, TurnLine};
use crate::engine::components::{Components, Kit, Unusable};
use crate::engine::{
    Choices, Game, GameOptions, Happened, Match, Player, Quiet, Record, Round, Seat, Seed, Setup,
    Snapshot, Swift, Table, Variant,
};
use crate::lang::{Lang, Words};
use crate::say;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::cell::Cell;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// What a game brings beside its rules: its files and its words.
pub trait Boxed: Game {
    /// The component file in the binary.
    const COMPONENTS: &'static str;
    /// Its picture: 12 rows of 20 points, a letter for each one's colour.
    const PICTURE: &'static str;

    /// Its texts in Fluent.
    fn texts(lang: Lang) -> &'static str;
    /// Its rules in our words, in Markdown, with `{facts}` to be filled in.
    fn rules_page(lang: Lang) -> &'static str;
    /// The numbers that the rules page speaks of.
    fn facts(components: &Self::Components) -> Vec<(&'static str, String)>;

    /// Whether seats hide anything from each other.
    const HAS_SECRETS: bool = true;

    /// Whether what ends a turn may give the seat something that it must see before the hand is
    /// closed: a card drawn.
    const LINGERS: bool = false;

    /// Its title.
    fn title(words: &Words) -> String;
    /// Its title, where there is little room for it.
    fn short(words: &Words) -> String {
        Self::title(words)
    }
    /// What it is about, in a line.
    fn about(words: &Words) -> String;
    /// How long it takes, in a few letters.
    fn length(words: &Words) -> String;
    /// What a variant is about or, with a value, what that choice means.
    fn variant(name: &str, value: Option<&str>, words: &Words) -> String;
    /// Where in the match we are.
    fn progress(round: Round, words: &Words) -> String;
    /// A decision.
    fn decision(action: &Self::Action, words: &Words) -> String;
    /// An event, as a line of the log.
    fn event(event: &Self::Event, players: &[Player], words: &Words) -> String;
    /// The log in turns, a line each: what one decision led to is told together.
    fn turns(events: &[Self::Event], players: &[Player], words: &Words) -> Vec<Turn> {
        let told = |event| Self::event(event, players, words);
        let line = |(until, event)| Turn { line: TurnLine::All, text: told(event), until };
        (1..).zip(events).map(line).collect()
    }
    /// Why a decision is not allowed.
    fn refusal(refusal: &Self::Refusal, words: &Words) -> String;
    /// A category of points, or a tie-break.
    fn category(name: &str, words: &Words) -> String;

    /// Its table, ready to be drawn, with what happened since these eyes last looked.
    fn board(
        components: &'static Self::Components,
        view: Self::View,
        news: Vec<Self::Event>,
    ) -> Box<dyn Board>;
    /// What one decision made happen is looked at in so many steps: where each of them begins.
    fn moments(_events: &[Self::Event]) -> Vec<usize> {
        vec![0]
    }
    /// The table as all saw it before these events, with what they did to it, if something was
    /// laid open by them that is looked at there.
    fn closing(
        _components: &'static Self::Components,
        _before: Self::View,
        _events: &[Self::Event],
    ) -> Option<Box<dyn Board>> {
        None
    }
    /// What everybody must look at together, if a decision that made these events laid
    /// something open; on a shared screen these are the events as all heard them.
    fn reveal(_events: &[Self::Event], _players: &[Player], _words: &Words) -> Option<Reveal> {
        None
    }
}

/// A game in its box: all that can be asked of it without knowing which one it is.
pub trait GameBox: Sync + Send {
    /// Its name in commands, saves and folders.
    fn id(&self) -> &'static str;
    /// The variants of its rulebook.
    fn variants(&self) -> &'static [Variant];
    /// How many can play.
    fn seats(&self) -> Result<RangeInclusive<usize>, Unusable>;
    /// A fresh match.
    fn fresh(
        &self,
        players: Vec<Player>,
        choices: &Choices,
        seed: Seed,
    ) -> Result<Box<dyn Table>, CannotOpen>;
    /// A match played again from its record, every decision checked.
    fn open(&self, record: &Record) -> Result<Box<dyn Table>, CannotOpen>;
    /// Plays matches among bots and counts.
    fn sim(&self, plan: &Plan) -> Result<Tally, CannotOpen>;

    /// Its texts in Fluent.
    fn texts(&self, lang: Lang) -> &'static str;
    /// Its rules in our words.
    fn rules_page(&self, lang: Lang) -> Result<String, Unusable>;
    /// Whether seats hide anything from each other.
    fn has_secrets(&self) -> bool;
    /// Whether a seat may have to see what its turn gave it before the hand is closed.
    fn lingers(&self) -> bool;
    /// Its title.
    fn title(&self, words: &Words) -> String;
    /// Its title, where there is little room for it.
    fn short(&self, words: &Words) -> String;
    /// What it is about, in a line.
    fn about(&self, words: &Words) -> String;
    /// How long it takes, in a few letters.
    fn length(&self, words: &Words) -> String;
    /// Its picture, a letter for each point's colour.
    fn picture(&self) -> &'static str;
    /// What a variant is about or, with a value, what that choice means.
    fn variant(&self, name: &str, value: Option<&str>, words: &Words) -> String;
    /// Where in the match we are.
    fn progress(&self, round: Round, words: &Words) -> String;
    /// Whether this text is a decision of this game, legal or not.
    fn knows(&self, decision: &str) -> bool;
    /// A decision in words; as it is, if it is none of this game's.
    fn decision(&self, decision: &str, words: &Words) -> String;
    /// An event of a snapshot, as a line of the log.
    fn event(&self, event: &Value, players: &[Player], words: &Words) -> String;
    /// The events of a snapshot in turns, a line each.
    fn turns(&self, events: &[Happened], players: &[Player], words: &Words) -> Vec<Turn>;
    /// Why a decision is not allowed: the rule of an objection.
    fn refusal(&self, refusal: &Value, words: &Words) -> String;
    /// A category of points, or a tie-break.
    fn category(&self, name: &str, words: &Words) -> String;

    /// Decisions tried out where nothing comes of them: why these eyes' seat may not take them.
    fn trial(&self, seen: &Snapshot) -> Option<Box<dyn Trial>>;
    /// The table of a snapshot, ready to be drawn; nothing if it is not this game's. What
    /// happened after so many decisions is marked as new.
    fn board(&self, seen: &Snapshot, news_from: usize) -> Option<Box<dyn Board>>;
    /// The events of one decision, parted where they are looked at one after the other.
    fn moments(&self, events: &[Value]) -> Vec<Vec<Value>>;
    /// The table of a snapshot with what these events did to it, if something was laid open by
    /// them that is looked at there.
    fn closing(&self, before: &Snapshot, events: &[Value]) -> Option<Box<dyn Board>>;
    /// What everybody must look at together, if a decision that made these events laid
    /// something open.
    fn reveal(&self, events: &[Value], players: &[Player], words: &Words) -> Option<Reveal>;
}

/// Decisions tried out on a table that some eyes could be looking at. Whether one's own decision
/// is legal does not depend on what one cannot know, so any such table will do, and no secret of
/// the real one is asked for.
pub trait Trial {
    /// Why the seat may not decide this now; nothing if it may, or if it is no decision.
    fn refusal(&self, decision: &str, words: &Words) -> Option<String>;
}

struct TrialOf<G> {
    state: G,
    seat: Seat,
}

impl<G: Boxed> Trial for TrialOf<G> {
    fn refusal(&self, decision: &str, words: &Words) -> Option<String> {
        let action = decision.parse().ok()?;
        let tried = self.state.clone().apply(self.seat, action, &mut Quiet(Swift(0)));
        tried.err().map(|refusal| G::refusal(&refusal, words))
    }
}

thread_local! {
    static READ: Cell<u64> = const { Cell::new(0) };
}

/// A view, event or refusal out of its JSON form.
fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    READ.set(READ.get() + 1);
    T::deserialize(value).ok()
}

/// How often this thread has read a view, an event or a refusal out of its JSON form: once for
/// each change of the table, never for a frame.
pub fn values_read() -> u64 {
    READ.get()
}

/// The box of game `G`. Its components are read when they are first needed, once.
struct BoxOf<G: Boxed> {
    /// A folder whose component files stand in for ours.
    assets: Option<PathBuf>,
    kit: OnceLock<Result<&'static Kit<G::Components>, Unusable>>,
}

impl<G: Boxed> BoxOf<G> {
    fn kit(&self) -> Result<&'static Kit<G::Components>, Unusable> {
        let load = || opening::load_kit::<G>(self.assets.as_deref());
        self.kit.get_or_init(load).clone()
    }
}

impl<G: Boxed> GameBox for BoxOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn variants(&self) -> &'static [Variant] {
        G::Options::VARIANTS
    }

    fn seats(&self) -> Result<RangeInclusive<usize>, Unusable> {
        Ok(self.kit()?.seats())
    }

    fn fresh(
        &self,
        players: Vec<Player>,
        choices: &Choices,
        seed: Seed,
    ) -> Result<Box<dyn Table>, CannotOpen> {
        opening::check_players(&players)?;
        let options = G::Options::chosen(choices)?;
        let setup = Setup { players, options, seed };
        Ok(Box::new(Match::<G>::new(self.kit()?, setup)?))
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Table>, CannotOpen> {
        opening::check_edition::<G>(self.kit()?, record)?;
        let mut table = self.fresh(record.players.clone(), &record.options, record.seed)?;
        opening::play_again(table.as_mut(), record)?;
        Ok(table)
    }

    fn sim(&self, plan: &Plan) -> Result<Tally, CannotOpen> {
        sim::run::<G>(self.kit()?, plan)
    }

    fn texts(&self, lang: Lang) -> &'static str {
        G::texts(lang)
    }

    fn rules_page(&self, lang: Lang) -> Result<String, Unusable> {
        let facts = G::facts(self.kit()?);
        let page = G::rules_page(lang).to_owned();
        Ok(facts
            .iter()
            .fold(page, |page, (name, value)| page.replace(&format!("{{{name}}}"), value)))
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn lingers(&self) -> bool {
        G::LINGERS
    }

    fn title(&self, words: &Words) -> String {
        G::title(words)
    }

    fn short(&self, words: &Words) -> String {
        G::short(words)
    }

    fn about(&self, words: &Words) -> String {
        G::about(words)
    }

    fn length(&self, words: &Words) -> String {
        G::length(words)
    }

    fn picture(&self) -> &'static str {
        G::PICTURE
    }

    fn variant(&self, name: &str, value: Option<&str>, words: &Words) -> String {
        G::variant(name, value, words)
    }

    fn progress(&self, round: Round, words: &Words) -> String {
        G::progress(round, words)
    }

    fn knows(&self, decision: &str) -> bool {
        decision.parse::<G::Action>().is_ok()
    }

    fn decision(&self, decision: &str, words: &Words) -> String {
        let action = decision.parse().map(|action| G::decision(&action, words));
        action.unwrap_or_else(|_| decision.to_owned())
    }

    fn event(&self, event: &Value, players: &[Player], words: &Words) -> String {
        let told = |event| G::event(&event, players, words);
        read(event).map_or_else(|| say!(words, "unknown-event"), told)
    }

    fn turns(&self, events: &[Happened], players: &[Player], words: &Words) -> Vec<Turn> {
        let known: Option<Vec<G::Event>> = events.iter().map(|it| read(&it.event)).collect();
        known.map_or_else(Vec::new, |events| G::turns(&events, players, words))
    }

    fn refusal(&self, refusal: &Value, words: &Words) -> String {
        let told = |refusal| G::refusal(&refusal, words);
        read(refusal).map_or_else(|| say!(words, "unknown-refusal"), told)
    }

    fn category(&self, name: &str, words: &Words) -> String {
        G::category(name, words)
    }

    fn trial(&self, seen: &Snapshot) -> Option<Box<dyn Trial>> {
        let (seat, view) = (seen.decider()?, read(&seen.view)?);
        let state = G::imagine(self.kit().ok()?.components(), &view, &mut Swift(0));
        Some(Box::new(TrialOf { state, seat }))
    }

    fn board(&self, seen: &Snapshot, news_from: usize) -> Option<Box<dyn Board>> {
        let view = read(&seen.view)?;
        let news = seen.events.iter().filter(|happened| happened.after > news_from);
        let news = news.filter_map(|happened| read(&happened.event));
        Some(G::board(self.kit().ok()?.components(), view, news.collect()))
    }

    fn moments(&self, events: &[Value]) -> Vec<Vec<Value>> {
        let known: Option<Vec<G::Event>> = events.iter().map(read).collect();
        let starts = known.map_or_else(|| vec![0], |events| G::moments(&events));
        let ends = starts.iter().skip(1).copied().chain([events.len()]);
        let part = |(start, end): (&usize, usize)| events.get(*start..end).map(<[Value]>::to_vec);
        starts.iter().zip(ends).filter_map(part).collect()
    }

    fn closing(&self, before: &Snapshot, events: &[Value]) -> Option<Box<dyn Board>> {
        let known: Option<Vec<_>> = events.iter().map(read).collect();
        G::closing(self.kit().ok()?.components(), read(&before.view)?, &known?)
    }

    fn reveal(&self, events: &[Value], players: &[Player], words: &Words) -> Option<Reveal> {
        let known = events.iter().map(read);
        G::reveal(&known.collect::<Option<Vec<_>>>()?, players, words)
    }
}

/// The one list of games, in the order of the shelf: hands every game's module and type to the
/// macro named. All that is done for each game, here and in tests, benches and pictures, is done
/// through it.
#[macro_export]
macro_rules! every_game {
    ($callback:ident) => {
        $callback! {
            lost_cities::LostCities,
            explora::Explora,
            atlandice::Atlandice,
            around_the_world::AroundTheWorld,
            tikal::Tikal,
        }
    };
}

/// Every game we have.
pub struct Shelf(Vec<Box<dyn GameBox>>);

impl Shelf {
    /// The games, with component files from this folder where it has some.
    pub fn new(assets: Option<&Path>) -> Self {
        macro_rules! boxes {
            ($($module:ident::$Game:ident,)+) => {
                Self::of(vec![$(Self::boxed::<$module::$Game>(assets)),+])
            };
        }
        every_game!(boxes)
    }

    /// A shelf with these games.
    pub fn of(games: Vec<Box<dyn GameBox>>) -> Self {
        Self(games)
    }

    /// A game in its box, with the component file from this folder if it has one.
    pub fn boxed<G: Boxed>(assets: Option<&Path>) -> Box<dyn GameBox> {
        Box::new(BoxOf::<G> { assets: assets.map(Path::to_owned), kit: OnceLock::new() })
    }

    /// Every game, in the order of the shelf.
    pub fn games(&self) -> impl Iterator<Item = &dyn GameBox> {
        self.0.iter().map(AsRef::as_ref)
    }

    /// The game of this name.
    pub fn find(&self, id: &str) -> Option<&dyn GameBox> {
        self.games().find(|game| game.id() == id)
    }

    /// The texts of a language.
    pub fn words(&self, lang: Lang) -> Words {
        Words::new(lang, self.games().map(|game| game.texts(lang)))
    }
}
