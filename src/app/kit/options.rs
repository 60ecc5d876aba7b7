//! The options of a game as they are chosen: before a match, before a championship. Knows no screen and no game by name.

use std::collections::BTreeSet;

use iced::widget::Id;
use rand::Rng;

use games::game::options::{Field, Kind, Values};
use games::table::Title;

use super::fields::{choice, counted, labelled};
use super::order::{self, Change, Column as _, Order};
use crate::app::prelude::*;

mod programme;
pub use programme::Mix;
use programme::entries;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct List(&'static str);

impl order::Column for List {
    fn id(self, index: usize) -> Id {
        format!("{}-{index}", self.0).into()
    }
}

#[derive(Clone, Debug)]
pub enum Message {
    Chosen(&'static str, String),
    Mixed(Mix, &'static str),
    Order(order::Message<List>),
}

pub fn place(key: &str) -> Id {
    format!("place-{key}").into()
}

pub fn values(title: &dyn Title, chosen: &Values) -> Values {
    let mut values = Values::new();
    for field in title.fields() {
        if !values.contains_key(field.key) && field.applies(&values) {
            let value = chosen.get(field.key).map_or(field.default, String::as_str);
            values.insert(field.key.to_owned(), value.to_owned());
        }
    }
    values
}

pub fn proposed(title: &dyn Title) -> Values {
    let fields = title.fields().into_iter();
    fields.filter_map(|field| Some((field.key.to_owned(), field.proposed?.to_owned()))).collect()
}

/// The options that are there as they are chosen; of two with one key, the first.
fn there(title: &dyn Title, chosen: &Values) -> Vec<Field> {
    let (values, mut met) = (values(title, chosen), BTreeSet::new());
    title.fields().into_iter().filter(move |field| field.applies(&values) && met.insert(field.key)).collect()
}

/// What was chosen for another option of the same key that is gone now, as the dice of another mode, is forgotten.
fn set(title: &dyn Title, chosen: &mut Values, key: &'static str, value: String) {
    let before = there(title, chosen);
    chosen.insert(key.to_owned(), value);
    let now = there(title, chosen);
    chosen.retain(|other, _| {
        let of = |fields: &[Field]| fields.iter().find(|field| field.key == other).cloned();
        other == key || of(&before) == of(&now)
    });
}

/// The first that cannot be as chosen, and why; told as the screen has it, for records name options otherwise.
pub fn wrong(title: &dyn Title, chosen: &Values) -> Option<(&'static str, Phrase)> {
    let values = values(title, chosen);
    there(title, chosen).into_iter().find_map(|field| {
        let value = values.get(field.key).filter(|value| value.is_empty() || !field.takes(value))?;
        let name = Phrase::new(field.name);
        let why = match field.kind {
            Kind::List(_) => phrase!("app-list-empty", name),
            Kind::Choice(_) | Kind::Number(..) | Kind::Text | Kind::Faces { .. } if value.is_empty() => {
                phrase!("app-option-missing", name, domain = field.domain())
            }
            Kind::Choice(_) | Kind::Number(..) | Kind::Text | Kind::Faces { .. } => {
                phrase!("app-option-wrong", name, value = value.clone(), domain = field.domain())
            }
        };
        Some((field.key, why))
    })
}

#[derive(Debug, Default)]
pub struct Chooser {
    order: Order<List>,
    /// How many play: what is not for so many is not offered.
    seats: Option<usize>,
}

impl Chooser {
    pub fn of_two() -> Self {
        Self { seats: Some(2), ..Self::default() }
    }

    fn fits(&self, title: &dyn Title, chosen: &Values, key: &'static str, value: &str) -> bool {
        let Some(seats) = self.seats else { return true };
        let mut then = chosen.clone();
        set(title, &mut then, key, value.to_owned());
        title.seats_with(&then).is_ok_and(|fitting| fitting.contains(&seats))
    }

    /// Where the keys go on, if something was moved.
    pub fn update(
        &mut self,
        message: Message,
        (title, chosen): (&dyn Title, &mut Values),
        chance: &mut impl Rng,
    ) -> Option<Id> {
        match message {
            Message::Chosen(key, value) => {
                set(title, chosen, key, value);
                None
            }
            Message::Mixed(mix, key) => {
                let field = there(title, chosen).into_iter().find(|field| field.key == key)?;
                let value = mix.apply(&field.kind, values(title, chosen).get(key)?, chance);
                chosen.insert(key.to_owned(), value);
                None
            }
            Message::Order(message) => {
                let (change, led) = self.order.take(message);
                let mut last = usize::MAX;
                if let Some(Change::Shifted(List(key), ..) | Change::Removed(List(key), _)) = change {
                    let value = values(title, chosen).remove(key).unwrap_or_default();
                    let mut now: Vec<&str> = entries(&value).collect();
                    match change {
                        Some(Change::Shifted(_, from, to)) => order::shift(&mut now, from, to),
                        Some(Change::Removed(_, index)) if index < now.len() => drop(now.remove(index)),
                        Some(Change::Removed(..)) | None => {}
                    }
                    last = now.len().saturating_sub(1);
                    chosen.insert(key.to_owned(), now.join(","));
                }
                // Where an entry was taken away, the one that took its place is next.
                led.map(|(list, index)| list.id(index.min(last)))
            }
        }
    }

    pub fn view<'a, M: Clone + 'a>(
        &self,
        ui: Ui,
        (title, chosen): (&dyn Title, &Values),
        wrong: Option<&str>,
        done: fn(Message) -> M,
    ) -> Vec<Element<'a, M>> {
        let values = values(title, chosen);
        let fields = there(title, chosen).into_iter();
        let shown = fields.filter_map(|field| {
            let one = self.one(ui, (title, chosen), &field, values.get(field.key)?)?.map(done);
            let one = container(one).id(place(field.key));
            Some(if wrong == Some(field.key) { one.padding(ui.gap(8.0)).style(ui.wrong()) } else { one }.into())
        });
        shown.collect()
    }

    fn one<'a>(
        &self,
        ui: Ui,
        (title, chosen): (&dyn Title, &Values),
        field: &Field,
        value: &str,
    ) -> Option<Element<'a, Message>> {
        let (key, name) = (field.key, ui.say(&Phrase::new(field.name)));
        let about = ui.say(&Phrase::new(field.about));
        match &field.kind {
            Kind::Choice(choices) => {
                let offered = |choice: &str| choice == value || self.fits(title, chosen, key, choice);
                let choices = choices.iter().filter(|(choice, _)| offered(choice)).map(|(choice, id)| {
                    let message = Message::Chosen(key, (*choice).to_owned());
                    (ui.say(&Phrase::new(id)), *choice == value, message)
                });
                Some(choice(ui, name, about, choices))
            }
            Kind::List(among) => Some(programme::view(&self.order, ui, (List(key), name, about), among, value)),
            // Chosen in the settings, once for all matches.
            Kind::Faces { .. } => None,
            Kind::Number(least, most) => {
                let id = format!("option-{key}");
                let chosen = move |value| Message::Chosen(key, value);
                let control = counted(ui, (&id, field.default), value, (*least, *most), chosen);
                Some(labelled(ui, name, about, control))
            }
            Kind::Text => {
                let field = ui.field(field.default, value, TypeSize::Body).width(ui.wide(160.0)).padding(ui.gap(8.0));
                let field = field.on_input(move |value| Message::Chosen(key, value)).id(format!("option-{key}"));
                Some(labelled(ui, name, about, field.into()))
            }
        }
    }
}
