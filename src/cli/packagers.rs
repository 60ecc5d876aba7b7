//! What packagers need: completions for shells and the man page, from the one grammar.

use clap::value_parser;
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use base::i18n::Lang;
use base::phrase;
use base::phrase::Phrase;
use base::tr;

use super::command::{Given, Spoken};
use super::{COMMANDS, Console, FAMILIES, Stop, grammar};

pub(super) const COMPLETIONS: Spoken = Spoken {
    name: "completions",
    about: "cli-about-completions",
    usage: "cli-usage-completions",
    args: |say| {
        let shell = say.placed("shell", "cli-value-shell", &phrase!("cli-arg-shell"));
        vec![shell.value_parser(value_parser!(Shell))]
    },
    run: |given, console| {
        // Into memory first: clap_complete panics where a pipe is closed.
        let mut script = Vec::new();
        let shell: Shell = given.due("shell");
        clap_complete::generate(shell, &mut grammar::whole(console.lang, |_| true), "wurfzabel", &mut script);
        Ok(console.out.write_all(&script)?)
    },
};

pub(super) const MAN: Spoken =
    Spoken { name: "man", about: "cli-about-man", usage: "cli-usage-man", args: |_| Vec::new(), run: man };

fn man(_: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    let mut command = grammar::whole(lang, |_| true);
    command.build();
    let whole = Man::new(command.clone()).manual("Wurfzabel");
    let mut page = Vec::new();
    whole.render_title(&mut page)?;
    let mut head = Roff::new();
    for (title, text) in [
        (tr!(lang, "cli-man-name"), format!("wurfzabel - {}", tr!(lang, "cli-about"))),
        (tr!(lang, "cli-man-synopsis"), tr!(lang, "cli-usage")),
        (tr!(lang, "cli-man-description"), tr!(lang, "cli-man-about")),
    ] {
        head.control("SH", [title.as_str()]);
        head.text([roman(text)]);
    }
    head.to_writer(&mut page)?;
    whole.render_options_section(&mut page)?;
    let mut body = Roff::new();
    body.control("SH", [tr!(lang, "cli-heading-commands").to_uppercase().as_str()]);
    for spoken in COMMANDS {
        page_of(&mut body, spoken.name, spoken, command.find_subcommand(spoken.name), lang);
    }
    for family in FAMILIES {
        let apart = command.find_subcommand(family.name);
        for spoken in family.commands {
            let known = apart.and_then(|apart| apart.find_subcommand(spoken.name));
            page_of(&mut body, &format!("{} {}", family.name, spoken.name), spoken, known, lang);
        }
    }
    body.control("SH", [tr!(lang, "cli-man-exit").as_str()]);
    body.text([roman(tr!(lang, "cli-after-help"))]);
    body.to_writer(&mut page)?;
    Ok(console.out.write_all(&page)?)
}

fn page_of(body: &mut Roff, name: &str, spoken: &Spoken, known: Option<&clap::Command>, lang: Lang) {
    body.control("SS", [name]);
    body.text([bold(lang.say(&Phrase::new(spoken.usage)))]);
    body.control("PP", []);
    body.text([roman(lang.say(&Phrase::new(spoken.about)))]);
    let known = known.into_iter().flat_map(clap::Command::get_arguments);
    for arg in known.filter(|arg| !["help", "lang"].contains(&arg.get_id().as_str())) {
        body.control("TP", []);
        body.text([bold(arg.to_string())]);
        body.text([roman(arg.get_help().map(ToString::to_string).unwrap_or_default())]);
    }
}
