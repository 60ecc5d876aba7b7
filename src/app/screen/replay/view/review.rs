//! What is seen of a review: beside the board what the last decision cost, on a page of its own what all came to.

use std::rc::Rc;

use iced::FillPortion;
use iced::widget::column;
use iced::widget::text::Wrapping;

use games::game::bot::{Level, Mark, Measure};
use games::table::review::{Finding, Judged, LuckSplit, Summary};

use super::super::review::{Reviewing, leads};
use super::super::{Message, Page, State, To};
use super::{MOST, PAGES, TRIED};
use crate::app::kit::page::lit;
use crate::app::kit::{key, mark};
use crate::app::prelude::*;
use crate::app::widget::plot::plot;

const COSTLIEST: usize = 20;
/// So many players stand beside each other; where text is large, each alone.
const ABREAST: usize = 2;

fn number(ui: Ui, state: &State, number: f64) -> String {
    state.table.scale().measure.say(ui.lang, number)
}

fn signed(ui: Ui, state: &State, value: f64) -> String {
    state.table.scale().measure.signed(ui.lang, value)
}

pub(super) fn verdict<'a>(ui: Ui, state: &'a State) -> Option<Element<'a, Message>> {
    match state.finding()? {
        Finding::Decision(judged) => Some(decision(ui, state, judged)),
        Finding::Throw(thrown) => {
            let lines = thrown.by.iter().filter_map(|seat| {
                let (name, luck) = (state.names.get(*seat)?.clone(), signed(ui, state, *thrown.luck.get(*seat)?));
                Some(ui.faint(tr!(ui, "review-luck-of", name, luck)).width(Fill).into())
            });
            let about = ui.faint(tr!(ui, "review-luck-about")).width(Fill);
            Some(Column::from_iter(lines).push(about).spacing(ui.gap(3.0)).into())
        }
    }
}

fn decision<'a>(ui: Ui, state: &'a State, judged: &'a Judged) -> Element<'a, Message> {
    let (value, worth) = (number(ui, state, judged.told(judged.value())), number(ui, state, judged.told(judged.worth)));
    let scale = state.table.scale();
    let what = Phrase::new(scale.worth);
    let costs = !scale.measure.is_nothing(judged.loss().cost());
    let (head, estimate) = if costs {
        let cost = scale.costs(ui.lang, judged.loss());
        // What a chance changes from and to is both.
        let points = matches!(scale.measure, Measure::Points(_));
        let estimates = points.then(|| tr!(ui, "review-values", what, value, worth));
        let costs = phrase!("review-costs", mark = mark::name(judged.mark), cost);
        (ui.sentence(&costs), estimates)
    } else {
        (tr!(ui, "review-best"), Some(tr!(ui, "review-value", what, value)))
    };
    let head = row![mark::sign(ui, judged.mark), ui.strong(head).width(Fill)].spacing(ui.gap(7.0)).align_y(Center);
    let estimate = estimate.map(|estimate| ui.faint(estimate).width(Fill));
    let mut parts = column![head].push(estimate).spacing(ui.gap(4.0));
    if let Some(instead) = state.instead.as_ref().filter(|_| state.page != Page::Choices) {
        let words = instead.words.as_ref().map(|words| ui.say(words)).unwrap_or_default();
        let other = if costs {
            tr!(ui, "review-better-is", what = words)
        } else {
            tr!(ui, "review-next-is", what = words, worth = number(ui, state, judged.told(judged.other_worth)))
        };
        let is_shown = state.other.is_some();
        let label = if is_shown { tr!(ui, "review-show-played") } else { tr!(ui, "review-show-other") };
        let label = row![ui.body(label).width(Fill), key::cap(ui, "A")].spacing(ui.gap(8.0)).align_y(Center);
        let show = ui.control(label).padding([ui.gap(5.0), ui.gap(11.0)]).width(Fill);
        let show = if is_shown { show.style(ui.chosen()) } else { show.style(ui.quiet()) };
        // The strongest reason is enough beside a board.
        let why = instead.reason.first().map(|why| ui.faint(ui.say(why)).width(Fill));
        parts = parts.push(ui.body(other).width(Fill)).push(why);
        parts = parts.push(show.on_press(Message::OtherPressed).id("review-other"));
    }
    parts.push(state.table.assumes().map(|line| ui.faint(ui.say(&line)).width(Fill))).into()
}

/// The mark of an event in the list; as wide where it bears none.
pub(super) fn mark_of<'a>(ui: Ui, reviewing: &Reviewing, event: Option<usize>) -> Element<'a, Message> {
    match event.and_then(|event| reviewing.found.finding(event)) {
        Some(Finding::Decision(judged)) => mark::sign(ui, judged.mark),
        Some(Finding::Throw(_)) | None => space().width(ui.wide(mark::SIGN)).into(),
    }
}

pub(super) fn pages<'a>(ui: Ui, state: &'a State, reviewing: &Reviewing) -> Element<'a, Message> {
    let course = ui.option(tr!(ui, "review-page-course"), state.page == Page::Course);
    let review = ui.option(tr!(ui, "review-page-sum"), state.page == Page::Review);
    let (done, end) = reviewing.progress();
    let percent = (!reviewing.is_done()).then(|| {
        let words = ui.lang.percents((done * 100 / end.max(1)).to_string());
        ui.faint(words).wrapping(Wrapping::None)
    });
    let choices = ui.option(tr!(ui, "review-page-choices"), state.page == Page::Choices);
    let pages = row![
        course.on_press(Message::PageChosen(Page::Course)).id("review-course"),
        review.on_press(Message::PageChosen(Page::Review)).id("review-sum"),
        choices.on_press(Message::PageChosen(Page::Choices)).id("review-choices"),
    ];
    let pages = pages.push(percent).spacing(ui.gap(6.0)).align_y(Center).wrap().vertical_spacing(ui.gap(6.0));
    container(pages).id(PAGES).into()
}

pub(super) fn page<'a>(ui: Ui, state: &'a State, reviewing: &'a Reviewing) -> Element<'a, Message> {
    let mut parts = Column::new().spacing(ui.gap(14.0));
    if !reviewing.is_done() {
        parts = parts.push(progress(ui, reviewing));
    }
    if reviewing.found.judged().next().is_none() {
        let none = reviewing.is_done().then(|| ui.body(tr!(ui, "review-nothing")).width(Fill));
        return parts.push(none).into();
    }
    parts = parts.push(slips(ui, state)).push(picture(ui, reviewing));
    let sums: Vec<(usize, Summary)> =
        (0..state.names.len()).map(|seat| (seat, reviewing.found.summary(seat))).collect();
    let luck_split = if reviewing.is_done() { reviewing.found.luck_split(state.steps.last()) } else { Vec::new() };
    parts = parts
        .extend(sums.chunks(if ui.stacks() { 1 } else { ABREAST }).map(|sums| table(ui, state, sums, &luck_split)));
    let by = phrase!("review-by", level = Level::Strong.word());
    let faint = |words: &Phrase| -> Element<'a, Message> { ui.faint(ui.say(words)).width(Fill).into() };
    let lucky = reviewing.found.luck_explained(&luck_split, state.table.scale().measure);
    let lucky = (!lucky.is_empty()).then(|| Column::from_iter(lucky.iter().map(faint)).spacing(ui.gap(4.0)));
    let about: Vec<Phrase> =
        [Phrase::new(state.table.scale().about)].into_iter().chain(state.table.assumes()).chain([by]).collect();
    parts.push(lucky).push(costliest(ui, state, reviewing)).extend(about.iter().map(faint)).into()
}

fn picture<'a>(ui: Ui, reviewing: &Reviewing) -> Element<'a, Message> {
    let picture = plot(ui, Rc::clone(&reviewing.picture)).id("review-picture").named(tr!(ui, "review-picture"));
    let picture = picture.on_press(|spot| leads(spot).map(Message::Went));
    container(picture).padding(ui.gap(8.0)).width(Fill).style(ui.card()).into()
}

pub(super) fn choices<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let Some(instead) = state.instead.as_ref() else {
        return ui.body(tr!(ui, "review-choices-none")).width(Fill).into();
    };
    let judged = &instead.judged;
    let say = |notation: &str| {
        let said = instead.before.advice(judged.seat, notation);
        said.map_or_else(|| notation.to_owned(), |said| ui.lang.begin(&said))
    };
    // By whatever name it was called.
    let played = instead.before.listed(judged.seat, &judged.played);
    let rows = judged.candidates.iter().take(MOST).enumerate().map(|(place, (notation, worth))| {
        let (is_tried, was_played) = (state.other == Some(place), played.as_ref() == Some(notation));
        let role = if is_tried || was_played { Role::Text } else { Role::Faint };
        let font = if was_played { SANS_BOLD } else { SANS };
        let words = ui.faint(say(notation)).color(ui.colour(role)).font(font).width(Fill);
        let mark = mark::sign(ui, judged.mark_of(*worth));
        let worth = ui.faint(number(ui, state, judged.told(*worth))).color(ui.colour(role));
        let content = row![mark, words, worth].spacing(ui.gap(7.0)).align_y(Center);
        let row = lit(ui, content.into(), is_tried, Message::TriedOut(place));
        if is_tried { container(row).id(TRIED).into() } else { row }
    });
    let more = judged.candidates.len().saturating_sub(MOST);
    let more = (more > 0).then(|| ui.faint(tr!(ui, "review-choices-more", count = more)).width(Fill));
    let keys = key::with_keys(ui, &tr!(ui, "review-choices-keys"));
    column![keys, Column::from_iter(rows)].push(more).spacing(ui.gap(8.0)).into()
}

fn slips<'a>(ui: Ui, state: &State) -> Option<Element<'a, Message>> {
    let (fresh, taken) = state.slips.counts()?;
    let part = if fresh > 0 {
        let take = ui.primary(tr!(ui, "slips-take", count = fresh)).width(Fill).on_press(Message::TakePressed);
        column![take.id("take-slips"), ui.faint(tr!(ui, "slips-take-about")).width(Fill)]
    } else {
        let practise = ui.button(tr!(ui, "slips-practise")).width(Fill).on_press(Message::Asked(Route::Slips));
        column![practise.id("practise-slips"), ui.faint(tr!(ui, "slips-taken", count = taken)).width(Fill)]
    };
    let part = part.push(state.slips.sum().map(|sum| ui.faint(ui.say(&sum)).width(Fill)));
    Some(container(part.spacing(ui.gap(6.0)).padding(ui.gap(12.0))).width(Fill).style(ui.card()).into())
}

fn progress<'a>(ui: Ui, reviewing: &Reviewing) -> Element<'a, Message> {
    let (done, end) = reviewing.progress();
    let part = |role: Role, count: usize| {
        let share = u16::try_from(count * 1000 / end.max(1)).unwrap_or(1000);
        container(space()).height(ui.gap(7.0)).width(FillPortion(share)).style(ui.panel(role))
    };
    let bar = row![part(Role::Accent, done), part(Role::Line, end - done.min(end))];
    let words = ui.body(tr!(ui, "review-running", done, end)).width(Fill);
    let cancel = ui.button(tr!(ui, "review-cancel")).on_press(Message::ReviewCancelled).id("review-cancel");
    column![row![words, cancel].spacing(ui.gap(8.0)).align_y(Center), bar].spacing(ui.gap(6.0)).into()
}

fn table<'a>(ui: Ui, state: &'a State, sums: &[(usize, Summary)], luck_split: &[LuckSplit]) -> Element<'a, Message> {
    let cell = |words: String| ui.body(words).width(FillPortion(2)).align_x(iced::alignment::Horizontal::Right);
    let line = |label: Element<'a, Message>, value: &dyn Fn(&Summary) -> String| -> Element<'a, Message> {
        let label = container(label).width(FillPortion(3));
        let cells = sums.iter().map(|(_, sum)| cell(value(sum)).into());
        row![label].extend(cells).spacing(ui.gap(8.0)).align_y(Center).into()
    };
    // As their lines in the course are.
    let ink = |seat: usize| ui.colour(Role::seat(seat));
    let head = sums.iter().map(|(seat, _)| cell(state.names[*seat].clone()).font(SANS_BOLD).color(ink(*seat)).into());
    let head = row![space().width(FillPortion(3))].extend(head).spacing(ui.gap(8.0));
    let label = |words: String| -> Element<'a, Message> { ui.faint(words).into() };
    let points = |value: f64| number(ui, state, value);
    let measure = state.table.scale().measure;
    let mut lines: Vec<Element<'a, Message>> = vec![
        head.into(),
        line(label(tr!(ui, "review-judged")), &|sum| sum.decisions.to_string()),
        line(label(tr!(ui, "review-total")), &|sum| points(sum.cost)),
        line(label(tr!(ui, "review-average")), &|sum| sum.mean().map(points).unwrap_or_default()),
    ];
    lines.extend(Mark::ALL.into_iter().enumerate().map(|(index, mark)| {
        let name = ui.faint(ui.say(&mark::name(mark)));
        let label = row![mark::sign(ui, mark), name].spacing(ui.gap(6.0)).align_y(Center);
        line(label.into(), &|sum| sum.marks[index].to_string())
    }));
    for (part, name) in LuckSplit::NAMES.into_iter().enumerate() {
        if !luck_split.is_empty() {
            let cells = sums.iter().map(|(seat, _)| cell(luck_split[*seat].say(ui.lang, measure)[part].clone()).into());
            let label = container(label(ui.say(&Phrase::new(name)))).width(FillPortion(3));
            lines.push(row![label].extend(cells).spacing(ui.gap(8.0)).align_y(Center).into());
        }
    }
    if sums.iter().any(|(_, sum)| sum.luck.is_some()) {
        let luck = |sum: &Summary| sum.luck.map(|luck| signed(ui, state, luck)).unwrap_or_default();
        lines.push(line(label(tr!(ui, "review-dice")), &luck));
    }
    let list = Column::from_vec(lines).width(Fill).spacing(ui.gap(5.0)).padding(ui.gap(12.0));
    container(list).width(Fill).style(ui.card()).into()
}

fn costliest<'a>(ui: Ui, state: &'a State, reviewing: &'a Reviewing) -> Element<'a, Message> {
    let costliest = reviewing.found.costliest();
    if costliest.is_empty() {
        let words = reviewing.is_done().then(|| ui.body(tr!(ui, "review-flawless")).width(Fill));
        return Column::new().push(words).into();
    }
    let rows = costliest.into_iter().take(COSTLIEST).filter_map(|(event, judged)| {
        let (step, told) = (event + 1, state.steps.history().get(event)?);
        let here = step == state.step;
        let role = if here { Role::Text } else { Role::Faint };
        let words = ui.faint(ui.say(&told.phrase)).color(ui.colour(role)).width(Fill);
        let cost = ui.faint(number(ui, state, judged.cost())).color(ui.colour(role));
        let content = row![mark::sign(ui, judged.mark), words, cost].spacing(ui.gap(7.0)).align_y(Center);
        Some(lit(ui, content.into(), here, Message::Went(To::Step(step))))
    });
    let rows = Column::from_iter(rows);
    let keys = key::with_keys(ui, &tr!(ui, "review-keys"));
    let head = Row::new().push(ui.strong(tr!(ui, "review-costliest")));
    column![head, rows, keys].spacing(ui.gap(8.0)).into()
}
