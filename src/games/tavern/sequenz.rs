//! Sequenz: three consecutive numbers, in one throw or in three (`docs/rules/pub-games.md`, 6).

use crate::games::tavern::prelude::*;

mod scene;
mod strategy;

const THROWS: Field = Field::new(
    "throws",
    "tavern-throws",
    "sequenz-throws-about",
    options::Kind::Choice(&[("1", "tavern-throws-one"), ("3", "tavern-throws-three")]),
    "1",
);

/// Whether these are three consecutive numbers.
pub fn is_sequence(dice: impl Iterator<Item = u8> + Clone) -> bool {
    let lowest = dice.clone().min().unwrap_or_default();
    (lowest..lowest + 3).all(|face| dice.clone().any(|other| other == face))
}

/// Sequenz: a sequence in so many throws.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sequenz {
    /// How many.
    pub throws: u8,
}

impl Turns for Sequenz {
    fn manner(&self) -> Manner {
        let Self { throws } = *self;
        Manner { dice: 3, throws, keeping: Keeping::Any, turning: false, loses: Loses::Each }
    }

    fn ends(&self, hand: &Hand) -> bool {
        is_sequence(hand.lying())
    }

    fn result(&self, hand: &Hand) -> Amount {
        u32::from(!is_sequence(hand.lying())).into()
    }
}

impl Kind for Sequenz {
    const CARD: &'static Card = &Card {
        key: "sequenz",
        name: "sequenz-name",
        line: "sequenz-line",
        emblem: scene::emblem,
        guide,
        in_short: &["sequenz-card-one", "sequenz-card-two", "sequenz-card-three"],
        rules: Rules::own(|values| Ok(Begin::turns(Self { throws: number(values, &THROWS)? })))
            .with(|| vec![THROWS])
            .worth(0.1028),
    };
    const STRATEGY: Option<fn(Lang) -> Vec<Block>> = Some(strategy::page);
}

/// Its own part of the rules page.
fn guide(page: Page, lang: Lang) -> Page {
    let all = |dice: &[u8], _| is_sequence(dice.iter().copied());
    let one = example::each(&Sequenz { throws: 1 }, &[&[4, 6, 5], &[2, 3, 5]], all);
    let keep = Action::Keep(Places::one(0).flipped(2));
    let steps: [(&[u8], &[Action]); 3] = [(&[4, 1, 5], &[keep]), (&[2], &[]), (&[3], &[])];
    let three = example::decided(&Sequenz { throws: 3 }, &steps, Hand::rising, lang);
    page.texts(["turn"])
        .drawing("picture", one)
        .texts(["more"])
        .picture("more", three)
        .rulings(["ruling"])
        .and([guide::each_for_himself()])
        .and(guide::choices(guide::keeping(false)))
}
