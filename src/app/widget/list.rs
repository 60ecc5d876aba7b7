//! A list of any number of rows of one height, of which only those seen are there. It is one stop for Tab, with a
//! cursor of its own. What is seen, which rows are chosen and where the cursor is are its screen's ([`VisibleRange`]).

use std::ops::Range;

use accesskit::Role;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::Focusable as _;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Shell, mouse as click, renderer};
use iced::border::{self, Border};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key, Modifiers};
use iced::widget::scrollable::Viewport;
use iced::{Color, Element, Event, Length, Point, Rectangle, Renderer, Shadow, Size, Theme, mouse, touch, window};

use super::focus::Focus;
use super::semantics::{SemanticAction, Semantics};

/// How many rows are there above and below those that are seen: what is led to by a step is there at once.
const AROUND: usize = 6;
const MARGIN: f32 = 24.0;
const ROW_RADIUS: f32 = 6.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct VisibleRange {
    /// How far it is scrolled down, pixels.
    y: f32,
    /// How much of it is seen, pixels; nothing before that is known.
    high: Option<f32>,
}

impl VisibleRange {
    pub fn note(&mut self, viewport: Viewport) {
        *self = Self { y: viewport.absolute_offset().y, high: Some(viewport.bounds().height) };
    }

    pub fn begin(&mut self) {
        self.y = 0.0;
    }

    pub fn y(&self) -> f32 {
        self.y
    }

    /// What part of a list is seen, and how far it is scrolled: 0 is its beginning, 1 its end.
    pub fn parts(&self, count: usize, row: f32, window: f32) -> (f32, f32) {
        let (all, high) = (count as f32 * row, self.high(window));
        let room = all - high;
        if room <= 0.0 { (1.0, 0.0) } else { (high / all, (self.y / room).clamp(0.0, 1.0)) }
    }

    /// Scrolls to such a part; how far down that is, pixels.
    pub fn lead_by(&mut self, part: f32, count: usize, row: f32, window: f32) -> f32 {
        self.y = ((count as f32 * row - self.high(window)).max(0.0) * part).round();
        self.y
    }

    fn high(&self, window: f32) -> f32 {
        self.high.unwrap_or(window).min(window)
    }

    /// The rows that are to be there, of so many, each `row` pixels high, in a window so high.
    pub fn rows(&self, count: usize, row: f32, window: f32) -> Range<usize> {
        let high = self.high(window);
        let y = self.y.clamp(0.0, (count as f32 * row - high).max(0.0));
        let first = ((y / row) as usize).saturating_sub(AROUND);
        let last = ((y + high) / row) as usize + 1 + AROUND;
        first..last.min(count)
    }

    pub fn lead_to(&mut self, place: usize, row: f32, window: f32) {
        let (top, high) = (place as f32 * row, self.high(window));
        let low = (self.y.max(top + row + MARGIN - high)).min(top - MARGIN);
        self.y = low.max(0.0);
    }

    pub fn page(&self, row: f32, window: f32) -> usize {
        ((self.high(window) / row) as usize).saturating_sub(1).max(1)
    }
}

pub fn led(key: &Key, from: usize, count: usize, page: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let Key::Named(named) = key else { return None };
    match named {
        Named::ArrowDown => Some((from + 1).min(last)),
        Named::ArrowUp => Some(from.saturating_sub(1)),
        Named::PageDown => Some((from + page).min(last)),
        Named::PageUp => Some(from.saturating_sub(page)),
        Named::Home => Some(0),
        Named::End => Some(last),
        _ => None,
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pressed {
    pub modifiers: Modifiers,
    /// Whether for the second time at once.
    pub twice: bool,
}

type OnPress<'a, Message> = Box<dyn Fn(usize, Pressed) -> Message + 'a>;
type OnKey<'a, Message> = Box<dyn Fn(&Key, Modifiers) -> Option<Message> + 'a>;

/// To be scrolled by something round it.
pub struct List<'a, Message> {
    id: iced::widget::Id,
    count: usize,
    /// How high a row is, pixels: whole ones, so that no row lies between two.
    high: f32,
    first: usize,
    rows: Vec<Element<'a, Message>>,
    cursor: usize,
    on_press: OnPress<'a, Message>,
    on_key: OnKey<'a, Message>,
    lit: Color,
    ring: Color,
    told: (Role, Role),
    asked: Option<(usize, SemanticAction)>,
}

impl<'a, Message: 'a> List<'a, Message> {
    /// A row is `high` pixels high; only those of `there` are made.
    pub fn new(
        id: impl Into<iced::widget::Id>,
        (count, high): (usize, f32),
        there: Range<usize>,
        row: impl FnMut(usize) -> Element<'a, Message>,
        on_press: impl Fn(usize, Pressed) -> Message + 'a,
        on_key: impl Fn(&Key, Modifiers) -> Option<Message> + 'a,
    ) -> Self {
        Self {
            id: id.into(),
            count,
            high,
            first: there.start,
            rows: there.map(row).collect(),
            cursor: 0,
            on_press: Box::new(on_press),
            on_key: Box::new(on_key),
            lit: Color::TRANSPARENT,
            ring: Color::BLACK,
            told: (Role::List, Role::ListItem),
            asked: None,
        }
    }

    pub fn cursor(self, cursor: usize) -> Self {
        Self { cursor, ..self }
    }

    pub fn colours(self, lit: Color, ring: Color) -> Self {
        Self { lit, ring, ..self }
    }

    pub fn tabled(self) -> Self {
        Self { told: (Role::RowGroup, Role::Row), ..self }
    }

    fn place(&self, row: usize, bounds: Rectangle) -> Rectangle {
        let at = Point::new(bounds.x, bounds.y + row as f32 * self.high);
        Rectangle::new(at, Size::new(bounds.width, self.high))
    }

    fn under(&self, cursor: mouse::Cursor, bounds: Rectangle) -> Option<usize> {
        let at = cursor.position_over(bounds)?;
        Some(((at.y - bounds.y) / self.high) as usize).filter(|row| *row < self.count)
    }

    fn there<'b>(
        &'b self,
        tree: &'b Tree,
        layout: Layout<'b>,
        viewport: &'b Rectangle,
    ) -> impl Iterator<Item = (&'b Element<'a, Message>, &'b Tree, Layout<'b>)> {
        let rows = self.rows.iter().zip(&tree.children).zip(layout.children());
        let all = rows.map(|((row, tree), layout)| (row, tree, layout));
        all.filter(|(_, _, layout)| layout.bounds().intersects(viewport))
    }
}

#[derive(Debug, Default)]
struct State {
    focus: Focus,
    modifiers: Modifiers,
    held: Option<usize>,
    /// The row that was pointed at when the last frame was painted.
    lit: Option<usize>,
    last: Option<(usize, click::Click)>,
}

impl<Message> Widget<Message, Theme, Renderer> for List<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        self.rows.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.rows);
    }

    fn size(&self) -> Size<Length> {
        Size { width: Length::Fill, height: Length::Fixed(self.count as f32 * self.high) }
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let (width, high, first) = (limits.max().width, self.high, self.first);
        let room = layout::Limits::new(Size::ZERO, Size::new(width, high));
        let rows = self.rows.iter_mut().zip(&mut tree.children).enumerate().map(|(index, (row, tree))| {
            let node = row.as_widget_mut().layout(tree, renderer, &room);
            node.move_to(Point::new(0.0, (first + index) as f32 * high))
        });
        let rows = rows.collect();
        layout::Node::with_children(Size::new(width, self.count as f32 * high), rows)
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        let bounds = layout.bounds();
        operation.container(Some(&self.id), bounds);
        Semantics { count: Some(self.count), ..Semantics::holding(self.told.0) }.say(Some(&self.id), bounds, operation);
        let state = tree.state.downcast_mut::<State>();
        if self.count > 0 {
            operation.focusable(Some(&self.id), self.place(self.cursor, bounds), &mut state.focus);
        }
        let (has_focus, cursor, role, asked) = (state.focus.here, self.cursor, self.told.1, &mut self.asked);
        operation.traverse(&mut |operation| {
            let rows = self.rows.iter_mut().zip(&mut tree.children).zip(layout.children());
            for (place, ((row, tree), layout)) in (self.first..).zip(rows) {
                let focused = has_focus && place == cursor;
                let told = Semantics { focused, pressed: true, at: Some(place), ..Semantics::holding(role) };
                if let Some(what) = told.say(None, layout.bounds(), operation) {
                    *asked = Some((place, what));
                }
                operation.traverse(&mut |operation| row.as_widget_mut().operate(tree, layout, renderer, operation));
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
        let rows = self.rows.iter_mut().zip(&mut tree.children).zip(layout.children());
        for ((row, tree), layout) in rows.filter(|(_, layout)| layout.bounds().intersects(viewport)) {
            row.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
        // Led to it is where the cursor is; pressed it is opened.
        if let Some((row, asked)) = self.asked.take() {
            let twice = asked == SemanticAction::Pressed;
            shell.publish((self.on_press)(row, Pressed { twice, ..Pressed::default() }));
        }
        let state = tree.state.downcast_mut::<State>();
        let under = self.under(cursor, layout.bounds());
        match event {
            Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) => state.modifiers = *modifiers,
            Event::Window(window::Event::RedrawRequested(_)) => state.lit = under,
            Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. }) => {
                // Whoever points sees what is meant: the ring is for the keyboard.
                state.focus = Focus { here: state.focus.here && under.is_some(), shown: false };
            }
            _ => {}
        }
        if state.lit != under {
            shell.request_redraw();
        }
        if shell.is_event_captured() {
            return;
        }
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                state.held = under;
                if let (Some(row), Event::Mouse(_)) = (under, event) {
                    state.focus.here = true;
                    let at = cursor.position().unwrap_or_default();
                    let before = state.last.filter(|(before, _)| *before == row).map(|(_, click)| click);
                    let now = click::Click::new(at, mouse::Button::Left, before);
                    state.last = Some((row, now));
                    let twice = now.kind() == click::click::Kind::Double;
                    shell.publish((self.on_press)(row, Pressed { modifiers: state.modifiers, twice }));
                    shell.capture_event();
                }
            }
            // A finger that moves scrolls.
            Event::Touch(touch::Event::FingerMoved { .. } | touch::Event::FingerLost { .. }) => state.held = None,
            Event::Touch(touch::Event::FingerLifted { .. }) => {
                if let Some(row) = state.held.take().filter(|row| under == Some(*row)) {
                    shell.publish((self.on_press)(row, Pressed::default()));
                }
            }
            Event::Keyboard(keyboard::Event::KeyPressed { modified_key, modifiers, .. }) if state.focus.here => {
                if let Some(message) = (self.on_key)(modified_key, *modifiers) {
                    state.focus.shown = true;
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            _ => {}
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
        use iced::advanced::Renderer as _;
        let bounds = layout.bounds();
        for (row, tree, layout) in self.there(tree, layout, viewport) {
            row.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
        let quad = |bounds, border| renderer::Quad { bounds, border, shadow: Shadow::default(), snap: true };
        if let Some(row) = self.under(cursor, bounds) {
            renderer.fill_quad(quad(self.place(row, bounds), border::rounded(ROW_RADIUS)), self.lit);
        }
        let state = tree.state.downcast_ref::<State>();
        let at = self.place(self.cursor, bounds);
        if state.focus.is_focused()
            && state.focus.shown
            && let Some(visible) = at.intersection(viewport)
        {
            renderer.with_layer(visible, |renderer| {
                let border = Border { color: self.ring, width: 2.0, radius: ROW_RADIUS.into() };
                renderer.fill_quad(quad(at, border), Color::TRANSPARENT);
            });
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
        if self.under(cursor, layout.bounds()).is_none() {
            return mouse::Interaction::None;
        }
        let inner = self
            .there(tree, layout, viewport)
            .map(|(row, tree, layout)| row.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer));
        inner.max().unwrap_or_default().max(mouse::Interaction::Pointer)
    }
}

impl<'a, Message: 'a> From<List<'a, Message>> for Element<'a, Message> {
    fn from(list: List<'a, Message>) -> Self {
        Self::new(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: f32 = 50.0;

    fn seen(y: f32, high: f32) -> VisibleRange {
        VisibleRange { y, high: Some(high) }
    }

    #[test]
    fn of_any_number_of_rows_those_are_there_that_are_seen_and_a_few_more() {
        let many = 100_000;
        assert_eq!(VisibleRange::default().rows(many, ROW, 600.0), 0..19);
        assert_eq!(seen(0.0, 500.0).rows(many, ROW, 800.0), 0..17);
        assert_eq!(seen(1_000_020.0, 500.0).rows(many, ROW, 800.0), 19_994..20_017);
        assert_eq!(seen(9_000_000.0, 500.0).rows(many, ROW, 800.0).end, many, "no further than its end");
        assert_eq!(seen(9_000_000.0, 500.0).rows(3, ROW, 800.0), 0..3);
        assert_eq!(seen(70.0, 500.0).rows(0, ROW, 800.0), 0..0);
    }

    #[test]
    fn where_the_keyboard_leads_to_is_there() {
        let many = 100_000;
        for from in [0.0, 40.0, 10_000.0, 4_999_000.0] {
            for to in [0, 1, 7, 199, 50_000, many - 1] {
                let mut seen = seen(from, 500.0);
                seen.lead_to(to, ROW, 800.0);
                let (top, y) = (to as f32 * ROW, seen.y);
                assert!(y <= top && top + ROW <= y + 500.0, "{to} from {from}: {y}");
                assert!(seen.rows(many, ROW, 800.0).contains(&to));
                let before = seen;
                seen.lead_to(to, ROW, 800.0);
                assert_eq!(seen, before, "what is seen stays");
            }
        }
    }

    #[test]
    fn keys_lead_to_its_ends_and_no_further() {
        let lead = |key, from| led(&Key::Named(key), from, 100, 8);
        assert_eq!(
            [Named::ArrowDown, Named::ArrowUp, Named::PageDown].map(|key| lead(key, 98)),
            [99, 97, 99].map(Some)
        );
        assert_eq!([Named::PageUp, Named::Home, Named::End].map(|key| lead(key, 3)), [0, 0, 99].map(Some));
        assert_eq!(led(&Key::Named(Named::End), 0, 0, 8), None, "there is nowhere to go");
        assert_eq!(lead(Named::Tab, 3), None);
    }
}
