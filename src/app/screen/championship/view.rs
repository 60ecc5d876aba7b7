//! What is seen of a championship: its bar, how far it is, its parts.

use club::championship::Championship;
use club::championship::plan::Form;
use club::championship::sheet::stage as with_days;

use super::{Message, State, Tab, files, parts, pictures, round, tables};
use crate::app::kit::kept::{club, date_of, shown};
use crate::app::kit::page::{self, choices};
use crate::app::kit::strip;
use crate::app::notice::Tone;
use crate::app::prelude::*;

pub(super) fn closing(cup: &Championship) -> Vec<Phrase> {
    let Some((plan, stage)) = cup.stage() else { return Vec::new() };
    if let Some((round, of)) = cup.to_draw() {
        return vec![phrase!("organise-draw-about", round, of)];
    }
    let through = stage.parts.iter().map(|part| cup.through(&part.plan.key).len()).sum::<usize>();
    let next = cup.plan().stages.iter().position(|other| other.key == plan.key);
    let next = next.and_then(|at| cup.plan().stages.get(at + 1));
    vec![match next {
        Some(next) if plan.form == Form::Joining => {
            phrase!(
                "organise-closing-joining",
                stage = Phrase::new(plan.name),
                next = Phrase::new(next.name),
                count = through
            )
        }
        Some(next) if plan.is_open() || !stage.parts.iter().any(|part| part.plan.single) => {
            phrase!("organise-closing", stage = Phrase::new(plan.name), next = Phrase::new(next.name), count = through)
        }
        Some(next) => phrase!("organise-closing-on", stage = Phrase::new(plan.name), next = Phrase::new(next.name)),
        None => phrase!("organise-closing-all"),
    }]
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let Some(open) = desk.championship() else { return space().into() };
    let cup = open.cup();
    let tools = [
        tool(ui, Icon::Rules, tr!(ui, "organise-rules"), Some(Message::Asked(Route::ChampionshipRules))),
        tool(ui, Icon::Screen, tr!(ui, "projector-name"), Some(Message::Asked(Route::Projector))),
        tool(ui, Icon::Print, tr!(ui, "app-print"), Some(Message::PartChosen(Tab::Files))),
    ];
    let bar = bar(ui, state.name(desk), Message::Asked, tools);
    let looked = open.looked().map(|why| {
        let copy = open
            .is_damaged()
            .then(|| ui.button(tr!(ui, "organise-go-on-in-copy")).on_press(Message::CopyPressed).id("go-on-in-copy"));
        strip::said(ui, Tone::Warned, ui.sentence(why), Row::new().push(copy))
    });
    let parts = choices(ui, page::parts(ui.lang, &parts(cup.plan()), state.part, Message::PartChosen));
    let content = match state.part {
        Tab::Round => round::view(state, desk, cup),
        Tab::Tables => tables::view(state, ui, cup),
        Tab::Pictures => pictures::view(state, ui, cup),
        Tab::Calendar => pictures::days(state, ui),
        Tab::People if cup.stage().is_some_and(|(plan, _)| plan.is_open()) => {
            let list = container(state.people.view(ui, cup.people()).map(Message::People));
            list.padding(ui.gap(14.0)).width(Fill).style(ui.card()).into()
        }
        Tab::People => people(state, ui, cup),
        Tab::Files => files::view(state, ui, cup.plan()),
    };
    let page = Column::new()
        .push(stages(state, ui, cup, open.looked().is_none()))
        .push(pending(state, ui))
        .push(parts)
        .push(content)
        .spacing(ui.gap(14.0))
        .max_width(page::width(ui).max(ui.window.width * 0.9));
    let page = container(page).center_x(Fill).padding(iced::padding::horizontal(ui.gap(24.0)).bottom(ui.gap(24.0)));
    Column::new().push(bar).push(looked).push(scrolled(ui, "championship", page)).into()
}

fn stages<'a>(state: &State, ui: Ui, cup: &Championship, is_kept: bool) -> Element<'a, Message> {
    let all: Vec<_> = cup.stages().collect();
    let names = all
        .iter()
        .enumerate()
        .map(|(at, (plan, _))| (ui.say(&Phrase::new(plan.name)), at == state.stage, Message::StageChosen(at)));
    let names = (all.len() > 1).then(|| choices(ui, names.collect::<Vec<_>>()));
    let Some((plan, stage)) = all.get(state.stage) else { return space().into() };
    let matches = || stage.parts.iter().flat_map(|part| &part.matches).filter(|one| one.counts());
    let open = matches().filter(|one| one.is_open()).count();
    let far = match (&plan.form, cup.podium()) {
        (Form::Joining | Form::Open, _) => tr!(ui, "organise-joined", count = cup.people().len()),
        (Form::Everyone | Form::Swiss(_) | Form::Groups(_) | Form::KnockOut | Form::Parts(_), _) => {
            tr!(ui, "organise-played", played = matches().count() - open, all = matches().count())
        }
    };
    let podium = cup.podium().map(|podium| {
        let named = podium.iter().enumerate().filter_map(|(at, id)| Some((at, (*id)?)));
        let places = named.map(|(at, id)| {
            let star = (at == 0).then(|| Icon::Crown.view(ui, Role::Accent));
            let words = format!("{}. {}", at + 1, shown(cup.name(id)));
            let words = if at == 0 { ui.heading(words) } else { ui.lead(words).into() };
            Row::new().push(star).push(words).spacing(ui.gap(6.0)).align_y(Center).into()
        });
        Row::from_iter(places).spacing(ui.gap(20.0)).align_y(Center).wrap()
    });
    let days = ui.faint(format!("{} · {far}", with_days(plan, ui.lang)));
    let now = cup.stage().is_some_and(|(going, _)| going.key == plan.key);
    let close = (now && is_kept).then(|| {
        let joining = plan.form == Form::Joining;
        let ready = open == 0 && (!plan.is_open() || joining) && cup.may_close();
        let label = match (joining, cup.to_draw()) {
            (true, _) => tr!(ui, "organise-begin"),
            (false, Some((round, _))) => tr!(ui, "organise-draw", round),
            (false, None) => tr!(ui, "organise-close-stage", stage = Phrase::new(plan.name)),
        };
        let control = if ready { ui.primary(label) } else { ui.button(label) };
        control.on_press(Message::ClosePressed).id("close-stage")
    });
    let left = Column::new().push(names).push(podium).push(days).spacing(ui.gap(6.0)).width(Fill);
    row![left].push(close).spacing(ui.gap(16.0)).align_y(Center).into()
}

/// Leads to the next of so many rows that are not shown.
pub(super) fn more<'a>(ui: Ui, hidden: usize) -> Option<Element<'a, Message>> {
    let label = || tr!(ui, "organise-more", count = hidden.min(super::PAGE));
    (hidden > 0).then(|| ui.button(label()).on_press(Message::MorePressed).into())
}

fn pending<'a>(state: &State, ui: Ui) -> Option<Element<'a, Message>> {
    const MOST_TOLD: usize = 6;
    let pending = state.pending.as_ref()?;
    let lines = pending.told.iter().take(MOST_TOLD).map(|told| ui.body(ui.say(told)).into());
    let more = pending.told.len().saturating_sub(MOST_TOLD);
    let more = (more > 0).then(|| ui.faint(tr!(ui, "organise-more-changes", count = more)));
    let go = ui.primary(ui.say(&Phrase::new(pending.label))).on_press(Message::Confirmed).id("confirm");
    let no = ui.button(tr!(ui, "organise-leave-it")).on_press(Message::Released).id("refrain");
    let controls = row![go, no].spacing(ui.gap(8.0));
    let head = pending.changes.then(|| ui.strong(tr!(ui, "organise-changes")));
    let content =
        Column::new().push(head).extend(lines).push(more).push(controls).spacing(ui.gap(8.0)).padding(ui.gap(14.0));
    Some(container(content).width(Fill).style(ui.wrong()).into())
}

fn people<'a>(state: &'a State, ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let rows = cup.people().iter().enumerate().take(state.shown).map(|(at, one)| {
        let font = if one.left.is_some() { SANS } else { SANS_BOLD };
        let name = ui.label(shown(&one.name), TypeSize::Body, font).width(Length::FillPortion(3));
        let left = one.left.map(|(date, _)| tr!(ui, "organise-left-on", date = date_of(ui.lang, date)));
        let about = left.unwrap_or_else(|| club(ui.lang, &one.club));
        let about = ui.faint(about).width(Length::FillPortion(2));
        let number = ui.faint((at + 1).to_string()).width(ui.wide(40.0)).align_x(iced::Right);
        let content = row![number, name, about].spacing(ui.gap(10.0)).align_y(Center);
        let control = ui.bare(content).padding([ui.gap(3.0), ui.gap(8.0)]).width(Fill);
        control.on_press(Message::Asked(Route::Participant(at + 1))).into()
    });
    let more = more(ui, cup.people().len().saturating_sub(state.shown));
    let list = Column::from_iter(rows).push(more).spacing(ui.gap(2.0)).padding(ui.gap(14.0));
    container(list).width(Fill).style(ui.card()).into()
}
