//! The programme of an evening at a glance: its games as emblems, what is done, now and to come. Knows no game.

use base::draw::{Affine, Drawing, Ink, Path, Role, Stroke};

use crate::tavern::bout::Bout;
use crate::tavern::figure::SIDE;
use crate::tavern::props;

const MOST_SEEN: usize = 7;
const EMBLEM: f32 = 7.2;
const STEP: f32 = 8.6;
const MORE: f32 = 2.6;
pub const HEIGHT: f32 = EMBLEM + 1.6;

/// The programme, `current` being the game that is to be seen, counted from 1.
pub fn strip(bout: &Bout, current: u32) -> Drawing {
    let (now, all) = (current as usize - 1, bout.programme() as usize);
    let seen = window(now, all);
    let mut drawing = Drawing::new(props::nth(seen.len()) * STEP + 2.0 * MORE, HEIGHT);
    let middle = HEIGHT / 2.0;
    for (place, number) in seen.clone().enumerate() {
        let x = MORE + (props::nth(place) + 0.5) * STEP;
        let item = bout.item(u32::try_from(number + 1).unwrap_or(u32::MAX));
        let by = Affine::scale(EMBLEM / SIDE).shifted(x - EMBLEM / 2.0, middle - EMBLEM / 2.0);
        drawing.place(by, (item.card.emblem)());
        if number < now {
            drawing.fill(Path::circle(x, middle, EMBLEM * 0.49), Ink::new(Role::Ground).alpha(0.6));
        } else if number == now {
            drawing.line(Path::circle(x, middle, EMBLEM * 0.54), Stroke::new(Role::Accent.into(), 0.8));
        }
    }
    let more = [(seen.start > 0, 1.0), (seen.end < all, drawing.size.width - 1.0)];
    for (_, x) in more.into_iter().filter(|(more, _)| *more) {
        for dot in [-1.8, 0.0, 1.8] {
            drawing.fill(Path::circle(x, middle + dot, 0.4), Role::Faint.into());
        }
    }
    drawing
}

fn window(now: usize, all: usize) -> std::ops::Range<usize> {
    let most = MOST_SEEN.min(all.max(1));
    let first = now.saturating_sub(most / 2).min(all.max(1) - most);
    first..first + most
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_game_is_always_among_those_that_are_seen() {
        for all in 1..60 {
            for now in 0..all {
                let seen = window(now, all);
                assert!(seen.contains(&now) && seen.end <= all, "{now} of {all}: {seen:?}");
                assert_eq!(seen.len(), all.min(MOST_SEEN));
            }
        }
    }
}
