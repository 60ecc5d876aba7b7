//! Nacket's Luisle: get 1 to 10 in order, then cancel them from 10 down to 1 (`docs/rules/pub-games.md`, 10).

use super::laps::Track;
use super::sheet::sections;
use crate::tavern::figure::limb;
use crate::tavern::laps::LapScene;
use crate::tavern::laps::columns::{self, Columns, DICE, FOOT};
use crate::tavern::prelude::*;
use crate::tavern::sheet::form;
use serde_json::Value;

pub const TOP: u8 = 10;

/// Nacket's Luisle: how far somebody is along the chain, 0 to 20 steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chain(pub u8);

impl Chain {
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
        emblem,
        guide,
        rules: Rules::last(|_| Ok(Begin::with(|order| Laps::<Self>::new(1, order)))),
    };
    const SHEET: Option<Own> = Some(sections::own::<Self>());
}

fn guide(page: Page, _lang: Lang) -> Page {
    let dice = [1, 3, 5];
    let yields: Vec<String> = sums(&dice).iter().map(ToString::to_string).collect();
    let throw = example::draw(&[ExampleRow::all(String::new(), &dice, Comes::To(yields.join("  ")))]);
    page.pictures([("sums", throw), ("sheet", way())]).and(guide::luck())
}

fn way() -> Drawing {
    let mut drawing = Drawing::new(88.0, 23.0);
    for (y, done) in [(6.0, 7), (17.0, 14)] {
        Chain(done).row(&mut drawing, Point::new(44.0, y));
    }
    drawing
}

const RUNG_PITCH: f32 = (FOOT - columns::TOP) / 10.0;
/// How wide a chip with a sum is, and from one to the next below it, mm.
const CHIP: (f32, f32) = (10.4, 9.6);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rung {
    Free,
    Got,
    Cancelled,
}

impl Chain {
    fn rung(self, number: u8) -> Rung {
        match self.0 {
            done if done < number => Rung::Free,
            done if done > 2 * TOP - number => Rung::Cancelled,
            _ => Rung::Got,
        }
    }

    /// Which rung Luisle has come to; 0 before the first and after the last.
    const fn stands(self) -> u8 {
        if self.0 <= TOP { self.0 } else { 2 * TOP - self.0 }
    }
}

impl LapScene for Chain {
    const SIDE: f32 = 19.0;

    fn set(drawing: &mut Drawing, laps: &Laps<Self>, columns: &Columns) {
        yields(drawing, laps);
        for (place, seat) in columns.seats.iter().enumerate() {
            let chain = laps.tracks[*seat];
            let steps = laps.before(*seat).map_or(0, |before| chain.0.saturating_sub(before.0));
            tower(drawing, chain, steps, columns.middle(place), columns.width);
        }
    }

    fn came(&self, after: &Self) -> Phrase {
        phrase!("luisle-steps", steps = after.0 - self.0)
    }

    fn needs(&self, name: String) -> Option<Phrase> {
        let needed = self.needed()?;
        Some(if self.0 < TOP {
            phrase!("luisle-gets", name, number = needed)
        } else {
            phrase!("luisle-cancels", name, number = needed)
        })
    }

    fn comes_to(&self) -> Phrase {
        match self.0 {
            done if done == 2 * TOP => phrase!("tavern-stage-done"),
            done => phrase!("luisle-came", done),
        }
    }
}

fn yields(drawing: &mut Drawing, laps: &Laps<Chain>) {
    let Some(((_, dice, _), (before, after))) = laps.last.as_ref().zip(laps.thrown()) else { return };
    let used: Vec<u8> = (before.0..after.0).filter_map(|done| Chain(done).needed()).collect();
    let middle = DICE + <Chain as LapScene>::SIDE + 3.0 + CHIP.0 / 2.0;
    for (place, sum) in sums(dice).into_iter().enumerate() {
        let middle = Point::new(middle, columns::TOP + (props::nth(place) + 0.5) * CHIP.1);
        let chip = Path::rounded(middle.x - CHIP.0 / 2.0, middle.y - 4.3, CHIP.0, 8.6, 2.0);
        let (fill, line, font) = if used.contains(&sum) {
            (Role::Soft, Stroke::new(Role::Accent.into(), 0.8), Font::SansBold)
        } else {
            (Role::Paper, Stroke::new(Role::Line.into(), 0.3), Font::Sans)
        };
        drawing.shape(chip, fill.into(), line);
        props::label(drawing, sum, middle, 5.6, CHIP.0, font, Role::Text);
    }
}

/// The last `steps` steps were made just now.
fn tower(drawing: &mut Drawing, chain: Chain, steps: u8, middle: f32, width: f32) {
    let figure = ((width * 0.34) / LUISLE.0).min(0.66);
    let beside = LUISLE.0 * figure;
    let across = (width - beside - 2.2).min(20.0);
    let left = middle - (across + beside) / 2.0;
    ladder(drawing, Point::new(left, columns::TOP), (across, FOOT - columns::TOP), 0, 0.9);
    let fresh: Vec<u8> = (chain.0 - steps..chain.0).filter_map(|done| Chain(done).needed()).collect();
    for number in 1..=TOP {
        let y = FOOT - (f32::from(number) - 0.5) * RUNG_PITCH;
        let rung = chain.rung(number);
        let needed = chain.needed() == Some(number);
        let fill = match rung {
            Rung::Free => Ink::new(Role::Paper),
            Rung::Got => Ink::new(Role::Leather).alpha(0.35),
            Rung::Cancelled => Ink::new(Role::Ground),
        };
        let line = if needed {
            Stroke::new(Role::Accent.into(), 0.9)
        } else if fresh.contains(&number) {
            Stroke::new(Role::Accent.into(), 0.5)
        } else {
            Stroke::new(Role::Line.into(), 0.25)
        };
        drawing.shape(Path::rounded(left, y - RUNG_PITCH * 0.4, across, RUNG_PITCH * 0.8, 0.8), fill, line);
        let point = Point::new(left + across / 2.0, y);
        let ink = match rung {
            Rung::Free | Rung::Got => Role::Text,
            Rung::Cancelled => Role::Faint,
        };
        let font = if needed { Font::SansBold } else { Font::Sans };
        props::label(drawing, number, point, 4.8, across, font, ink);
        if rung == Rung::Cancelled {
            strike(drawing, point, 3.6, usize::from(number));
        }
    }
    // She holds on to the rung she has come to; low down she stands on the ground.
    let tall = LUISLE.1 * figure;
    let top = (FOOT - f32::from(chain.stands()) * RUNG_PITCH).min(FOOT - tall);
    let by = Affine::scale(figure).shifted(left + across + 0.7, top);
    drawing.place(by, luisle(FigureStyle::staged(Role::Tint(Hue::Rose), 0.35 / figure)));
}

const LUISLE: (f32, f32) = (16.0, 30.0);

fn luisle(style: FigureStyle) -> Drawing {
    let line = style.line;
    let mut drawing = Drawing::new(LUISLE.0, LUISLE.1);
    let p = Point::new;
    let limbs = [
        limb(p(5.4, 10.6), p(2.4, 3.4), 2.6),
        limb(p(10.6, 10.6), p(13.4, 7.0), 2.6),
        limb(p(13.4, 7.0), p(13.8, 4.8), 2.4),
        limb(p(6.2, 20.0), p(5.0, 28.2), 3.2),
        limb(p(9.8, 20.0), p(12.6, 23.2), 3.2),
        limb(p(12.6, 23.2), p(12.0, 26.0), 2.8),
        Path::rounded(4.2, 9.0, 7.6, 9.0, 3.4),
        Path::ellipse(8.0, 18.6, 4.4, 3.6),
    ];
    joined(&mut drawing, &limbs, style.body, line);
    drawing.line(Path::data("M8 17 C8.2 18.4 8.2 19.6 8 21.2"), style.detail(0.8));
    drawing.shape(Path::circle(8.0, 5.4, 3.7), Role::Leather.into(), line);
    drawing.shape(Path::circle(8.0, 1.9, 1.7), Role::Leather.into(), line);
    drawing
}

fn ladder(drawing: &mut Drawing, at: Point, size: (f32, f32), rungs: u8, rail: f32) {
    let wood = Ink::new(Role::Leather);
    for rung in 0..rungs {
        let y = at.y + size.1 * (f32::from(rung) + 0.5) / f32::from(rungs);
        drawing.rule((at.x, y), (at.x + size.0, y), Stroke::new(wood, rail * 0.8));
    }
    for x in [at.x, at.x + size.0] {
        drawing.rule((x, at.y), (x, at.y + size.1), Stroke::new(wood, rail));
    }
}

const HUE: Hue = Hue::Olive;

fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    ladder(&mut drawing, Point::new(12.4, 5.6), (15.2, 28.8), 5, 1.5);
    drawing.place(Affine::scale(0.9).shifted(12.8, 7.0), luisle(FigureStyle::printed(HUE, 0.9)));
    drawing
}

const SHEET_PITCH: f32 = 8.2;

impl Rows for Chain {
    const NAMES: [&'static str; 3] = ["luisle", "luisle-name", "luisle-sheet-about"];
    const LEFT: f32 = 40.5;
    const RIGHT: f32 = 124.0;

    fn row(&self, drawing: &mut Drawing, middle: Point) {
        for number in 1..=TOP {
            let at = Point::new(middle.x + SHEET_PITCH * (f32::from(number) - f32::from(TOP + 1) / 2.0), middle.y);
            props::label(drawing, number, at, 5.4, SHEET_PITCH, Font::SerifBold, Role::Text);
            if self.0 >= number {
                form::ring(drawing, at, 7.4);
            }
            if self.0 > 2 * TOP - number {
                form::strike(drawing, at, 6.2, 8.0);
            }
        }
    }
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
    #[test]
    fn rungs_are_got_from_below_and_cancelled_from_above() {
        let rungs = |done: u8| (1..=TOP).map(|number| Chain(done).rung(number)).collect::<Vec<_>>();
        assert_eq!(rungs(0), [Rung::Free; 10]);
        assert_eq!(rungs(10), [Rung::Got; 10]);
        assert_eq!(rungs(20), [Rung::Cancelled; 10]);
        assert_eq!(rungs(3)[..4], [Rung::Got, Rung::Got, Rung::Got, Rung::Free]);
        assert_eq!(rungs(12)[7..], [Rung::Got, Rung::Cancelled, Rung::Cancelled], "the 10 and the 9 are gone");
    }

    #[test]
    fn luisle_stands_where_the_chain_has_come_to() {
        assert_eq!([0, 1, 10, 11, 19, 20].map(|done| Chain(done).stands()), [0, 1, 10, 9, 1, 0]);
    }
}
