//! The round as it stands: who plays whom, what is missing, and the result of the chosen match, by keys or by pointer.

use iced::widget::column;
use iced::widget::text::Wrapping;
use jiff::ToSpan as _;
use jiff::civil::{Date, Time};

use base::draw::{Font, Hue};
use club::championship::Championship;
use club::championship::fold::{Match, MatchState, RunningPart, RunningStage, Seat};
use club::championship::plan::{self, Count};
use club::championship::prospect::Prospect;
use club::championship::sheet::bracket::Bracket;
use club::championship::sheet::seated;
use club::championship::{Event, answer, words};

use super::calls::{Call, Kind, how_far, is_ready};
use super::chosen::read;
use super::entry::{Read, full};
use super::pictures::room;
use super::results::{clear_label, is_entered};
use super::view::more;
use super::{Message, State, import, meeting};
use crate::app::kit::fields;
use crate::app::kit::kept::{date_of, dates_of, shown};
use crate::app::kit::key::{caps, with_keys};
use crate::app::kit::opener::{self, Sought};
use crate::app::kit::page::{self, divider, lit};
use crate::app::kit::strip;
use crate::app::kit::table::{steady, wide};
use crate::app::notice::Tone;
use crate::app::prelude::*;
use crate::app::widget::reveal;

const CHOSEN: &str = "chosen-match";
const ENTRY: &str = "match-entry";
const PANEL_WIDTH_PX: f32 = 400.0;
const PANEL_PAD_PX: f32 = 16.0;
const TABLE_PX: f32 = 58.0;
const GROUP_AND_TABLE_PX: f32 = 116.0;
const PANEL_MAX_WINDOW_PART: f32 = 0.44;
/// Ten stand side by side.
const FIGURE_WIDTH_PX: f32 = 31.0;

pub(super) fn reveal(ui: Ui) -> Task<Message> {
    reveal::follow(if ui.stacks() { ENTRY } else { CHOSEN })
}

pub(super) fn reveal_entry(ui: Ui) -> Task<Message> {
    if ui.stacks() { reveal::follow(ENTRY) } else { Task::none() }
}

/// What the panel beside the list, or within it, has room for, pixels.
pub(super) fn panel(ui: Ui) -> f32 {
    let beside = ui.wide(PANEL_WIDTH_PX).min(ui.window.width * PANEL_MAX_WINDOW_PART);
    let wide = if ui.stacks() { room(ui) } else { beside };
    wide - 2.0 * ui.gap(PANEL_PAD_PX)
}

/// `18:30`, `18.30` or `18`.
pub(super) fn time_of(text: &str) -> Option<Time> {
    let text = text.trim().replace('.', ":");
    let (hour, minute) = text.split_once(':').unwrap_or((&text, "0"));
    Time::new(hour.parse().ok()?, minute.parse().ok()?, 0, 0).ok()
}

impl State {
    /// The matches of the list: those of the round; where any two may meet, all, the latest first.
    pub(super) fn listed<'a>(
        &self,
        cup: &'a Championship,
    ) -> Box<dyn Iterator<Item = (&'a RunningPart, &'a Match)> + 'a> {
        let calls = self.calls(cup);
        match calls.into_iter().nth(self.call) {
            Some(call) => Box::new(call.matches.into_iter()),
            None => {
                let parts = cup.stages().nth(self.stage).into_iter().flat_map(|(_, stage)| &stage.parts);
                let all = parts.flat_map(|part| part.matches.iter().rev().map(move |one| (part, one)));
                Box::new(all.take(self.shown))
            }
        }
    }
}

pub(super) fn view<'a>(state: &'a State, desk: &'a Desk, cup: &'a Championship) -> Element<'a, Message> {
    let ui = desk.ui();
    if let Some(preview) = &state.preview {
        let preview = container(preview.view(ui).map(Message::Preview)).padding(ui.gap(14.0));
        return preview.width(Fill).style(ui.card()).into();
    }
    let calls = state.calls(cup);
    let is_kept = desk.championship().is_some_and(|open| open.looked().is_none());
    let goes_on = cup.stages().count() == state.stage + 1 && cup.stage().is_some();
    let tables = cup.tables();
    let head = match calls.get(state.call) {
        Some(call) => turning(state, ui, cup, call, (calls.len(), goes_on && is_kept)),
        None => ui.heading(tr!(ui, "organise-latest")),
    };
    let rows = state.listed(cup).map(|(part, one)| {
        let line = line(state, ui, cup, tables.get(one.id.as_str()).copied(), (part, one));
        (line, state.chosen.as_deref() == Some(&one.id))
    });
    let rows: Vec<(Element<'a, Message>, bool)> = rows.collect();
    let open_stage = calls.is_empty() && cup.stages().nth(state.stage).is_some_and(|(plan, _)| plan.is_open());
    let all = |stage: &RunningStage| stage.parts.iter().map(|part| part.matches.len()).sum::<usize>();
    let all = cup.stages().nth(state.stage).filter(|_| open_stage).map_or(0, |(_, stage)| all(stage));
    let more = more(ui, all.saturating_sub(state.shown));
    let empty = rows.is_empty().then(|| ui.faint(tr!(ui, "organise-nothing-yet")).into());
    let byes = calls.get(state.call).filter(|call| !call.byes.is_empty()).map(|call| {
        let names: Vec<String> = call.byes.iter().map(|id| shown(cup.name(*id))).collect();
        ui.faint(tr!(ui, "championship-sheet-bye", names = names.join(", "))).into()
    });
    let beside = match state.chosen.as_deref().and_then(|name| cup.find(name)) {
        Some((plan, part, one)) => Some(chosen(state, ui, (cup, is_kept), (plan, part, one))),
        None if open_stage && goes_on && is_kept => Some(meeting::view(state, ui, cup, desk)),
        None if goes_on && is_kept => Some(ui.faint(tr!(ui, "organise-choose-match")).into()),
        None => None,
    };
    let is_said_within = is_kept && state.chosen.is_some() && state.takes(cup);
    let entered = if is_said_within { None } else { entered(state, ui) };
    let is_beside = beside.is_some() || entered.is_some();
    let beside = Column::new().push(beside).push(entered).spacing(ui.gap(14.0)).padding(ui.gap(PANEL_PAD_PX));
    let mut beside = is_beside.then(|| container(beside).style(ui.card()));
    let rows = rows.into_iter().map(|(line, here)| match beside.take_if(|_| here && ui.stacks()) {
        Some(entry) => container(column![line, entry.width(Fill)].spacing(ui.gap(4.0))).id(ENTRY).into(),
        None => line,
    });
    let elsewhere = is_kept.then(|| column![divider(ui), import::view(state, ui)].spacing(ui.gap(10.0)));
    let list = Column::new().push(head).extend(rows).extend(more).extend(empty).extend(byes).push(elsewhere);
    let list = container(list.spacing(ui.gap(4.0)).padding(ui.gap(14.0))).width(Fill).style(ui.card());
    match beside {
        // Nothing of the list is chosen: it is entered above it.
        Some(beside) if ui.stacks() => column![beside.width(Fill).id(ENTRY), list].spacing(ui.gap(14.0)).into(),
        Some(beside) => row![list, beside.width(panel(ui) + 2.0 * ui.gap(PANEL_PAD_PX))].spacing(ui.gap(14.0)).into(),
        None => list.into(),
    }
}

/// Whether a match can be played so many days after that one: a stage has its own days.
fn may_be_on(cup: &Championship, one: &Match, day: Date, by: i64) -> bool {
    let date = day.saturating_add(by.days());
    cup.check(&Event::Move { r#match: one.id.clone(), date, time: one.time, table: one.table }).is_ok()
}

fn turning<'a>(
    state: &State,
    ui: Ui,
    cup: &Championship,
    call: &Call<'_>,
    (calls, goes_on): (usize, bool),
) -> Element<'a, Message> {
    let to = |call: Option<usize>| call.filter(|call| *call < calls).map(Message::CallChosen);
    let dates: Vec<_> = call.matches.iter().map(|(_, one)| one.date).collect();
    let days = dates.iter().min().zip(dates.iter().max());
    let days = days.map(|(first, last)| dates_of(ui.lang, *first, *last)).unwrap_or_default();
    let stands = ui.say(&how_far([call]));
    let name = match (call.kind, call.matches.first()) {
        (Kind::Round(round), Some((part, _))) => {
            let last = || part.matches.iter().filter_map(|one| one.round).max();
            tr!(ui, "organise-round-of", round, of = part.plan.drawn.or_else(last).unwrap_or(round))
        }
        (kind, _) => ui.say(&kind.name()),
    };
    let words = column![ui.heading(name), ui.faint(format!("{days} · {stands}"))];
    let moves = match (call.kind, call.first_open()) {
        (Kind::Round(round), Some(day)) if goes_on => Some((round, day)),
        (Kind::Round(_) | Kind::Left(_) | Kind::Third | Kind::Final, _) => None,
    };
    let moves = moves.map(|(round, day)| {
        let one = call.matches.iter().map(|(_, one)| *one).find(|one| one.is_open());
        let may = |by| one.is_some_and(|one| may_be_on(cup, one, day, by));
        let moved = |by| may(by).then_some(Message::RoundMoved(round, by));
        let steps = [("−", -1, "round-sooner"), ("+", 1, "round-later")];
        let steps = steps.map(|(label, by, id)| ui.button(label).on_press_maybe(moved(by)).id(id).into());
        let name = ui.faint(tr!(ui, "organise-day"));
        row![name].extend(steps).spacing(ui.gap(6.0)).align_y(Center)
    });
    let turns = row![
        ui.button("←").on_press_maybe(to(state.call.checked_sub(1))).id("round-before"),
        ui.button("→").on_press_maybe(to(Some(state.call + 1))).id("round-after"),
    ];
    row![words.width(Fill)].push(moves).push(turns.spacing(ui.gap(6.0))).spacing(ui.gap(16.0)).align_y(Center).into()
}

/// What was entered last.
fn entered<'a>(state: &State, ui: Ui) -> Option<Element<'a, Message>> {
    let words = tr!(ui, "organise-entered", result = state.entered.clone()?);
    let row = row![Icon::Right.view(ui, Role::Good), ui.body(words).width(Fill)];
    Some(row.spacing(ui.gap(8.0)).align_y(Center).into())
}

fn stage_of(cup: &Championship, stage: usize) -> Option<&plan::Stage> {
    cup.stages().nth(stage).map(|(plan, _)| plan)
}

/// Who sits there; of a single match, for as long as nobody does, whoever will.
fn names(ui: Ui, cup: &Championship, part: &RunningPart, players: [Seat; 2]) -> [String; 2] {
    let origin = |side: usize| {
        let feed = part.plan.feeds.get(side).filter(|_| part.plan.single);
        feed.map(|feed| Bracket { cup, lang: ui.lang }.origin(feed)).unwrap_or_default()
    };
    [0, 1].map(|side| match players[side] {
        Seat::Unknown => origin(side),
        seat @ (Seat::Of(_) | Seat::Empty) => shown(seated(cup, seat)),
    })
}

fn line<'a>(
    state: &State,
    ui: Ui,
    cup: &Championship,
    table: Option<u16>,
    (part, one): (&RunningPart, &Match),
) -> Element<'a, Message> {
    let here = state.chosen.as_deref() == Some(&one.id);
    let group = stage_of(cup, state.stage).and_then(|plan| answer::group(plan, part)).filter(|_| !part.plan.single);
    let typed = state.typed_for(&one.id);
    let anew = typed.is_some() && part.is_stale(one);
    let players = if anew { part.due(one) } else { part.players(one) };
    let names = names(ui, cup, part, players);
    let winner = match typed.map(|entry| read(cup, &one.id, entry)) {
        Some(Read::Score([a, b])) => (a != b).then(|| usize::from(b > a)),
        Some(_) => None,
        None => one.winner(),
    };
    let [a, b] = [0, 1].map(|side: usize| {
        let font = if winner == Some(side) { SANS_BOLD } else { SANS };
        let name = match players[side] {
            Seat::Unknown => ui.faint(names[side].clone()),
            Seat::Of(_) | Seat::Empty => ui.label(names[side].clone(), TypeSize::Body, font),
        };
        let name = name.wrapping(Wrapping::WordOrGlyph);
        name.width(Length::FillPortion(5)).align_x(if side == 0 { iced::Right } else { iced::Left })
    });
    let waits = typed.is_some() && !here;
    let count = stage_of(cup, state.stage).map(plan::Stage::entered);
    let score = match (typed.zip(count), one.standing) {
        (Some((entry, count)), _) => {
            let [a, b] = entry.told(count, &read(cup, &one.id, entry));
            ui.strong(format!("{a} : {b}")).color(ui.colour(Role::Accent))
        }
        (None, MatchState::Open) if is_ready(part, one) => ui.body("– : –").color(ui.colour(Role::Faint)),
        (None, MatchState::Open) => ui.faint("…"),
        (None, MatchState::Played([a, b])) => ui.strong(format!("{a} : {b}")),
        (None, MatchState::Forfeit(winner)) => {
            let sign = |side| if winner == Some(side) { "+" } else { "–" };
            ui.strong(format!("{} : {}", sign(0), sign(1)))
        }
        (None, MatchState::Struck) => ui.faint(tr!(ui, "championship-struck")),
    };
    let wide = if group.is_some() { GROUP_AND_TABLE_PX } else { TABLE_PX };
    let group = group.map(|key| ui.say(&words::group(key)));
    let table = table.map(|number| tr!(ui, "championship-table", number));
    let number = [group, table].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let number = ui.faint(number).width(ui.wide(wide));
    let score = container(score).center_x(ui.wide(72.0));
    let content = row![number, a, score, b].spacing(ui.gap(6.0)).align_y(Center).padding([ui.gap(3.0), 0.0]);
    let about = match one.standing {
        // Beneath the chosen one what is pressed would move with it.
        _ if waits => Some(row![ui.faint(tr!(ui, "organise-typed"))]),
        _ if part.is_stale(one) => {
            let words = ui.faint(ui.sentence(&phrase!("championship-stale")));
            let sign = Icon::Warning.view(ui, Role::Deep(Hue::Ochre));
            Some(row![sign, words].spacing(ui.gap(6.0)).align_y(Center))
        }
        MatchState::Forfeit(winner) => Some(row![ui.faint(ui.say(&words::forfeit(winner)))]),
        MatchState::Open | MatchState::Played(_) | MatchState::Struck => None,
    };
    let content = column![content].push(about.map(|about| container(about).center_x(Fill)));
    let line = container(lit(ui, content.into(), here, Message::MatchPressed(one.id.clone()))).padding(1.5);
    if !here {
        return line.into();
    }
    let edge = ui.colour(Role::Accent);
    let style = move |_: &iced::Theme| container::Style {
        border: iced::border::rounded(8.0).color(edge).width(1.5),
        ..container::Style::default()
    };
    line.style(style).id(CHOSEN).into()
}

fn chosen<'a>(
    state: &'a State,
    ui: Ui,
    (cup, is_kept): (&Championship, bool),
    (plan, part, one): (&plan::Stage, &RunningPart, &Match),
) -> Element<'a, Message> {
    let about = |part: &RunningPart, one: &Match| {
        let when = one.time.map(|time| time.strftime(" %H:%M").to_string()).unwrap_or_default();
        let of = ui.say(&words::of_match(cup, plan, part, one));
        format!("{of} · {}{when}", date_of(ui.lang, one.date))
    };
    // Whichever match is chosen, what is pressed for its result stays where it is.
    let listed: Vec<_> = state.listed(cup).collect();
    let of_all: Vec<String> = listed.iter().map(|(part, one)| about(part, one)).collect();
    let about = steady(ui, &of_all, (TypeSize::Small, Font::Sans, panel(ui)), ui.faint(about(part, one)));
    let all = listed.iter().flat_map(|(part, one)| self::names(ui, cup, part, part.players(one)));
    let all: Vec<String> = all.collect();
    // Where any two may meet there is a way back to entering.
    let more = plan.is_open().then(|| ui.button(tr!(ui, "organise-enter-more")).on_press(Message::Released));
    // A result that is typed for one that no longer follows is that of those who play now.
    let anew = part.is_stale(one) && !state.entry.is_empty();
    let players = if anew { part.due(one) } else { part.players(one) };
    let names = names(ui, cup, part, players);
    let due = if part.is_stale(one) { self::names(ui, cup, part, part.due(one)) } else { names.clone() };
    let read = state.read(cup);
    let figures = match (state.entry.is_empty(), one.standing) {
        (true, MatchState::Played(score)) => score.map(|number| number.to_string()),
        (true, MatchState::Open | MatchState::Forfeit(_) | MatchState::Struck) => [String::new(), String::new()],
        (false, _) => state.entry.told(plan.entered(), &read),
    };
    let ids = players.map(Seat::id);
    let is_entered = is_entered(cup, &one.id);
    let side = |side: usize| {
        let figure = if figures[side].is_empty() { "–".to_owned() } else { figures[side].clone() };
        let role = if state.entry.is_empty() { Role::Text } else { Role::Accent };
        let figure = ui.label(figure, TypeSize::Title, SERIF_BOLD).color(ui.colour(role));
        let person = ids[side].map(|id| Message::Asked(Route::Participant(id)));
        let room = panel(ui) - ui.gap(10.0) - wide(ui, "00", TypeSize::Title, Font::SerifBold);
        let name = steady(ui, &all, (TypeSize::Lead, Font::Sans, room), ui.lead(names[side].clone()));
        let name = ui.bare(name).padding([ui.gap(4.0), 0.0]).width(Fill).on_press_maybe(person);
        row![name, figure].spacing(ui.gap(10.0)).align_y(Center)
    };
    let stale = part.is_stale(one).then(|| stale(ui, cup, (part, one), is_kept));
    // Within the list the line above says who, and what is typed.
    let is_short = ui.stacks() && !state.is_unfolded;
    let sides = (!is_short).then(|| [side(0), side(1)]).into_iter().flatten().map(Element::from);
    let parts = Column::new().push(about).extend(sides).push(stale).push(divider(ui)).spacing(ui.gap(8.0));
    let left = ids.into_iter().flatten().find(|id| cup.has_left(*id)).map(|id| shown(cup.name(id)));
    let decided = match (one.standing, left) {
        (MatchState::Forfeit(None), _) if is_entered => Some(phrase!("organise-forfeited-both")),
        (MatchState::Forfeit(Some(_)), _) if is_entered => Some(phrase!("organise-forfeited")),
        (MatchState::Forfeit(None), None) => Some(phrase!("organise-lost-unplayed")),
        (MatchState::Forfeit(_), None) => Some(phrase!("organise-decided")),
        (MatchState::Forfeit(_), Some(name)) => Some(phrase!("organise-decided-left", name)),
        (MatchState::Struck, None) => Some(phrase!("organise-struck-unplayed")),
        (MatchState::Struck, Some(name)) => Some(phrase!("organise-struck", name)),
        (MatchState::Open, _) if !is_ready(part, one) => Some(phrase!("organise-not-known")),
        (MatchState::Open | MatchState::Played(_), _) => None,
    };
    let parts = parts.push(decided.map(|decided| ui.faint(ui.say(&decided)).width(Fill)));
    if !is_kept || !state.takes(cup) {
        return parts.into();
    }
    let keep = matches!(read, Read::Score(_)).then_some(Message::Entered);
    let label = if is_entered { "organise-correct" } else { "organise-enter" };
    let keep = ui.primary(ui.say(&Phrase::new(label))).on_press_maybe(keep).id("enter");
    let ties = state.can_tie(cup);
    // What is said of it may take more or fewer lines, and stands below what is pressed. What was entered last is seen
    // until something else is typed.
    let entered = entered(state, ui).filter(|_| state.entry.is_empty());
    let said = entered.unwrap_or_else(|| said(ui, &read, plan, ties));
    let parts = parts
        .push(numbers(state, ui, (plan.entered(), ties), (&due, &all)))
        .push(row![container(said).width(Fill), keep].spacing(ui.gap(10.0)));
    if is_short {
        let further = ui.button(tr!(ui, "organise-further")).on_press(Message::UnfoldPressed).id("further");
        return parts.push(further).into();
    }
    parts
        .push((!part.plan.single).then(|| outlook(ui, cup, (part, one), &names)).flatten())
        .push(forfeits(ui, cup, (part, one)))
        // One that no longer follows is opened again, which is the same.
        .push((is_entered && !part.is_stale(one)).then(|| {
            let label = Phrase::new(clear_label(plan.is_open()));
            let keys = caps(ui, "Del");
            let label = row![ui.body(ui.say(&label)), keys].spacing(ui.gap(7.0)).align_y(Center);
            ui.control(label).style(ui.quiet()).on_press(Message::ClearPressed).id("clear")
        }))
        .push(more)
        .push(one.is_open().then(|| played_here(state, ui, cup)))
        .push(one.is_open().then(|| elsewhere(state, ui, cup, one)))
        .into()
}

/// That it no longer follows, who would play now, and what can be done about it.
fn stale<'a>(ui: Ui, cup: &Championship, (part, one): (&RunningPart, &Match), is_kept: bool) -> Element<'a, Message> {
    let told = match part.due(one).map(Seat::id) {
        [Some(a), Some(b)] => {
            let [a, b] = [a, b].map(|id| shown(cup.name(id)));
            tr!(ui, "organise-stale-due", a, b)
        }
        _ => tr!(ui, "organise-stale"),
    };
    let told = strip::said(ui, Tone::Warned, told, space());
    let ways = is_kept.then(|| {
        let control = |label, message, id| ui.button(ui.say(&Phrase::new(label))).on_press(message).id(id).into();
        page::wrapped(
            ui,
            [
                control("organise-reopen", Message::ReopenPressed, "reopen"),
                control("organise-stands", Message::StandsPressed, "stands"),
            ],
        )
    });
    Column::new().push(told).push(ways).spacing(ui.gap(8.0)).into()
}

fn forfeits<'a>(ui: Ui, cup: &Championship, (part, one): (&RunningPart, &Match)) -> Option<Element<'a, Message>> {
    let players = if part.is_stale(one) { part.due(one) } else { part.players(one) };
    let names = players.into_iter().enumerate().filter_map(|(side, seat)| {
        let id = seat.id()?;
        cup.check(&Event::Forfeit { r#match: one.id.clone(), id, in_spite: true }).ok()?;
        let control = ui.button(shown(cup.name(id))).on_press(Message::ForfeitPressed(Some(side)));
        Some(control.id(format!("forfeit-{side}")).into())
    });
    let both = Event::Unplayed { r#match: one.id.clone(), in_spite: true };
    let both = cup.check(&both).is_ok().then(|| {
        let control = ui.button(tr!(ui, "organise-both")).on_press(Message::ForfeitPressed(None));
        control.id("forfeit-both").into()
    });
    let names: Vec<Element<'a, Message>> = names.chain(both).collect();
    let head = ui.faint(tr!(ui, "organise-forfeits"));
    (!names.is_empty()).then(|| column![head, page::wrapped(ui, names)].spacing(ui.gap(4.0)).into())
}

fn said<'a>(ui: Ui, read: &Read, plan: &plan::Stage, ties: bool) -> Element<'a, Message> {
    match read {
        Read::Nothing | Read::Half | Read::Score(_) => {
            let [a, b] = plan.example();
            let keys = match plan.entered() {
                Count::Victory if ties => tr!(ui, "organise-keys-tie"),
                Count::Victory => tr!(ui, "organise-keys-victory"),
                Count::Race(_) => tr!(ui, "organise-keys-race"),
                Count::Points(_) => tr!(ui, "organise-keys-points", example = format!("‹{a}:{b}›")),
            };
            with_keys(ui, &keys)
        }
        Read::Several(all) => {
            let all: Vec<String> = all.iter().map(|[a, b]| format!("{a}:{b}")).collect();
            ui.body(tr!(ui, "organise-several", readings = all.join(", "))).into()
        }
        Read::Wrong(why) => ui.body(ui.sentence(why)).color(ui.colour(Role::Bad)).into(),
    }
}

/// `all`: whoever may stand in the place of those names.
fn numbers<'a>(
    state: &State,
    ui: Ui,
    (count, ties): (Count, bool),
    (names, all): (&[String; 2], &[String]),
) -> Element<'a, Message> {
    let number = |side: usize, number: u32| {
        let label = ui.label(number.to_string(), TypeSize::Body, SANS).width(Fill).align_x(Center);
        let control = ui.control(label).padding([ui.gap(3.0), 0.0]).width(ui.wide(FIGURE_WIDTH_PX)).style(ui.quiet());
        control.on_press(Message::NumberPressed(side, number)).into()
    };
    let grid = |side, most| page::wrapped(ui, (0..=most).map(move |n| number(side, n)));
    if let Some(most) = full(count) {
        let (pad, sides) = (ui.gap(5.0), ui.gap(11.0));
        let winner = |side: usize| {
            let chosen = state.entry.winner == Some(side);
            let name = ui.label(names[side].clone(), TypeSize::Body, if chosen { SANS_BOLD } else { SANS });
            let room = panel(ui) - 2.0 * sides;
            let name = steady(ui, all, (TypeSize::Body, Font::SansBold, room), name.wrapping(Wrapping::WordOrGlyph));
            let control = ui.choice(name, chosen).padding([pad, sides]).width(Fill);
            Element::from(control.on_press(Message::WinnerChosen(side)))
        };
        let tie = ties.then(|| {
            let chosen = state.entry.is_tie();
            let label = ui.label(tr!(ui, "organise-tie"), TypeSize::Body, if chosen { SANS_BOLD } else { SANS });
            let control = ui.choice(label, chosen).padding([pad, sides]).width(Fill);
            control.on_press(Message::DrawChosen).id("tie")
        });
        let who = group(column![winner(0), winner(1)].push(tie).spacing(ui.gap(6.0)));
        let who = column![ui.faint(tr!(ui, "organise-winner")), who];
        let other = state.entry.winner.filter(|_| count != Count::Victory).map(|winner| {
            let about = |name: &String| tr!(ui, "organise-other-has", name = name.clone());
            let (other, abouts) = (1 - winner, all.iter().map(about));
            let about = ui.faint(about(&names[other]));
            let about = steady(ui, abouts, (TypeSize::Small, Font::Sans, panel(ui)), about);
            column![about, grid(other, most - 1)].spacing(ui.gap(4.0))
        });
        return Column::new().push(who.spacing(ui.gap(4.0))).push(other).spacing(ui.gap(10.0)).into();
    }
    if let Count::Points(Some(most)) = count {
        let of = |side: usize| {
            let name = ui.faint(names[side].clone());
            let name = steady(ui, all, (TypeSize::Small, Font::Sans, panel(ui)), name);
            column![name, grid(side, most)].spacing(ui.gap(4.0))
        };
        return column![of(0), of(1)].spacing(ui.gap(10.0)).into();
    }
    // Whatever the game gives: figure by figure.
    let key = |label: &'static str, message| {
        let label = ui.label(label, TypeSize::Body, SANS).width(Fill).align_x(Center);
        let control = ui.control(label).padding([ui.gap(5.0), 0.0]).width(ui.wide(44.0)).style(ui.quiet());
        control.on_press(message).into()
    };
    const FIGURES: [(&str, char); 11] = [
        ("1", '1'),
        ("2", '2'),
        ("3", '3'),
        ("4", '4'),
        ("5", '5'),
        ("6", '6'),
        ("7", '7'),
        ("8", '8'),
        ("9", '9'),
        ("0", '0'),
        (":", ':'),
    ];
    let figures = FIGURES.into_iter().map(|(label, sign)| key(label, Message::Typed(sign)));
    page::wrapped(ui, figures.chain([key("←", Message::Erased)]))
}

fn outlook<'a>(
    ui: Ui,
    cup: &Championship,
    (part, one): (&RunningPart, &Match),
    names: &[String; 2],
) -> Option<Element<'a, Message>> {
    let outlook = cup.outlook(&one.id)?;
    // What is sure already needs no result.
    let open = outlook.ids.map(|id| cup.prospect(id, &part.plan.key) == Prospect::Open);
    let sure = |winner: usize, side: usize| {
        let id = match outlook.won_by[winner][side] {
            Prospect::Through => "organise-is-through",
            Prospect::Out => "organise-is-out",
            Prospect::Open => return None,
        };
        open[side].then(|| ui.say(&Phrase::new(id).with("name", names[side].clone())))
    };
    let line = |winner: usize| {
        let sure = [0, 1].into_iter().filter_map(|side| sure(winner, side)).collect::<Vec<_>>();
        let told = tr!(ui, "organise-if-wins", name = names[winner].clone(), then = sure.join(", "));
        (!sure.is_empty()).then(|| ui.body(told).into())
    };
    let lines: Vec<Element<'a, Message>> = [0, 1].into_iter().filter_map(line).collect();
    let head = ui.faint(tr!(ui, "organise-what-if"));
    (!lines.is_empty()).then(|| Column::new().push(head).extend(lines).spacing(ui.gap(3.0)).into())
}

pub(super) fn played_here<'a>(state: &State, ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let control = |id, message| ui.button(ui.say(&Phrase::new(id))).on_press(message).into();
    let again = state.under_way(cup).map(|path| {
        let go = Message::Asked(Route::Resume(path.to_owned()));
        let go = ui.primary(tr!(ui, "organise-play-on")).on_press(go).id("play-on");
        column![ui.faint(tr!(ui, "organise-under-way")), go].spacing(ui.gap(6.0))
    });
    let ways = page::wrapped(
        ui,
        [
            control("organise-play", Message::PlayPressed(false)),
            control("organise-play-real", Message::PlayPressed(true)),
            control("organise-take-record", Message::Opener(opener::Message::Pressed(Sought::Record))),
        ],
    );
    let opener = state.opener.view(ui).filter(|_| state.opener.sought() == Some(Sought::Record));
    let opener = opener.map(|field| field.map(Message::Opener));
    Column::new().push(again).push(ways).push(opener).spacing(ui.gap(8.0)).into()
}

fn elsewhere<'a>(state: &'a State, ui: Ui, cup: &Championship, one: &Match) -> Element<'a, Message> {
    let step = |label: &'static str, message| ui.button(label).on_press_maybe(message);
    let moved = |by| may_be_on(cup, one, one.date, by).then_some(Message::DayMoved(by));
    let day = row![
        step("−", moved(-1)).id("match-sooner"),
        fields::day(ui, one.date),
        step("+", moved(1)).id("match-later"),
    ];
    let table = one.table.or_else(|| cup.tables().get(one.id.as_str()).copied()).unwrap_or(1);
    let at = table.to_string();
    let table = row![
        step("−", (table > 1).then(|| Message::TableMoved(table - 1))),
        container(ui.body(at)).center_x(ui.wide(34.0)),
        step("+", table.checked_add(1).map(Message::TableMoved)),
    ];
    let now = one.time.map(|time| time.strftime("%H:%M").to_string()).unwrap_or_default();
    let typed = state.time.as_deref().unwrap_or(&now);
    let time = ui.field("18:30", typed, TypeSize::Body).on_input(Message::TimeTyped).on_submit(Message::TimeSent);
    let labelled = |id: &'static str, control: Element<'a, Message>| {
        let name = ui.faint(ui.say(&Phrase::new(id))).width(ui.wide(64.0));
        row![name, control].spacing(ui.gap(8.0)).align_y(Center).into()
    };
    let rows: [Element<'a, Message>; 3] = [
        labelled("organise-day", group(day.spacing(ui.gap(8.0)).align_y(Center))),
        labelled("organise-time", time.padding(ui.gap(6.0)).width(ui.wide(90.0)).id("match-time").into()),
        labelled("organise-table", group(table.spacing(ui.gap(4.0)).align_y(Center))),
    ];
    Column::from_iter(rows).spacing(ui.gap(6.0)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_stands_apart_from_the_key_before_it() {
        for lang in Lang::ALL {
            for id in ["organise-keys-points", "organise-keys-race", "organise-keys-tie", "organise-meet-keys"] {
                let told = lang.say(&Phrase::new(id).with("example", "‹21:18›".to_owned()));
                assert!(!told.contains("›,") && !told.contains("›."), "{told}");
            }
        }
    }
}
