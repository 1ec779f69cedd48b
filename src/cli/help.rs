//! Help, wrong usage, completions and the manual page, in the reader's language.

use super::args::Args;
use crate::games::{GameBox, Shelf};
use crate::lang::Words;
use crate::say;
use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::ffi::{OsStr, OsString};

/// The value of a global option, found before the arguments are read: `--lang ru`, `--lang=ru`.
pub fn value_of<'a>(args: &'a [OsString], option: &str) -> Option<&'a OsStr> {
    let mut args = args.iter().take_while(|arg| *arg != "--");
    while let Some(arg) = args.next() {
        if arg == option {
            return args.next().map(OsString::as_os_str);
        }
        let joined = arg.to_str().and_then(|arg| arg.strip_prefix(option)?.strip_prefix('='));
        if let Some(value) = joined {
            return Some(OsStr::new(value));
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
            let template = template(words, false);
            let command = command.about(about).after_help(example).help_template(template);
            command.mut_args(|arg| match arg.get_id().as_str() {
                "game" => arg.value_parser(PossibleValuesParser::new(games.iter())),
                _ => arg,
            })
        });
    let command = command.help_template(template(words, true));
    explain(command, words)
}

/// Every argument's line: its command's own, or the one that its name has everywhere.
fn explain(command: Command, words: &Words) -> Command {
    let explained = |arg: Arg, command: &str| {
        let own = format!("cli-{command}-arg-{}", arg.get_id());
        let common = format!("cli-arg-{}", arg.get_id());
        let key = if words.has(&own) { own } else { common };
        // The lists of values that clap would append are in English.
        let with_value = arg.get_action().takes_values();
        arg.help(say!(words, &key)).hide_possible_values(with_value).hide_default_value(with_value)
    };
    let command = command.mut_args(|arg| explained(arg, ""));
    command.mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        command.mut_args(|arg| explained(arg, &name))
    })
}

fn template(words: &Words, with_commands: bool) -> String {
    let usage = say!(words, "cli-usage");
    let options = say!(words, "cli-options");
    let list = if with_commands {
        let commands = say!(words, "cli-commands");
        format!("{commands}\n{{subcommands}}")
    } else {
        let arguments = say!(words, "cli-arguments");
        format!("{arguments}\n{{positionals}}")
    };
    format!("{{about}}\n\n{usage} {{usage}}\n\n{list}\n\n{options}\n{{options}}\n\n{{after-help}}")
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
    let arg = said(ContextKind::InvalidArg);
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
        ErrorKind::MissingSubcommand => say!(words, "usage-missing-command"),
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
