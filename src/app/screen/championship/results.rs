//! What becomes of results: typed ones are kept, others wait for a second word, those of the program's own tables come in
//! by themselves. Knows no toolkit.

use std::path::Path;

use jiff::civil::{Date, Time};

use club::championship::fold::MatchState;
use club::championship::link::Due;
use club::championship::{Championship, Event, Id};
use club::store::{self, journal};
use games::game::record::{Header, Player, PlayerKind};
use games::shelf;

use super::calls::{Call, is_ready};
use super::entry::{Entry, Read};
use super::meeting::Meeting;
use super::{Message, State};
use crate::app::desk::championship::{result_text, taken};
use crate::app::prelude::*;

/// What waits to be confirmed.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) events: Vec<Event>,
    pub(super) told: Vec<Phrase>,
    /// Whether `told` is what would change.
    pub(super) changes: bool,
    pub(super) label: &'static str,
    /// A match to be played here, whether with real dice, where that is what waits.
    pub(super) plays: Option<bool>,
}

impl State {
    /// Keeps the result that is typed; another one of a match that was played already has to be confirmed.
    pub(super) fn enter(&mut self, desk: &mut Desk) {
        desk.dismiss_all();
        let Some(cup) = desk.cup() else { return };
        let read = self.read(cup);
        self.entry.refused(!matches!(read, Read::Score(_)));
        let (Some(name), Read::Score(score)) = (self.chosen.clone(), read) else { return };
        let played = cup.find(&name).map(|(_, _, one)| one.standing);
        if played == Some(MatchState::Played(score)) {
            self.entry = Entry::default();
            return;
        }
        if matches!(played, Some(MatchState::Played(_))) {
            let own = cup.result(&name, score, false);
            let built_on = own.is_err();
            let events = own.or_else(|_| cup.result(&name, score, true));
            if let Some(events) = desk.ok_or_notify(events) {
                self.pending = Some(Pending::correction(desk, events, built_on));
            }
            return;
        }
        let events = cup.result(&name, score, false);
        let told = result_text(cup, &name, score);
        if desk.enter(events) {
            self.entered = Some(told);
            self.entry = Entry::default();
            self.go_on(desk);
        }
    }

    pub(super) fn go_on(&mut self, desk: &Desk) {
        let Some(cup) = desk.cup() else { return };
        self.time = None;
        if self.next_open(cup).is_none() {
            // The round is done: on to the next that can be played.
            let ready = |call: &Call<'_>| call.matches.iter().any(|(part, one)| is_ready(part, one));
            self.call = self.calls(cup).iter().position(ready).unwrap_or(self.call);
        }
        if let Some(next) = self.next_open(cup) {
            self.chosen = Some(next);
        }
    }

    /// What was played at the program's own table comes in, and what is played there still is known.
    pub(super) fn take_in(&mut self, desk: &mut Desk) {
        desk.take_in(self.meeting.chosen_day());
        self.under_way = desk.under_way();
        if let Some(told) = desk.taken_in() {
            self.entered = Some(told);
            self.meeting.clear();
            self.go_on(desk);
        }
    }

    pub(super) fn take_record(&mut self, path: &Path, desk: &mut Desk) {
        let Some(cup) = desk.cup() else { return };
        let Some(due) = self.due() else { return };
        let seen = journal::view(path).map_err(|error| error.phrase());
        let events = seen.and_then(|seen| taken(cup, &due, seen.table.as_ref(), self.day(cup, desk)));
        if let Some((told, events)) = desk.ok_or_notify(events)
            && desk.enter(Ok(events))
        {
            self.opener.close();
            self.entered = Some(told);
            self.meeting = Meeting::default();
            self.go_on(desk);
        }
    }

    pub(super) fn play(&self, due: &Due, real: bool, desk: &mut Desk) -> Option<Route> {
        let cup = desk.cup()?;
        let ids = cup.due(due)?;
        let stage = match due {
            Due::Match(name) => cup.find(name)?.0,
            Due::Meeting(..) => cup.stage()?.0,
        };
        let options = stage.options.clone().unwrap_or_else(|| cup.head().options.clone());
        // Whoever was simulated says by their club how strong they are.
        let player = |id: Id| {
            let kind = cup.people().get(id - 1).and_then(|one| PlayerKind::of_word(&one.club));
            Player::new(cup.name(id), kind.unwrap_or(PlayerKind::Human))
        };
        let (game, link) = (cup.head().game.clone(), cup.link(due));
        let players = ids.into_iter().map(player).collect::<Result<Vec<_>, _>>().map_err(|illegal| illegal.0);
        let players = desk.ok_or_notify(players)?;
        let seed = (!real).then(|| desk.seed());
        let started = Some(store::stamp(desk.watch.now()));
        let header = Header {
            seed,
            real,
            started,
            undo: false,
            championship: Some(link),
            ..Header::new(&game, options, players)
        };
        shelf::find(&game).map(|_| Route::Match(header))
    }

    pub(super) fn shift(
        &mut self,
        desk: &mut Desk,
        to: impl FnOnce(Date, Option<Time>, Option<u16>) -> (Date, Option<Time>, Option<u16>),
    ) {
        let Some(cup) = desk.cup() else { return };
        let Some((_, _, one)) = self.chosen.as_deref().and_then(|name| cup.find(name)) else { return };
        let (date, time, table) = to(one.date, one.time, one.table);
        let event = Event::Move { r#match: one.id.clone(), date, time, table };
        let events = cup.check(&event).map(|()| vec![event]);
        if desk.enter(events) {
            self.time = None;
        }
    }

    /// The record of the chosen match that is played here and not over.
    pub(super) fn under_way(&self, cup: &Championship) -> Option<&Path> {
        let link = cup.link(&self.due()?);
        self.under_way.iter().find(|(_, other)| *other == link).map(|(path, _)| path.as_path())
    }

    /// A second match for the same result has to be wanted.
    pub(super) fn play_pressed(&mut self, real: bool, desk: &mut Desk) -> Action<Message> {
        let Some((cup, due)) = desk.cup().zip(self.due()) else { return Action::None };
        if self.under_way(cup).is_none() {
            return self.play(&due, real, desk).map_or(Action::None, Action::Open);
        }
        let told = vec![phrase!("organise-second-match")];
        let (events, changes, label) = (Vec::new(), false, "organise-play-second");
        self.pending = Some(Pending { events, told, changes, label, plays: Some(real) });
        Action::Run(self.led())
    }

    pub(super) fn due(&self) -> Option<Due> {
        let chosen = self.chosen.clone().map(Due::Match);
        chosen.or_else(|| self.meeting.both().map(|[a, b]| Due::Meeting(a, b)))
    }
}

impl Pending {
    pub(super) fn correction(desk: &Desk, events: Vec<Event>, built_on: bool) -> Self {
        let changes = desk.championship().map(|open| {
            let cup = open.cup();
            cup.consequences(&events).iter().map(|change| change.phrase(cup)).collect()
        });
        let changes: Vec<Phrase> = changes.unwrap_or_default();
        let is_changing = !changes.is_empty();
        let told = if is_changing { changes } else { vec![phrase!("organise-changes-nothing")] };
        let label = if built_on { "organise-in-spite" } else { "organise-correct" };
        Self { events, told, changes: is_changing, label, plays: None }
    }
}
