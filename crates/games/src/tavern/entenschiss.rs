//! Langer Entenschiß: the throw must show 1, 2 and 3 (`docs/rules/pub-games.md`, 4).

use crate::tavern::emblem::with;
use crate::tavern::prelude::*;

const THROWS: Field = Field::new(
    "throws",
    "tavern-throws",
    "entenschiss-throws-about",
    options::Kind::Choice(&[("1", "tavern-throws-one"), ("2", "tavern-throws-two"), ("3", "tavern-throws-three")]),
    "1",
);

pub fn succeeds(dice: &[u8]) -> bool {
    [1, 2, 3].iter().all(|face| dice.contains(face))
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entenschiss {
    pub throws: u8,
}

impl Turns for Entenschiss {
    fn turn_rules(&self) -> TurnRules {
        let Self { throws } = *self;
        TurnRules { dice: 3, throws, keeping: Keeping::Nothing, turning: false, loses: Loses::Each }
    }

    fn ends(&self, hand: &Hand) -> bool {
        succeeds(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!succeeds(&hand.dice)).into()
    }
}

impl Kind for Entenschiss {
    const CARD: &'static Card = &Card {
        key: "entenschiss",
        emblem,
        guide,
        rules: Rules::own(|values| Ok(Begin::turns(Self { throws: number(values, &THROWS)? })))
            .with(|| vec![THROWS])
            .lines(THROWS.key, &[("2", "one", "entenschiss-card-twice"), ("3", "one", "entenschiss-card-thrice")])
            .worth(0.0281),
    };
}

fn guide(page: Page, _lang: Lang) -> Page {
    let picture = example::each(&Entenschiss { throws: 1 }, &[&[2, 1, 3], &[1, 1, 3]], |_, pips| pips < 4);
    page.pictures([("example", picture)]).and([guide::each_for_himself()]).and(guide::luck())
}

const DUCK_PITCH: f32 = 47.0;
const SCALE: f32 = 1.08;
const DIE: f32 = 28.0;

impl Prop for Entenschiss {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &SceneContext<'_>) {
        let dice = shown.throws.last().map_or(&[][..], Vec::as_slice);
        flock(drawing, dice);
        let at = Point::new((STAGE.width - props::width(3, DIE)) / 2.0, 74.0);
        props::dice(drawing, dice, 3, at, DIE);
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        if amount == 0.into() { phrase!("entenschiss-came-well") } else { phrase!("entenschiss-came-badly") }
    }

    fn aim(&self) -> Phrase {
        phrase!("entenschiss-aim")
    }
}

fn flock(drawing: &mut Drawing, dice: &[u8]) {
    let left = (STAGE.width - 2.0 * DUCK_PITCH - DUCK_SIZE.0 * SCALE) / 2.0;
    for (place, face) in (1_u8..=3).enumerate() {
        let x = left + props::nth(place) * DUCK_PITCH;
        let found = dice.contains(&face);
        let pale = Ink::new(Role::Line);
        let style = if found {
            FigureStyle::staged(Role::Tint(Hue::Ochre), 0.7)
        } else {
            FigureStyle { body: Role::Paper.into(), line: Stroke::new(pale, 0.5), mark: pale }
        };
        drawing.place(Affine::scale(SCALE).shifted(x, 19.0), duck(style));
        let (font, ink) = if found { (Font::SansBold, Role::Text) } else { (Font::Sans, Role::Faint) };
        props::label(drawing, face, (x + 28.8, 43.2), 10.4, 12.0, font, ink);
    }
    let calm = if succeeds(dice) { Hue::Petrol } else { Hue::Slate };
    for (x, y, width) in [(7.0, 56.6, 136.0), (23.0, 62.0, 104.0)] {
        drawing.place(Affine::shift(x, y), waves(width, Stroke::new(Ink::new(Role::Deep(calm)).alpha(0.6), 0.6)));
    }
}

const DUCK_SIZE: (f32, f32) = (40.0, 32.0);

fn duck(style: FigureStyle) -> Drawing {
    let FigureStyle { body, line, mark } = style;
    let mut drawing = Drawing::new(DUCK_SIZE.0, DUCK_SIZE.1);
    let beak = Path::data("M33.6 5.6 C36 5.6 38.4 6.6 39.4 8.6 C37.6 10.6 35.2 10.8 33 10 Z");
    drawing.shape(beak, Ink::new(Role::Deep(Hue::Ochre)).alpha(if mark.role == Role::Line { 0.3 } else { 1.0 }), line);
    let figure = Path::data(
        "M1.2 12.6 C4.4 16.4 9.6 17 14.4 15.8 C18.8 14.8 20.6 12.6 20.6 9.4 C20.6 4.2 23.8 1 27.8 1 \
         C31.8 1 34.8 4 34.8 7.6 C34.8 10.4 33.2 12.6 31.2 14 C34.2 16.6 35.6 19.6 35 22.8 \
         C34 28 27.6 30.6 18.4 30.6 C7.6 30.6 1.2 24.8 1.2 12.6 Z",
    );
    drawing.shape(figure, body, line);
    drawing.line(Path::data("M6.6 19.6 C8.4 25.4 15.4 26.4 19.4 21"), style.detail(1.0));
    drawing.fill(Path::circle(28.6, 6.6, 1.35), mark);
    drawing
}

/// Waves that lie round the height 0.
fn waves(width: f32, line: Stroke) -> Drawing {
    let mut drawing = Drawing::new(width, 2.0);
    let mut x = 0.0;
    let mut curves = Vec::new();
    while x + 8.0 <= width {
        curves.push([x + 1.5, -1.6, x + 2.5, -1.6, x + 4.0, 0.0]);
        curves.push([x + 5.5, 1.6, x + 6.5, 1.6, x + 8.0, 0.0]);
        x += 8.0;
    }
    drawing.line(bend([0.0, 0.0], &curves), line);
    drawing
}

fn emblem() -> Drawing {
    let mut drawing = with(Hue::Ochre, duck, 0.68, [6.0, 7.4]);
    let water = Stroke::new(Role::Deep(Hue::Petrol).into(), LINE);
    drawing.place(Affine::shift(8.0, 30.6), waves(24.0, water));
    drawing.place(Affine::shift(12.0, 33.6), waves(16.0, water));
    drawing
}
