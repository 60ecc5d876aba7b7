//! What goes otherwise than entered: `championship clear`, `confirm`, `forfeit`, `undo`, `order`, `draw` and `swap`.

use clap::{Arg, ArgAction};
use serde_json::json;

use base::phrase::phrase;
use base::tr;
use club::championship::{Championship, Event};

use super::{file, lot_of, open, person, show, stop};
use crate::cli::command::{Given, Spoken};
use crate::cli::grammar::Say;
use crate::cli::{Console, Stop};

pub(super) const CLEAR: Spoken = Spoken {
    name: "clear",
    about: "championship-cli-about-clear",
    usage: "championship-cli-usage-clear",
    args: |say| vec![file(say), named(say), in_spite(say), say.json()],
    run: |given, console| {
        let mut kept = open(given, console)?;
        let name = given.due::<String>("match");
        let players = show::players(kept.cup(), &name);
        let events = kept.cup().clear(&name, given.0.get_flag("in-spite-of-it")).map_err(Stop::Refused)?;
        kept.keep(&events).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"match": name, "lots": lots(&events)}));
        }
        console.line(tr!(console.lang, "championship-cli-cleared", id = name, players))
    },
};

pub(super) const CONFIRM: Spoken = Spoken {
    name: "confirm",
    about: "championship-cli-about-confirm",
    usage: "championship-cli-usage-confirm",
    args: |say| vec![file(say), named(say), say.json()],
    run: |given, console| {
        let mut kept = open(given, console)?;
        let name = given.due::<String>("match");
        let events = kept.cup().confirm(&name).map_err(Stop::Refused)?;
        kept.keep(&events).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"match": name, "lots": lots(&events)}));
        }
        let players = show::players(kept.cup(), &name);
        console.line(tr!(console.lang, "championship-cli-confirmed", id = name, players))
    },
};

/// In the place of somebody: both of them have lost it.
const BOTH: &str = "both";

pub(super) const FORFEIT: Spoken = Spoken {
    name: "forfeit",
    about: "championship-cli-about-forfeit",
    usage: "championship-cli-usage-forfeit",
    args: |say| vec![file(say), named(say), id(say, "championship-cli-arg-loser"), in_spite(say), say.json()],
    run: |given, console| {
        let mut kept = open(given, console)?;
        let (name, loser) = (given.due::<String>("match"), given.due::<String>("id"));
        let loser = if loser == BOTH { None } else { Some(person(kept.cup(), &loser)?) };
        let (cup, in_spite) = (kept.cup(), given.0.get_flag("in-spite-of-it"));
        let events = match loser {
            Some(id) => cup.forfeit(&name, id, in_spite),
            None => cup.unplayed(&name, in_spite),
        };
        let events = events.map_err(Stop::Refused)?;
        kept.keep(&events).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"match": name, "id": loser, "lots": lots(&events)}));
        }
        let players = show::players(kept.cup(), &name);
        console.line(match loser.map(|id| kept.cup().name(id).to_owned()) {
            Some(loser) => tr!(console.lang, "championship-cli-forfeited", id = name, players, loser),
            None => tr!(console.lang, "championship-cli-both-lost", id = name, players),
        })
    },
};

pub(super) const UNDO: Spoken = Spoken {
    name: "undo",
    about: "championship-cli-about-undo",
    usage: "championship-cli-usage-undo",
    args: |say| vec![file(say), say.json()],
    run: |given, console| {
        let mut kept = open(given, console)?;
        let events = kept.cup().undo().map_err(Stop::Refused)?;
        let told = kept.cup().last_entry().map(|(told, _)| console.lang.say(&told)).unwrap_or_default();
        kept.keep(&events).map_err(stop)?;
        let undone = events.iter().filter(|event| matches!(event, Event::Undo {})).count();
        if given.json() {
            return console.json(&json!({"undone": undone}));
        }
        console.line(told)
    },
};

pub(super) const ORDER: Spoken = Spoken {
    name: "order",
    about: "championship-cli-about-order",
    usage: "championship-cli-usage-order",
    args: |say| {
        let ids = say.placed("ids", "championship-cli-value-ids", &phrase!("championship-cli-arg-seeds"));
        vec![file(say), ids.num_args(1..).action(ArgAction::Append), say.json()]
    },
    run: |given, console| {
        let said: Vec<String> = given.all("ids");
        seed(given, console, |cup| {
            let ids = said.iter().map(|said| person(cup, said)).collect::<Result<_, _>>()?;
            cup.order(ids).map_err(Stop::Refused)
        })
    },
};

pub(super) const DRAW: Spoken = Spoken {
    name: "draw",
    about: "championship-cli-about-draw",
    usage: "championship-cli-usage-draw",
    args: |say| vec![file(say), say.json()],
    run: |given, console| seed(given, console, |cup| cup.draw().map_err(Stop::Refused)),
};

pub(super) const SWAP: Spoken = Spoken {
    name: "swap",
    about: "championship-cli-about-swap",
    usage: "championship-cli-usage-swap",
    args: |say| {
        let other = say.placed("other", "championship-cli-value-id", &phrase!("championship-cli-arg-other"));
        vec![file(say), id(say, "championship-cli-arg-id"), other, say.json()]
    },
    run: |given, console| {
        let mut kept = open(given, console)?;
        let [a, b] = ["id", "other"].map(|name| person(kept.cup(), &given.due::<String>(name)));
        let (a, b) = (a?, b?);
        let swap = kept.cup().swap(a, b).map_err(Stop::Refused)?;
        kept.keep(&[swap]).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"ids": [a, b]}));
        }
        let [a, b] = [a, b].map(|id| kept.cup().name(id).to_owned());
        console.line(tr!(console.lang, "championship-cli-swapped", a, b))
    },
};

fn seed(
    given: &Given<'_>,
    console: &mut Console<'_>,
    order: impl Fn(&Championship) -> Result<Event, Stop>,
) -> Result<(), Stop> {
    let mut kept = open(given, console)?;
    let event = order(kept.cup())?;
    kept.keep(std::slice::from_ref(&event)).map_err(stop)?;
    let Event::Order { ids } = event else { return Ok(()) };
    if given.json() {
        return console.json(&json!({"ids": ids}));
    }
    for (at, id) in ids.iter().enumerate() {
        console.line(format!("{}. {} ({id})", at + 1, kept.cup().name(*id)))?;
    }
    Ok(())
}

fn lots(events: &[Event]) -> Vec<&str> {
    events.iter().filter_map(lot_of).collect()
}

fn named(say: Say) -> Arg {
    say.placed("match", "championship-cli-value-match", &phrase!("championship-cli-arg-match"))
}

fn id(say: Say, help: &'static str) -> Arg {
    say.placed("id", "championship-cli-value-id", &base::phrase::Phrase::new(help))
}

fn in_spite(say: Say) -> Arg {
    say.flag("in-spite-of-it", "championship-cli-arg-in-spite")
}
