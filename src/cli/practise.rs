//! `practise`: how the trainer's decks stand, and its journal as a table. Asks nothing and grades nothing.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use serde_json::{Map, Value, json};

use base::phrase::Phrase;
use base::tr;
use club::store::paths::Folders;
use club::store::settings::Settings;
use club::trainer::journal::Journal;
use club::trainer::table::{self, Import};
use club::trainer::{Clock, Deck, Practice, Progress, anki, journal};
use voice::Voice;

use super::columns::Side;
use super::command::{Given, Spoken};
use super::{Console, Stop, file};

pub(super) const COMMAND: Spoken = Spoken {
    name: "practise",
    about: "cli-about-practise",
    usage: "cli-usage-practise",
    args: |say| {
        let table = [say.path("export", "cli-arg-export"), say.path("import", "cli-arg-import")];
        table.into_iter().chain([say.path("anki", "cli-arg-anki"), say.json()]).collect()
    },
    run: practise,
};

/// Imports, then exports, then writes cards for Anki, and says how the decks stand where neither was asked.
fn practise(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let [source, target, cards]: [Option<PathBuf>; 3] = ["import", "export", "anki"].map(|name| given.one(name));
    let usual = Folders::find().map_err(|error| Stop::Refused(error.phrase()))?;
    let settings = Settings::load(&usual).settings;
    let folders = usual.with_data(settings.data_folder.as_ref().map(AsRef::as_ref));
    let recall = settings.practice.recall.get() as u8;
    let clock = Clock::new(console.zone(), Timestamp::now());
    // What goes to the output itself is all that goes there.
    let is_answer = [&target, &cards].into_iter().flatten().any(|path| file::is_output(path));
    let mut told = Map::new();
    if let Some(path) = &source {
        let taken = import(path, &folders, (recall, clock.clone()), console)?;
        match given.json() {
            true => {
                let mut counts = json!({"new": taken.new, "known": taken.known, "unknown": taken.unknown});
                if taken.ahead > 0 {
                    counts["ahead"] = taken.ahead.into();
                }
                told.insert("imported".to_owned(), counts);
            }
            false if is_answer => console.notice(&taken.phrase()),
            false => console.line(console.lang.say(&taken.phrase()))?,
        }
    }
    if let Some(path) = &target {
        let (events, _) = Journal::events(&folders).map_err(|error| refused(&error))?;
        let bytes = console.table(path, table::write(&events, console.lang));
        console.write(path, &bytes)?;
        match given.json() {
            _ if is_answer => {}
            true => drop(told.insert("exported".to_owned(), events.len().into())),
            false => {
                let file = path.display().to_string();
                console.line(tr!(console.lang, "cli-practise-exported", count = events.len(), file))?;
            }
        }
    }
    if let Some(path) = &cards {
        let voice = settings.voice.as_deref().and_then(Voice::of_key).unwrap_or_default();
        let made =
            anki::package(console.lang, voice, Timestamp::now()).map_err(|fault| Stop::Refused(fault.phrase()))?;
        console.write(path, &made.bytes)?;
        match given.json() {
            _ if is_answer => {}
            true => drop(told.insert("anki".to_owned(), json!({"cards": made.cards, "media": made.media}))),
            false => {
                let file = path.display().to_string();
                console.line(tr!(console.lang, "cli-practise-anki", count = made.cards, file))?;
            }
        }
    }
    if is_answer {
        return Ok(());
    }
    let viewed = Practice::view(&folders, recall, clock);
    let (progress, notices) = viewed.map_err(|error| refused(&error))?;
    tell(&notices, console);
    match (given.json(), source.is_some() || target.is_some() || cards.is_some()) {
        (true, _) => console.json(&answer(&progress, told)),
        (false, true) => Ok(()),
        (false, false) => show(&progress, console),
    }
}

fn import(
    path: &Path,
    folders: &Folders,
    (recall, clock): (u8, Clock),
    console: &mut Console<'_>,
) -> Result<Import, Stop> {
    let bytes = file::read(path)?;
    let events = table::read(&bytes).map_err(|fault| Stop::Refused(fault.phrase()))?;
    let opened = Practice::open(Some(folders), recall, clock.clone());
    let (mut practice, notices) = opened.map_err(|error| refused(&error))?;
    tell(&notices, console);
    let taken = Import::of(events, practice.progress().events(), &clock);
    practice.keep(taken.events.clone()).map_err(|error| refused(&error))?;
    Ok(taken)
}

fn refused(error: &journal::Error) -> Stop {
    Stop::Refused(error.phrase())
}

fn tell(notices: &[journal::Notice], console: &mut Console<'_>) {
    for notice in notices {
        console.notice(&notice.phrase());
    }
}

fn answer(progress: &Progress, mut told: Map<String, Value>) -> Value {
    let today = progress.today(Timestamp::now());
    let deck = |deck: Deck| {
        let count = progress.count(&[deck], today);
        json!({
            "deck": deck.key(),
            "cards": count.all,
            "new": count.new,
            "due": count.due,
            "young": count.young,
            "firm": count.firm,
            "suspended": count.suspended,
        })
    };
    told.insert("decks".to_owned(), json!(Deck::ALL.map(deck)));
    told.insert("reviews".to_owned(), progress.reviews().len().into());
    told.insert("drills".to_owned(), progress.drills().len().into());
    Value::Object(told)
}

fn show(progress: &Progress, console: &mut Console<'_>) -> Result<(), Stop> {
    let (lang, today) = (console.lang, progress.today(Timestamp::now()));
    let head = [
        tr!(lang, "cli-practise-deck"),
        tr!(lang, "cli-practise-cards"),
        tr!(lang, "cli-practise-new"),
        tr!(lang, "cli-practise-due"),
        tr!(lang, "cli-practise-young"),
        tr!(lang, "cli-practise-firm"),
    ];
    let row = |deck: Deck| {
        let count = progress.count(&[deck], today);
        let counts = [count.all, count.new, count.due, count.young, count.firm].map(|count| count.to_string());
        std::iter::once(lang.say(&Phrase::new(deck.name()))).chain(counts).collect()
    };
    let rows: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(Deck::ALL.map(row)).collect();
    console.columns(&[Side::Left, Side::Right, Side::Right, Side::Right, Side::Right, Side::Right], &rows)
}
