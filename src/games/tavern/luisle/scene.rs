//! Nacket's Luisle on the stage: a ladder of ten rungs for each player, up and down again, and what the throw yields.
//! Knows no rule beyond that.

use super::art::{LUISLE, ladder, luisle};
use super::{Chain, TOP, sums};
use crate::games::tavern::laps::LapScene;
use crate::games::tavern::laps::columns::{self, Columns, DICE, FOOT};
use crate::games::tavern::prelude::*;

/// From one rung to the next, mm.
const PITCH: f32 = (FOOT - columns::TOP) / 10.0;
/// How wide a chip with a sum is, and from one to the next below it, mm.
const CHIP: (f32, f32) = (10.4, 9.6);

/// What a rung of a ladder says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rung {
    /// Its number is still to be got.
    Free,
    /// It was got, and is to be cancelled.
    Got,
    /// It was got and cancelled.
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

    /// Which rung Luisle has come to; none before the first and after the last.
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
            phrase!("luisle-gets", name = name, number = needed)
        } else {
            phrase!("luisle-cancels", name = name, number = needed)
        })
    }

    fn comes_to(&self) -> Phrase {
        match self.0 {
            done if done == 2 * TOP => phrase!("tavern-stage-done"),
            done => phrase!("luisle-came", done = done),
        }
    }
}

/// The sums that the last throw yields, those that brought something filled.
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

/// One ladder with Luisle on it; the last `steps` steps were made just now.
fn tower(drawing: &mut Drawing, chain: Chain, steps: u8, middle: f32, width: f32) {
    let figure = ((width * 0.34) / LUISLE.0).min(0.66);
    let beside = LUISLE.0 * figure;
    let across = (width - beside - 2.2).min(20.0);
    let left = middle - (across + beside) / 2.0;
    ladder(drawing, Point::new(left, columns::TOP), (across, FOOT - columns::TOP), 0, 0.9);
    let fresh: Vec<u8> = (chain.0 - steps..chain.0).filter_map(|done| Chain(done).needed()).collect();
    for number in 1..=TOP {
        let y = FOOT - (f32::from(number) - 0.5) * PITCH;
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
        drawing.shape(Path::rounded(left, y - PITCH * 0.4, across, PITCH * 0.8, 0.8), fill, line);
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
    let top = (FOOT - f32::from(chain.stands()) * PITCH).min(FOOT - tall);
    let by = Affine::scale(figure).then(Affine::shift(left + across + 0.7, top));
    drawing.place(by, luisle(Dress::staged(Role::Tint(Hue::Rose), 0.35 / figure)));
}

#[cfg(test)]
mod tests {
    use super::*;

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
