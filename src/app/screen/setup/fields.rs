//! How a game is played: its options, and what every match is asked.

use iced::widget::column;

use super::{FaultPlace, Message, State};
use crate::app::kit::fields::{choice, labelled, switch};
use crate::app::kit::options;
use crate::app::prelude::*;

pub(super) const SEED: &str = "seed";

pub(super) fn view(state: &State, ui: Ui, wrong: Option<FaultPlace>, covers: bool) -> Element<'_, Message> {
    let wrong = match wrong {
        Some(FaultPlace::Option(key)) => Some(key),
        Some(FaultPlace::Seat(_) | FaultPlace::Seed | FaultPlace::Whole) | None => None,
    };
    let chosen = &state.setup.options;
    let list = column![ui.heading(tr!(ui.lang, "app-options"))].spacing(ui.gap(14.0));
    let list = list.extend(state.chooser.view(ui, (state.title, chosen), wrong, Message::Options));
    let (real, undo) = (state.setup.real_dice, state.setup.undo);
    let dice = [
        (tr!(ui.lang, "app-dice-drawn"), !real, Message::RealDice(false)),
        (tr!(ui.lang, "app-dice-real"), real, Message::RealDice(true)),
    ];
    let undo = switch(ui, undo, Message::UndoAllowed);
    let about = if real && covers { tr!(ui.lang, "app-dice-about-cup") } else { tr!(ui.lang, "app-dice-about") };
    let gear = if real { state.title.gear(&options::values(state.title, chosen)) } else { None };
    let seed = (!real).then(|| {
        let field = ui.field(&tr!(ui.lang, "app-seed-new"), &state.seed, TypeSize::Body).on_input(Message::SeedTyped);
        let field = field.width(ui.wide(160.0)).padding(ui.gap(8.0)).id(SEED);
        labelled(ui, tr!(ui.lang, "app-seed"), tr!(ui.lang, "app-seed-about"), field.into())
    });
    list.push(choice(ui, tr!(ui.lang, "app-dice"), about, dice))
        .push(gear.map(|gear| ui.faint(ui.lang.say(&gear)).width(Fill)))
        .push(seed)
        .push(choice(ui, tr!(ui.lang, "app-undo-allowed"), tr!(ui.lang, "app-undo-allowed-about"), undo))
        .into()
}
