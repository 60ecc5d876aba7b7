//! What all sheets of the game share: their head, how White and Black are told apart. Knows no match. Lengths in mm.

use base::draw::{Drawing, Path, Role, Stroke};
use base::i18n::{Lang, tr};

use crate::game::Seat;
use crate::kvatrutafl::art;
use crate::table::leaf::Head;
pub use crate::table::leaf::{LABEL, Leaf, MARGIN, Who};

/// Where the content of a sheet begins, from above.
pub const TOP: f32 = 28.0;

pub fn headed(width: f32, height: f32, name: &str, date: Option<&str>, lang: Lang) -> Leaf {
    let head = Head { emblem: art::emblem(), title: &tr!(lang, "kvatrutafl-name"), name };
    Leaf::new(width, height, head, date, lang)
}

pub fn man(drawing: &mut Drawing, x: f32, y: f32, radius: f32, seat: Seat) {
    let edge = Stroke::new(Role::Text.into(), radius * 0.22);
    let fill = if seat == 0 { Role::Paper } else { Role::Text };
    drawing.shape(Path::circle(x, y, radius - edge.width / 2.0), fill.into(), edge);
}

pub fn side(seat: Seat, lang: Lang) -> String {
    if seat == 0 { tr!(lang, "kvatrutafl-sheet-white") } else { tr!(lang, "kvatrutafl-sheet-black") }
}
