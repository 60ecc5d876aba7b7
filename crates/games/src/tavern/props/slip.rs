//! A slip of paper on which the throws of a turn are added up. Knows no game.

use base::draw::{Drawing, Font, Ink, Point, Role, Stroke, Text, text};

use super::{nth, sheet};

const SUM_HEIGHT: f32 = 13.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slip {
    pub at: Point,
    pub width: f32,
    pub lines: usize,
    pub pitch: f32,
}

impl Slip {
    pub fn draw(&self, drawing: &mut Drawing, counts: &[u32]) {
        let all = nth(self.lines) * self.pitch;
        sheet(drawing, self.at, self.width, all + SUM_HEIGHT);
        let right = self.at.x + self.width - 4.0;
        let pencil = Ink::new(Role::Pencil);
        let mut write = |middle: f32, words: String, font: Font, size: f32| {
            let at = Point::new(right, middle + text::cap_height(font, size) / 2.0);
            drawing.text(Text::new(at, words, font, size, pencil).ending());
        };
        let size = (self.pitch * 0.5).min(8.0);
        for (number, count) in counts.iter().enumerate() {
            let sign = if number == 0 { "" } else { "+ " };
            write(self.at.y + self.pitch * (nth(number) + 0.5), format!("{sign}{count}"), Font::SerifItalic, size);
        }
        if !counts.is_empty() {
            write(self.at.y + all + SUM_HEIGHT / 2.0, counts.iter().sum::<u32>().to_string(), Font::SerifBold, 9.0);
        }
        drawing.rule((self.at.x + 2.5, self.at.y + all), (right + 1.5, self.at.y + all), Stroke::new(pencil, 0.5));
    }
}
