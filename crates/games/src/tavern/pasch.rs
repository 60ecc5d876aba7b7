//! Pasch: three throws, of which only equal dice count, and all pips in the third (`docs/rules/pub-games.md`, 1).

use crate::tavern::prelude::*;
use crate::tavern::props::slip::Slip;

const THREE_ONES: u32 = 19;

pub fn counts(dice: &[u8], last: bool) -> u32 {
    match dice {
        [1, 1, 1] => THREE_ONES,
        dice if last => sum(dice),
        dice => equal_pips(dice),
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pasch;

impl Turns for Pasch {
    fn turn_rules(&self) -> TurnRules {
        TurnRules { dice: 3, throws: 3, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn counts(&self, hand: &Hand) -> u32 {
        counts(&hand.dice, hand.left == 0)
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.counted.into()
    }
}

impl Kind for Pasch {
    const CARD: &'static Card = &Card { key: "pasch", emblem, guide, rules: Rules::last(|_| Ok(Begin::turns(Self))) };
}

fn guide(page: Page, lang: Lang) -> Page {
    let matters = |hand: &Hand, pips| hand.left == 0 || is_double(&hand.dice, pips);
    let picture = example::adding(&Pasch, &[[4, 4, 1], [2, 5, 6], [3, 6, 1]], matters, lang);
    page.pictures([("example", picture)]).and(guide::luck())
}

const THROWS: usize = 3;
const DICE: usize = 3;
const DIE: f32 = 19.6;
const LEFT: f32 = 21.0;
const SLIP: Slip = Slip { at: Point::new(104.0, caption::TOP), width: 38.0, lines: THROWS, pitch: 24.5 };

impl Prop for Pasch {
    fn set(drawing: &mut Drawing, _round: &Round<Self>, shown: &Past, _stage: &SceneContext<'_>) {
        for number in 0..THROWS {
            let at = Point::new(LEFT, SLIP.at.y + props::nth(number) * SLIP.pitch + 1.4);
            props::label(drawing, number + 1, (LEFT - 10.0, at.y + DIE / 2.0), 6.4, 12.0, Font::Serif, Role::Faint);
            match shown.throws.get(number) {
                Some(dice) => throw(drawing, dice, number + 1 == THROWS, at),
                None => props::dice(drawing, &[], DICE, at, DIE),
            }
        }
        let count = |(number, dice): (usize, &Vec<u8>)| counts(dice, number + 1 == THROWS);
        SLIP.draw(drawing, &shown.throws.iter().enumerate().map(count).collect::<Vec<_>>());
    }
}

fn throw(drawing: &mut Drawing, dice: &[u8], last: bool, at: Point) {
    let counting: Vec<usize> = (0..dice.len()).filter(|die| last || is_double(dice, dice[*die])).collect();
    for (number, pips) in dice.iter().enumerate() {
        let here = props::place(at, number, DIE);
        props::lay(drawing, *pips, here, DIE);
        if !counting.contains(&number) {
            props::pale(drawing, here, DIE);
        }
    }
    let Some((first, last)) = counting.first().zip(counting.last()) else { return };
    let foot = |die: usize| props::place(at, die, DIE).x + DIE / 2.0;
    let (low, deep) = (at.y + DIE + 1.2, at.y + DIE + 3.4);
    let bracket = Path::open(&[
        Point::new(foot(*first), low),
        Point::new(foot(*first), deep),
        Point::new(foot(*last), deep),
        Point::new(foot(*last), low),
    ]);
    drawing.line(bracket, Stroke::new(Role::Accent.into(), 0.8));
    for die in counting.iter().filter(|die| *die != first && *die != last) {
        drawing.rule((foot(*die), low), (foot(*die), deep), Stroke::new(Role::Accent.into(), 0.8));
    }
}

fn emblem() -> Drawing {
    let mut drawing = props::mat(Hue::Petrol);
    let tilted = |x: f32, y: f32, turn: f32| Affine::shift(-6.5, -6.5).then(Affine::turn(turn)).shifted(x, y);
    drawing.place(tilted(20.0, 11.2, 0.6), props::die(2, 11.0));
    drawing.place(tilted(12.8, 23.4, -0.16), props::die(5, 14.5));
    drawing.place(tilted(26.2, 24.4, 0.14), props::die(5, 14.5));
    drawing
}
