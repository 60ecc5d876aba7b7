//! What an organiser wants to do, as the events that do it. Knows no file; days come from whoever asks.

use jiff::civil::{Date, Time};
use rand::seq::SliceRandom as _;

use base::phrase::{Phrase, phrase};
use games::game::chance::Luck;
use games::game::{Score, Seat};

use super::Id;
use super::event::Event;
use super::fold::{Championship, Match, check_score};
use super::plan::{Count, Stage};
use super::rank::Criterion;

impl Championship {
    pub fn join(&self, name: &str, club: &str) -> Result<Event, Phrase> {
        let event = Event::Join { id: self.people().len() + 1, name: name.to_owned(), club: club.to_owned() };
        self.check(&event)?;
        self.check_look(None, name).map(|()| event)
    }

    pub fn rename(&self, id: Id, name: &str, club: &str) -> Result<Event, Phrase> {
        let event = Event::Rename { id, name: name.to_owned(), club: club.to_owned() };
        self.check(&event)?;
        self.check_look(Some(self.name(id)), name).map(|()| event)
    }

    /// Somebody leaves, on a day up to the end of the stage that goes on. A group that others wait for may be complete
    /// without them: then a lot may be drawn for those it leaves tied.
    pub fn leave(&self, id: Id, date: Date) -> Result<Vec<Event>, Phrase> {
        let leave = Event::Leave { id, date };
        self.check(&leave)?;
        let (mut events, mut then) = (Vec::new(), self.clone());
        super::take(&mut then, vec![leave], &mut events);
        for part in then.waited_for() {
            let lot = then.lot(&part).into_iter().collect();
            super::take(&mut then, lot, &mut events);
        }
        Ok(events)
    }

    /// Takes back a leave of the stage that goes on; later it is too late.
    pub fn come_back(&self, id: Id) -> Result<Event, Phrase> {
        let event = Event::Return { id };
        self.check(&event).map(|()| event)
    }

    pub fn move_round(&self, round: usize, date: Date, time: Option<Time>) -> Result<Vec<Event>, Phrase> {
        self.of_round(round, |one| Event::Move { r#match: one.id.clone(), date, time, table: None })
    }

    fn of_round(&self, round: usize, event: impl Fn(&Match) -> Event) -> Result<Vec<Event>, Phrase> {
        let (_, stage) = self.going_on()?;
        let groups = stage.parts.iter().filter(|part| !part.plan.single);
        let of_it: Vec<&Match> = groups.flat_map(|part| &part.matches).filter(|one| one.round == Some(round)).collect();
        if of_it.is_empty() {
            return Err(phrase!("championship-sheet-no-round", round));
        }
        let open: Vec<Event> = of_it.into_iter().filter(|one| one.is_open()).map(event).collect();
        if open.is_empty() {
            return Err(phrase!("championship-round-decided", round));
        }
        open.iter().try_for_each(|event| self.check(event))?;
        Ok(open)
    }

    /// The day of the stage that goes on which is nearest to this one.
    pub fn near(&self, date: Date) -> Result<Date, Phrase> {
        let (plan, _) = self.going_on()?;
        Ok(date.clamp(plan.first, plan.last()))
    }

    /// Two have met, in a stage where any two may.
    pub fn meet(&self, a: Id, b: Id, score: [u32; 2], date: Date) -> Result<Event, Phrase> {
        let event = Event::Meet { r#match: self.next_meeting(), a, b, date, score };
        self.check(&event).map(|()| event)
    }

    /// `in_spite`: of what was played since. Where it ends a group that others wait for, a lot may be drawn for those
    /// it leaves tied.
    pub fn result(&self, name: &str, score: [u32; 2], in_spite: bool) -> Result<Vec<Event>, Phrase> {
        let event = Event::Result { r#match: name.to_owned(), score, in_spite };
        self.check(&event)?;
        let mut events = vec![event];
        if let Some(part) = self.feeds_on(name) {
            let mut then = self.clone();
            then.take(&events[0]);
            events.extend(then.lot(&part));
        }
        Ok(events)
    }

    /// The stage ends: lots are drawn for those who are still tied, and the next begins.
    pub fn close_stage(&self) -> Result<Vec<Event>, Phrase> {
        let (plan, stage) = self.going_on()?;
        let close = Event::Close { stage: plan.key.to_owned() };
        self.check(&close)?;
        Ok(stage.parts.iter().filter_map(|part| self.lot(&part.plan.key)).chain([close]).collect())
    }

    /// The lot for a part, where it is complete, one is needed and none was drawn. What it is depends on the seed and the
    /// part alone, so that a result entered wrong first and then right leads to the same.
    fn lot(&self, key: &str) -> Option<Event> {
        let [stage, nth] = self.place_of(key)?;
        let part = self.part(key)?;
        let (plan, _) = self.stages().nth(stage)?;
        let tied = || self.table(key).iter().any(|row| row.by == Some(Criterion::Lot));
        if !part.lot.is_empty() || !part.is_complete() || !plan.order.contains(&Criterion::Lot) || !tied() {
            return None;
        }
        let mut order = part.ids();
        order.sort_unstable();
        order.shuffle(&mut Luck::new(self.head().seed).after(stage * 1000 + nth));
        Some(Event::Lot { part: key.to_owned(), order })
    }
}

/// The result of a match played in the program, as a stage counts it; refused where a match of that stage cannot end
/// so.
pub fn score(stage: &Stage, scores: &[Score], winners: &[Seat]) -> Result<[u32; 2], Phrase> {
    let won = [0, 1].map(|seat| u32::from(winners.contains(&seat)));
    let whole = |seat: usize| {
        let halves = scores.get(seat).map_or(-1, |score| score.in_halves());
        u32::try_from(halves / 2).ok().filter(|_| halves >= 0 && halves % 2 == 0)
    };
    let score = match (stage.count, whole(0).zip(whole(1))) {
        (Count::Victory, _) => won,
        (Count::Points(Some(_)) | Count::Race(_), Some((a, b))) => [a, b],
        // Where fewer win, or a tie is broken otherwise, who has won is all that counts.
        (Count::Points(None), Some((a, b))) if (a > b, b > a) == (won[0] > won[1], won[1] > won[0]) => [a, b],
        (Count::Points(_) | Count::Race(_), _) => won,
    };
    check_score(stage.count, score, false).map(|()| score)
}
