//! The commands, and reading which is asked for. Does nothing itself.
//!
//! Each command stands in [`COMMANDS`] with its texts, its arguments and how they are read; help,
//! completions and the man page come from there.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use clap_complete::Shell;

use super::grammar::{self, Say};
use super::usage;
use crate::draw::sheet::Paper;
use crate::game::bot::Level;
use crate::game::options::Values;
use crate::games;
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::Title;
use crate::voice::{Pace, Voice};

/// What the arguments ask for.
pub(super) enum Asked {
    /// The window, with a record or without.
    Window(Option<PathBuf>),
    /// A text that answers it all: help, the version.
    Text(String),
    /// A command.
    Order(Order),
}

/// A command with its arguments.
pub(super) enum Order {
    Games { json: bool },
    Sheets { json: bool },
    Replay(Replay),
    Play(Play),
    Hint(Hint),
    Review(Review),
    Print(Print),
    Say(Saying),
    Optimum { question: Question, json: bool },
    Exploit(Exploit),
    Train(Train),
    Practise(Practise),
    Completions(Shell),
    Man,
}

/// What `replay` is asked.
pub(super) struct Replay {
    pub(super) file: PathBuf,
    pub(super) upto: Option<usize>,
    pub(super) json: bool,
}

/// What `play` is asked.
pub(super) struct Play {
    pub(super) question: Question,
    pub(super) players: Vec<Level>,
    pub(super) games: u64,
    pub(super) seed: Option<u64>,
    pub(super) out: Option<PathBuf>,
    pub(super) json: bool,
}

/// What `hint` is asked.
pub(super) struct Hint {
    pub(super) file: PathBuf,
    pub(super) level: Level,
    pub(super) seed: Option<u64>,
    pub(super) json: bool,
}

/// What `review` is asked.
pub(super) struct Review {
    pub(super) file: PathBuf,
    pub(super) json: bool,
}

/// What `print` is asked.
pub(super) struct Print {
    pub(super) sheet: String,
    pub(super) record: Option<PathBuf>,
    pub(super) paper: Paper,
    pub(super) per_page: usize,
    pub(super) edge: Option<u8>,
    pub(super) options: Values,
    pub(super) copies: usize,
    pub(super) out: PathBuf,
}

/// What `say` is asked.
pub(super) struct Saying {
    pub(super) words: String,
    pub(super) voice: Voice,
    pub(super) pace: Pace,
    pub(super) out: PathBuf,
}

/// What `exploit` is asked.
pub(super) struct Exploit {
    pub(super) question: Question,
    pub(super) dump: Option<PathBuf>,
    pub(super) json: bool,
}

/// What `train` is asked.
pub(super) struct Train {
    pub(super) title: &'static dyn Title,
    pub(super) games: u64,
    pub(super) seed: Option<u64>,
    pub(super) state: PathBuf,
    pub(super) out: PathBuf,
}

/// What `practise` is asked.
pub(super) struct Practise {
    pub(super) export: Option<PathBuf>,
    pub(super) import: Option<PathBuf>,
    pub(super) json: bool,
}

/// A game with its options.
pub(super) struct Question {
    pub(super) title: &'static dyn Title,
    pub(super) options: Values,
}

/// A command as it is asked for.
pub(super) struct Spoken {
    /// The word.
    pub(super) name: &'static str,
    /// The id of the sentence that says what it does.
    pub(super) about: &'static str,
    /// The id of its usage.
    pub(super) usage: &'static str,
    /// Its arguments.
    pub(super) args: fn(Say) -> Vec<clap::Arg>,
    read: fn(&ArgMatches) -> Result<Order, Phrase>,
}

/// All commands, in the order of the help.
pub(super) static COMMANDS: &[Spoken] = &[
    Spoken {
        name: "games",
        about: "cli-about-games",
        usage: "cli-usage-games",
        args: |say| vec![say.json()],
        read: |matches| Ok(Order::Games { json: matches.get_flag("json") }),
    },
    Spoken {
        name: "replay",
        about: "cli-about-replay",
        usage: "cli-usage-replay",
        args: |say| vec![say.file(), say.upto(), say.json()],
        read: |matches| {
            let (upto, json) = (matches.get_one("upto").copied(), matches.get_flag("json"));
            Ok(Order::Replay(Replay { file: asked(matches, "file"), upto, json }))
        },
    },
    Spoken {
        name: "play",
        about: "cli-about-play",
        usage: "cli-usage-play",
        args: |say| {
            vec![
                say.game(),
                say.option(),
                say.players(),
                say.games(),
                say.seed("cli-arg-seed"),
                say.folder(),
                say.json(),
            ]
        },
        read: |matches| {
            Ok(Order::Play(Play {
                question: Question::read(matches)?.playable()?,
                players: matches.get_many("players").unwrap_or_default().copied().collect(),
                games: matches.get_one("games").copied().unwrap_or(1),
                seed: matches.get_one("seed").copied(),
                out: matches.get_one("out").cloned(),
                json: matches.get_flag("json"),
            }))
        },
    },
    Spoken {
        name: "hint",
        about: "cli-about-hint",
        usage: "cli-usage-hint",
        args: |say| vec![say.file(), say.level(), say.seed("cli-arg-hint-seed"), say.json()],
        read: |matches| {
            Ok(Order::Hint(Hint {
                file: asked(matches, "file"),
                level: matches.get_one("level").copied().unwrap_or(Level::Strong),
                seed: matches.get_one("seed").copied(),
                json: matches.get_flag("json"),
            }))
        },
    },
    Spoken {
        name: "review",
        about: "cli-about-review",
        usage: "cli-usage-review",
        args: |say| vec![say.file(), say.json()],
        read: |matches| Ok(Order::Review(Review { file: asked(matches, "file"), json: matches.get_flag("json") })),
    },
    Spoken {
        name: "print",
        about: "cli-about-print",
        usage: "cli-usage-print",
        args: |say| {
            vec![
                say.sheet(),
                say.record(),
                say.paper(),
                say.per_page(),
                say.edge(),
                say.option(),
                say.copies(),
                say.pdf(),
            ]
        },
        read: |matches| {
            Ok(Order::Print(Print {
                sheet: asked(matches, "sheet"),
                record: matches.get_one("record").cloned(),
                paper: matches.get_one("paper").copied().unwrap_or_default(),
                per_page: matches.get_one("per-page").copied().unwrap_or(1),
                edge: matches.get_one("edge").copied(),
                options: matches.get_many("option").unwrap_or_default().cloned().collect(),
                copies: matches.get_one("copies").copied().unwrap_or(1),
                out: asked(matches, "out"),
            }))
        },
    },
    Spoken {
        name: "sheets",
        about: "cli-about-sheets",
        usage: "cli-usage-sheets",
        args: |say| vec![say.json()],
        read: |matches| Ok(Order::Sheets { json: matches.get_flag("json") }),
    },
    Spoken {
        name: "say",
        about: "cli-about-say",
        usage: "cli-usage-say",
        args: |say| vec![say.words(), say.voice(), say.pace(), say.wav()],
        read: |matches| {
            let words: Vec<String> = matches.get_many("words").unwrap_or_default().cloned().collect();
            Ok(Order::Say(Saying {
                words: words.join(" "),
                voice: matches.get_one("voice").copied().unwrap_or_default(),
                pace: matches.get_one("pace").copied().unwrap_or_default(),
                out: asked(matches, "out"),
            }))
        },
    },
    Spoken {
        name: "optimum",
        about: "cli-about-optimum",
        usage: "cli-usage-optimum",
        args: |say| vec![say.game(), say.option(), say.json()],
        read: |matches| Ok(Order::Optimum { question: Question::read(matches)?, json: matches.get_flag("json") }),
    },
    Spoken {
        name: "exploit",
        about: "cli-about-exploit",
        usage: "cli-usage-exploit",
        args: |say| vec![say.game(), say.option(), say.dump(), say.json()],
        read: |matches| {
            Ok(Order::Exploit(Exploit {
                question: Question::read(matches)?,
                dump: matches.get_one("dump").cloned(),
                json: matches.get_flag("json"),
            }))
        },
    },
    Spoken {
        name: "train",
        about: "cli-about-train",
        usage: "cli-usage-train",
        args: |say| vec![say.game(), say.lessons(), say.seed("cli-arg-train-seed"), say.state(), say.weights()],
        read: |matches| {
            Ok(Order::Train(Train {
                title: Question::read_title(matches),
                games: asked(matches, "games"),
                seed: matches.get_one("seed").copied(),
                state: asked(matches, "state"),
                out: asked(matches, "out"),
            }))
        },
    },
    Spoken {
        name: "practise",
        about: "cli-about-practise",
        usage: "cli-usage-practise",
        args: |say| vec![say.export(), say.import(), say.json()],
        read: |matches| {
            Ok(Order::Practise(Practise {
                export: matches.get_one("export").cloned(),
                import: matches.get_one("import").cloned(),
                json: matches.get_flag("json"),
            }))
        },
    },
    Spoken {
        name: "completions",
        about: "cli-about-completions",
        usage: "cli-usage-completions",
        args: |say| vec![say.shell()],
        read: |matches| Ok(Order::Completions(asked(matches, "shell"))),
    },
    Spoken {
        name: "man",
        about: "cli-about-man",
        usage: "cli-usage-man",
        args: |_| Vec::new(),
        read: |_| Ok(Order::Man),
    },
];

/// An argument that the grammar requires.
fn asked<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> T {
    matches.get_one::<T>(name).cloned().expect("the grammar requires it")
}

impl Question {
    fn read_title(matches: &ArgMatches) -> &'static dyn Title {
        let key: String = asked(matches, "game");
        games::find(&key).expect("the grammar takes only keys of the shelf")
    }

    fn read(matches: &ArgMatches) -> Result<Self, Phrase> {
        let title = Self::read_title(matches);
        let options: Values = matches.get_many("option").unwrap_or_default().cloned().collect();
        Ok(Self { title, options })
    }

    /// The same, if a match can be played with these options; the game itself says what is wrong with them.
    fn playable(self) -> Result<Self, Phrase> {
        self.title.seats_with(&self.options).map_err(|illegal| illegal.0)?;
        Ok(self)
    }
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

/// Reads the arguments.
///
/// # Errors
/// What is wrong with them and what would be right.
pub(super) fn read(args: &[OsString], lang: Lang) -> Result<Asked, Phrase> {
    let (record, args) = record_apart(args);
    // Clap takes the first for the program's own name.
    let named = [OsStr::new("wurfzabel")].into_iter().chain(args.iter().map(OsString::as_os_str));
    let matches = match grammar::command(lang).try_get_matches_from(named) {
        Ok(matches) => matches,
        Err(error) => return usage::answer(&error, &args).map(Asked::Text),
    };
    match matches.subcommand() {
        None => Ok(Asked::Window(record)),
        Some((name, matches)) => {
            let spoken = COMMANDS.iter().find(|spoken| spoken.name == name);
            (spoken.expect("the grammar knows only these commands").read)(matches).map(Asked::Order)
        }
    }
}

/// The record to open in the window, where it is the only argument beside the language.
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
    let is_record = |path: &Path| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("wurf"));
    match file {
        Some(index) if is_record(Path::new(&args[index])) => (Some(rest.remove(index).into()), rest),
        Some(_) | None => (None, rest),
    }
}
