//! Who takes part: who joins, whoever comes late, two who change places.

use club::championship::fold::Seat;
use club::championship::plan::Form;
use club::championship::{Championship, Event, Id, words};

use super::results::Pending;
use super::view::more;
use super::{Message, State};
use crate::app::kit::kept::{club, date_of, shown};
use crate::app::kit::participants::{self, Request};
use crate::app::kit::strip;
use crate::app::notice::Tone;
use crate::app::prelude::*;

impl State {
    pub(super) fn list(&mut self, message: participants::Message, desk: &mut Desk) -> Action<Message> {
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
                let name = shown(name);
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
    pub(super) fn swap(&mut self, id: Id, desk: &mut Desk) -> Action<Message> {
        let (Some(swapping), Some(cup)) = (&mut self.swapping, desk.cup()) else { return Action::None };
        match swapping[..] {
            [] => swapping.push(id),
            [first, ..] if first == id => swapping.clear(),
            [first, ..] => {
                let [a, b] = [first, id].map(|id| shown(cup.name(id)));
                let event = cup.swap(first, id);
                if let Some(event) = desk.ok_or_notify(event) {
                    let says = ["organise-swap-about", "organise-swapped"];
                    let says = says.map(|id| Phrase::new(id).with("a", a.clone()).with("b", b.clone()));
                    self.pending = Some(Pending::asked(desk, Some(says), vec![event], "organise-swap-it"));
                    return Action::Run(self.led(desk.ui()));
                }
                self.swapping = Some(Vec::new());
            }
        }
        Action::None
    }
}

pub(super) fn view<'a>(state: &'a State, ui: Ui, cup: &'a Championship, is_kept: bool) -> Element<'a, Message> {
    let late = (is_kept && cup.has_room()).then(|| {
        let adding = state.people.adding(ui, cup).map(Message::People);
        let about = match cup.stage().map(|(plan, _)| &plan.form) {
            Some(Form::Swiss(_)) => "organise-late-about-drawn",
            Some(Form::KnockOut) => "organise-late-about-knock-out",
            _ => "organise-late-about",
        };
        let about = ui.faint(ui.say(&Phrase::new(about))).width(Fill);
        let card = Column::new().push(adding).push(about).spacing(ui.gap(10.0)).padding(ui.gap(14.0));
        container(card).width(Fill).style(ui.card())
    });
    let full = cup.full().filter(|_| is_kept && late.is_none() && cup.stage().is_some());
    let full = full.map(|why| strip::said(ui, Tone::Warned, ui.sentence(&why), space()));
    let (out, swappable) = (cup.out(), cup.swappable());
    let rows = cup.people().iter().enumerate().take(state.shown).map(|(at, one)| {
        let is_out = out.contains(&(at + 1));
        let font = if one.left.is_some() || is_out { SANS } else { SANS_BOLD };
        let is_fixed = state.swapping.is_some() && !swappable.contains(&(at + 1));
        let name = ui.label(shown(&one.name), TypeSize::Body, font).width(Length::FillPortion(3));
        let name = if is_fixed { name.color(ui.colour(Role::Faint)) } else { name };
        let left = one.left.map(|(date, _)| tr!(ui, "organise-left-on", date = date_of(ui.lang, date)));
        let left = left.or_else(|| is_out.then(|| tr!(ui, "organise-out")));
        let from = Some(club(ui.lang, &one.club)).filter(|club| !club.is_empty());
        let about = [from, left].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let about = ui.faint(about).width(Length::FillPortion(2));
        let number = ui.faint((at + 1).to_string()).width(ui.wide(40.0)).align_x(iced::Right);
        let content = row![number, name, about].spacing(ui.gap(10.0)).align_y(Center);
        let control = ui.bare(content).padding([ui.gap(3.0), ui.gap(8.0)]).width(Fill).id(format!("participant-{at}"));
        match &state.swapping {
            Some(chosen) if chosen.contains(&(at + 1)) => {
                control.style(ui.chosen()).chosen(true).on_press(Message::SwapChosen(at + 1)).into()
            }
            Some(_) => {
                let can = swappable.contains(&(at + 1));
                control.on_press_maybe(can.then_some(Message::SwapChosen(at + 1))).into()
            }
            None => control.on_press(Message::Asked(Route::Participant(at + 1))).into(),
        }
    });
    let (says, does) = match &state.swapping {
        None => (ui.faint(tr!(ui, "organise-people-press")), "organise-swap"),
        Some(_) => (ui.body(tr!(ui, "organise-swap-choose")), "organise-leave-it"),
    };
    let swap = ui.button(ui.say(&Phrase::new(does))).on_press(Message::SwapPressed).id("swap");
    let swap = (swappable.len() > 1).then_some(swap);
    let is_late = swap.is_none() && cup.stage().is_some_and(|(plan, _)| !plan.is_open());
    let says =
        Column::new().push(says.width(Fill)).push(is_late.then(|| ui.faint(tr!(ui, "organise-swap-late")).width(Fill)));
    let head = is_kept.then(|| row![says.width(Fill)].push(swap).spacing(ui.gap(10.0)).align_y(Center));
    let more = more(ui, cup.people().len().saturating_sub(state.shown));
    let rows = group(Column::from_iter(rows).spacing(ui.gap(2.0)));
    let list = Column::new().push(head).push(rows).push(more).spacing(ui.gap(2.0)).padding(ui.gap(14.0));
    let list = container(list).width(Fill).style(ui.card());
    Column::new().push(late).push(full).push(list).spacing(ui.gap(14.0)).into()
}
