//! A field to write in: the toolkit's, which says what it is called and where its caret is, and into which a whole list can
//! be pasted, of which the toolkit's makes one line. Knows nothing of the list.

use std::borrow::Cow;

use accesskit::Role;
use iced::advanced::layout::Layout;
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Shell, clipboard, text};
use iced::keyboard::key::{Code, Named as NamedKey, Physical};
use iced::keyboard::{self, Key, Location, Modifiers};
use iced::widget::text_input::{Value, cursor};
use iced::widget::{Id, TextInput, text_input};
use iced::{Element, Event, Font, Length, Padding, Rectangle, Renderer, alignment, mouse};

use super::round::{Content, Decorator, round};
use super::semantics::{SemanticAction, Semantics};

pub struct Field<'a, Message> {
    input: TextInput<'a, Message>,
    named: Named<Message>,
}

struct Named<Message> {
    name: Option<String>,
    empty: String,
    value: String,
    id: Option<Id>,
    pasted: Option<fn(String) -> Message>,
    asked: Option<SemanticAction>,
}

type State = text_input::State<<Renderer as text::Renderer>::Paragraph>;

impl<'a, Message: Clone + 'a> Field<'a, Message> {
    /// Is called as its group is, or by the example `empty` that stands there while it is empty.
    pub fn new(empty: &str, value: &str, style: impl FnOnce(TextInput<'a, Message>) -> TextInput<'a, Message>) -> Self {
        let named =
            Named { name: None, empty: empty.to_owned(), value: value.to_owned(), id: None, pasted: None, asked: None };
        Self { input: style(text_input(empty, value)), named }
    }

    pub fn named(mut self, name: String) -> Self {
        self.named.name = Some(name);
        self
    }

    /// What a list does that is pasted: several lines, or cells of a table.
    pub fn lists(mut self, pasted: fn(String) -> Message) -> Self {
        self.named.pasted = Some(pasted);
        self
    }

    pub fn on_input(self, on_input: impl Fn(String) -> Message + 'a) -> Self {
        Self { input: self.input.on_input(on_input), ..self }
    }

    pub fn on_submit(self, message: Message) -> Self {
        Self { input: self.input.on_submit(message), ..self }
    }

    pub fn id(mut self, id: impl Into<Id>) -> Self {
        let id = id.into();
        self.named.id = Some(id.clone());
        Self { input: self.input.id(id), ..self }
    }

    pub fn padding(self, padding: impl Into<Padding>) -> Self {
        Self { input: self.input.padding(padding), ..self }
    }

    pub fn width(self, width: impl Into<Length>) -> Self {
        Self { input: self.input.width(width), ..self }
    }

    pub fn font(self, font: Font) -> Self {
        Self { input: self.input.font(font), ..self }
    }

    pub fn align_x(self, side: impl Into<alignment::Horizontal>) -> Self {
        Self { input: self.input.align_x(side), ..self }
    }
}

impl<'a, Message: Clone + 'a> From<Field<'a, Message>> for Element<'a, Message> {
    fn from(field: Field<'a, Message>) -> Self {
        round(field.named, field.input)
    }
}

fn is_list(text: &str) -> bool {
    text.trim().contains(['\n', '\r', '\t'])
}

/// A clipboard that holds what is written by whoever cannot type.
struct Given(String);

impl Clipboard for Given {
    fn read(&self, _kind: clipboard::Kind) -> Option<String> {
        Some(self.0.clone())
    }

    fn write(&mut self, _kind: clipboard::Kind, _contents: String) {}
}

impl<Message> Decorator<Message> for Named<Message> {
    fn introduce(&mut self, tree: &Tree, layout: Layout<'_>, operation: &mut dyn Operation) {
        let state = tree.state.downcast_ref::<State>();
        let caret = match state.cursor().state(&Value::new(&self.value)) {
            cursor::State::Index(at) => (at, at),
            cursor::State::Selection { start, end } => (end, start),
        };
        let told = Semantics {
            name: self.name.clone(),
            about: (!self.empty.is_empty()).then(|| self.empty.clone()),
            value: Some(self.value.clone()),
            caret: Some(caret),
            ..Semantics::holding(Role::TextInput)
        };
        self.asked = told.say(self.id.as_ref(), layout.bounds(), operation).or(self.asked.take());
    }

    /// What is asked by whoever does not type happens as if it were typed.
    fn before(&mut self, content: &mut Content<'_, '_, Message>, _event: &Event, shell: &mut Shell<'_, Message>) {
        let Some(asked) = self.asked.take() else { return };
        let state = content.tree.state.downcast_mut::<State>();
        state.focus();
        let text = match asked {
            SemanticAction::Written(text) => text,
            SemanticAction::Selected(from, to) => return state.select_range(from.min(to), from.max(to)),
            SemanticAction::Pressed
            | SemanticAction::Led(_)
            | SemanticAction::PartPressed(_)
            | SemanticAction::Set(_) => return,
        };
        state.select_all();
        let (key, physical_key) = (Key::Character("v".into()), Physical::Code(Code::KeyV));
        let (location, modifiers) = (Location::Standard, Modifiers::COMMAND);
        let pressed = keyboard::Event::KeyPressed {
            key: key.clone(),
            modified_key: key.clone(),
            physical_key,
            location,
            modifiers,
            text: None,
            repeat: false,
        };
        let released =
            keyboard::Event::KeyReleased { key: key.clone(), modified_key: key, physical_key, location, modifiers };
        let typed = [
            keyboard::Event::ModifiersChanged(modifiers),
            pressed,
            released,
            keyboard::Event::ModifiersChanged(Modifiers::empty()),
        ];
        for event in typed.map(Event::Keyboard) {
            let given = &mut Given(text.clone());
            content.update(&event, mouse::Cursor::Unavailable, given, shell, &Rectangle::INFINITE);
        }
    }

    fn ahead(&self, tree: &Tree, event: &Event, clipboard: &dyn Clipboard) -> Option<Message> {
        let Event::Keyboard(keyboard::Event::KeyPressed { key, physical_key, modifiers, .. }) = event else {
            return None;
        };
        let pastes = modifiers.command() && !modifiers.alt() && key.to_latin(*physical_key) == Some('v');
        let has_focus = || tree.state.downcast_ref::<State>().is_focused();
        if !pastes || matches!(key, Key::Named(_)) || !has_focus() {
            return None;
        }
        let pasted = self.pasted?;
        clipboard.read(clipboard::Kind::Standard).filter(|text| is_list(text)).map(pasted)
    }

    /// A key with Ctrl is a command: the system sends a sign along as text all the same. Nor is Enter then the field's.
    fn heard<'e>(&self, _content: &mut Content<'_, '_, Message>, event: &'e Event) -> Cow<'e, Event> {
        let mut heard = Cow::Borrowed(event);
        if let Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(NamedKey::Enter), modifiers, .. }) = event
            && modifiers.command()
            && let Event::Keyboard(keyboard::Event::KeyPressed { key, modified_key, .. }) = heard.to_mut()
        {
            (*key, *modified_key) = (Key::Unidentified, Key::Unidentified);
        }
        if let Event::Keyboard(keyboard::Event::KeyPressed { text: Some(_), modifiers, .. }) = event
            && modifiers.command()
            && !modifiers.alt()
            && let Event::Keyboard(keyboard::Event::KeyPressed { text, .. }) = heard.to_mut()
        {
            *text = None;
        }
        heard
    }
}
