//! Who takes part, while people join. Knows no table and no match.

use base::draw::{Font, Role, Stroke};
use base::i18n::tr;
use club::championship::sheet::club;

use super::slide::{MARGIN, NAME, RIGHT, SMALL, STRONG, Slide, Spot, TOP, evenly, rows};
use super::{Show, count};

const ROW_HEIGHTS: [f32; 2] = [66.0, 84.0];
const GAP: f32 = 56.0;
const MOST_PER_SLIDE: usize = 20;

pub fn slides(show: &Show<'_>) -> Vec<Slide> {
    let people = show.cup.people();
    let name = show.stage();
    if people.is_empty() {
        let mut slide = show.slide(&name, &tr!(show.lang, "projector-nobody"));
        slide.write(
            Spot::middle(800.0, 520.0, 1400.0),
            &tr!(show.lang, "projector-join"),
            (Font::SerifItalic, 64.0, Role::Faint),
        );
        return vec![slide];
    }
    let each = evenly(people.len(), MOST_PER_SLIDE);
    let (half, width) = (each.div_ceil(2), (RIGHT - MARGIN - GAP) / 2.0);
    let (step, larger) = rows(half, TOP, ROW_HEIGHTS);
    let chunks = people.chunks(each).enumerate();
    let slides = chunks.map(|(nth, here)| {
        let mut slide = show.slide(&name, &tr!(show.lang, "championship-sheet-count", count = people.len()));
        for (at, one) in here.iter().enumerate() {
            let id = nth * each + at + 1;
            let (left, y) = (MARGIN + (width + GAP) * (at / half) as f32, TOP + step * (at % half) as f32);
            let base = y + step / 2.0 + 14.0;
            slide.write(Spot::right(left + 72.0, base, 72.0), &id.to_string(), (Font::Sans, 36.0, Role::Faint));
            let gone = show.cup.has_left(id);
            let beside = if gone { tr!(show.lang, "championship-sheet-left") } else { club(show.cup, id, show.lang) };
            let room = width - 92.0;
            let named = if beside.is_empty() { room } else { room * 0.6 };
            let style = larger(if gone { NAME } else { STRONG });
            slide.name(Spot::left(left + 92.0, base, named), &one.name, style, (2, false));
            slide.write(Spot::right(left + width, base, room * 0.4 - 16.0), &beside, SMALL);
            slide.rule(left, left + width, y + step - 3.0, Stroke::new(Role::Line.into(), 1.5));
        }
        slide
    });
    count(slides.collect())
}
