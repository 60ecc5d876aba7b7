//! `archive`: the matches of the data folder, listed, found, told and copied, their index made anew. Changes no record.

use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Arg, ArgAction};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::{Value, json};

use base::phrase::{Phrase, phrase};
use base::tr;
use club::store::archive::{self, Row};
use club::store::index::{Archive, Id, MatchStatus, Progress, Sieve};
use club::store::intake::{Adopted, Intake};
use club::store::notes::Notes;
use club::store::settings::Settings;
use club::store::statistics::{Fairness, PlayerStatistics, Who, standings};
use club::store::{Folders, moment};
use games::game::record::PlayerKind;
use games::shelf;

use super::columns::Side;
use super::command::{Family, Given, Spoken};
use super::grammar::Say;
use super::usage::Wrong;
use super::{Console, Stop, Ticker, file};

/// How many rows are read at a time, so that an archive of any size is told in little memory.
const READ: usize = 500;

pub(super) static FAMILY: Family = Family {
    name: "archive",
    about: "archive-cli-about",
    usage: "archive-cli-usage",
    commands: &[LIST, FIND, SHOW, REBUILD, EXPORT],
};

const LIST: Spoken = Spoken {
    name: "list",
    about: "archive-cli-about-list",
    usage: "archive-cli-usage-list",
    args: |say| with_sieve(say, vec![limit(say), say.json()]),
    run: |given, console| list(given, &opened(console)?, console),
};

const FIND: Spoken = Spoken {
    name: "find",
    about: "archive-cli-about-find",
    usage: "archive-cli-usage-find",
    args: |say| with_sieve(say, vec![words(say).required(true), limit(say), say.json()]),
    run: |given, console| list(given, &opened(console)?, console),
};

const SHOW: Spoken = Spoken {
    name: "show",
    about: "archive-cli-about-show",
    usage: "archive-cli-usage-show",
    args: |say| {
        let name = say.placed("name", "archive-cli-value-match", &phrase!("archive-cli-arg-match"));
        vec![name.required(false), say.json()]
    },
    run: |given, console| {
        let archive = opened(console)?;
        match given.one::<String>("name") {
            Some(name) => show_one(&name, given, &archive, console),
            None => show_all(given, &archive, console),
        }
    },
};

const REBUILD: Spoken = Spoken {
    name: "rebuild",
    about: "archive-cli-about-rebuild",
    usage: "archive-cli-usage-rebuild",
    args: |say| vec![say.json()],
    run: |given, console| {
        let archive = Archive::new(Some(folders()?), console.zone());
        archive.forget_all();
        let begins = Instant::now();
        follow(&archive, console)?;
        let (count, seconds) = (archive.find(&Sieve::default()).len(), begins.elapsed().as_secs_f64());
        if given.json() {
            return console.json(&json!({"matches": count, "seconds": seconds}));
        }
        let seconds = console.lang.decimal(seconds, 1);
        console.line(tr!(console.lang, "archive-cli-rebuilt", count, seconds))
    },
};

const EXPORT: Spoken = Spoken {
    name: "export",
    about: "archive-cli-about-export",
    usage: "archive-cli-usage-export",
    args: |say| with_sieve(say, vec![words(say), say.out("archive-cli-arg-out"), say.json()]),
    run: |given, console| {
        let archive = opened(console)?;
        let folder: PathBuf = given.due("out");
        file::folder(&folder)?;
        let refused = |error: archive::Error| Stop::Refused(error.phrase());
        let mut intake = Intake::into(&folder).map_err(refused)?;
        let mut copied = Vec::new();
        for found in archive.find(&sieve(given)) {
            let Some(path) = archive.path(found.id) else { continue };
            match intake.copy(&path).map_err(refused)? {
                Adopted::New(target) | Adopted::There(target) => copied.push(target.display().to_string()),
                Adopted::NoMatch => {}
            }
        }
        if given.json() {
            return console.json(&json!({"files": copied}));
        }
        let folder = folder.display().to_string();
        console.line(tr!(console.lang, "archive-cli-exported", count = copied.len(), folder))
    },
};

fn words(say: Say) -> Arg {
    let words = say.placed("words", "archive-cli-value-words", &phrase!("archive-cli-arg-words"));
    words.num_args(1..).action(ArgAction::Append).required(false)
}

fn limit(say: Say) -> Arg {
    say.whole::<usize>("limit", "N", "archive-cli-arg-limit", 1..=1_000_000_000)
}

fn with_sieve(say: Say, rest: Vec<Arg>) -> Vec<Arg> {
    let keys: Vec<&str> = shelf::ALL.iter().map(|title| title.key()).collect();
    let (mut first, last): (Vec<Arg>, Vec<Arg>) = rest.into_iter().partition(|arg| arg.get_id() == "words");
    let date = |text: &str| {
        text.parse::<Date>().map_err(|_| Wrong(phrase!("archive-cli-wrong-date", given = text.to_owned())))
    };
    let of = say.named("player", &say.id("archive-cli-value-name"), "archive-cli-arg-player");
    first.extend([
        say.among("game", "archive-cli-arg-game", &keys, |word| Some(word.to_owned())).action(ArgAction::Append),
        say.among("stage", "archive-cli-arg-stage", &MatchStatus::ALL.map(word), |given| {
            MatchStatus::ALL.into_iter().find(|stage| word(*stage) == given)
        }),
        say.named("since", &say.id("archive-cli-value-date"), "archive-cli-arg-since").value_parser(date),
        of.action(ArgAction::Append),
        say.flag("starred", "archive-cli-arg-starred"),
    ]);
    first.into_iter().chain(last).collect()
}

fn word(stage: MatchStatus) -> &'static str {
    match stage {
        MatchStatus::Unfinished => "unfinished",
        MatchStatus::Finished => "finished",
        MatchStatus::Damaged => "damaged",
    }
}

fn sieve(given: &Given<'_>) -> Sieve {
    let games: Vec<String> = given.all("game");
    let names: Vec<String> = given.all("player");
    let whos = names.into_iter().map(|name| match PlayerKind::of_word(&name) {
        Some(PlayerKind::Bot(level)) => Who::Bot(level),
        Some(PlayerKind::Human) | None => Who::human(&name),
    });
    let whos: Vec<Who> = whos.collect();
    let since = given.one::<Date>("since").and_then(|date| date.to_zoned(TimeZone::system()).ok());
    let words: Vec<String> = if given.has("words") { given.all("words") } else { Vec::new() };
    Sieve {
        words: words.join(" "),
        games: (!games.is_empty()).then_some(games),
        stage: given.one("stage"),
        since: since.map(|since| since.timestamp()),
        starred: given.is("starred"),
        whos: (!whos.is_empty()).then_some(whos),
        called: Vec::new(),
    }
}

fn folders() -> Result<Folders, Stop> {
    let usual = Folders::find().map_err(|error| Stop::Refused(error.phrase()))?;
    let settings = Settings::load(&usual).settings;
    Ok(usual.with_data(settings.data_folder.as_ref().map(AsRef::as_ref)))
}

fn opened(console: &mut Console<'_>) -> Result<Archive, Stop> {
    let archive = Archive::new(Some(folders()?), console.zone());
    archive.check();
    follow(&archive, console)?;
    Ok(archive)
}

fn follow(archive: &Archive, console: &mut Console<'_>) -> Result<(), Stop> {
    let mut ticker = Ticker::new();
    let done = archive.follow(&mut |Progress { done, of }| {
        if ticker.is_due() {
            console.notice(&phrase!("archive-cli-reading", done, of));
        }
        true
    });
    done.map_err(|error| Stop::Refused(error.phrase()))?;
    archive.said().iter().for_each(|said| console.notice(said));
    Ok(())
}

fn list(given: &Given<'_>, archive: &Archive, console: &mut Console<'_>) -> Result<(), Stop> {
    let found = archive.find(&sieve(given));
    let ids: Vec<Id> = found.iter().map(|found| found.id).take(given.one("limit").unwrap_or(usize::MAX)).collect();
    let notes = archive.notes();
    let mut told = Vec::new();
    for part in ids.chunks(READ) {
        let rows = archive.rows(part);
        if given.json() {
            told.extend(rows.iter().map(|row| answer(row, &notes)));
        } else {
            let columns: Vec<Vec<String>> = rows.iter().map(|row| columns(row, &notes, console)).collect();
            console.columns(&[Side::Left; 5], &columns)?;
        }
    }
    if given.json() {
        return console.json(&told.into());
    }
    if ids.len() < found.len() {
        console.line(tr!(console.lang, "archive-cli-more", count = found.len() - ids.len()))?;
    }
    if found.is_empty() { console.line(tr!(console.lang, "archive-cli-none")) } else { Ok(()) }
}

fn name(row: &Row) -> String {
    row.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn answer(row: &Row, notes: &Notes) -> Value {
    let note = notes.of(&row.mark);
    let mut told = json!({
        "file": name(row),
        "bytes": row.bytes,
        "stage": word(MatchStatus::of(row)),
        "star": note.is_some_and(|note| note.star),
        "note": note.map_or("", |note| note.text.as_str()),
    });
    match &row.found {
        Ok(summary) => {
            let header = &summary.header;
            let players = header.players.iter().map(|player| json!({"name": player.name, "kind": player.kind.word()}));
            told["game"] = json!(header.game);
            told["options"] = json!(header.options);
            told["players"] = players.collect();
            told["started"] = json!(header.started);
            told["events"] = json!(summary.events);
            told["scores"] = summary.scores.iter().map(|score| score.json()).collect();
            told["winners"] = json!(summary.winners());
            told["error"] = summary.fault.as_ref().map_or(
                Value::Null,
                |fault| json!({"line": fault.line, "reason": base::i18n::Lang::En.say(&fault.reason.0)}),
            );
        }
        Err(unread) => told["error"] = json!({"reason": base::i18n::Lang::En.say(&unread.0)}),
    }
    told
}

fn columns(row: &Row, notes: &Notes, console: &Console<'_>) -> Vec<String> {
    let lang = console.lang;
    let note = notes.of(&row.mark);
    let star = if note.is_some_and(|note| note.star) { "*" } else { "" };
    let text = note.map_or("", |note| note.text.as_str());
    let noted = [star, text].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    match &row.found {
        Ok(summary) => {
            let players = summary.header.players.iter().zip(&summary.scores);
            let players: Vec<String> = players.map(|(player, score)| format!("{}: {score}", player.name)).collect();
            let game = shelf::find(&summary.header.game).map(|title| lang.say(&title.about().name()));
            let when = summary.started.map(|started| moment(lang, started, &TimeZone::system()));
            let stage = match MatchStatus::of(row) {
                MatchStatus::Finished => String::new(),
                stage => stage_name(console, stage),
            };
            vec![when.unwrap_or_else(|| name(row)), game.unwrap_or_default(), players.join(", "), stage, noted]
        }
        Err(unread) => vec![name(row), String::new(), lang.say(&unread.0), String::new(), noted],
    }
}

fn stage_name(console: &Console<'_>, stage: MatchStatus) -> String {
    let lang = console.lang;
    match stage {
        MatchStatus::Unfinished => tr!(lang, "archive-cli-unfinished"),
        MatchStatus::Finished => tr!(lang, "archive-cli-finished"),
        MatchStatus::Damaged => tr!(lang, "archive-cli-damaged"),
    }
}

fn show_one(wanted: &str, given: &Given<'_>, archive: &Archive, console: &mut Console<'_>) -> Result<(), Stop> {
    let wanted = Path::new(wanted).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let all: Vec<Id> =
        archive.find(&Sieve { words: wanted.clone(), ..Sieve::default() }).iter().map(|one| one.id).collect();
    let row = archive.rows(&all).into_iter().find(|row| name(row) == wanted);
    let Some(row) = row else { return Err(Stop::Refused(phrase!("archive-cli-no-match", name = wanted))) };
    let notes = archive.notes();
    if given.json() {
        return console.json(&answer(&row, &notes));
    }
    let columns = columns(&row, &notes, console);
    columns.iter().filter(|part| !part.is_empty()).try_for_each(|part| console.line(part))
}

fn show_all(given: &Given<'_>, archive: &Archive, console: &mut Console<'_>) -> Result<(), Stop> {
    let count = archive.counts(&Sieve::default());
    let standings = standings(&archive.ledger(), &Clone::clone);
    let fairness = archive.fairness(None);
    if given.json() {
        let stages =
            MatchStatus::ALL.into_iter().zip(count.stages).map(|(stage, count)| (word(stage).to_owned(), json!(count)));
        let games = count.games.iter().map(|(key, count)| (key.clone(), json!(count)));
        return console.json(&json!({
            "matches": count.stages.iter().sum::<usize>(),
            "stages": stages.collect::<Value>(),
            "games": games.collect::<Value>(),
            "standings": standings.iter().map(standing).collect::<Value>(),
            "dice": fairness.iter().map(thrown).collect::<Value>(),
        }));
    }
    let lang = console.lang;
    console.line(tr!(lang, "archive-cli-matches", count = count.stages.iter().sum::<usize>()))?;
    for (stage, count) in MatchStatus::ALL.into_iter().zip(count.stages).filter(|(_, count)| *count > 0) {
        let stage = stage_name(console, stage);
        console.line(format_args!("  {stage}: {count}"))?;
    }
    for (key, count) in &count.games {
        let named = shelf::find(key).map_or_else(|| key.clone(), |title| lang.say(&title.about().name()));
        console.line("")?;
        console.line(format_args!("{named}: {count}"))?;
        let rows: Vec<Vec<String>> =
            standings.iter().filter(|one| one.game == *key).map(|one| statistics_lines(one, console)).collect();
        console.columns(&[Side::Left, Side::Right, Side::Right, Side::Right], &rows)?;
    }
    Ok(())
}

fn statistics_lines(standing: &PlayerStatistics, console: &Console<'_>) -> Vec<String> {
    let lang = console.lang;
    let who = match &standing.who {
        Who::Human(name) => name.clone(),
        Who::Bot(level) => lang.say(&Phrase::new(PlayerKind::Bot(*level).name())),
    };
    let number = |number: f64, digits| lang.decimal(number, digits);
    vec![who, standing.matches.to_string(), number(standing.wins, 1), number(standing.mean, 1)]
}

fn standing(standing: &PlayerStatistics) -> Value {
    let (kind, name) = match &standing.who {
        Who::Human(name) => (PlayerKind::Human.word(), Some(name)),
        Who::Bot(level) => (PlayerKind::Bot(*level).word(), None),
    };
    json!({
        "game": standing.game,
        "kind": kind,
        "name": name,
        "matches": standing.matches,
        "wins": standing.wins,
        "mean": standing.mean,
        "highest": standing.highest.score.json(),
        "lowest": standing.lowest.score.json(),
    })
}

fn thrown(fairness: &Fairness) -> Value {
    use club::store::statistics::{Source, Thrower};
    let thrower = match fairness.thrower {
        Thrower::All => "all",
        Thrower::Humans => "humans",
        Thrower::Computers => "computers",
    };
    json!({
        "game": fairness.game,
        "die": fairness.die.kind,
        "drawn": fairness.source == Source::Drawn,
        "by": thrower,
        "counts": fairness.counts,
        "p": fairness.p_value(),
    })
}
