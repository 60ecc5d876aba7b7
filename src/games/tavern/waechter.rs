//! Der Wächter bläst vom Turme: one die is blown from the top of the cup, two lie under it (`docs/rules/pub-games.md`,
//! 9).

use crate::games::tavern::prelude::*;

mod art;
mod scene;

const COUNT: Field = Field::new(
    "count",
    "tavern-count",
    "waechter-count-about",
    options::Kind::Choice(&[
        ("sum", "waechter-count-sum"),
        ("times", "waechter-count-times"),
        ("high", "waechter-count-high"),
    ]),
    "sum",
);

/// Der Wächter bläst vom Turme: how the blown die and the hidden ones are reckoned together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waechter {
    /// All three added.
    Sum,
    /// The hidden sum times the blown die.
    Times,
    /// The blown die times itself, divided by the hidden sum.
    High,
}

impl Waechter {
    fn of(count: &str) -> Option<Self> {
        match count {
            "sum" => Some(Self::Sum),
            "times" => Some(Self::Times),
            "high" => Some(Self::High),
            _ => None,
        }
    }

    /// What the dice come to, the blown one first.
    pub fn reckon(self, [blown, one, two]: [u8; 3]) -> Amount {
        let (blown, hidden) = (u32::from(blown), u32::from(one) + u32::from(two));
        match self {
            Self::Sum => (blown + hidden).into(),
            Self::Times => (blown * hidden).into(),
            Self::High => Amount::new(blown * blown, hidden),
        }
    }
}

impl Turns for Waechter {
    fn manner(&self) -> Manner {
        Manner { dice: 3, throws: 1, keeping: Keeping::Nothing, turning: false, loses: Loses::Lowest }
    }

    fn result(&self, hand: &Hand) -> Amount {
        self.reckon([hand.dice[0], hand.dice[1], hand.dice[2]])
    }

    fn in_the_open(&self) -> Option<usize> {
        Some(1)
    }
}

impl Kind for Waechter {
    const CARD: &'static Card = &Card {
        key: "waechter",
        name: "waechter-name",
        line: "waechter-line",
        emblem: art::emblem,
        guide,
        in_short: &["waechter-card-one", "waechter-card-two", "waechter-card-three"],
        rules: Rules::last(|values| Ok(Begin::turns(chosen(values, COUNT.key, Self::of)?))).with(|| vec![COUNT]),
    };
}

/// Its own part of the rules page.
fn guide(page: Page, lang: Lang) -> Page {
    page.texts(["turn", "ways"])
        .points(["sum", "times", "high"])
        .texts(["end"])
        .drawing("picture", reckoned(lang))
        .and(guide::luck())
}

/// A throw under the cup and before it, counted in all ways.
fn reckoned(lang: Lang) -> Drawing {
    let line = |(way, label): (Waechter, &'static str)| {
        let dice = vec![(4, true), (2, false), (5, false)];
        Line { label: lang.say(&Phrase::new(label)), dice, comes: Comes::To(way.reckon([4, 2, 5]).to_string()) }
    };
    let ways = [
        (Waechter::Sum, "waechter-count-sum"),
        (Waechter::Times, "waechter-count-times"),
        (Waechter::High, "waechter-count-high"),
    ];
    let lines = example::draw(&ways.map(line));
    let cup = 20.0;
    let mut drawing = Drawing::new(cup + 5.0 + lines.size.width, lines.size.height);
    drawing.place(Affine::shift(0.0, (lines.size.height - cup) / 2.0), props::cup(cup));
    drawing.place(Affine::shift(cup + 5.0, 0.0), lines);
    drawing
}
