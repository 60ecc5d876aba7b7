//! The rail beside a long list: it shows where one is, and leads there when it is pressed or dragged. Its handle is long
//! enough to be met however long the list is. Knows nothing of the list.

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::{Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, renderer};
use iced::{Color, Element, Event, Length, Rectangle, Renderer, Shadow, Size, Theme, border, mouse, window};

const LEAST_HANDLE: f32 = 36.0;

pub struct Rail<'a, Message> {
    /// What part of the list is seen, and how far it is led: 0 is the beginning, 1 the end.
    seen: f32,
    led: f32,
    wide: f32,
    colours: [Color; 2],
    on_lead: Box<dyn Fn(f32) -> Message + 'a>,
}

impl<'a, Message> Rail<'a, Message> {
    pub fn new((seen, led): (f32, f32), wide: f32, colours: [Color; 2], on_lead: impl Fn(f32) -> Message + 'a) -> Self {
        Self { seen, led, wide, colours, on_lead: Box::new(on_lead) }
    }

    fn handle(&self, bounds: Rectangle) -> Rectangle {
        let high = (bounds.height * self.seen).max(LEAST_HANDLE).min(bounds.height);
        Rectangle { y: bounds.y + (bounds.height - high) * self.led, height: high, ..bounds }
    }

    /// How far that leads, the handle being held `held` pixels below its top.
    fn leads(&self, y: f32, held: f32, bounds: Rectangle) -> f32 {
        let room = bounds.height - self.handle(bounds).height;
        if room <= 0.0 { 0.0 } else { ((y - held - bounds.y) / room).clamp(0.0, 1.0) }
    }
}

#[derive(Debug, Default)]
struct State {
    held: Option<f32>,
    lit: bool,
}

impl<Message> Widget<Message, Theme, Renderer> for Rail<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size { width: Length::Fixed(self.wide), height: Length::Fill }
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, self.wide, Length::Fill)
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let (state, bounds) = (tree.state.downcast_mut::<State>(), layout.bounds());
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) if !shell.is_event_captured() => {
                let Some(at) = cursor.position_over(bounds).filter(|_| self.seen < 1.0) else { return };
                let handle = self.handle(bounds);
                let held = if handle.contains(at) { at.y - handle.y } else { handle.height / 2.0 };
                state.held = Some(held);
                shell.publish((self.on_lead)(self.leads(at.y, held, bounds)));
                shell.capture_event();
            }
            Event::Mouse(mouse::Event::CursorMoved { .. }) => {
                if let (Some(held), Some(at)) = (state.held, cursor.land().position()) {
                    shell.publish((self.on_lead)(self.leads(at.y, held, bounds)));
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => state.held = None,
            _ => {}
        }
        let lit = state.held.is_some() || cursor.is_over(bounds);
        if let Event::Window(window::Event::RedrawRequested(_)) = event {
            state.lit = lit;
        } else if state.lit != lit {
            shell.request_redraw();
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        use iced::advanced::Renderer as _;
        if self.seen >= 1.0 {
            return;
        }
        let bounds = self.handle(layout.bounds()).shrink([1.0, 2.0]);
        let border = border::rounded(bounds.width / 2.0);
        let colour = self.colours[usize::from(tree.state.downcast_ref::<State>().lit)];
        renderer.fill_quad(renderer::Quad { bounds, border, shadow: Shadow::default(), snap: true }, colour);
    }
}

impl<'a, Message: 'a> From<Rail<'a, Message>> for Element<'a, Message> {
    fn from(rail: Rail<'a, Message>) -> Self {
        Self::new(rail)
    }
}

#[cfg(test)]
mod tests {
    use iced::Point;

    use super::*;

    #[test]
    fn the_handle_is_met_in_the_longest_list_and_leads_to_both_its_ends() {
        let bounds = Rectangle::new(Point::new(5.0, 100.0), Size::new(10.0, 500.0));
        let rail = |led| Rail::new((0.0001, led), 10.0, [Color::BLACK; 2], |part: f32| part);
        for led in [0.0, 0.3, 1.0] {
            let handle = rail(led).handle(bounds);
            assert_eq!(handle.height, LEAST_HANDLE);
            assert!(handle.y >= 100.0 && handle.y + handle.height <= 600.0);
            assert!((rail(led).leads(handle.y + 7.0, 7.0, bounds) - led).abs() < 1e-4, "where it is held it stays");
        }
        assert_eq!([rail(0.5).leads(0.0, 0.0, bounds), rail(0.5).leads(9_000.0, 0.0, bounds)], [0.0, 1.0]);
        let all = Rail::new((1.0, 0.0), 10.0, [Color::BLACK; 2], |part: f32| part);
        assert_eq!((all.handle(bounds), all.leads(300.0, 0.0, bounds)), (bounds, 0.0), "of a short list all is seen");
    }
}
