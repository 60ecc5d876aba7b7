//! Nets on paper: parts side by side, their lines, and a ruler to see that nothing was scaled.

use super::{Net, NetPiece, flat};
use crate::draw::sheet::{MARGIN, Paper};
use crate::draw::solids::Solid;
use crate::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Size, Stroke, Text, text};

/// The words on a page of nets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// What it becomes, and how large.
    pub title: String,
    /// What a cut line is called.
    pub cut: String,
    /// What a fold is called.
    pub fold: String,
    /// What a tab is called.
    pub glue: String,
    /// How long the ruler is.
    pub ruler: String,
    /// What the ruler is for.
    pub note: String,
    /// What the numbers at joints are for; said where there are any.
    pub joints: String,
}

/// How long the ruler on every page is, mm.
pub const RULER: f32 = 100.0;

const FOOT_HEIGHT: f32 = 17.5;
const GAP: f32 = 3.0;
const CUT_WIDTH: f32 = 0.3;
/// Width, dash and gap, mm.
const FOLD: (f32, f32, f32) = (0.25, 2.2, 1.4);
const WORD_SIZE: f32 = 3.0;

/// `count` such solids, the longest edge `edge` mm, with faces (10 mm) by facet. None if a facet exceeds the paper.
pub fn pages(solid: &Solid, faces: &[Drawing], edge: f32, count: usize, paper: Paper, words: &Words) -> Vec<Drawing> {
    let upright = paper.size();
    let lying = upright.turned();
    // a page that is too narrow for the ruler lies on its side
    let wide = |page: &Size| page.width - 2.0 * MARGIN >= RULER;
    let laid = [upright, lying].into_iter().filter(wide).filter_map(|page| {
        let room = Size { width: page.width - 2.0 * MARGIN, height: page.height - 2.0 * MARGIN - FOOT_HEIGHT };
        let net = Net::new(solid, edge, room)?;
        let places = pack(&net, count, room);
        Some((page, room, net, places))
    });
    let best = laid.reduce(|best, other| if other.3.len() < best.3.len() { other } else { best });
    let Some((page, room, net, places)) = best else { return Vec::new() };
    let total = places.len();
    let pages = places.into_iter().enumerate().map(|(index, placed)| {
        let mut drawing = Drawing::new(page.width, page.height);
        let ends = placed.iter().map(|(part, at)| *at + net.parts[*part].size.corner());
        let corner = Point::splat(MARGIN) + (room.corner() - ends.fold(Point::ZERO, Point::max)) / 2.0;
        for (part, at) in placed {
            drawing.place(Affine::shift(corner.x + at.x, corner.y + at.y), draw(solid, &net.parts[part], faces));
        }
        let number = (total > 1).then_some((index + 1, total));
        foot(&mut drawing, words, number, net.parts.len() > 1);
        drawing
    });
    pages.collect()
}

/// Part and place, page by page.
fn pack(net: &Net, count: usize, room: Size) -> Vec<Vec<(usize, Point)>> {
    let mut pages: Vec<Vec<(usize, Point)>> = Vec::new();
    // where the next part of a row begins, and how high the row is
    let (mut at, mut row) = (Point::default(), 0.0_f32);
    for part in (0..count).flat_map(|_| 0..net.parts.len()) {
        let size = net.parts[part].size;
        if at.x > 0.0 && at.x + size.width > room.width {
            (at, row) = (Point::new(0.0, at.y + row + GAP), 0.0);
        }
        if pages.is_empty() || at.y + size.height > room.height {
            pages.push(Vec::new());
            (at, row) = (Point::default(), 0.0);
        }
        if let Some(page) = pages.last_mut() {
            page.push((part, at));
        }
        (at.x, row) = (at.x + size.width + GAP, row.max(size.height));
    }
    pages
}

fn cut() -> Stroke {
    Stroke::new(Role::Text.into(), CUT_WIDTH)
}

fn fold() -> Stroke {
    let (width, dash, gap) = FOLD;
    Stroke::dashed(Role::Text.into(), width, dash, gap)
}

fn draw(solid: &Solid, part: &NetPiece, faces: &[Drawing]) -> Drawing {
    let mut drawing = Drawing::new(part.size.width, part.size.height);
    let tabs = part.tabs.iter().fold(Path::default(), |path, tab| path.and(Path::polygon(&tab.outline)));
    drawing.fill(tabs, Ink::new(Role::Line).alpha(0.28));
    for laid in &part.facets {
        if let Some(face) = faces.get(laid.facet) {
            drawing.place(laid.face, face.clone());
        }
    }
    let laid = |facet: usize| part.facets.iter().find(|laid| laid.facet == facet);
    let (mut cuts, mut folds) = (Path::default(), Path::default());
    for (index, edge) in solid.edges().iter().enumerate() {
        for facet in edge.facets {
            let Some(ends) = laid(facet).and_then(|laid| laid.ends(solid, index)) else { continue };
            let tab = part.tabs.iter().find(|tab| tab.edge == index && tab.facet == facet);
            if part.folds.contains(&index) {
                // once for both facets
                if facet == edge.facets[0] {
                    folds = folds.and(Path::open(&ends));
                }
            } else if let Some(tab) = tab {
                let [a, b, c, d] = tab.outline;
                folds = folds.and(Path::open(&ends));
                cuts = cuts.and(Path::open(&[a, d, c, b]));
            } else {
                cuts = cuts.and(Path::open(&ends));
            }
        }
    }
    drawing.line(folds, fold());
    drawing.line(cuts, cut());
    for joint in &part.joints {
        let Some(laid) = laid(joint.facet) else { continue };
        let Some([a, b]) = laid.ends(solid, joint.edge) else { continue };
        let tab = part.tabs.iter().find(|tab| (tab.edge, tab.facet) == (joint.edge, joint.facet));
        let at = match tab {
            Some(tab) => flat::mean(&tab.outline),
            None => beside(a, b, laid.middle()),
        };
        let size = 2.6;
        let base = Point::new(at.x, at.y + text::cap_height(Font::Sans, size) / 2.0);
        drawing.text(Text::new(base, joint.number.to_string(), Font::Sans, size, Role::Faint.into()).centred());
    }
    drawing
}

/// Close to an edge and off its middle, where the face leaves room.
fn beside(a: Point, b: Point, middle: Point) -> Point {
    let on = a + (b - a) * 0.27;
    let across = (b - a).perp();
    let inwards = across.dot(middle - on).signum();
    on + across * (2.3 * inwards / across.length().max(0.001))
}

fn foot(drawing: &mut Drawing, words: &Words, number: Option<(usize, usize)>, joined: bool) {
    let Size { width, height } = drawing.size;
    let (left, right) = (MARGIN, width - MARGIN);
    let top = height - MARGIN - FOOT_HEIGHT;
    let base = top + 4.6;
    let line = |x: f32, y: f32, words: &str, font| Text::new((x, y), words, font, WORD_SIZE, Role::Text.into());
    drawing.text(line(left, base, &words.title, Font::SansBold));
    if let Some((page, pages)) = number {
        drawing.text(line(right, base, &format!("{page}/{pages}"), Font::Sans).ending());
    }
    let y = base + 3.4;
    let ruled = left + RULER;
    drawing.rule((left, y), (ruled, y), Stroke::new(Role::Text.into(), 0.25));
    let ticks = (0_u8..=20).fold(Path::default(), |path, tick| {
        let x = left + f32::from(tick) * RULER / 20.0;
        let tall = if tick % 2 == 0 { 2.2 } else { 1.2 };
        path.and(Path::open(&[Point::new(x, y - tall / 2.0), Point::new(x, y + tall / 2.0)]))
    });
    drawing.line(ticks, Stroke::new(Role::Text.into(), 0.2));
    drawing.text(line(ruled + 2.0, y + 1.0, &words.ruler, Font::Sans));
    let y = base + 8.0;
    let mut x = left;
    for (name, stroke) in [(&words.cut, Some(cut())), (&words.fold, Some(fold())), (&words.glue, None)] {
        let at = |dx: f32, dy: f32| Point::new(x + dx, y - 1.0 + dy);
        match stroke {
            Some(stroke) => drawing.rule(at(0.0, 0.0), at(8.0, 0.0), stroke),
            None => tab(drawing, [at(0.0, 1.3), at(1.5, -1.3), at(6.5, -1.3), at(8.0, 1.3)]),
        }
        x += 9.6;
        drawing.text(line(x, y, name, Font::Sans));
        x += text::width(name, Font::Sans, WORD_SIZE) + 5.0;
    }
    let y = base + 11.8;
    let note = if joined { format!("{} {}", words.note, words.joints) } else { words.note.clone() };
    let size = WORD_SIZE * ((right - left) / text::width(&note, Font::Serif, WORD_SIZE).max(0.1)).min(1.1);
    drawing.text(Text::new((left, y), note, Font::Serif, size, Role::Text.into()));
}

/// An example; its fold lies below.
fn tab(drawing: &mut Drawing, corners: [Point; 4]) {
    drawing.fill(Path::polygon(&corners), Ink::new(Role::Line).alpha(0.28));
    drawing.line(Path::open(&corners), cut());
    drawing.rule(corners[0], corners[3], fold());
}
