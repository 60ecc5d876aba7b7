//! Tables of values, each on a ground that is the stronger the more it says, with the names of rows and columns.

use super::WORDS;
use crate::draw::{Drawing, Font, Ink, Path, Role, Stroke, Text, text};

/// How strong the strongest ground is: words on it are read in every look.
const STRONGEST: f32 = 0.38;
const LINE_HEIGHT: f32 = 16.0;
const NAME_GAP: f32 = 7.0;

/// A value of a table: what stands there, and how strong its ground is, from 0 to 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// What stands there, in lines.
    pub words: String,
    /// How strong its ground is.
    pub share: f64,
    /// Whether it stands out among the others.
    pub is_best: bool,
}

impl Cell {
    /// Words on a ground of that strength.
    pub fn new(words: impl Into<String>, share: f64) -> Self {
        Self { words: words.into(), share: share.clamp(0.0, 1.0), is_best: false }
    }
}

/// A table of values.
#[derive(Clone, Debug, Default)]
pub struct Grid {
    /// What the columns stand for, and the name of each.
    pub across: (String, Vec<String>),
    /// What the rows stand for, and the name of each.
    pub down: (String, Vec<String>),
    /// Row by row; nothing where there is no such value.
    pub cells: Vec<Vec<Option<Cell>>>,
}

impl Grid {
    /// The table, so wide and with rows so high, units.
    pub fn draw(&self, width: f32, row: f32) -> Drawing {
        let (across, columns) = &self.across;
        let (down, rows) = &self.down;
        let name = |words: &str| text::width(words, Font::Sans, WORDS);
        let widest = rows.iter().map(|words| name(words)).fold(0.0, f32::max);
        // What the rows stand for is broken into lines rather than taking room from the cells.
        let left = (widest + NAME_GAP).max(name(down).min(width * 0.16));
        let (cell, top) = ((width - left) / columns.len() as f32, 2.0 * LINE_HEIGHT + 6.0);
        let mut drawing = Drawing::new(width, top + row * rows.len() as f32 + 1.0);
        let faint = |at: (f32, f32), words: &str| Text::new(at, words, Font::Sans, WORDS, Role::Faint.into());
        drawing.text(faint((left + (width - left) / 2.0, LINE_HEIGHT - 4.0), across).fitted(width - left).centred());
        let lines = text::wrap(down, Font::Sans, WORDS, left);
        let first = (2.0 * LINE_HEIGHT - 3.0) - LINE_HEIGHT * lines.len().saturating_sub(1) as f32;
        for (nth, line) in lines.iter().enumerate() {
            drawing.text(faint((0.0, first + LINE_HEIGHT * nth as f32), line).fitted(left));
        }
        for (nth, words) in columns.iter().enumerate() {
            let at = (left + cell * (nth as f32 + 0.5), 2.0 * LINE_HEIGHT - 3.0);
            drawing.text(Text::new(at, words, Font::Sans, WORDS, Role::Text.into()).fitted(cell - 2.0).centred());
        }
        for (nth, (words, cells)) in rows.iter().zip(&self.cells).enumerate() {
            let above = top + row * nth as f32;
            let middle = above + row / 2.0;
            drawing.text(Text::beside((left - NAME_GAP, middle), words, Font::Sans, WORDS, Role::Text).ending());
            for (place, value) in cells.iter().enumerate() {
                let Some(value) = value else { continue };
                let x = left + cell * place as f32;
                let ground = Path::rounded(x + 0.6, above + 0.6, cell - 1.2, row - 1.2, 2.0);
                drawing.fill(ground.clone(), Ink::new(Role::Accent).alpha(value.share as f32 * STRONGEST));
                if value.is_best {
                    drawing.line(ground, Stroke::new(Role::Accent.into(), 1.6));
                }
                let font = if value.is_best { Font::SansBold } else { Font::Sans };
                let count = value.words.lines().count();
                for (nth, words) in value.words.lines().enumerate() {
                    let down = LINE_HEIGHT * (nth as f32 - (count - 1) as f32 / 2.0);
                    let at = (x + cell / 2.0, middle + down);
                    drawing.text(Text::beside(at, words, font, WORDS, Role::Text).fitted(cell - 3.0).centred());
                }
            }
        }
        drawing
    }
}
