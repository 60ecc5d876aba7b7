//! What can be pressed. Unlike the toolkit's buttons it takes the focus ([`super::focus`]), Enter and Space.

use iced::advanced::Shell;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key, Modifiers};
use iced::{Color, Element, Event, Length, Padding, mouse, touch};

use super::focus::{Behaviour, Focus, Focused};
pub use super::focus::{Status, Style};

type KeyFn<'a, Message> = dyn Fn(&Key, Modifiers) -> Option<Message> + 'a;

pub type Control<'a, Message> = Focused<'a, Message, Press<'a, Message>>;

pub struct Press<'a, Message> {
    on_press: Option<Message>,
    on_key: Option<Box<KeyFn<'a, Message>>>,
}

impl<'a, Message: Clone + 'a> Control<'a, Message> {
    pub fn new(content: impl Into<Element<'a, Message>>) -> Self {
        let control = Self::with(content, Press { on_press: None, on_key: None });
        control.style(|_| Style::default())
    }

    pub fn id(mut self, id: impl Into<iced::widget::Id>) -> Self {
        self.id = Some(id.into());
        self
    }

    pub fn on_press(self, message: Message) -> Self {
        self.on_press_maybe(Some(message))
    }

    pub fn on_press_maybe(mut self, message: Option<Message>) -> Self {
        self.behaviour.on_press = message;
        self
    }

    pub fn on_key(mut self, on_key: impl Fn(&Key, Modifiers) -> Option<Message> + 'a) -> Self {
        self.behaviour.on_key = Some(Box::new(on_key));
        self
    }

    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.width = width.into();
        self
    }

    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.height = height.into();
        self
    }

    pub fn centred(mut self) -> Self {
        self.is_centred = true;
        self
    }

    /// It is the chosen one of its group, or not: where Tab leads.
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    pub fn padding(mut self, padding: impl Into<Padding>) -> Self {
        self.padding = padding.into();
        self
    }

    pub fn least(mut self, side: f32) -> Self {
        self.least = side;
        self
    }

    pub fn style(mut self, style: impl Fn(Status) -> Style + 'a) -> Self {
        self.style = Some(Box::new(style));
        self
    }

    pub fn ring(mut self, colour: Color) -> Self {
        self.ring = colour;
        self
    }
}

impl<Message: Clone> Press<'_, Message> {
    fn key(&self, key: &Key, modifiers: Modifiers) -> Option<Message> {
        let own = self.on_key.as_ref().and_then(|on_key| on_key(key, modifiers));
        own.or_else(|| match key {
            Key::Named(Named::Enter | Named::Space) if modifiers.is_empty() => self.on_press.clone(),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        })
    }
}

impl<Message: Clone> Behaviour<Message> for Press<'_, Message> {
    /// Whether it is held down.
    type State = bool;

    fn is_live(&self, _pressed: &bool) -> bool {
        self.on_press.is_some() || self.on_key.is_some()
    }

    fn status(&self, pressed: &bool, over: bool) -> Status {
        match (self.on_press.is_some(), over) {
            (false, _) => Status::Off,
            (true, true) if *pressed => Status::Pressed,
            (true, true) => Status::Hovered,
            (true, false) => Status::Rest,
        }
    }

    fn pointer(&self, _pressed: &bool, over: bool) -> mouse::Interaction {
        if over && self.on_press.is_some() { mouse::Interaction::Pointer } else { mouse::Interaction::None }
    }

    fn press(&self, _pressed: &mut bool, shell: &mut Shell<'_, Message>) {
        if let Some(message) = self.on_press.clone() {
            shell.publish(message);
        }
    }

    fn answer(&self, pressed: &mut bool, focus: &mut Focus, event: &Event, over: bool, shell: &mut Shell<'_, Message>) {
        // What lost the focus is let go.
        *pressed &= focus.here;
        match event {
            _ if shell.is_event_captured() => {}
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if over && self.is_live(pressed) =>
            {
                (*pressed, focus.here) = (self.on_press.is_some(), true);
                shell.capture_event();
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. })
                if *pressed =>
            {
                *pressed = false;
                if let Some(message) = self.on_press.clone().filter(|_| over) {
                    shell.publish(message);
                }
                shell.capture_event();
            }
            Event::Touch(touch::Event::FingerLost { .. }) => *pressed = false,
            // After a click Enter and Space are the screen's again: whoever pressed a control by pointer does not mean it.
            Event::Keyboard(keyboard::Event::KeyPressed {
                modified_key: Key::Named(Named::Enter | Named::Space),
                ..
            }) if !focus.shown => {}
            Event::Keyboard(keyboard::Event::KeyPressed { modified_key, modifiers, .. }) if focus.here => {
                if let Some(message) = self.key(modified_key, *modifiers) {
                    focus.shown = true;
                    shell.publish(message);
                    shell.capture_event();
                }
            }
            _ => {}
        }
    }
}
