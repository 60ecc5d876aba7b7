//! A [`Drawing`] on screen: painted once, touched by pointer, walked by keyboard.

use std::cell::{Cell, RefCell};

use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::widget::canvas::{self, Canvas};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, mouse, touch, window};

use crate::app::theme::Ui;
use crate::draw::{Affine, Drawing, Hue, Ink, Palette, Path, Point, Role, Spot, SpotArea, Stroke, screen};

/// A drawing and what is painted of it.
#[derive(Debug, Default)]
pub struct Picture {
    drawing: Drawing,
    cache: canvas::Cache,
    painted: Cell<Option<(Palette, Hue)>>,
}

impl Picture {
    /// A picture of a drawing.
    #[must_use]
    pub fn new(drawing: Drawing) -> Self {
        Self { drawing, cache: canvas::Cache::new(), painted: Cell::new(None) }
    }

    /// The drawing.
    #[must_use]
    pub fn drawing(&self) -> &Drawing {
        &self.drawing
    }

    /// Shows another drawing from now on; nothing happens where it is the same.
    pub fn show(&mut self, drawing: Drawing) {
        if drawing != self.drawing {
            self.drawing = drawing;
            self.cache.clear();
        }
    }

    /// The picture as large as it fits, with nothing to touch.
    pub fn view<'a, Message: 'a>(&'a self, ui: Ui) -> Canvas<Paint<'a, Message>, Message> {
        let paint = Paint { picture: self, ui, on_press: None, on_hover: None, cursor: None };
        Canvas::new(paint).width(Length::Fill).height(Length::Fill)
    }

    /// The picture in a box of that width, pixels, as high as it needs to be.
    pub fn wide<'a, Message: 'a>(&'a self, ui: Ui, width: f32) -> Element<'a, Message> {
        let Size { width: w, height: h } = Size::new(self.drawing.size.width, self.drawing.size.height);
        self.view(ui).width(width).height(if w > 0.0 { width * h / w } else { 0.0 }).into()
    }

    /// The picture with its spots: pressed by pointer, and with one of them under the keyboard's cursor.
    pub fn touchable<'a, Message: 'a>(
        &'a self,
        ui: Ui,
        cursor: Option<&'a Spot>,
        on_press: impl Fn(Spot) -> Message + 'a,
        on_hover: impl Fn(Option<Spot>) -> Message + 'a,
    ) -> Canvas<Paint<'a, Message>, Message> {
        let (on_press, on_hover): (Box<PressFn<'a, Message>>, Box<HoverFn<'a, Message>>) =
            (Box::new(on_press), Box::new(on_hover));
        let paint = Paint { picture: self, ui, on_press: Some(on_press), on_hover: Some(on_hover), cursor };
        Canvas::new(paint).width(Length::Fill).height(Length::Fill)
    }

    /// The spot of that name, if it is still there.
    #[must_use]
    pub fn area(&self, spot: &Spot) -> Option<&SpotArea> {
        self.drawing.spots.iter().find(|area| area.spot == *spot)
    }

    /// Where an arrow key leads from a spot: the nearest one in that direction, or the first of all.
    #[must_use]
    pub fn walk(&self, from: Option<&Spot>, key: &Key) -> Option<Spot> {
        let (dx, dy) = match key {
            Key::Named(Named::ArrowLeft) => (-1.0, 0.0),
            Key::Named(Named::ArrowRight) => (1.0, 0.0),
            Key::Named(Named::ArrowUp) => (0.0, -1.0),
            Key::Named(Named::ArrowDown) => (0.0, 1.0),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => return None,
        };
        let first = || self.drawing.spots.first().map(|area| area.spot.clone());
        let Some(here) = from.and_then(|spot| self.area(spot)) else { return first() };
        let start = middle(&here.area)?;
        let cost = |area: &SpotArea| {
            let at = middle(&area.area)?;
            let (x, y) = (at.x - start.x, at.y - start.y);
            let (along, across) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
            (along > 0.5 && along * 1.8 > across).then_some(along + 2.0 * across)
        };
        let costs = self.drawing.spots.iter().filter_map(|area| Some((cost(area)?, area)));
        let nearest = costs.min_by(|(a, _), (b, _)| a.total_cmp(b));
        Some(nearest.map_or_else(|| here.spot.clone(), |(_, area)| area.spot.clone()))
    }

    /// From drawing to screen, the drawing as large as it fits and in the middle.
    fn fit(&self, bounds: Size) -> Affine {
        let size = self.drawing.size;
        let scale = (bounds.width / size.width).min(bounds.height / size.height);
        let scale = if scale.is_finite() && scale > 0.0 { scale } else { 1.0 };
        let (x, y) = ((bounds.width - size.width * scale) / 2.0, (bounds.height - size.height * scale) / 2.0);
        Affine::scale(scale).then(Affine::shift(x, y))
    }

    fn spot_at(&self, bounds: Size, at: iced::Point) -> Option<Spot> {
        let fit = self.fit(bounds);
        let point = Point::new((at.x - fit.e) / fit.a, (at.y - fit.f) / fit.d);
        self.drawing.spot_at(point).map(|area| area.spot.clone())
    }
}

fn middle(area: &Path) -> Option<Point> {
    let (low, high) = area.bounds()?;
    Some(Point::new(f32::midpoint(low.x, high.x), f32::midpoint(low.y, high.y)))
}

type PressFn<'a, Message> = dyn Fn(Spot) -> Message + 'a;
type HoverFn<'a, Message> = dyn Fn(Option<Spot>) -> Message + 'a;

/// The canvas that shows a picture.
pub struct Paint<'a, Message> {
    picture: &'a Picture,
    ui: Ui,
    on_press: Option<Box<PressFn<'a, Message>>>,
    on_hover: Option<Box<HoverFn<'a, Message>>>,
    cursor: Option<&'a Spot>,
}

/// The spot under the pointer, the one under the cursor, and the look.
type Marked = (Option<Spot>, Option<Spot>, Palette);

/// What the canvas remembers between events.
#[derive(Debug, Default)]
pub struct Over {
    hovered: Option<Spot>,
    /// The marks above the picture and what they mark.
    marks: canvas::Cache,
    marked: RefCell<Option<Marked>>,
}

impl<Message> canvas::Program<Message> for Paint<'_, Message> {
    type State = Over;

    fn update(
        &self,
        state: &mut Over,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let on_press = self.on_press.as_ref()?;
        let spot = cursor.position_in(bounds).and_then(|at| self.picture.spot_at(bounds.size(), at));
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                spot.map(|spot| canvas::Action::publish(on_press(spot)).and_capture())
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft)
            | Event::Window(window::Event::RedrawRequested(_))
                if spot != state.hovered =>
            {
                state.hovered.clone_from(&spot);
                match (&self.on_hover, event) {
                    // A message while drawing would build the view again; the next motion sends it.
                    (Some(on_hover), Event::Mouse(_)) => Some(canvas::Action::publish(on_hover(spot))),
                    _ => Some(canvas::Action::request_redraw()),
                }
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        state: &Over,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<canvas::Geometry> {
        let picture = self.picture;
        let look = screen::Look { palette: self.ui.palette, accent: self.ui.accent };
        if picture.painted.replace(Some((look.palette, look.accent))) != Some((look.palette, look.accent)) {
            picture.cache.clear();
        }
        let fit = picture.fit(bounds.size());
        let base = picture.cache.draw(renderer, bounds.size(), |frame| {
            screen::paint(frame, &picture.drawing, look, fit);
        });
        if self.on_press.is_none() {
            return vec![base];
        }
        let marked = Some((state.hovered.clone(), self.cursor.cloned(), look.palette));
        if *state.marked.borrow() != marked {
            state.marks.clear();
            state.marked.replace(marked);
        }
        let marks = state.marks.draw(renderer, bounds.size(), |frame| {
            screen::paint(frame, &self.marks(state), look, fit);
        });
        vec![base, marks]
    }

    fn mouse_interaction(&self, state: &Over, _bounds: Rectangle, _cursor: mouse::Cursor) -> mouse::Interaction {
        if self.on_press.is_some() && state.hovered.is_some() {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}

impl<Message> Paint<'_, Message> {
    /// The spot under the pointer, tinted, and the one under the keyboard's cursor, ringed.
    fn marks(&self, state: &Over) -> Drawing {
        let mut marks = Drawing { size: self.picture.drawing.size, ..Drawing::default() };
        if let Some(area) = state.hovered.as_ref().and_then(|spot| self.picture.area(spot)) {
            marks.fill(area.area.clone(), Ink::new(Role::Accent).alpha(0.16));
        }
        if let Some(area) = self.cursor.and_then(|spot| self.picture.area(spot)) {
            marks.line(area.area.clone(), Stroke::new(Role::Paper.into(), 1.6));
            marks.line(area.area.clone(), Stroke::new(Role::Accent.into(), 0.9));
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture() -> Picture {
        let mut drawing = Drawing::new(30.0, 30.0);
        for (name, x, y) in [("a", 5.0, 5.0), ("b", 25.0, 5.0), ("c", 5.0, 25.0), ("d", 24.0, 26.0)] {
            drawing.spot(Spot::new(name), Path::circle(x, y, 3.0), name);
        }
        Picture::new(drawing)
    }

    fn led(from: &'static str, arrow: Named) -> String {
        let spot = picture().walk(Some(&Spot::new(from)), &Key::Named(arrow));
        spot.map(|spot| spot.name().to_owned()).unwrap_or_default()
    }

    #[test]
    fn arrows_lead_to_the_nearest_spot_that_way() {
        assert_eq!(led("a", Named::ArrowRight), "b");
        assert_eq!(led("a", Named::ArrowDown), "c");
        assert_eq!(led("d", Named::ArrowUp), "b");
        assert_eq!(led("d", Named::ArrowLeft), "c");
    }

    #[test]
    fn an_arrow_to_nowhere_stays() {
        assert_eq!(led("a", Named::ArrowLeft), "a");
    }

    #[test]
    fn an_arrow_without_a_cursor_leads_to_the_first_spot() {
        assert_eq!(picture().walk(None, &Key::Named(Named::ArrowUp)), Some(Spot::new("a")));
        assert_eq!(picture().walk(None, &Key::Named(Named::Enter)), None);
    }

    #[test]
    fn pressing_finds_the_spot_however_the_picture_is_fitted() {
        let picture = picture();
        let spot = picture.spot_at(Size::new(600.0, 300.0), iced::Point::new(200.0, 50.0));
        assert_eq!(spot, Some(Spot::new("a")));
        assert_eq!(picture.spot_at(Size::new(600.0, 300.0), iced::Point::new(20.0, 50.0)), None);
        assert_eq!(Picture::default().spot_at(Size::new(600.0, 300.0), iced::Point::new(20.0, 50.0)), None);
    }
}
