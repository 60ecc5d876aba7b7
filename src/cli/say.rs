//! `say`: words of the transcription, spoken into a WAV file.

use std::io;
use std::path::PathBuf;

use base::phrase;
use games::dre13ehn::name;
use voice::{self, Pace, Voice};

use super::command::{Given, Spoken};
use super::usage::Wrong;
use super::{Console, Stop};

pub(super) const COMMAND: Spoken = Spoken {
    name: "say",
    about: "cli-about-say",
    usage: "cli-usage-say",
    args: |say| {
        let words = say.placed("words", "cli-value-words", &phrase!("cli-arg-words")).num_args(1..);
        let voice = say.among("voice", "cli-arg-voice", &Voice::ALL.map(Voice::key), Voice::of_key);
        vec![words, voice, say.named("pace", "X", "cli-arg-pace").value_parser(pace), say.out("cli-arg-wav")]
    },
    run: say,
};

fn pace(text: &str) -> Result<Pace, Wrong> {
    let (slowest, fastest) = Pace::BOUNDS;
    let pace = text.parse().ok().filter(|pace| (slowest..=fastest).contains(pace));
    pace.map(Pace::new).ok_or_else(|| {
        let (least, most) = (slowest.to_string(), fastest.to_string());
        Wrong(phrase!("cli-wrong-pace", given = text.to_owned(), least, most))
    })
}

fn say(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let words = name::transcribed(&given.all::<String, Vec<_>>("words").join(" "));
    let (voice, pace) = (given.one("voice").unwrap_or_default(), given.one("pace").unwrap_or_default());
    let clip = voice::say(&words, voice, pace).map_err(|why| Stop::Usage(why.phrase()))?;
    let bytes = clip.wav().map_err(|error| Stop::Output(io::Error::other(error)))?;
    let seconds = console.lang.decimal(clip.length().as_secs_f64(), 2);
    let target: PathBuf = given.due("out");
    console.file(&target, &bytes, |file| phrase!("cli-said", seconds, file))
}
