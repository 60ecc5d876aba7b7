//! What may happen in a championship, and why not: every event is asked here before it counts.

use std::collections::BTreeSet;

use jiff::civil::Date;

use base::i18n::dates;
use base::phrase::{Phrase, phrase};

use super::{Championship, LONGEST, Match, MatchState, Participant, RunningPart, RunningStage, Seat, same, seen};
use crate::championship::event::Event;
use crate::championship::plan::{self, Count, Form, Leaving, MOST};
use crate::championship::{Id, words};

impl Championship {
    pub fn check(&self, event: &Event) -> Result<(), Phrase> {
        match event {
            Event::Join { id, name, club } => self.check_join(*id, name, club),
            Event::Leave { id, date } => {
                self.check_there(*id)?;
                // Between two stages as well.
                let (plan, _) = self.going_on()?;
                within(plan, self.plan.stages[0].first, *date)
            }
            Event::Rename { id, name, club } => self.check_rename(*id, name, club),
            Event::Return { id } => self.check_return(*id),
            Event::Meet { r#match, a, b, date, score } => {
                let (plan, _) = self.going_on()?;
                if plan.form != Form::Open {
                    return Err(phrase!("championship-no-meetings"));
                }
                [a, b].into_iter().try_for_each(|id| self.check_there(*id))?;
                if a == b {
                    return Err(phrase!("championship-oneself", name = self.name(*a).to_owned()));
                }
                if *r#match != self.next_meeting() {
                    return Err(phrase!("championship-no-match", id = r#match.clone()));
                }
                within(plan, plan.first, *date)?;
                check_score(plan.count, *score, true)
            }
            Event::Result { r#match, score, in_spite } => {
                let (plan, part, _) = self.check_entry(r#match, *in_spite)?;
                check_score(plan.count, *score, part.plan.single || plan.count == Count::Victory)
            }
            Event::Forfeit { r#match, id, in_spite } => {
                let (plan, _, players) = self.check_entry(r#match, *in_spite)?;
                match plan.form {
                    Form::Open => Err(phrase!("championship-forfeit-met", match = words::pairing(self, r#match))),
                    _ if players.contains(id) => Ok(()),
                    _ => Err(phrase!("championship-not-in", match = words::pairing(self, r#match), number = *id)),
                }
            }
            Event::Unplayed { r#match, in_spite } => {
                let (plan, part, _) = self.check_entry(r#match, *in_spite)?;
                let pairing = || words::pairing(self, r#match);
                match plan.form {
                    Form::Open => Err(phrase!("championship-forfeit-met", match = pairing())),
                    // Somebody has to go on.
                    _ if part.plan.single => Err(phrase!("championship-both-lost-single", match = pairing())),
                    _ => Ok(()),
                }
            }
            Event::Clear { r#match, in_spite } => match self.known(r#match)? {
                (_, _, one) if one.entry.is_none() => {
                    Err(phrase!("championship-nothing-entered", match = words::pairing(self, r#match)))
                }
                _ => self.check_built_on(r#match, *in_spite),
            },
            Event::Confirm { r#match } => match self.known(r#match)? {
                (_, part, one) if part.is_stale(one) => Ok(()),
                _ => Err(phrase!("championship-not-stale", match = words::pairing(self, r#match))),
            },
            Event::Undo {} if self.entries() == 0 => Err(phrase!("championship-nothing-to-undo")),
            Event::Undo {} => Ok(()),
            Event::Move { r#match, date, .. } => {
                let (plan, _, one) = self.known(r#match)?;
                if !one.is_open() {
                    return Err(phrase!("championship-move-decided", match = words::pairing(self, r#match)));
                }
                within(plan, plan.first, *date)
            }
            Event::Lot { part, order } => {
                let known = self.part(part).ok_or_else(|| phrase!("championship-no-part", part = part.clone()))?;
                let (mut ids, mut drawn) = (known.ids(), order.clone());
                ids.sort_unstable();
                drawn.sort_unstable();
                if !known.is_drawn() && ids == drawn {
                    Ok(())
                } else {
                    Err(phrase!("championship-bad-lot", part = words::part_called(self, part)))
                }
            }
            Event::Pair { round, pairs, bye } => self.check_pair(*round, pairs, *bye),
            Event::Order { ids } => {
                let mut all = ids.clone();
                all.sort_unstable();
                match self.going_on()?.0.form {
                    Form::Joining if all.into_iter().eq(1..=self.people.len()) => Ok(()),
                    Form::Joining => Err(phrase!("championship-bad-seeds")),
                    _ => Err(phrase!("championship-seeds-closed")),
                }
            }
            Event::Swap { ids } => self.check_swap(*ids),
            Event::Close { stage, open } => {
                let (plan, _) = self.going_on()?;
                if plan.key != stage {
                    return Err(phrase!("championship-no-stage", stage = stage.clone()));
                }
                self.check_close(open.is_some())
            }
        }
    }

    pub(in crate::championship) fn going_on(&self) -> Result<(&plan::Stage, &RunningStage), Phrase> {
        self.stage().ok_or(phrase!("championship-over"))
    }

    fn known(&self, name: &str) -> Result<(&plan::Stage, &RunningPart, &Match), Phrase> {
        self.find(name).ok_or_else(|| phrase!("championship-no-match", id = name.to_owned()))
    }

    fn check_rename(&self, id: Id, name: &str, club: &str) -> Result<(), Phrase> {
        let one = id.checked_sub(1).and_then(|at| self.people.get(at));
        let one = one.ok_or_else(|| phrase!("championship-no-participant", id))?;
        self.check_called(Some(&one.name), name, club)
    }

    /// `now`: the name they have already.
    fn check_called(&self, now: Option<&str>, name: &str, club: &str) -> Result<(), Phrase> {
        check_name(name)?;
        if !club.is_empty() {
            check_name(club)?;
        }
        if self.names.contains(&same(name)) && now.map(same) != Some(same(name)) {
            return Err(phrase!("championship-twice", name = name.to_owned()));
        }
        Ok(())
    }

    /// Whether a name can be told from all others by sight; `now`: the one they have already.
    pub(in crate::championship) fn check_look(&self, now: Option<&str>, name: &str) -> Result<(), Phrase> {
        let look = seen(name);
        if look.is_empty() {
            return Err(phrase!("championship-bad-name", name = name.to_owned(), most = LONGEST));
        }
        if self.looks.contains(&look) && now.map(seen) != Some(look) {
            return Err(phrase!("championship-twice", name = name.to_owned()));
        }
        Ok(())
    }

    fn check_join(&self, id: Id, name: &str, club: &str) -> Result<(), Phrase> {
        if let Some(why) = self.full() {
            return Err(why);
        }
        if self.people.len() >= MOST {
            return Err(phrase!("championship-too-many", most = MOST));
        }
        self.check_called(None, name, club).map_err(|why| self.with_club(why, name, club))?;
        if id != self.people.len() + 1 {
            return Err(phrase!("championship-no-participant", id));
        }
        Ok(())
    }

    /// Two of one name are told apart by their clubs, or, where that is the same, by a number.
    fn with_club(&self, why: Phrase, name: &str, club: &str) -> Phrase {
        if why.id != "championship-twice" || club.is_empty() {
            return why;
        }
        let is_alike = |one: &Participant| same(&one.name) == same(name) && same(&one.club) == same(club);
        let by_club = Some(format!("{name} ({club})")).filter(|_| !self.people.iter().any(is_alike));
        let mut others = by_club.into_iter().chain((2..=MOST).map(|number| format!("{name} {number}")));
        match others.find(|other| self.check_called(None, other, club).is_ok()) {
            Some(other) => phrase!("championship-twice-club", name = name.to_owned(), other),
            None => why,
        }
    }

    fn check_there(&self, id: Id) -> Result<(), Phrase> {
        let one = id.checked_sub(1).and_then(|at| self.people.get(at));
        match one.ok_or_else(|| phrase!("championship-no-participant", id))?.left {
            Some((date, _)) => {
                Err(phrase!("championship-has-left", name = self.name(id).to_owned(), date = words::day(date)))
            }
            None => Ok(()),
        }
    }

    fn check_return(&self, id: Id) -> Result<(), Phrase> {
        let one = id.checked_sub(1).and_then(|at| self.people.get(at));
        let one = one.ok_or_else(|| phrase!("championship-no-participant", id))?;
        let Some(absence) = one.absence else {
            return Err(phrase!("championship-is-there", name = one.name.clone()));
        };
        self.going_on()?;
        if absence.stage + 1 != self.stages.len() {
            return Err(phrase!("championship-return-late", name = one.name.clone()));
        }
        // What somebody who was not there has lost may have brought another into a match that was played since.
        let parts = self.stages[absence.stage].parts.iter();
        let forfeited = parts.flat_map(|part| {
            let own = part.matches.iter().filter(move |one| part.players(one).contains(&Seat::Of(id)));
            own.filter(|one| one.entry.is_none() && matches!(one.standing, MatchState::Forfeit(_)))
        });
        match forfeited.map(|one| one.id.as_str()).find(|name| self.is_built_on(name)) {
            Some(built) => {
                let forfeited = words::pairing(self, built);
                Err(phrase!("championship-return-built-on", name = one.name.clone(), match = forfeited))
            }
            None => Ok(()),
        }
    }

    fn check_entry(&self, name: &str, in_spite: bool) -> Result<(&plan::Stage, &RunningPart, [Id; 2]), Phrase> {
        let (plan, part, one) = self.known(name)?;
        let is_new = one.entry.is_none() || part.is_stale(one);
        let [Seat::Of(a), Seat::Of(b)] = (if is_new { part.due(one) } else { part.players(one) }) else {
            return Err(phrase!("championship-not-known", match = words::pairing(self, name)));
        };
        let stage = self.places.get(name).map_or(0, |place| place[0]);
        let is_gone = |id: &Id| {
            let absence = self.people[id - 1].absence.filter(|absence| absence.stage <= stage);
            absence.is_some_and(|absence| is_new && plan.leaving != Leaving::Stands || absence.struck)
        };
        if let Some(id) = [a, b].into_iter().find(is_gone) {
            return Err(
                phrase!("championship-decided", match = words::pairing(self, name), name = self.name(id).to_owned()),
            );
        }
        self.check_built_on(name, in_spite).map(|()| (plan, part, [a, b]))
    }

    fn check_built_on(&self, name: &str, in_spite: bool) -> Result<(), Phrase> {
        if !in_spite && self.is_built_on(name) {
            return Err(phrase!("championship-built-on", match = words::pairing(self, name)));
        }
        Ok(())
    }

    fn check_swap(&self, ids: [Id; 2]) -> Result<(), Phrase> {
        let (plan, stage) = self.going_on()?;
        if plan.is_open() || ids[0] == ids[1] {
            return Err(phrase!("championship-no-swap"));
        }
        ids.into_iter().try_for_each(|id| self.check_there(id))?;
        let [placed, played] = placed_and_played(stage);
        for id in ids {
            let name = || self.name(id).to_owned();
            if !placed.contains(&id) {
                return Err(phrase!("championship-swap-absent", name = name()));
            }
            if played.contains(&id) {
                return Err(phrase!("championship-swap-played", name = name()));
            }
        }
        Ok(())
    }

    /// Each of them can change places with each other.
    pub fn swappable(&self) -> BTreeSet<Id> {
        let Some((_, stage)) = self.stage().filter(|(plan, _)| !plan.is_open()) else { return BTreeSet::new() };
        let [placed, played] = placed_and_played(stage);
        placed.difference(&played).copied().filter(|id| self.check_there(*id).is_ok()).collect()
    }

    fn is_built_on(&self, name: &str) -> bool {
        let Some([stage, part, _]) = self.places.get(name).copied() else { return false };
        let key = &self.stages[stage].parts[part].plan.key;
        let begun = |part: &RunningPart| part.matches.iter().any(|one| one.entry.is_some());
        self.stages[stage].closed.is_some() || self.fed_by(stage, key).any(begun)
    }

    /// `ends`: whatever is open ends with it.
    fn check_close(&self, ends: bool) -> Result<(), Phrase> {
        let (plan, stage) = self.going_on()?;
        if plan.is_open() {
            let there = self.people.iter().filter(|one| one.left.is_none()).count();
            if there < self.plan.least {
                return Err(phrase!("championship-too-few", least = self.plan.least, count = there));
            }
            if there > plan.through && stage.parts[0].matches.is_empty() {
                return Err(phrase!("championship-nothing-played", count = there, through = plan.through));
            }
        }
        if ends {
            return Ok(());
        }
        let open = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let open = open.filter(|(_, one)| one.is_open());
        let open: Vec<Phrase> = open.map(|(part, one)| words::paired(self, plan, part, one)).collect();
        let (stage, count, mut matches) = (Phrase::new(plan.name), open.len(), open);
        if count > words::NAMED {
            matches.truncate(words::NAMED);
            return Err(phrase!("championship-still-open-most", stage, count, matches));
        }
        if count > 0 { Err(phrase!("championship-still-open", stage, count, matches)) } else { Ok(()) }
    }
}

/// Who has a place in the stage of their own, and who has played in it.
fn placed_and_played(stage: &RunningStage) -> [BTreeSet<Id>; 2] {
    let keys: BTreeSet<&str> = stage.parts.iter().map(|part| part.plan.key.as_str()).collect();
    let seats = stage.parts.iter().flat_map(|part| part.plan.feeds.iter().zip(&part.seats));
    // Whoever came here by a match of the same stage has earned it.
    let from_before = seats.filter(|(feed, _)| !keys.contains(feed.part.as_str()));
    let matches = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
    let played = matches.filter(|(_, one)| one.entry.is_some()).flat_map(|(part, one)| part.players(one));
    // Where rounds are drawn a bye is won, as what the others have played.
    let begun = |part: &&RunningPart| part.plan.drawn.is_some() && part.matches.iter().any(|one| one.entry.is_some());
    let rested = stage.parts.iter().filter(begun).flat_map(|part| part.byes.iter().map(|(_, id)| *id));
    let played = played.filter_map(Seat::id).chain(rested).collect();
    [from_before.filter_map(|(_, seat)| seat.id()).collect(), played]
}

fn within(plan: &plan::Stage, first: Date, date: Date) -> Result<(), Phrase> {
    let last = plan.last();
    if (first..=last).contains(&date) {
        return Ok(());
    }
    let stage = Phrase::new(plan.name);
    let (date, days) = (dates::day(date), dates::days(first, last));
    Err(phrase!("championship-outside", date, stage, days))
}

pub(super) fn check_name(name: &str) -> Result<(), Phrase> {
    check_words(name, LONGEST)
}

/// Whether words of at most so many characters can stand in one line of a file and of a sheet.
pub(super) fn check_words(words: &str, most: usize) -> Result<(), Phrase> {
    let count = words.chars().count();
    if count > most && words.trim() == words && !words.chars().any(char::is_control) {
        return Err(phrase!("championship-long-name", name = words.to_owned(), most, count));
    }
    if words.trim() != words || words.is_empty() || words.chars().any(char::is_control) {
        return Err(phrase!("championship-bad-name", name = words.to_owned(), most));
    }
    Ok(())
}

/// `decided`: it has to have a winner.
pub(in crate::championship) fn check_score(count: Count, score: [u32; 2], decided: bool) -> Result<(), Phrase> {
    let [a, b] = score;
    let text = format!("{a}:{b}");
    match count {
        Count::Victory if score == [1, 0] || score == [0, 1] => Ok(()),
        Count::Victory => Err(phrase!("championship-score-victory", score = text)),
        Count::Points(Some(most)) if a > most || b > most => {
            Err(phrase!("championship-score-most", score = text, most))
        }
        Count::Points(_) if decided && a == b => Err(phrase!("championship-score-winner", score = text)),
        Count::Points(_) => Ok(()),
        Count::Race(to) if a.max(b) == to && a != b => Ok(()),
        Count::Race(to) => Err(phrase!("championship-score-race", score = text, to)),
    }
}
