//! A list as it is put together before a match: what is on it, in its order, and beside it what can be added.

use iced::widget::column;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use games::game::options::{self, Kind};

use super::{List, Message};
use crate::app::kit::order::{self, Column as _, Order};
use crate::app::kit::page::wrapped;
use crate::app::prelude::*;

const DRAWN_COUNT: usize = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mix {
    With(&'static str),
    All,
    Nothing,
    Shuffled,
    Drawn,
}

/// The entries of a list that may be empty, as it is while it is put together.
pub(in crate::app::kit) fn entries(value: &str) -> impl Iterator<Item = &str> {
    options::entries(value).filter(|entry| !entry.is_empty())
}

impl Mix {
    pub(super) fn apply(self, kind: &Kind, value: &str, chance: &mut impl Rng) -> String {
        let Kind::List(among) = kind else { return value.to_owned() };
        let mut now: Vec<&str> = entries(value).collect();
        let all = || among.iter().map(|(entry, _)| *entry);
        match self {
            Self::With(entry) => now.push(entry),
            Self::All => now = all().collect(),
            Self::Nothing => now.clear(),
            Self::Shuffled => now.shuffle(chance),
            Self::Drawn => {
                let mut left: Vec<&str> = all().collect();
                now.clear();
                while now.len() < DRAWN_COUNT && !left.is_empty() {
                    now.push(left.swap_remove(chance.random_range(0..left.len())));
                }
            }
        }
        now.join(",")
    }
}

pub(super) fn view<'a>(
    order: &Order<List>,
    ui: Ui,
    (list, name, about): (List, String, String),
    among: &'static [(&'static str, &'static str)],
    value: &str,
) -> Element<'a, Message> {
    let named = |entry: &str| {
        let id = among.iter().find(|(known, _)| *known == entry).map(|(_, id)| *id);
        id.map_or_else(|| entry.to_owned(), |id| ui.say(&Phrase::new(id)))
    };
    let chosen: Vec<String> = entries(value).map(named).collect();
    let count = chosen.len();
    let rows = chosen.into_iter().enumerate().map(|(index, name)| entry(order, ui, (list, index, count), name));
    let chosen: Element<'a, Message> = if count == 0 {
        container(ui.faint(tr!(ui, "app-list-nothing"))).padding(ui.gap(12.0)).into()
    } else {
        order::places(rows, ui.gap(4.0), Message::Order)
    };
    let mixes = [
        (tr!(ui, "app-list-all"), Mix::All, true),
        (tr!(ui, "app-list-none"), Mix::Nothing, count > 0),
        (tr!(ui, "app-list-shuffle"), Mix::Shuffled, count > 1),
        (tr!(ui, "app-list-drawn", count = DRAWN_COUNT), Mix::Drawn, among.len() > DRAWN_COUNT),
    ];
    let mixes = mixes
        .into_iter()
        .map(|(name, mix, can)| ui.button(name).on_press_maybe(can.then_some(Message::Mixed(mix, list.0))).into());
    let mixes = wrapped(ui, mixes);
    let add = among.iter().map(|(entry, id)| {
        let label = row![Icon::Add.view(ui, Role::Faint), ui.body(ui.say(&Phrase::new(id)))];
        let control = ui.control(label.spacing(ui.gap(5.0)).align_y(Center)).padding([ui.gap(4.0), ui.gap(9.0)]);
        control.style(ui.quiet()).on_press(Message::Mixed(Mix::With(entry), list.0)).id(format!("add-{entry}")).into()
    });
    let add = wrapped(ui, add);
    let head = column![ui.strong(name), ui.faint(about)].spacing(ui.gap(2.0));
    let [up, down, delete] = ["↑", "↓", "Del"].map(|name| ui.key(name));
    let order = tr!(ui, "app-list-order", count, up, down, delete);
    let on_it = column![ui.faint(order), chosen].spacing(ui.gap(8.0));
    let beside = column![ui.faint(tr!(ui, "app-list-add")), mixes, add].spacing(ui.gap(10.0));
    let both: Element<'a, Message> = if !ui.is_narrow() {
        row![on_it.width(Fill), beside.width(ui.wide(380.0))].spacing(ui.gap(16.0)).into()
    } else {
        column![beside, on_it].spacing(ui.gap(12.0)).into()
    };
    column![head, both].spacing(ui.gap(10.0)).into()
}

fn entry<'a>(
    order: &Order<List>,
    ui: Ui,
    (list, index, count): (List, usize, usize),
    name: String,
) -> Element<'a, Message> {
    let number = container(ui.faint(format!("{}.", index + 1))).align_right(ui.wide(24.0));
    let grip = order.grip(ui, (list, index), Message::Order);
    let words = ui
        .bare(row![number, ui.body(name)].spacing(ui.gap(8.0)).align_y(Center))
        .padding([ui.gap(4.0), ui.gap(4.0)])
        .width(Fill)
        .on_key(move |pressed, modifiers| list.key(pressed, modifiers, index, count).map(Message::Order))
        .id(list.id(index));
    let remove = order::remove(ui, (list, index), Message::Order);
    let content = container(row![grip, words, remove].spacing(ui.gap(4.0)).align_y(Center));
    order.place(ui, (list, index), content.padding([0.0, ui.gap(8.0)]).width(Fill), Message::Order)
}
