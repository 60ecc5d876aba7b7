//! The rules page. What its examples show is worked out by the rules, so that page and rules cannot disagree.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use base::i18n::Lang;
use base::phrase::{Phrase, phrase};

use super::numeral::{Numeral, Sign, Signs, proper};
use super::odds::{self, WAYS};
use super::rules::{DIE, TARGET};
use super::{art, chart};
use crate::table::{Block, Explains, Page};

/// Of dice and between them, mm.
const SIDE: f32 = 11.0;
const GAP: f32 = 1.6;

pub const EXPLAINS: &[Explains] = &[
    ("ludix-guide-writing-text", &["ludix-not-four", "ludix-other-dice", "ludix-wrong", "ludix-wrong-nothing"]),
    ("ludix-guide-writing-order", &["ludix-why-order", "ludix-why-beside"]),
    ("ludix-guide-writing-row", &["ludix-why-row"]),
    ("ludix-guide-writing-once", &["ludix-why-twice"]),
    ("ludix-guide-writing-off", &["ludix-why-subtraction", "ludix-why-several"]),
    ("ludix-guide-turn-arrange", &["ludix-arrange-first", "ludix-board-first-die"]),
    ("ludix-guide-turn-go-on", &["ludix-arranged"]),
];

pub fn rules(lang: Lang) -> Vec<Block> {
    use Sign::{I, L, V, X};
    let none = |signs| Block::Picture(read(signs), wrong(signs));
    let percent = lang.percent(f64::from(odds::failing()) / f64::from(WAYS), 1);
    let other = Block::Picture(read([X, L, I, V]), phrase!("ludix-guide-writing-other-picture"));
    Page::new("ludix-guide")
        .fill([
            phrase!("ludix-guide-about-text", target = TARGET),
            phrase!("ludix-guide-end-text", target = TARGET),
            phrase!("ludix-guide-chances-text", fails = odds::failing(), ways = WAYS, percent),
        ])
        .pictures([
            ("dice", faces()),
            ("writing-best", read([L, X, V, I])),
            ("turn", a_turn()),
            ("chances-numerals", within(chart::numerals(112.0, 5.6, lang))),
            ("chances-failures", within(chart::failures(112.0, 5.6))),
            ("beyond", long()),
        ])
        .put(
            "ludix-guide-writing-other-picture",
            [other].into_iter().chain([[X, I, I, V], [V, X, X, I], [L, V, V, I]].map(none)),
        )
        .blocks
}

fn wrong(signs: Signs) -> Phrase {
    match Numeral::write(signs) {
        Ok(numeral) => phrase!("ludix-guide-is-label", numeral = numeral.to_string(), value = numeral.value()),
        Err(wrong) => super::numeral::refusal(&signs, wrong).0,
    }
}

fn within(inner: Drawing) -> Drawing {
    let air = 2.0;
    let mut drawing = Drawing::new(inner.size.width + 2.0 * air, inner.size.height + 2.0 * air);
    drawing.place(Affine::shift(air, air), inner);
    drawing
}

fn faces() -> Drawing {
    let signs: Vec<Sign> = DIE.faces.iter().filter_map(|face| Sign::on(*face)).collect();
    let step = SIDE + 4.0;
    let mut drawing = Drawing::new(step * signs.len() as f32 + 2.0, SIDE + 10.0);
    for (index, sign) in signs.into_iter().enumerate() {
        let x = 3.0 + step * index as f32;
        drawing.place(Affine::shift(x, 2.0), art::shown(sign, SIDE));
        let below = Point::new(x + SIDE / 2.0, SIDE + 6.0);
        drawing.text(Text::beside(below, sign.value().to_string(), Font::Sans, 4.2, Role::Text).centred());
    }
    drawing
}

const FOUR: f32 = 4.0 * SIDE + 3.0 * GAP;

/// Numbers that take more letters than the dice have: two with several subtractions, and years.
const LONG: [u16; 5] = [444, 629, 1824, 1958, 2014];

fn long() -> Drawing {
    let (step, middle) = (8.6, 50.0);
    let mut drawing = Drawing::new(74.0, step * LONG.len() as f32);
    for (index, value) in LONG.into_iter().enumerate() {
        let at = |x: f32| Point::new(x, step * (index as f32 + 0.5));
        let numeral = Text::beside(at(middle - 4.0), proper(value), Font::SerifBold, 6.0, Role::Text);
        drawing.text(numeral.ending());
        drawing.text(Text::beside(at(middle), "=", Font::Serif, 5.0, Role::Faint).centred());
        drawing.text(Text::beside(at(middle + 4.0), value.to_string(), Font::Sans, 5.0, Role::Accent));
    }
    drawing
}

fn read(signs: Signs) -> Drawing {
    let mut drawing = Drawing::new(FOUR + 32.0, SIDE + 4.0);
    drawing.place(Affine::shift(3.0, 2.0), art::row(&signs, SIDE, GAP));
    let middle = 2.0 + SIDE / 2.0;
    let right = 3.0 + FOUR + 5.0;
    match Numeral::write(signs) {
        Ok(numeral) => {
            drawing.text(Text::beside(Point::new(right, middle), "=", Font::Serif, 7.0, Role::Faint));
            let value = numeral.value().to_string();
            drawing.text(Text::beside(Point::new(right + 7.0, middle), value, Font::SerifBold, 9.0, Role::Accent));
        }
        Err(_) => {
            let cross = |a: f32, b: f32| [Point::new(right + a, middle - 2.2), Point::new(right + b, middle + 2.2)];
            let lines = Path::open(&cross(0.0, 4.4)).and(Path::open(&cross(4.4, 0.0)));
            drawing.line(lines, Stroke::new(Role::Bad.into(), 1.1));
        }
    }
    drawing
}

fn a_turn() -> Drawing {
    use Sign::{I, L, V, X};
    let throws: [Signs; 2] = [[X, I, X, I], [V, L, I, X]];
    let second = 3.0 + FOUR + 14.0;
    let right = second + FOUR + 26.0;
    let step = SIDE + 5.0;
    let mut drawing = Drawing::new(right + 4.0, 2.0 + 2.0 * step + 10.0);
    let mut total = 0;
    for (index, signs) in throws.into_iter().enumerate() {
        let Some(best) = Numeral::of(signs).first() else { continue };
        let y = 2.0 + step * index as f32;
        let middle = y + SIDE / 2.0;
        drawing.place(Affine::shift(3.0, y), art::row(&signs, SIDE, GAP));
        drawing.place(Affine::shift(second, y), art::row(&best.signs(), SIDE, GAP));
        let from = second - 10.0;
        let head = [(3.8, -1.6), (6.0, 0.0), (3.8, 1.6)].map(|(dx, dy)| Point::new(from + dx, middle + dy));
        let arrow = Path::open(&[Point::new(from, middle), Point::new(from + 6.0, middle)]).and(Path::open(&head));
        drawing.line(arrow, Stroke::new(Role::Faint.into(), 0.5));
        let sign = if index == 0 { "=" } else { "+" };
        drawing.text(Text::beside(Point::new(second + FOUR + 4.0, middle), sign, Font::Serif, 6.0, Role::Faint));
        let value = best.value().to_string();
        drawing.text(Text::beside(Point::new(right, middle), value, Font::SerifBold, 7.0, Role::Text).ending());
        total += best.value();
    }
    let y = 2.0 + 2.0 * step;
    let wide = text::width("000", Font::SerifBold, 8.0);
    let rule = Stroke::new(Role::Text.into(), 0.4);
    drawing.rule(Point::new(right - wide, y - 1.6), Point::new(right, y - 1.6), rule);
    drawing
        .text(Text::beside(Point::new(right, y + 4.0), total.to_string(), Font::SerifBold, 8.0, Role::Accent).ending());
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_show_what_the_rules_say() {
        use Sign::{I, L, V, X};
        assert!(read([L, X, V, I]).words().contains(&"66") && read([X, L, I, V]).words().contains(&"44"));
        assert!(read([L, V, V, I]).words().is_empty(), "what is wrong has no value");
        let turn = a_turn();
        for value in ["22", "66", "88"] {
            assert!(turn.words().contains(&value), "{value}");
        }
    }

    #[test]
    fn long_numerals_stand_as_the_source_writes_them() {
        let written: Vec<String> = LONG.into_iter().map(proper).collect();
        assert_eq!(written, ["CDXLIV", "DCXXIX", "MDCCCXXIV", "MCMLVIII", "MMXIV"]);
    }

    #[test]
    fn what_is_struck_out_is_explained_by_what_would_be_written() {
        use Sign::{I, L, V, X};
        let said = |signs| Lang::En.say(&wrong(signs));
        assert!(said([L, V, V, I]).contains("61") && said([L, V, V, I]).contains("LXI"));
        assert!(said([X, I, I, V]).contains("XIII"));
    }
}
