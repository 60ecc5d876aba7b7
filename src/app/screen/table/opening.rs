//! How a match comes to the table: begun, gone on with, or only watched.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use iced::Task;

use super::{Stage, State, TakenBack, Typed, tray};
use crate::app::desk::{Desk, work};
use crate::app::screen::{self, Action, Screen};
use crate::app::widget::picture::Picture;
use crate::app::widget::tray::Tray;
use crate::game::record::Header;
use crate::phrase::Phrase;
use crate::store::journal;
use crate::store::journal::Journal;
use crate::table::Table;
use crate::{games, phrase};

impl State {
    /// Begins a match: in the place of the screen below, or on top of it. Where it was found out who begins, it is said.
    pub fn begin<M>(header: Header, begins: Option<Phrase>, desk: &mut Desk, replace: bool) -> Action<M> {
        let Some(title) = games::find(&header.game) else { return Action::None };
        let table = match title.open(header.clone()) {
            Ok(table) => table,
            Err(reason) => {
                desk.alarm(reason.0);
                return Action::None;
            }
        };
        let created = desk.folders().map(|folders| Journal::create(&folders, &header));
        let journal = match created {
            Some(Ok(journal)) => Ok(journal),
            Some(Err(error)) => {
                desk.alarm(error.phrase());
                desk.warn(phrase!("app-not-kept"));
                Journal::in_memory(&header)
            }
            None => {
                desk.warn(phrase!("app-not-kept"));
                Journal::in_memory(&header)
            }
        };
        match journal {
            Ok(journal) => Self::open(table, Some(journal), begins, desk, replace),
            Err(error) => {
                desk.alarm(error.phrase());
                Action::None
            }
        }
    }

    /// Goes on with a match that is kept; one that cannot be written now is only shown.
    pub fn resume<M>(path: &Path, desk: &mut Desk, replace: bool) -> Action<M> {
        match Journal::open(path) {
            Ok(opened) => {
                for notice in opened.notices {
                    desk.warn(notice.phrase());
                }
                Self::open(opened.table, Some(opened.journal), None, desk, replace)
            }
            Err(error @ (journal::Error::InUse { .. } | journal::Error::Unwritable { .. })) => {
                desk.warn(error.phrase());
                match journal::view(path) {
                    Ok(seen) => Self::open(seen.table, None, None, desk, replace),
                    Err(error) => {
                        desk.alarm(error.phrase());
                        Action::None
                    }
                }
            }
            Err(error) => {
                desk.alarm(error.phrase());
                Action::None
            }
        }
    }

    fn open<M>(
        table: Box<dyn Table>,
        journal: Option<Journal>,
        begins: Option<Phrase>,
        desk: &mut Desk,
        replace: bool,
    ) -> Action<M> {
        let ready = work(table.preparing()).discard();
        let mut state = Self { begins, ..Self::new(table, journal, desk) };
        let task = state.advance(desk).map(screen::Message::Table);
        let task = Task::batch([ready, task]);
        let screen = Box::new(Screen::Table(state));
        if replace { Action::Replace(screen, task) } else { Action::Open(screen, task) }
    }

    fn new(table: Box<dyn Table>, journal: Option<Journal>, desk: &Desk) -> Self {
        let players = &table.header().players;
        let clean = |name: &str| name.chars().filter(|letter| !letter.is_control()).collect();
        let names = players.iter().map(|player| clean(&player.name)).collect();
        let mut dice = Tray::new(table.title());
        dice.make_room(table.covers());
        if let Some(thrown) = table.thrown(false) {
            tray::lay(&mut dice, &thrown);
        }
        let mut state = Self {
            standing: super::Standing::of(&*table),
            table,
            journal,
            unwritten: None,
            names,
            begins: None,
            seat: None,
            stage: Stage::Idle,
            version: 0,
            picture: Picture::default(),
            cursor: None,
            hovered: None,
            carried: None,
            note: None,
            hint: None,
            tray: dice,
            typed: Typed::default(),
            taken_back: TakenBack::new(),
            text: String::new(),
            marks: BTreeMap::new(),
            looking: false,
            holder: None,
            curtain: None,
            spent: Duration::ZERO,
            hurries: false,
        };
        state.redraw(desk);
        state
    }
}
