//! Score sheets of the game for a round, each with the pairing filled in: who plays, when, where.

use base::draw::{Affine, Align, Drawing};
use base::i18n::tr;
use base::phrase::{Phrase, phrase};
use games::game::record::{Header, Player, PlayerKind};
use games::table::leaf::{Leaf, MARGIN};
use games::table::{Table, View};

use super::pairings::calls;
use super::{FAINT, Order, part_name, seated, write};

const STRIP_HEIGHT_MM: f32 = 7.0;
const FOOT_HEIGHT_MM: f32 = 12.0;

/// For every match of the round that is yet to be played, and of a round that was named the played ones too.
pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let (plan, calls) = calls(order)?;
    let (lang, mut sheets, tables) = (order.lang, Vec::new(), order.cup.tables());
    for call in &calls {
        for (part, one) in &call.matches {
            if !one.is_open() && (order.round.is_none() || !one.is_played()) {
                continue;
            }
            let header = Header {
                started: Some(format!("{}T12:00:00Z", one.date)),
                real: true,
                ..Header::new(
                    &order.cup.head().game,
                    plan.options.clone().unwrap_or_else(|| order.cup.head().options.clone()),
                    part.players(one).map(|seat| player(order, seat)).into_iter().collect::<Result<_, _>>()?,
                )
            };
            let seat = tr!(lang, "championship-table", number = tables.get(one.id.as_str()).copied().unwrap_or(1));
            let time = one.time.map(|time| format!(" · {}", time.strftime("%H:%M"))).unwrap_or_default();
            let round = if part.plan.single { part_name(order.cup, plan, part, lang) } else { call.name.clone() };
            let head = order.cup.head();
            let words = format!("{} · {round} · {seat}{time}", head.titled());
            let marks = order.people.map(|people| people.marks(&header.players)).unwrap_or_default();
            let form = form(&*order.title.open(header)?, &View { marks, ..lang.into() });
            let last = form.len().saturating_sub(1);
            let form = form.into_iter().enumerate();
            sheets.extend(form.map(|(at, sheet)| under(sheet, &words, at == last, lang)));
        }
    }
    if sheets.is_empty() { Err(phrase!("championship-sheet-none-open")) } else { Ok(sheets) }
}

fn player(order: &Order<'_>, seat: crate::championship::fold::Seat) -> Result<Player, games::game::Illegal> {
    Player::new(seated(order.cup, seat), PlayerKind::Human)
}

/// The sheet made for such a match: the one that the fewest matches fit, which games list last.
fn form(table: &dyn Table, view: &View) -> Vec<Drawing> {
    let sheets = table.title().sheets();
    let filled = sheets.iter().rev().filter(|sheet| sheet.is_filled()).map(|sheet| table.filled(sheet.key, view));
    filled.into_iter().find(|pages| !pages.is_empty()).unwrap_or_default()
}

/// Under what it is for, and on its last page above what is handed in: the result and who signs it.
fn under(sheet: Drawing, words: &str, is_last: bool, lang: base::i18n::Lang) -> Drawing {
    let size = sheet.size;
    let height = size.height + STRIP_HEIGHT_MM + if is_last { FOOT_HEIGHT_MM } else { 0.0 };
    let mut leaf = Leaf { drawing: Drawing::new(size.width, height), lang };
    if is_last {
        let (base, right) = (height - 9.0, size.width - MARGIN);
        let at = |part: f32| MARGIN + part * (right - MARGIN);
        leaf.blank(&tr!(lang, "championship-sheet-result"), at(0.0), at(0.22), base, "");
        leaf.blank(":", at(0.23), at(0.34), base, "");
        leaf.blank(&tr!(lang, "championship-sheet-signatures"), at(0.38), at(0.7), base, "");
        leaf.blank("", at(0.73), at(1.0), base, "");
    }
    write(&mut leaf, (MARGIN, 9.6), Align::Left, size.width - 2.0 * MARGIN, words, FAINT);
    leaf.drawing.place(Affine::shift(0.0, STRIP_HEIGHT_MM), sheet);
    leaf.drawing
}
