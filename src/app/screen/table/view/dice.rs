//! The dice beside the board: rolling, lying, under the cup, or to be typed in.

use iced::mouse;
use iced::widget::{column, mouse_area};

use base::draw::{Affine, Drawing, Ink, Path, Stroke};
use games::game::{Die, Face, Throw, Turn};
use games::table::Title;

use crate::app::prelude::*;
use crate::app::screen::table::{Activity, Message, State};
use crate::app::widget::hold::Hold;
use crate::app::widget::semantics::image;
use crate::app::widget::tray::{CLOTH, die_sign};

/// How high the tray is, as a part of how wide.
const SHAPE: f32 = 0.78;

const DIE_FRAME_MM: f32 = 12.0;
const DIE_MARGIN_MM: f32 = 1.0;

/// How high the words below the tray are, which are there under a cup.
pub(super) fn line(ui: Ui, state: &State) -> f32 {
    if state.table.handling().covers() { ui.size(TypeSize::Small).0 * 1.3 + ui.gap(4.0) } else { 0.0 }
}

pub(super) fn view<'a>(ui: Ui, state: &'a State, desk: &'a Desk, most: iced::Size) -> Element<'a, Message> {
    if let Some(throw) = state.real_dice_due() {
        return real_dice(ui, state, &throw);
    }
    let version = state.pace.version;
    let tray = state.tray.view(ui, desk.settings(), move || Message::Settled.at(version));
    let height = (most.width * SHAPE).min(most.height - line(ui, state));
    let tray =
        container(tray).width(Fill).height(height).style(ui.panel(Ink::new(Role::Accent).alpha(CLOTH))).id("tray");
    // The dice themselves are pressed, to be thrown or not to be waited for.
    let pressed = match state.pace.stage {
        Activity::Tumbling => Some(Message::SkipPressed),
        Activity::Idle if state.may_throw() && !state.throws_unseen() => Some(Message::ThrowPressed),
        Activity::Idle | Activity::Resting(_) | Activity::Coached | Activity::Thinking(_) | Activity::Pausing(..) => {
            None
        }
    };
    let tray = match pressed {
        Some(message) => {
            mouse_area(tray).interaction(mouse::Interaction::Pointer).on_press(Message::Docked(Box::new(message)))
        }
        // The dice keep what they know of their roll only in the same place.
        None => mouse_area(tray),
    };
    if !state.table.handling().covers() {
        return tray.into();
    }
    let look = state.may_look().filter(|_| !state.lies_unknown()).map(|_| Message::LookPressed);
    let words = if look.is_some() {
        Some(tr!(ui, "app-cup-look"))
    } else if state.hand.looking.is_some() {
        Some(tr!(ui, "app-cup-looking"))
    } else {
        let count = state.table.thrown(false).map_or(0, |thrown| thrown.throw.dice.len());
        let covered = state.tray.is_covered() && state.pace.stage != Activity::Tumbling;
        covered.then(|| tr!(ui, "app-cup-covered", count))
    };
    // Dice that are seen are told; a cup by what can be done with it.
    let lie = state.tray.announcement().filter(|_| state.may_look().is_none());
    let name = lie.or_else(|| words.clone()).unwrap_or_else(|| tr!(ui, "app-cup"));
    // Always there under a cup, so that it lasts while it is held.
    let tray = Hold::new(tray, "cup", Message::LookEnded).on_hold(look).ring(ui.focus(), ui.gap(6.0)).named(name);
    let words = container(ui.faint(words.unwrap_or_default())).center_x(Fill);
    column![Element::from(tray), words].spacing(ui.gap(4.0)).into()
}

pub(in super::super) fn real_prompt(lang: Lang, state: &State, throw: &Throw) -> String {
    let count = throw.dice.len();
    let name = state.seat.map(|seat| state.names[seat].clone()).unwrap_or_default();
    if state.real.typed.is_whole(throw) {
        return tr!(lang, "app-faces-right", name);
    }
    if matches!(state.table.turn(), Turn::Faces(_)) {
        return tr!(lang, "app-faces-due", name);
    }
    if let [_, _, ..] = *throw.by {
        // Everybody throws some of them: whose come first.
        let names: Vec<&str> = throw.by.iter().map(|seat| state.names[*seat].as_str()).collect();
        return tr!(lang, "app-throw-real-each", names = names.join(", "));
    }
    match state.seat {
        Some(seat) if !state.kind(seat).is_human() => tr!(lang, "app-throw-real-for", name, count),
        Some(_) | None => tr!(lang, "app-throw-real", name, count),
    }
}

fn typed_die<'a>(ui: Ui, title: &'static dyn Title, die: &Die, face: Option<Face>, next: bool) -> Element<'a, Message> {
    let mut drawing = Drawing::new(DIE_FRAME_MM, DIE_FRAME_MM);
    match face {
        Some(face) => {
            drawing.place(Affine::shift(DIE_MARGIN_MM, DIE_MARGIN_MM), title.die(die).flat(die, face));
        }
        None => {
            let empty = Path::rounded(DIE_MARGIN_MM + 0.5, DIE_MARGIN_MM + 0.5, 9.0, 9.0, 1.8);
            drawing.fill(empty.clone(), title.die(die).look.body.alpha(0.35));
            drawing.line(empty, Stroke::dashed(Role::Line.into(), 0.5, 1.4, 1.2));
        }
    }
    if next {
        let side = DIE_FRAME_MM - 0.8;
        drawing.line(Path::rounded(0.4, 0.4, side, side, 2.6), Stroke::new(Role::Accent.into(), 0.6));
    }
    let shown = sign(ui, drawing, 44.0);
    match face {
        Some(face) => image(face.to_string(), shown),
        None => shown,
    }
}

fn real_dice<'a>(ui: Ui, state: &'a State, throw: &Throw) -> Element<'a, Message> {
    let (title, typed) = (state.table.title(), &state.real.typed);
    let begun = typed.begun(throw);
    let dice = throw.dice.iter().enumerate().map(|(index, die)| {
        let next = index == typed.faces().len();
        let begun = begun.as_ref().filter(|_| next).and_then(|(face, _)| *face);
        typed_die(ui, title, die, typed.faces().get(index).copied().or(begun), next)
    });
    let dice = Row::from_iter(dice).spacing(ui.gap(3.0)).wrap().vertical_spacing(ui.gap(3.0));
    let faces = typed.next(throw).map(|die| {
        let faces = die.distinct().into_iter().map(|face| {
            let sign = die_sign(ui, title, die, face, 34.0);
            ui.bare(sign)
                .padding(ui.gap(3.0))
                .on_press(Message::FacePressed(face))
                .id(format!("face-{face}"))
                .named(face.to_string())
                .into()
        });
        Row::from_iter(faces).spacing(ui.gap(2.0)).wrap()
    });
    let open = begun.map(|(face, longer)| {
        let longer: Vec<String> = longer.iter().map(Face::to_string).collect();
        ui.body(super::begun_says(ui, typed.digits(), &longer, face.is_some())).width(Fill)
    });
    let parts = column![dice].push(faces).push(open);
    let parts = parts.spacing(ui.gap(10.0)).padding(ui.gap(12.0)).width(Fill);
    container(scrollable(parts).style(ui.bar()).id("faces")).width(Fill).style(ui.card()).into()
}
