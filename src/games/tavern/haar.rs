//! Haar im Loch: only 1, 3 and 5 count, the faces with a pip in the middle (`docs/rules/pub-games.md`, 12).

use super::card::Shared;
use crate::games::tavern::prelude::*;

mod scene;

const COUNT: Field = Field::new(
    "count",
    "tavern-count",
    "haar-im-loch-count-about",
    options::Kind::Choice(&[("any", "haar-im-loch-count-any"), ("holes", "haar-im-loch-count-holes")]),
    "any",
);

/// How many dice of a throw show a pip in the middle.
pub fn holes(dice: &[u8]) -> u32 {
    dice.iter().map(|face| u32::from(face % 2)).sum()
}

/// Haar im Loch: what counts of the holes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Haar {
    /// A stroke for whoever throws none.
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
    fn manner(&self) -> Manner {
        let loses = match self {
            Self::Any => Loses::Each,
            Self::Holes => Loses::Lowest,
        };
        Manner { dice: 3, throws: 1, keeping: Keeping::Nothing, turning: false, loses }
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
        name: "haar-im-loch-name",
        line: "haar-im-loch-line",
        emblem: scene::emblem,
        guide,
        in_short: &["haar-im-loch-card-one", "haar-im-loch-card-two", "haar-im-loch-card-three"],
        rules: Rules {
            shared: Shared::When(COUNT.key, &["holes"]),
            unit: 0.4695,
            ..Rules::own(|values| Ok(Begin::turns(chosen(values, COUNT.key, Self::of)?))).with(|| vec![COUNT])
        },
    };
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    let hole = |_: &[u8], pips| holes(&[pips]) > 0;
    let any = example::each(&Haar::Any, &[&[2, 1, 6], &[2, 4, 6]], hole);
    let counted = example::each(&Haar::Holes, &[&[3, 1, 6], &[5, 3, 1], &[2, 4, 6]], hole);
    page.texts(["turn"])
        .drawing("picture", any)
        .and([guide::each_for_himself()])
        .texts(["holes"])
        .picture("holes", counted)
        .and(guide::luck())
}
