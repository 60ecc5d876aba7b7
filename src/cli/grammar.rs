//! The grammar of the command line as clap knows it, with all texts in one language, and the kinds of arguments that
//! commands have. What is an argument of one command alone stands with the command.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use base::i18n::Lang;
use base::phrase;
use base::phrase::Phrase;
use base::tr;
use games::shelf;

use super::command::Spoken;
use super::usage::Wrong;
use super::{COMMANDS, FAMILIES};

const HELP_ORDER: usize = 1000;

/// How wide the names of options may be where what they do stands beside them, letters.
const NARROW: usize = 40;

/// With the arguments of the commands that `has_args` names: all would cost most of a short command's time.
pub(super) fn whole(lang: Lang, has_args: impl Fn(&Spoken) -> bool) -> Command {
    let say = Say(lang);
    let mut root = base(
        say,
        "wurfzabel",
        "cli-about",
        "cli-usage",
        vec![say.lang(), say.version(), say.verbose(), say.json().requires("verbose")],
    )
    .version(env!("CARGO_PKG_VERSION"))
    .subcommand_help_heading(tr!(lang, "cli-heading-commands"))
    .after_help(tr!(lang, "cli-after-help"));
    let command = |spoken: &Spoken| {
        let args = if has_args(spoken) { (spoken.args)(say) } else { Vec::new() };
        base(say, spoken.name, spoken.about, spoken.usage, args)
    };
    root = root.subcommands(COMMANDS.iter().map(command));
    for family in FAMILIES {
        let apart = base(say, family.name, family.about, family.usage, Vec::new());
        let apart = apart.subcommand_help_heading(tr!(lang, "cli-heading-commands")).subcommand_required(true);
        root = root.subcommand(apart.subcommands(family.commands.iter().map(command)));
    }
    root
}

fn base(say: Say, name: &'static str, about: &'static str, usage: &'static str, args: Vec<Arg>) -> Command {
    let heading = tr!(say.0, "cli-heading-usage");
    let template = format!("{{about}}\n\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}\n");
    let is_wide = |arg: &Arg| {
        let values = arg.get_value_names().into_iter().flatten().map(|name| name.chars().count());
        values.chain(arg.get_long().map(str::len)).sum::<usize>() > NARROW
    };
    Command::new(name)
        .next_line_help(args.iter().any(is_wide))
        .about(say.id(about))
        .override_usage(say.id(usage))
        .help_template(template)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args(args)
        .arg(say.help())
}

#[derive(Clone, Copy)]
pub(super) struct Say(Lang);

impl Say {
    pub(super) fn id(self, id: &'static str) -> String {
        self.0.say(&Phrase::new(id))
    }

    pub(super) fn flag(self, name: &'static str, help: &'static str) -> Arg {
        let heading = tr!(self.0, "cli-heading-options");
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.id(help)).help_heading(heading)
    }

    pub(super) fn named(self, name: &'static str, value: &str, help: &'static str) -> Arg {
        let heading = tr!(self.0, "cli-heading-options");
        let arg = Arg::new(name).long(name).value_name(value.to_owned()).help(self.id(help)).help_heading(heading);
        arg.hide_possible_values(true).allow_hyphen_values(true)
    }

    pub(super) fn placed(self, name: &'static str, value: &'static str, help: &Phrase) -> Arg {
        let (help, heading) = (self.0.say(help), tr!(self.0, "cli-heading-arguments"));
        let arg = Arg::new(name).required(true).value_name(self.id(value)).help(help).help_heading(heading);
        arg.hide_possible_values(true)
    }

    pub(super) fn placed_among(
        self,
        name: &'static str,
        value: &'static str,
        help: &Phrase,
        among: &[&'static str],
    ) -> Arg {
        self.placed(name, value, help).value_parser(PossibleValuesParser::new(among.iter().copied()))
    }

    pub(super) fn among<T>(
        self,
        name: &'static str,
        help: &'static str,
        words: &[&'static str],
        of: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
    ) -> Arg
    where
        T: Clone + Send + Sync + 'static,
    {
        let known = PossibleValuesParser::new(words.iter().copied());
        let parser = known.map(move |word| of(&word).expect("only these words are taken"));
        self.named(name, &words.join("|"), help).value_parser(parser)
    }

    pub(super) fn whole<T>(
        self,
        name: &'static str,
        value: &str,
        help: &'static str,
        bounds: RangeInclusive<u64>,
    ) -> Arg
    where
        T: TryFrom<u64> + Clone + Send + Sync + 'static,
    {
        self.named(name, value, help).value_parser(move |text: &str| {
            let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            let number = text.parse::<u64>().ok().filter(|number| plain && bounds.contains(number));
            number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
                // As text: numbers of fluent are signed, and this is a range, not a count.
                let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
                Wrong(phrase!("cli-wrong-number", given = text.to_owned(), least, most))
            })
        })
    }

    pub(super) fn path(self, name: &'static str, help: &'static str) -> Arg {
        let arg = self.named(name, &tr!(self.0, "cli-value-file"), help).value_parser(value_parser!(PathBuf));
        arg.value_hint(ValueHint::FilePath)
    }

    pub(super) fn out(self, help: &'static str) -> Arg {
        self.path("out", help).required(true)
    }

    pub(super) fn file(self) -> Arg {
        let arg = self.placed("file", "cli-value-file", &phrase!("cli-arg-file"));
        arg.value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    }

    pub(super) fn game(self) -> Arg {
        let keys: Vec<&str> = shelf::ALL.iter().map(|title| title.key()).collect();
        self.placed_among("game", "cli-value-game", &phrase!("cli-arg-game", games = keys.join(", ")), &keys)
    }

    pub(super) fn option(self) -> Arg {
        self.named("option", &tr!(self.0, "cli-value-option"), "cli-arg-option").action(ArgAction::Append).value_parser(
            |text: &str| match text.split_once('=') {
                Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
                None => Err(Wrong(phrase!("cli-wrong-option", given = text.to_owned()))),
            },
        )
    }

    pub(super) fn seed(self, help: &'static str) -> Arg {
        self.whole::<u64>("seed", "S", help, 0..=u64::MAX)
    }

    pub(super) fn json(self) -> Arg {
        self.flag("json", "cli-arg-json")
    }

    fn help(self) -> Arg {
        self.flag("help", "cli-arg-help").short('h').action(ArgAction::Help).display_order(HELP_ORDER)
    }

    fn version(self) -> Arg {
        self.flag("version", "cli-arg-version").short('V')
    }

    fn verbose(self) -> Arg {
        self.flag("verbose", "cli-arg-verbose").requires("version")
    }

    fn lang(self) -> Arg {
        let arg = self.among("lang", "cli-arg-lang", &Lang::ALL.map(Lang::code), Lang::from_code);
        arg.global(true).display_order(HELP_ORDER - 1)
    }
}
