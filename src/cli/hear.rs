//! `hear`: which name of dre13ehn a sound file holds, and whether it is the one that was to be said.

use std::path::PathBuf;

use clap::value_parser;
use serde_json::json;

use base::phrase;
use games::dre13ehn::name;
use voice::hear::ear::NAMES;
use voice::hear::{Ear, measure};
use voice::sound::{Clip, MOST_SECONDS, Unheard};

use super::command::{Given, Spoken};
use super::usage::Wrong;
use super::{Console, Stop, file};

pub(super) const COMMAND: Spoken = Spoken {
    name: "hear",
    about: "cli-about-hear",
    usage: "cli-usage-hear",
    args: |say| {
        let file = say.placed("file", "cli-value-file", &phrase!("cli-arg-heard")).value_parser(value_parser!(PathBuf));
        vec![file, say.named("asked", &say.id("cli-value-name"), "cli-arg-asked").value_parser(asked), say.json()]
    },
    run: hear,
};

fn asked(text: &str) -> Result<&'static str, Wrong> {
    let word = name::transcribed(text);
    NAMES
        .into_iter()
        .find(|name| *name == word)
        .ok_or_else(|| Wrong(phrase!("cli-wrong-name", given = text.to_owned(), names = NAMES.join(", "))))
}

fn hear(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let path: PathBuf = given.due("file");
    let clip = Clip::read(&file::read(&path)?).map_err(|why| {
        let file = path.display().to_string();
        Stop::Usage(match why {
            Unheard::NotWav => phrase!("cli-hear-not-wav", file),
            Unheard::Kind => phrase!("cli-hear-kind", file),
            Unheard::TooLong => phrase!("cli-hear-long", file, seconds = MOST_SECONDS.to_string()),
        })
    })?;
    let measured = measure(&clip);
    let heard = Ear::new().heard(&clip, &measured);
    let asked: Option<&'static str> = given.one("asked");
    let accepted = asked.map(|asked| heard.as_ref().is_some_and(|heard| heard.accepts(asked)));
    let instead = asked.and_then(|asked| heard.as_ref()?.instead(asked));
    if given.json() {
        let mut answer = json!({
            "speech": measured.speech.is_some(),
            "name": heard.as_ref().filter(|heard| heard.sure).map(|heard| heard.name),
            "likeliest": heard.as_ref().map(|heard| heard.name),
            "sure": heard.as_ref().is_some_and(|heard| heard.sure),
            "likely": heard.as_ref().map_or(0.0, |heard| (f64::from(heard.likely) * 1000.0).round() / 1000.0),
        });
        if let (Some(accepted), Some(answer)) = (accepted, answer.as_object_mut()) {
            answer.insert("accepted".to_owned(), json!(accepted));
            answer.insert("instead".to_owned(), json!(instead));
        }
        return console.json(&answer);
    }
    let said = match (&heard, asked, accepted) {
        (None, ..) if measured.speech.is_none() => phrase!("cli-hear-silent"),
        (None, ..) => phrase!("cli-hear-unvoiced"),
        (Some(_), Some(asked), Some(true)) => phrase!("cli-hear-accepted", name = asked),
        (Some(_), Some(asked), _) => match instead {
            Some(instead) => phrase!("cli-hear-instead", name = asked, instead),
            None => phrase!("cli-hear-not", name = asked),
        },
        (Some(heard), None, _) if heard.sure => phrase!("cli-hear-name", name = heard.name),
        (Some(heard), None, _) => phrase!("cli-hear-unsure", name = heard.name),
    };
    console.line(console.lang.say(&said))
}
