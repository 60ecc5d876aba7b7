//! All shortcuts on one card.

use iced::widget::{column, row};
use iced::{Element, Fill};

use crate::app::theme::Ui;
use crate::phrase;
use crate::phrase::Phrase;

/// The keys and what they do.
fn shortcuts() -> [(&'static str, Phrase); 15] {
    [
        ("Tab", phrase!("app-key-tab")),
        ("← → ↑ ↓", phrase!("app-key-arrows")),
        ("Enter", phrase!("app-key-enter")),
        ("Esc", phrase!("app-key-escape")),
        ("1 2 3 …", phrase!("app-key-digits")),
        ("Ctrl+Z", phrase!("app-key-undo")),
        ("H", phrase!("app-key-hint")),
        ("R", phrase!("app-key-rules")),
        ("Ctrl+P", phrase!("app-key-print")),
        ("Ctrl+N", phrase!("app-key-new")),
        ("Ctrl+O", phrase!("app-key-open")),
        ("Ctrl+F", phrase!("app-key-find")),
        ("Ctrl++ / Ctrl+−", phrase!("app-key-size")),
        ("F1", phrase!("app-key-help")),
        ("F11", phrase!("app-key-full")),
    ]
}

/// The card.
pub fn view<'a, Message: 'a>(ui: Ui) -> Element<'a, Message> {
    let rows = shortcuts().into_iter().map(|(keys, phrase)| {
        let keys = ui.strong(keys).width(ui.wide(150.0));
        row![keys, ui.body(ui.lang.say(&phrase)).width(Fill)].spacing(ui.gap(12.0)).into()
    });
    let title = ui.heading(crate::tr!(ui.lang, "app-help-title"));
    column![title].extend(rows).spacing(ui.gap(8.0)).padding(ui.gap(24.0)).into()
}
