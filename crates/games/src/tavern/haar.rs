//! Haar im Loch: only 1, 3 and 5 count, the faces with a pip in the middle (`docs/rules/pub-games.md`, 12).

use super::card::Shared;
use crate::tavern::prelude::*;
use base::draw::pieces::FACE;

const COUNT: Field = Field::new(
    "count",
    "tavern-count",
    "haar-im-loch-count-about",
    options::Kind::Choice(&[("any", "haar-im-loch-count-any"), ("holes", "haar-im-loch-count-holes")]),
    "any",
);

pub fn holes(dice: &[u8]) -> u32 {
    dice.iter().map(|face| u32::from(face % 2)).sum()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Haar {
    /// A stroke for a player who throws none.
    Any,
    /// The fewest lose.
    Holes,
}

impl Haar {
    fn of(count: &str) -> Option<Self> {
        match count {
            "any" => Some(Self::Any),
            "holes" => Some(Self::Holes),
            _ => None,
        }
    }
}

impl Turns for Haar {
    fn turn_rules(&self) -> TurnRules {
        let loses = match self {
            Self::Any => Loses::Each,
            Self::Holes => Loses::Lowest,
        };
        TurnRules { dice: 3, throws: 1, keeping: Keeping::Nothing, turning: false, loses }
    }

    fn result(&self, hand: &Hand) -> Amount {
        let holes = holes(&hand.dice);
        match self {
            Self::Any => u32::from(holes == 0).into(),
            Self::Holes => holes.into(),
        }
    }
}

impl Kind for Haar {
    const CARD: &'static Card = &Card {
        key: "haar-im-loch",
        emblem,
        guide,
        rules: Rules {
            shared: Shared::When(COUNT.key, &["holes"]),
            unit: 0.4695,
            lines: (COUNT.key, &[("holes", "three", "haar-im-loch-card-holes")]),
            ..Rules::own(|values| Ok(Begin::turns(chosen(values, COUNT.key, Self::of)?))).with(|| vec![COUNT])
        },
    };
}

fn guide(page: Page, _lang: Lang) -> Page {
    let hole = |_: &[u8], pips| holes(&[pips]) > 0;
    let any = example::each(&Haar::Any, &[&[2, 1, 6], &[2, 4, 6]], hole);
    let counted = example::each(&Haar::Holes, &[&[3, 1, 6], &[5, 3, 1], &[2, 4, 6]], hole);
    let texts = [guide::each_for_himself(), Block::Text(phrase!("haar-im-loch-guide-holes-text"))];
    page.put("haar-im-loch-guide-holes-text", texts).pictures([("example", any), ("holes", counted)]).and(guide::luck())
}

const DIE: f32 = 38.0;

impl Prop for Haar {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &SceneContext<'_>) {
        let at = Point::new((STAGE.width - props::width(3, DIE)) / 2.0, 34.0);
        for place in 0..3 {
            let here = props::place(at, place, DIE);
            let Some(pips) = shown.hand.dice.get(place) else {
                props::slot(drawing, here, DIE);
                continue;
            };
            drawing.place(Affine::shift(here.x, here.y), die(*pips, DIE));
            if holes(&[*pips]) > 0 {
                props::tick(drawing, Point::new(here.x + DIE / 2.0, here.y + DIE + 9.0), 8.0);
            }
        }
    }

    fn comes_to(&self, amount: Amount) -> Phrase {
        match self {
            Self::Any if amount == 0.into() => phrase!("haar-im-loch-came-well"),
            Self::Any => phrase!("haar-im-loch-came-badly"),
            Self::Holes => phrase!("haar-im-loch-came-holes", holes = amount.to_integer()),
        }
    }

    fn aim(&self) -> Phrase {
        match self {
            Self::Any => phrase!("haar-im-loch-aim"),
            Self::Holes => phrase!("haar-im-loch-aim-holes"),
        }
    }
}

/// Hairs that grow from the origin: the curve of each, in a square that reaches 10 mm up.
const HAIRS: [[f32; 6]; 7] = [
    [-0.4, -3.0, -1.4, -6.0, 0.4, -9.6],
    [0.8, -3.2, 2.6, -5.0, 3.0, -8.6],
    [-1.4, -2.8, -3.8, -4.2, -3.4, -8.2],
    [1.8, -1.8, 5.0, -2.6, 5.8, -6.0],
    [-2.2, -1.4, -5.6, -1.8, -6.2, -5.2],
    [2.4, -0.6, 5.6, 0.4, 7.2, -2.2],
    [-2.6, -0.2, -5.2, 0.8, -7.0, -1.2],
];

fn die(pips: u8, side: f32) -> Drawing {
    let mut drawing = props::die(pips, side);
    if pips.is_multiple_of(2) {
        return drawing;
    }
    let unit = side / FACE;
    let middle = Point::new(side / 2.0, side / 2.0);
    let edge = Stroke::new(Ink::new(Role::Bone).lit(-0.35), unit * 0.22);
    drawing.shape(Path::ellipse(middle.x, middle.y, unit * 1.55, unit * 1.35), Role::Carved.into(), edge);
    let by = Affine::scale(unit * 0.44).shifted(middle.x, middle.y);
    for [ax, ay, bx, by_, x, y] in HAIRS {
        let hair = bend([x * 0.12, 0.0], &[[ax, ay, bx, by_, x, y]]);
        drawing.line(hair.moved(by), Stroke::new(Role::Leather.into(), unit * 0.24));
    }
    drawing
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Turquoise);
    let side = 24.0;
    drawing.place(Affine::shift((SIDE - side) / 2.0, (SIDE - side) / 2.0), die(1, side));
    drawing
}
