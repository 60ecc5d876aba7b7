//! The house numbers: build a number of three digits, as high or as low as possible, or with chicanery
//! (`docs/rules/pub-games.md`, 2, 3 and 16).

use super::card;
use super::dice::number;
use crate::game::Illegal;
use crate::games::tavern::prelude::*;

mod scene;
mod sheet;
mod street;

/// How often is thrown.
const THROWS: Field = Field::new(
    "throws",
    "tavern-throws",
    "tavern-throws-house-about",
    options::Kind::Choice(&[("3", "tavern-throws-three"), ("1", "tavern-throws-one")]),
    "3",
);

/// A street in which the house with the worst number loses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Street {
    /// How often is thrown.
    pub throws: u8,
    /// Whether the number shall be high, or low.
    pub high: bool,
    /// Whether after each throw one die may be turned over.
    pub chicanery: bool,
}

impl Street {
    /// The dice that lie as the best number has them.
    pub fn digits(&self, hand: &Hand) -> Vec<u8> {
        if self.high { hand.falling() } else { hand.rising() }
    }
}

impl Turns for Street {
    fn manner(&self) -> Manner {
        let loses = if self.high { Loses::Lowest } else { Loses::Highest };
        Manner { dice: 3, throws: self.throws, keeping: Keeping::One, turning: self.chicanery, loses }
    }

    fn result(&self, hand: &Hand) -> Amount {
        number(&self.digits(hand)).into()
    }
}

fn begin(values: &Values, high: bool, chicanery: bool) -> Result<Begin, Illegal> {
    Ok(Begin::turns(Street { throws: card::number(values, &THROWS)?, high, chicanery }))
}

/// Große Hausnummer.
#[derive(Clone, Debug, PartialEq)]
pub struct Grosse;

impl Kind for Grosse {
    const CARD: &'static Card = &Card {
        key: "grosse-hausnummer",
        name: "grosse-hausnummer-name",
        line: "grosse-hausnummer-line",
        emblem: || street::emblem(654, Hue::Ochre, Hue::Ruby),
        guide: |page, lang| guide(page, true, [(&[6, 2, 3], 0), (&[5, 4], 0), (&[2], 0)], lang),
        in_short: &["grosse-hausnummer-card-one", "grosse-hausnummer-card-two", "grosse-hausnummer-card-three"],
        rules: Rules::last(|values| begin(values, true, false)).with(|| vec![THROWS]),
    };
    const SHEET: Option<Own<Self>> = Some(sheet::own());
}

/// Kleine Hausnummer.
#[derive(Clone, Debug, PartialEq)]
pub struct Kleine;

impl Kind for Kleine {
    const CARD: &'static Card = &Card {
        key: "kleine-hausnummer",
        name: "kleine-hausnummer-name",
        line: "kleine-hausnummer-line",
        emblem: || street::emblem(112, Hue::Petrol, Hue::Olive),
        guide: |page, lang| guide(page, false, [(&[4, 1, 5], 1), (&[2, 6], 0), (&[5], 0)], lang),
        in_short: &["kleine-hausnummer-card-one", "kleine-hausnummer-card-two", "kleine-hausnummer-card-three"],
        rules: Rules::last(|values| begin(values, false, false)).with(|| vec![THROWS]),
    };
    const SHEET: Option<Own<Self>> = Some(sheet::own());
}

/// Hohe Hausnummern mit Schikanen.
#[derive(Clone, Debug, PartialEq)]
pub struct Schikanen;

impl Kind for Schikanen {
    const CARD: &'static Card = &Card {
        key: "schikanen",
        name: "schikanen-name",
        line: "schikanen-line",
        emblem: street::turned_over,
        guide: chicanery,
        in_short: &["schikanen-card-one", "schikanen-card-two", "schikanen-card-three"],
        rules: Rules::last(|values| begin(values, true, true)).with(|| vec![Field { default: "1", ..THROWS }]),
    };
    const SHEET: Option<Own<Self>> = Some(sheet::own());
}

/// The own part of the rules page of the high number and the low: one being built, each throw with the place of the die
/// that stays.
fn guide(page: Page, high: bool, throws: [(&[u8], usize); 3], lang: Lang) -> Page {
    let rules = Street { throws: 3, high, chicanery: false };
    let kept = throws.map(|(_, place)| [Action::Keep(Places::one(place))]);
    let [first, second, last] = throws.map(|(dice, _)| dice);
    let steps: [(&[u8], &[Action]); 3] = [(first, &kept[0]), (second, &kept[1]), (last, &[])];
    let picture = example::decided(&rules, &steps, |hand| rules.digits(hand), lang);
    page.texts(["turn", "end"]).drawing("picture", picture).texts(["once"]).and(guide::choices(guide::keeping_one()))
}

/// The own part of the rules page of chicanery.
fn chicanery(page: Page, lang: Lang) -> Page {
    let rules = Street { throws: 1, high: true, chicanery: true };
    let picture = example::decided(&rules, &[(&[1, 3, 3], &[Action::Turn(Some(0))])], Hand::falling, lang);
    let mut moves = guide::keeping_one();
    let (second, none) = (Action::Turn(Some(1)).to_string(), Action::Turn(None).to_string());
    moves.push(Block::Text(phrase!("schikanen-guide-notation", turn = second, none = none)));
    page.texts(["turn"]).drawing("picture", picture).texts(["end", "more"]).and(guide::choices(moves))
}
