//! A kept match, step by step, with nothing to decide. Knows no game by name, and leaves the record as it is.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use base::draw::Spot;
use club::store::{self, journal};
use games::game::record::Fault;
use games::table::review::{Finding, Review, first_choice};
use games::table::rollout::Rolled;
use games::table::{Table, View};

use crate::app::kit::board::{Board, Lead, STACK, writing};
pub use crate::app::kit::reviewed::Found;
use crate::app::kit::reviewed::{keep, keep_rollout};
use crate::app::kit::{kept, slips};
use crate::app::prelude::*;
use crate::app::route::Kept;
use crate::app::widget::group::unfocus;
use crate::app::widget::reveal::lead;

mod branch;
mod heard;
mod noted;
mod review;
pub mod rollout;
mod steps;
mod view;

use noted::Noted;
use review::{Instead, Reviewing};
use steps::Steps;

/// The least time a step is seen when the match plays itself, milliseconds.
const LEAST_PAUSE: u64 = 500;
const EVENTS_PER_DRAWING: usize = 16;

#[derive(Debug)]
pub struct State {
    steps: Steps,
    path: Option<PathBuf>,
    step: usize,
    table: Box<dyn Table>,
    names: Vec<String>,
    board: Board,
    /// The spot that is looked at step after step.
    looked: Option<Spot>,
    playing: bool,
    reviewing: Option<Reviewing>,
    page: Page,
    instead: Option<Instead>,
    /// Which of all decisions the board shows instead of what was decided, the best being the first.
    other: Option<usize>,
    rolling: Option<rollout::Rolling>,
    /// The decisions that were rolled out to the end, by event.
    rollouts: BTreeMap<usize, Rolled>,
    /// Why the file ends here, where it is damaged.
    fault: Option<Fault>,
    /// Whether somebody decided anything that can be judged.
    decided: bool,
    slips: slips::Taking,
    branch: Option<branch::Branch>,
    noted: Noted,
    gait: heard::Gait,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    #[default]
    Course,
    Review,
    Choices,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    First,
    EarlierDecision,
    Previous,
    Next,
    LaterDecision,
    /// The last decision before that was not good, as far as the review has come.
    EarlierSlip,
    LaterSlip,
    Last,
    Step(usize),
}

#[derive(Clone, Debug)]
pub enum Message {
    Went(To),
    PlayPressed,
    Stopped,
    Ticked(usize),
    Branch(branch::Message),
    Note(noted::Message),
    SpotPressed(Spot),
    SpotHovered,
    CursorMoved(Lead),
    CursorDropped,
    ReviewPressed,
    ReviewCancelled,
    Found(Found),
    Known(store::slips::Slips),
    TakePressed,
    PageChosen(Page),
    /// The board is to show the best other decision, or again what was decided.
    OtherPressed,
    TriedOut(usize),
    /// The next decision of the list is to be shown, or the one before.
    TriedOutNext(bool),
    RollPressed,
    RollCancelled,
    RolledOut(Box<rollout::Report>),
    Asked(Route),
    PrintPressed,
    PositionPressed,
}

impl State {
    /// `None` where the record cannot be read, which is notified.
    pub fn open(path: &Path, step: usize, desk: &mut Desk) -> Option<Self> {
        let seen = desk.ok_or_notify(journal::view(path).map_err(|error| error.phrase()))?;
        let state = Self::new(seen.table, seen.fault, desk);
        let mut state = desk.ok_or_notify(state)?;
        // Another program may have written the same header otherwise.
        (state.noted, state.path) = (Noted::read(store::notes::key_at(path), desk), Some(path.to_owned()));
        if step > 0 {
            (state.step, state.table) = (step.min(state.steps.end()), state.steps.at(step));
            state.redraw(desk);
        }
        Some(state)
    }

    pub fn go_through(Kept { table, path }: Kept, step: usize, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let state = Self::new(table, None, desk);
        let mut state = desk.ok_or_notify(state)?;
        state.path = path;
        let gone = state.go(To::Step(step), desk);
        let task = state.begin_review(desk);
        Some((state, gone.chain(task)))
    }

    /// Fails where the header is wrong.
    pub fn new(table: Box<dyn Table>, fault: Option<Fault>, desk: &Desk) -> Result<Self, games::game::Illegal> {
        let names = table.header().players.iter().map(|player| kept::shown(&player.name)).collect();
        let decided = first_choice(&*table)?.is_some();
        let noted = Noted::of(table.header(), desk);
        let steps = Steps::new(table)?;
        let table = steps.at(0);
        let mut state = Self {
            steps,
            path: None,
            step: 0,
            table,
            names,
            board: Board::default(),
            looked: None,
            playing: false,
            reviewing: None,
            page: Page::default(),
            instead: None,
            other: None,
            rolling: None,
            rollouts: BTreeMap::new(),
            fault,
            decided,
            slips: slips::Taking::default(),
            branch: None,
            noted,
            gait: heard::Gait::default(),
        };
        state.redraw(desk);
        Ok(state)
    }

    pub fn step(&self) -> usize {
        self.step
    }

    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    pub fn cursor(&self) -> Option<&Spot> {
        self.board.cursor.as_ref()
    }

    pub fn is_playing(&self) -> bool {
        self.playing
    }

    pub fn rolled(&self) -> Option<&Rolled> {
        self.rolling.as_ref()?.found.as_ref().map(|found| &found.rolled)
    }

    pub fn review(&self) -> Option<&Review> {
        self.reviewing.as_ref().map(|reviewing| &reviewing.found)
    }

    /// Not where the dice decided everything, nor as long as they are hidden from somebody.
    fn may_review(&self) -> bool {
        self.decided && club::slip::is_open(self.steps.last())
    }

    fn finding(&self) -> Option<&Finding> {
        self.review()?.finding(self.step.checked_sub(1)?)
    }

    fn shown(&self) -> &dyn Table {
        match self.instead.as_ref().filter(|_| self.other.is_some()) {
            Some(instead) => instead.before.as_ref(),
            None => self.table.as_ref(),
        }
    }

    fn redraw(&mut self, desk: &Desk) {
        // What was just decided is pointed out on the board.
        let decided = self.table.history().last().is_some_and(|told| told.seat.is_some());
        let last = self.table.last().filter(|_| decided);
        let (names, open) = (self.names.clone(), self.steps.is_over());
        let layout = desk.layout(self.table.title());
        let home = self.table.header().person();
        let marks = desk.marks(&self.table.header().players);
        let text = Some(writing(desk.ui()));
        let view = View { lang: desk.lang(), home, names, marks, last, open, layout, text, ..View::default() };
        self.instead = match self.finding() {
            Some(Finding::Decision(judged)) => Some(Instead::new(self.steps.at(self.step - 1), judged)),
            Some(Finding::Throw(_)) | None => None,
        };
        if let Some(spot) = &self.looked {
            // Nobody decides here: at most another part of the board is shown.
            self.table.release();
            let _ = self.table.press(&view, spot);
        }
        self.board.show(match self.instead.as_ref().zip(self.other) {
            Some((instead, other)) => instead.board(other, &view),
            None => self.table.board(&view),
        });
        self.picture(&view, desk);
    }

    fn target(&self, to: To) -> usize {
        let (here, end) = (self.step, self.steps.end());
        let slip = |event: Option<usize>| event.map_or(here, |event| event + 1);
        match to {
            To::First => 0,
            To::EarlierDecision => self.steps.decision_before(here).unwrap_or(0),
            To::Previous => here.saturating_sub(1),
            To::Next => (here + 1).min(end),
            To::LaterDecision => self.steps.decision_after(here).unwrap_or(end),
            To::EarlierSlip => slip(self.review().and_then(|review| review.slip_before(here.checked_sub(1)?))),
            To::LaterSlip => slip(self.review().and_then(|review| review.slip_after(here.checked_sub(1)))),
            To::Last => end,
            To::Step(step) => step.min(end),
        }
    }

    fn go(&mut self, to: To, desk: &mut Desk) -> Task<Message> {
        let target = self.target(to);
        if target == self.step {
            return Task::none();
        }
        self.noted.keep(desk);
        (self.step, self.other) = (target, None);
        self.show_rollout();
        self.table = self.steps.at(target);
        self.redraw(desk);
        self.is_heard(to, desk);
        if desk.ui().stacks() && matches!(to, To::EarlierSlip | To::LaterSlip) {
            return operation::snap_to(STACK, operation::RelativeOffset::START);
        }
        view::followed(desk, view::NOW)
    }

    fn play(&mut self, desk: &mut Desk) -> Task<Message> {
        self.playing = true;
        if self.step == self.steps.end() { self.go(To::First, desk) } else { Task::none() }
    }

    fn tick(&mut self, desk: &mut Desk) -> Task<Message> {
        let gone = self.go(To::Next, desk);
        self.playing = self.step < self.steps.end();
        gone
    }

    fn pause(desk: &Desk) -> Duration {
        Duration::from_millis(u64::from(desk.settings().pause.get()).max(LEAST_PAUSE))
    }

    fn begin_review(&mut self, desk: &Desk) -> Task<Message> {
        self.page = Page::Review;
        // Below the board it would not be seen that it has begun.
        let led = if desk.ui().stacks() { lead(iced::widget::Id::new(view::PAGES)) } else { Task::none() };
        if self.reviewing.is_some() || !self.may_review() {
            return led;
        }
        let Some((reviewing, task)) = Reviewing::begin(self.steps.last(), self.path.as_ref(), desk) else {
            return led;
        };
        self.reviewing = Some(reviewing);
        self.redraw(desk);
        Task::batch([led, task, slips::known(desk).map(Message::Known)])
    }

    fn found(&mut self, found: Found, desk: &Desk) -> Task<Message> {
        let Some(reviewing) = &mut self.reviewing else { return Task::none() };
        match found {
            Found::Rollouts(known) => {
                self.rollouts = known;
                self.show_rollout();
                Task::none()
            }
            Found::Known(review) => {
                reviewing.found = *review;
                self.slips.find(self.steps.last(), &reviewing.found);
                self.redraw(desk);
                Task::none()
            }
            Found::Event(event, finding) => {
                let mut task = Task::none();
                reviewing.enter(event, finding);
                if reviewing.is_done() {
                    self.slips.find(self.steps.last(), &reviewing.found);
                    task = keep(self.steps.last(), self.path.as_ref(), &reviewing.found, desk);
                }
                if event + 1 == self.step || reviewing.is_done() || event.is_multiple_of(EVENTS_PER_DRAWING) {
                    self.redraw(desk);
                }
                task
            }
        }
    }

    fn choose_page(&mut self, page: Page, desk: &Desk) -> Task<Message> {
        self.page = page;
        match page {
            Page::Course => view::followed(desk, view::NOW),
            Page::Choices => view::followed(desk, view::TRIED),
            Page::Review => operation::snap_to(view::LIST, operation::RelativeOffset::START),
        }
    }
}

impl State {
    fn tries(&self) -> bool {
        self.page == Page::Choices && self.instead.is_some()
    }

    fn stepped(on: bool) -> Message {
        Message::Went(if on { To::Next } else { To::Previous })
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-replay";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("← →", "archive-replay-key-step", |_, pressed, _| Some(Self::stepped(pressed.is("→")))),
        Shortcut::new("↑ ↓", "archive-replay-key-choices", |state, pressed, _| {
            Some(if state.tries() {
                Message::TriedOutNext(pressed.is("↓"))
            } else {
                Self::stepped(pressed.is("↓"))
            })
        }),
        Shortcut::new("Shift+← → ↑ ↓", "app-key-arrows", |_, pressed, _| {
            Some(Message::CursorMoved(Lead::By(pressed.key().clone())))
        }),
        Shortcut::new("Enter", "position-key-touch", |state, _, _| {
            state.board.cursor.clone().map(Message::SpotPressed)
        }),
        Shortcut::new("Space", "archive-replay-key-next", |state, _, _| {
            (!state.is_playing()).then_some(Message::Went(To::Next))
        }),
        Shortcut::new("Home End", "archive-replay-key-ends", |_, pressed, _| {
            Some(Message::Went(if pressed.is("Home") { To::First } else { To::Last }))
        }),
        Shortcut::new("PgUp PgDn", "archive-replay-key-decisions", |_, pressed, _| {
            Some(Message::Went(if pressed.is("PgUp") { To::EarlierDecision } else { To::LaterDecision }))
        }),
        Shortcut::new("N", "app-key-slip", |state, _, _| {
            state.reviewing.is_some().then_some(Message::Went(To::LaterSlip))
        }),
        Shortcut::new("P", "app-key-slip-before", |state, _, _| {
            state.reviewing.is_some().then_some(Message::Went(To::EarlierSlip))
        }),
        Shortcut::new("A", "app-key-better", |state, _, _| state.instead.is_some().then_some(Message::OtherPressed)),
        Shortcut::new("O", "rollout-begin", |state, _, _| state.may_roll_out().then_some(Message::RollPressed)),
        Shortcut::new("T", "archive-step-note", |_, _, _| Some(Message::Note(noted::Message::Asked))),
        Shortcut::new("R", "app-key-rules", |state, _, _| Some(Message::Asked(Route::Rules(state.table.title())))),
        Shortcut::new("Ctrl+P", "app-key-print", |_, _, _| Some(Message::PrintPressed)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            state.board.cursor.is_some().then_some(Message::CursorDropped)
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        let game = desk.lang().say(&self.table.title().about().name());
        tr!(desk.lang(), "archive-replay-of", game)
    }

    /// Any other key stops what plays by itself.
    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        let message = shortcut::find(Self::SHORTCUTS, self, pressed, desk);
        message.or_else(|| self.is_playing().then_some(Message::Stopped))
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let played = self.playing;
        // Whoever does anything wants to look for themselves.
        self.playing = false;
        match message {
            Message::Went(to) => Action::Run(self.go(to, desk)),
            Message::PlayPressed if !played => Action::Run(self.play(desk)),
            Message::PlayPressed | Message::Stopped => Action::None,
            Message::Ticked(step) if played && step == self.step => Action::Run(self.tick(desk)),
            Message::Found(found) => {
                self.playing = played;
                Action::Run(self.found(found, desk))
            }
            Message::ReviewPressed => Action::Run(self.begin_review(desk)),
            Message::Known(slips) => {
                self.playing = played;
                self.slips.know(slips);
                Action::None
            }
            Message::TakePressed => {
                self.slips.take(desk);
                Action::None
            }
            Message::ReviewCancelled => {
                (self.reviewing, self.page, self.other, self.rolling) = (None, Page::Course, None, None);
                self.redraw(desk);
                Action::None
            }
            Message::PageChosen(page) => {
                self.playing = played;
                Action::Run(self.choose_page(page, desk))
            }
            Message::OtherPressed => {
                let best = self.instead.as_ref().and_then(Instead::best);
                self.other = if self.other.is_some() { None } else { best };
                self.redraw(desk);
                Action::None
            }
            Message::RollPressed => Action::Run(self.roll_out(desk)),
            Message::RollCancelled => {
                self.show_rollout();
                Action::None
            }
            Message::RolledOut(report) => {
                self.playing = played;
                Action::Run(self.rolled_out(*report, desk))
            }
            Message::TriedOut(place) => {
                self.other = (self.other != Some(place)).then_some(place).filter(|_| self.instead.is_some());
                self.redraw(desk);
                Action::Run(view::followed(desk, view::TRIED))
            }
            Message::TriedOutNext(forward) => {
                let count = self.instead.as_ref().map_or(0, |instead| instead.judged.candidates.len().min(view::MOST));
                let next = match self.other {
                    None => 0,
                    Some(place) if forward => place + 1,
                    Some(place) => place.saturating_sub(1),
                };
                self.other = (count > 0).then(|| next.min(count - 1));
                self.redraw(desk);
                Action::Run(view::followed(desk, view::TRIED))
            }
            Message::Ticked(_) | Message::SpotHovered => {
                self.playing = played;
                Action::None
            }
            Message::CursorMoved(lead) => {
                let seen = self.board.lead(lead);
                Action::Run(unfocus().chain(seen))
            }
            Message::CursorDropped => {
                self.board.cursor = None;
                Action::None
            }
            Message::SpotPressed(spot) => {
                (self.looked, self.playing) = (Some(spot), played);
                self.redraw(desk);
                Action::None
            }
            Message::Branch(message) => self.branched(message, desk),
            Message::Note(message) => self.note(message, desk),
            Message::Asked(way) => Action::Open(way),
            Message::PositionPressed => Action::Open(Route::Position(self.table.copy())),
            Message::PrintPressed => Action::Open(Route::Print(Some(self.steps.last().copy()))),
        }
    }

    fn led_away(&mut self) {
        self.board.leave();
    }

    fn keeps_field(&self) -> bool {
        true
    }

    fn close(mut self, desk: &mut Desk) {
        self.noted.keep(desk);
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.redraw(desk);
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
