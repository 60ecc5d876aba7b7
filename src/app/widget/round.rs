//! Something of ours round other content, which stays what it is: laid out, pressed, painted and found as without it, but
//! for what a [`Decorator`] adds. Knows nothing of the content.

use std::borrow::Cow;

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::overlay;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

pub trait Decorator<Message> {
    fn laid(&self, node: Node) -> Node {
        node
    }
    /// What is said before the content, where all of it is gone through.
    fn introduce(&mut self, _tree: &Tree, _layout: Layout<'_>, _operation: &mut dyn Operation) {}
    /// What is said because it was asked for, by whoever neither points nor types; it is asked with the next event.
    fn asked(&mut self) -> Option<Message> {
        None
    }
    /// What is done to the content before it hears of what happened.
    fn before(&mut self, _content: &mut Content<'_, '_, Message>, _event: &Event, _shell: &mut Shell<'_, Message>) {}
    /// What is said before the content answers, which then hears nothing of it.
    fn ahead(&self, _tree: &Tree, _event: &Event, _clipboard: &dyn Clipboard) -> Option<Message> {
        None
    }
    /// What the content hears of what happened.
    fn heard<'e>(&self, _content: &mut Content<'_, '_, Message>, event: &'e Event) -> Cow<'e, Event> {
        Cow::Borrowed(event)
    }
    /// Answers to what the content has left; whether it did.
    fn answer(&mut self, _content: &mut Content<'_, '_, Message>, _event: &Event) -> bool {
        false
    }
    /// What is said once all that is in the content has answered, or nothing has.
    fn after(&self, _event: &Event, _shell: &mut Shell<'_, Message>) {}
}

/// What is decorated, as it lies in the window.
pub struct Content<'c, 'a, Message> {
    element: &'c mut Element<'a, Message>,
    pub tree: &'c mut Tree,
    layout: Layout<'c>,
    renderer: &'c Renderer,
}

impl<Message> Content<'_, '_, Message> {
    pub fn operate(&mut self, operation: &mut dyn Operation) {
        self.element.as_widget_mut().operate(self.tree, self.layout, self.renderer, operation);
    }

    pub fn update(
        &mut self,
        event: &Event,
        cursor: mouse::Cursor,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let (tree, layout, renderer) = (&mut *self.tree, self.layout, self.renderer);
        self.element.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
    }
}

struct Round<'a, Message, M> {
    content: Element<'a, Message>,
    decorator: M,
}

pub fn round<'a, Message: 'a>(
    decorator: impl Decorator<Message> + 'a,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Round { content: content.into(), decorator })
}

impl<Message, M: Decorator<Message>> Widget<Message, Theme, Renderer> for Round<'_, Message, M> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        self.decorator.laid(self.content.as_widget_mut().layout(tree, renderer, limits))
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.decorator.introduce(tree, layout, operation);
        operation.traverse(&mut |operation| self.content.as_widget_mut().operate(tree, layout, renderer, operation));
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
        self.decorator.asked().into_iter().for_each(|message| shell.publish(message));
        let mut content = Content { element: &mut self.content, tree, layout, renderer };
        self.decorator.before(&mut content, event, shell);
        if let Some(message) = self.decorator.ahead(content.tree, event, clipboard) {
            shell.publish(message);
            shell.capture_event();
            return;
        }
        let event = &*self.decorator.heard(&mut content, event);
        content.update(event, cursor, clipboard, shell, viewport);
        if !shell.is_event_captured() && self.decorator.answer(&mut content, event) {
            shell.capture_event();
            shell.request_redraw();
        }
        self.decorator.after(event, shell);
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
        self.content.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.content.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}
