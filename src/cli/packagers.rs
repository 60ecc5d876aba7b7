//! What packagers need: completions for shells and the man page, from the one grammar.

use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use super::command::COMMANDS;
use super::{Console, Stop, grammar};
use crate::phrase::Phrase;
use crate::tr;

/// The completions for a shell.
pub(super) fn completions(shell: Shell, console: &mut Console<'_>) -> Result<(), Stop> {
    // Into memory first: clap_complete panics where a pipe is closed.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut grammar::command(console.lang), "wurfzabel", &mut script);
    Ok(console.out.write_all(&script)?)
}

/// The man page: one for all commands.
pub(super) fn man(console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    let mut command = grammar::command(lang);
    command.build();
    let whole = Man::new(command.clone()).manual("Wurfzabel");
    let mut page = Vec::new();
    whole.render_title(&mut page)?;
    let mut head = Roff::new();
    head.control("SH", [tr!(lang, "cli-man-name").as_str()]);
    head.text([roman(format!("wurfzabel - {}", tr!(lang, "cli-about")))]);
    head.control("SH", [tr!(lang, "cli-man-synopsis").as_str()]);
    head.text([roman(tr!(lang, "cli-usage"))]);
    head.control("SH", [tr!(lang, "cli-man-description").as_str()]);
    head.text([roman(tr!(lang, "cli-man-about"))]);
    head.to_writer(&mut page)?;
    whole.render_options_section(&mut page)?;
    let mut body = Roff::new();
    body.control("SH", [tr!(lang, "cli-heading-commands").to_uppercase().as_str()]);
    for spoken in COMMANDS {
        body.control("SS", [spoken.name]);
        body.text([bold(lang.say(&Phrase::new(spoken.usage)))]);
        body.control("PP", []);
        body.text([roman(lang.say(&Phrase::new(spoken.about)))]);
        let known = command.find_subcommand(spoken.name).into_iter().flat_map(clap::Command::get_arguments);
        for arg in known.filter(|arg| !["help", "lang"].contains(&arg.get_id().as_str())) {
            body.control("TP", []);
            body.text([bold(arg.to_string())]);
            body.text([roman(arg.get_help().map(ToString::to_string).unwrap_or_default())]);
        }
    }
    body.control("SH", [tr!(lang, "cli-man-exit").as_str()]);
    body.text([roman(tr!(lang, "cli-after-help"))]);
    body.to_writer(&mut page)?;
    Ok(console.out.write_all(&page)?)
}
