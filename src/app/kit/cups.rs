//! Kept championships, and how one is told in a line: its name, its plan, how far it has come. Knows no screen.

use std::path::PathBuf;

use club::championship::journal::{self, Row};
use club::championship::plan::{Form, PLANS};
use club::championship::{Championship, Head};

use super::kept::{game_name, shown};
use crate::app::prelude::*;

#[derive(Clone, Debug)]
pub struct Cup {
    pub path: PathBuf,
    pub found: Result<Summary, Phrase>,
}

#[derive(Clone, Debug)]
pub struct Summary {
    pub head: Head,
    pub people: usize,
    pub how_far: Phrase,
    pub champion: Option<String>,
    pub is_over: bool,
    /// The first wrong line, and why; what is told stands before it.
    pub fault: Option<(usize, Phrase)>,
}

/// All championships that are kept, those changed last first; read elsewhere, for one may be large.
pub fn listed(desk: &Desk) -> Task<Vec<Cup>> {
    match desk.folders().map(|folders| folders.matches()) {
        Some(folder) => work(move || journal::list(&folder).into_iter().map(Cup::new).collect()),
        None => Task::done(Vec::new()),
    }
}

pub fn plan_name(key: &str) -> Phrase {
    let name = PLANS.iter().find(|(known, _)| *known == key).map(|(_, name)| *name);
    Phrase::new(name.unwrap_or("championships-title"))
}

pub fn how_far(cup: &Championship) -> Phrase {
    let Some((plan, stage)) = cup.stage() else {
        let champion = cup.podium().and_then(|podium| podium.first().copied().flatten());
        return match champion {
            Some(id) => phrase!("championships-won", name = shown(cup.name(id))),
            None => phrase!("championships-over"),
        };
    };
    let name = Phrase::new(plan.name);
    let all = || stage.parts.iter().flat_map(|part| &part.matches);
    match plan.form {
        Form::Joining => return name,
        Form::Open => return phrase!("championships-played", stage = name, count = all().count()),
        Form::Everyone | Form::Swiss(_) | Form::Groups(_) | Form::KnockOut | Form::Parts(_) => {}
    }
    let drawn = stage.parts.iter().find_map(|part| part.plan.drawn);
    let open = all().filter(|one| one.is_open()).count();
    if let Some((round, of)) = cup.to_draw().filter(|_| open == 0) {
        return phrase!("championships-to-draw", stage = name, round, of);
    }
    if open == 0 {
        return phrase!("championships-ready", stage = name);
    }
    let round = all().filter(|one| one.is_open()).filter_map(|one| one.round).min();
    match (round, drawn.or_else(|| all().filter_map(|one| one.round).max())) {
        (Some(round), Some(of)) if matches!(plan.form, Form::Everyone | Form::Swiss(_)) => {
            let open = all().filter(|one| one.is_open() && one.round == Some(round)).count();
            phrase!("championships-round", stage = name, round, of, open)
        }
        _ => phrase!("championships-open", stage = name, open),
    }
}

impl Cup {
    fn new(row: Row) -> Self {
        let told = |seen: journal::Loaded| {
            let cup = seen.cup;
            let podium = cup.podium();
            let champion = podium.as_ref().and_then(|podium| podium.first().copied().flatten());
            Summary {
                people: cup.people().len(),
                how_far: how_far(&cup),
                champion: champion.map(|id| cup.name(id).to_owned()),
                is_over: podium.is_some(),
                fault: seen.fault,
                head: cup.head().clone(),
            }
        };
        Self { path: row.path, found: row.found.map(told) }
    }

    pub fn read(path: PathBuf) -> Self {
        Self::new(Row::read(path))
    }

    pub fn can_go_on(&self) -> bool {
        self.found.as_ref().is_ok_and(|told| !told.is_over && told.fault.is_none())
    }

    pub fn name(&self) -> String {
        match &self.found {
            Ok(told) => titled(&told.head),
            Err(_) => self.file(),
        }
    }

    pub fn file(&self) -> String {
        self.path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    pub fn about(&self, lang: Lang) -> String {
        match &self.found {
            Ok(told) => {
                let people = tr!(lang, "championships-people-short", count = told.people);
                [lang.say(&plan_name(&told.head.plan)), game_name(lang, &told.head.game), people].join(" · ")
            }
            Err(why) => lang.say(why),
        }
    }
}

pub fn titled(head: &Head) -> String {
    shown(&head.titled())
}
