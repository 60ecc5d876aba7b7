//! Whom a seat may be given: people who are known, those who played last first; and what becomes of a new name.

use std::cmp::Reverse;

use base::folding::Sought;
use club::store::people::{People, Profile};
use club::store::settings::SeatSetup;
use games::game::name::compared;

use super::{Message, State, is_plain};
use crate::app::kit::{page, people};
use crate::app::prelude::*;

const MOST: usize = 6;

fn begins(person: &Profile, typed: &str) -> bool {
    let typed = Sought::new(typed);
    person.names().any(|name| typed.begins(name))
}

/// Whether this seat's player is somebody new, who will be remembered unless they are a guest.
pub(super) fn is_new(seat: &SeatSetup, people: &People) -> bool {
    seat.kind.is_human() && !is_plain(&seat.name) && people.of(&seat.name).is_none() && !compared(&seat.name).is_empty()
}

impl State {
    pub(super) fn is_guest(&self, name: &str) -> bool {
        self.setup.guests.contains(&compared(name))
    }

    /// Those not at the table and meant by what is typed, while that is no name yet; whoever played last first.
    pub(super) fn offered<'a>(&self, seat: usize, desk: &'a Desk) -> Vec<&'a Profile> {
        let people = desk.people();
        let SeatSetup { name, kind } = &self.setup.seats[seat];
        let is_known = people.of(name).is_some();
        match self.asked == Some(seat) {
            _ if !kind.is_human() => Vec::new(),
            true => self.free(None, desk),
            false if is_known => Vec::new(),
            false => self.free(Some(name.as_str()).filter(|name| !is_plain(name)), desk),
        }
    }

    pub(super) fn free<'a>(&self, typed: Option<&str>, desk: &'a Desk) -> Vec<&'a Profile> {
        let people = desk.people();
        let sits = |person: &Profile| {
            let mut seats = self.setup.seats.iter().filter(|seat| seat.kind.is_human());
            seats.any(|seat| people.of(&seat.name).is_some_and(|other| other.id == person.id))
        };
        let fits = |person: &&Profile| !sits(person) && typed.is_none_or(|typed| begins(person, typed));
        let mut offered: Vec<(usize, &Profile)> = people.all().iter().filter(fits).enumerate().collect();
        offered.sort_by_key(|(place, person)| (Reverse(self.seen.of(&person.id).last), Reverse(*place)));
        offered.into_iter().take(MOST).map(|(_, person)| person).collect()
    }
}

pub(super) fn view<'a>(state: &State, ui: Ui, desk: &'a Desk, index: usize) -> Option<Element<'a, Message>> {
    let lang = ui.lang;
    let seat = &state.setup.seats[index];
    let offered = state.offered(index, desk);
    let people = (!offered.is_empty()).then(|| {
        let chips = offered.into_iter().enumerate().map(|(place, person)| {
            let words = ui.label(people::name(person), TypeSize::Small, SANS);
            let chip = row![people::mark(ui, person.mark(), 13.0), words].spacing(ui.gap(5.0)).align_y(Center);
            let chip = ui.control(chip).style(ui.quiet()).padding([ui.gap(3.0), ui.gap(8.0)]);
            chip.on_press(Message::PersonTaken(index, person.id.clone())).id(format!("offer-{index}-{place}")).into()
        });
        page::wrapped(ui, chips)
    });
    let new = is_new(seat, desk.people()).then(|| {
        let guest = state.is_guest(&seat.name);
        let (about, other) = match guest {
            true => (tr!(lang, "people-guest"), tr!(lang, "people-guest-remember")),
            false => (tr!(lang, "people-new"), tr!(lang, "people-new-guest")),
        };
        let (sign, hue) = (Icon::Add.view(ui, Role::Faint), ui.faint(about));
        let other = ui.control(ui.label(other, TypeSize::Small, SANS)).style(ui.quiet());
        let other = other.padding([ui.gap(3.0), ui.gap(8.0)]).on_press(Message::GuestChosen(index, !guest));
        let sign = (!guest).then_some(sign);
        let words = Row::new().push(sign).push(hue).spacing(ui.gap(5.0)).align_y(Center);
        row![words, other.id(format!("guest-{index}"))].spacing(ui.gap(10.0)).align_y(Center).wrap()
    });
    if people.is_none() && new.is_none() {
        return None;
    }
    Some(Column::new().push(people).push(new).spacing(ui.gap(6.0)).into())
}
