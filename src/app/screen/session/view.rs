//! What is seen of a session: the card large, how to answer it, the answer, its grades, and at the end what it came to.

use iced::widget::column;

use base::draw::Ink;
use club::trainer::question::Solution;

use super::{Answered, Message, PAGE, Past, Phase, State, Summary};
use crate::app::kit::asked::{self, Prompt, WIDEST, again, answering, card, number, page, shown, solved, taught};
use crate::app::kit::practice::interval;
use crate::app::kit::{key, page};
use crate::app::prelude::*;

/// Windows that are narrower than this have no room for words beside a grade, pixels at 100 %.
const NARROW: f32 = 760.0;

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let under_way = !matches!(state.stage, Phase::Over(_));
    let undo = (!state.past.is_empty()).then_some(Message::UndoPressed);
    let tools = [
        tool(Icon::Undo, tr!(ui, "app-undo"), undo),
        tool(Icon::Pause, tr!(ui, "practise-suspend"), under_way.then_some(Message::SuspendPressed)),
        tool(Icon::Settings, tr!(ui, "app-settings"), Some(Message::Asked(Route::Settings))),
    ];
    let bar = bar(ui, state.name(desk), Message::Asked, tools);
    let (content, foot): (Element<'_, Message>, Option<Element<'_, Message>>) = match &state.stage {
        Phase::Asked(asked, _) => {
            let shown = shown(ui, asked, false, asked::Message::Heard).map(Message::Answer);
            let silent = desk.silent().filter(|_| asked.question().heard().is_some());
            let silent = silent.map(|silent| ui.faint(ui.say(&silent)));
            let parts = column![shown, answering(ui, asked).map(Message::Answer)].push(silent);
            (card(ui, parts), None)
        }
        Phase::New(asked, solution) => {
            let go = ui.primary(tr!(ui, "practise-seen")).padding([ui.gap(10.0), ui.gap(34.0)]);
            let go = container(go.on_press(Message::SeenPressed).id("seen")).center_x(Fill);
            let parts = answer(ui, desk, asked, solution, taught(ui, solution));
            (card(ui, parts), Some(go.padding([ui.gap(10.0), ui.gap(24.0)]).into()))
        }
        Phase::Answered(answered) => {
            let Answered { asked, solution, verdict, .. } = answered;
            let parts = answer(ui, desk, asked, solution, solved(ui, asked, solution, verdict));
            (card(ui, parts), Some(grades(ui, answered)))
        }
        Phase::Over(summary) => (over(ui, *summary), None),
    };
    let head = column![progress(ui, state)].push(suspended(ui, state)).spacing(ui.gap(12.0));
    page(ui, PAGE, bar, [head.into(), content], foot)
}

fn answer<'a>(
    ui: Ui,
    desk: &Desk,
    asked: &'a Prompt,
    solution: &Solution,
    told: Element<'a, Message>,
) -> Column<'a, Message> {
    // What is asked by ear can be heard again above already.
    let heard = solution.spoken.is_some() && !desk.is_deaf() && asked.question().heard().is_none();
    let again = heard.then(|| again(ui, Message::HearPressed));
    column![shown(ui, asked, true, Message::HearPressed), told].push(again)
}

fn suspended<'a>(ui: Ui, state: &State) -> Option<Element<'a, Message>> {
    let deck = match state.past.last()? {
        Past::Suspended(card) => ui.say(&Phrase::new(card.deck().name())),
        Past::Graded(_) => return None,
    };
    // The next card may ask for what this one showed: only its deck is named.
    let head = ui.body(tr!(ui, "practise-suspended-now", deck)).width(Fill);
    let words = column![head, ui.faint(tr!(ui, "practise-suspended-where")).width(Fill)];
    let words = words.spacing(ui.gap(2.0)).width(Fill);
    Some(page::undoable(ui, Icon::Pause, words.into(), Message::UndoPressed))
}

fn progress<'a>(ui: Ui, state: &State) -> Element<'a, Message> {
    let done = state.session.asked().len();
    let left = if matches!(state.stage, Phase::Over(_)) { 0 } else { state.left };
    let portion = |count: usize| Length::FillPortion(u16::try_from(count).unwrap_or(u16::MAX));
    let part = |count: usize, ink: Ink| {
        (count > 0).then(|| container(space()).width(portion(count)).height(ui.gap(6.0)).style(ui.panel(ink)))
    };
    let line =
        Row::new().push(part(done, Role::Accent.into())).push(part(left, Ink::new(Role::Line).alpha(0.5))).width(Fill);
    let words = tr!(ui, "practise-progress", done, left);
    row![line, ui.faint(words)].spacing(ui.gap(12.0)).align_y(Center).into()
}

fn grades<'a>(ui: Ui, answered: &Answered) -> Element<'a, Message> {
    const IDS: [&str; 4] = ["grade-again", "grade-hard", "grade-good", "grade-easy"];
    let all = answered.grades().iter().copied().zip(answered.intervals).zip(IDS).zip(1_u8..);
    let controls = all.map(|(((grade, days), id), key)| {
        let suggested = grade == answered.suggested;
        let name = iced::widget::text(ui.say(&Phrase::new(grade.name()))).size(ui.size(TypeSize::Body));
        let name = name.font(SANS_BOLD);
        // Where the window is narrow, the colour has to say that Enter takes it.
        let room = ui.window.width > NARROW * ui.text;
        let cap = |key: &str| if suggested { key::cap_on_accent(ui, key) } else { key::cap(ui, key) };
        let enter = (suggested && room).then(|| cap("Enter"));
        let small = |words: String| iced::widget::text(words).size(ui.size(TypeSize::Small));
        let head = Row::new().push(enter).push(cap(&key.to_string())).push(name).spacing(ui.gap(8.0)).align_y(Center);
        let content = column![head, small(interval(ui.lang, days))].spacing(ui.gap(2.0)).align_x(Center);
        let control = ui.control(container(content).center_x(Fill)).width(Fill);
        let control = if suggested { control.style(ui.filled()) } else { control.style(ui.quiet()) };
        control.on_press(Message::Graded(grade)).id(id).into()
    });
    let controls = Row::from_iter(controls).spacing(ui.gap(8.0)).width(Fill);
    let page = container(controls).max_width(ui.wide(WIDEST));
    container(page).center_x(Fill).padding([ui.gap(10.0), ui.gap(24.0)]).into()
}

fn over<'a>(ui: Ui, summary: Summary) -> Element<'a, Message> {
    let Summary { answers, right, seconds, next, weak, more } = summary;
    let head = match answers {
        0 => tr!(ui, "practise-over-nothing"),
        _ => tr!(ui, "practise-over"),
    };
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    let numbers = row![
        number(ui, answers.to_string(), tr!(ui, "practise-over-answers", count = answers)),
        number(ui, right.to_string(), tr!(ui, "practise-over-right")),
        number(ui, time, tr!(ui, "practise-over-time")),
    ];
    let numbers = (answers > 0).then(|| numbers.spacing(ui.gap(40.0)).wrap());
    let due = match next {
        None => tr!(ui, "practise-next-none"),
        Some(0) => tr!(ui, "practise-next-today"),
        Some(days) => tr!(ui, "practise-next", days),
    };
    let home = ui.primary(tr!(ui, "practise-home")).padding([ui.gap(10.0), ui.gap(28.0)]);
    let home = home.on_press(Message::Asked(Route::Back)).id("home");
    let again = more.then(|| ui.button(tr!(ui, "practise-more")).on_press(Message::AgainPressed).id("more"));
    let drill = weak.then(|| ui.button(tr!(ui, "practise-drill-weak")).on_press(Message::DrillPressed).id("weak"));
    let next = Row::new().push(home).push(again).push(drill).spacing(ui.gap(10.0)).align_y(Center);
    let parts = Column::new().push(ui.title(head)).push(numbers).push(ui.lead(due).center()).push(next.wrap());
    let parts = parts.spacing(ui.gap(22.0)).align_x(Center).padding(ui.gap(30.0)).width(Fill);
    container(parts).width(Fill).style(ui.card()).id("over").into()
}
