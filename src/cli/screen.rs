//! The commands that need a terminal: the menu, `play`, `resume`, `replay`.

use super::args::{Command, Looks, Play};
use super::{Desk, Failure};
use crate::draw::theme::{Look, Signs, Theme};
use crate::engine::Seed;
use crate::say;
use crate::store::{self, Moment};
use crate::ui::host::Here;
use crate::ui::layer::{Layer, Room};
use crate::ui::menu::Menu;
use crate::ui::replay::Replay;
use crate::ui::settings::{Settings, Surroundings};
use crate::ui::table::TableScreen;
use crate::ui::{self, Ended};
use std::ffi::OsStr;
use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;

impl Command {
    /// Whether it is played on a screen.
    pub(super) fn needs_screen(&self) -> bool {
        matches!(self, Self::Play(_) | Self::Resume { .. } | Self::Replay { .. })
    }
}

/// Shows the menu, or a table at once; says with which code the program ends.
pub fn run(
    desk: Desk,
    asked: Option<Command>,
    looks: &Looks,
    told_lang: bool,
) -> Result<ExitCode, Failure> {
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Err(Failure::Cannot(say!(&desk.words, "not-a-terminal")));
    }
    let seated = |host: Here| Box::new(TableScreen::new(Box::new(host))) as Box<dyn Layer>;
    let first: Option<Box<dyn Layer>> = match asked {
        Some(Command::Play(play)) => Some(seated(fresh(&desk, &play)?)),
        Some(Command::Resume { save }) => Some(seated(resumed(&desk, save.as_deref())?)),
        Some(Command::Replay { save }) => Some(Box::new(Replay::new(desk.look(&save)?.1))),
        _ => None,
    };
    let room = room(desk, looks, told_lang)?;
    let words = room.shelf.words(room.words.lang());
    let first = first.unwrap_or_else(|| Box::new(Menu::new(&room)));
    match ui::run(room, first) {
        Ok(Ended::Left) => Ok(ExitCode::SUCCESS),
        Ok(Ended::Killed { lost: Some(lost), .. }) => Err(Failure::Cannot(lost)),
        // What a shell would report if the signal had ended us itself.
        Ok(Ended::Killed { signal, lost: None }) => {
            Ok(ExitCode::from(u8::try_from(128 + signal).unwrap_or(1)))
        }
        Err(fault) => {
            let why = words.reason(fault.kind(), &fault.to_string());
            Err(Failure::Cannot(say!(&words, "terminal-fails", why = why)))
        }
    }
}

fn fresh(desk: &Desk, play: &Play) -> Result<Here, Failure> {
    let game = desk.game(&play.game)?;
    let players = super::play::players(desk, game, &play.seats)?;
    let choices = super::play::choices(desk, &play.choices)?;
    let path = desk.saves.fresh_path(game.id(), &players, Moment::now());
    let table = game.fresh(players, &choices, play.seed.unwrap_or_else(Seed::fresh));
    Ok(Here::begin(table.map_err(|why| desk.not_open(game, &why))?, &path))
}

/// This save, or the newest that can be gone on with.
fn resumed(desk: &Desk, save: Option<&OsStr>) -> Result<Here, Failure> {
    let path = match save {
        Some(save) => desk.saves.resolve(save),
        None => {
            let saves = desk.saves.list().map_err(|fault| desk.cannot(&fault))?;
            let newest = saves.into_iter().find(store::Listed::waits);
            let none = || Failure::Cannot(say!(&desk.words, "nothing-to-resume"));
            newest.ok_or_else(none)?.path
        }
    };
    Here::open(&path, &desk.shelf).map_err(|fault| desk.cannot(&fault))
}

/// What was said on the command line comes before what is kept in the settings, and that before
/// what the environment says.
fn room(desk: Desk, looks: &Looks, told_lang: bool) -> Result<Room, Failure> {
    let settings_path = Settings::path();
    let (mut settings, unusable) = match settings_path.as_deref().map(Settings::load) {
        Some(Err(unusable)) => (Settings::default(), Some(unusable)),
        loaded => (loaded.and_then(Result::ok).unwrap_or_default(), None),
    };
    let surroundings = Surroundings::now();
    let look = told(settings.look(&surroundings), &desk, looks)?;
    if looks.no_mouse {
        settings.mouse = false;
    }
    let words = match settings.lang().filter(|_| !told_lang) {
        Some(lang) => desk.shelf.words(lang),
        None => desk.words,
    };
    let notice = unusable.zip(settings_path.as_deref()).map(|(why, path)| why.tell(path, &words));
    let room = Room::new(desk.shelf, words, look, desk.saves);
    Ok(Room { settings, settings_path, surroundings, notice, ..room })
}

/// What was said on the command line, and no more: a picture is the same whoever makes it.
pub fn room_for_pictures(desk: Desk, looks: &Looks) -> Result<Room, Failure> {
    let look = told(Look { theme: Theme::Rich, signs: Signs::Unicode }, &desk, looks)?;
    let Desk { shelf, words, saves, .. } = desk;
    Ok(Room::new(shelf, words, look, saves))
}

/// This look, with what the command line says of it.
fn told(mut look: Look, desk: &Desk, looks: &Looks) -> Result<Look, Failure> {
    if let Some(name) = &looks.theme {
        let offered = Theme::ALL.map(Theme::name).join(", ");
        let unknown = || {
            let (arg, value) = ("--theme", name.as_str());
            say!(&desk.words, "usage-not-offered", arg = arg, value = value, offered = offered)
        };
        look.theme = Theme::named(name).ok_or_else(|| Failure::Usage(unknown()))?;
    }
    if looks.mono {
        look.theme = Theme::Mono;
    }
    if looks.ascii {
        look.signs = Signs::Ascii;
    }
    Ok(look)
}
