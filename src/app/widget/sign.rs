//! A small drawing as a sign within text. Knows nothing of what it shows.

use std::cell::RefCell;

use iced::widget::canvas::{self, Canvas};
use iced::{Element, Rectangle, Renderer, Theme, mouse};

use base::draw::{Affine, Drawing, Look};

use crate::app::painter;
use crate::app::theme::Ui;

/// A small drawing as a sign of that height, pixels at 100 %.
pub fn sign<'a, Message: 'a>(ui: Ui, drawing: Drawing, height: f32) -> Element<'a, Message> {
    high(ui, drawing, ui.wide(height))
}

/// A small drawing as a sign of that height, pixels.
pub fn high<'a, Message: 'a>(ui: Ui, drawing: Drawing, height: f32) -> Element<'a, Message> {
    let ratio = if drawing.size.height > 0.0 { drawing.size.width / drawing.size.height } else { 1.0 };
    Canvas::new(Sign { drawing, ui }).width(height * ratio).height(height).into()
}

struct Sign {
    drawing: Drawing,
    ui: Ui,
}

#[derive(Debug, Default)]
struct Painted {
    cache: canvas::Cache,
    drawing: RefCell<Option<(Drawing, Look)>>,
}

impl<Message> canvas::Program<Message> for Sign {
    type State = Painted;

    fn draw(
        &self,
        painted: &Painted,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let look = self.ui.look();
        let mut before = painted.drawing.borrow_mut();
        let same = before.as_ref().is_some_and(|(drawing, seen)| *drawing == self.drawing && *seen == look);
        if !same {
            painted.cache.clear();
            *before = Some((self.drawing.clone(), look));
        }
        vec![painted.cache.draw(renderer, bounds.size(), |frame| {
            let scale = bounds.height / self.drawing.size.height.max(0.001);
            painter::paint(frame, &self.drawing, look, Affine::scale(scale));
        })]
    }
}
