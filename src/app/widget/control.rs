//! A control: anything that can be pressed, by pointer and by keyboard alike.
//!
//! The toolkit's buttons take no focus; this one does. It is visited by Tab, shows a ring when the keyboard
//! brought it there, and answers to Enter, Space and keys of its own.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, overlay, renderer};
use iced::border::Border;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key, Modifiers};
use iced::{
    Alignment, Background, Color, Element, Event, Length, Padding, Rectangle, Renderer, Shadow, Size, Theme, Vector,
    mouse, touch, window,
};

/// How a control is touched just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Not at all.
    Rest,
    /// The pointer is over it.
    Hovered,
    /// It is held down.
    Pressed,
    /// It cannot be pressed now.
    Off,
}

/// How a control looks.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Dress {
    /// What fills it.
    pub background: Option<Background>,
    /// The colour of its words.
    pub text: Color,
    /// Its edge.
    pub border: Border,
}

type KeyFn<'a, Message> = dyn Fn(&Key, Modifiers) -> Option<Message> + 'a;

/// A control round some content.
pub struct Control<'a, Message> {
    content: Element<'a, Message>,
    id: Option<iced::widget::Id>,
    on_press: Option<Message>,
    on_key: Option<Box<KeyFn<'a, Message>>>,
    width: Length,
    height: Length,
    padding: Padding,
    is_centred: bool,
    dress: Box<dyn Fn(Status) -> Dress + 'a>,
    ring: Color,
    status: Option<Status>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    pressed: bool,
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
        *self = Self::default();
    }
}

impl<'a, Message: Clone + 'a> Control<'a, Message> {
    /// A control that cannot be pressed yet.
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        let content = content.into();
        let size = content.as_widget().size_hint();
        Self {
            content,
            id: None,
            on_press: None,
            on_key: None,
            width: size.width.fluid(),
            height: size.height.fluid(),
            padding: Padding::ZERO,
            is_centred: false,
            dress: Box::new(|_| Dress::default()),
            ring: Color::BLACK,
            status: None,
        }
    }

    /// The name by which it can be found and focused.
    #[must_use]
    pub fn id(mut self, id: impl Into<iced::widget::Id>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// What happens when it is pressed.
    #[must_use]
    pub fn on_press(mut self, message: Message) -> Self {
        self.on_press = Some(message);
        self
    }

    /// What happens when it is pressed; nothing can without.
    #[must_use]
    pub fn on_press_maybe(mut self, message: Option<Message>) -> Self {
        self.on_press = message;
        self
    }

    /// Which keys do something while it is focused.
    #[must_use]
    pub fn on_key(mut self, on_key: impl Fn(&Key, Modifiers) -> Option<Message> + 'a) -> Self {
        self.on_key = Some(Box::new(on_key));
        self
    }

    /// Its width.
    #[must_use]
    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.width = width.into();
        self
    }

    /// Its height.
    #[must_use]
    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.height = height.into();
        self
    }

    /// Its content lies in its middle, where it is wider.
    #[must_use]
    pub fn centred(mut self) -> Self {
        self.is_centred = true;
        self
    }

    /// The space round its content.
    #[must_use]
    pub fn padding(mut self, padding: impl Into<Padding>) -> Self {
        self.padding = padding.into();
        self
    }

    /// How it looks.
    #[must_use]
    pub fn dress(mut self, dress: impl Fn(Status) -> Dress + 'a) -> Self {
        self.dress = Box::new(dress);
        self
    }

    /// The colour of the ring that shows the focus.
    #[must_use]
    pub fn ring(mut self, colour: Color) -> Self {
        self.ring = colour;
        self
    }

    fn is_live(&self) -> bool {
        self.on_press.is_some() || self.on_key.is_some()
    }

    fn status(&self, state: State, over: bool) -> Status {
        match (self.on_press.is_some(), over) {
            (false, _) => Status::Off,
            (true, true) if state.pressed => Status::Pressed,
            (true, true) => Status::Hovered,
            (true, false) => Status::Rest,
        }
    }

    fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        let own = self.on_key.as_ref().and_then(|on_key| on_key(key, modifiers));
        own.or_else(|| match key {
            Key::Named(Named::Enter | Named::Space) if modifiers.is_empty() => self.on_press.clone(),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        })
    }
}

impl<'a, Message: Clone + 'a> Widget<Message, Theme, Renderer> for Control<'a, Message> {
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
        Size { width: self.width, height: self.height }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let content = &mut self.content;
        let aside = if self.is_centred { Alignment::Center } else { Alignment::Start };
        layout::positioned(
            limits,
            self.width,
            self.height,
            self.padding,
            |limits| content.as_widget_mut().layout(&mut tree.children[0], renderer, limits),
            |content, size| content.align(aside, Alignment::Start, size),
        )
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(self.id.as_ref(), layout.bounds());
        if self.is_live() {
            operation.focusable(self.id.as_ref(), layout.bounds(), tree.state.downcast_mut::<State>());
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
            // Whoever points sees what is meant: the ring is for the keyboard.
            (state.focused, state.shown) = (over && self.is_live() && state.focused, false);
        }
        if !shell.is_event_captured() {
            self.answer(state, event, over, shell);
        }
        let status = self.status(*state, over);
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            self.status = Some(status);
        } else if self.status.is_some_and(|before| before != status) {
            shell.request_redraw();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        use iced::advanced::Renderer as _;
        let bounds = layout.bounds();
        let state = tree.state.downcast_ref::<State>();
        let dress = (self.dress)(self.status.unwrap_or_else(|| self.status(*state, false)));
        if dress.background.is_some() || dress.border.width > 0.0 {
            let quad = renderer::Quad { bounds, border: dress.border, shadow: Shadow::default(), snap: true };
            renderer.fill_quad(quad, dress.background.unwrap_or(Background::Color(Color::TRANSPARENT)));
        }
        if let Some(inner) = layout.children().next() {
            let style = renderer::Style { text_color: dress.text };
            self.content.as_widget().draw(&tree.children[0], renderer, theme, &style, inner, cursor, viewport);
        }
        if state.focused && state.shown && self.is_live() {
            let border = Border { color: self.ring, width: 2.0, radius: dress.border.radius };
            let around = bounds.expand(3.0);
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
        let inner = layout.children().next().map_or(mouse::Interaction::None, |inner| {
            self.content.as_widget().mouse_interaction(&tree.children[0], inner, cursor, viewport, renderer)
        });
        if inner == mouse::Interaction::None && self.on_press.is_some() && cursor.is_over(layout.bounds()) {
            mouse::Interaction::Pointer
        } else {
            inner
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let inner = layout.children().next()?;
        self.content.as_widget_mut().overlay(&mut tree.children[0], inner, renderer, viewport, translation)
    }
}

impl<'a, Message: Clone + 'a> Control<'a, Message> {
    fn answer(&self, state: &mut State, event: &Event, over: bool, shell: &mut Shell<'_, Message>) {
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if over && self.is_live() =>
            {
                (state.pressed, state.focused) = (self.on_press.is_some(), true);
                shell.capture_event();
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. })
                if state.pressed =>
            {
                state.pressed = false;
                if let Some(message) = self.on_press.clone().filter(|_| over) {
                    shell.publish(message);
                }
                shell.capture_event();
            }
            Event::Touch(touch::Event::FingerLost { .. }) => state.pressed = false,
            // After a click Enter and Space are the screen's again: whoever pressed a control by pointer does not mean it.
            Event::Keyboard(keyboard::Event::KeyPressed {
                modified_key: Key::Named(Named::Enter | Named::Space),
                ..
            }) if !state.shown => {}
            Event::Keyboard(keyboard::Event::KeyPressed { modified_key, modifiers, .. }) if state.focused => {
                if let Some(message) = self.key(modified_key, *modifiers) {
                    state.shown = true;
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            _ => {}
        }
    }
}

impl<'a, Message: Clone + 'a> From<Control<'a, Message>> for Element<'a, Message> {
    fn from(control: Control<'a, Message>) -> Self {
        Self::new(control)
    }
}
