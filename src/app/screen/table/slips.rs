//! One's own slips, and exercises, at the table, one after the other: each is put on it as it stood, decided once more, judged by what it
//! was found to cost, and graded for the trainer's schedule. Knows no schedule and no file of its own.

use std::collections::HashSet;

use jiff::Timestamp;

use super::State;
use super::guide::{Course, Guide};
use crate::app::kit::practice::room;
use crate::app::prelude::*;
use crate::exercise;
use crate::lesson::{self, Ask, Said, Verdict};
use crate::slip::{Asked, Asking};
use crate::store::reviewed::Trace;
use crate::store::slips::{self, Slips};
use crate::trainer::{Event, Grade, event, schedule, slip};

/// The slips that are asked, and how far that has come.
#[derive(Debug)]
pub(super) struct Drill {
    pub(super) asking: Asking,
    chosen: Vec<Trace>,
    /// Those that cannot be put on the table.
    broken: HashSet<Trace>,
    now: Option<Asked>,
    /// How often the medium player goes wrong there, where it is an exercise.
    pub(super) wrong: Option<f64>,
    /// Since when it is asked.
    since: Timestamp,
    /// What the last answer was graded, and in how many days it is asked again.
    pub(super) graded: Option<(Grade, u32)>,
    /// Whether it is not to be asked any more.
    pub(super) spared: bool,
    /// How many were answered, and how many of them rightly.
    pub(super) answers: (usize, usize),
}

impl Drill {
    /// The slip that is asked, or was just answered.
    pub(super) fn now(&self) -> Option<&Asked> {
        self.now.as_ref()
    }

    /// Whether these are exercises.
    pub(super) fn is_shipped(&self) -> bool {
        matches!(self.asking, Asking::Exercises(_))
    }

    /// The how-manieth is asked, of how many at least.
    pub(super) fn place(&self) -> (usize, usize) {
        let asked = self.answers.0 + usize::from(self.graded.is_none());
        (asked, asked)
    }

    /// What is asked next, as steps of a lesson: a scene and a question; none when nothing is due any more.
    fn next(&mut self, desk: &mut Desk) -> Vec<lesson::Step> {
        (self.now, self.graded, self.spared, self.since) = (None, None, false, desk.watch.now());
        let a_day = usize::from(desk.settings().practice.new.get());
        loop {
            let Some(progress) = desk.practice().map(crate::trainer::Practice::progress) else { return Vec::new() };
            let open = self.chosen.iter().copied().filter(|slip| !self.broken.contains(slip));
            let room = room(progress, &self.asking, a_day, progress.today(self.since));
            let Some(trace) = slip::next(open, room, progress, self.since) else { return Vec::new() };
            match self.read(trace, desk) {
                Ok(asked) => {
                    let steps = steps(&asked);
                    self.now = Some(asked);
                    return steps;
                }
                Err(why) => {
                    desk.warn(phrase!("slips-unread", why = why));
                    self.broken.insert(trace);
                }
            }
        }
    }

    fn read(&mut self, trace: Trace, desk: &Desk) -> Result<Asked, Phrase> {
        let found = match self.asking {
            Asking::Exercises(_) => exercise::find(trace).map(|exercise| (exercise.slip, Some(exercise.wrong))),
            Asking::Own(_) => {
                let folders = desk.folders().ok_or(phrase!("slips-not-there"))?;
                slips::whole(&folders, trace).map_err(|error| error.phrase())?.map(|slip| (slip, None))
            }
        };
        let (slip, wrong) = found.ok_or(phrase!("slips-not-there"))?;
        self.wrong = wrong;
        Ok(Asked::of(slip)?)
    }
}

fn steps(asked: &Asked) -> Vec<lesson::Step> {
    let said = Said { id: "slips-ask".to_owned(), shows: None };
    let (seat, expected) = (asked.slip.seat, asked.best().to_owned());
    let ask = Ask { said, seat, expected, also: Vec::new(), why: std::collections::BTreeMap::new() };
    let scene = lesson::Step::Scene(Box::new(asked.header.clone()), asked.events.clone());
    vec![scene, lesson::Step::Asks(ask)]
}

impl State {
    /// Asks slips or exercises that are due; where there are none, that is said.
    pub fn ask_slips(asking: Asking, desk: &mut Desk) -> Option<(Self, Task<super::Message>)> {
        let chosen = match &asking {
            Asking::Own(chosen) => {
                let (slips, said) = Slips::read(&desk.folders()?);
                if let Some(said) = said {
                    desk.warn(said);
                }
                chosen.of(&slips).collect()
            }
            Asking::Exercises(Some(deck)) => deck.traces().collect(),
            Asking::Exercises(None) => exercise::all().iter().flat_map(exercise::Deck::traces).collect(),
        };
        if !desk.open_practice() {
            return None;
        }
        let mut drill = Drill {
            asking,
            chosen,
            broken: HashSet::new(),
            now: None,
            wrong: None,
            since: desk.watch.now(),
            graded: None,
            spared: false,
            answers: (0, 0),
        };
        let steps = drill.next(desk);
        if steps.is_empty() {
            desk.warn(phrase!("slips-nothing-due"));
            return None;
        }
        let mut state = Self::at_step(&steps, 1, desk)?;
        state.guide = Some(Guide { course: Course::Slips(Box::new(drill)), steps, step: 1, answer: None, tries: 0 });
        let task = state.advance(desk);
        state.follow(false, desk);
        Some((state, task))
    }

    fn drill(&mut self) -> Option<&mut Drill> {
        match &mut self.guide.as_mut()?.course {
            Course::Lesson(_) => None,
            Course::Slips(drill) => Some(drill),
        }
    }

    /// The next slip, or the end.
    pub(super) fn next_slip(&mut self, desk: &mut Desk) -> Task<super::Message> {
        let steps = self.drill().map(|drill| drill.next(desk)).unwrap_or_default();
        if let Some(guide) = &mut self.guide {
            (guide.steps, guide.step, guide.answer) = (steps, 0, None);
        }
        self.advance(desk)
    }

    /// What a decision about a slip comes to; nothing where none is asked.
    pub(super) fn judged_slip(&self, notation: &str) -> Option<Verdict> {
        let asked = self.guide.as_ref()?.drill()?.now()?;
        let listed = self.table.listed(asked.slip.seat, notation).unwrap_or_else(|| notation.to_owned());
        let cost = asked.cost(&listed);
        Some(if listed == asked.best() { Verdict::Expected } else { Verdict::of(cost, &*self.table) })
    }

    /// Why what was just decided about a slip is worse than the best.
    pub(super) fn slip_reason(&self) -> Option<Phrase> {
        let guide = self.guide.as_ref()?;
        let (Some((notation, Verdict::Worse { .. })), Some(asked)) = (&guide.answer, guide.drill()?.now()) else {
            return None;
        };
        self.table.reason(asked.slip.seat, notation, asked.best()).into_iter().next()
    }

    /// Keeps how well it was known. Who was shown the answer has not known it.
    pub(super) fn grade_slip(&mut self, notation: &str, verdict: &Verdict, desk: &mut Desk) {
        let right = self.coach.hint.is_none() && !matches!(verdict, Verdict::Worse { .. });
        let Some(drill) = self.drill() else { return };
        let Some(trace) = drill.now().map(|asked| asked.slip.trace) else { return };
        let now = desk.watch.now();
        let ms = u32::try_from(now.duration_since(drill.since).as_millis()).unwrap_or(u32::MAX);
        let (at, grade, said) = (event::moment(now), slip::grade(right, ms), event::kept(notation));
        // Another screen may have closed the trainer meanwhile.
        if !desk.open_practice()
            || !desk.practise(vec![Event::Review { at, card: slip::id(trace), grade, ms, said, right }])
        {
            return;
        }
        let progress = desk.practice().map(crate::trainer::Practice::progress);
        let due = progress.and_then(|progress| Some((progress.today(now), progress.slip(trace)?.memory.due)));
        drill.graded = Some((grade, due.map_or(0, |(today, due)| schedule::days(today, due))));
        drill.answers = (drill.answers.0 + 1, drill.answers.1 + usize::from(right));
    }

    /// The slip that was answered is not to be asked any more, or again.
    pub(super) fn spare_slip(&mut self, desk: &mut Desk) {
        let Some(drill) = self.drill() else { return };
        let Some(trace) = drill.now().map(|asked| asked.slip.trace) else { return };
        let (at, card) = (event::moment(desk.watch.now()), slip::id(trace));
        let event = if drill.spared { Event::Resume { at, card } } else { Event::Suspend { at, card } };
        if desk.practise(vec![event]) {
            drill.spared = !drill.spared;
        }
    }
}
