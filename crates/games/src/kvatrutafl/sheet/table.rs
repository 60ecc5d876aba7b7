//! The board to play on with buttons and real dice: on one page, or on two that are pasted together. It is drawn in
//! two halves that meet in the middle of the bar, so that both cannot differ. Knows no match. Lengths in mm.

use std::f32::consts::FRAC_PI_2;

use base::draw::sheet::{MARGIN, Paper};
use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Size, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::leaf::{man, side};
use super::wins;
use crate::game::Seat;
use crate::kvatrutafl::art;
use crate::kvatrutafl::men::letter;

const FRAME: f32 = 1.0;
/// Further men on a point are put on top.
const MEN_IN_ROW: f32 = 5.0;
const TAB_WIDTH: f32 = 10.0;
/// Free above a half for the mark on its seam.
const HEAD: f32 = 5.0;
const FOOT: f32 = 9.0;
/// From the middle of a mark on the seam to its tips.
const MARK: f32 = 1.8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Left,
    Right,
}

impl Half {
    fn owner(self) -> Seat {
        match self {
            Self::Left => 1,
            Self::Right => 0,
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Plan {
    size: Size,
    bar: f32,
    /// Height of the band with the letters, above and below.
    band: f32,
    /// Height of the strip between the tips, where men that were borne off lie.
    strip: f32,
}

impl Plan {
    fn one(paper: Paper) -> Self {
        let Size { width, height } = paper.size();
        let size = Size { width: height - 2.0 * MARGIN, height: width - 2.0 * MARGIN };
        Self { size, bar: 31.0, band: 9.5, strip: 24.0 }
    }

    fn two(paper: Paper) -> Self {
        let Size { width, height } = paper.size();
        let half = width - 2.0 * MARGIN - TAB_WIDTH;
        let size = Size { width: 2.0 * half, height: height - 2.0 * MARGIN - HEAD - FOOT };
        Self { size, bar: 48.0, band: 11.0, strip: 34.0 }
    }

    fn point(self) -> f32 {
        (self.size.width - 2.0 * FRAME - self.bar) / 12.0
    }

    fn length(self) -> f32 {
        (self.size.height - 2.0 * FRAME - 2.0 * self.band - self.strip) / 2.0
    }

    /// The largest men, in whole millimetres, of which five lie in a row on a point.
    fn man(self) -> f32 {
        (self.length() / MEN_IN_ROW).min(self.point()).floor()
    }

    /// The path point of White in a column of a half, counted from the left, above or below.
    fn path(half: Half, column: u8, above: bool) -> u8 {
        let along = if half == Half::Left { column } else { column + 6 };
        if above { 13 + along } else { 12 - along }
    }
}

pub fn one(paper: Paper, lang: Lang) -> Vec<Drawing> {
    let plan = Plan::one(paper);
    let Size { width, height } = paper.size();
    let mut page = Drawing::new(height, width);
    page.place(Affine::shift(MARGIN, MARGIN), half(plan, Half::Left, lang));
    page.place(Affine::shift(MARGIN + plan.size.width / 2.0, MARGIN), half(plan, Half::Right, lang));
    roses(&mut page, plan, MARGIN + plan.size.width / 2.0, MARGIN);
    let table = wins::all(plan.bar - 4.0, 2.9, lang);
    let most = tr!(lang, "kvatrutafl-sheet-men-up-to", mm = plan.man().to_string());
    let middle = Point::new(MARGIN + plan.size.width / 2.0, MARGIN + plan.size.height / 2.0);
    let top = middle.y - (table.size.height + 5.0) / 2.0;
    let below = top + table.size.height + 4.4;
    page.place(Affine::shift(middle.x - table.size.width / 2.0, top), table);
    page.text(Text::new((middle.x, below), most, Font::Sans, 2.4, Role::Faint.into()).centred());
    vec![page]
}

pub fn two(paper: Paper, lang: Lang) -> Vec<Drawing> {
    let plan = Plan::two(paper);
    vec![left(plan, paper, lang), right(plan, paper, lang)]
}

fn corner(plan: Plan, paper: Paper, half: Half) -> Point {
    let x = if half == Half::Left { MARGIN } else { paper.size().width - MARGIN - plan.size.width / 2.0 };
    Point::new(x, MARGIN + HEAD)
}

fn left(plan: Plan, paper: Paper, lang: Lang) -> Drawing {
    let mut page = Drawing::new(paper.size().width, paper.size().height);
    let at = corner(plan, paper, Half::Left);
    let (seam, low) = (at.x + plan.size.width / 2.0, at.y + plan.size.height);
    // a little shorter, so that nothing of it looks out
    let tab = [(0.0, 1.0), (TAB_WIDTH, 4.0), (TAB_WIDTH, -4.0), (0.0, -1.0)];
    let corners = tab.map(|(x, y)| Point::new(seam + x, if y > 0.0 { at.y + y } else { low + y }));
    page.fill(Path::polygon(&corners), Ink::new(Role::Line).alpha(0.28));
    let middle = at.y + plan.size.height / 2.0;
    upright(&mut page, Point::new(seam + TAB_WIDTH / 2.0 + 1.0, middle), &tr!(lang, "kvatrutafl-sheet-glue"));
    page.place(Affine::shift(at.x, at.y), half(plan, Half::Left, lang));
    let table = wins::all(plan.bar / 2.0 - 3.5, 2.75, lang);
    let Size { width, height } = table.size;
    page.place(Affine::shift(seam - width - 1.5, at.y + (plan.size.height - height) / 2.0), table);
    roses(&mut page, plan, seam, at.y);
    marks(&mut page, seam, at.y, low);
    foot(&mut page, 1, &tr!(lang, "kvatrutafl-sheet-left-half", mm = plan.man().to_string()));
    page
}

fn right(plan: Plan, paper: Paper, lang: Lang) -> Drawing {
    let mut page = Drawing::new(paper.size().width, paper.size().height);
    let at = corner(plan, paper, Half::Right);
    let (seam, low) = (at.x, at.y + plan.size.height);
    page.place(Affine::shift(at.x, at.y), half(plan, Half::Right, lang));
    let words = tr!(lang, "kvatrutafl-sheet-half-points");
    let (size, step, room) = (2.9, 3.6, plan.bar / 2.0 - 4.0);
    let count = text::wrap(&words, Font::Serif, size, room).len() as f32;
    let first = Point::new(seam + 2.0, at.y + plan.size.height / 2.0 - step * (count / 2.0 - 0.8));
    page.lines(&Text::new(first, words, Font::Serif, size, Role::Text.into()), room, step);
    roses(&mut page, plan, seam, at.y);
    marks(&mut page, seam, at.y, low);
    let cut = Stroke::new(Role::Text.into(), 0.3);
    page.rule((seam, at.y - HEAD), (seam, low + HEAD), cut);
    upright(&mut page, Point::new(seam - 2.0, at.y + plan.size.height / 2.0), &tr!(lang, "kvatrutafl-sheet-cut"));
    foot(&mut page, 2, &tr!(lang, "kvatrutafl-sheet-right-half"));
    page
}

/// They reach over the seam: of the right half that part is cut off, of the left half it is covered.
fn roses(page: &mut Drawing, plan: Plan, seam: f32, top: f32) {
    let line = Stroke::new(Ink::new(Role::Accent).alpha(0.8), 0.3);
    for part in [0.27, 0.73] {
        let at = Point::new(seam, top + plan.size.height * part);
        art::rose(page, at, plan.bar * 0.2, Ink::new(Role::Accent).alpha(0.3), line);
    }
}

fn marks(page: &mut Drawing, seam: f32, top: f32, low: f32) {
    for y in [top - MARK - 0.8, low + MARK + 0.8] {
        let corners = [(0.0, -MARK), (MARK, 0.0), (0.0, MARK), (-MARK, 0.0)];
        let mark = Path::polygon(&corners.map(|(dx, dy)| Point::new(seam + dx, y + dy)));
        page.line(mark, Stroke::new(Role::Text.into(), 0.25));
    }
}

fn upright(page: &mut Drawing, at: Point, words: &str) {
    let mut turned = Drawing::new(0.0, 0.0);
    turned.text(Text::new(Point::default(), words, Font::Sans, 2.7, Role::Faint.into()).centred());
    page.place(Affine::turn(-FRAC_PI_2).shifted(at.x, at.y), turned);
}

fn foot(page: &mut Drawing, number: u8, words: &str) {
    let Size { width, height } = page.size;
    let base = height - MARGIN - 0.9;
    let number = format!("{number}/2");
    let room = width - 2.0 * MARGIN - text::width(&number, Font::Sans, 2.8) - 3.0;
    let words = Text::new((MARGIN, base), words, Font::Serif, 3.1, Role::Text.into());
    page.text(words.fitted(room));
    page.text(Text::new((width - MARGIN, base), number, Font::Sans, 2.8, Role::Faint.into()).ending());
}

/// A half, its upper left corner being the origin.
fn half(plan: Plan, half: Half, lang: Lang) -> Drawing {
    let Size { width, height } = plan.size;
    let (wide, bar) = (width / 2.0, plan.bar / 2.0);
    let mut drawing = Drawing::new(wide, height);
    // where the points begin, and where the bar does
    let (first, edge) = if half == Half::Left { (FRAME, wide - bar) } else { (bar, bar) };
    let bar_from = if half == Half::Left { edge } else { 0.0 };
    drawing.fill(Path::rect(bar_from, 0.0, bar, height), Ink::new(Role::Line).alpha(0.14));
    quarters(&mut drawing, plan, half, first, lang);
    for column in 0..6 {
        let x = first + plan.point() * f32::from(column);
        for above in [true, false] {
            point(&mut drawing, plan, x, Plan::path(half, column, above), above);
        }
    }
    tray(&mut drawing, plan, half, first, lang);
    let thin = Stroke::new(Role::Text.into(), 0.25);
    for y in [FRAME + plan.band, height - FRAME - plan.band] {
        drawing.rule((first, y), (first + 6.0 * plan.point(), y), thin);
    }
    drawing.rule((edge, FRAME), (edge, height - FRAME), thin);
    frame(&mut drawing, half, wide, height);
    on_bar(&mut drawing, plan, half, bar_from, lang);
    drawing
}

/// The frame, open towards the other half; filled, since a line with round ends would look beyond the seam.
fn frame(drawing: &mut Drawing, half: Half, wide: f32, height: f32) {
    let outer = if half == Half::Left { 0.0 } else { wide - FRAME };
    let sides = [(0.0, 0.0, wide, FRAME), (0.0, height - FRAME, wide, FRAME), (outer, 0.0, FRAME, height)];
    for (x, y, w, h) in sides {
        drawing.fill(Path::rect(x, y, w, h), Role::Text.into());
    }
}

fn point(drawing: &mut Drawing, plan: Plan, x: f32, path: u8, above: bool) {
    let (w, height) = (plan.point(), plan.size.height);
    let (base, down) = if above { (FRAME + plan.band, 1.0) } else { (height - FRAME - plan.band, -1.0) };
    let leaf = art::leaf(Point::new(x + w / 2.0, base), w, down * plan.length());
    // across the table, points of one tone stand opposite points of the other
    let fill = if path % 2 == 1 { Ink::new(Role::Accent).alpha(0.3) } else { Ink::new(Role::Soft).alpha(0.45) };
    drawing.shape(leaf, fill, Stroke::new(Ink::new(Role::Accent).alpha(0.7), 0.3));
    let (font, size) = (Font::SansBold, plan.band * 0.42);
    let capital = text::cap_height(font, size);
    let y = if above { base - 1.4 } else { base + 1.4 + capital };
    drawing.text(Text::new((x + w / 2.0, y), letter(0, path).to_string(), font, size, Role::Text.into()).centred());
}

fn quarters(drawing: &mut Drawing, plan: Plan, half: Half, first: f32, lang: Lang) {
    let (width, height) = (6.0 * plan.point(), plan.size.height);
    let owner = half.owner();
    let home = tr!(lang, "kvatrutafl-sheet-home", side = side(owner, lang));
    let point = letter(owner, 1).to_string();
    let start = tr!(lang, "kvatrutafl-sheet-start", side = side(owner, lang), point);
    // each side begins and ends in the same half: White is at home above, Black below
    for (above, words, is_home) in [(owner == 0, home, true), (owner == 1, start, false)] {
        let (top, base) = match above {
            true => (FRAME, FRAME + 3.3),
            false => (height - FRAME - plan.band, height - FRAME - 1.5),
        };
        if is_home {
            drawing.fill(Path::rect(first, top, width, plan.band), Role::Soft.into());
        }
        draw_label(drawing, Point::new(first + width / 2.0, base), width - 4.0, &words, owner);
    }
}

fn draw_label(drawing: &mut Drawing, at: Point, room: f32, words: &str, seat: Seat) {
    let (font, sign) = (Font::Sans, 1.25);
    let (words, size) = text::fitted(words, font, 2.8, room - 2.0 * sign - 1.2);
    let whole = text::width(&words, font, size) + 2.0 * sign + 1.2;
    let left = at.x - whole / 2.0;
    man(drawing, left + sign, at.y - text::cap_height(font, size) / 2.0, sign, seat);
    drawing.text(Text::new((left + 2.0 * sign + 1.2, at.y), words, font, size, Role::Text.into()));
}

fn tray(drawing: &mut Drawing, plan: Plan, half: Half, first: f32, lang: Lang) {
    let (width, high) = (6.0 * plan.point(), plan.man() + 1.0);
    let (inset, label) = (2.0, 4.2);
    let top = (plan.size.height - high - label) / 2.0;
    let place = Path::rounded(first + inset, top, width - 2.0 * inset, high, 2.5);
    drawing.line(place, Stroke::dashed(Role::Faint.into(), 0.25, 1.6, 1.2));
    let words = tr!(lang, "kvatrutafl-sheet-off", side = side(half.owner(), lang));
    draw_label(drawing, Point::new(first + width / 2.0, top + high + label - 0.6), width - 4.0, &words, half.owner());
}

fn on_bar(drawing: &mut Drawing, plan: Plan, half: Half, from: f32, lang: Lang) {
    let (bar, height) = (plan.bar / 2.0, plan.size.height);
    let (middle, arrow) = (from + bar / 2.0, bar * 0.3);
    // Black enters above on the left, White below on the right
    let (base, way, seat) = match half {
        Half::Left => (FRAME + plan.band + 4.0, height - FRAME - plan.band / 2.0, 1),
        Half::Right => (height - FRAME - plan.band - 2.2, FRAME + plan.band / 2.0, 0),
    };
    draw_label(drawing, Point::new(middle, base), bar - 1.6, &tr!(lang, "kvatrutafl-sheet-bar"), seat);
    let to = if half == Half::Left { -1.0 } else { 1.0 };
    let (tail, tip) = (middle - to * arrow, middle + to * arrow);
    let head = [(-1.8, -1.3), (0.0, 0.0), (-1.8, 1.3)].map(|(dx, dy)| Point::new(tip + to * dx, way + dy));
    let shaft = Path::open(&[Point::new(tail, way), Point::new(tip, way)]);
    drawing.line(shaft.and(Path::open(&head)), Stroke::new(Role::Text.into(), 0.4));
}

#[cfg(test)]
mod tests {
    use base::phrase::Phrase;

    use super::*;

    #[test]
    fn five_men_as_large_as_is_told_lie_on_a_point() {
        let plans = [Plan::one, Plan::two].map(|plan| [Paper::A4, Paper::Letter].map(plan));
        assert_eq!(plans.map(|plans| plans.map(Plan::man)), [[15.0, 15.0], [21.0, 19.0]]);
        for plan in plans.into_iter().flatten() {
            assert!(MEN_IN_ROW * plan.man() <= plan.length() && plan.man() < plan.point());
            let whole = 2.0 * (FRAME + plan.band + plan.length()) + plan.strip;
            assert!((whole - plan.size.height).abs() < 0.01);
            // fifteen in piles of at most three, borne off
            assert!(5.0 * plan.man() <= 6.0 * plan.point() - 4.0, "{plan:?}");
            assert!(2.0 * plan.man() <= plan.bar, "two abreast on the bar");
        }
        for lang in Lang::ALL {
            for (sheet, sizes) in super::super::sheets().iter().zip([&["15 mm"][..], &["21 mm", "19 mm"]]) {
                let about = lang.say(&Phrase::new(sheet.about)).replace('\u{a0}', " ");
                assert!(sizes.iter().all(|size| about.contains(size)), "{about}");
            }
        }
    }
}
