//! Cards in a grid: those of a row become as tall as the tallest of them, and what is last on a card stays at its foot.
//! The toolkit's grid leaves each as tall as it is. Knows nothing of what is on them.

use iced::advanced::layout::Node;
use iced::{Element, Size, Vector};

use super::round::{Decorator, round};

struct Even;

pub fn even<'a, Message: 'a>(grid: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    round(Even, grid)
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

impl<Message> Decorator<Message> for Even {
    fn laid(&self, node: Node) -> Node {
        let cells = node.children();
        let tallest = |cell: &Node| {
            let row = cells.iter().map(Node::bounds).filter(|other| (other.y - cell.bounds().y).abs() < 0.5);
            row.map(|bounds| bounds.height).fold(0.0, f32::max)
        };
        let cells = cells.iter().map(|cell| taller(cell, tallest(cell) - cell.bounds().height)).collect();
        Node::with_children(node.size(), cells)
    }
}
