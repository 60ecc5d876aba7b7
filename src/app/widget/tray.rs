//! The dice on the table: solid and rolling, flat, or under the cup; and dice as signs within text. A tray shows what
//! it is given ([`Lies`]) and remembers only how that came to lie there. What lies under the cup is not known here.

use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use iced::widget::canvas::{self, Canvas};
use iced::widget::{Row, container};
use iced::{Element, Event, Fill, Rectangle, Renderer, Theme, mouse, window};

use base::draw::cup;
use base::draw::{Affine, Drawing, Font, Ink, Palette, Path, Point, Role, Size, Text};
use base::tr;
use club::store::settings::{Dice, Settings, Speed};
use games::game::{Die, Face, Throw};
use games::table::{Thrown, Title};

use super::semantics::image;
use super::sign::sign;
use crate::app::painter;
use crate::app::theme::Ui;

mod heard;
mod lot;

pub use heard::laid;
use lot::{BESIDE, Lot};

pub fn die_sign<'a, Message: 'a>(
    ui: Ui,
    title: &'static dyn Title,
    die: &Die,
    face: Face,
    height: f32,
) -> Element<'a, Message> {
    image(face.to_string(), sign(ui, title.die(die).flat(die, face), height))
}

/// How large a tray without a cup is, mm, as it is seen.
const OPEN: Size = Size { width: 80.0, height: 62.0 };
/// The edge of a cube on it, mm.
const EDGE: f32 = 18.5;
/// How much of the room the tray fills: a margin is left, in which shadows fall.
const FILLED: f32 = 0.95;
/// How large dice are told that are seen under the cup, and what is free round them, mm; the part of it that figures are.
const TOLD: f32 = 15.0;
const FIGURES: f32 = 0.6;
const WITH_FIGURES: f32 = 1.75;
const FREE: f32 = 3.0;
/// How much accent the cloth has that all lies on.
pub const CLOTH: f32 = 0.13;
const PRINTED: f32 = 0.3;
const FRAME: Duration = Duration::from_micros(16_667);
/// So much more than the dice is painted while they roll, on each side, pixels. The renderer clips nothing that lies
/// within a part that it paints; a soft edge on the part's border is painted beyond it, and again with every frame.
const RIM: f32 = 1.0;

/// No two trays share one: a canvas keeps by it what is painted and how far a roll has come, for the next in its place.
static NEXT: AtomicU64 = AtomicU64::new(0);

fn next() -> u64 {
    NEXT.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone, Debug, PartialEq)]
pub struct Lies {
    /// The dice, as far as they are seen; the cup is over them where they are not.
    pub thrown: Thrown,
    pub aside: bool,
}

#[derive(Debug)]
pub struct Tray {
    title: &'static dyn Title,
    size: Size,
    lies: Option<Lies>,
    /// That are seen, or will be when the cup is lifted before everybody. What lies hidden under the cup is not here.
    dice: Vec<Lot>,
    cup: Option<Cup>,
    rolling: bool,
    pace: f32,
    version: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cup {
    /// Over the dice; before it stands still it is shaken.
    Over,
    Aside,
    Lifted,
    /// Over all dice but the first lot, which rolls beside it; then it is lifted off.
    Beside,
}

impl Tray {
    pub fn new(title: &'static dyn Title) -> Self {
        let (size, lies, dice, cup) = (OPEN, None, Vec::new(), None);
        Self { title, size, lies, dice, cup, rolling: false, pace: 1.0, version: next() }
    }

    /// Shows what lies there, with `room` for a cup where nothing does. What has just happened is seen to happen, so much
    /// faster than usual: a throw rolls, or is shaken under the cup; from dice that come to light the cup is lifted. Without
    /// `moves`, all lies still at once. Nothing changes where that lies there already.
    pub fn show(&mut self, lies: Option<Lies>, room: bool, moves: Option<f32>) {
        let room = lies.as_ref().map_or(room, |lies| lies.thrown.has_cup());
        let size = if room { cup::TRAY } else { OPEN };
        if self.lies == lies && self.size == size {
            return;
        }
        let before = std::mem::replace(&mut self.lies, lies.clone());
        self.size = size;
        let Some(Lies { thrown: Thrown { throw, faces, handling, event }, aside }) = lies else {
            return self.put(Vec::new(), None, None);
        };
        let falls = before.as_ref().is_none_or(|before| before.thrown.event != event);
        // What it showed was hidden till now.
        let was_under = !falls && before.is_some_and(|before| before.aside || before.thrown.faces.is_none());
        let rolls = moves.filter(|_| falls);
        let Some(faces) = faces else {
            return self.put(Vec::new(), Some(Cup::Over), rolls);
        };
        if aside || was_under {
            let lifted = moves.filter(|_| self.is_covered());
            let cup = if aside { Some(Cup::Aside) } else { lifted.map(|_| Cup::Lifted) };
            let lot = Lot::under(self.title, &throw, &faces, cup::Pose::STANDING);
            return self.put(vec![lot], cup, lifted.filter(|_| !aside));
        }
        let seed = u64::try_from(event).unwrap_or_default();
        match handling.in_the_open().filter(|_| rolls.is_some()) {
            Some(first) => self.blow(&throw, &faces, first, seed, rolls),
            // Equal seeds roll alike, and come to lie where they lie without a roll.
            None => self.put(vec![Lot::new(self.title, &throw, &faces, seed, self.size)], None, rolls),
        }
    }

    fn put(&mut self, dice: Vec<Lot>, cup: Option<Cup>, moves: Option<f32>) {
        (self.dice, self.cup, self.rolling, self.pace) = (dice, cup, moves.is_some(), moves.unwrap_or(1.0));
        self.version = next();
    }

    /// So many of the dice are blown from the top of the cup; when they lie still, it is lifted off the others.
    fn blow(&mut self, throw: &Throw, faces: &[Face], first: usize, seed: u64, moves: Option<f32>) {
        let first = first.min(throw.dice.len()).min(faces.len());
        let of = |dice: &[Die]| Throw { by: throw.by.clone(), dice: dice.to_vec() };
        let (open, under) = throw.dice.split_at(first);
        let (blown, lies) = faces.split_at(first);
        let cup = cup::Pose::STANDING.moved(BESIDE);
        let lots = vec![Lot::blown(self.title, &of(open), blown, seed), Lot::under(self.title, &of(under), lies, cup)];
        self.put(lots, Some(Cup::Beside), moves);
    }

    pub fn settle(&mut self) {
        self.rolling = false;
        match self.cup {
            Some(Cup::Lifted | Cup::Beside) => self.cup = None,
            Some(Cup::Over | Cup::Aside) | None => {}
        }
    }

    pub fn is_moving(&self) -> bool {
        self.rolling
    }

    pub fn is_covered(&self) -> bool {
        self.cup == Some(Cup::Over)
    }

    pub fn lying(&self) -> impl Iterator<Item = (&Die, &Face)> {
        self.dice.iter().flat_map(|lot| &lot.dice).map(|(die, face)| (die, face))
    }

    pub fn height(&self, width: f32) -> f32 {
        width * self.size.height / self.size.width
    }

    pub fn view<'a, Message: 'a>(
        &'a self,
        ui: Ui,
        settings: &Settings,
        settled: impl Fn() -> Message + 'a,
    ) -> Element<'a, Message> {
        if settings.dice == Dice::Flat {
            let cup = self.is_covered().then(|| sign(ui, cup::sign(), 96.0));
            let cup = cup.map(|cup| image(tr!(ui, "app-cup"), cup));
            let signs = self.lying().map(|(die, face)| die_sign(ui, self.title, die, *face, 52.0)).chain(cup);
            return container(Row::from_iter(signs).spacing(ui.gap(10.0)).wrap()).center(Fill).into();
        }
        let program = Rolling { tray: self, ui, pace: self.pace(settings), settled: Box::new(settled) };
        // What the dice lie on is larger than all that is painted while they roll: see [`RIM`].
        let shown = container(Canvas::new(program).width(Fill).height(Fill)).padding(2.0 * RIM);
        match self.announcement() {
            _ if self.is_covered() => image(tr!(ui, "app-cup"), shown),
            Some(dice) => image(dice, shown),
            None => shown.into(),
        }
    }

    /// What the dice that are seen show, in words; what rolls is told when it lies.
    pub fn announcement(&self) -> Option<String> {
        let dice: Vec<String> = self.lying().map(|(_, face)| face.to_string()).collect();
        (!self.rolling && !dice.is_empty()).then(|| dice.join(", "))
    }

    fn pace(&self, settings: &Settings) -> f32 {
        self.pace * if settings.dice_speed == Speed::Fast { 2.0 } else { 1.0 }
    }

    /// How long the dice themselves move, s.
    fn roll(&self) -> f32 {
        self.dice.iter().map(Lot::length).fold(0.0, f32::max)
    }

    /// How long what moves takes, s; `None` where nothing moves.
    fn length(&self) -> Option<f32> {
        let length = match self.cup {
            Some(Cup::Over) => cup::SHAKE,
            Some(Cup::Lifted) => cup::LIFT,
            Some(Cup::Beside) => self.roll() + cup::LIFT,
            None if !self.dice.is_empty() => self.roll(),
            Some(Cup::Aside) | None => return None,
        };
        self.rolling.then_some(length)
    }

    fn waiting(&self) -> Drawing {
        let mut drawing = Drawing::new(self.size.width, self.size.height);
        let emblem = (self.title.about().emblem)();
        let (x, y) = (self.size.width - emblem.size.width, self.size.height - emblem.size.height);
        let cover = Path::rect(x / 2.0, y / 2.0, emblem.size.width, emblem.size.height);
        drawing.place(Affine::shift(x / 2.0, y / 2.0), emblem);
        // The cloth once more, thin: whatever lies over another thing in the emblem hides it still.
        let accent = CLOTH * (1.0 - PRINTED);
        drawing.fill(cover.clone(), Ink::new(Role::Ground).alpha(1.0 - PRINTED / (1.0 - accent)));
        drawing.fill(cover, Ink::new(Role::Accent).alpha(accent));
        drawing
    }

    /// What the dice show, once more flat and in figures, in a row above them: a glance has to do.
    fn tell(&self, drawing: &mut Drawing) {
        let dice: Vec<_> = self.lying().collect();
        let cell = (cup::Pose::ASIDE.at.x - cup::UNDER.width / 2.0)
            / f32::from(u16::try_from(dice.len().max(1)).unwrap_or(u16::MAX));
        let side = TOLD.min(cell / WITH_FIGURES);
        for (place, (die, face)) in (0_u16..).zip(dice) {
            let flat = self.title.die(die).flat(die, *face);
            let (left, scale) = (FREE + f32::from(place) * cell, side / flat.size.height.max(1.0));
            let beside = Point::new(left + flat.size.width * scale + FREE / 2.0, FREE + side / 2.0);
            drawing.place(Affine::scale(scale).then(Affine::shift(left, FREE)), flat);
            let figures = Text::new(beside, face.to_string(), Font::SansBold, side * FIGURES, Role::Text.into());
            drawing.text(figures.level());
        }
    }

    /// What is seen so many seconds after the throw, or at last.
    fn drawing(&self, seconds: Option<f32>) -> Drawing {
        let over = |lots: &[Lot], seconds: Option<f32>, pose: Option<cup::Pose>| {
            let mut drawing = Lot::drawing(lots, seconds, self.size);
            if let Some(pose) = pose {
                cup::draw(&mut drawing, pose);
            }
            drawing
        };
        match (self.cup, seconds) {
            (None, _) if self.dice.is_empty() => self.waiting(),
            (None, seconds) => over(&self.dice, seconds, None),
            (Some(Cup::Over), Some(seconds)) => over(&[], None, Some(cup::Pose::shaken(seconds / cup::SHAKE))),
            (Some(Cup::Over), None) => over(&[], None, Some(cup::Pose::STANDING)),
            (Some(Cup::Aside), _) => {
                let mut drawing = over(&self.dice, None, Some(cup::Pose::ASIDE));
                self.tell(&mut drawing);
                drawing
            }
            (Some(Cup::Lifted), Some(seconds)) => over(&self.dice, None, Some(cup::Pose::lifted(seconds / cup::LIFT))),
            (Some(Cup::Beside), Some(seconds)) if seconds < self.roll() => {
                // What rolls comes from the top of the cup: it is before it.
                let mut drawing = over(&[], None, Some(cup::Pose::STANDING.moved(BESIDE)));
                let first = &self.dice[..self.dice.len().min(1)];
                drawing.place(Affine::IDENTITY, Lot::drawing(first, Some(seconds), self.size));
                drawing
            }
            (Some(Cup::Beside), Some(seconds)) => {
                let part = (seconds - self.roll()) / cup::LIFT;
                over(&self.dice, None, Some(cup::Pose::lifted(part).moved(BESIDE)))
            }
            (Some(Cup::Lifted | Cup::Beside), None) => over(&self.dice, None, None),
        }
    }
}

struct Rolling<'a, Message> {
    tray: &'a Tray,
    ui: Ui,
    pace: f32,
    settled: Box<dyn Fn() -> Message + 'a>,
}

#[derive(Debug, Default)]
struct Roll {
    /// Which throw it is, and when it was first seen.
    began: Option<(u64, Instant)>,
    seconds: f32,
    said: Option<u64>,
    cache: canvas::Cache,
    /// Nothing, painted anew with the dice and wider than they by [`RIM`].
    rim: canvas::Cache,
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
        roll.rim.clear();
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
        let look = self.ui.look();
        let key = Some((tray.version, look.palette, tray.rolling));
        if roll.painted.replace(key) != key {
            roll.cache.clear();
        }
        let ours = roll.began.is_some_and(|(version, _)| version == tray.version);
        let seconds = tray.rolling.then_some(if ours { roll.seconds } else { 0.0 });
        let around = Rectangle::with_size(bounds.size()).expand(RIM);
        let rim = roll.rim.draw_with_bounds(renderer, around, |_| ());
        let dice = roll.cache.draw(renderer, bounds.size(), |frame| {
            let scale = FILLED * (bounds.width / tray.size.width).min(bounds.height / tray.size.height);
            let x = (bounds.width - tray.size.width * scale) / 2.0;
            let y = (bounds.height - tray.size.height * scale) / 2.0;
            let fit = Affine::scale(scale).then(Affine::shift(x, y));
            painter::paint(frame, &tray.drawing(seconds), look, fit);
        });
        vec![rim, dice]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_under_the_cup_can_read_what_lies_there() {
        let title = games::shelf::find("dre13ehn").expect("it is on the shelf");
        let mut tray = Tray::new(title);
        let said = |tray: &Tray| tray.drawing(None).words().into_iter().map(str::to_owned).collect::<Vec<_>>();
        tray.show(Some(lies(3, Some([3, 1]), true)), true, None);
        let told = said(&tray);
        assert!(told.contains(&"3".to_owned()) && told.contains(&"1".to_owned()), "{told:?}");
        tray.show(Some(lies(3, None, false)), true, None);
        assert!(said(&tray).is_empty(), "nothing is left of it");
    }

    fn lies(event: usize, faces: Option<[u8; 2]>, aside: bool) -> Lies {
        let throw = Throw { by: vec![0], dice: vec![Die::new("white", Face::PIPS); 2] };
        let handling = games::table::Handling { cup: games::table::Cup::Peeked, ..Default::default() };
        Lies {
            thrown: Thrown { throw, faces: faces.map(|faces| faces.map(Face::Number).to_vec()), handling, event },
            aside,
        }
    }

    #[test]
    fn only_what_has_just_happened_moves_and_what_lies_there_already_stays() {
        let mut tray = Tray::new(games::shelf::find("dre13ehn").expect("it is on the shelf"));
        tray.show(Some(lies(1, None, false)), true, Some(1.0));
        assert!(tray.is_moving() && tray.is_covered(), "it is shaken");
        tray.settle();
        let version = tray.version;
        tray.show(Some(lies(1, None, false)), true, Some(1.0));
        assert_eq!((tray.version, tray.is_moving()), (version, false), "nothing has happened to it");
        tray.show(Some(lies(1, Some([2, 3]), true)), true, Some(1.0));
        assert!(!tray.is_moving(), "a glance takes no time");
        tray.show(Some(lies(1, None, false)), true, None);
        tray.show(Some(lies(1, Some([2, 3]), false)), true, Some(1.0));
        assert!(tray.is_moving() && tray.cup == Some(Cup::Lifted));
        tray.show(Some(lies(4, Some([2, 3]), false)), true, Some(1.0));
        assert!(tray.is_moving() && tray.cup.is_none(), "the same faces are another throw");
        tray.show(Some(lies(1, Some([2, 3]), false)), true, None);
        assert!(!tray.is_moving(), "taken back, it lies still");
    }

    #[test]
    fn no_two_trays_are_taken_for_one() {
        let title = games::shelf::find("ludix").expect("it is on the shelf");
        let (mut one, mut other) = (Tray::new(title), Tray::new(title));
        assert_ne!(one.version, other.version);
        one.show(Some(lies(1, Some([2, 3]), false)), true, Some(1.0));
        other.show(Some(lies(1, Some([5, 5]), false)), true, Some(1.0));
        assert_ne!(one.version, other.version, "what was painted of the one is not what lies in the other");
    }

    /// At 1280 by 800 the tray is 318 pixels wide and 246 high within its rim. A cube is turned by 0.14 radians at
    /// least, and so seen wider than its edge.
    #[test]
    fn up_to_four_dice_are_seen_at_least_64_pixels_wide_and_six_nearly() {
        let title = games::shelf::find("studentenpasch").expect("it is on the shelf");
        let scale = FILLED * (318.0 / OPEN.width).min(246.0 / OPEN.height);
        for (count, least) in [(1, 64.0), (2, 64.0), (3, 64.0), (4, 64.0), (5, 60.0), (6, 60.0)] {
            let dice = vec![Die::new("die", Face::PIPS); count];
            let faces = vec![Face::Number(3); count];
            let lot = Lot::new(title, &Throw { by: vec![0], dice }, &faces, 7, OPEN);
            let edge = lot.radius() * 2.0 / 3.0_f32.sqrt() * scale;
            let seen = edge * (0.14_f32.cos() + 0.14_f32.sin());
            assert!(seen >= least, "{count}: an edge of {edge} pixels, seen {seen} wide");
        }
    }
}
