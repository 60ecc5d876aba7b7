//! How a championship goes, after `docs/rules/championship.md`, with the days of the plan itself. Knows no screen.

use base::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;
use games::table::{Block, Page};

use super::event::Head;
use super::plan::{Plan, Stage};
use super::sheet::prize;

pub fn rules(lang: Lang) -> Vec<Block> {
    Page::new("championship-guide").pictures([("world", year(lang)), ("groups", ways(lang))]).blocks
}

const TEXT_SIZE_MM: f32 = 3.2;

fn write(drawing: &mut Drawing, x: f32, y: f32, words: impl Into<String>, font: Font, role: Role) {
    drawing.text(Text::new(Point::new(x, y), words, font, TEXT_SIZE_MM, role.into()).centred());
}

fn year(lang: Lang) -> Drawing {
    let (width, step) = (124.0, 26.0);
    let mut drawing = Drawing::new(width, 66.0);
    // No year has other days.
    let stages = Plan::of(&Head::world("-", 2027, 0)).map(|plan| plan.stages).unwrap_or_default();
    let crowd = [(49, 37, "13–500"), (37, 13, "37"), (13, 4, "13"), (4, 1, "4")];
    for (at, (stage, (people, through, count))) in stages.iter().zip(crowd).enumerate() {
        let middle = 14.0 + step * at as f32;
        write(&mut drawing, middle, 5.0, lang.say(&Phrase::new(stage.name)), Font::SansBold, Role::Text);
        write(
            &mut drawing,
            middle,
            9.6,
            tr!(lang, "championship-guide-days-label", days = stage.days),
            Font::Sans,
            Role::Faint,
        );
        dots(&mut drawing, Point::new(middle, 27.0), people, through);
        write(&mut drawing, middle, 46.4, count, Font::SerifBold, Role::Text);
        let (x, y) = (middle + if at + 1 < stages.len() { step / 2.0 } else { 8.0 }, 27.0);
        arrow(&mut drawing, Point::new(x - 1.9, y), Point::new(x + 1.9, y));
    }
    let crown = prize(1);
    let scale = 0.14;
    let to = Affine::shift(114.0 - crown.size.width * scale / 2.0, 27.0 - crown.size.height * scale / 2.0);
    drawing.place(Affine::scale(scale).then(to), crown);
    write(&mut drawing, 114.0, 46.4, "1", Font::SerifBold, Role::Text);
    days(&mut drawing, &stages, lang);
    drawing
}

fn dots(drawing: &mut Drawing, middle: Point, people: usize, through: usize) {
    let columns = (people as f32).sqrt().ceil() as usize;
    let rows = people.div_ceil(columns.max(1));
    let step = 2.8;
    for nth in 0..people {
        let in_row = columns.min(people - nth / columns * columns);
        let x = middle.x + step * ((nth % columns) as f32 - (in_row - 1) as f32 / 2.0);
        let y = middle.y + step * ((nth / columns) as f32 - (rows - 1) as f32 / 2.0);
        let dot = Path::circle(x, y, 1.05);
        if nth < through {
            drawing.fill(dot, Role::Accent.into());
        } else {
            drawing.line(dot, Stroke::new(Role::Faint.into(), 0.3));
        }
    }
}

fn days(drawing: &mut Drawing, stages: &[Stage], lang: Lang) {
    let (Some(first), Some(last)) = (stages.first(), stages.last()) else { return };
    let (left, width, top, high) = (4.0, drawing.size.width - 8.0, 52.0, 4.0);
    let all = (last.last() - first.first).get_days() as f32 + 1.0;
    let scale = width / all;
    drawing.fill(Path::rect(left, top, width, high), Ink::new(Role::Line).alpha(0.35));
    for stage in stages {
        let begins = left + scale * (stage.first - first.first).get_days() as f32;
        // A hair between two stages.
        drawing.fill(Path::rect(begins, top, scale * stage.days as f32 - 0.6, high), Role::Accent.into());
    }
    for (x, day) in [(left, first.first), (left + width, last.last())] {
        let words = tr!(lang, "championship-guide-day-label", day = day.day(), month = day.month());
        let text = Text::new(Point::new(x, top + 9.0), words, Font::Sans, TEXT_SIZE_MM, Role::Faint.into());
        drawing.text(if x > left { text.ending() } else { text });
    }
}

fn arrow(drawing: &mut Drawing, from: Point, to: Point) {
    let line = Stroke::new(Role::Text.into(), 0.5);
    drawing.rule(from, to, line);
    drawing.line(Path::open(&[Point::new(to.x - 1.4, to.y - 1.2), to, Point::new(to.x - 1.4, to.y + 1.2)]), line);
}

fn ways(lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(124.0, 66.0);
    let line = Stroke::new(Role::Text.into(), 0.4);
    let group = |key: &str, places: &str| {
        let name = lang.say(&super::words::group(key));
        format!("{name}: {places}")
    };
    let single = |key: &str| lang.say(&super::words::planned(key));
    // A box with words; gives back where its right edge is.
    let mut put = |x: f32, y: f32, wide: f32, words: String, role: Role| {
        let frame = Path::rounded(x, y - 3.6, wide, 7.2, 1.4);
        drawing.shape(frame, role.into(), Stroke::new(Role::Line.into(), 0.3));
        let text = Text::new(Point::new(x + wide / 2.0, y + 1.1), words, Font::Sans, TEXT_SIZE_MM, Role::Text.into());
        drawing.text(text.centred().fitted(wide - 2.0));
        Point::new(x + wide, y)
    };
    let (paper, soft) = (Role::Paper, Role::Soft);
    let place = |place: usize| tr!(lang, "championship-sheet-place", place);
    let mut joined = Vec::new();
    let mut half =
        |top: f32, first: (String, Role), quarter: &str, second: (String, Role), third: (String, Role), semi: &str| {
            let straight = put(2.0, top, 34.0, first.0, first.1);
            let [upper, lower] =
                [(second, 10.0), (third, 20.0)].map(|((words, role), down)| put(2.0, top + down, 34.0, words, role));
            let quarter = put(44.0, top + 15.0, 26.0, single(quarter), paper);
            let semi = put(78.0, top + 7.5, 22.0, single(semi), paper);
            joined.push(([upper, lower], Point::new(44.0, quarter.y)));
            joined.push(([straight, quarter], Point::new(78.0, semi.y)));
            semi
        };
    let one = half(6.0, (place(1), paper), "q1", (group("a", "4–7"), soft), (place(8), paper), "s1");
    let two = half(40.0, (group("i", "2–3"), soft), "q2", (group("u", "9–12"), soft), (place(13), paper), "s2");
    let last = put(106.0, f32::midpoint(one.y, two.y), 16.0, single("final"), soft);
    joined.push(([one, two], Point::new(106.0, last.y)));
    for (before, to) in joined {
        let turn = to.x - 4.0;
        for from in before {
            drawing.line(Path::open(&[from, Point::new(turn, from.y), Point::new(turn, to.y), to]), line);
        }
    }
    drawing
}

#[cfg(test)]
mod tests {
    use base::draw::lint::outside;

    use super::*;

    #[test]
    fn the_pictures_of_the_page_are_whole_and_say_what_the_plan_says() {
        for lang in [Lang::De, Lang::En] {
            for drawing in [year(lang), ways(lang)] {
                assert_eq!(outside(&drawing, 0.5, 0.5), None);
                assert!(drawing.is_finite());
            }
            let words = year(lang);
            let words = words.words();
            for days in ["12", "100", "21", "4"] {
                assert!(words.iter().any(|word| word.starts_with(days)), "{days} in {words:?}");
            }
        }
    }
}
