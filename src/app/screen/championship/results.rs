//! Results: typed ones are kept, others wait for a second word, those of the program's own tables come by themselves.

use std::path::Path;

use jiff::civil::{Date, Time};

use club::championship::change::told;
use club::championship::event::Ended;
use club::championship::fold::{MatchState, Seat};
use club::championship::link::Due;
use club::championship::plan::Form;
use club::championship::{Championship, Event, Id, words};
use club::store::{self, journal};
use games::game::record::{Header, Player, PlayerKind};
use games::shelf;

use super::entry::{Entry, Read};
use super::meeting::Meeting;
use super::{Message, State, view};
use crate::app::desk::championship::{result_text, taken};
use crate::app::kit::kept::shown;
use crate::app::kit::page;
use crate::app::prelude::*;

/// What waits for a second word.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) says: Vec<Phrase>,
    /// What else would change, where that is told.
    pub(super) changes: Option<Vec<Phrase>>,
    pub(super) ways: Vec<Way>,
    pub(super) no: &'static str,
    /// Whether Enter alone is no answer.
    pub(super) careful: bool,
    pub(super) told: Option<Phrase>,
}

#[derive(Debug)]
pub(super) struct Way {
    pub(super) label: &'static str,
    does: Does,
}

#[derive(Debug)]
enum Does {
    Enter(Vec<Event>),
    /// Whether with real dice.
    Play(bool),
    TakeBack,
    /// What is typed is dropped, and the page left.
    Leave,
}

impl State {
    /// Keeps the result that is typed; another one of a match that was played already has to be confirmed.
    pub(super) fn enter(&mut self, desk: &mut Desk) {
        desk.dismiss_all();
        let Some(cup) = desk.cup() else { return };
        if let Some(why) = self.refusal(cup) {
            desk.alarm(why);
            return;
        }
        let read = self.read(cup);
        self.entry.refused(!matches!(read, Read::Score(_)));
        let (Some(name), Read::Score(score)) = (self.chosen.clone(), read) else { return };
        let Some((_, part, one)) = cup.find(&name) else { return };
        if one.standing == MatchState::Played(score) && !part.is_stale(one) {
            self.entry = Entry::default();
            return;
        }
        let (built_on, events) = in_spite(|in_spite| cup.result(&name, score, in_spite));
        // One that was opened again may have been built on, too.
        let corrects = is_entered(cup, &name) || (built_on && events.is_ok());
        if corrects || self.entry.is_anew() {
            let result = result_text(cup, &name, score);
            let (says, told) = match one.standing {
                MatchState::Played([a, b]) if !part.is_stale(one) => {
                    let before = format!("{a}:{b}");
                    (phrase!("organise-correct-about", result = result.clone(), before), "organise-corrected")
                }
                _ => (phrase!("organise-enter-about", result = result.clone()), "organise-entered"),
            };
            if let Some(events) = desk.ok_or_notify(events) {
                let anew = self.entry.is_anew().then(|| phrase!("organise-refused-before"));
                let (says, told) = ([Some(says), anew], Some(Phrase::new(told).with("result", result)));
                let pending = match corrects {
                    true => Pending::correction(desk, events, built_on),
                    false => Pending::asked(desk, None, events, "organise-enter"),
                };
                self.pending = Some(Pending { says: says.into_iter().flatten().collect(), told, ..pending });
            }
            return;
        }
        let told = result_text(cup, &name, score);
        if desk.enter(events) {
            self.entered = Some(told);
            self.entry = Entry::default();
            self.go_on(desk);
        }
    }

    pub(super) fn ask_clear(&mut self, desk: &mut Desk) {
        desk.dismiss_all();
        let Some((cup, name)) = desk.cup().zip(self.chosen.as_deref()) else { return };
        let meets = cup.find(name).is_some_and(|(plan, ..)| plan.is_open());
        let says = match meets {
            true => ["organise-strike-about", "organise-removed"],
            false => ["organise-clear-about", "organise-cleared"],
        };
        let says = says.map(|id| Phrase::new(id).with("match", words::pairing(cup, name)));
        // Of a stage that has ended nothing is played again.
        let is_past = cup.find(name).is_some_and(|(plan, ..)| cup.stage().is_none_or(|(now, _)| now.key != plan.key));
        let events = in_spite(|in_spite| cup.clear(name, in_spite)).1;
        if let Some(events) = desk.ok_or_notify(events) {
            let mut pending = Pending::asked(desk, Some(says), events, clear_label(meets));
            pending.says.extend(is_past.then(|| phrase!("organise-clear-past")));
            self.pending = Some(pending);
        }
    }

    pub(super) fn ask_forfeit(&mut self, loser: Option<usize>, desk: &mut Desk) {
        desk.dismiss_all();
        let Some((cup, name)) = desk.cup().zip(self.chosen.as_deref()) else { return };
        let Some((_, part, one)) = cup.find(name) else { return };
        let players = if part.is_stale(one) { part.due(one) } else { part.players(one) };
        let events = match players.map(Seat::id) {
            [Some(a), Some(b)] => {
                let named = |ids: [&'static str; 2], sides: [&'static str; 2], people: [Id; 2]| {
                    let [one, other] = people.map(|id| shown(cup.name(id)));
                    ids.map(|id| Phrase::new(id).with(sides[0], one.clone()).with(sides[1], other.clone()))
                };
                let (says, events) = match loser.map(|side| if side == 0 { [b, a] } else { [a, b] }) {
                    Some(two) => (
                        named(["organise-forfeit-about", "organise-forfeit-entered"], ["winner", "loser"], two),
                        in_spite(|in_spite| cup.forfeit(name, two[1], in_spite)).1,
                    ),
                    None => (
                        named(["organise-both-lose-about", "organise-both-lost"], ["a", "b"], [a, b]),
                        in_spite(|in_spite| cup.unplayed(name, in_spite)).1,
                    ),
                };
                events.map(|events| (says, events))
            }
            _ => Err(phrase!("championship-not-known", match = words::pairing(cup, name))),
        };
        if let Some((says, events)) = desk.ok_or_notify(events) {
            self.pending = Some(Pending::asked(desk, Some(says), events, "organise-forfeit"));
        }
    }

    /// A result that no longer follows is taken out, at once where nothing has been played since.
    pub(super) fn reopen(&mut self, desk: &mut Desk) {
        let Some((cup, name)) = desk.cup().zip(self.chosen.clone()) else { return };
        match cup.clear(&name, false) {
            Ok(events) => {
                let told = phrase!("organise-cleared", match = words::pairing(cup, &name));
                if desk.enter(Ok(events)) {
                    desk.done(told);
                }
            }
            Err(_) => self.ask_clear(desk),
        }
    }

    pub(super) fn let_stand(&mut self, desk: &mut Desk) {
        let Some((cup, name)) = desk.cup().zip(self.chosen.clone()) else { return };
        let (events, told) = (cup.confirm(&name), phrase!("organise-stood", match = words::pairing(cup, &name)));
        if desk.enter(events) {
            desk.dismiss_all();
            desk.done(told);
        }
    }

    /// Takes back the last entry; asks first where it was not made since the page was opened.
    pub(super) fn undo(&mut self, desk: &mut Desk) {
        desk.dismiss_all();
        let Some(cup) = desk.cup() else { return };
        let older = cup.last_made().filter(|_| cup.entries() <= self.older);
        match older.map(|made| (made, cup.undo())) {
            Some((made, Ok(events))) => {
                let asked = Pending::asked(desk, None, events, "organise-undo-it");
                let ways = vec![Way { label: "organise-undo-it", does: Does::TakeBack }];
                let changes = asked.changes.filter(|changes| !changes.is_empty());
                let says = vec![phrase!("organise-undo-older"), made];
                self.pending = Some(Pending { says, changes, ways, ..asked });
            }
            Some((_, Err(_))) | None => self.take_back(desk),
        }
    }

    /// Takes back the last entry, says which, and chooses its match.
    fn take_back(&mut self, desk: &mut Desk) {
        let Some(cup) = desk.cup() else { return };
        let (last, stage) = (cup.last_entry().map(|(told, about)| (told, about.map(str::to_owned))), stage_of(cup));
        let events = cup.undo();
        if !desk.enter(events) {
            return;
        }
        (self.pending, self.entered, self.swapping) = (None, None, None);
        let Some((told, about)) = last else { return };
        desk.done(told);
        let Some(cup) = desk.cup() else { return };
        self.older = self.older.min(cup.entries());
        if stage_of(cup) != stage {
            return self.follow(desk);
        }
        match about {
            Some(name) => self.show(&name, cup),
            None => {
                self.forget_gone(cup);
                self.call = self.call.min(self.calls(cup).len().saturating_sub(1));
            }
        }
    }

    /// Asks whether the stage ends, or its next round is drawn; where matches are open, what becomes of them.
    pub(super) fn ask_close(&mut self, desk: &mut Desk) {
        desk.dismiss_all();
        let Some(cup) = desk.cup() else { return };
        let events = match cup.close_stage() {
            Err(why) => {
                let ends = Ended::ALL.map(|ended| cup.end_stage(Some(ended)));
                match ends {
                    [Ok(struck), Ok(lost)] => {
                        let early = phrase!("organise-early", why);
                        let ends = view::early(cup, [&struck, &lost]);
                        let says = [early].into_iter().chain(ends).chain(view::ended(cup, &struck));
                        self.pending = Some(Pending {
                            says: says.collect(),
                            changes: None,
                            ways: vec![
                                Way { label: "organise-end-struck", does: Does::Enter(struck) },
                                Way { label: "organise-end-lost", does: Does::Enter(lost) },
                            ],
                            no: "organise-leave-open",
                            careful: true,
                            told: closed(cup),
                        });
                        return;
                    }
                    _ => Err(why),
                }
            }
            events => events,
        };
        let ends = events.iter().flatten().any(|event| matches!(event, Event::Close { .. }));
        let ended = events.iter().filter(|_| ends).flat_map(|events| view::ended(cup, events));
        let closing = view::closing(cup, events.as_deref().unwrap_or_default());
        let says: Vec<Phrase> = closing.into_iter().chain(ended).collect();
        let careful = ends && !cup.stale().is_empty();
        let told = if ends { closed(cup) } else { cup.to_draw().map(|(round, _)| phrase!("organise-drawn", round)) };
        let joins = cup.stage().is_some_and(|(plan, _)| plan.form == Form::Joining);
        let draws = cup.to_draw().is_some();
        // Whoever has drawn fewer rounds than were planned may stop there.
        let stops = if draws { cup.end_stage(None).ok() } else { None };
        if let Some(events) = desk.ok_or_notify(events) {
            let label = match (joins, draws) {
                (true, _) => "organise-begin",
                (false, true) => "organise-draw-now",
                (false, false) => "organise-close",
            };
            let stops = stops.map(|events| Way { label: "organise-close", does: Does::Enter(events) });
            let ways = [Way { label, does: Does::Enter(events) }].into_iter().chain(stops).collect();
            self.pending = Some(Pending { says, changes: None, ways, no: "organise-leave-it", careful, told });
        }
    }

    pub(super) fn ask_reopen(&mut self, desk: &mut Desk) {
        let Some((cup, (plan, since))) = desk.cup().and_then(|cup| Some((cup, cup.closed_last()?))) else { return };
        let (stage, told) =
            (Phrase::new(plan.name), phrase!("championship-undone-close", stage = Phrase::new(plan.name)));
        let says = vec![phrase!("organise-reopen-about", stage, since)];
        let events = cup.reopen();
        if let Some(events) = desk.ok_or_notify(events) {
            let ways = vec![Way { label: "organise-reopen", does: Does::Enter(events) }];
            let (changes, no, careful) = (None, "organise-leave-it", since > 0);
            self.pending = Some(Pending { says, changes, ways, no, careful, told: Some(told) });
        }
    }

    pub(super) fn ask_leave(&mut self) {
        let says = vec![phrase!("organise-typed-waits", count = self.count_typed())];
        let ways = vec![Way { label: "organise-typed-drop", does: Does::Leave }];
        self.pending = Some(Pending { says, changes: None, ways, no: "organise-leave-it", careful: true, told: None });
    }

    pub(super) fn confirm(&mut self, answer: usize, desk: &mut Desk) -> Action<Message> {
        let Some(Pending { ways, told, .. }) = self.pending.take() else { return Action::None };
        let before = desk.cup().map(stage_of);
        let events = match ways.into_iter().nth(answer).map(|way| way.does) {
            Some(Does::Enter(events)) => events,
            Some(Does::Play(real)) => {
                let Some(due) = self.due() else { return Action::None };
                return self.play(&due, real, desk).map_or(Action::None, Action::Open);
            }
            Some(Does::Leave) => {
                self.typed.clear();
                self.entry = Entry::default();
                self.meeting.clear();
                return Action::Open(Route::Back);
            }
            Some(Does::TakeBack) => {
                self.take_back(desk);
                return Action::Run(Task::batch([self.caret(desk), self.draw(desk)]));
            }
            None => return Action::None,
        };
        desk.dismiss_all();
        if !desk.enter(Ok(events.clone())) {
            return Action::None;
        }
        told.into_iter().for_each(|told| desk.done(told));
        self.older = self.older.min(desk.cup().map_or(0, Championship::entries));
        (self.entry, self.entered, self.swapping) = (Entry::default(), None, None);
        self.people.dismiss_said();
        let results = events.iter().filter(|event| matches!(event, Event::Result { .. })).count();
        let is_forfeit = |event: &Event| matches!(event, Event::Forfeit { .. } | Event::Unplayed { .. });
        let goes_on = results > 1 || events.iter().any(is_forfeit);
        if desk.cup().map(stage_of) != before || events.iter().any(|event| matches!(event, Event::Pair { .. })) {
            self.follow(desk);
            return Action::Run(Task::batch([page::top("championship"), self.draw(desk)]));
        }
        if goes_on {
            self.go_on(desk);
        }
        if let Some(cup) = desk.cup() {
            self.forget_gone(cup);
        }
        Action::Run(Task::batch([self.caret(desk), self.draw(desk)]))
    }

    /// What was played at the program's own table comes in, and what is played there still is known.
    pub(super) fn take_in(&mut self, desk: &mut Desk) {
        desk.take_in(self.meeting.chosen_day());
        self.under_way = desk.under_way();
        if let Some(told) = desk.taken_in() {
            (self.entry, self.entered) = (Entry::default(), Some(told));
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
            (self.entry, self.entered) = (Entry::default(), Some(told));
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
        let ways = vec![Way { label: "organise-play-second", does: Does::Play(real) }];
        let says = vec![phrase!("organise-second-match")];
        let (changes, no, careful, told) = (None, "organise-leave-it", false, None);
        self.pending = Some(Pending { says, changes, ways, no, careful, told });
        Action::Run(self.led(desk.ui()))
    }

    pub(super) fn due(&self) -> Option<Due> {
        let chosen = self.chosen.clone().map(Due::Match);
        chosen.or_else(|| self.meeting.both().map(|[a, b]| Due::Meeting(a, b)))
    }
}

/// Whether it is only possible in spite of what was played since, and then so.
fn in_spite(ask: impl Fn(bool) -> Result<Vec<Event>, Phrase>) -> (bool, Result<Vec<Event>, Phrase>) {
    let own = ask(false);
    (own.is_err(), own.or_else(|_| ask(true)))
}

fn stage_of(cup: &Championship) -> (usize, &'static str) {
    (cup.stages().count(), cup.stage_key())
}

fn closed(cup: &Championship) -> Option<Phrase> {
    let (plan, _) = cup.stage()?;
    Some(phrase!("organise-closed", stage = Phrase::new(plan.name)))
}

/// Whether something was entered of a match: whoever has left has none of it.
pub(super) fn is_entered(cup: &Championship, name: &str) -> bool {
    cup.check(&Event::Clear { r#match: name.to_owned(), in_spite: true }).is_ok()
}

/// Where pairs are free, the match itself goes.
pub(super) fn clear_label(meets: bool) -> &'static str {
    if meets { "organise-strike" } else { "organise-clear" }
}

impl Pending {
    pub(super) fn takes_back(&self) -> bool {
        self.ways.first().is_some_and(|way| matches!(way.does, Does::TakeBack))
    }

    pub(super) fn leaves(&self) -> bool {
        self.ways.first().is_some_and(|way| matches!(way.does, Does::Leave))
    }

    pub(super) fn correction(desk: &Desk, events: Vec<Event>, built_on: bool) -> Self {
        let label = if built_on { "organise-in-spite" } else { "organise-correct" };
        Self::asked(desk, None, events, label)
    }

    /// `says`: what would be, and that it is.
    pub(super) fn asked(desk: &Desk, says: Option<[Phrase; 2]>, events: Vec<Event>, label: &'static str) -> Self {
        let changes = desk.cup().map(|cup| told(cup, &cup.consequences(&events)));
        let ways = vec![Way { label, does: Does::Enter(events) }];
        let (says, told) = says.map(|[says, told]| (says, told)).unzip();
        Self { says: Vec::from_iter(says), changes, ways, no: "organise-leave-it", careful: false, told }
    }
}
