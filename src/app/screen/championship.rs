//! A championship: its round, where results are entered; tables, pictures and plan; who takes part; its files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use base::draw::Drawing;
use club::championship::{Championship, Id, Plan, plan};

use crate::app::kit::cups::titled;
use crate::app::kit::opener::{self, Opener};
use crate::app::kit::page;
use crate::app::kit::participants::{self, Editor};
use crate::app::kit::preview::{self, Preview};
use crate::app::prelude::*;

mod bracket;
mod calls;
mod chosen;
mod crosstable;
mod entry;
mod files;
mod import;
mod meeting;
mod people;
mod pictures;
mod results;
mod round;
mod tables;
mod update;
mod view;

use entry::Entry;
use files::Files;
use meeting::Meeting;
use pictures::Pages;
use results::Pending;

/// The key of what comes next: the stage begins, its next round is drawn, or it ends.
const CLOSE_KEY: &str = "Ctrl+Enter";
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
    /// What is typed for other matches and not entered.
    typed: BTreeMap<String, Entry>,
    meeting: Meeting,
    pending: Option<Pending>,
    entered: Option<Phrase>,
    time: Option<String>,
    /// Which table or picture of the stage.
    of_part: usize,
    shown: usize,
    pages: Pages,
    files: Files,
    people: Editor,
    opener: Opener,
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
    /// The page is to be left while something waits on it.
    LeaveAsked,
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
    DrawChosen,
    NumberPressed(usize, u32),
    Entered,
    Meeting(meeting::Message),
    /// The question is answered, by one of its ways.
    Confirmed(usize),
    Released,
    UndoPressed,
    ClearPressed,
    /// Whoever has lost without playing.
    /// Which side has lost without playing, or both.
    ForfeitPressed(Option<usize>),
    /// To the next match that no longer follows.
    StalePressed,
    ReopenPressed,
    StandsPressed,
    SwapPressed,
    SwapChosen(Id),
    NoticesRead,
    ClosePressed,
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
    MatchOpened(String),
    /// For the request of that number.
    Drawn(u64, Result<Vec<Drawing>, Phrase>),
    DayPressed(String),
    RoundMoved(usize, i64),
    CopyPressed,
    Files(files::Message),
    People(participants::Message),
    Opener(opener::Message),
    FileDropped(PathBuf),
    PastePressed,
    Pasted(Option<String>),
    Preview(preview::Message),
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
            typed: BTreeMap::new(),
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

    fn may_end(&self, desk: &Desk) -> bool {
        let is_kept = desk.championship().is_some_and(|open| open.looked().is_none());
        is_kept && desk.cup().is_some_and(|cup| cup.stage().is_some() && cup.stages().count() == self.stage + 1)
    }

    fn takes_result(&self) -> bool {
        self.pending.is_none() && self.preview.is_none() && self.part == Tab::Round
    }

    fn writes(&self, pressed: &KeyPress) -> Option<Message> {
        let sign = match pressed.is("Space") {
            true => (!self.entry.is_empty()).then_some(':'),
            false => pressed.written().and_then(|signs| signs.chars().next()),
        };
        // What is typed goes before a question that is open.
        sign.filter(|_| self.preview.is_none() && self.part == Tab::Round).map(Message::Typed)
    }

    fn waits(&self) -> bool {
        self.preview.is_some() || self.people.waits()
    }

    fn count_typed(&self) -> usize {
        self.typed.len() + usize::from(!self.entry.is_empty()) + usize::from(!self.meeting.is_empty())
    }

    fn released_list(&self) -> Message {
        let names = self.people.released().filter(|_| self.people.waits()).map(Message::People);
        let results = self.preview.as_ref().map(|preview| Message::Preview(preview.released()));
        names.or(results).unwrap_or(Message::Released)
    }

    fn released_first(&self, desk: &Desk) -> Option<Message> {
        if !desk.notices().is_empty() && self.entry.is_empty() {
            return Some(Message::NoticesRead);
        }
        if self.waits() {
            return Some(self.released_list());
        }
        match self.part {
            Tab::People => {
                let swaps = self.swapping.is_some().then_some(Message::SwapPressed);
                swaps.or_else(|| self.people.released().map(Message::People))
            }
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
        Shortcut::new(CLOSE_KEY, "organise-key-close-about", |state, _, desk| {
            (state.pending.is_none() && state.may_end(desk)).then_some(Message::ClosePressed)
        }),
        Shortcut::new("F5", "organise-key-projector-about", |_, _, _| Some(Message::Asked(Route::Projector))),
        Shortcut::new("Shift+← →", "organise-key-forfeit-about", |state, pressed, _| {
            let loser = usize::from(pressed.is("Shift+←"));
            (state.takes_result() && state.chosen.is_some()).then_some(Message::ForfeitPressed(Some(loser)))
        }),
        Shortcut::new("Del", "organise-key-clear-about", |state, _, _| {
            (state.takes_result() && state.chosen.is_some()).then_some(Message::ClearPressed)
        }),
        // What is typed is dropped first.
        Shortcut::new("Ctrl+Z", "organise-key-undo-about", |state, _, _| match state.pending {
            Some(ref pending) if pending.takes_back() => Some(Message::Confirmed(0)),
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
        Shortcut::new("=", "organise-key-draw-about", |state, _, desk| {
            let ties = desk.cup().is_some_and(|cup| state.can_tie(cup));
            (state.takes_result() && ties).then_some(Message::DrawChosen)
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
            // Where matches are open a figure is one of a result.
            let is_played = desk.cup().is_some_and(|cup| cup.stage().is_some()) && !is_joining(desk.cup());
            let leads = state.pending.is_none() && state.part != Tab::Round && !is_played;
            leads.then(|| part_of(pressed, desk)).flatten()
        }),
        Shortcut::new("Esc", "app-key-escape", |state, _, desk| match state.pending {
            Some(_) => Some(Message::Released),
            None => state.files.refusal().map(Message::Files).or_else(|| state.released_first(desk)),
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
        self.happened(message, desk)
    }

    /// A match may have been played at the table in the meantime; language and look may be others.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.take_in(desk);
        if let Some(cup) = desk.cup() {
            self.forget_gone(cup);
        }
        self.draw(desk)
    }

    fn dropped(&self, path: &Path) -> Option<Message> {
        Some(Message::FileDropped(path.to_owned()))
    }

    fn holds(&self) -> Option<Message> {
        (self.waits() || self.count_typed() > 0).then_some(Message::LeaveAsked)
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
