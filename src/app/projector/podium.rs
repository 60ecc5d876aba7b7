//! Who has won: the first three with crown, cup and golden dice, when all is over; or that nobody has.

use base::draw::{Affine, Font, Ink, Path, Role, Stroke};
use base::i18n::tr;
use club::championship::Id;
use club::championship::sheet::prize;

use super::Show;
use super::slide::{HEADING, LEAST, SIZE, Slide, Spot};

/// Where a step stands: its middle, its height from above, and how large what stands on it is.
const STEPS: [(f32, f32, f32); 3] = [(800.0, 506.0, 3.7), (306.0, 572.0, 3.0), (1294.0, 612.0, 3.0)];
/// How wide a step is, and where all of them end, from above.
const WIDE: f32 = 470.0;
const FLOOR: f32 = 800.0;

pub fn slides(show: &Show<'_>, podium: &[Option<Id>]) -> Vec<Slide> {
    if show.cup.is_undecided() {
        let mut slide = show.slide(&tr!(show.lang, "projector-undecided"), "");
        let words = tr!(show.lang, "championship-undecided");
        slide.write(Spot::middle(SIZE.width / 2.0, 480.0, 1400.0), &words, HEADING);
        return vec![slide];
    }
    let mut slide = show.slide(&tr!(show.lang, "projector-podium"), "");
    for (at, (id, (x, y, size))) in podium.iter().zip(STEPS).enumerate() {
        let (place, name) = (at + 1, id.map_or("–", |id| show.cup.name(id)));
        let step = Path::rounded(x - WIDE / 2.0, y, WIDE, FLOOR - y, 8.0);
        slide.drawing.shape(step, Role::Paper.into(), Stroke::new(Ink::new(Role::Gold).lit(-0.1), 4.0));
        if id.is_some() {
            let prize = prize(place);
            let high = prize.size.height * size;
            let to = Affine::shift(x - prize.size.width * size / 2.0, y - high - 4.0);
            slide.drawing.place(Affine::scale(size).then(to), prize);
        }
        slide.name(Spot::middle(x, y + 90.0, WIDE - 36.0), name, HEADING, (3, false));
        let words = tr!(show.lang, "championship-sheet-place", place);
        slide.write(Spot::middle(x, y + 152.0, WIDE - 36.0), &words, (Font::SerifItalic, LEAST, Role::Faint));
    }
    if let Some(id) = podium.get(STEPS.len()).copied().flatten() {
        let words = tr!(show.lang, "championship-sheet-place", place = STEPS.len() + 1);
        let words = format!("{words}: {}", show.cup.name(id));
        slide.write(Spot::middle(SIZE.width / 2.0, 846.0, 1400.0), &words, (Font::Sans, LEAST, Role::Text));
    }
    vec![slide]
}
