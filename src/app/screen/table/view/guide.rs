//! What is said in a lesson: the step, what the learner's decision came to.

use games::lesson::Verdict;
use games::table::without_idea;

use crate::app::prelude::*;
use crate::app::screen::table::guide::{Guide, VERDICT};
use crate::app::screen::table::{Activity, Message, State};

pub(super) fn lesson_panel<'a>(ui: Ui, state: &'a State, desk: &'a Desk) -> Option<Element<'a, Message>> {
    let guide = state.guide.as_ref()?;
    if matches!(state.pace.stage, Activity::Pausing(..) | Activity::Tumbling) {
        return None;
    }
    if let Some(drill) = guide.drill() {
        return Some(super::slips::drill_panel(ui, state, desk, drill));
    }
    let lacking = lacking(state, desk).map(|lacking| ui.strong(lacking).width(Fill));
    let noted = super::noted(ui, state);
    // What was asked has been read when it is answered, or begun.
    let words = self::words(ui.lang, state, desk);
    let is_answered = guide.answer.is_some() || ui.stacks() && (lacking.is_some() || noted.is_some());
    let words = (!words.is_empty()).then(|| if is_answered { ui.body(words) } else { ui.lead(words) }.width(Fill));
    let (step, of) = guide.place();
    let place = ui.faint(tr!(ui, "lesson-step", step, of));
    // Beside a verdict the room is for what is asked.
    let place = (!(guide.is_over() || is_answered && ui.stacks())).then_some(place);
    // Where text is large, what is to be done has the room, and what has been said of it comes before it.
    let opening = opening(ui.lang, state).filter(|_| !ui.stacks());
    let opening = opening.into_iter().flatten().map(|words| ui.body(words).width(Fill).into());
    let verdict = verdict(ui.lang, state)
        .map(|(role, words)| container(ui.body(words).color(ui.colour(role)).width(Fill)).id(VERDICT));
    let card = Column::new().extend(opening).push(praise(ui, state));
    let card = if ui.stacks() {
        card.push(verdict).push(noted).push(lacking).push(place).push(words)
    } else {
        card.push(place).push(words).push(verdict).push(lacking).push(noted)
    };
    let card = card.spacing(ui.gap(5.0)).padding(ui.gap(14.0));
    Some(container(card).width(Fill).style(ui.card()).id("prompt").into())
}

pub(super) fn praise<'a>(ui: Ui, state: &State) -> Option<Element<'a, Message>> {
    let is_praised = state.guide.as_ref().is_some_and(|guide| guide.is_praised);
    // Beside what is tried next it would speak of that.
    (is_praised && !state.table.is_touched())
        .then(|| ui.strong(tr!(ui, "lesson-right")).color(ui.colour(Role::Good)).into())
}

/// What game this is and how long it takes, before anything is done in its first lesson.
pub(in super::super) fn opening(lang: Lang, state: &State) -> Option<[String; 2]> {
    let listed = state.guide.as_ref().and_then(Guide::opens)?;
    let line = lang.sentence(&listed.title().about().line());
    Some([line, tr!(lang, "lesson-takes", minutes = listed.minutes())])
}

pub(in super::super) fn words(lang: Lang, state: &State, desk: &Desk) -> String {
    let guide = state.guide.as_ref();
    match guide.and_then(Guide::said) {
        Some(said) => lang.say(&Phrase::from(said.id.clone())),
        // What the learner has just done is praised; the record's line of it tells nothing new.
        None if guide.is_some_and(|guide| guide.is_looked_at() && guide.is_praised) => tr!(lang, "lesson-look-at"),
        None if guide.is_some_and(Guide::is_looked_at) => super::last_told(lang, state).unwrap_or_default(),
        None => lang.say(&state.table.prompt(&state.eyes(desk))),
    }
}

/// What is asked of a choice that is half made.
fn lacking(state: &State, desk: &Desk) -> Option<String> {
    let table = Some(&state.table).filter(|table| state.is_asked() && table.is_touched())?;
    let mut free = table.copy();
    free.release();
    let view = state.eyes(desk);
    let asked = table.prompt(&view);
    (asked != free.prompt(&view)).then(|| desk.lang().say(&asked))
}

pub(in super::super) fn verdict(lang: Lang, state: &State) -> Option<(Role, String)> {
    let guide = state.guide.as_ref()?;
    let (notation, verdict) = guide.answer.as_ref()?;
    let seat = state.table.header().person().unwrap_or_default();
    let own = guide.expected().and_then(|own| state.table.advice(seat, own)).map(|own| lang.say(&own));
    let own = own.unwrap_or_default();
    match verdict {
        Verdict::Expected => None,
        Verdict::AsGood => Some((Role::Good, tr!(lang, "lesson-as-good", own))),
        Verdict::Near { cost: Some(_) } => Some((Role::Text, tr!(lang, "lesson-near", own))),
        Verdict::Near { cost: None } => Some((Role::Text, tr!(lang, "lesson-also", own))),
        // What it costs is a figure for those who know the game.
        Verdict::Worse { why, .. } => {
            let what = match why {
                Some(id) => Some(lang.say(&Phrase::from(id.clone()))),
                None => (!guide.is_shown()).then(|| tr!(lang, "lesson-worse")),
            };
            // The lesson's own reason is enough.
            let own = guide.expected().filter(|_| why.is_none());
            let reason = own.and_then(|own| state.table.reason(seat, notation, own).into_iter().next());
            let reason = reason.map(|reason| without_idea(lang, &reason));
            let again = if guide.is_shown() { tr!(lang, "lesson-look") } else { tr!(lang, "lesson-try") };
            let words = [what, reason, Some(again)].into_iter().flatten().collect::<Vec<_>>().join(" ");
            // The second time it is shown.
            Some((if guide.is_shown() { Role::Text } else { Role::Bad }, words))
        }
    }
}
