//! The coach: what a strong player would do, and what decisions cost, thought of elsewhere. While it weighs a person's
//! decision, or speaks of it, nobody goes on before that person does, or takes it back. What it found is kept, so that
//! the marks are there when the match is gone on with.

use std::collections::HashMap;

use club::store::reviewed::Trace;
use club::store::settings;
use club::store::{Folders, notes, reviewed};
use games::game::bot::{Level, Mark};
use games::game::record::Entry;
use games::game::{Seat, Turn};
use games::table::review::{Finding, Judged};
use games::table::{RecordLine, Stake, Table, Thought, View};

use super::guide::Guide;
use super::{Activity, Message, Note, State, view};
use crate::app::desk::Change;
use crate::app::prelude::*;
use crate::app::work::work;

const HINTED: usize = 8;
/// About how many decisions in a first match it speaks of though it is off.
pub(super) const FIRST: usize = 6;

#[derive(Debug, Default)]
pub(super) struct Coach {
    /// A hint that is pointed out, in notation.
    pub(super) hint: Option<String>,
    marks: HashMap<Trace, Mark>,
    /// The traces of the events that stand.
    trail: Vec<Trace>,
    pub(super) talk: Talk,
    /// Whether it is chosen what it is to say.
    pub(super) is_chosen: bool,
}

#[derive(Debug, Default)]
pub(super) enum Talk {
    #[default]
    Silent,
    /// It weighs it, made in this position.
    Weighs(Box<dyn Table>),
    Says(Box<Comment>),
}

#[derive(Debug)]
pub(super) struct Comment {
    before: Box<dyn Table>,
    pub(super) judged: Judged,
    /// Why, in sentences; the first alone is enough.
    pub(super) reason: Vec<Phrase>,
    pub(super) better: Option<Phrase>,
    pub(super) is_shown: bool,
}

impl Comment {
    fn board(&self, view: &View) -> base::draw::Drawing {
        let (seat, hint) = (Some(self.judged.seat), Some(self.judged.other.clone()));
        self.before.board(&View { seat, hint, last: None, ..view.clone() })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate {
    pub(super) notation: String,
    pub(super) worth: f64,
    pub(super) says: Phrase,
}

#[derive(Clone, Debug)]
pub struct Verdict {
    /// The event that it is, of those that stand.
    event: usize,
    judged: Option<Judged>,
    reason: Vec<Phrase>,
}

impl Coach {
    pub(super) fn mark(&self, event: usize) -> Option<Mark> {
        self.marks.get(self.trail.get(event)?).copied()
    }

    pub(super) fn holds(&self) -> bool {
        !matches!(self.talk, Talk::Silent)
    }

    /// The match as it was before what it speaks about, while it shows what would have been better there.
    pub(super) fn shows(&self) -> Option<&dyn Table> {
        self.says().filter(|said| said.is_shown).map(|said| &*said.before)
    }

    pub(super) fn shown_to(&self) -> Option<Seat> {
        self.says().filter(|said| said.is_shown).map(|said| said.judged.seat)
    }

    pub(super) fn says(&self) -> Option<&Comment> {
        match &self.talk {
            Talk::Says(said) => Some(said),
            Talk::Silent | Talk::Weighs(_) => None,
        }
    }

    pub(super) fn follow(&mut self, told: &[RecordLine]) {
        self.trail.truncate(told.len());
        for told in &told[self.trail.len()..] {
            self.trail.push(self.next(&told.entry));
        }
    }

    fn next(&self, entry: &Entry) -> Trace {
        self.trail.last().copied().unwrap_or_default().then(&entry.line())
    }
}

fn key(table: &dyn Table) -> String {
    notes::key(table.header().line().as_bytes())
}

impl State {
    pub(super) fn recall_marks(&mut self, desk: &Desk) {
        let Some(folders) = desk.folders() else { return };
        let found = reviewed::decisions(&folders, &key(&*self.table)).into_iter();
        let mark = |word: &str| Mark::ALL.into_iter().find(|mark| mark.word() == word);
        self.coach.marks = found.filter_map(|(trace, word)| Some((trace, mark(&word)?))).collect();
        self.coach.follow(self.table.history());
    }

    pub(super) fn candidate_pressed(&mut self, notation: String, desk: &mut Desk) -> Task<Message> {
        if self.coach.hint.as_ref() == Some(&notation) {
            return self.choose(notation, desk);
        }
        self.coach.hint = Some(notation);
        self.redraw(desk);
        Task::none()
    }

    pub(super) fn better_pressed(&mut self, desk: &Desk) {
        if let Talk::Says(said) = &mut self.coach.talk {
            said.is_shown = !said.is_shown;
            self.redraw(desk);
        }
    }

    pub(super) fn go_on_pressed(&mut self, desk: &mut Desk) -> Task<Message> {
        if !self.coach.holds() {
            return Task::none();
        }
        self.coach.talk = Talk::Silent;
        self.advance(desk)
    }

    pub(super) fn set(&mut self, change: &Change, desk: &mut Desk) -> Task<Message> {
        desk.set(change);
        self.redraw(desk);
        self.let_speak(desk)
    }

    /// Whoever chooses is not accompanied any more.
    pub(super) fn coach_chosen(&mut self, how: settings::Coach, desk: &mut Desk) -> Task<Message> {
        self.is_first = false;
        self.set(&Change::new(move |settings| settings.coach = how), desk)
    }

    pub(super) fn ask_hint(&mut self, desk: &mut Desk) -> Task<Message> {
        let decides = matches!(self.table.turn(), Turn::Seats(_)) && self.pace.stage == Activity::Idle;
        let Some(seat) = self.seat.filter(|_| decides) else { return Task::none() };
        if let Some(expected) = self.guide.as_ref().and_then(Guide::expected) {
            let thought = Thought { choice: expected.to_owned(), candidates: Vec::new(), stake: Stake::default() };
            return self.hinted(thought, desk);
        }
        if let Some(why) = self.unadvised(seat) {
            self.refuse(Note::Refused(why));
            return Task::none();
        }
        self.coach.is_chosen = false;
        self.ask(self.table.judging(seat, Level::Strong), desk, Message::Hinted)
    }

    pub(super) fn hinted(&mut self, thought: Thought, desk: &Desk) -> Task<Message> {
        let Some(seat) = self.seat else { return Task::none() };
        if let Some(said) = self.table.advice(seat, &thought.choice) {
            // Where anything at all may be called, every name of a result is worth the same, and the rest nothing: of those
            // names one is told, that of the choice itself where it is one of them.
            let free = self.table.free(seat);
            let alike = thought.candidates.chunk_by(|(_, one), (_, other)| free && one == other);
            let alike = alike.filter(|alike| !free || alike[0].1 > 0.0).take(HINTED);
            let told = alike.filter_map(|alike| {
                let choice = alike.iter().find(|(notation, _)| *notation == thought.choice);
                let (notation, worth) = choice.or(alike.first())?;
                let says = self.table.advice(seat, notation)?;
                let worth = thought.stake.told(*worth);
                Some(Candidate { notation: notation.clone(), worth, says })
            });
            let next = thought.candidates.iter().find(|(notation, _)| *notation != thought.choice);
            let reason = next.and_then(|(next, _)| self.table.reason(seat, next, &thought.choice).into_iter().next());
            let paragraph = reason.and_then(|reason| self.table.title().about().explained(&reason));
            self.note = Some(Note::Hint(phrase!("app-hint-says", what = said), told.collect(), paragraph));
        }
        // What was asked for last is what Enter presses.
        (self.coach.hint, self.touched.board.cursor) = (Some(thought.choice), None);
        self.redraw(desk);
        // The best stands first, wherever what happened was read.
        operation::snap_to(view::TOLD, operation::RelativeOffset::START)
    }

    pub(super) fn weigh(&mut self, seat: Seat, notation: &str, desk: &mut Desk) -> Task<Message> {
        let off = self.coached(&*self.table, desk) == settings::Coach::Off || self.guide.is_some();
        if off || self.table.legal(seat).len() < 2 || self.unadvised(seat).is_some() {
            return Task::none();
        }
        let entry = Entry::Act { seat, notation: notation.to_owned() };
        let Ok(line) = self.table.read(&entry) else { return Task::none() };
        let (event, trace) = (self.table.history().len(), self.coach.next(&line.entry));
        if self.coach.marks.contains_key(&trace) {
            // It was made before, and taken back.
            return Task::none();
        }
        let (examine, mut before) = (self.table.examining(&line, Level::Strong), self.table.copy());
        // What was put together on the board is not what would have been better.
        before.release();
        let weighed = before.copy();
        let (key, folders) = (key(&*self.table), desk.folders());
        let (mut rng, silent) = (self.thought(desk), self.hides_marks());
        let task = work(move || {
            let judged = match examine(&mut rng) {
                Some(Finding::Decision(judged)) => judged,
                Some(Finding::Throw(_)) | None => return Verdict { event, judged: None, reason: Vec::new() },
            };
            if let Some(folders) = folders {
                keep(&folders, &key, trace, judged.mark);
            }
            let reason = match judged.mark {
                Mark::Good => Vec::new(),
                Mark::Inaccuracy | Mark::Mistake | Mark::Blunder => {
                    before.reason(judged.seat, &judged.played, &judged.other)
                }
            };
            Verdict { event, judged: Some(judged), reason }
        });
        if !silent {
            self.coach.talk = Talk::Weighs(weighed);
        }
        task.map(Message::Judged)
    }

    /// A decision was weighed; it may have been taken back since, or nobody may have waited.
    pub(super) fn judged(&mut self, Verdict { event, judged, reason }: Verdict, desk: &mut Desk) -> Task<Message> {
        let is_last = event + 1 == self.table.history().len();
        if let Some(judged) = judged {
            let made = Entry::Act { seat: judged.seat, notation: judged.played.clone() };
            let stands = self.table.history().get(event).is_some_and(|told| told.entry == made);
            if let Some(trace) = self.coach.trail.get(event).filter(|_| stands) {
                self.coach.marks.insert(*trace, judged.mark);
                if let Talk::Weighs(before) = &self.coach.talk
                    && is_last
                    && judged.mark != Mark::Good
                {
                    let better = before.advice(judged.seat, &judged.other);
                    let said = Comment { before: before.copy(), judged, reason, better, is_shown: false };
                    self.coach.talk = Talk::Says(Box::new(said));
                    return self.let_speak(desk);
                }
            }
        }
        if matches!(self.coach.talk, Talk::Weighs(_)) && is_last {
            self.coach.talk = Talk::Silent;
            return self.go_on_unless_rolling(desk);
        }
        Task::none()
    }

    pub(super) fn let_speak(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(said) = self.coach.says() else { return Task::none() };
        let least = match self.coached(&*said.before, desk) {
            settings::Coach::Off => None,
            settings::Coach::Blunders => Some(Mark::Blunder),
            settings::Coach::Mistakes => Some(Mark::Mistake),
            settings::Coach::All => Some(Mark::Inaccuracy),
        };
        if least.is_none_or(|least| said.judged.mark < least) {
            self.coach.talk = Talk::Silent;
        }
        self.go_on_unless_rolling(desk)
    }

    /// How strict it is now, set or not.
    pub(super) fn strictness(&self, desk: &Desk) -> settings::Coach {
        self.coached(self.coach.says().map_or(&*self.table, |said| &*said.before), desk)
    }

    fn coached(&self, before: &dyn Table, desk: &Desk) -> settings::Coach {
        match desk.settings().coach {
            settings::Coach::Off if self.is_accompanied(before) => settings::Coach::Mistakes,
            set => set,
        }
    }

    pub(super) fn is_accompanied(&self, there: &dyn Table) -> bool {
        self.is_first && self.own_decisions(there) < FIRST
    }

    pub(super) fn own_decisions(&self, there: &dyn Table) -> usize {
        let own = |told: &&RecordLine| told.seat.is_some_and(|seat| self.kind(seat).is_human());
        there.history().iter().filter(own).count()
    }

    fn go_on_unless_rolling(&mut self, desk: &mut Desk) -> Task<Message> {
        if self.pace.stage == Activity::Tumbling { Task::none() } else { self.advance(desk) }
    }

    pub(super) fn better_board(&self, view: &View) -> Option<base::draw::Drawing> {
        self.coach.says().filter(|said| said.is_shown).map(|said| said.board(view))
    }

    /// Between people, what a decision was worth would tell what lay under the cup.
    pub(super) fn hides_marks(&self) -> bool {
        self.table.handling().tells() && self.people() > 1 && !self.table.turn().is_over()
    }

    /// Whether it counts elsewhere who wins, so that nobody gets help before it is over.
    pub(super) fn is_unaided(&self) -> bool {
        self.table.header().championship.is_some() && !self.table.turn().is_over()
    }

    fn unadvised(&self, seat: Seat) -> Option<Phrase> {
        if self.is_unaided() {
            return Some(phrase!("coach-no-hint-championship"));
        }
        self.table.knows_better(seat).then(|| phrase!("core-unseen-advice"))
    }

    /// Why it says nothing, though it is switched on.
    pub(super) fn silence(&self, desk: &Desk) -> Option<Phrase> {
        let over = self.table.turn().is_over() || self.guide.is_some();
        if desk.settings().coach == settings::Coach::Off || over {
            None
        } else if self.is_unaided() {
            Some(phrase!("coach-silent-championship"))
        } else if self.hides_marks() {
            Some(phrase!("coach-silent-cup"))
        } else {
            self.table.handling().unjudged.then(|| phrase!("coach-silent-game"))
        }
    }
}

/// Keeps a mark; where that fails it can be found again.
fn keep(folders: &Folders, key: &str, trace: Trace, mark: Mark) {
    if let Err(error) = reviewed::keep_decision(folders, key, trace, mark.word()) {
        log::warn!("{error}");
    }
}
