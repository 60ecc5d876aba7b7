//! Die Doppelgänger: five throws, of which only equal dice count (`docs/rules/pub-games.md`, 17).

use crate::games::tavern::prelude::*;

mod scene;

/// Die Doppelgänger.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Doppelgaenger;

impl Turns for Doppelgaenger {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 5, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn counts(&self, hand: &Hand) -> u32 {
        equal_pips(&hand.dice)
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.counted.into()
    }
}

impl Kind for Doppelgaenger {
    const CARD: &'static Card = &Card {
        key: "doppelgaenger",
        name: "doppelgaenger-name",
        line: "doppelgaenger-line",
        emblem: scene::emblem,
        guide,
        in_short: &["doppelgaenger-card-one", "doppelgaenger-card-two", "doppelgaenger-card-three"],
        rules: Rules::last(|_| Ok(Begin::turns(Self))),
    };
}

/// Its own part of the rules page.
fn guide(page: Page, lang: Lang) -> Page {
    let throws = [[4, 4, 2], [1, 3, 6], [5, 5, 5], [2, 6, 1], [3, 1, 3]];
    let matters = |hand: &Hand, pips| is_double(&hand.dice, pips);
    let picture = example::adding(&Doppelgaenger, &throws, matters, lang);
    page.texts(["turn", "end"]).drawing("picture", picture).and(guide::luck())
}
