//! The round as it stands, match by match: names, table, result; who rests. In the preliminaries the latest results.

use std::collections::{HashMap, HashSet};

use base::draw::{Font, Point, Role, Stroke};
use base::i18n::tr;
use base::phrase::Phrase;
use club::championship::fold::{Match, MatchState, RunningPart};
use club::championship::sheet::{Call, calls, day, seated};
use club::championship::{plan, words};

use super::slide::{
    HEADING, LARGE, LEAST, MARGIN, NAME, RIGHT, SMALL, STRONG, Slide, Spot, TOP, evenly, room_for, rows, size_of,
    wrapped,
};
use super::{Show, count};

const ROW_HEIGHTS: [f32; 2] = [74.0, 100.0];
const ROWS_PER_SLIDE: usize = 9;
/// The middle between two who play, and how much room the result between them has on either side.
const MIDDLE: f32 = 860.0;
const RESULT: f32 = 118.0;
/// Where those begin who rest, from the left.
const BYES: f32 = MARGIN + 100.0;
/// How wide the name of a table is at most.
const TABLE: f32 = 150.0;

#[derive(Clone)]
enum RoundRow<'a> {
    Heading(String),
    /// A match, its table, and when it is, where that is not when the others are.
    Match(&'a RunningPart, &'a Match, [String; 2]),
    Bye(String),
}

/// The rounds that are played now; as long as they have no result, then the one before with its last ones.
pub fn slides(show: &Show<'_>) -> Vec<Slide> {
    let asked = |round| calls(&show.order(round)).ok().map(|(_, calls)| calls).filter(|calls| !calls.is_empty());
    let Some((_, stage)) = show.cup.stage() else { return Vec::new() };
    let groups = stage.parts.iter().filter(|part| !part.plan.single);
    let last = groups.flat_map(|part| &part.matches).filter_map(|one| one.round).max();
    let Some(now) = asked(None).or_else(|| asked(last)) else { return Vec::new() };
    let before = match &now[..] {
        [call] => {
            let untouched = call.matches.iter().all(|(_, one)| one.is_open());
            let round = call.matches.first().and_then(|(_, one)| one.round).filter(|round| untouched && *round > 1);
            round.and_then(|round| asked(Some(round - 1))).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    let mut slides = called(show, now);
    slides.extend(called(show, before));
    slides
}

fn called(show: &Show<'_>, calls: Vec<Call<'_>>) -> Vec<Slide> {
    let tables = show.cup.tables();
    if let [call] = &calls[..] {
        return written(
            show,
            &(call.name.clone(), day(call.date, show.lang)),
            &split_by(lines(show, call, &tables), ROWS_PER_SLIDE),
        );
    }
    let blocks = calls.iter().map(|call| {
        let heading = format!("{} · {}", call.name, day(call.date, show.lang));
        [vec![RoundRow::Heading(heading)], lines(show, call, &tables)].concat()
    });
    // Whatever is too long for a slide goes on under the same heading.
    let whole = blocks.flat_map(|block: Vec<RoundRow<'_>>| match block.first() {
        Some(RoundRow::Heading(heading)) if block.len() > ROWS_PER_SLIDE => {
            let heading = heading.clone();
            let rest: Vec<RoundRow<'_>> = block.into_iter().skip(1).collect();
            let parts = split_by(rest, ROWS_PER_SLIDE - 1).into_iter();
            parts.map(|part| [vec![RoundRow::Heading(heading.clone())], part].concat()).collect()
        }
        _ => vec![block],
    });
    let mut pages: Vec<Vec<RoundRow<'_>>> = Vec::new();
    for block in whole {
        match pages.last_mut() {
            Some(page) if page.len() + block.len() <= ROWS_PER_SLIDE => page.extend(block),
            Some(_) | None => pages.push(block),
        }
    }
    written(show, &(show.stage(), tr!(show.lang, "projector-next")), &pages)
}

fn lines<'a>(show: &Show<'_>, call: &Call<'a>, tables: &HashMap<&str, u16>) -> Vec<RoundRow<'a>> {
    let mut lines = Vec::new();
    for (part, one) in &call.matches {
        let table = tables.get(one.id.as_str()).map(|table| tr!(show.lang, "championship-table", number = *table));
        let date = (one.date != call.date)
            .then(|| tr!(show.lang, "projector-day", day = one.date.day(), month = one.date.month()));
        let time = one.time.map(|time| time.strftime("%H:%M").to_string());
        let when = [date, time].into_iter().flatten().collect::<Vec<_>>().join(" ");
        lines.push(RoundRow::Match(part, one, [table.unwrap_or_default(), when]));
    }
    if !call.byes.is_empty() {
        let byes = show.lang.say(&words::byes(show.cup, call.byes.iter().copied()));
        let wrapped = wrapped(&byes, NAME.0, RIGHT - BYES);
        lines.extend(wrapped.chunks(room_for(ROW_HEIGHTS[0])).map(|lines| RoundRow::Bye(lines.concat())));
    }
    lines
}

fn split_by(lines: Vec<RoundRow<'_>>, most: usize) -> Vec<Vec<RoundRow<'_>>> {
    lines.chunks(evenly(lines.len(), most)).map(<[RoundRow<'_>]>::to_vec).collect()
}

pub fn latest(show: &Show<'_>, plan: &plan::Stage, part: &RunningPart) -> Vec<Slide> {
    let latest = part.matches.iter().rev().take(ROWS_PER_SLIDE);
    let lines: Vec<RoundRow<'_>> = latest.map(|one| RoundRow::Match(part, one, Default::default())).collect();
    if lines.is_empty() {
        return Vec::new();
    }
    let name = show.lang.say(&Phrase::new(plan.name));
    written(show, &(format!("{name} · {}", tr!(show.lang, "projector-latest")), String::new()), &[lines])
}

fn written(show: &Show<'_>, (name, about): &(String, String), pages: &[Vec<RoundRow<'_>>]) -> Vec<Slide> {
    let longest = pages.iter().map(Vec::len).max().unwrap_or(0);
    let names = pages.iter().flatten().flat_map(|line| match line {
        RoundRow::Match(part, one, [table, _]) => {
            [0, 1].map(|side| Some((seated(show.cup, part.players(one)[side]), spot(side, table).room)))
        }
        RoundRow::Heading(_) | RoundRow::Bye(_) => [None, None],
    });
    let size = size_of(names.flatten());
    let slides = pages.iter().map(|lines| {
        let mut slide = show.slide(name, about);
        for (at, line) in once_at_a_table(lines).iter().enumerate() {
            row(show, &mut slide, (at, longest, size), line);
        }
        let is_stale = |line: &RoundRow<'_>| matches!(line, RoundRow::Match(part, one, _) if part.is_stale(one));
        if lines.iter().any(is_stale) {
            slide.note(&words::stale_legend(show.lang));
        }
        slide
    });
    count(slides.collect())
}

/// Two pairs never go to one table: it is named beside the first that is to be played at it, or else was.
fn once_at_a_table<'a>(lines: &[RoundRow<'a>]) -> Vec<RoundRow<'a>> {
    let (mut lines, mut taken) = (lines.to_vec(), HashSet::new());
    for open in [true, false] {
        for line in &mut lines {
            if let RoundRow::Match(_, one, [table, _]) = line
                && one.is_open() == open
                && !taken.insert(table.clone())
            {
                table.clear();
            }
        }
    }
    lines
}

/// Where the name of that side stands in a row with that table, on the line from above.
fn spot(side: usize, table: &str) -> Spot {
    let inset = if table.is_empty() { 0.0 } else { TABLE + 12.0 };
    if side == 0 {
        let end = MIDDLE - RESULT - 16.0;
        Spot::right(end, 0.0, end - MARGIN - inset)
    } else {
        let left = MIDDLE + RESULT + 16.0;
        Spot::left(left, 0.0, RIGHT - left)
    }
}

fn row(show: &Show<'_>, slide: &mut Slide, (at, of, size): (usize, usize, f32), line: &RoundRow<'_>) {
    let step = rows(of, TOP, ROW_HEIGHTS);
    let y = TOP + step * at as f32;
    let base = y + step / 2.0 + 15.0;
    let (part, one, [table, when]) = match line {
        RoundRow::Heading(words) => return slide.write(Spot::left(MARGIN, base + 8.0, RIGHT - MARGIN), words, HEADING),
        RoundRow::Bye(words) => {
            return slide.name(Spot::left(BYES, base, RIGHT - BYES), words, NAME, (room_for(step), false));
        }
        RoundRow::Match(part, one, about) => (part, one, about),
    };
    slide.write(Spot::left(MARGIN, base, TABLE), table, (Font::SansBold, LEAST, Role::Accent));
    for side in [0, 1] {
        let name = seated(show.cup, part.players(one)[side]);
        let (font, _, role) = match one.standing {
            MatchState::Struck => (NAME.0, NAME.1, Role::Faint),
            _ if one.winner() == Some(side) => STRONG,
            _ => NAME,
        };
        let spot = spot(side, table);
        let spot = Spot { at: Point::new(spot.at.x, base), ..spot };
        slide.name(spot, name, (font, size, role), (room_for(step), false));
    }
    let (result, style) = match one.standing {
        MatchState::Played([a, b]) if part.is_stale(one) => (format!("{a} : {b} {}", words::STALE_SIGN), STRONG),
        MatchState::Played([a, b]) => (format!("{a} : {b}"), STRONG),
        MatchState::Open if when.is_empty() => ("–".to_owned(), (Font::Sans, LARGE, Role::Faint)),
        MatchState::Open => (when.clone(), SMALL),
        MatchState::Forfeit(winner) => (show.lang.say(&words::forfeit(winner)), SMALL),
        MatchState::Struck => (tr!(show.lang, "championship-struck"), SMALL),
    };
    slide.write(Spot::middle(MIDDLE, base + 2.0, 2.0 * RESULT), &result, style);
    slide.rule(MARGIN, RIGHT, y + step - 3.0, Stroke::new(Role::Line.into(), 1.5));
}
