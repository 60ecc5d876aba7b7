//! What is seen of a rollout: how far it has come, what each decision was worth, and by what that was judged.

use super::super::rollout::Report;
use super::super::{Message, State};
use crate::app::kit::{kept, key};
use crate::app::prelude::*;

pub(in super::super) const PART: &str = "rollout-part";
const MOST_HEIGHT_PX: f32 = 170.0;

pub(super) fn part<'a>(ui: Ui, state: &'a State) -> Option<Element<'a, Message>> {
    state.instead.as_ref()?;
    let Some(rolling) = &state.rolling else {
        if !state.may_roll_out() {
            return Some(ui.faint(ui.sentence(&phrase!("rollout-hidden"))).width(Fill).into());
        }
        let label = row![ui.body(tr!(ui, "rollout-begin")).width(Fill), key::cap(ui, "O")];
        let ask = ui.control(label.spacing(ui.gap(8.0)).align_y(Center)).padding([ui.gap(5.0), ui.gap(11.0)]);
        return Some(ask.width(Fill).style(ui.quiet()).on_press(Message::RollPressed).id("rollout").into());
    };
    let found = rolling.found.as_ref();
    let progress = rolling.goes_on().then(|| {
        let (done, all) = found.map_or((0, 1), |found| found.progress);
        let percent = ui.lang.percents((done * 100 / all.max(1)).to_string());
        let words = found.map_or_else(
            || tr!(ui, "rollout-percent", percent = percent.clone()),
            |found| {
                let trials = kept::grouped(ui.lang, found.rolled.trials());
                tr!(
                    ui,
                    "rollout-under-way",
                    percent = percent.clone(),
                    trials,
                    seconds = found.took.as_secs().to_string()
                )
            },
        );
        let cancel = ui.button(tr!(ui, "review-cancel")).on_press(Message::RollCancelled).id("rollout-cancel");
        row![ui.faint(words).width(Fill), cancel].spacing(ui.gap(8.0)).align_y(Center)
    });
    let longer = state.next_trials().filter(|_| !rolling.goes_on()).map(|trials| {
        let words = tr!(ui, "rollout-longer", trials = kept::grouped(ui.lang, trials));
        ui.button(words).on_press(Message::RollPressed).id("rollout-longer")
    });
    let told = found.filter(|found| !found.goes_on).map(|found| ui.faint(ui.say(&found.rolled.describe())).width(Fill));
    let parts =
        Column::new().push(progress).push(found.map(|found| decisions(ui, state, found))).push(told).push(longer);
    Some(container(parts.spacing(ui.gap(5.0))).id(PART).into())
}

fn decisions<'a>(ui: Ui, state: &'a State, found: &Report) -> Element<'a, Message> {
    let measure = state.table.scale().measure;
    let rows = found.rolled.candidates.iter().map(|candidate| {
        let said = state.instead.as_ref().and_then(|one| one.before.advice(found.rolled.seat, &candidate.notation));
        let words = said.map_or_else(|| candidate.notation.clone(), |said| ui.lang.begin(&said));
        let font = if candidate.notation == found.rolled.played { SANS_BOLD } else { SANS };
        let worth = ui.faint(measure.within(ui.lang, candidate.worth)).color(ui.colour(Role::Text));
        row![ui.faint(words).font(font).width(Fill), worth].spacing(ui.gap(7.0)).align_y(Center).into()
    });
    let rows = Column::from_iter(rows).spacing(ui.gap(3.0)).padding(iced::padding::right(ui.gap(12.0)));
    container(scrollable(rows).width(Fill).style(ui.bar()))
        .max_height(ui.gap(MOST_HEIGHT_PX))
        .id("rollout-found")
        .into()
}
