//! What is chosen, and all that can be done with it, beside the list: so no row changes its height.

use iced::widget::column;

use club::store::archive::Summary;
use club::store::index::{Id, MatchStatus};
use games::shelf;

use super::{Message, State};
use crate::app::kit::bar::{Wording, worded};
use crate::app::kit::opener::{self, Sought};
use crate::app::kit::{copier, kept};
use crate::app::prelude::*;
use crate::app::screen::archive::Listed;

const EMBLEM_SIDE_PX: f32 = 52.0;
const BELOW_MAX_HEIGHT_PART: f32 = 0.36;

pub(super) fn beside<'a>(ui: Ui, state: &'a State, desk: &'a Desk, wide: f32) -> Element<'a, Message> {
    let parts = match state.only() {
        Some((id, listed)) => {
            let about = column![head(ui, state, listed), about(ui, listed, desk)].spacing(ui.gap(12.0));
            column![about, tools(ui, state, id, listed, false), note(ui, state, id, listed, false)]
                .push(copying(state, ui))
        }
        None => column![several(ui, state)],
    };
    let parts = container(parts.spacing(ui.gap(16.0))).padding(ui.gap(16.0)).width(Fill);
    let parts = scrollable(parts).width(Fill).height(Fill).style(ui.bar()).id("archive-pane");
    container(parts).width(wide).height(Fill).style(ui.card()).into()
}

pub(super) fn below<'a>(ui: Ui, state: &'a State, desk: &'a Desk, wide: f32) -> Element<'a, Message> {
    let gap = ui.gap(10.0);
    let parts = match state.only() {
        Some((id, listed)) => {
            let told = match &listed.kept.found {
                Ok(summary) => line(ui, listed, summary, desk),
                Err(_) => about(ui, listed, desk),
            };
            column![told, tools(ui, state, id, listed, true)]
                .push(copying(state, ui))
                .push(note(ui, state, id, listed, true))
        }
        None => column![several(ui, state)],
    };
    let parts = container(parts.spacing(gap)).padding(gap).width(Fill);
    if ui.stacks() {
        return parts.width(wide).style(ui.card()).into();
    }
    let parts = scrollable(parts).width(Fill).style(ui.bar()).id("archive-pane");
    container(parts).width(wide).max_height(ui.window.height * BELOW_MAX_HEIGHT_PART).style(ui.card()).into()
}

fn head<'a>(ui: Ui, state: &'a State, listed: &'a Listed) -> Element<'a, Message> {
    let title = listed.game().and_then(shelf::find);
    let emblem = title.and_then(|title| {
        let (_, picture) = state.emblems.iter().find(|(key, _)| *key == title.key())?;
        Some(picture.wide(ui.accented(title.about().accent), ui.wide(EMBLEM_SIDE_PX)))
    });
    let words = match &listed.kept.found {
        Ok(summary) => {
            let mode = kept::mode(ui.lang, summary).map(|mode| ui.faint(mode));
            column![ui.heading(kept::game_name(ui.lang, &summary.header.game))].push(mode)
        }
        Err(_) => column![ui.heading(tr!(ui, "archive-no-match"))],
    };
    Row::new().push(emblem).push(words.width(Fill)).spacing(ui.gap(12.0)).align_y(Center).into()
}

fn about<'a>(ui: Ui, listed: &'a Listed, desk: &Desk) -> Element<'a, Message> {
    let summary = match &listed.kept.found {
        Ok(summary) => summary,
        Err(unread) => {
            let name = listed.kept.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let why = ui.body(ui.say(&unread.0)).color(ui.colour(Role::Bad));
            return column![ui.body(name), why].spacing(ui.gap(6.0)).into();
        }
    };
    let people = summary.header.players.iter().enumerate().map(|(seat, player)| {
        let won = summary.winners().contains(&seat);
        let name = kept::shown(&player.name);
        let name = if won { ui.strong(name) } else { ui.body(name) };
        let score = summary.scores.get(seat).map(ToString::to_string).unwrap_or_default();
        row![name.width(Fill), ui.strong(score)].spacing(ui.gap(8.0)).align_y(Center).into()
    });
    let people = Column::from_iter(people).spacing(ui.gap(4.0));
    let when = summary.started.map(|started| ui.body(when(ui.lang, started, desk)));
    let role = if listed.stage == MatchStatus::Damaged { Role::Bad } else { Role::Faint };
    let far = far(ui.lang, listed, summary).map(|far| ui.body(far).color(ui.colour(role)));
    // Before a match is over it would tell what lies under a cup.
    let seed = summary
        .header
        .seed
        .filter(|_| summary.is_over())
        .map(|seed| ui.faint(tr!(ui, "archive-seed", seed = seed.to_string())));
    column![].push(when).push(people).push(far).push(seed).spacing(ui.gap(10.0)).into()
}

fn when(lang: Lang, started: jiff::Timestamp, desk: &Desk) -> String {
    let local = started.to_zoned(desk.watch.zone());
    let time = local.strftime("%H:%M").to_string();
    tr!(lang, "archive-when", day = kept::day(lang, local.date()), time)
}

fn far(lang: Lang, listed: &Listed, summary: &Summary) -> Option<String> {
    let fault = summary.fault.as_ref();
    let fault = fault.map(|fault| tr!(lang, "archive-fault", line = fault.line, why = fault.reason.0.clone()));
    let stage = (listed.stage == MatchStatus::Unfinished).then(|| tr!(lang, "archive-unfinished"));
    let reviewed = listed.reviewed.then(|| tr!(lang, "archive-reviewed"));
    let (won, cup) = (kept::winners(lang, summary), kept::of_cup(lang, summary));
    let (origin, how_far) = (kept::origin(lang, summary), kept::how_far(lang, summary));
    let all = [won, stage, reviewed, cup, origin, how_far, fault];
    let words: Vec<String> = all.into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(" · "))
}

fn line<'a>(ui: Ui, listed: &'a Listed, summary: &'a Summary, desk: &Desk) -> Element<'a, Message> {
    let game = kept::game_name(ui.lang, &summary.header.game);
    let when = summary.started.map(|started| when(ui.lang, started, desk));
    let far = far(ui.lang, listed, summary);
    let first = [Some(game), kept::mode(ui.lang, summary), when, far];
    let first = first.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let role = if listed.stage == MatchStatus::Damaged { Role::Bad } else { Role::Faint };
    column![ui.faint(first).color(ui.colour(role)), kept::players(ui, summary)].spacing(ui.gap(4.0)).into()
}

fn labelled<'a>(
    ui: Ui,
    (icon, label): (Icon, String),
    id: &'static str,
    message: Option<Message>,
    short: bool,
) -> Element<'a, Message> {
    let (wording, padding) = if short { (Wording::Below, [4.0, 9.0]) } else { (Wording::Beside, [5.0, 11.0]) };
    let content = worded(ui, icon, Role::Text, &label, wording);
    let control = ui.control(content).padding(padding.map(|padding| ui.gap(padding))).style(ui.quiet());
    control.on_press_maybe(message).id(id).into()
}

fn wrapped<'a>(ui: Ui, all: Vec<Element<'a, Message>>) -> Element<'a, Message> {
    Row::from_vec(all).spacing(ui.gap(8.0)).align_y(Center).wrap().vertical_spacing(ui.gap(8.0)).into()
}

fn tools<'a>(ui: Ui, state: &'a State, id: Id, listed: &'a Listed, short: bool) -> Element<'a, Message> {
    let path = &listed.kept.path;
    let asked = |sign: (Icon, String), id, way| labelled(ui, sign, id, Some(Message::Asked(way)), short);
    let mut all: Vec<Element<'a, Message>> = Vec::new();
    if let Ok(summary) = &listed.kept.found {
        let (resume, replay) = (Route::Resume(path.clone()), Route::Replay(path.clone(), 0));
        let first = |label: String, way| ui.primary(label).on_press(Message::Asked(way)).id("archive-first").into();
        match listed.stage {
            MatchStatus::Unfinished => {
                all.push(first(tr!(ui, "app-go-on"), resume));
                all.push(asked((Icon::Next, tr!(ui, "archive-replay")), "archive-replay", replay));
            }
            MatchStatus::Finished => all.push(first(tr!(ui, "archive-replay"), replay)),
            MatchStatus::Damaged => {
                all.push(first(tr!(ui, "archive-replay"), replay));
                if !summary.is_over() {
                    all.push(asked((Icon::Go, tr!(ui, "archive-go-on-copy")), "archive-resume", resume));
                }
            }
        }
        if summary.header.from.is_some() {
            let sign = (Icon::Earlier, tr!(ui, "archive-origin"));
            all.push(labelled(ui, sign, "archive-origin", Some(Message::OriginPressed), short));
        }
        let print = (Icon::Print, tr!(ui, "app-print-filled"));
        all.push(asked(print, "archive-print", Route::PrintKept(path.clone())));
    }
    let copy = Message::Copier(copier::Message::Pressed(path.clone()));
    all.push(labelled(ui, (Icon::Copy, tr!(ui, "archive-copy")), "archive-copy", Some(copy), short));
    all.push(starring(ui, listed.note.star, Message::StarPressed(id), short));
    all.push(deletion(ui, state, short));
    wrapped(ui, all)
}

fn copying<'a>(state: &State, ui: Ui) -> Option<Element<'a, Message>> {
    state.copier.view(ui).map(|field| field.map(Message::Copier))
}

fn starring<'a>(ui: Ui, starred: bool, pressed: Message, short: bool) -> Element<'a, Message> {
    let (sign, id) = match starred {
        true => ((Icon::Star, tr!(ui, "archive-unstar")), "archive-unstar"),
        false => ((Icon::StarLine, tr!(ui, "archive-star")), "archive-star"),
    };
    labelled(ui, sign, id, Some(pressed), short)
}

fn deletion<'a>(ui: Ui, state: &State, short: bool) -> Element<'a, Message> {
    let pressed = state.bulk.is_none().then_some(Message::DeletePressed);
    labelled(ui, (Icon::Delete, tr!(ui, "archive-delete")), "archive-delete", pressed, short)
}

fn note<'a>(ui: Ui, state: &'a State, id: Id, listed: &'a Listed, short: bool) -> Element<'a, Message> {
    let typed = state.typed.as_ref().filter(|(of, _)| *of == id).map(|(_, text)| text);
    let text = typed.unwrap_or(&listed.note.text);
    let field = ui.field(&tr!(ui, "archive-note-empty"), text, TypeSize::Body).font(SANS).width(Fill);
    let field = field.on_input(Message::NoteTyped).on_submit(Message::NoteSent);
    let field = field.padding([ui.gap(7.0), ui.gap(10.0)]).id("archive-note");
    // What is typed is kept when one goes on; whoever wants to be sure presses this.
    let keep = typed
        .filter(|text| **text != listed.note.text)
        .map(|_| ui.button(tr!(ui, "archive-note-keep")).on_press(Message::NoteSent).id("archive-note-keep"));
    let line = Row::new().push(field).push(keep).spacing(ui.gap(8.0)).align_y(Center);
    let label = (!short).then(|| ui.faint(tr!(ui, "archive-note")));
    Column::new().push(label).push(line).spacing(ui.gap(4.0)).into()
}

fn several<'a>(ui: Ui, state: &'a State) -> Element<'a, Message> {
    let count = state.chosen();
    let head = ui.heading(tr!(ui, "archive-chosen", count));
    let about = ui.faint(tr!(ui, "archive-chosen-about")).width(Fill);
    if count == 0 {
        return column![head, about].spacing(ui.gap(8.0)).into();
    }
    let export = Some(Message::Opener(opener::Message::Pressed(Sought::Export)));
    let tools = vec![
        starring(ui, false, Message::StarsPressed(Some(true)), false),
        starring(ui, true, Message::StarsPressed(Some(false)), false),
        labelled(ui, (Icon::Copy, tr!(ui, "archive-export")), "archive-export", export, false),
        deletion(ui, state, false),
    ];
    column![head, wrapped(ui, tools), about].spacing(ui.gap(12.0)).into()
}
