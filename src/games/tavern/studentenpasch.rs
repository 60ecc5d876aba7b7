//! Studentenpasch: a 1 counts 100, a 6 counts 60; up to three throws, any dice kept (`docs/rules/pub-games.md`, 14).

use crate::games::tavern::prelude::*;

mod scene;
mod strategy;

/// What a die counts.
pub fn worth(face: u8) -> u32 {
    match face {
        1 => 100,
        6 => 60,
        pips => pips.into(),
    }
}

/// Studentenpasch.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Studentenpasch;

impl Turns for Studentenpasch {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 3, keeping: Keeping::AnyOrStop, turning: false, loses: Loses::Lowest }
    }

    fn result(&self, hand: &Hand) -> Amount {
        hand.lying().map(worth).sum::<u32>().into()
    }
}

impl Kind for Studentenpasch {
    const CARD: &'static Card = &Card {
        key: "studentenpasch",
        name: "studentenpasch-name",
        line: "studentenpasch-line",
        emblem: scene::emblem,
        guide,
        in_short: &["studentenpasch-card-one", "studentenpasch-card-two", "studentenpasch-card-three"],
        rules: Rules::last(|_| Ok(Begin::turns(Self))),
    };
    const STRATEGY: Option<fn(Lang) -> Vec<Block>> = Some(strategy::page);
}

/// Its own part of the rules page.
fn guide(page: Page, lang: Lang) -> Page {
    let keep = [Action::Keep(Places::one(1))];
    let steps: [(&[u8], &[Action]); 3] = [(&[4, 1, 3], &keep), (&[2, 6], &keep), (&[5], &[])];
    let picture = example::decided(&Studentenpasch, &steps, |hand| hand.lying().collect(), lang);
    page.texts(["turn", "end"]).drawing("picture", picture).and(guide::choices(guide::keeping(true)))
}
