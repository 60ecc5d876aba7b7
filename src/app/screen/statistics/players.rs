//! Who plays how well: a table for each game.

use iced::alignment::Horizontal::Right;
use iced::widget::column;

use super::{Message, State, game_name, nothing, who_name};
use crate::app::kit::page::{card, divider};
use crate::app::prelude::*;
use crate::shelf;
use crate::store::statistics::{Played, Standing};

/// How wide a column of numbers is, pixels at 100 %.
const COLUMN: f32 = 92.0;

pub(super) fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Element<'a, Message> {
    let games = state.games(state.chosen().map(|standing| standing.game.as_str()));
    if games.is_empty() {
        return nothing(ui);
    }
    let tables = games.into_iter().map(|game| {
        let ui = shelf::find(game).map_or(ui, |title| ui.accented(title.about().accent));
        let mut standings: Vec<&Standing> = state.chosen().filter(|standing| standing.game == game).collect();
        standings.sort_by(|one, other| share(other).total_cmp(&share(one)));
        // The name, six columns, and what is between them.
        let table = if wide > ui.wide(COLUMN * 8.0) { table(ui, &standings) } else { list(ui, &standings) };
        card(ui, game_name(ui.lang, game), vec![table])
    });
    let about = ui.faint(tr!(ui.lang, "archive-players-about")).width(Fill);
    Column::from_iter(tables).push(about).spacing(ui.gap(14.0)).into()
}

/// What part of their matches somebody has won.
fn share(standing: &Standing) -> f64 {
    let matches = u32::try_from(standing.matches).unwrap_or(u32::MAX);
    standing.wins / f64::from(matches.max(1))
}

/// Wins as people write them: a shared one is a part.
fn wins(lang: Lang, wins: f64) -> String {
    let whole = (wins - wins.round()).abs() < 1e-6;
    lang.decimal(wins, if whole { 0 } else { 1 })
}

fn numbers(lang: Lang, standing: &Standing) -> [(String, String); 4] {
    let percent = lang.decimal(share(standing) * 100.0, 0);
    [
        (tr!(lang, "archive-matches"), standing.matches.to_string()),
        (tr!(lang, "archive-wins"), wins(lang, standing.wins)),
        (tr!(lang, "archive-share"), tr!(lang, "archive-percent", number = percent)),
        (tr!(lang, "archive-mean"), lang.decimal(standing.mean, 1)),
    ]
}

/// The best and the worst score, which is the highest and the lowest or the other way round.
fn ends(lang: Lang, standing: &Standing) -> [(String, &Played); 2] {
    let mut ends = [(tr!(lang, "archive-best"), &standing.highest), (tr!(lang, "archive-worst"), &standing.lowest)];
    if shelf::find(&standing.game).is_some_and(|title| title.about().low_wins) {
        ends.reverse();
    }
    ends
}

/// A score that leads to its match.
fn link<'a>(ui: Ui, played: &Played) -> Element<'a, Message> {
    let score = iced::widget::text(played.score.to_string()).size(ui.size(Step::Body)).font(SANS_BOLD);
    let message = Message::MatchPressed(played.id);
    ui.control(score).dress(ui.quiet()).padding([ui.gap(2.0), ui.gap(9.0)]).on_press(message).into()
}

fn table<'a>(ui: Ui, standings: &[&Standing]) -> Element<'a, Message> {
    let cell = |content: Element<'a, Message>| container(content).width(ui.wide(COLUMN)).align_x(Right).into();
    let line = |name: Element<'a, Message>, cells: Vec<Element<'a, Message>>| {
        let cells = cells.into_iter().map(cell);
        Row::new().push(container(name).width(Fill)).extend(cells).spacing(ui.gap(4.0)).align_y(Center)
    };
    let mut rows = Column::new().spacing(ui.gap(7.0));
    for (index, standing) in standings.iter().enumerate() {
        let (numbers, ends) = (numbers(ui.lang, standing), ends(ui.lang, standing));
        if index == 0 {
            let heads = numbers.iter().map(|(head, _)| head).chain(ends.iter().map(|(head, _)| head));
            let heads = heads.map(|head| ui.faint(head.clone()).into()).collect();
            rows = rows.push(line(ui.faint(tr!(ui.lang, "archive-player")).into(), heads));
        }
        let mut cells: Vec<Element<'a, Message>> =
            numbers.into_iter().map(|(_, number)| ui.body(number).into()).collect();
        cells.extend(ends.into_iter().map(|(_, played)| link(ui, played)));
        let name = ui.strong(who_name(ui.lang, &standing.who)).into();
        rows = rows.push(divider(ui)).push(line(name, cells));
    }
    rows.into()
}

/// The same, one below the other, where there is no room for a table.
fn list<'a>(ui: Ui, standings: &[&Standing]) -> Element<'a, Message> {
    let rows = standings.iter().map(|standing| {
        let pair = |head: String, content: Element<'a, Message>| -> Element<'a, Message> {
            row![ui.faint(head), content].spacing(ui.gap(6.0)).align_y(Center).into()
        };
        let numbers = numbers(ui.lang, standing).into_iter().map(|(head, number)| pair(head, ui.body(number).into()));
        let ends = ends(ui.lang, standing).into_iter().map(|(head, played)| pair(head, link(ui, played)));
        let pairs = Row::from_iter(numbers.chain(ends)).spacing(ui.gap(16.0)).align_y(Center).wrap();
        let name = ui.strong(who_name(ui.lang, &standing.who));
        column![divider(ui), name, pairs.vertical_spacing(ui.gap(6.0))].spacing(ui.gap(6.0)).into()
    });
    Column::from_iter(rows).spacing(ui.gap(10.0)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_whole_where_they_are_and_shared_ones_are_parts() {
        assert_eq!(wins(Lang::De, 4.0), "4");
        assert_eq!(wins(Lang::De, 4.5), "4,5");
        assert_eq!(wins(Lang::En, 1.0 / 3.0 + 1.0 / 3.0 + 1.0 / 3.0), "1");
        assert_eq!(wins(Lang::En, 1.0 / 3.0), "0.3");
    }
}
