//! The rules page. What its examples show is worked out by the rules, so that page and rules cannot disagree.

use base::draw::{Affine, Drawing, Font, Item, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::art::diamond::{Leaf, Mark, Marks, Plan};
use super::art::{self, Symbol};
use super::field::{Field, Line};
use super::rules::{Player, TURQUOISE, WHITE, sums};
use crate::table::{Block, Explains, Page};

pub const EXPLAINS: &[Explains] = &[
    (
        "namaste-guide-turn-choose",
        &["namaste-dice-range", "namaste-choose-dice-first", "namaste-dice-lie-already", "namaste-turquoise-always"],
    ),
    ("namaste-guide-turn-active", &["namaste-no-such-sum", "namaste-dice-make-sums", "namaste-active-may-not-pass"]),
    ("namaste-guide-turn-fellows", &["namaste-other-sheet"]),
    ("namaste-guide-enter-empty", &["namaste-taken"]),
    ("namaste-guide-enter-gaps", &["namaste-twice"]),
    ("namaste-guide-enter-rows", &["namaste-must-exceed", "namaste-must-stay-below"]),
    ("namaste-guide-karma-text", &["namaste-karma-is-active"]),
];

pub fn rules(lang: Lang) -> Vec<Block> {
    Page::new("namaste-guide")
        .pictures([
            ("sheet", sheet(lang)),
            ("dice", dice(lang)),
            ("enter", fourteen()),
            ("points", row(lang)),
            ("truths", truths(lang)),
            ("symbols", symbols(lang)),
        ])
        .blocks
}

fn field(name: &str) -> Field {
    Field::named(name).expect("the examples name fields of the diamond")
}

fn entered(mut player: Player, numbers: &[(&str, u8)]) -> Player {
    for (name, number) in numbers {
        player.enter(field(name), *number).for_each(drop);
    }
    player
}

fn sheet(lang: Lang) -> Drawing {
    let mut player = entered(Player::default(), &[("c2", 5), ("d2", 8), ("e2", 12), ("d4", 14), ("a4", 4), ("f5", 20)]);
    player.take_karma(3);
    Plan::of(9.0).draw(Leaf { player: Some(&player), starts: true, lang }, &Marks::default())
}

fn dice(lang: Lang) -> Drawing {
    const WHITES: [u8; 2] = [1, 2];
    const TURQUOISES: u8 = 4;
    let (side, gap, size) = (11.0, 3.0, 4.0);
    let labels = [tr!(lang, "namaste-guide-active-label"), tr!(lang, "namaste-guide-fellows-label")];
    let left = labels.iter().map(|label| text::width(label, Font::Sans, size)).fold(0.0, f32::max) + 6.0;
    let right = left + 3.0 * (side + gap) + 8.0;
    let mut drawing = Drawing::new(right + 2.0 * 16.0 + 1.0, 31.0);
    for (row, label) in (0_u8..).zip(&labels) {
        let y = 2.0 + f32::from(row) * 15.5;
        let middle = y + side / 2.0;
        drawing.text(Text::beside(Point::new(1.0, middle), label, Font::Sans, size, Role::Text));
        let mut thrown: Vec<u8> = WHITES.to_vec();
        for (place, value) in (0_u8..).zip(WHITES) {
            let by = Affine::shift(left + f32::from(place) * (side + gap), y);
            drawing.place(by, art::shown(&WHITE, Some(value), side));
        }
        if row == 0 {
            thrown.push(TURQUOISES);
            let by = Affine::shift(left + 2.0 * (side + gap), y);
            drawing.place(by, art::shown(&TURQUOISE, Some(TURQUOISES), side));
        }
        let arrow = right - 9.0;
        let shaft = Path::open(&[Point::new(arrow, middle), Point::new(arrow + 5.0, middle)]);
        let head = [(3.4, -1.5), (5.0, 0.0), (3.4, 1.5)].map(|(dx, dy)| Point::new(arrow + dx, middle + dy));
        drawing.line(shaft.and(Path::open(&head)), Stroke::new(Role::Faint.into(), 0.5));
        for (place, sum) in (0_u8..).zip(sums(&thrown)) {
            let x = right + f32::from(place) * 16.0;
            let chip = Path::rounded(x, y + 0.5, 13.0, 10.0, 2.2);
            drawing.shape(chip, Role::Paper.into(), Stroke::new(Role::Accent.into(), 0.45));
            let at = Point::new(x + 6.5, middle);
            drawing.text(Text::beside(at, sum.to_string(), Font::SansBold, 5.4, Role::Text).centred());
        }
    }
    drawing
}

fn fourteen() -> Drawing {
    let player = entered(Player::default(), &[("d4", 14), ("c3", 9), ("e5", 19)]);
    let mut marks = Marks::default();
    for field in Field::all().filter(|field| player.number(*field).is_none()) {
        let fits = player.fits(field, 14).is_ok();
        marks.fields[field.index()] = if fits { Mark::Tick } else { Mark::Cross };
    }
    Plan::of(9.0).fields(Some(&player), &marks)
}

fn row(lang: Lang) -> Drawing {
    let numbers = [("c2", 5), ("d2", 7), ("e2", 9)];
    let first = entered(Player::default(), &numbers);
    let mut later = Player::default();
    if let Some(line) = Line::row_of(field("d2")) {
        later.cross(line);
    }
    let later = entered(later, &numbers);
    let plan = Plan::of(12.0);
    let (low, high) = (plan.at(0.1, 0.92), plan.at(5.05, 2.05));
    let (head, step) = (7.0, high.y - low.y + 11.0);
    let mut drawing = Drawing::new(high.x - low.x, step * 2.0 - 3.0);
    let both =
        [(first, tr!(lang, "namaste-guide-row-first-label")), (later, tr!(lang, "namaste-guide-row-later-label"))];
    for (index, (player, label)) in (0_u8..).zip(&both) {
        let y = f32::from(index) * step;
        drawing.text(Text::beside(Point::new(3.0, y + 3.0), label, Font::Sans, 4.0, Role::Text));
        let sheet = plan.boxes(Leaf { player: Some(player), starts: false, lang }, &Marks::default());
        drawing.place(Affine::shift(-low.x, head + y - low.y), within(sheet, low, high));
    }
    drawing
}

/// What lies wholly between two corners; what only reaches in is left out.
fn within(drawing: Drawing, low: Point, high: Point) -> Drawing {
    let inside = |point: Point| (low.x..=high.x).contains(&point.x) && (low.y..=high.y).contains(&point.y);
    let kept = |item: &Item| match item {
        Item::Shape { path, .. } => path.bounds().is_some_and(|(from, to)| inside(from) && inside(to)),
        Item::Text(text) => inside(text.at),
        Item::Group { by, .. } => inside(by.map(Point::default())),
        Item::Photo(..) => false,
    };
    let items = drawing.items.into_iter().filter(kept).collect();
    Drawing { items, ..drawing }
}

fn truths(lang: Lang) -> Drawing {
    let player = entered(Player::default(), &[("d1", 4), ("a4", 9), ("g4", 17), ("d7", 22)]);
    Plan::of(7.6).boxes(Leaf { player: Some(&player), starts: false, lang }, &Marks::default())
}

fn symbols(lang: Lang) -> Drawing {
    let (width, height, side) = (27.0, 25.0, 14.0);
    let mut drawing = Drawing::new(width * 5.0, height * 2.0);
    for line in Line::all() {
        let place = u8::try_from(line.index()).unwrap_or(0);
        let middle = width * (f32::from(place % 5) + 0.5);
        let y = height * f32::from(place / 5);
        let symbol = Symbol::of(line);
        let by = Affine::scale(side / 10.0).then(Affine::shift(middle - side / 2.0, y + 1.0));
        drawing.place(by, symbol.draw(Role::Text.into()));
        let name = lang.say(&symbol.name());
        drawing.text(Text::new(Point::new(middle, y + 18.6), name, Font::Sans, 3.4, Role::Text.into()).centred());
        let line = lang.say(&super::board::line(line));
        drawing.text(Text::new(Point::new(middle, y + 22.6), line, Font::Sans, 3.0, Role::Faint.into()).centred());
    }
    drawing
}

#[cfg(test)]
mod tests;
