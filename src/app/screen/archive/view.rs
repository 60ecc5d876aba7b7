//! What is seen of the archive.

use iced::widget::column;

use super::{Listed, Message, Since, Stage, State};
use crate::app::kit::page::{self, choices};
use crate::app::kit::{copier, kept, opener};
use crate::app::prelude::*;
use crate::shelf;
use crate::store::archive::Summary;

/// The widest the list gets, pixels at 100 %.
const WIDEST: f32 = 1000.0;
/// The side of a match's emblem, pixels at 100 %.
const EMBLEM: f32 = 40.0;
/// How wide the control beside a match is, pixels at 100 %.
const FIRST: f32 = 104.0;

/// The name of the n-th match that is shown.
pub(super) fn id(index: usize) -> iced::widget::Id {
    format!("match-{index}").into()
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let open = Some(Message::Opener(opener::Message::Pressed));
    let open = tool(ui, Icon::Go, tr!(ui.lang, "app-open-record"), open);
    let trash = tool(ui, Icon::Delete, tr!(ui.lang, "archive-trash"), Some(Message::Asked(Way::Trash)));
    let bar = bar(ui, state.name(desk), Message::Asked, [open, trash]);
    let page = match state.matches.is_empty() {
        true => column![empty(ui, desk)],
        false => column![sieve(ui, state, desk), list(ui, state)],
    };
    let opener = state.opener.view(ui).map(|field| field.map(Message::Opener));
    let cups = (state.cups > 0).then(|| {
        let label = ui.body(tr!(ui.lang, "championships-beside", count = state.cups)).width(Fill);
        let content = row![Icon::Cup.view(ui, Role::Accent), label, Icon::Next.view(ui, Role::Faint)];
        let content = content.spacing(ui.gap(12.0)).align_y(Center);
        let cups = ui.control(content).dress(ui.whole(Role::Paper)).width(Fill);
        cups.on_press(Message::Asked(Way::Championships)).id("archive-cups")
    });
    let page = Column::new()
        .push(opener)
        .push(cups)
        .push(page.spacing(ui.gap(14.0)))
        .spacing(ui.gap(14.0))
        .max_width(ui.wide(WIDEST).max(WIDEST));
    let page = container(page).center_x(Fill).padding(iced::padding::horizontal(ui.gap(24.0)).bottom(ui.gap(24.0)));
    column![bar, scrolled(ui, "archive", page)].push(undo(ui, state)).into()
}

/// Why there is nothing, in words.
fn empty<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let lang = ui.lang;
    let about = match desk.folders() {
        Some(_) => tr!(lang, "archive-empty-about"),
        None => tr!(lang, "archive-nowhere-about"),
    };
    page::empty(ui, Icon::Archive, tr!(lang, "archive-empty"), about)
}

/// What is searched for.
fn sieve<'a>(ui: Ui, state: &'a State, desk: &Desk) -> Element<'a, Message> {
    let lang = ui.lang;
    let field = ui.field(&tr!(lang, "archive-search"), &state.sieve.words, Step::Body).font(SANS);
    let field = field.on_input(Message::Searched).padding([ui.gap(8.0), ui.gap(12.0)]).id("archive-search");
    let periods =
        Since::ALL.map(|since| (since_name(lang, since), since == state.sieve.since, Message::SinceChosen(since)));
    let periods = choices(ui, periods);
    let now = desk.watch.now();
    let alike: Vec<Stage> = state
        .matches
        .iter()
        .filter(|listed| state.sieve.lets_any_stage(listed, now))
        .map(|listed| listed.stage)
        .collect();
    let count = |stage| alike.iter().filter(|other| **other == stage).count();
    let offered = |name: String, stage| (name, stage == state.sieve.stage, Message::StageChosen(stage));
    let mut stages = vec![offered(tr!(lang, "archive-all", count = alike.len()), None)];
    // A stage that no match is in is no choice, unless it was made.
    let there = |stage: &Stage| count(*stage) > 0 || state.sieve.stage == Some(*stage);
    let named = |stage| offered(stage_choice(lang, stage, count(stage)), Some(stage));
    stages.extend(Stage::ALL.into_iter().filter(there).map(named));
    let stages = choices(ui, stages);
    let mut parts = if ui.window.width > 900.0 * ui.text {
        column![field, row![stages, space::horizontal(), periods].align_y(Center)]
    } else {
        column![field, stages, periods]
    };
    let mut keys: Vec<&str> = state.matches.iter().filter_map(Listed::game).collect();
    keys.sort_unstable();
    keys.dedup();
    parts = parts.push(state.sieve.games.view(ui, &keys, Message::GamesChosen));
    parts.spacing(ui.gap(10.0)).width(Fill).into()
}

fn since_name(lang: Lang, since: Since) -> String {
    match since {
        Since::Ever => tr!(lang, "archive-ever"),
        Since::Week => tr!(lang, "archive-week"),
        Since::Month => tr!(lang, "archive-month"),
        Since::Year => tr!(lang, "archive-year"),
    }
}

fn stage_choice(lang: Lang, stage: Stage, count: usize) -> String {
    match stage {
        Stage::Unfinished => tr!(lang, "archive-all-unfinished", count = count),
        Stage::Finished => tr!(lang, "archive-all-finished", count = count),
        Stage::Damaged => tr!(lang, "archive-all-damaged", count = count),
    }
}

fn stage_name(lang: Lang, stage: Stage) -> String {
    match stage {
        Stage::Unfinished => tr!(lang, "archive-unfinished"),
        Stage::Finished => tr!(lang, "archive-finished"),
        Stage::Damaged => tr!(lang, "archive-damaged"),
    }
}

fn list<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let lang = ui.lang;
    if state.found.is_empty() {
        let all = ui.button(tr!(lang, "archive-show-all")).on_press(Message::AllPressed);
        let words = column![ui.lead(tr!(lang, "archive-nothing")), all].spacing(ui.gap(14.0)).align_x(Center);
        return container(words).center_x(Fill).padding([ui.gap(50.0), 0.0]).into();
    }
    let rows = state.seen().enumerate().map(|(index, listed)| entry(ui, state, index, listed));
    let mut list = Column::from_iter(rows).spacing(ui.gap(6.0));
    let hidden = state.found.len().saturating_sub(state.shown);
    if hidden > 0 {
        let more = ui.button(tr!(lang, "archive-more", count = hidden.min(super::PAGE), all = hidden));
        list = list.push(container(more.on_press(Message::MorePressed).id("archive-more")).center_x(Fill));
    }
    list.into()
}

/// A match: what it is, what is mostly done with it, and, when it is open, all tools.
fn entry<'a>(ui: Ui, state: &'a State, index: usize, listed: &'a Listed) -> Element<'a, Message> {
    let path = &listed.kept.path;
    let title = listed.game().and_then(shelf::find);
    let ui = title.map_or(ui, |title| ui.accented(title.about().accent));
    let side = ui.wide(EMBLEM);
    let emblem = title.and_then(|title| state.emblems.iter().find(|(key, _)| *key == title.key()));
    let emblem: Element<'a, Message> = match emblem {
        Some((_, picture)) => picture.wide(ui, side),
        None => container(Icon::Remove.view(ui, Role::Faint)).center(side).into(),
    };
    let open = state.opened.as_ref() == Some(path);
    let sign = if open { Icon::Up } else { Icon::Down };
    let words = match &listed.kept.found {
        Ok(summary) => column![kept::players(ui, summary), about(ui, summary, listed)],
        Err(_) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            column![ui.body(name), ui.faint(stage_name(ui.lang, listed.stage)).color(ui.colour(Role::Bad))]
        }
    };
    let words = words.spacing(ui.gap(3.0)).width(Fill);
    let head = row![emblem, words, sign.view(ui, Role::Faint)].push(first(ui, listed));
    let head = head.spacing(ui.gap(14.0)).align_y(Center);
    let file = path.clone();
    let head = ui
        .control(head)
        .dress(ui.whole(Role::Paper))
        .width(Fill)
        .padding([ui.gap(8.0), ui.gap(12.0)])
        .on_press(Message::Opened(path.clone()))
        .on_key(move |key, _| match key {
            Key::Named(Named::ArrowDown) => Some(Message::Moved(index + 1)),
            Key::Named(Named::ArrowUp) => Some(Message::Moved(index.saturating_sub(1))),
            Key::Named(Named::Delete) => Some(Message::DeletePressed(file.clone())),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        })
        .id(id(index));
    let tools = open.then(|| tools(ui, state, listed));
    container(column![head].push(tools)).width(Fill).style(ui.card()).into()
}

/// What is mostly done with such a match; as wide whatever it is, so that the list keeps its lines.
fn first<'a>(ui: Ui, listed: &'a Listed) -> Option<Element<'a, Message>> {
    let path = listed.kept.path.clone();
    let wide = |label: String, font| {
        let label = iced::widget::text(label).size(ui.size(Step::Body)).font(font);
        ui.control(container(label).center_x(Fill)).width(ui.wide(FIRST))
    };
    match (&listed.kept.found, listed.stage) {
        (Ok(_), Stage::Unfinished) => {
            let go_on = wide(tr!(ui.lang, "app-go-on"), SANS_BOLD).dress(ui.filled());
            Some(go_on.on_press(Message::Asked(Way::Resume(path))).into())
        }
        (Ok(_), Stage::Finished | Stage::Damaged) => {
            let replay = wide(tr!(ui.lang, "archive-replay"), SANS).dress(ui.quiet());
            Some(replay.on_press(Message::Asked(Way::Replay(path))).into())
        }
        (Err(_), _) => None,
    }
}

/// The game and how it is played, when it began, how far it has come.
fn about<'a>(ui: Ui, summary: &Summary, listed: &Listed) -> Element<'a, Message> {
    let lang = ui.lang;
    let game = kept::game_name(lang, &summary.header.game);
    let (mode, how_far) = (kept::mode(lang, summary), kept::how_far(lang, summary));
    let stage = listed.stage;
    let parts: Vec<String> = [Some(game), mode, listed.date.clone(), how_far].into_iter().flatten().collect();
    let stage_role = if stage == Stage::Damaged { Role::Bad } else { Role::Faint };
    let stage_name = ui.faint(stage_name(lang, stage)).color(ui.colour(stage_role));
    let stage_name = if stage == Stage::Finished { stage_name } else { stage_name.font(SANS_BOLD) };
    row![ui.faint(parts.join(" · ") + " ·"), stage_name].spacing(ui.gap(4.0)).wrap().into()
}

/// A control with a sign and a word.
fn labelled<'a>(ui: Ui, icon: Icon, label: String, message: Message) -> Element<'a, Message> {
    let label = iced::widget::text(label).size(ui.size(Step::Body)).font(SANS);
    let content = row![icon.view(ui, Role::Text), label].spacing(ui.gap(7.0)).align_y(Center);
    ui.control(content).padding([ui.gap(5.0), ui.gap(11.0)]).dress(ui.quiet()).on_press(message).into()
}

fn tools<'a>(ui: Ui, state: &'a State, listed: &'a Listed) -> Element<'a, Message> {
    let lang = ui.lang;
    let path = &listed.kept.path;
    let why = match &listed.kept.found {
        Err(unread) => Some(lang.say(&unread.0)),
        Ok(summary) => summary
            .fault
            .as_ref()
            .map(|fault| tr!(lang, "archive-fault", line = fault.line, why = fault.reason.0.clone())),
    };
    let why = why.map(|why| ui.body(why).width(Fill).color(ui.colour(Role::Bad)));
    let mut all = Vec::new();
    if let Ok(summary) = &listed.kept.found {
        if listed.stage == Stage::Damaged && !summary.is_over() {
            all.push(labelled(
                ui,
                Icon::Go,
                tr!(lang, "archive-go-on-copy"),
                Message::Asked(Way::Resume(path.clone())),
            ));
        }
        if listed.stage == Stage::Unfinished {
            all.push(labelled(ui, Icon::Next, tr!(lang, "archive-replay"), Message::Asked(Way::Replay(path.clone()))));
        }
        all.push(labelled(
            ui,
            Icon::Print,
            tr!(lang, "app-print-filled"),
            Message::Asked(Way::PrintKept(path.clone())),
        ));
    }
    all.push(labelled(
        ui,
        Icon::Copy,
        tr!(lang, "archive-copy"),
        Message::Copier(copier::Message::Pressed(path.clone())),
    ));
    all.push(labelled(ui, Icon::Delete, tr!(lang, "archive-delete"), Message::DeletePressed(path.clone())));
    let all = Row::from_vec(all).spacing(ui.gap(8.0)).wrap().vertical_spacing(ui.gap(8.0));
    let copying = state.copier.view(ui).map(|field| field.map(Message::Copier));
    let parts = column![].push(why).push(all).push(copying).spacing(ui.gap(10.0));
    let left = ui.wide(EMBLEM) + ui.gap(26.0);
    let padding = iced::padding::all(ui.gap(12.0)).top(ui.gap(10.0)).left(left.min(ui.window.width * 0.1));
    container(parts).padding(padding).width(Fill).into()
}

/// What was deleted, and how it comes back.
fn undo<'a>(ui: Ui, state: &'a State) -> Option<Element<'a, Message>> {
    let (trashed, kept) = state.deleted.last()?;
    let name = kept::deleted(ui.lang, trashed, kept);
    let words = column![ui.strong(tr!(ui.lang, "archive-deleted")), ui.faint(name)].width(Fill);
    let undo = ui.primary(tr!(ui.lang, "archive-undo")).on_press(Message::UndoPressed).id("archive-undo");
    let content = row![words, undo].spacing(ui.gap(16.0)).align_y(Center);
    let bar = container(content).padding([ui.gap(10.0), ui.gap(24.0)]).width(Fill).style(ui.panel(Role::Soft));
    Some(bar.into())
}
