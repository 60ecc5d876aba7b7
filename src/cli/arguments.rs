//! Which command is asked for, or the window. Does nothing itself.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use base::i18n::Lang;
use base::phrase::Phrase;
use club::championship::journal::is_named;

use super::command::Spoken;
use super::{COMMANDS, FAMILIES, grammar, usage};
use crate::report;

pub(super) enum Invocation {
    Window(Option<PathBuf>),
    Text(String),
    Command(&'static Spoken, ArgMatches),
}

/// The language that the arguments name, whatever else is right or wrong in them; the last counts.
pub(super) fn language(args: &[OsString]) -> Option<Lang> {
    let before_dashes = args.split(|arg| arg == "--").next().unwrap_or_default();
    let mut named = None;
    for (index, arg) in before_dashes.iter().enumerate() {
        let code = match arg.to_str() {
            Some("--lang") => before_dashes.get(index + 1).and_then(|code| code.to_str()),
            Some(arg) => arg.strip_prefix("--lang="),
            None => None,
        };
        let lang = code.and_then(|code| Lang::ALL.into_iter().find(|lang| lang.code() == code));
        named = lang.or(named);
    }
    named
}

pub(super) fn read(args: &[OsString], lang: Lang) -> Result<Invocation, Phrase> {
    let (record, args) = record_apart(args);
    // Clap takes the first for the program's own name.
    let named = [OsStr::new("wurfzabel")].into_iter().chain(args.iter().map(OsString::as_os_str));
    let grammar = grammar::whole(lang, |spoken| args.iter().any(|arg| arg == spoken.name));
    let mut matches = match grammar.try_get_matches_from(named) {
        Ok(matches) => matches,
        Err(error) => return usage::answer(&error, &args).map(Invocation::Text),
    };
    if matches.get_flag("version") {
        return Ok(Invocation::Text(version(lang, matches.get_flag("verbose"), matches.get_flag("json"))));
    }
    let Some((name, mut given)) = matches.remove_subcommand() else { return Ok(Invocation::Window(record)) };
    let (commands, name, given) = match FAMILIES.iter().find(|family| family.name == name) {
        Some(family) => {
            let (name, given) = given.remove_subcommand().expect("the grammar requires it");
            (family.commands, name, given)
        }
        None => (COMMANDS, name, given),
    };
    let spoken = commands.iter().find(|spoken| spoken.name == name);
    Ok(Invocation::Command(spoken.expect("the grammar knows only these commands"), given))
}

fn version(lang: Lang, verbose: bool, json: bool) -> String {
    let short = concat!("wurfzabel ", env!("CARGO_PKG_VERSION"));
    match (verbose, json) {
        (false, _) => short.to_owned(),
        (true, true) => report::json(&report::facts()).to_string(),
        (true, false) => report::facts().iter().fold(short.to_owned(), |text, fact| text + "\n" + &fact.line(lang)),
    }
}

/// The match or the championship to open in the window, where it is the only argument beside the language.
fn record_apart(args: &[OsString]) -> (Option<PathBuf>, Vec<OsString>) {
    let mut rest = args.to_vec();
    let mut file = None;
    let mut index = 0;
    while let Some(arg) = args.get(index) {
        match arg.to_str() {
            Some("--lang") => index += 2,
            Some(arg) if arg.starts_with("--lang=") => index += 1,
            Some(_) | None if file.is_none() => {
                file = Some(index);
                index += 1;
            }
            Some(_) | None => return (None, rest),
        }
    }
    let is_kept =
        |path: &Path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wurf")) || is_named(path);
    match file {
        Some(index) if is_kept(Path::new(&args[index])) => (Some(rest.remove(index).into()), rest),
        Some(_) | None => (None, rest),
    }
}
