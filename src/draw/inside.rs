//! Whether a drawing stays within itself: for the tests of all that is drawn.

use super::{Affine, Align, Drawing, Item, Point, text};

/// What lies nearer to an edge of the drawing than `free` mm, to the lower one than `foot` mm, or beyond it, and where;
/// `None` where nothing does. Words lie from the height of their capitals to the line they stand on.
pub fn outside(drawing: &Drawing, free: f32, foot: f32) -> Option<(String, Point)> {
    let mut corners = Vec::new();
    visit(&drawing.items, Affine::IDENTITY, &mut corners);
    let (right, low) = (drawing.size.width - free, drawing.size.height - foot);
    corners.into_iter().find(|(_, at)| !(free..=right).contains(&at.x) || !(free..=low).contains(&at.y))
}

fn visit(items: &[Item], to: Affine, corners: &mut Vec<(String, Point)>) {
    for item in items {
        match item {
            Item::Group { by, items } => visit(items, by.then(to), corners),
            Item::Text(line) => {
                let width = text::width(&line.words, line.font, line.size);
                let left = match line.align {
                    Align::Left => line.at.x,
                    Align::Middle => line.at.x - width / 2.0,
                    Align::Right => line.at.x - width,
                };
                let top = line.at.y - text::cap_height(line.font, line.size);
                let ends = [Point::new(left, top), Point::new(left + width, line.at.y)];
                corners.extend(ends.map(|at| (line.words.clone(), to.map(at))));
            }
            Item::Shape { path, .. } => {
                let bounds = path.moved(to).bounds().map(<[Point; 2]>::from);
                corners.extend(bounds.into_iter().flatten().map(|at| ("a shape".to_owned(), at)));
            }
        }
    }
}
