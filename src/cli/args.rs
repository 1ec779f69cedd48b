//! The arguments, by subcommand. Their explanations come from the language files.

use crate::engine::Seed;
use crate::lang::Lang;
use clap::{Args as Group, Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser)]
#[command(name = "incognita", version)]
pub struct Args {
    #[arg(long, global = true, value_name = "LANG", value_parser = ["en", "ru"])]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "DIR")]
    pub saves: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    pub assets: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    New(New),
    Moves(Moves),
    Do(Decide),
    Undo {
        save: String,
    },
    Show(Show),
    Log(Log),
    Check {
        #[arg(required = true, value_name = "SAVE")]
        files: Vec<String>,
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
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[arg(long = "seat", value_name = "NAME[:bot=LEVEL]")]
    pub seats: Vec<String>,
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub choices: Vec<String>,
    #[arg(long, value_name = "N")]
    pub seed: Option<Seed>,
}

#[derive(Group)]
pub struct Moves {
    pub save: String,
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Decide {
    pub save: String,
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    #[arg(required = true, value_name = "DECISION")]
    pub decisions: Vec<String>,
}

#[derive(Group)]
pub struct Show {
    pub save: String,
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    #[arg(long = "as", value_name = "SEAT|table", default_value = "table")]
    pub eyes: String,
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Log {
    pub save: String,
    #[arg(long = "as", value_name = "SEAT|table", default_value = "table")]
    pub eyes: String,
}

#[derive(Group)]
pub struct Sim {
    pub game: String,
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    pub bots: Vec<String>,
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub games: u64,
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    pub choices: Vec<String>,
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: Seed,
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub jobs: usize,
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
