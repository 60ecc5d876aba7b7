//! The dice beside the board: rolling, lying, under the cup, or to be typed in.

use iced::widget::{Row, column, container};
use iced::{Element, Fill};

use crate::app::desk::Desk;
use crate::app::screen::table::tray::tumbles;
use crate::app::screen::table::{Message, Stage, State};
use crate::app::theme::Ui;
use crate::app::widget::hold::Hold;
use crate::app::widget::tray::die_sign;
use crate::draw::{Drawing, Ink, Path, Role, Stroke};
use crate::tr;

/// How high the tray is, pixels at 100 %: with a cup where there is room for it, and else.
const TALL: f32 = 186.0;
/// The same, without.
const LOW: f32 = 150.0;
/// From which height of the window on there is room for a high tray, pixels.
const ROOMY: f32 = 760.0;

/// The dice: rolling, lying, or to be typed in.
pub(super) fn view<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Option<Element<'a, Message>> {
    if let Some(throw) = state.real_dice_due() {
        return Some(real_dice(ui, state, &throw));
    }
    let throw = state.may_throw().then(|| {
        ui.primary(tr!(ui.lang, "app-throw")).width(Fill).on_press(Message::ThrowPressed).id("throw")
    });
    if state.tray.is_empty() {
        return throw.map(Element::from);
    }
    let version = state.version;
    let tray = state.tray.view(ui, desk.settings(), move || Message::Settled(version));
    let height = if state.tray.has_room() && ui.window.height > ROOMY { TALL } else { LOW };
    let tray = container(tray).width(Fill).height(ui.gap(height)).style(ui.panel(Ink::new(Role::Accent).alpha(0.13)));
    let look = state.may_look().map(|_| Message::LookPressed);
    let words = if look.is_some() {
        Some(tr!(ui.lang, "app-cup-look"))
    } else if state.looking {
        Some(tr!(ui.lang, "app-cup-looking"))
    } else {
        let count = state.table.thrown(false).map_or(0, |thrown| thrown.throw.dice.len());
        let covered = state.tray.is_covered() && state.stage != Stage::Tumbling;
        covered.then(|| tr!(ui.lang, "app-cup-covered", count = count))
    };
    // Always there under a cup, so that it lasts while it is held.
    let tray: Element<'a, Message> = if state.table.covers() {
        Hold::new(tray, "cup", Message::LookEnded).on_hold(look).ring(ui.colour(Role::Accent), ui.gap(6.0)).into()
    } else {
        tray.into()
    };
    let mut parts = column![tray].spacing(ui.gap(6.0));
    // In words and signs as well, never only as a turned solid.
    if state.stage != Stage::Tumbling {
        let signs: Vec<_> =
            state.tray.lying().map(|(die, face)| die_sign(ui, state.table.title(), die, *face, 30.0)).collect();
        if !signs.is_empty() {
            parts = parts.push(container(Row::from_iter(signs).spacing(ui.gap(6.0)).wrap()).center_x(Fill));
        }
    } else if tumbles(desk.settings()) {
        let skip = ui.bare(ui.faint(tr!(ui.lang, "app-skip"))).on_press(Message::SkipPressed);
        parts = parts.push(container(skip).center_x(Fill));
    }
    parts = parts.push(words.map(|words| container(ui.faint(words)).center_x(Fill)));
    Some(parts.push(throw).into())
}

/// Who is to throw real dice, and how many.
pub(super) fn real_prompt(ui: Ui, state: &State) -> String {
    let count = state.real_dice_due().map_or(0, |throw| throw.dice.len());
    let name = state.seat.map(|seat| state.names[seat].clone()).unwrap_or_default();
    if state.table.covers() {
        return tr!(ui.lang, "app-throw-real-covered", name = name);
    }
    tr!(ui.lang, "app-throw-real", name = name, count = count)
}

/// A row of faces for the die that is typed in next.
fn real_dice<'a>(ui: Ui, state: &'a State, throw: &crate::game::Throw) -> Element<'a, Message> {
    let title = state.table.title();
    let typed = throw.dice.iter().enumerate().map(|(index, die)| match state.typed.get(index) {
        Some(face) => die_sign(ui, title, die, *face, 38.0),
        None => {
            let next = index == state.typed.len();
            let edge = if next { Role::Accent } else { Role::Line };
            let mut empty = Drawing::new(10.0, 10.0);
            let look = title.die_look(die);
            empty.fill(Path::rounded(0.5, 0.5, 9.0, 9.0, 1.8), look.body.alpha(0.35));
            empty.line(Path::rounded(0.5, 0.5, 9.0, 9.0, 1.8), Stroke::dashed(edge.into(), 0.6, 1.4, 1.2));
            crate::app::widget::tray::sign(ui, empty, 38.0)
        }
    });
    let typed = Row::from_iter(typed).spacing(ui.gap(8.0));
    let die = throw.dice.get(state.typed.len());
    let faces = die.map(crate::game::Die::distinct).unwrap_or_default();
    let faces = faces.into_iter().zip(die.into_iter().cycle()).map(|(face, die)| {
        let sign = die_sign(ui, title, die, face, 34.0);
        ui.bare(sign).padding(ui.gap(3.0)).on_press(Message::FacePressed(face)).id(format!("face-{face}")).into()
    });
    let faces = Row::from_iter(faces).spacing(ui.gap(2.0)).wrap();
    let back = (!state.typed.is_empty()).then_some(Message::FaceRemoved);
    let back = ui.button(tr!(ui.lang, "app-face-back")).on_press_maybe(back);
    let parts = column![typed, faces, back].spacing(ui.gap(12.0)).padding(ui.gap(12.0));
    container(parts).width(Fill).style(ui.card()).into()
}
