//! A session: card after card is asked, answered and graded. A grade is written before the next card is seen; leaving at
//! any moment loses nothing but the card in flight. Knows no deck and no schedule.

use std::time::Instant;

use iced::widget::scrollable::RelativeOffset;

use club::trainer::question::{Solution, Verdict};
use club::trainer::session::{Session, suggested, turn};
use club::trainer::{Card, Event, Grade, Question, Reply, event};

use crate::app::keys::Hears;
use crate::app::kit::asked::{self, Prompt};
use crate::app::kit::practice::{dice, plan, weak};
use crate::app::prelude::*;

mod summary;
mod view;

use summary::Summary;

const PAGE: &str = "session";

#[derive(Debug)]
pub struct State {
    session: Session,
    stage: Phase,
    /// What can be taken back, the last at the end.
    past: Vec<Past>,
    /// How many answers are left at most.
    left: usize,
}

#[derive(Debug)]
enum Phase {
    /// It is new, and shown before it is asked.
    New(Prompt, Solution),
    Asked(Prompt, Instant),
    Answered(Answered),
    Over(Summary),
}

#[derive(Debug)]
struct Answered {
    asked: Prompt,
    verdict: Verdict,
    solution: Solution,
    ms: u32,
    suggested: Grade,
    /// Days until the card comes again, by grade.
    intervals: [u32; 4],
}

impl Answered {
    fn grades(&self) -> &'static [Grade] {
        Grade::fitting(self.verdict.right)
    }
}

#[derive(Debug)]
enum Past {
    Graded(Box<Answered>),
    Suspended(Card),
}

#[derive(Clone, Debug)]
pub enum Message {
    Answer(asked::Message),
    SeenPressed,
    Graded(Grade),
    UndoPressed,
    SuspendPressed,
    /// Slowly, if so.
    HearPressed(bool),
    DrillPressed,
    AgainPressed,
    Asked(Route),
}

impl State {
    /// `more` new cards than a day has, where that is not 0.
    pub fn begin(more: usize, desk: &mut Desk) -> (Self, Task<Message>) {
        let mut state = Self::new(more, desk);
        let task = state.next(desk);
        (state, task)
    }

    fn new(more: usize, desk: &Desk) -> Self {
        let mut plan = plan(desk);
        if let Some(practice) = desk.practice().filter(|_| more > 0) {
            let progress = practice.progress();
            plan.new = progress.met_on(progress.today(desk.watch.now())) + more;
        }
        let session = Session::new(plan, desk.is_deaf());
        let stage = Phase::Over(Summary::default());
        Self { session, stage, past: Vec::new(), left: 0 }
    }

    pub fn question(&self) -> Option<&Question> {
        match &self.stage {
            Phase::Asked(asked, _) => Some(asked.question()),
            Phase::New(..) | Phase::Answered(_) | Phase::Over(_) => None,
        }
    }

    pub fn introduced(&self) -> Option<Card> {
        match &self.stage {
            Phase::New(asked, _) => Some(asked.question().card),
            Phase::Asked(..) | Phase::Answered(_) | Phase::Over(_) => None,
        }
    }

    fn next(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(practice) = desk.practice() else { return Task::none() };
        let (progress, now) = (practice.progress(), desk.watch.now());
        self.session.set_deaf(desk.is_deaf());
        self.left = self.session.left(progress, now);
        match self.session.next(progress, now) {
            Some(card) => {
                let question = Question::of(card, turn(progress, card)).on(dice(&desk.settings().practice));
                let is_new = self.session.introduces(card, progress);
                if is_new { self.introduce(question, desk) } else { self.ask(question, desk) }
            }
            None => {
                self.stage = Phase::Over(Summary::of(&self.session, self.graded(), progress, desk));
                Task::none()
            }
        }
    }

    fn graded(&self) -> impl Iterator<Item = &Answered> {
        self.past.iter().filter_map(|past| match past {
            Past::Graded(answered) => Some(answered.as_ref()),
            Past::Suspended(_) => None,
        })
    }

    fn introduce(&mut self, question: Question, desk: &mut Desk) -> Task<Message> {
        let solution = question.solution();
        self.stage = Phase::New(Prompt::new(question, false, desk), solution);
        self.hear(false, desk);
        operation::snap_to(PAGE, RelativeOffset::START)
    }

    fn seen(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(card) = self.introduced() else { return Task::none() };
        self.session.introduced(card);
        self.next(desk)
    }

    fn ask(&mut self, question: Question, desk: &mut Desk) -> Task<Message> {
        let asked = Prompt::new(question, false, desk);
        asked.hear(false, desk);
        let task = operation::snap_to(PAGE, RelativeOffset::START).chain(asked.focus());
        self.stage = Phase::Asked(asked, desk.watch.instant());
        task
    }

    fn asked(&mut self, message: asked::Message, desk: &mut Desk) -> Task<Message> {
        let Phase::Asked(asked, since) = &mut self.stage else { return Task::none() };
        let ms = u32::try_from(desk.watch.instant().saturating_duration_since(*since).as_millis()).unwrap_or(u32::MAX);
        let (reply, task) = asked.update(message, desk);
        let Some(reply) = reply else { return task };
        if asked.is_unheard(desk) {
            return self.next(desk);
        }
        self.answer(&reply, ms, desk);
        self.hear(false, desk);
        // Where the window is small the answer lies below what was asked.
        operation::snap_to_end(PAGE)
    }

    fn hear(&self, slowly: bool, desk: &mut Desk) {
        let (Phase::New(_, solution) | Phase::Answered(Answered { solution, .. })) = &self.stage else { return };
        if let Some(words) = &solution.spoken {
            desk.speak_at(words, slowly);
        }
    }

    fn answer(&mut self, reply: &Reply, ms: u32, desk: &Desk) {
        let Some(practice) = desk.practice() else { return };
        let over = Phase::Over(Summary::default());
        match std::mem::replace(&mut self.stage, over) {
            Phase::Asked(asked, _) => {
                let (progress, question) = (practice.progress(), asked.question());
                let verdict = question.judge(reply);
                let before = progress.standing(question.card).map(|standing| &standing.memory);
                let today = progress.today(desk.watch.now());
                let intervals = progress.scheduler().intervals(before, today);
                let seen = self.session.is_seen(question.card, progress, desk.watch.now());
                let (solution, suggested) = (question.solution(), suggested(question, reply, &verdict, ms, seen));
                let answered = Answered { asked, verdict, solution, ms, suggested, intervals };
                self.stage = Phase::Answered(answered);
            }
            stage @ (Phase::New(..) | Phase::Answered(_) | Phase::Over(_)) => self.stage = stage,
        }
    }

    /// Writes the grade, and only then goes on.
    fn grade(&mut self, grade: Grade, desk: &mut Desk) -> Task<Message> {
        let Phase::Answered(answered) = &self.stage else { return Task::none() };
        let (card, right) = (answered.asked.question().card, answered.verdict.right);
        if !answered.grades().contains(&grade) {
            return Task::none();
        }
        let now = event::moment(desk.watch.now());
        let review = Session::review(card, &answered.verdict, grade, answered.ms, now);
        if !desk.practise(vec![review]) {
            return Task::none();
        }
        self.session.graded(card, right, now);
        if let Phase::Answered(answered) = std::mem::replace(&mut self.stage, Phase::Over(Summary::default())) {
            self.past.push(Past::Graded(Box::new(answered)));
        }
        self.next(desk)
    }

    fn undo(&mut self, desk: &mut Desk) -> Task<Message> {
        let now = desk.watch.now();
        let event = match self.past.last() {
            Some(Past::Graded(_)) => self.session.undo(now),
            Some(Past::Suspended(card)) => Some(Event::Resume { at: event::moment(now), card: card.id() }),
            None => None,
        };
        let Some(event) = event else { return Task::none() };
        if !desk.practise(vec![event]) {
            return Task::none();
        }
        match self.past.pop() {
            Some(Past::Graded(answered)) => {
                self.session.undone(answered.verdict.right);
                self.stage = Phase::Answered(*answered);
                self.count(desk);
                Task::none()
            }
            Some(Past::Suspended(card)) => {
                let turn = desk.practice().map_or(0, |practice| turn(practice.progress(), card));
                self.count(desk);
                self.ask(Question::of(card, turn).on(dice(&desk.settings().practice)), desk)
            }
            None => Task::none(),
        }
    }

    fn count(&mut self, desk: &Desk) {
        if let Some(practice) = desk.practice() {
            self.left = self.session.left(practice.progress(), desk.watch.now());
        }
    }

    fn suspend(&mut self, desk: &mut Desk) -> Task<Message> {
        let card = match &self.stage {
            Phase::New(asked, _) | Phase::Asked(asked, _) => asked.question().card,
            Phase::Answered(answered) => answered.asked.question().card,
            Phase::Over(_) => return Task::none(),
        };
        let event = Event::Suspend { at: event::moment(desk.watch.now()), card: card.id() };
        if !desk.practise(vec![event]) {
            return Task::none();
        }
        self.past.push(Past::Suspended(card));
        self.next(desk)
    }
}

impl State {
    fn answered(&self) -> Option<&Answered> {
        match &self.stage {
            Phase::Answered(answered) => Some(answered),
            Phase::New(..) | Phase::Asked(..) | Phase::Over(_) => None,
        }
    }

    fn is_shown(&self) -> bool {
        matches!(self.stage, Phase::New(..) | Phase::Answered(_))
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-practising";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("1 2 3 4", "practise-key-grade", |state, pressed, _| {
            state.answered()?.grades().get(pressed.number()?.checked_sub(1)?).copied().map(Message::Graded)
        }),
        Shortcut::new("Enter, Space", "practise-key-suggested", |state, pressed, _| match &state.stage {
            Phase::Answered(answered) => Some(Message::Graded(answered.suggested)),
            Phase::New(..) => Some(Message::SeenPressed),
            Phase::Over(_) => pressed.is("Enter").then_some(Message::Asked(Route::Back)),
            Phase::Asked(..) => None,
        }),
        Shortcut::new("Ctrl+Z", "practise-key-undo", |_, _, _| Some(Message::UndoPressed)),
        Shortcut::new("F4", "practise-key-suspend", |state, _, _| {
            (!matches!(state.stage, Phase::Over(_))).then_some(Message::SuspendPressed)
        }),
        Shortcut::new("F5, F6", "practise-key-hear", |state, pressed, _| {
            state.is_shown().then(|| Message::HearPressed(pressed.is("F6")))
        }),
        Shortcut::new("R, S", "practise-key-hear-untyped", |state, pressed, _| {
            state.is_shown().then(|| Message::HearPressed(pressed.is("S")))
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "practise-title")
    }

    /// What is asked takes the keys that are left.
    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        let own = shortcut::find(Self::SHORTCUTS, self, pressed, desk);
        own.or_else(|| match &self.stage {
            Phase::Asked(asked, _) => asked.key(pressed, desk).map(Message::Answer),
            Phase::New(..) | Phase::Answered(_) | Phase::Over(_) => None,
        })
    }

    fn lines() -> Vec<HelpRow> {
        shortcut::lines(Self::SHORTCUTS).into_iter().chain(shortcut::lines(asked::SHORTCUTS)).collect()
    }

    fn hears(&self) -> Hears {
        match &self.stage {
            Phase::Asked(asked, _) => asked.hears(),
            Phase::New(..) | Phase::Answered(_) | Phase::Over(_) => Hears::Commands,
        }
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Answer(message) => Action::Run(self.asked(message, desk)),
            Message::SeenPressed => Action::Run(self.seen(desk)),
            Message::Graded(grade) => Action::Run(self.grade(grade, desk)),
            Message::UndoPressed => Action::Run(self.undo(desk)),
            Message::SuspendPressed => Action::Run(self.suspend(desk)),
            Message::HearPressed(slowly) => {
                self.hear(slowly, desk);
                Action::None
            }
            Message::DrillPressed => {
                let what = desk.practice().and_then(|practice| weak(practice.progress(), desk));
                what.map_or(Action::None, |what| Action::Replace(Route::Drill(what)))
            }
            Message::AgainPressed => {
                let (state, task) = Self::begin(0, desk);
                *self = state;
                Action::Run(task)
            }
            Message::Asked(way) => Action::Open(way),
        }
    }

    /// The look may have changed; a card that was out of sight is asked from now on.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        match &mut self.stage {
            Phase::Asked(asked, since) => {
                asked.refresh(desk);
                *since = desk.watch.instant();
                asked.focus()
            }
            Phase::New(asked, _) | Phase::Answered(Answered { asked, .. }) => {
                asked.refresh(desk);
                Task::none()
            }
            Phase::Over(_) => Task::none(),
        }
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
