//! The arguments, by subcommand. Their explanations, and the names of their values, come from
//! the language files.

use crate::engine::Seed;
use crate::lang::Lang;
use clap::{Args as Group, Parser, Subcommand, value_parser};
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Parser)]
#[command(name = "incognita", version)]
pub struct Args {
    #[arg(long, global = true)]
    pub lang: Option<String>,
    #[arg(long, global = true)]
    pub saves: Option<PathBuf>,
    #[arg(long, global = true)]
    pub assets: Option<PathBuf>,
    #[command(flatten)]
    pub looks: Looks,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// How the screens look; what is not said is as in the settings.
#[derive(Group)]
pub struct Looks {
    #[arg(long, global = true)]
    pub theme: Option<String>,
    #[arg(long, global = true)]
    pub mono: bool,
    #[arg(long, global = true)]
    pub ascii: bool,
    #[arg(long, global = true)]
    pub no_mouse: bool,
}

#[derive(Subcommand)]
pub enum Command {
    Play(Play),
    Resume {
        save: Option<OsString>,
    },
    Replay {
        save: OsString,
    },
    New(New),
    Moves(Moves),
    Do(Decide),
    Undo(Undo),
    Show(Show),
    Log(Log),
    Check {
        #[arg(required = true)]
        files: Vec<OsString>,
    },
    Saves {
        #[arg(long)]
        json: bool,
    },
    Sim(Sim),
    Rules {
        game: String,
    },
    Games {
        #[arg(long)]
        json: bool,
    },
    Completions {
        shell: clap_complete::Shell,
    },
    Man,
}

#[derive(Group)]
pub struct New {
    pub game: String,
    #[arg(long)]
    pub save: Option<PathBuf>,
    #[arg(long = "seat")]
    pub seats: Vec<String>,
    #[arg(long = "set")]
    pub choices: Vec<String>,
    #[arg(long)]
    pub seed: Option<Seed>,
}

#[derive(Group)]
pub struct Play {
    pub game: String,
    #[arg(long = "seat")]
    pub seats: Vec<String>,
    #[arg(long = "set")]
    pub choices: Vec<String>,
    #[arg(long)]
    pub seed: Option<Seed>,
}

#[derive(Group)]
pub struct Moves {
    pub save: OsString,
    #[arg(long)]
    pub seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Decide {
    pub save: OsString,
    #[arg(long)]
    pub seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
    #[arg(required = true)]
    pub decisions: Vec<String>,
}

#[derive(Group)]
pub struct Undo {
    pub save: OsString,
    #[arg(long)]
    pub seat: Option<u8>,
}

#[derive(Group)]
pub struct Show {
    pub save: OsString,
    #[arg(long)]
    pub at: Option<usize>,
    #[arg(long = "as", default_value = "table")]
    pub eyes: String,
    #[arg(long)]
    pub since: Option<usize>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, conflicts_with_all = ["json", "since"])]
    pub screen: Option<String>,
    #[arg(long, requires = "screen")]
    pub svg: bool,
}

#[derive(Group)]
pub struct Log {
    pub save: OsString,
    #[arg(long = "as", default_value = "table")]
    pub eyes: String,
}

#[derive(Group)]
pub struct Sim {
    pub game: String,
    #[arg(long)]
    pub seats: Option<usize>,
    #[arg(long, value_delimiter = ',')]
    pub bots: Vec<String>,
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(1..))]
    pub games: u64,
    #[arg(long = "set")]
    pub choices: Vec<String>,
    #[arg(long, default_value = "1")]
    pub seed: Seed,
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u8).range(1..))]
    pub jobs: u8,
    #[arg(long)]
    pub json: bool,
    #[arg(long, requires = "json")]
    pub timed: bool,
}

impl Args {
    /// Every language that `--lang` takes.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        Lang::ALL.into_iter().map(Lang::code)
    }
}
