//! Something that lasts only while it is held down: by pointer, finger or key. Letting go is said however it comes
//! about: also when the pointer leaves the window or the window loses the focus. A repeating key does not begin anew.

use iced::advanced::Shell;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Color, Element, Event, mouse, touch, window};

use super::focus::{Behaviour, Focus, Focused, Status};

pub type Hold<'a, Message> = Focused<'a, Message, Grip<Message>>;

pub struct Grip<Message> {
    on_hold: Option<Message>,
    on_let_go: Message,
}

#[derive(Clone, Debug, PartialEq)]
pub enum By {
    Pointer,
    Finger(touch::Finger),
    Key(Key),
    /// Whoever can only press: a second press lets go.
    Press,
}

impl<'a, Message: Clone + 'a> Hold<'a, Message> {
    /// Something that cannot be held yet, by its name; `on_let_go` may be said where nothing was held.
    pub fn new(content: impl Into<Element<'a, Message>>, id: impl Into<iced::widget::Id>, on_let_go: Message) -> Self {
        let mut hold = Self::with(content, Grip { on_hold: None, on_let_go });
        hold.id = Some(id.into());
        hold
    }

    pub fn on_hold(mut self, message: Option<Message>) -> Self {
        self.behaviour.on_hold = message;
        self
    }

    pub fn ring(mut self, colour: Color, radius: f32) -> Self {
        (self.ring, self.radius) = (colour, radius.into());
        self
    }
}

fn grip(focus: Focus, event: &Event, over: bool) -> Option<By> {
    match event {
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) if over => Some(By::Pointer),
        Event::Touch(touch::Event::FingerPressed { id, .. }) if over => Some(By::Finger(*id)),
        Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, repeat: false, .. })
            if focus.here && modifiers.is_empty() && matches!(key, Key::Named(Named::Enter | Named::Space)) =>
        {
            Some(By::Key(key.clone()))
        }
        _ => None,
    }
}

fn loosens(by: Option<&By>, event: &Event) -> bool {
    match event {
        Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left) | mouse::Event::CursorLeft) => {
            by == Some(&By::Pointer)
        }
        Event::Touch(touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. }) => {
            by == Some(&By::Finger(*id))
        }
        Event::Keyboard(keyboard::Event::KeyReleased { key, .. }) => by == Some(&By::Key(key.clone())),
        Event::Window(window::Event::Unfocused) => true,
        _ => false,
    }
}

impl<Message: Clone> Behaviour<Message> for Grip<Message> {
    type State = Option<By>;

    fn is_live(&self, by: &Option<By>) -> bool {
        self.on_hold.is_some() || by.is_some()
    }

    fn status(&self, by: &Option<By>, over: bool) -> Status {
        match (self.is_live(by), by, over) {
            (false, ..) => Status::Off,
            (true, Some(_), _) => Status::Pressed,
            (true, None, true) => Status::Hovered,
            (true, None, false) => Status::Rest,
        }
    }

    fn pointer(&self, by: &Option<By>, over: bool) -> mouse::Interaction {
        match by {
            Some(By::Pointer) => mouse::Interaction::Grabbing,
            Some(By::Finger(_) | By::Key(_) | By::Press) | None if over && self.on_hold.is_some() => {
                mouse::Interaction::Grab
            }
            Some(By::Finger(_) | By::Key(_) | By::Press) | None => mouse::Interaction::None,
        }
    }

    fn is_held(&self, by: &Option<By>) -> Option<bool> {
        Some(by.is_some())
    }

    fn press(&self, by: &mut Option<By>, shell: &mut Shell<'_, Message>) {
        match (by.take(), self.on_hold.clone()) {
            (Some(_), _) => shell.publish(self.on_let_go.clone()),
            (None, Some(message)) => {
                *by = Some(By::Press);
                shell.publish(message);
            }
            (None, None) => {}
        }
    }

    fn answer(
        &self,
        held: &mut Option<By>,
        focus: &mut Focus,
        event: &Event,
        over: bool,
        shell: &mut Shell<'_, Message>,
    ) {
        if loosens(held.as_ref(), event) {
            *held = None;
            shell.publish(self.on_let_go.clone());
            return;
        }
        // A key that is held down goes on being pressed: that is ours as long as it holds.
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) = event
            && *held == Some(By::Key(key.clone()))
        {
            shell.capture_event();
            return;
        }
        let Some(by) = grip(*focus, event, over).filter(|_| !shell.is_event_captured() && held.is_none()) else {
            return;
        };
        if let Some(message) = self.on_hold.clone() {
            *focus = Focus { here: true, shown: matches!(by, By::Key(_)) };
            *held = Some(by);
            shell.publish(message);
            shell.capture_event();
        }
    }
}
