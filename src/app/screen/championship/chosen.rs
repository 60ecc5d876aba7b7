//! What of a championship is seen, chosen, typed, and what comes next. Changes nothing that is kept.

use club::championship::fold::{Match, MatchState, RunningPart};
use club::championship::plan::{self, Count};
use club::championship::{Championship, Event};

use super::calls::{self, Call, is_ready};
use super::entry::{Entry, Read};
use super::{Message, PAGE, State, Tab, meeting, pictures, results, round, view};
use crate::app::prelude::*;
use crate::app::widget::group::release;
use crate::app::widget::reveal;

impl State {
    /// To the stage that goes on, its first round with something open, and the first open match there.
    pub(super) fn follow(&mut self, desk: &Desk) {
        let Some(cup) = desk.cup() else { return };
        self.stage = cup.stages().count().saturating_sub(1);
        (self.of_part, self.shown, self.time) = (0, PAGE, None);
        let calls = self.calls(cup);
        self.call = calls.iter().position(|call| call.open() > 0).unwrap_or(calls.len().saturating_sub(1));
        self.turn_to(self.next_open(cup));
        self.forget_gone(cup);
        let bracket = cup.parts().any(|(_, part)| part.plan.single);
        // While people join there is nothing to be played; where all is over, bracket or table tell it.
        self.part = match cup.stage() {
            None if bracket => Tab::Pictures,
            None => Tab::Tables,
            Some((plan, _)) if plan.form == plan::Form::Joining || plan.is_open() && cup.people().is_empty() => {
                Tab::People
            }
            Some(_) => Tab::Round,
        };
        // Of single matches the bracket is the picture, the last of all.
        if cup.stages().last().is_some_and(|(_, stage)| stage.parts.iter().any(|part| part.plan.single)) {
            self.of_part = pictures::sheets(cup.plan()).count() - 1;
        }
    }

    pub(super) fn asks_who_met(&self, cup: &Championship) -> bool {
        let shown = self.stage + 1 == cup.stages().count();
        self.chosen.is_none() && shown && cup.stage().is_some_and(|(plan, _)| plan.is_open())
    }

    /// Where the caret goes when a part is seen: to whoever has met, or is to join; else the keys are the result's.
    pub(super) fn caret(&self, desk: &Desk) -> Task<Message> {
        match self.part {
            Tab::Round if desk.cup().is_some_and(|cup| self.asks_who_met(cup)) => focus_on(meeting::FIELD),
            Tab::Round => release(),
            Tab::People if desk.cup().is_some_and(Championship::has_room) => self.people.focus(),
            Tab::Tables | Tab::Pictures | Tab::Calendar | Tab::People | Tab::Files => Task::none(),
        }
    }

    pub(super) fn led(&self, ui: Ui) -> Task<Message> {
        match &self.pending {
            Some(pending) => {
                let answer = operation::focus(if pending.careful { "refrain" } else { "confirm" });
                answer.chain(reveal::lead(view::QUESTION.into()))
            }
            None => round::reveal(ui),
        }
    }

    pub(super) fn calls<'a>(&self, cup: &'a Championship) -> Vec<Call<'a>> {
        cup.stages().nth(self.stage).map(|(plan, stage)| calls::calls(plan, stage)).unwrap_or_default()
    }

    pub(super) fn next_open(&self, cup: &Championship) -> Option<String> {
        let calls = self.calls(cup);
        let matches = &calls.get(self.call)?.matches;
        let from = matches.iter().position(|(_, one)| Some(&one.id) == self.chosen.as_ref()).unwrap_or(0);
        let mut all = matches[from..].iter().chain(&matches[..from]);
        all.find(|(part, one)| calls::is_ready(part, one)).map(|(_, one)| one.id.clone())
    }

    pub(super) fn count(&self, cup: &Championship) -> Option<Count> {
        cup.find(self.chosen.as_deref()?).map(|(plan, _, _)| plan.entered())
    }

    /// Whether the chosen match may end in a draw that is entered as such.
    pub(super) fn can_tie(&self, cup: &Championship) -> bool {
        let Some(name) = self.chosen.clone().filter(|_| self.count(cup) == Some(Count::Victory)) else { return false };
        cup.check(&Event::Result { r#match: name, score: [1, 1], in_spite: true }).is_ok()
    }

    /// Whether a result can be typed: of the chosen match, or, where none is chosen, of whoever has met.
    pub(super) fn takes(&self, cup: &Championship) -> bool {
        self.chosen.as_deref().and_then(|name| cup.find(name)).is_none_or(|(_, part, one)| takes(cup, part, one))
    }

    pub(super) fn refusal(&self, cup: &Championship) -> Option<Phrase> {
        let name = self.chosen.clone().filter(|_| !self.takes(cup))?;
        cup.check(&Event::Result { r#match: name, score: [1, 0], in_spite: true }).err()
    }

    pub(super) fn read(&self, cup: &Championship) -> Read {
        self.chosen.as_deref().map_or(Read::Nothing, |name| read(cup, name, &self.entry))
    }

    pub(super) fn typed_for(&self, name: &str) -> Option<&Entry> {
        let entry = if self.chosen.as_deref() == Some(name) { Some(&self.entry) } else { self.typed.get(name) };
        entry.filter(|entry| !entry.is_empty())
    }

    pub(super) fn choose(&mut self, name: Option<String>) {
        if self.chosen != name {
            (self.time, self.pending, self.entered, self.is_unfolded) = (None, None, None, false);
        }
        self.turn_to(name);
    }

    /// What is typed stays with its match.
    fn turn_to(&mut self, name: Option<String>) {
        if self.chosen == name {
            return;
        }
        let own = name.as_ref().and_then(|name| self.typed.remove(name)).unwrap_or_default();
        let left = std::mem::replace(&mut self.entry, own);
        if let Some(before) = std::mem::replace(&mut self.chosen, name).filter(|_| !left.is_empty()) {
            self.typed.insert(before, left);
        }
    }

    /// A match that is no more is not chosen, and what is typed for one that takes no result goes.
    pub(super) fn forget_gone(&mut self, cup: &Championship) {
        if self.chosen.as_deref().is_some_and(|name| cup.find(name).is_none()) {
            self.choose(None);
        }
        if !self.takes(cup) {
            self.entry = Entry::default();
        }
        self.typed.retain(|name, _| cup.find(name).is_some_and(|(_, part, one)| takes(cup, part, one)));
    }

    pub(super) fn walk(&mut self, by: isize, desk: &Desk) {
        let Some(cup) = desk.cup() else { return };
        let names: Vec<String> = self.listed(cup).map(|(_, one)| one.id.clone()).collect();
        let now = names.iter().position(|name| Some(name) == self.chosen.as_ref());
        let to = match now {
            Some(now) => now.saturating_add_signed(by).min(names.len().saturating_sub(1)),
            None => 0,
        };
        self.choose(names.get(to).cloned());
    }

    /// Whether what is seen is not what is next: Escape leads back.
    pub(super) fn is_aside(&self, desk: &Desk) -> bool {
        let open = desk.cup().and_then(Championship::stage).is_some_and(|(plan, _)| plan.is_open());
        open && self.chosen.is_some()
    }

    pub(super) fn go_on(&mut self, desk: &Desk) {
        let Some(cup) = desk.cup() else { return };
        self.time = None;
        if self.next_open(cup).is_none() {
            // The round is done: on to the next that can be played.
            let ready = |call: &Call<'_>| call.matches.iter().any(|(part, one)| is_ready(part, one));
            self.call = self.calls(cup).iter().position(ready).unwrap_or(self.call);
        }
        if let Some(next) = self.next_open(cup) {
            self.turn_to(Some(next));
        }
    }

    pub(super) fn show(&mut self, name: &str, cup: &Championship) {
        self.go_to(cup, |one| one.id == name);
        self.choose(Some(name.to_owned()));
    }

    pub(super) fn show_day(&mut self, day: &str, cup: &Championship) {
        if self.go_to(cup, |one| one.date.to_string() == day) {
            self.part = Tab::Round;
            self.choose(None);
            self.choose_next(cup);
        }
    }

    pub(super) fn choose_next(&mut self, cup: &Championship) {
        let calls = self.calls(cup);
        let first = calls.get(self.call).and_then(|call| call.matches.first()).map(|(_, one)| one.id.clone());
        self.choose(self.next_open(cup).or(first));
    }

    /// To the first stage and round with such a match; whether there is one.
    fn go_to(&mut self, cup: &Championship, which: impl Fn(&Match) -> bool) -> bool {
        let is_in = |part: &RunningPart| part.matches.iter().any(&which);
        let Some(stage) = cup.stages().position(|(_, stage)| stage.parts.iter().any(is_in)) else { return false };
        self.stage = stage;
        let is_here = |call: &Call<'_>| call.matches.iter().any(|(_, one)| which(one));
        self.call = self.calls(cup).iter().position(is_here).unwrap_or(0);
        true
    }
}

fn takes(cup: &Championship, part: &RunningPart, one: &Match) -> bool {
    match one.standing {
        MatchState::Open => is_ready(part, one),
        MatchState::Played(_) => true,
        MatchState::Forfeit(_) => results::is_entered(cup, &one.id),
        MatchState::Struck => false,
    }
}

pub(super) fn read(cup: &Championship, name: &str, entry: &Entry) -> Read {
    let Some((plan, ..)) = cup.find(name) else { return Read::Nothing };
    entry.read(plan.entered(), |score| {
        cup.check(&Event::Result { r#match: name.to_owned(), score, in_spite: true })?;
        plan.is_typed_right(score)
    })
}
