//! The dice beside the board: rolling, lying, under the cup, or to be typed in.

use iced::widget::column;

use crate::app::prelude::*;
use crate::app::screen::table::tray::tumbles;
use crate::app::screen::table::{Message, Stage, State, hand, pace, real};
use crate::app::widget::hold::Hold;
use crate::app::widget::tray::die_sign;
use crate::draw::{Affine, Drawing, Ink, Path, Stroke};
use crate::game::{Die, Face, Throw, Turn};
use crate::table::Title;

/// How high the tray is, pixels at 100 %: with a cup where there is room for it, and else.
const TALL: f32 = 186.0;
/// The same, without.
const LOW: f32 = 150.0;
/// From which height of the window on there is room for a high tray, pixels.
const ROOMY: f32 = 760.0;

/// The side of the square in which a die stands that is typed, and the room round it, mm.
const FRAME: f32 = 12.0;
const MARGIN: f32 = 1.0;

/// The dice: rolling, lying, or to be typed in.
pub(super) fn view<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Option<Element<'a, Message>> {
    if let Some(throw) = state.real_dice_due() {
        return Some(real_dice(ui, state, &throw));
    }
    let throw = state.may_throw().then(|| {
        let unseen = state.throws_unseen();
        ui.primary(if unseen { tr!(ui.lang, "app-thrown-unseen") } else { tr!(ui.lang, "app-throw") })
            .width(Fill)
            .on_press(Message::Pace(pace::Message::ThrowPressed))
            .id("throw")
    });
    if state.tray.is_empty() {
        return throw.map(Element::from);
    }
    let version = state.pace.version;
    let tray = state.tray.view(ui, desk.settings(), move || Message::Pace(pace::Message::Settled(version)));
    let height = if state.tray.has_room() && ui.window.height > ROOMY { TALL } else { LOW };
    let tray = container(tray).width(Fill).height(ui.gap(height)).style(ui.panel(Ink::new(Role::Accent).alpha(0.13)));
    let look = state.may_look().map(|_| Message::Hand(hand::Message::LookPressed));
    // Whoever looks under a real cup does it there, and says so here.
    let unknown = state.table.thrown(true).is_some_and(|thrown| thrown.faces.is_none());
    let (look, looked) = if unknown { (None, look) } else { (look, None) };
    let looked = looked.map(|message| {
        let words = row![ui.body(tr!(ui.lang, "app-cup-looked")).width(Fill), ui.faint("V")].align_y(Center);
        ui.control(words).dress(ui.quiet()).width(Fill).on_press(message).id("looked")
    });
    let words = if look.is_some() {
        Some(tr!(ui.lang, "app-cup-look"))
    } else if state.hand.looking {
        Some(tr!(ui.lang, "app-cup-looking"))
    } else {
        let count = state.table.thrown(false).map_or(0, |thrown| thrown.throw.dice.len());
        let covered = state.tray.is_covered() && state.pace.stage != Stage::Tumbling;
        covered.then(|| tr!(ui.lang, "app-cup-covered", count = count))
    };
    // Always there under a cup, so that it lasts while it is held.
    let tray: Element<'a, Message> = if state.table.manner().covers() {
        Hold::new(tray, "cup", Message::Hand(hand::Message::LookEnded))
            .on_hold(look)
            .ring(ui.colour(Role::Accent), ui.gap(6.0))
            .into()
    } else {
        tray.into()
    };
    let mut parts = column![tray].spacing(ui.gap(6.0));
    // In words and signs as well, never only as a turned solid.
    if state.pace.stage != Stage::Tumbling {
        let signs: Vec<_> =
            state.tray.lying().map(|(die, face)| die_sign(ui, state.table.title(), die, *face, 30.0)).collect();
        if !signs.is_empty() {
            parts = parts.push(container(Row::from_iter(signs).spacing(ui.gap(6.0)).wrap()).center_x(Fill));
        }
    } else if tumbles(desk.settings()) {
        let skip = ui.bare(ui.faint(tr!(ui.lang, "app-skip"))).on_press(Message::Pace(pace::Message::SkipPressed));
        parts = parts.push(container(skip).center_x(Fill));
    }
    parts = parts.push(words.map(|words| container(ui.faint(words)).center_x(Fill)));
    Some(parts.push(looked).push(throw).into())
}

/// Who is to throw real dice, and how many; whether they lie so, when all are typed.
pub(super) fn real_prompt(ui: Ui, state: &State, throw: &Throw) -> String {
    let count = throw.dice.len();
    let name = state.seat.map(|seat| state.names[seat].clone()).unwrap_or_default();
    if state.real.typed.is_whole(throw) {
        return tr!(ui.lang, "app-faces-right", name = name);
    }
    if matches!(state.table.turn(), Turn::Faces(_)) {
        return tr!(ui.lang, "app-faces-due", name = name);
    }
    tr!(ui.lang, "app-throw-real", name = name, count = count)
}

/// The die as it is typed: its face, if it has one yet; the one that is next has an edge.
fn typed_die<'a>(ui: Ui, title: &'static dyn Title, die: &Die, face: Option<Face>, next: bool) -> Element<'a, Message> {
    let mut drawing = Drawing::new(FRAME, FRAME);
    match face {
        Some(face) => {
            drawing.place(Affine::shift(MARGIN, MARGIN), title.die(die).flat(die, face));
        }
        None => {
            let empty = Path::rounded(MARGIN + 0.5, MARGIN + 0.5, 9.0, 9.0, 1.8);
            drawing.fill(empty.clone(), title.die(die).look.body.alpha(0.35));
            drawing.line(empty, Stroke::dashed(Role::Line.into(), 0.5, 1.4, 1.2));
        }
    }
    if next {
        let side = FRAME - 0.8;
        drawing.line(Path::rounded(0.4, 0.4, side, side, 2.6), Stroke::new(Role::Accent.into(), 0.6));
    }
    sign(ui, drawing, 44.0)
}

/// The dice as they are typed so far, a row of faces for the next one, and at last whether they lie so.
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
                .on_press(Message::Real(real::Message::FacePressed(face)))
                .id(format!("face-{face}"))
                .into()
        });
        Row::from_iter(faces).spacing(ui.gap(2.0)).wrap()
    });
    let open = begun.map(|(_, longer)| {
        let longer = longer.iter().map(Face::to_string).collect::<Vec<_>>().join(", ");
        ui.body(tr!(ui.lang, "app-face-open", digits = typed.digits().to_owned(), longer = longer)).width(Fill)
    });
    // What comes next stands out, and so does its key.
    let labelled = |words: String, key: String, ink: Option<iced::Color>| {
        let words = ui.strong(words).color_maybe(ink).width(Fill);
        row![words, ui.faint(key).color_maybe(ink)].spacing(ui.gap(8.0)).align_y(Center)
    };
    let stand = typed.is_whole(throw).then(|| {
        let words = tr!(ui.lang, "app-faces-stand", count = throw.dice.len());
        let words = labelled(words, tr!(ui.lang, "app-enter"), Some(ui.colour(Role::OnAccent)));
        ui.control(words)
            .dress(ui.filled())
            .width(Fill)
            .on_press(Message::Real(real::Message::FacesStood))
            .id("faces-stand")
    });
    let back = (!typed.is_empty()).then(|| {
        let words = labelled(tr!(ui.lang, "app-face-back"), tr!(ui.lang, "app-backspace"), None);
        ui.control(words)
            .dress(ui.quiet())
            .width(Fill)
            .on_press(Message::Real(real::Message::FaceRemoved))
            .id("face-back")
    });
    let parts = column![dice].push(open).push(faces).push(stand).push(back);
    container(parts.spacing(ui.gap(12.0)).padding(ui.gap(12.0))).width(Fill).style(ui.card()).into()
}
