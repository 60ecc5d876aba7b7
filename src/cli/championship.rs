//! `championship`: kept from its first participant to its podium, one command a step. The championship has the rules.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ValueHint, value_parser};
use jiff::Zoned;
use jiff::civil::Date;
use serde_json::json;

use base::i18n::Lang;
use base::phrase::{Phrase, phrase};
use base::tr;
use club::championship::event::{Ended, Event, Head};
use club::championship::fold::MatchState;
use club::championship::journal::{self, Error, Kept, Loaded, Why};
use club::championship::plan::PLANS;
use club::championship::rank::Criterion;
use club::championship::tables::{Column, Draft, in_order_of_row};
use club::championship::{Championship, Id, words};
use club::paired;
use games::shelf;

use super::command::{Family, Given, Spoken};
use super::grammar::Say;
use super::play::short_seed;
use super::usage::Wrong;
use super::{Console, Stop, file, replay};

mod copy;
mod export;
mod leaving;
mod mending;
mod moving;
mod print;
mod show;
mod simulate;

pub(super) static FAMILY: Family = Family {
    name: "championship",
    about: "championship-cli-about",
    usage: "championship-cli-usage",
    commands: &[
        NEW,
        JOIN,
        leaving::LEAVE,
        leaving::RETURN,
        mending::ORDER,
        mending::DRAW,
        mending::SWAP,
        ENTER,
        mending::CLEAR,
        mending::CONFIRM,
        mending::FORFEIT,
        mending::UNDO,
        moving::COMMAND,
        CLOSE,
        show::COMMAND,
        export::COMMAND,
        print::COMMAND,
        copy::COMMAND,
        simulate::COMMAND,
    ],
};

const NEW: Spoken = Spoken {
    name: "new",
    about: "championship-cli-about-new",
    usage: "championship-cli-usage-new",
    args: |say| {
        let plans = PLANS.map(|(key, _)| key);
        let keys: Vec<&str> = shelf::ALL.iter().map(|title| title.key()).collect();
        let columns = say.named("columns", &say.id("championship-cli-value-columns"), "championship-cli-arg-columns");
        let ties = say.named("ties", &say.id("championship-cli-value-ties"), "championship-cli-arg-ties");
        vec![
            file(say),
            say.named("name", &say.id("championship-cli-value-name"), "championship-cli-arg-name").required(true),
            say.whole::<u16>("year", "Y", "championship-cli-arg-year", 1..=9999).required(true),
            say.named("place", &say.id("championship-cli-value-place"), "championship-cli-arg-place"),
            say.path("participants", "championship-cli-arg-participants"),
            columns.value_delimiter(',').value_parser(column_of).requires("participants"),
            say.seed("championship-cli-arg-seed"),
            say.among("plan", "championship-cli-arg-plan", &plans, |word| Some(word.to_owned())),
            say.among("game", "championship-cli-arg-game", &keys, |word| Some(word.to_owned())),
            say.option(),
            date(say, "begins", "championship-cli-arg-begins"),
            say.whole::<usize>("days", "N", "championship-cli-arg-days", 1..=366),
            say.whole::<usize>("rounds", "N", "championship-cli-arg-rounds", 1..=500),
            ties.action(ArgAction::Append).value_parser(tie_breaks),
            say.json(),
        ]
    },
    run: |given, console| {
        let plan: String = given.one("plan").unwrap_or_else(|| "world".to_owned());
        let game: Option<String> = given.one("game");
        let head = Head {
            plan,
            place: given.one("place").unwrap_or_default(),
            game: game.unwrap_or_else(|| "dre13ehn".to_owned()),
            options: given.options(),
            begins: given.one("begins"),
            days: given.one("days"),
            rounds: given.one("rounds"),
            ties: given.all("ties"),
            ..Head::world(&given.due::<String>("name"), given.due("year"), given.one("seed").unwrap_or_else(short_seed))
        };
        paired::of(&head).map_err(Stop::Usage)?;
        let mut cup = Championship::new(head).map_err(Stop::Usage)?;
        let (mut events, mut understood) = (Vec::new(), Vec::new());
        if let Some(path) = given.one::<PathBuf>("participants") {
            let columns: Vec<Column> = given.all("columns");
            let said = Some(&columns[..]).filter(|columns| !columns.is_empty());
            let mut draft = Draft::people(&file::read(&path)?, said, None).map_err(Stop::Refused)?;
            events = draft.check(&cup).map_err(|why| {
                let doubt = draft.doubt.is_some();
                Stop::Refused(if doubt { phrase!("championship-cli-doubt", why) } else { why })
            })?;
            events.iter().for_each(|event| cup.take(event));
            understood = draft.understood;
        }
        let path: PathBuf = given.due("file");
        let kept = Kept::create(&path, cup, &events).map_err(stop)?;
        let (count, seed) = (kept.cup().people().len(), kept.cup().head().seed);
        if given.json() {
            return console.json(&json!({"file": path.display().to_string(), "participants": count, "seed": seed}));
        }
        told(&understood, console)?;
        let (file, seed) = (path.display().to_string(), seed.to_string());
        console.line(tr!(console.lang, "championship-cli-begun", file = file.clone(), count, seed))?;
        let unlisted = !journal::is_named(&path);
        if unlisted { console.line(tr!(console.lang, "championship-cli-unlisted", file)) } else { Ok(()) }
    },
};

const JOIN: Spoken = Spoken {
    name: "join",
    about: "championship-cli-about-join",
    usage: "championship-cli-usage-join",
    args: |say| {
        let name = say.placed("name", "championship-cli-value-name", &phrase!("championship-cli-arg-who"));
        let club = say.named("club", &say.id("championship-cli-value-name"), "championship-cli-arg-club");
        vec![file(say), name, club, say.json()]
    },
    run: |given, console| {
        let mut kept = open(given, console)?;
        let (name, club) = (given.due::<String>("name"), given.one::<String>("club").unwrap_or_default());
        let join = kept.cup().join(&name, &club).map_err(Stop::Refused)?;
        kept.keep(&[join]).map_err(stop)?;
        let id = kept.cup().people().len();
        if given.json() {
            return console.json(&json!({"id": id, "name": name}));
        }
        console.line(tr!(console.lang, "championship-cli-joined", name, id))
    },
};

const ENTER: Spoken = Spoken {
    name: "enter",
    about: "championship-cli-about-enter",
    usage: "championship-cli-usage-enter",
    args: |say| {
        let what = say.placed("what", "championship-cli-value-result", &phrase!("championship-cli-arg-result"));
        let in_spite = say.flag("in-spite-of-it", "championship-cli-arg-in-spite");
        let day = date(say, "date", "championship-cli-arg-played");
        let record = say.path("record", "championship-cli-arg-record");
        let what = what.num_args(1..=3).action(ArgAction::Append).required(false);
        let results = say.path("results", "championship-cli-arg-results").conflicts_with_all(["what", "record"]);
        vec![file(say), what, record, results, day, in_spite, say.json()]
    },
    run: enter,
};

const CLOSE: Spoken = Spoken {
    name: "close",
    about: "championship-cli-about-close",
    usage: "championship-cli-usage-close",
    args: |say| {
        let ended = |word: &str| Ended::ALL.into_iter().find(|one| one.word() == word);
        let open = say.among("open", "championship-cli-arg-open", &Ended::ALL.map(Ended::word), ended);
        vec![file(say), open, say.json()]
    },
    run: |given, console| {
        let mut kept = open(given, console)?;
        let events = match given.one("open") {
            Some(open) => kept.cup().end_stage(Some(open)),
            None => kept.cup().close_stage().map_err(|why| match kept.cup().end_stage(Some(Ended::ALL[0])) {
                Ok(_) => phrase!("championship-cli-still-open", why),
                Err(_) => why,
            }),
        }
        .map_err(Stop::Refused)?;
        let lots: Vec<&str> = events.iter().filter_map(lot_of).collect();
        let drawn =
            events.iter().find_map(|event| if let Event::Pair { round, .. } = event { Some(*round) } else { None });
        let ends = events.iter().any(|event| matches!(event, Event::Close { .. }));
        let closed = kept.cup().stage().map(|(plan, _)| Phrase::new(plan.name));
        let stale: Vec<Phrase> = stale_matches(kept.cup());
        if !stale.is_empty() {
            console.notice(&phrase!("championship-cli-closed-stale", matches = stale));
        }
        kept.keep(&events).map_err(stop)?;
        let stage = kept.cup().stage_key();
        if given.json() {
            let mut told = json!({"stage": stage, "lots": lots});
            if let Some(round) = drawn {
                told["drawn"] = round.into();
            }
            return console.json(&told);
        }
        if !lots.is_empty() {
            console.line(lots_drawn(kept.cup(), &lots, console.lang))?;
        }
        if ends {
            let (closed, next) = (closed.unwrap_or(phrase!("championship-stage-over")), show::stage_name(kept.cup()));
            console.line(console.lang.say(&phrase!("championship-cli-closed", closed, next)))?;
        }
        drawn.map_or(Ok(()), |round| console.line(tr!(console.lang, "championship-cli-drawn", round)))
    },
};

fn enter(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let usage = || Stop::Usage(phrase!("championship-cli-wrong-result", usage = Phrase::new(ENTER.usage)));
    if let Some(path) = given.one::<PathBuf>("results") {
        return enter_all(given, &path, console);
    }
    let mut what: Vec<String> = given.all("what");
    let record: Option<PathBuf> = given.one("record");
    let score = match (&record, what.last().and_then(|last| score_of(last))) {
        (None, Some(score)) => {
            what.pop();
            Some(score)
        }
        (Some(_), None) => None,
        (None, None) => {
            let wrong = |given: String| Stop::Usage(phrase!("championship-cli-wrong-score", given));
            return Err(what.pop().filter(|_| !what.is_empty()).map_or_else(usage, wrong));
        }
        (Some(_), Some(_)) => return Err(usage()),
    };
    let mut kept = open(given, console)?;
    let table = record.as_deref().map(|path| replay::record(path, console)).transpose()?;
    let scored = |played: Option<Result<[u32; 2], Phrase>>| match played {
        Some(played) => played.map_err(|why| {
            let file = record.iter().map(|path| path.display().to_string()).collect::<String>();
            Stop::Refused(phrase!("championship-cli-unfit-record", file, why))
        }),
        None => score.ok_or_else(usage),
    };
    let cup = kept.cup();
    let two = match &what[..] {
        [_] => None,
        [a, b] => Some([person(cup, a)?, person(cup, b)?]),
        _ => return Err(usage()),
    };
    let (name, score, events) = match two {
        Some(ids) if cup.stage().is_some_and(|(plan, _)| plan.is_open()) => {
            let score = scored(table.as_deref().map(|table| cup.of_meeting(ids, table)))?;
            let meet = cup.meet(ids[0], ids[1], score, day(given, cup)?).map_err(Stop::Refused)?;
            let Event::Meet { r#match, .. } = &meet else { return Err(usage()) };
            (r#match.clone(), score, vec![meet])
        }
        _ => {
            let name = two.map_or(Ok(what[0].clone()), |ids| meeting(cup, ids))?;
            let typed = scored(table.as_deref().map(|table| cup.of_table(&name, table)))?;
            let mut score = typed;
            if table.is_none() && two.is_some_and(|[a, _]| show::first(cup, &name) != Some(a)) {
                score.reverse();
            }
            let enter = if table.is_some() { Championship::recorded } else { Championship::result };
            let events = enter(cup, &name, score, given.0.get_flag("in-spite-of-it"));
            let events = events.map_err(|why| Stop::Refused(in_order_of_row(why, typed)))?;
            (name, score, events)
        }
    };
    let lots: Vec<&str> = events.iter().filter_map(lot_of).collect();
    let before = cup.find(&name).map(|(_, _, one)| one.standing);
    kept.keep(&events).map_err(stop)?;
    if given.json() {
        return console.json(&json!({"match": name, "score": score, "lots": lots}));
    }
    if !lots.is_empty() {
        console.line(lots_drawn(kept.cup(), &lots, console.lang))?;
    }
    let players = show::players(kept.cup(), &name);
    let score = format!("{}:{}", score[0], score[1]);
    if let Some(MatchState::Played([a, b])) = before {
        let before = format!("{a}:{b}");
        return console.line(tr!(console.lang, "championship-cli-corrected", id = name, players, score, before));
    }
    console.line(tr!(console.lang, "championship-cli-entered", id = name, players, score))
}

fn enter_all(given: &Given<'_>, path: &Path, console: &mut Console<'_>) -> Result<(), Stop> {
    let (bytes, in_spite) = (file::read(path)?, given.0.get_flag("in-spite-of-it"));
    let mut kept = open(given, console)?;
    let today = Zoned::now().date();
    let day = given.one("date").or(kept.cup().near(today).ok()).unwrap_or(today);
    let mut draft = Draft::results(&bytes, None, day, in_spite).map_err(Stop::Refused)?;
    let events = draft.check(kept.cup()).map_err(Stop::Refused)?;
    kept.keep(&events).map_err(stop)?;
    let count = events.iter().filter(|event| lot_of(event).is_none()).count();
    if given.json() {
        return console.json(&json!({"results": count}));
    }
    told(&draft.understood, console)?;
    for row in &draft.rows {
        if let Some(doubt) = &row.doubt {
            console.line(console.lang.say(doubt))?;
        }
    }
    console.line(tr!(console.lang, "championship-cli-results", count))
}

fn meeting(cup: &Championship, ids: [Id; 2]) -> Result<String, Stop> {
    cup.between(ids, None).map(str::to_owned).ok_or_else(|| {
        let [a, b] = ids.map(|id| cup.name(id).to_owned());
        Stop::Refused(phrase!("championship-csv-no-meeting", a, b))
    })
}

fn told(understood: &[Phrase], console: &mut Console<'_>) -> Result<(), Stop> {
    understood.iter().try_for_each(|phrase| console.line(console.lang.say(phrase)))
}

/// `name`, or a heading.
fn column_of(text: &str) -> Result<Column, Wrong> {
    Column::of(text).ok_or_else(|| {
        let known = Column::ALL.map(Column::word).join(", ");
        Wrong(phrase!("championship-cli-wrong-column", given = text.to_owned(), known))
    })
}

fn file(say: Say) -> Arg {
    let arg = say.placed("file", "cli-value-file", &phrase!("championship-cli-arg-file"));
    arg.value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
}

fn date(say: Say, name: &'static str, help: &'static str) -> Arg {
    say.named(name, &say.id("championship-cli-value-date"), help).value_parser(date_of)
}

fn date_of(text: &str) -> Result<Date, Wrong> {
    text.parse().map_err(|_| Wrong(phrase!("championship-cli-wrong-date", given = text.to_owned())))
}

fn person(cup: &Championship, said: &str) -> Result<Id, Stop> {
    let id = said.parse().ok().or_else(|| cup.called(said));
    id.ok_or_else(|| Stop::Usage(phrase!("championship-cli-nobody", given = said.to_owned())))
}

/// `21:18`, or `21-18`.
fn score_of(text: &str) -> Option<[u32; 2]> {
    let (a, b) = text.split_once([':', '-', '–'])?;
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?;
    Some([number(a)?, number(b)?])
}

/// `main=wins,points,lot`.
fn tie_breaks(text: &str) -> Result<(String, Vec<Criterion>), Wrong> {
    let criterion = |word: &str| Criterion::ALL.into_iter().find(|one| one.word() == word);
    let read = text.split_once('=').and_then(|(stage, order)| {
        Some((stage.to_owned(), order.split(',').map(criterion).collect::<Option<Vec<_>>>()?))
    });
    read.ok_or_else(|| {
        let known = Criterion::ALL.map(Criterion::word).join(", ");
        Wrong(phrase!("championship-cli-wrong-ties", given = text.to_owned(), known))
    })
}

fn stale_matches(cup: &Championship) -> Vec<Phrase> {
    let found = cup.stale().into_iter().filter_map(|name| cup.find(name));
    found.map(|(plan, part, one)| words::paired(cup, plan, part, one)).collect()
}

fn lots_drawn(cup: &Championship, parts: &[&str], lang: Lang) -> String {
    let drawn = cup.parts().filter(|(_, part)| parts.contains(&part.plan.key.as_str()));
    let parts: Vec<Phrase> = drawn.map(|(plan, part)| words::part(cup, plan, part)).collect();
    tr!(lang, "championship-cli-lots", parts)
}

fn lot_of(event: &Event) -> Option<&str> {
    if let Event::Lot { part, .. } = event { Some(part) } else { None }
}

fn day(given: &Given<'_>, cup: &Championship) -> Result<Date, Stop> {
    match given.one("date") {
        Some(date) => Ok(date),
        None => cup.near(Zoned::now().date()).map_err(Stop::Refused),
    }
}

fn open(given: &Given<'_>, console: &mut Console<'_>) -> Result<Kept, Stop> {
    let (kept, notice) = Kept::open(&given.due::<PathBuf>("file")).map_err(stop)?;
    notice.iter().for_each(|notice| console.notice(notice));
    Ok(kept)
}

fn look(given: &Given<'_>, console: &mut Console<'_>) -> Result<Championship, Stop> {
    let path: PathBuf = given.due("file");
    let seen = journal::view(&path).map_err(stop)?;
    wrong_with(&path, &seen, console);
    Ok(seen.cup)
}

fn wrong_with(path: &Path, seen: &Loaded, console: &mut Console<'_>) {
    if let Some(line) = seen.torn {
        console.notice(&phrase!("championship-half", line));
    }
    if let Some(damage) = seen.damage(path) {
        console.notice(&damage.phrase());
    }
}

/// A file that is not there is an error of usage, as of records; any other says what it refuses.
fn stop(error: Error) -> Stop {
    match error.why {
        Why::Unreadable(_) => Stop::Usage(error.phrase()),
        Why::Damaged(..) => {
            let file = error.path.display().to_string();
            Stop::Refused(phrase!("championship-cli-damaged", why = error.phrase(), file))
        }
        Why::Header(_)
        | Why::Foreign(..)
        | Why::InUse
        | Why::Unwritable(_)
        | Why::Unwritten(_)
        | Why::Uncreated(_)
        | Why::Changed => Stop::Refused(error.phrase()),
    }
}
