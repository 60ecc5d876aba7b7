//! A strip across the window with something to be told: by a sign, by a colour and in words. Knows no screen.

use iced::widget::text;

use base::draw::{Hue, Ink};

use crate::app::notice::Tone;
use crate::app::prelude::*;

pub fn said<'a, M: 'a>(
    ui: Ui,
    tone: Tone,
    words: impl text::IntoFragment<'a>,
    aside: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let (icon, role) = match tone {
        Tone::Done => (Icon::Right, Role::Good),
        Tone::Warned => (Icon::Warning, Role::Deep(Hue::Ochre)),
        Tone::Refused => (Icon::Wrong, Role::Bad),
    };
    strip(ui, (icon, role), ui.body(words).width(Fill), aside)
}

pub fn strip<'a, M: 'a>(
    ui: Ui,
    (icon, role): (Icon, Role),
    content: impl Into<Element<'a, M>>,
    aside: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let edge = container(space()).width(ui.gap(4.0)).height(Fill).style(ui.panel(role));
    let line = row![icon.view(ui, role), content.into(), aside.into()];
    let line = line.spacing(ui.gap(12.0)).align_y(Center).padding(ui.gap(10.0));
    let line = container(line).width(Fill).style(ui.panel(Ink::new(role).alpha(0.1)));
    row![edge, line].height(iced::Shrink).into()
}
