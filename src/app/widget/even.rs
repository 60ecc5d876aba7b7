//! Cards in a grid: those of a row become as tall as the tallest of them, and what is last on a card stays at its foot.
//! The toolkit's grid leaves each as tall as it is. Knows nothing of what is on them.

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::overlay;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};

/// A grid whose rows are even.
pub struct Even<'a, Message>(Element<'a, Message>);

/// Makes the rows of a grid even.
pub fn even<'a, Message: 'a>(grid: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(Even(grid.into()))
}

/// The same, taller by so much: where things stand in it, the last of them goes down.
fn taller(node: &Node, by: f32) -> Node {
    let (bounds, mut children) = (node.bounds(), node.children().to_vec());
    match children.as_mut_slice() {
        [] => {}
        [one] => *one = taller(one, by),
        [.., last] => last.translate_mut(Vector::new(0.0, by)),
    }
    Node::with_children(Size::new(bounds.width, bounds.height + by), children).move_to(bounds.position())
}

impl<Message> Widget<Message, Theme, Renderer> for Even<'_, Message> {
    fn tag(&self) -> tree::Tag {
        self.0.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.0.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.0.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.0.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.0.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let node = self.0.as_widget_mut().layout(tree, renderer, limits);
        let cells = node.children();
        // Those of a row begin at the same height.
        let tallest = |cell: &Node| {
            let row = cells.iter().map(Node::bounds).filter(|other| (other.y - cell.bounds().y).abs() < 0.5);
            row.map(|bounds| bounds.height).fold(0.0, f32::max)
        };
        let cells = cells.iter().map(|cell| taller(cell, tallest(cell) - cell.bounds().height)).collect();
        Node::with_children(node.size(), cells)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.0.as_widget_mut().operate(tree, layout, renderer, operation);
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
        self.0.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        self.0.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.0.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.0.as_widget_mut().overlay(tree, layout, renderer, viewport, translation)
    }
}
