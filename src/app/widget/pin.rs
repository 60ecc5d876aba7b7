//! Two things beside each other, or one below the other, of which the first stays in view where the rest is scrolled away:
//! the headings of a table, the names at its left. Knows no table.

use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Renderer as _, Shell, overlay, renderer};
use iced::{Color, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, mouse};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    Across,
    Down,
}

impl Axis {
    fn vector(self, along: f32) -> Vector {
        match self {
            Self::Across => Vector::new(along, 0.0),
            Self::Down => Vector::new(0.0, along),
        }
    }

    fn span(self, area: Rectangle) -> (f32, f32) {
        match self {
            Self::Across => (area.x, area.width),
            Self::Down => (area.y, area.height),
        }
    }
}

struct Pin<'a, Message> {
    axis: Axis,
    /// What the first lies on where something is below it.
    ground: Color,
    parts: [Element<'a, Message>; 2],
}

pub fn pin<'a, Message: 'a>(
    axis: Axis,
    ground: Color,
    first: impl Into<Element<'a, Message>>,
    rest: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(Pin { axis, ground, parts: [first.into(), rest.into()] })
}

impl<Message> Pin<'_, Message> {
    /// How far the first lies from where it was laid, so that it is seen, though never beyond all of it.
    fn shift(&self, layout: Layout<'_>, viewport: &Rectangle) -> Vector {
        let first = layout.children().next().map_or_else(Rectangle::default, |first| first.bounds());
        let ((from, all), (_, own)) = (self.axis.span(layout.bounds()), self.axis.span(first));
        self.axis.vector(moved(from, all, own, self.axis.span(*viewport).0))
    }

    fn is_under(layout: Layout<'_>, cursor: mouse::Cursor, shift: Vector) -> bool {
        shift != Vector::ZERO && layout.children().next().is_some_and(|first| cursor.is_over(first.bounds() + shift))
    }
}

fn moved(from: f32, all: f32, own: f32, seen_from: f32) -> f32 {
    (seen_from - from).min(all - own).max(0.0)
}

impl<Message> Widget<Message, Theme, Renderer> for Pin<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.parts.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.parts);
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Shrink, Length::Shrink)
    }

    /// Beside each other the lower one lies in the middle.
    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let limits = limits.loose();
        let [first, rest] = &mut self.parts;
        let first = first.as_widget_mut().layout(&mut tree.children[0], renderer, &limits);
        let taken = match self.axis {
            Axis::Across => Size::new(first.size().width, 0.0),
            Axis::Down => Size::new(0.0, first.size().height),
        };
        let rest = rest.as_widget_mut().layout(&mut tree.children[1], renderer, &limits.shrink(taken));
        let (one, other) = (first.size(), rest.size());
        let (size, middles) = match self.axis {
            Axis::Across => {
                let high = one.height.max(other.height);
                (Size::new(one.width + other.width, high), [one.height, other.height].map(|own| (high - own) / 2.0))
            }
            Axis::Down => (Size::new(one.width.max(other.width), one.height + other.height), [0.0, 0.0]),
        };
        let first = first.move_to(Point::new(0.0, middles[0]));
        let rest = rest.move_to(Point::new(taken.width, taken.height + middles[1]));
        Node::with_children(size, vec![first, rest])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let parts = self.parts.iter_mut().zip(&mut tree.children).zip(layout.children());
            parts.for_each(|((part, tree), layout)| part.as_widget_mut().operate(tree, layout, renderer, operation));
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
        let shift = self.shift(layout, viewport);
        let covered = if Self::is_under(layout, cursor, shift) { cursor.levitate() } else { cursor };
        let cursors = [(cursor + (Vector::ZERO - shift), *viewport - shift), (covered, *viewport)];
        let parts = self.parts.iter_mut().zip(&mut tree.children).zip(layout.children());
        for (((part, tree), layout), (cursor, viewport)) in parts.zip(cursors) {
            part.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, &viewport);
        }
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
        let shift = self.shift(layout, viewport);
        let mut all = layout.children();
        let (Some(first), Some(rest)) = (all.next(), all.next()) else { return };
        let [pinned, below] = &self.parts;
        below.as_widget().draw(&tree.children[1], renderer, theme, style, rest, cursor, viewport);
        if shift == Vector::ZERO {
            return pinned.as_widget().draw(&tree.children[0], renderer, theme, style, first, cursor, viewport);
        }
        let bounds = first.bounds();
        let Some(seen) = bounds.intersection(&(*viewport - shift)) else { return };
        renderer.with_translation(shift, |renderer| {
            renderer.with_layer(seen, |renderer| {
                let quad = renderer::Quad { bounds, ..renderer::Quad::default() };
                renderer.fill_quad(quad, self.ground);
                let cursor = cursor + (Vector::ZERO - shift);
                let viewport = *viewport - shift;
                pinned.as_widget().draw(&tree.children[0], renderer, theme, style, first, cursor, &viewport);
            });
        });
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let shift = self.shift(layout, viewport);
        let covered = if Self::is_under(layout, cursor, shift) { cursor.levitate() } else { cursor };
        let cursors = [(cursor + (Vector::ZERO - shift), *viewport - shift), (covered, *viewport)];
        let parts = self.parts.iter().zip(&tree.children).zip(layout.children()).zip(cursors);
        let said = parts.map(|(((part, tree), layout), (cursor, viewport))| {
            part.as_widget().mouse_interaction(tree, layout, cursor, &viewport, renderer)
        });
        said.max().unwrap_or_default()
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let shift = self.shift(layout, viewport);
        let by = [translation + shift, translation];
        let parts = self.parts.iter_mut().zip(&mut tree.children).zip(layout.children()).zip(by);
        let mut found = parts.filter_map(|(((part, tree), layout), by)| {
            part.as_widget_mut().overlay(tree, layout, renderer, viewport, by)
        });
        found.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_pinned_follows_what_is_seen_and_stays_within_its_own() {
        let at = |seen_from| moved(100.0, 400.0, 60.0, seen_from);
        assert_eq!([0.0, 100.0, 150.0, 440.0, 900.0].map(at), [0.0, 0.0, 50.0, 340.0, 340.0]);
        assert_eq!(moved(0.0, 50.0, 60.0, 30.0), 0.0, "what is wider than all of it stays");
    }
}
