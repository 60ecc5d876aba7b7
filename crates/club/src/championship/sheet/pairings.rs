//! Who plays whom in a round: tables, names, boxes for the results, who rests.

use jiff::civil::Date;

use base::draw::{Align, Drawing, Font, Path, Point, Role, Stroke, text};
use base::i18n::tr;
use base::phrase::{Phrase, phrase};
use games::table::leaf::MARGIN;

use super::{
    BOLD, Book, FAINT, FOOT, HEADING, Order, PLAIN, Style, TOP, UPRIGHT, day, not_begun, part_name, seated, stage,
    write,
};
use crate::championship::fold::{Match, MatchState, RunningPart, RunningStage, Seat};
use crate::championship::words::Kind;
use crate::championship::{Id, plan, words};

const ROW_HEIGHT_MM: f32 = 10.6;
const HEAD_HEIGHT_MM: f32 = 9.5;
const BYES_HEIGHT_MM: f32 = 8.0;
const GAP_MM: f32 = 3.0;
const NAME_SIZE_MM: f32 = 4.2;
/// How much larger few matches are written at most: the sheet hangs on a wall.
const SCALE_MAX: f32 = 1.6;
const RIGHT_MM: f32 = UPRIGHT.width - MARGIN;
const MIDDLE_MM: f32 = 118.0;
const BOX_WIDTH_MM: f32 = 17.0;
const NAME_ROOM_MM: f32 = RIGHT_MM - MIDDLE_MM - BOX_WIDTH_MM - 5.0;

/// What is played together: a round of a group, or of a bracket.
pub struct Call<'a> {
    pub name: String,
    pub date: Date,
    pub matches: Vec<(&'a RunningPart, &'a Match)>,
    pub byes: Vec<Id>,
}

/// What is called: a round; or without one, what is open next in every part of the stage that goes on.
pub fn calls<'a>(order: &Order<'a>) -> Result<(&'a plan::Stage, Vec<Call<'a>>), Phrase> {
    let scheduled = order.cup.stages().filter(|(plan, _)| !plan.is_open());
    let stages: Vec<_> = scheduled.collect();
    if stages.is_empty() {
        return Err(not_begun("championship-sheet-pairings"));
    }
    let calls = |kind: Option<Kind>| {
        let calls = |(plan, begun): &(&'a plan::Stage, &'a RunningStage)| {
            let mut calls: Vec<(Kind, Call<'a>)> = Vec::new();
            for (part, (kind, call)) in
                begun.parts.iter().filter_map(|part| Some((part, call(order, plan, part, kind)?)))
            {
                match calls
                    .iter_mut()
                    .find(|(other, before)| part.plan.single && *other == kind && before.date == call.date)
                {
                    Some((_, before)) => before.matches.extend(call.matches),
                    None => calls.push((kind, call)),
                }
            }
            let first = begun.parts.first().filter(|part| part.plan.single).map(|part| Kind::of_key(&part.plan.key));
            if let Some((_, call)) = calls.iter_mut().rfind(|(kind, _)| first == Some(*kind)) {
                call.byes.extend(begun.rested());
            }
            (*plan, calls.into_iter().map(|(_, call)| call).collect::<Vec<_>>())
        };
        stages.iter().rev().map(calls).find(|(_, calls)| !calls.is_empty())
    };
    let Some(kind) = order.round else {
        return calls(None).ok_or_else(|| phrase!("championship-sheet-none-open"));
    };
    let nth = || stages.last().and_then(|(_, begun)| nth(begun, kind)).and_then(|kind| calls(Some(kind)));
    calls(Some(kind)).or_else(nth).ok_or_else(|| phrase!("championship-sheet-no-kind", round = kind.name()))
}

/// The round of a bracket that a number means where no group has one of that number.
fn nth(stage: &RunningStage, kind: Kind) -> Option<Kind> {
    let Kind::Round(number) = kind else { return None };
    let all = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| Kind::of(part, one)));
    let mut all: Vec<Kind> = all.collect();
    all.sort_by_key(|kind| kind.order());
    all.dedup();
    all.get(number.checked_sub(1)?).copied()
}

fn call<'a>(
    order: &Order<'_>,
    plan: &plan::Stage,
    part: &'a RunningPart,
    asked: Option<Kind>,
) -> Option<(Kind, Call<'a>)> {
    let lang = order.lang;
    let known = |one: &&Match| !part.is_nobodys(one) && !part.players(one).contains(&Seat::Unknown);
    let open = || part.matches.iter().filter(known).find(|one| one.is_open()).map(|one| Kind::of(part, one));
    let kind = asked.or_else(open)?;
    let of_kind = part.matches.iter().filter(|one| Kind::of(part, one) == kind).filter(known);
    let matches: Vec<(&RunningPart, &Match)> = of_kind.map(|one| (part, one)).collect();
    let round = lang.say(&kind.name());
    let name = if part.plan.single { round } else { format!("{} · {round}", part_name(order.cup, plan, part, lang)) };
    let byes = part.byes.iter().filter(|(at, _)| kind == Kind::Round(*at)).map(|(_, id)| *id).collect();
    let (_, first) = matches.first()?;
    Some((kind, Call { name, date: first.date, matches, byes }))
}

pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let (plan, calls) = calls(order)?;
    let stale = calls.iter().any(|call| call.matches.iter().any(|(part, one)| part.is_stale(one)));
    let played = words::played(order.cup, plan, order.lang);
    let about = [
        Some(stage(plan, order.lang)),
        Some(played).filter(|words| !words.is_empty()),
        stale.then(|| words::stale_legend(order.lang)),
    ];
    let mut book = Book::new(order, UPRIGHT, "championship-sheet-pairings", about);
    book.page();
    let (tables, scale) = (order.cup.tables(), scale(order, &calls));
    let row = ROW_HEIGHT_MM * scale;
    for call in calls {
        book.room(HEAD_HEIGHT_MM + 2.0 + row * call.matches.len().min(3) as f32);
        let (y, name) = (book.y + 4.0, format!("{} · {}", call.name, day(call.date, order.lang)));
        write(book.leaf(), (MARGIN, y), Align::Left, RIGHT_MM - MARGIN, &name, HEADING);
        if call.matches.iter().any(|(_, one)| tables.contains_key(one.id.as_str())) {
            let words = tr!(order.lang, "championship-sheet-card-table");
            write(book.leaf(), (MARGIN + 1.0, y + 4.4), Align::Left, 20.0, &words, FAINT);
        }
        book.y += HEAD_HEIGHT_MM;
        for (part, one) in &call.matches {
            book.room(row);
            line(&mut book, scale, call.date, (part, one), tables.get(one.id.as_str()).copied());
            book.y += row;
        }
        if !call.byes.is_empty() {
            book.room(BYES_HEIGHT_MM * scale);
            let words = order.lang.say(&words::byes(order.cup, call.byes));
            let y = book.y + 6.0 * scale;
            write(book.leaf(), (MARGIN, y), Align::Left, RIGHT_MM - MARGIN, &words, larger(PLAIN, scale));
            book.y += BYES_HEIGHT_MM * scale;
        }
        book.y += GAP_MM;
    }
    Ok(book.done())
}

/// So that all fill their page, as far as no name becomes too long for its side.
pub(super) fn scale(order: &Order<'_>, calls: &[Call<'_>]) -> f32 {
    let heads = (HEAD_HEIGHT_MM + GAP_MM) * calls.len() as f32;
    let height = |call: &Call<'_>| {
        ROW_HEIGHT_MM * call.matches.len() as f32 + if call.byes.is_empty() { 0.0 } else { BYES_HEIGHT_MM }
    };
    let of_page = (UPRIGHT.height - TOP - FOOT - heads) / calls.iter().map(height).sum::<f32>();
    let seats = calls.iter().flat_map(|call| &call.matches).flat_map(|(part, one)| part.players(one));
    let width = |seat: Seat| text::width(seated(order.cup, seat), Font::SansBold, NAME_SIZE_MM);
    let of_names = NAME_ROOM_MM / seats.map(width).fold(1.0, f32::max);
    of_page.min(of_names).clamp(1.0, SCALE_MAX)
}

fn larger((font, size, role): Style, scale: f32) -> Style {
    (font, size * scale, role)
}

fn line(book: &mut Book<'_>, scale: f32, called: Date, (part, one): (&RunningPart, &Match), table: Option<u16>) {
    let (cup, lang, y) = (book.order.cup, book.order.lang, book.y);
    let row = ROW_HEIGHT_MM * scale;
    let base = y + row / 2.0 + 1.5 * scale;
    let leaf = book.leaf();
    let number = table.map(|table| table.to_string()).unwrap_or_default();
    write(leaf, (MARGIN + 8.0, base), Align::Right, 9.0, number, larger(HEADING, scale));
    let date = if one.date == called { String::new() } else { day(one.date, lang) };
    let time = one.time.map(|time| time.strftime("%H:%M").to_string()).unwrap_or_default();
    write(leaf, (MARGIN + 11.0, base), Align::Left, 22.0, format!("{time} {date}").trim(), larger(FAINT, scale));
    for side in [0, 1] {
        let sign = if side == 0 { -1.0 } else { 1.0 };
        let style = if one.winner() == Some(side) { BOLD } else { PLAIN };
        let align = if side == 0 { Align::Right } else { Align::Left };
        let at = Point::new(MIDDLE_MM + sign * (BOX_WIDTH_MM + 5.0), base);
        let name = seated(cup, part.players(one)[side]);
        write(leaf, at, align, NAME_ROOM_MM, name, larger((style.0, NAME_SIZE_MM, style.2), scale));
        if let MatchState::Forfeit(_) | MatchState::Struck = one.standing {
            continue;
        }
        let left = if side == 0 { MIDDLE_MM - 2.0 - BOX_WIDTH_MM } else { MIDDLE_MM + 2.0 };
        let frame = Path::rounded(left, y + 1.2, BOX_WIDTH_MM, row - 2.4, 1.0);
        leaf.drawing.line(frame, Stroke::new(Role::Text.into(), 0.3));
        if let MatchState::Played(score) = one.standing {
            let style = larger((Font::SerifItalic, 6.0, Role::Pencil), scale);
            write(
                leaf,
                (left + BOX_WIDTH_MM / 2.0, base + 0.5 * scale),
                Align::Middle,
                BOX_WIDTH_MM,
                score[side],
                style,
            );
        }
    }
    let words = match one.standing {
        MatchState::Forfeit(winner) => lang.say(&words::forfeit(winner)),
        MatchState::Struck => tr!(lang, "championship-struck"),
        MatchState::Played(_) if part.is_stale(one) => words::STALE_SIGN.to_owned(),
        MatchState::Open | MatchState::Played(_) => ":".to_owned(),
    };
    let style = larger((Font::Sans, 3.6, Role::Text), scale);
    write(leaf, (MIDDLE_MM, base), Align::Middle, 2.0 * BOX_WIDTH_MM + 4.0, &words, style);
    leaf.rule(MARGIN, RIGHT_MM, y + row, Stroke::new(Role::Line.into(), 0.2));
}
