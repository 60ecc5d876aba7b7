//! The arguments of the commands as clap knows them, with all texts in one language.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};
use clap_complete::Shell;

use super::command::COMMANDS;
use super::usage::Wrong;
use crate::draw::sheet::Paper;
use crate::game::bot::Level;
use crate::game::record::PlayerKind;
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::printing;
use crate::voice::{Pace, Voice};
use crate::{games, phrase, tr};

/// The most matches of a series.
const MOST_GAMES: u64 = 1_000_000;
/// The most games of a training.
const MOST_LESSONS: u64 = 1_000_000_000;
/// The most copies of a print.
const MOST_COPIES: u32 = 1000;
/// Where the help stands among the options.
const LAST: usize = 1000;

/// The whole grammar.
pub(super) fn command(lang: Lang) -> Command {
    let say = Say::new(lang);
    let mut root = base(say, "wurfzabel", "cli-about", "cli-usage", vec![say.lang(), say.version()])
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_help_heading(tr!(lang, "cli-heading-commands"))
        .after_help(tr!(lang, "cli-after-help"));
    for spoken in COMMANDS {
        root = root.subcommand(base(say, spoken.name, spoken.about, spoken.usage, (spoken.args)(say)));
    }
    root
}

fn base(say: Say, name: &'static str, about: &'static str, usage: &'static str, args: Vec<Arg>) -> Command {
    let heading = tr!(say.0, "cli-heading-usage");
    let template = format!("{{about}}\n\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}\n");
    Command::new(name)
        .about(say.id(about))
        .override_usage(say.id(usage))
        .help_template(template)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(args)
        .arg(say.help())
}

/// The arguments, said in a language.
#[derive(Clone, Copy)]
pub(super) struct Say(Lang);

impl Say {
    /// The arguments in that language.
    pub(super) fn new(lang: Lang) -> Self {
        Self(lang)
    }

    fn id(self, id: &'static str) -> String {
        self.0.say(&Phrase::new(id))
    }

    fn options(self) -> String {
        tr!(self.0, "cli-heading-options")
    }

    fn flag(self, name: &'static str, help: String) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help).help_heading(self.options())
    }

    fn named(self, name: &'static str, value: String, help: String) -> Arg {
        let arg = Arg::new(name).long(name).value_name(value).help(help).help_heading(self.options());
        arg.hide_possible_values(true).allow_hyphen_values(true)
    }

    fn placed(self, name: &'static str, value: String, help: String) -> Arg {
        let heading = tr!(self.0, "cli-heading-arguments");
        Arg::new(name).required(true).value_name(value).help(help).help_heading(heading).hide_possible_values(true)
    }

    fn help(self) -> Arg {
        self.flag("help", tr!(self.0, "cli-arg-help")).short('h').action(ArgAction::Help).display_order(LAST)
    }

    fn version(self) -> Arg {
        self.flag("version", tr!(self.0, "cli-arg-version")).short('V').action(ArgAction::Version)
    }

    fn lang(self) -> Arg {
        let codes = Lang::ALL.map(Lang::code);
        self.named("lang", codes.join("|"), tr!(self.0, "cli-arg-lang"))
            .value_parser(PossibleValuesParser::new(codes))
            .global(true)
            .display_order(LAST - 1)
    }

    pub(super) fn json(self) -> Arg {
        self.flag("json", tr!(self.0, "cli-arg-json"))
    }

    pub(super) fn file(self) -> Arg {
        self.placed("file", tr!(self.0, "cli-value-file"), tr!(self.0, "cli-arg-file"))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn upto(self) -> Arg {
        self.named("upto", "N".to_owned(), tr!(self.0, "cli-arg-upto")).value_parser(|text: &str| {
            whole(text, 0..=u64::from(u32::MAX)).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
        })
    }

    pub(super) fn game(self) -> Arg {
        let keys: Vec<&str> = games::ALL.iter().map(|title| title.key()).collect();
        self.placed("game", tr!(self.0, "cli-value-game"), tr!(self.0, "cli-arg-game", games = keys.join(", ")))
            .value_parser(PossibleValuesParser::new(keys))
    }

    pub(super) fn option(self) -> Arg {
        self.named("option", tr!(self.0, "cli-value-option"), tr!(self.0, "cli-arg-option"))
            .action(ArgAction::Append)
            .value_parser(|text: &str| match text.split_once('=') {
                Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
                None => Err(Wrong(phrase!("cli-wrong-option", given = text.to_owned()))),
            })
    }

    pub(super) fn players(self) -> Arg {
        let help = tr!(self.0, "cli-arg-players");
        self.named("players", tr!(self.0, "cli-value-players"), help).required(true).value_delimiter(',').value_parser(
            |text: &str| match PlayerKind::of_word(text) {
                Some(PlayerKind::Bot(level)) => Ok(level),
                Some(PlayerKind::Human) | None => Err(Wrong(phrase!("cli-wrong-player", given = text.to_owned()))),
            },
        )
    }

    pub(super) fn games(self) -> Arg {
        self.named("games", "N".to_owned(), tr!(self.0, "cli-arg-games"))
            .value_parser(|text: &str| whole(text, 1..=MOST_GAMES))
    }

    pub(super) fn seed(self, help: &'static str) -> Arg {
        self.named("seed", "S".to_owned(), self.id(help)).value_parser(|text: &str| whole(text, 0..=u64::MAX))
    }

    pub(super) fn folder(self) -> Arg {
        self.named("out", tr!(self.0, "cli-value-folder"), tr!(self.0, "cli-arg-folder"))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::DirPath)
    }

    pub(super) fn dump(self) -> Arg {
        self.named("dump", tr!(self.0, "cli-value-file"), tr!(self.0, "cli-arg-dump"))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn lessons(self) -> Arg {
        self.named("games", "N".to_owned(), tr!(self.0, "cli-arg-lessons"))
            .required(true)
            .value_parser(|text: &str| whole(text, 1..=MOST_LESSONS))
    }

    pub(super) fn state(self) -> Arg {
        self.named("state", tr!(self.0, "cli-value-file"), tr!(self.0, "cli-arg-state"))
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn weights(self) -> Arg {
        self.out(tr!(self.0, "cli-arg-weights"))
    }

    fn out(self, help: String) -> Arg {
        self.named("out", tr!(self.0, "cli-value-file"), help)
            .required(true)
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn export(self) -> Arg {
        self.named("export", tr!(self.0, "cli-value-file"), tr!(self.0, "cli-arg-export"))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn import(self) -> Arg {
        self.named("import", tr!(self.0, "cli-value-file"), tr!(self.0, "cli-arg-import"))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn level(self) -> Arg {
        let words = Level::ALL.map(Level::word);
        self.named("level", words.join("|"), tr!(self.0, "cli-arg-level")).value_parser(move |text: &str| {
            text.parse::<Level>().map_err(|()| Wrong(phrase!("cli-wrong-level", given = text.to_owned())))
        })
    }

    pub(super) fn sheet(self) -> Arg {
        let keys: Vec<&str> = printing::all().iter().map(|offered| offered.sheet.key).collect();
        self.placed("sheet", tr!(self.0, "cli-value-sheet"), tr!(self.0, "cli-arg-sheet", sheets = keys.join(", ")))
            .value_parser(PossibleValuesParser::new(keys))
    }

    pub(super) fn record(self) -> Arg {
        self.named("record", tr!(self.0, "cli-value-file"), tr!(self.0, "cli-arg-record"))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn paper(self) -> Arg {
        let words = Paper::ALL.map(Paper::word);
        self.named("paper", words.join("|"), tr!(self.0, "cli-arg-paper")).value_parser(
            PossibleValuesParser::new(words).map(|word| word.parse::<Paper>().expect("only these words are taken")),
        )
    }

    pub(super) fn per_page(self) -> Arg {
        self.named("per-page", "N".to_owned(), tr!(self.0, "cli-arg-per-page"))
            .value_parser(|text: &str| count(text, 64))
    }

    pub(super) fn edge(self) -> Arg {
        self.named("edge", "MM".to_owned(), tr!(self.0, "cli-arg-edge")).value_parser(|text: &str| {
            whole(text, 1..=u64::from(u8::MAX)).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
        })
    }

    pub(super) fn copies(self) -> Arg {
        self.named("copies", "N".to_owned(), tr!(self.0, "cli-arg-copies"))
            .value_parser(|text: &str| count(text, MOST_COPIES))
    }

    pub(super) fn pdf(self) -> Arg {
        self.out(tr!(self.0, "cli-arg-pdf"))
    }

    pub(super) fn words(self) -> Arg {
        self.placed("words", tr!(self.0, "cli-value-words"), tr!(self.0, "cli-arg-words")).num_args(1..)
    }

    pub(super) fn voice(self) -> Arg {
        let keys = Voice::ALL.map(Voice::key);
        self.named("voice", keys.join("|"), tr!(self.0, "cli-arg-voice")).value_parser(
            PossibleValuesParser::new(keys).map(|key| Voice::of_key(&key).expect("only these keys are taken")),
        )
    }

    pub(super) fn pace(self) -> Arg {
        self.named("pace", "X".to_owned(), tr!(self.0, "cli-arg-pace")).value_parser(|text: &str| {
            let (slowest, fastest) = Pace::BOUNDS;
            let pace = text.parse().ok().filter(|pace| (slowest..=fastest).contains(pace));
            let wrong = || {
                let (least, most) = (slowest.to_string(), fastest.to_string());
                Wrong(phrase!("cli-wrong-pace", given = text.to_owned(), least = least, most = most))
            };
            pace.map(Pace::new).ok_or_else(wrong)
        })
    }

    pub(super) fn wav(self) -> Arg {
        self.out(tr!(self.0, "cli-arg-wav"))
    }

    pub(super) fn shell(self) -> Arg {
        self.placed("shell", tr!(self.0, "cli-value-shell"), tr!(self.0, "cli-arg-shell"))
            .value_parser(value_parser!(Shell))
    }
}

/// A count from 1 on.
fn count(text: &str, most: u32) -> Result<usize, Wrong> {
    whole(text, 1..=u64::from(most)).map(|number| usize::try_from(number).unwrap_or(usize::MAX))
}

/// A whole number within bounds.
fn whole(text: &str, bounds: std::ops::RangeInclusive<u64>) -> Result<u64, Wrong> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| plain && bounds.contains(number));
    number.ok_or_else(|| {
        // As text: numbers of fluent are signed, and this is a range, not a count.
        let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
        Wrong(phrase!("cli-wrong-number", given = text.to_owned(), least = least, most = most))
    })
}
