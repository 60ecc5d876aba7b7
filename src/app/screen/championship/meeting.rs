//! Two who have met where any two may: who has won against whom, by number or by name, and on which day. Knows no file.

use iced::widget::column;
use jiff::civil::Date;

use base::draw::Font;
use base::folding::Sought;
use club::championship::{Championship, Id};

use super::round::panel;
use super::{Message as Asked, State};
use crate::app::desk::championship::met;
use crate::app::kit::fields;
use crate::app::kit::kept::shown;
use crate::app::kit::key::with_keys;
use crate::app::kit::page::wrapped;
use crate::app::kit::table::steady;
use crate::app::prelude::*;
use crate::app::widget::group::release;

pub const FIELD: &str = "meet";
const MOST_OFFERED: usize = 24;

#[derive(Debug, Default)]
pub struct Meeting {
    /// A number, the beginning of a name, or two numbers.
    typed: String,
    /// The winner first.
    who: Vec<Id>,
    day: Option<Date>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Typed(String),
    Sent,
    Pressed(Id),
    Dropped(usize),
    DayMoved(i64),
}

impl Meeting {
    pub fn both(&self) -> Option<[Id; 2]> {
        <[Id; 2]>::try_from(self.who.as_slice()).ok()
    }

    /// Beside the day, which stays from one meeting to the next.
    pub fn is_empty(&self) -> bool {
        self.typed.is_empty() && self.who.is_empty()
    }

    pub fn clear(&mut self) {
        (self.typed, self.who) = (String::new(), Vec::new());
    }

    pub fn chosen_day(&self) -> Option<Date> {
        self.day
    }

    pub fn add(&mut self, sign: char) {
        self.typed.push(sign);
    }

    fn numbers(&self) -> Vec<Id> {
        let words: Vec<&str> = self.typed.split([' ', ':', ',', ';']).filter(|word| !word.is_empty()).collect();
        let numbers: Vec<Id> = words.iter().filter_map(|word| word.parse().ok()).collect();
        if numbers.len() == words.len() { numbers } else { Vec::new() }
    }

    /// Why those two cannot have met, said while it is typed.
    fn refused(&self, cup: &Championship) -> Option<Phrase> {
        let two: Vec<Id> = self.who.iter().copied().chain(self.numbers()).collect();
        match two[..] {
            [a, b] if a == b && (1..=cup.people().len()).contains(&a) => {
                Some(phrase!("championship-oneself", name = shown(cup.name(a))))
            }
            _ => None,
        }
    }

    /// By number, else by the beginning of a name or of a part of it.
    fn meant(&self, cup: &Championship) -> Vec<Id> {
        let there = |id: &Id| !cup.has_left(*id) && !self.who.contains(id);
        let all = (1..=cup.people().len()).filter(there);
        if let Ok(number) = self.typed.trim().parse::<Id>() {
            return all.filter(|id| *id == number).collect();
        }
        let typed = Sought::new(&self.typed);
        all.filter(|id| typed.begins(cup.name(*id))).collect()
    }
}

impl State {
    pub(super) fn meet(&mut self, message: Message, desk: &mut Desk) -> Action<Asked> {
        // What is tried anew says anew how it went.
        desk.dismiss_all();
        let Some(cup) = desk.cup() else { return Action::None };
        match message {
            Message::Typed(typed) => self.meeting.typed = typed,
            Message::Pressed(id) => {
                if self.meeting.who.len() < 2 {
                    self.meeting.who.push(id);
                }
                self.meeting.typed.clear();
                return Action::Run(focus_on(FIELD));
            }
            Message::Dropped(nth) => {
                self.meeting.who.truncate(nth);
                return Action::Run(focus_on(FIELD));
            }
            Message::DayMoved(by) => {
                let now = self.day(cup, desk);
                let moved = now.saturating_add(jiff::Span::new().days(by));
                self.meeting.day = cup.near(moved).ok();
                return Action::Run(release());
            }
            Message::Sent => {
                if let Some(why) = self.meeting.refused(cup) {
                    desk.alarm(why);
                    return Action::Run(focus_on(FIELD));
                }
                // Two numbers at once: the first has won.
                if let ([a, b], []) = (&self.meeting.numbers()[..], &self.meeting.who[..]) {
                    let there = |id: &Id| (1..=cup.people().len()).contains(id) && !cup.has_left(*id);
                    match [a, b].into_iter().find(|id| !there(id)) {
                        Some(nobody) => desk.alarm(phrase!("organise-nobody", typed = nobody.to_string())),
                        None => {
                            self.meeting.who = vec![*a, *b];
                            self.meeting.typed.clear();
                        }
                    }
                    return Action::None;
                }
                if self.meeting.typed.trim().is_empty() {
                    self.keep_meeting(desk);
                    return Action::Run(focus_on(FIELD));
                }
                match self.meeting.meant(cup)[..] {
                    [id] if self.meeting.who.len() < 2 => {
                        self.meeting.who.push(id);
                        self.meeting.typed.clear();
                    }
                    [] => {
                        let typed = self.meeting.typed.trim().to_owned();
                        desk.alarm(phrase!("organise-nobody", typed));
                    }
                    _ => desk.warn(phrase!("organise-many")),
                }
            }
        }
        Action::None
    }

    fn keep_meeting(&mut self, desk: &mut Desk) {
        let Some(cup) = desk.cup() else { return };
        let Some([a, b]) = self.meeting.both() else { return };
        let events = cup.meet(a, b, [1, 0], self.day(cup, desk)).map(|meet| vec![meet]);
        let met = met(cup, [a, b]);
        if desk.enter(events) {
            self.entered = Some(met);
            self.meeting.who.clear();
        }
    }

    pub(super) fn day(&self, cup: &Championship, desk: &Desk) -> Date {
        let today = desk.watch.today();
        self.meeting.day.or_else(|| cup.near(today).ok()).unwrap_or(today)
    }
}

pub(super) fn view<'a>(state: &'a State, ui: Ui, cup: &Championship, desk: &Desk) -> Element<'a, Asked> {
    let meeting = &state.meeting;
    let called = |id: Id| format!("{id}  {}", shown(cup.name(id)));
    // Whoever is chosen, the field below stays where it is.
    let all: Vec<String> = (1..=cup.people().len()).map(called).collect();
    let room = (panel(ui) - ui.gap(10.0)) / 2.0 - ui.gap(28.0) - ui.size(TypeSize::Body).0 * 1.3;
    let slot = |nth: usize, about: &'static str| {
        let about = ui.faint(ui.say(&Phrase::new(about)));
        let steady = |now: Element<'a, Asked>| steady(ui, &all, (TypeSize::Body, Font::SansBold, room), now);
        let who: Element<'a, Asked> = match meeting.who.get(nth) {
            Some(id) => {
                let name = row![ui.strong(called(*id)).width(Fill), Icon::Remove.view(ui, Role::Faint)];
                let control = ui.control(steady(name.align_y(Center).into())).width(Fill);
                control.style(ui.chosen()).on_press(Asked::Meeting(Message::Dropped(nth))).into()
            }
            None => {
                steady(ui.body("–").color(ui.colour(Role::Faint)).into()).padding([ui.gap(7.0), ui.gap(14.0)]).into()
            }
        };
        column![about, who].spacing(ui.gap(4.0)).width(Fill)
    };
    let field = ui.field(&tr!(ui, "organise-meet-field"), &meeting.typed, TypeSize::Body).padding(ui.gap(9.0));
    let field = field.on_input(|typed| Asked::Meeting(Message::Typed(typed))).id(FIELD);
    let field = field.on_submit(Asked::Meeting(Message::Sent)).lists(|table| Asked::Pasted(Some(table)));
    let offered = meeting.meant(cup);
    let more = offered.len().saturating_sub(MOST_OFFERED);
    let is_full = meeting.both().is_some();
    let offers = offered
        .into_iter()
        .take(if is_full { 0 } else { MOST_OFFERED })
        .map(|id| ui.option(called(id), false).on_press(Asked::Meeting(Message::Pressed(id))).into());
    let offers = wrapped(ui, offers.collect::<Vec<_>>());
    let more = (more > 0 && !is_full).then(|| ui.faint(tr!(ui, "organise-more-people", count = more)));
    let refused = meeting.refused(cup).map(|why| ui.body(ui.sentence(&why)).color(ui.colour(Role::Bad)).into());
    let kept = is_full.then_some(Asked::Meeting(Message::Sent));
    let now = state.day(cup, desk);
    let moved = |by: i64| {
        let to = now.saturating_add(jiff::Span::new().days(by));
        (cup.near(to) == Ok(to)).then_some(Asked::Meeting(Message::DayMoved(by)))
    };
    let day =
        row![ui.button("−").on_press_maybe(moved(-1)), fields::day(ui, now), ui.button("+").on_press_maybe(moved(1)),];
    let day = group(day.spacing(ui.gap(8.0)).align_y(Center));
    let keep = ui.primary(tr!(ui, "organise-enter")).on_press_maybe(kept).id("enter");
    let play = is_full.then(|| super::round::played_here(state, ui, cup));
    Column::new()
        .push(ui.heading(tr!(ui, "organise-who-met")))
        .push(row![slot(0, "organise-winner"), slot(1, "organise-loser")].spacing(ui.gap(10.0)))
        .push(field)
        .push(row![day, space::horizontal(), keep].spacing(ui.gap(10.0)).align_y(Center))
        .push(refused.unwrap_or_else(|| with_keys(ui, &tr!(ui, "organise-meet-keys"))))
        .push(offers)
        .push(more)
        .push(play)
        .spacing(ui.gap(12.0))
        .into()
}
