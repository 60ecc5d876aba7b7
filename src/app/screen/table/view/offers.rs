//! What may be decided beside the board: typed, or chosen; and what is next when it is over.

use iced::widget::column;

use crate::app::kit::page::choices;
use crate::app::prelude::*;
use crate::app::screen::table::{Message, Note, Stage, State, pace, typing, written};
use crate::game::{Seat, Turn};
use crate::table::{Typing, Weight};

/// Decisions beside the board; who else may decide now; what is next when it is over.
pub(super) fn view<'a>(ui: Ui, state: &'a State) -> Option<Element<'a, Message>> {
    let lang = ui.lang;
    if state.standing.turn.is_over() {
        let again = ui.primary(tr!(lang, "app-again")).width(Fill).on_press(Message::AgainPressed).id("again");
        let review = state
            .standing
            .reviewable
            .then(|| ui.button(tr!(lang, "app-go-through")).width(Fill).on_press(Message::ReviewPressed).id("review"));
        let setup = ui.button(tr!(lang, "app-setup")).width(Fill).on_press(Message::SetupPressed);
        let print = ui.button(tr!(lang, "app-print-filled")).width(Fill).on_press(Message::PrintPressed);
        let shelf = ui.button(tr!(lang, "app-to-shelf")).width(Fill).on_press(Message::Asked(Way::Home));
        return Some(column![again].push(review).push(setup).push(print).push(shelf).spacing(ui.gap(6.0)).into());
    }
    if state.written.is_stuck() {
        let again = ui
            .primary(tr!(lang, "app-write-again"))
            .width(Fill)
            .on_press(Message::Written(written::Message::AgainPressed));
        let hold = ui
            .button(tr!(lang, "app-write-later"))
            .width(Fill)
            .on_press(Message::Written(written::Message::HoldPressed));
        return Some(column![again, hold].spacing(ui.gap(6.0)).into());
    }
    if let Stage::Pausing(..) | Stage::Resting(_) = state.pace.stage {
        let skip = ui
            .button(tr!(lang, "app-go-on"))
            .width(Fill)
            .on_press(Message::Pace(pace::Message::SkipPressed))
            .id("skip");
        let hurry = state.may_hurry().then(|| {
            let label = row![ui.body(tr!(lang, "app-hurry")).width(Fill), ui.faint("F")].align_y(Center);
            ui.control(label)
                .dress(ui.quiet())
                .width(Fill)
                .on_press(Message::Pace(pace::Message::HurryPressed))
                .id("hurry")
        });
        return Some(column![skip].push(hurry).spacing(ui.gap(6.0)).into());
    }
    let seat = state.seat.filter(|_| state.is_asked())?;
    let controls = state.table.offers(seat).into_iter().map(|offer| {
        let asks = state.note.as_ref() == Some(&Note::Asks(offer.action.clone()));
        let asked = match &offer.weight {
            Weight::Forgoes(what) if asks => {
                let asked = tr!(lang, "app-gives-away", what = what.clone());
                Some(ui.body(asked).color(ui.colour(Role::Bad)).width(Fill))
            }
            Weight::Forgoes(_) | Weight::Next | Weight::Scores | Weight::Plain => None,
        };
        // What stands out has its words on the accent.
        let stands_out = offer.weight.stands_out();
        let on = stands_out.then(|| ui.colour(Role::OnAccent));
        let name = ui.strong(lang.say(&offer.name)).color_maybe(on).width(Fill);
        let faint = |words: String| ui.faint(words).color(on.unwrap_or(ui.colour(Role::Faint)));
        let key = offer.key.map(|key| faint(key.to_ascii_uppercase().to_string()));
        // What is asked stands in the place of what it means: nothing moves that is to be pressed again.
        let about = offer.about.filter(|_| !asks).map(|about| faint(lang.say(&about)));
        let words = Column::new().push(name).push(about).push(asked).width(Fill);
        let words = Row::new().push(words).push(key).spacing(ui.gap(8.0)).align_y(Center);
        let id = offer.action.replace(' ', "-");
        let control = ui.control(words).width(Fill).on_press(Message::OfferPressed(offer.action)).id(id);
        if stands_out { control.dress(ui.filled()).into() } else { control.dress(ui.quiet()).into() }
    });
    let call = state.typing().map(|(_, typing)| field(ui, state, &typing));
    let mut parts = Column::new().push(call).extend(controls).spacing(ui.gap(6.0));
    let others: Vec<Seat> = match state.table.turn() {
        Turn::Seats(seats) => seats.into_iter().filter(|other| state.kind(*other).is_human()).collect(),
        Turn::Roll(_) | Turn::Faces(_) | Turn::Over(_) => Vec::new(),
    };
    if others.len() > 1 {
        let tabs = others.into_iter().map(|other| {
            let name = state.names[other].clone();
            (name, other == seat, Message::SeatPressed(other))
        });
        let tabs = choices(ui, tabs);
        // Not all of them are waited for: then it matters who is first.
        let awaited = state.table.awaited();
        let about = match awaited.first().filter(|_| awaited.len() == 1) {
            Some(first) => tr!(lang, "app-out-of-turn", name = state.names[*first].clone()),
            None => tr!(lang, "app-any-order"),
        };
        parts = parts.push(ui.faint(about)).push(tabs);
    }
    Some(parts.into())
}

/// The field in which a decision is typed; under it, why it is not taken.
fn field<'a>(ui: Ui, state: &'a State, call: &Typing) -> Element<'a, Message> {
    let lang = ui.lang;
    let key = ui.faint("C");
    let label = row![ui.strong(lang.say(&call.label)).width(Fill), key].spacing(ui.gap(8.0)).align_y(Center);
    let input = ui.field(&lang.say(&call.placeholder), &state.text, Step::Body).padding(ui.gap(9.0)).id(typing::FIELD);
    let input = input.on_input(|text| Message::Typing(typing::Message::Changed(text)));
    let input = input.on_submit(Message::Typing(typing::Message::Sent));
    // The example in the field has the whole width, as long as there is nothing to send.
    let some = !state.text.trim().is_empty();
    let send = some.then(|| {
        ui.button(tr!(lang, "app-typing-send")).on_press(Message::Typing(typing::Message::Sent)).id("typing-send")
    });
    let entry = row![input.width(Fill)].push(send).spacing(ui.gap(6.0)).align_y(Center);
    let why = match &state.note {
        Some(Note::Mistyped(why)) => {
            Some(ui.body(tr!(lang, "app-refused", why = why.clone())).color(ui.colour(Role::Bad)).width(Fill))
        }
        Some(Note::Refused(_) | Note::Hint(..) | Note::Asks(_)) | None => None,
    };
    let parts = column![label, entry].push(why).spacing(ui.gap(6.0)).padding(ui.gap(12.0));
    container(parts).width(Fill).style(ui.card()).into()
}
