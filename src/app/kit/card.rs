//! A game, or a family of games, as a card: on the shelf, in a cabinet. Knows none of them.

use std::ops::RangeInclusive;

use iced::widget::column;

use base::draw::Ink;
use games::lesson::{self, Listed};
use games::table::{Family, Title};

use crate::app::prelude::*;
use crate::app::widget::control::Control;
use crate::app::widget::semantics::heading;

const EMBLEM: f32 = 104.0;
const SMALL: f32 = 60.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Usual,
    Small,
    Centrepiece,
}

impl Size {
    fn gap(self, ui: Ui) -> f32 {
        ui.gap(if self == Self::Small { 12.0 } else { 16.0 })
    }
}

fn seats(ui: Ui, seats: RangeInclusive<usize>, size: Size) -> String {
    let (least, most) = seats.into_inner();
    if size == Size::Small {
        tr!(ui, "app-seats-few", least, most)
    } else if least == most {
        tr!(ui, "app-seats-exactly", count = least)
    } else {
        tr!(ui, "app-seats", least, most)
    }
}

struct Face<'a> {
    name: Phrase,
    line: Phrase,
    about: String,
    emblem: &'a Picture,
}

fn card<'a, M: Clone + 'a>(ui: Ui, face: Face<'a>, controls: Vec<Element<'a, M>>, size: Size) -> Control<'a, M> {
    let say = |phrase: &Phrase| ui.say(phrase);
    let name = if size == Size::Small { ui.heading(say(&face.name)) } else { heading(2, ui.title(say(&face.name))) };
    let words = column![name, ui.body(say(&face.line)), ui.faint(face.about)].spacing(ui.gap(4.0)).width(Fill);
    let side = if size == Size::Small { SMALL } else { EMBLEM } * ui.text.clamp(0.9, 1.15);
    let head = row![face.emblem.wide(ui, side), words].spacing(size.gap(ui)).align_y(Center);
    let foot = Row::from_vec(controls).spacing(ui.gap(8.0)).wrap().vertical_spacing(ui.gap(8.0));
    // The foot goes down where the card has to be taller.
    let content = column![container(head).padding(iced::padding::bottom(size.gap(ui))), foot];
    let card = ui.control(content).padding(size.gap(ui)).width(Fill);
    match size {
        Size::Usual | Size::Small => card.style(ui.whole(Role::Paper)),
        Size::Centrepiece => card.style(ui.whole(Ink::new(Role::Accent).alpha(0.14))),
    }
}

/// `waits` is the lesson that is next; the first of a game is proposed, among many games in a calmer way.
pub fn game<'a, M: Clone + 'a>(
    ui: Ui,
    (title, waits): (&'static dyn Title, Option<&'static Listed>),
    emblem: &'a Picture,
    asked: fn(Route) -> M,
    size: Size,
    keys: impl Fn(&Key, Modifiers) -> Option<M> + 'a,
) -> Element<'a, M> {
    let ui = ui.accented(title.about().accent);
    let face =
        Face { name: title.about().name(), line: title.about().line(), about: seats(ui, title.seats(), size), emblem };
    let is_first = waits.is_some() && waits == lesson::of(title.key()).next();
    let learn = |lesson| {
        let id = format!("learn-{}", title.key());
        let said = tr!(ui, "lesson-head");
        let button = match (is_first, size) {
            (false, _) => ui.button(said),
            (true, Size::Small) => ui.proposed(said),
            (true, Size::Usual | Size::Centrepiece) => ui.primary(said),
        };
        button.on_press(asked(Route::Lesson(lesson))).id(id).into()
    };
    // Once all are done, setting up lists them.
    let mut lessons = lesson::of(title.key());
    let list = lessons.next().filter(|_| waits.is_none()).map(|first| {
        let way = if lessons.next().is_none() { Route::Lesson(first) } else { Route::Setup(title) };
        ui.button(tr!(ui, "lesson-head")).on_press(asked(way)).id(format!("lessons-{}", title.key())).into()
    });
    let said = tr!(ui, "app-play");
    let play = if is_first || size == Size::Small { ui.button(said) } else { ui.primary(said) };
    let play = play.on_press(asked(Route::Again(title))).into();
    let mut controls: Vec<Element<'_, M>> = [play].into_iter().chain(waits.map(learn)).chain(list).collect();
    controls.extend([
        ui.button(tr!(ui, "app-setup")).on_press(asked(Route::Setup(title))).into(),
        ui.button(tr!(ui, "app-rules")).on_press(asked(Route::Rules(title))).into(),
    ]);
    card(ui, face, controls, size).on_press(asked(Route::Setup(title))).on_key(keys).id(title.key()).into()
}

pub fn family<'a, M: Clone + 'a>(
    ui: Ui,
    family: &'static Family,
    games: &[&dyn Title],
    emblem: &'a Picture,
    asked: fn(Route) -> M,
) -> Element<'a, M> {
    let (ui, open) = (ui.accented(family.accent), asked(Route::Cabinet(family)));
    let least = games.iter().map(|title| *title.seats().start()).min().unwrap_or_default();
    let most = games.iter().map(|title| *title.seats().end()).max().unwrap_or_default();
    let about = seats(ui, least..=most, Size::Usual);
    let (name, line) = (family.name(), family.line());
    let face = Face { name, line, about, emblem };
    let controls = vec![ui.primary(tr!(ui, "app-family-open")).on_press(open.clone()).into()];
    card(ui, face, controls, Size::Usual).on_press(open).id(family.key).into()
}
