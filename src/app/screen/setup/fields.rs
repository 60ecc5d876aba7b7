//! The options of a game as they are chosen before a match.

use iced::widget::column;

use super::{Message, Place, State, programme};
use crate::app::kit::fields::{choice, labelled, switch};
use crate::app::prelude::*;
use crate::game::options::{Field, Kind};

/// The name of the place where that option is chosen.
pub(super) fn place(key: &str) -> iced::widget::Id {
    format!("place-{key}").into()
}

/// All options that there are as they are chosen, and what every match is asked; what is in the way is marked, and
/// `covers` where there is a cup.
pub(super) fn view(state: &State, ui: Ui, wrong: Option<Place>, covers: bool) -> Element<'_, Message> {
    let mut list = column![ui.heading(tr!(ui.lang, "app-options"))].spacing(ui.gap(14.0));
    let values = state.values();
    for field in state.there() {
        let Some(one) = values.get(field.key).and_then(|value| one(state, ui, &field, value)) else { continue };
        let one = container(one).id(place(field.key));
        let is_wrong = wrong == Some(Place::Option(field.key));
        list = list.push(if is_wrong { one.padding(ui.gap(8.0)).style(ui.wrong()) } else { one });
    }
    let (real, undo) = (state.setup.real_dice, state.setup.undo);
    let dice = [
        (tr!(ui.lang, "app-dice-drawn"), !real, Message::RealDice(false)),
        (tr!(ui.lang, "app-dice-real"), real, Message::RealDice(true)),
    ];
    let undo = switch(ui, undo, Message::UndoAllowed);
    let about = if real && covers { tr!(ui.lang, "app-dice-about-cup") } else { tr!(ui.lang, "app-dice-about") };
    let gear = if real { state.title.gear(&values) } else { None };
    list.push(choice(ui, tr!(ui.lang, "app-dice"), about, dice))
        .push(gear.map(|gear| ui.faint(ui.lang.say(&gear)).width(Fill)))
        .push(choice(ui, tr!(ui.lang, "app-undo-allowed"), tr!(ui.lang, "app-undo-allowed-about"), undo))
        .into()
}

fn one<'a>(state: &State, ui: Ui, field: &Field, value: &str) -> Option<Element<'a, Message>> {
    let (key, name) = (field.key, ui.lang.say(&Phrase::new(field.name)));
    let about = ui.lang.say(&Phrase::new(field.about));
    match &field.kind {
        Kind::Choice(choices) => {
            let choices = choices.iter().map(|(choice, id)| {
                let message = Message::OptionChosen(key, (*choice).to_owned());
                (ui.lang.say(&Phrase::new(id)), *choice == value, message)
            });
            Some(choice(ui, name, about, choices))
        }
        Kind::List(among) => Some(programme::view(state, ui, (key, name, about), among, value)),
        // Chosen in the settings, once for all matches.
        Kind::Faces { .. } => None,
        Kind::Number(least, most) => {
            let now = value.parse::<u32>().ok();
            let to = |number: Option<u32>| {
                let number = number.filter(|number| (least..=most).contains(&number));
                number.map(|number| Message::OptionChosen(key, number.to_string()))
            };
            let less = ui.button("−").on_press_maybe(to(now.and_then(|now| now.checked_sub(1))));
            let more = ui.button("+").on_press_maybe(to(now.map(|now| now.saturating_add(1))));
            let number = written(ui, field, value).width(ui.wide(84.0));
            let control = row![less, number, more].spacing(ui.gap(6.0)).align_y(Center);
            Some(labelled(ui, name, about, control.into()))
        }
        Kind::Text => Some(labelled(ui, name, about, written(ui, field, value).width(ui.wide(160.0)).into())),
    }
}

/// A value that is written.
fn written<'a>(ui: Ui, field: &Field, value: &str) -> text_input::TextInput<'a, Message> {
    let key = field.key;
    ui.field(field.default, value, Step::Body)
        .on_input(move |value| Message::OptionChosen(key, value))
        .padding(ui.gap(8.0))
        .id(format!("option-{key}"))
}
