//! All shortcuts on one card.

use iced::widget::{column, row};
use iced::{Element, Fill};

use crate::app::theme::Ui;
use crate::phrase::Phrase;
use crate::{phrase, tr};

/// The keys and what they do; `ctrl` and `backspace` are written as the language's keyboards have it.
fn shortcuts() -> [(&'static str, Phrase); 26] {
    [
        ("Tab", phrase!("app-key-tab")),
        ("← → ↑ ↓", phrase!("app-key-arrows")),
        ("Enter", phrase!("app-key-enter")),
        ("Esc", phrase!("app-key-escape")),
        ("backspace", phrase!("app-key-backspace")),
        ("1 2 3 …", phrase!("app-key-digits")),
        ("ctrl+Z", phrase!("app-key-undo")),
        ("V", phrase!("app-key-look")),
        ("C", phrase!("app-key-call")),
        ("F", phrase!("app-key-hurry")),
        ("H", phrase!("app-key-hint")),
        ("R", phrase!("app-key-rules")),
        ("N, P, A", phrase!("app-key-review")),
        ("ctrl+P", phrase!("app-key-print")),
        ("ctrl+N", phrase!("app-key-new")),
        ("ctrl+O", phrase!("app-key-open")),
        ("ctrl+F", phrase!("app-key-find")),
        ("ctrl+L", phrase!("practise-key-practise")),
        ("1 2 3 4", phrase!("practise-key-grade")),
        ("F2", phrase!("practise-key-wordless")),
        ("F3", phrase!("practise-key-show")),
        ("F4", phrase!("practise-key-suspend")),
        ("F5, F6", phrase!("practise-key-hear")),
        ("ctrl++ / ctrl+−", phrase!("app-key-size")),
        ("F1", phrase!("app-key-help")),
        ("F11", phrase!("app-key-full")),
    ]
}

/// The card.
pub fn view<'a, Message: 'a>(ui: Ui) -> Element<'a, Message> {
    let (ctrl, backspace) = (tr!(ui.lang, "app-ctrl"), tr!(ui.lang, "app-backspace"));
    let rows = shortcuts().into_iter().map(move |(keys, phrase)| {
        let keys = ui.strong(keys.replace("ctrl", &ctrl).replace("backspace", &backspace)).width(ui.wide(150.0));
        row![keys, ui.body(ui.lang.say(&phrase)).width(Fill)].spacing(ui.gap(12.0)).into()
    });
    let title = ui.heading(tr!(ui.lang, "app-help-title"));
    column![title].extend(rows).spacing(ui.gap(8.0)).padding(ui.gap(24.0)).into()
}
