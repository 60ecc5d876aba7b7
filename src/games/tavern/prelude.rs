//! What every pub game, its pictures and its pages are written with. Knows no game.

pub(super) use super::guide;
pub use crate::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Segment, Stroke};
pub use crate::game::options::{Field, Values, chosen};
pub use crate::game::{Match, Seat, options};
pub use crate::games::tavern::action::{Action, Places};
pub use crate::games::tavern::bout::{Bout, Kind, Own};
pub use crate::games::tavern::card::{Begin, Card, Rules, number};
pub use crate::games::tavern::dice::{equal_pips, is_double, sum};
pub use crate::games::tavern::figure::{Dress, LINE, SIDE, bend, joined, print, rule, strike};
pub use crate::games::tavern::guide::example;
pub use crate::games::tavern::guide::example::{Comes, Line};
pub use crate::games::tavern::laps::Laps;
pub use crate::games::tavern::part::{Amount, Circle, Hand, Outcome, Part, Wait};
pub use crate::games::tavern::props;
pub use crate::games::tavern::round::{Prop, Round};
pub use crate::games::tavern::scene::caption;
pub use crate::games::tavern::scene::caption::{Caption, Went};
pub use crate::games::tavern::scene::{STAGE, Scene, Stage};
pub use crate::games::tavern::sheet::sections::Rows;
pub use crate::games::tavern::sheet::story::Told;
pub use crate::games::tavern::thrown;
pub use crate::games::tavern::turns::{Keeping, Loses, Manner, Past, Turns};
pub use crate::i18n::Lang;
pub use crate::phrase::Phrase;
pub use crate::table::leaf::Leaf;
pub use crate::table::{Block, Page, Sheet};
pub use crate::{phrase, tr};
