//! The command line: what can be asked without a window. [`run`] takes the arguments and two writers, so that a test
//! can ask in the same process. Commands and exit codes are those of `docs/rules/record.md`: 0 where all is well, 1
//! where a record is not legal, something is refused or an answer cannot be written, 2 where the command is wrong.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jiff::tz::TimeZone;
use serde_json::Value;

use base::i18n::Lang;
use base::phrase::{Phrase, phrase};
use base::spreadsheet;
use club::store;
use club::store::disk::Trouble;
use games::game::Illegal;
use games::table::Title;

mod archive;
mod arguments;
mod championship;
mod columns;
mod command;
mod file;
mod grammar;
mod handbook;
mod hear;
mod hint;
mod league;
mod licences;
mod lists;
mod packagers;
mod play;
mod practise;
mod print;
mod replay;
mod review;
mod rollout;
mod say;
mod theory;
mod train;
mod usage;

use arguments::Invocation;
use columns::{Side, lines};
use command::{Family, Given, Spoken};

/// All commands, in the order of the help.
static COMMANDS: &[Spoken] = &[
    lists::GAMES,
    replay::COMMAND,
    play::COMMAND,
    league::COMMAND,
    hint::COMMAND,
    review::COMMAND,
    rollout::COMMAND,
    print::COMMAND,
    lists::SHEETS,
    handbook::COMMAND,
    say::COMMAND,
    hear::COMMAND,
    theory::OPTIMUM,
    theory::EXPLOIT,
    train::COMMAND,
    practise::COMMAND,
    licences::COMMAND,
    packagers::COMPLETIONS,
    packagers::MAN,
];

static FAMILIES: &[&Family] = &[&archive::FAMILY, &championship::FAMILY];

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completion {
    /// All is said; the process ends with this exit code.
    Done(u8),
    Window(Start),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    pub lang: Option<Lang>,
    pub file: Option<PathBuf>,
}

#[derive(Debug)]
enum Stop {
    /// The command is wrong: exit 2.
    Usage(Phrase),
    /// What was asked for cannot be: exit 1.
    Refused(Phrase),
    Output(io::Error),
}

impl From<Illegal> for Stop {
    fn from(illegal: Illegal) -> Self {
        Self::Usage(illegal.0)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// Says when a long computation is to be told of again.
struct Ticker(Instant);

impl Ticker {
    const EVERY: Duration = Duration::from_secs(5);

    fn new() -> Self {
        Self(Instant::now())
    }

    fn is_due(&mut self) -> bool {
        let due = self.0.elapsed() >= Self::EVERY;
        if due {
            self.0 = Instant::now();
        }
        due
    }
}

struct Console<'a> {
    lang: Lang,
    out: &'a mut dyn Write,
    err: &'a mut dyn Write,
}

impl Console<'_> {
    fn line(&mut self, line: impl Display) -> Result<(), Stop> {
        Ok(writeln!(self.out, "{line}")?)
    }

    fn json(&mut self, value: &Value) -> Result<(), Stop> {
        self.line(value)
    }

    fn columns(&mut self, sides: &[Side], rows: &[Vec<String>]) -> Result<(), Stop> {
        lines(sides, rows).iter().try_for_each(|line| self.line(line))
    }

    /// The answer as a file, and `said` of it; where the file is `-`, as the output itself.
    fn file(&mut self, path: &Path, bytes: &[u8], said: impl FnOnce(String) -> Phrase) -> Result<(), Stop> {
        self.write(path, bytes)?;
        if file::is_output(path) { Ok(()) } else { self.line(self.lang.say(&said(path.display().to_string()))) }
    }

    fn write(&mut self, path: &Path, bytes: &[u8]) -> Result<(), Stop> {
        if file::is_output(path) { Ok(self.out.write_all(bytes)?) } else { file::replace(path, bytes) }
    }

    /// A table as a file, which spreadsheets know to be in UTF-8 by a mark that other programs do not read.
    fn table(&self, path: &Path, table: String) -> Vec<u8> {
        if file::is_output(path) { table.into_bytes() } else { (spreadsheet::MARK.to_owned() + &table).into_bytes() }
    }

    fn zone(&mut self) -> TimeZone {
        let (zone, said) = store::zone();
        said.iter().for_each(|said| self.notice(said));
        zone
    }

    fn lacks(&mut self, title: &dyn Title) {
        (title.about().lacks)().iter().for_each(|lacks| self.notice(lacks));
    }

    fn notice(&mut self, phrase: &Phrase) {
        // Where even this cannot be said there is nobody to tell.
        let _ = writeln!(self.err, "{}", one_line(&self.lang.say(phrase)));
    }
}

fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line
}

/// Does what the arguments (without the program's own name) ask for.
pub fn run(args: impl IntoIterator<Item = OsString>, out: &mut dyn Write, err: &mut dyn Write) -> Completion {
    let args: Vec<OsString> = args.into_iter().collect();
    let given = arguments::language(&args);
    let lang = given.unwrap_or_else(Lang::of_system);
    let mut console = Console { lang, out, err };
    let ended = match arguments::read(&args, lang) {
        Ok(Invocation::Window(file)) => match file.as_deref().map(file::check).transpose() {
            Ok(_) => return Completion::Window(Start { lang: given, file }),
            Err(wrong) => Err(Stop::Usage(wrong)),
        },
        Ok(Invocation::Text(text)) => console.line(text.trim_end()),
        Ok(Invocation::Command(spoken, matches)) => (spoken.run)(&Given(&matches), &mut console),
        Err(wrong) => Err(Stop::Usage(wrong)),
    };
    let ended = ended.and_then(|()| Ok(console.out.flush()?));
    Completion::Done(match ended {
        Ok(()) => 0,
        Err(Stop::Usage(wrong)) => {
            console.notice(&wrong);
            2
        }
        Err(Stop::Refused(why)) => {
            console.notice(&why);
            1
        }
        // Whoever listened has heard enough: `wurfzabel games | head -1`.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(Stop::Output(error)) => {
            console.notice(&phrase!("cli-no-output", why = Trouble::from(error).phrase()));
            1
        }
    })
}

pub fn no_window() -> Phrase {
    phrase!("cli-no-window")
}

pub fn window_failed(start: &Start, why: &Phrase, err: &mut dyn Write) -> u8 {
    let lang = start.lang.unwrap_or_else(Lang::of_system);
    let _ = writeln!(err, "{}", lang.say(why));
    2
}
