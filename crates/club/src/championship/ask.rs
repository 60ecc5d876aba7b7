//! What an organiser wants to do, as the events that do it. Knows no file; days come from whoever asks.

use jiff::civil::{Date, Time};
use rand::seq::SliceRandom as _;

use base::phrase::{Phrase, phrase};
use games::game::chance::Luck;
use games::game::{Score, Seat};

use super::Id;
use super::event::{Ended, Event};
use super::fold::{Championship, Match, RunningPart, check_score, seen, turned};
use super::plan::{Count, Stage};
use super::words::Kind;

/// What a lot for the seeds is drawn from; those of parts are counted from 0.
const SEEDS: usize = 999_999;

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

    /// Who has that name; `Ada Lovelace` is `Lovelace, Ada` too.
    pub fn called(&self, name: &str) -> Option<Id> {
        (1..=self.people().len()).find(|id| self.is_called(*id, name))
    }

    pub(super) fn is_called(&self, id: Id, name: &str) -> bool {
        let (own, name) = (self.name(id), name.trim());
        let is_same = |own: &str, name: &str| seen(own) == seen(name);
        is_same(own, name)
            || turned(name).is_some_and(|name| is_same(own, &name))
            || turned(own).is_some_and(|own| is_same(&own, name))
    }

    /// The only match of both in this stage, or in a round of it, or the only one of theirs there that is open.
    pub fn between(&self, [a, b]: [Id; 2], round: Option<usize>) -> Option<&str> {
        let (_, stage) = self.stage()?;
        let both = |part: &RunningPart, one: &Match| {
            [[a, b], [b, a]].contains(&part.players(one).map(|seat| seat.id().unwrap_or(0)))
        };
        let theirs = stage.parts.iter().flat_map(|part| part.matches.iter().filter(move |one| both(part, one)));
        let theirs: Vec<&Match> =
            theirs.filter(|one| round.is_none() || one.round.is_none() || one.round == round).collect();
        let open: Vec<&Match> = theirs.iter().copied().filter(|one| one.is_open()).collect();
        match (&theirs[..], &open[..]) {
            ([one], _) | (_, [one]) => Some(&one.id),
            _ => None,
        }
    }

    /// Up to the end of the stage that goes on. A group others wait for may then be complete, and a lot be drawn.
    pub fn leave(&self, id: Id, date: Date) -> Result<Vec<Event>, Phrase> {
        self.with_lots(Event::Leave { id, date })
    }

    /// Takes back a leave of the stage that goes on; later it is too late.
    pub fn come_back(&self, id: Id) -> Result<Event, Phrase> {
        let event = Event::Return { id };
        self.check(&event).map(|()| event)
    }

    pub fn move_round(&self, round: Kind, date: Date, time: Option<Time>) -> Result<Vec<Event>, Phrase> {
        let (_, stage) = self.going_on()?;
        let all = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let of_it: Vec<&Match> = all.filter(|(part, one)| Kind::of(part, one) == round).map(|(_, one)| one).collect();
        if of_it.is_empty() {
            return Err(phrase!("championship-sheet-no-kind", round = round.name()));
        }
        let open = of_it.into_iter().filter(|one| one.is_open());
        let moved = |one: &Match| Event::Move { r#match: one.id.clone(), date, time, table: None };
        let moved: Vec<Event> = open.map(moved).collect();
        if moved.is_empty() {
            return Err(phrase!("championship-round-decided", round = round.name()));
        }
        moved.iter().try_for_each(|event| self.check(event))?;
        Ok(moved)
    }

    pub fn near(&self, date: Date) -> Result<Date, Phrase> {
        let (plan, _) = self.going_on()?;
        Ok(date.clamp(plan.first, plan.last()))
    }

    pub fn meet(&self, a: Id, b: Id, score: [u32; 2], date: Date) -> Result<Event, Phrase> {
        let event = Event::Meet { r#match: self.next_meeting(), a, b, date, score };
        self.check(&event).map(|()| event)
    }

    /// What people say of a match: it has to be one that its game can end with.
    pub fn result(&self, name: &str, score: [u32; 2], in_spite: bool) -> Result<Vec<Event>, Phrase> {
        let events = self.recorded(name, score, in_spite)?;
        self.find(name).map_or(Ok(()), |(stage, ..)| stage.can_end(score)).map(|()| events)
    }

    /// Of one played here. `in_spite`: of what was played since. Ending a group others wait for, it may draw a lot.
    pub fn recorded(&self, name: &str, score: [u32; 2], in_spite: bool) -> Result<Vec<Event>, Phrase> {
        self.with_lots(Event::Result { r#match: name.to_owned(), score, in_spite })
    }

    pub fn forfeit(&self, name: &str, id: Id, in_spite: bool) -> Result<Vec<Event>, Phrase> {
        self.with_lots(Event::Forfeit { r#match: name.to_owned(), id, in_spite })
    }

    /// Lost by both.
    pub fn unplayed(&self, name: &str, in_spite: bool) -> Result<Vec<Event>, Phrase> {
        self.with_lots(Event::Unplayed { r#match: name.to_owned(), in_spite })
    }

    pub fn clear(&self, name: &str, in_spite: bool) -> Result<Vec<Event>, Phrase> {
        self.with_lots(Event::Clear { r#match: name.to_owned(), in_spite })
    }

    /// A match that no longer follows stands as it was played.
    pub fn confirm(&self, name: &str) -> Result<Vec<Event>, Phrase> {
        self.with_lots(Event::Confirm { r#match: name.to_owned() })
    }

    pub fn can_undo(&self) -> bool {
        self.entries() > 0
    }

    /// The stage that was closed last goes on; all that was entered since is taken back as well.
    pub fn reopen(&self) -> Result<Vec<Event>, Phrase> {
        let (_, since) = self.closed_last().ok_or_else(|| phrase!("championship-nothing-to-undo"))?;
        Ok(vec![Event::Undo {}; since + 1])
    }

    /// Takes back the last entry; of a stage that has only begun, the end of the one before.
    pub fn undo(&self) -> Result<Vec<Event>, Phrase> {
        let (mut events, mut then) = (Vec::new(), self.clone());
        super::take(&mut then, vec![Event::Undo {}; self.last_entries().saturating_sub(1)], &mut events);
        events.extend(then.with_lots(Event::Undo {})?);
        Ok(events)
    }

    pub fn order(&self, ids: Vec<Id>) -> Result<Event, Phrase> {
        let event = Event::Order { ids };
        self.check(&event).map(|()| event)
    }

    /// The order of the seeds by lot; the same people have the same.
    pub fn draw(&self) -> Result<Event, Phrase> {
        self.order(self.lot_of((1..=self.people().len()).collect(), SEEDS))
    }

    pub fn swap(&self, a: Id, b: Id) -> Result<Event, Phrase> {
        let event = Event::Swap { ids: [a, b] };
        self.check(&event).map(|()| event)
    }

    /// Whether the stage could end now, though rounds may be left to draw.
    pub fn may_close(&self) -> bool {
        self.end(None).is_ok()
    }

    /// The next round is drawn; or lots for those still tied, and the next stage begins, with a first round if drawn.
    pub fn close_stage(&self) -> Result<Vec<Event>, Phrase> {
        match self.draw_round()? {
            Some(pair) => Ok(vec![pair]),
            None => self.end_stage(None),
        }
    }

    pub fn end_stage(&self, open: Option<Ended>) -> Result<Vec<Event>, Phrase> {
        let (close, (_, stage)) = (self.end(open)?, self.going_on()?);
        let (at, mut then) = (self.stages().count() - 1, self.clone());
        then.take(&close);
        let lots = (0..stage.parts.len()).filter_map(|part| then.lot([at, part]));
        let events: Vec<Event> = lots.chain([close]).collect();
        let mut then = self.clone();
        events.iter().for_each(|event| then.take(event));
        let first = then.draw_round()?;
        Ok(events.into_iter().chain(first).collect())
    }

    fn end(&self, open: Option<Ended>) -> Result<Event, Phrase> {
        let (plan, stage) = self.going_on()?;
        let is_open = stage.parts.iter().any(|part| !part.is_complete());
        let close = Event::Close { stage: plan.key.to_owned(), open: open.filter(|_| is_open) };
        self.check(&close).map(|()| close)
    }

    pub(super) fn with_lots(&self, event: Event) -> Result<Vec<Event>, Phrase> {
        self.check(&event)?;
        let (mut events, mut then) = (Vec::new(), self.clone());
        let undoes = event == Event::Undo {};
        let parts = self.gone_by(match &event {
            Event::Meet { .. } => None,
            event => event.about(),
        });
        super::take(&mut then, vec![event], &mut events);
        // A stage that has not ended after all needs no lot yet.
        let parts = if undoes { then.gone_by(None) } else { parts };
        for place in parts {
            let lot = then.lot(place).into_iter().collect();
            super::take(&mut then, lot, &mut events);
        }
        Ok(events)
    }

    /// None where none is needed, or one was drawn. By seed and part alone, so that a correction leads to the same.
    fn lot(&self, place: [usize; 2]) -> Option<Event> {
        let [stage, nth] = place;
        let (_, part) = self.stages().nth(stage).map(|(plan, stage)| (plan, &stage.parts[nth]))?;
        let order = || self.lot_of(part.ids(), stage * 1000 + nth);
        self.needs_lot(place).then(|| Event::Lot { part: part.plan.key.clone(), order: order() })
    }

    fn lot_of(&self, mut ids: Vec<Id>, of: usize) -> Vec<Id> {
        ids.sort_unstable();
        ids.shuffle(&mut Luck::new(self.head().seed).after(of));
        ids
    }
}

/// As a stage counts it; refused where a match of that stage cannot end so.
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
