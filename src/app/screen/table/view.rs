//! What is seen of a match: the board large, and beside it a column: above, the dice; in the middle what happened; at its
//! foot what to do now and what can be pressed, the main control always at the very same place.

use iced::widget::{Container, column, grid, responsive};

use base::draw::{Font, text};
use club::store::settings;
use games::game::Turn;
use games::table::Cup;

use super::pace::NextAction;
use super::{Activity, Message, Note, State, coach};
use crate::app::kit::bar::tipped;
use crate::app::kit::board::{Beside, Board, Lead, stacked};
use crate::app::kit::mark;
use crate::app::prelude::*;
use crate::app::theme::TypeSize as TypeStep;
use crate::app::widget::countdown::{Grain, countdown};
use crate::app::widget::even::even;
use crate::app::widget::picture::Gesture;
use crate::app::widget::semantics::named;

mod curtain;
pub(super) mod dice;
pub(super) mod guide;
mod offers;
pub(super) mod slips;
pub(super) mod spoken;

/// Parts of the column's height that the dice take at most; small where more is to be read beside them.
const TRAY: f32 = 0.34;
const SMALL: f32 = 0.26;
const TYPED: f32 = 0.42;
/// Parts of the window that what is asked takes at most where it stands below the board, and what is told in a lesson.
const ASKED_WINDOW_PART: f32 = 0.3;
const TOLD_WINDOW_PART: f32 = 0.42;
pub(super) const TOLD: &str = "beside";
/// Of a decision that gives something away: what, and that it is pressed again.
pub(super) const ASKED_TWICE: &str = "asked-twice";
const LEAST_DECISION_PX: f32 = 200.0;
/// Parts of such a column's height that the dice take at most: alone, and where decisions are compared below them.
const NARROW_TRAY: f32 = 0.2;
const COMPARED_TRAY: f32 = 0.12;
const LEAST_TRAY_PX: f32 = 36.0;
/// So high that dice can be read under a cup that is lifted.
const LOOKED_TRAY_PX: f32 = 64.0;
/// The part of its height that what can be pressed takes at most: less where a lesson speaks above it.
const PRESSED: f32 = 0.5;
const PRESSED_IN_LESSON: f32 = 0.34;
const SAYS_HEIGHT_PX: f32 = 22.0;
const AHEAD_HEIGHT_PX: f32 = 64.0;
const FOOT_HEIGHT_PX: f32 = 80.0;
/// From how high a column on what two decisions are worth has room beside what they mean, pixels at 100 %.
const ROOMY: f32 = 560.0;
const RECORD: usize = 120;

pub(super) fn column_beside(ahead: bool) -> Beside {
    Beside {
        wide: 322.0,
        most: 0.37,
        below: if ahead { AHEAD_HEIGHT_PX } else { SAYS_HEIGHT_PX },
        foot: FOOT_HEIGHT_PX,
    }
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.seated(desk.ui(), &state.players(desk)).accented(state.table.title().about().accent);
    if let Some(seat) = state.hand.curtain {
        let bar = bar(ui, state.name(desk), Message::Asked, []);
        return column![bar, curtain::view(ui, state, desk, seat)].into();
    }
    let hint =
        state.pace.stage == Activity::Idle && state.seat.is_some() && matches!(state.table.turn(), Turn::Seats(_));
    // Where it is not offered for what came to light, pressing it says so.
    let undo = !state.real.typed.is_empty() || state.table.is_composed() || state.table.undo_offered().is_ok();
    let (undo, redo) =
        (undo.then_some(Message::UndoPressed), (!state.undone.is_empty()).then_some(Message::RedoPressed));
    let position = state.table.position().is_ok();
    let settings = Some(Message::Asked(Route::Settings));
    let tools = [
        tool(Icon::Undo, tr!(ui, "app-undo"), undo),
        tool(Icon::Redo, tr!(ui, "app-redo"), redo),
        tool(Icon::Hint, tr!(ui, "app-hint"), hint.then_some(Message::HintPressed)),
        tool(Icon::Rules, tr!(ui, "app-rules"), Some(Message::Asked(state.rules()))),
        tool(Icon::Print, tr!(ui, "app-print"), Some(Message::PrintPressed)),
        tool(Icon::Copy, tr!(ui, "position-show"), position.then_some(Message::PositionPressed)),
        coach_tool(ui, state),
        Tool { id: Some("settings-tool"), ..tool(Icon::Settings, tr!(ui, "app-settings"), settings) },
    ];
    let bar = bar(ui, state.name(desk), Message::Asked, tools);
    let touched = |gesture| match gesture {
        Gesture::Pressed(spot) => Message::SpotPressed(spot),
        Gesture::Hovered(spot) => Message::SpotHovered(spot),
        Gesture::Grabbed(spot) => Message::SpotGrabbed(spot),
        Gesture::Dropped(spot) => Message::SpotDropped(spot),
        Gesture::Led(spot) => Message::CursorMoved(Lead::To(spot)),
        Gesture::Retracted => Message::Retracted,
    };
    let place = column_beside(state.looks_ahead(desk));
    let Board { picture, cursor, .. } = &state.touched.board;
    let board = picture.touchable(ui, tr!(ui, "app-board"), cursor.as_ref(), state.touched.carried(), touched);
    let column = place.column(ui, picture.drawing().size);
    let board = state.touched.board.view(ui, place, board);
    let begun = &*state.touched.begun;
    let says = match begun.is_empty() {
        true => state.touched.says(),
        false => begun_says(ui, begun, &state.touched.longer(begun), state.touched.typed(begun).is_some()),
    };
    let says = if says.is_empty() && state.guide.is_none() { about(ui.lang, state) } else { says };
    let counted: Vec<String> = state.ahead.of_spot().iter().map(|phrase| ui.say(phrase)).collect();
    let counted = (!counted.is_empty()).then(|| ui.body(counted.join(" ")).width(Fill).center());
    let says = Column::new().push(ui.faint(says)).push(counted).align_x(Center);
    let says = container(says).center_x(Fill).height(ui.wide(place.below)).id("says");
    let Some(size) = column else {
        let (mut parts, foot) = below(ui, state, desk, place.size(ui));
        parts.splice(0..0, [board, says.height(iced::Shrink).into()]);
        return stacked(ui, bar, parts, Some(foot));
    };
    let (upper, foot) = if ui.stacks() { narrow_column(ui, state, desk, size) } else { beside(ui, state, desk, size) };
    let beside = container(column![upper, foot].spacing(ui.gap(6.0))).width(size.width).height(Fill);
    let left = column![board, says].spacing(ui.gap(4.0)).width(Fill).height(Fill);
    let page = row![left, beside].spacing(ui.gap(16.0)).height(Fill);
    let page = container(page).padding(iced::padding::all(ui.gap(14.0)).top(0.0)).width(Fill).height(Fill);
    column![bar, page].into()
}

fn coach_tool(ui: Ui, state: &State) -> Tool<Message> {
    let role = match state.guide {
        Some(_) => Role::Line,
        None if state.coach.is_chosen => Role::Accent,
        None => Role::Text,
    };
    // In a lesson it is the lesson that speaks.
    let pressed = state.guide.is_none().then_some(Message::ChoicePressed);
    Tool { ink: role, id: Some("coach-tool"), ..tool(Icon::Coach, tr!(ui, "app-coach"), pressed) }
}

/// What it is played for, and how strong the computer players are.
fn about(lang: Lang, state: &State) -> String {
    let seats = state.names.iter().zip(&state.table.header().players);
    let told = seats.filter(|(_, player)| !player.kind.is_human()).map(|(name, player)| {
        tr!(lang, "app-level-of", name = name.clone(), level = lang.say(&Phrase::new(player.kind.name())))
    });
    state.played_for.iter().map(|what| lang.say(what)).chain(told).collect::<Vec<_>>().join(" · ")
}

fn begun_says(ui: Ui, digits: &str, longer: &[impl AsRef<str>], is_whole: bool) -> String {
    let longer = longer.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" / ");
    let digits = digits.to_owned();
    if is_whole {
        tr!(ui, "app-face-open", digits, longer, enter = ui.key("Enter"))
    } else {
        tr!(ui, "app-face-begun", digits, longer)
    }
}

fn answer<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Option<Element<'a, Message>> {
    let (name, answer, closed) = match &state.note {
        Some(Note::Tells(inquiry, lines)) => {
            let lines = lines.iter().map(|line| ui.body(line.as_str()).width(Fill).into());
            (ui.say(&inquiry.name()), Column::from_iter(lines).spacing(ui.gap(6.0)).into(), Message::Released)
        }
        Some(_) | None if state.coach.is_chosen => {
            (tr!(ui, "app-coach"), spoken::choices(ui, state, desk), Message::ChoicePressed)
        }
        Some(_) | None => return None,
    };
    let close = ui.bare(Icon::Remove.view(ui, Role::Faint)).padding(ui.gap(3.0)).on_press(closed).id("answer-close");
    let head = row![ui.strong(name).width(Fill), tipped(ui, close, tr!(ui, "app-close"))].align_y(Center);
    Some(column![head, answer].spacing(ui.gap(6.0)).padding(iced::Padding::ZERO.right(ui.gap(14.0))).into())
}

/// The column below the board: what is asked comes with what is next.
fn below<'a>(
    ui: Ui,
    state: &'a State,
    desk: &'a Desk,
    size: iced::Size,
) -> (Vec<Element<'a, Message>>, Element<'a, Message>) {
    let is_real = state.real_dice_due().is_some();
    let is_covered = !is_real && state.table.handling().covers();
    let most = match is_covered {
        true => ui.wide(LOOKED_TRAY_PX) + dice::line(ui, state),
        false => size.height * if is_real { TYPED } else { tray_part(state) },
    };
    let dice = dice::view(ui, state, desk, iced::Size::new(size.width, most));
    let offers::Offers { others, mut at_hand, main } = offers::view(ui, state, size.width, true);
    let answer = answer(ui, state, desk);
    // What is asked stays in sight, what is next in the corner of the window; beside each other, where few words ask.
    let room = size.width * 0.6 - ui.gap(34.0);
    let lines = text::wrap(&words(state, desk), Font::SansBold, ui.size(TypeStep::Lead).0, room).len();
    let is_brief = lines < 3 && answer.is_none() && state.guide.is_none();
    let asked = asked(ui, answer.unwrap_or_else(|| prompt(ui, state, desk)));
    let told = column![rule::horizontal(1), side_panel(ui, state, desk)].spacing(ui.gap(8.0));
    // One decision has the place of what is next; more stand side by side, as many as fit.
    let main = main.or_else(|| (at_hand.len() == 1).then(|| at_hand.remove(0)));
    let part = if state.guide.is_some() { TOLD_WINDOW_PART } else { ASKED_WINDOW_PART };
    let asked = asked.max_height(ui.window.height * part);
    let at_hand = (!at_hand.is_empty()).then(|| {
        let abreast = (size.width / ui.wide(LEAST_DECISION_PX)) as usize;
        let columns = abreast.clamp(1, at_hand.len());
        let rows = grid(at_hand).columns(columns).spacing(ui.gap(6.0));
        let rows = scrollable(even(rows.height(Length::Shrink))).style(ui.bar()).spacing(ui.gap(3.0)).id("dock");
        container(rows).max_height(ui.window.height * ASKED_WINDOW_PART).into()
    });
    let choices = tr!(ui, "app-choices");
    let [main, others, at_hand] = [main, others, at_hand].map(|part| part.map(|part| named(choices.clone(), part)));
    let asked = asked.width(Length::FillPortion(3));
    // What is next comes where there was room for it: no face moves from under the pointer.
    let main = (main.is_some() || is_real).then(|| container(offers::slot(ui, main)).width(Length::FillPortion(2)));
    let foot: Element<'a, Message> = match is_brief {
        true => row![asked].push(main).spacing(ui.gap(10.0)).align_y(iced::Bottom).into(),
        false => column![asked].push(main).spacing(ui.gap(6.0)).into(),
    };
    // At the foot is what real dice show and what is called, each beside what it is done with: faces, or the cup.
    let (parts, handled) = if is_real || is_covered {
        let dice = container(dice).max_height(most).width(Length::FillPortion(3));
        let others = container(Column::new().push(others)).width(Length::FillPortion(2));
        (vec![told.into()], Some(row![dice, others].spacing(ui.gap(10.0)).align_y(iced::Bottom)))
    } else {
        (others.into_iter().chain([dice, told.into()]).collect(), None)
    };
    (parts, column![foot].push(handled).push(at_hand).spacing(ui.gap(6.0)).into())
}

/// For large text: what can be pressed has all the room it needs, then what is asked, the dice, what happened.
fn narrow_column<'a>(
    ui: Ui,
    state: &'a State,
    desk: &'a Desk,
    size: iced::Size,
) -> (Element<'a, Message>, Element<'a, Message>) {
    let is_real = state.real_dice_due().is_some();
    let offers::Offers { others, at_hand, main } = offers::view(ui, state, size.width, true);
    let choices = tr!(ui, "app-choices");
    let mut foot = Column::new().spacing(ui.gap(6.0)).width(Fill);
    if is_real {
        // No face moves from under the pointer when one is there to be taken back, or all are.
        let most = iced::Size::new(size.width, size.height * TYPED);
        let place = |part| container(Column::new().push(part)).height(offers::slot_height(ui));
        foot = foot.push(container(dice::view(ui, state, desk, most)).max_height(most.height));
        foot = foot.push(named(choices.clone(), place(others))).push(named(choices, place(main)));
    } else {
        let pressed: Vec<_> = others.into_iter().chain(at_hand).collect();
        if !pressed.is_empty() {
            let part = if state.guide.is_some() { PRESSED_IN_LESSON } else { PRESSED };
            let pressed = Column::from_vec(pressed).spacing(ui.gap(6.0)).width(Fill);
            let pressed = scrollable(pressed).style(ui.bar()).spacing(ui.gap(3.0)).id("dock");
            foot = foot.push(named(choices.clone(), container(pressed).max_height(size.height * part)));
        }
        foot = foot.push(main.map(|main| named(choices, offers::slot(ui, Some(main)))));
    }
    let upper = responsive(move |room| {
        let words = answer(ui, state, desk).unwrap_or_else(|| prompt(ui, state, desk));
        let tray = if state.hand.looking.is_some() { LOOKED_TRAY_PX } else { LEAST_TRAY_PX };
        let least = if is_real { 0.0 } else { ui.wide(tray) + dice::line(ui, state) + ui.gap(8.0) };
        let words = asked(ui, words).max_height(room.height - least);
        let above = responsive(move |room| {
            let part = if state.compared().is_some() { COMPARED_TRAY } else { NARROW_TRAY };
            let high = if is_real { 0.0 } else { (size.height * part).min(room.height) };
            let dice = (!is_real).then(|| dice::view(ui, state, desk, iced::Size::new(room.width, high)));
            let left = iced::Size::new(room.width, room.height - high - ui.gap(8.0));
            Column::new().push(dice).push(told(ui, state, desk, left)).spacing(ui.gap(8.0)).into()
        });
        column![above, words].spacing(ui.gap(8.0)).into()
    });
    (upper.into(), foot.into())
}

fn tray_part(state: &State) -> f32 {
    let is_small = state.table.handling().cup == Cup::Peeked || state.guide.is_some() || state.compared().is_some();
    if is_small { SMALL } else { TRAY }
}

fn asked<'a>(ui: Ui, words: Element<'a, Message>) -> Container<'a, Message> {
    container(scrollable(words).style(ui.bar()).spacing(ui.gap(3.0)).id("asked"))
}

fn beside<'a>(
    ui: Ui,
    state: &'a State,
    desk: &'a Desk,
    size: iced::Size,
) -> (Element<'a, Message>, Element<'a, Message>) {
    let part = if state.real_dice_due().is_some() { TYPED } else { tray_part(state) };
    let most = size.height * part;
    let dice = dice::view(ui, state, desk, iced::Size::new(size.width, most));
    let is_long = |all: &[coach::Candidate]| all.len() > 2 || size.height < ui.wide(ROOMY);
    let is_cramped = state.answer().is_some() || state.coach.is_chosen || state.compared().is_some_and(is_long);
    let offers::Offers { others, main, .. } = offers::view(ui, state, size.width, is_cramped);
    let choices = tr!(ui, "app-choices");
    // Whatever else can be pressed never comes to lie in the place of what is next.
    let main = named(choices.clone(), offers::slot(ui, main));
    let dice = container(dice).max_height(most);
    let told = responsive(move |room| told(ui, state, desk, room).unwrap_or_else(|| space().into()));
    // Where there is not room for all, what can be pressed scrolls; what is asked stays.
    let others = others.map(|others| scrollable(others).width(Fill).style(ui.bar()).spacing(ui.gap(3.0)).id("dock"));
    let others = others.map(|others| named(choices, others));
    let parts = match answer(ui, state, desk) {
        Some(answer) => vec![dice.into(), container(scrolled(ui, "inquiry", answer)).height(Fill).into()],
        None => vec![dice.into(), container(told).height(Fill).into(), prompt(ui, state, desk)],
    };
    let upper = Column::from_iter(parts.into_iter().chain(others)).spacing(ui.gap(8.0)).width(Fill).height(Fill);
    (upper.into(), main)
}

/// What has happened, or what decisions are worth, where as much as a line of it could be read.
fn told<'a>(ui: Ui, state: &'a State, desk: &'a Desk, room: iced::Size) -> Option<Element<'a, Message>> {
    let least = ui.size(TypeStep::Body).0 * 4.0;
    (room.height >= least).then(|| {
        let told = container(side_panel(ui, state, desk)).padding(iced::Padding::ZERO.right(ui.gap(14.0)));
        scrolled(ui, TOLD, column![rule::horizontal(1), told].spacing(ui.gap(8.0)))
    })
}

fn prompt<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    if let Some(told) = guide::lesson_panel(ui, state, desk) {
        return told;
    }
    let mut card = Column::new().push(guide::praise(ui, state)).spacing(ui.gap(8.0)).padding(ui.gap(14.0));
    card = card.push(ui.lead(words(state, desk)).font(SANS_BOLD).width(Fill));
    card = card.push(state.coach.says().map(|said| spoken::why(ui, state, said)));
    card = card.push(state.begins().map(|begins| ui.body(ui.say(begins)).width(Fill)));
    card = card.push(accompanied(state, desk).map(|words| ui.body(words).width(Fill)));
    if let Some((left, whole)) = state.time(desk) {
        let version = state.pace.version;
        card = card
            .push(countdown(ui, version, (left, whole), Grain::Seconds, move |gone| Message::Ticked(gone).at(version)));
    }
    card = card.push(noted(ui, state));
    card = card.push(rule(ui, state));
    card = card.push(state.written.is_watched().then(|| ui.faint(tr!(ui, "app-watching"))));
    container(card).width(Fill).style(ui.card()).id("prompt").into()
}

/// What helps at the first decision of a first match, for many games have none; later, that the coach falls silent.
pub(super) fn accompanied(state: &State, desk: &Desk) -> Option<String> {
    let chooses = || state.seat.is_some_and(|seat| state.table.legal(seat).len() > 1);
    let words = match state.own_decisions(&*state.table) {
        0 if chooses() => phrase!("lesson-own-match", hint = phrase!("app-hint")),
        coach::FIRST => phrase!("lesson-own-match-alone", coach = phrase!("app-coach")),
        _ => return None,
    };
    let speaks = state.is_first && state.is_asked() && desk.settings().coach == settings::Coach::Off;
    speaks.then(|| desk.lang().say(&words))
}

pub(super) fn words(state: &State, desk: &Desk) -> String {
    let lang = desk.lang();
    match &state.pace.stage {
        Activity::Thinking(seat) => tr!(lang, "app-thinks", name = state.names[*seat].clone()),
        Activity::Pausing(seat, NextAction::Decide(notation)) => {
            let said = state.table.say(*seat, notation, &state.eyes(desk));
            said.map(|said| lang.say(&said)).unwrap_or_default()
        }
        Activity::Pausing(seat, NextAction::Throw) => tr!(lang, "app-throws", name = state.names[*seat].clone()),
        Activity::Tumbling if state.tray.is_covered() => tr!(lang, "app-cup-shakes"),
        Activity::Tumbling => tr!(lang, "app-dice-roll"),
        // What has ended is said first, then what comes.
        Activity::Resting(_) if state.pace.page == 0 && !state.table.history().is_empty() => {
            last_told(lang, state).unwrap_or_default()
        }
        Activity::Resting(_) => lang.say(&state.table.prompt(&state.eyes(desk))),
        Activity::Coached => match state.coach.says() {
            Some(said) => spoken::better(lang, said).unwrap_or_default(),
            None => last_told(lang, state).unwrap_or_default(),
        },
        Activity::Idle => match state.real_dice_due() {
            Some(throw) => dice::real_prompt(lang, state, &throw),
            None => lang.say(&state.table.prompt(&state.eyes(desk))),
        },
    }
}

fn rule<'a>(ui: Ui, state: &State) -> Option<Element<'a, Message>> {
    let has_sign = matches!(state.note, Some(Note::Hint(.., Some(_))));
    state.explained().filter(|_| !has_sign)?;
    let words = row![Icon::Rules.view(ui, Role::Accent), ui.faint(tr!(ui, "app-rule"))];
    let control = ui.bare(words.spacing(ui.gap(6.0)).align_y(Center)).padding([ui.gap(2.0), ui.gap(4.0)]);
    Some(control.on_press(Message::Asked(state.rules())).id("rule").into())
}

fn noted<'a>(ui: Ui, state: &State) -> Option<Element<'a, Message>> {
    match state.note.as_ref()? {
        Note::Refused(why) => Some(refused(ui, why)),
        Note::Waits(why) => Some(ui.body(ui.say(why)).width(Fill).into()),
        Note::Hint(what, _, paragraph) => {
            let mark = Icon::Hint.view(ui, Role::Accent);
            let what = ui.body(ui.say(what)).width(Fill);
            // A sign beside it: what a hint weighed needs the room below.
            let rule = paragraph.map(|_| {
                let sign = ui.bare(Icon::Rules.view(ui, Role::Accent)).padding(ui.gap(2.0));
                tipped(ui, sign.on_press(Message::Asked(state.rules())).id("rule"), tr!(ui, "app-rule"))
            });
            Some(row![mark, what].push(rule).spacing(ui.gap(8.0)).into())
        }
        Note::Mistyped(_) | Note::Asks(_) | Note::Tells(..) => None,
    }
}

fn refused<'a>(ui: Ui, why: &Phrase) -> Element<'a, Message> {
    container(ui.body(ui.sentence(why)).color(ui.colour(Role::Bad)).width(Fill)).id("refused").into()
}

fn last_told(lang: Lang, state: &State) -> Option<String> {
    state.table.history().last().map(|told| lang.say(&told.phrase))
}

fn side_panel<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    match state.compared() {
        Some(worths) => candidates(ui, state, worths),
        None => record(ui, state, desk),
    }
}

fn record<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let lines = state.seen().iter().enumerate().rev().take(RECORD).map(|(event, told)| {
        let mark = match state.coach.mark(event).filter(|_| !state.hides_marks()) {
            Some(mark) => mark::sign(ui, mark),
            None => space().width(ui.wide(mark::SIGN)).into(),
        };
        let words = ui.faint(ui.say(&told.phrase)).width(Fill);
        row![mark, words].spacing(ui.gap(6.0)).into()
    });
    let list = Column::from_iter(lines).spacing(ui.gap(5.0));
    let silence = state.silence(desk).map(|why| ui.faint(ui.say(&why)).width(Fill));
    let is_empty = state.seen().is_empty() && silence.is_none();
    let head = (!is_empty).then(|| ui.strong(tr!(ui, "app-record")));
    Column::new().push(head).push(silence).push(list).spacing(ui.gap(8.0)).into()
}

/// A press makes the decision that is pointed out on the board, and points out any other.
fn candidates<'a>(ui: Ui, state: &'a State, candidates: &'a [coach::Candidate]) -> Element<'a, Message> {
    let measure = state.table.scale().measure;
    let rows = candidates.iter().map(|coach::Candidate { notation, worth, says }| {
        let shown = state.coach.hint.as_ref() == Some(notation);
        let number = container(ui.strong(measure.bare(ui.lang, *worth))).align_right(ui.wide(64.0));
        let line = row![number, ui.faint(ui.lang.begin(says)).width(Fill)].spacing(ui.gap(10.0)).align_y(Center);
        let control = ui.bare(line).width(Fill).padding(ui.gap(4.0));
        let control = if shown { control.style(ui.quiet()) } else { control };
        control.on_press(Message::CandidatePressed(notation.clone())).id(format!("candidate-{notation}")).into()
    });
    let head = ui.say(&Phrase::new(state.table.scale().worth));
    let assumed = state.table.assumes().map(|line| ui.faint(ui.say(&line)).width(Fill));
    column![ui.strong(head)].extend(rows).push(assumed).spacing(ui.gap(2.0)).into()
}
