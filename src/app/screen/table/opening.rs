//! How a match comes to the table: begun, gone on with, or only watched.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use iced::Task;

use super::{Message, Stage, State, TakenBack, Typed, tray};
use crate::app::desk::Desk;
use crate::app::kit::kept;
use crate::app::widget::picture::Picture;
use crate::app::widget::tray::Tray;
use crate::app::work::work;
use crate::game::record::Header;
use crate::phrase::Phrase;
use crate::store::journal;
use crate::store::journal::Journal;
use crate::table::Table;
use crate::{games, phrase};

impl State {
    /// Begins a match. Where it was found out who begins, it is said; where it cannot begin, it is said why.
    pub fn begin(header: Header, begins: Option<Phrase>, desk: &mut Desk) -> Option<(Self, Task<Message>)> {
        let table = games::find(&header.game)?.open(header.clone());
        let table = desk.heed(table)?;
        let created = desk.folders().map(|folders| Journal::create(&folders, &header).map_err(|error| error.phrase()));
        let journal = match created.and_then(|created| desk.heed(created)) {
            Some(journal) => journal,
            None => {
                desk.warn(phrase!("app-not-kept"));
                desk.heed(Journal::in_memory(&header).map_err(|error| error.phrase()))?
            }
        };
        Some(Self::open(table, Some(journal), begins, desk))
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
            Err(error @ (journal::Error::InUse { .. } | journal::Error::Unwritable { .. })) => {
                desk.warn(error.phrase());
                let seen = desk.heed(journal::view(path).map_err(|error| error.phrase()))?;
                Some(Self::open(seen.table, None, None, desk))
            }
            Err(error) => desk.heed(Err(error.phrase())),
        }
    }

    fn open(
        table: Box<dyn Table>,
        journal: Option<Journal>,
        begins: Option<Phrase>,
        desk: &mut Desk,
    ) -> (Self, Task<Message>) {
        let ready = work(table.preparing()).discard();
        let mut state = Self { begins, ..Self::new(table, journal, desk) };
        let task = state.advance(desk);
        (state, Task::batch([ready, task]))
    }

    fn new(table: Box<dyn Table>, journal: Option<Journal>, desk: &Desk) -> Self {
        let names = table.header().players.iter().map(|player| kept::shown(&player.name)).collect();
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
