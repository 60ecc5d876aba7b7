//! `championship leave` and `championship return`: somebody takes part no longer, or does after all.

use clap::Arg;
use serde_json::json;

use base::phrase::{Phrase, phrase};
use base::tr;
use club::championship::fold::MatchState;
use club::championship::{Championship, words};

use super::{date, day, file, open, person, stop};
use crate::cli::Stop;
use crate::cli::command::Spoken;
use crate::cli::grammar::Say;

pub(super) const LEAVE: Spoken = Spoken {
    name: "leave",
    about: "championship-cli-about-leave",
    usage: "championship-cli-usage-leave",
    args: |say| vec![file(say), id(say), date(say, "date", "championship-cli-arg-left"), say.json()],
    run: |given, console| {
        let mut kept = open(given, console)?;
        let (id, date) = (person(kept.cup(), &given.due::<String>("id"))?, day(given, kept.cup())?);
        let events = kept.cup().leave(id, date).map_err(Stop::Refused)?;
        let before = kept.cup().clone();
        kept.keep(&events).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"id": id, "left": date.to_string()}));
        }
        let name = kept.cup().name(id).to_owned();
        console.line(tr!(console.lang, "championship-cli-left", name, date = date.to_string()))?;
        let [lost, forfeited] = gone(&before, kept.cup());
        if !lost.is_empty() {
            console.line(tr!(console.lang, "championship-cli-left-lost", matches = lost))?;
        }
        if !forfeited.is_empty() {
            console.line(tr!(console.lang, "championship-cli-left-forfeit", matches = forfeited))?;
        }
        Ok(())
    },
};

pub(super) const RETURN: Spoken = Spoken {
    name: "return",
    about: "championship-cli-about-return",
    usage: "championship-cli-usage-return",
    args: |say| vec![file(say), id(say), say.json()],
    run: |given, console| {
        let mut kept = open(given, console)?;
        let id = person(kept.cup(), &given.due::<String>("id"))?;
        let back = kept.cup().come_back(id).map_err(Stop::Refused)?;
        kept.keep(&[back]).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"id": id, "left": null}));
        }
        console.line(tr!(console.lang, "championship-cli-returned", name = kept.cup().name(id).to_owned()))
    },
};

/// The matches whose results count no longer, and those that are decided without play.
fn gone(before: &Championship, now: &Championship) -> [Vec<Phrase>; 2] {
    let all = before.parts().flat_map(|(plan, part)| part.matches.iter().map(move |one| (plan, part, one)));
    let (mut lost, mut forfeited) = (Vec::new(), Vec::new());
    for (plan, part, one) in all {
        let paired = || words::paired(before, plan, part, one);
        match (one.standing, now.find(&one.id).map(|(_, _, now)| now.standing)) {
            (MatchState::Played([a, b]), Some(MatchState::Struck)) => {
                lost.push(phrase!("championship-cli-left-result", match = paired(), score = format!("{a}:{b}")));
            }
            (MatchState::Open, Some(MatchState::Forfeit(Some(_)))) => forfeited.push(paired()),
            _ => {}
        }
    }
    [lost, forfeited]
}

fn id(say: Say) -> Arg {
    say.placed("id", "championship-cli-value-id", &phrase!("championship-cli-arg-id"))
}
