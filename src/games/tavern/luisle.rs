//! Nacket's Luisle: get 1 to 10 in order, then cancel them from 10 down to 1 (`docs/rules/pub-games.md`, 10).

use crate::games::tavern::prelude::*;
use serde_json::Value;

use super::laps::Track;
use super::sheet::sections;

mod art;
mod scene;
mod sheet;

/// The last number of the chain.
pub const TOP: u8 = 10;

/// Nacket's Luisle: how far somebody is along the chain, 0 to 20 steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chain(pub u8);

impl Chain {
    /// The number needed next; none when all is done.
    pub const fn needed(self) -> Option<u8> {
        match self.0 {
            done if done < TOP => Some(done + 1),
            done if done < 2 * TOP => Some(2 * TOP - done),
            _ => None,
        }
    }
}

/// Every number that a throw yields: the sums of one, two or all of its dice.
pub fn sums(faces: &[u8]) -> Vec<u8> {
    let sum = |choice: usize| (0..faces.len()).filter(|die| choice >> die & 1 == 1).map(|die| faces[die]).sum();
    let mut sums: Vec<u8> = (1..1_usize << faces.len()).map(sum).collect();
    sums.sort_unstable();
    sums.dedup();
    sums
}

impl Track for Chain {
    const DICE: usize = 3;
    const STATE: &'static str = "chain";

    fn fresh() -> Self {
        Self::default()
    }

    fn throw(&mut self, faces: &[u8]) {
        let sums = sums(faces);
        while self.needed().is_some_and(|needed| sums.contains(&needed)) {
            self.0 += 1;
            // The 10 has to be thrown twice: cancelling begins with the next throw.
            if self.0 == TOP {
                return;
            }
        }
    }

    fn is_done(&self) -> bool {
        self.needed().is_none()
    }

    fn json(&self) -> Value {
        self.0.into()
    }
}

impl Kind for Chain {
    const CARD: &'static Card = &Card {
        key: "luisle",
        name: "luisle-name",
        line: "luisle-line",
        emblem: art::emblem,
        guide,
        in_short: &["luisle-card-one", "luisle-card-two", "luisle-card-three"],
        rules: Rules::last(|_| Ok(Begin::with(|order| Laps::<Self>::new(1, order)))),
    };
    const SHEET: Option<Own<Self>> = Some(sections::own());
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    let dice = [1, 3, 5];
    let yields: Vec<String> = sums(&dice).iter().map(ToString::to_string).collect();
    let throw = example::draw(&[Line::all(String::new(), &dice, Comes::To(yields.join("  ")))]);
    page.texts(["turn", "sums"])
        .picture("sums", throw)
        .picture("sheet", way())
        .texts(["end", "mutschel"])
        .rulings(["ruling", "ruling-order"])
        .and(guide::luck())
}

/// The numbers of two: one on the way up, one on the way down.
fn way() -> Drawing {
    let mut drawing = Drawing::new(88.0, 23.0);
    for (y, done) in [(6.0, 7), (17.0, 14)] {
        Chain(done).row(&mut drawing, Point::new(44.0, y));
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_yields_the_sums_the_rules_name() {
        assert_eq!(sums(&[1, 2, 4]), [1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(sums(&[3, 5, 6]), [3, 5, 6, 8, 9, 11, 14]);
    }

    #[test]
    fn the_ten_is_thrown_twice() {
        let mut chain = Chain(7);
        chain.throw(&[4, 4, 2]);
        assert_eq!(chain, Chain(8), "8 and 10 are there, 9 is not");
        chain.throw(&[4, 5, 1]);
        assert_eq!(chain, Chain(10), "9 and 10, and there it ends");
        chain.throw(&[6, 2, 2]);
        assert_eq!(chain, Chain(11), "10 again, 9 is not there");
        chain.throw(&[5, 3, 1]);
        assert_eq!(chain, Chain(13), "9 and 8");
    }
}
