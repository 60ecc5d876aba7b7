//! The dice on the table: solid and rolling, or flat; and dice as signs within text.

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::time::{Duration, Instant};

use iced::widget::canvas::{self, Canvas};
use iced::widget::{Row, container};
use iced::{Element, Event, Fill, Rectangle, Renderer, Theme, mouse, window};

use crate::app::theme::Ui;
use crate::draw::pieces::{self, DieLook};
use crate::draw::solids::{self, Faces, Placed, Solid, Toss, TossDie};
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

/// How large the tray is, mm, as it is seen.
const TRAY: Size = Size { width: 100.0, height: 46.0 };
/// The edge of a cube on it, mm.
const EDGE: f32 = 17.0;
/// The time between two frames.
const FRAME: Duration = Duration::from_micros(16_667);

/// The dice on the table.
#[derive(Debug)]
pub struct Tray {
    title: &'static dyn Title,
    dice: Vec<(Die, Face)>,
    ready: Vec<(Arc<Solid>, DieLook, Faces)>,
    toss: Option<Toss>,
    rolling: bool,
    /// Rises with every change of what lies there.
    version: u64,
}

impl Tray {
    /// An empty tray for the dice of that game.
    #[must_use]
    pub fn new(title: &'static dyn Title) -> Self {
        Self { title, dice: Vec::new(), ready: Vec::new(), toss: None, rolling: false, version: 0 }
    }

    /// The dice lie there and show these faces.
    pub fn lay(&mut self, throw: &Throw, faces: &[Face]) {
        self.put(throw, faces, self.version);
    }

    /// The dice roll until they show these faces; equal seeds roll alike.
    pub fn throw(&mut self, throw: &Throw, faces: &[Face], seed: u64) {
        self.put(throw, faces, seed);
        self.rolling = true;
    }

    fn put(&mut self, throw: &Throw, faces: &[Face], seed: u64) {
        let title = self.title;
        self.dice = throw.dice.iter().cloned().zip(faces.iter().copied()).collect();
        let tossed: Vec<TossDie> = self
            .dice
            .iter()
            .map(|(die, face)| {
                let face_index = die.faces.iter().position(|other| other == face).unwrap_or(0);
                TossDie { solid: solid(die), face_index }
            })
            .collect();
        let drawn = |die: &Die| die.faces.iter().map(|face| title.die_face(die, *face)).collect::<Vec<_>>();
        self.ready =
            self.dice.iter().map(|(die, _)| (solid(die), title.die_look(die), Faces::new(&drawn(die)))).collect();
        self.toss = Some(Toss::new(seed, &tossed, TRAY, EDGE));
        self.rolling = false;
        self.version += 1;
    }

    /// The dice lie still from now on.
    pub fn settle(&mut self) {
        self.rolling = false;
    }

    /// The tray is empty.
    pub fn clear(&mut self) {
        *self = Self { version: self.version + 1, ..Self::new(self.title) };
    }

    /// Whether there are no dice.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dice.is_empty()
    }

    /// The dice and what they show.
    pub fn lying(&self) -> impl Iterator<Item = (&Die, &Face)> {
        self.dice.iter().map(|(die, face)| (die, face))
    }

    /// The tray with its dice; `settled` is said when they have rolled.
    pub fn view<'a, Message: 'a>(
        &'a self,
        ui: Ui,
        settings: &Settings,
        settled: impl Fn() -> Message + 'a,
    ) -> Element<'a, Message> {
        if settings.dice == Dice::Flat {
            let signs = self.dice.iter().map(|(die, face)| die_sign(ui, self.title, die, *face, 52.0));
            return container(Row::from_iter(signs).spacing(ui.gap(10.0)).wrap()).center(Fill).into();
        }
        let pace = if settings.dice_speed == Speed::Fast { 2.0 } else { 1.0 };
        let program = Rolling { tray: self, ui, pace, settled: Box::new(settled) };
        Canvas::new(program).width(Fill).height(Fill).into()
    }

    /// The dice so many seconds after the throw, as they are seen.
    fn drawing(&self, seconds: Option<f32>) -> Drawing {
        let Some(toss) = &self.toss else { return Drawing::new(TRAY.width, TRAY.height) };
        let poses = toss.poses(seconds.unwrap_or_else(|| toss.length()));
        let placed: Vec<Placed<'_>> = self
            .ready
            .iter()
            .zip(poses)
            .map(|((solid, look, faces), pose)| Placed { solid, pose, look: *look, faces })
            .collect();
        solids::draw(&placed, TRAY)
    }
}

/// The solid with as many faces as the die.
fn solid(die: &Die) -> Arc<Solid> {
    match die.faces.len() {
        4 => Solid::tetrahedron(),
        8 => Solid::octahedron(),
        12 => Solid::dodecahedron(),
        20 => Solid::icosahedron(),
        _ => Solid::cube(),
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
        let toss = self.tray.toss.as_ref().filter(|_| self.tray.rolling)?;
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
        if roll.seconds < toss.length() {
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
            let scale = 0.95 * (bounds.width / TRAY.width).min(bounds.height / TRAY.height);
            let (x, y) = ((bounds.width - TRAY.width * scale) / 2.0, (bounds.height - TRAY.height * scale) / 2.0);
            let fit = Affine::scale(scale).then(Affine::shift(x, y));
            screen::paint(frame, &tray.drawing(seconds), look, fit);
        })]
    }
}
