//! The command line: one subcommand for each thing that a person, a script or another program
//! may want. Standard output has nothing but the answer; what went wrong is one sentence on
//! standard error.

mod args;
mod help;
mod list;
mod look;
mod play;
mod screen;
mod sim;

use crate::engine::player::is_obeyed;
use crate::games::{CannotOpen, GameBox, Shelf};
use crate::lang::{Lang, Words, line, printable};
use crate::say;
use crate::store::{Saves, StoreFault};
use args::{Args, Command};
use clap::{CommandFactory, FromArgMatches};
use signal_hook::{consts::SIGXFSZ, flag};
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::sync::Arc;
use unicode_width::UnicodeWidthStr;

/// Why there is no answer.
enum Failure {
    /// It cannot be done: exit code 1.
    Cannot(String),
    /// It was not asked for rightly: exit code 2.
    Usage(String),
    /// A decision was refused: exit code 3.
    Refused(String),
}

type Answer = Result<String, Failure>;

/// All that the commands need.
struct Desk {
    shelf: Shelf,
    words: Words,
    saves: Saves,
}

impl Desk {
    fn game(&self, id: &str) -> Result<&dyn GameBox, Failure> {
        let unknown = || Failure::Usage(say!(&self.words, "usage-no-game", game = id));
        self.shelf.find(id).ok_or_else(unknown)
    }

    /// Why a match cannot be laid out. What was asked for wrongly is wrong usage.
    fn not_open(&self, game: &dyn GameBox, why: &CannotOpen) -> Failure {
        let told = why.tell(game, &self.words);
        match why {
            CannotOpen::NotPlayable(_)
            | CannotOpen::NotOffered(_)
            | CannotOpen::Name(_)
            | CannotOpen::NoSuchBot(_) => Failure::Usage(told),
            _ => Failure::Cannot(told),
        }
    }

    fn cannot(&self, fault: &StoreFault) -> Failure {
        Failure::Cannot(fault.tell(&self.shelf, &self.words))
    }
}

/// Runs the program with these arguments, its own name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    // A file that may not grow is a write that fails and is told; the signal would just end us.
    // Where it cannot be caught it does.
    let _ = flag::register(SIGXFSZ, Arc::default());
    let all: Vec<OsString> = args.into_iter().collect();
    let args = &all;
    let lang = asked_language(args).unwrap_or_else(language_of_locale);
    let assets = help::value_of(args, "--assets").map(std::path::PathBuf::from);
    let shelf = Shelf::new(assets.as_deref());
    let words = shelf.words(lang);
    let command = help::dress(Args::command(), &shelf, &words);
    let parsed = command.clone().try_get_matches_from(args);
    let parsed = parsed.and_then(|matches| Args::from_arg_matches(&matches));
    let (failed, words) = match parsed {
        Ok(Args { assets: Some(folder), .. }) if !folder.is_dir() => {
            let file = printable(&folder.to_string_lossy());
            (Err(Failure::Usage(say!(&words, "usage-no-assets", file = file))), words)
        }
        Ok(args) => {
            let working = std::env::current_dir().unwrap_or_default();
            let environment = std::env::var_os("INCOGNITA_SAVES");
            let saves = Saves::choose(args.saves.as_deref(), environment.as_deref(), &working);
            let desk = Desk { shelf, words, saves };
            match args.command {
                Some(Command::Show(show)) if show.screen.is_some() => {
                    let words = desk.shelf.words(lang);
                    let picture = look::picture(desk, &show, &args.looks);
                    (picture.and_then(|text| print(&text, &words)), words)
                }
                Some(asked) if !asked.needs_screen() => {
                    let answer = answer(&desk, asked, command);
                    (answer.and_then(|text| print(&text, &desk.words)), desk.words)
                }
                asked => {
                    let words = desk.shelf.words(lang);
                    let told_lang = asked_language(&all).is_some();
                    match screen::run(desk, asked, &args.looks, told_lang) {
                        Ok(code) => return code,
                        Err(failure) => (Err(failure), words),
                    }
                }
            }
        }
        Err(fault) if !fault.use_stderr() => (print(&fault.to_string(), &words), words),
        Err(fault) => (Err(Failure::Usage(help::usage(&fault, &words))), words),
    };
    let (code, why) = match failed {
        Ok(()) => return ExitCode::SUCCESS,
        Err(Failure::Cannot(why)) => (1, why),
        Err(Failure::Usage(why)) => (2, why),
        Err(Failure::Refused(why)) => (3, why),
    };
    complain(&why, &words);
    ExitCode::from(code)
}

/// A line on standard error. Whatever it quotes, a terminal only shows it.
fn complain(why: &str, words: &Words) {
    let line = say!(words, "cli-error", why = line(why));
    // Nobody is left to tell if this fails.
    let _ = writeln!(io::stderr(), "{line}");
}

fn answer(desk: &Desk, command: Command, clap: clap::Command) -> Answer {
    match command {
        Command::New(new) => play::new(desk, &new),
        Command::Moves(moves) => play::moves(desk, &moves),
        Command::Do(decide) => play::decide(desk, &decide),
        Command::Undo(undo) => play::undo(desk, &undo),
        Command::Show(show) => look::show(desk, &show),
        Command::Log(log) => look::log(desk, &log),
        Command::Check { files } => look::check(desk, &files),
        Command::Saves { json } => list::saves(desk, json),
        Command::Sim(plan) => sim::sim(desk, &plan),
        Command::Rules { game } => {
            let page = desk.game(&game)?.rules_page(desk.words.lang());
            page.map_err(|fault| Failure::Cannot(fault.tell(&desk.words)))
        }
        Command::Play(_) | Command::Resume { .. } | Command::Replay { .. } => Ok(String::new()),
        Command::Games { json } => Ok(list::games(desk, json)),
        Command::Completions { shell } => Ok(help::completions(shell, clap)),
        Command::Man => Ok(help::man(&clap, &desk.words)),
    }
}

/// Writes the answer. A reader who has had enough (`| head`) is no failure.
fn print(text: &str, words: &Words) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
    let written = write!(out, "{text}{end}").and_then(|()| out.flush());
    match written {
        Err(fault) if fault.kind() != ErrorKind::BrokenPipe => {
            let why = words.reason(fault.kind(), &fault.to_string());
            Err(Failure::Cannot(say!(words, "cannot-print", why = why)))
        }
        _ => Ok(()),
    }
}

/// The language must be known before the arguments are read: their faults speak it.
fn asked_language(args: &[OsString]) -> Option<Lang> {
    help::value_of(args, "--lang").and_then(OsStr::to_str)?.parse().ok()
}

fn language_of_locale() -> Lang {
    Lang::of_locale(["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).ok()))
}

/// Data as JSON, indented. What a terminal would obey can only stand in strings, where it has
/// another form.
fn json(data: &impl serde::Serialize) -> String {
    let text = serde_json::to_string_pretty(data).unwrap_or_default();
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if c != '\n' && is_obeyed(c) {
            let _ = write!(shown, "\\u{:04x}", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    shown
}

/// Rows in columns that line up, however wide a character is; the last one has no end.
fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(widths) {
            line = line + cell + &" ".repeat(width - cell.width() + 2);
        }
        text = text + line.trim_end() + "\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [["1", "Анна", "x"], ["10", "王", ""], ["2", "", "y"]];
        let rows = rows.map(|row| row.map(str::to_owned));
        assert_eq!(columns(&rows), "1   Анна  x\n10  王\n2         y\n");
        assert_eq!(columns::<2>(&[]), "");
    }
}
