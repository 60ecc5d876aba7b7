//! One's own slips and exercises at the table, one after the other: put on it as they stood, decided once more, judged
//! by what they were found to cost, and graded for the trainer's schedule. Knows no schedule and no file of its own.

use std::collections::HashSet;

use jiff::Timestamp;

use club::exercise;
use club::slip::{Asking, SlipPosition};
use club::store::reviewed::Trace;
use club::store::slips::{self, Slips};
use club::trainer::{Event, Grade, event, schedule, slip};
use games::lesson::{self, Ask, Remark, Verdict};

use super::guide::{Guide, Material};
use super::{Message, State};
use crate::app::kit::practice::room;
use crate::app::prelude::*;

#[derive(Debug)]
pub(super) struct Drill {
    pub(super) asking: Asking,
    chosen: Vec<Trace>,
    broken: HashSet<Trace>,
    now: Option<SlipPosition>,
    /// How often the medium player goes wrong there, where it is an exercise.
    pub(super) wrong: Option<f64>,
    since: Timestamp,
    /// What the last answer was graded, and in how many days it is asked again.
    pub(super) graded: Option<(Grade, u32)>,
    pub(super) suspended: bool,
    /// How many were answered, and how many of them rightly.
    pub(super) answers: (usize, usize),
}

impl Drill {
    pub(super) fn now(&self) -> Option<&SlipPosition> {
        self.now.as_ref()
    }

    pub(super) fn is_shipped(&self) -> bool {
        matches!(self.asking, Asking::Exercises(_))
    }

    pub(super) fn place(&self) -> (usize, usize) {
        let asked = self.answers.0 + usize::from(self.graded.is_none());
        (asked, asked)
    }

    /// Empty when nothing is due any more.
    fn next(&mut self, desk: &mut Desk) -> Vec<lesson::Step> {
        (self.now, self.graded, self.suspended, self.since) = (None, None, false, desk.watch.now());
        let a_day = usize::from(desk.settings().practice.new.get());
        loop {
            let Some(progress) = desk.practice().map(club::trainer::Practice::progress) else { return Vec::new() };
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
                    desk.warn(phrase!("slips-unread", why));
                    self.broken.insert(trace);
                }
            }
        }
    }

    fn read(&mut self, trace: Trace, desk: &Desk) -> Result<SlipPosition, Phrase> {
        let missing = || phrase!("slips-not-there");
        let (asked, wrong) = match self.asking {
            Asking::Exercises(_) => {
                let exercise = exercise::find(trace).ok_or_else(missing)?;
                let mut asked = SlipPosition::of(exercise.slip)?;
                if let Some(own) = desk.player() {
                    lesson::call(&mut asked.header, asked.slip.seat, &own);
                }
                (asked, Some(exercise.wrong))
            }
            Asking::Own(_) => {
                let folders = desk.folders().ok_or_else(missing)?;
                let slip = slips::whole(&folders, trace).map_err(|error| error.phrase())?.ok_or_else(missing)?;
                (SlipPosition::of(slip)?.judged_today()?, None)
            }
        };
        self.wrong = wrong;
        Ok(asked)
    }
}

fn steps(asked: &SlipPosition) -> Vec<lesson::Step> {
    let said = Remark { id: "slips-ask".to_owned(), shows: None };
    let (seat, expected) = (asked.slip.seat, asked.best().to_owned());
    let ask = Ask { said, seat, expected, also: Vec::new(), why: std::collections::BTreeMap::new() };
    let scene = lesson::Step::Scene(Box::new(asked.header.clone()), asked.events.clone());
    vec![scene, lesson::Step::Asks(ask)]
}

impl State {
    pub fn ask_slips(asking: Asking, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
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
            suspended: false,
            answers: (0, 0),
        };
        let steps = drill.next(desk);
        if steps.is_empty() {
            desk.warn(phrase!("slips-nothing-due"));
            return None;
        }
        let mut state = Self::at_step(&steps, 1, desk)?;
        state.guide = Some(Guide { step: 1, ..Guide::new(Material::Slips(Box::new(drill)), steps) });
        let task = state.advance(desk);
        state.follow(false, desk);
        Some((state, task))
    }

    fn drill(&mut self) -> Option<&mut Drill> {
        match &mut self.guide.as_mut()?.course {
            Material::Lesson(_) => None,
            Material::Slips(drill) => Some(drill),
        }
    }

    pub(super) fn next_slip(&mut self, desk: &mut Desk) -> Task<Message> {
        let steps = self.drill().map(|drill| drill.next(desk)).unwrap_or_default();
        if let Some(guide) = &mut self.guide {
            (guide.steps, guide.step, guide.answer) = (steps, 0, None);
        }
        self.advance(desk)
    }

    pub(super) fn judged_slip(&self, notation: &str) -> Option<Verdict> {
        let asked = self.guide.as_ref()?.drill()?.now()?;
        let listed = self.table.listed(asked.slip.seat, notation).unwrap_or_else(|| notation.to_owned());
        let loss = asked.loss(&listed);
        Some(if listed == asked.best() { Verdict::Expected } else { Verdict::of(loss, &*self.table) })
    }

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
        let progress = desk.practice().map(club::trainer::Practice::progress);
        let due = progress.and_then(|progress| Some((progress.today(now), progress.slip(trace)?.memory.due)));
        drill.graded = Some((grade, due.map_or(0, |(today, due)| schedule::days(today, due))));
        drill.answers = (drill.answers.0 + 1, drill.answers.1 + usize::from(right));
    }

    pub(super) fn spare_slip(&mut self, desk: &mut Desk) {
        let Some(drill) = self.drill() else { return };
        let Some(trace) = drill.now().map(|asked| asked.slip.trace) else { return };
        let (at, card) = (event::moment(desk.watch.now()), slip::id(trace));
        let event = if drill.suspended { Event::Resume { at, card } } else { Event::Suspend { at, card } };
        if desk.practise(vec![event]) {
            drill.suspended = !drill.suspended;
        }
    }
}
