//! All who take part: number, name, club, in two columns where there are many.

use base::draw::{Align, Drawing, Role, Stroke};
use base::i18n::tr;
use base::phrase::{Phrase, phrase};
use games::table::leaf::MARGIN;

use super::{BOLD, Book, FAINT, Order, PLAIN, UPRIGHT, club, write};

const ROW_HEIGHT_MM: f32 = 5.6;
const COLUMN_GAP_MM: f32 = 8.0;

/// In the order of joining, as their numbers are asked for where results are entered.
pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let (cup, people) = (order.cup, order.cup.people());
    if people.is_empty() {
        return Err(phrase!("championship-sheet-nobody"));
    }
    let about = tr!(order.lang, "championship-sheet-count", count = people.len());
    let mut book = Book::new(order, UPRIGHT, "championship-sheet-participants", [Some(about)]);
    let most = ((UPRIGHT.height - super::FOOT - super::TOP) / ROW_HEIGHT_MM) as usize;
    let columns = if people.len() > most { 2 } else { 1 };
    let width = (UPRIGHT.width - 2.0 * MARGIN - COLUMN_GAP_MM * (columns - 1) as f32) / columns as f32;
    for (page, here) in people.chunks(most * columns).enumerate() {
        let leaf = book.page();
        let rows = here.len().div_ceil(columns);
        for (at, one) in here.iter().enumerate() {
            let left = MARGIN + (width + COLUMN_GAP_MM) * (at / rows) as f32;
            let base = super::TOP + ROW_HEIGHT_MM * (at % rows) as f32 + 3.8;
            let id = page * most * columns + at + 1;
            write(leaf, (left + 8.5, base), Align::Right, 8.5, id, BOLD);
            let name = (left + 11.0, (width - 11.0) * 0.66);
            let left_it = tr!(order.lang, "championship-sheet-left");
            let beside = if cup.has_left(id) { left_it } else { club(cup, id, order.lang) };
            let room = if beside.is_empty() { width - 11.0 } else { name.1 - 2.0 };
            write(leaf, (name.0, base), Align::Left, room, &one.name, PLAIN);
            write(leaf, (name.0 + name.1, base), Align::Left, width - 11.0 - name.1, &beside, FAINT);
            leaf.rule(left, left + width, base + 1.5, Stroke::new(Role::Line.into(), 0.15));
        }
    }
    Ok(book.done())
}
