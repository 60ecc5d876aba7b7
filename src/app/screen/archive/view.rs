//! What is seen of the archive: what is searched for, the list, and beside it what is chosen.

use iced::widget::column;

use club::store::archive::Trashed;
use club::store::index::{MatchStatus, Progress};

use super::{GroupRow, Grouping, LIST, Message, SCROLLS, Since, State};
use crate::app::kit::opener::{self, Sought};
use crate::app::kit::page::{self, choices};
use crate::app::kit::{kept, marked, table};
use crate::app::prelude::*;
use crate::app::widget::list::List;

mod pane;
mod row;

pub(super) use row::height as row_height;

/// The part of the window that a list takes at most where what can be done with its matches stands below it.
const LIST_PART: f32 = 0.45;
const PAGE_MAX_WIDTH_PX: f32 = 1500.0;
const PANE_WIDTH_PX: f32 = 320.0;
const PANE_BESIDE_MIN_WIDTH_PX: f32 = 940.0;

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk) -> Element<'a, Message> {
    let ui = desk.ui();
    let seek = |sought| Message::Opener(opener::Message::Pressed(sought));
    let import = desk.folders().is_some().then_some(seek(Sought::Import));
    let reviews = (desk.folders().is_some() && !state.is_empty()).then_some(Message::ReviewPressed);
    let tools = [
        tool(Icon::Review, tr!(ui, "review-all"), reviews),
        tool(Icon::Go, tr!(ui, "app-open-record"), Some(seek(Sought::Kept))),
        tool(Icon::Archive, tr!(ui, "archive-import"), import),
        tool(Icon::People, tr!(ui, "people-title"), Some(Message::Asked(Route::People))),
        tool(Icon::Delete, tr!(ui, "archive-trash"), Some(Message::Asked(Route::Trash))),
    ];
    let bar = bar(ui, state.name(desk), Message::Asked, tools);
    let wide = (ui.window.width - 2.0 * ui.gap(24.0)).min(ui.wide(PAGE_MAX_WIDTH_PX));
    let bulk = state.bulk.as_ref().and_then(|(bulk, _)| bulk.view(ui, Message::Cancelled));
    let reading = state.progress.filter(|progress| progress.of > 0).map(|Progress { done, of }| {
        let number = |number| kept::grouped(ui.lang, number);
        ui.faint(tr!(ui, "archive-reading", done = number(done), of = number(of)))
    });
    let reviewing = desk.reviews.progress().filter(|progress| progress.of > 0).map(|progress| {
        let number = |number| kept::grouped(ui.lang, number);
        let words = tr!(ui, "review-all-running", done = number(progress.done), of = number(progress.of));
        let stop = ui.button(tr!(ui, "review-all-stop")).on_press(Message::ReviewStopped).id("review-stop");
        row![ui.faint(words).width(Fill), stop].spacing(ui.gap(10.0)).align_y(Center)
    });
    let opener = state.opener.view(ui).map(|field| field.map(Message::Opener));
    let page = Column::new().push(opener).push(bulk).push(reviewing).push(cups(ui, state)).push(reading);
    let page = if state.is_empty() {
        page.push(empty(ui, desk))
    } else {
        page.push(sieve(ui, state)).push(body(ui, state, desk, wide))
    };
    let page = page.spacing(ui.gap(10.0)).width(wide);
    let below = iced::padding::bottom(ui.gap(14.0));
    if ui.stacks() && !state.is_empty() {
        let page = scrolled(ui, "archive-page", container(page).center_x(Fill).padding(below));
        return column![bar, page].push(undo(ui, state)).into();
    }
    let page = container(page.height(Fill)).center_x(Fill).height(Fill).padding(below);
    column![bar, page].push(undo(ui, state)).into()
}

fn empty<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let about = match desk.folders() {
        Some(_) => tr!(ui, "archive-empty-about"),
        None => tr!(ui, "archive-nowhere-about"),
    };
    scrolled(ui, SCROLLS, page::empty(ui, Icon::Archive, tr!(ui, "archive-empty"), about))
}

fn cups<'a>(ui: Ui, state: &State) -> Option<Element<'a, Message>> {
    if state.cups == 0 {
        return None;
    }
    let label = ui.body(tr!(ui, "championships-beside", count = state.cups)).width(Fill);
    let content = row![Icon::Cup.view(ui, Role::Accent), label, Icon::Next.view(ui, Role::Faint)];
    let cups = ui.control(content.spacing(ui.gap(12.0)).align_y(Center)).style(ui.whole(Role::Paper)).width(Fill);
    let cups = cups.padding([ui.gap(5.0), ui.gap(14.0)]).on_press(Message::Asked(Route::Championships));
    Some(cups.id("archive-cups").into())
}

fn sieve<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let field =
        ui.field(&tr!(ui, "archive-search", keys = ui.key("Ctrl+F")), &state.sieve.words, TypeSize::Body).font(SANS);
    let field = field.on_input(Message::Searched).padding([ui.gap(8.0), ui.gap(12.0)]).id("archive-search");
    // Where there is little room, what is found matters more than how.
    let roomy = ui.window.width > 900.0 * ui.text && ui.window.height > 640.0 * ui.text;
    if roomy {
        return column![field, narrowed(ui, state)].spacing(ui.gap(8.0)).into();
    }
    let label = match state.sieve.narrows() {
        0 => tr!(ui, "archive-filters"),
        count => tr!(ui, "archive-filters-set", count),
    };
    let more = ui.option(label, state.filters).on_press(Message::FiltersPressed).id("archive-filters");
    let line = row![field, more].spacing(ui.gap(8.0)).align_y(Center);
    column![line].push(state.filters.then(|| narrowed(ui, state))).spacing(ui.gap(8.0)).into()
}

fn narrowed<'a>(ui: Ui, state: &State) -> Element<'a, Message> {
    let periods =
        Since::ALL.map(|since| (since_name(ui.lang, since), since == state.sieve.since, Message::SinceChosen(since)));
    let counts = &state.counts;
    let offered = |name: String, stage| (name, stage == state.sieve.stage, Message::StageChosen(stage));
    let all = counts.stages.iter().sum::<usize>();
    let mut stages = vec![offered(tr!(ui, "archive-all", count = all), None)];
    for (stage, count) in MatchStatus::ALL.into_iter().zip(counts.stages) {
        // A stage that no match is in is no choice, unless it was made.
        if count > 0 || state.sieve.stage == Some(stage) {
            stages.push(offered(stage_choice(ui.lang, stage, count), Some(stage)));
        }
    }
    let starred = (state.starred > 0 || state.sieve.starred).then(|| {
        let label = row![
            Icon::Star.view(ui, if state.sieve.starred { Role::Accent } else { Role::Faint }),
            ui.label(tr!(ui, "archive-starred", count = state.starred), TypeSize::Body, SANS)
        ];
        let label = label.spacing(ui.gap(5.0)).align_y(Center);
        let starred = ui.control(label).padding([ui.gap(5.0), ui.gap(11.0)]).id("archive-starred");
        let starred = starred.on_press(Message::StarredPressed);
        if state.sieve.starred { starred.style(ui.chosen()) } else { starred.style(ui.quiet()) }
    });
    let stages = Row::new().push(choices(ui, stages)).push(starred).spacing(ui.gap(6.0)).align_y(Center);
    let groups = Grouping::ALL.map(|(grouping, name)| {
        (ui.say(&Phrase::new(name)), grouping == state.grouping, Message::GroupingChosen(grouping))
    });
    let groups = row![ui.faint(tr!(ui, "archive-group")), choices(ui, groups)].spacing(ui.gap(8.0)).align_y(Center);
    let keys: Vec<&str> = counts.games.iter().map(|(key, _)| key.as_str()).collect();
    let games = state.sieve.games.view(ui, &keys, Message::GamesChosen);
    let spacing = ui.gap(8.0);
    if ui.window.width > 1160.0 * ui.text {
        let first = row![stages, space::horizontal(), choices(ui, periods)].align_y(Center);
        let games = container(games.unwrap_or_else(|| space().into())).width(Fill);
        column![first, row![games, groups].spacing(ui.gap(16.0))].spacing(spacing).into()
    } else {
        let second = row![choices(ui, periods), groups].spacing(ui.gap(20.0)).wrap().vertical_spacing(spacing);
        column![stages.wrap().vertical_spacing(spacing), second].push(games).spacing(spacing).into()
    }
}

fn since_name(lang: Lang, since: Since) -> String {
    match since {
        Since::Ever => tr!(lang, "archive-ever"),
        Since::Week => tr!(lang, "archive-week"),
        Since::Month => tr!(lang, "archive-month"),
        Since::Year => tr!(lang, "archive-year"),
    }
}

fn stage_choice(lang: Lang, stage: MatchStatus, count: usize) -> String {
    match stage {
        MatchStatus::Unfinished => tr!(lang, "archive-all-unfinished", count),
        MatchStatus::Finished => tr!(lang, "archive-all-finished", count),
        MatchStatus::Damaged => tr!(lang, "archive-all-damaged", count),
    }
}

fn body<'a>(ui: Ui, state: &'a State, desk: &'a Desk, wide: f32) -> Element<'a, Message> {
    if state.lines.is_empty() {
        let all = ui.button(tr!(ui, "archive-show-all")).on_press(Message::AllPressed);
        let words = column![ui.lead(tr!(ui, "archive-nothing")), all].spacing(ui.gap(14.0)).align_x(Center);
        let high = if ui.stacks() { Length::Shrink } else { Fill };
        return container(words).center_x(Fill).height(high).padding([ui.gap(50.0), 0.0]).into();
    }
    let beside = ui.window.width > PANE_BESIDE_MIN_WIDTH_PX * ui.text;
    let gap = ui.gap(14.0);
    if beside {
        let pane_width = ui.wide(PANE_WIDTH_PX);
        let list = list(ui, state, desk, wide - pane_width - gap);
        row![list, pane::beside(ui, state, desk, pane_width)].spacing(gap).height(Fill).into()
    } else {
        // With its head it is as high as a row more.
        let rows = row_height(ui) * (state.lines.len() + 1) as f32;
        let high = if ui.stacks() { Length::Fixed(rows.min(ui.window.height * LIST_PART)) } else { Fill };
        let list = container(list(ui, state, desk, wide)).height(high);
        column![list, pane::below(ui, state, desk, wide)].spacing(ui.gap(8.0)).into()
    }
}

fn list<'a>(ui: Ui, state: &'a State, desk: &'a Desk, wide: f32) -> Element<'a, Message> {
    let (high, columns) = (row_height(ui), row::Columns::within(ui, wide));
    let count = state.lines.len();
    let there = state.seen.rows(count, high, ui.window.height);
    let zone = desk.watch.zone();
    let line = |place: usize| row::line(ui, state, place, &state.lines[place], columns, &zone);
    let (cursor, seen) = (state.marked.cursor(), state.seen);
    let on_key = move |key: &Key, modifiers: Modifiers| state.of_row(key, modifiers, desk);
    let list = List::new(LIST, (count, high), there, line, Message::Pressed, on_key);
    let says: marked::Says<Message> = (Message::Scrolled, Message::Dragged);
    let list = marked::listed(ui, SCROLLS, list.cursor(cursor).tabled(), (count, high, seen), says);
    let parts = table::rows(column![row::head(ui, state, columns), page::divider(ui), list]);
    container(parts).width(wide).height(Fill).style(ui.card()).clip(true).into()
}

fn undo<'a>(ui: Ui, state: &'a State) -> Option<Element<'a, Message>> {
    let (head, about) = match state.deleted_last()? {
        [only] => (tr!(ui, "archive-deleted"), trashed_text(ui.lang, only)),
        all => (tr!(ui, "archive-deleted-many", count = all.len()), String::new()),
    };
    let words = column![ui.strong(head)].push((!about.is_empty()).then(|| ui.faint(about))).width(Fill);
    let undo = ui.primary(tr!(ui, "archive-undo")).on_press(Message::UndoPressed).id("archive-undo");
    let content = row![words, undo].spacing(ui.gap(16.0)).align_y(Center);
    Some(container(content).padding([ui.gap(10.0), ui.gap(24.0)]).width(Fill).style(ui.panel(Role::Soft)).into())
}

fn trashed_text(lang: Lang, trashed: &Trashed) -> String {
    kept::deleted(lang, trashed, &trashed.row())
}

fn id(place: usize, line: &GroupRow) -> iced::widget::Id {
    match line {
        GroupRow::Match(_) => format!("match-{place}").into(),
        GroupRow::Head(..) => format!("group-{place}").into(),
    }
}
