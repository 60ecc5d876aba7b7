//! Pasch: three throws, of which only equal dice count, and all pips in the third (`docs/rules/pub-games.md`, 1).

use crate::games::tavern::prelude::*;

mod scene;

/// What three ones count, in any throw.
const THREE_ONES: u32 = 19;

/// What a throw counts, the last one all its pips.
pub fn counts(dice: &[u8], last: bool) -> u32 {
    match dice {
        [1, 1, 1] => THREE_ONES,
        dice if last => sum(dice),
        dice => equal_pips(dice),
    }
}

/// Pasch.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pasch;

impl Turns for Pasch {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 3, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn counts(&self, hand: &Hand) -> u32 {
        counts(&hand.dice, hand.left == 0)
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.counted.into()
    }
}

impl Kind for Pasch {
    const CARD: &'static Card = &Card {
        key: "pasch",
        name: "pasch-name",
        line: "pasch-line",
        emblem: scene::emblem,
        guide,
        in_short: &["pasch-card-one", "pasch-card-two", "pasch-card-three"],
        rules: Rules::last(|_| Ok(Begin::turns(Self))),
    };
}

/// Its own part of the rules page.
fn guide(page: Page, lang: Lang) -> Page {
    let matters = |hand: &Hand, pips| hand.left == 0 || is_double(&hand.dice, pips);
    let picture = example::adding(&Pasch, &[[4, 4, 1], [2, 5, 6], [3, 6, 1]], matters, lang);
    page.texts(["turn"])
        .points(["last", "ones"])
        .texts(["end"])
        .drawing("picture", picture)
        .rulings(["ruling"])
        .and(guide::luck())
}
