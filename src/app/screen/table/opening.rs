//! How a match comes to the table: begun, gone on with, or only watched.

use std::path::Path;

use club::store::journal;
use club::store::journal::Journal;
use games::game::Seat;
use games::game::options::Values;
use games::game::record::{Entry, Header};
use games::lesson::{self, Listed};
use games::shelf;
use games::table::Table;

use super::ahead::Ahead;
use super::board::Touched;
use super::coach::Coach;
use super::dock::Dock;
use super::hand::Hand;
use super::herald::Herald;
use super::pace::Pace;
use super::real::Real;
use super::recorder::Recorder;
use super::undo::Undone;
use super::{Message, State};
use crate::app::kit::kept;
use crate::app::prelude::*;
use crate::app::widget::tray::Tray;
use crate::app::work::work;

impl State {
    /// `begins` tells who begins and why. `None` where the match cannot begin, which is notified.
    pub fn begin(header: Header, begins: Option<Phrase>, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let (table, journal) = Self::found(header, desk)?;
        Some(Self::open(table, Some(journal), begins, desk))
    }

    pub fn play_on(header: Header, entries: &[Entry], desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let (mut table, mut journal) = Self::found(header, desk)?;
        for entry in entries {
            let entered = table.enter(entry);
            desk.ok_or_notify(entered)?;
            journal.hold(entry);
        }
        // What cannot be written stays held, and is told at the table.
        if let Err(error) = journal.flush() {
            desk.alarm(error.phrase());
        }
        Some(Self::open(table, Some(journal), None, desk))
    }

    fn found(header: Header, desk: &mut Desk) -> Option<(Box<dyn Table>, Journal)> {
        let table = shelf::find(&header.game)?.open(header.clone());
        let table = desk.ok_or_notify(table)?;
        let created = desk.folders().map(|folders| Journal::create(&folders, &header).map_err(|error| error.phrase()));
        let journal = match created.and_then(|created| desk.ok_or_notify(created)) {
            Some(journal) => journal,
            None => {
                desk.warn(phrase!("app-not-kept"));
                desk.ok_or_notify(Journal::in_memory(&header).map_err(|error| error.phrase()))?
            }
        };
        Some((table, journal))
    }

    /// Goes on with a match that is kept; one that cannot be written now is only shown.
    pub fn resume(path: &Path, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        match Journal::open(path) {
            Ok(opened) => {
                for notice in opened.notices {
                    desk.warn(notice.phrase());
                }
                Some(Self::open(opened.table, Some(opened.journal), None, desk))
            }
            Err(error) if error.is_viewable() => {
                desk.warn(error.phrase());
                let seen = desk.ok_or_notify(journal::view(path).map_err(|error| error.phrase()))?;
                Some(Self::open(seen.table, None, None, desk))
            }
            Err(error) => desk.ok_or_notify(Err(error.phrase())),
        }
    }

    fn open(
        table: Box<dyn Table>,
        journal: Option<Journal>,
        begins: Option<Phrase>,
        desk: &mut Desk,
    ) -> (Self, Task<Message>) {
        let header = table.header();
        if journal.is_some()
            && table.handling().covers()
            && header.seed.is_none()
            && !header.real
            && !table.turn().is_over()
        {
            desk.warn(phrase!("app-cup-drawn"));
        }
        if let Some(lacks) = (table.title().about().lacks)() {
            desk.warn(lacks);
        }
        let ready = work(table.preparing()).discard();
        // Where nothing else is said before the first decision, what to mind with real dice is.
        let gear = if header.real { table.title().gear(&header.options) } else { None };
        let mut state = Self { begins: begins.or(gear), ..Self::new(table, journal, desk) };
        state.recall_marks(desk);
        let is_judged = !state.table.handling().unjudged;
        state.lesson_left = std::mem::take(&mut desk.lesson_left).then(|| desk.watch.instant());
        state.played_for = state.table.header().championship.as_deref().map(|link| desk.played_for(link));
        state.is_first =
            is_judged && !state.is_unaided() && state.people() == 1 && desk.has_only_learnt(state.table.title().key());
        if state.is_first {
            let lessons = lesson::of(state.table.title().key());
            state.learnt_layout = lessons.flat_map(Listed::layout).collect();
        }
        let task = state.advance(desk);
        state.follow(false, desk);
        (state, Task::batch([ready, task]))
    }

    /// Who begins and why, until a person has decided something: what a computer player does first may take no time.
    pub(super) fn begins(&self) -> Option<&Phrase> {
        let (alone, all) = (self.people() == 0, self.table.history());
        let decided = |seat: Seat| alone || self.kind(seat).is_human();
        let begun = all.iter().any(|line| matches!(line.entry, Entry::Act { seat, .. } if decided(seat)));
        self.begins.as_ref().filter(|_| !begun)
    }

    pub(super) fn new(table: Box<dyn Table>, journal: Option<Journal>, desk: &Desk) -> Self {
        let names = table.header().players.iter().map(|player| kept::shown(&player.name)).collect();
        let tray = Tray::new(table.title());
        let mut state = Self {
            herald: Herald::knowing(table.history().len()),
            table,
            reviewable: false,
            names,
            begins: None,
            played_for: None,
            seat: None,
            note: None,
            refused: None,
            text: String::new(),
            asks_typing: false,
            spells: false,
            tray,
            written: Recorder::new(journal, desk),
            pace: Pace::default(),
            touched: Touched::default(),
            coach: Coach::default(),
            ahead: Ahead::default(),
            undone: Undone::default(),
            real: Real::default(),
            hand: Hand::default(),
            dock: Dock::default(),
            guide: None,
            is_first: false,
            learnt_layout: Values::default(),
            lesson_left: None,
        };
        state.lay_dice();
        state.redraw(desk);
        state
    }
}
