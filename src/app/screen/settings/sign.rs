//! Signs that people draw themselves, stroke by stroke. Knows no game; what is wrong with a sign the game says.

use iced::widget::column;

use games::shelf;
use games::table::{OwnSign, Title};

use super::Message;
use crate::app::desk::lay_out;
use crate::app::prelude::*;

/// Pixels at 100 %.
const STROKE: f32 = 46.0;
const SIGN: f32 = 104.0;

pub fn view<'a>(ui: Ui, desk: &Desk) -> Vec<Element<'a, Message>> {
    let all = shelf::ALL.iter().filter_map(|title| Some((*title, title.about().own?)));
    all.map(|(title, own)| one(ui, title, own, desk)).collect()
}

fn one<'a>(ui: Ui, title: &'static dyn Title, own: OwnSign, desk: &Desk) -> Element<'a, Message> {
    let say = |id| ui.lang.say(&Phrase::new(id));
    let list = desk.layout(title).get(own.key).cloned().unwrap_or_default();
    let drawn = |list: String| Message::Set(lay_out(title, own.key, list));
    let strokes = (0..own.strokes).map(|stroke| {
        let sign = sign(ui, (own.stroke)(&list, stroke), STROKE);
        let id = format!("stroke-{}-{stroke}", own.key);
        let named = tr!(ui.lang, "app-sign-stroke", number = stroke + 1);
        ui.bare(sign).padding(ui.gap(3.0)).on_press(drawn((own.toggled)(&list, stroke))).id(id).named(named).into()
    });
    let strokes = group(Row::from_iter(strokes).spacing(ui.gap(2.0)).wrap().vertical_spacing(ui.gap(2.0)));
    let usual = ui.button(tr!(ui.lang, "app-sign-usual"));
    let usual = usual.on_press_maybe((!list.is_empty()).then(|| drawn(String::new()))).id("sign-usual");
    let why = (own.wrong)(&list).map(|why| ui.body(ui.lang.sentence(&why)).color(ui.colour(Role::Bad)).width(Fill));
    let words = column![ui.strong(say(own.name)), ui.faint(say(own.about))].spacing(ui.gap(2.0));
    let choice = column![strokes].push(why).push(usual).spacing(ui.gap(8.0)).width(Fill);
    let sign = self::sign(ui, (own.sign)(&list), SIGN);
    let draft = row![sign, choice].spacing(ui.gap(18.0)).align_y(Center);
    column![words, draft].spacing(ui.gap(8.0)).into()
}
