//! A lesson at the table: what is said, whose turn it is by the lesson, and what the learner's decisions come to. The dice
//! and the other players are written down; nothing of it is kept but how far the lesson has come.

use club::store::journal::Journal;
use games::game::bot::Level;
use games::game::record::{Entry, Header};
use games::game::{Face, Seat, Turn};
use games::lesson::{self, Listed, Remark, Verdict};
use games::table::Thought;

use super::pace::{Activity, NextAction};
use super::slips::Drill;
use super::{Message, Note, State, typing};
use crate::app::prelude::*;
use crate::app::widget::reveal::follow;

pub(super) const VERDICT: &str = "verdict";
/// After so many worse decisions at one step the lesson's own is pointed out.
const PATIENCE: usize = 2;

#[derive(Debug)]
pub(super) enum Material {
    Lesson(&'static Listed),
    Slips(Box<Drill>),
}

#[derive(Debug)]
pub(super) struct Guide {
    pub(super) course: Material,
    pub(super) steps: Vec<lesson::Step>,
    pub(super) step: usize,
    pub(super) answer: Option<(String, Verdict)>,
    pub(super) tries: usize,
    /// Whether what was decided last was right; until the learner does something else.
    pub(super) is_praised: bool,
}

impl Guide {
    pub(super) fn new(course: Material, steps: Vec<lesson::Step>) -> Self {
        Self { course, steps, step: 0, answer: None, tries: 0, is_praised: false }
    }

    pub(super) fn lesson(&self) -> Option<&'static Listed> {
        match &self.course {
            Material::Lesson(listed) => Some(listed),
            Material::Slips(_) => None,
        }
    }

    pub(super) fn drill(&self) -> Option<&Drill> {
        match &self.course {
            Material::Lesson(_) => None,
            Material::Slips(drill) => Some(drill),
        }
    }

    pub(super) fn after(&self) -> Message {
        match &self.course {
            Material::Lesson(listed) => {
                Message::Learned(listed.next().map_or_else(|| self.own_match(listed), Route::Lesson))
            }
            Material::Slips(_) => Message::Asked(Route::Back),
        }
    }

    fn own_match(&self, listed: &Listed) -> Route {
        let last = self.steps.iter().rev().find_map(|step| match step {
            lesson::Step::Scene(header, _) => Some(Header::clone(header)),
            lesson::Step::Says(_) | lesson::Step::Happens(..) | lesson::Step::Asks(_) => None,
        });
        last.map_or_else(|| Route::Again(listed.title()), Route::Own)
    }

    pub(super) fn now(&self) -> Option<&lesson::Step> {
        self.steps.get(self.step)
    }

    pub(super) fn is_over(&self) -> bool {
        self.now().is_none()
    }

    /// Which step it is, counted from 1, and of how many.
    pub(super) fn place(&self) -> (usize, usize) {
        if let Some(drill) = self.drill() {
            return drill.place();
        }
        let is_told = |step: &&lesson::Step| step.said().is_some();
        let told = |steps: &[lesson::Step]| steps.iter().filter(is_told).count();
        let all = &self.steps;
        let now = self.step.saturating_add(1).min(all.len());
        (told(&all[..now]), told(all))
    }

    /// The last words stay.
    pub(super) fn said(&self) -> Option<&Remark> {
        self.now().or(self.steps.last()).and_then(lesson::Step::said)
    }

    /// Whether a scene follows on what has just happened, which is looked at first.
    pub(super) fn is_looked_at(&self) -> bool {
        let before = self.step.checked_sub(1).and_then(|step| self.steps.get(step));
        matches!(self.now(), Some(lesson::Step::Scene(..)))
            && before.is_some_and(|before| !matches!(before, lesson::Step::Says(_)))
    }

    pub(super) fn opens(&self) -> Option<&'static Listed> {
        self.lesson().filter(|listed| listed.is_first() && self.step == 1 && self.answer.is_none())
    }

    pub(super) fn shows(&self) -> Option<String> {
        let is_shown = self.is_shown() || self.drill().is_some() && self.answer.is_some();
        match self.now()? {
            lesson::Step::Asks(ask) if is_shown => Some(ask.expected.clone()),
            step => step.said()?.shows.clone(),
        }
    }

    pub(super) fn expected(&self) -> Option<&str> {
        match self.now()? {
            lesson::Step::Asks(ask) => Some(&ask.expected),
            lesson::Step::Scene(..) | lesson::Step::Says(_) | lesson::Step::Happens(..) => None,
        }
    }

    /// Whether that is pointed out because it was not found.
    pub(super) fn is_shown(&self) -> bool {
        self.tries >= PATIENCE
    }

    pub(super) fn faces(&self) -> Option<Vec<Face>> {
        match self.now()? {
            lesson::Step::Happens(Entry::Roll(faces), _) => Some(faces.clone()),
            _ => None,
        }
    }

    /// Whether nothing is built on what is decided here.
    fn is_last_asked(&self) -> bool {
        let scene = |step: &&lesson::Step| !matches!(step, lesson::Step::Scene(..));
        let mut rest = self.steps.iter().skip(self.step + 1).take_while(scene);
        matches!(self.now(), Some(lesson::Step::Asks(_))) && rest.all(|step| matches!(step, lesson::Step::Says(_)))
    }

    pub(super) fn happens(&mut self, entry: &Entry) {
        let is_own = self.now().and_then(lesson::Step::entry).as_ref() == Some(entry);
        if is_own || self.is_last_asked() {
            self.pass();
        }
    }

    fn pass(&mut self) {
        (self.step, self.answer, self.tries) = (self.step + 1, None, 0);
    }
}

impl State {
    pub fn learn(listed: &'static Listed, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let steps = listed.steps().map_err(|wrong| phrase!("lesson-unread", why = wrong.to_string()));
        let mut steps = desk.ok_or_notify(steps)?;
        desk.lesson_left = false;
        let own = desk.player().unwrap_or_else(|| tr!(desk.lang(), "app-player"));
        steps.iter_mut().for_each(|step| step.call_learner(&own));
        let reached = desk.reached(listed).step;
        let step = if reached < steps.len() { reached } else { 0 };
        let mut state = Self::at_step(&steps, step, desk)?;
        state.guide = Some(Guide { step, ..Guide::new(Material::Lesson(listed), steps) });
        let task = state.advance(desk);
        state.follow(false, desk);
        Some((state, task))
    }

    /// The match of a lesson as it stands before that step, written nowhere.
    pub(super) fn at_step(steps: &[lesson::Step], step: usize, desk: &mut Desk) -> Option<Self> {
        let table = lesson::table(steps, step)?;
        let journal = desk.ok_or_notify(Journal::in_memory(table.header()).map_err(|error| error.phrase()))?;
        let mut state = Self::new(table, Some(journal), desk);
        if state.table.history().is_empty() {
            // The lesson tells what a card before the match would.
            state.pace.page = state.table.handling().pages;
        }
        Some(state)
    }

    pub(super) fn guided(&mut self, desk: &mut Desk) -> Option<Task<Message>> {
        self.guide.as_ref()?;
        while let Some(guide) = &mut self.guide {
            match guide.now() {
                Some(lesson::Step::Scene(..)) if !guide.is_looked_at() => self.set_scene(desk)?,
                Some(lesson::Step::Says(_)) if guide.step + 1 == guide.steps.len() => guide.pass(),
                Some(_) | None => break,
            }
        }
        let guide = self.guide.as_ref()?;
        // With this step it goes on tomorrow.
        if let Some(listed) = guide.lesson() {
            desk.reach(listed, guide.step, guide.is_over());
        }
        let learner = self.table.header().person().unwrap_or_default();
        Some(match guide.now().cloned() {
            None => {
                self.seat = None;
                Task::none()
            }
            Some(lesson::Step::Scene(..) | lesson::Step::Says(_)) => {
                (self.seat, self.pace.stage) = (None, Activity::Resting(learner));
                Task::none()
            }
            Some(lesson::Step::Happens(Entry::Act { seat, notation }, _)) => {
                self.seat = None;
                self.pause(seat, NextAction::Decide(notation), desk)
            }
            Some(lesson::Step::Happens(_, said)) => self.awaits_throw(said.is_some(), desk),
            Some(lesson::Step::Asks(ask)) => {
                self.seat = Some(ask.seat);
                // Whoever had looked knew what lies there, and is to know it again.
                let looked = self.table.look(ask.seat).filter(|_| guide.drill().is_some());
                if let Some(faces) = looked.and_then(|thrown| thrown.faces) {
                    self.herald.look(&faces);
                }
                Task::none()
            }
        })
    }

    fn awaits_throw(&mut self, is_told: bool, desk: &mut Desk) -> Task<Message> {
        let Turn::Roll(throw) = self.table.turn() else { return Task::none() };
        let thrower = throw.by.first().copied().unwrap_or_default();
        self.seat = Some(thrower);
        let decided = self.table.history().last().is_some_and(|told| told.seat == Some(thrower));
        match self.kind(thrower).is_human() {
            false => self.pause(thrower, NextAction::Throw, desk),
            true if decided && !is_told => self.throw(desk),
            true => Task::none(),
        }
    }

    fn set_scene(&mut self, desk: &mut Desk) -> Option<()> {
        let guide = self.guide.as_mut()?;
        guide.pass();
        let set = Self::at_step(&guide.steps, guide.step, desk)?;
        let (guide, version) = (self.guide.take(), self.pace.version + 1);
        // The pointer lies where it lay.
        let hovered = self.touched.hovered.take();
        *self = Self { guide, ..set };
        (self.pace.version, self.touched.hovered) = (version, hovered);
        Some(())
    }

    pub(super) fn read_on(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(guide) = &mut self.guide else { return Task::none() };
        guide.is_praised = false;
        if guide.drill().is_some() {
            return self.next_slip(desk);
        }
        match guide.now().cloned() {
            // As good, but the lesson goes on with its own.
            Some(lesson::Step::Asks(ask)) => self.enter(&Entry::Act { seat: ask.seat, notation: ask.expected }, desk),
            Some(lesson::Step::Scene(..)) => {
                if self.set_scene(desk).is_some() {
                    self.advance(desk)
                } else {
                    Task::none()
                }
            }
            Some(lesson::Step::Says(_) | lesson::Step::Happens(..)) | None => {
                guide.pass();
                self.advance(desk)
            }
        }
    }

    /// Itself, or the lesson's way to write it; where a learner decided otherwise, what finds out what it comes to.
    pub(super) fn tried(&mut self, seat: Seat, notation: String, desk: &mut Desk) -> Result<String, Task<Message>> {
        let Some(guide) = &self.guide else { return Ok(notation) };
        let Some(lesson::Step::Asks(ask)) = guide.now() else { return Ok(notation) };
        let is_last = guide.is_last_asked();
        if let Some(verdict) = self.judged_slip(&notation) {
            self.grade_slip(&notation, &verdict, desk);
            return Err(self.answers(notation, verdict, desk));
        }
        match ask.at_once(&*self.table, &notation) {
            Some(Verdict::Expected) => {
                let own = ask.expected.clone();
                self.praise(desk);
                Ok(own)
            }
            Some(Verdict::AsGood) if is_last => {
                self.praise(desk);
                Ok(notation)
            }
            Some(verdict) => Err(self.answers(notation, verdict, desk)),
            None => {
                self.pace.stage = Activity::Thinking(seat);
                let judged = move |thought| Message::TryJudged(notation.clone(), thought);
                Err(self.ask(self.table.judging(seat, Level::Strong), desk, judged))
            }
        }
    }

    fn praise(&mut self, desk: &mut Desk) {
        if let Some(guide) = &mut self.guide {
            guide.is_praised = true;
            desk.announce(tr!(desk.lang(), "lesson-right"));
        }
    }

    pub(super) fn try_judged(&mut self, notation: String, thought: &Thought, desk: &mut Desk) -> Task<Message> {
        let Some(lesson::Step::Asks(ask)) = self.guide.as_ref().and_then(Guide::now) else { return Task::none() };
        if !matches!(self.pace.stage, Activity::Thinking(_)) {
            return Task::none();
        }
        let listed = self.table.listed(ask.seat, &notation).unwrap_or_else(|| notation.clone());
        let verdict = ask.judged(&listed, thought, &*self.table);
        self.answers(notation, verdict, desk)
    }

    fn answers(&mut self, notation: String, verdict: Verdict, desk: &mut Desk) -> Task<Message> {
        let Some(guide) = &mut self.guide else { return Task::none() };
        let Some(lesson::Step::Asks(ask)) = guide.now() else { return Task::none() };
        let seat = ask.seat;
        self.pace.stage = match verdict {
            Verdict::Expected | Verdict::AsGood | Verdict::Near { .. } => Activity::Resting(seat),
            Verdict::Worse { .. } if guide.drill().is_some() => Activity::Resting(seat),
            Verdict::Worse { .. } => Activity::Idle,
        };
        guide.tries += usize::from(matches!(verdict, Verdict::Worse { .. }));
        (guide.answer, guide.is_praised) = (Some((notation, verdict)), false);
        self.table.release();
        (self.note, self.coach.hint) = (None::<Note>, None);
        let was_typed = !std::mem::take(&mut self.text).is_empty();
        self.redraw(desk);
        // What was typed is typed again; the field was not there while it was judged.
        let again = if was_typed && self.typing().is_some() { focus_on(typing::FIELD) } else { Task::none() };
        again.chain(follow(VERDICT))
    }
}
