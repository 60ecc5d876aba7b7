//! Content that takes the focus by Tab, with a ring if the keyboard brought it; its [`Behaviour`] answers to it.

use accesskit::Role;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, overlay, renderer};
use iced::border::{Border, Radius};
use iced::{
    Alignment, Background, Color, Element, Event, Length, Padding, Point, Rectangle, Renderer, Shadow, Size, Theme,
    Vector, mouse, touch, window,
};

use super::semantics::{SemanticAction, Semantics};
use super::snapshot::Chosen;

const RING_MARGIN: f32 = 3.0;
const TIP_GAP: f32 = 5.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Rest,
    Hovered,
    Pressed,
    Off,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Style {
    pub background: Option<Background>,
    pub text: Color,
    pub border: Border,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Focus {
    pub here: bool,
    /// It came by keyboard, so it is shown.
    pub shown: bool,
}

impl Focusable for Focus {
    fn is_focused(&self) -> bool {
        self.here
    }

    fn focus(&mut self) {
        (self.here, self.shown) = (true, true);
    }

    fn unfocus(&mut self) {
        *self = Self::default();
    }
}

pub(super) fn ring(renderer: &mut Renderer, bounds: Rectangle, viewport: &Rectangle, border: Border) {
    use iced::advanced::Renderer as _;
    let around = bounds.expand(RING_MARGIN);
    // Some content clips what lies at its edge by its own bounds; the ring belongs round it.
    if let Some(visible) = around.intersection(&viewport.expand(RING_MARGIN)) {
        renderer.with_layer(visible, |renderer| {
            let quad = renderer::Quad { bounds: around, border, shadow: Shadow::default(), snap: true };
            renderer.fill_quad(quad, Color::TRANSPARENT);
        });
    }
}

pub trait Behaviour<Message> {
    type State: Default + 'static;

    /// Whether anything can be done with it now; only then it takes the focus.
    fn is_live(&self, state: &Self::State) -> bool;
    fn status(&self, state: &Self::State, over: bool) -> Status;
    /// What the pointer looks like over and off it; `None` where that is left to others.
    fn pointer(&self, state: &Self::State, over: bool) -> mouse::Interaction;
    /// Whether it is held, where it can be; it is a switch to whoever cannot hold it.
    fn is_held(&self, _state: &Self::State) -> Option<bool> {
        None
    }
    /// It is pressed by whoever neither points nor types.
    fn press(&self, state: &mut Self::State, shell: &mut Shell<'_, Message>);
    /// An event, which its content may have captured.
    fn answer(
        &self,
        state: &mut Self::State,
        focus: &mut Focus,
        event: &Event,
        over: bool,
        shell: &mut Shell<'_, Message>,
    );
}

pub struct Focused<'a, Message, M> {
    pub(super) content: Element<'a, Message>,
    pub(super) id: Option<iced::widget::Id>,
    pub(super) behaviour: M,
    pub(super) width: Length,
    pub(super) height: Length,
    pub(super) padding: Padding,
    pub(super) is_centred: bool,
    /// How wide and high it is at least, pixels; its content lies in the middle of that.
    pub(super) least: f32,
    /// Whether it is the chosen one of its group; nothing where none of them can be.
    pub(super) chosen: Option<bool>,
    /// What it is called, and what more is said of it, where its words do not say it.
    pub(super) name: Option<String>,
    pub(super) about: Option<String>,
    pub(super) open: Option<bool>,
    pub(super) ticked: Option<bool>,
    is_row: bool,
    asked: Option<SemanticAction>,
    /// What is seen below it, or above, while the ring is round it.
    tip: Option<Element<'a, Message>>,
    /// How it looks; like its content, where there is none.
    pub(super) style: Option<Box<dyn Fn(Status) -> Style + 'a>>,
    pub(super) ring: Color,
    /// How round the ring is, pixels, where no style says it.
    pub(super) radius: Radius,
    status: Option<Status>,
}

impl<'a, Message: 'a, M> Focused<'a, Message, M> {
    pub(super) fn with(content: impl Into<Element<'a, Message>>, behaviour: M) -> Self {
        let content = content.into();
        let size = content.as_widget().size_hint();
        Self {
            content,
            id: None,
            behaviour,
            width: size.width.fluid(),
            height: size.height.fluid(),
            padding: Padding::ZERO,
            is_centred: false,
            least: 0.0,
            chosen: None,
            name: None,
            about: None,
            open: None,
            ticked: None,
            is_row: false,
            asked: None,
            tip: None,
            style: None,
            ring: Color::BLACK,
            radius: Radius::default(),
            status: None,
        }
    }

    pub fn tip(mut self, tip: impl Into<Element<'a, Message>>) -> Self {
        self.tip = Some(tip.into());
        self
    }

    fn parts(&self) -> Vec<&Element<'a, Message>> {
        std::iter::once(&self.content).chain(&self.tip).collect()
    }
}

impl<Message, M> Focused<'_, Message, M> {
    pub fn named(mut self, name: String) -> Self {
        self.name = Some(name);
        self
    }

    pub fn about(mut self, about: String) -> Self {
        self.about = Some(about);
        self
    }

    pub fn ticked(mut self, on: bool) -> Self {
        self.ticked = Some(on);
        self
    }

    pub fn row(mut self) -> Self {
        self.is_row = true;
        self
    }

    pub fn opens(mut self, open: bool) -> Self {
        self.open = Some(open);
        self
    }

    fn within(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        layout.children().next().map_or(mouse::Interaction::None, |inner| {
            self.content.as_widget().mouse_interaction(&tree.children[0], inner, cursor, viewport, renderer)
        })
    }
}

struct State<S> {
    focus: Focus,
    touched: S,
}

impl<'a, Message: 'a, M: Behaviour<Message>> Widget<Message, Theme, Renderer> for Focused<'a, Message, M> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<M::State>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State { focus: Focus::default(), touched: M::State::default() })
    }

    fn children(&self) -> Vec<Tree> {
        self.parts().into_iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts());
    }

    fn size(&self) -> Size<Length> {
        Size { width: self.width, height: self.height }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let content = &mut self.content;
        let small = !self.width.is_fill() && self.least > 0.0;
        let aside = if self.is_centred || small { Alignment::Center } else { Alignment::Start };
        let down = if self.least > 0.0 && !self.height.is_fill() { Alignment::Center } else { Alignment::Start };
        layout::positioned(
            &limits.min_width(self.least).min_height(self.least),
            self.width,
            self.height,
            self.padding,
            // The content may be smaller than what holds it: it lies in its middle, and does not fill it from above.
            |limits| content.as_widget_mut().layout(&mut tree.children[0], renderer, &limits.loose()),
            |content, size| content.align(aside, down, size),
        )
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(self.id.as_ref(), layout.bounds());
        let state = tree.state.downcast_mut::<State<M::State>>();
        let is_live = self.behaviour.is_live(&state.touched);
        let role = match (self.chosen, self.ticked) {
            (Some(_), _) => Role::RadioButton,
            (None, Some(_)) => Role::CheckBox,
            (None, None) if self.is_row => Role::Row,
            (None, None) => Role::Button,
        };
        let told = Semantics {
            pressed: true,
            name: self.name.clone(),
            about: self.about.clone(),
            chosen: self.chosen.or(self.ticked).or(self.behaviour.is_held(&state.touched)),
            open: self.open,
            // What answers keys alone is of use all the same.
            off: self.behaviour.status(&state.touched, false) == Status::Off && !is_live,
            focused: state.focus.here && !is_live,
            ..Semantics::holding(role)
        };
        self.asked = told.say(self.id.as_ref(), layout.bounds(), operation).or(self.asked.take());
        if is_live {
            if self.chosen == Some(true) {
                operation.custom(None, layout.bounds(), &mut Chosen);
            }
            operation.custom(None, layout.bounds(), &mut state.focus);
            operation.focusable(self.id.as_ref(), layout.bounds(), &mut state.focus);
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
        // What lies within and can be pressed is pressed alone.
        let over = cursor.is_over(layout.bounds())
            && self.within(tree, layout, cursor, viewport, renderer) == mouse::Interaction::None;
        let State { focus, touched } = tree.state.downcast_mut::<State<M::State>>();
        if let Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. }) = event {
            // Whoever points sees what is meant: the ring is for the keyboard.
            *focus = Focus { here: over && self.behaviour.is_live(touched) && focus.here, shown: false };
        }
        if self.asked.take() == Some(SemanticAction::Pressed) {
            self.behaviour.press(touched, shell);
        }
        self.behaviour.answer(touched, focus, event, over, shell);
        let status = self.behaviour.status(touched, over);
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
        inherited: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        use iced::advanced::Renderer as _;
        let bounds = layout.bounds();
        let State { focus, touched } = tree.state.downcast_ref::<State<M::State>>();
        let status = self.status.unwrap_or_else(|| self.behaviour.status(touched, false));
        let style = self.style.as_ref().map(|style| style(status));
        if let Some(style) = style.filter(|style| style.background.is_some() || style.border.width > 0.0) {
            let quad = renderer::Quad { bounds, border: style.border, shadow: Shadow::default(), snap: true };
            renderer.fill_quad(quad, style.background.unwrap_or(Background::Color(Color::TRANSPARENT)));
        }
        if let Some(inner) = layout.children().next() {
            let style = style.map_or(*inherited, |style| renderer::Style { text_color: style.text });
            self.content.as_widget().draw(&tree.children[0], renderer, theme, &style, inner, cursor, viewport);
        }
        if focus.here && focus.shown && self.behaviour.is_live(touched) {
            let radius = style.map_or(self.radius, |style| style.border.radius);
            ring(renderer, bounds, viewport, Border { color: self.ring, width: 2.0, radius });
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
        let inner = self.within(tree, layout, cursor, viewport, renderer);
        if inner == mouse::Interaction::None {
            let state = tree.state.downcast_ref::<State<M::State>>();
            self.behaviour.pointer(&state.touched, cursor.is_over(layout.bounds()))
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
        let State { focus, touched } = tree.state.downcast_ref::<State<M::State>>();
        let is_ringed = focus.here && focus.shown && self.behaviour.is_live(touched);
        let (content, tip) = tree.children.split_at_mut(1);
        if let Some((tip, tree)) = self.tip.as_mut().filter(|_| is_ringed).zip(tip.first_mut()) {
            let over = layout.bounds() + translation;
            return Some(overlay::Element::new(Box::new(Tip { tip, tree, over })));
        }
        let inner = layout.children().next()?;
        self.content.as_widget_mut().overlay(&mut content[0], inner, renderer, viewport, translation)
    }
}

struct Tip<'a, 'b, Message> {
    tip: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
    over: Rectangle,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Tip<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, window: Size) -> layout::Node {
        let limits = layout::Limits::new(Size::ZERO, window);
        let node = self.tip.as_widget_mut().layout(self.tree, renderer, &limits);
        let (over, size) = (self.over, node.size());
        let x = (over.center_x() - size.width / 2.0).min(window.width - size.width).max(0.0);
        let below = over.y + over.height + TIP_GAP;
        let y = if below + size.height <= window.height { below } else { over.y - TIP_GAP - size.height };
        node.move_to(Point::new(x, y))
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        self.tip.as_widget().draw(self.tree, renderer, theme, style, layout, cursor, &layout.bounds());
    }
}

impl<'a, Message: 'a, M: Behaviour<Message> + 'a> From<Focused<'a, Message, M>> for Element<'a, Message> {
    fn from(focused: Focused<'a, Message, M>) -> Self {
        Self::new(focused)
    }
}
