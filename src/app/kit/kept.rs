//! Kept matches, and how one is told in a line: its game, its players, its dates. Knows no screen.

use jiff::civil::Date;
use jiff::tz::TimeZone;

use base::i18n::{dates, isolated};
use club::championship::words;
use club::store::archive::{Row, Summary, Trashed};
use games::game::Score;
use games::game::Seat;
use games::game::options::{Field, Values};
use games::game::record::Player;
use games::shelf;

use crate::app::prelude::*;

pub fn who(lang: Lang, row: &Row) -> String {
    match &row.found {
        Ok(summary) => {
            let names: Vec<String> = summary.header.players.iter().map(|player| shown(&player.name)).collect();
            tr!(lang, "app-kept", game = game_name(lang, &summary.header.game), names = names.join(", "))
        }
        Err(unread) => lang.say(&unread.0),
    }
}

pub fn deleted(lang: Lang, trashed: &Trashed, row: &Row) -> String {
    match &row.found {
        Ok(_) => who(lang, row),
        Err(_) => trashed.from().file_name().unwrap_or_default().to_string_lossy().into_owned(),
    }
}

/// A name as it is shown among others: without signs that would move what stands around it.
pub fn shown(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    isolated(&name).into_owned()
}

pub fn about(lang: Lang, row: &Row, zone: &TimeZone) -> String {
    let Ok(summary) = &row.found else { return row.path.display().to_string() };
    let date = summary.started.map(|started| date(lang, started, zone));
    date.into_iter().chain([progress_text(lang, summary)]).collect::<Vec<_>>().join(" · ")
}

pub fn progress_text(lang: Lang, summary: &Summary) -> String {
    let players = summary.header.players.iter().zip(&summary.scores);
    let scores = players.map(|(player, score)| scored(player, Some(score)));
    let scores = scores.collect::<Vec<_>>().join(", ");
    let all = [of_cup(lang, summary), mode(lang, summary), how_far(lang, summary), Some(scores)];
    all.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A name and its score, kept apart: a name may end in a number.
fn scored(player: &Player, score: Option<&Score>) -> String {
    let name = shown(&player.name);
    score.map_or_else(|| name.clone(), |score| format!("{name}: {score}"))
}

pub fn players<'a, M: 'a>(ui: Ui, summary: &'a Summary) -> Element<'a, M> {
    let winners = summary.winners();
    let one = |(seat, player): (Seat, &'a Player)| {
        let won = winners.contains(&seat);
        let font = if won { SANS_BOLD } else { SANS };
        ui.body(scored(player, summary.scores.get(seat))).font(font).into()
    };
    let all = summary.header.players.iter().enumerate().map(one);
    iced::widget::Row::from_iter(all).spacing(ui.gap(18.0)).wrap().into()
}

pub fn how_far(lang: Lang, summary: &Summary) -> Option<String> {
    summary.how_far.as_ref().filter(|_| !summary.is_over()).map(|phrase| lang.say(phrase))
}

pub fn winners(lang: Lang, summary: &Summary) -> Option<String> {
    let (winners, players) = (summary.winners(), &summary.header.players);
    let name = |seat: &Seat| Some(phrase!("core-someone", name = shown(&players.get(*seat)?.name)));
    let names: Vec<Phrase> = winners.iter().filter_map(name).collect();
    (!names.is_empty() && names.len() < players.len()).then(|| tr!(lang, "archive-won", names))
}

pub fn of_cup(lang: Lang, summary: &Summary) -> Option<String> {
    summary.header.championship.as_ref().map(|_| tr!(lang, "archive-of-championship"))
}

pub fn origin(lang: Lang, summary: &Summary) -> Option<String> {
    let header = &summary.header;
    let from = header.from.as_ref().map(|from| tr!(lang, "archive-from", step = from.events));
    from.or_else(|| (!header.counts()).then(|| tr!(lang, "archive-from-position")))
}

/// Told of the option that others hang on, or by what hangs on it where that says it better, unless [`how_far`] does.
pub fn mode(lang: Lang, summary: &Summary) -> Option<String> {
    let header = &summary.header;
    let fields = shelf::find(&header.game)?.fields();
    let chosen = |field: &Field| header.options.get(field.key).map_or(field.default, String::as_str).to_owned();
    let hangs_on = |field: &Field, first: &Field| field.when.is_some_and(|(key, _)| key == first.key);
    let first = fields.first().filter(|first| fields.iter().any(|field| hangs_on(field, first)))?;
    let value = chosen(first);
    let values = Values::from([(first.key.to_owned(), value.clone())]);
    let mut there = fields.iter().filter(|field| hangs_on(field, first) && field.applies(&values));
    if let Some((told, field)) = there.find_map(|field| Some((field.told?, field))) {
        let count = chosen(field).parse::<u32>().ok().filter(|_| how_far(lang, summary).is_none())?;
        return Some(lang.say(&Phrase::new(told).with("count", count)));
    }
    first.called(&value).map(|name| lang.say(&Phrase::new(name)))
}

pub fn club(lang: Lang, club: &str) -> String {
    shown(&words::club(club, lang))
}

pub use club::store::moment as date;

pub fn date_of(lang: Lang, date: Date) -> String {
    lang.say(&dates::day(date))
}

pub fn dates_of(lang: Lang, first: Date, last: Date) -> String {
    lang.say(&dates::days(first, last))
}

pub fn day(lang: Lang, date: Date) -> String {
    tr!(lang, "archive-weekday", weekday = date.weekday().to_monday_one_offset(), day = date_of(lang, date))
}

pub fn short_day(lang: Lang, date: Date) -> String {
    tr!(lang, "archive-short-day", day = date.day(), month = date.month(), year = date.year().to_string())
}

pub fn grouped(lang: Lang, number: usize) -> String {
    let digits = number.to_string();
    let between = match lang {
        Lang::De => '.',
        Lang::En => ',',
    };
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(between);
        }
        out.push(digit);
    }
    out
}

pub fn game_name(lang: Lang, key: &str) -> String {
    shelf::find(key).map_or_else(|| key.to_owned(), |title| lang.say(&title.about().name()))
}
