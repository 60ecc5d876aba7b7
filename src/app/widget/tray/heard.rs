//! What is heard of the dice in the tray. Of what lies under the cup nothing is: it sounds alike whatever lies there.

use base::draw::cup;
use club::store::settings::{Dice, Settings};
use voice::sound::knock::{Body, Knock, Knocks};

use super::{Cup, Tray};

const SOFT_FORCE: f32 = 0.8;
/// How much later each die strikes the cup than the one before, s.
const APART: f32 = 0.011;

impl Tray {
    /// Those of the throw of so many dice that is seen now; a soft tap where nothing moves.
    pub fn knocks(&self, dice: usize, settings: &Settings) -> Knocks {
        let rolls = self.rolling && settings.dice == Dice::Solid;
        let knocks = match self.cup {
            Some(Cup::Over) if rolls => shaken(dice),
            Some(Cup::Over) => laid(dice, true),
            None | Some(Cup::Beside) if rolls => self.rolled(),
            None | Some(Cup::Beside) => laid(dice, false),
            Some(Cup::Lifted | Cup::Aside) => Knocks::default(),
        };
        knocks.faster(self.pace(settings))
    }

    fn rolled(&self) -> Knocks {
        let hits = self.dice.iter().flat_map(super::Lot::hits);
        hits.map(|hit| Knock { at: hit.at, body: Body::Die, which: hit.die, force: hit.force }).collect()
    }
}

pub fn laid(dice: usize, covered: bool) -> Knocks {
    if covered { set_down(0.0, SOFT_FORCE) } else { Knocks::tap(dice) }
}

fn set_down(at: f32, force: f32) -> Knocks {
    Knocks::from_iter([Knock { at, body: Body::Cup, which: 0, force }])
}

fn shaken(dice: usize) -> Knocks {
    let strikes = cup::Pose::beats().enumerate().flat_map(|(beat, (at, force))| {
        (0..dice.min(6)).map(move |which| {
            // They do not come in the same order every time.
            let place = (which * 5 + beat * 3) % 7;
            let part = 0.55 + 0.45 * ((which * 3 + beat * 5) % 8) as f32 / 7.0;
            Knock { at: at + APART * place as f32, body: Body::Rattle, which, force: force * part }
        })
    });
    strikes.chain(set_down(0.97 * cup::SHAKE, 0.9).list().iter().copied()).collect()
}

#[cfg(test)]
mod tests;
