//! What is seen of a championship: its bar, how far it is, its parts.

use std::collections::BTreeSet;

use club::championship::plan::Form;
use club::championship::rank::Criterion;
use club::championship::sheet::stage as with_days;
use club::championship::{Championship, Event, Id, words};

use super::{Message, State, Tab, files, is_joining, parts, pictures, round, tables};
use crate::app::kit::kept::{club, date_of, shown};
use crate::app::kit::page::{self, choices};
use crate::app::kit::strip;
use crate::app::notice::Tone;
use crate::app::prelude::*;

/// What the tabs lead to, and they themselves.
pub(super) const CONTENT: &str = "championship-content";
pub(super) const TABS: &str = "championship-tabs";

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

/// What then begins, where a stage ends with matches that nobody has played.
pub(super) fn ending(cup: &Championship) -> Option<Phrase> {
    let (plan, _) = cup.stage()?;
    let stages = &cup.plan().stages;
    let at = stages.iter().position(|other| other.key == plan.key)?;
    Some(match stages.get(at + 1) {
        Some(next) => {
            phrase!("organise-closing-on", stage = Phrase::new(plan.name), next = Phrase::new(next.name))
        }
        None => phrase!("organise-closing-all"),
    })
}

/// What an end brings beside the next stage: places that a lot decides, results that no longer follow, and a way back.
pub(super) fn ended(cup: &Championship, events: &[Event]) -> Vec<Phrase> {
    const NAMED: usize = 6;
    let mut then = cup.clone();
    events.iter().for_each(|event| then.take(event));
    let drawn = events.iter().filter_map(|event| if let Event::Lot { part, .. } = event { Some(part) } else { None });
    let mut told = Vec::new();
    let through = cup.stage().map_or(0, |(plan, _)| plan.through);
    for key in drawn {
        let rows = then.table(key);
        for tied in rows.chunk_by(|one, _| one.by == Some(Criterion::Lot)).filter(|tied| tied.len() > 1) {
            let [Some(first), Some(last)] = [tied.first(), tied.last()].map(|row| row.and_then(|row| row.rank)) else {
                continue;
            };
            // Places that lead nowhere else are no news.
            if first <= 3 || first <= through && last > through {
                // Not as the lot will have them.
                let ids: BTreeSet<Id> = tied.iter().map(|row| row.id).collect();
                let names = ids.into_iter().map(|id| shown(cup.name(id))).collect::<Vec<_>>().join(", ");
                let named = if tied.len() <= NAMED { "yes" } else { "no" }.to_owned();
                let (part, places) = (words::part_called(cup, key), format!("{first}–{last}"));
                told.push(phrase!("organise-closing-lot", part, places, named, names, count = tied.len()));
            }
        }
    }
    let stale = cup.stale().len();
    told.extend((stale > 0).then(|| phrase!("organise-closing-stale", count = stale)));
    told.push(phrase!("organise-closing-undo"));
    told
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let Some(open) = desk.championship() else { return space().into() };
    let cup = open.cup();
    let is_kept = open.looked().is_none();
    let undo = (is_kept && cup.can_undo()).then_some(Message::UndoPressed);
    let tools = [
        tool(ui, Icon::Undo, tr!(ui, "app-undo"), undo),
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
        Tab::Round | Tab::Tables
            if cup.stages().nth(state.stage).is_some_and(|(plan, _)| plan.form == Form::Joining) =>
        {
            unbegun(ui, cup, is_kept)
        }
        Tab::Pictures if is_joining(Some(cup)) => unbegun(ui, cup, is_kept),
        Tab::Round => round::view(state, desk, cup),
        Tab::Tables => tables::view(state, ui, cup),
        Tab::Pictures => pictures::view(state, ui, cup),
        Tab::Calendar => pictures::days(state, ui),
        Tab::People if cup.stage().is_some_and(|(plan, _)| plan.is_open()) => {
            let list = container(state.people.view(ui, cup).map(Message::People));
            list.padding(ui.gap(14.0)).width(Fill).style(ui.card()).into()
        }
        Tab::People => people(state, ui, cup, is_kept),
        Tab::Files => files::view(state, ui, cup.plan()),
    };
    let page = Column::new()
        .push(stages(state, ui, cup, is_kept))
        .push(pending(state, ui))
        .push(stale(ui, cup))
        .push(container(parts).id(TABS))
        .push(container(content).id(CONTENT))
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
        (Form::Joining | Form::Open, _) => {
            tr!(ui, "organise-joined", count = cup.people().iter().filter(|one| one.left.is_none()).count())
        }
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
        // Before it ends it is said what no longer follows: that comes first.
        let ready = open == 0 && (!plan.is_open() || joining) && cup.may_close() && cup.stale().is_empty();
        let label = match (joining, cup.to_draw()) {
            (true, _) => tr!(ui, "organise-begin"),
            (false, Some((round, _))) => tr!(ui, "organise-draw", round),
            (false, None) if open > 0 => tr!(ui, "organise-close-early"),
            (false, None) => tr!(ui, "organise-close-stage", stage = Phrase::new(plan.name)),
        };
        let control = if ready { ui.primary(label) } else { ui.button(label) };
        control.on_press(Message::ClosePressed).id("close-stage")
    });
    let last = cup.closed_last().filter(|(last, _)| is_kept && last.key == plan.key);
    let reopen = last.map(|_| {
        let label = tr!(ui, "organise-reopen-stage", stage = Phrase::new(plan.name));
        ui.button(label).on_press(Message::ReopenStagePressed).id("reopen-stage")
    });
    let left = Column::new().push(names).push(podium).push(days).spacing(ui.gap(6.0)).width(Fill);
    row![left].push(reopen).push(close).spacing(ui.gap(16.0)).align_y(Center).into()
}

/// Leads to the next of so many rows that are not shown.
pub(super) fn more<'a>(ui: Ui, hidden: usize) -> Option<Element<'a, Message>> {
    let label = || tr!(ui, "organise-more", count = hidden.min(super::PAGE));
    (hidden > 0).then(|| ui.button(label()).on_press(Message::MorePressed).into())
}

fn pending<'a>(state: &State, ui: Ui) -> Option<Element<'a, Message>> {
    const MOST_TOLD: usize = 6;
    let pending = state.pending.as_ref()?;
    let says = pending.says.iter().map(|says| ui.body(ui.sentence(says)).width(Fill).into());
    let changes = pending.changes.as_deref().unwrap_or_default();
    let lines = changes.iter().take(MOST_TOLD).map(|told| ui.body(ui.say(told)).width(Fill).into());
    let nothing = pending.changes.as_ref().filter(|changes| changes.is_empty());
    let nothing = nothing.map(|_| ui.body(tr!(ui, "organise-changes-nothing")).width(Fill));
    let more = changes.len().saturating_sub(MOST_TOLD);
    let more = (more > 0).then(|| ui.faint(tr!(ui, "organise-more-changes", count = more)));
    let ways = pending.ways.iter().enumerate().map(|(at, way)| {
        let label = ui.say(&Phrase::new(way.label));
        let control = if at == 0 && !pending.careful { ui.primary(label) } else { ui.button(label) };
        let id = if at == 0 { "confirm".to_owned() } else { format!("confirm-{at}") };
        control.on_press(Message::Confirmed(at)).id(id).into()
    });
    let no = ui.button(ui.say(&Phrase::new(pending.no))).on_press(Message::Released).id("refrain").into();
    let controls = Row::from_iter(ways.chain([no])).spacing(ui.gap(8.0)).wrap().vertical_spacing(ui.gap(8.0));
    let head = (!changes.is_empty()).then(|| ui.strong(tr!(ui, "organise-changes")));
    let content = Column::new().extend(says).push(head).extend(lines).push(more).push(nothing).push(controls);
    let content = content.spacing(ui.gap(8.0)).padding(ui.gap(14.0));
    Some(container(content).width(Fill).style(ui.wrong()).into())
}

/// What no longer follows is found from every part of the page.
fn stale<'a>(ui: Ui, cup: &Championship) -> Option<Element<'a, Message>> {
    let count = cup.stale().len();
    let show = ui.button(tr!(ui, "organise-stale-show")).on_press(Message::StalePressed).id("show-stale");
    (count > 0).then(|| strip::said(ui, Tone::Warned, tr!(ui, "organise-stale-count", count), show))
}

fn unbegun<'a>(ui: Ui, cup: &Championship, is_kept: bool) -> Element<'a, Message> {
    let (head, about) = (tr!(ui, "organise-unbegun"), tr!(ui, "organise-unbegun-about"));
    let next = (is_joining(Some(cup)) && is_kept).then(|| match cup.may_close() {
        true => ui.button(tr!(ui, "organise-begin")).on_press(Message::ClosePressed),
        false => ui.primary(tr!(ui, "organise-join-first")).on_press(Message::PartChosen(Tab::People)),
    });
    let next = next.map(|next| container(next.id("next-step")).center_x(Fill).padding(ui.gap(14.0)));
    let content = Column::new().push(page::empty(ui, Icon::Cup, head, about)).push(next);
    container(content).width(Fill).style(ui.card()).into()
}

fn people<'a>(state: &'a State, ui: Ui, cup: &'a Championship, is_kept: bool) -> Element<'a, Message> {
    let late = (is_kept && cup.has_room()).then(|| {
        let adding = state.people.adding(ui, cup).map(Message::People);
        let about = ui.faint(tr!(ui, "organise-late-about")).width(Fill);
        let card = Column::new().push(adding).push(about).spacing(ui.gap(10.0)).padding(ui.gap(14.0));
        container(card).width(Fill).style(ui.card())
    });
    let full = cup.full().filter(|_| is_kept && late.is_none() && cup.stage().is_some());
    let full = full.map(|why| strip::said(ui, Tone::Warned, ui.sentence(&why), space()));
    let out = cup.out();
    let rows = cup.people().iter().enumerate().take(state.shown).map(|(at, one)| {
        let is_out = out.contains(&(at + 1));
        let font = if one.left.is_some() || is_out { SANS } else { SANS_BOLD };
        let name = ui.label(shown(&one.name), TypeSize::Body, font).width(Length::FillPortion(3));
        let left = one.left.map(|(date, _)| tr!(ui, "organise-left-on", date = date_of(ui.lang, date)));
        let left = left.or_else(|| is_out.then(|| tr!(ui, "organise-out")));
        let from = Some(club(ui.lang, &one.club)).filter(|club| !club.is_empty());
        let about = [from, left].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        let about = ui.faint(about).width(Length::FillPortion(2));
        let number = ui.faint((at + 1).to_string()).width(ui.wide(40.0)).align_x(iced::Right);
        let content = row![number, name, about].spacing(ui.gap(10.0)).align_y(Center);
        let control = ui.bare(content).padding([ui.gap(3.0), ui.gap(8.0)]).width(Fill).id(format!("participant-{at}"));
        match &state.swapping {
            Some(chosen) if chosen.contains(&(at + 1)) => {
                control.dress(ui.chosen()).chosen(true).on_press(Message::SwapChosen(at + 1)).into()
            }
            Some(_) => control.on_press(Message::SwapChosen(at + 1)).into(),
            None => control.on_press(Message::Asked(Route::Participant(at + 1))).into(),
        }
    });
    let swaps = is_kept && cup.stage().is_some_and(|(plan, _)| !plan.is_open());
    let swap = swaps.then(|| match &state.swapping {
        None => ui.button(tr!(ui, "organise-swap")).on_press(Message::SwapPressed).id("swap").into(),
        Some(_) => {
            let no = ui.button(tr!(ui, "organise-leave-it")).on_press(Message::SwapPressed).id("swap");
            row![ui.body(tr!(ui, "organise-swap-choose")).width(Fill), no].spacing(ui.gap(10.0)).align_y(Center).into()
        }
    });
    let swap: Option<Element<'a, Message>> = swap;
    let more = more(ui, cup.people().len().saturating_sub(state.shown));
    let list = Column::new().push(swap).extend(rows).push(more).spacing(ui.gap(2.0)).padding(ui.gap(14.0));
    let list = container(list).width(Fill).style(ui.card());
    Column::new().push(late).push(full).push(list).spacing(ui.gap(14.0)).into()
}
