//! A [`Drawing`] on screen: painted once, touched by pointer, walked by keyboard. A click counts when the button is let
//! go, so that it can become a drag. What is carried is given by whoever was told of the grab. Pieces that stand
//! elsewhere than before glide there ([`glide`]), unless motion is to be avoided; any press ends that.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use accesskit::Role as Kind;
use iced::advanced::layout::Layout;
use iced::advanced::widget::{Operation, Tree};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::widget::canvas::{self, Canvas};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, keyboard, mouse, touch, window};

use base::draw::{self, Affine, Drawing, Ink, Look, Palette, Path, Point, Role, Spot, SpotArea, Stroke};

use crate::app::painter;
use crate::app::theme::Ui;

use super::round::{Decorator, round};
use super::semantics::{SemanticAction, SemanticPart, Semantics};

mod glide;

use glide::Glide;

const DRAG_PIXELS: f32 = 5.0;

/// How wide a large cursor is, pixels: the light round it, and itself.
const LARGE: (f32, f32) = (12.0, 7.0);
/// How much farther a spot counts by arrows that is not straight before the one they lead from.
const SLANTING: f32 = 1.7;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gesture {
    Pressed(Spot),
    Hovered(Option<Spot>),
    Grabbed(Spot),
    Dropped(Option<Spot>),
    /// The cursor of the keyboard is led to a spot by whoever does not see it.
    Led(Spot),
    /// The right button was pressed: what was done last, or is being done, is not meant.
    Retracted,
}

#[derive(Debug, Default)]
pub struct Picture {
    drawing: Drawing,
    cache: canvas::Cache,
    painted: Cell<Option<Look>>,
    /// What is to be read in it, once that was asked for: with the ends of each line and how high it is, mm.
    lines: OnceCell<Vec<(String, [Point; 2], f32)>>,
    glide: Option<Glide>,
}

impl Picture {
    pub fn new(drawing: Drawing) -> Self {
        Self { drawing, ..Self::default() }
    }

    pub fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    pub fn show(&mut self, drawing: Drawing) {
        if drawing != self.drawing {
            self.glide = Glide::between(&self.drawing, &drawing, self.glide.as_ref());
            self.drawing = drawing;
            self.lines.take();
            self.cache.clear();
        }
    }

    /// The picture as large as it fits, with nothing to touch: decoration that says nothing, unless it is [`Self::told`].
    pub fn view<'a, Message: 'a>(&'a self, ui: Ui) -> Canvas<Paint<'a, Message>, Message> {
        let paint = Paint { picture: self, ui, on: None, cursor: None, carried: None };
        Canvas::new(paint).width(Length::Fill).height(Length::Fill)
    }

    /// What shows the picture, with what that is: called so, and what its spots say or else what is written in it.
    pub fn labelled<'a, Message: 'a>(
        &'a self,
        name: String,
        shown: impl Into<Element<'a, Message>>,
    ) -> Element<'a, Message> {
        round(Places { picture: self, name, cursor: None, on: None, asked: None }, shown)
    }

    pub fn wide<'a, Message: 'a>(&'a self, ui: Ui, width: f32) -> Element<'a, Message> {
        let Size { width: w, height: h } = Size::new(self.drawing.size.width, self.drawing.size.height);
        self.view(ui).width(width).height(if w > 0.0 { width * h / w } else { 0.0 }).into()
    }

    /// `cursor` is the keyboard's; `carried` is shown under the pointer; `name` is what a reader is told.
    pub fn touchable<'a, Message: 'a>(
        &'a self,
        ui: Ui,
        name: String,
        cursor: Option<&'a Spot>,
        carried: Option<&'a Drawing>,
        on: impl Fn(Gesture) -> Message + 'a,
    ) -> Element<'a, Message> {
        let on: Rc<GestureFn<'a, Message>> = Rc::new(on);
        let paint = Paint { picture: self, ui, on: Some(on.clone()), cursor, carried };
        let canvas = Canvas::new(paint).width(Length::Fill).height(Length::Fill);
        round(Places { picture: self, name, cursor, on: Some(on), asked: None }, canvas)
    }

    pub fn area(&self, spot: &Spot) -> Option<&SpotArea> {
        self.drawing.spots.iter().find(|area| area.spot == *spot)
    }

    /// Rather one lying straight there; without `from`, the first. Those aside come last, unless it goes `over_all`.
    pub fn walk(&self, from: Option<&Spot>, key: &Key, over_all: bool) -> Option<Spot> {
        let (dx, dy) = match key {
            Key::Named(Named::ArrowLeft) => (-1.0, 0.0),
            Key::Named(Named::ArrowRight) => (1.0, 0.0),
            Key::Named(Named::ArrowUp) => (0.0, -1.0),
            Key::Named(Named::ArrowDown) => (0.0, 1.0),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => return None,
        };
        let all = &self.drawing.spots;
        let visits = |area: &&SpotArea| over_all || !area.aside || all.iter().all(|other| other.aside);
        let first = || all.iter().find(visits).map(|area| area.spot.clone());
        let Some(here) = from.and_then(|spot| self.area(spot)) else { return first() };
        let (low, high) = here.area.bounds()?;
        let cost = |area: &SpotArea| {
            let (from, to) = area.area.bounds()?;
            let way = (from + to - low - high) / 2.0;
            let (along, across) = (way.x * dx + way.y * dy, (way.x * dy).abs() + (way.y * dx).abs());
            let shared = high.min(to) - low.max(from);
            let slanting = if shared.x * dy.abs() + shared.y * dx.abs() > 0.5 { 1.0 } else { SLANTING };
            (along > 0.5 && along * 1.8 > across).then_some((along + 2.0 * across) * slanting)
        };
        let costs = all.iter().filter(visits).filter_map(|area| Some((cost(area)?, area)));
        let nearest = costs.min_by(|(a, _), (b, _)| a.total_cmp(b));
        Some(nearest.map_or_else(|| here.spot.clone(), |(_, area)| area.spot.clone()))
    }

    fn lines(&self, fit: Affine, at: iced::Point) -> Vec<SemanticPart> {
        let lines = self.lines.get_or_init(|| self.drawing.written()).iter().enumerate();
        let part = |(place, (words, [from, to], high)): (usize, &(String, [Point; 2], f32))| {
            let (from, to) = (fit.map(Point::new(from.x, from.y - high)), fit.map(*to));
            let corner = iced::Point::new(at.x + from.x, at.y + from.y);
            let bounds = Rectangle::new(corner, Size::new(to.x - from.x, to.y - from.y));
            SemanticPart { key: place.to_string(), name: words.clone(), bounds, here: false }
        };
        lines.map(part).collect()
    }

    fn fit(&self, bounds: Size) -> Affine {
        fit(self.drawing.size, bounds)
    }

    /// The spot there, or else the nearest whose middle is within `reach` pixels; of those that only tell something none.
    fn spot_at(&self, bounds: Size, at: iced::Point, reach: f32) -> Option<Spot> {
        let fit = self.fit(bounds);
        let point = Point::new((at.x - fit.e) / fit.a, (at.y - fit.f) / fit.d);
        let near = || {
            let away = |area: &SpotArea| {
                let (low, high) = area.area.bounds()?;
                let at = (low + high) / 2.0;
                Some((at.x - point.x).abs().max((at.y - point.y).abs()) * fit.a)
            };
            let all = self.drawing.spots.iter().filter(|area| !area.tells);
            let all = all.filter_map(|area| Some((away(area)?, area)));
            all.filter(|(away, _)| *away < reach).min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, area)| area)
        };
        self.drawing.spot_at(point).or_else(near).map(|area| area.spot.clone())
    }

    pub fn placed(&self, spot: &Spot) -> Option<impl Fn(Rectangle) -> Rectangle + Send + use<>> {
        let (low, high) = self.area(spot)?.area.bounds()?;
        let size = self.drawing.size;
        Some(move |shown: Rectangle| {
            let fit = fit(size, shown.size());
            let corner = iced::Point::new(shown.x + low.x * fit.a + fit.e, shown.y + low.y * fit.d + fit.f);
            Rectangle::new(corner, Size::new((high.x - low.x) * fit.a, (high.y - low.y) * fit.d))
        })
    }
}

fn fit(size: draw::Size, bounds: Size) -> Affine {
    let scale = (bounds.width / size.width).min(bounds.height / size.height);
    let scale = if scale.is_finite() && scale > 0.0 { scale } else { 1.0 };
    let (x, y) = ((bounds.width - size.width * scale) / 2.0, (bounds.height - size.height * scale) / 2.0);
    Affine::scale(scale).then(Affine::shift(x, y))
}

type GestureFn<'a, Message> = dyn Fn(Gesture) -> Message + 'a;

pub struct Paint<'a, Message> {
    picture: &'a Picture,
    ui: Ui,
    on: Option<Rc<GestureFn<'a, Message>>>,
    cursor: Option<&'a Spot>,
    carried: Option<&'a Drawing>,
}

struct Places<'a, Message> {
    picture: &'a Picture,
    name: String,
    cursor: Option<&'a Spot>,
    on: Option<Rc<GestureFn<'a, Message>>>,
    asked: Option<SemanticAction>,
}

pub(super) fn parts(drawing: &Drawing, cursor: Option<&Spot>, fit: Affine, at: iced::Point) -> Vec<SemanticPart> {
    let part = |spot: &SpotArea| {
        let (low, high) = spot.area.bounds().unwrap_or_default();
        let (low, high) = (fit.map(low), fit.map(high));
        let from = iced::Point::new(at.x + low.x, at.y + low.y);
        SemanticPart {
            key: spot.spot.name().to_owned(),
            name: spot.says.clone(),
            bounds: Rectangle::new(from, Size::new(high.x - low.x, high.y - low.y)),
            here: cursor == Some(&spot.spot),
        }
    };
    drawing.spots.iter().map(part).collect()
}

pub(super) fn part_of(drawing: &Drawing, part: usize) -> Option<Spot> {
    drawing.spots.get(part).map(|area| area.spot.clone())
}

impl<Message> Decorator<Message> for Places<'_, Message> {
    fn introduce(&mut self, _tree: &Tree, layout: Layout<'_>, operation: &mut dyn Operation) {
        let bounds = layout.bounds();
        let (drawing, fit) = (&self.picture.drawing, self.picture.fit(bounds.size()));
        let (parts, role) = match &self.on {
            Some(_) => (parts(drawing, self.cursor, fit, bounds.position()), Kind::Group),
            None if drawing.spots.is_empty() => (self.picture.lines(fit, bounds.position()), Kind::Image),
            None => (parts(drawing, None, fit, bounds.position()), Kind::Image),
        };
        let told = Semantics { name: Some(self.name.clone()), parts, role, ..Semantics::default() };
        self.asked = told.say(None, bounds, operation).or(self.asked.take());
    }

    fn asked(&mut self) -> Option<Message> {
        let spot = |part: usize| part_of(&self.picture.drawing, part);
        let gesture = match self.asked.take() {
            Some(SemanticAction::Led(part)) => spot(part).map(Gesture::Led),
            Some(SemanticAction::PartPressed(part)) => spot(part).map(Gesture::Pressed),
            Some(
                SemanticAction::Pressed
                | SemanticAction::Written(_)
                | SemanticAction::Selected(..)
                | SemanticAction::Set(_),
            )
            | None => None,
        };
        gesture.zip(self.on.as_ref()).map(|(gesture, on)| on(gesture))
    }
}

/// Where the spot under the pointer is, and the one under the cursor, where the drawing lies, the look, and whether the
/// cursor is large.
type Marked = (Option<Path>, Option<Path>, Affine, Palette, bool);

#[derive(Debug, Default)]
pub struct Over {
    hovered: Option<Spot>,
    /// The spot under the pointer last told of: who has heard of another before is told that there is none.
    told: Option<Option<Spot>>,
    grip: Option<Grip>,
    marks: canvas::Cache,
    marked: RefCell<Option<Marked>>,
    carried: canvas::Cache,
    carried_at: Cell<Option<(iced::Point, Palette)>>,
}

#[derive(Debug)]
struct Grip {
    spot: Spot,
    from: iced::Point,
    drags_at: Option<iced::Point>,
}

impl Over {
    /// The pointer moved with the button held: whether a drag begins, and whether there is one.
    fn drag(&mut self, to: iced::Point) -> (Option<Spot>, bool) {
        let Some(grip) = &mut self.grip else { return (None, false) };
        let begins = grip.drags_at.is_none() && grip.from.distance(to) > DRAG_PIXELS;
        if begins || grip.drags_at.is_some() {
            grip.drags_at = Some(to);
        }
        (begins.then(|| grip.spot.clone()), grip.drags_at.is_some())
    }

    fn let_go(&mut self, over: Option<Spot>) -> Option<Gesture> {
        let grip = self.grip.take()?;
        Some(if grip.drags_at.is_some() { Gesture::Dropped(over) } else { Gesture::Pressed(grip.spot) })
    }
}

impl<Message> canvas::Program<Message> for Paint<'_, Message> {
    type State = Over;

    fn update(
        &self,
        state: &mut Over,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        if self.glides(event) {
            return Some(canvas::Action::request_redraw());
        }
        let on = self.on.as_ref()?;
        let spot =
            cursor.position_in(bounds).and_then(|at| self.picture.spot_at(bounds.size(), at, self.ui.least() / 2.0));
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let from = cursor.position()?;
                state.grip = spot.map(|spot| Grip { spot, from, drags_at: None });
                state.grip.is_some().then(canvas::Action::capture)
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) if cursor.is_over(bounds) => {
                state.grip = None;
                Some(canvas::Action::publish(on(Gesture::Retracted)).and_capture())
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                state.let_go(spot).map(|gesture| canvas::Action::publish(on(gesture)).and_capture())
            }
            Event::Touch(touch::Event::FingerLost { .. }) | Event::Window(window::Event::Unfocused) => {
                let drags = state.grip.take()?.drags_at.is_some();
                drags.then(|| canvas::Action::publish(on(Gesture::Dropped(None))))
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
            | Event::Touch(touch::Event::FingerMoved { .. }) => {
                let (begins, drags) = cursor.position().map_or((None, false), |at| state.drag(at));
                if let Some(spot) = begins {
                    return Some(canvas::Action::publish(on(Gesture::Grabbed(spot))).and_capture());
                }
                state.hovered.clone_from(&spot);
                if state.told.as_ref() != Some(&spot) {
                    state.told = Some(spot.clone());
                    return Some(canvas::Action::publish(on(Gesture::Hovered(spot))));
                }
                drags.then(canvas::Action::request_redraw)
            }
            // The picture has changed under a pointer that was left lying.
            Event::Window(window::Event::RedrawRequested(_)) if state.told.as_ref() != Some(&spot) => {
                state.hovered.clone_from(&spot);
                state.told = Some(spot.clone());
                Some(canvas::Action::publish(on(Gesture::Hovered(spot))))
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        state: &Over,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let picture = self.picture;
        let look = self.ui.look();
        let glide = picture.glide.as_ref().filter(|glide| glide.is_seen() && !self.ui.still);
        if picture.painted.replace(Some(look)) != Some(look) {
            picture.cache.clear();
            glide.inspect(|glide| glide.cache.clear());
        }
        let fit = picture.fit(bounds.size());
        let (cache, drawing) = match glide {
            Some(glide) => (&glide.cache, &glide.rest),
            None => (&picture.cache, &picture.drawing),
        };
        let mut layers = vec![cache.draw(renderer, bounds.size(), |frame| painter::paint(frame, drawing, look, fit))];
        if let Some(glide) = glide {
            let mut frame = canvas::Frame::new(renderer, bounds.size());
            glide.on_the_way().for_each(|(piece, by)| painter::paint(&mut frame, piece, look, by.then(fit)));
            layers.push(frame.into_geometry());
        }
        if self.on.is_none() {
            return layers;
        }
        let place = |spot: Option<&Spot>| spot.and_then(|spot| picture.area(spot)).map(|area| area.area.clone());
        let (pointed, cursor) = (place(state.hovered.as_ref()), place(self.cursor));
        let marked = Some((pointed, cursor, fit, look.palette, self.ui.large_cursor));
        if *state.marked.borrow() != marked {
            state.marks.clear();
            state.marked.replace(marked);
        }
        let marks = state.marks.draw(renderer, bounds.size(), |frame| {
            painter::paint(frame, &self.marks(state, fit.a), look, fit);
        });
        layers.push(marks);
        let drags_at = state.grip.as_ref().and_then(|grip| grip.drags_at);
        if let (Some(drawing), Some(at)) = (self.carried, drags_at) {
            if state.carried_at.replace(Some((at, look.palette))) != Some((at, look.palette)) {
                state.carried.clear();
            }
            let (left, top) = (at.x - bounds.x, at.y - bounds.y);
            let half = Affine::shift(-drawing.size.width / 2.0, -drawing.size.height / 2.0);
            let to = half.then(Affine::scale(fit.a)).then(Affine::shift(left, top));
            layers.push(state.carried.draw(renderer, bounds.size(), |frame| painter::paint(frame, drawing, look, to)));
        }
        layers
    }

    fn mouse_interaction(&self, state: &Over, _bounds: Rectangle, _cursor: mouse::Cursor) -> mouse::Interaction {
        if self.on.is_none() {
            return mouse::Interaction::None;
        }
        match (self.carried, &state.hovered) {
            (Some(_), _) => mouse::Interaction::Grabbing,
            (None, Some(_)) => mouse::Interaction::Pointer,
            (None, None) => mouse::Interaction::None,
        }
    }
}

impl<Message> Paint<'_, Message> {
    /// Whether pieces are on their way and want another frame. Any press ends that.
    fn glides(&self, event: &Event) -> bool {
        let Some(glide) = self.picture.glide.as_ref().filter(|glide| !glide.is_over()) else { return false };
        match event {
            Event::Window(window::Event::RedrawRequested(_)) if self.ui.still => glide.finish(),
            Event::Window(window::Event::RedrawRequested(now)) => return glide.frame(*now),
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
            | Event::Keyboard(keyboard::Event::KeyPressed { .. }) => glide.finish(),
            _ => {}
        }
        false
    }

    /// `scale` in pixels a millimetre.
    fn marks(&self, state: &Over, scale: f32) -> Drawing {
        let mut marks = Drawing { size: self.picture.drawing.size, ..Drawing::default() };
        if let Some(area) = state.hovered.as_ref().and_then(|spot| self.picture.area(spot)) {
            marks.fill(area.area.clone(), Ink::new(Role::Accent).alpha(0.16));
            if self.ui.large_cursor {
                marks.line(area.area.clone(), Stroke::new(Role::Text.into(), 2.0 / scale));
            }
        }
        if let Some(area) = self.cursor.and_then(|spot| self.picture.area(spot)) {
            let (halo, ring) = if self.ui.large_cursor { (LARGE.0 / scale, LARGE.1 / scale) } else { (1.6, 0.9) };
            marks.line(area.area.clone(), Stroke::new(Role::Paper.into(), halo));
            marks.line(area.area.clone(), Stroke::new(Role::Text.into(), ring));
        }
        marks
    }
}

#[cfg(test)]
mod tests;
