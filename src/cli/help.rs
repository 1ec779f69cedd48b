//! Help, wrong usage, completions and the manual page, in the reader's language.

use super::args::Args;
use crate::games::{GameBox, Shelf};
use crate::lang::Words;
use crate::say;
use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

/// The value of a global option, found before the arguments are read: `--lang ru`, `--lang=ru`.
pub fn value_of<'a>(args: &'a [OsString], option: &str) -> Option<&'a OsStr> {
    let mut args = args.iter().take_while(|arg| *arg != "--");
    while let Some(arg) = args.next() {
        if arg == option {
            return args.next().map(OsString::as_os_str);
        }
        let joined = arg.as_bytes().strip_prefix(option.as_bytes());
        if let Some(value) = joined.and_then(|rest| rest.strip_prefix(b"=")) {
            return Some(OsStr::from_bytes(value));
        }
    }
    None
}

/// Gives every command and argument its explanation, and each GAME the names on the shelf.
pub fn dress(command: Command, shelf: &Shelf, words: &Words) -> Command {
    let games: Vec<_> = shelf.games().map(GameBox::id).collect();
    let help = Arg::new("help").short('h').long("help").global(true).action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .arg(help)
        .arg(version)
        .about(say!(words, "cli-about"))
        .mut_arg("lang", |arg| arg.value_parser(PossibleValuesParser::new(Args::languages())))
        .mut_subcommands(|command| {
            let about = say!(words, &format!("cli-{}", command.get_name()));
            let example = say!(words, &format!("cli-{}-example", command.get_name()));
            let command = command.about(about).after_help(example);
            command.mut_args(|arg| match arg.get_id().as_str() {
                "game" => arg.value_parser(PossibleValuesParser::new(games.iter())),
                _ => arg,
            })
        });
    layout(explain(command, words), words)
}

/// Every argument's line and the name of its value: its command's own, or those that its name
/// has everywhere. What works everywhere stands last.
fn explain(command: Command, words: &Words) -> Command {
    let explained = |arg: Arg, command: &str| {
        let id = arg.get_id().to_string();
        let said = |kind: &str| {
            let own = format!("cli-{command}-{kind}-{id}");
            let common = format!("cli-{kind}-{id}");
            say!(words, if words.has(&own) { &own } else { &common })
        };
        let last = EVERYWHERE.iter().position(|everywhere| id == *everywhere);
        let arg = match last {
            Some(place) => arg.display_order(1_000 + place),
            None => arg,
        };
        let arg = arg.help(said("arg"));
        if !arg.get_action().takes_values() {
            return arg;
        }
        // The lists of values that clap would append are in English.
        arg.value_name(said("value")).hide_possible_values(true).hide_default_value(true)
    };
    let command = command.mut_args(|arg| explained(arg, ""));
    command.mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        command.mut_args(|arg| explained(arg, &name))
    })
}

/// The options of every command, in the order of the help.
const EVERYWHERE: [&str; 5] = ["lang", "saves", "assets", "help", "version"];

/// The headings of the help, and a usage without clap's English.
fn layout(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let options = say!(words, "cli-usage-options");
    let usage = format!("{name} [{options}] <{}>", say!(words, "cli-usage-command"));
    let commands = say!(words, "cli-commands");
    let list = format!("{commands}\n{{subcommands}}\n\n");
    let command = command.mut_subcommands(|command| {
        let mut usage = format!("{name} {} [{options}]", command.get_name());
        let mut list = String::new();
        for arg in command.get_positionals() {
            usage = format!("{usage} {arg}");
            list = format!("{}\n{{positionals}}\n\n", say!(words, "cli-arguments"));
        }
        command.help_template(template(words, &list)).override_usage(usage)
    });
    command.help_template(template(words, &list)).override_usage(usage)
}

fn template(words: &Words, list: &str) -> String {
    let usage = say!(words, "cli-usage");
    let options = say!(words, "cli-options");
    format!("{{about}}\n\n{usage} {{usage}}\n\n{list}{options}\n{{options}}{{after-help}}\n")
}

/// What is wrong with the arguments, in a sentence.
pub fn usage(fault: &clap::Error, words: &Words) -> String {
    let said = |kind: ContextKind| match fault.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let near =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near = near.map(said).into_iter().find(|text| !text.is_empty());
    // Without the dots of what can be repeated: a full stop follows.
    let arg = said(ContextKind::InvalidArg).replace("...", "");
    let value = said(ContextKind::InvalidValue);
    let what = match fault.kind() {
        ErrorKind::InvalidSubcommand => {
            say!(words, "usage-no-command", command = said(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => say!(words, "usage-no-argument", arg = arg),
        ErrorKind::InvalidValue if value.is_empty() => say!(words, "usage-no-value", arg = arg),
        ErrorKind::InvalidValue => {
            let offered = said(ContextKind::ValidValue);
            say!(words, "usage-not-offered", arg = arg, value = value, offered = offered)
        }
        ErrorKind::ValueValidation => say!(words, "usage-bad-value", arg = arg, value = value),
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing", arg = arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say!(words, "usage-missing-command")
        }
        ErrorKind::ArgumentConflict => say!(words, "usage-twice", arg = arg),
        ErrorKind::InvalidUtf8 => say!(words, "usage-not-text"),
        _ => say!(words, "usage-wrong"),
    };
    let hint = match near {
        Some(near) => say!(words, "usage-did-you-mean", near = near),
        None => say!(words, "usage-see-help"),
    };
    format!("{what} {hint}")
}

/// A script that completes our commands in a shell.
pub fn completions(shell: clap_complete::Shell, mut command: Command) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "incognita", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The manual page.
pub fn man(command: Command) -> String {
    let mut page = Vec::new();
    // A page is written to memory: that does not fail.
    let _ = clap_mangen::Man::new(command.flatten_help(true)).render(&mut page);
    String::from_utf8_lossy(&page).into_owned()
}
