//! What matches, parts and those who take part are called, for people.

use super::fold::{Championship, Match, Part};
use super::{answer, plan};
use crate::game::record::PlayerKind;
use crate::i18n::Lang;
use crate::phrase::{Arg, Phrase, phrase};

/// What a part is called; its stage's name where it is all of it.
pub fn part(plan: &plan::Stage, part: &Part) -> Phrase {
    match answer::group(plan, part) {
        None => Phrase::new(plan.name),
        Some(key) if part.plan.single => single(key),
        Some(key) => group(key),
    }
}

/// What a group is called.
pub fn group(key: &str) -> Phrase {
    phrase!("championship-cli-group", group = group_letter(key).to_owned())
}

/// What a match of a knock-out is called.
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

/// The letter or number of a group.
pub fn group_letter(key: &str) -> &str {
    key.strip_prefix('g').filter(|rest| !rest.is_empty()).unwrap_or(key)
}

/// What a match is, in words: what it is for, or its group, round and table.
pub fn of_match(cup: &Championship, plan: &plan::Stage, of: &Part, one: &Match) -> Phrase {
    if of.plan.single {
        return single(&of.plan.key);
    }
    let Some(round) = one.round else { return part(plan, of) };
    let round = phrase!("championship-sheet-round", round = round);
    let table = one.table.or_else(|| cup.tables().get(one.id.as_str()).copied());
    let table = table.map(|table| phrase!("championship-table", number = table));
    match (answer::group(plan, of), table) {
        (Some(key), _) => phrase!("championship-in-group", group = group(key), round = round),
        (None, Some(table)) => phrase!("championship-at-table", round = round, table = table),
        (None, None) => round,
    }
}

/// Where somebody comes from; a computer player, how strong it is.
pub fn club(club: &str, lang: Lang) -> String {
    PlayerKind::of_word(club).map_or_else(|| club.to_owned(), |kind| lang.say(&Phrase::new(kind.name())))
}

/// What a match is called: its name in the schedule, or what it is for.
pub fn called(cup: &Championship, name: &str) -> Arg {
    match cup.find(name) {
        Some((_, part, _)) if part.plan.single => single(name).into(),
        Some(_) | None => name.to_owned().into(),
    }
}
