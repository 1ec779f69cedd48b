//! Help, wrong usage, completions and the manual page, in the reader's language.

use super::args::Args;
use crate::games::{GameBox, Shelf};
use crate::lang::Words;
use crate::say;
use clap::builder::PossibleValuesParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
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
        .arg(help)
        .arg(version)
        .about(say!(words, "cli-about"))
        .after_help(say!(words, "cli-codes"))
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
    let laid_out = |command: Command| {
        let arguments = command.get_positionals().next().map(|_| ("cli-arguments", "positionals"));
        let commands = command.get_subcommands().next().map(|_| ("cli-commands", "subcommands"));
        let lists = commands.into_iter().chain(arguments);
        let lists = lists.map(|(title, list)| format!("{}\n{{{list}}}\n\n", say!(words, title)));
        let template = template(words, &lists.collect::<String>());
        let usage = usage_of(&command, words);
        command.help_template(template).override_usage(usage)
    };
    laid_out(command.mut_subcommands(laid_out))
}

/// How a command is called.
fn usage_of(command: &Command, words: &Words) -> String {
    let options = say!(words, "cli-usage-options");
    let name = command.get_name();
    if command.get_subcommands().next().is_some() {
        return format!("{name} [{options}] <{}>", say!(words, "cli-usage-command"));
    }
    let usage = format!("incognita {name} [{options}]");
    command.get_positionals().fold(usage, |usage, arg| format!("{usage} {arg}"))
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
        ErrorKind::ValueValidation if arg.starts_with("--seed") => {
            say!(words, "seed-wrong", seed = value)
        }
        ErrorKind::ValueValidation => say!(words, "usage-bad-value", arg = arg, value = value),
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing", arg = arg),
        ErrorKind::ArgumentConflict => {
            let other = said(ContextKind::PriorArg);
            if other.is_empty() || other == arg {
                say!(words, "usage-twice", arg = arg)
            } else {
                say!(words, "usage-not-together", arg = arg, other = other)
            }
        }
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

/// The manual page: all commands on one, under headings in the reader's language.
pub fn man(command: &Command, words: &Words) -> String {
    let heading = |key: &str| say!(words, key).trim_end_matches(':').to_uppercase();
    let about = |command: &Command| roff(&command.get_about().unwrap_or_default().to_string());
    let usage = usage_of(command, words);
    let mut page = vec![
        rendered(command, clap_mangen::Man::render_title),
        format!(".SH {}\n{} \\- {}", heading("man-name"), roff(command.get_name()), about(command)),
        format!(".SH {}\n{}", heading("cli-usage"), roff(&usage)),
        format!(".SH {}{}", heading("cli-options"), options(command)),
        format!(".SH {}", heading("cli-commands")),
    ];
    for command in command.get_subcommands() {
        let example = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        page.push(format!(".SS {}", roff(&usage_of(command, words))));
        page.push(about(command) + &options(command) + "\n.PP\n" + &roff(&example));
    }
    page.push(format!(".SH {}\n{}", heading("man-codes"), roff(&say!(words, "cli-codes"))));
    page.join("\n") + "\n"
}

/// A command's arguments, without a heading.
fn options(command: &Command) -> String {
    if command.get_arguments().next().is_none() {
        return String::new();
    }
    let text = rendered(command, clap_mangen::Man::render_options_section);
    format!("\n{}", text.lines().skip_while(|line| *line != ".TP").collect::<Vec<_>>().join("\n"))
}

fn rendered(
    command: &Command,
    render: fn(&clap_mangen::Man, &mut dyn Write) -> io::Result<()>,
) -> String {
    let alone = command.clone().disable_help_flag(true).disable_version_flag(true);
    let mut text = Vec::new();
    // It is written to memory: that does not fail.
    let _ = render(&clap_mangen::Man::new(alone), &mut text);
    String::from_utf8_lossy(&text).trim_end().to_owned()
}

/// A line of a manual page that is to be read as it stands.
fn roff(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
