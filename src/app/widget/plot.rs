//! A plot that tells what is pointed at: under the pointer, or where arrows have led, a card says what a value is;
//! pressing it opens what lies behind. Which value that is, no screen hears of. Knows nothing of what is counted.

use std::cell::RefCell;
use std::rc::Rc;

use accesskit::Role as Kind;
use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Id, Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, renderer};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::widget::canvas;
use iced::{Border, Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse, touch, window};

use base::draw::plot::value::{self, CursorMove};
use base::draw::{Affine, Drawing, Look, Point, Spot, SpotArea};

use super::focus::{Focus, ring};
use super::picture::{part_of, parts};
use super::semantics::{SemanticAction, Semantics};
use crate::app::painter;
use crate::app::theme::Ui;

/// A plot, a unit a pixel at 100 %. What is the same is shared, for there may be thousands of values.
pub fn plot<'a, Message>(ui: Ui, drawing: impl Into<Rc<Drawing>>) -> Plot<'a, Message> {
    Plot { ui, drawing: drawing.into(), id: None, name: None, on_press: None, asked: None }
}

pub struct Plot<'a, Message> {
    ui: Ui,
    drawing: Rc<Drawing>,
    id: Option<Id>,
    name: Option<String>,
    on_press: Option<Box<PressFn<'a, Message>>>,
    asked: Option<Spot>,
}

type PressFn<'a, Message> = dyn Fn(&Spot) -> Option<Message> + 'a;

impl<'a, Message> Plot<'a, Message> {
    pub fn id(mut self, id: impl Into<Id>) -> Self {
        self.id = Some(id.into());
        self
    }

    pub fn named(mut self, name: String) -> Self {
        self.name = Some(name);
        self
    }

    pub fn on_press(mut self, on_press: impl Fn(&Spot) -> Option<Message> + 'a) -> Self {
        self.on_press = Some(Box::new(on_press));
        self
    }
}

impl<'a, Message: 'a> From<Plot<'a, Message>> for Element<'a, Message> {
    fn from(plot: Plot<'a, Message>) -> Self {
        Self::new(plot)
    }
}

#[derive(Default)]
struct State {
    focus: Focus,
    walked: Option<Spot>,
    pointed: Option<Spot>,
    /// What a button or a finger went down on, and whether it was told of then.
    held: Option<(Spot, bool)>,
    painted: RefCell<Painted>,
}

#[derive(Default)]
struct Painted {
    plot: canvas::Cache,
    card: canvas::Cache,
    of: Option<(Rc<Drawing>, Look)>,
    told: Option<Spot>,
}

fn area<'a>(drawing: &'a Drawing, spot: Option<&Spot>) -> Option<&'a SpotArea> {
    spot.and_then(|spot| drawing.spots.iter().find(|area| area.spot == *spot))
}

impl State {
    fn here<'a>(&self, drawing: &'a Drawing) -> Option<&'a SpotArea> {
        area(drawing, self.walked.as_ref()).or_else(|| value::step(drawing, None, CursorMove::Last))
    }

    fn announced_area<'a>(&self, drawing: &'a Drawing) -> Option<&'a SpotArea> {
        let here = || if self.focus.here && self.focus.shown { self.here(drawing) } else { None };
        area(drawing, self.pointed.as_ref()).or_else(here)
    }
}

/// The step that a key asks for. Up and down are the page's where there is but one line.
fn step(key: &Key, is_layered: bool) -> Option<CursorMove> {
    match key {
        Key::Named(Named::ArrowLeft) => Some(CursorMove::Before),
        Key::Named(Named::ArrowRight) => Some(CursorMove::Next),
        Key::Named(Named::ArrowUp) if is_layered => Some(CursorMove::Above),
        Key::Named(Named::ArrowDown) if is_layered => Some(CursorMove::Below),
        Key::Named(Named::Home) => Some(CursorMove::First),
        Key::Named(Named::End) => Some(CursorMove::Last),
        Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
    }
}

impl<Message> Plot<'_, Message> {
    fn meant(&self, bounds: Rectangle, cursor: mouse::Cursor, viewport: &Rectangle) -> Option<Spot> {
        let at = cursor.position_in(bounds).filter(|_| cursor.is_over(*viewport))?;
        let scale = self.scale(bounds);
        value::meant(&self.drawing, Point::new(at.x / scale, at.y / scale)).map(|area| area.spot.clone())
    }

    fn scale(&self, bounds: Rectangle) -> f32 {
        bounds.height / self.drawing.size.height.max(0.001)
    }

    fn pressed(&self, spot: &Spot) -> Option<Message> {
        self.on_press.as_ref().and_then(|on_press| on_press(spot))
    }

    fn key(&self, state: &mut State, key: &Key, shell: &mut Shell<'_, Message>) {
        if let Some(step) = step(key, value::is_layered(&self.drawing)) {
            let from = if state.focus.shown { state.here(&self.drawing) } else { state.announced_area(&self.drawing) };
            let from = from.or_else(|| state.here(&self.drawing)).map(|area| area.spot.clone());
            state.walked = value::step(&self.drawing, from.as_ref(), step).map(|area| area.spot.clone());
            (state.focus.shown, state.pointed) = (true, None);
            shell.capture_event();
            shell.request_redraw();
        } else if let (Key::Named(Named::Enter | Named::Space), true) = (key, state.focus.shown)
            && let Some(spot) = state.announced_area(&self.drawing).map(|area| area.spot.clone())
            && let Some(message) = self.pressed(&spot)
        {
            shell.publish(message);
            shell.capture_event();
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Plot<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size { width: Length::Shrink, height: Length::Shrink }
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        let size = self.drawing.size;
        let size = Size::new(self.ui.wide(size.width), self.ui.wide(size.height));
        layout::Node::new(limits.resolve(Length::Fixed(size.width), Length::Fixed(size.height), size))
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, _: &Renderer, operation: &mut dyn Operation) {
        operation.container(self.id.as_ref(), layout.bounds());
        let state = tree.state.downcast_mut::<State>();
        let here = state.announced_area(&self.drawing);
        if let Some(told) = here {
            operation.text(None, layout.bounds(), &told.says);
        }
        if self.drawing.spots.is_empty() {
            return;
        }
        let scale = self.scale(layout.bounds());
        let here = here.filter(|_| state.focus.here).map(|area| &area.spot);
        let parts = parts(&self.drawing, here, Affine::scale(scale), layout.position());
        let told = Semantics { name: self.name.clone(), parts, role: Kind::Group, ..Semantics::default() };
        match told.say(self.id.as_ref(), layout.bounds(), operation) {
            Some(SemanticAction::Led(part)) => state.walked = part_of(&self.drawing, part),
            Some(SemanticAction::PartPressed(part)) => self.asked = part_of(&self.drawing, part),
            Some(
                SemanticAction::Pressed
                | SemanticAction::Written(_)
                | SemanticAction::Selected(..)
                | SemanticAction::Set(_),
            )
            | None => {}
        }
        operation.focusable(self.id.as_ref(), layout.bounds(), &mut state.focus);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Renderer,
        _: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if let Some(message) = self.asked.take().and_then(|spot| self.pressed(&spot)) {
            shell.publish(message);
        }
        let state = tree.state.downcast_mut::<State>();
        let meant = self.meant(layout.bounds(), cursor, viewport);
        let over = cursor.is_over(layout.bounds()) && cursor.is_over(*viewport);
        match event {
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
            | Event::Touch(touch::Event::FingerMoved { .. })
            | Event::Window(window::Event::RedrawRequested(_))
                // The page may have moved under the pointer; what arrows have led to stays until the pointer does.
                if meant != state.pointed && (state.pointed.is_some() || !matches!(event, Event::Window(_))) =>
            {
                state.pointed = meant;
                shell.request_redraw();
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                // Whoever points sees what is meant: the ring is for the keyboard.
                state.focus = Focus { here: over && !self.drawing.spots.is_empty(), shown: false };
                // A finger points where it presses: what it has just found is told of first.
                let is_told = matches!(event, Event::Mouse(_)) || meant == state.pointed;
                state.pointed.clone_from(&meant);
                state.walked.clone_from(&meant);
                state.held = meant.map(|spot| (spot, is_told));
                shell.request_redraw();
                if state.held.is_some() && !shell.is_event_captured() {
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                if let Some((spot, true)) = state.held.take().filter(|(spot, _)| meant.as_ref() == Some(spot)) {
                    self.pressed(&spot).into_iter().for_each(|message| shell.publish(message));
                }
            }
            Event::Touch(touch::Event::FingerLost { .. }) => state.held = None,
            Event::Keyboard(keyboard::Event::KeyPressed { modified_key, modifiers, .. })
                if state.focus.here && modifiers.is_empty() && !shell.is_event_captured() =>
            {
                self.key(state, modified_key, shell);
            }
            _ => {}
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let (state, bounds, look) = (tree.state.downcast_ref::<State>(), layout.bounds(), self.ui.look());
        let painted = &mut *state.painted.borrow_mut();
        let told = state.announced_area(&self.drawing);
        let same = painted.of.as_ref().is_some_and(|(drawing, seen)| {
            (Rc::ptr_eq(drawing, &self.drawing) || *drawing == self.drawing) && *seen == look
        });
        if !same {
            painted.plot.clear();
            painted.of = Some((Rc::clone(&self.drawing), look));
        }
        if !same || painted.told.as_ref() != told.map(|area| &area.spot) {
            painted.card.clear();
            painted.told = told.map(|area| area.spot.clone());
        }
        let fit = Affine::scale(self.scale(bounds));
        let shift = Vector::new(bounds.x, bounds.y);
        let plot = painted.plot.draw(renderer, bounds.size(), |frame| painter::paint(frame, &self.drawing, look, fit));
        renderer.with_translation(shift, |renderer| renderer.draw_geometry(plot));
        if let Some(area) = told {
            let card = painted.card.draw(renderer, bounds.size(), |frame| {
                painter::paint(frame, &value::value_label(self.drawing.size, area), look, fit);
            });
            renderer.with_layer(bounds, |renderer| {
                renderer.with_translation(shift, |renderer| renderer.draw_geometry(card));
            });
        }
        if state.focus.here && state.focus.shown {
            let border = Border { color: self.ui.focus(), width: 2.0, radius: 8.0.into() };
            ring(renderer, bounds, viewport, border);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _: &Rectangle,
        _: &Renderer,
    ) -> mouse::Interaction {
        let state = tree.state.downcast_ref::<State>();
        let leads = state.pointed.as_ref().is_some_and(|spot| self.pressed(spot).is_some());
        if leads && cursor.is_over(layout.bounds()) { mouse::Interaction::Pointer } else { mouse::Interaction::None }
    }
}
