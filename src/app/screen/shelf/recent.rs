//! What was done last, as cards: matches to go on with, today, latest results; at first what a real table takes.

use iced::widget::column;

use club::store::archive::Row as Kept;
use club::store::index::MatchStatus;
use games::shelf;
use games::table::Title;

use super::{Message, State};
use crate::app::kit::{kept, practice};
use crate::app::prelude::*;
use crate::app::widget::control::Control;

/// The archive has them all.
pub(super) const MOST: usize = 6;
/// How many can be gone on with here: as many as a card of a game has room for.
pub(super) const GO_ON: usize = 2;
const EMBLEM_PX: f32 = 36.0;
/// A row, and all that stands above the first: together they fill a window.
const ROW_HEIGHT_PX: f32 = 54.0;
const HEIGHT_ABOVE_PX: f32 = 620.0;

pub(super) fn title(kept: &Kept) -> Option<&'static dyn Title> {
    kept.found.as_ref().ok().and_then(|summary| shelf::find(&summary.header.game))
}

impl State {
    pub(super) fn going_on(&self, ui: Ui, desk: &Desk) -> Element<'_, Message> {
        let (lang, zone) = (ui.lang, desk.watch.zone());
        // A championship goes on for months: it stands below the match that was just left, and takes the place of one.
        let matches = self.unfinished.len().min(if self.cups.is_empty() { GO_ON } else { 1 });
        let cups = self.cups.iter().take(GO_ON - matches).enumerate().filter_map(|(place, cup)| {
            let told = cup.found.as_ref().ok()?;
            let words = column![ui.strong(cup.name()), ui.faint(lang.say(&told.how_far))].width(Fill);
            let sign =
                container(Icon::Cup.tall(ui, Role::Accent, ui.wide(EMBLEM_PX * 0.75))).center(ui.wide(EMBLEM_PX));
            let aside = match matches + place {
                0 => pill(ui, tr!(lang, "app-go-on")),
                _ => Icon::Next.view(ui, Role::Accent),
            };
            let id = if place == 0 { "go-on-cup".to_owned() } else { format!("go-on-cup-{place}") };
            let content = row![sign, words, aside].spacing(ui.gap(12.0)).align_y(Center);
            let control = ui.bare(content).width(Fill).padding([ui.gap(5.0), ui.gap(8.0)]);
            Some(control.on_press(Message::Asked(Route::Championship(cup.path.clone()))).id(id).into())
        });
        let rows = self.unfinished.iter().take(matches).enumerate().filter_map(|(place, kept)| {
            let summary = kept.found.as_ref().ok()?;
            let game = ui.strong(kept::game_name(ui.lang, &summary.header.game));
            let (told, others) = (kept::progress_text(lang, summary), self.unfinished.iter().enumerate());
            // Of two that are told alike the day and the hour tell them apart.
            let is_alike =
                others.filter(|(other, _)| *other != place).filter_map(|(_, other)| other.found.as_ref().ok());
            let is_alike = is_alike.map(|other| kept::progress_text(lang, other)).any(|other| other == told);
            let told = if is_alike { kept::about(lang, kept, &zone) } else { told };
            let words = column![game, ui.faint(told)].width(Fill);
            let way = Route::Resume(kept.path.clone());
            let aside =
                if place == 0 { pill(ui, tr!(ui.lang, "app-go-on")) } else { Icon::Next.view(ui, Role::Accent) };
            Some(self.row(ui, kept, words.into(), aside, way).id(format!("go-on-{place}")).into())
        });
        let more = |count: usize, label: Phrase, way: Route, id: &'static str| {
            let label = ui.body(lang.say(&label)).width(Fill);
            let content = row![label, Icon::Next.view(ui, Role::Faint)].align_y(Center);
            let more = ui.bare(content).width(Fill).padding([ui.gap(5.0), ui.gap(8.0)]);
            (count > 0).then(|| more.on_press(Message::Asked(way)).id(id).into())
        };
        let others = self.more + self.unfinished.len() - matches;
        let others = more(others, phrase!("app-unfinished-more", count = others), Route::Unfinished, "go-on-more");
        let cups_left = self.cups.len().saturating_sub(GO_ON - matches);
        let label = phrase!("championships-more", count = cups_left);
        let cups_left = more(cups_left, label, Route::Championships, "go-on-more-cups");
        let head = match self.cups.is_empty() {
            true => tr!(lang, "app-unfinished"),
            false => tr!(lang, "championships-unfinished"),
        };
        framed(ui, head, rows.chain(cups).chain(others).chain(cups_left).collect())
    }

    pub(super) fn latest(&self, ui: Ui, desk: &Desk) -> Element<'_, Message> {
        // It is a few at most.
        let room = ((ui.window.height - HEIGHT_ABOVE_PX * ui.text) / (ROW_HEIGHT_PX * ui.text)).clamp(2.0, MOST as f32)
            as usize;
        let zone = desk.watch.zone();
        let rows = self.finished.iter().take(room).enumerate().filter_map(|(place, kept)| {
            let summary = kept.found.as_ref().ok()?;
            let game = kept::game_name(ui.lang, &summary.header.game);
            let date = summary.started.map(|started| kept::date(ui.lang, started, &zone));
            let (won, cup) = (kept::winners(ui.lang, summary), kept::of_cup(ui.lang, summary));
            let about = [Some(game), won, cup, kept::mode(ui.lang, summary), date];
            let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
            let words = column![kept::players(ui, summary), ui.faint(about)].spacing(ui.gap(2.0)).width(Fill);
            let way = Route::Replay(kept.path.clone(), 0);
            let next = Icon::Next.view(ui, Role::Faint);
            Some(self.row(ui, kept, words.into(), next, way).id(format!("latest-{place}")).into())
        });
        framed(ui, tr!(ui.lang, "app-latest"), rows.collect())
    }

    fn row<'a>(
        &'a self,
        ui: Ui,
        kept: &Kept,
        words: Element<'a, Message>,
        aside: Element<'a, Message>,
        way: Route,
    ) -> Control<'a, Message> {
        let key = title(kept).map(Title::key);
        let emblem = self.emblems.iter().find(|(known, _)| Some(*known) == key);
        let emblem = emblem.map(|(_, picture)| picture.wide(ui, ui.wide(EMBLEM_PX)));
        let content = Row::new().push(emblem).push(words).push(aside);
        let control = ui.bare(content.spacing(ui.gap(12.0)).align_y(Center)).width(Fill);
        control.padding([ui.gap(5.0), ui.gap(8.0)]).on_press(Message::Asked(way))
    }

    pub(super) fn to_do(&self, ui: Ui) -> Element<'_, Message> {
        let lang = ui.lang;
        let (title, stage) = self.day;
        let game = lang.say(&title.about().name());
        let game = match stage {
            None => tr!(lang, "today-against", game),
            Some(MatchStatus::Finished) => tr!(lang, "today-played", game),
            Some(_) => tr!(lang, "today-goes-on", game),
        };
        let emblem = self.emblems.iter().find(|(known, _)| *known == title.key());
        let emblem = emblem.map(|(_, picture)| picture.wide(ui, ui.wide(EMBLEM_PX)));
        let throw =
            row_of(ui, emblem, tr!(lang, "today-title"), game, stage != Some(MatchStatus::Finished), Route::Today);
        let open = self.open.map(practice::Open::all);
        let due = match open {
            None => tr!(lang, "practise-invites"),
            Some((0, 0)) => tr!(lang, "practise-nothing-due"),
            Some((due, new)) => tr!(lang, "practise-today-short", due, new),
        };
        let sign =
            container(Icon::Practise.tall(ui, Role::Accent, ui.wide(EMBLEM_PX * 0.75))).center(ui.wide(EMBLEM_PX));
        let is_open = open != Some((0, 0));
        let practice = row_of(ui, Some(sign.into()), tr!(lang, "practise-open"), due, is_open, Route::Practise);
        let rows = vec![throw.id("throw-of-the-day").into(), practice.id("practise-today").into()];
        framed(ui, tr!(lang, "today-head"), rows)
    }
}

pub(super) fn on_paper<'a>(ui: Ui) -> Element<'a, Message> {
    let (lang, go) = (ui.lang, quiet(ui, tr!(ui.lang, "app-print-filled")));
    let head = tr!(lang, "app-real-table");
    whole(ui, (Icon::Print, head), tr!(lang, "app-real-table-about"), Some(go), Route::Print(None))
        .id("on-paper")
        .into()
}

fn row_of<'a>(
    ui: Ui,
    sign: Option<Element<'a, Message>>,
    name: String,
    stands: String,
    is_open: bool,
    way: Route,
) -> Control<'a, Message> {
    let words = column![ui.strong(name), ui.faint(stands)].width(Fill);
    let next = Icon::Next.view(ui, if is_open { Role::Accent } else { Role::Faint });
    let content = Row::new().push(sign).push(words).push(next).spacing(ui.gap(12.0)).align_y(Center);
    let control = ui.bare(content).width(Fill).padding([ui.gap(5.0), ui.gap(8.0)]);
    control.on_press(Message::Asked(way))
}

fn whole<'a>(
    ui: Ui,
    (icon, head): (Icon, String),
    about: String,
    go: Option<Element<'a, Message>>,
    way: Route,
) -> Control<'a, Message> {
    let head = row![icon.view(ui, Role::Accent), ui.heading(head)].spacing(ui.gap(10.0)).align_y(Center);
    let words = column![head, ui.body(about)].spacing(ui.gap(6.0)).width(Fill);
    // What is last goes down where the card has to be taller.
    let content = column![words, go.unwrap_or_else(|| space().into())].spacing(ui.gap(14.0));
    let control = ui.control(content).padding(ui.gap(16.0)).width(Fill).style(ui.whole(Role::Paper));
    control.on_press(Message::Asked(way))
}

fn framed<'a>(ui: Ui, head: String, rows: Vec<Element<'a, Message>>) -> Element<'a, Message> {
    let head = container(ui.heading(head)).padding([0.0, ui.gap(8.0)]);
    // The rows stay at its head where it has to be taller.
    let rows = Column::from_vec(rows).spacing(ui.gap(4.0)).width(Fill);
    let content = column![head, rows, space()].spacing(ui.gap(8.0)).width(Fill);
    container(content.padding([ui.gap(14.0), ui.gap(8.0)])).width(Fill).style(ui.card()).into()
}

/// What pressing the row or the card does, as the control looks that would do it.
fn pill<'a>(ui: Ui, label: String) -> Element<'a, Message> {
    let words = ui.label(label, TypeSize::Body, SANS_BOLD).color(ui.colour(Role::OnAccent));
    container(words).padding([ui.gap(6.0), ui.gap(14.0)]).style(ui.panel(Role::Accent)).into()
}

fn quiet<'a>(ui: Ui, label: String) -> Element<'a, Message> {
    let words = ui.label(label, TypeSize::Body, SANS);
    container(words).padding([ui.gap(6.0), ui.gap(14.0)]).style(ui.card()).into()
}
