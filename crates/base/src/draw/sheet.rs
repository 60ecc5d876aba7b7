//! Sheets on paper: sizes, several on a page with marks for cutting, cards with two sides. Knows no game.

use std::fmt;
use std::str::FromStr;

use super::flat::{self, Piece};
use super::{Affine, Drawing, Path, Point, Role, Size, Stroke};

mod cards;

pub use cards::{Card, cards};

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
    /// 8½ × 11 in.
    Letter,
}

/// A word that names no [`Paper`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no paper is called “{0}”")]
pub struct UnknownPaper(pub String);

impl Paper {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::A4, Self::A5, Self::A6, Self::Letter];

    /// How large it is, upright, mm.
    pub const fn size(self) -> Size {
        match self {
            Self::A4 => Size { width: 210.0, height: 297.0 },
            Self::A5 => Size { width: 148.0, height: 210.0 },
            Self::A6 => Size { width: 105.0, height: 148.0 },
            Self::Letter => Size { width: 215.9, height: 279.4 },
        }
    }

    /// What is usual in a country, after Unicode's CLDR (supplementalData.xml, `paperSize`); A4 where nothing is known.
    pub fn usual_in(country: Option<&str>) -> Self {
        let has_letter = ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"];
        if country.is_some_and(|country| has_letter.contains(&country)) { Self::Letter } else { Self::A4 }
    }

    /// Its word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::A5 => "a5",
            Self::A6 => "a6",
            Self::Letter => "letter",
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Paper {
    type Err = UnknownPaper;

    fn from_str(word: &str) -> Result<Self, UnknownPaper> {
        let found = Self::ALL.into_iter().find(|paper| paper.word().eq_ignore_ascii_case(word));
        found.ok_or_else(|| UnknownPaper(word.to_owned()))
    }
}

/// What no printer is trusted with along the edges, and what stays free round every sheet, mm.
pub const MARGIN: f32 = 6.0;

const CUT_MARK_LENGTH: f32 = 5.0;

#[derive(Clone, Copy, Debug)]
struct Need {
    size: Size,
    /// How far from a sheet's middle its ink reaches, mm.
    reach: Size,
}

impl Need {
    fn of(sheets: &[Drawing]) -> Self {
        // What is no size is refused by whoever writes the page; here it only must not divide by zero.
        let sound = |side: f32| if side.is_finite() { side.max(0.1) } else { 0.1 };
        let none = Size { width: 0.1, height: 0.1 };
        sheets.iter().fold(Self { size: none, reach: none }, |need, sheet| {
            let (width, height) = (sound(sheet.size.width), sound(sheet.size.height));
            let reach = inked(sheet).map_or(none, |(low, high)| Size {
                width: sound((width / 2.0 - low.x).max(high.x - width / 2.0)),
                height: sound((height / 2.0 - low.y).max(high.y - height / 2.0)),
            });
            let larger = |a: Size, b: Size| Size { width: a.width.max(b.width), height: a.height.max(b.height) };
            Self { size: larger(need.size, Size { width, height }), reach: larger(need.reach, reach) }
        })
    }

    /// How much such a sheet may grow so that it stays in its place, and its ink off the margin.
    fn scale(self, place: Size) -> f32 {
        let along = |place: f32, size: f32, reach: f32| (place / size).min((place / 2.0 - MARGIN).max(1.0) / reach);
        let Self { size, reach } = self;
        along(place.width, size.width, reach.width).min(along(place.height, size.height, reach.height))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Grid {
    page: Size,
    columns: usize,
    rows: usize,
    scale: f32,
}

impl Grid {
    /// The arrangement in which `count` such sheets become largest; upright where it makes no difference.
    fn best(need: Need, paper: Paper, count: usize) -> Self {
        let upright = paper.size();
        let grids = [upright, upright.turned()].into_iter().flat_map(|page| {
            (1..=count).map(move |columns| {
                let rows = count.div_ceil(columns);
                let place = Size { width: page.width / columns as f32, height: page.height / rows as f32 };
                Self { page, columns, rows, scale: need.scale(place) }
            })
        });
        // Strictly better only, so that the first of equals stays.
        grids.reduce(|best, grid| if grid.scale > best.scale * 1.001 { grid } else { best }).unwrap_or(Self {
            page: upright,
            columns: 1,
            rows: 1,
            scale: 1.0,
        })
    }

    fn middle(self, index: usize) -> Point {
        let (column, row) = (index % self.columns, index / self.columns);
        let part = |of: f32, index: usize, count: usize| of * (index as f32 + 0.5) / count as f32;
        Point::new(part(self.page.width, column, self.columns), part(self.page.height, row, self.rows))
    }
}

/// Sheets on pages, `per_page` on each, alike and as large as fits, with marks for cutting. A sheet's own white border counts
/// as margin: a sheet for A4 stays as it is on A4.
pub fn lay_out(sheets: &[Drawing], paper: Paper, per_page: usize) -> Vec<Drawing> {
    let per_page = per_page.clamp(1, 64);
    let grid = Grid::best(Need::of(sheets), paper, per_page);
    sheets.chunks(per_page).map(|sheets| page(sheets, grid)).collect()
}

/// The pieces into which a page is cut, mm, and the sheets beside how they are drawn: 1 where they stay.
pub fn cut(sheets: &[Drawing], paper: Paper, per_page: usize) -> (Size, f32) {
    let Grid { page, columns, rows, scale } = Grid::best(Need::of(sheets), paper, per_page.clamp(1, 64));
    (Size { width: page.width / columns as f32, height: page.height / rows as f32 }, scale)
}

/// The box round everything that is drawn; none where nothing is.
pub fn inked(drawing: &Drawing) -> Option<(Point, Point)> {
    let mut bounds: Option<(Point, Point)> = None;
    let mut add = |path: &Path, more: f32| {
        if let Some((low, high)) = path.bounds() {
            let (old_low, old_high) = bounds.unwrap_or((low, high));
            bounds = Some((old_low.min(low - more), old_high.max(high + more)));
        }
    };
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| match piece {
        Piece::Shape { path, stroke, .. } => add(&path, stroke.map_or(0.0, |stroke| stroke.width / 2.0)),
        Piece::Text { line, to, .. } => add(&line.outline().moved(to), 0.0),
        Piece::Photo { size, to, .. } => add(&Path::open(&flat::corners(size, to)), 0.0),
    });
    bounds
}

fn page(sheets: &[Drawing], grid: Grid) -> Drawing {
    let scale = grid.scale;
    let mut page = Drawing::new(grid.page.width, grid.page.height);
    for (index, sheet) in sheets.iter().enumerate() {
        let middle = grid.middle(index);
        let corner =
            Affine::shift(middle.x - sheet.size.width * scale / 2.0, middle.y - sheet.size.height * scale / 2.0);
        page.place(Affine::scale(scale).then(corner), sheet.clone());
    }
    if sheets.len() > 1 {
        marks(&mut page, grid);
    }
    page
}

/// Where the cuts begin, end and cross, in the margins of the sheets.
fn marks(page: &mut Drawing, grid: Grid) {
    let Size { width, height } = grid.page;
    let cuts = |whole: f32, count: usize| (1..count).map(move |cut| whole * cut as f32 / count as f32);
    let (xs, ys): (Vec<f32>, Vec<f32>) = (cuts(width, grid.columns).collect(), cuts(height, grid.rows).collect());
    let mut line = |x0: f32, y0: f32, x1: f32, y1: f32| {
        page.rule((x0, y0), (x1, y1), Stroke::new(Role::Line.into(), 0.15));
    };
    for &x in &xs {
        line(x, MARGIN, x, MARGIN + CUT_MARK_LENGTH);
        line(x, height - MARGIN - CUT_MARK_LENGTH, x, height - MARGIN);
        for &y in &ys {
            line(x, y - CUT_MARK_LENGTH / 2.0, x, y + CUT_MARK_LENGTH / 2.0);
        }
    }
    for &y in &ys {
        line(MARGIN, y, MARGIN + CUT_MARK_LENGTH, y);
        line(width - MARGIN - CUT_MARK_LENGTH, y, width - MARGIN, y);
        for &x in &xs {
            line(x - CUT_MARK_LENGTH / 2.0, y, x + CUT_MARK_LENGTH / 2.0, y);
        }
    }
}

#[cfg(test)]
mod tests;
