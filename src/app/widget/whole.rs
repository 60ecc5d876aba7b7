//! The whole window painted anew with every frame, but for those in which nothing goes on except dice: the software
//! renderer (iced_tiny_skia 0.14) errs in what it takes for changed: texts of equal size are equal to it, ink beyond
//! its line is left behind, edges on a part's border are painted twice. It also keeps strays away ([`super::stray`]).

use std::time::{Duration, Instant};

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::overlay;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, renderer};
use iced::widget::canvas;
use iced::window::RedrawRequest;
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, keyboard, mouse, touch, window};

use super::place::{FocusAndScroll, Noted};
use super::snapshot::Snapshot;
use super::stray::Presses;
use crate::app::watch::Watch;

/// Whoever asks for a frame this near moves something and has painted all it needs; of the very next, not.
const SOON: Duration = Duration::from_millis(50);

pub struct Whole<'a, Message>(Element<'a, Message>, Noted, Watch);

pub fn whole<'a, Message: 'a>(
    window: impl Into<Element<'a, Message>>,
    place: Noted,
    watch: Watch,
) -> Element<'a, Message> {
    Element::new(Whole(window.into(), place, watch))
}

#[derive(Debug, Default)]
struct State {
    /// An empty sheet over the window: where another than in the last frames, the renderer sees all as changed.
    sheet: canvas::Cache,
    /// Whether anything but a frame has come since the last one.
    happened: bool,
    covered: bool,
    presses: Presses,
}

fn moves(request: RedrawRequest, now: Instant) -> bool {
    match request {
        RedrawRequest::At(at) => at <= now + SOON,
        RedrawRequest::NextFrame | RedrawRequest::Wait => false,
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Whole<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.0)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.0));
    }

    fn size(&self) -> Size<Length> {
        self.0.as_widget().size()
    }

    /// Every new view is laid out, and so is a window of another size.
    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        tree.state.downcast_mut::<State>().happened = true;
        self.0.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        tree.state.downcast_mut::<State>().happened = true;
        self.0.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let child = &mut tree.children[0];
        if let Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
        | Event::Touch(touch::Event::FingerPressed { .. }) = event
            && let Some(at) = cursor.position()
        {
            let page = Snapshot::of(|walk| self.0.as_widget_mut().operate(child, layout, renderer, walk));
            if tree.state.downcast_mut::<State>().presses.is_stray(page.under(at), at, self.2.instant()) {
                shell.capture_event();
                return;
            }
        }
        self.0.as_widget_mut().update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        let keyed = matches!(event, Event::Keyboard(keyboard::Event::KeyPressed { .. }));
        if keyed || matches!(event, Event::Mouse(mouse::Event::ButtonReleased(_))) {
            let page = Snapshot::of(|walk| self.0.as_widget_mut().operate(child, layout, renderer, walk));
            let place = FocusAndScroll::of(&page);
            // Whoever points has no ring to come back to.
            *self.1.borrow_mut() = if keyed { place } else { place.scroll() };
        }
        let state = tree.state.downcast_mut::<State>();
        let Event::Window(window::Event::RedrawRequested(now)) = event else {
            state.happened = true;
            // A press may take the focus from there, and who loses it asks for nothing. Who answers to motion says so.
            if !matches!(
                event,
                Event::Mouse(mouse::Event::CursorMoved { .. }) | Event::Touch(touch::Event::FingerMoved { .. })
            ) {
                shell.request_redraw();
            }
            return;
        };
        // The last frame of whatever moved asks for no other: it mends what the ones before have left.
        if state.happened || !moves(shell.redraw_request(), *now) {
            state.sheet.clear();
        }
        state.happened = false;
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_ref::<State>();
        // Its middle is the window's corner, where the renderer begins to join what is changed: so all is painted once.
        let corner = viewport.position() - Vector::new(viewport.width, viewport.height);
        let sheet = state.sheet.draw_with_bounds(renderer, Rectangle::new(corner, viewport.size() * 2.0), |_| ());
        renderer.draw_geometry(sheet);
        self.0.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.0.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    /// What lies over the window hears of things before the window does, and keeps them to itself.
    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let Tree { state, children, .. } = tree;
        let state = state.downcast_mut::<State>();
        let over = self.0.as_widget_mut().overlay(&mut children[0], layout, renderer, viewport, translation);
        state.happened |= over.is_some() || state.covered;
        state.covered = over.is_some();
        over
    }
}
