//! Who takes part, while people join. Knows no table and no match.

use base::draw::{Font, Role, Stroke};
use base::i18n::tr;
use club::championship::sheet::club;

use super::slide::{
    LARGE, MARGIN, NAME, RIGHT, SMALL, STRONG, Slide, Spot, TOP, evenly, lines, room_for, rows, size_of,
};
use super::{Show, count};

const ROW_HEIGHTS: [f32; 2] = [66.0, 100.0];
const GAP: f32 = 56.0;
const MOST_PER_SLIDE: usize = 20;
/// Where a name needs three lines.
const MOST_OF_LONG: usize = 14;
/// Of a row the name has so much, and the club the rest.
const NAME_PART: f32 = 0.6;

pub fn slides(show: &Show<'_>) -> Vec<Slide> {
    let people = show.cup.people();
    let name = show.stage();
    if people.is_empty() {
        let mut slide = show.slide(&name, &tr!(show.lang, "projector-nobody"));
        slide.write(
            Spot::middle(800.0, 520.0, 1400.0),
            &tr!(show.lang, "projector-join"),
            (Font::SerifItalic, LARGE, Role::Faint),
        );
        return vec![slide];
    }
    let width = (RIGHT - MARGIN - GAP) / 2.0;
    let room = width - 92.0;
    let is_long = people.iter().any(|one| lines(&one.name, room * NAME_PART).is_none_or(|lines| lines > 2));
    let each = evenly(people.len(), if is_long { MOST_OF_LONG } else { MOST_PER_SLIDE });
    let half = each.div_ceil(2);
    let step = rows(half, TOP, ROW_HEIGHTS);
    let beside = |id: usize| match show.cup.has_left(id) {
        true => tr!(show.lang, "championship-sheet-left"),
        false => club(show.cup, id, show.lang),
    };
    let named = |id: usize| if beside(id).is_empty() { room } else { room * NAME_PART };
    let size = size_of(people.iter().enumerate().map(|(at, one)| (one.name.as_str(), named(at + 1))));
    let chunks = people.chunks(each).enumerate();
    let slides = chunks.map(|(nth, here)| {
        let mut slide = show.slide(&name, &tr!(show.lang, "championship-sheet-count", count = people.len()));
        for (at, one) in here.iter().enumerate() {
            let id = nth * each + at + 1;
            let (left, y) = (MARGIN + (width + GAP) * (at / half) as f32, TOP + step * (at % half) as f32);
            let base = y + step / 2.0 + 14.0;
            slide.write(Spot::right(left + 72.0, base, 72.0), &id.to_string(), SMALL);
            let (font, _, role) = if show.cup.has_left(id) { NAME } else { STRONG };
            let spot = Spot::left(left + 92.0, base, named(id));
            slide.name(spot, &one.name, (font, size, role), (room_for(step), false));
            slide.write(Spot::right(left + width, base, room * (1.0 - NAME_PART) - 16.0), &beside(id), SMALL);
            slide.rule(left, left + width, y + step - 3.0, Stroke::new(Role::Line.into(), 1.5));
        }
        slide
    });
    count(slides.collect())
}
