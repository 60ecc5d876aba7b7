//! What is seen of a drill: the lives, the run, the question with its clock; what was missed; the result.

use iced::widget::column;

use base::draw::{Ink, Path, Point, Stroke};
use games::dre13ehn::art::Rune;
use games::dre13ehn::life::Life;

use super::{Message, Missed, PAGE, Phase, State};
use crate::app::kit::asked::{self, answering, card, number, page, said, shown, small, solved};
use crate::app::kit::practice::{best, seconds};
use crate::app::prelude::*;
use crate::app::widget::countdown::{Grain, countdown};
use crate::app::widget::sign;

const SIGN_HEIGHT_PX: f32 = 30.0;

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let settings = tool(Icon::Settings, tr!(ui, "app-settings"), Some(Message::Asked(Route::Settings)));
    let bar = bar(ui, state.name(desk), Message::Asked, [settings]);
    let (content, foot): (Element<'_, Message>, Option<Element<'_, Message>>) = match &state.stage {
        Phase::Asked(asked) => {
            let number = state.number();
            let clock = state.limit().map(|limit| {
                let left = limit.saturating_sub(state.gone);
                countdown(ui, number, (left, limit), Grain::Tenths, move |gone| Message::Ticked(number, gone))
            });
            let shown = shown(ui, asked, false, asked::Message::Heard).map(Message::Answer);
            let parts = Column::new().push(clock).push(shown).push(answering(ui, asked).map(Message::Answer));
            (card(ui, parts.push(praise(ui, state))), None)
        }
        Phase::Missed(missed) => {
            let go = ui.primary(tr!(ui, "practise-drill-next")).padding([ui.gap(10.0), ui.gap(34.0)]);
            let go = container(go.on_press(Message::NextPressed).id("next")).center_x(Fill);
            let parts = column![
                shown(ui, &missed.asked, true, Message::HearPressed),
                solved(ui, &missed.asked, &missed.solution, &missed.verdict)
            ];
            let parts = parts.push(missed.lost.map(|life| life_lost(ui, life)));
            (card(ui, parts), Some(go.padding([ui.gap(10.0), ui.gap(24.0)]).into()))
        }
        Phase::Over => (over(ui, state), None),
    };
    page(ui, PAGE, bar, [standing(ui, state), content], foot)
}

fn standing<'a>(ui: Ui, state: &State) -> Element<'a, Message> {
    let lives = Life::ALL.map(|life| sign(ui, life, life.is_left(state.drill.lives())));
    let (streak, longest) = state.drill.streak();
    let run = ui.lead(tr!(ui, "practise-streak", count = streak)).font(crate::app::theme::SANS_BOLD);
    let aim = match &state.best {
        Some(drilled) => ui.say(&best(ui.lang, drilled)),
        None => tr!(ui, "practise-longest", count = longest),
    };
    let words = column![run, ui.faint(aim)].align_x(iced::Right).width(Fill);
    row![Row::from_iter(lives).spacing(ui.gap(8.0)), words].spacing(ui.gap(12.0)).align_y(Center).into()
}

fn sign<'a>(ui: Ui, life: Life, left: bool) -> Element<'a, Message> {
    let role = if left { Role::Text } else { Role::Line };
    let mut drawing = Rune::from(life).sized(10.0, role.into());
    if !left {
        let line = Path::open(&[Point::new(1.0, 9.0), Point::new(9.0, 1.0)]);
        drawing.line(line, Stroke::new(Role::Bad.into(), 0.8));
    }
    sign::sign(ui, drawing, SIGN_HEIGHT_PX)
}

fn praise<'a>(ui: Ui, state: &State) -> Element<'a, Message> {
    let words = state.praised.as_ref().map(|words| {
        let words = ui.body(tr!(ui, "practise-drill-right", words = words.clone()));
        row![Icon::Right.view(ui, Role::Good), words.color(ui.colour(Role::Good))].spacing(ui.gap(8.0)).align_y(Center)
    });
    container(Row::new().push(words)).height(ui.wide(24.0)).into()
}

fn life_lost<'a>(ui: Ui, life: Life) -> Element<'a, Message> {
    let sign = sign::sign(ui, Rune::from(life).sized(10.0, Role::Bad.into()), 52.0);
    let head = ui.strong(tr!(ui, "practise-life-gone", life = life.name())).color(ui.colour(Role::Bad));
    let motto = ui.lead(life.motto()).font(SERIF_BOLD);
    let words = column![head, motto].spacing(ui.gap(2.0));
    row![sign, words].spacing(ui.gap(14.0)).align_y(Center).into()
}

fn over<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let (right, asked) = state.drill.score();
    let (_, longest) = state.drill.streak();
    let shortest = if state.drill.shortest() > 0 { seconds(ui.lang, state.drill.shortest()) } else { "–".to_owned() };
    let numbers = row![
        number(ui, tr!(ui, "practise-drill-of", right, asked), tr!(ui, "practise-over-right")),
        number(ui, longest.to_string(), tr!(ui, "practise-drill-longest")),
        number(ui, shortest, tr!(ui, "practise-drill-shortest")),
    ];
    let star = state.is_best().then(|| {
        let words = ui.lead(tr!(ui, "practise-drill-best")).font(SERIF_BOLD);
        row![Icon::Star.view(ui, Role::Accent), words].spacing(ui.gap(8.0)).align_y(Center)
    });
    let again = ui.primary(tr!(ui, "practise-drill-again")).padding([ui.gap(10.0), ui.gap(28.0)]);
    let again = again.on_press(Message::AgainPressed).id("again");
    let home = ui.button(tr!(ui, "practise-home")).on_press(Message::Asked(Route::Back)).id("home");
    let next = row![again, home].spacing(ui.gap(10.0)).align_y(Center);
    let mut parts = Column::new()
        .push(ui.title(tr!(ui, "practise-drill-over")))
        .push(star)
        .push(numbers.spacing(ui.gap(40.0)).wrap())
        .push(next)
        .spacing(ui.gap(20.0))
        .align_x(Center)
        .padding(ui.gap(26.0))
        .width(Fill);
    if !state.missed.is_empty() {
        let rows = state.missed.iter().map(|missed| correction(ui, missed));
        let head = ui.heading(tr!(ui, "practise-drill-missed"));
        let list = column![rule::horizontal(1), head].extend(rows).spacing(ui.gap(10.0)).width(Fill);
        parts = parts.push(list);
    }
    container(parts).width(Fill).style(ui.card()).id("over").into()
}

fn correction<'a>(ui: Ui, missed: &'a Missed) -> Element<'a, Message> {
    let what = small(ui, &missed.asked.question().shown);
    let said = said(ui.lang, &missed.verdict).unwrap_or_else(|| tr!(ui, "practise-drill-late"));
    let right = missed.solution.in_words(ui.lang);
    let right = if right.is_empty() { tr!(ui, "practise-sign") } else { right };
    let sign = missed.solution.sign.map(|sign| sign::sign(ui, sign.sized(10.0, Ink::new(Role::Text)), 24.0));
    let right = Row::new().push(ui.strong(right)).push(sign).spacing(ui.gap(8.0)).align_y(Center);
    let answers = column![right, ui.faint(said)].spacing(ui.gap(1.0)).width(Fill);
    row![container(what).width(ui.wide(170.0)), answers].spacing(ui.gap(14.0)).align_y(Center).into()
}
