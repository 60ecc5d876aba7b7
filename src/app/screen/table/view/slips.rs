//! What is said beside a slip or an exercise: what is to be decided, what that comes to, and what was decided then.

use iced::widget::column;

use club::slip::SlipPosition;
use games::game::bot::Mark;
use games::lesson::Verdict;

use crate::app::kit::mark;
use crate::app::kit::practice::interval;
use crate::app::prelude::*;
use crate::app::screen::table::slips::Drill;
use crate::app::screen::table::{Message, State};

/// From how high a window on there is room for by whose play figures hold, pixels at 100 %.
const ROOMY_PX: f32 = 760.0;

pub(super) fn drill_panel<'a>(ui: Ui, state: &'a State, desk: &'a Desk, drill: &'a Drill) -> Element<'a, Message> {
    let Some(asked) = drill.now() else {
        let (answers, right) = drill.answers;
        let words = ui.lead(tr!(ui, "slips-over", right, answers)).width(Fill);
        return container(column![words].padding(ui.gap(14.0))).width(Fill).style(ui.card()).id("prompt").into();
    };
    let answer = state.guide.as_ref().and_then(|guide| guide.answer.as_ref());
    let parts = match answer {
        None => vec![
            ui.faint(if drill.is_shipped() { tr!(ui, "exercises-ask") } else { tr!(ui, "slips-ask") })
                .width(Fill)
                .into(),
            ui.lead(ui.say(&state.table.prompt(&state.eyes(desk)))).width(Fill).into(),
        ],
        Some((notation, verdict)) => answered(ui, state, (drill, asked), notation, verdict),
    };
    let mut card = Column::with_children(parts).spacing(ui.gap(8.0));
    card = card.push(super::noted(ui, state)).push(super::rule(ui, state)).padding(ui.gap(14.0));
    container(card).width(Fill).style(ui.card()).id("prompt").into()
}

fn answered<'a>(
    ui: Ui,
    state: &'a State,
    (drill, asked): (&'a Drill, &'a SlipPosition),
    notation: &str,
    verdict: &Verdict,
) -> Vec<Element<'a, Message>> {
    let (seat, scale) = (asked.slip.seat, state.table.scale());
    let line = |words: String| ui.faint(words).width(Fill).into();
    let Judged { mark, head, own, best, why } = judged(ui.lang, state, asked, notation, verdict);
    let words = row![mark::sign(ui, mark), ui.strong(head).width(Fill)].spacing(ui.gap(8.0)).align_y(Center);
    let mut parts: Vec<Element<'a, Message>> = vec![words.into()];
    parts.extend(own.map(line));
    parts.push(ui.body(best).width(Fill).into());
    parts.extend(why.map(line));
    let has_figures = matches!(verdict, Verdict::Near { .. } | Verdict::Worse { .. });
    let assumed = state.table.assumes().filter(|_| has_figures && ui.window.height >= ui.wide(ROOMY_PX));
    parts.extend(assumed.map(|assumed| line(ui.say(&assumed))));
    // What was decided then, and what came of it; of an exercise how hard it is.
    if let Some(wrong) = drill.wrong {
        let hard = if wrong < 0.5 { tr!(ui, "exercises-easy") } else { tr!(ui, "exercises-hard") };
        parts.push(line(hard));
    } else if let Some(then) = asked.then() {
        let listed = state.table.listed(seat, &asked.slip.played).unwrap_or_default();
        let cost = scale.costs(ui.lang, asked.loss(&listed));
        let told = then.history().iter().skip(asked.events.len()).map(|told| line(ui.say(&told.phrase)));
        let then = column![ui.faint(tr!(ui, "slips-then", cost)).font(SANS_BOLD).width(Fill)];
        parts.push(then.extend(told).spacing(ui.gap(1.0)).into());
    }
    if let Some((_, days)) = drill.graded {
        let words = if drill.suspended { tr!(ui, "slips-spared") } else { interval(ui.lang, days) };
        let label = if drill.suspended { tr!(ui, "slips-again") } else { tr!(ui, "slips-spare") };
        let spare = ui.bare(ui.faint(label).color(ui.colour(Role::Accent))).padding([ui.gap(3.0), ui.gap(6.0)]);
        let spare = spare.on_press(Message::SparePressed).id("spare");
        parts.push(row![ui.faint(words).width(Fill), spare].spacing(ui.gap(8.0)).align_y(Center).into());
    }
    parts
}

struct Judged {
    mark: Mark,
    head: String,
    /// The decision itself, where it is not the best.
    own: Option<String>,
    best: String,
    why: Option<String>,
}

fn judged(lang: Lang, state: &State, asked: &SlipPosition, notation: &str, verdict: &Verdict) -> Judged {
    let say = |notation: &str| {
        let said = state.table.advice(asked.slip.seat, notation);
        said.map_or_else(|| notation.to_owned(), |said| lang.say(&said))
    };
    let own = || Some(tr!(lang, "slips-own", what = say(notation)));
    let best = tr!(lang, "slips-best", what = say(asked.best()));
    let loss = asked.loss(&state.table.listed(asked.slip.seat, notation).unwrap_or_else(|| notation.to_owned()));
    let cost = state.table.scale().costs(lang, loss);
    let (mark, head, own, why) = match verdict {
        Verdict::Expected => (Mark::Good, tr!(lang, "lesson-right"), None, None),
        Verdict::AsGood => (Mark::Good, tr!(lang, "slips-as-good"), own(), None),
        Verdict::Near { .. } => (Mark::Good, tr!(lang, "slips-near", cost), own(), None),
        Verdict::Worse { .. } => {
            let why = state.slip_reason().map(|why| lang.say(&why));
            (state.table.mark(loss.cost()), lang.sentence(&cost), own(), why)
        }
    };
    Judged { mark, head, own, best, why }
}

pub(in super::super) fn in_words(lang: Lang, state: &State, desk: &Desk, drill: &Drill) -> Vec<String> {
    let Some(asked) = drill.now() else {
        let (answers, right) = drill.answers;
        return vec![tr!(lang, "slips-over", right, answers)];
    };
    match state.guide.as_ref().and_then(|guide| guide.answer.as_ref()) {
        None => vec![lang.say(&state.table.prompt(&state.eyes(desk)))],
        Some((notation, verdict)) => {
            let Judged { head, own, best, why, .. } = judged(lang, state, asked, notation, verdict);
            [head].into_iter().chain(own).chain([best]).chain(why).collect()
        }
    }
}
