//! The command line: one subcommand for each thing that a person, a script or another program
//! may want. Standard output has nothing but the answer; what went wrong is one sentence on
//! standard error.

mod args;
mod decide;
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
use std::cell::RefCell;
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use unicode_width::UnicodeWidthStr;

/// Why there is no answer, or not the whole of it.
enum Failure {
    /// It cannot be done: exit code 1.
    Cannot(String),
    /// It was not asked for rightly: exit code 2.
    Usage(String),
    /// A decision was refused: exit code 3.
    Refused(String),
}

/// The exit code of what is done and kept, but could not be told.
const UNTOLD: u8 = 4;

/// The answer of a command that only looks.
type Answer = Result<String, Failure>;

/// What comes of a command.
struct Outcome {
    text: String,
    /// A match was made or changed, and is on disk.
    kept: bool,
    /// What went wrong; what is in the text was done before.
    failure: Option<Failure>,
}

impl Outcome {
    /// What comes of a command that makes or changes a match, or does nothing at all.
    fn of_change(answer: Answer) -> Self {
        let kept = answer.is_ok();
        Self { kept, ..Self::from(answer) }
    }
}

impl From<Answer> for Outcome {
    fn from(answer: Answer) -> Self {
        let (text, failure) = match answer {
            Ok(text) => (text, None),
            Err(failure) => (String::new(), Some(failure)),
        };
        Self { text, kept: false, failure }
    }
}

/// What a command has to say, before anybody has heard it.
#[derive(Debug)]
pub struct Reply {
    /// The exit code.
    pub code: u8,
    /// What goes to standard output: nothing but the answer.
    pub out: String,
    /// What goes to standard error.
    pub err: String,
    /// Whether it must not be asked for again if the answer is lost.
    kept: bool,
}

impl Reply {
    /// This outcome, with what was said aside on the way.
    fn of(outcome: Outcome, aside: String, lang: Lang) -> Self {
        let Outcome { text, kept, failure } = outcome;
        let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        let (code, why) = match failure {
            None => (0, None),
            Some(Failure::Cannot(why)) => (1, Some(why)),
            Some(Failure::Usage(why)) => (2, Some(why)),
            Some(Failure::Refused(why)) => (3, Some(why)),
        };
        let complaint = why.map(|why| complaint(&why, &Words::new(lang, [])));
        Self { code, out: text + end, err: aside + &complaint.unwrap_or_default(), kept }
    }
}

/// A line for standard error. Whatever it quotes, a terminal only shows it.
fn complaint(why: &str, words: &Words) -> String {
    say!(words, "cli-error", why = line(why)) + "\n"
}

/// All that the commands need.
struct Desk {
    shelf: Shelf,
    words: Words,
    saves: Saves,
    /// What goes to standard error though nothing may have failed.
    aside: RefCell<String>,
}

impl Desk {
    fn new(shelf: Shelf, words: Words, saves: Saves) -> Self {
        Self { shelf, words, saves, aside: RefCell::default() }
    }

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

    /// Says something beside the answer.
    fn remark(&self, line: &str) {
        let mut aside = self.aside.borrow_mut();
        aside.push_str(line);
        aside.push('\n');
    }

    /// Complains of one thing among several.
    fn complain(&self, why: &str) {
        self.aside.borrow_mut().push_str(&complaint(why, &self.words));
    }
}

/// Runs the program with these arguments, its own name first.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    // A file that may not grow is a write that fails and is told; the signal would just end us.
    // Where it cannot be caught it does.
    let _ = flag::register(SIGXFSZ, Arc::default());
    let args: Vec<OsString> = args.into_iter().collect();
    let assets = help::value_of(&args, "--assets").map(PathBuf::from);
    let shelf = Shelf::new(assets.as_deref());
    let lang = language(&args);
    let words = shelf.words(lang);
    let (asked, clap) = match read(&shelf, &words, &args) {
        Ok(read) => read,
        Err(outcome) => return deliver(&Reply::of(outcome, String::new(), lang), lang),
    };
    let working = std::env::current_dir().unwrap_or_default();
    let environment = std::env::var_os("INCOGNITA_SAVES");
    let saves = Saves::choose(asked.saves.as_deref(), environment.as_deref(), &working);
    let desk = Desk::new(shelf, words, saves);
    if asked.command.as_ref().is_some_and(|command| !command.needs_screen()) {
        return deliver(&answer(desk, asked, clap), lang);
    }
    let told_lang = asked_language(&args).is_some();
    match screen::run(desk, asked.command, &asked.looks, told_lang) {
        Ok(code) => code,
        Err(failure) => deliver(&Reply::of(Err(failure).into(), String::new(), lang), lang),
    }
}

/// What a command without a screen has to say, with the games of this shelf and the matches of
/// this folder. Nothing is printed.
pub fn answer_with(shelf: Shelf, saves: Saves, args: impl IntoIterator<Item = OsString>) -> Reply {
    let args: Vec<OsString> = args.into_iter().collect();
    let lang = language(&args);
    let words = shelf.words(lang);
    match read(&shelf, &words, &args) {
        Ok((asked, clap)) => answer(Desk::new(shelf, words, saves), asked, clap),
        Err(outcome) => Reply::of(outcome, String::new(), lang),
    }
}

/// Reads the arguments; or says what comes of them at once: help, or what is wrong with them.
fn read(shelf: &Shelf, words: &Words, args: &[OsString]) -> Result<(Args, clap::Command), Outcome> {
    let command = help::dress(Args::command(), shelf, words);
    let parsed = command.clone().try_get_matches_from(args);
    match parsed.and_then(|matches| Args::from_arg_matches(&matches)) {
        Ok(Args { assets: Some(folder), .. }) if !folder.is_dir() => {
            let file = printable(&folder.to_string_lossy());
            Err(Err(Failure::Usage(say!(words, "usage-no-assets", file = file))).into())
        }
        Ok(args) => Ok((args, command)),
        Err(fault) if !fault.use_stderr() => Err(Ok(fault.to_string()).into()),
        Err(fault) => Err(Err(Failure::Usage(help::usage(&fault, words))).into()),
    }
}

fn answer(desk: Desk, asked: Args, clap: clap::Command) -> Reply {
    let lang = desk.words.lang();
    let outcome = match asked.command {
        Some(Command::Show(show)) if show.screen.is_some() => {
            let picture = look::picture(desk, &show, &asked.looks);
            return Reply::of(picture.into(), String::new(), lang);
        }
        Some(command) => outcome(&desk, command, clap),
        None => Ok(String::new()).into(),
    };
    Reply::of(outcome, desk.aside.into_inner(), lang)
}

fn outcome(desk: &Desk, command: Command, clap: clap::Command) -> Outcome {
    let answer = match command {
        Command::New(new) => return Outcome::of_change(play::new(desk, &new)),
        Command::Undo(undo) => return Outcome::of_change(play::undo(desk, &undo)),
        Command::Do(decide) => {
            let decided = decide::decide(desk, &decide);
            return decided.unwrap_or_else(|failure| Err(failure).into());
        }
        Command::Check { files } => return look::check(desk, &files),
        Command::Moves(moves) => play::moves(desk, &moves),
        Command::Show(show) => look::show(desk, &show),
        Command::Log(log) => look::log(desk, &log),
        Command::Saves { json } => list::saves(desk, json),
        Command::Sim(plan) => sim::sim(desk, &plan),
        Command::Rules { game } => desk.game(&game).and_then(|game| {
            let page = game.rules_page(desk.words.lang());
            page.map_err(|fault| Failure::Cannot(fault.tell(&desk.words)))
        }),
        Command::Play(_) | Command::Resume { .. } | Command::Replay { .. } => Ok(String::new()),
        Command::Games { json } => Ok(list::games(desk, json)),
        Command::Completions { shell } => Ok(help::completions(shell, clap)),
        Command::Man => Ok(help::man(&clap, &desk.words)),
    };
    answer.into()
}

/// Prints it. A reader who has had enough (`| head`) is no failure, unless something was done
/// that the answer should have told of.
fn deliver(reply: &Reply, lang: Lang) -> ExitCode {
    let (mut code, mut err) = (reply.code, reply.err.clone());
    let mut out = io::stdout().lock();
    let written = out.write_all(reply.out.as_bytes()).and_then(|()| out.flush());
    if let Err(fault) = written
        && (reply.kept || fault.kind() != ErrorKind::BrokenPipe)
    {
        let words = Words::new(lang, []);
        let why = words.reason(fault.kind(), &fault.to_string());
        let key = if reply.kept { "cannot-print-kept" } else { "cannot-print" };
        err += &complaint(&say!(&words, key, why = why), &words);
        if code == 0 {
            code = if reply.kept { UNTOLD } else { 1 };
        }
    }
    // Nobody is left to tell if this fails.
    let _ = io::stderr().write_all(err.as_bytes());
    ExitCode::from(code)
}

/// The language asked for, else that of the locale.
fn language(args: &[OsString]) -> Lang {
    asked_language(args).unwrap_or_else(language_of_locale)
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
