//! The four marks of decisions, drawn and named.

use base::draw::{Drawing, Hue, Path, Role, Stroke};
use base::phrase::{Phrase, phrase};

use crate::game::bot::Mark;

/// 10 by 10: a tick, and “?!”, “?” and “??” as chess annotates. Of people's signs, each is one piece.
pub fn drawing(mark: Mark) -> Drawing {
    let mut drawing = Drawing::new(10.0, 10.0);
    let (strokes, dots, role): (_, &[f32], _) = match mark {
        Mark::Good => ("M1.5 5.5L4 8.5L8.5 1.5", &[], Role::Good),
        Mark::Inaccuracy => {
            ("M1.5 3.3c0-2.6 3.4-2.6 3.4-.2c0 1.7-1.7 1.7-1.7 3.4M7.6 1.3V6.5", &[3.2, 7.6], Role::Faint)
        }
        Mark::Mistake => ("M2.9 3.4c0-2.8 4.2-2.8 4.2-.2c0 1.7-2.1 1.6-2.1 3.3", &[5.0], Role::Deep(Hue::Ochre)),
        Mark::Blunder => {
            let hooks =
                "M.8 3.3c0-2.6 3.1-2.6 3.1-.2c0 1.7-1.5 1.7-1.5 3.4M6.1 3.3c0-2.6 3.1-2.6 3.1-.2c0 1.7-1.6 1.7-1.6 3.4";
            (hooks, &[2.35, 7.65], Role::Bad)
        }
    };
    drawing.line(Path::data(strokes), Stroke::new(role.into(), 1.4));
    dots.iter().for_each(|x| drawing.fill(Path::circle(*x, 8.8, 0.9), role.into()));
    drawing
}

pub fn name(mark: Mark) -> Phrase {
    match mark {
        Mark::Good => phrase!("app-mark-good"),
        Mark::Inaccuracy => phrase!("app-mark-inaccuracy"),
        Mark::Mistake => phrase!("app-mark-mistake"),
        Mark::Blunder => phrase!("app-mark-blunder"),
    }
}

#[cfg(test)]
mod tests {
    use base::draw::plot::{self, Sign};

    use super::*;

    #[test]
    fn no_mark_of_a_mistake_has_the_shape_of_a_persons_sign() {
        for (place, sign) in Sign::ALL.into_iter().enumerate() {
            assert_eq!(plot::sign(place as u8).items.len(), 1, "{sign:?} is one piece");
        }
        let pieces = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(|mark| drawing(mark).items.len());
        assert_eq!(pieces, [3, 2, 3], "a mark has dots");
    }
}
