//! What every pub game, its pictures and its pages are written with. Knows no game.

pub use base::draw::{Affine, Drawing, Font, Hue, Ink, Path, Point, Role, Segment, Stroke};
pub use base::i18n::Lang;
pub use base::phrase;
pub use base::phrase::Phrase;
pub use base::tr;

pub(super) use super::guide;
pub use crate::game::options::{Field, Values, chosen};
pub use crate::game::{Match, Seat, options};
pub use crate::table::leaf::Leaf;
pub use crate::table::{Block, Page, Sheet, View};
pub use crate::tavern::action::{Action, Places};
pub use crate::tavern::bout::{Bout, Kind, Own};
pub use crate::tavern::card::{Begin, Card, Rules, number};
pub use crate::tavern::dice::{equal_pips, is_double, sum};
pub use crate::tavern::figure::{FigureStyle, LINE, SIDE, bend, joined, print, strike};
pub use crate::tavern::guide::example;
pub use crate::tavern::guide::example::{Comes, ExampleRow};
pub use crate::tavern::laps::Laps;
pub use crate::tavern::part::{Amount, Circle, EveningPart, Gives, Hand, StepResult, Wait};
pub use crate::tavern::props;
pub use crate::tavern::round::{Prop, Round};
pub use crate::tavern::scene::caption;
pub use crate::tavern::scene::caption::{Caption, Went};
pub use crate::tavern::scene::{STAGE, Scene, SceneContext};
pub use crate::tavern::sheet::sections::Rows;
pub use crate::tavern::sheet::story::SheetHead;
pub use crate::tavern::thrown;
pub use crate::tavern::turns::{Keeping, Loses, Past, TurnRules, Turns};
