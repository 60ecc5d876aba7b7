//! A line of the list, as high as every other: a match in columns, or the heading of a group.

use accesskit::Role as Kind;
use iced::widget::column;
use iced::widget::text::Wrapping;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use base::draw::{Font, Ink, text};
use club::store::archive::Summary;
use club::store::index::{By, Id, MatchStatus};
use games::shelf;

use super::{GroupRow, Message, State};
use crate::app::kit::{kept, table};
use crate::app::prelude::*;
use crate::app::screen::archive::Listed;
use crate::app::screen::archive::groups::About;
use crate::app::widget::semantics::{Semantics, annotated, image, named};

const HEIGHT_PX: f32 = 50.0;
const EMBLEM_SIDE_PX: f32 = 30.0;
const STAR_WIDTH_PX: f32 = 30.0;
const DATE_WIDTH_PX: f32 = 100.0;
const GAME_WIDTH_PX: f32 = 150.0;
const GAME_MAX_EXTRA_PX: f32 = 100.0;
const WHO_ENOUGH_WIDTH_PX: f32 = 380.0;
const NAME_AND_SCORE_MIN_PX: f32 = 56.0;
const BETWEEN: f32 = 16.0;

pub(crate) fn height(ui: Ui) -> f32 {
    ui.wide(HEIGHT_PX).round()
}

/// Widths, pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns {
    gap: f32,
    star: f32,
    date: f32,
    emblem: f32,
    game: f32,
    who: f32,
}

impl Columns {
    pub(super) fn within(ui: Ui, wide: f32) -> Self {
        let (gap, star, date, game) =
            (ui.gap(10.0), ui.wide(STAR_WIDTH_PX), ui.wide(DATE_WIDTH_PX), ui.wide(GAME_WIDTH_PX));
        let emblem = ui.wide(EMBLEM_SIDE_PX);
        let who = wide - star - date - emblem - game - 6.0 * gap - ui.gap(10.0);
        // Who has played matters more than a picture.
        if who < ui.wide(180.0) {
            return Self { gap, star, date, emblem: 0.0, game: game * 0.85, who: who + emblem + gap + game * 0.15 };
        }
        // Long names of games have what is left.
        let more = (who - ui.wide(WHO_ENOUGH_WIDTH_PX)).clamp(0.0, ui.wide(GAME_MAX_EXTRA_PX));
        Self { gap, star, date, emblem, game: game + more, who: who - more }
    }

    fn row<'a>(
        self,
        kind: Kind,
        star: Element<'a, Message>,
        date: Element<'a, Message>,
        emblem: Option<Element<'a, Message>>,
        game: Element<'a, Message>,
        who: Element<'a, Message>,
    ) -> Row<'a, Message> {
        let told = |content: Element<'a, Message>| annotated(Semantics::holding(kind), content);
        let fixed = |content: Element<'a, Message>, wide: f32| container(told(content)).width(wide).clip(true);
        let emblem =
            (self.emblem > 0.0).then(|| container(emblem.unwrap_or_else(|| space().into())).width(self.emblem));
        let cells = Row::new()
            .push(container(told(star)).center_x(self.star))
            .push(fixed(date, self.date))
            .push(emblem)
            .push(fixed(game, self.game))
            .push(fixed(who, self.who));
        cells.spacing(self.gap).align_y(Center)
    }
}

pub(super) fn head<'a>(ui: Ui, state: &State, columns: Columns) -> Element<'a, Message> {
    let column = |by: By, label: String, id: &'static str| {
        let is_first = state.order.by == by;
        let sign = match state.order.turned {
            true => Icon::Up,
            false => Icon::Down,
        };
        let (role, font) = if is_first { (Role::Text, SANS_BOLD) } else { (Role::Faint, SANS) };
        let label = ui.label(label, TypeSize::Small, font).color(ui.colour(role)).wrapping(Wrapping::None);
        let sign = is_first.then(|| sign.tall(ui, role, ui.wide(13.0)));
        let content = Row::new().push(label).push(sign).spacing(ui.gap(4.0)).align_y(Center);
        let control = ui.bare(content).padding([ui.gap(3.0), ui.gap(4.0)]);
        control.on_press(Message::OrderPressed(by)).id(id)
    };
    let star = Icon::Star.tall(ui, Role::Faint, ui.wide(14.0));
    let date = column(By::Date, tr!(ui, "archive-column-date"), "archive-by-date");
    let game = column(By::Game, tr!(ui, "archive-column-game"), "archive-by-game");
    let players = column(By::Players, tr!(ui, "archive-column-who"), "archive-by-players");
    let result = column(By::Result, tr!(ui, "archive-column-result"), "archive-by-result");
    // Where there is little room, who plays matters more than how many.
    let found = (columns.who > ui.wide(300.0)).then(|| ui.faint(counted(ui.lang, state.found)));
    // What it came to stands beside the names: an order, but no column of its own.
    let who = row![players, space().width(Fill), result].push(found).spacing(ui.gap(8.0)).align_y(Center);
    let who = named(tr!(ui, "archive-column-who"), who);
    let cells = columns.row(Kind::ColumnHeader, signed(ui.lang, star), date.into(), None, game.into(), who);
    table::row(group(container(cells).padding(iced::padding::vertical(ui.gap(4.0)).left(ui.gap(4.0)))))
}

fn signed<'a>(lang: Lang, star: Element<'a, Message>) -> Element<'a, Message> {
    image(tr!(lang, "archive-star"), star)
}

fn counted(lang: Lang, count: usize) -> String {
    tr!(lang, "archive-count", count, number = kept::grouped(lang, count))
}

fn fitted<'a>(ui: Ui, words: &str, (step, bold): (TypeSize, bool), wide: f32) -> iced::widget::Text<'a> {
    let (face, font) = if bold { (Font::SansBold, SANS_BOLD) } else { (Font::Sans, SANS) };
    let words = text::shortened(words, face, ui.size(step).0, wide);
    ui.label(words, step, font).wrapping(Wrapping::None)
}

fn cell<'a>(ui: Ui, first: &str, second: &str, wide: f32) -> Element<'a, Message> {
    let second =
        (!second.is_empty()).then(|| fitted(ui, second, (TypeSize::Small, false), wide).color(ui.colour(Role::Faint)));
    column![fitted(ui, first, (TypeSize::Body, false), wide)].push(second).into()
}

pub(super) fn line<'a>(
    ui: Ui,
    state: &'a State,
    place: usize,
    line: &'a GroupRow,
    columns: Columns,
    zone: &TimeZone,
) -> Element<'a, Message> {
    let content = match line {
        GroupRow::Head(about, count) => heading(ui, state, *about, *count, zone),
        GroupRow::Match(id) => match state.rows.get(id) {
            Some(listed) => entry(ui, state, *id, listed, columns, zone),
            None => space().into(),
        },
    };
    let content = container(content).padding(iced::padding::left(ui.gap(4.0))).center_y(height(ui)).width(Fill);
    let chosen = line.id().is_some_and(|id| state.marked.has(&id));
    let content = content.id(super::id(place, line)).clip(true);
    match line {
        GroupRow::Head(..) => content.style(ui.panel(Ink::new(Role::Line).alpha(0.28))).into(),
        GroupRow::Match(_) if chosen => content.style(ui.picked()).into(),
        GroupRow::Match(_) => content.into(),
    }
}

fn heading<'a>(ui: Ui, state: &State, about: About, count: usize, zone: &TimeZone) -> Element<'a, Message> {
    let day = |moment: Timestamp| kept::day(ui.lang, moment.to_zoned(zone.clone()).date());
    let time = |moment: Timestamp| moment.to_zoned(zone.clone()).strftime("%H:%M").to_string();
    let name = match about {
        About::Day(date) => kept::day(ui.lang, date),
        About::Evening(from, to) if from == to => tr!(ui, "archive-evening-one", day = day(from), from = time(from)),
        About::Evening(from, to) => tr!(ui, "archive-evening", day = day(from), from = time(from), to = time(to)),
        About::People(id) => match state.rows.get(&id).map(|listed| &listed.kept.found) {
            Some(Ok(summary)) => {
                let names: Vec<String> =
                    summary.header.players.iter().map(|player| kept::shown(&player.name)).collect();
                names.join(", ")
            }
            Some(Err(_)) => tr!(ui, "archive-nobody"),
            None => String::new(),
        },
        About::Dateless => tr!(ui, "archive-dateless"),
    };
    let name = ui.label(name, TypeSize::Body, SANS_BOLD).wrapping(Wrapping::None);
    let count = ui.faint(counted(ui.lang, count));
    let line = row![container(name).width(Fill).clip(true), count].spacing(ui.gap(12.0)).align_y(Center);
    container(line).padding(iced::padding::left(ui.gap(8.0)).right(ui.gap(18.0))).into()
}

fn entry<'a>(
    ui: Ui,
    state: &'a State,
    id: Id,
    listed: &'a Listed,
    columns: Columns,
    zone: &TimeZone,
) -> Element<'a, Message> {
    let title = listed.game().and_then(shelf::find);
    let of_game = title.map_or(ui, |title| ui.accented(title.about().accent));
    let emblem = title.and_then(|title| state.emblems.iter().find(|(key, _)| *key == title.key()));
    let emblem = (columns.emblem > 0.0).then(|| match emblem {
        Some((_, picture)) => picture.wide(of_game, columns.emblem),
        None => container(Icon::Warning.view(ui, Role::Bad)).center_x(columns.emblem).into(),
    });
    let mut star = star(ui, id, listed.note.star);
    if listed.note.star {
        star = signed(ui.lang, star);
    }
    let Ok(summary) = &listed.kept.found else {
        let name = listed.kept.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let wide = columns.game + columns.gap + columns.who;
        let why = listed.kept.found.as_ref().err().map(|unread| ui.say(&unread.0)).unwrap_or_default();
        let words = column![
            fitted(ui, &name, (TypeSize::Body, false), wide),
            fitted(ui, &why, (TypeSize::Small, false), wide).color(ui.colour(Role::Bad))
        ];
        let left = space().width(columns.date);
        let cells = Row::new().push(container(star).center_x(columns.star)).push(left).push(emblem).push(words);
        return cells.spacing(columns.gap).align_y(Center).into();
    };
    let began = summary.started.map(|started| started.to_zoned(zone.clone()));
    let (date, time) = match &began {
        Some(began) => (kept::short_day(ui.lang, began.date()), began.strftime("%H:%M").to_string()),
        None => ("–".to_owned(), String::new()),
    };
    let game = kept::game_name(ui.lang, &summary.header.game);
    let game = cell(ui, &game, &kept::mode(ui.lang, summary).unwrap_or_default(), columns.game);
    let who = column![who(of_game, summary, columns.who)].push(remarks(ui, listed, summary, columns.who));
    columns.row(Kind::Cell, star, cell(ui, &date, &time, columns.date), emblem, game, who.into()).into()
}

/// By keyboard it is a key of the list.
fn star<'a>(ui: Ui, id: Id, starred: bool) -> Element<'a, Message> {
    use iced::widget::button::{Status, Style};
    let (icon, role) = if starred { (Icon::Star, Role::Accent) } else { (Icon::StarLine, Role::Line) };
    let style = move |_: &iced::Theme, status| match status {
        Status::Hovered | Status::Pressed => Style {
            background: Some(ui.colour(Role::Soft).into()),
            border: iced::border::rounded(6.0),
            ..Style::default()
        },
        Status::Active | Status::Disabled => Style::default(),
    };
    let sign = icon.tall(ui, role, ui.wide(17.0));
    iced::widget::button(sign).padding(ui.gap(5.0)).style(style).on_press(Message::StarPressed(id)).into()
}

fn remarks<'a>(ui: Ui, listed: &Listed, summary: &Summary, wide: f32) -> Option<Element<'a, Message>> {
    let stage = match listed.stage {
        MatchStatus::Unfinished => Some(tr!(ui, "archive-unfinished")),
        MatchStatus::Damaged => Some(tr!(ui, "archive-damaged")),
        MatchStatus::Finished => None,
    };
    let note = Some(listed.note.text.clone()).filter(|note| !note.is_empty()).map(|note| kept::shown(&note));
    let reviewed = listed.reviewed.then(|| tr!(ui, "archive-reviewed"));
    let (won, cup) = (kept::winners(ui.lang, summary), kept::of_cup(ui.lang, summary));
    let (origin, how_far) = (kept::origin(ui.lang, summary), kept::how_far(ui.lang, summary));
    let all = [won, stage, reviewed, cup, origin, how_far, note];
    let words: Vec<String> = all.into_iter().flatten().collect();
    let role = if listed.stage == MatchStatus::Damaged { Role::Bad } else { Role::Faint };
    let words = (!words.is_empty()).then(|| words.join(" · "))?;
    Some(fitted(ui, &words, (TypeSize::Small, false), wide).color(ui.colour(role)).into())
}

/// Where there is little room names are shortened, and the last are counted.
fn who<'a>(ui: Ui, summary: &Summary, wide: f32) -> Element<'a, Message> {
    let (size, between) = (ui.size(TypeSize::Body).0, ui.gap(BETWEEN));
    let winners = summary.winners();
    let mut all: Vec<(String, String, bool)> = summary
        .header
        .players
        .iter()
        .enumerate()
        .map(|(seat, player)| {
            let score = summary.scores.get(seat).map(ToString::to_string).unwrap_or_default();
            (kept::shown(&player.name), score, winners.contains(&seat))
        })
        .collect();
    let most = (((wide + between) / (ui.wide(NAME_AND_SCORE_MIN_PX) + between)) as usize).max(1);
    let hidden = all.len().saturating_sub(most);
    // Where not all have room, whoever has won does.
    if hidden > 0 {
        all.sort_by_key(|(_, _, won)| !won);
    }
    let shown = &all[..all.len() - if hidden > 0 { hidden + 1 } else { 0 }.min(all.len() - 1)];
    let more = all.len() - shown.len();
    let rest = (more > 0).then(|| format!("+{more}"));
    let rest_wide = rest.as_ref().map_or(0.0, |rest| text::width(rest, Font::Sans, size) + between);
    let face = |won: bool| if won { Font::SansBold } else { Font::Sans };
    let fixed = |(_, score, _): &(String, String, bool)| text::width(score, Font::SansBold, size) + ui.gap(5.0);
    let liked: Vec<f32> = shown.iter().map(|(name, _, won)| text::width(name, face(*won), size) + 1.0).collect();
    let taken: f32 = shown.iter().map(fixed).sum::<f32>() + between * (shown.len().max(1) - 1) as f32 + rest_wide;
    let shares = shares(&liked, wide - taken);
    let one = |((name, score, won), share): (&(String, String, bool), f32)| {
        let name = fitted(ui, name, (TypeSize::Body, *won), share);
        let score = ui.label(score.clone(), TypeSize::Body, SANS_BOLD).color(ui.colour(if *won {
            Role::Text
        } else {
            Role::Faint
        }));
        row![name, score].spacing(ui.gap(5.0)).align_y(Center).into()
    };
    let people = shown.iter().zip(shares).map(one);
    let rest = rest.map(|rest| ui.body(rest).color(ui.colour(Role::Faint)));
    Row::from_iter(people).push(rest).spacing(between).align_y(Center).into()
}

/// How much of `wide` each gets of what it likes: what some do not need is for the others.
fn shares(liked: &[f32], wide: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..liked.len()).collect();
    order.sort_by(|one, other| liked[*one].total_cmp(&liked[*other]));
    let (mut shares, mut left) = (vec![0.0; liked.len()], wide.max(0.0));
    for (done, index) in order.into_iter().enumerate() {
        shares[index] = liked[index].min(left / (liked.len() - done) as f32);
        left -= shares[index];
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn whoever_needs_little_leaves_room_for_the_others() {
        assert_eq!(shares(&[10.0, 20.0], 100.0), [10.0, 20.0]);
        assert_eq!(shares(&[10.0, 80.0, 80.0], 100.0), [10.0, 45.0, 45.0]);
        assert_eq!(shares(&[80.0, 10.0, 50.0], 90.0), [40.0, 10.0, 40.0]);
        assert_eq!(shares(&[80.0], -5.0), [0.0]);
        assert!(shares(&[], 9.0).is_empty());
    }
}
