//! What is seen of a championship: its bar, how far it is, its parts.

use std::collections::BTreeSet;

use club::championship::plan::{self, Form};
use club::championship::rank::Criterion;
use club::championship::sheet::stage as with_days;
use club::championship::{Championship, Event, Id, words};

use super::{CLOSE_KEY, Message, State, Tab, calls, files, is_joining, parts, people, pictures, round, tables};
use crate::app::kit::kept::shown;
use crate::app::kit::key::cap_on_accent;
use crate::app::kit::page::{self, choices};
use crate::app::kit::participants;
use crate::app::kit::strip;
use crate::app::notice::Tone;
use crate::app::prelude::*;

/// What the tabs lead to, and they themselves.
pub(super) const CONTENT: &str = "championship-content";
pub(super) const TABS: &str = "championship-tabs";
pub(super) const QUESTION: &str = "championship-question";

pub(super) fn closing(cup: &Championship, events: &[Event]) -> Option<Phrase> {
    if let Some((round, of)) = cup.to_draw() {
        return Some(phrase!("organise-draw-about", round, of));
    }
    let (plan, stage) = cup.stage()?;
    let through = stage.parts.iter().map(|part| cup.through(&part.plan.key).len()).sum::<usize>();
    let is_bracket = stage.parts.iter().any(|part| part.plan.single);
    match following(cup).map(|next| (Phrase::new(plan.name), Phrase::new(next.name))) {
        Some((stage, next)) if plan.form == Form::Joining => {
            Some(phrase!("organise-closing-joining", stage, next, count = through))
        }
        Some((stage, next)) if plan.is_open() || !is_bracket => {
            Some(phrase!("organise-closing", stage, next, count = through))
        }
        Some(_) | None => ending(cup, events),
    }
}

/// What then begins, or whether it is over and the best are known.
pub(super) fn ending(cup: &Championship, events: &[Event]) -> Option<Phrase> {
    let (plan, _) = cup.stage()?;
    if let Some(next) = following(cup) {
        return Some(phrase!("organise-closing-on", stage = Phrase::new(plan.name), next = Phrase::new(next.name)));
    }
    let then = then(cup, events);
    let mut places = then.plan().podium.iter().zip(then.podium().unwrap_or_default()).take(3);
    // Three alone do not play for the third place.
    let is_decided = places.all(|(feed, id)| id.is_some() || then.part(&feed.part).is_none());
    Some(match (is_decided, podium(cup, events)) {
        (true, Some(names)) => phrase!("organise-closing-podium", names),
        (true, None) => phrase!("organise-closing-all"),
        (false, _) => phrase!("organise-closing-undecided"),
    })
}

/// The first three as the events leave them; nothing where it goes on, or a lot decides: nobody knows it before.
fn podium(cup: &Championship, events: &[Event]) -> Option<String> {
    let lot = events.iter().any(|event| matches!(event, Event::Lot { .. }));
    let podium = then(cup, events).podium().filter(|_| !lot && following(cup).is_none())?;
    let named = podium.into_iter().take(3).enumerate();
    let named = named.filter_map(|(at, id)| Some(format!("{}. {}", at + 1, shown(cup.name(id?)))));
    Some(named.collect::<Vec<_>>().join(", "))
}

/// What becomes of an early end, by what open matches count as.
pub(super) fn early(cup: &Championship, [struck, lost]: [&[Event]; 2]) -> Vec<Phrase> {
    match [struck, lost].map(|events| podium(cup, events)) {
        [Some(names), Some(other)] if names != other => {
            vec![phrase!("organise-closing-struck", names), phrase!("organise-closing-lost", names = other)]
        }
        _ => ending(cup, struck).into_iter().collect(),
    }
}

fn following(cup: &Championship) -> Option<&plan::Stage> {
    cup.plan().stages.get(cup.stages().count())
}

fn then(cup: &Championship, events: &[Event]) -> Championship {
    let mut then = cup.clone();
    events.iter().for_each(|event| then.take(event));
    then
}

/// What an end brings beside the next stage: places that a lot decides, results that no longer follow, and a way back.
pub(super) fn ended(cup: &Championship, events: &[Event]) -> Vec<Phrase> {
    const NAMED: usize = 6;
    let then = then(cup, events);
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
        tool(Icon::Undo, tr!(ui, "app-undo"), undo),
        tool(Icon::Rules, tr!(ui, "organise-rules"), Some(Message::Asked(Route::ChampionshipRules))),
        tool(Icon::Screen, tr!(ui, "projector-name"), Some(Message::Asked(Route::Projector))),
        tool(Icon::Print, tr!(ui, "app-print"), Some(Message::PartChosen(Tab::Files))),
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
        Tab::People => people::view(state, ui, cup, is_kept),
        Tab::Files => files::view(state, ui, cup),
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
    let open = stage.parts.iter().flat_map(|part| &part.matches).filter(|one| one.is_open()).count();
    let far = match (&plan.form, cup.podium()) {
        (Form::Joining | Form::Open, _) => ui.say(&participants::joined(cup)),
        (Form::Everyone | Form::Swiss(_) | Form::Groups(_) | Form::KnockOut | Form::Parts(_), _) => {
            ui.say(&calls::how_far(&calls::calls(plan, stage)))
        }
    };
    let undecided = cup.is_undecided().then(|| ui.lead(tr!(ui, "championship-undecided")).width(Fill));
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
    let played = words::played(cup, plan, ui.lang);
    let days = [played, with_days(plan, ui.lang), far].into_iter().filter(|words| !words.is_empty());
    let days = ui.faint(days.collect::<Vec<_>>().join(" · ")).width(Fill);
    let now = cup.stage().is_some_and(|(going, _)| going.key == plan.key);
    let close = (now && is_kept).then(|| {
        let joining = plan.form == Form::Joining;
        // Before it ends it is said what no longer follows: that comes first.
        let ready = open == 0 && (!plan.is_open() || joining) && cup.may_close() && cup.stale().is_empty();
        let label = match (joining, cup.to_draw()) {
            (true, _) => tr!(ui, "organise-begin"),
            (false, _) if open > 0 => tr!(ui, "organise-close-early"),
            (false, Some((round, _))) => tr!(ui, "organise-draw", round),
            (false, None) => tr!(ui, "organise-close-stage", stage = Phrase::new(plan.name)),
        };
        let content = ui.label(label.clone(), TypeSize::Body, if ready { SANS_BOLD } else { SANS });
        let content = row![content].push(ready.then(|| cap_on_accent(ui, CLOSE_KEY)));
        let control = ui.control(content.spacing(ui.gap(8.0)).align_y(Center)).named(label);
        let control = control.on_press(Message::ClosePressed);
        let control = if ready { control.style(ui.filled()) } else { control.style(ui.quiet()) };
        control.id("close-stage")
    });
    // It stands there before it can be pressed: who looks for it sees that the round comes first.
    let draw = cup.to_draw().filter(|_| now && is_kept && open > 0);
    let draw = draw.map(|(round, _)| ui.button(tr!(ui, "organise-draw", round)));
    let last = cup.closed_last().filter(|(last, _)| is_kept && last.key == plan.key);
    let reopen = last.map(|_| {
        let label = tr!(ui, "organise-reopen-stage", stage = Phrase::new(plan.name));
        ui.button(label).on_press(Message::ReopenStagePressed).id("reopen-stage")
    });
    let left = Column::new().push(names).push(undecided).push(podium).push(days).spacing(ui.gap(6.0)).width(Fill);
    row![left].push(reopen).push(draw).push(close).spacing(ui.gap(16.0)).align_y(Center).into()
}

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
    Some(container(content).width(Fill).style(ui.wrong()).id(QUESTION).into())
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
