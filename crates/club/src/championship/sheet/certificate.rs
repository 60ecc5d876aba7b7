//! Certificates for the first three, with a golden crown, cup and dice. Without colour, gold is grey.

use base::draw::solids::{Solid, Vector};
use base::draw::{Affine, Align, Drawing, Font, Ink, Path, Point, Role, Stroke, text};
use base::i18n::tr;
use base::phrase::{Phrase, phrase};
use games::table::leaf::Leaf;

use super::{Order, UPRIGHT, day, write};

const PAGE_MIDDLE_MM: f32 = UPRIGHT.width / 2.0;
const WORDS_WIDTH_MM: f32 = UPRIGHT.width - 64.0;

pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let podium = order.cup.podium().ok_or_else(|| phrase!("championship-sheet-not-over"))?;
    let known = podium.iter().take(3).enumerate();
    Ok(known.filter_map(|(at, id)| Some(page(order, at + 1, order.cup.name((*id)?)))).collect())
}

fn page(order: &Order<'_>, place: usize, name: &str) -> Drawing {
    let lang = order.lang;
    let mut leaf = Leaf { drawing: Drawing::new(UPRIGHT.width, UPRIGHT.height), lang };
    for (edge, width) in [(11.0, 1.3), (13.6, 0.35)] {
        let frame = Path::rounded(edge, edge, UPRIGHT.width - 2.0 * edge, UPRIGHT.height - 2.0 * edge, 3.0);
        leaf.drawing.line(frame, Stroke::new(gold(-0.1), width));
    }
    let prize = prize(place);
    leaf.drawing.place(Affine::shift(PAGE_MIDDLE_MM - prize.size.width / 2.0, 28.0), prize);
    let mut line = |y: f32, words: &str, font, size, role| {
        write(&mut leaf, (PAGE_MIDDLE_MM, y), Align::Middle, WORDS_WIDTH_MM, words, (font, size, role));
    };
    line(126.0, &tr!(lang, "championship-sheet-certificate"), Font::SerifBold, 17.0, Role::Text);
    let head = order.cup.head();
    line(142.0, &head.titled(), Font::SerifItalic, 9.0, Role::Text);
    let game = lang.say(&order.title.about().name());
    line(151.0, &game, Font::Serif, 5.6, Role::Faint);
    // Nobody's name is cut here, however small it becomes.
    let size = 15.0_f32.min(15.0 * 0.999 * WORDS_WIDTH_MM / text::width(name, Font::SerifBold, 15.0).max(1.0));
    line(177.0, name, Font::SerifBold, size, Role::Text);
    let words = tr!(lang, "championship-sheet-place", place);
    line(200.0, &words, Font::SerifBold, 12.0, Role::Text);
    if let Some(last) = order.cup.plan().stages.last() {
        line(212.0, &day(last.last(), lang), Font::Serif, 5.6, Role::Faint);
    }
    let half = (text::width(name, Font::SerifBold, size) / 2.0 + 4.0).max(40.0);
    leaf.rule(PAGE_MIDDLE_MM - half, PAGE_MIDDLE_MM + half, 182.5, Stroke::new(gold(-0.1), 0.4));
    leaf.rule(PAGE_MIDDLE_MM - 38.0, PAGE_MIDDLE_MM + 38.0, 252.0, Stroke::new(Role::Text.into(), 0.25));
    leaf.centred(PAGE_MIDDLE_MM, 257.0, tr!(lang, "championship-sheet-signature"), Font::Sans, 3.0, Role::Faint);
    leaf.drawing
}

fn gold(tone: f32) -> Ink {
    Ink::new(Role::Gold).lit(tone)
}

fn edge() -> Stroke {
    Stroke::new(gold(-0.5), 0.55)
}

/// What the first three get, 130 by 80 mm: the crown between golden dice, the cup, the dice.
pub fn prize(place: usize) -> Drawing {
    let mut drawing = Drawing::new(130.0, 80.0);
    let mut put = |x: f32, y: f32, size: f32, what: Drawing| {
        drawing.place(Affine::scale(size).shifted(65.0 + x - 20.0 * size, 40.0 + y - 20.0 * size), what);
    };
    let dice = [Solid::dodecahedron(), Solid::icosahedron()].map(|solid| die(&solid, place));
    let [pentagons, triangles] = dice;
    match place {
        1 => {
            put(-45.0, 20.0, 0.8, pentagons);
            put(45.0, 20.0, 0.8, triangles);
            put(0.0, -2.0, 1.75, crown());
        }
        2 => put(0.0, 0.0, 1.9, cup()),
        _ => {
            put(-27.0, 4.0, 1.25, pentagons);
            put(27.0, 4.0, 1.25, triangles);
        }
    }
    drawing
}

fn die(solid: &Solid, place: usize) -> Drawing {
    let mut drawing = Drawing::new(40.0, 40.0);
    let Some(front) = solid.facets().first() else { return drawing };
    let right = front.up.cross(front.normal);
    let reach = solid.corners().iter().map(|corner| corner.length()).fold(0.1, f32::max);
    let radius = 19.0 / reach;
    let see = |at: Vector| Point::new(20.0 + radius * at.dot(right), 20.0 - radius * at.dot(front.up));
    let light = (front.normal * 1.6 + front.up * 1.1 - right * 0.7).normalize();
    for facet in solid.facets().iter().filter(|facet| facet.normal.dot(front.normal) > 0.01) {
        let corners: Vec<Point> = facet.corners.iter().map(|corner| see(solid.corners()[*corner])).collect();
        let tone = -0.25 + facet.normal.dot(light) * 0.75;
        drawing.shape(Path::polygon(&corners), gold(tone), edge());
    }
    let number = base::draw::Text::beside(see(front.centre), place.to_string(), Font::SerifBold, 10.0, gold(-0.65));
    drawing.text(number.centred());
    drawing
}

fn crown() -> Drawing {
    let mut drawing = Drawing::new(40.0, 40.0);
    drawing.shape(Path::data("M6 30L3 14L12 21L20 9L28 21L37 14L34 30Z"), gold(0.35), edge());
    drawing.fill(Path::data("M20 9L28 21L37 14L34 30H20Z"), gold(0.1));
    drawing.shape(Path::rounded(5.4, 29.0, 29.2, 5.4, 1.4), gold(0.62), edge());
    for (x, y, radius) in [(3.0, 12.6, 1.9), (20.0, 7.4, 2.3), (37.0, 12.6, 1.9)] {
        drawing.shape(Path::circle(x, y, radius), gold(0.7), edge());
    }
    for x in [10.5, 20.0, 29.5] {
        let jewel = Path::data("M0 -1.7L1.5 0L0 1.7L-1.5 0Z").moved(Affine::shift(x, 31.7));
        drawing.shape(jewel, Role::Paper.into(), edge());
    }
    drawing
}

fn cup() -> Drawing {
    let mut drawing = Drawing::new(40.0, 40.0);
    let handle = Stroke::new(gold(-0.15), 2.0);
    drawing.line(Path::data("M11 8C1 6 3 20 13.4 20"), handle);
    drawing.line(Path::data("M29 8C39 6 37 20 26.6 20"), handle);
    drawing.shape(Path::data("M10 4H30C30 16 27 23 22.4 25V31H17.6V25C13 23 10 16 10 4Z"), gold(0.35), edge());
    drawing.fill(Path::data("M20 4.5H29.6C29.6 16 26.6 22.6 22 24.6V30.8H20Z"), gold(0.1));
    drawing.shape(Path::rounded(8.6, 2.4, 22.8, 3.2, 1.4), gold(0.66), edge());
    drawing.shape(Path::rounded(15.0, 26.6, 10.0, 2.2, 1.0), gold(0.62), edge());
    drawing.shape(Path::data("M14 34C15 32 17 31 20 31S25 32 26 34Z"), gold(0.42), edge());
    drawing.shape(Path::rounded(11.4, 33.6, 17.2, 4.0, 0.8), gold(0.25), edge());
    drawing
}
