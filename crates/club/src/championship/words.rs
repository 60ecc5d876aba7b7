//! What matches, parts and those who take part are called, for people.

use base::i18n::Lang;
use base::phrase::{Arg, Phrase, phrase};
use games::game::record::PlayerKind;

use super::fold::{Championship, Match, RunningPart};
use super::{answer, plan};

pub fn part(plan: &plan::Stage, part: &RunningPart) -> Phrase {
    match answer::group(plan, part) {
        None => Phrase::new(plan.name),
        Some(key) if part.plan.single => single(key),
        Some(key) => group(key),
    }
}

pub fn group(key: &str) -> Phrase {
    phrase!("championship-cli-group", group = group_letter(key).to_owned())
}

pub fn single(key: &str) -> Phrase {
    let (of, number) = key.split_at(usize::from(!key.is_empty()));
    match (of, key) {
        (_, "final") => phrase!("championship-sheet-final"),
        (_, "third") => phrase!("championship-sheet-third"),
        ("s", _) => phrase!("championship-sheet-semi", number = number.to_owned()),
        ("q", _) => phrase!("championship-sheet-quarter", number = number.to_owned()),
        _ => {
            let (left, number) = number.split_once('-').unwrap_or((number, ""));
            phrase!("championship-sheet-last", left = left.to_owned(), number = number.to_owned())
        }
    }
}

pub fn group_letter(key: &str) -> &str {
    key.strip_prefix('g').filter(|rest| !rest.is_empty()).unwrap_or(key)
}

/// What it is for, or its group, round and table.
pub fn of_match(cup: &Championship, plan: &plan::Stage, of: &RunningPart, one: &Match) -> Phrase {
    let place = place(plan, of, one);
    if one.round.is_none() || answer::group(plan, of).is_some() {
        return place;
    }
    match one.table.or_else(|| cup.tables().get(one.id.as_str()).copied()) {
        Some(table) => {
            let table = phrase!("championship-table", number = table);
            phrase!("championship-at-table", round = place, table)
        }
        None => place,
    }
}

fn place(plan: &plan::Stage, of: &RunningPart, one: &Match) -> Phrase {
    let Some(round) = one.round.filter(|_| !of.plan.single) else { return part(plan, of) };
    let round = phrase!("championship-sheet-round", round);
    match answer::group(plan, of) {
        Some(key) => phrase!("championship-in-group", group = group(key), round),
        None => round,
    }
}

/// Of a computer player, how strong it is.
pub fn club(club: &str, lang: Lang) -> String {
    PlayerKind::of_word(club).map_or_else(|| club.to_owned(), |kind| lang.say(&Phrase::new(kind.name())))
}

/// What it is for, or its round and who plays it.
pub fn called(cup: &Championship, name: &str) -> Arg {
    match cup.find(name) {
        Some((_, of, _)) if of.plan.single => single(name).into(),
        Some((plan, of, one)) => {
            let [a, b] = of.players(one).map(|seat| seat.id().map_or("–", |id| cup.name(id)).to_owned());
            phrase!("championship-called", place = place(plan, of, one), a, b).into()
        }
        None => name.to_owned().into(),
    }
}
