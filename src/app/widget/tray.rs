//! The dice on the table: solid and rolling, flat, or under the cup; and dice as signs within text. What lies under
//! the cup is not known here.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::widget::canvas::{self, Canvas};
use iced::widget::{Row, container};
use iced::{Element, Event, Fill, Rectangle, Renderer, Theme, mouse, window};

use crate::app::theme::Ui;
use crate::draw::cup;
use crate::draw::pieces::{self, DieLook};
use crate::draw::solids::{self, Faces, Placed, Pose, Solid, Toss, TossDie};
use crate::draw::{Affine, Drawing, Hue, Palette, Size, screen};
use crate::game::{Die, Face, Throw};
use crate::store::settings::{Dice, Settings, Speed};
use crate::table::Title;

/// A small drawing as a sign of that height, pixels at 100 %.
pub fn sign<'a, Message: 'a>(ui: Ui, drawing: Drawing, height: f32) -> Element<'a, Message> {
    let height = ui.wide(height);
    let ratio = if drawing.size.height > 0.0 { drawing.size.width / drawing.size.height } else { 1.0 };
    Canvas::new(Sign { drawing, ui }).width(height * ratio).height(height).into()
}

struct Sign {
    drawing: Drawing,
    ui: Ui,
}

/// What was painted last, and when to paint anew.
#[derive(Debug, Default)]
struct Painted {
    cache: canvas::Cache,
    drawing: RefCell<Option<(Drawing, Palette, Hue)>>,
}

impl<Message> canvas::Program<Message> for Sign {
    type State = Painted;

    fn draw(
        &self,
        painted: &Painted,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let look = screen::Look { palette: self.ui.palette, accent: self.ui.accent };
        let mut before = painted.drawing.borrow_mut();
        let same = before.as_ref().is_some_and(|(drawing, palette, accent)| {
            *drawing == self.drawing && (*palette, *accent) == (look.palette, look.accent)
        });
        if !same {
            painted.cache.clear();
            *before = Some((self.drawing.clone(), look.palette, look.accent));
        }
        vec![painted.cache.draw(renderer, bounds.size(), |frame| {
            let scale = bounds.height / self.drawing.size.height.max(0.001);
            screen::paint(frame, &self.drawing, look, Affine::scale(scale));
        })]
    }
}

/// A die as it lies, flat, of that height.
pub fn die_sign<'a, Message: 'a>(
    ui: Ui,
    title: &'static dyn Title,
    die: &Die,
    face: Face,
    height: f32,
) -> Element<'a, Message> {
    sign(ui, pieces::flat_die(title.die_look(die), title.die_face(die, face)), height)
}

/// How large a tray without a cup is, mm, as it is seen.
const OPEN: Size = Size { width: 100.0, height: 46.0 };
/// The edge of a cube on it, mm.
const EDGE: f32 = 17.0;
/// The edge of a cube under the cup, mm.
const SMALL: f32 = 13.0;
/// The time between two frames.
const FRAME: Duration = Duration::from_micros(16_667);

/// The dice on the table, and the cup over them.
#[derive(Debug)]
pub struct Tray {
    title: &'static dyn Title,
    size: Size,
    /// The dice that are seen. What lies under the cup is not here.
    dice: Option<Lot>,
    cup: Option<Cup>,
    rolling: bool,
    /// Rises with every change of what lies there.
    version: u64,
}

/// Where the cup is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cup {
    /// Over the dice; before it stands still it is shaken.
    Over,
    /// Held aside, while somebody looks at what was under it.
    Aside,
    /// Being lifted off.
    Lifted,
}

/// Dice that are seen.
#[derive(Debug)]
struct Lot {
    dice: Vec<(Die, Face)>,
    ready: Vec<(Arc<Solid>, DieLook, Faces)>,
    toss: Toss,
    /// From the toss to the tray, mm: dice that lay under the cup lie together in its middle.
    under: Option<(f32, f32)>,
}

impl Lot {
    fn new(title: &'static dyn Title, throw: &Throw, faces: &[Face], seed: u64, size: Size) -> Self {
        Self::within(title, throw, faces, seed, size, EDGE)
    }

    /// Dice that lay under the cup.
    fn under(title: &'static dyn Title, throw: &Throw, faces: &[Face]) -> Self {
        let lot = Self::within(title, throw, faces, 0, cup::UNDER, SMALL);
        let poses = lot.toss.settled();
        let count = f32::from(u16::try_from(poses.len().max(1)).unwrap_or(u16::MAX));
        let middle = |along: fn(&Pose) -> f32| poses.iter().map(along).sum::<f32>() / count;
        let at = cup::Pose::STANDING.at;
        let depth = (cup::TRAY.height - at.y) / solids::ELEVATION.sin();
        let by = (at.x - middle(|pose| pose.at.x), depth - middle(|pose| pose.at.y));
        Self { under: Some(by), ..lot }
    }

    fn within(title: &'static dyn Title, throw: &Throw, faces: &[Face], seed: u64, size: Size, edge: f32) -> Self {
        let dice: Vec<(Die, Face)> = throw.dice.iter().cloned().zip(faces.iter().copied()).collect();
        let (mut tossed, mut ready) = (Vec::with_capacity(dice.len()), Vec::with_capacity(dice.len()));
        for (index, (die, face)) in dice.iter().enumerate() {
            let solid = Solid::with_facets(die.faces.len());
            let (counts, drawn): (Vec<Face>, Vec<Drawing>) = title.die_facets(die).into_iter().unzip();
            // any of those that show it: a pip die may show a result in two ways
            let showing: Vec<usize> = (0..counts.len()).filter(|facet| counts[*facet] == *face).collect();
            let any = usize::try_from(seed % 997).unwrap_or_default() + index;
            let face_index = showing.get(any % showing.len().max(1)).copied().unwrap_or_default();
            tossed.push(TossDie { solid: solid.clone(), face_index });
            ready.push((solid, title.die_look(die), Faces::new(&drawn)));
        }
        Self { dice, ready, toss: Toss::new(seed, &tossed, size, edge), under: None }
    }

    /// The dice so many seconds after the throw, or as they lie at last.
    fn drawing(&self, seconds: Option<f32>, size: Size) -> Drawing {
        let poses = match self.under {
            None => self.toss.poses(seconds.unwrap_or_else(|| self.toss.length())),
            Some((x, y)) => {
                let mut poses = self.toss.settled();
                for pose in &mut poses {
                    (pose.at.x, pose.at.y) = (pose.at.x + x, pose.at.y + y);
                }
                poses
            }
        };
        let placed: Vec<Placed<'_>> = self
            .ready
            .iter()
            .zip(poses)
            .map(|((solid, look, faces), pose)| Placed { solid, pose, look: *look, faces })
            .collect();
        solids::draw(&placed, size)
    }
}

impl Tray {
    /// An empty tray for the dice of that game, with room for a cup where dice are thrown under one.
    #[must_use]
    pub fn new(title: &'static dyn Title, covers: bool) -> Self {
        let size = if covers { cup::TRAY } else { OPEN };
        Self { title, size, dice: None, cup: None, rolling: false, version: 0 }
    }

    fn put(&mut self, dice: Option<Lot>, cup: Option<Cup>, rolling: bool) {
        (self.dice, self.cup, self.rolling) = (dice, cup, rolling);
        self.version += 1;
    }

    /// The dice lie there and show these faces.
    pub fn lay(&mut self, throw: &Throw, faces: &[Face]) {
        let lot = Lot::new(self.title, throw, faces, self.version, self.size);
        self.put(Some(lot), None, false);
    }

    /// The dice roll until they show these faces; equal seeds roll alike.
    pub fn throw(&mut self, throw: &Throw, faces: &[Face], seed: u64) {
        let lot = Lot::new(self.title, throw, faces, seed, self.size);
        self.put(Some(lot), None, true);
    }

    /// The cup stands over dice; it is shaken first if so asked.
    pub fn cover(&mut self, shaken: bool) {
        self.put(None, Some(Cup::Over), shaken);
    }

    /// The cup is held aside: these dice lie under it.
    pub fn show_under(&mut self, throw: &Throw, faces: &[Face]) {
        self.put(Some(Lot::under(self.title, throw, faces)), Some(Cup::Aside), false);
    }

    /// The cup is taken off these dice, slowly if so asked.
    pub fn uncover(&mut self, throw: &Throw, faces: &[Face], slowly: bool) {
        let cup = slowly.then_some(Cup::Lifted);
        self.put(Some(Lot::under(self.title, throw, faces)), cup, slowly);
    }

    /// The dice lie still from now on.
    pub fn settle(&mut self) {
        self.rolling = false;
        if self.cup == Some(Cup::Lifted) {
            self.cup = None;
        }
    }

    /// The tray is empty.
    pub fn clear(&mut self) {
        self.put(None, None, false);
    }

    /// Whether there are neither dice nor a cup.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dice.is_none() && self.cup.is_none()
    }

    /// Whether the cup stands over the dice.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.cup == Some(Cup::Over)
    }

    /// The dice that are seen, and what they show.
    pub fn lying(&self) -> impl Iterator<Item = (&Die, &Face)> {
        self.dice.iter().flat_map(|lot| &lot.dice).map(|(die, face)| (die, face))
    }

    /// How high the tray is where it is so wide.
    #[must_use]
    pub fn height(&self, width: f32) -> f32 {
        width * self.size.height / self.size.width
    }

    /// The tray with its dice; `settled` is said when they have rolled.
    pub fn view<'a, Message: 'a>(
        &'a self,
        ui: Ui,
        settings: &Settings,
        settled: impl Fn() -> Message + 'a,
    ) -> Element<'a, Message> {
        if settings.dice == Dice::Flat {
            let cup = self.is_covered().then(|| sign(ui, cup::sign(), 96.0));
            let signs = self.lying().map(|(die, face)| die_sign(ui, self.title, die, *face, 52.0)).chain(cup);
            return container(Row::from_iter(signs).spacing(ui.gap(10.0)).wrap()).center(Fill).into();
        }
        let pace = if settings.dice_speed == Speed::Fast { 2.0 } else { 1.0 };
        let program = Rolling { tray: self, ui, pace, settled: Box::new(settled) };
        Canvas::new(program).width(Fill).height(Fill).into()
    }

    /// How long what moves takes, s; `None` where nothing moves.
    fn length(&self) -> Option<f32> {
        let length = match (&self.cup, &self.dice) {
            (Some(Cup::Over), _) => cup::SHAKE,
            (Some(Cup::Lifted), _) => cup::LIFT,
            (None, Some(lot)) => lot.toss.length(),
            (Some(Cup::Aside), _) | (None, None) => return None,
        };
        self.rolling.then_some(length)
    }

    /// What is seen so many seconds after the throw, or at last.
    fn drawing(&self, seconds: Option<f32>) -> Drawing {
        let mut drawing = match &self.dice {
            Some(lot) => lot.drawing(seconds.filter(|_| self.cup.is_none()), self.size),
            None => Drawing::new(self.size.width, self.size.height),
        };
        let pose = match (self.cup, seconds) {
            (None, _) => None,
            (Some(Cup::Over), Some(seconds)) => Some(cup::Pose::shaken(seconds / cup::SHAKE)),
            (Some(Cup::Over), None) => Some(cup::Pose::STANDING),
            (Some(Cup::Aside), _) => Some(cup::Pose::ASIDE),
            (Some(Cup::Lifted), Some(seconds)) => Some(cup::Pose::lifted(seconds / cup::LIFT)),
            (Some(Cup::Lifted), None) => None,
        };
        if let Some(pose) = pose {
            cup::draw(&mut drawing, pose);
        }
        drawing
    }
}

struct Rolling<'a, Message> {
    tray: &'a Tray,
    ui: Ui,
    pace: f32,
    settled: Box<dyn Fn() -> Message + 'a>,
}

/// How far a roll has come.
#[derive(Debug, Default)]
struct Roll {
    /// Which throw it is, and when it was first seen.
    began: Option<(u64, Instant)>,
    seconds: f32,
    /// The throw that was said to lie still.
    said: Option<u64>,
    cache: canvas::Cache,
    painted: Cell<Option<(u64, Palette, bool)>>,
}

impl<Message> canvas::Program<Message> for Rolling<'_, Message> {
    type State = Roll;

    fn update(
        &self,
        roll: &mut Roll,
        event: &Event,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return None };
        let length = self.tray.length()?;
        let version = self.tray.version;
        let began = match roll.began {
            Some((seen, began)) if seen == version => began,
            _ => {
                roll.began = Some((version, *now));
                *now
            }
        };
        roll.seconds = now.saturating_duration_since(began).as_secs_f32() * self.pace;
        roll.cache.clear();
        if roll.seconds < length {
            return Some(canvas::Action::request_redraw_at(*now + FRAME));
        }
        if roll.said == Some(version) {
            return None;
        }
        roll.said = Some(version);
        Some(canvas::Action::publish((self.settled)()))
    }

    fn draw(
        &self,
        roll: &Roll,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let tray = self.tray;
        let look = screen::Look { palette: self.ui.palette, accent: self.ui.accent };
        let key = Some((tray.version, look.palette, tray.rolling));
        if roll.painted.replace(key) != key {
            roll.cache.clear();
        }
        let ours = roll.began.is_some_and(|(version, _)| version == tray.version);
        let seconds = tray.rolling.then_some(if ours { roll.seconds } else { 0.0 });
        vec![roll.cache.draw(renderer, bounds.size(), |frame| {
            // A margin, in which shadows fall.
            let scale = 0.95 * (bounds.width / tray.size.width).min(bounds.height / tray.size.height);
            let x = (bounds.width - tray.size.width * scale) / 2.0;
            let y = (bounds.height - tray.size.height * scale) / 2.0;
            let fit = Affine::scale(scale).then(Affine::shift(x, y));
            screen::paint(frame, &tray.drawing(seconds), look, fit);
        })]
    }
}
