//! Something that lasts only while it is held down: by the pointer, by a finger, or by a key where it has the focus.
//!
//! Letting go is said however it comes about: the button or key goes up, the pointer leaves the window, the window
//! loses the focus. A key that repeats itself does not begin anew.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, renderer};
use iced::border::Border;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Color, Element, Event, Length, Rectangle, Renderer, Shadow, Size, Theme, mouse, touch, window};

/// Something to be held down.
pub struct Hold<'a, Message> {
    content: Element<'a, Message>,
    id: iced::widget::Id,
    on_hold: Option<Message>,
    on_let_go: Message,
    ring: Color,
    radius: f32,
}

/// What holds it down.
#[derive(Clone, Debug, PartialEq)]
enum By {
    Pointer,
    Finger(touch::Finger),
    Key(Key),
}

#[derive(Clone, Debug, Default)]
struct State {
    by: Option<By>,
    focused: bool,
    /// The focus came by keyboard, so it is shown.
    shown: bool,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        (self.focused, self.shown) = (true, true);
    }

    fn unfocus(&mut self) {
        (self.focused, self.shown) = (false, false);
    }
}

impl<'a, Message: Clone + 'a> Hold<'a, Message> {
    /// Something that cannot be held yet, by its name; `on_let_go` may be said where nothing was held.
    pub fn new(content: impl Into<Element<'a, Message>>, id: impl Into<iced::widget::Id>, on_let_go: Message) -> Self {
        Self { content: content.into(), id: id.into(), on_hold: None, on_let_go, ring: Color::BLACK, radius: 0.0 }
    }

    /// What holding it down says; nothing can be held without.
    #[must_use]
    pub fn on_hold(mut self, message: Option<Message>) -> Self {
        self.on_hold = message;
        self
    }

    /// The colour of the ring that shows the focus, and how round its corners are, pixels.
    #[must_use]
    pub fn ring(mut self, colour: Color, radius: f32) -> Self {
        (self.ring, self.radius) = (colour, radius);
        self
    }

    fn is_live(&self, state: &State) -> bool {
        self.on_hold.is_some() || state.by.is_some()
    }

    /// What begins to hold it down, if this does.
    fn grip(state: &State, event: &Event, over: bool) -> Option<By> {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) if over => Some(By::Pointer),
            Event::Touch(touch::Event::FingerPressed { id, .. }) if over => Some(By::Finger(*id)),
            Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, repeat: false, .. })
                if state.focused && modifiers.is_empty() && matches!(key, Key::Named(Named::Enter | Named::Space)) =>
            {
                Some(By::Key(key.clone()))
            }
            _ => None,
        }
    }

    /// Whether what holds it down lets go.
    fn loosens(by: Option<&By>, event: &Event) -> bool {
        match event {
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left) | mouse::Event::CursorLeft) => {
                by == Some(&By::Pointer)
            }
            Event::Touch(touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. }) => {
                by == Some(&By::Finger(*id))
            }
            Event::Keyboard(keyboard::Event::KeyReleased { key, .. }) => by == Some(&By::Key(key.clone())),
            Event::Window(window::Event::Unfocused) => true,
            _ => false,
        }
    }

    fn answer(&self, state: &mut State, event: &Event, over: bool, shell: &mut Shell<'_, Message>) {
        if Self::loosens(state.by.as_ref(), event) {
            state.by = None;
            shell.publish(self.on_let_go.clone());
            return;
        }
        // A key that is held down goes on being pressed: that is ours as long as it holds.
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) = event
            && state.by == Some(By::Key(key.clone()))
        {
            shell.capture_event();
            return;
        }
        let Some(by) = Self::grip(state, event, over).filter(|_| !shell.is_event_captured() && state.by.is_none())
        else {
            return;
        };
        if let Some(message) = self.on_hold.clone() {
            (state.shown, state.focused) = (matches!(by, By::Key(_)), true);
            state.by = Some(by);
            shell.publish(message);
            shell.capture_event();
        }
    }
}

impl<'a, Message: Clone + 'a> Widget<Message, Theme, Renderer> for Hold<'a, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let inner = self.content.as_widget_mut().layout(&mut tree.children[0], renderer, limits);
        layout::Node::with_children(inner.size(), vec![inner])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(Some(&self.id), layout.bounds());
        let state = tree.state.downcast_mut::<State>();
        if self.is_live(state) {
            operation.focusable(Some(&self.id), layout.bounds(), state);
        }
        operation.traverse(&mut |operation| {
            if let Some(inner) = layout.children().next() {
                self.content.as_widget_mut().operate(&mut tree.children[0], inner, renderer, operation);
            }
        });
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
        if let Some(inner) = layout.children().next() {
            let child = &mut tree.children[0];
            self.content.as_widget_mut().update(child, event, inner, cursor, renderer, clipboard, shell, viewport);
        }
        let over = cursor.is_over(layout.bounds());
        let state = tree.state.downcast_mut::<State>();
        if let Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. }) = event {
            (state.focused, state.shown) = (over && state.focused, false);
        }
        self.answer(state, event, over, shell);
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
        use iced::advanced::Renderer as _;
        if let Some(inner) = layout.children().next() {
            self.content.as_widget().draw(&tree.children[0], renderer, theme, style, inner, cursor, viewport);
        }
        let state = tree.state.downcast_ref::<State>();
        if state.focused && state.shown && self.is_live(state) {
            let border = Border { color: self.ring, width: 2.0, radius: self.radius.into() };
            let around = layout.bounds().expand(3.0);
            if let Some(visible) = around.intersection(viewport) {
                renderer.with_layer(visible, |renderer| {
                    let quad = renderer::Quad { bounds: around, border, shadow: Shadow::default(), snap: true };
                    renderer.fill_quad(quad, Color::TRANSPARENT);
                });
            }
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let held = tree.state.downcast_ref::<State>().by == Some(By::Pointer);
        if held {
            return mouse::Interaction::Grabbing;
        }
        if self.on_hold.is_some() && cursor.is_over(layout.bounds()) {
            return mouse::Interaction::Grab;
        }
        layout.children().next().map_or(mouse::Interaction::None, |inner| {
            self.content.as_widget().mouse_interaction(&tree.children[0], inner, cursor, viewport, renderer)
        })
    }
}

impl<'a, Message: Clone + 'a> From<Hold<'a, Message>> for Element<'a, Message> {
    fn from(hold: Hold<'a, Message>) -> Self {
        Self::new(hold)
    }
}
