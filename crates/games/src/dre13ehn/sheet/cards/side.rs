//! A side of a card while it is drawn: words in its middle, one below the other. Knows no table.

use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};

use crate::dre13ehn::art::Rune;
use crate::dre13ehn::chart;

/// How wide a card is, mm; two and a half inches, as playing cards are.
pub const WIDTH: f32 = 63.0;
pub const HEIGHT: f32 = 84.0;
/// What stays free along its edges, mm, for scissors and printers that miss a little.
pub const FREE: f32 = 5.0;
pub const ROOM: f32 = WIDTH - 2.0 * FREE;
pub const MIDDLE: f32 = WIDTH / 2.0;

pub struct Side(pub Drawing);

impl Side {
    pub fn new(caption: &str) -> Self {
        let mut side = Self(Drawing::new(WIDTH, HEIGHT));
        side.line(FREE + 3.0, caption, Font::Sans, 2.9, Role::Faint);
        side
    }

    pub fn line(&mut self, y: f32, words: &str, font: Font, size: f32, role: Role) {
        if words.is_empty() {
            return;
        }
        let size = size.min(size * ROOM / text::width(words, font, size).max(0.1));
        self.0.text(Text::new((MIDDLE, y), words, font, size, role.into()).centred());
    }

    /// In as few lines as they fit in, about as long as each other; gives back where the next would stand.
    pub fn paragraph(&mut self, mut y: f32, words: &str, font: Font, size: f32, role: Role) -> f32 {
        let lines = |part: u8| text::wrap(words, font, size, ROOM * f32::from(part) / 100.0);
        let fewest = lines(100).len();
        let part = (60..100).step_by(2).find(|part| lines(*part).len() == fewest).unwrap_or(100);
        for words in lines(part) {
            self.line(y, &words, font, size, role);
            y += size * 1.22;
        }
        y
    }

    pub fn rune(&mut self, rune: Rune, at: Point, side: f32, ink: impl Into<Ink>) {
        chart::rune(&mut self.0, rune, at, side, ink);
    }

    pub fn picture(&mut self, picture: Drawing, at: Point, side: f32) {
        let by = Affine::scale(side / picture.size.width.max(0.1));
        self.0.place(by.shifted(at.x - side / 2.0, at.y - side / 2.0), picture);
    }

    pub fn strike(&mut self, y: f32, width: f32, height: f32) {
        let half = width / 2.0 + 2.5;
        self.0.rule((MIDDLE - half, y + 1.5), (MIDDLE + half, y - height - 1.0), Stroke::new(Role::Bad.into(), 0.9));
    }

    pub fn seal(&mut self, words: &str) {
        let (font, size, height) = (Font::SansBold, 3.4_f32, 7.0);
        let size = size.min(size * (ROOM - 6.0) / text::width(words, font, size).max(0.1));
        let width = text::width(words, font, size) + 6.0;
        let y = HEIGHT - FREE - height;
        let frame = Path::rounded(MIDDLE - width / 2.0, y, width, height, height / 2.0);
        self.0.line(frame, Stroke::new(Role::Text.into(), 0.4));
        let at = Point::new(MIDDLE, y + height / 2.0);
        chart::centred(&mut self.0, at, words, font, size, Role::Text);
    }
}
