//! A card for each participant with all of their matches; short cards share a page, to be cut apart.

use jiff::civil::{Date, Time};

use base::draw::{Align, Drawing, Font, Path, Point, Role, Stroke};
use base::i18n::tr;
use base::phrase::{Phrase, phrase};
use games::table::leaf::MARGIN;

use super::{BOLD, Book, FAINT, HEADING, Order, PLAIN, UPRIGHT, club, not_begun, part_name, short_day, write};
use crate::championship::fold::{Match, MatchState, RunningPart, Seat};
use crate::championship::{Id, plan, words};

/// Row height, mm: usually, and at least, where that keeps a card on one page.
const ROWS: [f32; 2] = [5.7, 4.4];
const CARD_HEAD_MM: f32 = 13.0;
const CARD_GAP_MM: f32 = 9.0;
const RIGHT_MM: f32 = UPRIGHT.width - MARGIN;
/// Where the columns begin: time, round, table, opponent.
const COLUMNS: [f32; 4] = [MARGIN + 27.0, MARGIN + 39.0, MARGIN + 77.0, MARGIN + 88.0];
const BOX_WIDTH_MM: f32 = 9.0;
const BOXES_MIDDLE_MM: f32 = RIGHT_MM - BOX_WIDTH_MM - 1.5;

struct Entry<'a> {
    stage: &'static str,
    date: Date,
    nth: Option<usize>,
    time: Option<Time>,
    round: String,
    table: Option<u16>,
    /// The match, its part, and on which side they play; none where they rest.
    played: Option<(&'a RunningPart, &'a Match, usize)>,
}

/// For that one, or for all who have a match.
pub fn pages(order: &Order<'_>, whom: Option<Id>) -> Result<Vec<Drawing>, Phrase> {
    let cup = order.cup;
    let all = 1..=cup.people().len();
    if let Some(id) = whom.filter(|id| !all.contains(id)) {
        return Err(phrase!("championship-no-participant", id));
    }
    let wanted = all.filter(|id| whom.is_none_or(|whom| whom == *id));
    let (cards, tables) = (wanted.map(|id| (id, entries(order, id))), cup.tables());
    let cards: Vec<_> = cards.filter(|(_, entries)| !entries.is_empty()).collect();
    if cards.is_empty() {
        return Err(not_begun("championship-sheet-card"));
    }
    let mut book = Book::new(order, UPRIGHT, "championship-sheet-card", None);
    for (id, mut entries) in cards {
        for entry in &mut entries {
            entry.table = entry.played.and_then(|(_, one, _)| one.table.or(tables.get(one.id.as_str()).copied()));
        }
        card(&mut book, id, &entries);
    }
    Ok(book.done())
}

/// Stage by stage; where they rest comes first, so that nobody waits in vain.
fn entries<'a>(order: &Order<'a>, id: Id) -> Vec<Entry<'a>> {
    let mut entries: Vec<Entry<'a>> = Vec::new();
    for (plan, part) in order.cup.parts().filter(|(_, part)| part.seats.contains(&Seat::Of(id))) {
        let own = |one: &Match| part.players(one).iter().position(|seat| *seat == Seat::Of(id));
        let matches = part.matches.iter().filter_map(|one| Some((one, own(one)?)));
        entries.extend(matches.map(|(one, side)| Entry {
            stage: plan.key,
            date: one.date,
            nth: one.round,
            time: one.time,
            round: round(order, plan, part, one.round),
            table: None,
            played: Some((part, one, side)),
        }));
        for (at, _) in part.byes.iter().filter(|(_, resting)| *resting == id) {
            let date = part.matches.iter().filter(|one| one.round == Some(*at)).map(|one| one.date).min();
            let round = round(order, plan, part, Some(*at));
            entries.extend(date.map(|date| Entry {
                stage: plan.key,
                date,
                nth: Some(*at),
                time: None,
                round,
                table: None,
                played: None,
            }));
        }
    }
    // Stable: the stages come one after the other already.
    for stage in entries.chunk_by_mut(|one, other| one.stage == other.stage) {
        stage.sort_by_key(|entry| (entry.played.is_some(), entry.date, entry.nth, entry.time));
    }
    entries
}

fn round(order: &Order<'_>, plan: &plan::Stage, part: &RunningPart, round: Option<usize>) -> String {
    let name = part_name(order.cup, plan, part, order.lang);
    match round.filter(|_| !part.plan.single) {
        Some(round) if part.plan.key == plan.key => tr!(order.lang, "championship-sheet-round", round),
        Some(round) => format!("{name} · {}", tr!(order.lang, "championship-sheet-round", round)),
        None => name,
    }
}

fn card(book: &mut Book<'_>, id: Id, entries: &[Entry<'_>]) {
    // A card that has room on a page is not parted.
    let room = book.bottom() - super::TOP;
    let tight = (room - CARD_HEAD_MM) / entries.len() as f32;
    let row = if tight < ROWS[1] { ROWS[0] } else { tight.min(ROWS[0]) };
    let whole = CARD_HEAD_MM + row * entries.len() as f32;
    let begins = book.pages.is_empty() || book.room((whole - 0.1).min(room));
    if !begins {
        let y = book.y - CARD_GAP_MM / 2.0;
        book.leaf().rule(0.0, UPRIGHT.width, y, Stroke::dashed(Role::Faint.into(), 0.2, 1.6, 1.6));
    }
    head(book, id);
    for (at, entry) in entries.iter().enumerate() {
        if book.room(row - 0.1) {
            head(book, id);
        } else if at > 0 && entries[at - 1].stage != entry.stage {
            let y = book.y;
            book.leaf().rule(MARGIN, RIGHT_MM, y, Stroke::new(Role::Text.into(), 0.3));
        }
        line(book, entry, row);
        book.y += row;
    }
    book.y += CARD_GAP_MM;
}

fn head(book: &mut Book<'_>, id: Id) {
    let (cup, lang) = (book.order.cup, book.order.lang);
    book.leaf();
    let y = book.y;
    let leaf = book.leaf();
    let left = tr!(lang, "championship-sheet-left");
    let about = [club(cup, id, lang), if cup.has_left(id) { left } else { String::new() }].join(" ");
    write(leaf, (MARGIN + 8.0, y + 5.0), Align::Right, 8.0, id, (Font::SansBold, 4.2, Role::Faint));
    write(leaf, (MARGIN + 11.0, y + 5.0), Align::Left, 108.0, cup.name(id), HEADING);
    write(leaf, (RIGHT_MM, y + 5.0), Align::Right, 66.0, about.trim(), FAINT);
    let heads = ["championship-sheet-card-round", "championship-sheet-card-table", "championship-sheet-card-opponent"];
    for (at, head) in heads.into_iter().enumerate() {
        write(leaf, (COLUMNS[at + 1], y + 11.0), Align::Left, 36.0, lang.say(&Phrase::new(head)), FAINT);
    }
    write(leaf, (MARGIN, y + 11.0), Align::Left, 26.0, tr!(lang, "championship-sheet-card-when"), FAINT);
    write(leaf, (RIGHT_MM, y + 11.0), Align::Right, 30.0, tr!(lang, "championship-sheet-card-result"), FAINT);
    leaf.rule(MARGIN, RIGHT_MM, y + 12.4, Stroke::new(Role::Text.into(), 0.3));
    book.y += CARD_HEAD_MM;
}

fn line(book: &mut Book<'_>, entry: &Entry<'_>, row: f32) {
    let (cup, lang, y) = (book.order.cup, book.order.lang, book.y);
    let base = y + row / 2.0 + 1.05;
    let leaf = book.leaf();
    let [time, round, table, opponent] = COLUMNS;
    let write_at = |leaf: &mut _, x: f32, room: f32, words: &str, style| {
        write(leaf, (x, base), Align::Left, room, words, style);
    };
    write_at(leaf, MARGIN, time - MARGIN - 2.0, &short_day(entry.date, lang), PLAIN);
    let at = entry.time.map(|time| time.strftime("%H:%M").to_string()).unwrap_or_default();
    write_at(leaf, time, round - time - 2.0, &at, PLAIN);
    write_at(leaf, round, table - round - 2.0, &entry.round, PLAIN);
    leaf.rule(MARGIN, RIGHT_MM, y + row, Stroke::new(Role::Line.into(), 0.15));
    let room = BOXES_MIDDLE_MM - BOX_WIDTH_MM - 4.0 - opponent;
    let Some((part, one, side)) = entry.played else {
        return write_at(leaf, opponent, room, &tr!(lang, "championship-sheet-card-rests"), BOLD);
    };
    write_at(leaf, table, 8.0, &entry.table.map(|table| table.to_string()).unwrap_or_default(), PLAIN);
    let style = if one.winner() == Some(1 - side) { BOLD } else { PLAIN };
    write_at(leaf, opponent, room, super::seated(cup, part.players(one)[1 - side]), style);
    let words = match one.standing {
        MatchState::Forfeit(winner) => lang.say(&words::forfeit(winner)),
        MatchState::Struck => tr!(lang, "championship-struck"),
        MatchState::Open | MatchState::Played(_) => {
            for nth in [0, 1] {
                let left = if nth == 0 { BOXES_MIDDLE_MM - 1.5 - BOX_WIDTH_MM } else { BOXES_MIDDLE_MM + 1.5 };
                let frame = Path::rounded(left, y + 0.5, BOX_WIDTH_MM, row - 1.0, 0.7);
                leaf.drawing.line(frame, Stroke::new(Role::Text.into(), 0.2));
                if let MatchState::Played(score) = one.standing {
                    // One's own stands first.
                    let words = score[if nth == 0 { side } else { 1 - side }].to_string();
                    let at = Point::new(left + BOX_WIDTH_MM / 2.0, base + 0.1);
                    write(leaf, at, Align::Middle, BOX_WIDTH_MM - 1.0, &words, (Font::SerifItalic, 4.0, Role::Pencil));
                }
            }
            ":".to_owned()
        }
    };
    let room = 2.0 * BOX_WIDTH_MM + 3.0;
    write(leaf, (BOXES_MIDDLE_MM, base), Align::Middle, room, &words, (Font::Sans, 3.0, Role::Text));
}
