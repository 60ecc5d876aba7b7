//! What clap says to wrong arguments, in one line of our own: what is wrong, and what would be right.

use std::env;
use std::error::Error as _;
use std::ffi::OsString;
use std::fmt;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use base::phrase::{Phrase, phrase};
use games::game::bot::Level;

use super::columns;
use super::command::Family;
use super::{COMMANDS, FAMILIES};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong(pub(super) Phrase);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.id)
    }
}

impl std::error::Error for Wrong {}

pub(super) fn level(text: &str) -> Result<Level, Wrong> {
    text.parse().map_err(|()| Wrong(phrase!("cli-wrong-level", given = text.to_owned())))
}

/// The help that is asked for; in all other cases an error says what is wrong.
pub(super) fn answer(error: &Error, args: &[OsString]) -> Result<String, Phrase> {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let usage = usage_for(args);
    Err(match error.kind() {
        ErrorKind::DisplayHelp => {
            let columns = env::var("COLUMNS").ok();
            return Ok(columns::broken(&error.to_string(), columns::width(columns.as_deref())));
        }
        ErrorKind::InvalidSubcommand if error.get(ContextKind::SuggestedSubcommand).is_some() => {
            let [given, near] = [ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand].map(text);
            phrase!("cli-wrong-near", given, near)
        }
        ErrorKind::InvalidSubcommand => {
            let names: Vec<&str> = match family(args) {
                Some(family) => family.commands.iter().map(|spoken| spoken.name).collect(),
                None => COMMANDS.iter().map(|spoken| spoken.name).chain(FAMILIES.iter().map(|one| one.name)).collect(),
            };
            phrase!("cli-wrong-command", given = text(ContextKind::InvalidSubcommand), commands = names.join(", "))
        }
        ErrorKind::MissingSubcommand => {
            let names = family(args).into_iter().flat_map(|family| family.commands).map(|spoken| spoken.name);
            let names = names.collect::<Vec<_>>().join("|");
            phrase!("cli-wrong-missing", args = names, usage)
        }
        ErrorKind::MissingRequiredArgument => {
            phrase!("cli-wrong-missing", args = text(ContextKind::InvalidArg), usage)
        }
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            phrase!("cli-wrong-no-value", arg = text(ContextKind::InvalidArg), usage)
        }
        ErrorKind::InvalidValue => {
            let (arg, given) = (text(ContextKind::InvalidArg), text(ContextKind::InvalidValue));
            // What is possible is said once: not in the argument's name as well.
            let arg = arg.split_once(" <").map_or(arg.as_str(), |(name, _)| name).to_owned();
            phrase!("cli-wrong-value", arg, given, possible = text(ContextKind::ValidValue))
        }
        ErrorKind::ValueValidation => {
            let wrong = error.source().and_then(|source| source.downcast_ref::<Wrong>());
            let why = wrong.map_or_else(|| usage.clone(), |wrong| wrong.0.clone());
            phrase!("cli-wrong-because", arg = text(ContextKind::InvalidArg), why)
        }
        ErrorKind::ArgumentConflict => {
            let [arg, prior] = [ContextKind::InvalidArg, ContextKind::PriorArg].map(text);
            if prior.is_empty() || prior == arg {
                phrase!("cli-wrong-twice", arg, usage)
            } else {
                phrase!("cli-wrong-together", arg, prior, usage)
            }
        }
        ErrorKind::InvalidUtf8 => phrase!("cli-wrong-utf8", usage),
        ErrorKind::TooManyValues => {
            phrase!("cli-wrong-argument", given = text(ContextKind::InvalidValue), usage)
        }
        // Unknown arguments, and kinds of error that clap may learn.
        _ => phrase!("cli-wrong-argument", given = text(ContextKind::InvalidArg), usage),
    })
}

fn usage_for(args: &[OsString]) -> Phrase {
    let (commands, whole) = family(args).map_or((COMMANDS, "cli-usage"), |family| (family.commands, family.usage));
    let asked = args.iter().find_map(|arg| commands.iter().find(|spoken| arg == spoken.name));
    Phrase::new(asked.map_or(whole, |spoken| spoken.usage))
}

fn family(args: &[OsString]) -> Option<&'static Family> {
    // Only where no other command comes before: its arguments may be any word.
    let first = args.iter().find_map(|arg| {
        let other = COMMANDS.iter().any(|spoken| arg == spoken.name);
        let family = FAMILIES.iter().find(|family| arg == family.name);
        (other || family.is_some()).then_some(family)
    });
    first.flatten().copied()
}
