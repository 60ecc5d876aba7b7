//! Langer Entenschiß: the throw must show 1, 2 and 3 (`docs/rules/pub-games.md`, 4).

use crate::games::tavern::prelude::*;

mod art;
mod scene;

const THROWS: Field = Field::new(
    "throws",
    "tavern-throws",
    "entenschiss-throws-about",
    options::Kind::Choice(&[("1", "tavern-throws-one"), ("2", "tavern-throws-two"), ("3", "tavern-throws-three")]),
    "1",
);

/// Whether a throw shows 1, 2 and 3.
pub fn succeeds(dice: &[u8]) -> bool {
    [1, 2, 3].iter().all(|face| dice.contains(face))
}

/// Langer Entenschiß: so many tries at 1, 2 and 3.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entenschiss {
    /// How many.
    pub throws: u8,
}

impl Turns for Entenschiss {
    fn manner(&self) -> Manner {
        let Self { throws } = *self;
        Manner { dice: 3, throws, keeping: Keeping::Nothing, turning: false, loses: Loses::Each }
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
        name: "entenschiss-name",
        line: "entenschiss-line",
        emblem: art::emblem,
        guide,
        in_short: &["entenschiss-card-one", "entenschiss-card-two", "entenschiss-card-three"],
        rules: Rules::own(|values| Ok(Begin::turns(Self { throws: number(values, &THROWS)? })))
            .with(|| vec![THROWS])
            .worth(0.0281),
    };
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    let picture = example::each(&Entenschiss { throws: 1 }, &[&[2, 1, 3], &[1, 1, 3]], |_, pips| pips < 4);
    page.texts(["turn"]).drawing("picture", picture).texts(["more"]).and([guide::each_for_himself()]).and(guide::luck())
}
