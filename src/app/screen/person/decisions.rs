//! How somebody's decisions were judged over time. Records do not say that: a strong player goes through the matches, the
//! latest first, when that is asked for; what it found is kept, so that it does so once.

use std::collections::BTreeMap;

use iced::task;
use iced::widget::{column, progress_bar};

use club::store::career::One;
use club::store::index::Id;
use club::store::people::{Id as Person, People, Profile};
use club::store::reviewed::{Marks, Reviewed, head};
use club::store::{Folders, index, journal};
use games::game::bot::Mark;
use games::game::record::{Header, Player};
use games::table::review::{Examination, Review, first_choice};

use super::course::{MOST, Series, Value, WINDOW, size};
use super::{Message as Outer, State as Page};
use crate::app::kit::mark;
use crate::app::kit::page::{card, nothing};
use crate::app::kit::table::{Head, table};
use crate::app::prelude::*;
use crate::app::work::reports;

const AT_ONCE: usize = 20;

#[derive(Debug, Default)]
pub struct State {
    /// By match; `None` where there was nothing to judge.
    found: BTreeMap<i64, Option<Marks>>,
    going: Option<Going>,
    /// Counts the requests: a late answer is dropped.
    asked: u64,
}

#[derive(Debug)]
struct Going {
    done: usize,
    of: usize,
    _ends_on_drop: task::Handle,
}

#[derive(Clone, Debug)]
pub enum Message {
    Found(u64, Id, Option<Marks>),
    Still,
    Ended(u64),
    ReviewPressed,
    StopPressed,
}

enum Update {
    Still,
    Found(Id, Option<Marks>),
    Ended,
}

/// Goes through matches; what is known already is told at once, the rest only where `all` is asked for.
fn go_through(
    archive: index::Archive,
    folders: Option<Folders>,
    (people, me): (People, Person),
    ids: Vec<Id>,
    all: bool,
) -> Task<Update> {
    reports(move |tell| {
        let mut known = folders.as_ref().map(Reviewed::read).unwrap_or_default();
        for id in ids {
            let Some(path) = archive.path(id) else { continue };
            let Some((key, Header { players, .. })) = head(&path) else { continue };
            let is_known = known.of(&key, 0).is_some();
            if !is_known && !all {
                continue;
            }
            if !is_known {
                let Ok(seen) = journal::view(&path) else { continue };
                let Some(marks) = judged(seen.table.as_ref(), players.len(), &|| tell(Update::Still)) else {
                    return;
                };
                if let Some(folders) = &folders
                    && let Err(error) = known.keep(folders, &key, marks)
                {
                    log::warn!("{error}");
                }
            }
            let is_me = |player: &Player| {
                player.kind.is_human() && people.of(&player.name).is_some_and(|person| person.id == me)
            };
            let seat = players.iter().position(is_me);
            let marks = seat.and_then(|seat| known.of(&key, seat)).filter(|marks| marks.iter().sum::<usize>() > 0);
            if !tell(Update::Found(id, marks)) {
                return;
            }
        }
        tell(Update::Ended);
    })
}

/// By seat; `None` once nobody listens.
fn judged(table: &dyn games::table::Table, seats: usize, listens: &dyn Fn() -> bool) -> Option<Vec<Marks>> {
    let mut review = Review::default();
    // Where all was left to the dice there is nothing to judge.
    if table.turn().is_over()
        && first_choice(table).is_ok_and(|event| event.is_some())
        && let Ok(examination) = Examination::new(table)
    {
        for found in examination {
            review.enter(found);
            if !listens() {
                return None;
            }
        }
    }
    Some((0..seats).map(|seat| review.summary(seat).marks).collect())
}

impl Page {
    pub(super) fn look_up(&mut self, desk: &Desk) -> Task<Outer> {
        self.go(desk, false)
    }

    fn go(&mut self, desk: &Desk, all: bool) -> Task<Outer> {
        let open = |one: &&One| !self.decisions.found.contains_key(&one.id.0);
        let most = if all { AT_ONCE } else { MOST };
        let ids: Vec<Id> = self.matches().rev().filter(open).take(most).map(|one| one.id).collect();
        self.decisions.asked += 1;
        let (asked, of) = (self.decisions.asked, ids.len());
        let who = (desk.people().clone(), self.id.clone());
        let work = go_through(desk.archive.clone(), desk.folders(), who, ids, all);
        let (task, listening) = work
            .map(move |told| match told {
                Update::Still => Message::Still,
                Update::Found(id, marks) => Message::Found(asked, id, marks),
                Update::Ended => Message::Ended(asked),
            })
            .abortable();
        let _ends_on_drop = listening.abort_on_drop();
        self.decisions.going = Some(Going { done: 0, of: if all { of } else { 0 }, _ends_on_drop });
        task.map(Outer::Decisions)
    }

    pub(super) fn decided(&mut self, message: Message, desk: &Desk) -> Task<Outer> {
        match message {
            Message::ReviewPressed => return self.go(desk, true),
            Message::StopPressed => self.decisions.going = None,
            Message::Still => {}
            Message::Found(asked, ..) | Message::Ended(asked) if asked != self.decisions.asked => {}
            Message::Found(_, id, marks) => {
                self.decisions.found.insert(id.0, marks);
                if let Some(going) = &mut self.decisions.going {
                    going.done += 1;
                }
            }
            Message::Ended(_) => self.decisions.going = None,
        }
        Task::none()
    }
}

pub(super) fn view<'a>(ui: Ui, state: &'a Page, desk: &'a Desk, person: &'a Profile, wide: f32) -> Element<'a, Outer> {
    let zone = desk.watch.zone();
    let known = &state.decisions.found;
    let judged: Vec<_> = state.matches().filter_map(|one| Some((one, (*known.get(&one.id.0)?)?))).collect();
    let open = state.matches().filter(|one| !known.contains_key(&one.id.0)).count();
    let going = state.decisions.going.as_ref().filter(|going| going.of > 0);
    let work: Option<Element<'a, Outer>> = match going {
        Some(going) => {
            let count = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
            let bar = progress_bar(0.0..=count(going.of), count(going.done)).style(ui.progress()).girth(ui.gap(8.0));
            let words = ui.body(tr!(ui, "people-judging", done = going.done, of = going.of));
            let stop = ui.button(tr!(ui, "people-judging-stop")).id("judging-stop");
            let stop = stop.on_press(Outer::Decisions(Message::StopPressed));
            Some(row![words, container(bar).width(Fill), stop].spacing(ui.gap(12.0)).align_y(Center).into())
        }
        None if open == 0 => None,
        None => {
            let words = ui.body(tr!(ui, "people-unjudged", count = open)).width(Fill);
            let go = ui.primary(tr!(ui, "people-judge", count = open.min(AT_ONCE))).id("judge");
            let go = go.on_press(Outer::Decisions(Message::ReviewPressed));
            Some(row![words, go].spacing(ui.gap(12.0)).align_y(Center).into())
        }
    };
    let work = work.map(|work| container(work).padding(ui.gap(14.0)).width(Fill).style(ui.card()));
    let about = ui.faint(tr!(ui, "people-decisions-about", count = WINDOW)).width(Fill);
    if judged.is_empty() {
        let none = (open == 0).then(|| nothing(ui, tr!(ui, "people-nothing-judged")));
        return column![].push(work).push(none).push(about).spacing(ui.gap(14.0)).into();
    }
    let mut sum: Marks = [0; 4];
    for (_, marks) in &judged {
        sum.iter_mut().zip(marks).for_each(|(sum, marks)| *sum += marks);
    }
    let all = number(sum.iter().sum()).max(1.0);
    let heads = [80.0, 80.0].map(|width| Head::numbers("", ui.wide(width)));
    let heads: Vec<Head> = std::iter::once(Head::words("", Fill)).chain(heads).collect();
    let rows = Mark::ALL.into_iter().enumerate().map(|(place, one)| {
        let share = ui.lang.percent(number(sum[place]) / all, 0);
        let words = row![mark::sign(ui, one), ui.body(ui.say(&mark::name(one)))];
        vec![
            words.spacing(ui.gap(8.0)).align_y(Center).into(),
            ui.body(sum[place].to_string()).into(),
            ui.strong(share).into(),
        ]
    });
    let rows = table(ui, &heads, rows, f32::INFINITY);
    let point = |(one, marks): &(&One, Marks)| {
        let good = number(marks[0]) / number(marks.iter().sum()).max(1.0);
        Value::new(one, good * 100.0, ui.lang.percent(good, 0), (ui.lang, &zone))
    };
    let line = Series { mark: person.mark(), points: judged.iter().map(point).collect() };
    let size = size(ui, wide);
    let drawing = line.drawn(size, Some((0.0, 100.0)), (ui.lang, &zone), |good| ui.lang.percent(good / 100.0, 0));
    let course = card(ui, tr!(ui, "people-good"), vec![line.view(ui, "course-good".to_owned(), drawing)]);
    let sum = card(ui, tr!(ui, "people-judged", count = judged.len()), vec![rows]);
    column![].push(work).push(course).push(sum).push(about).spacing(ui.gap(14.0)).into()
}

#[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^52 decisions")]
fn number(count: usize) -> f64 {
    count as f64
}
