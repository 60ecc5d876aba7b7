//! A championship: its round as it stands, where results are entered; its tables, pictures and plan; who takes part; its
//! files. Knows no game by name.

use std::path::{Path, PathBuf};

use base::draw::Drawing;
use club::championship::fold::{MatchState, Seat};
use club::championship::plan::Count;
use club::championship::{Championship, Event, Id, Plan, plan, words};

use crate::app::kit::cups::titled;
use crate::app::kit::opener::{self, Opener, Sought};
use crate::app::kit::participants::{self, Editor, Request};
use crate::app::kit::preview::{self, Preview};
use crate::app::kit::{kept, page, table};
use crate::app::prelude::*;
use crate::app::widget::group::{enter, release, unfocus};

mod bracket;
mod calls;
mod crosstable;
mod entry;
mod files;
mod import;
mod meeting;
mod pictures;
mod results;
mod round;
mod tables;
mod view;

use calls::{Call, is_ready};
use entry::{Entry, Read};
use files::Files;
use meeting::Meeting;
use pictures::Pages;
use results::Pending;

/// How many rows of a long list are shown at once, and how many more at a press.
const PAGE: usize = 50;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Round,
    Tables,
    Pictures,
    Calendar,
    People,
    Files,
}

/// In the order of their digits; tables only where there can be any.
fn parts(plan: &Plan) -> Vec<(Tab, &'static str)> {
    let pictures = match (plan.has_groups(), plan.has_bracket()) {
        (true, false) => "championship-sheet-crosstable",
        (false, true) => "championship-sheet-bracket",
        (true, true) | (false, false) => "organise-pictures",
    };
    let tables = plan.stages.iter().any(plan::Stage::has_table).then_some((Tab::Tables, "organise-tables"));
    let others = [
        (Tab::Pictures, pictures),
        (Tab::Calendar, "organise-calendar"),
        (Tab::People, "organise-people"),
        (Tab::Files, "organise-files"),
    ];
    [(Tab::Round, "organise-round")].into_iter().chain(tables).chain(others).collect()
}

fn part_of(pressed: &KeyPress, desk: &Desk) -> Option<Message> {
    page::digit(&parts(desk.cup()?.plan()), pressed).map(Message::PartLed)
}

#[derive(Debug)]
pub struct State {
    path: PathBuf,
    part: Tab,
    stage: usize,
    call: usize,
    /// The id of the match that a result is entered for.
    chosen: Option<String>,
    entry: Entry,
    meeting: Meeting,
    pending: Option<Pending>,
    entered: Option<Phrase>,
    /// The time of the chosen match as it is typed.
    time: Option<String>,
    /// Which table or picture of the stage.
    of_part: usize,
    shown: usize,
    pages: Pages,
    files: Files,
    people: Editor,
    opener: Opener,
    /// Results that wait to be taken.
    preview: Option<Preview>,
    /// Who is to change places, while two are chosen.
    swapping: Option<Vec<Id>>,
    /// How many entries were there before the page was opened, of those that still are.
    older: usize,
    /// Whether all that can be done with a match is seen, where there is little room.
    is_unfolded: bool,
    /// The records of matches that are played here and not over, with what they are played for.
    under_way: Vec<(PathBuf, String)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    PartChosen(Tab),
    /// The same by a key: it leads to what the part begins with.
    PartLed(Tab),
    StageChosen(usize),
    CallChosen(usize),
    OfPartChosen(usize),
    MorePressed,
    MatchPressed(String),
    Walked(isize),
    Typed(char),
    Erased,
    WinnerChosen(usize),
    NumberPressed(usize, u32),
    Entered,
    Meeting(meeting::Message),
    /// The question is answered, by one of its ways.
    Confirmed(usize),
    Released,
    UndoPressed,
    ClearPressed,
    /// Whoever has lost without playing.
    ForfeitPressed(usize),
    /// To the next match that no longer follows.
    StalePressed,
    ReopenPressed,
    StandsPressed,
    SwapPressed,
    SwapChosen(Id),
    NoticesRead,
    ClosePressed,
    /// The stage that was closed last is to go on.
    ReopenStagePressed,
    UnfoldPressed,
    /// Whether with real dice.
    PlayPressed(bool),
    DayMoved(i64),
    TableMoved(u16),
    TimeTyped(String),
    TimeSent,
    PageTurned(usize),
    /// By that part of the window.
    Aside(f32),
    SheetPressed(&'static str),
    /// A match is gone to, in its round.
    MatchOpened(String),
    /// For the request of that number.
    Drawn(u64, Vec<Drawing>),
    DayPressed(String),
    RoundMoved(usize, i64),
    /// It is to go on in a copy of its damaged file.
    CopyPressed,
    Files(files::Message),
    People(participants::Message),
    Opener(opener::Message),
    FileDropped(PathBuf),
    PastePressed,
    Pasted(Option<String>),
    Preview(preview::Message),
}

impl Message {
    /// Whether what was said before has been read by now.
    fn goes_on(&self) -> bool {
        matches!(
            self,
            Self::PartChosen(_)
                | Self::StageChosen(_)
                | Self::CallChosen(_)
                | Self::MatchPressed(_)
                | Self::Walked(_)
                | Self::Typed(_)
                | Self::WinnerChosen(_)
                | Self::NumberPressed(..)
                | Self::SwapPressed
                | Self::DayMoved(_)
                | Self::TableMoved(_)
                | Self::TimeTyped(_)
        )
    }
}

fn is_joining(cup: Option<&Championship>) -> bool {
    cup.and_then(Championship::stage).is_some_and(|(plan, _)| plan.form == plan::Form::Joining)
}

impl State {
    /// `None` where it cannot be opened: the desk has said why.
    pub(crate) fn open(path: &Path, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        if !desk.open_championship(path) {
            return None;
        }
        let mut state = Self {
            path: path.to_owned(),
            part: Tab::Round,
            stage: 0,
            call: 0,
            chosen: None,
            entry: Entry::default(),
            meeting: Meeting::default(),
            pending: None,
            entered: None,
            time: None,
            of_part: 0,
            shown: PAGE,
            pages: Pages::default(),
            files: Files::new(desk.paper()),
            people: Editor::joining(),
            opener: Opener::default(),
            preview: None,
            swapping: None,
            older: desk.cup().map_or(0, Championship::entries),
            is_unfolded: false,
            under_way: Vec::new(),
        };
        state.take_in(desk);
        state.follow(desk);
        let task = state.refresh(desk);
        // The page before it may have been scrolled, in the same place.
        let task = Task::batch([task, page::top("championship"), state.caret(desk)]);
        Some((state, task))
    }

    pub fn seen(&self) -> (Tab, Option<&str>) {
        (self.part, self.chosen.as_deref())
    }

    /// To the stage that goes on, its first round with something open, and the first open match there.
    fn follow(&mut self, desk: &Desk) {
        let Some(cup) = desk.cup() else { return };
        self.stage = cup.stages().count().saturating_sub(1);
        (self.of_part, self.shown, self.time) = (0, PAGE, None);
        self.entry = Entry::default();
        let calls = self.calls(cup);
        self.call = calls.iter().position(|call| call.open() > 0).unwrap_or(calls.len().saturating_sub(1));
        self.chosen = self.next_open(cup);
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

    /// Whether it is asked who has met: in the stage that goes on any two may, and no match is chosen.
    fn asks_who_met(&self, cup: &Championship) -> bool {
        let shown = self.stage + 1 == cup.stages().count();
        self.chosen.is_none() && shown && cup.stage().is_some_and(|(plan, _)| plan.is_open())
    }

    /// Where the caret goes when a part is seen: to whoever has met, or is to join; else the keys are the result's.
    fn caret(&self, desk: &Desk) -> Task<Message> {
        let open = desk.cup().and_then(Championship::stage).is_some_and(|(plan, _)| plan.is_open());
        match self.part {
            Tab::Round if desk.cup().is_some_and(|cup| self.asks_who_met(cup)) => focus_on(meeting::FIELD),
            Tab::Round => release(),
            Tab::People if open => self.people.focus(),
            Tab::Tables | Tab::Pictures | Tab::Calendar | Tab::People | Tab::Files => Task::none(),
        }
    }

    fn led(&self, ui: Ui) -> Task<Message> {
        match &self.pending {
            Some(pending) => operation::focus(if pending.careful { "refrain" } else { "confirm" }),
            None => round::reveal(ui),
        }
    }

    fn calls<'a>(&self, cup: &'a Championship) -> Vec<Call<'a>> {
        cup.stages().nth(self.stage).map(|(plan, stage)| calls::calls(plan, stage)).unwrap_or_default()
    }

    /// The first match of the round that can be played, from the chosen one on and then from its beginning.
    fn next_open(&self, cup: &Championship) -> Option<String> {
        let calls = self.calls(cup);
        let matches = &calls.get(self.call)?.matches;
        let from = matches.iter().position(|(_, one)| Some(&one.id) == self.chosen.as_ref()).unwrap_or(0);
        let mut all = matches[from..].iter().chain(&matches[..from]);
        all.find(|(part, one)| calls::is_ready(part, one)).map(|(_, one)| one.id.clone())
    }

    fn count(&self, cup: &Championship) -> Option<Count> {
        cup.find(self.chosen.as_deref()?).map(|(plan, _, _)| plan.entered())
    }

    /// Whether a result can be typed: of the chosen match, or, where none is chosen, of whoever has met.
    fn takes(&self, cup: &Championship) -> bool {
        self.chosen.as_deref().and_then(|name| cup.find(name)).is_none_or(|(_, part, one)| match one.standing {
            MatchState::Open => is_ready(part, one),
            MatchState::Played(_) => true,
            MatchState::Forfeit(_) => results::is_entered(cup, &one.id),
            MatchState::Struck => false,
        })
    }

    fn read(&self, cup: &Championship) -> Read {
        let (Some(name), Some(count)) = (&self.chosen, self.count(cup)) else { return Read::Nothing };
        self.entry.read(count, |score| {
            let event = Event::Result { r#match: name.clone(), score, in_spite: true };
            cup.check(&event)?;
            cup.find(name).map_or(Ok(()), |(plan, ..)| plan.is_typed_right(score))
        })
    }

    fn choose(&mut self, name: Option<String>) {
        if self.chosen != name {
            (self.entry, self.time, self.pending) = (Entry::default(), None, None);
            (self.entered, self.is_unfolded) = (None, false);
        }
        (self.chosen, self.preview) = (name, None);
    }

    fn list(&mut self, message: participants::Message, desk: &mut Desk) -> Action<Message> {
        let Some(open) = desk.championship() else { return Action::None };
        let (asked, task) = self.people.update(message, open.cup(), desk);
        match asked {
            Some(Request::Join(events)) => {
                desk.dismiss_all();
                if desk.enter(Ok(events.clone())) {
                    self.tell_late(&events, desk);
                    return Action::Run(self.people.taken(&events).map(Message::People));
                }
            }
            Some(Request::Ordered(event)) => {
                desk.dismiss_all();
                desk.enter(Ok(vec![event]));
            }
            Some(Request::Opened(id)) => return Action::Open(Route::Participant(id)),
            Some(Request::Shuffled) => {
                let drawn = desk.cup().map(|cup| cup.draw().map(|event| vec![event]));
                if drawn.is_some_and(|drawn| desk.enter(drawn)) {
                    desk.dismiss_all();
                    desk.done(phrase!("organise-seeds-drawn"));
                }
            }
            // Asked only where nothing is fixed yet.
            Some(Request::Listed(_)) | None => {}
        }
        Action::Run(task.map(Message::People))
    }

    /// Whoever comes when the schedule is there is told what they play.
    fn tell_late(&self, events: &[Event], desk: &mut Desk) {
        let Some(cup) = desk.cup().filter(|cup| cup.stage().is_some_and(|(plan, _)| !plan.is_open())) else { return };
        let told = events.iter().filter_map(|event| match event {
            Event::Join { id, name, .. } => {
                let name = kept::shown(name);
                let own = cup.parts().flat_map(|(_, part)| part.matches.iter().map(move |one| (part, one)));
                let first = own.filter(|(part, one)| part.players(one).contains(&Seat::Of(*id))).map(|(_, one)| one);
                Some(match first.min_by_key(|one| one.round) {
                    Some(one) => phrase!("organise-late-plays", name, match = words::pairing(cup, &one.id)),
                    None => phrase!("organise-late-waits", name),
                })
            }
            _ => None,
        });
        let told: Vec<Phrase> = told.collect();
        told.into_iter().for_each(|told| desk.done(told));
    }

    /// The second who is chosen changes places with the first, once that is confirmed.
    fn swap(&mut self, id: Id, desk: &mut Desk) -> Action<Message> {
        let (Some(swapping), Some(cup)) = (&mut self.swapping, desk.cup()) else { return Action::None };
        match swapping[..] {
            [] => swapping.push(id),
            [first, ..] if first == id => swapping.clear(),
            [first, ..] => {
                let [a, b] = [first, id].map(|id| kept::shown(cup.name(id)));
                let event = cup.swap(first, id);
                if let Some(event) = desk.ok_or_notify(event) {
                    let says = phrase!("organise-swap-about", a, b);
                    self.pending = Some(Pending::asked(desk, Some(says), vec![event], "organise-swap"));
                    return Action::Run(Task::batch([page::top("championship"), self.led(desk.ui())]));
                }
                self.swapping = Some(Vec::new());
            }
        }
        Action::None
    }

    fn takes_result(&self) -> bool {
        self.pending.is_none() && self.preview.is_none() && self.part == Tab::Round
    }

    fn writes(&self, pressed: &KeyPress) -> Option<Message> {
        let sign = match pressed.is("Space") {
            true => (!self.entry.is_empty()).then_some(':'),
            false => pressed.written().and_then(|signs| signs.chars().next()),
        };
        sign.filter(|_| self.takes_result()).map(Message::Typed)
    }

    fn released_first(&self, desk: &Desk) -> Option<Message> {
        if !desk.notices().is_empty() && self.entry.is_empty() {
            return Some(Message::NoticesRead);
        }
        match self.part {
            Tab::People => {
                let swaps = self.swapping.is_some().then_some(Message::SwapPressed);
                swaps.or_else(|| self.people.released().map(Message::People))
            }
            Tab::Round if self.preview.is_some() => Some(Message::Preview(preview::Message::Dropped)),
            Tab::Round if self.opener.is_open() => Some(Message::Opener(opener::Message::Dropped)),
            Tab::Round => {
                let begun = !self.entry.is_empty() || !self.meeting.is_empty() || self.is_aside(desk);
                begun.then_some(Message::Released)
            }
            Tab::Tables | Tab::Pictures | Tab::Calendar | Tab::Files => None,
        }
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-keys-championship";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Ctrl+1 … Ctrl+6", "organise-key-parts-about", |_, pressed, desk| part_of(pressed, desk)),
        Shortcut::new("F5", "organise-key-projector-about", |_, _, _| Some(Message::Asked(Route::Projector))),
        Shortcut::new("Shift+← →", "organise-key-forfeit-about", |state, pressed, _| {
            let loser = usize::from(pressed.is("Shift+←"));
            (state.takes_result() && state.chosen.is_some()).then_some(Message::ForfeitPressed(loser))
        }),
        Shortcut::new("Del", "organise-key-clear-about", |state, _, _| {
            (state.takes_result() && state.chosen.is_some()).then_some(Message::ClearPressed)
        }),
        // What is typed is dropped first.
        Shortcut::new("Ctrl+Z", "organise-key-undo-about", |state, _, _| match state.pending {
            Some(_) => Some(Message::Released),
            None if state.people.is_typed() => None,
            None if state.entry.is_empty() && state.meeting.is_empty() => Some(Message::UndoPressed),
            None => Some(Message::Released),
        }),
        Shortcut::new("Ctrl+V", "organise-key-paste-about", |_, _, _| Some(Message::PastePressed)),
        Shortcut::new("0 … 9 : Space", "organise-key-figures-about", |state, pressed, _| state.writes(pressed)),
        Shortcut::new("← →", "organise-key-sides-about", |state, pressed, _| {
            state.takes_result().then(|| Message::WinnerChosen(usize::from(pressed.is("→"))))
        }),
        Shortcut::new("← →", "organise-key-aside", |state, pressed, _| {
            let by = if pressed.is("→") { pictures::ASIDE } else { -pictures::ASIDE };
            matches!(state.part, Tab::Tables | Tab::Pictures).then_some(Message::Aside(by))
        }),
        Shortcut::new("↑ ↓", "organise-key-rows-about", |state, pressed, _| {
            state.takes_result().then(|| Message::Walked(if pressed.is("↑") { -1 } else { 1 }))
        }),
        Shortcut::new("PgUp, PgDn", "organise-key-rounds-about", |state, pressed, _| {
            state.takes_result().then(|| {
                Message::CallChosen(if pressed.is("PgUp") { state.call.saturating_sub(1) } else { state.call + 1 })
            })
        }),
        Shortcut::new("Enter", "organise-key-enter-about", |state, _, _| match state.pending {
            Some(ref pending) => (!pending.careful).then_some(Message::Confirmed(0)),
            None => state.takes_result().then_some(Message::Entered),
        }),
        Shortcut::new("Backspace", "organise-key-erase-about", |state, _, _| {
            state.takes_result().then_some(Message::Erased)
        }),
        Shortcut::new("1 2 3 …", "app-key-parts", |state, pressed, desk| {
            (state.pending.is_none() && state.part != Tab::Round).then(|| part_of(pressed, desk)).flatten()
        }),
        Shortcut::new("Esc", "app-key-escape", |state, _, desk| match state.pending {
            Some(_) => Some(Message::Released),
            None => state.released_first(desk),
        }),
    ];

    fn name(&self, desk: &Desk) -> String {
        desk.cup().map_or_else(String::new, |cup| titled(cup.head()))
    }

    /// Whatever else is written belongs to a result.
    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        shortcut::find(Self::SHORTCUTS, self, pressed, desk).or_else(|| self.writes(pressed))
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        if message.goes_on() {
            desk.dismiss_done();
        }
        match message {
            Message::Asked(way) => {
                self.entry = Entry::default();
                return Action::Open(way);
            }
            Message::PartChosen(part) => {
                (self.part, self.shown, self.pending, self.swapping, self.entered) = (part, PAGE, None, None, None);
                self.offer_sheet(desk);
                self.name_file(desk);
                let tasks = [page::top("championship"), self.caret(desk), self.draw(desk)];
                return Action::Run(Task::batch(tasks));
            }
            Message::PartLed(part) => {
                let Action::Run(task) = self.update(Message::PartChosen(part), desk) else { return Action::None };
                let leads = part != Tab::Round || is_joining(desk.cup());
                return Action::Run(if leads { task.chain(enter(&[view::CONTENT, view::TABS])) } else { task });
            }
            Message::StageChosen(stage) => {
                (self.stage, self.call, self.of_part, self.shown) = (stage, 0, 0, PAGE);
                self.choose(None);
                return Action::Run(Task::batch([self.caret(desk), self.draw(desk)]));
            }
            Message::CallChosen(call) => {
                let Some(cup) = desk.cup() else { return Action::None };
                let calls = self.calls(cup);
                self.call = call.min(calls.len().saturating_sub(1));
                let first = calls.get(self.call).and_then(|call| call.matches.first());
                let first = first.map(|(_, one)| one.id.clone());
                self.choose(self.next_open(cup).or(first));
                return Action::Run(Task::batch([page::top("championship"), release()]));
            }
            Message::OfPartChosen(part) => {
                (self.of_part, self.shown) = (part, PAGE);
                self.pages.turn(0);
                return Action::Run(self.draw(desk));
            }
            Message::MorePressed => self.shown += PAGE,
            Message::MatchPressed(name) => {
                self.choose(Some(name));
                return Action::Run(Task::batch([round::reveal_entry(desk.ui()), release()]));
            }
            Message::Walked(by) => {
                self.walk(by, desk);
                return Action::Run(round::reveal(desk.ui()));
            }
            // Whoever may only look types nothing.
            Message::Typed(_)
                if desk.championship().is_none_or(|open| open.looked().is_some() || !self.takes(open.cup())) => {}
            // The field has lost the caret: it gets it back, and what was typed.
            Message::Typed(sign) if desk.cup().is_some_and(|cup| self.asks_who_met(cup)) => {
                self.meeting.add(sign);
                return Action::Run(focus_on(meeting::FIELD).chain(operation::move_cursor_to_end(meeting::FIELD)));
            }
            Message::Typed(sign) => {
                self.entry.add(sign);
                // Enter is the result's now, wherever Tab has led.
                return Action::Run(unfocus());
            }
            Message::Erased => self.entry.back(),
            Message::WinnerChosen(side) => {
                if let Some(count) = desk.cup().and_then(|cup| self.count(cup)) {
                    self.entry.win(side, count);
                    return Action::Run(unfocus());
                }
            }
            Message::NumberPressed(side, number) => {
                self.press(side, number, desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::Entered if desk.cup().is_some_and(|cup| self.asks_who_met(cup)) => {
                return self.meet(meeting::Message::Sent, desk);
            }
            Message::Entered => {
                self.enter(desk);
                return Action::Run(self.led(desk.ui()));
            }
            Message::Meeting(message) => return self.meet(message, desk),
            Message::Confirmed(answer) => return self.confirm(answer, desk),
            Message::Released => {
                if self.pending.take().is_none() && self.entry.is_empty() {
                    if self.meeting.is_empty() {
                        self.choose(None);
                    }
                    self.meeting.clear();
                }
                self.entry = Entry::default();
                return Action::Run(self.caret(desk));
            }
            Message::NoticesRead => desk.dismiss_all(),
            Message::ClosePressed => {
                self.ask_close(desk);
                return Action::Run(Task::batch([page::top("championship"), self.led(desk.ui())]));
            }
            Message::UndoPressed => {
                self.undo(desk);
                if self.pending.is_some() {
                    return Action::Run(Task::batch([page::top("championship"), self.led(desk.ui())]));
                }
                return Action::Run(Task::batch([self.caret(desk), round::reveal(desk.ui()), self.draw(desk)]));
            }
            Message::ReopenStagePressed => {
                self.ask_reopen(desk);
                return Action::Run(Task::batch([page::top("championship"), self.led(desk.ui())]));
            }
            Message::UnfoldPressed => self.is_unfolded = !self.is_unfolded,
            Message::ClearPressed => {
                self.ask_clear(desk);
                return Action::Run(Task::batch([page::top("championship"), self.led(desk.ui())]));
            }
            Message::ForfeitPressed(side) => {
                self.ask_forfeit(side, desk);
                return Action::Run(Task::batch([page::top("championship"), self.led(desk.ui())]));
            }
            Message::StalePressed => {
                let Some(cup) = desk.cup() else { return Action::None };
                let stale: Vec<&str> = cup.stale().into_iter().collect();
                let now = stale.iter().position(|name| Some(*name) == self.chosen.as_deref());
                if let Some(name) = stale.get(now.map_or(0, |now| (now + 1) % stale.len())) {
                    self.part = Tab::Round;
                    self.show(name, cup);
                }
                return Action::Run(Task::batch([release(), round::reveal(desk.ui())]));
            }
            Message::ReopenPressed => {
                self.reopen(desk);
                return Action::Run(Task::batch([release(), self.draw(desk)]));
            }
            Message::StandsPressed => {
                self.let_stand(desk);
                return Action::Run(Task::batch([release(), self.draw(desk)]));
            }
            Message::SwapPressed => {
                self.pending = None;
                self.swapping = if self.swapping.is_some() { None } else { Some(Vec::new()) };
            }
            Message::SwapChosen(id) => return self.swap(id, desk),
            Message::PlayPressed(real) => return self.play_pressed(real, desk),
            Message::DayMoved(by) => {
                self.shift(desk, |date, time, table| (date.saturating_add(jiff::Span::new().days(by)), time, table));
                return Action::Run(release());
            }
            Message::TableMoved(to) => {
                self.shift(desk, |date, time, _| (date, time, Some(to)));
                return Action::Run(release());
            }
            Message::RoundMoved(round, by) => {
                let Some(cup) = desk.cup() else { return Action::None };
                let first = self.calls(cup).get(self.call).and_then(|call| call.first_open());
                let moved = first.map(|date| date.saturating_add(jiff::Span::new().days(by)));
                if let Some(date) = moved {
                    let events = cup.move_round(round, date, None);
                    if desk.enter(events) {
                        let date = kept::date_of(desk.lang(), date);
                        desk.dismiss_all();
                        desk.done(phrase!("organise-round-moved", round, date));
                    }
                }
                return Action::Run(release());
            }
            Message::CopyPressed => {
                if let Some(path) = desk.copy_championship() {
                    desk.done(phrase!("organise-goes-on", path = path.display().to_string()));
                    self.path = path;
                }
            }
            Message::TimeTyped(text) => self.time = Some(text),
            Message::TimeSent => match self.time.as_deref().map(round::time_of) {
                Some(Some(time)) => self.shift(desk, |date, _, table| (date, Some(time), table)),
                Some(None) => desk.alarm(phrase!("organise-bad-time")),
                None => {}
            },
            Message::PageTurned(page) => self.pages.turn(page),
            Message::Aside(part) => return Action::Run(table::scroll_aside(desk.ui(), part)),
            Message::SheetPressed(key) => {
                self.files.choose(key);
                return self.update(Message::PartChosen(Tab::Files), desk);
            }
            Message::MatchOpened(name) => {
                self.go_to(&name, desk);
                return Action::Run(Task::batch([
                    page::top("championship"),
                    round::reveal_entry(desk.ui()),
                    release(),
                ]));
            }
            Message::Drawn(asked, drawings) => self.pages.take(asked, drawings),
            Message::DayPressed(day) => {
                self.go_to_day(&day, desk);
                return Action::Run(page::top("championship"));
            }
            Message::Files(message) => return self.write(message, desk),
            Message::People(message) => return self.list(message, desk),
            Message::Opener(message) => {
                let (found, task) = self.opener.update(message, desk);
                match found {
                    Some((Sought::Results, path)) => return Action::Run(self.import_file(&path, desk)),
                    Some((_, path)) => self.take_record(&path, desk),
                    None => {}
                }
                return Action::Run(task.map(Message::Opener));
            }
            Message::FileDropped(path) => return Action::Run(self.import_file(&path, desk)),
            Message::PastePressed => return Action::Run(iced::clipboard::read().map(Message::Pasted)),
            Message::Pasted(text) => {
                return Action::Run(self.import(text.unwrap_or_default().as_bytes(), desk));
            }
            Message::Preview(message) => return Action::Run(self.preview(message, desk)),
        }
        Action::None
    }

    /// A match may have been played at the table in the meantime; language and look may be others.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.take_in(desk);
        self.draw(desk)
    }

    fn dropped(&self, path: &Path) -> Option<Message> {
        Some(Message::FileDropped(path.to_owned()))
    }

    fn close(self, desk: &mut Desk) {
        // Another one may be open by now.
        if desk.championship().is_some_and(|open| open.path() == self.path) {
            desk.close_championship();
        }
    }

    fn is(&self, way: &Route) -> bool {
        matches!(way, Route::Championship(path) if *path == self.path)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
