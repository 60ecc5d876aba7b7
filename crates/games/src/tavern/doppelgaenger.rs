//! Die Doppelgänger: five throws, of which only equal dice count (`docs/rules/pub-games.md`, 17).

use crate::tavern::prelude::*;
use crate::tavern::props::slip::Slip;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Doppelgaenger;

impl Turns for Doppelgaenger {
    fn turn_rules(&self) -> TurnRules {
        TurnRules { dice: 3, throws: 5, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn counts(&self, hand: &Hand) -> u32 {
        equal_pips(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.counted.into()
    }
}

impl Kind for Doppelgaenger {
    const CARD: &'static Card =
        &Card { key: "doppelgaenger", emblem, guide, rules: Rules::last(|_| Ok(Begin::turns(Self))) };
}

fn guide(page: Page, lang: Lang) -> Page {
    let throws = [[4, 4, 2], [1, 3, 6], [5, 5, 5], [2, 6, 1], [3, 1, 3]];
    let matters = |hand: &Hand, pips| is_double(&hand.dice, pips);
    let picture = example::adding(&Doppelgaenger, &throws, matters, lang);
    page.pictures([("example", picture)]).and(guide::luck())
}

const THROWS: usize = 5;
const DICE: usize = 3;
const DIE: f32 = 12.4;
const LEFT: f32 = 7.0;
/// Where the glass begins; what stands as far before it is seen as far behind.
const GLASS: f32 = 56.0;
const SLIP: Slip = Slip { at: Point::new(114.0, caption::TOP), width: 29.0, lines: THROWS, pitch: 14.8 };

impl Prop for Doppelgaenger {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &SceneContext<'_>) {
        let mirror = Path::rounded(GLASS, SLIP.at.y + 0.6, 51.0, SLIP.pitch * props::nth(THROWS) + 6.0, 5.0);
        glass(drawing, mirror, 1.6);
        for number in 0..THROWS {
            let at = Point::new(LEFT, SLIP.at.y + props::nth(number) * SLIP.pitch + 2.2);
            for die in 0..DICE {
                let here = props::place(at, die, DIE);
                let Some(dice) = shown.throws.get(number) else {
                    props::slot(drawing, here, DIE);
                    continue;
                };
                props::lay(drawing, dice[die], here, DIE);
                if is_double(dice, dice[die]) {
                    let mirrored = Affine { a: -1.0, e: 2.0 * GLASS - here.x, f: here.y, ..Affine::IDENTITY };
                    drawing.place(mirrored, props::die(dice[die], DIE));
                } else {
                    props::pale(drawing, here, DIE);
                }
            }
        }
        SLIP.draw(drawing, &shown.throws.iter().map(|dice| equal_pips(dice)).collect::<Vec<_>>());
    }

    fn aim(&self) -> Phrase {
        phrase!("doppelgaenger-aim")
    }
}

fn glass(drawing: &mut Drawing, outline: Path, frame: f32) {
    drawing.shape(outline.clone(), Role::Tint(Hue::Slate).into(), Stroke::new(Role::Leather.into(), frame));
    drawing.line(outline.clone(), Stroke::new(Ink::new(Role::Leather).lit(0.35), frame * 0.2));
    let Some((low, high)) = outline.bounds() else { return };
    let (wide, tall) = (high.x - low.x, high.y - low.y);
    for (from, to) in [(0.5, 0.22), (0.62, 0.34)] {
        let (top, foot) = ((low.x + wide * from, low.y + tall * 0.08), (low.x + wide * to, high.y - tall * 0.08));
        drawing.rule(top, foot, Stroke::new(Ink::new(Role::Bone).alpha(0.35), wide * 0.03));
    }
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Slate);
    glass(&mut drawing, Path::rounded(20.0, 8.0, 13.2, 24.0, 2.4), 1.1);
    props::lay(&mut drawing, 3, Point::new(6.6, 13.8), 12.4);
    drawing.place(Affine { a: -1.0, e: 33.4, f: 13.8, ..Affine::IDENTITY }, props::die(3, 12.4));
    drawing
}
