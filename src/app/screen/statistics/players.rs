//! Who plays how well: a table for each game.

use club::store::statistics::{MatchScore, PlayerStatistics};
use games::shelf;

use super::{Message, State, game_name, nothing, who_name};
use crate::app::kit::page::{self, card};
use crate::app::kit::table::{Head, table};
use crate::app::prelude::*;

const COLUMN_WIDTH_PX: f32 = 92.0;

pub(super) fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Element<'a, Message> {
    let games = state.games(state.chosen().map(|standing| standing.game.as_str()));
    if games.is_empty() {
        return nothing(ui);
    }
    let tables = games.into_iter().map(|game| {
        let ui = shelf::find(game).map_or(ui, |title| ui.accented(title.about().accent));
        let mut standings: Vec<&PlayerStatistics> = state.chosen().filter(|standing| standing.game == game).collect();
        standings.sort_by(|one, other| share(other).total_cmp(&share(one)));
        card(ui, game_name(ui.lang, game), vec![players(ui, &standings, page::within(ui, wide))])
    });
    let about = ui.faint(tr!(ui, "archive-players-about")).width(Fill);
    Column::from_iter(tables).push(about).spacing(ui.gap(14.0)).into()
}

fn share(standing: &PlayerStatistics) -> f64 {
    let matches = u32::try_from(standing.matches).unwrap_or(u32::MAX);
    standing.wins / f64::from(matches.max(1))
}

fn ends(standing: &PlayerStatistics) -> [&MatchScore; 2] {
    let mut ends = [&standing.highest, &standing.lowest];
    if shelf::find(&standing.game).is_some_and(|title| title.about().low_wins) {
        ends.reverse();
    }
    ends
}

fn link<'a>(ui: Ui, played: &MatchScore) -> Element<'a, Message> {
    let score = iced::widget::text(played.score.to_string()).size(ui.size(TypeSize::Body)).font(SANS_BOLD);
    let message = Message::MatchPressed(played.id);
    ui.control(score).style(ui.quiet()).padding([ui.gap(2.0), ui.gap(9.0)]).on_press(message).into()
}

fn players<'a>(ui: Ui, standings: &[&PlayerStatistics], wide: f32) -> Element<'a, Message> {
    let numbers = ["archive-matches", "archive-wins", "archive-share", "archive-mean", "archive-best", "archive-worst"];
    let numbers = numbers.map(|name| Head::numbers(ui.say(&Phrase::new(name)), ui.wide(COLUMN_WIDTH_PX)));
    let heads: Vec<Head> = std::iter::once(Head::words(tr!(ui, "archive-player"), Fill)).chain(numbers).collect();
    let rows = standings.iter().map(|standing| {
        let [best, worst] = ends(standing).map(|played| link(ui, played));
        vec![
            ui.strong(who_name(ui.lang, &standing.who)).into(),
            ui.body(standing.matches.to_string()).into(),
            ui.body(ui.lang.brief(standing.wins, 1)).into(),
            ui.body(ui.lang.percent(share(standing), 0)).into(),
            ui.body(ui.lang.decimal(standing.mean, 1)).into(),
            best,
            worst,
        ]
    });
    table(ui, &heads, rows, wide)
}
