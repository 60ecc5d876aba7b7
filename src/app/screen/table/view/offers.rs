//! What may be decided beside the board: typed, or chosen; and what is next when it is over.

use iced::widget::column;

use games::game::{Seat, Turn};
use games::lesson::Listed;
use games::table::{Typing, Weight};

use crate::app::kit::key::{cap, cap_on_accent};
use crate::app::kit::page::choices;
use crate::app::prelude::*;
use crate::app::screen::table::slips::Drill;
use crate::app::screen::table::{Activity, Message, Note, State, typing};

#[derive(Default)]
pub(super) struct Offers<'a> {
    pub(super) others: Option<Element<'a, Message>>,
    /// The decisions themselves, where the column stands below the board: they stay at the foot.
    pub(super) at_hand: Vec<Element<'a, Message>>,
    /// What is next: it gives nothing away, and Enter or Space does it too.
    pub(super) main: Option<Element<'a, Message>>,
}

pub(super) fn slot_height(ui: Ui) -> f32 {
    ui.size(TypeSize::Body).0 * 1.3 + ui.gap(22.0)
}

/// The place of what is next, which stays even where there is nothing.
pub(super) fn slot<'a>(ui: Ui, main: Option<Element<'a, Message>>) -> Element<'a, Message> {
    let empty = || space().height(slot_height(ui)).into();
    container(main.unwrap_or_else(empty)).width(Fill).id("main").into()
}

/// From how wide on going on and fast forward have room side by side, pixels at 100 %.
const LEAST_ABREAST_PX: f32 = 290.0;

/// Without what decisions mean where it `is_cramped`, or they stay at the foot.
pub(super) fn view<'a>(ui: Ui, state: &'a State, width: f32, is_cramped: bool) -> Offers<'a> {
    // What the pointer presses here has to have been there for a moment.
    let docked = |message| Message::Docked(Box::new(message));
    let next = |words: String, key: &str, message: Message, id: &'static str| -> Element<'a, Message> {
        let on = ui.colour(Role::OnAccent);
        let words = row![ui.strong(words).color(on).width(Fill), cap_on_accent(ui, key)];
        let words = words.spacing(ui.gap(8.0)).align_y(Center);
        ui.control(words).style(ui.filled()).width(Fill).on_press(docked(message)).id(id).into()
    };
    let quiet = |words: String, key: &str, message: Message, id: &'static str| -> Element<'a, Message> {
        let words = row![ui.body(words).width(Fill), cap(ui, key)].spacing(ui.gap(8.0)).align_y(Center);
        ui.control(words).style(ui.quiet()).width(Fill).on_press(docked(message)).id(id).into()
    };
    let stack = |parts: Vec<Element<'a, Message>>| {
        (!parts.is_empty()).then(|| Column::with_children(parts).width(Fill).spacing(ui.gap(6.0)).into())
    };
    let offers = |mut others: Vec<_>, mut decisions, main| {
        if !ui.stacks() {
            others.append(&mut decisions);
        }
        Offers { others: stack(others), at_hand: decisions, main }
    };
    if let Some(guide) = state.guide.as_ref().filter(|guide| guide.is_over()) {
        let words = match guide.lesson().map(Listed::next) {
            Some(Some(after)) => tr!(ui, "lesson-next", name = after.name()),
            Some(None) => tr!(ui, "lesson-play"),
            None if guide.drill().is_some_and(Drill::is_shipped) => tr!(ui, "exercises-back"),
            None => tr!(ui, "slips-back"),
        };
        let main = next(words, "Enter", guide.after(), "lesson-after");
        let button = |words: String, message, id: &'static str| {
            let words = ui.body(words).width(Fill).align_x(Center);
            ui.control(words).style(ui.quiet()).width(Fill).on_press(docked(message)).id(id).into()
        };
        let again = guide
            .lesson()
            .map(|listed| button(tr!(ui, "lesson-again"), Message::Learned(Route::Lesson(listed)), "lesson-again"));
        let shelf = button(tr!(ui, "app-to-shelf"), Message::Asked(Route::Home), "to-shelf");
        return Offers {
            others: stack(again.into_iter().chain([shelf]).collect()),
            main: Some(main),
            ..Offers::default()
        };
    }
    if state.table.turn().is_over() && state.pace.stage == Activity::Idle && state.guide.is_none() {
        let button = |words: String, message, id: &'static str| {
            let words = ui.body(words).width(Fill).align_x(Center);
            ui.control(words).style(ui.quiet()).padding(ui.gap(7.0)).width(Fill).on_press(docked(message)).id(id)
        };
        let review = button(tr!(ui, "app-go-through"), Message::ReviewPressed, "review");
        let review = state.reviewable.then_some(review);
        let ending = button(tr!(ui, "ending-show"), Message::EndingPressed, "ending");
        let setup = button(tr!(ui, "app-setup"), Message::SetupPressed, "setup");
        let print = button(tr!(ui, "app-print"), Message::PrintPressed, "print-filled");
        let shelf = button(tr!(ui, "app-to-shelf"), Message::Asked(Route::Home), "to-shelf");
        // Another match would count for nothing where this one was played for a championship.
        let of_cup = state.table.header().championship.is_some();
        let setup = (!of_cup).then_some(setup);
        let rows = [Row::new().push(ending).push(review), Row::new().push(print).push(setup), Row::new().push(shelf)];
        // Where it is cramped, the way back leads to the shelf.
        let rows = rows.into_iter().take(if is_cramped { 2 } else { 3 });
        let others = Column::from_iter(rows.map(|row| row.spacing(ui.gap(6.0)).into())).spacing(ui.gap(6.0));
        let (label, pressed, id) = match of_cup {
            true => (tr!(ui, "app-back-to-cup"), Message::CupPressed, "back-to-cup"),
            false => (tr!(ui, "app-again"), Message::AgainPressed, "again"),
        };
        let again = ui.primary(label).width(Fill).on_press(docked(pressed)).id(id);
        return Offers { others: Some(others.into()), main: Some(again.into()), ..Offers::default() };
    }
    if state.written.is_stuck() {
        let hold = ui.button(tr!(ui, "app-write-later")).width(Fill).on_press(Message::WriteLaterPressed);
        let again = ui.primary(tr!(ui, "app-write-again")).width(Fill).on_press(Message::WriteAgainPressed);
        return Offers { others: Some(hold.into()), main: Some(again.into()), ..Offers::default() };
    }
    let skips = |words| quiet(words, "Space", Message::SkipPressed, "skip");
    let hurry = || {
        let words = row![ui.body(tr!(ui, "app-hurry")), cap(ui, "F")].spacing(ui.gap(8.0)).align_y(Center);
        ui.control(words).style(ui.quiet()).on_press(docked(Message::HurryPressed)).id("hurry")
    };
    match state.pace.stage {
        Activity::Pausing(..) | Activity::Resting(_) => {
            let hurry = (state.may_hurry() && width >= ui.wide(LEAST_ABREAST_PX)).then(hurry);
            let words = tr!(ui, "app-go-on");
            // Where somebody is waited for, going on is what is next; else it only saves the waiting.
            let on = match state.pace.stage {
                Activity::Resting(_) => next(words, "Space", Message::SkipPressed, "skip"),
                Activity::Idle
                | Activity::Tumbling
                | Activity::Coached
                | Activity::Thinking(_)
                | Activity::Pausing(..) => skips(words),
            };
            // Both stand where only what is next comes: nothing is decided by who is a moment too late.
            return Offers {
                main: Some(Row::new().push(on).push(hurry).spacing(ui.gap(6.0)).into()),
                ..Offers::default()
            };
        }
        Activity::Tumbling => return Offers { main: Some(skips(tr!(ui, "app-skip"))), ..Offers::default() },
        Activity::Thinking(_) => return Offers::default(),
        Activity::Coached => {
            let Some(said) = state.coach.says() else { return Offers::default() };
            let show = if said.is_shown { tr!(ui, "review-show-played") } else { tr!(ui, "coach-show-better") };
            let show = quiet(show, "A", Message::BetterPressed, "coach-better");
            let back = state
                .table
                .undo_offered()
                .is_ok()
                .then(|| quiet(tr!(ui, "app-undo"), "Backspace", Message::UndoPressed, "coach-undo"));
            let on = next(tr!(ui, "app-go-on"), "Space", Message::GoOnPressed, "coach-go-on");
            return offers(Vec::new(), [Some(show), back].into_iter().flatten().collect(), Some(on));
        }
        Activity::Idle => {}
    }
    if let Some(throw) = state.real_dice_due() {
        let typed = &state.real.typed;
        let back = tr!(ui, "app-face-back");
        let back = (!typed.is_empty()).then(|| quiet(back, "Backspace", Message::FaceRemoved, "face-back"));
        let stand = typed.is_whole(&throw).then(|| {
            let words = tr!(ui, "app-faces-stand", count = throw.dice.len());
            next(words, "Enter", Message::FacesStood, "faces-stand")
        });
        return Offers { others: back, main: stand, ..Offers::default() };
    }
    if state.may_throw() {
        let words = if state.throws_unseen() { tr!(ui, "app-thrown-unseen") } else { tr!(ui, "app-throw") };
        let throw = next(words, "Space", Message::ThrowPressed, "throw");
        return Offers { main: Some(throw), ..Offers::default() };
    }
    let Some(seat) = state.seat.filter(|_| state.is_asked()) else { return Offers::default() };
    let (mut parts, mut decisions): (Vec<Element<'a, Message>>, Vec<Element<'a, Message>>) = Default::default();
    let mut main = None;
    let others: Vec<Seat> = match state.table.turn() {
        Turn::Seats(seats) => seats.into_iter().filter(|other| state.kind(*other).is_human()).collect(),
        Turn::Roll(_) | Turn::Faces(_) | Turn::Over(_) => Vec::new(),
    };
    if others.len() > 1 {
        let tabs = others.into_iter().map(|other| {
            let name = state.names[other].clone();
            (name, other == seat, docked(Message::SeatPressed(other)))
        });
        let tabs = choices(ui, tabs);
        // Not all of them are waited for: then it matters who is first.
        let awaited = state.table.awaited();
        let about = match awaited.first().filter(|_| awaited.len() == 1) {
            Some(first) => tr!(ui, "app-out-of-turn", name = state.names[*first].clone()),
            None => tr!(ui, "app-any-order"),
        };
        parts.extend([ui.faint(about).into(), tabs]);
    }
    parts.extend(state.typing().map(|(_, typing)| field(ui, state, &typing)));
    // Whoever looks under a real cup does it there, and says so here.
    let look = state.may_look().filter(|_| state.lies_unknown());
    parts.extend(look.map(|_| quiet(tr!(ui, "app-cup-looked"), "V", Message::LookPressed, "looked")));
    let pointed_out = state.pointed_out();
    for offer in state.table.offers(seat) {
        let asks = state.note.as_ref() == Some(&Note::Asks(offer.action.clone()));
        let asked = match &offer.weight {
            Weight::Forgoes(what) if asks => {
                let asked = tr!(ui, "app-gives-away", what = what.clone());
                Some(container(ui.body(asked).width(Fill)).id(super::ASKED_TWICE))
            }
            Weight::Forgoes(_) | Weight::Next | Weight::Scores | Weight::Plain => None,
        };
        let stands_out = offer.weight.stands_out();
        let on = stands_out.then(|| ui.colour(Role::OnAccent));
        let name = ui.strong(ui.say(&offer.name)).color_maybe(on).width(Fill);
        let faint = |words: String| ui.faint(words).color(on.unwrap_or(ui.colour(Role::Faint)));
        let key = offer.key.map(String::from);
        let key = key.map(|key| if stands_out { cap_on_accent(ui, &key) } else { cap(ui, &key) });
        // What is asked stands in the place of what it means: nothing moves that is to be pressed again.
        let about = offer.about.filter(|_| !asks && !is_cramped && !ui.stacks()).map(|about| faint(ui.say(&about)));
        let counted = state.ahead.of_offer(&offer.action).iter().map(|counted| faint(ui.say(counted)).into());
        let words = Column::new().push(name).push(about).push(asked).extend(counted).width(Fill);
        let ink = if stands_out { Role::OnAccent } else { Role::Accent };
        let hinted = (pointed_out.as_ref() == Some(&offer.action))
            .then(|| container(Icon::Hint.view(ui, ink)).id("pointed-out"));
        let words = Row::new().push(words).push(hinted).push(key).spacing(ui.gap(8.0)).align_y(Center);
        let id = offer.action.replace(' ', "-");
        let control = ui.control(words).width(Fill).on_press(docked(Message::OfferPressed(offer.action))).id(id);
        if stands_out && main.is_none() {
            main = Some(control.style(ui.filled()).into());
        } else {
            let control = if stands_out { control.style(ui.filled()) } else { control.style(ui.quiet()) };
            decisions.push(control.into());
        }
    }
    offers(parts, decisions, main)
}

fn field<'a>(ui: Ui, state: &'a State, call: &Typing) -> Element<'a, Message> {
    let key = cap(ui, "C");
    let label = row![ui.strong(ui.say(&call.label)).width(Fill), key].spacing(ui.gap(8.0)).align_y(Center);
    let input =
        ui.field(&ui.say(&call.placeholder), &state.text, TypeSize::Body).padding(ui.gap(9.0)).id(typing::FIELD);
    let input = input.on_input(Message::TextChanged).on_submit(Message::TextSent);
    // The example in the field has the whole width, as long as there is nothing to send.
    let some = !state.text.trim().is_empty();
    let send = some.then(|| ui.button(ui.say(&call.send)).on_press(Message::TextSent).id("typing-send"));
    let entry = row![input.width(Fill)].push(send).spacing(ui.gap(6.0)).align_y(Center);
    let reads = state.reading();
    let why = match &state.note {
        Some(Note::Mistyped(why)) => Some(super::refused(ui, why)),
        Some(Note::Asks(_)) if reads.as_ref().is_some_and(|reads| reads.is_odd) => {
            Some(ui.body(tr!(ui, "app-typed-again")).width(Fill).into())
        }
        Some(Note::Refused(_) | Note::Waits(_) | Note::Hint(..) | Note::Asks(_) | Note::Tells(..)) | None => None,
    };
    let reads = reads.map(|reads| reads.says).filter(|_| !matches!(state.note, Some(Note::Mistyped(_))));
    let reads = reads.map(|reads| ui.faint(ui.say(&reads)).width(Fill));
    let parts = column![label, entry].push(reads).push(why).spacing(ui.gap(6.0)).padding(ui.gap(12.0));
    container(parts).width(Fill).style(ui.card()).id(typing::CARD).into()
}
