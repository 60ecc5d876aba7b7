//! A field into which a whole list can be pasted: the toolkit's makes one line of it. Knows nothing of the list.

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, clipboard, text};
use iced::keyboard::{self, Key};
use iced::widget::{TextInput, text_input};
use iced::{Element, Event, Renderer};

use super::round::{Manner, round};

/// What a list does that is pasted.
struct Lists<Message>(fn(String) -> Message);

/// The field, which says so where what is pasted is a list: several lines, or cells of a table.
pub fn lists<'a, Message: Clone + 'a>(
    field: TextInput<'a, Message>,
    pasted: fn(String) -> Message,
) -> Element<'a, Message> {
    round(Lists(pasted), field)
}

/// Whether that is more than one line can hold.
fn is_list(text: &str) -> bool {
    text.trim().contains(['\n', '\r', '\t'])
}

impl<Message> Manner<Message> for Lists<Message> {
    fn ahead(&self, tree: &Tree, event: &Event, clipboard: &dyn Clipboard) -> Option<Message> {
        type State = text_input::State<<Renderer as text::Renderer>::Paragraph>;
        let Event::Keyboard(keyboard::Event::KeyPressed { key, physical_key, modifiers, .. }) = event else {
            return None;
        };
        let pastes = modifiers.command() && !modifiers.alt() && key.to_latin(*physical_key) == Some('v');
        let has_focus = || tree.state.downcast_ref::<State>().is_focused();
        if !pastes || matches!(key, Key::Named(_)) || !has_focus() {
            return None;
        }
        clipboard.read(clipboard::Kind::Standard).filter(|text| is_list(text)).map(self.0)
    }
}
