//! What is said in a lesson: the step, what the learner's decision came to.

use games::lesson::Verdict;

use crate::app::prelude::*;
use crate::app::screen::table::guide::Guide;
use crate::app::screen::table::{Activity, Message, State};

pub(super) fn lesson_panel<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Option<Element<'a, Message>> {
    let (lang, guide) = (ui.lang, state.guide.as_ref()?);
    if matches!(state.pace.stage, Activity::Pausing(..) | Activity::Tumbling) {
        return None;
    }
    if let Some(drill) = guide.drill() {
        return Some(super::slips::drill_panel(ui, state, desk, drill));
    }
    // What was asked has been read when it is answered.
    let words = self::words(lang, state, desk);
    let words = if guide.answer.is_some() { ui.body(words) } else { ui.lead(words) }.width(Fill);
    let (step, of) = guide.place();
    let place = ui.faint(tr!(lang, "lesson-step", step = step, of = of));
    let place = (!guide.is_over()).then_some(place);
    let mut card = Column::new().push(place).push(words).spacing(ui.gap(8.0)).padding(ui.gap(14.0));
    let verdict = verdict(lang, state, desk);
    card = card.push(verdict.map(|(role, words)| ui.body(words).color(ui.colour(role)).width(Fill)));
    card = card.push(super::noted(ui, state));
    Some(container(card).width(Fill).style(ui.card()).id("prompt").into())
}

pub(in super::super) fn words(lang: Lang, state: &State, desk: &Desk) -> String {
    let guide = state.guide.as_ref();
    match guide.and_then(Guide::said) {
        Some(said) => lang.say(&Phrase::new(said.id.clone())),
        None if guide.is_some_and(Guide::is_over) => tr!(lang, "lesson-over"),
        None => lang.say(&state.table.prompt(&state.eyes(desk))),
    }
}

pub(in super::super) fn verdict(lang: Lang, state: &State, desk: &Desk) -> Option<(Role, String)> {
    let guide = state.guide.as_ref()?;
    let (notation, verdict) = guide.answer.as_ref()?;
    let seat = state.table.header().person().unwrap_or_default();
    let say = |notation: &str| {
        let said = state.table.say(seat, notation, &state.eyes(desk));
        said.map_or_else(|| notation.to_owned() + ".", |said| lang.sentence(&said))
    };
    match verdict {
        Verdict::Expected => None,
        Verdict::AsGood => {
            let own = guide.expected().unwrap_or_default();
            Some((Role::Good, tr!(lang, "lesson-as-good", what = say(notation), own = say(own))))
        }
        Verdict::Near { cost } => {
            let (what, own) = (say(notation), say(guide.expected().unwrap_or_default()));
            let words = match cost.map(|cost| state.table.scale().costs(lang, cost)) {
                Some(cost) => tr!(lang, "lesson-near", what = what, cost = cost, own = own),
                None => tr!(lang, "lesson-also", what = what, own = own),
            };
            Some((Role::Text, words))
        }
        Verdict::Worse { why, cost } => {
            let what = match why {
                Some(id) => lang.say(&Phrase::new(id.clone())),
                None => tr!(lang, "lesson-worse", what = say(notation)),
            };
            let cost = cost.map(|cost| state.table.scale().costs(lang, cost) + ".");
            // The lesson's own reason is enough.
            let own = guide.expected().filter(|_| why.is_none());
            let reason = own.and_then(|own| state.table.reason(seat, notation, own).into_iter().next());
            let reason = reason.map(|reason| lang.say(&reason));
            let again = if guide.is_shown() { tr!(lang, "lesson-look") } else { tr!(lang, "lesson-try") };
            let words = [Some(what), cost, reason, Some(again)].into_iter().flatten().collect::<Vec<_>>().join(" ");
            Some((Role::Bad, words))
        }
    }
}
