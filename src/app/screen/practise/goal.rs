//! What is learnt for: dice, and the open game with them; what is missing for it. Knows no card.

use iced::widget::column;

use club::trainer::Deck;
use club::trainer::aim::Aim;
use games::dre13ehn::Kind;
use games::dre13ehn::options::PAIRS;
use games::shelf;

use super::Message;
use crate::app::desk::Change;
use crate::app::kit::page::{choices, wrapped};
use crate::app::kit::practice::{decks, dice};
use crate::app::prelude::*;

/// The value of a game's option for two dice.
fn key((one, other): (Kind, Kind)) -> String {
    format!("{}+{}", one.key(), other.key())
}

pub(super) fn view<'a>(ui: Ui, aim: &Aim, desk: &Desk) -> Element<'a, Message> {
    let chosen = dice(&desk.settings().practice).map(key);
    let choose = |pair: Option<&'static str>| {
        Message::Set(Change::new(move |settings| settings.practice.dice = pair.map(str::to_owned)))
    };
    let all = (tr!(ui, "practise-aim-all"), chosen.is_none(), choose(None));
    let pairs = PAIRS.iter().map(|(pair, name)| {
        let is_chosen = chosen.as_deref() == Some(*pair);
        (ui.say(&Phrase::new(name)), is_chosen, choose(Some(pair)))
    });
    let words = column![ui.heading(tr!(ui, "practise-aim")), ui.faint(tr!(ui, "practise-aim-about"))];
    let parts = column![words.spacing(ui.gap(2.0)), choices(ui, [all].into_iter().chain(pairs))];
    let parts = parts.push(reached(ui, aim, chosen.is_some())).push(missing(ui, aim)).push(off(ui, aim, desk));
    container(parts.spacing(ui.gap(12.0)).padding(ui.gap(18.0))).width(Fill).style(ui.card()).id("aim").into()
}

/// Where no dice are chosen, the goal is the open game as it is usually played.
fn reached<'a>(ui: Ui, aim: &Aim, is_chosen: bool) -> Element<'a, Message> {
    let name = PAIRS.iter().find(|(pair, _)| *pair == key(aim.dice)).map_or("", |(_, name)| name);
    let dice = Phrase::new(name);
    let (icon, role, words) = match (aim.is_reached(), is_chosen) {
        (true, true) => (Icon::Right, Role::Good, tr!(ui, "practise-aim-reached", dice)),
        (true, false) => (Icon::Right, Role::Good, tr!(ui, "practise-aim-reached-usual", dice)),
        (false, true) => (Icon::Go, Role::Text, tr!(ui, "practise-aim-open", dice)),
        (false, false) => (Icon::Go, Role::Text, tr!(ui, "practise-aim-open-usual", dice)),
    };
    let words = row![icon.view(ui, role), ui.lead(words).width(Fill)].spacing(ui.gap(10.0)).align_y(Center);
    let title = shelf::find("dre13ehn").filter(|_| aim.is_reached());
    let play = title.map(|title| ui.primary(tr!(ui, "app-play")).on_press(Message::Asked(Route::Setup(title))));
    words.push(play.map(|play| play.id("aim-play"))).into()
}

fn missing<'a>(ui: Ui, aim: &Aim) -> Option<Element<'a, Message>> {
    let (known, all) = aim.throws;
    let names: Vec<&str> = aim.names.iter().map(|result| result.word()).collect();
    let names =
        (!names.is_empty()).then(|| tr!(ui, "practise-aim-names", count = names.len(), numbers = names.join(", ")));
    let throws = (known < all).then(|| tr!(ui, "practise-aim-throws", count = all - known, all));
    let lines = names.into_iter().chain(throws).map(|words| ui.body(words).width(Fill).into());
    let lines = Column::from_iter(lines).spacing(ui.gap(3.0));
    (!aim.is_reached()).then(|| lines.padding(iced::padding::left(ui.wide(30.0))).into())
}

fn off<'a>(ui: Ui, aim: &Aim, desk: &Desk) -> Option<Element<'a, Message>> {
    let on = decks(&desk.settings().practice);
    let off: Vec<Deck> = aim.decks().filter(|deck| !on.contains(deck)).collect();
    let switch = |deck: Deck| {
        let label = tr!(ui, "practise-aim-switch", deck = Phrase::new(deck.name()));
        ui.button(label).on_press(Message::DeckSwitched(deck)).id(format!("aim-{}", deck.key())).into()
    };
    (!off.is_empty()).then(|| wrapped(ui, off.into_iter().map(switch)))
}
