//! Matches, wins and rows of them; by game the best score and how well they play.

use iced::widget::column;

use club::store::career::{One, streaks};
use games::shelf;

use super::{Message, State};
use crate::app::kit::kept::game_name;
use crate::app::kit::page::{self, card};
use crate::app::kit::table::{Head, table};
use crate::app::prelude::*;

const COLUMN_WIDTH_PX: f32 = 104.0;

fn figure<'a>(ui: Ui, number: String, about: String) -> Element<'a, Message> {
    let words = column![ui.title(number), ui.faint(about)].spacing(ui.gap(2.0));
    container(words).padding([ui.gap(10.0), ui.gap(18.0)]).style(ui.card()).into()
}

pub(super) fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Element<'a, Message> {
    let matches = state.matches().count();
    let wins: f64 = state.matches().map(|one| one.win).sum();
    let (now, most) = streaks(state.matches());
    let figures = [
        figure(ui, matches.to_string(), tr!(ui, "people-figure-matches", count = matches)),
        figure(ui, ui.lang.brief(wins, 1), tr!(ui, "people-figure-wins")),
        figure(ui, now.to_string(), tr!(ui, "people-figure-now")),
        figure(ui, most.to_string(), tr!(ui, "people-figure-most")),
    ];
    let figures = Row::from_iter(figures).spacing(ui.gap(10.0)).wrap().vertical_spacing(ui.gap(10.0));
    let games = card(ui, tr!(ui, "people-games"), vec![games(ui, state, page::within(ui, wide))]);
    let rating = match state.ratings {
        None => tr!(ui, "people-rating-soon"),
        Some(_) => tr!(ui, "people-rating-about"),
    };
    column![figures].push(games).push(ui.faint(rating).width(Fill)).spacing(ui.gap(14.0)).into()
}

/// The best match of a game, the first of several.
fn best<'a>(state: &'a State, game: &str) -> Option<&'a One> {
    let low = shelf::find(game).is_some_and(|title| title.about().low_wins);
    let all = || state.matches().filter(|one| state.career.game(one) == game);
    if low { all().min_by_key(|one| one.score) } else { all().rev().max_by_key(|one| one.score) }
}

fn games<'a>(ui: Ui, state: &'a State, wide: f32) -> Element<'a, Message> {
    let heads = ["archive-matches", "archive-wins", "archive-best", "people-rating"];
    let heads = heads.map(|head| Head::numbers(ui.say(&Phrase::new(head)), ui.wide(COLUMN_WIDTH_PX)));
    let heads: Vec<Head> = std::iter::once(Head::words("", Fill)).chain(heads).collect();
    let rows = state.chosen().into_iter().map(|game| {
        let all = || state.matches().filter(|one| state.career.game(one) == game);
        let best = best(state, game).map(|one| -> Element<'a, Message> {
            let score = iced::widget::text(one.score.to_string()).size(ui.size(TypeSize::Body)).font(SANS_BOLD);
            let link = ui.control(score).style(ui.quiet()).padding([ui.gap(2.0), ui.gap(9.0)]);
            link.on_press(Message::MatchPressed(one.id)).id(format!("best-{game}")).into()
        });
        let rating = state.rating(game).map(|rating| {
            let (rating, margin) = (ui.lang.decimal(rating.rating, 0), ui.lang.decimal(rating.margin(), 0));
            tr!(ui, "people-rating-margin", rating, margin)
        });
        vec![
            ui.strong(game_name(ui.lang, game)).into(),
            ui.body(all().count().to_string()).into(),
            ui.body(ui.lang.brief(all().map(|one| one.win).sum(), 1)).into(),
            best.unwrap_or_else(|| space().into()),
            ui.strong(rating.unwrap_or_else(|| "–".to_owned())).into(),
        ]
    });
    table(ui, &heads, rows, wide)
}
